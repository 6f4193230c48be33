//! The table top.

use std::sync::Arc;

use ludo::{Millis, Seat, SeatSet, Seats};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::{
    options::{Formula, Options},
    piece::{BOX, Board, Print, Square, Tiles},
    words::{Fault, Kit, Wrong},
};

/// Formula one seats eight at most, formula two four (DIAMINO-G2).
pub const MOST_SEATS: usize = 8;
/// A hand in formula two (DIAMINO-M1a), which the numbered cells on the edge help to check (DIAMINO-M1b, DIAMINO-M1c).
pub const FULL_HAND: u8 = 12;
/// The longest opening word (DIAMINO-B1, DIAMINO-M2a).
pub const LONGEST_OPENING: usize = 8;
/// How long others may still challenge once the next player begins her turn (DIAMINO-AMB-34): a challenge that is on its
/// way must not depend on who is faster.
pub const LAST_CALL_MS: Millis = 2_000;
/// Rounds without a square laid that end a game (DIAMINO-AMB-14).
pub const IDLE_ROUNDS: u8 = 3;

/// Squares that are taken back in one game of patience, before no more are (DIAMINO-AMB-44).
pub const MOST_LIFTED: u16 = 3_000;
/// More points than any match brings; the count stops there.
pub const MOST_POINTS: i32 = 1_000_000;

/// A game of Diamino. The words lie open; hands are hidden (DIAMINO-AMB-41).
#[derive(Clone, Debug, PartialEq)]
pub struct Diamino {
    pub(crate) kit: Arc<Kit>,
    pub(crate) options: Options,
    pub(crate) seats: Seats,
    /// Row by row.
    pub(crate) squares: Vec<Option<Square>>,
    pub(crate) hands: [Tiles; MOST_SEATS],
    /// What has not been dealt (DIAMINO-A8).
    pub(crate) reserve: Tiles,
    /// Squares on their way back, while others are drawn for them (DIAMINO-AMB-12).
    pub(crate) returning: Tiles,
    pub(crate) scores: [i32; MOST_SEATS],
    /// Which game of the match.
    pub(crate) game: u8,
    pub(crate) turn: Seat,
    /// Passes one after the other, and turns without a square laid.
    pub(crate) passes: u8,
    pub(crate) idle: u8,
    /// Who loses her next turn.
    pub(crate) skips: SeatSet,
    /// How many squares were taken back so far (DIAMINO-AMB-44).
    pub(crate) lifted: u16,
    /// Words that the table voted in, and those it did not want.
    pub(crate) admitted: Vec<String>,
    pub(crate) turned_down: Vec<String>,
    /// The last move whose words stand.
    pub(crate) last: Option<LastMove>,
    pub(crate) phase: Phase,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastMove {
    pub seat: Seat,
    /// The cells that it covered.
    pub cells: Vec<u16>,
}

/// How far the game has come. It holds no secret.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Phase {
    /// Squares are drawn for the start: what each of those still in it holds, if she has drawn.
    Starting {
        letters: Vec<Lot>,
    },
    Dealing,
    /// She lays, exchanges, passes, or asks for a word once.
    Turn {
        asked: bool,
    },
    /// The others look at the words that were formed.
    Window {
        cells: Vec<u16>,
        #[ts(as = "Vec<u8>")]
        accepted: Vec<Seat>,
        #[ts(as = "Vec<u8>")]
        challenged: Vec<Seat>,
        #[ts(type = "number | null")]
        until: Option<Millis>,
    },
    /// The others say whether they let a word in.
    Vote {
        word: String,
        #[ts(as = "Vec<u8>")]
        yes: Vec<Seat>,
        #[ts(as = "Vec<u8>")]
        no: Vec<Seat>,
        #[ts(type = "number | null")]
        until: Option<Millis>,
    },
    /// Squares come from the reserve.
    Drawing {
        count: u8,
        why: Why,
    },
    /// She gets rid of so many squares of her choice.
    Discarding {
        count: u8,
    },
    /// The hands are shown, to be counted.
    Showing {
        how: How,
    },
    Over {
        how: How,
    },
}

