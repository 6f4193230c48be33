//! How likely a domino that is let go stands, misses or brings everything down, without letting it go: for studies, and for
//! players who look farther ahead than they can try out.
//!
//! It looks at a few signs that the eye sees too, and weighs them as the physics has taught: the weights were fitted to what
//! [`crate::nature`] answered in some thousands of positions (`examples/domino_fit.rs`), and a test compares the two.

use crate::{
    lattice::{Cell, Construction, Lying},
    nature::{self, Hand},
    options::{HandOf, Options},
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

    /// The chance that everything falls, from 0 to 1.
    pub fn risk(self) -> f64 {
        f64::from(self.collapse) / f64::from(Likelihood::WHOLE)
    }
}

/// What there is to be seen.
pub const SIGNS: usize = 12;
pub type Signs = [f64; SIGNS];

/// What each sign adds to the odds that everything falls, and that the domino misses if it does not.
const FALLS: Signs = [
    -4.512, 6.220, 0.240, 0.155, 10.150, 0.553, 0.484, 0.555, 1.882, -2.188, 1.329, -2.127,
];
const MISSES: Signs = [
    -4.939, -1.117, 0.247, -0.418, 0.046, -0.171, -0.404, -1.454, 1.842, -0.327, 0.393, -2.612,
];

pub fn likelihood(built: &Construction, lying: Lying, hand: Option<Hand>, options: &Options) -> Likelihood {
    let signs = signs(built, lying, hand, options);
    let (falls, misses) = (chance(&signs, &FALLS), chance(&signs, &MISSES));
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
    let lifted = i8::from(lying.place.at.level < 0);
    let before = built.iter().flat_map(|standing| standing.lying.place.cells());
    let mut cells: Vec<Cell> = before.map(|cell| cell.up(lifted)).collect();
    let new = lying.place.cells().map(|cell| cell.up(lifted));
    let under = |by: i8| new.iter().filter(|cell| cells.contains(&cell.up(by))).count();
    let (carried, covered) = (under(-1), under(1));
    cells.extend(new);
    let level = new[0].level;
    let pull = f64::from(nature::pull(options.magnets)) / 10.0;
    let foot = lean(&cells, 0).map_or(0.0, |lean| lean.beyond.clamp(-1.5, 1.5));
    let top = cells.iter().map(|cell| cell.level).max().unwrap_or(0);
    // What tips about an edge is held by the magnets of the squares that touch, half a square from it.
    let tips = (1..=top).filter_map(|level| lean(&cells, level));
    let tips = tips.map(|lean| lean.weight * lean.beyond - 0.5 * pull * lean.squares);
    let worst = tips.fold(-8.0, f64::max).clamp(-8.0, 8.0);
    let is = |sign: bool| f64::from(u8::from(sign));
    [
        1.0,
        f64::from(level) / 10.0,
        built.len() as f64 / 10.0,
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

/// How what lies on this level and higher leans on what is below it.
struct Lean {
    /// Dominoes.
    weight: f64,
    /// How many squares carry it.
    squares: f64,
    /// How far its middle lies outside the squares that carry it, in squares; inside is below zero.
    beyond: f64,
}

fn lean(cells: &[Cell], level: i8) -> Option<Lean> {
    let above = cells.iter().filter(|cell| cell.level >= level);
    let carrying = |cell: &&Cell| cell.level == level && (level == 0 || cells.contains(&cell.up(-1)));
    let contact: Vec<&Cell> = cells.iter().filter(carrying).collect();
    let halves = above.clone().count() as f64;
    let beyond = |of: fn(&Cell) -> i8| {
        let middle = above.clone().map(|cell| f64::from(of(cell))).sum::<f64>() / halves;
        let low = contact.iter().map(|cell| of(cell)).min()?;
        let high = contact.iter().map(|cell| of(cell)).max()?;
        Some((f64::from(low) - 0.5 - middle).max(middle - f64::from(high) - 0.5))
    };
    Some(Lean {
        weight: halves / 2.0,
        squares: contact.len() as f64,
        beyond: beyond(|cell| cell.x)?.max(beyond(|cell| cell.y)?),
    })
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
