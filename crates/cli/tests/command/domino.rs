use crate::{file, fresh_folder, ludogite, read, typing_in};

const GAMES: [&str; 3] = ["traditional", "challenge", "quincunx"];
const LANGUAGES: [&str; 9] = ["fr", "en", "de", "es", "pt", "it", "nl", "sv", "da"];

/// Whoever always types 1 does what is listed first, and every game comes to its end by that.
#[test]
fn each_of_the_three_games_can_be_played_to_its_end() {
    for game in GAMES {
        let folder = fresh_folder();
        let args = [
            "play",
            "domino",
            "--preset",
            game,
            "--seats",
            "me,me",
            "--seed",
            "5",
            "--save",
            "game.ludo",
        ];
        let ran = typing_in(&folder, &[], &args, &"1\n".repeat(3_000)).with_code(0);
        let path = folder.join("game.ludo").display().to_string();
        let report = ludogite(&["replay", &path, "--json"]).with_code(0).json();
        assert_eq!(report["over"], true, "{game}: {}", ran.out);
        assert!(read(folder.join("game.ludo")).contains("game domino 1"));
        ludogite(&["verify", &path]).with_code(0);
    }
}

#[test]
fn every_language_plays_every_game() {
    for lang in LANGUAGES {
        for game in GAMES {
            let folder = fresh_folder();
            let args = [
                "play",
                "domino",
                "--preset",
                game,
                "--seats",
                "me:Zoé,me:Papa",
                "--seed",
                "7",
                "--lang",
                lang,
            ];
            let typed = "?\n1\n1\n1\ndraw\npass\ndeal\nlay 0-0\nplace 0-0 at 9,9,9 h\n1\n1\ntable\nquit\n";
            let out = typing_in(&folder, &[], &args, typed).with_code(0).out;
            let missing: Vec<&str> = out
                .split_whitespace()
                .filter(|word| word.starts_with("domino-") && !word.contains(".ludo"))
                .collect();
            assert!(missing.is_empty(), "{lang} {game}: {missing:?}\n{out}");
            assert!(!out.contains('{'), "{lang} {game}: {out}");
        }
    }
}

const TOWER: &str = "\
ludo 1
game domino 1
options game=challenge
seats 2
position turn 1 play / 1 0 1-6 1-2 / 2 0 0-0 / built 6-6@0,0,0,h 6-5@1,0,1,v 3-5@0,1,2,h / passes 0 / played 0

";

#[test]
fn a_construction_is_shown_level_by_level_and_drawn() {
    let path = file(TOWER);
    let words = ludogite(&["replay", &path]).with_code(0).out;
    assert!(
        words.contains("  0:\n    0  6-6\n       0 1\n  1:\n    1    5\n         |\n    0    6\n       0 1\n  2:\n"),
        "{words}"
    );
    let svg = ludogite(&["show", &path, "--svg"]).with_code(0).out;
    assert!(
        svg.starts_with("<svg ") && svg.matches("<circle").count() == 31,
        "{svg}"
    );
    let other = ludogite(&["show", &crate::data("begun.ludo"), "--svg"]).with_code(2);
    assert!(other.err.contains("no picture"), "{}", other.err);
}
