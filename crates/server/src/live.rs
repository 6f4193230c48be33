//! A table in memory, and what becomes of one at which our own code breaks down.
//!
//! What cannot be is not worked around: whoever finds a table in a state that contradicts its lines panics, in any build.
//! Then this table stops, and no other. What was about to follow is neither written nor told; its pages are told that it
//! broke, and find it again as it stands on disk.

use std::{
    any::Any,
    mem,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use table::{
    Conn, Out, Table, Think,
    wire::{Claim, FromHouse, Phase, Problem, SeatKey},
};

use crate::{house::House, problem::problem, socket::Socket, writer::Batch};

/// A table in memory.
#[derive(Debug)]
pub struct Live {
    pub no: i64,
    pub id: String,
    /// The evening to which it belongs.
    pub evening: Option<String>,
    /// The game is over, or nobody has a key to it: for those who count tables, without the lock.
    over: AtomicBool,
    state: Mutex<State>,
}

#[derive(Debug)]
pub struct State {
    pub table: Table,
    pub sockets: Vec<Arc<Socket>>,
    /// When something last happened here.
    pub touched: u64,
    /// The newest batch that came from here.
    pub pushed: u64,
    pub alarm: Alarm,
    /// It was thrown out: nothing happens here any more.
    pub is_gone: bool,
    /// Moves of bots that are held back until then, so that people can watch or there is room to think.
    pub held_back: Vec<(u64, Think)>,
}

impl Live {
    pub fn new(no: i64, table: Table, now: u64) -> Live {
        Live {
            no,
            id: table.id().to_owned(),
            evening: table.agreed().evening().map(|of| of.evening.clone()),
            over: AtomicBool::new(has_ended(&table)),
            state: Mutex::new(State {
                table,
                sockets: Vec::new(),
                touched: now,
                pushed: 0,
                alarm: Alarm::default(),
                is_gone: false,
                held_back: Vec::new(),
            }),
        }
    }

    /// True if it has ended just now.
    pub fn note_phase(&self, state: &State) -> bool {
        let over = has_ended(&state.table);
        !self.over.swap(over, Ordering::Relaxed) && over
    }

    /// A table at which our own code broke down is not used any more: it will be made anew from the disk.
    pub fn is_broken(&self) -> bool {
        self.state.is_poisoned()
    }

    /// Neither over nor broken. Does not wait for the lock.
    pub fn is_going(&self) -> bool {
        !self.over.load(Ordering::Relaxed) && !self.is_broken()
    }

    #[cfg(test)]
    pub fn is_free(&self) -> bool {
        self.state.try_lock().is_ok()
    }

    pub fn lock(&self) -> Result<MutexGuard<'_, State>, Problem> {
        self.state.lock().map_err(|_| broken())
    }
}

/// When a table is to be woken. One alarm that rings soon enough will do, however often the table moves on: what the house
/// remembers does not grow with that.
#[derive(Debug, Default)]
pub struct Alarm {
    wake: Option<u64>,
    /// When alarms ring that were set for this table, the soonest last.
    rings: Vec<u64>,
}

impl Alarm {
    /// True if an alarm has to be set for then.
    pub fn wake_at(&mut self, at: u64) -> bool {
        self.wake = Some(at);
        self.rings_at(at)
    }

    /// An alarm rings that was set for this moment. Is the table to be woken? Then it has been.
    pub fn wakes_at(&mut self, at: u64) -> bool {
        while self.rings.pop_if(|rings| *rings <= at).is_some() {}
        self.wake.take_if(|wake| *wake <= at).is_some()
    }

    /// When another alarm has to be set, because the one that rang came too soon.
    pub fn rings_again(&mut self) -> Option<u64> {
        self.wake.filter(|wake| self.rings_at(*wake))
    }

    fn rings_at(&mut self, at: u64) -> bool {
        let sooner = self.rings.last().is_none_or(|soonest| at < *soonest);
        if sooner {
            self.rings.push(at);
        }
        sooner
    }
}

impl State {
    pub fn holds_one_of(&self, claims: &[Claim]) -> bool {
        claims.iter().any(|claim| {
            let (seat, token) = (claim.seat, claim.token.clone());
            self.table.holds(&SeatKey { seat, token })
        })
    }

    pub fn socket(&self, conn: Conn) -> Option<&Arc<Socket>> {
        self.sockets.iter().find(|socket| socket.conn == conn)
    }

    /// Where one of this page's seats is open on more than so many pages: the one that was silent longest.
    pub fn surplus(&self, newest: Conn, most: usize) -> Vec<Arc<Socket>> {
        let one_too_many = |seat| {
            let open = |socket: &&Arc<Socket>| self.table.held_by(socket.conn).contains(seat);
            let pages = self.sockets.iter().filter(open);
            let others = pages.clone().filter(|socket| socket.conn != newest);
            (pages.count() > most).then(|| others.min_by_key(|socket| socket.heard()))?
        };
        let seats = self.table.held_by(newest);
        seats.iter().filter_map(one_too_many).cloned().collect()
    }

