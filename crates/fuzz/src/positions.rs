//! A position is refused, or it can be written, read back and played on from with every law. It is written as the header of
//! a record.

use ludo::Record;

use crate::seed_of;

/// So far a game is played on.
const LINES: usize = 60;

pub fn laws(text: &str) {
    let Ok(record) = text.parse::<Record>() else { return };
    let Some(room) = rooms::edition(&record.header.game, record.header.edition) else {
        return;
    };
    if let Err(Some(broken)) = room.obeys(record.header, seed_of(text), LINES) {
        panic!("{}: {}", broken.law, broken.detail);
    }
}
