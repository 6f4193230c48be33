//! The Yam for one, solved exactly: the expected score of a round under best play, for every set of open boxes.
//!
//! Going from few open boxes to many, the value of a set is the average over the first throw of the best that can be
//! made of it:
//! - After the second throw, whichever box b is filled or announced, what follows does not depend on the others: the
//!   best of "fill it now" and "throw a third time for it" is one number for each box and throw, the *finish*, worked
//!   out once and for all. The value is the largest finish(b) + value of the set without b.
//! - After the first throw, the best keep of it; keeping all seven is no throw, but never better than filling at once or
//!   throwing now what would be thrown third.
//! - The Super Yamino remembers which digits the first pairs have fixed (YAM-AMB-48), so with its box open the second
//!   step is done once for each of the 128 sets of pairs that a first throw can show.
//!
//! Nothing is sampled, and each value is computed by the same operations in the same order whatever the number of
//! threads.

use std::sync::{
    OnceLock,
    atomic::{AtomicUsize, Ordering},
};

use super::{
    ROWS, Row, Rows,
    lattice::{averages, best, best_of_throws_with_pairs},
    rows_of, super_digits, super_score,
    tally::{COUNTINGS, counting, tally},
};
use crate::{
    options::{Options, PlusMoins},
    piece::{DIGITS, Digits, Faces, THROWS, YaminoSet},
};

/// The values of every set of boxes of the usual sheet, in the order of [`Rows::bits`], written by [`Solution::save`].
static USUAL: &[u8] = include_bytes!("values.bin");

/// The Yam of a table with these options.
#[derive(Clone, Copy, Debug)]
pub struct Yam {
    pub options: Options,
}

impl Yam {
    pub fn new(options: Options) -> Yam {
        Yam { options }
    }

    /// Solves a round from these boxes on, on so many threads. `progress` hears how many of how many sets are done.
    pub fn solve(&self, open: Rows, threads: usize, progress: impl Fn(usize, usize) + Sync) -> Solution {
        let finishes = Finishes::new(&self.options);
        let mut solution = Solution::empty(open);
        let (done, total) = (AtomicUsize::new(0), solution.values.len() - 1);
        for size in 1..=open.len() {
            let sets: Vec<usize> = (0..=total).filter(|set| set.count_ones() as usize == size).collect();
            let known = &solution;
            let value = |set: usize| {
                let value = known.value_from_smaller(known.rows(set), &finishes);
                progress(done.fetch_add(1, Ordering::Relaxed) + 1, total);
                (set, value)
            };
            for (set, value) in spread(&sets, threads, value) {
                solution.values[set] = value;
            }
        }
        solution
    }

    /// The same on this thread, which may `rest` after each set.
    fn solve_gently(&self, open: Rows, rest: &mut dyn FnMut()) -> Solution {
        let finishes = Finishes::shared(&self.options);
        let mut solution = Solution::empty(open);
        // Every smaller set has a smaller number.
        for set in 1..solution.values.len() {
            solution.values[set] = solution.value_from_smaller(solution.rows(set), finishes);
            rest();
        }
        solution
    }
}

/// Does the same with each set, on so many threads.
fn spread(sets: &[usize], threads: usize, value: impl Fn(usize) -> (usize, f64) + Sync) -> Vec<(usize, f64)> {
    let share = |thread: usize| {
        sets.iter()
            .skip(thread)
            .step_by(threads)
            .map(|&set| value(set))
            .collect::<Vec<_>>()
    };
    std::thread::scope(|scope| {
        let share = &share;
        let workers: Vec<_> = (0..threads).map(|thread| scope.spawn(move || share(thread))).collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().expect("a worker does not panic"))
            .collect()
    })
}

/// What a round is worth from every set of open boxes.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// The boxes it is about, in order; a set of them is a number with a bit for each.
    boxes: Vec<Row>,
    values: Vec<f64>,
}

impl Solution {
    fn empty(open: Rows) -> Solution {
        Solution {
            boxes: open.iter().collect(),
            values: vec![0.0; 1 << open.len()],
        }
    }

    /// The usual sheet with the usual counting, as solved before.
    pub fn usual() -> Solution {
        Solution::load(Rows::USUAL, USUAL).expect("the table that is built in is whole")
    }

