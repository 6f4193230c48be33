//! The board as a generator of moves sees it: letters, free cells and walls, and the lines and slots they make.

use crate::{graph::Symbol, moves::Words};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    Free,
    Wall,
    /// 0 is A.
    Letter(Symbol),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    pub width: usize,
    /// Row by row.
    pub cells: Vec<Cell>,
}

/// Where a word may go while nothing lies on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    Anywhere,
    /// It begins on this cell and is no longer than this.
    At {
        cell: u16,
        longest: u8,
    },
}

/// What a player can lay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rack {
    pub letters: [u8; 26],
    pub jokers: u8,
}

impl Rack {
    pub fn total(&self) -> u32 {
        self.letters.iter().chain([&self.jokers]).map(|&n| u32::from(n)).sum()
    }

    /// All, if there is a joker.
    pub(crate) fn letters_it_can_lay(&self) -> u32 {
        let own = self.letters.iter().zip(0..).filter(|(count, _)| **count > 0);
        let own = own.fold(0, |set, (_, letter)| set | 1 << letter);
        if self.jokers > 0 { ANY } else { own }
    }
}

/// All letters.
pub(crate) const ANY: u32 = (1 << 26) - 1;

/// A row or a column, with what may be laid on each of its cells.
#[derive(Clone, Debug)]
pub struct Line {
    pub down: bool,
    /// The places of its cells on the board.
    pub places: Vec<u16>,
    pub cells: Vec<Cell>,
    /// On a free cell, the letters that make a word across, too (all, if nothing touches it there).
    pub(crate) fits: Vec<u32>,
    /// A free cell with a neighbour across.
    touches: Vec<bool>,
    /// Nothing lies on the board yet.
    start: Option<Start>,
}

/// A stretch of a line where a word can stand: free before and after, and hanging on to what lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    pub from: u8,
    pub length: u8,
    /// Its free cells.
    pub laid: u8,
}

impl Grid {
    pub fn height(&self) -> usize {
        self.cells.len() / self.width
    }

    pub fn is_empty(&self) -> bool {
        !self.cells.iter().any(|cell| matches!(cell, Cell::Letter(_)))
    }

    /// All rows, then all columns.
    pub fn lines(&self, words: &Words, start: Start) -> Vec<Line> {
        let (width, height) = (self.width, self.height());
        let rows = (0..height).map(|row| (false, (0..width).map(|column| row * width + column).collect::<Vec<_>>()));
        let columns = (0..width).map(|column| (true, (0..height).map(|row| row * width + column).collect()));
        let start = self.is_empty().then_some(start);
        rows.chain(columns)
            .map(|(down, places)| self.line(words, start, down, &places))
            .collect()
    }

    fn line(&self, words: &Words, start: Option<Start>, down: bool, places: &[usize]) -> Line {
        let mut line = Line {
            down,
            places: places.iter().map(|&place| place as u16).collect(),
            cells: places.iter().map(|&place| self.cells[place]).collect(),
            fits: vec![ANY; places.len()],
            touches: vec![false; places.len()],
            start,
        };
        for (i, &place) in places.iter().enumerate().filter(|(i, _)| line.cells[*i] == Cell::Free) {
            let (before, after) = (self.run(place, !down, false), self.run(place, !down, true));
            if !before.is_empty() || !after.is_empty() {
                line.touches[i] = true;
                line.fits[i] = words.between(before.iter().rev().copied(), &after);
            }
        }
        line
    }

    /// The letters next to a cell, from the cell away.
    fn run(&self, place: usize, down: bool, forward: bool) -> Vec<Symbol> {
        let (row, column) = (place / self.width, place % self.width);
        let steps = match (down, forward) {
            (false, false) => column,
            (false, true) => self.width - 1 - column,
            (true, false) => row,
            (true, true) => self.height() - 1 - row,
        };
        let step = if down { self.width } else { 1 };
        let at = |n: usize| if forward { place + n * step } else { place - n * step };
        let letters = (1..=steps).map_while(|n| match self.cells[at(n)] {
            Cell::Letter(letter) => Some(letter),
            _ => None,
        });
        letters.collect()
    }
}

impl Line {
    fn is_letter(&self, i: usize) -> bool {
        matches!(self.cells.get(i), Some(Cell::Letter(_)))
    }

    /// A word can begin here: nothing stands before it.
    pub(crate) fn can_begin(&self, from: usize) -> bool {
        let begins = self.cells[from] != Cell::Wall && (from == 0 || !self.is_letter(from - 1));
        match self.start {
            Some(Start::At { cell, .. }) => begins && self.places[from] == cell,
            _ => begins,
        }
    }

    /// A word can end before this cell: nothing stands there.
    pub(crate) fn can_end(&self, end: usize) -> bool {
        !self.is_letter(end)
    }

    pub(crate) fn longest(&self) -> usize {
        match self.start {
            Some(Start::At { longest, .. }) => usize::from(longest),
            _ => self.cells.len(),
        }
    }

    /// A word that covers this cell hangs on to what lies there; or nothing lies anywhere yet.
    pub(crate) fn hangs_on(&self, i: usize) -> bool {
        self.start.is_some() || self.touches[i] || self.is_letter(i)
    }

    /// Every slot that so many squares can fill.
    pub fn slots(&self, squares: u32, mut visit: impl FnMut(Slot)) {
        for from in (0..self.cells.len()).filter(|from| self.can_begin(*from)) {
            let (mut laid, mut hangs) = (0, false);
            for at in from..self.cells.len().min(from + self.longest()) {
                // Nothing fits on a cell that makes no word across, or on a wall; and the rack has an end.
                let free = self.cells[at] == Cell::Free;
                laid += u8::from(free);
                if self.cells[at] == Cell::Wall || (free && self.fits[at] == 0) || u32::from(laid) > squares {
                    break;
                }
                hangs |= self.hangs_on(at);
                let length = (at + 1 - from) as u8;
                if hangs && laid > 0 && length > 1 && self.can_end(at + 1) {
                    visit(Slot {
                        from: from as u8,
                        length,
                        laid,
                    });
                }
            }
        }
    }
}
