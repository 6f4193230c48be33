//! The house: every table in memory, and what happens at them.
//!
//! A table is locked for one thing at a time. Whatever follows from it is pushed into the writer's queue before the lock
//! is given back, so that what a table says reaches the disk and the pages in the order in which it happened.
//! Nobody waits for a table's lock while a part of [`Tables`] is locked.

use std::{
    net::SocketAddr,
    sync::{
        Arc, OnceLock, PoisonError, RwLock, Weak,
        atomic::{AtomicI64, AtomicU64, Ordering},
    },
};

use anyhow::Result;
use axum::extract::ws::Message;
use table::{
    Conn, Out, Table,
    wire::{Claim, FromHouse, Problem, Seq, ToHouse},
};

use crate::{
    clock::{Alarms, Clock},
    codes::Codes,
    config::{Config, Limits},
    crowd::Crowd,
    daily::Days,
    evenings::{Evenings, WeakEvening},
    guests::Guests,
    hers::Share,
    hindsight::Hindsight,
    host::{self, Host},
    limits::{Rate, Throttle},
    live::{Live, State},
    lobby::Lobby,
    observe::Observed,
    problem::problem,
    pulse::Pulse,
    retention::Retention,
    reviews::Reviews,
    socket::{Parcel, Socket, written},
    store::{Store, phase_word},
    table_cache::Tables,
    thinkers::Thinkers,
    throws::Throws,
    writer::{Batch, Queue, Save, Then},
};
use tokio::sync::Notify;

#[derive(Debug)]
pub struct House {
    /// As it was opened; of the limits, [`House::limits`] count.
    pub config: Config,
    limits: RwLock<Arc<Limits>>,
    /// Where the door is, once it is open.
    pub listening: OnceLock<SocketAddr>,
    pub clock: Arc<Clock>,
    pub observed: Arc<Observed>,
    pub guests: Guests,
    pub changes: Throttle,
    pub visits: Throttle,
    pub looks: Throttle,
    pub frames: Throttle,
    pub crowd: Crowd,
    pub store: Store,
    pub queue: Queue,
    pub tables: Tables,
    pub lobby: Lobby,
    pub codes: Codes,
    pub daily: Days,
    pub evenings: Evenings,
    pub hindsight: Hindsight,
    pub alarms: Alarms<Job>,
    pub thinkers: Thinkers,
    pub throws: Throws,
    pub retention: Retention,
    pub reviews: Reviews,
    pub host: Host,
    /// Somebody was forgotten.
    pub forgotten: Notify,
    pub hers: Share,
    /// When tables were last put away to make room.
    pub made_room: AtomicU64,
    pub pulse: Pulse,
    conns: AtomicU64,
    table_nos: AtomicI64,
    /// Counted downwards.
    evening_nos: AtomicI64,
}

/// What is due later.
#[derive(Debug)]
pub enum Job {
    Tick(Weak<Live>),
    /// Moves have been held back long enough.
    Think(Weak<Live>),
    /// A round has lasted long enough, or its tables wait for somebody.
    Evening(WeakEvening),
    /// Pages of an evening are to be told how it stands.
    TellEvening(WeakEvening),
}

impl House {
    pub async fn open(config: Config, store: Store) -> Result<Arc<House>> {
        let observed = Arc::new(Observed::new());
        let acts = store.acts().await?;
        Ok(Arc::new(House {
            listening: OnceLock::new(),
            clock: config.clock.clone(),
            guests: Guests::open(&config.data)?,
            changes: Throttle::new(Rate::per_minute(config.limits.changes_per_minute)),
            visits: Throttle::new(Rate::per_minute(config.limits.visits_per_minute)),
            looks: Throttle::new(Rate::per_minute(config.limits.looks_per_minute)),
            frames: Throttle::new(Rate::per_second(
                config.limits.frames_per_address,
                config.limits.frames_per_address.saturating_mul(5),
            )),
            crowd: Crowd::default(),
            queue: Queue::default(),
            tables: Tables::default(),
            lobby: Lobby::default(),
            codes: Codes::default(),
            daily: Days::default(),
            evenings: Evenings::default(),
            hindsight: Hindsight::default(),
            alarms: Alarms::new(),
            thinkers: Thinkers::new(config.limits.waiting_thoughts, config.limits.hints_per_address),
            throws: Throws::new(),
            retention: Retention::default(),
            reviews: Reviews::default(),
            host: Host::open(config.host_page, &config.data, &acts, config.clock.now())?,
            limits: RwLock::new(Arc::new(config.limits.clone())),
            forgotten: Notify::new(),
            hers: Share::default(),
            made_room: AtomicU64::new(0),
            pulse: Pulse::default(),
            conns: AtomicU64::new(1),
            table_nos: AtomicI64::new(store.next_no().await?),
            evening_nos: AtomicI64::new(store.next_evening_no().await?),
            config,
            observed,
            store,
        }))
    }

