//! The data folder: one house in it at a time, and nobody else reads what it writes there: the seeds of games that go on.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, anyhow, bail, ensure};

use crate::secrets;

/// The data folder is ours while this is kept; a process that is killed lets go of it too.
#[derive(Debug)]
pub struct DataFolder {
    _lock: File,
}

impl DataFolder {
    pub fn take(path: &Path) -> Result<DataFolder> {
        let folder = DataFolder::lock(path)?;
        private_file(&database(path)).with_context(|| format!("nothing can be written in {}", path.display()))?;
        folder.close_all(path)
    }

    /// Where the tables are kept elsewhere.
    pub fn take_beside(path: &Path) -> Result<DataFolder> {
        ensure!(
            !database(path).exists(),
            "{} has tables of its own; a house that keeps its tables in PostgreSQL wants a folder without",
            path.display()
        );
        DataFolder::lock(path)?.close_all(path)
    }

    fn close_all(self, path: &Path) -> Result<DataFolder> {
        let shown = path.display();
        for file in FILES {
            close_to_others(&path.join(file)).with_context(|| format!("{file} in {shown} cannot be made private"))?;
        }
        Ok(self)
    }

    /// Nobody else opens a house here, and nothing is written.
    pub fn lock(path: &Path) -> Result<DataFolder> {
        let shown = path.display();
        make_private(path).with_context(|| format!("the data folder {shown} cannot be made"))?;
        let lock = private_file(&path.join(LOCK)).with_context(|| format!("nothing can be written in {shown}"))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                bail!("another house keeps its tables in {shown}; --data chooses another folder")
            }
            Err(TryLockError::Error(error)) => return Err(error).with_context(|| format!("{shown} cannot be locked")),
        }
        Ok(DataFolder { _lock: lock })
    }
}

/// Does a house run in this folder? Nothing is made where nothing is.
pub fn is_taken(path: &Path) -> bool {
    let lock = File::open(path.join(LOCK));
    lock.is_ok_and(|lock| matches!(lock.try_lock(), Err(TryLockError::WouldBlock)))
}

/// How much room it takes, and how much is left on its disk; nothing is known of disks elsewhere than on Unix.
#[derive(Clone, Copy, Debug, Default)]
pub struct Size {
    pub database: u64,
    /// What is written but not yet in its place: SQLite's log.
    pub log: u64,
    pub free: Option<u64>,
}

pub fn size(path: &Path) -> Size {
    let bytes = |file: &str| std::fs::metadata(path.join(file)).map_or(0, |about| about.len());
    #[cfg(unix)]
    let free = rustix::fs::statvfs(path).ok().map(|disk| disk.f_bavail * disk.f_frsize);
    #[cfg(not(unix))]
    let free = None;
    Size {
        database: bytes("ludogite.sqlite"),
        log: bytes("ludogite.sqlite-wal"),
        free,
    }
}

/// What others than the house may read, though only the house should.
pub fn open_to_others(path: &Path) -> Vec<&'static str> {
    let is_open = |file: &&str| {
        #[cfg(unix)]
        return std::fs::metadata(path.join(file))
            .is_ok_and(|about| std::os::unix::fs::PermissionsExt::mode(&about.permissions()) & 0o077 != 0);
        #[cfg(not(unix))]
        return false;
    };
    FILES.into_iter().filter(is_open).collect()
}

pub const LOCK: &str = "ludogite.lock";
pub const KEY: &str = "cookie.key";
/// The folder's own name, for a database that is shared.
const NODE: &str = "ludogite.node";
pub const HOST_LINK: &str = "host-link";
/// A certificate that the house has fetched, and its key.
pub const FETCHED: &str = "acme.pem";
/// Who it is to whom it fetches from.
pub const ACCOUNT: &str = "acme-account.json";

/// All that the house writes. A backup that was put in its place may come with other rights.
const FILES: [&str; 11] = [
    LOCK,
    NODE,
    "ludogite.sqlite",
    "ludogite.sqlite-wal",
    "ludogite.sqlite-shm",
    KEY,
    HOST_LINK,
    FETCHED,
    ACCOUNT,
    // While they are written, and left by whoever was killed meanwhile.
    "acme.part",
    "acme-account.part",
];

/// A folder that we make is ours alone. One that was there may be there for others, too; the files in it are private.
pub fn make_private(path: &Path) -> std::io::Result<()> {
    let mut make = std::fs::DirBuilder::new();
    make.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut make, 0o700);
    make.create(path)
}

