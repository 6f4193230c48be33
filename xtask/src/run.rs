//! Running other programs, and saying what took how long.

use std::{
    ffi::OsStr,
    path::{Path, PathBuf},
    process::Command,
    time::Instant,
};

use anyhow::{Context, Result, bail};

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the project")
        .to_owned()
}

/// One part of the work, with its name before it and its time after it.
pub fn step(name: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    eprintln!("\n▸ {name}");
    let begun = Instant::now();
    work().with_context(|| format!("{name} failed"))?;
    eprintln!("✓ {name} ({:.0} s)", begun.elapsed().as_secs_f32());
    Ok(())
}

/// A program to be run in the project's folder.
pub struct Program(Command);

pub fn command(program: impl AsRef<OsStr>) -> Program {
    let mut command = Command::new(program);
    command.current_dir(root());
    Program(command)
}

impl Program {
    pub fn arg(mut self, arg: impl AsRef<OsStr>) -> Program {
        self.0.arg(arg);
        self
    }

    pub fn args<S: AsRef<OsStr>>(mut self, args: impl IntoIterator<Item = S>) -> Program {
        self.0.args(args);
        self
    }

    pub fn env(mut self, key: &str, value: impl AsRef<OsStr>) -> Program {
        self.0.env(key, value);
        self
    }

    /// Runs it to its end; an error if it failed.
    pub fn finish(mut self) -> Result<()> {
        let program = self.0.get_program().to_string_lossy().into_owned();
        let status = self.0.status().with_context(|| format!("{program} cannot be run"))?;
        if !status.success() {
            bail!("{program} ended with {status}");
        }
        Ok(())
    }

    /// Runs it to its end and gives what it printed.
    pub fn output(mut self) -> Result<String> {
        let program = self.0.get_program().to_string_lossy().into_owned();
        let output = self.0.output().with_context(|| format!("{program} cannot be run"))?;
        if !output.status.success() {
            bail!("{program} ended with {}", output.status);
        }
        Ok(String::from_utf8(output.stdout)?)
    }

    pub fn succeeds(mut self) -> bool {
        self.0.output().is_ok_and(|output| output.status.success())
    }
}

pub fn cargo<const N: usize>(args: [&str; N]) -> Result<()> {
    command("cargo").args(args).finish()
}

/// A script of the page.
pub fn npm_command<const N: usize>(args: [&str; N]) -> Program {
    command("npm").args(["--workspace", "web"]).args(args)
}

pub fn npm<const N: usize>(args: [&str; N]) -> Result<()> {
    npm_command(args).finish()
}

/// The tests of this name in the whole workspace, which write what the page reads instead of comparing it.
pub fn written_by(test: &str) -> Result<()> {
    let tests = command("cargo").args(["test", "--workspace", "--test", test]);
    tests.env("LUDO_WRITE_TYPES", "1").finish()
}
