//! One generator of load for every server: many tables, two sockets each, in one thread, so that what it costs is the
//! same for all of them. A move counts when both seats have heard of it (and, with us, when it is acknowledged).

mod boardgame_io;
mod colyseus;
mod house;
mod relay;
pub mod wire;

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};
use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use tokio::{
    sync::{Semaphore, watch},
    task::JoinSet,
    time::{sleep, sleep_until, timeout},
};
use tokio_tungstenite::tungstenite::Message;

use crate::measure::{percentile_ms, process_cpu, resident_kb};

pub use boardgame_io::BoardgameIo;
pub use colyseus::Colyseus;
pub use house::House;
pub use relay::Relay;
use wire::Socket;

/// Tables that are set up at the same time.
const SETTING_UP: usize = 32;
/// Whatever takes longer than this never comes.
const ANSWER_WITHIN: Duration = Duration::from_secs(20);
const WARM_UP: Duration = Duration::from_secs(2);

/// A table of one kind of server, seen from its two seats (0 and 1).
pub trait Client: Sized + Send + 'static {
    /// Frames that a move brings to the seat that moves and to the other one.
    const ANSWERS: [usize; 2];

    /// Sets a table up and seats both; returns when the first move may be made.
    fn sit(port: u16, number: usize) -> impl Future<Output = Result<(Self, [Socket; 2])>> + Send;

    /// The seat that moves and what it sends; None when the game is over.
    fn next_move(&mut self) -> Option<(usize, Message)>;

    /// A frame has come to a seat.
    fn hear(&mut self, seat: usize, text: &str) -> Result<Heard>;

    /// A frame that is no text.
    fn hear_bytes(&mut self, _: &[u8]) -> Heard {
        Heard::Nothing
    }

    /// Another game for the same two, once one is over.
    fn again(&mut self) -> impl Future<Output = Result<[Socket; 2]>> + Send {
        async { bail!("this game never ends") }
    }
}

pub enum Heard {
    /// One of the [`Client::ANSWERS`].
    Answer,
    /// A question of the line itself, and what it wants to hear.
    Heartbeat(&'static str),
    Nothing,
}

/// What the tables do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pace {
    /// Every table makes its next move at once.
    Busy(Duration),
    /// So many moves per second over all tables, evenly spread.
    Steady { per_second: u32, time: Duration },
    /// Both seats are connected and nobody moves.
    Idle(Duration),
}

#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Figures {
    pub tables: usize,
    /// Games that ended and were followed by another.
    pub games: u64,
    pub moves_per_second: Option<f64>,
    pub server_cpu_us_per_move: Option<f64>,
    pub p50_ms: Option<f64>,
    pub p99_ms: Option<f64>,
    pub idle_kb_per_table: Option<f64>,
    pub server_cpu_percent: Option<f64>,
    pub generator_cpu_percent: Option<f64>,
}

/// What all tables count together.
#[derive(Default)]
struct Tally {
    counting: AtomicBool,
    games: AtomicU64,
    /// Microseconds from a move's sending to the other seat's hearing of it, one for each move.
    latencies: Mutex<Vec<u32>>,
}

/// Drives a server that listens on `port` and is process `pid`.
pub fn drive<C: Client>(port: u16, pid: u32, tables: usize, pace: Pace) -> Result<Figures> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let figures = runtime.block_on(scenario::<C>(port, pid, tables, pace));
    runtime.shutdown_background();
    figures
}

