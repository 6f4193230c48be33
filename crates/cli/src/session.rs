//! One game at the keyboard: asks people, lets bots think, tells what happens and keeps the record.

use std::{
    io::{self, BufRead, IsTerminal, Read, Write},
    time::Instant,
};

use anyhow::{Context, Result, bail};
use ludo::{
    Arg, Arrival, Awaits, Line, Note, Playing, Reader, Refusal, Seat, SeatSet, Strength, Told, Viewer, What, Who,
};
use owo_colors::{OwoColorize, Stream::Stdout};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::{games::name_of, keeper::Keeper, play::Chance, scene::Scene, texts::Texts};

/// Nobody types more at once.
const LONGEST_ROW_BYTES: u64 = 4096;

pub struct Session<'a> {
    texts: &'a Texts,
    scene: Scene<'a>,
    playing: Box<dyn Playing>,
    chance: Chance,
    /// Hints have whims of their own: asking for one does not change what our players do.
    hints: ChaCha8Rng,
    keeper: Keeper,
    begun: Instant,
    /// Nobody waits where nobody types: so far the clock has been put forward.
    forward_ms: u64,
    /// Where the fastest hand counts: what bots will do in this window, and when.
    plans: Vec<Plan>,
    /// Who acted last, as far as people have been shown the table.
    shown_to: Option<Seat>,
    /// Nobody sees what comes in through a pipe, so it is repeated.
    echo: bool,
}

struct Plan {
    at: u64,
    seat: Seat,
    action: String,
}

/// What a person wants.
enum Wish {
    Act(String),
    Help,
    All,
    Table,
    Hint,
    Undo,
    Quit,
}

#[derive(PartialEq, Eq)]
enum Then {
    GoOn,
    Stop,
}

