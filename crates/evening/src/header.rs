//! What is known of an evening before anybody comes.

use std::fmt;

use ludo::{
    MAX_SEATS, ParseError, RecordError, Seed, Strength,
    text::{is_text, number, printed},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The version of the file's own form, in its first row.
pub(crate) const FORM: &str = "evening 1";

/// No evening has more of them.
pub const MOST_ROUNDS: u16 = 60;
/// And no evening lasts longer than a day.
const MOST_MINUTES: u16 = 24 * 60;
pub const MOST_HALLS: usize = 20;
pub const MOST_GAMES: usize = 10;
pub const LONGEST_NAME: usize = 60;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// What the evening is called; empty where nobody said.
    pub name: String,
    /// What is played, at least one. With several, each round has the next.
    pub games: Vec<GameChoice>,
    pub form: Form,
    /// At a table, if there are enough people.
    pub seats: u8,
    /// So few may sit at a table.
    pub least: u8,
    /// How many rounds; None until the form says that it is over, or the host.
    pub rounds: Option<u16>,
    /// For a round; None where nobody looks at the clock.
    pub minutes: Option<u16>,
    /// For the whole evening: a round begins only if all of it fits in. None where nobody has to go home.
    pub lasts: Option<u16>,
    /// What becomes of who is left over.
    pub odd: Odd,
    /// What a table counts that has not ended when its round is closed.
    pub unfinished: Unfinished,
    /// Pictures instead of names.
    pub children: bool,
    /// The places that play together, by name; none where there is one.
    pub halls: Vec<String>,
    /// Draws lots where nothing else decides. No secret: no chance of a game comes from it.
    pub seed: Seed,
}

/// A game of the house and its options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameChoice {
    pub id: String,
    pub edition: u16,
    /// `key=value` words; what is missing has its default.
    pub options: String,
}

/// Who plays whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// Everybody meets everybody.
    Everybody,
    /// In each round those meet who stand alike and have not met.
    Swiss,
    /// Who loses is out.
    Knockout,
    /// Rounds within each hall, and in the last round all sit by their rank: the best of each hall at the first table.
    Heats,
    /// Whoever likes sits down with whomever, at any time.
    Free,
    /// Everybody alone, with the same luck.
    Luck,
}

impl Form {
    pub const ALL: [Form; 6] = [
        Form::Everybody,
        Form::Swiss,
        Form::Knockout,
        Form::Heats,
        Form::Free,
        Form::Luck,
    ];

    pub fn word(self) -> &'static str {
        match self {
            Form::Everybody => "everybody",
            Form::Swiss => "swiss",
            Form::Knockout => "knockout",
            Form::Heats => "heats",
            Form::Free => "free",
            Form::Luck => "luck",
        }
    }
}

/// What becomes of who is left over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Odd {
    /// A round without a game, which counts as won.
    Bye,
    /// Our players take the seats that are left.
    Bot(Strength),
}

/// What a table counts that has not ended when its round is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "lowercase")]
pub enum Unfinished {
    /// All alike.
    Draw,
    /// As the scores stand at that moment.
    Standing,
    /// Nobody has anything of it.
    Nothing,
}

impl Unfinished {
    pub const ALL: [Unfinished; 3] = [Unfinished::Draw, Unfinished::Standing, Unfinished::Nothing];

    pub fn word(self) -> &'static str {
        match self {
            Unfinished::Draw => "draw",
            Unfinished::Standing => "standing",
            Unfinished::Nothing => "nothing",
        }
    }
}

impl Header {
    /// What is played in this round, counted from 1.
    pub fn game(&self, round: u16) -> &GameChoice {
        &self.games[usize::from(round.saturating_sub(1)) % self.games.len()]
    }

    /// In this round all sit by their rank.
    pub fn is_final(&self, round: u16) -> bool {
        self.form == Form::Heats && self.rounds == Some(round)
    }

