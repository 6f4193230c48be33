//! Learns what a position is worth, from games of the strong player against herself.
//!
//! `cargo run --release -p diamoniak --example fit [ROUNDS] > games/diamoniak/src/bot/weights.rs`
//!
//! Each round plays games with the weights so far, now and then with a random act so that unusual positions are seen
//! too, and then moves the weights so that the chances they give fit better with who has won. The same command gives
//! the same weights.

use std::sync::Arc;

use diamoniak::{
    Diamoniak, Options, Phase,
    bot::worth::{self, Features, ROWS, WIDTH, Weights},
};
use ludo::{Awaits, BySeat, Deed, Entry, Game, Luck, Sample, Seat, Seats, Tell};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus as Rng;

const GAMES_PER_ROUND: usize = 6_000;
const DEPTH: u32 = 2;
/// One act in this many is a random one.
const ODD_ACTS: u32 = 12;
/// One position in this many is learnt from: neighbours teach much the same.
const SAMPLE: u32 = 3;
const EPOCHS: usize = 4;

/// What every player had, and who won in the end.
struct Lesson {
    places: BySeat<Features>,
    winner: Seat,
}

fn main() {
    let rounds: usize = std::env::args()
        .nth(1)
        .map_or(8, |arg| arg.parse().expect("a number of rounds"));
    println!(
        "//! Learnt by `examples/fit.rs`, which prints this file: one table for two players, one for three, one for four."
    );
    println!("//! Its rows are those of `worth.rs`.\n");
    println!("use super::worth::Weights;\n");
    println!("#[rustfmt::skip]\n#[allow(clippy::approx_constant)] // a weight may look like one by chance");
    println!("pub(super) static WEIGHTS: [Weights; 3] = [");
    for seats in 2..=4 {
        print_table(&learn(Seats::new(seats), rounds));
    }
    println!("];");
}

fn learn(seats: Seats, rounds: usize) -> Weights {
    let mut rng = Rng::seed_from_u64(seats.count() as u64);
    let mut weights = [[0.0; WIDTH]; ROWS];
    for round in 0..rounds {
        let mut lessons = Vec::new();
        for _ in 0..GAMES_PER_ROUND {
            play(&weights, round == 0, seats, &mut rng, &mut lessons);
        }
        // Ever smaller steps, so that the last rounds settle.
        let rate = 0.3 / (1.0 + round as f32);
        let mut loss = 0.0;
        for _ in 0..EPOCHS {
            rng.shuffle(&mut lessons);
            loss = lessons
                .iter()
                .map(|lesson| heed(&mut weights, lesson, rate / 10.0))
                .sum::<f64>()
                / lessons.len() as f64;
        }
        eprintln!(
            "{} seats, round {round}: {} lessons, loss {loss:.4}",
            seats.count(),
            lessons.len()
        );
    }
    weights
}

/// One game. The first round knows nothing yet, and plays at random.
fn play(weights: &Weights, random: bool, seats: Seats, rng: &mut Rng, lessons: &mut Vec<Lesson>) {
    let mut state = Diamoniak::new(&Arc::new(()), &Options::default(), seats);
    let learnt = lessons.len();
    loop {
        let deed = match state.awaits() {
            Awaits::Nothing => break,
            Awaits::Chance => Deed::Chance(state.draw(rng)),
            Awaits::Seats { who, .. } => {
                let seat = who.first().expect("somebody is awaited");
                if state.phase() != Phase::Witch && rng.below(SAMPLE) == 0 {
                    let places = seats.iter().map(|seat| worth::features(&state, seat)).collect();
                    lessons.push(Lesson { places, winner: seat });
                }
                let worth = |state: &Diamoniak| worth::chances(weights, state);
                let chosen =
                    (!random && rng.below(ODD_ACTS) > 0).then(|| search::expectimax(&state, seat, DEPTH, &worth));
                let action = chosen.flatten().map(|choice| choice.action);
                Deed::Act(seat, action.unwrap_or_else(|| state.sample(seat, rng)))
            }
        };
        let ruling = state
            .judge(&Entry { at: 0, deed })
            .expect("what is sampled or drawn is fit");
        state.apply(ruling, &mut Tell::deaf());
    }
    let outcome = state.outcome().expect("it is over");
    let winner = outcome.winners().first().expect("somebody wins");
    lessons[learnt..].iter_mut().for_each(|lesson| lesson.winner = winner);
}

/// Moves the weights a little towards what happened; how surprising it was.
fn heed(weights: &mut Weights, lesson: &Lesson, rate: f32) -> f64 {
    let chances = worth::shares(lesson.places.iter().map(|features| worth::sum(weights, features)));
    for (i, features) in lesson.places.iter().enumerate() {
        let happened = if i == lesson.winner.index() { 1.0 } else { 0.0 };
        let step = rate * (happened - chances[i]) as f32;
        for (row, value) in weights.iter_mut().zip(features) {
            if let Some(value) = value {
                row[usize::from(*value)] += step;
            }
        }
    }
    -chances[lesson.winner.index()].ln()
}

fn print_table(weights: &Weights) {
    println!("    [");
    for row in weights {
        let numbers: Vec<String> = row.iter().map(|weight| format!("{weight:.3}")).collect();
        println!("        [{}],", numbers.join(", "));
    }
    println!("    ],");
}
