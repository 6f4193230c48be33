//! How long a finished table is locked when somebody opens it who has seen nothing of it: what the lines told is worked out
//! again, and written.
//!
//! Every game is played to its end by bots, as many as can sit there. A time is CPU time of one thread, the best of a few.

use std::fmt;

use anyhow::{Context, Result, anyhow, ensure};
use ludo::{Seat, Seed, Strength};
use serde::Serialize;
use serde_json::json;
use table::{
    Out, Table,
    wire::{Claim, Guest, Phase, ToHouse},
};

use crate::{
    Effort,
    measure::{load, thread_cpu},
    report::{Sheet, aim, figure},
};

/// As if each had so many lines.
const LINES: f64 = 400.0;
const AIM_MS: f64 = 2.0;
/// A game that does not end is told so far.
const MOST_LINES: u32 = 2_000;
const TRIES: u64 = 20;

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Opening {
    load: String,
    games: Vec<Row>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Row {
    game: String,
    lines: u32,
    locked_ms: f64,
    ms_of_400_lines: f64,
}

pub fn run(effort: &Effort) -> Result<Opening> {
    let row = |room: &std::sync::Arc<dyn ludo::Room>| {
        let info = room.info();
        let mut table = played(info.id, info.max_seats).with_context(|| info.id.to_owned())?;
        let (lines, locked_ms) = (table.seq(), opened(&mut table, effort)?);
        Ok(Row {
            game: info.id.to_owned(),
            lines,
            locked_ms,
            ms_of_400_lines: locked_ms * LINES / f64::from(lines),
        })
    };
    Ok(Opening {
        games: rooms::all().iter().map(row).collect::<Result<_>>()?,
        load: load(),
    })
}

/// All on one device, and what each does is what a bot would do.
fn played(game: &str, seats: usize) -> Result<Table> {
    let guest = |number: usize| Guest {
        name: format!("P{number}"),
        picture: "owl".to_owned(),
        child: false,
    };
    let others = (2..=seats).map(|number| json!({ "kind": "here", "guest": guest(number) }));
    let plan: Vec<_> = std::iter::once(json!({ "kind": "me" })).chain(others).collect();
    let plan = serde_json::from_value(json!({ "game": game, "first": 1, "seats": plan }))?;
    let room = rooms::find(game).context("it is on the shelf")?;
    let (mut table, keys) = Table::set_up("oak".into(), plan, &guest(1), room, Seed::from_number(1), || "k".into())
        .map_err(|problem| anyhow!(problem.detail))?;
    let claim = |seat: Seat| Claim {
        seat,
        token: "k".into(),
        nonce: "00112233445566778899aabbccddeeff".into(),
    };
    let claims: Vec<Claim> = keys.iter().map(|key| claim(key.seat)).collect();
    let (mut now, mut out) = (0, Out::default());
    table.hello(1, None, &claims, now, &mut out);
    while table.phase() == Phase::Playing && table.seq() < MOST_LINES {
        while let Some(throw) = out.throw.take() {
            table.landed(throw.thrown(), now, &mut out);
        }
        now += 1_000;
        step(&mut table, now, &mut out);
    }
    table.bye(1, now, &mut out);
    Ok(table)
}

/// Somebody acts, or what nobody acts on runs out.
fn step(table: &mut Table, now: u64, out: &mut Out) {
    let (after, play) = (table.seq(), table.play().expect("it has begun"));
    for seat in play.awaits().who().iter() {
        let mut whim = Seed::from_number(u64::from(after)).thought(after, seat);
        let choice = table
            .play()
            .and_then(|play| play.thought(seat, Strength::Easy)(&mut whim));
        if let Some(choice) = choice {
            let (after, what) = (table.seq(), choice.action);
            table.frame(1, ToHouse::Act { seat, after, what }, now, out);
        }
    }
    table.tick(now, out);
}

fn opened(table: &mut Table, effort: &Effort) -> Result<f64> {
    let mut best = f64::INFINITY;
    for conn in 2..2 + if effort.quick { 1 } else { TRIES } {
        let mut out = Out::default();
        let before = thread_cpu()?;
        table.hello(conn, Some(0), &[], 0, &mut out);
        let mut bytes = 0;
        for (_, frame) in &out.sends {
            bytes += serde_json::to_vec(&**frame)?.len();
        }
        best = best.min((thread_cpu()? - before).as_secs_f64() * 1000.0);
        ensure!(bytes > 0, "nothing was told");
        table.bye(conn, 0, &mut Out::default());
    }
    Ok(best)
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "## Opening a finished table of 400 lines: ms of lock (load {})\n",
            self.load
        )?;
        let mut sheet = Sheet::new(["game", "lines", "CPU, ms", "of 400 lines", "aim, ms", ""]);
        for row in &self.games {
            let ms = Some(row.ms_of_400_lines);
            let cells = [
                figure(Some(f64::from(row.lines))),
                figure(Some(row.locked_ms)),
                figure(ms),
                figure(Some(AIM_MS)),
                aim(ms, None, Some(AIM_MS)),
            ];
            sheet.row(&row.game, cells);
        }
        writeln!(f, "{sheet}")
    }
}
