//! One live game, without I/O: who sits where, who sees what, bots, clocks, taking back.
//!
//! A [`Table`] is told what happens (a page says hello, a frame comes, a socket is gone, the time has come, a bot
//! has thought) and answers with an [`Out`]: lines to be written, frames to be sent once they are written, choices
//! to be worked out, and when to be woken. It reads no clock, opens no socket and draws no secrets of its own.
//!
//! - [`wire`]: everything that travels between the house and a page;
//! - `agreed`: what was agreed, as it stands on disk; `gather`: setting up, sitting down, starting, again;
//! - `live`: what happens at the table; `step`: what follows by itself; `log`: acts and notes become lines; `chance`: so does
//!   what chance says;
//! - `company`: who is here; `presence`: coming and going; `wishes`: taking back and what else others agree to; `bots`: bots;
//! - `clocks`: the time that each has for the whole game;
//! - `hands`: where the fastest hand counts; `trips`: how slow a line is;
//! - `lesson`: a game that goes as it is written for a while;
//! - `puzzle`: a question, and what an answer was worth;
//! - `news`: what each pair of eyes gets to know; `hindsight`: a game told again from its lines, and whether chance was fair;
//! - `guest`: names and pictures that may be shown; [`schema`]: the form of everything that travels, for other programs.

mod agreed;
mod bots;
mod chance;
mod clocks;
mod company;
mod gather;
mod guest;
mod hands;
mod hindsight;
mod lesson;
mod live;
mod log;
mod news;
mod presence;
mod puzzle;
pub mod schema;
mod step;
mod trips;
pub mod wire;
mod wishes;

use std::sync::{Arc, Weak};

use ludo::{
    Choice, Fault, Lesson, Line, Millis, Playing, Record, Refusal, Room, Seat, SeatSet, Strength, Throw, Told, Who,
};

pub use agreed::{Agreed, Challenge, InEvening, IsHers, Origin};
use bots::{Bots, Question};
use clocks::Clocks;
use company::Company;
pub use guest::{GREETINGS, PICTURES, check_guest};
use hands::Sealed;
pub use hindsight::{fairness, heard, play_through, retell};
use puzzle::Asked;
pub use trips::{Measured, Trips, UNREST_MS};
use wire::{FromHouse, Phase, Problem, Seq};
use wishes::Wish;

/// One socket, numbered by the server.
pub type Conn = u64;

/// Milliseconds on the server's clock.
pub type Now = u64;

/// How often a person can come back to her seat in one game; then the bot who stands in stays.
pub const MOST_RETURNS: u32 = 50;

/// So many lines a log has at most; then nobody acts any more, and only notes are written. No game that people play to win
/// has a tenth of it; who lays and lifts for ever meets it.
pub const MOST_LINES: usize = 10_000;

/// Who stands in for a person who is away.
pub const STAND_IN: Strength = Strength::Middle;

/// One live game: what was agreed about it, and what is going on.
#[derive(Debug)]
pub struct Table {
    room: Arc<dyn Room>,
    agreed: Agreed,
    /// Somebody learns here.
    lesson: Option<Lesson>,
    going: Going,
}

/// What follows from the lines and from who is here. None of it is stored.
#[derive(Debug)]
struct Going {
    /// None while gathering.
    play: Option<Box<dyn Playing>>,
    /// When the present decision began.
    asked: Now,
    /// Where the whole game is timed.
    clocks: Option<Clocks>,
    /// Since when nobody is here, unless the house was closed meanwhile.
    rests: Option<Now>,
    company: Company,
    /// What people are asked.
    wishes: Vec<Wish>,
    /// The puzzle that is solved here.
    asked_for: Option<Asked>,
    bots: Bots,
    /// Somebody throws what the game awaits.
    flies: bool,
    /// Dice that nobody may see yet.
    sealed: Option<Sealed>,
    /// What the newest lines told, as long as pages are not told yet.
    untold: Vec<Told>,
    /// What the newest lines told, for pages that come back: kept until there is another line, or nobody is here.
    retold: Vec<Told>,
}

/// What follows from something that happened.
#[derive(Debug, Default)]
pub struct Out {
    /// New lines of the log, to be written before anything is sent.
    pub lines: Vec<(Seq, String)>,
    /// What is not in the log has changed too: write [`Table::agreed`].
    pub save: bool,
    /// To whom, and what. What several pages are told alike is one frame, to be written once.
    pub sends: Vec<(Conn, Arc<FromHouse>)>,
    pub thinks: Vec<Think>,
    /// To be thrown away from the table, which then is told that it has [`landed`](Table::landed).
    pub throw: Option<Throw>,
    /// How what chance says in these lines came about, for who asks: see [`Table::flight`].
    pub tracks: Vec<(Seq, Vec<u8>)>,
    /// Moves that are held back so that people can watch are thought about now.
    pub hurry: bool,
    /// Call [`Table::tick`] then.
    pub wake: Option<Now>,
}

impl Out {
    pub(crate) fn tell(&mut self, conn: Conn, frame: FromHouse) {
        self.sends.push((conn, Arc::new(frame)));
    }
}

/// A choice to be worked out away from the table.
pub struct Think {
    pub seat: Seat,
    question: Question,
    pub purpose: Purpose,
    /// How long she waits before she begins, if not as usual.
    pub pause_ms: Option<u32>,
    /// Gone when nobody waits for it any more.
    wanted: Weak<()>,
    work: Option<Work>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A bot is to move; people like to watch, so it should not come at once.
    Move,
    /// Somebody asked what our strongest player would do.
    Hint,
}

impl Think {
    /// As long as this has an owner somebody waits for it; then it need not be thought about.
    pub fn wanted(&self) -> Weak<()> {
        self.wanted.clone()
    }

