//! What a position is worth: each player's chance to win, estimated from what lies before her.
//!
//! A player is described by one value in each of a few rows ("diamonds: 4"). Every value has a weight; a player's
//! weights add up, and her chance is her share of the exponentials. The weights were learnt from games of the strong
//! player against herself; `examples/fit.rs` learns them anew.

use ludo::{Entry, Game, Seat, Tell};
use search::Chances;

use super::habit;
use crate::{
    piece::{CASTLE, Card},
    state::{Diamoniak, PRICE, Phase},
};

/// What is looked at. A row that does not apply to a player (the pile, out of turn) has no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    /// How much of her castle stands, one more than that: 0 is for no castle yet. Three rows: she can buy nothing now,
    /// one card, or more.
    CastleBuysNone,
    CastleBuysOne,
    CastleBuysMore,
    Diamonds,
    Fairies,
    /// What else lies on her right: the witch can have it.
    Spare,
    /// Cards of her colour with the other players, and in the pile.
    WithOthers,
    InPile,
    /// Witches in the pile, in twentieths, for her whose turn begins or goes on.
    WitchesAtStart,
    WitchesAtMore,
}

pub const ROWS: usize = 10;
pub const WIDTH: usize = 10;

/// A weight for each value of each row.
pub type Weights = [[f32; WIDTH]; ROWS];

/// The value in each row.
pub type Features = [Option<u8>; ROWS];

/// What is looked at in one player's place.
pub fn features(state: &Diamoniak, seat: Seat) -> Features {
    let (held, pile) = (state.held(seat), state.pile);
    let diamonds = held.count(Card::Diamond);
    let own = state.colour(seat).map(|colour| colour.card());
    let others = own.map_or(0, |card| {
        CASTLE - held.count(card) - pile.count(card) - state.aside.count(card)
    });
    let castle = own.map_or(0, |card| 1 + held.count(card));
    let spare = held.total() - diamonds - held.count(Card::Fairy) - state.castle(seat);
    let witches = |phase| {
        let total = u32::from(pile.total().max(1));
        (state.turn == seat && state.phase == phase).then(|| (20 * u32::from(pile.count(Card::Witch)) / total) as u8)
    };
    let castle_row = |row| ((diamonds / PRICE).min(others).min(2) == row).then_some(castle);
    let row = |row| match row {
        Row::CastleBuysNone => castle_row(0),
        Row::CastleBuysOne => castle_row(1),
        Row::CastleBuysMore => castle_row(2),
        Row::Diamonds => Some(diamonds),
        Row::Fairies => Some(held.count(Card::Fairy)),
        Row::Spare => Some(spare),
        Row::WithOthers => Some(others),
        Row::InPile => own.map(|card| pile.count(card)),
        Row::WitchesAtStart => witches(Phase::Start),
        Row::WitchesAtMore => witches(Phase::More),
    };
    const ALL: [Row; ROWS] = [
        Row::CastleBuysNone,
        Row::CastleBuysOne,
        Row::CastleBuysMore,
        Row::Diamonds,
        Row::Fairies,
        Row::Spare,
        Row::WithOthers,
        Row::InPile,
        Row::WitchesAtStart,
        Row::WitchesAtMore,
    ];
    ALL.map(|kind| row(kind).map(|value| value.min(WIDTH as u8 - 1)))
}

/// Each player's chance to win.
pub fn chances(weights: &Weights, state: &Diamoniak) -> Chances {
    match state.phase {
        Phase::Over => search::settled(&state.outcome().expect("it is over")),
        // What the witch takes is as good as gone.
        Phase::Witch => chances(weights, &after_the_witch(state)),
        _ => shares(state.seats.iter().map(|seat| sum(weights, &features(state, seat)))),
    }
}

fn after_the_witch(state: &Diamoniak) -> Diamoniak {
    let entry = Entry::act(0, state.turn, habit::answer_to_the_witch(state));
    let ruling = state.judge(&entry).expect("she gives what is due");
    let mut after = *state;
    after.apply(ruling, &mut Tell::deaf());
    after
}

/// A player's weights, added up.
pub fn sum(weights: &Weights, features: &Features) -> f32 {
    let rows = weights.iter().zip(features);
    rows.map(|(row, value)| value.map_or(0.0, |value| row[usize::from(value)]))
        .sum()
}

/// Each one's share of the exponentials.
pub fn shares(sums: impl Iterator<Item = f32>) -> Chances {
    let mut shares: Chances = sums.map(|sum| f64::from(sum).exp()).collect();
    let total: f64 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= total);
    shares
}
