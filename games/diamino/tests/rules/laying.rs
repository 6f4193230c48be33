//! Laying, exchanging, passing.

use crate::desk::{Desk, KEPI};

const REFUSE: &str = "wordCheck=refuse";

fn kepi(hand: &str) -> Desk {
    Desk::at(REFUSE, KEPI, &format!("{hand} BB"), 1)
}

/// DIAMINO-B6
#[test]
fn diamino_b6_as_many_squares_as_she_likes_of_her_own() {
    let desk = kepi("SZSTE");
    assert!(desk.allows("lay KEPIS h8 across") && desk.allows("lay ZESTE i7 down"));
    assert_eq!(kepi("SZST").refuses("lay ZESTE i7 down"), "DIAMINO-B6");
}

/// DIAMINO-B7
#[test]
fn diamino_b7_a_new_word_with_what_lies_there() {
    assert_eq!(kepi("SA").refuses("lay KEPI h8 across"), "DIAMINO-B7");
    assert!(kepi("SA").allows("lay KEPIS h8 across"));
}

/// DIAMINO-B8
#[test]
fn diamino_b8_the_next_do_likewise() {
    let mut desk = Desk::at(REFUSE, KEPI, "SA ZSTEB", 1);
    desk.does("lay KEPIS h8 across").does("lay ZESTE i7 down");
    assert_eq!(desk.turn(), 1);
}

/// DIAMINO-C1
#[test]
fn diamino_c1_words_are_whole() {
    assert_eq!(kepi("ESTD").refuses("lay PIE j8 across"), "DIAMINO-C1");
    // Letters that lie before or behind belong to the word that is written.
    assert_eq!(kepi("SERTD").refuses("lay EPIS i8 across"), "DIAMINO-C1");
    assert!(kepi("SERTD").allows("lay KEPIS h8 across"));
}

/// DIAMINO-C2: KÉPI and an unrelated word below it with a free row between.
#[test]
fn diamino_c2_words_that_do_not_touch_are_apart() {
    let desk = Desk::at(REFUSE, "h8K i8E j8P k8I i9S i10T", "ATDE BB", 1);
    // The row between stays empty but for the word that leads down.
    assert!(desk.allows("lay TA i10 across"));
    // Right above KÉPI its letters would touch, and every row of letters must be a word.
    assert_eq!(desk.refuses("lay ET j7 across"), "DIAMINO-W1");
}

/// DIAMINO-C3
#[test]
fn diamino_c3_one_direction_at_a_time() {
    // A move is one word in one direction: there are no words for two.
    assert!("lay KEPI h8 across down".parse::<diamino::Action>().is_err());
    assert!("lay KEPI h8 across lay AS h9 down".parse::<diamino::Action>().is_err());
    let mut desk = kepi("SZSTE");
    desk.does("lay ZESTE i7 down");
    assert_eq!(
        desk.refuses_seat(1, "lay KEPIS h8 across"),
        "DIAMINO-B5",
        "her turn is over"
    );
}

/// DIAMINO-C4a above; KA stands over nothing but the A under it.
#[test]
fn diamino_c4a_above() {
    let desk = Desk::at(REFUSE, "h8A h9S", "LD BB", 1);
    assert!(desk.allows("lay LAS h7 down"));
}

/// DIAMINO-C4b
#[test]
fn diamino_c4b_below() {
    let desk = Desk::at(REFUSE, "h8L h9A", "SD BB", 1);
    assert!(desk.allows("lay LAS h8 down"));
}

/// DIAMINO-C4c
#[test]
fn diamino_c4c_above_and_below() {
    let desk = Desk::at(REFUSE, "h8L h9A", "PTD BB", 1);
    assert!(desk.allows("lay PLAT h7 down"));
}

/// DIAMINO-C4d
#[test]
fn diamino_c4d_on_one_side() {
    assert!(kepi("SA").allows("lay KEPIS h8 across"));
}

/// DIAMINO-C4e
#[test]
fn diamino_c4e_on_both_sides() {
    let desk = Desk::at(REFUSE, "h8L i8A", "PTD BB", 1);
    assert!(desk.allows("lay PLAT g8 across"));
}

/// DIAMINO-C4f
#[test]
fn diamino_c4f_between() {
    // TE above and E below the gap: the S joins them.
    let desk = Desk::at(REFUSE, "h8T h9E i9N h10S i10U", "TD BB", 1);
    assert!(desk.allows("lay TEST h8 down"));
}

