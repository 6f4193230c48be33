use serde_json::json;

use ludo::{Awaits, LEARNER, Line, Record, Seed, What, Who};

use crate::{data, file, fresh_folder, ludogite, read, typing_in};

/// A whole game with its seed, played by two people who always do the first thing on the list.
fn whole_game() -> Vec<String> {
    let folder = fresh_folder();
    let args = ["play", "diamoniak", "--seats", "me,me", "--save", "game.ludo"];
    typing_in(&folder, &[], &args, &"1\n".repeat(20_000)).with_code(0);
    read(folder.join("game.ludo")).lines().map(str::to_owned).collect()
}

fn is_chance(row: &str) -> bool {
    row.split(' ').nth(1) == Some("*")
}

#[test]
fn a_game_played_here_is_fair() {
    let rows = whole_game();
    let chances = rows.iter().filter(|row| is_chance(row)).count();
    let path = file(&rows.join("\n"));
    let words = ludogite(&["verify", &path]).with_code(0).out;
    assert!(words.starts_with(&format!("Fair: all {chances} draws")), "{words}");
    let object = ludogite(&["verify", &path, "--json"]).with_code(0).json();
    assert_eq!((&object["fair"], &object["verdict"]), (&json!(true), &json!("fair")));
    assert_eq!(object["checked"], chances);
    assert!(object["firstWrong"].is_null() && object["seed"].is_string());
}

#[test]
fn a_changed_card_is_named() {
    let mut rows = whole_game();
    let header = rows
        .iter()
        .position(String::is_empty)
        .expect("a header ends with an empty row")
        + 1;
    // The third card: another one, of which the pile is full.
    let row = (header..rows.len())
        .filter(|&row| is_chance(&rows[row]))
        .nth(2)
        .expect("three cards are drawn");
    let drawn = rows[row].clone();
    let other = if drawn.ends_with("diamond") { "blue" } else { "diamond" };
    rows[row] = format!("{} * {other}", drawn.split(' ').next().unwrap_or_default());
    let (line, path) = (row - header + 1, file(&rows.join("\n")));

    let words = ludogite(&["verify", &path]).with_code(1).out;
    let expected = format!(
        "Not fair: line {line} of the game (line {} of the file) says “{other}”",
        row + 1
    );
    assert!(words.starts_with(&expected), "{words}");
    let object = ludogite(&["verify", &path, "--json"]).with_code(1).json();
    assert_eq!(
        (&object["fair"], &object["verdict"], &object["checked"]),
        (&json!(false), &json!("unfair"), &json!(2))
    );
    let wrong = &object["firstWrong"];
    assert_eq!((&wrong["line"], &wrong["fileLine"]), (&json!(line), &json!(row + 1)));
    assert_eq!(
        (&wrong["found"], &wrong["expected"]),
        (&json!(other), &json!(drawn.split(' ').nth(2)))
    );
}

#[test]
fn another_seed_than_the_promised_one_is_found_out() {
    let mut rows = whole_game();
    let seed = rows.last_mut().expect("the seed stands on the last line");
    assert!(seed.contains("~seed"), "{seed}");
    let digit = if seed.pop() == Some('0') { '1' } else { '0' };
    seed.push(digit);
    let path = file(&rows.join("\n"));
    assert!(
        ludogite(&["verify", &path])
            .with_code(1)
            .out
            .contains("not the one that was promised")
    );
    assert_eq!(
        ludogite(&["verify", &path, "--json"]).with_code(1).json()["verdict"],
        "otherSeed"
    );
}

#[test]
fn another_nonce_gives_other_cards() {
    let mut rows = whole_game();
    let seat = rows
        .iter_mut()
        .find(|row| row.starts_with("seat 2"))
        .expect("seat 2 has a row");
    *seat = format!("seat 2 person {}", "7".repeat(32));
    let path = file(&rows.join("\n"));
    assert_eq!(
        ludogite(&["verify", &path, "--json"]).with_code(1).json()["verdict"],
        "unfair"
    );
}

#[test]
fn without_seed_or_commitment_nobody_knows() {
    let rows = whole_game();
    let without = |word: &str| {
        let kept: Vec<&str> = rows
            .iter()
            .map(String::as_str)
            .filter(|row| !row.contains(word))
            .collect();
        file(&kept.join("\n"))
    };
    assert_eq!(
        ludogite(&["verify", &without("~seed"), "--json"]).with_code(1).json()["verdict"],
        "noSeed"
    );
    assert_eq!(
        ludogite(&["verify", &without("commitment"), "--json"])
            .with_code(1)
            .json()["verdict"],
        "noCommitment"
    );
    assert!(
        ludogite(&["verify", &data("won.ludo")])
            .with_code(1)
            .out
            .contains("no commitment")
    );
}

#[test]
fn an_illegal_line_is_no_verdict() {
    let mut rows = whole_game();
    let end = rows.len() - 1;
    rows.insert(end, rows[end - 1].replace(" * ", " 1 "));
    let ran = ludogite(&["verify", &file(&rows.join("\n")), "--json"]).with_code(1);
    assert!(ran.json()["error"]["line"].is_number(), "{}", ran.out);
}

