//! `ludogite doctor`: is a house well, and if not, what would help?

use std::{path::PathBuf, process::ExitCode};

use anyhow::Result;
use clap::Args;
use ludo::Arg;
use serde::Serialize;
use server::{Examined, Fault};

use crate::{
    harmless::harmless,
    language::Language,
    print, print_json,
    serve::{data_folder, store_around},
    texts::Texts,
};

/// Open every table of a house, replay every game, and name what is wrong; nothing is changed
#[derive(Debug, Args)]
pub struct Doctor {
    /// Folder of the house; by default ludogite in the user’s data folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Where its tables are kept, as `ludogite serve` is told: sqlite, or postgres://USER:PASSWORD@HOST/DATABASE; or LUDOGITE_STORE
    #[arg(long, value_name = "STORE")]
    store: Option<String>,
    /// One JSON object for programs
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report<'a> {
    #[serde(flatten)]
    found: &'a Examined,
    /// What would help against each, in the order of the faults.
    remedies: Vec<String>,
}

impl Doctor {
    pub fn run(self, texts: &Texts) -> Result<ExitCode> {
        let store = self
            .store
            .or_else(store_around)
            .map(|store| store.parse())
            .transpose()?;
        let data = self.data.unwrap_or_else(data_folder);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let found = runtime.block_on(server::examine_at(&store.unwrap_or_default(), &data))?;
        if self.json {
            let english = Texts::of(Language::En);
            let remedies = found.faults.iter().map(|fault| remedy(&english, fault)).collect();
            print_json(&Report {
                found: &found,
                remedies,
            })?;
        } else {
            tell(texts, &found)?;
        }
        Ok(ExitCode::from(u8::from(!found.faults.is_empty())))
    }
}

fn tell(texts: &Texts, found: &Examined) -> Result<()> {
    let figures = figures(texts, found.tables, found.lines, found.bytes);
    let whole = match found.faults.is_empty() {
        true => texts.say("doctor-well", &figures),
        false => {
            let count = [("n", (found.faults.len() as i32).into())];
            texts.say("doctor-faults", &[&count[..], &figures[..]].concat())
        }
    };
    print(whole)?;
    if found.running {
        print(texts.say("doctor-running", &[]))?;
    }
    if found.version < found.newest_version {
        let versions = [
            ("version", (found.version as i32).into()),
            ("newest", (found.newest_version as i32).into()),
        ];
        print(texts.say("doctor-older", &versions))?;
    }
    for fault in &found.faults {
        print(format!("\n{}\n  → {}", in_words(texts, fault), remedy(texts, fault)))?;
    }
    Ok(())
}

/// How much there is.
pub fn figures(texts: &Texts, tables: usize, lines: usize, bytes: u64) -> [(&'static str, Arg); 3] {
    let size = texts.decimal(bytes as f64 / 1e6);
    [
        ("tables", (tables as i32).into()),
        ("lines", (lines as i32).into()),
        ("size", size.as_str().into()),
    ]
}

pub fn in_words(texts: &Texts, fault: &Fault) -> String {
    let table = fault
        .table
        .iter()
        .zip(fault.number)
        .map(|(id, number)| format!("{number} ({id})"));
    let table: String = table.collect();
    let args = [
        ("table", table.as_str().into()),
        ("detail", fault.detail.as_str().into()),
    ];
    harmless(&texts.say(&format!("doctor-{}", fault.kind.word()), &args))
}

fn remedy(texts: &Texts, fault: &Fault) -> String {
    texts.say(&format!("remedy-{}", fault.kind.word()), &[])
}

#[cfg(test)]
mod tests {
    use server::FaultKind;

    use super::*;

    #[test]
    fn every_fault_is_told_with_a_remedy() {
        let texts = Texts::of(Language::En);
        for kind in FaultKind::ALL {
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.word());
            let fault = Fault {
                kind,
                table: None,
                number: None,
                detail: String::new(),
            };
            assert!(!in_words(&texts, &fault).starts_with("doctor-"), "{kind:?}");
            assert!(!remedy(&texts, &fault).starts_with("remedy-"), "{kind:?}");
        }
    }

    #[test]
    fn a_stranger_s_database_does_not_drive_the_screen() {
        let fault = Fault {
            kind: FaultKind::Unreadable,
            table: Some("a\u{1b}[2J".to_owned()),
            number: Some(1),
            detail: "\u{7}".to_owned(),
        };
        let told = in_words(&Texts::of(Language::En), &fault);
        assert!(!told.contains(char::is_control), "{told:?}");
    }
}
