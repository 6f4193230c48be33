//! Thinking never makes people wait: many tables at once, each a person against our strongest player of Diamino in formula
//! two, whose end is searched. How long after her act is it her turn again?
//!
//! Persons pass, and at once: so at every table the bot always has something to think about, which no real people bring
//! about. When a game is over the next one begins.

use std::{
    fmt,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, ensure};
use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use serde_json::{Value, json};
use tokio::{task::JoinSet, time::timeout_at};
use tokio_tungstenite::tungstenite::Message;

use crate::{
    Effort,
    load::wire::{Socket, connect, post},
    measure::{load, percentile_ms, process_cpu},
    report::{Sheet, aim, figure},
    servers::{Running, Server},
};

const AIM_MS: f64 = 2_000.0;

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Replies {
    load: String,
    tables: usize,
    replies: usize,
    p50_ms: Option<f64>,
    p95_ms: Option<f64>,
    longest_ms: Option<f64>,
    /// What a reply costs the house, the person's act included: unlike the time on the clock the same on a busy machine.
    cpu_per_reply_ms: f64,
    server_cpu_percent: f64,
}

pub fn run(effort: &Effort) -> Result<Replies> {
    let (tables, time) = if effort.quick {
        (2, Duration::from_secs(4))
    } else {
        (30, Duration::from_secs(90))
    };
    let server = Running::start(Server::Ours)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let pid = server.pid();
    let (before, begun) = (process_cpu(pid)?, Instant::now());
    let played = runtime.block_on(play(server.port, tables, begun + time));
    let (used, took) = (
        (process_cpu(pid)? - before).as_secs_f64(),
        begun.elapsed().as_secs_f64(),
    );
    runtime.shutdown_background();
    let mut times = played?;
    ensure!(!times.is_empty(), "no bot has replied");
    times.sort_unstable();
    Ok(Replies {
        load: load(),
        tables,
        replies: times.len(),
        p50_ms: percentile_ms(&times, 0.5),
        p95_ms: percentile_ms(&times, 0.95),
        longest_ms: percentile_ms(&times, 1.0),
        cpu_per_reply_ms: 1000.0 * used / times.len() as f64,
        server_cpu_percent: 100.0 * used / took,
    })
}

/// How long each reply took, in microseconds.
async fn play(port: u16, tables: usize, until: Instant) -> Result<Vec<u32>> {
    let mut persons = JoinSet::new();
    for _ in 0..tables {
        persons.spawn(attend(port, until));
    }
    let mut times = Vec::new();
    while let Some(ended) = persons.join_next().await {
        times.extend(ended??);
    }
    Ok(times)
}

async fn attend(port: u16, until: Instant) -> Result<Vec<u32>> {
    let mut times = Vec::new();
    while Instant::now() < until {
        let mut socket = sit(port).await?;
        play_game(&mut socket, until, &mut times).await?;
    }
    Ok(times)
}

async fn sit(port: u16) -> Result<Socket> {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "strength": "strong"}]);
    let plan = json!({"game": "diamino", "options": {"formula": "two"}, "seats": seats, "first": 1});
    let seated: Value = serde_json::from_str(&post(port, "/api/tables", &plan.to_string()).await?)?;
    let table = seated["table"].as_str().context("a table has a name")?;
    let key = &seated["keys"][0];
    let mut socket = connect(port, &format!("/ws/{table}")).await?;
    let claim = json!({"seat": key["seat"], "token": key["token"], "nonce": "00112233445566778899aabbccddeeff"});
    let hello = json!({"type": "hello", "since": null, "claims": [claim]});
    socket.send(Message::text(hello.to_string())).await?;
    Ok(socket)
}

/// To its end, or until the time is over; a reply that is still awaited then counts as long as it has been waited for.
async fn play_game(socket: &mut Socket, until: Instant, times: &mut Vec<u32>) -> Result<()> {
    let mut passed: Option<Instant> = None;
    loop {
        let Ok(frame) = timeout_at(until.into(), socket.next()).await else {
            times.extend(passed.map(micros));
            return Ok(());
        };
        let Message::Text(text) = frame.context("the server has hung up")?? else {
            socket.flush().await?; // a ping is answered by the library
            continue;
        };
        let frame: Value = serde_json::from_str(&text)?;
        let kind = frame["type"].as_str().unwrap_or_default();
        ensure!(!matches!(kind, "refused" | "trouble"), "{frame}");
        if kind != "news" {
            continue;
        }
        let mine = frame["awaits"]
            .as_array()
            .is_some_and(|seats| seats.contains(&json!(1)));
        let over = !frame["result"].is_null();
        if mine || over {
            times.extend(passed.take().map(micros));
        }
        if over {
            return Ok(());
        }
        if mine {
            let act = json!({"type": "act", "seat": 1, "after": frame["seq"], "what": "pass"});
            passed = Some(Instant::now());
            socket.send(Message::text(act.to_string())).await?;
        }
    }
}

fn micros(since: Instant) -> u32 {
    since.elapsed().as_micros() as u32
}

impl fmt::Display for Replies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "## Replies of our strongest player ({} tables of Diamino at once, {} replies, load {}, server CPU {:.0} %)\n",
            self.tables, self.replies, self.load, self.server_cpu_percent
        )?;
        let mut sheet = Sheet::new(["", "p50, ms", "p95, ms", "longest, ms", "CPU a reply, ms", "p95, aim"]);
        let verdict = format!("≤ {AIM_MS} ms: {}", aim(self.p95_ms, None, Some(AIM_MS)));
        let times = [self.p50_ms, self.p95_ms, self.longest_ms, Some(self.cpu_per_reply_ms)];
        sheet.row("formula two", times.map(figure).into_iter().chain([verdict]));
        writeln!(f, "{sheet}")
    }
}
