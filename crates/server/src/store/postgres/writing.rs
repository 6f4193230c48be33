//! Writing: one statement for everything that waits, and so one way to the database and back, and one transaction.
//!
//! The statement counts the house's commits, if the epoch is still ours and this is the next one, and writes only if it did. So a house that was replaced
//! writes nothing; and if the connection is lost before the answer comes, the same is simply said again: what was written already is
//! not written twice, and the count says which it was.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail, ensure};
use ludo::REVIEW_EDITION;
use serde::Deserialize;
use tokio::{
    runtime::{Builder, Runtime},
    time::timeout,
};
use tokio_postgres::{Client, Statement, types::ToSql};

use super::{ANSWERS_WITHIN, Address, Lease, Trouble};
use crate::writer::{Batch, Save};

/// The one that writes.
#[derive(Debug)]
pub struct Disk {
    at: Address,
    epoch: i64,
    /// What this epoch has written, as far as we know.
    commits: i64,
    /// A connection lives where somebody waits for it: on the writer's thread.
    waiting: Option<Runtime>,
    line: Option<Line>,
    pub(super) lease: Option<Lease>,
}

/// A connection, with what is said on it all the time.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) client: Client,
    keep: Statement,
}

// Evenings count below zero. Of a table that was removed meanwhile no review is kept.
const KEEP: &str = "WITH \
    held AS (UPDATE house SET commits = $2::bigint WHERE epoch = $1 AND commits = $2::bigint - 1 RETURNING 1), \
    appended AS ( \
        INSERT INTO lines SELECT new.* FROM unnest($3::bigint[], $4::bigint[], $5::text[]) AS new, held RETURNING 1 \
    ), \
    saves AS ( \
        SELECT new.* FROM unnest( \
            $6::bigint[], $7::text[], $8::text[], $9::text[], $10::bigint[], $11::bigint[], $12::bigint[], $13::text[] \
        ) AS new (no, id, saved, phase, created, updated, day, evening), held \
    ), \
    saved_tables AS ( \
        INSERT INTO tables SELECT * FROM saves WHERE no > 0 \
        ON CONFLICT (no) DO UPDATE SET saved = excluded.saved, phase = excluded.phase, updated = excluded.updated, \
            day = excluded.day, evening = excluded.evening \
    ), \
    saved_evenings AS ( \
        INSERT INTO evenings SELECT no, id, saved, phase, created, updated FROM saves WHERE no < 0 \
        ON CONFLICT (no) DO UPDATE SET saved = excluded.saved, phase = excluded.phase, updated = excluded.updated \
    ), \
    kept_reviews AS ( \
        INSERT INTO reviews SELECT new.no, $14::bigint, new.line, new.review \
        FROM unnest($15::bigint[], $16::bigint[], $17::bytea[]) AS new (no, line, review), held \
        WHERE new.no IN (SELECT no FROM tables UNION ALL SELECT no FROM saves) \
        ON CONFLICT (table_no) DO UPDATE SET edition = excluded.edition, line = excluded.line, review = excluded.review \
    ), \
    felt AS ( \
        INSERT INTO pulse SELECT 1, $18::bigint FROM held WHERE $18::bigint IS NOT NULL \
        ON CONFLICT (one) DO UPDATE SET at = excluded.at \
    ) \
    SELECT (SELECT count(*) FROM held), (SELECT count(*) FROM appended)";

const REMOVE: &str = "WITH \
    held AS (SELECT 1 FROM house WHERE epoch = $1 FOR SHARE), \
    no_reviews AS (DELETE FROM reviews USING held WHERE table_no = ANY($2)), \
    no_lines AS (DELETE FROM lines USING held WHERE table_no = ANY($2)), \
    no_tables AS (DELETE FROM tables USING held WHERE no = ANY($2)), \
    no_evenings AS (DELETE FROM evenings USING held WHERE no = ANY($2)) \
    SELECT count(*) FROM held";

