//! Is a house well? Everything in it is opened and every game is played through once more. Nothing is changed.

mod postgres;

use std::path::Path;

use anyhow::{Context, Result};
use rusqlite::{Connection, OpenFlags, Transaction};
use serde::Serialize;
use table::Table;

use crate::{
    evenings,
    folder::{self, KEY, database},
    gentle::Gentle,
    guests::KEY_BYTES,
    lines::{self, Stored, Waiting},
    store::{self, NEWEST, StoreAt},
};

/// What was found in a house's file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Examined {
    /// Of the file's form; a house brings an older one up to date when it opens.
    pub version: u32,
    pub newest_version: u32,
    /// Tables whose every line was replayed, and the lines.
    pub tables: usize,
    pub lines: usize,
    pub bytes: u64,
    /// A house is open on it now.
    pub running: bool,
    pub faults: Vec<Fault>,
}

/// Something that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Fault {
    pub kind: FaultKind,
    /// The table that it is about, if it is about one.
    pub table: Option<String>,
    /// By this it, or an evening (below zero), is called in the log.
    pub number: Option<i64>,
    /// As whoever found it said it.
    pub detail: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FaultKind {
    /// The file itself is damaged: no house opens it.
    Damaged,
    /// A newer house has written it.
    Newer,
    /// What was saved of a table, or one of its lines, cannot be read.
    Unreadable,
    /// A table's game is not in this house.
    NoSuchGame,
    /// A line that the rules refuse.
    AgainstRules,
    /// Lines that belong to no table.
    Orphans,
    /// The key that signs cookies is not there, or is not one.
    Key,
    /// A file that others may read.
    OpenToOthers,
}

impl FaultKind {
    pub const ALL: [FaultKind; 8] = [
        FaultKind::Damaged,
        FaultKind::Newer,
        FaultKind::Unreadable,
        FaultKind::NoSuchGame,
        FaultKind::AgainstRules,
        FaultKind::Orphans,
        FaultKind::Key,
        FaultKind::OpenToOthers,
    ];

    /// The word for it in messages and for programs.
    pub fn word(self) -> &'static str {
        match self {
            FaultKind::Damaged => "damaged",
            FaultKind::Newer => "newer",
            FaultKind::Unreadable => "unreadable",
            FaultKind::NoSuchGame => "no-such-game",
            FaultKind::AgainstRules => "against-rules",
            FaultKind::Orphans => "orphans",
            FaultKind::Key => "key",
            FaultKind::OpenToOthers => "open-to-others",
        }
    }
}

impl Examined {
    fn fault(&mut self, kind: FaultKind, detail: impl Into<String>) {
        self.faults.push(Fault {
            kind,
            table: None,
            number: None,
            detail: detail.into(),
        });
    }

    fn fault_at(&mut self, kind: FaultKind, (number, table): (i64, String), detail: impl Into<String>) {
        self.faults.push(Fault {
            kind,
            table: Some(table),
            number: Some(number),
            detail: detail.into(),
        });
    }

    /// Can a house be opened on it? One table that cannot be read leaves all others as they are.
    pub fn opens(&self) -> bool {
        let closes = |fault: &Fault| matches!(fault.kind, FaultKind::Damaged | FaultKind::Newer);
        !self.faults.iter().any(closes)
    }
}

/// Examines a house, whether it is open or not, wherever it keeps its tables.
pub async fn examine_at(store: &StoreAt, data: &Path) -> Result<Examined> {
    match store {
        StoreAt::Folder => examine_house(data),
        StoreAt::Postgres(at) => postgres::examine(at, data).await,
    }
}

/// Examines a data folder, whether a house runs in it or not.
pub fn examine_house(data: &Path) -> Result<Examined> {
    let file = database(data);
    if !file.exists() {
        return Err(folder::no_house(data));
    }
    let running = folder::is_taken(data);
    let mut found = examine(&file, &mut Gentle::new(running))?;
    found.running = running;
    look_at_folder(data, &mut found);
    Ok(found)
}

/// At what stands there whatever keeps the tables.
fn look_at_folder(data: &Path, found: &mut Examined) {
    match std::fs::metadata(data.join(KEY)) {
        Ok(key) if key.len() == KEY_BYTES as u64 => {}
        Ok(key) => found.fault(FaultKind::Key, format!("{} bytes, not {KEY_BYTES}", key.len())),
        Err(error) => found.fault(FaultKind::Key, error.to_string()),
    }
    for file in folder::open_to_others(data) {
        found.fault(FaultKind::OpenToOthers, file);
    }
}

