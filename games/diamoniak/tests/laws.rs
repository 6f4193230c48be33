//! The laws of the house, on every number of seats and every combination of options.

use std::sync::Arc;

use diamoniak::{DiamondsTo, Diamoniak, Options};
use ludo::{
    Seat, Seats,
    laws::{self, Trial},
};

fn every_options() -> impl Iterator<Item = Options> {
    (0..8u8).map(|bits| Options {
        diamonds_to: if bits & 1 == 0 {
            DiamondsTo::Seller
        } else {
            DiamondsTo::Discard
        },
        colour_released_when_empty: bits & 2 != 0,
        fairy_protected: bits & 4 != 0,
    })
}

/// 24 variants, each for two, three and four: some ten thousand games, every law on some of them; with `LUDO_LONG=1` every law
/// on a hundred thousand.
fn check(seats: usize) {
    let long = laws::is_long();
    for (options, seed) in every_options().zip(seats as u64 * 1000..) {
        let trial = Trial {
            seats: Seats::new(seats)
                .starting_with(Seat::from_index(seed as usize % seats))
                .expect("a seat of the table"),
            games: if long { 1_400 } else { 400 },
            thorough: if long { 1_400 } else { 20 },
            seed,
        };
        laws::check::<Diamoniak>(&Arc::new(()), &options, trial);
    }
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
