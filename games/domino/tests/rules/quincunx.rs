//! Quincunx, in height and flat in turn.

use domino::{Event, Mode};
use ludo::{Awaits, Game, Seat};

use crate::desk::Desk;

const FIRST: &str = "built 6-6@0,0,0,h";
/// The 5-6 with its 6 on the right square of the first: the 5 hangs over the table at 2,0.
const RAISED: &str = "built 6-6@0,0,0,h 6-5@1,0,1,h";

/// Three or more players, with what is due.
fn quincunx(due: &str, hands: &[&str], built: &str) -> Desk {
    with("", due, hands, built)
}

fn with(options: &str, due: &str, hands: &[&str], built: &str) -> Desk {
    let hands: Vec<String> = hands.iter().map(|hand| format!("{hand} due {due}")).collect();
    let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
    Desk::at(&format!("game=quincunx {options}"), 1, &hands, built)
}

fn due(desk: &Desk) -> Vec<Mode> {
    desk.view().players.iter().map(|player| player.due).collect()
}

use Mode::{Flat, Height};

/// DOMINO-Q1
#[test]
fn domino_q1_height_and_flat_in_turn() {
    let mut desk = quincunx("height", &["5-6 0-0", "1-5 0-1", "1-4 0-2"], FIRST);
    desk.stands("place 6-5 at 1,0,1 h");
    assert_eq!(due(&desk), [Flat; 3]);
    desk.stands("place 5-1 at 2,0,0 h");
    assert_eq!(due(&desk), [Height; 3]);
    assert_eq!(desk.refuses("lay 1-4 left"), "DOMINO-Q1");
}

/// DOMINO-Q2
#[test]
fn domino_q2_only_the_ends() {
    // 6-5 and 6-4 stand at both ends; the first is no end any more.
    let built = "built 6-6@0,0,0,h 6-5@1,0,1,h 4-6@-2,0,0,h";
    let desk = quincunx("height", &["0-6 1-5 2-4", "0-0", "1-1"], built);
    assert_eq!(desk.refuses("place 6-0 at 0,0,1 v"), "DOMINO-Q2");
    assert!(desk.allows("place 5-1 at 2,0,2 h"));
}

/// DOMINO-Q3
#[test]
fn domino_q3_the_first_is_laid_flat() {
    let hands = [
        "0-0 0-1 0-2 0-3 0-4 0-5",
        "0-6 1-1 1-2 1-3 1-4 1-5",
        "1-6 2-2 2-3 2-4 2-5 2-6",
    ];
    let mut desk = Desk::dealt("game=quincunx", &hands);
    assert_eq!(desk.refuses("lay 1-6"), "DOMINO-Q3");
    desk.does("lay 2-2");
    assert_eq!(desk.view().built[0].piece.level, 0);
}

/// DOMINO-Q4
#[test]
fn domino_q4_the_next_in_height_and_so_on() {
    let hands = [
        "0-0 0-1 0-2 0-3 0-4 0-5",
        "0-6 1-1 1-2 1-3 1-4 1-5",
        "1-6 2-2 2-3 2-4 2-5 2-6",
    ];
    let mut desk = Desk::dealt("game=quincunx", &hands);
    desk.does("lay 2-2");
    assert_eq!(due(&desk), [Height; 3]);
    desk.stands("place 2-0 at 1,0,1 h");
    assert_eq!(due(&desk), [Flat; 3]);
}

/// DOMINO-Q5
#[test]
fn domino_q5_drawing_is_not_playing() {
    let mut desk = quincunx("height", &["0-0", "1-6", "1-1"], FIRST);
    desk.does("draw").chance("2-2");
    assert_eq!(due(&desk), [Height; 3]);
}

/// DOMINO-Q6
#[test]
fn domino_q6_the_next_who_can_play_plays_in_height() {
    let mut desk = quincunx("height", &["0-0", "1-1", "1-6 0-1"], FIRST);
    desk.does("draw").chance("2-2").does("draw").chance("3-3");
    assert_eq!(desk.turn(), 3);
    assert_eq!(desk.refuses("place 6-1 at 2,0,0 h"), "DOMINO-AMB-26");
    assert!(desk.allows("place 6-1 at 1,0,1 h"));
}

/// Seat 1 has begun with the double six: that was its flat one.
fn two(hands: [&str; 2]) -> Desk {
    let hands = [format!("{} due height", hands[0]), format!("{} due flat", hands[1])];
    let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
    Desk::at("game=quincunx", 2, &hands, FIRST)
}

