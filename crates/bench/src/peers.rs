//! Peers that are not written in Rust, fetched from their registries when they are first needed.
//!
//! They lie beside the binary, in the target folder, so that `cargo clean` forgets them.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};

const OPEN_SPIEL: &str = "open_spiel==2.0.2";
const PY4SWISS: &str = "py4swiss==0.3.1";

pub const BOARDGAME_IO: &str = "boardgame_io.js";
pub const COLYSEUS: &str = "colyseus.mjs";

/// A command that runs one of the servers in `node`; the port is still to be added.
pub fn node(server: &str) -> Result<Command> {
    let folder = folder("node")?;
    let files = [
        ("package.json", include_str!("../node/package.json")),
        ("package-lock.json", include_str!("../node/package-lock.json")),
        (BOARDGAME_IO, include_str!("../node/boardgame_io.js")),
        (COLYSEUS, include_str!("../node/colyseus.mjs")),
    ];
    for (name, text) in files {
        fs::write(folder.join(name), text)?;
    }
    once(&folder, include_str!("../node/package-lock.json"), || {
        run(Command::new("npm")
            .args(["ci", "--no-audit", "--no-fund", "--loglevel=error"])
            .current_dir(&folder))
    })?;
    let mut node = Command::new("node");
    node.arg(folder.join(server)).env("NODE_ENV", "production");
    Ok(node)
}

/// A Python that has OpenSpiel.
pub fn open_spiel() -> Result<Command> {
    python("python", OPEN_SPIEL)
}

/// A Python that pairs as FIDE's Dutch system does.
pub fn py4swiss() -> Result<Command> {
    let mut python = python("pairing", PY4SWISS)?;
    python.args(["-c", include_str!("../python/pairing.py")]);
    Ok(python)
}

/// A Python of its own in this folder, with this package.
fn python(name: &str, package: &str) -> Result<Command> {
    let folder = folder(name)?;
    let python = folder.join("bin/python");
    once(&folder, package, || {
        run(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
        run(Command::new(&python).args(["-m", "pip", "install", "--quiet", package]))
    })?;
    Ok(Command::new(python))
}

fn folder(name: &str) -> Result<PathBuf> {
    let beside = env::current_exe()?;
    let folder = beside
        .parent()
        .context("a binary lies in a folder")?
        .join("bench-peers")
        .join(name);
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// Does `work` unless it has been done before for the same `version`.
fn once(folder: &Path, version: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    let mark = folder.join(".installed");
    if fs::read_to_string(&mark).is_ok_and(|installed| installed == version) {
        return Ok(());
    }
    work()?;
    Ok(fs::write(mark, version)?)
}

/// Runs a command to its end, quietly unless it fails.
fn run(command: &mut Command) -> Result<()> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("{name} cannot be run"))?;
    ensure!(
        output.status.success(),
        "{name} failed: {}",
        String::from_utf8_lossy(&output.stderr).trim()
    );
    Ok(())
}
