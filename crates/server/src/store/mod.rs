//! What stands on disk, in one of two engines: SQLite, one file in the data folder, or a PostgreSQL database.
//!
//! Reading happens in [`Store`]; all writing goes through the one [`Disk`] of [`crate::writer`]. Both engines can do the same and
//! obey the same laws (`laws.rs` tries them on both); nothing else in the house knows which one it is.

#[cfg(test)]
mod laws;
pub mod postgres;
mod sqlite;

use std::{fmt, future, path::Path, str::FromStr, sync::Arc};

use anyhow::{Result, anyhow, bail};
use rusqlite::ErrorCode;
use table::{
    Agreed,
    wire::{Phase, Seq},
};

pub use self::sqlite::{JOURNAL_SINCE, NEWEST, fold, version};
#[cfg(test)]
use crate::simulated::world;
use crate::{evenings::Kept, folder, lines::Stored, writer::Batch};

/// Where a house keeps its tables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum StoreAt {
    /// In one file in its data folder.
    #[default]
    Folder,
    Postgres(postgres::Address),
}

impl FromStr for StoreAt {
    type Err = anyhow::Error;

    /// What was said is not said again: there is a password in it.
    fn from_str(said: &str) -> Result<StoreAt> {
        match said.split_once("://") {
            None if said == "sqlite" => Ok(StoreAt::Folder),
            Some(("postgres" | "postgresql", _)) => Ok(StoreAt::Postgres(said.parse()?)),
            _ => bail!("tables are kept in sqlite or in postgres://USER:PASSWORD@HOST/DATABASE"),
        }
    }
}

impl fmt::Display for StoreAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreAt::Folder => f.write_str("sqlite"),
            StoreAt::Postgres(at) => at.fmt(f),
        }
    }
}

/// Opens the house's file, or makes a new one; brings an old one up to date.
pub fn open(data: &Path) -> Result<(Store, Disk)> {
    let (store, disk) = sqlite::open(data)?;
    Ok((Store::Sqlite(store), Disk::Sqlite(disk)))
}

/// The same, wherever it is.
pub async fn open_at(at: &StoreAt, data: &Path) -> Result<(Store, Disk)> {
    match at {
        StoreAt::Folder => open(data),
        StoreAt::Postgres(at) => {
            let (store, disk) = postgres::open(at, &folder::node(data)?).await?;
            Ok((Store::Postgres(store), Disk::Postgres(disk)))
        }
    }
}

/// Is this an error that can pass by itself?
pub fn passes(error: &anyhow::Error) -> bool {
    if let Some(trouble) = error.downcast_ref::<postgres::Trouble>() {
        return trouble.passes();
    }
    let code = error
        .downcast_ref::<rusqlite::Error>()
        .and_then(rusqlite::Error::sqlite_error_code);
    matches!(
        code,
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked | ErrorCode::DiskFull)
    )
}

// ------------------------------------------------------------------------------------------------------ writing

/// The one that writes.
#[derive(Debug)]
pub enum Disk {
    Sqlite(sqlite::Disk),
    Postgres(postgres::Disk),
    #[cfg(test)]
    Simulated(world::Disk),
}

impl Disk {
    /// The file may have so many pages of 4 KB, and then the disk is full.
    pub fn limit(&self, pages: u32) -> Result<()> {
        match self {
            Disk::Sqlite(disk) => disk.limit(pages),
            Disk::Postgres(_) => Err(anyhow!("how large a PostgreSQL database may be, PostgreSQL is told")),
            #[cfg(test)]
            Disk::Simulated(_) => Err(anyhow!("memory has no end")),
        }
    }

    /// Keeps what these batches say, all or nothing. When it returns, the disk has it. Where it failed with an error that
    /// [passes], nobody knows whether the disk has it: whoever tries again says the same again, and then the disk has it once.
    pub fn keep(&mut self, batches: &[Batch]) -> Result<()> {
        match self {
            Disk::Sqlite(disk) => disk.keep(batches),
            Disk::Postgres(disk) => disk.keep(batches),
            #[cfg(test)]
            Disk::Simulated(disk) => disk.keep(batches),
        }
    }

