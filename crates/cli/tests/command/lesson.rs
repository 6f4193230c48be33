//! Learning in the terminal: a lesson of a game, one of somebody's own, and what is answered to who does something else.

use crate::{file, fresh_folder, ludogite, typing};

const FIRST: [&str; 6] = ["draw", "stop", "buy 2", "draw", "draw", "fairy"];

#[test]
fn a_lesson_is_learnt_step_by_step() {
    let acts = FIRST.join("\n") + "\n";
    let ran = typing(&[], &["lesson", "diamoniak/first", "--plain"], &acts).with_code(0);
    for step in 1..=7 {
        assert!(ran.out.contains(&format!("Step {step} of 7")), "{step}: {}", ran.out);
    }
    assert!(
        ran.out.contains("Your castle is pink") && ran.out.contains("Now you know it all"),
        "{}",
        ran.out
    );
    let ran = typing(&[], &["lesson", "diamoniak/first", "--plain", "--lang", "fr"], &acts).with_code(0);
    assert!(ran.out.contains("Étape 7 sur 7"), "{}", ran.out);
}

#[test]
fn a_wrong_try_is_answered() {
    // Against the rules, then allowed but not what is learnt; after both it is still the second step.
    let ran = typing(&[], &["lesson", "diamoniak/first", "--plain"], "stop\ndraw\ndraw\n").with_code(0);
    assert!(ran.out.contains("Draw a card first"), "{}", ran.out);
    assert!(ran.out.contains("learn this first: Stop"), "{}", ran.out);
    assert!(
        ran.out.contains("Step 2 of 7") && !ran.out.contains("Step 3 of 7"),
        "{}",
        ran.out
    );
}

/// A lesson beside the game, as its file says it.
fn text_of(lesson: &str) -> String {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
    crate::read(format!("{root}/diamoniak/lessons/{lesson}.lesson"))
}

#[test]
fn a_file_of_ones_own_is_played() {
    let path = fresh_folder().join("witch.lesson");
    std::fs::write(&path, text_of("witch")).expect("a file can be written");
    let path = path.display().to_string();
    let ran = typing(&[], &["lesson", &path, "--plain"], "draw\ngive blue diamond diamond\n").with_code(0);
    assert!(ran.out.contains("Step 3 of 4"), "{}", ran.out);
}

#[test]
fn the_row_that_is_no_lesson_is_named() {
    let text = text_of("witch");
    let row = 1 + text.lines().position(|row| row == "1 buy 2").expect("she buys");
    let broken = file(&text.replace("\n1 buy 2\n", "\n1 buy 2\nbuy at once\n"));
    let ran = ludogite(&["lesson", &broken]).with_code(1);
    assert!(
        ran.err.contains(&format!("line {}", row + 1)) && ran.err.contains("buy"),
        "{}",
        ran.err
    );
    let unfinished = file(&text.replace("\nplay\n", "\n"));
    let ran = ludogite(&["lesson", &unfinished]).with_code(1);
    assert!(ran.err.contains("ends with"), "{}", ran.err);
    let nowhere = ludogite(&["lesson", "diamoniak/last"]).with_code(1);
    assert!(nowhere.err.contains("no such file"), "{}", nowhere.err);
}

/// Neither what cannot be read nor what the rules refuse stops whoever learns: it is named before.
#[test]
fn what_cannot_be_played_in_a_lesson_is_named_with_its_row() {
    let text = text_of("first");
    for (from, to, rule) in [
        ("* diamond", "* unicorn", "HOUSE-NOTATION"),
        ("1 stop", "1 fly", "HOUSE-NOTATION"),
        ("2 draw", "2 stop", "DIAMONIAK-13"),
        ("1 stop", "1 buy 2", "DIAMONIAK-30"),
        ("1 draw", "2 draw", "HOUSE-NOTATION"),
    ] {
        let row = 1 + text.lines().position(|row| row == from).expect(from);
        let broken = file(&text.replacen(&format!("\n{from}\n"), &format!("\n{to}\n"), 1));
        let ran = typing(&[], &["lesson", &broken], "draw\nstop\n").with_code(1);
        let named = ran.err.contains(&format!("line {row}, column ")) && ran.err.contains(rule);
        assert!(named && !ran.err.contains("panicked"), "{to}: {}", ran.err);
    }
}

#[test]
fn every_lesson_of_the_house_is_one_as_a_file_too() {
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
    let folders = std::fs::read_dir(games).expect("there are games").flatten();
    let lessons = folders.filter_map(|game| std::fs::read_dir(game.path().join("lessons")).ok());
    let mut read = 0;
    for lesson in lessons.flatten().flatten() {
        let path = lesson.path().display().to_string();
        typing(&[], &["lesson", &path, "--plain"], "quit\n").with_code(0);
        read += 1;
    }
    assert!(read > 5, "{read}");
}

/// Whatever the rules refuse in a header stands at its place, as in a record.
#[test]
fn what_the_rules_refuse_in_the_header_of_a_lesson_has_its_place() {
    let text = text_of("first");
    let position = text
        .lines()
        .position(|row| row.starts_with("position"))
        .expect("it has one")
        + 1;
    for (from, to, place, rule) in [
        (
            "pile r2",
            "pile r3",
            format!("line {position}, column 10"),
            "DIAMONIAK-3",
        ),
        ("seats 2", "seats 5", "line 3, column 7".to_owned(), "DIAMONIAK-2"),
        (
            "diamoniak 1",
            "diamoniak 9",
            "line 2, column 16".to_owned(),
            "HOUSE-EDITION",
        ),
        ("diamoniak 1", "draughts 1", "line 2, column 6".to_owned(), "HOUSE-GAME"),
        (
            "seats 2",
            "options loud=on\nseats 2",
            "line 3, column 9".to_owned(),
            "HOUSE-NOTATION",
        ),
    ] {
        let broken = file(&text.replacen(from, to, 1));
        let ran = ludogite(&["lesson", &broken]).with_code(1);
        assert!(ran.err.contains(&place) && ran.err.contains(rule), "{to}: {}", ran.err);
    }
}
