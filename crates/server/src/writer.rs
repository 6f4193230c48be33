//! Nothing leaves the house before it is on disk.
//!
//! Whatever happens at a table becomes one [`Batch`]: lines, what else is to be saved, and what the house does then.
//! Batches wait in one queue, in order. The writer takes all that wait, writes them in one transaction, and only when
//! the disk has it lets the house go on. So a thousand moves a second cost few syncs, and nobody is ever told of a
//! move that could be lost. A disk that is full or locked is waited for, and the house says so; if it fails, nothing more
//! is done then, and the house closes.

use std::{
    fmt, mem,
    sync::{
        Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result};
use table::wire::Seq;
use tokio::sync::oneshot;

use crate::{
    hindsight::Sheets,
    observe::Observed,
    store::{Disk, passes},
};

/// What follows from one thing that happened at a table.
#[derive(Default)]
pub struct Batch {
    pub table_no: i64,
    pub lines: Vec<(Seq, String)>,
    pub save: Option<Save>,
    /// The line with which its game ended, and that game with hindsight.
    pub review: Option<(Seq, Sheets)>,
    /// What time it is: see `pulse`.
    pub pulse: Option<u64>,
    /// What the host does, and when: with the tables that go, where some do.
    pub act: Option<(u64, String)>,
    /// Tables that are removed for good.
    pub remove: Vec<i64>,
    /// Lines of this log that read otherwise from now on: somebody is forgotten, if there are none, too.
    pub rewrite: Option<Vec<(Seq, String)>>,
    /// Nothing is to be left of what was forgotten.
    pub anew: bool,
    pub then: Option<Then>,
}

/// What the house does once a batch and all before it are on disk; never, if they do not get there. It waits for nothing.
pub type Then = Box<dyn FnOnce() + Send>;

/// For somebody who waits until then. Who waits for what never gets to the disk is told that, too.
pub fn awaited() -> (Then, oneshot::Receiver<()>) {
    let (done, on_disk) = oneshot::channel();
    let then = move || {
        let _ = done.send(()); // whoever asked may have gone
    };
    (Box::new(then), on_disk)
}

impl fmt::Debug for Batch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Batch({} lines of table {})", self.lines.len(), self.table_no)
    }
}

/// A table's row.
#[derive(Debug)]
pub struct Save {
    pub id: String,
    pub saved: String,
    pub phase: &'static str,
    pub now: u64,
}

impl Batch {
    fn rewrites(&self) -> Option<(i64, &[(Seq, String)])> {
        Some((self.table_no, self.rewrite.as_deref()?))
    }

    fn writes(&self) -> bool {
        !self.lines.is_empty()
            || self.save.is_some()
            || self.review.is_some()
            || self.pulse.is_some()
            || self.act.is_some()
    }
}

/// The way into the queue.
#[derive(Debug, Default)]
pub struct Queue {
    waiting: Mutex<Waiting>,
    more: Condvar,
    /// Batches that are on disk, and what was to be done then is done.
    settled: AtomicU64,
    /// The disk takes nothing at the moment.
    stuck: AtomicBool,
}

#[derive(Debug, Default)]
struct Waiting {
    batches: Vec<Batch>,
    /// Batches taken in so far.
    pushed: u64,
    closed: bool,
}

impl Queue {
    /// Takes a batch in and numbers it. Called while the table is locked, so that its batches stay in order.
    pub fn push(&self, batch: Batch) -> u64 {
        let mut waiting = self.waiting();
        waiting.pushed += 1;
        if !waiting.closed {
            waiting.batches.push(batch);
            if waiting.batches.len() == 1 {
                self.more.notify_one();
            }
        }
        waiting.pushed
    }

    /// How many batches wait for the disk.
    pub fn len(&self) -> usize {
        let waiting = self.waiting();
        waiting.batches.len()
    }

    /// The disk takes nothing at the moment; what waits is tried again until it does.
    pub fn is_stuck(&self) -> bool {
        self.stuck.load(Ordering::Relaxed)
    }

    /// Is everything up to this batch on disk?
    pub fn has_settled(&self, number: u64) -> bool {
        self.settled.load(Ordering::Acquire) >= number
    }

    /// Waits until everything that was pushed before is on disk; false if it never will be.
    pub async fn flush(&self) -> bool {
        let (then, on_disk) = awaited();
        self.push(Batch {
            then: Some(then),
            ..Batch::default()
        });
        on_disk.await.is_ok()
    }

    /// Takes no more batches; the writer ends when those that wait are written.
    pub fn close(&self) {
        let mut waiting = self.waiting();
        waiting.closed = true;
        self.more.notify_one();
    }

