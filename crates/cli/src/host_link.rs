//! `ludogite host-link`: a way into the host's page of a house that runs, also where no terminal shows what it says.

use std::{path::PathBuf, process::ExitCode};

use anyhow::Result;
use clap::Args;

use crate::{print, serve::data_folder};

/// Make a link that opens the host’s page of a running house, once, in one browser
#[derive(Debug, Args)]
pub struct HostLink {
    /// Folder of the house; by default ludogite in the user’s data folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl HostLink {
    pub fn run(self) -> Result<ExitCode> {
        print(server::host_link(&self.data.unwrap_or_else(data_folder))?)?;
        Ok(ExitCode::SUCCESS)
    }
}
