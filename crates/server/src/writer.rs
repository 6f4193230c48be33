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
        LazyLock, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::{Context, Result};
use sqlx::{Connection, SqliteConnection};
use table::wire::Seq;
use tokio::{
    sync::{Notify, oneshot},
    time::sleep,
};

use crate::observe::Observed;

/// What follows from one thing that happened at a table.
#[derive(Default)]
pub struct Batch {
    pub table_no: i64,
    pub lines: Vec<(Seq, String)>,
    pub save: Option<Save>,
    /// What time it is: see `pulse`.
    pub pulse: Option<u64>,
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
    fn writes(&self) -> bool {
        !self.lines.is_empty() || self.save.is_some() || self.pulse.is_some()
    }
}

/// The way into the queue.
#[derive(Debug, Default)]
pub struct Queue {
    waiting: Mutex<Waiting>,
    more: Notify,
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
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
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
        let waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.batches.len()
    }

    /// The disk takes nothing at the moment; what waits is tried again until it does.
    pub fn is_stuck(&self) -> bool {
        self.stuck.load(Ordering::Relaxed)
    }

    fn is_closed(&self) -> bool {
        let waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.closed
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
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.closed = true;
        self.more.notify_one();
    }

    /// Takes no more batches, and drops those that wait: nobody will be told of them.
    fn give_up(&self) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.closed = true;
        waiting.batches.clear();
    }

    /// Swaps everything that waits with `spare`, an empty list to fill next; false when it is closed and empty.
    async fn take(&self, spare: &mut Vec<Batch>) -> bool {
        loop {
            {
                let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
                if !waiting.batches.is_empty() {
                    mem::swap(&mut waiting.batches, spare);
                    return true;
                }
                if waiting.closed {
                    return false;
                }
            }
            self.more.notified().await;
        }
    }
}

/// Writes until the queue is closed, or until the disk fails.
pub async fn write(queue: &Queue, mut disk: SqliteConnection, observed: &Observed) -> Result<()> {
    let mut batches = Vec::new();
    while queue.take(&mut batches).await {
        let started = Instant::now();
        let lines: usize = batches.iter().map(|batch| batch.lines.len()).sum();
        if batches.iter().any(Batch::writes)
            && let Err(error) = commit_in_the_end(queue, &mut disk, &mut batches).await
        {
            queue.give_up();
            return Err(error).context("the disk failed: nothing is acknowledged any more");
        }
        observed.committed(batches.len(), lines, started.elapsed());
        let settled = batches.len() as u64;
        for then in batches.drain(..).filter_map(|batch| batch.then) {
            then();
        }
        queue.settled.fetch_add(settled, Ordering::Release);
    }
    disk.close().await.context("the database could not be closed")
}

/// A disk that is full or locked is waited for: nothing is told meanwhile, and nobody is let act. Any other error is for good.
async fn commit_in_the_end(queue: &Queue, disk: &mut SqliteConnection, batches: &mut [Batch]) -> Result<()> {
    let mut result = commit(disk, batches).await;
    while let Err(error) = &result {
        if !passes(error) || queue.is_closed() {
            break;
        }
        if !queue.stuck.swap(true, Ordering::Relaxed) {
            tracing::error!("nothing is taken in until the disk takes it: {error:#}");
        }
        sleep(TRY_AGAIN).await;
        result = commit(disk, batches).await;
    }
    if queue.stuck.swap(false, Ordering::Relaxed) && result.is_ok() {
        tracing::info!("the disk takes what is written again");
    }
    result
}

const TRY_AGAIN: Duration = Duration::from_millis(200);

/// Is this an error that can pass by itself?
fn passes(error: &anyhow::Error) -> bool {
    // SQLITE_BUSY, SQLITE_LOCKED, SQLITE_FULL: the low byte of what the database says.
    const PASSING: [i32; 3] = [5, 6, 13];
    let database = error
        .downcast_ref::<sqlx::Error>()
        .and_then(|error| error.as_database_error());
    let code = database.and_then(|error| error.code()?.parse::<i32>().ok());
    code.is_some_and(|code| PASSING.contains(&(code & 0xff)))
}

const PULSE: &str = "INSERT INTO pulse (one, at) VALUES (1, ?1) ON CONFLICT (one) DO UPDATE SET at = ?1";

const UPSERT: &str = "INSERT INTO tables (no, id, saved, phase, created, updated) VALUES (?1, ?2, ?3, ?4, ?5, ?5) \
    ON CONFLICT (no) DO UPDATE SET saved = ?3, phase = ?4, updated = ?5";

/// Lines that one statement takes at most.
const MOST_ROWS: usize = 1024;

/// Inserts up to 1, 2, 4, … [`MOST_ROWS`] lines at once: a line then costs a row, and not a statement of its own. What
/// is not bound is null and left out, so these few statements, prepared once, do for any number of lines.
static INSERTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let insert = |power: u32| {
        let rows = ["(?, ?, ?)"].repeat(1 << power).join(", ");
        format!("INSERT INTO lines (table_no, seq, text) SELECT * FROM (VALUES {rows}) WHERE column1 IS NOT NULL")
    };
    (0..=MOST_ROWS.ilog2()).map(insert).collect()
});

/// A line with its table.
type LineRow = (i64, Seq, String);

