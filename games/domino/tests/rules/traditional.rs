//! The traditional game, flat on the table.

use ludo::proves;

use crate::desk::{Desk, at, hand};

#[test]
fn domino_t1_equal_squares_touch() {
    let desk = at("", 1, &["3-6 1-2", "0-0"], "chain 6-6");
    desk.refuses("lay 1-2 right", "DOMINO-T1", "does-not-fit");
    let desk = desk.play("lay 3-6 right");
    assert_eq!(desk.view().chain, [[6, 6], [6, 3]]);
    assert!(desk.heard(r#"{"type":"laid","seat":1,"tile":[3,6],"end":"right","joins":6}"#));
}

#[test]
fn domino_t2_who_has_none_draws() {
    let desk = at("", 1, &["1-2", "0-6"], "chain 6-6");
    assert_eq!(desk.legal(), ["draw"]);
    desk.refuses("pass", "DOMINO-T2", "stock-left");
    let desk = desk.play("draw; 5-5");
    assert_eq!((desk.turn(), hand(&desk, 1).len()), (2, 2));
    // Only she sees which.
    assert!(desk.heard(r#"{"type":"drew","seat":1,"tile":null,"dealt":false}"#));
    assert!(
        desk.told_to_seat(1)
            .contains(&r#"{"type":"drew","seat":1,"tile":[5,5],"dealt":false}"#.to_owned())
    );
    assert_eq!(desk.view().players[0].hand, None);
}

#[test]
fn domino_t3_a_drawn_domino_waits() {
    let desk = at("", 1, &["1-2", "0-6"], "chain 6-6").play("draw");
    desk.refuses("1 lay 1-2 left", "DOMINO-T3", "being-drawn");
    let desk = desk.play("5-6");
    assert_eq!(desk.turn(), 2);
}

#[test]
fn domino_t4_a_chain_grows() {
    let _proof = proves!["DOMINO-T4"];
    let desk = at("", 1, &["3-6 2-3", "0-6 0-1"], "chain 6-6").play("lay 3-6 left; lay 0-6 right; lay 2-3 left");
    assert_eq!(desk.view().chain, [[2, 3], [3, 6], [6, 6], [6, 0]]);
}

#[test]
fn domino_t5_only_at_the_ends() {
    let desk = at("", 1, &["5-6 2-2", "0-0"], "chain 6-6 <3-6 >2-6");
    // The sixes lie in the middle.
    desk.refuses("lay 5-6 left", "DOMINO-T1", "does-not-fit");
    desk.refuses("lay 2-2", "DOMINO-T5", "which-end");
    // Of one that fits nowhere, both ends say what they want; where they want the same, once.
    desk.refuses("lay 5-6", "DOMINO-T1", "fits-no-end");
    desk.refuses("lay 0-0", "DOMINO-P4", "not-yours");
    at("", 1, &["4-5 2-2", "0-0"], "chain 6-6").refuses("lay 4-5", "DOMINO-T1", "does-not-fit");
    desk.refuses("place 2-2 at 0,0,1 h", "DOMINO-T5", "other-game");
    assert_eq!(desk.legal(), ["lay 2-2 right"]);
}

#[test]
fn domino_t6_the_first_without_dominoes_wins() {
    let desk = at("", 2, &["0-0 1-1", "3-6", "0-1"], "chain 6-6").play("lay 3-6 left");
    assert!(desk.heard(r#"{"type":"out","seat":2}"#));
    assert_eq!(desk.ranks(), [3, 1, 2]);
    desk.refuses("3 draw", "DOMINO-T6", "over");
}

/// From 6 to 0, with all zeros but 0-6 in it.
const LAST_ZERO: &str = "chain 0-0 <0-1 <1-1 <1-2 <0-2 >0-3 >3-3 >3-4 >0-4 <0-5 <5-5 <5-6";

#[test]
fn domino_t7_dots_are_counted_in_a_blocked_game() {
    let _proof = proves!["DOMINO-T7"];
    // Both ends will be zero, and all seven zeros lie there.
    let desk = at("", 1, &["0-6 4-4", "6-6 1-3"], LAST_ZERO).play("lay 0-6 left");
    assert!(desk.heard(r#"{"type":"blocked"}"#));
    assert_eq!(desk.scores(), [0, 16]);
}

#[test]
fn domino_t8_the_fewest_dots_win() {
    let _proof = proves!["DOMINO-T8"];
    let desk = at("", 1, &["0-6 4-6", "1-3 1-4"], LAST_ZERO).play("lay 0-6 left");
    assert_eq!(desk.ranks(), [2, 1]);
    // One domino against two, but more dots.
    assert_eq!(desk.scores(), [10, 0]);
}

fn last_of_first_game(options: &str) -> Desk {
    at(options, 1, &["1-6", "0-1 0-2", "5-5"], "chain 6-6").play("lay 1-6 left")
}

#[test]
fn domino_t9_several_games_in_a_row() {
    let desk = last_of_first_game("games=2");
    assert!(!desk.is_over());
    desk.refuses("draw", "DOMINO-S1", "deal-first");
    // All hands lie open until the next deal.
    assert_eq!(desk.view().players[1].hand, Some(vec![[0, 1], [0, 2]]));
    assert_eq!(desk.legal(), ["deal"]);
    let desk = desk.play("deal");
    assert_eq!(desk.view().game, 2);
    let single = at("", 1, &["1-6", "0-1"], "chain 6-6");
    single.refuses("deal", "DOMINO-T9", "no-deal");
}

#[test]
fn domino_t10_the_losers_note_their_dots() {
    let _proof = proves!["DOMINO-T10"];
    assert_eq!(last_of_first_game("games=3").scores(), [0, 3, 10]);
}

#[test]
fn domino_t11_the_lowest_total_wins() {
    let _proof = proves!["DOMINO-T11"];
    let hands = "1 20 1-6 / 2 3 0-1 0-2 / 3 10 5-5";
    let position = format!("turn 1 play / {hands} / chain 6-6 / passes 0 / played 1");
    let desk = Desk::at("games=2", 3, &position).play("lay 1-6 left");
    // She wins the last game, and not the match.
    assert_eq!((desk.scores(), desk.ranks()), (vec![20, 6, 20], vec![2, 1, 2]));
}

#[test]
fn domino_t12_young_children_count_dominoes() {
    let _proof = proves!["DOMINO-T12"];
    assert_eq!(last_of_first_game("games=3 count=dominoes").scores(), [0, 2, 1]);
}

#[test]
fn domino_t13_the_fewest_dominoes_win() {
    let _proof = proves!["DOMINO-T13"];
    let desk = at("count=dominoes", 1, &["0-6 4-6", "1-3 1-4"], LAST_ZERO).play("lay 0-6 left");
    assert_eq!(desk.ranks(), [1, 2]);
    assert_eq!(last_of_first_game("count=dominoes").ranks(), [1, 3, 2]);
}

#[test]
fn domino_amb_1_two_open_squares() {
    let _proof = proves!["DOMINO-AMB-1"];
    let desk = at("", 1, &["1-2 1-3 1-6", "0-0"], "chain 6-6 <3-6 >2-6");
    assert_eq!(desk.legal(), ["lay 1-3 left", "lay 1-2 right"]);
}

#[test]
fn domino_amb_2_a_double_does_not_branch() {
    let _proof = proves!["DOMINO-AMB-2"];
    let desk = at("", 1, &["1-6 4-6", "2-6 5-6"], "chain 6-6").play("lay 1-6 left; lay 2-6 right");
    desk.refuses("lay 4-6 left", "DOMINO-T1", "does-not-fit");
    assert_eq!(desk.legal(), ["draw"]);
}

#[test]
fn domino_amb_3_who_can_play_must() {
    let desk = at("", 1, &["1-6", "0-0"], "chain 6-6");
    desk.refuses("draw", "DOMINO-AMB-3", "must-play");
    let free = at("voluntaryDraw=on", 1, &["1-6", "0-0"], "chain 6-6");
    free.allows("draw");
    free.allows("lay 1-6 left");
}

#[test]
fn domino_amb_4_in_no_game_is_a_drawn_domino_laid_at_once() {
    let _proof = proves!["DOMINO-AMB-4"];
    for (game, rule) in [("challenge", "DOMINO-H5"), ("quincunx", "DOMINO-AMB-4")] {
        let hands = match game {
            "quincunx" => ["1-2 due height", "0-0 due flat"],
            _ => ["1-2", "0-0"],
        };
        let desk = at(&format!("game={game}"), 1, &hands, "built 6-6@0,0,0,h").play("draw");
        desk.refuses("1 place 6-5 at 0,0,1 h", rule, "being-drawn");
        let desk = desk.play("5-6");
        assert_eq!(desk.turn(), 2);
    }
}

#[test]
fn domino_amb_5_pass_where_nothing_is_left() {
    let rest = "0-1 0-3 0-4 1-1 1-3 1-4 1-5 1-6 3-3 3-4 3-5 4-4 4-5 5-5";
    let hands = [rest, "0-0 2-2 3-6", "0-2 1-2 4-6 2-3 2-4 2-5"];
    let desk = at("", 1, &hands, "chain 6-6 <0-6 <0-5 <5-6 >2-6");
    // The ends are six and two.
    assert_eq!(desk.view().stock, 0);
    desk.allows("lay 1-6 left");
    desk.refuses("draw", "DOMINO-AMB-3", "must-play");
    let desk = desk.play("lay 1-6 left; lay 2-2 right; lay 1-2 left");
    // The ends are two and two, and seat 1 has none.
    assert_eq!(desk.legal(), ["pass"]);
    desk.refuses("draw", "DOMINO-AMB-5", "stock-empty");
    let desk = desk.play("pass");
    assert!(desk.heard(r#"{"type":"passed","seat":1}"#));
    assert_eq!(desk.turn(), 2);
}

#[test]
fn domino_amb_6_blocked_as_soon_as_all_can_see_it() {
    let _proof = proves!["DOMINO-AMB-6"];
    let desk = at("", 1, &["0-6 4-4", "6-6 1-3"], LAST_ZERO).play("lay 0-6 left");
    assert!(desk.is_over() && desk.view().stock > 0);
    // By the other reading they go on drawing until nothing is left, and then all pass in a row.
    let mut long = at("blockedOnlyWhenStockEmpty=on", 1, &["0-6 4-4", "6-6 1-3"], LAST_ZERO).play("lay 0-6 left");
    let stock = [
        "1-4", "1-5", "1-6", "2-2", "2-3", "2-4", "2-5", "2-6", "3-5", "3-6", "4-5", "4-6",
    ];
    for tile in stock {
        assert!(!long.is_over());
        long = long.play(format!("draw; {tile}"));
    }
    let long = long.play("pass");
    assert!(!long.is_over());
    let long = long.play("pass");
    assert!(long.heard(r#"{"type":"blocked"}"#) && long.is_over());
}

#[test]
fn domino_amb_7_a_shared_victory() {
    let _proof = proves!["DOMINO-AMB-7"];
    let hands = ["0-6 4-4", "1-3 2-2"];
    let desk = at("", 1, &hands, LAST_ZERO).play("lay 0-6 left");
    assert_eq!((desk.ranks(), desk.scores()), (vec![1, 1], vec![0, 0]));
    let decided = at("tieBreak=fewestDominoes", 1, &hands, LAST_ZERO).play("lay 0-6 left");
    assert_eq!(decided.ranks(), [1, 2]);
}

#[test]
fn domino_amb_8_the_winner_notes_nothing() {
    let _proof = proves!["DOMINO-AMB-8"];
    let desk = at("games=2", 1, &["0-6 4-4", "6-6 1-3"], LAST_ZERO).play("lay 0-6 left");
    assert_eq!(desk.scores(), [0, 16]);
}

#[test]
fn domino_amb_9_how_long_a_match_is() {
    let _proof = proves!["DOMINO-AMB-9"];
    assert!(last_of_first_game("").is_over());
    assert!(!last_of_first_game("games=2").is_over());
    assert!(last_of_first_game("limit=10").is_over());
    let desk = last_of_first_game("limit=11");
    assert!(!desk.is_over());
    let desk =
        desk.play("deal; 0-0; 0-1; 0-2; 0-3; 0-4; 0-5; 0-6; 1-1; 1-2; 1-3; 1-4; 1-5; 2-2; 2-3; 2-4; 2-5; 2-6; 3-3");
    // Each game begins with the highest double again.
    assert_eq!((desk.turn(), desk.view().opening), (3, Some([3, 3])));
}
