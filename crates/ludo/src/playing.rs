//! A game being played whose type has been forgotten: what tables, servers and the command line do with it, whichever it is.

mod typed;

use std::fmt::Debug;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::value::RawValue;

use crate::{
    Arrival, Audience, Awaits, BySeat, Choice, Fault, Header, Line, Millis, Moments, Outcome, Reader, Refusal, Rng,
    Row, Said, Seat, Seed, Shared, Strength, Viewer,
};

/// An event as its audience will read it.
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::{Audience, Room, RoomOf};
///
/// let record = "ludo 1\ngame diamoniak 1\nseats 2\n\n0 1 draw\n0 * diamond\n".parse().unwrap();
/// let mut playing = RoomOf::<Diamoniak>::new().replay(&record).unwrap();
/// let told = playing.push("900 1 stop".parse().unwrap()).unwrap();
/// assert_eq!((told.len(), told[0].audience), (2, Audience::All), "she stops, and it is the other's turn");
/// assert_eq!(told[0].event.get(), r#"{"type":"stopped","seat":1}"#);
/// assert_eq!(told[0].said.as_ref().unwrap().to_string(), "diamoniak-event-stopped name=seat 1");
/// ```
#[derive(Clone, Debug)]
pub struct Addressed {
    /// Who is told.
    pub audience: Audience,
    /// What, as JSON in the game's own form.
    pub event: Shared<Box<RawValue>>,
    /// The same in words; None where it goes without saying.
    pub said: Option<Shared<Said>>,
}

/// Everything that one line told: see [`Addressed`].
pub type Told = Vec<Addressed>;

/// What there is to see for one viewer.
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::{Room, RoomOf, Seat, Viewer};
///
/// let record = "ludo 1\ngame diamoniak 1\nseats 2\n\n".parse().unwrap();
/// let playing = RoomOf::<Diamoniak>::new().replay(&record).unwrap();
/// let seen = playing.seen(&[Viewer::Seat(Seat::from_index(0)), Viewer::Spectator]);
/// assert_eq!(seen[0].view.get(), seen[1].view.get(), "everything lies open");
/// assert_ne!(seen[0].prompt, seen[1].prompt, "but it is she who is asked");
/// ```
#[derive(Clone, Debug)]
pub struct Seen {
    /// As JSON in the game's own form.
    pub view: Shared<Box<RawValue>>,
    /// What she is asked to do, or waits for; None when it is over and nothing more need be said.
    pub prompt: Option<Said>,
}

/// What chance will say, before anyone may know it.
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::{Room, RoomOf, Seed};
///
/// let record = "ludo 1\ngame diamoniak 1\nseats 2\n\n0 1 draw\n".parse().unwrap();
/// let (playing, seed) = (RoomOf::<Diamoniak>::new().replay(&record).unwrap(), Seed::from_number(1));
/// let sealed = playing.seal(&playing.draw(&seed), &seed);
/// assert!(sealed.events.starts_with(r#"[{"type":"drew","seat":1,"#), "{}", sealed.events);
/// assert_eq!(playing.lines().len(), 1, "nobody has been told");
/// ```
#[derive(Clone, Debug)]
pub struct SealedDraw {
    /// What the line will tell everybody, as JSON: a list of events.
    pub events: String,
    /// Seals it until then.
    pub key: [u8; 32],
}

/// Throws what flies: the work itself, to be done once, on a thread that may be busy for a while.
///
/// ```
/// use ludo::{Record, Throw, Thrown};
///
/// let record: Record = "ludo 1\ngame diamoniak 1\nseats 2\n\n0 * rose\n".parse().unwrap();
/// let line = record.lines[0].clone();
/// let throw = Throw::new(move || Thrown { line, track: vec![] });
/// let landed = std::thread::spawn(|| throw.thrown()).join().unwrap();
/// assert_eq!(landed.line.to_string(), "0 * rose");
/// ```
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

/// What came of a [`Throw`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thrown {
    /// What came out, to be written down.
    pub line: Line,
    /// How it came about, for pages to play back.
    pub track: Vec<u8>,
}

/// Works out a choice away from the table: it holds what the seat may know, and nothing else.
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::{Room, RoomOf, Seat, Seed, Strength, Thought};
///
/// let record = "ludo 1\ngame diamoniak 1\nseats 2\n\n".parse().unwrap();
/// let seat = Seat::from_index(0);
/// let thought: Thought = RoomOf::<Diamoniak>::new().replay(&record).unwrap().thought(seat, Strength::Easy);
/// let thinker = std::thread::spawn(move || thought(&mut Seed::from_number(1).thought(0, seat)));
/// assert_eq!(thinker.join().unwrap().expect("she knows what to do").action, "draw");
/// ```
pub type Thought = Box<dyn FnOnce(&mut dyn Rng) -> Option<Choice<String>> + Send>;

