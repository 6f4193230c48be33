//! Bots: six steps between three players. They know the rules; the rules do not know them.
//!
//! A move is worth what it brings: squares laid, red devils hunted, green ones avoided, and what is left in the hand.
//! Slots are taken in the order of what they could give at most, until none can beat the best found.

pub mod endgame;
pub mod patience;

use std::sync::Arc;

use lexicon::{
    Mark,
    moves::{Move, Slot},
};
use ludo::{Choice, Entry, Game, Imagine, Luck, Rng, Seat, Strength, Viewer};
use search::Ladder;

use crate::{
    apply::lying,
    find::Finder,
    judge::Action,
    lay::{self, Placed},
    options::{Convention, Formula, Options},
    piece::{BOX, JOKER, KINDS, Print, Tiles},
    state::{Diamino, Phase},
    view::View,
    words::{Kit, spelt},
};

/// Our players: who knows short words, common words, all words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Skill {
    Short,
    Common,
    All,
}

/// Where each step stands was found by measuring (`docs/bench.md`).
fn ladder(formula: Formula) -> Ladder<Skill> {
    let steps = match formula {
        Formula::One | Formula::Patience => [570, 712, 862, 1052, 1485, 2000],
        Formula::Two => [570, 718, 872, 1066, 1495, 2000],
    };
    Ladder {
        players: &[Skill::Short, Skill::Common, Skill::All],
        steps,
    }
}

pub(crate) fn advise<R: Rng + ?Sized>(
    kit: &Arc<Kit>,
    view: &View,
    seat: Seat,
    strength: Strength,
    rng: &mut R,
) -> Option<Choice<Action>> {
    // What she cannot see is made up; nothing below looks at more of it than all can see, how many squares each holds.
    let state = Diamino::imagine(kit, view, Viewer::Seat(seat), rng);
    if !state.awaits().who().contains(seat) {
        return None;
    }
    let skill = ladder(state.options.formula).who(strength, rng);
    let (action, reason) = match &state.phase {
        Phase::Window { cells, .. } => (judge_words(&state, cells, skill), "diamino-why-words"),
        Phase::Vote { word, .. } if welcomes(kit, &state.options, word) => (Action::Yes, "diamino-why-vote"),
        Phase::Vote { .. } => (Action::No, "diamino-why-vote"),
        Phase::Discarding { count } => (Action::Discard(worst(state.hand(seat), *count)), "diamino-why-discard"),
        _ => turn(&state, skill, rng),
    };
    Some(Choice {
        reason: Some(reason),
        ..Choice::of(action)
    })
}

/// The lists of subjects have gaps, so she lets in any word that all else allows.
fn welcomes(kit: &Kit, options: &Options, word: &str) -> bool {
    let convention = Convention {
        theme: None,
        ..options.convention()
    };
    kit.check(word, convention).is_ok()
}

/// She challenges what is wrong; a beginner only notices short words. She never cuts people short by beginning her turn.
fn judge_words(state: &Diamino, cells: &[u16], skill: Skill) -> Action {
    let longest = if skill == Skill::Short { 4 } else { usize::MAX };
    let wrong = lying(state, cells)
        .0
        .words
        .iter()
        .any(|word| word.len() <= longest && state.check(word).is_err());
    if wrong { Action::Challenge } else { Action::Accept }
}

/// What our strongest player does on her turn.
pub(crate) fn strongest<R: Rng + ?Sized>(state: &Diamino, rng: &mut R) -> Action {
    turn(state, Skill::All, rng).0
}

fn turn<R: Rng + ?Sized>(state: &Diamino, skill: Skill, rng: &mut R) -> (Action, &'static str) {
    if skill == Skill::All && endgame::applies(state) {
        return (endgame::solve(state, END_POSITIONS).action, "diamino-why-best");
    }
    if let Some(last) = last_move(state, skill) {
        return (last, "diamino-why-last");
    }
    if state.lies_open() && skill == Skill::All {
        return match patience::advised(state, patience::ROLLOUTS, rng) {
            Some((action, _)) => (action, "diamino-why-best"),
            None => (Action::Stop, "diamino-why-stop"),
        };
    }
    let finder = Finder::new(state, false);
    let found = match skill {
        Skill::Short => easy(&finder, rng),
        Skill::Common | Skill::All => best(&finder, skill),
    };
    if let Some(found) = found {
        return (finder.action(&found), "diamino-why-best");
    }
    let hand = state.hand(state.turn);
    match hand.total().min(state.reserve()) {
        _ if state.options.is_patience() => (Action::Stop, "diamino-why-stop"),
        0 => (Action::Pass, "diamino-why-pass"),
        // Half the hand, the worst half: what is left may yet go with something new.
        most => (
            Action::Exchange(worst(hand, most.min(hand.total().div_ceil(2)))),
            "diamino-why-exchange",
        ),
    }
}

