//! How fast every way to lay a word is found, for racks of five to forty squares on boards of one kind.
//!
//! Positions come from random games on a board with a few walls: a random legal move a turn, four to nine words lying there.
//! A time is CPU time of one thread, the best of a few; the table has medians over the positions.

use std::{fmt, hint::black_box, time::Instant};

use anyhow::Result;
use lexicon::{
    french,
    moves::{self, Cell, Filler, Grid, Line, Move, Rack, Start, Words},
};
use ludo::Luck;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;

use crate::{
    Effort,
    measure::{load, thread_cpu},
    report::{Sheet, aim, figure},
};

const BAG: &str =
    "EEEEEEEEEEEEEEEEEAAAAAAAAAAIIIIIIIIINNNNNNNOOOOOOORRRRRRRSSSSSSSTTTTTTTUUUUUUULLLLLDDDMMMBBCCFFGGHHPPVVJKQWXYZ";
const START: Start = Start::At { cell: 112, longest: 8 };
/// The word graph is not tried with more squares than this.
const GRAPH_UP_TO: usize = 12;

/// Letters, jokers, and the milliseconds within which all moves are to be found.
const RACKS: [(usize, u8, Option<f64>); 7] = [
    (7, 0, None),
    (12, 0, Some(1.0)),
    (10, 2, Some(4.0)),
    (24, 0, None),
    (22, 2, Some(10.0)),
    (40, 0, None),
    (38, 2, Some(12.0)),
];
/// One good move is to be found within this.
const BEST_AIM_MS: f64 = 1.0;

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Moves {
    load: String,
    positions: usize,
    /// The word lists in memory, and how long they take to make.
    list_bytes: usize,
    /// What finding all moves of one rack takes beside them, at most.
    rack_bytes: usize,
    made_ms: f64,
    racks: Vec<Row>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Row {
    /// Squares and jokers among them: `12/2`.
    rack: String,
    moves: usize,
    graph_ms: Option<f64>,
    bits_ms: f64,
    /// One of those that lay most squares.
    most_squares_ms: f64,
    aim_ms: Option<f64>,
    bytes: usize,
}

pub fn run(effort: &Effort) -> Result<Moves> {
    let began = Instant::now();
    let words = Words::all(french());
    let made_ms = began.elapsed().as_secs_f64() * 1000.0;
    let positions = if effort.quick { 3 } else { 60 };
    let times = if effort.quick { 1 } else { 7 };
    let racks = RACKS.iter().map(|rack| row(&words, *rack, positions, times));
    let racks = racks.collect::<Result<Vec<Row>>>()?;
    Ok(Moves {
        rack_bytes: racks.iter().map(|row| row.bytes).max().unwrap_or(0),
        racks,
        load: load(),
        positions,
        list_bytes: words.size(),
        made_ms,
    })
}

fn row(
    words: &Words,
    (letters, jokers, aim_ms): (usize, u8, Option<f64>),
    positions: usize,
    times: u32,
) -> Result<Row> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let by_graph = letters <= GRAPH_UP_TO && jokers == 0;
    let mut bytes = 0;
    let (mut found, mut graph, mut bits, mut most) = (0, Vec::new(), Vec::new(), Vec::new());
    for position in 0..positions {
        let grid = some_grid(&mut rng, words, 4 + position % 6);
        let rack = some_rack(&mut rng, letters, jokers);
        let mut filler = Filler::new(words, &rack);
        found += by_bits(&mut filler, &grid.lines(words, START), &rack).len();
        bytes = bytes.max(filler.size());
        bits.push(cpu_ms(times, || {
            by_bits(&mut Filler::new(words, &rack), &grid.lines(words, START), &rack).len()
        })?);
        most.push(cpu_ms(times, || most_squares(words, &grid, &rack))?);
        if by_graph {
            graph.push(cpu_ms(times, || {
                let mut count = 0;
                moves::walk(words, &grid.lines(words, START), &rack, &mut |_| count += 1);
                count
            })?);
        }
    }
    Ok(Row {
        rack: format!("{}/{jokers}", letters + usize::from(jokers)),
        moves: found / positions,
        graph_ms: by_graph.then(|| median(graph)),
        bits_ms: median(bits),
        most_squares_ms: median(most),
        aim_ms,
        bytes,
    })
}

fn by_bits(filler: &mut Filler<'_>, lines: &[Line], rack: &Rack) -> Vec<Move> {
    let mut found = Vec::new();
    for line in lines {
        line.slots(rack.total(), |slot| filler.fill(line, slot, |each| found.push(each)));
    }
    found
}

/// Slots in the order of what they can give, until one has a word.
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
fn cpu_ms<T>(times: u32, mut work: impl FnMut() -> T) -> Result<f64> {
    let mut best = f64::INFINITY;
    for _ in 0..times {
        let spent = thread_cpu()?;
        black_box(work());
        best = best.min((thread_cpu()? - spent).as_secs_f64() * 1000.0);
    }
    Ok(best)
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied().unwrap_or(f64::NAN)
}

fn some_rack(rng: &mut Xoshiro256PlusPlus, letters: usize, jokers: u8) -> Rack {
    let mut bag: Vec<u8> = BAG.bytes().map(|letter| letter - b'A').collect();
    rng.shuffle(&mut bag);
    let mut rack = Rack {
        jokers,
        ..Rack::default()
    };
    for letter in bag.into_iter().take(letters) {
        rack.letters[usize::from(letter)] += 1;
    }
    rack
}

fn some_grid(rng: &mut Xoshiro256PlusPlus, words: &Words, lie: usize) -> Grid {
    let mut grid = Grid {
        width: 15,
        cells: vec![Cell::Free; 225],
    };
    for corner in [32, 42, 182, 192, 18, 26, 198, 206] {
        grid.cells[corner] = Cell::Wall;
    }
    for _ in 0..lie {
        let found = moves::all(words, &grid, &some_rack(rng, 12, 0), START);
        let Some(chosen) = rng.pick(&found) else { continue };
        let step = if chosen.down { grid.width } else { 1 };
        for (i, &letter) in words.letters(chosen.length, chosen.word).iter().enumerate() {
            grid.cells[usize::from(chosen.cell) + i * step] = Cell::Letter(letter);
        }
    }
    grid
}

impl fmt::Display for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "## Every way to lay a word\n\nmedians over {} positions, CPU time of one thread, load {}; word lists {:.1} MB, made in {:.0} ms, and {:.1} MB for a rack\n",
            self.positions,
            self.load,
            self.list_bytes as f64 / 1e6,
            self.made_ms,
            self.rack_bytes as f64 / 1e6
        )?;
        let mut sheet = Sheet::new([
            "rack/jokers",
            "moves",
            "graph ms",
            "bits ms",
            "aim ms",
            "",
            "most squares ms",
            "aim ms",
            "",
        ]);
        for row in &self.racks {
            let all = row.graph_ms.map_or(row.bits_ms, |graph| graph.min(row.bits_ms));
            let cells = [
                figure(Some(row.moves as f64)),
                figure(row.graph_ms),
                figure(Some(row.bits_ms)),
                figure(row.aim_ms),
                row.aim_ms
                    .map_or_else(String::new, |most| aim(Some(all), None, Some(most))),
                figure(Some(row.most_squares_ms)),
                figure(Some(BEST_AIM_MS)),
                aim(Some(row.most_squares_ms), None, Some(BEST_AIM_MS)),
            ];
            sheet.row(&row.rack, cells);
        }
        write!(f, "{sheet}")
    }
}
