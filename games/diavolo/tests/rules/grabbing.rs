//! Throwing, grabbing, and what it costs.

use diavolo::{Devil, Event, Verdict};
use ludo::{Awaits, Game, Seat, Viewer};

use crate::desk::{Desk, EXAMPLE, turn};

fn changes(desk: &Desk) -> Vec<(Verdict, i8)> {
    desk.tallies()
        .iter()
        .map(|tally| (tally.verdict, tally.change))
        .collect()
}

/// DIAVOLO-1
#[test]
fn diavolo_1_and_2_a_turn_is_a_throw_with_an_order() {
    let desk = Desk::opening(4).play(&format!("0 1 throw; 0 * odd{EXAMPLE}"));
    assert!(
        matches!(desk.told[..], [Event::Threw { .. }, Event::Shown { .. }]),
        "DIAVOLO-1, DIAVOLO-2"
    );
}

/// DIAVOLO-3
#[test]
fn diavolo_3_the_fastest_have_the_devils() {
    // Three players, two red devils.
    let desk = Desk::opening(3).play(&turn("most", "9 1 take red 900; 9 2 take red 700; 9 3 take red 800"));
    assert_eq!(desk.gems(), [4, 5, 5]);
}

/// DIAVOLO-4
#[test]
fn diavolo_4_and_30_a_wrong_colour_costs_a_gem() {
    let desk = Desk::opening(2).play(&turn("most", "9 1 take black 900; 9 2 take red 1000"));
    assert_eq!(
        changes(&desk),
        [(Verdict::Wrong, -1), (Verdict::Right, 0)],
        "DIAVOLO-4, DIAVOLO-30"
    );
}

/// DIAVOLO-5
#[test]
fn diavolo_5_too_late_costs_a_gem() {
    let desk = Desk::opening(2).play(&turn("most", "9 1 take red 900; 9 2 take red 1000"));
    assert_eq!(changes(&desk), [(Verdict::Right, 0), (Verdict::Late, -1)]);
    // After the time of the table there is nothing to grab.
    let mut desk = Desk::opening(2).play(&turn("most", "9 1 take black 900"));
    assert_eq!(desk.refuses("20000 2 take red 10001"), "DIAVOLO-5");
    desk.push("20000 2 take red 10000").unwrap();
}

/// DIAVOLO-8
#[test]
fn diavolo_8_and_amb_2_four_and_more_have_ten_devils() {
    for players in 4..=6 {
        assert_eq!(
            Devil::ALL.map(|devil| devil.in_play(players)),
            [3, 3, 3, 1],
            "DIAVOLO-8, DIAVOLO-AMB-2"
        );
    }
}

/// DIAVOLO-9
#[test]
fn diavolo_9_10_11_five_gems_each_and_the_youngest_throws() {
    let mut desk = Desk::opening(6);
    assert_eq!(desk.gems(), [5; 6], "DIAVOLO-9");
    assert_eq!(desk.refuses("0 2 throw"), "DIAVOLO-35", "DIAVOLO-10");
    desk.push("0 1 throw").expect("DIAVOLO-11");
}

/// DIAVOLO-12
#[test]
fn diavolo_12_the_dice_are_thrown_once() {
    let mut desk = Desk::opening(4);
    assert_eq!(desk.refuses(&format!("0 * odd{EXAMPLE}")), "DIAVOLO-12");
    let mut desk = desk.play("0 1 throw");
    assert_eq!(desk.refuses("0 1 throw"), "DIAVOLO-12");
    let mut desk = desk.play(&format!("0 * odd{EXAMPLE}"));
    assert_eq!(desk.refuses("0 1 throw"), "DIAVOLO-12");
}

/// DIAVOLO-13
#[test]
fn diavolo_13_everybody_grabs_the_thrower_too() {
    let mut desk = Desk::opening(4);
    assert_eq!(desk.refuses("0 1 take red 5"), "DIAVOLO-13");
    let desk = desk.play(&format!("0 1 throw; 50 * odd{EXAMPLE}"));
    let Awaits::Seats { who, .. } = desk.play.state().awaits() else {
        panic!()
    };
    assert_eq!(who.len(), 4);
}

