//! `docs/json.md` against what the commands really print.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::{
    data,
    document::{notations, root, worked_out},
    evening::evenings,
    file, ludogite, read,
    serve::house_with_games,
};

/// What the document says about one key.
struct Row {
    /// Is it there only sometimes?
    optional: bool,
    /// Can it be null?
    nullable: bool,
    kind: String,
}

/// A command's commands and keys, and what was seen of them.
#[derive(Default)]
struct Section {
    title: String,
    commands: Vec<String>,
    rows: BTreeMap<String, Row>,
    seen: BTreeSet<(String, Sight)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Sight {
    There,
    Missing,
    Null,
}

fn sections() -> Vec<Section> {
    let document = read(root().join("docs/json.md"));
    let mut sections: Vec<Section> = Vec::new();
    for line in document.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            sections.push(Section {
                title: title.to_owned(),
                ..Section::default()
            });
        }
        let Some(section) = sections.last_mut() else { continue };
        if let Some(command) = line.strip_prefix("ludogite ") {
            section.commands.push(command.to_owned());
        } else if line.starts_with("| `") {
            section.add(line);
        }
    }
    sections
}

impl Section {
    /// `| key | type | … |`
    fn add(&mut self, line: &str) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let key = cells[1].trim_matches('`');
        let kind = cells[2].trim_end_matches(" or null");
        let row = Row {
            optional: key.ends_with('?'),
            nullable: kind != cells[2],
            kind: kind.to_owned(),
        };
        let before = self.rows.insert(key.trim_end_matches('?').to_owned(), row);
        assert!(before.is_none(), "{key} is listed twice");
    }

    fn complain(&self, path: &str, what: &str) -> ! {
        panic!("docs/json.md, {}: {path} {what}", self.title)
    }

    fn check(&mut self, path: &str, value: &Value) {
        self.seen.insert((path.to_owned(), Sight::There));
        let Some(row) = self.rows.get(path) else {
            self.complain(path, "is not described")
        };
        if !value.is_null() {
            let kind = row.kind.clone();
            return self.check_kind(path, &kind, value);
        }
        if !row.nullable {
            self.complain(path, "is null");
        }
        self.seen.insert((path.to_owned(), Sight::Null));
    }

    fn check_kind(&mut self, path: &str, kind: &str, value: &Value) {
        let fits = match kind {
            "the game's own" => true,
            "string" => value.is_string(),
            "boolean" => value.is_boolean(),
            "number" => value.is_number(),
            "integer" => value.is_i64() || value.is_u64(),
            "object" => {
                self.check_keys(&format!("{path}."), value);
                true
            }
            _ => self.check_items(path, kind, value),
        };
        if !fits {
            self.complain(path, &format!("is no {kind}: {value}"));
        }
    }

    fn check_items(&mut self, path: &str, kind: &str, value: &Value) -> bool {
        let items: Vec<&Value> = match (kind.split_once(" of "), value) {
            (Some(("list", _)), Value::Array(items)) => items.iter().collect(),
            (Some(("object", _)), Value::Object(items)) => items.values().collect(),
            _ => return false,
        };
        let (_, each) = kind.split_once(" of ").unwrap_or_default();
        for item in items {
            self.check_kind(&format!("{path}[]"), each, item);
        }
        true
    }

    /// Each key is described, and each that is described is there, unless it need not be.
    fn check_keys(&mut self, prefix: &str, value: &Value) {
        let Value::Object(object) = value else {
            self.complain(prefix, "is no object")
        };
        for (key, value) in object {
            self.check(&format!("{prefix}{key}"), value);
        }
        let is_key_here = |path: &&String| path.strip_prefix(prefix).is_some_and(|key| !key.contains('.'));
        let described: Vec<String> = self.rows.keys().filter(is_key_here).cloned().collect();
        for path in described {
            if !object.contains_key(&path[prefix.len()..]) {
                if !self.rows[&path].optional {
                    self.complain(&path, "is missing");
                }
                self.seen.insert((path, Sight::Missing));
            }
        }
    }

    /// Whatever is said to happen at times has happened.
    fn check_seen(&self) {
        for (path, row) in &self.rows {
            let at_times = [
                (Sight::There, true),
                (Sight::Missing, row.optional),
                (Sight::Null, row.nullable),
            ];
            for (sight, _) in at_times.into_iter().filter(|(_, said)| *said) {
                if !self.seen.contains(&(path.clone(), sight)) {
                    self.complain(path, &format!("was never seen: {sight:?}"));
                }
            }
        }
    }
}

