//! `ludogite show`: the position after any line, as text.

use std::process::ExitCode;

use anyhow::Result;
use ludo::{Header, Start, Viewer};
use serde::Serialize;

use crate::{complaint::Usage, print, print_json, source::RecordFile, texts::Texts};

/// Print the position after a line of a record, in the game's own text form
#[derive(Debug, clap::Args)]
pub struct Show {
    #[command(flatten)]
    file: RecordFile,
    /// After this line of the log (0 is the opening); by default after the last
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// A whole new record that starts from the position
    #[arg(long, conflicts_with = "json")]
    record: bool,
    /// What lies on the table as an SVG picture, where the game can draw it
    #[arg(long, conflicts_with_all = ["json", "record"])]
    svg: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Position<'a> {
    game: &'a str,
    edition: u16,
    options: &'a str,
    seats: usize,
    first: u8,
    line: usize,
    position: String,
}

impl Show {
    pub fn run(self, texts: &Texts) -> Result<ExitCode> {
        let mut source = self.file.read(texts)?;
        let last = source.record.lines.len();
        let line = self.at.unwrap_or(last);
        if line > last {
            let args = [("line", line.to_string().as_str().into()), ("n", (last as i32).into())];
            return Err(Usage::new("usage-no-such-line", args).into());
        }
        source.record.lines.truncate(line);
        let playing = source.replay(texts)?;
        let position = playing.position();
        let mut header = source.record.header;
        header.options = source.room.in_use(&header.options);
        if self.svg {
            let picture = playing.picture(Viewer::Spectator);
            let none = || Usage::new("usage-no-picture", [("game", header.game.as_str().into())]);
            print(picture.ok_or_else(none)?)?;
            return Ok(ExitCode::SUCCESS);
        }
        if self.file.json {
            print_json(&Position {
                game: &header.game,
                edition: header.edition,
                options: &header.options,
                seats: header.seats.count(),
                first: header.seats.first().number(),
                line,
                position,
            })?;
        } else if self.record {
            // Chance is a new one from here on, so the old commitment says nothing about it.
            let header = Header {
                commitment: None,
                same_luck: false,
                start: Start::Position(position),
                ..header
            };
            print(header)?;
        } else {
            print(position)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
