//! The pile runs out; a castle is whole.

use ludo::{Awaits, Game, proves};

use crate::desk::{at, refuses_position};

#[test]
fn diamoniak_39_the_cards_aside_become_the_new_pile() {
    let position = "pile / aside r4 b3 g6 y6 d15 f3 w7 / 1 rose 2 d5 / 2 blue 3 / turn 1 start";
    let desk = at(position).play("1 draw");
    assert_eq!(desk.last_told(), r#"{"type":"shuffled","cards":44}"#);
    let position = "pile r4 b3 g6 y6 d15 f3 w7 / aside / 1 rose 2 d5 / 2 blue 3 / turn 1 drawing";
    assert_eq!(desk.state().position(), position);
    refuses_position(
        "pile / aside r4 b3 g6 y6 d15 f3 w7 / 1 rose 2 d5 / 2 blue 3 / turn 1 drawing",
        "DIAMONIAK-39",
    );
}

#[test]
fn diamoniak_amb_13_only_when_a_card_is_wanted_and_the_turn_goes_on() {
    let _proof = proves!["DIAMONIAK-AMB-13"];
    let position = "pile d1 / aside r4 b3 g6 y6 d14 f3 w7 / 1 rose 2 d5 / 2 blue 3 / turn 1 start";
    let last = at(position).play("1 draw; * diamond");
    // The last card is drawn, and nobody shuffles yet.
    let position = "pile / aside r4 b3 g6 y6 d14 f3 w7 / 1 rose 2 d6 / 2 blue 3 / turn 1 more";
    assert_eq!(last.state().position(), position);
    let on = last.play("1 draw; * rose");
    assert!(on.told().contains(&r#"{"type":"shuffled","cards":43}"#.to_owned()));
    // The players keep theirs, and the same turn goes on.
    on.is("aside / 1 rose 3 d6 / 2 blue 3 / turn 1 more");
}

#[test]
fn diamoniak_amb_13_there_is_always_something_to_shuffle() {
    let _proof = proves!["DIAMONIAK-AMB-13"];
    // As much as players can ever hold: everything but the witches.
    let desk = at("pile / aside w7 / 1 rose 5 b1 g6 d20 / 2 blue 5 r1 y6 f3 / turn 1 start").play("1 draw");
    assert_eq!(desk.last_told(), r#"{"type":"shuffled","cards":7}"#);
    desk.play("* witch")
        .is("aside w1 / 1 rose 5 b1 g6 d20 / 2 blue 5 r1 y6 f3 / turn 1 witch");
}

#[test]
fn diamoniak_40_six_cards_of_the_own_castle_win() {
    let five = at("aside / 1 rose 4 / 2 blue 2 / 3 green 2 / turn 1 start").play("1 draw; * rose");
    assert_eq!(five.outcome(), None);
    let desk = five.play("1 draw; * rose");
    assert_eq!(desk.last_told(), r#"{"type":"won","seat":1,"colour":"rose"}"#);
    let outcome = desk.outcome().unwrap();
    assert_eq!((&outcome.ranks[..], outcome.how), (&[1, 2, 2][..], "castle"));
    assert_eq!(desk.state().scores()[..], [6, 2, 2]);
    assert_eq!(desk.view().winner.map(|seat| seat.number()), Some(1));
    assert_eq!(desk.state().awaits(), Awaits::Nothing);
    for line in ["1 draw", "2 draw", "* rose", "- time"] {
        desk.refuses(line, "DIAMONIAK-40", "over");
    }
    refuses_position("aside / 1 rose 6 / 2 none / turn 1 more", "DIAMONIAK-40");
    refuses_position("aside / 1 rose 6 / 2 none / turn 2 over", "DIAMONIAK-40");
    refuses_position("aside / 1 rose 5 / 2 none / turn 1 over", "DIAMONIAK-40");
}

#[test]
fn diamoniak_amb_16_a_purchase_wins_at_once() {
    let _proof = proves!["DIAMONIAK-AMB-16"];
    let desk = at("aside / 1 rose 5 d3 / 2 blue 5 r1 / turn 1 start").play("1 buy 2");
    assert_eq!(desk.told()[1], r#"{"type":"won","seat":1,"colour":"rose"}"#);
    desk.is("aside / 1 rose 6 / 2 blue 5 d3 / turn 1 over");
}

#[test]
fn diamoniak_amb_16_two_castles_cannot_both_be_whole() {
    refuses_position("aside / 1 rose 6 / 2 blue 6 / turn 1 over", "DIAMONIAK-AMB-16");
}

#[test]
fn diamoniak_amb_16_a_draw_wins_at_once_whoever_began() {
    let _proof = proves!["DIAMONIAK-AMB-16"];
    let desk = at("aside / 1 rose 5 / 2 blue 5 / turn 1 start").play("1 draw; * rose");
    // Seat 2 gets no last turn.
    desk.refuses("2 draw", "DIAMONIAK-40", "over");
    desk.refuses("1 stop", "DIAMONIAK-40", "over");
}