    pub fn halls(&self) -> usize {
        self.halls.len().max(1)
    }
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FORM}")?;
        if !self.name.is_empty() {
            writeln!(f, "name {}", self.name)?;
        }
        for GameChoice { id, edition, options } in &self.games {
            writeln!(f, "{}", format!("game {id} {edition} {options}").trim_end())?;
        }
        writeln!(f, "form {}", self.form.word())?;
        writeln!(f, "seats {} least {}", self.seats, self.least)?;
        if let Some(rounds) = self.rounds {
            writeln!(f, "rounds {rounds}")?;
        }
        if let Some(minutes) = self.minutes {
            writeln!(f, "minutes {minutes}")?;
        }
        if let Some(lasts) = self.lasts {
            writeln!(f, "lasts {lasts}")?;
        }
        match self.odd {
            Odd::Bye => writeln!(f, "odd bye")?,
            Odd::Bot(strength) => writeln!(f, "odd {}", strength.name())?,
        }
        writeln!(f, "unfinished {}", self.unfinished.word())?;
        if self.children {
            writeln!(f, "children")?;
        }
        for hall in &self.halls {
            writeln!(f, "hall {hall}")?;
        }
        writeln!(f, "seed {}", self.seed)
    }
}

/// Reads a header row by row, so that each complaint can name its row.
#[derive(Debug, Default)]
pub(crate) struct HeaderReader {
    pub(crate) form: bool,
    name: Option<String>,
    games: Vec<GameChoice>,
    kind: Option<Form>,
    seats: Option<(u8, u8)>,
    rounds: Option<u16>,
    minutes: Option<u16>,
    lasts: Option<u16>,
    odd: Option<Odd>,
    unfinished: Option<Unfinished>,
    children: bool,
    halls: Vec<String>,
    seed: Option<Seed>,
}

const KNOWN: &str = "a header row: name, game, form, seats, rounds, minutes, lasts, odd, unfinished, children, hall or seed; all but game and hall once";

impl HeaderReader {
    pub(crate) fn read(&mut self, row: &str) -> Result<(), ParseError> {
        printed(row)?;
        if !self.form {
            self.form = row == FORM;
            let begins = || ParseError::new(format!("an evening begins with {FORM:?}"), row);
            return self.form.then_some(()).ok_or_else(begins);
        }
        let (key, value) = row.split_once(' ').unwrap_or((row, &row[row.len()..]));
        match key {
            "name" if self.name.is_none() => self.name = Some(read_name(value)?),
            "game" if self.games.len() < MOST_GAMES => self.games.push(read_game(value)?),
            "form" if self.kind.is_none() => self.kind = Some(one_of(&Form::ALL, Form::word, "a form", value)?),
            "seats" if self.seats.is_none() => self.seats = Some(read_seats(value)?),
            "rounds" if self.rounds.is_none() => self.rounds = Some(bounded(value, "rounds", MOST_ROUNDS)?),
            "minutes" if self.minutes.is_none() => self.minutes = Some(bounded(value, "minutes", 600)?),
            "lasts" if self.lasts.is_none() => self.lasts = Some(bounded(value, "minutes", MOST_MINUTES)?),
            "odd" if self.odd.is_none() && value == "bye" => self.odd = Some(Odd::Bye),
            "odd" if self.odd.is_none() => self.odd = Some(Odd::Bot(value.parse()?)),
            "unfinished" if self.unfinished.is_none() => {
                let read = one_of(&Unfinished::ALL, Unfinished::word, "what a table counts", value)?;
                self.unfinished = Some(read);
            }
            "children" if !self.children && value.is_empty() => self.children = true,
            "hall" if self.halls.len() < MOST_HALLS => self.halls.push(read_name(value)?),
            "seed" if self.seed.is_none() => self.seed = Some(value.parse()?),
            _ => return Err(ParseError::new(KNOWN, row)),
        }
        Ok(())
    }

