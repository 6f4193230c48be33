//! Keeps the record of a game at the keyboard.

use std::{
    fs::File,
    io::{ErrorKind, Write},
    path::PathBuf,
};

use anyhow::{Context, Result};
use ludo::Playing;

use crate::complaint::Usage;

/// Writes the record line by line as it grows, so that nothing is lost whatever happens.
pub struct Keeper {
    path: Option<PathBuf>,
    game: String,
    file: Option<File>,
    written: usize,
}

impl Keeper {
    pub fn new(game: &str, path: Option<PathBuf>) -> Result<Keeper> {
        if let Some(path) = path.as_ref().filter(|path| path.exists()) {
            let file = path.display().to_string();
            return Err(Usage::new("usage-file-exists", [("file", file.as_str().into())]).into());
        }
        Ok(Keeper {
            path,
            game: game.to_owned(),
            file: None,
            written: 0,
        })
    }

    /// Where the record is; nothing if there is none yet.
    pub fn name(&self) -> String {
        self.path
            .as_ref()
            .map_or(String::new(), |path| path.display().to_string())
    }

    /// Appends what is new.
    pub fn keep(&mut self, playing: &dyn Playing) -> Result<()> {
        let mut text = String::new();
        let mut file = match self.file.take() {
            Some(file) => file,
            None => {
                text += &format!("{}\n", playing.header());
                self.create()?
            }
        };
        for line in &playing.lines()[self.written..] {
            text += &format!("{line}\n");
        }
        file.write_all(text.as_bytes()).with_context(|| self.name())?;
        self.written = playing.lines().len();
        self.file = Some(file);
        Ok(())
    }

    /// The file that was asked for, or the first free one of GAME-1.ludo, GAME-2.ludo, …
    fn create(&mut self) -> Result<File> {
        if let Some(path) = &self.path {
            return File::create_new(path).with_context(|| path.display().to_string());
        }
        for number in 1.. {
            let path = PathBuf::from(format!("{}-{number}.ludo", self.game));
            match File::create_new(&path) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error).context("the record cannot be kept here; name a place with --save"),
                Ok(file) => {
                    self.path = Some(path);
                    return Ok(file);
                }
            }
        }
        unreachable!("there is always a free number")
    }
}
