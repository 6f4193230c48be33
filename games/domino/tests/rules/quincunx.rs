//! Quincunx, in height and flat in turn.

use domino::Mode;
use ludo::{Awaits, Game, proves};

use crate::desk::{Desk, at, blocked, dealt, dots, hand, least_wins};

const FIRST: &str = "built 6-6@0,0,0,h";
/// The 5-6 with its 6 on the right square of the first: the 5 hangs over the table at 2,0.
const RAISED: &str = "built 6-6@0,0,0,h 6-5@1,0,1,h";

/// The right end on level 2, the left one on the table.
const HIGH: &str = "built 6-6@0,0,0,h 6-5@1,0,1,h 3-6@-2,0,0,h 5-4@2,0,2,h";

/// Three or more players, with what is due.
fn quincunx(due: &str, hands: &[&str], built: &str) -> Desk {
    with("", due, hands, built)
}

fn with(options: &str, due: &str, hands: &[&str], built: &str) -> Desk {
    let hands: Vec<String> = hands.iter().map(|hand| format!("{hand} due {due}")).collect();
    let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
    at(&format!("game=quincunx {options}"), 1, &hands, built)
}

fn due(desk: &Desk) -> Vec<Mode> {
    desk.view().players.iter().map(|player| player.due).collect()
}

use Mode::{Flat, Height};

#[test]
fn domino_q1_height_and_flat_in_turn() {
    let desk = quincunx("height", &["5-6 0-0", "1-5 0-1", "1-4 0-2"], FIRST).play("place 6-5 at 1,0,1 h; stands");
    assert_eq!(due(&desk), [Flat; 3]);
    let desk = desk.play("place 5-1 at 2,0,0 h; stands");
    assert_eq!(due(&desk), [Height; 3]);
    desk.refuses("lay 1-4 left", "DOMINO-Q1", "other-game");
}

#[test]
fn domino_q2_only_the_ends() {
    // 6-5 and 6-4 stand at both ends; the first is no end any more.
    let built = "built 6-6@0,0,0,h 6-5@1,0,1,h 4-6@-2,0,0,h";
    let desk = quincunx("height", &["0-6 1-5 2-4", "0-0", "1-1"], built);
    desk.refuses("place 6-0 at 0,0,1 v", "DOMINO-Q2", "not-an-end");
    desk.allows("place 5-1 at 2,0,2 h");
}

#[test]
fn domino_q3_the_first_is_laid_flat() {
    let hands = [
        "0-0 0-1 0-2 0-3 0-4 0-5",
        "0-6 1-1 1-2 1-3 1-4 1-5",
        "1-6 2-2 2-3 2-4 2-5 2-6",
    ];
    let desk = dealt("game=quincunx", &hands);
    desk.refuses("lay 1-6", "DOMINO-Q3", "must-open");
    let desk = desk.play("lay 2-2");
    assert_eq!(desk.view().built[0].piece.level, 0);
}

#[test]
fn domino_q4_the_next_in_height_and_so_on() {
    let _proof = proves!["DOMINO-Q4"];
    let hands = [
        "0-0 0-1 0-2 0-3 0-4 0-5",
        "0-6 1-1 1-2 1-3 1-4 1-5",
        "1-6 2-2 2-3 2-4 2-5 2-6",
    ];
    let desk = dealt("game=quincunx", &hands).play("lay 2-2");
    assert_eq!(due(&desk), [Height; 3]);
    let desk = desk.play("place 2-0 at 1,0,1 h; stands");
    assert_eq!(due(&desk), [Flat; 3]);
}

#[test]
fn domino_q5_drawing_is_not_playing() {
    let _proof = proves!["DOMINO-Q5"];
    let desk = quincunx("height", &["0-0", "1-6", "1-1"], FIRST).play("draw; 2-2");
    assert_eq!(due(&desk), [Height; 3]);
}

#[test]
fn domino_q6_the_next_who_can_play_plays_in_height() {
    let _proof = proves!["DOMINO-Q6"];
    let desk = quincunx("height", &["0-0", "1-1", "1-6 0-1"], FIRST).play("draw; 2-2; draw; 3-3");
    assert_eq!(desk.turn(), 3);
    desk.refuses("place 6-1 at 2,0,0 h", "DOMINO-AMB-26", "must-be-height");
    desk.allows("place 6-1 at 1,0,1 h");
}

/// Seat 1 has begun with the double six: that was its flat one.
fn two(hands: [&str; 2]) -> Desk {
    let hands = [format!("{} due height", hands[0]), format!("{} due flat", hands[1])];
    let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
    at("game=quincunx", 2, &hands, FIRST)
}