/// DIAMINO-C5
#[test]
fn diamino_c5_what_touches_forms_words() {
    let desk = kepi("AADD");
    // DA under K and E would make KD and EA.
    assert!(["DIAMINO-W1", "DIAMINO-W4"].contains(&desk.refuses("lay DA h9 across")));
    assert_eq!(kepi("ZQTE").refuses("lay ZQTE i7 down"), "DIAMINO-C5");
}

/// DIAMINO-M3
#[test]
fn diamino_m3_the_same_with_marks() {
    let desk = Desk::at("formula=two wordCheck=refuse", KEPI, "AABB CC", 1);
    assert!(
        ["DIAMINO-W1", "DIAMINO-W4"].contains(&desk.refuses("lay AA h9 across")),
        "KA is a word, EA is none"
    );
}

/// DIAMINO-AMB-2
#[test]
fn diamino_amb_2_a_word_hangs_on_to_others() {
    assert_eq!(kepi("ZESTE").refuses("lay ZESTE a1 across"), "DIAMINO-AMB-2");
}

/// DIAMINO-AMB-3
#[test]
fn diamino_amb_3_one_line_without_gaps() {
    // The letters that lie there are part of the word that is written.
    assert_eq!(kepi("SAS").refuses("lay AS h9 down"), "DIAMINO-C1");
    // Nothing may be left out between its letters.
    assert!("lay K.PI h8 across".parse::<diamino::Action>().is_err());
    assert!("lay K PI h8 across".parse::<diamino::Action>().is_err());
}

/// DIAMINO-AMB-4
#[test]
fn diamino_amb_4_any_number_of_words_at_once() {
    let mut desk = Desk::at(REFUSE, "h8L i8A", "ESABB CC", 1);
    desk.does("lay ES h9 across");
    let diamino::Event::Laid { words, .. } = &desk.told[0] else {
        panic!("{:?}", desk.told)
    };
    assert_eq!(words, &["ES", "LE", "AS"]);
}

/// DIAMINO-AMB-5
#[test]
fn diamino_amb_5_words_may_lie_side_by_side() {
    assert!(Desk::at(REFUSE, "h8L i8A", "ESABB CC", 1).allows("lay ES h9 across"));
}

/// DIAMINO-AMB-6
#[test]
fn diamino_amb_6_the_same_word_twice() {
    let desk = Desk::at(REFUSE, "h8L h9A", "AD BB", 1);
    // LA stands downwards already.
    assert!(desk.allows("lay LA h8 across"));
}

/// DIAMINO-D1
#[test]
fn diamino_d1_an_exchange_for_the_same_number() {
    let mut desk = kepi("SAE");
    desk.does("exchange AE");
    assert_eq!(desk.phase(), "drawing 2 exchange");
    desk.chance("draw NT");
    assert_eq!(desk.hand(1), "NST");
}

/// DIAMINO-D2
#[test]
fn diamino_d2_an_exchange_is_a_turn() {
    let mut desk = kepi("SAE");
    desk.does("exchange A").chance("draw N");
    assert_eq!(desk.turn(), 2);
}

/// Face down (DIAMINO-D3): the others hear how many, and nobody which.
#[test]
fn diamino_d3_nobody_sees_what_was_exchanged() {
    let mut desk = kepi("SAE");
    desk.does("exchange AE");
    assert_eq!(desk.told.len(), 1);
    assert!(matches!(desk.told[0], diamino::Event::Exchanged { count: 2, .. }));
}

/// DIAMINO-D4
#[test]
fn diamino_d4_what_was_exchanged_can_be_drawn_again_later() {
    let mut desk = Desk::at(REFUSE, KEPI, "ZAE BB", 1);
    desk.does("exchange Z").chance("draw N");
    desk.does("exchange B").chance("draw Z");
    assert_eq!(desk.hand(2), "BZ");
}

/// DIAMINO-AMB-11
#[test]
fn diamino_amb_11_only_on_her_own_turn() {
    assert_eq!(kepi("SAE").refuses_seat(2, "exchange B"), "DIAMINO-B5");
}

