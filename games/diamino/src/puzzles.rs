//! Questions with proved answers: every way to lay a word is gone through, with every word that the table lets in.

use std::ops::RangeInclusive;

use ludo::{Entry, Game, Measure, Proof, PuzzleKind, Puzzles, Seed, Tell};

use crate::{
    bot::patience::{Layout, Solver},
    find::Finder,
    judge::Action,
    lay::{self, Lay},
    options::{Formula, WordCheck},
    piece::{Print, Square},
    preview::{Preview, preview},
    state::{Diamino, Phase},
};

/// Everything that can be asked.
#[derive(Debug)]
pub(crate) struct Questions;

const ALL_OPEN: &str = "wordCheck=refuse";

const KINDS: &[PuzzleKind] = &[
    PuzzleKind {
        id: "most",
        measure: Measure::Squares,
        margin: 1.0,
        options: ALL_OPEN,
        seats: 2,
        rows: include_str!("../puzzles/most.txt"),
    },
    PuzzleKind {
        id: "out",
        measure: Measure::Only,
        margin: 1.0,
        options: ALL_OPEN,
        seats: 2,
        rows: include_str!("../puzzles/out.txt"),
    },
    PuzzleKind {
        id: "black",
        measure: Measure::Only,
        margin: 1.0,
        options: ALL_OPEN,
        seats: 2,
        rows: include_str!("../puzzles/black.txt"),
    },
    PuzzleKind {
        id: "small",
        measure: Measure::All,
        margin: 1.0,
        options: "formula=patience squares=14",
        seats: 1,
        rows: include_str!("../puzzles/small.txt"),
    },
];

/// With so many squares it is worth asking: with fewer all is seen at a glance, with more nobody sees anything.
fn hands(kind: &str) -> RangeInclusive<u8> {
    match kind {
        "most" => 7..=14,
        _ => 4..=12,
    }
}

impl Puzzles<Diamino> for Questions {
    fn kinds(&self) -> &'static [PuzzleKind] {
        KINDS
    }

    fn prove(&self, kind: &str, state: &Diamino) -> Option<Proof<Action>> {
        if kind == "small" {
            return all_of_them(state);
        }
        if !is_asked(kind, state) {
            return None;
        }
        let worth = |lay: Lay| Some((worth_of(kind, state, &lay)?, lay));
        let lays: Vec<(f64, Lay)> = Finder::every_lay(state).into_iter().filter_map(worth).collect();
        let value = lays.iter().map(|(worth, _)| *worth).fold(0.0, f64::max);
        let next = { lays.iter() }
            .map(|(worth, _)| *worth)
            .filter(|worth| *worth < value)
            .reduce(f64::max)?;
        let (_, answer) = lays.iter().find(|(worth, _)| *worth == value)?;
        // One word, wherever else it may lie as well; and one that may be shown to everybody.
        let letters = |lay: &Lay| lay.word.iter().map(|square| square.letter).collect::<Vec<u8>>();
        let is_other = |lay: &Lay| letters(lay) != letters(answer);
        let is_alone = !lays.iter().any(|(worth, lay)| *worth == value && is_other(lay));
        let words = lay::place(state, answer).ok()?.words;
        let is_fit = { words.iter() }.all(|word| state.kit.check(word, state.options.convention_of_bots()).is_ok());
        (is_alone && is_fit).then(|| Proof {
            answer: vec![Action::Lay(answer.clone())],
            value,
            next,
            essence: essence(state),
        })
    }

    fn worth(&self, kind: &str, state: &Diamino, action: &Action) -> Option<f64> {
        match action {
            _ if kind == "small" => worth_alone(state, action),
            _ if !is_asked(kind, state) => None,
            Action::Lay(lay) => worth_of(kind, state, lay),
            Action::Exchange(_) | Action::Pass => Some(0.0),
            _ => None,
        }
    }
}

/// Formula one, where whoever has laid all her squares has won.
fn is_asked(kind: &str, state: &Diamino) -> bool {
    let options = &state.options;
    let fits = options.formula == Formula::One && options.word_check() == WordCheck::Refuse && !options.vote;
    let is_turn = matches!(state.phase, Phase::Turn { .. }) && !state.is_bare();
    fits && is_turn && hands(kind).contains(&state.hand(state.turn).total())
}

