//! The laws of the house, on every game, the options that change it, and every number of seats.

use std::sync::Arc;

use domino::{Domino, Options};
use ludo::{
    Seat, Seats, Settings,
    laws::{self, Trial},
};

/// The three games, each with the options that bear on it.
const FLAT: &[&str] = &[
    "game=traditional",
    "game=traditional count=dominoes tieBreak=fewestDominoes",
    "game=traditional games=3 noDouble=redeal",
    "game=traditional limit=60 blockedOnlyWhenStockEmpty=on",
    "game=traditional voluntaryDraw=on colourCheck=off",
];

const BUILT: &[&str] = &[
    "game=challenge",
    "game=challenge hand=steady magnets=strong games=2",
    "game=challenge extremitiesOnly=on magnets=weak",
    "game=challenge secondParallel=on liftTower=on magnets=none missedCountsAsCollapse=on",
    "game=challenge blockedOnlyWhenStockEmpty=on voluntaryDraw=on count=dominoes noDouble=redeal",
    "game=challenge extremitiesOnly=on secondParallel=on liftTower=on",
    "game=quincunx",
    "game=quincunx magnets=none keepModeMemory=on",
    "game=quincunx fourPlayerAlternation=perPlayer games=2 tieBreak=fewestDominoes",
    "game=quincunx blockedOnlyWhenStockEmpty=on hand=steady limit=40",
    "game=quincunx voluntaryDraw=on missedCountsAsCollapse=on count=dominoes noDouble=redeal",
];

fn check(variants: &[&str], seats: usize, games: u32, thorough: u32) {
    let long = laws::is_long();
    let times = if long { 50 } else { 1 };
    for (variant, seed) in variants.iter().zip(seats as u64 * 1000..) {
        let options = Options::from_text(variant).unwrap();
        let trial = Trial {
            seats: Seats::new(seats)
                .starting_with(Seat::from_index(seed as usize % seats))
                .unwrap(),
            games: times * games,
            thorough: times * thorough,
            seed,
        };
        laws::check::<Domino>(&Arc::new(()), &options, trial);
    }
}

#[test]
fn laws_hold_flat_for_two() {
    check(FLAT, 2, 400, 20);
}

#[test]
fn laws_hold_flat_for_three() {
    check(FLAT, 3, 400, 20);
}

#[test]
fn laws_hold_flat_for_four() {
    check(FLAT, 4, 400, 20);
}

#[test]
fn laws_hold_in_height_for_two() {
    check(BUILT, 2, 40, 4);
}

#[test]
fn laws_hold_in_height_for_three() {
    check(BUILT, 3, 40, 4);
}

#[test]
fn laws_hold_in_height_for_four() {
    check(BUILT, 4, 40, 4);
}
