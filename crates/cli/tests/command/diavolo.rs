//! Diavolo at the keyboard, and its receipts afterwards.

use crate::{fresh_folder, ludogite, read, typing_in, yaminos::LANGUAGES};

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