/// DOMINO-Q7
#[test]
fn domino_q7_two_players_in_the_same_mode() {
    let mut desk = two(["5-6 0-5 0-0", "1-6 1-2 1-1"]);
    desk.stands("place 6-1 at 2,0,0 h");
    assert_eq!(due(&desk), [Height, Height]);
    desk.stands("place 5-6 at -1,0,1 h");
    assert_eq!(due(&desk), [Flat, Height]);
    desk.stands("place 1-2 at 3,0,1 h");
    assert_eq!(due(&desk), [Flat, Flat]);
}

/// DOMINO-Q8
#[test]
fn domino_q8_who_draws_remembers() {
    let mut desk = two(["0-0 2-3", "1-6 1-1"]);
    desk.stands("place 6-1 at 2,0,0 h");
    assert_eq!(desk.turn(), 1);
    desk.does("draw").chance("3-3");
    assert_eq!(due(&desk), [Height, Height]);
}

/// DOMINO-Q9
#[test]
fn domino_q9_and_plays_so_on_her_next_turn() {
    let mut desk = two(["0-0", "1-6 1-1 4-5"]);
    desk.stands("place 6-1 at 2,0,0 h").does("draw").chance("5-6");
    desk.stands("place 1-1 at 3,0,1 h");
    // Seat 2 owes flat again, seat 1 still owes height.
    assert_eq!(due(&desk), [Height, Flat]);
    assert_eq!(desk.refuses("place 5-6 at -2,0,0 h"), "DOMINO-AMB-26");
    assert!(desk.allows("place 5-6 at -1,0,1 h"));
}

/// DOMINO-Q10
#[test]
fn domino_q10_in_height_is_on_top_of_an_equal_number() {
    let desk = quincunx("height", &["1-6 1-2", "0-0", "1-1"], FIRST);
    assert!(desk.legal().iter().all(|action| action.contains(",1 ")));
    assert_eq!(desk.refuses("place 1-2 at 1,0,1 h"), "DOMINO-H7");
}

/// DOMINO-Q11
#[test]
fn domino_q11_flat_is_on_the_table() {
    let desk = quincunx("flat", &["1-6 1-5", "0-0", "1-1"], RAISED);
    assert!(
        desk.legal().iter().all(|action| action.contains(",0 ")),
        "{:?}",
        desk.legal()
    );
    assert!(!desk.legal().is_empty());
    assert_eq!(desk.refuses("place 5-1 at 2,0,2 h"), "DOMINO-AMB-26");
}

/// DOMINO-Q12
#[test]
fn domino_q12_slid_under_an_overhang() {
    let desk = quincunx("flat", &["1-5 0-1", "0-0", "1-1"], RAISED);
    for place in ["2,0,0 h", "2,0,0 v"] {
        assert!(desk.allows(&format!("place 5-1 at {place}")), "{place}");
    }
    assert_eq!(desk.refuses("place 0-1 at 2,0,0 h"), "DOMINO-H7");
}

/// DOMINO-Q13
#[test]
fn domino_q13_or_following_another() {
    let mut desk = quincunx("flat", &["1-6 0-1", "0-0", "1-1"], RAISED);
    // The left end of the first is still open.
    assert!(desk.allows("place 1-6 at -2,0,0 h") && desk.allows("place 6-1 at -1,0,0 v"));
    assert_eq!(desk.refuses("place 6-1 at -2,0,0 h"), "DOMINO-Q2");
    desk.stands("place 1-6 at -2,0,0 h");
    assert_eq!(desk.view().built[2].open, [true, false]);
}

/// DOMINO-Q14
#[test]
fn domino_q14_unequal_neighbours_are_no_obstacle() {
    // The 1 comes to lie beside the 6 of the first domino.
    let desk = quincunx("flat", &["1-5", "0-0", "1-1"], "built 6-6@0,0,0,h 6-5@1,0,1,v");
    // The 5 hangs over 1,1; under it the 5, and the 1 at 0,1 beside the 6 at 0,0.
    assert!(desk.allows("place 1-5 at 0,1,0 h"));
}

/// DOMINO-Q15
#[test]
fn domino_q15_every_attempt_is_final() {
    let mut desk = quincunx("height", &["1-6 0-1", "0-0", "1-1"], FIRST);
    desk.does("place 6-1 at 1,0,1 h");
    assert_eq!(desk.state.awaits(), Awaits::Chance);
    assert_eq!(desk.refuses_seat(1, "draw"), "DOMINO-Q15");
}

