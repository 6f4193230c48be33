//! `ludogite simulate`: many games between bots, and what comes out.

use std::{
    fs::{self, File},
    io::Write,
    num::NonZeroUsize,
    path::{Path, PathBuf},
    process::{self, ExitCode},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use anyhow::{Result, anyhow};
use indicatif::{ProgressBar, ProgressStyle};
use ludo::{Header, How, Line, Player, Record, Room, Seats, Sitter, Start, Strength};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::{
    choice::{Choice, find_room, read_seats},
    complaint::Usage,
    interrupt::{INTERRUPTED, on_interrupt},
    keeper::cannot_be_kept,
    print, print_json,
    tally::{Ladder, Report, Step, Tally},
    texts::Texts,
};

/// Play many games between bots and count who wins
#[derive(Debug, clap::Args)]
pub struct Simulate {
    /// The game, by its id (`ludogite games` lists them)
    #[arg(value_name = "GAME")]
    game: String,
    #[command(flatten)]
    choice: Choice,
    /// Who plays, separated by commas
    #[arg(long, value_name = "PLAYERS", required_unless_present = "ladder")]
    seats: Option<String>,
    /// Instead, each of our players against the next weaker one
    #[arg(long, conflicts_with_all = ["seats", "save"])]
    ladder: bool,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=1_000_000_000))]
    games: u32,
    /// Move everybody one seat on after each game, so that all begin equally often
    #[arg(long, value_name = "BOOL", default_value_t = true, num_args = 0..=1, require_equals = true, default_missing_value = "true",
          action = clap::ArgAction::Set)]
    swap: bool,
    /// Which games: the same number gives the same games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many at once; by default as many as the machine has cores
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Let dice and dominoes really fall; otherwise only their estimated chances are asked, which is much faster
    #[arg(long)]
    physics: bool,
    /// Keep the record of each game in this folder
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// One JSON object for programs
    #[arg(long)]
    json: bool,
}

/// What every thread needs to know.
struct Plan {
    room: Arc<dyn Room>,
    options: String,
    players: Vec<Player>,
    games: u32,
    swap: bool,
    seed: u64,
    physics: bool,
    save: Option<PathBuf>,
    /// Somebody has had enough.
    stop: Arc<AtomicBool>,
}

impl Simulate {
    pub fn run(self, texts: &Texts) -> Result<ExitCode> {
        let room = find_room(&self.game)?;
        let seats = self.seats.as_deref().unwrap_or(LADDER_SEATS);
        let plan = Plan {
            options: self.choice.options(&*room, true)?,
            players: read_seats(&room.info(), seats, |word| {
                let wrong = |_| Usage::new("usage-player", [("word", word.into())]);
                word.parse::<Player>().map_err(wrong)
            })?,
            room,
            games: self.games,
            swap: self.swap,
            seed: self.seed,
            physics: self.physics,
            save: self.save.clone(),
            stop: Arc::default(),
        };
        if let Some(folder) = &plan.save {
            fs::create_dir_all(folder).map_err(|error| cannot_be_kept(folder, &error))?;
        }
        let stop = plan.stop.clone();
        on_interrupt(move || {
            // The games that are being played come to their end; whoever does not want to wait for that presses again.
            if stop.swap(true, Ordering::Relaxed) {
                process::exit(INTERRUPTED.into());
            }
        });
        let stop = plan.stop.clone();
        if self.ladder {
            self.climb(plan, texts)?;
        } else {
            self.play(&plan, texts)?;
        }
        let stopped = stop.load(Ordering::Relaxed);
        Ok(ExitCode::from(if stopped { INTERRUPTED } else { 0 }))
    }

    fn threads(&self) -> usize {
        let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        self.threads.map_or_else(cores, usize::from)
    }

    fn play(&self, plan: &Plan, texts: &Texts) -> Result<()> {
        let begun = Instant::now();
        let tally = plan.play(self.threads(), &progress_bar(plan.games))?;
        if tally.games() == 0 {
            return Ok(());
        }
        let id = plan.room.info().id;
        let report = Report::new(id, &plan.options, &plan.players, (plan.swap, plan.seed), &tally);
        match self.json {
            true => print_json(&report.in_json(begun.elapsed())?),
            false => print(report.in_words(begun.elapsed(), texts)),
        }
    }

