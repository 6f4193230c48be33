//! Patience solved: lays as many squares as it can, all of them if possible (DIAMINO-S7).
//!
//! A layout is built word by word, hard letters first and close together. Then, step by step, a few words are taken off
//! and others built on; what is not clearly worse stays, as in annealing. The same seed and number of steps give the same
//! layout.

use std::sync::Arc;

use lexicon::moves::{Cell, Filler, Grid, Move, Slot, Start, Words, walk};
use ludo::{Luck, Rng};

use crate::{
    bot::burden,
    find::rack,
    judge::{self, Action},
    lay::{self, Lay},
    options::Options,
    piece::{BOX, Board, JOKER, Print, Square, Tiles},
    state::{Diamino, MOST_LIFTED},
    words::Kit,
};

/// With more squares than this a few slots are looked at, with fewer every move.
const FEW_SQUARES: u8 = 9;
/// Slots and words of each that are looked at.
const SLOTS: usize = 14;
const WORDS_A_SLOT: u32 = 60;
/// Jokers wait until so few squares are left that they are needed.
const JOKERS_FROM: u8 = 12;
/// Steps without a better layout before the search goes back to the best, and before it begins anew.
const BACK_AFTER: u32 = 400;
const ANEW_AFTER: u32 = 4_000;

/// Squares on the board and what is left of the box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Row by row.
    pub squares: Vec<Option<Square>>,
    pub hand: Tiles,
}

impl Layout {
    pub fn laid(&self) -> usize {
        self.squares.iter().flatten().count()
    }
}

/// A search for a better layout.
#[derive(Debug)]
pub struct Solver {
    words: Arc<Words>,
    board: &'static Board,
    now: Layout,
    best: Layout,
    steps: u64,
    /// Steps since the best was found, and since the search began anew.
    stale: u32,
    fresh: u32,
}

impl Solver {
    /// From an empty board with these options; only words that bots lay.
    pub fn new(kit: &Kit, options: &Options) -> Solver {
        let layout = Layout {
            squares: vec![None; kit.board(options).cells.len()],
            hand: BOX.tiles,
        };
        Solver::from(kit, options, layout)
    }

    /// From what lies there already.
    pub fn from(kit: &Kit, options: &Options, layout: Layout) -> Solver {
        Solver {
            words: kit.words(options.convention_of_bots()),
            board: kit.board(options),
            best: layout.clone(),
            now: layout,
            steps: 0,
            stale: 0,
            fresh: 0,
        }
    }

    fn of(state: &Diamino) -> Solver {
        let layout = Layout {
            squares: state.squares.clone(),
            hand: state.hand(state.turn),
        };
        Solver::from(&state.kit, &state.options, layout)
    }

    pub fn best(&self) -> &Layout {
        &self.best
    }

    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Takes a few words off and builds on.
    pub fn step<R: Rng + ?Sized>(&mut self, rng: &mut R) {
        self.steps += 1;
        self.stale += 1;
        self.fresh += 1;
        let mut tried = match self.fresh {
            ANEW_AFTER => {
                (self.stale, self.fresh) = (0, 0);
                self.emptied()
            }
            _ => self.now.clone(),
        };
        let anew = tried.laid() == 0;
        if !anew {
            for _ in 0..1 + rng.below(3) {
                self.take_off(&mut tried, rng);
            }
        }
        while let Some(found) = self.choose(&tried, rng) {
            self.lay(&mut tried, &found);
        }
        if anew || trouble(&tried) <= trouble(&self.now) + warmth(rng) {
            self.now = tried;
        }
        if self.now.laid() > self.best.laid() {
            self.best = self.now.clone();
            (self.stale, self.fresh) = (0, 0);
        } else if self.stale.is_multiple_of(BACK_AFTER) && self.fresh > self.stale / 2 {
            self.now = self.best.clone();
        }
    }

    /// Builds on without taking anything off; the first move, and how many squares lie there in the end.
    fn rollout<R: Rng + ?Sized>(&self, mut layout: Layout, rng: &mut R) -> Option<(Lay, usize)> {
        let mut first = None;
        while let Some(found) = self.choose(&layout, rng) {
            first = first.or_else(|| Some(self.laying(&layout, &found)));
            self.lay(&mut layout, &found);
        }
        Some((first?, layout.laid()))
    }

    /// The best of so many tries to build on to the end.
    fn furthest<R: Rng + ?Sized>(&self, tries: usize, rng: &mut R) -> Option<(Lay, usize)> {
        let tried = (0..tries).filter_map(|_| self.rollout(self.now.clone(), rng));
        tried.max_by_key(|(_, laid)| *laid)
    }

    /// Squares without which more could be laid in the end, if some that were tried are; and how many then lie there.
    fn room_for_more<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<(Action, usize)> {
        let mut layout = self.now.clone();
        self.take_off(&mut layout, rng);
        let width = self.board.width;
        let lifted = (0..layout.squares.len()).filter(|&at| layout.squares[at] != self.now.squares[at]);
        let lifted: Vec<(u8, u8)> = lifted.map(|at| ((at % width) as u8, (at / width) as u8)).collect();
        let (_, laid) = self.rollout(layout, rng)?;
        (laid > self.now.laid()).then_some((Action::Lift(lifted), laid))
    }

