//! Where tables are kept: in memory while somebody is there, on disk always.

use std::{
    collections::HashMap,
    hash::{BuildHasher, RandomState},
    sync::{Arc, Mutex, MutexGuard, PoisonError, atomic::Ordering},
};

use table::{Agreed, Table, wire::Phase, wire::Problem};

use crate::{
    house::House,
    lines::Stored,
    live::{Live, State},
    problem::problem,
};

const PARTS: usize = 64;

type Part = HashMap<String, Arc<Live>>;

/// The tables in memory, on several parts so that few people reach for the same one at once.
#[derive(Debug)]
pub struct Tables {
    parts: Vec<Mutex<Part>>,
    hasher: RandomState,
}

impl Default for Tables {
    fn default() -> Tables {
        Tables {
            parts: (0..PARTS).map(|_| Mutex::default()).collect(),
            hasher: RandomState::new(),
        }
    }
}

impl Tables {
    fn part(&self, id: &str) -> MutexGuard<'_, Part> {
        let number = self.hasher.hash_one(id) as usize % PARTS;
        self.parts[number].lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn get(&self, id: &str) -> Option<Arc<Live>> {
        self.part(id).get(id).cloned()
    }

    /// Puts a table there, unless somebody else was quicker; gives the one that is there.
    pub fn put(&self, live: Arc<Live>) -> Arc<Live> {
        self.part(&live.id).entry(live.id.clone()).or_insert(live).clone()
    }

    pub fn remove(&self, live: &Arc<Live>) {
        let mut part = self.part(&live.id);
        if part.get(&live.id).is_some_and(|there| Arc::ptr_eq(there, live)) {
            part.remove(&live.id);
        }
    }

    pub fn len(&self) -> usize {
        let count = |part: &Mutex<Part>| part.lock().unwrap_or_else(PoisonError::into_inner).len();
        self.parts.iter().map(count).sum()
    }

    /// Looks at every table, holding no part meanwhile.
    pub fn for_each(&self, mut look: impl FnMut(&Arc<Live>)) {
        for part in &self.parts {
            let tables: Vec<_> = {
                let part = part.lock().unwrap_or_else(PoisonError::into_inner);
                part.values().cloned().collect()
            };
            tables.iter().for_each(&mut look);
        }
    }

    /// Puts a table away if nobody has it in hand and it may go. Then its lock is free, too.
    fn put_away(&self, id: &str, may_go: impl FnOnce(&Live) -> bool) {
        let mut part = self.part(id);
        if !part
            .get(id)
            .is_some_and(|live| Arc::strong_count(live) == 1 && may_go(live))
        {
            return;
        }
        let Some(live) = part.remove(id) else { return };
        // An alarm may have taken it up in the meantime.
        if let Err(live) = Arc::try_unwrap(live) {
            part.insert(id.to_owned(), live);
        }
    }
}

