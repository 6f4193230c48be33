//! The two ways to find moves agree with each other, and with a third that is slow and obvious.

use std::collections::{BTreeSet, HashSet};

use lexicon::{
    french,
    moves::{self, Cell, Filler, Grid, Move, Rack, Start, Words},
};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

fn below(rng: &mut ChaCha8Rng, n: usize) -> usize {
    ((u64::from(rng.next_u32()) * n as u64) >> 32) as usize
}

fn by_graph(words: &Words, grid: &Grid, rack: &Rack, start: Start) -> BTreeSet<Move> {
    let mut found = Vec::new();
    moves::walk(words, &grid.lines(words, start), rack, &mut |each| found.push(each));
    distinct(found)
}

fn by_bits(words: &Words, grid: &Grid, rack: &Rack, start: Start) -> BTreeSet<Move> {
    let (mut found, mut counted) = (Vec::new(), 0);
    let mut filler = Filler::new(words, rack);
    for line in &grid.lines(words, start) {
        line.slots(rack.total(), |slot| {
            counted += filler.count(line, slot) as usize;
            filler.fill(line, slot, |each| found.push(each));
        });
    }
    assert_eq!(found.len(), counted);
    distinct(found)
}

fn distinct(found: Vec<Move>) -> BTreeSet<Move> {
    let (count, set) = (found.len(), found.into_iter().collect::<BTreeSet<_>>());
    assert_eq!(set.len(), count, "no move is found twice");
    set
}

/// Lays every word everywhere and looks whether all that stands then is right.
fn by_hand(words: &Words, list: &[Vec<u8>], grid: &Grid, rack: &Rack, start: Start) -> BTreeSet<Move> {
    let known: HashSet<&[u8]> = list.iter().map(Vec::as_slice).collect();
    let mut found = BTreeSet::new();
    for word in list {
        for cell in 0..grid.cells.len() {
            for down in [false, true] {
                if let Some(laid) = laid_by_hand(&known, grid, rack, start, word, cell, down) {
                    found.insert(Move {
                        cell: cell as u16,
                        down,
                        length: word.len() as u8,
                        laid,
                        word: words.place(word).unwrap(),
                    });
                }
            }
        }
    }
    found
}

fn laid_by_hand(
    known: &HashSet<&[u8]>,
    grid: &Grid,
    rack: &Rack,
    start: Start,
    word: &[u8],
    cell: usize,
    down: bool,
) -> Option<u8> {
    let (width, height) = (grid.width, grid.height());
    let step = if down { width } else { 1 };
    let room = if down {
        height - cell / width
    } else {
        width - cell % width
    };
    if word.len() > room {
        return None;
    }
    let mut after = grid.clone();
    let (mut rack, mut laid, mut hangs) = (*rack, Vec::new(), false);
    for (i, &letter) in word.iter().enumerate() {
        let at = cell + i * step;
        match grid.cells[at] {
            Cell::Wall => return None,
            Cell::Letter(there) if there != letter => return None,
            Cell::Letter(_) => hangs = true,
            Cell::Free => {
                let square = if rack.letters[usize::from(letter)] > 0 {
                    &mut rack.letters[usize::from(letter)]
                } else {
                    &mut rack.jokers
                };
                *square = square.checked_sub(1)?;
                after.cells[at] = Cell::Letter(letter);
                laid.push(at);
            }
        }
    }
    let main = run_through(&after, cell, down);
    if laid.is_empty() || main.0 != cell || main.1 != word {
        return None;
    }
    for &at in &laid {
        let (_, across) = run_through(&after, at, !down);
        hangs |= across.len() > 1;
        if across.len() > 1 && !known.contains(across.as_slice()) {
            return None;
        }
    }
    let opens = grid.is_empty()
        && match start {
            Start::Anywhere => true,
            Start::At { cell: first, longest } => cell == usize::from(first) && word.len() <= usize::from(longest),
        };
    (if grid.is_empty() { opens } else { hangs }).then_some(laid.len() as u8)
}

/// The letters that stand in a row through this cell, and where they begin.
fn run_through(grid: &Grid, cell: usize, down: bool) -> (usize, Vec<u8>) {
    let letter = |row: isize, column: isize| {
        let inside = (0..grid.height() as isize).contains(&row) && (0..grid.width as isize).contains(&column);
        match inside.then(|| grid.cells[row as usize * grid.width + column as usize]) {
            Some(Cell::Letter(letter)) => Some(letter),
            _ => None,
        }
    };
    let (dr, dc) = if down { (1, 0) } else { (0, 1) };
    let (mut row, mut column) = ((cell / grid.width) as isize, (cell % grid.width) as isize);
    while letter(row - dr, column - dc).is_some() {
        (row, column) = (row - dr, column - dc);
    }
    let first = row as usize * grid.width + column as usize;
    let mut run = Vec::new();
    while let Some(there) = letter(row, column) {
        run.push(there);
        (row, column) = (row + dr, column + dc);
    }
    (first, run)
}

