//! The Yam: combinations to fill the boxes of a score sheet (YAM-YAM-1).

pub mod coach;
mod lattice;
mod price;
pub mod solve;
mod tally;
mod turn;

use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::{
    options::{Options, PlusMoins},
    piece::{Digits, Faces},
};

pub(crate) use price::par_of_sheet;
pub use tally::count;
pub(crate) use tally::{can_hold, come_together, tally};

/// A turn has no more throws (YAM-YAM-3, YAM-YAM-4).
pub const MOST_THROWS: u8 = 3;
/// What a Super Yamino is worth beside its dots (YAM-YAM-SUPER-6).
pub const SUPER_BONUS: i32 = 70;
/// The three ways a sheet's rows can differ from the usual twelve come after them.
pub const ROWS: usize = 15;

/// A box of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Row {
    /// All of one digit added up (YAM-YAM-SOLO-1, YAM-YAM-SOLO-2). There is none for the blanks.
    Solo1,
    Solo2,
    Solo3,
    Solo4,
    Solo5,
    Solo6,
    Plus,
    Moins,
    Full,
    Suite,
    Pairs,
    Super,
    /// In place of the suite where each has its own box (YAM-AMB-44).
    Small,
    Large,
    /// Plus and Moins at once, where one turn fills both boxes (YAM-YAM-PM-3, YAM-AMB-57).
    #[serde(rename = "plus-moins")]
    PlusMoins,
}

impl Row {
    pub const ALL: [Row; ROWS] = [
        Row::Solo1,
        Row::Solo2,
        Row::Solo3,
        Row::Solo4,
        Row::Solo5,
        Row::Solo6,
        Row::Plus,
        Row::Moins,
        Row::Full,
        Row::Suite,
        Row::Pairs,
        Row::Super,
        Row::Small,
        Row::Large,
        Row::PlusMoins,
    ];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A set of boxes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rows(u16);

impl Rows {
    pub const NONE: Rows = Rows(0);
    /// The twelve of the usual sheet.
    pub const USUAL: Rows = Rows(0xfff);

    pub const fn one(row: Row) -> Rows {
        Rows(1 << row as u16)
    }

    /// The set with these bits, in the order of [`Row::ALL`].
    pub const fn from_bits(bits: u16) -> Rows {
        Rows(bits & ((1 << ROWS) - 1))
    }

    pub const fn bits(self) -> u16 {
        self.0
    }

    #[inline]
    pub const fn has(self, row: Row) -> bool {
        self.0 >> row as u16 & 1 != 0
    }

    #[inline]
    pub const fn with(self, row: Row) -> Rows {
        Rows(self.0 | Rows::one(row).0)
    }

    #[inline]
    pub const fn without(self, row: Row) -> Rows {
        Rows(self.0 & !Rows::one(row).0)
    }

    #[inline]
    pub const fn minus(self, others: Rows) -> Rows {
        Rows(self.0 & !others.0)
    }

