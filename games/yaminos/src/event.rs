//! What everybody is told when something happens.

use ludo::{Said, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::{piece::Face, tells::piece, yam::Row};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Event {
    /// Each has so many throws.
    Agreed { throws: u8 },
    /// These are in the air.
    Threw {
        #[ts(as = "u8")]
        seat: Seat,
        yaminos: Vec<u8>,
    },
    /// These have come down; the cocked ones are thrown again.
    Landed {
        #[ts(as = "u8")]
        seat: Seat,
        flat: Vec<Fallen>,
        cocked: Vec<u8>,
    },
    Laid {
        #[ts(as = "u8")]
        seat: Seat,
        yamino: u8,
        /// What it shows.
        #[ts(as = "[u8; 2]")]
        face: [u8; 2],
        /// At which one; null where it begins a chain.
        at: Option<u8>,
        /// What that one shows.
        #[ts(as = "Option<[u8; 2]>")]
        touching: Option<[u8; 2]>,
    },
    TookBack {
        #[ts(as = "u8")]
        seat: Seat,
        yamino: u8,
        /// What it shows.
        #[ts(as = "[u8; 2]")]
        face: [u8; 2],
    },
    /// She had nothing to lay.
    Passed {
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// The free ends after her turn add up to this.
    Ends {
        #[ts(as = "u8")]
        seat: Seat,
        sum: i32,
    },
    /// Points for her.
    Scored {
        #[ts(as = "u8")]
        seat: Seat,
        points: i32,
        total: i32,
    },
    /// Points on what she has left over, where the fewest win (YAM-S4-3).
    Left {
        #[ts(as = "u8")]
        seat: Seat,
        points: i32,
        total: i32,
    },
    /// Her turn is over without points, these are lost.
    Lost {
        #[ts(as = "u8")]
        seat: Seat,
        points: i32,
    },
    /// The others have one last chance to beat this.
    Leads {
        #[ts(as = "u8")]
        seat: Seat,
        score: i32,
    },
    Announced {
        #[ts(as = "u8")]
        seat: Seat,
        row: Row,
    },
    Filled {
        #[ts(as = "u8")]
        seat: Seat,
        row: Row,
        points: i32,
    },
    /// New sheets for everybody: the next round of the Yam, counted from 1.
    Sheets { round: u16 },
    /// These are level and play an extra turn.
    TieBreak {
        #[ts(as = "Vec<u8>")]
        seats: Vec<Seat>,
    },
    /// It is her turn now.
    Turn {
        #[ts(as = "u8")]
        seat: Seat,
    },
    Won {
        #[ts(as = "Vec<u8>")]
        seats: Vec<Seat>,
    },
}

/// A yamino that lies flat, and what it shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Fallen {
    pub yamino: u8,
    #[ts(as = "[u8; 2]")]
    pub face: [u8; 2],
    /// The same in words.
    pub said: Said,
}

impl Fallen {
    pub fn new(yamino: u8, face: [u8; 2]) -> Fallen {
        let said = piece(face);
        Fallen { yamino, face, said }
    }
}

impl From<Face> for [u8; 2] {
    fn from(face: Face) -> [u8; 2] {
        [face.low, face.high]
    }
}