/// What a seat has drawn for the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Lot {
    #[ts(as = "u8")]
    pub seat: Seat,
    /// From 0 for A; nothing before she has drawn.
    pub letter: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Why {
    Refill,
    Exchange,
    /// A green devil; so many red ones are to be dealt with afterwards.
    Green {
        reds: u8,
    },
    /// A word that was wrong.
    Penalty,
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum How {
    /// She has no square left; perhaps she covered a black cell with the last.
    Out {
        #[ts(as = "u8")]
        seat: Seat,
        black: bool,
    },
    Blocked,
    /// Patience: she has stopped, or all lies there.
    Stopped,
}

impl How {
    /// Has this seat no square left?
    pub(crate) fn is_out(self, seat: Seat) -> bool {
        matches!(self, How::Out { seat: out, .. } if out == seat)
    }
}

impl Diamino {
    pub(crate) fn opening(kit: &Arc<Kit>, options: Options, seats: Seats) -> Diamino {
        let mut state = Diamino {
            kit: kit.clone(),
            options,
            seats,
            squares: vec![None; kit.board(&options).cells.len()],
            hands: [Tiles::default(); MOST_SEATS],
            reserve: BOX.tiles,
            returning: Tiles::default(),
            scores: [0; MOST_SEATS],
            game: 1,
            turn: seats.first(),
            passes: 0,
            idle: 0,
            skips: SeatSet::NONE,
            lifted: 0,
            admitted: Vec::new(),
            turned_down: Vec::new(),
            last: None,
            phase: Phase::Dealing,
        };
        state.begin();
        state
    }

    /// Every square back in the box; then each draws one (DIAMINO-P2). Alone, all squares lie open (DIAMINO-AMB-42).
    pub(crate) fn begin(&mut self) {
        self.squares.fill(None);
        self.hands = [Tiles::default(); MOST_SEATS];
        self.reserve = BOX.tiles;
        ludo::rule!("DIAMINO-G3", "DIAMINO-G5", "DIAMINO-DATA-1");
        self.last = None;
        (self.passes, self.idle, self.skips) = (0, 0, SeatSet::NONE);
        let is_dealt = self.options.drawn_hand || self.options.few().is_some();
        self.phase = match (self.options.is_patience(), is_dealt) {
            (false, _) => Phase::Starting {
                letters: self.seats.iter().map(|seat| Lot { seat, letter: None }).collect(),
            },
            (true, true) => Phase::Dealing,
            (true, false) => {
                ludo::rule!("DIAMINO-AMB-42");
                self.hands[0] = std::mem::take(&mut self.reserve);
                Phase::Turn { asked: false }
            }
        };
    }

    /// How many squares each is dealt (DIAMINO-A1, DIAMINO-A2, DIAMINO-A3, DIAMINO-A4, DIAMINO-A5, DIAMINO-A6,
    /// DIAMINO-A7, DIAMINO-M1a).
    pub fn deal_size(&self) -> u8 {
        if let Some(few) = self.options.few() {
            ludo::rule!("DIAMINO-AMB-45");
            return few;
        }
        match (self.options.formula, self.seats.count()) {
            (Formula::One, 2) => {
                ludo::rule!("DIAMINO-A1");
                40
            }
            (Formula::One, 3) => {
                ludo::rule!("DIAMINO-A2");
                32
            }
            (Formula::One, 4) => {
                ludo::rule!("DIAMINO-A3");
                24
            }
            (Formula::One, 5) => {
                ludo::rule!("DIAMINO-A4");
                18
            }
            (Formula::One, 6) => {
                ludo::rule!("DIAMINO-A5");
                16
            }
            (Formula::One, 7) => {
                ludo::rule!("DIAMINO-A6");
                14
            }
            _ => {
                ludo::rule!("DIAMINO-A7", "DIAMINO-M1a");
                FULL_HAND
            }
        }
    }

    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    pub fn turn(&self) -> Seat {
        self.turn
    }

    pub fn hand(&self, seat: Seat) -> Tiles {
        self.hands[seat.index()]
    }

    pub fn reserve(&self) -> u8 {
        self.reserve.total()
    }

    /// Whoever has laid her hand has laid all there is: what patience in small leaves in the box is not played with
    /// (DIAMINO-AMB-45).
    pub(crate) fn has_all_in_hand(&self) -> bool {
        self.reserve() == 0 || self.options.few().is_some()
    }

    pub(crate) fn board(&self) -> &'static Board {
        self.kit.board(&self.options)
    }

    pub(crate) fn print(&self, cell: usize) -> Print {
        self.board().cells[cell]
    }

    pub(crate) fn is_bare(&self) -> bool {
        self.squares.iter().all(Option::is_none)
    }

    /// Patience with all squares open (DIAMINO-AMB-42).
    pub(crate) fn lies_open(&self) -> bool {
        self.options.is_patience() && !self.options.drawn_hand
    }

    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.seats.iter().filter(move |other| *other != seat)
    }

    /// Who plays after this turn, over those who lose theirs. Where there are only two, she answers for all the others, and
    /// nobody is left whom she could hurry.
    pub(crate) fn may_begin(&self, seat: Seat) -> bool {
        let mut next = self.seats.after(self.turn);
        while self.skips.contains(next) && next != self.turn {
            next = self.seats.after(next);
        }
        self.seats.count() > 2 && seat == next
    }

    /// A word that the table has voted in counts, whatever lists say.
    pub(crate) fn check(&self, word: &str) -> Result<(), Wrong> {
        if self.admitted.iter().any(|admitted| admitted == word) {
            return Ok(());
        }
        self.kit.check(word, self.options.convention())
    }

    /// Those of these words that do not count.
    pub(crate) fn faults(&self, words: &[String]) -> Vec<Fault> {
        let fault = |word: &String| {
            let why = self.check(word).err()?;
            Some(Fault {
                word: word.clone(),
                why,
            })
        };
        words.iter().filter_map(fault).collect()
    }
}
