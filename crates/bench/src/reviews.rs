//! Looking back: how long is the longest game of each form thought about, and do people who play notice it?

use std::{
    fmt,
    sync::atomic::{AtomicBool, Ordering},
    thread,
};

use anyhow::{Context, Result, anyhow};
use ludo::{Header, How, Player, Record, Room, Seats, Start};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde::Serialize;

use crate::{
    Effort,
    load::{self, Figures, House, Pace, wire::post},
    measure::{load, ratio, smallest, thread_cpu},
    report::{Sheet, aim, figure},
    servers::{Running, Server},
};

/// The longest of so many games that are played at random.
const GAMES: u64 = 20;
const TABLES: usize = 300;
const MOVES_PER_SECOND: u32 = 300;
const AIM_SECONDS: f64 = 10.0;

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Reviews {
    load: String,
    forms: Vec<Form>,
    without: Vec<Figures>,
    during: Vec<Figures>,
    /// Games that were looked back on meanwhile.
    made: usize,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Form {
    name: String,
    lines: usize,
    /// CPU time of one thread.
    seconds: f64,
}

pub fn run(effort: &Effort) -> Result<Reviews> {
    let rooms = rooms::all()
        .iter()
        .filter(|room| !effort.quick || room.info().id == "diamoniak");
    let (mut forms, mut records) = (Vec::new(), Vec::new());
    for room in rooms {
        for form in room.info().forms {
            let chosen = { form.settings.iter() }.map(|(key, value)| (key.to_string(), value.to_string()));
            let options = room
                .options(&chosen.collect(), false)
                .map_err(|bad| anyhow!("{bad:?}"))?;
            let record = longest(&**room, &options, form.max_seats, if effort.quick { 1 } else { GAMES })?;
            let before = thread_cpu()?;
            let review = room.review(&record, &mut || {}).map_err(|fault| anyhow!("{fault}"))?;
            review.context("it was played to its end")?;
            forms.push(Form {
                name: format!("{}/{}", room.info().id, form.id),
                lines: record.lines.len(),
                seconds: (thread_cpu()? - before).as_secs_f64(),
            });
            records.push(record.to_string());
        }
    }
    let (mut without, mut during, mut made) = (Vec::new(), Vec::new(), 0);
    for _ in 0..effort.rounds {
        without.push(round(effort, &[])?.0);
        let (figures, reviews) = round(effort, &records)?;
        during.push(figures);
        made += reviews;
    }
    Ok(Reviews {
        load: load(),
        forms,
        without,
        during,
        made,
    })
}

fn longest(room: &dyn Room, options: &str, seats: usize, games: u64) -> Result<Record> {
    let (info, keep) = (room.info(), true);
    let how = How { keep, ..How::default() };
    let players = vec![Player::Random; seats];
    let play = |seed| room.playout(options, &players, how, &mut ChaCha8Rng::seed_from_u64(seed));
    let played: Result<Vec<_>, _> = (1..=games).map(play).collect();
    let played = played.map_err(|refusal| anyhow!("{refusal}"))?;
    let longest = played.into_iter().max_by_key(|played| played.log.len());
    Ok(Record {
        header: Header {
            game: info.id.to_owned(),
            edition: info.edition,
            options: options.to_owned(),
            seats: Seats::new(seats),
            sitters: Default::default(),
            commitment: None,
            same_luck: false,
            start: Start::Opening,
        },
        lines: longest.context("some are played")?.log,
    })
}

/// One game after the other is brought to the house to be looked back on, while the load runs.
fn round(effort: &Effort, records: &[String]) -> Result<(Figures, usize)> {
    let running = Running::start(Server::Ours)?;
    let pace = Pace::Steady {
        per_second: MOVES_PER_SECOND,
        time: effort.busy_time,
    };
    let over = AtomicBool::new(false);
    thread::scope(|scope| {
        let reviews = scope.spawn(|| {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
            let mut made = 0;
            for record in records.iter().cycle() {
                if over.load(Ordering::Relaxed) {
                    break;
                }
                runtime.block_on(post(running.port, "/api/review", record))?;
                made += 1;
            }
            Ok(made)
        });
        let tables = if effort.quick { 20 } else { TABLES };
        let figures = load::drive::<House>(running.port, running.pid(), tables, pace);
        over.store(true, Ordering::Relaxed);
        let made: Result<usize> = reviews.join().map_err(|_| anyhow!("looking back broke down"))?;
        Ok((figures?, made?))
    })
}

impl fmt::Display for Reviews {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Reviews { load, made, .. } = self;
        writeln!(
            f,
            "## Looking back (the longest of {GAMES} random games of each form; load {load})\n"
        )?;
        let mut sheet = Sheet::new(["", "lines", "seconds of CPU", ""]);
        for Form { name, lines, seconds } in &self.forms {
            let seconds = Some(*seconds);
            sheet.row(
                name,
                [
                    lines.to_string(),
                    figure(seconds),
                    aim(seconds, None, Some(AIM_SECONDS)),
                ],
            );
        }
        writeln!(f, "{sheet}")?;
        writeln!(
            f,
            "{MOVES_PER_SECOND} moves/s over {TABLES} tables, without and while {made} games are looked back on:\n"
        )?;
        let best = |figures: &[Figures]| smallest(figures.iter().map(|figures| figures.p99_ms));
        let (without, during) = (best(&self.without), best(&self.during));
        let mut sheet = Sheet::new(["", "without", "during", "ratio", ""]);
        let slower = ratio(during, without);
        let cells = [
            figure(without),
            figure(during),
            figure(slower),
            aim(slower, None, Some(1.1)),
        ];
        sheet.row("p99, ms", cells);
        writeln!(f, "{sheet}")
    }
}