/// A rack of letters as they are frequent in these words.
fn some_rack(rng: &mut ChaCha8Rng, words: &[Vec<u8>], letters: usize, jokers: u8) -> Rack {
    let mut rack = Rack {
        jokers,
        ..Rack::default()
    };
    for _ in 0..letters {
        let word = &words[below(rng, words.len())];
        rack.letters[usize::from(word[below(rng, word.len())])] += 1;
    }
    rack
}

fn lay(words: &Words, grid: &mut Grid, chosen: Move) {
    let step = if chosen.down { grid.width } else { 1 };
    for (i, &letter) in words.letters(chosen.length, chosen.word).iter().enumerate() {
        grid.cells[usize::from(chosen.cell) + i * step] = Cell::Letter(letter);
    }
}

fn empty(rng: &mut ChaCha8Rng, width: usize, height: usize, walls: usize) -> Grid {
    let mut grid = Grid {
        width,
        cells: vec![Cell::Free; width * height],
    };
    for _ in 0..walls {
        let at = below(rng, width * height);
        grid.cells[at] = Cell::Wall;
    }
    grid
}

/// Every position of random games with few words on small boards, three ways.
#[test]
fn all_three_ways_agree_on_thousands_of_small_positions() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut short: Vec<Vec<u8>> = Vec::new();
    french().words().each(&mut |word| {
        if word.len() <= 6 {
            short.push(word.to_vec());
        }
    });
    let (mut positions, mut with_moves) = (0, 0);
    for set in 0..30 {
        let list: BTreeSet<Vec<u8>> = (0..100 + 10 * set)
            .map(|_| short[below(&mut rng, short.len())].clone())
            .collect();
        let list: Vec<Vec<u8>> = list.into_iter().collect();
        let words = Words::those(french(), |word| {
            list.binary_search_by(|known| known.as_slice().cmp(word)).is_ok()
        });
        for game in 0..8 {
            let (width, height) = (5 + below(&mut rng, 5), 5 + below(&mut rng, 5));
            let mut grid = empty(&mut rng, width, height, game);
            let start = match (game % 2, below(&mut rng, width * height)) {
                (0, _) => Start::Anywhere,
                (_, cell) => Start::At {
                    cell: cell as u16,
                    longest: 5,
                },
            };
            for turn in 0..12 {
                // Two jokers are all there are in a box; with many, words are looked at singly.
                let jokers = if turn == 9 { 8 } else { below(&mut rng, 3) as u8 };
                let letters = 1 + below(&mut rng, 40);
                let rack = some_rack(&mut rng, &list, letters, jokers);
                let slow = by_hand(&words, &list, &grid, &rack, start);
                assert_eq!(
                    by_graph(&words, &grid, &rack, start),
                    slow,
                    "graph, set {set} game {game} turn {turn}"
                );
                assert_eq!(
                    by_bits(&words, &grid, &rack, start),
                    slow,
                    "bits, set {set} game {game} turn {turn}"
                );
                positions += 1;
                with_moves += usize::from(!slow.is_empty());
                if let Some(&chosen) = slow.iter().nth(below(&mut rng, slow.len().max(1))) {
                    lay(&words, &mut grid, chosen);
                }
            }
        }
    }
    assert!(
        positions > 2_500 && with_moves > 1_000,
        "{positions} positions, {with_moves} with moves"
    );
}

/// The whole lexicon on the large board: graph and bits.
#[test]
fn both_ways_agree_with_all_words() {
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let words = Words::all(french());
    let mut list: Vec<Vec<u8>> = Vec::new();
    french().words().each(&mut |word| list.push(word.to_vec()));
    let start = Start::At { cell: 112, longest: 8 };
    for game in 0..6 {
        let mut grid = empty(&mut rng, 15, 15, 0);
        (0..10).for_each(|_| grid.cells[below(&mut rng, 100)] = Cell::Wall);
        for turn in 0..8 {
            let rack = some_rack(&mut rng, &list, [7, 12, 3, 9][turn % 4], (turn / 3 % 2) as u8);
            let found = by_bits(&words, &grid, &rack, start);
            assert_eq!(by_graph(&words, &grid, &rack, start), found, "game {game} turn {turn}");
            assert_eq!(distinct(moves::all(&words, &grid, &rack, start)), found);
            if let Some(&chosen) = found.iter().nth(below(&mut rng, found.len().max(1))) {
                lay(&words, &mut grid, chosen);
            }
        }
    }
}
