use crate::{data, ludogite, typing};

#[test]
fn help_teaches_with_examples() {
    let help = ludogite(&["--help"]).with_code(0).out;
    for command in [
        "games",
        "play",
        "replay",
        "review",
        "show",
        "verify",
        "simulate",
        "solve",
        "word",
        "serve",
        "backup",
        "restore",
        "doctor",
        "settings",
        "host-link",
    ] {
        assert!(help.contains(command), "{command} in {help}");
        let help = ludogite(&[command, "--help"]).with_code(0).out;
        assert!(
            help.contains("Examples:") && help.contains(&format!("ludogite {command}")),
            "{help}"
        );
    }
}

#[test]
fn help_speaks_the_readers_language() {
    let help = ludogite(&["--lang", "fr", "--help"]).with_code(0).out;
    assert!(
        help.contains("Jouer dans ce terminal contre des joueurs de la maison"),
        "{help}"
    );
    let help = ludogite(&["verify", "--help", "--lang=de"]).with_code(0).out;
    for part in [
        "War der Zufall einer Partie ehrlich?",
        "Aufruf: ludogite verify",
        "Optionen:",
        "Ein JSON-Objekt",
    ] {
        assert!(help.contains(part), "{part} in {help}");
    }
    let help = ludogite(&["simulate", "--help", "--lang=fr"]).with_code(0).out;
    for part in [
        "Combien de parties [par défaut\u{202f}: 1000]",
        "est-ce un avantage de commencer\u{202f}?",
    ] {
        assert!(help.contains(part), "{part} in {help}");
    }
}

#[test]
fn without_a_command_the_help_is_shown() {
    let ran = ludogite(&[]).with_code(2);
    assert!(ran.err.contains("Usage: ludogite"), "{}", ran.err);
}

#[test]
fn a_wrong_command_is_wrong_usage() {
    for args in [
        &["dance"][..],
        &["games", "chess"],
        &["play"],
        &["play", "chess"],
        &["play", "diamoniak", "--seats", "me"],
        &["play", "diamoniak", "--seats", "me,you"],
        &["play", "diamoniak", "--seats", "me,easy:Bob"],
        &["play", "diamoniak", "--first", "3"],
        &["play", "diamoniak", "--option", "fairyProtected=yes"],
        &["play", "diamoniak", "--option", "castles=7"],
        &["play", "diamoniak", "--option", "fairyProtected"],
        &["play", "diamoniak", "--preset", "mean"],
        &["play", "diamoniak", "--lang", "ja"],
        &["replay"],
        &["replay", "x.ludo", "--seat", "9"],
        &["simulate", "diamoniak"],
        &["simulate", "diamoniak", "--seats", "strong,me"],
        &["simulate", "diamoniak", "--seats", "easy,easy,easy,easy,easy"],
        &["simulate", "diamoniak", "--seats", "easy,easy", "--games", "0"],
        &["serve", "--port", "99999"],
    ] {
        let ran = ludogite(args).with_code(2);
        assert!(!ran.err.is_empty() && ran.out.is_empty(), "{args:?}");
    }
}

#[test]
fn complaints_say_what_there_is_instead() {
    for (args, hint) in [
        (&["play", "chess"][..], "diamoniak"),
        (&["play", "diamoniak", "--preset", "mean"], "gentle"),
        (&["play", "diamoniak", "--option", "castles=7"], "fairyProtected"),
        (&["play", "diamoniak", "--option", "diamondsTo=me"], "seller"),
        (&["simulate", "diamoniak", "--seats", "strong,me"], "random"),
        (&["simulate", "diamoniak", "--seats", "strong"], "2 to 4"),
        (&["play", "chess", "--lang", "de"], "es gibt kein Spiel chess"),
        (
            &["replay", "nowhere.ludo", "--lang", "fr"],
            "nowhere.ludo: ce fichier n’existe pas",
        ),
    ] {
        let err = ludogite(args).err;
        assert!(err.contains(hint), "{args:?}: {err}");
    }
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let ran = ludogite(&["replay", "no-such.ludo"]).with_code(1);
    assert!(ran.err.contains("no-such.ludo"), "{}", ran.err);
    let ran = ludogite(&["verify", "no-such.ludo", "--json"]).with_code(1);
    assert!(
        ran.json()["error"]["message"]
            .as_str()
            .is_some_and(|why| why.contains("no-such.ludo"))
    );
}

#[test]
fn the_answer_to_something_giant_is_not_giant() {
    let giant = "x".repeat(50_000);
    for args in [
        &["play", &giant][..],
        &["simulate", "diamoniak", "--seats", &giant],
        &["play", "diamoniak", "--option", &giant],
        &["play", "diamoniak", "--preset", &giant],
        &["play", "diamoniak", "--save", &giant],
    ] {
        let ran = ludogite(args).with_code(2);
        assert!(
            ran.err.chars().count() < 2_000 && ran.err.contains("xxx…"),
            "{}",
            ran.err
        );
    }
}

#[test]
fn a_folder_is_no_record() {
    let folder = crate::fresh_folder();
    let ran = ludogite(&["replay", &folder.display().to_string()]).with_code(1);
    assert!(ran.err.contains(&folder.display().to_string()), "{}", ran.err);
}

/// Whatever is wrong with a record, its row and a rule are named.
#[test]
fn a_broken_record_is_told_by_row_and_rule() {
    let good = crate::read(data("begun.ludo"));
    let mut rows: Vec<&str> = good.lines().collect();
    let blank = rows.iter().position(|row| row.is_empty()).expect("the header ends");
    let replay = |rows: &[&str]| {
        typing(&[], &["replay", "-", "--lang", "en"], &(rows.join("\n") + "\n"))
            .with_code(1)
            .err
    };
    rows.swap(blank + 1, blank + 2);
    let err = replay(&rows);
    assert!(
        err.contains("line 1 of the game: “0 * blue”") && err.contains("[DIAMONIAK-15]"),
        "{err}"
    );
    let mut headless = rows.clone();
    headless[2] = "nonsense";
    let err = replay(&headless);
    assert!(
        err.contains("-, line 3, column 1: ") && err.contains("[HOUSE-NOTATION]"),
        "{err}"
    );
}

#[test]
fn people_read_their_language_and_programs_english() {
    let illegal = data("illegal.ludo");
    let french = typing(&[("LC_ALL", "fr_FR.UTF-8")], &["replay", &illegal], "").err;
    assert!(french.contains("Pioche"), "{french}");
    let german = ludogite(&["replay", &illegal, "--lang", "de"]).err;
    assert!(german.contains("Zeile 11"), "{german}");
    let program = typing(&[("LC_ALL", "fr_FR.UTF-8")], &["replay", &illegal, "--json"], "").json();
    assert!(
        program["error"]["message"]
            .as_str()
            .is_some_and(|why| why.starts_with("Draw a card first")),
        "{program}"
    );
}
