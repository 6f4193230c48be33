//! Keeps the record of a game at the keyboard.

use std::{
    fs::{self, File, OpenOptions},
    io::{ErrorKind, Write},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use anyhow::{Context, Result};
use ludo::{Header, Seed};
use table::wire::Seq;

use crate::{complaint::Usage, harmless::harmless, texts::Texts};

/// Begins the remark in which an unfinished record keeps its seed, so that the game can go on with the same chance.
const SEED: &str = "# seed ";
const WARNING: &str = "(whoever reads this before the game is over can foresee chance)";

/// Writes the record line by line as it grows, so that nothing is lost whatever happens.
#[derive(Clone)]
pub struct Keeper(Arc<Mutex<Kept>>);

struct Kept {
    path: PathBuf,
    file: File,
    /// Has anything happened yet?
    begun: bool,
}

impl Keeper {
    /// A new file, the one that was asked for or the first free one of GAME-1.ludo, GAME-2.ludo, …
    pub fn create(path: Option<PathBuf>, header: &Header, seed: &Seed) -> Result<Keeper> {
        let (path, mut file) = match path {
            Some(path) => {
                let file = File::create_new(&path).map_err(|error| cannot_be_kept(&path, &error))?;
                (path, file)
            }
            None => first_free(&header.game)?,
        };
        write!(file, "{header}{SEED}{seed} {WARNING}\n\n").with_context(|| path.display().to_string())?;
        Ok(Keeper::of(path, file, false))
    }

    /// A file that goes on.
    pub fn append(path: &Path) -> Result<Keeper> {
        let file = OpenOptions::new().append(true).open(path);
        let mut file = file.with_context(|| path.display().to_string())?;
        // Its last line may have no end.
        if !fs::read(path)?.ends_with(b"\n") {
            writeln!(file)?;
        }
        Ok(Keeper::of(path.to_owned(), file, true))
    }

    fn of(path: PathBuf, file: File, begun: bool) -> Keeper {
        Keeper(Arc::new(Mutex::new(Kept { path, file, begun })))
    }

    /// Appends what is new.
    pub fn keep(&self, lines: &[(Seq, String)]) -> Result<()> {
        let text: String = lines.iter().map(|(_, line)| format!("{line}\n")).collect();
        let mut kept = self.lock();
        kept.begun |= !lines.is_empty();
        let written = kept.file.write_all(text.as_bytes());
        written.with_context(|| kept.path.display().to_string())
    }

    /// Where the game is, and what can be done with it now. A game in which nothing has happened leaves nothing behind.
    pub fn farewell(&self, over: bool, texts: &Texts) -> String {
        let kept = self.lock();
        if !kept.begun {
            // Whoever could write it can remove it; if not, it is an empty record.
            let _ = fs::remove_file(&kept.path);
            return texts.say("play-nothing-to-save", &[]);
        }
        let file = harmless(&kept.path.display().to_string());
        let saved = texts.say("play-saved", &[("file", file.as_str().into())]);
        let (and, command) = match over {
            true => ("play-was-it-fair", "verify"),
            false => ("play-go-on", "play"),
        };
        format!("{saved}\n{}  ludogite {command} {file}", texts.say(and, &[]))
    }

    /// A row is written whole even if somebody interrupts.
    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The seed that a record keeps in order to go on.
pub fn seed_of(text: &str) -> Option<Seed> {
    let kept = text.lines().find_map(|row| row.strip_prefix(SEED))?;
    kept.split(' ').next()?.parse().ok()
}

fn first_free(game: &str) -> Result<(PathBuf, File)> {
    let mut paths = (1..).map(|number| PathBuf::from(format!("{game}-{number}.ludo")));
    loop {
        let path = paths.next().expect("there is always a free number");
        match File::create_new(&path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(cannot_be_kept(&path, &error).into()),
            Ok(file) => return Ok((path, file)),
        }
    }
}

/// A folder or file that was asked for and cannot be written.
pub fn cannot_be_kept(path: &Path, error: &std::io::Error) -> Usage {
    let file = ("file", path.display().to_string().as_str().into());
    match error.kind() {
        ErrorKind::AlreadyExists => Usage::new("usage-file-exists", [file]),
        _ => Usage::new("usage-cannot-save", [file, ("why", error.to_string().as_str().into())]),
    }
}
