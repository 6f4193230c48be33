//! The database's log: what is committed stands there first, and is copied into the file by and by.
//!
//! Copying reads, writes and syncs, and whoever wants to write would wait for it. So it is done beside the writer, on a
//! thread and a connection of its own, some megabytes at a time. The log begins again only where all of it is copied,
//! and somebody nearly always writes meanwhile: what came while the rest was copied is a few pages, and these the writer
//! copies himself.
//!
//! A sync of a file that has become longer takes twice as long as one of a file that was written over, because its new length has to get to
//! the disk, too. So it becomes longer by many pages at a time, in which nothing stands yet.

use std::{
    fs::{File, OpenOptions},
    io::{self, Write},
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicI32, Ordering},
        mpsc::{Receiver, SyncSender, sync_channel},
    },
    thread::{self, JoinHandle},
};

use anyhow::{Context, Result};
use rusqlite::{Connection, hooks::Wal};

/// Lengths of the log, in pages of 4 KB.
#[derive(Clone, Copy, Debug)]
struct Lengths {
    /// So much is copied at a time.
    copied: i32,
    /// From here on it is to begin again.
    enough: i32,
    /// From here on the writer waits for who copies, so that it cannot grow for ever.
    most: i32,
}

const LENGTHS: Lengths = Lengths {
    copied: 2_000,
    enough: 8_000,
    most: 32_000,
};

/// What stands before everything, a page with what stands before it, and how many pages are added at a time. Where pages have
/// another size, there is more room or less.
const HEAD: u64 = 32;
const PAGE: u64 = 24 + 4096;
const ROOM: u64 = 64;

/// Copies beside the writer.
#[derive(Debug)]
pub struct Copier {
    thread: Option<JoinHandle<()>>,
    file: File,
    /// How many pages of the log count.
    pages: Arc<AtomicI32>,
}

impl Copier {
    pub fn beside(writer: &mut Connection, file: &Path) -> Result<Copier> {
        Copier::with(LENGTHS, writer, file)
    }

    fn with(lengths: Lengths, writer: &mut Connection, file: &Path) -> Result<Copier> {
        let db = Connection::open(file).context("the database cannot be opened once more")?;
        db.pragma_update(None, "synchronous", "full")?;
        let (ask, asked) = sync_channel(1);
        let (tell, copied) = sync_channel(1);
        let copy = move || {
            for () in asked {
                // A disk that is full has no room for it: then the log grows on, until it cannot either.
                if let Err(error) = db.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(())) {
                    tracing::warn!("the database's log could not be copied: {error}");
                }
                if tell.send(()).is_err() {
                    break;
                }
            }
        };
        let thread = thread::Builder::new().name("copier".into()).spawn(copy);
        let thread = thread.context("no thread to copy on")?;
        let mut wal = file.as_os_str().to_owned();
        wal.push("-wal");
        let file = OpenOptions::new().append(true).open(wal);
        let file = file.context("the database's log cannot be opened")?;
        let pages = Arc::new(AtomicI32::new(0));
        let mut log = Log {
            lengths,
            pages: pages.clone(),
            asked_at: 0,
            copies: false,
            ask,
            copied,
        };
        writer.wal_hook(Some(move |wal: &mut Wal, pages| {
            log.has_grown(wal, pages);
            Ok(()) // it is committed, whatever becomes of the copy
        }))?;
        Ok(Copier {
            thread: Some(thread),
            file,
            pages,
        })
    }

    /// For the writer, who is about to commit: he has written already, so that nobody else can until he has committed.
    pub fn make_room(&self) -> io::Result<()> {
        let pages = self.pages.load(Ordering::Relaxed) as u64;
        let room = self.file.metadata()?.len().saturating_sub(HEAD + pages * PAGE);
        if pages > 0 && room < ROOM / 8 * PAGE {
            (&self.file).write_all(&vec![0; (ROOM * PAGE) as usize])?;
        }
        Ok(())
    }

    /// Before the writer closes: of two who close at once neither would be the last, who leaves one file.
    pub fn end(self, writer: &mut Connection) -> Result<()> {
        let nobody: Option<fn(&mut Wal, i32) -> rusqlite::Result<()>> = None;
        Ok(writer.wal_hook(nobody)?)
    }
}