#[test]
fn a_person_who_added_no_number_is_named() {
    let mut rows = whole_game();
    let object = ludogite(&["verify", &file(&rows.join("\n")), "--json"])
        .with_code(0)
        .json();
    assert_eq!(object["addedNothing"], json!([]));
    let seat = rows.iter_mut().find(|row| row.starts_with("seat 2 person "));
    *seat.expect("seat 2 has a row") = format!("seat 2 person {}", "0".repeat(32));
    // Other numbers, other draws: so it is not fair either.
    let path = file(&rows.join("\n"));
    let object = ludogite(&["verify", &path, "--json"]).with_code(1).json();
    assert_eq!(object["addedNothing"], json!([2]));
    let words = ludogite(&["verify", &path]).with_code(1).out;
    assert!(words.contains("Seat 2 added no number of its own"), "{words}");
}

#[test]
fn what_the_rules_refuse_is_no_game_even_if_nobody_promised_a_seed() {
    let illegal = "ludo 1\ngame diamoniak 1\nseats 2\n\n0 1 stop\n";
    let ran = ludogite(&["verify", &file(illegal)]).with_code(1);
    assert!(ran.err.contains("DIAMONIAK-13"), "{} {}", ran.out, ran.err);
    let error = ludogite(&["verify", &file(illegal), "--json"]).with_code(1).json();
    assert_eq!(error["error"]["rule"], "DIAMONIAK-13");
}

/// A bot's draws are those of a person who adds nothing, so chance cannot tell them apart.
#[test]
fn what_nobody_can_vouch_for_is_said() {
    let folder = fresh_folder();
    let args = ["play", "diamoniak", "--seats", "me,easy", "--save", "game.ludo"];
    typing_in(&folder, &[], &args, &"1\n".repeat(20_000)).with_code(0);
    let game = read(folder.join("game.ludo"));
    assert!(
        !ludogite(&["verify", &file(&game)])
            .with_code(0)
            .out
            .contains("whether a person or a bot")
    );
    let dressed = file(&game.replace("seat 2 easy", "seat 2 person"));
    let words = ludogite(&["verify", &dressed]).with_code(0).out;
    assert!(
        words.contains("Seat 2") && words.contains("whether a person or a bot"),
        "{words}"
    );

    let position = "position pile b6 g6 y6 d15 f3 w7 / aside / 1 rose 5 d3 / 2 none r1 d2 / turn 1 start";
    let puzzle = file(&format!("ludo 1\ngame diamoniak 1\nseats 2\n{position}\n\n0 1 buy 2\n"));
    let words = ludogite(&["verify", &puzzle]).with_code(1).out;
    assert!(words.contains("nothing vouches for what came before"), "{words}");
    let object = ludogite(&["verify", &puzzle, "--json"]).with_code(1).json();
    assert_eq!(object["fromPosition"], true);
}

#[test]
fn a_line_that_cannot_be_is_named_whatever_chance_says() {
    let illegal = read(data("illegal.ludo"));
    let error = &ludogite(&["verify", &file(&illegal), "--json"]).with_code(1).json()["error"];
    assert_eq!((&error["line"], &error["rule"]), (&json!(4), &json!("DIAMONIAK-13")));
}

/// A game with the luck that all have, as the daily challenge is played: she stops where she can, with its seed at its end.
fn challenge() -> Vec<String> {
    let (room, seed) = (rooms::find("yaminos").expect("it is there"), Seed::from_number(7));
    let head = "ludo 1\ngame yaminos 1\noptions game=prog\nseats 1 first 1\n";
    let head: Record = format!("{head}commitment {}\nluck same\n", seed.commitment())
        .parse()
        .expect("a header");
    let mut play = room.open(head.header).expect("it can be played");
    while play.outcome().is_none() {
        if play.awaits() == Awaits::Chance {
            play.answer(&seed);
            continue;
        }
        let open = play.legal(LEARNER).expect("they can be listed");
        let stop = open.iter().find(|act| *act == "stop");
        let other = || open.iter().find(|act| !act.starts_with("take"));
        let act = stop.or_else(other).expect("there is something to do");
        let (at, who, what) = (0, Who::Seat(LEARNER), What::Game(act.as_str().into()));
        play.push(Line { at, who, what }).expect("it is open");
    }
    let told = format!("0 - ~seed {seed}").parse().expect("a line");
    play.push(told).expect("it is over");
    let (header, lines) = (play.header().clone(), play.lines().to_vec());
    Record { header, lines }
        .to_string()
        .lines()
        .map(str::to_owned)
        .collect()
}

#[test]
fn the_luck_of_all_is_fair_and_a_changed_throw_is_named() {
    let mut rows = challenge();
    let words = ludogite(&["verify", &file(&rows.join("\n"))]).with_code(0).out;
    assert!(words.starts_with("Fair: all "), "{words}");
    let throws: Vec<usize> = (0..rows.len()).filter(|row| is_chance(&rows[*row])).collect();
    let (row, other) = (throws[1], rows[throws[0]].clone());
    assert_ne!(rows[row], other, "throws differ");
    rows[row] = other;
    let words = ludogite(&["verify", &file(&rows.join("\n"))]).with_code(1).out;
    assert!(words.contains(&format!("(line {} of the file)", row + 1)), "{words}");
}
