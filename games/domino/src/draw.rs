//! A chain or a construction as text and as a picture. Pure functions: what is drawn depends on nothing but what lies
//! there.

use std::fmt::Write;

use crate::{
    event::{Piece, Squares},
    lattice::Axis,
    piece::Tile,
    view::View,
};

/// The layout as text: a chain in one row, a construction level by level from the table up.
pub fn text(view: &View) -> String {
    let pieces: Vec<Piece> = view.built.iter().map(|stand| stand.piece).collect();
    if view.options.is_built() {
        levels(&pieces)
    } else {
        chain(&view.chain)
    }
}

/// In one row.
pub fn chain(dominoes: &[Squares]) -> String {
    dominoes.iter().map(|[one, other]| format!("[{one}|{other}]")).collect()
}

/// Every level as a plan, y upwards: a digit for each square, joined by `-` or `|` to the other half of its domino. Before
/// each row stands its y and below the plan each x, so that a place can be written as actions write it.
pub fn levels(pieces: &[Piece]) -> String {
    let mut text = String::new();
    let Some(([x0, x1], [y0, y1], top)) = bounds(pieces) else {
        return text;
    };
    let step = 1 + (x0..=x1).map(|x| x.to_string().len()).max().unwrap_or(1);
    for level in 0..=top {
        let wide = step * (x1 - x0) as usize + 1;
        let mut rows = vec![vec![' '; wide]; 2 * (y1 - y0) as usize + 1];
        for piece in pieces.iter().filter(|piece| piece.level == level) {
            put(&mut rows, piece, (x0, y0), step);
        }
        let _ = writeln!(text, "{level}:");
        for (number, row) in rows.iter().enumerate().rev() {
            let row: String = row.iter().collect();
            let y = match number.is_multiple_of(2) {
                true => (y0 + (number / 2) as i8).to_string(),
                false => String::new(),
            };
            if !row.trim().is_empty() {
                let _ = writeln!(text, "{}", format!("{y:>3}  {row}").trim_end());
            }
        }
        let numbers: String = (x0..=x1).map(|x| format!("{x:<step$}")).collect();
        let _ = writeln!(text, "{}", format!("     {numbers}").trim_end());
    }
    text
}

fn put(rows: &mut [Vec<char>], piece: &Piece, (x0, y0): (i8, i8), step: usize) {
    let [one, other] = squares(piece).map(|(x, y)| (step * (x - x0) as usize, 2 * (y - y0) as usize));
    let join = if piece.axis == Axis::H { '-' } else { '|' };
    for row in &mut rows[one.1..=other.1] {
        row[one.0..=other.0].fill(join);
    }
    let [a, b] = piece.numbers;
    rows[one.1][one.0] = char::from(b'0' + a);
    rows[other.1][other.0] = char::from(b'0' + b);
}

/// The squares it covers, the first number's first.
fn squares(piece: &Piece) -> [(i8, i8); 2] {
    let Piece { x, y, .. } = *piece;
    match piece.axis {
        Axis::H => [(x, y), (x + 1, y)],
        Axis::V => [(x, y), (x, y + 1)],
    }
}

/// From where to where it reaches, and its top level; None if there is nothing.
fn bounds(pieces: &[Piece]) -> Option<([i8; 2], [i8; 2], i8)> {
    let all = || pieces.iter().flat_map(squares);
    let x = [all().map(|(x, _)| x).min()?, all().map(|(x, _)| x).max()?];
    let y = [all().map(|(_, y)| y).min()?, all().map(|(_, y)| y).max()?];
    Some((x, y, pieces.iter().map(|piece| piece.level).max()?))
}

/// How large a square is, and how high a level, in the picture.
const SIDE: f64 = 24.0;
const RISE: f64 = 16.0;
const MARGIN: f64 = 12.0;
/// The colours of the dominoes, in the order of [`crate::Colour`]: each with the shade of its sides.
const COLOURS: [(&str, &str); 4] = [
    ("#d8433f", "#9c2623"),
    ("#c98a12", "#8d5f08"),
    ("#3c8f4e", "#256134"),
    ("#2f6fb7", "#1c4a80"),
];

/// The layout as an SVG picture: a chain from above, a construction from a corner.
pub fn svg(view: &View) -> String {
    let mut picture = Picture::default();
    picture.construction(view.built.iter().map(|stand| stand.piece).collect());
    for (i, &[one, other]) in view.chain.iter().enumerate() {
        picture.flat(i, one, other);
    }
    picture.finish()
}

/// Shapes, and how far they reach.
struct Picture {
    shapes: String,
    low: (f64, f64),
    high: (f64, f64),
}

impl Default for Picture {
    fn default() -> Picture {
        Picture {
            shapes: String::new(),
            low: (f64::MAX, f64::MAX),
            high: (f64::MIN, f64::MIN),
        }
    }
}

