//! What a viewer sees: the board, her own hand, and how many squares the others hold (DIAMINO-AMB-41).

use std::{collections::BTreeMap, sync::Arc};

use ludo::{Imagine, Rng, Said, Seat, SeatSet, Seats, Viewer};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::{
    apply::{lying, shown},
    event::Shown,
    judge::open_verbs,
    options::Options,
    piece::{BOX, Print, Square, Tiles},
    state::{Diamino, LastMove, MOST_LIFTED, MOST_SEATS, Phase},
    tells::{doubted, kinds, match_so_far, place},
    words::Kit,
};

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct View {
    pub options: Options,
    /// The board row by row: D # g r and . as in its picture.
    pub board: Vec<String>,
    /// What is printed on the squares: A to Z, then the joker.
    pub values: Vec<i32>,
    pub squares: Vec<Shown>,
    pub players: Vec<Player>,
    pub reserve: u8,
    /// How many squares are on their way back to the reserve, and which, if they are yours.
    pub returning: u8,
    pub returning_tiles: Option<String>,
    pub game: u8,
    /// Which game of how many, and towards which total, in words; none where there is no match.
    pub match_so_far: Option<Said>,
    #[ts(as = "u8")]
    pub first: Seat,
    #[ts(as = "u8")]
    pub turn: Seat,
    pub passes: u8,
    pub idle: u8,
    pub admitted: Vec<String>,
    pub turned_down: Vec<String>,
    /// The last move whose words stand.
    pub last: Option<Last>,
    /// The words that the others are looking at now, the one along the letters first: they are asked about them.
    #[serde(skip)]
    #[ts(skip)]
    pub looked_at: Vec<String>,
    /// All of them, where the question names only some.
    pub doubted: Option<Said>,
    /// What whoever's turn it is may do now, by the first word of the action. None while others answer or letters are drawn.
    #[ts(type = "('lay' | 'exchange' | 'pass' | 'ask' | 'lift' | 'stop' | 'discard')[]")]
    pub verbs: Vec<&'static str>,
    pub phase: Phase,
}

/// What was laid last, and what its words mean.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Last {
    #[ts(as = "u8")]
    pub seat: Seat,
    pub cells: Vec<u16>,
    pub words: Vec<Said>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Player {
    pub score: i32,
    pub tiles: u8,
    /// What she holds, if you may see it.
    pub hand: Option<String>,
    /// What each kind of square that she holds is called.
    pub called: BTreeMap<char, Said>,
    /// She loses her next turn.
    pub skips: bool,
    /// What she holds, and has scored where points count, in words.
    pub said: Said,
}

pub(crate) fn view(state: &Diamino, viewer: Viewer) -> View {
    ludo::rule!("DIAMINO-M1b", "DIAMINO-M1c", "DIAMINO-AMB-41");
    let open = matches!(state.phase, Phase::Over { .. }) || state.lies_open();
    let sees = |seat: Seat| open || viewer == Viewer::Seat(seat);
    let player = |seat: Seat| Player {
        score: crate::score::scores(state)[seat.index()],
        tiles: state.hand(seat).total(),
        hand: sees(seat).then(|| state.hand(seat).to_string()),
        called: if sees(seat) {
            kinds(&state.hand(seat))
        } else {
            BTreeMap::new()
        },
        skips: state.skips.contains(seat),
        said: Said::new(""),
    };
    let squares = state.squares.iter().enumerate();
    let looked_at = match &state.phase {
        Phase::Window { cells, .. } => lying(state, cells).0.words,
        _ => Vec::new(),
    };
    let mut view = View {
        options: state.options,
        board: picture(state),
        values: BOX.values.to_vec(),
        squares: squares
            .filter_map(|(cell, square)| Some(shown(cell, (*square)?)))
            .collect(),
        players: state.seats.iter().map(player).collect(),
        reserve: state.reserve(),
        returning: state.returning.total(),
        returning_tiles: sees(state.turn).then(|| state.returning.to_string()),
        game: state.game,
        match_so_far: match_so_far(&state.options, state.game),
        first: state.seats.first(),
        turn: state.turn,
        passes: state.passes,
        idle: state.idle,
        admitted: state.admitted.clone(),
        turned_down: state.turned_down.clone(),
        last: state.last.as_ref().map(|last| glossed(state, last)),
        doubted: doubted(&looked_at),
        looked_at,
        verbs: open_verbs(state),
        phase: state.phase.clone(),
    };
    for seat in state.seats.iter() {
        view.players[seat.index()].said = place(&view, seat);
    }
    view
}