/// None for what cannot be laid.
fn worth_of(kind: &str, state: &Diamino, lay: &Lay) -> Option<f64> {
    let placed = lay::place(state, lay).ok()?;
    if !state.faults(&placed.words).is_empty() {
        return None;
    }
    let laid = placed.cells.len() as u8;
    if kind == "most" {
        return Some(laid.into());
    }
    // What red devils do not take she keeps.
    let is_near = state.hand(state.turn).total() - laid <= lay::covered(state, &placed, Print::Red);
    let goes_out = |Preview { left, black, .. }| left == 0 && (kind == "out" || black);
    let does_it = is_near && goes_out(preview(state, &placed, lay.down));
    Some(if does_it { 1.0 } else { 0.0 })
}

/// What lies there, what she has, and whether there is anything to draw for a green devil.
fn essence(state: &Diamino) -> String {
    let letter = |square: &Option<Square>| square.map_or('.', |square| square.to_char());
    let board: String = state.squares.iter().map(letter).collect();
    format!("{board} {} {}", state.hand(state.turn), state.reserve() > 0)
}

// -------------------------------------------------------------------------------------------------- patience in small

/// So long a layout with all squares is looked for.
const STEPS: usize = 60;

/// Something that lays all of them proves that it can be done; the rules see to that again, word by word. One square less is
/// the most that anything else can come to.
fn all_of_them(state: &Diamino) -> Option<Proof<Action>> {
    let few = state.options.few().filter(|_| state.is_bare())?;
    let mut rng = Seed::from_number(few.into()).thought(0, state.turn);
    let layout = Layout {
        squares: state.squares.clone(),
        hand: state.hand(state.turn),
    };
    let mut solver = Solver::from(&state.kit, &state.options, layout);
    for _ in 0..STEPS {
        solver.step(&mut rng);
        if solver.best().hand.is_empty() {
            break;
        }
    }
    let answer = word_by_word(state.clone(), &solver.best().squares).filter(|_| solver.best().hand.is_empty())?;
    Some(Proof {
        answer,
        value: few.into(),
        next: f64::from(few - 1),
        essence: state.hand(state.turn).to_string(),
    })
}

/// The words of a layout in an order in which the rules let them be laid.
fn word_by_word(mut state: Diamino, squares: &[Option<Square>]) -> Option<Vec<Action>> {
    let width = state.board().width;
    let word = |cell: usize, down: bool| {
        let (first, letters) = lay::run(squares, width, cell, down);
        let step = if down { width } else { 1 };
        let word: Vec<Square> = { 0..letters.len() }.filter_map(|i| squares[first + i * step]).collect();
        let (column, row) = ((first % width) as u8, (first / width) as u8);
        (first == cell && word.len() > 1).then_some(Lay {
            column,
            row,
            down,
            word,
        })
    };
    let lays = (0..squares.len()).filter(|cell| squares[*cell].is_some());
    let mut left: Vec<Lay> = lays
        .flat_map(|cell| [false, true].into_iter().filter_map(move |down| word(cell, down)))
        .collect();
    let mut acts = Vec::new();
    while !state.hand(state.turn).is_empty() {
        let ruling = |lay: &Lay| state.judge(&Entry::act(0, state.turn, Action::Lay(lay.clone()))).ok();
        let (place, ruling) = left
            .iter()
            .enumerate()
            .find_map(|(place, lay)| Some((place, ruling(lay)?)))?;
        acts.push(Action::Lay(left.swap_remove(place)));
        state.apply(ruling, &mut Tell::deaf());
    }
    Some(acts)
}

/// She answers by laying her last square, or by stopping.
fn worth_alone(state: &Diamino, action: &Action) -> Option<f64> {
    let laid = f64::from(state.scores()[0]);
    match action {
        Action::Stop => Some(laid),
        Action::Lay(lay) => {
            let placed = lay::place(state, lay).ok()?;
            let is_last = placed.tiles() == state.hand(state.turn) && state.faults(&placed.words).is_empty();
            is_last.then_some(laid + placed.cells.len() as f64)
        }
        _ => None,
    }
}
