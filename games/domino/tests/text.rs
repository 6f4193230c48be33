//! Text from outside: whatever stands there, the answer is clear and nothing breaks. And what must be true of every
//! construction, whoever built it.

use std::{collections::BTreeMap, sync::Arc};

use domino::{Action, Axis, Chance, Domino, Options};
use ludo::{Awaits, Enumerate, Game, ParseError, Seats, Settings, Viewer, laws::play_on};
use proptest::prelude::*;

fn set_up(options: &Options, seats: usize, position: &str) -> Result<Domino, ParseError> {
    Domino::set_up(&Arc::new(()), options, Seats::new(seats), position)
}

fn some_game(options: &Options, seats: usize, lines: usize, seed: u64) -> Domino {
    let state = Domino::new(&Arc::new(()), options, Seats::new(seats));
    play_on(state, lines, seed, |_| {})
}

const GAMES: &[&str] = &[
    "game=traditional",
    "game=traditional games=2 noDouble=redeal",
    "game=traditional limit=40 blockedOnlyWhenStockEmpty=on",
    "game=challenge",
    "game=challenge extremitiesOnly=on",
    "game=challenge liftTower=on secondParallel=on magnets=none",
    "game=quincunx",
    "game=quincunx keepModeMemory=on games=2",
];

/// Every square of every level, with its number; no two dominoes share one.
fn squares(state: &Domino) -> BTreeMap<(i8, i8, i8), u8> {
    let mut squares = BTreeMap::new();
    for stand in state.view(Viewer::Spectator).built {
        let piece = stand.piece;
        let (dx, dy) = match piece.axis {
            Axis::H => (1, 0),
            Axis::V => (0, 1),
        };
        for (cell, number) in [
            ((piece.x, piece.y, piece.level), piece.numbers[0]),
            ((piece.x + dx, piece.y + dy, piece.level), piece.numbers[1]),
        ] {
            assert_eq!(squares.insert(cell, number), None, "two dominoes in one place");
        }
    }
    squares
}

fn superposed_are_equal(state: &Domino) {
    let squares = squares(state);
    for (&(x, y, level), number) in &squares {
        if let Some(above) = squares.get(&(x, y, level + 1)) {
            assert_eq!(above, number, "DOMINO-H7 at {x},{y},{level} in {}", state.position());
        }
    }
}

#[test]
fn the_examples_of_the_book_are_positions() {
    let position = "turn 2 play / 1 0 1-3 2-5 lacks 26:1 / 2 0 0-6 3-5 / chain 6-6 <2-6 >3-6 / passes 0 / played 0";
    let state = set_up(&Options::default(), 2, position).unwrap();
    assert_eq!(state.position(), position);
    for (from, to) in [
        ("turn 2", "turn 3"),
        ("play", "opening"),
        ("play", "drawing"),
        ("2-5", "2-6"),
        ("2-5 lacks", "2-6 lacks"),
        ("26:1", "26:0"),
        ("26:1", "62:1"),
        (">3-6", ">3-5"),
        ("<2-6", "2-6"),
        ("0-6 3-5", ""),
        ("passes 0", "passes 1"),
        ("played 0", "played 1"),
        ("played 0", "played 0 won 1"),
        ("1 0 1-3", "1 7 1-3"),
        ("chain", "built"),
    ] {
        let changed = position.replace(from, to);
        assert!(set_up(&Options::default(), 2, &changed).is_err(), "{changed}");
    }
}

