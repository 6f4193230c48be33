//! A finished game: its record, the replay step by step, and whether chance was fair.

use ludo::{Playing, Record, Viewer};
use table::{
    Table, heard, retell,
    wire::{Fairness, Phase, Problem, Replay, ReplayStep},
};

use crate::problem::problem;

/// The record of a game that is over. Before the end it is nobody's business: it tells what every seat has seen.
pub fn record(table: &Table) -> Result<Record, Problem> {
    if table.phase() != Phase::Over {
        return Err(not_over());
    }
    table.record().ok_or_else(broken)
}

/// Every step as someone looking on saw it; with what lay there in words, if `in_rows`.
pub fn replay(table: &Table, in_rows: bool) -> Result<Replay, Problem> {
    let over = table.play().filter(|_| table.phase() == Phase::Over);
    let play = over.ok_or_else(not_over)?;
    let rows = |play: &dyn Playing| in_rows.then(|| play.rows(Viewer::Spectator));
    let (opening, mut steps) = (play.reopened(), Vec::with_capacity(play.lines().len() + 1));
    steps.push(ReplayStep {
        seq: 0,
        at: 0,
        who: String::new(),
        what: String::new(),
        events: Vec::new(),
        said: Vec::new(),
        view: opening.view(Viewer::Spectator),
        rows: rows(&*opening),
    });
    retell(play, |seq, line, told, now| {
        let (events, said) = heard(&told, Viewer::Spectator);
        steps.push(ReplayStep {
            seq,
            at: line.at,
            who: line.who.to_string(),
            what: line.what.to_string(),
            events,
            said,
            view: now.view(Viewer::Spectator),
            rows: rows(now),
        });
    });
    Ok(Replay {
        info: table.info(),
        result: table.ending(),
        steps,
    })
}

/// Every throw is thrown again, which takes a while: see `hindsight`.
pub fn fairness(record: &Record) -> Result<Fairness, Problem> {
    let room = rooms::edition(&record.header.game, record.header.edition).ok_or_else(broken)?;
    table::fairness(&*room, record).map_err(|_| broken())
}

fn not_over() -> Problem {
    problem("not-over", "this game is not over yet")
}

pub fn broken() -> Problem {
    problem("broken-table", "the lines of this table do not fit its rules")
}
