//! Lines between the commit that keeps them and the place where their table has them.
//!
//! An entry of the journal is what was written at once: rows of table, number and line. Here all entries are sorted by
//! table, to be folded: first into their place, some tables at a time, and when all of it is there the entries may go.

use std::{
    collections::BTreeMap,
    fmt::Write,
    time::{Duration, Instant},
};

use table::wire::Seq;

use crate::writer::Batch;

/// The journal is folded when it is this old, or this long.
const FOLD_AFTER: Duration = Duration::from_secs(10);
const FOLD_BEYOND: usize = 4 << 20;

/// Tables that are folded with one commit: few enough that nobody waits for them.
const FOLDED_AT_ONCE: usize = 32;

/// Table, number and line.
pub type Row<'a> = (i64, Seq, &'a str);

/// What these batches have to say about games.
pub fn rows_of(batches: &[Batch]) -> impl Iterator<Item = Row<'_>> {
    batches.iter().flat_map(|batch| {
        let lines = batch.lines.iter();
        lines.map(|(seq, line)| (batch.table_no, *seq, line.as_str()))
    })
}

/// The same, to be written at once.
pub fn entry(batches: &[Batch]) -> String {
    let mut entry = String::new();
    for (table_no, seq, line) in rows_of(batches) {
        writeln!(entry, "{table_no} {seq} {line}").expect("a string takes everything");
    }
    entry
}

/// What stands in an entry.
pub fn rows(entry: &str) -> impl Iterator<Item = Option<Row<'_>>> {
    entry.split_terminator('\n').map(|row| {
        let mut words = row.splitn(3, ' ');
        Some((words.next()?.parse().ok()?, words.next()?.parse().ok()?, words.next()?))
    })
}

/// Lines of one table that follow each other, one in a row.
#[derive(Debug)]
pub struct Stretch {
    pub first: Seq,
    pub lines: String,
}

type ByTable = BTreeMap<i64, Stretch>;

#[derive(Debug)]
pub struct Journal {
    /// What stands in entries up to this one, and is not folded yet.
    fresh: ByTable,
    newest: i64,
    bytes: usize,
    since: Instant,
    /// What is being folded. Nothing else stands in entries up to this one.
    folding: ByTable,
    until: i64,
}

impl Journal {
    pub fn new() -> Journal {
        Journal {
            fresh: ByTable::new(),
            newest: 0,
            bytes: 0,
            since: Instant::now(),
            folding: ByTable::new(),
            until: 0,
        }
    }

    /// One more entry is on disk.
    pub fn note<'a>(&mut self, no: i64, rows: impl IntoIterator<Item = Row<'a>>) {
        for (table_no, seq, line) in rows {
            let stretch = self.fresh.entry(table_no).or_insert_with(|| Stretch {
                first: seq,
                lines: String::new(),
            });
            stretch.lines.push_str(line);
            stretch.lines.push('\n');
            self.bytes += line.len();
        }
        self.newest = no;
    }

    /// What is to be folded with the next commit, and the entry up to which there is nothing left to fold then.
    pub fn due(&mut self) -> (impl Iterator<Item = (i64, &Stretch)>, Option<i64>) {
        if self.folding.is_empty() && (self.bytes > FOLD_BEYOND || self.since.elapsed() > FOLD_AFTER) {
            self.begin();
        }
        let all = (1..=FOLDED_AT_ONCE).contains(&self.folding.len());
        let tables = self.folding.iter().take(FOLDED_AT_ONCE);
        (
            tables.map(|(table_no, stretch)| (*table_no, stretch)),
            all.then_some(self.until),
        )
    }

    /// What was due is in its place, on disk.
    pub fn folded(&mut self) {
        for _ in 0..FOLDED_AT_ONCE {
            self.folding.pop_first();
        }
    }

    /// Folds everything, however little it is; false if there is nothing.
    pub fn begin(&mut self) -> bool {
        if self.folding.is_empty() {
            self.folding = std::mem::take(&mut self.fresh);
            (self.until, self.bytes, self.since) = (self.newest, 0, Instant::now());
        }
        !self.folding.is_empty()
    }
}
