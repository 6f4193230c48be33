//! Who plays whom in an evening: how long it takes to say, and how even it is beside a program that pairs chess tournaments.

use std::{
    fmt,
    io::{BufRead, BufReader, Write},
    process::{Child, Stdio},
};

use anyhow::{Context, Result, anyhow};
use evening::{Coming, Evening, Group, Line, Log, Person, Place, Seating, Table, What};
use ludo::{Luck, Seed};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;
use serde_json::{Value, json};

use crate::{
    Effort,
    measure::{load, thread_cpu},
    peers,
    report::{Sheet, aim, figure},
};

/// People, seats at a table, and the milliseconds within which a round is paired.
const SIZES: [(Person, u8, Option<f64>); 6] = [
    (16, 2, None),
    (64, 2, Some(100.0)),
    (500, 2, Some(2000.0)),
    (1000, 2, None),
    (64, 4, Some(100.0)),
    (500, 4, Some(2000.0)),
];
const ROUNDS: u16 = 7;
const TOURNAMENTS: u64 = 100;

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Pairing {
    load: String,
    sizes: Vec<Size>,
    /// None where it was not measured.
    beside: Option<Beside>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Size {
    people: Person,
    seats: u8,
    worst_ms: f64,
    aim_ms: Option<f64>,
    /// Of all whom people sat with in all rounds, how many they had sat with before.
    again_percent: f64,
}

/// Sums of differences of points between who meet, a win being two.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
struct Beside {
    tournaments: u64,
    rounds: u16,
    /// Each paired its own tournaments.
    ours: i64,
    theirs: i64,
    /// Both paired the same rounds, those of their tournaments.
    ours_there: i64,
    /// Rounds of those in which ours was more uneven.
    worse: u32,
    ours_again: u32,
    theirs_again: u32,
}

pub fn run(effort: &Effort) -> Result<Pairing> {
    let sizes = SIZES.iter().map(|&(people, seats, aim_ms)| size(people, seats, aim_ms));
    Ok(Pairing {
        sizes: sizes.collect::<Result<_>>()?,
        beside: if effort.quick { None } else { Some(beside()?) },
        load: load(),
    })
}

/// A Swiss evening of seven rounds; the slowest of them counts.
fn size(people: Person, seats: u8, aim_ms: Option<f64>) -> Result<Size> {
    let mut evening = opened(people, seats, u64::from(people))?;
    let mut worst_ms: f64 = 0.0;
    for _ in 0..ROUNDS {
        let before = thread_cpu()?;
        let seating = evening.pair().map_err(|refusal| anyhow!("{refusal}"))?;
        worst_ms = worst_ms.max((thread_cpu()? - before).as_secs_f64() * 1e3);
        play(&mut evening, seating)?;
    }
    let (again, all) = (met_again(&evening), evening.tables().iter().map(pairs_of).sum::<u32>());
    Ok(Size {
        people,
        seats,
        worst_ms,
        aim_ms,
        again_percent: 100.0 * f64::from(again) / f64::from(all),
    })
}

fn opened(people: Person, seats: u8, number: u64) -> Result<Evening> {
    let seed = Seed::from_number(number);
    let text = format!(
        "evening 1\ngame diavolo 1\nform swiss\nseats {seats} least {}\nseed {seed}\n\n",
        2.max(seats - 1)
    );
    let log: Log = text.parse()?;
    let mut evening = Evening::new(log.header);
    for person in 1..=people {
        let (picture, name) = ("fox".to_owned(), String::new());
        let coming = Coming {
            person,
            picture,
            device: person,
            hall: 1,
            name,
        };
        happens(&mut evening, What::Came(coming))?;
    }
    Ok(evening)
}

fn happens(evening: &mut Evening, what: What) -> Result<()> {
    let ruling = evening
        .judge(Line { at: 0, what })
        .map_err(|refusal| anyhow!("{refusal}"))?;
    evening.apply(ruling);
    Ok(())
}

/// The round is played: whoever came first is the stronger the farther two are apart, and the same two come out alike in the
/// same round, whoever paired them.
fn play(evening: &mut Evening, seating: Seating) -> Result<()> {
    let (first, round) = (evening.tables().len() as u32 + 1, seating.round);
    let groups = seating.tables.clone();
    happens(evening, What::Round(seating))?;
    let people = evening.people().len() as u32;
    for (table, group) in (first..).zip(groups) {
        let mut shown: Vec<(u32, usize)> = group
            .persons()
            .enumerate()
            .map(|(seat, person)| {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(round) << 32 | u64::from(person));
                (u32::from(person) + rng.below(people), seat)
            })
            .collect();
        shown.sort_unstable();
        let mut places = vec![Place { rank: 1, score: None }; shown.len()];
        // Who are close share their place.
        let step = people / 8 + 1;
        for (form, seat) in &shown {
            let ahead = shown.iter().filter(|(other, _)| other / step < form / step).count();
            places[*seat].rank = ahead as u8 + 1;
        }
        happens(evening, What::Result(table, places))?;
    }
    Ok(())
}

