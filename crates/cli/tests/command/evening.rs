//! `ludogite verify` of a whole evening: whatever is changed in it is found out.

use ludo::{Awaits, BySeat, Header, Line, Note, Playing, Record, Seats, Seed, Sitter, Start, What, Who};
use serde_json::{Value, json};

use crate::{file, ludogite};

const GAME: &str = "diamoniak 1 diamondsTo=seller colourReleasedWhenEmpty=off fairyProtected=off";

/// A game by two people, or one, who always do the first thing there is; with the evening's row of its result.
fn game(game: &str, options: &str, seats: u8, seed: &Seed, same_luck: bool) -> (String, String) {
    let room = rooms::find(game).expect("it is on the shelf");
    let sitter = |number: u64| Sitter {
        nonce: format!("{:032x}", number + 1).parse().expect("a nonce"),
        ..Sitter::default()
    };
    let header = Header {
        game: game.to_owned(),
        edition: room.info().edition,
        options: options.to_owned(),
        seats: Seats::new(usize::from(seats)),
        sitters: (0..u64::from(seats)).map(sitter).collect::<BySeat<_>>(),
        commitment: Some(seed.commitment()),
        same_luck,
        start: Start::Opening,
    };
    let mut play = room.open(header).expect("it can be opened");
    while let Some(line) = next(&*play, seed) {
        play.push(line).expect("it may be played");
    }
    let outcome = play.outcome().expect("it is over");
    let places = outcome.ranks.into_iter().zip(play.scores());
    let places: Vec<String> = places
        .map(|(rank, score)| format!("{}:{score}", if seats == 1 { 1 } else { rank }))
        .collect();
    let mut lines = play.lines().to_vec();
    if !same_luck {
        let (who, what) = (Who::Clock, What::House(Note::Seed(seed.clone())));
        lines.push(Line { at: 0, who, what });
    }
    let header = play.header().clone();
    (Record { header, lines }.to_string(), places.join(" "))
}

fn next(play: &dyn Playing, seed: &Seed) -> Option<Line> {
    match play.awaits() {
        Awaits::Nothing => None,
        Awaits::Chance => Some(play.draw(seed)),
        Awaits::Seats { who, .. } => {
            let seat = who.first().expect("somebody is awaited");
            let legal = play.legal(seat).expect("they are few enough");
            let what = What::Game(legal.first().expect("there is something to do").clone().into());
            Some(Line {
                at: 0,
                who: Who::Seat(seat),
                what,
            })
        }
    }
}

fn kept(log: &str, records: &[(u32, &str)]) -> String {
    let records: Vec<Value> = records
        .iter()
        .map(|(number, record)| json!({ "number": number, "record": record }))
        .collect();
    json!({ "info": {}, "games": [], "log": log, "records": records }).to_string()
}

fn header(rows: &str) -> String {
    format!("evening 1\nname Soirée\n{rows}\nseed {}\n\n", "0".repeat(64))
}

/// Two people and one game, which was corrected; and a second one that was closed.
fn swiss() -> (String, String) {
    let (record, places) = game(
        "diamoniak",
        GAME.split_once(" 1 ").expect("options").1,
        2,
        &Seed::from_number(7),
        false,
    );
    let head = header(&format!("game {GAME}\nform swiss"));
    let log = format!(
        "{head}0 came 1 fox d1 h1\n0 came 2 owl d2 h1\n0 round 1 g1:1,2\n9 result 1 {places}\n\
         9 correct 1 1 1 because they shook hands\n10 round 2 g1:2,1\n20 close\n30 end\n"
    );
    (log, record)
}

/// One who plays with the luck that all have.
fn luck() -> (String, String) {
    let seed = Seed::from_number(8);
    let options = rooms::find("yaminos").expect("it is on the shelf");
    let options = options
        .options(&[("game".to_owned(), "yam".to_owned())].into(), false)
        .expect("a form");
    let (record, places) = game("yaminos", &options, 1, &seed, true);
    let head = header(&format!("game yaminos {} {options}\nform luck", edition("yaminos")));
    let commitment = seed.commitment();
    let log = format!(
        "{head}0 came 1 fox d1 h1\n0 luck {commitment}\n0 round 1 g1:1\n9 result 1 {places}\n9 seed {seed}\n10 end\n"
    );
    (log, record)
}

fn edition(game: &str) -> u16 {
    rooms::find(game).expect("it is on the shelf").info().edition
}

/// Four people who meet again, though others were there whom they had not met.
fn paired_wrongly() -> String {
    let people = (1..=4)
        .map(|person| format!("0 came {person} fox d{person} h1\n"))
        .collect::<String>();
    let head = header(&format!("game {GAME}\nform swiss"));
    format!("{head}{people}0 round 1 g1:1,2 g1:3,4\n5 close\n6 round 2 g1:2,1 g1:4,3\n7 close\n")
}

