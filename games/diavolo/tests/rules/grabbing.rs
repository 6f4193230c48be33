//! Throwing, grabbing, and what it costs.

use ludo::{Awaits, Game, proves};

use crate::desk::{Desk, EXAMPLE, at, kinds, opening, receipt, turn, verdicts};

#[test]
fn diavolo_2_a_turn_is_a_throw_with_an_order() {
    let _proof = proves!["DIAVOLO-2"];
    let desk = opening(4).play(format!("1 throw; * odd{EXAMPLE}"));
    assert_eq!(kinds(&desk), ["threw", "shown"]);
    assert!(desk.last_told().contains(r#""order":"odd""#));
}

#[test]
fn diavolo_3_the_fastest_have_the_devils() {
    let _proof = proves!["DIAVOLO-3"];
    // Three players, two red devils.
    let desk = opening(3).play(turn("most", "1 take red 900; 2 take red 700; 3 take red 800"));
    assert_eq!(desk.scores(), [4, 5, 5]);
}

#[test]
fn diavolo_4_and_30_a_wrong_colour_costs_a_gem() {
    let _proof = proves!["DIAVOLO-4", "DIAVOLO-30"];
    let desk = opening(2).play(turn("most", "1 take black 900; 2 take red 1000"));
    assert_eq!(verdicts(&desk), ["wrong -1", "right 0"]);
}

#[test]
fn diavolo_5_too_late_costs_a_gem() {
    let desk = opening(2).play(turn("most", "1 take red 900; 2 take red 1000"));
    assert_eq!(verdicts(&desk), ["right 0", "late -1"]);
    // After the time of the table there is nothing to grab.
    let desk = opening(2).play(turn("most", "1 take black 900"));
    desk.refuses("20000ms 2 take red 10001", "DIAVOLO-5", "too-late");
    desk.allows("20000ms 2 take red 10000");
}

#[test]
fn diavolo_8_and_amb_2_four_and_more_have_ten_devils() {
    let _proof = proves!["DIAVOLO-8", "DIAVOLO-AMB-2"];
    for players in 4..=6 {
        assert_eq!(opening(players).state().devils_in_play(), [3, 3, 3, 1]);
    }
}

#[test]
fn diavolo_9_10_11_five_gems_each_and_the_youngest_throws() {
    let _proof = proves!["DIAVOLO-9", "DIAVOLO-10", "DIAVOLO-11"];
    let desk = opening(6);
    assert_eq!(desk.scores(), [5; 6]);
    desk.refuses("2 throw", "DIAVOLO-35", "not-your-throw");
    desk.allows("1 throw");
}

#[test]
fn diavolo_12_the_dice_are_thrown_once() {
    let desk = opening(4);
    desk.refuses(&format!("* odd{EXAMPLE}"), "DIAVOLO-12", "no-chance");
    let desk = desk.play("1 throw");
    desk.refuses("1 throw", "DIAVOLO-12", "already-thrown");
    let desk = desk.play(format!("* odd{EXAMPLE}"));
    desk.refuses("1 throw", "DIAVOLO-12", "already-thrown");
}

#[test]
fn diavolo_13_everybody_grabs_the_thrower_too() {
    let desk = opening(4);
    desk.refuses("1 take red 5", "DIAVOLO-13", "nothing-to-grab");
    let desk = desk.play(format!("1 throw; * odd{EXAMPLE}"));
    assert_eq!(desk.state().awaits().who().len(), 4);
}

#[test]
fn diavolo_21_22_23_one_devil_and_for_good() {
    let _proof = proves!["DIAVOLO-22", "DIAVOLO-23"];
    let desk = opening(4).play(turn("most", "1 take black 900"));
    desk.refuses("1 take black 950", "DIAVOLO-21", "only-one");
    desk.refuses("1 take red 950", "DIAVOLO-21", "only-one");
    desk.refuses("1 leave 950", "DIAVOLO-21", "only-one");
    desk.refuses("1 ~undo 3", "HOUSE-UNDO", "cannot-undo");
}

#[test]
fn diavolo_31_lost_gems_go_back_to_the_box() {
    let _proof = proves!["DIAVOLO-31"];
    let desk = opening(2).play(turn("most", "1 take black 900; 2 take black 1000"));
    assert_eq!(desk.scores(), [4, 4]);
    assert_eq!(desk.state().piece_counts()["gem"], 30);
}

#[test]
fn diavolo_32_none_costs_a_gem() {
    let _proof = proves!["DIAVOLO-32"];
    let desk = opening(2).play(turn("most", "1 take red 900; 2000ms - time"));
    assert_eq!(verdicts(&desk), ["right 0", "nothing -1"]);
}

#[test]
fn diavolo_33_the_grey_devil_on_a_tie_wins_a_gem() {
    let _proof = proves!["DIAVOLO-33"];
    let desk = at("gems 3 3 3 / fell 0 0 0 / turn 4 of 1 / ready");
    let desk = desk.play(turn("high", "1 take grey 900; 2 take grey 1000; 3 take red 500"));
    assert_eq!(desk.scores(), [4, 2, 2]);
}

#[test]
fn diavolo_34_and_amb_8_nobody_has_more_than_five() {
    let _proof = proves!["DIAVOLO-AMB-8"];
    let desk = opening(2).play(turn("high", "1 take grey 900; 2 take red 1000"));
    assert_eq!(verdicts(&desk), ["right 0", "wrong -1"]);
    Desk::refuses_position("", 2, "gems 6 3 / fell 0 0 / turn 2 of 1 / ready", "DIAVOLO-34");
}

#[test]
fn diavolo_amb_3_on_a_tie_all_others_lose_unless_the_table_is_forgiving() {
    let _proof = proves!["DIAVOLO-AMB-3"];
    let forgiving = Desk::opening("tieForgiving=on", 3);
    let grabs = turn("high", "1 take grey 900; 2 take grey 1000; 3 take red 500");
    assert_eq!(opening(3).play(&grabs).scores(), [5, 4, 4]);
    assert_eq!(forgiving.clone().play(&grabs).scores(), [5, 5, 5]);
    // It forgives ties, and nothing else.
    let wrong = turn("most", "1 take grey 900; 2 take red 1000; 3 take red 500");
    assert_eq!(forgiving.play(&wrong).scores(), [4, 5, 5]);
}

#[test]
fn diavolo_amb_7_grey_without_a_tie_is_wrong() {
    let _proof = proves!["DIAVOLO-AMB-7"];
    let desk = opening(2).play(turn("most", "1 take grey 900; 2 take red 1000"));
    assert_eq!(verdicts(&desk)[..1], ["wrong -1"]);
}

#[test]
fn diavolo_amb_9_one_gem_a_turn_at_most() {
    let _proof = proves!["DIAVOLO-AMB-9"];
    for (last, verdict) in [("red", "late"), ("black", "wrong")] {
        let grabs = format!("1 take red 900; 2 take red 1000; 3 take {last} 1100");
        let desk = opening(3).play(turn("most", &grabs));
        assert_eq!(verdicts(&desk)[2..], [format!("{verdict} -1")]);
    }
}

fn until(desk: &Desk) -> Option<u64> {
    match desk.state().awaits() {
        Awaits::Seats { until, .. } => until,
        _ => panic!("it has ended"),
    }
}

#[test]
fn diavolo_amb_10_when_grabbing_ends() {
    // At the limit, and a moment for slow lines.
    let open = format!("1 throw; 50ms * most{EXAMPLE}");
    let desk = opening(2).play(&open);
    assert_eq!(until(&desk), Some(50 + 10_000 + diavolo::GRACE_MS));
    desk.refuses("10000ms - time", "DIAVOLO-AMB-10", "too-early");
    // A wrong devil ends nothing; the last right one does, after that moment.
    let desk = desk.play("300ms 1 take black 200");
    assert_eq!(until(&desk), Some(50 + 10_000 + diavolo::GRACE_MS));
    let desk = desk.play("900ms 2 take red 850");
    assert_eq!(desk.scores(), [4, 5], "everybody has taken one");
    let desk = opening(2).play(&open).play("900ms 2 take red 850");
    assert_eq!(until(&desk), Some(50 + 850 + diavolo::GRACE_MS));
    assert_eq!(desk.play("1600ms - time").scores(), [4, 5]);
    let short = Desk::opening("seconds=4", 2).play(&open);
    assert_eq!(until(&short), Some(50 + 4_000 + diavolo::GRACE_MS));
    let calm = Desk::opening("untimed=on", 2).play(&open);
    assert_eq!(until(&calm), None);
    calm.refuses("99999999ms - time", "DIAVOLO-AMB-10", "no-clock");
    calm.allows("99999999ms 1 take red 99999000");
}

#[test]
fn diavolo_amb_10_at_an_untimed_table_answers_lie_face_down() {
    let calm = Desk::opening("untimed=on", 3).play(format!("1 throw; 50ms * most{EXAMPLE}"));
    let calm = calm.play("9000ms 2 take red 8950; 9900ms 3 take red 9850");
    let view = calm.view();
    assert_eq!(view, calm.view_of(2), "not even one's own");
    assert!(view.players.iter().all(|player| player.grab.is_none()));
    assert_eq!([0, 1, 2].map(|i: usize| view.players[i].answered), [false, true, true]);
    assert_eq!(kinds(&calm), ["answered", "answered"]);
    // All have answered: what lies there is turned up, as it is and no other way.
    let calm = calm.play("60000ms 1 take red 59950");
    assert_eq!(calm.state().awaits(), Awaits::Chance);
    for wrong in [
        "* up 1 take red 59950, 2 take red 8950",
        "* up 1 take red 59950, 2 take red 8950, 3 take black 9850",
        "* first 1 2",
    ] {
        calm.refuses(wrong, "DIAVOLO-AMB-10", "other-answers");
    }
    // Three want two red ones: only now does it matter who was ready first.
    let calm = calm.play("* up 1 take red 59950, 2 take red 8950, 3 take red 9850");
    assert_eq!(calm.scores(), [4, 5, 5]);
    assert_eq!(kinds(&calm), ["reached", "reached", "reached", "counted", "turn"]);
}

#[test]
fn diavolo_amb_11_stamps_decide_and_chance_where_they_cannot() {
    // What was written down first was not the first hand.
    let desk = opening(2).play(turn("most", "1 take red 900 said 700 lag 80; 2 take red 850"));
    assert_eq!(desk.scores(), [4, 5]);
    assert_eq!(
        ["at", "said", "lag"].map(|key| receipt(&desk)[0][key].as_u64()),
        [900, 700, 80].map(Some)
    );
    // A grab counts only with its stamp.
    let desk = opening(2).play(turn("most", "1 take red 900"));
    desk.refuses("2 take red", "DIAVOLO-AMB-11", "no-stamp");
    // 6 ms are told apart, 5 are not.
    let apart = opening(2).play(turn("most", "1 take red 900; 2 take red 894"));
    assert_eq!(apart.scores(), [4, 5]);
    let level = opening(2).play(turn("most", "1 take red 900; 2 take red 895"));
    assert_eq!(level.state().awaits(), Awaits::Chance);
    for wrong in ["* first 1", "* first 1 1", "* first 1 2 3", "* first 1 2 2", "* gap"] {
        level.refuses(wrong, "DIAVOLO-AMB-11", "not-level");
    }
    assert_eq!(level.play("* first 1 2").scores(), [5, 4]);
}

/// A stamp is held against the time of its line, what her device said, and what her line explains.
#[test]
fn diavolo_amb_11_a_forged_stamp_is_refused_at_its_line() {
    let desk = opening(2).play(format!("1 throw; 50ms * most{EXAMPLE}"));
    for honest in [
        "1010ms 1 take red 960",
        "1010ms 1 take red 800 said 800 lag 160",
        "1010ms 1 take red 800 said 0 lag 160",
        "1010ms 1 take red 960 said 4294967295 lag 700",
        "1010ms 1 leave 900 said 900 lag 160",
        "60ms 1 take red 150 said 10 lag 0",
        // A player of the house moved then; the house was busy.
        "1010ms 1 take red 700",
    ] {
        desk.allows(honest);
    }
    for forged in [
        "1010ms 1 take red 961",
        "1010ms 1 take red 799 said 799 lag 160",
        "1010ms 1 take red 799 said 0 lag 160",
        "1010ms 1 take red 801 said 0 lag 160",
        "1010ms 1 take red 259 said 0 lag 701",
        "1010ms 1 take red 149",
        "1010ms 1 leave 799 said 799 lag 160",
        "60ms 1 take red 10",
        "1010ms 1 take red 0 said 0 lag 4294967295",
    ] {
        desk.refuses(forged, "DIAVOLO-AMB-11", "other-stamp");
    }
}

/// One devil is won by one, however far numbers go.
#[test]
fn diavolo_amb_11_stamps_near_the_end_of_numbers() {
    let calm = Desk::opening("untimed=on", 2).play(format!("1 throw; 0ms * most{EXAMPLE}"));
    let desk = calm.play("4294967295ms 1 take red 4294967295; 2 take red 4294967293");
    let desk = desk.play("* up 1 take red 4294967295, 2 take red 4294967293");
    desk.refuses("* first 1", "DIAVOLO-AMB-11", "not-level");
    assert_eq!(desk.play("* first 1 2").scores(), [5, 4]);
    // Nor does a window end before it began.
    let late = opening(2).play(format!("1 throw; 9999999999000ms * most{EXAMPLE}"));
    assert!(until(&late) > Some(9_999_999_999_999));
    late.refuses("9999999999999ms - time", "DIAVOLO-AMB-10", "too-early");
}

#[test]
fn diavolo_amb_11_only_those_at_the_edge_are_level() {
    // Four want three devils: 700 is clear, 800 to 805 share the two that are left.
    let grabs = "1 take red 805; 2 take red 700; 3 take red 800; 4 take red 803";
    let desk = opening(4).play(turn("most", grabs)).play("* first 4 1 3");
    assert_eq!(desk.scores(), [5, 5, 4, 5]);
    assert!(desk.told()[0].starts_with(r#"{"type":"settled","seats":[4,1,3],"said":"#));
    // 799 is level with 803, but not with the first who would have none.
    let grabs = "1 take red 805; 2 take red 700; 3 take red 799; 4 take red 803";
    let desk = opening(4).play(turn("most", grabs)).play("* first 1 4");
    assert_eq!(desk.scores(), [5, 5, 5, 4]);
    // Level for a wrong devil: nothing hangs on it.
    let grabs = "1 take black 800; 2 take black 800; 3 take red 800";
    assert_eq!(opening(3).play(turn("most", grabs)).scores(), [4, 4, 5]);
}

#[test]
fn diavolo_amb_13_all_gains_and_losses_together() {
    let _proof = proves!["DIAVOLO-AMB-13"];
    // Seat 2 falls and seat 3 has a new gem in the same turn: the devils of three were still there.
    let desk = at("gems 3 1 3 / fell 0 0 0 / turn 4 of 1 / ready");
    let desk = desk.play(turn("high", "1 take red 900; 2 take red 1000; 3 take grey 500"));
    assert_eq!(desk.scores(), [2, 0, 4]);
    assert_eq!(kinds(&desk)[5..], ["counted", "out", "fewer", "turn"]);
}

#[test]
fn diavolo_amb_20_one_may_take_none() {
    let _proof = proves!["DIAVOLO-AMB-20"];
    let desk = opening(2).play(turn("most", "1 leave 900; 2 take red 1000"));
    assert_eq!(verdicts(&desk), ["nothing -1", "right 0"]);
}

#[test]
fn diavolo_amb_22_the_first_devil_counts() {
    let _proof = proves!["DIAVOLO-AMB-22"];
    let desk = opening(2).play(turn("most", "1 take black 300"));
    desk.refuses("1 take red 400", "DIAVOLO-21", "only-one");
    let desk = desk.play("900ms 2 take red 900");
    assert_eq!(verdicts(&desk)[..1], ["wrong -1"]);
}
