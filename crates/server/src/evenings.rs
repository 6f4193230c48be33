//! Evenings: many people and many tables in one log, kept like a table's behind the same writer.
//!
//! Whoever knows an evening's word or link may come in; whoever has its code is the host. All that has to be kept secret is derived
//! from the house's key, so that nothing is stored but the log: the host's code, each device's token, the tables' ids and the keys of their seats.
//! A house that was killed finds every evening again, makes the tables that are missing, and reads results that it had not noted.
//!
//! Nobody waits for a table that others know while an evening is locked.

pub mod api;
mod hall;
mod hers;
mod keep;
mod keys;
mod line;
mod luck;
mod play;
mod question;
mod told;

use std::{
    collections::{BTreeMap, HashMap},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
};

use anyhow::Context;
use evening::{
    Coming, Evening, Form, GameChoice, Group, Header, Line, Log, Odd, Person, What,
    wire::{ChosenGame, ComeIn, DeviceKey, FRIENDLY_NAMES, Hosted, Motion, MoveHere, NewEvening, Newcomer, Wish},
};
use ludo::{Luck, Refusal, Seed};
use table::{check_guest, wire::Guest, wire::Problem};
use tokio::sync::mpsc;

use crate::{
    guests::{self, Known},
    house::House,
    limits::{Bucket, Rate, Throttle, household},
    problem::{Sorry, problem},
    secrets,
    turns::Turns,
    writer::{Batch, awaited},
};
pub use hall::{Hall, Kept, revived};
use keys::{By, may_wish, plain};

/// What an evening lets in counts for it: so much for a thousand people and their tables.
const OF_ONE_EVENING: Rate = Rate {
    per_second_milli: 400_000,
    burst: 12_000,
};
/// Whoever asks for it from where nobody has come in yet has a share of her own, and takes nothing of that: enough for a class of two hundred
/// that opens the link at once.
const OF_AN_OUTSIDER: Rate = Rate {
    per_second_milli: 10_000,
    burst: 1_000,
};
/// And what is said on its sockets: two words a second for each of a thousand.
const FRAMES_OF_ONE: Rate = Rate {
    per_second_milli: 2_000_000,
    burst: 10_000,
};
/// Evenings that are set up from one address: twenty at once, and twenty more in an hour.
const SET_UP: Rate = Rate {
    per_second_milli: 6,
    burst: 20,
};
/// Positions and answers of questions that are worked out at a time, in the whole house.
const ASKS_AT_A_TIME: usize = 2;
/// People on one device.
const ON_ONE_DEVICE: usize = 8;

/// The evenings in memory.
#[derive(Debug)]
pub struct Evenings {
    live: Mutex<HashMap<String, Arc<LiveEvening>>>,
    /// What each may still ask for, and say.
    buckets: Mutex<HashMap<String, [Bucket; 2]>>,
    /// To which evening a table belongs, also one that was put away.
    tables: Mutex<HashMap<String, Arc<str>>>,
    set_up: Throttle,
    outside: Throttle,
    /// Tables that have ended, on their way to their evenings.
    ended: mpsc::UnboundedSender<play::Ended>,
    ends: Mutex<Option<mpsc::UnboundedReceiver<play::Ended>>>,
    /// Who may ask the rules about a question.
    asks: Turns,
    /// Who has this reads an evening from the disk.
    reads: tokio::sync::Mutex<()>,
    /// And who has this, all games of one.
    exports: tokio::sync::Mutex<()>,
}

impl Default for Evenings {
    fn default() -> Evenings {
        let (ended, ends) = mpsc::unbounded_channel();
        Evenings {
            live: Mutex::default(),
            buckets: Mutex::default(),
            tables: Mutex::default(),
            set_up: Throttle::new(SET_UP),
            outside: Throttle::new(OF_AN_OUTSIDER),
            ended,
            ends: Mutex::new(Some(ends)),
            asks: Turns::new(ASKS_AT_A_TIME),
            reads: tokio::sync::Mutex::default(),
            exports: tokio::sync::Mutex::default(),
        }
    }
}