async fn scenario<C: Client>(port: u16, pid: u32, tables: usize, pace: Pace) -> Result<Figures> {
    let empty_kb = resident_kb(pid)?;
    let tally = Arc::new(Tally::default());
    let (go, gone) = watch::channel(false);
    let mut attended = set_up::<C>(port, tables, pace, &gone, &tally).await?;
    let run = async {
        if let Pace::Idle(time) = pace {
            sleep(WARM_UP).await; // whatever setting up has left to do
            let used = Used::since(pid)?;
            sleep(time).await;
            return Ok(Figures {
                tables,
                idle_kb_per_table: Some((resident_kb(pid)? - empty_kb) / tables as f64),
                server_cpu_percent: Some(used.server_percent()?),
                ..Figures::default()
            });
        }
        go.send_replace(true);
        sleep(WARM_UP).await;
        let used = Used::since(pid)?;
        tally.counting.store(true, Ordering::Relaxed);
        let (Pace::Busy(time) | Pace::Steady { time, .. } | Pace::Idle(time)) = pace;
        sleep(time).await;
        tally.counting.store(false, Ordering::Relaxed);
        used.figures(tables, &tally)
    };
    tokio::select! {
        figures = run => figures,
        Some(ended) = attended.join_next() => match ended? {
            Ok(()) => bail!("a table ended before its time"),
            Err(problem) => Err(problem.context("a table broke off")),
        },
    }
}

/// Sets all tables up; each is attended from then on and moves once `gone` says so.
async fn set_up<C: Client>(
    port: u16,
    tables: usize,
    pace: Pace,
    gone: &watch::Receiver<bool>,
    tally: &Arc<Tally>,
) -> Result<JoinSet<Result<()>>> {
    let room = Arc::new(Semaphore::new(SETTING_UP));
    let (ready, mut seated) = tokio::sync::mpsc::unbounded_channel();
    let mut attended = JoinSet::new();
    for number in 0..tables {
        let (room, ready, gone, tally) = (room.clone(), ready.clone(), gone.clone(), tally.clone());
        attended.spawn(async move {
            let turn = room.acquire_owned().await?;
            let sat = timeout(ANSWER_WITHIN, C::sit(port, number)).await;
            let (client, sockets) = sat.context("setting up takes too long")?.context("setting up")?;
            drop(turn);
            ready.send(())?;
            let rhythm = Rhythm::new(pace, number, tables);
            Attendant { client, sockets, tally }.attend(rhythm, gone).await
        });
    }
    for _ in 0..tables {
        tokio::select! {
            sat = seated.recv() => sat.context("a table is gone")?,
            Some(ended) = attended.join_next() => ended??,
        }
    }
    Ok(attended)
}

/// When a table makes its moves.
struct Rhythm {
    period: Option<Duration>,
    /// The first move, counted from the start.
    offset: Duration,
    idle: bool,
}

impl Rhythm {
    fn new(pace: Pace, number: usize, tables: usize) -> Rhythm {
        let period = match pace {
            Pace::Steady { per_second, .. } => Some(Duration::from_secs_f64(tables as f64 / f64::from(per_second))),
            Pace::Busy(_) | Pace::Idle(_) => None,
        };
        // Steps of the golden ratio spread the tables evenly over the period, in no order.
        let share = (number as f64 * 0.618_033_988_749_895).fract();
        Rhythm {
            period,
            offset: period.unwrap_or_default().mul_f64(share),
            idle: matches!(pace, Pace::Idle(_)),
        }
    }
}

/// Plays both seats of one table.
struct Attendant<C> {
    client: C,
    sockets: [Socket; 2],
    tally: Arc<Tally>,
}

impl<C: Client> Attendant<C> {
    async fn attend(mut self, rhythm: Rhythm, mut gone: watch::Receiver<bool>) -> Result<()> {
        self.listen_until(async move {
            let idle = gone.wait_for(|gone| *gone).await.is_err() || rhythm.idle;
            if idle {
                std::future::pending::<()>().await;
            }
        })
        .await?;
        let mut due = tokio::time::Instant::now() + rhythm.offset;
        loop {
            if let Some(period) = rhythm.period {
                self.listen_until(sleep_until(due)).await?;
                due += period;
            }
            match self.client.next_move() {
                Some((seat, frame)) => self.play(seat, frame).await?,
                None => {
                    self.sockets = timeout(ANSWER_WITHIN, self.client.again())
                        .await
                        .context("another game takes too long")??;
                    self.tally.games.fetch_add(1, Ordering::Relaxed);
                }
            }
        }
    }

