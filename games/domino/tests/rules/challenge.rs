//! The magnetic challenge, in height.

use domino::{Action, Event};
use ludo::{Awaits, Expect, Game, Seat};

use crate::desk::Desk;

/// A double six on the table and 5-6 along it, its 6 on top: the 5 hangs over free space.
const OVERHANG: &str = "built 6-6@0,0,0,h 6-5@1,0,1,h";

fn challenge(hands: &[&str], built: &str) -> Desk {
    Desk::at("game=challenge", 1, hands, built)
}

fn with(options: &str, hands: &[&str], built: &str) -> Desk {
    Desk::at(&format!("game=challenge {options}"), 1, hands, built)
}

/// DOMINO-H1
#[test]
fn domino_h1_any_domino_can_be_built_on() {
    let desk = challenge(&["1-6 2-5", "0-0"], "built 6-6@0,0,0,h 6-5@1,0,1,h 4-5@2,-1,2,v");
    // The first of three, and the second from below.
    assert!(desk.allows("place 1-6 at -1,0,1 h"));
    assert!(desk.allows("place 5-2 at 2,0,0 h"));
}

/// DOMINO-H2
#[test]
fn domino_h2_above_or_below() {
    let desk = challenge(&["1-5 1-6", "0-0"], OVERHANG);
    assert!(desk.allows("place 5-1 at 2,0,2 h") && desk.allows("place 5-1 at 2,0,0 h"));
    assert_eq!(desk.refuses("place 6-1 at 5,5,0 h"), "DOMINO-H2");
    // Side by side is not enough, even with an equal number.
    assert_eq!(desk.refuses("place 1-6 at -2,0,0 h"), "DOMINO-H2");
    assert_eq!(desk.refuses("lay 1-6 left"), "DOMINO-H2");
}

/// DOMINO-H3
#[test]
fn domino_h3_equal_half_faces_over_one_another() {
    let desk = challenge(&["1-6", "0-0"], "built 6-6@0,0,0,h");
    assert!(desk.allows("place 6-1 at 1,0,1 h"));
    assert_eq!(desk.refuses("place 1-6 at 1,0,1 h"), "DOMINO-H7");
}

/// DOMINO-H4
#[test]
fn domino_h4_who_has_none_draws() {
    let mut desk = challenge(&["1-2", "0-6"], "built 6-6@0,0,0,h");
    assert_eq!(desk.legal(), ["draw"]);
    assert_eq!(desk.refuses("pass"), "DOMINO-H4");
    desk.does("draw").chance("3-3");
    assert_eq!(desk.turn(), 2);
}

/// DOMINO-H5
#[test]
fn domino_h5_even_if_it_would_fit() {
    let mut desk = challenge(&["1-2", "0-6"], "built 6-6@0,0,0,h");
    desk.does("draw").chance("5-6");
    assert_eq!(desk.turn(), 2);
    assert_eq!(desk.refuses_seat(1, "place 6-5 at 0,0,1 v"), "DOMINO-P3");
}

/// DOMINO-H6
#[test]
fn domino_h6_a_tower_grows() {
    let mut desk = challenge(&["1-6 1-2 0-0", "1-1 0-3"], "built 6-6@0,0,0,h");
    desk.stands("place 6-1 at 1,0,1 h")
        .stands("place 1-1 at 2,0,2 h")
        .stands("place 1-2 at 3,0,3 h");
    let levels: Vec<i8> = desk.view().built.iter().map(|stand| stand.piece.level).collect();
    assert_eq!(levels, [0, 1, 2, 3]);
}

/// DOMINO-H7
#[test]
fn domino_h7_all_superposed_squares_are_equal() {
    let desk = challenge(&["5-5 1-2", "0-0"], OVERHANG);
    // One half would lie on the 5, but the other on a 6.
    assert_eq!(desk.refuses("place 5-5 at 1,0,2 h"), "DOMINO-H7");
    assert!(desk.allows("place 5-5 at 2,0,2 h") && desk.allows("place 5-5 at 2,0,0 h"));
}

