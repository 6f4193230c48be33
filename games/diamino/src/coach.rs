//! Looking back: what was laid, exchanged, doubted or taken off the board, beside what our strongest player would have done.
//!
//! Where nothing is hidden any more the end is searched, and alone it is tried how far one could have come. Everywhere else a word is worth
//! what our strongest player thinks of it, in squares or points: devils, and how much better the hand is that is left.

mod missed;

use ludo::{Asked, Care, Coach, Entry, Game, Imagine, Measure, Rng, Seat, Tell, Viewer, Weighed};

use crate::{
    apply::lying,
    bot::{self, END_POSITIONS, endgame, patience},
    judge::Action,
    lay::{self, Lay},
    options::{FailedChallenge, Formula},
    piece::Tiles,
    score,
    state::{Diamino, How, Phase},
    words::Fault,
};

/// What our strongest player thinks of words is no more exact than this.
const SURE: f64 = 1.0;
/// So many positions of an end are glanced at.
const GLANCED_AT: usize = 10_000;
/// So often squares are drawn to see what an exchange brings.
const DRAWS: usize = 20;
/// So often one looks to the end of a patience at a glance.
const GLANCES_ALONE: usize = 2;
/// Whoever would have to take back more squares than this would lay another crossword.
const TAKEN_BACK: usize = 12;
/// With care, what was done alone is tried so many times as often as what would have been best, before it is said to be worse.
const BENEFIT_OF_DOUBT: usize = 4;

#[derive(Debug)]
pub(crate) struct LookBack;

impl Coach<Diamino> for LookBack {
    fn weigh(&self, asked: &Asked<'_, Diamino>, rng: &mut dyn Rng) -> Option<Weighed<Action>> {
        // What she cannot see is made up; only what an exchange brings on average depends on it.
        let state = Diamino::imagine(asked.kit, asked.view, Viewer::Seat(asked.seat), rng);
        let weighed = match &state.phase {
            Phase::Window { cells, .. } => answered(&state, asked, cells, rng),
            _ if state.turn != asked.seat => None,
            Phase::Discarding { count } => discarded(&state, asked, *count),
            Phase::Turn { .. } if state.lies_open() => alone(&state, asked, rng),
            Phase::Turn { .. } => ended(&state, asked).or_else(|| laid(&state, asked, rng)),
            _ => None,
        }?;
        let measure = match state.options.formula {
            Formula::Two => Measure::Expected,
            Formula::One | Formula::Patience => Measure::Squares,
        };
        Some(Weighed {
            measure: (!state.options.childrens_table).then_some(measure),
            ..weighed
        })
    }
}

/// What she did beside what is thought best: as good, if that is not better by more than anybody can be sure of.
fn beside(asked: &Asked<'_, Diamino>, done: f64, best: Action, most: f64) -> Weighed<Action> {
    let better = most - done >= SURE;
    let most = if better { most } else { done };
    Weighed {
        best: vec![if better { best } else { asked.done.clone() }],
        measure: None,
        done,
        most,
        other: most,
        called: None,
        best_called: None,
        also: Vec::new(),
    }
}

/// The same, with the words that she missed.
fn with_missed(state: &Diamino, asked: &Asked<'_, Diamino>, weighed: Weighed<Action>) -> Weighed<Action> {
    let [best] = &weighed.best[..] else { return weighed };
    if asked.care == Care::Glance || best == asked.done {
        return weighed;
    }
    let also = missed::missed(state, asked, best);
    Weighed { also, ..weighed }
}

// ---------------------------------------------------------------------------------------------------- on her turn

/// A word, an exchange or a pass, as our strongest player thinks of them.
fn laid(state: &Diamino, asked: &Asked<'_, Diamino>, rng: &mut dyn Rng) -> Option<Weighed<Action>> {
    let best = bot::strongest(state, rng);
    if ![&best, asked.done]
        .iter()
        .any(|action| matches!(action, Action::Lay(_)))
    {
        return None;
    }
    let (done, most) = (worth(state, asked.done, rng)?, worth(state, &best, rng)?);
    Some(with_missed(state, asked, beside(asked, done, best, most)))
}

/// Beside doing nothing.
fn worth(state: &Diamino, action: &Action, rng: &mut dyn Rng) -> Option<f64> {
    match action {
        Action::Lay(lay) => worth_of_word(state, lay),
        Action::Exchange(tiles) => worth_of_exchange(state, *tiles, rng),
        Action::Pass | Action::Stop => Some(0.0),
        _ => None,
    }
}

fn worth_of_word(state: &Diamino, lay: &Lay) -> Option<f64> {
    let placed = lay::place(state, lay).ok()?;
    if !state.faults(&placed.words).is_empty() {
        return Some(bot::taken_back(state).into());
    }
    let after = after(state, &Action::Lay(lay.clone()))?;
    let bonus = match after.phase {
        // In formula one it is squares that count.
        Phase::Showing { how } if state.options.formula == Formula::Two => {
            score::points(&after, how)[state.turn.index()]
        }
        _ => 0,
    };
    Some(f64::from(bot::worth(state, &placed, lay.down)) + f64::from(bonus))
}

/// What comes for it nobody knows beforehand: on average.
fn worth_of_exchange(state: &Diamino, tiles: Tiles, rng: &mut dyn Rng) -> Option<f64> {
    let hand = state.hand(state.turn);
    let kept = hand.without(tiles)?;
    let burdens = (0..DRAWS).map(|_| {
        let drawn = state.reserve.clone().draw(tiles.total(), rng);
        f64::from(bot::burdened(state, kept.with(drawn)))
    });
    Some(f64::from(bot::burdened(state, hand)) - burdens.sum::<f64>() / DRAWS as f64)
}

