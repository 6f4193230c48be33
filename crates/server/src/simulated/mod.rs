//! Houses, their store and the pages at their tables on a simulated clock, network and disk: what a seed draws happens, in
//! the same order every time, and after each step the laws are looked at (`laws`).
//!
//! The houses, their writer and both ends of what is said on a line are the real ones. Simulated are the time, the way between a house and a page
//! (what is said on one line arrives in order, and a line breaks only as a whole, as with TCP), the page (`page`, after `net.ts`), and the database
//! with its lease and its epochs (`world`, which obeys the laws of every store). There is no bus yet.

mod laws;
mod page;
#[cfg(test)]
mod tests;
pub mod world;

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BinaryHeap},
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use axum::extract::ws::{Message, Utf8Bytes};
use futures_util::FutureExt;
use ludo::{Luck, Seed};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::json;
use table::{
    Out, Table,
    wire::{Claim, FromHouse, Guest, SeatKey, Seq, SitDown, ToHouse},
};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};

use self::{
    laws::{Broken, Log},
    page::{Comes, Frame, Page},
    world::{Lease, Mood, World},
};
use crate::{
    clock::Clock,
    config::Config,
    house::House,
    limits::NOBODY,
    problem::problem,
    socket::{Next, Socket, Visit},
    store,
    writer::{Batch, Step, Writer},
};

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
    /// The machine's clock beside the true time, for who opens next.
    wall: i64,
    pages: Vec<Page>,
    links: Vec<Link>,
    logs: Vec<Log>,
    /// Acts that came to a house, and what it was told instead of their `after`, where the third plant is.
    again: BTreeMap<(usize, ludo::Seat, Seq), Seq>,
    acts: bool,
    digest: DefaultHasher,
    pub steps: u64,
}