    /// Takes no more batches, and drops those that wait: nobody will be told of them.
    pub fn give_up(&self) {
        let mut waiting = self.waiting();
        waiting.closed = true;
        waiting.batches.clear();
    }

    /// Waits until there is something; false when it is closed and empty.
    fn wait(&self) -> bool {
        let idle = |waiting: &mut Waiting| waiting.batches.is_empty() && !waiting.closed;
        let waiting = self.more.wait_while(self.waiting(), idle);
        !waiting.unwrap_or_else(PoisonError::into_inner).batches.is_empty()
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Writes until the queue is closed, or until the disk fails: on a thread of its own.
pub fn write(queue: &Queue, disk: Disk, observed: &Observed) -> Result<()> {
    let mut writer = Writer::new(disk);
    while queue.wait() {
        while writer.step(queue, observed)? == Step::Stuck {
            thread::sleep(TRY_AGAIN);
        }
    }
    writer.disk.close()
}

/// The one that writes, and how far it has come.
#[derive(Debug)]
pub struct Writer {
    disk: Disk,
    /// What is being written.
    batches: Vec<Batch>,
    /// So much of that is done, in the order of [`Writer::keep`].
    done: usize,
    started: Instant,
}

/// What has become of it.
#[derive(Debug, PartialEq, Eq)]
pub enum Step {
    /// All that waited is written and told.
    Kept,
    /// The disk takes nothing: to be tried again in a while.
    Stuck,
}

impl Writer {
    pub fn new(disk: Disk) -> Writer {
        Writer {
            disk,
            batches: Vec::new(),
            done: 0,
            started: Instant::now(),
        }
    }

    /// Writes what waits, or goes on where the disk was stuck. A disk that is full or locked is waited for: nothing is told meanwhile, and
    /// nobody is let act. Any other error is for good.
    pub fn step(&mut self, queue: &Queue, observed: &Observed) -> Result<Step> {
        if self.batches.is_empty() {
            mem::swap(&mut queue.waiting().batches, &mut self.batches);
            (self.done, self.started) = (0, Instant::now());
        }
        if let Err(error) = self.keep() {
            if passes(&error) && !queue.waiting().closed {
                if !queue.stuck.swap(true, Ordering::Relaxed) {
                    tracing::error!("nothing is taken in until the disk takes it: {error:#}");
                }
                return Ok(Step::Stuck);
            }
            queue.stuck.store(false, Ordering::Relaxed);
            queue.give_up();
            self.batches.clear();
            return Err(error).context("the disk failed: nothing is acknowledged any more");
        }
        if queue.stuck.swap(false, Ordering::Relaxed) {
            tracing::info!("the disk takes what is written again");
        }
        let lines = self.batches.iter().map(|batch| batch.lines.len()).sum();
        observed.committed(self.batches.len(), lines, self.started.elapsed());
        let settled = self.batches.len() as u64;
        for then in self.batches.drain(..).filter_map(|batch| batch.then) {
            then();
        }
        queue.settled.fetch_add(settled, Ordering::Release);
        Ok(Step::Kept)
    }

    /// What is written stays written, whatever becomes of what follows it: each is tried again by itself. Last comes whether anybody may
    /// be told of it.
    fn keep(&mut self) -> Result<()> {
        let Writer {
            disk, batches, done, ..
        } = self;
        let mut place = 0;
        let mut once = |step: &mut dyn FnMut() -> Result<()>| {
            if place == *done {
                step()?;
                *done += 1;
            }
            place += 1;
            anyhow::Ok(())
        };
        for (no, lines) in batches.iter().filter_map(Batch::rewrites) {
            once(&mut || disk.rewrite(no, lines))?;
        }
        if batches.iter().any(Batch::writes) {
            once(&mut || disk.keep(batches))?;
        }
        if batches.iter().any(|batch| !batch.remove.is_empty()) {
            once(&mut || disk.remove(batches))?;
        }
        if batches.iter().any(|batch| batch.anew) {
            once(&mut || {
                // Who asked for it sees that it is still to be done, and asks again; whatever else fails will be found by the next who writes.
                if let Err(error) = disk.write_anew() {
                    tracing::warn!("the database could not be written anew: {error:#}");
                }
                Ok(())
            })?;
        }
        disk.is_still_ours()
    }
}

const TRY_AGAIN: Duration = Duration::from_millis(200);

#[cfg(test)]
mod tests {

    use rusqlite::Connection;
    use tempfile::{TempDir, tempdir};

    use super::*;
    use crate::{folder::database, store};

    fn line(seq: Seq) -> (Batch, oneshot::Receiver<()>) {
        let (then, told) = awaited();
        let batch = Batch {
            table_no: 7,
            lines: vec![(seq, format!("{seq} 1 draw"))],
            then: Some(then),
            ..Batch::default()
        };
        (batch, told)
    }

    /// How many lines somebody else finds on disk.
    fn lines(folder: &TempDir) -> usize {
        let other = Connection::open(database(folder.path())).unwrap();
        let mut texts = other
            .prepare("SELECT text FROM lines UNION ALL SELECT text FROM journal")
            .unwrap();
        let texts = texts.query_map([], |row| row.get::<_, String>(0)).unwrap();
        texts.map(|text| text.unwrap().lines().count()).sum()
    }

    #[test]
    fn who_is_told_can_read_it_on_disk() {
        let folder = tempdir().unwrap();
        let (_, disk) = store::open(folder.path()).unwrap();
        let (queue, observed) = (Queue::default(), Observed::new());
        let told: Vec<_> = (1..=100)
            .map(line)
            .map(|(batch, told)| (queue.push(batch), told))
            .collect();
        thread::scope(|scope| {
            let writer = scope.spawn(|| write(&queue, disk, &observed));
            for (number, told) in told {
                told.blocking_recv().expect("it is written");
                assert!(lines(&folder) as u64 >= number);
            }
            queue.close();
            writer.join().unwrap().unwrap();
        });
        assert!(queue.has_settled(100) && !queue.has_settled(101));
        assert_eq!(lines(&folder), 100);
    }

    /// A disk on which there is room for so many more pages, and how to make much room.
    fn small_disk(folder: &TempDir, pages: u32) -> (Disk, impl FnOnce() + use<>) {
        let (_, disk) = store::open(folder.path()).unwrap();
        let other = Connection::open(database(folder.path())).unwrap();
        let fill = "CREATE TABLE filler (x); INSERT INTO filler VALUES (zeroblob(1000 * 4096))";
        other.execute_batch(fill).unwrap();
        let taken: u32 = other.query_row("PRAGMA page_count", [], |row| row.get(0)).unwrap();
        disk.limit(taken + pages).unwrap();
        (disk, move || other.execute_batch("DROP TABLE filler").unwrap())
    }

    /// The lines fit the disk, but nothing more: the tables that go with them cannot, not yet.
    #[test]
    fn what_is_written_is_not_written_again() {
        let folder = tempdir().unwrap();
        let (disk, make_room) = small_disk(&folder, 30);
        let other = Connection::open(database(folder.path())).unwrap();
        let count = "CREATE TABLE written (lines); \
            CREATE TRIGGER count AFTER INSERT ON journal BEGIN INSERT INTO written VALUES (7); END";
        other.execute_batch(count).unwrap();
        let (queue, observed) = (Queue::default(), Observed::new());
        let (then, told) = awaited();
        queue.push(Batch {
            table_no: 7,
            lines: (1..=1000)
                .map(|seq| (seq, format!("{seq} 1 {}", "draw ".repeat(16))))
                .collect(),
            remove: vec![8],
            then: Some(then),
            ..Batch::default()
        });
        thread::scope(|scope| {
            let writer = scope.spawn(|| write(&queue, disk, &observed));
            while !queue.is_stuck() {
                assert!(!writer.is_finished(), "the disk is full");
                thread::yield_now();
            }
            make_room();
            told.blocking_recv().expect("it is written in the end");
            queue.close();
            writer.join().unwrap().unwrap();
        });
        let written: u32 = other
            .query_row("SELECT count(*) FROM written", [], |row| row.get(0))
            .unwrap();
        assert_eq!((lines(&folder), written), (1000, 1));
    }

    #[test]
    fn what_the_disk_refuses_is_never_told() {
        let folder = tempdir().unwrap();
        let (_, disk) = store::open(folder.path()).unwrap();
        let (queue, observed) = (Queue::default(), Observed::new());
        let (good, told_good) = line(1);
        queue.push(good);
        thread::scope(|scope| {
            let writer = scope.spawn(|| write(&queue, disk, &observed));
            told_good.blocking_recv().expect("the first is written");
            // From now on nothing can be appended any more.
            let other = Connection::open(database(folder.path())).unwrap();
            let full = "CREATE TRIGGER full BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'full'); END";
            other.execute_batch(full).unwrap();
            let ((second, told_second), (third, told_third)) = (line(2), line(3));
            queue.push(second);
            queue.push(third);
            assert!(told_second.blocking_recv().is_err() && told_third.blocking_recv().is_err());
            assert!(writer.join().unwrap().is_err());
            let (late, told_late) = line(4);
            queue.push(late);
            assert!(told_late.blocking_recv().is_err(), "nothing more is taken in");
        });
        assert_eq!(lines(&folder), 1, "all or nothing");
    }
}
