//! What takes a while to work out of a game's lines: was chance fair, what did each choice lose, how did the dice fly?
//!
//! It is done on the lines alone, away from the tables and from the threads that serve, one thing at a time for the whole
//! house. What everybody at a table asks for is kept.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, PoisonError},
};

use axum::body::Bytes;
use ludo::{Record, Review};
use table::wire::{Fairness, Problem, Seq};
use tokio::{
    sync::{OnceCell, OwnedSemaphorePermit, Semaphore},
    task,
};

use crate::{
    finished::{self, broken},
    problem::problem,
};

/// How many flights are kept, of a few KB each: in the whole house, and of one table.
const KEPT: usize = 512;
const KEPT_OF_A_TABLE: usize = 16;

#[derive(Debug)]
pub struct Hindsight {
    turn: Arc<Semaphore>,
    /// The newest come last.
    flights: Mutex<VecDeque<(Key, Flight)>>,
}

/// Table and line.
type Key = (i64, Seq);
/// Empty until it is worked out.
type Flight = Arc<OnceCell<Option<Bytes>>>;

impl Default for Hindsight {
    fn default() -> Hindsight {
        Hindsight {
            turn: Arc::new(Semaphore::new(1)),
            flights: Mutex::default(),
        }
    }
}

impl Hindsight {
    /// Was it fair? The verdict is kept with the finished table.
    pub async fn fairness(&self, verdict: &OnceCell<Fairness>, record: Record) -> Result<Fairness, Problem> {
        let verify = || async { self.work_out(move || finished::fairness(&record)).await? };
        verdict.get_or_try_init(verify).await.cloned()
    }

    pub async fn review(&self, record: Record) -> Result<Option<Review>, Problem> {
        let room = rooms::edition(&record.header.game, record.header.edition).ok_or_else(broken)?;
        let reviewed = self.work_out(move || room.review(&record)).await?;
        reviewed.map_err(|_| broken())
    }

    /// What was just thrown and is on disk, for those who will ask.
    pub fn keep(&self, key: Key, track: Vec<u8>) {
        // Somebody may have asked already, and got the same.
        let _ = self.place(key).set(Some(Bytes::from(track)));
    }

    /// What somebody has thrown or asked for lately.
    pub fn kept(&self, key: Key) -> Option<Bytes> {
        let flights = self.flights.lock().unwrap_or_else(PoisonError::into_inner);
        let (_, flight) = flights.iter().find(|(other, _)| *other == key)?;
        flight.get().cloned().flatten()
    }

    /// The flight, worked out if nobody has asked for it lately. Who asks for the same one meanwhile waits for it.
    pub async fn flight(
        &self,
        key: Key,
        work: impl FnOnce() -> Option<Vec<u8>> + Send + 'static,
    ) -> Result<Option<Bytes>, Problem> {
        let flight = self.place(key);
        let fly = || async { Ok(self.work_out(work).await?.map(Bytes::from)) };
        flight.get_or_try_init(fly).await.cloned()
    }

    fn place(&self, key: Key) -> Flight {
        let mut flights = self.flights.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, flight)) = flights.iter().find(|(other, _)| *other == key) {
            return flight.clone();
        }
        let of_this_table = |(other, _): &(Key, _)| other.0 == key.0;
        if flights.iter().filter(|kept| of_this_table(kept)).count() == KEPT_OF_A_TABLE {
            let oldest = flights.iter().position(of_this_table);
            flights.remove(oldest.expect("there are some"));
        } else if flights.len() == KEPT {
            flights.pop_front();
        }
        let flight = Flight::default();
        flights.push_back((key, flight.clone()));
        flight
    }

    /// The turn goes with the work: it is given back when that is done, even if nobody waits for it any more.
    async fn work_out<R: Send + 'static>(&self, work: impl FnOnce() -> R + Send + 'static) -> Result<R, Problem> {
        let turn = self.turn().await;
        let worked_out = task::spawn_blocking(move || {
            let _turn = turn;
            work()
        });
        let broke = |_| problem("broken-table", "something broke while this game was looked at");
        worked_out.await.map_err(broke)
    }

    /// How many wait while somebody has the turn.
    #[cfg(test)]
    pub fn waiting(&self) -> usize {
        // Whoever has it and whoever waits for it keeps hold of it.
        Arc::strong_count(&self.turn) - 2
    }

    pub(crate) async fn turn(&self) -> OwnedSemaphorePermit {
        let turn = self.turn.clone().acquire_owned().await;
        turn.expect("turns are never closed")
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

    #[tokio::test(flavor = "multi_thread")]
    async fn a_flight_is_worked_out_once_and_one_at_a_time() {
        let hindsight = Hindsight::default();
        let counts = Arc::new((AtomicUsize::new(0), AtomicUsize::new(0)));
        let ask = |line: Seq| {
            let counts = counts.clone();
            hindsight.flight((1, line), move || {
                assert_eq!(counts.0.fetch_add(1, Ordering::SeqCst), 0, "two at once");
                std::thread::sleep(Duration::from_millis(5));
                counts.1.fetch_add(1, Ordering::SeqCst);
                counts.0.fetch_sub(1, Ordering::SeqCst);
                Some(vec![line as u8])
            })
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
        let broken = hindsight.flight((1, 1), || panic!("a throw that breaks down")).await;
        assert_eq!(broken.expect_err("it broke").code, "broken-table");
        let next = hindsight.flight((1, 1), || Some(vec![7])).await;
        assert_eq!(next.unwrap().unwrap(), [7].as_slice());
    }

    #[tokio::test]
    async fn only_so_many_flights_are_kept() {
        let hindsight = Hindsight::default();
        let count = || hindsight.flights.lock().unwrap().len();
        hindsight.keep((7, 1), vec![7]);
        for line in 0..(KEPT_OF_A_TABLE as Seq + 10) {
            hindsight.flight((1, line), || None).await.unwrap();
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
        let asked = hindsight.flight((1, 2), || panic!("thrown again")).await;
        assert_eq!(asked.unwrap().unwrap(), [3].as_slice());
        assert_eq!(hindsight.kept((1, 2)).unwrap(), [3].as_slice());
        assert_eq!(hindsight.kept((1, 3)), None);
    }
}
