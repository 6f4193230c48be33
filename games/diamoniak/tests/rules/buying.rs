//! Fairies and diamonds, and what diamonds are for.

use ludo::proves;

use crate::desk::{at, opening, with};

#[test]
fn diamoniak_23_a_fairy_goes_to_the_right() {
    let _proof = proves!["DIAMONIAK-23"];
    opening(2)
        .play("1 draw; * fairy")
        .is("aside / 1 none f1 / 2 none / turn 1 more");
}

#[test]
fn diamoniak_24_she_may_draw_on_after_a_fairy() {
    let _proof = proves!["DIAMONIAK-24"];
    let desk = opening(2).play("1 draw; * fairy");
    desk.allows("1 draw");
    desk.allows("1 stop");
}

#[test]
fn diamoniak_25_a_diamond_goes_to_the_right() {
    let _proof = proves!["DIAMONIAK-25"];
    opening(2)
        .play("1 draw; * diamond")
        .is("aside / 1 none d1 / 2 none / turn 1 more");
}

#[test]
fn diamoniak_26_she_may_draw_on_after_a_diamond() {
    let _proof = proves!["DIAMONIAK-26"];
    let desk = opening(2).play("1 draw; * diamond");
    desk.allows("1 draw");
    desk.allows("1 stop");
}

#[test]
fn diamoniak_27_diamonds_buy_a_castle_card_from_an_opponent() {
    let desk = at("aside / 1 rose 2 d4 / 2 blue 1 r2 / turn 1 start");
    desk.refuses("1 buy 1", "DIAMONIAK-27", "no-such-seller");
    desk.refuses("1 buy 3", "DIAMONIAK-27", "no-such-seller");
    let desk = desk.play("1 buy 2");
    assert_eq!(
        desk.told(),
        [
            r#"{"type":"bought","buyer":1,"seller":2,"colour":"rose"}"#,
            r#"{"type":"turn","seat":2}"#
        ]
    );
    desk.is("aside / 1 rose 3 d1 / 2 blue 1 r1 d3 / turn 2 start");
}

#[test]
fn diamoniak_28_price_is_three_diamonds() {
    let poor = at("aside / 1 rose 2 d2 / 2 blue 1 r1 / turn 1 start");
    poor.refuses("1 buy 2", "DIAMONIAK-28", "not-enough-diamonds");
    let just = at("aside / 1 rose 2 d3 / 2 blue 1 r1 / turn 1 start").play("1 buy 2");
    just.is("aside / 1 rose 3 / 2 blue 1 d3 / turn 2 start");
}

#[test]
fn diamoniak_29_one_purchase_per_turn() {
    let _proof = proves!["DIAMONIAK-29"];
    let desk = at("aside / 1 rose 2 d6 / 2 blue 1 r2 / turn 1 start").play("1 buy 2");
    desk.refuses("1 buy 2", "DIAMONIAK-10", "not-your-turn");
    desk.play("2 draw; * fairy; 2 stop").allows("1 buy 2");
}

#[test]
fn diamoniak_30_who_buys_does_not_draw() {
    let _proof = proves!["DIAMONIAK-30"];
    let desk = at("aside / 1 rose 2 d3 / 2 blue 1 r1 / turn 1 start");
    desk.allows("1 draw");
    let desk = desk.play("1 buy 2");
    desk.refuses("1 draw", "DIAMONIAK-10", "not-your-turn");
    desk.allows("2 draw");
}

#[test]
fn diamoniak_31_nobody_can_refuse_to_sell() {
    let _proof = proves!["DIAMONIAK-31"];
    let desk = at("aside / 1 rose 2 d3 / 2 blue 1 r1 / turn 1 start").play("1 buy 2");
    // It is done with the buyer's word; the seller is not asked, she is next.
    assert_eq!(desk.view().players[1].right.rose, 0);
    desk.refuses("2 stop", "DIAMONIAK-13", "must-draw-first");
}

