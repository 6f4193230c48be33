//! The box, setting up, beginning.

use domino::{Colour, Tile, Tiles};
use ludo::{Awaits, Expect, Game, proves};

use crate::desk::{Desk, at, dealt, position};

#[test]
fn domino_g1_two_to_four_play() {
    for seats in 2..=4 {
        assert_eq!(Desk::opening("", seats).state().seats().count(), seats);
    }
    for seats in [1, 5] {
        Desk::refuses_opening("", seats, "DOMINO-G1", "seats");
    }
}

#[test]
fn domino_g2_nobody_is_hurried() {
    let desk = at("", 1, &["1-6", "0-0"], "chain 6-6");
    assert!(matches!(desk.state().awaits(), Awaits::Seats { until: None, .. }));
    desk.refuses("3600000ms - time", "DOMINO-G2", "no-clock");
}

#[test]
fn domino_g3_twenty_eight_dominoes() {
    let piece_counts = Desk::opening("", 2).state().piece_counts();
    assert_eq!((piece_counts.len(), piece_counts.values().sum::<u32>()), (28, 28));
    for number in 0..7 {
        assert_eq!(Tiles::with_number(number).len(), 7);
    }
    Desk::refuses_position("", 2, &position(1, &["1-6", "0-0 1-6"], "chain 6-6"), "DOMINO-G3");
}

#[test]
fn domino_g4_who_has_laid_everything_wins() {
    let _proof = proves!["DOMINO-G4"];
    let desk = at("", 1, &["1-6", "0-0 0-1"], "chain 6-6").play("lay 1-6 left");
    assert_eq!(desk.ranks(), [1, 2]);
}

#[test]
fn domino_g5_colours_and_two_squares() {
    let _proof = proves!["DOMINO-G5"];
    for colour in Colour::ALL {
        assert_eq!(Tile::all().filter(|tile| tile.colour() == colour).count(), 7);
    }
    let tile: Tile = "5-2".parse().unwrap();
    assert_eq!((tile.low(), tile.high()), (2, 5));
}

#[test]
fn domino_g6_a_blank_is_zero() {
    let _proof = proves!["DOMINO-G6"];
    // What seat 2 has left: nothing and four.
    let desk = at("", 1, &["1-6", "0-0 0-4"], "chain 6-6").play("lay 1-6 left");
    assert_eq!(desk.scores(), [0, 4]);
}

#[test]
fn domino_g7_a_blank_is_no_joker() {
    let _proof = proves!["DOMINO-G7"];
    let desk = at("", 1, &["0-3 1-6", "0-0"], "chain 6-6");
    desk.refuses("lay 0-3 left", "DOMINO-T1", "does-not-fit");
}

#[test]
fn domino_g8_doubles() {
    let _proof = proves!["DOMINO-G8"];
    assert_eq!(Tile::all().filter(|tile| tile.is_double()).count(), 7);
    // It begins before 5-6, which has more dots.
    let hands = ["0-0 0-1 0-2 0-3 0-4 0-5 5-6", "0-6 1-2 1-3 1-4 1-5 1-6 2-3"];
    assert_eq!(dealt("", &hands).legal(), ["lay 0-0"]);
}

/// Every domino can come next, whatever its colour, and none is more likely.
#[test]
fn domino_s1_the_dominoes_are_mixed() {
    let desk = Desk::opening("", 3);
    let mut outcomes = Vec::new();
    desk.state().outcomes(&mut outcomes);
    assert_eq!(outcomes.len(), 28);
    assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
    desk.refuses("1 draw", "DOMINO-S1", "being-dealt");
}

const SIX: [&str; 4] = [
    "0-0 0-1 0-2 0-3 0-4 0-5",
    "0-6 1-1 1-2 1-3 1-4 1-5",
    "1-6 2-2 2-3 2-4 2-5 2-6",
    "3-3 3-4 3-5 3-6 4-4 4-5",
];

#[test]
fn domino_s2_six_for_three_or_four() {
    let _proof = proves!["DOMINO-S2"];
    for seats in [3, 4] {
        let desk = dealt("", &SIX[..seats]);
        assert!(desk.view().players.iter().all(|player| player.count == 6));
    }
}

const SEVEN: [&str; 2] = ["0-0 0-1 0-2 0-3 0-4 0-5 0-6", "1-1 1-2 1-3 1-4 1-5 1-6 2-2"];

#[test]
fn domino_s3_seven_for_two() {
    let _proof = proves!["DOMINO-S3"];
    let desk = dealt("", &SEVEN);
    assert!(desk.view().players.iter().all(|player| player.count == 7));
    assert_eq!(desk.turn(), 2);
}

/// 0-0, 0-4, 1-2, 1-6, 2-5, 3-5 and 4-6 are of one colour.
#[test]
fn domino_s4_several_colours_in_every_hand() {
    let desk = Desk::opening("", 2).play("0-0; 0-4; 1-2; 1-6; 2-5; 3-5");
    desk.refuses("* 4-6", "DOMINO-S4", "one-colour");
    desk.allows("* 0-1");
}

