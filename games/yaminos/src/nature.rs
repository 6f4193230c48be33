//! How yaminos really fall (YAM-G7).

use ludo::{Flight, Lot, Lots, Luck, Rng, SameLuck, Seats};
use physics::{Die, Status};

use crate::{
    Faces, Options, Yaminos,
    judge::Throw,
    options::Form,
    piece::{Yamino, YaminoSet},
};

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

/// Who plays alone meets the same faces as everybody else who does: the third throw of Y5 in the second turn is the same,
/// whichever yaminos are thrown with it. Each lies flat, as one that does not is thrown again anyway (YAM-BASE-25).
#[derive(Debug)]
pub(crate) struct Alike;

impl SameLuck<Yaminos> for Alike {
    fn is_shared(&self, _: &Options, seats: Seats) -> bool {
        seats.count() == 1
    }

    fn draw(&self, game: &Yaminos, lots: Lots) -> Throw {
        let yaminos = game.airborne();
        let face = |faces: Faces, yamino: Yamino| {
            let place = Lot {
                turn: u32::from(game.round) + 1,
                throw: game.casts.into(),
                piece: yamino.index() as u32,
            };
            faces.with(yamino, lots.at(place).below(4) as u8)
        };
        Throw::flat(yaminos, yaminos.iter().fold(Faces::NONE, face))
    }

    /// At Progression nothing can be chosen but how to lay what was thrown, and all ways to do so are gone through.
    fn is_most(&self, end: &Yaminos) -> bool {
        end.form() == Form::Prog
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
