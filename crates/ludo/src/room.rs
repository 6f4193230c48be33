//! A game whose type has been forgotten, so that tables, servers and the command line can hold any of them.

use std::{
    collections::BTreeMap,
    fmt::{Debug, Display, Write},
    sync::{Arc, OnceLock},
};

use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use serde_json::value::RawValue;
use ts_rs::TS;

use crate::{
    Ages, Arrival, Audience, Awaits, BadOption, BySeat, Choice, Entry, Fault, Flight, Form, FormInfo, GRADES, Header,
    Hosted, How, Lesson, LessonInfo, Line, Manifest, Millis, Moments, OptionSpec, Outcome, ParseError, Play, Player,
    Playout, Preset, Puzzle, PuzzleInfo, PuzzleKind, Puzzles, Race, Reader, Record, Refusal, Review, Rng, Row, Said,
    Seat, Seed, Settings, Shared, Strength, Verdict, Viewer, Who,
    laws::{Broken, Laws},
    play::chance_line,
    playout_as, puzzle, review, same_luck,
};

/// Most actions are no longer than this, so that a list of them is written without moving any.
const USUAL_ACTION: usize = 32;

/// What the shelf says about a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// Stands in records.
    pub id: &'static str,
    /// Of its rules.
    pub edition: u16,
    /// Belongs to its owner and is the same in every language.
    pub name: &'static str,
    /// For whom it is.
    pub ages: Ages,
    /// About how long a game takes, where anybody says so.
    pub minutes: Option<u8>,
    /// The colours of its box: lid and side.
    pub colours: [&'static str; 2],
    /// The ways to play it; the first is the usual one.
    pub forms: Vec<FormInfo>,
    /// The rules themselves find out who begins.
    pub draws_lots: bool,
    /// Several people act at the same moment, and the fastest hand counts.
    pub race: bool,
    /// For so many at least, in any form.
    pub min_seats: usize,
    /// And so many at most.
    pub max_seats: usize,
    /// Nothing is hidden from anyone.
    pub open: bool,
    /// What can be chosen.
    pub options: Vec<OptionSpec>,
    /// Options under a name.
    pub presets: Vec<Preset>,
    /// How well our players can play it, weakest first.
    pub strengths: Vec<Strength>,
    /// How it can be learnt, from the simplest on.
    pub lessons: Vec<LessonInfo>,
    /// What can be asked in it.
    pub puzzles: Vec<PuzzleInfo>,
}

