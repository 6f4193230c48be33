//! Questions with proved answers: how to win an ending of the traditional game for two, whatever lies hidden.
//!
//! What she cannot see is taken for every deal that fits what is known. A way to play is sure if it wins against every one of
//! them, whatever the other does and whatever is drawn — and it may depend on nothing but what she sees on the way.

use ludo::{Enumerate, Game, Measure, Proof, PuzzleKind, Puzzles, Seat, Viewer};

use crate::{
    chain::End,
    imagine::Hidden,
    judge::Action,
    options::{Count, Form},
    piece::{Tile, Tiles},
    state::{Domino, Phase},
};

/// More than so many unseen dominoes make too many deals.
const MOST_UNSEEN: u32 = 8;
/// A question that takes more is not asked.
const MOST_NODES: u32 = 400_000;

/// Everything that can be asked.
#[derive(Debug)]
pub(crate) struct Questions;

const KINDS: &[PuzzleKind] = &[PuzzleKind {
    id: "ending",
    measure: Measure::Won,
    margin: 1.0,
    options: "game=traditional",
    seats: 2,
    rows: include_str!("../puzzles/ending.txt"),
}];

impl Puzzles<Domino> for Questions {
    fn kinds(&self) -> &'static [PuzzleKind] {
        KINDS
    }

    /// One domino wins for certain, and no other does.
    fn prove(&self, _: &str, state: &Domino) -> Option<Proof<Action>> {
        let spot = Spot::of(state)?;
        let mut lays = Vec::new();
        state.legal(state.turn, &mut lays);
        let mut sure: Vec<Action> = Vec::new();
        for &action in &lays {
            if spot.is_sure(action, state)? {
                sure.push(action);
            }
        }
        let [answer, ..] = sure[..] else { return None };
        let tile = |action: &Action| match action {
            Action::Lay(tile, _) => Some(*tile),
            _ => None,
        };
        let alike = sure.iter().all(|action| tile(action) == tile(&answer));
        let others = lays.iter().any(|action| tile(action) != tile(&answer));
        (alike && others && sure.len() < lays.len()).then(|| Proof {
            answer: vec![answer],
            value: 1.0,
            next: 0.0,
            essence: spot.essence(),
        })
    }

    fn worth(&self, _: &str, state: &Domino, action: &Action) -> Option<f64> {
        let sure = Spot::of(state)?.is_sure(*action, state)?;
        Some(if sure { 1.0 } else { 0.0 })
    }
}

/// How things stand for her whose turn it is.
struct Spot {
    mine: Tiles,
    ends: [u8; 2],
    passes: u8,
    /// All that may lie hidden.
    deals: Vec<Deal>,
}

/// What the other holds, and what is left to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Deal {
    other: u32,
    stock: u32,
}

impl Spot {
    fn of(state: &Domino) -> Option<Spot> {
        let plain = state.options.game == Form::Traditional && !state.options.voluntary_draw;
        let asked = state.phase == Phase::Turn && state.seats.count() == 2 && plain;
        if !asked || state.unlaid().len() - state.hand(state.turn).len() > MOST_UNSEEN {
            return None;
        }
        Some(Spot {
            mine: state.hand(state.turn),
            ends: End::BOTH.map(|end| state.chain.number(end)),
            passes: state.passes,
            deals: deals(state),
        })
    }

    /// Does this win, whatever lies hidden? None if that takes too long to find out.
    fn is_sure(&self, action: Action, state: &Domino) -> Option<bool> {
        let Action::Lay(tile, Some(end)) = action else {
            return Some(false);
        };
        let mut prover = Prover {
            counts_dots: state.options.count == Count::Dots,
            waits_for_stock: state.options.blocked_only_when_stock_empty,
            nodes: 0,
        };
        let table = Table {
            mine: self.mine,
            ends: self.ends,
            passes: self.passes,
        };
        let sure = prover.after_mine(table, &self.deals, tile, end as usize);
        (prover.nodes < MOST_NODES).then_some(sure)
    }

    fn essence(&self) -> String {
        let (low, high) = (self.ends[0].min(self.ends[1]), self.ends[0].max(self.ends[1]));
        format!("{:x} {low}{high} {:?}", self.mine.0, self.deals)
    }
}

