//! A game with hindsight: what each choice lost, and what luck gave and took.

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde::Serialize;
use ts_rs::TS;

use crate::{Fault, Hosted, Line, Note, Play, Record, Said, Seat, Strength, Viewer, What, Who};

/// Differences below this are rounding.
const NOTHING: f64 = 1e-9;

/// A game, line by line, beside the best that could have been done. Everything is in points at the end, on average.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Review {
    /// By seat.
    pub seats: Vec<Hindsight>,
    /// In the order of the lines; lines that changed nothing, and those taken back, are left out.
    pub remarks: Vec<Remark>,
}

/// One seat's game as a whole: `end` is `start` and `luck` without what was `lost`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Hindsight {
    /// What could be expected at the start.
    pub start: f64,
    /// What chance gave, or took where it is negative.
    pub luck: f64,
    /// What choices cost; never negative.
    pub lost: f64,
    /// What it came to.
    pub end: f64,
}

/// What one line changed for a seat.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Remark {
    /// Counted from 1.
    pub line: u32,
    /// For whom.
    #[ts(as = "u8")]
    pub seat: Seat,
    /// As it stands in the record.
    pub what: String,
    /// For a choice, what would have been best, in notation; none for chance.
    pub best: Option<String>,
    /// The choice in words.
    pub called: Option<Said>,
    /// The best one in words.
    pub best_called: Option<Said>,
    /// What could be expected before, which is what the best choice is worth.
    pub before: f64,
    /// What could be expected after it.
    pub after: f64,
}

/// Goes through a record once more. None where nobody knows what things are worth.
///
/// # Errors
/// As [`Play::replay`].
///
/// ```
/// use std::sync::Arc;
///
/// use diamoniak::Diamoniak;
/// use ludo::review;
///
/// let record = "ludo 1\ngame diamoniak 1\nseats 2\n\n0 1 draw\n".parse().unwrap();
/// assert_eq!(review::<Diamoniak>(Arc::new(()), &record), Ok(None), "nobody knows what a card is worth");
/// let wrong = "ludo 1\ngame diamoniak 1\nseats 8\n".parse().unwrap();
/// assert!(review::<Diamoniak>(Arc::new(()), &wrong).is_err(), "it is for four at most");
/// ```
pub fn review<G: Hosted>(kit: Arc<G::Kit>, record: &Record) -> Result<Option<Review>, Fault> {
    let mut play = Play::<G>::begin(kit, record.header.clone())?;
    let Some(start) = worths(play.state()) else {
        return Ok(None);
    };
    let mut remarks: Vec<Remark> = Vec::new();
    let (mut now, mut silent) = (start.clone(), false);
    for (line, number) in record.lines.iter().zip(1..) {
        let before = play.state().clone();
        play.replay_line(line)?;
        if silent || matches!(&line.what, What::House(note) if !matches!(note, Note::Undo(_))) {
            continue;
        }
        // Where it cannot be told any more what is to come, as in an extra turn, what she has is what it came to.
        let after = worths(play.state()).unwrap_or_else(|| {
            silent = true;
            play.state().scores().iter().map(|&score| score.into()).collect()
        });
        match line.what {
            What::House(Note::Undo(undone)) => remarks.retain(|remark| remark.line != undone),
            _ => remarks.extend(remarks_on(&play, &before, (line, number), &now, &after)),
        }
        now = after;
    }
    Ok(Some(Review {
        seats: hindsight(&start, &now, &remarks),
        remarks,
    }))
}

fn worths<G: Hosted>(state: &G) -> Option<Vec<f64>> {
    let coach = G::COACH?;
    state
        .seats()
        .iter()
        .map(|seat| coach.expected_score(state, seat))
        .collect()
}

/// What a line of the game changed: for her who chose, or for all whom chance met.
fn remarks_on<G: Hosted>(
    play: &Play<G>,
    state: &G,
    (line, number): (&Line, u32),
    before: &[f64],
    after: &[f64],
) -> Vec<Remark> {
    let what = line.what.to_string();
    let changed = |seat: Seat| (before[seat.index()] - after[seat.index()]).abs() > NOTHING;
    let met = |seat: &Seat| match line.who {
        Who::Seat(who) => *seat == who,
        Who::Chance | Who::Clock => changed(*seat),
    };
    let best = |seat: Seat| match line.who {
        Who::Seat(_) if changed(seat) => advice(play, state, seat),
        Who::Seat(_) => Some(what.clone()),
        Who::Chance | Who::Clock => None,
    };
    let seats = state.seats().iter().filter(met);
    let called = |seat: Seat, action: &str| {
        let view = state.view(Viewer::Seat(seat));
        Some(G::called(&view, &action.parse().ok()?))
    };
    let remark = |seat: Seat| {
        let best = best(seat);
        Remark {
            line: number,
            seat,
            what: what.clone(),
            called: best.as_ref().and_then(|_| called(seat, &what)),
            best_called: best.as_ref().and_then(|best| called(seat, best)),
            best,
            before: before[seat.index()],
            after: after[seat.index()],
        }
    };
    seats.map(remark).collect()
}

/// What our strongest player would have done.
fn advice<G: Hosted>(play: &Play<G>, state: &G, seat: Seat) -> Option<String> {
    let view = state.view(Viewer::Seat(seat));
    let mut whims = ChaCha8Rng::seed_from_u64(0);
    let choice = G::advise(play.kit(), &view, seat, Strength::Strong, &mut whims)?;
    Some(choice.action.to_string())
}

fn hindsight(start: &[f64], end: &[f64], remarks: &[Remark]) -> Vec<Hindsight> {
    let sum = |seat: usize, chosen: bool| {
        let hers = remarks
            .iter()
            .filter(|remark| remark.seat.index() == seat && remark.best.is_some() == chosen);
        hers.map(|remark| remark.after - remark.before).sum::<f64>()
    };
    let seats = start.iter().zip(end).enumerate();
    seats
        .map(|(seat, (&start, &end))| Hindsight {
            start,
            luck: sum(seat, false),
            lost: -sum(seat, true),
            end,
        })
        .collect()
}
