//! A finished game: its record, the replay step by step, whether chance was fair, and what mattered. The replay,
//! and what mattered, too, of a record that somebody brings along.

use std::{fmt::Display, io::Write};

use ludo::{Line, Moments, Note, Playing, Record, RecordError, Seat, Seed, Viewer, What};
use serde::{Deserialize, Serialize};
use table::{
    Agreed, MOST_LINES, PICTURES, Table, heard, play_through,
    wire::{Ending, Phase, Problem, ReplayStep, Seq, TableInfo, TextPlace},
};

use crate::{
    gentle::Gentle,
    hindsight::{Draft, Turn},
    problem::problem,
};

/// What can be asked about a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Record,
    Replay(Retold),
    Fairness,
    Review,
}

/// How a game is told again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Retold {
    /// With what lay there in words.
    #[serde(default)]
    pub rows: bool,
    /// As this seat saw it, hand and all; None as somebody looking on did.
    #[serde(default)]
    pub eyes: Option<Seat>,
}

/// All that is needed to answer, taken from the table.
#[derive(Debug)]
pub struct Finished {
    record: Record,
    info: TableInfo,
    result: Option<Ending>,
}

impl Kind {
    pub fn turn(self) -> Turn {
        match self {
            Kind::Record | Kind::Replay(_) => Turn::Lines,
            Kind::Fairness | Kind::Review => Turn::Thought,
        }
    }

    pub fn content_type(self) -> &'static str {
        match self {
            Kind::Record => "text/plain; charset=utf-8",
            _ => "application/json",
        }
    }
}

impl Finished {
    /// Before the end it is nobody's business: its lines tell what every seat has seen.
    pub fn can_be(table: &Table) -> Result<(), Problem> {
        match table.phase() {
            Phase::Over => Ok(()),
            _ => Err(problem("not-over", "this game is not over yet")),
        }
    }

    /// Of a game that is over.
    pub fn of(table: &Table) -> Result<Finished, Problem> {
        Finished::can_be(table)?;
        Ok(Finished {
            record: table.record().ok_or_else(broken)?,
            info: table.info(),
            result: table.ending(),
        })
    }

    /// What a record says that somebody has brought along, whether the game was played to its end or not.
    pub fn read(text: &str) -> Result<Finished, Problem> {
        let record: Record = text
            .parse()
            .map_err(|error: RecordError| misread((error.line, error.column), &error.why))?;
        if record.lines.len() > MOST_LINES {
            return Err(problem("too-large", format!("a record has at most {MOST_LINES} lines")));
        }
        let header = &record.header;
        let room = rooms::edition(&header.game, header.edition);
        let room = room.ok_or_else(|| problem("no-such-game", "this game is not in the house"))?;
        let seed = record.seed().cloned();
        let agreed = Agreed::on_one_device(header, seed.clone().unwrap_or(Seed::from_number(0)), "");
        let table = Table::revive(agreed, room, record.lines.clone())
            .map_err(|fault| misread((fault.place.row_in(text), fault.place.column), &fault.refusal))?;
        let mut info = TableInfo {
            phase: Phase::Over,
            commitment: header.commitment.as_ref().map_or_else(String::new, ToString::to_string),
            seed: seed.map(|seed| seed.to_string()),
            ..table.info()
        };
        // A record has names and no pictures.
        for (sitter, picture) in info.sitters.iter_mut().zip(PICTURES) {
            let guest = sitter.guest.iter_mut();
            guest.for_each(|guest| guest.picture = (*picture).to_owned());
        }
        let result = table.ending();
        Ok(Finished { record, info, result })
    }

    /// Its record.
    pub fn text(&self) -> String {
        self.record.to_string()
    }

    /// The line with which the game ended: what the house notes after it changes nothing.
    pub fn last_line(&self) -> Seq {
        let counts = |line: &Line| matches!(line.what, What::Game(_) | What::House(Note::Undo(_)));
        let last = self.record.lines.iter().rposition(counts);
        last.map_or(0, |last| last as Seq + 1)
    }

