//! What the host does, as it is kept: a word, and what it is about.

use std::fmt;

/// One thing that whoever keeps the house has done. Nobody's name stands in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A browser has come in by a link: by what it is known, which is not what it says.
    CameIn(String),
    /// It is let in no more.
    Left,
    /// No game begins.
    Closed,
    Opened,
    /// A table by its number, and its game.
    ThrewOut(i64, String),
    /// A limit: what it is called, what it was, what it is.
    Limit(String, u32, u32),
}

impl Act {
    /// The same without what is nobody's business.
    pub fn for_the_log(&self) -> String {
        match self {
            Act::CameIn(_) => "came-in".to_owned(),
            act => act.to_string(),
        }
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::CameIn(browser) => write!(f, "came-in {browser}"),
            Act::Left => f.write_str("left"),
            Act::Closed => f.write_str("closed"),
            Act::Opened => f.write_str("opened"),
            Act::ThrewOut(number, game) => write!(f, "threw-out {number} {game}"),
            Act::Limit(key, was, is) => write!(f, "limit {key} {was} {is}"),
        }
    }
}
