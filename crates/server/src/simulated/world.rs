//! What stands in the simulated database, and how one reads and writes there: what PostgreSQL's statements say, in memory
//! (`store/postgres/writing.rs`). That it says the same the laws of every store see to (`store/laws.rs`). Its time is the simulation's, and its
//! troubles are drawn from the simulation's seed.

use std::{
    collections::{BTreeMap, btree_map::Entry},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use anyhow::{Context, Error, Result, bail, ensure};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rusqlite::ffi;
use serde_json::Value;
use table::{Agreed, wire::Seq};

use crate::{
    lines::Stored,
    store::{LOOKED_AT_ONCE, Mine, is_evening_of, is_table_of},
    writer::Batch,
};

/// For so long nobody else opens a house after one was last heard of.
pub const LEASE_MS: u64 = 6_000;

#[derive(Clone, Debug)]
pub struct World(Arc<Mutex<Ground>>);

#[derive(Debug)]
pub struct Ground {
    pub now: u64,
    /// Who keeps house, since which epoch, with how many commits, and until when nobody else does.
    node: String,
    pub epoch: i64,
    commits: i64,
    expires: u64,
    pub lines: BTreeMap<i64, BTreeMap<Seq, String>>,
    tables: BTreeMap<i64, Row>,
    evenings: BTreeMap<i64, Row>,
    reviews: BTreeMap<i64, (Seq, Vec<u8>)>,
    pulse: u64,
    acts: Vec<(u64, String)>,
    forgotten: bool,
    pub mood: Mood,
    rng: ChaCha8Rng,
    /// Planted: whoever was replaced writes on.
    pub forgets_epochs: bool,
    /// Planted: what is said to be kept is kept only with what comes next.
    pub lies: bool,
    late: Vec<Change>,
}

/// How the disk is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mood {
    #[default]
    Well,
    /// Takes nothing.
    Full,
    /// Neither takes nor gives anything.
    Gone,
    /// Of three things that are said to it one is not heard, and of one the answer is lost.
    Shaky,
    /// Fails for good the next time.
    Broken,
}

#[derive(Clone, Debug)]
struct Row {
    id: String,
    saved: String,
    phase: &'static str,
    updated: u64,
}

impl Row {
    /// What this table belongs to, as it was saved.
    fn says(&self, of: &str, what: &str) -> Value {
        let saved: Value = serde_json::from_str(&self.saved).unwrap_or_default();
        saved[of][what].clone()
    }
}

/// All that batches want to be kept.
#[derive(Debug, Default)]
struct Change {
    lines: Vec<(i64, Seq, String)>,
    saves: Vec<(i64, Row)>,
    reviews: Vec<(i64, (Seq, Vec<u8>))>,
    pulse: Option<u64>,
    acts: Vec<(u64, String)>,
}

impl Change {
    fn of(batches: &[Batch]) -> Change {
        let mut change = Change::default();
        for batch in batches {
            let no = batch.table_no;
            let lines = batch.lines.iter().map(|(seq, line)| (no, *seq, line.clone()));
            change.lines.extend(lines);
            change.saves.extend(batch.save.as_ref().map(|save| {
                let row = Row {
                    id: save.id.clone(),
                    saved: save.saved.clone(),
                    phase: save.phase,
                    updated: save.now,
                };
                (no, row)
            }));
            let review = batch.review.as_ref().map(|(line, review)| (*line, review.bytes()));
            change.reviews.extend(review.map(|review| (no, review)));
            change.pulse = batch.pulse.or(change.pulse);
            if batch.remove.is_empty() {
                change.acts.extend(batch.act.clone());
            }
        }
        change
    }
}

impl Ground {
    fn fails(code: i32) -> Error {
        rusqlite::Error::SqliteFailure(ffi::Error::new(code), Some("simulated".to_owned())).into()
    }

    /// Whether the answer to what is said now will be lost.
    fn hears(&mut self) -> Result<bool> {
        match self.mood {
            Mood::Well => Ok(false),
            Mood::Full => Err(Ground::fails(ffi::SQLITE_FULL)),
            Mood::Gone => Err(Ground::fails(ffi::SQLITE_BUSY)),
            Mood::Shaky => match self.rng.next_u32() % 3 {
                0 => Err(Ground::fails(ffi::SQLITE_BUSY)),
                other => Ok(other == 1),
            },
            Mood::Broken => {
                self.mood = Mood::Well;
                Err(Ground::fails(ffi::SQLITE_IOERR))
            }
        }
    }

