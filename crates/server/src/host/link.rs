//! The link to the host's page: a file in the data folder, which only the house and its owner can read. It has where the house is found,
//! and under it the secret of a link that nobody has followed yet, if there is one. Whoever can write there can make a link, with or without a
//! terminal: she could read everything in the folder anyway. It is not in backups, and a start takes away what was left.

use std::{
    fs,
    io::{ErrorKind, Result, Write},
    path::Path,
};

use anyhow::{Context, ensure};

use crate::{
    folder::{HOST_LINK, is_taken, private_file},
    secrets,
};

/// No link leads anywhere, and there is no host's page until [`prepare`].
pub fn none(data: &Path) -> Result<()> {
    match fs::remove_file(data.join(HOST_LINK)) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// There is a host's page at this address, to which no link leads yet.
pub fn prepare(data: &Path, address: &str) -> Result<()> {
    write(data, &format!("{address}\n"))
}

/// A new link. One that was made before leads nowhere any more.
pub fn make(data: &Path) -> anyhow::Result<String> {
    ensure!(is_taken(data), "no house is open in {}", data.display());
    let kept = read(data).context("this house has no host's page; `ludogite serve --host-page` opens one that has")?;
    let address = kept.lines().next().unwrap_or_default().to_owned();
    let secret = secrets::word()?;
    write(data, &format!("{address}\n{secret}\n")).context("the link cannot be written")?;
    Ok(format!("{address}/host#{secret}"))
}

/// Does a link with this secret lead anywhere? Then it does not any more.
pub fn burn(data: &Path, secret: &str) -> Result<bool> {
    let kept = match read(data) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(false),
        kept => kept?,
    };
    let mut rows = kept.lines();
    let address = rows.next().unwrap_or_default();
    let fits = rows.next().is_some_and(|made| !made.is_empty() && made == secret);
    if fits {
        prepare(data, address)?;
    }
    Ok(fits)
}

fn read(data: &Path) -> Result<String> {
    fs::read_to_string(data.join(HOST_LINK))
}

/// On disk before anybody goes by it. The file stays whose it is, also where root makes a link for a house that is another user's.
fn write(data: &Path, text: &str) -> Result<()> {
    let mut file = private_file(&data.join(HOST_LINK))?;
    file.set_len(0)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folder::DataFolder;

    #[test]
    fn a_link_works_once_and_the_newest_alone() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path();
        assert!(format!("{:#}", make(data).unwrap_err()).contains("no house is open"));
        let _open = DataFolder::take(data).unwrap();
        assert!(format!("{:#}", make(data).unwrap_err()).contains("--host-page"));
        prepare(data, "http://127.0.0.1:7777").unwrap();
        for secret in ["", "http://127.0.0.1:7777"] {
            assert!(!burn(data, secret).unwrap(), "there is no link yet");
        }
        let [older, newer] = [(); 2].map(|()| make(data).unwrap());
        let secret = |link: &str| link.strip_prefix("http://127.0.0.1:7777/host#").unwrap().to_owned();
        assert!(!burn(data, &secret(&older)).unwrap());
        assert!(burn(data, &secret(&newer)).unwrap());
        assert!(!burn(data, &secret(&newer)).unwrap(), "only once");
        none(data).unwrap();
        assert!(!burn(data, &secret(&newer)).unwrap());
    }
}
