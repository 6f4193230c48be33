//! The laws of the house, on every number of seats and every kind of table.

use std::sync::Arc;

use diavolo::{Diavolo, Options};
use ludo::{
    Seat, Seats, Settings,
    laws::{self, Trial},
};

const TABLES: [&str; 7] = [
    "",
    "twoDice=on",
    "orderFirst=3",
    "untimed=on",
    "tieForgiving=on",
    "seconds=3 orderFirst=1",
    "twoDice=on orderFirst=20 untimed=on tieForgiving=on",
];

/// Thirty-five kinds of tables; with `LUDO_LONG=1` every law on a hundred thousand games.
#[test]
fn laws_hold() {
    let long = laws::is_long();
    let tables = TABLES
        .iter()
        .flat_map(|options| (2..=6).map(move |seats| (options, seats)));
    for ((options, seats), seed) in tables.zip(1..) {
        let trial = Trial {
            seats: Seats::new(seats)
                .starting_with(Seat::from_index(seed as usize % seats))
                .expect("a seat of the table"),
            games: if long { 3_000 } else { 60 },
            thorough: if long { 3_000 } else { 12 },
            seed,
        };
        let options = Options::from_text(options).expect("they are ours");
        laws::check_unlisted::<Diavolo>(&Arc::new(()), &options, trial);
    }
}
