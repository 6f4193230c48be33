//! Which game, and how it is to be played: what `play` and `simulate` both ask.

use std::{collections::BTreeMap, sync::Arc};

use anyhow::Result;
use ludo::Room;

use crate::{complaint::Usage, source::known_games};

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
    Ok(room.ok_or_else(|| Usage(format!("there is no game {game:?}; there is {}", known_games())))?)
}

impl Choice {
    pub fn room(&self) -> Result<Arc<dyn Room>> {
        find_room(&self.game)
    }

    /// All options as a header writes them, for a table with or without a player of ours.
    pub fn options(&self, room: &dyn Room, with_ours: bool) -> Result<String> {
        let mut chosen = BTreeMap::new();
        if let Some(name) = &self.preset {
            let presets = room.info().presets;
            let Some(preset) = presets.iter().find(|preset| preset.id == name) else {
                let known: Vec<&str> = presets.iter().map(|preset| preset.id).collect();
                return Err(Usage(format!("there is no preset {name:?}; there is {}", known.join(", "))).into());
            };
            chosen.extend(
                preset
                    .settings
                    .iter()
                    .map(|(key, value)| (key.to_string(), value.to_string())),
            );
        }
        for option in &self.options {
            let (key, value) = option
                .split_once('=')
                .ok_or_else(|| Usage(format!("options are written KEY=VALUE, not {option:?}")))?;
            chosen.insert(key.to_owned(), value.to_owned());
        }
        let known = || {
            room.info()
                .options
                .iter()
                .map(|spec| spec.key)
                .collect::<Vec<_>>()
                .join(", ")
        };
        Ok(room
            .options(&chosen, with_ours)
            .map_err(|bad| Usage(format!("{bad} (options of {}: {})", self.game, known())))?)
    }

    /// The list of `--seats`, each word read; as many as the game seats.
    pub fn seats<T>(&self, room: &dyn Room, list: &str, read: impl Fn(&str) -> Result<T, String>) -> Result<Vec<T>> {
        let seats: Result<Vec<T>, String> = list.split(',').map(|word| read(word.trim())).collect();
        let seats = seats.map_err(Usage)?;
        let info = room.info();
        if !(info.min_seats..=info.max_seats).contains(&seats.len()) {
            let (game, min, max) = (&self.game, info.min_seats, info.max_seats);
            return Err(Usage(format!(
                "{game} seats {min} to {max}, but --seats names {}",
                seats.len()
            ))
            .into());
        }
        Ok(seats)
    }
}
