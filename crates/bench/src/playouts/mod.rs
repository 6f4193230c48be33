//! Random whole games per CPU-second on one thread, beside the rules of other games: of [`cards`], of [`dice`] and of [`tiles`].
//!
//! Ours go through the contract: every act and every chance is judged and applied, as in a game between people.

mod cards;
mod dice;
mod tiles;

use std::{
    fmt,
    time::{Duration, Instant},
};

use anyhow::{Result, anyhow};
use ludo::{Hosted, Player, playout};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;

use crate::{
    Effort,
    measure::{largest, load, ratio, thread_cpu},
    report::{Sheet, aim, figure},
};

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Playouts {
    load: String,
    rounds: u32,
    engines: Vec<Engine>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Engine {
    name: &'static str,
    /// Best of all rounds; none if it could not be measured.
    games_per_cpu_second: Option<f64>,
    moves_per_game: Option<f64>,
    /// Why it could not be measured.
    problem: Option<String>,
    aim: Aim,
}

/// What one round of one engine gives.
struct Pace {
    games_per_cpu_second: f64,
    moves_per_game: Option<f64>,
}

type Round = fn(Duration) -> Result<Pace>;

/// Rules that can be played at random: ours or a peer's.
struct Entrant {
    name: &'static str,
    round: Round,
    aim: Aim,
    /// It is fetched from its registry first, and so left out of a quick run.
    fetched: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
enum Aim {
    None,
    /// So many games per CPU-second.
    AtLeast(f64),
    /// Of a peer: the game of ours with this name plays so many times as many games.
    Outdone {
        by: &'static str,
        times: f64,
    },
}

const fn entrant(name: &'static str, aim: Aim, round: Round) -> Entrant {
    Entrant {
        name,
        round,
        aim,
        fetched: false,
    }
}

fn entrants() -> impl Iterator<Item = &'static Entrant> {
    cards::ENTRANTS.iter().chain(dice::ENTRANTS).chain(tiles::ENTRANTS)
}

/// Every engine in turn, again and again, so that a busy minute of the machine hits them all.
pub fn run(effort: &Effort) -> Result<Playouts> {
    let mut rounds: Vec<Vec<Result<Pace>>> = entrants().map(|_| Vec::new()).collect();
    for _ in 0..effort.rounds {
        for (entrant, results) in entrants().zip(&mut rounds) {
            results.push(if entrant.fetched && effort.quick {
                Err(anyhow!("left out of a quick run"))
            } else {
                (entrant.round)(effort.playout_time)
            });
        }
    }
    let engines = entrants()
        .zip(rounds)
        .map(|(entrant, results)| Engine::best(entrant, results));
    Ok(Playouts {
        load: load(),
        rounds: effort.rounds,
        engines: engines.collect(),
    })
}

impl Engine {
    fn best(entrant: &Entrant, results: Vec<Result<Pace>>) -> Engine {
        let (paces, problems): (Vec<_>, Vec<_>) = results.into_iter().partition(Result::is_ok);
        let paces: Vec<Pace> = paces.into_iter().flatten().collect();
        Engine {
            name: entrant.name,
            games_per_cpu_second: largest(paces.iter().map(|pace| Some(pace.games_per_cpu_second))),
            moves_per_game: paces.last().and_then(|pace| pace.moves_per_game),
            problem: problems
                .into_iter()
                .find_map(Result::err)
                .map(|problem| format!("{problem:#}")),
            aim: entrant.aim,
        }
    }
}

/// Plays games for `time` and counts the thread's CPU time. `game` plays one and says how many moves it had.
fn pace(time: Duration, mut game: impl FnMut() -> Result<u32>) -> Result<Pace> {
    const BATCH: u32 = 100;
    let (mut games, mut moves) = (0u64, 0u64);
    let (begun, spent) = (Instant::now(), thread_cpu()?);
    while begun.elapsed() < time {
        for _ in 0..BATCH {
            moves += u64::from(game()?);
        }
        games += u64::from(BATCH);
    }
    let spent = thread_cpu()? - spent;
    Ok(Pace {
        games_per_cpu_second: games as f64 / spent.as_secs_f64(),
        moves_per_game: Some(moves as f64 / games as f64),
    })
}

/// A game of ours, as its record would be written: a move is a line, of a seat or of chance.
fn ours<G: Hosted>(options: &G::Options, seats: usize, time: Duration) -> Result<Pace> {
    let (kit, players) = (std::sync::Arc::new(G::Kit::default()), vec![Player::Random; seats]);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    pace(time, || {
        let played = playout::<G, _>(&kit, options, &players, &mut rng).map_err(|refusal| anyhow!("{refusal}"))?;
        Ok(played.lines)
    })
}

impl Playouts {
    /// How many times as many games the other plays, and what we aim at.
    fn verdict(&self, engine: &Engine) -> [String; 2] {
        let pace = engine.games_per_cpu_second;
        match engine.aim {
            Aim::None => [String::new(), String::new()],
            Aim::AtLeast(least) => [
                String::new(),
                format!("≥ {}: {}", figure(Some(least)), aim(pace, Some(least), None)),
            ],
            Aim::Outdone { by, times } => {
                let other = self.engines.iter().find(|other| other.name == by);
                let reached = ratio(other.and_then(|other| other.games_per_cpu_second), pace);
                let verdict = aim(reached, Some(times), None);
                [figure(reached), format!("≥ {times}: {verdict}")]
            }
        }
    }
}

impl fmt::Display for Playouts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "## Random whole games on one thread (best of {}, load {})\n",
            self.rounds, self.load
        )?;
        let mut sheet = Sheet::new(["", "games per CPU-second", "moves per game", "ours / this", "aim"]);
        for engine in &self.engines {
            let [times, verdict] = self.verdict(engine);
            let cells = [
                figure(engine.games_per_cpu_second),
                figure(engine.moves_per_game),
                times,
                verdict,
            ];
            sheet.row(engine.name, cells);
        }
        writeln!(f, "{sheet}")?;
        for engine in &self.engines {
            if let Some(problem) = &engine.problem {
                writeln!(f, "{}: not measured: {problem}", engine.name)?;
            }
        }
        Ok(())
    }
}