#[test]
fn domino_q7_two_players_in_the_same_mode() {
    let _proof = proves!["DOMINO-Q7"];
    let desk = two(["5-6 0-5 0-0", "1-6 1-2 1-1"]).play("place 6-1 at 2,0,0 h; stands");
    assert_eq!(due(&desk), [Height, Height]);
    let desk = desk.play("place 5-6 at -1,0,1 h; stands");
    assert_eq!(due(&desk), [Flat, Height]);
    let desk = desk.play("place 1-2 at 3,0,1 h; stands");
    assert_eq!(due(&desk), [Flat, Flat]);
}

#[test]
fn domino_q8_who_draws_remembers() {
    let _proof = proves!["DOMINO-Q8"];
    let desk = two(["0-0 2-3", "1-6 1-1"]).play("place 6-1 at 2,0,0 h; stands");
    assert_eq!(desk.turn(), 1);
    let desk = desk.play("draw; 3-3");
    assert_eq!(due(&desk), [Height, Height]);
}

#[test]
fn domino_q9_and_plays_so_on_her_next_turn() {
    let _proof = proves!["DOMINO-Q9"];
    let desk =
        two(["0-0", "1-6 1-1 4-5"]).play("place 6-1 at 2,0,0 h; stands; draw; 5-6; place 1-1 at 3,0,1 h; stands");
    // Seat 2 owes flat again, seat 1 still owes height.
    assert_eq!(due(&desk), [Height, Flat]);
    desk.refuses("place 5-6 at -2,0,0 h", "DOMINO-AMB-26", "must-be-height");
    desk.allows("place 5-6 at -1,0,1 h");
}

#[test]
fn domino_q10_in_height_is_on_top_of_an_equal_number() {
    let _proof = proves!["DOMINO-Q10"];
    let desk = quincunx("height", &["1-6 1-2", "0-0", "1-1"], FIRST);
    assert!(desk.legal().iter().all(|action| action.contains(",1 ")));
    desk.refuses("place 1-2 at 1,0,1 h", "DOMINO-H7", "not-equal");
    desk.allows("place 6-1 at 1,0,1 h");
}

#[test]
fn domino_q11_flat_is_on_the_table() {
    let _proof = proves!["DOMINO-Q11"];
    let desk = quincunx("flat", &["1-6 1-5", "0-0", "1-1"], RAISED);
    assert!(
        desk.legal().iter().all(|action| action.contains(",0 ")),
        "{:?}",
        desk.legal()
    );
    assert!(!desk.legal().is_empty());
    desk.refuses("place 5-1 at 2,0,2 h", "DOMINO-AMB-26", "must-be-flat");
    desk.allows("place 5-1 at 2,0,0 h");
}

#[test]
fn domino_q12_slid_under_an_overhang() {
    let _proof = proves!["DOMINO-Q12"];
    let desk = quincunx("flat", &["1-5 0-1", "0-0", "1-1"], RAISED);
    for place in ["2,0,0 h", "2,0,0 v"] {
        desk.allows(&format!("place 5-1 at {place}"));
    }
    desk.refuses("place 0-1 at 2,0,0 h", "DOMINO-H7", "not-equal");
}

#[test]
fn domino_q13_or_following_another() {
    let _proof = proves!["DOMINO-Q13"];
    let desk = quincunx("flat", &["1-6 0-1", "0-0", "1-1"], RAISED);
    // The left end of the first is still open.
    desk.allows("place 1-6 at -2,0,0 h");
    desk.allows("place 6-1 at -1,0,0 v");
    // The 1 would touch the 6: it is the right end, but the wrong number.
    desk.refuses("place 6-1 at -2,0,0 h", "DOMINO-Q13", "does-not-fit");
    let desk = desk.play("place 1-6 at -2,0,0 h; stands");
    assert_eq!(desk.view().built[2].open, [true, false]);
}

#[test]
fn domino_q14_unequal_neighbours_are_no_obstacle() {
    let _proof = proves!["DOMINO-Q14"];
    // The 1 comes to lie beside the 6 of the first domino.
    let desk = quincunx("flat", &["1-5", "0-0", "1-1"], "built 6-6@0,0,0,h 6-5@1,0,1,v");
    // The 5 hangs over 1,1; under it the 5, and the 1 at 0,1 beside the 6 at 0,0.
    desk.allows("place 1-5 at 0,1,0 h");
}