/// DOMINO-H8
#[test]
fn domino_h8_every_attempt_is_final() {
    let mut desk = challenge(&["1-6 1-2", "0-0"], "built 6-6@0,0,0,h");
    desk.does("place 6-1 at 1,0,1 h");
    assert_eq!(desk.state.awaits(), Awaits::Chance);
    assert_eq!(desk.refuses_seat(1, "place 6-1 at 0,0,1 v"), "DOMINO-H8");
    let let_go = "place 6-1 at 1,0,1 h".parse().unwrap();
    let before = challenge(&["1-6 1-2", "0-0"], "built 6-6@0,0,0,h").state;
    let ruling = before.judge(&ludo::Entry::act(0, Seat::from_index(0), let_go)).unwrap();
    assert!(before.reveals(&ruling));
}

/// Seat 1 brings down a tower of two.
fn collapsed(options: &str, hands: &[&str]) -> Desk {
    let mut desk = with(options, hands, OVERHANG);
    desk.does("place 5-1 at 2,0,2 h").chance("collapse");
    desk
}

/// DOMINO-H9
#[test]
fn domino_h9_she_takes_all_its_dominoes() {
    let desk = collapsed("", &["1-5 0-1", "0-0 3-3"]);
    assert_eq!(desk.hand(1), [[0, 1], [1, 5], [5, 6], [6, 6]]);
    assert!(desk.view().built.is_empty());
    // Everybody has seen that.
    assert_eq!(desk.view().players[0].known, [[1, 5], [5, 6], [6, 6]]);
}

/// DOMINO-H10
#[test]
fn domino_h10_the_highest_double_begins_again() {
    let mut desk = collapsed("", &["1-5 0-1", "0-0 3-3"]);
    assert_eq!((desk.turn(), desk.legal()), (1, vec!["lay 6-6".to_owned()]));
    desk.does("lay 6-6");
    assert_eq!(desk.view().built.len(), 1);
}

/// DOMINO-H11
#[test]
fn domino_h11_the_same_game_goes_on() {
    let mut desk = collapsed("games=3", &["1-5 0-1", "0-0 3-3"]);
    desk.does("lay 6-6");
    assert_eq!((desk.turn(), desk.view().game, desk.scores()), (2, 1, vec![0, 0]));
    assert_eq!(desk.hand(2), [[0, 0], [3, 3]]);
}

/// DOMINO-H12
#[test]
fn domino_h12_the_second_lies_along_the_first() {
    let mut desk = with("secondParallel=on", &["1-6 1-2", "1-1 0-0"], "built 6-6@0,0,0,h");
    assert_eq!(desk.refuses("place 6-1 at 1,0,1 v"), "DOMINO-H12");
    desk.stands("place 6-1 at 1,0,1 h");
    // Only the second.
    assert!(desk.allows("place 1-1 at 2,0,2 v"));
}

/// DOMINO-H13
#[test]
fn domino_h13_only_extremities() {
    let built = "built 6-6@0,0,0,h 6-5@1,0,1,h 5-4@2,0,2,h";
    let desk = with("extremitiesOnly=on", &["1-4 0-5 3-6", "0-0"], built);
    // On the first and on the last piece, not on the second.
    assert!(desk.allows("place 4-1 at 3,0,3 h") && desk.allows("place 3-6 at -1,0,1 h"));
    assert_eq!(desk.refuses("place 5-0 at 2,0,0 h"), "DOMINO-H13");
    assert!(challenge(&["1-4 0-5 3-6", "0-0"], built).allows("place 5-0 at 2,0,0 h"));
}

/// DOMINO-H14
#[test]
fn domino_h14_the_first_without_dominoes_wins() {
    let mut desk = challenge(&["1-5", "0-0"], OVERHANG);
    desk.does("place 5-1 at 2,0,2 h");
    assert!(!desk.is_over());
    desk.chance("stands");
    assert!(desk.heard(&Event::Out {
        seat: Seat::from_index(0)
    }));
    assert_eq!(desk.ranks(), [1, 2]);
    assert_eq!(desk.refuses_seat(2, "draw"), "DOMINO-H14");
}

/// A blocked tower is rare, since many half-faces are free; with few of them it happens.
const FEW_FREE: &str = "game=challenge extremitiesOnly=on hand=steady magnets=strong";