/// DIAVOLO-21
#[test]
fn diavolo_21_22_23_one_devil_and_for_good() {
    let mut desk = Desk::opening(4).play(&turn("most", "9 1 take black 900"));
    assert_eq!(desk.refuses("9 1 take black 950"), "DIAVOLO-21");
    assert_eq!(desk.refuses("9 1 take red 950"), "DIAVOLO-21", "DIAVOLO-22");
    assert_eq!(desk.refuses("9 1 leave 950"), "DIAVOLO-21", "DIAVOLO-23");
    assert_eq!(desk.refuses("9 1 ~undo 3"), "HOUSE-UNDO", "DIAVOLO-23");
}

/// DIAVOLO-31
#[test]
fn diavolo_31_lost_gems_go_back_to_the_box() {
    let desk = Desk::opening(2).play(&turn("most", "9 1 take black 900; 9 2 take black 1000"));
    assert_eq!(desk.gems(), [4, 4]);
    assert_eq!(desk.play.state().piece_counts()["gem"], 30);
}

/// DIAVOLO-32
#[test]
fn diavolo_32_none_costs_a_gem() {
    let desk = Desk::opening(2).play(&turn("most", "9 1 take red 900; 2000 - time"));
    assert_eq!(changes(&desk), [(Verdict::Right, 0), (Verdict::Nothing, -1)]);
}

/// DIAVOLO-33
#[test]
fn diavolo_33_the_grey_devil_on_a_tie_wins_a_gem() {
    let position = "gems 3 3 3 / fell 0 0 0 / turn 4 of 1 / ready";
    let desk = Desk::at("", position).play(&turn("high", "9 1 take grey 900; 9 2 take grey 1000; 9 3 take red 500"));
    assert_eq!(desk.gems(), [4, 2, 2]);
}

/// DIAVOLO-34
#[test]
fn diavolo_34_and_amb_8_nobody_has_more_than_five() {
    let desk = Desk::opening(2).play(&turn("high", "9 1 take grey 900; 9 2 take red 1000"));
    assert_eq!(
        changes(&desk),
        [(Verdict::Right, 0), (Verdict::Wrong, -1)],
        "DIAVOLO-AMB-8"
    );
    let refused = Desk::with("", 2, Some("gems 6 3 / fell 0 0 / turn 2 of 1 / ready"));
    assert_eq!(refused.err().unwrap().rule, "DIAVOLO-34");
}

/// DIAVOLO-AMB-3
#[test]
fn diavolo_amb_3_on_a_tie_all_others_lose_unless_the_table_is_forgiving() {
    let grabs = turn("high", "9 1 take grey 900; 9 2 take grey 1000; 9 3 take red 500");
    assert_eq!(Desk::opening(3).play(&grabs).gems(), [5, 4, 4]);
    let forgiving = Desk::with("tieForgiving=on", 3, None).unwrap().play(&grabs);
    assert_eq!(forgiving.gems(), [5, 5, 5]);
    // It forgives ties, and nothing else.
    let wrong = turn("most", "9 1 take grey 900; 9 2 take red 1000; 9 3 take red 500");
    let forgiving = Desk::with("tieForgiving=on", 3, None).unwrap().play(&wrong);
    assert_eq!(forgiving.gems(), [4, 5, 5]);
}

/// DIAVOLO-AMB-7
#[test]
fn diavolo_amb_7_grey_without_a_tie_is_wrong() {
    let desk = Desk::opening(2).play(&turn("most", "9 1 take grey 900; 9 2 take red 1000"));
    assert_eq!(changes(&desk)[0], (Verdict::Wrong, -1));
}

/// DIAVOLO-AMB-9
#[test]
fn diavolo_amb_9_one_gem_a_turn_at_most() {
    let grabs = "9 1 take red 900; 9 2 take red 1000; 9 3 take red 1100";
    let desk = Desk::opening(3).play(&turn("most", grabs));
    assert_eq!(changes(&desk)[2], (Verdict::Late, -1));
    let grabs = "9 1 take red 900; 9 2 take red 1000; 9 3 take black 1100";
    assert_eq!(
        changes(&Desk::opening(3).play(&turn("most", grabs)))[2],
        (Verdict::Wrong, -1)
    );
}

