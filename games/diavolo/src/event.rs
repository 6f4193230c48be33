//! What everybody is told when something happens.

use ludo::{Said, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::piece::{Answer, Devil, Lying, Order};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Event {
    /// She throws the dice, or while learning the order die first.
    Threw {
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// While learning: the order is known.
    Ordered { order: Order },
    /// The dice lie still, and everybody sees them from this moment on.
    Shown {
        throw: Lying,
        /// What is asked of all who may grab, until each has been asked herself.
        asks: Said,
    },
    /// Somebody reaches for a devil, or will have none.
    Reached {
        #[ts(as = "u8")]
        seat: Seat,
        devil: Option<Devil>,
        at: u32,
    },
    /// At an untimed table: she has answered, and nobody sees what until all have.
    Answered {
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// These were equally fast; chance has put them in this order.
    Settled {
        #[ts(as = "Vec<u8>")]
        seats: Vec<Seat>,
        /// The same in words, for the receipt.
        said: Said,
    },
    /// The turn is over: the receipt.
    Counted { answer: Answer, results: Vec<Tally> },
    /// She has no gem left.
    Out {
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// Devils go back to the box: so many of each colour are left.
    Fewer { each: u8 },
    Turn {
        #[ts(as = "u8")]
        seat: Seat,
    },
    Won {
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// All who were left fell together.
    NobodyWon,
}

/// What a turn brought a player, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Tally {
    #[ts(as = "u8")]
    pub seat: Seat,
    /// What she reached for.
    pub devil: Option<Devil>,
    /// When it counts, what her device said, and what her line can have held up; none if she never reached for one.
    pub at: Option<u32>,
    pub said: Option<u32>,
    pub lag: Option<u32>,
    pub verdict: Verdict,
    pub change: i8,
    pub gems: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Verdict {
    /// The right devil is hers.
    Right,
    /// A wrong colour (DIAVOLO-4).
    Wrong,
    /// The right colour, but others were faster (DIAVOLO-5).
    Late,
    /// She took none (DIAVOLO-32).
    Nothing,
}

impl Verdict {
    pub const ALL: [Verdict; 4] = [Verdict::Right, Verdict::Wrong, Verdict::Late, Verdict::Nothing];
}
