//! The things in the box: 28 dominoes (DOMINO-G3), and sets of them.

use std::fmt;

use ludo::{Luck, Rng};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

/// How many dominoes there are.
pub const TILES: usize = 28;
/// Squares carry 0 to 6 dots; one without is worth zero (DOMINO-G6) and, being no joker (DOMINO-G7), fits zero only.
pub const NUMBERS: usize = 7;

/// The two squares of each domino (DOMINO-G5), the smaller number first, in the order of their indices.
const SQUARES: [(u8, u8); TILES] = squares();
/// The index of the domino with these two numbers.
const INDEX: [[u8; NUMBERS]; NUMBERS] = indices();
/// For each number the dominoes that carry it.
const WITH: [Tiles; NUMBERS] = with();
/// For each domino those that would rather begin.
const BEFORE: [Tiles; TILES] = before();

const fn squares() -> [(u8, u8); TILES] {
    let (mut table, mut i, mut low) = ([(0, 0); TILES], 0, 0);
    while low < NUMBERS as u8 {
        let mut high = low;
        while high < NUMBERS as u8 {
            table[i] = (low, high);
            (i, high) = (i + 1, high + 1);
        }
        low += 1;
    }
    table
}

const fn indices() -> [[u8; NUMBERS]; NUMBERS] {
    let (mut table, mut i) = ([[0; NUMBERS]; NUMBERS], 0);
    while i < TILES {
        let (low, high) = SQUARES[i];
        table[low as usize][high as usize] = i as u8;
        table[high as usize][low as usize] = i as u8;
        i += 1;
    }
    table
}

const fn with() -> [Tiles; NUMBERS] {
    let (mut table, mut i) = ([Tiles::NONE; NUMBERS], 0);
    while i < TILES {
        let (low, high) = SQUARES[i];
        table[low as usize].0 |= 1 << i;
        table[high as usize].0 |= 1 << i;
        i += 1;
    }
    table
}

const fn before() -> [Tiles; TILES] {
    let (mut table, mut i) = ([Tiles::NONE; TILES], 0);
    while i < TILES {
        let mut other = 0;
        while other < TILES {
            if Tile(other as u8).claim() > Tile(i as u8).claim() {
                table[i].0 |= 1 << other;
            }
            other += 1;
        }
        i += 1;
    }
    table
}

/// A domino of the ordinary set, 0-0 to 6-6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

/// The colour of a domino (DOMINO-G5). The book does not say how many there are, nor which domino has which: in this
/// house there are four, seven dominoes each, going round in the order of the set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Colour {
    Red,
    Yellow,
    Green,
    Blue,
}

impl Colour {
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue];

    pub fn name(self) -> &'static str {
        ["red", "yellow", "green", "blue"][self as usize]
    }
}

impl Tile {
    /// The domino with these two numbers, in either order.
    pub fn new(one: u8, other: u8) -> Option<Tile> {
        let row = INDEX.get(usize::from(one))?;
        row.get(usize::from(other)).map(|&index| Tile(index))
    }

