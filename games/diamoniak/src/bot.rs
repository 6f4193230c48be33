//! Bots: three strengths and what they say for themselves. They know the rules; the rules do not know them.

mod habit;
mod weights;
pub mod worth;

use std::sync::Arc;

use ludo::{Choice, Rng, Seat, Strength};

use crate::{
    SEATS,
    judge::{Action, sellers},
    state::{Diamoniak, Phase},
    view::{self, View},
};

/// How many acts the strong player looks ahead, all players' acts counted.
const LOOKS_AHEAD: u32 = 3;

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
    let choice = match strength {
        Strength::Easy => easy(&state, rng),
        Strength::Middle => Choice::of(habit::act(&state, rng)),
        Strength::Strong => strong(&state)?,
    };
    Some(Choice {
        reason: Some(reason(&state, choice.action)),
        ..choice
    })
}

/// Plays as it comes, but never forgets to buy.
fn easy<R: Rng + ?Sized>(state: &Diamoniak, rng: &mut R) -> Choice<Action> {
    match (state.phase, sellers(state).first()) {
        (Phase::Start, Some(seller)) => Choice::of(Action::Buy(seller)),
        _ => search::random(state, state.turn, rng),
    }
}

/// Looks ahead through all that can be drawn and done, and takes what gives the best chance to win.
fn strong(state: &Diamoniak) -> Option<Choice<Action>> {
    let weights = &weights::WEIGHTS[state.seats.count() - SEATS.start()];
    search::expectimax(state, state.turn, LOOKS_AHEAD, &|state: &Diamoniak| {
        worth::chances(weights, state)
    })
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