fn pairs_of(table: &Table) -> u32 {
    let sits = table.group.sits.len() as u32;
    sits * (sits - 1) / 2
}

/// How often two sat together who had before.
fn met_again(evening: &Evening) -> u32 {
    let mut met = std::collections::HashSet::new();
    let mut again = 0;
    for table in evening.tables() {
        for one in table.group.persons() {
            for other in table.group.persons().filter(|other| *other > one) {
                again += u32::from(!met.insert((one, other)));
            }
        }
    }
    again
}

/// How far apart those are who would meet.
fn uneven(evening: &Evening, seating: &Seating) -> i64 {
    let mut points = vec![0; evening.people().len() + 1];
    for row in evening.standings() {
        points[usize::from(row.person)] = row.values[0];
    }
    let apart = |group: &Group| {
        let of: Vec<i64> = group.persons().map(|person| points[usize::from(person)]).collect();
        (of[0] - of[of.len() - 1]).abs()
    };
    seating.tables.iter().map(apart).sum()
}

fn beside() -> Result<Beside> {
    let mut peer = Peer::start()?;
    let mut beside = Beside {
        tournaments: TOURNAMENTS,
        rounds: ROUNDS,
        ..Beside::default()
    };
    for number in 0..TOURNAMENTS {
        let people = 20 + (number % 41) as Person;
        let (mut ours, mut theirs) = (opened(people, 2, number)?, opened(people, 2, number)?);
        for _ in 0..ROUNDS {
            let paired = ours.pair().map_err(|refusal| anyhow!("{refusal}"))?;
            beside.ours += uneven(&ours, &paired);
            play(&mut ours, paired)?;
            let there = theirs.pair().map_err(|refusal| anyhow!("{refusal}"))?;
            let paired = peer.pair(&theirs)?;
            let (mine, hers) = (uneven(&theirs, &there), uneven(&theirs, &paired));
            beside.ours_there += mine;
            beside.theirs += hers;
            beside.worse += u32::from(mine > hers);
            play(&mut theirs, paired)?;
        }
        beside.ours_again += met_again(&ours);
        beside.theirs_again += met_again(&theirs);
    }
    Ok(beside)
}

/// py4swiss in a process of its own.
struct Peer(Child);

impl Peer {
    fn start() -> Result<Peer> {
        let child = peers::py4swiss()?
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        Ok(Peer(child))
    }

