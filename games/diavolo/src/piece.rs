//! The things in the box: nine dice in three colours, an order die, ten devils, thirty gems (DIAVOLO-47).

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use ludo::Said;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::tells::dice;

/// All gems; five for each of six players (DIAVOLO-AMB-1, DIAVOLO-AMB-19).
pub const GEMS: u8 = 30;
/// What a player begins with, and the most she can have (DIAVOLO-9, DIAVOLO-34).
pub const MOST_GEMS: u8 = 5;
/// The most dice of one colour (DIAVOLO-47).
pub const DICE_PER_COLOUR: usize = 3;
pub const MOST_DICE: usize = 3 * DICE_PER_COLOUR;
/// How far from the middle of the tray a die can lie, in tenths of a millimetre: in one of its eight corners.
pub const TRAY: i16 = 1550;
/// The least distance of two dice, centre to centre: the edge of a die, less what a corner may give way.
pub const APART: i32 = 155;
/// Two colours that are so much nearer or farther are equally near: one millimetre (DIAVOLO-AMB-6).
const SAME_DISTANCE: i64 = 10;

/// A colour of dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Colour {
    Black,
    White,
    Red,
}

impl Colour {
    pub const ALL: [Colour; 3] = [Colour::Black, Colour::White, Colour::Red];

    pub fn devil(self) -> Devil {
        match self {
            Colour::Black => Devil::Black,
            Colour::White => Devil::White,
            Colour::Red => Devil::Red,
        }
    }
}

/// What one grabs: three of each colour and a grey one (DIAVOLO-8, DIAVOLO-47).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Devil {
    Black,
    White,
    Red,
    Grey,
}

impl Devil {
    pub const ALL: [Devil; 4] = [Devil::Black, Devil::White, Devil::Red, Devil::Grey];
    pub const NAMES: [&str; 4] = ["black", "white", "red", "grey"];

    pub fn name(self) -> &'static str {
        Devil::NAMES[self as usize]
    }

    /// How many of this colour are in the middle while so many play: three (DIAVOLO-8, DIAVOLO-AMB-2), two with three
    /// players (DIAVOLO-38, DIAVOLO-43), one with two (DIAVOLO-39, DIAVOLO-42); only ever one grey one.
    pub fn in_play(self, players: usize) -> usize {
        match (self, players) {
            (Devil::Grey, _) => 1,
            (_, 0..=2) => {
                ludo::rule!("DIAVOLO-7", "DIAVOLO-39", "DIAVOLO-42");
                1
            }
            (_, 3) => {
                ludo::rule!("DIAVOLO-7", "DIAVOLO-38", "DIAVOLO-43");
                2
            }
            _ => {
                ludo::rule!("DIAVOLO-8", "DIAVOLO-AMB-2");
                3
            }
        }
    }
}

/// A face of the order die: which group of dice is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Order {
    /// The greatest sum (DIAVOLO-14).
    Most,
    /// The smallest sum (DIAVOLO-15).
    Least,
    /// The greatest gap between its lowest and its highest die (DIAVOLO-16).
    Gap,
    /// The most odd faces (DIAVOLO-17).
    Odd,
    /// The die of the highest value (DIAVOLO-18).
    High,
    /// The die that lies nearest to the order die (DIAVOLO-19).
    Near,
}

impl Order {
    pub const ALL: [Order; 6] = [
        Order::Most,
        Order::Least,
        Order::Gap,
        Order::Odd,
        Order::High,
        Order::Near,
    ];
    pub const NAMES: [&str; 6] = ["most", "least", "gap", "odd", "high", "near"];

    pub fn name(self) -> &'static str {
        Order::NAMES[self as usize]
    }
}

/// A place on the tray, in tenths of a millimetre from its middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, TS)]
pub struct Spot {
    pub x: i16,
    pub y: i16,
}

impl Spot {
    /// The distance between two centres, rounded.
    pub fn millimetres_to(self, other: Spot) -> u32 {
        ((self.squared_to(other) as f64).sqrt() / 10.0).round() as u32
    }

