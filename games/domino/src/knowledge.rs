//! What everybody at the table can work out about hidden hands, from what all have seen.

use crate::piece::{Colour, TILES, Tile, Tiles};

/// Of the dominoes with these numbers a player holds at most so many: she had to draw when one was wanted, and has drawn
/// only so many since.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lack {
    /// A bit for each number; the top bit for the dominoes that would have begun the game.
    pub(crate) numbers: u8,
    pub(crate) most: u8,
}

impl Lack {
    pub(crate) const WOULD_HAVE_BEGUN: u8 = 1 << 7;

    /// The dominoes in question.
    #[inline]
    pub(crate) fn tiles(self, opening: Option<Tile>) -> Tiles {
        let of = |number: u8| match self.numbers & (1 << number) {
            0 => Tiles::NONE,
            _ => Tiles::with_number(number),
        };
        let begun = match opening {
            Some(tile) if self.numbers & Lack::WOULD_HAVE_BEGUN != 0 => tile.before(),
            _ => Tiles::NONE,
        };
        (0..7).fold(begun, |all, number| all.or(of(number)))
    }
}

/// The latest few conclusions about one player, the newest first. Older ones are forgotten.
///
/// Every draw and every lay of every random game touches them, so they are kept in one number, sixteen bits each: below
/// the numbers in question, above how many she has at most. A conclusion without numbers is none.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Lacks(u64);

/// The lowest bit of each conclusion, and of its upper half.
const EACH: u64 = 0x0000_0001_0001_0001;
const EACH_MOST: u64 = EACH << 8;

impl Lacks {
    pub(crate) const MOST: usize = 3;
    pub(crate) const NONE: Lacks = Lacks(0);

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = Lack> + use<> {
        let bits = self.0;
        let lack = move |i| Lack {
            numbers: (bits >> (16 * i)) as u8,
            most: (bits >> (16 * i + 8)) as u8,
        };
        (0..Lacks::MOST).map(lack).filter(|lack| lack.numbers != 0)
    }

    /// She has none of these now.
    #[inline]
    pub(crate) fn none_of(&mut self, numbers: u8) {
        self.push(Lack { numbers, most: 0 });
    }

    #[inline]
    pub(crate) fn push(&mut self, lack: Lack) {
        let lowest = u64::from(lack.most) << 8 | u64::from(lack.numbers);
        self.0 = (self.0 << 16 & 0xffff_ffff_ffff) | lowest;
    }

    /// A one above each conclusion of which the lower half is not zero.
    #[inline]
    const fn lower_is_set(bits: u64) -> u64 {
        ((bits & (EACH * 0xff)) + EACH * 0xff) & EACH_MOST
    }

    /// She has drawn a domino that nobody saw.
    #[inline]
    pub(crate) fn drew(&mut self) {
        self.0 += Lacks::lower_is_set(self.0);
    }

    /// She has laid this one: if it is in question, she has one less.
    #[inline]
    pub(crate) fn laid(&mut self, tile: Tile, opening: Option<Tile>) {
        let begun = opening.is_some_and(|opening| opening.before().has(tile));
        let in_question = 1 << tile.low() | 1 << tile.high() | u64::from(begun) << 7;
        let had_some = Lacks::lower_is_set(self.0 >> 8);
        self.0 -= Lacks::lower_is_set(self.0 & (EACH * in_question)) & had_some;
    }

    /// Can this be her hand?
    pub(crate) fn allow(&self, hand: Tiles, opening: Option<Tile>) -> bool {
        self.iter()
            .all(|lack| hand.and(lack.tiles(opening)).len() <= u32::from(lack.most))
    }
}

impl std::fmt::Debug for Lacks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// All dominoes of the colour that these have in common; none if there are several colours, or no domino.
#[inline]
pub(crate) fn only_colour(hand: Tiles) -> Tiles {
    let Some(first) = hand.first() else { return Tiles::NONE };
    let same = COLOURED[first.colour() as usize];
    if hand.without(same).is_empty() {
        same
    } else {
        Tiles::NONE
    }
}

const COLOURED: [Tiles; 4] = [
    coloured(Colour::Red),
    coloured(Colour::Yellow),
    coloured(Colour::Green),
    coloured(Colour::Blue),
];

const fn coloured(colour: Colour) -> Tiles {
    let (mut bits, mut i) = (0, colour as usize);
    while i < TILES {
        bits |= 1 << i;
        i += Colour::ALL.len();
    }
    Tiles(bits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_what_the_dominoes_say() {
        for colour in Colour::ALL {
            let tiles = Tile::all().filter(|tile| tile.colour() == colour);
            assert_eq!(COLOURED[colour as usize], tiles.collect());
        }
    }

    #[test]
    fn who_drew_and_laid_may_have_none_again() {
        let (opening, six) = (Tile::new(6, 6), Tile::new(6, 2).unwrap());
        let mut lacks = Lacks::NONE;
        lacks.none_of(1 << 6);
        assert!(!lacks.allow(Tiles::one(six), opening));
        lacks.drew();
        assert!(lacks.allow(Tiles::one(six), opening));
        lacks.laid(six, opening);
        assert!(!lacks.allow(Tiles::with_number(6), opening));
    }
}