    /// Sends a move and waits for everything that it brings.
    async fn play(&mut self, seat: usize, frame: Message) -> Result<()> {
        let sent = Instant::now();
        self.sockets[seat].send(frame).await?;
        let other = 1 - seat;
        let mut missing = [0; 2];
        (missing[seat], missing[other]) = C::ANSWERS.into();
        while missing != [0, 0] {
            let (hearer, answers) = self.hear_one().await?;
            if !answers {
                continue;
            }
            ensure!(missing[hearer] > 0, "seat {hearer} heard more than one move brings");
            missing[hearer] -= 1;
            if hearer == other && missing[other] == 0 && self.tally.counting.load(Ordering::Relaxed) {
                let mut latencies = self.tally.latencies.lock().unwrap_or_else(PoisonError::into_inner);
                latencies.push(sent.elapsed().as_micros() as u32);
            }
        }
        Ok(())
    }

    async fn listen_until(&mut self, time: impl Future<Output = ()>) -> Result<()> {
        tokio::pin!(time);
        loop {
            tokio::select! {
                () = &mut time => return Ok(()),
                heard = self.hear_one() => { heard?; }
            }
        }
    }

    /// The next frame of either seat: whose it is, and whether it answers a move.
    async fn hear_one(&mut self) -> Result<(usize, bool)> {
        let [first, second] = &mut self.sockets;
        let (seat, frame) = tokio::select! {
            frame = first.next() => (0, frame),
            frame = second.next() => (1, frame),
        };
        match frame.context("the server has hung up")?? {
            Message::Text(text) => match self.client.hear(seat, &text)? {
                Heard::Answer => Ok((seat, true)),
                Heard::Nothing => Ok((seat, false)),
                Heard::Heartbeat(answer) => {
                    self.sockets[seat].send(Message::text(answer)).await?;
                    Ok((seat, false))
                }
            },
            Message::Binary(bytes) => Ok((seat, matches!(self.client.hear_bytes(&bytes), Heard::Answer))),
            Message::Close(why) => bail!("the server has closed: {why:?}"),
            Message::Ping(_) => {
                self.sockets[seat].flush().await?; // the answer was queued by the library
                Ok((seat, false))
            }
            _ => Ok((seat, false)),
        }
    }
}

/// What the server and the generator have used of the processor since then.
struct Used {
    pid: u32,
    begun: Instant,
    server: Duration,
    generator: Duration,
}

impl Used {
    fn since(pid: u32) -> Result<Used> {
        Ok(Used {
            pid,
            begun: Instant::now(),
            server: process_cpu(pid)?,
            generator: process_cpu(std::process::id())?,
        })
    }

    fn server_percent(&self) -> Result<f64> {
        Ok((process_cpu(self.pid)? - self.server).as_secs_f64() / self.begun.elapsed().as_secs_f64() * 100.0)
    }

    fn figures(&self, tables: usize, tally: &Tally) -> Result<Figures> {
        let seconds = self.begun.elapsed().as_secs_f64();
        let server = (process_cpu(self.pid)? - self.server).as_secs_f64();
        let generator = (process_cpu(std::process::id())? - self.generator).as_secs_f64();
        let mut latencies = tally.latencies.lock().unwrap_or_else(PoisonError::into_inner);
        latencies.sort_unstable();
        let moves = latencies.len() as f64;
        ensure!(moves > 0.0, "no move was made");
        Ok(Figures {
            tables,
            games: tally.games.load(Ordering::Relaxed),
            moves_per_second: Some(moves / seconds),
            server_cpu_us_per_move: Some(server * 1e6 / moves),
            p50_ms: percentile_ms(&latencies, 0.5),
            p99_ms: percentile_ms(&latencies, 0.99),
            server_cpu_percent: Some(server / seconds * 100.0),
            generator_cpu_percent: Some(generator / seconds * 100.0),
            idle_kb_per_table: None,
        })
    }
}
