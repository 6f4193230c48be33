//! How yaminos really fall (YAM-G7).

use ludo::Rng;
use physics::{Die, Status};

use crate::{judge::Throw, piece::YaminoSet};

/// Throws these, alone in the tray: how they came down, and the track that shows it. One that stands upright, leans or
/// lies on another (YAM-BASE-25) stays up; the game throws those again.
pub(crate) fn throw<R: Rng + ?Sized>(yaminos: YaminoSet, rng: &mut R) -> (Throw, Vec<u8>) {
    let fallen = physics::throw(&vec![Die::Yamino; yaminos.len()], rng.next_u64());
    let mut throw = Throw::flat(YaminoSet::NONE, Default::default());
    for (yamino, die) in yaminos.iter().zip(&fallen.dice) {
        if die.status == Status::Flat {
            throw.flat = throw.flat.or(YaminoSet::one(yamino));
            throw.faces = throw.faces.with(yamino, die.face);
        } else {
            throw.cocked = throw.cocked.or(YaminoSet::one(yamino));
        }
    }
    (throw, fallen.track)
}
