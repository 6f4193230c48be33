//! The traditional game, flat on the table.

use domino::Event;
use ludo::Seat;

use crate::desk::Desk;

/// DOMINO-T1
#[test]
fn domino_t1_equal_squares_touch() {
    let mut desk = Desk::at("", 1, &["3-6 1-2", "0-0"], "chain 6-6");
    assert_eq!(desk.refuses("lay 1-2 right"), "DOMINO-T1");
    desk.does("lay 3-6 right");
    assert_eq!(desk.view().chain, [[6, 6], [6, 3]]);
    assert!(desk.heard(&Event::Laid {
        seat: Seat::from_index(0),
        tile: [3, 6],
        end: domino::End::Right,
        joins: 6
    }));
}

/// DOMINO-T2
#[test]
fn domino_t2_who_has_none_draws() {
    let mut desk = Desk::at("", 1, &["1-2", "0-6"], "chain 6-6");
    assert_eq!(desk.legal(), ["draw"]);
    assert_eq!(desk.refuses("pass"), "DOMINO-T2");
    desk.does("draw").chance("5-5");
    assert_eq!((desk.turn(), desk.hand(1).len()), (2, 2));
    // Only she sees which.
    let seat = Seat::from_index(0);
    assert!(desk.heard(&Event::Drew { seat, tile: None }));
    assert_eq!(desk.view().players[0].hand, None);
}

/// DOMINO-T3
#[test]
fn domino_t3_a_drawn_domino_waits() {
    let mut desk = Desk::at("", 1, &["1-2", "0-6"], "chain 6-6");
    desk.does("draw");
    assert_eq!(desk.refuses_seat(1, "lay 1-2 left"), "DOMINO-T3");
    desk.chance("5-6");
    assert_eq!(desk.turn(), 2);
}

/// DOMINO-T4
#[test]
fn domino_t4_a_chain_grows() {
    let mut desk = Desk::at("", 1, &["3-6 2-3", "0-6 0-1"], "chain 6-6");
    desk.does("lay 3-6 left").does("lay 0-6 right").does("lay 2-3 left");
    assert_eq!(desk.view().chain, [[2, 3], [3, 6], [6, 6], [6, 0]]);
}

/// DOMINO-T5
#[test]
fn domino_t5_only_at_the_ends() {
    let desk = Desk::at("", 1, &["5-6 2-2", "0-0"], "chain 6-6 <3-6 >2-6");
    // The sixes lie in the middle.
    assert_eq!(desk.refuses("lay 5-6 left"), "DOMINO-T1");
    assert_eq!(desk.refuses("lay 2-2"), "DOMINO-T5");
    assert_eq!(desk.refuses("place 2-2 at 0,0,1 h"), "DOMINO-T5");
    assert_eq!(desk.legal(), ["lay 2-2 right"]);
}

/// DOMINO-T6
#[test]
fn domino_t6_the_first_without_dominoes_wins() {
    let mut desk = Desk::at("", 2, &["0-0 1-1", "3-6", "0-1"], "chain 6-6");
    desk.does("lay 3-6 left");
    assert!(desk.heard(&Event::Out {
        seat: Seat::from_index(1)
    }));
    assert_eq!(desk.ranks(), [3, 1, 2]);
    assert_eq!(desk.refuses_seat(3, "draw"), "DOMINO-T6");
}

/// From 6 to 0, with all zeros but 0-6 in it.
const LAST_ZERO: &str = "chain 0-0 <0-1 <1-1 <1-2 <0-2 >0-3 >3-3 >3-4 >0-4 <0-5 <5-5 <5-6";

/// DOMINO-T7
#[test]
fn domino_t7_dots_are_counted_in_a_blocked_game() {
    // Both ends will be zero, and all seven zeros lie there.
    let mut desk = Desk::at("", 1, &["0-6 4-4", "6-6 1-3"], LAST_ZERO);
    desk.does("lay 0-6 left");
    assert!(desk.heard(&Event::Blocked));
    assert_eq!(desk.scores(), [0, 16]);
}

/// DOMINO-T8
#[test]
fn domino_t8_the_fewest_dots_win() {
    let mut desk = Desk::at("", 1, &["0-6 4-6", "1-3 1-4"], LAST_ZERO);
    desk.does("lay 0-6 left");
    assert_eq!(desk.ranks(), [2, 1]);
    // One domino against two, but more dots.
    assert_eq!(desk.scores(), [10, 0]);
}

