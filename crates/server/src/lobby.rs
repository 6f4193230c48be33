//! Setting tables up, sitting down, again; and the list of those where anyone may sit down.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError, Weak},
};

use ludo::{ParseError, Room, Seed};
use table::{
    Origin, Out, Table,
    wire::{Again, Bring, NewTable, Phase, Problem, SeatKey, Seated, SitDown, TableInfo},
};

use crate::{
    guests::Known,
    house::{House, save},
    limits::{Network, household, networks, site},
    live::Live,
    problem::{Sorry, problem},
    secrets,
    writer::{Batch, Then, awaited},
};

/// Tables that the lobby shows at most.
const SHOWN: usize = 100;

/// Who set up what, and which tables are open to all.
#[derive(Debug, Default)]
pub struct Lobby {
    open: Mutex<Vec<Weak<Live>>>,
    by_host: Mutex<HashMap<Host, Vec<Going>>>,
}

/// A table that somebody is held responsible for.
#[derive(Clone, Debug)]
struct Going {
    table: String,
    /// When it was last seen in memory, going.
    seen: u64,
}

/// Who is held responsible for a table: a guest, and the networks she comes from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Host {
    Guest(String),
    Network(Network),
}

impl House {
    pub async fn set_up(self: &Arc<House>, plan: NewTable, host: &Known, from: IpAddr) -> Result<Seated, Sorry> {
        let room = room(&plan.game)?;
        self.has_room()?;
        let seed = self.seed_for(&plan)?;
        // One more than there are seats: a lesson says itself who sits there, and one of them is a person.
        let tokens = (0..=plan.seats.len()).map(|_| secrets::word());
        let tokens: Vec<String> = tokens.collect::<Result<_, _>>()?;
        let mut tokens = tokens.into_iter();
        let (mut table, keys) = Table::set_up(secrets::table_id()?, plan, &host.guest, room, seed, || {
            tokens.next().expect("there is a token for every seat")
        })?;
        for key in &keys {
            table.mark(key.seat, self.guests.mark(&host.id)?, &mut Out::default());
        }
        if let Some(key) = keys.first() {
            table.came_from(key.seat, &origin(host, from), &mut Out::default());
        }
        let (then, on_disk) = awaited();
        let live = self.place_for(host, from, table, Some(then))?;
        on_disk.await.map_err(|_| closing())?;
        Ok(Seated {
            table: live.id.clone(),
            keys,
        })
    }

    /// Nobody knows the seed beforehand, and every game begins at its beginning; except in a rehearsal.
    fn seed_for(&self, plan: &NewTable) -> Result<Seed, Sorry> {
        if !self.config.rehearsal && (plan.seed.is_some() || plan.position.is_some()) {
            let detail = "only a house that rehearses lets you choose a seed or a position";
            return Err(problem("no-rehearsal", detail).into());
        }
        match &plan.seed {
            None => Ok(seed()?),
            Some(text) => Ok(text
                .parse()
                .map_err(|why: ParseError| problem("unreadable", why.to_string()))?),
        }
    }

    /// Gives a table its place if neither its host nor her address has too many. One at a time, so that nobody gets
    /// more by asking for many at once. Waits for no lock of a table that others know, so it may be called under one.
    pub fn place_for(
        self: &Arc<House>,
        host: &Known,
        from: IpAddr,
        table: Table,
        then: Option<Then>,
    ) -> Result<Arc<Live>, Problem> {
        let limits = self.limits();
        let guest = Host::Guest(host.id.clone());
        let mut by_host = self.lobby.by_host.lock().unwrap_or_else(PoisonError::into_inner);
        if self.going(&mut by_host, &guest, limits.tables_per_guest) >= limits.tables_per_guest {
            return Err(problem(
                "too-many-tables",
                "you have too many tables going; finish one first",
            ));
        }
        for network in networks(from) {
            let most = limits.tables_per_address.saturating_mul(network.shares());
            if self.going(&mut by_host, &Host::Network(network), most) >= most {
                return Err(problem("too-many-tables", "too many tables are going at your address"));
            }
        }
        let live = self.place(table, then);
        for host in networks(from).map(Host::Network).chain([guest]) {
            by_host.entry(host).or_default().push(Going {
                table: live.id.clone(),
                seen: self.clock.now(),
            });
        }
        Ok(live)
    }

