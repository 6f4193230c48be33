//! Backups: one file with everything, made while people play, and put back into an empty folder.
//!
//! A copy is taken on a connection of its own, as the house stood at one moment, and nobody who writes waits for it. Every line is
//! brought into its place, the key is put beside the tables, and then the file is opened and every game in it played through once more. Only a file that
//! has come through that gets its name.

use std::{
    fs::{self, File},
    io::Write,
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::{Context, Result, bail, ensure};
use rusqlite::Connection;
use serde::Serialize;

use crate::{
    doctor::{self, Examined, Fault, examine, open_to_read},
    folder::{self, DataFolder, KEY, LOCK, database, private_file, sync_folder},
    gentle::Gentle,
    lines::Waiting,
    store,
};

/// What came of it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Made {
    pub file: PathBuf,
    pub tables: usize,
    pub lines: usize,
    pub bytes: u64,
    /// Tables that cannot be opened in the house either; they are in the backup as they are there.
    pub faults: Vec<Fault>,
}

/// Backs up the house in this folder, whether it is open or not.
pub fn make(data: &Path, to: &Path) -> Result<Made> {
    let beside_games = folder::is_taken(data);
    make_gently(data, to, Gentle::new(beside_games))
}

pub fn make_gently(data: &Path, to: &Path, gentle: Gentle) -> Result<Made> {
    let house = database(data);
    if !house.exists() {
        return Err(folder::no_house(data));
    }
    // Whoever mistypes must not lose a file, least of all the house's own.
    ensure!(
        !to.exists() || is_backup(to),
        "{} is there already, and it is no backup of a house; nothing was written",
        to.display()
    );
    let part = PathBuf::from(format!("{}.part", to.display()));
    let shown = part.display();
    let file = private_file(&part).with_context(|| format!("{shown} cannot be written"))?;
    ensure!(file.try_lock().is_ok(), "another backup is being written to {shown}");
    let made = (|| {
        file.set_len(0)?; // of one that was killed
        copy(data, &part, &file, gentle.clone())?;
        let checked = check(&house, &part, gentle)?;
        file.sync_all()?;
        fs::rename(&part, to)?;
        sync_folder(to)?;
        Ok(checked)
    })();
    match made {
        Ok(checked) => Ok(Made {
            file: to.to_owned(),
            tables: checked.tables,
            lines: checked.lines,
            bytes: checked.bytes,
            faults: checked.faults,
        }),
        Err(error) => {
            let _ = fs::remove_file(&part); // it counts for nothing
            Err(error)
        }
    }
}

/// A connection may have the file open that is being made: what is on its way to the disk does not wait until the end, or everybody who
/// writes would wait for all of it at once.
const SYNC_AFTER_RESTS: u32 = 8;

fn copy(data: &Path, part: &Path, file: &File, gentle: Gentle) -> Result<()> {
    let mut house = open_to_read(&database(data))?;
    house.busy_timeout(Duration::from_secs(5))?;
    let (mut pace, mut rests, written) = (gentle, 0, file.try_clone()?);
    let breathe = move || {
        rests += u32::from(pace.breathe().unwrap_or_default());
        if rests >= SYNC_AFTER_RESTS {
            rests = 0;
            let _ = written.sync_data(); // in the end it is synced once more, and that counts
        }
        pace.is_stopped()
    };
    house.progress_handler(200, Some(breathe))?;
    let name = part.to_str().context("a path that is no text")?;
    // Pages that are free, and what is left in them of names, are not copied.
    house
        .execute("VACUUM INTO ?1", [name])
        .context("the house could not be copied")?;
    let copy = Connection::open(part)?;
    copy.pragma_update(None, "journal_mode", "memory")?;
    copy.pragma_update(None, "synchronous", "off")?;
    let copy = store::fold(copy)?;
    copy.execute_batch("DROP TABLE IF EXISTS backup; CREATE TABLE backup (key BLOB) STRICT")?;
    let key = fs::read(data.join(KEY)).ok();
    copy.execute("INSERT INTO backup (key) VALUES (?1)", [key])?;
    let closed = copy.close().map_err(|(_, error)| error);
    closed.context("the copy could not be closed")
}

