//! Positions written by hand, held against the rules: what no game comes to is not played on.

use ludo::{Seat, SeatSet};

use crate::{
    knowledge::{Lack, Lacks, only_colour},
    options::{Form, NoDouble},
    piece::{TILES, Tiles},
    position::first_laid,
    spots,
    state::{Attempt, Domino, MOST_FALLS, MOST_GAMES, MOST_SEATS, Mode, Phase},
};

/// A rule, and what should be there by it.
type Objection = (&'static str, &'static str);
type Impossible = Option<Objection>;

/// What the rules have against it, if anything, and against which part of the position: by the word with which it begins.
pub(crate) fn why_impossible(state: &Domino) -> Option<(String, Objection)> {
    // Where such hands are dealt again, and with four players, every layout begins with a double (DOMINO-AMB-10).
    let doubles_only = state.options.no_double == NoDouble::Redeal || state.seats.count() == MOST_SEATS;
    if doubles_only && state.opening.is_some_and(|tile| !tile.is_double()) {
        let layout = if state.options.is_built() { "built" } else { "chain" };
        return Some((
            layout.to_owned(),
            ("DOMINO-AMB-10", "a layout that begins with a double"),
        ));
    }
    let part = |first: &str, why: Impossible| why.map(|why| (first.to_owned(), why));
    part("passes", why_impossible_idling(state))
        .or_else(|| part(&state.turn.to_string(), why_impossible_modes(state)))
        .or_else(|| part("played", why_impossible_match(state)))
        .or_else(|| {
            state
                .seats
                .iter()
                .find_map(|seat| part(&seat.to_string(), why_impossible_seat(state, seat)))
        })
        .or_else(|| part("turn", why_impossible_phase(state)))
}

/// What was passed, missed and fallen.
fn why_impossible_idling(state: &Domino) -> Impossible {
    let goes_on = matches!(state.phase, Phase::Turn | Phase::Drawing | Phase::Falling(_));
    // Those who have passed sit before her whose turn it is, or to whom the last pass came; nothing was laid since.
    let last = if goes_on { before(state, state.turn) } else { state.turn };
    let passed = std::iter::successors(Some(last), |&seat| Some(before(state, seat)));
    let mut passed = passed.take(state.passes.into());
    if state.passes > 0 && (!state.stock.is_empty() || passed.any(|seat| state.can_play(seat))) {
        return Some(("DOMINO-AMB-5", "passes only of those who can neither play nor draw"));
    }
    if state.misses > 0 && !could_have_missed(state) {
        return Some(("DOMINO-AMB-18", "as many missed as can be in a row"));
    }
    let (ended, most) = (matches!(state.phase, Phase::Between | Phase::Over), MOST_FALLS);
    let dealing = matches!(state.phase, Phase::Dealing | Phase::NoDouble);
    let in_order = match state.falls {
        0 => true,
        falls if falls == most => ended && first_laid(state).is_none(),
        falls => falls < most && !dealing,
    };
    if !in_order || state.falls > 0 && !state.options.is_built() {
        return Some(("DOMINO-AMB-18", "as many falls as a game can have"));
    }
    None
}

fn before(state: &Domino, seat: Seat) -> Seat {
    let all = std::iter::successors(Some(seat), |&seat| Some(state.seats.after(seat)));
    all.take(state.seats.count()).last().expect("somebody sits there")
}

/// As many as were missed can be missed only in height, where a miss is one, while a game goes on or to end it.
fn could_have_missed(state: &Domino) -> bool {
    let goes_on = matches!(state.phase, Phase::Turn | Phase::Drawing | Phase::Falling(_));
    let most = state.most_misses();
    state.options.is_built()
        && !state.options.missed_counts_as_collapse
        && if goes_on {
            state.misses < most
        } else {
            state.misses == most && state.passes == 0
        }
}

/// What each owes follows from what was laid: a flat domino makes its player owe one in height, one in height a flat one
/// (DOMINO-Q4, DOMINO-AMB-24). So, from the last domino back to the first, it is known how many owed one in height.
fn why_impossible_modes(state: &Domino) -> Impossible {
    let impossible = Some(("DOMINO-Q4", "the modes that are due after what was laid"));
    let due = |seat: Seat| state.due(seat);
    if !state.alternate_apart() && state.seats.iter().any(|seat| due(seat) != due(state.turn)) {
        return Some(("DOMINO-AMB-23", "one mode for all"));
    }
    if state.options.game != Form::Quincunx {
        return None;
    }
    let owing = state.seats.iter().filter(|&seat| due(seat) == Mode::Height).count();
    // Where all owe the same, they alternate as one does.
    let (mut owing, players) = match state.alternate_apart() {
        true => (owing, state.seats.count()),
        false => (owing.min(1), 1),
    };
    if state.built.is_empty() {
        // Before the first domino of a game nobody owes one in height; after a fall it is as it was.
        let begun_before = state.falls > 0 || state.known.iter().any(|known| known.len() > 1);
        return if begun_before || owing == 0 { None } else { impossible };
    }
    for standing in state.built.iter().rev().take(state.built.len() - 1) {
        owing = match Mode::of(standing.lying) {
            Mode::Flat if owing > 0 => owing - 1,
            Mode::Height if owing < players => owing + 1,
            _ => return impossible,
        };
    }
    // The first domino was her flat one, unless all kept what they owed when the one before fell (DOMINO-AMB-25).
    if owing == 1 || state.options.keep_mode_memory && state.falls > 0 {
        None
    } else {
        impossible
    }
}

