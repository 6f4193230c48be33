//! The frames on the socket of a table, in both directions.

use std::collections::BTreeMap;

use ludo::{Refusal, Row, Said, Seat, Shared, Strength};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;

use super::{Ending, Problem, Seq, TableInfo};

/// A seat's key with the nonce that its device adds to the table's chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Claim {
    #[ts(type = "number")]
    pub seat: Seat,
    pub token: String,
    /// 32 hex digits drawn by the device after it has seen the commitment; the first one before the start counts.
    pub nonce: String,
}

/// One step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct LessonStep {
    /// From 1.
    pub step: u8,
    /// Of so many; in the last one she plays as she likes.
    pub steps: u8,
    /// What is to be learnt, and done.
    pub said: Said,
    /// What is pointed at while it is for her to act: an action, as a hint has it.
    pub point: Option<String>,
}

/// A puzzle that is being solved.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct PuzzleStep {
    /// Its kind and number, as it was asked for.
    pub puzzle: String,
    /// How hard it is, 1 to 5.
    pub grade: u8,
    /// The question.
    pub said: Said,
    /// Null until she has answered; gone again when she takes her answer back.
    pub verdict: Option<PuzzleVerdict>,
}

/// What an answer was worth beside the best.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct PuzzleVerdict {
    /// The line that answered.
    pub seq: Seq,
    /// As good as the best.
    pub right: bool,
    /// What hers is worth, in the measure of its kind.
    pub mine: f64,
    /// What the best is worth: it is proved that nothing is worth more.
    pub best: f64,
    /// What the best of all that is worth less is worth.
    pub next: f64,
    /// The same in a sentence, with figures.
    pub said: Said,
    /// The best answer, act by act.
    pub answer: Vec<Called>,
    /// All that she could have answered, the best first, with what each is worth and loses; none where nobody would read them.
    pub choices: Vec<Said>,
}

/// From a page to the house. `hello` comes first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase",
    deny_unknown_fields
)]
pub enum ToHouse {
    /// `since`: the last sequence number this page has shown, to be sent only what is missing.
    Hello {
        since: Option<Seq>,
        claims: Vec<Claim>,
    },
    /// `after`: the last sequence number the player had seen. A seat plays once per `after`: what is sent twice is played once.
    Act {
        #[ts(type = "number")]
        seat: Seat,
        after: Seq,
        what: String,
    },
    /// What would this do, or why is it refused? Nothing happens.
    Try {
        #[ts(type = "number")]
        seat: Seat,
        what: String,
    },
    /// What would our strongest player do? `mine`: what the player has in mind herself, to be compared where a game can.
    Hint {
        #[ts(type = "number")]
        seat: Seat,
        mine: Option<String>,
    },
    /// What lies there, and what is everything called that I can do? For who cannot see the table, and for games that
    /// nobody has drawn a table for. Who looks on asks without a seat. `rows`: only what lies there.
    Describe {
        #[ts(type = "number | null")]
        seat: Option<Seat>,
        #[serde(default)]
        rows: bool,
    },
    /// May I take my last move back?
    Undo {
        #[ts(type = "number")]
        seat: Seat,
    },
    /// An answer to what was asked: `about` what, and whose wish it is (needed where it is not about taking back).
    Consent {
        #[ts(type = "number")]
        seat: Seat,
        yes: bool,
        #[serde(default)]
        #[ts(optional, as = "Option<Matter>")]
        about: Matter,
        #[serde(default)]
        #[ts(optional, type = "number | null")]
        whose: Option<Seat>,
    },
    /// While gathering: I would like to sit there. A free seat, or that of a bot, is hers at once; a person is asked.
    Swap {
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "number")]
        with: Seat,
    },
    /// One of `GREETINGS`.
    Greet {
        #[ts(type = "number")]
        seat: Seat,
        greeting: String,
    },
    /// I have seen enough: bots who wait so that their moves can be watched move at once.
    Hurry {
        #[ts(type = "number")]
        seat: Seat,
    },
    /// While gathering: bots take the free seats, and the game begins.
    Fill {
        strength: Strength,
    },
    /// The bot that I have brought along to this seat goes: its key opens nothing any more, and a bot of the house has its seat.
    Dismiss {
        #[ts(type = "number")]
        bot: Seat,
    },
    /// I go; a bot stands in. Coming back is a new `hello`.
    Leave {
        #[ts(type = "number")]
        seat: Seat,
    },
    /// I go for good: my key opens nothing any more, and a bot has my seat. A game that nobody can come back to ends at once.
    Quit {
        #[ts(type = "number")]
        seat: Seat,
    },
    Ping {
        n: u32,
    },
}

