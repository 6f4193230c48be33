//! What is in the box, how the game begins, how turns go round.

use std::{collections::BTreeMap, sync::Arc};

use diamoniak::{Card, Cards, Diamoniak};
use ludo::{Awaits, BySeat, Expect, Game, Room, RoomOf, Seat, Seats, Start, Viewer, proves};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::desk::{Desk, at, opening, refuses_position};

fn in_the_box(card: &str) -> u32 {
    opening(2).state().piece_counts()[card]
}

#[test]
fn diamoniak_2_two_to_four_players() {
    let info = RoomOf::<Diamoniak>::new().info();
    assert_eq!((info.min_seats, info.max_seats), (2, 4));
    for seats in 2..=4 {
        assert_eq!(opening(seats).state().seats().count(), seats);
    }
    for seats in [1, 5, 6, 7, 8] {
        Desk::refuses_opening("", seats, "DIAMONIAK-2", "seats");
    }
    // Nor can a position be written for so many.
    for (seats, players) in [(1, "1 none"), (5, "1 none / 2 none / 3 none / 4 none / 5 none")] {
        let position = format!("pile r6 b6 g6 y6 d20 f3 w7 / aside / {players} / turn 1 start");
        let opened = Desk::open(Arc::default(), "", Seats::new(seats), Start::Position(position));
        assert_eq!(opened.err().map(|refusal| refusal.rule).as_deref(), Some("DIAMONIAK-2"));
    }
}

#[test]
fn diamoniak_3_fifty_four_cards() {
    assert_eq!(opening(3).state().piece_counts().values().sum::<u32>(), 54);
    assert_eq!(opening(3).view().pile, 54);
    refuses_position(
        "pile r6 b6 g6 y6 d19 f3 w7 / aside / 1 none / 2 none / turn 1 start",
        "DIAMONIAK-3",
    );
    refuses_position(
        "pile r6 b6 g6 y6 d20 f3 w7 / aside d1 / 1 none / 2 none / turn 1 start",
        "DIAMONIAK-3",
    );
}

#[test]
fn diamoniak_4_six_cards_of_each_of_four_colours() {
    let _proof = proves!["DIAMONIAK-4"];
    let colours: BTreeMap<&str, u32> = ["rose", "blue", "green", "yellow"]
        .into_iter()
        .map(|colour| (colour, in_the_box(colour)))
        .collect();
    assert!(colours.values().all(|&count| count == 6), "{colours:?}");
    assert_eq!(
        opening(2).state().piece_counts().len(),
        7,
        "four colours and three other kinds"
    );
}

#[test]
fn diamoniak_5_twenty_diamonds() {
    let _proof = proves!["DIAMONIAK-5"];
    assert_eq!(in_the_box("diamond"), 20);
}

#[test]
fn diamoniak_6_seven_witches() {
    let _proof = proves!["DIAMONIAK-6"];
    assert_eq!(in_the_box("witch"), 7);
}

#[test]
fn diamoniak_7_three_fairies() {
    let _proof = proves!["DIAMONIAK-7"];
    assert_eq!(in_the_box("fairy"), 3);
}

#[test]
fn diamoniak_9_all_cards_in_the_pile_and_none_known() {
    let _proof = proves!["DIAMONIAK-9"];
    let desk = opening(4).is("pile r6 b6 g6 y6 d20 f3 w7 / aside / 1 none / 2 none / 3 none / 4 none / turn 1 start");
    // No order is hidden anywhere: whatever is still in the pile can come next.
    let drawing = desk.play("1 draw");
    for card in Card::ALL {
        drawing.allows(&format!("* {card}"));
    }
}

