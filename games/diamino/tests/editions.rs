//! What was begun by the words of an older edition goes on by them.

use diamino::{Diamino, Kit};
use ludo::{Record, Room, RoomOf};

/// WOKE is a word of the second edition.
fn woke(edition: u16) -> Record {
    let position = "game 1 / scores 0 0 / board - / hands AWOKE BB / back - / turn 1 0 0 - / words - / turn";
    let header = format!("ludo 1\ngame diamino {edition}\noptions wordCheck=refuse\nseats 2\nposition {position}");
    format!("{header}\n\n0 1 lay WOKE h8 across\n").parse().unwrap()
}

#[test]
fn each_edition_plays_its_own_records_with_its_own_words() {
    let (first, second) = (RoomOf::<Diamino>::with(Kit::of_edition(1)), RoomOf::<Diamino>::new());
    assert_eq!((first.info().edition, second.info().edition), (1, 2));
    let refused = |room: &RoomOf<Diamino>, edition: u16| {
        let replayed = room.replay(&woke(edition));
        replayed.err().map(|fault| fault.refusal.rule.to_string())
    };
    assert_eq!(refused(&first, 1).as_deref(), Some("DIAMINO-W1"));
    assert_eq!(refused(&second, 2), None);
    assert_eq!(refused(&second, 1).as_deref(), Some("HOUSE-EDITION"));
    assert_eq!(refused(&first, 2).as_deref(), Some("HOUSE-EDITION"));
}

/// Moves are found among the words of the edition, too.
#[test]
fn its_lists_have_its_own_words() {
    let count = |edition: u16, length: usize| {
        let words = Kit::of_edition(edition).words(Default::default());
        words.count(length)
    };
    for length in [2, 3, 4] {
        assert!(count(1, length) < count(2, length), "{length}");
    }
}