impl Disk {
    pub(super) fn new(at: Address, epoch: i64, lease: Lease) -> Disk {
        Disk {
            at,
            epoch,
            commits: 0,
            waiting: None,
            line: None,
            lease: Some(lease),
        }
    }

    /// Said again after an error that passes, it settles whether the first time has come through.
    pub fn keep(&mut self, batches: &[Batch]) -> Result<()> {
        let said = Said::of(batches)?;
        let (epoch, next) = (self.epoch, self.commits + 1);
        let (held, appended) = self.ask(async |line| line.keep(epoch, next, &said).await)?;
        if held == 1 {
            let lines = said.lines.0.len();
            ensure!(
                appended == lines as i64,
                "PostgreSQL: {appended} of {lines} lines are kept"
            );
        } else {
            self.is_kept(next)?;
        }
        self.commits = next;
        Ok(())
    }

    /// Nothing was written now: it was the first time, whose answer was lost, or the house is not ours any more.
    fn is_kept(&mut self, commit: i64) -> Result<()> {
        let newest = "SELECT epoch, commits FROM house";
        let (epoch, commits) = self.ask(async |line| {
            let row = line.client.query_one(newest, &[]).await?;
            Ok((row.try_get::<_, i64>(0)?, row.try_get::<_, i64>(1)?))
        })?;
        self.is_ours(epoch)?;
        ensure!(
            commits == commit,
            "PostgreSQL: somebody else has written as this house; {commits} commits are there, and not {commit}"
        );
        tracing::info!("the answer was lost, but what was written is there");
        Ok(())
    }

    fn is_ours(&self, epoch: i64) -> Result<()> {
        if epoch != self.epoch {
            bail!(
                "another house has taken over {}: this one writes nothing more there",
                self.at
            );
        }
        Ok(())
    }

    pub fn remove(&mut self, tables: &[i64]) -> Result<()> {
        let ours = self.epoch;
        let held = self.ask(async |line| {
            let row = line.client.query_one(REMOVE, &[&ours, &tables]).await?;
            row.try_get::<_, i64>(0)
        })?;
        self.is_ours(if held == 1 { ours } else { 0 })
    }

    /// The next house need not wait for the lease.
    pub fn close(mut self) -> Result<()> {
        self.lease = None;
        let epoch = self.epoch;
        let give_back = "UPDATE house SET expires = clock_timestamp() WHERE epoch = $1";
        if let Err(trouble) = self.ask(async |line| line.client.execute(give_back, &[&epoch]).await) {
            tracing::warn!("everything is kept, but the next house has to wait for some seconds: {trouble}");
        }
        Ok(())
    }

    /// A connection on which something went wrong is not asked again.
    pub(super) fn ask<T>(
        &mut self,
        what: impl AsyncFnOnce(&Line) -> Result<T, tokio_postgres::Error>,
    ) -> Result<T, Trouble> {
        let (at, line) = (self.at.clone(), self.line.take());
        let asked = async {
            let line = match line {
                Some(line) if !line.client.is_closed() => line,
                _ => Line::open(&at).await?,
            };
            let answer = what(&line).await?;
            Ok((answer, line))
        };
        let waiting = match self.waiting.take() {
            Some(waiting) => waiting,
            None => Builder::new_current_thread().enable_all().build()?,
        };
        let waiting = self.waiting.insert(waiting);
        let answer = waiting.block_on(async { timeout(ANSWERS_WITHIN, asked).await });
        let (answer, line) = answer.unwrap_or_else(|_| Err(Trouble::late()))?;
        self.line = Some(line);
        Ok(answer)
    }
}

impl Drop for Disk {
    /// Also where nobody may wait.
    fn drop(&mut self) {
        self.line = None;
        if let Some(waiting) = self.waiting.take() {
            waiting.shutdown_background();
        }
    }
}

impl Line {
    async fn open(at: &Address) -> Result<Line, Trouble> {
        let client = at.connect().await?;
        // A database may be set up to answer before its disk has it. Whoever wants more than its disk has more.
        let on_disk =
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";
        client.execute(on_disk, &[]).await?;
        let keep = client.prepare(KEEP).await?;
        Ok(Line { client, keep })
    }