async fn commit(disk: &mut SqliteConnection, batches: &mut [Batch]) -> Result<()> {
    let mut lines = Vec::new();
    for batch in batches.iter() {
        let table = batch.table_no;
        lines.extend(batch.lines.iter().map(|(seq, text)| (table, *seq, text.clone())));
    }
    // One statement is a transaction by itself, and three fewer trips to the database.
    let only_lines = batches
        .iter()
        .all(|batch| batch.save.is_none() && batch.pulse.is_none());
    if lines.len() <= MOST_ROWS && only_lines {
        return insert(disk, lines).await;
    }
    let mut transaction = disk.begin().await?;
    for batch in batches {
        if let Some(save) = &batch.save {
            sqlx::query(UPSERT)
                .bind(batch.table_no)
                .bind(save.id.clone())
                .bind(save.saved.clone())
                .bind(save.phase)
                .bind(save.now as i64)
                .execute(&mut *transaction)
                .await?;
        }
        if let Some(now) = batch.pulse {
            sqlx::query(PULSE).bind(now as i64).execute(&mut *transaction).await?;
        }
    }
    while !lines.is_empty() {
        let rest = lines.split_off(lines.len().min(MOST_ROWS));
        insert(&mut transaction, lines).await?;
        lines = rest;
    }
    transaction.commit().await?;
    Ok(())
}

/// At least one line and at most [`MOST_ROWS`].
async fn insert(disk: &mut SqliteConnection, lines: Vec<LineRow>) -> Result<()> {
    let power = lines.len().next_power_of_two().ilog2();
    let mut statement = sqlx::query(INSERTS[power as usize].as_str());
    for (table, seq, text) in lines {
        statement = statement.bind(table).bind(i64::from(seq)).bind(text);
    }
    statement.execute(disk).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::store::Store;

    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            let folder = std::env::temp_dir().join(format!("ludogite-writer-{name}-{}", std::process::id()));
            std::fs::create_dir_all(&folder).unwrap();
            Folder(folder)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    fn line(seq: Seq) -> (Batch, oneshot::Receiver<()>) {
        let (then, told) = awaited();
        let batch = Batch {
            table_no: 7,
            lines: vec![(seq, format!("{seq} 1 \"draw\""))],
            then: Some(then),
            ..Batch::default()
        };
        (batch, told)
    }

    async fn lines(disk: &mut SqliteConnection) -> Vec<(i64, i64, String)> {
        sqlx::query_as("SELECT table_no, seq, text FROM lines ORDER BY seq")
            .fetch_all(disk)
            .await
            .unwrap()
    }

    #[tokio::test]
    async fn who_is_told_can_read_it_on_disk() {
        let folder = Folder::new("told");
        let (_, disk) = Store::open(&folder.0).await.unwrap();
        let (_, mut other) = Store::open(&folder.0).await.unwrap();
        let (queue, observed) = (Queue::default(), Observed::new());
        let told: Vec<_> = (1..=100)
            .map(line)
            .map(|(batch, told)| (queue.push(batch), told))
            .collect();
        let check = async {
            for (number, told) in told {
                told.await.expect("it is written");
                assert!(lines(&mut other).await.len() as u64 >= number);
            }
            queue.close();
        };
        let (written, ()) = tokio::join!(write(&queue, disk, &observed), check);
        written.unwrap();
        assert!(queue.has_settled(100) && !queue.has_settled(101));
        assert_eq!(lines(&mut other).await[41], (7, 42, "42 1 \"draw\"".to_owned()));
    }

    /// Any number of lines is written, each once: those that fill a statement, leave it half empty, or need several.
    #[tokio::test]
    async fn every_number_of_lines_fits() {
        let folder = Folder::new("numbers");
        let (_, mut disk) = Store::open(&folder.0).await.unwrap();
        let mut seq = 0;
        for count in [
            1,
            2,
            3,
            7,
            64,
            65,
            MOST_ROWS - 1,
            MOST_ROWS,
            MOST_ROWS + 1,
            2 * MOST_ROWS + 3,
        ] {
            let first = seq + 1;
            seq += count as Seq;
            let lines = (first..=seq).map(|seq| (seq, format!("{seq} 1 draw"))).collect();
            let batch = Batch {
                table_no: 7,
                lines,
                ..Batch::default()
            };
            commit(&mut disk, &mut [batch]).await.unwrap();
        }
        let written = lines(&mut disk).await;
        assert_eq!(written.len(), seq as usize);
        for ((_, at, text), seq) in written.iter().zip(1..) {
            assert_eq!((*at, text), (seq, &format!("{seq} 1 draw")));
        }
    }

    #[tokio::test]
    async fn what_the_disk_refuses_is_never_told() {
        let folder = Folder::new("refused");
        let (_, disk) = Store::open(&folder.0).await.unwrap();
        let (_, mut other) = Store::open(&folder.0).await.unwrap();
        let (queue, observed) = (Queue::default(), Observed::new());
        let (good, told_good) = line(1);
        queue.push(good);
        let check = async {
            told_good.await.expect("the first is written");
            // The same sequence number again: two truths about one line.
            let ((twice, told_twice), (next, told_next)) = (line(1), line(2));
            queue.push(twice);
            queue.push(next);
            assert!(told_twice.await.is_err() && told_next.await.is_err());
            assert!(!queue.flush().await, "nothing more is taken in");
        };
        let (written, ()) = tokio::join!(write(&queue, disk, &observed), check);
        assert!(written.is_err());
        assert_eq!(lines(&mut other).await.len(), 1, "all or nothing");
    }
}
