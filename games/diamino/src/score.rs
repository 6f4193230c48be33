//! Points and endings.

use ludo::{BySeat, Outcome};

use crate::{
    options::{BlockedWinner, Formula},
    state::{Diamino, How, Phase},
};

/// Who lays her last square first, once the reserve is empty (DIAMINO-M6a), earns this in formula two (DIAMINO-M6b).
pub(crate) const END_BONUS: i32 = 25;

/// What each gets or loses when the hands are counted.
pub(crate) fn points(state: &Diamino, how: How) -> Vec<i32> {
    let left: Vec<i32> = state.seats.iter().map(|seat| state.hand(seat).value()).collect();
    let all: i32 = left.iter().sum();
    let two = state.options.formula == Formula::Two;
    match how {
        // The rest deduct what she is given (DIAMINO-M6d, DIAMINO-M6e, DIAMINO-M6f); only the bonus is doubled by a black
        // cell (DIAMINO-M5c, DIAMINO-M6c, DIAMINO-AMB-25).
        How::Out { seat, black } if two => {
            ludo::rule!("DIAMINO-M6d", "DIAMINO-M6e", "DIAMINO-M6f", "DIAMINO-AMB-25");
            let bonus = if black {
                ludo::rule!("DIAMINO-M5c", "DIAMINO-M6c");
                2 * END_BONUS
            } else {
                ludo::rule!("DIAMINO-M6b");
                END_BONUS
            };
            let own = |at: usize| if at == seat.index() { bonus + all } else { -left[at] };
            (0..left.len()).map(own).collect()
        }
        // All that the others hold (DIAMINO-F2), twice that for a black cell (DIAMINO-F3, DIAMINO-E5, DIAMINO-AMB-25).
        How::Out { seat, black } => {
            let own = |at: usize| {
                if at == seat.index() {
                    if black {
                        ludo::rule!("DIAMINO-E5", "DIAMINO-F3", "DIAMINO-AMB-25");
                        2 * all
                    } else {
                        ludo::rule!("DIAMINO-F2");
                        all
                    }
                } else {
                    0
                }
            };
            (0..left.len()).map(own).collect()
        }
        // Nobody has the bonus, everybody deducts (DIAMINO-M6g, DIAMINO-M6h); totals may be negative (DIAMINO-AMB-39).
        How::Blocked if two => {
            ludo::rule!("DIAMINO-M6g", "DIAMINO-M6h", "DIAMINO-AMB-39");
            left.iter().map(|value| -value).collect()
        }
        How::Blocked if state.options.blocked_winner == BlockedWinner::LowestHand => {
            let lowest = left.iter().min().copied().unwrap_or(0);
            let others: i32 = left.iter().filter(|value| **value != lowest).sum();
            left.iter()
                .map(|value| if *value == lowest { others } else { 0 })
                .collect()
        }
        // Without a winner nobody scores (DIAMINO-AMB-14).
        How::Blocked | How::Stopped => {
            ludo::rule!("DIAMINO-AMB-14");
            vec![0; left.len()]
        }
    }
}

/// Several games, if the table wants a match: so many, or as many as somebody needs to reach the target (DIAMINO-AMB-40).
pub(crate) fn match_goes_on(state: &Diamino) -> bool {
    ludo::rule!("DIAMINO-AMB-40");
    let target = state.options.target.get();
    let reached = target > 0 && state.scores.iter().any(|score| *score >= target);
    state.game < state.options.most_games() && !reached
}

/// Patience counts squares on the board (DIAMINO-S7).
pub(crate) fn scores(state: &Diamino) -> BySeat<i32> {
    if state.options.is_patience() {
        ludo::rule!("DIAMINO-S7");
        return BySeat::from_iter([state.squares.iter().flatten().count() as i32]);
    }
    state.seats.iter().map(|seat| state.scores[seat.index()]).collect()
}

pub(crate) fn outcome(state: &Diamino) -> Option<Outcome> {
    let Phase::Over { how } = state.phase else { return None };
    let name = match how {
        How::Out { black: false, .. } => "out",
        How::Out { black: true, .. } => "black",
        How::Blocked => "blocked",
        How::Stopped if is_whole(state) => "whole",
        How::Stopped => "stopped",
    };
    let single = state.options.is_without_points();
    let ranks = match how {
        // The first to lay all her squares (DIAMINO-F1).
        How::Out { seat, .. } if single => state
            .seats
            .iter()
            .map(|other| if other == seat { 1 } else { 2 })
            .collect(),
        // Where nobody has anything there is no winner, of a match as of a game (DIAMINO-AMB-14).
        How::Blocked if state.options.blocked_winner == BlockedWinner::None && (single || nobody_scored(state)) => {
            state.seats.iter().map(|_| 2).collect()
        }
        How::Blocked if single => {
            let left: Vec<i32> = state.seats.iter().map(|seat| -state.hand(seat).value()).collect();
            by_points(&left)
        }
        // Alone, one wins by laying everything (DIAMINO-S7).
        How::Stopped => [if is_whole(state) { 1 } else { 2 }].into_iter().collect(),
        // The most points, whoever was out first (DIAMINO-M7); who is level shares (DIAMINO-AMB-38).
        _ => {
            ludo::rule!("DIAMINO-M7", "DIAMINO-AMB-38");
            by_points(&scores(state))
        }
    };
    Some(Outcome { ranks, how: name })
}

/// Every square of the box lies on the board, or of those that are played with.
fn is_whole(state: &Diamino) -> bool {
    state.hand(state.turn).is_empty() && state.has_all_in_hand()
}

/// Formula two has its own count for a blocked game (DIAMINO-M6g).
fn nobody_scored(state: &Diamino) -> bool {
    state.options.formula == Formula::One && scores(state).iter().all(|&score| score == 0)
}

fn by_points(points: &[i32]) -> BySeat<u8> {
    points
        .iter()
        .map(|mine| 1 + points.iter().filter(|other| *other > mine).count() as u8)
        .collect()
}
