//! A word being laid: which squares are new, which words they form, which cells they cover.

use crate::{
    illegal::Illegal,
    notation::cell_name,
    options::Formula,
    piece::{JOKER, Print, Square, Tiles},
    state::{Diamino, LONGEST_OPENING},
};

/// A whole word, from its first letter, to the right or downwards: all letters in one line (DIAMINO-B3, DIAMINO-C3,
/// DIAMINO-AMB-3), never diagonally (DIAMINO-B4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lay {
    pub column: u8,
    pub row: u8,
    pub down: bool,
    /// The word with what lies there already; jokers by what they stand for.
    pub word: Vec<Square>,
}

/// A word that fits where it is laid, as far as squares and cells go. In the printed example (DIAMINO-X1, DIAMINO-X4,
/// DIAMINO-X5) KÉPI is four squares (DIAMINO-X2), and ZESTE through its E four more (DIAMINO-X3).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Placed {
    pub cells: Vec<(usize, Square)>,
    /// The word, and then those that cross it (DIAMINO-AMB-4).
    pub words: Vec<String>,
}

impl Placed {
    pub fn tiles(&self) -> Tiles {
        self.cells.iter().fold(Tiles::default(), |tiles, (_, square)| {
            tiles.with(Tiles::one(square.kind()))
        })
    }
}

/// Letters go above, below, beside or between what lies there (DIAMINO-C4a, DIAMINO-C4b, DIAMINO-C4c, DIAMINO-C4d,
/// DIAMINO-C4e, DIAMINO-C4f), whatever they touch forms words both ways (DIAMINO-C5, DIAMINO-M3), and the words of others
/// may lie alongside if it does (DIAMINO-C2, DIAMINO-AMB-5). The same word may stand there twice (DIAMINO-AMB-6).
pub(crate) fn place(state: &Diamino, lay: &Lay) -> Result<Placed, Illegal> {
    let width = state.board().width;
    let (column, row) = (usize::from(lay.column), usize::from(lay.row));
    let room = width.saturating_sub(if lay.down { row } else { column });
    if column >= width || row >= width || lay.word.len() > room {
        return Err(Illegal::Outside);
    }
    if lay.word.len() < 2 {
        return Err(Illegal::TooShort);
    }
    let step = if lay.down { width } else { 1 };
    ludo::rule!("DIAMINO-B3", "DIAMINO-C3", "DIAMINO-AMB-3", "DIAMINO-AMB-6");
    let first = row * width + column;
    let mut after = state.squares.clone();
    let mut placed = Placed::default();
    for (i, &square) in lay.word.iter().enumerate() {
        let cell = first + i * step;
        match state.squares[cell] {
            Some(there) if there.letter != square.letter => {
                return Err(Illegal::CellTaken(there, cell_name(cell % width, cell / width)));
            }
            Some(_) => {}
            None => {
                after[cell] = Some(square);
                placed.cells.push((cell, square));
            }
        }
    }
    if placed.cells.is_empty() {
        return Err(Illegal::LayNothing);
    }
    // The word is all that stands in its line (DIAMINO-C1).
    if run(&after, width, first, lay.down).0 != first || run(&after, width, first, lay.down).1.len() != lay.word.len() {
        return Err(Illegal::NotWhole);
    }
    placed.words = formed(&after, width, &placed.cells, lay.down);
    if ludo::mark::ON {
        let new: Vec<bool> = (0..lay.word.len())
            .map(|i| state.squares[first + i * step].is_none())
            .collect();
        mark_sides(&new, lay.down, placed.words.len());
    }
    connected(state, &placed, lay)?;
    if let Some(missing) = state.hand(state.turn).missing(placed.tiles()) {
        return Err(Illegal::NotInHand(missing));
    }
    covers(state, &placed)?;
    Ok(placed)
}

/// Where the new squares of a word go, seen from those of it that lay there, and whether they touch others beside it.
fn mark_sides(new: &[bool], down: bool, words: usize) {
    if words == 1 {
        ludo::rule!("DIAMINO-C2");
    }
    let lay = |is_new: &bool| !is_new;
    let (Some(first), Some(last)) = (new.iter().position(lay), new.iter().rposition(lay)) else {
        return;
    };
    if new[first..last].contains(&true) {
        ludo::rule!("DIAMINO-C4f");
    }
    match (down, first > 0, last + 1 < new.len()) {
        (true, true, false) => ludo::rule!("DIAMINO-C4a"),
        (true, false, true) => ludo::rule!("DIAMINO-C4b"),
        (true, true, true) => ludo::rule!("DIAMINO-C4c"),
        (false, true, true) => ludo::rule!("DIAMINO-C4e"),
        (false, true, false) | (false, false, true) => ludo::rule!("DIAMINO-C4d"),
        (_, false, false) => {}
    }
}

