//! The daily challenge: one small game a day, the same for everybody in the house, with the same luck. Each plays it at a
//! table of her own, once.
//!
//! Nothing of it is stored but those tables: the day's seed comes from the house's key, and who did how well is read from
//! the log when somebody first asks. So a house that was killed knows all of it again.

use std::{
    collections::{BTreeMap, HashMap},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use axum::body::Bytes;
use cookie::time::{Date, Month};
use ludo::{Awaits, Header, Line, Note, Preset, Record, Room, Seat, Seats, Seed, Sitter, Start, Strength, What, Who};
use table::{
    Challenge, MOST_LINES, Out, Table, check_guest,
    wire::{
        Away, BeginDaily, Daily, DayInfo, Friend, Guest, Help, MyDay, NewTable, Problem, SeatKey, SeatPlan, Seated,
        Solution,
    },
};

use crate::{
    crowd::{Crowd, Head},
    finished::broken,
    guests::Known,
    house::House,
    lines::Stored,
    live::Live,
    problem::{Sorry, problem},
    secrets,
};

const DAY_MS: u64 = 86_400_000;
/// The seed is told so long after the end of the day: who began before midnight may finish.
const GRACE_MS: u64 = 2 * 3_600_000;
/// So many can play in a day.
const MOST_A_DAY: usize = 20_000;
/// Today, yesterday, and the one before while it becomes midnight.
const KEPT_DAYS: usize = 3;
/// How our strongest player does it is shown for a week.
const SHOWN_DAYS: u64 = 7;
/// So many can play on one device.
const MOST_HERE: u8 = 6;
/// Friends that are shown.
const MOST_FRIENDS: usize = 50;
/// Bytes of the word in a link for friends.
const CIRCLE: usize = 8;
/// The first of January 1970 in days of astronomers.
const EPOCH: i32 = 2_440_588;

/// Who plays on these days, and how well.
#[derive(Debug, Default)]
pub struct Days {
    days: Mutex<BTreeMap<u64, Day>>,
    /// Who has this reads a day from the disk.
    reads: tokio::sync::Mutex<()>,
}

#[derive(Debug, Default)]
struct Day {
    /// All that was on disk is in here.
    is_whole: bool,
    /// By guest, as the house knows her.
    entries: HashMap<String, Entry>,
    /// Who has begun since the house is open, by address.
    crowd: Crowd,
    heads: Vec<Head>,
}

#[derive(Clone, Debug)]
struct Entry {
    table: String,
    guest: Guest,
    /// What stands in her own link.
    link: String,
    /// By whose link she came.
    circle: Option<String>,
    /// None while she can still play, or if she never came to the end.
    score: Option<i32>,
}

impl Days {
    fn all(&self) -> MutexGuard<'_, BTreeMap<u64, Day>> {
        self.days.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_whole(&self, day: u64) -> bool {
        self.all().get(&day).is_some_and(|day| day.is_whole)
    }
}

impl House {
    /// How it stands today, and how it ended yesterday, for who plays on this guest's device; `with` is by whose link she came.
    pub async fn daily(self: &Arc<House>, host: &Known, who: u8, with: Option<String>) -> Result<Daily, Sorry> {
        let (me, now) = (&self.beside(host, who)?, self.clock.now());
        let today = day_of(now);
        for day in [today, today - 1] {
            self.read_day(day).await?;
        }
        let with = self.circle_with(host, who, with);
        let daily = Daily {
            today: self.day_info(today, me, with.as_deref(), now),
            yesterday: self.day_info(today - 1, me, with.as_deref(), now),
            ends_in_ms: (DAY_MS - now % DAY_MS) as u32,
            circle: self.circle_of(&me.id),
        };
        self.settle().await?;
        Ok(daily)
    }

    /// Her table of today: the one that she has, or a new one.
    pub async fn begin_daily(self: &Arc<House>, wish: BeginDaily, host: &Known, from: IpAddr) -> Result<Seated, Sorry> {
        let (day, who) = (day_of(self.clock.now()), wish.who.unwrap_or(1));
        let mut me = self.beside(host, who)?;
        if let Some(guest) = wish.guest.filter(|_| who > 1) {
            me.guest = check_guest(&guest)?;
        }
        if wish.day != written(day) {
            return Err(problem("other-day", format!("today is {}", written(day))).into());
        }
        self.read_day(day).await?;
        let entry = |guest: &Known| self.daily.all().get(&day)?.entries.get(&guest.id).cloned();
        // Whose device it is would see the day's luck: she has done with it first.
        if who > 1 && entry(host).is_none_or(|entry| entry.score.is_none()) {
            return Err(problem("day-not-over", "whose device it is plays first").into());
        }
        let table = match entry(&me) {
            Some(entry) => entry.table,
            None => {
                self.has_room()?;
                let circle = self.circle_with(host, who, wish.with);
                self.place_once(day, self.table_of(day, circle, &me, &host.id)?, &me, from)?
            }
        };
        self.settle().await?;
        let keys = vec![self.seat_key(&table, &me.id)];
        Ok(Seated { table, keys })
    }

    /// Who plays on this guest's device: she herself, or somebody beside her, each with a table of her own. Nobody can know
    /// whether it is somebody else.
    fn beside(&self, host: &Known, who: u8) -> Result<Known, Problem> {
        let id = match who {
            1 => host.id.clone(),
            2..=MOST_HERE => hex::encode(self.guests.derive("beside", &[&host.id, &who.to_string()])),
            _ => {
                return Err(problem(
                    "unreadable",
                    format!("on one device 1 to {MOST_HERE} play, not {who}"),
                ));
            }
        };
        let guest = host.guest.clone();
        Ok(Known { id, guest })
    }

    /// By whose link she came; who plays on somebody's device is her friend.
    fn circle_with(&self, host: &Known, who: u8, with: Option<String>) -> Option<String> {
        let own = (who > 1).then(|| self.circle_of(&host.id));
        with.filter(|with| is_circle(with)).or(own)
    }

    /// Of two who ask at once with one cookie the second is led to the first one's table. No table that others know is waited for.
    fn place_once(self: &Arc<House>, day: u64, table: Table, me: &Known, from: IpAddr) -> Result<String, Problem> {
        let mut days = self.daily.all();
        let day = days.entry(day).or_default();
        if let Some(entry) = day.entries.get(&me.id) {
            return Ok(entry.table.clone());
        }
        if day.entries.len() >= MOST_A_DAY {
            return Err(problem(
                "house-full",
                "so many have played today that nobody else can; try again tomorrow",
            ));
        }
        let head = day.crowd.admit(from, MOST_A_DAY, self.limits().daily_per_address);
        let many = |_| problem("too-many-tables", "too many have played today at your address");
        let head = head.map_err(many)?;
        let entry = self.entry_of(&table).ok_or_else(broken)?;
        let live = self.place_for(me, from, table, None)?;
        day.heads.push(head);
        day.entries.insert(me.id.clone(), entry);
        Ok(live.id.clone())
    }

    /// A table that is gone was nobody's try.
    pub fn forget_in_days(&self, table: &str) {
        for day in self.daily.all().values_mut() {
            day.entries.retain(|_, entry| entry.table != table);
        }
    }

    /// A table for whoever plays it on this host's device.
    fn table_of(&self, day: u64, circle: Option<String>, me: &Known, host: &str) -> Result<Table, Sorry> {
        let (room, preset) = rooms::challenge(day);
        let plan = NewTable {
            game: room.info().id.to_owned(),
            options: chosen(preset),
            seats: vec![SeatPlan::Me],
            first: Seat::from_index(0),
            open: false,
            several: false,
            move_seconds: None,
            clock: None,
            at_zero: Default::default(),
            away: Some(Away::Wait),
            help: Some(Help::None),
            seed: None,
            position: None,
            lesson: None,
            puzzle: None,
        };
        let id = secrets::table_id()?;
        let key = self.seat_key(&id, &me.id);
        let (mut table, _) = Table::set_up(id, plan, &me.guest, room, self.seed_of(day), || key.token.clone())?;
        table.mark(key.seat, self.guests.mark(host)?, &mut Out::default());
        let challenge = Challenge {
            day,
            guest: me.id.clone(),
            circle,
        };
        Ok(table.sharing_luck(told_from(day))?.of_challenge(challenge))
    }

    fn day_info(&self, day: u64, me: &Known, with: Option<&str>, now: u64) -> DayInfo {
        let (room, preset) = rooms::challenge(day);
        let seed = self.seed_of(day);
        let is_told = now >= told_from(day);
        let days = self.daily.all();
        let entries = days.get(&day).map(|day| &day.entries);
        let mine = entries.and_then(|entries| entries.get(&me.id));
        let can_play = match mine {
            Some(mine) => mine.score.is_none() && !is_told,
            None => day == day_of(now),
        };
        let link = self.circle_of(&me.id);
        let circle = mine.map_or(with, |mine| mine.circle.as_deref());
        let is_friend = |other: &&Entry| {
            let came_by = other.circle.as_deref();
            came_by == Some(&link) || circle == Some(&other.link) || (circle.is_some() && came_by == circle)
        };
        let others = entries.into_iter().flatten().filter(|(guest, _)| **guest != me.id);
        let friends = others.map(|(_, entry)| entry).filter(is_friend).take(MOST_FRIENDS);
        let mut curve: BTreeMap<i32, u32> = BTreeMap::new();
        for score in entries.into_iter().flatten().filter_map(|(_, entry)| entry.score) {
            *curve.entry(score).or_default() += 1;
        }
        DayInfo {
            day: written(day),
            game: room.info().id.to_owned(),
            says_score: room.says_score(&room.options(&chosen(preset), false).unwrap_or_default()),
            options: chosen(preset),
            commitment: seed.commitment().to_string(),
            seed: is_told.then(|| seed.to_string()),
            mine: mine.map(|mine| MyDay {
                table: mine.table.clone(),
                keys: vec![self.seat_key(&mine.table, &me.id)],
                score: mine.score,
            }),
            played: curve.values().sum(),
            friends: friends
                .map(|entry| Friend {
                    guest: entry.guest.clone(),
                    score: entry.score.filter(|_| !can_play),
                })
                .collect(),
            curve: if can_play {
                Vec::new()
            } else {
                curve.into_iter().collect()
            },
        }
    }

    /// Reads what the disk has of a day, once.
    async fn read_day(self: &Arc<House>, day: u64) -> Result<(), Sorry> {
        if self.daily.is_whole(day) {
            return Ok(());
        }
        let _alone = self.daily.reads.lock().await;
        if self.daily.is_whole(day) {
            return Ok(());
        }
        // Whatever ends from now on is noted here; what has ended before is on disk.
        self.daily.all().entry(day).or_default();
        self.settle().await?;
        let house = self.clone();
        let read = self.store.of_day(day, move |stored| house.entry_on_disk(stored));
        let read = read.await?;
        let mut days = self.daily.all();
        let there = days.entry(day).or_default();
        for (guest, entry) in read {
            there.entries.entry(guest).or_insert(entry);
        }
        there.is_whole = true;
        while days.len() > KEPT_DAYS {
            days.pop_first();
        }
        Ok(())
    }

    fn entry_on_disk(&self, Stored { no, agreed, lines }: Stored) -> Option<(String, Entry)> {
        let guest = agreed.challenge()?.guest.clone();
        let room = rooms::edition(&agreed.game, agreed.edition)?;
        let table = Table::revive(agreed, room, lines);
        let table = table.inspect_err(|fault| tracing::error!(table = no, "its lines do not fit the rules: {fault}"));
        Some((guest, self.entry_of(&table.ok()?)?))
    }

    fn entry_of(&self, table: &Table) -> Option<Entry> {
        let challenge = table.agreed().challenge()?;
        Some(Entry {
            table: table.id().to_owned(),
            guest: table.info().sitters.pop()?.guest?,
            link: self.circle_of(&challenge.guest),
            circle: challenge.circle.clone(),
            score: table.ending().and_then(|ending| ending.scores.first().copied()),
        })
    }

    /// This table has come to its end. Called when its last lines are on their way to the disk.
    pub fn note_day(&self, table: &Table) {
        let Some(challenge) = table.agreed().challenge() else {
            return;
        };
        let mut days = self.daily.all();
        // Of a day that nobody has asked about the disk knows enough.
        if let (Some(day), Some(entry)) = (days.get_mut(&challenge.day), self.entry_of(table)) {
            day.entries.insert(challenge.guest.clone(), entry);
        }
    }

    /// Nobody reads a day from the disk as long as this is kept.
    pub async fn daily_alone(&self) -> tokio::sync::MutexGuard<'_, ()> {
        self.daily.reads.lock().await
    }

    /// Whose table this was is forgotten.
    pub fn forget_day(&self, table: &Table) {
        let Some(challenge) = table.agreed().challenge() else {
            return;
        };
        if let Some(day) = self.daily.all().get_mut(&challenge.day) {
            day.entries.retain(|_, entry| entry.table != table.id());
        }
        self.note_day(table);
    }

    /// Whoever looks at a table of a day that is not over sees its luck: only she may whose table it is, or who has done with
    /// the day herself. (With another name she can still see it; nobody is asked who she is.)
    pub async fn may_look(self: &Arc<House>, live: &Live, who: &Known) -> Result<(), Sorry> {
        self.may_look_at_evening(live).await?;
        let challenge = self.at(live, None, |state| state.table.agreed().challenge().cloned())?;
        let Some(Challenge { day, guest, .. }) = challenge else {
            return Ok(());
        };
        if self.clock.now() >= told_from(day) || who.id == guest {
            return Ok(());
        }
        if self.has_done(day, who).await? {
            return Ok(());
        }
        Err(problem(
            "day-not-over",
            "play today's challenge yourself first; then you may look",
        )
        .into())
    }

    /// She has played this day's challenge to its end.
    async fn has_done(self: &Arc<House>, day: u64, who: &Known) -> Result<bool, Sorry> {
        self.read_day(day).await?;
        let days = self.daily.all();
        let hers = days.get(&day).and_then(|day| day.entries.get(&who.id));
        Ok(hers.is_some_and(|entry| entry.score.is_some()))
    }

    /// What our strongest player makes of a day, as it travels: step by step once it is over; before, only how well, and to who
    /// has done with it herself.
    pub async fn solution(self: &Arc<House>, day: &str, host: &Known, who: u8, from: IpAddr) -> Result<Bytes, Sorry> {
        let (now, me) = (self.clock.now(), self.beside(host, who)?);
        let is_shown = |day: &u64| (*day..=*day + SHOWN_DAYS).contains(&day_of(now));
        let nothing = || problem("no-such-thing", "this day is not over, or long ago");
        let day = read(day).filter(is_shown).ok_or_else(nothing)?;
        let is_over = now >= told_from(day);
        if !is_over && !self.has_done(day, &me).await? {
            return Err(nothing().into());
        }
        let seed = self.seed_of(day);
        let work = move || {
            let (room, preset) = rooms::challenge(day);
            let options = room.options(&chosen(preset), false).map_err(|_| broken())?;
            let mut solution = solve(&*room, &options, &seed).ok_or_else(broken)?;
            solution.record = solution.record.filter(|_| is_over);
            Ok(serde_json::to_vec(&solution).expect("a solution is plain data"))
        };
        Ok(self.hindsight.of_day((day, is_over), from, work).await?)
    }

    /// From the house's key, so that nothing has to be stored, and nobody else knows it.
    fn seed_of(&self, day: u64) -> Seed {
        let bytes = self.guests.derive("day", &[&written(day)]);
        hex::encode(bytes).parse().expect("32 bytes are a seed")
    }

    /// Who has her cookie gets her seat again.
    fn seat_key(&self, table: &str, guest: &str) -> SeatKey {
        SeatKey {
            seat: Seat::from_index(0),
            token: hex::encode(self.guests.derive("seat", &[table, guest])),
        }
    }

    /// What stands in her link: leads to nobody's table, as whoever looks on there knows what comes.
    fn circle_of(&self, guest: &str) -> String {
        hex::encode(&self.guests.derive("circle", &[guest])[..CIRCLE])
    }
}

