//! `ludogite lesson`: learning a game by playing it.

use std::{
    io::{self, Write},
    path::Path,
    process::ExitCode,
    sync::Arc,
};

use anyhow::{Context, Result};
use ludo::{Lesson as Text, Record, Room, Seed};
use table::{Agreed, Table};

use crate::{
    complaint::{Complaint, Usage},
    session::{Session, TOKEN},
    source::{read_file, room_of, unreadable},
    texts::Texts,
};

/// Learn a game by playing it: it says what to do, step by step, and then you play
#[derive(Debug, clap::Args)]
pub struct Lesson {
    /// A lesson of a game (diamoniak/first), or a file
    #[arg(value_name = "LESSON")]
    lesson: String,
    /// No drawings, only words
    #[arg(long)]
    plain: bool,
}

impl Lesson {
    pub fn run(self, texts: &Texts) -> Result<ExitCode> {
        let (room, lesson) = match self.lesson.split_once('/').and_then(of_the_house) {
            Some(found) => found,
            None => self.read(texts)?,
        };
        let agreed = Agreed::on_one_device(&lesson.header, Seed::from_os()?, TOKEN);
        let refused = |fault: ludo::Fault| Usage::refused(texts.refusal(&fault.refusal));
        let table = Table::revive(agreed, room, Vec::new()).map_err(refused)?;
        let mut out = io::stdout().lock();
        let session = Session::new(texts, table.learning(lesson), None, !self.plain);
        session.run(&mut io::stdin().lock(), &mut out)?;
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }

    /// Somebody's own.
    fn read(&self, texts: &Texts) -> Result<(Arc<dyn Room>, Text)> {
        let path = Path::new(&self.lesson);
        let bytes = read_file(path, texts).with_context(|| self.lesson.clone())?;
        let text = Record::text(bytes).map_err(unreadable(&self.lesson, texts))?;
        let name = path
            .file_stem()
            .map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
        let lesson = Text::read(&name, &text).map_err(unreadable(&self.lesson, texts))?;
        let room = room_of(&lesson.header, &self.lesson, &text, texts)?;
        let opening = Record {
            header: lesson.header.clone(),
            lines: Vec::new(),
        };
        let refused = |fault: ludo::Fault| {
            let place = (fault.place.row_in(&text), fault.place.column);
            Complaint::new(&self.lesson, place, &fault.refusal, texts)
        };
        room.replay(&opening).map_err(refused)?;
        Ok((room, lesson))
    }
}

fn of_the_house((game, name): (&str, &str)) -> Option<(Arc<dyn Room>, Text)> {
    let room = rooms::find(game)?;
    let lesson = room.lesson(name)?;
    Some((room, lesson))
}
