//! Houses, their store and the pages at their tables on a simulated clock, network and disk: what a seed draws happens, in
//! the same order every time, and after each step the laws are looked at (`laws`).
//!
//! The houses, their writer and both ends of what is said on a line are the real ones. Simulated are the time, the way between a house and a page
//! (what is said on one line arrives in order, and a line breaks only as a whole, as with TCP), the page (`page`, after `net.ts`), and the database
//! with its lease and its epochs (`world`, which obeys the laws of every store).

mod houses;
mod laws;
mod page;
mod people;
mod tests;
mod trouble;
pub mod world;

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BinaryHeap},
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use axum::extract::ws::{Message, Utf8Bytes};
use ludo::{Luck, Seat};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::wire::{Claim, FromHouse, Seq, ToHouse};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};

use self::{
    laws::{Broken, Log},
    page::{Comes, Frame, Heard, Page},
    world::{Lease, Mood, World},
};
use crate::{house::House, socket::Visit, writer::Writer};

/// Bugs that are planted, so that it is seen whether they are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plant {
    Nothing,
    /// Whoever was replaced writes on.
    EpochIsNotChecked,
    /// The disk says that it has what it does not have yet.
    ToldBeforeItIsOnDisk,
    /// What is sent once more is played, and acknowledged, once more.
    AcknowledgedTwice,
}

/// What all simulations of a thread share.
pub struct Stage {
    runtime: Runtime,
    data: TempDir,
}

impl Stage {
    pub fn new() -> Stage {
        Stage {
            runtime: Builder::new_current_thread().build().unwrap(),
            data: tempfile::tempdir().unwrap(),
        }
    }
}

const BEGINS_AT: u64 = 1_700_000_000_000;
const SWEEPS_EVERY_MS: u64 = 15_000;
const RENEWS_EVERY_MS: u64 = 2_000;
const CHECKS_EVERY_MS: u64 = 10_000;
const ANSWER_WITHIN_MS: u64 = 1_500;
const PONG_WITHIN_MS: u64 = 4_000;
const TRY_AGAIN_MS: u64 = 200;
/// So long nothing goes wrong any more in the end, and so long before the end nobody acts any more.
const CALM_MS: u64 = 60_000;
const REST_MS: u64 = 20_000;

/// Abnormal closure: the line broke.
const BROKEN_LINE: u16 = 1006;
const POLICY: u16 = 1008;

/// What happens at some moment.
#[derive(Debug)]
enum Happens {
    /// A page opens a line; it reaches a house; the page knows.
    Connects(usize),
    Reaches(usize),
    IsOpen(usize),
    /// Something on a line comes to a house, or to a page.
    ToHouse(usize, Message),
    ToPage(usize, Comes),
    /// The house learns that a line is broken.
    IsGone(usize),
    /// Somebody at a page has made up her mind.
    Acts(usize),
    /// A page asks on this line whether anybody is there; it has heard nothing since.
    Checks(usize),
    IsSilent(usize, u32),
    HasNoAnswer(usize, Seq),
    Writes(usize),
    Rings(usize),
    Thinks(usize),
    Sweeps(usize),
    Renews(usize),
    GoesWrong,
    GoesWell,
    Thaws(usize),
    /// A house is opened, if it is still this one that is to be.
    Opens(u32),
}

impl Happens {
    /// It has been said already, and nobody need do anything any more.
    fn is_on_its_way(&self) -> bool {
        matches!(
            self,
            Happens::ToHouse(..) | Happens::ToPage(..) | Happens::IsGone(_) | Happens::Writes(_)
        )
    }
}

/// A house that is open.
struct Open {
    house: Arc<House>,
    writer: Writer,
    lease: Lease,
    /// How far its clock is ahead of the true time.
    ahead: i64,
    frozen_until: Option<u64>,
    rings: Option<u64>,
    writes: bool,
    thinks: bool,
    visits: BTreeMap<usize, Visit>,
}