/// Why letters on these cells are no word: they are not all hers, not on one line (DIAMINO-C3), or leave a hole in it
/// (DIAMINO-AMB-3).
pub(crate) fn why_no_word(state: &Diamino, letters: &[(Square, (u8, u8))]) -> Illegal {
    let width = state.board().width;
    let cells: Vec<(usize, usize)> = letters
        .iter()
        .map(|(_, (column, row))| ((*column).into(), (*row).into()))
        .collect();
    let Some(&(column, row)) = cells.first() else {
        return Illegal::LayNothing;
    };
    let tiles = letters.iter().map(|(square, _)| Tiles::one(square.kind()));
    let tiles = tiles.fold(Tiles::default(), Tiles::with);
    if cells.iter().any(|(column, row)| *column >= width || *row >= width) {
        return Illegal::Outside;
    }
    if let Some(missing) = state.hand(state.turn).missing(tiles) {
        return Illegal::NotInHand(missing);
    }
    let across = cells.iter().all(|(_, other)| *other == row);
    if !across && cells.iter().any(|(other, _)| *other != column) {
        return Illegal::Crooked;
    }
    let mut along: Vec<usize> = cells
        .iter()
        .map(|(column, row)| if across { *column } else { *row })
        .collect();
    along.sort_unstable();
    let lies = |at: usize| {
        let cell = if across { row * width + at } else { at * width + column };
        state.squares[cell].is_some() || along.contains(&at)
    };
    let whole = (along[0]..along[along.len() - 1]).all(lies);
    if whole { Illegal::NotWhole } else { Illegal::Gap }
}

/// The first word begins on Départ and has two to eight letters (DIAMINO-AMB-7, DIAMINO-AMB-8, DIAMINO-M2c); alone it may
/// lie anywhere (DIAMINO-S5). As long as nothing lies there, that is for whoever's turn it is (DIAMINO-AMB-9). Every other forms a word with what lies there (DIAMINO-B7, DIAMINO-M2e, DIAMINO-AMB-2).
fn connected(state: &Diamino, placed: &Placed, lay: &Lay) -> Result<(), Illegal> {
    let formula = state.options.formula;
    if !state.is_bare() {
        let hangs = placed.cells.len() < lay.word.len() || placed.words.len() > 1;
        ludo::rule!("DIAMINO-B7", "DIAMINO-M2e", "DIAMINO-AMB-2");
        mark_example(placed, lay, formula);
        return if hangs { Ok(()) } else { Err(Illegal::NotConnected) };
    }
    if state.options.is_patience() {
        ludo::rule!("DIAMINO-S5");
        return Ok(());
    }
    ludo::rule!("DIAMINO-M2c", "DIAMINO-AMB-8", "DIAMINO-AMB-9");
    if placed.cells[0].0 != state.board().depart {
        return Err(Illegal::NotOnDepart(formula));
    }
    if lay.word.len() > LONGEST_OPENING {
        return Err(Illegal::TooLong(formula));
    }
    if !lay.down && lay.word.iter().all(|square| !square.joker) {
        ludo::rule!("DIAMINO-X2");
    }
    Ok(())
}

/// The turns after the first: a word downwards through one that lies there, then one letter or several, in both formulas.
fn mark_example(placed: &Placed, lay: &Lay, formula: Formula) {
    let lay_there = lay.word.len() - placed.cells.len();
    if lay_there > 0 {
        ludo::rule!("DIAMINO-G1");
    }
    if lay.down && lay_there == 1 && placed.cells.len() == 4 {
        ludo::rule!("DIAMINO-X3");
    }
    ludo::rule!("DIAMINO-X4", "DIAMINO-X5");
    if formula == Formula::Two {
        ludo::rule!("DIAMINO-X1");
    }
}

/// Black cells are forbidden (DIAMINO-E1, DIAMINO-E2, DIAMINO-M5a, DIAMINO-S3, DIAMINO-AMB-8), but for one that the last move covers (DIAMINO-E3,
/// DIAMINO-E4, DIAMINO-M5b, DIAMINO-AMB-23). Green ones may be covered by anyone who will pay for it (DIAMINO-E6,
/// DIAMINO-E7, DIAMINO-M5d, DIAMINO-M5e, DIAMINO-AMB-15).
fn covers(state: &Diamino, placed: &Placed) -> Result<(), Illegal> {
    let formula = state.options.formula;
    let blacks = covered(state, placed, Print::Black);
    if blacks == 0 {
        return Ok(());
    }
    ludo::rule!("DIAMINO-E1");
    let left = state.hand(state.turn).total() - placed.tiles().total();
    match formula {
        Formula::Patience => Err(Illegal::Black(formula)),
        _ if state.is_bare() => Err(Illegal::BlackInOpening),
        // Red devils would take the rest, but what they take is not laid (DIAMINO-AMB-21).
        Formula::One if left > 0 && left <= covered(state, placed, Print::Red) => {
            ludo::rule!("DIAMINO-AMB-21");
            Err(Illegal::BlackNotLast(formula))
        }
        _ if left > 0 => Err(Illegal::Black(formula)),
        _ if blacks > 1 => Err(Illegal::TwoBlacks),
        // Who has to draw again has not laid her last square (DIAMINO-AMB-20).
        Formula::One if blocked_by_green(state, placed) => Err(Illegal::BlackWithGreen),
        // With squares in the reserve nobody goes out (DIAMINO-AMB-24, DIAMINO-AMB-28).
        Formula::Two if state.reserve() > 0 => {
            ludo::rule!("DIAMINO-AMB-24");
            Err(Illegal::BlackNotLast(formula))
        }
        _ => {
            ludo::rule!("DIAMINO-E3", "DIAMINO-M5b");
            Ok(())
        }
    }
}

