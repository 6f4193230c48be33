//! What is agreed on when a table is set up, and when people sit down.

use std::collections::BTreeMap;

use ludo::{Seat, Strength};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Guest, SeatKey};

/// Who may ask the house for hints. Whoever does, all are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Help {
    None,
    Children,
    All,
}

/// What happens when somebody's line is lost and others wait for her. Who says that she leaves is stood in for at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum Away {
    /// She is waited for, however long it takes.
    Wait,
    /// After so long, once the game awaits her, the persons who are here are asked whether a bot plays for her.
    Ask { seconds: u16 },
    /// After so long a bot plays for her until she is back; 0: at once.
    Bot { seconds: u16 },
}

/// The time that each person has for the whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GameClock {
    pub seconds: u16,
    /// Seconds that are added at the end of each of her turns.
    #[serde(default)]
    pub increment: u16,
}

/// What happens when a clock has run out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum AtZero {
    /// A bot decides: for this move where it is the move that is timed, for the rest of the game where the game is.
    #[default]
    Bot,
    /// Everybody sees it, and the house does nothing.
    Nothing,
}

impl AtZero {
    pub(crate) fn is_usual(&self) -> bool {
        *self == AtZero::default()
    }
}

/// How a seat is to be filled when a table is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum SeatPlan {
    /// The guest who sets the table up.
    Me,
    /// Another person on the same device.
    Here { guest: Guest },
    /// Whoever comes by the link, or from the lobby if the table is open.
    Person,
    /// A bot.
    Bot { strength: Strength },
}

/// What sets a table up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    /// Only what differs from the defaults, as `key: value` (the keys of `GameInfo::options`).
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    pub seats: Vec<SeatPlan>,
    /// The seat that begins where a rule says "the youngest begins".
    #[ts(type = "number")]
    pub first: Seat,
    /// Shown in the lobby, so that anyone may sit down.
    #[serde(default)]
    pub open: bool,
    /// At an open table, too, somebody may take more than one seat, for people on the same device.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub several: bool,
    /// Who may ask for hints. If nothing is said, nobody where people come from elsewhere, and everybody on one device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub help: Option<Help>,
    /// What happens when somebody is away. If nothing is said, friends who came by the link wait five minutes and are asked;
    /// elsewhere a bot stands in after 20 seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub away: Option<Away>,
    /// Seconds for each decision. None: no such clock, but for an open table without any, which gives 90.
    #[serde(default)]
    pub move_seconds: Option<u16>,
    /// Time for the whole game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<GameClock>,
    /// What happens when a clock has run out.
    #[serde(default, skip_serializing_if = "AtZero::is_usual")]
    #[ts(optional, as = "Option<AtZero>")]
    pub at_zero: AtZero,
    /// The lesson of the game that is learnt there: it says how everything else is set up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<String>,
    /// The puzzle that is solved there (`keep/17`): it says how everything else is set up, too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub puzzle: Option<String>,
    /// In a house that rehearses: the table's seed, as a record reveals it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
    /// In a house that rehearses: how it stands, as a record's header says it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub position: Option<String>,
}

/// Sitting down at a table that gathers. `guest` is for another person on the same device; without it, the guest of the cookie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SitDown {
    /// Any free seat if none is named.
    #[serde(default)]
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    #[serde(default)]
    pub guest: Option<Guest>,
}

/// A bot of mine takes a free seat at a table that gathers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Bring {
    /// Of a person at that table: of mine.
    pub key: SeatKey,
    /// Any free seat if none is named.
    #[serde(default)]
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    /// 1 to 16 characters, as a guest's.
    pub name: String,
}

/// Again: the same seats, the same or another game. Any seat's key will do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Again {
    pub keys: Vec<SeatKey>,
    #[serde(default)]
    pub game: Option<String>,
}
