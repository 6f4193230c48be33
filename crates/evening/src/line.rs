//! What happens in an evening, line by line, as text.

use std::{fmt, str::FromStr};

use ludo::{
    Commitment, Millis, ParseError, RecordError, Seed,
    text::{is_text, number, printed, rows},
};

use crate::{Asked, Header, header::HeaderReader};

/// Counted from 1, in the order in which they came.
pub type Person = u16;
/// Counted from 1, through the whole evening.
pub type TableNo = u32;
/// Counted from 1, in the order in which they came.
pub type Device = u16;

/// Characters of what is announced, of the reason for a correction, and of an answer.
pub const LONGEST_TEXT: usize = 200;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Since the evening was set up.
    pub at: Millis,
    pub what: What,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// Somebody new, with the next number.
    Came(Coming),
    /// She went home, or nobody knows where she is.
    Went(Person),
    Back(Person),
    /// She is left out of the next round.
    Absent(Person),
    /// She holds another device now.
    Moved(Person, Device),
    /// She is in another hall now.
    Hall(Person, u8),
    /// Nobody new comes in, until the door is open again.
    Shut,
    Open,
    /// The commitment to the luck of the next round.
    Luck(Commitment),
    Round(Seating),
    /// Two of the round change places, before their tables begin.
    Swap(Person, Person),
    /// Some sit down together in a free evening; who comes first begins.
    Table(Group),
    Result(TableNo, Vec<Place>),
    /// What a table's result should have been, and why.
    Correct(TableNo, Vec<Place>, String),
    /// The round ends here, whoever still plays.
    Close,
    /// The seed behind the newest commitment.
    Seed(Seed),
    /// Everybody is asked what she would do.
    Ask(Asked),
    /// What somebody would do, act by act, between commas. Until it is revealed she may say something else.
    Answer(Person, String),
    /// All answers are told at once.
    Reveal,
    /// The question is put away.
    Done,
    Announce(String),
    Pause,
    Resume,
    End,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coming {
    pub person: Person,
    pub picture: String,
    pub device: Device,
    /// Counted from 1.
    pub hall: u8,
    /// Empty where pictures stand for names.
    pub name: String,
}

/// Who sits with whom in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// Counted from 1.
    pub round: u16,
    pub tables: Vec<Group>,
    /// A round without a game, which counts as won.
    pub byes: Vec<Person>,
}

/// A table: who comes first begins. None is one of our players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The game of this evening, counted from 1.
    pub game: u8,
    pub sits: Vec<Option<Person>>,
}

impl Group {
    pub fn persons(&self) -> impl Iterator<Item = Person> + Clone + '_ {
        self.sits.iter().filter_map(|sits| *sits)
    }
}

/// How somebody came out at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// 1 is best; equal ranks share.
    pub rank: u8,
    pub score: Option<i32>,
}

/// A whole evening.
///
/// ```
/// use evening::Evening;
///
/// let text = format!("evening 1\ngame diavolo 1\nform swiss\nseed {}\n\n0 came 1 fox d1 h1\n", "0".repeat(64));
/// let log: evening::Log = text.parse().unwrap();
/// assert_eq!(Evening::replay(&log).unwrap().people().len(), 1);
/// let wrong = text.replace("came 1", "came x").parse::<evening::Log>().unwrap_err();
/// assert_eq!((wrong.line, wrong.column), (6, 8));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    pub header: Header,
    pub lines: Vec<Line>,
}