/// A move that lays everything, over a black cell if that can be.
pub(crate) fn last_move(state: &Diamino, skill: Skill) -> Option<Action> {
    let hand = state.hand(state.turn).total();
    let alone = state.options.is_patience();
    let draws_again = state.options.formula == Formula::Two && state.reserve() > 0;
    if alone || draws_again || usize::from(hand) > state.board().width {
        return None;
    }
    // A green devil would bring one more square (DIAMINO-E8, DIAMINO-AMB-20).
    let no_green = state.options.formula == Formula::One && state.options.green_blocks_exit && state.reserve() > 0;
    let fits = |action: &Action| state.judge(&Entry::act(0, state.turn, action.clone())).is_ok();
    let over_black = (skill != Skill::Short).then_some(true);
    over_black.into_iter().chain([false]).find_map(|blacks| {
        let finder = Finder::new(state, blacks);
        let mut filler = finder.filler();
        let slots = finder.slots().into_iter().filter(|(_, slot)| slot.laid == hand);
        slots.into_iter().find_map(|(line, slot)| {
            let covered = prints(&finder, line, slot);
            if covered.black != u8::from(blacks) || (covered.green > 0 && no_green) {
                return None;
            }
            let mut found = None;
            filler.fill(&finder.lines[line], slot, |each| {
                found = found.or_else(|| knows(&finder, &each, skill).then_some(each));
            });
            found.map(|found| finder.action(&found)).filter(fits)
        })
    })
}

/// Short words, as they come.
fn easy<R: Rng + ?Sized>(finder: &Finder<'_>, rng: &mut R) -> Option<Move> {
    let mut slots = finder.slots();
    slots.retain(|(_, slot)| slot.length <= 5);
    rng.shuffle(&mut slots);
    let mut filler = finder.filler();
    slots.into_iter().find_map(|(line, slot)| {
        let mut found = None;
        filler.fill(&finder.lines[line], slot, |each| {
            found = found.or_else(|| knows(finder, &each, Skill::Short).then_some(each));
        });
        found
    })
}

/// Up to this many letters the middle player knows every word: people who play often learn those first.
const SHORT: u8 = 4;

/// Of the words that bots lay the strong player knows every one, the middle one every short one, and they know those that are
/// neither rare nor old nor spoken elsewhere. At a children's table only words are found that everybody knows.
fn knows(finder: &Finder<'_>, found: &Move, skill: Skill) -> bool {
    let to_all = finder.state.options.childrens_table || skill == Skill::All;
    if to_all || (skill == Skill::Common && found.length <= SHORT) {
        return true;
    }
    let word = spelt(finder.words.letters(found.length, found.word));
    let entry = finder.state.kit.lexicon.entry(&word);
    entry.is_some_and(|entry| entry.marks.iter().all(|mark| mark == Mark::Familiar))
}

#[derive(Clone, Copy, Default)]
struct Prints {
    red: u8,
    green: u8,
    black: u8,
}

fn prints(finder: &Finder<'_>, line: usize, slot: Slot) -> Prints {
    finder
        .free_cells(line, slot)
        .fold(Prints::default(), |prints, cell| prints.with(finder.state.print(cell)))
}

impl Prints {
    fn with(mut self, print: Print) -> Prints {
        match print {
            Print::Red => self.red += 1,
            Print::Green => self.green += 1,
            Print::Black => self.black += 1,
            Print::Plain | Print::Depart => {}
        }
        self
    }
}

/// How many positions the strongest player looks at once nothing is hidden any more: as few as let thirty tables on two cores
/// have their answers within two seconds (`docs/bench.md`).
pub const END_POSITIONS: usize = 150_000;

/// How far a player looks for the move that is worth most.
struct Sight {
    /// The longest word she thinks of.
    longest: u8,
    /// How many words of one slot she looks at.
    words_a_slot: usize,
    /// How much she minds what stays in her hand.
    foresight: f32,
}

