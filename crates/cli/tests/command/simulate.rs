use serde_json::{Value, json};

use crate::{file, ludogite};

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

/// Who is alone has as many turns as the sheet has boxes, round by round.
#[test]
fn turns_of_a_lone_player_are_counted() {
    let args = [
        "simulate", "yaminos", "--seats", "random", "--games", "3", "--json", "-o", "rounds=1",
    ];
    let report = ludogite(&args).with_code(0).json();
    assert_eq!(
        (&report["turns"]["min"], &report["turns"]["max"]),
        (&json!(12), &json!(12)),
        "{report}"
    );
}

#[test]
fn estimates_are_called_estimates_and_physics_lets_go() {
    let args = [
        "simulate",
        "domino",
        "--preset",
        "challenge",
        "--seats",
        "random,random",
        "--games",
        "2",
    ];
    let ran = ludogite(&args).with_code(0);
    assert!(ran.out.contains("estimated by their chances"), "{}", ran.out);
    let really = [&args[..], &["--physics"]].concat();
    let ran = ludogite(&really).with_code(0);
    assert!(!ran.out.contains("estimated"), "{}", ran.out);
    assert_eq!(games(&[&args[..], &["--json"]].concat())["estimated"], 2);
    assert_eq!(games(&[&really[..], &["--json"]].concat())["estimated"], 0);
    let flat = ludogite(&["simulate", "domino", "--seats", "random,random", "--games", "2"]).with_code(0);
    assert!(!flat.out.contains("estimated"), "nothing falls: {}", flat.out);
}

/// What was kept is by the rules, and is what was counted.
#[test]
fn games_are_kept_where_it_was_asked() {
    for (game, preset) in [
        ("diamoniak", None),
        ("yaminos", Some("muggins")),
        ("domino", Some("quincunx")),
        ("diamino", Some("two")),
        ("diavolo", None),
    ] {
        let folder = crate::fresh_folder().join("kept").display().to_string();
        let mut args = vec![
            "simulate",
            game,
            "--seats",
            "easy,random,easy",
            "--games",
            "2",
            "--save",
            &folder,
            "--json",
        ];
        args.extend(preset.iter().flat_map(|preset| ["--preset", preset]));
        let report = ludogite(&args).with_code(0).json();
        let lines: Vec<u64> = (1..=2)
            .map(|number| {
                let path = format!("{folder}/{game}-1-{number}.ludo");
                let replayed = ludogite(&["replay", &path, "--json"]).with_code(0).json();
                assert_eq!(replayed["over"], true, "{path}");
                replayed["lines"].as_u64().expect("a number")
            })
            .collect();
        let [min, max] = ["min", "max"].map(|key| report["lines"][key].as_u64());
        assert_eq!(
            (lines.iter().copied().min(), lines.iter().copied().max()),
            (min, max),
            "{game}"
        );
        ludogite(&args).with_code(2);
    }
}

#[test]
#[cfg(unix)]
fn ctrl_c_tells_what_was_played_so_far() {
    use std::process::{Command, Stdio};
    let folder = crate::fresh_folder();
    let kept = folder.join("kept");
    let args = [
        "simulate",
        "diamoniak",
        "--seats",
        "random,random",
        "--games",
        "1000000000",
        "--json",
    ];
    let child = crate::command(&[&args[..], &["--save", kept.to_str().expect("a plain path")]].concat())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    // The first game is kept after it has begun to listen.
    while !kept.join("diamoniak-1-1.ludo").exists() {
        std::thread::yield_now();
    }
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(killed.expect("kill is there").success());
    let ended = child.wait_with_output().expect("it ends");
    assert_eq!(ended.status.code(), Some(130));
    let report: Value = serde_json::from_slice(&ended.stdout).expect("a report");
    assert!(report["games"].as_u64() > Some(0), "{report}");
}

#[test]
fn the_ladder_is_climbed_step_by_step() {
    let args = ["simulate", "diavolo", "--ladder", "--games", "40", "--seed", "3"];
    let report = ludogite(&[&args[..], &["--json"]].concat()).with_code(0).json();
    let steps = report["steps"].as_array().expect("a list");
    let pairs: Vec<String> = steps
        .iter()
        .map(|step| format!("{} {}", step["player"], step["against"]).replace('"', ""))
        .collect();
    let wanted = ["easy gentle", "fair easy", "middle fair", "good middle", "strong good"];
    assert_eq!(pairs, wanted);
    for step in steps {
        assert_eq!(step["games"], json!(40));
        assert!(step["low"].as_f64() < step["rate"].as_f64(), "{step}");
    }
    let said = ludogite(&args).with_code(0).out;
    assert!(said.contains("strong – good"), "{said}");
}

#[test]
fn more_threads_than_anybody_has_are_refused_in_words() {
    for command in [
        &[
            "simulate",
            "diamoniak",
            "--seats",
            "random,random",
            "--threads",
            "99999",
        ][..],
        &["simulate", "diamoniak", "--seats", "random,random", "--threads", "0"],
        &["solve", "yam", "--threads", "99999"],
    ] {
        let ran = ludogite(command).with_code(2);
        assert!(ran.err.contains("1024") || ran.err.contains("1..=1024"), "{}", ran.err);
        assert!(!ran.err.contains("panicked"), "{}", ran.err);
    }
}

/// Nothing ever stands without magnets: it is read where it was played once, and offered nowhere.
#[test]
fn what_cannot_be_played_is_not_offered() {
    for command in [
        &[
            "simulate",
            "domino",
            "--seats",
            "easy,easy",
            "-o",
            "game=challenge",
            "-o",
            "magnets=none",
        ][..],
        &[
            "play",
            "domino",
            "-o",
            "game=challenge",
            "-o",
            "magnets=none",
            "-o",
            "hand=steady",
        ],
    ] {
        let ran = ludogite(command).with_code(2);
        assert!(ran.err.contains("weak, normal, strong"), "{}", ran.err);
    }
    let old = "ludo 1\ngame domino 1\noptions game=challenge magnets=none hand=steady\nseats 2\n\n";
    ludogite(&["replay", &file(old)]).with_code(0);
}
