//! Looking back: a game told again from its lines, and whether its chance was fair.

use std::borrow::Borrow;

use ludo::{Addressed, Fault, Line, Playing, Record, Refusal, Room, Said, Shared, Told, Unvouched, Verdict, Viewer};
use serde_json::value::RawValue;

use crate::wire::{Fairness, Seq, WrongLine};

/// Plays these lines, and gives each with its number, what it told, and the game as it then stood.
pub fn play_through(
    mut play: Box<dyn Playing>,
    lines: &[Line],
    mut each: impl FnMut(Seq, &Line, Told, &dyn Playing),
) -> Result<(), Refusal> {
    for (line, seq) in lines.iter().zip(1..) {
        let told = play.push(line.clone())?;
        each(seq, line, told, &*play);
    }
    Ok(())
}

/// The lines of a game once more from its start.
pub fn retell(play: &dyn Playing, each: impl FnMut(Seq, &Line, Told, &dyn Playing)) {
    play_through(play.reopened(), play.lines(), each).expect("it was played before");
}

/// Events, and each in words.
pub type Heard = (Vec<Shared<Box<RawValue>>>, Vec<Option<Shared<Said>>>);

/// What of this these eyes are told.
pub fn heard<A: Borrow<Addressed>>(told: impl IntoIterator<Item = A>, viewer: Viewer) -> Heard {
    let told = told.into_iter();
    let heard = told.filter(|addressed| addressed.borrow().audience.includes(viewer));
    let parts = |addressed: A| {
        let Addressed { event, said, .. } = addressed.borrow();
        (event.clone(), said.clone())
    };
    heard.map(parts).unzip()
}

fn wrong(line: u32, found: String, expected: String) -> WrongLine {
    WrongLine {
        line,
        file_line: None,
        found,
        expected,
    }
}

/// Was it fair? Every throw is thrown again, which takes a while. What the rules refuse is no game, whatever its seed.
pub fn fairness(room: &dyn Room, record: &Record) -> Result<Fairness, Fault> {
    let header = &record.header;
    let (verdict, checked, first_wrong) = match room.verify(record)? {
        Verdict::Fair { checked } => ("fair", checked, None),
        Verdict::NoSeed => ("noSeed", 0, None),
        Verdict::NoCommitment => ("noCommitment", 0, None),
        Verdict::OtherSeed => ("otherSeed", 0, None),
        Verdict::Forged { line, found, expected } => ("forged", 0, Some(wrong(line, found, expected))),
        Verdict::Unfair {
            checked,
            line,
            found,
            expected,
        } => ("unfair", checked, Some(wrong(line, found, expected))),
    };
    if !matches!(verdict, "fair" | "unfair" | "forged") {
        room.replay(record)?;
    }
    let unvouched = room.unvouched(record)?;
    let stamped = |what: &Unvouched| match what {
        Unvouched::Stamps(seat) => Some(seat.number()),
        Unvouched::Position | Unvouched::Person(_) => None,
    };
    Ok(Fairness {
        fair: verdict == "fair",
        verdict: verdict.to_owned(),
        checked,
        commitment: header.commitment.as_ref().map(ToString::to_string),
        seed: record.seed().map(ToString::to_string),
        nonces: header.nonces().iter().map(ToString::to_string).collect(),
        from_position: unvouched.contains(&Unvouched::Position),
        added_nothing: header.added_nothing().iter().map(|seat| seat.number()).collect(),
        noted_stamps: unvouched.iter().filter_map(stamped).collect(),
        first_wrong,
    })
}
