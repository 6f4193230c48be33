//! The sheets of the Yam in a position: their boxes, what stands in them, and their sum.

use ludo::{Seat, SeatSet};

use super::possible::Objection;
use crate::{
    options::{Form, PlusMoins},
    piece::{Digits, YaminoSet},
    state::{Phase, Yaminos},
    yam::{Row, Rows, Sheet, boxes_of, can_hold, come_together, pairs, rows_of},
};

pub(super) fn objection(state: &Yaminos) -> Option<(String, Objection)> {
    let seat = |seat: Seat| Some(seat.to_string()).zip(sheet(state, seat));
    let digits = ("YAM-YAM-SUPER-2", "the digits that the first pairs have fixed");
    let mut seats = state.seats.iter();
    seats
        .find_map(seat)
        .or_else(|| (!are_digits_in_order(state)).then(|| ("fixed".to_owned(), digits)))
}

/// What one sheet holds.
fn sheet(state: &Yaminos, seat: Seat) -> Option<Objection> {
    let boxes = match state.form() {
        Form::Yam => boxes_of(&state.options),
        _ => Rows::NONE,
    };
    let sheet = &state.sheets[seat.index()];
    if !boxes.contains(sheet.filled) {
        return Some(("YAM-YAM-1", "the boxes that a sheet of this table has"));
    }
    let mut filled = sheet.filled.iter();
    if !filled.all(|row| can_hold(&state.options, row).contains(&sheet.points[row.index()])) {
        return Some(("YAM-YAM-5", "in each box what some throw brings there"));
    }
    if state.options.plus_moins == PlusMoins::Together && !has_both_halves(sheet) {
        return Some(("YAM-AMB-57", "Plus and Moins of one throw"));
    }
    if state.form() == Form::Yam && !has_filled_its_share(state, seat) {
        return Some(("YAM-YAM-2", "one box filled for every turn of the round"));
    }
    let adds_up = state.form() != Form::Yam || is_sum_in_order(state, seat);
    (!adds_up).then_some(("YAM-YAM-9", "the total to which the boxes add up"))
}

/// Neither is filled, or both by one throw.
fn has_both_halves(sheet: &Sheet) -> bool {
    let half = |row: Row| sheet.filled.has(row).then_some(sheet.points[row.index()]);
    match [Row::Plus, Row::Moins].map(half) {
        [Some(plus), Some(moins)] => come_together(plus, moins),
        halves => halves == [None, None],
    }
}

/// One box for each turn that this seat has had on its sheet. A tie is broken with one turn on an empty one.
fn has_filled_its_share(state: &Yaminos, seat: Seat) -> bool {
    let filled = state.turns_per_round() - state.open_rows(seat).len() as u16;
    let over = state.phase == Phase::Over;
    let from_first =
        |seat: Seat| (seat.index() + state.seats.count() - state.seats.first().index()) % state.seats.count();
    let played = u16::from(over || from_first(seat) < from_first(state.turn));
    match (state.contenders, state.survived[seat.index()]) {
        (SeatSet::NONE, _) if over => filled == state.turns_per_round(),
        (SeatSet::NONE, _) => filled == state.round % state.turns_per_round() + played,
        (_, 0) => filled == state.turns_per_round(),
        (contenders, _) => filled == if contenders.contains(seat) { played } else { 1 },
    }
}

/// What is not on this sheet was won on those before, or in tie-breaks before this one (YAM-AMB-4).
fn is_sum_in_order(state: &Yaminos, seat: Seat) -> bool {
    let sheet = &state.sheets[seat.index()].points;
    let before = state.total(seat) - sheet.iter().map(|&points| i32::from(points)).sum::<i32>();
    let rounds = i32::from(state.options.rounds());
    let (sheets, ties) = match state.survived[seat.index()] {
        0 if state.phase == Phase::Over || !state.contenders.is_empty() => (rounds - 1, 0),
        0 => (i32::from(state.round / state.turns_per_round()), 0),
        ties => (rounds, i32::from(ties) - 1),
    };
    let rows = rows_of(&state.options);
    let held = |place: fn(&[i16]) -> Option<&i16>| -> Vec<i32> {
        let points = rows.iter().filter_map(|row| place(can_hold(&state.options, row)));
        points.map(|&points| points.into()).collect()
    };
    let (least, most) = (held(<[i16]>::first), held(<[i16]>::last));
    let sum =
        |whole: &[i32], single: Option<&i32>| sheets * whole.iter().sum::<i32>() + ties * single.copied().unwrap_or(0);
    (sum(&least, least.iter().min())..=sum(&most, most.iter().max())).contains(&before)
}

/// The first throw of a turn that shows pairs fixes them.
fn are_digits_in_order(state: &Yaminos) -> bool {
    let shown = |yaminos: YaminoSet| Digits(state.faces.doublets().and(yaminos).0);
    let in_the_air = matches!(state.phase, Phase::Throwing | Phase::Called(_));
    let landed = state.casts - u8::from(in_the_air && state.casts > 0);
    match (state.casts, landed) {
        _ if state.form() != Form::Yam => state.fixed.is_empty(),
        (_, 0) => state.fixed.is_empty(),
        (1, _) => state.fixed == pairs(state.faces),
        // Those that were not thrown a second time lay there after the first.
        (2, _) => {
            let kept = shown(state.lying.without(state.thrown));
            let may_be = kept.or(Digits(state.thrown.0));
            kept.without(state.fixed).is_empty()
                && state.fixed.without(may_be).is_empty()
                && (!state.fixed.is_empty() || shown(state.lying).is_empty())
        }
        _ => !state.fixed.is_empty() || shown(state.lying).is_empty(),
    }
}