    fn emptied(&self) -> Layout {
        let mut emptied = self.now.clone();
        (0..emptied.squares.len()).for_each(|at| lift(&mut emptied, at));
        emptied
    }

    fn grid(&self, layout: &Layout) -> Grid {
        let cell = |at: usize| match layout.squares[at] {
            Some(square) => Cell::Letter(square.letter),
            None if self.board.cells[at] == Print::Black => Cell::Wall,
            None => Cell::Free,
        };
        Grid {
            width: self.board.width,
            cells: (0..layout.squares.len()).map(cell).collect(),
        }
    }

    /// The best of some moves; None if there is none at all.
    fn choose<R: Rng + ?Sized>(&self, layout: &Layout, rng: &mut R) -> Option<Move> {
        let squares = layout.hand.total();
        if squares == 0 {
            return None;
        }
        let lines = self.grid(layout).lines(&self.words, Start::Anywhere);
        let mut rack = rack(layout.hand);
        let mut best: Option<(f32, Move)> = None;
        let mut weigh = |found: Move, rng: &mut R| {
            let worth = self.worth(layout, &found) + rng.below(1_000) as f32 / 400.0;
            if best.is_none_or(|(most, _)| most < worth) {
                best = Some((worth, found));
            }
        };
        if squares <= FEW_SQUARES {
            walk(&self.words, &lines, &rack, &mut |found| weigh(found, rng));
            return best.map(|(_, found)| found);
        }
        if squares > JOKERS_FROM {
            rack.jokers = 0;
        }
        let mut slots: Vec<(usize, Slot)> = Vec::new();
        for (number, line) in lines.iter().enumerate() {
            line.slots(rack.total(), |slot| slots.push((number, slot)));
        }
        rng.shuffle(&mut slots);
        let mut filler = Filler::new(&self.words, &rack);
        let mut filled = 0;
        for (number, slot) in slots {
            let count = filler.count(&lines[number], slot);
            if count == 0 {
                continue;
            }
            let (stride, mut at) = (count.div_ceil(WORDS_A_SLOT), 0);
            let offset = rng.below(stride);
            filler.fill(&lines[number], slot, |found| {
                if at % stride == offset {
                    weigh(found, rng);
                }
                at += 1;
            });
            filled += 1;
            if filled == SLOTS {
                break;
            }
        }
        best.map(|(_, found)| found)
    }

    /// Squares laid, close to others, and a hand after it that can still be laid.
    fn worth(&self, layout: &Layout, found: &Move) -> f32 {
        let after = self.hand_after(layout, found);
        let touching = self
            .cells(found)
            .filter(|&(at, _)| layout.squares[at].is_none() && self.has_neighbour_across(layout, at, found.down))
            .count();
        0.35 * f32::from(found.laid) + 1.1 * touching as f32 - 1.6 * burden(after)
    }

    fn has_neighbour_across(&self, layout: &Layout, at: usize, down: bool) -> bool {
        let width = self.board.width;
        let (column, row) = (at % width, at / width);
        let around = if down {
            [(column > 0).then(|| at - 1), (column + 1 < width).then(|| at + 1)]
        } else {
            [
                (row > 0).then(|| at - width),
                (at + width < layout.squares.len()).then(|| at + width),
            ]
        };
        around.into_iter().flatten().any(|next| layout.squares[next].is_some())
    }

    /// The cells of a move and their letters.
    fn cells(&self, found: &Move) -> impl Iterator<Item = (usize, u8)> {
        let step = if found.down { self.board.width } else { 1 };
        let first = usize::from(found.cell);
        let letters = self.words.letters(found.length, found.word);
        letters
            .iter()
            .enumerate()
            .map(move |(i, &letter)| (first + i * step, letter))
    }

    fn hand_after(&self, layout: &Layout, found: &Move) -> Tiles {
        let mut hand = layout.hand;
        for (_, letter) in self.cells(found).filter(|(at, _)| layout.squares[*at].is_none()) {
            let kind = if hand.count(letter.into()) > 0 {
                letter.into()
            } else {
                JOKER
            };
            hand.0[kind] = hand.0[kind].saturating_sub(1);
        }
        hand
    }

    fn laying(&self, layout: &Layout, found: &Move) -> Lay {
        let cells: Vec<(usize, u8)> = self.cells(found).collect();
        let letters: Vec<u8> = cells.iter().map(|(_, letter)| *letter).collect();
        let first = usize::from(found.cell);
        Lay {
            column: (first % self.board.width) as u8,
            row: (first / self.board.width) as u8,
            down: found.down,
            word: judge::squares(&letters, layout.hand, |i| layout.squares[cells[i].0].is_some()),
        }
    }

