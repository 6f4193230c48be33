//! Why not: what is refused, by which rule, and in which words.

use std::{collections::BTreeMap, fmt, fmt::Debug, fmt::Display};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Arg;

/// A reason to refuse, tied to its rule.
pub trait Violation: Debug + Clone + PartialEq {
    /// The rule's id: `DIAMONIAK-13`.
    fn rule(&self) -> &'static str;
    /// The message that says why, in the game's texts.
    fn id(&self) -> &'static str;
    /// What the message needs to know.
    fn args(&self) -> Vec<(&'static str, Arg)> {
        Vec::new()
    }

    fn refusal(&self) -> Refusal {
        Refusal::new(self.rule(), self.id(), self.args())
    }
}

/// What every game refuses alike. The house judges it and says it; a game names the rule
/// ([`Game::rule_for`](crate::Game::rule_for)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Common {
    /// Too few or too many people.
    Seats { least: usize, most: usize },
    /// The game is over.
    Over,
    /// Somebody else is awaited.
    NotYourTurn,
    /// No window is open whose time could be up.
    NoClock,
    /// Chance answers, but nothing was asked of it.
    NoChance,
}

impl Common {
    /// One of each, for tests.
    pub const ALL: [Common; 5] = [
        Common::Seats { least: 1, most: 1 },
        Common::Over,
        Common::NotYourTurn,
        Common::NoClock,
        Common::NoChance,
    ];

    fn id(self) -> &'static str {
        match self {
            Common::Seats { .. } => "refusal-seats",
            Common::Over => "refusal-over",
            Common::NotYourTurn => "refusal-not-your-turn",
            Common::NoClock => "refusal-no-clock",
            Common::NoChance => "refusal-no-chance",
        }
    }
}

/// A refusal by the house or by the game.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused<I> {
    Common(Common, &'static str),
    Game(I),
}

impl<I: Violation> Violation for Refused<I> {
    fn rule(&self) -> &'static str {
        match self {
            Refused::Common(_, rule) => rule,
            Refused::Game(illegal) => illegal.rule(),
        }
    }

    fn id(&self) -> &'static str {
        match self {
            Refused::Common(common, _) => common.id(),
            Refused::Game(illegal) => illegal.id(),
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Refused::Common(Common::Seats { least, most }, _) => {
                vec![("min", (*least as i32).into()), ("max", (*most as i32).into())]
            }
            Refused::Common(..) => Vec::new(),
            Refused::Game(illegal) => illegal.args(),
        }
    }
}

/// A refusal on its way to a person: which rule, and a message that says why in her language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Refusal {
    pub rule: String,
    pub id: String,
    pub args: BTreeMap<String, Arg>,
}

impl Refusal {
    pub fn new<K: Into<String>>(rule: &str, id: &str, args: impl IntoIterator<Item = (K, Arg)>) -> Refusal {
        Refusal {
            rule: rule.to_owned(),
            id: id.to_owned(),
            args: args.into_iter().map(|(key, arg)| (key.into(), arg)).collect(),
        }
    }

    /// By a rule of the house's own, where no rule of a game is broken.
    pub fn by_the_house(rule: &str, id: &str) -> Refusal {
        Refusal::new::<&str>(rule, id, [])
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.id, self.rule)?;
        self.args.iter().try_for_each(|(key, arg)| write!(f, " {key}={arg}"))
    }
}

/// Text that cannot be read, or a position that cannot be: what was expected, by which rule, and what stood there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{expected} ({rule}), but found {found:?}")]
pub struct ParseError {
    pub rule: &'static str,
    pub expected: String,
    pub found: String,
}

impl ParseError {
    /// A long text is cut: the answer to a giant message is not a giant message.
    pub fn new(expected: impl Into<String>, found: &str) -> ParseError {
        const LONGEST: usize = 80;
        let mut shown: String = found.chars().take(LONGEST).collect();
        if shown.len() < found.len() {
            shown.push('…');
        }
        ParseError {
            rule: "HOUSE-NOTATION",
            expected: expected.into(),
            found: shown,
        }
    }

    /// The rule of the game that it breaks, where it can be read but cannot be.
    pub fn by(self, rule: &'static str) -> ParseError {
        ParseError { rule, ..self }
    }

    pub fn refusal(&self) -> Refusal {
        let args = [("expected", &self.expected), ("found", &self.found)];
        Refusal::new(
            self.rule,
            "refusal-unreadable",
            args.map(|(key, text)| (key, text.as_str().into())),
        )
    }
}
