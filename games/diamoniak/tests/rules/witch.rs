//! The witch, and the fairy who sends her away.

use ludo::proves;

use crate::desk::{at, opening, refuses_position, refuses_position_with, with};

const WITCH: &str = "1 draw; * witch";
const PROTECTED: &str = "fairyProtected=on";

#[test]
fn diamoniak_32_three_cards_and_the_witch_go_aside() {
    let desk = at("aside / 1 rose 2 b1 d2 / 2 none / turn 1 start").play(WITCH);
    assert_eq!(
        desk.last_told(),
        r#"{"type":"drew","seat":1,"card":"witch","to":"witch","starts":false}"#
    );
    assert_eq!((desk.view().owes, desk.view().aside.witch), (3, 1));
    desk.refuses("1 draw", "DIAMONIAK-32", "witch-waits");
    desk.refuses("1 stop", "DIAMONIAK-32", "witch-waits");
    desk.refuses("1 buy 2", "DIAMONIAK-32", "witch-waits");
    desk.refuses("1 give blue diamond", "DIAMONIAK-32", "wrong-number");
    desk.refuses("1 give rose blue diamond diamond", "DIAMONIAK-32", "wrong-number");
    let desk = desk.play("1 give diamond blue diamond");
    assert_eq!(
        desk.told()[0],
        r#"{"type":"gave","seat":1,"cards":["blue","diamond","diamond"]}"#
    );
    desk.is("aside b1 d2 w1 / 1 rose 2 / 2 none / turn 2 start");
    at("aside / 1 rose 2 / 2 none / turn 1 start").refuses("1 give rose rose", "DIAMONIAK-32", "no-witch");
    refuses_position("aside / 1 rose 2 d1 / 2 none / turn 1 witch", "DIAMONIAK-32");
    refuses_position("aside / 1 rose 2 w1 / 2 none / turn 1 start", "DIAMONIAK-32");
}

#[test]
fn diamoniak_33_diamonds_other_castles_or_her_own() {
    let desk = at("aside / 1 rose 3 b2 d3 / 2 none / turn 1 start").play(WITCH);
    for gift in [
        "diamond diamond diamond",
        "rose blue diamond",
        "rose rose rose",
        "blue blue diamond",
    ] {
        desk.allows(&format!("1 give {gift}"));
    }
    desk.refuses("1 give blue blue blue", "DIAMONIAK-33", "not-yours");
    desk.refuses("1 give green diamond diamond", "DIAMONIAK-33", "not-yours");
    desk.refuses("1 give witch diamond diamond", "DIAMONIAK-33", "not-yours");
    desk.play("1 give rose rose rose")
        .is("aside r3 w1 / 1 rose 0 b2 d3 / 2 none / turn 2 start");
}

