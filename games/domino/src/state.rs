//! The table top.

use ludo::{Rng, Seat, SeatSet, Seats};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::{
    chain::{Chain, End},
    knowledge::Lacks,
    lattice::{Construction, Lying},
    nature::{Chance, Hand},
    options::{Alternation, Form, Options},
    piece::{Tile, Tiles},
    spots,
};

/// No more than four can play (DOMINO-G1).
pub const MOST_SEATS: usize = 4;

/// How often each player may miss, on average, before a game in which nothing is laid or drawn counts as blocked.
pub const MISSES_EACH: u8 = 3;

/// A game that has fallen so often counts as blocked, and a match up to a limit has no more games: nobody comes to that who
/// means to end it (DOMINO-AMB-18, DOMINO-AMB-9).
pub const MOST_FALLS: u16 = 1_000;
pub const MOST_GAMES: u16 = 1_000;

/// A table of any of the three games. Hands and stock are sets without order, and dominoes are drawn from them when
/// somebody draws: that is what mixing them face down is for (DOMINO-S1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Domino {
    pub(crate) options: Options,
    pub(crate) seats: Seats,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    /// What each player holds.
    pub(crate) hands: [Tiles; MOST_SEATS],
    /// What nobody holds and nobody has laid (DOMINO-S5).
    pub(crate) stock: Tiles,
    /// The domino that began, or must begin now.
    pub(crate) opening: Option<Tile>,
    /// Traditional game.
    pub(crate) chain: Chain,
    /// The other two.
    pub(crate) built: Construction,
    /// How each player must play next, in quincunx.
    pub(crate) due: [Mode; MOST_SEATS],
    /// Turns passed in a row.
    pub(crate) passes: u8,
    /// Dominoes that were missed since one was laid or drawn (DOMINO-AMB-18).
    pub(crate) misses: u8,
    /// How often it has fallen in this game.
    pub(crate) falls: u16,
    /// What everybody has seen a player take into her hand.
    pub(crate) known: [Tiles; MOST_SEATS],
    /// What everybody can conclude from her having had to draw.
    pub(crate) lacks: [Lacks; MOST_SEATS],
    /// Points noted in this match (DOMINO-T10, DOMINO-H17): the fewer, the better.
    pub(crate) totals: [u16; MOST_SEATS],
    /// Games of this match that are over.
    pub(crate) played: u16,
    /// Who has won the last of them.
    pub(crate) winners: SeatSet,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The player whose turn it is gets her hand, one domino after the other.
    Dealing,
    /// Nobody has a double, and the dominoes are mixed again (DOMINO-AMB-10).
    NoDouble,
    /// She has to lay the first domino.
    Opening,
    /// She plays.
    Turn,
    /// She draws from the stock.
    Drawing,
    /// She has let go of a domino: does it stand?
    Falling(Attempt),
    /// A game of the match is over; all hands lie open.
    Between,
    Over,
}

/// A domino that was put somewhere. There is no taking it back (DOMINO-H8, DOMINO-Q15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attempt {
    pub lying: Lying,
    /// How it was held; None: as nature has it.
    pub hand: Option<Hand>,
}

/// The two ways of quincunx (DOMINO-Q1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Mode {
    #[default]
    Flat,
    Height,
}

impl Mode {
    /// At table level is flat (DOMINO-Q11), also what is slid under (DOMINO-AMB-27).
    pub(crate) fn of(lying: Lying) -> Mode {
        if lying.place.at.level == 0 {
            Mode::Flat
        } else {
            Mode::Height
        }
    }

    pub(crate) fn other(self) -> Mode {
        match self {
            Mode::Flat => Mode::Height,
            Mode::Height => Mode::Flat,
        }
    }
}

impl Domino {
    /// Every domino lies face down and mixed (DOMINO-S1); who sits first draws first.
    pub(crate) fn opening(options: Options, seats: Seats) -> Domino {
        ludo::rule!("DOMINO-G3", "DOMINO-S1");
        Domino {
            options,
            seats,
            turn: seats.first(),
            phase: Phase::Dealing,
            hands: [Tiles::NONE; MOST_SEATS],
            stock: Tiles::ALL,
            opening: None,
            chain: Chain::NONE,
            built: Construction::default(),
            due: [Mode::Flat; MOST_SEATS],
            passes: 0,
            misses: 0,
            falls: 0,
            known: [Tiles::NONE; MOST_SEATS],
            lacks: [Lacks::NONE; MOST_SEATS],
            totals: [0; MOST_SEATS],
            played: 0,
            winners: SeatSet::NONE,
        }
    }

