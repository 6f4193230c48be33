//! The laws of the house, on every game, the options that change it, and every number of seats.

use std::sync::Arc;

use ludo::{
    Seats, Settings,
    laws::{self, Trial},
};
use yaminos::{Form, Options, Yaminos};

/// The twelve games, each with the options that bear on it.
const VARIANTS: &[&str] = &[
    "game=highest",
    "game=highest tieBreak=on",
    "game=throws",
    "game=throws throws=4 tieBreak=on",
    "game=target",
    "game=target target=77 throws=2 tieBreak=on",
    "game=longest",
    "game=longest fewestLeft=on",
    "game=longest tieBreak=on",
    "game=minimum",
    "game=minimum minimum=6 throws=3 divideByThrows=on tieBreak=on",
    "game=base",
    "game=base noSingleRethrow=on",
    "game=base goal=12",
    "game=muggins",
    "game=muggins passScores=on tieBreak=on goal=40",
    "game=more",
    "game=more carryPrevious=on",
    "game=prog",
    "game=prog branchingProgression=on tieBreak=on",
    "game=line",
    "game=line linearOnly=on tieBreak=on",
    "game=even",
    "game=even passScores=on goal=60 tieBreak=on",
    "game=yam rounds=1",
    "game=yam",
    "game=yam rounds=4 separateSuites=on soloPairOnce=on",
    "game=yam rounds=1 suiteReading=pick unusedCount=on plusMoins=together tieBreak=on",
];

fn check(seats: usize) {
    let long = laws::is_long();
    for (variant, seed) in VARIANTS.iter().zip(seats as u64 * 1000..) {
        let options = Options::from_text(variant).unwrap();
        let alone = matches!(options.game, Form::Prog | Form::Line | Form::Yam);
        if seats == 1 && !alone {
            continue;
        }
        let trial = Trial {
            seats: Seats::new(seats)
                .starting_with(ludo::Seat::from_index(seats / 2))
                .unwrap(),
            games: if long { 2_000 } else { 200 },
            thorough: if long { 20 } else { 1 },
            seed,
        };
        laws::check::<Yaminos>(&Arc::new(()), &options, trial);
    }
}

#[test]
fn laws_hold_alone() {
    check(1);
}

#[test]
fn laws_hold_for_two() {
    check(2);
}

#[test]
fn laws_hold_for_three() {
    check(3);
}

#[test]
fn laws_hold_for_four() {
    check(4);
}

#[test]
fn laws_hold_for_five() {
    check(5);
}

#[test]
fn laws_hold_for_six() {
    check(6);
}