/// In height dominoes can be missed, and never so many that the game would be blocked (DOMINO-AMB-18).
#[test]
fn a_position_says_how_many_were_missed() {
    let position = "turn 1 play / 1 0 1-2 1-6 / 2 0 0-0 / built 6-6@0,0,0,h / passes 0 missed 5 / played 0";
    let read = |options: &str, text: &str| set_up(&Options::from_text(options).unwrap(), 2, text);
    let refusal = |options: &str, text: &str| read(options, text).unwrap_err().rule;
    assert_eq!(read("game=challenge", position).unwrap().position(), position);
    assert_eq!(
        refusal("game=challenge", &position.replace("missed 5", "missed 6")),
        "DOMINO-AMB-18"
    );
    assert_eq!(
        refusal("game=challenge missedCountsAsCollapse=on", position),
        "DOMINO-AMB-18"
    );
    assert!(read("game=challenge", &position.replace("missed 5", "missed 0")).is_err());
    let flat = "turn 1 play / 1 0 1-6 1-2 / 2 0 0-0 / chain 6-6 / passes 0 missed 1 / played 0";
    assert_eq!(refusal("", flat), "DOMINO-AMB-18");
}

#[test]
fn positions_that_no_game_comes_to_are_refused() {
    let rule = |options: &str, seats: usize, text: &str| {
        let options = Options::from_text(options).unwrap();
        set_up(&options, seats, text).expect_err(text).rule
    };
    let lifted = |built: &str| format!("turn 1 play / 1 0 1-6 / 2 0 0-0 / built {built} / passes 0 / played 0");
    let lift = Options::from_text("game=challenge liftTower=on").unwrap();
    assert!(set_up(&lift, 2, &lifted("6-6@0,0,1,h 6-5@1,0,0,h")).is_ok());
    // Nothing hangs in the air.
    assert_eq!(
        rule("game=challenge liftTower=on", 2, &lifted("6-6@0,0,3,h")),
        "DOMINO-AMB-14"
    );
    // Whoever begins, three players owe the same.
    let dues = "turn 1 opening / 1 0 2-2 0-1 known 2-2 0-1 due flat / 2 0 1-1 due height / 3 0 0-0 due flat / built / \
                passes 0 / played 0";
    assert_eq!(rule("game=quincunx keepModeMemory=on", 3, dues), "DOMINO-AMB-23");
    // After a domino in height somebody owes a flat one; and nobody lays three in height with two players.
    let owes = |one: &str, other: &str, built: &str| {
        format!("turn 1 play / 1 0 1-4 due {one} / 2 0 3-3 due {other} / built {built} / passes 0 / played 0")
    };
    let (low, high) = ("6-6@0,0,0,h", "6-6@0,0,0,h 6-1@0,0,1,v");
    for (one, other, built) in [
        ("height", "height", low),
        ("height", "height", high),
        ("height", "flat", high),
    ] {
        assert_eq!(rule("game=quincunx", 2, &owes(one, other, built)), "DOMINO-Q4");
    }
    let quincunx = Options::from_text("game=quincunx").unwrap();
    assert!(set_up(&quincunx, 2, &owes("flat", "height", low)).is_ok());
    assert!(set_up(&quincunx, 2, &owes("flat", "flat", high)).is_ok());
    // Who has passed could not play, and nobody has noted more than there is.
    let passed = "turn 1 play / 1 0 0-0 / 2 0 1-6 / chain 6-6 / passes 1 / played 0";
    assert_eq!(rule("", 2, passed), "DOMINO-AMB-5");
    let noted = "turn 1 play / 1 100 1-6 / 2 69 0-0 / chain 6-6 / passes 0 / played 1";
    assert_eq!(rule("games=3", 2, noted), "DOMINO-T10");
    let over = "turn 1 over / 1 0 / 2 0 4-4 5-6 / chain 6-6 / passes 0 / played 1 won 1";
    assert_eq!(rule("", 2, over), "DOMINO-T10");
    let noted = over.replace("2 0 4-4", "2 19 4-4");
    assert!(set_up(&Options::default(), 2, &noted).is_ok());
    // Nor more than there was before the last game, of which it lies open what was noted.
    let second = |points: u16| {
        noted
            .replace("2 19 4-4", &format!("2 {points} 4-4"))
            .replace("played 1", "played 2")
    };
    assert_eq!(rule("games=2", 2, &second(188)), "DOMINO-T10");
    assert!(set_up(&Options::from_text("games=2").unwrap(), 2, &second(187)).is_ok());
    // Every fourth domino of the set has the same colour.
    let red = "turn 1 opening / 1 0 0-0 0-4 1-2 1-6 2-5 3-5 4-6 known 0-0 / 2 0 0-1 0-2 0-3 0-5 0-6 1-3 1-4 / chain / \
               passes 0 / played 0";
    assert_eq!(rule("", 2, red), "DOMINO-S4");
    assert!(set_up(&Options::from_text("colourCheck=off").unwrap(), 2, red).is_ok());
}

