//! How actions and answers of chance are written down.
//!
//! - `lay 6-6`: the first domino of a layout; `lay 3-5 left`, `lay 3-5 right`: at an end of the chain.
//! - `place 2-5 at 0,0,1 h`: the 2 on the square x 0, y 0 of level 1, the 5 on the next one in x (`h`) or in y (`v`).
//!   Level 0 is the table. Then, if the hand was watched, `hand` and its seven figures: x, y, yaw, roll, pitch, drop,
//!   speed.
//! - `draw`, `pass`, `deal`.
//!
//! Chance says `3-5` for a domino that is drawn; `stands`, `missed` or `collapse` for one that was let go. After `stands`
//! come the pieces that moved: `stands 3-5:120,-40,8,0,0,12,32766`, micrometres off the place in x, y and z, and the turn
//! as a quaternion in parts of 32 767 (see [`Pose`]).

use std::{fmt, str::FromStr};

use ludo::ParseError;

use crate::{
    chain::End,
    judge::Action,
    lattice::{Axis, Cell, Lying, Place, Pose},
    nature::{Chance, Hand},
    piece::{TILES, Tile, Tiles},
    state::Attempt,
};

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.low(), self.high())
    }
}

/// Two digits with a hyphen, in either order.
pub(crate) fn read_numbers(s: &str) -> Result<(Tile, u8), ParseError> {
    let found = match s.as_bytes() {
        [one @ b'0'..=b'6', b'-', other @ b'0'..=b'6'] => {
            let (one, other) = (one - b'0', other - b'0');
            Tile::new(one, other).map(|tile| (tile, one))
        }
        _ => None,
    };
    found.ok_or_else(|| ParseError::new("a domino is written 0-0 to 6-6", s))
}

impl FromStr for Tile {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Tile, ParseError> {
        read_numbers(s).map(|(tile, _)| tile)
    }
}

impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.iter().map(|tile| tile.to_string()).collect();
        f.write_str(&words.join(" "))
    }
}

impl End {
    pub const fn name(self) -> &'static str {
        match self {
            End::Left => "left",
            End::Right => "right",
        }
    }
}

impl FromStr for End {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<End, ParseError> {
        End::BOTH
            .into_iter()
            .find(|end| end.name() == s)
            .ok_or_else(|| ParseError::new("an end is left or right", s))
    }
}

impl Axis {
    pub(crate) const fn letter(self) -> &'static str {
        match self {
            Axis::H => "h",
            Axis::V => "v",
        }
    }

    pub(crate) fn read(s: &str) -> Result<Axis, ParseError> {
        match s {
            "h" => Ok(Axis::H),
            "v" => Ok(Axis::V),
            _ => Err(ParseError::new("an axis is h or v", s)),
        }
    }
}

/// So many whole numbers between commas, written as short as can be.
pub(crate) fn read_list<T: FromStr + ToString + Copy, const N: usize>(s: &str) -> Result<[T; N], ParseError> {
    let wrong = || ParseError::new(format!("{N} whole numbers between commas"), s);
    let mut words = s.split(',');
    let mut read = || {
        let word = words.next()?;
        let number = word.parse::<T>().ok()?;
        (number.to_string() == word).then_some(number)
    };
    let mut numbers = Vec::with_capacity(N);
    for _ in 0..N {
        numbers.push(read().ok_or_else(wrong)?);
    }
    match words.next() {
        None => numbers.try_into().map_err(|_| wrong()),
        Some(_) => Err(wrong()),
    }
}

pub(crate) fn write_list<T: ToString>(numbers: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = numbers.into_iter().map(|number| number.to_string()).collect();
    words.join(",")
}

impl fmt::Display for Lying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = self.numbers();
        let Cell { x, y, level } = self.place.at;
        write!(f, "{one}-{other} at {x},{y},{level} {}", self.place.axis.letter())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(tile, None) => write!(f, "lay {tile}"),
            Action::Lay(tile, Some(end)) => write!(f, "lay {tile} {}", end.name()),
            Action::Place(Attempt { lying, hand: None }) => write!(f, "place {lying}"),
            Action::Place(Attempt {
                lying,
                hand: Some(hand),
            }) => write!(f, "place {lying} hand {}", write_list(hand.figures())),
            Action::Draw => f.write_str("draw"),
            Action::Pass => f.write_str("pass"),
            Action::Deal => f.write_str("deal"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Action, ParseError> {
        let words: Vec<&str> = s.splitn(8, ' ').collect();
        match words[..] {
            ["draw"] => Ok(Action::Draw),
            ["pass"] => Ok(Action::Pass),
            ["deal"] => Ok(Action::Deal),
            ["lay", tile] => Ok(Action::Lay(tile.parse()?, None)),
            ["lay", tile, end] => Ok(Action::Lay(tile.parse()?, Some(end.parse()?))),
            ["place", numbers, "at", cell, axis] => Ok(Action::Place(Attempt {
                lying: read_lying(numbers, cell, axis)?,
                hand: None,
            })),
            ["place", numbers, "at", cell, axis, "hand", figures] => Ok(Action::Place(Attempt {
                lying: read_lying(numbers, cell, axis)?,
                hand: Some(Hand::new(read_list(figures)?)),
            })),
            _ => Err(ParseError::new(
                "an action is lay 3-5 left, place 2-5 at 0,0,1 h, draw, pass or deal",
                s,
            )),
        }
    }
}

