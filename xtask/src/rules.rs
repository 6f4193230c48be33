//! Every rule of a game's RULES.md is kept by a branch of its code and proved by a test that has run that branch; or, where
//! it is only said or shown, it is told by the page and held against it by a page test. Nobody names a rule that does not
//! exist.
//!
//! What counts stands in code, not in comments: the code names a rule in a mark or in a refusal, a test in `proves![…]` or in
//! a call of `refuses…(…)`. That it is true is seen when the tests run.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};

type Ids = BTreeSet<String>;

/// The games of the house: the folders of games/.
pub fn games(root: &Path) -> Result<Vec<String>> {
    let mut games: Vec<String> = fs::read_dir(root.join("games"))?
        .filter_map(|entry| Some(entry.ok()?.file_name().to_string_lossy().into_owned()))
        .filter(|name| root.join("games").join(name).join("RULES.md").exists())
        .collect();
    games.sort();
    Ok(games)
}

pub fn check(root: &Path) -> Result<()> {
    let mut complaints = Vec::new();
    for game in games(root)? {
        let room = root.join("games").join(&game);
        let book = fs::read_to_string(room.join("RULES.md")).context("RULES.md")?;
        let prefix = prefix_of(&book).with_context(|| format!("{game}: RULES.md has no rule written **ID**"))?;
        let stated = stated(&book);
        let cited = Cited::in_room(&room, &prefix)?;
        for (what, ids) in cited.complaints(&stated) {
            if !ids.is_empty() {
                complaints.push(format!("{game}: {what}: {}", ids.join(" ")));
            }
        }
        eprintln!("  {game}: {} rules", stated.len());
    }
    if !complaints.is_empty() {
        bail!("{}", complaints.join("\n  "));
    }
    Ok(())
}

/// Where a room names rules.
#[derive(Default)]
struct Cited {
    anywhere: Ids,
    by_code: Ids,
    by_tests: Ids,
    by_page: Ids,
    by_page_tests: Ids,
}

impl Cited {
    fn in_room(room: &Path, prefix: &str) -> Result<Cited> {
        let mut cited = Cited::default();
        for text in read(files(&room.join("src"), &["rs"])?)? {
            cited.anywhere.extend(ids_in(&text, prefix));
            cited.by_code.extend(ids_in(&without_comments(&text), prefix));
        }
        for text in read(files(&room.join("tests"), &["rs", "ludo"])?)? {
            cited.anywhere.extend(ids_in(&text, prefix));
            let code = without_comments(&text);
            cited
                .by_tests
                .extend(proofs(&code).flat_map(|proof| ids_in(proof, prefix)));
        }
        let (tests, page): (Vec<_>, Vec<_>) = files(&room.join("web"), &["ts", "svelte"])?
            .into_iter()
            .partition(|file| file.to_string_lossy().ends_with(".test.ts"));
        // The rules page lists every rule, by short names: what it lists is no citation.
        let page = page.into_iter().filter(|file| !file.ends_with("rules.ts"));
        for text in read(page.collect())? {
            cited.anywhere.extend(ids_in(&text, prefix));
            cited.by_page.extend(ids_in(&without_page_comments(&text), prefix));
        }
        // A text cannot name a rule but in the comment above it.
        for text in read(files(&room.join("texts"), &["ftl"])?)? {
            cited.by_page.extend(ids_in(&text, prefix));
        }
        for text in read(tests)? {
            cited.anywhere.extend(ids_in(&text, prefix));
            cited.by_page_tests.extend(ids_in(&without_comments(&text), prefix));
        }
        cited
            .anywhere
            .extend(cited.by_page.union(&cited.by_page_tests).cloned());
        Ok(cited)
    }

    fn complaints<'a>(&'a self, stated: &'a Ids) -> [(&'static str, Vec<&'a str>); 3] {
        // What no code keeps may be for the page alone.
        let shown =
            |id: &String| !self.by_code.contains(id) && self.by_page.contains(id) && self.by_page_tests.contains(id);
        let not = |ids: &Ids| {
            let missing = stated.iter().filter(|id| !ids.contains(*id) && !shown(id));
            missing.map(String::as_str).collect()
        };
        let unknown = self.anywhere.difference(stated).map(String::as_str).collect();
        [
            ("kept by no code", not(&self.by_code)),
            ("proved by no test", not(&self.by_tests)),
            ("not in RULES.md", unknown),
        ]
    }
}

/// The ids that the book states, each in bold: `**DIAMONIAK-13**`.
fn stated(book: &str) -> Ids {
    let bold = book.split("**").skip(1).step_by(2);
    bold.filter(|text| is_id(text)).map(str::to_owned).collect()
}

fn is_id(text: &str) -> bool {
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '-';
    text.contains('-') && text.starts_with(|c: char| c.is_ascii_uppercase()) && text.chars().all(fits)
}

fn prefix_of(book: &str) -> Option<String> {
    let first = stated(book).into_iter().next()?;
    Some(format!("{}-", first.split('-').next()?))
}

/// Every id with this prefix, as it is written in the book: so a search for it finds the rule, the code and the test.
fn ids_in(text: &str, prefix: &str) -> Vec<String> {
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let begins = |at: usize| !text[..at].ends_with(fits);
    let ids = text.match_indices(prefix).filter(|(at, _)| begins(*at)).map(|(at, _)| {
        let id: String = text[at..].chars().take_while(|c| fits(*c)).collect();
        id.trim_end_matches('-').to_owned()
    });
    ids.filter(|id| id.len() >= prefix.len()).collect()
}