    /// Each strength against the one below it, weakest first.
    fn climb(&self, mut plan: Plan, texts: &Texts) -> Result<()> {
        let mut steps = Vec::new();
        for (below, above) in Strength::ALL.into_iter().zip(&Strength::ALL[1..]) {
            plan.players = vec![Player::Bot(*above), Player::Bot(below)];
            let tally = plan.play(self.threads(), &progress_bar(plan.games))?;
            if tally.games() > 0 {
                steps.push(Step::new(*above, below, &tally));
            }
        }
        let ladder = Ladder {
            game: plan.room.info().id,
            options: &plan.options,
            seed: plan.seed,
            steps,
        };
        match self.json {
            true => print_json(&serde_json::to_value(&ladder)?),
            false => print(ladder.in_words(texts)),
        }
    }
}

/// Only how many matters: who sits there is said step by step.
const LADDER_SEATS: &str = "strong,good";

impl Plan {
    /// Every thread takes the next game until there is none; sums do not mind the order.
    fn play(&self, threads: usize, bar: &ProgressBar) -> Result<Tally> {
        let next = AtomicU32::new(0);
        let tallies: Vec<Result<Tally>> = thread::scope(|scope| {
            // As many as the machine gives, and this one.
            let helper = |_| {
                thread::Builder::new()
                    .spawn_scoped(scope, || self.work(&next, bar))
                    .ok()
            };
            let helpers: Vec<_> = (1..threads).map_while(helper).collect();
            let own = self.work(&next, bar);
            let theirs = helpers
                .into_iter()
                .map(|helper| helper.join().expect("a game does not panic"));
            theirs.chain([own]).collect()
        });
        bar.finish_and_clear();
        tallies
            .into_iter()
            .try_fold(Tally::new(self.players.len()), |sum, tally| Ok(sum.plus(tally?)))
    }

    fn work(&self, next: &AtomicU32, bar: &ProgressBar) -> Result<Tally> {
        const TELL_EVERY: Duration = Duration::from_millis(100);
        let mut tally = Tally::new(self.players.len());
        let (mut told, mut since) = (Instant::now(), 0);
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= self.games || self.stop.load(Ordering::Relaxed) {
                bar.inc(since);
                return Ok(tally);
            }
            self.one_game(game, &mut tally)?;
            since += 1;
            if told.elapsed() > TELL_EVERY {
                bar.inc(since);
                (told, since) = (Instant::now(), 0);
            }
        }
    }

    /// Each game has a stream of chance of its own, so that it does not matter who plays it when.
    fn one_game(&self, game: u32, tally: &mut Tally) -> Result<()> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(game.into());
        let shift = if self.swap {
            game as usize % self.players.len()
        } else {
            0
        };
        let mut seated = self.players.clone();
        seated.rotate_right(shift);
        let how = How {
            physics: self.physics,
            keep: self.save.is_some(),
        };
        let playout = self
            .room
            .playout(&self.options, &seated, how, &mut rng)
            .map_err(|refusal| anyhow!("game {}: {refusal}", game + 1))?;
        tally.add(&playout, shift);
        match &self.save {
            Some(folder) => self.keep(folder, game, &seated, playout.log),
            None => Ok(()),
        }
    }

    /// Its chance comes from a number and nothing else, so it promises no seed.
    fn keep(&self, folder: &Path, game: u32, seated: &[Player], lines: Vec<Line>) -> Result<()> {
        let sitter = |player: &Player| match player {
            Player::Random => Sitter {
                name: player.to_string(),
                ..Sitter::default()
            },
            Player::Bot(strength) => Sitter {
                bot: Some(*strength),
                ..Sitter::default()
            },
        };
        let info = self.room.info();
        let record = Record {
            header: Header {
                game: info.id.to_owned(),
                edition: info.edition,
                options: self.options.clone(),
                seats: Seats::new(seated.len()),
                sitters: seated.iter().map(sitter).collect(),
                commitment: None,
                same_luck: false,
                start: Start::Opening,
            },
            lines,
        };
        let path = folder.join(format!("{}-{}-{}.ludo", info.id, self.seed, game + 1));
        let kept = File::create_new(&path).and_then(|mut file| write!(file, "{record}"));
        Ok(kept.map_err(|error| cannot_be_kept(&path, &error))?)
    }
}

/// On stderr, and only if somebody is looking.
fn progress_bar(games: u32) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len}  {eta}").expect("the template is ours");
    ProgressBar::new(games.into()).with_style(style)
}