#[test]
fn diamoniak_amb_3_no_purchase_after_a_draw() {
    let _proof = proves!["DIAMONIAK-AMB-3"];
    let desk = at("aside / 1 rose 2 d2 / 2 blue 1 r1 / turn 1 start").play("1 draw; * diamond");
    desk.refuses("1 buy 2", "DIAMONIAK-30", "buy-replaces-draw");
    desk.play("1 stop; 2 draw; * fairy; 2 stop").allows("1 buy 2");
}

#[test]
fn diamoniak_amb_4_only_her_own_colour_and_never_out_of_a_castle() {
    // The other has green on her right and builds blue: neither is for a buyer of rose.
    let desk = at("aside / 1 rose 2 d9 / 2 blue 5 g1 / turn 1 start");
    desk.refuses("1 buy 2", "DIAMONIAK-AMB-4", "seller-lacks-colour");
    let desk = at("aside / 1 rose 2 d9 / 2 blue 5 r1 g1 / turn 1 start").play("1 buy 2");
    desk.is("aside / 1 rose 3 d6 / 2 blue 5 g1 d3 / turn 2 start");
}

#[test]
fn diamoniak_amb_5_no_purchase_without_a_castle() {
    let desk = at("aside / 1 none d9 / 2 blue 1 r1 g1 / turn 1 start");
    desk.refuses("1 buy 2", "DIAMONIAK-AMB-5", "no-castle-yet");
    // A castle of which nothing stands any more still is one.
    at("aside / 1 rose 0 d3 / 2 blue 1 r1 / turn 1 start").allows("1 buy 2");
}

#[test]
fn diamoniak_amb_6_the_diamonds_go_to_the_seller() {
    let _proof = proves!["DIAMONIAK-AMB-6"];
    at("aside / 1 rose 2 d3 / 2 blue 1 r1 d2 / turn 1 start")
        .play("1 buy 2")
        .is("aside / 1 rose 3 / 2 blue 1 d5 / turn 2 start");
}

#[test]
fn diamoniak_amb_6_or_aside_by_option() {
    let _proof = proves!["DIAMONIAK-AMB-6"];
    with(
        "diamondsTo=discard",
        "aside / 1 rose 2 d3 / 2 blue 1 r1 d2 / turn 1 start",
    )
    .play("1 buy 2")
    .is("aside d3 / 1 rose 3 / 2 blue 1 d2 / turn 2 start");
}

#[test]
fn diamoniak_amb_7_the_buyer_chooses_from_whom() {
    let _proof = proves!["DIAMONIAK-AMB-7"];
    let position = "aside / 1 rose 2 d3 / 2 blue 1 r1 / 3 green 1 / 4 yellow 1 r2 / turn 1 start";
    let desk = at(position);
    desk.allows("1 buy 2");
    desk.refuses("1 buy 3", "DIAMONIAK-AMB-4", "seller-lacks-colour");
    desk.play("1 buy 4")
        .is("aside / 1 rose 3 / 2 blue 1 r1 / 3 green 1 / 4 yellow 1 r1 d3 / turn 2 start");
}

#[test]
fn diamoniak_amb_21_no_throwing_away() {
    let _proof = proves!["DIAMONIAK-AMB-21"];
    let desk = at("aside / 1 rose 2 b3 d3 / 2 blue 1 / turn 1 start");
    desk.refuses("1 give blue blue blue", "DIAMONIAK-32", "no-witch");
    desk.play("1 draw; * diamond")
        .refuses("1 give blue", "DIAMONIAK-32", "no-witch");
}

#[test]
fn diamoniak_amb_23_no_other_trade() {
    let _proof = proves!["DIAMONIAK-AMB-23"];
    // Five words are all one can say; what sounds like another trade is not even readable.
    let desk = at("aside / 1 rose 2 d3 / 2 blue 1 r1 d3 / turn 1 start");
    for line in [
        "1 sell 2",
        "1 swap 2",
        "1 give 2 diamond",
        "1 buy 2 diamond",
        "1 present 2",
    ] {
        desk.refuses(line, "HOUSE-NOTATION", "unreadable");
    }
    // And nobody trades out of turn.
    desk.refuses("2 buy 1", "DIAMONIAK-10", "not-your-turn");
}
