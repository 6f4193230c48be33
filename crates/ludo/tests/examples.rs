//! Every public type and trait of the contract is shown in use: it has an example, one of its methods has, or its
//! documentation links to something that has. The examples themselves are run with the tests.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// What is declared somewhere, with what its documentation says.
struct Declared {
    /// A method is called `Type::method`.
    name: String,
    is_public_type: bool,
    docs: String,
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("there are sources");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] })
        .collect()
}

/// The name that is declared after one of these words.
fn named(row: &str, kinds: &[&str]) -> Option<String> {
    let mut words = row
        .split([' ', '(', '<', '{', ':', '!'])
        .filter(|word| !word.is_empty());
    words.find(|word| kinds.contains(word))?;
    words.next().map(str::to_owned)
}

/// Whose methods follow: `impl<G> Trait for Type<G> {` is about the type.
fn owner(row: &str) -> Option<String> {
    let rest = row.strip_prefix("impl")?;
    let rest = if rest.starts_with('<') {
        rest.split_once("> ")?.1
    } else {
        rest
    };
    let whose = rest.rsplit(" for ").next()?;
    named(&format!("of {}", whose.trim_start()), &["of"])
}

fn declared(source: &str) -> Vec<Declared> {
    let (mut found, mut docs, mut within) = (Vec::new(), String::new(), None);
    for row in source.lines() {
        let bare = row.trim_start();
        if let Some(said) = bare.strip_prefix("///") {
            docs += said;
            docs.push('\n');
            continue;
        }
        if bare.starts_with("#[") {
            continue;
        }
        let is_outermost = bare.len() == row.len() && !bare.is_empty();
        let of_type = named(bare, &["struct", "enum", "trait"]).filter(|_| is_outermost);
        if is_outermost {
            within = of_type.clone().or_else(|| owner(row)).or(within);
        }
        let is_public_type = of_type.is_some() && row.starts_with("pub ");
        let method = named(bare, &["fn"]).map(|method| match &within {
            Some(whose) if !is_outermost => format!("{whose}::{method}"),
            _ => method,
        });
        let name = of_type.or(method).or_else(|| named(bare, &["macro_rules"]));
        let docs = std::mem::take(&mut docs);
        found.extend(name.map(|name| Declared {
            name,
            is_public_type,
            docs,
        }));
    }
    found
}

/// What the documentation links to: `` [`Type::method`] ``, wherever it stands.
fn links(docs: &str) -> impl Iterator<Item = &str> {
    let links = docs.split("[`").skip(1).filter_map(|rest| rest.split("`]").next());
    links.map(|link| link.trim_end_matches(['!', '(', ')']))
}

#[test]
fn every_public_type_is_shown_in_use() {
    let files = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let all: Vec<Declared> = files
        .iter()
        .flat_map(|file| declared(&fs::read_to_string(file).expect("it is text")))
        .collect();
    let mut shown = BTreeSet::new();
    for one in all.iter().filter(|one| one.docs.contains("```")) {
        shown.insert(one.name.as_str());
        shown.extend(one.name.split_once("::").map(|(whose, _)| whose));
    }
    let types = all.iter().filter(|one| one.is_public_type);
    let dark: Vec<&str> = types
        .clone()
        .filter(|one| !shown.contains(one.name.as_str()) && !links(&one.docs).any(|link| shown.contains(link)))
        .map(|one| one.name.as_str())
        .collect();
    assert!(types.count() > 80, "the types are found");
    assert!(dark.is_empty(), "without an example: {dark:?}");
}