/// Only we may read it, if it is there.
fn close_to_others(file: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use std::{fs::Permissions, os::unix::fs::PermissionsExt};
        match std::fs::metadata(file) {
            Ok(about) if about.permissions().mode() & 0o077 != 0 => {
                std::fs::set_permissions(file, Permissions::from_mode(0o600))?;
            }
            Ok(_) => {}
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// The one file with all tables. What SQLite puts beside it takes over who may read it.
pub fn database(data: &Path) -> PathBuf {
    data.join("ludogite.sqlite")
}

/// The folder's own name: always the same, and no other folder's. Whoever copies a folder copies it, too.
pub fn node(data: &Path) -> Result<String> {
    let file = data.join(NODE);
    match std::fs::read_to_string(&file) {
        Ok(name) if !name.is_empty() => return Ok(name),
        Ok(_) => {} // whoever was to write it was killed
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
        Err(error) => return Err(error).with_context(|| format!("{} cannot be read", file.display())),
    }
    let name = secrets::word()?;
    let written = private_file(&file).and_then(|mut file| {
        file.write_all(name.as_bytes())?;
        file.sync_all()
    });
    written.with_context(|| format!("{} cannot be written", file.display()))?;
    Ok(name)
}

/// For whoever looks for a house's file where there is none.
pub fn no_house(data: &Path) -> anyhow::Error {
    let shown = data.display();
    match data.join(NODE).exists() {
        true => anyhow!(
            "the house of {shown} keeps its tables in PostgreSQL: pg_dump backs them up, psql puts them back, and doctor looks them \
            through with --store (docs/host.md)"
        ),
        false => anyhow!("there is no house in {shown}"),
    }
}

/// Opens a file that only we may read, or makes it.
pub fn private_file(path: &Path) -> std::io::Result<File> {
    let mut open = OpenOptions::new();
    open.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut open, 0o600);
    open.open(path)
}

/// Writes a file that only we may read: wholly, or not at all.
pub fn write_private(path: &Path, text: &str) -> std::io::Result<()> {
    let part = path.with_extension("part");
    // Of one that was killed: others may read what is there, and would what is written into it.
    match std::fs::remove_file(&part) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut file = private_file(&part)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    std::fs::rename(part, path)?;
    sync_folder(path)
}

/// A name lasts only once its folder is on disk. Elsewhere than on Unix a folder cannot be opened.
pub fn sync_folder(file: &Path) -> std::io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    match cfg!(unix) {
        true => File::open(folder.unwrap_or(Path::new(".")))?.sync_all(),
        false => Ok(()),
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn nobody_else_reads_the_folder_nor_what_was_put_back_into_it() {
        let parent = tempfile::tempdir().unwrap();
        let data = parent.path().join("new");
        let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
        drop(DataFolder::take(&data).unwrap());
        assert_eq!((mode(&data), mode(&database(&data))), (0o700, 0o600));
        // As a backup may come back.
        for file in ["ludogite.sqlite", "cookie.key", "ludogite.sqlite-wal"] {
            std::fs::write(data.join(file), b"").unwrap();
            std::fs::set_permissions(data.join(file), std::fs::Permissions::from_mode(0o644)).unwrap();
        }
        let _folder = DataFolder::take(&data).unwrap();
        for file in ["ludogite.sqlite", "cookie.key", "ludogite.sqlite-wal"] {
            assert_eq!(mode(&data.join(file)), 0o600, "{file}");
        }
    }

    /// Whoever wrote them was killed, and they have come with other rights since.
    #[test]
    fn what_is_left_of_private_files_is_private_and_is_not_written_into() {
        let data = tempfile::tempdir().unwrap();
        for file in [FETCHED, ACCOUNT] {
            let (file, part) = (data.path().join(file), data.path().join(file).with_extension("part"));
            let leave = || {
                std::fs::write(&part, b"half a key").unwrap();
                std::fs::set_permissions(&part, std::fs::Permissions::from_mode(0o644)).unwrap();
            };
            let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
            leave();
            assert_eq!(open_to_others(data.path()).len(), 1, "doctor says so");
            drop(DataFolder::take(data.path()).unwrap());
            assert_eq!(mode(&part), 0o600);
            leave();
            write_private(&file, "a key").unwrap();
            assert_eq!(
                (std::fs::read_to_string(&file).unwrap().as_str(), mode(&file)),
                ("a key", 0o600)
            );
            assert!(!part.exists());
        }
    }
}
