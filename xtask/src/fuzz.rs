//! `cargo xtask fuzz`: a search for inputs that break a law, led by what code they reach (libFuzzer, on stable Rust).
//!
//! Our own crates are built so that they count what is reached; all others are built as ever, so they are shared with the
//! tests. Cargo lets a program stand before the compiler for our own crates alone (`RUSTC_WORKSPACE_WRAPPER`): this one.

use std::{
    collections::BTreeSet,
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::Command,
    thread,
};

use anyhow::{Context, Result, ensure};

use crate::{
    run::{command, root, step},
    setup,
};

/// Set while cargo calls this program instead of the compiler.
const COUNTING: &str = "LUDO_COUNTING";
/// What libFuzzer needs of a compiler, and quick rules that stop where a number wraps.
const FLAGS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Copt-level=2 -Cdebug-assertions=on -Coverflow-checks=on";
/// As `fuzz::Target::ALL` has them; two at a time.
const TARGETS: [[&str; 2]; 2] = [["records", "positions"], ["notation", "frames"]];
/// Longer inputs find nothing that shorter ones do not.
const LONGEST_BYTES: u32 = 4096;

/// The arguments of the compiler, if cargo takes this program for it.
pub fn compiler() -> Option<Vec<OsString>> {
    env::var_os(COUNTING)?;
    Some(env::args_os().skip(1).collect())
}

/// Compiles as asked, and counts.
pub fn compile(args: &[OsString]) -> Result<()> {
    let (rustc, args) = args.split_first().context("a compiler is named")?;
    let status = Command::new(rustc).args(args).args(FLAGS.split_whitespace()).status()?;
    ensure!(status.success(), "rustc ended with {status}");
    Ok(())
}

/// Searches on both cores for so many seconds in all.
pub fn search(seconds: u32) -> Result<()> {
    setup::cpp()?;
    step("what counts what it reaches", || {
        let build = [
            "build",
            "--quiet",
            "--workspace",
            "--bin",
            "fuzz",
            "--features",
            "fuzz/search",
        ];
        let counting = env::current_exe().context("this program is somewhere")?;
        command("cargo")
            .args(build)
            .env("RUSTC_WORKSPACE_WRAPPER", counting)
            .env(COUNTING, "1")
            .finish()
    })?;
    let each = seconds / TARGETS.len() as u32;
    TARGETS.iter().try_for_each(|pair| {
        let searches = pair.map(|target| thread::spawn(move || search_in(target, each)));
        searches
            .into_iter()
            .try_for_each(|search| search.join().expect("a search ends with an answer"))
    })
}

/// One target: from what is known and what was found before, which lies in `target/fuzz`.
fn search_in(target: &str, seconds: u32) -> Result<()> {
    let found = setup::target("fuzz")?.join(target);
    fs::create_dir_all(&found)?;
    let known = known(target)?;
    let words = found.with_extension("words");
    fs::write(&words, dictionary(&known)?)?;
    // Only the long search goes other ways every time: otherwise a failure means a change.
    let seed = u32::from(seconds < 600);
    let search = command(setup::binary_named("debug", "fuzz")?)
        .env("LUDO_FUZZ", target)
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-max_len={LONGEST_BYTES}"))
        .arg(format!("-seed={seed}"))
        .arg(format!("-dict={}", words.display()))
        .arg(format!("-artifact_prefix={}-broken-", found.display()))
        .args([
            "-timeout=600",
            "-rss_limit_mb=4096",
            "-verbosity=0",
            "-print_final_stats=1",
        ])
        .arg(&found)
        .args(&known);
    search.finish().with_context(|| {
        format!(
            "a law of {target} is broken: see {}-broken-…; it belongs into crates/fuzz/corpus/{target}",
            found.display()
        )
    })
}

/// Where a search begins: what was of interest before, and the games of the transcripts.
fn known(target: &str) -> Result<Vec<PathBuf>> {
    let mut known = vec![root().join("crates/fuzz/corpus").join(target)];
    if matches!(target, "records" | "notation") {
        for game in crate::rules::games(&root())? {
            known.push(root().join("games").join(game).join("tests/transcripts"));
        }
    }
    known.retain(|folder| folder.exists());
    Ok(known)
}

/// Every word that is known, so that the search need not spell.
fn dictionary(known: &[PathBuf]) -> Result<String> {
    let mut words = BTreeSet::new();
    for folder in known {
        for file in fs::read_dir(folder)? {
            words.extend(words_of(&file?.path())?);
        }
    }
    Ok(words.iter().map(|word| format!("\"{word}\"\n")).collect())
}

fn words_of(file: &Path) -> Result<Vec<String>> {
    let text = String::from_utf8_lossy(&fs::read(file)?).into_owned();
    let plain = |word: &&str| (2..=20).contains(&word.len()) && word.chars().all(|c| c.is_ascii_graphic());
    let words = text.split_whitespace().filter(plain);
    Ok(words
        .map(|word| word.replace('\\', "\\\\").replace('"', "\\\""))
        .collect())
}