/// One game of the house.
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::{Room, RoomOf, Seed, Viewer};
///
/// let room: Box<dyn Room> = Box::new(RoomOf::<Diamoniak>::new());
/// let record = "ludo 1\ngame diamoniak 1\nseats 2\n\n0 1 draw\n".parse().unwrap();
/// let mut playing = room.replay(&record).unwrap();
/// let told = playing.answer(&Seed::from_number(1));
/// assert_eq!(told.len(), playing.lines().len() - record.lines.len(), "a card is drawn, and seen");
/// assert!(playing.view(Viewer::Spectator).get().starts_with('{'));
///
/// let refused = "ludo 1\ngame diamoniak 1\nseats 8\n".parse().unwrap();
/// assert_eq!(room.replay(&refused).unwrap_err().refusal.rule, "DIAMONIAK-2");
/// ```
pub trait Room: Debug + Send + Sync {
    /// What the shelf says about it.
    fn info(&self) -> GameInfo;
    /// The options as a header writes them, all that mean something, for a table with or without a bot.
    ///
    /// # Errors
    /// Where the game has no such option or value.
    fn options(&self, chosen: &BTreeMap<String, String>, with_bots: bool) -> Result<String, BadOption>;
    /// Settings that are not for tables where strangers may sit: see [`Hosted`].
    fn among_friends(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// The lesson of this name.
    fn lesson(&self, _name: &str) -> Option<Lesson> {
        None
    }
    /// The puzzle of this name: `keep/17`.
    fn puzzle(&self, _name: &str) -> Option<Puzzle> {
        None
    }
    /// The kind of puzzles of this name.
    fn puzzle_kind(&self, _name: &str) -> Option<&'static PuzzleKind> {
        None
    }
    /// Plays one game between bots and looks for a puzzle of this kind in it: not graded yet, with all that it depends on.
    fn mine(&self, _kind: &str, _rng: &mut ChaCha8Rng) -> Option<(Puzzle, String)> {
        None
    }
    /// Proves a puzzle once more; gives all that it depends on.
    ///
    /// # Errors
    /// Says what is not as its row says.
    fn prove(&self, _puzzle: &Puzzle) -> Result<String, String> {
        Err("this game has no puzzles".to_owned())
    }
    /// How often this player finds its answer, of [`TRIES`](crate::TRIES).
    fn found(&self, _puzzle: &Puzzle, _player: Player) -> u8 {
        0
    }
    /// See [`Play::open`].
    ///
    /// # Errors
    /// Where this header cannot be.
    fn open(&self, header: Header) -> Result<Box<dyn Playing>, Refusal>;
    /// See [`Play::replay`].
    ///
    /// # Errors
    /// Names the first place that is refused.
    fn replay(&self, record: &Record) -> Result<Box<dyn Playing>, Fault>;
    /// See [`Play::verify`].
    ///
    /// # Errors
    /// Names the first place that is refused.
    fn verify(&self, record: &Record) -> Result<Verdict, Fault>;
    /// What each choice lost and what luck changed; None where nobody knows what things are worth.
    ///
    /// # Errors
    /// Names the first place that is refused.
    fn review(&self, record: &Record) -> Result<Option<Review>, Fault>;
    /// The one spelling of what this says in the game's notation: an act of a seat, or an answer of chance.
    ///
    /// # Errors
    /// Where it cannot be read.
    fn spelled(&self, who: Who, text: &str) -> Result<String, ParseError>;
    /// Plays so many lines at random from where this header begins, under every law: see
    /// [`Laws::check_from`].
    ///
    /// # Errors
    /// The law that is broken; `None` where the header is refused, which breaks none.
    fn obeys(&self, header: Header, seed: u64, lines: usize) -> Result<(), Option<Broken>>;
    /// Plays one game between bots, with these options (`key=value` words), to its end.
    ///
    /// # Errors
    /// Where there are no such options, or so many cannot play.
    fn playout(&self, options: &str, players: &[Player], how: How, rng: &mut ChaCha8Rng) -> Result<Playout, Refusal>;
}

/// An event as its audience will read it.
#[derive(Clone, Debug)]
pub struct Addressed {
    /// Who is told.
    pub audience: Audience,
    /// What, as JSON in the game's own form.
    pub event: Shared<Box<RawValue>>,
    /// The same in words; None where it goes without saying.
    pub said: Option<Shared<Said>>,
}

/// Everything that one line told.
pub type Told = Vec<Addressed>;

/// What there is to see for one viewer.
#[derive(Clone, Debug)]
pub struct Seen {
    /// As JSON in the game's own form.
    pub view: Shared<Box<RawValue>>,
    /// What she is asked to do, or waits for; None when it is over and nothing more need be said.
    pub prompt: Option<Said>,
}

/// What chance will say, before anyone may know it.
#[derive(Clone, Debug)]
pub struct SealedDraw {
    /// What the line will tell everybody, as JSON: a list of events.
    pub events: String,
    /// Seals it until then.
    pub key: [u8; 32],
}

/// Throws what flies: the work itself, to be done once, on a thread that may be busy for a while.
pub struct Throw(Box<dyn FnOnce() -> Thrown + Send>);

impl Throw {
    /// Something to be thrown.
    pub fn new(throw: impl FnOnce() -> Thrown + Send + 'static) -> Throw {
        Throw(Box::new(throw))
    }

    /// Throws it.
    pub fn thrown(self) -> Thrown {
        (self.0)()
    }
}

impl Debug for Throw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Throw")
    }
}

