//! What viewers are told.

use ludo::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::{
    state::{How, Lot},
    words::Fault,
};

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Event {
    /// What was drawn for the start; a joker is no letter.
    Lots {
        lots: Vec<Lot>,
    },
    Begins {
        #[ts(as = "u8")]
        seat: Seat,
    },
    Dealt {
        each: u8,
    },
    /// What came into your own hand.
    Got {
        #[ts(as = "u8")]
        seat: Seat,
        tiles: String,
    },
    /// Somebody took squares from the reserve.
    Took {
        #[ts(as = "u8")]
        seat: Seat,
        count: u8,
    },
    Laid {
        #[ts(as = "u8")]
        seat: Seat,
        squares: Vec<Shown>,
        /// The word along the letters first, and then those that cross it.
        words: Vec<String>,
        /// Where the first of them begins, and which way it goes.
        at: String,
        down: bool,
    },
    Accepted {
        #[ts(as = "u8")]
        seat: Seat,
    },
    Challenged {
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// The next player wants to begin: the others have little time left.
    Began {
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// A challenge was not justified.
    Stands {
        words: Vec<String>,
    },
    /// Words were wrong: the squares go back.
    Withdrawn {
        #[ts(as = "u8")]
        seat: Seat,
        words: Vec<Fault>,
    },
    /// Devils that a move covered.
    Covered {
        #[ts(as = "u8")]
        seat: Seat,
        greens: u8,
        reds: u8,
        black: bool,
    },
    Scored {
        #[ts(as = "u8")]
        seat: Seat,
        points: i32,
    },
    Exchanged {
        #[ts(as = "u8")]
        seat: Seat,
        count: u8,
    },
    Passed {
        #[ts(as = "u8")]
        seat: Seat,
    },
    Skipped {
        #[ts(as = "u8")]
        seat: Seat,
    },
    Discarded {
        #[ts(as = "u8")]
        seat: Seat,
        count: u8,
    },
    Asked {
        #[ts(as = "u8")]
        seat: Seat,
        word: String,
    },
    Voted {
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// How a vote on a word went.
    Decided {
        word: String,
        admitted: bool,
    },
    Lifted {
        cells: Vec<u16>,
    },
    Turn {
        #[ts(as = "u8")]
        seat: Seat,
    },
    Ended {
        how: How,
    },
    /// Everybody's hand at the end, and what it counts.
    Hands {
        hands: Vec<String>,
        values: Vec<i32>,
    },
    NextGame {
        game: u8,
    },
}

/// A square on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Shown {
    pub cell: u16,
    pub letter: String,
    pub joker: bool,
}
