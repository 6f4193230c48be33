//! Moves that can be made: for the random player, for bots and for hints. The rules do not need them.

use std::sync::Arc;

use lexicon::moves::{Cell, Filler, Grid, Line, Move, Rack, Slot, Start, Words};
use ludo::{Entry, Game, Luck, Rng, Sample, Seat};

use crate::{
    judge::{self, Action},
    lay::{self, Lay},
    options::{Convention, WordCheck},
    piece::{JOKER, Print, Tiles},
    state::{Diamino, LONGEST_OPENING, Phase},
};

/// A position as the generator of moves sees it.
pub(crate) struct Finder<'a> {
    pub state: &'a Diamino,
    pub words: Arc<Words>,
    pub lines: Vec<Line>,
    pub rack: Rack,
}

impl<'a> Finder<'a> {
    /// With black cells as walls, or free, as they are for a last move. Only words that bots lay are found.
    pub fn new(state: &'a Diamino, blacks_free: bool) -> Finder<'a> {
        Finder::knowing(state.options.convention_of_bots(), state, blacks_free)
    }

    /// With the words of this convention.
    fn knowing(convention: Convention, state: &'a Diamino, blacks_free: bool) -> Finder<'a> {
        let words = state.kit.words(convention);
        let cell = |at: usize| match state.squares[at] {
            Some(square) => Cell::Letter(square.letter),
            None if state.print(at) == Print::Black && !blacks_free => Cell::Wall,
            None => Cell::Free,
        };
        let grid = Grid {
            width: state.board().width,
            cells: (0..state.squares.len()).map(cell).collect(),
        };
        let start = if state.options.is_patience() {
            Start::Anywhere
        } else {
            Start::At {
                cell: state.board().depart as u16,
                longest: LONGEST_OPENING as u8,
            }
        };
        let lines = grid.lines(&words, start);
        let rack = rack(state.hand(state.turn));
        Finder {
            state,
            words,
            lines,
            rack,
        }
    }

    /// Every word that the table lets her lay, wherever it fits; over a black cell where the rules may yet refuse it.
    pub fn every_lay(state: &'a Diamino) -> Vec<Lay> {
        let finder = Finder::knowing(state.options.convention(), state, true);
        let (mut filler, mut lays) = (finder.filler(), Vec::new());
        for (line, slot) in finder.slots() {
            filler.fill(&finder.lines[line], slot, |found| lays.push(finder.lay(&found)));
        }
        lays
    }

    /// Every slot that the hand could fill, with the number of its line.
    pub fn slots(&self) -> Vec<(usize, Slot)> {
        let mut slots = Vec::new();
        for (number, line) in self.lines.iter().enumerate() {
            line.slots(self.rack.total(), |slot| slots.push((number, slot)));
        }
        slots
    }

    pub fn filler(&self) -> Filler<'_> {
        Filler::new(&self.words, &self.rack)
    }

    /// The cells of a slot that would be covered.
    pub fn free_cells(&self, line: usize, slot: Slot) -> impl Iterator<Item = usize> + '_ {
        let line = &self.lines[line];
        let range = usize::from(slot.from)..usize::from(slot.from + slot.length);
        range
            .filter(|&at| line.cells[at] == Cell::Free)
            .map(|at| usize::from(line.places[at]))
    }

    /// The move as an action, jokers where letters lack.
    pub fn action(&self, found: &Move) -> Action {
        Action::Lay(self.lay(found))
    }

    fn lay(&self, found: &Move) -> Lay {
        let letters = self.words.letters(found.length, found.word);
        self.laying(found.cell.into(), found.down, letters)
    }

    fn laying(&self, first: usize, down: bool, letters: &[u8]) -> Lay {
        let width = self.state.board().width;
        let step = if down { width } else { 1 };
        let lies = |i: usize| self.state.squares[first + i * step].is_some();
        Lay {
            column: (first % width) as u8,
            row: (first / width) as u8,
            down,
            word: judge::squares(letters, self.state.hand(self.state.turn), lies),
        }
    }

    /// A word in a slot, any of those that fit some slot tried at random; None if none of a few dozen has one.
    fn some_move<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Action> {
        const TRIES: usize = 40;
        let slots = self.slots();
        let mut filler = self.filler();
        for _ in 0..TRIES {
            let &(line, slot) = rng.pick(&slots)?;
            let count = filler.count(&self.lines[line], slot);
            if count > 0 {
                let (mut wanted, mut found) = (rng.below(count), None);
                filler.fill(&self.lines[line], slot, |each| {
                    if wanted == 0 {
                        found = Some(each);
                    }
                    wanted = wanted.wrapping_sub(1);
                });
                return found.map(|found| self.action(&found));
            }
        }
        None
    }

