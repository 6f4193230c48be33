//! What happens in the simulated houses: they open, hear, write, sleep and die.

use std::sync::Arc;

use axum::extract::ws::Message;
use futures_util::FutureExt;
use table::wire::FromHouse;

use super::{laws::Broken, page::Comes, world::Mood, *};
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

impl Simulation<'_> {
    pub(super) fn open(&mut self, house: usize) -> Option<&mut Open> {
        self.houses.get_mut(house)?.as_mut()
    }

    /// A house is opened as `start` does it, or tried again in a while.
    pub(super) fn opens(&mut self, number: u32) -> Result<(), Broken> {
        if self.opening != Some(number) {
            return Ok(());
        }
        let Ok((store, disk)) = self.world.open(&self.node.to_string()) else {
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

    pub(super) fn opens_another(&mut self, in_ms: u64) {
        // From its own data folder a house takes over at once: only one can hold it.
        self.node += u32::from(self.houses[self.newest].is_some());
        self.openings += 1;
        self.opening = Some(self.openings);
        self.later(in_ms, Happens::Opens(self.openings));
    }

    pub(super) fn reaches(&mut self, link: usize) -> Result<(), Broken> {
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

    pub(super) fn hears(&mut self, link: usize, message: Message) {
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

    pub(super) fn is_gone(&mut self, link: usize) {
        let house = self.links[link].house;
        if let Some(visit) = self.open(house).and_then(|open| open.visits.remove(&link)) {
            visit.end();
        }
    }

    pub(super) fn writes(&mut self, house: usize) -> Result<(), Broken> {
        let (mood, epoch) = {
            let ground = self.world.ground();
            (ground.mood, ground.epoch)
        };
        let Some(open) = self.open(house) else { return Ok(()) };
        match open.writer.step(&open.house.queue, &open.house.observed) {
            Ok(Step::Kept) => open.writes = false,
            Ok(Step::Stuck) => self.later(TRY_AGAIN_MS, Happens::Writes(house)),
            Err(why) => {
                let was_replaced = open.lease.epoch < epoch;
                self.replaced += u64::from(was_replaced);
                if !was_replaced && mood != Mood::Broken {
                    return Err(format!("{why:#}"));
                }
                return self.fails(house);
            }
        }
        Ok(())
    }

    /// As `write` in `lib.rs` has it: everybody is told, and the house closes.
    pub(super) fn fails(&mut self, house: usize) -> Result<(), Broken> {
        let Some(open) = self.open(house) else { return Ok(()) };
        let problem = problem("broken", "the house cannot write any more");
        open.house.farewell(Some(&FromHouse::Trouble {
            problem,
            about: None,
            closing: true,
        }));
        self.says(house)?;
        self.kill(house);
        if house == self.newest {
            let in_ms = 100 + self.below(1_000);
            self.opens_another(in_ms);
        }
        Ok(())
    }

    /// The house is gone without a word; what it had said is still on its way.
    pub(super) fn kill(&mut self, house: usize) {
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

    pub(super) fn rings(&mut self, house: usize) {
        let Some(open) = self.open(house) else { return };
        open.rings = None;
        let now = open.house.clock.now();
        while let Some((at, job)) = open.house.alarms.take(now) {
            open.house.due(at, job);
        }
    }

    pub(super) fn thinks(&mut self, house: usize) {
        let Some(open) = self.open(house) else { return };
        open.thinks = false;
        open.house.thinkers.think_one(&open.house.observed);
    }

    pub(super) fn sweeps(&mut self, house: usize) {
        let Some(open) = self.open(house) else { return };
        open.house.sweep();
        open.house.queue.push(Batch {
            pulse: Some(open.house.clock.now()),
            ..Batch::default()
        });
        self.later(SWEEPS_EVERY_MS, Happens::Sweeps(house));
    }

    /// As `keep_lease` and `give_way` have it.
    pub(super) fn renews(&mut self, house: usize) {
        let Some(open) = self.open(house) else { return };
        match open.lease.renew() {
            Ok(false) => drop(open.house.queue.push(Batch::default())),
            Ok(true) | Err(_) => self.later(RENEWS_EVERY_MS, Happens::Renews(house)),
        }
    }

    pub(super) fn thaws(&mut self, house: usize) {
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
}