    /// All or nothing.
    fn apply(&mut self, change: Change) -> Result<()> {
        for (no, seq, _) in &change.lines {
            let there = self.lines.get(no).is_some_and(|lines| lines.contains_key(seq));
            ensure!(!there, "line {seq} of table {no} is there already");
        }
        for (no, seq, line) in change.lines {
            self.lines.entry(no).or_default().insert(seq, line);
        }
        for (no, row) in change.saves {
            let rows = if no > 0 { &mut self.tables } else { &mut self.evenings };
            match rows.entry(no) {
                Entry::Vacant(place) => drop(place.insert(row)),
                Entry::Occupied(mut there) => {
                    let id = there.get().id.clone();
                    there.insert(Row { id, ..row });
                }
            }
        }
        let of_tables = change.reviews.into_iter();
        let of_tables = of_tables.filter(|(no, _)| self.tables.contains_key(no));
        self.reviews.extend(of_tables);
        self.pulse = change.pulse.unwrap_or(self.pulse);
        self.acts.extend(change.acts);
        Ok(())
    }

    fn stored(&self, no: i64, row: &Row) -> Result<Stored> {
        let agreed = serde_json::from_str(&row.saved).with_context(|| format!("table {no} as it was saved"))?;
        let lines = self.texts(no)?.into_iter().map(|line| Ok(line.parse()?));
        let lines = lines.collect::<Result<_>>()?;
        Ok(Stored { no, agreed, lines })
    }

    /// Every line, once and in order.
    fn texts(&self, no: i64) -> Result<Vec<&str>> {
        let lines = self.lines.get(&no).into_iter().flatten();
        for ((seq, _), expected) in lines.clone().zip(1..) {
            ensure!(*seq == expected, "line {expected} is missing");
        }
        Ok(lines.map(|(_, line)| line.as_str()).collect())
    }

    pub fn table(&self, id: &str) -> Option<Stored> {
        let (no, row) = self.tables.iter().find(|(_, row)| row.id == id)?;
        self.stored(*no, row).ok()
    }
}

impl World {
    pub fn new(seed: u64) -> World {
        World(Arc::new(Mutex::new(Ground {
            now: 0,
            node: String::new(),
            epoch: 0,
            commits: 0,
            expires: 0,
            lines: BTreeMap::new(),
            tables: BTreeMap::new(),
            evenings: BTreeMap::new(),
            reviews: BTreeMap::new(),
            pulse: 0,
            acts: Vec::new(),
            forgotten: false,
            mood: Mood::Well,
            rng: ChaCha8Rng::seed_from_u64(seed),
            forgets_epochs: false,
            lies: false,
            late: Vec::new(),
        })))
    }

    pub fn ground(&self) -> MutexGuard<'_, Ground> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens a house there, unless another one is still heard of.
    pub fn open(&self, node: &str) -> Result<(Store, Disk)> {
        let mut ground = self.ground();
        ground.hears()?;
        let is_free = ground.node == node || ground.now >= ground.expires;
        ensure!(is_free, "another house keeps its tables there");
        ground.late.clear(); // who was to keep it is gone
        node.clone_into(&mut ground.node);
        ground.epoch += 1;
        ground.commits = 0;
        ground.expires = ground.now + LEASE_MS;
        let store = Store {
            world: self.clone(),
            closed: Arc::default(),
        };
        let lease = Lease {
            world: self.clone(),
            epoch: ground.epoch,
            until: Arc::new(AtomicU64::new(ground.expires)),
        };
        Ok((store, Disk { lease, commits: 0 }))
    }
}

/// What a house has of the one row that says who keeps house.
#[derive(Clone, Debug)]
pub struct Lease {
    world: World,
    pub epoch: i64,
    /// Until then nobody else can have it.
    until: Arc<AtomicU64>,
}

impl Lease {
    /// False when another house has it.
    pub fn renew(&self) -> Result<bool> {
        let mut ground = self.world.ground();
        let lost = ground.hears()?;
        if ground.epoch == self.epoch {
            ground.expires = ground.now + LEASE_MS;
        } else if !ground.forgets_epochs {
            return Ok(false);
        }
        if lost {
            return Err(Ground::fails(ffi::SQLITE_BUSY));
        }
        self.until.store(ground.now + LEASE_MS, Ordering::Relaxed);
        Ok(true)
    }

    pub fn oversleep(&self) {
        self.until.store(0, Ordering::Relaxed);
    }
}

