//! A lesson: a game that begins at a prepared position and, for a while, goes as it is written. Whoever learns does her
//! part herself; cards, dice and the others answer as the lesson says. Then it is a game like any other.
//!
//! `docs/lesson.md` has the grammar; each game's lessons lie in its `lessons/`.

use std::collections::HashSet;

use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::{
    BySeat, Header, ParseError, Record, RecordError, Said, Seat, Sitter, Strength, Who, printed, read, record,
};

/// The version of the file's own form, in its first row.
const FORM: &str = "lesson 1";

/// The rest is left open: an action that begins so, or whatever chance or a bot does by itself.
const OPEN: &str = "...";

/// Who learns.
pub const LEARNER: Seat = Seat::from_index(0);

/// A lesson, read from its text.
///
/// ```
/// use ludo::{LEARNER, Lesson, Who};
///
/// let text = "lesson 1\ngame diamoniak 1\nseats 2\n\nsay draw\n1 draw\n* rose\n\nsay stop\n1 stop\n\nsay play\nplay\n";
/// let lesson = Lesson::read("first", text).unwrap();
/// let (she, chance) = (Who::Seat(LEARNER), Who::Chance);
/// assert_eq!(lesson.steps.len(), 3);
/// assert_eq!(lesson.at([]).step.said.id, "diamoniak-lesson-first-draw");
/// assert_eq!(lesson.at([she]).next.unwrap().what.as_deref(), Some("rose"));
/// assert_eq!(lesson.at([she, chance]).point(), Some("stop"));
/// assert!(lesson.at([she, chance, she]).next.is_none(), "from here on she plays");
///
/// let open = Lesson::read("first", &text.replace("* rose", "or give diamond ...\n* ...")).unwrap();
/// let hers = open.at([]).next.unwrap();
/// assert!(hers.accepts("give diamond rose") && !hers.accepts("give diamonds"));
/// assert!(open.at([she]).next.unwrap().what.is_none(), "as it comes");
/// assert_eq!(open.at([she, chance, chance]).point(), Some("stop"), "however much comes");
///
/// let wrong = Lesson::read("first", &text.replace("1 stop", "2 stop")).unwrap_err();
/// assert_eq!(wrong.line, 10);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its name: the file is called so.
    pub name: String,
    /// How the table is set up: she who learns sits in the first seat, and the gentlest bots in the others.
    pub header: Header,
    /// One idea each.
    pub steps: Vec<LessonStep>,
}

/// One idea: what is said, and what she who learns is to do then. In the last step she plays as she likes. A [`Lesson`] is read
/// into some.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonStep {
    /// What is said: `<game>-lesson-<lesson>-<word>`.
    pub said: Said,
    /// The rules that it teaches, by their ids.
    pub rules: Vec<String>,
    /// What is pointed at, if it is not what she is to do: an action in notation.
    pub point: Option<String>,
    /// Nothing is pointed at: she is asked, and finds it by herself.
    pub asks: bool,
    /// What happens in it, in this order: something that she is to do comes first.
    pub script: Vec<Scripted>,
}

/// A line that is going to happen.
///
/// ```
/// use ludo::{Lesson, Scripted, Who};
///
/// let text = "lesson 1\ngame diamoniak 1\nseats 2\n\nsay draw\n1 draw\n* ...\n\nsay play\nplay\n";
/// let lesson = Lesson::read("first", text).unwrap();
/// let [hers, card]: &[Scripted] = &lesson.steps[0].script else { panic!("two lines") };
/// assert_eq!(hers.what.as_deref(), Some("draw"));
/// assert_eq!((card.who, &card.what), (Who::Chance, &None), "any card will do");
/// assert_eq!((hers.row, card.row), (6, 7));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scripted {
    /// The row of the file in which it stands, from 1.
    pub row: usize,
    /// By whom.
    pub who: Who,
    /// In the game's notation; None: what comes by itself.
    pub what: Option<String>,
    /// What will do as well, if it is she who learns.
    pub also: Vec<String>,
    /// What is then said to something else that the rules allow; None: the name of what she is to do.
    pub otherwise: Option<Said>,
}

