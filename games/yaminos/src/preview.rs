//! What laying a yamino would bring, before it is done: the rules do it on a copy of the table.

use ludo::{Seat, Tell};
use serde::Serialize;
use serde_json::value::RawValue;
use ts_rs::TS;

use crate::{Action, Ruling, Yaminos, apply::apply, view::worth_now};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Preview {
    /// Points at once, or what the turn would be worth more than now.
    pub points: i32,
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
        let more = if after.turn == seat {
            worth_now(&after) - worth_now(game)
        } else {
            0
        };
        let points = after.total(seat) - game.total(seat) + more;
        Some(ludo::json(&Preview { points }))
    }
}