    /// `end` is the row in which what is missing could stand.
    pub(crate) fn finish(self, end: usize) -> Result<Header, RecordError> {
        let missing = |what: &str| RecordError::of(end, "", ParseError::new(what, ""));
        if self.games.is_empty() {
            return Err(missing("a header names a game: game NAME EDITION"));
        }
        let form = self.kind.ok_or_else(|| missing("a header has a form: form NAME"))?;
        let seed = self.seed.ok_or_else(|| missing("a header has a seed: seed HEX"))?;
        let alone = form == Form::Luck;
        let (seats, least) = self.seats.unwrap_or(if alone { (1, 1) } else { (2, 2) });
        if alone != (seats == 1) {
            return Err(missing(
                "one seat where everybody has the same luck, and two or more elsewhere",
            ));
        }
        if form == Form::Heats && self.rounds.is_none_or(|rounds| rounds < 2) {
            return Err(missing(
                "heats have at least two rounds, the last of them the final: rounds N",
            ));
        }
        Ok(Header {
            name: self.name.unwrap_or_default(),
            games: self.games,
            form,
            seats,
            least,
            rounds: self.rounds,
            minutes: self.minutes,
            lasts: self.lasts,
            odd: self.odd.unwrap_or(Odd::Bye),
            unfinished: self.unfinished.unwrap_or(Unfinished::Draw),
            children: self.children,
            halls: self.halls,
            seed,
        })
    }
}

fn read_name(value: &str) -> Result<String, ParseError> {
    if is_text(value) && value.chars().count() <= LONGEST_NAME {
        return Ok(value.to_owned());
    }
    Err(ParseError::new(
        format!("a name of 1 to {LONGEST_NAME} characters"),
        value,
    ))
}

fn read_game(value: &str) -> Result<GameChoice, ParseError> {
    let mut words = value.splitn(3, ' ');
    let (Some(id), Some(edition)) = (words.next().filter(|id| !id.is_empty()), words.next()) else {
        return Err(ParseError::new("game NAME EDITION [OPTIONS]", value));
    };
    let options = words.next().unwrap_or_default();
    let is_option =
        |word: &str| matches!(word.split_once('='), Some((key, value)) if !key.is_empty() && !value.is_empty());
    if let Some(wrong) = options.split(' ').find(|word| !options.is_empty() && !is_option(word)) {
        return Err(ParseError::new("options as KEY=VALUE, one space between", wrong));
    }
    Ok(GameChoice {
        id: id.to_owned(),
        edition: number(edition, "an edition, from 0 to 65535")?,
        options: options.to_owned(),
    })
}

fn read_seats(value: &str) -> Result<(u8, u8), ParseError> {
    let (seats, least) = value.split_once(" least ").unwrap_or((value, value));
    let read = |text| number::<u8>(text, "seats N, or seats N least N, from 1 to 8");
    let (seats, least) = (read(seats)?, read(least)?);
    let fits = (1..=MAX_SEATS as u8).contains(&seats) && (1..=seats).contains(&least) && (least > 1) == (seats > 1);
    fits.then_some((seats, least))
        .ok_or_else(|| ParseError::new("seats from 1 to 8, and at least as many as may be fewer", value))
}

fn bounded(value: &str, what: &str, most: u16) -> Result<u16, ParseError> {
    let expected = format!("{what} from 1 to {most}");
    let read = number(value, &expected)?;
    let fits = (1..=most).contains(&read);
    fits.then_some(read).ok_or_else(|| ParseError::new(expected, value))
}

fn one_of<T: Copy>(all: &[T], word: impl Fn(T) -> &'static str, what: &str, value: &str) -> Result<T, ParseError> {
    let found = all.iter().find(|one| word(**one) == value);
    found.copied().ok_or_else(|| {
        let words: Vec<_> = all.iter().map(|one| word(*one)).collect();
        ParseError::new(format!("{what}: {}", words.join(", ")), value)
    })
}
