//! What takes a while to work out of a game's lines: its replay, was chance fair, what did each choice lose, how did the dice
//! fly?
//!
//! It is done on the lines alone, away from the tables and from the threads that serve, one thing of a kind at a time for the
//! whole house. What was worked out is kept as the bytes that travel, and everybody who asks is sent the same ones: it is made
//! once, and does not take more memory when many ask, or read slowly. What it is worked out of is taken only when its turn has come.
//! Networks take turns, and who goes before hers came has nothing worked out.

use std::{
    collections::VecDeque,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
    thread,
};

use axum::body::Bytes;
use table::wire::{Problem, Seq};
use tokio::sync::oneshot;

use crate::{
    crowd::{Crowd, Full, Head},
    finished::{Finished, Kind},
    gentle::Gentle,
    limits::{Network, site},
    problem::problem,
    turns::{MyTurn, Turns},
};

/// How many flights are kept, of a few KB each: in the whole house, and of one table.
const KEPT: usize = 512;
const KEPT_OF_A_TABLE: usize = 16;

/// Finished games whose bytes are kept, and how many KB of them there are, kept or on their way: in the whole house, and made
/// for one address. The longest game takes some 20 MB.
const KEPT_GAMES: usize = 256;
/// Days whose solution is kept, of a few KB each.
const KEPT_DAYS: usize = 8;
const MOST_KB: usize = 64 * 1024;
const MOST_KB_PER_ADDRESS: usize = 32 * 1024;

/// What may wait for its turn, in the whole house and from one address.
const WAITING: usize = 256;
const WAITING_PER_ADDRESS: usize = 16;

#[derive(Debug)]
pub struct Hindsight {
    /// What is quick does not wait for what is slow.
    turns: [Turns; 3],
    waiting: Crowd,
    flights: Kept<FlightKey, Option<Bytes>>,
    games: Arc<Games>,
    days: Kept<DayKey, Bytes>,
}

#[derive(Debug)]
struct Games {
    kept: Kept<GameKey, Made>,
    kb: Crowd,
}

/// What travels, and for whom it was made first.
#[derive(Clone, Debug)]
struct Made {
    bytes: Bytes,
    site: Network,
}

/// Table and line.
pub type FlightKey = (i64, Seq);
/// Table and what is asked about it.
pub type GameKey = (i64, Kind);

/// A day, and whether it is over.
pub type DayKey = (u64, bool);

/// Whose turn it is.
#[derive(Clone, Copy, Debug)]
pub enum Turn {
    /// A throw: some ten milliseconds.
    Flight,
    /// A game played through the rules once more: some hundred.
    Lines,
    /// A game thought about: seconds.
    Thought,
}

impl Default for Hindsight {
    fn default() -> Hindsight {
        Hindsight {
            turns: std::array::from_fn(|_| Turns::new(1)),
            waiting: Crowd::default(),
            flights: Kept::default(),
            games: Arc::new(Games {
                kept: Kept::default(),
                kb: Crowd::default(),
            }),
            days: Kept::default(),
        }
    }
}

impl Hindsight {
    /// What was just thrown and is on disk, for those who will ask.
    pub fn keep(&self, key: FlightKey, track: Vec<u8>) {
        // Somebody may have asked already, and got the same.
        let _ = self.flight_place(key).made.set(Some(Bytes::from(track)));
    }

    /// What somebody has thrown or asked for lately.
    pub fn kept(&self, key: FlightKey) -> Option<Bytes> {
        self.flights.find(key)?.made.get().cloned().flatten()
    }