/// The end of formula two, searched: by how much she is ahead when it is over.
fn ended(state: &Diamino, asked: &Asked<'_, Diamino>) -> Option<Weighed<Action>> {
    if !endgame::applies(state) {
        return None;
    }
    let positions = match asked.care {
        Care::Glance => GLANCED_AT,
        Care::Thorough => END_POSITIONS,
    };
    let done = ahead(&after(state, asked.done)?, asked.seat, positions)?;
    let found = endgame::solve(state, positions);
    let weighed = beside(asked, done.into(), found.action, found.ahead.into());
    Some(with_missed(state, asked, weighed))
}

fn ahead(state: &Diamino, seat: Seat, positions: usize) -> Option<i32> {
    let other = state.others(seat).next()?;
    let lead = |points: &dyn Fn(Seat) -> i32| points(seat) - points(other);
    let so_far = |seat: Seat| state.scores[seat.index()];
    match state.phase {
        Phase::Over { .. } => Some(lead(&so_far)),
        Phase::Showing { how } => {
            let counted = score::points(state, how);
            Some(lead(&|seat| so_far(seat) + counted[seat.index()]))
        }
        _ if !endgame::applies(state) => None,
        _ => {
            let found = endgame::solve(state, positions).ahead;
            Some(if state.turn == seat { found } else { -found })
        }
    }
}

/// What goes back for red devils, beside what is hardest to lay.
fn discarded(state: &Diamino, asked: &Asked<'_, Diamino>, count: u8) -> Option<Weighed<Action>> {
    let hand = state.hand(state.turn);
    let left = |tiles: Tiles| Some(-f64::from(bot::burdened(state, hand.without(tiles)?)));
    let Action::Discard(tiles) = *asked.done else {
        return None;
    };
    let best = bot::worst(hand, count);
    Some(beside(asked, left(tiles)?, Action::Discard(best), left(best)?))
}

/// How many squares come to lie there, if one goes on as well as can be found by trying.
fn alone(state: &Diamino, asked: &Asked<'_, Diamino>, rng: &mut dyn Rng) -> Option<Weighed<Action>> {
    let (tries, doubt) = match asked.care {
        Care::Glance => (GLANCES_ALONE, 1),
        Care::Thorough => (patience::ROLLOUTS, BENEFIT_OF_DOUBT),
    };
    let (best, most) = patience::advised(state, tries, rng)?;
    if matches!(&best, Action::Lift(cells) if cells.len() > TAKEN_BACK) {
        return None;
    }
    let after = after(state, asked.done)?;
    let done = match asked.done {
        Action::Stop => state.squares.iter().flatten().count(),
        _ => patience::reach(&after, doubt * tries, rng),
    };
    Some(beside(asked, done as f64, best, most as f64))
}

// ------------------------------------------------------------------------------------------------ on others' words

/// Whether the words of another are right is in the lists: what a doubt brings, and what it costs.
fn answered(state: &Diamino, asked: &Asked<'_, Diamino>, cells: &[u16], rng: &mut dyn Rng) -> Option<Weighed<Action>> {
    let (placed, down) = lying(state, cells);
    let faults = state.faults(&placed.words);
    let doubt = match state.options.failed_challenge {
        _ if !faults.is_empty() => f64::from(bot::brought(state, &placed, down) - bot::taken_back(state)),
        FailedChallenge::None => 0.0,
        FailedChallenge::LoseTurn => -turn_of(state, asked.seat, rng),
    };
    let worths = match asked.done {
        Action::Begin => [(Action::Begin, 0.0), (Action::Challenge, doubt)],
        _ => [(Action::Accept, 0.0), (Action::Challenge, doubt)],
    };
    Some(Weighed {
        also: faults.iter().map(Fault::said).collect(),
        ..Weighed::among(&worths, asked.done, Measure::Only)?
    })
}

/// What her turn would be worth, if it were now.
fn turn_of(state: &Diamino, seat: Seat, rng: &mut dyn Rng) -> f64 {
    let mut hers = state.clone();
    (hers.turn, hers.phase) = (seat, Phase::Turn { asked: false });
    let best = bot::strongest(&hers, rng);
    worth(&hers, &best, rng).unwrap_or(0.0).max(0.0)
}

// --------------------------------------------------------------------------------------------------- what follows

/// After this, where the others doubt what is wrong and nothing else.
fn after(state: &Diamino, done: &Action) -> Option<Diamino> {
    let mut after = state.clone();
    enter(&mut after, state.turn, done.clone())?;
    if let Phase::Window { cells, .. } = after.phase.clone() {
        let wrong = !after.faults(&lying(&after, &cells).0.words).is_empty();
        for other in state.others(state.turn) {
            let answer = if wrong { Action::Challenge } else { Action::Accept };
            enter(&mut after, other, answer)?;
        }
    }
    Some(after)
}

fn enter(state: &mut Diamino, seat: Seat, action: Action) -> Option<()> {
    let ruling = state.judge(&Entry::act(0, seat, action)).ok()?;
    state.apply(ruling, &mut Tell::deaf());
    Some(())
}

fn is_out(state: &Diamino, seat: Seat) -> bool {
    matches!(state.phase, Phase::Showing { how: How::Out { seat: out, .. } } if out == seat)
}
