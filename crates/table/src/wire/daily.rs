//! What is told about the daily challenge.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Guest, SeatKey};

/// The daily challenge: the same small game for everybody, with the same luck. Days are those of Greenwich.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct Daily {
    pub today: DayInfo,
    pub yesterday: DayInfo,
    /// So long it is still today.
    pub ends_in_ms: u32,
    /// What stands in the link by which friends come to play beside me.
    pub circle: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct DayInfo {
    /// As in 2026-11-18.
    pub day: String,
    pub game: String,
    pub options: BTreeMap<String, String>,
    /// The message that says a score of it; its argument is `n`.
    pub says_score: String,
    /// SHA-256 of the day's seed, in hex.
    pub commitment: String,
    /// The seed itself, once nobody can play with it any more: two hours after the end of the day.
    pub seed: Option<String>,
    /// My table, if I have begun.
    pub mine: Option<MyDay>,
    /// How many have played it to the end.
    pub played: u32,
    /// Scores, the lowest first, and how many have each; nothing as long as I can still play.
    pub curve: Vec<(i32, u32)>,
    /// Who plays beside me: those who came by my link, and by that by which I came.
    pub friends: Vec<Friend>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct MyDay {
    pub table: String,
    pub keys: Vec<SeatKey>,
    /// Null as long as it is not over.
    pub score: Option<i32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct Friend {
    pub guest: Guest,
    /// Null as long as she, or I, can still play.
    pub score: Option<i32>,
}

/// I play today's challenge.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BeginDaily {
    /// Which day the player has in mind: it may be over meanwhile.
    pub day: String,
    /// By whose link I came.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub with: Option<String>,
    /// Who plays on this device: 1, or nothing, is the guest herself; 2 to 6 are others, once she has played.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub who: Option<u8>,
    /// What she is called who plays beside the guest.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub guest: Option<Guest>,
}

/// How our strongest player plays with the luck of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct Solution {
    pub score: i32,
    /// It is known that nobody can do better.
    pub most: bool,
    /// A `.ludo` file; null as long as somebody can still play.
    pub record: Option<String>,
}