#[test]
fn diamoniak_34_then_the_turn_passes() {
    let _proof = proves!["DIAMONIAK-34"];
    let desk = at("aside / 1 rose 3 / 2 none / turn 1 start")
        .play(WITCH)
        .play("1 give rose rose rose");
    assert_eq!(desk.last_told(), r#"{"type":"turn","seat":2}"#);
    desk.refuses("1 draw", "DIAMONIAK-10", "not-your-turn");
    desk.allows("2 draw");
}

#[test]
fn diamoniak_35_with_fewer_than_three_she_gives_all() {
    let desk = at("aside / 1 rose 1 d1 / 2 none / turn 1 start").play(WITCH);
    assert_eq!(desk.view().owes, 2);
    desk.refuses("1 give diamond", "DIAMONIAK-35", "wrong-number");
    desk.refuses("1 give rose diamond diamond", "DIAMONIAK-35", "wrong-number");
    desk.play("1 give rose diamond")
        .is("aside r1 d1 w1 / 1 rose 0 / 2 none / turn 2 start");
}

#[test]
fn diamoniak_36_a_fairy_may_counter_the_witch() {
    let desk = at("aside / 1 rose 3 / 2 none f1 / turn 1 start").play(WITCH);
    desk.refuses("1 fairy", "DIAMONIAK-36", "no-fairy");
    at("aside / 1 rose 3 f1 / 2 none / turn 1 start")
        .play(WITCH)
        .allows("1 fairy");
    at("aside / 1 rose 3 f1 / 2 none / turn 1 start").refuses("1 fairy", "DIAMONIAK-32", "no-witch");
}

#[test]
fn diamoniak_37_then_only_witch_and_fairy_go_aside() {
    let _proof = proves!["DIAMONIAK-37"];
    let desk = at("aside / 1 rose 3 d2 f2 / 2 none / turn 1 start")
        .play(WITCH)
        .play("1 fairy");
    assert_eq!(desk.told()[0], r#"{"type":"countered","seat":1}"#);
    desk.is("aside f1 w1 / 1 rose 3 d2 f1 / 2 none / turn 2 start");
}

#[test]
fn diamoniak_38_the_turn_passes_all_the_same() {
    let _proof = proves!["DIAMONIAK-38"];
    let desk = at("aside / 1 rose 3 f1 / 2 none / turn 1 start")
        .play(WITCH)
        .play("1 fairy");
    assert_eq!(desk.last_told(), r#"{"type":"turn","seat":2}"#);
}

#[test]
fn diamoniak_amb_9_the_victim_chooses() {
    let _proof = proves!["DIAMONIAK-AMB-9"];
    let desk = at("aside / 1 rose 3 b1 d1 / 2 none / turn 1 start").play(WITCH);
    desk.refuses("2 give rose rose rose", "DIAMONIAK-10", "not-your-turn");
    desk.refuses("* rose", "DIAMONIAK-15", "no-chance");
    desk.allows("1 give rose blue diamond");
}

#[test]
fn diamoniak_amb_10_a_fairy_is_a_card_like_the_others() {
    let _proof = proves!["DIAMONIAK-AMB-10"];
    let desk = at("aside / 1 rose 2 f1 / 2 none / turn 1 start").play(WITCH);
    assert_eq!(desk.view().owes, 3);
    desk.play("1 give rose rose fairy")
        .is("aside r2 f1 w1 / 1 rose 0 / 2 none / turn 2 start");
}

#[test]
fn diamoniak_amb_10_unless_it_is_protected() {
    let desk = with(PROTECTED, "aside / 1 rose 2 f1 / 2 none / turn 1 start").play(WITCH);
    assert_eq!(desk.view().owes, 2);
    desk.refuses("1 give rose rose fairy", "DIAMONIAK-AMB-10", "fairy-protected");
    desk.allows("1 fairy");
    desk.play("1 give rose rose")
        .is("aside r2 w1 / 1 rose 0 f1 / 2 none / turn 2 start");
}

#[test]
fn diamoniak_amb_10_protected_fairies_alone_are_nothing_to_the_witch() {
    let _proof = proves!["DIAMONIAK-AMB-10"];
    with(PROTECTED, "aside / 1 none f2 / 2 none / turn 1 start")
        .play(WITCH)
        .is("aside w1 / 1 none f2 / 2 none / turn 2 start");
    refuses_position_with(
        PROTECTED,
        "aside w1 / 1 none f2 / 2 none / turn 1 witch",
        "DIAMONIAK-AMB-24",
    );
}

#[test]
fn diamoniak_amb_11_a_fairy_need_not_be_used_and_one_is_enough() {
    let _proof = proves!["DIAMONIAK-AMB-11"];
    let desk = at("aside / 1 rose 3 / 2 none / turn 1 start").play("1 draw; * fairy; 1 draw; * fairy");
    let desk = desk.play(WITCH);
    // She may keep them, and give three other cards.
    desk.allows("1 give rose rose rose");
    // Or use one, though it was drawn on this very turn.
    desk.play("1 fairy")
        .is("aside f1 w1 / 1 rose 3 f1 / 2 none / turn 2 start");
}

#[test]
fn diamoniak_amb_12_no_drawing_on_after_a_countered_witch() {
    let _proof = proves!["DIAMONIAK-AMB-12"];
    let desk = at("aside / 1 rose 3 f1 / 2 none / turn 1 start")
        .play(WITCH)
        .play("1 fairy");
    desk.refuses("1 draw", "DIAMONIAK-10", "not-your-turn");
    desk.allows("2 draw");
}

#[test]
fn diamoniak_amb_24_a_witch_who_finds_nothing_only_ends_the_turn() {
    let desk = opening(2).play(WITCH);
    assert_eq!(
        desk.told(),
        [
            r#"{"type":"drew","seat":1,"card":"witch","to":"witch","starts":false}"#,
            r#"{"type":"gave","seat":1,"cards":[]}"#,
            r#"{"type":"turn","seat":2}"#
        ]
    );
    desk.is("aside w1 / 1 none / 2 none / turn 2 start");
    refuses_position("aside w1 / 1 none / 2 none / turn 1 witch", "DIAMONIAK-AMB-24");
}
