//! SQLite: one file in the data folder.
//!
//! What is written at once becomes one row of a journal, whichever tables it comes from: a thousand moves then touch a few
//! pages, and not one for each table. Every few seconds what stands in the journal is folded into `lines`, by table, some
//! tables with every commit. Whoever reads a table reads both.
//!
//! Reading happens in [`Store`], from a few connections; all writing goes through the one [`Disk`] of [`crate::writer`].

use std::{
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, ensure};
use ludo::REVIEW_EDITION;
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, TransactionBehavior};
use table::{Agreed, wire::Seq};
use tokio::{sync::Semaphore, task::spawn_blocking};

use super::{LOOKED_AT_ONCE, Mine, is_evening_of, is_table_of};
use crate::{
    anew::write_anew,
    backup,
    folder::database,
    gentle::Gentle,
    journal::{self, Journal, Stretch},
    lines::{self, Stored, load},
    log::Copier,
    writer::Batch,
};

const READERS: usize = 2;

/// Who else opens the file is waited for so long.
const OPENED_WITHIN: Duration = Duration::from_secs(5);

/// Since this version there is a journal.
pub const JOURNAL_SINCE: u32 = 2;

/// Each brings the file one version further; the file itself says how far it is.
const VERSIONS: [&str; 8] = [
    include_str!("../../migrations/0001_tables_and_lines.sql"),
    include_str!("../../migrations/0002_journal.sql"),
    include_str!("../../migrations/0003_pulse.sql"),
    include_str!("../../migrations/0004_days.sql"),
    include_str!("../../migrations/0005_evenings.sql"),
    include_str!("../../migrations/0006_reviews.sql"),
    include_str!("../../migrations/0007_acts.sql"),
    include_str!("../../migrations/0008_forgotten.sql"),
];

/// Opens the house's file, or makes a new one; brings an old one up to date.
pub fn open(data: &Path) -> Result<(Store, Disk)> {
    let file = database(data);
    let mut db = Connection::open(&file).context("the database cannot be opened")?;
    write_ahead(&db)?;
    // A commit has returned only when the disk has it.
    db.pragma_update(None, "synchronous", "full")?;
    keep_what_it_was(data, &db)?;
    bring_up_to_date(&mut db).context("the database cannot be brought up to date")?;
    // Whoever else has locked it is waited for by the writer, who says so.
    db.busy_timeout(Duration::from_millis(500))?;
    let journal = read_journal(&db)?;
    let copier = Some(Copier::beside(&mut db, &file)?);
    let readers = Readers {
        file,
        idle: Mutex::default(),
        free: Arc::new(Semaphore::new(READERS)),
    };
    Ok((Store(Arc::new(readers)), Disk { db, journal, copier }))
}

/// Of two who set this at once SQLite turns one away, and does not wait: we do.
fn write_ahead(db: &Connection) -> Result<()> {
    let began = Instant::now();
    loop {
        match db.pragma_update(None, "journal_mode", "wal") {
            Err(error)
                if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) && began.elapsed() < OPENED_WITHIN =>
            {
                thread::sleep(Duration::from_millis(2));
            }
            done => return Ok(done?),
        }
    }
}

/// Before a file is brought up to date, a backup of it as it was.
fn keep_what_it_was(data: &Path, db: &Connection) -> Result<()> {
    let holds_tables = "SELECT count(*) FROM sqlite_schema WHERE name = 'tables'";
    let is_new = db.query_row(holds_tables, [], |row| row.get::<_, i64>(0))? == 0;
    let version = version(db)?;
    if is_new || version >= NEWEST {
        return Ok(());
    }
    let kept = data.join(format!("ludogite-version-{version}.sqlite"));
    let kept = backup::make_gently(data, &kept, Gentle::new(false));
    let kept =
        kept.context("an older house has written the database, and it could not be backed up before it is changed")?;
    let file = kept.file.display();
    tracing::info!(%file, version, "an older house has written the database; a backup of it as it was is kept");
    Ok(())
}

