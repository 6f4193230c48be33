//! An evening with the usual limits, and all its devices at one address: from the word on the screen until everybody is seated, from the
//! bell until every device has its result, and from an act until all who look on have seen it.

use std::{
    fmt,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, ensure};
use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use serde_json::{Value, json};
use tokio::{
    sync::{mpsc, watch},
    task::JoinSet,
    time::timeout,
};
use tokio_tungstenite::tungstenite::Message;

use crate::{
    Effort,
    load::wire::{Socket, connect, get, post},
    measure::{load, percentile_ms, process_cpu, resident_kb},
    report::{Sheet, figure},
    servers::Running,
};

/// Nobody waits longer for something that is to happen.
const PATIENCE: Duration = Duration::from_secs(300);

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Evenings {
    load: String,
    nights: Vec<Night>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Night {
    #[serde(flatten)]
    size: Size,
    /// From the word on the screen until the last one has come in, all at once; and is seated, her table before her.
    inside_ms: Option<f64>,
    seated_ms: Option<f64>,
    /// From the bell until a device is told its result.
    told_p99_ms: Option<f64>,
    told_last_ms: Option<f64>,
    /// From an act until somebody who looks on has seen it; null where nobody does.
    seen_p99_ms: Option<f64>,
    server_cpu_seconds: f64,
    resident_mb: f64,
}

/// How many come, how many look on, and whether all have the same luck, each alone at a table.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Size {
    devices: usize,
    lookers: usize,
    same_luck: bool,
}

impl Size {
    const fn of(devices: usize, lookers: usize) -> Size {
        Size {
            devices,
            lookers,
            same_luck: false,
        }
    }

    const fn with_same_luck(devices: usize) -> Size {
        Size {
            same_luck: true,
            ..Size::of(devices, 0)
        }
    }

    fn plan(self) -> Value {
        let (game, options, form, seats) = match self.same_luck {
            true => ("yaminos", json!({ "game": "yam" }), "luck", 1),
            false => ("diamoniak", json!({}), "swiss", 2),
        };
        json!({ "name": "", "games": [{ "game": game, "options": options }], "form": form, "seats": seats, "rounds": 3,
            "minutes": null, "bots": null, "unfinished": "standing", "children": true, "typed": false, "language": "fr" })
    }
}

pub fn run(effort: &Effort) -> Result<Evenings> {
    rlimit::increase_nofile_limit(u64::MAX)?;
    let sizes = match effort.quick {
        true => vec![Size::of(6, 0), Size::of(4, 10), Size::with_same_luck(5)],
        false => vec![
            Size::of(30, 0),
            Size::of(200, 0),
            Size::of(1_000, 0),
            Size::of(30, 500),
            Size::with_same_luck(1_000),
        ],
    };
    let nights = sizes.into_iter().map(night);
    Ok(Evenings {
        nights: nights.collect::<Result<_>>()?,
        load: load(),
    })
}

fn night(size: Size) -> Result<Night> {
    let server = Running::with_limits()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let before = process_cpu(server.pid())?;
    let measured = runtime.block_on(play(&server, size));
    runtime.shutdown_background();
    let night = measured?;
    let used = process_cpu(server.pid())? - before;
    Ok(Night {
        server_cpu_seconds: used.as_secs_f64(),
        ..night
    })
}

/// What a device or somebody who looks on has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Inside,
    Seated,
    Told,
    Looks,
    Saw,
}

type Steps = mpsc::UnboundedSender<(Step, Instant)>;