/// What came of a throw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thrown {
    /// What came out, to be written down.
    pub line: Line,
    /// How it came about, for pages to play back.
    pub track: Vec<u8>,
}

/// Works out a choice away from the table: it holds what the seat may know, and nothing else.
pub type Thought = Box<dyn FnOnce(&mut dyn Rng) -> Option<Choice<String>> + Send>;

/// A game of any kind, being played.
pub trait Playing: Debug + Send + Sync {
    /// What was known before the first line.
    fn header(&self) -> &Header;
    /// What has happened.
    fn lines(&self) -> &[Line];
    /// What has to happen next.
    fn awaits(&self) -> Awaits;
    /// Judges, appends in canonical text, applies.
    ///
    /// # Errors
    /// Names the rule that refuses it. A refusal leaves no trace.
    fn push(&mut self, line: Line) -> Result<Told, Refusal>;
    /// Is what a page sends the action that stands in the log already?
    fn is_same(&self, sent: &str, stands: &str) -> bool;
    /// Would this line of the game be accepted now?
    ///
    /// # Errors
    /// Why not.
    fn check(&self, line: &Line) -> Result<(), Refusal>;
    /// The same, with what the act would do where the game can show it.
    ///
    /// # Errors
    /// Why not.
    fn preview(&self, line: &Line) -> Result<Option<Box<RawValue>>, Refusal>;
    /// The seed stands in the log: the game is over, or nobody plays on.
    fn seed_is_told(&self) -> bool;
    /// The line that this seat could take back.
    fn withdrawable(&self, seat: Seat) -> Option<u32>;
    /// The line with which nature answers now.
    fn draw(&self, seed: &Seed) -> Line;
    /// Nature answers, now.
    fn answer(&mut self, seed: &Seed) -> Told;
    /// The answer that is awaited is thrown, which takes a while: see [`Flight`](crate::Flight).
    fn flies(&self) -> bool;
    /// The throw that is awaited; None where nothing flies.
    fn throw(&self, seed: &Seed) -> Option<Throw>;
    /// What this answer of nature will tell, while nobody may know it yet.
    fn seal(&self, answer: &Line, seed: &Seed) -> SealedDraw;
    /// What these eyes see, as JSON in the game's own form.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// What each of these eyes sees; in an open game it is worked out and written once for all.
    fn seen(&self, viewers: &[Viewer]) -> Vec<Seen>;
    /// All eyes see the same.
    fn is_open(&self) -> bool;
    /// Every action open to the seat, in notation; None where a game has too many to list.
    fn legal(&self, seat: Seat) -> Option<Vec<String>>;
    /// What a bot in this seat would do.
    fn thought(&self, seat: Seat, strength: Strength) -> Thought;
    /// What our strongest player would do, beside what the player has in mind herself, if that is an action.
    fn hint(&self, seat: Seat, mine: Option<&str>) -> Thought;
    /// What these eyes are asked to do, or wait for; None when it is over and nothing more need be said.
    fn prompt(&self, viewer: Viewer) -> Option<Said>;
    /// What an action of this seat would be called; None for what cannot be read.
    fn called(&self, seat: Seat, action: &str) -> Option<Said>;
    /// What lies on the table, row by row.
    fn rows(&self, viewer: Viewer) -> Vec<Row>;
    /// How a seat stands, as people read it.
    fn stands(&self, seat: Seat) -> Said;
    /// How the table looks in a terminal: see [`InText`](crate::InText).
    fn table(&self, viewer: Viewer, reader: &dyn Reader) -> String;
    /// See [`InText::desk`](crate::InText::desk).
    fn desk(&self, viewer: Viewer, reader: &dyn Reader) -> Option<String>;
    /// Actions in the order in which a newcomer reads them, and how many of them are listed unasked.
    fn arranged(&self, seat: Seat, actions: Vec<String>) -> (Vec<String>, usize);
    /// See [`InText::how_to_write`](crate::InText::how_to_write).
    fn how_to_write(&self, viewer: Viewer) -> Option<Said>;
    /// See [`InText::read`](crate::InText::read).
    fn read(&self, viewer: Viewer, typed: &str) -> String;
    /// See [`InText::picture`](crate::InText::picture).
    fn picture(&self, viewer: Viewer) -> Option<String>;
    /// See [`Race::suspense_ms`].
    fn suspense_ms(&self) -> Option<u32>;
    /// See [`Race::started`].
    fn race_started(&self) -> Option<Millis>;
    /// Hands are counted, and the time runs out.
    fn is_a_race(&self) -> bool {
        let runs_out = matches!(self.awaits(), Awaits::Seats { until: Some(_), .. });
        self.race_started().is_some() && runs_out
    }
    /// The action as it is to be written down; what cannot be read stays as it is, for the rules to refuse.
    fn stamped(&self, action: &str, arrival: Arrival) -> String;
    /// See [`Race::moment`].
    fn moment(&self, action: &str) -> Option<Millis>;
    /// What this act of a seat is worth as the answer to a puzzle of this kind; None where it does not answer it.
    fn worth(&self, kind: &str, action: &str) -> Option<f64>;
    /// See [`Hosted::pause_ms`].
    fn pause_ms(&self) -> Option<u32>;
    /// See [`Hosted::hints_allowed`].
    fn hints_allowed(&self) -> bool;
    /// The points of each seat.
    fn scores(&self) -> BySeat<i32>;
    /// How it ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// What it is remembered by: goes through all its lines once more.
    fn moments(&self) -> Moments;
    /// The whole state as one row of text.
    fn position(&self) -> String;
    /// What the lines after this one told, worked out again from the log.
    fn told_since(&self, line: u32) -> Vec<Told>;
    /// The same table at its start.
    fn reopened(&self) -> Box<dyn Playing>;
}

