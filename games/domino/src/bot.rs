//! Bots: six steps for each game, and what they say for themselves. They know the rules; the rules do not know them.

pub mod flat;
mod race;
pub mod solve;
pub mod tower;

use std::sync::Arc;

use ludo::{Choice, Enumerate, Luck, Rng, Seat, Strength};
use search::Ladder;

use crate::{
    imagine::{Hidden, seen},
    judge::Action,
    options::Form,
    state::Phase,
    view::View,
};

/// Our players: on a whim (whatever it is in height; in the chain what lets the others win, for chance is too good a player
/// there), at first sight, with a little thought, and with much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Skill {
    Whim,
    Sight,
    Thought,
    Care,
}

/// Where each step stands was found by measuring (`docs/bench.md`).
const FLAT: Ladder<Skill> = Ladder {
    players: &[Skill::Whim, Skill::Thought, Skill::Care],
    steps: [0, 257, 514, 770, 1095, 2000],
};
const CHALLENGE: Ladder<Skill> = Ladder {
    players: &[Skill::Whim, Skill::Sight, Skill::Thought, Skill::Care],
    steps: [0, 565, 1079, 1424, 1770, 3000],
};
const QUINCUNX: Ladder<Skill> = Ladder {
    players: &[Skill::Whim, Skill::Sight, Skill::Thought, Skill::Care],
    steps: [0, 565, 1079, 1424, 1770, 3000],
};

fn ladder(form: Form) -> &'static Ladder<Skill> {
    match form {
        Form::Traditional => &FLAT,
        Form::Challenge => &CHALLENGE,
        Form::Quincunx => &QUINCUNX,
    }
}

pub(crate) fn advise<R: Rng + ?Sized>(
    _: &Arc<()>,
    view: &View,
    seat: Seat,
    strength: Strength,
    rng: &mut R,
) -> Option<Choice<Action>> {
    let mut state = seen(view);
    let hidden = Hidden::of(view, ludo::Viewer::Seat(seat));
    state.fill_hands(&hidden, rng);
    let waits = matches!(
        state.phase,
        Phase::Dealing | Phase::Drawing | Phase::Falling(_) | Phase::Over
    );
    if state.turn != seat || waits {
        return None;
    }
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    if let [only] = actions[..] {
        return Some(Choice {
            reason: Some("domino-why-only-move"),
            ..Choice::of(only)
        });
    }
    match ladder(state.options.game).who(strength, rng) {
        Skill::Whim if state.options.is_built() => rng.pick(&actions).map(|&action| Choice::of(action)),
        skill if state.options.is_built() => Some(tower::choose(&state, &hidden, &actions, skill, rng)),
        skill => flat::choose(&state, &hidden, seat, skill, rng),
    }
}
