//! How far patience comes: `cargo run --release -p diamino --example patience -- SEEDS SECONDS`.

use std::time::{Duration, Instant};

use diamino::{Options, bot::patience::Solver};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

fn main() {
    let number = |n, otherwise| {
        std::env::args()
            .nth(n)
            .and_then(|arg| arg.parse().ok())
            .unwrap_or(otherwise)
    };
    let (seeds, seconds) = (number(1, 3), number(2, 20));
    let kit = std::sync::Arc::<diamino::Kit>::default();
    for seed in 1..=seeds {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut solver = Solver::new(&kit, &Options::default());
        let (begun, mut laid) = (Instant::now(), 0);
        while begun.elapsed() < Duration::from_secs(seconds) && laid < 112 {
            solver.step(&mut rng);
            if solver.best().laid() > laid {
                laid = solver.best().laid();
                println!(
                    "seed {seed}: {laid} after {} steps, {:.1} s",
                    solver.steps(),
                    begun.elapsed().as_secs_f64()
                );
            }
        }
        println!(
            "seed {seed}: {laid} of 112, {} steps, left {}",
            solver.steps(),
            solver.best().hand
        );
    }
}