    /// The tables that these batches remove are gone, with all their lines; who has them removed is noted with it, or neither is.
    /// Tried again after an error that [passes] as with [`Disk::keep`].
    pub fn remove(&mut self, batches: &[Batch]) -> Result<()> {
        match self {
            Disk::Sqlite(disk) => disk.remove(batches),
            Disk::Postgres(disk) => disk.remove(batches),
            #[cfg(test)]
            Disk::Simulated(disk) => disk.remove(batches),
        }
    }

    /// These lines of a log read otherwise from now on, because somebody wants to be forgotten: only her name goes out of them.
    pub fn rewrite(&mut self, no: i64, lines: &[(Seq, String)]) -> Result<()> {
        match self {
            Disk::Sqlite(disk) => disk.rewrite(no, lines),
            Disk::Postgres(disk) => disk.rewrite(no, lines),
            #[cfg(test)]
            Disk::Simulated(disk) => disk.rewrite(no, lines),
        }
    }

    /// An error where another house keeps what stands there by now. Whoever tells what stands there asks before she does, even if nothing
    /// was written: a house that was frozen does not know for how long.
    pub fn is_still_ours(&mut self) -> Result<()> {
        match self {
            Disk::Sqlite(_) => Ok(()), // nobody else gets into its folder
            Disk::Postgres(disk) => disk.is_still_ours(),
            #[cfg(test)]
            Disk::Simulated(disk) => disk.is_still_ours(),
        }
    }

    /// See [`crate::anew`].
    pub fn write_anew(&mut self) -> Result<()> {
        match self {
            Disk::Sqlite(disk) => disk.write_anew(),
            Disk::Postgres(disk) => disk.write_anew(),
            #[cfg(test)]
            Disk::Simulated(disk) => disk.write_anew(),
        }
    }

    /// As if the answer to the last commit had been lost.
    #[cfg(test)]
    fn forget_the_answer(&mut self) {
        match self {
            Disk::Sqlite(_) => unreachable!("a file answers"),
            Disk::Postgres(disk) => disk.forget_the_answer(),
            Disk::Simulated(disk) => disk.forget_the_answer(),
        }
    }

    /// As if it had been frozen past its lease.
    #[cfg(test)]
    fn oversleep(&mut self) {
        match self {
            Disk::Sqlite(_) => unreachable!("nobody holds a lease to a file"),
            Disk::Postgres(disk) => disk.oversleep(),
            Disk::Simulated(disk) => disk.lease.oversleep(),
        }
    }

    /// Leaves everything as the next house wants to find it.
    pub fn close(self) -> Result<()> {
        match self {
            Disk::Sqlite(disk) => disk.close(),
            Disk::Postgres(disk) => disk.close(),
            #[cfg(test)]
            Disk::Simulated(disk) => disk.close(),
        }
    }
}

// ------------------------------------------------------------------------------------------------------ reading

/// Tables that are looked at in one go, when somebody's are sought.
pub(crate) const LOOKED_AT_ONCE: usize = 2_000;

/// Is a mark that of the guest who asks?
pub type Mine = Arc<dyn Fn(&str) -> bool + Send + Sync>;

/// Of a table as it was saved. One that cannot be read is not hers to find; `doctor` names it.
pub(crate) fn is_table_of(saved: &str, is_hers: &Mine) -> bool {
    let agreed = serde_json::from_str::<Agreed>(saved);
    agreed.is_ok_and(|agreed| !agreed.seats_of(&**is_hers).is_empty())
}

/// The same of an evening.
pub(crate) fn is_evening_of(saved: &str, is_hers: &Mine) -> bool {
    let kept = serde_json::from_str::<Kept>(saved);
    kept.is_ok_and(|kept| kept.of.values().any(|mark| is_hers(mark)))
}

#[derive(Clone, Debug)]
pub enum Store {
    Sqlite(sqlite::Store),
    Postgres(postgres::Store),
    #[cfg(test)]
    Simulated(world::Store),
}

/// The same of either engine.
macro_rules! ask {
    ($store:expr, $operation:ident ( $($with:expr),* )) => {
        match $store {
            Store::Sqlite(store) => store.$operation($($with),*).await,
            Store::Postgres(store) => store.$operation($($with),*).await,
            #[cfg(test)]
            Store::Simulated(store) => store.$operation($($with),*).await,
        }
    };
}