fn last_of_first_game(options: &str) -> Desk {
    let mut desk = Desk::at(options, 1, &["1-6", "0-1 0-2", "5-5"], "chain 6-6");
    desk.does("lay 1-6 left");
    desk
}

/// DOMINO-T9
#[test]
fn domino_t9_several_games_in_a_row() {
    let mut desk = last_of_first_game("games=2");
    assert!(!desk.is_over());
    assert_eq!(desk.refuses("draw"), "DOMINO-S1");
    // All hands lie open until the next deal.
    assert_eq!(desk.view().players[1].hand, Some(vec![[0, 1], [0, 2]]));
    assert_eq!(desk.legal(), ["deal"]);
    desk.does("deal");
    assert_eq!(desk.view().game, 2);
    let single = Desk::at("", 1, &["1-6", "0-1"], "chain 6-6");
    assert_eq!(single.refuses("deal"), "DOMINO-T9");
}

/// DOMINO-T10
#[test]
fn domino_t10_the_losers_note_their_dots() {
    assert_eq!(last_of_first_game("games=3").scores(), [0, 3, 10]);
}

/// DOMINO-T11
#[test]
fn domino_t11_the_lowest_total_wins() {
    let hands = "1 20 1-6 / 2 3 0-1 0-2 / 3 10 5-5";
    let position = format!("turn 1 play / {hands} / chain 6-6 / passes 0 / played 1");
    let mut desk = Desk::set("games=2", 3, &position);
    desk.does("lay 1-6 left");
    // She wins the last game, and not the match.
    assert_eq!((desk.scores(), desk.ranks()), (vec![20, 6, 20], vec![2, 1, 2]));
}

/// DOMINO-T12
#[test]
fn domino_t12_young_children_count_dominoes() {
    assert_eq!(last_of_first_game("games=3 count=dominoes").scores(), [0, 2, 1]);
}

/// DOMINO-T13
#[test]
fn domino_t13_the_fewest_dominoes_win() {
    let mut desk = Desk::at("count=dominoes", 1, &["0-6 4-6", "1-3 1-4"], LAST_ZERO);
    desk.does("lay 0-6 left");
    assert_eq!(desk.ranks(), [1, 2]);
    assert_eq!(last_of_first_game("count=dominoes").ranks(), [1, 3, 2]);
}

/// DOMINO-AMB-1
#[test]
fn domino_amb_1_two_open_squares() {
    let desk = Desk::at("", 1, &["1-2 1-3 1-6", "0-0"], "chain 6-6 <3-6 >2-6");
    assert_eq!(desk.legal(), ["lay 1-3 left", "lay 1-2 right"]);
}

/// DOMINO-AMB-2
#[test]
fn domino_amb_2_a_double_does_not_branch() {
    let mut desk = Desk::at("", 1, &["1-6 4-6", "2-6 5-6"], "chain 6-6");
    desk.does("lay 1-6 left").does("lay 2-6 right");
    assert_eq!(desk.refuses("lay 4-6 left"), "DOMINO-T1");
    assert_eq!(desk.legal(), ["draw"]);
}

/// DOMINO-AMB-3
#[test]
fn domino_amb_3_who_can_play_must() {
    let desk = Desk::at("", 1, &["1-6", "0-0"], "chain 6-6");
    assert_eq!(desk.refuses("draw"), "DOMINO-AMB-3");
    let free = Desk::at("voluntaryDraw=on", 1, &["1-6", "0-0"], "chain 6-6");
    assert!(free.allows("draw") && free.allows("lay 1-6 left"));
}

/// DOMINO-AMB-4
#[test]
fn domino_amb_4_in_no_game_is_a_drawn_domino_laid_at_once() {
    for (game, rule) in [("challenge", "DOMINO-H5"), ("quincunx", "DOMINO-AMB-4")] {
        let due = if game == "quincunx" { " due height" } else { "" };
        let hands = [format!("1-2{due}"), format!("0-0{due}")];
        let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
        let mut desk = Desk::at(&format!("game={game}"), 1, &hands, "built 6-6@0,0,0,h");
        desk.does("draw");
        assert_eq!(desk.refuses_seat(1, "place 6-5 at 0,0,1 h"), rule);
        desk.chance("5-6");
        assert_eq!(desk.turn(), 2);
    }
}