/// Our strongest player alone with this seed; None if she does not know what to do.
pub fn solve(room: &dyn Room, options: &str, seed: &Seed) -> Option<Solution> {
    let (info, strength) = (room.info(), Strength::Strong);
    let sitter = Sitter {
        bot: Some(strength),
        ..Sitter::default()
    };
    let header = Header {
        game: info.id.to_owned(),
        edition: info.edition,
        options: options.to_owned(),
        seats: Seats::new(1),
        sitters: [sitter].into_iter().collect(),
        commitment: Some(seed.commitment()),
        same_luck: true,
        start: Start::Opening,
    };
    let mut play = room.open(header).ok()?;
    let line = |who, what| Line { at: 0, who, what };
    while play.lines().len() < MOST_LINES {
        match play.awaits() {
            Awaits::Nothing => break,
            Awaits::Chance => drop(play.answer(seed)),
            Awaits::Seats { who, .. } => {
                let seat = who.first()?;
                let mut rng = seed.thought(play.lines().len() as u32, seat);
                let choice = play.thought(seat, strength)(&mut rng)?;
                play.push(line(Who::Seat(seat), What::Game(choice.action.into())))
                    .ok()?;
            }
        }
    }
    play.outcome()?;
    let most = play.is_most();
    play.push(line(Who::Clock, What::House(Note::Seed(seed.clone()))))
        .ok()?;
    let record = Record {
        header: play.header().clone(),
        lines: play.lines().to_vec(),
    };
    Some(Solution {
        score: *play.scores().first()?,
        most,
        record: Some(record.to_string()),
    })
}

