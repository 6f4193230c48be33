//! Card games: Diamoniak beside Go Fish.

use std::{process::Stdio, time::Duration};

use anyhow::{Context, Result, anyhow, ensure};
use diamoniak::Diamoniak;
use go_fish::{Deck, Game as GoFish, Hook};
use ludo::Luck;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Aim, Entrant, Pace, entrant, ours, pace};
use crate::{measure::largest, peers};

const OURS: &str = "Diamoniak, 2 seats (ours)";
const OUTDONE: Aim = Aim::Outdone { by: OURS, times: 5.0 };

pub(super) const ENTRANTS: &[Entrant] = &[
    entrant(OURS, Aim::AtLeast(4e5), |time| {
        ours::<Diamoniak>(&Default::default(), 2, time)
    }),
    entrant("Diamoniak, 4 seats (ours)", Aim::None, |time| {
        ours::<Diamoniak>(&Default::default(), 4, time)
    }),
    entrant("crate go-fish 0.2, 2 seats", OUTDONE, go_fish),
    Entrant {
        fetched: true,
        ..entrant("OpenSpiel 2.0 go_fish, 2 seats", OUTDONE, open_spiel)
    },
];

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
        .args(["-c", include_str!("../../python/go_fish.py")])
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
