//! Scores and endings.

use ludo::{BySeat, Outcome, Seat, SeatSet};

use crate::{
    options::{Count, TieBreak},
    piece::Tiles,
    state::{Domino, MOST_GAMES, Phase},
};

impl Domino {
    /// Hands are laid open and counted, the losers note what they have left, and the match goes on or is over.
    pub(crate) fn end_game(&mut self) {
        self.winners = self.game_winners();
        for seat in self.seats.iter() {
            // Winners note nothing, even with something left in a blocked game (DOMINO-T10, DOMINO-H17, DOMINO-AMB-8).
            if !self.winners.contains(seat) {
                ludo::rule!("DOMINO-T10", "DOMINO-H17", "DOMINO-AMB-8");
                let left = self.counted(self.hand(seat)) as u16;
                self.totals[seat.index()] += left;
            }
        }
        self.played += 1;
        self.phase = if self.match_is_over() {
            Phase::Over
        } else {
            Phase::Between
        };
    }

    /// Dots (DOMINO-T7, DOMINO-H15, DOMINO-Q20), or with young children dominoes (DOMINO-T12, DOMINO-H19).
    pub(crate) fn counted(&self, hand: Tiles) -> u32 {
        match self.options.count {
            Count::Dots => {
                ludo::rule!("DOMINO-T7", "DOMINO-H15", "DOMINO-Q20");
                hand.dots()
            }
            Count::Dominoes => {
                ludo::rule!("DOMINO-T12", "DOMINO-T13", "DOMINO-H19", "DOMINO-AMB-30");
                ludo::rule!("DOMINO-AMB-31");
                hand.len()
            }
        }
    }

    /// She who has laid everything; in a blocked game those with the least left (DOMINO-T8, DOMINO-H15, DOMINO-Q20, with
    /// young children DOMINO-T13, DOMINO-H20, DOMINO-AMB-30), who share the victory unless fewer dominoes decide
    /// (DOMINO-AMB-7).
    fn game_winners(&self) -> SeatSet {
        let left = |seat: Seat| {
            ludo::rule!("DOMINO-AMB-7");
            let hand = self.hand(seat);
            let dominoes = match self.options.tie_break {
                TieBreak::Shared => 0,
                TieBreak::FewestDominoes => hand.len(),
            };
            // A hand with nothing but the double blank has no dots, but is not empty.
            (!hand.is_empty(), self.counted(hand), dominoes)
        };
        let is_out = self.seats.iter().any(|seat| self.hand(seat).is_empty());
        let least = self.seats.iter().map(left).min();
        let wins = |seat: &Seat| {
            if is_out {
                ludo::rule!("DOMINO-H20");
                self.hand(*seat).is_empty()
            } else {
                ludo::rule!("DOMINO-T8", "DOMINO-H15", "DOMINO-Q20");
                Some(left(*seat)) == least
            }
        };
        self.seats.iter().filter(wins).collect()
    }

    /// After the agreed number of games, or when somebody has noted the agreed number of points (DOMINO-AMB-9).
    pub(crate) fn match_is_over(&self) -> bool {
        ludo::rule!("DOMINO-AMB-9");
        match self.options.limit.get() {
            0 => i32::from(self.played) >= self.options.games.get(),
            limit => self.played >= MOST_GAMES || self.totals.iter().any(|&total| i32::from(total) >= limit),
        }
    }
}

/// What each has noted: the less, the better.
pub(crate) fn scores(state: &Domino) -> BySeat<i32> {
    state
        .seats
        .iter()
        .map(|seat| state.totals[seat.index()].into())
        .collect()
}

/// A single game is won by her who wins it; a match by the lowest total (DOMINO-T11, DOMINO-H18).
pub(crate) fn outcome(state: &Domino) -> Option<Outcome> {
    if state.phase != Phase::Over {
        return None;
    }
    let single = state.options.is_single();
    let key = |seat: Seat| {
        let lost = single && !state.winners.contains(seat);
        (lost, state.totals[seat.index()])
    };
    let rank = |seat| 1 + state.seats.iter().filter(|&other| key(other) < key(seat)).count() as u8;
    let is_out = state.seats.iter().any(|seat| state.hand(seat).is_empty());
    Some(Outcome {
        ranks: state.seats.iter().map(rank).collect(),
        how: match (single, is_out) {
            (false, _) => {
                ludo::rule!("DOMINO-T11", "DOMINO-H18");
                "match"
            }
            (true, true) => "out",
            (true, false) => "blocked",
        },
    })
}
