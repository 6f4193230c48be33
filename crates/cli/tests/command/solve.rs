use crate::ludogite;

#[test]
fn a_few_boxes_are_solved_at_once_and_always_alike() {
    let args = ["solve", "yam", "--boxes", "solo6,moins,super", "--json"];
    let solve = |threads: &str| {
        let mut report = ludogite(&[&args[..], &["--threads", threads]].concat())
            .with_code(0)
            .json();
        let object = report.as_object_mut().expect("a report is an object");
        assert!(
            object
                .remove("seconds")
                .is_some_and(|seconds| seconds.as_f64() > Some(0.0))
        );
        report
    };
    let one = solve("1");
    assert_eq!(one, solve("3"));
    assert_eq!(one["boxes"], serde_json::json!(["solo6", "moins", "super"]));
    assert_eq!((&one["rounds"], &one["value"]), (&1.into(), &one["total"]));
    // In three throws a yamino shows a given side with probability 1 − (3/4)³; eight sixes are on the seven.
    let alone = one["byBox"][0]["alone"].as_f64().expect("a figure");
    assert!((alone - 48.0 * (1.0 - 0.75f64.powi(3))).abs() < 1e-9, "{alone}");
}

#[test]
fn people_get_a_table() {
    let ran = ludogite(&["solve", "yam", "--boxes", "solo1", "--rounds", "2"]).with_code(0);
    for part in ["solo1", "4.625000 points", "2 rounds: 9.250000"] {
        assert!(ran.out.contains(part), "{part} in {}", ran.out);
    }
    assert_eq!(ran.err, "");
    let ran = ludogite(&["solve", "yam", "--boxes", "solo1", "--rounds", "2", "--lang", "fr"]).with_code(0);
    for part in [
        "dans la manche",
        "4,625000 points en moyenne",
        "2 manches\u{202f}: 9,250000",
    ] {
        assert!(ran.out.contains(part), "{part} in {}", ran.out);
    }
}

#[test]
fn the_options_of_the_table_are_heeded() {
    let once = ludogite(&[
        "solve",
        "yam",
        "--boxes",
        "solo1",
        "--option",
        "soloPairOnce=on",
        "--json",
    ]);
    assert_eq!(once.with_code(0).json()["value"], 7.0 * (1.0 - 0.75f64.powi(3)));
}

#[test]
fn a_turn_of_the_basic_game_is_known() {
    let report = ludogite(&["solve", "base", "--json"]).with_code(0).json();
    assert_eq!(
        format!("{:.6}", report["value"].as_f64().expect("a figure")),
        "10.559484"
    );
}

#[test]
fn what_cannot_be_solved_is_wrong_usage() {
    for (args, part) in [
        (&["solve"][..], "yam"),
        (&["solve", "chess"], "chess"),
        (&["solve", "yam", "--boxes", "solo0"], "solo1"),
        (&["solve", "yam", "--boxes", "small"], "suite"),
        (&["solve", "yam", "--option", "suiteReading"], "KEY=VALUE"),
        (&["solve", "yam", "--option", "suiteReading=loud"], "pick"),
    ] {
        let ran = ludogite(args).with_code(2);
        assert!(ran.err.contains(part), "{part} in {}", ran.err);
    }
}

/// Every row and column of a layout that is two letters or longer.
fn words(rows: &[String]) -> Vec<String> {
    let columns = (0..rows.len()).map(|i| rows.iter().filter_map(|row| row.chars().nth(i)).collect());
    let lines = rows.iter().cloned().chain(columns);
    let words = lines.flat_map(|line: String| {
        line.to_uppercase()
            .split(['.', '#'])
            .map(str::to_owned)
            .collect::<Vec<_>>()
    });
    words.filter(|word| word.len() > 1).collect()
}

#[test]
fn patience_lays_all_squares_in_words_and_draws_them() {
    let folder = crate::fresh_folder();
    let args = [
        "solve",
        "patience",
        "--seed",
        "3",
        "--steps",
        "200",
        "--json",
        "--svg",
        "layout.svg",
    ];
    let ran = crate::typing_in(&folder, &[], &args, "").with_code(0);
    let report = ran.json();
    assert_eq!((&report["laid"], &report["left"]), (&112.into(), &"-".into()));
    let rows: Vec<String> = serde_json::from_value(report["rows"].clone()).expect("rows of text");
    let words = words(&rows);
    let args: Vec<&str> = ["word"].into_iter().chain(words.iter().map(String::as_str)).collect();
    ludogite(&args).with_code(0);
    let picture = crate::read(folder.join("layout.svg"));
    assert_eq!(picture.matches("font-weight").count(), 112);
    let again = ludogite(&["solve", "patience", "--seed", "3", "--steps", "200"]).with_code(0);
    assert!(again.out.contains("112 of 112 squares (seed 3"), "{}", again.out);
    assert!(rows.iter().all(|row| {
        again
            .out
            .contains(&row.chars().map(String::from).collect::<Vec<_>>().join(" "))
    }));
}
