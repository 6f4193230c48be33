//! A game in a terminal: drawn in text from what somebody sees.

use crate::{Said, Seat, Tells};

/// More ways to act than this are listed only on request, as a rule.
pub const LISTED: usize = 12;

/// Who reads: her language, what people are called, whether she likes drawings. The terminal implements it; the example of
/// [`InText`] has one who reads message ids.
pub trait Reader {
    /// A sentence in her language.
    fn say(&self, said: &Said) -> String;
    /// "a, b and c".
    fn list(&self, items: &[String]) -> String;
    /// What she who sits there is called.
    fn name(&self, seat: Seat) -> String;
    /// The seat that is spoken to as *you*.
    fn you(&self) -> Option<Seat>;
    /// Small drawings beside the words.
    fn drawings(&self) -> bool;
    /// The text in this colour, where the terminal has colours.
    fn ink(&self, ink: Ink, text: &str) -> String;
}

/// Colours that a terminal may have, and bold.
///
/// ```
/// use ludo::Ink;
///
/// /// A terminal that knows bold type, and no colours.
/// fn ink(ink: Ink, text: &str) -> String {
///     match ink {
///         Ink::Bold => format!("\x1b[1m{text}\x1b[0m"),
///         _ => text.to_owned(),
///     }
/// }
/// assert_eq!((ink(Ink::Bold, "Zoé"), ink(Ink::Red, "rose")), ("\x1b[1mZoé\x1b[0m".to_owned(), "rose".to_owned()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // they are what they are called
pub enum Ink {
    Bold,
    Black,
    Red,
    Green,
    Yellow,
    Blue,
    Magenta,
    Cyan,
    White,
    BrightWhite,
}

/// How a game looks in a terminal. Without a word of its own it shows its [`rows`](Tells::rows).
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::{InText, Ink, Reader, Said, Seat, desk::Desk};
///
/// /// Reads message ids, where people read sentences.
/// struct Plain;
/// impl Reader for Plain {
///     fn say(&self, said: &Said) -> String {
///         said.id.to_string()
///     }
///     fn list(&self, items: &[String]) -> String {
///         items.join(", ")
///     }
///     fn name(&self, seat: Seat) -> String {
///         seat.to_string()
///     }
///     fn you(&self) -> Option<Seat> {
///         None
///     }
///     fn drawings(&self) -> bool {
///         false
///     }
///     fn ink(&self, _: Ink, text: &str) -> String {
///         text.to_owned()
///     }
/// }
///
/// let desk = Desk::<Diamoniak>::opening("", 2);
/// assert!(Diamoniak::table(&desk.view(), &Plain).contains("diamoniak-"));
/// ```
pub trait InText: Tells {
    /// The table as these eyes see it.
    fn table(view: &Self::View, reader: &dyn Reader) -> String {
        let row = |row: crate::Row| {
            let pieces: Vec<String> = row
                .pieces
                .iter()
                .map(|piece| format!("[{}]", reader.say(piece)))
                .collect();
            format!("{} {}", reader.say(&row.said), pieces.join(" "))
                .trim_end()
                .to_owned()
        };
        Self::rows(view).into_iter().map(row).collect::<Vec<_>>().join("\n")
    }

    /// What lies there now, in short, for games in which much changes within a turn.
    fn desk(_view: &Self::View, _reader: &dyn Reader) -> Option<String> {
        None
    }

    /// In which order the actions of whoever looks are listed: what a newcomer would do first.
    fn arranged(_view: &Self::View, actions: Vec<Self::Action>) -> Vec<Self::Action> {
        actions
    }

    /// How many of the actions, so arranged, are listed unasked.
    fn listed(_actions: &[Self::Action]) -> usize {
        LISTED
    }

    /// How an action is written, where there are too many to list them.
    fn how_to_write(_view: &Self::View) -> Option<Said> {
        None
    }

    /// What was typed, in notation, where a game can be written more simply.
    fn read(_view: &Self::View, typed: &str) -> String {
        typed.to_owned()
    }

    /// What lies on the table as an SVG picture, where a game can draw it.
    fn picture(_view: &Self::View) -> Option<String> {
        None
    }
}
