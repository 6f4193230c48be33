//! What every throw is worth in every box but the Super Yamino: 16 384 throws, worked out once and then looked up.

use std::{collections::HashSet, sync::OnceLock};

use super::{ROWS, Row, pairs, super_score};
use crate::{
    options::{Options, SuiteReading},
    piece::{DIGITS, Digits, Faces, THROWS, Yamino, YaminoSet},
};

/// Bonuses: Full (YAM-YAM-FULL-3), small and large suite (YAM-YAM-SUITE-6, YAM-YAM-SUITE-8), five pairs and seven
/// (YAM-YAM-PAIRS-2, YAM-YAM-PAIRS-3).
const FULL: i16 = 50;
const SMALL: i16 = 20;
const LARGE: i16 = 30;
const FIVE_PAIRS: i16 = 10;
const SEVEN_PAIRS: i16 = 20;
/// Digits in a small suite; a large one has them all (YAM-YAM-SUITE-1).
const SMALL_LENGTH: u8 = 5;

/// For each throw, its points in each box.
#[derive(Debug)]
pub(crate) struct Tally {
    points: Vec<[i16; ROWS + 1]>,
    /// What can stand in each box, the lowest first. Only positions written by hand ask for it.
    held: OnceLock<[Vec<i16>; ROWS]>,
}

impl Tally {
    #[inline]
    pub(crate) fn score(&self, row: Row, faces: Faces) -> i16 {
        debug_assert!(row != Row::Super, "a Super Yamino depends on more than its faces");
        self.points[faces.index()][row.index()]
    }

    fn new(counting: Counting) -> Tally {
        let points = (0..THROWS).map(|index| {
            let faces = Faces::from_index(index);
            let mut points = [0; ROWS + 1];
            for row in Row::ALL {
                points[row.index()] = counting.score(row, faces);
            }
            points
        });
        Tally {
            points: points.collect(),
            held: OnceLock::new(),
        }
    }

    fn held(&self, row: Row) -> &[i16] {
        let throws = || (0..THROWS).map(Faces::from_index);
        let held = self.held.get_or_init(|| {
            Row::ALL.map(|row| {
                let mut held: Vec<i16> = match row {
                    Row::Super => throws().map(|faces| super_score(faces, Digits::ALL) as i16).collect(),
                    row => throws().map(|faces| self.score(row, faces)).collect(),
                };
                held.sort_unstable();
                held.dedup();
                held
            })
        });
        &held[row.index()]
    }
}

/// Ways of counting that a table can choose.
pub(crate) const COUNTINGS: usize = 8;

/// The number of a table's way of counting.
#[inline]
pub(crate) fn counting(options: &Options) -> usize {
    let pick = options.suite_reading == SuiteReading::Pick;
    usize::from(options.solo_pair_once) | usize::from(pick) << 1 | usize::from(options.unused_count) << 2
}

/// The tally for a table's way of counting.
#[inline]
pub(crate) fn tally(options: &Options) -> &'static Tally {
    static TALLIES: [OnceLock<Tally>; COUNTINGS] = [const { OnceLock::new() }; COUNTINGS];
    TALLIES[counting(options)].get_or_init(|| Tally::new(Counting::of(options)))
}

/// What a throw brings in a box, worked out anew.
pub fn count(options: &Options, row: Row, faces: Faces) -> i16 {
    Counting::of(options).score(row, faces)
}

/// All that some throw brings in a box, the lowest first.
pub(crate) fn can_hold(options: &Options, row: Row) -> &'static [i16] {
    tally(options).held(row)
}

/// Does some throw bring both?
pub(crate) fn come_together(plus_points: i16, moins_points: i16) -> bool {
    static PAIRS: OnceLock<HashSet<(i16, i16)>> = OnceLock::new();
    let throws = || (0..THROWS).map(Faces::from_index);
    let pairs = PAIRS.get_or_init(|| throws().map(|faces| (plus(faces), moins(faces))).collect());
    pairs.contains(&(plus_points, moins_points))
}

/// The choices of a table that change what a throw is worth.
#[derive(Clone, Copy, Debug)]
struct Counting {
    pair_once: bool,
    pick: bool,
    unused: bool,
}

impl Counting {
    fn of(options: &Options) -> Counting {
        Counting {
            pair_once: options.solo_pair_once,
            pick: options.suite_reading == SuiteReading::Pick,
            unused: options.unused_count,
        }
    }