#[test]
fn domino_q15_every_attempt_is_final() {
    let desk = quincunx("height", &["1-6 0-1", "0-0", "1-1"], FIRST).play("place 6-1 at 1,0,1 h");
    assert_eq!(desk.state().awaits(), Awaits::Chance);
    desk.refuses("1 draw", "DOMINO-Q15", "let-go");
}

/// Seat 1 makes it fall by laying a domino flat.
fn collapsed(options: &str) -> Desk {
    with(options, "flat", &["1-6 0-1", "0-0 4-4", "1-1"], RAISED).play("place 1-6 at -2,0,0 h; collapse")
}

#[test]
fn domino_q16_she_takes_all_its_dominoes() {
    let _proof = proves!["DOMINO-Q16"];
    let desk = collapsed("");
    assert_eq!(hand(&desk, 1), [[0, 1], [1, 6], [5, 6], [6, 6]]);
    assert!(desk.heard(r#"{"type":"collapsed","seat":1,"tiles":[[1,6],[5,6],[6,6]]}"#));
}

/// She put a domino on the table and touched nothing.
#[test]
fn domino_q17_also_by_magnetism() {
    let _proof = proves!["DOMINO-Q17"];
    let desk = with("", "flat", &["1-6 0-1", "0-0 4-4", "1-1"], RAISED);
    // Whatever nature's reason was.
    let desk = desk.play("place 1-6 at -2,0,0 h; collapse");
    assert_eq!(hand(&desk, 1), [[0, 1], [1, 6], [5, 6], [6, 6]]);
    assert_eq!(desk.view().built.len(), 0);
}

#[test]
fn domino_q18_the_highest_double_begins_anew() {
    let _proof = proves!["DOMINO-Q18"];
    let desk = collapsed("");
    assert_eq!((desk.turn(), desk.legal()), (1, vec!["lay 6-6".to_owned()]));
    let desk = desk.play("lay 6-6");
    assert_eq!((desk.turn(), desk.view().built.len()), (2, 1));
}

#[test]
fn domino_q19_the_first_without_dominoes_wins() {
    let desk = quincunx("height", &["1-6", "0-0", "1-1"], FIRST).play("place 6-1 at 1,0,1 h; stands");
    assert_eq!(desk.ranks()[0], 1);
    desk.refuses("2 draw", "DOMINO-Q19", "over");
}

#[test]
fn domino_q20_blocked_and_the_fewest_dots_win() {
    let _proof = proves!["DOMINO-Q20"];
    for (others, ranks) in [(["0-1 0-2 0-3", "4-5 5-5"], [3, 1, 2]), (["0-1 0-4", "1-4"], [3, 1, 1])] {
        let desk = blocked("game=quincunx", " due height", &others);
        least_wins(&desk, dots);
        assert_eq!(desk.ranks(), ranks);
    }
}

/// What counts is the mode that is due, not what would fit in the other.
#[test]
fn domino_amb_6_blocked_in_the_modes_due() {
    let _proof = proves!["DOMINO-AMB-6"];
    // Both ends are then so high that nothing flat can serve them; in height 4-1 would fit, but both owe a flat one.
    let built = "built 6-6@0,0,0,h 6-0@2,0,0,h 0-5@3,0,1,h 5-4@4,0,2,h 3-6@-2,0,0,h 1-3@-4,0,0,h 2-1@-5,0,1,h";
    let hands = ["2-3 0-0 due height", "1-4 1-1 due flat"];
    let desk = at("game=quincunx", 1, &hands, built).play("place 3-2 at -6,0,2 h; stands");
    assert_eq!(due(&desk), [Flat; 2]);
    assert!(desk.heard(r#"{"type":"blocked"}"#) && desk.view().stock > 0);
}

#[test]
fn domino_amb_23_all_or_each_for_herself() {
    let _proof = proves!["DOMINO-AMB-23"];
    let four = ["1-6 0-0", "2-6", "3-6", "1-1"];
    let global = with("", "height", &four, FIRST).play("place 6-1 at 1,0,1 h; stands");
    assert_eq!(due(&global), [Flat; 4]);
    // Seat 4 has begun with its flat one.
    let four = ["1-6 0-0 due flat", "2-6 due flat", "3-6 due flat", "1-1 due height"];
    let apart = at("game=quincunx fourPlayerAlternation=perPlayer", 1, &four, FIRST);
    let apart = apart.play("place 6-1 at 2,0,0 h; stands");
    assert_eq!(due(&apart), [Height, Flat, Flat, Height]);
}

#[test]
fn domino_amb_24_each_of_two_for_herself() {
    let _proof = proves!["DOMINO-AMB-24"];
    let hands = ["0-0 0-1 0-2 0-3 0-4 0-5 0-6", "1-1 1-2 1-3 1-4 1-5 1-6 2-2"];
    let desk = dealt("game=quincunx", &hands).play("lay 2-2");
    // The double was seat 2's flat one; seat 1 begins flat as well. A missed domino changes nothing.
    assert_eq!(due(&desk), [Flat, Height]);
    let desk = desk.play("place 2-0 at 2,0,0 h; missed");
    assert_eq!(due(&desk), [Flat, Height]);
}

#[test]
fn domino_amb_25_a_collapse_begins_anew() {
    let _proof = proves!["DOMINO-AMB-25"];
    let desk = collapsed("").play("lay 6-6");
    assert_eq!(due(&desk), [Height; 3]);
    // Flat was due when it fell.
    let kept = collapsed("keepModeMemory=on").play("lay 6-6");
    assert_eq!(due(&kept), [Flat; 3]);
    let pair = two(["5-6 0-5 0-0", "1-6 1-2 1-1"]).play("place 6-1 at 2,0,0 h; collapse; lay 6-6");
    assert_eq!(due(&pair), [Flat, Height]);
    // Where it is remembered, who owed height owes it still, and beginning anew, which is always flat, is for nobody's account.
    let hands = ["5-6 0-5 0-0 due height", "1-6 1-2 1-1 due flat"];
    let kept = at("game=quincunx keepModeMemory=on", 2, &hands, FIRST).play("place 6-1 at 2,0,0 h; collapse; lay 6-6");
    assert_eq!(due(&kept), [Height, Flat]);
    assert_eq!(kept.view().built[0].piece.level, 0);
}

#[test]
fn domino_amb_26_who_could_play_only_otherwise_draws() {
    // On the 4 she could lay in height; but flat is due, and under it there is nothing to be reached.
    let hands = ["1-4", "0-0", "1-1"];
    assert_eq!(quincunx("flat", &hands, HIGH).legal(), ["draw"]);
    quincunx("height", &hands, &format!("{HIGH} 2-3@-4,0,0,h")).allows("place 4-1 at 3,0,3 h");
    let high = quincunx("height", &["1-6", "0-0", "1-1"], FIRST);
    high.refuses("place 6-1 at 2,0,0 h", "DOMINO-AMB-26", "must-be-height");
}

#[test]
fn domino_amb_27_in_height_is_above_only() {
    let _proof = proves!["DOMINO-AMB-27"];
    let desk = quincunx("height", &["1-5", "0-0", "1-1"], &format!("{RAISED} 3-6@-2,0,0,h"));
    desk.refuses("place 5-1 at 2,0,0 h", "DOMINO-AMB-26", "must-be-height");
    desk.allows("place 5-1 at 2,0,2 h");
}

#[test]
fn domino_amb_28_only_level_one_can_be_served_flat() {
    let _proof = proves!["DOMINO-AMB-28"];
    // 6-5 on level 1, 5-4 on level 2: the 4 hangs over nothing that could be reached.
    let desk = quincunx("flat", &["1-4 4-4 5-5", "0-0", "1-1"], HIGH);
    desk.refuses("place 4-1 at 3,0,0 h", "DOMINO-Q2", "not-an-end");
    // 6-5 is no end any more either.
    desk.refuses("place 5-5 at 2,0,0 h", "DOMINO-Q2", "not-an-end");
    assert_eq!(desk.legal(), ["draw"]);
}

#[test]
fn domino_amb_29_only_the_joining_squares_must_be_equal() {
    let _proof = proves!["DOMINO-AMB-29"];
    // The chain turns back on itself: 6-1 to the right, then 1-2 above it; the 2 lies beside the 6.
    let built = "built 6-6@0,0,0,h 0-6@-1,0,1,h 6-1@2,0,0,h 2-0@-2,0,2,h";
    let desk = quincunx("flat", &["1-2", "0-0", "1-1"], built);
    desk.allows("place 2-1 at 2,1,0 h");
    desk.refuses("place 1-2 at 2,1,0 h", "DOMINO-Q13", "does-not-fit");
}

#[test]
fn domino_amb_31_matches_and_young_children() {
    let _proof = proves!["DOMINO-AMB-31"];
    let desk = with("games=2 count=dominoes", "height", &["1-6", "0-0 0-1", "1-1"], FIRST)
        .play("place 6-1 at 1,0,1 h; stands");
    assert_eq!((desk.scores(), desk.legal()), (vec![0, 2, 1], vec!["deal".to_owned()]));
}
