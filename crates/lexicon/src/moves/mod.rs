//! Every way to lay a word: for bots and for hints. The rules judge a move and never list any.
//!
//! Two ways to find them, each the other's check. The word graph is followed along a line from every place where a word
//! can begin ([`walk`]): quick while the rack is small and prunes a lot. The slots of the board are listed, and all words
//! are held against each at once as bits ([`fill`]): its cost hardly depends on the rack, up to forty squares and two
//! jokers.

mod fill;
mod grid;
mod lists;
mod walk;

pub use fill::Filler;
pub use grid::{Cell, Grid, Line, Rack, Slot, Start};
pub use lists::Words;
pub use walk::walk;

/// A word in a slot: whatever lies there already fits, and the rack (with jokers where a letter lacks) has the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where it begins: row × width + column.
    pub cell: u16,
    pub down: bool,
    pub length: u8,
    /// How many squares are laid.
    pub laid: u8,
    /// Its place among the words of this length.
    pub word: u32,
}

/// Up to this many squares, without jokers, the word graph is quicker (`ludo-bench moves`).
const SMALL_RACK: u32 = 12;

/// All moves of a rack on a grid, by the way that suits the rack.
pub fn all(words: &Words, grid: &Grid, rack: &Rack, start: Start) -> Vec<Move> {
    let lines = grid.lines(words, start);
    let mut moves = Vec::new();
    if rack.jokers == 0 && rack.total() <= SMALL_RACK {
        walk(words, &lines, rack, &mut |found| moves.push(found));
    } else {
        let mut filler = Filler::new(words, rack);
        for line in &lines {
            line.slots(rack.total(), |slot| filler.fill(line, slot, |found| moves.push(found)));
        }
    }
    moves
}
