//! How a game is to be played: what `play` and `simulate` both ask.

use std::{collections::BTreeMap, sync::Arc};

use anyhow::Result;
use ludo::{BadOption, GameInfo, OptionSpec, Room};

use crate::{complaint::Usage, games::values, source::known_games};

#[derive(Debug, clap::Args)]
pub struct Choice {
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
    pub fn is_made(&self) -> bool {
        self.preset.is_some() || !self.options.is_empty()
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
        room.offers(&chosen).map_err(|bad| bad_option(&bad, specs))?;
        Ok(room
            .options(&chosen, with_bots)
            .map_err(|bad| bad_option(&bad, specs))?)
    }
}

/// The list of `--seats`, each word read; as many as the game seats.
pub fn read_seats<T>(game: &GameInfo, list: &str, read: impl Fn(&str) -> Result<T, Usage>) -> Result<Vec<T>, Usage> {
    let seats = list.split(',').map(|word| read(word.trim()));
    let seats = seats.collect::<Result<Vec<T>, Usage>>()?;
    if (game.min_seats..=game.max_seats).contains(&seats.len()) {
        return Ok(seats);
    }
    let args = [
        ("game", game.id.into()),
        ("min", (game.min_seats as i32).into()),
        ("max", (game.max_seats as i32).into()),
        ("n", (seats.len() as i32).into()),
    ];
    Err(Usage::new("usage-seats", args))
}

#[cfg(test)]
mod tests {
    use ludo::{How, Player, Values};
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;

    /// The same game, twice: an option that belongs to another form of play changes nothing, so nobody need choose it.
    #[test]
    fn what_does_not_belong_to_a_form_of_play_changes_nothing() {
        for room in rooms::all() {
            let info = room.info();
            for form in &info.forms {
                let settings = || {
                    form.settings
                        .iter()
                        .map(|(key, value)| (key.to_string(), value.to_string()))
                };
                let plain = room.options(&settings().collect(), true).expect("a form can be played");
                let players = vec![Player::Random; form.min_seats.max(2).min(form.max_seats)];
                let play = |options: &str| {
                    let mut rng = ChaCha8Rng::seed_from_u64(5);
                    let games = (0..3).map(|_| room.playout(options, &players, How::default(), &mut rng));
                    games.collect::<Result<Vec<_>, _>>().expect("it can be played")
                };
                for option in info.options.iter().filter(|option| !form.options.contains(&option.key)) {
                    let value = other_value(option);
                    let chosen = settings().chain([(option.key.to_string(), value.clone())]).collect();
                    assert_eq!(
                        room.options(&chosen, true).as_ref(),
                        Ok(&plain),
                        "{} {}",
                        form.id,
                        option.key
                    );
                    let with = format!("{plain} {}={value}", option.key);
                    assert_eq!(play(&with), play(&plain), "{} {} {}", info.id, form.id, option.key);
                }
            }
        }
    }

    fn other_value(option: &OptionSpec) -> String {
        let all = match &option.values {
            Values::Number { min, max } => vec![min.to_string(), max.to_string()],
            words => values(words),
        };
        all.into_iter()
            .rfind(|value| *value != option.default)
            .expect("there is a choice")
    }
}
