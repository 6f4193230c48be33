//! Reading, on a few connections. Each answer is one statement, and so as the tables stood at one moment.

use std::{
    future,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use anyhow::{Context, Result, ensure};
use ludo::REVIEW_EDITION;
use table::{Agreed, wire::Seq};
use tokio::{
    sync::{Semaphore, watch},
    task::spawn_blocking,
    time::{sleep, timeout},
};
use tokio_postgres::{Client, Row, types::ToSql};

use super::{ANSWERS_WITHIN, Address, Trouble, Until};
use crate::{
    lines::Stored,
    store::{LOOKED_AT_ONCE, Mine, is_evening_of, is_table_of},
};

const READERS: usize = 4;

/// A database that restarts is waited for so long.
const BACK_WITHIN: Duration = Duration::from_secs(5);
const TRY_AGAIN: Duration = Duration::from_millis(100);

#[derive(Clone, Debug)]
pub struct Store(Arc<Readers>);

#[derive(Debug)]
struct Readers {
    at: Address,
    idle: Mutex<Vec<Client>>,
    free: Semaphore,
    held: watch::Receiver<Until>,
}

type With<'a> = &'a [&'a (dyn ToSql + Sync)];

/// A table with its lines, which are checked to be all of them.
const WHOLE: &str = "SELECT no, saved, coalesce(seqs, '{}'), coalesce(texts, '{}') FROM tables, LATERAL ( \
        SELECT array_agg(seq ORDER BY seq) AS seqs, array_agg(text ORDER BY seq) AS texts \
        FROM lines WHERE table_no = tables.no \
    ) AS lines";

impl Store {
    pub(super) fn new(at: Address, held: watch::Receiver<Until>) -> Store {
        Store(Arc::new(Readers {
            at,
            idle: Mutex::default(),
            free: Semaphore::new(READERS),
            held,
        }))
    }

    /// For whoever keeps no house, and from whom none can be taken over.
    pub fn to_look(at: Address) -> Store {
        let (_, held) = watch::channel(Some(Instant::now()));
        Store::new(at, held)
    }

    pub async fn taken_over(&self) {
        let lost = self.0.held.clone().wait_for(Option::is_none).await.is_ok();
        if !lost {
            future::pending().await // it was closed before
        }
    }

    pub async fn next_no(&self) -> Result<i64> {
        self.number("SELECT coalesce(max(no), 0) + 1 FROM tables").await
    }

    pub async fn next_evening_no(&self) -> Result<i64> {
        self.number("SELECT coalesce(min(no), 0) - 1 FROM evenings").await
    }

    pub async fn last_pulse(&self) -> Result<u64> {
        Ok(self.number("SELECT coalesce(max(at), 0) FROM pulse").await? as u64)
    }

    pub async fn bytes(&self) -> Result<u64> {
        Ok(self.number("SELECT pg_database_size(current_database())").await? as u64)
    }

    /// How far the database was brought.
    pub async fn version(&self) -> Result<u32> {
        Ok(self.number("SELECT number::bigint FROM version").await? as u32)
    }

    /// Does a house keep its tables here now?
    pub async fn is_kept(&self) -> Result<bool> {
        let held = "SELECT count(*) FROM house WHERE expires > clock_timestamp()";
        Ok(self.number(held).await? > 0)
    }

    /// How many logs have lines and are of no table and no evening. Some at a time, from log to log and not from line to line, so that
    /// each answer comes in time however much is kept.
    pub async fn orphans(&self) -> Result<i64> {
        let some_behind = "WITH RECURSIVE logs (no, nth) AS ( \
                SELECT min(table_no), 1::bigint FROM lines WHERE table_no > $1 \
                UNION ALL SELECT (SELECT min(table_no) FROM lines WHERE table_no > logs.no), nth + 1 FROM logs \
                WHERE no IS NOT NULL AND nth < $2 \
            ) \
            SELECT no, NOT EXISTS (SELECT FROM tables WHERE tables.no = logs.no) \
                AND NOT EXISTS (SELECT FROM evenings WHERE evenings.no = logs.no) \
            FROM logs WHERE no IS NOT NULL ORDER BY no";
        let (mut orphans, mut behind) = (0, i64::MIN);
        loop {
            let rows = self.rows(some_behind, &[&behind, &(LOOKED_AT_ONCE as i64)]).await?;
            let Some(last) = rows.last() else { return Ok(orphans) };
            behind = last.try_get(0)?;
            for row in &rows {
                orphans += i64::from(row.try_get::<_, bool>(1)?);
            }
        }
    }

    /// Some of the tables behind this number, for whoever looks all of them through.
    pub async fn tables_behind(&self, no: i64, most: usize) -> Result<Vec<(i64, String)>> {
        let behind = "SELECT no, id FROM tables WHERE no > $1 ORDER BY no LIMIT $2";
        self.numbered(behind, &[&no, &(most as i64)]).await
    }

    pub async fn evenings_kept(&self) -> Result<Vec<(i64, String)>> {
        let kept = "SELECT no, id FROM evenings WHERE phase <> 'gone' ORDER BY no DESC";
        self.numbered(kept, &[]).await
    }

    async fn number(&self, select: &str) -> Result<i64> {
        let rows = self.rows(select, &[]).await?;
        Ok(rows.first().context("a number")?.try_get(0)?)
    }

    pub async fn evenings_going(&self) -> Result<Vec<String>> {
        let ids = "SELECT id FROM evenings WHERE phase = 'going' ORDER BY no DESC";
        let rows = self.rows(ids, &[]).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    pub async fn evenings_gone(&self) -> Result<Vec<(i64, String)>> {
        self.numbered("SELECT no, id FROM evenings WHERE phase = 'gone'", &[])
            .await
    }

    pub async fn tables_of_evening(&self, evening: &str) -> Result<Vec<(i64, String)>> {
        self.numbered("SELECT no, id FROM tables WHERE evening = $1", &[&evening])
            .await
    }

    pub async fn older(&self, after: i64, over: u64, going: u64, most: usize) -> Result<Vec<(i64, String)>> {
        let older = "SELECT no, id FROM tables \
            WHERE no > $4 AND updated < CASE phase WHEN 'over' THEN $1::bigint ELSE $2::bigint END \
            AND NOT EXISTS (SELECT FROM evenings WHERE evenings.id = tables.evening) \
            ORDER BY no LIMIT $3";
        self.numbered(older, &[&(over as i64), &(going as i64), &(most as i64), &after])
            .await
    }

    async fn numbered(&self, select: &str, with: With<'_>) -> Result<Vec<(i64, String)>> {
        let rows = self.rows(select, with).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    pub async fn left(&self, before: u64, behind: i64, most: usize) -> Result<Vec<(i64, Agreed)>> {
        let left =
            "SELECT no, saved FROM tables WHERE phase = 'playing' AND updated < $1 AND no > $2 ORDER BY no LIMIT $3";
        let rows = self.rows(left, &[&(before as i64), &behind, &(most as i64)]).await?;
        let read = |row: &Row| {
            let no: i64 = row.try_get(0)?;
            let saved = serde_json::from_str(row.try_get(1)?);
            Ok((no, saved.with_context(|| format!("table {no}"))?))
        };
        rows.iter().map(read).collect()
    }

    pub async fn load(&self, id: &str) -> Result<Option<Stored>> {
        let rows = self.rows(&format!("{WHOLE} WHERE id = $1"), &[&id]).await?;
        rows.first().map(stored).transpose()
    }

    pub async fn of_day<T: Send + 'static>(
        &self,
        day: u64,
        take: impl Fn(Stored) -> Option<T> + Send + 'static,
    ) -> Result<Vec<T>> {
        let of_day = format!("{WHOLE} WHERE day = $1 ORDER BY no");
        let rows = self.rows(&of_day, &[&(day as i64)]).await?;
        // To play them through takes a while.
        let taken = spawn_blocking(move || {
            let whole = rows.iter().filter_map(|row| match stored(row) {
                Ok(stored) => Some(stored),
                Err(error) => {
                    tracing::error!("{error:#}");
                    None
                }
            });
            whole.filter_map(take).collect()
        });
        Ok(taken.await?)
    }

    pub async fn evening(&self, id: &str) -> Result<Option<(i64, String, String)>> {
        let whole = WHOLE.replace("tables", "evenings");
        let rows = self
            .rows(&format!("{whole} WHERE id = $1 AND phase <> 'gone'"), &[&id])
            .await?;
        let Some(row) = rows.first() else {
            return Ok(None);
        };
        let no = row.try_get(0)?;
        let lines = lines(row).with_context(|| format!("the lines of evening {no}"))?;
        let text = lines.iter().flat_map(|line| [line, "\n"]).collect();
        Ok(Some((no, row.try_get(1)?, text)))
    }

    pub async fn review(&self, table_no: i64, line: Seq) -> Result<Option<Vec<u8>>> {
        let kept = "SELECT review FROM reviews WHERE table_no = $1 AND edition = $2 AND line = $3";
        let with: With = &[&table_no, &i64::from(REVIEW_EDITION), &i64::from(line)];
        let rows = self.rows(kept, with).await?;
        Ok(rows.first().map(|row| row.try_get(0)).transpose()?)
    }

    pub async fn was_forgotten(&self) -> Result<bool> {
        Ok(self.number("SELECT count(*) FROM forgotten").await? > 0)
    }

    pub async fn marked(&self, behind: i64, is_hers: Mine) -> Result<(Vec<String>, Option<i64>)> {
        let tables = "SELECT id, saved, no FROM tables WHERE no > $1 ORDER BY no LIMIT $2";
        let rows = self.rows(tables, &[&behind, &(LOOKED_AT_ONCE as i64)]).await?;
        let last = rows.last().filter(|_| rows.len() == LOOKED_AT_ONCE);
        let last = last.map(|row| row.try_get(2)).transpose()?;
        Ok((hers(rows, move |saved| is_table_of(saved, &is_hers)).await?, last))
    }

    pub async fn marked_evenings(&self, is_hers: Mine) -> Result<Vec<String>> {
        let evenings = "SELECT id, saved FROM evenings WHERE phase <> 'gone' ORDER BY no DESC";
        let rows = self.rows(evenings, &[]).await?;
        hers(rows, move |saved| is_evening_of(saved, &is_hers)).await
    }

    pub async fn acts(&self) -> Result<Vec<(u64, String)>> {
        let rows = self.rows("SELECT at, what FROM acts ORDER BY no", &[]).await?;
        let act = |row: &Row| Ok((row.try_get::<_, i64>(0)? as u64, row.try_get(1)?));
        rows.iter().map(act).collect()
    }

    async fn rows(&self, select: &str, with: With<'_>) -> Result<Vec<Row>> {
        let began = Instant::now();
        loop {
            let free = self.0.free.acquire().await?;
            let read = self.try_rows(select, with).await;
            drop(free); // who waits for the database does not keep others from finding out that it is back
            match read {
                Err(trouble) if trouble.passes() && began.elapsed() < BACK_WITHIN => sleep(TRY_AGAIN).await,
                read => return Ok(read?),
            }
        }
    }

    async fn try_rows(&self, select: &str, with: With<'_>) -> Result<Vec<Row>, Trouble> {
        let idle = self.idle().pop();
        let client = match idle {
            Some(client) if !client.is_closed() => client,
            _ => self.0.at.connect().await?,
        };
        let rows = timeout(ANSWERS_WITHIN, client.query(select, with)).await;
        let rows = rows.map_err(|_| Trouble::late())??;
        self.idle().push(client);
        Ok(rows)
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Client>> {
        self.0.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub async fn close(&self) {
        let all = self.0.free.acquire_many(READERS as u32).await;
        self.0.free.close();
        drop(all);
        self.idle().clear();
    }
}

/// Words of those of which this is true as they were saved. To read them all takes a while.
async fn hers(rows: Vec<Row>, is_hers: impl Fn(&str) -> bool + Send + 'static) -> Result<Vec<String>> {
    let found = spawn_blocking(move || {
        let found = rows.iter().map(|row| Ok((row.try_get(0)?, is_hers(row.try_get(1)?))));
        let found = found.filter_map(|row: Result<_>| row.map(|(id, hers)| hers.then_some(id)).transpose());
        found.collect()
    });
    found.await?
}

fn stored(row: &Row) -> Result<Stored> {
    let no = row.try_get(0)?;
    let agreed = serde_json::from_str(row.try_get(1)?);
    let agreed = agreed.with_context(|| format!("table {no} as it was saved"))?;
    let texts = lines(row).with_context(|| format!("the lines of table {no}"))?;
    let lines = texts.iter().zip(1..).map(|(text, seq)| {
        let line = text.parse();
        line.with_context(|| format!("line {seq} of table {no}"))
    });
    let lines = lines.collect::<Result<_>>()?;
    Ok(Stored { no, agreed, lines })
}

/// Every line, once and in order.
fn lines(row: &Row) -> Result<Vec<&str>> {
    let (seqs, texts): (Vec<i64>, Vec<&str>) = (row.try_get(2)?, row.try_get(3)?);
    for (seq, expected) in seqs.into_iter().zip(1..) {
        ensure!(seq == expected, "line {expected} is missing");
    }
    Ok(texts)
}
