//! Everything about an evening that travels to and from a page.

use std::collections::BTreeMap;

use ludo::{Refusal, Row, Said, Shared, Strength};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;

use crate::{Column, Form, Person, Standing, TableNo, Unfinished};

/// An evening to be set up.
#[derive(Clone, Debug, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewEvening {
    #[serde(default)]
    pub name: String,
    pub games: Vec<ChosenGame>,
    pub form: Form,
    pub seats: u8,
    pub rounds: Option<u16>,
    /// For a round; null where nobody looks at the clock.
    pub minutes: Option<u16>,
    /// For the whole evening, from now on: a round that would take longer does not begin.
    #[serde(default)]
    #[ts(optional)]
    pub lasts: Option<u16>,
    /// Who takes the seats that are left; null for a bye.
    pub bots: Option<Strength>,
    pub unfinished: Unfinished,
    /// Pictures instead of names.
    pub children: bool,
    /// Names may be typed.
    pub typed: bool,
    #[serde(default)]
    pub halls: Vec<String>,
    /// In which friendly names are given.
    pub language: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChosenGame {
    pub game: String,
    pub options: BTreeMap<String, String>,
}

/// What the host needs: the evening, the word by which people come, and the code that makes her the host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct Hosted {
    pub evening: String,
    pub word: String,
    pub host: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct FoundEvening {
    pub evening: String,
}

/// People on one device come in.
#[derive(Clone, Debug, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ComeIn {
    pub people: Vec<Newcomer>,
    /// Counted from 1.
    pub hall: u8,
    /// The device, if it has come in before.
    pub device: Option<DeviceKey>,
}

/// Names to choose from where nobody types: they mean nobody, and can be said in every language of the house.
pub const FRIENDLY_NAMES: [&str; 32] = [
    "Bambou", "Banjo", "Bingo", "Bongo", "Cosmo", "Disco", "Fizz", "Gogo", "Jazz", "Kiwi", "Loulou", "Lumi", "Mambo",
    "Mango", "Momo", "Nova", "Panda", "Pepito", "Pico", "Pixel", "Polo", "Rocky", "Safari", "Samba", "Tango", "Turbo",
    "Vega", "Yoyo", "Zazou", "Zen", "Zigzag", "Zoom",
];

#[derive(Clone, Debug, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Newcomer {
    pub picture: String,
    /// Empty for that of her picture; where names are not typed, one of `FRIENDLY_NAMES`.
    pub name: String,
}

/// The right to act for the people on a device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DeviceKey {
    pub device: u16,
    pub token: String,
}

/// Somebody goes on on another device, with the code that the host showed.
#[derive(Clone, Debug, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MoveHere {
    pub person: Person,
    pub code: String,
    pub device: Option<DeviceKey>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct MoveCode {
    pub person: Person,
    pub code: String,
}

/// Something is to happen: a line without its time, in the words of `docs/evening.md`. `round` alone lets the house pair.
#[derive(Clone, Debug, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Wish {
    pub what: String,
    /// The host's code; or
    #[serde(default)]
    #[ts(optional)]
    pub host: Option<String>,
    /// a device, for the people on it.
    #[serde(default)]
    #[ts(optional)]
    pub device: Option<DeviceKey>,
}

/// The first frame of a page: who it is for. Nobody in particular, if nothing is said: then it is a big screen.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EveningHello {
    #[serde(default)]
    #[ts(optional)]
    pub host: Option<String>,
    #[serde(default)]
    #[ts(optional)]
    pub device: Option<DeviceKey>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "lowercase")]
pub enum EveningPhase {
    /// Nothing has begun.
    Gathering,
    Playing,
    /// Between two rounds.
    Between,
    Ended,
}

