//! `ludogite play`: a game in the terminal.

use std::{
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
};

use anyhow::Result;
use ludo::{Commitment, Header, Nonce, Playing, Room, Seat, Seats, Seed, Sitter, Start, Strength};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::{
    choice::Choice,
    complaint::{Usage, no_such_seat},
    keeper::Keeper,
    session::Session,
    texts::Texts,
};

/// A name is as long here as at a table of the house.
const LONGEST_NAME: usize = 16;

/// Play in this terminal, alone against bots or with others at the same keyboard
#[derive(Debug, clap::Args)]
pub struct Play {
    #[command(flatten)]
    choice: Choice,
    /// Who sits where: me or me:NAME, easy, middle, strong; separated by commas. By default me,middle, or me alone
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
        let room = self.choice.room()?;
        let chance = match self.seed {
            Some(number) => Chance {
                seed: Seed::from_number(number),
                players: ChaCha8Rng::seed_from_u64(number),
            },
            None => Chance::from_os()?,
        };
        let open = |seats: &str| self.open(&*room, seats, chance.seed.commitment(), texts);
        let playing = match &self.seats {
            Some(seats) => open(seats)?,
            // What is no game for two may be one for a player alone.
            None => open("me,middle").or_else(|refused| open("me").map_err(|_| refused))?,
        };
        let keeper = Keeper::new(room.info().id, self.save)?;
        let mut out = io::stdout().lock();
        Session::new(texts, playing, chance, keeper, !self.plain).run(&mut io::stdin().lock(), &mut out)?;
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }

    fn open(&self, room: &dyn Room, seats: &str, commitment: Commitment, texts: &Texts) -> Result<Box<dyn Playing>> {
        let sitters = self.choice.seats(room, seats, read_sitter)?;
        let seats = Seats::new(sitters.len())
            .starting_with(self.first)
            .ok_or_else(|| no_such_seat(self.first, sitters.len()))?;
        let with_bots = sitters.iter().any(|sitter| sitter.bot.is_some());
        let header = Header {
            game: room.info().id.to_owned(),
            edition: room.info().edition,
            options: self.choice.options(room, with_bots)?,
            seats,
            sitters: sitters
                .into_iter()
                .map(|sitter| self.with_nonce(sitter))
                .collect::<Result<_>>()?,
            commitment: Some(commitment),
            start: Start::Opening,
        };
        Ok(room
            .open(header)
            .map_err(|refusal| Usage::refused(texts.refusal(&refusal)))?)
    }

    /// A game with a number for its seed is meant to come again, so nobody adds anything to its chance; bots
    /// never do.
    fn with_nonce(&self, sitter: Sitter) -> Result<Sitter> {
        let nonce = if self.seed.is_some() || sitter.bot.is_some() {
            Nonce::default()
        } else {
            Nonce::from_os()?
        };
        Ok(Sitter { nonce, ..sitter })
    }
}

/// Where the cards and the whims of our players come from.
pub struct Chance {
    pub seed: Seed,
    pub players: ChaCha8Rng,
}

impl Chance {
    fn from_os() -> Result<Chance> {
        // The players' whims are no secret, but they must not repeat from game to game either.
        let whims = u64::from_str_radix(&Nonce::from_os()?.to_string()[..16], 16)?;
        Ok(Chance {
            seed: Seed::from_os()?,
            players: ChaCha8Rng::seed_from_u64(whims),
        })
    }
}

/// `me`, `me:Zoé` or how well a bot plays.
fn read_sitter(word: &str) -> Result<Sitter, Usage> {
    let (kind, name) = word.split_once(':').unwrap_or((word, ""));
    if name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
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
