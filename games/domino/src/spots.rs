//! Where a construction can be added to. Legality is a matter of the lattice alone; whether it then stands is nature's.

use crate::{
    illegal::Why,
    lattice::{Cell, Construction, FARTHEST, Joint, Lying, OpenTip, Place, Standing},
    options::{Form, Options},
    piece::{Tile, Tiles},
    state::Mode,
};

/// A free place, and what each of its squares must show there; None: anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    pub place: Place,
    pub needs: [Option<u8>; 2],
}

impl Spot {
    /// The dominoes that fit here.
    pub(crate) fn tiles(self) -> Tiles {
        match self.needs {
            [Some(one), Some(other)] => Tile::new(one, other).map_or(Tiles::NONE, Tiles::one),
            [Some(number), None] | [None, Some(number)] => Tiles::with_number(number),
            [None, None] => Tiles::ALL,
        }
    }

    /// Every way in which this domino fits here.
    pub(crate) fn ways(self, tile: Tile) -> impl Iterator<Item = Lying> {
        let ways = [false, true].map(|turned| Lying {
            tile,
            turned,
            place: self.place,
        });
        let fits = move |lying: &Lying| {
            let mut pairs = self.needs.into_iter().zip(lying.numbers());
            pairs.all(|(need, number)| need.is_none_or(|need| need == number))
        };
        // A double lies the same either way.
        ways.into_iter()
            .filter(move |lying| !(lying.turned && tile.is_double()) && fits(lying))
    }
}

/// May this domino be put there? If it continues an end of the construction, it says which.
pub(crate) fn check(built: &Construction, options: &Options, due: Mode, lying: Lying) -> Result<Option<Joint>, Why> {
    let lowest = lowest_level(options);
    for (cell, number) in lying.squares() {
        if cell.level < lowest || cell.level > FARTHEST || cell.x.abs() > FARTHEST || cell.y.abs() > FARTHEST {
            return Err(Why::OutOfReach);
        }
        if let Some(by) = built.lying_at(cell) {
            return Err(Why::Occupied { by: by.tile });
        }
        // All squares that are superposed are equal (DOMINO-H7), on both sides and also where two pieces are bridged
        // (DOMINO-AMB-13). What touches on the same level is of no account (DOMINO-Q14, DOMINO-AMB-29).
        ludo::rule!("DOMINO-H7", "DOMINO-Q14", "DOMINO-AMB-13");
        let contacts = [cell.up(1), cell.up(-1)].map(|contact| built.number_at(contact));
        if let Some(other) = contacts.into_iter().flatten().find(|&other| other != number) {
            return Err(Why::NotEqual {
                tile: lying.tile,
                numbers: [number, other],
            });
        }
    }
    match options.game {
        Form::Quincunx => check_quincunx(built, due, lying).map(Some),
        _ => check_challenge(built, options, lying),
    }
}

/// The construction that these dominoes make, attached one after the other, if the rules allow it.
///
/// # Errors
/// Which of them cannot stand there, and why.
pub(crate) fn rebuilt(
    standing: impl IntoIterator<Item = Standing>,
    options: &Options,
) -> Result<Construction, (usize, Why)> {
    let mut built = Construction::default();
    for (place, Standing { lying, pose }) in standing.into_iter().enumerate() {
        if built.is_empty() {
            let Cell { level, .. } = lying.place.at;
            let lifted = level > 0 && lowest_level(options) < 0;
            if lying.place.up(-level) != Place::FIRST || level != 0 && !lifted {
                return Err((place, Why::OutOfReach));
            }
            built.begin(lying);
        } else {
            let joint = check(&built, options, Mode::of(lying), lying).map_err(|why| (place, why))?;
            built.attach(lying, joint);
        }
        built.set_pose(lying.tile, pose);
    }
    // However often it was lifted, it stands on the table.
    match built.iter().map(|standing| standing.lying.place.at.level).min() {
        Some(lowest) if lowest != 0 => Err((0, Why::OutOfReach)),
        _ => Ok(built),
    }
}

/// Below the table level only if the tower may be lifted (DOMINO-AMB-14).
fn lowest_level(options: &Options) -> i8 {
    if options.game == Form::Challenge && options.lift_tower {
        -1
    } else {
        0
    }
}

