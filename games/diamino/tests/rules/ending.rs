//! Going out, being blocked, and points.

use ludo::{Awaits, Game, proves};

use crate::desk::{Desk, KEPI, Layout, at, crowded, position, set_up};

const REFUSE: &str = "wordCheck=refuse";
const TWO: &str = "formula=two wordCheck=refuse";

/// Formula two with an empty reserve.
fn late(hands: &str) -> Desk {
    let held: String = hands.split(' ').collect();
    at(TWO, &crowded(&held), hands, 1)
}

#[test]
fn diamino_f1_the_first_without_squares_wins() {
    let _proof = proves!["DIAMINO-F1"];
    let desk = at(REFUSE, KEPI, "S AB CC", 1).play("lay KEPIS h8 across").shows();
    assert_eq!(desk.ranks(), [1, 2, 2]);
}

#[test]
fn diamino_f2_she_earns_what_the_others_hold() {
    let _proof = proves!["DIAMINO-F2"];
    let desk = at(REFUSE, KEPI, "S AB CC?", 1).play("lay KEPIS h8 across").shows();
    assert_eq!(desk.scores(), [1 + 3 + 3 + 3, 0, 0]);
}

#[test]
fn diamino_f3_twice_that_for_a_black_cell() {
    let _proof = proves!["DIAMINO-F3"];
    let desk = at(REFUSE, KEPI, "DEE AB CC", 1).play("lay IDEE k8 down").shows();
    assert_eq!(desk.scores(), [20, 0, 0]);
}

#[test]
fn diamino_amb_26_at_once() {
    let desk = at(REFUSE, KEPI, "S AB", 1).play("lay KEPIS h8 across");
    assert_eq!(desk.state().awaits(), Awaits::Chance);
    let desk = desk.shows();
    desk.refuses("2 pass", "DIAMINO-AMB-26", "over");
}

/// What is turned over is what they hold.
#[test]
fn diamino_amb_41_a_wrong_show() {
    let desk = at(REFUSE, KEPI, "S AB", 1).play("lay KEPIS h8 across");
    for wrong in ["* show - AC", "* show A AB", "* show -"] {
        desk.refuses(wrong, "DIAMINO-AMB-41", "other-hand");
    }
    desk.refuses("* show - AB -", "DIAMINO-P1", "impossible-squares");
    desk.refuses("* draw A", "DIAMINO-P1", "impossible-squares");
    desk.allows("* show - AB");
}

/// With marks a green devil keeps nobody in: the others have their points, and she is out.
#[test]
fn diamino_amb_20_green_with_marks() {
    let _proof = proves!["DIAMINO-AMB-20"];
    let desk = late("AS BB").play("lay AS l7 down");
    assert_eq!((desk.phase().as_str(), desk.scores()), ("showing out 1", vec![0, 5]));
}

#[test]
fn diamino_amb_14_blocked_when_all_pass_or_nobody_lays() {
    let _proof = proves!["DIAMINO-AMB-14"];
    let desk = at(REFUSE, KEPI, "SA AB", 1).play("pass; pass").shows();
    assert_eq!((desk.scores(), desk.ranks()), (vec![0, 0], vec![2, 2]));
    let desk = at("wordCheck=refuse blockedWinner=lowestHand", KEPI, "SA AB", 1)
        .play("pass; pass")
        .shows();
    assert_eq!((desk.scores(), desk.ranks()), (vec![4, 0], vec![1, 2]));
    // Five turns are not three rounds of two.
    let five = "exchange S; draw E; exchange A; draw S; exchange E; draw S; exchange B; draw E; exchange S; draw E";
    let exchanged = |board: &str| at(REFUSE, board, "SA AB", 1).play(five).is("turn");
    for board in [KEPI, "-"] {
        exchanged(board).play("pass").is("showing blocked");
    }
    // A word that stands begins the count anew, one that is taken back does not.
    let five = "exchange E; draw S; exchange E; draw A; exchange S; draw E; exchange A; draw E; exchange E; draw S";
    let desk = exchanged(KEPI).play("lay KEPIS h8 across").play(five).is("turn");
    desk.play("pass").is("showing blocked");
}

