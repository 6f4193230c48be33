//! What a fresh machine lacks, fetched by the project itself: the page's packages and a browser.

use std::{env, fs, path::PathBuf, process::Command};

use anyhow::{Context, Result, ensure};

use crate::run::{Program, command, root, step};

/// The page's packages, exactly as locked, fetched again only when the lock file has changed.
pub fn page_packages() -> Result<()> {
    let lock = fs::read(root().join("package-lock.json")).context("package-lock.json")?;
    let mark = root().join("node_modules/.installed-lock");
    if fs::read(&mark).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    step("packages of the page", || {
        command("npm").args(["ci", "--no-audit", "--no-fund"]).finish()
    })?;
    fs::write(mark, lock).context("node_modules is there after npm ci")
}

/// A browser for the end-to-end tests.
pub fn chromium() -> Result<()> {
    installed("chromium", "Chromium")
}

/// What runs the example of a bot.
pub fn python() -> Result<()> {
    installed("python3", "Python")
}

/// A compiler for libFuzzer.
pub fn cpp() -> Result<()> {
    installed("g++", "a C++ compiler")
}

/// A PostgreSQL that the tests can start on their own. On Debian its package starts one for the whole machine, which nobody needs here, unless it is
/// told not to.
pub fn postgres() -> Result<()> {
    let by_apt = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let is_there = |folder: PathBuf| folder.join("initdb").exists();
    let named = env::var_os("LUDO_POSTGRES").map(PathBuf::from);
    if by_apt
        .map(|version| version.path().join("bin"))
        .chain(named)
        .any(is_there)
        || command("initdb").arg("--version").succeeds()
    {
        return Ok(());
    }
    step("PostgreSQL", || {
        apt(&["update", "-qq"])?;
        apt(&["install", "-y", "-qq", "--no-install-recommends", "postgresql-common"])?;
        let alone = "mkdir -p /etc/postgresql-common/createcluster.d && \
            echo create_main_cluster = false >/etc/postgresql-common/createcluster.d/no-main-cluster.conf";
        as_root("sh").args(["-c", alone]).finish()?;
        apt(&["install", "-y", "-qq", "--no-install-recommends", "postgresql"])
    })
}

/// Somebody who hands out certificates, for the tests of who fetches them. Its package starts nothing.
pub fn pebble() -> Result<()> {
    if command("pebble").arg("-h").succeeds() {
        return Ok(());
    }
    by_apt("pebble", "an ACME server")
}

pub fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout == b"0\n")
}

/// A program that apt has, under its own name.
fn installed(program: &str, called: &str) -> Result<()> {
    if command(program).arg("--version").succeeds() {
        return Ok(());
    }
    by_apt(program, called)
}

fn by_apt(package: &str, called: &str) -> Result<()> {
    step(called, || {
        apt(&["update", "-qq"])?;
        apt(&["install", "-y", "-qq", "--no-install-recommends", package])
    })
}

fn apt(args: &[&str]) -> Result<()> {
    let apt = as_root("apt-get").env("DEBIAN_FRONTEND", "noninteractive");
    apt.args(args).finish()
}

fn as_root(program: &str) -> Program {
    match is_root() {
        true => command(program),
        false => command("sudo").arg(program),
    }
}

/// Where cargo puts what it builds.
pub fn target(profile: &str) -> Result<PathBuf> {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    Ok(root().join(target).join(profile))
}

/// The `ludogite` binary of a profile.
pub fn binary(profile: &str) -> Result<PathBuf> {
    binary_named(profile, "ludogite")
}

pub fn binary_named(profile: &str, name: &str) -> Result<PathBuf> {
    let binary = target(profile)?.join(name);
    ensure!(binary.exists(), "{} has not been built", binary.display());
    Ok(binary)
}
