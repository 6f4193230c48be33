//! Which game, and how it is to be played: what `play` and `simulate` both ask.

use std::{collections::BTreeMap, sync::Arc};

use anyhow::Result;
use ludo::{BadOption, OptionSpec, Room};

use crate::{complaint::Usage, games::values, source::known_games};

#[derive(Debug, clap::Args)]
pub struct Choice {
    /// The game, by its id (`ludogite games` lists them)
    #[arg(value_name = "GAME")]
    pub game: String,
    /// Change one option of the table; can be given several times
    #[arg(long = "option", short, value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// Begin with a named set of options; --option then changes it
    #[arg(long, value_name = "NAME")]
    pub preset: Option<String>,
}

pub fn find_room(game: &str) -> Result<Arc<dyn Room>> {
    let room = rooms::find(&game.to_lowercase());
    let none = || {
        Usage::new(
            "usage-no-game",
            [("game", game.into()), ("known", known_games().as_str().into())],
        )
    };
    Ok(room.ok_or_else(none)?)
}

/// What stands in `--option KEY=VALUE`.
pub fn read_pairs(options: &[String]) -> Result<BTreeMap<String, String>, Usage> {
    let pair = |option: &String| {
        let (key, value) = option
            .split_once('=')
            .ok_or_else(|| Usage::new("usage-option-form", [("option", option.as_str().into())]))?;
        Ok((key.to_owned(), value.to_owned()))
    };
    options.iter().map(pair).collect()
}

/// Which option is wrong, and what it could be instead.
pub fn bad_option(bad: &BadOption, specs: &[OptionSpec]) -> Usage {
    let keys = || specs.iter().map(|spec| spec.key).collect::<Vec<_>>().join(", ");
    match bad {
        BadOption::Unknown(key) => {
            let args = [("key", key.as_str().into()), ("known", keys().as_str().into())];
            Usage::new("usage-no-option", args)
        }
        BadOption::Value { key, .. } => {
            let spec = specs.iter().find(|spec| spec.key == *key);
            let values = spec.map(|spec| values(&spec.values).join(", ")).unwrap_or_default();
            Usage::new(
                "usage-option-value",
                [("key", (*key).into()), ("values", values.as_str().into())],
            )
        }
        BadOption::Form(why) => Usage::new("usage-option-form", [("option", why.found.as_str().into())]),
    }
}

impl Choice {
    pub fn room(&self) -> Result<Arc<dyn Room>> {
        find_room(&self.game)
    }

    /// All options as a header writes them, for a table with or without a bot.
    pub fn options(&self, room: &dyn Room, with_bots: bool) -> Result<String> {
        let mut chosen = BTreeMap::new();
        if let Some(name) = &self.preset {
            let presets = room.info().presets;
            let Some(preset) = presets.iter().find(|preset| preset.id == name) else {
                let known: Vec<&str> = presets.iter().map(|preset| preset.id).collect();
                let args = [
                    ("name", name.as_str().into()),
                    ("known", known.join(", ").as_str().into()),
                ];
                return Err(Usage::new("usage-no-preset", args).into());
            };
            chosen.extend(
                preset
                    .settings
                    .iter()
                    .map(|(key, value)| (key.to_string(), value.to_string())),
            );
        }
        chosen.extend(read_pairs(&self.options)?);
        let specs = &room.info().options;
        Ok(room
            .options(&chosen, with_bots)
            .map_err(|bad| bad_option(&bad, specs))?)
    }

    /// The list of `--seats`, each word read; as many as the game seats.
    pub fn seats<T>(&self, room: &dyn Room, list: &str, read: impl Fn(&str) -> Result<T, Usage>) -> Result<Vec<T>> {
        let seats = list.split(',').map(|word| read(word.trim()));
        let seats = seats.collect::<Result<Vec<T>, Usage>>()?;
        let info = room.info();
        if !(info.min_seats..=info.max_seats).contains(&seats.len()) {
            let args = [
                ("game", self.game.as_str().into()),
                ("min", (info.min_seats as i32).into()),
                ("max", (info.max_seats as i32).into()),
                ("n", (seats.len() as i32).into()),
            ];
            return Err(Usage::new("usage-seats", args).into());
        }
        Ok(seats)
    }
}
