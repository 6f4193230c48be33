//! 7 Yaminos: seven bars with the 28 dominoes on them, thrown like dice, and twelve games. `RULES.md` has the rules;
//! each is cited where it is kept.
//!
//! A tour, in reading order: the yaminos and their faces ([`piece`]), which game is played and how ([`options`]), chains
//! of them ([`chain`]), the table top ([`state`]), what is allowed ([`judge`], [`illegal`], [`legal`]), what then happens
//! ([`apply`]) — in the basic game ([`base`]), with open ends ([`open_ends`]), in the games of one throw ([`starter`])
//! and at the Yam ([`yam`]) —, who has won ([`score`]), what is seen ([`view`]) and told ([`event`]), in words ([`tells`])
//! and in a terminal ([`in_text`]), how it is written down ([`notation`], [`position`]), the bots ([`bot`]), what a choice was worth
//! (`coach`), and what can be asked with a proved answer (`puzzles`).

mod apply;
mod base;
pub mod bot;
mod chain;
mod coach;
mod event;
mod hosted;
mod illegal;
mod in_text;
mod judge;
mod legal;
mod moments;
mod nature;
mod notation;
mod open_ends;
mod options;
pub mod piece;
mod position;
mod preview;
mod puzzles;
mod score;
mod starter;
mod state;
mod tells;
mod view;
pub mod yam;

use std::{collections::BTreeMap, ops::RangeInclusive, sync::Arc};

use ludo::{Awaits, BySeat, Common, Entry, Game, Outcome, ParseError, Rng, Seat, Seats, Tell, Viewer};

pub use chain::Chains;
pub use event::{Event, Fallen};
pub use illegal::{Illegal, Why};
pub use judge::{Action, MOST_AGREED, Ruling, Throw};
pub use options::{Form, Options, POINTS_A_THROW, PlusMoins, Rounds, SuiteReading};
pub use piece::{Digits, Face, Faces, LAYOUT, MOST_SEATS, YAMINOS, Yamino, YaminoSet};
pub use preview::Preview;
pub use state::{MOST_CASTS, MOST_ROUNDS, MOST_TAKEN, MOST_TIES, Phase, Yaminos};
pub use tells::{about, aim, named};
pub use view::{Cell, Counted, End, Lying, Player, Stage, View};
pub use yam::{MOST_THROWS, Row, Rows, Sheet};

impl Game for Yaminos {
    const ID: &'static str = "yaminos";
    const EDITION: u16 = 1;
    const OPEN: bool = true;

    type Kit = ();
    type Options = Options;
    type Action = Action;
    type Chance = Throw;
    type Ruling = Ruling;
    type Illegal = Illegal;
    type Event = Event;
    type View = View;

    fn seats_for(options: &Options) -> RangeInclusive<usize> {
        let least = if options.game.can_be_alone() { 1 } else { 2 };
        least..=MOST_SEATS
    }

    fn rule_for(options: &Options, common: Common) -> &'static str {
        match common {
            Common::Seats { .. } => "YAM-G1",
            Common::Over => options.game.end_rule(),
            Common::NotYourTurn if options.game == Form::Base => "YAM-BASE-5",
            Common::NotYourTurn | Common::NoClock => "YAM-AMB-2",
            Common::NoChance => "YAM-G7",
        }
    }

    fn new(_: &Arc<()>, options: &Options, seats: Seats) -> Yaminos {
        ludo::rule!("YAM-G8");
        Yaminos::opening(*options, seats)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn not_now(&self, seat: Seat, _: &Action) -> Option<Illegal> {
        (seat == self.turn).then_some(Illegal {
            form: self.form(),
            why: Why::InTheAir,
        })
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    #[inline]
    fn awaits(&self) -> Awaits {
        match self.phase {
            Phase::Throwing | Phase::Called(_) => Awaits::Chance,
            Phase::Over => Awaits::Nothing,
            _ => Awaits::seat(self.turn),
        }
    }

    #[inline]
    fn judge(&self, entry: &Entry<Yaminos>) -> Result<Ruling, Illegal> {
        judge::judge(self, entry)
    }

    #[inline]
    fn apply(&mut self, ruling: Ruling, tell: &mut Tell<Event>) {
        apply::apply(self, ruling, tell);
    }

    /// They are really thrown: now and then one stands upright or lies on another.
    fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Throw {
        nature::throw(self.airborne(), rng).0
    }

    /// Any face of each: a yamino that does not lie flat is thrown again, so in the end no face is favoured.
    #[inline]
    fn quick_draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Throw {
        Throw::of(self.airborne(), rng.next_u32())
    }

    fn reveals(&self, ruling: &Ruling) -> bool {
        matches!(ruling, Ruling::Landed(_))
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
        position::write(self)
    }

    fn set_up(_: &Arc<()>, options: &Options, seats: Seats, position: &str) -> Result<Yaminos, ParseError> {
        position::read(*options, seats, position)
    }

    /// Seven yaminos, wherever they are: in the box, in the air, on the table, in a chain.
    fn piece_counts(&self) -> BTreeMap<String, u32> {
        let (laid, loose, air) = (self.chains.laid(), self.loose(), self.airborne());
        let in_the_box = YaminoSet::ALL.without(self.lying).without(air);
        let places = [laid, loose, air, in_the_box];
        YaminoSet::ALL
            .iter()
            .map(|yamino| {
                let times = places.iter().filter(|place| place.has(yamino)).count();
                (yamino.to_string(), times as u32)
            })
            .collect()
    }
}