/// Every deal that fits what she knows.
fn deals(state: &Domino) -> Vec<Deal> {
    let me = Viewer::Seat(state.turn);
    let other = state.seats.after(state.turn);
    let hidden = Hidden::of(&state.view(me), me);
    let (unseen, sure, more) = hidden.about(other);
    let mut hands = vec![Tiles::NONE];
    for tile in unseen.iter() {
        let with: Vec<Tiles> = hands.iter().map(|hand| hand.or(Tiles::one(tile))).collect();
        hands.extend(with);
    }
    hands.retain(|hand| hand.len() == more);
    let fits = |hand: &Tiles| state.may_hold(other, *hand);
    let hands = hands.into_iter().map(|hand| hand.or(sure)).filter(fits);
    hands
        .map(|hand| Deal {
            other: hand.0,
            stock: unseen.without(hand).0,
        })
        .collect()
}

/// What all can see, and her own hand.
#[derive(Clone, Copy)]
struct Table {
    mine: Tiles,
    ends: [u8; 2],
    passes: u8,
}

impl Table {
    fn laid(self, tile: Tile, end: usize) -> Table {
        let mut after = self;
        after.ends[end] = tile.other(self.ends[end]);
        after.passes = 0;
        after
    }

    fn fits(&self) -> Tiles {
        Tiles::with_number(self.ends[0]).or(Tiles::with_number(self.ends[1]))
    }

    /// Every end at which it can be laid; equal ends are one.
    fn ends_for(&self, tile: Tile) -> impl Iterator<Item = usize> + use<> {
        let ends = self.ends;
        (0..2).filter(move |&end| tile.has(ends[end]) && (end == 0 || ends[0] != ends[1]))
    }
}

struct Prover {
    counts_dots: bool,
    waits_for_stock: bool,
    nodes: u32,
}

impl Prover {
    /// She lays this: is it won against all of these deals?
    fn after_mine(&mut self, table: Table, deals: &[Deal], tile: Tile, end: usize) -> bool {
        let mut after = table.laid(tile, end);
        after.mine.remove(tile);
        if after.mine.is_empty() {
            return true;
        }
        // Where nothing that is left fits any more it is over, and that is the same for all deals.
        if self.is_blocked(&after, deals) {
            return deals.iter().all(|deal| self.is_won(&after, deal));
        }
        self.theirs(after, deals)
    }

    /// It is her turn.
    fn mine(&mut self, table: Table, deals: &[Deal]) -> bool {
        self.nodes += 1;
        if self.nodes >= MOST_NODES {
            return false;
        }
        let lays = table.mine.and(table.fits());
        if !lays.is_empty() {
            return lays
                .iter()
                .any(|tile| { table.ends_for(tile) }.any(|end| self.after_mine(table, deals, tile, end)));
        }
        let stock = deals.iter().fold(0, |all, deal| all | deal.stock);
        if deals.iter().all(|deal| deal.stock == 0) {
            return self.passed(table, deals, Prover::theirs);
        }
        // She draws, and sees which one.
        Tiles(stock).iter().all(|tile| {
            let drawn = Tiles::one(tile).0;
            let left = deals.iter().filter(|deal| deal.stock & drawn != 0);
            let left: Vec<Deal> = left
                .map(|deal| Deal {
                    stock: deal.stock & !drawn,
                    ..*deal
                })
                .collect();
            let mut after = Table { passes: 0, ..table };
            after.mine.insert(tile);
            self.theirs(after, &left)
        })
    }

