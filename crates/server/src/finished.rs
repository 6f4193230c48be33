//! A finished game: its record, the replay step by step, and whether chance was fair.

use ludo::{Awaits, Playing, Record, Verdict, Viewer, What};
use table::{
    Table,
    wire::{Fairness, Phase, Problem, Replay, ReplayStep, WrongLine},
};

use crate::problem::problem;

/// The record of a game that is over. Before the end it is nobody's business: it tells what every seat has seen.
pub fn record(table: &Table) -> Result<Record, Problem> {
    if table.phase() != Phase::Over {
        return Err(problem("not-over", "this game is not over yet"));
    }
    table.record().ok_or_else(broken)
}

/// Every step as someone looking on saw it; with what lay there in words, if `in_rows`.
pub fn replay(table: &Table, in_rows: bool) -> Result<Replay, Problem> {
    let record = record(table)?;
    let room = rooms::edition(&record.header.game, record.header.edition).ok_or_else(broken)?;
    let mut play = room.open(record.header).map_err(|_| broken())?;
    let rows = |play: &dyn Playing| in_rows.then(|| play.rows(Viewer::Spectator));
    let mut steps = Vec::with_capacity(record.lines.len() + 1);
    steps.push(ReplayStep {
        seq: 0,
        at: 0,
        who: String::new(),
        what: String::new(),
        events: Vec::new(),
        said: Vec::new(),
        view: play.view(Viewer::Spectator),
        rows: rows(&*play),
    });
    for (line, seq) in record.lines.into_iter().zip(1..) {
        let (at, who, what) = (line.at, line.who.to_string(), line.what.to_string());
        let told = play.push(line).map_err(|_| broken())?;
        let heard = told
            .into_iter()
            .filter(|addressed| addressed.audience.includes(Viewer::Spectator));
        let (events, said) = heard.map(|addressed| (addressed.event, addressed.said)).unzip();
        steps.push(ReplayStep {
            seq,
            at,
            who,
            what,
            events,
            said,
            view: play.view(Viewer::Spectator),
            rows: rows(&*play),
        });
    }
    assert_eq!(play.awaits(), Awaits::Nothing, "what is over awaits nothing");
    Ok(Replay {
        info: table.info(),
        result: table.ending(),
        steps,
    })
}

/// Every throw is thrown again, which takes a while: see `hindsight`.
pub fn fairness(record: &Record) -> Result<Fairness, Problem> {
    let room = rooms::edition(&record.header.game, record.header.edition).ok_or_else(broken)?;
    let seed = record.lines.iter().find_map(|line| match &line.what {
        What::House(ludo::Note::Seed(seed)) => Some(seed.to_string()),
        _ => None,
    });
    let added_nothing = record.header.added_nothing().iter().map(|seat| seat.number());
    let added_nothing = added_nothing.collect();
    let nonces = record.header.nonces().iter().map(ToString::to_string).collect();
    let commitment = record.header.commitment.as_ref().map(ToString::to_string);
    let (fair, checked, first_wrong) = match room.verify(record).map_err(|_| broken())? {
        Verdict::Fair { checked } => (true, checked, None),
        Verdict::Unfair {
            checked,
            line,
            found,
            expected,
        } => (false, checked, Some(WrongLine { line, found, expected })),
        Verdict::NoSeed | Verdict::NoCommitment | Verdict::OtherSeed => (false, 0, None),
    };
    Ok(Fairness {
        fair,
        checked,
        commitment: commitment.unwrap_or_default(),
        seed: seed.unwrap_or_default(),
        nonces,
        added_nothing,
        first_wrong,
    })
}

pub fn broken() -> Problem {
    problem("broken-table", "the lines of this table do not fit its rules")
}