fn why_impossible_match(state: &Domino) -> Impossible {
    let ended = matches!(state.phase, Phase::Between | Phase::Over);
    if ended == state.winners.is_empty() {
        return Some(("DOMINO-T6", "winners exactly when a game is over"));
    }
    let (played, games, limit) = (state.played, state.options.games.get(), state.options.limit.get());
    let played_in_order = match limit {
        0 => i32::from(played) <= games,
        _ => played <= MOST_GAMES,
    };
    let over = match state.phase {
        Phase::Over => state.match_is_over() && played > 0,
        _ => !state.match_is_over(),
    };
    if !over || !played_in_order {
        return Some(("DOMINO-AMB-9", "a match that is over when it must be, and not before"));
    }
    // In one game nobody notes what another one has in her hand; and of the last one it lies open what was noted.
    let noted: u32 = state.totals.iter().map(|&total| u32::from(total)).sum();
    let left: u32 = state.seats.iter().map(|seat| left_of_last(state, seat)).sum();
    let before = played.saturating_sub(u16::from(ended));
    let most = state.counted(Tiles::ALL) * u32::from(before) + left;
    if noted > most || played == 0 && state.phase == Phase::Between {
        return Some((
            "DOMINO-T10",
            "points noted only after a game, and no more than there are",
        ));
    }
    None
}

/// What she has noted for the game that is over, if one is: what she has left, unless she has won.
fn left_of_last(state: &Domino, seat: Seat) -> u32 {
    let lost = !state.winners.is_empty() && !state.winners.contains(seat);
    if lost { state.counted(state.hand(seat)) } else { 0 }
}

/// A loser has noted what she has left; after the first game nobody has noted anything else, and after a later one nobody had
/// reached the limit before it.
fn has_noted(state: &Domino, seat: Seat) -> bool {
    let total = u32::from(state.totals[seat.index()]);
    let limit = state.options.limit.get();
    match total.checked_sub(left_of_last(state, seat)) {
        Some(before) if state.played > 1 => limit == 0 || (before as i32) < limit,
        before => before == Some(0),
    }
}

/// What she has noted, and what is known of her hand, must be true.
fn why_impossible_seat(state: &Domino, seat: Seat) -> Impossible {
    let i = seat.index();
    let (hand, known) = (state.hands[i], state.known[i]);
    if matches!(state.phase, Phase::Between | Phase::Over) && !has_noted(state, seat) {
        return Some(("DOMINO-T10", "what the losers have left, noted"));
    }
    if !known.without(hand).is_empty() {
        return Some(("DOMINO-H9", "known only what she holds"));
    }
    // In the traditional game nothing is ever taken back that all have seen.
    let seen = match state.phase {
        Phase::Opening => state.opening.map_or(Tiles::NONE, Tiles::one),
        _ => Tiles::NONE,
    };
    if !state.options.is_built() && !known.without(seen.and(hand)).is_empty() {
        return Some(("DOMINO-H9", "known only what all have seen her take"));
    }
    if !state.lacks[i].allow(hand, state.opening) || !could_be_concluded(state, state.lacks[i]) {
        return Some(("DOMINO-T2", "a hand without what it is said to lack"));
    }
    let as_dealt = matches!(state.phase, Phase::Dealing | Phase::NoDouble | Phase::Opening)
        && hand.len() == state.hand_size()
        && known.len() <= 1;
    if as_dealt && state.options.colour_check && !only_colour(hand).is_empty() {
        return Some(("DOMINO-S4", "hands of more than one colour"));
    }
    None
}

/// That she lacks both ends of the chain is concluded where she had to draw or to pass, after what follows from the beginning;
/// and of nothing can she have more than has been drawn.
fn could_be_concluded(state: &Domino, lacks: Lacks) -> bool {
    let told = !state.options.is_built() && !state.options.voluntary_draw;
    let ends = |lack: &Lack| lack.numbers & Lack::WOULD_HAVE_BEGUN == 0;
    let in_order = |(i, lack): (usize, Lack)| match ends(&lack) {
        true => told && lack.numbers.count_ones() <= 2 && lacks.iter().take(i).all(|newer| ends(&newer)),
        false => lack.numbers == Lack::WOULD_HAVE_BEGUN && lacks.iter().count() == i + 1,
    };
    let drawn = TILES as u32 - state.stock.len();
    lacks.iter().all(|lack| u32::from(lack.most) <= drawn) && lacks.iter().enumerate().all(in_order)
}