const FAR: Sight = Sight {
    longest: u8::MAX,
    words_a_slot: 2_000,
    foresight: 1.0,
};
/// Chosen so that the strong player wins about five games in six (`docs/bench.md`).
const NEAR: Sight = Sight {
    longest: 11,
    words_a_slot: 20,
    foresight: 0.5,
};

/// What a joker is worth as long as it is kept (`docs/bench.md`).
const JOKER_IN_SQUARES: f32 = 1.6;
const JOKER_IN_POINTS: f32 = 10.0;

/// The move that is worth most, as far as she sees.
fn best(finder: &Finder<'_>, skill: Skill) -> Option<Move> {
    let state = finder.state;
    let sight = if skill == Skill::All { FAR } else { NEAR };
    let worth = |line: usize, slot: Slot| slot_worth(state, prints(finder, line, slot), slot.laid);
    let mut slots: Vec<(f32, usize, Slot)> = finder
        .slots()
        .into_iter()
        .map(|(line, slot)| (worth(line, slot), line, slot))
        .collect();
    slots.retain(|(_, _, slot)| slot.length <= sight.longest);
    slots.sort_by(|a, b| b.0.total_cmp(&a.0));
    let hand = state.hand(state.turn);
    let pressure = pressure(state);
    let most_for_words = if state.options.word_score { BEST_WORDS } else { 0.0 };
    let mut filler = finder.filler();
    let mut best: Option<(f32, Move)> = None;
    for (bound, line, slot) in slots {
        // Nothing left in the hand is worth more than nothing left to do.
        if best.is_some_and(|(worth, _)| worth >= bound + most_for_words) {
            break;
        }
        let mut looked_at = 0;
        filler.fill(&finder.lines[line], slot, |each| {
            if looked_at >= sight.words_a_slot || !knows(finder, &each, skill) {
                return;
            }
            looked_at += 1;
            let left = after(finder, &each, hand);
            let rest = sight.foresight * (cost(state, left, pressure) + spent(state, hand, left, pressure));
            let each_worth = bound - rest + word_points(finder, &each);
            if best.is_none_or(|(worth, _)| worth < each_worth) {
                best = Some((each_worth, each));
            }
        });
    }
    best.map(|(_, found)| found)
}

/// More than the words of one move are worth where a table counts their letters.
const BEST_WORDS: f32 = 200.0;

/// The points of the words that a move makes, where the table counts them (DIAMINO-AMB-1).
fn word_points(finder: &Finder<'_>, found: &Move) -> f32 {
    let state = finder.state;
    if !state.options.word_score {
        return 0.0;
    }
    let Action::Lay(lay) = finder.action(found) else {
        return 0.0;
    };
    lay::place(state, &lay).map_or(0.0, |placed| points_of_words(state, &placed, lay.down) as f32)
}

/// What the words of a move count, where the table counts them (DIAMINO-AMB-1).
pub(crate) fn points_of_words(state: &Diamino, placed: &Placed, down: bool) -> i32 {
    if !state.options.word_score {
        return 0;
    }
    let mut squares = state.squares.clone();
    for &(cell, square) in &placed.cells {
        squares[cell] = Some(square);
    }
    lay::word_points(&squares, state.board().width, &placed.cells, down)
}

/// What our strongest player thinks of a word beside laying none: devils, squares and points, and how much better the hand is
/// that is left.
pub(crate) fn worth(state: &Diamino, placed: &Placed, down: bool) -> f32 {
    let hand = state.hand(state.turn);
    let left = hand.without(placed.tiles()).unwrap_or(hand);
    brought(state, placed, down) + burdened(state, hand) - burdened(state, left)
}

/// The same of a word that lies there, whoever laid it.
pub(crate) fn brought(state: &Diamino, placed: &Placed, down: bool) -> f32 {
    let cells = placed.cells.iter();
    let prints = cells.fold(Prints::default(), |prints, &(cell, _)| prints.with(state.print(cell)));
    slot_worth(state, prints, placed.cells.len() as u8) + points_of_words(state, placed, down) as f32
}

/// What a word costs that is taken back: as much as a green devil (DIAMINO-K4).
pub(crate) fn taken_back(state: &Diamino) -> f32 {
    slot_worth(state, Prints::default().with(Print::Green), 0)
}

