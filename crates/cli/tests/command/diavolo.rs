//! Diavolo at the keyboard, and its receipts afterwards.

use crate::{file, fresh_folder, ludogite, read, typing_in, yaminos::LANGUAGES};

/// Plays; what was printed, and where the record is.
fn play(args: &[&str], typed: &str) -> (String, String) {
    let folder = fresh_folder();
    let all = [&["play", "diavolo", "--seed", "3", "--save", "game.ludo"], args].concat();
    let ran = typing_in(&folder, &[], &all, typed).with_code(0);
    (ran.out, folder.join("game.ludo").display().to_string())
}

/// Whoever types at once is as fast as a hand can be, and always takes the first of the list.
#[test]
fn a_game_can_be_played_to_its_end_and_checked() {
    for args in [
        &["--seats", "me,easy,middle"][..],
        &["--preset", "calm", "--seats", "me,strong"],
    ] {
        let (out, file) = play(args, &"1\n".repeat(400));
        let report = ludogite(&["replay", &file, "--json"]).with_code(0).json();
        assert_eq!(report["over"], true, "{out}");
        ludogite(&["verify", &file]).with_code(0);
    }
}

#[test]
fn a_replay_tells_what_every_turn_brought_and_json_has_its_receipt() {
    // Two people and a minute: however slow this machine is, nobody is too late.
    let people = ["--seats", "me:Zoé,me:Tom", "--option", "seconds=60"];
    let (_, file) = play(&people, "1\n1\n1\nquit\n");
    let record = read(&file);
    assert!(record.contains(" 1 take black "), "{record}");
    let out = ludogite(&["replay", &file, "--story", "--plain"]).with_code(0).out;
    for words in ["It was", "One gem less"] {
        assert!(out.contains(words), "{words} in {out}");
    }
    let story = &ludogite(&["replay", &file, "--story", "--json"]).with_code(0).json()["story"];
    let mut events = story
        .as_array()
        .expect("a story")
        .iter()
        .flat_map(|line| line["events"].as_array().unwrap());
    let counted = events
        .find(|event| event["type"] == "counted")
        .expect("a turn was counted");
    for key in ["at", "said", "lag", "verdict", "devil"] {
        assert!(counted["results"][0].get(key).is_some(), "{key} in {counted}");
    }
}

/// A turn of two persons and somebody of the house. What seat 1 takes, and when its line came.
fn turn_with(take: &str, notes: &str) -> String {
    let dice = "most@0,0 black2@400,0 black3@600,0 black6@800,0 white1@-400,0 white5@-600,0 white6@-800,0 red3@200,0 \
                red5@0,400 red5@0,600";
    let nonce = "0123456789abcdef0123456789abcdef";
    format!(
        "ludo 1\ngame diavolo 1\nseats 2 first 2\nseat 1 person {nonce} Zoé\nseat 2 easy {nonce} Pip\n\n\
         {notes}1000 2 throw\n2800 * {dice}\n{take}\n3700 2 take red 700\n"
    )
}

#[test]
fn a_forged_stamp_of_a_person_who_was_there_is_named() {
    // Her line came 900 ms after the dice. What she took then, and what her device and her line explain, are as the house writes it.
    for take in [
        "3700 1 take red 900",
        "3700 1 take red 820 said 820 lag 90",
        "3700 1 leave 810 said 0 lag 90",
    ] {
        let words = ludogite(&["verify", &file(&turn_with(take, ""))]).with_code(1).out;
        assert!(words.starts_with("It cannot be known"), "{take}: {words}");
    }
    // The rules take a bare moment from the house's own players, and so from anybody: it replays, but nobody vouches for it.
    let path = file(&turn_with("3700 1 take red 150", ""));
    ludogite(&["replay", &path]).with_code(0);
    let words = ludogite(&["verify", &path]).with_code(1).out;
    let named = "Not fair: line 3 of the game (line 9 of the file) says “take red 150”, but the house would have written “take red 900";
    assert!(words.starts_with(named), "{words}");
    let report = ludogite(&["verify", &path, "--json"]).with_code(1).json();
    assert_eq!(
        (&report["verdict"], &report["firstWrong"]["fileLine"]),
        (&"forged".into(), &9.into())
    );
    // While she is away somebody of the house stands in.
    let away = turn_with("3700 1 take red 150", "500 1 ~leave\n");
    let words = ludogite(&["verify", &file(&away)]).with_code(1).out;
    assert!(words.starts_with("It cannot be known"), "{words}");
    assert!(
        words.contains("Seat 1: when its hand counted rests on what the house noted"),
        "{words}"
    );
    let back = turn_with("3700 1 take red 150", "500 1 ~leave\n600 1 ~back\n");
    let words = ludogite(&["verify", &file(&back)]).with_code(1).out;
    assert!(words.contains("line 5 of the game"), "{words}");
}

/// A stand-in and a slow line are as easily written as a name: whoever asks is told what rests on them.
#[test]
fn stamps_that_rest_on_what_the_house_noted_are_told() {
    let noted = |take: &str, notes: &str| {
        let path = file(&turn_with(take, notes));
        let report = ludogite(&["verify", &path, "--json"]).with_code(1).json();
        report["notedStamps"].clone()
    };
    // Seat 2 is one of the house's own players; its hand came later than it counted.
    assert_eq!(noted("3700 1 take red 900", ""), serde_json::json!([2]));
    assert_eq!(
        noted("3700 1 take red 820 said 820 lag 90", ""),
        serde_json::json!([1, 2])
    );
    assert_eq!(
        noted("3700 1 take red 150", "500 1 ~leave\n"),
        serde_json::json!([1, 2])
    );
    for lang in LANGUAGES {
        let path = file(&turn_with("3700 1 take red 200 said 200 lag 700", ""));
        let words = ludogite(&["verify", &path, "--lang", lang]).with_code(1).out;
        assert!(
            words.lines().count() >= 3 && !words.contains("verify-"),
            "{lang}: {words}"
        );
    }
}

#[test]
fn every_language_plays_it() {
    for lang in LANGUAGES {
        let (out, _) = play(
            &["--lang", lang, "--seats", "me,easy"],
            "?\n1\n1\n1\nthrow\n2\ntable\nquit\n",
        );
        let missing: Vec<&str> = out
            .split_whitespace()
            .filter(|word| word.starts_with("diavolo-"))
            .collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}\n{out}");
        assert!(!out.contains('{'), "{lang}: {out}");
    }
}