impl Drop for Copier {
    /// Waits for the thread: nobody asks it any more once the writer's connection is closed.
    fn drop(&mut self) {
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The log as the writer sees it.
struct Log {
    lengths: Lengths,
    pages: Arc<AtomicI32>,
    /// How long it was when a copy was last asked for.
    asked_at: i32,
    /// The other thread is at it.
    copies: bool,
    ask: SyncSender<()>,
    copied: Receiver<()>,
}

impl Log {
    /// Called by the writer after each commit.
    fn has_grown(&mut self, wal: &mut Wal, pages: i32) {
        self.pages.store(pages, Ordering::Relaxed);
        if pages < self.asked_at {
            self.asked_at = 0; // it has begun again
        }
        if self.copies {
            self.copies = match pages < self.lengths.most {
                true => self.copied.try_recv().is_err(),
                false => self.copied.recv().is_err(),
            };
            if !self.copies && pages >= self.lengths.enough {
                // Where somebody still reads what stands in it, it begins again later.
                let _ = wal.checkpoint();
            }
        } else if pages - self.asked_at >= self.lengths.copied {
            self.asked_at = pages;
            self.copies = self.ask.try_send(()).is_ok();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs};

    use tempfile::tempdir;

    use super::*;

    /// Somebody writes all the time, and never waits for the log to be copied; nothing else makes it begin again.
    #[test]
    fn the_log_does_not_grow_for_ever_while_somebody_writes() {
        let folder = tempdir().unwrap();
        let file = folder.path().join("log.sqlite");
        let mut db = Connection::open(&file).unwrap();
        db.pragma_update(None, "journal_mode", "wal").unwrap();
        db.execute_batch("CREATE TABLE text (text TEXT)").unwrap();
        let lengths = Lengths {
            copied: 20,
            enough: 80,
            most: 160,
        };
        let copier = Copier::with(lengths, &mut db, &file).unwrap();
        let text = "x".repeat(10_000); // three pages, and that which names them
        for _ in 0..1_000 {
            db.execute("INSERT INTO text VALUES (?1)", [&text]).unwrap();
        }
        let log = std::fs::metadata(folder.path().join("log.sqlite-wal")).unwrap().len();
        let most = (lengths.most + 20) as u64 * 4_200;
        assert!(log > 0 && log < most, "{log} bytes, and at most {most}");
        let kept = "SELECT count(*) FROM text WHERE length(text) = 10000";
        assert_eq!(db.query_row(kept, [], |row| row.get::<_, i64>(0)).unwrap(), 1_000);
        copier.end(&mut db).unwrap();
        db.close().unwrap();
        assert!(
            !folder.path().join("log.sqlite-wal").exists(),
            "who closes last leaves one file"
        );
    }

    /// Few commits make the log longer; and of a house that is killed everything is found, whatever stands behind it.
    #[test]
    fn there_is_room_before_it_is_written() {
        let folder = tempdir().unwrap();
        let file = folder.path().join("log.sqlite");
        let mut db = Connection::open(&file).unwrap();
        db.pragma_update(None, "journal_mode", "wal").unwrap();
        db.execute_batch("CREATE TABLE text (text TEXT)").unwrap();
        let copier = Copier::beside(&mut db, &file).unwrap();
        let log = folder.path().join("log.sqlite-wal");
        let mut lengths = BTreeSet::new();
        for number in 0..500 {
            let commit = db.transaction().unwrap();
            commit.execute("INSERT INTO text VALUES (?1)", [number]).unwrap();
            copier.make_room().unwrap();
            commit.commit().unwrap();
            lengths.insert(fs::metadata(&log).unwrap().len());
        }
        assert!(lengths.len() <= 12, "{lengths:?}");

        let killed = tempdir().unwrap();
        for name in ["log.sqlite", "log.sqlite-wal"] {
            fs::copy(folder.path().join(name), killed.path().join(name)).unwrap();
        }
        let left = Connection::open(killed.path().join("log.sqlite")).unwrap();
        let count = |db: &Connection| db.query_row("SELECT count(*) FROM text", [], |row| row.get::<_, i64>(0));
        assert_eq!(count(&left).unwrap(), 500);
        left.execute("INSERT INTO text VALUES (500)", []).unwrap();
        assert_eq!(count(&left).unwrap(), 501, "and it goes on from there");
        copier.end(&mut db).unwrap();
    }
}
