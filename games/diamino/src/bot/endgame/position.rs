//! The end of a game as the search sees it: squares, two hands and whose turn it is, changed and changed back in place.

use std::sync::Arc;

use lexicon::moves::{Cell, Grid, Move, Start, Words, walk};

use crate::{
    bot::{Prints, endgame::bounds::Bounds},
    find::rack,
    lay,
    piece::{Board, JOKER, Kind, Print, Square, Tiles},
    score::END_BONUS,
    state::{Diamino, IDLE_ROUNDS},
};

/// More than any game is worth.
pub(super) const MOST: i32 = 10_000;

#[derive(Clone)]
pub(super) struct Position {
    words: Arc<Words>,
    board: &'static Board,
    reds: Vec<usize>,
    word_score: bool,
    /// Row by row.
    squares: Vec<Option<Square>>,
    hands: [Tiles; 2],
    turns: Turns,
    /// Of squares and hands.
    key: u64,
}

/// Whose turn it is, and for how long nobody has laid anything.
#[derive(Clone, Copy)]
struct Turns {
    whose: usize,
    passes: u8,
    idle: u8,
    skips: [bool; 2],
}

/// A word that can be laid, how promising that is, and the key of what then lies there.
#[derive(Clone, Copy)]
pub(super) struct Way {
    pub found: Move,
    pub promise: i32,
    pub key: u64,
}

/// What a move brings to who makes it, and what is needed to take it back.
pub(super) struct Made {
    pub gain: i32,
    pub over: bool,
    hand: Tiles,
    turns: Turns,
    key: u64,
    /// Which letters of the word were laid, by bits.
    laid: u32,
}

impl Position {
    pub fn of(state: &Diamino) -> Position {
        let board = state.board();
        let mut position = Position {
            words: state.kit.words(state.options.convention_of_bots()),
            board,
            reds: (0..board.cells.len())
                .filter(|at| state.print(*at) == Print::Red)
                .collect(),
            word_score: state.options.word_score,
            squares: state.squares.clone(),
            hands: [state.hands[0], state.hands[1]],
            turns: Turns {
                whose: state.turn.index(),
                passes: state.passes,
                idle: state.idle,
                skips: [0, 1].map(|at| state.skips.iter().any(|seat| seat.index() == at)),
            },
            key: 0,
        };
        // What lies there from the start is the same all through the search.
        for (player, hand) in position.hands.iter().enumerate() {
            position.key ^= (0..=JOKER).fold(0, |key, kind| key ^ holds(player, kind, hand.count(kind)));
        }
        position
    }

    pub fn whose(&self) -> usize {
        self.turns.whose
    }

    pub fn squares_held(&self) -> u32 {
        self.hands.iter().map(|hand| u32::from(hand.total())).sum()
    }

    /// Of everything that decides how the game can go on.
    pub fn key(&self) -> u64 {
        let Turns {
            whose,
            passes,
            idle,
            skips,
        } = self.turns;
        let turns = whose as u64 | u64::from(passes) << 8 | u64::from(idle) << 16;
        self.key ^ mixed(1 << 63 | turns | u64::from(skips[0]) << 24 | u64::from(skips[1]) << 25)
    }

    /// What the game can still bring to whose turn it is, without looking at any move. Neither gets less than by passing all
    /// the time; and against somebody who does, nothing is better than every red devil that is left, and then a black cell.
    pub fn bounds(&self) -> Bounds {
        let (mine, hers) = (self.turns.whose, 1 - self.turns.whose);
        let mut bounds = Bounds {
            least: -self.most(hers),
            likely: self.expected(mine),
            most: self.most(mine),
        };
        if self.passing_ends() {
            bounds.least = bounds.least.max(self.if_blocked());
        }
        bounds.likely = bounds.likely.clamp(bounds.least, bounds.most);
        bounds
    }

    fn most(&self, player: usize) -> i32 {
        if self.word_score {
            return MOST;
        }
        let reds = self.reds.iter().filter(|at| self.squares[**at].is_none()).count();
        let reds = reds.min(self.hands[player].total().into()) as i32;
        10 * reds + 2 * END_BONUS + 2 * self.hands[1 - player].value()
    }