/// Above or below any domino that lies there (DOMINO-H1, DOMINO-H2), equal half-faces over one another (DOMINO-H3), across
/// or along (DOMINO-AMB-15).
fn check_challenge(built: &Construction, options: &Options, lying: Lying) -> Result<Option<Joint>, Why> {
    ludo::rule!("DOMINO-H1", "DOMINO-H3", "DOMINO-AMB-15");
    let touches = |cell: Cell| [1, -1].into_iter().any(|by| built.number_at(cell.up(by)).is_some());
    if !lying.place.cells().into_iter().any(touches) {
        return Err(Why::NoContact { tile: lying.tile });
    }
    // Only the second domino of a tower has to lie along the first (DOMINO-H12).
    let across = built.first().is_some_and(|first| first.place.axis != lying.place.axis);
    if options.second_parallel && built.len() == 1 && across {
        return Err(Why::NotParallel);
    }
    if !options.extremities_only {
        return Ok(None);
    }
    // Any free half-face of an end piece (DOMINO-H13, DOMINO-AMB-17).
    let joins = |tip: &OpenTip| {
        let on = |cell: Cell| {
            let sides = [cell.up(1), cell.up(-1)];
            sides.into_iter().any(|side| tip.lying.number_at(side).is_some())
        };
        let square = lying.place.cells().into_iter().position(on)?;
        Some(Joint {
            tip: tip.tip,
            square: square as u8,
        })
    };
    latest(built, joins).map(Some).ok_or(Why::NotAnEnd { tile: lying.tile })
}

/// In the mode that is due and no other (DOMINO-AMB-26), at an end of the construction (DOMINO-Q2).
fn check_quincunx(built: &Construction, due: Mode, lying: Lying) -> Result<Joint, Why> {
    ludo::rule!("DOMINO-Q6");
    if Mode::of(lying) != due {
        return Err(Why::WrongMode { due });
    }
    latest(built, |tip| joint(tip, lying)).ok_or_else(|| not_joined(built, lying))
}

/// It touches no end, or one of them with another number than the end wants.
fn not_joined(built: &Construction, lying: Lying) -> Why {
    let tile = lying.tile;
    let touches = |tip: &OpenTip| {
        let beside = tip.cell.beside();
        Mode::of(lying) == Mode::Flat && lying.place.cells().into_iter().any(|cell| beside.contains(&cell))
    };
    match built.tips().into_iter().flatten().find(touches) {
        Some(tip) => Why::DoesNotFit {
            tile,
            number: tip.number,
        },
        None => Why::NotAnEnd { tile },
    }
}

/// A domino that could continue either end continues the one that was laid later.
fn latest(built: &Construction, joins: impl Fn(&OpenTip) -> Option<Joint>) -> Option<Joint> {
    ludo::rule!("DOMINO-AMB-17");
    let joined = built.tips().into_iter().flatten();
    let joined = joined.filter_map(|tip| Some((tip.piece, joins(&tip)?)));
    joined
        .max_by_key(|(piece, joint)| (*piece, joint.tip))
        .map(|(_, joint)| joint)
}

/// How it would join this end of a quincunx construction, with the open square as in the traditional game
/// (DOMINO-AMB-17).
fn joint(tip: &OpenTip, lying: Lying) -> Option<Joint> {
    let joins = |(cell, number): (Cell, u8)| match (Mode::of(lying), tip.cell.level) {
        // Always on top (DOMINO-Q10, DOMINO-AMB-27).
        (Mode::Height, _) => {
            ludo::rule!("DOMINO-Q10", "DOMINO-AMB-27");
            cell == tip.cell.up(1)
        }
        // At table level (DOMINO-Q11): following it, equal squares touching (DOMINO-Q13) …
        (Mode::Flat, 0) => {
            ludo::rule!("DOMINO-Q11", "DOMINO-Q13", "DOMINO-AMB-29");
            number == tip.number && tip.cell.beside().contains(&cell)
        }
        // … or slid under its overhang (DOMINO-Q12), which a piece higher up does not offer (DOMINO-AMB-28).
        (Mode::Flat, _) => {
            ludo::rule!("DOMINO-Q11", "DOMINO-Q12", "DOMINO-AMB-28");
            cell == tip.cell.up(-1)
        }
    };
    let square = lying.squares().into_iter().position(joins)?;
    Some(Joint {
        tip: tip.tip,
        square: square as u8,
    })
}

/// Every place where something could be put, whatever is held.
pub(crate) fn spots(built: &Construction, options: &Options, due: Mode) -> Vec<Spot> {
    let grid = Grid::of(built);
    let mut finder = Finder {
        grid: &grid,
        lowest: lowest_level(options),
        spots: Vec::new(),
    };
    match options.game {
        Form::Quincunx => finder.quincunx(built, due),
        _ => finder.challenge(built, options),
    }
    finder.spots
}