/// An evening as a page sees it. A device is told of its own people, of those they sit with, and of the best.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct EveningInfo {
    pub evening: String,
    pub word: String,
    pub name: String,
    pub form: Form,
    pub games: Vec<ChosenGame>,
    pub seats: u8,
    pub rounds: Option<u16>,
    pub minutes: Option<u16>,
    /// When everybody goes home, in Unix milliseconds.
    #[ts(type = "number | null")]
    pub until: Option<u64>,
    /// What a game counts that still goes on when the round is closed.
    pub unfinished: Unfinished,
    pub children: bool,
    pub typed: bool,
    pub halls: Vec<String>,
    pub language: String,
    pub phase: EveningPhase,
    pub paused: bool,
    /// Nobody new comes in.
    pub shut: bool,
    /// The newest one, counted from 1.
    pub round: u16,
    /// Until the round is closed.
    pub closes_in_ms: Option<u32>,
    pub announced: Option<String>,
    /// Everybody who came, and how many are here.
    pub came: u16,
    pub here: u16,
    pub people: Vec<PersonInfo>,
    /// Of the newest round; all that are open, in a free evening.
    pub tables: Vec<EveningTable>,
    pub byes: Vec<Person>,
    pub columns: Vec<Column>,
    pub standings: Vec<Standing>,
    /// In a free evening: who is here and plays nowhere.
    pub free: Vec<Person>,
    /// Where all have the same luck: that of the newest round.
    pub luck: Option<RoundLuck>,
    /// What everybody is asked.
    pub question: Option<QuestionInfo>,
    /// The people on this device.
    pub mine: Vec<Person>,
    /// This page may do what the host does.
    pub hosts: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct PersonInfo {
    pub person: Person,
    pub picture: String,
    /// As it is shown: her own, or a friendly one.
    pub name: String,
    pub hall: u8,
    pub here: bool,
    pub absent: bool,
    /// Her device is connected; only the host is told if it is not.
    pub connected: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct EveningTable {
    pub number: TableNo,
    /// Counted from 1; null in a free evening.
    pub round: Option<u16>,
    /// In the house: where everybody may look on.
    pub table: String,
    pub game: String,
    /// By seat; null is one of our players.
    pub sits: Vec<Option<Person>>,
    pub open: bool,
    /// Ranks by seat, once it has ended.
    pub ranks: Option<Vec<u8>>,
    pub scores: Vec<Option<i32>>,
    pub corrected: Option<String>,
    /// The keys of the seats that this device holds, as `{seat, token}`.
    pub keys: Vec<EveningKey>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct EveningKey {
    pub seat: u8,
    pub token: String,
}

/// The luck that all have in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct RoundLuck {
    /// Counted from 1.
    pub round: u16,
    pub game: String,
    /// To its seed, from before anybody has played.
    pub commitment: String,
    /// Once the last has played.
    pub seed: Option<String>,
    /// And then, once it is worked out, how our strongest player does with it.
    pub best: Option<BestLuck>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct BestLuck {
    pub score: i32,
    /// It is proved that nobody can do better.
    pub most: bool,
    /// The message that says a score of this game.
    pub says_score: String,
}

/// *What would you do?* Before it is revealed, nobody is told what others have answered.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct QuestionInfo {
    /// Counted from 1, through the whole evening.
    pub number: u16,
    pub game: String,
    /// Its kind and number.
    pub puzzle: String,
    /// How hard it is, 1 to 5.
    pub grade: u8,
    /// What is asked.
    pub said: Said,
    /// How many have answered.
    pub answered: u16,
    /// Who has; for the host alone.
    pub who: Vec<Person>,
    /// What the people on this device have answered.
    pub mine: Vec<MyAnswer>,
    pub revealed: Option<Revealed>,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct MyAnswer {
    pub person: Person,
    /// Act by act.
    pub acts: Vec<Said>,
}

/// What everybody has answered.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct Revealed {
    /// The best answer, act by act: it is proved that nothing is better.
    pub best: Vec<Said>,
    /// The best come first.
    pub answers: Vec<AnswerInfo>,
}

/// An answer that some have given.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct AnswerInfo {
    /// Act by act.
    pub acts: Vec<Said>,
    /// As good as the best.
    pub right: bool,
    /// What it is worth, and what it loses beside the best; null where it is right or not, and nothing else.
    pub worth: Option<Said>,
    /// How many have given it.
    pub count: u16,
    /// Who has; for the host alone.
    pub who: Vec<Person>,
    /// Somebody on this device has.
    pub mine: bool,
}

/// What whoever is asked has done so far, before she has answered.
#[derive(Clone, Debug, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Acts {
    /// Which question, by its number.
    pub question: u16,
    /// In notation. To be tried: what she would do next stands last.
    pub acts: Vec<String>,
}

/// How the position lies there then.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct AskedMoment {
    /// How many sit there; who is asked has the first seat.
    pub seats: u8,
    #[ts(type = "unknown")]
    pub view: Shared<Box<RawValue>>,
    /// Every action that is open, in notation; null where a game has too many to list.
    pub legal: Option<Vec<String>>,
    pub prompt: Option<Said>,
    /// What lies there, in words.
    pub rows: Vec<Row>,
}

/// What the last act would do.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
pub struct AskedTry {
    pub refusal: Option<Refusal>,
    #[ts(type = "unknown")]
    pub would: Option<Box<RawValue>>,
    pub called: Option<Said>,
    /// It answers the question.
    pub answers: bool,
}

/// A table at a glance, for the host: who is waited for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct Glance {
    pub number: TableNo,
    pub lines: u32,
    /// It has begun.
    pub begun: bool,
    /// Whom it waits for, and for how long nothing has happened.
    pub awaits: Vec<Person>,
    pub still_ms: u32,
    /// People whose device is not there.
    pub away: Vec<Person>,
}

/// How far an open table has come, for whoever chooses which one to look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct Motion {
    pub number: TableNo,
    pub lines: u32,
    /// For how long nothing has happened there.
    pub still_ms: u32,
}

/// All that is kept of an evening.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct WholeEvening {
    pub info: EveningInfo,
    /// Every table there was.
    pub games: Vec<EveningTable>,
    /// As `docs/evening.md` has it.
    pub log: String,
    /// Of every game that was played to its end.
    pub records: Vec<GameRecord>,
}

/// A game of an evening, so that anybody can check it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct GameRecord {
    /// The number of its table.
    pub number: TableNo,
    /// As `docs/record.md` has it.
    pub record: String,
}
