//! The things in the box: 54 cards, and heaps of them.

use std::{
    fmt,
    ops::{Add, AddAssign, Sub, SubAssign},
};

use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

/// A whole castle, and so all there is of a colour (DIAMONIAK-40, DIAMONIAK-AMB-18).
pub const CASTLE: u8 = 6;

/// The colour of a castle (DIAMONIAK-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Colour {
    Rose,
    Blue,
    Green,
    Yellow,
}

impl Colour {
    pub const ALL: [Colour; 4] = [Colour::Rose, Colour::Blue, Colour::Green, Colour::Yellow];

    #[inline]
    pub const fn card(self) -> Card {
        match self {
            Colour::Rose => Card::Rose,
            Colour::Blue => Card::Blue,
            Colour::Green => Card::Green,
            Colour::Yellow => Card::Yellow,
        }
    }
}

/// What a card shows (DIAMONIAK-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Card {
    Rose,
    Blue,
    Green,
    Yellow,
    Diamond,
    Fairy,
    Witch,
}

impl Card {
    pub const ALL: [Card; 7] = [
        Card::Rose,
        Card::Blue,
        Card::Green,
        Card::Yellow,
        Card::Diamond,
        Card::Fairy,
        Card::Witch,
    ];

    /// The card with this number in the order of [`Card::ALL`]; spelt out because the compiler then sees that it is the
    /// number itself, where a table would have to be read.
    #[inline]
    const fn number(number: u32) -> Card {
        match number {
            0 => Card::Rose,
            1 => Card::Blue,
            2 => Card::Green,
            3 => Card::Yellow,
            4 => Card::Diamond,
            5 => Card::Fairy,
            6 => Card::Witch,
            _ => panic!("there are seven kinds of cards"),
        }
    }

    /// The castle it is a part of, if it is one.
    #[inline]
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Card::Rose => Some(Colour::Rose),
            Card::Blue => Some(Colour::Blue),
            Card::Green => Some(Colour::Green),
            Card::Yellow => Some(Colour::Yellow),
            Card::Diamond | Card::Fairy | Card::Witch => None,
        }
    }
}

/// A heap of cards whose order does not matter: how many of each, one byte per card in the order of [`Card::ALL`].
///
/// The eight bytes are kept as one number, so that putting heaps together is one addition and the card at a given
/// place is found without a loop. The topmost byte stays zero, and no byte ever exceeds 127.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards(u64);

/// A one in every byte.
const ONES: u64 = u64::from_le_bytes([1; 8]);
/// The top bit of every byte.
const TOPS: u64 = u64::from_le_bytes([0x80; 8]);

impl Cards {
    pub const NONE: Cards = Cards(0);
    /// The whole box (DIAMONIAK-3): castles (DIAMONIAK-4), diamonds (DIAMONIAK-5), fairies (DIAMONIAK-7) and witches
    /// (DIAMONIAK-6).
    pub const BOX: Cards = Cards(u64::from_le_bytes([CASTLE, CASTLE, CASTLE, CASTLE, 20, 3, 7, 0]));

    pub const fn of(card: Card, count: u8) -> Cards {
        assert!(count < 0x80, "no heap holds so many");
        Cards((count as u64) << Cards::shift(card))
    }

    const fn shift(card: Card) -> u32 {
        8 * card as u32
    }

    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> Cards::shift(card)) as u8
    }

    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(ONES) >> 56) as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Are all of those among these?
    #[inline]
    pub const fn contains(self, those: Cards) -> bool {
        // A byte that is too small borrows from the bit set above it, and from no other byte.
        ((self.0 | TOPS) - those.0) & TOPS == TOPS
    }

    /// What is here and not there.
    pub(crate) fn beyond(self, those: Cards) -> Cards {
        let more = |card: Card| Cards::of(card, self.count(card).saturating_sub(those.count(card)));
        Card::ALL.into_iter().fold(Cards::NONE, |heap, card| heap + more(card))
    }

    /// All but the cards of this kind.
    #[inline]
    pub const fn without(self, card: Card) -> Cards {
        Cards(self.0 & !(0xff << Cards::shift(card)))
    }

    /// The card at this place, counted from 0, when they lie in the order of [`Card::ALL`].
    #[inline]
    pub fn nth(self, place: u8) -> Card {
        debug_assert!(place < self.total());
        // Each byte of the product is how many cards lie up to and with its kind. The kinds that end at or before the
        // place are those whose number can be taken from the place without borrowing.
        let up_to = self.0.wrapping_mul(ONES);
        let not_passed = !((u64::from(place) * ONES) | TOPS).wrapping_sub(up_to) & TOPS;
        Card::number(not_passed.trailing_zeros() / 8)
    }

    /// Every card, in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL
            .into_iter()
            .flat_map(move |card| std::iter::repeat_n(card, self.count(card).into()))
    }

    /// Each kind among these, and how many of it.
    pub fn kinds(self) -> impl Iterator<Item = (Card, u8)> {
        let counted = Card::ALL.into_iter().map(move |card| (card, self.count(card)));
        counted.filter(|(_, n)| *n > 0)
    }
}

impl Add for Cards {
    type Output = Cards;

    #[inline]
    fn add(self, those: Cards) -> Cards {
        Cards(self.0 + those.0)
    }
}

impl Sub for Cards {
    type Output = Cards;

    #[inline]
    fn sub(self, those: Cards) -> Cards {
        assert!(self.contains(those), "{self:?} does not hold {those:?}");
        Cards(self.0 - those.0)
    }
}

impl AddAssign for Cards {
    #[inline]
    fn add_assign(&mut self, those: Cards) {
        *self = *self + those;
    }
}

impl SubAssign for Cards {
    #[inline]
    fn sub_assign(&mut self, those: Cards) {
        *self = *self - those;
    }
}

impl From<Card> for Cards {
    #[inline]
    fn from(card: Card) -> Cards {
        Cards::of(card, 1)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards
            .into_iter()
            .fold(Cards::NONE, |heap, card| heap + Cards::from(card))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_card_is_the_nth_of_the_row() {
        let heap = Cards::of(Card::Blue, 2) + Cards::of(Card::Diamond, 3) + Cards::of(Card::Witch, 1);
        for heap in [heap, Cards::BOX, Card::Fairy.into()] {
            let row: Vec<Card> = heap.iter().collect();
            assert_eq!(row.len(), usize::from(heap.total()));
            for (card, place) in row.iter().zip(0..) {
                assert_eq!(heap.nth(place), *card, "{place} of {heap:?}");
            }
        }
    }

    #[test]
    fn a_heap_contains_what_it_has_enough_of() {
        let heap = Cards::of(Card::Rose, 2) + Cards::of(Card::Fairy, 1);
        assert!(heap.contains(heap) && heap.contains(Cards::NONE));
        assert!(!heap.contains(Cards::of(Card::Rose, 3)));
        assert!(!heap.contains(Card::Blue.into()));
        assert!(!heap.contains(Cards::of(Card::Witch, 1)));
        assert_eq!(heap.without(Card::Rose), Card::Fairy.into());
        assert_eq!(heap - Card::Fairy.into() + Card::Fairy.into(), heap);
    }
}