    pub async fn sit(
        self: &Arc<House>,
        live: &Arc<Live>,
        sit: SitDown,
        me: &Known,
        from: IpAddr,
    ) -> Result<Seated, Sorry> {
        self.begins_games()?;
        let (token, mark) = (secrets::word()?, self.guests.mark(&me.id)?);
        let sit_down = |table: &mut Table, out: &mut Out| -> Result<SeatKey, Problem> {
            let from = origin(me, from);
            table.has_room_for(&from)?;
            let key = table.sit(sit, &me.guest, token, out)?;
            table.came_from(key.seat, &from, out);
            table.mark(key.seat, mark, out);
            Ok(key)
        };
        let key = self.on_disk(live, sit_down).await??;
        Ok(Seated {
            table: live.id.clone(),
            keys: vec![key],
        })
    }

    /// A bot of somebody's own takes a seat: she is given its key.
    pub async fn bring(self: &Arc<House>, live: &Arc<Live>, wish: &Bring) -> Result<SeatKey, Sorry> {
        self.begins_games()?;
        let token = secrets::word()?;
        let bring = |table: &mut Table, out: &mut Out| table.bring(wish, token, out);
        Ok(self.on_disk(live, bring).await??)
    }

    /// The same people at a new table. Whoever asks first sets it up, and it counts as hers; the others are shown the way.
    pub async fn again(
        self: &Arc<House>,
        live: &Arc<Live>,
        wish: Again,
        host: &Known,
        from: IpAddr,
    ) -> Result<Seated, Sorry> {
        let other_game = wish.game.as_deref().map(room).transpose()?;
        let (id, seed) = (secrets::table_id()?, seed()?);
        // Not under the table's lock: who makes room looks at all tables.
        let has_room = self.has_room();
        // All of it under the table's lock, so that two who ask at the same time are led to the same table.
        let seated = self.on_disk(live, |table, out| {
            let keys: Vec<SeatKey> = wish.keys.into_iter().filter_map(|key| table.fitted(key)).collect();
            if keys.is_empty() {
                return Err(problem("not-your-seat", "none of these keys fits a seat of this table"));
            }
            if table.phase() != Phase::Over {
                return Err(problem("not-over", "this game is not over yet"));
            }
            let next = match table.next() {
                Some(next) => next.to_owned(),
                None => {
                    has_room?;
                    let next = self.place_for(host, from, table.again(id, other_game, seed)?, None)?;
                    table.set_next(next.id.clone(), out);
                    next.id.clone()
                }
            };
            Ok(Seated { table: next, keys })
        });
        Ok(seated.await??)
    }

    /// What anyone may see from the street. At an open table nothing that somebody typed is shown, not even names.
    pub async fn open_tables(&self) -> Result<Vec<TableInfo>, Problem> {
        let mut shown = Vec::new();
        let mut by_site: HashMap<Network, usize> = HashMap::new();
        let lobby_per_address = self.limits().lobby_per_address;
        for live in self.lobby.tables() {
            let Ok(state) = live.lock() else { continue };
            let Some(first) = state.sockets.first().filter(|_| state.table.phase() != Phase::Over) else {
                continue;
            };
            // Nobody fills it alone.
            let of_this_site = by_site.entry(site(first.from)).or_default();
            *of_this_site += 1;
            if *of_this_site > lobby_per_address {
                continue;
            }
            shown.push(state.table.info());
            if shown.len() == SHOWN {
                break;
            }
        }
        shown.sort_by_key(|info| info.phase == Phase::Playing);
        self.settle().await?;
        Ok(shown)
    }

    pub fn show_if_open(&self, live: &Arc<Live>) {
        let shows = live
            .lock()
            .is_ok_and(|state| state.table.info().open && state.table.phase() != Phase::Over);
        if shows {
            let mut open = self.lobby.open.lock().unwrap_or_else(PoisonError::into_inner);
            // Two who come back at once may both have woken it.
            if !open.iter().any(|shown| std::ptr::eq(shown.as_ptr(), Arc::as_ptr(live))) {
                open.push(Arc::downgrade(live));
            }
        }
    }

