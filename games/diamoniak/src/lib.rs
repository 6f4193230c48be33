//! Diamoniak: castles, diamonds, witches and fairies. `RULES.md` has the rules; each is cited where it is kept.
//!
//! A tour, in reading order: the cards and heaps of them ([`piece`]), what a table may choose ([`options`]), the table
//! top ([`state`]), what is allowed ([`judge`]), what then happens ([`apply`]), who has won ([`score`]), what is seen
//! ([`view`]) and told ([`event`]), how it is written down ([`notation`]), and the bots ([`bot`]).

mod apply;
pub mod bot;
mod coach;
mod event;
mod hosted;
mod in_text;
mod judge;
mod moments;
mod notation;
mod options;
mod piece;
mod score;
mod standing;
mod state;
mod tells;
mod view;

use std::{collections::BTreeMap, ops::RangeInclusive, sync::Arc};

use ludo::{Awaits, BySeat, Common, Entry, Game, Luck, Outcome, ParseError, Rng, Seat, Seats, Tell, Viewer};

pub use event::{Event, Place};
pub use judge::{Action, Illegal, Ruling};
pub use options::{DiamondsTo, Options};
pub use piece::{CASTLE, Card, Cards, Colour};
pub use state::{Diamoniak, MOST_SEATS, PRICE, Phase, WITCH_TAKES};
pub use view::{Counts, Player, View};

/// How many can play (DIAMONIAK-2).
pub const SEATS: RangeInclusive<usize> = 2..=MOST_SEATS;

impl Game for Diamoniak {
    const ID: &'static str = "diamoniak";
    const EDITION: u16 = 1;
    const OPEN: bool = true;

    type Kit = ();
    type Options = Options;
    type Action = Action;
    type Chance = Card;
    type Ruling = Ruling;
    type Illegal = Illegal;
    type Event = Event;
    type View = View;

    fn seats_for(_: &Options) -> RangeInclusive<usize> {
        SEATS
    }

    /// Nobody is hurried: she decides when she likes (DIAMONIAK-14).
    fn rule_for(_: &Options, common: Common) -> &'static str {
        match common {
            Common::Seats { .. } => "DIAMONIAK-2",
            Common::Over => "DIAMONIAK-40",
            Common::NotYourTurn => "DIAMONIAK-10",
            Common::NoClock => "DIAMONIAK-14",
            Common::NoChance => "DIAMONIAK-15",
        }
    }

    fn new(_: &Arc<()>, options: &Options, seats: Seats) -> Diamoniak {
        Diamoniak::opening(*options, seats)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    #[inline]
    fn awaits(&self) -> Awaits {
        match self.phase {
            Phase::Drawing => Awaits::Chance,
            Phase::Over => Awaits::Nothing,
            _ => Awaits::seat(self.turn),
        }
    }

    // A random game is little else than judging and applying. Inlined into its loop they run about three times as fast
    // (`examples/playouts.rs`), because rulings then stay in registers; the compiler alone finds them too long for that.
    #[inline(always)]
    fn judge(&self, entry: &Entry<Diamoniak>) -> Result<Ruling, Illegal> {
        judge::judge(self, entry)
    }

    fn not_now(&self, seat: Seat, _: &Action) -> Option<Illegal> {
        (seat == self.turn).then_some(Illegal::CardComes)
    }

    #[inline(always)]
    fn apply(&mut self, ruling: Ruling, tell: &mut Tell<Event>) {
        apply::apply(self, ruling, tell);
    }

    #[inline]
    fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Card {
        ludo::rule!("DIAMONIAK-AMB-19");
        self.pile.nth(rng.below(self.pile.total().into()) as u8)
    }

    fn reveals(&self, ruling: &Ruling) -> bool {
        matches!(ruling, Ruling::Turned(_))
    }

    fn view(&self, _: Viewer) -> View {
        ludo::rule!("DIAMONIAK-AMB-20");
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

    fn set_up(_: &Arc<()>, options: &Options, seats: Seats, position: &str) -> Result<Diamoniak, ParseError> {
        notation::set_up(*options, seats, position)
    }

    fn piece_counts(&self) -> BTreeMap<String, u32> {
        let all = self.cards.iter().fold(self.pile + self.aside, |all, &held| all + held);
        Card::ALL
            .into_iter()
            .map(|card| (card.to_string(), all.count(card).into()))
            .collect()
    }
}
