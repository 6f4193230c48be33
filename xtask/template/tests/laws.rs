//! The laws of the house, for every number of seats and every hand.

use std::sync::Arc;

use ludo::{
    Number, Seats,
    laws::{Laws, Trial},
};
use summit::{Options, Summit};

#[test]
fn the_laws_hold() {
    for seats in 2..=4 {
        for hand in 2..=6 {
            let options = Options {
                hand: Number::new(hand).expect("a hand of the rules"),
            };
            let trial = Trial {
                seats: Seats::new(seats),
                games: 50,
                thorough: 10,
                seed: hand as u64,
            };
            let laws = Laws::<Summit>::default().hosted().listed().weighed().imagined();
            laws.check(&Arc::new(()), &options, trial);
        }
    }
}