    /// The flight, worked out if nobody has asked for it lately. Who asks for the same one meanwhile waits for it.
    pub async fn flight<W: FnOnce() -> Option<Vec<u8>> + Send + 'static>(
        &self,
        key: FlightKey,
        from: IpAddr,
        taken: impl Future<Output = Result<W, Problem>>,
    ) -> Result<Option<Bytes>, Problem> {
        let fly = async {
            let work = taken.await?;
            Ok(move || Ok(work().map(Bytes::from)))
        };
        self.made(self.flight_place(key), Turn::Flight, from, fly).await
    }

    fn flight_place(&self, key: FlightKey) -> Arc<Slot<Option<Bytes>>> {
        self.flights.place(key, |kept| {
            let of_this_table = |(other, _): &(FlightKey, _)| other.0 == key.0;
            if kept.iter().filter(|kept| of_this_table(kept)).count() == KEPT_OF_A_TABLE {
                kept.iter().position(of_this_table)
            } else {
                (kept.len() == KEPT).then_some(0)
            }
        })
    }

    /// What was worked out of a finished game, if anybody has asked lately.
    pub fn kept_of_game(&self, key: GameKey) -> Option<Bytes> {
        let slot = self.games.kept.find(key)?;
        slot.made.get().map(|made| made.bytes.clone())
    }

    /// There is more to tell of this game than there was.
    pub fn forget(&self, table_no: i64) {
        self.games.kept.all().retain(|((other, _), _)| *other != table_no);
    }

    /// The same, worked out if nobody has.
    pub async fn of_game<W: FnOnce() -> Result<Vec<u8>, Problem> + Send + 'static>(
        &self,
        key: GameKey,
        from: IpAddr,
        taken: impl Future<Output = Result<W, Problem>>,
    ) -> Result<Bytes, Problem> {
        let place = self
            .games
            .kept
            .place(key, |kept| (kept.len() == KEPT_GAMES).then_some(0));
        let (games, kind) = (self.games.clone(), key.1);
        let work = async {
            let work = taken.await?;
            Ok(move || games.counted(work()?, from))
        };
        Ok(self.made(place, kind.turn(), from, work).await?.bytes)
    }

    /// What is worked out of a day.
    pub async fn of_day<W: FnOnce() -> Result<Vec<u8>, Problem> + Send + 'static>(
        &self,
        day: DayKey,
        from: IpAddr,
        work: W,
    ) -> Result<Bytes, Problem> {
        let place = self.days.place(day, |kept| (kept.len() == KEPT_DAYS).then_some(0));
        let work = async { Ok(move || work().map(Bytes::from)) };
        self.made(place, Turn::Thought, from, work).await
    }

    /// What is worked out of a record that somebody has brought along. Nobody keeps it.
    pub async fn of_record(&self, from: IpAddr, text: Vec<u8>, kind: Kind, gentle: Gentle) -> Result<Bytes, Problem> {
        let text = self.games.counted(text, from)?.bytes;
        let games = self.games.clone();
        let work = async {
            Ok(move || {
                let text = str::from_utf8(&text).map_err(|error| problem("unreadable", error.to_string()))?;
                games.counted(Finished::read(text)?.written(kind, gentle)?, from)
            })
        };
        Ok(self.made(Arc::default(), kind.turn(), from, work).await?.bytes)
    }

    /// What it is worked out of is `taken` when its turn has come: who waits holds nothing. The turn goes with the work: it is
    /// given back when that is done, even if nobody waits for it any more.
    async fn made<V: Clone + Send + Sync + 'static, W: FnOnce() -> Result<V, Problem> + Send + 'static>(
        &self,
        slot: Arc<Slot<V>>,
        turn: Turn,
        from: IpAddr,
        taken: impl Future<Output = Result<W, Problem>>,
    ) -> Result<V, Problem> {
        if let Some(made) = slot.made.get() {
            return Ok(made.clone());
        }
        let _first = slot.first.lock().await;
        let waits = self.waiting.admit(from, WAITING, WAITING_PER_ADDRESS);
        let _waits = waits.map_err(|_| busy())?;
        let turn = self.turn(turn, site(from)).await;
        if let Some(made) = slot.made.get() {
            return Ok(made.clone());
        }
        let (place, work) = (slot.clone(), taken.await?);
        let (done, worked_out) = oneshot::channel();
        let work = move || {
            let _turn = turn;
            let made = work().map(|made| place.made.get_or_init(|| made).clone());
            let _ = done.send(made); // whoever asked may have gone
        };
        // A thread of its own: a house that closes does not wait for it.
        let thread = thread::Builder::new().name("hindsight".into()).spawn(work);
        thread.map_err(|_| busy())?;
        let broke = |_| problem("broken-table", "something broke while this game was looked at");
        worked_out.await.map_err(broke)?
    }

    /// How many wait for a turn, or have it.
    #[cfg(test)]
    pub fn waiting(&self) -> usize {
        self.waiting.all()
    }

    pub(crate) async fn turn(&self, turn: Turn, of: Network) -> MyTurn {
        self.turns[turn as usize].mine(of).await
    }
}

