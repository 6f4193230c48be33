//! What takes a while to work out of a game's lines: its replay, was chance fair, what did each choice lose, how did the dice
//! fly?
//!
//! It is done on the lines alone, away from the tables and from the threads that serve, one thing of a kind at a time for the
//! whole house. What was worked out is kept as the bytes that travel, and everybody who asks is sent the same ones: it is made
//! once, and does not take more memory when many ask, or read slowly. What it is worked out of is taken only when its turn has come.
//! Networks take turns, and who goes before hers came has nothing worked out.

use std::{
    collections::VecDeque,
    io,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
    thread,
};

use axum::{
    body::{Body, Bytes},
    http::header,
    response::{IntoResponse, Response},
};
use evening::wire::BestLuck;
use futures_util::stream;
use table::wire::{Problem, Seq};
use tokio::sync::oneshot;

use crate::{
    crowd::{Crowd, Full, Head},
    finished::{Finished, Kind},
    gentle::Gentle,
    limits::{NOBODY, Network, site},
    problem::problem,
    turns::{MyTurn, Turns},
};

/// How many flights are kept, of a few KB each: in the whole house, and of one table.
const KEPT: usize = 512;
const KEPT_OF_A_TABLE: usize = 16;

/// Finished games whose bytes are kept, and how many KB of them there are, being written, kept or on their way: in the whole
/// house, and made for one address. The longest game takes some 20 MB.
const KEPT_GAMES: usize = 256;
/// Days whose solution is kept, of a few KB each.
const KEPT_DAYS: usize = 8;
/// Rounds where all had the same luck of which is kept how well our strongest player does with it, of some bytes each.
const KEPT_LUCKS: usize = 1_024;
const MOST_KB: usize = 64 * 1024;
const MOST_KB_PER_ADDRESS: usize = 32 * 1024;
/// What is written is written on sheets of so many KB: all of one size, so that the place of one that is gone is taken by the next. What
/// has room on one is cut to what it takes.
const SHEET_KB: usize = 32;

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
    lucks: Kept<LuckKey, Option<BestLuck>>,
}

#[derive(Debug)]
struct Games {
    kept: Kept<GameKey, Made>,
    kb: Crowd,
}

/// What travels, and for whom it was made first.
#[derive(Clone, Debug)]
struct Made {
    sheets: Sheets,
    site: Network,
}

/// What was worked out of a finished game, as the bytes that travel.
#[derive(Clone, Debug)]
pub struct Sheets(Arc<[Bytes]>);

/// Table and line.
pub type FlightKey = (i64, Seq);
/// Table and what is asked about it.
pub type GameKey = (i64, Kind);

