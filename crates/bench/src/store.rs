//! The disk alone: how often it can be made to keep what was written. Every acknowledged move waits for that once,
//! together with all moves that came meanwhile.

use std::{
    fmt,
    fs::{self, File},
    io::Write,
    time::Instant,
};

use anyhow::Result;
use serde::Serialize;

use crate::{
    Effort,
    measure::percentile_ms,
    report::{Sheet, figure},
    servers::beside_us,
};

/// A page of the database's log, with what stands before it.
const WRITTEN: usize = 4096 + 24;

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Disk {
    syncs_per_second: f64,
    pub p50_ms: Option<f64>,
    pub p99_ms: Option<f64>,
}

/// Appends a page and syncs it, again and again, as a house with one busy table does.
pub fn run(effort: &Effort) -> Result<Disk> {
    let path = beside_us()?.join("bench-disk");
    let mut file = File::create(&path)?;
    let mut times = Vec::new();
    let begun = Instant::now();
    while begun.elapsed() < effort.store_time {
        let sync = Instant::now();
        file.write_all(&[0; WRITTEN])?;
        file.sync_data()?;
        times.push(sync.elapsed().as_micros() as u32);
    }
    let seconds = begun.elapsed().as_secs_f64();
    fs::remove_file(path)?;
    times.sort_unstable();
    Ok(Disk {
        syncs_per_second: times.len() as f64 / seconds,
        p50_ms: percentile_ms(&times, 0.5),
        p99_ms: percentile_ms(&times, 0.99),
    })
}

impl fmt::Display for Disk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "## The disk: a page appended and synced\n")?;
        let mut sheet = Sheet::new(["", "per second", "p50, ms", "p99, ms"]);
        let cells = [Some(self.syncs_per_second), self.p50_ms, self.p99_ms].map(figure);
        sheet.row("syncs", cells);
        writeln!(f, "{sheet}")
    }
}
