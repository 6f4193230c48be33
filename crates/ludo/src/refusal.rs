//! Why not: what is refused, by which rule, and in which words.

use std::{collections::BTreeMap, fmt, fmt::Debug, fmt::Display};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Arg;

/// A reason to refuse, tied to its rule.
///
/// ```
/// use ludo::Violation;
///
/// #[derive(Clone, Debug, PartialEq)]
/// struct Taken;
/// impl Violation for Taken {
///     fn rule(&self) -> &'static str {
///         "SHOP-1"
///     }
///     fn id(&self) -> &'static str {
///         "shop-refusal-taken"
///     }
/// }
/// assert_eq!(Taken.refusal().to_string(), "shop-refusal-taken (SHOP-1)");
/// ```
pub trait Violation: Debug + Clone + PartialEq {
    /// The rule's id: `DIAMONIAK-13`.
    fn rule(&self) -> &'static str;
    /// The message that says why, in the game's texts.
    fn id(&self) -> &'static str;
    /// What the message needs to know.
    fn args(&self) -> Vec<(&'static str, Arg)> {
        Vec::new()
    }

    /// On its way to a person.
    fn refusal(&self) -> Refusal {
        Refusal::new(self.rule(), self.id(), self.args())
    }
}

/// What every game refuses alike. The house judges it and says it; a game names the rule
/// ([`Game::rule_for`](crate::Game::rule_for)).
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::desk::Desk;
///
/// // Seat 1 is awaited; the game names the rule, the house says it.
/// Desk::<Diamoniak>::opening("", 2).refuses("2 draw", "DIAMONIAK-10", "not-your-turn");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Common {
    /// Too few or too many people.
    Seats {
        /// So many at least.
        least: usize,
        /// So many at most.
        most: usize,
    },
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
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::{Common, Game, Refused, Violation, desk::Desk};
///
/// let desk = Desk::<Diamoniak>::opening("", 2);
/// let rule = Diamoniak::rule_for(desk.state().options(), Common::NotYourTurn);
/// let refused: Refused<<Diamoniak as Game>::Illegal> = Refused::Common(Common::NotYourTurn, rule);
/// assert_eq!((refused.rule(), refused.id()), (rule, "refusal-not-your-turn"));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Refused<I> {
    /// What every game refuses alike, by this rule of the game.
    Common(Common, &'static str),
    /// By the game's own rules.
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Refusal {
    /// `DIAMONIAK-13`, or a law of the house: `HOUSE-TIME`.
    pub rule: String,
    /// The message, in the texts of the game or the house.
    pub id: String,
    /// What the message needs to know.
    pub args: BTreeMap<String, Arg>,
}

impl Refusal {
    /// By this rule, said with this message.
    ///
    /// ```
    /// use ludo::{Arg, Refusal};
    ///
    /// let refusal = Refusal::new("SHOP-4", "shop-refusal-too-dear", [("price", Arg::from(12))]);
    /// assert_eq!(refusal.to_string(), "shop-refusal-too-dear (SHOP-4) price=12");
    /// ```
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
///
/// ```
/// use ludo::{ParseError, Seat};
///
/// let row = "seat 9 person";
/// let wrong = row[5..6].parse::<Seat>().unwrap_err();
/// assert_eq!(wrong.to_string(), "a seat is a number from 1 to 8 (HOUSE-NOTATION), but found \"9\"");
/// assert_eq!(wrong.chars_before(row), 5);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{expected} ({rule}), but found {found:?}")]
pub struct ParseError {
    /// The rule that it breaks; `HOUSE-NOTATION` where it cannot be read.
    pub rule: &'static str,
    /// In English, for people who write records.
    pub expected: String,
    /// Shortened, and without anything that could drive a terminal.
    pub found: String,
    place: Address,
}

/// Where what was found lies in memory: whoever has the whole row knows by it at which column. It says nothing else, so
/// errors that differ in it alone are equal.
#[derive(Clone, Copy, Debug)]
struct Address(usize);

impl PartialEq for Address {
    fn eq(&self, _: &Address) -> bool {
        true
    }
}

impl Eq for Address {}

impl ParseError {
    /// A long text is cut: the answer to a giant message is not a giant message. `found` is the part of the text that was
    /// read at which it went wrong, so that its place can be told.
    pub fn new(expected: impl Into<String>, found: &str) -> ParseError {
        ParseError {
            rule: "HOUSE-NOTATION",
            expected: shortened(&expected.into(), 240),
            found: shortened(found, 80),
            place: Address(found.as_ptr() as usize),
        }
    }

    /// The rule of the game that it breaks, where it can be read but cannot be.
    ///
    /// ```
    /// use ludo::ParseError;
    ///
    /// let position = "pile d20 / aside / turn 1 witch";
    /// let wrong = ParseError::new("the witch that was drawn", &position[11..16]).by("DIAMONIAK-32");
    /// assert_eq!((wrong.refusal().rule.as_str(), wrong.chars_before(position)), ("DIAMONIAK-32", 11));
    /// ```
    pub fn by(self, rule: &'static str) -> ParseError {
        ParseError { rule, ..self }
    }

    /// How many characters of this text, of which something could not be read, come before what was found. Where something
    /// is missing that is all of it; where the place is not known, none.
    pub fn chars_before(&self, text: &str) -> usize {
        let offset = self.place.0.wrapping_sub(text.as_ptr() as usize);
        let before = match text.get(..offset) {
            Some(before) => before,
            None if self.found.is_empty() => text,
            None => text.split_once(&self.found).map_or("", |(before, _)| before),
        };
        before.chars().count()
    }

    /// On its way to a person.
    pub fn refusal(&self) -> Refusal {
        let args = [("expected", &self.expected), ("found", &self.found)];
        Refusal::new(
            self.rule,
            "refusal-unreadable",
            args.map(|(key, text)| (key, text.as_str().into())),
        )
    }
}

/// The beginning of a text, in one row and without anything that could drive a terminal; `…` says that there is more.
///
/// ```
/// assert_eq!(ludo::shortened("draw\tagain", 7), "draw␉ag…");
/// ```
pub fn shortened(text: &str, longest: usize) -> String {
    let mut shown: String = text.chars().take(longest).map(pictured).collect();
    if text.chars().nth(longest).is_some() {
        shown.push('…');
    }
    shown
}

/// A character that is not printed as itself, as a picture of it.
fn pictured(c: char) -> char {
    match c {
        '\0'..='\x1f' => char::from_u32(0x2400 + u32::from(c)).unwrap_or('�'),
        '\x7f' => '␡',
        _ if is_printed(c) => c,
        _ => '�',
    }
}

/// Neither a control character nor one that nobody sees: that turns what follows around, ends its row, takes no room, or says
/// something to machines alone (Unicode's format characters and fillers). Those that join what stands beside them are seen by
/// what they do; [`printed`] looks at where they stand.
///
/// ```
/// assert!("Zoé, 🐉 (l’été)".chars().all(ludo::is_printed));
/// assert!(!"\x1b\u{9b}\u{202e}\u{200b}\u{feff}\u{e0041}".chars().any(ludo::is_printed));
/// ```
pub fn is_printed(c: char) -> bool {
    let unseen = matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}');
    !c.is_control() && !unseen
}

/// What shapes letters and pictures, and is nothing without them.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

/// The row itself, if everything in it is seen: a stranger's file is shown on my screen, and must neither drive it nor hide
/// anything from me. A joiner stands behind what it can join, a letter that is not ASCII or a picture.
///
/// # Errors
/// Names the first character that is not seen.
///
/// ```
/// assert!(ludo::printed("👩\u{200d}🚀 ❤\u{fe0f}").is_ok());
/// assert!(ludo::printed("Zo\u{200d}e").is_err() && ludo::printed("\u{202e}eoZ").is_err());
/// ```
pub fn printed(row: &str) -> Result<&str, ParseError> {
    let mut before = ' ';
    let unseen = row.char_indices().find(|(_, c)| {
        let hangs = is_joiner(*c) && (before.is_ascii() || is_joiner(before) && before == *c);
        before = *c;
        !is_printed(*c) || hangs
    });
    match unseen {
        None => Ok(row),
        Some((at, c)) => Err(ParseError::new(
            "characters that can be printed",
            &row[at..at + c.len_utf8()],
        )),
    }
}

/// The part of a position that begins with this word, so that a complaint can point at it; where there is none, the end, where
/// it is missing.
///
/// ```
/// let position = "turn 1 play / 1 0 6-6 / 2 0 5-5";
/// assert_eq!(ludo::part_of(position, "2"), "2 0 5-5");
/// assert_eq!(ludo::part_of(position, "3"), "");
/// ```
pub fn part_of<'a>(position: &'a str, first: &str) -> &'a str {
    let mut parts = position.split('/').map(str::trim);
    let found = parts.find(|part| part.split(' ').next() == Some(first));
    found.unwrap_or(&position[position.len()..])
}

