//! Black cells, green devils and red ones.

use ludo::proves;

use crate::desk::{Desk, KEPI, Layout, at, position, rest};

const REFUSE: &str = "wordCheck=refuse";
const TWO: &str = "formula=two wordCheck=refuse";
const LAS: &str = "h8L i8A j8S";
const LA: &str = "h8L h9A";

/// IDÉE down from the I of KÉPI ends on a black cell.
const IDEE: &str = "lay IDEE k8 down";
/// SEL down from the S of LAS ends on a green devil.
const SEL: &str = "lay SEL j8 down";
/// LAME down from the L of LA(S) ends on a red devil.
const LAME: &str = "lay LAME h8 down";

#[test]
fn diamino_e1_black_cells_are_forbidden() {
    let _proof = proves!["DIAMINO-E1"];
    at(REFUSE, KEPI, "DEEX BB", 1).refuses(IDEE, "DIAMINO-E2", "black-not-last");
}

#[test]
fn diamino_e2_nothing_lies_on_black_during_the_game() {
    at(REFUSE, KEPI, "DEEX BB", 1).refuses(IDEE, "DIAMINO-E2", "black-not-last");
    Desk::refuses_position("", 2, &position("k8I k9D k10E k11E", "DEEX BB", 1), "DIAMINO-E2");
}

#[test]
fn diamino_e3_the_last_move_may_cover_one() {
    let _proof = proves!["DIAMINO-E3"];
    at(REFUSE, KEPI, "DEE BB", 1).play(IDEE).is("showing black 1");
}

/// LAC along the upper edge goes over a red devil and ends on a black cell.
const AS: &str = "c1A c2S";
const LAC: &str = "lay LAC b1 across";

/// What a red devil would take is not laid.
#[test]
fn diamino_e4_last_means_all_she_has() {
    at(REFUSE, AS, "LCX BB", 1).refuses(LAC, "DIAMINO-E4", "black-not-last");
    at(REFUSE, AS, "LCXW BB", 1).refuses(LAC, "DIAMINO-E2", "black-not-last");
}

#[test]
fn diamino_e5_she_gains_by_it() {
    let _proof = proves!["DIAMINO-E5"];
    let end = |board: &str, hand: &str, action: &str| {
        let desk = at(REFUSE, board, &format!("{hand} KB"), 1).play(action).shows();
        desk.scores()
    };
    assert_eq!(end("k8I l8L", "DEE", IDEE), [24, 0]);
    assert_eq!(end("k8I l8L", "S", "lay ILS k8 across"), [12, 0]);
}