/// How much our strongest player minds having these squares of her hand left.
pub(crate) fn burdened(state: &Diamino, left: Tiles) -> f32 {
    let pressure = pressure(state);
    cost(state, left, pressure) + spent(state, state.hand(state.turn), left, pressure)
}

/// How near somebody else is to her last square, from 0, far, to 1, at her next turn.
fn pressure(state: &Diamino) -> f32 {
    let drawn_yet = if state.options.formula == Formula::Two {
        state.reserve()
    } else {
        0
    };
    let others = state.seats.iter().filter(|&seat| seat != state.turn);
    let fewest = others
        .map(|seat| state.hand(seat).total().saturating_add(drawn_yet))
        .min();
    fewest.map_or(0.0, |fewest| ((14.0 - f32::from(fewest)) / 10.0).clamp(0.0, 1.0))
}

/// What the squares that are left cost: as long as the game goes on, how hard they are to lay; when somebody goes out, their
/// numbers (DIAMINO-F2, DIAMINO-M6d).
fn cost(state: &Diamino, left: Tiles, pressure: f32) -> f32 {
    let lost = match state.options.formula {
        Formula::One => 0.2,
        Formula::Two => 1.0,
        Formula::Patience => 0.0,
    };
    (1.0 - pressure) * burden(left) + pressure * lost * left.value() as f32
}

/// What the jokers that a move takes would have been good for later; near the end they are only squares to get rid of.
fn spent(state: &Diamino, hand: Tiles, left: Tiles, pressure: f32) -> f32 {
    let each = match state.options.formula {
        Formula::One => JOKER_IN_SQUARES,
        Formula::Two => JOKER_IN_POINTS,
        Formula::Patience => 0.0,
    };
    (1.0 - pressure) * each * (f32::from(hand.count(JOKER)) - f32::from(left.count(JOKER)))
}

/// What a slot gives whichever word fills it, counted in squares laid.
fn slot_worth(state: &Diamino, prints: Prints, laid: u8) -> f32 {
    let (laid, red, green) = (f32::from(laid), f32::from(prints.red), f32::from(prints.green));
    match state.options.formula {
        // A red devil is one square less, a green one more, and unknown.
        Formula::One => laid + red - 1.2 * green,
        // Ten points, or five for each of the others; a square laid brings the end nearer.
        Formula::Two => 10.0 * red - 5.0 * green * state.seats.count() as f32 / 2.0 + 0.6 * laid,
        Formula::Patience => laid,
    }
}

/// The hand that is left after a move.
fn after(finder: &Finder<'_>, found: &Move, mut hand: Tiles) -> Tiles {
    let width = finder.state.board().width;
    let step = if found.down { width } else { 1 };
    for (i, &letter) in finder.words.letters(found.length, found.word).iter().enumerate() {
        if finder.state.squares[usize::from(found.cell) + i * step].is_none() {
            let kind = if hand.count(letter.into()) > 0 {
                letter.into()
            } else {
                JOKER
            };
            hand.0[kind] = hand.0[kind].saturating_sub(1);
        }
    }
    hand
}

/// How hard it will be to lay what is left: heavy letters, too many alike, too few or too many vowels. Never below zero.
fn burden(hand: Tiles) -> f32 {
    let total = f32::from(hand.total());
    if total == 0.0 {
        return 0.0;
    }
    let mut sum = 0.0;
    for kind in (0..KINDS).filter(|kind| *kind != JOKER) {
        let count = f32::from(hand.count(kind));
        let share = f32::from(BOX.tiles.count(kind)) / 112.0 * total;
        sum += 0.12 * count * (BOX.values[kind] - 1) as f32 + 0.15 * (count - share - 1.0).max(0.0);
    }
    let vowels: f32 = [0usize, 4, 8, 14, 20, 24]
        .iter()
        .map(|kind| f32::from(hand.count(*kind)))
        .sum();
    sum + 0.25 * (vowels - 0.45 * total).abs()
}

/// The squares one would rather not have: heavy first, then those there are many of.
pub(crate) fn worst(hand: Tiles, count: u8) -> Tiles {
    let mut hand = hand;
    let mut chosen = Tiles::default();
    for _ in 0..count {
        let bother = |kind: &usize| (BOX.values[*kind] * 4 + i32::from(hand.count(*kind)), *kind);
        let kind = (0..KINDS)
            .filter(|kind| hand.count(*kind) > 0 && *kind != JOKER)
            .max_by_key(bother);
        let kind = kind.unwrap_or(JOKER);
        hand.0[kind] = hand.0[kind].saturating_sub(1);
        chosen = chosen.with(Tiles::one(kind));
    }
    chosen
}

