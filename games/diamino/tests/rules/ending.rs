//! Going out, being blocked, and points.

use ludo::Game;

use crate::desk::{Desk, KEPI, crowded, position};

const REFUSE: &str = "wordCheck=refuse";
const TWO: &str = "formula=two wordCheck=refuse";

/// Formula two with an empty reserve.
fn late(hands: &str) -> Desk {
    let held: String = hands.split(' ').collect();
    Desk::at(TWO, &crowded(&held), hands, 1)
}

/// DIAMINO-F1
#[test]
fn diamino_f1_the_first_without_squares_wins() {
    let mut desk = Desk::at(REFUSE, KEPI, "S AB CC", 1);
    desk.does("lay KEPIS h8 across").shows();
    assert_eq!(desk.ranks(), [1, 2, 2]);
}

/// DIAMINO-F2
#[test]
fn diamino_f2_she_earns_what_the_others_hold() {
    let mut desk = Desk::at(REFUSE, KEPI, "S AB CC?", 1);
    desk.does("lay KEPIS h8 across").shows();
    assert_eq!(desk.scores(), [1 + 3 + 3 + 3, 0, 0]);
}

/// DIAMINO-F3
#[test]
fn diamino_f3_twice_that_for_a_black_cell() {
    let mut desk = Desk::at(REFUSE, KEPI, "DEE AB CC", 1);
    desk.does("lay IDEE k8 down").shows();
    assert_eq!(desk.scores(), [20, 0, 0]);
}

/// DIAMINO-AMB-26
#[test]
fn diamino_amb_26_at_once() {
    let mut desk = Desk::at(REFUSE, KEPI, "S AB", 1);
    desk.does("lay KEPIS h8 across");
    assert!(desk.awaits_chance());
    desk.shows();
    assert_eq!(desk.refuses_seat(2, "pass"), "DIAMINO-AMB-26");
}

/// DIAMINO-AMB-20: With marks a green devil keeps nobody in: the others have their points, and she is out.
#[test]
fn diamino_amb_20_green_with_marks() {
    let mut desk = late("AS BB");
    desk.does("lay AS l7 down");
    assert_eq!((desk.phase().as_str(), desk.scores()), ("showing out 1", vec![0, 5]));
}

/// DIAMINO-AMB-14
#[test]
fn diamino_amb_14_blocked_when_all_pass_or_nobody_lays() {
    let mut desk = Desk::at(REFUSE, KEPI, "SA AB", 1);
    desk.does("pass").does("pass").shows();
    assert_eq!((desk.scores(), desk.ranks()), (vec![0, 0], vec![2, 2]));
    let mut desk = Desk::at("wordCheck=refuse blockedWinner=lowestHand", KEPI, "SA AB", 1);
    desk.does("pass").does("pass").shows();
    assert_eq!((desk.scores(), desk.ranks()), (vec![4, 0], vec![1, 2]));
    let exchanged = |board: &str| {
        let mut desk = Desk::at(REFUSE, board, "SA AB", 1);
        for (given, drawn) in [("S", "E"), ("A", "S"), ("E", "S"), ("B", "E"), ("S", "E")] {
            desk.does(&format!("exchange {given}")).chance(&format!("draw {drawn}"));
        }
        assert_eq!(desk.phase(), "turn", "five turns are not three rounds of two");
        desk
    };
    for board in [KEPI, "-"] {
        let mut desk = exchanged(board);
        desk.does("pass");
        assert_eq!(desk.phase(), "showing blocked");
    }
    // A word that stands begins the count anew, one that is taken back does not.
    let mut desk = exchanged(KEPI);
    desk.does("lay KEPIS h8 across");
    for (given, drawn) in [("E", "S"), ("E", "A"), ("S", "E"), ("A", "E"), ("E", "S")] {
        desk.does(&format!("exchange {given}")).chance(&format!("draw {drawn}"));
    }
    desk.does("pass");
    assert_eq!(desk.phase(), "showing blocked");
}