/// A hosted game as a room.
pub struct RoomOf<G: Hosted> {
    kit: Arc<G::Kit>,
    /// They are many, and counted once.
    puzzles: OnceLock<Vec<PuzzleInfo>>,
}

impl<G: Hosted> RoomOf<G> {
    /// With what is in the box.
    pub fn new() -> RoomOf<G> {
        RoomOf::with(G::Kit::default())
    }

    /// With another box: that of an older edition.
    pub fn with(kit: G::Kit) -> RoomOf<G> {
        RoomOf {
            kit: Arc::new(kit),
            puzzles: OnceLock::new(),
        }
    }
}

impl<G: Hosted> Default for RoomOf<G> {
    fn default() -> Self {
        RoomOf::new()
    }
}

impl<G: Hosted> Debug for RoomOf<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "RoomOf({})", G::ID)
    }
}

impl<G: Hosted> Room for RoomOf<G>
where
    Play<G>: Debug,
{
    fn info(&self) -> GameInfo {
        let Manifest {
            name,
            ages,
            minutes,
            colours,
            forms,
            presets,
            draws_lots,
        } = G::MANIFEST;
        let form = |form: &Form| {
            let chosen = form
                .settings
                .iter()
                .map(|(key, value)| (key.to_string(), value.to_string()));
            let options = G::Options::from_map(&chosen.collect()).expect("a manifest names options that exist");
            let keys = G::Options::specs().into_iter().map(|spec| spec.key);
            form.info(
                G::seats_for(&options),
                keys.filter(|key| options.belongs(key)).collect(),
            )
        };
        let forms: Vec<FormInfo> = forms.iter().map(form).collect();
        GameInfo {
            id: G::ID,
            edition: G::edition(&self.kit),
            name,
            ages,
            minutes,
            colours,
            min_seats: forms.iter().map(|form| form.min_seats).min().unwrap_or(1),
            max_seats: forms.iter().map(|form| form.max_seats).max().unwrap_or(1),
            forms,
            draws_lots,
            race: G::RACE.is_some(),
            open: G::OPEN,
            options: G::Options::specs(),
            presets: presets.to_vec(),
            strengths: Strength::ALL.to_vec(),
            lessons: G::LESSONS.iter().map(lesson_info::<G>).collect(),
            puzzles: self.puzzles.get_or_init(puzzle_infos::<G>).clone(),
        }
    }

    fn options(&self, chosen: &BTreeMap<String, String>, with_bots: bool) -> Result<String, BadOption> {
        let resolved = |options| match G::RESOLVE {
            Some(resolve) => resolve.resolved(options, with_bots),
            None => options,
        };
        G::Options::from_map(chosen).map(|options| resolved(options).in_use())
    }

    fn among_friends(&self) -> &'static [(&'static str, &'static str)] {
        G::AMONG_FRIENDS
    }

    fn lesson(&self, name: &str) -> Option<Lesson> {
        let (name, text) = G::LESSONS.iter().find(|(other, _)| *other == name)?;
        Some(Lesson::read(name, text).expect("the lessons of a game can be read"))
    }

    fn puzzle(&self, name: &str) -> Option<Puzzle> {
        let (kind, number) = name.split_once('/')?;
        let (_, kind) = puzzle::kind::<G>(kind)?;
        let place = number.parse::<usize>().ok()?.checked_sub(1)?;
        let found = puzzle::stored::<G>(kind).nth(place)?;
        Some(found.expect("the puzzles of a game can be read"))
    }

    fn puzzle_kind(&self, name: &str) -> Option<&'static PuzzleKind> {
        puzzle::kind::<G>(name).map(|(_, kind)| kind)
    }

    fn mine(&self, kind: &str, rng: &mut ChaCha8Rng) -> Option<(Puzzle, String)> {
        puzzle::mine::<G>(&self.kit, kind, rng)
    }

    fn prove(&self, puzzle: &Puzzle) -> Result<String, String> {
        puzzle::prove::<G>(&self.kit, puzzle)
    }

    fn found(&self, puzzle: &Puzzle, player: Player) -> u8 {
        let state = puzzle::opened::<G>(&self.kit, puzzle).expect("a puzzle can be opened");
        puzzle::found(&self.kit, &puzzle.kind, (&state, puzzle.value), player)
    }

    fn open(&self, header: Header) -> Result<Box<dyn Playing>, Refusal> {
        same_luck::check::<G>(&header).map_err(|fault| fault.refusal)?;
        Ok(Box::new(Play::<G>::open(self.kit.clone(), header)?))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn Playing>, Fault> {
        same_luck::check::<G>(&record.header)?;
        Ok(Box::new(Play::<G>::replay(self.kit.clone(), record)?))
    }

    fn verify(&self, record: &Record) -> Result<Verdict, Fault> {
        same_luck::check::<G>(&record.header)?;
        let forged = crate::verdict::forged::<G>(self.kit.clone(), record)?;
        let verify = || Play::<G>::verify_draws(self.kit.clone(), record, same_luck::draw);
        forged.map_or_else(verify, Ok)
    }

    fn review(&self, record: &Record) -> Result<Option<Review>, Fault> {
        review::<G>(self.kit.clone(), record)
    }

    fn spelled(&self, who: Who, text: &str) -> Result<String, ParseError> {
        match who {
            Who::Seat(_) => text.parse::<G::Action>().map(|action| action.to_string()),
            Who::Chance | Who::Clock => text.parse::<G::Chance>().map(|chance| chance.to_string()),
        }
    }

    fn obeys(&self, header: Header, seed: u64, lines: usize) -> Result<(), Option<Broken>> {
        Laws::<G>::default().hosted().check_from(&self.kit, header, seed, lines)
    }

    fn playout(&self, options: &str, players: &[Player], how: How, rng: &mut ChaCha8Rng) -> Result<Playout, Refusal> {
        let options = G::Options::from_text(options).map_err(|bad| bad.unreadable(options).refusal())?;
        playout_as::<G, _>(&self.kit, &options, players, how, rng)
    }
}

