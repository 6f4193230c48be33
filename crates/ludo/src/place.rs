//! Places in a record: where something lies that the rules refuse.

use std::fmt;

use crate::Refusal;

/// What in a record the rules refuse, and where it stands.
///
/// ```
/// use std::sync::Arc;
///
/// use diamoniak::Diamoniak;
/// use ludo::{Play, Record};
///
/// let record: Record = "ludo 1\ngame diamoniak 1\nseats 2\n\n0 1 stop\n".parse().unwrap();
/// let fault = Play::<Diamoniak>::replay(Arc::default(), &record).unwrap_err();
/// assert_eq!(fault.to_string(), "line 1, column 5: diamoniak-refusal-must-draw-first (DIAMONIAK-13)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {refusal}")]
pub struct Fault {
    /// Where.
    pub place: Place,
    /// By which rule, and why.
    pub refusal: Refusal,
}

/// A place in a record: which part of it, and where in its row. [`Place::row_in`] finds the row in a file.
///
/// ```
/// use ludo::{Part, Place};
///
/// let text = "# a puzzle\nludo 1\ngame diamoniak 1\nseats 2\n\n0 1 draw\n";
/// let place = Place { part: Part::Line(1), column: 5 };
/// assert_eq!((place.to_string(), place.row_in(text)), ("line 1, column 5".to_owned(), 6));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The row.
    pub part: Part,
    /// In characters, from 1.
    pub column: usize,
}

/// A part of a record that the rules can refuse: a row of the header, or a line.
///
/// ```
/// use std::sync::Arc;
///
/// use diamoniak::Diamoniak;
/// use ludo::{Part, Play, Record};
///
/// let record: Record = "ludo 1\ngame diamoniak 1\noptions speed=9\nseats 2\n\n".parse().unwrap();
/// let fault = Play::<Diamoniak>::replay(Arc::default(), &record).unwrap_err();
/// assert_eq!((fault.place.part, fault.line()), (Part::Options, 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The row `game`.
    Game,
    /// The row `options`.
    Options,
    /// The row `seats`.
    Seats,
    /// The row `luck`.
    Luck,
    /// The row `position`.
    Position,
    /// A line, counted from 1.
    Line(u32),
}

impl Part {
    /// The word with which the row of a header begins.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Part::Game => "game",
            Part::Options => "options",
            Part::Seats => "seats",
            Part::Luck => "luck",
            Part::Position => "position",
            Part::Line(_) => "",
        }
    }

    /// A place in this row of the header, so many characters into what it says.
    pub(crate) fn at(self, chars: usize) -> Place {
        Place {
            part: self,
            column: self.key().len() + 1 + chars + 1,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.part {
            Part::Line(line) => write!(f, "line {line}")?,
            header => write!(f, "{}", header.key())?,
        }
        write!(f, ", column {}", self.column)
    }
}

impl Fault {
    /// In this line, as a whole.
    ///
    /// ```
    /// use ludo::{Fault, Refusal};
    ///
    /// let fault = Fault::in_line(3, Refusal::by_the_house("HOUSE-TIME", "refusal-time-runs-backwards"));
    /// assert_eq!((fault.line(), fault.place.column), (3, 1));
    /// ```
    pub fn in_line(line: u32, refusal: Refusal) -> Fault {
        let (part, column) = (Part::Line(line), 1);
        Fault {
            place: Place { part, column },
            refusal,
        }
    }

    /// In this row of the header, in what it says.
    pub(crate) fn in_header(part: Part, refusal: Refusal) -> Fault {
        let place = part.at(0);
        Fault { place, refusal }
    }

    /// The line that is refused; 0 for the header.
    pub fn line(&self) -> u32 {
        match self.place.part {
            Part::Line(line) => line,
            _ => 0,
        }
    }
}