pub(crate) fn read_lying(numbers: &str, cell: &str, axis: &str) -> Result<Lying, ParseError> {
    let (tile, first) = read_numbers(numbers)?;
    let [x, y, level] = read_list(cell)?;
    // Far out there is nothing to count with; the rules say where nearer places end.
    if [x, y, level].iter().any(|&n: &i8| !(-100..=100).contains(&n)) {
        return Err(ParseError::new("a square from -100 to 100", cell));
    }
    let place = Place {
        at: Cell::new(x, y, level),
        axis: Axis::read(axis)?,
    };
    Ok(Lying::new(tile, first, place))
}

impl fmt::Display for Pose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", write_list(self.off), write_list(self.turn))
    }
}

/// Nothing that stands is off its place by more.
const FARTHEST_OFF: i32 = 1_000_000;

impl FromStr for Pose {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Pose, ParseError> {
        let [x, y, z, a, b, c, d] = read_list::<i32, 7>(s)?;
        let near = -FARTHEST_OFF..=FARTHEST_OFF;
        if ![x, y, z].iter().all(|um| near.contains(um)) {
            return Err(ParseError::new("micrometres, a metre at most", s));
        }
        let whole = ParseError::new("a quaternion in parts of 32767", s);
        let part = |n: i32| i16::try_from(n).ok();
        let turn = [a, b, c, d].map(part);
        let [Some(a), Some(b), Some(c), Some(d)] = turn else {
            return Err(whole);
        };
        let turn = [a, b, c, d];
        let length: f64 = turn.iter().map(|&part| f64::from(part).powi(2)).sum::<f64>().sqrt();
        if (length / f64::from(i16::MAX) - 1.0).abs() > 0.01 {
            return Err(whole);
        }
        Ok(Pose { off: [x, y, z], turn })
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Tile(tile) => write!(f, "{tile}"),
            Chance::Missed => f.write_str("missed"),
            Chance::Collapse => f.write_str("collapse"),
            Chance::Stands(poses) => {
                f.write_str("stands")?;
                poses.iter().try_for_each(|(tile, pose)| write!(f, " {tile}:{pose}"))
            }
        }
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Chance, ParseError> {
        let mut words = s.split(' ');
        match (words.next(), s) {
            (_, "missed") => Ok(Chance::Missed),
            (_, "collapse") => Ok(Chance::Collapse),
            (Some("stands"), _) => read_poses(words).map(Chance::Stands),
            _ => s
                .parse()
                .map(Chance::Tile)
                .map_err(|_| ParseError::new("a domino, stands, missed or collapse", s)),
        }
    }
}

/// Each piece once.
fn read_poses<'a>(words: impl Iterator<Item = &'a str>) -> Result<Vec<(Tile, Pose)>, ParseError> {
    let (mut poses, mut named) = (Vec::new(), Tiles::NONE);
    for word in words.take(TILES + 1) {
        let wrong = || ParseError::new("each piece once, with where it lies: 3-5:120,-40,8,0,0,12,32766", word);
        let (tile, pose) = word.split_once(':').ok_or_else(wrong)?;
        let tile: Tile = tile.parse()?;
        if named.has(tile) {
            return Err(wrong());
        }
        named.insert(tile);
        poses.push((tile, pose.parse()?));
    }
    Ok(poses)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_read_in_either_order_and_written_in_one() {
        let action: Action = "lay 5-3 left".parse().unwrap();
        assert_eq!(action.to_string(), "lay 3-5 left");
        for text in [
            "place 5-2 at 0,-3,1 v",
            "place 2-5 at 0,0,0 h hand 1,-2,3,-4,5,6,7",
            "lay 6-6",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        let cut: Action = "place 2-5 at 0,0,0 h hand 9999,0,0,0,0,-3,0".parse().unwrap();
        assert_eq!(cut.to_string(), "place 2-5 at 0,0,0 h hand 120,0,0,0,0,0,0");
        for wrong in [
            "",
            "lay",
            "lay 7-0",
            "lay 3-5 up",
            "lay 3-5  left",
            "Draw",
            "draw ",
            "place 2-5 at 0,0 h",
            "place 2-5 at 0,0,+1 h",
            "place 2-5 at 0,0,1 d",
            "place 2-5 at 0,0,127 h",
            "place 2-5 at 0,0,1 h hand 1",
            "place 2-5 at 0,0,1 h hand 1,2,3,4,5,6,7 8",
        ] {
            assert!(wrong.parse::<Action>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn answers_are_read_and_written() {
        for text in [
            "3-5",
            "stands",
            "missed",
            "collapse",
            "stands 3-5:120,-40,8,0,0,12,32766",
        ] {
            assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
        }
        for wrong in [
            "stand",
            "stands ",
            "missed 1",
            "stands 3-5",
            "stands 3-5:1,2,3",
            "stands 3-5:0,0,0,0,0,0,32768",
            "stands 3-5:-2147483648,0,0,0,0,0,32767",
            "stands 3-5:0,0,0,0,0,0,1 5-3:0,0,0,0,0,0,1",
        ] {
            assert!(wrong.parse::<Chance>().is_err(), "{wrong:?}");
        }
    }
}
