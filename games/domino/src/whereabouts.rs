//! Where a domino lies or could go, in words. Every place has words of its own: on which half of which domino, and which
//! way it goes from there, as seen from the front of the table.

use ludo::Said;

use crate::{
    event::Squares,
    imagine::lying,
    lattice::{Axis, Cell, Lying},
    view::Stand,
};

type Side = &'static str;

/// On which side of a square its neighbours lie.
const SIDES: [(Side, i8, i8); 4] = [("right", 1, 0), ("left", -1, 0), ("far", 0, 1), ("near", 0, -1)];

/// Where each square of a domino lies, seen from its other one.
fn sides(axis: Axis) -> [Side; 2] {
    match axis {
        Axis::H => ["left", "right"],
        Axis::V => ["near", "far"],
    }
}

/// Half of a domino that lies there.
#[derive(Clone, Copy)]
struct Half {
    of: Squares,
    cell: Cell,
    number: u8,
    side: Side,
    /// It is an end of the construction.
    open: bool,
}

/// "on the 5 of 3-5, to the left, level 2".
pub(crate) fn whereabouts(piece: Lying, built: &[Stand]) -> Said {
    let halves: Vec<Half> = built.iter().flat_map(halves).collect();
    let level = i32::from(piece.place.at.level);
    let Some((joint, square)) = joint(piece, &halves) else {
        return Said::new("domino-spot-level").with("level", level);
    };
    Said::new("domino-spot")
        .with("where", joint)
        .with("side", sides(piece.place.axis)[1 - square])
        .with("level", level)
}

fn halves(stand: &Stand) -> [Half; 2] {
    let squares = lying(stand.piece).squares();
    [0, 1].map(|i| Half {
        of: stand.piece.numbers,
        cell: squares[i].0,
        number: squares[i].1,
        side: sides(stand.piece.axis)[i],
        open: stand.open[i],
    })
}

/// What it touches, and with which of its squares: it rests on something, hangs under something, or lies before it with
/// the same number.
fn joint(piece: Lying, halves: &[Half]) -> Option<(Said, usize)> {
    let touched = |by: i8| {
        let cells = piece.place.cells();
        cells.map(|cell| halves.iter().find(|half| half.cell == cell.up(by)))
    };
    let place = |id: &'static str, half: &Half| Said::new(id).with("half", said(half));
    let below = touched(-1);
    if let [Some(one), Some(other)] = below {
        return Some((place("domino-place-bridge", one).with("other", said(other)), 0));
    }
    for (id, found) in [("domino-place-on", below), ("domino-place-under", touched(1))] {
        if let [Some(half), _] = found {
            return Some((place(id, half), 0));
        }
        if let [_, Some(half)] = found {
            return Some((place(id, half), 1));
        }
    }
    let followed = followed(piece, halves);
    let (square, side, half) = followed.iter().find(|(.., half)| half.open).or(followed.first())?;
    Some((place("domino-place-beside", half).with("side", *side), *square))
}

/// The halves with the same number before which it lies: with which square, and on which side of them.
fn followed(piece: Lying, halves: &[Half]) -> Vec<(usize, Side, Half)> {
    let mut followed = Vec::new();
    for (i, (cell, number)) in piece.squares().into_iter().enumerate() {
        for (side, dx, dy) in SIDES {
            let from = Cell::new(cell.x - dx, cell.y - dy, cell.level);
            let before = halves.iter().filter(|half| half.number == number && half.cell == from);
            followed.extend(before.map(|half| (i, side, *half)));
        }
    }
    followed
}

/// "5 of 3-5"; on a double, where both are the same, "left 6 of the double 6".
fn said(half: &Half) -> Said {
    let [one, other] = half.of;
    if one == other {
        return Said::new("domino-half-double").with("n", one).with("side", half.side);
    }
    Said::new("domino-half")
        .with("n", half.number)
        .with("low", one.min(other))
        .with("high", one.max(other))
}