impl Evenings {
    fn all(&self) -> MutexGuard<'_, HashMap<String, Arc<LiveEvening>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn get(&self, id: &str) -> Option<Arc<LiveEvening>> {
        self.all().get(id).cloned()
    }

    /// How many go on.
    pub fn going(&self) -> usize {
        let all = self.all();
        all.values().filter(|live| !live.lock().evening.has_ended()).count()
    }

    fn by_word(&self, word: &str) -> Option<String> {
        let all = self.all();
        let mut going = all.values().filter(|live| {
            let hall = live.lock();
            hall.kept.word == word && !hall.evening.has_ended()
        });
        going.next().map(|live| live.id.clone())
    }

    /// The evening that goes on where this address is: somebody has come in from there, or hosts it.
    pub fn at(&self, from: IpAddr) -> Option<String> {
        let home = household(from);
        let all = self.all();
        let mut going = all.values().filter(|live| {
            let hall = live.lock();
            hall.homes.contains(&home) && !hall.evening.has_ended()
        });
        going.next().map(|live| live.id.clone())
    }

    /// Has somebody come in to this evening from this address, or hosts it there?
    pub fn is_home(&self, id: &str, from: IpAddr) -> bool {
        let home = household(from);
        self.get(id).is_some_and(|live| live.lock().homes.contains(&home))
    }

    /// Does this evening have some left of what it may ask for; or, where nobody has come in, this address?
    pub fn allows(&self, id: &str, from: IpAddr, now: u64) -> bool {
        match self.is_home(id, from) {
            true => self.takes(id, 0, OF_ONE_EVENING, 1, now),
            false => self.outside.allows(from, now),
        }
    }

    /// And of what may be said on its sockets?
    pub fn allows_frames(&self, id: &str, cost: u32, now: u64) -> bool {
        self.takes(id, 1, FRAMES_OF_ONE, cost, now)
    }

    fn takes(&self, id: &str, which: usize, rate: Rate, tokens: u32, now: u64) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if !buckets.contains_key(id) {
            buckets.insert(id.to_owned(), [OF_ONE_EVENING.full(now), FRAMES_OF_ONE.full(now)]);
        }
        let bucket = buckets.get_mut(id).map(|both| &mut both[which]);
        bucket.is_some_and(|bucket| bucket.take(rate, tokens, now))
    }

    /// The evening of this table, whether it is in memory or was put away.
    pub fn of_table(&self, table: &str) -> Option<String> {
        self.known_tables().get(table).map(|evening| evening.to_string())
    }

    fn known_tables(&self) -> MutexGuard<'_, HashMap<String, Arc<str>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Every page is told that the house closes.
    pub fn farewell(&self) {
        for live in self.all().values() {
            live.lock().pages.iter().for_each(|page| page.socket.restart());
        }
    }

    /// Evenings that are over and at which nobody looks are put away.
    pub fn tidy(&self, now: u64) {
        self.all()
            .retain(|_, live| Arc::strong_count(live) > 1 || !live.lock().may_be_put_away());
        self.set_up.forget(now);
        self.outside.forget(now);
        let live = self.all();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.retain(|id, _| live.contains_key(id));
        self.known_tables().retain(|_, evening| live.contains_key(&**evening));
    }
}

/// An evening in memory.
#[derive(Debug)]
pub struct LiveEvening {
    pub id: String,
    /// Below zero: tables count upwards from one.
    pub no: i64,
    state: Mutex<Hall>,
    /// How far its open tables had come when somebody last looked, and when that was.
    moving: tokio::sync::Mutex<Option<(u64, Vec<Motion>)>>,
}

impl LiveEvening {
    pub fn lock(&self) -> MutexGuard<'_, Hall> {
        // A line is applied as a whole or not at all: nothing is left half done.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl House {
    pub async fn set_up_evening(self: &Arc<House>, plan: NewEvening, from: IpAddr) -> Result<Hosted, Sorry> {
        self.begins_games()?;
        let now = self.clock.now();
        if !self.evenings.set_up.allows(from, now) {
            return Err(problem("too-many-tables", "too many evenings were set up from your address").into());
        }
        let header = header_of(&plan)?;
        let (id, mut rng) = (secrets::table_id()?, secrets::rng()?);
        let mut word = spoken(&mut rng);
        while self.evenings.by_word(&word).is_some() {
            word = spoken(&mut rng);
        }
        let kept = Kept {
            header: header.to_string(),
            word: word.clone(),
            language: guests::language(&plan.language).to_owned(),
            typed: plan.typed && !plan.children,
            set_up: now,
            of: BTreeMap::new(),
        };
        let mut hall = Hall::new(kept, Evening::new(header));
        hall.homes.insert(household(from));
        // Rules that refuse these options or so many seats say so now, not when everybody is waiting.
        self.table_of_trial(&hall)?;
        let no = self.next_evening_no();
        let (then, on_disk) = awaited();
        self.queue.push(Batch {
            table_no: no,
            save: Some(hall.save(&id, now)),
            then: Some(then),
            ..Batch::default()
        });
        let state = Mutex::new(hall);
        let live = Arc::new(LiveEvening {
            id: id.clone(),
            no,
            state,
            moving: tokio::sync::Mutex::default(),
        });
        self.evenings.all().insert(id.clone(), live);
        on_disk.await.map_err(|_| problem("busy", "the house is closing"))?;
        let host = self.host_code(&id);
        Ok(Hosted {
            evening: id,
            word,
            host,
        })
    }

