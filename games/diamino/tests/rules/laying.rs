//! Laying, exchanging, passing.

use ludo::proves;

use crate::desk::{Desk, KEPI, Layout, at, crowded};

const REFUSE: &str = "wordCheck=refuse";

fn kepi(hand: &str) -> Desk {
    at(REFUSE, KEPI, &format!("{hand} BB"), 1)
}

#[test]
fn diamino_b6_as_many_squares_as_she_likes_of_her_own() {
    let desk = kepi("SZSTE");
    desk.allows("lay KEPIS h8 across");
    desk.allows("lay ZESTE i7 down");
    kepi("SZST").refuses("lay ZESTE i7 down", "DIAMINO-B6", "not-in-hand");
}

#[test]
fn diamino_b7_a_new_word_with_what_lies_there() {
    kepi("SA").refuses("lay KEPI h8 across", "DIAMINO-B7", "lay-nothing");
    kepi("SA").allows("lay KEPIS h8 across");
}

#[test]
fn diamino_b8_the_next_do_likewise() {
    let _proof = proves!["DIAMINO-B8"];
    let desk = at(REFUSE, KEPI, "SA ZSTEB", 1).play("lay KEPIS h8 across; lay ZESTE i7 down");
    assert_eq!(desk.lays(), 1);
}

#[test]
fn diamino_c1_words_are_whole() {
    kepi("ESTD").refuses("lay PIE j8 across", "DIAMINO-C1", "not-whole");
    // Letters that lie before or behind belong to the word that is written.
    kepi("SERTD").refuses("lay EPIS i8 across", "DIAMINO-C1", "not-whole");
    kepi("SERTD").allows("lay KEPIS h8 across");
}

/// KÉPI and an unrelated word below it with a free row between.
#[test]
fn diamino_c2_words_that_do_not_touch_are_apart() {
    let _proof = proves!["DIAMINO-C2"];
    let desk = at(REFUSE, "h8K i8E j8P k8I i9S i10T", "ATDE BB", 1);
    // The row between stays empty but for the word that leads down.
    desk.allows("lay TA i10 across");
    // Right above KÉPI its letters would touch, and every row of letters must be a word.
    desk.refuses("lay ET j7 across", "DIAMINO-W1", "unknown-word");
}

#[test]
fn diamino_c3_one_direction_at_a_time() {
    let _proof = proves!["DIAMINO-C3"];
    // A move is one word in one direction: there are no words for two.
    let desk = kepi("SZSTE");
    for line in ["lay KEPIS h8 across down", "lay KEPIS h8 across lay AS h9 down"] {
        desk.refuses(line, "HOUSE-NOTATION", "unreadable");
    }
    let desk = desk.play("lay ZESTE i7 down");
    desk.refuses("1 lay KEPIS h8 across", "DIAMINO-B5", "not-your-turn");
}

/// DIAMINO-C4a above; KA stands over nothing but the A under it.
#[test]
fn diamino_c4a_above() {
    let _proof = proves!["DIAMINO-C4a"];
    let desk = at(REFUSE, "h8A h9S", "LD BB", 1);
    desk.allows("lay LAS h7 down");
}

#[test]
fn diamino_c4b_below() {
    let _proof = proves!["DIAMINO-C4b"];
    let desk = at(REFUSE, "h8L h9A", "SD BB", 1);
    desk.allows("lay LAS h8 down");
}

#[test]
fn diamino_c4c_above_and_below() {
    let _proof = proves!["DIAMINO-C4c"];
    let desk = at(REFUSE, "h8L h9A", "PTD BB", 1);
    desk.allows("lay PLAT h7 down");
}

#[test]
fn diamino_c4d_on_one_side() {
    let _proof = proves!["DIAMINO-C4d"];
    kepi("SA").allows("lay KEPIS h8 across");
}

#[test]
fn diamino_c4e_on_both_sides() {
    let _proof = proves!["DIAMINO-C4e"];
    let desk = at(REFUSE, "h8L i8A", "PTD BB", 1);
    desk.allows("lay PLAT g8 across");
}

#[test]
fn diamino_c4f_between() {
    let _proof = proves!["DIAMINO-C4f"];
    // TE above and T below the gap: the S joins them.
    let desk = at(REFUSE, "h8T h9E i9N i10U h11T i11E", "SD BB", 1);
    desk.allows("lay TEST h8 down");
}

#[test]
fn diamino_c5_what_touches_forms_words() {
    let desk = kepi("AADD");
    // DA under K and E would make KD and EA.
    desk.refuses("lay DA h9 across", "DIAMINO-W1", "unknown-word");
    kepi("ZQTE").refuses("lay ZQTE i7 down", "DIAMINO-C5", "cell-taken");
}

