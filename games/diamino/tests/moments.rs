//! What finished games are remembered by, told of records.

use std::sync::Arc;

use diamino::Diamino;
use ludo::{Moments, Playing, Room, RoomOf, Said};

/// The moments of a game that begins so and goes on with these lines: the game's own, then those of the seats.
fn remembered(options: &str, board: &str, hands: &str, lines: &[&str]) -> Vec<String> {
    let seats = hands.split(' ').count();
    let scores = vec!["0"; seats].join(" ");
    let position =
        format!("game 1 / scores {scores} / board {board} / hands {hands} / back - / turn 1 0 0 - / words - / turn");
    let record = format!(
        "ludo 1\ngame diamino {}\noptions {options}\nseats {seats}\nposition {position}\n\n{}\n",
        <Diamino as ludo::Game>::EDITION,
        lines.join("\n")
    );
    let room: Arc<dyn Room> = Arc::new(RoomOf::<Diamino>::new());
    let playing: Box<dyn Playing> = room.replay(&record.parse().unwrap()).unwrap();
    let Moments { game, seats } = playing.moments();
    let said = |said: Option<Said>| said.map_or_else(|| "-".to_owned(), |said| said.to_string());
    [game].into_iter().chain(seats).map(said).collect()
}

const KEPI: &str = "h8K i8E j8P k8I";

#[test]
fn a_short_word_is_no_moment() {
    let moments = remembered("wordCheck=refuse", "-", "ASTT EN", &["0 1 lay AS h8 across"]);
    assert_eq!(moments, ["-", "-", "-"]);
}

/// The longest word is the game's; the other has her own.
#[test]
fn the_longest_word_and_hers_who_laid_a_shorter_one() {
    let lines = ["0 1 lay KEPI h8 across", "0 1 discard B", "0 2 lay ZESTE i7 down"];
    let moments = remembered("wordCheck=refuse", "-", "BEIKPTT AESSTZT", &lines);
    let longest = "diamino-moment-longest name=seat 2 word=ZESTE";
    assert_eq!(moments, [longest, "diamino-moment-word name=seat 1 word=KEPI", longest]);
}

/// A word that was withdrawn is nobody's glory; who saw it is clever.
#[test]
fn a_challenge_that_was_right() {
    let lines = ["0 1 lay KEPIQ h8 across", "400 2 challenge", "400 * draw E"];
    let moments = remembered("wordCheck=challenge", KEPI, "AQ BB", &lines);
    let clever = "diamino-moment-challenge name=seat 2 word=KEPIQ";
    assert_eq!(moments, [clever, "-", clever]);
}
