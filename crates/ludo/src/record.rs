//! A game as a text file (`.ludo`): a header, an empty line, then one line per thing that happened.
//! `docs/record.md` has the grammar.

use std::{fmt, str::FromStr};

use crate::{BySeat, Commitment, Millis, Nonce, ParseError, Seat, SeatSet, Seats, Seed, Strength, printed};

/// The version of the file's own form, in its first line.
pub(crate) const FORM: &str = "ludo 1";
/// How a record names a bot that somebody brought along.
pub(crate) const BROUGHT: &str = "bot";

/// No line is later: three hundred years, so that whatever a game adds to a moment of its own stays a moment.
pub const LATEST: Millis = 9_999_999_999_999;

/// What is known before the first thing happens.
///
/// ```
/// use ludo::{Record, Start};
///
/// let record: Record = "ludo 1\ngame diamoniak 1\nseats 3\n\n".parse().unwrap();
/// assert_eq!((record.header.seats.count(), record.header.start), (3, Start::Opening));
/// assert!("ludo 1\ngame diamoniak 1\nseats 9\n\n".parse::<Record>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// Its id.
    pub game: String,
    /// Of its rules.
    pub edition: u16,
    /// `key=value` words; what is missing has its default.
    pub options: String,
    /// How many, and who begins.
    pub seats: Seats,
    /// Who sits where.
    pub sitters: BySeat<Sitter>,
    /// SHA-256 of the seed; none in records written by hand.
    pub commitment: Option<Commitment>,
    /// Chance answers everybody alike who plays this with the same seed: see [`SameLuck`](crate::SameLuck).
    pub same_luck: bool,
    /// Where it starts from.
    pub start: Start,
}

/// Where the game starts from.
///
/// ```
/// use std::sync::Arc;
///
/// use diamoniak::Diamoniak;
/// use ludo::{Play, Record, Start};
///
/// let text = "ludo 1\ngame diamoniak 1\nseats 2\nposition nowhere\n";
/// let record: Record = text.parse().unwrap();
/// assert_eq!(record.header.start, Start::Position("nowhere".to_owned()), "a record keeps any row");
/// assert!(Play::<Diamoniak>::replay(Arc::default(), &record).is_err(), "the game does not");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// From the very beginning.
    Opening,
    /// A position in the game's own text form.
    Position(String),
}

/// Who sits in a seat at the start.
///
/// ```
/// use ludo::{Sitter, Strength};
///
/// let bot = Sitter { bot: Some(Strength::Easy), ..Sitter::default() };
/// assert_eq!((Sitter::default().kind(), bot.kind()), ("person", "easy"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sitter {
    /// A bot of the house; None for a person.
    pub bot: Option<Strength>,
    /// A bot that somebody brought along: not of the house, and played over a line as a person is.
    pub brought: bool,
    /// What her device adds to chance.
    pub nonce: Nonce,
    /// What she is called; empty where nobody says.
    pub name: String,
}

impl Sitter {
    /// As a record says it: a person, a bot of the house by its strength, or a bot that somebody brought along.
    pub fn kind(&self) -> &'static str {
        match self.bot {
            Some(strength) => strength.name(),
            None if self.brought => BROUGHT,
            None => "person",
        }
    }
}

/// One thing that happened.
///
/// ```
/// use ludo::{Record, What, Who};
///
/// let text = "ludo 1\ngame diamoniak 1\nseats 2\n\n0 1 draw\n0 * rose\n";
/// let record: Record = text.parse().unwrap();
/// assert_eq!(record.lines[1].who, Who::Chance);
/// assert_eq!(record.lines[1].what, What::Game("rose".into()));
/// assert_eq!(record.lines[1].to_string(), "0 * rose");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// When, at most [`LATEST`].
    pub at: Millis,
    /// By whom.
    pub who: Who,
    /// What.
    pub what: What,
}

/// By whom something happens.
///
/// ```
/// use ludo::{Seat, Who};
///
/// assert_eq!(["2".parse(), "*".parse(), "-".parse()], [Ok(Who::Seat(Seat::from_index(1))), Ok(Who::Chance), Ok(Who::Clock)]);
/// assert!("0".parse::<Who>().is_err(), "seats are counted from 1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// A seat acts.
    Seat(Seat),
    /// Chance answers: `*`.
    Chance,
    /// The time is up, or the house speaks: `-`.
    Clock,
}

