use crate::{fresh_folder, golden, ludogite, read, typing, typing_in};

/// Two people whose game does not depend on how our players think.
const TWO: [&str; 7] = [
    "play",
    "diamoniak",
    "--seats",
    "me:Zoé,me:Papa",
    "--seed",
    "7",
    "--save",
];

const KEPT: &str = "The game is kept in game.ludo.\nGo on with it:  ludogite play game.ludo\n";

fn two_people(extra: &[&str], input: &str) -> (String, String) {
    let folder = fresh_folder();
    let args = [&TWO[..], &["game.ludo"], extra].concat();
    let ran = typing_in(&folder, &[], &args, input).with_code(0);
    assert_eq!(ran.err, "");
    (ran.out, read(folder.join("game.ludo")))
}

#[test]
fn a_game_reads_like_a_story() {
    let typed = "?\nstop\ndance\n1\nd\nstop\ndraw\nhint and kindness\ns\nundo\ndraw\ntable\nquit\n";
    golden("play-en.txt", &two_people(&[], typed).0);
    golden(
        "play-fr.txt",
        &two_people(&["--lang", "fr", "--plain"], typed.replace("quit", "quitter").as_str()).0,
    );
}

#[test]
fn the_record_is_written_as_the_game_goes() {
    let (_, record) = two_people(&[], "draw\nstop\ndraw\nquit\n");
    let lines: Vec<&str> = record.lines().skip_while(|row| !row.is_empty()).skip(1).collect();
    let what: Vec<&str> = lines
        .iter()
        .filter_map(|line| line.split_once(' '))
        .map(|(_, what)| what)
        .collect();
    assert_eq!(what.len(), 5, "{record}");
    assert_eq!((what[0], what[2], what[3]), ("1 draw", "1 stop", "2 draw"));
    assert!(
        record.contains("seat 1 person 00000000000000000000000000000000 Zoé"),
        "{record}"
    );
}

#[test]
fn a_whole_game_against_bots() {
    let folder = fresh_folder();
    let ran = typing_in(
        &folder,
        &[],
        &["play", "diamoniak", "--seats", "easy,me,middle"],
        &"1\n".repeat(20_000),
    );
    let ran = ran.with_code(0);
    assert!(ran.out.contains("kept in diamoniak-1.ludo"), "{}", ran.out);
    let file = folder.join("diamoniak-1.ludo").display().to_string();
    let report = ludogite(&["replay", &file, "--json"]).with_code(0).json();
    assert_eq!(
        (&report["over"], &report["sitters"][0]["bot"]),
        (&true.into(), &"easy".into())
    );
    ludogite(&["verify", &file]).with_code(0);
    // The next game takes the next name, and nothing is overwritten.
    typing_in(&folder, &[], &["play", "diamoniak"], "1\nquit\n").with_code(0);
    assert!(folder.join("diamoniak-2.ludo").exists());
}

/// What is for one alone needs no seats.
#[test]
fn alone_by_default_where_nobody_else_can_play() {
    let folder = fresh_folder();
    let args = ["play", "diamino", "--preset", "patience"];
    typing_in(&folder, &[], &args, "stop\n").with_code(0);
    let record = std::fs::read_to_string(folder.join("diamino-1.ludo")).unwrap();
    assert!(record.contains("seats 1"), "{record}");
}

#[test]
fn the_same_seed_deals_the_same_cards() {
    let typed = "draw\n".repeat(6) + "quit\n";
    let cards = |record: &str| -> Vec<String> {
        record
            .lines()
            .filter_map(|row| Some(row.split_once(" * ")?.1.to_owned()))
            .collect()
    };
    let (one, other) = (two_people(&[], &typed).1, two_people(&[], &typed).1);
    assert!(!cards(&one).is_empty());
    assert_eq!(cards(&one), cards(&other));
}

#[test]
fn chance_is_another_one_every_time() {
    let folder = fresh_folder();
    for name in ["a.ludo", "b.ludo"] {
        typing_in(&folder, &[], &["play", "diamoniak", "--save", name], "draw\nquit\n").with_code(0);
    }
    let promise = |name: &str| {
        let record = read(folder.join(name));
        record
            .lines()
            .find(|row| row.starts_with("commitment"))
            .map(str::to_owned)
    };
    assert!(promise("a.ludo").is_some());
    assert_ne!(promise("a.ludo"), promise("b.ludo"));
}