#[cfg(test)]
mod tests {
    use ludo::{Seats, Settings};

    use super::*;
    use crate::piece::Square;

    fn state(options: &str, board: &str, hands: &str) -> Diamino {
        let options = Options::from_text(&format!("wordCheck=refuse {options}")).unwrap();
        let position =
            format!("game 1 / scores 0 0 / board {board} / hands {hands} / back - / turn 1 0 0 - / words - / turn");
        Diamino::set_up(
            &std::sync::Arc::<crate::words::Kit>::default(),
            &options,
            Seats::new(2),
            &position,
        )
        .unwrap()
    }

    const KEPI: &str = "h8K i8E j8P k8I";

    #[test]
    fn the_others_squares_are_counted() {
        let pressed = |other: &str| pressure(&state("formula=one", KEPI, &format!("AAEEIINNSSTT {other}")));
        assert_eq!(pressed("DEEMNOORRSTUUL"), 0.0);
        assert_eq!(pressed("DEE"), 1.0);
        // As long as there is a reserve, nobody of formula two is near her end.
        assert_eq!(pressure(&state("formula=two", KEPI, "AAEEIINNSSTT DEEMNOORRSTU")), 0.0);
        // Then what is heavy costs more than what is hard to lay.
        let state = state("formula=one", KEPI, "AAEEIINNSSTT DEE");
        let cost = |left: &str, pressure: f32| cost(&state, left.parse().unwrap(), pressure);
        assert!(cost("EEEEE", 0.0) > cost("ZA", 0.0));
        assert!(cost("EEEEE", 1.0) < cost("ZA", 1.0));
    }

    #[test]
    fn diamino_amb_1_words_count_where_the_table_counts_them() {
        let points = |options: &str| {
            let state = state(&format!("formula=two {options}"), KEPI, "AEJQUHSFTVLM DEEMNOORRSTU");
            let counting = Options::from_text("formula=two wordScore=on").unwrap();
            let found = best(&Finder::new(&state, false), Skill::All).unwrap();
            let mut counted = state.clone();
            counted.options = counting;
            word_points(&Finder::new(&counted, false), &found)
        };
        let (counting, not) = (points("wordScore=on"), points(""));
        assert!(counting > not, "{counting} {not}");
    }

    /// A red devil is not worth both jokers as long as the end is far; at the end they go like any other square.
    #[test]
    fn jokers_are_kept_for_better_things() {
        let left = |hand: &str, formula: &str| {
            let other = if formula == "two" {
                "DEEMNOORRSTU"
            } else {
                "DEEMNOORRSTUAEIRNT"
            };
            let state = state(&format!("formula={formula}"), KEPI, &format!("{hand} {other}"));
            let finder = Finder::new(&state, false);
            let found = best(&finder, Skill::All).unwrap();
            after(&finder, &found, state.hand(state.turn)).count(JOKER)
        };
        for hand in ["AEINRSTLOU??", "BDEGIMNRST??", "AACEHLNPRS??", "BCDFGHLMPV??"] {
            for formula in ["one", "two"] {
                assert!(left(hand, formula) > 0, "{hand} in formula {formula}");
            }
        }
        let pressed = state("formula=two", KEPI, "A? DEE");
        assert_eq!(spent(&pressed, "A?".parse().unwrap(), "A".parse().unwrap(), 1.0), 0.0);
    }

    /// NE ends beside a green devil at the edge, and Z fits nowhere else. With nothing left to draw it does not keep anybody
    /// from going out (DIAMINO-AMB-20).
    #[test]
    fn diamino_amb_20_a_last_move_over_green() {
        let mut state = state("formula=one", KEPI, "Z DEE");
        let row = state.board().depart / state.board().width * state.board().width;
        state.squares.fill(None);
        state.squares[row + 12] = Square::from_char('N');
        state.squares[row + 13] = Square::from_char('E');
        assert_eq!(state.print(row + 14), Print::Green);
        assert_eq!(last_move(&state, Skill::All), None);
        state.reserve = Tiles::default();
        let last = last_move(&state, Skill::All).map(|action| action.to_string());
        assert_eq!(last.as_deref(), Some("lay NEZ m8 across"));
    }
}