/// Seat 1 makes it fall by laying a domino flat.
fn collapsed(options: &str) -> Desk {
    let mut desk = with(options, "flat", &["1-6 0-1", "0-0 4-4", "1-1"], RAISED);
    desk.does("place 1-6 at -2,0,0 h").chance("collapse");
    desk
}

/// DOMINO-Q16
#[test]
fn domino_q16_she_takes_all_its_dominoes() {
    let desk = collapsed("");
    assert_eq!(desk.hand(1), [[0, 1], [1, 6], [5, 6], [6, 6]]);
    assert!(desk.heard(&Event::Collapsed {
        seat: Seat::from_index(0),
        tiles: vec![[1, 6], [5, 6], [6, 6]]
    }));
}

/// DOMINO-Q17: She put a domino on the table and touched nothing.
#[test]
fn domino_q17_also_by_magnetism() {
    let mut desk = with("", "flat", &["1-6 0-1", "0-0 4-4", "1-1"], RAISED);
    // Whatever nature's reason was.
    desk.does("place 1-6 at -2,0,0 h").chance("collapse");
    assert_eq!(desk.hand(1), [[0, 1], [1, 6], [5, 6], [6, 6]]);
    assert_eq!(desk.view().built.len(), 0);
}

/// DOMINO-Q18
#[test]
fn domino_q18_the_highest_double_begins_anew() {
    let mut desk = collapsed("");
    assert_eq!((desk.turn(), desk.legal()), (1, vec!["lay 6-6".to_owned()]));
    desk.does("lay 6-6");
    assert_eq!((desk.turn(), desk.view().built.len()), (2, 1));
}

/// DOMINO-Q19
#[test]
fn domino_q19_the_first_without_dominoes_wins() {
    let mut desk = quincunx("height", &["1-6", "0-0", "1-1"], FIRST);
    desk.stands("place 6-1 at 1,0,1 h");
    assert_eq!(desk.ranks()[0], 1);
    assert_eq!(desk.refuses_seat(2, "draw"), "DOMINO-Q19");
}

/// DOMINO-Q20
#[test]
fn domino_q20_blocked_and_the_fewest_dots_win() {
    for seed in 0..4 {
        let desk = Desk::blocked("game=quincunx hand=steady", 2, seed);
        let left = desk.left(|hand| hand.iter().flatten().map(|&dots| u32::from(dots)).sum());
        let least = left.iter().min().unwrap();
        for (rank, left) in desk.ranks().iter().zip(&left) {
            assert_eq!(*rank == 1, left == least);
        }
    }
}

/// DOMINO-AMB-6: What counts is the mode that is due, not what would fit in the other.
#[test]
fn domino_amb_6_blocked_in_the_modes_due() {
    // Both ends are so high that nothing flat can serve them; in height 4-1 would fit.
    let built = "built 6-6@0,0,0,h 6-5@1,0,1,h 5-4@2,0,2,h 3-6@-1,0,1,h";
    let after = |other_owes: &str| {
        let hands = ["2-3 0-0 due height".to_owned(), format!("1-4 1-1 due {other_owes}")];
        let mut desk = Desk::at("game=quincunx", 1, &hands.each_ref().map(String::as_str), built);
        desk.stands("place 2-3 at -2,0,2 h");
        (desk.heard(&Event::Blocked), desk.view().stock)
    };
    assert_eq!(after("flat"), (true, 20));
    assert_eq!(after("height"), (false, 20));
}

/// DOMINO-AMB-23
#[test]
fn domino_amb_23_all_or_each_for_herself() {
    let four = ["1-6 0-0", "2-6", "3-6", "1-1"];
    let mut global = with("", "height", &four, FIRST);
    global.stands("place 6-1 at 1,0,1 h");
    assert_eq!(due(&global), [Flat; 4]);
    let mut apart = with("fourPlayerAlternation=perPlayer", "height", &four, FIRST);
    apart.stands("place 6-1 at 1,0,1 h");
    assert_eq!(due(&apart), [Flat, Height, Height, Height]);
}