async fn play(server: &Running, size: Size) -> Result<Night> {
    let Size { devices, lookers, .. } = size;
    let port = server.port;
    let hosted: Value = serde_json::from_str(&post(port, "/api/evenings", &size.plan().to_string()).await?)?;
    let word = hosted["word"].as_str().context("an evening has a word")?.to_owned();
    let at = format!("/api/evenings/{}", hosted["evening"].as_str().context("and an id")?);
    let host = async |what: &str| {
        let wish = json!({ "what": what, "host": hosted["host"] });
        post(port, &format!("{at}/do"), &wish.to_string()).await
    };
    let (steps, mut heard) = mpsc::unbounded_channel();
    let (acts, may_act) = watch::channel(false);
    let mut people = JoinSet::new();

    let shown = Instant::now();
    for _ in 0..devices {
        people.spawn(attend(port, word.clone(), steps.clone(), may_act.clone()));
    }
    let inside = all(&mut heard, &mut people, Step::Inside, devices, shown).await?;
    host("round").await?;
    let seated = all(&mut heard, &mut people, Step::Seated, devices, shown).await?;

    let mut seen = Vec::new();
    if lookers > 0 {
        let info: Value = serde_json::from_str(&get(port, &at).await?)?;
        let table = info["tables"][0]["table"].as_str().context("a table")?.to_owned();
        for _ in 0..lookers {
            people.spawn(look_on(port, table.clone(), steps.clone()));
        }
        all(&mut heard, &mut people, Step::Looks, lookers, shown).await?;
        let acted = Instant::now();
        acts.send(true)?;
        seen = all(&mut heard, &mut people, Step::Saw, lookers, acted).await?;
    }
    let resident_mb = resident_kb(server.pid())? / 1024.0;
    let bell = Instant::now();
    host("close").await?;
    let told = all(&mut heard, &mut people, Step::Told, devices, bell).await?;
    Ok(Night {
        size,
        inside_ms: percentile_ms(&inside, 1.0),
        seated_ms: percentile_ms(&seated, 1.0),
        told_p99_ms: percentile_ms(&told, 0.99),
        told_last_ms: percentile_ms(&told, 1.0),
        seen_p99_ms: percentile_ms(&seen, 0.99),
        server_cpu_seconds: 0.0,
        resident_mb,
    })
}

/// Waits until so many have come to this step; how long each took since then, in microseconds.
async fn all(
    heard: &mut mpsc::UnboundedReceiver<(Step, Instant)>,
    people: &mut JoinSet<Result<()>>,
    step: Step,
    count: usize,
    since: Instant,
) -> Result<Vec<u32>> {
    let mut times = Vec::with_capacity(count);
    let reached = async {
        while times.len() < count {
            tokio::select! {
                reached = heard.recv() => {
                    let (which, when) = reached.context("nobody is there")?;
                    if which == step {
                        times.push(when.saturating_duration_since(since).as_micros() as u32);
                    }
                }
                // Nobody goes before the end but by a fault.
                Some(gone) = people.join_next() => gone??,
            }
        }
        anyhow::Ok(())
    };
    let reached = timeout(PATIENCE, reached).await;
    reached.with_context(|| format!("not all came to {step:?}"))??;
    times.sort_unstable();
    Ok(times)
}

/// Comes in by the word, is led to her table, and hears in the hall how the round ends.
async fn attend(port: u16, word: String, steps: Steps, acts: watch::Receiver<bool>) -> Result<()> {
    let found: Value = serde_json::from_str(&get(port, &format!("/api/evenings/by-word/{word}")).await?)?;
    let evening = found["evening"].as_str().context("the word leads to an evening")?;
    let newcomer = json!({ "people": [{ "picture": "fox", "name": "" }], "hall": 1, "device": null });
    let device = post(port, &format!("/api/evenings/{evening}/come"), &newcomer.to_string()).await?;
    let device: Value = serde_json::from_str(&device)?;
    let mut hall = connect(port, &format!("/ws/evening/{evening}")).await?;
    hall.send(Message::text(json!({ "device": device }).to_string()))
        .await?;
    told(&mut hall, |_| true).await?;
    steps.send((Step::Inside, Instant::now()))?;
    let open = |info: &Value| info["tables"][0]["open"] == true;
    let info = told(&mut hall, open).await?;
    let table = &info["tables"][0];
    let socket = sit(port, table["table"].as_str().context("an id")?, &table["keys"]).await?;
    tokio::spawn(hold_seat(socket, steps.clone(), acts));
    told(&mut hall, |info| info["phase"] == "between").await?;
    steps.send((Step::Told, Instant::now()))?;
    // She stays.
    while let Some(frame) = hall.next().await {
        frame?;
    }
    Ok(())
}

async fn told(hall: &mut Socket, fits: impl Fn(&Value) -> bool) -> Result<Value> {
    loop {
        let message = timeout(PATIENCE, hall.next()).await?.context("the hall is closed")??;
        let Message::Text(text) = message else { continue };
        let mut frame: Value = serde_json::from_str(&text)?;
        ensure!(frame["type"] == "evening", "{frame}");
        if fits(&frame["info"]) {
            return Ok(frame["info"].take());
        }
    }
}

