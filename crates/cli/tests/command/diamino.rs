use crate::{fresh_folder, ludogite, read, typing_in};

const LANGUAGES: [&str; 9] = ["fr", "en", "de", "es", "pt", "it", "nl", "sv", "da"];

/// What was shown, and the record.
fn play(args: &[&str], input: &str) -> (String, String) {
    let folder = fresh_folder();
    let args = [&["play", "diamino", "--seed", "7", "--save", "game.ludo"], args].concat();
    let ran = typing_in(&folder, &[], &args, input).with_code(0);
    assert_eq!(ran.err, "");
    let file = folder.join("game.ludo");
    ludogite(&["replay", &file.display().to_string()]).with_code(0);
    (ran.out, read(file))
}

/// Small letters, a missing direction and a missing verb are understood, and the board shows what lies there.
#[test]
fn words_are_typed_as_one_would_say_them() {
    let typed = "képi h8\nlay zeste i7 down\nkepu h8\nlift i7 i9 i10 i11\nzestes i7 v\nstop\n";
    let (shown, record) = play(&["--preset", "patience", "--seats", "me"], typed);
    for line in [
        "lay KEPI h8 across",
        "lay ZESTE i7 down",
        "lift i7 i9 i10 i11",
        "lay ZESTES i7 down",
        "stop",
    ] {
        assert!(record.lines().any(|row| row.ends_with(line)), "{line} in {record}");
    }
    assert!(!record.contains("KEPU"), "{record}");
    assert!(shown.contains("  8 g . . . r . . K E P I . . . g"), "{shown}");
    assert!(shown.contains("képi: noun"), "{shown}");
}

/// With a joker in the hand a small word uses it where a letter lacks.
#[test]
fn what_the_hand_lacks_is_a_joker() {
    let typed = "zzz h8\nzoo 8h\nlay zoo é8\nzoo h99\n\u{e9} \u{e9}8\nzoo h8\nzoos h8\nzizi h8 v\nstop\n";
    let (shown, record) = play(&["--preset", "patience", "--seats", "me"], typed);
    assert!(
        record.contains("lay ZOO h8 across") && record.contains("lay ZIzI h8 down"),
        "{shown}\n{record}"
    );
}

#[test]
fn every_sentence_is_there_in_nine_languages() {
    for lang in LANGUAGES {
        let people = ["--seats", "me:Zoé,me:Papa", "--lang", lang, "--preset", "two"];
        let (shown, record) = play(&people, "hint\ntable\nexchange a\nexchange e\npass\npass\n");
        assert!(record.contains("exchange "), "{record}");
        assert!(!shown.contains("diamino-"), "{lang}: {shown}");
        let (alone, _) = play(
            &["--preset", "patience", "--seats", "me", "--lang", lang],
            "hint\nkepi h8\nstop\n",
        );
        assert!(!alone.contains("diamino-"), "{lang}: {alone}");
    }
}

/// A match says where it stands, whatever ends it (DIAMINO-AMB-40).
#[test]
fn a_match_says_which_game_and_what_ends_it() {
    let table = |options: &[&str]| {
        let options: Vec<&str> = options.iter().flat_map(|option| ["-o", *option]).collect();
        play(&[&["--seats", "me,me"], options.as_slice()].concat(), "table\nquit\n").0
    };
    let (games, target) = ("games=3", "target=200");
    assert!(table(&[games]).contains("Game 1 of 3\n"));
    assert!(table(&[target]).contains("Game 1, up to 200 points\n"));
    assert!(table(&[games, target]).contains("Game 1 of 3, or 200 points\n"));
    assert!(!table(&[]).contains("Game 1"));
    assert!(
        !table(&[games, target, "formula=two"]).contains("Game 1"),
        "marks are for one game"
    );
}

/// A word that is taken back says why, and so does one that stands though it should not.
#[test]
fn a_wrong_word_says_why() {
    let story = |answer: &str| {
        let file = fresh_folder().join("lyon.ludo");
        let position = "game 1 / scores 0 0 / board - / hands LYONE BB / back - / turn 1 0 0 - / words - / turn";
        let record =
            format!("ludo 1\ngame diamino 1\nseats 2\nposition {position}\n\n0 1 lay LYON h8 across\n1 2 {answer}\n");
        std::fs::write(&file, record).unwrap();
        ludogite(&["replay", "--story", &file.display().to_string()])
            .with_code(0)
            .out
    };
    let challenged = story("challenge");
    assert!(challenged.contains("LYON is a proper noun. "), "{challenged}");
    let stands = story("accept");
    assert!(stands.contains("LYON is a proper noun."), "{stands}");
}
