//! What follows from a line: tables are made, clocks set, results read.

use std::sync::Arc;

use evening::{
    Form, Group, Person, Place, Table as Seated, TableNo, Unfinished, What,
    wire::{Glance, Motion},
};
use futures_util::future::join_all;
use ludo::{Refusal, Seat, Seed};
use table::{
    InEvening, Out, Table,
    wire::{Away, Ending, Guest, Help, NewTable, Phase, Problem, SeatPlan},
};

use super::{Hall, LiveEvening, options_of, refused};
use crate::{
    house::{House, Job},
    live::Live,
    problem::{Sorry, problem},
};

/// Who has not come to her table after so long is stood in for, so that the others can begin.
const WAITED_FOR_MS: u64 = 60_000;
/// How far the tables of an evening have come is looked at so often.
const MOVING_FOR_MS: u64 = 1_000;
/// And so long is waited for somebody whose line is lost.
const AWAY: Away = Away::Bot { seconds: 45 };
/// The seeds of the same luck are told by the evening; the tables themselves tell them a day later.
const LUCK_KEPT_MS: u64 = 86_400_000;

/// A table has come to its end.
#[derive(Debug)]
pub struct Ended {
    pub of: InEvening,
    pub table: String,
    pub ending: Ending,
}

impl House {
    /// Pairs the next round, and lets it begin.
    pub(super) async fn begin_round(self: &Arc<House>, live: &Arc<LiveEvening>) -> Result<(), Sorry> {
        self.has_room()?;
        {
            let mut hall = live.lock();
            let next = hall.evening.round() + 1;
            let now = self.clock.now().saturating_sub(hall.kept.set_up);
            hall.evening.round_fits(now).map_err(refused)?;
            if hall.evening.header().form == Form::Luck && hall.evening.luck().len() < usize::from(next) {
                let commitment = self.luck_of(&live.id, next).commitment();
                self.happens(live, &mut hall, What::Luck(commitment)).map_err(refused)?;
            }
            let seating = hall.evening.pair().map_err(refused)?;
            self.happens(live, &mut hall, What::Round(seating)).map_err(refused)?;
        }
        self.settle().await?;
        Ok(())
    }

    /// What follows from a line that was just applied; the evening is locked.
    pub(super) fn follow_line(self: &Arc<House>, live: &Arc<LiveEvening>, hall: &mut Hall, what: &What, now: u64) {
        match what {
            What::Round(_) | What::Table(_) => {
                for number in made_by(hall, what) {
                    self.make_table(live, hall, number);
                }
                self.alarms.set(now + WAITED_FOR_MS, Job::Evening(Arc::downgrade(live)));
                self.set_close(live, hall, now);
            }
            What::Swap(one, other) => {
                for number in tables_of(hall, &[*one, *other]) {
                    self.make_table(live, hall, number);
                }
            }
            What::Resume => self.set_close(live, hall, now),
            What::Result(..) | What::Close | What::End => self.tell_luck(live, hall),
            _ => {}
        }
    }

    fn set_close(&self, live: &Arc<LiveEvening>, hall: &Hall, now: u64) {
        if let Some(left) = hall.closes_in(now) {
            self.alarms.set(now + left, Job::Evening(Arc::downgrade(live)));
        }
    }

    /// Where all have the same luck, its seed is told when the last has played.
    fn tell_luck(self: &Arc<House>, live: &Arc<LiveEvening>, hall: &mut Hall) {
        let owed = hall.evening.luck().last().is_some_and(|(_, seed)| seed.is_none());
        if owed && !hall.evening.is_playing() {
            let seed = self.luck_of(&live.id, hall.evening.round());
            if let Err(refusal) = self.happens(live, hall, What::Seed(seed)) {
                tracing::error!(evening = live.no, "the seed could not be told: {refusal}");
            }
            self.play_with_luck(live, hall);
        }
    }

    /// A table of the evening gets its place in the house; nothing happens where it has one.
    fn make_table(self: &Arc<House>, live: &LiveEvening, hall: &Hall, number: TableNo) {
        let Some(seated) = hall.evening.table(number) else {
            return;
        };
        let id = self.table_id(&live.id, number, seated.swaps);
        self.evenings.known_tables().insert(id.clone(), live.id.as_str().into());
        if self.tables.get(&id).is_some() {
            return;
        }
        match self.table_for(&live.id, hall, number, seated) {
            Ok(table) => drop(self.place(table, None)),
            Err(problem) => tracing::error!(
                evening = live.no,
                number,
                "a table could not be made: {}",
                problem.detail
            ),
        }
    }