/// One of each kind: well, with a wrong table, and with a broken promise.
pub fn evenings() -> Vec<String> {
    let (log, record) = swiss();
    let other = record.replacen("person ", "easy ", 1);
    [
        kept(&log, &[(1, &record)]),
        kept(&log, &[(1, &other)]),
        paired_wrongly(),
    ]
    .map(|text| file(&text))
    .into()
}

fn verified(text: &str, code: i32) -> (Value, String) {
    let path = file(text);
    let object = ludogite(&["verify", &path, "--json"]).with_code(code).json();
    (object, ludogite(&["verify", &path]).with_code(code).out)
}

#[test]
fn an_evening_is_verified_with_every_game() {
    let (log, record) = swiss();
    let (object, words) = verified(&kept(&log, &[(1, &record)]), 0);
    assert_eq!(
        (
            &object["fair"],
            &object["games"],
            &object["unchecked"],
            &object["corrected"]
        ),
        (&json!(true), &json!(1), &json!([2]), &json!([1])),
        "{object}"
    );
    let draws = record.lines().filter(|row| row.split(' ').nth(1) == Some("*")).count();
    assert_eq!(object["checked"], draws);
    assert!(
        words.contains("Soirée") && words.contains("Corrected by the host: tables 1."),
        "{words}"
    );
    let (object, _) = verified(&log, 0);
    assert_eq!(
        (&object["games"], &object["unchecked"]),
        (&json!(0), &json!([1, 2])),
        "the log alone"
    );
}

#[test]
fn the_same_luck_is_verified_with_the_seed_that_the_evening_told() {
    let (log, record) = luck();
    let (object, words) = verified(&kept(&log, &[(1, &record)]), 0);
    assert_eq!((&object["seeds"], &object["games"]), (&json!(1), &json!(1)), "{object}");
    assert!(words.contains("those that were promised (1)"), "{words}");
    let alone = record.replacen("luck same\n", "", 1);
    let (object, _) = verified(&kept(&log, &[(1, &alone)]), 1);
    assert_eq!(object["firstWrong"]["why"], "otherLuck");
    // A seed that is not the promised one cannot stand there at all.
    let seed = Seed::from_number(8).to_string();
    let path = file(&log.replace(&seed, &Seed::from_number(9).to_string()));
    let error = ludogite(&["verify", &path, "--json"]).with_code(1).json();
    assert_eq!(error["error"]["rule"], "EVENING-LUCK");
    let row = log.lines().position(|row| row.contains(" seed ")).expect("a seed") + 1;
    assert_eq!(error["error"]["fileLine"], row);
}

#[test]
fn whatever_is_changed_is_found_out() {
    let (log, record) = swiss();
    let place = log
        .lines()
        .find_map(|row| row.strip_prefix("9 result 1 "))
        .expect("a result");
    let (one, other) = place.split_once(' ').expect("two places");
    let swapped = log.replacen(place, &format!("{other} {one}"), 1);
    let card = record.lines().find_map(|row| row.strip_prefix("0 * ")).expect("a card");
    let exchanged = if card == "diamond" { "blue" } else { "diamond" };
    let drawn = record.replacen(&format!("0 * {card}"), &format!("0 * {exchanged}"), 1);
    let without_seed: String = record
        .lines()
        .filter(|row| !row.contains("~seed"))
        .map(|row| format!("{row}\n"))
        .collect();
    for (log, number, record, why) in [
        (&swapped, 1, record.as_str(), "otherResult"),
        (
            &log,
            1,
            &record.replacen("fairyProtected=off", "fairyProtected=on", 1),
            "otherGame",
        ),
        (&log, 1, &record.replacen("person ", "easy ", 1), "otherSeats"),
        (&log, 1, &record.replacen("ludo 1", "ludo 9", 1), "unreadable"),
        (&log, 3, &record, "noTable"),
        (&log, 1, &without_seed, "noSeed"),
    ] {
        let (object, words) = verified(&kept(log, &[(number, record)]), 1);
        assert_eq!(
            (&object["firstWrong"]["why"], &object["firstWrong"]["table"]),
            (&json!(why), &json!(number)),
            "{object}"
        );
        assert!(
            words.contains(&format!("Table {number}: ")) && !words.contains("verify-"),
            "{words}"
        );
    }
    let (object, _) = verified(&kept(&log, &[(1, &drawn)]), 1);
    assert!(
        ["unfair", "unreadable"].contains(&object["firstWrong"]["why"].as_str().expect("a reason")),
        "{object}"
    );
}

#[test]
fn a_promise_that_was_not_kept_is_found_out() {
    let (object, words) = verified(&paired_wrongly(), 1);
    assert_eq!(object["brokenLaw"]["line"], 7, "{object}");
    assert!(words.contains("line 7 of the evening"), "{words}");
}
