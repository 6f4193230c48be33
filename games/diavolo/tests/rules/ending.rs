//! Falling, fewer devils, and the end.

use ludo::{Awaits, Game, Outcome, proves};

use crate::desk::{Desk, arriving, at, kinds, opening, turn};

fn outcome(desk: &Desk) -> Outcome {
    assert_eq!(desk.state().awaits(), Awaits::Nothing);
    desk.outcome().expect("it is over")
}

#[test]
fn diavolo_6_and_40_the_last_with_gems_wins() {
    let _proof = proves!["DIAVOLO-6"];
    let desk = at("gems 1 2 0 / fell 0 0 3 / turn 4 of 1 / ready");
    let desk = desk.play(turn("most", "1 take black 900; 2 take red 1000"));
    assert_eq!((desk.ranks(), outcome(&desk).how), (vec![2, 1, 3], "last"));
    assert_eq!(desk.last_told(), r#"{"type":"won","seat":2}"#);
    desk.refuses("1 throw", "DIAVOLO-40", "over");
}

#[test]
fn diavolo_7_42_39_two_play_with_four_devils() {
    let _proof = proves!["DIAVOLO-7", "DIAVOLO-42", "DIAVOLO-39"];
    assert_eq!(opening(2).state().devils_in_play(), [1, 1, 1, 1]);
    let left = at("gems 1 2 0 / fell 0 0 3 / turn 4 of 1 / ready");
    assert_eq!(left.state().devils_in_play(), [1, 1, 1, 1]);
}

#[test]
fn diavolo_43_38_three_play_with_seven_devils() {
    let _proof = proves!["DIAVOLO-43", "DIAVOLO-38"];
    assert_eq!(opening(3).state().devils_in_play(), [2, 2, 2, 1]);
    let left = at("gems 1 2 2 0 / fell 0 0 0 3 / turn 4 of 1 / ready");
    assert_eq!(left.state().devils_in_play(), [2, 2, 2, 1]);
}

#[test]
fn diavolo_35_the_dice_go_to_the_left() {
    let grabs = "1 take red 900; 2 take red 1000; 3 take red 1100";
    let desk = opening(3).play(turn("most", grabs));
    desk.refuses("1 throw", "DIAVOLO-35", "not-your-throw");
    desk.allows("2 throw");
}

/// Seat 1 has one gem, takes a wrong devil, and is out.
fn falls() -> Desk {
    let desk = at("gems 1 2 2 / fell 0 0 0 / turn 4 of 1 / ready");
    desk.play(turn("most", "1 take black 900; 2 take red 1000; 3 take red 1000"))
}

#[test]
fn diavolo_36_without_gems_one_is_out() {
    let desk = falls();
    assert!(desk.told().contains(&r#"{"type":"out","seat":1}"#.to_owned()));
    desk.refuses("1 throw", "DIAVOLO-36", "out");
    for position in [
        "gems 0 2 2 / fell 0 0 0 / turn 4 of 2 / ready",
        "gems 1 2 2 / fell 3 0 0 / turn 4 of 2 / ready",
        "gems 0 2 2 / fell 4 0 0 / turn 4 of 2 / ready",
    ] {
        Desk::refuses_position("", 3, position, "DIAVOLO-36");
    }
}

#[test]
fn diavolo_37_and_44_when_one_of_three_falls_three_devils_go() {
    let _proof = proves!["DIAVOLO-37", "DIAVOLO-44"];
    let desk = falls();
    assert!(desk.told().contains(&r#"{"type":"fewer","each":1}"#.to_owned()));
    assert_eq!(desk.state().devils_in_play(), [1, 1, 1, 1]);
    // From six to five none goes.
    let desk = at("gems 1 2 2 2 2 2 / fell 0 0 0 0 0 0 / turn 4 of 1 / ready");
    let grabs = "1 take black 190; 2 take red 180; 3 take red 180; 4 take red 180; 5 take red 900; 6 take red 900";
    let desk = desk.play(turn("most", grabs));
    assert!(kinds(&desk).contains(&"out".to_owned()) && !kinds(&desk).contains(&"fewer".to_owned()));
}

#[test]
fn diavolo_41_and_amb_12_nobody_wins_if_all_fall_together() {
    let _proof = proves!["DIAVOLO-41", "DIAVOLO-AMB-12"];
    let desk = at("gems 1 1 0 / fell 0 0 3 / turn 4 of 1 / ready");
    let desk = desk.play(turn("most", "1 take black 900; 2 take black 1000"));
    assert_eq!((desk.ranks(), outcome(&desk).how), (vec![2, 2, 4], "nobody"));
    assert!(outcome(&desk).winners().is_empty());
    assert_eq!(desk.last_told(), r#"{"type":"nobodyWon"}"#);
    // Two fall together and one is left: she wins.
    let desk = at("gems 1 1 1 / fell 0 0 0 / turn 4 of 1 / ready");
    let desk = desk.play(turn("most", "1 take black 900; 2 take black 1000; 3 take red 1000"));
    assert_eq!(desk.ranks(), [2, 2, 1]);
}

#[test]
fn diavolo_amb_1_two_to_six_play() {
    for seats in 2..=6 {
        assert_eq!(opening(seats).state().seats().count(), seats);
    }
    for seats in [1, 7, 8] {
        Desk::refuses_opening("", seats, "DIAVOLO-AMB-1", "seats");
    }
}

#[test]
fn diavolo_amb_14_devils_follow_the_number_that_remains() {
    let _proof = proves!["DIAVOLO-AMB-14"];
    let desk = at("gems 1 1 2 2 / fell 0 0 0 0 / turn 4 of 1 / ready");
    let grabs = "1 take black 900; 2 take black 1000; 3 take red 1000; 4 take red 1000";
    let desk = desk.play(turn("most", grabs));
    assert_eq!(desk.state().devils_in_play(), [1, 1, 1, 1]);
}

#[test]
fn diavolo_amb_15_the_dice_skip_those_who_are_out() {
    let desk = at("gems 2 0 2 2 / fell 0 3 0 0 / turn 4 of 1 / ready");
    let grabs = "1 take red 900; 3 take red 1000; 4 take red 1100";
    desk.play(turn("most", grabs)).is("turn 5 of 3");
    // She who threw falls herself: the dice go on from her seat all the same.
    falls().is("turn 5 of 2");
    Desk::refuses_position("", 3, "gems 0 2 2 / fell 3 0 0 / turn 4 of 1 / ready", "DIAVOLO-AMB-15");
}

#[test]
fn diavolo_amb_16_all_devils_come_back() {
    let _proof = proves!["DIAVOLO-AMB-16"];
    let desk = opening(2).play(turn("most", "1 take red 900; 2 take red 1000"));
    assert_eq!(desk.state().devils_in_play(), [1, 1, 1, 1]);
    // The red one that seat 1 had can be had again.
    let again = format!(
        "2 throw; 5000ms * most{}; {}",
        crate::desk::EXAMPLE,
        arriving(5000, "2 take red 900; 1 take red 1000")
    );
    assert_eq!(desk.play(again).scores(), [4, 4]);
}

#[test]
fn diavolo_amb_19_the_gems_suffice() {
    let _proof = proves!["DIAVOLO-AMB-19"];
    // Six players hold all thirty; who wins one then has her five already.
    let full = opening(6);
    assert_eq!(
        (full.scores().iter().sum::<i32>(), full.state().piece_counts()["gem"]),
        (30, 30)
    );
    let one_short = at("gems 4 5 5 5 5 5 / fell 0 0 0 0 0 0 / turn 2 of 1 / ready");
    let grabs = "1 take grey 200; 2 take red 200; 3 take red 200; 4 take red 200; 5 take red 200; 6 take red 200";
    let desk = one_short.play(turn("high", grabs));
    assert_eq!(
        (desk.scores(), desk.state().piece_counts()["gem"]),
        (vec![5, 4, 4, 4, 4, 4], 30)
    );
}
