use crate::{data, file, golden, ludogite, read, typing};

#[test]
fn a_finished_game_tells_its_result() {
    golden("won-en.txt", &ludogite(&["replay", &data("won.ludo")]).with_code(0).out);
    golden(
        "won-plain-fr.txt",
        &ludogite(&["replay", &data("won.ludo"), "--plain", "--lang", "fr"])
            .with_code(0)
            .out,
    );
}

#[test]
fn an_unfinished_game_tells_whose_turn_it_is() {
    golden(
        "begun-en.txt",
        &ludogite(&["replay", &data("begun.ludo"), "--seat", "2"])
            .with_code(0)
            .out,
    );
}

#[test]
fn programs_get_one_object() {
    let won = ludogite(&["replay", &data("won.ludo"), "--json"]).with_code(0);
    assert_eq!(won.out.lines().count(), 1);
    let won = won.json();
    assert_eq!(won["game"], "diamoniak");
    assert_eq!(won["seats"], 2);
    assert_eq!(won["lines"], 1);
    assert_eq!(won["over"], true);
    assert_eq!(won["outcome"]["ranks"], serde_json::json!([1, 2]));
    assert_eq!(won["outcome"]["how"], "castle");
    assert_eq!(won["outcome"]["said"]["id"], "diamoniak-end-castle");
    assert_eq!(won["scores"], serde_json::json!([6, 0]));
    assert_eq!(won["awaits"], serde_json::json!({ "kind": "nothing" }));
    assert_eq!(
        won["position"],
        "pile b6 g6 y6 d15 f3 w7 / aside / 1 rose 6 / 2 none d5 / turn 1 over"
    );
    assert_eq!(won["view"]["winner"], 1);
    assert_eq!(won["sitters"][0]["name"], "Zoé");

    let begun = ludogite(&["replay", &data("begun.ludo"), "--json", "--seat", "2"])
        .with_code(0)
        .json();
    assert_eq!(
        (&begun["over"], &begun["outcome"]),
        (&false.into(), &serde_json::Value::Null)
    );
    assert_eq!(begun["awaits"], serde_json::json!({ "kind": "seats", "seats": [3] }));
    assert_eq!(begun["seat"], 2);
}

/// What programs are told that may be done goes, and it is all that does.
#[test]
fn what_is_listed_for_programs_may_be_done() {
    let begun = read(data("begun.ludo"));
    let listed = ludogite(&["replay", &data("begun.ludo"), "--json"]).with_code(0).json()["legal"].clone();
    assert_eq!(
        listed.as_array().map(Vec::len),
        Some(1),
        "one seat is awaited: {listed}"
    );
    let acts = |seat: u64, act: &str| typing(&[], &["replay", "-"], &format!("{begun}9999 {seat} {act}\n")).code;
    let is_listed = |act: &str| {
        listed[0]["actions"]
            .as_array()
            .is_some_and(|all| all.iter().any(|one| one == act))
    };
    for act in ["draw", "stop", "fairy", "buy 1", "buy 2", "give blue"] {
        assert_eq!(acts(3, act) == 0, is_listed(act), "{act} of {listed}");
        assert_eq!(acts(1, act), 1, "seat 1 is not awaited: {act}");
    }
    assert!(is_listed("draw"), "{listed}");
}

#[test]
fn chance_is_awaited_after_a_draw() {
    let record = "ludo 1\ngame diamoniak 1\nseats 2\n\n0 1 draw\n";
    let ran = typing(&[], &["replay", "-", "--json"], record).with_code(0);
    assert_eq!(ran.json()["awaits"], serde_json::json!({ "kind": "chance" }));
    let words = typing(&[], &["replay", "-"], record).with_code(0).out;
    assert!(words.contains("chance decides"), "{words}");
}