    /// What is going is hers no longer; her address still answers for it.
    pub fn forget_host(&self, guest: &str) {
        let mut by_host = self.lobby.by_host.lock().unwrap_or_else(PoisonError::into_inner);
        by_host.remove(&Host::Guest(guest.to_owned()));
    }

    pub fn tidy_lobby(&self) {
        let mut open = self.lobby.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.retain(|table| table.upgrade().is_some_and(|live| live.is_going()));
        drop(open);
        let mut by_host = self.lobby.by_host.lock().unwrap_or_else(PoisonError::into_inner);
        by_host.retain(|_, tables| {
            tables.retain_mut(|table| self.is_going(table));
            !tables.is_empty()
        });
    }

    /// How many tables she has going. Those that have ended are forgotten only when it matters.
    fn going(&self, by_host: &mut HashMap<Host, Vec<Going>>, host: &Host, most: usize) -> usize {
        by_host.get_mut(host).map_or(0, |tables| {
            if tables.len() >= most {
                tables.retain_mut(|table| self.is_going(table));
            }
            tables.len()
        })
    }

    /// A table that was put away has not ended: it counts until it is abandoned, so that nobody fills the disk by leaving
    /// one table after the other.
    fn is_going(&self, table: &mut Going) -> bool {
        let now = self.clock.now();
        match self.tables.get(&table.table) {
            Some(live) => {
                table.seen = now;
                live.is_going()
            }
            None => u128::from(now.saturating_sub(table.seen)) < self.limits().abandoned_after.as_millis(),
        }
    }

    /// May a game begin at a new table? Every table in memory costs some of it.
    pub fn has_room(&self) -> Result<(), Problem> {
        self.begins_games()?;
        let most = self.limits().tables_in_memory;
        if self.tables.len() < most || self.make_room() < most {
            return Ok(());
        }
        Err(problem(
            "house-full",
            "every table of the house is taken; try again later",
        ))
    }

    /// A new table gets its place in the house, in memory and on disk; `then` is done when the disk has it. Nobody knows
    /// its name before that, so nobody can come too early.
    pub fn place(self: &Arc<House>, table: Table, then: Option<Then>) -> Arc<Live> {
        let now = self.clock.now();
        let no = self.next_table_no();
        self.queue.push(Batch {
            table_no: no,
            save: Some(save(&table, now)),
            then,
            ..Batch::default()
        });
        self.observed.tables_made.increment(1);
        let live = self.tables.put(Arc::new(Live::new(no, table, now)));
        self.show_if_open(&live);
        live
    }

    /// Waits until all that has happened so far is on disk. If it never will be, nobody is told of it.
    pub async fn settle(&self) -> Result<(), Problem> {
        self.queue.flush().await.then_some(()).ok_or_else(closing)
    }

    /// Changes a table, and waits until the change is on disk.
    async fn on_disk<R>(
        self: &Arc<House>,
        live: &Arc<Live>,
        change: impl FnOnce(&mut Table, &mut Out) -> R,
    ) -> Result<R, Problem> {
        let (then, on_disk) = awaited();
        let result = self.change(live, None, Some(then), |state, _, out| change(&mut state.table, out))?;
        on_disk.await.map_err(|_| closing())?;
        Ok(result)
    }
}

impl Lobby {
    fn tables(&self) -> Vec<Arc<Live>> {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.iter().rev().filter_map(Weak::upgrade).collect()
    }
}

fn origin(guest: &Known, from: IpAddr) -> Origin {
    Origin {
        guest: guest.id.clone(),
        household: format!("{:?}", household(from)),
    }
}

fn room(game: &str) -> Result<Arc<dyn Room>, Problem> {
    rooms::find(game).ok_or_else(|| problem("no-such-game", "this game is not in the house"))
}

fn seed() -> Result<Seed, anyhow::Error> {
    Seed::from_os().map_err(|error| anyhow::anyhow!("the system gives no random numbers: {error}"))
}

fn closing() -> Problem {
    problem("busy", "the house is closing")
}