    fn table_for(&self, evening: &str, hall: &Hall, number: TableNo, seated: &Seated) -> Result<Table, Problem> {
        let made = self.table_with(evening, hall, number, seated, true);
        // Two names may be too much alike for one table: then both are called after their pictures.
        made.or_else(|_| self.table_with(evening, hall, number, seated, false))
    }

    fn table_with(
        &self,
        evening: &str,
        hall: &Hall,
        number: TableNo,
        seated: &Seated,
        names: bool,
    ) -> Result<Table, Problem> {
        let game = &hall.evening.header().games[usize::from(seated.group.game) - 1];
        let room = rooms::edition(&game.id, game.edition);
        let room = room.ok_or_else(|| problem("no-such-game", "this game is not in the house"))?;
        let id = self.table_id(evening, number, seated.swaps);
        let moves = |person: Option<Person>| person.map_or(0, |person| hall.moves(person));
        let mut tokens = seats_of(&seated.group).map(|(seat, person)| self.seat_token(&id, seat, moves(person)));
        let plan = NewTable {
            game: game.id.clone(),
            options: options_of(&game.options),
            seats: plans(hall, &seated.group, names),
            first: Seat::from_index(0),
            open: false,
            several: false,
            move_seconds: None,
            clock: None,
            at_zero: Default::default(),
            away: Some(AWAY),
            help: Some(Help::None),
            seed: None,
            position: None,
            lesson: None,
            puzzle: None,
        };
        let luck = seated.round.filter(|_| hall.evening.header().form == Form::Luck);
        let seed = match luck {
            Some(round) => self.luck_of(evening, round),
            None => Seed::from_os().map_err(|_| problem("broken", "the system gives no random numbers"))?,
        };
        let nobody = Guest {
            name: "Fox".into(),
            picture: "fox".into(),
            child: false,
        };
        let token = || tokens.next().expect("there is a token for every person");
        let (table, _) = Table::set_up(id.clone(), plan, &nobody, room, seed, token)?;
        let table = match luck {
            Some(_) => table.sharing_luck(self.clock.now() + LUCK_KEPT_MS)?,
            None => table,
        };
        Ok(table.of_evening(InEvening {
            evening: evening.to_owned(),
            table: number,
        }))
    }

    /// A table as this evening would have it, to see whether the rules allow it.
    pub(super) fn table_of_trial(&self, hall: &Hall) -> Result<(), Problem> {
        for game in 1..=hall.evening.header().games.len() as u8 {
            let sits = vec![None; usize::from(hall.evening.header().seats)];
            self.try_table(hall, Group { game, sits })?;
        }
        Ok(())
    }

    /// Do the rules of the game allow this table?
    pub(super) fn try_table(&self, hall: &Hall, group: Group) -> Result<(), Problem> {
        let round = (hall.evening.header().form == Form::Luck).then_some(1);
        let seated = Seated {
            round,
            group,
            result: None,
            corrected: None,
            closed: false,
            swaps: 0,
        };
        self.table_with("trial", hall, 1, &seated, false).map(drop)
    }

    /// Where its tables are: also of those that are put away.
    pub(super) fn note_tables(&self, live: &LiveEvening) {
        let hall = live.lock();
        let evening: Arc<str> = live.id.as_str().into();
        let ids = (1..)
            .zip(hall.evening.tables())
            .map(|(number, table)| (self.table_id(&live.id, number, table.swaps), evening.clone()));
        self.evenings.known_tables().extend(ids);
    }

    /// Tables that somebody waits for, as the house knows them.
    fn open_of(&self, live: &LiveEvening) -> Vec<(TableNo, String, Group)> {
        let hall = live.lock();
        let open = hall.evening.open_tables();
        let named = open.map(|(number, table)| {
            let id = self.table_id(&live.id, number, table.swaps);
            (number, id, table.group.clone())
        });
        named.collect()
    }

