//! The command as somebody types it: arguments in, text and exit code out.

mod backup;
mod controls;
mod diamino;
mod diavolo;
mod document;
mod domino;
mod engine;
mod evening;
mod games;
mod json;
mod lesson;
mod manual;
mod notation;
mod play;
mod puzzles;
mod replay;
mod review;
mod serve;
mod show;
mod simulate;
mod solve;
mod usage;
mod verify;
mod word;
mod yaminos;

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use serde_json::Value;

/// What came of a command.
struct Ran {
    code: i32,
    out: String,
    err: String,
}

impl Ran {
    fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {}", self.out))
    }

    /// Asserts the exit code and gives what was printed.
    #[track_caller]
    fn with_code(self, code: i32) -> Ran {
        assert_eq!(self.code, code, "\n{}\n{}", self.out, self.err);
        self
    }
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ludogite"));
    // English wherever the tests run, and nothing of the caller's terminal.
    command
        .args(args)
        .env("LC_ALL", "C")
        .env_remove("FORCE_COLOR")
        .env_remove("RUST_LOG");
    command
}

fn ludogite(args: &[&str]) -> Ran {
    typing(&[], args, "")
}

/// Runs the command with this typed at it.
fn typing(vars: &[(&str, &str)], args: &[&str], input: &str) -> Ran {
    typing_in(&env_dir(), vars, args, input)
}

fn typing_in(folder: &Path, vars: &[(&str, &str)], args: &[&str], input: &str) -> Ran {
    let mut child = command(args)
        .envs(vars.iter().copied())
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("it was piped");
    let input = input.to_owned();
    // Whoever ends early closes the pipe; that is no fault of the test.
    let typist = std::thread::spawn(move || stdin.write_all(input.as_bytes()).is_ok());
    let output = child.wait_with_output().expect("the command ends");
    let _ = typist.join();
    Ran {
        code: output.status.code().expect("it was not killed"),
        out: String::from_utf8(output.stdout).expect("it prints UTF-8"),
        err: String::from_utf8(output.stderr).expect("it prints UTF-8"),
    }
}

fn env_dir() -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
}

/// A folder of its own for a test that writes files.
fn fresh_folder() -> PathBuf {
    tempfile::tempdir_in(env_dir()).expect("a folder can be made").keep()
}

fn data(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(name)
        .display()
        .to_string()
}

fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Writes a record where only this test sees it.
fn file(text: &str) -> String {
    let path = fresh_folder().join("game.ludo");
    fs::write(&path, text).expect("a file can be written");
    path.display().to_string()
}

/// Compares with the file of that name; `LUDO_WRITE_GOLDENS=1` writes it instead, to be read and committed.
#[track_caller]
fn golden(name: &str, found: &str) {
    if std::env::var_os("LUDO_WRITE_GOLDENS").is_some() {
        fs::write(data(name), found).expect("a golden can be written");
    }
    assert_eq!(found, read(data(name)), "{name}");
}