#[test]
fn an_illegal_line_is_named_with_its_rule() {
    let ran = ludogite(&["replay", &data("illegal.ludo")]).with_code(1);
    assert!(ran.out.is_empty());
    for part in [
        "illegal.ludo, line 11, column 8",
        "line 4 of the game",
        "1500 2 stop",
        "DIAMONIAK-13",
        "Draw a card first",
    ] {
        assert!(ran.err.contains(part), "{part} in {}", ran.err);
    }
    let error = &ludogite(&["replay", &data("illegal.ludo"), "--json"])
        .with_code(1)
        .json()["error"];
    assert_eq!(
        (&error["line"], &error["fileLine"], &error["column"]),
        (&4.into(), &11.into(), &8.into())
    );
    assert_eq!(
        (&error["rule"], &error["id"]),
        (&"DIAMONIAK-13".into(), &"diamoniak-refusal-must-draw-first".into())
    );
}

#[test]
fn every_kind_of_bad_record_is_refused_by_name() {
    let head = "ludo 1\ngame diamoniak 1\nseats 2\n";
    for (record, part) in [
        (String::new(), "a header names its game"),
        ("\u{1F409}\n".into(), "ludo 1"),
        ("ludo 1\ngame chess 1\nseats 2\n".into(), "chess"),
        ("ludo 1\ngame diamoniak 2\nseats 2\n".into(), "HOUSE-EDITION"),
        ("ludo 1\ngame diamoniak 1\nseats 5\n".into(), "DIAMONIAK-2"),
        (
            "ludo 1\ngame diamoniak 1\nseats 2\noptions castles=7\n".into(),
            "castles",
        ),
        (format!("{head}position pile\n"), "HOUSE-NOTATION"),
        (
            format!("{head}position pile r6 b6 g6 y6 d20 f3 w8 / aside / 1 none / 2 none / turn 1 start\n"),
            "the box has 7",
        ),
        (format!("{head}\n0 1 dance\n"), "dance"),
        (format!("{head}\n0 7 draw\n"), "HOUSE-SEAT"),
        (format!("{head}\n5 1 draw\n4 * rose\n"), "HOUSE-TIME"),
        (format!("{head}\n0 * rose\n"), "DIAMONIAK-15"),
        (format!("{head}\n0 1 draw\n0 1 ~undo 1\n"), "HOUSE-UNDO"),
        (format!("{head}\n0 1 ~hint\n0 1 ~hint\n"), "HOUSE-HINT"),
        (
            format!("{head}\n0 - ~seed {}\n0 1 draw\n", "0".repeat(64)),
            "HOUSE-SEED",
        ),
        (format!("{head}\n0 8 ~leave\n"), "HOUSE-SEAT"),
        (format!("{head}\n0 1 ~back\n"), "HOUSE-PRESENCE"),
        (format!("{head}\n0 1\n"), "line 5"),
    ] {
        let ran = ludogite(&["replay", &file(&record)]).with_code(1);
        assert!(ran.err.contains(part), "{part:?} in {:?}", ran.err);
        let error = &ludogite(&["replay", &file(&record), "--json"]).with_code(1).json()["error"];
        let rule = error["rule"].as_str().expect("a rule is named");
        let message = error["message"].as_str().expect("and said");
        assert_eq!(message.matches(rule).count(), 1, "{message}");
        let place = ["fileLine", "column"].map(|key| error[key].as_u64().expect("a place"));
        let rows: Vec<&str> = record.split('\n').collect();
        let row = rows.get(place[0] as usize - 1).expect("a row of the file");
        assert!((1..=row.chars().count() as u64 + 1).contains(&place[1]), "{error}");
    }
}

#[test]
fn a_record_from_another_editor_is_read() {
    let record = format!("\u{feff}{}", read(data("won.ludo")).replace('\n', "\r\n"));
    assert_eq!(
        typing(&[], &["replay", "-", "--json"], &record).with_code(0).json()["over"],
        true
    );
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let path = file("");
    std::fs::write(&path, [0xff, 0xfe, 0x00]).expect("a file can be written");
    let err = ludogite(&["replay", &path]).with_code(1).err;
    assert!(err.contains("UTF-8") && err.contains("line 1, column 1"), "{err}");
}

