use crate::{golden, ludogite};

#[test]
fn the_list_says_what_there_is_to_choose() {
    golden("games-en.txt", &ludogite(&["games", "diamoniak"]).with_code(0).out);
    golden(
        "games-fr.txt",
        &ludogite(&["games", "diamoniak", "--lang", "fr"]).with_code(0).out,
    );
}

#[test]
fn programs_get_the_same_as_one_object() {
    let list = ludogite(&["games", "--json"]).with_code(0).json();
    let games = list["games"].as_array().expect("a list");
    let game = games
        .iter()
        .find(|game| game["id"] == "diamoniak")
        .expect("it is on the shelf");
    assert_eq!(
        ludogite(&["games", "diamoniak", "--json"]).with_code(0).json()["games"][0],
        *game
    );
    assert_eq!((&game["minSeats"], &game["maxSeats"]), (&2.into(), &4.into()));
    assert_eq!(game["options"][0]["key"], "diamondsTo");
    assert_eq!(game["options"][0]["rule"], "DIAMONIAK-AMB-6");
    assert_eq!(game["presets"][1]["id"], "gentle");
}

#[test]
fn no_message_is_missing_in_any_language() {
    for lang in ["fr", "en", "de", "es", "pt", "it", "nl", "sv", "da"] {
        let list = ludogite(&["games", "--lang", lang]).with_code(0).out;
        let missing: Vec<&str> = list
            .split_whitespace()
            .filter(|word| word.starts_with("diamoniak-"))
            .collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
    }
}

/// What means something in some ways to play only stands under their names.
#[test]
fn options_stand_under_the_forms_they_belong_to() {
    let out = ludogite(&["games", "domino", "--lang", "fr"]).with_code(0).out;
    let (_, only) = out
        .split_once("Seulement\u{202f}: Quinconce\n")
        .unwrap_or_else(|| panic!("{out}"));
    assert!(
        only.contains("keepModeMemory") && !only.contains("missedCountsAsCollapse"),
        "{only}"
    );
    let folder = crate::fresh_folder();
    let play = [
        "play",
        "domino",
        "--seats",
        "me,me",
        "--preset",
        "quincunx",
        "-o",
        "liftTower=on",
        "--save",
        "game.ludo",
    ];
    crate::typing_in(&folder, &[], &play, "1\n").with_code(0);
    let record = crate::read(folder.join("game.ludo"));
    assert!(
        record.contains("magnets=normal") && !record.contains("liftTower"),
        "{record}"
    );
}
