//! Sentences on their way to a person: which message, and what it needs to know. The words themselves stand in Fluent
//! files beside the game and the house, in nine languages; whoever shows a sentence (the page, the terminal) finds them.

use std::{borrow::Cow, collections::BTreeMap, fmt, fmt::Display};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Seat, Shared};

/// A sentence: the id of a message, and its arguments.
///
/// Whoever reads is spoken to as *you*: a sentence whose argument `name` is the reader's own seat is said in the form
/// `<id>-you`, one in which another argument is her seat in the form `<id>-<argument>-you`, where the texts have it.
/// So a game says a thing once, and everybody reads it as it concerns her.
///
/// ```
/// use ludo::{Arg, Said, Seat};
///
/// let seller = Seat::from_index(1);
/// let bought = Said::about("shop-event-bought", Seat::from_index(0)).with("seller", seller).with("n", 3);
/// assert_eq!(bought.to_string(), "shop-event-bought n=3 name=seat 1 seller=seat 2");
/// assert_eq!(bought.args["seller"], Arg::from(seller));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Said {
    /// The message.
    pub id: Cow<'static, str>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, Arg>>", optional)]
    /// What it needs to know, by name.
    pub args: BTreeMap<Cow<'static, str>, Arg>,
}

/// Something a sentence needs to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(untagged)]
pub enum Arg {
    /// One, or many.
    Number(i32),
    /// As it is.
    Text(String),
    /// Called by her name.
    Seat {
        /// Where she sits.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// "a, b and c".
    List {
        /// What is listed.
        list: Vec<Arg>,
    },
    /// A sentence, or a part of one, within the sentence.
    Said(#[ts(as = "Said")] Shared<Said>),
}

impl Said {
    /// A sentence that needs to know nothing yet.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Said {
        Said {
            id: id.into(),
            args: BTreeMap::new(),
        }
    }

    /// A sentence about what this seat has done, or what has happened to it.
    pub fn about(id: impl Into<Cow<'static, str>>, seat: Seat) -> Said {
        Said::new(id).with("name", seat)
    }

    /// The same, knowing this.
    pub fn with(mut self, key: &'static str, arg: impl Into<Arg>) -> Said {
        self.args.insert(key.into(), arg.into());
        self
    }
}

/// A figure with so many digits behind its point, or behind its comma: that is the reader's to choose.
pub(crate) fn figure(figure: f64, digits: usize) -> Said {
    written(figure, digits, "")
}

/// The same, with a plus sign where it is one.
pub(crate) fn signed(figure: f64, digits: usize) -> Said {
    written(figure, digits, "+")
}

/// What rounds to nothing has no sign.
fn written(figure: f64, digits: usize, plus: &str) -> Said {
    let text = format!("{:.digits$}", figure.abs());
    let (whole, rest) = text.split_once('.').unwrap_or((&text, ""));
    let sign = match figure {
        _ if text.bytes().all(|byte| matches!(byte, b'0' | b'.')) => "",
        _ if figure < 0.0 => "−",
        _ => plus,
    };
    Said::new("figure")
        .with("whole", format!("{sign}{whole}"))
        .with("digits", rest)
}

impl Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        self.args.iter().try_for_each(|(key, arg)| write!(f, " {key}={arg}"))
    }
}

impl Arg {
    /// "a, b and c".
    ///
    /// ```
    /// use ludo::{Arg, Said};
    ///
    /// let cards = Arg::list(["rose", "fairy"].map(|card| Said::new(format!("shop-card-{card}"))));
    /// let sold = Said::new("shop-event-sold").with("cards", cards);
    /// assert_eq!(sold.to_string(), "shop-event-sold cards=[(shop-card-rose), (shop-card-fairy)]");
    /// ```
    pub fn list<A: Into<Arg>>(items: impl IntoIterator<Item = A>) -> Arg {
        Arg::List {
            list: items.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Arg {
        Arg::Number(number)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat { seat }
    }
}

impl From<Said> for Arg {
    fn from(said: Said) -> Arg {
        Arg::Said(Shared::new(said))
    }
}

impl From<Shared<Said>> for Arg {
    fn from(said: Shared<Said>) -> Arg {
        Arg::Said(said)
    }
}

impl Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Text(text) => f.write_str(text),
            Arg::Seat { seat } => write!(f, "seat {seat}"),
            Arg::Said(said) => write!(f, "({})", **said),
            Arg::List { list } => {
                let items: Vec<String> = list.iter().map(Arg::to_string).collect();
                write!(f, "[{}]", items.join(", "))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_rounds_to_nothing_has_no_sign() {
        let said = |figure: Said| format!("{}.{}", figure.args["whole"], figure.args["digits"]);
        assert_eq!([figure(61.25, 1), figure(-3.04, 1)].map(said), ["61.2", "−3.0"]);
        assert_eq!([signed(2.5, 2), signed(-7.5, 1)].map(said), ["+2.50", "−7.5"]);
        assert_eq!([signed(0.04, 1), signed(-0.04, 1)].map(said), ["0.0", "0.0"]);
    }
}
