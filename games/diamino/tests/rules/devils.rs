//! Black cells, green devils and red ones.

use diamino::Event;
use ludo::Seat;

use crate::desk::{Desk, KEPI, rest};

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

/// DIAMINO-E1
#[test]
fn diamino_e1_black_cells_are_forbidden() {
    assert!(!Desk::at(REFUSE, KEPI, "DEEX BB", 1).allows(IDEE));
}

/// DIAMINO-E2
#[test]
fn diamino_e2_nothing_lies_on_black_during_the_game() {
    assert_eq!(Desk::at(REFUSE, KEPI, "DEEX BB", 1).refuses(IDEE), "DIAMINO-E2");
    use ludo::{Game, Seats};
    let position = crate::desk::position("k8I k9D k10E k11E", "DEEX BB", 1);
    let refused = diamino::Diamino::set_up(
        crate::desk::kit(),
        &diamino::Options::default(),
        Seats::new(2),
        &position,
    );
    assert_eq!(refused.unwrap_err().rule, "DIAMINO-E2");
}

/// DIAMINO-E3
#[test]
fn diamino_e3_the_last_move_may_cover_one() {
    let mut desk = Desk::at(REFUSE, KEPI, "DEE BB", 1);
    desk.does(IDEE);
    assert_eq!(desk.phase(), "showing black 1");
}

/// LAC along the upper edge goes over a red devil and ends on a black cell.
const AS: &str = "c1A c2S";
const LAC: &str = "lay LAC b1 across";

/// DIAMINO-E4: What a red devil would take is not laid.
#[test]
fn diamino_e4_last_means_all_she_has() {
    assert_eq!(Desk::at(REFUSE, AS, "LCX BB", 1).refuses(LAC), "DIAMINO-E4");
    assert_eq!(Desk::at(REFUSE, AS, "LCXW BB", 1).refuses(LAC), "DIAMINO-E2");
}

/// DIAMINO-E5
#[test]
fn diamino_e5_she_gains_by_it() {
    let end = |board: &str, hand: &str, action: &str| {
        let mut desk = Desk::at(REFUSE, board, &format!("{hand} KB"), 1);
        desk.does(action).shows();
        desk.scores()
    };
    assert_eq!(end("k8I l8L", "DEE", IDEE), [24, 0]);
    assert_eq!(end("k8I l8L", "S", "lay ILS k8 across"), [12, 0]);
}

/// DIAMINO-E6
#[test]
fn diamino_e6_green_devils_are_to_be_avoided() {
    let mut desk = Desk::at(REFUSE, LAS, "ELX BB", 1);
    desk.does(SEL);
    let seat = Seat::from_index(0);
    assert!(desk.told.contains(&Event::Covered {
        seat,
        greens: 1,
        reds: 0,
        black: false
    }));
}

/// DIAMINO-E7
#[test]
fn diamino_e7_but_may_be_covered() {
    assert!(Desk::at(REFUSE, LAS, "ELX BB", 1).allows(SEL));
}

/// DIAMINO-E8
#[test]
fn diamino_e8_and_cost_a_square() {
    let mut desk = Desk::at(REFUSE, LAS, "ELX BB", 1);
    desk.does(SEL);
    assert_eq!(desk.phase(), "drawing 1 green 0");
    desk.chance("draw Q");
    assert_eq!((desk.hand(1).as_str(), desk.turn()), ("QX", 2));
}

/// DIAMINO-E9
#[test]
fn diamino_e9_red_devils_help() {
    let mut desk = Desk::at(REFUSE, "h8L i8A", "AMEXW BB", 1);
    desk.does(LAME);
    assert_eq!(desk.phase(), "discarding 1");
}

/// DIAMINO-E10
#[test]
fn diamino_e10_a_square_of_her_choice_goes() {
    let mut desk = Desk::at(REFUSE, "h8L i8A", "AMEXW BB", 1);
    desk.does(LAME);
    let before = desk.state.reserve();
    assert!(desk.allows("discard W"));
    desk.does("discard X");
    assert_eq!((desk.hand(1).as_str(), desk.state.reserve()), ("W", before + 1));
}