// ------------------------------------------------------------------------------------------------------ writing

#[derive(Debug)]
pub struct Disk {
    pub lease: Lease,
    /// What this epoch has written, as far as we know.
    commits: i64,
}

const TAKEN_OVER: &str = "another house has taken over: this one writes nothing more there";

impl Disk {
    fn commit(&mut self, write: impl FnOnce(&mut Ground) -> Result<()>) -> Result<()> {
        let mut ground = self.lease.world.ground();
        let lost = ground.hears()?;
        let (ours, next) = (ground.epoch == self.lease.epoch, self.commits + 1);
        if !ours && ground.forgets_epochs {
            write(&mut ground)?;
        } else if ours && ground.commits == next - 1 {
            for late in std::mem::take(&mut ground.late) {
                ground.apply(late)?;
            }
            write(&mut ground)?;
            ground.commits = next;
        }
        if lost {
            return Err(Ground::fails(ffi::SQLITE_BUSY));
        }
        if !ours && !ground.forgets_epochs {
            bail!(TAKEN_OVER);
        }
        ensure!(
            !ours || ground.commits == next,
            "somebody else has written as this house"
        );
        self.commits = next;
        Ok(())
    }

    pub fn keep(&mut self, batches: &[Batch]) -> Result<()> {
        let change = Change::of(batches);
        self.commit(|ground| match ground.lies {
            true => {
                ground.late.push(change);
                Ok(())
            }
            false => ground.apply(change),
        })
    }

    pub fn remove(&mut self, batches: &[Batch]) -> Result<()> {
        self.commit(|ground| {
            for batch in batches.iter().filter(|batch| !batch.remove.is_empty()) {
                for no in &batch.remove {
                    ground.lines.remove(no);
                    ground.tables.remove(no);
                    ground.evenings.remove(no);
                    ground.reviews.remove(no);
                }
                ground.acts.extend(batch.act.clone());
            }
            Ok(())
        })
    }

    pub fn rewrite(&mut self, no: i64, lines: &[(Seq, String)]) -> Result<()> {
        self.commit(|ground| {
            ground.forgotten = true;
            let Some(there) = ground.lines.get_mut(&no) else {
                return Ok(()); // it was deleted meanwhile
            };
            for (seq, text) in lines {
                text.clone_into(there.get_mut(seq).context("a line is missing")?);
            }
            Ok(())
        })
    }

    pub fn is_still_ours(&mut self) -> Result<()> {
        let now = self.lease.world.ground().now;
        if now < self.lease.until.load(Ordering::Relaxed) {
            return Ok(());
        }
        ensure!(self.lease.renew()?, TAKEN_OVER);
        Ok(())
    }

    pub fn write_anew(&mut self) -> Result<()> {
        self.lease.world.ground().forgotten = false;
        Ok(())
    }

    /// As if the answer to the last commit had been lost.
    pub fn forget_the_answer(&mut self) {
        self.commits -= 1;
    }

    pub fn close(self) -> Result<()> {
        let mut ground = self.lease.world.ground();
        if ground.epoch == self.lease.epoch {
            ground.expires = ground.now;
        }
        Ok(())
    }
}

// ------------------------------------------------------------------------------------------------------ reading

#[derive(Clone, Debug)]
pub struct Store {
    world: World,
    closed: Arc<AtomicBool>,
}

impl Store {
    fn read<T>(&self, read: impl FnOnce(&Ground) -> T) -> Result<T> {
        ensure!(!self.closed.load(Ordering::Relaxed), "nobody reads any more");
        let ground = self.world.ground();
        ensure!(ground.mood != Mood::Gone, "the database does not answer");
        Ok(read(&ground))
    }

    pub async fn next_no(&self) -> Result<i64> {
        self.read(|ground| ground.tables.keys().max().map_or(1, |no| no + 1))
    }

    pub async fn next_evening_no(&self) -> Result<i64> {
        self.read(|ground| ground.evenings.keys().min().map_or(-1, |no| no - 1))
    }

    /// The newest first.
    fn evenings(&self, is_it: impl Fn(&Row) -> bool) -> Result<Vec<(i64, String)>> {
        self.read(|ground| {
            let found = ground.evenings.iter().rev().filter(|(_, row)| is_it(row));
            found.map(|(no, row)| (*no, row.id.clone())).collect()
        })
    }

    pub async fn evenings_going(&self) -> Result<Vec<String>> {
        let going = self.evenings(|row| row.phase == "going")?;
        Ok(going.into_iter().map(|(_, id)| id).collect())
    }