impl ToHouse {
    /// What a bot has no part in: being helped, and what people agree on.
    pub(crate) fn is_between_people(&self) -> bool {
        matches!(
            self,
            ToHouse::Hint { .. } | ToHouse::Undo { .. } | ToHouse::Consent { .. } | ToHouse::Swap { .. }
        )
    }

    /// How an answer names this frame.
    pub fn about(&self) -> About {
        match self {
            ToHouse::Hello { .. } => About::page(FrameKind::Hello),
            ToHouse::Act { seat, after, .. } => About {
                after: Some(*after),
                ..About::seat(FrameKind::Act, *seat)
            },
            ToHouse::Try { seat, .. } => About::seat(FrameKind::Try, *seat),
            ToHouse::Describe { seat, .. } => About {
                seat: *seat,
                ..About::page(FrameKind::Describe)
            },
            ToHouse::Hint { seat, .. } => About::seat(FrameKind::Hint, *seat),
            ToHouse::Undo { seat } => About::seat(FrameKind::Undo, *seat),
            ToHouse::Consent { seat, .. } => About::seat(FrameKind::Consent, *seat),
            ToHouse::Swap { seat, .. } => About::seat(FrameKind::Swap, *seat),
            ToHouse::Greet { seat, .. } => About::seat(FrameKind::Greet, *seat),
            ToHouse::Hurry { seat } => About::seat(FrameKind::Hurry, *seat),
            ToHouse::Fill { .. } => About::page(FrameKind::Fill),
            ToHouse::Dismiss { .. } => About::page(FrameKind::Dismiss),
            ToHouse::Leave { seat } => About::seat(FrameKind::Leave, *seat),
            ToHouse::Quit { seat } => About::seat(FrameKind::Quit, *seat),
            ToHouse::Ping { .. } => About::page(FrameKind::Ping),
        }
    }
}

/// The frame that a trouble answers: its type, the seat that it is about if there is one, and `after` if it is an act. It
/// can be read from most frames that are otherwise unreadable, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct About {
    #[serde(rename = "type")]
    #[ts(type = "ToHouse['type']")]
    pub kind: FrameKind,
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    pub after: Option<Seq>,
}

impl About {
    /// A frame that speaks for no seat.
    pub fn page(kind: FrameKind) -> About {
        let (seat, after) = (None, None);
        About { kind, seat, after }
    }

    pub fn seat(kind: FrameKind, seat: Seat) -> About {
        About {
            seat: Some(seat),
            ..About::page(kind)
        }
    }
}

/// The type of a frame to the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum FrameKind {
    Hello,
    Act,
    Try,
    Describe,
    Hint,
    Undo,
    Consent,
    Swap,
    Greet,
    Hurry,
    Fill,
    Dismiss,
    Leave,
    Quit,
    Ping,
}

/// What people at a table are asked to agree to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Matter {
    /// She would like to take her last move back.
    #[default]
    Undo,
    /// She is away: the house asks whether a bot is to play for her.
    StandIn,
    /// She would like to have the seat of who is asked.
    Swap,
}

/// How much of the game's time a person has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct SeatClock {
    #[ts(type = "number")]
    pub seat: Seat,
    pub left_ms: u32,
    /// It is running.
    pub runs: bool,
}

/// What one pair of eyes gets to know.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct Eyes {
    /// A seat held by this page, or none for someone looking on.
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    /// What happened in the lines `from`..=`seq`, as told to these eyes.
    #[ts(type = "unknown[]")]
    pub events: Vec<Shared<Box<RawValue>>>,
    /// The events in words, one for each; null where it goes without saying.
    #[ts(as = "Vec<Option<Said>>")]
    pub said: Vec<Option<Shared<Said>>>,
    /// What they see after `seq`.
    #[ts(type = "unknown")]
    pub view: Shared<Box<RawValue>>,
    /// Every action open to this seat now, in notation; null where a game has too many to list.
    pub legal: Option<Vec<String>>,
    /// What they are asked to do, or wait for.
    pub prompt: Option<Said>,
}