fn why_impossible_phase(state: &Domino) -> Impossible {
    let dealt = |seat: Seat| state.hand(seat).len();
    let laid = first_laid(state).is_some();
    let nothing_known = state.known == [Tiles::NONE; MOST_SEATS] && state.lacks == [Lacks::NONE; MOST_SEATS];
    match &state.phase {
        Phase::Dealing => {
            let mut order = std::iter::successors(Some(state.seats.first()), |&seat| {
                Some(state.seats.after(seat)).filter(|&next| next != state.seats.first())
            });
            let fits = order.all(
                |seat| match place_in_deal(state, seat).cmp(&place_in_deal(state, state.turn)) {
                    std::cmp::Ordering::Less => dealt(seat) == state.hand_size(),
                    std::cmp::Ordering::Equal => dealt(seat) < state.hand_size(),
                    std::cmp::Ordering::Greater => dealt(seat) == 0,
                },
            );
            (laid
                || !nothing_known
                || !fits
                || state.passes > 0
                || state.misses > 0
                || state.due != [Mode::Flat; MOST_SEATS])
                .then_some(("DOMINO-S2", "hands dealt one after the other, and nothing laid"))
        }
        Phase::NoDouble => {
            let held = state.hands.iter().fold(Tiles::NONE, |all, &hand| all.or(hand));
            let fits = state.options.no_double == NoDouble::Redeal
                && state.seats.iter().all(|seat| dealt(seat) == state.hand_size())
                && held.and(Tiles::DOUBLES).is_empty()
                && state.turn == state.seats.first()
                && !laid
                && nothing_known
                && state.due == [Mode::Flat; MOST_SEATS];
            (!fits).then_some(("DOMINO-AMB-10", "hands without a double, where these are dealt again"))
        }
        Phase::Opening => why_impossible_opening(state),
        Phase::Turn | Phase::Drawing | Phase::Falling(_) => why_impossible_turn(state),
        Phase::Between | Phase::Over => {
            let mut ended = state.clone();
            ended.end_game();
            let same = ended.winners == state.winners;
            (!same || !has_ended(state)).then_some(("DOMINO-T8", "the winners that the hands show"))
        }
    }
}

/// She whose turn it is has laid her last, or nothing can be laid any more, or all have passed, or too many were missed, or it
/// has fallen too often.
fn has_ended(state: &Domino) -> bool {
    let out: SeatSet = state.seats.iter().filter(|&seat| state.hand(seat).is_empty()).collect();
    if first_laid(state).is_none() {
        return state.falls == MOST_FALLS && out.is_empty() && state.passes == 0;
    }
    if !out.is_empty() {
        return out == SeatSet::one(state.turn) && (state.passes, state.misses) == (0, 0);
    }
    let all_passed = usize::from(state.passes) == state.seats.count();
    let stuck = state.passes == 0 && state.is_stuck() && !state.options.blocked_only_when_stock_empty;
    all_passed || stuck || state.misses > 0
}

fn place_in_deal(state: &Domino, seat: Seat) -> usize {
    let count = state.seats.count();
    (seat.index() + count - state.seats.first().index()) % count
}

fn why_impossible_opening(state: &Domino) -> Impossible {
    let held = state.hands.iter().fold(Tiles::NONE, |all, &hand| all.or(hand));
    let Some(tile) = state.opening else {
        return Some(("DOMINO-P1", "a domino to begin with"));
    };
    let whole = state
        .seats
        .iter()
        .all(|seat| state.hand(seat).len() == state.hand_size());
    let fallen = state.known.iter().any(|known| known.len() > 1);
    let fits = first_laid(state).is_none()
        && held.opening() == Some(tile)
        && state.hand(state.turn).has(tile)
        && state.known[state.turn.index()].has(tile)
        && state.seats.iter().all(|seat| !state.hand(seat).is_empty())
        && (whole || fallen && state.options.is_built())
        && (state.passes, state.misses) == (0, 0);
    (!fits).then_some(("DOMINO-P1", "the holder of the highest double to begin"))
}

fn why_impossible_turn(state: &Domino) -> Impossible {
    if first_laid(state).is_none() || state.seats.iter().any(|seat| state.hand(seat).is_empty()) {
        return Some(("DOMINO-T6", "something laid, and something in every hand"));
    }
    let waits = !state.options.blocked_only_when_stock_empty;
    if waits && state.is_stuck() || usize::from(state.passes) >= state.seats.count() {
        return Some(("DOMINO-AMB-6", "a game that is not blocked"));
    }
    match &state.phase {
        Phase::Drawing if state.stock.is_empty() || !crate::judge::may_draw(state, state.turn) => {
            Some(("DOMINO-T2", "somebody who may draw"))
        }
        Phase::Falling(Attempt { lying, hand }) => {
            let steady = hand.is_some() && state.options.hand == crate::options::HandOf::Steady;
            let fits = state.options.is_built()
                && !steady
                && state.known[state.turn.index()].has(lying.tile)
                && spots::check(&state.built, &state.options, state.due(state.turn), *lying).is_ok();
            (!fits).then_some(("DOMINO-H3", "a domino let go where it may be put"))
        }
        _ => None,
    }
}