/// Does anything that is not yet laid fit anywhere?
pub(crate) fn any_fits(built: &Construction, options: &Options, due: Mode, tiles: Tiles) -> bool {
    spots(built, options, due)
        .into_iter()
        .any(|spot| !spot.tiles().and(tiles).is_empty())
}

struct Finder<'a> {
    grid: &'a Grid,
    lowest: i8,
    spots: Vec<Spot>,
}

impl Finder<'_> {
    fn challenge(&mut self, built: &Construction, options: &Options) {
        let tips = built.tips();
        let is_end = |number: usize| tips.iter().flatten().any(|tip| usize::from(tip.piece) == number);
        for (number, standing) in built.iter().enumerate() {
            if options.extremities_only && !is_end(number) {
                continue;
            }
            for cell in standing.lying.place.cells() {
                self.around(cell.up(1), None);
                self.around(cell.up(-1), None);
            }
        }
        if let (true, 1, Some(first)) = (options.second_parallel, built.len(), built.first()) {
            self.spots.retain(|spot| spot.place.axis == first.place.axis);
        }
    }

    fn quincunx(&mut self, built: &Construction, due: Mode) {
        for tip in built.tips().into_iter().flatten() {
            match (due, tip.cell.level) {
                (Mode::Height, _) => self.around(tip.cell.up(1), None),
                (Mode::Flat, 0) => {
                    for cell in tip.cell.beside() {
                        self.around(cell, Some(tip.number));
                    }
                }
                (Mode::Flat, 1) => self.around(tip.cell.up(-1), None),
                (Mode::Flat, _) => {}
            }
        }
    }

    /// Every place that covers this square, if it is free; the square must show this number, if one is given.
    fn around(&mut self, cell: Cell, must: Option<u8>) {
        let Some(need) = self.need(cell, must) else { return };
        for other in cell.beside() {
            let Some(beside) = self.need(other, None) else { continue };
            let (place, swapped) = Place::of(cell, other);
            let needs = if swapped { [beside, need] } else { [need, beside] };
            let spot = Spot { place, needs };
            if !self.spots.contains(&spot) {
                self.spots.push(spot);
            }
        }
    }

    /// What a free square must show between what lies above and below it. None if it is not free, or cannot be filled.
    fn need(&self, cell: Cell, must: Option<u8>) -> Option<Option<u8>> {
        if cell.level < self.lowest || self.grid.number_at(cell).is_some() {
            return None;
        }
        let mut need = must;
        for other in [cell.up(1), cell.up(-1)] {
            match (need, self.grid.number_at(other)) {
                (Some(one), Some(other)) if one != other => return None,
                (None, found) => need = found,
                _ => {}
            }
        }
        Some(need)
    }
}

/// The numbers on all squares around a construction, so that looking one up takes no search.
struct Grid {
    low: Cell,
    size: [i16; 3],
    numbers: Vec<u8>,
}

const EMPTY: u8 = u8::MAX;

impl Grid {
    fn of(built: &Construction) -> Grid {
        let squares = || built.iter().flat_map(|standing| standing.lying.squares());
        let range = |of: fn(Cell) -> i8| {
            let all = squares().map(|(cell, _)| of(cell));
            (all.clone().min().unwrap_or(0), all.max().unwrap_or(0))
        };
        let ranges = [range(|cell| cell.x), range(|cell| cell.y), range(|cell| cell.level)];
        let size = ranges.map(|(low, high)| i16::from(high) - i16::from(low) + 1);
        let mut grid = Grid {
            low: Cell::new(ranges[0].0, ranges[1].0, ranges[2].0),
            size,
            numbers: vec![EMPTY; size.iter().map(|&n| n as usize).product()],
        };
        for (cell, number) in squares() {
            let at = grid.index(cell).expect("the grid is as large as the construction");
            grid.numbers[at] = number;
        }
        grid
    }

    fn index(&self, cell: Cell) -> Option<usize> {
        let [x, y, z] = [
            i16::from(cell.x) - i16::from(self.low.x),
            i16::from(cell.y) - i16::from(self.low.y),
            i16::from(cell.level) - i16::from(self.low.level),
        ];
        let [nx, ny, nz] = self.size;
        let inside = (0..nx).contains(&x) && (0..ny).contains(&y) && (0..nz).contains(&z);
        inside.then(|| ((z * ny + y) * nx + x) as usize)
    }

    fn number_at(&self, cell: Cell) -> Option<u8> {
        let number = self.numbers[self.index(cell)?];
        (number != EMPTY).then_some(number)
    }
}
