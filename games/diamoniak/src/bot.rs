//! Bots: six steps between three players, and what they say for themselves. They know the rules; the rules do not know them.

mod habit;
mod weights;
pub mod worth;

use std::sync::Arc;

use ludo::{Choice, Rng, Seat, Strength};
use search::Ladder;

use crate::{
    SEATS,
    judge::{Action, sellers},
    state::{Diamoniak, Phase},
    view::{self, View},
};

/// How many acts the strong player looks ahead, all players' acts counted.
pub(crate) const LOOKS_AHEAD: u32 = 3;

/// Our players: as it comes, by rules of thumb, and looking ahead.
#[derive(Clone, Copy, Debug)]
enum Skill {
    Whim,
    Habit,
    Care,
}

/// Where each step stands was found by measuring (`docs/bench.md`).
const LADDER: Ladder<Skill> = Ladder {
    players: &[Skill::Whim, Skill::Habit, Skill::Care],
    steps: [180, 531, 803, 1213, 1790, 2000],
};

/// Everything lies open, so what a seat sees is all there is to know.
pub(crate) fn advise<R: Rng + ?Sized>(
    _: &Arc<()>,
    view: &View,
    seat: Seat,
    strength: Strength,
    rng: &mut R,
) -> Option<Choice<Action>> {
    let state = view::seen(view);
    if state.turn != seat || matches!(state.phase, Phase::Drawing | Phase::Over) {
        return None;
    }
    let choice = match LADDER.who(strength, rng) {
        Skill::Whim => whim(&state, rng),
        Skill::Habit => Choice::of(habit::act(&state, rng)),
        Skill::Care => strong(&state)?,
    };
    Some(Choice {
        reason: Some(reason(&state, choice.action)),
        ..choice
    })
}

/// Plays as it comes, but never forgets to buy.
fn whim<R: Rng + ?Sized>(state: &Diamoniak, rng: &mut R) -> Choice<Action> {
    match (state.phase, sellers(state).first()) {
        (Phase::Start, Some(seller)) => Choice::of(Action::Buy(seller)),
        _ => search::random(state, state.turn, rng),
    }
}

/// Looks ahead through all that can be drawn and done, and takes what gives the best chance to win.
fn strong(state: &Diamoniak) -> Option<Choice<Action>> {
    search::expectimax(state, state.turn, LOOKS_AHEAD, &chances)
}

/// Everything that can be done, and the chance to win after it, looking so many acts ahead.
pub(crate) fn valued(state: &Diamoniak, ahead: u32) -> Vec<(Action, f64)> {
    search::valued(state, state.turn, ahead, &chances)
}

fn chances(state: &Diamoniak) -> search::Chances {
    worth::chances(&weights::WEIGHTS[state.seats.count() - SEATS.start()], state)
}

/// The message that says why one would do this.
fn reason(state: &Diamoniak, action: Action) -> &'static str {
    match action {
        Action::Draw if state.phase == Phase::Start && sellers(state).is_empty() => "diamoniak-why-only-move",
        Action::Draw => "diamoniak-why-draw-more",
        Action::Stop if !sellers(state).is_empty() => "diamoniak-why-stop-buy-next",
        Action::Stop => "diamoniak-why-stop-witch-near",
        Action::Buy(_) | Action::BuyCard(..) => "diamoniak-why-buy",
        Action::Fairy => "diamoniak-why-fairy",
        Action::Give(cards) if cards == state.givable(state.turn) => "diamoniak-why-only-move",
        Action::Give(_) => "diamoniak-why-give-others",
    }
}
