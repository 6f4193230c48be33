//! What nature answers when somebody lets go of a domino (DOMINO-AMB-18), and how likely that is.
//!
//! The rules see the answer and nothing else. What it comes from is behind [`answer`]: for now a plain model that weighs
//! the hand, the height, and how far the construction leans; [`likelihood`] says what it says.

use ludo::{Luck, Rng};
use serde::Serialize;
use ts_rs::TS;

use crate::{
    lattice::{Construction, Lying, Pose},
    options::{HandOf, Magnets, Options},
    piece::Tile,
    state::{Attempt, Domino, Mode, Phase},
};

/// How a domino was held as it was let go, in whole numbers between bounds: what goes beyond them is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS)]
pub struct Hand {
    /// Tenths of a millimetre off the place, along x and y.
    pub x: i16,
    pub y: i16,
    /// Tenths of a degree, turned flat.
    pub yaw: i16,
    /// Tenths of a degree, tilted about x and y.
    pub roll: i16,
    pub pitch: i16,
    /// Tenths of a millimetre above where it belongs.
    pub drop: i16,
    /// Millimetres per second, sideways.
    pub speed: i16,
}

impl Hand {
    /// In the order in which they are written: x, y, yaw, roll, pitch, drop, speed.
    pub const BOUNDS: [(i16, i16); 7] = [
        (-120, 120),
        (-120, 120),
        (-300, 300),
        (-200, 200),
        (-200, 200),
        (0, 100),
        (0, 200),
    ];

    pub fn new(figures: [i16; 7]) -> Hand {
        let mut bounded = figures;
        for (figure, (low, high)) in bounded.iter_mut().zip(Hand::BOUNDS) {
            *figure = (*figure).clamp(low, high);
        }
        let [x, y, yaw, roll, pitch, drop, speed] = bounded;
        Hand {
            x,
            y,
            yaw,
            roll,
            pitch,
            drop,
            speed,
        }
    }

    pub fn figures(self) -> [i16; 7] {
        [self.x, self.y, self.yaw, self.roll, self.pitch, self.drop, self.speed]
    }
}

/// How chance answers: with a domino from the stock, or with what became of one that was let go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    Tile(Tile),
    /// It stands. The pieces that moved are named with where they now lie; the others lie where they lay, and a new one
    /// that is not named lies exactly in its place.
    Stands(Vec<(Tile, Pose)>),
    /// The construction is intact, but the new domino did not stay.
    Missed,
    Collapse,
}

/// How likely a domino that is let go stands, misses or brings everything down, in parts of [`Likelihood::WHOLE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Likelihood {
    pub missed: u32,
    pub collapse: u32,
}

impl Likelihood {
    pub const WHOLE: u32 = 10_000;

    pub fn stands(self) -> u32 {
        Likelihood::WHOLE - self.missed - self.collapse
    }

    /// The chance that everything falls, from 0 to 1.
    pub fn risk(self) -> f64 {
        f64::from(self.collapse) / f64::from(Likelihood::WHOLE)
    }
}

/// Nature's answer to the domino that was let go.
pub(crate) fn answer<R: Rng + ?Sized>(state: &Domino, attempt: &Attempt, rng: &mut R) -> Chance {
    let likely = likelihood(&state.built, attempt.lying, attempt.hand, &state.options);
    let n = rng.below(Likelihood::WHOLE);
    if n < likely.collapse {
        Chance::Collapse
    } else if n < likely.collapse + likely.missed {
        Chance::Missed
    } else {
        Chance::Stands(Vec::new())
    }
}

/// Every answer that can come now, with its weight.
pub(crate) fn outcomes(state: &Domino, out: &mut Vec<(Chance, u64)>) {
    match &state.phase {
        Phase::Dealing | Phase::Drawing => out.extend(state.drawable().iter().map(|tile| (Chance::Tile(tile), 1))),
        Phase::Falling(attempt) => {
            let likely = likelihood(&state.built, attempt.lying, attempt.hand, &state.options);
            out.extend([
                (Chance::Stands(Vec::new()), likely.stands().into()),
                (Chance::Missed, likely.missed.into()),
                (Chance::Collapse, likely.collapse.into()),
            ]);
        }
        _ => {}
    }
}

/// The model. In parts of ten thousand: a domino on the table hardly ever harms; one in height does the more, the higher
/// it is put, the farther the centre of the construction then lies from the middle of its foot, and the farther its own
/// centre from what carries it. Magnets and the hand multiply that.
pub fn likelihood(built: &Construction, lying: Lying, hand: Option<Hand>, options: &Options) -> Likelihood {
    let magnets = match options.magnets {
        Magnets::None => 300,
        Magnets::Weak => 170,
        Magnets::Normal => 100,
        Magnets::Strong => 50,
    };
    let hand = match (options.hand, hand) {
        (HandOf::Steady, _) => 50,
        (HandOf::Own, None) => 100,
        (HandOf::Own, Some(hand)) => 50 + unsteadiness(hand),
    };
    let harm = match Mode::of(lying) {
        Mode::Flat => 20,
        Mode::Height => 40 + 25 * lying.place.at.level.unsigned_abs() as u32 + lean(built, lying),
    };
    let harm = harm * magnets * hand / 10_000;
    Likelihood {
        missed: (10 + harm / 4).clamp(1, 1_500),
        collapse: harm.clamp(1, 7_000),
    }
}

/// From 0 for a hand that does everything right to some hundreds.
fn unsteadiness(hand: Hand) -> u32 {
    let Hand {
        x,
        y,
        yaw,
        roll,
        pitch,
        drop,
        speed,
    } = hand;
    let sum = [2 * x, 2 * y, yaw, 2 * roll, 2 * pitch, drop, speed / 2];
    sum.into_iter().map(|figure| u32::from(figure.unsigned_abs())).sum()
}

/// How far the centre of everything would lie from the centre of what stands on the table, squared, in hundredths of a
/// square's side squared, and a share for a piece that nothing carries on one side.
fn lean(built: &Construction, lying: Lying) -> u32 {
    let (mut all, mut foot) = ([0i32; 3], [0i32; 3]);
    let mut add = |lying: Lying| {
        for cell in lying.place.cells() {
            let here = [i32::from(cell.x), i32::from(cell.y), 1];
            for (sum, part) in all.iter_mut().zip(here) {
                *sum += part;
            }
            if cell.level == 0 {
                for (sum, part) in foot.iter_mut().zip(here) {
                    *sum += part;
                }
            }
        }
    };
    for standing in built.iter() {
        add(standing.lying);
    }
    add(lying);
    let off = |axis: usize| 10 * all[axis] / all[2].max(1) - 10 * foot[axis] / foot[2].max(1);
    let (dx, dy) = (off(0), off(1));
    (dx * dx + dy * dy).unsigned_abs() * 4
}