    /// Any squares of the hand in a slot, words or not.
    fn nonsense<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Action> {
        let slots = self.slots();
        let &(number, slot) = rng.pick(&slots)?;
        let line = &self.lines[number];
        let mut kinds: Vec<usize> = self
            .state
            .hand(self.state.turn)
            .kinds()
            .filter(|kind| *kind != JOKER)
            .collect();
        rng.shuffle(&mut kinds);
        let mut letters = Vec::new();
        for at in usize::from(slot.from)..usize::from(slot.from + slot.length) {
            letters.push(match line.cells[at] {
                Cell::Letter(letter) => letter,
                _ => kinds.pop()? as u8,
            });
        }
        let first = line.places[usize::from(slot.from)].into();
        Some(Action::Lay(self.laying(first, line.down, &letters)))
    }
}

pub(crate) fn rack(hand: Tiles) -> Rack {
    let mut rack = Rack {
        jokers: hand.count(JOKER),
        ..Rack::default()
    };
    rack.letters.copy_from_slice(&hand.0[..JOKER]);
    rack
}

impl Sample for Diamino {
    fn sample<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Action {
        let tried = match &self.phase {
            Phase::Window { .. } => Some(match rng.below(6) {
                0 | 1 => Action::Challenge,
                2 if self.may_begin(seat) => Action::Begin,
                _ => Action::Accept,
            }),
            Phase::Vote { .. } => Some(if rng.below(2) == 0 { Action::Yes } else { Action::No }),
            Phase::Discarding { count } => Some(Action::Discard(self.hand(seat).clone().draw(*count, rng))),
            _ if self.options.is_patience() => alone(self, rng),
            _ => in_company(self, rng),
        };
        let fits = |action: &Action| self.judge(&Entry::act(0, seat, action.clone())).is_ok();
        let otherwise = || {
            let all = self.hand(seat).total().min(self.reserve());
            match (
                self.options.is_patience(),
                self.options.pass_only_if_no_exchange && all > 0,
            ) {
                (true, _) => Action::Stop,
                (false, false) => Action::Pass,
                (false, true) => Action::Exchange(first_of(self.hand(seat), all)),
            }
        };
        tried.filter(fits).unwrap_or_else(otherwise)
    }
}

fn first_of(hand: Tiles, count: u8) -> Tiles {
    hand.kinds()
        .take(count.into())
        .fold(Tiles::default(), |tiles, kind| tiles.with(Tiles::one(kind)))
}

fn in_company<R: Rng + ?Sized>(state: &Diamino, rng: &mut R) -> Option<Action> {
    let hand = state.hand(state.turn);
    let most = hand.total().min(state.reserve());
    match rng.below(24) {
        0 => return None,
        1 | 2 if most > 0 => {
            return Some(Action::Exchange(
                hand.clone().draw(1 + rng.below(most.into()) as u8, rng),
            ));
        }
        3 if state.options.vote => return Some(Action::Ask(any_word(state, rng))),
        _ => {}
    }
    // A last move may go over a black cell; if it may not, the rules say so and another is sought.
    let last = hand.total() <= 7 && rng.below(2) == 0;
    let finder = Finder::new(state, last);
    let open_to_doubt = state.options.word_check() != WordCheck::Refuse;
    if open_to_doubt && rng.below(6) == 0 {
        return finder.nonsense(rng);
    }
    let found = finder.some_move(rng);
    let fits = |action: &Action| state.judge(&Entry::act(0, state.turn, action.clone())).is_ok();
    found.filter(fits).or_else(|| {
        if last {
            Finder::new(state, false).some_move(rng)
        } else {
            None
        }
    })
}

/// Three letters of the hand, or a word that was voted on before.
fn any_word<R: Rng + ?Sized>(state: &Diamino, rng: &mut R) -> String {
    let before: Vec<&String> = state.admitted.iter().chain(&state.turned_down).collect();
    match rng.pick(&before) {
        Some(word) if rng.below(2) == 0 => (*word).clone(),
        _ => {
            let letters = state.hand(state.turn).clone().draw(3, rng);
            letters.to_string().replace('?', "E")
        }
    }
}

fn alone<R: Rng + ?Sized>(state: &Diamino, rng: &mut R) -> Option<Action> {
    let width = state.board().width;
    match rng.below(30) {
        0 => Some(Action::Stop),
        // Whatever stands across somewhere: if the rest cannot stay without it, the rules say so.
        1..=3 if !state.options.drawn_hand => {
            let lying: Vec<usize> = (0..state.squares.len())
                .filter(|cell| state.squares[*cell].is_some())
                .collect();
            let &cell = rng.pick(&lying)?;
            let (first, letters) = lay::run(&state.squares, width, cell, false);
            let only_along = |cell: &usize| lay::run(&state.squares, width, *cell, true).1.len() < 2;
            let cells = (first..first + letters.len()).filter(only_along);
            let lift = Action::Lift(cells.map(|cell| ((cell % width) as u8, (cell / width) as u8)).collect());
            let fits = state.judge(&Entry::act(0, state.turn, lift.clone())).is_ok();
            if fits {
                Some(lift)
            } else {
                Finder::new(state, false).some_move(rng)
            }
        }
        _ => Finder::new(state, false).some_move(rng),
    }
}
