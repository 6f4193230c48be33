//! The table top.

use ludo::{Seat, Seats};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::{
    options::Options,
    piece::{CASTLE, Card, Cards, Colour},
};

/// No more than four can play (DIAMONIAK-2).
pub const MOST_SEATS: usize = 4;
/// What one castle card costs in diamonds (DIAMONIAK-28).
pub const PRICE: u8 = 3;
/// What the witch takes, if there is as much (DIAMONIAK-32).
pub const WITCH_TAKES: u8 = 3;

/// A game of Diamoniak, everything open to all (DIAMONIAK-AMB-20).
///
/// The pile has no order: a card is drawn from it at random when it is turned, which is what shuffling is for
/// (DIAMONIAK-AMB-19), and no order exists that could leak (DIAMONIAK-9).
///
/// A player's own castle and the cards on her right are one heap here. Cards of her own colour always lie in her castle
/// and all others on her right (DIAMONIAK-19, DIAMONIAK-20, DIAMONIAK-AMB-22), so her colour tells them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Diamoniak {
    pub(crate) pile: Cards,
    /// The cards laid beside the pile. A witch lies here as soon as she is turned.
    pub(crate) aside: Cards,
    pub(crate) cards: [Cards; MOST_SEATS],
    pub(crate) colours: [Option<Colour>; MOST_SEATS],
    pub(crate) options: Options,
    pub(crate) seats: Seats,
    /// Whose turn it is; at the end, who has won.
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
}

/// How far the turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    /// She must draw, or buy.
    Start,
    /// The card is being turned.
    Drawing,
    /// She may draw again, or stop.
    More,
    /// She must give cards to the witch, or counter her with a fairy.
    Witch,
    /// She has won.
    Over,
}

impl Diamoniak {
    /// All 54 cards in the pile, nothing dealt, whatever the number of players (DIAMONIAK-9, DIAMONIAK-AMB-14); the
    /// youngest begins (DIAMONIAK-11): the table says who that is.
    pub(crate) fn opening(options: Options, seats: Seats) -> Diamoniak {
        ludo::rule!("DIAMONIAK-3", "DIAMONIAK-4", "DIAMONIAK-5", "DIAMONIAK-6");
        ludo::rule!("DIAMONIAK-7", "DIAMONIAK-9", "DIAMONIAK-11", "DIAMONIAK-AMB-14");
        Diamoniak {
            pile: Cards::BOX,
            aside: Cards::NONE,
            cards: [Cards::NONE; MOST_SEATS],
            colours: [None; MOST_SEATS],
            options,
            seats,
            turn: seats.first(),
            phase: Phase::Start,
        }
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    #[inline]
    pub(crate) fn held(&self, seat: Seat) -> Cards {
        self.cards[seat.index()]
    }

    #[inline]
    pub(crate) fn held_mut(&mut self, seat: Seat) -> &mut Cards {
        &mut self.cards[seat.index()]
    }

    #[inline]
    pub(crate) fn colour(&self, seat: Seat) -> Option<Colour> {
        self.colours[seat.index()]
    }

    /// How much of her castle stands.
    #[inline]
    pub(crate) fn castle(&self, seat: Seat) -> u8 {
        self.colour(seat)
            .map_or(0, |colour| self.held(seat).count(colour.card()))
    }

    #[inline]
    pub(crate) fn right(&self, seat: Seat) -> Cards {
        let held = self.held(seat);
        self.colour(seat).map_or(held, |colour| held.without(colour.card()))
    }

    #[inline]
    pub(crate) fn has_won(&self, seat: Seat) -> bool {
        self.castle(seat) == CASTLE
    }

    /// Somebody builds this colour, even if nothing of it stands (DIAMONIAK-18, DIAMONIAK-AMB-8).
    #[inline]
    pub(crate) fn is_taken(&self, colour: Colour) -> bool {
        ludo::rule!("DIAMONIAK-18", "DIAMONIAK-AMB-2", "DIAMONIAK-AMB-15");
        self.colours.contains(&Some(colour))
    }

    /// What the witch can have of her: everything, her own castle too (DIAMONIAK-33); fairies are cards like the others
    /// unless they are protected (DIAMONIAK-AMB-10).
    #[inline]
    pub(crate) fn givable(&self, seat: Seat) -> Cards {
        ludo::rule!("DIAMONIAK-AMB-10");
        let held = self.held(seat);
        if self.options.fairy_protected {
            held.without(Card::Fairy)
        } else {
            held
        }
    }

    /// Three cards, or all she has if that is less (DIAMONIAK-32, DIAMONIAK-35).
    #[inline]
    pub(crate) fn witch_wants(&self, seat: Seat) -> u8 {
        ludo::rule!("DIAMONIAK-35");
        self.givable(seat).total().min(WITCH_TAKES)
    }
}