    fn score(self, row: Row, faces: Faces) -> i16 {
        match row {
            Row::Solo1 => self.solo(1, faces),
            Row::Solo2 => self.solo(2, faces),
            Row::Solo3 => self.solo(3, faces),
            Row::Solo4 => self.solo(4, faces),
            Row::Solo5 => self.solo(5, faces),
            Row::Solo6 => self.solo(6, faces),
            Row::Plus => plus(faces),
            Row::Moins => moins(faces),
            Row::PlusMoins => {
                ludo::rule!("YAM-YAM-PM-4", "YAM-AMB-57");
                plus(faces) + moins(faces)
            }
            Row::Full => full(faces),
            Row::Small => self.small_suite(faces),
            Row::Large => self.large_suite(faces),
            // One box holds either; the better one is meant (YAM-AMB-44, YAM-AMB-53).
            Row::Suite => {
                ludo::rule!("YAM-AMB-44", "YAM-AMB-53");
                self.small_suite(faces).max(self.large_suite(faces))
            }
            Row::Pairs => paired(faces),
            Row::Super => 0,
        }
    }

    /// Every visible one of the digit (YAM-YAM-SOLO-1, YAM-YAM-SOLO-2): a pair shows two (YAM-AMB-45).
    fn solo(self, digit: u8, faces: Faces) -> i16 {
        ludo::rule!("YAM-YAM-SOLO-1", "YAM-YAM-SOLO-2", "YAM-AMB-45");
        let showing = YaminoSet::ALL
            .iter()
            .filter(|&yamino| faces.digits(yamino).has(digit))
            .count() as i16;
        let twice = i16::from(!self.pair_once && pairs(faces).has(digit));
        (showing + twice) * i16::from(digit)
    }

    /// The best five in a row (YAM-YAM-SUITE-6): of six, too, only five count (YAM-AMB-52).
    fn small_suite(self, faces: Faces) -> i16 {
        ludo::rule!("YAM-YAM-SUITE-6", "YAM-AMB-52");
        let starts = 0..=DIGITS as u8 - SMALL_LENGTH;
        starts
            .map(|first| self.suite(faces, first, SMALL_LENGTH, SMALL))
            .max()
            .unwrap_or(0)
    }

    /// All seven digits (YAM-YAM-SUITE-8).
    fn large_suite(self, faces: Faces) -> i16 {
        ludo::rule!("YAM-YAM-SUITE-8");
        self.suite(faces, 0, DIGITS as u8, LARGE)
    }

    /// What a suite of these digits is worth, or 0 if it cannot be laid.
    fn suite(self, faces: Faces, first: u8, length: u8, bonus: i16) -> i16 {
        let last = first + length - 1;
        let row = RowOfDigits {
            faces,
            first,
            last,
            pick: self.pick,
        };
        let Some(used) = row.fewest_dots(first, None, YaminoSet::ALL) else {
            return 0;
        };
        // Whole yaminos beside the row may count too, and the player chooses the row that leaves most of them
        // (YAM-YAM-SUITE-10, YAM-AMB-54).
        let unused = if self.unused {
            ludo::rule!("YAM-YAM-SUITE-10", "YAM-AMB-54");
            faces.total() as i16 - used
        } else {
            0
        };
        ludo::rule!("YAM-YAM-SUITE-1", "YAM-YAM-SUITE-2", "YAM-YAM-SUITE-7");
        ludo::rule!("YAM-YAM-SUITE-9");
        (first..=last).map(i16::from).sum::<i16>() + bonus + unused
    }
}

/// The higher digit of each yamino (YAM-YAM-PLUS-1); a pair's digit is both its higher and its lower (YAM-AMB-57).
fn plus(faces: Faces) -> i16 {
    ludo::rule!("YAM-YAM-PLUS-1");
    YaminoSet::ALL
        .iter()
        .map(|yamino| i16::from(faces.face(yamino).high))
        .sum()
}

/// The lower digit of each yamino (YAM-YAM-MOINS-1), entered as a negative number (YAM-YAM-MOINS-2) and so taken from
/// the round's total (YAM-YAM-MOINS-3).
fn moins(faces: Faces) -> i16 {
    ludo::rule!("YAM-YAM-MOINS-1", "YAM-YAM-MOINS-2", "YAM-YAM-MOINS-3");
    -YaminoSet::ALL
        .iter()
        .map(|yamino| i16::from(faces.face(yamino).low))
        .sum::<i16>()
}

