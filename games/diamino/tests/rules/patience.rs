//! Alone.

use std::sync::Arc;

use diamino::{Diamino, MOST_LIFTED};
use ludo::{Hosted, Seat, Strength, proves};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::desk::{Desk, Layout, at, crowded, rest, set_up};

const ALONE: &str = "formula=patience";

fn alone(board: &str) -> Desk {
    let used: String = board
        .split(' ')
        .filter_map(|item| item.chars().last())
        .filter(char::is_ascii_uppercase)
        .collect();
    let hand = rest(if used.is_empty() { "-" } else { &used });
    at(ALONE, board, &hand, 1)
}

#[test]
fn diamino_s1_one_player() {
    let desk = Desk::opening(ALONE, 1);
    assert_eq!(desk.lays(), 1);
    desk.refuses("pass", "DIAMINO-S1", "other-formula");
}

#[test]
fn diamino_s2_the_board_is_the_grid() {
    let _proof = proves!["DIAMINO-S2"];
    Desk::opening(ALONE, 1).refuses("lay KEPI n1 across", "DIAMINO-G8", "outside");
}

#[test]
fn diamino_s3_black_cells_stay_forbidden() {
    alone("k8I l8L").refuses("lay IDEE k8 down", "DIAMINO-S3", "black");
}

#[test]
fn diamino_s4_devils_do_not_matter() {
    let _proof = proves!["DIAMINO-S4"];
    let desk = alone("h8L i8A").play("lay LAME h8 down");
    assert_eq!(desk.lays(), 1);
}

#[test]
fn diamino_s5_from_any_cell() {
    let _proof = proves!["DIAMINO-S5"];
    Desk::opening(ALONE, 1).allows("lay KEPI b1 down");
}

#[test]
fn diamino_s6_crosswords_as_ever() {
    let _proof = proves!["DIAMINO-S6"];
    let desk = alone("h8K i8E j8P k8I");
    desk.refuses("lay AA h9 across", "DIAMINO-W4", "abbreviation");
    desk.refuses("lay ZOO a1 across", "DIAMINO-AMB-2", "not-connected");
}

/// So many are drawn, and whoever has laid them has laid all there is.
#[test]
fn diamino_amb_45_in_small() {
    let _proof = proves!["DIAMINO-AMB-45"];
    const SMALL: &str = "formula=patience squares=5";
    let desk = Desk::opening(SMALL, 1).play("* deal EIKPS");
    let desk = desk.play("lay KEPI h8 across").play("lift k8 j8 i8 h8");
    let desk = desk.play("lay KEPIS h8 across");
    assert_eq!(desk.outcome().map(|outcome| outcome.how), Some("whole"));
    assert_eq!(desk.scores()[0], 5);
    let wrong = "game 1 / scores 0 / board - / hands EIKP / back - / turn 1 0 0 - / words - / turn";
    Desk::refuses_position(SMALL, 1, wrong, "DIAMINO-AMB-45");
}

/// No patience is written down for ever: after so many squares nothing more is taken back, and one can lay on or stop.
#[test]
fn diamino_amb_44_taken_back_often_enough() {
    let lifted = |n: u16| {
        let position = alone("h8K i8E j8P k8I l8S").position();
        set_up(
            ALONE,
            &position.replace("words - /", &format!("words - / lifted {n} /")),
        )
    };
    let desk = lifted(MOST_LIFTED - 1).play("lift l8");
    let desk = desk.is(&format!("lifted {MOST_LIFTED}"));
    desk.refuses("lift h8 i8 j8 k8", "DIAMINO-AMB-44", "lifted-enough");
    assert_eq!(desk.view().verbs, ["lay", "stop"]);
    desk.allows("lay KEPIS h8 across");
    desk.allows("stop");
    // The last time may take as many as lie there, and that can be read again.
    let desk = lifted(MOST_LIFTED - 1).play("lift h8 i8 j8 k8 l8");
    assert_eq!(set_up(ALONE, &desk.position()).state(), desk.state());
    Desk::refuses_position(
        ALONE,
        1,
        &desk.position().replace("lifted 3004", "lifted 3112"),
        "DIAMINO-AMB-44",
    );
    // A hint does not ask for what cannot be done.
    let full = lifted(MOST_LIFTED);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let hint = Diamino::advise(
        &Arc::default(),
        &full.view_of(1),
        Seat::from_index(0),
        Strength::Strong,
        &mut rng,
    );
    full.allows(&format!("1 {}", hint.unwrap().action));
}

/// Whoever lays and takes back all day comes there, too, and is told so.
#[test]
fn diamino_amb_44_laid_and_taken_back_all_day() {
    let mut desk = Desk::opening("formula=patience squares=5", 1).play("* deal EIKPS");
    for _ in 0..MOST_LIFTED / 4 {
        desk = desk.play("lay KEPI h8 across").play("lift k8 j8 i8 h8");
    }
    let desk = desk.play("lay KEPI h8 across");
    desk.refuses("lift k8 j8 i8 h8", "DIAMINO-AMB-44", "lifted-enough");
    desk.allows("lay KEPIS h8 across");
}

#[test]
fn diamino_amb_42_there_must_be_something_to_take_back() {
    alone("h8K i8E j8P k8I").refuses("lift h9", "DIAMINO-AMB-42", "nothing-to-lift");
}

#[test]
fn diamino_s7_as_many_as_possible() {
    let _proof = proves!["DIAMINO-S7"];
    let desk = alone("h8L i8A").play("lay LAME h8 down");
    assert_eq!(desk.scores(), [5]);
    let desk = desk.play("stop");
    // That is a result, but no victory.
    assert_eq!((desk.scores(), desk.ranks()), (vec![5], vec![2]));
}

/// There is nothing more to do when all lie there.
#[test]
fn diamino_s7_all_of_them() {
    let _proof = proves!["DIAMINO-S7"];
    let desk = at(ALONE, &crowded("SS"), "SS", 1).play("lay KEPIS h8 across");
    assert_eq!((desk.phase().as_str(), desk.scores()), ("turn", vec![111]));
    let desk = at(ALONE, &crowded("S"), "S", 1).play("lay KEPIS h8 across");
    assert_eq!((desk.phase().as_str(), desk.scores()), ("over stopped", vec![112]));
    assert_eq!(desk.ranks(), [1]);
}

#[test]
fn diamino_amb_42_all_squares_open_and_taken_back_freely() {
    let desk = Desk::opening(ALONE, 1);
    assert_eq!(desk.state().reserve(), 0);
    let desk = desk.play("lay LA h8 across; lay LAME h8 down");
    desk.refuses("lift h8", "DIAMINO-AMB-42", "cannot-lift");
    desk.refuses("lift h10", "DIAMINO-AMB-42", "cannot-lift");
    let desk = desk.play("lift h9 h10 h11");
    assert_eq!(desk.board(), "h8L i8A");
    let blind = Desk::opening("formula=patience drawnHand=on", 1).play("deal AELSTRINUOMK; lay LA h8 across; draw EE");
    blind.refuses("lift h8 i8", "DIAMINO-AMB-42", "drawn-hand");
}
