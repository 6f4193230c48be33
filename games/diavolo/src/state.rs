//! The table top.

use arrayvec::ArrayVec;
use ludo::{Millis, Seat, SeatSet, Seats};

use crate::{
    options::Options,
    piece::{Devil, GEMS, MOST_GEMS, Order, Throw},
};

/// Thirty gems make six players (DIAVOLO-AMB-1).
pub const MOST_SEATS: usize = 6;
/// How long the turn stays open after the moment that decides it: an early grab on a slow line still counts.
pub const GRACE_MS: Millis = 700;
/// Two grabs so close together cannot be told apart; chance decides, openly (DIAVOLO-AMB-11).
pub const SAME_MS: u32 = 5;

/// Turns are counted so far, and no further: no game of thirty gems comes near it.
pub const LAST_TURN: u16 = u16::MAX;

/// A game of Diavolo. Everything lies open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diavolo {
    pub(crate) options: Options,
    pub(crate) seats: Seats,
    pub(crate) gems: [u8; MOST_SEATS],
    /// Gems in the box, where lost ones go and won ones come from (DIAVOLO-31, DIAVOLO-AMB-19).
    pub(crate) boxed: u8,
    /// The turn in which each was out of gems; 0 for those who still play.
    pub(crate) fell: [u16; MOST_SEATS],
    /// Who throws.
    pub(crate) roller: Seat,
    /// Counted from 1, up to [`LAST_TURN`].
    pub(crate) turn: u16,
    pub(crate) phase: Phase,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// She who has the dice will throw them.
    Ready,
    /// While learning: the order die rolls, alone (DIAVOLO-46).
    OrderFalls,
    /// While learning: the order is known, the other dice are still in her hand.
    Ordered(Order),
    /// The dice roll; the order is known beforehand while learning.
    Falls(Option<Order>),
    /// Everybody looks, and grabs.
    Open(Round),
    /// At an untimed table: all have answered, and the answers are turned up (DIAVOLO-AMB-10).
    Covered(Round),
    /// Some were equally fast: chance says who was first.
    Level(Round),
    Over,
}

/// A throw and who reached for what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    pub throw: Throw,
    /// When everybody could see it.
    pub shown: Millis,
    pub grabs: [Option<Grab>; MOST_SEATS],
}

impl Round {
    /// How long everybody has seen it.
    pub(crate) fn since_shown(&self, at: Millis) -> u32 {
        u32::try_from(at.saturating_sub(self.shown)).unwrap_or(u32::MAX)
    }
}

/// One devil each, once and for all (DIAVOLO-21, DIAVOLO-22, DIAVOLO-23, DIAVOLO-AMB-22), or deliberately none
/// (DIAVOLO-AMB-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grab {
    pub devil: Option<Devil>,
    pub stamp: Stamp,
}

/// When somebody grabbed, in milliseconds after everybody could see the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// The time that counts.
    pub at: u32,
    /// What her own device said.
    pub said: u32,
    /// The most that her line can have held it up, as the house measured it.
    pub lag: u32,
}

/// Who has got which devil, once a turn is over. None who took none, or came too late for the one she wanted.
pub(crate) struct Share {
    pub clear: SeatSet,
    /// So close together that chance must say who was first.
    pub level: SeatSet,
    /// How many devils are left for those.
    pub left: usize,
}

/// What lies in the box while the players have these.
pub(crate) fn not_held(gems: &[u8; MOST_SEATS]) -> u8 {
    ludo::rule!("DIAVOLO-AMB-19");
    GEMS - gems.iter().sum::<u8>()
}

impl Diavolo {
    /// Five gems each (DIAVOLO-9); the youngest has the dice first (DIAVOLO-10, DIAVOLO-11): the table says who that is.
    pub(crate) fn opening(options: Options, seats: Seats) -> Diavolo {
        ludo::rule!("DIAVOLO-9", "DIAVOLO-10", "DIAVOLO-11");
        let mut gems = [0; MOST_SEATS];
        gems[..seats.count()].fill(MOST_GEMS);
        Diavolo {
            options,
            seats,
            gems,
            boxed: not_held(&gems),
            fell: [0; MOST_SEATS],
            roller: seats.first(),
            turn: 1,
            phase: Phase::Ready,
        }
    }

