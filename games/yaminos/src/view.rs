//! What anyone at the table, or looking on, sees: everything.

use std::sync::Arc;

use ludo::{Imagine, Rng, Said, Seat, SeatSet, Seats, Viewer};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::{
    options::{Form, Options},
    piece::{Digits, MOST_SEATS, Yamino, YaminoSet},
    score::winners,
    starter::{phase_digit, worth},
    state::{Phase, Yaminos},
    tells::{announcing, boxed, counting, filling, piece, place, stopping, throwing},
    yam::{Row, Sheet, boxes_of, score, turn_for},
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct View {
    pub options: Options,
    /// Who began.
    #[ts(as = "u8")]
    pub first: Seat,
    #[ts(as = "u8")]
    pub turn: Seat,
    pub stage: Stage,
    /// The box that was announced for the third throw.
    pub announced: Option<Row>,
    /// How often everybody has had a turn.
    pub round: u16,
    pub players: Vec<Player>,
    /// Every yamino that lies on the table, in their order.
    pub table: Vec<Lying>,
    /// Those of the last throw.
    pub thrown: Vec<u8>,
    /// How many throws this turn has had.
    pub casts: u8,
    /// How often something was taken back in this turn: nobody needs to see that, but who thinks ahead must know it.
    #[serde(skip)]
    #[ts(skip)]
    pub taken: u8,
    /// How many throws each has, where that counts; 0 if it is not yet said.
    pub agreed: u8,
    /// The free ends of the chains.
    pub ends: Vec<End>,
    /// They add up to this.
    pub sum: i32,
    /// What she would get if her turn ended now with what is laid.
    pub worth: i32,
    /// Of that, what whole chains have made before (basic game).
    pub made: i32,
    /// The sum of the ends before (De plus en plus).
    pub previous: i32,
    /// The digit that counts in this phase (Progression).
    pub digit: Option<u8>,
    /// The score to reach (alone at PROG and the Yam too), to come near to, or to beat.
    pub goal: Option<i32>,
    /// Which round of the Yam this is, from 1.
    pub sheet_round: Option<u16>,
    /// In so many turns (alone at Tous en ligne).
    pub turns: Option<u16>,
    #[ts(as = "Option<u8>")]
    pub leader: Option<Seat>,
    /// Who still has a last chance.
    #[ts(as = "Vec<u8>")]
    pub chances: Vec<Seat>,
    /// The digits of which a Super Yamino can still be made in this turn.
    pub fixed: Vec<u8>,
    /// Who breaks a tie.
    #[ts(as = "Vec<u8>")]
    pub contenders: Vec<Seat>,
    #[ts(as = "Vec<u8>")]
    pub winners: Vec<Seat>,
    /// The goal, the phase, which throw it is, the free ends: what this game counts by now, in words.
    pub counting: Vec<Counted>,
    /// What it is called to throw all that she may, and to stop here.
    pub throws: Said,
    pub stops: Said,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Stage {
    Agree,
    Ready,
    Throwing,
    Lay,
    Choose,
    Announced,
    Called,
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Player {
    pub total: i32,
    /// Yaminos placed in all throws (minimum).
    pub placed: u16,
    /// What is compared in the end where points are divided, in hundredths (minimum).
    pub average: Option<i32>,
    /// Tie-breaks come through.
    pub survived: u8,
    /// Her boxes (Yam).
    pub sheet: Vec<Cell>,
    /// How she stands, in words.
    pub said: Said,
}

/// A box of the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Cell {
    pub row: Row,
    /// What a turn for this box is for: one turn can fill both Plus and Moins (YAM-AMB-57).
    pub turn: Row,
    pub points: Option<i16>,
    /// What it would get from the faces on the table, if she can fill it now.
    pub offer: Option<i32>,
    /// It would get nothing although others are open, and nothing is not what one hopes for: a page asks once more.
    pub waste: bool,
    /// What it is called to fill it now, and to announce it.
    pub fills: Option<Said>,
    pub announces: Option<Said>,
    /// What stands in it, or would, in words.
    pub said: Said,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Lying {
    pub yamino: u8,
    #[ts(as = "[u8; 2]")]
    pub face: [u8; 2],
    /// What it shows, in words.
    pub said: Said,
    pub laid: bool,
    /// At which one it is laid; null where it begins a chain.
    pub at: Option<u8>,
    /// It was laid since the last throw.
    pub fresh: bool,
}

/// What a game counts by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Counted {
    pub said: Said,
    /// It may change with every yamino that is laid, and is written large.
    pub strong: bool,
}

/// Free connections of a yamino with this digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct End {
    pub yamino: u8,
    pub digit: u8,
    pub count: u8,
}

pub(crate) fn view(state: &Yaminos) -> View {
    let (stage, announced) = stage_of(state.phase);
    let mut view = View {
        options: state.options,
        first: state.seats.first(),
        turn: state.turn,
        stage,
        announced,
        round: state.round,
        players: state.seats.iter().map(|seat| player(state, seat)).collect(),
        table: state.lying.iter().map(|yamino| lying(state, yamino)).collect(),
        thrown: state.thrown.iter().map(Yamino::number).collect(),
        casts: state.casts,
        taken: state.taken,
        agreed: state.agreed,
        ends: ends(state),
        sum: state.chains.sum(),
        worth: worth_now(state),
        made: state.made,
        previous: state.previous,
        digit: (state.form() == Form::Prog).then(|| phase_digit(state.round)),
        goal: goal(state),
        sheet_round: state.sheet_round(),
        turns: state.par_turns(),
        leader: state.leader,
        chances: state.chances.iter().collect(),
        fixed: state.fixed.iter().collect(),
        contenders: state.contenders.iter().collect(),
        winners: winners(state),
        counting: Vec::new(),
        throws: Said::new(""),
        stops: Said::new(""),
    };
    view.counting = counting(&view);
    view.throws = throwing(&view, state.throw_all());
    view.stops = stopping(&view);
    view
}

fn stage_of(phase: Phase) -> (Stage, Option<Row>) {
    match phase {
        Phase::Agree => (Stage::Agree, None),
        Phase::Ready => (Stage::Ready, None),
        Phase::Throwing => (Stage::Throwing, None),
        Phase::Lay => (Stage::Lay, None),
        Phase::Choose => (Stage::Choose, None),
        Phase::Announced(row) => (Stage::Announced, Some(row)),
        Phase::Called(row) => (Stage::Called, Some(row)),
        Phase::Over => (Stage::Over, None),
    }
}

fn player(state: &Yaminos, seat: Seat) -> Player {
    let sheet = &state.sheets[seat.index()];
    let boxes = if state.form() == Form::Yam {
        boxes_of(&state.options)
    } else {
        Default::default()
    };
    let choosing = state.phase == Phase::Choose && seat == state.turn;
    let points_for = |row: Row| score(&state.options, row, state.faces, state.fixed);
    let free = |row: &Row| !sheet.filled.has(*row);
    let cell = |row: Row| {
        let (turn, filled) = (turn_for(&state.options, row), sheet.filled.has(row));
        let points = filled.then(|| sheet.points[row.index()]);
        let offer = (choosing && !filled).then(|| points_for(row));
        let others = || {
            boxes
                .iter()
                .filter(free)
                .any(|other| turn_for(&state.options, other) != turn)
        };
        let announced = seat == state.turn && stage_of(state.phase).1 == Some(turn);
        Cell {
            row,
            turn,
            points,
            offer,
            waste: offer.is_some() && !hopes_for_little(turn) && points_for(turn) == 0 && others(),
            fills: offer.map(|_| filling(turn, points_for(turn))),
            announces: offer.map(|_| announcing(turn)),
            said: boxed(row, points, offer, announced),
        }
    };
    let (total, average) = (state.total(seat), state.hundredths(seat));
    let average = (state.form() == Form::Minimum).then_some(average);
    Player {
        total,
        placed: state.placed[seat.index()],
        average,
        survived: state.survived[seat.index()],
        sheet: boxes.iter().map(cell).collect(),
        said: place(&state.options, seat, average.unwrap_or(total)),
    }
}

/// What is written there is taken from the total (YAM-YAM-5).
fn hopes_for_little(row: Row) -> bool {
    matches!(row, Row::Moins | Row::PlusMoins)
}

fn lying(state: &Yaminos, yamino: Yamino) -> Lying {
    let face = state.faces.face(yamino).into();
    Lying {
        yamino: yamino.number(),
        face,
        said: piece(face),
        laid: state.chains.laid().has(yamino),
        at: state.chains.at(yamino).map(Yamino::number),
        fresh: state.fresh.has(yamino),
    }
}

fn ends(state: &Yaminos) -> Vec<End> {
    let of = |yamino: Yamino| {
        let count = state.chains.open_count(yamino);
        let digits = state.chains.open_on(yamino).iter();
        digits.map(move |digit| End {
            yamino: yamino.number(),
            digit,
            count,
        })
    };
    state.chains.laid().iter().flat_map(of).collect()
}

pub(crate) fn worth_now(state: &Yaminos) -> i32 {
    match (state.phase, state.form()) {
        (Phase::Lay, Form::Base) => state.made + state.chain_value(),
        (Phase::Lay, form) if form.is_arranged() => worth(&state.options, state.round, state.faces, &state.chains),
        _ => 0,
    }
}

fn goal(state: &Yaminos) -> Option<i32> {
    match state.form() {
        Form::Target => Some(state.target_of(state.turn)),
        Form::Base => Some(state.score_to_beat().unwrap_or(state.options.goal())),
        Form::Muggins | Form::More | Form::Even | Form::Line => Some(state.options.goal()),
        _ => state.par(),
    }
}

/// Everything lies open, so there is exactly one state that looks like this.
impl Imagine for Yaminos {
    fn imagine<R: Rng + ?Sized>(_: &Arc<()>, view: &View, _: Viewer, _: &mut R) -> Yaminos {
        seen(view)
    }
}

pub(crate) fn seen(view: &View) -> Yaminos {
    let seats = Seats::new(view.players.len()).starting_with(view.first);
    let mut state = Yaminos::opening(view.options, seats.expect("a view names a seat of the table"));
    state.turn = view.turn;
    state.phase = phase_of(view);
    state.round = view.round;
    state.thrown = view.thrown.iter().map(|&number| yamino(number)).collect();
    state.casts = view.casts;
    state.taken = view.taken;
    state.agreed = view.agreed;
    state.made = view.made;
    state.leader = view.leader;
    state.chances = view.chances.iter().copied().collect::<SeatSet>();
    state.previous = view.previous;
    state.fixed = view
        .fixed
        .iter()
        .fold(Digits::NONE, |set, &digit| set.or(Digits::one(digit)));
    state.contenders = view.contenders.iter().copied().collect();
    for (i, player) in view.players.iter().enumerate().take(MOST_SEATS) {
        state.totals[i] = player.total;
        state.placed[i] = player.placed;
        state.survived[i] = player.survived;
        state.sheets[i] = sheet(player);
    }
    lay_out(&mut state, &view.table);
    state
}

fn phase_of(view: &View) -> Phase {
    let row = || view.announced.expect("a box was announced");
    match view.stage {
        Stage::Agree => Phase::Agree,
        Stage::Ready => Phase::Ready,
        Stage::Throwing => Phase::Throwing,
        Stage::Lay => Phase::Lay,
        Stage::Choose => Phase::Choose,
        Stage::Announced => Phase::Announced(row()),
        Stage::Called => Phase::Called(row()),
        Stage::Over => Phase::Over,
    }
}

fn yamino(number: u8) -> Yamino {
    Yamino::new(number).expect("a view names yaminos that exist")
}

fn sheet(player: &Player) -> Sheet {
    let mut sheet = Sheet::default();
    for cell in &player.sheet {
        if let Some(points) = cell.points {
            sheet.write(cell.row, points);
        }
    }
    sheet
}

fn lay_out(state: &mut Yaminos, table: &[Lying]) {
    for lying in table {
        let yamino = yamino(lying.yamino);
        let [low, high] = lying.face;
        let side = yamino
            .side_with(crate::Face { low, high })
            .expect("a view shows faces that exist");
        state.faces = state.faces.with(yamino, side);
        state.lying = state.lying.or(YaminoSet::one(yamino));
        if lying.fresh {
            state.fresh = state.fresh.or(YaminoSet::one(yamino));
        }
    }
    // Each after the one it lies on.
    let mut waiting: Vec<&Lying> = table.iter().filter(|lying| lying.laid).collect();
    while !waiting.is_empty() {
        let laid = state.chains.laid();
        let next = waiting
            .iter()
            .position(|lying| lying.at.is_none_or(|host| laid.has(yamino(host))));
        let lying = waiting.swap_remove(next.expect("chains have a beginning"));
        let (yamino, at) = (yamino(lying.yamino), lying.at.map(yamino));
        state.chains.lay(yamino, state.digits(yamino), at);
    }
}