#[test]
fn diamino_e6_green_devils_are_to_be_avoided() {
    let _proof = proves!["DIAMINO-E6"];
    let desk = at(REFUSE, LAS, "ELX BB", 1).play(SEL);
    assert!(desk.heard(r#"{"type":"covered","seat":1,"greens":1,"reds":0,"black":false}"#));
}

#[test]
fn diamino_e7_but_may_be_covered() {
    let _proof = proves!["DIAMINO-E7"];
    at(REFUSE, LAS, "ELX BB", 1).allows(SEL);
}

#[test]
fn diamino_e8_and_cost_a_square() {
    let _proof = proves!["DIAMINO-E8"];
    let desk = at(REFUSE, LAS, "ELX BB", 1)
        .play(SEL)
        .is("drawing 1 green 0")
        .play("draw Q");
    assert_eq!((desk.hand(1).as_str(), desk.lays()), ("QX", 2));
}

#[test]
fn diamino_e9_red_devils_help() {
    let _proof = proves!["DIAMINO-E9"];
    at(REFUSE, "h8L i8A", "AMEXW BB", 1).play(LAME).is("discarding 1");
}

#[test]
fn diamino_e10_a_square_of_her_choice_goes() {
    let _proof = proves!["DIAMINO-E10"];
    let desk = at(REFUSE, "h8L i8A", "AMEXW BB", 1).play(LAME);
    let before = desk.state().reserve();
    desk.allows("discard W");
    let desk = desk.play("discard X");
    assert_eq!((desk.hand(1).as_str(), desk.state().reserve()), ("W", before + 1));
}

#[test]
fn diamino_e11_face_down_and_mixed() {
    let _proof = proves!["DIAMINO-E11"];
    let desk = at(REFUSE, "h8L i8A", "AMEXW BB", 1).play(LAME).play("discard X");
    assert!(desk.heard(r#"{"type":"discarded","seat":1,"count":1}"#));
    let desk = desk.play("exchange B; draw X");
    assert_eq!(desk.hand(2), "BX");
}

#[test]
fn diamino_m5a_black_is_forbidden_with_marks_too() {
    at(TWO, KEPI, "DEEX BB", 1).refuses(IDEE, "DIAMINO-M5a", "black-not-last");
    // A red devil takes nothing here.
    at(TWO, AS, "LCX BB", 1).refuses(LAC, "DIAMINO-M5a", "black-not-last");
}

#[test]
fn diamino_m5b_but_for_the_last_squares() {
    let hands = format!("DEE {}", rest("KEPIDEE"));
    let full: String = hands.split(' ').nth(1).unwrap().chars().take(12).collect();
    let with_reserve = at(TWO, KEPI, &format!("DEE {full}"), 1);
    with_reserve.refuses(IDEE, "DIAMINO-M5b", "black-not-last");
}

#[test]
fn diamino_m5f_five_for_every_other() {
    let _proof = proves!["DIAMINO-M5f"];
    let desk = at(TWO, LAS, "ELX BB CC", 1).play(SEL);
    assert_eq!(desk.scores(), [0, 5, 5]);
}

#[test]
fn diamino_m5d_and_m5e_green_may_be_covered() {
    let _proof = proves!["DIAMINO-M5d", "DIAMINO-M5e"];
    at(TWO, LAS, "ELX BB", 1).allows(SEL);
}

/// A way to gain points (DIAMINO-M5g).
#[test]
fn diamino_m5h_ten_for_a_red_devil() {
    let _proof = proves!["DIAMINO-M5h", "DIAMINO-M5g"];
    let desk = at(TWO, "h8L i8A", "AMEX BB", 1).play(LAME);
    assert_eq!(desk.scores(), [10, 0]);
}

#[test]
fn diamino_amb_15_nobody_asks_whether_she_had_to() {
    let _proof = proves!["DIAMINO-AMB-15"];
    // She could have laid SE instead; she may all the same.
    let desk = at(REFUSE, LAS, "ELX BB", 1);
    desk.allows("lay SE j8 down");
    desk.allows(SEL);
}

#[test]
fn diamino_amb_16_every_devil_counts() {
    let _proof = proves!["DIAMINO-AMB-16"];
    at(REFUSE, LA, "VILAGEXW BB", 1)
        .play("lay VILLAGE e8 across")
        .is("discarding 2");
    let desk = at(TWO, LA, "VILAGEXW BB", 1).play("lay VILLAGE e8 across");
    assert_eq!(desk.scores(), [20, 0]);
    // Two green ones: two squares to draw, or twice five points for the other.
    let route = "h4R h5O h6U h7T h8E";
    at(REFUSE, route, "ATXW BB", 1)
        .play("lay ART g4 across")
        .is("drawing 2 green 0");
    let desk = at(TWO, route, "ATXW BB CC", 1).play("lay ART g4 across");
    assert_eq!(desk.scores(), [0, 10, 10]);
}

/// CREVETTE from Départ covers a red devil and a green one.
#[test]
fn diamino_amb_17_green_first() {
    let _proof = proves!["DIAMINO-AMB-17"];
    let desk = at(REFUSE, "-", "CREVETTEX BB", 1)
        .play("lay CREVETTE h8 across")
        .is("drawing 1 green 1")
        .play("draw Q")
        .is("discarding 1");
    let desk = desk.play("discard Q");
    assert_eq!((desk.hand(1).as_str(), desk.lays()), ("X", 2));
}

#[test]
fn diamino_amb_18_a_covered_devil_does_nothing_more() {
    let _proof = proves!["DIAMINO-AMB-18"];
    let desk = at(REFUSE, "h8L h9A h10M h11E", "SX BB", 1).play("lay LAMES h8 down");
    assert_eq!(desk.lays(), 2);
}

#[test]
fn diamino_amb_19_nothing_to_take_no_penalty() {
    let _proof = proves!["DIAMINO-AMB-19"];
    let desk = at(REFUSE, LAS, &format!("ELX {}", rest("LASELX")), 1).play(SEL);
    assert_eq!((desk.hand(1).as_str(), desk.lays()), ("X", 2));
}

#[test]
fn diamino_amb_20_green_keeps_her_in() {
    let desk = at(REFUSE, LAS, "EL BB", 1).play(SEL).play("draw Q");
    assert_eq!((desk.hand(1).as_str(), desk.lays()), ("Q", 2));
    at("wordCheck=refuse greenBlocksExit=off", LAS, "EL BB", 1)
        .play(SEL)
        .is("showing out 1");
    // TASSE goes over a green devil and a black cell.
    let zeste = "i7Z i8E i9S i10T i11E";
    let desk = at(REFUSE, zeste, "ASSE BB", 1);
    desk.refuses("lay TASSE i10 across", "DIAMINO-AMB-20", "black-with-green");
    let two = at(TWO, LAS, &format!("EL {}", &rest("LASEL")[..12]), 1).play(SEL);
    assert_eq!((two.phase().as_str(), two.scores()), ("drawing 12 refill", vec![0, 5]));
}

#[test]
fn diamino_amb_21_out_by_a_red_devil() {
    let _proof = proves!["DIAMINO-AMB-21"];
    at(REFUSE, "h8L i8A", "AMEX BB", 1)
        .play(LAME)
        .play("discard X")
        .is("showing out 1");
    at(REFUSE, "h8L i8A", "AME BB", 1).play(LAME).is("showing out 1");
}

/// Black and red together only for who lays all she has; then the red one has nothing to take.
#[test]
fn diamino_amb_21_no_black_cell_with_it() {
    let _proof = proves!["DIAMINO-AMB-21"];
    at(REFUSE, AS, "LCX BB", 1).refuses(LAC, "DIAMINO-E4", "black-not-last");
    at(REFUSE, AS, "LC BB", 1).play(LAC).is("showing black 1");
}

#[test]
fn diamino_amb_22_she_cannot_keep_it() {
    let desk = at(REFUSE, "h8L i8A", "AMEXW BB", 1).play(LAME);
    desk.refuses("discard -", "DIAMINO-AMB-22", "wrong-number");
    desk.refuses("discard WX", "DIAMINO-AMB-22", "wrong-number");
    desk.refuses("discard Q", "DIAMINO-B6", "not-in-hand");
    desk.refuses("pass", "DIAMINO-AMB-34", "not-now");
}

#[test]
fn diamino_amb_23_one_black_cell() {
    at(REFUSE, KEPI, "MARAGE BB", 1).refuses("lay MARIAGE k5 down", "DIAMINO-AMB-23", "two-blacks");
}