/// DIAMINO-AMB-14
#[test]
fn diamino_amb_14_a_word_taken_back_is_no_square_laid() {
    let mut desk = Desk::at("wordCheck=penalise", KEPI, "SQAD BB", 1);
    for _ in 0..3 {
        desk.does("lay KEPIQ h8 across").chance("draw E").does("pass");
    }
    assert_eq!(desk.phase(), "showing blocked");
}

/// DIAMINO-AMB-14
#[test]
fn diamino_amb_14_who_loses_a_turn_has_not_passed() {
    let mut desk = Desk::at("failedChallengePenalty=loseTurn", KEPI, "SQAD BB CC", 1);
    desk.does("lay KEPIS h8 across")
        .seat_does(2, "accept")
        .seat_does(3, "challenge");
    // 2 passes, 3 loses her turn, 1 and 2 pass: 3 is still to be asked.
    desk.does("pass").does("pass").does("pass");
    assert_eq!((desk.turn(), desk.phase().as_str()), (3, "turn"));
    desk.does("pass");
    assert_eq!(desk.phase(), "showing blocked");
}

/// DIAMINO-AMB-40
#[test]
fn diamino_amb_40_a_match() {
    let mut desk = Desk::at("wordCheck=refuse games=2", KEPI, "S AB", 1);
    desk.does("lay KEPIS h8 across").shows();
    assert_eq!(
        (desk.scores(), desk.phase().as_str(), desk.board().as_str()),
        (vec![4, 0], "starting 1 2", "-")
    );
    let mut desk = Desk::at("wordCheck=refuse games=2 target=4", KEPI, "S AB", 1);
    desk.does("lay KEPIS h8 across").shows();
    assert_eq!(desk.ranks(), [1, 2]);
}

/// DIAMINO-AMB-40: With a target alone there are as many games as it takes, and points decide, not who was out last.
#[test]
fn diamino_amb_40_a_match_to_a_target() {
    let late = |game: u8, scores: &str, hands: &str| {
        let position = position(KEPI, hands, 1).replace("scores 0 0", &format!("scores {scores}"));
        Desk::set_up(
            "wordCheck=refuse target=50",
            &position.replace("game 1", &format!("game {game}")),
        )
    };
    let mut far = late(7, "12 45", "S AB");
    far.does("lay KEPIS h8 across").shows();
    assert_eq!((far.scores(), far.phase().as_str()), (vec![16, 45], "starting 1 2"));
    let mut reached = late(7, "46 49", "S AB");
    reached.does("lay KEPIS h8 across").shows();
    assert_eq!((reached.scores(), reached.ranks()), (vec![50, 49], vec![1, 2]));
    // Blocked for ever: even then there is a last game.
    let mut last = late(99, "12 45", "SA AB");
    last.does("pass").does("pass").shows();
    assert_eq!(last.ranks(), [2, 1]);
}

/// DIAMINO-M6b: With the reserve empty (DIAMINO-M6a) it is about the last squares.
#[test]
fn diamino_m6b_25_for_the_first_out() {
    let mut desk = late("S A");
    assert_eq!(desk.state.reserve(), 0);
    desk.does("lay KEPIS h8 across").shows();
    assert_eq!(desk.scores(), [26, -1]);
}

/// DIAMINO-M6a: nothing is left to draw, so nobody refills and nobody exchanges.
#[test]
fn diamino_m6a_an_empty_reserve() {
    let mut desk = late("SAB AZ");
    assert_eq!(desk.refuses("exchange A"), "DIAMINO-M4b");
    desk.does("lay KEPIS h8 across");
    assert_eq!((desk.hand(1).as_str(), desk.turn()), ("AB", 2));
}

/// DIAMINO-M6c: More by a black cell (DIAMINO-M5c).
#[test]
fn diamino_m6c_50_with_a_black_cell() {
    let mut desk = late("DEE A");
    desk.does("lay IDEE k8 down").shows();
    assert_eq!(desk.scores(), [51, -1]);
}