fn lesson_info<G: Hosted>((name, text): &(&'static str, &'static str)) -> LessonInfo {
    let lesson = Lesson::read(name, text).expect("the lessons of a game can be read");
    LessonInfo {
        id: name,
        form: form_of::<G>(&lesson.header.options),
        minutes: lesson.minutes(),
        rules: lesson.rules(),
    }
}

fn puzzle_infos<G: Hosted>() -> Vec<PuzzleInfo> {
    let grades = |kind| {
        let mut grades = [0; GRADES];
        for puzzle in puzzle::stored::<G>(kind) {
            let puzzle = puzzle.expect("the puzzles of a game can be read");
            grades[usize::from(puzzle.grade) - 1] += 1;
        }
        grades
    };
    let info = |kind: &'static PuzzleKind| PuzzleInfo {
        id: kind.id,
        form: form_of::<G>(kind.options),
        grades: grades(kind),
    };
    G::PUZZLES.map_or(&[][..], Puzzles::kinds).iter().map(info).collect()
}

/// The form of play that says most of what these options say.
fn form_of<G: Hosted>(options: &str) -> &'static str {
    let chosen: Vec<&str> = options.split(' ').collect();
    let is_chosen = |(key, value): &(&str, &str)| chosen.contains(&format!("{key}={value}").as_str());
    let fits = G::MANIFEST
        .forms
        .iter()
        .filter(|form| form.settings.iter().all(is_chosen));
    fits.max_by_key(|form| form.settings.len()).map_or("", |form| form.id)
}