/// A game of any kind, being played.
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::{Room, RoomOf, Seat, Viewer};
///
/// let room = RoomOf::<Diamoniak>::new();
/// let record = "ludo 1\ngame diamoniak 1\nseats 2\n\n0 1 draw\n0 * diamond\n".parse().unwrap();
/// let mut playing = room.replay(&record).unwrap();
/// let first = Seat::from_index(0);
/// assert_eq!(playing.legal(first), Some(vec!["draw".to_owned(), "stop".to_owned()]));
/// assert_eq!(playing.called(first, "stop").unwrap().id, "diamoniak-action-stop");
/// assert!(playing.prompt(Viewer::Seat(first)).is_some());
///
/// let refused = playing.push("9 2 draw".parse().unwrap()).unwrap_err();
/// assert_eq!((refused.id.as_str(), playing.lines().len()), ("refusal-not-your-turn", 2), "nothing has changed");
/// ```
pub trait Playing: Debug + Send + Sync {
    /// What was known before the first line.
    fn header(&self) -> &Header;
    /// Who sat there wants to be forgotten: her name goes out of the header, and nothing else changes.
    fn forget_name(&mut self, seat: Seat);
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
    /// Where in this line lies what was refused, if it is the next of the game's.
    fn fault(&self, line: &Line, refusal: Refusal) -> Fault;
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
    ///
    /// # Panics
    /// A game may, where chance is not awaited.
    fn draw(&self, seed: &Seed) -> Line;
    /// Nature answers, now.
    ///
    /// # Panics
    /// Where chance is not awaited.
    fn answer(&mut self, seed: &Seed) -> Told;
    /// The answer that is awaited is thrown, which takes a while: see [`Flight`](crate::Flight).
    fn flies(&self) -> bool;
    /// The throw that is awaited; None where nothing flies.
    fn throw(&self, seed: &Seed) -> Option<Throw>;
    /// What this answer of nature will tell, while nobody may know it yet.
    ///
    /// # Panics
    /// Where nature cannot answer so now.
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
    /// What is told of it bit by bit, where it is a hint: see [`Tells::bits`](crate::Tells::bits).
    fn bits(&self, seat: Seat, action: &str) -> Vec<Said>;
    /// What lies on the table, row by row.
    fn rows(&self, viewer: Viewer) -> Vec<Row>;
    /// How a seat stands, as people read it.
    ///
    /// # Panics
    /// Where nobody sits there.
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
    /// See [`Race::suspense_ms`](crate::Race::suspense_ms).
    fn suspense_ms(&self) -> Option<u32>;
    /// See [`Race::started`](crate::Race::started).
    fn race_started(&self) -> Option<Millis>;
    /// Hands are counted, and the time runs out.
    fn is_a_race(&self) -> bool {
        let runs_out = matches!(self.awaits(), Awaits::Seats { until: Some(_), .. });
        self.race_started().is_some() && runs_out
    }
    /// The action as it is to be written down; what cannot be read stays as it is, for the rules to refuse.
    fn stamped(&self, action: &str, arrival: Arrival) -> String;
    /// See [`Race::moment`](crate::Race::moment).
    fn moment(&self, action: &str) -> Option<Millis>;
    /// What this act of a seat is worth as the answer to a puzzle of this kind; None where it does not answer it.
    fn worth(&self, kind: &str, action: &str) -> Option<f64>;
    /// See [`Puzzles::choices`](crate::Puzzles::choices).
    fn choices(&self, kind: &str) -> Vec<(String, f64)>;
    /// See [`Hosted::pause_ms`](crate::Hosted::pause_ms).
    fn pause_ms(&self) -> Option<u32>;
    /// See [`Hosted::hints_allowed`](crate::Hosted::hints_allowed).
    fn hints_allowed(&self) -> bool;
    /// The points of each seat.
    fn scores(&self) -> BySeat<i32>;
    /// How it ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// See [`Tells::ending`](crate::Tells::ending); none before the end.
    fn ending(&self) -> Option<Said>;
    /// See [`SameLuck::is_most`](crate::SameLuck::is_most).
    fn is_most(&self) -> bool;
    /// What it is remembered by: goes through all its lines once more.
    ///
    /// ```
    /// use diamoniak::Diamoniak;
    /// use ludo::{Room, RoomOf};
    ///
    /// let last_part = "pile b3 g6 y6 d17 f3 w6 / aside w1 / 1 rose 5 d3 / 2 blue 3 r1 / turn 1 start";
    /// let record = format!("ludo 1\ngame diamoniak 1\nseats 2\nposition {last_part}\n\n0 1 buy 2\n");
    /// let moments = RoomOf::<Diamoniak>::new().replay(&record.parse().unwrap()).unwrap().moments();
    /// assert_eq!(moments.game.unwrap().to_string(), "diamoniak-moment-bought name=seat 1 seller=seat 2");
    /// assert_eq!(moments.seats[1], None, "she has nothing to tell");
    /// ```
    fn moments(&self) -> Moments;
    /// The whole state as one row of text.
    fn position(&self) -> String;
    /// What the lines after this one told, worked out again from the log.
    ///
    /// # Panics
    /// Where there are not so many lines.
    fn told_since(&self, line: u32) -> Vec<Told>;
    /// The same table at its start.
    fn reopened(&self) -> Box<dyn Playing>;
}

/// What the house tells, whatever is played; [`json`] writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum HouseEvent {
    /// She has asked the house what to do.
    Hint {
        /// Who.
        seat: Seat,
    },
}

/// A view, an event or a preview as it travels.
///
/// # Panics
/// Where it is no plain data: a map whose keys are no texts, something that refuses to be written.
///
/// ```
/// use ludo::{HouseEvent, Seat, json};
///
/// let asked = HouseEvent::Hint { seat: Seat::from_index(1) };
/// assert_eq!(json(&asked).get(), r#"{"type":"hint","seat":2}"#);
/// ```
pub fn json<T: Serialize>(value: &T) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("views and events are plain data")
}