fn glossed(state: &Diamino, last: &LastMove) -> Last {
    let words = lying(state, &last.cells).0.words;
    Last {
        seat: last.seat,
        cells: last.cells.clone(),
        words: words.iter().map(|word| state.gloss(word).said()).collect(),
    }
}

fn picture(state: &Diamino) -> Vec<String> {
    ludo::rule!("DIAMINO-G9");
    let sign = |print: &Print| {
        Print::ALL
            .iter()
            .find(|(each, _)| each == print)
            .map_or('.', |(_, sign)| *sign)
    };
    let rows = state.board().cells.chunks(state.board().width);
    rows.map(|row| row.iter().map(sign).collect()).collect()
}

impl View {
    /// The board with what lies there, row by row.
    pub(crate) fn letters(&self) -> Vec<Option<Square>> {
        let mut squares = vec![None; self.board.len() * self.board.len()];
        for lies in &self.squares {
            let letter = lies.letter.bytes().next().map_or(0, |c| c - b'A');
            squares[usize::from(lies.cell)] = Some(Square {
                letter,
                joker: lies.joker,
            });
        }
        squares
    }
}

impl Imagine for Diamino {
    fn imagine<R: Rng + ?Sized>(kit: &Arc<Kit>, view: &View, _: Viewer, rng: &mut R) -> Diamino {
        let seats = Seats::new(view.players.len())
            .starting_with(view.first)
            .expect("a seat of the table");
        let squares = view.letters();
        let mut unseen = BOX.tiles;
        let mut known = |tiles: Tiles| unseen = unseen.without(tiles).expect("a view shows no more than there is");
        squares
            .iter()
            .flatten()
            .for_each(|square| known(Tiles::one(square.kind())));
        let hands: Vec<Option<Tiles>> = view
            .players
            .iter()
            .map(|player| player.hand.as_deref().and_then(|hand| hand.parse().ok()))
            .collect();
        let returning: Option<Tiles> = view.returning_tiles.as_deref().and_then(|tiles| tiles.parse().ok());
        hands
            .iter()
            .chain([&returning])
            .flatten()
            .for_each(|tiles| known(*tiles));
        let mut state = Diamino {
            kit: kit.clone(),
            options: view.options,
            seats,
            squares,
            hands: [Tiles::default(); MOST_SEATS],
            reserve: Tiles::default(),
            returning: Tiles::default(),
            scores: [0; MOST_SEATS],
            game: view.game,
            turn: view.turn,
            passes: view.passes,
            idle: view.idle,
            skips: SeatSet::NONE,
            lifted: 0,
            admitted: view.admitted.clone(),
            turned_down: view.turned_down.clone(),
            last: view.last.as_ref().map(|last| LastMove {
                seat: last.seat,
                cells: last.cells.clone(),
            }),
            phase: view.phase.clone(),
        };
        for (seat, player) in seats.iter().zip(&view.players) {
            state.hands[seat.index()] = hands[seat.index()].unwrap_or_else(|| unseen.draw(player.tiles, rng));
            state.scores[seat.index()] = if view.options.is_patience() { 0 } else { player.score };
            if player.skips {
                state.skips = state.skips.with(seat);
            }
        }
        state.returning = returning.unwrap_or_else(|| unseen.draw(view.returning, rng));
        state.reserve = unseen;
        // How many were taken back is not told, only that no more can be.
        if state.lies_open() && open_verbs(&state) != view.verbs {
            state.lifted = MOST_LIFTED;
        }
        state
    }
}