    /// Whether it was written, and how many lines were.
    async fn keep(&self, epoch: i64, commit: i64, said: &Said<'_>) -> Result<(i64, i64), tokio_postgres::Error> {
        let (lines, saves, reviews) = (&said.lines, &said.saves, &said.reviews);
        let edition = i64::from(REVIEW_EDITION);
        let with: [&(dyn ToSql + Sync); 18] = [
            &epoch,
            &commit,
            &lines.0,
            &lines.1,
            &lines.2,
            &saves.nos,
            &saves.ids,
            &saves.saved,
            &saves.phases,
            &saves.created,
            &saves.updated,
            &saves.days,
            &saves.evenings,
            &edition,
            &reviews.0,
            &reviews.1,
            &reviews.2,
            &said.pulse,
        ];
        let row = self.client.query_one(&self.keep, &with).await?;
        Ok((row.try_get(0)?, row.try_get(1)?))
    }
}

// ------------------------------------------------------------------------------------------------------ what is said

/// What batches say, by columns.
#[derive(Default)]
struct Said<'a> {
    /// Table, number and line.
    lines: (Vec<i64>, Vec<i64>, Vec<&'a str>),
    saves: Saves<'a>,
    /// Table, line and review.
    reviews: (Vec<i64>, Vec<i64>, Vec<&'a [u8]>),
    pulse: Option<i64>,
}

#[derive(Default)]
struct Saves<'a> {
    nos: Vec<i64>,
    ids: Vec<&'a str>,
    saved: Vec<&'a str>,
    phases: Vec<&'a str>,
    created: Vec<i64>,
    updated: Vec<i64>,
    days: Vec<Option<i64>>,
    evenings: Vec<Option<String>>,
}

/// What a table is looked for by, besides its own number and word.
#[derive(Default, Deserialize)]
struct Belongs {
    challenge: Option<ToDay>,
    evening: Option<ToEvening>,
}

#[derive(Deserialize)]
struct ToDay {
    day: i64,
}

#[derive(Deserialize)]
struct ToEvening {
    evening: String,
}

impl<'a> Said<'a> {
    fn of(batches: &'a [Batch]) -> Result<Said<'a>> {
        let mut said = Said::default();
        // A row can be written only once at a time: the first says since when it is there, the last how it stands.
        let (mut saves, mut reviews) = (BTreeMap::new(), BTreeMap::new());
        for batch in batches {
            for (seq, line) in &batch.lines {
                said.lines.0.push(batch.table_no);
                said.lines.1.push(i64::from(*seq));
                said.lines.2.push(line);
            }
            if let Some(save) = &batch.save {
                let (_, newest) = saves.entry(batch.table_no).or_insert((save.now, save));
                *newest = save;
            }
            if let Some(review) = &batch.review {
                reviews.insert(batch.table_no, review);
            }
            said.pulse = batch.pulse.map(|now| now as i64).or(said.pulse);
        }
        for (no, (created, save)) in saves {
            said.saves.add(no, created, save)?;
        }
        for (no, (line, review)) in reviews {
            said.reviews.0.push(no);
            said.reviews.1.push(i64::from(*line));
            said.reviews.2.push(review);
        }
        Ok(said)
    }
}

impl<'a> Saves<'a> {
    fn add(&mut self, no: i64, created: u64, save: &'a Save) -> Result<()> {
        let belongs = match no > 0 {
            true => serde_json::from_str(&save.saved).with_context(|| format!("table {no} as it is to be saved"))?,
            false => Belongs::default(),
        };
        self.nos.push(no);
        self.ids.push(&save.id);
        self.saved.push(&save.saved);
        self.phases.push(save.phase);
        self.created.push(created as i64);
        self.updated.push(save.now as i64);
        self.days.push(belongs.challenge.map(|challenge| challenge.day));
        self.evenings.push(belongs.evening.map(|evening| evening.evening));
        Ok(())
    }
}
