use crate::{fresh_folder, golden, ludogite, read, typing, typing_in};

const GAMES: [&str; 12] = [
    "yam", "base", "muggins", "more", "prog", "line", "even", "highest", "throws", "target", "longest", "minimum",
];
pub const LANGUAGES: [&str; 9] = ["fr", "en", "de", "es", "pt", "it", "nl", "sv", "da"];

/// Two people whose game does not depend on how our players think.
fn two_people(preset: &str, extra: &[&str], input: &str) -> (String, String) {
    let folder = fresh_folder();
    let table = [
        "play",
        "yaminos",
        "--preset",
        preset,
        "--seats",
        "me:Zoé,me:Papa",
        "--seed",
        "7",
    ];
    let args = [&table[..], &["--save", "game.ludo"], extra].concat();
    let ran = typing_in(&folder, &[], &args, input).with_code(0);
    assert_eq!(ran.err, "");
    (ran.out, read(folder.join("game.ludo")))
}

#[test]
fn a_game_reads_like_a_story() {
    let typed = "throw\n1\nstop\nhint\nthrow\n1\n1\ntable\nquit\n";
    golden("yaminos-muggins-en.txt", &two_people("muggins", &[], typed).0);
    let typed = "1\nthrow y0 Y3\nannounce full\nthrow y1\n1\nbox solo6\nquitter\n";
    golden(
        "yaminos-yam-fr.txt",
        &two_people("yam", &["--lang", "fr", "--plain"], typed).0,
    );
}

/// Whoever always types 1 does what is listed first, and every game comes to its end by that.
#[test]
fn each_of_the_twelve_games_can_be_played_to_its_end() {
    for game in GAMES {
        let folder = fresh_folder();
        let args = [
            "play",
            "yaminos",
            "--preset",
            game,
            "--seats",
            "me,easy",
            "--save",
            "game.ludo",
        ];
        let args = [&args[..], &["--option", "rounds=1"]].concat();
        let ran = typing_in(&folder, &[], &args, &"1\n".repeat(3_000)).with_code(0);
        let file = folder.join("game.ludo").display().to_string();
        let report = ludogite(&["replay", &file, "--json"]).with_code(0).json();
        assert_eq!(report["over"], true, "{game}: {}", ran.out);
        ludogite(&["verify", &file]).with_code(0);
    }
}

#[test]
fn every_language_plays_every_game() {
    for lang in LANGUAGES {
        for game in GAMES {
            let typed = "?\n1\n1\n1\nstop\nbox full\nbox full\nannounce full\nlay Y9\nthrow Y0\ntable\nquit\n";
            let (out, _) = two_people(game, &["--lang", lang], typed);
            let missing: Vec<&str> = out
                .split_whitespace()
                .filter(|word| word.starts_with("yaminos-") && !word.ends_with(".ludo"))
                .collect();
            assert!(missing.is_empty(), "{lang} {game}: {missing:?}\n{out}");
            assert!(!out.contains('{'), "{lang} {game}: {out}");
        }
    }
}

/// Nothing that is one choice hides behind "all".
#[test]
fn every_box_that_can_be_announced_is_listed() {
    let (out, _) = two_people("yam", &[], "throw\nthrow Y0\nquit\n");
    let listed = |verb: &str| {
        let last = out.rsplit("> throw Y0\n").next().unwrap();
        last.lines().filter(|row| row.contains(&format!("  {verb} "))).count()
    };
    assert_eq!([listed("box"), listed("announce")], [12, 12], "{out}");
    assert!(!out.rsplit("> throw Y0\n").next().unwrap().contains("all"), "{out}");
}

/// 70 points on eight yaminos are 8.75, in the game and at its end.
#[test]
fn an_average_is_written_as_people_write_it() {
    let record = read(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../games/yaminos/tests/transcripts/minimum.ludo"
    ));
    let shown = |lang: &str| typing(&[], &["replay", "-", "--lang", lang], &record).with_code(0).out;
    assert!(
        shown("en").contains("8.75 points") && shown("en").contains("(8.75 points)"),
        "{}",
        shown("en")
    );
    assert!(
        shown("fr").contains("8,75 points") && shown("fr").contains("(8,75 points)"),
        "{}",
        shown("fr")
    );
    let lines: Vec<&str> = record.lines().collect();
    let begun = typing(
        &[],
        &["replay", "-", "--lang", "en"],
        &lines[..lines.len() - 8].join("\n"),
    )
    .with_code(0);
    assert!(begun.out.contains("7.75"), "{}", begun.out);
}

#[test]
fn names_of_yaminos_are_understood_in_small_letters_too() {
    let (_, record) = two_people("yam", &["--plain"], "throw\nthrow y2 y3\nquit\n");
    assert!(record.contains(" 1 throw Y2 Y3\n"), "{record}");
}

#[test]
fn a_refused_move_names_its_rule_and_changes_nothing() {
    let (out, record) = two_people("yam", &[], "box full\nthrow\nannounce full\nstop\nquit\n");
    for rule in ["YAM-YAM-3", "YAM-AMB-46", "YAM-G9"] {
        assert!(out.contains(rule), "{rule} in {out}");
    }
    let lines = record.lines().skip_while(|row| !row.is_empty()).skip(1);
    assert_eq!(lines.filter(|row| row.contains(" 1 ")).count(), 1, "{record}");
}
