//! What a fresh machine lacks, fetched by the project itself: the page's packages and a browser.

use std::{env, fs, path::PathBuf, process::Command};

use anyhow::{Context, Result, ensure};

use crate::run::{command, root, step};

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

pub fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout == b"0\n")
}

/// A program that apt has, under its own name.
fn installed(program: &str, called: &str) -> Result<()> {
    if command(program).arg("--version").succeeds() {
        return Ok(());
    }
    let apt = |args: &[&str]| {
        let apt = if is_root() {
            command("apt-get")
        } else {
            command("sudo").arg("apt-get")
        };
        apt.env("DEBIAN_FRONTEND", "noninteractive").args(args).finish()
    };
    step(called, || {
        apt(&["update", "-qq"])?;
        apt(&["install", "-y", "-qq", "--no-install-recommends", program])
    })
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
