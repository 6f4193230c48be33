use crate::{data, file, ludogite, read};

#[test]
fn luck_and_skill_are_told_apart() {
    let whole = read(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../games/yaminos/tests/transcripts/yam.ludo"
    ));
    let path = file(&whole);
    let report = ludogite(&["review", &path, "--json"]).with_code(0).json();
    assert_eq!(report["game"], "yaminos");
    let scores = ludogite(&["replay", &path, "--json"]).with_code(0).json()["scores"].clone();
    let seats = report["review"]["seats"].as_array().expect("by seat");
    for (seat, score) in seats.iter().zip(scores.as_array().expect("by seat")) {
        let figure = |key: &str| seat["sum"][key].as_f64().expect("a figure");
        assert_eq!(figure("end"), score.as_f64().expect("a score"));
        assert!((figure("start") + figure("luck") - figure("lost") - figure("end")).abs() < 1e-9);
    }
    assert!(
        report["review"]["remarks"]
            .as_array()
            .is_some_and(|remarks| remarks.len() > 50)
    );
    let words = ludogite(&["review", &path, "--most", "2", "--lang", "fr"])
        .with_code(0)
        .out;
    // The strong player on seat 1 has lost nothing by choice, the middle one on seat 2 has.
    for part in [
        "La chance\u{202f}: −33,7. Les choix\u{202f}: 0,0.",
        "rien à redire",
        "Les choix\u{202f}: −12,8.",
    ] {
        assert!(words.contains(part), "{part} in {words}");
    }
    assert_eq!(words.matches("Perdu").count(), 2, "{words}");
}

/// Children hear what they did well, and no figures.
#[test]
fn a_game_for_children_is_looked_back_on_kindly() {
    let ran = ludogite(&["review", &data("won.ludo")]).with_code(0);
    assert!(
        ran.out.contains("Well done!") && !ran.out.contains("Lost") && !ran.out.contains("Better"),
        "{}",
        ran.out
    );
    let report = ludogite(&["review", &data("won.ludo"), "--json"]).with_code(0).json();
    let remarks = report["review"]["remarks"].as_array().expect("a list");
    assert!(
        !remarks.is_empty() && remarks.iter().all(|remark| remark["measure"].is_null()),
        "{report}"
    );
}

/// Where nobody could choose, nobody has played well either; and a sum is not what the end says where a tie was broken.
#[test]
fn luck_alone_and_extra_turns_are_named() {
    let level = "Y0 0/0 Y1 0/5 Y2 2/2 Y3 5/6 Y4 1/2 Y5 1/3 Y6 3/4";
    let more = "Y0 3/6 Y1 2/3 Y2 1/6 Y3 5/6 Y4 4/4 Y5 5/5 Y6 3/4";
    let turn = |seat: u8, throw: &str| format!("0 {seat} throw\n0 * {throw}\n");
    let of = |options: &str, turns: &[String]| {
        let record = format!(
            "ludo 1\ngame yaminos 1\noptions {options}\nseats 2\n\n{}",
            turns.concat()
        );
        let ran = ludogite(&["review", &file(&record), "--lang", "en"]).with_code(0);
        let json = ludogite(&["review", &file(&record), "--json"]).with_code(0).json();
        (ran.out, json["review"].clone())
    };
    let (words, json) = of("game=highest", &[turn(1, level), turn(2, more)]);
    assert!(
        words.contains("luck alone decided") && !words.contains("extra turns"),
        "{words}"
    );
    assert_eq!((&json["choices"], &json["extraTurns"]), (&"none".into(), &false.into()));
    let tied = [turn(1, level), turn(2, level), turn(1, level), turn(2, more)];
    let (words, json) = of("game=highest tieBreak=on", &tied);
    assert!(
        words.contains("The extra turns that broke the tie are not counted"),
        "{words}"
    );
    assert_eq!(json["extraTurns"], true);
}

#[test]
fn an_illegal_line_is_named() {
    let record = "ludo 1\ngame yaminos 1\nseats 2\n\n0 1 throw\n0 1 box full\n";
    let ran = ludogite(&["review", &file(record)]).with_code(1);
    assert!(
        ran.err.contains("line 2 of the game") && ran.err.contains("YAM-G7"),
        "{}",
        ran.err
    );
}

#[test]
fn an_unfinished_game_is_not_looked_back_on() {
    let whole = read(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../games/yaminos/tests/transcripts/yam.ludo"
    ));
    let rows: Vec<&str> = whole.lines().collect();
    let half = file(&(rows[..rows.len() / 2].join("\n") + "\n"));
    let ran = ludogite(&["review", &half]).with_code(1);
    assert!(
        ran.err.contains("not over") && ran.out.is_empty(),
        "{} {}",
        ran.err,
        ran.out
    );
    let error = ludogite(&["review", &half, "--json"]).with_code(1).json();
    assert!(
        error["error"]["message"]
            .as_str()
            .is_some_and(|words| words.contains("not over")),
        "{error}"
    );
}

/// Illegal is illegal, whether or not anybody knows what things are worth.
#[test]
fn an_illegal_line_is_named_in_games_that_nobody_has_solved() {
    let ran = ludogite(&["review", &data("illegal.ludo")]).with_code(1);
    assert!(ran.err.contains("DIAMONIAK-"), "{}", ran.err);
}
