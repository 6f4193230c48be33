//! What becomes of tables that nobody comes back to: after a time that whoever runs the house sets they are removed, with the
//! names of those who sat there.
//!
//! It happens beside the writer, a few tables at a time, so that nobody waits for it.

use std::{
    collections::HashSet,
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use anyhow::{Context, Result};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection, sqlite::SqliteConnectOptions};

use crate::{folder::database, house::House};

/// Tables that are removed at once, so that the writer never waits long.
const PORTION: i64 = 100;
const BETWEEN_PORTIONS: Duration = Duration::from_millis(50);
const EVERY: Duration = Duration::from_secs(3600);

/// Tables that are being removed: nobody opens them any more.
#[derive(Debug, Default)]
pub struct Retention(Mutex<HashSet<String>>);

impl Retention {
    pub fn removes(&self, id: &str) -> bool {
        self.ids().contains(id)
    }

    fn ids(&self) -> MutexGuard<'_, HashSet<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl House {
    /// For ever, once an hour.
    pub async fn keep_retention(self: Arc<House>) {
        loop {
            match self.remove_old_tables().await {
                Ok(0) => {}
                Ok(removed) => tracing::info!(removed, "tables that nobody came back to are gone"),
                Err(error) => tracing::error!("old tables could not be removed: {error:#}"),
            }
            tokio::time::sleep(EVERY).await;
        }
    }

    /// Removes all that is due, and tells how many.
    pub async fn remove_old_tables(&self) -> Result<usize> {
        let mut disk = open(&self.config.data).await?;
        let mut removed = 0;
        loop {
            let due = self.due(&mut disk).await?;
            let ids = due.iter().map(|(_, id)| id.clone());
            self.retention.ids().extend(ids);
            let result = self.remove(&mut disk, &due).await;
            self.retention.ids().clear();
            match result? {
                0 => break,
                some => removed += some,
            }
            tokio::time::sleep(BETWEEN_PORTIONS).await;
        }
        disk.close().await?;
        Ok(removed)
    }

    /// Some of the tables whose time has come.
    async fn due(&self, disk: &mut SqliteConnection) -> Result<Vec<(i64, String)>> {
        let before = |kept: Option<Duration>| {
            let ago = |kept: Duration| self.clock.now().saturating_sub(kept.as_millis() as u64);
            kept.map_or(0, ago) as i64
        };
        let rows = sqlx::query(
            "SELECT no, id FROM tables WHERE updated < CASE phase WHEN 'over' THEN ?1 ELSE ?2 END ORDER BY no LIMIT ?3",
        )
        .bind(before(self.config.keep_finished))
        .bind(before(self.config.keep_unfinished))
        .bind(PORTION)
        .fetch_all(disk)
        .await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// All of them but those that somebody has opened in the meantime; whoever comes now is told that it is gone.
    async fn remove(&self, disk: &mut SqliteConnection, due: &[(i64, String)]) -> Result<usize> {
        let mut removed = 0;
        let mut transaction = disk.begin_with("BEGIN IMMEDIATE").await?;
        for (no, _) in due.iter().filter(|(_, id)| self.tables.get(id).is_none()) {
            for delete in [
                "DELETE FROM lines WHERE table_no = ?1",
                "DELETE FROM tables WHERE no = ?1",
            ] {
                sqlx::query(delete).bind(no).execute(&mut *transaction).await?;
            }
            removed += 1;
        }
        transaction.commit().await?;
        Ok(removed)
    }
}

/// What is deleted is overwritten: names do not stay behind in a file that others may read one day.
async fn open(data: &Path) -> Result<SqliteConnection> {
    let file = SqliteConnectOptions::new()
        .filename(database(data))
        .busy_timeout(Duration::from_secs(5))
        .pragma("secure_delete", "ON")
        .disable_statement_logging();
    file.connect().await.context("the database cannot be opened")
}