#[test]
fn a_refused_move_names_its_rule_and_changes_nothing() {
    let (out, record) = two_people(&[], "stop\nbuy 2\ngive rose\nfairy\nbuy 9\ndraw\nbuy 2\nquit\n");
    for rule in ["DIAMONIAK-13", "DIAMONIAK-AMB-5", "DIAMONIAK-32", "DIAMONIAK-30"] {
        assert!(out.contains(rule), "{rule} in {out}");
    }
    assert!(out.contains("I do not understand"), "{out}");
    let lines = record.lines().skip_while(|row| !row.is_empty()).skip(1).count();
    assert_eq!(lines, 2, "{record}");
}

#[test]
fn a_move_that_told_nobody_anything_can_be_taken_back() {
    let (out, record) = two_people(&[], "draw\nstop\nundo\nstop\nundo\nquit\n");
    assert!(out.contains("Taken back."), "{out}");
    assert!(record.contains(" 1 ~undo 3"), "{record}");
    // A card that was seen stays seen.
    let (out, record) = two_people(&[], "draw\nundo\nquit\n");
    assert!(out.contains("Nothing can be taken back"), "{out}");
    assert!(!record.contains("~undo"), "{record}");
}

#[test]
fn the_hint_is_a_legal_move_and_changes_nothing_but_that_it_was_asked_for() {
    let (out, record) = two_people(&[], "hint\ndraw\nhint\nquit\n");
    assert!(
        out.contains("Our strongest player would say: Draw a card (draw)."),
        "{out}"
    );
    let without = two_people(&[], "draw\nquit\n").1;
    let (hints, rest): (Vec<&str>, Vec<&str>) = record.lines().partition(|row| row.ends_with(" 1 ~hint"));
    assert_eq!((hints.len(), rest.len()), (2, without.lines().count()), "{record}");
}

#[test]
fn words_of_ones_own_language_are_understood() {
    let (out, _) = two_people(&["--lang", "fr"], "aide\nconseil\npioche\ndraw\nquitter\n");
    assert!(
        out.contains("Notre meilleur joueur") && out.contains("Je ne comprends pas"),
        "{out}"
    );
}

#[test]
fn the_end_of_the_input_is_a_way_to_leave() {
    let (out, _) = two_people(&[], "draw\n");
    assert!(out.ends_with(KEPT), "{out}");
}

#[test]
fn nothing_that_can_be_typed_stops_the_game() {
    let giant = "give ".to_owned() + &"rose ".repeat(20_000);
    let typed = format!("\u{1F409}\n\0\n~seed 00\n-1\n0\n99999999999999999999\n{giant}\n\n   \ndraw\nquit\n");
    let (out, record) = two_people(&[], &typed);
    assert!(out.ends_with(KEPT), "{out}");
    assert!(record.contains(" 1 draw"), "{record}");
}

#[test]
fn somebody_who_leaves_at_once_leaves_no_file() {
    let folder = fresh_folder();
    let ran = typing_in(&folder, &[], &["play", "diamoniak"], "quit\n").with_code(0);
    assert!(ran.out.contains("Nothing had happened yet"), "{}", ran.out);
    assert_eq!(std::fs::read_dir(folder).expect("the folder is there").count(), 0);
}

#[test]
fn a_record_is_never_overwritten() {
    let folder = fresh_folder();
    std::fs::write(folder.join("old.ludo"), "precious").expect("a file can be written");
    typing_in(&folder, &[], &["play", "diamoniak", "--save", "old.ludo"], "draw\n").with_code(2);
    assert_eq!(read(folder.join("old.ludo")), "precious");
}

#[test]
fn no_colours_where_nobody_sees_them() {
    let (out, _) = two_people(&[], "draw\nquit\n");
    assert!(!out.contains('\u{1b}'), "{out}");
    let forced = typing(&[("FORCE_COLOR", "1")], &["games"], "").out;
    assert!(forced.contains('\u{1b}'));
    let refused = typing(&[("FORCE_COLOR", "1"), ("NO_COLOR", "1")], &["games"], "").out;
    assert!(!refused.contains('\u{1b}'));
}

#[test]
fn every_language_plays() {
    for lang in ["fr", "en", "de", "es", "pt", "it", "nl", "sv", "da"] {
        let (out, _) = two_people(&["--lang", lang], "draw\nhint\ntable\nstop\nundo\nstop\ndraw\nquit\n");
        let ids = ["play-", "diamoniak-", "seat-", "refusal-", "list-"];
        let missing = |word: &&str| ids.iter().any(|id| word.starts_with(id));
        let missing: Vec<&str> = out.split_whitespace().filter(missing).collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}\n{out}");
    }
}