/// DOMINO-AMB-5
#[test]
fn domino_amb_5_pass_where_nothing_is_left() {
    let rest = "0-1 0-3 0-4 1-1 1-3 1-4 1-5 1-6 3-3 3-4 3-5 4-4 4-5 5-5";
    let hands = [rest, "0-0 2-2 3-6", "0-2 1-2 4-6 2-3 2-4 2-5"];
    let mut desk = Desk::at("", 1, &hands, "chain 6-6 <0-6 <0-5 <5-6 >2-6");
    // The ends are six and two.
    assert_eq!(desk.view().stock, 0);
    assert!(desk.allows("lay 1-6 left"));
    assert_eq!(desk.refuses("draw"), "DOMINO-AMB-3");
    desk.does("lay 1-6 left").does("lay 2-2 right").does("lay 1-2 left");
    // The ends are two and two, and seat 1 has none.
    assert_eq!(desk.legal(), ["pass"]);
    assert_eq!(desk.refuses("draw"), "DOMINO-AMB-5");
    desk.does("pass");
    assert!(desk.heard(&Event::Passed {
        seat: Seat::from_index(0)
    }));
    assert_eq!(desk.turn(), 2);
}

/// DOMINO-AMB-6
#[test]
fn domino_amb_6_blocked_as_soon_as_all_can_see_it() {
    let mut desk = Desk::at("", 1, &["0-6 4-4", "6-6 1-3"], LAST_ZERO);
    desk.does("lay 0-6 left");
    assert!(desk.is_over() && desk.view().stock > 0);
    // By the other reading they go on drawing until nothing is left, and then all pass in a row.
    let mut long = Desk::at("blockedOnlyWhenStockEmpty=on", 1, &["0-6 4-4", "6-6 1-3"], LAST_ZERO);
    long.does("lay 0-6 left");
    let stock = [
        "1-4", "1-5", "1-6", "2-2", "2-3", "2-4", "2-5", "2-6", "3-5", "3-6", "4-5", "4-6",
    ];
    for tile in stock {
        assert!(!long.is_over());
        long.does("draw").chance(tile);
    }
    long.does("pass");
    assert!(!long.is_over());
    long.does("pass");
    assert!(long.heard(&Event::Blocked) && long.is_over());
}

/// DOMINO-AMB-7
#[test]
fn domino_amb_7_a_shared_victory() {
    let hands = ["0-6 4-4", "1-3 2-2"];
    let mut desk = Desk::at("", 1, &hands, LAST_ZERO);
    desk.does("lay 0-6 left");
    assert_eq!((desk.ranks(), desk.scores()), (vec![1, 1], vec![0, 0]));
    let mut decided = Desk::at("tieBreak=fewestDominoes", 1, &hands, LAST_ZERO);
    decided.does("lay 0-6 left");
    assert_eq!(decided.ranks(), [1, 2]);
}

/// DOMINO-AMB-8
#[test]
fn domino_amb_8_the_winner_notes_nothing() {
    let mut desk = Desk::at("games=2", 1, &["0-6 4-4", "6-6 1-3"], LAST_ZERO);
    desk.does("lay 0-6 left");
    assert_eq!(desk.scores(), [0, 16]);
}

/// DOMINO-AMB-9
#[test]
fn domino_amb_9_how_long_a_match_is() {
    assert!(last_of_first_game("").is_over());
    assert!(!last_of_first_game("games=2").is_over());
    assert!(last_of_first_game("limit=10").is_over());
    let mut desk = last_of_first_game("limit=11");
    assert!(!desk.is_over());
    desk.does("deal");
    for tile in [
        "0-0", "0-1", "0-2", "0-3", "0-4", "0-5", "0-6", "1-1", "1-2", "1-3", "1-4", "1-5", "2-2", "2-3",
    ] {
        desk.chance(tile);
    }
    for tile in ["2-4", "2-5", "2-6", "3-3"] {
        desk.chance(tile);
    }
    // Each game begins with the highest double again.
    assert_eq!((desk.turn(), desk.view().opening), (3, Some([3, 3])));
}
