//! Random whole games per CPU-second on one thread, beside the rules of other card games.
//!
//! Ours go through the contract: every act and every card is judged and applied, as in a game between people.

use std::{
    fmt,
    process::Stdio,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, anyhow, ensure};
use diamoniak::Diamoniak;
use go_fish::{Deck, Game as GoFish, Hook};
use ludo::{Luck, Player, playout};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;

use crate::{
    Effort,
    measure::{largest, load, ratio, thread_cpu},
    peers,
    report::{Sheet, aim, figure},
};

/// Ours play at least this many times as many games as each peer.
const AIM: f64 = 5.0;

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
}

/// What one round of one engine gives.
struct Pace {
    games_per_cpu_second: f64,
    moves_per_game: Option<f64>,
}

type Round = fn(Duration) -> Result<Pace>;

const ENGINES: [(&str, Round); 4] = [
    ("Diamoniak, 2 seats (ours)", |time| diamoniak(2, time)),
    ("Diamoniak, 4 seats (ours)", |time| diamoniak(4, time)),
    ("crate go-fish 0.2, 2 seats", go_fish),
    ("OpenSpiel 2.0 go_fish, 2 seats", open_spiel),
];

/// Every engine in turn, again and again, so that a busy minute of the machine hits them all.
pub fn run(effort: &Effort) -> Result<Playouts> {
    let mut rounds: Vec<Vec<Result<Pace>>> = ENGINES.iter().map(|_| Vec::new()).collect();
    for _ in 0..effort.rounds {
        for ((name, round), results) in ENGINES.iter().zip(&mut rounds) {
            if *name == ENGINES[3].0 && effort.quick {
                results.push(Err(anyhow!("left out of a quick run")));
                continue;
            }
            results.push(round(effort.playout_time));
        }
    }
    let engines = ENGINES
        .iter()
        .zip(rounds)
        .map(|((name, _), results)| Engine::best(name, results));
    Ok(Playouts {
        load: load(),
        rounds: effort.rounds,
        engines: engines.collect(),
    })
}

impl Engine {
    fn best(name: &'static str, results: Vec<Result<Pace>>) -> Engine {
        let (paces, problems): (Vec<_>, Vec<_>) = results.into_iter().partition(Result::is_ok);
        let paces: Vec<Pace> = paces.into_iter().flatten().collect();
        Engine {
            name,
            games_per_cpu_second: largest(paces.iter().map(|pace| Some(pace.games_per_cpu_second))),
            moves_per_game: paces.last().and_then(|pace| pace.moves_per_game),
            problem: problems
                .into_iter()
                .find_map(Result::err)
                .map(|problem| format!("{problem:#}")),
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

fn diamoniak(seats: usize, time: Duration) -> Result<Pace> {
    let (kit, options, players) = (Arc::new(()), Default::default(), vec![Player::Random; seats]);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    pace(time, || {
        let played =
            playout::<Diamoniak, _>(&kit, &options, &players, &mut rng).map_err(|refusal| anyhow!("{refusal}"))?;
        Ok(played.lines)
    })
}

fn go_fish(time: Duration) -> Result<Pace> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    pace(time, || {
        let mut game = GoFish::new(Deck::new().shuffle(), 2);
        let mut moves = 0;
        while !game.is_finished {
            let player = game.get_current_player().context("somebody is to move")?;
            let book = rng.pick(&player.hand.books).context("a player in the game has cards")?;
            let others: Vec<_> = game.players.iter().filter(|other| other.id != player.id).collect();
            let Some(target) = rng.pick(&others) else { break };
            let hook = Hook {
                target: target.id,
                rank: book.rank,
            };
            game.take_turn(hook).map_err(|refusal| anyhow!("{refusal:?}"))?;
            moves += 1;
        }
        Ok(moves)
    })
}

/// OpenSpiel counts for itself; the faster of its two loops counts.
fn open_spiel(time: Duration) -> Result<Pace> {
    let output = peers::open_spiel()?
        .args(["-c", include_str!("../python/go_fish.py")])
        .arg(time.as_secs_f64().to_string())
        .stdin(Stdio::null())
        .output()?;
    ensure!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr).trim()
    );
    let loops: std::collections::BTreeMap<String, f64> = serde_json::from_slice(&output.stdout)?;
    let fastest = largest(loops.into_values().map(Some)).context("no loop was measured")?;
    Ok(Pace {
        games_per_cpu_second: fastest,
        moves_per_game: None,
    })
}

impl fmt::Display for Playouts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "## Random whole games on one thread (best of {}, load {})\n",
            self.rounds, self.load
        )?;
        let ours = self.engines[0].games_per_cpu_second;
        let mut sheet = Sheet::new([
            "",
            "games per CPU-second",
            "moves per game",
            "ours (2 seats) / this",
            "aim ≥ 5",
        ]);
        for (number, engine) in self.engines.iter().enumerate() {
            let times = ratio(ours, engine.games_per_cpu_second).filter(|_| number >= 2);
            let verdict = if number >= 2 {
                aim(times, Some(AIM), None)
            } else {
                String::new()
            };
            let cells = [
                figure(engine.games_per_cpu_second),
                figure(engine.moves_per_game),
                figure(times),
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
