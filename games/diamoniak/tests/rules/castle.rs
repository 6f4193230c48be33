//! Castle cards: beginning a castle, building it, and what goes to the right.

use ludo::{Game, proves};

use crate::desk::{at, opening, refuses_position, refuses_position_with, with};

#[test]
fn diamoniak_8_the_own_castle_is_the_aim() {
    let _proof = proves!["DIAMONIAK-8"];
    let desk = at("aside / 1 rose 5 / 2 blue 5 r1 d3 / turn 2 start");
    assert_eq!(desk.outcome(), None);
    // Seat 2 has five of her own; the rose card on her right is no help.
    let desk = desk.play("2 draw; * blue");
    let outcome = desk.outcome().unwrap();
    assert_eq!((outcome.ranks[0], outcome.ranks[1]), (2, 1));
}

#[test]
fn diamoniak_16_the_first_castle_card_begins_the_castle() {
    let desk = opening(2).play("1 draw; * diamond");
    assert_eq!(desk.view().players[0].colour, None);
    let desk = desk.play("1 draw; * yellow");
    assert_eq!(
        desk.last_told(),
        r#"{"type":"drew","seat":1,"card":"yellow","to":"castle","starts":true}"#
    );
    desk.is("aside / 1 yellow 1 d1 / 2 none / turn 1 more");
    refuses_position("aside / 1 none g1 / 2 none / turn 2 start", "DIAMONIAK-16");
}

#[test]
fn diamoniak_17_that_colour_is_hers_from_then_on() {
    let _proof = proves!["DIAMONIAK-17"];
    opening(2)
        .play("1 draw; * yellow; 1 draw; * green; 1 draw; * green; 1 draw; * green")
        .is("aside / 1 yellow 1 g3 / 2 none / turn 1 more");
}

#[test]
fn diamoniak_18_not_a_colour_that_another_builds() {
    let desk = opening(2).play("1 draw; * rose; 1 stop; 2 draw; * rose");
    assert_eq!(
        desk.last_told(),
        r#"{"type":"drew","seat":2,"card":"rose","to":"right","starts":false}"#
    );
    refuses_position("aside / 1 rose 2 / 2 rose 3 / turn 1 start", "DIAMONIAK-18");
}

#[test]
fn diamoniak_19_every_card_of_her_colour_serves_her_castle() {
    let _proof = proves!["DIAMONIAK-19"];
    let desk = at("aside / 1 rose 1 / 2 blue 1 / turn 1 start").play("1 draw; * rose; 1 draw; * rose");
    assert_eq!(
        desk.last_told(),
        r#"{"type":"drew","seat":1,"card":"rose","to":"castle","starts":false}"#
    );
    desk.is("aside / 1 rose 3 / 2 blue 1 / turn 1 more");
}

#[test]
fn diamoniak_20_other_colours_go_to_the_right() {
    let _proof = proves!["DIAMONIAK-20"];
    at("aside / 1 rose 1 / 2 blue 1 / turn 1 start")
        .play("1 draw; * blue; 1 draw; * green")
        .is("aside / 1 rose 1 b1 g1 / 2 blue 1 / turn 1 more");
}

#[test]
fn diamoniak_21_cards_on_the_right_go_to_the_witch_or_are_bought() {
    let _proof = proves!["DIAMONIAK-21"];
    let desk = at("aside / 1 rose 1 b1 / 2 blue 1 d3 / turn 2 start");
    desk.allows("2 buy 1");
    at("aside / 1 rose 1 b3 / 2 blue 1 / turn 1 start")
        .play("1 draw; * witch; 1 give blue blue blue")
        .is("aside b3 w1 / 1 rose 1 / 2 blue 1 / turn 2 start");
}

#[test]
fn diamoniak_22_she_may_draw_on_after_a_castle_card() {
    let _proof = proves!["DIAMONIAK-22"];
    let desk = opening(2).play("1 draw; * rose");
    desk.allows("1 draw");
    // Also after one that goes to her right.
    desk.play("1 draw; * blue").allows("1 draw");
}

#[test]
fn diamoniak_amb_1_after_a_castle_card_she_may_also_pass() {
    let _proof = proves!["DIAMONIAK-AMB-1"];
    opening(2)
        .play("1 draw; * rose; 1 stop")
        .is("aside / 1 rose 1 / 2 none / turn 2 start");
}

#[test]
fn diamoniak_amb_2_a_taken_colour_goes_to_the_right_and_begins_nothing() {
    let _proof = proves!["DIAMONIAK-AMB-2"];
    let desk = opening(2).play("1 draw; * rose; 1 stop; 2 draw; * rose");
    let desk = desk.is("aside / 1 rose 1 / 2 none r1 / turn 2 more");
    // The next free colour still begins her castle.
    desk.play("2 draw; * blue")
        .is("aside / 1 rose 1 / 2 blue 1 r1 / turn 2 more");
}

const LOSES_ALL: &str = "1 draw; * witch";