impl<'a> Session<'a> {
    pub fn new(
        texts: &'a Texts,
        playing: Box<dyn Playing>,
        chance: Chance,
        keeper: Keeper,
        drawings: bool,
    ) -> Session<'a> {
        let header = playing.header();
        let people: Vec<Seat> = header
            .seats
            .iter()
            .filter(|seat| header.sitters[seat.index()].bot.is_none())
            .collect();
        // One person is "you"; several at one keyboard are called by their names.
        let you = if let [only] = people[..] { Some(only) } else { None };
        Session {
            texts,
            scene: Scene::new(texts, header, you, drawings),
            hints: ChaCha8Rng::seed_from_u64(0),
            playing,
            chance,
            keeper,
            begun: Instant::now(),
            forward_ms: 0,
            plans: Vec::new(),
            shown_to: None,
            echo: !io::stdin().is_terminal(),
        }
    }

    /// Plays until the game is over, somebody quits or nobody types any more.
    pub fn run(mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<()> {
        let title = name_of(&self.playing.header().game);
        writeln!(out, "{}", title.if_supports_color(Stdout, |text| text.bold()))?;
        writeln!(out, "{}", self.texts.say("play-welcome", &[]))?;
        loop {
            match self.playing.awaits() {
                Awaits::Nothing => return self.end(out),
                Awaits::Chance => {
                    let line = Line {
                        at: self.now(),
                        ..self.playing.draw(&self.chance.seed)
                    };
                    self.push(line, out)?.map_err(own_fault)?;
                }
                Awaits::Seats { who, until } if self.playing.race_started().is_some() => {
                    if self.race(who, until, input, out)? == Then::Stop {
                        return self.leave(out);
                    }
                }
                Awaits::Seats { who, until } => match who.iter().next() {
                    None => self.time_up(until, out)?,
                    Some(seat) if self.strength(seat).is_some() => self.think(seat, out)?,
                    Some(seat) => {
                        if self.ask(seat, input, out)? == Then::Stop {
                            return self.leave(out);
                        }
                    }
                },
            }
        }
    }

    fn now(&self) -> u64 {
        self.begun.elapsed().as_millis() as u64 + self.forward_ms
    }

    fn strength(&self, seat: Seat) -> Option<Strength> {
        self.playing.header().sitters[seat.index()].bot
    }

    /// Plays a line if the rules accept it, keeps it and tells what happened.
    fn push(&mut self, line: Line, out: &mut impl Write) -> Result<Result<(), Refusal>> {
        match self.playing.push(line) {
            Err(refusal) => Ok(Err(refusal)),
            Ok(told) => {
                self.keeper.keep(&*self.playing)?;
                self.tell(&told, out)?;
                Ok(Ok(()))
            }
        }
    }

    fn tell(&self, told: &Told, out: &mut impl Write) -> Result<()> {
        let eyes = self.scene.you.map_or(Viewer::Spectator, Viewer::Seat);
        for addressed in told.iter().filter(|addressed| addressed.audience.includes(eyes)) {
            // What is done next says whose turn it is.
            if let Some(said) = addressed.said.as_ref().filter(|said| said.id != "event-turn") {
                writeln!(out, "  {}", self.scene.say(said))?;
            }
        }
        Ok(())
    }

    fn act(&self, seat: Seat, action: &str) -> Line {
        let at = self.now();
        let what = match self.playing.race_started() {
            Some(_) => self.playing.stamped(action, Arrival { at, lag_ms: 0 }),
            None => action.to_owned(),
        };
        Line {
            at,
            who: Who::Seat(seat),
            what: What::Game(what.into()),
        }
    }

    fn think(&mut self, seat: Seat, out: &mut impl Write) -> Result<()> {
        let strength = self.strength(seat).unwrap_or(Strength::Middle);
        let choice = self.playing.thought(seat, strength)(&mut self.chance.players);
        let Some(choice) = choice else {
            bail!("the player on seat {seat} does not know what to do")
        };
        self.shown_to = None;
        self.push(self.act(seat, &choice.action), out)?.map_err(own_fault)
    }

    /// The fastest hand counts: ours look while people type, and where nobody types the clock is put forward.
    fn race(
        &mut self,
        who: SeatSet,
        until: Option<u64>,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<Then> {
        for seat in who.iter() {
            let planned = self.plans.iter().any(|plan| plan.seat == seat);
            if let (Some(strength), false) = (self.strength(seat), planned) {
                self.plan(seat, strength)?;
            }
        }
        if let Some(person) = who.iter().find(|seat| self.strength(*seat).is_none()) {
            // The dice have just been told: no table in between, or there would be more to read than to see.
            self.shown_to = Some(person);
            return self.ask(person, input, out);
        }
        let next = self.plans.iter().map(|plan| plan.at).chain(until).min();
        self.forward_ms += next.unwrap_or_default().saturating_sub(self.now());
        self.settle(out)?;
        Ok(Then::GoOn)
    }

    fn plan(&mut self, seat: Seat, strength: Strength) -> Result<()> {
        let choice = self.playing.thought(seat, strength)(&mut self.chance.players);
        let Some(choice) = choice else {
            bail!("the player on seat {seat} does not know what to do")
        };
        let at = self.playing.moment(&choice.action).unwrap_or(self.now());
        let action = choice.action;
        self.plans.push(Plan { at, seat, action });
        Ok(())
    }

    /// Everything that has happened in the window up to now: hands of ours, and its end.
    fn settle(&mut self, out: &mut impl Write) -> Result<()> {
        while self.playing.race_started().is_some() {
            let until = match self.playing.awaits() {
                Awaits::Seats { until, .. } => until,
                _ => None,
            };
            let now = self.now();
            let first = (0..self.plans.len()).min_by_key(|i| self.plans[*i].at);
            let first = first.filter(|i| self.plans[*i].at <= now && until.is_none_or(|end| self.plans[*i].at <= end));
            if let Some(first) = first {
                let Plan { at, seat, action } = self.plans.swap_remove(first);
                let line = Line {
                    at: at.max(self.playing.lines().last().map_or(0, |last| last.at)),
                    who: Who::Seat(seat),
                    what: What::Game(action.into()),
                };
                self.push(line, out)?.map_err(own_fault)?;
            } else if until.is_some_and(|until| now >= until) {
                self.time_up(until, out)?;
            } else {
                return Ok(());
            }
        }
        self.plans.clear();
        self.shown_to = None;
        Ok(())
    }

    /// Nobody can act: the window closes when its time has come.
    fn time_up(&mut self, until: Option<u64>, out: &mut impl Write) -> Result<()> {
        let at = self.now().max(until.unwrap_or_default());
        self.push(
            Line {
                at,
                who: Who::Clock,
                what: What::Game("time".into()),
            },
            out,
        )?
        .map_err(own_fault)
    }

    fn ask(&mut self, seat: Seat, input: &mut impl BufRead, out: &mut impl Write) -> Result<Then> {
        let (legal, listed) = self.playing.arranged(self.playing.legal(seat).unwrap_or_default());
        if self.shown_to != Some(seat) {
            self.show_table(seat, out)?;
        } else if let Some(desk) = self.playing.desk(Viewer::Seat(seat), &self.scene) {
            writeln!(out, "\n{desk}\n")?;
        }
        self.show_prompt(seat, &legal, listed, out)?;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let Some(typed) = read_row(input)? else {
                writeln!(out)?;
                return Ok(Then::Stop);
            };
            if self.echo {
                writeln!(out, "{}", typed.trim_end())?;
            }
            let Some(wish) = self.read_wish(&typed, &legal) else {
                continue;
            };
            if let Some(then) = self.grant(wish, seat, &legal, out)? {
                return Ok(then);
            }
        }
    }

    /// Does what was asked; None if the same person is to be asked again.
    fn grant(&mut self, wish: Wish, seat: Seat, legal: &[String], out: &mut impl Write) -> Result<Option<Then>> {
        match wish {
            Wish::Help => writeln!(out, "{}", self.texts.say("play-help", &[]))?,
            Wish::All => self.show_actions(seat, legal, legal.len(), out)?,
            Wish::Table => self.show_table(seat, out)?,
            Wish::Hint => self.hint(seat, out)?,
            Wish::Undo => return self.undo(out),
            Wish::Quit => return Ok(Some(Then::Stop)),
            Wish::Act(action) => {
                if self.playing.race_started().is_some() {
                    self.settle(out)?;
                    if !self.playing.awaits().who().contains(seat) || self.playing.race_started().is_none() {
                        writeln!(out, "  {}", self.texts.say("play-too-late", &[]))?;
                        return Ok(Some(Then::GoOn));
                    }
                }
                let action = self.playing.read(Viewer::Seat(seat), &action);
                match self.push(self.act(seat, &action), out)? {
                    Ok(()) => return Ok(Some(Then::GoOn)),
                    Err(refusal) => self.refuse(&refusal, legal, out)?,
                }
                // An answer that comes after the window finds it closed.
                if let Awaits::Seats { until, .. } = self.playing.awaits()
                    && until.is_some_and(|until| self.now() >= until)
                {
                    self.time_up(until, out)?;
                    return Ok(Some(Then::GoOn));
                }
            }
        }
        Ok(None)
    }

    fn show_table(&mut self, seat: Seat, out: &mut impl Write) -> Result<()> {
        writeln!(out, "\n{}\n", self.playing.table(Viewer::Seat(seat), &self.scene))?;
        self.shown_to = Some(seat);
        Ok(())
    }

    fn show_prompt(&self, seat: Seat, legal: &[String], listed: usize, out: &mut impl Write) -> Result<()> {
        let eyes = Viewer::Seat(seat);
        let asked = [self.playing.prompt(eyes), self.playing.how_to_write(eyes)];
        let asked: Vec<String> = asked.iter().flatten().map(|said| self.scene.say(said)).collect();
        let prompt = asked.join("\n");
        let prompt = match self.scene.you {
            Some(_) => prompt,
            None => format!("{} — {prompt}", self.scene.name(seat)),
        };
        writeln!(out, "{}", prompt.if_supports_color(Stdout, |text| text.bold()))?;
        self.show_actions(seat, legal, listed, out)
    }

    fn called(&self, seat: Seat, action: &str) -> String {
        let called = self.playing.called(seat, action);
        called.map_or_else(String::new, |said| self.scene.say(&said))
    }

    /// What one may do: its number, in words, in notation.
    fn show_actions(&self, seat: Seat, legal: &[String], most: usize, out: &mut impl Write) -> Result<()> {
        let words: Vec<String> = legal.iter().map(|action| self.called(seat, action)).collect();
        let shown = words.iter().zip(legal).take(most);
        let width = shown.clone().map(|(words, _)| words.chars().count()).max().unwrap_or(0);
        for (number, (words, action)) in (1..).zip(shown) {
            let action = action.if_supports_color(Stdout, |text| text.cyan());
            writeln!(out, "  {number:>2}  {words:<width$}  {action}")?;
        }
        if legal.len() > most {
            let more = (legal.len() - most) as i32;
            let word = self.texts.say("play-word-all", &[]);
            writeln!(
                out,
                "      {}",
                self.texts
                    .say("play-more", &[("n", more.into()), ("word", word.as_str().into())])
            )?;
        }
        Ok(())
    }

    /// A command, a number of the list, or an action in notation or by its first letters. None for an empty line.
    fn read_wish(&self, typed: &str, legal: &[String]) -> Option<Wish> {
        let written = typed.split_whitespace().collect::<Vec<_>>().join(" ");
        let typed = written.to_lowercase();
        let is = |word: &str| typed == word || typed == self.texts.say(&format!("play-word-{word}"), &[]);
        let number = typed
            .parse::<usize>()
            .ok()
            .and_then(|number| legal.get(number.checked_sub(1)?));
        Some(match typed.as_str() {
            "" => return None,
            "?" => Wish::Help,
            _ if is("help") => Wish::Help,
            _ if is("all") => Wish::All,
            _ if is("table") => Wish::Table,
            _ if is("hint") => Wish::Hint,
            _ if is("undo") => Wish::Undo,
            _ if is("quit") => Wish::Quit,
            _ => Wish::Act(number.cloned().unwrap_or_else(|| whole_action(&written, legal))),
        })
    }

    /// Nothing has happened; say why.
    fn refuse(&self, refusal: &Refusal, legal: &[String], out: &mut impl Write) -> Result<()> {
        let why = match (refusal.rule.as_str(), legal.first()) {
            ("HOUSE-NOTATION", Some(example)) => self
                .texts
                .say("play-unreadable", &[("example", example.as_str().into())]),
            _ => self.scene.refusal(refusal),
        };
        writeln!(out, "  {}", why.if_supports_color(Stdout, |text| text.red()))?;
        Ok(())
    }

    /// What our strongest player would do.
    fn hint(&mut self, seat: Seat, out: &mut impl Write) -> Result<()> {
        let Some(choice) = self.playing.hint(seat, None)(&mut self.hints) else {
            return Ok(());
        };
        let words = self.called(seat, &choice.action);
        let args = [
            ("words", words.as_str().into()),
            ("action", choice.action.as_str().into()),
        ];
        let figures = choice.figures.iter();
        let figures: Vec<(&str, Arg)> = figures
            .map(|(key, figure)| (*key, self.texts.decimal(*figure).as_str().into()))
            .collect();
        let reason = choice.reason.map_or(String::new(), |id| self.texts.say(id, &figures));
        writeln!(
            out,
            "{}",
            format!("  {} {reason}", self.texts.say("play-hint", &args)).trim_end()
        )?;
        Ok(())
    }

    /// Takes back the last act of a person, if nobody has learnt anything from it. Whoever types agrees for all.
    fn undo(&mut self, out: &mut impl Write) -> Result<Option<Then>> {
        let seats = self.playing.header().seats;
        let people = seats.iter().filter(|&seat| self.strength(seat).is_none());
        let last = people
            .filter_map(|seat| Some((seat, self.playing.withdrawable(seat)?)))
            .next();
        let Some((seat, line)) = last else {
            writeln!(out, "  {}", self.texts.say("play-cannot-undo", &[]))?;
            return Ok(None);
        };
        let note = Line {
            at: self.now(),
            who: Who::Seat(seat),
            what: What::House(Note::Undo(line)),
        };
        self.push(note, out)?.map_err(own_fault)?;
        writeln!(out, "  {}", self.texts.say("play-undone", &[]))?;
        self.shown_to = None;
        Ok(Some(Then::GoOn))
    }

    /// The result, and the seed, so that anyone can check the cards.
    fn end(mut self, out: &mut impl Write) -> Result<()> {
        let seed = Note::Seed(self.chance.seed.clone());
        let line = Line {
            at: self.now(),
            who: Who::Clock,
            what: What::House(seed),
        };
        self.push(line, out)?.map_err(own_fault)?;
        writeln!(out, "\n{}\n", self.playing.table(Viewer::Spectator, &self.scene))?;
        if let Some(outcome) = self.playing.outcome() {
            writeln!(out, "{}\n", self.scene.ranking(&*self.playing, &outcome))?;
        }
        let file = self.keeper.name();
        writeln!(
            out,
            "{}",
            self.texts.say("play-saved", &[("file", file.as_str().into())])
        )?;
        writeln!(
            out,
            "{}  ludogite verify {file}",
            self.texts.say("play-was-it-fair", &[])
        )?;
        Ok(())
    }

    fn leave(self, out: &mut impl Write) -> Result<()> {
        let message = if self.playing.lines().is_empty() {
            "play-nothing-to-save"
        } else {
            "play-saved"
        };
        let file = self.keeper.name();
        writeln!(out, "{}", self.texts.say(message, &[("file", file.as_str().into())]))?;
        Ok(())
    }
}

/// What was typed, whatever bytes it is made of; None at the end. A row without an end is read in pieces.
fn read_row(input: &mut impl BufRead) -> Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = input
        .by_ref()
        .take(LONGEST_ROW_BYTES)
        .read_until(b'\n', &mut bytes)
        .context("stdin")?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}

/// The legal action written like this, or the only one that begins so, in large or small letters; or else what was
/// typed, for the rules to answer.
fn whole_action(typed: &str, legal: &[String]) -> String {
    let small = typed.to_lowercase();
    if let Some(same) = legal.iter().find(|action| action.to_lowercase() == small) {
        return same.clone();
    }
    let mut beginning = legal.iter().filter(|action| action.to_lowercase().starts_with(&small));
    match (beginning.next(), beginning.next()) {
        (Some(only), None) => only.clone(),
        // A verb is small whatever happens; names of things may have a capital.
        _ => match typed.split_once(' ') {
            Some((verb, things)) => format!("{} {things}", verb.to_lowercase()),
            None => small,
        },
    }
}

/// What chance and our players do is legal; if it is not, the fault is ours.
fn own_fault(refusal: Refusal) -> anyhow::Error {
    anyhow::anyhow!("a fault of the house: {refusal}")
}
