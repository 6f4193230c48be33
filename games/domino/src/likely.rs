//! How likely a domino that is let go stands, misses or brings everything down, without letting it go: for studies, and for
//! players who look farther ahead than they can try out.
//!
//! It looks at a few signs that the eye sees too, and weighs them as the physics has taught: the weights were fitted to what
//! [`crate::nature`] answered in some thousands of positions (`examples/domino_fit.rs`), and a test compares the two.

use crate::{
    lattice::{Cell, Construction, Lying, Place},
    nature::{self, Hand},
    options::{Form, HandOf, Options},
};

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

    /// In how many parts everything is taken back: all has fallen, or a table where that counts as much has seen a domino
    /// miss (DOMINO-AMB-18).
    pub(crate) fn fallen(self, options: &Options) -> u32 {
        self.collapse
            + if options.missed_counts_as_collapse {
                self.missed
            } else {
                0
            }
    }

    /// The chance of that, from 0 to 1.
    pub(crate) fn risk(self, options: &Options) -> f64 {
        f64::from(self.fallen(options)) / f64::from(Likelihood::WHOLE)
    }

    /// The chance that only the new domino is taken back.
    pub(crate) fn misses(self, options: &Options) -> f64 {
        1.0 - self.risk(options) - f64::from(self.stands()) / f64::from(Likelihood::WHOLE)
    }
}

/// What there is to be seen.
pub const SIGNS: usize = 12;
pub type Signs = [f64; SIGNS];

/// What each sign adds to the odds that everything falls, and that the domino misses if it does not.
struct Weights {
    falls: Signs,
    misses: Signs,
}

const CHALLENGE: Weights = Weights {
    falls: [
        -3.539, 3.274, 0.930, 0.917, 10.951, 0.476, 1.817, -0.144, 1.704, 0.000, 0.854, -2.272,
    ],
    misses: [
        -4.830, -0.893, -0.362, -0.312, -0.059, -0.824, 0.609, -1.458, 0.800, 0.000, 0.520, -2.967,
    ],
};
/// Lines that are built at their ends only lean more than towers do, and fall in another way.
const QUINCUNX: Weights = Weights {
    falls: [
        -2.838, 10.109, -0.424, 0.344, 2.710, 1.489, -0.072, 1.142, 0.000, -1.651, 0.455, -1.909,
    ],
    misses: [
        -4.646, -0.754, 0.292, -0.079, -0.149, -0.128, -0.299, -1.333, 0.000, -0.754, 0.693, -3.133,
    ],
};

pub fn likelihood(built: &Construction, lying: Lying, hand: Option<Hand>, options: &Options) -> Likelihood {
    likely(&signs(built, lying, hand, options), options)
}

/// With these signs to be seen.
pub(crate) fn likely(signs: &Signs, options: &Options) -> Likelihood {
    let weights = match options.game {
        Form::Quincunx => &QUINCUNX,
        Form::Challenge | Form::Traditional => &CHALLENGE,
    };
    let (falls, misses) = (chance(signs, &weights.falls), chance(signs, &weights.misses));
    let parts = |share: f64| (share * f64::from(Likelihood::WHOLE)) as u32;
    // Nothing is ever quite sure.
    let collapse = parts(falls).clamp(1, Likelihood::WHOLE - 2);
    let missed = parts((1.0 - falls) * misses).clamp(1, Likelihood::WHOLE - 1 - collapse);
    Likelihood { missed, collapse }
}

/// The logistic of the weighted signs.
pub fn chance(signs: &Signs, weights: &Signs) -> f64 {
    let odds: f64 = signs.iter().zip(weights).map(|(sign, weight)| sign * weight).sum();
    1.0 / (1.0 + (-odds).exp())
}

/// What the eye sees before a domino is let go here.
pub fn signs(built: &Construction, lying: Lying, hand: Option<Hand>, options: &Options) -> Signs {
    Balance::of(built).signs(lying.place, hand, options)
}

/// How a construction leans on each of its levels, so that one more domino anywhere is weighed at once.
#[derive(Clone, Debug)]
pub(crate) struct Balance {
    cells: Vec<Cell>,
    levels: Vec<Lean>,
}

impl Balance {
    pub(crate) fn of(built: &Construction) -> Balance {
        let standing = built.iter().flat_map(|standing| standing.lying.place.cells());
        Balance::of_cells(standing.collect())
    }

    fn of_cells(cells: Vec<Cell>) -> Balance {
        let top = cells.iter().map(|cell| cell.level).max().unwrap_or(0);
        let mut levels = vec![Lean::NOTHING; top as usize + 1];
        for &cell in &cells {
            levels[..=cell.level as usize]
                .iter_mut()
                .for_each(|lean| lean.weighs(cell));
            if cell.level == 0 || cells.contains(&cell.up(-1)) {
                levels[cell.level as usize].carries(cell);
            }
        }
        Balance { cells, levels }
    }

