//! A table as it stands on disk: what was saved of it, the lines in their place, and those that are still in the journal.

use std::collections::HashMap;

use anyhow::{Context, Result, ensure};
use rusqlite::{Connection, OptionalExtension, Transaction};
use table::{Agreed, wire::Seq};

use crate::{
    journal,
    store::{JOURNAL_SINCE, version},
};

/// A table as it was read.
#[derive(Debug)]
pub struct Stored {
    pub no: i64,
    pub agreed: Agreed,
    pub lines: Vec<ludo::Line>,
}

/// What was saved and all lines, as they stood at one moment.
pub fn load(db: &Transaction, id: &str) -> Result<Option<Stored>> {
    load_with(db, id, |no, add| {
        journal_rows(
            db,
            |table_no, seq, line| {
                if table_no == no { add(seq, line) } else { Ok(()) }
            },
        )
    })
}

/// What stands in a journal, by table: for whoever reads many.
#[derive(Debug, Default)]
pub struct Waiting(HashMap<i64, Vec<(Seq, String)>>);

impl Waiting {
    pub fn of(db: &Connection) -> Result<Waiting> {
        let mut waiting = Waiting::default();
        if version(db)? >= JOURNAL_SINCE {
            journal_rows(db, |no, seq, line| {
                waiting.0.entry(no).or_default().push((seq, line.to_owned()));
                Ok(())
            })?;
        }
        Ok(waiting)
    }

    pub fn load(&self, db: &Transaction, id: &str) -> Result<Option<Stored>> {
        load_with(db, id, |no, add| {
            let mut rows = self.0.get(&no).into_iter().flatten();
            rows.try_for_each(|(seq, line)| add(*seq, line))
        })
    }
}

type Add<'a> = &'a mut dyn FnMut(Seq, &str) -> Result<()>;

fn load_with(db: &Transaction, id: &str, waiting: impl FnOnce(i64, Add) -> Result<()>) -> Result<Option<Stored>> {
    let row = "SELECT no, saved FROM tables WHERE id = ?1";
    let row = db.query_row(row, [id], |row| Ok((row.get(0)?, row.get::<_, String>(1)?)));
    let Some((no, saved)) = row.optional()? else {
        return Ok(None);
    };
    let agreed = serde_json::from_str(&saved).with_context(|| format!("table {no} as it was saved"))?;
    let lines = lines(db, no, waiting).with_context(|| format!("the lines of table {no}"))?;
    Ok(Some(Stored { no, agreed, lines }))
}

fn journal_rows(db: &Connection, mut take: impl FnMut(i64, Seq, &str) -> Result<()>) -> Result<()> {
    let mut entries = db.prepare_cached("SELECT text FROM journal ORDER BY no")?;
    let mut entries = entries.query([])?;
    while let Some(entry) = entries.next()? {
        for row in journal::rows(entry.get_ref(0)?.as_str()?) {
            let (table_no, seq, line) = row.context("an entry of the journal")?;
            take(table_no, seq, line)?;
        }
    }
    Ok(())
}

fn lines(db: &Transaction, no: i64, waiting: impl FnOnce(i64, Add) -> Result<()>) -> Result<Vec<ludo::Line>> {
    let mut lines = Vec::new();
    each_line(db, no, waiting, |seq, line| {
        lines.push(line.parse().with_context(|| format!("line {seq}"))?);
        Ok(())
    })?;
    Ok(lines)
}

/// All lines of an evening, as one text.
pub fn text_of(db: &Transaction, no: i64) -> Result<String> {
    let mut text = String::new();
    let waiting = |no, add: Add| journal_rows(db, |other, seq, line| if other == no { add(seq, line) } else { Ok(()) });
    each_line(db, no, waiting, |_, line| {
        text.push_str(line);
        text.push('\n');
        Ok(())
    })?;
    Ok(text)
}

/// Every line, once and in order.
fn each_line(
    db: &Transaction,
    no: i64,
    waiting: impl FnOnce(i64, Add) -> Result<()>,
    mut take: impl FnMut(Seq, &str) -> Result<()>,
) -> Result<()> {
    let mut next = 1;
    let mut add = |seq: Seq, line: &str| -> Result<()> {
        ensure!(seq <= next, "line {next} is missing");
        // What is being folded stands in both places.
        if seq == next {
            take(seq, line)?;
            next += 1;
        }
        Ok(())
    };
    let mut stretches = db.prepare_cached("SELECT seq, text FROM lines WHERE table_no = ?1 ORDER BY seq")?;
    let mut stretches = stretches.query([no])?;
    while let Some(stretch) = stretches.next()? {
        let stretch_lines = stretch.get_ref(1)?.as_str()?.split_terminator('\n');
        (stretch.get(0)?..)
            .zip(stretch_lines)
            .try_for_each(|(seq, line)| add(seq, line))?;
    }
    waiting(no, &mut add)
}
