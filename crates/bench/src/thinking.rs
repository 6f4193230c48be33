//! How fast do bots think? Magnetic Domino, flat, for two: simulations of the tree search from the first turn,
//! and positions that the solver looks at near the end, per CPU-second on one thread. 7 Yaminos: the best arrangement of a
//! throw.

use std::{
    fmt,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Result, anyhow};
use domino::{
    Domino, Options,
    bot::{
        flat,
        solve::{Board, Solver},
    },
};
use ludo::{Awaits, Entry, Game, Sample, Seats, Tell, Viewer, Violation};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use search::Thinking as Measure;
use serde::Serialize;

use crate::{
    Effort,
    arranging::{self, Arranging},
    measure::{largest, load, thread_cpu},
    report::{Sheet, aim, figure},
};

const SIMULATIONS: u32 = 20_000;
/// Fourteen dealt and one laid.
const FIRST_TURN: usize = 15;
/// Then a good part of the game is over.
const NEAR_THE_END: usize = 30;

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Thinking {
    load: String,
    rounds: u32,
    simulations_per_cpu_second: Option<f64>,
    nodes_per_cpu_second: Option<f64>,
    /// The best arrangement of a throw of 7 Yaminos, by the game.
    arranging: Vec<(&'static str, Arranging)>,
}

/// In lines and with branches.
const ARRANGED: [&str; 4] = [
    "game=prog",
    "game=prog branchingProgression=on",
    "game=line",
    "game=line linearOnly=on",
];
/// In milliseconds, for the worst throw.
const ARRANGED_WITHIN_MS: f64 = 1.0;

pub fn run(effort: &Effort) -> Result<Thinking> {
    let (mut simulations, mut nodes) = (Vec::new(), Vec::new());
    for _ in 0..effort.rounds {
        simulations.push(Some(pace(effort.playout_time, simulate)?));
        nodes.push(Some(pace(effort.playout_time, solve)?));
    }
    let arranging = ARRANGED.map(|game| Ok((game, arranging::measure(game, effort.playout_time)?)));
    Ok(Thinking {
        load: load(),
        rounds: effort.rounds,
        simulations_per_cpu_second: largest(simulations),
        nodes_per_cpu_second: largest(nodes),
        arranging: arranging.into_iter().collect::<Result<_>>()?,
    })
}

type Luck = Xoshiro256PlusPlus;

/// Positions by chance, one after the other; `work` says how much it did in one.
fn pace(time: Duration, work: fn(&mut Luck) -> Result<u64>) -> Result<f64> {
    let mut rng = Luck::seed_from_u64(1);
    let (begun, spent, mut done) = (Instant::now(), thread_cpu()?, 0);
    while done == 0 || begun.elapsed() < time {
        done += work(&mut rng)?;
    }
    Ok(done as f64 / (thread_cpu()? - spent).as_secs_f64())
}

fn simulate(rng: &mut Luck) -> Result<u64> {
    let state = after(FIRST_TURN, rng)?;
    let Some(seat) = state.awaits().who().first() else {
        return Ok(0);
    };
    let measure = Measure {
        simulations: SIMULATIONS,
        curiosity: 0.6,
    };
    let choice = flat::think(&state.view(Viewer::Seat(seat)), seat, measure, rng);
    // With a single thing to do there is nothing to think about.
    let thought = choice.and_then(|choice| choice.value).is_some();
    Ok(if thought { u64::from(SIMULATIONS) } else { 0 })
}

fn solve(rng: &mut Luck) -> Result<u64> {
    let state = after(NEAR_THE_END, rng)?;
    let Some(seat) = state.awaits().who().first() else {
        return Ok(0);
    };
    let mut solver = Solver::new(seat, &Options::default());
    solver.solve(&Board::of(&state, rng));
    Ok(solver.nodes)
}

/// A random game after so many lines.
fn after(lines: usize, rng: &mut Luck) -> Result<Domino> {
    let mut state = Domino::new(&Arc::new(()), &Options::default(), Seats::new(2));
    for _ in 0..lines {
        let entry = match state.awaits() {
            Awaits::Nothing => break,
            Awaits::Chance => Entry::chance(0, state.quick_draw(rng)),
            Awaits::Seats { who, .. } => {
                let seat = who.first().expect("somebody is awaited");
                Entry::act(0, seat, state.sample(seat, rng))
            }
        };
        let ruling = state.judge(&entry).map_err(refused)?;
        state.apply(ruling, &mut Tell::deaf());
    }
    Ok(state)
}

fn refused(violation: impl Violation) -> anyhow::Error {
    anyhow!("{}", violation.refusal())
}

impl fmt::Display for Thinking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "## Thinking on one thread: Magnetic Domino, flat, 2 seats (best of {}, load {})\n",
            self.rounds, self.load
        )?;
        let mut sheet = Sheet::new(["", "per CPU-second", "aim"]);
        let rows = [
            ("simulations of the tree search", self.simulations_per_cpu_second, 400e3),
            ("positions of the solver", self.nodes_per_cpu_second, 10e6),
        ];
        for (name, pace, least) in rows {
            let verdict = format!("≥ {}: {}", figure(Some(least)), aim(pace, Some(least), None));
            sheet.row(name, [figure(pace), verdict]);
        }
        writeln!(f, "{sheet}")?;
        writeln!(
            f,
            "## The best arrangement of a throw: 7 Yaminos, CPU of one thread (load {})\n",
            self.load
        )?;
        let mut sheet = Sheet::new(["", "throws", "median, µs", "worst, µs", "worst, aim"]);
        for (game, arranging) in &self.arranging {
            let worst = Some(arranging.worst_us / 1000.0);
            let verdict = format!(
                "≤ {ARRANGED_WITHIN_MS} ms: {}",
                aim(worst, None, Some(ARRANGED_WITHIN_MS))
            );
            let figures = [arranging.throws as f64, arranging.median_us, arranging.worst_us];
            sheet.row(
                game,
                figures.map(|value| figure(Some(value))).into_iter().chain([verdict]),
            );
        }
        writeln!(f, "{sheet}")
    }
}
