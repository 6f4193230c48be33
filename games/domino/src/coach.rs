//! Looking back. In the traditional game: what another domino, or the other end, would have done to the chance to win, and
//! what could be known of the hands. In height: which placement was daring.

use ludo::{Arg, Asked, Coach, Enumerate, Measure, Rng, Said, Seat, Viewer, Weighed};
use search::{beside_the_strongest, chances_after};

use crate::{
    bot::flat,
    imagine::{Hidden, seen},
    judge::Action,
    likely::{Balance, likely},
    options::Count,
    state::{Attempt, Domino, Phase},
    tells::piece,
    view::View,
};

#[derive(Debug)]
pub(crate) struct LookBack;

impl Coach<Domino> for LookBack {
    fn weigh(&self, asked: &Asked<'_, Domino>, rng: &mut dyn Rng) -> Option<Weighed<Action>> {
        let state = seen(asked.view);
        if state.phase != Phase::Turn || state.turn != asked.seat {
            return None;
        }
        // Where dominoes are counted instead of dots, it is with young children (DOMINO-T12).
        let figures = state.options.count == Count::Dots;
        let weighed = match asked.done {
            Action::Place(attempt) => placed(state, asked, *attempt, rng),
            Action::Lay(..) | Action::Draw if !state.options.is_built() => laid(asked, rng),
            _ => None,
        }?;
        let measure = weighed.measure.filter(|_| figures);
        Some(Weighed { measure, ..weighed })
    }
}

/// Whole games, in worlds that fit what she knew, in which all lay their heaviest domino.
fn laid(asked: &Asked<'_, Domino>, rng: &mut dyn Rng) -> Option<Weighed<Action>> {
    let play_on = |world: &Domino, seat: Seat, rng: &mut dyn Rng| flat::greedy(world, seat, rng).action;
    let worths = chances_after(asked, rng, play_on, flat::worth)?;
    let weighed = beside_the_strongest(asked, &worths, rng)?;
    Some(Weighed {
        also: known(asked.view, asked.seat),
        ..weighed
    })
}

/// What could be known of the other hands then.
fn known(view: &View, seat: Seat) -> Vec<Said> {
    let others = view.players.iter().enumerate().filter(|(i, _)| *i != seat.index());
    let told = others.flat_map(|(i, player)| {
        let about = |id: &'static str| Said::about(id, Seat::from_index(i));
        let mut none: Vec<u8> = { player.lacks.iter().filter(|lack| lack.most == 0) }
            .flat_map(|lack| lack.numbers.iter().copied())
            .collect();
        none.sort_unstable();
        none.dedup();
        let none = none.into_iter().map(|number| number.to_string());
        let lacks = (none.len() > 0).then(|| about("domino-review-lacks").with("numbers", Arg::list(none)));
        let held = player.known.iter().copied().map(piece);
        let holds = (held.len() > 0).then(|| about("domino-review-holds").with("pieces", Arg::list(held)));
        [lacks, holds].into_iter().flatten()
    });
    told.collect()
}

/// How likely it was to stand where she put it, beside the surest place she had.
fn placed(
    mut state: Domino,
    asked: &Asked<'_, Domino>,
    attempt: Attempt,
    rng: &mut dyn Rng,
) -> Option<Weighed<Action>> {
    state.fill_hands(&Hidden::of(asked.view, Viewer::Seat(asked.seat)), rng);
    let balance = Balance::of(&state.built);
    let stands = |attempt: &Attempt| {
        let signs = balance.signs(attempt.lying.place, attempt.hand, &state.options);
        let likely = likely(&signs, &state.options);
        1.0 - likely.risk(&state.options) - likely.misses(&state.options)
    };
    let mut actions = Vec::new();
    state.legal(asked.seat, &mut actions);
    let mut worths: Vec<(Action, f64)> = { actions.into_iter() }
        .filter_map(|action| match action {
            Action::Place(other) => Some((action, stands(&other))),
            _ => None,
        })
        .collect();
    // Her own hand may not lie exactly where ours would.
    let done = Action::Place(attempt);
    if worths.iter().all(|(action, _)| *action != done) {
        worths.push((done, stands(&attempt)));
    }
    Weighed::among(&worths, &done, Measure::Stands)
}