/// What happens.
///
/// ```
/// use ludo::{Note, What};
///
/// assert_eq!("draw".parse(), Ok(What::Game("draw".into())));
/// assert_eq!("~leave".parse(), Ok(What::House(Note::Leave)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// In the game's own notation; of the clock, always `time`.
    Game(Box<str>),
    /// A note of the house; the rules do not hear of it.
    House(Note),
}

/// Things that happen at a table, whatever is played on it.
///
/// ```
/// use ludo::{Note, What};
///
/// assert_eq!(What::House(Note::Undo(17)).to_string(), "~undo 17");
/// assert!("~dance".parse::<What>().is_err(), "the house has no such note");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The person went away; a bot stands in.
    Leave,
    /// She is back.
    Back,
    /// Her time ran out; a bot stands in.
    Late,
    /// Line number so-and-so is taken back, with everybody's consent.
    Undo(u32),
    /// She asked the house what to do.
    Hint,
    /// The seed behind the commitment, at the end.
    Seed(Seed),
}

/// A whole game.
///
/// ```
/// use std::sync::Arc;
///
/// use diamoniak::Diamoniak;
/// use ludo::{Play, Record, Verdict};
///
/// let text = "ludo 1\ngame diamoniak 1\nseats 2\n\n0 1 draw\n0 * rose\n1500 1 stop\n";
/// let record: Record = text.parse().unwrap();
/// let play = Play::<Diamoniak>::replay(Arc::default(), &record).unwrap();
/// assert_eq!(play.record().lines, record.lines);
/// assert_eq!(Play::<Diamoniak>::verify(Arc::default(), &record), Ok(Verdict::NoCommitment));
///
/// // What cannot be read, and what the rules refuse, has its place.
/// let wrong = text.replace("0 1 draw", "0 9 draw").parse::<Record>().unwrap_err();
/// assert_eq!((wrong.line, wrong.column), (5, 3));
/// let illegal: Record = text.replace("* rose", "* unicorn").parse().unwrap();
/// let fault = Play::<Diamoniak>::replay(Arc::default(), &illegal).unwrap_err();
/// assert_eq!((fault.line(), fault.place.column, fault.place.row_in(text)), (2, 5, 6));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What was known before.
    pub header: Header,
    /// What happened.
    pub lines: Vec<Line>,
}

/// Why a text is not a record, and where.
///
/// ```
/// use ludo::Record;
///
/// let wrong = "ludo 1\ngame diamoniak 1\nseats nine\n\n".parse::<Record>().unwrap_err();
/// assert_eq!((wrong.line, wrong.column), (3, 7));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {why}")]
pub struct RecordError {
    /// Counted in the file, from 1.
    pub line: usize,
    /// In characters, from 1.
    pub column: usize,
    /// What was expected there, and what stood there.
    pub why: ParseError,
}

/// What nobody can check from a record alone, however fair its chance is.
///
/// ```
/// use ludo::{Record, Seat, Unvouched};
///
/// let text = "ludo 1\ngame diamoniak 1\nseats 2\n\n";
/// let record: Record = text.parse().unwrap();
/// let silent = [0, 1].map(|i| Unvouched::Person(Seat::from_index(i)));
/// assert_eq!(record.unvouched(), silent);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unvouched {
    /// The game begins where somebody has set it up: what came before is not in the record.
    Position,
    /// A person's row without a nonce of its own. Her device added nothing, or it was a bot's row: their draws are the same,
    /// so that chance does not tell them apart.
    Person(Seat),
    /// When a hand of this seat counted rests on what the house wrote down beside it: how long her line was, or that one of
    /// the house's players stood in for her. Both are as easily written as a name.
    Stamps(Seat),
}

impl Record {
    /// The seed, if it has been told.
    pub fn seed(&self) -> Option<&Seed> {
        self.lines.iter().find_map(|line| match &line.what {
            What::House(Note::Seed(seed)) => Some(seed),
            _ => None,
        })
    }