    /// The evening with this id: from memory, or made anew from its lines.
    pub async fn find_evening(self: &Arc<House>, id: &str) -> Result<Arc<LiveEvening>, Sorry> {
        let nowhere = || problem("no-such-evening", "there is no such evening");
        if let Some(live) = self.evenings.get(id) {
            return Ok(live);
        }
        if id.len() > 32 || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(nowhere().into());
        }
        let _alone = self.evenings.reads.lock().await;
        if let Some(live) = self.evenings.get(id) {
            return Ok(live);
        }
        self.settle().await?;
        let (no, saved, lines) = self.store.evening(id).await?.ok_or_else(nowhere)?;
        // What everybody is asked is weighed anew: that keeps nobody else waiting.
        let hall = tokio::task::spawn_blocking(move || {
            revived(&saved, &lines).map(|(kept, evening)| Hall::new(kept, evening))
        });
        let hall = hall.await.map_err(anyhow::Error::from)?;
        let state = Mutex::new(hall.with_context(|| format!("evening {no}"))?);
        let live = Arc::new(LiveEvening {
            id: id.to_owned(),
            no,
            state,
            moving: tokio::sync::Mutex::default(),
        });
        self.note_tables(&live);
        // Whoever is told of its tables finds them: nobody sees the evening before they are made again.
        self.mend(&live).await;
        self.play_with_luck(&live, &live.lock());
        self.evenings.all().insert(id.to_owned(), live.clone());
        Ok(live)
    }

    /// The evening that goes on under this word. All that go on are in memory, so nobody says a second word while the first is
    /// looked up.
    pub fn evening_by_word(&self, word: &str, from: IpAddr) -> Result<String, Problem> {
        let now = self.clock.now();
        self.codes.may_guess(from, now, self.evenings.at(from).is_some())?;
        let found = self.evenings.by_word(&plain(word).to_ascii_uppercase());
        found.ok_or_else(|| self.said_wrong(from, problem("no-such-code", "no evening has this word")))
    }

    /// People on one device come in.
    pub async fn come_in(
        self: &Arc<House>,
        live: &Arc<LiveEvening>,
        wish: ComeIn,
        me: &Known,
        from: IpAddr,
    ) -> Result<DeviceKey, Sorry> {
        let mark = self.guests.mark(&me.id)?;
        let known = match &wish.device {
            Some(key) => Some(self.device(live, key, from)?),
            None => None,
        };
        let device = {
            let mut hall = live.lock();
            let device = known.unwrap_or_else(|| hall.next_device());
            if !(1..=ON_ONE_DEVICE - hall.on(device).len().min(ON_ONE_DEVICE)).contains(&wish.people.len()) {
                return Err(problem("bad-seats", "one to eight people are on a device").into());
            }
            let people = wish.people.iter().map(|newcomer| checked(&hall, newcomer));
            let people: Vec<Newcomer> = people.collect::<Result<_, _>>()?;
            let coming = (hall.evening.people().len() as Person + 1..).zip(people);
            let coming = coming.map(|(person, Newcomer { picture, name })| {
                What::Came(Coming {
                    person,
                    picture,
                    device,
                    hall: wish.hall,
                    name,
                })
            });
            let coming = coming.collect();
            hall.kept.of.insert(device, mark);
            self.all_happen(live, &mut hall, coming).map_err(refused)?;
            hall.homes.insert(household(from));
            device
        };
        self.settle().await?;
        Ok(self.device_key(&live.id, device))
    }

    /// Somebody goes on on this device. Her seats have other keys before anybody is told of it.
    pub async fn move_here(
        self: &Arc<House>,
        live: &Arc<LiveEvening>,
        wish: MoveHere,
        me: &Known,
        from: IpAddr,
    ) -> Result<DeviceKey, Sorry> {
        let mark = self.guests.mark(&me.id)?;
        let known = match &wish.device {
            Some(key) => Some(self.device(live, key, from)?),
            None => None,
        };
        let fits = |hall: &Hall| self.move_code(&live.id, hall, wish.person).as_ref() == Some(&plain(&wish.code));
        let wrong = || problem("no-such-code", "this code leads nowhere, or no longer");
        let moves = {
            let hall = live.lock();
            fits(&hall).then(|| hall.moves(wish.person) + 1)
        };
        let moves = moves.ok_or_else(|| self.said_wrong(from, wrong()))?;
        self.change_keys(live, wish.person, moves).await;
        let device = {
            let mut hall = live.lock();
            let device = known.unwrap_or_else(|| hall.next_device());
            // Somebody else may have come with the same code meanwhile.
            if !fits(&hall) || hall.on(device).len() >= ON_ONE_DEVICE {
                return Err(wrong().into());
            }
            hall.kept.of.insert(device, mark);
            self.happens(live, &mut hall, What::Moved(wish.person, device))
                .map_err(refused)?;
            hall.homes.insert(household(from));
            device
        };
        // A round may have begun in between.
        self.change_keys(live, wish.person, moves).await;
        self.settle().await?;
        Ok(self.device_key(&live.id, device))
    }

    /// Something is to happen; what it is stands in the words of the log.
    pub async fn wish(self: &Arc<House>, live: &Arc<LiveEvening>, wish: Wish, from: IpAddr) -> Result<(), Sorry> {
        let by = match (&wish.host, &wish.device) {
            (Some(code), _) => {
                self.is_host(live, code, from)?;
                By::Host
            }
            (None, Some(key)) => By::Device(self.device(live, key, from)?),
            (None, None) => return Err(problem("not-your-evening", "say who you are").into()),
        };
        if wish.what == "round" {
            return match by {
                By::Host => self.begin_round(live).await,
                By::Device(_) => Err(problem("not-your-evening", "only the host begins a round").into()),
            };
        }
        let what: What = wish
            .what
            .parse()
            .map_err(|why: ludo::ParseError| problem("unreadable", why.to_string()))?;
        if !may_wish(&live.lock(), by, &what) {
            return Err(problem("not-your-evening", "only the host may do that").into());
        }
        match what {
            What::Close => self.close_round(live).await?,
            What::Swap(one, other) => self.swap_places(live, one, other).await?,
            What::End => {
                if live.lock().evening.is_playing() {
                    self.close_round(live).await?;
                }
                self.happens(live, &mut live.lock(), What::End).map_err(refused)?;
            }
            What::Table(group) => self.sit_down(live, group)?,
            What::Ask(asked) => self.ask(live, asked, from).await?,
            What::Answer(person, answer) => self.answer(live, person, answer, from).await?,
            what => self.happens(live, &mut live.lock(), what).map_err(refused)?,
        }
        self.settle().await?;
        Ok(())
    }

    /// Some sit down together. The game's own rules have to allow such a table, before it becomes a line.
    fn sit_down(self: &Arc<House>, live: &Arc<LiveEvening>, group: Group) -> Result<(), Problem> {
        self.begins_games()?;
        let mut hall = live.lock();
        let what = What::Table(group.clone());
        hall.may_happen(&what).map_err(refused)?;
        self.try_table(&hall, group)?;
        self.happens(live, &mut hall, what).map_err(refused)
    }

    /// A line, if it may happen; and what follows from it.
    fn happens(self: &Arc<House>, live: &Arc<LiveEvening>, hall: &mut Hall, what: What) -> Result<(), Refusal> {
        self.all_happen(live, hall, vec![what])
    }

    /// Lines that come together, up to the first that may not happen; and what follows from them. Pages are told once all of it
    /// is on disk.
    fn all_happen(
        self: &Arc<House>,
        live: &Arc<LiveEvening>,
        hall: &mut Hall,
        whats: Vec<What>,
    ) -> Result<(), Refusal> {
        let now = self.clock.now();
        let (mut lines, mut happened, mut done) = (Vec::new(), Vec::new(), Ok(()));
        for what in whats {
            let last = hall.evening.lines().last().map_or(0, |line| line.at);
            let at = now.saturating_sub(hall.kept.set_up).max(last);
            let line = Line { at, what: what.clone() };
            let text = line.to_string();
            match hall.evening.judge(line) {
                Ok(ruling) => hall.evening.apply(ruling),
                Err(refusal) => {
                    done = Err(refusal);
                    break;
                }
            }
            hall.note();
            lines.push((hall.evening.lines().len() as u32, text));
            happened.push(what);
        }
        if happened.is_empty() {
            return done;
        }
        self.queue.push(Batch {
            table_no: live.no,
            lines,
            save: Some(hall.save(&live.id, now)),
            ..Batch::default()
        });
        for what in &happened {
            self.follow_line(live, hall, what, now);
        }
        self.tell(live, hall, now, happened.iter().any(is_urgent));
        done
    }
}

