//! Everything that travels between the house and a page, in one place: `docs/protocol.md` says it in words,
//! and the TypeScript of `web/src/wire` is generated from here.
//!
//! Seats count from 1. An action is its notation (`draw`, `buy 2`), the same text that stands in the record.

mod daily;
mod host;
mod on_socket;
mod over_http;
mod terms;

pub use daily::{BeginDaily, Daily, DayInfo, Friend, MyDay, Solution};
pub use host::{
    HostAct, HostBackups, HostCloses, HostDisk, HostInfo, HostLimit, HostLimits, HostLink, HostLoad, HostRemark,
    HostTable, HostThrowsOut,
};
pub use on_socket::{
    About, Called, Claim, Eyes, FrameKind, FromHouse, LessonStep, Matter, PuzzleStep, PuzzleVerdict, SeatClock, ToHouse,
};
pub use over_http::{
    Ending, Fairness, Forgotten, FoundTable, Games, Guest, HouseInfo, Phase, Problem, Replay, ReplayStep, SeatKey,
    Seated, SitterInfo, SpokenCode, TableInfo, TextPlace, WrongLine,
};
pub use terms::{Again, AtZero, Away, Bring, GameClock, Help, NewTable, SeatPlan, SitDown};

/// Sequence number of a line in a table's log; the first line is 1, and 0 means "nothing yet".
pub type Seq = u32;