/// DOMINO-H15
#[test]
fn domino_h15_blocked_and_the_fewest_dots_win() {
    for seed in 0..4 {
        let desk = Desk::blocked(FEW_FREE, 3, seed);
        let left = desk.left(|hand| hand.iter().flatten().map(|&dots| u32::from(dots)).sum());
        let least = left.iter().min().unwrap();
        for (rank, left) in desk.ranks().iter().zip(&left) {
            assert_eq!(*rank == 1, left == least);
        }
    }
}

/// DOMINO-AMB-30
#[test]
fn domino_amb_30_with_young_children_the_fewest_dominoes() {
    for seed in 0..4 {
        let desk = Desk::blocked(&format!("{FEW_FREE} count=dominoes"), 3, seed);
        let left = desk.left(|hand| hand.len() as u32);
        let least = left.iter().min().unwrap();
        for (rank, left) in desk.ranks().iter().zip(&left) {
            assert_eq!(*rank == 1, left == least);
        }
    }
}

/// DOMINO-H16
#[test]
fn domino_h16_several_games() {
    let mut desk = with("games=2", &["1-5", "0-4 0-0"], OVERHANG);
    desk.stands("place 5-1 at 2,0,2 h");
    assert_eq!(desk.legal(), ["deal"]);
}

/// DOMINO-H17
#[test]
fn domino_h17_losers_note_their_dots() {
    let mut desk = with("games=2", &["1-5", "0-4 0-0"], OVERHANG);
    desk.stands("place 5-1 at 2,0,2 h");
    assert_eq!(desk.scores(), [0, 4]);
}

/// DOMINO-H18
#[test]
fn domino_h18_the_lowest_total_wins() {
    let position = format!("turn 1 play / 1 9 1-5 / 2 0 0-4 0-0 / {OVERHANG} / passes 0 / played 1");
    let mut desk = Desk::set("game=challenge games=2", 2, &position);
    desk.stands("place 5-1 at 2,0,2 h");
    assert_eq!((desk.scores(), desk.ranks()), (vec![9, 4], vec![2, 1]));
}

/// DOMINO-H19
#[test]
fn domino_h19_young_children_count_dominoes() {
    let mut desk = with("games=2 count=dominoes", &["1-5", "0-4 0-0"], OVERHANG);
    desk.stands("place 5-1 at 2,0,2 h");
    assert_eq!(desk.scores(), [0, 2]);
}

/// DOMINO-H20
#[test]
fn domino_h20_with_young_children_too_laying_everything_wins() {
    let mut desk = with("count=dominoes", &["1-5", "0-4"], OVERHANG);
    desk.stands("place 5-1 at 2,0,2 h");
    assert_eq!(desk.ranks(), [1, 2]);
}

/// DOMINO-AMB-13
#[test]
fn domino_amb_13_the_lattice() {
    // Two pieces with their tops side by side on level 1: bridging them, both pairs must match.
    let built = "built 6-6@0,0,0,h 2-6@0,-1,1,v 6-3@1,0,1,v";
    let desk = challenge(&["1-6 5-6", "0-0"], built);
    assert_eq!(desk.refuses("place 6-1 at 0,0,2 h"), "DOMINO-H7");
    assert!(challenge(&["0-1", "0-0"], built).legal() == ["draw"]);
    // Side by side imposes nothing: the 1 would lie beside the 2.
    let beside = challenge(&["1-6", "0-0"], "built 6-6@0,0,0,h 2-6@0,-1,1,v");
    assert!(beside.allows("place 1-6 at 1,-1,1 v"));
    // Over a 6 with one square and under a 0 with the other: what lies above counts as what lies below.
    let between = challenge(&["0-6 1-6", "0-0"], "built 6-6@0,0,0,h 6-2@1,0,1,v 0-2@0,1,2,h");
    assert!(between.allows("place 6-0 at 0,0,1 v"));
    assert_eq!(between.refuses("place 6-1 at 0,0,1 v"), "DOMINO-H7");
    // One square at least lies over or under another domino's; and there are no halves of squares.
    assert_eq!(between.refuses("place 6-1 at 2,0,0 h"), "DOMINO-H2");
    assert!("place 6-1 at 0.5,0,1 h".parse::<Action>().is_err());
}

