//! The `ludogite` command. Each subcommand is one file: its options, then `run`.

mod backup;
mod choice;
mod complaint;
mod doctor;
mod engine;
mod games;
mod harmless;
mod help;
mod host_link;
mod interrupt;
mod keeper;
mod language;
mod lesson;
mod licenses;
mod manual;
mod play;
mod puzzles;
mod replay;
mod restore;
mod review;
mod scene;
mod serve;
mod service;
mod session;
mod settings;
mod show;
mod simulate;
mod solve;
mod source;
mod tally;
mod texts;
mod verify;
mod word;

use std::{
    ffi::OsString,
    fmt::Display,
    io::{self, Write},
    process::ExitCode,
};

use anyhow::{Result, anyhow};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use serde::Serialize;

use crate::{
    complaint::Usage,
    harmless::{harmless, harmless_json},
    language::Language,
    texts::Texts,
};

/// A house of games: play, keep, check and study them.
#[derive(Debug, Parser)]
#[command(name = "ludogite", version, propagate_version = true, arg_required_else_help = true)]
struct Cli {
    /// Language of what people read; by default the terminal’s (LC_ALL, LC_MESSAGES, LANG), else English
    #[arg(long, global = true, value_name = "LANG")]
    // The help wants it before the rest is read (`asked_language`); here it is checked.
    lang: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Games(games::Games),
    Play(play::Play),
    Lesson(lesson::Lesson),
    Puzzles(puzzles::Puzzles),
    Replay(replay::Replay),
    Review(review::Review),
    Show(show::Show),
    Verify(verify::Verify),
    Simulate(simulate::Simulate),
    Solve(solve::Solve),
    Word(word::Word),
    // It has a flag for every setting.
    Serve(Box<serve::Serve>),
    Settings(settings::Settings),
    HostLink(host_link::HostLink),
    Backup(backup::Backup),
    Restore(restore::Restore),
    Doctor(doctor::Doctor),
    Engine(engine::Engine),
    Completions(manual::Completions),
    Manual(manual::Manual),
    Licenses(licenses::Licenses),
}

fn main() -> ExitCode {
    // A program that asked for JSON reads English, whatever the terminal speaks.
    let (json, language) = (asks_for_json(std::env::args_os()), asked_language(std::env::args_os()));
    let texts = Texts::of(match json {
        true => Language::En,
        false => language.unwrap_or_else(Language::of_terminal),
    });
    let read = help::explained(Cli::command(), &texts).try_get_matches();
    let read = read.and_then(|given| Ok((Cli::from_arg_matches(&given)?, given)));
    let (cli, given) = match read {
        Ok(read) => read,
        Err(error) => {
            if json && error.use_stderr() {
                // Nobody is left to hear that it could not be told.
                let _ = complaint::in_json(&anyhow!(harmless(error.to_string().trim())));
            }
            let said = error.to_string();
            if !said.lines().all(|row| ludo::printed(row).is_ok()) {
                eprint!("{}", harmless(&said));
                return ExitCode::from(2);
            }
            error.exit()
        }
    };
    // Colours only where a terminal shows them and nobody has asked for none (no-color.org).
    if std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()) {
        owo_colors::set_override(false);
    }
    let done = match cli.command {
        Command::Games(games) => games.run(&texts),
        Command::Play(play) => play.run(&texts),
        Command::Lesson(lesson) => lesson.run(&texts),
        Command::Puzzles(puzzles) => puzzles.run(&texts),
        Command::Replay(replay) => replay.run(&texts),
        Command::Review(review) => review.run(&texts),
        Command::Show(show) => show.run(&texts),
        Command::Verify(verify) => verify.run(&texts),
        Command::Simulate(simulate) => simulate.run(&texts),
        Command::Solve(solve) => solve.run(&texts),
        Command::Word(word) => word.run(&texts),
        Command::Serve(serve) => serve.run(&given),
        Command::Settings(settings) => settings.run(),
        Command::HostLink(link) => link.run(),
        Command::Backup(backup) => backup.run(&texts),
        Command::Restore(restore) => restore.run(&texts),
        Command::Doctor(doctor) => doctor.run(&texts),
        Command::Engine(engine) => engine.run(),
        Command::Completions(completions) => completions.run(&texts),
        Command::Manual(manual) => manual.run(&texts),
        Command::Licenses(licenses) => licenses.run(),
    };
    match done {
        Ok(code) => code,
        // Whoever was reading has gone away (`ludogite games | head -1`): nothing to complain about.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let usage = error.downcast_ref::<Usage>();
            if json {
                let _ = complaint::in_json(&error);
            }
            let why = usage.map_or_else(|| format!("{error:#}"), |usage| usage.said(&texts));
            eprintln!("ludogite: {}", harmless(&why));
            ExitCode::from(if usage.is_some() { 2 } else { 1 })
        }
    }
}

/// Is the answer for a program?
fn asks_for_json(args: impl Iterator<Item = OsString>) -> bool {
    let mut options = args.skip(1).take_while(|arg| arg != "--");
    options.any(|arg| arg == "--json")
}

/// The language of `--lang`.
fn asked_language(args: impl Iterator<Item = OsString>) -> Option<Language> {
    let mut words = args.map(|arg| arg.to_string_lossy().into_owned());
    let found = words.find(|word| word == "--lang" || word.starts_with("--lang="))?;
    let named = match found.split_once('=') {
        Some((_, named)) => named.to_owned(),
        None => words.next()?,
    };
    Language::from_str(&named, true).ok()
}

/// Prints a row; whoever reads may have gone away, which is an error that `main` forgives.
fn print(row: impl Display) -> Result<()> {
    writeln!(io::stdout(), "{row}")?;
    Ok(())
}

/// Prints one object for programs.
fn print_json(object: &impl Serialize) -> Result<()> {
    print(harmless_json(&serde_json::to_string(object)?))
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(words: &[&str]) -> Option<Language> {
        asked_language(words.iter().map(OsString::from))
    }

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        assert_eq!(asked(&["ludogite", "games", "--lang", "de"]), Some(Language::De));
        assert_eq!(asked(&["ludogite", "--lang=fr", "--help"]), Some(Language::Fr));
        assert_eq!(asked(&["ludogite", "games"]), None);
        assert_eq!(asked(&["ludogite", "--lang"]), None);
        assert_eq!(asked(&["ludogite", "--lang", "ja"]), None);
    }
}