    /// The square of the distance between two centres.
    pub fn squared_to(self, other: Spot) -> i64 {
        let (x, y) = (
            i64::from(self.x) - i64::from(other.x),
            i64::from(self.y) - i64::from(other.y),
        );
        x * x + y * y
    }

    pub fn is_on_the_tray(self) -> bool {
        self.is_within(TRAY)
    }

    /// So near to the middle, or nearer.
    pub fn is_within(self, distance: i16) -> bool {
        self.squared_to(Spot { x: 0, y: 0 }) <= i64::from(distance) * i64::from(distance)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, TS)]
pub struct Die {
    pub colour: Colour,
    pub value: u8,
    pub spot: Spot,
}

/// All dice as they lie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Throw {
    pub order: Order,
    /// Where the order die lies.
    pub spot: Spot,
    /// By colour, then value, then place.
    #[ts(as = "Vec<Die>")]
    pub dice: ArrayVec<Die, MOST_DICE>,
}

/// A throw as everybody is shown it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Lying {
    #[serde(flatten)]
    pub throw: Throw,
    /// The dice in words, for who cannot see them.
    pub said: Said,
}

impl From<Throw> for Lying {
    fn from(throw: Throw) -> Lying {
        let said = dice(&throw);
        Lying { throw, said }
    }
}

/// Which devil to grab, and what decided it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Answer {
    pub devil: Devil,
    /// Which one it is, in words.
    pub said: Said,
    /// What the order compares, for black, white and red: a sum, a gap, a number of odd dice, a highest die, or a
    /// distance in tenths of a millimetre.
    pub worth: [u32; 3],
    /// How each came to it, in figures: `2 + 3 + 6 = 11`.
    pub sums: [String; 3],
    /// Black, white and red: best by the order, or one of those that share the best.
    pub best: [bool; 3],
    /// Of each die, as in the throw: its colour's figure comes from it.
    #[ts(as = "Vec<bool>")]
    pub counts: ArrayVec<bool, MOST_DICE>,
}

