//! `ludogite games`: what there is to play, and how it can be played.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use anyhow::Result;
use ludo::{FormInfo, GameInfo, OptionSpec, Values};
use owo_colors::{OwoColorize, Stream::Stdout};
use serde_json::json;

use crate::{choice::find_room, print_json, texts::Texts};

/// List the games with their seats, options and presets
#[derive(Debug, clap::Args)]
pub struct Games {
    /// Only this game; by default all
    #[arg(value_name = "GAME")]
    game: Option<String>,
    /// One JSON object for programs
    #[arg(long)]
    json: bool,
}

impl Games {
    pub fn run(self, texts: &Texts) -> Result<ExitCode> {
        let games: Vec<GameInfo> = match &self.game {
            Some(id) => vec![find_room(id)?.info()],
            None => rooms::all().iter().map(|room| room.info()).collect(),
        };
        let mut out = io::stdout().lock();
        if self.json {
            print_json(&json!({ "games": games }))?;
            return Ok(ExitCode::SUCCESS);
        }
        for (i, game) in games.iter().enumerate() {
            if i > 0 {
                writeln!(out)?;
            }
            write_game(&mut out, game, texts)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn write_game(out: &mut impl Write, game: &GameInfo, texts: &Texts) -> Result<()> {
    let id = game.id;
    let name = game.name.if_supports_color(Stdout, |text| text.bold());
    let tagline = texts.find(&format!("{id}-tagline"), &[]);
    writeln!(
        out,
        "{name}{}",
        tagline.map_or_else(String::new, |words| format!(" — {words}"))
    )?;
    let seats = [
        ("min", (game.min_seats as i32).into()),
        ("max", (game.max_seats as i32).into()),
    ];
    writeln!(out, "  {}", texts.say("games-seats", &seats))?;
    if !game.options.is_empty() {
        writeln!(out, "\n  {}", texts.say("games-options", &[]))?;
    }
    let everywhere = |option: &&OptionSpec| game.forms.iter().all(|form| form.options.contains(&option.key));
    for option in game.options.iter().filter(everywhere) {
        write_option(out, id, option, texts)?;
    }
    for (forms, options) in of_some_forms(game) {
        let name = |form: &&FormInfo| form_name(game, form, texts);
        let names = texts.list(&forms.iter().map(name).collect::<Vec<_>>());
        writeln!(
            out,
            "\n    {}",
            texts.say("games-only", &[("forms", names.as_str().into())])
        )?;
        for option in options {
            write_option(out, id, option, texts)?;
        }
    }
    if !game.presets.is_empty() {
        writeln!(out, "\n  {}", texts.say("games-presets", &[]))?;
    }
    for preset in &game.presets {
        let name = texts
            .find(&format!("{id}-preset-{}", preset.id), &[])
            .unwrap_or_default();
        let settings: Vec<String> = preset
            .settings
            .iter()
            .map(|(key, value)| format!("{key}={value}"))
            .collect();
        writeln!(
            out,
            "{}",
            format!("    {:<10} {name:<24} {}", preset.id, settings.join(" ")).trim_end()
        )?;
    }
    writeln!(out, "\n  ludogite play {id}")?;
    Ok(())
}

/// Options that mean something in some forms of play only, together with the others of the same forms.
fn of_some_forms(game: &GameInfo) -> Vec<(Vec<&FormInfo>, Vec<&OptionSpec>)> {
    let mut groups: Vec<(Vec<&FormInfo>, Vec<&OptionSpec>)> = Vec::new();
    for option in &game.options {
        let forms = game.forms.iter().filter(|form| form.options.contains(&option.key));
        let forms: Vec<&FormInfo> = forms.collect();
        match groups.iter_mut().find(|(same, _)| *same == forms) {
            _ if forms.len() == game.forms.len() => {}
            Some((_, options)) => options.push(option),
            None => groups.push((forms, vec![option])),
        }
    }
    groups
}

/// As the option calls it by which it is chosen, the first of the game.
fn form_name(game: &GameInfo, form: &FormInfo, texts: &Texts) -> String {
    let name = game.options.first().and_then(|option| {
        let chosen = form.settings.iter().find(|(key, _)| *key == option.key);
        let value = chosen.map_or(option.default.as_str(), |(_, value)| value);
        texts.find(&format!("{}-option-{}-{value}", game.id, option.key), &[])
    });
    name.unwrap_or_else(|| form.id.to_owned())
}

/// What a game is called, in every language.
pub fn name_of(game: &str) -> &str {
    rooms::find(game).map_or(game, |room| room.info().name)
}

/// What an option can be, as it is written.
pub fn values(values: &Values) -> Vec<String> {
    match values {
        Values::Flag => vec!["on".into(), "off".into()],
        Values::Choice { values } => values.iter().map(|value| value.to_string()).collect(),
        Values::Number { min, max } => vec![format!("{min}…{max}")],
    }
}

fn write_option(out: &mut impl Write, game: &str, option: &OptionSpec, texts: &Texts) -> Result<()> {
    let message = format!("{game}-option-{}", option.key);
    let question = texts.find(&message, &[]).unwrap_or_default();
    let key = option.key.if_supports_color(Stdout, |text| text.cyan()).to_string();
    writeln!(out, "    {key}  {question} [{}]", option.rule)?;
    for word in values(&option.values) {
        let meaning = texts.find(&format!("{message}-{word}"), &[]).unwrap_or_default();
        let default = if word == option.default {
            texts.say("games-default", &[])
        } else {
            String::new()
        };
        writeln!(out, "{}", format!("      {word:<10} {meaning} {default}").trim_end())?;
    }
    if let Some(help) = texts.find(&format!("{message}-help"), &[]) {
        writeln!(out, "      {}", help.if_supports_color(Stdout, |text| text.dimmed()))?;
    }
    Ok(())
}
