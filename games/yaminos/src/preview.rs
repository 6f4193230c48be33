//! What laying a yamino would bring, before it is done: the rules do it on a copy of the table.

use ludo::{Said, Seat, Tell};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde_json::value::RawValue;
use ts_rs::TS;

use crate::{Action, Ruling, Yaminos, apply::apply, view::worth_now};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Preview {
    /// Points at once, or what the turn would be worth more than now.
    pub points: i32,
    /// What it makes: the free ends added up, where they count, and what the turn would be worth elsewhere.
    pub makes: i32,
    /// Both, in words.
    pub said: Said,
}

/// Places can be compared before one is chosen.
#[derive(Debug)]
pub(crate) struct Places;

impl ludo::Preview<Yaminos> for Places {
    fn preview(&self, game: &Yaminos, seat: Seat, ruling: &Ruling) -> Option<Box<RawValue>> {
        let Ruling::Act(Action::Lay(..)) = ruling else {
            return None;
        };
        let mut after = *game;
        apply(&mut after, *ruling, &mut Tell::deaf());
        let worth = if after.turn == seat { worth_now(&after) } else { 0 };
        let more = if after.turn == seat { worth - worth_now(game) } else { 0 };
        let points = after.total(seat) - game.total(seat) + more;
        let makes = if game.form().has_open_ends() {
            after.chains.sum()
        } else {
            worth
        };
        let said = Said::new("yaminos-would").with("sum", makes).with("n", points);
        Some(ludo::json(&Preview { points, makes, said }))
    }

    fn shape(&self, generator: &mut SchemaGenerator) -> Schema {
        generator.subschema_for::<Preview>()
    }
}
