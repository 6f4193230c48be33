//! What is asked and answered over HTTP.

use std::collections::BTreeMap;

use ludo::{GameInfo, Moments, Row, Said, Seat, Shared, Strength, shortened};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;

use super::{AtZero, Away, GameClock, Help, Seq};

/// A guest: a name and one of our pictures. There are no accounts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Guest {
    /// 1 to 16 characters, printed as it is.
    pub name: String,
    /// One of `PICTURES`.
    pub picture: String,
    /// She says that she is a child: where help is for children only, she may have it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub child: bool,
}

/// What was found of a guest who wanted to be forgotten, and has no name any more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct Forgotten {
    pub tables: u32,
    pub evenings: u32,
}

/// The right to act for a seat. The token cannot be guessed; who has it holds the seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SeatKey {
    #[ts(type = "number")]
    pub seat: Seat,
    pub token: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct Seated {
    pub table: String,
    pub keys: Vec<SeatKey>,
}

/// A way to a table that gathers, to be said: a word and a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct SpokenCode {
    pub code: String,
    pub lives_ms: u32,
}

/// The table that a code leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct FoundTable {
    pub table: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    Gathering,
    Playing,
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct SitterInfo {
    #[ts(type = "number")]
    pub seat: Seat,
    /// None: nobody sits here yet. At an open table the name is empty: there, strangers know each other by picture.
    pub guest: Option<Guest>,
    /// A bot sits here for good.
    pub bot: Option<Strength>,
    /// A bot that somebody brought along: the seat of who gave it its key. `guest` has its name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub brought: Option<Seat>,
    /// Her page is connected.
    pub here: bool,
    /// The person has left, lost the line or run out of time; a bot stands in until she is back.
    pub away: bool,
    /// A bot has acted for her, and she has not acted herself since.
    pub stood_in: bool,
}

/// What anyone who knows the link may know about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct TableInfo {
    pub table: String,
    pub game: String,
    pub edition: u16,
    pub options: BTreeMap<String, String>,
    pub phase: Phase,
    pub open: bool,
    #[ts(type = "number")]
    pub first: Seat,
    pub sitters: Vec<SitterInfo>,
    /// The seats that may act, as the game stands at this moment.
    pub awaits: Vec<u8>,
    pub move_seconds: Option<u16>,
    pub clock: Option<GameClock>,
    pub at_zero: AtZero,
    pub help: Help,
    pub away: Away,
    /// The lesson that is learnt there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<String>,
    /// The puzzle that is solved there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub puzzle: Option<String>,
    /// Pages that look on.
    pub watching: u32,
    /// SHA-256 of the table's seed, in hex, known before anyone adds her nonce.
    pub commitment: String,
    /// The seed itself, once the game is over, or was given up because nobody came for days: then there is no result.
    pub seed: Option<String>,
    /// The table that was set up by "again?", once there is one.
    pub next: Option<String>,
    /// A table of the daily challenge.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub challenge: bool,
    /// The evening to which it belongs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub evening: Option<String>,
}

/// How a finished game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct Ending {
    /// Rank of each seat, 1 is best; equal ranks share.
    pub ranks: Vec<u8>,
    pub scores: Vec<i32>,
    /// The scores as people read them.
    pub words: Vec<Said>,
    /// How it ended: a word of the game.
    pub how: String,
    /// The same in a sentence, where there is one.
    pub said: Option<Said>,
}

/// Was it fair? Every chance line recomputed from the revealed seed and the nonces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct Fairness {
    pub fair: bool,
    /// `fair`, `unfair`, `forged`, `otherSeed`, `noSeed` or `noCommitment`.
    pub verdict: String,
    /// Chance lines that were recomputed and found right.
    pub checked: u32,
    /// As the record has them; a game of the house has both once it is over.
    pub commitment: Option<String>,
    pub seed: Option<String>,
    /// What each seat's device added, as the record has it: compare it with what yours sent.
    pub nonces: Vec<String>,
    /// It starts from a position that somebody set up: nothing vouches for what came before.
    pub from_position: bool,
    /// Seats of persons whose device added nothing: for them it rests on the house's seed alone.
    pub added_nothing: Vec<u8>,
    /// Seats with a hand that counted earlier than it came, because the house noted so beside it: her line was so long, or one
    /// of its own players moved it. Nothing else vouches for that.
    pub noted_stamps: Vec<u8>,
    /// The first line that is not what the seed gives, or whose stamp is not what the house gives, and why.
    pub first_wrong: Option<WrongLine>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct WrongLine {
    pub line: Seq,
    /// The row of the file, where it was read from one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub file_line: Option<u32>,
    pub found: String,
    pub expected: String,
}

/// A finished game, step by step, as someone looking on saw it.
#[derive(Debug, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct Replay {
    pub info: TableInfo,
    pub result: Option<Ending>,
    /// The opening comes first, with seq 0 and no events.
    pub steps: Vec<ReplayStep>,
    /// What it is remembered by.
    pub moments: Moments,
}

#[derive(Debug, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct ReplayStep {
    pub seq: Seq,
    #[ts(type = "number")]
    pub at: u64,
    /// `1`..`8`, `*` for chance, `-` for the clock.
    pub who: String,
    pub what: String,
    #[ts(type = "unknown[]")]
    pub events: Vec<Shared<Box<RawValue>>>,
    /// The events in words, one for each; null where it goes without saying.
    #[ts(as = "Vec<Option<Said>>")]
    pub said: Vec<Option<Shared<Said>>>,
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    /// What lies there in words, where it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rows: Option<Vec<Row>>,
}

/// Every HTTP error has this body.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct Problem {
    /// A word for programs; `problem-<code>` is its message for people.
    pub code: String,
    /// The same in English, for logs and people with curl.
    pub detail: String,
    /// Of a record that cannot be read or played: where in its text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub place: Option<TextPlace>,
}

impl Problem {
    /// What was sent is shown short and without anything that could drive a terminal: the answer to something giant is not giant.
    pub fn new(code: &str, detail: &str) -> Problem {
        const LONGEST_DETAIL: usize = 400;
        Problem {
            code: code.to_owned(),
            detail: shortened(detail, LONGEST_DETAIL),
            place: None,
        }
    }
}

/// A place in a text, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct TextPlace {
    pub row: u32,
    /// In characters.
    pub column: u32,
}

/// What the house knows about itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct HouseInfo {
    /// Where others on the network find it, for pages that have come by an address of this machine alone; null where nobody
    /// else can come.
    pub address: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct Games {
    pub games: Vec<GameInfo>,
}
