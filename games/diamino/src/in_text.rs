//! Diamino in a terminal: the board in letters, and words typed as one would say them.

use ludo::{InText, Reader, Said, Seat};

use crate::{
    drawing,
    judge::squares,
    notation::read_cell,
    piece::{Square, Tiles},
    state::{Diamino, Phase},
    tells::{place, reserve},
    view::View,
};

const VERBS: [&str; 12] = [
    "lay",
    "exchange",
    "pass",
    "accept",
    "challenge",
    "begin",
    "ask",
    "yes",
    "no",
    "discard",
    "lift",
    "stop",
];

impl InText for Diamino {
    fn table(view: &View, reader: &dyn Reader) -> String {
        let say = |said: Said| reader.say(&said);
        let mut rows = vec![drawing::numbered(&cells(view)), String::new()];
        rows.extend(view.match_so_far.iter().map(|said| reader.say(said)));
        rows.extend((0..view.players.len()).map(Seat::from_index).map(|seat| {
            let mark = if view.turn == seat { '>' } else { ' ' };
            format!("{mark} {}", say(place(view, seat)))
        }));
        rows.push(say(reserve(view)));
        let glosses = view.last.iter().flat_map(|last| &last.words);
        rows.extend(glosses.map(|gloss| reader.say(gloss)));
        let rack = |rack| {
            Said::new("label")
                .with("label", Said::new("diamino-rack"))
                .with("what", rack)
        };
        rows.extend(self::rack(view).map(|letters| format!("\n  {}", say(rack(letters)))));
        rows.join("\n")
    }

    /// Words are found by looking at the board, so it is there whenever somebody is asked.
    fn desk(view: &View, reader: &dyn Reader) -> Option<String> {
        Some(Self::table(view, reader))
    }

    fn how_to_write(view: &View) -> Option<Said> {
        match view.phase {
            Phase::Discarding { .. } => Some(Said::new("diamino-write-discard")),
            Phase::Turn { .. } if view.options.is_patience() => Some(Said::new("diamino-write-alone")),
            Phase::Turn { .. } => Some(Said::new("diamino-write")),
            _ => None,
        }
    }

    /// `kepi h8`, `lay kepi h8 down` and `exchange ae?` are as good as their notation. In a word without capitals, letters
    /// that the hand does not have are jokers.
    fn read(view: &View, typed: &str) -> String {
        let words: Vec<&str> = typed.split(' ').collect();
        let Some((&first, rest)) = words.split_first() else {
            return typed.to_owned();
        };
        match (VERBS.contains(&first), first, rest) {
            (true, "lay", [word, cell, direction @ ..]) => laying(view, word, cell, direction),
            (true, "exchange" | "discard" | "ask", [tiles]) => format!("{first} {}", tiles.to_uppercase()),
            (false, word, [cell, direction @ ..]) if read_cell(&cell.to_lowercase()).is_ok() => {
                laying(view, word, cell, direction)
            }
            _ => typed.to_owned(),
        }
    }
}

/// Squares where they lie, small where a joker stands for a letter; elsewhere what is printed.
fn cells(view: &View) -> Vec<Vec<char>> {
    let letters = view.letters();
    let printed = view.board.iter().flat_map(|row| row.chars());
    let shown: Vec<char> = printed
        .zip(letters)
        .map(|(print, square)| square.map_or(print, Square::to_char))
        .collect();
    shown.chunks(view.board.len()).map(<[char]>::to_vec).collect()
}

/// The letters of whoever is to choose among them, if these eyes see them.
fn rack(view: &View) -> Option<String> {
    if !matches!(view.phase, Phase::Turn { .. } | Phase::Discarding { .. }) {
        return None;
    }
    let hand = view.players[view.turn.index()].hand.as_ref()?;
    Some(hand.chars().map(String::from).collect::<Vec<_>>().join(" "))
}

fn laying(view: &View, word: &str, cell: &str, direction: &[&str]) -> String {
    let cell = cell.to_lowercase();
    let down = matches!(direction, ["down" | "d" | "v"]);
    let direction = match direction {
        [] | ["across" | "a" | "h"] => "across",
        _ if down => "down",
        [other, ..] => other,
    };
    let plain = lexicon::fold(word).filter(|_| !word.chars().any(char::is_uppercase));
    let word = plain.map_or_else(|| word.to_owned(), |word| with_jokers(view, word, &cell, down));
    format!("lay {word} {cell} {direction}")
}

/// Small letters where neither the board nor the hand has them.
fn with_jokers(view: &View, word: String, cell: &str, down: bool) -> String {
    let Ok((column, row)) = read_cell(cell) else {
        return word;
    };
    let (column, row, width) = (usize::from(column), usize::from(row), view.board.len());
    let on_board = view.letters();
    let lies = |i: usize| {
        let (column, row) = if down { (column, row + i) } else { (column + i, row) };
        column < width && row < width && on_board[row * width + column].is_some()
    };
    let hand = view.players[view.turn.index()].hand.as_deref();
    let hand: Tiles = hand.and_then(|hand| hand.parse().ok()).unwrap_or_default();
    let letters: Vec<u8> = word.bytes().map(|letter| letter - b'A').collect();
    squares(&letters, hand, lies).into_iter().map(Square::to_char).collect()
}