/// All or nothing, and looked at only when nobody else writes: whoever is killed on the way has changed nothing, and of two who
/// come at once the second finds it done.
fn bring_up_to_date(db: &mut Connection) -> Result<()> {
    let change = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let steps = VERSIONS.get(version(&change)? as usize..);
    for step in steps.context("a newer house has written it")? {
        change.execute_batch(step)?;
    }
    change.pragma_update(None, "user_version", VERSIONS.len() as u32)?;
    Ok(change.commit()?)
}

/// How far a file is.
pub fn version(db: &Connection) -> Result<u32> {
    Ok(db.query_row("PRAGMA user_version", [], |row| row.get(0))?)
}

/// How far it is after it was brought up to date.
pub const NEWEST: u32 = VERSIONS.len() as u32;

/// In a file that nobody else has open every line comes into its place; its version stays what it is.
pub fn fold(db: Connection) -> Result<Connection> {
    if version(&db)? < JOURNAL_SINCE {
        return Ok(db);
    }
    let journal = read_journal(&db)?;
    let mut disk = Disk {
        db,
        journal,
        copier: None,
    };
    disk.fold_all()?;
    Ok(disk.db)
}

// ------------------------------------------------------------------------------------------------------ writing

/// The one that writes.
#[derive(Debug)]
pub struct Disk {
    db: Connection,
    journal: Journal,
    /// None for a file that nobody else has open.
    copier: Option<Copier>,
}

const SAVE: &str = "INSERT INTO tables (no, id, saved, phase, created, updated) VALUES (?1, ?2, ?3, ?4, ?5, ?5) \
    ON CONFLICT (no) DO UPDATE SET saved = ?3, phase = ?4, updated = ?5";
const SAVE_EVENING: &str = "INSERT INTO evenings (no, id, saved, phase, created, updated) VALUES (?1, ?2, ?3, ?4, ?5, ?5) \
    ON CONFLICT (no) DO UPDATE SET saved = ?3, phase = ?4, updated = ?5";
const APPEND: &str = "INSERT INTO journal (text) VALUES (?1)";
// Who was killed in the middle of folding has folded some of it already, and maybe less than there is now.
const FOLD: &str = "INSERT INTO lines (table_no, seq, text) VALUES (?1, ?2, ?3) \
    ON CONFLICT (table_no, seq) DO UPDATE SET text = ?3";
const FORGET: &str = "DELETE FROM journal WHERE no <= ?1";
const PULSE: &str = "INSERT INTO pulse (one, at) VALUES (1, ?1) ON CONFLICT (one) DO UPDATE SET at = ?1";
const ACT: &str = "INSERT INTO acts (at, what) VALUES (?1, ?2)";
// Of a table that was removed meanwhile nothing is kept.
const KEEP_REVIEW: &str = "INSERT OR REPLACE INTO reviews (table_no, edition, line, review) \
    SELECT no, ?2, ?3, ?4 FROM tables WHERE no = ?1";
// Evenings count below zero.
const REMOVE: [&str; 4] = [
    "DELETE FROM reviews WHERE table_no = ?1",
    "DELETE FROM lines WHERE table_no = ?1",
    "DELETE FROM tables WHERE no = ?1",
    "DELETE FROM evenings WHERE no = ?1",
];

impl Disk {
    /// The file may have so many pages of 4 KB, and then the disk is full.
    pub fn limit(&self, pages: u32) -> Result<()> {
        Ok(self.db.pragma_update(None, "max_page_count", pages)?)
    }