#[test]
fn diamino_amb_14_a_word_taken_back_is_no_square_laid() {
    let _proof = proves!["DIAMINO-AMB-14"];
    let round = "lay KEPIQ h8 across; draw E; pass";
    let desk = at("wordCheck=penalise", KEPI, "SQAD BB", 1)
        .play(round)
        .play(round)
        .is("turn");
    desk.play(round).is("showing blocked");
}

#[test]
fn diamino_amb_14_who_loses_a_turn_has_not_passed() {
    let _proof = proves!["DIAMINO-AMB-14"];
    let desk =
        at("failedChallengePenalty=loseTurn", KEPI, "SQAD BB CC", 1).play("lay KEPIS h8 across; 2 accept; 3 challenge");
    // 2 passes, 3 loses her turn, 1 and 2 pass: 3 is still to be asked.
    let desk = desk.play("pass; pass; pass");
    assert_eq!((desk.lays(), desk.phase().as_str()), (3, "turn"));
    desk.play("pass").is("showing blocked");
}

#[test]
fn diamino_amb_40_a_match() {
    let _proof = proves!["DIAMINO-AMB-40"];
    let desk = at("wordCheck=refuse games=2", KEPI, "S AB", 1)
        .play("lay KEPIS h8 across")
        .shows();
    assert_eq!(
        (desk.scores(), desk.phase().as_str(), desk.board().as_str()),
        (vec![4, 0], "starting 1 2", "-")
    );
    let desk = at("wordCheck=refuse games=2 target=4", KEPI, "S AB", 1)
        .play("lay KEPIS h8 across")
        .shows();
    assert_eq!(desk.ranks(), [1, 2]);
}

/// With a target alone there are as many games as it takes, and points decide, not who was out last.
#[test]
fn diamino_amb_40_a_match_to_a_target() {
    let _proof = proves!["DIAMINO-AMB-40"];
    let late = |game: u8, scores: &str, hands: &str| {
        let position = position(KEPI, hands, 1).replace("scores 0 0", &format!("scores {scores}"));
        set_up(
            "wordCheck=refuse target=50",
            &position.replace("game 1", &format!("game {game}")),
        )
    };
    let far = late(7, "12 45", "S AB").play("lay KEPIS h8 across").shows();
    assert_eq!((far.scores(), far.phase().as_str()), (vec![16, 45], "starting 1 2"));
    let reached = late(7, "46 49", "S AB").play("lay KEPIS h8 across").shows();
    assert_eq!((reached.scores(), reached.ranks()), (vec![50, 49], vec![1, 2]));
    // Blocked for ever: even then there is a last game.
    let last = late(99, "12 45", "SA AB").play("pass; pass").shows();
    assert_eq!(last.ranks(), [2, 1]);
}

/// With the reserve empty (DIAMINO-M6a) it is about the last squares.
#[test]
fn diamino_m6b_25_for_the_first_out() {
    let _proof = proves!["DIAMINO-M6b", "DIAMINO-M6a"];
    let desk = late("S A");
    assert_eq!(desk.state().reserve(), 0);
    let desk = desk.play("lay KEPIS h8 across").shows();
    assert_eq!(desk.scores(), [26, -1]);
}

/// Nothing is left to draw, so nobody refills and nobody exchanges.
#[test]
fn diamino_m6a_an_empty_reserve() {
    let _proof = proves!["DIAMINO-M6a"];
    let desk = late("SAB AZ");
    desk.refuses("exchange A", "DIAMINO-M4b", "empty-reserve");
    let desk = desk.play("lay KEPIS h8 across");
    assert_eq!((desk.hand(1).as_str(), desk.lays()), ("AB", 2));
}

/// More by a black cell (DIAMINO-M5c).
#[test]
fn diamino_m6c_50_with_a_black_cell() {
    let _proof = proves!["DIAMINO-M6c", "DIAMINO-M5c"];
    let desk = late("DEE A").play("lay IDEE k8 down").shows();
    assert_eq!(desk.scores(), [51, -1]);
}

