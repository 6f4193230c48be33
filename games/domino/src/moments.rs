//! What a finished game is remembered by: somebody who let everything fall and won all the same, the greatest collapse, the
//! finest construction, the longest chain; and of each the highest domino, or how many she laid without drawing.

use ludo::{Moment, Said, Seat, Step};

use crate::{
    event::{Event, Piece},
    state::{Domino, MOST_SEATS},
    tells::piece,
    view::View,
};

/// Dominoes that fall at once are worth telling.
const GREAT: usize = 6;
/// The level above the table from which a construction is, and from which a domino in it.
const HIGH: i8 = 2;
/// Dominoes in a chain.
const LONG: usize = 8;
/// Dominoes that one has laid without drawing.
const MANY: u32 = 3;

/// Which kind of moment stands out before which; within a kind the number of dominoes or the level decides.
const COMEBACK: u32 = 6_000;
const COLLAPSE: u32 = 5_000;
const TOWER: u32 = 4_000;
const CHAIN: u32 = 3_000;
const HIGHEST: u32 = 2_000;
const STREAK: u32 = 1_000;

pub(crate) fn moments(steps: &mut dyn Iterator<Item = Step<Domino>>) -> Vec<Moment> {
    let mut seen = Seen::default();
    let mut winners = Vec::new();
    for Step { events, view } in steps {
        seen.note_all(&events);
        seen.look(&view);
        winners = view.winners;
    }
    seen.told(&winners)
}

#[derive(Default)]
struct Seen {
    moments: Vec<Moment>,
    /// Who has let it fall.
    fell: Vec<Seat>,
    /// The finest construction: dominoes, and the highest level.
    tower: (usize, i8),
    chain: usize,
    /// How many each has laid since she drew.
    laid: [u32; MOST_SEATS],
}

impl Seen {
    fn note_all(&mut self, events: &[Event]) {
        for event in events {
            match *event {
                Event::Mixed { .. } => self.laid = Default::default(),
                Event::Opened { seat, .. } | Event::Laid { seat, .. } => self.lays(seat),
                Event::Stood { seat, piece } => {
                    self.lays(seat);
                    self.stands(seat, piece);
                }
                Event::Collapsed { seat, ref tiles } => {
                    self.laid[seat.index()] = 0;
                    self.falls(seat, tiles.len());
                }
                Event::Drew { seat, dealt: false, .. } | Event::Missed { seat, .. } | Event::Passed { seat } => {
                    self.laid[seat.index()] = 0;
                }
                _ => {}
            }
        }
    }

    fn lays(&mut self, seat: Seat) {
        let laid = &mut self.laid[seat.index()];
        *laid += 1;
        if *laid >= MANY {
            let said = Said::new("domino-moment-streak").with("n", *laid as i32);
            self.moments.push(Moment::of(seat, STREAK + *laid, said));
        }
    }

    fn stands(&mut self, seat: Seat, at: Piece) {
        if at.level >= HIGH {
            let said = Said::new("domino-moment-high")
                .with("piece", piece(at.numbers))
                .with("level", i32::from(at.level));
            self.moments.push(Moment::of(seat, HIGHEST + at.level as u32, said));
        }
    }

    fn falls(&mut self, seat: Seat, tiles: usize) {
        self.fell.push(seat);
        if tiles >= GREAT {
            let said = Said::new("domino-moment-collapse").with("n", tiles as i32);
            self.moments.push(Moment::of(seat, COLLAPSE + tiles as u32, said));
        }
    }

    fn look(&mut self, view: &View) {
        self.chain = self.chain.max(view.chain.len());
        let top = view.built.iter().map(|stand| stand.piece.level).max();
        if let Some(top) = top.filter(|&top| top >= HIGH && view.built.len() > self.tower.0) {
            self.tower = (view.built.len(), top);
        }
    }

    fn told(mut self, winners: &[Seat]) -> Vec<Moment> {
        if let Some(&seat) = winners.iter().find(|seat| self.fell.contains(seat)) {
            let said = Said::new("domino-moment-comeback");
            self.moments.push(Moment::of(seat, COMEBACK, said));
        }
        if let (n @ 1.., top) = self.tower {
            let said = Said::new("domino-moment-tower")
                .with("n", n as i32)
                .with("levels", i32::from(top));
            self.moments.push(Moment::shared(TOWER + n as u32, said));
        }
        if self.chain >= LONG {
            let said = Said::new("domino-moment-chain").with("n", self.chain as i32);
            self.moments.push(Moment::shared(CHAIN + self.chain as u32, said));
        }
        self.moments
    }
}
