//! Moves by following the word graph along each line, from every cell where a word can begin.
//!
//! Before a word reaches what lies there it goes over cells where any letter may stand. What the rack can write there depends
//! on the rack alone, so such beginnings are followed once for all lines together; each goes on along the lines where
//! it would have come so far.

use crate::{
    graph::{Graph, Node, Symbol},
    moves::{Cell, Line, Move, Rack, Words, lists::LONGEST},
};

/// Calls `found` for every move.
pub fn walk(words: &Words, lines: &[Line], rack: &Rack, found: &mut impl FnMut(Move)) {
    let mut walker = Walker {
        words,
        graph: words.graph(),
        rack: *rack,
        word: [0; LONGEST],
        length: 0,
        laid: 0,
        found,
    };
    let starts = Starts::of(lines, rack);
    walker.begin(walker.graph.root(), &starts);
}

/// A cell where a word can begin, so many free cells before it meets what lies there.
struct Start<'a> {
    line: &'a Line,
    from: usize,
    /// The letters with which a word can go on where it meets something.
    meets: u32,
}

/// All starts, by their free cells; for each number also what any of them goes on with.
#[derive(Default)]
struct Starts<'a> {
    after: Vec<(u32, Vec<Start<'a>>)>,
}

impl<'a> Starts<'a> {
    fn of(lines: &'a [Line], rack: &Rack) -> Starts<'a> {
        let mut starts = Starts::default();
        for line in lines {
            for from in (0..line.cells.len()).filter(|from| line.can_begin(*from)) {
                let Some(contact) = contact(line, from) else { continue };
                let (free, meets) = (contact - from, goes_on(line, contact, rack));
                if meets != 0 && free <= rack.total() as usize {
                    if starts.after.len() <= free {
                        starts.after.resize_with(free + 1, Default::default);
                    }
                    let (any, all) = &mut starts.after[free];
                    *any |= meets;
                    all.push(Start { line, from, meets });
                }
            }
        }
        starts
    }
}

/// Where a word that begins here first hangs on to what lies there; None if it cannot.
fn contact(line: &Line, from: usize) -> Option<usize> {
    (from..line.cells.len().min(from + line.longest()))
        .take_while(|&at| line.cells[at] != Cell::Wall)
        .find(|&at| line.hangs_on(at))
}

/// The letters that can stand on a cell.
fn goes_on(line: &Line, at: usize, rack: &Rack) -> u32 {
    match line.cells[at] {
        Cell::Wall => 0,
        Cell::Letter(letter) => 1 << letter,
        Cell::Free => line.fits[at] & rack.letters_it_can_lay(),
    }
}

struct Walker<'a, F> {
    words: &'a Words,
    graph: Graph<'a>,
    rack: Rack,
    word: [Symbol; LONGEST],
    length: usize,
    laid: u8,
    found: F,
}

impl<F: FnMut(Move)> Walker<'_, F> {
    /// The rack has written the beginning of a word, which leads to this node: it goes on along every line where it has
    /// come to what lies there, and then with one more letter where it has not.
    fn begin(&mut self, node: Node, starts: &Starts<'_>) {
        let Some((any, here)) = starts.after.get(self.length) else {
            return;
        };
        let graph = self.graph;
        let next = graph.arrows(node).fold(0, |set, arrow| set | 1 << arrow.symbol());
        if next & any != 0 {
            for start in here.iter().filter(|start| next & start.meets != 0) {
                self.step(start, node, false);
            }
        }
        if self.length + 1 < starts.after.len() {
            for arrow in graph.arrows(node) {
                self.lay(arrow.symbol(), |walker| walker.begin(arrow.target(), starts));
            }
        }
    }

    /// The word so far leads to this node and hangs on, or will with the next letter; goes on to the next cell.
    fn step(&mut self, start: &Start<'_>, node: Node, ends: bool) {
        let (line, at) = (start.line, start.from + self.length);
        if ends && self.laid > 0 && self.length > 1 && line.can_end(at) {
            self.tell(start);
        }
        if at == line.cells.len() || self.length == line.longest().min(LONGEST) {
            return;
        }
        let graph = self.graph;
        match line.cells[at] {
            Cell::Wall => {}
            Cell::Letter(letter) => {
                if let Some(arrow) = graph.follow(node, letter) {
                    self.write(letter, |walker| walker.step(start, arrow.target(), arrow.ends()));
                }
            }
            Cell::Free => {
                let fits = line.fits[at];
                for arrow in graph.arrows(node).filter(|arrow| fits & 1 << arrow.symbol() != 0) {
                    self.lay(arrow.symbol(), |walker| {
                        walker.step(start, arrow.target(), arrow.ends())
                    });
                }
            }
        }
    }

    fn write(&mut self, letter: Symbol, and_then: impl FnOnce(&mut Self)) {
        self.word[self.length] = letter;
        self.length += 1;
        and_then(self);
        self.length -= 1;
    }

    /// Writes a letter of the rack, if it has it; a joker only where the letter lacks: nothing is won by keeping the
    /// letter instead.
    #[inline]
    fn lay(&mut self, letter: Symbol, and_then: impl FnOnce(&mut Self)) {
        let place = usize::from(letter);
        let by_joker = self.rack.letters[place] == 0;
        if by_joker && self.rack.jokers == 0 {
            return;
        }
        *self.square(place, by_joker) -= 1;
        self.laid += 1;
        self.write(letter, and_then);
        self.laid -= 1;
        *self.square(place, by_joker) += 1;
    }

    fn square(&mut self, letter: usize, by_joker: bool) -> &mut u8 {
        if by_joker {
            &mut self.rack.jokers
        } else {
            &mut self.rack.letters[letter]
        }
    }

    fn tell(&mut self, start: &Start<'_>) {
        let word = self.words.place(&self.word[..self.length]);
        (self.found)(Move {
            cell: start.line.places[start.from],
            down: start.line.down,
            length: self.length as u8,
            laid: self.laid,
            word: word.expect("the graph holds the words of the lists"),
        });
    }
}
