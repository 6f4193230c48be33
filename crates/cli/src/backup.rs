//! `ludogite backup`: everything in one file, while people play.

use std::{path::PathBuf, process::ExitCode};

use anyhow::Result;
use clap::Args;

use crate::{doctor, print, serve::data_folder, texts::Texts};

/// Back a house up into one file, while people play; it counts only when every game in it has been replayed
#[derive(Debug, Args)]
pub struct Backup {
    /// The file; a backup that is there already is replaced once the new one has been checked
    #[arg(value_name = "FILE")]
    to: PathBuf,
    /// Folder of the house; by default ludogite in the user’s data folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Backup {
    pub fn run(self, texts: &Texts) -> Result<ExitCode> {
        let data = self.data.unwrap_or_else(data_folder);
        let made = server::back_up(&data, &self.to)?;
        let file = made.file.display().to_string();
        let args = doctor::figures(texts, made.tables, made.lines, made.bytes);
        print(texts.say("backup-made", &[&[("file", file.as_str().into())], &args[..]].concat()))?;
        for fault in &made.faults {
            print(doctor::in_words(texts, fault))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
