//! `ludogite puzzles`: questions with proved answers, mined, checked and solved.

use std::{
    collections::{BTreeMap, HashSet},
    io::{self, Write},
    process::ExitCode,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use anyhow::{Result, anyhow};
use ludo::{GRADES, LEARNER, Luck, Player, Puzzle, PuzzleInfo, Rng, Room, Seed, Strength, TRIES};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::{Agreed, Table};

use crate::{
    choice::find_room,
    complaint::Usage,
    print,
    session::{Session, TOKEN},
    texts::Texts,
};

/// Solve puzzles from the games of our bots; their answers are proved
#[derive(Debug, clap::Args)]
pub struct Puzzles {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    Play(Play),
    Make(Make),
    Check(Check),
    Found(Found),
}

/// Solve puzzles in this terminal
#[derive(Debug, clap::Args)]
struct Play {
    /// A puzzle (yaminos/keep/17), a kind (yaminos/keep) or a game
    #[arg(value_name = "PUZZLE")]
    puzzle: String,
    /// Only of this grade: 1 is the easiest, 5 the hardest
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=GRADES as i64))]
    grade: Option<u8>,
    /// How many, one after the other
    #[arg(long, value_name = "N", default_value_t = 1)]
    count: usize,
    /// The same number, the same puzzles; by default chance comes from the operating system
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// No drawings, only words
    #[arg(long)]
    plain: bool,
}

/// Find puzzles in games of our bots, and print their rows
#[derive(Debug, clap::Args)]
struct Make {
    /// A kind of puzzle (yaminos/keep)
    #[arg(value_name = "KIND")]
    kind: String,
    /// How many
    #[arg(long, value_name = "N", default_value_t = 500)]
    count: usize,
    /// How many are found before so many are kept, hard ones and easy ones; by default twice as many
    #[arg(long, value_name = "N")]
    found: Option<usize>,
    /// Which games: the same number gives the same puzzles
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many at once; by default as many as the machine has cores
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// Prove stored answers again
#[derive(Debug, clap::Args)]
struct Check {
    /// A kind (yaminos/keep) or a game; by default all
    #[arg(value_name = "KIND")]
    kind: Option<String>,
    /// All of them, not only some
    #[arg(long)]
    long: bool,
}

/// Count how often each of our players finds the answers
#[derive(Debug, clap::Args)]
struct Found {
    /// A kind (yaminos/keep) or a game; by default all
    #[arg(value_name = "KIND")]
    kind: Option<String>,
    /// Ask the players once more, instead of telling what the rows say of those who graded them
    #[arg(long)]
    anew: bool,
}

/// Puzzles of one kind.
struct Shelf {
    room: Arc<dyn Room>,
    info: PuzzleInfo,
}

impl Puzzles {
    pub fn run(self, texts: &Texts) -> Result<ExitCode> {
        match self.command {
            Command::Play(play) => play.run(texts),
            Command::Make(make) => make.run(),
            Command::Check(check) => check.run(),
            Command::Found(found) => found.run(),
        }
    }
}

fn no_such(name: &str) -> anyhow::Error {
    let known: Vec<String> = shelves().iter().map(Shelf::name).collect();
    let args = [("name", name.into()), ("known", known.join(", ").as_str().into())];
    Usage::new("usage-no-puzzle", args).into()
}

/// Every kind of every game.
fn shelves() -> Vec<Shelf> {
    let of = |room: &Arc<dyn Room>| {
        let shelf = |info| Shelf {
            room: room.clone(),
            info,
        };
        room.info().puzzles.into_iter().map(shelf).collect::<Vec<_>>()
    };
    rooms::all().iter().flat_map(of).collect()
}

/// The kinds that this names: one, or all of a game, or all.
fn named(name: Option<&str>) -> Result<Vec<Shelf>> {
    let mut found = shelves();
    if let Some(name) = name {
        found.retain(|shelf| shelf.name() == name || shelf.room.info().id == name);
        if found.is_empty() {
            return Err(no_such(name));
        }
    }
    Ok(found)
}

impl Shelf {
    fn name(&self) -> String {
        format!("{}/{}", self.room.info().id, self.info.id)
    }