    /// The answer as it travels. It may take a while: see `hindsight`. Beside games it rests now and then, where it can.
    pub fn write(self, kind: Kind, mut gentle: Gentle, draft: &mut Draft) -> Result<(), Problem> {
        let room = rooms::edition(&self.record.header.game, self.record.header.edition).ok_or_else(broken)?;
        // Nobody ends it before it is done.
        let mut rest = || drop(gentle.breathe());
        match kind {
            Kind::Record => text(draft, &self.record),
            Kind::Replay(retold) => self.replay(&*room, retold, draft)?,
            Kind::Fairness => json(draft, &table::fairness(&*room, &self.record).map_err(|_| broken())?),
            Kind::Review => match room.review(&self.record, &mut rest).map_err(|_| broken())? {
                Some(review) => json(draft, &review),
                None => {
                    return Err(problem(
                        "not-over",
                        "this game was not played to its end: there is nothing to look back on",
                    ));
                }
            },
        }
        Ok(())
    }

    /// Every step as these eyes saw it. Written step by step, because all views of a long game are many.
    fn replay(self, room: &dyn ludo::Room, retold: Retold, draft: &mut Draft) -> Result<(), Problem> {
        let viewer = self.viewer(retold.eyes)?;
        let play = room.open(self.record.header).map_err(|_| broken())?;
        let rows = |play: &dyn Playing| retold.rows.then(|| play.rows(viewer));
        text(draft, "{\"info\":");
        json(draft, &self.info);
        text(draft, ",\"result\":");
        json(draft, &self.result);
        text(draft, ",\"steps\":[");
        let opening = ReplayStep {
            seq: 0,
            at: 0,
            who: String::new(),
            what: String::new(),
            events: Vec::new(),
            said: Vec::new(),
            view: play.view(viewer),
            rows: rows(&*play),
        };
        json(draft, &opening);
        let mut moments = Moments::default();
        let played = play_through(play, &self.record.lines, |seq, line, told, now| {
            if draft.is_refused() {
                return;
            }
            let (events, said) = heard(&told, viewer);
            let step = ReplayStep {
                seq,
                at: line.at,
                who: line.who.to_string(),
                what: line.what.to_string(),
                events,
                said,
                view: now.view(viewer),
                rows: rows(now),
            };
            text(draft, ",");
            json(draft, &step);
            if now.lines().len() == self.record.lines.len() {
                moments = now.moments();
            }
        });
        played.map_err(|_| broken())?;
        text(draft, "],\"moments\":");
        json(draft, &moments);
        text(draft, "}");
        Ok(())
    }

    /// Hands are shown once it is decided, and never of a game that was given up.
    fn viewer(&self, eyes: Option<Seat>) -> Result<Viewer, Problem> {
        let Some(seat) = eyes else {
            return Ok(Viewer::Spectator);
        };
        if !self.record.header.seats.contains(seat) {
            return Err(problem("bad-seats", "nobody sat there"));
        }
        if self.result.is_none() {
            return Err(problem("not-over", "this game was given up: its hands stay hidden"));
        }
        Ok(Viewer::Seat(seat))
    }
}

/// A draft there is no room for says so in the end.
fn json(draft: &mut Draft, value: &impl Serialize) {
    if let Err(error) = serde_json::to_writer(draft, value) {
        assert!(error.is_io(), "answers are plain data: {error}");
    }
}

fn text(draft: &mut Draft, text: impl Display) {
    let _ = write!(draft, "{text}");
}

/// What a record says that cannot be, and where.
fn misread((row, column): (usize, usize), why: &dyn Display) -> Problem {
    Problem {
        place: Some(TextPlace {
            row: row as u32,
            column: column as u32,
        }),
        ..problem("unreadable", format!("row {row}, column {column}: {why}"))
    }
}

pub fn broken() -> Problem {
    problem("broken-table", "the lines of this table do not fit its rules")
}
