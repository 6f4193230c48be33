//! The table top.

use ludo::{Seat, SeatSet, Seats};

use crate::{
    chain::Chains,
    options::{Form, Options},
    piece::{Digits, Faces, MOST_SEATS, Yamino, YaminoSet},
    yam::{Row, Rows, Sheet, rows_of},
};

/// What nobody comes to who means to end a game: so often something is taken back in a turn (YAM-BASE-24), so many throws
/// has a turn of the basic game (YAM-AMB-14), so many rounds a game up to a goal (YAM-AMB-30), so many extra turns a tie
/// (YAM-AMB-4).
pub const MOST_TAKEN: u8 = 100;
pub const MOST_CASTS: u8 = 200;
pub const MOST_ROUNDS: u16 = 1_000;
pub const MOST_TIES: u8 = 100;

/// A game of any of the twelve, everything open to all.
///
/// The yaminos lie where they fell until somebody throws again, also when the turn is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Yaminos {
    pub(crate) options: Options,
    pub(crate) seats: Seats,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    /// How often everybody has had a turn.
    pub(crate) round: u16,
    /// Points, as the game counts them.
    pub(crate) totals: [i32; MOST_SEATS],

    /// What lies up on the yaminos that lie somewhere.
    pub(crate) faces: Faces,
    /// Those that lie somewhere, laid in a chain or not; the others are in the air, or still in the box.
    pub(crate) lying: YaminoSet,
    /// Those of the last throw.
    pub(crate) thrown: YaminoSet,
    /// How many throws this turn has had.
    pub(crate) casts: u8,
    /// How often something was taken back in this turn.
    pub(crate) taken: u8,
    pub(crate) chains: Chains,
    /// Those laid since the last throw, which may still be taken back (YAM-BASE-23, YAM-BASE-24).
    pub(crate) fresh: YaminoSet,

    /// How many throws each has, once it is known (YAM-S2-1).
    pub(crate) agreed: u8,
    /// Yaminos placed in all throws (YAM-S5-3).
    pub(crate) placed: [u16; MOST_SEATS],
    /// What whole chains have made in this turn (YAM-BASE-16).
    pub(crate) made: i32,
    /// Who has the score to beat (YAM-BASE-26), and who has not yet had a last chance (YAM-BASE-27).
    pub(crate) leader: Option<Seat>,
    pub(crate) chances: SeatSet,
    /// The sum of the free ends before (YAM-MORE-4).
    pub(crate) previous: i32,

    pub(crate) sheets: [Sheet; MOST_SEATS],
    /// The digits fixed for a Super Yamino in this turn (YAM-YAM-SUPER-2).
    pub(crate) fixed: Digits,

    /// Who plays on to break a tie (YAM-AMB-4); none as long as there is none to break.
    pub(crate) contenders: SeatSet,
    /// How many tie-breaks each has come through.
    pub(crate) survived: [u8; MOST_SEATS],
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The first player says how many throws there are (YAM-S2-1).
    Agree,
    /// She throws: all seven, or all that are left.
    Ready,
    /// Yaminos are in the air.
    Throwing,
    /// She lays yaminos.
    Lay,
    /// She fills a box, throws again or announces.
    Choose,
    /// She has announced this box and throws a third time (YAM-YAM-4).
    Announced(Row),
    /// The third throw is in the air, for this box.
    Called(Row),
    Over,
}

impl Yaminos {
    /// Nothing is thrown yet; the youngest begins, whatever is played (YAM-BASE-4, YAM-AMB-2): the table says who.
    pub(crate) fn opening(options: Options, seats: Seats) -> Yaminos {
        ludo::rule!("YAM-G3", "YAM-BASE-4", "YAM-AMB-2");
        let agreed = options.throws();
        Yaminos {
            options,
            seats,
            turn: seats.first(),
            phase: if options.game == Form::Throws && agreed == 0 {
                Phase::Agree
            } else {
                Phase::Ready
            },
            round: 0,
            totals: [0; MOST_SEATS],
            faces: Faces::NONE,
            lying: YaminoSet::NONE,
            thrown: YaminoSet::NONE,
            casts: 0,
            taken: 0,
            chains: Chains::new(options.sides()),
            fresh: YaminoSet::NONE,
            agreed,
            placed: [0; MOST_SEATS],
            made: 0,
            leader: None,
            chances: SeatSet::NONE,
            previous: 0,
            sheets: [Sheet::default(); MOST_SEATS],
            fixed: Digits::NONE,
            contenders: SeatSet::NONE,
            survived: [0; MOST_SEATS],
        }
    }

    #[inline]
    pub(crate) fn form(&self) -> Form {
        self.options.game
    }