    pub async fn evenings_gone(&self) -> Result<Vec<(i64, String)>> {
        self.evenings(|row| row.phase == "gone")
    }

    pub async fn tables_of_evening(&self, evening: &str) -> Result<Vec<(i64, String)>> {
        self.tables(0, |_, row| row.says("evening", "evening") == evening)
    }

    /// Those behind this number of which this is true.
    fn tables(&self, behind: i64, is_it: impl Fn(&Ground, &Row) -> bool) -> Result<Vec<(i64, String)>> {
        self.read(|ground| {
            let found = ground.tables.range(behind + 1..);
            let found = found.filter(|(_, row)| is_it(ground, row));
            found.map(|(no, row)| (*no, row.id.clone())).collect()
        })
    }

    pub async fn evening(&self, id: &str) -> Result<Option<(i64, String, String)>> {
        self.read(|ground| {
            let mut rows = ground.evenings.iter();
            let Some((no, row)) = rows.find(|(_, row)| row.id == id && row.phase != "gone") else {
                return Ok(None);
            };
            let text = ground.texts(*no)?.iter().flat_map(|line| [line, "\n"]).collect();
            Ok(Some((*no, row.saved.clone(), text)))
        })?
    }

    pub async fn was_forgotten(&self) -> Result<bool> {
        self.read(|ground| ground.forgotten)
    }

    pub async fn marked(&self, behind: i64, is_hers: Mine) -> Result<(Vec<String>, Option<i64>)> {
        self.read(|ground| {
            let looked_at = ground.tables.range(behind + 1..).take(LOOKED_AT_ONCE);
            let last = looked_at.clone().last().map(|(no, _)| *no);
            let last = last.filter(|_| looked_at.clone().count() == LOOKED_AT_ONCE);
            let hers = looked_at.filter(|(_, row)| is_table_of(&row.saved, &is_hers));
            (hers.map(|(_, row)| row.id.clone()).collect(), last)
        })
    }

    pub async fn marked_evenings(&self, is_hers: Mine) -> Result<Vec<String>> {
        let hers = self.evenings(|row| row.phase != "gone" && is_evening_of(&row.saved, &is_hers))?;
        Ok(hers.into_iter().map(|(_, id)| id).collect())
    }

    pub async fn acts(&self) -> Result<Vec<(u64, String)>> {
        self.read(|ground| ground.acts.clone())
    }

    pub async fn last_pulse(&self) -> Result<u64> {
        self.read(|ground| ground.pulse)
    }

    pub async fn older(&self, after: i64, over: u64, going: u64, most: usize) -> Result<Vec<(i64, String)>> {
        let mut older = self.tables(after, |ground, row| {
            let before = if row.phase == "over" { over } else { going };
            let of = row.says("evening", "evening");
            row.updated < before && ground.evenings.values().all(|evening| of != evening.id.as_str())
        })?;
        older.truncate(most);
        Ok(older)
    }

    pub async fn left(&self, before: u64, behind: i64, most: usize) -> Result<Vec<(i64, Agreed)>> {
        self.read(|ground| {
            let left = ground.tables.range(behind + 1..);
            let left = left.filter(|(_, row)| row.phase == "playing" && row.updated < before);
            let left = left.take(most);
            left.map(|(no, row)| Ok((*no, serde_json::from_str(&row.saved)?)))
                .collect()
        })?
    }

    pub async fn load(&self, id: &str) -> Result<Option<Stored>> {
        self.read(|ground| {
            let row = ground.tables.iter().find(|(_, row)| row.id == id);
            row.map(|(no, row)| ground.stored(*no, row)).transpose()
        })?
    }

    pub async fn review(&self, table_no: i64, line: Seq) -> Result<Option<Vec<u8>>> {
        self.read(|ground| {
            let kept = ground.reviews.get(&table_no).filter(|(of, _)| *of == line);
            kept.map(|(_, review)| review.clone())
        })
    }

    pub async fn of_day<T: Send + 'static>(
        &self,
        day: u64,
        take: impl Fn(Stored) -> Option<T> + Send + 'static,
    ) -> Result<Vec<T>> {
        self.read(|ground| {
            let of_day = ground.tables.iter();
            let of_day = of_day.filter(|(_, row)| row.says("challenge", "day") == day);
            let whole = of_day.filter_map(|(no, row)| ground.stored(*no, row).ok());
            whole.filter_map(take).collect()
        })
    }

    pub async fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
    }
}
