//! `ludogite engine`: our rules and players for other programs, one row in, a few rows out. `docs/engine.md` has the protocol.

use std::{
    io::{self, BufRead, Write},
    process::ExitCode,
};

use anyhow::Result;
use ludo::{
    Awaits, Fault, Line, ParseError, Playing, Record, RecordError, Refusal, Seat, Seed, Strength, Viewer, shortened,
};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::{
    harmless::{harmless, harmless_json},
    language::Language,
    texts::Texts,
};

/// Ends a record that is being told.
const END: &str = "end";

/// Speak a line protocol in the manner of UCI, so that other programs can play with ours (docs/engine.md)
#[derive(Debug, clap::Args)]
pub struct Engine {
    /// Which chance and which whims: the same number gives the same answers to the same questions
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

struct Talk {
    texts: Texts,
    seed: Seed,
    whims: ChaCha8Rng,
    game: Option<Box<dyn Playing>>,
}

/// What an answer is made of.
type Rows = Vec<String>;

impl Engine {
    pub fn run(self) -> Result<ExitCode> {
        let mut talk = Talk {
            texts: Texts::of(Language::En),
            seed: Seed::from_number(self.seed),
            whims: ChaCha8Rng::seed_from_u64(self.seed),
            game: None,
        };
        let mut rows = io::stdin().lock().split(b'\n');
        let mut out = io::stdout().lock();
        while let Some(row) = rows.next().transpose()? {
            let row = str::from_utf8(row.trim_ascii()).ok();
            let answer = match row.map(|row| row.split_once(' ').unwrap_or((row, ""))) {
                None => Err("rows are text in UTF-8".to_owned()),
                Some(("", _)) => continue,
                Some(("quit", _)) => break,
                Some(("record", _)) => talk.record(told(&mut rows)?),
                Some((word, rest)) => talk.answer(word, rest.trim()),
            };
            let answer = answer.unwrap_or_else(|why| vec![format!("error {why}")]);
            for row in answer {
                writeln!(out, "{}", harmless(&row))?;
            }
            out.flush()?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The rows of a record, up to the one that ends it.
fn told(rows: &mut impl Iterator<Item = io::Result<Vec<u8>>>) -> Result<Vec<u8>> {
    let mut text = Vec::new();
    for row in rows {
        let row = row?;
        if row.trim_ascii() == END.as_bytes() {
            break;
        }
        text.extend(row);
        text.push(b'\n');
    }
    Ok(text)
}

impl Talk {
    fn answer(&mut self, word: &str, rest: &str) -> Result<Rows, String> {
        match word {
            "ludo" => Ok(introduction()),
            "isready" => Ok(vec!["readyok".to_owned()]),
            "line" => self.line(rest),
            "awaits" => Ok(vec![awaits(self.game()?)]),
            "legal" => self.legal(self.seat(rest)?),
            "go" => self.go(rest),
            "chance" => self.chance(),
            "view" => self.view(rest),
            "position" => Ok(vec![format!("position {}", self.game()?.position())]),
            "scores" => Ok(vec![format!("scores {}", numbers(self.game()?.scores()))]),
            _ => Err(format!("unknown {}", brief(word))),
        }
    }

    fn game(&self) -> Result<&dyn Playing, String> {
        self.game.as_deref().ok_or_else(|| "no record yet".to_owned())
    }

    fn seat(&self, word: &str) -> Result<Seat, String> {
        let none = || format!("no seat {:?}", brief(word));
        let seat: Seat = word.parse().map_err(|_| none())?;
        let there = self.game()?.header().seats.contains(seat);
        there.then_some(seat).ok_or_else(none)
    }

    /// A whole game, or only its header, as `.ludo` files have it. The game before is forgotten only if this one is fit.
    fn record(&mut self, bytes: Vec<u8>) -> Result<Rows, String> {
        let unreadable = |error: RecordError| self.refused((error.line, error.column), &error.why.refusal());
        let text = Record::text(bytes).map_err(unreadable)?;
        let record: Record = text.parse().map_err(unreadable)?;
        let room = rooms::edition(&record.header.game, record.header.edition);
        let room = room.ok_or_else(|| format!("no game {}", brief(&record.header.game)))?;
        let refused = |fault: Fault| self.refused((fault.place.row_in(&text), fault.place.column), &fault.refusal);
        self.game = Some(room.replay(&record).map_err(refused)?);
        Ok(vec![awaits(self.game()?)])
    }

    /// Where in the record, and why.
    fn refused(&self, (row, column): (usize, usize), refusal: &Refusal) -> String {
        format!("row {row}, column {column}: {}", self.texts.refusal(refusal))
    }

    fn line(&mut self, text: &str) -> Result<Rows, String> {
        let (texts, game) = (&self.texts, self.game.as_mut().ok_or("no record yet")?);
        let refused = |column: usize, refusal: &Refusal| format!("column {column}: {}", texts.refusal(refusal));
        let unreadable = |error: ParseError| refused(error.chars_before(text) + 1, &error.refusal());
        let line: Line = text.parse().map_err(unreadable)?;
        if let Err(refusal) = game.push(line.clone()) {
            let fault = game.fault(&line, refusal);
            return Err(refused(fault.place.column, &fault.refusal));
        }
        Ok(vec![awaits(self.game()?)])
    }

    fn legal(&self, seat: Seat) -> Result<Rows, String> {
        let actions = self.game()?.legal(seat).ok_or("too many to list")?;
        let rows = actions.iter().map(|action| format!("legal {action}"));
        Ok(rows.chain(["legalok".to_owned()]).collect())
    }

    /// `SEAT [STRENGTH]`: what our player would do there.
    fn go(&mut self, rest: &str) -> Result<Rows, String> {
        let (seat, strength) = rest.split_once(' ').unwrap_or((rest, "strong"));
        let (seat, strength) = (
            self.seat(seat)?,
            strength
                .parse::<Strength>()
                .map_err(|error| self.texts.refusal(&error.refusal()))?,
        );
        let game = self.game()?;
        if !game.awaits().who().contains(seat) {
            return Err(format!("seat {seat} is not awaited"));
        }
        let choice = game.thought(seat, strength)(&mut self.whims);
        // A bot who knows nothing better does anything that is legal.
        let any = || self.game().ok()?.legal(seat)?.into_iter().next();
        let action = choice.map(|choice| choice.action).or_else(any).ok_or("nothing to do")?;
        // Where the fastest hand counts, when she acts.
        let moment = self.game()?.moment(&action).map(|at| format!("info at {at}"));
        Ok(moment.into_iter().chain([format!("bestmove {action}")]).collect())
    }

    fn chance(&self) -> Result<Rows, String> {
        let game = self.game()?;
        match game.awaits() {
            Awaits::Chance => Ok(vec![format!("chance {}", game.draw(&self.seed).what)]),
            _ => Err("chance is not awaited".to_owned()),
        }
    }

    /// `SEAT`, or `-` for somebody looking on.
    fn view(&self, who: &str) -> Result<Rows, String> {
        let viewer = match who {
            "-" => Viewer::Spectator,
            _ => Viewer::Seat(self.seat(who)?),
        };
        let view = self.game()?.view(viewer);
        Ok(vec![format!("view {}", harmless_json(view.get()))])
    }
}

/// The answer to a giant word is no giant word.
fn brief(word: &str) -> String {
    shortened(word, 80)
}

fn introduction() -> Rows {
    let name = concat!("id name Ludogîte ", env!("CARGO_PKG_VERSION")).to_owned();
    let game = |room: &std::sync::Arc<dyn ludo::Room>| format!("game {} {}", room.info().id, room.info().edition);
    let games = rooms::all().iter().map(game).collect::<Rows>();
    [vec![name], games, vec!["ludook".to_owned()]].concat()
}

fn awaits(game: &dyn Playing) -> String {
    match (game.awaits(), game.outcome()) {
        (Awaits::Chance, _) => "awaits chance".to_owned(),
        (Awaits::Seats { who, until }, _) => {
            let seats = numbers(who.iter().map(Seat::number));
            let until = until.map_or_else(String::new, |until| format!(" until {until}"));
            format!("awaits seats {seats}{until}")
        }
        (Awaits::Nothing, outcome) => {
            let ranks = outcome.map_or_else(String::new, |outcome| numbers(outcome.ranks));
            format!("awaits nothing ranks {ranks}")
        }
    }
}

fn numbers<N: ToString>(numbers: impl IntoIterator<Item = N>) -> String {
    let words = numbers.into_iter().map(|number| number.to_string());
    words.collect::<Vec<_>>().join(" ")
}
