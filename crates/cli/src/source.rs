//! A record, read from a file or from stdin, with the game it belongs to.

use std::{
    fs::File,
    io::{self, Read},
    path::{Path, PathBuf},
    sync::Arc,
};

use anyhow::{Context, Result, anyhow, bail};
use ludo::{Fault, Playing, Record, RecordError, Room};

use crate::{complaint::Complaint, harmless::harmless, texts::Texts};

/// No game fills more; whatever does is no record.
const LARGEST_BYTES: u64 = 64 << 20;

pub struct Source {
    /// As it was named on the command line.
    file: String,
    text: String,
    pub record: Record,
    pub room: Arc<dyn Room>,
}

impl Source {
    /// `-` is stdin. People read it on a screen, which a stranger's record must not drive; programs get it as it is.
    pub fn read(path: &Path, json: bool, texts: &Texts) -> Result<Source> {
        let file = path.display().to_string();
        let text = if file == "-" {
            read_text(io::stdin().lock(), texts)
        } else {
            let none = |error: io::Error| match error.kind() {
                io::ErrorKind::NotFound => anyhow!(texts.say("file-missing", &[])),
                _ => error.into(),
            };
            File::open(path).map_err(none).and_then(|file| read_text(file, texts))
        };
        let text = text.with_context(|| file.clone())?;
        let text = if json { text } else { harmless(&text) };
        let record = text
            .parse::<Record>()
            .map_err(|error| unreadable(&file, &error, texts))?;
        let game = &record.header.game;
        let Some(room) = rooms::edition(game, record.header.edition) else {
            let args = [("game", game.as_str().into()), ("known", known_games().as_str().into())];
            bail!(texts.labelled(&file, &texts.say("usage-no-game", &args)));
        };
        Ok(Source {
            file,
            text,
            record,
            room,
        })
    }

    /// As it stands in the file.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Plays the record through the rules.
    pub fn replay(&self, texts: &Texts) -> Result<Box<dyn Playing>> {
        self.room
            .replay(&self.record)
            .map_err(|fault| self.complain(&fault, texts).into())
    }

    /// What the rules refuse, with its place in the file.
    pub fn complain(&self, fault: &Fault, texts: &Texts) -> Complaint {
        let file_line = self.file_line(fault.line);
        let place = match file_line {
            None => texts.say("place-header", &[("file", self.file.as_str().into())]),
            Some(row) => texts.say(
                "place-line",
                &[
                    ("file", self.file.as_str().into()),
                    ("row", (row as i32).into()),
                    ("line", (fault.line as i32).into()),
                    (
                        "text",
                        self.record.lines[fault.line as usize - 1].to_string().as_str().into(),
                    ),
                ],
            ),
        };
        let message = texts.refusal(&fault.refusal);
        Complaint {
            file: self.file.clone(),
            file_line,
            line: (fault.line > 0).then_some(fault.line),
            rule: fault.refusal.rule.clone(),
            id: fault.refusal.id.clone(),
            whole: texts.labelled(&place, &message),
            message,
        }
    }

    /// Where a line of the log stands in the file: the first empty row ends the header, remarks and empty rows between
    /// the lines do not count.
    pub fn file_line(&self, line: u32) -> Option<usize> {
        let mut rows = (1..)
            .zip(self.text.lines().map(str::trim_end))
            .filter(|(_, row)| !row.starts_with('#'));
        rows.by_ref().find(|(_, row)| row.is_empty())?;
        let mut lines = rows.filter(|(_, row)| !row.is_empty()).map(|(number, _)| number);
        lines.nth((line as usize).checked_sub(1)?)
    }
}

/// The argument that names a record, and who reads what is said about it.
#[derive(Debug, clap::Args)]
pub struct RecordFile {
    /// The record (`.ludo`); `-` reads it from stdin
    #[arg(value_name = "FILE")]
    path: PathBuf,
    /// One JSON object for programs
    #[arg(long)]
    pub json: bool,
}

impl RecordFile {
    pub fn read(&self, texts: &Texts) -> Result<Source> {
        Source::read(&self.path, self.json, texts)
    }
}

pub fn known_games() -> String {
    let ids: Vec<&str> = rooms::all().iter().map(|room| room.info().id).collect();
    ids.join(", ")
}

fn read_text(from: impl Read, texts: &Texts) -> Result<String> {
    let mut bytes = Vec::new();
    from.take(LARGEST_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST_BYTES {
        bail!(texts.say("file-too-large", &[]));
    }
    let text = String::from_utf8(bytes).map_err(|_| anyhow!(texts.say("file-not-text", &[])))?;
    // Some editors put a mark in front of the text.
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

fn unreadable(file: &str, error: &RecordError, texts: &Texts) -> Complaint {
    let refusal = error.why.refusal();
    let place = texts.say(
        "place-row",
        &[("file", file.into()), ("row", (error.line as i32).into())],
    );
    let message = texts.refusal(&refusal);
    Complaint {
        file: file.to_owned(),
        file_line: Some(error.line),
        line: None,
        whole: texts.labelled(&place, &message),
        message,
        rule: refusal.rule,
        id: refusal.id,
    }
}
