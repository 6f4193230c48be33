//! The search beside a plain one that plays every move by the rules, to every end.

use std::sync::Arc;

use ludo::{Entry, Game, Seat, Seats, Settings, Tell};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use super::*;
use crate::{Kit, Options, Tiles, piece::BOX, score};

/// KÉPI and ZESTE lie there, and nothing is left but the hands.
fn end(kit: &Arc<Kit>, hands: &str, options: &str) -> Diamino {
    let options = Options::from_text(&format!("formula=two wordCheck=refuse {options}")).unwrap();
    let position = format!(
        "game 1 / scores 0 0 / board i7Z h8K i8E j8P k8I i9S i10T i11E / hands {hands} / back - / turn 1 0 0 - / \
         words - / turn"
    );
    let mut state = Diamino::set_up(kit, &options, Seats::new(2), &position).unwrap();
    state.reserve = Tiles::default();
    state
}

/// By how much a seat is ahead with these points.
fn margin(points: &[i32], seat: Seat) -> i32 {
    2 * points[seat.index()] - points.iter().sum::<i32>()
}

/// The best that can be had, by trying everything.
fn plain(state: &Diamino, seat: Seat) -> i32 {
    if let Phase::Showing { how } = state.phase {
        return margin(&state.scores[..2], seat) + margin(&score::points(state, how), seat);
    }
    let ends = children(state).into_iter().map(|child| plain(&child, seat));
    if state.turn == seat { ends.max() } else { ends.min() }.expect("passing is always possible")
}

/// All that the rules allow after this turn: every word in every slot, black cells free or not, and passing.
fn children(state: &Diamino) -> Vec<Diamino> {
    let mut actions = vec![Action::Pass];
    for blacks_free in [false, true] {
        let finder = Finder::new(state, blacks_free);
        let mut filler = finder.filler();
        for (line, slot) in finder.slots() {
            filler.fill(&finder.lines[line], slot, |found| actions.push(finder.action(&found)));
        }
    }
    let played = |action: Action| {
        let ruling = state.judge(&Entry::act(0, state.turn, action)).ok()?;
        let mut child = state.clone();
        child.apply(ruling, &mut Tell::deaf());
        Some(child)
    };
    actions.into_iter().filter_map(played).collect()
}

fn same_as_plain(state: &Diamino) {
    let found = solve(state, 10_000_000);
    assert!(found.exact, "{}", state.position());
    assert_eq!(found.ahead, plain(state, state.turn), "{}", state.position());
    let after = state.judge(&Entry::act(0, state.turn, found.action)).unwrap();
    let mut child = state.clone();
    child.apply(after, &mut Tell::deaf());
    assert_eq!(found.ahead, plain(&child, state.turn), "{}", state.position());
}

#[test]
fn small_ends_come_out_as_by_trying_everything() {
    let kit = std::sync::Arc::<crate::words::Kit>::default();
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for (mine, hers) in [(1, 1), (1, 2), (2, 1), (2, 2)].into_iter().cycle().take(60) {
        let mut letters = BOX.tiles;
        letters.0[JOKER] = 0;
        let hands = [mine, hers].map(|count| letters.draw(count, &mut rng).to_string());
        same_as_plain(&end(&kit, &hands.join(" "), ""));
    }
}

#[test]
fn jokers_turns_lost_and_points_for_words_are_seen() {
    let kit = std::sync::Arc::<crate::words::Kit>::default();
    same_as_plain(&end(&kit, "? W", ""));
    same_as_plain(&end(&kit, "W Y?", ""));
    same_as_plain(&end(&kit, "XU ES", "wordScore=on"));
    for (passes, idle, skipped) in [
        (1, 1, None),
        (0, 5, None),
        (0, 0, Some(0)),
        (0, 0, Some(1)),
        (1, 4, Some(1)),
    ] {
        let mut state = end(&kit, "EX UN", "");
        (state.passes, state.idle) = (passes, idle);
        state.skips = state
            .seats
            .iter()
            .filter(|seat| Some(seat.index()) == skipped)
            .collect();
        same_as_plain(&state);
    }
}

/// KÉPIS lays the last square: the bonus, and what the other holds, twice as much ahead.
#[test]
fn going_out_is_seen_and_its_points_are_right() {
    let kit = std::sync::Arc::<crate::words::Kit>::default();
    let found = solve(&end(&kit, "S W", ""), 10_000);
    assert!(found.exact && found.ahead >= 25 + 2 * 9, "{found:?}");
}

#[test]
fn a_small_budget_still_finds_a_move() {
    let kit = std::sync::Arc::<crate::words::Kit>::default();
    let found = solve(&end(&kit, "AEIRST BDELMU", ""), 600);
    assert!(!found.exact && found.action != Action::Pass, "{found:?}");
}