    fn puzzle(&self, number: usize) -> Puzzle {
        let puzzle = self.room.puzzle(&format!("{}/{number}", self.info.id));
        puzzle.expect("numbers are counted")
    }

    /// The numbers of a grade, or of all.
    fn numbers(&self, grade: Option<u8>) -> std::ops::RangeInclusive<usize> {
        let before = |grades: usize| {
            self.info.grades[..grades]
                .iter()
                .map(|n| usize::from(*n))
                .sum::<usize>()
        };
        match grade {
            Some(grade) => before(usize::from(grade) - 1) + 1..=before(usize::from(grade)),
            None => 1..=before(GRADES),
        }
    }
}

impl Play {
    fn run(self, texts: &Texts) -> Result<ExitCode> {
        let seed = self
            .seed
            .map_or_else(Seed::from_os, |number| Ok(Seed::from_number(number)))?;
        let mut rng = seed.thought(0, LEARNER);
        let mut out = io::stdout().lock();
        for _ in 0..self.count {
            let (room, puzzle) = self.choose(&mut rng)?;
            let agreed = Agreed::on_one_device(&puzzle.header, Seed::from_os()?, TOKEN);
            let refused = |fault: ludo::Fault| Usage::refused(texts.refusal(&fault.refusal));
            let table = Table::revive(agreed, room, Vec::new()).map_err(refused)?;
            let session = Session::new(texts, table.asking(puzzle), None, !self.plain);
            session.run(&mut io::stdin().lock(), &mut out)?;
        }
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }

    /// The one that is named, or any of those that are.
    fn choose(&self, rng: &mut impl Rng) -> Result<(Arc<dyn Room>, Puzzle)> {
        let one = self.puzzle.split_once('/').filter(|(_, rest)| rest.contains('/'));
        if let Some((game, name)) = one {
            let room = find_room(game)?;
            let puzzle = room.puzzle(name).ok_or_else(|| no_such(&self.puzzle))?;
            return Ok((room, puzzle));
        }
        let mut shelves = named(Some(&self.puzzle))?;
        shelves.retain(|shelf| !shelf.numbers(self.grade).is_empty());
        let shelf = rng.pick(&shelves).ok_or_else(|| no_such(&self.puzzle))?;
        let numbers: Vec<usize> = shelf.numbers(self.grade).collect();
        let number = *rng.pick(&numbers).expect("there are some");
        Ok((shelf.room.clone(), shelf.puzzle(number)))
    }
}

impl Make {
    fn run(self) -> Result<ExitCode> {
        let (game, kind) = self.kind.split_once('/').ok_or_else(|| no_such(&self.kind))?;
        let room = find_room(game)?;
        let known = room.puzzle_kind(kind).ok_or_else(|| no_such(&self.kind))?;
        let wanted = self.found.unwrap_or(2 * self.count);
        let mut puzzles = self.chosen(self.found(&*room, kind, wanted));
        Puzzle::grade(&mut puzzles);
        print(format!(
            "# ludogite puzzles make {} --count {} --found {wanted} --seed {}\n# better than anything else by {} at least\n# grade | found by gentle … strong, of {TRIES} | answer | worth | next best | seats | options | position",
            self.kind, self.count, self.seed, known.margin
        ))?;
        for puzzle in puzzles {
            print(puzzle.row())?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// As many as are wanted and some to spare, no two alike: from which games does not depend on the number of threads.
    fn found(&self, room: &dyn Room, kind: &str, wanted: usize) -> Vec<Puzzle> {
        let (next, found) = (AtomicU64::new(0), Mutex::new((BTreeMap::new(), HashSet::new())));
        let is_enough = || found.lock().expect("nobody panics").1.len() >= wanted;
        // Who has begun a game brings it to its end, so that all games up to some number have been looked at.
        let work = || {
            while !is_enough() {
                let game = next.fetch_add(1, Ordering::Relaxed);
                let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
                rng.set_stream(game);
                let mined = room.mine(kind, &mut rng);
                let (found, essences) = &mut *found.lock().expect("nobody panics");
                essences.extend(mined.iter().map(|(_, essence)| essence.clone()));
                found.extend(mined.map(|mined| (game, mined)));
            }
        };
        let cores = || thread::available_parallelism().map_or(1, Into::into);
        let threads = self.threads.map_or_else(cores, usize::from);
        thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
        let (mined, mut essences) = (found.into_inner().expect("nobody panics").0, HashSet::new());
        let unlike = mined
            .into_values()
            .filter(|(_, essence)| essences.insert(essence.clone()));
        unlike.map(|(puzzle, _)| puzzle).take(wanted).collect()
    }

    /// Of those that are found equally often by our players equally many, as far as there are any.
    fn chosen(&self, found: Vec<Puzzle>) -> Vec<Puzzle> {
        let mut by_hardness: BTreeMap<i32, Vec<Puzzle>> = BTreeMap::new();
        for puzzle in found {
            by_hardness.entry(puzzle.hardness().0).or_default().push(puzzle);
        }
        let mut chosen = Vec::new();
        while chosen.len() < self.count && by_hardness.values().any(|left| !left.is_empty()) {
            chosen.extend(by_hardness.values_mut().filter_map(Vec::pop));
        }
        chosen.truncate(self.count);
        chosen
    }
}

impl Check {
    fn run(self) -> Result<ExitCode> {
        /// Of each kind so many are proved where not all are.
        const SOME: usize = 10;
        for shelf in named(self.kind.as_deref())? {
            let all = shelf.numbers(None);
            let step = if self.long { 1 } else { (all.end() / SOME).max(1) };
            let mut essences = HashSet::new();
            let (mut proved, mut last) = (0, None);
            for number in all.step_by(step) {
                let puzzle = shelf.puzzle(number);
                let name = format!("{}/{}", shelf.room.info().id, puzzle.name());
                let essence = shelf.room.prove(&puzzle).map_err(|why| anyhow!("{name}: {why}"))?;
                if !essences.insert(essence) {
                    return Err(anyhow!("{name}: there is one like it"));
                }
                if last.is_some_and(|last| last > puzzle.grade) {
                    return Err(anyhow!("{name}: easier than the one before"));
                }
                (proved, last) = (proved + 1, Some(puzzle.grade));
            }
            print(format!("{}: {proved} proved", shelf.name()))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

impl Found {
    /// Rows of a table for `docs/bench.md`.
    fn run(self) -> Result<ExitCode> {
        let names = Strength::ALL.map(Strength::name).join(" | ");
        print(format!(
            "| puzzles | how many | random | {names} |\n|---|---|---|{}",
            "---|".repeat(Strength::ALL.len())
        ))?;
        for shelf in named(self.kind.as_deref())? {
            let (mut random, mut found, mut all) = (0_u32, [0_u32; Strength::ALL.len()], 0_u32);
            for number in shelf.numbers(None) {
                let puzzle = shelf.puzzle(number);
                random += u32::from(shelf.room.found(&puzzle, Player::Random));
                all += u32::from(TRIES);
                for ((sum, times), strength) in found.iter_mut().zip(puzzle.found).zip(Strength::ALL) {
                    let now = || shelf.room.found(&puzzle, Player::Bot(strength));
                    *sum += u32::from(if self.anew { now() } else { times });
                }
            }
            let share = |times: u32| format!("{:.0} %", 100.0 * f64::from(times) / f64::from(all.max(1)));
            let shares = found.map(share).join(" | ");
            let count = all / u32::from(TRIES);
            print(format!("| {} | {count} | {} | {shares} |", shelf.name(), share(random)))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