/// A backup is as good as the house: what cannot be opened in it cannot be opened there either.
fn check(house: &Path, part: &Path, mut gentle: Gentle) -> Result<Examined> {
    let checked = examine(part, &mut gentle)?;
    if checked.faults.is_empty() {
        return Ok(checked);
    }
    let mut house = open_to_read(house)?;
    let house = house.transaction()?;
    let waiting = Waiting::of(&house)?;
    for fault in &checked.faults {
        let detail = &fault.detail;
        let Some(table) = &fault.table else {
            bail!("the copy cannot be used: {detail}")
        };
        if doctor::play_through(&waiting, &house, table).is_ok() {
            bail!("table {table} is well in the house, but not in the copy: {detail}");
        }
    }
    Ok(checked)
}

fn is_backup(file: &Path) -> bool {
    let found = open_to_read(file).and_then(|db| Ok(read_key(&db)?));
    found.is_ok()
}

/// The key in a backup; an error if it is none.
fn read_key(db: &Connection) -> rusqlite::Result<Option<Vec<u8>>> {
    db.query_row("SELECT key FROM backup", [], |row| row.get(0))
}

// ------------------------------------------------------------------------------------------------------ putting back

/// A house that is being put back, before it has its name.
const RESTORING: &str = "restoring.sqlite";
const LEFT_BEHIND: [&str; 3] = [RESTORING, "restoring.sqlite-journal", KEY];

/// Puts a backup into a folder that is empty, or not there. Nothing is put anywhere that was not examined before.
pub fn restore(file: &Path, data: &Path) -> Result<Examined> {
    let shown = file.display();
    let db = open_to_read(file)?;
    let key = read_key(&db).with_context(|| format!("{shown} is no backup of a house"))?;
    drop(db);
    let found = examine(file, &mut Gentle::new(false))?;
    if !found.opens() {
        let why = found.faults.first().map(|fault| fault.detail.as_str());
        bail!("{shown} cannot be used: {}", why.unwrap_or_default());
    }
    ensure!(
        is_free(data)?,
        "{} is not empty; a house is put back into an empty folder, or into one that is not there yet",
        data.display()
    );
    let _folder = DataFolder::lock(data)?;
    for left in LEFT_BEHIND {
        let _ = fs::remove_file(data.join(left)); // usually there is nothing
    }
    let part = data.join(RESTORING);
    let mut copy = private_file(&part)?;
    std::io::copy(&mut File::open(file)?, &mut copy).context("the backup could not be copied")?;
    let db = Connection::open(&part)?;
    db.pragma_update(None, "secure_delete", true)?;
    db.execute_batch("DROP TABLE backup")?;
    db.close().map_err(|(_, error)| error)?;
    copy.sync_all()?;
    if let Some(key) = key {
        let mut kept = private_file(&data.join(KEY))?;
        kept.write_all(&key)?;
        kept.sync_all()?;
    }
    fs::rename(&part, database(data))?;
    sync_folder(&database(data))?;
    Ok(found)
}

/// Is there nothing, or only what a restore that was killed has left?
fn is_free(data: &Path) -> Result<bool> {
    if !data.exists() {
        return Ok(true);
    }
    let names = fs::read_dir(data).with_context(|| format!("{} cannot be read", data.display()))?;
    let names: Vec<_> = names.map(|entry| Ok(entry?.file_name())).collect::<Result<_>>()?;
    let was_killed = names.iter().any(|name| name == RESTORING);
    let ours = |name: &std::ffi::OsString| name == LOCK || (was_killed && LEFT_BEHIND.iter().any(|left| name == left));
    Ok(names.iter().all(ours))
}
