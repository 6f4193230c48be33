//! A finished game: its record, the replay step by step, whether chance was fair, and what each choice was worth.

use ludo::{Moments, Playing, Record, Viewer};
use serde::Serialize;
use table::{
    Table, heard, play_through,
    wire::{Ending, Phase, Problem, ReplayStep, TableInfo},
};

use crate::{hindsight::Turn, problem::problem};

/// What can be asked about a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Record,
    Replay,
    /// With what lay there in words.
    ReplayInRows,
    Fairness,
    Review,
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
            Kind::Record | Kind::Replay | Kind::ReplayInRows => Turn::Lines,
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
    /// Of a game that is over. Before the end it is nobody's business: its lines tell what every seat has seen.
    pub fn of(table: &Table) -> Result<Finished, Problem> {
        if table.phase() != Phase::Over {
            return Err(problem("not-over", "this game is not over yet"));
        }
        Ok(Finished {
            record: table.record().ok_or_else(broken)?,
            info: table.info(),
            result: table.ending(),
        })
    }

    /// The answer as it travels. It may take a while: see `hindsight`.
    pub fn written(self, kind: Kind) -> Result<Vec<u8>, Problem> {
        let room = rooms::edition(&self.record.header.game, self.record.header.edition).ok_or_else(broken)?;
        match kind {
            Kind::Record => Ok(self.record.to_string().into()),
            Kind::Replay => self.replay(&*room, false),
            Kind::ReplayInRows => self.replay(&*room, true),
            Kind::Fairness => table::fairness(&*room, &self.record).map(json).map_err(|_| broken()),
            Kind::Review => room.review(&self.record).map(json).map_err(|_| broken()),
        }
    }

    /// Every step as someone looking on saw it. Written step by step, because all views of a long game are many.
    fn replay(self, room: &dyn ludo::Room, in_rows: bool) -> Result<Vec<u8>, Problem> {
        let play = room.open(self.record.header).map_err(|_| broken())?;
        let rows = |play: &dyn Playing| in_rows.then(|| play.rows(Viewer::Spectator));
        let mut written = format!("{{\"info\":{},", text(&self.info)).into_bytes();
        written.extend(format!("\"result\":{},\"steps\":[", text(&self.result)).bytes());
        let opening = ReplayStep {
            seq: 0,
            at: 0,
            who: String::new(),
            what: String::new(),
            events: Vec::new(),
            said: Vec::new(),
            view: play.view(Viewer::Spectator),
            rows: rows(&*play),
        };
        written.extend(json(opening));
        let mut moments = Moments::default();
        let played = play_through(play, &self.record.lines, |seq, line, told, now| {
            let (events, said) = heard(&told, Viewer::Spectator);
            let step = ReplayStep {
                seq,
                at: line.at,
                who: line.who.to_string(),
                what: line.what.to_string(),
                events,
                said,
                view: now.view(Viewer::Spectator),
                rows: rows(now),
            };
            written.push(b',');
            serde_json::to_writer(&mut written, &step).expect("steps are plain data");
            if now.lines().len() == self.record.lines.len() {
                moments = now.moments();
            }
        });
        played.map_err(|_| broken())?;
        written.extend(format!("],\"moments\":{}}}", text(&moments)).bytes());
        written.shrink_to_fit();
        Ok(written)
    }
}

fn json(value: impl Serialize) -> Vec<u8> {
    serde_json::to_vec(&value).expect("answers are plain data")
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("answers are plain data")
}

pub fn broken() -> Problem {
    problem("broken-table", "the lines of this table do not fit its rules")
}
