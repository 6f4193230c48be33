//! How actions and throws are written down.
//!
//! - `throws 3`: each shall have three throws.
//! - `throw`: all seven; `throw Y1 Y4`: only these.
//! - `lay Y2`: to begin a chain; `lay Y2 at Y5`: against Y5, where their common digit is free. Two faces have at most
//!   one digit in common, so that says all.
//! - `take Y2`: back, within the same throw.
//! - `stop`: that is all, count it.
//! - `announce full`: for the third throw; `box full`: fill it now. The boxes are `solo1` to `solo6`, `plus`, `moins`,
//!   `full`, `suite`, `pairs` and `super`, by option also `small`, `large` and `plus-moins`.
//!
//! Where yaminos are lined up from one throw this is done one by one too, and `stop` counts them: so the page can show
//! at every step what fits where, the list of what is allowed stays short (in LINE there are millions of whole
//! arrangements), and all domino games are played with the same few words.
//!
//! What chance says is how each yamino in the air came down: `Y0 1/4 Y3 2/4`, or `Y3 up` for one that stands upright or
//! lies on another.

use std::{fmt, str::FromStr};

use ludo::ParseError;

use crate::{
    judge::{Action, Throw},
    piece::{DIGITS, Face, Faces, YAMINOS, Yamino, YaminoSet},
    yam::{ROWS, Row},
};

impl fmt::Display for Yamino {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Y{}", self.number())
    }
}

impl FromStr for Yamino {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Yamino, ParseError> {
        let number = match s.as_bytes() {
            [b'Y', digit] => digit.wrapping_sub(b'0'),
            _ => YAMINOS as u8,
        };
        Yamino::new(number).ok_or_else(|| ParseError::new("a yamino is Y0 to Y6", s))
    }
}

impl fmt::Display for YaminoSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.iter().map(|yamino| yamino.to_string()).collect();
        f.write_str(&words.join(" "))
    }
}

impl FromStr for YaminoSet {
    type Err = ParseError;

    /// In any order, each once.
    fn from_str(s: &str) -> Result<YaminoSet, ParseError> {
        let mut set = YaminoSet::NONE;
        for word in s.split(' ') {
            let yamino = word.parse()?;
            if set.has(yamino) {
                return Err(ParseError::new("each yamino once", s));
            }
            set = set.or(YaminoSet::one(yamino));
        }
        Ok(set)
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.low, self.high)
    }
}

impl FromStr for Face {
    type Err = ParseError;

    /// `1/4`, or `4/1` for the same.
    fn from_str(s: &str) -> Result<Face, ParseError> {
        match s.as_bytes() {
            &[a @ b'0'..=b'6', b'/', b @ b'0'..=b'6'] => Ok(Face {
                low: a.min(b) - b'0',
                high: a.max(b) - b'0',
            }),
            _ => Err(ParseError::new("a face is two digits from 0 to 6: 1/4", s)),
        }
    }
}

impl Row {
    const NAMES: [&'static str; ROWS] = [
        "solo1",
        "solo2",
        "solo3",
        "solo4",
        "solo5",
        "solo6",
        "plus",
        "moins",
        "full",
        "suite",
        "pairs",
        "super",
        "small",
        "large",
        "plus-moins",
    ];