/// How many cells of this kind the squares cover; squares laid before do not count again (DIAMINO-AMB-18).
pub(crate) fn covered(state: &Diamino, placed: &Placed, print: Print) -> u8 {
    ludo::rule!("DIAMINO-AMB-18");
    placed
        .cells
        .iter()
        .filter(|(cell, _)| state.print(*cell) == print)
        .count() as u8
}

/// Formula one: a green devil keeps her from going out, as long as there is something to draw (DIAMINO-AMB-19,
/// DIAMINO-AMB-20).
pub(crate) fn blocked_by_green(state: &Diamino, placed: &Placed) -> bool {
    ludo::rule!("DIAMINO-AMB-20");
    state.options.green_blocks_exit && state.reserve() > 0 && covered(state, placed, Print::Green) > 0
}

/// What stands in a row through this cell: where it begins, and its letters.
pub(crate) fn run(squares: &[Option<Square>], width: usize, cell: usize, down: bool) -> (usize, Vec<u8>) {
    let step = if down { width } else { 1 };
    let (at, line) = if down {
        (cell / width, cell % width)
    } else {
        (cell % width, cell / width * width)
    };
    let length = if down { squares.len() / width } else { width };
    let letter = |i: usize| squares[line + i * step].map(|square| square.letter);
    let begins = (0..=at).rev().take_while(|&i| letter(i).is_some()).last().unwrap_or(at);
    (line + begins * step, (begins..length).map_while(letter).collect())
}

/// The words that these new squares form: the one they lie along, and those across it.
pub(crate) fn formed(squares: &[Option<Square>], width: usize, cells: &[(usize, Square)], down: bool) -> Vec<String> {
    ludo::rule!("DIAMINO-C5", "DIAMINO-M3", "DIAMINO-S6", "DIAMINO-AMB-4");
    ludo::rule!("DIAMINO-AMB-5");
    let along = run(squares, width, cells[0].0, down).1;
    let across = cells.iter().map(|(cell, _)| run(squares, width, *cell, !down).1);
    let words = [along].into_iter().chain(across).filter(|letters| letters.len() > 1);
    words.map(|letters| crate::words::spelt(&letters)).collect()
}

/// The points of words by their letters, where a table counts them (DIAMINO-AMB-1).
pub(crate) fn word_points(squares: &[Option<Square>], width: usize, cells: &[(usize, Square)], down: bool) -> i32 {
    let value = |cell: usize, down: bool| {
        let (first, letters) = run(squares, width, cell, down);
        let step = if down { width } else { 1 };
        let kinds = (0..letters.len())
            .filter_map(|i| squares[first + i * step])
            .map(Square::kind);
        let tiles = kinds
            .filter(|kind| *kind != JOKER)
            .fold(Tiles::default(), |all, kind| all.with(Tiles::one(kind)));
        if letters.len() > 1 { tiles.value() } else { 0 }
    };
    value(cells[0].0, down) + cells.iter().map(|(cell, _)| value(*cell, !down)).sum::<i32>()
}

/// Is everything that lies there one layout (DIAMINO-AMB-42)?
pub(crate) fn hangs_together(squares: &[Option<Square>], width: usize) -> bool {
    let mut left: Vec<bool> = squares.iter().map(Option::is_some).collect();
    let Some(first) = left.iter().position(|lies| *lies) else {
        return true;
    };
    let mut reached = vec![first];
    left[first] = false;
    while let Some(cell) = reached.pop() {
        for next in neighbours(cell, width, squares.len()) {
            if std::mem::replace(&mut left[next], false) {
                reached.push(next);
            }
        }
    }
    !left.contains(&true)
}

/// The cells next to this one.
pub(crate) fn neighbours(cell: usize, width: usize, cells: usize) -> impl Iterator<Item = usize> {
    let (column, row) = (cell % width, cell / width);
    let around = [
        (column > 0).then(|| cell - 1),
        (column + 1 < width).then(|| cell + 1),
        (row > 0).then(|| cell - width),
        (cell + width < cells).then(|| cell + width),
    ];
    around.into_iter().flatten()
}