    /// What the hands will be worth, before anybody knows who goes out: squares that cannot be laid cost, and whoever has
    /// fewer is nearer to the bonus.
    fn expected(&self, player: usize) -> i32 {
        let burden = |hand: Tiles| 2 * hand.value() + 3 * i32::from(hand.total());
        (burden(self.hands[1 - player]) - burden(self.hands[player])) / 2
    }

    fn passing_ends(&self) -> bool {
        self.turns.passes + 1 >= 2 || self.turns.idle + 1 >= 2 * IDLE_ROUNDS
    }

    /// Each deducts what she holds (DIAMINO-M6h).
    fn if_blocked(&self) -> i32 {
        self.hands[1 - self.turns.whose].value() - self.hands[self.turns.whose].value()
    }

    fn step(&self, found: &Move) -> usize {
        if found.down { self.board.width } else { 1 }
    }

    /// Every word that can be laid, the most promising first; those that lead to the same only once.
    pub fn ways(&self) -> Vec<Way> {
        let cell = |square: &Option<Square>| square.map_or(Cell::Free, |square| Cell::Letter(square.letter));
        let grid = Grid {
            width: self.board.width,
            cells: self.squares.iter().map(cell).collect(),
        };
        // Nobody comes to an end without a square on the board, but a position set up by hand may.
        let start = Start::At {
            cell: self.board.depart as u16,
            longest: crate::state::LONGEST_OPENING as u8,
        };
        let lines = grid.lines(&self.words, start);
        let mut ways = Vec::new();
        walk(&self.words, &lines, &rack(self.hands[self.turns.whose]), &mut |found| {
            ways.extend(self.weighed(&found));
        });
        ways.sort_unstable_by_key(|way| (-way.promise, way.key, way.found));
        ways.dedup_by_key(|way| way.key);
        ways
    }

    /// None if the hand has not the squares for it, or it covers a black cell and may not.
    fn weighed(&self, found: &Move) -> Option<Way> {
        let (player, step) = (self.turns.whose, self.step(found));
        let before = self.hands[player];
        let (mut hand, mut key, mut prints) = (before, self.key, Prints::default());
        for (i, &letter) in self.words.letters(found.length, found.word).iter().enumerate() {
            let at = usize::from(found.cell) + i * step;
            if self.squares[at].is_none() {
                let square = take(&mut hand, letter)?;
                key ^= lies(at, square) ^ held_one_less(player, square.kind(), hand);
                prints = prints.with(self.board.cells[at]);
            }
        }
        let last = hand.is_empty();
        if prints.black > u8::from(last) {
            return None;
        }
        let bonus = i32::from(last) * (1_000 + END_BONUS * i32::from(prints.black));
        let value = before.value() - hand.value();
        let laid = i32::from(before.total() - hand.total());
        Some(Way {
            found: *found,
            promise: bonus + devils(prints) + 2 * value + 3 * laid,
            key,
        })
    }

    /// The same for a word that could be laid elsewhere in the search, if it can be laid here.
    pub fn still(&self, found: &Move) -> Option<Way> {
        let (first, step, width) = (usize::from(found.cell), self.step(found), self.board.width);
        let letters = self.words.letters(found.length, found.word);
        let (mut hangs, mut after) = (false, None);
        for (i, &letter) in letters.iter().enumerate() {
            let at = first + i * step;
            match self.squares[at] {
                Some(square) if square.letter == letter => hangs = true,
                Some(_) => return None,
                None => {
                    let after = after.get_or_insert_with(|| self.squares.clone());
                    after[at] = Some(Square { letter, joker: false });
                    let across = lay::run(after, width, at, !found.down).1;
                    if across.len() > 1 {
                        self.words.place(&across)?;
                        hangs = true;
                    }
                }
            }
        }
        let (begins, whole) = lay::run(&after?, width, first, found.down);
        let alone = begins == first && whole.len() == letters.len();
        if hangs && alone { self.weighed(found) } else { None }
    }