/// DIAVOLO-AMB-10
#[test]
fn diavolo_amb_10_when_grabbing_ends() {
    let until = |desk: &Desk| match desk.play.state().awaits() {
        Awaits::Seats { until, .. } => until,
        _ => panic!("it has ended"),
    };
    // At the limit, and a moment for slow lines.
    let open = format!("0 1 throw; 50 * most{EXAMPLE}");
    let mut desk = Desk::opening(2).play(&open);
    assert_eq!(until(&desk), Some(50 + 10_000 + diavolo::GRACE_MS));
    assert_eq!(desk.refuses("10000 - time"), "DIAVOLO-AMB-10");
    // A wrong devil ends nothing; the last right one does, after that moment.
    let mut desk = desk.play("300 1 take black 200");
    assert_eq!(until(&desk), Some(50 + 10_000 + diavolo::GRACE_MS));
    desk.push("900 2 take red 850").unwrap();
    assert_eq!(desk.gems(), [4, 5], "everybody has taken one");
    let desk = Desk::opening(2).play(&open).play("900 2 take red 850");
    assert_eq!(until(&desk), Some(50 + 850 + diavolo::GRACE_MS));
    assert_eq!(desk.play("1600 - time").gems(), [4, 5]);
    let short = Desk::with("seconds=4", 2, None).unwrap().play(&open);
    assert_eq!(until(&short), Some(50 + 4_000 + diavolo::GRACE_MS));
    let mut calm = Desk::with("untimed=on", 2, None).unwrap().play(&open);
    assert_eq!(until(&calm), None);
    assert_eq!(calm.refuses("99999999 - time"), "DIAVOLO-AMB-10");
    calm.push("99999999 1 take red 99999000").unwrap();
}

/// DIAVOLO-AMB-10
#[test]
fn diavolo_amb_10_at_an_untimed_table_answers_lie_face_down() {
    let open = format!("0 1 throw; 50 * most{EXAMPLE}");
    let calm = Desk::with("untimed=on", 3, None).unwrap().play(&open);
    let calm = calm.play("9000 2 take red 8950; 9900 3 take red 9850");
    let view = calm.play.state().view(Viewer::Spectator);
    assert_eq!(
        view,
        calm.play.state().view(Viewer::Seat(Seat::from_index(1))),
        "not even one's own"
    );
    assert!(view.players.iter().all(|player| player.grab.is_none()));
    assert_eq!([0, 1, 2].map(|i: usize| view.players[i].answered), [false, true, true]);
    let told = &calm.told[2..];
    assert!(
        matches!(told, [Event::Answered { .. }, Event::Answered { .. }]),
        "{told:?}"
    );
    // All have answered: what lies there is turned up, as it is and no other way.
    let mut calm = calm.play("60000 1 take red 59950");
    assert_eq!(calm.play.state().awaits(), Awaits::Chance);
    for wrong in [
        "up 1 take red 59950, 2 take red 8950",
        "up 1 take red 59950, 2 take red 8950, 3 take black 9850",
        "first 1 2",
    ] {
        assert_eq!(calm.refuses(&format!("60000 * {wrong}")), "DIAVOLO-AMB-10", "{wrong}");
    }
    // Three want two red ones: only now does it matter who was ready first.
    let calm = calm.play("60000 * up 1 take red 59950, 2 take red 8950, 3 take red 9850");
    assert_eq!(calm.gems(), [4, 5, 5]);
    let reached = calm.told.iter().filter(|event| matches!(event, Event::Reached { .. }));
    assert_eq!(reached.count(), 3);
}