    /// A house that was killed may have kept the line of a round but not all of its tables, the end of a table but not its result, and
    /// that somebody holds another device but not her new key.
    pub(super) async fn mend(self: &Arc<House>, live: &Arc<LiveEvening>) {
        for (number, id, group) in self.open_of(live) {
            match self.find(&id).await {
                Ok(table) => {
                    for (seat, person) in (1..).zip(&group.sits) {
                        if let Some(person) = person {
                            let moves = live.lock().moves(*person);
                            self.change_key(&table, seat, &self.seat_token(&id, seat, moves));
                        }
                    }
                    if let Ok(Some(ending)) = self.at(&table, None, |state| state.table.ending()) {
                        self.note_result(live, number, &id, &ending);
                    }
                }
                Err(problem) if problem.code == "no-such-table" => self.make_table(live, &live.lock(), number),
                Err(problem) => tracing::error!(evening = live.no, number, "its table: {}", problem.detail),
            }
        }
        let now = self.clock.now();
        let hall = live.lock();
        if hall.evening.is_playing() {
            self.alarms.set(now + WAITED_FOR_MS, Job::Evening(Arc::downgrade(live)));
            self.set_close(live, &hall, now);
        }
    }

    /// This table has come to its end: its evening hears of it. Called while the table is locked.
    pub fn note_evening(&self, table: &Table) {
        if let (Some(of), Some(ending)) = (table.agreed().evening(), table.ending()) {
            let (of, table) = (of.clone(), table.id().to_owned());
            let _ = self.evenings.ended.send(Ended { of, table, ending }); // a house that closes reads it when it opens again
        }
    }

    /// For ever: what the house has left, and then every table that ends.
    pub async fn keep_evenings(self: Arc<House>) {
        let ends = self
            .evenings
            .ends
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
            .take();
        match self.store.evenings_going().await {
            Ok(ids) => {
                for id in ids {
                    if let Err(sorry) = self.find_evening(&id).await {
                        tracing::error!("an evening could not be opened: {}", sorry.0.detail);
                    }
                }
            }
            Err(error) => tracing::error!("evenings could not be read: {error:#}"),
        }
        let Some(mut ends) = ends else { return };
        while let Some(Ended { of, table, ending }) = ends.recv().await {
            match self.find_evening(&of.evening).await {
                Ok(live) => self.note_result(&live, of.table, &table, &ending),
                Err(sorry) => tracing::error!(number = of.table, "a result came in vain: {}", sorry.0.detail),
            }
        }
    }

    fn note_result(self: &Arc<House>, live: &Arc<LiveEvening>, number: TableNo, id: &str, ending: &Ending) {
        // Alone at a table she is first, also where she has not come as far as her game asks.
        let alone = ending.ranks.len() == 1;
        let places = ending.ranks.iter().zip(&ending.scores);
        let places = places
            .map(|(rank, score)| Place {
                rank: if alone { 1 } else { *rank },
                score: Some(*score),
            })
            .collect();
        let mut hall = live.lock();
        // The host may have closed the round, said it herself, or moved somebody to another table.
        let counts = |table: &Seated| table.is_open() && self.table_id(&live.id, number, table.swaps) == id;
        if hall.evening.table(number).is_some_and(counts)
            && let Err(refusal) = self.happens(live, &mut hall, What::Result(number, places))
        {
            tracing::error!(evening = live.no, number, "a result was refused: {refusal}");
        }
    }

    /// The round ends here. Where tables count as they stand, that is read from all of them first, and becomes one entry.
    pub(super) async fn close_round(self: &Arc<House>, live: &Arc<LiveEvening>) -> Result<(), Problem> {
        let standing = {
            let hall = live.lock();
            let header = hall.evening.header();
            header.unfinished == Unfinished::Standing || header.form == Form::Luck
        };
        let open = if standing { self.open_of(live) } else { Vec::new() };
        let read = open
            .iter()
            .map(|(number, id, _)| async move { Some((*number, self.stands(id).await?)) });
        let standings = join_all(read).await;
        let mut hall = live.lock();
        let is_open = |number: &TableNo| hall.evening.table(*number).is_some_and(Seated::is_open);
        let results = standings.into_iter().flatten().filter(|(number, _)| is_open(number));
        let mut lines: Vec<What> = results.map(|(number, places)| What::Result(number, places)).collect();
        if lines.len() < hall.evening.open_tables().count() {
            lines.push(What::Close);
        }
        self.all_happen(live, &mut hall, lines).map_err(refused)
    }

    /// How everybody would come out at a table, if it ended as it stands.
    async fn stands(self: &Arc<House>, id: &str) -> Option<Vec<Place>> {
        let table = self.find(id).await.ok()?;
        let scores = |state: &mut crate::live::State| state.table.play().map(|play| play.scores().to_vec());
        let scores = self.at(&table, None, scores).ok()??;
        let rank = |score: &i32| 1 + scores.iter().filter(|other| *other > score).count() as u8;
        let place = |score: &i32| Place {
            rank: rank(score),
            score: Some(*score),
        };
        Some(scores.iter().map(place).collect())
    }