/// DIAMINO-E11
#[test]
fn diamino_e11_face_down_and_mixed() {
    let mut desk = Desk::at(REFUSE, "h8L i8A", "AMEXW BB", 1);
    desk.does(LAME).does("discard X");
    assert!(desk.told.contains(&Event::Discarded {
        seat: Seat::from_index(0),
        count: 1
    }));
    desk.does("exchange B").chance("draw X");
    assert_eq!(desk.hand(2), "BX");
}

/// DIAMINO-M5a
#[test]
fn diamino_m5a_black_is_forbidden_with_marks_too() {
    assert_eq!(Desk::at(TWO, KEPI, "DEEX BB", 1).refuses(IDEE), "DIAMINO-M5a");
    // A red devil takes nothing here.
    assert_eq!(Desk::at(TWO, AS, "LCX BB", 1).refuses(LAC), "DIAMINO-M5a");
}

/// DIAMINO-M5b: To whom it brings more (DIAMINO-M5c): see the end of the game.
#[test]
fn diamino_m5b_but_for_the_last_squares() {
    let hands = format!("DEE {}", rest("KEPIDEE"));
    let full: String = hands.split(' ').nth(1).unwrap().chars().take(12).collect();
    let with_reserve = Desk::at(TWO, KEPI, &format!("DEE {full}"), 1);
    assert_eq!(with_reserve.refuses(IDEE), "DIAMINO-M5b");
}

/// Forbidden in principle (DIAMINO-M5d), possible (DIAMINO-M5e), and paid for (DIAMINO-M5f).
#[test]
fn diamino_m5f_five_for_every_other() {
    let mut desk = Desk::at(TWO, LAS, "ELX BB CC", 1);
    desk.does(SEL);
    assert_eq!(desk.scores(), [0, 5, 5]);
}

/// DIAMINO-M5d
#[test]
fn diamino_m5d_and_m5e_green_may_be_covered() {
    assert!(Desk::at(TWO, LAS, "ELX BB", 1).allows(SEL));
}

/// DIAMINO-M5h: A way to gain points (DIAMINO-M5g).
#[test]
fn diamino_m5h_ten_for_a_red_devil() {
    let mut desk = Desk::at(TWO, "h8L i8A", "AMEX BB", 1);
    desk.does(LAME);
    assert_eq!(desk.scores(), [10, 0]);
}

/// DIAMINO-AMB-15
#[test]
fn diamino_amb_15_nobody_asks_whether_she_had_to() {
    // She could have laid SE instead; she may all the same.
    let desk = Desk::at(REFUSE, LAS, "ELX BB", 1);
    assert!(desk.allows("lay SE j8 down") && desk.allows(SEL));
}

/// DIAMINO-AMB-16
#[test]
fn diamino_amb_16_every_devil_counts() {
    let mut desk = Desk::at(REFUSE, LA, "VILAGEXW BB", 1);
    desk.does("lay VILLAGE e8 across");
    assert_eq!(desk.phase(), "discarding 2");
    let mut desk = Desk::at(TWO, LA, "VILAGEXW BB", 1);
    desk.does("lay VILLAGE e8 across");
    assert_eq!(desk.scores(), [20, 0]);
    // Two green ones: two squares to draw, or twice five points for the other.
    let route = "h4R h5O h6U h7T h8E";
    let mut desk = Desk::at(REFUSE, route, "ATXW BB", 1);
    desk.does("lay ART g4 across");
    assert_eq!(desk.phase(), "drawing 2 green 0");
    let mut desk = Desk::at(TWO, route, "ATXW BB CC", 1);
    desk.does("lay ART g4 across");
    assert_eq!(desk.scores(), [0, 10, 10]);
}

