//! One live game, without I/O: who sits where, who sees what, bots, clocks, taking back.
//!
//! A [`Table`] is told what happens (a page says hello, a frame comes, a socket is gone, the time has come, a player of
//! ours has thought) and answers with an [`Out`]: lines to be written, frames to be sent once they are written, choices
//! to be worked out, and when to be woken. It reads no clock, opens no socket and draws no secrets of its own.
//!
//! - [`wire`]: everything that travels between the house and a page;
//! - `place`: a seat at the table and the right to it;
//! - `gather`: setting up, sitting down, starting, again;
//! - `live`: what happens at the table; `log`: acts, notes and chance become lines; `undo`: taking back;
//! - `bots`: bots; `presence`: who is here, and what is due;
//! - `hands`: where the fastest hand counts; `trips`: how slow a line is;
//! - `news`: what each pair of eyes gets to know;
//! - `guest`: names and pictures that may be shown.

mod bots;
mod gather;
mod guest;
mod hands;
mod live;
mod log;
mod news;
mod place;
mod presence;
mod saved;
mod trips;
mod undo;
pub mod wire;

use std::sync::Arc;

use ludo::{Choice, Playing, Refusal, Room, Seat, SeatSet, Seed, Start, Strength, Who};

pub use guest::{GREETINGS, PICTURES, check_guest};
use hands::{Plan, Question, Sealed};
use place::Place;
pub use saved::Saved;
pub use trips::{Trips, UNREST_MS};
use wire::{FromHouse, Phase, Problem, Seq};

/// One socket, numbered by the server.
pub type Conn = u64;

/// Milliseconds on the server's clock.
pub type Now = u64;

/// A person whose line is lost this long is stood in for, if somebody waits for her.
pub const AWAY_AFTER_MS: Now = 20_000;

/// How often a person can come back to her seat in one game; then the bot who stands in stays.
pub const MOST_RETURNS: u32 = 50;

/// Who stands in for a person who is away.
pub const STAND_IN: Strength = Strength::Middle;

/// One live game.
#[derive(Debug)]
pub struct Table {
    id: String,
    room: Arc<dyn Room>,
    options: std::collections::BTreeMap<String, String>,
    open: bool,
    /// Strangers may have come: this table is open, or the one was from which people came here together.
    strangers: bool,
    first: Seat,
    move_seconds: Option<u16>,
    host: Seat,
    next: Option<String>,
    seed: Seed,
    start: Start,
    places: ludo::BySeat<Place>,
    /// None while gathering.
    play: Option<Box<dyn Playing>>,
    /// When the game began.
    started: Now,
    /// When the present decision began.
    asked: Now,
    /// Every page that is here.
    pages: Vec<Page>,
    wish: Option<UndoWish>,
    /// Seats for which a bot is thinking about this.
    thinking: (Question, SeatSet),
    /// Bots who have made up their minds, each for a moment of her own.
    plans: Vec<Plan>,
    /// Dice that nobody may see yet.
    sealed: Option<Sealed>,
}

/// A socket and the seats it holds; none for someone looking on.
#[derive(Clone, Copy, Debug)]
struct Page {
    conn: Conn,
    held: SeatSet,
    lag_ms: u32,
}

/// Somebody would like to take her last move back.
#[derive(Clone, Copy, Debug)]
struct UndoWish {
    seat: Seat,
    line: Seq,
    /// Who has not answered yet.
    ask: SeatSet,
}

/// What follows from something that happened.
#[derive(Debug, Default)]
pub struct Out {
    /// New lines of the log, to be written before anything is sent.
    pub lines: Vec<(Seq, String)>,
    /// What is not in the log has changed too: write [`Table::saved`].
    pub save: bool,
    pub sends: Vec<(Conn, FromHouse)>,
    pub thinks: Vec<Think>,
    /// Moves that are held back so that people can watch are thought about now.
    pub hurry: bool,
    /// Call [`Table::tick`] then.
    pub wake: Option<Now>,
}

/// A choice to be worked out away from the table.
pub struct Think {
    pub seat: Seat,
    question: Question,
    pub purpose: Purpose,
    /// How long she waits before she begins, if not as usual.
    pub pause_ms: Option<u32>,
    work: Option<Work>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A bot is to move; people like to watch, so it should not come at once.
    Move,
    /// Somebody asked what our strongest player would do.
    Hint(Conn),
}

impl Think {
    /// The work itself, to be done once, on a thread that may be busy for a while.
    pub fn work(&mut self) -> Option<Work> {
        self.work.take()
    }

    /// The work could not be begun, and waits for another time.
    pub fn put_back(&mut self, work: Work) {
        self.work = Some(work);
    }
}

impl std::fmt::Debug for Think {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Think({:?} {:?} for {:?})", self.seat, self.question, self.purpose)
    }
}

/// What a thought comes to.
pub type Chosen = Option<Choice<String>>;

/// A thought, with the generator it goes by.
pub type Work = Box<dyn FnOnce() -> Chosen + Send>;

impl Table {
    pub fn id(&self) -> &str {
        &self.id
    }

    pub fn phase(&self) -> Phase {
        match &self.play {
            None => Phase::Gathering,
            Some(play) if play.outcome().is_some() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    /// Number of the newest line.
    pub fn seq(&self) -> Seq {
        self.play.as_ref().map_or(0, |play| play.lines().len() as Seq)
    }

    /// Nobody is connected: the table can be put away.
    pub fn is_quiet(&self) -> bool {
        self.pages.is_empty()
    }

    pub fn sockets(&self) -> usize {
        self.pages.len()
    }

    pub fn record(&self) -> Option<ludo::Record> {
        let play = self.play.as_ref()?;
        Some(ludo::Record {
            header: play.header().clone(),
            lines: play.lines().to_vec(),
        })
    }

    /// How what chance says in this line came about, for pages to play back: the work itself, to be done once, on a thread
    /// that may be busy for a while. None where chance says nothing, or where there turns out to be nothing to show.
    pub fn flight(&self, line: Seq) -> Option<impl FnOnce() -> Option<Vec<u8>> + Send + use<>> {
        let mut record = self.record()?;
        record.lines.truncate(line as usize);
        let is_asked = record.lines.len() == line as usize;
        record.lines.last().filter(|last| is_asked && last.who == Who::Chance)?;
        let (room, seed) = (self.room.clone(), self.seed.clone());
        Some(move || room.replay(&record).ok()?.flight(&seed, line))
    }

    /// The seats that this page holds; none for one that looks on.
    pub fn held_by(&self, conn: Conn) -> SeatSet {
        let page = self.pages.iter().find(|page| page.conn == conn);
        page.map_or(SeatSet::NONE, |page| page.held)
    }

    /// Seats with at least one socket.
    fn connected(&self) -> SeatSet {
        self.pages.iter().flat_map(|page| page.held.iter()).collect()
    }
}

pub(crate) fn problem(code: &str, detail: impl Into<String>) -> Problem {
    Problem {
        code: code.to_owned(),
        detail: detail.into(),
    }
}

pub(crate) fn refusal(rule: &str, id: &str) -> Refusal {
    Refusal {
        rule: rule.to_owned(),
        id: id.to_owned(),
        args: Default::default(),
    }
}
