//! Moves by following the word graph along each line, from every cell where a word can begin.

use crate::{
    graph::{Graph, Node, Symbol},
    moves::{Cell, Line, Move, Rack, Words},
};

/// Calls `found` for every move.
pub fn walk(words: &Words, lines: &[Line], rack: &Rack, found: &mut impl FnMut(Move)) {
    let graph = words.graph();
    for line in lines {
        for from in (0..line.cells.len()).filter(|from| line.can_begin(*from)) {
            let Some(needed) = squares_to_contact(line, from) else {
                continue;
            };
            if needed <= rack.total() {
                let mut walker = Walker {
                    graph,
                    line,
                    from,
                    rack: *rack,
                    word: Vec::with_capacity(line.cells.len()),
                    laid: 0,
                    found: &mut |word: &[Symbol], laid| {
                        found(Move {
                            cell: line.places[from],
                            down: line.down,
                            length: word.len() as u8,
                            laid,
                            word: words.place(word).expect("the graph holds the words of the lists"),
                        });
                    },
                };
                walker.step(graph.root(), false, false);
            }
        }
    }
}

/// How many squares a word that begins here needs before it hangs on to what lies there; None if it cannot.
fn squares_to_contact(line: &Line, from: usize) -> Option<u32> {
    let mut squares = 0;
    for at in from..line.cells.len().min(from + line.longest()) {
        match line.cells[at] {
            Cell::Wall => return None,
            Cell::Free => squares += 1,
            Cell::Letter(_) => {}
        }
        if line.hangs_on(at) {
            return Some(squares);
        }
    }
    None
}

struct Walker<'a, F> {
    graph: Graph<'a>,
    line: &'a Line,
    from: usize,
    rack: Rack,
    word: Vec<Symbol>,
    laid: u8,
    found: F,
}

impl<F: FnMut(&[Symbol], u8)> Walker<'_, F> {
    /// The word so far leads to this node; goes on to the next cell.
    fn step(&mut self, node: Node, ends: bool, hangs: bool) {
        let at = self.from + self.word.len();
        if ends && hangs && self.laid > 0 && self.word.len() > 1 && self.line.can_end(at) {
            (self.found)(&self.word, self.laid);
        }
        if at == self.line.cells.len() || self.word.len() == self.line.longest() {
            return;
        }
        let hangs = hangs || self.line.hangs_on(at);
        match self.line.cells[at] {
            Cell::Wall => {}
            Cell::Letter(letter) => {
                if let Some(arrow) = self.graph.follow(node, letter) {
                    self.word.push(letter);
                    self.step(arrow.target(), arrow.ends(), hangs);
                    self.word.pop();
                }
            }
            Cell::Free => {
                let graph = self.graph;
                for arrow in graph.arrows(node) {
                    let letter = usize::from(arrow.symbol());
                    if self.line.fits[at] & 1 << letter == 0 {
                        continue;
                    }
                    // A joker only where the letter lacks: nothing is won by keeping the letter instead.
                    let by_joker = self.rack.letters[letter] == 0;
                    if by_joker && self.rack.jokers == 0 {
                        continue;
                    }
                    *self.square(letter, by_joker) -= 1;
                    self.laid += 1;
                    self.word.push(arrow.symbol());
                    self.step(arrow.target(), arrow.ends(), hangs);
                    self.word.pop();
                    self.laid -= 1;
                    *self.square(letter, by_joker) += 1;
                }
            }
        }
    }

    fn square(&mut self, letter: usize, by_joker: bool) -> &mut u8 {
        if by_joker {
            &mut self.rack.jokers
        } else {
            &mut self.rack.letters[letter]
        }
    }
}