/// DIAMINO-AMB-17: CREVETTE from Départ covers a red devil and a green one.
#[test]
fn diamino_amb_17_green_first() {
    let mut desk = Desk::at(REFUSE, "-", "CREVETTEX BB", 1);
    desk.does("lay CREVETTE h8 across");
    assert_eq!(desk.phase(), "drawing 1 green 1");
    desk.chance("draw Q");
    assert_eq!(desk.phase(), "discarding 1");
    desk.does("discard Q");
    assert_eq!((desk.hand(1).as_str(), desk.turn()), ("X", 2));
}

/// DIAMINO-AMB-18
#[test]
fn diamino_amb_18_a_covered_devil_does_nothing_more() {
    let mut desk = Desk::at(REFUSE, "h8L h9A h10M h11E", "SX BB", 1);
    desk.does("lay LAMES h8 down");
    assert_eq!(desk.turn(), 2);
}

/// DIAMINO-AMB-19
#[test]
fn diamino_amb_19_nothing_to_take_no_penalty() {
    let mut desk = Desk::at(REFUSE, LAS, &format!("ELX {}", rest("LASELX")), 1);
    desk.does(SEL);
    assert_eq!((desk.hand(1).as_str(), desk.turn()), ("X", 2));
}

/// DIAMINO-AMB-20
#[test]
fn diamino_amb_20_green_keeps_her_in() {
    let mut desk = Desk::at(REFUSE, LAS, "EL BB", 1);
    desk.does(SEL).chance("draw Q");
    assert_eq!((desk.hand(1).as_str(), desk.turn()), ("Q", 2));
    let mut off = Desk::at("wordCheck=refuse greenBlocksExit=off", LAS, "EL BB", 1);
    off.does(SEL);
    assert_eq!(off.phase(), "showing out 1");
    // TASSE goes over a green devil and a black cell.
    let zeste = "i7Z i8E i9S i10T i11E";
    let desk = Desk::at(REFUSE, zeste, "ASSE BB", 1);
    assert_eq!(desk.refuses("lay TASSE i10 across"), "DIAMINO-AMB-20");
    let mut two = Desk::at(TWO, LAS, &format!("EL {}", &rest("LASEL")[..12]), 1);
    two.does(SEL);
    assert_eq!((two.phase().as_str(), two.scores()), ("drawing 12 refill", vec![0, 5]));
}

/// DIAMINO-AMB-21
#[test]
fn diamino_amb_21_out_by_a_red_devil() {
    let mut desk = Desk::at(REFUSE, "h8L i8A", "AMEX BB", 1);
    desk.does(LAME).does("discard X");
    assert_eq!(desk.phase(), "showing out 1");
    let mut desk = Desk::at(REFUSE, "h8L i8A", "AME BB", 1);
    desk.does(LAME);
    assert_eq!(desk.phase(), "showing out 1");
}

/// DIAMINO-AMB-21: Black and red together only for who lays all she has; then the red one has nothing to take.
#[test]
fn diamino_amb_21_no_black_cell_with_it() {
    assert_eq!(Desk::at(REFUSE, AS, "LCX BB", 1).refuses(LAC), "DIAMINO-E4");
    let mut desk = Desk::at(REFUSE, AS, "LC BB", 1);
    desk.does(LAC);
    assert_eq!(desk.phase(), "showing black 1");
}

/// DIAMINO-AMB-22
#[test]
fn diamino_amb_22_she_cannot_keep_it() {
    let mut desk = Desk::at(REFUSE, "h8L i8A", "AMEXW BB", 1);
    desk.does(LAME);
    assert_eq!(desk.refuses("discard -"), "DIAMINO-AMB-22");
    assert_eq!(desk.refuses("discard WX"), "DIAMINO-AMB-22");
    assert_eq!(desk.refuses("discard Q"), "DIAMINO-B6");
    assert!(!desk.allows("pass"));
}

/// DIAMINO-AMB-23
#[test]
fn diamino_amb_23_one_black_cell() {
    assert_eq!(
        Desk::at(REFUSE, KEPI, "MARAGE BB", 1).refuses("lay MARIAGE k5 down"),
        "DIAMINO-AMB-23"
    );
}