impl House {
    /// The table with this id: from memory, or made anew from its lines on disk.
    pub async fn find(self: &Arc<House>, id: &str) -> Result<Arc<Live>, Problem> {
        if let Some(live) = self.tables.get(id) {
            if !live.is_broken() {
                return Ok(live);
            }
            tracing::error!(table = live.no, "a broken table is made anew from its lines");
            self.tables.remove(&live);
            self.settle().await?;
        }
        let nowhere = || problem("no-such-table", "there is no such table");
        if id.len() > 32 || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(nowhere());
        }
        // Whoever has a table finds it: others make room, if they can.
        if self.tables.len() >= self.limits().tables_in_memory {
            self.make_room();
        }
        let stored = self.store.load(id).await.map_err(|error| {
            tracing::error!("{error:#}");
            problem("broken", "this table cannot be read")
        })?;
        let Stored { no, agreed, lines } = stored.ok_or_else(nowhere)?;
        let room = rooms::edition(&agreed.game, agreed.edition);
        let room = room.ok_or_else(|| problem("no-such-game", "this game is not in the house"))?;
        let table = Table::revive(agreed, room, lines).map_err(|fault| {
            tracing::error!(table = no, "the lines on disk do not fit the rules: {fault}");
            problem("broken-table", "this table cannot be read any more")
        })?;
        self.observed.tables_revived.increment(1);
        let live = self.tables.put(Arc::new(Live::new(no, table, self.clock.now())));
        if self.retention.removes(id) {
            self.tables.remove(&live);
            return Err(nowhere());
        }
        let after = self.gives_up_after(live.lock()?.table.agreed());
        self.change(&live, None, None, |state, now, out| {
            state.table.give_up(after, now, out)
        })?;
        self.show_if_open(&live);
        Ok(live)
    }

    /// For how many milliseconds nobody comes before a game ends without a result.
    pub fn gives_up_after(&self, agreed: &Agreed) -> u64 {
        let after = self.config.give_up_after;
        let after = match agreed.is_alone_with_bots() {
            true => after.min(self.config.give_up_with_bots_after),
            false => after,
        };
        after.as_millis() as u64
    }

    /// Opens a game that nobody came back to, so that it ends, and puts it away again.
    pub async fn end(self: &Arc<House>, id: &str) -> Result<(), Problem> {
        drop(self.find(id).await?);
        self.settle().await?;
        self.tables
            .put_away(id, |live| live.lock().map_or(true, |state| self.is_quiet(&state)));
        Ok(())
    }

    /// Nobody is there, and all that happened there is on disk.
    fn is_quiet(&self, state: &State) -> bool {
        state.sockets.is_empty() && self.queue.has_settled(state.pushed)
    }

    /// Puts all tables away that nobody looks at, however short a time ago, and tells how many are left. Looked for at most
    /// once a second: who comes to a full house has others' tables counted for nothing otherwise.
    pub fn make_room(&self) -> usize {
        const AGAIN_AFTER_MS: u64 = 1000;
        let now = self.clock.now();
        let last = self.made_room.swap(now, Ordering::Relaxed);
        if now < last + AGAIN_AFTER_MS {
            self.made_room.store(last, Ordering::Relaxed);
            return self.tables.len();
        }
        let mut quiet = Vec::new();
        self.tables.for_each(|live| {
            if live.lock().is_ok_and(|state| state.sockets.is_empty()) {
                quiet.push(live.id.clone());
            }
        });
        for id in quiet {
            self.tables
                .put_away(&id, |live| live.lock().map_or(true, |state| self.is_quiet(&state)));
        }
        let left = self.tables.len();
        tracing::warn!(left, "the house was full: tables that nobody looks at are put away");
        left
    }

    /// A round through the house: wakes silent sockets, lets dead ones go, puts quiet tables away, counts.
    pub fn sweep(&self) {
        let now = self.clock.now();
        let limits = self.limits();
        let (silence, away) = (
            limits.silence.as_millis() as u64,
            limits.put_away_after.as_millis() as u64,
        );
        self.evenings.tidy(now);
        let (mut gathering, mut playing, mut over) = (0, 0, 0);
        let mut quiet = Vec::new();
        self.tables.for_each(|live| {
            let Ok(state) = live.lock() else {
                self.dismiss(live, None);
                return quiet.push(live.id.clone());
            };
            for socket in &state.sockets {
                match now.saturating_sub(socket.heard()) {
                    silent if silent > silence => socket.let_go(),
                    silent if silent > silence / 2 => socket.ping(),
                    _ => {}
                }
            }
            if state.sockets.is_empty() && now.saturating_sub(state.touched) > away {
                quiet.push(live.id.clone());
            }
            *match state.table.phase() {
                Phase::Gathering => &mut gathering,
                Phase::Playing => &mut playing,
                Phase::Over => &mut over,
            } += 1;
        });
        for id in quiet {
            self.tables.put_away(&id, |live| match live.lock() {
                Ok(state) => {
                    let touched = now.saturating_sub(state.touched) <= away;
                    !touched && self.is_quiet(&state)
                }
                Err(_) => true,
            });
        }
        self.observed.tables(Phase::Gathering, gathering);
        self.observed.tables(Phase::Playing, playing);
        self.observed.tables(Phase::Over, over);
        self.observed.upkeep();
        self.changes.forget(now);
        self.visits.forget(now);
        self.looks.forget(now);
        self.frames.forget(now);
        self.codes.forget(now);
        self.tidy_lobby();
    }
}
