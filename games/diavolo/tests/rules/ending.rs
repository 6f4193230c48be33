//! Falling, fewer devils, and the end.

use diavolo::Event;
use ludo::{Awaits, Game, Outcome};

use crate::desk::{Desk, turn};

fn outcome(desk: &Desk) -> Option<Outcome> {
    assert_eq!(
        desk.play.state().awaits() == Awaits::Nothing,
        desk.play.state().outcome().is_some()
    );
    desk.play.state().outcome()
}

/// DIAVOLO-6
#[test]
fn diavolo_6_and_40_the_last_with_gems_wins() {
    let desk = Desk::at("", "gems 1 2 0 / fell 0 0 3 / turn 4 of 1 / ready");
    let desk = desk.play(&turn("most", "9 1 take black 900; 9 2 take red 1000"));
    let outcome = outcome(&desk).expect("DIAVOLO-6");
    assert_eq!(
        (outcome.ranks.to_vec(), outcome.how),
        (vec![2, 1, 3], "last"),
        "DIAVOLO-40"
    );
    assert!(matches!(desk.told.last(), Some(Event::Won { .. })));
    let mut desk = desk;
    assert_eq!(desk.refuses("9 1 throw"), "DIAVOLO-40");
}

/// DIAVOLO-7
#[test]
fn diavolo_7_42_39_two_play_with_four_devils() {
    assert_eq!(
        Desk::opening(2).play.state().devils_in_play(),
        [1, 1, 1, 1],
        "DIAVOLO-7, DIAVOLO-42"
    );
    let left = Desk::at("", "gems 1 2 0 / fell 0 0 3 / turn 4 of 1 / ready");
    assert_eq!(left.play.state().devils_in_play(), [1, 1, 1, 1], "DIAVOLO-39");
}

/// DIAVOLO-43
#[test]
fn diavolo_43_38_three_play_with_seven_devils() {
    assert_eq!(
        Desk::opening(3).play.state().devils_in_play(),
        [2, 2, 2, 1],
        "DIAVOLO-43"
    );
    let left = Desk::at("", "gems 1 2 2 0 / fell 0 0 0 3 / turn 4 of 1 / ready");
    assert_eq!(left.play.state().devils_in_play(), [2, 2, 2, 1], "DIAVOLO-38");
}

/// DIAVOLO-35
#[test]
fn diavolo_35_the_dice_go_to_the_left() {
    let grabs = "9 1 take red 900; 9 2 take red 1000; 9 3 take red 1100";
    let mut desk = Desk::opening(3).play(&turn("most", grabs));
    assert_eq!(desk.refuses("9 1 throw"), "DIAVOLO-35");
    desk.push("9 2 throw").unwrap();
}

/// DIAVOLO-36
#[test]
fn diavolo_36_without_gems_one_is_out() {
    let desk = Desk::at("", "gems 1 2 2 / fell 0 0 0 / turn 4 of 1 / ready");
    let mut desk = desk.play(&turn(
        "most",
        "9 1 take black 900; 9 2 take red 1000; 9 3 take red 1000",
    ));
    assert!(desk.told.iter().any(|event| matches!(event, Event::Out { .. })));
    assert_eq!(desk.refuses("9 1 throw"), "DIAVOLO-36");
    for position in [
        "gems 0 2 2 / fell 0 0 0 / turn 4 of 2 / ready",
        "gems 1 2 2 / fell 3 0 0 / turn 4 of 2 / ready",
        "gems 0 2 2 / fell 4 0 0 / turn 4 of 2 / ready",
    ] {
        let refused = Desk::with("", 3, Some(position)).err().unwrap();
        assert_eq!(refused.rule, "DIAVOLO-36", "{position}");
    }
}

/// DIAVOLO-37
#[test]
fn diavolo_37_and_44_when_one_of_three_falls_three_devils_go() {
    let desk = Desk::at("", "gems 1 2 2 / fell 0 0 0 / turn 4 of 1 / ready");
    let desk = desk.play(&turn(
        "most",
        "9 1 take black 900; 9 2 take red 1000; 9 3 take red 1000",
    ));
    assert!(desk.told.contains(&Event::Fewer { each: 1 }), "DIAVOLO-37");
    assert_eq!(desk.play.state().devils_in_play(), [1, 1, 1, 1], "DIAVOLO-44");
    // From six to five none goes.
    let desk = Desk::at("", "gems 1 2 2 2 2 2 / fell 0 0 0 0 0 0 / turn 4 of 1 / ready");
    let grabs = "9 1 take black 9; 9 2 take red 1; 9 3 take red 1; 9 4 take red 1; 9 5 take red 90; 9 6 take red 90";
    let desk = desk.play(&turn("most", grabs));
    assert!(!desk.told.iter().any(|event| matches!(event, Event::Fewer { .. })));
}