impl Store {
    /// The number that the next table gets.
    pub async fn next_no(&self) -> Result<i64> {
        ask!(self, next_no())
    }

    /// The number that the next evening gets.
    pub async fn next_evening_no(&self) -> Result<i64> {
        ask!(self, next_evening_no())
    }

    /// Evenings that are not over.
    pub async fn evenings_going(&self) -> Result<Vec<String>> {
        ask!(self, evenings_going())
    }

    /// Evenings that were deleted, but are still here.
    pub async fn evenings_gone(&self) -> Result<Vec<(i64, String)>> {
        ask!(self, evenings_gone())
    }

    /// All tables of an evening.
    pub async fn tables_of_evening(&self, evening: &str) -> Result<Vec<(i64, String)>> {
        ask!(self, tables_of_evening(evening))
    }

    /// Number, what was saved, and all lines as one text.
    pub async fn evening(&self, id: &str) -> Result<Option<(i64, String, String)>> {
        ask!(self, evening(id))
    }

    /// Somebody was forgotten, and what stood there was not written anew since.
    pub async fn was_forgotten(&self) -> Result<bool> {
        ask!(self, was_forgotten())
    }

    /// Tables behind this number that have a mark for which this is true; and the number up to which was looked, if there may be more.
    pub async fn marked(&self, behind: i64, is_hers: Mine) -> Result<(Vec<String>, Option<i64>)> {
        ask!(self, marked(behind, is_hers))
    }

    /// The same of evenings, of which there are not so many.
    pub async fn marked_evenings(&self, is_hers: Mine) -> Result<Vec<String>> {
        ask!(self, marked_evenings(is_hers))
    }

    /// All that the host has ever done, and when.
    pub async fn acts(&self) -> Result<Vec<(u64, String)>> {
        ask!(self, acts())
    }

    /// When the house last wrote, by its own clock.
    pub async fn last_pulse(&self) -> Result<u64> {
        ask!(self, last_pulse())
    }

    /// Is what stands there whole? It takes a second for a million lines. PostgreSQL sees to that itself.
    pub async fn check(&self) -> Result<()> {
        match self {
            Store::Sqlite(store) => store.check().await,
            Store::Postgres(_) => Ok(()),
            #[cfg(test)]
            Store::Simulated(_) => Ok(()),
        }
    }

    /// Once another house has taken over what stands there; in a folder of its own nobody ever does.
    pub async fn taken_over(&self) {
        match self {
            Store::Sqlite(_) => future::pending().await,
            #[cfg(test)]
            Store::Simulated(_) => future::pending().await,
            Store::Postgres(store) => store.taken_over().await,
        }
    }

    /// How much room it takes, where that is not seen in the data folder.
    pub async fn bytes(&self) -> Result<Option<u64>> {
        match self {
            Store::Sqlite(_) => Ok(None),
            #[cfg(test)]
            Store::Simulated(_) => Ok(None),
            Store::Postgres(store) => store.bytes().await.map(Some),
        }
    }

    /// Some of the tables after this number that were last saved before: over before the one, or not over before the other.
    pub async fn older(&self, after: i64, over: u64, going: u64, most: usize) -> Result<Vec<(i64, String)>> {
        ask!(self, older(after, over, going, most))
    }

    /// Some of the games that were last saved before, and are not over; those behind this number.
    pub async fn left(&self, before: u64, behind: i64, most: usize) -> Result<Vec<(i64, Agreed)>> {
        ask!(self, left(before, behind, most))
    }

    pub async fn load(&self, id: &str) -> Result<Option<Stored>> {
        ask!(self, load(id))
    }

    /// What was kept of a game that ended with this line; None where it has to be made.
    pub async fn review(&self, table_no: i64, line: Seq) -> Result<Option<Vec<u8>>> {
        ask!(self, review(table_no, line))
    }

    /// What `take` has of every table of a day's challenge. One that cannot be read is passed over.
    pub async fn of_day<T: Send + 'static>(
        &self,
        day: u64,
        take: impl Fn(Stored) -> Option<T> + Send + 'static,
    ) -> Result<Vec<T>> {
        ask!(self, of_day(day, take))
    }

    /// When everybody has read; nobody reads any more.
    pub async fn close(&self) {
        ask!(self, close())
    }
}

pub fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Gathering => "gathering",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}