#[test]
fn diamoniak_10_clockwise() {
    let desk = opening(3).play("1 draw; * diamond");
    desk.refuses("2 draw", "DIAMONIAK-10", "not-your-turn");
    let desk = desk.play("1 stop");
    assert_eq!(desk.last_told(), r#"{"type":"turn","seat":2}"#);
    desk.refuses("1 draw", "DIAMONIAK-10", "not-your-turn");
    desk.refuses("3 draw", "DIAMONIAK-10", "not-your-turn");
    desk.play("2 draw; * fairy; 2 stop; 3 draw; * diamond; 3 stop")
        .is("aside / 1 none d1 / 2 none f1 / 3 none d1 / turn 1 start");
}

#[test]
fn diamoniak_11_the_youngest_begins() {
    let _proof = proves!["DIAMONIAK-11"];
    let seats = Seats::new(4).starting_with(Seat::from_index(2)).unwrap();
    let desk = Desk::open(Arc::new(()), "", seats, Start::Opening).unwrap();
    assert_eq!((desk.view().first.number(), desk.view().turn.number()), (3, 3));
    desk.refuses("1 draw", "DIAMONIAK-10", "not-your-turn");
    assert_eq!(desk.state().awaits(), Awaits::seat(Seat::from_index(2)));
    let desk = desk.play("3 draw; * diamond; 3 stop; 4 draw; * diamond; 4 stop");
    assert_eq!(desk.view().turn.number(), 1);
}

#[test]
fn diamoniak_12_a_drawn_card_is_shown_to_all() {
    let desk = opening(2).play("1 draw");
    assert_eq!(desk.state().awaits(), Awaits::Chance);
    desk.refuses("1 draw", "DIAMONIAK-12", "card-comes");
    desk.refuses("1 stop", "DIAMONIAK-12", "card-comes");
    let desk = desk.play("* green");
    let shown = r#"{"type":"drew","seat":1,"card":"green","to":"castle","starts":true}"#;
    assert_eq!(desk.last_told(), shown);
    assert_eq!(desk.view_of(2).players[0].castle, 1);
}

#[test]
fn diamoniak_13_one_must_draw_once() {
    let desk = opening(2);
    desk.refuses("1 stop", "DIAMONIAK-13", "must-draw-first");
    desk.play("1 draw; * diamond; 1 stop")
        .refuses("2 stop", "DIAMONIAK-13", "must-draw-first");
    refuses_position("aside / 1 none / 2 none d1 / turn 1 more", "DIAMONIAK-13");
}

#[test]
fn diamoniak_14_then_draw_on_or_pass() {
    let desk = opening(2).play("1 draw; * diamond");
    desk.allows("1 draw");
    desk.allows("1 stop");
    desk.refuses("- time", "DIAMONIAK-14", "no-clock");
    let many = desk.play("1 draw; * diamond; 1 draw; * fairy; 1 draw; * blue; 1 stop");
    many.is("aside / 1 blue 1 d2 f1 / 2 none / turn 2 start");
}

#[test]
fn diamoniak_15_castle_fairy_diamond_or_witch() {
    let desk = opening(2).play("1 draw");
    let mut outcomes = Vec::new();
    desk.state().outcomes(&mut outcomes);
    let weights: Vec<u64> = outcomes.iter().map(|(_, weight)| *weight).collect();
    assert_eq!(weights, [6, 6, 6, 6, 20, 3, 7]);
    opening(2).refuses("* rose", "DIAMONIAK-15", "no-chance");
    let spent = at("aside f3 / 1 none / 2 none / turn 1 drawing");
    spent.refuses("* fairy", "DIAMONIAK-15", "impossible-card");
}

#[test]
fn diamoniak_amb_14_nothing_is_removed_for_fewer_players() {
    let _proof = proves!["DIAMONIAK-AMB-14"];
    for seats in 2..=4 {
        let state = *opening(seats).state();
        assert_eq!(state.piece_counts()["yellow"], 6);
        assert_eq!(state.view(Viewer::Spectator).pile, Cards::BOX.total());
    }
    // A colour that nobody builds feeds the witch.
    at("aside / 1 rose 1 g2 y1 / 2 blue 1 / turn 1 start")
        .play("1 draw; * witch; 1 give green green yellow")
        .is("aside g2 y1 w1 / 1 rose 1 / 2 blue 1 / turn 2 start");
}

#[test]
fn diamoniak_amb_18_any_six_of_a_colour_are_all_there_are() {
    let _proof = proves!["DIAMONIAK-AMB-18"];
    let six = opening(2).play("draw; rose; draw; rose; draw; rose; draw; rose; draw; rose; draw; rose");
    six.is("pile b6 g6 y6 d20 f3 w7 / aside / 1 rose 6 / 2 none / turn 1 over");
    refuses_position(
        "pile b6 g6 y6 d20 f3 w7 / aside / 1 rose 7 / 2 none / turn 1 over",
        "HOUSE-NOTATION",
    );
}

/// Each card of the pile is as likely as any other: χ² with 6 degrees of freedom exceeds 22.5 once in a thousand.
#[test]
fn diamoniak_amb_19_the_pile_is_shuffled() {
    let _proof = proves!["DIAMONIAK-AMB-19"];
    let state = *opening(2).play("1 draw").state();
    let mut rng = ChaCha8Rng::seed_from_u64(19);
    let mut seen = [0u32; 7];
    for _ in 0..54_000 {
        seen[state.draw(&mut rng) as usize] += 1;
    }
    let expected = Card::ALL.map(|card| 1000.0 * f64::from(Cards::BOX.count(card)));
    let terms = seen
        .iter()
        .zip(expected)
        .map(|(&n, due)| (f64::from(n) - due).powi(2) / due);
    let chi2: f64 = terms.sum();
    assert!(chi2 < 22.5, "χ² = {chi2}, {seen:?}");
}

#[test]
fn diamoniak_amb_20_everything_lies_open() {
    let _proof = proves!["DIAMONIAK-AMB-20"];
    assert!(RoomOf::<Diamoniak>::new().info().open);
    let desk = at("aside d1 w2 / 1 rose 3 y1 d2 / 2 blue 2 r1 f1 / turn 1 more");
    let views: BySeat<String> = Viewer::all(desk.state().seats())
        .map(|viewer| serde_json::to_string(&desk.state().view(viewer)).unwrap())
        .collect();
    assert!(views.iter().all(|view| *view == views[0]));
    let all_there = concat!(
        r#"{"options":{"diamondsTo":"seller","colourReleasedWhenEmpty":false,"fairyProtected":false},"first":1,"pile":41,"#,
        r#""aside":{"rose":0,"blue":0,"green":0,"yellow":0,"diamond":1,"fairy":0,"witch":2},"#,
        r#""players":[{"colour":"rose","castle":3,"#,
        r#""right":{"rose":0,"blue":0,"green":0,"yellow":1,"diamond":2,"fairy":0,"witch":0},"#,
        r#""said":[{"id":"diamoniak-place-castle","args":{"colour":"rose","n":3,"name":{"seat":1},"of":6}},"#,
        r#"{"id":"diamoniak-place-right","args":{"cards":{"list":[{"id":"diamoniak-cards-yellow","args":{"n":1}},"#,
        r#"{"id":"diamoniak-cards-diamond","args":{"n":2}}]}}}],"#,
        r#""piles":[{"card":"yellow","said":{"id":"diamoniak-cards-yellow","args":{"n":1}},"#,
        r#""buy":{"id":"diamoniak-action-buy","args":{"colour":"yellow","name":{"seat":1}}}},"#,
        r#"{"card":"diamond","said":{"id":"diamoniak-cards-diamond","args":{"n":2}},"buy":null}]},"#,
        r#"{"colour":"blue","castle":2,"right":{"rose":1,"blue":0,"green":0,"yellow":0,"diamond":0,"fairy":1,"witch":0},"#,
        r#""said":[{"id":"diamoniak-place-castle","args":{"colour":"blue","n":2,"name":{"seat":2},"of":6}},"#,
        r#"{"id":"diamoniak-place-right","args":{"cards":{"list":[{"id":"diamoniak-cards-rose","args":{"n":1}},"#,
        r#"{"id":"diamoniak-cards-fairy","args":{"n":1}}]}}}],"#,
        r#""piles":[{"card":"rose","said":{"id":"diamoniak-cards-rose","args":{"n":1}},"#,
        r#""buy":{"id":"diamoniak-action-buy","args":{"colour":"rose","name":{"seat":2}}}},"#,
        r#"{"card":"fairy","said":{"id":"diamoniak-cards-fairy","args":{"n":1}},"buy":null}]}],"#,
        r#""turn":1,"phase":"more","owes":0,"enough":null,"gifts":[],"winner":null}"#
    );
    assert_eq!(views[0], all_there);
}
