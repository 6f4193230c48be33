//! How yaminos really fall (YAM-G7).

use ludo::{Flight, Rng};
use physics::{Die, Status};

use crate::{Yaminos, judge::Throw, piece::YaminoSet};

/// Chance is always a throw. The bodies of the track are the yaminos in the air, lowest number first.
#[derive(Debug)]
pub(crate) struct InFlight;

impl Flight<Yaminos> for InFlight {
    fn flies(&self, _: &Yaminos) -> bool {
        true
    }

    fn throw(&self, game: &Yaminos, rng: &mut dyn Rng) -> (Throw, Vec<u8>) {
        throw(game.airborne(), rng)
    }
}

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
