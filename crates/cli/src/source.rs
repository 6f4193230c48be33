//! A record, read from a file or from stdin, with the game it belongs to.

use std::{
    fs::File,
    io::{self, Read},
    path::{Path, PathBuf},
    sync::Arc,
};

use anyhow::{Context, Result, anyhow, bail};
use ludo::{Fault, Header, Part, Place, Playing, Record, RecordError, Refusal, Room, shortened};

use crate::{complaint::Complaint, texts::Texts};

/// No game fills more; whatever does is no record.
const LARGEST_BYTES: u64 = 64 << 20;

/// Of a line that is refused no more is shown.
const LONGEST_SHOWN: usize = 80;

pub struct Source {
    /// As it was named on the command line.
    file: String,
    text: String,
    pub record: Record,
    pub room: Arc<dyn Room>,
}

/// A text, and how its file was named on the command line.
pub struct Named {
    pub file: String,
    pub text: String,
}

impl Named {
    /// `-` is stdin.
    fn read(path: &Path, texts: &Texts) -> Result<Named> {
        let file = path.display().to_string();
        let bytes = if file == "-" {
            read_bytes(io::stdin().lock(), texts)
        } else {
            read_file(path, texts)
        };
        let bytes = bytes.with_context(|| file.clone())?;
        let text = Record::text(bytes).map_err(unreadable(&file, texts))?;
        Ok(Named { file, text })
    }
}

impl Source {
    /// `-` is stdin.
    pub fn read(path: &Path, texts: &Texts) -> Result<Source> {
        Source::of(Named::read(path, texts)?, texts)
    }

    /// What a file says that was read already.
    pub fn of(Named { file, text }: Named, texts: &Texts) -> Result<Source> {
        let record = text.parse::<Record>().map_err(unreadable(&file, texts))?;
        let room = room_of(&record.header, &file, &text, texts)?;
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
        let (row, line) = (fault.place.row_in(&self.text), fault.line());
        let complaint = Complaint::new(&self.file, (row, fault.place.column), &fault.refusal, texts);
        let Some(said) = (line as usize)
            .checked_sub(1)
            .and_then(|line| self.record.lines.get(line))
        else {
            return complaint;
        };
        let text = shortened(&said.to_string(), LONGEST_SHOWN);
        let args = [
            ("file", self.file.as_str().into()),
            ("row", (row as i32).into()),
            ("column", (fault.place.column as i32).into()),
            ("line", (line as i32).into()),
            ("text", text.as_str().into()),
        ];
        Complaint {
            line: Some(line),
            whole: texts.labelled(&texts.say("place-line", &args), &complaint.message),
            ..complaint
        }
    }

    /// Where a line of the log stands in the file.
    pub fn file_line(&self, line: u32) -> Option<usize> {
        let (part, column) = (Part::Line(line), 1);
        (line > 0).then(|| Place { part, column }.row_in(&self.text))
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
        Source::read(&self.path, texts)
    }

    /// What the file says, whether it is a record or not.
    pub fn text(&self, texts: &Texts) -> Result<Named> {
        Named::read(&self.path, texts)
    }
}

/// The game that a header names, which stands in this text.
pub fn room_of(header: &Header, file: &str, text: &str, texts: &Texts) -> Result<Arc<dyn Room>> {
    rooms::edition(&header.game, header.edition).ok_or_else(|| {
        let args = [
            ("game", shortened(&header.game, LONGEST_SHOWN).into()),
            ("known", known_games().into()),
        ];
        let unknown = Refusal::new("HOUSE-GAME", "usage-no-game", args);
        let (part, column) = (Part::Game, "game ".len() + 1);
        let row = Place { part, column }.row_in(text);
        Complaint::new(file, (row, column), &unknown, texts).into()
    })
}

pub fn known_games() -> String {
    let ids: Vec<&str> = rooms::all().iter().map(|room| room.info().id).collect();
    ids.join(", ")
}

/// All of a file that is not too large.
pub fn read_file(path: &Path, texts: &Texts) -> Result<Vec<u8>> {
    let none = |error: io::Error| match error.kind() {
        io::ErrorKind::NotFound => anyhow!(texts.say("file-missing", &[])),
        _ => error.into(),
    };
    File::open(path).map_err(none).and_then(|file| read_bytes(file, texts))
}

fn read_bytes(from: impl Read, texts: &Texts) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(LARGEST_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST_BYTES {
        bail!(texts.say("file-too-large", &[]));
    }
    Ok(bytes)
}

pub fn unreadable<'a>(file: &'a str, texts: &'a Texts) -> impl Fn(RecordError) -> Complaint + 'a {
    move |error| Complaint::new(file, (error.line, error.column), &error.why.refusal(), texts)
}
