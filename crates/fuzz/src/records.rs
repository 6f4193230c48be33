//! A text is a record, which is written and read back the same and then played; or it is told where it is wrong.

use ludo::{Playing, Record, RecordError, Start, Verdict, Viewer};

/// No answer to a file is longer, however long the file.
const LONGEST_MESSAGE: usize = 500;

pub fn laws(text: &str) {
    let record = match text.parse::<Record>() {
        Ok(record) => record,
        Err(wrong) => return points_at_the_place(&wrong, text),
    };
    let written = record.to_string();
    assert_eq!(
        written.parse::<Record>().as_ref(),
        Ok(&record),
        "a record is text and back"
    );
    let Some(room) = rooms::edition(&record.header.game, record.header.edition) else {
        return;
    };
    match room.replay(&record) {
        Ok(playing) => reads_back(&*playing),
        Err(fault) => {
            let (row, column) = (fault.place.row_in(text), fault.place.column);
            let length = text.lines().nth(row - 1).map(|row| row.chars().count());
            assert!(length.is_some_and(|length| column <= length + 1), "{fault}: row {row}");
            is_short(&fault.to_string());
            match room.verify(&record) {
                Err(other) => assert_eq!(other, fault),
                Ok(verdict) => assert!(
                    matches!(verdict, Verdict::Unfair { line, .. } if line < fault.line()),
                    "{verdict:?} of what cannot be: {fault}"
                ),
            }
        }
    }
}

/// What a game has come to can be written down, as lines and as a position, and is the same when it is read.
pub fn reads_back(playing: &dyn Playing) {
    let record = Record {
        header: playing.header().clone(),
        lines: playing.lines().to_vec(),
    };
    let again: Record = record.to_string().parse().expect("what was played can be read");
    assert_eq!(again, record);
    let room = rooms::edition(&record.header.game, record.header.edition).expect("it was played");
    let replayed = room.replay(&again).expect("what was played can be played again");
    same(playing, &*replayed);
    let mut header = record.header;
    header.start = Start::Position(playing.position());
    let set_up = room
        .open(header)
        .unwrap_or_else(|refusal| panic!("{}: {refusal}", playing.position()));
    same(playing, &*set_up);
}

fn same(one: &dyn Playing, other: &dyn Playing) {
    assert_eq!(one.position(), other.position());
    assert_eq!(one.awaits(), other.awaits());
    assert_eq!((one.scores(), one.outcome()), (other.scores(), other.outcome()));
    for viewer in Viewer::all(one.header().seats) {
        assert_eq!(one.view(viewer).get(), other.view(viewer).get(), "{viewer:?}");
    }
}

/// A complaint has a line and a column of the text, and is short.
pub fn points_at_the_place(wrong: &RecordError, text: &str) {
    let rows: Vec<&str> = text.split('\n').collect();
    assert!((1..=rows.len().max(1) + 1).contains(&wrong.line), "{wrong}");
    let length = rows.get(wrong.line - 1).map_or(0, |row| row.chars().count());
    assert!((1..=length + 1).contains(&wrong.column), "{wrong} in {length}");
    is_short(&wrong.to_string());
}

fn is_short(message: &str) {
    assert!(message.chars().count() <= LONGEST_MESSAGE, "{message}");
    assert!(message.chars().all(|c| !c.is_control()), "{message:?}");
}
