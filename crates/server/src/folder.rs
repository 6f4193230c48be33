//! The data folder: one house in it at a time, and nobody else reads what it writes there: the seeds of games that go on.

use std::{
    fs::{File, OpenOptions, TryLockError},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};

/// The data folder is ours while this is kept; a process that is killed lets go of it too.
#[derive(Debug)]
pub struct DataFolder {
    _lock: File,
}

impl DataFolder {
    pub fn take(path: &Path) -> Result<DataFolder> {
        let shown = path.display();
        make_private(path).with_context(|| format!("the data folder {shown} cannot be made"))?;
        let lock =
            private_file(&path.join("ludogite.lock")).with_context(|| format!("nothing can be written in {shown}"))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                bail!("another house keeps its tables in {shown}; --data chooses another folder")
            }
            Err(TryLockError::Error(error)) => return Err(error).with_context(|| format!("{shown} cannot be locked")),
        }
        private_file(&database(path)).with_context(|| format!("nothing can be written in {shown}"))?;
        for file in FILES {
            close_to_others(&path.join(file)).with_context(|| format!("{file} in {shown} cannot be made private"))?;
        }
        Ok(DataFolder { _lock: lock })
    }
}

/// All that the house writes. A backup that was put in its place may come with other rights.
const FILES: [&str; 5] = [
    "ludogite.lock",
    "ludogite.sqlite",
    "ludogite.sqlite-wal",
    "ludogite.sqlite-shm",
    "cookie.key",
];

/// A folder that we make is ours alone. One that was there may be there for others, too; the files in it are private.
fn make_private(path: &Path) -> std::io::Result<()> {
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

/// Opens a file that only we may read, or makes it.
pub fn private_file(path: &Path) -> std::io::Result<File> {
    let mut open = OpenOptions::new();
    open.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut open, 0o600);
    open.open(path)
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
}