    /// Two change places, as long as nothing has begun at their tables: these are made anew.
    pub(super) async fn swap_places(
        self: &Arc<House>,
        live: &Arc<LiveEvening>,
        one: Person,
        other: Person,
    ) -> Result<(), Sorry> {
        let of_them = |group: &Group| group.persons().any(|person| person == one || person == other);
        for (_, id, _) in self.open_of(live).into_iter().filter(|(_, _, group)| of_them(group)) {
            let table = self.find(&id).await?;
            if self.at(&table, None, |state| state.table.phase() != Phase::Gathering)? {
                let begun = Refusal::by_the_house("EVENING-SWAP", "evening-refusal-swap");
                return Err(refused(begun).into());
            }
        }
        let swap = What::Swap(one, other);
        Ok(self.happens(live, &mut live.lock(), swap).map_err(refused)?)
    }

    /// Somebody who has changed her device so often has the keys for that at every table where she plays, and nobody else has them.
    pub(super) async fn change_keys(self: &Arc<House>, live: &LiveEvening, person: Person, moves: u32) {
        for (_, id, group) in self.open_of(live) {
            let Some(seat) = (1..).zip(&group.sits).find(|(_, sits)| **sits == Some(person)) else {
                continue;
            };
            if let Ok(table) = self.find(&id).await {
                self.change_key(&table, seat.0, &self.seat_token(&id, seat.0, moves));
            }
        }
    }

    /// Pages that have opened the seat with another key come back, and look on.
    fn change_key(self: &Arc<House>, table: &Arc<Live>, seat: u8, token: &str) {
        let seat = Seat::from_index(usize::from(seat) - 1);
        let changed = self.change(table, None, None, |state, now, out: &mut Out| {
            if !state.table.change_key(seat, token, out) {
                return;
            }
            let holds = |socket: &&Arc<crate::socket::Socket>| state.table.held_by(socket.conn).contains(seat);
            let held: Vec<_> = state.sockets.iter().filter(holds).cloned().collect();
            for socket in held {
                socket.let_go();
                state.leave(socket.conn, now, out);
            }
        });
        if let Err(problem) = changed {
            tracing::error!(table = table.no, "a key could not be changed: {}", problem.detail);
        }
    }

    /// An alarm of an evening: tables begin without who has not come, and a round may be over.
    pub fn evening_is_due(self: &Arc<House>, live: Arc<LiveEvening>) {
        let house = self.clone();
        tokio::spawn(async move {
            let now = house.clock.now();
            let (closes, waited) = {
                let hall = live.lock();
                (hall.closes_in(now) == Some(0), hall.round_lasts(now) >= WAITED_FOR_MS)
            };
            if closes {
                if let Err(problem) = house.close_round(&live).await {
                    tracing::error!(evening = live.no, "the round could not be closed: {}", problem.detail);
                }
            } else if waited {
                let open = house.open_of(&live);
                join_all(open.iter().map(|(_, id, _)| house.begin_without(id))).await;
            }
        });
    }

    /// Who has not come is stood in for.
    async fn begin_without(self: &Arc<House>, id: &str) {
        let Ok(table) = self.find(id).await else { return };
        let begun = self.change(&table, None, None, |state, now, out: &mut Out| {
            if state.table.phase() == Phase::Gathering {
                state.table.begin_without(now, out);
            }
        });
        if let Err(problem) = begun {
            tracing::error!(table = table.no, "it could not begin: {}", problem.detail);
        }
    }

    /// Whoever looks on where all have the same luck sees what is still to come at other tables: nobody does before the round is over.
    pub async fn may_look_at_evening(self: &Arc<House>, table: &Live) -> Result<(), Sorry> {
        let Some(InEvening { evening, table: number }) =
            self.at(table, None, |state| state.table.agreed().evening().cloned())?
        else {
            return Ok(());
        };
        let live = self.find_evening(&evening).await?;
        let hall = live.lock();
        if hall.evening.table(number).is_some_and(|table| hall.is_secret(table)) {
            return Err(problem(
                "round-not-over",
                "this round is not over: what comes there comes to all",
            )
            .into());
        }
        Ok(())
    }