/// DOMINO-AMB-14
#[test]
fn domino_amb_14_below_is_under_an_overhang() {
    let desk = challenge(&["1-5 1-6", "0-0"], OVERHANG);
    assert!(desk.allows("place 5-1 at 2,0,0 h"));
    assert_eq!(desk.refuses("place 6-1 at 0,0,-1 v"), "DOMINO-AMB-14");
    assert_eq!(desk.refuses("place 6-1 at 90,0,1 v"), "DOMINO-AMB-14");
    let mut lifting = with("liftTower=on", &["1-5 1-6", "0-0"], OVERHANG);
    lifting.stands("place 6-1 at 0,0,-1 v");
    let levels: Vec<i8> = lifting.view().built.iter().map(|stand| stand.piece.level).collect();
    assert_eq!(levels, [1, 2, 0]);
}

/// DOMINO-AMB-15
#[test]
fn domino_amb_15_along_or_across() {
    let desk = challenge(&["1-6", "0-0"], "built 6-6@0,0,0,h");
    assert!(desk.allows("place 6-1 at 1,0,1 h") && desk.allows("place 6-1 at 1,0,1 v"));
    // With the option the second of every tower lies along, also after a collapse.
    let mut again = collapsed("secondParallel=on", &["1-5 0-1", "0-0 3-3 2-6"]);
    again.does("lay 6-6");
    assert_eq!(again.refuses("place 6-2 at 0,0,1 v"), "DOMINO-H12");
    assert!(again.allows("place 2-6 at -1,0,1 h"));
}

/// DOMINO-AMB-16
#[test]
fn domino_amb_16_the_half_face_must_be_free() {
    let desk = challenge(&["1-6", "0-0"], OVERHANG);
    assert_eq!(desk.refuses("place 6-1 at 1,0,1 v"), "DOMINO-AMB-16");
    assert!(desk.allows("place 6-1 at 0,0,1 v"));
}

/// DOMINO-AMB-17
#[test]
fn domino_amb_17_two_end_pieces() {
    // The first is both ends; after one more it is still one of them, and the new one the other.
    let options = "extremitiesOnly=on liftTower=on";
    let mut desk = with(options, &["5-6 1-5 0-6", "1-1 3-6"], "built 6-6@0,0,0,h");
    desk.stands("place 6-5 at 1,0,1 h");
    assert!(desk.allows("place 3-6 at -1,0,1 h"));
    desk.stands("place 3-6 at -1,0,1 h");
    // Now the first lies between its neighbours in line and is no end any more, though it is free from below.
    assert_eq!(desk.refuses("place 6-0 at 0,0,-1 v"), "DOMINO-H13");
    assert!(desk.allows("place 5-1 at 2,0,2 h"));
}

/// DOMINO-AMB-18
#[test]
fn domino_amb_18_nature_answers() {
    let mut desk = challenge(&["1-5 0-1", "0-0 3-3"], OVERHANG);
    assert_eq!(desk.refuses_chance("stands"), "DOMINO-AMB-18");
    desk.does("place 5-1 at 2,0,2 h");
    let mut outcomes = Vec::new();
    desk.state.outcomes(&mut outcomes);
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u64>(), 10_000);
    assert_eq!(desk.refuses_chance("stands 4-4:0,0,0,0,0,0,32767"), "DOMINO-AMB-18");
    // Missed: she takes that one back, and her turn is over.
    desk.chance("missed");
    assert_eq!((desk.turn(), desk.hand(1).len(), desk.view().built.len()), (2, 2, 2));
    assert_eq!(desk.view().players[0].known, [[1, 5]]);

    let mut strict = with("missedCountsAsCollapse=on", &["1-5 0-1", "0-0 3-3"], OVERHANG);
    strict.does("place 5-1 at 2,0,2 h").chance("missed");
    assert_eq!(strict.hand(1).len(), 4);

    // A hand can be watched, unless no hand trembles.
    let hand = "place 5-1 at 2,0,2 h hand 5,-8,30,10,-10,12,15";
    assert!(challenge(&["1-5", "0-0"], OVERHANG).allows(hand));
    assert_eq!(
        with("hand=steady", &["1-5", "0-0"], OVERHANG).refuses(hand),
        "DOMINO-AMB-18"
    );
}