/// A line between a page and a house. What is said on it arrives in order.
struct Link {
    page: usize,
    house: usize,
    up: u64,
    down: u64,
    /// What the page says on it does not arrive any more.
    is_cut: bool,
}

pub struct Simulation<'a> {
    stage: &'a Stage,
    plant: Plant,
    rng: ChaCha8Rng,
    now: u64,
    queue: BinaryHeap<Reverse<(u64, u64)>>,
    happens: BTreeMap<u64, Happens>,
    number: u64,
    world: World,
    houses: Vec<Option<Open>>,
    /// Where pages find a house.
    newest: usize,
    opening: Option<u32>,
    openings: u32,
    /// From which data folder the next one is opened.
    node: u32,
    /// The machine's clock beside the true time, for who opens next.
    wall: i64,
    pages: Vec<Page>,
    links: Vec<Link>,
    logs: Vec<Log>,
    /// Acts that came to a house, and what it was told instead of their `after`, where the third plant is.
    again: BTreeMap<(usize, Seat, Seq), Seq>,
    acts: bool,
    /// Nothing goes wrong any more, and people take their time.
    is_calm: bool,
    digest: DefaultHasher,
    steps: u64,
    /// Houses that learnt that they had been replaced.
    replaced: u64,
}

/// How a simulation went: the digest of all that happened, and in how many steps.
#[derive(Debug, PartialEq, Eq)]
pub struct Went {
    pub digest: u64,
    pub steps: u64,
    pub lines: usize,
    pub replaced: u64,
}

