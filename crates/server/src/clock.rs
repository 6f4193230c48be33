//! The house's clock, and the one alarm for everything that is due later.

use std::{
    collections::BinaryHeap,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use tokio::sync::Notify;

/// Unix milliseconds that never run backwards, whatever happens to the machine's clock.
#[derive(Debug)]
pub struct Clock {
    started: Instant,
    unix_ms: u64,
}

impl Clock {
    pub fn new() -> Clock {
        let unix = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Clock {
            started: Instant::now(),
            unix_ms: unix.as_millis() as u64,
        }
    }

    pub fn now(&self) -> u64 {
        self.unix_ms + self.started.elapsed().as_millis() as u64
    }
}

/// Things that are due at some time. One task waits for all of them, instead of one per table.
#[derive(Debug)]
pub struct Alarms<T> {
    heap: Mutex<BinaryHeap<Due<T>>>,
    earlier: Notify,
}

#[derive(Debug)]
struct Due<T> {
    at: u64,
    what: T,
}

impl<T> Alarms<T> {
    pub fn new() -> Alarms<T> {
        Alarms {
            heap: Mutex::new(BinaryHeap::new()),
            earlier: Notify::new(),
        }
    }

    pub fn set(&self, at: u64, what: T) {
        let mut heap = self.heap.lock().unwrap_or_else(PoisonError::into_inner);
        let earliest = heap.peek().is_none_or(|due| at < due.at);
        heap.push(Due { at, what });
        if earliest {
            self.earlier.notify_one();
        }
    }

    /// Rings for ever, each thing at its time.
    pub async fn ring(&self, clock: &Clock, mut due: impl FnMut(u64, T)) {
        loop {
            let now = clock.now();
            while let Some((at, what)) = self.take(now) {
                due(at, what);
            }
            let wait = match self.next() {
                Some(at) => Duration::from_millis(at.saturating_sub(now)),
                None => Duration::from_secs(3600),
            };
            tokio::select! {
                () = tokio::time::sleep(wait) => {}
                () = self.earlier.notified() => {}
            }
        }
    }

    fn take(&self, now: u64) -> Option<(u64, T)> {
        let mut heap = self.heap.lock().unwrap_or_else(PoisonError::into_inner);
        heap.peek().filter(|due| due.at <= now)?;
        heap.pop().map(|due| (due.at, due.what))
    }

    fn next(&self) -> Option<u64> {
        let heap = self.heap.lock().unwrap_or_else(PoisonError::into_inner);
        heap.peek().map(|due| due.at)
    }
}

// The heap gives the greatest first, so the earliest is the greatest.
impl<T> Ord for Due<T> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        other.at.cmp(&self.at)
    }
}

impl<T> PartialOrd for Due<T> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<T> PartialEq for Due<T> {
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at
    }
}

impl<T> Eq for Due<T> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_due_first_comes_first() {
        let alarms = Alarms::new();
        for at in [30, 10, 20] {
            alarms.set(at, at);
        }
        assert_eq!(alarms.take(9), None);
        assert_eq!(alarms.take(25), Some((10, 10)));
        assert_eq!(alarms.take(25), Some((20, 20)));
        assert_eq!(alarms.take(25), None);
        assert_eq!(alarms.next(), Some(30));
    }
}
