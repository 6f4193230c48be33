//! Who sits at the table. Seats count from 1 wherever a person or a program can see them.

use std::{borrow::Cow, fmt, str::FromStr};

use arrayvec::ArrayVec;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::ParseError;

/// No game of the house seats more.
pub const MAX_SEATS: usize = 8;

/// One value per seat, in seat order. To collect more than [`MAX_SEATS`] panics.
///
/// ```
/// use ludo::{BySeat, Seat, Seats};
///
/// let hands: BySeat<u8> = Seats::new(3).iter().map(|seat| seat.number() * 10).collect();
/// assert_eq!((hands.len(), hands[Seat::from_index(2).index()]), (3, 30));
/// ```
pub type BySeat<T> = ArrayVec<T, MAX_SEATS>;

/// A place at the table. Inside it counts from 0 (`index`), outside from 1 (`number`).
///
/// ```
/// use ludo::Seat;
///
/// let second = Seat::from_number(2).unwrap();
/// assert_eq!((second.index(), second.to_string()), (1, "2".to_owned()));
/// assert_eq!("2".parse(), Ok(second));
/// assert!("9".parse::<Seat>().is_err(), "no game has so many");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// Counted from 0.
    ///
    /// # Panics
    /// Where no game has such a seat.
    pub const fn from_index(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "no game seats more than eight");
        Seat(index as u8)
    }

    /// Counted from 1; None where no game has such a seat.
    pub const fn from_number(number: u8) -> Option<Seat> {
        if number >= 1 && number <= MAX_SEATS as u8 {
            Some(Seat(number - 1))
        } else {
            None
        }
    }

    /// Counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, as people do.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Seat, ParseError> {
        // One digit and nothing else: `+1` and `01` are not seats.
        match s.as_bytes() {
            [digit @ b'1'..=b'8'] => Ok(Seat(digit - b'1')),
            _ => Err(ParseError::new("a seat is a number from 1 to 8", s)),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::from_number(number).ok_or_else(|| de::Error::custom("a seat is a number from 1 to 8"))
    }
}

impl JsonSchema for Seat {
    fn schema_name() -> Cow<'static, str> {
        "Seat".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer", "minimum": 1, "maximum": MAX_SEATS })
    }
}

/// How many seats there are, and which one begins where a rule says "the youngest begins".
///
/// ```
/// use ludo::{Seat, Seats};
///
/// let [first, second] = [0, 1].map(Seat::from_index);
/// let seats = Seats::new(2).starting_with(second).unwrap();
/// assert_eq!((seats.count(), seats.first(), seats.after(second)), (2, second, first));
/// assert_eq!(seats.starting_with(Seat::from_index(2)), None, "nobody sits there");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seats {
    count: u8,
    first: Seat,
}

impl Seats {
    /// `count` seats; seat 1 begins.
    ///
    /// # Panics
    /// Where no table has so many.
    pub fn new(count: usize) -> Seats {
        assert!(
            (1..=MAX_SEATS).contains(&count),
            "a table has 1 to 8 seats, not {count}"
        );
        Seats {
            count: count as u8,
            first: Seat(0),
        }
    }

    /// The same seats with another one to begin; None if there is no such seat.
    pub fn starting_with(self, first: Seat) -> Option<Seats> {
        (first.0 < self.count).then_some(Seats { first, ..self })
    }

    /// How many.
    pub const fn count(self) -> usize {
        self.count as usize
    }

    /// Who begins.
    pub const fn first(self) -> Seat {
        self.first
    }

    /// All of them, in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..self.count).map(Seat)
    }

    /// Is there such a seat?
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < self.count
    }

    /// The seat on the left: play goes clockwise.
    pub const fn after(self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if next == self.count { 0 } else { next })
    }
}

/// A set of seats.
///
/// ```
/// use ludo::{Seat, SeatSet};
///
/// let [first, third] = [0, 2].map(Seat::from_index);
/// let both = SeatSet::one(third).with(first);
/// assert!(both.iter().eq([first, third]));
/// assert_eq!(both.without(first), SeatSet::one(third));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// None of them.
    pub const NONE: SeatSet = SeatSet(0);

    /// This one alone.
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// These and that one.
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// These but for that one.
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Is it one of these?
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Is it none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest of them.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.is_empty() {
            None
        } else {
            Some(Seat(self.0.trailing_zeros() as u8))
        }
    }

    /// All of them, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let seat = left.first()?;
            left = left.without(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

/// Whose eyes look at the table.
///
/// ```
/// use ludo::{Seat, Seats, Viewer};
///
/// let all: Vec<Viewer> = Viewer::all(Seats::new(1)).collect();
/// assert!(all.contains(&Viewer::Seat(Seat::from_index(0))) && all.contains(&Viewer::Spectator));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Who sits there.
    Seat(Seat),
    /// Someone looking on: sees what lies open, and no hand.
    Spectator,
}

impl Viewer {
    /// Her seat; none for someone looking on.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Everybody who can look at a table with these seats.
    pub fn all(seats: Seats) -> impl Iterator<Item = Viewer> {
        seats.iter().map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_count_from_one_outside() {
        assert_eq!(Seat::from_index(0).to_string(), "1");
        assert_eq!("8".parse(), Ok(Seat::from_index(7)));
        for wrong in ["0", "9", "", "+1", "01", "1 ", "x"] {
            assert!(wrong.parse::<Seat>().is_err(), "{wrong:?}");
        }
        assert_eq!(serde_json::to_string(&Seat::from_index(2)).unwrap(), "3");
        assert!(serde_json::from_str::<Seat>("0").is_err());
    }

    #[test]
    fn the_left_neighbour_goes_round() {
        let seats = Seats::new(3);
        assert_eq!(seats.after(Seat::from_index(1)), Seat::from_index(2));
        assert_eq!(seats.after(Seat::from_index(2)), Seat::from_index(0));
        assert_eq!(seats.starting_with(Seat::from_index(3)), None);
    }

    #[test]
    fn sets_hold_seats() {
        let set: SeatSet = [0, 4].into_iter().map(Seat::from_index).collect();
        assert!(set.contains(Seat::from_index(4)) && !set.contains(Seat::from_index(1)));
        assert_eq!(set.len(), 2);
        assert_eq!((set.first(), SeatSet::NONE.first()), (Some(Seat::from_index(0)), None));
        assert_eq!(SeatSet::one(Seat::from_index(7)).first(), Some(Seat::from_index(7)));
        assert_eq!(
            set.without(Seat::from_index(0)).iter().collect::<Vec<_>>(),
            [Seat::from_index(4)]
        );
    }
}