    pub fn leave(&mut self, conn: Conn, now: u64, out: &mut Out) {
        let here = self.sockets.len();
        self.sockets.retain(|socket| socket.conn != conn);
        // Who was turned away has left already.
        if self.sockets.len() < here {
            self.table.bye(conn, now, out);
        }
    }
}

impl House {
    /// Does something at a table, one thing at a time; if that breaks down, the table stops. `from` is the page it comes
    /// from: that one is told by whoever called.
    pub fn at<R>(&self, live: &Live, from: Option<Conn>, work: impl FnOnce(&mut State) -> R) -> Result<R, Problem> {
        let state = live.lock()?;
        let worked = catch_unwind(AssertUnwindSafe(|| {
            // Given back while the work breaks down, the lock stays broken.
            let mut state = state;
            work(&mut state)
        }));
        worked.map_err(|panic| {
            self.observed.tables_stopped.increment(1);
            tracing::error!(table = live.no, "this table stops: {}", words(&*panic));
            self.dismiss(live, from);
            broken()
        })
    }

    /// Everybody at a broken table, but for this page, is told that it broke, behind all that was said before; and comes
    /// back to what stands on disk.
    pub fn dismiss(&self, live: &Live, but: Option<Conn>) {
        let mut state = live.state.lock().unwrap_or_else(PoisonError::into_inner);
        let sockets = mem::take(&mut state.sockets);
        let last_word = FromHouse::Trouble {
            problem: broken(),
            about: None,
            closing: true,
        };
        let tell = move || {
            for socket in sockets.iter().filter(|socket| but != Some(socket.conn)) {
                socket.tell_and_let_go(&last_word);
            }
        };
        self.queue.push(Batch {
            then: Some(Box::new(tell)),
            ..Batch::default()
        });
    }
}

fn has_ended(table: &Table) -> bool {
    table.phase() == Phase::Over || table.is_deserted()
}

fn broken() -> Problem {
    problem("broken-table", "something broke at this table; come back in a moment")
}

/// What somebody said who broke down.
fn words(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("without a word")
}

#[cfg(test)]
mod tests {
    use std::{sync::Arc, time::Duration};

    use serde_json::{Value, json};

    use super::Alarm;
    use crate::{
        clock::Clock,
        trial::{Page, Trial, set_up, table},
    };

    #[tokio::test]
    async fn nothing_is_told_before_it_is_on_disk() {
        let mut trial = Trial::new().await;
        let (oak, keys) = table("oak", "diamoniak");
        let oak = trial.house.place(oak, None);
        let mut page = Page::at(&trial.house, &oak, &keys);
        // As many turns as anything else could take.
        for _ in 0..1000 {
            tokio::task::yield_now().await;
        }
        assert_eq!(page.told(), (vec![], None), "the disk has nothing yet");
        trial.write();
        trial.house.settle().await.unwrap();
        let (told, _) = page.told();
        assert!(told.iter().any(|frame| frame["type"] == "news"), "{told:?}");
        trial.end().await;
    }

    async fn until(holds: impl Fn() -> bool) {
        let waits = async {
            while !holds() {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), waits)
            .await
            .expect("it comes to that");
    }

    /// What is due soon, again and again, does not set anew what is due later.
    #[test]
    fn an_alarm_that_is_set_is_not_set_again() {
        let (mut alarm, mut set) = (Alarm::default(), 0);
        for now in (0..1_000_000).step_by(1_000) {
            set += usize::from(alarm.wake_at(now + 7_200_000));
            set += usize::from(alarm.wake_at(now + 900));
            assert!(
                !alarm.wakes_at(now + 899) && alarm.rings_again().is_none(),
                "it rings soon enough"
            );
            assert!(alarm.wakes_at(now + 900) && !alarm.wakes_at(now + 900), "once");
        }
        assert_eq!(set, 1_001);
        // The first of the later ones comes too soon for the last.
        alarm.wake_at(8_000_000);
        assert!(!alarm.wakes_at(7_200_000));
        assert_eq!((alarm.rings_again(), alarm.rings_again()), (Some(8_000_000), None));
        assert!(alarm.wakes_at(8_000_000));
    }