#[test]
fn diamino_m6d_and_what_the_others_hold() {
    let _proof = proves!["DIAMINO-M6d"];
    let desk = late("S AZ").play("lay KEPIS h8 across").shows();
    assert_eq!(desk.scores()[0], 25 + 10);
}

/// The same amount (DIAMINO-M6f).
#[test]
fn diamino_m6e_the_others_deduct_it() {
    let _proof = proves!["DIAMINO-M6e", "DIAMINO-M6f"];
    let desk = late("S AZ").play("lay KEPIS h8 across").shows();
    assert_eq!(desk.scores()[1], -10);
}

/// Everybody deducts (DIAMINO-M6h).
#[test]
fn diamino_m6g_no_bonus_when_nobody_is_out() {
    let _proof = proves!["DIAMINO-M6g", "DIAMINO-M6h"];
    let desk = late("SA AZ").play("pass; pass").shows();
    assert_eq!(desk.scores(), [-2, -10]);
}

#[test]
fn diamino_m7_most_points_win_whoever_is_out() {
    let _proof = proves!["DIAMINO-M7"];
    let position = late("S A").position().replace("scores 0 0", "scores 0 90");
    let desk = set_up(TWO, &position).play("lay KEPIS h8 across").shows();
    assert_eq!((desk.scores(), desk.ranks()), (vec![26, 89], vec![2, 1]));
}

#[test]
fn diamino_amb_38_who_is_level_shares() {
    let _proof = proves!["DIAMINO-AMB-38"];
    let desk = late("SA AS").play("pass; pass").shows();
    assert_eq!(desk.ranks(), [1, 1]);
}

#[test]
fn diamino_amb_39_totals_may_be_negative() {
    let _proof = proves!["DIAMINO-AMB-39"];
    let desk = late("SA AZ").play("pass; pass").shows();
    assert!(desk.scores().iter().all(|score| *score < 0));
}

#[test]
fn diamino_amb_1_words_score_only_where_a_table_wants_it() {
    let _proof = proves!["DIAMINO-AMB-1"];
    let desk = at(TWO, KEPI, "SA AB", 1).play("lay KEPIS h8 across");
    assert_eq!(desk.scores(), [0, 0]);
    let desk = at("formula=two wordCheck=refuse wordScore=on", KEPI, "?A AB", 1).play("lay KEPIs h8 across");
    assert_eq!(desk.scores(), [9 + 1 + 3 + 1, 0]);
}

#[test]
fn diamino_amb_24_the_last_squares_need_an_empty_reserve() {
    let _proof = proves!["DIAMINO-AMB-24"];
    at(TWO, KEPI, "DEE A", 1).refuses("lay IDEE k8 down", "DIAMINO-M5b", "black-not-last");
    late("DEE A").allows("lay IDEE k8 down");
}

#[test]
fn diamino_amb_25_only_the_bonus_is_doubled_with_marks() {
    let _proof = proves!["DIAMINO-AMB-25"];
    let desk = late("DEE AZ").play("lay IDEE k8 down").shows();
    assert_eq!(desk.scores(), [50 + 10, -10]);
}

#[test]
fn diamino_amb_27_what_is_left_in_the_reserve() {
    let _proof = proves!["DIAMINO-AMB-27"];
    // One square less on the board than in `late`: it is the reserve.
    let position = late("SABB AZ").state().position();
    let mut parts: Vec<String> = position.split(" / ").map(str::to_owned).collect();
    let cut = parts[2].rfind(' ').unwrap();
    parts[2].truncate(cut);
    let desk = set_up(TWO, &parts.join(" / "));
    assert_eq!(desk.state().reserve(), 1);
    desk.play("lay KEPIS h8 across").is("drawing 1 refill");
}

#[test]
fn diamino_amb_28_all_twelve_is_not_out_while_there_is_a_reserve() {
    let _proof = proves!["DIAMINO-AMB-28"];
    at(TWO, KEPI, "S AB", 1)
        .play("lay KEPIS h8 across")
        .is("drawing 12 refill");
}
