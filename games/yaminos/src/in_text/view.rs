//! What everybody reads of 7 Yaminos: its views and events, as far as a terminal shows them.

use ludo::Seat;
use serde::Deserialize;
use serde_json::value::RawValue;

use super::tiles::Tile;

pub(super) type Digits = [u8; 2];

#[derive(Deserialize)]
pub(super) struct View {
    pub(super) options: Options,
    pub(super) turn: Seat,
    pub(super) stage: String,
    pub(super) announced: Option<String>,
    pub(super) round: i32,
    pub(super) players: Vec<Player>,
    pub(super) table: Vec<Lying>,
    pub(super) casts: i32,
    pub(super) agreed: i32,
    pub(super) ends: Vec<End>,
    pub(super) sum: i32,
    pub(super) worth: i32,
    pub(super) previous: i32,
    pub(super) digit: Option<i32>,
    pub(super) goal: Option<i32>,
    #[serde(rename = "sheetRound")]
    pub(super) sheet_round: Option<i32>,
    pub(super) leader: Option<Seat>,
    pub(super) fixed: Vec<u8>,
    pub(super) winners: Vec<Seat>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Options {
    pub(super) game: String,
    pub(super) fewest_left: bool,
    pub(super) minimum: i32,
    pub(super) rounds: String,
}

#[derive(Deserialize)]
pub(super) struct Player {
    pub(super) total: i32,
    /// In hundredths, where points are divided.
    pub(super) average: Option<i32>,
    pub(super) sheet: Vec<Cell>,
}

#[derive(Deserialize)]
pub(super) struct Cell {
    pub(super) row: String,
    pub(super) points: Option<i32>,
    pub(super) offer: Option<i32>,
}

#[derive(Deserialize)]
pub(super) struct Lying {
    pub(super) yamino: u8,
    pub(super) face: Digits,
    pub(super) laid: bool,
    pub(super) at: Option<u8>,
}

#[derive(Deserialize)]
pub(super) struct End {
    pub(super) digit: i32,
    pub(super) count: usize,
}

#[derive(Deserialize)]
pub(super) struct Fallen {
    pub(super) face: Digits,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(super) enum Event {
    Agreed {
        throws: i32,
    },
    Threw {
        seat: Seat,
        yaminos: Vec<u8>,
    },
    Landed {
        flat: Vec<Fallen>,
        cocked: Vec<u8>,
    },
    Laid {
        seat: Seat,
        face: Digits,
        touching: Option<Digits>,
    },
    TookBack {
        seat: Seat,
        face: Digits,
    },
    Passed {
        seat: Seat,
    },
    Ends {
        sum: i32,
    },
    Scored {
        seat: Seat,
        points: i32,
        total: i32,
    },
    Left {
        seat: Seat,
        points: i32,
    },
    Lost {
        seat: Seat,
        points: i32,
    },
    Leads {
        seat: Seat,
        score: i32,
    },
    Announced {
        seat: Seat,
        row: String,
    },
    Filled {
        seat: Seat,
        row: String,
        points: i32,
    },
    Sheets {
        round: i32,
    },
    TieBreak {
        seats: Vec<Seat>,
    },
    Turn {},
    Won {
        seats: Vec<Seat>,
    },
}

pub(super) fn read<'a, T: Deserialize<'a>>(json: &'a RawValue) -> T {
    serde_json::from_str(json.get()).expect("views and events of 7 Yaminos look like this")
}

impl View {
    pub(super) fn face(&self, name: &str) -> Option<Digits> {
        let lying = self.table.iter().find(|lying| format!("Y{}", lying.yamino) == name);
        lying.map(|lying| lying.face)
    }

    pub(super) fn has_open_ends(&self) -> bool {
        matches!(self.options.game.as_str(), "muggins" | "more" | "even")
    }

    pub(super) fn tiles(&self, laid: bool) -> Vec<Tile> {
        let these = self.table.iter().filter(|lying| lying.laid == laid);
        these
            .map(|lying| Tile {
                yamino: lying.yamino,
                face: lying.face,
                at: lying.at,
            })
            .collect()
    }
}
