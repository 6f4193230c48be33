//! What anyone at the table, or looking on, sees: her own hand, how many the others hold, and all that lies open. When a
//! game is over all hands do.

use std::collections::BTreeMap;

use ludo::{Said, Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::{
    event::{Piece, Squares},
    lattice::Pose,
    nature::Hand,
    options::Options,
    piece::Tiles,
    state::{Attempt, Domino, Mode, Phase},
    tells::{match_so_far, noted, piece, place, plays_next, still_held},
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct View {
    pub options: Options,
    /// Who was dealt to first.
    #[ts(as = "u8")]
    pub first: Seat,
    #[ts(as = "u8")]
    pub turn: Seat,
    pub stage: Stage,
    pub players: Vec<Player>,
    /// How many are left to draw.
    pub stock: u32,
    /// The domino that began, or must begin now.
    pub opening: Option<Squares>,
    /// The chain from left to right, each domino as it lies.
    pub chain: Vec<Squares>,
    /// The order in which it was laid, the first one left out.
    pub laid: Vec<Step>,
    /// The construction in the order of attachment.
    pub built: Vec<Stand>,
    /// The domino that was let go, until nature has answered.
    pub falling: Option<Falling>,
    /// Turns passed in a row.
    pub passes: u8,
    /// How many more may be missed before the game counts as blocked (DOMINO-AMB-18).
    pub misses_left: u8,
    /// How often it has fallen in this game: nobody needs to see that, but who thinks ahead must know it.
    #[serde(skip)]
    #[ts(skip)]
    pub falls: u16,
    /// The game of the match that is being played, counted from 1.
    pub game: u16,
    /// Which game of how many, or up to which total, in words; null where there is no match.
    pub match_so_far: Option<Said>,
    /// Who has won the game that is just over.
    #[ts(as = "Vec<u8>")]
    pub winners: Vec<Seat>,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Stage {
    Dealing,
    NoDouble,
    Opening,
    Turn,
    Drawing,
    Falling,
    Between,
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Player {
    /// Who she is and what she holds, and has noted where there is a match, in words.
    pub said: Said,
    /// What she has noted, in words; null where there is no match.
    pub noted: Option<Said>,
    /// How many she holds.
    pub count: u32,
    /// Which, if the viewer may know.
    pub hand: Option<Vec<Squares>>,
    /// What each of them is called, by its name in the notation.
    pub called: BTreeMap<String, Said>,
    /// What she is left with when a game is over, in words.
    pub left: Option<Said>,
    /// Those that everybody has seen her take.
    pub known: Vec<Squares>,
    /// What everybody can conclude that she lacks.
    pub lacks: Vec<Lacking>,
    /// Points noted in this match.
    pub total: u16,
    /// How she must play next, in quincunx.
    pub due: Mode,
    /// The same in words; null where that does not alternate.
    pub plays: Option<Said>,
}

/// Of the dominoes with these numbers she holds at most so many.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Lacking {
    pub numbers: Vec<u8>,
    /// Those, too, that would have begun the game.
    pub begun: bool,
    pub most: u8,
}

/// A domino was laid at an end of the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Step {
    pub tile: Squares,
    pub right: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Stand {
    pub piece: Piece,
    /// Where it really lies; null: exactly in its place.
    pub pose: Option<Pose>,
    /// It is an end of the construction: which of its squares is open.
    pub open: [bool; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Falling {
    pub piece: Piece,
    pub hand: Option<Hand>,
}

pub(crate) fn view(state: &Domino, viewer: Viewer) -> View {
    let all_open = matches!(state.phase, Phase::Between | Phase::Over);
    let player = |seat: Seat| {
        let may_know = all_open || viewer == Viewer::Seat(seat);
        let i = seat.index();
        let hand = if may_know { state.hands[i] } else { Tiles::default() };
        Player {
            said: place(state, seat),
            noted: (!state.options.is_single()).then(|| noted(&state.options, state.totals[i].into())),
            count: state.hands[i].len(),
            hand: may_know.then(|| squares(hand)),
            called: hand.iter().map(|tile| (tile.to_string(), piece(tile.into()))).collect(),
            left: all_open.then(|| still_held(seat, hand)).flatten(),
            known: squares(state.known[i]),
            lacks: lacks(state, seat),
            total: state.totals[i],
            due: state.due[i],
            plays: plays_next(state, seat),
        }
    };
    let (stage, falling) = stage_of(&state.phase);
    let game = if all_open { state.played } else { state.played + 1 };
    View {
        options: state.options,
        first: state.seats.first(),
        turn: state.turn,
        stage,
        players: state.seats.iter().map(player).collect(),
        stock: state.stock.len(),
        opening: state.opening.map(Into::into),
        chain: state.chain.squares(),
        laid: state
            .chain
            .steps()
            .skip(1)
            .map(|(tile, end)| Step {
                tile: tile.into(),
                right: end == crate::End::Right,
            })
            .collect(),
        built: stands(state),
        falling,
        passes: state.passes,
        misses_left: state.misses_left(),
        falls: state.falls,
        game,
        match_so_far: match_so_far(&state.options, game),
        winners: state.winners.iter().collect(),
    }
}

fn squares(tiles: Tiles) -> Vec<Squares> {
    tiles.iter().map(Into::into).collect()
}

fn lacks(state: &Domino, seat: Seat) -> Vec<Lacking> {
    let lacking = |lack: crate::knowledge::Lack| Lacking {
        numbers: (0..7).filter(|number| lack.numbers & (1 << number) != 0).collect(),
        begun: lack.numbers & crate::knowledge::Lack::WOULD_HAVE_BEGUN != 0,
        most: lack.most,
    };
    state.lacks[seat.index()].iter().map(lacking).collect()
}

fn stands(state: &Domino) -> Vec<Stand> {
    let tips = state.built.tips();
    let of = |(number, standing): (usize, &crate::lattice::Standing)| {
        let cells = standing.lying.place.cells();
        let is_open = |cell| {
            let mut open = tips.iter().flatten();
            open.any(|tip| usize::from(tip.piece) == number && tip.cell == cell)
        };
        Stand {
            piece: standing.lying.into(),
            pose: standing.pose,
            open: cells.map(is_open),
        }
    };
    state.built.iter().enumerate().map(of).collect()
}

fn stage_of(phase: &Phase) -> (Stage, Option<Falling>) {
    match phase {
        Phase::Dealing => (Stage::Dealing, None),
        Phase::NoDouble => (Stage::NoDouble, None),
        Phase::Opening => (Stage::Opening, None),
        Phase::Turn => (Stage::Turn, None),
        Phase::Drawing => (Stage::Drawing, None),
        Phase::Falling(Attempt { lying, hand }) => {
            let falling = Falling {
                piece: (*lying).into(),
                hand: *hand,
            };
            (Stage::Falling, Some(falling))
        }
        Phase::Between => (Stage::Between, None),
        Phase::Over => (Stage::Over, None),
    }
}