#[test]
fn a_seat_that_is_not_there_is_wrong_usage() {
    ludogite(&["replay", &data("won.ludo"), "--seat", "3"]).with_code(2);
}

/// A piece in a refusal is called by its name, in every language and for programs too.
#[test]
fn a_refusal_names_the_pieces_in_words() {
    let records = [
        "ludo 1\ngame diavolo 1\nseats 2\n\n0 1 throw\n0 * most@0,0 black6@30000,0 black1@0,200 black1@0,400 white1@200,0 white1@400,0 white1@600,0 red1@0,600 red1@0,800 red1@0,-200\n",
        "ludo 1\ngame diamoniak 1\nseats 2\nposition pile b6 g6 y6 d15 f3 w6 / aside w1 / 1 rose 5 d3 / 2 none r1 d2 / turn 1 witch\n\n0 1 give blue blue blue\n",
    ];
    for (record, rule) in records.into_iter().zip(["DIAVOLO-AMB-6", "DIAMONIAK-"]) {
        let path = file(record);
        for language in ["fr", "en", "de", "es", "pt", "it", "nl", "sv", "da"] {
            for json in [&[][..], &["--json"]] {
                let args = [&["replay", path.as_str(), "--lang", language], json].concat();
                let ran = ludogite(&args).with_code(1);
                assert!(ran.err.contains(rule), "{}", ran.err);
                for raw in ["(diavolo-", "(diamoniak-", "[(", "diavolo-die", "diamoniak-cards"] {
                    assert!(
                        !ran.err.contains(raw) && !ran.out.contains(&format!(": {raw}")),
                        "{}{}",
                        ran.err,
                        ran.out
                    );
                }
            }
        }
    }
}

#[test]
fn what_cannot_be_taken_back_is_told_by_its_reason() {
    let game = "ludo 1\ngame diamoniak 1\nseats 2\n\n0 1 draw\n0 * rose\n";
    for (undo, why) in [
        ("1 ~undo 0", "Line 0 cannot be taken back: it is no move of yours"),
        ("1 ~undo 99", "Line 99 cannot be taken back: it is no move of yours"),
        ("1 ~undo 2", "Line 2 cannot be taken back: it is no move of yours"),
        ("2 ~undo 1", "Line 1 cannot be taken back: it is no move of yours"),
        ("1 ~undo 1", "what followed has been seen"),
    ] {
        let ran = ludogite(&["replay", &file(&format!("{game}0 {undo}\n"))]).with_code(1);
        assert!(
            ran.err.contains(why) && ran.err.contains("line 7, column 11"),
            "{undo}: {}",
            ran.err
        );
    }
}

/// What does not belong to the form of play is neither shown nor kept.
#[test]
fn options_that_mean_nothing_here_are_not_told() {
    let record = file("ludo 1\ngame yaminos 1\noptions game=yam target=80\nseats 1\n\n");
    let told = ludogite(&["replay", &record]).with_code(0).out;
    assert!(told.contains("game=yam") && !told.contains("target"), "{told}");
    assert_eq!(
        ludogite(&["replay", &record, "--json"]).with_code(0).json()["options"],
        "game=yam"
    );
    let shown = ludogite(&["show", &record, "--record"]).with_code(0).out;
    assert!(shown.contains("options game=yam\n"), "{shown}");
}

/// The quoted line is cut where it is too long, and says so.
#[test]
fn a_long_line_is_cut_in_words() {
    let give = "give ".to_owned() + &"diamond ".repeat(30) + "unicorn";
    let ran = ludogite(&[
        "replay",
        &file(&format!("ludo 1\ngame diamoniak 1\nseats 2\n\n0 1 {give}\n")),
    ])
    .with_code(1);
    assert!(ran.err.contains("…”") && ran.err.contains("“unicorn”"), "{}", ran.err);
}