    pub const fn contains(self, others: Rows) -> bool {
        others.0 & !self.0 == 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = Row> + Clone {
        Row::ALL.into_iter().filter(move |&row| self.has(row))
    }

    /// The member at this place, counted from 0.
    #[inline]
    pub fn nth(self, place: u32) -> Row {
        let mut left = self.0;
        for _ in 0..place {
            left &= left - 1;
        }
        Row::ALL[left.trailing_zeros() as usize]
    }
}

impl FromIterator<Row> for Rows {
    fn from_iter<I: IntoIterator<Item = Row>>(rows: I) -> Rows {
        rows.into_iter().fold(Rows::NONE, Rows::with)
    }
}

/// The boxes that this table's sheets have: twelve, or thirteen with separate suites.
#[inline]
pub fn boxes_of(options: &Options) -> Rows {
    if options.separate_suites {
        ludo::rule!("YAM-AMB-44");
        Rows::USUAL.without(Row::Suite).with(Row::Small).with(Row::Large)
    } else {
        Rows::USUAL
    }
}

/// What a turn can be for: any of the boxes, or Plus and Moins at once where they are played together.
#[inline]
pub fn rows_of(options: &Options) -> Rows {
    let boxes = boxes_of(options);
    match options.plus_moins {
        PlusMoins::Apart => {
            ludo::rule!("YAM-YAM-PM-1", "YAM-YAM-PM-2");
            boxes
        }
        PlusMoins::Together => {
            ludo::rule!("YAM-YAM-PM-1", "YAM-YAM-PM-3");
            boxes.without(Row::Plus).without(Row::Moins).with(Row::PlusMoins)
        }
    }
}

/// What a turn is for that fills this box.
pub(crate) fn turn_for(options: &Options, row: Row) -> Row {
    match (options.plus_moins, row) {
        (PlusMoins::Together, Row::Plus | Row::Moins) => Row::PlusMoins,
        _ => row,
    }
}

/// One player's sheet in this round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sheet {
    pub filled: Rows,
    /// What stands in each box; 0 where nothing does.
    pub points: [i16; ROWS],
}

impl Sheet {
    #[inline]
    pub(crate) fn write(&mut self, row: Row, points: i16) {
        self.filled = self.filled.with(row);
        self.points[row.index()] = points;
    }

    /// What a turn can be for no more: where Plus and Moins are filled at once, one stands for both.
    #[inline]
    pub(crate) const fn done(&self) -> Rows {
        Rows(self.filled.0 | (self.filled.0 >> Row::Plus as u16 & 1) << Row::PlusMoins as u16)
    }
}

/// The digits of the pairs on the table: one digit each. A yamino's number is the digit of its doublet.
#[inline]
pub const fn pairs(faces: Faces) -> Digits {
    Digits(faces.doublets().0)
}

/// The digits for which a Super Yamino may be made after this throw: the first throw of a turn that shows a pair fixes
/// them for good (YAM-YAM-SUPER-2), and of several the player may choose any (YAM-YAM-SUPER-3, YAM-AMB-48).
#[inline]
pub const fn super_digits(before: Digits, faces: Faces) -> Digits {
    if before.is_empty() { pairs(faces) } else { before }
}

/// The digit that all seven yaminos show, if there is one (YAM-YAM-SUPER-1).
#[inline]
pub fn digit_of_all(faces: Faces) -> Option<u8> {
    let common = crate::piece::YaminoSet::ALL
        .iter()
        .fold(Digits::ALL, |common, yamino| common.and(faces.digits(yamino)));
    (!common.is_empty()).then(|| common.lowest())
}

/// A Super Yamino counts all dots and a bonus (YAM-YAM-SUPER-5, YAM-YAM-SUPER-6), after however few throws
/// (YAM-AMB-49); anything else is 0 (YAM-YAM-SUPER-4), also seven times a digit that was not fixed (YAM-AMB-48).
#[inline]
pub fn super_score(faces: Faces, fixed: Digits) -> i32 {
    match digit_of_all(faces) {
        Some(digit) if fixed.has(digit) => {
            ludo::rule!("YAM-YAM-SUPER-1", "YAM-YAM-SUPER-5", "YAM-YAM-SUPER-6", "YAM-AMB-49");
            faces.total() + SUPER_BONUS
        }
        _ => {
            ludo::rule!("YAM-YAM-SUPER-4", "YAM-AMB-48");
            0
        }
    }
}

/// What these faces are worth in a box, with the digits fixed for a Super Yamino. A box that cannot be filled gets 0
/// (YAM-YAM-5, YAM-AMB-46).
#[inline]
pub fn score(options: &Options, row: Row, faces: Faces, fixed: Digits) -> i32 {
    match row {
        Row::Super => super_score(faces, fixed),
        row => tally(options).score(row, faces).into(),
    }
}