    /// What nobody can check from this record alone. Names and times are never vouched for: whoever writes a record writes
    /// them as she likes. What rests on those times, where the fastest hand counts, only the game can tell
    /// ([`Room::unvouched`](crate::Room::unvouched)).
    pub fn unvouched(&self) -> Vec<Unvouched> {
        let position = matches!(self.header.start, Start::Position(_)).then_some(Unvouched::Position);
        let persons = self.header.added_nothing();
        position
            .into_iter()
            .chain(persons.iter().map(Unvouched::Person))
            .collect()
    }
}

impl Header {
    /// Persons whose device added nothing to the table's chance: for them the draws rest on the house's seed alone. Where all
    /// have the same luck nobody can.
    pub fn added_nothing(&self) -> SeatSet {
        let silent = |sitter: &Sitter| sitter.bot.is_none() && sitter.nonce == Nonce::NONE && !self.same_luck;
        let seats = self.seats.iter().zip(&self.sitters);
        seats
            .filter(|(_, sitter)| silent(sitter))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// What the seats add to chance. Bots add nothing, whatever the header says: the house knows the seed, and
    /// could search for a nonce of its own that brings the cards it likes.
    pub fn nonces(&self) -> crate::Nonces {
        let added = |sitter: &Sitter| sitter.bot.map_or(sitter.nonce, |_| Nonce::NONE);
        self.sitters.iter().map(added).collect()
    }
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FORM}")?;
        writeln!(f, "game {} {}", self.game, self.edition)?;
        if !self.options.is_empty() {
            writeln!(f, "options {}", self.options)?;
        }
        writeln!(f, "seats {} first {}", self.seats.count(), self.seats.first())?;
        for (seat, sitter) in self.seats.iter().zip(&self.sitters) {
            let kind = sitter.kind();
            writeln!(
                f,
                "{}",
                format!("seat {seat} {kind} {} {}", sitter.nonce, sitter.name).trim_end()
            )?;
        }
        if let Some(commitment) = &self.commitment {
            writeln!(f, "commitment {commitment}")?;
        }
        if self.same_luck {
            writeln!(f, "luck same")?;
        }
        if let Start::Position(position) = &self.start {
            writeln!(f, "position {position}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.header)?;
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

impl Line {
    /// Somebody asked what to do: nothing of the game happened.
    pub fn is_hint(&self) -> bool {
        matches!(self.what, What::House(Note::Hint))
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.at, self.who, self.what)
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Seat(seat) => write!(f, "{seat}"),
            Who::Chance => f.write_str("*"),
            Who::Clock => f.write_str("-"),
        }
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Game(text) => f.write_str(text),
            What::House(Note::Leave) => f.write_str("~leave"),
            What::House(Note::Back) => f.write_str("~back"),
            What::House(Note::Late) => f.write_str("~late"),
            What::House(Note::Undo(line)) => write!(f, "~undo {line}"),
            What::House(Note::Hint) => f.write_str("~hint"),
            What::House(Note::Seed(seed)) => write!(f, "~seed {seed}"),
        }
    }
}

impl FromStr for Who {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Who, ParseError> {
        match s {
            "*" => Ok(Who::Chance),
            "-" => Ok(Who::Clock),
            _ => s
                .parse()
                .map(Who::Seat)
                .map_err(|_| ParseError::new("who is a seat (1 to 8), * or -", s)),
        }
    }
}

impl FromStr for What {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<What, ParseError> {
        let Some(note) = s.strip_prefix('~') else {
            return Ok(What::Game(s.into()));
        };
        Ok(What::House(match note.split_once(' ') {
            None if note == "leave" => Note::Leave,
            None if note == "back" => Note::Back,
            None if note == "late" => Note::Late,
            None if note == "hint" => Note::Hint,
            Some(("undo", line)) => Note::Undo(number(line, "the number of a line")?),
            Some(("seed", seed)) => Note::Seed(seed.parse()?),
            _ => {
                return Err(ParseError::new(
                    "a note is ~leave, ~back, ~late, ~undo N, ~hint or ~seed HEX",
                    s,
                ));
            }
        }))
    }
}

