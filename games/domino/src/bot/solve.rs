//! The traditional game with all hands open, played to its end without mistakes: by the player who asks, and by all
//! others against her.

use ludo::{Luck, Rng, Seat};

use crate::{
    chain::End,
    judge::Action,
    options::{Count, Options},
    piece::{TILES, Tile, Tiles},
    state::{Domino, MOST_SEATS},
};

/// A world: hands, ends, and the order in which the stock will be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    hands: [Tiles; MOST_SEATS],
    ends: [u8; 2],
    turn: u8,
    passes: u8,
    seats: u8,
    stock: [u8; TILES],
    left: u8,
}

impl Board {
    /// What is hidden in a stock gets some order.
    pub fn of<R: Rng + ?Sized>(state: &Domino, rng: &mut R) -> Board {
        let mut order: Vec<u8> = state.stock.iter().map(|tile| tile.index() as u8).collect();
        rng.shuffle(&mut order);
        let mut stock = [0; TILES];
        stock[..order.len()].copy_from_slice(&order);
        Board {
            hands: state.hands,
            ends: End::BOTH.map(|end| state.chain.number(end)),
            turn: state.turn.index() as u8,
            passes: state.passes,
            seats: state.seats.count() as u8,
            stock,
            left: order.len() as u8,
        }
    }

    fn unlaid(&self) -> Tiles {
        let held = self.hands.iter().fold(Tiles::NONE, |all, &hand| all.or(hand));
        let stock = self.stock[..usize::from(self.left)].iter();
        stock.fold(held, |all, &tile| all.or(Tiles(1 << tile)))
    }

    #[inline]
    fn next(&mut self) {
        self.turn = if self.turn + 1 == self.seats { 0 } else { self.turn + 1 };
    }
}

/// Winning is worth this, and each point that the losers are left with one more.
const WIN: i32 = 1_000;

#[derive(Debug)]
pub struct Solver {
    me: u8,
    counts_dots: bool,
    waits_for_stock: bool,
    /// Positions looked at so far.
    pub nodes: u64,
}

impl Solver {
    pub fn new(me: Seat, options: &Options) -> Solver {
        Solver {
            me: me.index() as u8,
            counts_dots: options.count == Count::Dots,
            waits_for_stock: options.blocked_only_when_stock_empty,
            nodes: 0,
        }
    }

    /// What it is worth to me if I do this now: above zero is won, below is lost.
    pub(crate) fn value_after(&mut self, board: &Board, action: Action) -> i32 {
        let (low, high) = (-i32::MAX, i32::MAX);
        match action {
            Action::Lay(tile, Some(end)) => self.after_lay(board, board.unlaid(), tile, end as usize, low, high),
            _ => self.value(board, board.unlaid(), low, high),
        }
    }

    /// The value of this position.
    pub fn solve(&mut self, board: &Board) -> i32 {
        self.value(board, board.unlaid(), -i32::MAX, i32::MAX)
    }

    fn value(&mut self, board: &Board, unlaid: Tiles, mut low: i32, mut high: i32) -> i32 {
        self.nodes += 1;
        let hand = board.hands[usize::from(board.turn)];
        let fits = board.ends.map(|number| hand.and(Tiles::with_number(number)));
        if fits[0].or(fits[1]).is_empty() {
            return self.after_no_lay(board, unlaid, low, high);
        }
        let mine = board.turn == self.me;
        let mut best = if mine { -i32::MAX } else { i32::MAX };
        // Equal ends are one.
        let ends = if board.ends[0] == board.ends[1] { 1 } else { 2 };
        for (end, fitting) in fits.into_iter().enumerate().take(ends) {
            for tile in fitting.iter() {
                let value = self.after_lay(board, unlaid, tile, end, low, high);
                if mine {
                    best = best.max(value);
                    low = low.max(best);
                } else {
                    best = best.min(value);
                    high = high.min(best);
                }
                if low >= high {
                    return best;
                }
            }
        }
        best
    }

    #[inline]
    fn after_lay(&mut self, board: &Board, unlaid: Tiles, tile: Tile, end: usize, low: i32, high: i32) -> i32 {
        let mut next = *board;
        let seat = usize::from(board.turn);
        next.hands[seat].remove(tile);
        next.ends[end] = tile.other(board.ends[end]);
        next.passes = 0;
        let unlaid = unlaid.without(Tiles::one(tile));
        if next.hands[seat].is_empty() {
            return self.ended(&next);
        }
        let wanted = Tiles::with_number(next.ends[0]).or(Tiles::with_number(next.ends[1]));
        if unlaid.and(wanted).is_empty() && !self.waits_for_stock {
            return self.ended(&next);
        }
        next.next();
        self.value(&next, unlaid, low, high)
    }

    fn after_no_lay(&mut self, board: &Board, unlaid: Tiles, low: i32, high: i32) -> i32 {
        let mut next = *board;
        if next.left > 0 {
            next.left -= 1;
            let drawn = next.stock[usize::from(next.left)];
            next.hands[usize::from(next.turn)].0 |= 1 << drawn;
            next.passes = 0;
        } else {
            next.passes += 1;
            if next.passes == next.seats {
                return self.ended(&next);
            }
        }
        next.next();
        self.value(&next, unlaid, low, high)
    }

    /// The game is over: who has the least has won. A hand that is empty has least of all.
    fn ended(&self, board: &Board) -> i32 {
        let left = |hand: Tiles| {
            let points = if self.counts_dots { hand.dots() } else { hand.len() };
            points as i32 + i32::from(!hand.is_empty())
        };
        let hands = &board.hands[..usize::from(board.seats)];
        let mine = left(board.hands[usize::from(self.me)]);
        let others = || {
            let others = hands.iter().enumerate().filter(|(i, _)| *i != usize::from(self.me));
            others.map(|(_, &hand)| left(hand))
        };
        match others().min() {
            Some(least) if mine < least => WIN + others().sum::<i32>(),
            Some(least) if mine == least => WIN / 2,
            _ => -WIN - mine,
        }
    }
}
