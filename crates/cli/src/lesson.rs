//! `ludogite lesson`: learning a game by playing it.

use std::{
    io::{self, Write},
    path::Path,
    process::ExitCode,
    sync::Arc,
};

use anyhow::{Context, Error, Result};
use ludo::{Arrival, Lesson as Text, Line, Playing, Record, Refusal, Room, Seed, What, Who};
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
        self.rehearse(&*room, &lesson, &text, texts)?;
        Ok((room, lesson))
    }

    /// Whoever writes a lesson slips: what cannot be is named before anybody learns it. Behind what comes by itself it may go
    /// otherwise, and is only read.
    fn rehearse(&self, room: &dyn Room, lesson: &Text, text: &str, texts: &Texts) -> Result<()> {
        let wrong = |place, refusal: &Refusal| Error::from(Complaint::new(&self.lesson, place, refusal, texts));
        let opening = Record {
            header: lesson.header.clone(),
            lines: Vec::new(),
        };
        let opened = room.replay(&opening);
        let mut playing =
            opened.map_err(|fault| wrong((fault.place.row_in(text), fault.place.column), &fault.refusal))?;
        let mut is_known = true;
        for next in lesson.steps.iter().flat_map(|step| &step.script) {
            let column = "1 ".len() + 1;
            let Some(what) = &next.what else {
                is_known = false;
                continue;
            };
            let read = room.spelled(next.who, what);
            read.map_err(|why| wrong((next.row, column + why.chars_before(what)), &why.refusal()))?;
            if is_known {
                let line = coming(&*playing, next.who, what);
                playing
                    .push(line)
                    .map_err(|refusal| wrong((next.row, column), &refusal))?;
            }
        }
        Ok(())
    }
}

/// As it would come a second after the line before.
fn coming(playing: &dyn Playing, who: Who, what: &str) -> Line {
    let at = playing.lines().last().map_or(0, |last| last.at) + 1_000;
    let what = match who {
        Who::Seat(_) => playing.stamped(what, Arrival { at, lag_ms: 0 }),
        Who::Chance | Who::Clock => what.to_owned(),
    };
    let what = What::Game(what.into());
    Line { at, who, what }
}

fn of_the_house((game, name): (&str, &str)) -> Option<(Arc<dyn Room>, Text)> {
    let room = rooms::find(game)?;
    let lesson = room.lesson(name)?;
    Some((room, lesson))
}
