//! Writing: one statement for everything that waits, and so one way to the database and back, and one transaction.
//!
//! The statement counts the house's commits, if the epoch is still ours and this is the next one, and writes only if it did. So a house that was replaced
//! writes nothing; and if the connection is lost before the answer comes, the same is simply said again: what was written already is
//! not written twice, and the count says which it was.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};
use ludo::REVIEW_EDITION;
use serde::Deserialize;
use table::wire::Seq;
use tokio::{
    runtime::{Builder, Runtime},
    time::timeout,
};
use tokio_postgres::{Client, Row, Statement, types::ToSql};

use super::{ANSWERS_WITHIN, Address, Held, LEASE, Lease, RENEW, Trouble};
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
    held: Held,
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
    ), \
    done AS (INSERT INTO acts (at, what) SELECT new.* FROM unnest($19::bigint[], $20::text[]) AS new, held) \
    SELECT (SELECT count(*) FROM held), (SELECT count(*) FROM appended)";

const REMOVE: &str = "WITH \
    held AS (UPDATE house SET commits = $2::bigint WHERE epoch = $1 AND commits = $2::bigint - 1 RETURNING 1), \
    no_reviews AS (DELETE FROM reviews USING held WHERE table_no = ANY($3)), \
    no_lines AS (DELETE FROM lines USING held WHERE table_no = ANY($3)), \
    no_tables AS (DELETE FROM tables USING held WHERE no = ANY($3)), \
    no_evenings AS (DELETE FROM evenings USING held WHERE no = ANY($3)), \
    done AS (INSERT INTO acts (at, what) SELECT new.* FROM unnest($4::bigint[], $5::text[]) AS new, held) \
    SELECT (SELECT count(*) FROM held), 0::bigint";

const REWRITE: &str = "WITH \
    held AS (UPDATE house SET commits = $2::bigint WHERE epoch = $1 AND commits = $2::bigint - 1 RETURNING 1), \
    noted AS (INSERT INTO forgotten SELECT 1 FROM held ON CONFLICT DO NOTHING), \
    changed AS ( \
        UPDATE lines SET text = new.text FROM unnest($4::bigint[], $5::text[]) AS new (seq, text), held \
        WHERE table_no = $3 AND lines.seq = new.seq RETURNING 1 \
    ) \
    SELECT (SELECT count(*) FROM held), (SELECT count(*) FROM changed)";

/// In which names stand.
const WITH_NAMES: [&str; 4] = ["lines", "tables", "evenings", "reviews"];

/// To write them anew takes so long at most.
const ANEW_WITHIN: Duration = Duration::from_secs(600);

impl Disk {
    pub(super) fn new(at: Address, epoch: i64, lease: Lease, held: Held) -> Disk {
        Disk {
            at,
            epoch,
            commits: 0,
            waiting: None,
            line: None,
            lease: Some(lease),
            held,
        }
    }

    /// Said again after an error that passes, it settles whether the first time has come through.
    pub fn keep(&mut self, batches: &[Batch]) -> Result<()> {
        let said = Said::of(batches)?;
        let appended = self.commit(async |line, epoch, next| line.keep(epoch, next, &said).await)?;
        let lines = said.lines.0.len();
        ensure!(
            appended.is_none_or(|appended| appended == lines as i64),
            "PostgreSQL: {appended:?} of {lines} lines are kept"
        );
        Ok(())
    }

    /// The same of what is removed.
    pub fn remove(&mut self, batches: &[Batch]) -> Result<()> {
        let who_remove = || batches.iter().filter(|batch| !batch.remove.is_empty());
        let gone: Vec<i64> = who_remove().flat_map(|batch| batch.remove.iter().copied()).collect();
        let (at, what) = acts(who_remove());
        let removed = self.commit(async |line, epoch, next| {
            counts(
                line.client
                    .query_one(REMOVE, &[&epoch, &next, &gone, &at, &what])
                    .await?,
            )
        });
        removed.map(drop)
    }

    /// The same of lines that read otherwise.
    pub fn rewrite(&mut self, no: i64, lines: &[(Seq, String)]) -> Result<()> {
        let (seqs, texts): (Vec<i64>, Vec<&str>) =
            lines.iter().map(|(seq, text)| (i64::from(*seq), text.as_str())).unzip();
        let changed = self.commit(async |line, epoch, next| {
            counts(
                line.client
                    .query_one(REWRITE, &[&epoch, &next, &no, &seqs, &texts])
                    .await?,
            )
        })?;
        // An evening that was deleted meanwhile has nothing left to forget.
        let all = [None, Some(0), Some(lines.len() as i64)];
        ensure!(all.contains(&changed), "a line is missing");
        Ok(())
    }