impl Games {
    /// Counted for as long as anybody keeps them or is being sent them. What is kept makes room: for whom there is too much, what
    /// was made for the same site.
    fn counted(&self, bytes: Vec<u8>, from: IpAddr) -> Result<Made, Problem> {
        let (kb, site) = (bytes.len().div_ceil(1024), site(from));
        if kb > MOST_KB_PER_ADDRESS {
            return Err(problem("too-large", "this game is too long to be shown step by step"));
        }
        loop {
            let full = match self.kb.admit_many(from, kb, MOST_KB, MOST_KB_PER_ADDRESS) {
                Ok(head) => {
                    let bytes = Bytes::from_owner(Counted { bytes, _head: head });
                    return Ok(Made { bytes, site });
                }
                Err(full) => full,
            };
            let goes = |made: &Made| full == Full::House || made.site == site;
            if !self.kept.drop_oldest(goes) {
                return Err(busy());
            }
        }
    }
}

struct Counted {
    bytes: Vec<u8>,
    _head: Head,
}

impl AsRef<[u8]> for Counted {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

fn busy() -> Problem {
    problem("busy", "too much is being looked at; try again in a moment")
}

/// What was made, each thing once; the newest come last.
#[derive(Debug)]
struct Kept<K, V>(Mutex<VecDeque<(K, Arc<Slot<V>>)>>);

#[derive(Debug)]
struct Slot<V> {
    made: OnceLock<V>,
    /// Who has this makes it.
    first: tokio::sync::Mutex<()>,
}

impl<V> Default for Slot<V> {
    fn default() -> Slot<V> {
        Slot {
            made: OnceLock::new(),
            first: tokio::sync::Mutex::default(),
        }
    }
}

impl<K, V> Default for Kept<K, V> {
    fn default() -> Kept<K, V> {
        Kept(Mutex::default())
    }
}

impl<K: Copy + PartialEq, V> Kept<K, V> {
    fn all(&self) -> MutexGuard<'_, VecDeque<(K, Arc<Slot<V>>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, key: K) -> Option<Arc<Slot<V>>> {
        let all = self.all();
        let (_, slot) = all.iter().find(|(other, _)| *other == key)?;
        Some(slot.clone())
    }

    /// `goes`: which one makes room for another, if there are too many.
    fn place(&self, key: K, goes: impl FnOnce(&VecDeque<(K, Arc<Slot<V>>)>) -> Option<usize>) -> Arc<Slot<V>> {
        let mut all = self.all();
        if let Some((_, slot)) = all.iter().find(|(other, _)| *other == key) {
            return slot.clone();
        }
        if let Some(goes) = goes(&all) {
            all.remove(goes);
        }
        let slot: Arc<Slot<V>> = Arc::default();
        all.push_back((key, slot.clone()));
        slot
    }

    /// The oldest of these that were made. False if there is none.
    fn drop_oldest(&self, goes: impl Fn(&V) -> bool) -> bool {
        let mut all = self.all();
        let oldest = all.iter().position(|(_, slot)| slot.made.get().is_some_and(&goes));
        oldest.and_then(|oldest| all.remove(oldest)).is_some()
    }
}

#[cfg(test)]
mod tests {
    use std::{
        sync::atomic::{AtomicUsize, Ordering},
        time::Duration,
    };

    use futures_util::future::join_all;

    use super::*;
    use crate::limits::NOBODY;

