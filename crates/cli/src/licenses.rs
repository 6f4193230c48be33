//! `ludogite licenses`: whose work is in the program, and on what terms.

use std::process::ExitCode;

use anyhow::Result;
use clap::Args;

use crate::print;

/// Print whose work this program contains, and on what terms
#[derive(Debug, Args)]
pub struct Licenses {}

impl Licenses {
    pub fn run(self) -> Result<ExitCode> {
        print(server::NOTICES.trim_end())?;
        Ok(ExitCode::SUCCESS)
    }
}
