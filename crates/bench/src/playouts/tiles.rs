//! Magnetic Domino: flat in a chain, and in height, where a quick answer stands for nature's.

use std::time::Duration;

use anyhow::Result;
use domino::{Domino, Options};
use ludo::Settings;

use super::{Aim, Entrant, Pace, entrant, ours};

pub(super) const ENTRANTS: &[Entrant] = &[
    entrant("Domino traditional, 2 seats (ours)", Aim::AtLeast(1e6), |time| {
        domino("game=traditional", time)
    }),
    entrant("Domino challenge, 2 seats (ours)", Aim::None, |time| {
        domino("game=challenge", time)
    }),
    entrant("Domino quincunx, 2 seats (ours)", Aim::None, |time| {
        domino("game=quincunx", time)
    }),
];

fn domino(options: &str, time: Duration) -> Result<Pace> {
    ours::<Domino>(&Options::from_text(options)?, 2, time)
}
