//! Alone.

use crate::desk::{Desk, crowded, rest};

const ALONE: &str = "formula=patience";

fn alone(board: &str) -> Desk {
    let used: String = board
        .split(' ')
        .filter_map(|item| item.chars().last())
        .filter(char::is_ascii_uppercase)
        .collect();
    let hand = rest(if used.is_empty() { "-" } else { &used });
    Desk::at(ALONE, board, &hand, 1)
}

/// DIAMINO-S1
#[test]
fn diamino_s1_one_player() {
    let desk = Desk::new(ALONE, 1);
    assert_eq!(desk.turn(), 1);
    assert_eq!(desk.refuses("pass"), "DIAMINO-S1");
}

/// DIAMINO-S2
#[test]
fn diamino_s2_the_board_is_the_grid() {
    assert_eq!(Desk::new(ALONE, 1).refuses("lay KEPI n1 across"), "DIAMINO-G8");
}

/// DIAMINO-S3
#[test]
fn diamino_s3_black_cells_stay_forbidden() {
    assert_eq!(alone("k8I l8L").refuses("lay IDEE k8 down"), "DIAMINO-S3");
}

/// DIAMINO-S4
#[test]
fn diamino_s4_devils_do_not_matter() {
    let mut desk = alone("h8L i8A");
    desk.does("lay LAME h8 down");
    assert_eq!(desk.turn(), 1);
}

/// DIAMINO-S5
#[test]
fn diamino_s5_from_any_cell() {
    assert!(Desk::new(ALONE, 1).allows("lay KEPI b1 down"));
}

/// DIAMINO-S6
#[test]
fn diamino_s6_crosswords_as_ever() {
    let desk = alone("h8K i8E j8P k8I");
    assert!(["DIAMINO-W1", "DIAMINO-W4"].contains(&desk.refuses("lay AA h9 across")));
    assert_eq!(desk.refuses("lay ZOO a1 across"), "DIAMINO-AMB-2");
}

/// DIAMINO-S7
#[test]
fn diamino_s7_as_many_as_possible() {
    let mut desk = alone("h8L i8A");
    desk.does("lay LAME h8 down");
    assert_eq!(desk.scores(), [5]);
    desk.does("stop");
    // That is a result, but no victory.
    assert_eq!((desk.scores(), desk.ranks()), (vec![5], vec![2]));
}

/// DIAMINO-S7: There is nothing more to do when all lie there.
#[test]
fn diamino_s7_all_of_them() {
    let mut desk = Desk::at(ALONE, &crowded("SS"), "SS", 1);
    desk.does("lay KEPIS h8 across");
    assert_eq!((desk.phase().as_str(), desk.scores()), ("turn", vec![111]));
    let mut desk = Desk::at(ALONE, &crowded("S"), "S", 1);
    desk.does("lay KEPIS h8 across");
    assert_eq!((desk.phase().as_str(), desk.scores()), ("over stopped", vec![112]));
    assert_eq!(desk.ranks(), [1]);
}

/// DIAMINO-AMB-42
#[test]
fn diamino_amb_42_all_squares_open_and_taken_back_freely() {
    let mut desk = Desk::new(ALONE, 1);
    assert_eq!(desk.state.reserve(), 0);
    desk.does("lay LA h8 across").does("lay LAME h8 down");
    assert_eq!(desk.refuses("lift h8"), "DIAMINO-AMB-42");
    assert_eq!(desk.refuses("lift h10"), "DIAMINO-AMB-42");
    desk.does("lift h9 h10 h11");
    assert_eq!(desk.board(), "h8L i8A");
    let mut blind = Desk::new("formula=patience drawnHand=on", 1);
    blind
        .chance("deal AELSTRINUOMK")
        .does("lay LA h8 across")
        .chance("draw EE");
    assert_eq!(blind.refuses("lift h8 i8"), "DIAMINO-AMB-42");
}