fn chosen(preset: &Preset) -> BTreeMap<String, String> {
    let settings = preset.settings.iter();
    settings
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .collect()
}

fn day_of(now: u64) -> u64 {
    now / DAY_MS
}

/// From this moment on nobody can play on this day.
fn told_from(day: u64) -> u64 {
    (day + 1) * DAY_MS + GRACE_MS
}

/// As in 2026-11-18.
fn written(day: u64) -> String {
    let date = Date::from_julian_day(EPOCH + day as i32);
    date.map_or_else(|_| day.to_string(), |date| date.to_string())
}

fn read(text: &str) -> Option<u64> {
    let mut parts = text.splitn(3, '-');
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    let month = Month::try_from(month.parse::<u8>().ok()?).ok()?;
    let date = Date::from_calendar_date(year.parse().ok()?, month, day.parse().ok()?).ok()?;
    u64::try_from(date.to_julian_day() - EPOCH).ok()
}

fn is_circle(word: &str) -> bool {
    word.len() == 2 * CIRCLE && word.bytes().all(|byte| byte.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_written_as_it_is_read() {
        assert_eq!(written(0), "1970-01-01");
        assert_eq!(day_of(1_795_000_000_000), 20_775);
        for day in [0, 1, 59, 20_775, 40_000] {
            assert_eq!(read(&written(day)), Some(day));
        }
        for wrong in [
            "",
            "2026",
            "2026-13-01",
            "2026-02-30",
            "1969-12-31",
            "2026-1-x",
            "2026-01-01-01",
        ] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
