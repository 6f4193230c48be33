//! The words that were missed: the one that lays most squares at once, or brings most points; the longest; and the one that
//! goes out.

use lexicon::moves::{Move, Slot};
use ludo::{Asked, Entry, Game, Said, Tells};

use crate::{bot, find::Finder, judge::Action, lay, options::Formula, piece::Print, state::Diamino};

/// Points for a red devil, and for the others where a green one is covered.
const RED: i32 = 10;
const GREEN: i32 = 5;
/// More than the words of one move are worth where a table counts their letters.
const BEST_WORDS: i32 = 200;
/// So many words of a slot are looked at where they are not all worth the same.
const WORDS_A_SLOT: usize = 200;

/// Those that are others than the best and what was done.
pub(super) fn missed(state: &Diamino, asked: &Asked<'_, Diamino>, best: &Action) -> Vec<Said> {
    let finder = Finder::new(state, false);
    let goes_out = super::after(state, best).is_some_and(|after| super::is_out(&after, asked.seat));
    let most = best_of(&finder).filter(|(_, most)| *most > brings(state, best).max(brings(state, asked.done)));
    let mut known = vec![best, asked.done];
    known.extend(most.iter().map(|(action, _)| action));
    let longest = longest(&finder, &known);
    let named = |id: &'static str, action: &Action, n: i32| {
        let called = Diamino::called(asked.view, action);
        Said::new(id).with("action", called).with("n", n)
    };
    let most_id = match state.options.formula {
        Formula::Two => "diamino-review-most-points",
        Formula::One | Formula::Patience => "diamino-review-most-letters",
    };
    let out = goes_out.then(|| Said::new("diamino-review-out"));
    let most = most.as_ref().map(|(action, n)| named(most_id, action, *n));
    let longest = longest.map(|action| named("diamino-review-longest", &action, length(&action) as i32));
    [out, most, longest].into_iter().flatten().collect()
}

fn length(action: &Action) -> usize {
    match action {
        Action::Lay(lay) => lay.word.len(),
        _ => 0,
    }
}

/// A word longer than all of these.
fn longest(finder: &Finder<'_>, known: &[&Action]) -> Option<Action> {
    let than = known.iter().map(|action| length(action)).max().unwrap_or(0);
    let slots = by(finder, |_, slot| i32::from(slot.length)).into_iter();
    let mut longer = slots.take_while(|(letters, ..)| *letters > than as i32);
    longer.find_map(|(_, line, slot)| words_in(finder, line, slot, 1).pop())
}

/// What a word brings at once: nothing where the table would not have it.
fn brings(state: &Diamino, action: &Action) -> i32 {
    let Action::Lay(word) = action else { return 0 };
    let Ok(placed) = lay::place(state, word) else { return 0 };
    if !state.faults(&placed.words).is_empty() {
        return 0;
    }
    if state.options.formula != Formula::Two {
        return placed.cells.len() as i32;
    }
    let covered = |print| i32::from(lay::covered(state, &placed, print));
    let devils = RED * covered(Print::Red) - GREEN * covered(Print::Green);
    devils + bot::points_of_words(state, &placed, word.down)
}

/// The word that brings most, slots that could give most first.
fn best_of(finder: &Finder<'_>) -> Option<(Action, i32)> {
    let state = finder.state;
    let bound = |line: usize, slot: Slot| match state.options.formula {
        Formula::One | Formula::Patience => i32::from(slot.laid),
        Formula::Two => {
            let covered = |print| {
                finder
                    .free_cells(line, slot)
                    .filter(|&cell| state.print(cell) == print)
                    .count() as i32
            };
            let words = if state.options.word_score { BEST_WORDS } else { 0 };
            RED * covered(Print::Red) - GREEN * covered(Print::Green) + words
        }
    };
    let looked_at = if state.options.word_score { WORDS_A_SLOT } else { 1 };
    let mut best: Option<(Action, i32)> = None;
    for (bound, line, slot) in by(finder, bound) {
        if best.as_ref().is_some_and(|(_, most)| *most >= bound) {
            break;
        }
        for action in words_in(finder, line, slot, looked_at) {
            let each = brings(state, &action);
            if best.as_ref().is_none_or(|(_, most)| *most < each) {
                best = Some((action, each));
            }
        }
    }
    best
}

/// All slots with their worth, the best first.
fn by(finder: &Finder<'_>, worth: impl Fn(usize, Slot) -> i32) -> Vec<(i32, usize, Slot)> {
    let slots = finder.slots().into_iter();
    let mut slots: Vec<_> = slots.map(|(line, slot)| (worth(line, slot), line, slot)).collect();
    slots.sort_by_key(|(worth, ..)| -worth);
    slots
}

/// The first words that fill a slot, as far as they may be laid.
fn words_in(finder: &Finder<'_>, line: usize, slot: Slot, most: usize) -> Vec<Action> {
    let mut found: Vec<Move> = Vec::new();
    finder.filler().fill(&finder.lines[line], slot, |each| {
        if found.len() < most {
            found.push(each);
        }
    });
    let state = finder.state;
    let actions = found.iter().map(|found| finder.action(found));
    let fits = |action: &Action| state.judge(&Entry::act(0, state.turn, action.clone())).is_ok();
    actions.filter(fits).collect()
}
