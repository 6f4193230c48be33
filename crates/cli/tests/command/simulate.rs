use serde_json::{Value, json};

use crate::ludogite;

const RANDOM: [&str; 7] = [
    "simulate",
    "diamoniak",
    "--seats",
    "random,random",
    "--games",
    "300",
    "--json",
];

/// Everything but the time it took.
fn games(args: &[&str]) -> Value {
    let mut report = ludogite(args).with_code(0).json();
    let object = report.as_object_mut().expect("a report is an object");
    for timing in ["seconds", "gamesPerSecond"] {
        assert!(
            object.remove(timing).is_some_and(|figure| figure.as_f64() > Some(0.0)),
            "{timing}"
        );
    }
    report
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let one = games(&[&RANDOM[..], &["--threads", "1"]].concat());
    assert_eq!(one, games(&[&RANDOM[..], &["--threads", "3"]].concat()));
    assert_ne!(one["lines"], games(&[&RANDOM[..], &["--seed", "2"]].concat())["lines"]);
}

#[test]
fn every_game_has_its_winner() {
    let report = games(&RANDOM);
    assert_eq!(
        (&report["game"], &report["games"], &report["swap"]),
        (&json!("diamoniak"), &json!(300), &json!(true))
    );
    for wins in [&report["players"], &report["bySeat"]] {
        let wins: Vec<&Value> = wins.as_array().expect("a list").iter().collect();
        let figure = |wins: &Value, key: &str| wins[key].as_f64().expect("a figure");
        assert_eq!(wins.iter().map(|wins| figure(wins, "wins")).sum::<f64>(), 300.0);
        for wins in wins {
            assert!((figure(wins, "rate") - figure(wins, "wins") / 300.0).abs() < 1e-12);
            assert!(figure(wins, "low") < figure(wins, "rate") && figure(wins, "rate") < figure(wins, "high"));
        }
    }
    for range in ["lines", "turns"] {
        let range = &report[range];
        assert!(range["min"].as_f64() <= range["mean"].as_f64() && range["mean"].as_f64() <= range["max"].as_f64());
    }
    assert!(report["turns"]["mean"].as_f64() < report["lines"]["mean"].as_f64());
}

#[test]
fn players_keep_their_wins_when_they_change_seats() {
    let args = [
        "simulate",
        "diamoniak",
        "--seats",
        "middle,random",
        "--games",
        "200",
        "--json",
    ];
    let swapped = games(&args);
    let fixed = games(&[&args[..], &["--swap=false"]].concat());
    let wins = |report: &Value, list: &str, i: usize| report[list][i]["wins"].clone();
    assert_eq!(wins(&fixed, "players", 0), wins(&fixed, "bySeat", 0));
    assert_ne!(wins(&swapped, "players", 0), wins(&swapped, "bySeat", 0));
}

#[test]
fn options_and_seats_are_heeded() {
    let args = [
        "simulate",
        "diamoniak",
        "--seats",
        "easy,random,middle,random",
        "--games",
        "8",
        "--preset",
        "gentle",
    ];
    let report = games(&[&args[..], &["--option", "diamondsTo=discard", "--json"]].concat());
    assert_eq!(
        report["options"],
        "diamondsTo=discard colourReleasedWhenEmpty=off fairyProtected=on"
    );
    assert_eq!(report["players"].as_array().map(Vec::len), Some(4));
    assert_eq!(report["players"][2]["player"], "middle");
}

#[test]
fn people_get_a_table() {
    let ran = ludogite(&["simulate", "diamoniak", "--seats", "random,easy", "--games", "31"]).with_code(0);
    for part in [
        "diamoniak, 31 games, seed 1",
        "95 % interval",
        "random",
        "easy",
        "turns",
        "per second",
        "no multiple",
    ] {
        assert!(ran.out.contains(part), "{part} in {}", ran.out);
    }
    let french = [
        "--lang",
        "fr",
        "simulate",
        "diamoniak",
        "--seats",
        "random,easy",
        "--games",
        "4",
    ];
    let out = ludogite(&french).with_code(0).out;
    for part in ["diamoniak, 4 parties, graine 1", "score moyen", "par partie, de"] {
        assert!(out.contains(part), "{part} in {out}");
    }
    // Nobody is looking, so no bar is drawn.
    assert_eq!(ran.err, "");
}