/// Examines a house's file, or a backup.
pub fn examine(file: &Path, gentle: &mut Gentle) -> Result<Examined> {
    let about = std::fs::metadata(file).with_context(|| format!("{} cannot be read", file.display()))?;
    let mut found = Examined {
        newest_version: NEWEST,
        bytes: about.len(),
        ..Examined::default()
    };
    if let Err(error) = look_through(file, &mut found, gentle) {
        gentle.breathe()?; // nobody wants to know any more
        found.fault(FaultKind::Damaged, format!("{error:#}"));
    }
    Ok(found)
}

pub fn open_to_read(file: &Path) -> Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Connection::open_with_flags(file, flags).with_context(|| format!("{} cannot be opened", file.display()))
}

fn look_through(file: &Path, found: &mut Examined, gentle: &mut Gentle) -> Result<()> {
    let mut db = open_to_read(file)?;
    found.version = store::version(&db)?;
    if found.version > NEWEST {
        found.fault(FaultKind::Newer, format!("version {}", found.version));
        return Ok(());
    }
    check_pages(&mut db, found, gentle)?;
    if !found.opens() {
        return Ok(()); // what stands in broken pages is not worth reading
    }
    // From here on as it stood at one moment.
    let db = db.transaction()?;
    let waiting = Waiting::of(&db)?;
    let mut ids = db.prepare("SELECT no, id FROM tables ORDER BY no")?;
    let mut ids = ids.query([])?;
    while let Some(row) = ids.next()? {
        let (no, id): (i64, String) = (row.get(0)?, row.get(1)?);
        match play_through(&waiting, &db, &id) {
            Ok(lines) => {
                found.tables += 1;
                found.lines += lines;
            }
            Err((kind, detail)) => found.fault_at(kind, (no, id), detail),
        }
        gentle.breathe()?;
    }
    if found.version >= EVENINGS_SINCE {
        look_through_evenings(&db, found, gentle)?;
    }
    let orphans =
        "SELECT count(DISTINCT table_no) FROM lines WHERE table_no > 0 AND table_no NOT IN (SELECT no FROM tables)";
    match db.query_row(orphans, [], |row| row.get::<_, i64>(0))? {
        0 => {}
        many => found.fault(FaultKind::Orphans, many.to_string()),
    }
    Ok(())
}

/// Since this version there are evenings.
const EVENINGS_SINCE: u32 = 5;

fn look_through_evenings(db: &Transaction, found: &mut Examined, gentle: &mut Gentle) -> Result<()> {
    let mut evenings = db.prepare("SELECT no, id, saved FROM evenings ORDER BY no DESC")?;
    let mut evenings = evenings.query([])?;
    while let Some(row) = evenings.next()? {
        let (no, id, saved): (i64, String, String) = (row.get(0)?, row.get(1)?, row.get(2)?);
        let lines = lines::text_of(db, no);
        match lines.and_then(|lines| evenings::revived(&saved, &lines).map(|_| lines.lines().count())) {
            Ok(lines) => found.lines += lines,
            Err(error) => found.fault_at(FaultKind::Unreadable, (no, id), format!("an evening: {error:#}")),
        }
        gentle.breathe()?;
    }
    Ok(())
}

/// Every page of the file and every entry of every index.
fn check_pages(db: &mut Connection, found: &mut Examined, gentle: &Gentle) -> Result<()> {
    let mut gentle = gentle.clone();
    db.progress_handler(1000, Some(move || gentle.breathe().is_err()))?;
    let said: Vec<String> = db
        .prepare("PRAGMA integrity_check(20)")?
        .query_map([], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    for said in said.into_iter().filter(|said| said != "ok") {
        found.fault(FaultKind::Damaged, said);
    }
    db.progress_handler(0, None::<fn() -> bool>)?;
    Ok(())
}

/// Opens a table as a house would; gives how many lines it has.
pub fn play_through(waiting: &Waiting, db: &Transaction, id: &str) -> Result<usize, (FaultKind, String)> {
    let stored = waiting.load(db, id);
    let stored = stored.and_then(|stored| stored.context("it is gone"));
    replay(stored.map_err(|error| (FaultKind::Unreadable, format!("{error:#}")))?)
}

fn replay(stored: Stored) -> Result<usize, (FaultKind, String)> {
    let (game, edition) = (stored.agreed.game.clone(), stored.agreed.edition);
    let room = rooms::edition(&game, edition);
    let room = room.ok_or_else(|| (FaultKind::NoSuchGame, format!("{game}, edition {edition}")))?;
    let lines = stored.lines.len();
    let revived = Table::revive(stored.agreed, room, stored.lines);
    revived.map_err(|fault| (FaultKind::AgainstRules, fault.to_string()))?;
    Ok(lines)
}