    /// Keeps what these batches say, all or nothing. When it returns, the disk has it.
    pub fn keep(&mut self, batches: &[Batch]) -> Result<()> {
        let entry = journal::entry(batches);
        let commit = self.db.transaction()?;
        for batch in batches {
            if let Some(save) = &batch.save {
                let row = (batch.table_no, &save.id, &save.saved, save.phase, save.now as i64);
                // Evenings count below zero.
                let save = if batch.table_no < 0 { SAVE_EVENING } else { SAVE };
                commit.prepare_cached(save)?.execute(row)?;
            }
            if let Some((line, review)) = &batch.review {
                let row = (batch.table_no, REVIEW_EDITION, line, review.bytes());
                commit.prepare_cached(KEEP_REVIEW)?.execute(row)?;
            }
            if let Some(now) = batch.pulse {
                commit.prepare_cached(PULSE)?.execute([now as i64])?;
            }
            if let Some((at, what)) = batch.act.as_ref().filter(|_| batch.remove.is_empty()) {
                commit.prepare_cached(ACT)?.execute((*at as i64, what))?;
            }
        }
        if !entry.is_empty() {
            commit.prepare_cached(APPEND)?.execute([&entry])?;
            // A disk that is full says so when the commit needs the room.
            let _ = self.copier.as_ref().map(Copier::make_room);
        }
        let newest = commit.last_insert_rowid();
        let (tables, until) = self.journal.due();
        for (table_no, Stretch { first, lines }) in tables {
            commit.prepare_cached(FOLD)?.execute((table_no, first, lines))?;
        }
        if let Some(until) = until {
            commit.prepare_cached(FORGET)?.execute([until])?;
        }
        commit.commit()?;
        self.journal.folded();
        if !entry.is_empty() {
            self.journal.note(newest, journal::rows_of(batches));
        }
        Ok(())
    }

    /// The tables that these batches remove are gone, with all their lines. What is deleted is overwritten: names do not stay behind in a
    /// file that others may read one day.
    pub fn remove(&mut self, batches: &[Batch]) -> Result<()> {
        self.fold_all()?;
        self.db.pragma_update(None, "secure_delete", true)?;
        let deleted = self.delete(batches.iter().filter(|batch| !batch.remove.is_empty()));
        self.db.pragma_update(None, "secure_delete", false)?;
        deleted
    }

    /// These lines of a log read otherwise from now on, because somebody wants to be forgotten: only her name goes out of them.
    pub fn rewrite(&mut self, no: i64, lines: &[(Seq, String)]) -> Result<()> {
        self.fold_all()?;
        let commit = self.db.transaction()?;
        commit.execute("INSERT OR REPLACE INTO forgotten (one, anew) VALUES (1, 0)", [])?;
        for (seq, line) in lines {
            let stretch = "SELECT seq, text FROM lines WHERE table_no = ?1 AND seq <= ?2 ORDER BY seq DESC LIMIT 1";
            let stretch = commit.query_row(stretch, (no, seq), |row| {
                Ok((row.get::<_, Seq>(0)?, row.get::<_, String>(1)?))
            });
            // An evening that was deleted meanwhile has nothing left to forget.
            let Some((first, text)) = stretch.optional()? else {
                continue;
            };
            let mut rows: Vec<&str> = text.split_terminator('\n').collect();
            *rows.get_mut((seq - first) as usize).context("a line is missing")? = line;
            let text = rows.join("\n") + "\n";
            let change = "UPDATE lines SET text = ?3 WHERE table_no = ?1 AND seq = ?2";
            commit.execute(change, (no, first, text))?;
        }
        Ok(commit.commit()?)
    }

    /// See [`crate::anew`].
    pub fn write_anew(&mut self) -> Result<()> {
        self.fold_all()?;
        write_anew(&self.db)
    }

    /// Who has them removed is noted with it, or neither is.
    fn delete<'a>(&mut self, batches: impl Iterator<Item = &'a Batch>) -> Result<()> {
        let commit = self.db.transaction()?;
        for batch in batches {
            for no in &batch.remove {
                for delete in REMOVE {
                    commit.prepare_cached(delete)?.execute([no])?;
                }
            }
            if let Some((at, what)) = &batch.act {
                commit.prepare_cached(ACT)?.execute((*at as i64, what))?;
            }
        }
        Ok(commit.commit()?)
    }

    /// Every line comes into its place, and nothing is left in the journal.
    fn fold_all(&mut self) -> Result<()> {
        while self.journal.begin() {
            self.keep(&[])?;
        }
        Ok(())
    }

    /// Leaves one file, in which every line is in its place.
    pub fn close(mut self) -> Result<()> {
        self.fold_all()?;
        if let Some(copier) = self.copier {
            copier.end(&mut self.db)?;
        }
        let closed = self.db.close().map_err(|(_, error)| error);
        closed.context("the database could not be closed")
    }
}

