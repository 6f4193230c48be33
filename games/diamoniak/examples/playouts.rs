//! How fast are the rules? Random two-seat games through the contract, judged and applied line by line, on one thread.
//!
//! `cargo run --release -p diamoniak --example playouts [SECONDS]` prints one JSON object.

use std::{sync::Arc, time::Instant};

use diamoniak::{Diamoniak, Options};
use ludo::{Awaits, Entry, Game, Sample, Seats, Tell};
use rand_core::SeedableRng;
use rand_xoshiro::Xoroshiro64Star;

const BATCH: u64 = 1_000;

fn main() {
    let seconds: f64 = std::env::args()
        .nth(1)
        .map_or(3.0, |arg| arg.parse().expect("a number of seconds"));
    let opening = Diamoniak::new(&Arc::new(()), &Options::default(), Seats::new(2));
    let mut rng = Xoroshiro64Star::seed_from_u64(1);
    let (mut games, mut lines) = (0, 0);
    let (start, cpu_start) = (Instant::now(), cpu_seconds());
    while start.elapsed().as_secs_f64() < seconds {
        lines += (0..BATCH).map(|_| play(opening, &mut rng)).sum::<u64>();
        games += BATCH;
    }
    let cpu = cpu_seconds() - cpu_start;
    println!(
        "{{\"game\": \"diamoniak\", \"seats\": 2, \"games\": {games}, \"cpu_s\": {cpu:.3}, \"games_per_cpu_s\": {:.0}, \
         \"lines_per_game\": {:.1}, \"lines_per_cpu_s\": {:.0}}}",
        games as f64 / cpu,
        lines as f64 / games as f64,
        lines as f64 / cpu
    );
}

/// One random game; how many lines its record would have.
fn play(mut state: Diamoniak, rng: &mut Xoroshiro64Star) -> u64 {
    for lines in 0.. {
        let entry = match state.awaits() {
            Awaits::Nothing => return lines,
            Awaits::Chance => Entry::chance(0, state.draw(rng)),
            Awaits::Seats { who, .. } => {
                let seat = who.first().expect("somebody is awaited");
                Entry::act(0, seat, state.sample(seat, rng))
            }
        };
        let ruling = state.judge(&entry).expect("what is sampled or drawn is fit");
        state.apply(ruling, &mut Tell::deaf());
    }
    unreachable!("every game ends")
}

/// What this thread has used of the processor, by the kernel's own account (Linux, in nanoseconds).
fn cpu_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux keeps the time of every thread");
    let nanos: f64 = stat
        .split(' ')
        .next()
        .and_then(|word| word.parse().ok())
        .expect("nanoseconds come first");
    nanos / 1e9
}
