//! What is known: every input that was ever of interest, and the games of the transcripts.

use std::{fs, path::PathBuf};

use fuzz::Target;

fn files(folder: PathBuf) -> Vec<PathBuf> {
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    files.map(|file| file.expect("it can be read").path()).collect()
}

fn here() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn try_all(target: Target, files: &[PathBuf]) {
    for file in files {
        eprintln!("{} {}", target.name, file.display());
        target.try_on(&fs::read(file).expect("it can be read"));
    }
}

#[test]
fn what_is_known_holds() {
    for target in Target::ALL {
        let known = files(here().join("corpus").join(target.name));
        assert!(!known.is_empty(), "{} begins somewhere", target.name);
        try_all(target, &known);
    }
}

#[test]
fn what_was_played_holds() {
    let games = files(here().join("../../games"));
    for game in games.iter().filter(|game| game.join("tests/transcripts").exists()) {
        let played = files(game.join("tests/transcripts"));
        for target in ["records", "notation"] {
            try_all(Target::named(target).expect("it is one"), &played);
        }
    }
}
