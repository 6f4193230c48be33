//! The end of formula two between two players, once the reserve is empty. Nothing is hidden any more: what one does not
//! hold, the other does. So it is searched to its end, deeper and deeper as far as the budget goes; where the search
//! reaches every end, its answer is exact.

use lexicon::moves::{Move, walk};
use ludo::{Entry, Game, Seat, Tell};

use crate::{
    bot::{Prints, after},
    find::Finder,
    judge::Action,
    options::{Formula, WordCheck},
    score,
    state::{Diamino, Phase},
};

/// What is best, by how many points she is ahead of the other in the end, and whether that is certain.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    pub action: Action,
    pub ahead: i32,
    pub exact: bool,
}

/// Is this such an end?
pub fn applies(state: &Diamino) -> bool {
    state.options.formula == Formula::Two
        && state.seats.count() == 2
        && state.reserve() == 0
        && matches!(state.phase, Phase::Turn { .. })
}

/// Looks at about so many positions twice at most: first deep, at the most promising moves only; then at all of them, and
/// where that reaches every end, it is certain. None only if not even one move ahead could be seen.
pub fn solve(state: &Diamino, budget: usize) -> Option<Found> {
    let mut root = state.clone();
    // Players of ours lay right words only: nobody would challenge them.
    root.options.word_check = WordCheck::Refuse;
    let found = Search::deepening(&root, budget, PROMISING);
    match &found {
        Some(found) if found.exact => {}
        _ => {
            if let Some(certain) = Search::deepening(&root, budget, usize::MAX).filter(|found| found.exact) {
                return Some(certain);
            }
        }
    }
    found
}

struct Search {
    /// Positions that may still be looked at.
    left: usize,
    deepest: u32,
    widest: usize,
    /// Somewhere the search stopped before the end, or left moves out.
    stopped: bool,
    left_out: bool,
}

/// How many moves are looked at while looking deep.
const PROMISING: usize = 14;
/// Listing the moves of a position costs as much as looking at so many others.
const LISTING: usize = 20;
const MOST: i32 = 100_000;

impl Search {
    /// Deeper and deeper, until every end is reached or the budget is used up.
    fn deepening(root: &Diamino, budget: usize, widest: usize) -> Option<Found> {
        let mut search = Search {
            left: budget,
            deepest: 0,
            widest,
            stopped: true,
            left_out: false,
        };
        let mut best = None;
        while search.stopped {
            search.deepest += 1;
            (search.stopped, search.left_out) = (false, false);
            let Some((ahead, action)) = search.best(root) else {
                break;
            };
            best = Some(Found {
                action,
                ahead,
                exact: !search.stopped && !search.left_out,
            });
        }
        best
    }

    fn best(&mut self, state: &Diamino) -> Option<(i32, Action)> {
        let mut best: Option<(i32, Action)> = None;
        for (action, child) in self.children(state)? {
            let floor = best.as_ref().map_or(-MOST, |(ahead, _)| *ahead);
            let ahead = self.ahead(state.turn, &child, floor, MOST, 1)?;
            if best.as_ref().is_none_or(|(most, _)| ahead > *most) {
                best = Some((ahead, action));
            }
        }
        best
    }

    /// By how much `seat` is ahead in the end after this, if between floor and ceiling; None when the budget is used up.
    fn ahead(&mut self, seat: Seat, state: &Diamino, floor: i32, ceiling: i32, depth: u32) -> Option<i32> {
        if let Phase::Showing { how } = state.phase {
            return Some(difference(state, seat) + margin(&score::points(state, how), seat));
        }
        if depth >= self.deepest {
            self.stopped = true;
            return Some(difference(state, seat) + expected(state, seat));
        }
        if state.turn != seat {
            return Some(-self.ahead(state.turn, state, -ceiling, -floor, depth)?);
        }
        let mut best = -MOST;
        for (_, child) in self.children(state)? {
            best = best.max(self.ahead(seat, &child, best.max(floor), ceiling, depth + 1)?);
            if best >= ceiling {
                break;
            }
        }
        Some(best)
    }

    /// What can be done and what comes of it, the most promising first.
    fn children(&mut self, state: &Diamino) -> Option<Vec<(Action, Diamino)>> {
        let mut actions = lays(state);
        actions.sort_by_key(|(promise, _)| -promise);
        self.left_out |= actions.len() > self.widest;
        actions.truncate(self.widest);
        self.left = self.left.checked_sub(LISTING + actions.len())?;
        let played = |action: Action| {
            let ruling = state.judge(&Entry::act(0, state.turn, action.clone())).ok()?;
            let mut child = state.clone();
            child.apply(ruling, &mut Tell::deaf());
            Some((action, child))
        };
        let actions = actions.into_iter().map(|(_, action)| action);
        Some(actions.chain([Action::Pass]).filter_map(played).collect())
    }
}

