//! The box, setting up, beginning.

use std::sync::Arc;

use domino::{Colour, Domino, Event, Options, Tile, Tiles};
use ludo::{Awaits, Expect, Game, Seats, Settings, Violation};

use crate::desk::Desk;

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

fn open(seats: usize) -> Result<Domino, &'static str> {
    ludo::open::<Domino>(&Arc::new(()), &Options::default(), Seats::new(seats)).map_err(|why| why.rule())
}

/// DOMINO-G1
#[test]
fn domino_g1_two_to_four_play() {
    for seats in 2..=4 {
        assert!(open(seats).is_ok());
    }
    assert_eq!(open(1).unwrap_err(), "DOMINO-G1");
    assert_eq!(open(5).unwrap_err(), "DOMINO-G1");
}

/// DOMINO-G2
#[test]
fn domino_g2_nobody_is_hurried() {
    let desk = Desk::at("", 1, &["1-6", "0-0"], "chain 6-6");
    assert!(matches!(desk.state.awaits(), Awaits::Seats { until: None, .. }));
    let late = ludo::Entry {
        at: 3_600_000,
        deed: ludo::Deed::TimeUp,
    };
    assert_eq!(desk.state.ruling(&late).unwrap_err().rule(), "DOMINO-G2");
}

/// DOMINO-G3
#[test]
fn domino_g3_twenty_eight_dominoes() {
    let piece_counts = open(2).unwrap().piece_counts();
    assert_eq!((piece_counts.len(), piece_counts.values().sum::<u32>()), (28, 28));
    assert_eq!(Tiles::ALL.dots(), 168);
    for number in 0..7 {
        assert_eq!(Tiles::with_number(number).len(), 7);
    }
}

/// DOMINO-G4
#[test]
fn domino_g4_who_has_laid_everything_wins() {
    let mut desk = Desk::at("", 1, &["1-6", "0-0 0-1"], "chain 6-6");
    desk.does("lay 1-6 left");
    assert_eq!(desk.ranks(), [1, 2]);
}

/// DOMINO-G5
#[test]
fn domino_g5_colours_and_two_squares() {
    for colour in Colour::ALL {
        assert_eq!(Tiles::of_colour(colour).len(), 7);
    }
    assert_eq!((tile("2-5").low(), tile("5-2").high()), (2, 5));
}

/// DOMINO-G6
#[test]
fn domino_g6_a_blank_is_zero() {
    assert_eq!((tile("0-0").dots(), tile("0-4").dots()), (0, 4));
}

/// DOMINO-G7
#[test]
fn domino_g7_a_blank_is_no_joker() {
    let desk = Desk::at("", 1, &["0-3 1-6", "0-0"], "chain 6-6");
    assert_eq!(desk.refuses("lay 0-3 left"), "DOMINO-T1");
}

/// DOMINO-G8
#[test]
fn domino_g8_doubles() {
    assert!(tile("4-4").is_double() && !tile("4-5").is_double());
    assert_eq!(Tiles::DOUBLES.len(), 7);
}

/// DOMINO-S1: Every domino can come next, whatever its colour, and none is more likely.
#[test]
fn domino_s1_the_dominoes_are_mixed() {
    let mut outcomes = Vec::new();
    open(3).unwrap().outcomes(&mut outcomes);
    assert_eq!(outcomes.len(), 28);
    assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
    let desk = Desk::new("", 3);
    assert_eq!(desk.refuses_seat(1, "draw"), "DOMINO-S1");
}

const SIX: [&str; 4] = [
    "0-0 0-1 0-2 0-3 0-4 0-5",
    "0-6 1-1 1-2 1-3 1-4 1-5",
    "1-6 2-2 2-3 2-4 2-5 2-6",
    "3-3 3-4 3-5 3-6 4-4 4-5",
];

/// DOMINO-S2
#[test]
fn domino_s2_six_for_three_or_four() {
    for seats in [3, 4] {
        let desk = Desk::dealt("", &SIX[..seats]);
        assert!(desk.view().players.iter().all(|player| player.count == 6));
    }
}

const SEVEN: [&str; 2] = ["0-0 0-1 0-2 0-3 0-4 0-5 0-6", "1-1 1-2 1-3 1-4 1-5 1-6 2-2"];

/// DOMINO-S3
#[test]
fn domino_s3_seven_for_two() {
    let desk = Desk::dealt("", &SEVEN);
    assert!(desk.view().players.iter().all(|player| player.count == 7));
    assert_eq!(desk.turn(), 2);
}

/// DOMINO-S4: 0-0, 0-4, 1-2, 1-6, 2-5, 3-5 and 4-6 are of one colour.
#[test]
fn domino_s4_several_colours_in_every_hand() {
    let mut desk = Desk::new("", 2);
    for tile in ["0-0", "0-4", "1-2", "1-6", "2-5", "3-5"] {
        desk.chance(tile);
    }
    assert_eq!(desk.refuses_chance("4-6"), "DOMINO-S4");
    desk.chance("0-1");
}

/// DOMINO-S5
#[test]
fn domino_s5_the_rest_is_the_stock() {
    assert_eq!(Desk::dealt("", &SEVEN).view().stock, 14);
    assert_eq!(Desk::dealt("", &SIX[..3]).view().stock, 10);
    let desk = Desk::dealt("", &SIX);
    assert_eq!(desk.view().stock, 4);
    assert_eq!(desk.refuses_chance("6-6"), "DOMINO-S5");
    assert_eq!(Desk::new("", 2).chance("6-6").refuses_chance("6-6"), "DOMINO-S5");
}