impl Throw {
    fn values(&self, colour: Colour) -> impl Iterator<Item = u8> + '_ {
        self.dice
            .iter()
            .filter(move |die| die.colour == colour)
            .map(|die| die.value)
    }

    /// The square of the distance of the colour's nearest die, centre to centre (DIAVOLO-AMB-6).
    fn nearest(&self, colour: Colour) -> i64 {
        let dice = self.dice.iter().filter(|die| die.colour == colour);
        dice.map(|die| die.spot.squared_to(self.spot)).min().unwrap_or(i64::MAX)
    }

    fn worth(&self, colour: Colour) -> u32 {
        let values = self.values(colour);
        match self.order {
            Order::Most | Order::Least => {
                ludo::rule!("DIAVOLO-14", "DIAVOLO-24");
                values.map(u32::from).sum()
            }
            Order::Gap => {
                ludo::rule!("DIAVOLO-16", "DIAVOLO-26", "DIAVOLO-AMB-17");
                let (low, high) = values.fold((6, 1), |(low, high), value| (value.min(low), value.max(high)));
                u32::from(high - low)
            }
            Order::Odd => {
                ludo::rule!("DIAVOLO-17", "DIAVOLO-27");
                values.filter(|value| value % 2 == 1).count() as u32
            }
            Order::High => {
                ludo::rule!("DIAVOLO-18", "DIAVOLO-28");
                values.max().unwrap_or(0).into()
            }
            Order::Near => self.nearest(colour).isqrt() as u32,
        }
    }

    /// The colour's figure comes from this die of it: all of a sum, both ends of a gap, the odd ones, the highest, the nearest.
    fn counts(&self, die: &Die) -> bool {
        let mut others = self.values(die.colour);
        match self.order {
            Order::Most | Order::Least => true,
            Order::Gap => {
                let (low, high) = others.fold((6, 1), |(low, high), value| (value.min(low), value.max(high)));
                die.value == low || die.value == high
            }
            Order::Odd => die.value % 2 == 1,
            Order::High => others.all(|value| value <= die.value),
            Order::Near => die.spot.squared_to(self.spot) == self.nearest(die.colour),
        }
    }

    /// How the colour came to its figure. Dice come by their values.
    fn sum(&self, colour: Colour) -> String {
        let figure = self.worth(colour);
        let hers = self.dice.iter().filter(|die| die.colour == colour && self.counts(die));
        let values: Vec<String> = hers.map(|die| die.value.to_string()).collect();
        match (self.order, &values[..]) {
            (Order::Most | Order::Least, all) => format!("{} = {figure}", all.join(" + ")),
            (Order::Gap, [low, .., high]) => format!("{high} − {low} = {figure}"),
            (Order::Near, _) => format!("{} mm", (figure + 5) / 10),
            _ => figure.to_string(),
        }
    }

    /// The colours from the best by the order to the worst.
    fn ranked(&self) -> [Colour; 3] {
        let mut ranked = Colour::ALL;
        match self.order {
            Order::Least => {
                ludo::rule!("DIAVOLO-15", "DIAVOLO-25");
                ranked.sort_by_key(|&colour| self.worth(colour));
            }
            Order::Near => {
                ludo::rule!("DIAVOLO-19", "DIAVOLO-29");
                ranked.sort_by_key(|&colour| self.nearest(colour));
            }
            _ => ranked.sort_by_key(|&colour| Reverse(self.worth(colour))),
        }
        ranked
    }

    /// Two colours that the order does not tell apart (DIAVOLO-AMB-6: by less than a millimetre).
    fn are_level(&self, better: Colour, worse: Colour) -> bool {
        match self.order {
            Order::Near => equally_near(self.nearest(better), self.nearest(worse)),
            _ => self.worth(better) == self.worth(worse),
        }
    }

    /// The colour that is best by the order; the grey one if two or three share the best (DIAVOLO-20, DIAVOLO-AMB-4), also
    /// where all are equal (DIAVOLO-AMB-5). That two others are level, or two dice of one colour, is no tie.
    ///
    /// Black 2, 3, 6, red 3, 5, 5 and white 1, 5, 6: the greatest sum is red (DIAVOLO-24), the smallest black
    /// (DIAVOLO-25), the greatest gap white (DIAVOLO-26), most odd red (DIAVOLO-27), the highest value grey (DIAVOLO-28),
    /// and the nearest red if a red die lies nearest (DIAVOLO-29).
    pub fn right(&self) -> Devil {
        let [best, second, _] = self.ranked();
        if self.are_level(best, second) {
            ludo::rule!("DIAVOLO-20", "DIAVOLO-AMB-5");
            Devil::Grey
        } else {
            ludo::rule!("DIAVOLO-AMB-4");
            best.devil()
        }
    }

    /// The right devil with all that is shown of why.
    pub fn answer(&self) -> Answer {
        let (devil, [best, ..]) = (self.right(), self.ranked());
        Answer {
            devil,
            said: Said::new("diavolo-answer").with("devil", devil.name()),
            worth: Colour::ALL.map(|colour| self.worth(colour)),
            sums: Colour::ALL.map(|colour| self.sum(colour)),
            best: Colour::ALL.map(|colour| colour == best || self.are_level(best, colour)),
            counts: self.dice.iter().map(|die| self.counts(die)).collect(),
        }
    }
}

/// √second − √first < 1 mm, without a root: second < first + 2·√first·d + d².
fn equally_near(first: i64, second: i64) -> bool {
    let rest = second - first - SAME_DISTANCE * SAME_DISTANCE;
    rest < 0 || rest * rest < 4 * SAME_DISTANCE * SAME_DISTANCE * first
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_millimetre_tells_two_distances_apart() {
        for first in [0i64, 1, 155, 1000, 2777] {
            assert!(equally_near(first * first, first * first));
            assert!(equally_near(first * first, (first + 9) * (first + 9)), "{first}");
            assert!(!equally_near(first * first, (first + 10) * (first + 10)), "{first}");
        }
    }
}
