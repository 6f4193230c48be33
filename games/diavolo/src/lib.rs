//! Diavolo: little devils in a bar in hell (DIAVOLO-1), of any age (DIAVOLO-AMB-21), ten dice, one order, the fastest hand.
//! `RULES.md` has the rules; each is cited where it is kept.
//!
//! A tour, in reading order: dice, orders and devils ([`piece`]), what a table may choose ([`options`]), the table top and
//! who was fastest ([`state`]), what is allowed ([`judge`]), what then happens ([`apply`]), who has won ([`score`]), what
//! is seen ([`view`]) and told ([`event`]), how it is written down ([`notation`]), and the players of ours ([`bot`]).
//!
//! Time: a grab counts by its stamp, the moment at which somebody saw and took, never by when it arrived. So the order in
//! which grabs are written down does not matter.

mod apply;
pub mod bot;
mod event;
mod judge;
mod notation;
mod options;
mod piece;
mod score;
mod state;
mod view;

use std::{collections::BTreeMap, ops::RangeInclusive, sync::Arc};

use ludo::{Awaits, BySeat, Entry, Game, Illegible, Luck, Outcome, Rng, Seats, Tell, Viewer};

pub use event::{Event, Tally, Verdict};
pub use judge::{Action, Chance, Illegal, Ruling};
pub use options::{Options, PRESETS};
pub use piece::{Answer, Colour, Devil, Die, GEMS, MOST_GEMS, Order, Spot, Throw};
pub use state::{Diavolo, GRACE_MS, Grab, MOST_SEATS, Phase, Round, SAME_MS, Stamp};
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

    fn new(_: &Arc<()>, options: &Options, seats: Seats) -> Result<Diavolo, Illegal> {
        if SEATS.contains(&seats.count()) {
            Ok(Diavolo::opening(*options, seats))
        } else {
            Err(Illegal::Seats)
        }
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn awaits(&self) -> Awaits {
        match &self.phase {
            Phase::Ready | Phase::Ordered(_) => Awaits::seat(self.roller),
            Phase::OrderFalls | Phase::Falls(_) | Phase::Level(_) => Awaits::Chance,
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

    fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        let order = Order::ALL[rng.below(6) as usize];
        match &self.phase {
            Phase::OrderFalls => Chance::Order(order),
            Phase::Level(round) => {
                let level = self.share(round, round.throw.answer().devil).level;
                let mut seats: arrayvec::ArrayVec<_, MOST_SEATS> = level.iter().collect();
                rng.shuffle(&mut seats);
                Chance::First(seats)
            }
            Phase::Falls(Some(known)) => Chance::Throw(self.tumble(*known, rng)),
            _ => Chance::Throw(self.tumble(order, rng)),
        }
    }

    /// A throw tells everybody something; a grab can never be taken back (DIAVOLO-22, DIAVOLO-23).
    fn reveals(&self, _: &Ruling) -> bool {
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

    fn set_up(_: &Arc<()>, options: &Options, seats: Seats, position: &str) -> Result<Diavolo, Illegible> {
        notation::set_up(*options, seats, position)
    }

    /// What lies in the box is not counted anywhere else, so only the gems can be lost on the way.
    fn census(&self) -> BTreeMap<String, u32> {
        let held: u32 = self.gems.iter().map(|gems| u32::from(*gems)).sum();
        let boxed = u32::from(GEMS).saturating_sub(held);
        BTreeMap::from([("gem".to_owned(), held + boxed)])
    }
}

impl Diavolo {
    /// Dice anywhere on the tray, each face equally likely.
    fn tumble<R: Rng + ?Sized>(&self, order: Order, rng: &mut R) -> Throw {
        let mut spots: Vec<Spot> = Vec::new();
        let mut place = |rng: &mut R| {
            loop {
                let side = piece::TRAY as u32 * 2 + 1;
                let mut along = || rng.below(side) as i16 - piece::TRAY;
                let spot = Spot { x: along(), y: along() };
                let apart = |other: &Spot| spot.squared_to(*other) >= i64::from(piece::APART * piece::APART);
                if spot.is_on_the_tray() && spots.iter().all(apart) {
                    spots.push(spot);
                    return spot;
                }
            }
        };
        let spot = place(rng);
        let mut dice = arrayvec::ArrayVec::new();
        for colour in Colour::ALL {
            for _ in 0..self.dice_per_colour() {
                let value = rng.below(6) as u8 + 1;
                dice.push(Die {
                    colour,
                    value,
                    spot: place(rng),
                });
            }
        }
        dice.sort_unstable();
        Throw { order, spot, dice }
    }
}