    /// Those in the air: what chance has to say.
    #[inline]
    pub(crate) fn airborne(&self) -> YaminoSet {
        match self.phase {
            Phase::Throwing | Phase::Called(_) => self.thrown.without(self.lying),
            _ => YaminoSet::NONE,
        }
    }

    /// Those that lie on the table outside any chain.
    #[inline]
    pub(crate) fn loose(&self) -> YaminoSet {
        self.lying.without(self.chains.laid())
    }

    /// What she who is ready throws: all seven, also when a chain is complete (YAM-MUGGINS-12), or all that are left where the chain goes on (YAM-MUGGINS-10,
    /// YAM-EVEN-5, YAM-AMB-21).
    #[inline]
    pub(crate) fn next_throw(&self) -> YaminoSet {
        let next = self.up_next();
        if next != YaminoSet::ALL {
            ludo::rule!("YAM-MUGGINS-10", "YAM-EVEN-5", "YAM-AMB-21");
        } else {
            ludo::rule!("YAM-BASE-6", "YAM-MUGGINS-5", "YAM-MUGGINS-12", "YAM-EVEN-8");
        }
        next
    }

    #[inline]
    fn up_next(&self) -> YaminoSet {
        let laid = self.chains.laid();
        match self.form().has_open_ends() && laid != YaminoSet::ALL {
            true => YaminoSet::ALL.without(laid),
            false => YaminoSet::ALL,
        }
    }

    /// All that she may throw now: in the basic game those outside the chain, or all seven anew when none is left.
    pub(crate) fn throw_all(&self) -> YaminoSet {
        let loose = self.loose();
        match self.phase {
            Phase::Lay if self.form() == Form::Base && !loose.is_empty() => loose,
            Phase::Ready => self.up_next(),
            _ => YaminoSet::ALL,
        }
    }

    #[inline]
    pub(crate) fn digits(&self, yamino: Yamino) -> Digits {
        self.faces.digits(yamino)
    }

    /// Those that lie outside the chains and fit at a free end.
    #[inline]
    pub(crate) fn fitting(&self) -> YaminoSet {
        let open = self.chains.open();
        self.loose()
            .iter()
            .filter(|&yamino| self.digits(yamino).meets(open))
            .collect()
    }

    /// Those that could begin a chain now. In the basic game that takes a doublet (YAM-BASE-8), elsewhere it does not
    /// (YAM-AMB-8, YAM-PROG-5, YAM-LINE-4); only LINE has more than one chain (YAM-LINE-2, YAM-AMB-36).
    #[inline]
    pub(crate) fn beginners(&self) -> YaminoSet {
        match self.form() {
            Form::Line => {
                ludo::rule!("YAM-LINE-2", "YAM-LINE-4");
                self.loose()
            }
            _ if !self.chains.laid().is_empty() => YaminoSet::NONE,
            Form::Base => {
                ludo::rule!("YAM-G5", "YAM-BASE-8", "YAM-AMB-12");
                self.loose().and(self.faces.doublets())
            }
            _ => {
                ludo::rule!("YAM-PROG-5", "YAM-AMB-8");
                self.loose()
            }
        }
    }

    /// Those that may be taken back: laid since the last throw, and nothing hangs on them (YAM-BASE-24); but not for ever.
    #[inline]
    pub(crate) fn takeable(&self) -> YaminoSet {
        if self.taken < MOST_TAKEN {
            self.loosely_laid()
        } else {
            YaminoSet::NONE
        }
    }

    /// Laid since the last throw, with nothing that hangs on them.
    #[inline]
    pub(crate) fn loosely_laid(&self) -> YaminoSet {
        self.fresh
            .iter()
            .filter(|&yamino| self.chains.is_loose(yamino))
            .collect()
    }

    #[inline]
    pub(crate) fn total(&self, seat: Seat) -> i32 {
        self.totals[seat.index()]
    }

    /// What she can still have a turn for.
    #[inline]
    pub(crate) fn open_rows(&self, seat: Seat) -> Rows {
        rows_of(&self.options).minus(self.sheets[seat.index()].done())
    }

    /// Everybody who still plays.
    #[inline]
    pub(crate) fn in_play(&self, seat: Seat) -> bool {
        self.contenders.is_empty() || self.contenders.contains(seat)
    }

    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What lies up on the yaminos.
    pub fn faces(&self) -> Faces {
        self.faces
    }

    /// The boxes open to her whose turn it is.
    pub fn open_boxes(&self) -> Rows {
        self.open_rows(self.turn)
    }

    /// The digits of which she may make a Super Yamino, once they are fixed.
    pub fn super_digits(&self) -> Digits {
        self.fixed
    }
}