    /// It is the other's turn: whatever can be held, whatever can be done with it.
    fn theirs(&mut self, table: Table, deals: &[Deal]) -> bool {
        self.nodes += 1;
        if self.nodes >= MOST_NODES {
            return false;
        }
        let held = deals.iter().fold(0, |all, deal| all | deal.other);
        let fits = table.fits();
        for tile in Tiles(held).and(fits).iter() {
            let laid = Tiles::one(tile).0;
            let these = deals.iter().filter(|deal| deal.other & laid != 0);
            let these: Vec<Deal> = these
                .map(|deal| Deal {
                    other: deal.other & !laid,
                    ..*deal
                })
                .collect();
            for end in table.ends_for(tile) {
                if !self.after_theirs(table.laid(tile, end), &these) {
                    return false;
                }
            }
        }
        let stuck: Vec<Deal> = deals
            .iter()
            .filter(|deal| Tiles(deal.other).and(fits).is_empty())
            .copied()
            .collect();
        let (dry, draws): (Vec<Deal>, Vec<Deal>) = stuck.into_iter().partition(|deal| deal.stock == 0);
        if !dry.is_empty() && !self.passed(table, &dry, Prover::mine) {
            return false;
        }
        // What the other draws nobody sees.
        let drawn = draws.iter().flat_map(|deal| {
            Tiles(deal.stock).iter().map(move |tile| Deal {
                other: deal.other | Tiles::one(tile).0,
                stock: deal.stock & !Tiles::one(tile).0,
            })
        });
        let mut drawn: Vec<Deal> = drawn.collect();
        drawn.sort_unstable();
        drawn.dedup();
        drawn.is_empty() || self.mine(Table { passes: 0, ..table }, &drawn)
    }

    fn after_theirs(&mut self, table: Table, deals: &[Deal]) -> bool {
        if deals.iter().any(|deal| deal.other == 0) {
            return false; // all have as many, so all are out
        }
        if self.is_blocked(&table, deals) {
            return deals.iter().all(|deal| self.is_won(&table, deal));
        }
        self.mine(table, deals)
    }

    fn passed(&mut self, table: Table, deals: &[Deal], then: fn(&mut Prover, Table, &[Deal]) -> bool) -> bool {
        let after = Table {
            passes: table.passes + 1,
            ..table
        };
        if after.passes == 2 {
            return deals.iter().all(|deal| self.is_won(&after, deal));
        }
        then(self, after, deals)
    }

    /// What is not laid is the same in all deals.
    fn is_blocked(&self, table: &Table, deals: &[Deal]) -> bool {
        let hidden = deals.first().map_or(0, |deal| deal.other | deal.stock);
        !self.waits_for_stock && Tiles(hidden).or(table.mine).and(table.fits()).is_empty()
    }

    /// It is over, and nobody is out: she has won who has less left.
    fn is_won(&self, table: &Table, deal: &Deal) -> bool {
        let left = |hand: Tiles| if self.counts_dots { hand.dots() } else { hand.len() };
        left(table.mine) < left(Tiles(deal.other))
    }
}

impl Domino {
    /// Does this hand fit all that is known of this seat?
    fn may_hold(&self, seat: Seat, hand: Tiles) -> bool {
        self.lacks[seat.index()].allow(hand, self.opening)
    }
}

#[cfg(test)]
mod tests {
    use ludo::{Seats, Seed, laws};

    use super::*;
    use crate::{
        bot::solve::{Board, Solver},
        options::Options,
    };

    /// Winning is worth this to the solver of open hands; a shared victory is worth half.
    const WIN: i32 = 1_000;

    /// With an empty stock nothing is hidden, and the search of open hands must agree; otherwise what wins whatever lies
    /// hidden wins with open hands, too.
    #[test]
    fn what_is_sure_wins_with_open_hands() {
        let (mut agreed, mut implied) = (0, 0);
        for seed in 0..400 {
            let opening = Domino::new(&Default::default(), &Options::default(), Seats::new(2));
            laws::play_on(opening, 200, seed, |state| {
                let Some(spot) = Spot::of(state).filter(|spot| spot.deals.len() < 60) else {
                    return;
                };
                let board = Board::of(state, &mut Seed::from_number(seed).thought(0, state.turn));
                let mut lays = Vec::new();
                state.legal(state.turn, &mut lays);
                for action in lays.into_iter().filter(|action| matches!(action, Action::Lay(..))) {
                    let Some(sure) = spot.is_sure(action, state) else {
                        continue;
                    };
                    let wins = Solver::new(state.turn, &state.options).value_after(&board, action) >= WIN;
                    if state.stock.is_empty() {
                        assert_eq!(sure, wins, "{action} in {}", state.position());
                        agreed += 1;
                    } else if sure {
                        assert!(wins, "{action} in {}", state.position());
                        implied += 1;
                    }
                }
            });
        }
        assert!(agreed > 50 && implied > 10, "{agreed} {implied}");
    }
}
