//! The things in the box: squares and boards, read from text that a person can read and draw (`data/`).

use std::{fmt, str::FromStr, sync::LazyLock};

use ludo::{Luck, ParseError, Rng};

/// A square by its kind: 0 to 25 are A to Z, 26 is the joker.
pub type Kind = usize;
/// The two devils among the squares replace any letter (DIAMINO-G5, DIAMINO-G6).
pub const JOKER: Kind = 26;
pub const KINDS: usize = 27;
/// All that there are (DIAMINO-G3): nobody holds more.
const MOST_SQUARES: usize = 112;

/// A heap of squares: how many of each kind. It has no order, so none can leak (DIAMINO-P1, DIAMINO-D4, DIAMINO-E11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tiles(pub [u8; KINDS]);

impl Tiles {
    pub fn one(kind: Kind) -> Tiles {
        let mut tiles = Tiles::default();
        tiles.0[kind] = 1;
        tiles
    }

    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(&self) -> bool {
        self.total() == 0
    }

    pub fn count(&self, kind: Kind) -> u8 {
        self.0[kind]
    }

    pub fn with(mut self, other: Tiles) -> Tiles {
        // The box has far fewer of a kind: a heap that somebody only claims to have does not wrap round to one that can be.
        let all = self.0.iter_mut().zip(other.0);
        all.for_each(|(mine, more)| *mine = mine.saturating_add(more));
        self
    }

    /// The first kind of which there are fewer here than there.
    pub fn missing(&self, other: Tiles) -> Option<Kind> {
        (0..KINDS).find(|&kind| other.count(kind) > self.count(kind))
    }

    /// What is left; None if these are not all among them.
    pub fn without(mut self, other: Tiles) -> Option<Tiles> {
        for (mine, less) in self.0.iter_mut().zip(other.0) {
            *mine = mine.checked_sub(less)?;
        }
        Some(self)
    }

    /// The sum of the numbers printed on them (DIAMINO-G4); a joker has none (DIAMINO-G7).
    pub fn value(&self) -> i32 {
        ludo::rule!("DIAMINO-G4", "DIAMINO-G7", "DIAMINO-DATA-2");
        self.0
            .iter()
            .zip(BOX.values)
            .map(|(&count, value)| i32::from(count) * value)
            .sum()
    }

    /// Takes so many out at random, or all there are.
    pub fn draw<R: Rng + ?Sized>(&mut self, count: u8, rng: &mut R) -> Tiles {
        let mut drawn = Tiles::default();
        for _ in 0..count.min(self.total()) {
            let kind = rng.weighted(&self.0);
            self.0[kind] -= 1;
            drawn.0[kind] += 1;
        }
        drawn
    }

    pub fn kinds(&self) -> impl Iterator<Item = Kind> + '_ {
        (0..KINDS).flat_map(|kind| std::iter::repeat_n(kind, self.0[kind].into()))
    }
}

/// `A` to `Z`, or `?`.
pub fn kind_char(kind: Kind) -> char {
    if kind == JOKER {
        '?'
    } else {
        char::from(b'A' + kind as u8)
    }
}

pub fn kind_of(c: char) -> Option<Kind> {
    match c {
        'A'..='Z' => Some(c as usize - 'A' as usize),
        '?' => Some(JOKER),
        _ => None,
    }
}

/// Squares one after the other, A to Z and then jokers; `-` for none.
impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.kinds().try_for_each(|kind| write!(f, "{}", kind_char(kind)))
    }
}

impl FromStr for Tiles {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Tiles, ParseError> {
        let mut tiles = Tiles::default();
        if s == "-" {
            return Ok(tiles);
        }
        for c in s.chars() {
            let kind = kind_of(c).filter(|_| s.len() <= MOST_SQUARES);
            let kind = kind.ok_or_else(|| ParseError::new("squares are A to Z, ? for a joker, or - for none", s))?;
            tiles.0[kind] += 1;
        }
        if s.is_empty() {
            return Err(ParseError::new("squares are A to Z, ? for a joker, or - for none", s));
        }
        Ok(tiles)
    }
}

/// The squares of the box and what is printed on them (DIAMINO-G3, DIAMINO-DATA-1, DIAMINO-DATA-2).
#[derive(Clone, Copy, Debug)]
pub struct TileSet {
    pub tiles: Tiles,
    pub values: [i32; KINDS],
}

