//! What a word would do, before it is laid. The house says nothing here about words that others are to look after.

use ludo::{Arg, Said, Seat};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde_json::value::RawValue;
use ts_rs::TS;

use crate::{
    judge::Ruling,
    lay::{self, Placed},
    options::{Formula, WordCheck},
    piece::Print,
    state::{Diamino, FULL_HAND},
    tells,
};

/// If the words stand: the cells and words of a move, and what they bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Preview {
    /// The cells that would be covered.
    pub cells: Vec<u16>,
    /// The word and then those that cross it.
    pub words: Vec<String>,
    /// What they are, where the house has looked at them (`wordCheck=refuse`); empty where that is for others to say.
    pub glosses: Vec<Said>,
    pub greens: u8,
    pub reds: u8,
    pub black: bool,
    /// Points for her, and for each of the others.
    pub points: i32,
    pub others: i32,
    /// Squares she takes from the reserve, and squares she then gets rid of.
    pub takes: u8,
    pub sheds: u8,
    /// Squares left in her hand after all that.
    pub left: u8,
    /// It is her last move. (A square that red devils leave her to shed may be her last as well: then `left` is 0.)
    pub out: bool,
    /// All that in words, one part after the other.
    pub said: Vec<Said>,
}

pub(crate) fn preview(state: &Diamino, placed: &Placed, down: bool) -> Preview {
    let covered = |print| lay::covered(state, placed, print);
    let (greens, reds, black) = match state.options.formula {
        Formula::Patience => (0, 0, false),
        _ => (covered(Print::Green), covered(Print::Red), covered(Print::Black) > 0),
    };
    let laid = placed.cells.len() as u8;
    let held = state.hand(state.turn).total() - laid;
    let out = held == 0 && goes_out(state, placed);
    let (takes, sheds) = if out { (0, 0) } else { moved(state, held, greens, reds) };
    let mut would = Preview {
        cells: placed.cells.iter().map(|(cell, _)| *cell as u16).collect(),
        words: placed.words.clone(),
        glosses: glosses(state, placed),
        greens,
        reds,
        black,
        points: points(state, placed, down, reds),
        others: if is_marked(state) { 5 * i32::from(greens) } else { 0 },
        takes,
        sheds,
        left: held + takes - sheds,
        out,
        said: Vec::new(),
    };
    would.said = in_words(&would, state.options.formula);
    would
}

/// The words and what they cover, and then each thing that this brings.
fn in_words(would: &Preview, formula: Formula) -> Vec<Said> {
    let words = Arg::list(would.words.iter().map(String::as_str));
    let covered = tells::covered(would.greens, would.reds, would.black);
    let said = if covered.is_empty() {
        Said::new("diamino-preview").with("words", words)
    } else {
        let said = Said::new("diamino-preview-covers").with("words", words);
        said.with("what", Arg::list(covered))
    };
    // Elsewhere squares are taken after every word.
    let takes = if formula == Formula::One { would.takes } else { 0 };
    let brings = [
        ("diamino-would-points", would.points),
        ("diamino-would-others", would.others),
        ("diamino-would-takes", takes.into()),
        ("diamino-would-sheds", would.sheds.into()),
    ];
    let brings = brings.into_iter().filter(|(_, n)| *n > 0);
    let out = (would.left == 0).then(|| Said::new("diamino-would-out"));
    let brings = brings.map(|(id, n)| Said::new(id).with("n", n)).chain(out);
    [said].into_iter().chain(brings).collect()
}

fn is_marked(state: &Diamino) -> bool {
    state.options.formula == Formula::Two
}

fn goes_out(state: &Diamino, placed: &Placed) -> bool {
    match state.options.formula {
        Formula::One => !lay::blocked_by_green(state, placed),
        Formula::Two | Formula::Patience => state.has_all_in_hand(),
    }
}

/// What comes from the reserve, and what red devils take.
fn moved(state: &Diamino, held: u8, greens: u8, reds: u8) -> (u8, u8) {
    let refills = is_marked(state) || state.options.drawn_hand;
    match state.options.formula {
        Formula::One => {
            let takes = greens.min(state.reserve());
            (takes, reds.min(held + takes))
        }
        _ if refills => (FULL_HAND.saturating_sub(held).min(state.reserve()), 0),
        _ => (0, 0),
    }
}

fn points(state: &Diamino, placed: &Placed, down: bool, reds: u8) -> i32 {
    if !is_marked(state) {
        return 0;
    }
    let words = if state.options.word_score {
        let mut after = state.squares.clone();
        for &(cell, square) in &placed.cells {
            after[cell] = Some(square);
        }
        lay::word_points(&after, state.board().width, &placed.cells, down)
    } else {
        0
    };
    words + 10 * i32::from(reds)
}

fn glosses(state: &Diamino, placed: &Placed) -> Vec<Said> {
    if state.options.word_check() != WordCheck::Refuse {
        return Vec::new();
    }
    placed.words.iter().map(|word| state.gloss(word).said()).collect()
}

/// Words can be looked at before they are laid.
#[derive(Debug)]
pub(crate) struct Words;

impl ludo::Preview<Diamino> for Words {
    fn preview(&self, game: &Diamino, _: Seat, ruling: &Ruling) -> Option<Box<RawValue>> {
        match ruling {
            Ruling::Lay { placed, down, .. } => Some(ludo::json(&preview(game, placed, *down))),
            _ => None,
        }
    }

    fn shape(&self, generator: &mut SchemaGenerator) -> Schema {
        generator.subschema_for::<Preview>()
    }
}
