//! How fast are the rules? Random two-seat games of each kind through the contract, judged and applied line by line, on
//! one thread.
//!
//! `cargo run --release -p domino --example domino_playouts [SECONDS] [GAME]` prints one JSON object for each game.

use std::{sync::Arc, time::Instant};

use domino::{Domino, Options};
use ludo::{Awaits, Entry, Game, Sample, Seats, Settings, Tell};
use rand_core::SeedableRng;
use rand_xoshiro::Xoroshiro64Star;

const GAMES: [(&str, u64); 3] = [("traditional", 1_000), ("challenge", 10), ("quincunx", 10)];

fn main() {
    let seconds: f64 = std::env::args()
        .nth(1)
        .map_or(1.0, |arg| arg.parse().expect("a number of seconds"));
    let only = std::env::args().nth(2);
    for (game, batch) in GAMES {
        if only.as_ref().is_none_or(|only| *only == game) {
            measure(game, batch, seconds);
        }
    }
}

fn measure(game: &str, batch: u64, seconds: f64) {
    let options = Options::from_text(&format!("game={game}")).expect("there is such a game");
    let opening = Domino::new(&Arc::new(()), &options, Seats::new(2)).expect("two can play");
    let mut rng = Xoroshiro64Star::seed_from_u64(1);
    let (mut games, mut lines) = (0, 0);
    let (start, cpu_start) = (Instant::now(), cpu_seconds());
    while start.elapsed().as_secs_f64() < seconds {
        lines += (0..batch).map(|_| play(opening.clone(), &mut rng)).sum::<u64>();
        games += batch;
    }
    let cpu = cpu_seconds() - cpu_start;
    println!(
        "{{\"game\": \"domino {game}\", \"seats\": 2, \"games\": {games}, \"cpu_s\": {cpu:.3}, \
         \"games_per_cpu_s\": {:.0}, \"lines_per_game\": {:.1}, \"lines_per_cpu_s\": {:.0}}}",
        games as f64 / cpu,
        lines as f64 / games as f64,
        lines as f64 / cpu
    );
}

/// One random game; how many lines its record would have.
fn play(mut state: Domino, rng: &mut Xoroshiro64Star) -> u64 {
    for lines in 0.. {
        // Told apart up to the end, so that each is compiled for what it is.
        match state.awaits() {
            Awaits::Nothing => return lines,
            Awaits::Chance => {
                let entry = Entry::chance(0, state.quick_draw(rng));
                enter(&mut state, &entry);
            }
            Awaits::Seats { who, .. } => {
                let seat = who.first().expect("somebody is awaited");
                let entry = Entry::act(0, seat, state.sample(seat, rng));
                enter(&mut state, &entry);
            }
        }
    }
    unreachable!("every game ends")
}

#[inline(always)]
fn enter(state: &mut Domino, entry: &Entry<Domino>) {
    let ruling = state.judge(entry).expect("what is sampled or drawn is fit");
    state.apply(ruling, &mut Tell::deaf());
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