    pub const fn name(self) -> &'static str {
        Row::NAMES[self as usize]
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Row {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Row, ParseError> {
        let row = Row::ALL.into_iter().find(|row| row.name() == s);
        row.ok_or_else(|| ParseError::new(format!("a box is one of: {}", Row::NAMES.join(" ")), s))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Agree(throws) => write!(f, "throws {throws}"),
            Action::Throw(YaminoSet::ALL) => f.write_str("throw"),
            Action::Throw(YaminoSet::NONE) => f.write_str("throw nothing"),
            Action::Throw(yaminos) => write!(f, "throw {yaminos}"),
            Action::Lay(yamino, None) => write!(f, "lay {yamino}"),
            Action::Lay(yamino, Some(host)) => write!(f, "lay {yamino} at {host}"),
            Action::Take(yamino) => write!(f, "take {yamino}"),
            Action::Stop => f.write_str("stop"),
            Action::Announce(row) => write!(f, "announce {row}"),
            Action::Fill(row) => write!(f, "box {row}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Action, ParseError> {
        let wrong = || {
            let known = "throw [YAMINOS], lay YAMINO [at YAMINO], take YAMINO, stop, announce BOX, box BOX or throws N";
            ParseError::new(known, s)
        };
        match s.split_once(' ') {
            None if s == "throw" => Ok(Action::Throw(YaminoSet::ALL)),
            None if s == "stop" => Ok(Action::Stop),
            // Never allowed, but it can be tried: whoever keeps all is told why.
            Some(("throw", "nothing")) => Ok(Action::Throw(YaminoSet::NONE)),
            Some(("throw", yaminos)) => yaminos.parse().map(Action::Throw),
            Some(("lay", rest)) => match rest.split_once(" at ") {
                Some((yamino, host)) => Ok(Action::Lay(yamino.parse()?, Some(host.parse()?))),
                None => Ok(Action::Lay(rest.parse()?, None)),
            },
            Some(("take", yamino)) => yamino.parse().map(Action::Take),
            Some(("announce", row)) => row.parse().map(Action::Announce),
            Some(("box", row)) => row.parse().map(Action::Fill),
            Some(("throws", throws)) => number(throws).map(Action::Agree).ok_or_else(wrong),
            _ => Err(wrong()),
        }
    }
}

/// A number in its one plain form: no plus sign, no leading zeros.
pub(crate) fn number<N: FromStr + fmt::Display>(text: &str) -> Option<N> {
    text.parse::<N>().ok().filter(|number| number.to_string() == text)
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.flat.or(self.cocked).iter().map(|yamino| {
            if self.cocked.has(yamino) {
                format!("{yamino} up")
            } else {
                format!("{yamino} {}", self.faces.face(yamino))
            }
        });
        f.write_str(&words.collect::<Vec<_>>().join(" "))
    }
}

impl FromStr for Throw {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Throw, ParseError> {
        let mut throw = Throw::flat(YaminoSet::NONE, Faces::NONE);
        let mut words = s.split(' ');
        while let Some(yamino) = words.next() {
            let yamino: Yamino = yamino.parse()?;
            let face = words
                .next()
                .ok_or_else(|| ParseError::new("a yamino and its face: Y0 1/4, or Y0 up", s))?;
            if throw.flat.or(throw.cocked).has(yamino) {
                return Err(ParseError::new("each yamino once", s));
            }
            if face == "up" {
                throw.cocked = throw.cocked.or(YaminoSet::one(yamino));
            } else {
                throw.flat = throw.flat.or(YaminoSet::one(yamino));
                throw.faces = throw.faces.with(yamino, read_side(yamino, face)?);
            }
        }
        Ok(throw)
    }
}

/// Which side of a yamino has the face that is written there.
pub(crate) fn read_side(yamino: Yamino, face: &str) -> Result<u8, ParseError> {
    let side = yamino.side_with(face.parse()?);
    side.ok_or_else(|| {
        let faces: Vec<String> = (0..4).map(|side| yamino.face(side).to_string()).collect();
        ParseError::new(format!("{yamino} has the faces {}", faces.join(" ")), face).by("YAM-AMB-1")
    })
}

/// A digit, 0 to 6.
pub(crate) fn read_digit(text: &str) -> Option<u8> {
    number::<u8>(text).filter(|&digit| usize::from(digit) < DIGITS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_read_kindly_and_written_in_one_way() {
        let written = |text: &str| text.parse::<Action>().map(|action| action.to_string());
        assert_eq!(written("throw Y4 Y1").unwrap(), "throw Y1 Y4");
        assert_eq!(written("throw Y0 Y1 Y2 Y3 Y4 Y5 Y6").unwrap(), "throw");
        for same in [
            "lay Y2",
            "lay Y2 at Y5",
            "take Y0",
            "stop",
            "announce plus-moins",
            "box solo6",
            "throws 12",
            "throw nothing",
        ] {
            assert_eq!(written(same).unwrap(), same);
        }
        for wrong in [
            "",
            "throw ",
            "throw Y7",
            "throw Y1 Y1",
            "throw y1",
            "lay",
            "lay Y1 Y2",
            "lay Y1 at",
            "lay Y1 at Y2 at Y3",
            "stop ",
            "box",
            "box solo0",
            "throws",
            "throws +3",
            "throws 03",
            "throws 300",
            "Throw",
        ] {
            assert!(wrong.parse::<Action>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn throws_name_faces_that_exist() {
        let throw: Throw = "Y3 4/2 Y0 1/4 Y2 up".parse().unwrap();
        assert_eq!(throw.to_string(), "Y0 1/4 Y2 up Y3 2/4");
        for wrong in ["", "Y0", "Y0 1/5", "Y0 0/0 Y0 up", "Y0 7/7", "Y0 1/4 Y1", "Y0  1/4"] {
            assert!(wrong.parse::<Throw>().is_err(), "{wrong:?}");
        }
    }
}