impl fmt::Display for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.header)?;
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.at, self.what)
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Came(coming) => {
                let Coming {
                    person,
                    picture,
                    device,
                    hall,
                    name,
                } = coming;
                f.write_str(format!("came {person} {picture} d{device} h{hall} {name}").trim_end())
            }
            What::Went(person) => write!(f, "went {person}"),
            What::Back(person) => write!(f, "back {person}"),
            What::Absent(person) => write!(f, "absent {person}"),
            What::Moved(person, device) => write!(f, "moved {person} d{device}"),
            What::Hall(person, hall) => write!(f, "hall {person} h{hall}"),
            What::Shut => f.write_str("shut"),
            What::Open => f.write_str("open"),
            What::Luck(commitment) => write!(f, "luck {commitment}"),
            What::Round(seating) => {
                write!(f, "round {}", seating.round)?;
                seating.tables.iter().try_for_each(|group| write!(f, " {group}"))?;
                match seating.byes.as_slice() {
                    [] => Ok(()),
                    byes => write!(f, " bye {}", commas(byes)),
                }
            }
            What::Swap(one, other) => write!(f, "swap {one} {other}"),
            What::Table(group) => write!(f, "table {group}"),
            What::Result(table, places) => write!(f, "result {table} {}", spaces(places)),
            What::Correct(table, places, why) => write!(f, "correct {table} {} because {why}", spaces(places)),
            What::Close => f.write_str("close"),
            What::Seed(seed) => write!(f, "seed {seed}"),
            What::Ask(asked) => write!(f, "ask {asked}"),
            What::Answer(person, answer) => write!(f, "answer {person} {answer}"),
            What::Reveal => f.write_str("reveal"),
            What::Done => f.write_str("done"),
            What::Announce(text) => write!(f, "announce {text}"),
            What::Pause => f.write_str("pause"),
            What::Resume => f.write_str("resume"),
            What::End => f.write_str("end"),
        }
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sits = self
            .sits
            .iter()
            .map(|sits| sits.map_or("bot".to_owned(), |person| person.to_string()));
        write!(f, "g{}:{}", self.game, sits.collect::<Vec<_>>().join(","))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.rank)?;
        self.score.map_or(Ok(()), |score| write!(f, ":{score}"))
    }
}

fn commas(persons: &[Person]) -> String {
    persons.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

fn spaces(places: &[Place]) -> String {
    places.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

impl FromStr for Log {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Log, RecordError> {
        let mut rows = rows(text);
        let (mut head, mut end) = (HeaderReader::default(), 1);
        for (line, row) in rows.by_ref() {
            end = line;
            if row.is_empty() && head.form {
                break;
            }
            head.read(row).map_err(|why| RecordError::of(line, row, why))?;
            end += 1;
        }
        let header = head.finish(end)?;
        let lines = rows.filter(|(_, row)| !row.is_empty()).map(|(line, row)| {
            let read = printed(row).and_then(str::parse);
            read.map_err(|why| RecordError::of(line, row, why))
        });
        Ok(Log {
            header,
            lines: lines.collect::<Result<_, _>>()?,
        })
    }
}

impl FromStr for Line {
    type Err = ParseError;

    fn from_str(row: &str) -> Result<Line, ParseError> {
        let (at, what) = row
            .split_once(' ')
            .ok_or_else(|| ParseError::new("a line is: milliseconds, what", row))?;
        let bound = format!("milliseconds, from 0 to {}", ludo::LATEST);
        let time = number(at, &bound)?;
        if time > ludo::LATEST {
            return Err(ParseError::new(bound, at));
        }
        Ok(Line {
            at: time,
            what: what.parse()?,
        })
    }
}

impl FromStr for What {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<What, ParseError> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, &text[text.len()..]));
        Ok(match word {
            "came" => What::Came(read_coming(rest)?),
            "went" => What::Went(read_person(rest)?),
            "back" => What::Back(read_person(rest)?),
            "absent" => What::Absent(read_person(rest)?),
            "moved" => {
                let (person, device) = rest
                    .split_once(' ')
                    .ok_or_else(|| ParseError::new("moved PERSON DEVICE", rest))?;
                What::Moved(read_person(person)?, read_lettered(device, 'd')?)
            }
            "hall" => {
                let missing = || ParseError::new("hall PERSON HALL", rest);
                let (person, hall) = rest.split_once(' ').ok_or_else(missing)?;
                What::Hall(read_person(person)?, read_lettered(hall, 'h')?)
            }
            "shut" if rest.is_empty() => What::Shut,
            "open" if rest.is_empty() => What::Open,
            "luck" => What::Luck(rest.parse()?),
            "round" => What::Round(read_seating(rest)?),
            "swap" => {
                let missing = || ParseError::new("swap PERSON PERSON", rest);
                let (one, other) = rest.split_once(' ').ok_or_else(missing)?;
                What::Swap(read_person(one)?, read_person(other)?)
            }
            "table" => What::Table(rest.parse()?),
            "result" => {
                let (table, places) = read_result(rest)?;
                What::Result(table, places)
            }
            "correct" => {
                let missing = || ParseError::new("correct TABLE RANKS because WHY", rest);
                let (result, why) = rest.split_once(" because ").ok_or_else(missing)?;
                let (table, places) = read_result(result)?;
                What::Correct(table, places, read_text(why)?)
            }
            "close" if rest.is_empty() => What::Close,
            "seed" => What::Seed(rest.parse()?),
            "ask" => What::Ask(rest.parse()?),
            "answer" => {
                let missing = || ParseError::new("answer PERSON ACTS", rest);
                let (person, answer) = rest.split_once(' ').ok_or_else(missing)?;
                What::Answer(read_person(person)?, read_text(answer)?)
            }
            "reveal" if rest.is_empty() => What::Reveal,
            "done" if rest.is_empty() => What::Done,
            "announce" => What::Announce(read_text(rest)?),
            "pause" if rest.is_empty() => What::Pause,
            "resume" if rest.is_empty() => What::Resume,
            "end" if rest.is_empty() => What::End,
            _ => {
                let known = "came, went, back, absent, moved, hall, shut, open, luck, round, swap, table, result, correct, close, \
                    seed, ask, answer, reveal, done, announce, pause, resume or end";
                return Err(ParseError::new(known, text));
            }
        })
    }
}