/// Four of one digit and three of another, all seven yaminos used and each for one digit (YAM-YAM-FULL-1,
/// YAM-AMB-50); four times the first and three times the second (YAM-YAM-FULL-2),
/// like 4, 4, 4, 4, 1, 1, 1 (YAM-YAM-FULL-4).
fn full(faces: Faces) -> i16 {
    ludo::rule!("YAM-YAM-FULL-1");
    let showing = |digit| -> YaminoSet {
        YaminoSet::ALL
            .iter()
            .filter(|&yamino| faces.digits(yamino).has(digit))
            .collect()
    };
    let mut best = 0;
    for four in 0..DIGITS as u8 {
        for three in (0..DIGITS as u8).filter(|&digit| digit != four) {
            let (fours, threes) = (showing(four), showing(three));
            let all = fours.or(threes) == YaminoSet::ALL;
            if all && fours.without(threes).len() <= 4 && threes.without(fours).len() <= 3 {
                ludo::rule!("YAM-YAM-FULL-2", "YAM-YAM-FULL-3", "YAM-YAM-FULL-4", "YAM-AMB-50");
                best = best.max(4 * i16::from(four) + 3 * i16::from(three) + FULL);
            }
        }
    }
    best
}

/// One digit of each pair (YAM-YAM-PAIRS-1), also without a bonus (YAM-AMB-56). Six pairs have the bonus of five, seven
/// only their own (YAM-AMB-55).
fn paired(faces: Faces) -> i16 {
    ludo::rule!("YAM-YAM-PAIRS-1");
    let pairs = pairs(faces);
    let bonus = match pairs.len() {
        0..5 => {
            ludo::rule!("YAM-AMB-56");
            0
        }
        5 | 6 => {
            ludo::rule!("YAM-YAM-PAIRS-2", "YAM-AMB-55");
            FIVE_PAIRS
        }
        _ => {
            ludo::rule!("YAM-YAM-PAIRS-3");
            SEVEN_PAIRS
        }
    };
    i16::from(pairs.sum()) + bonus
}

/// Digits to be read from yaminos side by side (YAM-AMB-51), with more or fewer yaminos (YAM-YAM-SUITE-2): five for
/// 2/2 3/3 4/4 5/5 6/3 (YAM-YAM-SUITE-7), four for 0/1 2/3 4/5 6/6 (YAM-YAM-SUITE-9).
#[derive(Clone, Copy)]
struct RowOfDigits {
    faces: Faces,
    first: u8,
    last: u8,
    /// Any half may be picked; otherwise a half that does not belong may only stick out at either end.
    pick: bool,
}

impl RowOfDigits {
    /// The fewest dots on the yaminos that complete the row from this digit on, after this neighbour.
    fn fewest_dots(self, digit: u8, neighbour: Option<Yamino>, left: YaminoSet) -> Option<i16> {
        if digit > self.last {
            return Some(0);
        }
        let fitting = left.iter().filter(|&yamino| self.may_follow(digit, neighbour, yamino));
        let ways = fitting.flat_map(|yamino| {
            let rest = left.without(YaminoSet::one(yamino));
            let dots = i16::from(self.faces.face(yamino).dots());
            let next = self.read(digit, yamino);
            next.into_iter()
                .flatten()
                .filter_map(move |next| Some(dots + self.fewest_dots(next, Some(yamino), rest)?))
        });
        ways.min()
    }

    /// The same digit may not follow itself on two different yaminos (YAM-YAM-SUITE-4): 3/3 and 3/4 are no neighbours
    /// (YAM-YAM-SUITE-5).
    fn may_follow(self, digit: u8, neighbour: Option<Yamino>, yamino: Yamino) -> bool {
        ludo::rule!("YAM-YAM-SUITE-4", "YAM-YAM-SUITE-5");
        let shown = self.faces.digits(yamino);
        let clash = |neighbour| shown.has(digit - 1) || self.faces.digits(neighbour).has(digit);
        shown.has(digit) && !neighbour.is_some_and(clash)
    }

    /// Which digit comes next if this yamino is read from here: a pair is read as one digit (YAM-YAM-SUITE-3), x/x+1 as
    /// two, and at either end one half may be read alone.
    fn read(self, digit: u8, yamino: Yamino) -> [Option<u8>; 2] {
        ludo::rule!("YAM-YAM-SUITE-3", "YAM-AMB-51");
        let face = self.faces.face(yamino);
        let at_an_end = digit == self.first || digit == self.last;
        let one = face.is_doublet() || self.pick || at_an_end;
        let two = self.faces.digits(yamino) == Digits(0b11 << digit) && digit < self.last;
        [one.then_some(digit + 1), two.then_some(digit + 2)]
    }
}