    /// What one address can make the house remember does not grow with every move that it makes.
    #[tokio::test]
    async fn a_table_has_one_alarm_however_often_it_moves() {
        let mut trial = Trial::with(|config| config.clock = Arc::new(Clock::by_hand())).await;
        trial.write();
        let house = trial.house.clone();
        let (oak, keys) = set_up("oak", json!({ "game": "diamoniak", "moveSeconds": 600 }));
        let oak = house.place(oak, None);
        let page = Page::at(&house, &oak, &keys);
        let seq = || oak.lock().unwrap().table.seq();
        for _ in 0..50 {
            house.clock.put_forward(10);
            let (seat, what, after) = {
                let state = oak.lock().unwrap();
                let play = state.table.play().expect("it has begun");
                let seat = play.awaits().who().first().expect("somebody is to act");
                (
                    seat,
                    play.legal(seat).expect("all of it").swap_remove(0),
                    state.table.seq(),
                )
            };
            let act = table::wire::ToHouse::Act { seat, after, what };
            house.frame(&oak, page.socket.conn, act).unwrap();
        }
        let moved = seq();
        assert!(moved >= 50, "{moved}");
        assert_eq!(house.alarms.len(), 1);

        // The first one rings too soon, and is set again for the moment at which the time is up.
        let ring = tokio::spawn(house.clone().ring());
        let first = house.alarms.next();
        house.clock.put_forward(599_800);
        until(|| house.alarms.next() != first && house.alarms.len() == 1).await;
        assert_eq!(seq(), moved);
        house.clock.put_forward(1_000);
        until(|| seq() > moved).await;
        let text = oak
            .lock()
            .unwrap()
            .table
            .record()
            .unwrap()
            .lines
            .last()
            .unwrap()
            .to_string();
        assert!(text.ends_with("~late"), "{text}");
        ring.abort();
        trial.end().await;
    }

    /// However many look on, what they are told is worked out and written once.
    #[tokio::test]
    async fn five_hundred_who_look_on_cost_one_writing_a_line() {
        let mut trial = Trial::with(|config| config.limits.sockets_per_table = 501).await;
        trial.write();
        let house = &trial.house;
        let (oak, keys) = table("oak", "diamoniak");
        let oak = house.place(oak, None);
        let mut players = Page::at(house, &oak, &keys);
        let mut onlookers: Vec<Page> = (0..500).map(|_| Page::at(house, &oak, &[])).collect();
        house.settle().await.unwrap();
        for page in onlookers.iter_mut().chain([&mut players]) {
            page.texts();
        }
        let (seat, what) = (keys[0].seat, "draw".into());
        house
            .frame(
                &oak,
                players.socket.conn,
                table::wire::ToHouse::Act { seat, after: 0, what },
            )
            .unwrap();
        house.settle().await.unwrap();
        let told: Vec<_> = onlookers.iter_mut().map(Page::texts).collect();
        assert!(
            told[0].iter().any(|text| text.contains("\"type\":\"news\"")),
            "{:?}",
            told[0]
        );
        // Not only the same words: the very same bytes.
        let places =
            |texts: &[axum::extract::ws::Utf8Bytes]| texts.iter().map(|text| text.as_ptr()).collect::<Vec<_>>();
        for other in &told[1..] {
            assert_eq!(places(other), places(&told[0]));
        }
        assert!(players.told().0.iter().any(|frame| frame["type"] == "ack"));
        trial.end().await;
    }

    /// A state that cannot be stops its table, in any build: nothing of what was to follow is written or told, its pages
    /// are told that it broke, everybody else plays on, and who comes back finds what stands on disk.
    #[tokio::test]
    async fn what_cannot_be_stops_the_table_and_not_the_house() {
        let mut trial = Trial::new().await;
        trial.write();
        let house = &trial.house;
        let (oak, keys) = table("oak", "diamoniak");
        let (elm, others) = table("elm", "diamoniak");
        let (oak, elm) = (house.place(oak, None), house.place(elm, None));
        let mut players = Page::at(house, &oak, &keys);
        let mut onlooker = Page::at(house, &oak, &[]);
        let mut next_door = Page::at(house, &elm, &others);
        house.settle().await.unwrap();
        for page in [&mut players, &mut onlooker, &mut next_door] {
            page.told();
        }

        let conn = players.socket.conn;
        let broke = house.change(&oak, Some(conn), None, |state, now, out| {
            let (seat, what) = (keys[0].seat, "draw".into());
            state
                .table
                .frame(conn, table::wire::ToHouse::Act { seat, after: 0, what }, now, out);
            assert!(out.lines.is_empty(), "a state that cannot be");
        });
        assert_eq!(broke.unwrap_err().code, "broken-table");
        house.settle().await.unwrap();
        let (told, closed) = onlooker.told();
        assert_eq!(closed, Some(1013), "she comes back");
        assert_eq!(told.len(), 1, "{told:?}");
        assert_eq!(
            (
                &told[0]["type"],
                &told[0]["problem"]["code"],
                &told[0]["about"],
                &told[0]["closing"]
            ),
            (&json!("trouble"), &json!("broken-table"), &Value::Null, &json!(true))
        );
        assert_eq!(players.told(), (vec![], None), "who sent the frame is answered by name");
        assert_eq!(next_door.told(), (vec![], None), "the house goes on");
        assert!(house.at(&oak, None, |_| ()).is_err() && house.at(&elm, None, |_| ()).is_ok());

        let anew = house
            .find("oak")
            .await
            .expect("it is made anew from what stands on disk");
        assert_eq!(anew.lock().unwrap().table.seq(), 0, "nothing of it was written");
        let mut back = Page::at(house, &anew, &keys);
        house.settle().await.unwrap();
        let (told, _) = back.told();
        assert!(
            told.iter().any(|frame| frame["type"] == "news" && frame["seq"] == 0),
            "{told:?}"
        );
        trial.end().await;
    }
}
