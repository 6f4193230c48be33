//! `cargo xtask notices`: who made what is handed out with the house, and on what terms, in one file that the program carries.
//!
//! Asked are cargo (whatever is linked into `ludogite`) and the build of the page (whatever went into it), so nothing is
//! forgotten; `cargo xtask test` fails where the file is not what they say now.

use std::{
    collections::{BTreeMap, BTreeSet, HashSet},
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;

use crate::run::{self, root};

const FILE: &str = "crates/server/src/notices.txt";
const HEAD: &str = "\
What others have made that is in Ludogîte, and on what terms. Ludogîte itself is MIT OR Apache-2.0.
Where somebody lets us choose between terms, those named first here were chosen.
";
/// Terms that we can keep, those that we like best first.
const TERMS: [&str; 14] = [
    "MIT",
    "Apache-2.0",
    "Zlib",
    "ISC",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "0BSD",
    "Unlicense",
    "BSL-1.0",
    "Unicode-3.0",
    "CDLA-Permissive-2.0",
    "OFL-1.1",
    "MPL-2.0",
    "Apache-2.0 WITH LLVM-exception",
];

/// A package of somebody else's.
#[derive(Debug)]
struct Package {
    name: String,
    version: String,
    licence: String,
    authors: Vec<String>,
    source: String,
    folder: PathBuf,
}

pub fn write() -> Result<()> {
    fs::write(root().join(FILE), made()?).context(FILE)
}

/// Is the file what cargo and the page's build say now?
pub fn check() -> Result<()> {
    let is_now = fs::read_to_string(root().join(FILE)).context(FILE)?;
    ensure!(
        is_now == made()?,
        "{FILE} is not up to date: `cargo xtask notices` writes it"
    );
    Ok(())
}

fn made() -> Result<String> {
    let mut all = linked()?;
    all.extend(in_the_page()?);
    all.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    // Who wrote the same words is named above them together.
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut list = String::new();
    for package in &all {
        let chosen = package.chosen()?;
        let named = format!("{} {}", package.name, package.version);
        list += &format!("{named}: {} ({})\n", chosen.join(" AND "), package.source);
        for text in package.texts(&chosen)? {
            texts.entry(text).or_default().insert(named.clone());
        }
    }
    let mut told = format!("{HEAD}\n{}\n{list}", words()?);
    for (text, whose) in texts {
        let whose: Vec<String> = whose.into_iter().collect();
        told += &format!("\n{}\n{}\n\n{text}\n", "=".repeat(72), whose.join(", "));
    }
    Ok(told)
}

/// The French words are under terms of their own, and where their source is has to be said.
fn words() -> Result<String> {
    let notice = fs::read_to_string(root().join("crates/lexicon/NOTICE.md"))?;
    let told: Vec<&str> = notice.lines().take_while(|row| !row.starts_with('|')).collect();
    let terms = fs::read_to_string(root().join("crates/lexicon/LICENSE-MPL-2.0"))?;
    Ok(format!(
        "{}\n\n{terms}",
        told.join("\n").trim().trim_start_matches("# ")
    ))
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Crate>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Crate {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    authors: Vec<String>,
    repository: Option<String>,
    source: Option<String>,
    manifest_path: PathBuf,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<DependencyKind>,
}

#[derive(Deserialize)]
struct DependencyKind {
    /// None for what is linked; else it serves to build or to test.
    kind: Option<String>,
}

/// Others' crates in the `ludogite` of Linux.
fn linked() -> Result<Vec<Package>> {
    let args = [
        "metadata",
        "--format-version",
        "1",
        "--locked",
        "--filter-platform",
        "x86_64-unknown-linux-gnu",
    ];
    let told: Metadata = serde_json::from_str(&run::command("cargo").args(args).output()?)?;
    let cli = told
        .packages
        .iter()
        .find(|package| package.name == "cli")
        .context("cli")?;
    let deps: BTreeMap<&str, &[Dependency]> = told.resolve.nodes.iter().map(|node| (&*node.id, &*node.deps)).collect();
    let (mut seen, mut next) = (HashSet::new(), vec![&*cli.id]);
    while let Some(id) = next.pop() {
        if seen.insert(id) {
            let linked = deps[id]
                .iter()
                .filter(|dep| dep.dep_kinds.iter().any(|kind| kind.kind.is_none()));
            next.extend(linked.map(|dep| &*dep.pkg));
        }
    }
    let others = told
        .packages
        .iter()
        .filter(|package| seen.contains(&*package.id) && package.source.is_some());
    others.map(Package::of_crate).collect()
}

/// Others' packages in the page, as its last build found them.
fn in_the_page() -> Result<Vec<Package>> {
    let modules = root().join("node_modules");
    let names = fs::read_to_string(modules.join(".in-the-page.json")).context("the page has not been built")?;
    let names: Vec<String> = serde_json::from_str(&names)?;
    names.iter().map(|name| Package::of_page(&modules.join(name))).collect()
}

#[derive(Deserialize)]
struct PackageJson {
    name: String,
    version: String,
    license: String,
    #[serde(default)]
    author: serde_json::Value,
}

impl Package {
    fn of_crate(found: &Crate) -> Result<Package> {
        let name = found.name.clone();
        Ok(Package {
            licence: found
                .license
                .clone()
                .with_context(|| format!("{name} names no licence"))?,
            version: found.version.clone(),
            authors: found.authors.clone(),
            source: found.repository.clone().unwrap_or_else(|| format!("crate {name}")),
            folder: found
                .manifest_path
                .parent()
                .context("a manifest lies in a folder")?
                .to_owned(),
            name,
        })
    }

    fn of_page(folder: &Path) -> Result<Package> {
        let found = fs::read_to_string(folder.join("package.json")).with_context(|| folder.display().to_string())?;
        let found: PackageJson = serde_json::from_str(&found)?;
        let author = found.author.as_str().or_else(|| found.author["name"].as_str());
        Ok(Package {
            source: format!("npm {}", found.name),
            name: found.name,
            version: found.version,
            licence: found.license,
            authors: author.map(str::to_owned).into_iter().collect(),
            folder: folder.to_owned(),
        })
    }

    /// Of terms joined by OR those that we like best; terms joined by AND hold all.
    fn chosen(&self) -> Result<Vec<&'static str>> {
        let licence = self
            .licence
            .replace(" / ", " OR ")
            .replace('/', " OR ")
            .replace(['(', ')'], "");
        let mut chosen = Vec::new();
        for part in licence.split(" AND ") {
            let offered: Vec<&str> = part.split(" OR ").map(str::trim).collect();
            let best = TERMS.into_iter().find(|terms| offered.contains(terms));
            match best {
                Some(best) => chosen.push(best),
                None => bail!("may {} be handed out under {}?", self.name, self.licence),
            }
        }
        Ok(chosen)
    }

    /// What has to be handed on.
    fn texts(&self, chosen: &[&str]) -> Result<Vec<String>> {
        let mut files = Vec::new();
        for file in fs::read_dir(&self.folder)? {
            let file = file?;
            let name = file.file_name().to_string_lossy().to_uppercase();
            if file.file_type()?.is_file() && ["LICEN", "COPYING", "NOTICE"].iter().any(|word| name.starts_with(word)) {
                files.push((name, file.path()));
            }
        }
        files.sort();
        let stems = chosen
            .iter()
            .filter_map(|terms| terms.split(['-', ' ']).next())
            .map(str::to_uppercase);
        let stems: Vec<String> = stems.collect();
        let is_chosen = |name: &str| name.starts_with("NOTICE") || stems.iter().any(|stem| name.contains(stem));
        if files
            .iter()
            .any(|(name, _)| stems.iter().any(|stem| name.contains(stem)))
        {
            files.retain(|(name, _)| is_chosen(name));
        }
        if files.is_empty() {
            return chosen.iter().map(|terms| self.usual(terms)).collect();
        }
        let read = |(_, path): (String, PathBuf)| Ok(tidy(&String::from_utf8_lossy(&fs::read(path)?)));
        files.into_iter().map(read).collect()
    }

    /// The usual words of these terms, for who hands out none with the package.
    fn usual(&self, terms: &str) -> Result<String> {
        let read = |file: &str| Ok(tidy(&fs::read_to_string(root().join(file))?));
        match terms {
            "MIT" => {
                let ours: String = read("LICENSE-MIT")?;
                let ours = ours
                    .lines()
                    .find(|row| row.starts_with("Copyright"))
                    .context("who has the rights")?
                    .to_owned();
                let whose = match &*self.authors {
                    [] => format!("the authors of {}", self.name),
                    authors => authors.join(", "),
                };
                Ok(read("LICENSE-MIT")?.replace(&ours, &format!("Copyright (c) {whose}")))
            }
            "Apache-2.0" => read("LICENSE-APACHE"),
            "MPL-2.0" => read("crates/lexicon/LICENSE-MPL-2.0"),
            _ => bail!("{} hands out no text of {terms}", self.name),
        }
    }
}

/// So that who wrote the same writes the same.
fn tidy(text: &str) -> String {
    let text = text.replace('\r', "");
    let rows: Vec<&str> = text.lines().map(str::trim_end).collect();
    rows.join("\n").trim().to_owned()
}