/// Each line up to the `//` that is not in a string.
fn without_comments(code: &str) -> String {
    let cut = |line: &str| {
        let quotes = |at: usize| line[..at].replace("\\\"", "").matches('"').count();
        let comment = line.match_indices("//").find(|(at, _)| quotes(*at) % 2 == 0);
        line[..comment.map_or(line.len(), |(at, _)| at)].to_owned() + "\n"
    };
    code.lines().map(cut).collect()
}

/// The same of a page or a script, without the blocks that are comments.
fn without_page_comments(text: &str) -> String {
    let mut text = text.to_owned();
    for (open, close) in [("/*", "*/"), ("<!--", "-->")] {
        while let Some((before, rest)) = text.split_once(open) {
            let after = rest.split_once(close).map_or("", |(_, after)| after);
            text = format!("{before}{after}");
        }
    }
    without_comments(&text)
}

/// What stands in the brackets of each `proves![…]` and `refuses…(…)`.
fn proofs(code: &str) -> impl Iterator<Item = &str> {
    let calls = ["proves!", "refuses"].into_iter();
    calls
        .flat_map(|name| code.match_indices(name))
        .filter_map(|(at, name)| {
            let rest = &code[at + name.len()..];
            let rest = rest.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_');
            rest.starts_with(['(', '[']).then(|| in_brackets(rest))
        })
}

/// From the bracket with which it begins to the one that closes it; brackets in strings do not count.
fn in_brackets(text: &str) -> &str {
    let (mut depth, mut in_string, mut escaped) = (0, false, false);
    for (at, c) in text.char_indices() {
        match c {
            '"' if !escaped => in_string = !in_string,
            '(' | '[' | '{' if !in_string => depth += 1,
            ')' | ']' | '}' if !in_string => depth -= 1,
            _ => {}
        }
        escaped = c == '\\' && !escaped;
        if depth == 0 {
            return &text[..at];
        }
    }
    text
}

fn read(files: Vec<PathBuf>) -> Result<Vec<String>> {
    let read = |file: PathBuf| fs::read_to_string(&file).with_context(|| file.display().to_string());
    files.into_iter().map(read).collect()
}

fn files(folder: &Path, endings: &[&str]) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if !folder.exists() {
        return Ok(found);
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path, endings)?);
        } else if path
            .extension()
            .is_some_and(|end| endings.iter().any(|fit| end == *fit))
        {
            found.push(path);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(text: &str) -> Ids {
        ids_in(text, "TEST-").into_iter().collect()
    }

    #[test]
    fn ids_are_found_in_books_and_code() {
        let book = "- **TEST-1** one. **bold** **TEST-AMB-2** two";
        assert_eq!(stated(book).into_iter().collect::<Vec<_>>(), ["TEST-1", "TEST-AMB-2"]);
        assert_eq!(prefix_of(book).as_deref(), Some("TEST-"));
        assert_eq!(ids_in("// TEST-1, (TEST-AMB-2).", "TEST-"), ["TEST-1", "TEST-AMB-2"]);
        assert_eq!(ids_in("TEST-TEST-1", "TEST-"), ["TEST-TEST-1"]);
    }

    #[test]
    fn a_comment_keeps_no_rule() {
        let code = "/// TEST-1\nlet url = \"a//b\"; rule!(\"TEST-2\"); // TEST-3";
        assert_eq!(ids(&without_comments(code)), ids("TEST-2"));
    }

    #[test]
    fn a_comment_of_the_page_tells_no_rule() {
        let page = "/** TEST-1 TEST-2\n * TEST-3 */ t('TEST-4') <!-- TEST-5 --> TEST-6 // TEST-7";
        assert_eq!(ids(&without_page_comments(page)), ids("TEST-4 TEST-6"));
    }

    #[test]
    fn a_mention_proves_no_rule() {
        let test = r#"
            let _proof = proves!["TEST-1", "TEST-2"];
            assert_eq!(rule, "TEST-3");
            desk.refuses("1 say :)", "TEST-4", "why");
            desk.refuses_position(at("("), "TEST-5"); let other = "TEST-6";
            let refuses = "TEST-7";
        "#;
        let proved: Ids = proofs(test).flat_map(ids).collect();
        assert_eq!(proved, ids("TEST-1 TEST-2 TEST-4 TEST-5"));
    }

    /// A number that wraps is corrupt state, also in a release: only where nothing but a search or nature is counted may it go unnoticed.
    #[test]
    fn numbers_that_wrap_stop_what_is_released() {
        let mut section = "";
        let mut said = Vec::new();
        for row in include_str!("../../Cargo.toml").lines() {
            if row.starts_with('[') {
                section = row;
            } else if row.contains("overflow-checks") {
                said.push(format!("{section} {row}"));
            }
        }
        let package = "[profile.release.package]";
        let expected = [
            "[profile.release] overflow-checks = true".to_owned(),
            "[profile.release.package.\"*\"] overflow-checks = false".to_owned(),
            format!("{package} lexicon.overflow-checks = false"),
            format!("{package} physics.overflow-checks = false"),
            format!("{package} search.overflow-checks = false"),
        ];
        assert_eq!(said, expected);
    }

    #[test]
    fn every_rule_is_kept_and_proved_by_code_or_by_page() {
        let cited = Cited {
            anywhere: ids("TEST-1 TEST-2 TEST-3 TEST-9"),
            by_code: ids("TEST-1 TEST-2"),
            by_tests: ids("TEST-1"),
            by_page: ids("TEST-2 TEST-3"),
            by_page_tests: ids("TEST-2 TEST-3"),
        };
        let stated = ids("TEST-1 TEST-2 TEST-3 TEST-4");
        let complaints = cited.complaints(&stated).map(|(_, ids)| ids.join(" "));
        assert_eq!(complaints, ["TEST-4", "TEST-2 TEST-4", "TEST-9"]);
    }
}
