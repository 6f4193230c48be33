//! How fast do our players think? Simulations of the tree search from the first turn of a traditional game for two, and
//! positions that the solver looks at near the end, on one thread.
//!
//! `cargo run --release -p domino --example domino_thinking [SECONDS]` prints one JSON object for each.

use std::{sync::Arc, time::Instant};

use domino::{
    Domino, Options,
    bot::{
        flat,
        solve::{Board, Solver},
    },
};
use ludo::{Awaits, Entry, Game, Sample, Seats, Tell, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoroshiro64Star;
use search::Thinking;

const SIMULATIONS: u32 = 20_000;
/// Fourteen dealt and one laid.
const FIRST_TURN: usize = 15;
/// Then a good part of the game is over.
const NEAR_THE_END: usize = 30;

fn main() {
    let seconds: f64 = std::env::args()
        .nth(1)
        .map_or(1.0, |arg| arg.parse().expect("a number of seconds"));
    let mut rng = Xoroshiro64Star::seed_from_u64(1);
    measure("tree simulations", seconds, || {
        let state = after(FIRST_TURN, &mut rng);
        let Some(seat) = state.awaits().who().first() else {
            return 0;
        };
        let thinking = Thinking {
            simulations: SIMULATIONS,
            curiosity: 0.6,
        };
        let choice = flat::think(&state.view(Viewer::Seat(seat)), seat, thinking, &mut rng);
        // With a single thing to do there is nothing to think about.
        choice
            .and_then(|choice| choice.value)
            .map_or(0, |_| u64::from(SIMULATIONS))
    });
    let mut rng = Xoroshiro64Star::seed_from_u64(2);
    measure("solver nodes", seconds, || {
        let state = after(NEAR_THE_END, &mut rng);
        let Some(seat) = state.awaits().who().first() else {
            return 0;
        };
        let mut solver = Solver::new(seat, &Options::default());
        solver.solve(&Board::of(&state, &mut rng));
        solver.nodes
    });
}

fn measure(what: &str, seconds: f64, mut work: impl FnMut() -> u64) {
    let (start, cpu_start, mut done) = (Instant::now(), cpu_seconds(), 0);
    while start.elapsed().as_secs_f64() < seconds {
        done += work();
    }
    let cpu = cpu_seconds() - cpu_start;
    println!(
        "{{\"game\": \"domino traditional\", \"what\": \"{what}\", \"done\": {done}, \"cpu_s\": {cpu:.3}, \
         \"per_cpu_s\": {:.0}}}",
        done as f64 / cpu
    );
}

/// A random game after so many lines.
fn after(lines: usize, rng: &mut Xoroshiro64Star) -> Domino {
    let mut state = Domino::new(&Arc::new(()), &Options::default(), Seats::new(2)).expect("two can play");
    for _ in 0..lines {
        let entry = match state.awaits() {
            Awaits::Nothing => break,
            Awaits::Chance => Entry::chance(0, state.quick_draw(rng)),
            Awaits::Seats { who, .. } => {
                let seat = who.first().expect("somebody is awaited");
                Entry::act(0, seat, state.sample(seat, rng))
            }
        };
        let ruling = state.judge(&entry).expect("what is sampled or drawn is fit");
        state.apply(ruling, &mut Tell::deaf());
    }
    state
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