/// DOMINO-AMB-18: Where nothing but misses follow one another, the game is blocked in the end.
#[test]
fn domino_amb_18_misses_have_an_end() {
    let missed = |options: &str, seats: &[&str]| {
        let mut desk = with(options, seats, OVERHANG);
        for left in (1..6).rev() {
            let place = if desk.turn() == 1 {
                "place 5-1 at 2,0,2 h"
            } else {
                "place 5-0 at 2,0,2 h"
            };
            desk.does(place).chance("missed");
            assert_eq!(desk.view().misses_left, left);
        }
        desk
    };
    let mut desk = missed("", &["1-5 0-1", "0-5 3-3"]);
    let mut laid = Desk {
        state: desk.state.clone(),
        told: Vec::new(),
    };
    desk.does("place 5-0 at 2,0,2 h").chance("missed");
    assert!(desk.heard(&Event::Blocked));
    assert_eq!(desk.ranks(), [1, 2]);
    assert_eq!(Desk::set("game=challenge", 2, &desk.state.position()).state, desk.state);
    // A domino that stands begins the count anew, and so does one that is drawn.
    laid.stands("place 5-0 at 2,0,2 h");
    assert_eq!(laid.view().misses_left, 6);
    let mut drawn = missed("voluntaryDraw=on", &["1-5 0-1", "0-5 3-3"]);
    drawn.does("draw").chance("4-4");
    assert_eq!(drawn.view().misses_left, 6);
}

/// DOMINO-AMB-18: A steadier hand and stronger magnets make a collapse less likely.
#[test]
fn domino_amb_18_magnets_and_hand_tell() {
    let collapse = |options: &str| {
        let mut desk = with(options, &["1-5 0-1", "0-0 3-3"], OVERHANG);
        desk.does("place 5-1 at 2,0,2 h");
        let mut outcomes = Vec::new();
        desk.state.outcomes(&mut outcomes);
        outcomes[2].1
    };
    assert!(collapse("magnets=none") > collapse("magnets=weak"));
    assert!(collapse("magnets=weak") > collapse(""));
    assert!(collapse("") > collapse("magnets=strong"));
    assert!(collapse("") > collapse("hand=steady"));
}

/// DOMINO-AMB-18: Where the pieces came to lie is kept for the next placement.
#[test]
fn domino_amb_18_poses_are_kept() {
    let mut desk = challenge(&["1-5 0-1", "0-0 3-3"], OVERHANG);
    desk.does("place 5-1 at 2,0,2 h")
        .chance("stands 5-6:10,-20,3,0,0,5,32767 1-5:1,2,3,4,5,6,32767");
    let built = desk.view().built;
    let offs: Vec<Option<[i32; 3]>> = built.iter().map(|stand| stand.pose.map(|pose| pose.off)).collect();
    assert_eq!(offs, [None, Some([10, -20, 3]), Some([1, 2, 3])]);
}

/// DOMINO-AMB-19
#[test]
fn domino_amb_19_with_the_domino_just_attempted() {
    let desk = collapsed("", &["1-5 0-1", "0-0 3-3"]);
    assert!(desk.hand(1).contains(&[1, 5]));
    assert_eq!(desk.view().stock, 28 - 6);
}

/// DOMINO-AMB-20
#[test]
fn domino_amb_20_whoever_holds_the_highest_double() {
    // 6-6 is in the stock; seat 2 has the highest of all hands, and then seat 3 plays.
    let built = "built 4-4@0,0,0,h 4-1@1,0,1,h";
    let mut desk = challenge(&["1-5 0-1", "0-0 5-5", "2-3"], built);
    desk.does("place 1-5 at 2,0,2 h").chance("collapse");
    assert_eq!((desk.turn(), desk.legal()), (2, vec!["lay 5-5".to_owned()]));
    desk.does("lay 5-5");
    assert_eq!(desk.turn(), 3);
}

/// DOMINO-AMB-21
#[test]
fn domino_amb_21_not_won_with_a_collapse() {
    let desk = collapsed("", &["1-5", "0-0 3-3"]);
    assert!(!desk.is_over());
    assert_eq!(desk.hand(1).len(), 3);
}

/// DOMINO-AMB-22
#[test]
fn domino_amb_22_won_with_the_first_of_a_new_tower() {
    let built = "built 4-4@0,0,0,h 4-1@1,0,1,h";
    let mut desk = challenge(&["1-5 0-1", "5-5", "2-3"], built);
    desk.does("place 1-5 at 2,0,2 h").chance("collapse").does("lay 5-5");
    assert_eq!(desk.ranks()[1], 1);
}
