//! Whoever writes a record by hand and slips is told where: games that were played are changed in thousands of ways, one word
//! at a time, and every complaint names the row that was changed or one that depends on it, a column that is not behind the
//! slip, and one rule.

use std::{fs, path::PathBuf};

use ludo::Record;

/// Rows of a long game beyond this are like those before.
const ROWS: usize = 24;
const LONGEST_MESSAGE: usize = 400;

/// What became of a text: row, column and message of the complaint, if there is one.
fn complaint(text: &str) -> Option<(usize, usize, String)> {
    let record = match text.parse::<Record>() {
        Ok(record) => record,
        Err(wrong) => return Some((wrong.line, wrong.column, wrong.to_string())),
    };
    let room = rooms::find(&record.header.game).expect("a game that was played");
    let fault = room.replay(&record).err()?;
    Some((fault.place.row_in(text), fault.place.column, fault.to_string()))
}

/// The same word, spoilt.
fn spoilt(word: &str) -> [String; 5] {
    [
        "\u{1F409}".to_owned(),
        format!("{word}\u{1b}[2J"),
        word.repeat(2),
        format!("{word} {word}"),
        "9".repeat(3000),
    ]
}

/// Every text that differs in one word of the first rows, with the row and the column at which the word ends.
fn slips(text: &str) -> Vec<(usize, usize, String)> {
    let rows: Vec<&str> = text.lines().collect();
    let mut slips = Vec::new();
    let said = rows
        .iter()
        .enumerate()
        .filter(|(_, row)| !row.starts_with('#') && !row.is_empty());
    for (at, row) in said.take(ROWS) {
        let words: Vec<&str> = row.split(' ').collect();
        for place in 0..words.len() {
            let column = words[..place]
                .iter()
                .map(|word| word.chars().count() + 1)
                .sum::<usize>()
                + 1;
            for other in spoilt(words[place]) {
                let mut changed = words.clone();
                changed[place] = &other;
                let mut all = rows.clone();
                let changed = changed.join(" ");
                all[at] = &changed;
                slips.push((at + 1, column + other.chars().count(), all.join("\n")));
            }
        }
    }
    slips
}

fn transcripts() -> Vec<String> {
    let games = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let folders = fs::read_dir(games).expect("there are games").flatten();
    let files = folders.filter_map(|game| fs::read_dir(game.path().join("tests/transcripts")).ok());
    let mut files: Vec<PathBuf> = files.flatten().flatten().map(|file| file.path()).collect();
    files.sort();
    let read = |file: &PathBuf| fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    files.iter().map(read).collect()
}

#[test]
fn every_slip_is_found_where_it_is() {
    let mut found = 0;
    for text in transcripts() {
        // Some were kept because they are refused: their own complaint may come first.
        let own = complaint(&text).map_or(usize::MAX, |(row, ..)| row);
        for (row, column, changed) in slips(&text) {
            let is_name = changed.lines().nth(row - 1).is_some_and(|row| row.starts_with("game"));
            if is_name || row >= own {
                continue; // another game is another game
            }
            let Some((line, at, message)) = complaint(&changed) else {
                continue;
            };
            let shown = changed.lines().nth(row - 1).unwrap_or_default();
            let shown: String = shown.chars().take(200).collect();
            assert!(line >= row, "row {row}: {message}\n{shown}");
            // What a game's own rule refuses is the act, whatever was changed before it: its moment, or who does it.
            let by_the_game = !message.contains("(HOUSE-");
            assert!(
                line > row || at <= column + 1 || by_the_game || message.ends_with("found="),
                "row {row}, column {column}: {message}\n{shown}"
            );
            assert!(message.chars().count() <= LONGEST_MESSAGE, "{message}");
            assert!(!message.contains('\u{1b}'), "{message:?}");
            let rules = message.matches("HOUSE-NOTATION").count();
            assert!(rules <= 1, "{message}");
            found += usize::from(line == row);
        }
    }
    assert!(found > 2_000, "{found} slips were found where they are");
}