    /// The work itself, to be done once, on a thread that may be busy for a while.
    pub fn work(&mut self) -> Option<Work> {
        self.work.take()
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
    /// Nobody is here yet, and nothing has happened.
    fn new(agreed: Agreed, room: Arc<dyn Room>) -> Table {
        let going = Going {
            play: None,
            asked: 0,
            clocks: None,
            rests: None,
            company: Company::expected(agreed.seats()),
            wishes: Vec::new(),
            asked_for: None,
            bots: Bots::default(),
            flies: false,
            sealed: None,
            untold: Vec::new(),
            retold: Vec::new(),
        };
        let puzzle = agreed.puzzle().and_then(|name| room.puzzle(name));
        let table = Table {
            lesson: agreed.lesson().and_then(|name| room.lesson(name)),
            room,
            agreed,
            going,
        };
        match puzzle {
            Some(puzzle) => table.asking(puzzle),
            None => table,
        }
    }

    /// The table as it was after these lines. Nobody is connected yet.
    pub fn revive(agreed: Agreed, room: Arc<dyn Room>, lines: Vec<Line>) -> Result<Table, Fault> {
        let header = agreed.header(&*room).map_err(|refusal| Fault::in_line(0, refusal))?;
        let play = room.replay(&Record { header, lines })?;
        let mut table = Table::new(agreed, room);
        if table.agreed.started().is_some() {
            for (line, number) in play.lines().iter().zip(1..) {
                table.going.company.note_line(line, number);
            }
            table.going.clocks = table.clocks_of(&*play);
            table.going.play = Some(play);
            table.judge_again();
        }
        Ok(table)
    }

    /// Everything about it that is not in its lines, to be stored.
    pub fn agreed(&self) -> &Agreed {
        &self.agreed
    }

    pub fn id(&self) -> &str {
        &self.agreed.id
    }

    pub fn phase(&self) -> Phase {
        match &self.going.play {
            None => Phase::Gathering,
            Some(play) if play.outcome().is_some() || self.is_given_up() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    /// Number of the newest line.
    pub fn seq(&self) -> Seq {
        self.going.play.as_ref().map_or(0, |play| play.lines().len() as Seq)
    }

    /// The game itself, for whoever draws it; None while gathering.
    pub fn play(&self) -> Option<&dyn Playing> {
        self.going.play.as_deref()
    }

    /// The log has become so long that nobody acts any more.
    pub(crate) fn is_full(&self) -> bool {
        self.seq() as usize >= MOST_LINES
    }

    /// Number of the newest line that changed how it stands: hints do not.
    pub(crate) fn stands_since(&self) -> Seq {
        let lines = self.going.play.as_ref().map_or(&[][..], |play| play.lines());
        let hints = lines.iter().rev().take_while(|line| line.is_hint()).count();
        (lines.len() - hints) as Seq
    }

    /// The seed was told before the end: nobody plays on.
    pub(crate) fn is_given_up(&self) -> bool {
        let play = self.going.play.as_ref();
        play.is_some_and(|play| play.outcome().is_none()) && self.seed_is_told()
    }

    /// Nobody was here for so long that nobody will come: the game ends without a result, and its seed is told, so that it
    /// can be verified, and nobody sets up table after table until the cards please.
    pub fn give_up(&mut self, after_ms: Now, now: Now, out: &mut Out) {
        let ends = self.agreed.unseen_for(now) >= after_ms && self.agreed.seed_may_be_told(now);
        if self.phase() == Phase::Playing && ends {
            self.tell_seed(now, out);
        }
    }

    pub fn record(&self) -> Option<Record> {
        let play = self.going.play.as_ref()?;
        Some(Record {
            header: play.header().clone(),
            lines: play.lines().to_vec(),
        })
    }

    /// What these seats have done, line by line.
    pub fn lines_of(&self, seats: SeatSet) -> Vec<String> {
        let lines = self.going.play.as_ref().map_or(&[][..], |play| play.lines());
        let theirs = lines
            .iter()
            .filter(|line| matches!(line.who, Who::Seat(seat) if seats.contains(seat)));
        theirs.map(ToString::to_string).collect()
    }

    /// How what chance says in this line came about, for pages to play back: thrown again, to be done once, on a thread that
    /// may be busy for a while. None where chance says nothing, or where there turns out to be nothing to show: nothing
    /// flew, or the same randomness would give another answer today, or the answer came from elsewhere.
    pub fn flight(&self, line: Seq) -> Option<impl FnOnce() -> Option<Vec<u8>> + Send + use<>> {
        let mut record = self.record()?;
        record.lines.truncate(line as usize);
        let is_asked = record.lines.len() == line as usize;
        let asked = record.lines.pop().filter(|last| is_asked && last.who == Who::Chance)?;
        let (room, seed) = (self.room.clone(), self.agreed.seed().clone());
        Some(move || {
            let thrown = room.replay(&record).ok()?.throw(&seed)?.thrown();
            (thrown.line.what == asked.what).then_some(thrown.track)
        })
    }

    /// The seats that this page holds; none for one that looks on.
    pub fn held_by(&self, conn: Conn) -> SeatSet {
        self.going.company.held_by(conn)
    }

    /// A moment of the game on the house's clock.
    fn when(&self, at: Millis) -> Now {
        self.agreed.started().unwrap_or_default() + at
    }

    /// And back.
    fn millis(&self, now: Now) -> Millis {
        now.saturating_sub(self.when(0))
    }
}

pub(crate) fn problem(code: &str, detail: impl Into<String>) -> Problem {
    Problem::new(code, &detail.into())
}

pub(crate) fn refusal(rule: &str, id: &str) -> Refusal {
    Refusal {
        rule: rule.to_owned(),
        id: id.to_owned(),
        args: Default::default(),
    }
}