#[test]
fn domino_s5_the_rest_is_the_stock() {
    assert_eq!(dealt("", &SEVEN).view().stock, 14);
    assert_eq!(dealt("", &SIX[..3]).view().stock, 10);
    let desk = dealt("", &SIX);
    assert_eq!(desk.view().stock, 4);
    desk.refuses("* 6-6", "DOMINO-S5", "no-chance");
    Desk::opening("", 2)
        .play("6-6")
        .refuses("* 6-6", "DOMINO-S5", "not-in-stock");
}

#[test]
fn domino_amb_11_the_last_domino_brings_a_second_colour() {
    let _proof = proves!["DOMINO-AMB-11"];
    let six = "0-0; 0-4; 1-2; 1-6; 2-5; 3-5";
    let desk = Desk::opening("", 2).play(six);
    let mut outcomes = Vec::new();
    desk.state().outcomes(&mut outcomes);
    assert_eq!(outcomes.len(), 21);
    let free = Desk::opening("colourCheck=off", 2).play(six).play("4-6");
    assert_eq!(free.view().players[0].count, 7);
}

#[test]
fn domino_p1_the_highest_double_begins() {
    let _proof = proves!["DOMINO-P1"];
    let with_six = ["0-0 0-1 0-2 0-3 0-4 0-5 0-6", "1-1 1-2 1-3 1-4 1-5 1-6 6-6"];
    assert_eq!(dealt("", &with_six).turn(), 2);
    let desk = dealt("", &SEVEN);
    assert_eq!((desk.turn(), desk.view().opening), (2, Some([2, 2])));
    // Everybody can see who begins, but nothing was told that hidden hands decided.
    assert!(!desk.told().iter().any(|event| event.contains("turn")));
}

#[test]
fn domino_p2_she_lays_it() {
    let desk = dealt("", &SEVEN);
    assert_eq!(desk.legal(), ["lay 2-2"]);
    desk.refuses("lay 1-2", "DOMINO-P2", "must-open");
    let desk = desk.play("lay 2-2");
    assert_eq!(desk.view().chain, [[2, 2]]);
}

#[test]
fn domino_p3_then_the_left_neighbour() {
    let desk = dealt("", &SIX).play("lay 4-4");
    assert_eq!(desk.turn(), 1);
    let desk = desk.play("lay 0-4 left");
    assert_eq!(desk.turn(), 2);
    desk.refuses("3 draw", "DOMINO-P3", "not-your-turn");
}

#[test]
fn domino_p4_from_her_hand_and_with_an_equal_square() {
    let desk = at("", 1, &["1-6 2-3", "0-0"], "chain 6-6");
    assert_eq!(desk.legal(), ["lay 1-6 left", "lay 1-6 right"]);
    desk.refuses("lay 6-5 left", "DOMINO-P4", "not-yours");
}

#[test]
fn domino_p5_one_domino_a_turn() {
    let _proof = proves!["DOMINO-P5"];
    let desk = at("", 1, &["1-6 1-3", "0-6 0-1"], "chain 6-6").play("lay 1-6 left");
    desk.refuses("1 lay 1-3 left", "DOMINO-P3", "not-your-turn");
}

const NO_DOUBLE: [&str; 2] = ["0-1 0-2 0-3 0-4 0-5 0-6 4-5", "1-2 1-3 1-4 1-5 1-6 2-3 3-6"];

#[test]
fn domino_amb_10_without_a_double() {
    let _proof = proves!["DOMINO-AMB-10"];
    // 4-5 and 3-6 have nine dots each; the six is the larger half.
    let desk = dealt("", &NO_DOUBLE);
    assert_eq!(desk.legal(), ["lay 3-6"]);
    let desk = desk.play("lay 3-6");
    assert_eq!(desk.view().chain, [[3, 6]]);
    let again = dealt("noDouble=redeal", &NO_DOUBLE);
    assert_eq!((again.turn(), again.legal()), (1, vec!["deal".to_owned()]));
    let again = again.play("deal");
    assert!(again.view().players.iter().all(|player| player.count == 0) && again.heard(r#"{"type":"mixed","game":1}"#));
}

#[test]
fn domino_amb_10_a_layout_that_cannot_have_begun() {
    let two = &["1-3", "2-5"][..];
    at("", 1, two, "chain 3-6");
    at("noDouble=redeal", 1, two, "chain 3-3");
    let tower = "built 3-6@0,0,0,h";
    for (options, layout) in [
        ("noDouble=redeal", "chain 3-6"),
        ("game=challenge noDouble=redeal", tower),
    ] {
        Desk::refuses_position(options, 2, &position(1, two, layout), "DOMINO-AMB-10");
    }
    // Of seven doubles four players have been dealt three at least.
    let four = &["1-3", "2-5", "4-6", "0-6"];
    at("", 1, four, "chain 3-3");
    Desk::refuses_position("", 4, &position(1, four, "chain 3-6"), "DOMINO-AMB-10");
}

#[test]
fn domino_amb_12_no_other_domino_begins() {
    let desk = dealt("game=challenge", &SEVEN);
    desk.refuses("lay 1-1", "DOMINO-AMB-12", "must-open");
    desk.refuses("draw", "DOMINO-AMB-12", "must-open");
}

#[test]
fn domino_amb_32_zero_fits_zero() {
    let _proof = proves!["DOMINO-AMB-32"];
    let desk = at("", 1, &["0-3 1-2", "0-6"], "chain 0-0");
    assert_eq!(desk.legal(), ["lay 0-3 left", "lay 0-3 right"]);
}