    /// Those who still have gems (DIAVOLO-36).
    pub(crate) fn playing(&self) -> SeatSet {
        self.seats.iter().filter(|seat| self.gems[seat.index()] > 0).collect()
    }

    pub(crate) fn devils(&self, devil: Devil) -> usize {
        devil.in_play(self.playing().len())
    }

    /// How many black, white, red and grey devils stand in the middle at the start of a turn.
    pub fn devils_in_play(&self) -> [u8; 4] {
        Devil::ALL.map(|devil| self.devils(devil) as u8)
    }

    /// The order die is thrown first in this turn (DIAVOLO-46).
    pub(crate) fn is_learning(&self) -> bool {
        i32::from(self.turn) <= self.options.order_first.get()
    }

    /// How long one may look and grab, from the moment the dice are seen (DIAVOLO-AMB-10).
    pub(crate) fn limit_ms(&self) -> Option<u32> {
        (!self.options.untimed).then(|| self.options.seconds.get() as u32 * 1000)
    }

    /// Those who have not reached for anything yet.
    pub(crate) fn undecided(&self, round: &Round) -> SeatSet {
        self.playing()
            .iter()
            .filter(|seat| round.grabs[seat.index()].is_none())
            .collect()
    }

    /// Who reached for what, by seat.
    pub(crate) fn answers(&self, round: &Round) -> ArrayVec<(Seat, Grab), MOST_SEATS> {
        let grabs = self.seats.iter().zip(round.grabs);
        grabs.filter_map(|(seat, grab)| Some((seat, grab?))).collect()
    }

    /// When the turn closes if somebody still waits: some time after the last devil worth having has gone, or at the
    /// limit (DIAVOLO-AMB-10). The grace is for lines, not for hands: stamps decide.
    pub(crate) fn until(&self, round: &Round) -> Option<Millis> {
        let limit = self.limit_ms()?;
        let right = round.throw.right();
        let mut stamps = self.stamps(round, right);
        stamps.sort_unstable();
        let last = stamps.get(self.devils(right) - 1).copied();
        let open_ms = Millis::from(last.unwrap_or(limit).min(limit)) + GRACE_MS;
        Some(round.shown.saturating_add(open_ms))
    }

    fn stamps(&self, round: &Round, devil: Devil) -> Vec<u32> {
        let grabs = self
            .playing()
            .iter()
            .filter_map(|seat| round.grabs[seat.index()])
            .collect::<Vec<_>>();
        grabs
            .iter()
            .filter(|grab| grab.devil == Some(devil))
            .map(|grab| grab.stamp.at)
            .collect()
    }

    /// Who gets a devil of this colour: the first hands, as many as there are devils (DIAVOLO-3, DIAVOLO-5,
    /// DIAVOLO-AMB-9, DIAVOLO-AMB-11).
    pub(crate) fn share(&self, round: &Round, devil: Devil) -> Share {
        ludo::rule!("DIAVOLO-3");
        let wanting: Vec<(u32, Seat)> = self
            .playing()
            .iter()
            .filter_map(|seat| {
                let grab = round.grabs[seat.index()].filter(|grab| grab.devil == Some(devil))?;
                Some((grab.stamp.at, seat))
            })
            .collect();
        let devils = self.devils(devil);
        let mut stamps: Vec<u32> = wanting.iter().map(|(at, _)| *at).collect();
        stamps.sort_unstable();
        let those = |which: &dyn Fn(u32) -> bool| -> SeatSet {
            let meant = wanting.iter().filter(|(at, _)| which(*at));
            meant.map(|(_, seat)| *seat).collect()
        };
        // The last who would have one, and the first who would not.
        let Some(&[last, next]) = stamps.get(devils - 1..=devils) else {
            return Share {
                clear: those(&|_| true),
                level: SeatSet::NONE,
                left: 0,
            };
        };
        let same = |earlier: u32, later: u32| later.saturating_sub(earlier) <= SAME_MS;
        let clear = those(&|at| !same(at, next));
        Share {
            clear,
            level: those(&|at| same(at, next) && same(last, at)),
            left: devils - clear.len(),
        }
    }
}