    pub(crate) fn signs(&self, place: Place, hand: Option<Hand>, options: &Options) -> Signs {
        if place.at.level < 0 {
            // Everything else is lifted onto it.
            let lifted = Balance::of_cells(self.cells.iter().map(|cell| cell.up(1)).collect());
            let [at, _] = place.cells().map(|cell| cell.up(1));
            return lifted.signs(Place { at, ..place }, hand, options);
        }
        let new = place.cells();
        let touching = |by: i8| new.iter().filter(|cell| self.cells.contains(&cell.up(by))).count();
        let (carried, covered) = (touching(-1), touching(1));
        let level = new[0].level;
        let lean = |at: usize| self.lean_with(at, new);
        let foot = lean(0).beyond().map_or(0.0, |beyond| beyond.clamp(-1.5, 1.5));
        let top = (level as usize).max(self.levels.len() - 1);
        // What tips about an edge is held by the magnets of the squares that touch, half a square from it.
        let pull = f64::from(nature::pull(options.magnets)) / 10.0;
        let tips = (1..=top).map(lean);
        let tips = tips.filter_map(|lean| Some(lean.halves / 2.0 * lean.beyond()? - 0.5 * pull * lean.squares));
        let worst = tips.fold(-8.0, f64::max).clamp(-8.0, 8.0);
        let is = |sign: bool| f64::from(u8::from(sign));
        [
            1.0,
            f64::from(level) / 10.0,
            self.cells.len() as f64 / 20.0,
            foot,
            (foot + 0.3).max(0.0),
            worst / 4.0,
            (worst + 2.0).max(0.0),
            is(level > 0 && carried == 1),
            is(level > 0 && carried == 0),
            is(level == 0 && covered == 0),
            tremble(hand, options),
            is(covered > 0),
        ]
    }

    /// How this level leans with one more domino: its weight, the squares it rests on, and those that then rest on it.
    fn lean_with(&self, at: usize, new: [Cell; 2]) -> Lean {
        let mut lean = self.levels.get(at).copied().unwrap_or(Lean::NOTHING);
        let level = new[0].level as usize;
        for cell in new {
            if at <= level {
                lean.weighs(cell);
            }
            let rests = level == 0 || self.cells.contains(&cell.up(-1));
            if at == level && rests {
                lean.carries(cell);
            }
            if at == level + 1 && self.cells.contains(&cell.up(1)) {
                lean.carries(cell.up(1));
            }
        }
        lean
    }
}

/// How what lies on a level and higher leans on what is below it. Counted in whole squares, so every sum is exact.
#[derive(Clone, Copy, Debug)]
struct Lean {
    /// Squares that weigh on it, half a domino each, and the sum of their x and of their y.
    halves: f64,
    sums: [f64; 2],
    /// How many squares carry it, and the least and the greatest x and y of these.
    squares: f64,
    low: [f64; 2],
    high: [f64; 2],
}

impl Lean {
    const NOTHING: Lean = Lean {
        halves: 0.0,
        sums: [0.0; 2],
        squares: 0.0,
        low: [f64::INFINITY; 2],
        high: [f64::NEG_INFINITY; 2],
    };

    fn weighs(&mut self, cell: Cell) {
        self.halves += 1.0;
        self.sums[0] += f64::from(cell.x);
        self.sums[1] += f64::from(cell.y);
    }

    fn carries(&mut self, cell: Cell) {
        self.squares += 1.0;
        for (axis, at) in [cell.x, cell.y].into_iter().enumerate() {
            self.low[axis] = self.low[axis].min(f64::from(at));
            self.high[axis] = self.high[axis].max(f64::from(at));
        }
    }

    /// How far its middle lies outside the squares that carry it, in squares; inside is below zero. None where nothing
    /// carries it.
    fn beyond(&self) -> Option<f64> {
        let beyond = |axis: usize| {
            let middle = self.sums[axis] / self.halves;
            (self.low[axis] - 0.5 - middle).max(middle - self.high[axis] - 0.5)
        };
        (self.squares > 0.0).then(|| beyond(0).max(beyond(1)))
    }
}

/// How much the hand trembles: 0 not at all, 1 as a hand does that nobody watches.
fn tremble(hand: Option<Hand>, options: &Options) -> f64 {
    match (options.hand, hand) {
        (HandOf::Steady, _) => 0.0,
        (HandOf::Own, None) => 1.0,
        (HandOf::Own, Some(hand)) => {
            let figures = hand.figures().into_iter().zip(nature::LEAST).zip(nature::UNWATCHED);
            let squares = figures.map(|((meant, least), usual)| {
                let (meant, least, usual) = (100.0 * f64::from(meant), f64::from(least), f64::from(usual));
                (meant * meant + least * least) / (usual * usual)
            });
            (squares.sum::<f64>() / 7.0).sqrt()
        }
    }
}