fn colours(tile: Tile) -> (&'static str, &'static str) {
    COLOURS[tile.colour() as usize]
}

impl Picture {
    fn reach(&mut self, points: &[(f64, f64)]) {
        for &(x, y) in points {
            self.low = (self.low.0.min(x), self.low.1.min(y));
            self.high = (self.high.0.max(x), self.high.1.max(y));
        }
    }

    fn polygon(&mut self, points: &[(f64, f64)], fill: &str) {
        self.reach(points);
        let words: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let _ = write!(
            self.shapes,
            r##"<polygon points="{}" fill="{fill}" stroke="#fff" stroke-width="1"/>"##,
            words.join(" ")
        );
    }

    /// The dots of a square, whose corner and sides are given.
    fn dots(&mut self, number: u8, corner: (f64, f64), along: (f64, f64), across: (f64, f64)) {
        for &(u, v) in pattern(number) {
            let x = corner.0 + u * along.0 + v * across.0;
            let y = corner.1 + u * along.1 + v * across.1;
            let _ = write!(self.shapes, r##"<circle cx="{x:.1}" cy="{y:.1}" r="2" fill="#fff"/>"##);
        }
    }

    fn flat(&mut self, i: usize, one: u8, other: u8) {
        let Some(tile) = Tile::new(one, other) else { return };
        let x = i as f64 * (2.0 * SIDE + 2.0);
        let corners = [(x, 0.0), (x + 2.0 * SIDE, 0.0), (x + 2.0 * SIDE, SIDE), (x, SIDE)];
        self.polygon(&corners, colours(tile).0);
        self.polygon(&[(x + SIDE, 0.0), (x + SIDE, SIDE)], "none");
        self.dots(one, (x, 0.0), (SIDE, 0.0), (0.0, SIDE));
        self.dots(other, (x + SIDE, 0.0), (SIDE, 0.0), (0.0, SIDE));
    }

    /// From below upwards, and on each level from the back to the front, so that what is nearer covers what is farther.
    fn construction(&mut self, mut pieces: Vec<Piece>) {
        pieces.sort_by_key(|piece| (piece.level, -(i16::from(piece.x) + i16::from(piece.y))));
        for piece in &pieces {
            self.block(piece);
        }
    }

    fn block(&mut self, piece: &Piece) {
        let [one, other] = piece.numbers;
        let Some(tile) = Tile::new(one, other) else { return };
        let (face, side) = colours(tile);
        let [near, far] = squares(piece).map(|(x, y)| (f64::from(x), f64::from(y)));
        let ((x0, y0), (x1, y1)) = (near, (far.0 + 1.0, far.1 + 1.0));
        let (low, top) = (f64::from(piece.level), f64::from(piece.level) + 1.0);
        let at = |x: f64, y: f64, z: f64| ((x - y) * SIDE * 0.866, -(x + y) * SIDE * 0.5 - z * RISE);
        let front = [at(x0, y0, low), at(x1, y0, low), at(x1, y0, top), at(x0, y0, top)];
        let left = [at(x0, y0, low), at(x0, y1, low), at(x0, y1, top), at(x0, y0, top)];
        let above = [at(x0, y0, top), at(x1, y0, top), at(x1, y1, top), at(x0, y1, top)];
        for (sides, fill) in [(front, side), (left, side), (above, face)] {
            self.polygon(&sides, fill);
        }
        for ((x, y), number) in [(near, one), (far, other)] {
            let (corner, next, over) = (at(x, y, top), at(x + 1.0, y, top), at(x, y + 1.0, top));
            let to = |point: (f64, f64)| (point.0 - corner.0, point.1 - corner.1);
            self.dots(number, corner, to(next), to(over));
        }
    }

    fn finish(self) -> String {
        let (low, high) = if self.shapes.is_empty() {
            ((0.0, 0.0), (0.0, 0.0))
        } else {
            (self.low, self.high)
        };
        let (wide, tall) = (high.0 - low.0 + 2.0 * MARGIN, high.1 - low.1 + 2.0 * MARGIN);
        format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{:.1} {:.1} {wide:.1} {tall:.1}" width="{wide:.0}" height="{tall:.0}">{}</svg>"##,
            low.0 - MARGIN,
            low.1 - MARGIN,
            self.shapes
        )
    }
}

/// Where the dots of a number stand in a square of side 1.
fn pattern(number: u8) -> &'static [(f64, f64)] {
    const A: f64 = 0.25;
    const B: f64 = 0.5;
    const C: f64 = 0.75;
    match number {
        1 => &[(B, B)],
        2 => &[(A, A), (C, C)],
        3 => &[(A, A), (B, B), (C, C)],
        4 => &[(A, A), (A, C), (C, A), (C, C)],
        5 => &[(A, A), (A, C), (B, B), (C, A), (C, C)],
        6 => &[(A, A), (A, B), (A, C), (C, A), (C, B), (C, C)],
        _ => &[],
    }
}
