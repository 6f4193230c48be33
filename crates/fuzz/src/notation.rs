//! An act or an answer of chance, in the last line of a record: it has one spelling, is judged alike whoever asks, and what
//! can be taken back leaves no trace.

use ludo::{Line, Note, Playing, Record, Room, What, Who};

use crate::records::reads_back;

pub fn laws(text: &str) {
    let Ok(mut record) = text.parse::<Record>() else { return };
    let room = rooms::edition(&record.header.game, record.header.edition);
    let (Some(room), Some(line)) = (room, record.lines.pop()) else {
        return;
    };
    let Ok(mut playing) = room.replay(&record) else { return };
    let What::Game(said) = &line.what else { return };
    let spelled = one_spelling(&*room, line.who, said);
    if let Who::Seat(seat) = line.who
        && playing.header().seats.contains(seat)
    {
        playing.called(seat, said);
        let legal = playing.legal(seat).unwrap_or_default();
        let listed = spelled.is_some_and(|spelled| legal.contains(&spelled));
        assert!(
            !listed || playing.check(&line).is_ok(),
            "what is listed is legal: {line}"
        );
    }
    judged_alike(&mut *playing, line);
}

/// What can be read is written in one way, which means the same.
fn one_spelling(room: &dyn Room, who: Who, text: &str) -> Option<String> {
    let spelled = room.spelled(who, text).ok()?;
    assert_eq!(room.spelled(who, &spelled).as_ref(), Ok(&spelled), "{text}");
    Some(spelled)
}

fn judged_alike(playing: &mut dyn Playing, line: Line) {
    let before = playing.position();
    let asked = playing.check(&line);
    assert_eq!(playing.preview(&line).err(), asked.clone().err(), "{line}");
    let in_order = playing.lines().last().is_none_or(|last| last.at <= line.at);
    let played = playing.push(line.clone());
    assert!(
        !in_order || played.as_ref().err() == asked.as_ref().err(),
        "{line}: {asked:?}"
    );
    if played.is_err() {
        return assert_eq!(playing.position(), before, "a refusal leaves no trace");
    }
    reads_back(playing);
    let Who::Seat(seat) = line.who else { return };
    let Some(number) = playing.withdrawable(seat) else {
        return;
    };
    let undo = Line {
        what: What::House(Note::Undo(number)),
        ..line
    };
    playing.push(undo).expect("what can be taken back can be");
    assert_eq!(playing.position(), before, "what is taken back has not happened");
}