    async fn flying<W: FnOnce() -> Option<Vec<u8>>>(work: W) -> Result<W, Problem> {
        Ok(work)
    }

    /// Who waits for her turn holds nothing of the game: not even of a long one.
    #[tokio::test]
    async fn what_it_is_worked_out_of_is_taken_in_its_turn() {
        let hindsight = Hindsight::default();
        let turn = hindsight.turn(Turn::Flight, site(NOBODY)).await;
        let (taken, freed) = (AtomicUsize::new(0), Arc::new(AtomicUsize::new(0)));
        let ask = |line: Seq| {
            let (taken, freed) = (&taken, freed.clone());
            hindsight.flight((1, line), NOBODY, async move {
                let held = taken.fetch_add(1, Ordering::SeqCst) - freed.load(Ordering::SeqCst);
                assert_eq!(held, 0, "one copy at a time");
                let lines = vec![0; 1 << 20];
                Ok(move || {
                    drop(lines);
                    freed.fetch_add(1, Ordering::SeqCst);
                    None
                })
            })
        };
        let all = join_all((0..12).map(ask));
        let give_turn = async {
            assert_eq!((hindsight.waiting(), taken.load(Ordering::SeqCst)), (12, 0));
            drop(turn);
        };
        let (all, ()) = tokio::join!(all, give_turn);
        assert!(all.iter().all(Result::is_ok) && taken.load(Ordering::SeqCst) == 12);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_flight_is_worked_out_once_and_one_at_a_time() {
        let hindsight = Hindsight::default();
        let counts = Arc::new((AtomicUsize::new(0), AtomicUsize::new(0)));
        let ask = |line: Seq| {
            let counts = counts.clone();
            let work = move || {
                assert_eq!(counts.0.fetch_add(1, Ordering::SeqCst), 0, "two at once");
                std::thread::sleep(Duration::from_millis(5));
                counts.1.fetch_add(1, Ordering::SeqCst);
                counts.0.fetch_sub(1, Ordering::SeqCst);
                Some(vec![line as u8])
            };
            hindsight.flight((1, line), NOBODY, async { Ok(work) })
        };
        let seen = join_all((0..40).map(|number| ask(number % 4))).await;
        for (flight, number) in seen.into_iter().zip(0..) {
            assert_eq!(flight.unwrap().unwrap(), [number % 4].as_slice());
        }
        assert_eq!(counts.1.load(Ordering::SeqCst), 4);
    }

    #[tokio::test]
    async fn what_breaks_is_a_problem_and_the_next_has_its_turn() {
        let hindsight = Hindsight::default();
        let broken = hindsight
            .flight((1, 1), NOBODY, flying(|| panic!("a throw that breaks down")))
            .await;
        assert_eq!(broken.expect_err("it broke").code, "broken-table");
        let next = hindsight.flight((1, 1), NOBODY, flying(|| Some(vec![7]))).await;
        assert_eq!(next.unwrap().unwrap(), [7].as_slice());
    }

    #[tokio::test]
    async fn only_so_many_flights_are_kept() {
        let hindsight = Hindsight::default();
        let count = || hindsight.flights.all().len();
        hindsight.keep((7, 1), vec![7]);
        for line in 0..(KEPT_OF_A_TABLE as Seq + 10) {
            hindsight.flight((1, line), NOBODY, flying(|| None)).await.unwrap();
        }
        assert_eq!(count(), KEPT_OF_A_TABLE + 1);
        assert!(hindsight.kept((7, 1)).is_some(), "one table does not push out another");
        for table in 0..(KEPT as i64 + 10) {
            hindsight.keep((table, 2), vec![2]);
        }
        assert_eq!(count(), KEPT);
    }

    #[tokio::test]
    async fn what_was_thrown_is_not_thrown_again() {
        let hindsight = Hindsight::default();
        hindsight.keep((1, 2), vec![3]);
        let asked = hindsight
            .flight((1, 2), NOBODY, flying(|| panic!("thrown again")))
            .await;
        assert_eq!(asked.unwrap().unwrap(), [3].as_slice());
        assert_eq!(hindsight.kept((1, 2)).unwrap(), [3].as_slice());
        assert_eq!(hindsight.kept((1, 3)), None);
    }

    /// Reviews take seconds: dice in flight do not wait for them, and neither does a replay.
    #[tokio::test]
    async fn a_review_starves_no_dice_in_flight() {
        let hindsight = Hindsight::default();
        let _reviewing = hindsight.turn(Turn::Thought, site(NOBODY)).await;
        let _replaying = hindsight.turn(Turn::Lines, site(NOBODY)).await;
        let flight = hindsight.flight((1, 1), NOBODY, flying(|| Some(vec![7])));
        let flown = tokio::time::timeout(Duration::from_secs(60), flight).await;
        assert!(flown.expect("it has a turn of its own").is_ok());
    }

    /// Whoever asks for many things at once is told so, and others are not concerned.
    #[tokio::test]
    async fn one_address_has_so_much_worked_out_and_no_more() {
        let hindsight = Hindsight::default();
        let turn = hindsight.turn(Turn::Flight, site(NOBODY)).await;
        let [flooder, other]: [IpAddr; 2] = [[10, 0, 0, 1].into(), [10, 0, 0, 2].into()];
        let lines = 0..WAITING_PER_ADDRESS as Seq + 10;
        let all = join_all(lines.map(|line| hindsight.flight((1, line), flooder, flying(|| Some(vec![7])))));
        let others = hindsight.flight((2, 1), other, flying(|| Some(vec![8])));
        let give_turn = async { drop(turn) };
        let (all, others, ()) = tokio::join!(all, others, give_turn);
        let refused = all.iter().filter(|flight| flight.is_err()).count();
        assert_eq!(refused, 10);
        assert_eq!(others.unwrap().unwrap(), [8].as_slice());
        assert_eq!(hindsight.waiting(), 0);
    }

    /// Who goes while others are worked for has nothing worked out.
    #[tokio::test]
    async fn what_nobody_waits_for_any_more_is_dropped() {
        let hindsight = Hindsight::default();
        let turn = hindsight.turn(Turn::Flight, site(NOBODY)).await;
        let asked = hindsight.flight((1, 1), NOBODY, flying(|| panic!("worked out for nobody")));
        let gone = tokio::time::timeout(Duration::from_millis(10), asked).await;
        assert!(gone.is_err() && hindsight.waiting() == 0);
        drop(turn);
        let flown = hindsight.flight((1, 1), NOBODY, flying(|| Some(vec![7]))).await;
        assert_eq!(flown.unwrap().unwrap(), [7].as_slice());
    }

    /// However many read what was made, and however slowly, there is one of it; what is kept makes room for what is asked
    /// for; and what is on its way to one address leaves room for others.
    #[test]
    fn what_is_under_way_is_bounded() {
        let games = Games {
            kept: Kept::default(),
            kb: Crowd::default(),
        };
        let keep = |no: i64, from: IpAddr| {
            let slot = games.kept.place((no, Kind::Fairness), |_| None);
            let made = games.counted(vec![0; 8 * 1024 * 1024], from)?;
            slot.made.set(made.clone()).map(|()| made.bytes).map_err(|_| busy())
        };
        let [flooder, other]: [IpAddr; 2] = [[10, 0, 0, 1].into(), [10, 0, 0, 2].into()];
        keep(100, other).expect("there is room");
        let unread: Vec<Bytes> = (0..50).map_while(|no| keep(no, flooder).ok()).collect();
        assert_eq!(unread.len(), MOST_KB_PER_ADDRESS / 8192);
        assert!(
            games.kept.find((100, Kind::Fairness)).is_some(),
            "what others have asked for stays"
        );
        keep(101, other).expect("others are not concerned");
        drop(unread);
        for no in 200..220 {
            keep(no, flooder).expect("what nobody reads any more makes room");
        }
        assert!(games.kb.all() <= MOST_KB);
    }
}