impl FromStr for Line {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Line, ParseError> {
        let mut words = s.splitn(3, ' ');
        let (Some(at), Some(who), Some(what)) = (words.next(), words.next(), words.next()) else {
            return Err(ParseError::new("a line is: milliseconds, who, what", s));
        };
        let line = Line {
            at: read_time(at)?,
            who: who.parse()?,
            what: what.parse()?,
        };
        let fits = match (&line.who, &line.what) {
            (_, What::Game(text)) => is_text(text),
            (Who::Seat(_), What::House(note)) => !matches!(note, Note::Seed(_)),
            (Who::Clock, What::House(note)) => matches!(note, Note::Seed(_)),
            (Who::Chance, What::House(_)) => false,
        };
        if fits {
            return Ok(line);
        }
        Err(match &line.what {
            What::Game(_) => ParseError::new("a line is: milliseconds, who, what, with one space between", s),
            What::House(_) => ParseError::new(
                "seats leave, come back, are late, undo and ask for hints; the clock (-) tells the seed",
                s,
            ),
        })
    }
}

fn read_time(text: &str) -> Result<Millis, ParseError> {
    let bound = format!("milliseconds, from 0 to {LATEST}");
    let time = number(text, &bound)?;
    (time <= LATEST)
        .then_some(time)
        .ok_or_else(|| ParseError::new(bound, text))
}

/// Characters up to the end of the row, the first and the last not a space.
///
/// ```
/// use ludo::text::is_text;
///
/// assert!(is_text("give rose diamond"));
/// assert!(!is_text("") && !is_text(" draw") && !is_text("draw ") && !is_text("draw\x1b[2J"));
/// ```
pub fn is_text(text: &str) -> bool {
    !text.is_empty() && !text.starts_with(' ') && text.trim_end() == text && printed(text).is_ok()
}

/// A number in its one plain form: no sign, no leading zeros.
///
/// # Errors
/// Where it is none; `what` says what was expected.
///
/// ```
/// use ludo::text::number;
///
/// assert_eq!(number("17", "the number of a line"), Ok(17_u32));
/// assert!(number::<u32>("017", "the number of a line").is_err() && number::<u8>("256", "a small one").is_err());
/// ```
pub fn number<N: FromStr + fmt::Display>(text: &str, what: &str) -> Result<N, ParseError> {
    text.parse::<N>()
        .ok()
        .filter(|n| n.to_string() == text)
        .ok_or_else(|| ParseError::new(what, text))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "\
ludo 1
game test 3
options loud=on
seats 2 first 2
seat 1 person 000102030405060708090a0b0c0d0e0f Zoé Lune
seat 2 strong 00000000000000000000000000000000
commitment 1111111111111111111111111111111111111111111111111111111111111111

0 2 draw
0 * rose
950 1 ~leave
1200 1 ~undo 1
4000 - ~seed 2222222222222222222222222222222222222222222222222222222222222222
";

    #[test]
    fn a_record_is_text_and_back() {
        let record: Record = SMALL.parse().unwrap();
        assert_eq!(record.to_string(), SMALL);
        assert_eq!(record.header.sitters[0].name, "Zoé Lune");
        assert_eq!(record.header.seats.first().number(), 2);
        assert_eq!(record.lines.len(), 5);
    }

    #[test]
    fn persons_without_a_nonce_are_named() {
        let record: Record = SMALL.parse().unwrap();
        assert_eq!(record.header.added_nothing(), SeatSet::NONE, "seat 2 is a bot");
        let zero = "0".repeat(32);
        let ground: Record = SMALL
            .replace(&format!("strong {zero}"), &format!("strong {}", "1".repeat(32)))
            .parse()
            .unwrap();
        assert_ne!(ground.header.sitters[1].nonce, Nonce::NONE);
        assert_eq!(
            ground.header.nonces(),
            record.header.nonces(),
            "and adds nothing, whatever her row says"
        );
        let record: Record = SMALL
            .replace("000102030405060708090a0b0c0d0e0f", &zero)
            .parse()
            .unwrap();
        assert_eq!(record.header.added_nothing(), SeatSet::one(Seat::from_index(0)));
    }

    #[test]
    fn a_record_by_hand_needs_little() {
        let record: Record = "# a puzzle\nludo 1\ngame test 1\nseats 3\nposition a b c\n\n# now\n0 1 draw\n\n"
            .parse()
            .unwrap();
        assert_eq!(record.header.start, Start::Position("a b c".into()));
        assert_eq!(record.lines.len(), 1);
    }
}