    /// What has been built, in the games in height.
    pub fn built(&self) -> &Construction {
        &self.built
    }

    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Six each (DOMINO-S2), seven if there are two (DOMINO-S3).
    #[inline]
    pub(crate) fn hand_size(&self) -> u32 {
        if self.seats.count() == 2 {
            ludo::rule!("DOMINO-S3");
            7
        } else {
            ludo::rule!("DOMINO-S2");
            6
        }
    }

    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Tiles {
        self.hands[seat.index()]
    }

    /// What is in no hand and not laid in the layout either is the stock; what is laid is the rest.
    #[inline]
    pub(crate) fn unlaid(&self) -> Tiles {
        self.hands.iter().fold(self.stock, |all, &hand| all.or(hand))
    }

    /// The dominoes that carry the number of an end (DOMINO-P4, DOMINO-T1). Zero fits zero (DOMINO-AMB-32).
    #[inline]
    pub(crate) fn fitting_end(&self, end: End) -> Tiles {
        ludo::rule!("DOMINO-P4", "DOMINO-AMB-32");
        Tiles::with_number(self.chain.number(end))
    }

    #[inline]
    pub(crate) fn fitting_ends(&self) -> Tiles {
        ludo::rule!("DOMINO-AMB-1");
        self.fitting_end(End::Left).or(self.fitting_end(End::Right))
    }

    #[inline]
    pub(crate) fn due(&self, seat: Seat) -> Mode {
        self.due[seat.index()]
    }

    /// Can she lay anything?
    #[inline]
    pub(crate) fn can_play(&self, seat: Seat) -> bool {
        if self.options.is_built() {
            spots::any_fits(&self.built, &self.options, self.due(seat), self.hand(seat))
        } else {
            !self.hand(seat).and(self.fitting_ends()).is_empty()
        }
    }

    /// Nothing outside the layout can ever be laid again (DOMINO-AMB-6): everybody can see that.
    #[inline(always)]
    pub(crate) fn is_stuck(&self) -> bool {
        if self.options.is_built() {
            self.is_stuck_in_height()
        } else {
            self.unlaid().and(self.fitting_ends()).is_empty()
        }
    }

    #[inline(never)]
    fn is_stuck_in_height(&self) -> bool {
        let fits = |due| spots::any_fits(&self.built, &self.options, due, self.unlaid());
        match self.options.game {
            // In the mode, or modes, that are due.
            Form::Quincunx => {
                let due = |mode| self.seats.iter().any(|seat| self.due(seat) == mode);
                ![Mode::Flat, Mode::Height]
                    .into_iter()
                    .any(|mode| due(mode) && fits(mode))
            }
            _ => !fits(Mode::Flat),
        }
    }

    /// A place that a steady hand has missed it misses again, and so a game could go on for ever. The rules know no end to
    /// that; the house does (DOMINO-AMB-18).
    pub(crate) fn most_misses(&self) -> u8 {
        MISSES_EACH * self.seats.count() as u8
    }

    pub(crate) fn misses_left(&self) -> u8 {
        self.most_misses() - self.misses
    }

    /// Does each player alternate for herself? Two do (DOMINO-Q7, DOMINO-AMB-24); four may choose to (DOMINO-AMB-23).
    pub(crate) fn alternate_apart(&self) -> bool {
        match self.seats.count() {
            2 => {
                ludo::rule!("DOMINO-Q7", "DOMINO-AMB-24");
                true
            }
            4 => {
                ludo::rule!("DOMINO-AMB-23");
                self.options.four_player_alternation == Alternation::PerPlayer
            }
            _ => false,
        }
    }

    #[inline(always)]
    pub(crate) fn draw_tile<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        Chance::Tile(self.drawable().pick(rng).expect("nobody draws from an empty stock"))
    }

    /// What could be drawn now: the whole stock, but for a hand's last domino of the deal, which must bring a second
    /// colour into it if there is none yet (DOMINO-S4, DOMINO-AMB-11).
    #[inline]
    pub(crate) fn drawable(&self) -> Tiles {
        let hand = self.hand(self.turn);
        if self.phase == Phase::Dealing && self.options.colour_check && hand.len() + 1 == self.hand_size() {
            ludo::rule!("DOMINO-S4", "DOMINO-AMB-11");
            self.stock.without(crate::knowledge::only_colour(hand))
        } else {
            self.stock
        }
    }
}