/// What was typed in one go and in two makes the same game, and it is fair to the end.
#[test]
fn a_saved_game_goes_on_with_the_chance_it_promised() {
    let folder = fresh_folder();
    let begin = ["play", "diamoniak", "--seats", "me:Zoé,easy", "--save", "game.ludo"];
    let ran = typing_in(&folder, &[], &begin, "1\n1\n1\n").with_code(0);
    assert!(ran.out.ends_with(KEPT), "{}", ran.out);
    let begun = read(folder.join("game.ludo"));
    let ran = typing_in(&folder, &[], &["play", "game.ludo"], &"1\n".repeat(20_000)).with_code(0);
    assert!(ran.out.contains("ludogite verify game.ludo"), "{}", ran.out);
    let whole = read(folder.join("game.ludo"));
    assert!(whole.starts_with(&begun) && whole.contains(" - ~seed "), "{whole}");
    let path = folder.join("game.ludo").display().to_string();
    ludogite(&["verify", &path]).with_code(0);
    let over = typing_in(&folder, &[], &["play", "game.ludo"], "").with_code(2);
    assert!(over.err.contains("is over"), "{}", over.err);
    let other = typing_in(&folder, &[], &["play", "game.ludo", "--seats", "me,me"], "").with_code(2);
    assert!(other.err.contains("as it was begun"), "{}", other.err);
}

/// Nobody kept the seed: a puzzle, or a record from elsewhere.
#[test]
fn a_game_without_its_seed_goes_on_from_where_it_stands() {
    let folder = fresh_folder();
    let begun = read(crate::data("begun.ludo"));
    std::fs::write(folder.join("begun.ludo"), &begun).expect("a file can be written");
    let ran = typing_in(&folder, &[], &["play", "begun.ludo"], &"1\n".repeat(20_000)).with_code(0);
    assert!(ran.out.contains("goes on from here"), "{}", ran.out);
    assert_eq!(read(folder.join("begun.ludo")), begun, "it stays as it was");
    let new = folder.join("diamoniak-1.ludo");
    assert!(read(&new).contains("\nposition "), "{}", read(&new));
    ludogite(&["verify", &new.display().to_string()]).with_code(0);
}

#[test]
fn a_place_where_nothing_can_be_kept_is_told_before_the_first_move() {
    let ran = typing_in(
        &fresh_folder(),
        &[],
        &["play", "diamoniak", "--save", "no/such/folder.ludo"],
        "1\n",
    );
    let ran = ran.with_code(2);
    assert!(
        ran.err.contains("no/such/folder.ludo") && ran.out.is_empty(),
        "{} {}",
        ran.err,
        ran.out
    );
}

#[test]
#[cfg(unix)]
fn ctrl_c_says_where_the_game_is() {
    use std::{
        io::{BufRead, BufReader, Write},
        process::Stdio,
    };
    let folder = fresh_folder();
    let mut child = crate::command(&["play", "diamoniak", "--seats", "me,me", "--save", "game.ludo"])
        .current_dir(&folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut typist = child.stdin.take().expect("it was piped");
    writeln!(typist, "draw").expect("it listens");
    let mut out = BufReader::new(child.stdout.take().expect("it was piped"));
    let mut row = String::new();
    while !row.contains("draws") {
        row.clear();
        assert!(out.read_line(&mut row).expect("it says what happens") > 0, "it ended");
    }
    let killed = std::process::Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(killed.expect("kill is there").success());
    let ended = child.wait_with_output().expect("it ends");
    let err = String::from_utf8(ended.stderr).expect("it prints UTF-8");
    assert_eq!(ended.status.code(), Some(130), "{err}");
    assert!(
        err.contains("The game is kept in game.ludo.") && err.contains("ludogite play game.ludo"),
        "{err}"
    );
    assert!(read(folder.join("game.ludo")).contains(" 1 draw"));
}

/// A five-year-old who takes the first of the list keeps her castle.
#[test]
fn the_witch_is_offered_first_what_hurts_least() {
    let position = "pile r3 b6 g6 y5 d18 f3 w6 / aside w1 / 1 rose 3 y1 d2 / 2 none / turn 1 witch";
    let puzzle = format!("ludo 1\ngame diamoniak 1\nseats 2\nposition {position}\n\n");
    let folder = fresh_folder();
    std::fs::write(folder.join("puzzle.ludo"), puzzle).expect("a file can be written");
    let ran = typing_in(&folder, &[], &["play", "puzzle.ludo"], "1\nquit\n").with_code(0);
    let record = read(folder.join("diamoniak-1.ludo"));
    let given = record
        .lines()
        .find(|row| row.contains(" 1 give "))
        .unwrap_or_else(|| panic!("{}", ran.out));
    assert!(
        given.contains("yellow") && given.contains("diamond") && !given.contains("rose"),
        "{given}"
    );
}