/// An action in notation and in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Called {
    pub what: String,
    pub said: Said,
}

/// From the house to a page.
#[derive(Clone, Debug, Serialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum FromHouse {
    /// Who sits where; sent on `hello` and whenever it changes.
    Table {
        info: TableInfo,
        mine: Vec<u8>,
    },
    /// What happened, lines `from`..=`seq`. A fresh view has `from > seq` and no events.
    News {
        from: Seq,
        seq: Seq,
        eyes: Vec<Eyes>,
        /// Seats that may act now.
        awaits: Vec<u8>,
        /// Milliseconds until the clock decides or a window closes, if one runs.
        due_in_ms: Option<u32>,
        /// The persons' clocks, where the whole game is timed.
        clocks: Vec<SeatClock>,
        /// Seats whose last move may be taken back (if the others agree).
        undo: Vec<u8>,
        /// Whether hints are given as things stand, to those who may ask for them.
        hints: bool,
        result: Option<Box<Ending>>,
        /// What is being learnt, where it is a lesson.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        lesson: Option<LessonStep>,
        /// What is asked, and what was answered, where it is a puzzle.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        puzzle: Option<PuzzleStep>,
    },
    /// Dice have been thrown that nobody may see yet: what they will tell everybody is in this box, as hex of AES-256-GCM
    /// (the nonce is twelve zero bytes). `seq` names the box.
    Sealed {
        seq: Seq,
        #[serde(rename = "box")]
        sealed: String,
        opens_in_ms: u32,
    },
    /// Now: the key of that box, 64 hex digits. The news follow.
    Key {
        seq: Seq,
        key: String,
    },
    /// The act sent with this `after` stands in the log as line `seq`, on disk.
    Ack {
        #[ts(type = "number")]
        seat: Seat,
        after: Seq,
        seq: Seq,
    },
    /// The act sent with this `after` was refused, or, where `after` is null, the wish to take back; nothing changed.
    Refused {
        #[ts(type = "number")]
        seat: Seat,
        after: Option<Seq>,
        refusal: Refusal,
    },
    /// The answer to `try`, as things stood after line `after`: a refusal, or what the act would do where the game can show
    /// it (null where it cannot).
    Tried {
        #[ts(type = "number")]
        seat: Seat,
        after: Seq,
        what: String,
        refusal: Option<Refusal>,
        #[ts(type = "unknown")]
        would: Option<Box<RawValue>>,
        /// What the act is called, where it was not refused.
        called: Option<Said>,
    },
    /// The answer to `describe`, as things stood after line `after`.
    Described {
        #[ts(type = "number | null")]
        seat: Option<Seat>,
        after: Seq,
        rows: Vec<Row>,
        actions: Vec<Called>,
        /// How an action is written, where there are too many to list and the game says so.
        how: Option<Said>,
    },
    Hint {
        #[ts(type = "number")]
        seat: Seat,
        what: String,
        /// The same in words.
        called: Option<Said>,
        /// What is told of it before all of it, one each time she asks.
        bits: Vec<Said>,
        /// Why, in a sentence.
        why: Option<Said>,
        /// The message of that sentence.
        reason: Option<String>,
        /// The figures that it names, in tenths.
        #[ts(type = "Record<string, number>")]
        figures: BTreeMap<&'static str, f64>,
    },
    /// `seat` would like something, or it is about her; the seats in `ask` have not answered yet.
    Asked {
        about: Matter,
        #[ts(type = "number")]
        seat: Seat,
        ask: Vec<u8>,
    },
    /// It was granted (what follows from it follows) or refused.
    Answered {
        about: Matter,
        #[ts(type = "number")]
        seat: Seat,
        granted: bool,
    },
    Greeting {
        #[ts(type = "number")]
        seat: Seat,
        greeting: String,
    },
    Pong {
        n: u32,
    },
    /// A frame could not be used, and nothing came of it: `about` names it. Null where nobody can say which one it was, or
    /// where it was none. The socket stays open unless `closing`.
    Trouble {
        problem: Problem,
        about: Option<About>,
        closing: bool,
    },
}
