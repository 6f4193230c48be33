//! Our server beside a bare relay, boardgame.io and Colyseus: the same load, in turns, on the same machine.

use std::{
    env, fmt, fs,
    net::{TcpListener, TcpStream},
    path::PathBuf,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, anyhow, ensure};
use clap::{Args, ValueEnum};
use serde::Serialize;

use crate::{
    Effort,
    load::{self, BoardgameIo, Colyseus, Figures, House, Pace, Relay},
    measure::{keep_to, largest, load, ratio, smallest},
    peers,
    report::{Sheet, aim, figure},
    store::{self, Disk},
};

/// Each table has two sockets, and the kernel gives a process only so many descriptors.
const SPARE_DESCRIPTORS: u64 = 200;
const MANY_TABLES: u64 = 10_000;
const IDLE_TIME: Duration = Duration::from_secs(5);
/// What the servers and their load share, however many there are: ratios on more would not be those that we aim at.
const CORES: usize = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ValueEnum)]
#[serde(rename_all = "camelCase")]
pub enum Server {
    Ours,
    Relay,
    BoardgameIo,
    Colyseus,
}

const SERVERS: [Server; 4] = [Server::Ours, Server::Relay, Server::BoardgameIo, Server::Colyseus];

impl Server {
    /// Needs Node and packages that are fetched when they are first needed.
    fn is_on_node(self) -> bool {
        matches!(self, Server::BoardgameIo | Server::Colyseus)
    }
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Servers {
    load: String,
    cores: usize,
    rounds: u32,
    /// The disk alone, once in every round: who acknowledges what is on disk waits for that.
    syncs: Vec<Disk>,
    scenarios: Vec<Scenario>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Scenario {
    name: String,
    #[serde(skip)]
    pace: Pace,
    tables: usize,
    servers: Vec<Measured>,
}

/// One server in one scenario.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Measured {
    server: Server,
    rounds: Vec<Figures>,
    problem: Option<String>,
}

pub fn run(effort: &Effort) -> Result<Servers> {
    let (descriptors, cores) = (rlimit::increase_nofile_limit(u64::MAX)?, keep_to(CORES)?);
    let (mut scenarios, mut syncs) = (scenarios(effort, descriptors), Vec::new());
    for round in 0..effort.rounds {
        syncs.push(store::run(effort)?);
        for scenario in &mut scenarios {
            if round > 0 && matches!(scenario.pace, Pace::Idle(_)) {
                continue; // memory does not depend on how busy the machine is
            }
            for measured in &mut scenario.servers {
                if measured.problem.is_some() || (effort.quick && measured.server.is_on_node()) {
                    continue;
                }
                eprintln!("  {}: {:?}, round {}", scenario.name, measured.server, round + 1);
                match measure(measured.server, scenario.tables, scenario.pace) {
                    Ok(figures) => measured.rounds.push(figures),
                    Err(problem) => measured.problem = Some(format!("{problem:#}")),
                }
            }
        }
    }
    Ok(Servers {
        load: load(),
        cores,
        rounds: effort.rounds,
        syncs,
        scenarios,
    })
}

fn scenarios(effort: &Effort, descriptors: u64) -> Vec<Scenario> {
    let scenario = |name: String, tables: usize, pace| Scenario {
        name,
        pace,
        tables,
        servers: SERVERS
            .map(|server| Measured {
                server,
                rounds: Vec::new(),
                problem: None,
            })
            .into(),
    };
    let busy = |tables| scenario(format!("{tables} busy tables"), tables, Pace::Busy(effort.busy_time));
    let idle = |tables| scenario(format!("{tables} idle tables"), tables, Pace::Idle(IDLE_TIME));
    let steady = |tables: usize, per_second| {
        let pace = Pace::Steady {
            per_second,
            time: effort.busy_time,
        };
        scenario(format!("{per_second} moves/s over {tables} tables"), tables, pace)
    };
    if effort.quick {
        return vec![busy(20), steady(20, 100)];
    }
    let many = MANY_TABLES.min((descriptors - SPARE_DESCRIPTORS) / 2) as usize;
    vec![busy(100), busy(1000), steady(1000, 1000), idle(1000), idle(many)]
}

/// The load alone.
#[derive(Debug, Args)]
pub struct Load {
    server: Server,
    port: u16,
    /// The server's process, whose CPU time and memory count.
    pid: u32,
    #[arg(long, default_value_t = 100)]
    tables: usize,
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Moves per second over all tables; as many as possible if it is not given.
    #[arg(long)]
    rate: Option<u32>,
}

impl Load {
    pub fn run(&self) -> Result<Figures> {
        rlimit::increase_nofile_limit(u64::MAX)?;
        let time = Duration::from_secs(self.seconds);
        let pace = self
            .rate
            .map_or(Pace::Busy(time), |per_second| Pace::Steady { per_second, time });
        drive(self.server, self.port, self.pid, self.tables, pace)
    }
}

fn measure(server: Server, tables: usize, pace: Pace) -> Result<Figures> {
    let running = Running::start(server)?;
    drive(server, running.port, running.pid(), tables, pace)
}

fn drive(server: Server, port: u16, pid: u32, tables: usize, pace: Pace) -> Result<Figures> {
    match server {
        Server::Ours => load::drive::<House>(port, pid, tables, pace),
        Server::Relay => load::drive::<Relay>(port, pid, tables, pace),
        Server::BoardgameIo => load::drive::<BoardgameIo>(port, pid, tables, pace),
        Server::Colyseus => load::drive::<Colyseus>(port, pid, tables, pace),
    }
}

/// A server in a process of its own, ended when this is dropped.
pub struct Running {
    process: Child,
    pub port: u16,
    /// What it wrote, to be thrown away.
    pub data: PathBuf,
}

impl Running {
    pub fn start(server: Server) -> Result<Running> {
        Running::spawn(server, false)
    }