impl TileSet {
    pub fn read(text: &str) -> Result<TileSet, ParseError> {
        let mut set = TileSet {
            tiles: Tiles::default(),
            values: [0; KINDS],
        };
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
            let bad = || ParseError::new("a letter, how many, and its number", line);
            let words: Vec<&str> = line.split(' ').collect();
            let &[letter, count, value] = words.as_slice() else {
                return Err(bad());
            };
            let kind = letter.parse::<char>().ok().and_then(kind_of).ok_or_else(bad)?;
            set.tiles.0[kind] = count.parse().map_err(|_| bad())?;
            set.values[kind] = value.parse().map_err(|_| bad())?;
        }
        Ok(set)
    }
}

pub static BOX: LazyLock<TileSet> =
    LazyLock::new(|| TileSet::read(include_str!("../data/tiles.txt")).expect("data/tiles.txt can be read"));

/// What is printed on a cell (DIAMINO-G9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Print {
    Plain,
    Depart,
    Black,
    Green,
    Red,
}

impl Print {
    pub const ALL: [(Print, char); 5] = [
        (Print::Plain, '.'),
        (Print::Depart, 'D'),
        (Print::Black, '#'),
        (Print::Green, 'g'),
        (Print::Red, 'r'),
    ];

    pub fn word(self) -> &'static str {
        match self {
            Print::Plain => "plain",
            Print::Depart => "depart",
            Print::Black => "black",
            Print::Green => "green",
            Print::Red => "red",
        }
    }
}

/// A board (DIAMINO-G8, DIAMINO-DATA-3): words are composed inside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub width: usize,
    /// Row by row.
    pub cells: Vec<Print>,
    pub depart: usize,
}

/// The largest board that cells can be named on.
pub const MOST_WIDTH: usize = 21;

impl Board {
    pub fn read(picture: &str) -> Result<Board, ParseError> {
        let rows: Vec<&str> = picture
            .lines()
            .filter(|line| !line.starts_with("# A") && !line.is_empty())
            .collect();
        let mut cells = Vec::new();
        for row in &rows {
            for word in row.split(' ') {
                let print = Print::ALL.iter().find(|(_, c)| word.parse() == Ok(*c));
                cells.push(print.ok_or_else(|| ParseError::new("a cell is . D # g or r", row))?.0);
            }
        }
        let width = rows.len();
        let departs: Vec<usize> = (0..cells.len()).filter(|&at| cells[at] == Print::Depart).collect();
        match departs[..] {
            [depart] if cells.len() == width * width && width <= MOST_WIDTH => Ok(Board { width, cells, depart }),
            _ => Err(ParseError::new("a square board with one D", picture)),
        }
    }

    pub fn height(&self) -> usize {
        self.cells.len() / self.width
    }
}

pub static COINS: LazyLock<Board> =
    LazyLock::new(|| Board::read(include_str!("../data/coins.txt")).expect("data/coins.txt can be read"));
pub static DIABLE: LazyLock<Board> =
    LazyLock::new(|| Board::read(include_str!("../data/diable.txt")).expect("data/diable.txt can be read"));
pub static BORD: LazyLock<Board> =
    LazyLock::new(|| Board::read(include_str!("../data/bord.txt")).expect("data/bord.txt can be read"));
pub static GRANDE: LazyLock<Board> =
    LazyLock::new(|| Board::read(include_str!("../data/grande.txt")).expect("data/grande.txt can be read"));

/// A square on the board: its letter, and whether a joker stands for it for good (DIAMINO-AMB-29).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Square {
    /// 0 is A.
    pub letter: u8,
    pub joker: bool,
}

impl Square {
    /// What it is in the hand.
    pub fn kind(self) -> Kind {
        if self.joker {
            ludo::rule!("DIAMINO-G6", "DIAMINO-AMB-29");
            JOKER
        } else {
            self.letter.into()
        }
    }

    /// A capital, or a small letter for a joker.
    pub fn to_char(self) -> char {
        char::from(self.letter + if self.joker { b'a' } else { b'A' })
    }

    pub fn from_char(c: char) -> Option<Square> {
        match c {
            'A'..='Z' => Some(Square {
                letter: c as u8 - b'A',
                joker: false,
            }),
            'a'..='z' => Some(Square {
                letter: c as u8 - b'a',
                joker: true,
            }),
            _ => None,
        }
    }
}