/// DIAMINO-M6d
#[test]
fn diamino_m6d_and_what_the_others_hold() {
    let mut desk = late("S AZ");
    desk.does("lay KEPIS h8 across").shows();
    assert_eq!(desk.scores()[0], 25 + 10);
}

/// DIAMINO-M6e: The same amount (DIAMINO-M6f).
#[test]
fn diamino_m6e_the_others_deduct_it() {
    let mut desk = late("S AZ");
    desk.does("lay KEPIS h8 across").shows();
    assert_eq!(desk.scores()[1], -10);
}

/// DIAMINO-M6g: Everybody deducts (DIAMINO-M6h).
#[test]
fn diamino_m6g_no_bonus_when_nobody_is_out() {
    let mut desk = late("SA AZ");
    desk.does("pass").does("pass").shows();
    assert_eq!(desk.scores(), [-2, -10]);
}

/// DIAMINO-M7
#[test]
fn diamino_m7_most_points_win_whoever_is_out() {
    let mut desk = late("S A");
    let position = desk.state.position().replace("scores 0 0", "scores 0 90");
    desk = Desk::set_up(TWO, &position);
    desk.does("lay KEPIS h8 across").shows();
    assert_eq!((desk.scores(), desk.ranks()), (vec![26, 89], vec![2, 1]));
}

/// DIAMINO-AMB-38
#[test]
fn diamino_amb_38_who_is_level_shares() {
    let mut desk = late("SA AS");
    desk.does("pass").does("pass").shows();
    assert_eq!(desk.ranks(), [1, 1]);
}

/// DIAMINO-AMB-39
#[test]
fn diamino_amb_39_totals_may_be_negative() {
    let mut desk = late("SA AZ");
    desk.does("pass").does("pass").shows();
    assert!(desk.scores().iter().all(|score| *score < 0));
}

/// DIAMINO-AMB-1
#[test]
fn diamino_amb_1_words_score_only_where_a_table_wants_it() {
    let mut desk = Desk::at(TWO, KEPI, "SA AB", 1);
    desk.does("lay KEPIS h8 across");
    assert_eq!(desk.scores(), [0, 0]);
    let mut desk = Desk::at("formula=two wordCheck=refuse wordScore=on", KEPI, "?A AB", 1);
    desk.does("lay KEPIs h8 across");
    assert_eq!(desk.scores(), [9 + 1 + 3 + 1, 0]);
}

/// DIAMINO-AMB-24
#[test]
fn diamino_amb_24_the_last_squares_need_an_empty_reserve() {
    assert_eq!(
        Desk::at(TWO, KEPI, "DEE A", 1).refuses("lay IDEE k8 down"),
        "DIAMINO-M5b"
    );
    assert!(late("DEE A").allows("lay IDEE k8 down"));
}

/// DIAMINO-AMB-25
#[test]
fn diamino_amb_25_only_the_bonus_is_doubled_with_marks() {
    let mut desk = late("DEE AZ");
    desk.does("lay IDEE k8 down").shows();
    assert_eq!(desk.scores(), [50 + 10, -10]);
}

/// DIAMINO-AMB-27
#[test]
fn diamino_amb_27_what_is_left_in_the_reserve() {
    // One square less on the board than in `late`: it is the reserve.
    let position = late("SABB AZ").state.position();
    let mut parts: Vec<String> = position.split(" / ").map(str::to_owned).collect();
    let cut = parts[2].rfind(' ').unwrap();
    parts[2].truncate(cut);
    let mut desk = Desk::set_up(TWO, &parts.join(" / "));
    assert_eq!(desk.state.reserve(), 1);
    desk.does("lay KEPIS h8 across");
    assert_eq!(desk.phase(), "drawing 1 refill");
}

/// DIAMINO-AMB-28
#[test]
fn diamino_amb_28_all_twelve_is_not_out_while_there_is_a_reserve() {
    let mut desk = Desk::at(TWO, KEPI, "S AB", 1);
    desk.does("lay KEPIS h8 across");
    assert_eq!(desk.phase(), "drawing 12 refill");
}