#[test]
fn diamoniak_amb_8_a_lost_castle_keeps_its_colour() {
    let _proof = proves!["DIAMONIAK-AMB-8"];
    let lost = at("aside / 1 rose 2 / 2 none d1 / turn 1 start")
        .play(LOSES_ALL)
        .play("1 give rose rose");
    let lost = lost.is("aside r2 w1 / 1 rose 0 / 2 none d1 / turn 2 start");
    // Still taken for the other, and still hers.
    let lost = lost.play("2 draw; * rose; 2 stop; 1 draw; * green; 1 draw; * rose");
    let lost = lost.is("aside r2 w1 / 1 rose 1 g1 / 2 none r1 d1 / turn 1 more");
    assert_eq!(
        lost.last_told(),
        r#"{"type":"drew","seat":1,"card":"rose","to":"castle","starts":false}"#
    );
}

#[test]
fn diamoniak_amb_8_or_releases_it_by_option() {
    let free = "colourReleasedWhenEmpty=on";
    let lost = with(free, "aside / 1 rose 2 / 2 none r2 / turn 1 start")
        .play(LOSES_ALL)
        .play("1 give rose rose");
    assert_eq!(
        lost.told(),
        [
            r#"{"type":"gave","seat":1,"cards":["rose","rose"]}"#,
            r#"{"type":"released","seat":1,"colour":"rose"}"#,
            r#"{"type":"turn","seat":2}"#
        ]
    );
    let lost = lost.is("aside r2 w1 / 1 none / 2 none r2 / turn 2 start");
    // Whoever begins it anew takes what lies on her right with it.
    let anew = lost.play("2 draw; * diamond; 2 draw; * rose");
    assert_eq!(
        anew.told()[1..],
        [
            r#"{"type":"drew","seat":2,"card":"rose","to":"castle","starts":true}"#,
            r#"{"type":"moved","seat":2,"colour":"rose","cards":2}"#
        ]
    );
    anew.is("aside r2 w1 / 1 none / 2 rose 3 d1 / turn 2 more");
    refuses_position_with(free, "aside r2 / 1 rose 0 / 2 none / turn 2 start", "DIAMONIAK-AMB-8");
}

#[test]
fn diamoniak_amb_8_a_castle_begun_anew_can_be_whole_at_once() {
    let _proof = proves!["DIAMONIAK-AMB-8"];
    let desk = with(
        "colourReleasedWhenEmpty=on",
        "aside / 1 none r5 / 2 none / turn 1 start",
    );
    let desk = desk.play("1 draw; * rose");
    assert_eq!(
        desk.told()[..],
        [
            r#"{"type":"drew","seat":1,"card":"rose","to":"castle","starts":true}"#,
            r#"{"type":"moved","seat":1,"colour":"rose","cards":5}"#,
            r#"{"type":"won","seat":1,"colour":"rose"}"#
        ]
    );
}

#[test]
fn diamoniak_amb_8_a_castle_that_still_stands_is_not_released() {
    let _proof = proves!["DIAMONIAK-AMB-8"];
    with("colourReleasedWhenEmpty=on", "aside / 1 rose 4 / 2 none / turn 1 start")
        .play("1 draw; * witch; 1 give rose rose rose")
        .is("aside r3 w1 / 1 rose 1 / 2 none / turn 2 start");
}

#[test]
fn diamoniak_amb_15_the_last_of_four_begins_the_colour_that_is_left() {
    let _proof = proves!["DIAMONIAK-AMB-15"];
    at("aside / 1 rose 1 / 2 blue 1 / 3 green 1 / 4 none / turn 4 start")
        .play("4 draw; * rose; 4 draw; * blue; 4 draw; * green")
        .is("aside / 1 rose 1 / 2 blue 1 / 3 green 1 / 4 none r1 b1 g1 / turn 4 more")
        .play("4 draw; * yellow")
        .is("aside / 1 rose 1 / 2 blue 1 / 3 green 1 / 4 yellow 1 r1 b1 g1 / turn 4 more");
}

#[test]
fn diamoniak_amb_17_six_alike_on_the_right_win_nothing() {
    let _proof = proves!["DIAMONIAK-AMB-17"];
    let desk = at("aside / 1 rose 1 y5 / 2 blue 1 / turn 1 start").play("1 draw; * yellow");
    assert_eq!(desk.outcome(), None);
    let desk = desk.is("aside / 1 rose 1 y6 / 2 blue 1 / turn 1 more");
    assert_eq!(desk.state().scores()[..], [1, 1]);
}

#[test]
fn diamoniak_amb_22_an_own_card_never_stays_on_the_right() {
    let text = opening(2).play("1 draw; * rose; 1 draw; * rose");
    assert_eq!(text.view().players[0].right.rose, 0);
    refuses_position("aside / 1 rose 2 r1 / 2 none / turn 1 start", "DIAMONIAK-AMB-22");
}
