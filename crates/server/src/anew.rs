//! The file is written anew after somebody was forgotten: what was written over, or moved, leaves itself behind in pages that are
//! free and in the database's log, and there her name would still be found.
//!
//! The writer does it, and moves wait meanwhile, the longer the larger the file is. So it is done at most once an hour, for all who were
//! forgotten in it.

use std::{sync::Arc, time::Duration};

use anyhow::{Result, ensure};
use rusqlite::{Connection, OptionalExtension};

use crate::{
    house::House,
    writer::{Batch, awaited},
};

const AT_MOST_EVERY: Duration = Duration::from_secs(3600);
/// Where it could not be done: there is no room, or somebody still reads what stood there before, like a backup that is being made.
const TRY_AGAIN: Duration = Duration::from_secs(60);

/// Nothing that was deleted is left in the file or beside it.
pub fn write_anew(db: &Connection) -> Result<()> {
    let was_written = "SELECT anew FROM forgotten";
    let was_written = db.query_row(was_written, [], |row| row.get::<_, bool>(0)).optional()?;
    if was_written == Some(false) {
        db.execute_batch("VACUUM; UPDATE forgotten SET anew = 1")?;
    }
    let copied = db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, i64>(0))?;
    ensure!(copied == 0, "somebody still reads what stood there before");
    db.execute_batch("DELETE FROM forgotten")?;
    Ok(())
}

impl House {
    /// For ever.
    pub async fn keep_clean(self: Arc<House>) {
        loop {
            match self.write_anew_if_due().await {
                Ok(true) => tokio::time::sleep(AT_MOST_EVERY).await,
                Ok(false) => self.forgotten.notified().await,
                Err(error) => {
                    tracing::error!("what was forgotten could not be overwritten: {error:#}");
                    tokio::time::sleep(TRY_AGAIN).await;
                }
            }
        }
    }

    /// True where somebody was forgotten, and nothing is left of her now.
    pub async fn write_anew_if_due(&self) -> Result<bool> {
        if !self.store.was_forgotten().await? {
            return Ok(false);
        }
        let (then, done) = awaited();
        self.queue.push(Batch {
            anew: true,
            then: Some(then),
            ..Batch::default()
        });
        let gone = done.await.is_ok() && !self.store.was_forgotten().await?;
        ensure!(gone, "it will be tried again");
        tracing::info!("the database was written anew, without what was forgotten");
        Ok(true)
    }
}
