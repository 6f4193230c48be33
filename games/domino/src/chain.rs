//! The chain of the traditional game (DOMINO-T4): a line with two ends, also at a double, which is only shown crosswise
//! (DOMINO-AMB-2).

use std::collections::VecDeque;

use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::piece::{TILES, Tile};

/// An end of the chain. Only there may a domino be laid (DOMINO-T5, DOMINO-AMB-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum End {
    Left,
    Right,
}

impl End {
    pub const BOTH: [End; 2] = [End::Left, End::Right];
}

/// Dominoes in the order in which they were laid, each with its end.
#[derive(Clone, Copy, Debug)]
pub struct Chain {
    /// A domino's index, and 32 more for one at the right.
    steps: [u8; TILES],
    len: u8,
    ends: [u8; 2],
}

const AT_RIGHT: u8 = 32;

impl Chain {
    pub(crate) const NONE: Chain = Chain {
        steps: [0; TILES],
        len: 0,
        ends: [0; 2],
    };

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The number at an end.
    #[inline]
    pub(crate) fn number(&self, end: End) -> u8 {
        self.ends[end as usize]
    }

    #[inline]
    pub(crate) fn begin(&mut self, tile: Tile) {
        self.ends = [tile.low(), tile.high()];
        self.push(tile, End::Left);
    }

    /// The two equal squares touch (DOMINO-T1), so that the other one is open.
    #[inline]
    pub(crate) fn lay(&mut self, tile: Tile, end: End) {
        let number = &mut self.ends[end as usize];
        *number = tile.other(*number);
        self.push(tile, end);
    }

    #[inline]
    fn push(&mut self, tile: Tile, end: End) {
        let right = if end == End::Right { AT_RIGHT } else { 0 };
        self.steps[usize::from(self.len)] = tile.index() as u8 | right;
        self.len += 1;
    }

    /// The first lies at neither end: what is said of its end means nothing.
    pub(crate) fn steps(&self) -> impl Iterator<Item = (Tile, End)> + '_ {
        self.steps[..usize::from(self.len)].iter().map(|&step| {
            let end = if step & AT_RIGHT == 0 { End::Left } else { End::Right };
            (Tile::from_index(usize::from(step & (AT_RIGHT - 1))), end)
        })
    }

    /// From left to right, each with its squares as they lie.
    pub(crate) fn squares(&self) -> Vec<[u8; 2]> {
        let mut row = VecDeque::<[u8; 2]>::new();
        for (tile, end) in self.steps() {
            match (row.front().copied(), row.back().copied(), end) {
                (Some([open, _]), _, End::Left) => row.push_front([tile.other(open), open]),
                (_, Some([_, open]), End::Right) => row.push_back([open, tile.other(open)]),
                _ => row.push_back([tile.low(), tile.high()]),
            }
        }
        row.into()
    }
}

/// What lay there before is not part of it.
impl PartialEq for Chain {
    fn eq(&self, other: &Chain) -> bool {
        self.ends == other.ends && self.steps().eq(other.steps())
    }
}

impl Eq for Chain {}