/// DIAMINO-AMB-12
#[test]
fn diamino_amb_12_no_more_than_the_reserve_and_never_her_own() {
    let mut desk = kepi("ZAE");
    desk.does("exchange Z");
    assert!(
        desk.refuses_chance("draw Z"),
        "there is one Z, and it is on its way back"
    );
    let few = Desk::at(REFUSE, ALL_BUT_ONE, ALL_BUT_ONE_HANDS, 1);
    assert_eq!(few.state.reserve(), 1);
    assert_eq!(few.refuses("exchange AA"), "DIAMINO-AMB-12");
    assert!(few.allows("exchange A"));
}

/// Two hands that leave one square in the reserve.
const ALL_BUT_ONE: &str = "h8K i8E j8P k8I";
const ALL_BUT_ONE_HANDS: &str =
    "AAAAAAAAAABBCCDDDEEEEEEEEEEEEEEEEFFGGHHIIIIIIII JLLLLLMMMNNNNNNNOOOOOOOPQRRRRRRRSSSSSSSTTTTTTTUUUUUUUVVWXYZ?";
const ALL_HANDS: &str =
    "AAAAAAAAAABBCCDDDEEEEEEEEEEEEEEEEFFGGHHIIIIIIII JLLLLLMMMNNNNNNNOOOOOOOPQRRRRRRRSSSSSSSTTTTTTTUUUUUUUVVWXYZ??";

/// DIAMINO-M4a
#[test]
fn diamino_m4a_exchanges_with_marks() {
    let mut desk = Desk::at("formula=two wordCheck=refuse", KEPI, "SAE BB", 1);
    desk.does("exchange A").chance("draw N");
    assert_eq!((desk.hand(1).as_str(), desk.turn()), ("ENS", 2));
}

/// DIAMINO-M4b
#[test]
fn diamino_m4b_not_without_a_reserve() {
    let desk = Desk::at(REFUSE, KEPI, ALL_HANDS, 1);
    assert_eq!(desk.state.reserve(), 0);
    assert_eq!(desk.refuses("exchange A"), "DIAMINO-M4b");
}

/// DIAMINO-AMB-13
#[test]
fn diamino_amb_13_passing() {
    assert!(kepi("SAE").allows("pass"));
    let strict = Desk::at("wordCheck=refuse passOnlyIfNoExchange=on", KEPI, "SAE BB", 1);
    assert_eq!(strict.refuses("pass"), "DIAMINO-AMB-13");
    assert!(Desk::at("wordCheck=refuse passOnlyIfNoExchange=on", KEPI, ALL_HANDS, 1).allows("pass"));
}

/// DIAMINO-AMB-29
#[test]
fn diamino_amb_29_a_joker_stays_what_it_is() {
    let mut desk = kepi("?A");
    desk.does("lay KEPIs h8 across");
    assert!(desk.board().ends_with("l8s"));
    assert!(desk.refuses("lay KEPIT h8 across") == "DIAMINO-C5");
    assert!(kepi("?A").allows("exchange ?"));
    let mut red = Desk::at(REFUSE, "h8L i8A", "AME?B TT", 1);
    red.does("lay LAME h8 down").does("discard ?");
    assert_eq!((red.hand(1).as_str(), red.turn()), ("B", 2));
}

/// DIAMINO-AMB-41
#[test]
fn diamino_amb_41_hands_are_hidden() {
    use ludo::{Game, Seat, Viewer};
    let view = kepi("SAE").state.view(Viewer::Seat(Seat::from_index(1)));
    assert_eq!(
        view.players
            .iter()
            .map(|player| player.hand.as_deref())
            .collect::<Vec<_>>(),
        [None, Some("BB")]
    );
}

/// The printed example: KÉPI from Départ (DIAMINO-X2, the É with a plain square), ZESTE downwards with four squares
/// (DIAMINO-X3), and then one or several letters at a time (DIAMINO-X4), in both formulas (DIAMINO-X1). The eight turns
/// of the figure are lost (DIAMINO-X5); these are ours.
#[test]
fn diamino_x1_the_example() {
    for formula in ["wordCheck=refuse", "formula=two wordCheck=refuse"] {
        let mut desk = Desk::at(formula, "-", "KEPIAB ZSTESA", 1);
        desk.does("lay KEPI h8 across");
        if formula.starts_with("formula") {
            desk.chance("draw EEEEEEEEEE");
        } else {
            desk.does("discard B");
        }
        desk.does("lay ZESTE i7 down");
        assert_eq!(desk.board(), "i7Z h8K i8E j8P k8I i9S i10T i11E");
    }
}
