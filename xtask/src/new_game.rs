//! `cargo xtask new-game NAME`: a small game that compiles, obeys the laws and can be played at once, to be changed into
//! another. The template is a crate of the workspace itself (`xtask/template`), so it is built and tested like all others;
//! making a game of it is giving it another name.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail, ensure};

use crate::{
    rules,
    run::{cargo, command, root, step, written_by},
    setup,
};

/// What the template's game is called.
const TEMPLATE: &str = "summit";
/// Names that mean something else to Rust, to Cargo or to the house.
const TAKEN: &str = "abstract alloc async await become box break const continue core crate dyn else enum extern false final \
    for gen impl let loop macro match mod move mut override priv pub ref return self serde static std struct super test \
    trait true try type typeof union unsafe unsized use virtual where while yield xtask";

pub fn run(args: &[String]) -> Result<()> {
    let [name] = args else {
        bail!("cargo xtask new-game NAME, or --try");
    };
    if name == "--try" {
        return try_out();
    }
    make(&root(), name)?;
    cargo(["fmt", "--package", name, "--package", "rooms"])?;
    step("the page hears of it (builds all games once)", || written_by("types"))?;
    eprintln!(
        "\ngames/{name} is a game now. docs/a-new-game.md says how to go on.\n\n\
         the laws, and its rules: cargo test -p {name}\n\
         in the terminal:         cargo run --bin ludogite -- play {name}\n\
         on the page:             cargo xtask serve"
    );
    Ok(())
}

/// Makes a game of the template in a project of its own, away from the tree but with the same crates and the same builds, and
/// tests it there: what `new-game` makes compiles and obeys the laws.
pub fn try_out() -> Result<()> {
    const NAME: &str = "pebbles";
    let project = setup::target("new-game")?;
    let _ = fs::remove_dir_all(&project);
    fs::create_dir_all(project.join("games"))?;
    for file in ["Cargo.lock", "crates/rooms/Cargo.toml", "crates/rooms/src/lib.rs"] {
        let copy = project.join(file);
        fs::create_dir_all(copy.parent().expect("a file lies in a folder"))?;
        fs::copy(root().join(file), copy)?;
    }
    fs::write(
        project.join("Cargo.toml"),
        beside(&read(&root().join("Cargo.toml"))?, &root())?,
    )?;
    make(&project, NAME)?;
    rules::check(&project)?;
    let test = ["test", "--quiet", "--offline", "--package", NAME, "--manifest-path"];
    let test = command("cargo").args(test).arg(project.join("Cargo.toml"));
    test.arg("--target-dir").arg(setup::target("")?).finish()?;
    fs::remove_dir_all(&project).context("the trial can be cleared away")
}

/// The workspace's manifest for a project beside it, that has `rooms` and games of its own.
fn beside(manifest: &str, root: &Path) -> Result<String> {
    let members = manifest.lines().find(|row| row.starts_with("members = "));
    let members = members.context("a workspace has members")?;
    let root = root.display();
    Ok(manifest
        .replace(members, "members = [\"crates/rooms\", \"games/*\"]")
        .replace("path = \"crates/", &format!("path = \"{root}/crates/"))
        .replace("path = \"games/", &format!("path = \"{root}/games/")))
}

/// Makes games/NAME and names it in `rooms`, or changes nothing.
fn make(root: &Path, name: &str) -> Result<()> {
    check(name)?;
    let folder = root.join("games").join(name);
    ensure!(!folder.exists(), "games/{name} is there already");
    let rooms = root.join("crates/rooms");
    let list = named_in_list(&read(&rooms.join("src/lib.rs"))?, name)?;
    let manifest = named_in_manifest(&read(&rooms.join("Cargo.toml"))?, name)?;
    let workspace = quick_in_tests(&read(&root.join("Cargo.toml"))?, name)?;
    for file in template_files() {
        let to = folder.join(&file);
        fs::create_dir_all(to.parent().expect("a file lies in a folder"))?;
        fs::write(to, renamed(&read(&template().join(&file))?, name))?;
    }
    fs::write(rooms.join("src/lib.rs"), list)?;
    fs::write(rooms.join("Cargo.toml"), manifest)?;
    fs::write(root.join("Cargo.toml"), workspace)?;
    Ok(())
}

/// A name that is a crate, an id in records and the beginning of message ids, all at once.
fn check(name: &str) -> Result<()> {
    let letters = name.starts_with(|c: char| c.is_ascii_lowercase());
    let plain = letters && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    ensure!(
        plain && (3..=20).contains(&name.len()),
        "a game is called by 3 to 20 small letters and digits, not {name:?}"
    );
    let taken = TAKEN.split_whitespace().any(|word| word == name) || root().join("crates").join(name).exists();
    ensure!(!taken && name != TEMPLATE, "{name} is the name of something else");
    Ok(())
}

fn template() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("template")
}

fn template_files() -> Vec<PathBuf> {
    let files = [
        "Cargo.toml",
        "RULES.md",
        "src/lib.rs",
        "src/tells.rs",
        "src/hosted.rs",
        "tests/laws.rs",
        "tests/rules.rs",
    ];
    files.map(PathBuf::from).to_vec()
}

