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
        std::fs::create_dir_all(path).with_context(|| format!("the data folder {shown} cannot be made"))?;
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
        Ok(DataFolder { _lock: lock })
    }
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
