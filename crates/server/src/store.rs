//! What stands on disk: SQLite, one file in the data folder.
//!
//! Reading happens here, from a few connections; all writing goes through the one connection of [`crate::writer`].

use std::path::Path;

use anyhow::{Context, Result, ensure};
use sqlx::{
    ConnectOptions, Row, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use table::{Agreed, wire::Phase};

use crate::folder::database;

const READERS: u32 = 2;

#[derive(Debug)]
pub struct Store {
    readers: SqlitePool,
}

/// A table as it was read.
#[derive(Debug)]
pub struct Stored {
    pub no: i64,
    pub agreed: Agreed,
    pub lines: Vec<ludo::Line>,
}

impl Store {
    /// Opens the house's file, or makes a new one; brings an old one up to date. Also gives the connection for writing.
    pub async fn open(data: &Path) -> Result<(Store, SqliteConnection)> {
        let file = SqliteConnectOptions::new()
            .filename(database(data))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit has returned only when the disk has it.
            .synchronous(SqliteSynchronous::Full)
            // Whoever else has locked it is waited for by the writer, who says so.
            .busy_timeout(std::time::Duration::from_millis(500))
            .disable_statement_logging();
        let mut writer = file.connect().await.context("the database cannot be opened")?;
        sqlx::migrate!("./migrations")
            .run(&mut writer)
            .await
            .context("the database cannot be brought up to date")?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(file.read_only(true).create_if_missing(false))
            .await
            .context("the database cannot be read")?;
        Ok((Store { readers }, writer))
    }

    /// The number that the next table gets.
    pub async fn next_no(&self) -> Result<i64> {
        let row = sqlx::query("SELECT coalesce(max(no), 0) + 1 FROM tables")
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get(0)?)
    }

    /// When the house last wrote, by its own clock.
    pub async fn last_pulse(&self) -> Result<u64> {
        let row = sqlx::query("SELECT coalesce(max(at), 0) FROM pulse")
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get::<i64, _>(0)? as u64)
    }

    /// Is what stands there whole? It takes a second for a million lines.
    pub async fn check(&self) -> Result<()> {
        let row = sqlx::query("PRAGMA quick_check(1)").fetch_one(&self.readers).await?;
        let found: String = row.try_get(0)?;
        ensure!(
            found == "ok",
            "the database is damaged ({found}); put a backup in its place, or a new folder"
        );
        Ok(())
    }

    pub async fn load(&self, id: &str) -> Result<Option<Stored>> {
        let table = sqlx::query("SELECT no, saved FROM tables WHERE id = ?1")
            .bind(id.to_owned())
            .fetch_optional(&self.readers)
            .await?;
        let Some(table) = table else { return Ok(None) };
        let no: i64 = table.try_get(0)?;
        let agreed = serde_json::from_str(table.try_get(1)?).with_context(|| format!("table {id} as it was saved"))?;
        let rows = sqlx::query("SELECT text FROM lines WHERE table_no = ?1 ORDER BY seq")
            .bind(no)
            .fetch_all(&self.readers)
            .await?;
        let mut lines = Vec::with_capacity(rows.len());
        for row in rows {
            let text: &str = row.try_get(0)?;
            lines.push(text.parse().with_context(|| format!("a line of table {id}"))?);
        }
        Ok(Some(Stored { no, agreed, lines }))
    }

    pub async fn close(&self) {
        self.readers.close().await;
    }
}

pub fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Gathering => "gathering",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}
