//! Scores and endings.

use ludo::{BySeat, Outcome};

use crate::state::{Diavolo, Phase};

/// The gems.
pub(crate) fn scores(state: &Diavolo) -> BySeat<i32> {
    state.seats.iter().map(|seat| state.gems[seat.index()].into()).collect()
}

/// The last who has gems wins (DIAVOLO-40); the others are ranked by how long they held out. If all who were left fell
/// together there is no first place (DIAVOLO-41).
pub(crate) fn outcome(state: &Diavolo) -> Option<Outcome> {
    (state.phase == Phase::Over).then(|| {
        let last = |seat: ludo::Seat| match state.fell[seat.index()] {
            0 => u16::MAX,
            turn => turn,
        };
        let won = !state.playing().is_empty();
        let rank = |seat| {
            let better = state.seats.iter().filter(|&other| last(other) > last(seat)).count() as u8;
            if won { 1 + better } else { 2 + better }
        };
        Outcome {
            ranks: state.seats.iter().map(rank).collect(),
            how: if won { "last" } else { "nobody" },
        }
    })
}
