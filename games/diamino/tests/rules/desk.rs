//! A table to try rules on: everything in the notation that people read.

use std::sync::{Arc, LazyLock};

use diamino::{Action, Chance, Diamino, Event, Kit, Options};
use ludo::{Awaits, Deed, Entry, Game, Millis, Seat, Seats, Settings, Tell, Violation};

static KIT: LazyLock<Arc<Kit>> = LazyLock::new(Arc::default);

pub fn kit() -> &'static Arc<Kit> {
    &KIT
}

pub struct Desk {
    pub state: Diamino,
    /// What was told by the last entry, to whomever.
    pub told: Vec<Event>,
}

/// A position on somebody's turn.
pub fn position(board: &str, hands: &str, turn: u8) -> String {
    let scores = vec!["0"; hands.split(' ').count()].join(" ");
    format!("game 1 / scores {scores} / board {board} / hands {hands} / back - / turn {turn} 0 0 - / words - / turn")
}

/// KÉPI lies there, from Départ to the right.
pub const KEPI: &str = "h8K i8E j8P k8I";

impl Desk {
    pub fn new(options: &str, seats: usize) -> Desk {
        let options = Options::from_text(options).unwrap();
        let state = Diamino::new(kit(), &options, Seats::new(seats));
        Desk {
            state,
            told: Vec::new(),
        }
    }

    /// On somebody's turn in the middle of a game.
    pub fn at(options: &str, board: &str, hands: &str, turn: u8) -> Desk {
        Desk::set_up(options, &position(board, hands, turn))
    }

    /// Play goes on from here, on a board that is not in the box.
    pub fn on(board: &'static diamino::piece::Board, options: &str, position: &str) -> Desk {
        let kit = Arc::new(Kit::trying(board));
        Desk::with(&kit, options, position)
    }

    pub fn set_up(options: &str, position: &str) -> Desk {
        Desk::with(kit(), options, position)
    }

    fn with(kit: &Arc<Kit>, options: &str, position: &str) -> Desk {
        let hands = position
            .split(" / ")
            .find_map(|part| part.strip_prefix("hands "))
            .unwrap();
        let options = Options::from_text(options).unwrap();
        let state = Diamino::set_up(kit, &options, Seats::new(hands.split(' ').count()), position);
        let state = state.unwrap_or_else(|why| panic!("{position}: {why}"));
        Desk {
            state,
            told: Vec::new(),
        }
    }

    fn enter(&mut self, entry: Entry<Diamino>) -> &mut Desk {
        let ruling = self.state.judge(&entry);
        let ruling = ruling.unwrap_or_else(|why| panic!("{entry:?}: {} in {}", why.refusal(), self.state.position()));
        let mut tell = Tell::listening();
        self.state.apply(ruling, &mut tell);
        self.told = tell.heard().into_iter().map(|(_, event)| event).collect();
        self
    }

    /// Whoever is awaited first does this.
    pub fn does(&mut self, action: &str) -> &mut Desk {
        let seat = self.state.awaits().who().first().expect("somebody is awaited").number();
        self.seat_does(seat, action)
    }

    pub fn seat_does(&mut self, seat: u8, action: &str) -> &mut Desk {
        let action: Action = action.parse().unwrap();
        self.enter(Entry::act(0, Seat::from_number(seat).unwrap(), action))
    }

    pub fn chance(&mut self, chance: &str) -> &mut Desk {
        self.enter(Entry::chance(0, chance.parse::<Chance>().unwrap()))
    }

    pub fn time_up(&mut self, at: Millis) -> &mut Desk {
        self.enter(Entry { at, deed: Deed::TimeUp })
    }

    /// Hands are turned over.
    pub fn shows(&mut self) -> &mut Desk {
        let hands = self.hands().join(" ");
        self.chance(&format!("show {hands}"))
    }

    pub fn refuses(&self, action: &str) -> &'static str {
        let seat = self.state.awaits().who().first().expect("somebody is awaited").number();
        self.refuses_seat(seat, action)
    }

    pub fn refuses_seat(&self, seat: u8, action: &str) -> &'static str {
        let entry = Entry::act(0, Seat::from_number(seat).unwrap(), action.parse::<Action>().unwrap());
        self.state.judge(&entry).expect_err(action).rule()
    }

    pub fn refuses_chance(&self, chance: &str) -> bool {
        self.state
            .judge(&Entry::chance(0, chance.parse::<Chance>().unwrap()))
            .is_err()
    }

    pub fn allows(&self, action: &str) -> bool {
        let seat = self.state.awaits().who().first().expect("somebody is awaited");
        self.state
            .judge(&Entry::act(0, seat, action.parse::<Action>().unwrap()))
            .is_ok()
    }

    pub fn hands(&self) -> Vec<String> {
        self.state
            .seats()
            .iter()
            .map(|seat| self.state.hand(seat).to_string())
            .collect()
    }

    pub fn hand(&self, seat: u8) -> String {
        self.state.hand(Seat::from_number(seat).unwrap()).to_string()
    }

    pub fn scores(&self) -> Vec<i32> {
        self.state.scores().to_vec()
    }

    /// Whose turn it is, if a turn it is.
    pub fn turn(&self) -> u8 {
        assert!(self.phase() == "turn", "{}", self.state.position());
        self.state.turn().number()
    }

    pub fn phase(&self) -> String {
        self.state.position().rsplit(" / ").next().unwrap().to_owned()
    }

    pub fn board(&self) -> String {
        let position = self.state.position();
        position
            .split(" / ")
            .find_map(|part| part.strip_prefix("board "))
            .unwrap()
            .to_owned()
    }

    pub fn ranks(&self) -> Vec<u8> {
        self.state.outcome().expect("the game is over").ranks.to_vec()
    }

    pub fn awaits_chance(&self) -> bool {
        self.state.awaits() == Awaits::Chance
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
