//! How things are written down.
//!
//! - An action: `lay KEPi h8 across` (the whole word from its first cell, a small letter for a joker), `lay … down`,
//!   `exchange AE?`, `pass`, `accept`, `challenge`, `begin`, `ask MOT`, `yes`, `no`, `discard E`, `lift h8 i8`, `stop`.
//!   Only to ask why letters make no word: `lay K h8 E j9`, each with its cell.
//! - What chance says: `start A K ?`, `deal AAE… BDE…`, `draw AE`, `show - AE?`.
//!
//! A cell is its column's letter and its row's number. Positions are in `position.rs`.

use std::{fmt, str::FromStr};

use ludo::ParseError;

use crate::{
    judge::{Action, Chance},
    lay::Lay,
    piece::{MOST_WIDTH, Square, Tiles, kind_char, kind_of},
};

pub(crate) fn cell_name(column: usize, row: usize) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

pub(crate) fn read_cell(text: &str) -> Result<(u8, u8), ParseError> {
    let bad = || ParseError::new("a cell is a column's letter and a row's number, as in h8", text);
    let (column, row) = text.split_at_checked(1).ok_or_else(bad)?;
    let column = column.bytes().next().filter(u8::is_ascii_lowercase).ok_or_else(bad)? - b'a';
    let number: u8 = row
        .parse()
        .ok()
        .filter(|number: &u8| number.to_string() == row)
        .ok_or_else(bad)?;
    let inside = usize::from(column) < MOST_WIDTH && (1..=MOST_WIDTH).contains(&usize::from(number));
    if inside { Ok((column, number - 1)) } else { Err(bad()) }
}

fn read_word(text: &str) -> Result<Vec<Square>, ParseError> {
    let squares = text.chars().map(Square::from_char).collect::<Option<Vec<_>>>();
    let fits = squares.filter(|squares| (1..=MOST_WIDTH).contains(&squares.len()));
    fits.ok_or_else(|| {
        ludo::rule!("DIAMINO-AMB-30");
        ParseError::new("a word is letters A to Z, small where a joker stands for one", text)
    })
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(lay) => {
                let word: String = lay.word.iter().map(|square| square.to_char()).collect();
                let direction = if lay.down { "down" } else { "across" };
                write!(
                    f,
                    "lay {word} {} {direction}",
                    cell_name(lay.column.into(), lay.row.into())
                )
            }
            Action::Letters(letters) => {
                f.write_str("lay")?;
                letters.iter().try_for_each(|(square, (column, row))| {
                    let cell = cell_name((*column).into(), (*row).into());
                    write!(f, " {} {cell}", square.to_char())
                })
            }
            Action::Exchange(tiles) => write!(f, "exchange {tiles}"),
            Action::Pass => f.write_str("pass"),
            Action::Accept => f.write_str("accept"),
            Action::Challenge => f.write_str("challenge"),
            Action::Begin => f.write_str("begin"),
            Action::Ask(word) => write!(f, "ask {word}"),
            Action::Yes => f.write_str("yes"),
            Action::No => f.write_str("no"),
            Action::Discard(tiles) => write!(f, "discard {tiles}"),
            Action::Lift(cells) => {
                f.write_str("lift")?;
                cells
                    .iter()
                    .try_for_each(|(column, row)| write!(f, " {}", cell_name((*column).into(), (*row).into())))
            }
            Action::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Action, ParseError> {
        let words: Vec<&str> = s.split(' ').collect();
        match words[..] {
            ["lay", word, cell, direction @ ("across" | "down")] => {
                let (column, row) = read_cell(cell)?;
                let word = read_word(word)?;
                Ok(Action::Lay(Lay {
                    column,
                    row,
                    down: direction == "down",
                    word,
                }))
            }
            ["lay", ref letters @ ..] if letters.len() % 2 == 0 && letters.len() <= 2 * MOST_WIDTH * MOST_WIDTH => {
                let letters = letters.chunks(2).map(|pair| match read_word(pair[0])?[..] {
                    [square] => Ok((square, read_cell(pair[1])?)),
                    _ => Err(ParseError::new(
                        "a whole word goes to the right or down: across or down",
                        s,
                    )),
                });
                Ok(Action::Letters(letters.collect::<Result<_, _>>()?))
            }
            ["exchange", tiles] => Ok(Action::Exchange(tiles.parse()?)),
            ["pass"] => Ok(Action::Pass),
            ["accept"] => Ok(Action::Accept),
            ["challenge"] => Ok(Action::Challenge),
            ["begin"] => Ok(Action::Begin),
            ["ask", word] if read_word(word)?.iter().all(|square| !square.joker) => Ok(Action::Ask(word.to_owned())),
            ["yes"] => Ok(Action::Yes),
            ["no"] => Ok(Action::No),
            ["discard", tiles] => Ok(Action::Discard(tiles.parse()?)),
            ["lift", ref cells @ ..] if cells.len() <= MOST_WIDTH * MOST_WIDTH => Ok(Action::Lift(
                cells.iter().map(|cell| read_cell(cell)).collect::<Result<_, _>>()?,
            )),
            ["stop"] => Ok(Action::Stop),
            _ => {
                ludo::rule!("DIAMINO-B4");
                Err(ParseError::new(
                    "an action is lay WORD h8 across, exchange AE, pass, accept, challenge, begin, ask WORD, yes, no, \
                     discard E, lift h8 or stop",
                    s,
                ))
            }
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start(kinds) => {
                f.write_str("start")?;
                kinds.iter().try_for_each(|kind| write!(f, " {}", kind_char(*kind)))
            }
            Chance::Deal(hands) => {
                f.write_str("deal")?;
                hands.iter().try_for_each(|hand| write!(f, " {hand}"))
            }
            Chance::Draw(tiles) => write!(f, "draw {tiles}"),
            Chance::Show(hands) => {
                f.write_str("show")?;
                hands.iter().try_for_each(|hand| write!(f, " {hand}"))
            }
        }
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Chance, ParseError> {
        let words: Vec<&str> = s.split(' ').collect();
        let bad = || {
            ParseError::new(
                "chance is start A K, deal and a hand for each, draw AE, or show and the hands",
                s,
            )
        };
        let hands = |words: &[&str]| words.iter().map(|hand| hand.parse()).collect::<Result<Vec<Tiles>, _>>();
        if words.len() > 1 + ludo::MAX_SEATS {
            return Err(bad());
        }
        match words[..] {
            ["start", ref kinds @ ..] => {
                let kinds = kinds.iter().map(|kind| kind.parse().ok().and_then(kind_of));
                Ok(Chance::Start(kinds.collect::<Option<_>>().ok_or_else(bad)?))
            }
            ["deal", ref words @ ..] => Ok(Chance::Deal(hands(words)?)),
            ["draw", tiles] => Ok(Chance::Draw(tiles.parse()?)),
            ["show", ref words @ ..] => Ok(Chance::Show(hands(words)?)),
            _ => Err(bad()),
        }
    }
}
