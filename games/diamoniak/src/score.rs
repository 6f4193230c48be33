//! Scores and endings.

use ludo::{BySeat, Outcome};

use crate::state::{Diamoniak, Phase};

/// How much of each castle stands.
pub(crate) fn scores(state: &Diamoniak) -> BySeat<i32> {
    state.seats.iter().map(|seat| state.castle(seat).into()).collect()
}

/// The first whole castle wins (DIAMONIAK-40); the others are ranked by how much of theirs stands.
pub(crate) fn outcome(state: &Diamoniak) -> Option<Outcome> {
    (state.phase == Phase::Over).then(|| {
        let scores = scores(state);
        let rank = |score| 1 + scores.iter().filter(|&&other| other > score).count() as u8;
        Outcome {
            ranks: scores.iter().map(|&score| rank(score)).collect(),
            how: "castle",
        }
    })
}
