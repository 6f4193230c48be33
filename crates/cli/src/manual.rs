//! `ludogite completions` and `ludogite manual`: what shells and `man` want to know, from the commands' own definitions.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use anyhow::Result;
use clap::{Command, CommandFactory};
use clap_complete::Shell;
use clap_mangen::Man;

use crate::{Cli, help::explained, texts::Texts};

/// Print a script that completes commands and options in a shell
#[derive(Debug, clap::Args)]
pub struct Completions {
    /// For this shell
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

impl Completions {
    pub fn run(self, texts: &Texts) -> Result<ExitCode> {
        let mut script = Vec::new();
        clap_complete::generate(
            self.shell,
            &mut explained(Cli::command(), texts),
            "ludogite",
            &mut script,
        );
        io::stdout().write_all(&script)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Print the manual page of ludogite, or of one of its commands, for man
#[derive(Debug, clap::Args)]
pub struct Manual {
    /// Only this command
    #[arg(value_name = "COMMAND")]
    command: Option<String>,
}

impl Manual {
    pub fn run(self, texts: &Texts) -> Result<ExitCode> {
        let whole = explained(Cli::command(), texts);
        let Some(name) = &self.command else {
            return page(whole);
        };
        match whole.find_subcommand(name) {
            Some(command) => page(command.clone().name(format!("ludogite-{name}"))),
            None => {
                let known = whole.get_subcommands().map(Command::get_name).collect::<Vec<_>>();
                let args = [
                    ("name", name.as_str().into()),
                    ("known", known.join(", ").as_str().into()),
                ];
                Err(crate::Usage::new("usage-no-command", args).into())
            }
        }
    }
}

fn page(command: Command) -> Result<ExitCode> {
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    io::stdout().write_all(&page)?;
    Ok(ExitCode::SUCCESS)
}