impl Scripted {
    /// Will this do as well as what is written?
    pub fn accepts(&self, what: &str) -> bool {
        self.also.iter().any(|also| match also.strip_suffix(OPEN) {
            Some(begins) => format!("{what} ").starts_with(begins),
            None => also == what,
        })
    }
}

/// Where a lesson stands.
///
/// ```
/// use ludo::Lesson;
///
/// let text = "lesson 1\ngame diamoniak 1\nseats 2\n\nsay draw\npoint nothing\n1 draw\n* rose\n\nsay play\nplay\n";
/// let lesson = Lesson::read("first", text).unwrap();
/// let stage = lesson.at([]);
/// assert_eq!((stage.number, stage.next.unwrap().what.as_deref()), (1, Some("draw")));
/// assert_eq!(stage.point(), None, "she is to find it by herself");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Stage<'a> {
    /// The step that is being learnt.
    pub step: &'a LessonStep,
    /// Its number, from 1.
    pub number: usize,
    /// What is to happen next; None once she plays as she likes.
    pub next: Option<&'a Scripted>,
    /// How many of the game's lines were the lesson's.
    pub written: usize,
}

impl<'a> Stage<'a> {
    /// What is pointed at, as a hint would, while she is to do something.
    pub fn point(&self) -> Option<&'a str> {
        let hers = self
            .next
            .filter(|next| next.who == Who::Seat(LEARNER) && !self.step.asks)?;
        self.step.point.as_deref().or(hers.what.as_deref())
    }
}

/// A lesson as the shelf shows it ([`GameInfo`](crate::GameInfo)); `<game>-lesson-<id>` is its title.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct LessonInfo {
    /// Its name.
    pub id: &'static str,
    /// The form of play that it teaches.
    pub form: &'static str,
    /// About how long it takes.
    pub minutes: usize,
    /// The rules that it teaches, by their ids.
    pub rules: Vec<String>,
}

impl Lesson {
    /// Reads a lesson of this name.
    ///
    /// # Errors
    /// Names the first row that is none of a lesson's, and what was expected there.
    pub fn read(name: &str, text: &str) -> Result<Lesson, RecordError> {
        let header = read_header(text)?;
        let mut steps: Vec<LessonStep> = Vec::new();
        let (mut last, mut plays) = (1, false);
        for (line, row) in read::rows(text)
            .skip_while(|(_, row)| !row.is_empty())
            .filter(|(_, row)| !row.is_empty())
        {
            last = line;
            let add = add_row(&mut steps, &mut plays, &header.game, name, (line, row));
            add.map_err(|why| RecordError::of(line, row, why))?;
        }
        if !plays {
            let why = ParseError::new("a lesson ends with a sentence and \"play\"", "");
            return Err(RecordError {
                line: last,
                column: 1,
                why,
            });
        }
        let name = name.to_owned();
        Ok(Lesson { name, header, steps })
    }

    /// About how long it takes: three steps in a minute, and one for the short game at its end.
    pub fn minutes(&self) -> usize {
        1 + self.steps.len() / 3
    }

    /// The rules that its steps teach, each once.
    pub fn rules(&self) -> Vec<String> {
        let mut rules: Vec<String> = self.steps.iter().flat_map(|step| step.rules.clone()).collect();
        let mut known = HashSet::new();
        rules.retain(|rule| known.insert(rule.clone()));
        rules
    }

    /// Where it stands after the lines of the game, by who wrote them. What is left open takes as many as they then need: chance that
    /// turns answers up may have to say next whose hand was first.
    ///
    /// # Panics
    /// Where it has no steps, as none has that was read.
    pub fn at(&self, lines: impl IntoIterator<Item = Who>) -> Stage<'_> {
        let steps = self.steps.iter().zip(1..);
        let scripts = steps.flat_map(|(step, number)| step.script.iter().map(move |next| (step, number, next)));
        let (mut script, mut open, mut written) = (scripts.peekable(), None, 0);
        for who in lines {
            let goes_on = open == Some(who) && script.peek().is_none_or(|(.., next)| next.who != who);
            if !goes_on {
                let Some((.., begins)) = script.next() else { break };
                open = begins.what.is_none().then_some(who);
            }
            written += 1;
        }
        let last = self.steps.last().expect("a lesson has a last step");
        let (step, number, next) = script.next().map_or_else(
            || (last, self.steps.len(), None),
            |(step, number, next)| (step, number, Some(next)),
        );
        Stage {
            step,
            number,
            next,
            written,
        }
    }
}