/// Every way to lay a word, with what it promises; over a black cell only with all that is left.
fn lays(state: &Diamino) -> Vec<(i32, Action)> {
    let hand = state.hand(state.turn);
    let mut actions = Vec::new();
    for over_black in [false, true] {
        let finder = Finder::new(state, over_black);
        walk(&finder.words, &finder.lines, &finder.rack, &mut |found| {
            let covered = covered(state, &found);
            let last = found.laid == hand.total();
            if covered.black == u8::from(over_black) && (last || !over_black) {
                let bonus = i32::from(last) * 1_000 + i32::from(covered.black) * 25;
                let devils = 10 * i32::from(covered.red) - 5 * i32::from(covered.green);
                let value = hand.value() - after(&finder, &found, hand).value();
                let promise = bonus + devils + 2 * value + 3 * i32::from(found.laid);
                actions.push((promise, finder.action(&found)));
            }
        });
    }
    actions
}

/// What a move covers.
fn covered(state: &Diamino, found: &Move) -> Prints {
    let step = if found.down { state.board().width } else { 1 };
    let cells = (0..usize::from(found.length)).map(|i| usize::from(found.cell) + i * step);
    let free = cells.filter(|&cell| state.squares[cell].is_none());
    free.fold(Prints::default(), |prints, cell| prints.with(state.print(cell)))
}

fn margin(points: &[i32], seat: Seat) -> i32 {
    let others: i32 = points.iter().sum::<i32>() - points[seat.index()];
    points[seat.index()] - others
}

/// How far ahead she is now.
fn difference(state: &Diamino, seat: Seat) -> i32 {
    margin(&state.scores[..state.seats.count()], seat)
}

/// What the hands will be worth, before anybody knows who goes out: squares that cannot be laid cost, and whoever has fewer
/// is nearer to the bonus.
fn expected(state: &Diamino, seat: Seat) -> i32 {
    let hands: Vec<i32> = state
        .seats
        .iter()
        .map(|seat| -2 * state.hand(seat).value() - 3 * i32::from(state.hand(seat).total()))
        .collect();
    margin(&hands, seat) / 2
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use ludo::{Hosted, Seats, Settings};

    use super::*;
    use crate::{Kit, Options};

    /// KÉPI and ZESTE lie there, and nothing is left but the hands.
    fn end(kit: &Arc<Kit>, hands: &str) -> Diamino {
        let options = Options::from_text("formula=two wordCheck=refuse").unwrap();
        let position = format!(
            "game 1 / scores 0 0 / board i7Z h8K i8E j8P k8I i9S i10T i11E / hands {hands} / back - / turn 1 0 0 - / \
             words - / turn"
        );
        let mut state = Diamino::set_up(kit, &options, Seats::new(2), &position).unwrap();
        state.reserve = crate::Tiles::default();
        state
    }

    /// The same without any shortcut: every move to every end.
    fn slow(state: &Diamino, seat: Seat) -> i32 {
        if let Phase::Showing { how } = state.phase {
            return difference(state, seat) + margin(&score::points(state, how), seat);
        }
        let mut all = Search {
            left: usize::MAX,
            deepest: 0,
            widest: usize::MAX,
            stopped: false,
            left_out: false,
        };
        let ends = all.children(state).expect("all are in the budget");
        let ends = ends.iter().map(|(_, child)| slow(child, seat));
        if state.turn == seat { ends.max() } else { ends.min() }.expect("passing is always possible")
    }

    #[test]
    fn shortcuts_change_nothing() {
        let kit = Diamino::kit();
        for hands in ["S A", "XU ES", "JS EA", "Y? W"] {
            let state = end(&kit, hands);
            let found = solve(&state, 100_000).expect("a move");
            assert!(found.exact, "{hands}");
            assert_eq!(found.ahead, slow(&state, state.turn), "{hands}");
        }
    }

    /// KÉPIS lays the last square: the bonus, and what the other holds, twice as much ahead.
    #[test]
    fn going_out_is_seen_and_its_points_are_right() {
        let kit = Diamino::kit();
        let found = solve(&end(&kit, "S W"), 1_000).expect("a move");
        assert!(found.exact && found.ahead >= 25 + 2 * 9, "{found:?}");
    }

    #[test]
    fn a_small_budget_still_finds_a_move() {
        let kit = Diamino::kit();
        let found = solve(&end(&kit, "AEIRST BDELMU"), 600).expect("a move");
        assert!(!found.exact);
    }
}