    /// What is known already of a table with these options: always of a usual one.
    pub(crate) fn known(options: &Options) -> Option<&'static Solution> {
        match is_usual(options) {
            true => Some(SOLVED[sheet(options)].get_or_init(Solution::usual)),
            false => SOLVED[sheet(options)].get(),
        }
    }

    /// Solves it, unless it is known already: some 12 s of work, once for all tables that play by these rules.
    pub(crate) fn work_out(options: &Options, rest: &mut dyn FnMut()) {
        if Solution::known(options).is_none() {
            SOLVED[sheet(options)].get_or_init(|| Yam::new(*options).solve_gently(rows_of(options), rest));
        }
    }

    /// The expected points that these boxes still bring under best play.
    pub fn value(&self, open: Rows) -> f64 {
        self.values[self.index(open)]
    }

    fn index(&self, open: Rows) -> usize {
        let bits = self
            .boxes
            .iter()
            .enumerate()
            .map(|(i, &row)| usize::from(open.has(row)) << i);
        bits.sum()
    }

    fn rows(&self, set: usize) -> Rows {
        let rows = self.boxes.iter().enumerate().filter(|(i, _)| set >> i & 1 != 0);
        rows.map(|(_, &row)| row).collect()
    }

    /// Eight bytes for each set, the lowest first.
    pub fn save(&self) -> Vec<u8> {
        self.values.iter().flat_map(|value| value.to_le_bytes()).collect()
    }

    /// What `save` has written for these boxes; None if it does not fit them.
    pub fn load(open: Rows, bytes: &[u8]) -> Option<Solution> {
        let mut solution = Solution::empty(open);
        if bytes.len() != 8 * solution.values.len() {
            return None;
        }
        for (value, bytes) in solution.values.iter_mut().zip(bytes.chunks_exact(8)) {
            *value = f64::from_le_bytes(bytes.try_into().ok()?);
        }
        Some(solution)
    }

    /// The value of a set, given those of all smaller ones.
    pub fn value_from_smaller(&self, open: Rows, finishes: &Finishes) -> f64 {
        let plain = self.after_second(open, finishes);
        if !open.has(Row::Super) {
            return best(&averages(&plain)).iter().sum::<f64>() / THROWS as f64;
        }
        let rest = self.value(open.without(Row::Super));
        let (mut worth, mut spare) = (Vec::with_capacity(THROWS), Vec::with_capacity(THROWS));
        let mut sum = 0.0;
        for first in (0..=Digits::ALL.0).map(Digits) {
            worth.clear();
            let super_finish = finishes.of(Row::Super, first).iter();
            worth.extend(
                plain
                    .iter()
                    .zip(super_finish)
                    .map(|(&plain, &finish)| plain.max(finish + rest)),
            );
            sum += best_of_throws_with_pairs(YaminoSet(first.0), &mut worth, &mut spare);
        }
        sum / THROWS as f64
    }

    /// What each second throw is worth if one of these boxes is filled or announced, other than the Super Yamino.
    fn after_second(&self, open: Rows, finishes: &Finishes) -> Vec<f64> {
        let mut worth = vec![f64::NEG_INFINITY; THROWS];
        for row in open.without(Row::Super).iter() {
            let rest = self.value(open.without(row));
            for (worth, finish) in worth.iter_mut().zip(finishes.of(row, Digits::NONE)) {
                *worth = worth.max(finish + rest);
            }
        }
        worth
    }
}

/// What each second throw is worth in each box, filled now or thrown for once more. Worked out when first asked for.
#[derive(Debug)]
pub struct Finishes {
    options: Options,
    rows: [OnceLock<Vec<f64>>; ROWS],
}

impl Finishes {
    pub fn new(options: &Options) -> Finishes {
        Finishes {
            options: *options,
            rows: [const { OnceLock::new() }; ROWS],
        }
    }

    /// Those of a table that counts like this, kept for all.
    pub(crate) fn shared(options: &Options) -> &'static Finishes {
        static SHARED: [OnceLock<Finishes>; COUNTINGS] = [const { OnceLock::new() }; COUNTINGS];
        SHARED[counting(options)].get_or_init(|| Finishes::new(options))
    }

    /// In this box, by the digits that the first throw has fixed for a Super Yamino.
    pub(crate) fn of(&self, row: Row, first: Digits) -> &[f64] {
        match row {
            Row::Super => super_finish(first),
            row => self.rows[row.index()].get_or_init(|| best(&averages(&scores(&self.options, row)))),
        }
    }
}

/// What each throw scores in a box, as the last of a turn.
pub(crate) fn scores(options: &Options, row: Row) -> Vec<f64> {
    let tally = tally(options);
    (0..THROWS)
        .map(|index| tally.score(row, Faces::from_index(index)).into())
        .collect()
}

/// What each third throw scores as a Super Yamino, if these digits are fixed.
pub(crate) fn super_scores(fixed: Digits) -> Vec<f64> {
    let score = |index| super_score(Faces::from_index(index), fixed).into();
    (0..THROWS).map(score).collect()
}

/// The finish of a Super Yamino after a first throw with these pairs. If there were none the second throw fixes the
/// digits, and if that has none either the third: seven of a kind always hold their pair.
fn super_finish(first: Digits) -> &'static [f64] {
    static FINISHES: [OnceLock<Vec<f64>>; 1 << DIGITS] = [const { OnceLock::new() }; 1 << DIGITS];
    let finish = |fixed| best(&averages(&super_scores(fixed)));
    FINISHES[usize::from(first.0)].get_or_init(|| {
        if !first.is_empty() {
            return finish(first);
        }
        let any = finish(Digits::ALL);
        let after = |index| match super_digits(Digits::NONE, Faces::from_index(index)) {
            Digits::NONE => any[index],
            fixed => super_finish(fixed)[index],
        };
        (0..THROWS).map(after).collect()
    })
}

/// All that changes what a round is worth: eight ways of counting, and which boxes there are. A solution takes at most 64 KB.
const SHEETS: usize = COUNTINGS * 4;
static SOLVED: [OnceLock<Solution>; SHEETS] = [const { OnceLock::new() }; SHEETS];

/// The number of a table's sheet.
fn sheet(options: &Options) -> usize {
    let together = options.plus_moins == PlusMoins::Together;
    counting(options) | usize::from(options.separate_suites) << 3 | usize::from(together) << 4
}

/// Is the built-in solution about a table with these options? Only with the usual sheet, counted as usual.
pub fn is_usual(options: &Options) -> bool {
    rows_of(options) == Rows::USUAL && counting(options) == counting(&Options::default())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In which order, and where, changes nothing.
    #[test]
    fn a_rest_changes_nothing() {
        let yam = Yam::new(Options {
            solo_pair_once: true,
            ..Options::default()
        });
        let open: Rows = [Row::Solo3, Row::Moins, Row::Suite].into_iter().collect();
        let mut rests = 0;
        let gently = yam.solve_gently(open, &mut || rests += 1);
        assert_eq!((gently, rests), (yam.solve(open, 2, |_, _| {}), 7));
    }
}
