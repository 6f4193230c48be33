//! Diavolo: little devils in a bar in hell (DIAVOLO-1), of any age (DIAVOLO-AMB-21), ten dice, one order, the fastest hand.
//! `RULES.md` has the rules; each is cited where it is kept.
//!
//! A tour, in reading order: dice, orders and devils ([`piece`]), what a table may choose ([`options`]), the table top and
//! who was fastest ([`state`]), when a hand counts ([`stamp`]), what is allowed ([`judge`]), what then happens ([`apply`]), how
//! the dice fall ([`nature`]), who has won ([`score`]), what
//! is seen ([`view`]) and told ([`event`]), how it is written down ([`notation`]), and the bots ([`bot`]).
//!
//! Time: a grab counts by its stamp, the moment at which somebody saw and took, never by when it arrived. So the order in
//! which grabs are written down does not matter.

mod apply;
pub mod bot;
mod coach;
mod event;
mod hosted;
mod in_text;
mod judge;
mod moments;
mod nature;
mod notation;
mod options;
mod piece;
mod score;
mod stamp;
mod state;
mod tells;
mod view;

use std::{collections::BTreeMap, ops::RangeInclusive, sync::Arc};

use arrayvec::ArrayVec;
use ludo::{Awaits, BySeat, Common, Entry, Game, Luck, Outcome, ParseError, Rng, Seat, SeatSet, Seats, Tell, Viewer};

pub use event::{Event, Tally, Verdict};
pub use judge::{Action, Chance, Face, Illegal, Ruling};
pub use options::Options;
pub use piece::{Answer, Colour, Devil, Die, GEMS, Lying, MOST_GEMS, Order, Spot, Throw};
pub use stamp::{FASTEST_MS, MOST_LAG_MS, PAUSE_MS, SUSPENSE_MS};
pub use state::{Diavolo, GRACE_MS, Grab, LAST_TURN, MOST_SEATS, Phase, Round, SAME_MS, Stamp};
pub use tells::{order, verdict};
pub use view::{Player, Reach, Stage, View};

/// How many can play (DIAVOLO-7, DIAVOLO-AMB-1).
pub const SEATS: RangeInclusive<usize> = 2..=MOST_SEATS;

impl Game for Diavolo {
    const ID: &'static str = "diavolo";
    const EDITION: u16 = 1;
    const OPEN: bool = true;

    type Kit = ();
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Ruling = Ruling;
    type Illegal = Illegal;
    type Event = Event;
    type View = View;

    fn seats_for(_: &Options) -> RangeInclusive<usize> {
        SEATS
    }

    fn rule_for(_: &Options, common: Common) -> &'static str {
        match common {
            Common::Seats { .. } => "DIAVOLO-AMB-1",
            Common::Over => "DIAVOLO-40",
            Common::NotYourTurn => "DIAVOLO-35",
            Common::NoClock => "DIAVOLO-AMB-10",
            Common::NoChance => "DIAVOLO-12",
        }
    }

    fn new(_: &Arc<()>, options: &Options, seats: Seats) -> Diavolo {
        Diavolo::opening(*options, seats)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn not_now(&self, seat: Seat, action: &Action) -> Option<Illegal> {
        judge::judge_act(self, seat, action, 0).err()
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn awaits(&self) -> Awaits {
        match &self.phase {
            Phase::Ready | Phase::Ordered(_) => Awaits::seat(self.roller),
            Phase::OrderFalls | Phase::Falls(_) | Phase::Covered(_) | Phase::Level(_) => Awaits::Chance,
            Phase::Open(round) => Awaits::Seats {
                who: self.undecided(round),
                until: self.until(round),
            },
            Phase::Over => Awaits::Nothing,
        }
    }

    fn judge(&self, entry: &Entry<Diavolo>) -> Result<Ruling, Illegal> {
        judge::judge(self, entry)
    }

    fn apply(&mut self, ruling: Ruling, tell: &mut Tell<Event>) {
        apply::apply(self, ruling, tell);
    }

    /// They are really thrown.
    fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        match &self.phase {
            Phase::OrderFalls | Phase::Falls(_) => nature::throw(self, rng).0,
            Phase::Covered(round) => Chance::Up(self.answers(round)),
            _ => Chance::First(self.settled(rng)),
        }
    }

    /// Any face, any place.
    fn quick_draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        match &self.phase {
            Phase::OrderFalls => Chance::Order(nature::any_order(rng)),
            Phase::Falls(known) => Chance::Throw(nature::scatter(self, *known, rng)),
            Phase::Covered(round) => Chance::Up(self.answers(round)),
            _ => Chance::First(self.settled(rng)),
        }
    }

    /// A throw tells everybody something; a grab can never be taken back (DIAVOLO-22, DIAVOLO-23).
    fn reveals(&self, _: &Ruling) -> bool {
        ludo::rule!("DIAVOLO-22", "DIAVOLO-23");
        true
    }

    fn view(&self, _: Viewer) -> View {
        view::view(self)
    }

    fn scores(&self) -> BySeat<i32> {
        score::scores(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        score::outcome(self)
    }

    fn position(&self) -> String {
        notation::position(self)
    }

    fn set_up(_: &Arc<()>, options: &Options, seats: Seats, position: &str) -> Result<Diavolo, ParseError> {
        notation::set_up(*options, seats, position)
    }

    /// Gems go from hand to box and back. Devils are put back every turn: what is theirs stands in `tests/laws.rs`.
    fn piece_counts(&self) -> BTreeMap<String, u32> {
        let gems = self.gems.iter().chain([&self.boxed]);
        BTreeMap::from([("gem".to_owned(), gems.map(|gems| u32::from(*gems)).sum())])
    }
}

impl Diavolo {
    /// Those who were equally fast, in any order (DIAVOLO-AMB-11).
    fn settled<R: Rng + ?Sized>(&self, rng: &mut R) -> ArrayVec<Seat, MOST_SEATS> {
        let level = self.round().map(|round| self.share(round, round.throw.right()).level);
        let mut seats: ArrayVec<Seat, MOST_SEATS> = level.unwrap_or(SeatSet::NONE).iter().collect();
        rng.shuffle(&mut seats);
        seats
    }
}