/// DOMINO-AMB-11
#[test]
fn domino_amb_11_the_last_domino_brings_a_second_colour() {
    let mut desk = Desk::new("", 2);
    for tile in ["0-0", "0-4", "1-2", "1-6", "2-5", "3-5"] {
        desk.chance(tile);
    }
    let mut outcomes = Vec::new();
    desk.state.outcomes(&mut outcomes);
    assert_eq!(outcomes.len(), 21);
    let mut free = Desk::new("colourCheck=off", 2);
    for tile in ["0-0", "0-4", "1-2", "1-6", "2-5", "3-5", "4-6"] {
        free.chance(tile);
    }
    assert_eq!(free.view().players[0].count, 7);
}

/// DOMINO-P1
#[test]
fn domino_p1_the_highest_double_begins() {
    let with_six = ["0-0 0-1 0-2 0-3 0-4 0-5 0-6", "1-1 1-2 1-3 1-4 1-5 1-6 6-6"];
    assert_eq!(Desk::dealt("", &with_six).turn(), 2);
    let desk = Desk::dealt("", &SEVEN);
    assert_eq!((desk.turn(), desk.view().opening), (2, Some([2, 2])));
    // Everybody can see who begins, but nothing was told that hidden hands decided.
    assert!(!desk.told.iter().any(|event| matches!(event, Event::Turn { .. })));
}

/// DOMINO-P2
#[test]
fn domino_p2_she_lays_it() {
    let mut desk = Desk::dealt("", &SEVEN);
    assert_eq!(desk.legal(), ["lay 2-2"]);
    assert_eq!(desk.refuses("lay 1-2"), "DOMINO-P2");
    desk.does("lay 2-2");
    assert_eq!(desk.view().chain, [[2, 2]]);
}

/// DOMINO-P3
#[test]
fn domino_p3_then_the_left_neighbour() {
    let mut desk = Desk::dealt("", &SIX);
    desk.does("lay 4-4");
    assert_eq!(desk.turn(), 1);
    desk.does("lay 0-4 left");
    assert_eq!(desk.turn(), 2);
    assert_eq!(desk.refuses_seat(3, "draw"), "DOMINO-P3");
}

/// DOMINO-P4
#[test]
fn domino_p4_from_her_hand_and_with_an_equal_square() {
    let desk = Desk::at("", 1, &["1-6 2-3", "0-0"], "chain 6-6");
    assert_eq!(desk.legal(), ["lay 1-6 left", "lay 1-6 right"]);
    assert_eq!(desk.refuses("lay 6-5 left"), "DOMINO-P4");
}

/// DOMINO-P5
#[test]
fn domino_p5_one_domino_a_turn() {
    let mut desk = Desk::at("", 1, &["1-6 1-3", "0-6 0-1"], "chain 6-6");
    desk.does("lay 1-6 left");
    assert_eq!(desk.refuses_seat(1, "lay 1-3 left"), "DOMINO-P3");
}

const NO_DOUBLE: [&str; 2] = ["0-1 0-2 0-3 0-4 0-5 0-6 4-5", "1-2 1-3 1-4 1-5 1-6 2-3 3-6"];

/// DOMINO-AMB-10
#[test]
fn domino_amb_10_without_a_double() {
    // 4-5 and 3-6 have nine dots each; the six is the larger half.
    let mut desk = Desk::dealt("", &NO_DOUBLE);
    assert_eq!(desk.legal(), ["lay 3-6"]);
    desk.does("lay 3-6");
    assert_eq!(desk.view().chain, [[3, 6]]);
    let mut again = Desk::dealt("noDouble=redeal", &NO_DOUBLE);
    assert_eq!((again.turn(), again.legal()), (1, vec!["deal".to_owned()]));
    again.does("deal");
    assert!(again.view().players.iter().all(|player| player.count == 0) && again.heard(&Event::Mixed { game: 1 }));
}

/// DOMINO-AMB-10
#[test]
fn domino_amb_10_a_layout_that_cannot_have_begun() {
    let rule = |options: &str, hands: &str, layout: &str| {
        let seats = hands.split('/').count();
        let position = format!("turn 1 play / {hands} / {layout} / passes 0 / played 0");
        let read = Domino::set_up(
            &Arc::new(()),
            &Options::from_text(options).unwrap(),
            Seats::new(seats),
            &position,
        );
        read.err().map(|why| why.rule)
    };
    let two = "1 0 1-3 / 2 0 2-5";
    assert_eq!(rule("", two, "chain 3-6"), None);
    assert_eq!(rule("noDouble=redeal", two, "chain 3-6"), Some("DOMINO-AMB-10"));
    assert_eq!(rule("noDouble=redeal", two, "chain 3-3"), None);
    let tower = "built 3-6@0,0,0,h";
    assert_eq!(
        rule("game=challenge noDouble=redeal", two, tower),
        Some("DOMINO-AMB-10")
    );
    // Of seven doubles four players have been dealt three at least.
    let four = "1 0 1-3 / 2 0 2-5 / 3 0 4-6 / 4 0 0-6";
    assert_eq!(rule("", four, "chain 3-6"), Some("DOMINO-AMB-10"));
    assert_eq!(rule("", four, "chain 3-3"), None);
}

/// DOMINO-AMB-12
#[test]
fn domino_amb_12_no_other_domino_begins() {
    let desk = Desk::dealt("game=challenge", &SEVEN);
    assert_eq!(desk.refuses("lay 1-1"), "DOMINO-AMB-12");
    assert_eq!(desk.refuses("draw"), "DOMINO-AMB-12");
}

/// DOMINO-AMB-32
#[test]
fn domino_amb_32_zero_fits_zero() {
    let desk = Desk::at("", 1, &["0-3 1-2", "0-6"], "chain 0-0");
    assert_eq!(desk.legal(), ["lay 0-3 left", "lay 0-3 right"]);
}
