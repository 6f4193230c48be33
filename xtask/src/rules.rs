//! Every rule of a game's RULES.md is cited by code that enforces it and by a test that proves it,
//! and no code cites a rule that does not exist.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};

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
        let stated: BTreeSet<String> = stated(&book);
        let cited_by_code = cited(&room.join("src"), &prefix)?;
        let cited_by_tests = cited(&room.join("tests"), &prefix)?;
        let mut complain = |ids: Vec<&String>, what: &str| {
            if !ids.is_empty() {
                complaints.push(format!(
                    "{game}: {what}: {}",
                    ids.into_iter().cloned().collect::<Vec<_>>().join(" ")
                ));
            }
        };
        complain(stated.difference(&cited_by_code).collect(), "cited by no code");
        complain(stated.difference(&cited_by_tests).collect(), "cited by no test");
        complain(
            cited_by_code
                .union(&cited_by_tests)
                .filter(|id| !stated.contains(*id))
                .collect(),
            "not in RULES.md",
        );
        eprintln!("  {game}: {} rules", stated.len());
    }
    if !complaints.is_empty() {
        bail!("{}", complaints.join("\n  "));
    }
    Ok(())
}

/// The ids that the book states, each in bold: `**DIAMONIAK-13**`.
fn stated(book: &str) -> BTreeSet<String> {
    let bold = book.split("**").skip(1).step_by(2);
    bold.filter(|text| is_id(text)).map(str::to_owned).collect()
}

fn is_id(text: &str) -> bool {
    let fits = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c.is_ascii_lowercase() || c == '-';
    text.contains('-') && text.starts_with(|c: char| c.is_ascii_uppercase()) && text.chars().all(fits)
}

fn prefix_of(book: &str) -> Option<String> {
    let first = stated(book).into_iter().next()?;
    Some(format!("{}-", first.split('-').next()?))
}

/// Every id with this prefix in the Rust files and records under a folder, as it is written in the book: so a search for it
/// finds the rule, the code and the test.
fn cited(folder: &Path, prefix: &str) -> Result<BTreeSet<String>> {
    let mut ids = BTreeSet::new();
    for file in files(folder)? {
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        ids.extend(ids_in(&text, prefix));
    }
    Ok(ids)
}

fn ids_in(text: &str, prefix: &str) -> Vec<String> {
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let begins = |at: usize| !text[..at].ends_with(fits);
    let ids = text.match_indices(prefix).filter(|(at, _)| begins(*at)).map(|(at, _)| {
        let id: String = text[at..].chars().take_while(|c| fits(*c)).collect();
        id.trim_end_matches('-').to_owned()
    });
    ids.filter(|id| id.len() >= prefix.len()).collect()
}

fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if !folder.exists() {
        return Ok(found);
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else if path.extension().is_some_and(|end| end == "rs" || end == "ludo") {
            found.push(path);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_in_books_and_code() {
        let book = "- **TEST-1** one. **bold** **TEST-AMB-2** two";
        assert_eq!(stated(book).into_iter().collect::<Vec<_>>(), ["TEST-1", "TEST-AMB-2"]);
        assert_eq!(prefix_of(book).as_deref(), Some("TEST-"));
        assert_eq!(ids_in("// TEST-1, (TEST-AMB-2).", "TEST-"), ["TEST-1", "TEST-AMB-2"]);
        assert_eq!(ids_in("TEST-TEST-1", "TEST-"), ["TEST-TEST-1"]);
    }
}