    pub fn next_conn(&self) -> Conn {
        self.conns.fetch_add(1, Ordering::Relaxed)
    }

    pub fn next_table_no(&self) -> i64 {
        self.table_nos.fetch_add(1, Ordering::Relaxed)
    }

    pub fn next_evening_no(&self) -> i64 {
        self.evening_nos.fetch_sub(1, Ordering::Relaxed)
    }

    /// The limits as they are now.
    pub fn limits(&self) -> Arc<Limits> {
        self.limits.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// From now on these limits count.
    pub fn use_limits(&self, limits: Limits) {
        self.changes.set(Rate::per_minute(limits.changes_per_minute));
        self.visits.set(Rate::per_minute(limits.visits_per_minute));
        self.looks.set(Rate::per_minute(limits.looks_per_minute));
        *self.limits.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(limits);
    }

    /// The disk is so far behind, or takes nothing at all, that nothing more is taken in.
    pub fn is_busy(&self) -> bool {
        self.queue.is_stuck() || self.queue.len() > self.limits().waiting_inputs
    }

    // ------------------------------------------------------------------------------------- what happens at a table

    pub fn hello(
        self: &Arc<House>,
        live: &Arc<Live>,
        socket: &Arc<Socket>,
        since: Option<Seq>,
        claims: &[Claim],
    ) -> Result<(), Problem> {
        let limits = self.limits();
        self.change(live, Some(socket.conn), None, |state, now, out| {
            let is_here = state.socket(socket.conn).is_some();
            let looks_on = is_here && state.table.held_by(socket.conn).is_empty();
            // However many look on, who has a seat gets to it; but not in order to look on.
            let most = match live.evening {
                Some(_) => limits.sockets_per_evening_table,
                None => limits.sockets_per_table,
            };
            let full = state.sockets.len() - usize::from(is_here) >= most;
            if full && !looks_on && !state.holds_one_of(claims) {
                return Err(problem("table-full", "too many people look at this table"));
            }
            if let Some(shut) = socket.shut.clone().filter(|_| !state.holds_one_of(claims)) {
                return Err(shut);
            }
            if !is_here {
                state.sockets.push(socket.clone());
            }
            state.table.hello(socket.conn, since, claims, now, out);
            for surplus in state.surplus(socket.conn, limits.sockets_per_seat) {
                surplus.turn_away();
                state.leave(surplus.conn, now, out);
            }
            Ok(())
        })?
    }

    pub fn frame(self: &Arc<House>, live: &Arc<Live>, conn: Conn, frame: ToHouse) -> Result<(), Problem> {
        if matches!(frame, ToHouse::Fill { .. }) {
            self.begins_games()?;
        }
        self.change(live, Some(conn), None, |state, now, out| {
            if state.table.counts_hands() {
                for socket in &state.sockets {
                    state.table.measured(socket.conn, socket.measured(), out);
                }
            }
            state.table.frame(conn, frame, now, out);
        })
    }

    pub fn bye(self: &Arc<House>, live: &Arc<Live>, conn: Conn) {
        let gone = self.change(live, Some(conn), None, |state, now, out| {
            state.leave(conn, now, out);
        });
        note_in_vain(live, gone, "nobody to say good-bye to");
    }

    /// Something happens at a table, and everything that follows from it is set going. `from` is the page it comes from, if
    /// it comes from one; `then` is done when it is on disk, behind what pages are told.
    pub fn change<R>(
        self: &Arc<House>,
        live: &Arc<Live>,
        from: Option<Conn>,
        then: Option<Then>,
        happens: impl FnOnce(&mut State, u64, &mut Out) -> R,
    ) -> Result<R, Problem> {
        self.at(live, from, |state| {
            if state.is_gone {
                return Err(host::thrown_out());
            }
            let now = self.clock.now();
            let was_over = !live.is_going();
            let mut out = Out::default();
            let result = happens(state, now, &mut out);
            if was_over && !out.lines.is_empty() {
                self.hindsight.forget(live.no); // its seed is told after its end
            }
            state.touched = now;
            let has_ended = live.note_phase(state);
            self.follow(live, state, out, now, then);
            if has_ended {
                self.note_day(&state.table);
                self.note_evening(&state.table);
                self.note_review(&state.table);
            }
            Ok(result)
        })?
    }

    fn follow(self: &Arc<House>, live: &Arc<Live>, state: &mut State, mut out: Out, now: u64, then: Option<Then>) {
        self.set_thinking(live, state, &mut out, now);
        if let Some(throw) = out.throw.take() {
            self.throw(live, throw, state.network());
        }
        if let Some(at) = out.wake.filter(|at| state.alarm.wake_at(*at)) {
            self.alarms.set(at, Job::Tick(Arc::downgrade(live)));
        }
        if out.lines.is_empty() && !out.save && out.sends.is_empty() && then.is_none() {
            return;
        }
        let parcels = self.parcels(state, &out.sends, now);
        let (house, no, tracks) = (self.clone(), live.no, out.tracks);
        let tell = move || {
            for (line, track) in tracks {
                house.hindsight.keep((no, line), track);
            }
            for (socket, parcel) in parcels {
                socket.send(parcel);
            }
            if let Some(then) = then {
                then();
            }
        };
        state.pushed = self.queue.push(Batch {
            table_no: live.no,
            lines: out.lines,
            save: out.save.then(|| save(&state.table, now)),
            then: Some(Box::new(tell)),
            ..Batch::default()
        });
    }

    /// What each socket is told, written down. Behind a box and behind its key goes a ping: they measure the line.
    fn parcels(&self, state: &State, sends: &[(Conn, Arc<FromHouse>)], now: u64) -> Vec<(Arc<Socket>, Parcel)> {
        let mut parcels: Vec<(Arc<Socket>, Parcel)> = Vec::with_capacity(state.sockets.len());
        // What several are told alike is written once.
        let mut shared: Vec<(&Arc<FromHouse>, Message)> = Vec::new();
        let mut write = |frame| match shared.iter().find(|(other, _)| Arc::ptr_eq(other, frame)) {
            Some((_, message)) => message.clone(),
            None => {
                let message = written(frame);
                if Arc::strong_count(frame) > 1 {
                    shared.push((frame, message.clone()));
                }
                message
            }
        };
        for (conn, frame) in sends {
            self.count(frame);
            let place = parcels.iter().position(|(socket, _)| socket.conn == *conn);
            let place = place.or_else(|| {
                parcels.push((state.socket(*conn)?.clone(), Vec::with_capacity(1)));
                Some(parcels.len() - 1)
            });
            let Some((socket, parcel)) = place.map(|place| &mut parcels[place]) else {
                continue;
            };
            parcel.push(write(frame));
            if matches!(**frame, FromHouse::Sealed { .. } | FromHouse::Key { .. }) {
                parcel.push(socket.measuring(now));
            }
        }
        parcels
    }

    fn count(&self, frame: &FromHouse) {
        match frame {
            FromHouse::Ack { .. } => self.observed.acts.increment(1),
            FromHouse::Refused { .. } => self.observed.refusals.increment(1),
            FromHouse::Trouble { .. } => self.observed.troubles.increment(1),
            _ => {}
        }
    }

    /// Everything that is due later, for ever.
    pub async fn ring(self: Arc<House>) {
        self.alarms.ring(&self.clock, |at, job| self.due(at, job)).await;
    }

    /// The time has come that was set for this.
    pub fn due(self: &Arc<House>, at: u64, job: Job) {
        match job {
            Job::Think(live) => {
                if let Some(live) = live.upgrade() {
                    self.think_at(&live, at);
                }
            }
            Job::Tick(live) => {
                if let Some(live) = live.upgrade() {
                    self.tick(&live, at);
                }
            }
            Job::Evening(live) => {
                if let Some(live) = live.upgrade() {
                    self.evening_is_due(live);
                }
            }
            Job::TellEvening(live) => {
                if let Some(live) = live.upgrade() {
                    self.tell_is_due(&live);
                }
            }
        }
    }

    fn tick(self: &Arc<House>, live: &Arc<Live>, at: u64) {
        let ticked = self.change(live, None, None, |state, now, out| {
            if state.alarm.wakes_at(at) {
                state.table.tick(now, out);
                return None;
            }
            state.alarm.rings_again()
        });
        let rung = ticked.map(|later| {
            if let Some(later) = later {
                self.alarms.set(later, Job::Tick(Arc::downgrade(live)));
            }
        });
        note_in_vain(live, rung, "a clock rang in vain");
    }

    /// Tells every page that the house closes.
    pub fn farewell(&self, last_word: Option<&FromHouse>) {
        self.evenings.farewell();
        self.tables.for_each(|live| {
            let Ok(state) = live.lock() else { return };
            for socket in &state.sockets {
                if let Some(frame) = last_word {
                    socket.send(vec![written(frame)]);
                }
                socket.restart();
            }
        });
    }
}

/// What was to happen at a table that has broken down. Nobody minds that nothing happens any more where everybody was sent away.
pub fn note_in_vain(live: &Live, happened: Result<(), Problem>, what: &str) {
    if let Err(problem) = happened
        && !host::is_thrown_out(&problem)
    {
        tracing::warn!(table = live.no, problem = problem.code, "{what}");
    }
}

/// The row of a table, as it stands now.
pub fn save(table: &Table, now: u64) -> Save {
    Save {
        id: table.id().to_owned(),
        saved: serde_json::to_string(&table.agreed()).expect("a table is plain data"),
        phase: phase_word(table.phase()),
        now,
    }
}