/// The first part of a position that is not the one that should stand there, by the words with which they begin (`""` for any);
/// the end, if they come to an end too early.
///
/// ```
/// let parts = ["turn", "1", "2"];
/// assert_eq!(ludo::odd_part("turn 1 / 2 0", parts), "2 0");
/// assert_eq!(ludo::odd_part("turn 1 / 1 0", parts), "");
/// assert_eq!(ludo::odd_part("gems 1 x fell 0 / turn 1", ["gems", "fell", "turn"]), "gems 1 x fell 0");
/// assert_eq!(ludo::odd_part("turn 1 / 1 0 / 2 0 / more", parts), "more");
/// ```
pub fn odd_part<S: AsRef<str>>(position: &str, firsts: impl IntoIterator<Item = S>) -> &str {
    let mut parts = position.split('/').map(str::trim);
    let mut before = "";
    for first in firsts {
        let first = first.as_ref();
        match parts.next() {
            None => break,
            Some(part) if first.is_empty() || part.split(' ').next() == Some(first) => before = part,
            // What lies between the two is wrong: they stand there as one.
            Some(_) if before.split(' ').skip(2).any(|word| word == first) => return before,
            Some(part) => return part,
        }
    }
    parts.next().unwrap_or(&position[position.len()..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_found_has_a_place_in_what_was_read() {
        let row = "0 1 été buy";
        let wrong = ParseError::new("an action", &row[row.len() - 3..]);
        assert_eq!(wrong.chars_before(row), 8, "characters, not bytes");
        assert_eq!(ParseError::new("more", &row[row.len()..]).chars_before(row), 11);
        assert_eq!(
            ParseError::new("more", "").chars_before(row),
            11,
            "what is missing is missing at the end"
        );
        assert_eq!(
            ParseError::new("seat 1", &1.to_string()).chars_before(row),
            2,
            "found again"
        );
        assert_eq!(ParseError::new("another", "nowhere").chars_before(row), 0);
    }

    #[test]
    fn long_and_wild_input_is_shown_short_and_tame() {
        let wrong = ParseError::new("x".repeat(1000), &"é".repeat(1000));
        assert_eq!((wrong.expected.chars().count(), wrong.found.chars().count()), (241, 81));
        assert_eq!(ParseError::new("", "a\x1b[2J\u{202e}b\x7f").found, "a␛[2J�b␡");
    }

    #[test]
    fn nothing_unseen_is_read_and_joiners_join() {
        for unseen in [
            "\0", "\x1b", "\u{85}", "\u{ad}", "\u{200b}", "\u{200e}", "\u{202e}", "\u{2060}", "\u{3164}",
        ] {
            let name = format!("Zo{unseen}é");
            let wrong = printed(&name).expect_err(&name);
            assert_eq!(wrong.chars_before(&name), 2, "{name:?}");
        }
        for hidden in [
            "\u{feff}",
            "\u{e0001}",
            "\u{e0041}",
            "\u{e0100}",
            "a\u{200d}",
            "\u{200d}",
            "é\u{200d}\u{200d}",
        ] {
            assert!(printed(hidden).is_err(), "{hidden:?}");
        }
        for honest in [
            "Zoé Lune",
            "L’Été",
            "👩\u{200d}🚀",
            "❤\u{fe0f}\u{200d}🔥",
            "می\u{200c}خواهم",
            "한글",
            "»Ö«",
        ] {
            assert_eq!(printed(honest), Ok(honest));
        }
    }
}