    /// Ours, with the limits that every house has.
    pub fn with_limits() -> Result<Running> {
        Running::spawn(Server::Ours, true)
    }

    fn spawn(server: Server, limits: bool) -> Result<Running> {
        let port = free_port()?;
        let data = beside_us()?.join(format!("bench-data-{port}"));
        let mut command = match server {
            Server::Ours => ourselves("house")?,
            Server::Relay => ourselves("relay")?,
            Server::BoardgameIo => peers::node(peers::BOARDGAME_IO)?,
            Server::Colyseus => peers::node(peers::COLYSEUS)?,
        };
        command.arg(port.to_string());
        if server == Server::Ours {
            command.arg(&data);
        }
        if limits {
            command.arg("--limits");
        }
        let process = command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("{server:?} cannot be started"))?;
        let mut running = Running { process, port, data };
        running.wait_until_it_listens()?;
        Ok(running)
    }

    pub fn pid(&self) -> u32 {
        self.process.id()
    }

    /// As if so many tables more had been set up long ago.
    pub fn fill(&self, tables: usize) -> Result<()> {
        load::drive::<House>(self.port, self.pid(), 1, Pace::Idle(Duration::ZERO))?;
        let db = rusqlite::Connection::open(self.data.join("ludogite.sqlite"))?;
        db.busy_timeout(Duration::from_secs(30))?;
        let copies = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1) \
            INSERT INTO tables SELECT 1000000 + i, 'copy' || i, replace(saved, id, 'copy' || i), phase, created, updated \
            FROM n, (SELECT * FROM tables ORDER BY no LIMIT 1)";
        db.execute(copies, [tables as i64])?;
        Ok(())
    }

    fn wait_until_it_listens(&mut self) -> Result<()> {
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            if let Some(status) = self.process.try_wait()? {
                return Err(anyhow!("it ended with {status} before it listened"));
            }
            ensure!(begun.elapsed() < Duration::from_secs(30), "it does not listen");
            thread::sleep(Duration::from_millis(50));
        }
        thread::sleep(Duration::from_millis(500)); // let it finish starting before its memory is taken as empty
        Ok(())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.process.kill(); // it may have ended by itself
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.data); // only ours has written anything
    }
}

/// A command of this very program.
fn ourselves(command: &str) -> Result<Command> {
    let mut ourselves = Command::new(env::current_exe()?);
    ourselves.arg(command);
    Ok(ourselves)
}

/// The folder of this binary: on a real disk, unlike /tmp on some machines.
pub fn beside_us() -> Result<PathBuf> {
    Ok(env::current_exe()?
        .parent()
        .context("a binary lies in a folder")?
        .to_owned())
}

fn free_port() -> Result<u16> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}

// ----------------------------------------------------------------------------------------------- what came out

impl Measured {
    fn best(&self, best: fn(Vec<Option<f64>>) -> Option<f64>, of: fn(&Figures) -> Option<f64>) -> Option<f64> {
        best(self.rounds.iter().map(of).collect())
    }

    fn moves(&self) -> Option<f64> {
        self.best(largest, |figures| figures.moves_per_second)
    }

    fn cpu(&self) -> Option<f64> {
        self.best(smallest, |figures| figures.server_cpu_us_per_move)
    }

