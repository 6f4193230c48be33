//! How fast is the house? Benchmarks and load tests, each beside peers measured in the same run.
//!
//! - [`playouts`]: random games per CPU-second, beside other card games' rules;
//! - [`moves`]: how fast every way to lay a word is found;
//! - [`servers`]: tables over real sockets, beside a bare relay and boardgame.io, all driven by [`load`];
//! - [`house`]: our server as it is measured; [`relay`]: that bare relay, the least a server of tables can do;
//! - [`race`]: tables where the fastest hand counts;
//! - [`backups`]: moves while the house is backed up;
//! - [`reviews`]: how long games are looked back on, and moves meanwhile;
//! - [`replies`]: how long people wait for bots at many tables at once;
//! - [`store`]: the disk alone; [`opening`]: how long a table is locked by who opens it;
//! - [`thinking`]: how fast bots look ahead; [`arranging`]: the best arrangement of a throw;
//! - [`towers`]: one more domino on a magnetic tower;
//! - [`evening`]: a class comes in, a round is closed, many look on: one address, usual limits;
//! - [`pairing`]: who plays whom in an evening, beside a program that pairs chess tournaments.
//!
//! `docs/bench.md` has the figures.

mod arranging;
mod backups;
mod evening;
mod house;
mod load;
mod measure;
mod moves;
mod opening;
mod pairing;
mod peers;
mod playouts;
mod race;
mod relay;
mod replies;
mod report;
mod reviews;
mod servers;
mod store;
mod thinking;
mod towers;

use std::{fmt::Display, path::PathBuf, process::ExitCode, time::Duration};

use anyhow::Result;
use clap::{Parser, Subcommand, ValueEnum};
use serde::Serialize;

/// Benchmarks and load tests, each beside peers that are measured in the same run.
#[derive(Debug, Parser)]
#[command(name = "ludo-bench", args_conflicts_with_subcommands = true)]
struct Args {
    /// What to measure; everything if nothing is named.
    #[arg(value_enum)]
    sections: Vec<Section>,
    /// One short round each, only to see that everything runs: its figures mean nothing.
    #[arg(long)]
    quick: bool,
    /// One JSON object per section instead of tables.
    #[arg(long)]
    json: bool,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Section {
    Playouts,
    Moves,
    Server,
    Race,
    Backups,
    Review,
    Replies,
    Store,
    Opening,
    Thinking,
    Towers,
    Pairing,
    Evening,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Only be our server, as it is measured.
    House {
        port: u16,
        data: PathBuf,
        /// With the limits that every house has, and not without.
        #[arg(long)]
        limits: bool,
    },
    /// Only be the bare relay that our server is measured against.
    Relay { port: u16 },
    /// Only be the load, on a server that runs already: for a profiler beside it.
    Load(servers::Load),
}

/// How long and how often things are measured.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    pub quick: bool,
    /// Everything is measured this often, in turns; the best counts.
    pub rounds: u32,
    /// For each engine in each round.
    pub playout_time: Duration,
    /// For each busy scenario of each server in each round.
    pub busy_time: Duration,
    pub store_time: Duration,
}

impl Effort {
    const WHOLE: Effort = Effort {
        quick: false,
        rounds: 3,
        playout_time: Duration::from_secs(4),
        busy_time: Duration::from_secs(8),
        store_time: Duration::from_secs(4),
    };

    const QUICK: Effort = Effort {
        quick: true,
        rounds: 1,
        playout_time: Duration::from_millis(200),
        busy_time: Duration::from_secs(1),
        store_time: Duration::from_millis(500),
    };
}

fn main() -> ExitCode {
    let args = Args::parse();
    let done = match args.command {
        Some(Command::House { port, data, limits }) => house::run(port, data, limits),
        Some(Command::Relay { port }) => relay::run(port),
        Some(Command::Load(load)) => load.run().and_then(|figures| print_json(&figures)),
        None => measure_all(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("ludo-bench: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn measure_all(args: &Args) -> Result<()> {
    let effort = if args.quick { Effort::QUICK } else { Effort::WHOLE };
    for section in Section::value_variants() {
        if !args.sections.is_empty() && !args.sections.contains(section) {
            continue;
        }
        match section {
            Section::Playouts => show(&playouts::run(&effort)?, args.json)?,
            Section::Moves => show(&moves::run(&effort)?, args.json)?,
            Section::Server => show(&servers::run(&effort)?, args.json)?,
            Section::Race => show(&race::run(&effort)?, args.json)?,
            Section::Backups => show(&backups::run(&effort)?, args.json)?,
            Section::Review => show(&reviews::run(&effort)?, args.json)?,
            Section::Replies => show(&replies::run(&effort)?, args.json)?,
            Section::Store => show(&store::run(&effort)?, args.json)?,
            Section::Opening => show(&opening::run(&effort)?, args.json)?,
            Section::Thinking => show(&thinking::run(&effort)?, args.json)?,
            Section::Towers => show(&towers::run(&effort)?, args.json)?,
            Section::Evening => show(&evening::run(&effort)?, args.json)?,
            Section::Pairing => show(&pairing::run(&effort)?, args.json)?,
        }
    }
    Ok(())
}

fn show(figures: &(impl Serialize + Display), json: bool) -> Result<()> {
    match json {
        true => print_json(figures)?,
        false => println!("{figures}"),
    }
    Ok(())
}

fn print_json(figures: &impl Serialize) -> Result<()> {
    println!("{}", serde_json::to_string(figures)?);
    Ok(())
}