/// As a record's, but for its first row; nobody says who sits where.
fn read_header(text: &str) -> Result<Header, RecordError> {
    let found = read::rows(text).next();
    let Some((line, _)) = found.filter(|(_, row)| *row == FORM) else {
        let (line, row) = found.unwrap_or((1, ""));
        return Err(RecordError::of(
            line,
            row,
            ParseError::new("a lesson begins with \"lesson 1\"", row),
        ));
    };
    let rows = text
        .lines()
        .zip(1..)
        .map(|(row, number)| if number == line { record::FORM } else { row });
    let header = rows.take_while(|row| !row.trim_end().is_empty());
    let record: Record = header.collect::<Vec<_>>().join("\n").parse()?;
    let mut header = record.header;
    let gentle = |seat: Seat| Sitter {
        bot: (seat != LEARNER).then_some(Strength::ALL[0]),
        ..Sitter::default()
    };
    header.sitters = header.seats.iter().map(gentle).collect::<BySeat<Sitter>>();
    Ok(header)
}

fn add_row(
    steps: &mut Vec<LessonStep>,
    plays: &mut bool,
    game: &str,
    name: &str,
    (number, row): (usize, &str),
) -> Result<(), ParseError> {
    printed(row)?;
    let is_open = steps.last().is_some_and(|step| step.script.is_empty());
    let is_hers = hers(steps).is_some();
    let said = |word: &str| Said::new(format!("{game}-lesson-{name}-{word}"));
    match row.split_once(' ') {
        _ if *plays => return Err(ParseError::new("nothing after \"play\"", row)),
        Some(("say", word)) if !is_open && is_word(word) => steps.push(LessonStep {
            said: said(word),
            rules: Vec::new(),
            point: None,
            asks: false,
            script: Vec::new(),
        }),
        Some(("say", _)) if !is_open => return Err(ParseError::new("say, and a word of small letters", row)),
        Some(("rule", ids)) if is_open => {
            let ids = ids.split_whitespace().map(str::to_owned);
            steps.last_mut().expect("one is open").rules.extend(ids);
        }
        Some(("point", "nothing")) if is_open => steps.last_mut().expect("one is open").asks = true,
        Some(("point", what)) if is_open && record::is_text(what) => {
            steps.last_mut().expect("one is open").point = Some(what.to_owned());
        }
        Some(("or", what)) if is_hers && record::is_text(what) => {
            hers(steps).expect("it is hers").also.push(what.to_owned());
        }
        Some(("else", word)) if is_hers && is_word(word) => {
            hers(steps).expect("it is hers").otherwise = Some(said(word));
        }
        None if row == "play" && is_open => *plays = true,
        Some((who, what)) if record::is_text(what) && !steps.is_empty() => {
            let (who, what): (Who, _) = (who.parse()?, (what != OPEN).then(|| what.to_owned()));
            let learns = who == Who::Seat(LEARNER);
            if (is_open && !learns) || (learns && what.is_none()) {
                return Err(ParseError::new(
                    "say what is to be done, then what she who learns (1) does, then the rest",
                    row,
                ));
            }
            steps.last_mut().expect("there is one").script.push(Scripted {
                row: number,
                who,
                what,
                also: Vec::new(),
                otherwise: None,
            });
        }
        _ => {
            let rows = "say WORD, rule ID, point ACTION, or ACTION, else WORD, WHO WHAT, or play";
            return Err(ParseError::new(rows, row));
        }
    }
    Ok(())
}

/// What she who learns has just been asked to do.
fn hers(steps: &mut [LessonStep]) -> Option<&mut Scripted> {
    let last = steps.last_mut()?.script.last_mut();
    last.filter(|last| last.who == Who::Seat(LEARNER))
}

/// A part of a message's id.
fn is_word(word: &str) -> bool {
    let small = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    word.starts_with(|c: char| c.is_ascii_lowercase()) && word.chars().all(small)
}
