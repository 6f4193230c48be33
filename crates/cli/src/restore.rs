//! `ludogite restore`: a backup becomes a house again.

use std::{path::PathBuf, process::ExitCode};

use anyhow::Result;
use clap::Args;

use crate::{doctor, print, texts::Texts};

/// Put a backup back into an empty folder
#[derive(Debug, Args)]
pub struct Restore {
    /// The backup
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// An empty folder, or one that is not there yet
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
}

impl Restore {
    pub fn run(self, texts: &Texts) -> Result<ExitCode> {
        let found = server::restore(&self.file, &self.data)?;
        let data = self.data.display().to_string();
        let args = doctor::figures(texts, found.tables, found.lines, found.bytes);
        print(texts.say("restore-done", &[&[("data", data.as_str().into())], &args[..]].concat()))?;
        for fault in &found.faults {
            print(doctor::in_words(texts, fault))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
