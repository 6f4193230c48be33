//! Layouts of Diamino on the house's desk.

use diamino::Diamino;
use ludo::Seat;

pub type Desk = ludo::desk::Desk<Diamino>;

/// KÉPI lies there, from Départ to the right.
pub const KEPI: &str = "h8K i8E j8P k8I";

/// On somebody's turn in the middle of a game.
#[track_caller]
pub fn at(options: &str, board: &str, hands: &str, turn: u8) -> Desk {
    set_up(options, &position(board, hands, turn))
}

/// As many seats as there are hands.
#[track_caller]
pub fn set_up(options: &str, position: &str) -> Desk {
    Desk::at(options, part(position, "hands").split(' ').count(), position)
}

/// A position on somebody's turn.
pub fn position(board: &str, hands: &str, turn: u8) -> String {
    let scores = vec!["0"; hands.split(' ').count()].join(" ");
    format!("game 1 / scores {scores} / board {board} / hands {hands} / back - / turn {turn} 0 0 - / words - / turn")
}

fn part<'a>(position: &'a str, name: &str) -> &'a str {
    let mut parts = position.split(" / ");
    parts
        .find_map(|part| part.strip_prefix(name)?.strip_prefix(' '))
        .unwrap()
}

/// What one looks at in a layout.
pub trait Layout {
    fn board(&self) -> String;
    fn hand(&self, seat: u8) -> String;
    /// How far the game has come.
    fn phase(&self) -> String;
    /// Who is to lay, exchange or pass.
    fn lays(&self) -> u8;
    /// Hands are turned over.
    fn shows(self) -> Self;
}

impl Layout for Desk {
    fn board(&self) -> String {
        part(&self.position(), "board").to_owned()
    }

    fn hand(&self, seat: u8) -> String {
        self.state().hand(Seat::from_number(seat).unwrap()).to_string()
    }

    fn phase(&self) -> String {
        self.position().rsplit(" / ").next().unwrap().to_owned()
    }

    #[track_caller]
    fn lays(&self) -> u8 {
        assert_eq!(self.phase(), "turn", "{}", self.position());
        self.turn()
    }

    #[track_caller]
    fn shows(self) -> Desk {
        let hands = format!("* show {}", part(&self.position(), "hands"));
        self.play(hands)
    }
}

/// A board with KÉPI on it, and with every square that nobody holds, in rows that nobody reads: words are not looked at
/// when a position is set up.
pub fn crowded(held: &str) -> String {
    let others = rest(&format!("KEPI{held}"));
    let cells = filler_cells();
    assert!(cells.len() >= others.len(), "room for all");
    let mut board = KEPI.to_owned();
    for (cell, square) in cells.iter().zip(others.chars()) {
        board.push_str(&format!(" {cell}{}", if square == '?' { 'e' } else { square }));
    }
    board
}

/// Cells that are not black, joined to h8 and away from row 8 and column k, where words are laid.
fn filler_cells() -> Vec<String> {
    let black = ["c6", "c10", "e5", "e11", "f3", "f13", "a4", "a12", "d1", "d15"];
    let mut cells = Vec::new();
    for column in ['i', 'h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'] {
        for row in 1..=15 {
            let cell = format!("{column}{row}");
            if !black.contains(&cell.as_str()) && !(7..=9).contains(&row) || (column != 'i' && [7, 9].contains(&row)) {
                cells.push(cell);
            }
        }
    }
    cells
}

/// All squares of the box but these.
pub fn rest(used: &str) -> String {
    let used: diamino::Tiles = used.parse().unwrap();
    diamino::BOX.tiles.without(used).unwrap().to_string()
}
