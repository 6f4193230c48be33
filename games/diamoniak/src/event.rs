//! What everybody is told when something happens.

use ludo::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::piece::{Card, Colour};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Event {
    /// The cards laid aside become the pile.
    Shuffled { cards: u8 },
    Drew {
        #[ts(as = "u8")]
        seat: Seat,
        card: Card,
        to: Place,
        /// It is the first card of her castle.
        starts: bool,
    },
    Stopped {
        #[ts(as = "u8")]
        seat: Seat,
    },
    Bought {
        #[ts(as = "u8")]
        buyer: Seat,
        #[ts(as = "u8")]
        seller: Seat,
        colour: Colour,
    },
    /// To the witch.
    Gave {
        #[ts(as = "u8")]
        seat: Seat,
        cards: Vec<Card>,
    },
    /// A fairy sent the witch away.
    Countered {
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// Her castle is gone to the last card, and its colour is free again.
    Released {
        #[ts(as = "u8")]
        seat: Seat,
        colour: Colour,
    },
    /// Cards on her right join the castle that she has just begun.
    Moved {
        #[ts(as = "u8")]
        seat: Seat,
        colour: Colour,
        cards: u8,
    },
    /// It is her turn now.
    Turn {
        #[ts(as = "u8")]
        seat: Seat,
    },
    Won {
        #[ts(as = "u8")]
        seat: Seat,
        colour: Colour,
    },
}

/// Where a drawn card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Place {
    Castle,
    Right,
    Witch,
}