#[test]
fn a_pose_that_cannot_be_is_not_read() {
    assert!("stands 6-6:0,0,0,0,0,0,32767".parse::<Chance>().is_ok());
    for pose in [
        "2147483647,0,0,0,0,0,32767",
        "-2147483648,0,0,0,0,0,32767",
        "0,0,0,0,0,-2147483648,0",
        "0,1000001,0,0,0,0,32767",
        "0,0,-2000000,0,0,0,32767",
        "0,0,0,0,0,0,0",
        "0,0,0,0,0,0,40000",
    ] {
        assert!(format!("stands 6-6:{pose}").parse::<Chance>().is_err(), "{pose}");
    }
}

proptest! {
    #![proptest_config(ludo::cases!(300))]

    #[test]
    fn anything_can_be_said(text in "\\PC{0,40}") {
        let _ = text.parse::<Action>();
        let _ = text.parse::<Chance>();
        let _ = set_up(&Options::default(), 2, &text);
    }

    #[test]
    fn words_in_any_order_are_answered(words in proptest::collection::vec(
        "(lay|place|draw|pass|deal|at|hand|stands|missed|collapse|left|h|v|[0-7]-[0-7]|-?[0-9]{1,3},-?[0-9]{1,3},-?[0-9]{1,3})", 0..8)) {
        let text = words.join(" ");
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        }
        if let Ok(chance) = text.parse::<Chance>() {
            prop_assert_eq!(chance.to_string().parse::<Chance>(), Ok(chance));
        }
    }

    /// A position in which something was changed is refused, or can be played on.
    #[test]
    fn changed_positions_are_refused_or_played(
        game in 0..GAMES.len(), seats in 2..5usize, seed in any::<u64>(), lines in 0..90usize,
        at in any::<prop::sample::Index>(), new in "[0-9/@<>* a-z]{0,2}", from in any::<prop::sample::Index>(),
    ) {
        let options = Options::from_text(GAMES[game]).unwrap();
        let position = some_game(&options, seats, lines, seed).position();
        let mut changed = position.clone();
        let at = at.index(position.len());
        changed.replace_range(at..at + 1, &new);
        let mut parts: Vec<&str> = position.split(" / ").collect();
        parts.remove(from.index(parts.len()));
        for text in [changed, parts.join(" / ")] {
            if let Ok(state) = set_up(&options, seats, &text) {
                prop_assert_eq!(set_up(&options, seats, &state.position()), Ok(state.clone()));
                play_on(state, 60, seed, |state| {
                    if let Awaits::Seats { who, .. } = state.awaits() {
                        let mut legal = Vec::new();
                        state.legal(who.first().unwrap(), &mut legal);
                        assert!(!legal.is_empty(), "{}", state.position());
                    }
                });
            }
        }
    }

    /// Whatever is placed, and wherever: every superposed pair of squares is equal (DOMINO-H7).
    #[test]
    fn every_superposed_pair_is_equal(game in 3..GAMES.len(), seats in 2..5usize, seed in any::<u64>()) {
        let options = Options::from_text(GAMES[game]).unwrap();
        let state = Domino::new(&Arc::new(()), &options, Seats::new(seats));
        play_on(state, 200, seed, superposed_are_equal);
    }
}