/// Whoever waits for this does not wait a moment longer than she has to.
fn is_urgent(what: &What) -> bool {
    matches!(
        what,
        What::Round(_)
            | What::Swap(..)
            | What::Close
            | What::Ask(_)
            | What::Reveal
            | What::Done
            | What::Announce(_)
            | What::Pause
            | What::Resume
            | What::End
    )
}

/// Names are typed only where the host allows it, and are such as may be shown; elsewhere one of ours may be chosen, and children have none.
fn checked(hall: &Hall, newcomer: &Newcomer) -> Result<Newcomer, Problem> {
    let typed = !newcomer.name.is_empty();
    let ours = FRIENDLY_NAMES.contains(&newcomer.name.as_str()) && !hall.evening.header().children;
    if typed && !hall.kept.typed && !ours {
        return Err(refused(Refusal::by_the_house("EVENING-NAMES", "evening-refusal-names")));
    }
    let name = if typed { newcomer.name.clone() } else { "Fox".to_owned() };
    let guest = check_guest(&Guest {
        name,
        picture: newcomer.picture.clone(),
        child: false,
    })?;
    Ok(Newcomer {
        picture: guest.picture,
        name: if typed { guest.name } else { String::new() },
    })
}

pub fn refused(refusal: Refusal) -> Problem {
    problem(&refusal.id, refusal.to_string())
}

