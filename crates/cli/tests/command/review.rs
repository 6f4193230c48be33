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
        let figure = |key: &str| seat[key].as_f64().expect("a figure");
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
        "pas un mauvais choix",
        "Les choix\u{202f}: −12,8.",
    ] {
        assert!(words.contains(part), "{part} in {words}");
    }
    assert_eq!(words.matches("Perdu").count(), 2, "{words}");
}

#[test]
fn a_game_that_nobody_has_solved_has_no_review() {
    let ran = ludogite(&["review", &data("won.ludo")]).with_code(0);
    assert!(ran.out.contains("Nobody knows"), "{}", ran.out);
    let report = ludogite(&["review", &data("won.ludo"), "--json"]).with_code(0).json();
    assert_eq!(report["review"], serde_json::Value::Null);
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