    /// Tables that are open, at a glance.
    pub(super) async fn glance(self: &Arc<House>, live: &Arc<LiveEvening>) -> Vec<Glance> {
        let open = self.open_of(live);
        let glances = open
            .iter()
            .map(|(number, id, group)| self.glance_at(*number, id, group));
        join_all(glances).await.into_iter().flatten().collect()
    }

    /// How far they have come. Whoever asks may be anybody, and many: they are looked at once for all.
    pub(super) async fn moving(self: &Arc<House>, live: &LiveEvening) -> Vec<Motion> {
        let mut seen = live.moving.lock().await;
        let now = self.clock.now();
        if let Some((at, moving)) = &*seen
            && now < at + MOVING_FOR_MS
        {
            return moving.clone();
        }
        let open = self.open_of(live);
        let motions = open.iter().map(|(number, id, _)| self.motion_of(*number, id));
        let moving: Vec<Motion> = join_all(motions).await.into_iter().flatten().collect();
        *seen = Some((now, moving.clone()));
        moving
    }

    async fn motion_of(self: &Arc<House>, number: TableNo, id: &str) -> Option<Motion> {
        let table = self.find(id).await.ok()?;
        let now = self.clock.now();
        let seen = self.at(&table, None, |state| {
            (state.table.seq(), now.saturating_sub(state.touched))
        });
        let (lines, still) = seen.ok()?;
        Some(Motion {
            number,
            lines,
            still_ms: still.min(u64::from(u32::MAX)) as u32,
        })
    }

    async fn glance_at(self: &Arc<House>, number: TableNo, id: &str, group: &Group) -> Option<Glance> {
        let table = self.find(id).await.ok()?;
        let now = self.clock.now();
        let seen = self.at(&table, None, |state| {
            (state.table.info(), state.table.seq(), now.saturating_sub(state.touched))
        });
        let (info, lines, still) = seen.ok()?;
        let persons = |which: &dyn Fn(u8) -> bool| {
            let seats = (1..).zip(&group.sits).filter(|(seat, _)| which(*seat));
            seats.filter_map(|(_, sits)| *sits).collect()
        };
        Some(Glance {
            number,
            lines,
            begun: info.phase != Phase::Gathering,
            awaits: persons(&|seat| info.awaits.contains(&seat)),
            still_ms: still.min(u64::from(u32::MAX)) as u32,
            away: persons(&|seat| {
                info.sitters
                    .get(usize::from(seat) - 1)
                    .is_some_and(|sitter| !sitter.here)
            }),
        })
    }
}

/// The tables that this line has just made: no others, for those may have been put away.
fn made_by(hall: &Hall, what: &What) -> Vec<TableNo> {
    let all = hall.evening.tables().len() as TableNo;
    let count = match what {
        What::Round(seating) => seating.tables.len() as TableNo,
        _ => 1,
    };
    (all - count + 1..=all).collect()
}

/// The open tables of the newest round at which one of these sits.
fn tables_of(hall: &Hall, persons: &[Person]) -> Vec<TableNo> {
    let open = hall.evening.open_tables();
    let theirs = open.filter(|(_, table)| table.group.persons().any(|sits| persons.contains(&sits)));
    theirs.map(|(number, _)| number).collect()
}

/// Seats with a person, counted from 1.
fn seats_of(group: &Group) -> impl Iterator<Item = (u8, Option<evening::Person>)> + '_ {
    // Of a trial, where nobody sits yet, all are persons.
    let trial = group.persons().next().is_none();
    (1..)
        .zip(group.sits.iter().copied())
        .filter(move |(_, sits)| trial || sits.is_some())
}

fn plans(hall: &Hall, group: &Group, names: bool) -> Vec<SeatPlan> {
    let trial = group.persons().next().is_none();
    let plan = |(seat, sits): (u8, &Option<evening::Person>)| match (
        sits.and_then(|person| hall.evening.guest(person)),
        hall.evening.header().odd,
    ) {
        (Some(guest), _) => {
            let coming = &guest.coming;
            let name = if names {
                hall.name_of(coming)
            } else {
                hall.friendly(coming)
            };
            let child = hall.evening.header().children;
            SeatPlan::Here {
                guest: Guest {
                    name,
                    picture: coming.picture.clone(),
                    child,
                },
            }
        }
        (None, evening::Odd::Bot(strength)) if !trial => SeatPlan::Bot { strength },
        (None, _) => SeatPlan::Here {
            guest: Guest {
                name: format!("Fox {seat}"),
                picture: "fox".into(),
                child: false,
            },
        },
    };
    (1..).zip(&group.sits).map(plan).collect()
}