/// The same text about another game.
fn renamed(text: &str, name: &str) -> String {
    text.replace(TEMPLATE, name)
        .replace(&capital(TEMPLATE), &capital(name))
        .replace(&TEMPLATE.to_uppercase(), &name.to_uppercase())
}

fn capital(name: &str) -> String {
    name[..1].to_uppercase() + &name[1..]
}

/// One line in the list of games, after the last.
fn named_in_list(list: &str, name: &str) -> Result<String> {
    let room = |row: &&str| row.trim_start().starts_with("Arc::new(RoomOf::<");
    let last = list.lines().rfind(room).context("crates/rooms lists no game")?;
    let row = format!("            Arc::new(RoomOf::<{name}::{}>::new()),", capital(name));
    Ok(list.replacen(last, &format!("{last}\n{row}"), 1))
}

/// And one for Cargo.
fn named_in_manifest(manifest: &str, name: &str) -> Result<String> {
    const HEAD: &str = "[dependencies]\n";
    ensure!(manifest.contains(HEAD), "crates/rooms has no dependencies");
    let row = format!("{HEAD}{name} = {{ path = \"../../games/{name}\" }}\n");
    Ok(manifest.replacen(HEAD, &row, 1))
}

/// Bots of a game play thousands of games in tests, so it is built as the others are.
fn quick_in_tests(workspace: &str, name: &str) -> Result<String> {
    const HEAD: &str = "[profile.dev.package]\n";
    ensure!(
        workspace.contains(HEAD),
        "Cargo.toml says of no package how it is built"
    );
    Ok(workspace.replacen(HEAD, &format!("{HEAD}{name}.opt-level = 2\n"), 1))
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| file.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything that lies in a folder, by its path in there.
    fn lying_in(folder: &Path) -> Vec<PathBuf> {
        let mut found = Vec::new();
        for entry in fs::read_dir(folder).expect("it can be read") {
            let path = entry.expect("it is there").path();
            if path.is_dir() {
                let name = PathBuf::from(path.file_name().expect("a folder has a name"));
                found.extend(lying_in(&path).into_iter().map(|file| name.join(file)));
            } else {
                found.push(path.file_name().expect("a file has a name").into());
            }
        }
        found.sort();
        found
    }

    #[test]
    fn the_template_is_copied_whole() {
        let mut files = template_files();
        files.sort();
        assert_eq!(files, lying_in(&template()));
    }

    /// A block of code in the guide names the file that it comes from: "```rust src/lib.rs".
    #[test]
    fn the_guide_shows_the_template_as_it_is() {
        let guide = read(&root().join("docs/a-new-game.md")).expect("the guide is there");
        let mut shown = 0;
        for block in guide.split("\n```").skip(1).step_by(2) {
            let (head, code) = block.split_once('\n').expect("a block has lines");
            let Some((_, file)) = head.split_once(' ') else {
                continue;
            };
            let text = read(&template().join(file)).expect(file);
            assert!(text.contains(code), "{file} has no such lines:\n{code}");
            shown += 1;
        }
        assert!(shown > 10, "{shown} blocks name their file");
    }

    #[test]
    fn another_name_is_another_name_throughout() {
        for file in template_files() {
            let text = renamed(&read(&template().join(&file)).expect("it can be read"), "pebbles");
            assert!(!text.to_lowercase().contains(TEMPLATE), "{}", file.display());
        }
        assert_eq!(renamed("summit Summit SUMMIT-1", "uno2"), "uno2 Uno2 UNO2-1");
    }

    #[test]
    fn three_lines_name_it() {
        let list = named_in_list("vec![\n            Arc::new(RoomOf::<Old>::new()),\n]", "pebbles").expect("a list");
        let row = "            Arc::new(RoomOf::<pebbles::Pebbles>::new()),\n]";
        assert!(list.ends_with(row), "{list}");
        let manifest = named_in_manifest("[dependencies]\nold.workspace = true\n", "pebbles").expect("a manifest");
        let rows: Vec<&str> = manifest.lines().collect();
        assert_eq!(
            rows[1..],
            ["pebbles = { path = \"../../games/pebbles\" }", "old.workspace = true"]
        );
        assert!(named_in_list("", "pebbles").is_err() && named_in_manifest("", "pebbles").is_err());
        let workspace = quick_in_tests("[profile.dev.package]\nold.opt-level = 2\n", "pebbles").expect("a workspace");
        assert_eq!(workspace.lines().nth(1), Some("pebbles.opt-level = 2"));
        assert!(quick_in_tests("", "pebbles").is_err());
    }

    #[test]
    fn names_are_plain_and_free() {
        for good in ["pebbles", "uno2", "abc"] {
            assert!(check(good).is_ok(), "{good}");
        }
        for bad in [
            "", "ab", "Pebbles", "7up", "my-game", "a_b", "été", "std", "ludo", "server", "match", "summit", "../x",
        ] {
            assert!(check(bad).is_err(), "{bad}");
        }
    }
}