/// DIAVOLO-41
#[test]
fn diavolo_41_and_amb_12_nobody_wins_if_all_fall_together() {
    let desk = Desk::at("", "gems 1 1 0 / fell 0 0 3 / turn 4 of 1 / ready");
    let desk = desk.play(&turn("most", "9 1 take black 900; 9 2 take black 1000"));
    let outcome = outcome(&desk).expect("DIAVOLO-41");
    assert_eq!((outcome.ranks.to_vec(), outcome.how), (vec![2, 2, 4], "nobody"));
    assert!(outcome.winners().is_empty());
    assert_eq!(desk.told.last(), Some(&Event::NobodyWon));
    // Two fall together and one is left: she wins.
    let desk = Desk::at("", "gems 1 1 1 / fell 0 0 0 / turn 4 of 1 / ready");
    let desk = desk.play(&turn(
        "most",
        "9 1 take black 900; 9 2 take black 1000; 9 3 take red 1000",
    ));
    let ranks = desk.play.state().outcome().expect("DIAVOLO-AMB-12").ranks;
    assert_eq!(ranks.to_vec(), [2, 2, 1]);
}

/// DIAVOLO-AMB-1
#[test]
fn diavolo_amb_1_two_to_six_play() {
    for seats in [1, 7, 8] {
        let refused = Desk::with("", seats, None).err().unwrap();
        assert_eq!(refused.rule, "DIAVOLO-AMB-1");
    }
}

/// DIAVOLO-AMB-14
#[test]
fn diavolo_amb_14_devils_follow_the_number_that_remains() {
    let desk = Desk::at("", "gems 1 1 2 2 / fell 0 0 0 0 / turn 4 of 1 / ready");
    let grabs = "9 1 take black 900; 9 2 take black 1000; 9 3 take red 1000; 9 4 take red 1000";
    let desk = desk.play(&turn("most", grabs));
    assert_eq!(desk.play.state().devils_in_play(), [1, 1, 1, 1]);
}

/// DIAVOLO-AMB-15
#[test]
fn diavolo_amb_15_the_dice_skip_those_who_are_out() {
    let desk = Desk::at("", "gems 2 0 2 2 / fell 0 3 0 0 / turn 4 of 1 / ready");
    let grabs = "9 1 take red 900; 9 3 take red 1000; 9 4 take red 1100";
    assert!(desk.play(&turn("most", grabs)).position().contains("turn 5 of 3"));
    // She who threw falls herself: the dice go on from her seat all the same.
    let desk = Desk::at("", "gems 1 2 2 / fell 0 0 0 / turn 4 of 1 / ready");
    let desk = desk.play(&turn(
        "most",
        "9 1 take black 900; 9 2 take red 1000; 9 3 take red 1000",
    ));
    assert!(desk.position().contains("turn 5 of 2"));
    let refused = Desk::with("", 3, Some("gems 0 2 2 / fell 3 0 0 / turn 4 of 1 / ready"));
    assert_eq!(refused.err().unwrap().rule, "DIAVOLO-AMB-15");
}

/// DIAVOLO-AMB-16
#[test]
fn diavolo_amb_16_all_devils_come_back() {
    let desk = Desk::opening(2).play(&turn("most", "9 1 take red 900; 9 2 take red 1000"));
    assert_eq!(desk.play.state().devils_in_play(), [1, 1, 1, 1]);
}

/// DIAVOLO-AMB-19
#[test]
fn diavolo_amb_19_the_gems_suffice() {
    let most = usize::from(diavolo::MOST_GEMS) * diavolo::MOST_SEATS;
    assert_eq!(most, usize::from(diavolo::GEMS));
}

/// No age is printed, so no table asks for one (DIAVOLO-AMB-21).
#[test]
fn diavolo_amb_21_no_age() {
    let keys: Vec<&str> = <diavolo::Options as ludo::Settings>::specs()
        .iter()
        .map(|spec| spec.key)
        .collect();
    assert_eq!(keys, ["twoDice", "orderFirst", "seconds", "untimed", "tieForgiving"]);
}
