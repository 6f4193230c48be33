//! `ludogite play`: a game in the terminal.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    process::{self, ExitCode},
    sync::Arc,
};

use anyhow::Result;
use ludo::{Header, Nonce, Room, Seat, Seats, Seed, Sitter, Start, Strength};
use table::{Agreed, Table};

use crate::{
    choice::{Choice, find_room, read_seats},
    complaint::{Usage, no_such_seat},
    interrupt::{INTERRUPTED, on_interrupt},
    keeper::{Keeper, seed_of},
    print,
    session::{Session, TOKEN},
    source::Source,
    texts::Texts,
};

/// A name is as long here as at a table of the house.
const LONGEST_NAME: usize = 16;

/// Play in this terminal, alone against bots or with others at the same keyboard
#[derive(Debug, clap::Args)]
pub struct Play {
    /// The game, by its id (`ludogite games` lists them), or a record (`.ludo`) to go on with
    #[arg(value_name = "GAME")]
    game: String,
    #[command(flatten)]
    choice: Choice,
    /// Who sits where: me or me:NAME, gentle, easy, fair, middle, good, strong; separated by commas. By default me,middle, or me alone
    #[arg(long, value_name = "SEATS")]
    seats: Option<String>,
    /// The seat that begins (the youngest, where the rules say so)
    #[arg(long, value_name = "N", default_value = "1")]
    first: Seat,
    /// Draw the same cards every time; by default chance comes from the operating system
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Where to write the record; by default GAME-1.ludo, GAME-2.ludo, … in this folder
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// No drawings, only words
    #[arg(long)]
    plain: bool,
}

impl Play {
    pub fn run(self, texts: &Texts) -> Result<ExitCode> {
        let (table, keeper) = match rooms::find(&self.game.to_lowercase()) {
            None if self.names_a_record() => self.go_on(texts)?,
            _ => self.begin(texts)?,
        };
        let (kept, language) = (keeper.clone(), texts.language());
        on_interrupt(move || {
            eprintln!("\n{}", kept.farewell(false, &Texts::of(language)));
            process::exit(INTERRUPTED.into());
        });
        let mut out = io::stdout().lock();
        Session::new(texts, table, Some(keeper), !self.plain).run(&mut io::stdin().lock(), &mut out)?;
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }

    fn names_a_record(&self) -> bool {
        let path = Path::new(&self.game);
        path.exists() || path.extension().is_some_and(|extension| extension == "ludo")
    }

    fn seed(&self) -> Result<Seed> {
        Ok(self
            .seed
            .map_or_else(Seed::from_os, |number| Ok(Seed::from_number(number)))?)
    }

    // ------------------------------------------------------------------------------------------------ a new game

    fn begin(&self, texts: &Texts) -> Result<(Table, Keeper)> {
        let (room, seed) = (find_room(&self.game)?, self.seed()?);
        let open = |seats: &str| self.start(&room, self.header(&*room, seats)?, &seed, texts);
        let table = match &self.seats {
            Some(seats) => open(seats)?,
            // What is no game for two may be one for a player alone.
            None => open("me,middle").or_else(|refused| open("me").map_err(|_| refused))?,
        };
        self.keep(table, &seed)
    }

    fn header(&self, room: &dyn Room, seats: &str) -> Result<Header> {
        let info = room.info();
        let sitters = read_seats(&info, seats, read_sitter)?;
        let (seats, none) = (Seats::new(sitters.len()), || no_such_seat(self.first, sitters.len()));
        let with_bots = sitters.iter().any(|sitter| sitter.bot.is_some());
        Ok(Header {
            game: info.id.to_owned(),
            edition: info.edition,
            options: self.choice.options(room, with_bots)?,
            seats: seats.starting_with(self.first).ok_or_else(none)?,
            sitters: sitters.into_iter().collect(),
            commitment: None,
            same_luck: false,
            start: Start::Opening,
        })
    }

    /// The table as it is before anything has happened, or in the words of the rules why there can be none.
    fn start(&self, room: &Arc<dyn Room>, mut header: Header, seed: &Seed, texts: &Texts) -> Result<Table> {
        for sitter in header.sitters.iter_mut() {
            sitter.nonce = self.nonce(sitter)?;
        }
        let agreed = Agreed::on_one_device(&header, seed.clone(), TOKEN);
        let refused = |fault: ludo::Fault| Usage::refused(texts.refusal(&fault.refusal));
        Ok(Table::revive(agreed, room.clone(), Vec::new()).map_err(refused)?)
    }

    /// A game with a number for its seed is meant to come again, so nobody adds anything to its chance; bots
    /// never do.
    fn nonce(&self, sitter: &Sitter) -> Result<Nonce> {
        Ok(match self.seed.is_some() || sitter.bot.is_some() {
            true => Nonce::NONE,
            false => Nonce::from_os()?,
        })
    }

    fn keep(&self, table: Table, seed: &Seed) -> Result<(Table, Keeper)> {
        let header = table.play().expect("it has begun").header();
        let keeper = Keeper::create(self.save.clone(), header, seed)?;
        Ok((table, keeper))
    }

    // ------------------------------------------------------------------------------------------- a game goes on

    /// In its own file, with the chance that it promised; or, where nobody kept the seed, in a new one from where it stands.
    fn go_on(&self, texts: &Texts) -> Result<(Table, Keeper)> {
        let path = Path::new(&self.game);
        if self.seats.is_some() || self.first.index() > 0 || self.choice.is_made() {
            return Err(Usage::new("usage-goes-on", [("file", self.game.as_str().into())]).into());
        }
        let source = Source::read(path, texts)?;
        let play = source.replay(texts)?;
        if play.outcome().is_some() {
            return Err(Usage::new("usage-over", [("file", self.game.as_str().into())]).into());
        }
        let mut header = source.record.header.clone();
        header.options = source.room.in_use(&header.options);
        let known = [seed_of(source.text()), self.seed.map(Seed::from_number)];
        let promised = |seed: &Seed| header.commitment == Some(seed.commitment());
        if let (Some(seed), None) = (known.into_iter().flatten().find(promised), &self.save) {
            let agreed = Agreed::on_one_device(&header, seed, TOKEN);
            let table = Table::revive(agreed, source.room.clone(), source.record.lines.clone());
            return Ok((
                table.map_err(|fault| source.complain(&fault, texts))?,
                Keeper::append(path)?,
            ));
        }
        let (seed, start) = match source.record.lines[..] {
            [] => (self.seed()?, header.start.clone()),
            [..] => {
                print(texts.say("play-from-here", &[]))?;
                (self.seed()?, Start::Position(play.position()))
            }
        };
        let table = self.start(&source.room, Header { start, ..header }, &seed, texts)?;
        self.keep(table, &seed)
    }
}

/// `me`, `me:Zoé` or how well a bot plays.
fn read_sitter(word: &str) -> Result<Sitter, Usage> {
    let (kind, name) = word.split_once(':').unwrap_or((word, ""));
    if name.chars().count() > LONGEST_NAME || ludo::printed(name).is_err() {
        let args = [("name", name.into()), ("most", (LONGEST_NAME as i32).into())];
        return Err(Usage::new("usage-name", args));
    }
    let bot = match kind {
        "me" => None,
        _ if name.is_empty() => Some(kind.parse::<Strength>().map_err(|_| wrong_seat(word))?),
        _ => return Err(wrong_seat(word)),
    };
    Ok(Sitter {
        bot,
        name: name.trim().to_owned(),
        ..Sitter::default()
    })
}

fn wrong_seat(word: &str) -> Usage {
    Usage::new("usage-seat", [("word", word.into())])
}
