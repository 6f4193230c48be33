//! `ludogite settings`, and the file that it prints: how a house is run, for `ludogite serve --config`.

use std::{
    net::IpAddr,
    path::{Path, PathBuf},
    process::ExitCode,
    time::Duration,
};

use anyhow::{Context, Result, anyhow, ensure};
use clap::Args;
use ipnet::IpNet;
use serde::{Deserialize, Deserializer, de::Error};
use server::Limits;

use crate::{
    print,
    serve::{Log, network},
};

/// Print a file of settings for `ludogite serve`, with everything explained
#[derive(Debug, Args)]
pub struct Settings {}

const EXAMPLE: &str = include_str!("example.toml");

impl Settings {
    pub fn run(self) -> Result<ExitCode> {
        print(EXAMPLE.trim_end())?;
        Ok(ExitCode::SUCCESS)
    }
}

/// What stands in such a file. The keys are those of the command line, and all limits beside.
#[derive(Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct SettingsFile {
    pub port: Option<u16>,
    pub listen: Option<IpAddr>,
    pub data: Option<PathBuf>,
    /// Read later, where nothing of it is shown that is wrong.
    pub store: Option<String>,
    pub log: Option<Log>,
    pub bot_pause_ms: Option<u64>,
    pub behind_proxy: bool,
    #[serde(deserialize_with = "networks")]
    pub trusted_proxy: Vec<IpNet>,
    #[serde(deserialize_with = "networks")]
    pub metrics_for: Vec<IpNet>,
    pub host_page: bool,
    pub keep_unfinished: Option<u32>,
    pub keep_finished: Option<u32>,
    pub give_up_after: Option<u32>,
    pub give_up_with_bots_after: Option<u32>,
    pub tls: TlsFiles,
    pub backup: Backup,
    pub limits: Limits,
}

#[derive(Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct TlsFiles {
    pub cert: Option<PathBuf>,
    pub key: Option<PathBuf>,
    pub redirect_port: Option<u16>,
    #[serde(deserialize_with = "domains")]
    pub acme: Vec<String>,
    #[serde(deserialize_with = "directory")]
    pub acme_directory: Option<String>,
    #[serde(deserialize_with = "contact")]
    pub acme_contact: Option<String>,
    pub acme_ca: Option<PathBuf>,
}

#[derive(Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Backup {
    pub to: Option<PathBuf>,
    #[serde(deserialize_with = "some_age")]
    pub every: Option<Duration>,
    #[serde(deserialize_with = "some_age")]
    pub keep: Option<Duration>,
}

fn networks<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<IpNet>, D::Error> {
    let named = Vec::<String>::deserialize(from)?;
    let read = named.iter().map(|text| network(text).map_err(D::Error::custom));
    read.collect()
}

fn domains<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    let named = Vec::<String>::deserialize(from)?;
    let read = named
        .iter()
        .map(|text| server::acme_domain(text).map_err(D::Error::custom));
    read.collect()
}

fn directory<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    let read = server::acme_directory(&String::deserialize(from)?);
    read.map(Some).map_err(D::Error::custom)
}

fn contact<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    let read = server::acme_contact(&String::deserialize(from)?);
    read.map(Some).map_err(D::Error::custom)
}

fn some_age<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Duration>, D::Error> {
    server::age_in_text::deserialize(from).map(Some)
}

impl SettingsFile {
    pub fn read(path: &Path) -> Result<SettingsFile> {
        let shown = path.display();
        let text = std::fs::read_to_string(path).with_context(|| format!("{shown} cannot be read"))?;
        // It says row and column, and shows the row.
        let file: SettingsFile = toml::from_str(&text).map_err(|error| anyhow!("{shown}: {error}"))?;
        ensure!(
            file.tls.cert.is_some() == file.tls.key.is_some(),
            "{shown}: [tls] needs both cert and key"
        );
        Ok(file)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The example with every row in force.
    fn in_force() -> String {
        let rows = EXAMPLE.lines().map(|row| off(row).unwrap_or(row));
        rows.collect::<Vec<_>>().join("\n")
    }

    /// What stands in a row that is not in force.
    fn off(row: &str) -> Option<&str> {
        let row = row.strip_prefix('#')?;
        row.starts_with(|first: char| first.is_ascii_lowercase()).then_some(row)
    }

    /// What is said to be usual is usual: in force or not, the example says the same.
    #[test]
    fn the_example_is_the_usual_house() {
        let bare: SettingsFile = toml::from_str(EXAMPLE).unwrap();
        assert_eq!(bare, SettingsFile::default());
        let whole: SettingsFile = toml::from_str(&in_force()).unwrap();
        assert_eq!(whole.limits, Limits::default());
        let usual = server::Config::new(([127, 0, 0, 1], 7777).into(), "");
        assert_eq!(whole.store, Some(usual.store.to_string()));
        assert_eq!(whole.tls.acme_directory.as_deref(), Some(server::LETS_ENCRYPT));
        let days = |days: Option<u32>| days.map(|days| server::DAY * days);
        assert_eq!(
            (whole.port, whole.listen, whole.bot_pause_ms),
            (Some(7777), Some(usual.listen.ip()), Some(usual.bot_pause_ms))
        );
        assert_eq!(days(whole.keep_unfinished), usual.keep_unfinished);
        assert_eq!(days(whole.keep_finished), usual.keep_finished);
        assert_eq!(days(whole.give_up_after), Some(usual.give_up_after));
        assert_eq!(days(whole.give_up_with_bots_after), Some(usual.give_up_with_bots_after));
        let day = Some(server::DAY);
        assert_eq!((whole.backup.every, whole.backup.keep), (day, day.map(|day| day * 7)));
    }

    /// Every key that may stand in the file stands in the example, under a row that explains it. Which there are is what the reader says it
    /// expects.
    #[test]
    fn every_key_is_explained() {
        let rows: Vec<&str> = EXAMPLE.lines().collect();
        let explained = |section: &str| -> BTreeSet<String> {
            let mut here = "";
            let mut found = BTreeSet::new();
            for (number, row) in rows.iter().enumerate() {
                if let Some(name) = row.strip_prefix('[') {
                    here = name.trim_end_matches(']');
                    found.extend(section.is_empty().then(|| here.to_owned()));
                }
                if let Some((key, _)) = off(row).and_then(|row| row.split_once(" = ")) {
                    assert!(rows[number - 1].starts_with('#'), "{key} is not explained");
                    found.extend((here == section).then(|| key.to_owned()));
                }
            }
            found
        };
        for (section, wrong) in [
            ("", "?"),
            ("tls", "[tls]\n?"),
            ("backup", "[backup]\n?"),
            ("limits", "[limits]\n?"),
        ] {
            let wrong = wrong.replace('?', "nobody-knows-this = 1");
            let said = toml::from_str::<SettingsFile>(&wrong).unwrap_err().to_string();
            let (_, expected) = said.split_once("expected one of ").expect("it lists them");
            let expected: BTreeSet<String> = expected.split('`').skip(1).step_by(2).map(str::to_owned).collect();
            assert!(expected.len() >= 3, "{said}");
            assert_eq!(explained(section), expected, "{section}");
        }
    }
}
