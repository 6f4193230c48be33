//! Diamino Compétition: crosswords with devils (DIAMINO-G1). `RULES.md` has the rules; each is cited where it is kept.
//!
//! A tour, in reading order: squares and boards ([`piece`]), which game is played ([`options`]) and with which words
//! ([`words`]), the table top ([`state`]), a word being laid ([`lay`]), what is allowed ([`judge`], [`illegal`]), what then
//! happens ([`apply`]), points and endings ([`score`]), what is seen ([`view`]), told ([`event`]), shown before a word is laid
//! ([`preview`]) and said about words ([`gloss`]), how it is written down ([`notation`], [`position`],
//! [`possible`]), how moves are found
//! ([`find`]), and the bots ([`bot`]).

mod apply;
pub mod bot;
mod event;
mod find;
mod gloss;
mod illegal;
mod judge;
mod lay;
mod notation;
mod options;
pub mod piece;
mod position;
mod possible;
mod preview;
mod score;
mod state;
mod view;
mod words;

use std::{collections::BTreeMap, ops::RangeInclusive, sync::Arc};

use ludo::{Awaits, BySeat, Entry, Game, Outcome, ParseError, Rng, SeatSet, Seats, Tell, Viewer};

pub use event::{Event, Shown};
pub use gloss::{Gloss, part_name};
pub use illegal::Illegal;
pub use judge::{Action, Chance, Ruling};
pub use lay::{Lay, Placed};
pub use options::{
    BlockedWinner, BoardName, Convention, FailedChallenge, Formula, Options, PRESETS, Subject, WordCheck,
};
pub use piece::{BOX, Tiles};
pub use preview::Preview;
pub use state::{Diamino, FULL_HAND, How, LastMove, Lot, MOST_SEATS, Phase, Why};
pub use view::{Last, Player, View};
pub use words::{Fault, Kit, Wrong};

/// How many can play, one alone included (DIAMINO-G2, DIAMINO-S1).
pub const SEATS: RangeInclusive<usize> = 1..=MOST_SEATS;

impl Game for Diamino {
    const ID: &'static str = "diamino";
    const EDITION: u16 = 1;
    const OPEN: bool = false;

    type Kit = Kit;
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Ruling = Ruling;
    type Illegal = Illegal;
    type Event = Event;
    type View = View;

    fn new(kit: &Arc<Kit>, options: &Options, seats: Seats) -> Result<Diamino, Illegal> {
        ludo::rule!("DIAMINO-P5");
        let fits = match options.formula {
            Formula::One => (2..=8).contains(&seats.count()),
            Formula::Two => (2..=4).contains(&seats.count()),
            Formula::Patience => seats.count() == 1,
        };
        if fits {
            Ok(Diamino::opening(kit, *options, seats))
        } else {
            Err(Illegal::Seats)
        }
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn awaits(&self) -> Awaits {
        let unanswered = |one: &[ludo::Seat], other: &[ludo::Seat]| -> SeatSet {
            self.others(self.turn)
                .filter(|seat| !one.contains(seat) && !other.contains(seat))
                .collect()
        };
        match &self.phase {
            Phase::Starting { .. } | Phase::Dealing | Phase::Drawing { .. } | Phase::Showing { .. } => Awaits::Chance,
            Phase::Turn { .. } | Phase::Discarding { .. } => Awaits::seat(self.turn),
            Phase::Window {
                accepted,
                challenged,
                until,
                ..
            } => Awaits::Seats {
                who: unanswered(accepted, challenged),
                until: *until,
            },
            Phase::Vote { yes, no, until, .. } => Awaits::Seats {
                who: unanswered(yes, no),
                until: *until,
            },
            Phase::Over { .. } => Awaits::Nothing,
        }
    }

    fn judge(&self, entry: &Entry<Diamino>) -> Result<Ruling, Illegal> {
        judge::judge(self, entry)
    }

    fn apply(&mut self, ruling: Ruling, tell: &mut Tell<Event>) {
        apply::apply(self, ruling, tell);
    }

    fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        let mut reserve = self.reserve;
        match &self.phase {
            Phase::Starting { letters } => {
                let held = letters.iter().filter_map(|lot| lot.letter);
                let mut rest = judge::in_the_box(held).unwrap_or_default();
                let drawing = letters.iter().filter(|lot| lot.letter.is_none());
                Chance::Start(drawing.filter_map(|_| rest.draw(1, rng).kinds().next()).collect())
            }
            Phase::Dealing => Chance::Deal(self.seats.iter().map(|_| reserve.draw(self.deal_size(), rng)).collect()),
            Phase::Drawing { count, .. } => Chance::Draw(reserve.draw(*count, rng)),
            _ => Chance::Show(self.seats.iter().map(|seat| self.hand(seat)).collect()),
        }
    }

    /// Squares that were seen cannot be unseen; alone with open squares there is nothing to see.
    fn reveals(&self, ruling: &Ruling) -> bool {
        let open = self.options.is_patience() && !self.options.drawn_hand;
        !open && !matches!(ruling, Ruling::Pass)
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
        position::position(self)
    }

    fn set_up(kit: &Arc<Kit>, options: &Options, seats: Seats, position: &str) -> Result<Diamino, ParseError> {
        Diamino::new(kit, options, seats)
            .map_err(|_| ParseError::new("as many seats as the game has", position).by("DIAMINO-G2"))?;
        position::set_up(kit, *options, seats, position)
    }

    fn piece_counts(&self) -> BTreeMap<String, u32> {
        let lying = self.squares.iter().flatten().map(|square| Tiles::one(square.kind()));
        let all = lying
            .chain(self.hands)
            .chain([self.reserve, self.returning])
            .fold(Tiles::default(), Tiles::with);
        (0..piece::KINDS)
            .map(|kind| (piece::kind_char(kind).to_string(), all.count(kind).into()))
            .collect()
    }
}
