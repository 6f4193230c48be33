//! Diamino Compétition: crosswords with devils (DIAMINO-G1). `RULES.md` has the rules; each is cited where it is kept.
//!
//! A tour, in reading order: squares and boards ([`piece`]), which game is played ([`options`]) and with which words
//! ([`words`]), the table top ([`state`]), a word being laid ([`lay`]), what is allowed ([`judge`], [`illegal`]), what then
//! happens ([`apply`]), points and endings ([`score`]), what is seen ([`view`]), told ([`event`]), shown before a word is laid
//! ([`preview`]) and said ([`tells`], about words [`gloss`], of a finished game [`moments`]), how it looks in a terminal ([`in_text`]), how it is written
//! down ([`notation`], [`position`], [`possible`]), how moves are found ([`find`]), what can be asked
//! ([`puzzles`]), and the bots ([`bot`]).

mod apply;
pub mod bot;
mod coach;
pub mod drawing;
mod event;
mod find;
mod gloss;
mod hosted;
mod illegal;
mod in_text;
mod judge;
mod known;
mod lay;
mod moments;
mod notation;
mod options;
pub mod piece;
mod position;
mod possible;
mod preview;
mod puzzles;
mod score;
mod state;
mod tells;
mod view;
mod words;

use std::{collections::BTreeMap, ops::RangeInclusive, sync::Arc};

use ludo::{Awaits, BySeat, Common, Entry, Game, Outcome, ParseError, Rng, Seat, SeatSet, Seats, Tell, Viewer};

pub use event::{Event, Shown};
pub use gloss::{Gloss, part_name};
pub use illegal::Illegal;
pub use judge::{Action, Chance, Ruling};
pub use lay::{Lay, Placed};
pub use options::{BlockedWinner, BoardName, Convention, FailedChallenge, Formula, Options, Subject, WordCheck};
pub use piece::{BOX, Tiles};
pub use preview::Preview;
pub use state::{Diamino, FULL_HAND, How, LastMove, Lot, MOST_LIFTED, MOST_POINTS, MOST_SEATS, Phase, Why};
pub use tells::{cell, taken_cell};
pub use view::{Last, Player, View};
pub use words::{Fault, Kit, Wrong};

/// How many can play, one alone included (DIAMINO-G2, DIAMINO-S1).
pub const SEATS: RangeInclusive<usize> = 1..=MOST_SEATS;

impl Game for Diamino {
    const ID: &'static str = "diamino";
    /// The second has more words, and other ones at a children's table.
    const EDITION: u16 = 2;
    const OPEN: bool = false;

    type Kit = Kit;
    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Ruling = Ruling;
    type Illegal = Illegal;
    type Event = Event;
    type View = View;

    fn edition(kit: &Kit) -> u16 {
        kit.lexicon.edition()
    }

    fn seats_for(options: &Options) -> RangeInclusive<usize> {
        match options.formula {
            Formula::One => 2..=MOST_SEATS,
            Formula::Two => 2..=4,
            Formula::Patience => 1..=1,
        }
    }

    /// The game stops at once when somebody is out (DIAMINO-AMB-26).
    fn rule_for(_: &Options, common: Common) -> &'static str {
        match common {
            Common::Seats { .. } => "DIAMINO-G2",
            Common::Over => "DIAMINO-AMB-26",
            Common::NotYourTurn => "DIAMINO-B5",
            Common::NoClock => "DIAMINO-AMB-34",
            Common::NoChance => "DIAMINO-P1",
        }
    }

    fn new(kit: &Arc<Kit>, options: &Options, seats: Seats) -> Diamino {
        ludo::rule!("DIAMINO-P5");
        Diamino::opening(kit, *options, seats)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn not_now(&self, seat: Seat, action: &Action) -> Option<Illegal> {
        judge::not_now(self, seat, action)
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
        !self.lies_open() && !matches!(ruling, Ruling::Pass)
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
        ludo::open::<Diamino>(kit, options, seats)
            .map_err(|_| ParseError::new("as many seats as the game has", &position[..0]).by("DIAMINO-G2"))?;
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
