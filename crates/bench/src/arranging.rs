//! How long does it take to find the best arrangement of a throw, exactly? Progression in all its phases and Tous en ligne,
//! over random throws.

use std::{
    hint::black_box,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::Result;
use ludo::{Awaits, Game, Seats, Settings, laws};
use serde::Serialize;
use yaminos::{Options, Phase, Yaminos, bot::arrange};

use crate::measure::thread_cpu;

const TRIES: u32 = 3;

/// CPU time of one thread for one throw.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Arranging {
    pub throws: usize,
    pub median_us: f64,
    pub worst_us: f64,
}

/// Random games for so long, every throw arranged as well as can be before it is played on at random.
pub fn measure(options: &str, time: Duration) -> Result<Arranging> {
    let options = Options::from_text(options)?;
    let (begun, mut spent) = (Instant::now(), Vec::new());
    for seed in 0.. {
        if !spent.is_empty() && begun.elapsed() >= time {
            break;
        }
        let state = Yaminos::new(&Arc::new(()), &options, Seats::new(2));
        let mut falls = false;
        laws::play_on(state, usize::MAX, seed, |state| {
            if falls && state.phase() == Phase::Lay {
                spent.push(least_time(state));
            }
            falls = state.awaits() == Awaits::Chance;
        });
    }
    let mut spent = spent.into_iter().collect::<Result<Vec<Duration>>>()?;
    spent.sort_unstable();
    let us = |time: Duration| time.as_secs_f64() * 1e6;
    Ok(Arranging {
        throws: spent.len(),
        median_us: us(spent[spent.len() / 2]),
        worst_us: us(spent[spent.len() - 1]),
    })
}

/// The least of a few tries: what else the machine does can only take longer.
fn least_time(state: &Yaminos) -> Result<Duration> {
    let mut least = Duration::MAX;
    for _ in 0..TRIES {
        let before = thread_cpu()?;
        black_box(arrange::best(black_box(state)));
        least = least.min(thread_cpu()? - before);
    }
    Ok(least)
}