    /// Lays a word, or passes.
    pub fn make(&mut self, found: Option<&Move>) -> Made {
        let player = self.turns.whose;
        let mut made = Made {
            gain: 0,
            over: false,
            hand: self.hands[player],
            turns: self.turns,
            key: self.key,
            laid: 0,
        };
        match found {
            Some(found) => self.lay(found, &mut made),
            None if self.passing_ends() => {
                made.gain = self.if_blocked();
                made.over = true;
            }
            None => {
                self.turns.passes += 1;
                self.turns.idle += 1;
            }
        }
        self.turns.next();
        made
    }

    fn lay(&mut self, found: &Move, made: &mut Made) {
        let (player, step) = (self.turns.whose, self.step(found));
        let words = self.words.clone();
        let (mut prints, mut cells) = (Prints::default(), Vec::new());
        for (i, &letter) in words.letters(found.length, found.word).iter().enumerate() {
            let at = usize::from(found.cell) + i * step;
            if self.squares[at].is_none() {
                let square = take(&mut self.hands[player], letter).expect("a way that was weighed");
                self.squares[at] = Some(square);
                self.key ^= lies(at, square) ^ held_one_less(player, square.kind(), self.hands[player]);
                prints = prints.with(self.board.cells[at]);
                made.laid |= 1 << i;
                if self.word_score {
                    cells.push((at, square));
                }
            }
        }
        (self.turns.passes, self.turns.idle) = (0, 0);
        made.gain = devils(prints);
        if self.word_score {
            made.gain += lay::word_points(&self.squares, self.board.width, &cells, found.down);
        }
        if self.hands[player].is_empty() {
            // What the other holds she loses, and who goes out is given it (DIAMINO-M6d, DIAMINO-M6e).
            made.gain += END_BONUS * (1 + i32::from(prints.black)) + 2 * self.hands[1 - player].value();
            made.over = true;
        }
    }

    pub fn take_back(&mut self, found: Option<&Move>, made: &Made) {
        if let Some(found) = found {
            let step = self.step(found);
            for i in (0..usize::from(found.length)).filter(|i| made.laid & 1 << i != 0) {
                self.squares[usize::from(found.cell) + i * step] = None;
            }
        }
        self.hands[made.turns.whose] = made.hand;
        (self.turns, self.key) = (made.turns, made.key);
    }
}

impl Turns {
    /// The other's turn, unless she loses it.
    fn next(&mut self) {
        self.whose = 1 - self.whose;
        while std::mem::take(&mut self.skips[self.whose]) {
            self.idle += 1;
            self.passes = 0;
            self.whose = 1 - self.whose;
        }
    }
}

/// Ten for a red devil; five for the other for a green one, which is as good as five less (DIAMINO-M5f, DIAMINO-M5h).
fn devils(prints: Prints) -> i32 {
    10 * i32::from(prints.red) - 5 * i32::from(prints.green)
}

/// The square for a letter, out of a hand: a joker only where the letter lacks. Keeping the joker is never worse, as it
/// counts nothing and can be any letter.
fn take(hand: &mut Tiles, letter: u8) -> Option<Square> {
    let joker = hand.count(letter.into()) == 0;
    let square = Square { letter, joker };
    hand.0[square.kind()] = hand.0[square.kind()].checked_sub(1)?;
    Some(square)
}

fn lies(at: usize, square: Square) -> u64 {
    mixed((at as u64) << 8 | u64::from(square.letter) << 1 | u64::from(square.joker))
}

fn holds(player: usize, kind: Kind, count: u8) -> u64 {
    mixed(1 << 32 | (player as u64) << 16 | (kind as u64) << 8 | u64::from(count))
}

/// What changes in the key when a square has left this hand.
fn held_one_less(player: usize, kind: Kind, hand: Tiles) -> u64 {
    holds(player, kind, hand.count(kind)) ^ holds(player, kind, hand.count(kind) + 1)
}

/// Bits well mixed (the finaliser of SplitMix64): different things, different keys.
fn mixed(x: u64) -> u64 {
    let x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}