fn header_of(plan: &NewEvening) -> Result<Header, Sorry> {
    let alone = plan.form == Form::Luck;
    let (mut games, mut least) = (Vec::new(), if alone { 1 } else { 2 });
    for ChosenGame { game, options } in &plan.games {
        let room = rooms::find(game).ok_or_else(|| problem("no-such-game", "this game is not in the house"))?;
        let info = room.info();
        let text = room
            .offers(options)
            .and_then(|()| room.options(options, plan.bots.is_some()))
            .map_err(|bad| problem("bad-option", bad.to_string()))?;
        least = least.max(if alone { 1 } else { info.min_seats as u8 });
        games.push(GameChoice {
            id: info.id.to_owned(),
            edition: info.edition,
            options: text,
        });
    }
    let header = Header {
        name: plan.name.split_whitespace().collect::<Vec<_>>().join(" "),
        games,
        form: plan.form,
        seats: plan.seats,
        least: least.min(plan.seats),
        rounds: plan.rounds,
        minutes: plan.minutes,
        lasts: plan.lasts,
        odd: plan.bots.map_or(Odd::Bye, Odd::Bot),
        unfinished: plan.unfinished,
        children: plan.children,
        halls: plan.halls.clone(),
        seed: Seed::from_os().map_err(|error| anyhow::anyhow!("the system gives no random numbers: {error}"))?,
    };
    // What can be written and read again keeps every bound.
    let read: Log = format!("{header}\n")
        .parse()
        .map_err(|why: ludo::RecordError| problem("bad-evening", why.why.to_string()))?;
    Ok(read.header)
}

/// Options as the log has them.
pub fn options_of(text: &str) -> BTreeMap<String, String> {
    let words = text.split(' ').filter_map(|word| word.split_once('='));
    words.map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
}

/// Five letters that can be said in all nine languages.
fn spoken(rng: &mut impl Luck) -> String {
    const CONSONANTS: &[u8] = b"BDFGKLMNPRST";
    const VOWELS: &[u8] = b"AEIOU";
    let letter = |place: usize, rng: &mut dyn FnMut(u32) -> u32| {
        let of = if place.is_multiple_of(2) { CONSONANTS } else { VOWELS };
        char::from(of[rng(of.len() as u32) as usize])
    };
    let mut below = |n| rng.below(n);
    (0..5).map(|place| letter(place, &mut below)).collect()
}

/// For alarms, which do not keep an evening in memory.
pub type WeakEvening = Weak<LiveEvening>;
