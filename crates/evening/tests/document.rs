//! `docs/evening.md` says how it is: its examples run. And every refusal can be said in nine languages.

use std::{collections::BTreeSet, fs, path::Path};

use evening::{Evening, Log, laws};

fn read(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn examples_run() {
    let document = read("docs/evening.md");
    let examples: Vec<&str> = document
        .split("```evening\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
        .collect();
    assert!(!examples.is_empty());
    for example in examples {
        let log: Log = example.parse().unwrap_or_else(|error| panic!("{error}\n{example}"));
        let evening = Evening::replay(&log).unwrap_or_else(|fault| panic!("line {}: {}", fault.line, fault.refusal));
        laws::survives(&evening).expect("it is found again");
        let rows: Vec<(u16, i64)> = evening
            .standings()
            .iter()
            .map(|row| (row.person, row.values[0]))
            .collect();
        assert_eq!(
            rows,
            [(5, 2), (3, 2), (4, 2), (1, 0), (2, 0)],
            "her bye counts as somebody with as many points"
        );
    }
}

/// Row and column of what is wrong, and what was expected there.
#[test]
fn complaints_name_the_place() {
    let zeros = "0".repeat(64);
    let good = format!("evening 1\ngame diavolo 1\nform swiss\nseed {zeros}\n\n0 came 1 fox d1 h1 Zoé\n5 went 1\n");
    good.parse::<Log>().expect("it can be read");
    for (from, to, place, expected) in [
        ("evening 1", "evening 2", (1, 1), "begins with"),
        ("form swiss", "form dance", (3, 6), "everybody, swiss"),
        ("form swiss", "seats 9", (3, 7), "from 1 to 8"),
        ("form swiss", "colour red", (3, 1), "a header row"),
        ("form swiss\n", "", (4, 1), "has a form"),
        ("form swiss", "form luck\nseats 2", (6, 1), "one seat"),
        ("form swiss", "form heats", (5, 1), "at least two rounds"),
        ("5 went 1", "5 went 0", (7, 8), "from 1"),
        ("5 went 1", "5 dance", (7, 3), "came, went"),
        ("5 went 1", "05 went 1", (7, 1), "milliseconds"),
        ("5 went 1", "5 round 1 g1:1,x", (7, 16), "somebody"),
        ("5 went 1", "5 round 1 1,2", (7, 11), "gN:"),
        ("5 went 1", "5 correct 1 1 2", (7, 11), "because WHY"),
        ("5 went 1", "5 ask yaminos/keep", (7, 7), "GAME/KIND/NUMBER"),
        ("5 went 1", "5 ask yaminos/keep/x", (7, 20), "number"),
        ("5 went 1", "5 answer 1", (7, 10), "PERSON ACTS"),
        ("5 went 1", "5 result 1 1:1 2:x", (7, 18), "a score"),
        ("d1 h1 Zoé", "x1 h1", (6, 14), "d and a number"),
    ] {
        let wrong = good.replace(from, to).parse::<Log>().expect_err(to);
        assert_eq!((wrong.line, wrong.column), place, "{to}: {wrong}");
        assert!(wrong.why.to_string().contains(expected), "{to}: {wrong}");
    }
}

#[test]
fn every_refusal_is_said_in_nine_languages() {
    let ids = |text: &str| -> BTreeSet<String> {
        let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
        words
            .filter(|word| word.starts_with("evening-refusal-"))
            .map(str::to_owned)
            .collect()
    };
    let asked = [
        "evening/src/judge",
        "evening/src/pairing",
        "evening/src/question",
        "server/src/evenings/question",
    ];
    let asked = ids(&asked.map(|file| read(&format!("crates/{file}.rs"))).concat());
    for language in ["fr", "en", "de", "es", "pt", "it", "nl", "sv", "da"] {
        assert_eq!(
            ids(&read(&format!("crates/evening/texts/{language}.ftl"))),
            asked,
            "{language}"
        );
    }
}