    fn p50(&self) -> Option<f64> {
        self.best(smallest, |figures| figures.p50_ms)
    }

    fn p99(&self) -> Option<f64> {
        self.best(smallest, |figures| figures.p99_ms)
    }

    fn memory(&self) -> Option<f64> {
        self.best(smallest, |figures| figures.idle_kb_per_table)
    }

    fn server_percent(&self) -> Option<f64> {
        self.best(smallest, |figures| figures.server_cpu_percent)
    }
}

type Row = (&'static str, fn(&Measured) -> Option<f64>);

impl Scenario {
    fn rows(&self) -> &'static [Row] {
        match self.pace {
            Pace::Busy(_) => &[
                ("moves/s", Measured::moves),
                ("server CPU per move, µs", Measured::cpu),
                ("p50, ms", Measured::p50),
                ("p99, ms", Measured::p99),
            ],
            Pace::Steady { .. } => &[
                ("p50, ms", Measured::p50),
                ("p99, ms", Measured::p99),
                ("server CPU, %", Measured::server_percent),
                ("server CPU per move, µs", Measured::cpu),
            ],
            Pace::Idle(_) => &[
                ("memory per table, KB", Measured::memory),
                ("server CPU, %", Measured::server_percent),
            ],
        }
    }

    /// `sync_ms`: how long the slowest hundredth of syncs takes at least.
    fn aims(&self, sync_ms: Option<f64>) -> Vec<Aim> {
        let [ours, relay, boardgame_io, colyseus] = &self.servers[..] else {
            return Vec::new();
        };
        let moves = |peer: &Measured| ratio(ours.moves(), peer.moves());
        match self.pace {
            Pace::Busy(_) => vec![
                ("moves/s, ours / relay", moves(relay), Some(0.6), None),
                ("moves/s, ours / boardgame.io", moves(boardgame_io), Some(12.0), None),
                ("moves/s, ours / Colyseus", moves(colyseus), Some(1.0), None),
                (
                    "CPU per move, ours / relay",
                    ratio(ours.cpu(), relay.cpu()),
                    None,
                    Some(1.8),
                ),
            ],
            Pace::Steady { .. } => {
                let slower = ours.p99().zip(relay.p99()).map(|(ours, relay)| ours - relay);
                vec![("p99 in ms, ours − relay, against a sync's", slower, None, sync_ms)]
            }
            Pace::Idle(_) => vec![("KB per table", ours.memory(), None, Some(17.0))],
        }
    }
}

/// A ratio that we aim at: name, value, at least, at most.
type Aim = (&'static str, Option<f64>, Option<f64>, Option<f64>);

impl fmt::Display for Servers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "## Servers (best of {} rounds in turns, {} cores, load {})\n",
            self.rounds, self.cores, self.load
        )?;
        writeln!(
            f,
            "Two sockets per table. Our move is an act that is judged, written to disk with the card that it"
        )?;
        writeln!(
            f,
            "turns (two lines), synced, told to both seats and acknowledged; the others write nothing.\n"
        )?;
        let heads = ["", "ours", "bare relay", "boardgame.io 0.50.2", "Colyseus 0.18, tuned"];
        for scenario in &self.scenarios {
            let mut sheet = Sheet::new([&[scenario.name.as_str()], &heads[1..]].concat());
            for (name, value) in scenario.rows() {
                sheet.row(name, scenario.servers.iter().map(|measured| figure(value(measured))));
            }
            writeln!(f, "{sheet}")?;
            for measured in &scenario.servers {
                if let Some(problem) = &measured.problem {
                    writeln!(f, "{:?}: not measured: {problem}\n", measured.server)?;
                }
            }
        }
        let sync = |of: fn(&Disk) -> Option<f64>| smallest(self.syncs.iter().map(of));
        let sync_ms = sync(|disk| disk.p99_ms);
        let (p50, p99) = (figure(sync(|disk| disk.p50_ms)), figure(sync_ms));
        writeln!(f, "A page appended and synced: p50 {p50} ms, p99 {p99} ms.\n")?;
        let mut aims = Sheet::new(["", "scenario", "value", "aim", ""]);
        for scenario in &self.scenarios {
            for (name, value, least, most) in scenario.aims(sync_ms) {
                let least_or_most = match most {
                    Some(_) => format!("≤ {}", figure(most)),
                    None => format!("≥ {}", figure(least)),
                };
                let reached = aim(value, least, most);
                aims.row(name, [scenario.name.clone(), figure(value), least_or_most, reached]);
            }
        }
        writeln!(f, "{aims}")
    }
}