/// DIAVOLO-AMB-11
#[test]
fn diavolo_amb_11_stamps_decide_and_chance_where_they_cannot() {
    // What was written down first was not the first hand.
    let desk = Desk::opening(2).play(&turn("most", "9 1 take red 900 said 700 lag 80; 9 2 take red 850"));
    assert_eq!(desk.gems(), [4, 5]);
    let tally = desk.tallies()[0];
    assert_eq!((tally.at, tally.said, tally.lag), (Some(900), Some(700), Some(80)));
    // A grab counts only with its stamp.
    let mut desk = Desk::opening(2).play(&turn("most", "9 1 take red 900"));
    assert_eq!(desk.refuses("9 2 take red"), "DIAVOLO-AMB-11");
    // 6 ms are told apart, 5 are not.
    let apart = Desk::opening(2).play(&turn("most", "9 1 take red 900; 9 2 take red 894"));
    assert_eq!(apart.gems(), [4, 5]);
    let mut level = Desk::opening(2).play(&turn("most", "9 1 take red 900; 9 2 take red 895"));
    assert_eq!(level.play.state().awaits(), Awaits::Chance);
    for wrong in ["first 1", "first 1 1", "first 1 2 3", "first 1 2 2", "gap"] {
        assert_eq!(level.refuses(&format!("9 * {wrong}")), "DIAVOLO-AMB-11");
    }
    assert_eq!(level.play("9 * first 1 2").gems(), [5, 4]);
}

/// DIAVOLO-AMB-11
#[test]
fn diavolo_amb_11_only_those_at_the_edge_are_level() {
    // Four want three devils: 700 is clear, 800 to 805 share the two that are left.
    let grabs = "9 1 take red 805; 9 2 take red 700; 9 3 take red 800; 9 4 take red 803";
    let desk = Desk::opening(4).play(&turn("most", grabs)).play("9 * first 4 1 3");
    assert_eq!(desk.gems(), [5, 5, 4, 5]);
    assert!(
        desk.told
            .iter()
            .any(|event| matches!(event, Event::Settled { seats } if seats.len() == 3))
    );
    // 799 is level with 803, but not with the first who would have none.
    let grabs = "9 1 take red 805; 9 2 take red 700; 9 3 take red 799; 9 4 take red 803";
    let desk = Desk::opening(4).play(&turn("most", grabs)).play("9 * first 1 4");
    assert_eq!(desk.gems(), [5, 5, 5, 4]);
    // Level for a wrong devil: nothing hangs on it.
    let grabs = "9 1 take black 800; 9 2 take black 800; 9 3 take red 800";
    assert_eq!(Desk::opening(3).play(&turn("most", grabs)).gems(), [4, 4, 5]);
}

/// DIAVOLO-AMB-13
#[test]
fn diavolo_amb_13_all_gains_and_losses_together() {
    // Seat 2 falls and seat 3 has a new gem in the same turn: the devils of three were still there.
    let position = "gems 3 1 3 / fell 0 0 0 / turn 4 of 1 / ready";
    let grabs = turn("high", "9 1 take red 900; 9 2 take red 1000; 9 3 take grey 500");
    let desk = Desk::at("", position).play(&grabs);
    assert_eq!(desk.gems(), [2, 0, 4]);
    let kinds: Vec<&str> = desk
        .told
        .iter()
        .map(|event| match event {
            Event::Counted { .. } => "counted",
            Event::Out { .. } => "out",
            Event::Fewer { .. } => "fewer",
            Event::Turn { .. } => "turn",
            _ => "before",
        })
        .filter(|kind| *kind != "before")
        .collect();
    assert_eq!(kinds, ["counted", "out", "fewer", "turn"]);
}

/// DIAVOLO-AMB-20
#[test]
fn diavolo_amb_20_one_may_take_none() {
    let desk = Desk::opening(2).play(&turn("most", "9 1 leave 900; 9 2 take red 1000"));
    assert_eq!(changes(&desk), [(Verdict::Nothing, -1), (Verdict::Right, 0)]);
}

/// DIAVOLO-AMB-22
#[test]
fn diavolo_amb_22_the_first_devil_counts() {
    let mut desk = Desk::opening(2).play(&turn("most", "9 1 take black 300"));
    assert_eq!(desk.refuses("9 1 take red 400"), "DIAVOLO-21");
    let desk = desk.play("9 2 take red 900");
    assert_eq!(changes(&desk)[0], (Verdict::Wrong, -1));
}
