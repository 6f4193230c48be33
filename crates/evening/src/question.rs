//! *What would you do?* Everybody is shown one position; who has answered is counted, what was answered is told to all at once.

use std::{collections::BTreeMap, fmt, str::FromStr};

use ludo::{ParseError, Refusal, text::number};

use crate::{Evening, Log, Person, What, judge::refuse};

/// A stored puzzle of a game of the house.
///
/// ```
/// let asked: evening::Asked = "yaminos/keep/17".parse().unwrap();
/// assert_eq!((asked.game.as_str(), asked.puzzle.as_str()), ("yaminos", "keep/17"));
/// assert!("yaminos/keep".parse::<evening::Asked>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    pub game: String,
    /// Its kind and its number among those of its kind.
    pub puzzle: String,
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.game, self.puzzle)
    }
}

impl FromStr for Asked {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Asked, ParseError> {
        let wrong = || ParseError::new("a puzzle: GAME/KIND/NUMBER", text);
        let parts: Vec<&str> = text.split('/').collect();
        let [game, kind, count] = parts[..] else {
            return Err(wrong());
        };
        let is_word = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if !is_word(game) || !is_word(kind) || number::<u16>(count, "the number of a puzzle")? == 0 {
            return Err(wrong());
        }
        Ok(Asked {
            game: game.to_owned(),
            puzzle: format!("{kind}/{count}"),
        })
    }
}

/// The newest question, and what was answered: nobody is told of it before it is revealed, by type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Counted from 1, through the whole evening.
    pub number: u16,
    pub asked: Asked,
    answers: BTreeMap<Person, String>,
    revealed: bool,
}

impl Question {
    pub(crate) fn new(number: u16, asked: Asked) -> Question {
        Question {
            number,
            asked,
            answers: BTreeMap::new(),
            revealed: false,
        }
    }

    pub(crate) fn answer(&mut self, person: Person, answer: &str) {
        self.answers.insert(person, answer.to_owned());
    }

    pub(crate) fn reveal(&mut self) {
        self.revealed = true;
    }

    /// It may still be answered, or answered otherwise.
    pub fn is_open(&self) -> bool {
        !self.revealed
    }

    /// Who has answered.
    pub fn who(&self) -> impl Iterator<Item = Person> + '_ {
        self.answers.keys().copied()
    }

    /// What this person has answered, for herself.
    pub fn of(&self, person: Person) -> Option<&str> {
        self.answers.get(&person).map(String::as_str)
    }

    /// What everybody has answered, once it is revealed.
    pub fn told(&self) -> Option<&BTreeMap<Person, String>> {
        self.revealed.then_some(&self.answers)
    }
}

impl Evening {
    /// What is asked, until the question is put away.
    pub fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// The log as it is told to anybody: what somebody has answered is between her and who asked.
    pub fn told(&self) -> Log {
        let lines = self
            .lines()
            .iter()
            .filter(|line| !matches!(line.what, What::Answer(..)));
        Log {
            header: self.header().clone(),
            lines: lines.cloned().collect(),
        }
    }

    pub(crate) fn judge_question(&self, what: &What) -> Result<(), Refusal> {
        let open = self.question().is_some_and(Question::is_open);
        let fits = match what {
            What::Ask(_) if open => return refuse("EVENING-QUESTION", "evening-refusal-question-open"),
            What::Ask(_) => true,
            What::Done => self.question().is_some(),
            _ => open,
        };
        match fits {
            true => Ok(()),
            false => refuse("EVENING-QUESTION", "evening-refusal-no-question"),
        }
    }
}
