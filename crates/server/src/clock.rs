//! The house's clock, and the one alarm for everything that is due later.

use std::{
    collections::BinaryHeap,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use tokio::sync::Notify;

/// Unix milliseconds that never run backwards, whatever happens to the machine's clock.
#[derive(Debug)]
pub struct Clock {
    unix_ms: u64,
    /// None for a clock that goes only when it is put forward.
    started: Option<Instant>,
    forward_ms: AtomicU64,
    moved: Notify,
}

impl Clock {
    /// The machine's.
    pub fn new() -> Clock {
        Clock {
            started: Some(Instant::now()),
            ..Clock::by_hand()
        }
    }

    /// Stands still until it is put forward: what is tried out with it does not depend on how fast the machine is.
    pub fn by_hand() -> Clock {
        let unix = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Clock::at(unix.as_millis() as u64)
    }

    /// The same, from this moment on.
    pub fn at(unix_ms: u64) -> Clock {
        Clock {
            unix_ms,
            started: None,
            forward_ms: AtomicU64::new(0),
            moved: Notify::new(),
        }
    }

    pub fn now(&self) -> u64 {
        let gone = self.started.map_or(0, |started| started.elapsed().as_millis() as u64);
        self.unix_ms + gone + self.forward_ms.load(Ordering::SeqCst)
    }

    /// Runs on from this moment, if the machine's clock has been set back behind it meanwhile.
    pub fn not_before(&self, ms: u64) {
        let back = ms.saturating_sub(self.now());
        if back > 0 {
            tracing::warn!(
                seconds = back / 1000,
                "the machine's clock was set back; the house's runs on"
            );
            self.put_forward(back);
        }
    }

    pub fn put_forward(&self, ms: u64) {
        self.forward_ms.fetch_add(ms, Ordering::SeqCst);
        self.moved.notify_one();
    }
}

impl Default for Clock {
    fn default() -> Clock {
        Clock::new()
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
                () = clock.moved.notified() => {}
            }
        }
    }

    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.heap.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// What is due by now, the earliest first.
    pub fn take(&self, now: u64) -> Option<(u64, T)> {
        let mut heap = self.heap.lock().unwrap_or_else(PoisonError::into_inner);
        heap.peek().filter(|due| due.at <= now)?;
        heap.pop().map(|due| (due.at, due.what))
    }

    /// When the next thing is due.
    pub fn next(&self) -> Option<u64> {
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
    fn a_clock_that_was_set_back_runs_on() {
        let clock = Clock::by_hand();
        let now = clock.now();
        clock.not_before(now - 1000);
        assert_eq!(clock.now(), now);
        clock.not_before(now + 3_600_000);
        assert_eq!(clock.now(), now + 3_600_000);
    }

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
