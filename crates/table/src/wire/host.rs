//! What whoever keeps the house sees on the host's page, and does there.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Phase;

/// A browser comes in by a link that the terminal has printed.
#[derive(Clone, Debug, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HostLink {
    /// What stands behind the `#` of the link.
    pub secret: String,
}

/// The house is to begin no games any more, or again.
#[derive(Clone, Debug, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HostCloses {
    pub closed: bool,
}

/// A table is to be gone, with all that was played there.
#[derive(Clone, Debug, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HostThrowsOut {
    pub table: String,
}

/// A limit is to be another, until the house closes.
#[derive(Clone, Debug, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HostLimits {
    /// As the file of settings calls it.
    pub key: String,
    pub value: u32,
}

/// What goes on in the house. Nobody's name is in it.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct HostInfo {
    /// The house's clock. This and all other moments are milliseconds since 1970.
    #[ts(type = "number")]
    pub now: u64,
    #[ts(type = "number")]
    pub opened: u64,
    pub version: String,
    /// Since when no game begins, if the house is closed for maintenance.
    #[ts(type = "number | null")]
    pub closed_since: Option<u64>,
    /// Pages that are open, at tables and at evenings.
    pub pages: usize,
    pub evenings: usize,
    /// Tables in memory that gather, are played at, and are over.
    pub gathering: usize,
    pub playing: usize,
    pub over: usize,
    /// Those of them at which something happened last.
    pub tables: Vec<HostTable>,
    pub load: HostLoad,
    pub disk: HostDisk,
    /// Null where the house does not back itself up.
    pub backups: Option<HostBackups>,
    /// What the log warned of since the process began, the newest first.
    pub remarks: Vec<HostRemark>,
    pub limits: Vec<HostLimit>,
    /// What was done on this page, the newest first.
    pub acts: Vec<HostAct>,
}

#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct HostTable {
    /// As the log calls it.
    #[ts(type = "number")]
    pub number: i64,
    pub table: String,
    pub game: String,
    pub phase: Phase,
    /// Anybody may sit down there.
    pub open: bool,
    /// It belongs to an evening, whose host decides over it.
    pub of_evening: bool,
    /// People who sit there, and those of them who are here.
    pub people: usize,
    pub here: usize,
    pub bots: usize,
    pub watching: u32,
    /// For how long nothing has happened.
    #[ts(type = "number")]
    pub quiet_ms: u64,
}

#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct HostLoad {
    /// What the machine has to do, as so many of its processors: the mean of a minute. Null where the system does not tell.
    pub machine: Option<f32>,
    pub processors: usize,
    /// What waits for the disk.
    pub waiting: usize,
    /// The disk takes nothing at the moment, or the house is too far behind to take anything in.
    pub busy: bool,
}

/// In bytes.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct HostDisk {
    #[ts(type = "number")]
    pub database: u64,
    /// What is written and not yet folded into the database.
    #[ts(type = "number")]
    pub log: u64,
    #[ts(type = "number | null")]
    pub free: Option<u64>,
}

#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct HostBackups {
    /// When the newest was made.
    #[ts(type = "number | null")]
    pub newest: Option<u64>,
    /// The last one that was tried failed.
    pub failed: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct HostRemark {
    #[ts(type = "number")]
    pub at: u64,
    /// An error, and not only a warning.
    pub grave: bool,
    /// As it stands in the log, in English.
    pub words: String,
}

#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct HostLimit {
    /// As the file of settings calls it.
    pub key: String,
    /// A number, or a length of time (`20s`).
    pub value: String,
    /// The least and the most that it may be made on this page; null where only the file of settings says it. Where a rate is meant, 0 is no limit, and may always be said.
    pub between: Option<(u32, u32)>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct HostAct {
    #[ts(type = "number")]
    pub at: u64,
    /// `came-in`, `left`, `closed`, `opened`, `threw-out` or `limit`.
    pub what: String,
    /// Of a table that was thrown out its number and its game; of a limit what it is called, what it was, and what it is.
    pub about: Vec<String>,
}
