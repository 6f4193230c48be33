//! Positions written by hand, held against the rules: what no game comes to is not played on.

use ludo::{Seat, SeatSet};

use crate::{
    knowledge::{Lacks, only_colour},
    options::NoDouble,
    piece::Tiles,
    position::first_laid,
    spots,
    state::{Attempt, Domino, MOST_SEATS, Mode, Phase},
};

pub(crate) type Impossible = Option<(&'static str, &'static str)>;

/// What the rules have against it, if anything.
pub(crate) fn why_impossible(state: &Domino) -> Impossible {
    let ended = matches!(state.phase, Phase::Between | Phase::Over);
    if ended == state.winners.is_empty() {
        return Some(("DOMINO-T6", "winners exactly when a game is over"));
    }
    if usize::from(state.passes) > state.seats.count() || state.passes > 0 && !state.stock.is_empty() {
        return Some(("DOMINO-AMB-5", "passes only where the stock is empty"));
    }
    if state.misses > 0 && !could_have_missed(state) {
        return Some(("DOMINO-AMB-18", "as many missed as can be in a row"));
    }
    // Where such hands are dealt again, and with four players, every layout begins with a double (DOMINO-AMB-10).
    let doubles_only = state.options.no_double == NoDouble::Redeal || state.seats.count() == MOST_SEATS;
    if doubles_only && state.opening.is_some_and(|tile| !tile.is_double()) {
        return Some(("DOMINO-AMB-10", "a layout that begins with a double"));
    }
    let due = |seat: Seat| state.due(seat);
    if !state.alternate_apart() && state.seats.iter().any(|seat| due(seat) != due(state.turn)) {
        return Some(("DOMINO-AMB-23", "one mode for all"));
    }
    why_impossible_match(state)
        .or_else(|| why_impossible_hands(state))
        .or_else(|| why_impossible_phase(state))
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
            state.misses == most
        }
}

fn why_impossible_match(state: &Domino) -> Impossible {
    let over = match state.phase {
        Phase::Over => state.match_is_over() && state.played > 0,
        _ => !state.match_is_over(),
    };
    if !over {
        return Some(("DOMINO-AMB-9", "a match that is over when it must be, and not before"));
    }
    let noted = state.totals.iter().any(|&total| total > 0);
    if state.played == 0 && (noted || state.phase == Phase::Between) {
        return Some(("DOMINO-T10", "points noted only after a game"));
    }
    if !state.winners.is_empty() && state.seats.iter().any(|seat| !has_noted(state, seat)) {
        return Some(("DOMINO-T10", "what the losers have left, noted"));
    }
    None
}

/// A loser has noted what she has left; after the first game nobody has noted anything else.
fn has_noted(state: &Domino, seat: Seat) -> bool {
    let lost = !state.winners.contains(seat);
    let left = if lost { state.counted(state.hand(seat)) } else { 0 };
    let total = u32::from(state.totals[seat.index()]);
    if state.played == 1 {
        total == left
    } else {
        total >= left
    }
}

/// What is known of a hand must be true.
fn why_impossible_hands(state: &Domino) -> Impossible {
    for seat in state.seats.iter() {
        let i = seat.index();
        let (hand, known) = (state.hands[i], state.known[i]);
        if !known.without(hand).is_empty() {
            return Some(("DOMINO-H9", "known only what she holds"));
        }
        if !state.lacks[i].allow(hand, state.opening) {
            return Some(("DOMINO-T2", "a hand without what it is said to lack"));
        }
        let as_dealt = matches!(state.phase, Phase::Dealing | Phase::NoDouble | Phase::Opening)
            && hand.len() == state.hand_size()
            && known.len() <= 1;
        if as_dealt && state.options.colour_check && !only_colour(hand).is_empty() {
            return Some(("DOMINO-S4", "hands of more than one colour"));
        }
    }
    None
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
            let out = state.seats.iter().filter(|&seat| dealt(seat) == 0).collect::<SeatSet>();
            let stuck = state.is_stuck() && !state.options.blocked_only_when_stock_empty || state.misses > 0;
            let fits = laid && same && out.len() <= 1 && (!out.is_empty() || stuck || !can_go_on(state));
            (!fits).then_some(("DOMINO-T8", "the winners that the hands show"))
        }
    }
}

/// Somebody could still play or draw.
fn can_go_on(state: &Domino) -> bool {
    !state.stock.is_empty() || state.seats.iter().any(|seat| state.can_play(seat))
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
    if waits && state.is_stuck() || usize::from(state.passes) == state.seats.count() {
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
