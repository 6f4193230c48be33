//! Bots: three strengths for each game, and what they say for themselves. They know the rules; the rules do
//! not know them.

pub mod flat;
mod race;
pub mod solve;
pub mod tower;

use std::sync::Arc;

use ludo::{Choice, Enumerate, Rng, Seat, Strength};

use crate::{
    imagine::{Hidden, seen},
    judge::Action,
    state::Phase,
    view::View,
};

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
    if state.options.is_built() {
        Some(tower::choose(&state, &hidden, &actions, strength, rng))
    } else {
        flat::choose(&state, &hidden, seat, strength, rng)
    }
}
