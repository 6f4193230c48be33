//! Magnetic Domino: flat, as a tower that falls, and staggered. `RULES.md` has the rules; each is cited where it is kept.
//!
//! A tour, in reading order: the dominoes ([`piece`]), which game is played and how ([`options`]), the chain of the flat
//! game ([`chain`]), constructions ([`lattice`]) and where they can be added to ([`spots`]), the table top ([`state`]),
//! what all know of hidden hands ([`knowledge`]), what is allowed ([`judge`], [`illegal`], [`legal`]), what nature
//! answers ([`nature`]) and how likely that is ([`likely`]), what then happens ([`apply`]), who has won ([`score`]), what is seen ([`view`], [`imagine`]) and
//! told ([`event`]), how that is said ([`tells`], [`whereabouts`]), how it is written down ([`notation`], [`position`]) and
//! drawn ([`draw`], [`in_text`]), and the bots ([`bot`]).

mod apply;
pub mod bot;
mod chain;
mod coach;
pub mod draw;
mod event;
mod hosted;
mod illegal;
mod imagine;
mod in_text;
mod judge;
mod knowledge;
mod lattice;
mod legal;
mod likely;
mod moments;
mod nature;
mod notation;
mod options;
mod piece;
mod position;
mod possible;
mod puzzles;
mod score;
mod spots;
mod state;
mod tells;
mod view;
mod whereabouts;

use std::{collections::BTreeMap, ops::RangeInclusive, sync::Arc};

use ludo::{Awaits, BySeat, Common, Entry, Game, Outcome, ParseError, Rng, Seat, Seats, Tell, Viewer};

pub use chain::{Chain, End};
pub use event::{Event, Piece, Squares};
pub use illegal::{Illegal, Why};
pub use judge::{Action, Ruling};
pub use lattice::{Axis, Cell, Construction, Lying, Place, Pose, Standing};
pub use likely::{Likelihood, SIGNS, Signs, chance, likelihood, signs};
pub use nature::{Chance, Hand};
pub use options::{Alternation, Count, Form, HandOf, Magnets, NoDouble, Options, TieBreak};
pub use piece::{Colour, Tile, Tiles};
pub use spots::Spot;
pub use state::{Attempt, Domino, MOST_SEATS, Mode, Phase};
pub use view::{Falling, Lacking, Player, Stage, Stand, Step, View};

/// How many can play (DOMINO-G1).
pub const SEATS: RangeInclusive<usize> = 2..=MOST_SEATS;

impl Game for Domino {
    const ID: &'static str = "domino";
    const EDITION: u16 = 1;
    const OPEN: bool = false;

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

    /// Ten minutes is what a game takes, not what it may take (DOMINO-G2): nobody is hurried.
    fn rule_for(options: &Options, common: Common) -> &'static str {
        match common {
            Common::Seats { .. } => "DOMINO-G1",
            Common::Over => match options.game {
                Form::Traditional => "DOMINO-T6",
                Form::Challenge => "DOMINO-H14",
                Form::Quincunx => "DOMINO-Q19",
            },
            Common::NotYourTurn => "DOMINO-P3",
            Common::NoClock => "DOMINO-G2",
            Common::NoChance => "DOMINO-S5",
        }
    }

    fn new(_: &Arc<()>, options: &Options, seats: Seats) -> Domino {
        Domino::opening(*options, seats)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn not_now(&self, seat: Seat, _: &Action) -> Option<Illegal> {
        let why = match self.phase {
            _ if seat != self.turn => return None,
            Phase::Dealing => Why::BeingDealt,
            // The drawn domino is for a later turn (DOMINO-T3, DOMINO-H5, DOMINO-AMB-4).
            Phase::Drawing => Why::BeingDrawn,
            Phase::Falling(_) => Why::LetGo,
            _ => return None,
        };
        let form = self.options.game;
        Some(Illegal { form, why })
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    #[inline]
    fn awaits(&self) -> Awaits {
        match self.phase {
            Phase::Dealing | Phase::Drawing | Phase::Falling(_) => Awaits::Chance,
            Phase::Over => Awaits::Nothing,
            _ => Awaits::seat(self.turn),
        }
    }

    #[inline(always)]
    fn judge(&self, entry: &Entry<Domino>) -> Result<Ruling, Illegal> {
        judge::judge(self, entry)
    }

    #[inline(always)]
    fn apply(&mut self, ruling: Ruling, tell: &mut Tell<Event>) {
        apply::apply(self, ruling, tell);
    }

    /// A domino that is let go really falls.
    fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        match &self.phase {
            Phase::Falling(attempt) => nature::let_go(self, attempt, rng).0,
            _ => self.draw_tile(rng),
        }
    }

    #[inline(always)]
    fn quick_draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        match &self.phase {
            Phase::Falling(attempt) => nature::quick_answer(self, attempt, rng),
            _ => self.draw_tile(rng),
        }
    }

    /// A domino laid has been seen by all, and one let go cannot be called back (DOMINO-H8, DOMINO-Q15).
    fn reveals(&self, _: &Ruling) -> bool {
        true
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
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

    fn set_up(_: &Arc<()>, options: &Options, seats: Seats, position: &str) -> Result<Domino, ParseError> {
        position::read(*options, seats, position)
    }

    /// Twenty-eight dominoes (DOMINO-G3), wherever they are: in a hand, in the stock, in the chain, in the tower.
    fn piece_counts(&self) -> BTreeMap<String, u32> {
        let chain = self.chain.steps().map(|(tile, _)| tile);
        let built = self.built.iter().map(|standing| standing.lying.tile);
        let held = self.hands.iter().flat_map(|hand| hand.iter());
        let mut piece_counts = BTreeMap::new();
        for tile in chain.chain(built).chain(held).chain(self.stock.iter()) {
            *piece_counts.entry(tile.to_string()).or_default() += 1;
        }
        piece_counts
    }
}
