//! Fits what `likely.rs` says to what nature answers: lets dominoes go in positions of random and of careful games, with
//! several magnets and hands, and finds the weights of the signs by logistic regression, for each of the two games in height.
//!
//! `cargo run --release -p domino --example domino_fit [GAMES]` prints their rows of weights, and how the sums compare.

use std::sync::Arc;

use domino::{Action, Chance, Domino, Options, SIGNS, Signs, chance, signs};
use ludo::{Awaits, Deed, Entry, Enumerate, Game, Hosted, Luck, Sample, Seats, Settings, Strength, Tell, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoroshiro64Star;

/// The usual table twice as often as all others together.
const TABLES: [&str; 3] = ["", "hand=steady", "magnets=weak"];

/// Of every position so many placements are tried.
const TRIED: usize = 3;

/// Signs and what came of it: did it fall, did it miss?
type Row = (Signs, bool, bool);

fn main() {
    let games: u64 = std::env::args()
        .nth(1)
        .map_or(60, |arg| arg.parse().expect("a number of games"));
    for game in ["challenge", "quincunx"] {
        let mut rows = Vec::new();
        for seed in 0..games {
            let table = TABLES[(seed as usize % 6).saturating_sub(3)];
            let options = Options::from_text(&format!("game={game} {table}")).expect("options of this game");
            play(&options, seed, &mut rows);
        }
        let falls: Vec<(Signs, bool)> = rows.iter().map(|row| (row.0, row.1)).collect();
        let misses: Vec<(Signs, bool)> = rows.iter().filter(|row| !row.1).map(|row| (row.0, row.2)).collect();
        for (name, rows) in [("falls", falls), ("misses", misses)] {
            let weights = fit(&rows);
            println!("{game}, {name}: {weights:.3?}");
            report(&rows, &weights);
        }
    }
}

/// By eighths of what is expected: how often, and how often it was expected.
fn report(rows: &[(Signs, bool)], weights: &Signs) {
    let mut rows: Vec<(f64, bool)> = rows
        .iter()
        .map(|(signs, seen)| (chance(signs, weights), *seen))
        .collect();
    rows.sort_by(|one, other| one.0.total_cmp(&other.0));
    for part in rows.chunks(rows.len().div_ceil(8)) {
        let expected = part.iter().map(|row| row.0).sum::<f64>() / part.len() as f64;
        let seen = part.iter().filter(|row| row.1).count() as f64 / part.len() as f64;
        println!("  {:5} expected {expected:.3} seen {seen:.3}", part.len());
    }
}

/// One game, by random or by careful players in turn, in which everything that is possible is sometimes tried.
fn play(options: &Options, seed: u64, rows: &mut Vec<Row>) {
    let mut rng = Xoroshiro64Star::seed_from_u64(seed);
    let seats = Seats::new(2 + seed as usize % 3);
    let careful = seed / 6 % 2 == 1;
    let mut state = Domino::new(&Arc::new(()), options, seats);
    loop {
        let deed = match state.awaits() {
            Awaits::Nothing => return,
            Awaits::Chance => Deed::Chance(state.draw(&mut rng)),
            Awaits::Seats { who, .. } => {
                let seat = who.first().expect("somebody is awaited");
                let mut actions = Vec::new();
                state.legal(seat, &mut actions);
                for _ in 0..TRIED {
                    let action = *rng.pick(&actions).expect("who is awaited can act");
                    rows.extend(tried(&state, Deed::Act(seat, action), &mut rng));
                }
                let advised = if careful {
                    let view = state.view(Viewer::Seat(seat));
                    Domino::advise(&Arc::new(()), &view, seat, Strength::Middle, &mut rng)
                } else {
                    None
                };
                let action = advised.map_or_else(|| state.sample(seat, &mut rng), |choice| choice.action);
                if careful {
                    rows.extend(tried(&state, Deed::Act(seat, action), &mut rng));
                }
                Deed::Act(seat, action)
            }
        };
        enter(&mut state, deed);
    }
}

fn enter(state: &mut Domino, deed: Deed<Domino>) {
    let ruling = state.judge(&Entry { at: 0, deed }).expect("what is listed is fit");
    state.apply(ruling, &mut Tell::deaf());
}

fn tried(state: &Domino, deed: Deed<Domino>, rng: &mut Xoroshiro64Star) -> Option<Row> {
    let Deed::Act(_, Action::Place(attempt)) = deed else {
        return None;
    };
    let signs = signs(state.built(), attempt.lying, attempt.hand, state.options());
    let mut next = state.clone();
    enter(&mut next, deed);
    let answer = next.draw(rng);
    Some((signs, answer == Chance::Collapse, answer == Chance::Missed))
}

/// Gradient descent with momentum on the mean of the losses, and a little pull towards zero.
fn fit(rows: &[(Signs, bool)]) -> Signs {
    let (mut weights, mut speed) = ([0.0; SIGNS], [0.0; SIGNS]);
    for _ in 0..6_000 {
        let mut slope = weights.map(|weight: f64| 1e-4 * weight);
        for (signs, seen) in rows {
            let error = (chance(signs, &weights) - f64::from(u8::from(*seen))) / rows.len() as f64;
            for (slope, sign) in slope.iter_mut().zip(signs) {
                *slope += error * sign;
            }
        }
        for i in 0..SIGNS {
            speed[i] = 0.95 * speed[i] - 0.2 * slope[i];
            weights[i] += speed[i];
        }
    }
    weights
}
