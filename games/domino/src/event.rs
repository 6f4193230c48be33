//! What everybody is told when something happens. Nothing here says more than all could see: who begins, and who has won
//! a blocked game, follow from hidden hands, and are shown by the table.

use ludo::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::{
    chain::End,
    lattice::{Axis, Lying},
    piece::Tile,
};

/// The two numbers of a domino.
pub type Squares = [u8; 2];

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Event {
    /// All dominoes lie face down again, for this game of the match.
    Mixed { game: u16 },
    /// A domino from the stock goes into a hand; only its owner sees which.
    Drew {
        #[ts(as = "u8")]
        seat: Seat,
        #[ts(as = "Option<Squares>")]
        tile: Option<Squares>,
        /// It is one of a hand that is being dealt.
        dealt: bool,
    },
    /// A whole hand has been dealt, domino by domino; only its owner sees which they are.
    Dealt {
        #[ts(as = "u8")]
        seat: Seat,
        count: u32,
        tiles: Option<Vec<Squares>>,
    },
    /// The first domino of a layout.
    Opened {
        #[ts(as = "u8")]
        seat: Seat,
        tile: Squares,
    },
    Laid {
        #[ts(as = "u8")]
        seat: Seat,
        tile: Squares,
        end: End,
        /// The number with which it touches.
        joins: u8,
    },
    /// She has put it there: does it stand?
    LetGo {
        #[ts(as = "u8")]
        seat: Seat,
        piece: Piece,
    },
    Stood {
        #[ts(as = "u8")]
        seat: Seat,
        piece: Piece,
    },
    /// It did not stay, and is back in her hand.
    Missed {
        #[ts(as = "u8")]
        seat: Seat,
        tile: Squares,
        /// How many more may be before the game is blocked.
        left: u8,
    },
    /// Everything has fallen, and she takes it.
    Collapsed {
        #[ts(as = "u8")]
        seat: Seat,
        tiles: Vec<Squares>,
    },
    Passed {
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// It is her turn now.
    Turn {
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// She has laid everything.
    Out {
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// Nothing can be laid any more.
    Blocked,
}

/// A domino in its place: the first number lies on the square (x, y), the second on the next along the axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Piece {
    pub numbers: Squares,
    pub x: i8,
    pub y: i8,
    pub level: i8,
    pub axis: Axis,
}

impl From<Tile> for Squares {
    fn from(tile: Tile) -> Squares {
        [tile.low(), tile.high()]
    }
}

impl From<Lying> for Piece {
    fn from(lying: Lying) -> Piece {
        Piece {
            numbers: lying.numbers(),
            x: lying.place.at.x,
            y: lying.place.at.y,
            level: lying.place.at.level,
            axis: lying.place.axis,
        }
    }
}
