//! Where the fastest hand counts: tables of six at Diavolo, a socket each. How late are dice seen after the moment that was
//! promised for the key, and how long after the last hand does everybody know who has which devil?

use std::{
    fmt,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use aes_gcm::{Aes256Gcm, Key, KeyInit, Nonce, aead::Aead};
use anyhow::{Context, Result, ensure};
use diavolo::Throw;
use futures_util::{SinkExt, StreamExt, future::try_join_all};
use ludo::Luck;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;
use serde_json::{Value, json};
use tokio::{task::JoinSet, time::sleep_until};
use tokio_tungstenite::tungstenite::Message;

use crate::{
    Effort,
    load::wire::{Socket, connect, post},
    measure::{load, percentile_ms, process_cpu},
    report::{Sheet, figure},
    servers::{Running, Server},
};

const SEATS: usize = 6;

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Race {
    load: String,
    tables: usize,
    turns: usize,
    /// From the key's moment, counted from when the throw was sent, to the opened box, on every page.
    shown: Spread,
    /// From the last hand to the verdict, on every page.
    verdict: Spread,
    /// Hands that came too late to count.
    refused: usize,
    server_cpu_percent: f64,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Spread {
    p50_ms: Option<f64>,
    p99_ms: Option<f64>,
}

impl Spread {
    fn of(times: &Mutex<Vec<u32>>) -> Spread {
        let mut times = times.lock().unwrap_or_else(PoisonError::into_inner);
        times.sort_unstable();
        Spread {
            p50_ms: percentile_ms(&times, 0.5),
            p99_ms: percentile_ms(&times, 0.99),
        }
    }
}

/// In microseconds.
#[derive(Default)]
struct Times {
    shown: Mutex<Vec<u32>>,
    verdict: Mutex<Vec<u32>>,
    refused: AtomicUsize,
}

fn note(times: &Mutex<Vec<u32>>, time: Duration) {
    let mut times = times.lock().unwrap_or_else(PoisonError::into_inner);
    times.push(time.as_micros() as u32);
}

pub fn run(effort: &Effort) -> Result<Race> {
    let (tables, time) = if effort.quick {
        (2, Duration::from_secs(6))
    } else {
        (100, Duration::from_secs(40))
    };
    rlimit::increase_nofile_limit(u64::MAX)?;
    let server = Running::start(Server::Ours)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let pid = server.pid();
    let (before, begun) = (process_cpu(pid)?, Instant::now());
    let times = Arc::new(Times::default());
    let played = runtime.block_on(play(server.port, tables, time, &times));
    let used = (process_cpu(pid)? - before).as_secs_f64() / begun.elapsed().as_secs_f64();
    runtime.shutdown_background();
    played?;
    let verdicts = times.verdict.lock().unwrap_or_else(PoisonError::into_inner).len();
    ensure!(verdicts > 0, "no turn was counted");
    Ok(Race {
        load: load(),
        tables,
        turns: verdicts / SEATS,
        shown: Spread::of(&times.shown),
        verdict: Spread::of(&times.verdict),
        refused: times.refused.load(Ordering::Relaxed),
        server_cpu_percent: used * 100.0,
    })
}

/// All tables play until the time is over, or until somebody has won everywhere.
async fn play(port: u16, tables: usize, time: Duration, times: &Arc<Times>) -> Result<()> {
    let mut pages = JoinSet::new();
    let seated = try_join_all((0..tables).map(|_| sit(port))).await?;
    for (table, sockets) in seated.into_iter().enumerate() {
        let (last_hand, thrown) = (
            Arc::new(Mutex::new(Instant::now())),
            Arc::new(Mutex::new(Instant::now())),
        );
        for (seat, socket) in sockets.into_iter().enumerate() {
            let page = Page {
                seat: seat + 1,
                socket,
                times: times.clone(),
                last_hand: last_hand.clone(),
                thrown: thrown.clone(),
                rng: Xoshiro256PlusPlus::seed_from_u64((table * SEATS + seat) as u64),
                seen: 0,
                sealed: None,
                next: None,
            };
            pages.spawn(page.attend());
        }
    }
    let all = async {
        while let Some(ended) = pages.join_next().await {
            ended??;
        }
        Ok(())
    };
    tokio::time::timeout(time, all).await.unwrap_or(Ok(()))
}

/// Sets a table up; every seat has a socket and has said hello.
async fn sit(port: u16) -> Result<Vec<Socket>> {
    let here = json!({"kind": "here", "guest": {"name": "Anna", "picture": "owl"}});
    let mut seats = vec![json!({"kind": "me"})];
    seats.resize(SEATS, here);
    let plan = json!({"game": "diavolo", "seats": seats, "first": 1});
    let seated: Value = serde_json::from_str(&post(port, "/api/tables", &plan.to_string()).await?)?;
    let table = seated["table"].as_str().context("a table has a name")?;
    let mut sockets = Vec::new();
    for key in seated["keys"].as_array().context("seats have keys")? {
        let mut socket = connect(port, &format!("/ws/{table}")).await?;
        let claim = json!({"seat": key["seat"], "token": key["token"], "nonce": format!("{:032x}", sockets.len())});
        let hello = json!({"type": "hello", "since": null, "claims": [claim]});
        socket.send(Message::text(hello.to_string())).await?;
        sockets.push(socket);
    }
    Ok(sockets)
}

/// A page of a player who sees what is right, after a while.
struct Page {
    seat: usize,
    socket: Socket,
    times: Arc<Times>,
    /// When the last hand of the table was moved.
    last_hand: Arc<Mutex<Instant>>,
    /// When the dice of the table were thrown. The house counts from when it heard of it, so what is measured here can only
    /// be too long.
    thrown: Arc<Mutex<Instant>>,
    rng: Xoshiro256PlusPlus,
    seen: u64,
    /// What lies in the box, and how long after the throw it may be opened.
    sealed: Option<(String, Duration)>,
    /// What she does next, and when.
    next: Option<(Instant, String)>,
}

impl Page {
    async fn attend(mut self) -> Result<()> {
        loop {
            let due = self
                .next
                .as_ref()
                .map_or(Instant::now() + Duration::from_secs(3600), |(at, _)| *at);
            tokio::select! {
                frame = self.socket.next() => {
                    let over = match frame.context("the server has hung up")?? {
                        Message::Text(text) => self.hear(&text)?,
                        Message::Ping(_) => {
                            self.socket.flush().await?; // the answer was queued by the library
                            false
                        }
                        _ => false,
                    };
                    if over {
                        return Ok(());
                    }
                }
                () = sleep_until(due.into()) => self.act().await?,
            }
        }
    }

    async fn act(&mut self) -> Result<()> {
        let Some((_, what)) = self.next.take() else {
            return Ok(());
        };
        let moment = if what == "throw" { &self.thrown } else { &self.last_hand };
        *moment.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        let act = json!({"type": "act", "seat": self.seat, "after": self.seen, "what": what});
        self.socket.send(Message::text(act.to_string())).await?;
        Ok(())
    }

    /// True when the game is over.
    fn hear(&mut self, text: &str) -> Result<bool> {
        let frame: Value = serde_json::from_str(text)?;
        match frame["type"].as_str().unwrap_or_default() {
            "sealed" => {
                let sealed = frame["box"].as_str().context("a box is hex")?.to_owned();
                let opens = Duration::from_millis(frame["opensInMs"].as_u64().context("milliseconds")?);
                self.sealed = Some((sealed, opens));
            }
            "key" => self.see(frame["key"].as_str().context("a key is hex")?)?,
            "news" => return self.read(&frame),
            // On a machine that is too busy a hand can come when the turn is over.
            "refused" => drop(self.times.refused.fetch_add(1, Ordering::Relaxed)),
            _ => {}
        }
        Ok(false)
    }

    /// The box is opened: she looks, and will grab.
    fn see(&mut self, key: &str) -> Result<()> {
        let (sealed, opens) = self.sealed.take().context("a key without its box")?;
        let key: [u8; 32] = hex::decode(key)?.try_into().ok().context("a key has 32 bytes")?;
        let cipher = Aes256Gcm::new(&Key::<Aes256Gcm>::from(key));
        let opened = cipher.decrypt(&Nonce::default(), &hex::decode(sealed)?[..]);
        let events: Value = serde_json::from_slice(&opened.ok().context("the key does not fit")?)?;
        let now = Instant::now();
        let thrown = *self.thrown.lock().unwrap_or_else(PoisonError::into_inner);
        note(&self.times.shown, now.saturating_duration_since(thrown + opens));
        let throw: Throw = serde_json::from_value(events[0]["throw"].clone())?;
        let looks = 300 + self.rng.below(600);
        let what = format!("take {} {looks}", throw.answer().devil.name());
        self.next = Some((now + Duration::from_millis(looks.into()), what));
        Ok(())
    }

    fn read(&mut self, news: &Value) -> Result<bool> {
        self.seen = news["seq"].as_u64().context("news have a number")?;
        let eyes = &news["eyes"][0];
        let events = eyes["events"].as_array().context("eyes have events")?;
        if events.iter().any(|event| event["type"] == "counted") {
            let last = *self.last_hand.lock().unwrap_or_else(PoisonError::into_inner);
            note(&self.times.verdict, last.elapsed());
        }
        let legal = eyes["legal"].as_array().context("Diavolo lists what is open")?;
        if legal.iter().any(|what| what == "throw") {
            let soon = Duration::from_millis(self.rng.below(500).into());
            self.next = Some((Instant::now() + soon, "throw".to_owned()));
        }
        Ok(!news["result"].is_null())
    }
}

impl fmt::Display for Race {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "## The fastest hand ({} tables of {SEATS}, {} turns, {} hands too late, load {}, server CPU {:.0} %)\n",
            self.tables, self.turns, self.refused, self.load, self.server_cpu_percent
        )?;
        let mut sheet = Sheet::new(["", "p50, ms", "p99, ms"]);
        for (name, spread) in [
            ("from the key's moment to shown dice", &self.shown),
            ("from the last hand to the verdict", &self.verdict),
        ] {
            sheet.row(name, [figure(spread.p50_ms), figure(spread.p99_ms)]);
        }
        writeln!(f, "{sheet}")
    }
}