    fn pair(&mut self, evening: &Evening) -> Result<Seating> {
        let (stdin, stdout) = (
            self.0.stdin.as_mut().context("it listens")?,
            self.0.stdout.as_mut().context("it answers")?,
        );
        writeln!(stdin, "{}", tournament(evening))?;
        let mut answer = String::new();
        BufReader::new(stdout).read_line(&mut answer)?;
        let pairs: Vec<(Person, Person)> = serde_json::from_str(&answer).context("py4swiss gave no pairs")?;
        let (games, byes): (Vec<_>, Vec<_>) = pairs.into_iter().partition(|(_, black)| *black != 0);
        let table = |(white, black)| Group {
            game: 1,
            sits: vec![Some(white), Some(black)],
        };
        Ok(Seating {
            round: evening.round() + 1,
            tables: games.into_iter().map(table).collect(),
            byes: byes.into_iter().map(|(white, _)| white).collect(),
        })
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        let _ = self.0.kill(); // it may have ended by itself
        let _ = self.0.wait();
    }
}

/// As `pairing.py` reads it: who begins has white.
fn tournament(evening: &Evening) -> Value {
    let mut players = vec![(0.0, Vec::new()); evening.people().len()];
    for (round, byes) in (1..).zip(evening.rounds()) {
        for person in &byes.byes {
            let (points, results) = &mut players[usize::from(*person) - 1];
            *points += 1.0;
            results.push(json!([0, "-", "U"]));
        }
        for table in evening.tables().iter().filter(|table| table.round == Some(round)) {
            let (Some(places), &[Some(white), Some(black)]) = (&table.result, &table.group.sits[..]) else {
                continue;
            };
            let of = |mine: usize| match places[mine].rank.cmp(&places[1 - mine].rank) {
                std::cmp::Ordering::Less => (1.0, "1"),
                std::cmp::Ordering::Equal => (0.5, "="),
                std::cmp::Ordering::Greater => (0.0, "0"),
            };
            for (me, other, colour, (won, result)) in [(white, black, "w", of(0)), (black, white, "b", of(1))] {
                let (points, results) = &mut players[usize::from(me) - 1];
                *points += won;
                results.push(json!([other, colour, result]));
            }
        }
    }
    let players: Vec<Value> = players
        .into_iter()
        .map(|(points, results)| json!({"points": points, "results": results}))
        .collect();
    json!({"rounds": ROUNDS, "players": players})
}

impl fmt::Display for Pairing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "## Who plays whom (load {})\n", self.load)?;
        let mut sheet = Sheet::new([
            "people",
            "seats",
            "slowest of 7 rounds, CPU ms",
            "aim, ms",
            "",
            "met before, %",
        ]);
        for size in &self.sizes {
            let reached = size
                .aim_ms
                .map_or_else(String::new, |most| aim(Some(size.worst_ms), None, Some(most)));
            let cells = [
                size.seats.to_string(),
                figure(Some(size.worst_ms)),
                figure(size.aim_ms),
                reached,
                figure(Some(size.again_percent)),
            ];
            sheet.row(&size.people.to_string(), cells);
        }
        writeln!(f, "{sheet}")?;
        let Some(beside) = &self.beside else { return Ok(()) };
        writeln!(
            f,
            "{} tournaments of 20 to 60 people, {} rounds: sums of differences of points (a win is 2)\n",
            beside.tournaments, beside.rounds
        )?;
        let mut sheet = Sheet::new(["", "ours", "py4swiss", "ours / py4swiss", "aim ≤ 1"]);
        for (name, ours) in [
            ("each its own tournaments", beside.ours),
            ("the same rounds", beside.ours_there),
        ] {
            let ratio = ours as f64 / beside.theirs as f64;
            let cells = [
                figure(Some(ours as f64)),
                figure(Some(beside.theirs as f64)),
                figure(Some(ratio)),
                aim(Some(ratio), None, Some(1.0)),
            ];
            sheet.row(name, cells);
        }
        writeln!(f, "{sheet}")?;
        writeln!(
            f,
            "Of the same rounds ours were more uneven in {}. Met again: {} and {}.",
            beside.worse, beside.ours_again, beside.theirs_again
        )
    }
}
