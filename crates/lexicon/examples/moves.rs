//! How fast all moves are found: `cargo run --release -p lexicon --example moves`.
//!
//! Positions of one kind for all racks: random games on the large board, a random legal move a turn, four to nine words
//! lying there. A time is the best of five; the table has medians over the positions, one thread.

use std::{hint::black_box, time::Instant};

use lexicon::{
    french,
    moves::{self, Cell, Filler, Grid, Move, Rack, Start, Words},
};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

const BAG: &str =
    "EEEEEEEEEEEEEEEEEAAAAAAAAAAIIIIIIIIINNNNNNNOOOOOOORRRRRRRSSSSSSSTTTTTTTUUUUUUULLLLLDDDMMMBBCCFFGGHHPPVVJKQWXYZ";
const START: Start = Start::At { cell: 112, longest: 8 };
const POSITIONS: usize = 40;

fn main() {
    let began = Instant::now();
    let words = Words::all(french());
    println!(
        "word lists: {} bytes, made in {} ms",
        words.size(),
        began.elapsed().as_millis()
    );
    println!("rack/jokers   moves (mean)   graph ms   bits ms   most squares ms");
    for (letters, jokers) in [
        (5, 0),
        (6, 0),
        (7, 0),
        (12, 0),
        (10, 2),
        (24, 0),
        (22, 2),
        (40, 0),
        (38, 2),
    ] {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let (mut moves, mut times) = (0, [Vec::new(), Vec::new(), Vec::new()]);
        for position in 0..POSITIONS {
            let grid = some_grid(&mut rng, &words, 4 + position % 6);
            let rack = some_rack(&mut rng, letters, jokers);
            let mut found: Vec<Move> = Vec::new();
            times[1].push(timed(|| found = by_bits(&words, &grid, &rack)));
            moves += found.len();
            times[2].push(timed(|| {
                black_box(most_squares(&words, &grid, &rack));
            }));
            if letters <= 12 && jokers == 0 {
                times[0].push(timed(|| {
                    let mut found: Vec<Move> = Vec::new();
                    moves::walk(&words, &grid.lines(&words, START), &rack, &mut |each| found.push(each));
                    black_box(found);
                }));
            }
        }
        let [graph, bits, most] = times.map(median);
        let rack = format!("{}/{jokers}", letters + usize::from(jokers));
        println!(
            "{rack:>11} {:>14} {graph:>10.2} {bits:>9.2} {most:>17.2}",
            moves / POSITIONS
        );
    }
}

fn by_bits(words: &Words, grid: &Grid, rack: &Rack) -> Vec<Move> {
    let mut found = Vec::new();
    let mut filler = Filler::new(words, rack);
    for line in &grid.lines(words, START) {
        line.slots(rack.total(), |slot| filler.fill(line, slot, |each| found.push(each)));
    }
    found
}

/// The first move among those that lay most squares: slots in the order of what they can give, until one has a word.
fn most_squares(words: &Words, grid: &Grid, rack: &Rack) -> Option<Move> {
    let lines = grid.lines(words, START);
    let mut slots = Vec::new();
    for line in &lines {
        line.slots(rack.total(), |slot| slots.push((slot, line)));
    }
    slots.sort_by_key(|(slot, _)| std::cmp::Reverse(slot.laid));
    let mut filler = Filler::new(words, rack);
    slots.into_iter().find_map(|(slot, line)| {
        let mut first = None;
        filler.fill(line, slot, |each| first = first.or(Some(each)));
        first
    })
}

/// The best of a few, because a machine has other things to do as well.
fn timed(mut work: impl FnMut()) -> f64 {
    let times = (0..5).map(|_| {
        let began = Instant::now();
        work();
        began.elapsed().as_secs_f64() * 1000.0
    });
    times.fold(f64::INFINITY, f64::min)
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied().unwrap_or(f64::NAN)
}

fn below(rng: &mut ChaCha8Rng, n: usize) -> usize {
    ((u64::from(rng.next_u32()) * n as u64) >> 32) as usize
}

fn some_rack(rng: &mut ChaCha8Rng, letters: usize, jokers: u8) -> Rack {
    let mut bag: Vec<u8> = BAG.bytes().map(|letter| letter - b'A').collect();
    let mut rack = Rack {
        jokers,
        ..Rack::default()
    };
    for _ in 0..letters {
        let drawn = bag.swap_remove(below(rng, bag.len()));
        rack.letters[usize::from(drawn)] += 1;
    }
    rack
}

fn some_grid(rng: &mut ChaCha8Rng, words: &Words, lie: usize) -> Grid {
    let mut grid = Grid {
        width: 15,
        cells: vec![Cell::Free; 225],
    };
    for corner in [32, 42, 182, 192, 18, 26, 198, 206] {
        grid.cells[corner] = Cell::Wall;
    }
    for _ in 0..lie {
        let found = moves::all(words, &grid, &some_rack(rng, 12, 0), START);
        let Some(chosen) = found.get(below(rng, found.len().max(1))) else {
            continue;
        };
        let step = if chosen.down { grid.width } else { 1 };
        for (i, &letter) in words.letters(chosen.length, chosen.word).iter().enumerate() {
            grid.cells[usize::from(chosen.cell) + i * step] = Cell::Letter(letter);
        }
    }
    grid
}