async fn sit(port: u16, table: &str, keys: &Value) -> Result<Socket> {
    let mut socket = connect(port, &format!("/ws/{table}")).await?;
    let claims = keys.as_array().context("keys")?.iter();
    let claim = |key: &Value| json!({ "seat": key["seat"], "token": key["token"], "nonce": "00112233445566778899aabbccddeeff" });
    let claims: Vec<Value> = claims.map(claim).collect();
    let hello = json!({ "type": "hello", "since": null, "claims": claims });
    socket.send(Message::text(hello.to_string())).await?;
    Ok(socket)
}

/// The first news seat her; when all may act, she does what is open to her.
async fn hold_seat(mut socket: Socket, steps: Steps, mut acts: watch::Receiver<bool>) -> Result<()> {
    let first = news(&mut socket).await?;
    steps.send((Step::Seated, Instant::now()))?;
    tokio::select! {
        may = async { acts.wait_for(|may| *may).await.map(drop) } => may?,
        gone = drain(&mut socket) => return gone,
    }
    let eyes = &first["eyes"][0];
    if let Some(what) = eyes["legal"].get(0) {
        let act = json!({ "type": "act", "seat": eyes["seat"], "after": first["seq"], "what": what });
        socket.send(Message::text(act.to_string())).await?;
    }
    drain(&mut socket).await
}

async fn look_on(port: u16, table: String, steps: Steps) -> Result<()> {
    let mut socket = sit(port, &table, &json!([])).await?;
    news(&mut socket).await?;
    steps.send((Step::Looks, Instant::now()))?;
    news(&mut socket).await?;
    steps.send((Step::Saw, Instant::now()))?;
    drain(&mut socket).await
}

async fn news(socket: &mut Socket) -> Result<Value> {
    loop {
        let message = timeout(PATIENCE, socket.next())
            .await?
            .context("the table is closed")??;
        let Message::Text(text) = message else { continue };
        if text.starts_with(r#"{"type":"news""#) {
            return Ok(serde_json::from_str(&text)?);
        }
    }
}

async fn drain(socket: &mut Socket) -> Result<()> {
    while let Some(frame) = socket.next().await {
        frame?;
    }
    Ok(())
}

/// What is asked of an evening, and what it came to.
struct Aim {
    what: String,
    found_ms: f64,
    most_ms: f64,
}

impl Evenings {
    fn aims(&self) -> Vec<Aim> {
        let of = |night: &Night| {
            let Size { devices, same_luck, .. } = night.size;
            let aim = |what: &str, found: Option<f64>, most_ms| {
                let what = format!("{devices} {what}");
                found.map(|found_ms| Aim {
                    what,
                    found_ms,
                    most_ms,
                })
            };
            match same_luck {
                true => aim("know their result after the bell", night.told_last_ms, 1_000.0),
                false if devices <= 30 => aim("are seated after the word is shown", night.seated_ms, 60_000.0),
                false => None,
            }
        };
        self.nights.iter().filter_map(of).collect()
    }
}

impl fmt::Display for Evenings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "## An evening (one address, usual limits, load {})\n", self.load)?;
        let heads = [
            "devices, onlookers",
            "all inside, ms",
            "all seated, ms",
            "result after the bell: p99, ms",
            "last, ms",
        ];
        let more = ["act seen: p99, ms", "server CPU, s", "memory, MB"];
        let mut sheet = Sheet::new(heads.into_iter().chain(more));
        for night in &self.nights {
            let figures = [
                night.inside_ms,
                night.seated_ms,
                night.told_p99_ms,
                night.told_last_ms,
                night.seen_p99_ms,
                Some(night.server_cpu_seconds),
                Some(night.resident_mb),
            ];
            let Size {
                devices,
                lookers,
                same_luck,
            } = night.size;
            let luck = if same_luck { ", same luck" } else { "" };
            sheet.row(&format!("{devices}, {lookers}{luck}"), figures.map(figure));
        }
        writeln!(f, "{sheet}")?;
        for Aim {
            what,
            found_ms,
            most_ms,
        } in self.aims()
        {
            let kept = if found_ms <= most_ms { "kept" } else { "missed" };
            writeln!(f, "- {what}, aim {most_ms} ms: {} ms, {kept}", figure(Some(found_ms)))?;
        }
        writeln!(f)
    }
}