    pub(crate) fn from_index(index: usize) -> Tile {
        assert!(index < TILES, "there are 28 dominoes");
        Tile(index as u8)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES as u8).map(Tile)
    }

    #[inline]
    pub const fn low(self) -> u8 {
        SQUARES[self.0 as usize].0
    }

    #[inline]
    pub const fn high(self) -> u8 {
        SQUARES[self.0 as usize].1
    }

    /// What stands on the other square.
    #[inline]
    pub const fn other(self, number: u8) -> u8 {
        self.low() ^ self.high() ^ number
    }

    #[inline]
    pub const fn has(self, number: u8) -> bool {
        Tiles::with_number(number).has(self)
    }

    /// The same number on both squares (DOMINO-G8).
    pub const fn is_double(self) -> bool {
        self.low() == self.high()
    }

    #[inline]
    pub const fn dots(self) -> u8 {
        self.low() + self.high()
    }

    pub fn colour(self) -> Colour {
        ludo::rule!("DOMINO-G5");
        Colour::ALL[self.index() % Colour::ALL.len()]
    }

    /// Who holds the greatest claim begins: the highest double (DOMINO-P1); without any double the highest sum, then the
    /// larger half (DOMINO-AMB-10).
    const fn claim(self) -> u16 {
        let by_sum = self.dots() as u16 * 16 + self.high() as u16;
        if self.is_double() { 1000 + by_sum } else { by_sum }
    }

    /// Those that would have begun instead, had anybody held them.
    #[inline]
    pub const fn before(self) -> Tiles {
        BEFORE[self.0 as usize]
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A one in every byte, and the top bit of every byte.
const ONES: u32 = 0x0101_0101;
const TOPS: u32 = 0x8080_8080;
/// For each byte the places of its bits that are set.
static NTH_BIT: [[u8; 8]; 256] = nth_bits();

const fn nth_bits() -> [[u8; 8]; 256] {
    let (mut table, mut byte) = ([[0; 8]; 256], 0);
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit as u8;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
}

/// A set of dominoes, one bit each. Hands and stock have no order, so none can leak.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Tiles(pub(crate) u32);

impl Tiles {
    pub const NONE: Tiles = Tiles(0);
    pub const ALL: Tiles = Tiles((1 << TILES) - 1);
    pub const DOUBLES: Tiles = doubles();

    #[inline]
    pub const fn one(tile: Tile) -> Tiles {
        Tiles(1 << tile.0)
    }

    /// The seven that carry this number.
    #[inline]
    pub const fn with_number(number: u8) -> Tiles {
        WITH[number as usize]
    }

    #[inline]
    pub const fn has(self, tile: Tile) -> bool {
        self.0 & (1 << tile.0) != 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn and(self, those: Tiles) -> Tiles {
        Tiles(self.0 & those.0)
    }

    #[inline]
    pub const fn or(self, those: Tiles) -> Tiles {
        Tiles(self.0 | those.0)
    }

    #[inline]
    pub const fn without(self, those: Tiles) -> Tiles {
        Tiles(self.0 & !those.0)
    }

    #[inline]
    pub fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    #[inline]
    pub fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0);
    }

    #[inline]
    pub const fn first(self) -> Option<Tile> {
        if self.0 == 0 {
            None
        } else {
            Some(Tile(self.0.trailing_zeros() as u8))
        }
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let tile = left.first()?;
            left.0 &= left.0 - 1;
            Some(tile)
        })
    }

    /// The one at this place, counted from 0, in the order of the set.
    #[inline]
    pub fn nth(self, place: u32) -> Tile {
        debug_assert!(place < self.len());
        // Bits per byte, then each byte of the product is how many lie up to and with it. The bytes that end at or before
        // the place are those whose number can be taken from it without borrowing.
        let mut bits = self.0 - ((self.0 >> 1) & 0x5555_5555);
        bits = (bits & 0x3333_3333) + ((bits >> 2) & 0x3333_3333);
        let up_to = ((bits + (bits >> 4)) & 0x0f0f_0f0f).wrapping_mul(ONES);
        let not_passed = !((place * ONES) | TOPS).wrapping_sub(up_to) & TOPS;
        let shift = not_passed.trailing_zeros() & !7;
        let before = (up_to << 8 >> shift) & 0xff;
        let byte = (self.0 >> shift) & 0xff;
        Tile(shift as u8 + NTH_BIT[byte as usize][(place - before) as usize & 7])
    }

    /// Any of them, each equally likely; None of none.
    #[inline]
    pub fn pick<R: Rng + ?Sized>(self, rng: &mut R) -> Option<Tile> {
        match self.len() {
            0 => None,
            n => Some(self.nth(rng.below(n))),
        }
    }

    #[inline]
    pub fn dots(self) -> u32 {
        ludo::rule!("DOMINO-G6");
        self.iter().map(|tile| u32::from(tile.dots())).sum()
    }

    /// All of one colour, of which there may be none.
    /// The one with which its holder begins. Doubles stand in the order of their numbers, so the last is the highest.
    #[inline]
    pub fn opening(self) -> Option<Tile> {
        match self.and(Tiles::DOUBLES) {
            Tiles::NONE => self.iter().max_by_key(|tile| tile.claim()),
            doubles => {
                ludo::rule!("DOMINO-G8");
                Some(Tile(doubles.0.ilog2() as u8))
            }
        }
    }
}

const fn doubles() -> Tiles {
    let (mut set, mut i) = (0, 0);
    while i < TILES {
        if SQUARES[i].0 == SQUARES[i].1 {
            set |= 1 << i;
        }
        i += 1;
    }
    Tiles(set)
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        tiles
            .into_iter()
            .fold(Tiles::NONE, |set, tile| set.or(Tiles::one(tile)))
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_is_the_nth_of_the_row() {
        for bits in [
            1,
            0b1011,
            0x0f0f_0f0f & Tiles::ALL.0,
            Tiles::ALL.0,
            1 << 27,
            0x0800_0001,
        ] {
            let set = Tiles(bits);
            for (tile, place) in set.iter().zip(0..) {
                assert_eq!(set.nth(place), tile, "{place} of {set:?}");
            }
        }
    }

    #[test]
    fn the_double_six_claims_most() {
        assert_eq!(Tiles::ALL.opening(), Tile::new(6, 6));
        assert_eq!(Tiles::ALL.without(Tiles::DOUBLES).opening(), Tile::new(5, 6));
        let sixes = Tile::new(6, 6).map(Tile::before);
        assert_eq!(sixes, Some(Tiles::NONE));
        assert_eq!(Tile::new(0, 1).map(|least| least.before().len()), Some(27));
    }
}