/// DOMINO-AMB-24
#[test]
fn domino_amb_24_each_of_two_for_herself() {
    let hands = ["0-0 0-1 0-2 0-3 0-4 0-5 0-6", "1-1 1-2 1-3 1-4 1-5 1-6 2-2"];
    let mut desk = Desk::dealt("game=quincunx", &hands);
    desk.does("lay 2-2");
    // The double was seat 2's flat one; seat 1 begins flat as well. A missed domino changes nothing.
    assert_eq!(due(&desk), [Flat, Height]);
    desk.does("place 2-0 at 2,0,0 h").chance("missed");
    assert_eq!(due(&desk), [Flat, Height]);
}

/// DOMINO-AMB-25
#[test]
fn domino_amb_25_a_collapse_begins_anew() {
    let mut desk = collapsed("");
    desk.does("lay 6-6");
    assert_eq!(due(&desk), [Height; 3]);
    // Flat was due when it fell.
    let mut kept = collapsed("keepModeMemory=on");
    kept.does("lay 6-6");
    assert_eq!(due(&kept), [Flat; 3]);
    let mut pair = two(["5-6 0-5 0-0", "1-6 1-2 1-1"]);
    pair.does("place 6-1 at 2,0,0 h").chance("collapse").does("lay 6-6");
    assert_eq!(due(&pair), [Flat, Height]);
    // Where it is remembered, who owed height owes it still, and beginning anew, which is always flat, is for nobody's account.
    let hands = ["5-6 0-5 0-0 due height", "1-6 1-2 1-1 due flat"];
    let mut kept = Desk::at("game=quincunx keepModeMemory=on", 2, &hands, FIRST);
    kept.does("place 6-1 at 2,0,0 h").chance("collapse").does("lay 6-6");
    assert_eq!(due(&kept), [Height, Flat]);
    assert_eq!(kept.view().built[0].piece.level, 0);
}

/// DOMINO-AMB-26
#[test]
fn domino_amb_26_who_could_play_only_otherwise_draws() {
    // On the 4 she could lay in height; but flat is due, and under it there is nothing to be reached.
    let built = "built 6-6@0,0,0,h 6-5@1,0,1,h 5-4@2,0,2,h";
    let hands = ["1-4", "0-0", "1-1"];
    assert!(quincunx("height", &hands, built).allows("place 4-1 at 3,0,3 h"));
    assert_eq!(quincunx("flat", &hands, built).legal(), ["draw"]);
    let high = quincunx("height", &["1-6", "0-0", "1-1"], FIRST);
    assert_eq!(high.refuses("place 6-1 at 2,0,0 h"), "DOMINO-AMB-26");
}

/// DOMINO-AMB-27
#[test]
fn domino_amb_27_in_height_is_above_only() {
    let desk = quincunx("height", &["1-5", "0-0", "1-1"], RAISED);
    assert_eq!(desk.refuses("place 5-1 at 2,0,0 h"), "DOMINO-AMB-26");
    assert!(desk.allows("place 5-1 at 2,0,2 h"));
}

/// DOMINO-AMB-28
#[test]
fn domino_amb_28_only_level_one_can_be_served_flat() {
    // 6-5 on level 1, 5-4 on level 2: the 4 hangs over nothing that could be reached.
    let built = "built 6-6@0,0,0,h 6-5@1,0,1,h 5-4@2,0,2,h";
    let desk = quincunx("flat", &["1-4 4-4 5-5", "0-0", "1-1"], built);
    assert_eq!(desk.refuses("place 4-1 at 3,0,0 h"), "DOMINO-Q2");
    // 6-5 is no end any more either.
    assert_eq!(desk.refuses("place 5-5 at 2,0,0 h"), "DOMINO-Q2");
    assert_eq!(desk.legal(), ["draw"]);
}

/// DOMINO-AMB-29
#[test]
fn domino_amb_29_only_the_joining_squares_must_be_equal() {
    // The chain turns back on itself: 6-1 to the right, then 1-2 above it; the 2 lies beside the 6.
    let desk = quincunx("flat", &["1-2", "0-0", "1-1"], "built 6-6@0,0,0,h 6-1@2,0,0,h");
    assert!(desk.allows("place 2-1 at 2,1,0 h"));
    assert_eq!(desk.refuses("place 1-2 at 2,1,0 h"), "DOMINO-Q2");
}

/// DOMINO-AMB-31
#[test]
fn domino_amb_31_matches_and_young_children() {
    let mut desk = with("games=2 count=dominoes", "height", &["1-6", "0-0 0-1", "1-1"], FIRST);
    desk.stands("place 6-1 at 1,0,1 h");
    assert_eq!((desk.scores(), desk.legal()), (vec![0, 2, 1], vec!["deal".to_owned()]));
}
