use crate::{ludogite, typing};

/// What stands in a row of the file.
fn answer_of(kind: &str, number: usize) -> String {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
    let (game, kind) = kind.split_once('/').expect("a game and a kind");
    let rows = crate::read(format!("{root}/{game}/puzzles/{kind}.txt"));
    let row = rows.lines().filter(|row| !row.starts_with('#')).nth(number - 1);
    let answer = row.and_then(|row| row.split(" | ").nth(2)).expect("it is there");
    answer.replace(", ", "\n") + "\n"
}

#[test]
fn a_puzzle_is_solved_in_the_terminal() {
    let answer = answer_of("yaminos/box", 7);
    let ran = typing(&[], &["puzzles", "play", "yaminos/box/7", "--plain"], &answer).with_code(0);
    assert!(ran.out.contains("Puzzle box/7, grade 1"), "{}", ran.out);
    assert!(
        ran.out.contains("Right!") && ran.out.contains("points on average"),
        "{}",
        ran.out
    );
    let ran = typing(&[], &["puzzles", "play", "yaminos/line/7", "--lang", "fr"], "stop\n").with_code(0);
    assert!(ran.out.contains("on peut arriver à"), "{}", ran.out);
}

#[test]
fn what_is_not_there_is_named() {
    for name in ["yaminos/sing", "yaminos/keep/99999", "chess"] {
        let ran = typing(&[], &["puzzles", "play", name], "").with_code(2);
        assert!(ran.err.contains(name.split('/').next().unwrap_or(name)), "{}", ran.err);
    }
    ludogite(&["puzzles", "check", "yaminos/sing"]).with_code(2);
}

#[test]
fn the_same_number_finds_the_same_puzzles() {
    let make = || {
        ludogite(&["puzzles", "make", "yaminos/line", "--count", "5", "--seed", "3"])
            .with_code(0)
            .out
    };
    let found = make();
    assert_eq!(found.lines().filter(|row| !row.starts_with('#')).count(), 5, "{found}");
    assert_eq!(found, make());
}

#[test]
fn stored_answers_are_proved_again() {
    let ran = ludogite(&["puzzles", "check", "yaminos/line"]).with_code(0);
    assert!(ran.out.contains("yaminos/line: 1"), "{}", ran.out);
}
