//! The `ludogite` command. Each subcommand is one file: its options, then `run`.

mod choice;
mod complaint;
mod face;
mod games;
mod keeper;
mod language;
mod play;
mod replay;
mod review;
mod serve;
mod session;
mod show;
mod simulate;
mod solve;
mod source;
mod tally;
mod texts;
mod verify;

use std::{
    fmt::Display,
    io::{self, Write},
    process::ExitCode,
};

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::{complaint::Usage, language::Language, texts::Texts};

/// A house of games: play, keep, check and study them.
#[derive(Debug, Parser)]
#[command(name = "ludogite", version, propagate_version = true, arg_required_else_help = true)]
#[command(after_help = "\
Begin with:
  ludogite games                     what there is to play
  ludogite play diamoniak            a game in this terminal, against a player of ours
  ludogite serve --open              the house in the browser

`ludogite help COMMAND` tells more, with examples.
Exit codes: 0 all is well; 1 what was read is wrong (an illegal line, an unfair draw); 2 the command was written wrong.")]
struct Cli {
    /// Language of what people read; by default the terminal's (LC_ALL, LC_MESSAGES, LANG), else English
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Games(games::Games),
    Play(play::Play),
    Replay(replay::Replay),
    Review(review::Review),
    Show(show::Show),
    Verify(verify::Verify),
    Simulate(simulate::Simulate),
    Solve(solve::Solve),
    Serve(serve::Serve),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    // Colours only where a terminal shows them and nobody has asked for none (no-color.org).
    if std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()) {
        owo_colors::set_override(false);
    }
    let texts = Texts::of(cli.lang.unwrap_or_else(Language::of_terminal));
    let done = match cli.command {
        Command::Games(games) => games.run(&texts),
        Command::Play(play) => play.run(&texts),
        Command::Replay(replay) => replay.run(&texts),
        Command::Review(review) => review.run(&texts),
        Command::Show(show) => show.run(&texts),
        Command::Verify(verify) => verify.run(&texts),
        Command::Simulate(simulate) => simulate.run(),
        Command::Solve(solve) => solve.run(),
        Command::Serve(serve) => serve.run(),
    };
    match done {
        Ok(code) => code,
        // Whoever was reading has gone away (`ludogite games | head -1`): nothing to complain about.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("ludogite: {error:#}");
            ExitCode::from(if error.is::<Usage>() { 2 } else { 1 })
        }
    }
}

/// Prints a row; whoever reads may have gone away, which is an error that `main` forgives.
fn print(row: impl Display) -> Result<()> {
    writeln!(io::stdout(), "{row}")?;
    Ok(())
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