/// A day, and whether it is over.
pub type DayKey = (u64, bool);
/// An evening's number in the house, and its round.
pub type LuckKey = (i64, u16);

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
            lucks: Kept::default(),
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
    pub fn kept_of_game(&self, key: GameKey) -> Option<Sheets> {
        let slot = self.games.kept.find(key)?;
        slot.made.get().map(|made| made.sheets.clone())
    }

    /// There is more to tell of this game than there was.
    pub fn forget(&self, table_no: i64) {
        self.games.kept.all().retain(|((other, _), _)| *other != table_no);
    }

    /// The same, worked out if nobody has.
    pub async fn of_game<W: FnOnce(&mut Draft) -> Result<(), Problem> + Send + 'static>(
        &self,
        key: GameKey,
        from: IpAddr,
        taken: impl Future<Output = Result<W, Problem>>,
    ) -> Result<Sheets, Problem> {
        let place = self
            .games
            .kept
            .place(key, |kept| (kept.len() == KEPT_GAMES).then_some(0));
        let (games, kind) = (self.games.clone(), key.1);
        let work = async {
            let work = taken.await?;
            Ok(move || games.written(from, work))
        };
        Ok(self.made(place, kind.turn(), from, work).await?.sheets)
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

    /// How well our strongest player does with the luck of a round; None if she does not know what to do.
    pub async fn of_luck(
        &self,
        luck: LuckKey,
        work: impl FnOnce() -> Option<BestLuck> + Send + 'static,
    ) -> Result<Option<BestLuck>, Problem> {
        let place = self.lucks.place(luck, |kept| (kept.len() == KEPT_LUCKS).then_some(0));
        let work = async { Ok(move || Ok(work())) };
        self.made(place, Turn::Thought, NOBODY, work).await
    }

    /// What is worked out of a record that somebody has brought along. Nobody keeps it.
    pub async fn of_record(&self, from: IpAddr, text: Vec<u8>, kind: Kind, gentle: Gentle) -> Result<Sheets, Problem> {
        let counted = self.games.room(text.len().div_ceil(1024), from)?;
        let games = self.games.clone();
        let work = async {
            Ok(move || {
                let _counted = counted;
                let text = str::from_utf8(&text).map_err(|error| problem("unreadable", error.to_string()))?;
                games.written(from, |draft| Finished::read(text)?.write(kind, gentle, draft))
            })
        };
        Ok(self.made(Arc::default(), kind.turn(), from, work).await?.sheets)
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
    /// What `write` writes, counted from its first KB for as long as anybody keeps it or is being sent it.
    fn written(&self, from: IpAddr, write: impl FnOnce(&mut Draft) -> Result<(), Problem>) -> Result<Made, Problem> {
        let mut draft = Draft {
            games: self,
            from,
            done: Vec::new(),
            open: None,
            refused: None,
        };
        write(&mut draft)?;
        match draft.refused {
            Some(problem) => Err(problem),
            None => Ok(Made {
                sheets: draft.so_far(),
                site: site(from),
            }),
        }
    }

    /// Room for so many KB. What is kept makes it: for whom there is too much, what was made for the same site.
    fn room(&self, kb: usize, from: IpAddr) -> Result<Head, Problem> {
        loop {
            let full = match self.kb.admit_many(from, kb, MOST_KB, MOST_KB_PER_ADDRESS) {
                Ok(head) => return Ok(head),
                Err(full) => full,
            };
            let goes = |made: &Made| full == Full::House || made.site == site(from);
            if !self.kept.drop_oldest(goes) {
                return Err(busy());
            }
        }
    }
}

/// What is being written. It takes room while it grows; when there is none for it, nothing more is written, and nothing is made.
pub struct Draft<'a> {
    games: &'a Games,
    from: IpAddr,
    done: Vec<Bytes>,
    open: Option<Sheet>,
    refused: Option<Problem>,
}

/// Counted for as long as anybody keeps it or is being sent it.
struct Sheet {
    bytes: Vec<u8>,
    head: Head,
}

impl Draft<'_> {
    pub fn is_refused(&self) -> bool {
        self.refused.is_some()
    }

    /// What comes after it is written on another sheet.
    pub fn so_far(&mut self) -> Sheets {
        if let Some(alone) = self.open.as_mut().filter(|_| self.done.is_empty()) {
            alone.cut();
        }
        self.put_aside();
        Sheets(self.done.iter().cloned().collect())
    }

    fn put_aside(&mut self) {
        self.done.extend(self.open.take().map(Bytes::from_owner));
    }

    fn next_sheet(&mut self) -> Result<&mut Sheet, Problem> {
        self.put_aside();
        if (self.done.len() + 1) * SHEET_KB > MOST_KB_PER_ADDRESS {
            return Err(problem("too-large", "this game is too long to be shown step by step"));
        }
        Ok(self.open.insert(Sheet {
            head: self.games.room(SHEET_KB, self.from)?,
            bytes: Vec::with_capacity(SHEET_KB * 1024),
        }))
    }

    /// Where there is place for more.
    fn sheet(&mut self) -> io::Result<&mut Sheet> {
        if self.is_refused() {
            return Err(io::ErrorKind::StorageFull.into());
        }
        if self.open.as_ref().is_none_or(|sheet| sheet.free() == 0)
            && let Err(problem) = self.next_sheet()
        {
            self.refused = Some(problem);
            (self.done, self.open) = (Vec::new(), None);
        }
        self.open.as_mut().ok_or(io::ErrorKind::StorageFull.into())
    }
}

impl Sheet {
    fn free(&self) -> usize {
        SHEET_KB * 1024 - self.bytes.len()
    }

    fn cut(&mut self) {
        let kb = self.bytes.len().div_ceil(1024);
        self.bytes.shrink_to(kb * 1024);
        self.head.shrink_to(kb);
    }
}

impl Sheets {
    /// In one piece.
    pub fn bytes(&self) -> Vec<u8> {
        self.0.concat()
    }
}

#[cfg(test)]
impl From<&str> for Sheets {
    fn from(text: &str) -> Sheets {
        Sheets([Bytes::copy_from_slice(text.as_bytes())].into())
    }
}