/// What a house that was killed has left.
fn read_journal(db: &Connection) -> Result<Journal> {
    let mut journal = Journal::new();
    let mut entries = db.prepare("SELECT no, text FROM journal ORDER BY no")?;
    let mut entries = entries.query([])?;
    while let Some(entry) = entries.next()? {
        let rows: Option<Vec<_>> = journal::rows(entry.get_ref(1)?.as_str()?).collect();
        journal.note(entry.get(0)?, rows.context("an entry of the journal cannot be read")?);
    }
    Ok(journal)
}

// ------------------------------------------------------------------------------------------------------ reading

#[derive(Clone, Debug)]
pub struct Store(Arc<Readers>);

#[derive(Debug)]
struct Readers {
    file: PathBuf,
    idle: Mutex<Vec<Connection>>,
    free: Arc<Semaphore>,
}

impl Store {
    /// The number that the next table gets.
    pub async fn next_no(&self) -> Result<i64> {
        let next = "SELECT coalesce(max(no), 0) + 1 FROM tables";
        self.read(move |db| Ok(db.query_row(next, [], |row| row.get(0))?)).await
    }

    /// The number that the next evening gets.
    pub async fn next_evening_no(&self) -> Result<i64> {
        let next = "SELECT coalesce(min(no), 0) - 1 FROM evenings";
        self.read(move |db| Ok(db.query_row(next, [], |row| row.get(0))?)).await
    }