#[test]
fn diamino_m3_the_same_with_marks() {
    let _proof = proves!["DIAMINO-M3"];
    let desk = at("formula=two wordCheck=refuse", KEPI, "AABB CC", 1);
    // KA is a word, AA is none.
    desk.refuses("lay AA h9 across", "DIAMINO-W4", "abbreviation");
}

#[test]
fn diamino_amb_2_a_word_hangs_on_to_others() {
    kepi("ZESTE").refuses("lay ZESTE a1 across", "DIAMINO-AMB-2", "not-connected");
}

#[test]
fn diamino_amb_3_one_line_without_gaps() {
    let _proof = proves!["DIAMINO-AMB-3"];
    // The letters that lie there are part of the word that is written.
    kepi("SAS").refuses("lay AS h9 down", "DIAMINO-C1", "not-whole");
    // Nothing may be left out between its letters.
    for line in ["lay K.PI h8 across", "lay K PI h8 across"] {
        kepi("SAS").refuses(line, "HOUSE-NOTATION", "unreadable");
    }
}

#[test]
fn diamino_amb_4_any_number_of_words_at_once() {
    let _proof = proves!["DIAMINO-AMB-4"];
    let desk = at(REFUSE, "h8L i8A", "ESABB CC", 1).play("lay ES h9 across");
    assert!(
        desk.told()[0].contains(r#""words":["ES","LE","AS"]"#),
        "{:?}",
        desk.told()
    );
}

#[test]
fn diamino_amb_5_words_may_lie_side_by_side() {
    let _proof = proves!["DIAMINO-AMB-5"];
    at(REFUSE, "h8L i8A", "ESABB CC", 1).allows("lay ES h9 across");
}

#[test]
fn diamino_amb_6_the_same_word_twice() {
    let _proof = proves!["DIAMINO-AMB-6"];
    let desk = at(REFUSE, "h8L h9A", "AD BB", 1);
    // LA stands downwards already.
    desk.allows("lay LA h8 across");
}

#[test]
fn diamino_d1_an_exchange_for_the_same_number() {
    let _proof = proves!["DIAMINO-D1"];
    let desk = kepi("SAE").play("exchange AE").is("drawing 2 exchange").play("draw NT");
    assert_eq!(desk.hand(1), "NST");
}

#[test]
fn diamino_d2_an_exchange_is_a_turn() {
    let _proof = proves!["DIAMINO-D2"];
    let desk = kepi("SAE").play("exchange A; draw N");
    assert_eq!(desk.lays(), 2);
}

/// Face down (DIAMINO-D3): the others hear how many, and nobody which.
#[test]
fn diamino_d3_nobody_sees_what_was_exchanged() {
    let _proof = proves!["DIAMINO-D3"];
    let desk = kepi("SAE").play("exchange AE");
    assert_eq!(desk.told(), [r#"{"type":"exchanged","seat":1,"count":2}"#]);
    let desk = desk.play("draw NT");
    assert_eq!(desk.told()[0], r#"{"type":"took","seat":1,"count":2}"#);
    assert_eq!(desk.told_to_seat(1)[0], r#"{"type":"got","seat":1,"tiles":"NT"}"#);
}

#[test]
fn diamino_d4_what_was_exchanged_can_be_drawn_again_later() {
    let _proof = proves!["DIAMINO-D4"];
    let desk = at(REFUSE, KEPI, "ZAE BB", 1).play("exchange Z; draw N; exchange B; draw Z");
    assert_eq!(desk.hand(2), "BZ");
}

#[test]
fn diamino_amb_11_only_on_her_own_turn() {
    let _proof = proves!["DIAMINO-AMB-11"];
    kepi("SAE").allows("1 exchange A");
    kepi("SAE").refuses("2 exchange B", "DIAMINO-B5", "not-your-turn");
}

#[test]
fn diamino_amb_12_no_more_than_the_reserve_and_never_her_own() {
    let desk = kepi("ZAE").play("exchange Z");
    // There is one Z, and it is on its way back.
    desk.refuses("* draw Z", "DIAMINO-P1", "impossible-squares");
    let few = at(REFUSE, ALL_BUT_ONE, ALL_BUT_ONE_HANDS, 1);
    assert_eq!(few.state().reserve(), 1);
    few.refuses("exchange AA", "DIAMINO-AMB-12", "exchange-too-many");
    few.allows("exchange A");
}

/// Two hands that leave one square in the reserve.
const ALL_BUT_ONE: &str = "h8K i8E j8P k8I";
const ALL_BUT_ONE_HANDS: &str =
    "AAAAAAAAAABBCCDDDEEEEEEEEEEEEEEEEFFGGHHIIIIIIII JLLLLLMMMNNNNNNNOOOOOOOPQRRRRRRRSSSSSSSTTTTTTTUUUUUUUVVWXYZ?";
const ALL_HANDS: &str =
    "AAAAAAAAAABBCCDDDEEEEEEEEEEEEEEEEFFGGHHIIIIIIII JLLLLLMMMNNNNNNNOOOOOOOPQRRRRRRRSSSSSSSTTTTTTTUUUUUUUVVWXYZ??";

#[test]
fn diamino_m4a_exchanges_with_marks() {
    let _proof = proves!["DIAMINO-M4a"];
    let desk = at("formula=two wordCheck=refuse", KEPI, "SAE BB", 1).play("exchange A; draw N");
    assert_eq!((desk.hand(1).as_str(), desk.lays()), ("ENS", 2));
}

#[test]
fn diamino_m4b_and_amb_12_not_without_a_reserve() {
    let desk = at(REFUSE, KEPI, ALL_HANDS, 1);
    assert_eq!(desk.state().reserve(), 0);
    desk.refuses("exchange A", "DIAMINO-AMB-12", "empty-reserve");
    let held = "SAB AZ";
    let two = at(
        "formula=two wordCheck=refuse",
        &crowded(&held.replace(' ', "")),
        held,
        1,
    );
    two.refuses("exchange A", "DIAMINO-M4b", "empty-reserve");
}

#[test]
fn diamino_amb_13_passing() {
    kepi("SAE").allows("pass");
    let strict = at("wordCheck=refuse passOnlyIfNoExchange=on", KEPI, "SAE BB", 1);
    strict.refuses("pass", "DIAMINO-AMB-13", "exchange-first");
    at("wordCheck=refuse passOnlyIfNoExchange=on", KEPI, ALL_HANDS, 1).allows("pass");
}

#[test]
fn diamino_amb_29_a_joker_stays_what_it_is() {
    let _proof = proves!["DIAMINO-AMB-29"];
    let desk = kepi("?A").play("lay KEPIs h8 across");
    assert!(desk.board().ends_with("l8s"));
    desk.refuses("lay KEPIT h8 across", "DIAMINO-C5", "cell-taken");
    kepi("?A").allows("exchange ?");
    let red = at(REFUSE, "h8L i8A", "AME?B TT", 1).play("lay LAME h8 down; discard ?");
    assert_eq!((red.hand(1).as_str(), red.lays()), ("B", 2));
}

#[test]
fn diamino_amb_41_hands_are_hidden() {
    let _proof = proves!["DIAMINO-AMB-41"];
    let players = kepi("SAE").view_of(2).players;
    let hands: Vec<Option<&str>> = players.iter().map(|player| player.hand.as_deref()).collect();
    assert_eq!(hands, [None, Some("BB")]);
}

/// The printed example: KÉPI from Départ, with a plain E, ZESTE downwards with four squares, in both formulas.
#[test]
fn diamino_x1_the_example() {
    let _proof = proves!["DIAMINO-X1", "DIAMINO-X2", "DIAMINO-X3"];
    for (formula, then) in [("", "discard B"), ("formula=two", "draw EEEEEEEEEE")] {
        let desk = at(&format!("wordCheck=refuse {formula}"), "-", "KEPIAB ZSTESA", 1);
        let desk = desk.play("lay KEPI h8 across").play(then).play("lay ZESTE i7 down");
        assert_eq!(desk.board(), "i7Z h8K i8E j8P k8I i9S i10T i11E");
    }
}

/// The eight turns of the figure are lost; these are ours, with one letter or several at a time.
#[test]
fn diamino_x5_eight_turns() {
    let _proof = proves!["DIAMINO-X4", "DIAMINO-X5"];
    let desk = at(REFUSE, "-", "KEPIBSRAEO ZSTETUSO", 1).play("lay KEPI h8 across; discard B; lay ZESTE i7 down");
    let desk = desk.play("lay KEPIS h8 across; lay ET i11 across; lay RAT g10 across; lay RU g10 down");
    let desk = desk.play("lay RUE g10 down; draw N; lay RUES g10 down");
    assert_eq!(
        desk.board(),
        "i7Z h8K i8E j8P k8I l8S i9S g10R h10A i10T g11U i11E j11T g12E g13S"
    );
}