impl<G: Hosted> Playing for Play<G>
where
    Play<G>: Debug,
{
    fn header(&self) -> &Header {
        self.header()
    }

    fn lines(&self) -> &[Line] {
        self.lines()
    }

    fn awaits(&self) -> Awaits {
        self.state().awaits()
    }

    fn push(&mut self, line: Line) -> Result<Told, Refusal> {
        let asked = line.is_hint().then_some(line.who);
        let heard = Play::push(self, line)?;
        Ok(told::<G>(asked, heard))
    }

    fn is_same(&self, sent: &str, stands: &str) -> bool {
        let (Ok(sent), Ok(stands)) = (sent.parse(), stands.parse()) else {
            return false;
        };
        G::RACE.map_or_else(|| sent == stands, |race| race.is_same(&sent, &stands))
    }

    fn check(&self, line: &Line) -> Result<(), Refusal> {
        Play::check(self, line)
    }

    fn preview(&self, line: &Line) -> Result<Option<Box<RawValue>>, Refusal> {
        match (line.who, self.ruling(line)?) {
            (Who::Seat(seat), Some(ruling)) => {
                Ok(G::PREVIEW.and_then(|shown| shown.preview(self.state(), seat, &ruling)))
            }
            _ => Ok(None),
        }
    }

    fn seed_is_told(&self) -> bool {
        Play::seed_is_told(self)
    }

    fn withdrawable(&self, seat: Seat) -> Option<u32> {
        Play::withdrawable(self, seat)
    }

    fn draw(&self, seed: &Seed) -> Line {
        chance_line::<G>(self.last_at(), &same_luck::draw(self, seed))
    }

    fn answer(&mut self, seed: &Seed) -> Told {
        let answer = Entry::chance(self.last_at(), same_luck::draw(self, seed));
        addressed::<G>(self.enter(answer).expect("what a game draws, it accepts"))
    }

    fn flies(&self) -> bool {
        // The same luck for all is drawn piece by piece: there is no throw that could be watched.
        let flies = |flight: &dyn Flight<G>| !self.header().same_luck && flight.flies(self.state());
        self.awaits() == Awaits::Chance && G::FLIGHT.is_some_and(flies)
    }

    fn throw(&self, seed: &Seed) -> Option<Throw> {
        let flight = G::FLIGHT.filter(|_| self.flies())?;
        let (state, at, mut rng) = (self.state().clone(), self.last_at(), self.stream(seed));
        Some(Throw::new(move || {
            let (chance, track) = flight.throw(&state, &mut rng);
            let line = chance_line::<G>(at, &chance);
            Thrown { line, track }
        }))
    }

    fn seal(&self, answer: &Line, seed: &Seed) -> SealedDraw {
        let told = self.foretell(answer).expect("what a game draws, it accepts");
        let open = told.iter().filter(|(audience, _)| *audience == Audience::All);
        let events: Vec<&G::Event> = open.map(|(_, event)| event).collect();
        SealedDraw {
            events: serde_json::to_string(&events).expect("events are plain data"),
            key: self.key(seed),
        }
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        json(&self.state().view(viewer))
    }

    fn seen(&self, viewers: &[Viewer]) -> Vec<Seen> {
        let mut last: Option<(G::View, Shared<Box<RawValue>>)> = None;
        let see = |viewer: &Viewer| {
            let (view, json) = match last.take_if(|_| G::OPEN) {
                Some(common) => common,
                None => {
                    let view = self.state().view(*viewer);
                    let json = Shared::new(json(&view));
                    (view, json)
                }
            };
            let seen = Seen {
                prompt: prompt(self.state(), &view, *viewer),
                view: json.clone(),
            };
            last = Some((view, json));
            seen
        };
        viewers.iter().map(see).collect()
    }

    fn is_open(&self) -> bool {
        G::OPEN
    }

    fn legal(&self, seat: Seat) -> Option<Vec<String>> {
        if !self.awaits().who().contains(seat) {
            return Some(Vec::new());
        }
        let actions = self.state().open_actions(seat)?;
        let written = |action: &G::Action| {
            let mut text = String::with_capacity(USUAL_ACTION);
            write!(text, "{action}").expect("a string takes everything");
            text
        };
        Some(actions.iter().map(written).collect())
    }

    fn thought(&self, seat: Seat, strength: Strength) -> Thought {
        let (kit, view) = (self.kit().clone(), self.state().view(Viewer::Seat(seat)));
        Box::new(move |rng| G::advise(&kit, &view, seat, strength, rng).map(written))
    }

    fn hint(&self, seat: Seat, mine: Option<&str>) -> Thought {
        let (kit, view) = (self.kit().clone(), self.state().view(Viewer::Seat(seat)));
        let mine: Option<G::Action> = mine.and_then(|mine| mine.parse().ok());
        Box::new(move |rng| {
            let advice = G::advise(&kit, &view, seat, Strength::Strong, rng)?;
            Some(written(match (G::COACH, &mine) {
                (Some(coach), Some(mine)) => coach.compare(&view, advice, mine),
                _ => advice,
            }))
        })
    }

    fn moments(&self) -> Moments {
        crate::moments::moments(self)
    }

    fn prompt(&self, viewer: Viewer) -> Option<Said> {
        prompt(self.state(), &self.state().view(viewer), viewer)
    }

    fn called(&self, seat: Seat, action: &str) -> Option<Said> {
        Some(G::called(&self.state().view(Viewer::Seat(seat)), &action.parse().ok()?))
    }

    fn rows(&self, viewer: Viewer) -> Vec<Row> {
        G::rows(&self.state().view(viewer))
    }

    fn stands(&self, seat: Seat) -> Said {
        let state = self.state();
        let score = G::score(state.options(), state.scores()[seat.index()]);
        G::stands(&state.view(Viewer::Spectator), seat, score)
    }

    fn table(&self, viewer: Viewer, reader: &dyn Reader) -> String {
        G::table(&self.state().view(viewer), reader)
    }

    fn desk(&self, viewer: Viewer, reader: &dyn Reader) -> Option<String> {
        G::desk(&self.state().view(viewer), reader)
    }

    fn arranged(&self, seat: Seat, actions: Vec<String>) -> (Vec<String>, usize) {
        let read = actions.iter().filter_map(|action| action.parse().ok()).collect();
        let arranged = G::arranged(&self.state().view(Viewer::Seat(seat)), read);
        let listed = G::listed(&arranged);
        (arranged.iter().map(G::Action::to_string).collect(), listed)
    }

    fn how_to_write(&self, viewer: Viewer) -> Option<Said> {
        G::how_to_write(&self.state().view(viewer))
    }

    fn read(&self, viewer: Viewer, typed: &str) -> String {
        G::read(&self.state().view(viewer), typed)
    }

    fn picture(&self, viewer: Viewer) -> Option<String> {
        G::picture(&self.state().view(viewer))
    }

    fn suspense_ms(&self) -> Option<u32> {
        G::RACE?.suspense_ms(self.state())
    }

    fn race_started(&self) -> Option<Millis> {
        G::RACE?.started(self.state())
    }

    fn stamped(&self, action: &str, arrival: Arrival) -> String {
        let stamped = |(race, read): (&dyn Race<G>, G::Action)| race.stamped(self.state(), read, arrival).to_string();
        G::RACE
            .zip(action.parse().ok())
            .map_or_else(|| action.to_owned(), stamped)
    }

    fn moment(&self, action: &str) -> Option<Millis> {
        G::RACE?.moment(self.state(), &action.parse().ok()?)
    }

    fn worth(&self, kind: &str, action: &str) -> Option<f64> {
        G::PUZZLES?.worth(kind, self.state(), &action.parse().ok()?)
    }

    fn pause_ms(&self) -> Option<u32> {
        self.state().pause_ms()
    }

    fn hints_allowed(&self) -> bool {
        self.state().hints_allowed()
    }

    fn scores(&self) -> BySeat<i32> {
        self.state().scores()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn position(&self) -> String {
        self.state().position()
    }

    fn told_since(&self, line: u32) -> Vec<Told> {
        let mut play = anew(self);
        let again = |line: &Line| Play::push(&mut play, line.clone()).expect("it was played before");
        // Only what is asked for becomes JSON and sentences: that takes longer than the rules.
        let heard: Vec<_> = self.lines().iter().map(again).skip(line as usize).collect();
        let asked = |line: &Line| line.is_hint().then_some(line.who);
        let missed = self.lines()[line as usize..].iter().zip(heard);
        missed.map(|(line, heard)| told::<G>(asked(line), heard)).collect()
    }

    fn reopened(&self) -> Box<dyn Playing> {
        Box::new(anew(self))
    }
}

/// Where a game says nothing about it, whose turn it is.
fn prompt<G: Hosted>(state: &G, view: &G::View, viewer: Viewer) -> Option<Said> {
    G::prompt(view, viewer).or_else(|| {
        let who = state.awaits().who();
        match viewer {
            Viewer::Seat(seat) if who.contains(seat) => Some(Said::turn(seat)),
            _ => who.first().map(Said::turn),
        }
    })
}

fn anew<G: Hosted>(play: &Play<G>) -> Play<G> {
    Play::open(play.kit().clone(), play.header().clone()).expect("it opened before")
}

/// What a line told: of the game, or that somebody asked for a hint.
fn told<G: Hosted>(asked: Option<Who>, heard: Vec<(Audience, G::Event)>) -> Told {
    match asked {
        Some(Who::Seat(seat)) => vec![asked_for_a_hint(seat)],
        _ => addressed::<G>(heard),
    }
}

fn addressed<G: Hosted>(heard: Vec<(Audience, G::Event)>) -> Told {
    let addressed = |(audience, event): (Audience, G::Event)| Addressed {
        audience,
        event: Shared::new(json(&event)),
        said: G::told(&event).map(Shared::new),
    };
    heard.into_iter().map(addressed).collect()
}

/// Whatever is played: who is helped is known to all.
fn asked_for_a_hint(seat: Seat) -> Addressed {
    Addressed {
        audience: Audience::All,
        event: Shared::new(json(&serde_json::json!({ "type": "hint", "seat": seat }))),
        said: Some(Shared::new(Said::about("event-hint", seat))),
    }
}

/// A choice with its action in notation.
fn written<A: Display>(choice: Choice<A>) -> Choice<String> {
    Choice {
        action: choice.action.to_string(),
        reason: choice.reason,
        figures: choice.figures,
        value: choice.value,
    }
}

/// A view, an event or a preview as it travels.
pub fn json<T: Serialize>(value: &T) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("views and events are plain data")
}