impl<'a> Simulation<'a> {
    pub fn new(stage: &'a Stage, seed: u64, plant: Plant) -> Simulation<'a> {
        let world = World::new(seed);
        world.ground().forgets_epochs = plant == Plant::EpochIsNotChecked;
        world.ground().lies = plant == Plant::ToldBeforeItIsOnDisk;
        Simulation {
            stage,
            plant,
            rng: ChaCha8Rng::seed_from_u64(seed),
            now: 0,
            queue: BinaryHeap::new(),
            happens: BTreeMap::new(),
            number: 0,
            world,
            houses: Vec::new(),
            newest: 0,
            opening: Some(0),
            openings: 0,
            node: 0,
            wall: 0,
            pages: Vec::new(),
            links: Vec::new(),
            logs: Vec::new(),
            again: BTreeMap::new(),
            acts: true,
            is_calm: false,
            digest: DefaultHasher::new(),
            steps: 0,
            replaced: 0,
        }
    }

    /// Opens a house, plays while things go wrong for a while, and then while they do not.
    pub fn run(mut self) -> Result<Went, Broken> {
        let stage = self.stage;
        let _on = stage.runtime.enter();
        self.opens(0)?;
        self.sets_tables();
        let calm = 6_000 + self.below(6_000);
        let wrong = 1_000 + self.below(2_000);
        self.later(wrong, Happens::GoesWrong);
        self.later(calm, Happens::GoesWell);
        let (mut before, end) = (Vec::new(), calm + CALM_MS);
        while let Some(Reverse((at, number))) = self.queue.pop() {
            let happens = self.happens.remove(&number).expect("it happens once");
            // In the end what is on its way arrives, and nothing begins.
            if at > end && !happens.is_on_its_way() {
                continue;
            }
            if self.now < calm && at >= calm {
                before = self.logs.iter().map(Log::seq).collect();
            }
            self.now = at;
            self.world.ground().now = at;
            self.acts &= at < end - REST_MS;
            self.is_calm = at >= calm;
            (at, number).hash(&mut self.digest);
            self.steps += 1;
            self.happen(happens)
                .and_then(|()| self.follow())
                .map_err(|why| format!("at {at}: {why}"))?;
        }
        self.rests(&before)?;
        let lines = self.lines();
        for house in 0..self.houses.len() {
            self.kill(house);
        }
        Ok(Went {
            digest: self.digest.finish(),
            steps: self.steps,
            lines,
            replaced: self.replaced,
        })
    }

    fn lines(&self) -> usize {
        self.logs.iter().map(|log| log.seq() as usize).sum()
    }

    fn below(&mut self, n: u64) -> u64 {
        u64::from(self.rng.below(n as u32))
    }

    fn later(&mut self, in_ms: u64, happens: Happens) {
        self.at(self.now + in_ms, happens);
    }

    fn at(&mut self, at: u64, happens: Happens) {
        self.queue.push(Reverse((at, self.number)));
        self.happens.insert(self.number, happens);
        self.number += 1;
    }

    // ------------------------------------------------------------------------------------------------- what happens

    fn happen(&mut self, happens: Happens) -> Result<(), Broken> {
        let house = match &happens {
            Happens::Reaches(link) | Happens::ToHouse(link, _) | Happens::IsGone(link) => Some(self.links[*link].house),
            Happens::Writes(house)
            | Happens::Rings(house)
            | Happens::Thinks(house)
            | Happens::Sweeps(house)
            | Happens::Renews(house) => Some(*house),
            _ => None,
        };
        if let Some(open) = house.and_then(|house| self.houses[house].as_ref()) {
            if let Some(until) = open.frozen_until {
                self.at(until, happens);
                return Ok(());
            }
            let due = (BEGINS_AT + self.now).saturating_add_signed(open.ahead);
            let clock = &open.house.clock;
            clock.put_forward(due.saturating_sub(clock.now()));
        }
        match happens {
            Happens::Connects(page) => self.connects(page),
            Happens::Reaches(link) => return self.reaches(link),
            Happens::IsOpen(link) if self.is_current(link) => self.greets(link),
            Happens::ToHouse(link, message) => self.hears(link, message),
            Happens::ToPage(link, comes) if self.is_current(link) => return self.reads(link, comes),
            Happens::IsGone(link) => self.is_gone(link),
            Happens::Acts(page) => self.plays(page),
            Happens::Checks(link) if self.is_current(link) => {
                self.checks(link);
                self.later(CHECKS_EVERY_MS, Happens::Checks(link));
            }
            Happens::HasNoAnswer(link, after) if self.waits_on(link, after) => self.checks(link),
            Happens::IsSilent(link, ping) if self.is_still_silent(link, ping) => self.hangs_up(link),
            Happens::Writes(house) => return self.writes(house),
            Happens::Rings(house) => self.rings(house),
            Happens::Thinks(house) => self.thinks(house),
            Happens::Sweeps(house) => self.sweeps(house),
            Happens::Renews(house) => self.renews(house),
            Happens::GoesWrong => self.goes_wrong(),
            Happens::GoesWell => self.goes_well(),
            Happens::Thaws(house) => self.thaws(house),
            Happens::Opens(number) => return self.opens(number),
            // On a line that the page has given up, or it was answered.
            _ => {}
        }
        Ok(())
    }

    /// What follows in the houses: what they have said leaves them, and what is to be done is set going.
    fn follow(&mut self) -> Result<(), Broken> {
        for log in &mut self.logs {
            log.grows(&self.world)?;
        }
        for house in 0..self.houses.len() {
            self.says(house)?;
            let now = self.now;
            let Some(open) = self.open(house).filter(|open| open.frozen_until.is_none()) else {
                continue;
            };
            let writes = !open.writes && open.house.queue.len() > 0;
            let thinks = !open.thinks && open.house.thinkers.len() > 0;
            (open.writes, open.thinks) = (open.writes | writes, open.thinks | thinks);
            let next = open.house.alarms.next();
            let next = next.map(|at| {
                (at.saturating_add_signed(-open.ahead))
                    .saturating_sub(BEGINS_AT)
                    .max(now)
            });
            let rings = next.filter(|at| open.rings.is_none_or(|rings| *at < rings));
            open.rings = rings.or(open.rings);
            if let Some(at) = rings {
                self.at(at, Happens::Rings(house));
            }
            if thinks {
                let in_ms = 1 + self.below(300);
                self.later(in_ms, Happens::Thinks(house));
            }
            if writes {
                let slow = self.below(20) == 0 && self.world.ground().mood != Mood::Well;
                let in_ms = 1 + self.below(if slow { 3_000 } else { 12 });
                self.later(in_ms, Happens::Writes(house));
            }
        }
        Ok(())
    }

    /// What a house says sets out; and first it is looked at whether it may be said.
    fn says(&mut self, house: usize) -> Result<(), Broken> {
        let Some(open) = self.houses[house].as_ref().filter(|open| open.frozen_until.is_none()) else {
            return Ok(());
        };
        let was_replaced = open.lease.epoch < self.world.ground().epoch;
        let waiting = open.visits.iter().map(|(link, visit)| (*link, visit.socket.take()));
        let waiting: Vec<_> = waiting.filter(|(_, parcel)| !parcel.is_empty()).collect();
        for (link, parcel) in waiting {
            for message in parcel {
                self.sets_out(link, message, was_replaced)?;
            }
        }
        Ok(())
    }

    fn sets_out(&mut self, link: usize, message: Message, was_replaced: bool) -> Result<(), Broken> {
        let comes = match message {
            Message::Text(text) => {
                text.as_str().hash(&mut self.digest);
                let text = match self.plant {
                    Plant::AcknowledgedTwice => self.as_the_page_said_it(link, text),
                    _ => text,
                };
                let frame: Frame = serde_json::from_str(&text).map_err(|why| why.to_string())?;
                if was_replaced && !matches!(frame.kind, "trouble" | "pong") {
                    return Err(format!("a house that was replaced says {}", frame.kind));
                }
                if frame
                    .problem
                    .is_some_and(|problem| problem.get().contains("broken-table"))
                {
                    return Err(format!("a table broke: {text}"));
                }
                let page = &self.pages[self.links[link].page];
                self.logs[page.table].allows(&self.world, page, &frame)?;
                Comes::Frame(Heard::of(&frame, &text))
            }
            Message::Ping(payload) => Comes::Ping(payload),
            Message::Close(why) => Comes::Close(why.map_or(BROKEN_LINE, |why| why.code)),
            Message::Pong(_) | Message::Binary(_) => return Ok(()),
        };
        let is_last = matches!(comes, Comes::Close(_));
        self.comes_down(link, comes);
        if is_last {
            self.is_gone(link);
        }
        Ok(())
    }

    fn comes_down(&mut self, link: usize, comes: Comes) {
        let way = self.way(link);
        let line = &mut self.links[link];
        line.down = line.down.max(self.now + way);
        let at = line.down;
        self.at(at, Happens::ToPage(link, comes));
    }

    fn goes_up(&mut self, link: usize, happens: Happens) {
        let way = self.way(link);
        let line = &mut self.links[link];
        line.up = line.up.max(self.now + way);
        let at = line.up;
        self.at(at, happens);
    }

    fn way(&mut self, link: usize) -> u64 {
        let usual = self.pages[self.links[link].page].each_way_ms;
        usual + self.below(usual + 1)
    }

    // ------------------------------------------------------------------------------------------------- the end

    /// Everybody is welcome, everything is answered, and the game went on.
    fn rests(&mut self, before: &[Seq]) -> Result<(), Broken> {
        for (log, before) in self.logs.iter().zip(before) {
            if !log.is_over() && log.seq() == *before {
                return Err(format!("nobody is served any more at {}", log.id));
            }
        }
        let now = self.now + BEGINS_AT;
        for (number, page) in self.pages.iter().enumerate() {
            let log = &self.logs[page.table];
            if !page.is_open || page.shown.is_none() {
                return Err(format!("page {number} is not welcomed"));
            }
            if let Some((seat, (after, what))) = page.unanswered.first_key_value() {
                return Err(format!("page {number}: {what} of {seat} after {after} is not answered"));
            }
            log.is_what_is_stored(&self.world, page, now)
                .map_err(|why| format!("page {number}: {why}"))?;
        }
        Ok(())
    }
}