    /// Evenings that are not over.
    pub async fn evenings_going(&self) -> Result<Vec<String>> {
        self.read(move |db| {
            let mut ids = db.prepare_cached("SELECT id FROM evenings WHERE phase = 'going' ORDER BY no DESC")?;
            let ids = ids.query_map([], |row| row.get(0))?;
            Ok(ids.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Evenings that were deleted, but are still here.
    pub async fn evenings_gone(&self) -> Result<Vec<(i64, String)>> {
        self.numbered("SELECT no, id FROM evenings WHERE phase = 'gone'", [])
            .await
    }

    /// All tables of an evening.
    pub async fn tables_of_evening(&self, evening: &str) -> Result<Vec<(i64, String)>> {
        let of = "SELECT no, id FROM tables WHERE json_extract(saved, '$.evening.evening') = ?1";
        self.numbered(of, [evening.to_owned()]).await
    }

    async fn numbered<const N: usize>(&self, select: &'static str, with: [String; N]) -> Result<Vec<(i64, String)>> {
        self.read(move |db| {
            let mut rows = db.prepare_cached(select)?;
            let rows = rows.query_map(rusqlite::params_from_iter(with), |row| Ok((row.get(0)?, row.get(1)?)))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Number, what was saved, and all lines as one text.
    pub async fn evening(&self, id: &str) -> Result<Option<(i64, String, String)>> {
        let id = id.to_owned();
        self.read(move |db| {
            let db = db.transaction()?;
            let row = "SELECT no, saved FROM evenings WHERE id = ?1 AND phase <> 'gone'";
            let row = db.query_row(row, [&id], |row| Ok((row.get(0)?, row.get::<_, String>(1)?)));
            let Some((no, saved)) = row.optional()? else {
                return Ok(None);
            };
            let lines = lines::text_of(&db, no).with_context(|| format!("the lines of evening {no}"))?;
            Ok(Some((no, saved, lines)))
        })
        .await
    }

    /// Somebody was forgotten, and the file was not written anew since.
    pub async fn was_forgotten(&self) -> Result<bool> {
        let any = "SELECT count(*) FROM forgotten";
        self.read(move |db| Ok(db.query_row(any, [], |row| row.get::<_, i64>(0))? > 0))
            .await
    }

    /// Tables behind this number that have a mark for which this is true; and the number up to which was looked, if there may be more.
    pub async fn marked(&self, behind: i64, is_hers: Mine) -> Result<(Vec<String>, Option<i64>)> {
        let tables = "SELECT no, id, saved FROM tables WHERE no > ?1 ORDER BY no LIMIT ?2";
        self.read(move |db| {
            let mut rows = db.prepare_cached(tables)?;
            let mut rows = rows.query((behind, LOOKED_AT_ONCE as i64))?;
            let (mut hers, mut last, mut count) = (Vec::new(), behind, 0);
            while let Some(row) = rows.next()? {
                (last, count) = (row.get(0)?, count + 1);
                if is_table_of(row.get_ref(2)?.as_str()?, &is_hers) {
                    hers.push(row.get(1)?);
                }
            }
            Ok((hers, (count == LOOKED_AT_ONCE).then_some(last)))
        })
        .await
    }

    /// The same of evenings, of which there are not so many.
    pub async fn marked_evenings(&self, is_hers: Mine) -> Result<Vec<String>> {
        self.read(move |db| {
            let mut rows =
                db.prepare_cached("SELECT id, saved FROM evenings WHERE phase <> 'gone' ORDER BY no DESC")?;
            let mut rows = rows.query([])?;
            let mut hers = Vec::new();
            while let Some(row) = rows.next()? {
                if is_evening_of(row.get_ref(1)?.as_str()?, &is_hers) {
                    hers.push(row.get(0)?);
                }
            }
            Ok(hers)
        })
        .await
    }

    /// When the house last wrote, by its own clock.
    pub async fn last_pulse(&self) -> Result<u64> {
        let last = "SELECT coalesce(max(at), 0) FROM pulse";
        let last = self.read(move |db| Ok(db.query_row(last, [], |row| row.get::<_, i64>(0))?));
        Ok(last.await? as u64)
    }

    /// All that the host has ever done, and when.
    pub async fn acts(&self) -> Result<Vec<(u64, String)>> {
        self.read(move |db| {
            let mut acts = db.prepare("SELECT at, what FROM acts ORDER BY no")?;
            let acts = acts.query_map([], |row| Ok((row.get::<_, i64>(0)? as u64, row.get(1)?)))?;
            Ok(acts.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Is what stands there whole? It takes a second for a million lines.
    pub async fn check(&self) -> Result<()> {
        let check = |db: &mut Connection| Ok(db.query_row("PRAGMA quick_check(1)", [], |row| row.get::<_, String>(0))?);
        let found = self.read(check).await?;
        ensure!(
            found == "ok",
            "the database is damaged ({found}); put a backup in its place, or a new folder"
        );
        Ok(())
    }

    /// Some of the tables after this number that were last saved before: over before the one, or not over before the other.
    pub async fn older(&self, after: i64, over: u64, going: u64, most: usize) -> Result<Vec<(i64, String)>> {
        let older = "SELECT no, id FROM tables \
            WHERE no > ?4 AND updated < CASE phase WHEN 'over' THEN ?1 ELSE ?2 END \
            AND NOT EXISTS (SELECT 1 FROM evenings WHERE evenings.id = json_extract(tables.saved, '$.evening.evening')) \
            ORDER BY no LIMIT ?3";
        self.read(move |db| {
            let mut rows = db.prepare_cached(older)?;
            let rows = rows.query_map((over as i64, going as i64, most as i64, after), |row| {
                Ok((row.get(0)?, row.get(1)?))
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Some of the games that were last saved before, and are not over; those behind this number.
    pub async fn left(&self, before: u64, behind: i64, most: usize) -> Result<Vec<(i64, Agreed)>> {
        let left =
            "SELECT no, saved FROM tables WHERE phase = 'playing' AND updated < ?1 AND no > ?2 ORDER BY no LIMIT ?3";
        self.read(move |db| {
            let mut rows = db.prepare_cached(left)?;
            let rows = rows.query_map((before as i64, behind, most as i64), |row| {
                Ok((row.get(0)?, row.get::<_, String>(1)?))
            })?;
            let read = |row| {
                let (no, saved): (i64, String) = row?;
                Ok((no, serde_json::from_str(&saved).with_context(|| format!("table {no}"))?))
            };
            rows.map(read).collect()
        })
        .await
    }

    pub async fn load(&self, id: &str) -> Result<Option<Stored>> {
        let id = id.to_owned();
        self.read(move |db| load(&db.transaction()?, &id)).await
    }

    /// What was kept of a game that ended with this line; None where it has to be made.
    pub async fn review(&self, table_no: i64, line: Seq) -> Result<Option<Vec<u8>>> {
        let kept = "SELECT review FROM reviews WHERE table_no = ?1 AND edition = ?2 AND line = ?3";
        self.read(move |db| {
            let row = db.query_row(kept, (table_no, REVIEW_EDITION, line), |row| row.get(0));
            Ok(row.optional()?)
        })
        .await
    }

    /// What `take` has of every table of a day's challenge. One that cannot be read is passed over.
    pub async fn of_day<T: Send + 'static>(
        &self,
        day: u64,
        take: impl Fn(Stored) -> Option<T> + Send + 'static,
    ) -> Result<Vec<T>> {
        let of_day = "SELECT id FROM tables WHERE json_extract(saved, '$.challenge.day') = ?1 ORDER BY no";
        self.read(move |db| {
            let db = db.transaction()?;
            let mut ids = db.prepare_cached(of_day)?;
            let mut taken = Vec::new();
            for id in ids.query_map([day as i64], |row| row.get::<_, String>(0))? {
                match load(&db, &id?) {
                    Ok(stored) => taken.extend(stored.and_then(&take)),
                    Err(error) => tracing::error!("{error:#}"),
                }
            }
            Ok(taken)
        })
        .await
    }

    /// Reads on a thread that may wait for the disk; not more than a few at a time.
    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Connection) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let readers = self.0.clone();
        // Kept by the work itself: whoever asked may go before it is done.
        let free = readers.free.clone().acquire_owned().await?;
        let read = spawn_blocking(move || {
            let _free = free;
            let reader = readers.idle().pop();
            let mut reader = reader.map_or_else(|| readers.open(), Ok)?;
            let read = work(&mut reader);
            readers.idle().push(reader);
            read
        });
        read.await?
    }

    /// When everybody has read; nobody reads any more.
    pub async fn close(&self) {
        let all = self.0.free.acquire_many(READERS as u32).await;
        self.0.free.close();
        drop(all);
        self.0.idle().clear();
    }
}

impl Readers {
    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn open(&self) -> Result<Connection> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        Connection::open_with_flags(&self.file, flags).context("the database cannot be read")
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::Barrier, thread};

    use tempfile::{TempDir, tempdir};

    use table::wire::Seq;

    use super::*;
    use crate::{trial::table, writer::Save};

    fn saved(no: i64) -> Batch {
        let id = format!("oak{no}");
        let (table, _) = table(&id, "diamoniak");
        let save = Save {
            id,
            saved: serde_json::to_string(table.agreed()).unwrap(),
            phase: "playing",
            now: 1,
        };
        Batch {
            table_no: no,
            save: Some(save),
            ..Batch::default()
        }
    }

    fn line(no: i64, seq: Seq) -> Batch {
        Batch {
            table_no: no,
            lines: vec![(seq, format!("{seq} 1 draw"))],
            ..Batch::default()
        }
    }

    async fn seqs(store: &Store, no: i64) -> Vec<u64> {
        let stored = store.load(&format!("oak{no}")).await.unwrap().expect("it is there");
        assert_eq!(stored.no, no);
        stored.lines.iter().map(|line| line.at).collect()
    }

    fn rows(folder: &TempDir, of: &str) -> u32 {
        let db = Connection::open(database(folder.path())).unwrap();
        let count = format!("SELECT count(*) FROM {of}");
        db.query_row(&count, [], |row| row.get(0)).unwrap()
    }

    /// Every line is found, once and in order, whether it stands in the journal, in its place, or while it is being folded in
    /// both; also after a kill at any of these moments.
    #[tokio::test]
    async fn a_table_is_whole_at_every_moment_of_folding() {
        let folder = tempdir().unwrap();
        let tables = 100;
        let (store, mut disk) = open(folder.path()).unwrap();
        disk.keep(&(1..=tables).map(saved).collect::<Vec<_>>()).unwrap();
        for seq in 1..=3 {
            disk.keep(&(1..=tables).map(|no| line(no, seq)).collect::<Vec<_>>())
                .unwrap();
        }
        assert_eq!((rows(&folder, "lines"), rows(&folder, "journal")), (0, 3));
        assert!(disk.journal.begin(), "there is something to fold");
        for (folded, last) in [32, 64, 64, 64, 96, 100].into_iter().zip(4..) {
            disk.keep(&[line(1, last), line(50, last), line(100, last)]).unwrap();
            assert_eq!(rows(&folder, "lines"), folded);
            for no in [1, 50, 100] {
                assert_eq!(seqs(&store, no).await, (1..=u64::from(last)).collect::<Vec<_>>());
            }
            if last == 5 {
                // As if it had been killed: what is left is read from the disk, and folded from the beginning.
                disk = open(folder.path()).unwrap().1;
                assert!(disk.journal.begin());
            }
        }
        assert_eq!(rows(&folder, "journal"), 4, "what is in its place is forgotten");
    }

    #[tokio::test]
    async fn a_closed_house_has_every_line_in_its_place() {
        let folder = tempdir().unwrap();
        let (store, mut disk) = open(folder.path()).unwrap();
        disk.keep(&[saved(7), line(7, 1), line(7, 2)]).unwrap();
        store.close().await;
        assert!(store.load("oak7").await.is_err(), "nobody reads any more");
        disk.close().unwrap();
        assert_eq!((rows(&folder, "lines"), rows(&folder, "journal")), (1, 0));
        let (store, _disk) = open(folder.path()).unwrap();
        assert_eq!(seqs(&store, 7).await, [1, 2]);
        assert_eq!(store.next_no().await.unwrap(), 8);
    }

    #[tokio::test]
    async fn a_missing_line_is_not_passed_over() {
        let folder = tempdir().unwrap();
        let (store, mut disk) = open(folder.path()).unwrap();
        disk.keep(&[saved(7), line(7, 1), line(7, 3)]).unwrap();
        assert!(format!("{:#}", store.load("oak7").await.unwrap_err()).contains("line 2 is missing"));
    }

    /// A file as houses wrote it before there was a journal.
    #[tokio::test]
    async fn an_older_file_is_brought_up_to_date() {
        let folder = tempdir().unwrap();
        let db = Connection::open(database(folder.path())).unwrap();
        db.execute_batch(VERSIONS[0]).unwrap();
        db.execute_batch("CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY)")
            .unwrap();
        let save = saved(7).save.unwrap();
        db.execute(SAVE, (7, &save.id, &save.saved, save.phase, 1)).unwrap();
        let old = "INSERT INTO lines (table_no, seq, text) VALUES (7, 1, '1 1 draw'), (7, 2, '2 1 draw')";
        db.execute_batch(old).unwrap();
        drop(db);
        let (store, mut disk) = open(folder.path()).unwrap();
        let kept = Connection::open(folder.path().join("ludogite-version-0.sqlite")).unwrap();
        let kept: (u32, u32) = kept
            .query_row(
                "SELECT (SELECT count(*) FROM lines), (SELECT user_version FROM pragma_user_version)",
                [],
                |row| Ok((row.get(0)?, row.get(1)?)),
            )
            .unwrap();
        assert_eq!(kept, (2, 0), "as it was");
        assert_eq!(seqs(&store, 7).await, [1, 2]);
        disk.keep(&[line(7, 3)]).unwrap();
        assert_eq!(seqs(&store, 7).await, [1, 2, 3]);
        disk.close().unwrap();
        let (store, _disk) = open(folder.path()).unwrap();
        assert_eq!(seqs(&store, 7).await, [1, 2, 3]);
    }

    /// Where there is no room for the backup, nothing is changed.
    #[test]
    fn an_older_file_that_cannot_be_backed_up_is_left_as_it_was() {
        let folder = tempdir().unwrap();
        let db = Connection::open(database(folder.path())).unwrap();
        db.execute_batch(VERSIONS[0]).unwrap();
        std::fs::create_dir(folder.path().join("ludogite-version-0.sqlite.part")).unwrap();
        let why = format!("{:#}", open(folder.path()).expect_err("it cannot be backed up"));
        assert!(why.contains("could not be backed up"), "{why}");
        assert_eq!(version(&db).unwrap(), 0);
    }

    /// Before all steps were one, a house that was killed between a step and its number left this behind.
    #[test]
    fn a_step_that_was_taken_already_is_no_hindrance() {
        let folder = tempdir().unwrap();
        let db = Connection::open(database(folder.path())).unwrap();
        db.execute_batch(&VERSIONS.concat()).unwrap();
        db.pragma_update(None, "user_version", 1).unwrap();
        drop(db);
        open(folder.path()).unwrap();
        assert_eq!(rows(&folder, "pulse"), 0);
    }

    #[test]
    fn a_file_that_cannot_be_brought_up_to_date_is_left_as_it_was() {
        let folder = tempdir().unwrap();
        let db = Connection::open(database(folder.path())).unwrap();
        db.execute_batch("CREATE TABLE other (x); CREATE INDEX pulse ON other (x)")
            .unwrap();
        open(folder.path()).expect_err("the last step cannot be taken");
        let found =
            "SELECT (SELECT user_version FROM pragma_user_version), (SELECT group_concat(name) FROM sqlite_schema)";
        let found: (u32, String) = db.query_row(found, [], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
        assert_eq!(found, (0, "other,pulse".to_owned()));
    }

    #[test]
    fn two_who_open_a_file_at_once_bring_it_up_to_date_once() {
        let folder = tempdir().unwrap();
        let start = Barrier::new(4);
        thread::scope(|scope| {
            let opened = [(); 4].map(|()| {
                scope.spawn(|| {
                    start.wait();
                    open(folder.path()).map(drop)
                })
            });
            for opened in opened {
                opened.join().unwrap().unwrap();
            }
        });
    }

    /// Only what is removed is overwritten: it takes its time.
    #[test]
    fn nothing_else_is_overwritten_after_a_removal_that_failed() {
        let folder = tempdir().unwrap();
        let (_, mut disk) = open(folder.path()).unwrap();
        disk.keep(&[saved(7)]).unwrap();
        let stop = "CREATE TRIGGER stop BEFORE DELETE ON tables BEGIN SELECT RAISE(ABORT, 'stop'); END";
        disk.db.execute_batch(stop).unwrap();
        let remove = Batch {
            remove: vec![7],
            ..Batch::default()
        };
        disk.remove(&[remove]).expect_err("it is stopped");
        let overwrites = disk.db.query_row("PRAGMA secure_delete", [], |row| row.get(0));
        assert_eq!(overwrites, Ok(false));
        assert_eq!(rows(&folder, "tables"), 1);
    }

    #[test]
    fn a_newer_file_is_left_alone() {
        let folder = tempdir().unwrap();
        let db = Connection::open(database(folder.path())).unwrap();
        db.pragma_update(None, "user_version", 1000).unwrap();
        drop(db);
        assert!(format!("{:#}", open(folder.path()).unwrap_err()).contains("newer"));
    }
}
