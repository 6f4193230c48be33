//! Looking back: the best words that were missed. The one that lays most squares, or with marks brings most points; the
//! longest; and the one that would have laid everything.

use lexicon::moves::{Move, Slot};
use ludo::{Asked, Coach, Entry, Game, Imagine, Measure, Rng, Said, Tells, Viewer, Weighed};

use crate::{
    bot::{Skill, last_move},
    find::Finder,
    judge::Action,
    lay::{self, Lay},
    options::Formula,
    piece::Print,
    state::{Diamino, Phase},
};

/// Points for a red devil, and for the others where a green one is covered.
const RED: i32 = 10;
const GREEN: i32 = 5;
/// More than the words of one move are worth where a table counts their letters.
const BEST_WORDS: i32 = 200;
/// So many words of a slot are looked at where they are not all worth the same.
const WORDS_A_SLOT: usize = 200;

#[derive(Debug)]
pub(crate) struct LookBack;

impl Coach<Diamino> for LookBack {
    fn weigh(&self, asked: &Asked<'_, Diamino>, rng: &mut dyn Rng) -> Option<Weighed<Action>> {
        // What she cannot see is made up; nothing below looks at it.
        let state = Diamino::imagine(asked.kit, asked.view, Viewer::Seat(asked.seat), rng);
        if !matches!(state.phase, Phase::Turn { .. }) || state.turn != asked.seat {
            return None;
        }
        let alone = state.options.is_patience();
        let done = match asked.done {
            Action::Lay(lay) if !alone => brings(&state, lay),
            Action::Exchange(_) | Action::Pass if !alone => 0,
            Action::Stop => 0,
            _ => return None,
        };
        let finder = Finder::new(&state, false);
        let out = last_move(&state, Skill::All);
        let (best, most) = match &out {
            Some(last @ Action::Lay(lay)) => (last.clone(), brings(&state, lay)),
            _ => best_of(&finder)?,
        };
        let better = most > done;
        Some(Weighed {
            also: if better {
                missed(&finder, asked, &best, out.is_some())
            } else {
                Vec::new()
            },
            best: vec![if better { best } else { asked.done.clone() }],
            measure: (!state.options.childrens_table).then_some(measure(&state)),
            done: done.into(),
            most: most.max(done).into(),
            other: most.into(),
            called: None,
            best_called: None,
        })
    }
}

fn measure(state: &Diamino) -> Measure {
    match state.options.formula {
        Formula::Two => Measure::Points,
        Formula::One | Formula::Patience => Measure::Squares,
    }
}

/// What a word brings at once: nothing where the table would not have it.
fn brings(state: &Diamino, word: &Lay) -> i32 {
    let Ok(placed) = lay::place(state, word) else { return 0 };
    if placed.words.iter().any(|word| state.check(word).is_err()) {
        return 0;
    }
    if measure(state) == Measure::Squares {
        return placed.cells.len() as i32;
    }
    let covered = |print| i32::from(lay::covered(state, &placed, print));
    let devils = RED * covered(Print::Red) - GREEN * covered(Print::Green);
    if !state.options.word_score {
        return devils;
    }
    let mut squares = state.squares.clone();
    for &(cell, square) in &placed.cells {
        squares[cell] = Some(square);
    }
    devils + lay::word_points(&squares, state.board().width, &placed.cells, word.down)
}

/// The word that brings most, slots that could give most first.
fn best_of(finder: &Finder<'_>) -> Option<(Action, i32)> {
    let state = finder.state;
    let bound = |line: usize, slot: Slot| match measure(state) {
        Measure::Squares => i32::from(slot.laid),
        _ => {
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
            let Action::Lay(lay) = &action else { continue };
            let each = brings(state, lay);
            if best.as_ref().is_none_or(|(_, most)| *most < each) {
                best = Some((action, each));
            }
        }
    }
    best
}

/// The longest word, and the one that lays everything, where they are others than these.
fn missed(finder: &Finder<'_>, asked: &Asked<'_, Diamino>, best: &Action, goes_out: bool) -> Vec<Said> {
    let called = |action: &Action| Diamino::called(asked.view, action);
    let out = goes_out.then(|| Said::new("diamino-review-out"));
    let length = |action: &Action| match action {
        Action::Lay(lay) => lay.word.len(),
        _ => 0,
    };
    let than = length(best).max(length(asked.done));
    let slots = by(finder, |_, slot| i32::from(slot.length)).into_iter();
    let longer = slots.take_while(|(letters, ..)| *letters > than as i32);
    let longest = { longer }.find_map(|(_, line, slot)| words_in(finder, line, slot, 1).pop());
    let longest = longest.map(|word| {
        let said = Said::new("diamino-review-longest").with("action", called(&word));
        said.with("n", length(&word) as i32)
    });
    out.into_iter().chain(longest).collect()
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