    /// The files of these tables are made anew, without what is dead in them. Who reads one at this moment (a dump does) is not waited for:
    /// all who read behind us would wait with us.
    pub fn write_anew(&mut self) -> Result<()> {
        let epoch = self.epoch;
        self.ask_within(ANEW_WITHIN, async |line| {
            line.client.batch_execute("SET lock_timeout = '1s'").await?;
            for table in WITH_NAMES {
                line.client.batch_execute(&format!("VACUUM (FULL) {table}")).await?;
            }
            line.client.batch_execute("RESET lock_timeout").await?;
            let done = "DELETE FROM forgotten USING house WHERE epoch = $1";
            line.client.execute(done, &[&epoch]).await
        })?;
        Ok(())
    }

    /// What was counted, if it was written now, and not when it was said before.
    fn commit(
        &mut self,
        what: impl AsyncFnOnce(&Line, i64, i64) -> Result<(i64, i64), tokio_postgres::Error>,
    ) -> Result<Option<i64>> {
        let (epoch, next) = (self.epoch, self.commits + 1);
        let (held, count) = self.ask(async |line| what(line, epoch, next).await)?;
        if held == 0 {
            self.is_kept(next)?;
        }
        self.commits = next;
        Ok((held == 1).then_some(count))
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
            bail!(self.was_taken_over());
        }
        Ok(())
    }

    fn was_taken_over(&self) -> String {
        format!(
            "another house has taken over {}: this one writes nothing more there",
            self.at
        )
    }

    /// Nobody else can have it before our lease is over. Then it is asked for again: a house that slept through it is told if it was
    /// replaced meanwhile.
    pub fn is_still_ours(&mut self) -> Result<()> {
        if self.held.is_sure() {
            return Ok(());
        }
        let (asked, epoch) = (Instant::now(), self.epoch);
        let renewed = self.ask(async |line| line.client.execute(RENEW, &[&epoch, &LEASE.as_secs_f64()]).await)?;
        ensure!(renewed == 1, self.was_taken_over());
        self.held.renewed(asked);
        Ok(())
    }

    #[cfg(test)]
    pub fn forget_the_answer(&mut self) {
        self.commits -= 1;
    }

    #[cfg(test)]
    pub fn oversleep(&mut self) {
        self.held = Held::since(Instant::now().checked_sub(LEASE).expect("it is that late"));
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
        self.ask_within(ANSWERS_WITHIN, what)
    }

    fn ask_within<T>(
        &mut self,
        within: Duration,
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
        let answer = waiting.block_on(async { timeout(within, asked).await });
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
        let with: [&(dyn ToSql + Sync); 20] = [
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
            &said.acts.0,
            &said.acts.1,
        ];
        counts(self.client.query_one(&self.keep, &with).await?)
    }
}

/// Whether it was written, and how many rows.
fn counts(row: Row) -> Result<(i64, i64), tokio_postgres::Error> {
    Ok((row.try_get(0)?, row.try_get(1)?))
}

/// When, and what.
fn acts<'a>(batches: impl Iterator<Item = &'a Batch>) -> (Vec<i64>, Vec<&'a str>) {
    let acts = batches.filter_map(|batch| batch.act.as_ref());
    acts.map(|(at, what)| (*at as i64, what.as_str())).unzip()
}

// ------------------------------------------------------------------------------------------------------ what is said

/// What batches say, by columns.
#[derive(Default)]
struct Said<'a> {
    /// Table, number and line.
    lines: (Vec<i64>, Vec<i64>, Vec<&'a str>),
    saves: Saves<'a>,
    /// Table, line and review.
    reviews: (Vec<i64>, Vec<i64>, Vec<Vec<u8>>),
    pulse: Option<i64>,
    /// Without those of who removes something: they go with it.
    acts: (Vec<i64>, Vec<&'a str>),
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
        let mut said = Said {
            acts: acts(batches.iter().filter(|batch| batch.remove.is_empty())),
            ..Said::default()
        };
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
            said.reviews.2.push(review.bytes());
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
