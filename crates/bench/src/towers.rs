//! What it costs to let go of a domino: CPU time of one placement on columns of several heights, with the track that a page
//! plays back.

use std::{fmt, time::Instant};

use anyhow::Result;
use physics::{Hand, Place, Pose, place};
use serde::Serialize;

use crate::{
    Effort,
    measure::{load, thread_cpu},
    report::{Sheet, aim, figure},
};

/// How many stand, and the milliseconds within which one more is let go.
const HEIGHTS: [(i8, Option<f64>); 5] = [(1, None), (5, None), (10, Some(4.0)), (15, None), (20, Some(10.0))];
/// As the usual table has them, in tenths of a domino's weight.
const MAGNETS: u16 = 60;
/// One that trembles as hands do.
const HAND: Hand = Hand {
    off: [900, -700],
    yaw: 30_000,
    roll: 20_000,
    pitch: -20_000,
    drop: 2_000,
    speed: 20,
};

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Towers {
    load: String,
    columns: Vec<Column>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Column {
    standing: i8,
    ms_per_placement: f64,
    aim_ms: Option<f64>,
    track_bytes: usize,
}

pub fn run(effort: &Effort) -> Result<Towers> {
    let columns = HEIGHTS
        .iter()
        .map(|&(standing, aim_ms)| column(standing, aim_ms, effort));
    Ok(Towers {
        columns: columns.collect::<Result<_>>()?,
        load: load(),
    })
}

/// Half over half, to and fro, and one more on top, again and again.
fn column(standing: i8, aim_ms: Option<f64>, effort: &Effort) -> Result<Column> {
    let at = |level: i8| Place {
        x: level % 2,
        y: 0,
        level,
        across: false,
    };
    let poses: Vec<Pose> = (0..standing).map(|level| at(level).pose()).collect();
    let (begun, spent) = (Instant::now(), thread_cpu()?);
    let (mut placements, mut track_bytes) = (0, 0);
    while placements == 0 || begun.elapsed() < effort.playout_time {
        track_bytes = place(&poses, at(standing), HAND, MAGNETS).track().len();
        placements += 1;
    }
    let spent = thread_cpu()? - spent;
    Ok(Column {
        standing,
        ms_per_placement: 1e3 * spent.as_secs_f64() / f64::from(placements),
        aim_ms,
        track_bytes,
    })
}

impl fmt::Display for Towers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "## One more domino on a tower (load {})\n", self.load)?;
        let mut sheet = Sheet::new(["dominoes that stand", "CPU, ms", "aim, ms", "", "track, bytes"]);
        for column in &self.columns {
            let ms = Some(column.ms_per_placement);
            let reached = column.aim_ms.map_or_else(String::new, |most| aim(ms, None, Some(most)));
            let cells = [
                figure(ms),
                figure(column.aim_ms),
                reached,
                figure(Some(column.track_bytes as f64)),
            ];
            sheet.row(&column.standing.to_string(), cells);
        }
        writeln!(f, "{sheet}")
    }
}
