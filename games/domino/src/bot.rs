//! Bots: three strengths for each game, and what they say for themselves. They know the rules; the rules do
//! not know them.

pub mod flat;
mod race;
pub mod solve;
pub mod tower;

use std::{ops::RangeInclusive, sync::Arc};

use ludo::{Choice, Enumerate, Hosted, Preset, Rng, Seat, Strength};

use crate::{
    PRESETS, SEATS,
    imagine::{Hidden, seen},
    judge::Action,
    state::{Domino, Phase},
    view::View,
};

impl Hosted for Domino {
    const SEATS: RangeInclusive<usize> = SEATS;
    const PRESETS: &'static [Preset] = PRESETS;

    fn kit() -> Arc<()> {
        Arc::new(())
    }

    fn open_actions(&self, seat: Seat) -> Option<Vec<Action>> {
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        Some(actions)
    }

    /// Between two games people want to see the hands, and who has won (DOMINO-T7, DOMINO-T10).
    fn pause_ms(&self) -> Option<u32> {
        (self.phase == Phase::Between).then_some(6_000)
    }

    fn advise<R: Rng + ?Sized>(
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
}