fn read_coming(rest: &str) -> Result<Coming, ParseError> {
    let mut words = rest.splitn(5, ' ');
    let mut next = || words.next().unwrap_or(&rest[rest.len()..]);
    let coming = Coming {
        person: read_person(next())?,
        picture: next().to_owned(),
        device: read_lettered(next(), 'd')?,
        hall: read_lettered(next(), 'h')?,
        name: next().to_owned(),
    };
    if coming.picture.is_empty() || (!coming.name.is_empty() && !is_text(&coming.name)) {
        return Err(ParseError::new("came PERSON PICTURE DEVICE HALL [NAME]", rest));
    }
    Ok(coming)
}

fn read_person(text: &str) -> Result<Person, ParseError> {
    counted(text, "the number of somebody, from 1")
}

fn counted<N: FromStr + fmt::Display + Default + PartialEq>(text: &str, what: &str) -> Result<N, ParseError> {
    let read: N = number(text, what)?;
    (read != N::default())
        .then_some(read)
        .ok_or_else(|| ParseError::new(what, text))
}

/// A number behind its letter.
fn read_lettered<N: FromStr + fmt::Display + Default + PartialEq>(text: &str, letter: char) -> Result<N, ParseError> {
    let what = format!("{letter} and a number from 1");
    let behind = text
        .strip_prefix(letter)
        .ok_or_else(|| ParseError::new(what.clone(), text))?;
    counted(behind, &what)
}

fn read_seating(rest: &str) -> Result<Seating, ParseError> {
    let (tables, byes) = rest
        .split_once(" bye ")
        .map_or((rest, None), |(tables, byes)| (tables, Some(byes)));
    let mut words = tables.split(' ');
    let round = counted(words.next().unwrap_or_default(), "the number of a round, from 1")?;
    let byes = byes.map_or(Ok(Vec::new()), |byes| byes.split(',').map(read_person).collect());
    Ok(Seating {
        round,
        tables: words.map(str::parse).collect::<Result<_, _>>()?,
        byes: byes?,
    })
}

impl FromStr for Group {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Group, ParseError> {
        let (game, sits) = text
            .split_once(':')
            .ok_or_else(|| ParseError::new("a table is gN:PERSON,PERSON", text))?;
        let sits = sits.split(',').map(|sits| match sits {
            "bot" => Ok(None),
            person => read_person(person).map(Some),
        });
        Ok(Group {
            game: read_lettered(game, 'g')?,
            sits: sits.collect::<Result<_, _>>()?,
        })
    }
}

fn read_result(rest: &str) -> Result<(TableNo, Vec<Place>), ParseError> {
    let mut words = rest.split(' ');
    let table = counted(words.next().unwrap_or_default(), "the number of a table, from 1")?;
    Ok((table, words.map(str::parse).collect::<Result<_, _>>()?))
}

impl FromStr for Place {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Place, ParseError> {
        let (rank, score) = text
            .split_once(':')
            .map_or((text, None), |(rank, score)| (rank, Some(score)));
        Ok(Place {
            rank: counted(rank, "a rank from 1, or RANK:SCORE")?,
            score: score.map(|score| number(score, "a score")).transpose()?,
        })
    }
}

fn read_text(text: &str) -> Result<String, ParseError> {
    let fits = is_text(text) && text.chars().count() <= LONGEST_TEXT;
    let wrong = || ParseError::new(format!("1 to {LONGEST_TEXT} characters"), text);
    fits.then(|| text.to_owned()).ok_or_else(wrong)
}
