//! One game at the keyboard. The [`Table`] knows what happens, as in the house; here is what was typed, drawn and said.

use std::{
    collections::VecDeque,
    io::{self, BufRead, IsTerminal, Read, Write},
    sync::Arc,
    time::Instant,
};

use anyhow::{Context, Result};
use ludo::{Awaits, Millis, Playing, Reader, Refusal, Said, Seat, SeatSet, Shared, Viewer};
use owo_colors::{OwoColorize, Stream::Stdout};
use table::{
    Conn, Now, Out, Purpose, Table,
    wire::{Claim, FromHouse, LessonStep, Phase, PuzzleStep, PuzzleVerdict, ToHouse},
};

use crate::{games::name_of, harmless::harmless, keeper::Keeper, scene::Scene, texts::Texts};

/// Nobody types more at once.
const LONGEST_ROW_BYTES: u64 = 4096;

/// By what the people at this keyboard hold their seats.
pub const TOKEN: &str = "keyboard";

// Two pages at the table: one has the seats of all who type and gets the answers, the other sees what is shown to all of them.
const KEYBOARD: Conn = 1;
const SCREEN: Conn = 2;

pub struct Session<'a> {
    texts: &'a Texts,
    scene: Scene<'a>,
    table: Table,
    /// Those who type.
    people: SeatSet,
    /// None where nothing is kept: in a lesson.
    keeper: Option<Keeper>,
    begun: Instant,
    /// Nobody waits where nobody types: so far the clock has been put forward.
    forward_ms: Now,
    /// When something is due at the table that nobody types.
    due: Option<Now>,
    /// Who acted last, as far as people have been shown the table.
    shown_to: Option<Seat>,
    /// The step of a lesson that was said last.
    step: u8,
    /// Nobody sees what comes in through a pipe, so it is repeated.
    echo: bool,
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
    /// `table` holds a game that has begun.
    pub fn new(texts: &'a Texts, table: Table, keeper: Option<Keeper>, drawings: bool) -> Session<'a> {
        let play = table.play().expect("it has begun");
        let header = play.header();
        let seats = header.seats.iter().zip(&header.sitters);
        let people: SeatSet = seats
            .filter(|(_, sitter)| sitter.bot.is_none())
            .map(|(seat, _)| seat)
            .collect();
        // One person is "you"; several at one keyboard are called by their names.
        let you = people.first().filter(|_| people.len() == 1);
        Session {
            scene: Scene::new(texts, header, you, drawings),
            forward_ms: play.lines().last().map_or(0, |last| last.at),
            texts,
            table,
            people,
            keeper,
            begun: Instant::now(),
            due: None,
            shown_to: None,
            step: 0,
            echo: !io::stdin().is_terminal(),
        }
    }

    /// Plays until the game is over, somebody quits or nobody types any more.
    pub fn run(mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<()> {
        let title = name_of(&self.play().header().game);
        writeln!(out, "{}", title.if_supports_color(Stdout, |text| text.bold()))?;
        writeln!(out, "{}", self.texts.say("play-welcome", &[]))?;
        let goes_on = !self.play().lines().is_empty();
        self.sit_down(out)?;
        if let Some(seat) = self
            .awaited()
            .filter(|_| goes_on && self.play().race_started().is_some())
        {
            self.show_table(seat, out)?; // the dice were told before
        }
        while self.table.phase() != Phase::Over {
            if let Some(verdict) = self.table.puzzle_step().and_then(|step| step.verdict) {
                return self.show_verdict(&verdict, out);
            }
            match self.awaited() {
                Some(seat) if self.ask(seat, input, out)? == Then::Stop => return self.leave(out),
                Some(_) => {}
                None => self.put_clock_forward(out)?,
            }
        }
        self.end(out)
    }

    fn play(&self) -> &dyn Playing {
        self.table.play().expect("it has begun")
    }

    /// The person who is to be asked.
    fn awaited(&self) -> Option<Seat> {
        let awaited = self.play().awaits().who();
        awaited.iter().find(|seat| self.people.contains(*seat))
    }

    fn now(&self) -> Now {
        self.begun.elapsed().as_millis() as Now + self.forward_ms
    }

    // ----------------------------------------------------------------------------------------------- the table

    fn sit_down(&mut self, out: &mut impl Write) -> Result<()> {
        let claim = |seat| Claim {
            seat,
            token: TOKEN.to_owned(),
            nonce: String::new(), // it was added before the game began
        };
        let (all, you): (Vec<Claim>, Vec<Claim>) = (
            self.people.iter().map(claim).collect(),
            self.scene.you.into_iter().map(claim).collect(),
        );
        let (now, mut news) = (self.now(), Out::default());
        self.table.hello(SCREEN, None, &you, now, &mut news);
        self.table.hello(KEYBOARD, None, &all, now, &mut news);
        self.follow(news, out).map(|_| ())
    }

    /// Something is sent to the table; what it answers.
    fn send(&mut self, frame: ToHouse, out: &mut impl Write) -> Result<Vec<FromHouse>> {
        let (now, mut news) = (self.now(), Out::default());
        self.table.frame(KEYBOARD, frame, now, &mut news);
        self.follow(news, out)
    }

    /// What follows is kept and told; what is thrown lands, who is to think thinks, and more may follow from that.
    fn follow(&mut self, mut news: Out, out: &mut impl Write) -> Result<Vec<FromHouse>> {
        let (mut answers, mut thinks) = (Vec::new(), VecDeque::new());
        loop {
            if let Some(keeper) = &self.keeper {
                keeper.keep(&news.lines)?;
            }
            for (conn, frame) in news.sends {
                match Arc::unwrap_or_clone(frame) {
                    FromHouse::News { eyes, .. } if conn == SCREEN => self.tell(&eyes[0].said, out)?,
                    answer if conn == KEYBOARD => answers.push(answer),
                    _ => {}
                }
            }
            self.due = news.wake;
            thinks.extend(news.thinks);
            let throw = news.throw;
            news = Out::default();
            if let Some(throw) = throw {
                let thrown = throw.thrown();
                self.table.landed(thrown, self.now(), &mut news);
            } else if let Some(mut think) = thinks.pop_front() {
                if think.purpose == Purpose::Move {
                    self.shown_to = None;
                }
                let chosen = think.work().and_then(|work| work());
                self.table.thought(&think, chosen, self.now(), &mut news);
            } else {
                return Ok(answers);
            }
        }
    }

    fn tell(&self, said: &[Option<Shared<Said>>], out: &mut impl Write) -> Result<()> {
        // What is done next says whose turn it is.
        for said in said.iter().flatten().filter(|said| said.id != "event-turn") {
            writeln!(out, "  {}", self.scene.say(said))?;
        }
        Ok(())
    }

    /// Everything that was due by now happens, each thing at its own moment.
    fn catch_up(&mut self, out: &mut impl Write) -> Result<()> {
        while let Some(due) = self.due.filter(|due| *due <= self.now()) {
            let mut news = Out::default();
            self.table.tick(due, &mut news);
            self.follow(news, out)?;
        }
        Ok(())
    }

    /// Nobody types, so nobody need wait for what is due.
    fn put_clock_forward(&mut self, out: &mut impl Write) -> Result<()> {
        let due = self.due.context("a fault of the house: nobody is awaited")?;
        self.forward_ms += due.saturating_sub(self.now());
        self.catch_up(out)
    }

    /// The window in which one may act now, by when it began or ends.
    fn window(&self) -> Option<Millis> {
        let play = self.play();
        play.race_started().or(match play.awaits() {
            Awaits::Seats { until, .. } => until,
            Awaits::Chance | Awaits::Nothing => None,
        })
    }

    // ------------------------------------------------------------------------------------------------- people

    fn ask(&mut self, seat: Seat, input: &mut impl BufRead, out: &mut impl Write) -> Result<Then> {
        let play = self.play();
        let (legal, listed) = play.arranged(seat, play.legal(seat).unwrap_or_default());
        if play.race_started().is_some() {
            // The dice have just been told: no table in between, or there would be more to read than to see.
            self.shown_to = None;
        } else if self.shown_to != Some(seat) {
            self.show_table(seat, out)?;
        } else if let Some(desk) = play.desk(Viewer::Seat(seat), &self.scene) {
            writeln!(out, "\n{desk}\n")?;
        }
        self.show_lesson(out)?;
        self.show_puzzle(out)?;
        self.show_prompt(seat, &legal, listed, out)?;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let Some(typed) = read_row(input)? else {
                writeln!(out)?;
                return Ok(Then::Stop);
            };
            if self.echo {
                writeln!(out, "{}", harmless(typed.trim_end()))?;
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
            Wish::Act(typed) => return self.act(seat, &typed, legal, out),
        }
        Ok(None)
    }

    fn act(&mut self, seat: Seat, typed: &str, legal: &[String], out: &mut impl Write) -> Result<Option<Then>> {
        let window = self.window();
        self.catch_up(out)?;
        if self.window() != window {
            writeln!(out, "  {}", self.texts.say("play-too-late", &[]))?;
            return Ok(Some(Then::GoOn));
        }
        let what = self.play().read(Viewer::Seat(seat), typed);
        let after = self.table.seq();
        for answer in self.send(ToHouse::Act { seat, after, what }, out)? {
            if let FromHouse::Refused { refusal, .. } = answer {
                self.refuse(&refusal, legal, out)?;
                return Ok(None);
            }
        }
        Ok(Some(Then::GoOn))
    }

    fn show_table(&mut self, seat: Seat, out: &mut impl Write) -> Result<()> {
        writeln!(out, "\n{}\n", self.play().table(Viewer::Seat(seat), &self.scene))?;
        self.shown_to = Some(seat);
        Ok(())
    }

    fn show_prompt(&self, seat: Seat, legal: &[String], listed: usize, out: &mut impl Write) -> Result<()> {
        let eyes = Viewer::Seat(seat);
        let asked = [self.play().prompt(eyes), self.play().how_to_write(eyes)];
        let asked: Vec<String> = asked.iter().flatten().map(|said| self.scene.say(said)).collect();
        let prompt = asked.join("\n");
        let prompt = match self.scene.you {
            Some(_) => prompt,
            None => format!("{} — {prompt}", self.scene.name(seat)),
        };
        writeln!(out, "{}", prompt.if_supports_color(Stdout, |text| text.bold()))?;
        self.show_actions(seat, legal, listed, out)
    }

    /// What is to be learnt now, where this is a lesson. The last step is a game: what was said when it began is not
    /// repeated.
    fn show_lesson(&mut self, out: &mut impl Write) -> Result<()> {
        let begun = |now: &LessonStep| now.step == now.steps && now.step == self.step;
        if let Some(LessonStep { step, steps, said, .. }) = self.table.lesson_step().filter(|now| !begun(now)) {
            self.step = step;
            let number = self
                .texts
                .say("lesson-step", &[("n", step.into()), ("of", steps.into())]);
            let said = self.texts.labelled(&number, &self.scene.say(&said));
            writeln!(out, "{}", said.if_supports_color(Stdout, |text| text.green()))?;
        }
        Ok(())
    }

    /// What is asked, where this is a puzzle.
    fn show_puzzle(&self, out: &mut impl Write) -> Result<()> {
        if let Some(PuzzleStep {
            puzzle, grade, said, ..
        }) = self.table.puzzle_step()
        {
            let args = [("puzzle", puzzle.as_str().into()), ("grade", grade.into())];
            let said = self
                .texts
                .labelled(&self.texts.say("puzzle-title", &args), &self.scene.say(&said));
            writeln!(out, "{}", said.if_supports_color(Stdout, |text| text.green()))?;
        }
        Ok(())
    }

    /// What her answer was worth beside the best, in figures and words.
    fn show_verdict(&self, verdict: &PuzzleVerdict, out: &mut impl Write) -> Result<()> {
        for choice in &verdict.choices {
            writeln!(out, "  {}", self.scene.say(choice))?;
        }
        let said = self.scene.say(&verdict.said);
        match verdict.right {
            true => writeln!(out, "\n{}\n", said.if_supports_color(Stdout, |text| text.green()))?,
            false => writeln!(out, "\n{}\n", said.if_supports_color(Stdout, |text| text.red()))?,
        }
        Ok(())
    }

    fn called(&self, seat: Seat, action: &str) -> String {
        let called = self.play().called(seat, action);
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
        let answers = self.send(ToHouse::Hint { seat, mine: None }, out)?;
        let hint = answers.iter().find_map(|answer| self.hint_in_words(answer));
        let words = hint.unwrap_or_else(|| self.texts.say("play-no-hint", &[]));
        writeln!(out, "  {words}")?;
        Ok(())
    }

    fn hint_in_words(&self, answer: &FromHouse) -> Option<String> {
        let FromHouse::Hint { what, called, why, .. } = answer else {
            return None;
        };
        let say = |said: &Option<Said>| said.as_ref().map_or_else(String::new, |said| self.scene.say(said));
        let args = [("words", say(called).into()), ("action", what.as_str().into())];
        let hint = format!("{} {}", self.texts.say("play-hint", &args), say(why));
        Some(hint.trim_end().to_owned())
    }

    /// Takes back the last act of a person, if nobody has learnt anything from it. Whoever types agrees for all.
    fn undo(&mut self, out: &mut impl Write) -> Result<Option<Then>> {
        let last = self
            .people
            .iter()
            .find(|seat| self.play().withdrawable(*seat).is_some());
        let Some(seat) = last else {
            writeln!(out, "  {}", self.texts.say("play-cannot-undo", &[]))?;
            return Ok(None);
        };
        self.send(ToHouse::Undo { seat }, out)?;
        writeln!(out, "  {}", self.texts.say("play-undone", &[]))?;
        self.shown_to = None;
        Ok(Some(Then::GoOn))
    }

    /// The result. The table has told the seed, so that anyone can check the cards.
    fn end(self, out: &mut impl Write) -> Result<()> {
        let play = self.play();
        writeln!(out, "\n{}\n", play.table(Viewer::Spectator, &self.scene))?;
        if let Some(outcome) = play.outcome() {
            writeln!(out, "{}\n", self.scene.ranking(play, &outcome))?;
        }
        if let Some(moment) = play.moments().game {
            writeln!(out, "{}\n", self.scene.say(&moment))?;
        }
        self.say_farewell(true, out)
    }

    fn leave(self, out: &mut impl Write) -> Result<()> {
        self.say_farewell(false, out)
    }

    fn say_farewell(&self, over: bool, out: &mut impl Write) -> Result<()> {
        if let Some(keeper) = &self.keeper {
            writeln!(out, "{}", keeper.farewell(over, self.texts))?;
        }
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
