//! Do people who play notice that the house is being backed up? Moves of a steady load, without and during a backup, in turns.

use std::{
    fmt, fs,
    sync::atomic::{AtomicBool, Ordering},
    thread,
};

use anyhow::{Result, anyhow};
use serde::Serialize;

use crate::{
    Effort,
    load::{self, Figures, House, Pace},
    measure::{load, ratio, smallest},
    report::{Sheet, aim, figure},
    servers::{Running, Server, beside_us},
};

/// Tables that stand in the house before, so that a backup takes a while.
const STORED: usize = 20_000;
const TABLES: usize = 300;
const MOVES_PER_SECOND: u32 = 300;

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Backups {
    load: String,
    without: Vec<Figures>,
    during: Vec<Figures>,
    /// Backups that were made, examined and counted meanwhile.
    made: usize,
}

pub fn run(effort: &Effort) -> Result<Backups> {
    let (mut without, mut during, mut made) = (Vec::new(), Vec::new(), 0);
    for _ in 0..effort.rounds {
        without.push(round(effort, false)?.0);
        let (figures, backups) = round(effort, true)?;
        during.push(figures);
        made += backups;
    }
    Ok(Backups {
        load: load(),
        without,
        during,
        made,
    })
}

/// One backup after the other, in this process as `ludogite backup` makes them, while the load runs.
fn round(effort: &Effort, back_up: bool) -> Result<(Figures, usize)> {
    let running = Running::start(Server::Ours)?;
    let (tables, stored) = if effort.quick { (20, 100) } else { (TABLES, STORED) };
    running.fill(stored)?;
    let pace = Pace::Steady {
        per_second: MOVES_PER_SECOND,
        time: effort.busy_time,
    };
    let to = beside_us()?.join(format!("bench-backup-{}.sqlite", running.port));
    let over = AtomicBool::new(!back_up);
    let measured = thread::scope(|scope| {
        let backups = scope.spawn(|| {
            let mut made = 0;
            while !over.load(Ordering::Relaxed) {
                server::back_up(&running.data, &to)?;
                made += 1;
            }
            Ok(made)
        });
        let figures = load::drive::<House>(running.port, running.pid(), tables, pace);
        over.store(true, Ordering::Relaxed);
        let made: Result<usize> = backups.join().map_err(|_| anyhow!("a backup broke down"))?;
        Ok((figures?, made?))
    });
    let _ = fs::remove_file(&to); // without a backup there is none
    measured
}

type Row = (&'static str, fn(&Figures) -> Option<f64>);

impl Backups {
    fn best(figures: &[Figures], of: fn(&Figures) -> Option<f64>) -> Option<f64> {
        smallest(figures.iter().map(of))
    }
}

impl fmt::Display for Backups {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "## Moves during a backup ({MOVES_PER_SECOND} moves/s over {TABLES} tables, {STORED} more on disk; best of {} rounds in \
            turns, load {}; {} backups made and replayed)\n",
            self.without.len(),
            self.load,
            self.made
        )?;
        let mut sheet = Sheet::new(["", "without", "during", "ratio", ""]);
        let rows: [Row; 2] = [
            ("p50, ms", |figures| figures.p50_ms),
            ("p99, ms", |figures| figures.p99_ms),
        ];
        for (name, of) in rows {
            let (without, during) = (Backups::best(&self.without, of), Backups::best(&self.during, of));
            let slower = ratio(during, without);
            sheet.row(
                name,
                [
                    figure(without),
                    figure(during),
                    figure(slower),
                    aim(slower, None, Some(1.1)),
                ],
            );
        }
        writeln!(f, "{sheet}")
    }
}