/// How a simulation went: the digest of all that happened, and in how many steps.
#[derive(Debug, PartialEq, Eq)]
pub struct Went {
    pub digest: u64,
    pub steps: u64,
    pub lines: usize,
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
            wall: 0,
            pages: Vec::new(),
            links: Vec::new(),
            logs: Vec::new(),
            again: BTreeMap::new(),
            acts: true,
            digest: DefaultHasher::new(),
            steps: 0,
        }
    }

    /// Opens a house, plays while things go wrong for a while, and then while they do not.
    pub fn run(mut self) -> Result<Went, Broken> {
        let stage = self.stage;
        let _on = stage.runtime.enter();
        self.opens(0)?;
        self.sets_tables();
        let calm = 8_000 + self.below(8_000);
        let wrong = 1_000 + self.below(2_000);
        self.later(wrong, Happens::GoesWrong);
        self.later(calm, Happens::GoesWell);
        let (mut before, end) = (Vec::new(), calm + CALM_MS);
        while let Some(Reverse((at, number))) = self.queue.pop() {
            if at > end {
                break;
            }
            if self.now < calm && at >= calm {
                before = self.logs.iter().map(Log::seq).collect();
            }
            self.now = at;
            self.world.ground().now = at;
            self.acts &= at < end - REST_MS;
            let happens = self.happens.remove(&number).expect("it happens once");
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

    // ------------------------------------------------------------------------------------------------- the beginning

    /// One table for two, each with a page of her own, and one for two on one page; somebody looks on, somebody has a second page.
    fn sets_tables(&mut self) {
        let away = match self.below(3) {
            0 => json!({ "kind": "wait" }),
            1 => json!({ "kind": "bot", "seconds": 3 }),
            _ => json!({ "kind": "ask", "seconds": 5 }),
        };
        let clock = [json!(null), json!(20)][self.below(2) as usize].clone();
        let here = json!({ "kind": "here", "guest": { "name": "Zoé", "picture": "owl" } });
        let plans = [
            ("oak", "diamoniak", json!({ "kind": "person" })),
            ("elm", "domino", here),
        ];
        for (place, (id, game, other)) in plans.into_iter().enumerate() {
            let plan = json!({
                "game": game, "first": 1, "seats": [{ "kind": "me" }, other], "away": away, "moveSeconds": clock,
            });
            let (table, keys) = set_up(id, plan, self.below(1_000_000));
            let house = &self.open(0).expect("it is open").house;
            let live = house.place(table, None);
            self.logs
                .push(Log::new(live.no, id, rooms::find(game).expect("a room")));
            let mut claims: Vec<Vec<Claim>> = match game {
                "domino" => vec![keys],
                _ => keys.into_iter().map(|key| vec![key]).collect(),
            };
            if self.below(2) == 0 {
                claims.push(claims[0].clone());
            }
            if self.below(2) == 0 {
                claims.push(Vec::new());
            }
            for claims in claims {
                let (each_way, in_ms) = (5 + self.below(150), 50 + self.below(500));
                self.pages.push(Page::new(place, claims, each_way));
                self.later(in_ms, Happens::Connects(self.pages.len() - 1));
            }
        }
    }

    fn open(&mut self, house: usize) -> Option<&mut Open> {
        self.houses.get_mut(house)?.as_mut()
    }

    /// A house is opened as `start` does it, or tried again in a while.
    fn opens(&mut self, number: u32) -> Result<(), Broken> {
        if self.opening != Some(number) {
            return Ok(());
        }
        let node = if self.openings % 2 == 0 { "ash" } else { "fir" };
        let Ok((store, disk)) = self.world.open(node) else {
            self.later(500, Happens::Opens(number));
            return Ok(());
        };
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), self.stage.data.path());
        config.bot_pause_ms = 300;
        config.clock = Arc::new(Clock::at((BEGINS_AT + self.now).saturating_add_signed(self.wall)));
        let store = store::Store::Simulated(store);
        let pulse = store
            .last_pulse()
            .now_or_never()
            .expect("memory answers")
            .map_err(|why| why.to_string())?;
        config.clock.not_before(pulse);
        let ahead = config.clock.now() as i64 - (BEGINS_AT + self.now) as i64;
        let house = House::open(config, store).now_or_never().expect("memory answers");
        let lease = disk.lease.clone();
        self.opening = None;
        self.newest = self.houses.len();
        self.houses.push(Some(Open {
            house: house.map_err(|why| why.to_string())?,
            writer: Writer::new(store::Disk::Simulated(disk)),
            lease,
            ahead,
            frozen_until: None,
            rings: None,
            writes: false,
            thinks: false,
            visits: BTreeMap::new(),
        }));
        self.later(SWEEPS_EVERY_MS, Happens::Sweeps(self.newest));
        self.later(RENEWS_EVERY_MS, Happens::Renews(self.newest));
        Ok(())
    }

    fn opens_another(&mut self, in_ms: u64) {
        self.openings += 1;
        self.opening = Some(self.openings);
        self.later(in_ms, Happens::Opens(self.openings));
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
            Happens::HasNoAnswer(link, after) if self.is_current(link) => {
                let page = &self.pages[self.links[link].page];
                if page.unanswered.values().any(|(waits, _)| *waits == after) {
                    self.checks(link);
                }
            }
            Happens::IsSilent(link, ping) if self.is_current(link) => {
                if self.pages[self.links[link].page].silence == Some(ping) {
                    self.hangs_up(link);
                }
            }
            Happens::Writes(house) => self.writes(house),
            Happens::Rings(house) => self.rings(house),
            Happens::Thinks(house) => self.thinks(house),
            Happens::Sweeps(house) => self.sweeps(house),
            Happens::Renews(house) => self.renews(house),
            Happens::GoesWrong => self.goes_wrong(),
            Happens::GoesWell => self.goes_well(),
            Happens::Thaws(house) => self.thaws(house),
            Happens::Opens(number) => return self.opens(number),
            // Of a line that the page has given up.
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
                let slow = self.below(40) == 0 && self.world.ground().mood != Mood::Well;
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
                let text = self.as_the_page_said_it(link, text);
                let frame: Frame = serde_json::from_str(&text).map_err(|why| why.to_string())?;
                if was_replaced && !matches!(frame.kind, "trouble" | "pong") {
                    return Err(format!("a house that was replaced says {}", frame.kind));
                }
                let is_away = self.world.ground().mood == Mood::Gone;
                if frame.problem.is_some_and(|problem| problem.get().contains("\"broken")) && !is_away && !was_replaced
                {
                    let known = ["the house cannot write any more"];
                    let said = frame.problem.map_or("", |problem| problem.get());
                    if !known.iter().any(|known| said.contains(known)) {
                        return Err(said.to_owned());
                    }
                }
                let page = &self.pages[self.links[link].page];
                self.logs[page.table].allows(&self.world, page, &frame)?;
                Comes::Text(text)
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

    // ------------------------------------------------------------------------------------------------- houses

    fn reaches(&mut self, link: usize) -> Result<(), Broken> {
        let Link { house, page, .. } = self.links[link];
        let table = self.pages[page].table;
        let id = self.logs[table].id.clone();
        let is_away = self.world.ground().mood == Mood::Gone;
        let Some(open) = self.open(house) else {
            self.comes_down(link, Comes::Close(BROKEN_LINE));
            return Ok(());
        };
        match open.house.find(&id).now_or_never() {
            Some(Ok(live)) => {
                let socket = Socket::open(&open.house, NOBODY, None);
                let visit = Visit::new(open.house.clone(), live, socket);
                open.visits.insert(link, visit);
                self.at(self.now, Happens::IsOpen(link));
            }
            // Before its table is stored nobody knows of it.
            Some(Err(why)) if !is_away && why.code != "no-such-table" => return Err(why.detail),
            Some(Err(_)) => self.comes_down(link, Comes::Close(BROKEN_LINE)),
            None => return Err("a table broke".to_owned()),
        }
        Ok(())
    }

    fn hears(&mut self, link: usize, message: Message) {
        if self.links[link].is_cut {
            return;
        }
        let house = self.links[link].house;
        let message = match self.plant {
            Plant::AcknowledgedTwice => self.taken_for_new(link, message),
            _ => message,
        };
        let Some(visit) = self.open(house).and_then(|open| open.visits.get_mut(&link)) else {
            return;
        };
        match visit.hear(message) {
            Next::Stay => {}
            Next::Gone => self.is_gone(link),
            Next::Close(farewell) => visit.socket.send(vec![farewell]),
        }
    }

    fn is_gone(&mut self, link: usize) {
        let house = self.links[link].house;
        if let Some(visit) = self.open(house).and_then(|open| open.visits.remove(&link)) {
            visit.end();
        }
    }

    fn writes(&mut self, house: usize) {
        let Some(open) = self.open(house) else { return };
        match open.writer.step(&open.house.queue, &open.house.observed) {
            Ok(Step::Kept) => open.writes = false,
            Ok(Step::Stuck) => self.later(TRY_AGAIN_MS, Happens::Writes(house)),
            Err(_) => self.fails(house),
        }
    }

    /// As `write` in `lib.rs` has it: everybody is told, and the house closes.
    fn fails(&mut self, house: usize) {
        let Some(open) = self.open(house) else { return };
        let problem = problem(
            "broken",
            "the house cannot write any more; nothing that was acknowledged is lost",
        );
        open.house.farewell(Some(&FromHouse::Trouble {
            problem,
            about: None,
            closing: true,
        }));
        let _ = self.says(house);
        self.kill(house);
        if house == self.newest {
            let in_ms = 100 + self.below(1_000);
            self.opens_another(in_ms);
        }
    }

    /// The house is gone without a word; what it had said is still on its way.
    fn kill(&mut self, house: usize) {
        let Some(open) = self.houses[house].take() else { return };
        // What waits holds the house.
        open.house.queue.give_up();
        open.house.thinkers.forget_all();
        for link in 0..self.links.len() {
            let page = self.links[link].page;
            if self.links[link].house == house && self.pages[page].link == Some(link) {
                self.comes_down(link, Comes::Close(BROKEN_LINE));
            }
        }
    }

    fn rings(&mut self, house: usize) {
        let Some(open) = self.open(house) else { return };
        open.rings = None;
        let now = open.house.clock.now();
        while let Some((at, job)) = open.house.alarms.take(now) {
            open.house.due(at, job);
        }
    }

    fn thinks(&mut self, house: usize) {
        let Some(open) = self.open(house) else { return };
        open.thinks = false;
        open.house.thinkers.think_one(&open.house.observed);
    }

    fn sweeps(&mut self, house: usize) {
        let Some(open) = self.open(house) else { return };
        open.house.sweep();
        open.house.queue.push(Batch {
            pulse: Some(open.house.clock.now()),
            ..Batch::default()
        });
        self.later(SWEEPS_EVERY_MS, Happens::Sweeps(house));
    }

    /// As `keep_lease` and `give_way` have it.
    fn renews(&mut self, house: usize) {
        let Some(open) = self.open(house) else { return };
        match open.lease.renew() {
            Ok(false) => drop(open.house.queue.push(Batch::default())),
            Ok(true) | Err(_) => self.later(RENEWS_EVERY_MS, Happens::Renews(house)),
        }
    }

    fn thaws(&mut self, house: usize) {
        let now = self.now;
        let Some(open) = self
            .open(house)
            .filter(|open| open.frozen_until.is_some_and(|until| until <= now))
        else {
            return;
        };
        open.frozen_until = None;
        if house == self.newest && self.opening.is_some() {
            // It is heard of again: whoever waited for its place gives up.
            self.opening = None;
        }
    }

    // ------------------------------------------------------------------------------------------------- pages

    fn is_current(&self, link: usize) -> bool {
        self.pages[self.links[link].page].link == Some(link)
    }

    /// Mostly to the newest house; behind some proxies the old one is found for longer.
    fn connects(&mut self, page: usize) {
        if self.pages[page].link.is_some() || self.pages[page].is_banned {
            return;
        }
        let others: Vec<usize> = (0..self.newest).filter(|house| self.houses[*house].is_some()).collect();
        let house = match others.last() {
            Some(old) if self.acts && self.below(4) == 0 => *old,
            _ => self.newest,
        };
        self.links.push(Link {
            page,
            house,
            up: self.now,
            down: self.now,
            is_cut: false,
        });
        let link = self.links.len() - 1;
        self.pages[page].link = Some(link);
        self.goes_up(link, Happens::Reaches(link));
    }

    fn greets(&mut self, link: usize) {
        let page = self.links[link].page;
        for frame in self.pages[page].greets() {
            self.sends(link, &frame);
        }
        self.later(CHECKS_EVERY_MS, Happens::Checks(link));
    }

    fn sends(&mut self, link: usize, frame: &ToHouse) {
        let text = serde_json::to_string(frame).expect("frames are plain data");
        text.hash(&mut self.digest);
        self.goes_up(link, Happens::ToHouse(link, Message::Text(text.into())));
    }

    fn reads(&mut self, link: usize, comes: Comes) -> Result<(), Broken> {
        let page = self.links[link].page;
        match comes {
            Comes::Text(text) => {
                let frame: Frame = serde_json::from_str(&text).expect("it was read before");
                self.pages[page].reads(&frame, &text);
                self.makes_up_her_mind(page);
            }
            Comes::Ping(payload) => self.goes_up(link, Happens::ToHouse(link, Message::Pong(payload))),
            Comes::Close(POLICY) => return Err(format!("page {page}, who did no wrong, is sent away")),
            Comes::Close(_) => self.loses(page),
        }
        Ok(())
    }

    fn loses(&mut self, page: usize) {
        let in_ms = self.pages[page].loses_its_line(&mut self.rng);
        self.later(in_ms, Happens::Connects(page));
    }

    fn makes_up_her_mind(&mut self, page: usize) {
        let is_thinking = self.pages[page].is_thinking;
        if self.acts && !is_thinking && self.pages[page].has_something_to_do() {
            self.pages[page].is_thinking = true;
            let in_ms = 50 + self.below(1_000);
            self.later(in_ms, Happens::Acts(page));
        }
    }

    fn plays(&mut self, page: usize) {
        self.pages[page].is_thinking = false;
        if !self.acts {
            return;
        }
        let Some(frame) = self.pages[page].does(&mut self.rng) else {
            return;
        };
        // What is no act is lost where the line is down; an act waits for the next.
        let Some(link) = self.pages[page].link.filter(|_| self.pages[page].is_open) else {
            return;
        };
        self.sends(link, &frame);
        match frame {
            ToHouse::Act { after, .. } => self.later(ANSWER_WITHIN_MS, Happens::HasNoAnswer(link, after)),
            _ => self.makes_up_her_mind(page),
        }
    }

    fn checks(&mut self, link: usize) {
        let page = &mut self.pages[self.links[link].page];
        if page.silence.is_some() {
            return;
        }
        page.pings += 1;
        let n = page.pings;
        page.silence = Some(n);
        self.sends(link, &ToHouse::Ping { n });
        self.later(PONG_WITHIN_MS, Happens::IsSilent(link, n));
    }

    /// The page takes the line for dead and closes it; whether and when the house learns that is another matter.
    fn hangs_up(&mut self, link: usize) {
        let page = self.links[link].page;
        self.links[link].is_cut = self.below(2) == 0;
        let in_ms = if self.below(2) == 0 { 0 } else { self.below(30_000) };
        let at = self.links[link].up.max(self.now + in_ms);
        self.at(at, Happens::IsGone(link));
        self.loses(page);
    }

    // ------------------------------------------------------------------------------------------------- what goes wrong

    fn goes_wrong(&mut self) {
        let newest = self.newest;
        match self.below(12) {
            0..=2 => {
                let page = self.below(self.pages.len() as u64) as usize;
                if let Some(link) = self.pages[page].link {
                    self.hangs_up(link);
                }
            }
            3 => {
                let page = self.below(self.pages.len() as u64) as usize;
                self.pages[page].each_way_ms = 5 + self.below(2_500);
            }
            4 => self.world.ground().mood = Mood::Well,
            5 | 6 => self.world.ground().mood = Mood::Shaky,
            7 => {
                let moods = [Mood::Full, Mood::Gone, Mood::Broken];
                self.world.ground().mood = moods[self.below(3) as usize];
            }
            8 => {
                self.kill(newest);
                let in_ms = self.below(3_000);
                self.opens_another(in_ms);
            }
            9 | 10 => self.freezes(newest),
            _ => {
                // Clocks run on, or are set, for those who open later, back.
                let ms = self.below(7_200_000) as i64;
                self.wall += ms - 3_600_000;
                if let Some(open) = self.open(newest) {
                    open.ahead += ms / 60;
                    open.rings = None;
                }
            }
        }
        let in_ms = 300 + self.below(2_500);
        self.later(in_ms, Happens::GoesWrong);
    }

    /// And mostly somebody takes its place, as soon as its lease is over.
    fn freezes(&mut self, house: usize) {
        let until = self.now + 500 + self.below(14_000);
        let Some(open) = self.open(house).filter(|open| open.frozen_until.is_none()) else {
            return;
        };
        open.frozen_until = Some(until);
        self.at(until, Happens::Thaws(house));
        if self.below(4) > 0 {
            let in_ms = self.below(2_000);
            self.opens_another(in_ms);
        }
    }

    fn goes_well(&mut self) {
        self.world.ground().mood = Mood::Well;
        self.happens.retain(|_, happens| !matches!(happens, Happens::GoesWrong));
        let there = &self.happens;
        self.queue.retain(|Reverse((_, number))| there.contains_key(number));
        for page in &mut self.pages {
            page.each_way_ms = page.each_way_ms.min(150);
        }
        let until = self.now;
        for house in 0..self.houses.len() {
            if let Some(open) = self.open(house)
                && open.frozen_until.is_some()
            {
                open.frozen_until = Some(until);
                self.at(until, Happens::Thaws(house));
            }
        }
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

    // ------------------------------------------------------------------------------------------------- the third plant

    /// An act that came before is taken for a new one.
    fn taken_for_new(&mut self, link: usize, message: Message) -> Message {
        let Message::Text(text) = &message else { return message };
        let Ok(ToHouse::Act { seat, after, what }) = serde_json::from_str(text) else {
            return message;
        };
        let page = self.links[link].page;
        let newest = self.logs[self.pages[page].table].seq();
        match self.again.get(&(page, seat, after)) {
            None => {
                self.again.insert((page, seat, after), after);
                message
            }
            Some(_) => {
                self.again.insert((page, seat, after), newest);
                let act = ToHouse::Act {
                    seat,
                    after: newest,
                    what,
                };
                Message::Text(serde_json::to_string(&act).expect("a frame").into())
            }
        }
    }

    /// And acknowledged as she knows it.
    fn as_the_page_said_it(&self, link: usize, text: Utf8Bytes) -> Utf8Bytes {
        let Ok(frame) = serde_json::from_str::<Frame>(&text) else {
            return text;
        };
        let (Some(seat), Some(after), "ack") = (frame.seat, frame.after, frame.kind) else {
            return text;
        };
        let page = self.links[link].page;
        let known = self
            .again
            .iter()
            .find(|((of, by, _), told)| (*of, *by, **told) == (page, seat, after));
        let Some(((_, _, said), _)) = known.filter(|((_, _, said), _)| *said != after) else {
            return text;
        };
        let ack = FromHouse::Ack {
            seat,
            after: *said,
            seq: frame.seq,
        };
        serde_json::to_string(&ack).expect("a frame").into()
    }
}

fn set_up(id: &str, plan: serde_json::Value, seed: u64) -> (Table, Vec<Claim>) {
    let guest = |name: &str| Guest {
        name: name.into(),
        picture: "owl".into(),
        child: false,
    };
    let room = rooms::find(plan["game"].as_str().expect("a game")).expect("a room");
    let is_for_two = plan["seats"][1]["kind"] == "person";
    let plan = serde_json::from_value(plan).expect("a plan");
    let seed = Seed::from_number(seed);
    let (mut table, mut keys) =
        Table::set_up(id.into(), plan, &guest("Ann"), room, seed, || "first".into()).expect("a table");
    if is_for_two {
        let sit = SitDown {
            seat: None,
            guest: Some(guest("Bob")),
        };
        let key = table.sit(sit, &guest("nobody"), "second".into(), &mut Out::default());
        keys.push(key.expect("it is free"));
    }
    let claim = |SeatKey { seat, token }| Claim {
        seat,
        token,
        nonce: format!("{:032x}", seat.number()),
    };
    (table, keys.into_iter().map(claim).collect())
}