impl io::Write for Draft<'_> {
    fn write(&mut self, more: &[u8]) -> io::Result<usize> {
        let sheet = self.sheet()?;
        let fits = more.len().min(sheet.free());
        sheet.bytes.extend_from_slice(&more[..fits]);
        Ok(fits)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl AsRef<[u8]> for Sheet {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl IntoResponse for Sheets {
    fn into_response(self) -> Response {
        let length = self.0.iter().map(Bytes::len).sum::<usize>();
        let sheets = (0..self.0.len()).map(move |number| Ok::<_, io::Error>(self.0[number].clone()));
        (
            [(header::CONTENT_LENGTH, length)],
            Body::from_stream(stream::iter(sheets)),
        )
            .into_response()
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
        io::Write,
        sync::atomic::{AtomicUsize, Ordering},
        time::Duration,
    };

    use futures_util::future::join_all;

    use super::*;

    /// An evening that is read from the disk again and again is not thought about again and again.
    #[tokio::test]
    async fn the_luck_of_a_round_is_played_with_once() {
        let hindsight = Hindsight::default();
        let played = Arc::new(AtomicUsize::new(0));
        let play = |round: u16| {
            let played = played.clone();
            hindsight.of_luck((-1, round), move || {
                played.fetch_add(1, Ordering::SeqCst);
                None
            })
        };
        let all = join_all([1, 1, 1, 2].map(play)).await;
        assert!(all.into_iter().all(|best| best == Ok(None)));
        assert_eq!(played.load(Ordering::SeqCst), 2);
    }

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
            let made = games.written(from, |draft| {
                let _ = draft.write_all(&[0; 8 * 1024 * 1024]);
                Ok(())
            })?;
            slot.made.set(made.clone()).map(|()| made.sheets).map_err(|_| busy())
        };
        let [flooder, other]: [IpAddr; 2] = [[10, 0, 0, 1].into(), [10, 0, 0, 2].into()];
        keep(100, other).expect("there is room");
        let unread: Vec<Sheets> = (0..50).map_while(|no| keep(no, flooder).ok()).collect();
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

    /// It counts while it is written, step by step; and what there is no room for is not held while its end is awaited.
    #[test]
    fn what_is_being_written_counts_from_its_first_kb() {
        let games = Games {
            kept: Kept::default(),
            kb: Crowd::default(),
        };
        let line = [7; 1000];
        let made = games.written(NOBODY, |draft| {
            for number in 1..=3000 {
                draft.write_all(&line).expect("there is room");
                let sheets = (number * line.len()).div_ceil(SHEET_KB * 1024);
                assert_eq!(games.kb.all(), sheets * SHEET_KB);
            }
            assert_eq!(draft.so_far().bytes(), line.repeat(3000));
            Ok(())
        });
        assert_eq!(made.expect("it is made").sheets.bytes(), line.repeat(3000));
        let too_long = games.written(NOBODY, |draft| {
            while draft.write_all(&line).is_ok() {}
            assert_eq!((games.kb.all(), draft.so_far().bytes().len()), (0, 0));
            Ok(())
        });
        assert_eq!(too_long.expect_err("there is no end").code, "too-large");
        let _others = games
            .kb
            .admit_many(NOBODY, MOST_KB_PER_ADDRESS, MOST_KB, MOST_KB_PER_ADDRESS);
        let crowded = games.written(NOBODY, |draft| {
            assert!(draft.write_all(&line).is_err());
            Ok(())
        });
        assert_eq!(crowded.expect_err("there is no room").code, "busy");
    }

    /// What has room on one sheet takes its own size, and who wants it on disk has the same bytes.
    #[test]
    fn a_small_answer_takes_little() {
        let games = Games {
            kept: Kept::default(),
            kb: Crowd::default(),
        };
        let mut on_its_way = None;
        let made = games.written(NOBODY, |draft| {
            draft.write_all(&[7; 1500]).expect("there is room");
            on_its_way = Some(draft.so_far());
            Ok(())
        });
        let (made, on_its_way) = (made.expect("it is made").sheets, on_its_way.expect("it was asked for"));
        assert_eq!((games.kb.all(), made.bytes()), (2, vec![7; 1500]));
        assert_eq!(made.0[0].as_ptr(), on_its_way.0[0].as_ptr(), "not copied");
        drop(made);
        assert_eq!(games.kb.all(), 2, "it counts until it is there");
        drop(on_its_way);
        assert_eq!(games.kb.all(), 0);
    }
}