    fn lay(&self, layout: &mut Layout, found: &Move) {
        let squares = self.laying(layout, found).word;
        layout.hand = self.hand_after(layout, found);
        for ((at, _), square) in self.cells(found).zip(squares) {
            layout.squares[at].get_or_insert(square);
        }
    }

    /// Takes a word off, or what lies in a corner of the board, and whatever cannot stay without it.
    fn take_off<R: Rng + ?Sized>(&self, layout: &mut Layout, rng: &mut R) {
        let width = self.board.width;
        let lying: Vec<usize> = (0..layout.squares.len())
            .filter(|at| layout.squares[*at].is_some())
            .collect();
        let Some(&at) = rng.pick(&lying) else { return };
        let down = rng.below(2) == 0;
        let cells: Vec<usize> = if rng.below(3) == 0 {
            let near =
                |other: usize| (other % width).abs_diff(at % width) < 2 && (other / width).abs_diff(at / width) < 2;
            lying.into_iter().filter(|other| near(*other)).collect()
        } else {
            let (first, letters) = lay::run(&layout.squares, width, at, down);
            let step = if down { width } else { 1 };
            let crossed = |cell: usize| lay::run(&layout.squares, width, cell, !down).1.len() > 1;
            let cells = (0..letters.len()).map(|i| first + i * step);
            cells.filter(|cell| !crossed(*cell)).collect()
        };
        for cell in cells {
            lift(layout, cell);
        }
        self.tidy(layout);
    }

    /// Takes off what is no word any more and what hangs on to nothing; the largest part stays.
    fn tidy(&self, layout: &mut Layout) {
        let width = self.board.width;
        loop {
            let mut wrong = Vec::new();
            for at in (0..layout.squares.len()).filter(|at| layout.squares[*at].is_some()) {
                let runs = [false, true].map(|down| lay::run(&layout.squares, width, at, down).1);
                let alone = runs.iter().all(|letters| letters.len() < 2);
                let is_word = |letters: &Vec<u8>| letters.len() < 2 || self.words.place(letters).is_some();
                if alone || !runs.iter().all(is_word) {
                    wrong.push(at);
                }
            }
            if wrong.is_empty() {
                break;
            }
            for at in wrong {
                lift(layout, at);
            }
        }
        let parts = parts(&layout.squares, width);
        let Some(largest) = parts.iter().map(Vec::len).max() else {
            return;
        };
        let mut kept = false;
        for part in parts {
            if part.len() == largest && !std::mem::replace(&mut kept, true) {
                continue;
            }
            part.into_iter().for_each(|at| lift(layout, at));
        }
    }
}

fn lift(layout: &mut Layout, at: usize) {
    if let Some(square) = layout.squares[at].take() {
        layout.hand = layout.hand.with(Tiles::one(square.kind()));
    }
}

/// The squares that hang together, part by part.
fn parts(squares: &[Option<Square>], width: usize) -> Vec<Vec<usize>> {
    let mut left: Vec<bool> = squares.iter().map(Option::is_some).collect();
    let mut parts = Vec::new();
    for first in 0..squares.len() {
        if !std::mem::replace(&mut left[first], false) {
            continue;
        }
        let (mut part, mut next) = (vec![first], 0);
        while let Some(&at) = part.get(next) {
            next += 1;
            for neighbour in lay::neighbours(at, width, squares.len()) {
                if std::mem::replace(&mut left[neighbour], false) {
                    part.push(neighbour);
                }
            }
        }
        parts.push(part);
    }
    parts
}

/// How far a layout is from done: squares left, hard ones more than others.
fn trouble(layout: &Layout) -> f32 {
    f32::from(layout.hand.total()) + 0.25 * burden(layout.hand)
}

/// How much worse a layout may be and still stay: mostly nothing, seldom a lot.
fn warmth<R: Rng + ?Sized>(rng: &mut R) -> f32 {
    let share = (1 + rng.below(1_000)) as f32 / 1_000.0;
    -0.45 * share.ln()
}

/// How often a hint looks to the end; and where nothing more can be laid, how often it tries to make room.
pub(crate) const ROLLOUTS: usize = 8;
const TRIES: usize = 30;

/// The move after which most squares could be laid, of so many that were tried to the end, and how many. Where nothing can be laid
/// any more, what to take back so that more can.
pub(crate) fn advised<R: Rng + ?Sized>(state: &Diamino, tries: usize, rng: &mut R) -> Option<(Action, usize)> {
    let solver = Solver::of(state);
    let best = solver.furthest(tries, rng);
    best.map(|(first, laid)| (Action::Lay(first), laid)).or_else(|| {
        let tries = if state.lifted < MOST_LIFTED { TRIES } else { 0 };
        (0..tries).find_map(|_| solver.room_for_more(rng))
    })
}

/// How many squares came to lie there, the best of so many tries to the end.
pub(crate) fn reach<R: Rng + ?Sized>(state: &Diamino, tries: usize, rng: &mut R) -> usize {
    let solver = Solver::of(state);
    let furthest = solver.furthest(tries, rng);
    furthest.map_or(solver.now.laid(), |(_, laid)| laid)
}