/// Games that are over and fair, and one that is solved.
fn finished() -> Vec<String> {
    let whole = whole().into_iter().map(|text| file(&text));
    let solved = root().join("games/yaminos/tests/transcripts/yam.ludo");
    whole.chain([solved.display().to_string(), data("won.ludo")]).collect()
}

fn whole() -> Vec<String> {
    notations()
        .iter()
        .flat_map(|notation| notation.examples("verify"))
        .collect()
}

/// These, the first half of each, and one with a card that was exchanged.
fn records() -> Vec<String> {
    let half = |record: String| {
        let (head, log) = record.split_once("\n\n").expect("an empty row ends the header");
        let lines: Vec<&str> = log.lines().collect();
        format!("{head}\n\n{}\n", lines[..lines.len() / 2].join("\n"))
    };
    let (_, game) = worked_out();
    let unfair = game.replacen("* green", "* diamond", 1);
    let halves = whole().into_iter().map(half);
    let others = halves.chain([unfair]).map(|text| file(&text));
    finished().into_iter().chain(others).collect()
}

/// An illegal line, an unreadable header, and what is no record, no game and no option.
fn bad() -> Vec<String> {
    let header = file("ludo 1\ngame diamoniak 9\nseats 2\n\n");
    vec![data("illegal.ludo"), header, "nowhere".to_owned()]
}

/// One that is well, and one without a key and with a table that cannot be read.
fn houses() -> Vec<String> {
    let [well, ill] = [(); 2].map(|()| house_with_games(1));
    std::fs::remove_file(ill.join("cookie.key")).expect("it is there");
    let db = rusqlite::Connection::open(ill.join("ludogite.sqlite")).expect("it is there");
    db.execute_batch("UPDATE tables SET saved = '{}'")
        .expect("nobody writes");
    [well, ill].map(|data| data.display().to_string()).into()
}

#[test]
fn what_is_printed_is_what_is_described() {
    let files = [
        ("FILE", records()),
        ("FINISHED", finished()),
        ("BAD", bad()),
        ("HOUSE", houses()),
        ("EVENING", evenings()),
    ];
    for mut section in sections() {
        assert!(!section.rows.is_empty(), "{} has no table", section.title);
        for command in section.commands.clone() {
            for words in filled(&command, &files) {
                section.check_keys("", &ludogite(&words).json());
            }
        }
        section.check_seen();
    }
}

/// The command as it stands there, or once with each file that it can be about.
fn filled<'a>(command: &'a str, files: &'a [(&str, Vec<String>)]) -> Vec<Vec<&'a str>> {
    let words: Vec<&str> = command.split(' ').collect();
    let Some((name, files)) = files.iter().find(|(name, _)| words.contains(name)) else {
        return vec![words];
    };
    let with = |file: &'a String| {
        words
            .iter()
            .map(|word| if word == name { file } else { *word })
            .collect()
    };
    files.iter().map(with).collect()
}

/// The commands that have `--json` are those that the document runs.
#[test]
fn every_command_with_json_is_described() {
    let commands = |args: &[&str]| -> Vec<String> {
        let help = ludogite(args).with_code(0).out;
        let list = help.lines().skip_while(|row| *row != "Commands:").skip(1);
        let names = list
            .take_while(|row| !row.is_empty())
            .filter_map(|row| row.split_whitespace().next());
        names.filter(|name| *name != "help").map(str::to_owned).collect()
    };
    let described: Vec<String> = sections().into_iter().map(|section| section.title).collect();
    for command in commands(&["--help"]) {
        let below = commands(&[&command, "--help"]);
        let whole = |name: &String| format!("{command} {name}");
        let all = if below.is_empty() {
            vec![command.clone()]
        } else {
            below.iter().map(whole).collect()
        };
        for title in all {
            let args: Vec<&str> = title.split(' ').chain(["--help"]).collect();
            let has_json = ludogite(&args).with_code(0).out.contains("--json");
            assert_eq!(has_json, described.contains(&title), "{title}");
        }
    }
}
