//! Constructions: dominoes on a lattice of unit squares and levels (DOMINO-AMB-13). Whatever stands, each domino covers
//! two neighbouring squares of one level; small deviations of real dominoes are kept beside that, for nature alone.

use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::piece::Tile;

/// How far from the first domino anything can lie. Twenty-eight dominoes do not reach so far.
pub const FARTHEST: i8 = 60;

/// Along which axis a domino lies: `h` towards the next square in x, `v` in y.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Axis {
    H,
    V,
}

/// A square of a level; level 0 is the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    pub x: i8,
    pub y: i8,
    pub level: i8,
}

impl Cell {
    pub const fn new(x: i8, y: i8, level: i8) -> Cell {
        Cell { x, y, level }
    }

    pub(crate) const fn up(self, by: i8) -> Cell {
        Cell::new(self.x, self.y, self.level + by)
    }

    /// The four beside it on the same level.
    pub(crate) fn beside(self) -> [Cell; 4] {
        [(1, 0), (0, 1), (-1, 0), (0, -1)].map(|(dx, dy)| Cell::new(self.x + dx, self.y + dy, self.level))
    }
}

/// Two neighbouring squares: `at`, and the next along the axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    pub at: Cell,
    pub axis: Axis,
}

impl Place {
    /// Where the first domino lies.
    pub(crate) const FIRST: Place = Place {
        at: Cell::new(0, 0, 0),
        axis: Axis::H,
    };

    /// The place of these two neighbours, and whether they stand there the other way round.
    pub(crate) fn of(one: Cell, other: Cell) -> (Place, bool) {
        let (at, swapped) = if one <= other { (one, false) } else { (other, true) };
        let axis = if one.x == other.x { Axis::V } else { Axis::H };
        (Place { at, axis }, swapped)
    }

    pub(crate) const fn cells(self) -> [Cell; 2] {
        let Cell { x, y, level } = self.at;
        let next = match self.axis {
            Axis::H => Cell::new(x + 1, y, level),
            Axis::V => Cell::new(x, y + 1, level),
        };
        [self.at, next]
    }

    pub(crate) const fn up(self, by: i8) -> Place {
        Place {
            at: self.at.up(by),
            axis: self.axis,
        }
    }
}

/// A domino at a place, with its first number on the first square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lying {
    pub tile: Tile,
    /// The larger number lies on the first square.
    pub turned: bool,
    pub place: Place,
}

impl Lying {
    /// These numbers on these squares, if there is such a domino.
    pub(crate) fn new(tile: Tile, first: u8, place: Place) -> Lying {
        Lying {
            tile,
            turned: first != tile.low(),
            place,
        }
    }

    pub(crate) const fn numbers(self) -> [u8; 2] {
        let (low, high) = (self.tile.low(), self.tile.high());
        if self.turned { [high, low] } else { [low, high] }
    }

    pub(crate) fn squares(self) -> [(Cell, u8); 2] {
        let [one, other] = self.place.cells();
        let [a, b] = self.numbers();
        [(one, a), (other, b)]
    }

    /// The number on this square, if it covers it.
    pub(crate) fn number_at(self, cell: Cell) -> Option<u8> {
        self.squares()
            .into_iter()
            .find_map(|(square, number)| (square == cell).then_some(number))
    }
}

/// Where a domino that does not lie exactly in its place really lies: how far its middle is off, in micrometres, so that a
/// tower can be lifted with all its pieces; and how it is turned, a quaternion x, y, z, w in parts of 32 767, in which a
/// domino along x is not turned at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema, TS)]
pub struct Pose {
    pub off: [i32; 3],
    pub turn: [i16; 4],
}

/// A domino of the construction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    pub lying: Lying,
    /// None: exactly in its place.
    pub pose: Option<Pose>,
}

/// What has been built, in the order of attachment: a tower grows (DOMINO-H6).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Construction {
    standing: Vec<Standing>,
    /// The two end pieces (DOMINO-AMB-17), by their number in the order of attachment, each with its open square.
    ends: [Tip; 2],
}

/// An end of the construction: a piece, and which of its squares is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tip {
    pub piece: u8,
    pub open: u8,
}

impl Construction {
    pub fn is_empty(&self) -> bool {
        self.standing.is_empty()
    }

    pub fn len(&self) -> usize {
        self.standing.len()
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Standing> + Clone {
        self.standing.iter()
    }

    pub(crate) fn clear(&mut self) {
        *self = Construction::default();
    }

    /// The first domino is both ends, one square each.
    pub(crate) fn begin(&mut self, lying: Lying) {
        self.standing.clear();
        self.standing.push(Standing { lying, pose: None });
        self.ends = [Tip { piece: 0, open: 0 }, Tip { piece: 0, open: 1 }];
    }

    /// Attaches a domino that was judged fit. At an end it becomes the new end (DOMINO-AMB-17), with the square open that
    /// does not join. Below the table level means that all others were lifted (DOMINO-AMB-14).
    pub(crate) fn attach(&mut self, mut lying: Lying, joins: Option<Joint>) {
        if lying.place.at.level < 0 {
            for other in &mut self.standing {
                other.lying.place = other.lying.place.up(1);
            }
            lying.place = lying.place.up(1);
        }
        if let Some(joint) = joins {
            self.ends[usize::from(joint.tip)] = Tip {
                piece: self.standing.len() as u8,
                open: 1 - joint.square,
            };
        }
        self.standing.push(Standing { lying, pose: None });
    }

    pub(crate) fn set_pose(&mut self, tile: Tile, pose: Option<Pose>) {
        if let Some(standing) = self.standing.iter_mut().find(|standing| standing.lying.tile == tile) {
            standing.pose = pose;
        }
    }

    /// The number on this square; None where nothing lies.
    pub fn number_at(&self, cell: Cell) -> Option<u8> {
        self.standing.iter().find_map(|standing| standing.lying.number_at(cell))
    }

    /// The domino that covers this square.
    pub(crate) fn lying_at(&self, cell: Cell) -> Option<Lying> {
        let mut lying = self.standing.iter().map(|standing| standing.lying);
        lying.find(|lying| lying.place.cells().contains(&cell))
    }

    pub(crate) fn first(&self) -> Option<Lying> {
        self.standing.first().map(|standing| standing.lying)
    }

    /// The end pieces with the square that is open and its number.
    pub(crate) fn tips(&self) -> [Option<OpenTip>; 2] {
        [0, 1].map(|tip| {
            let Tip { piece, open } = self.ends[usize::from(tip)];
            let lying = self.standing.get(usize::from(piece))?.lying;
            let (cell, number) = lying.squares()[usize::from(open)];
            Some(OpenTip {
                tip,
                piece,
                lying,
                cell,
                number,
            })
        })
    }
}

/// An end piece with its open square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenTip {
    pub tip: u8,
    pub piece: u8,
    pub lying: Lying,
    pub cell: Cell,
    pub number: u8,
}

/// How a domino joins an end of the construction: which end, and with which of its squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joint {
    pub tip: u8,
    pub square: u8,
}
