//! An evening: many people, many tables, and one log.
//!
//! A tour, in the order in which things happen:
//! - [`Header`]: what is known before anybody comes; [`Line`]: one thing that happened; [`Log`]: both, as a text file;
//! - [`Evening`]: the state that follows. [`Evening::judge`] may refuse but cannot change, [`Evening::apply`] may change but cannot refuse;
//! - [`Evening::pair`]: who plays whom next; `matching` where two sit at a table, exactly; `mixing` where more do;
//! - [`Standing`]: how it stands, and by which columns; [`Question`]: what everybody is asked at once;
//! - [`laws`]: what must be true after every line; [`wire`]: what travels to and from a page.
//!
//! No clock, no chance, no I/O: what the house draws, measures or is told comes in as a line. `docs/evening.md` has the grammar.

mod header;
mod judge;
pub mod laws;
mod line;
mod matching;
mod mixing;
mod pairing;
mod question;
mod standing;
pub mod wire;

use ludo::{Commitment, Refusal, Seed};

pub use header::{Form, GameChoice, Header, MOST_HALLS, MOST_ROUNDS, Odd, Unfinished};
pub use judge::Ruling;
pub use line::{Coming, Device, Group, LONGEST_TEXT, Line, Log, Person, Place, Seating, TableNo, What};
pub use question::{Asked, Question};
pub use standing::{Column, Standing};

/// More people do not come to one evening.
pub const MOST_PEOPLE: usize = 1000;
/// A log does not grow longer.
pub const MOST_LINES: usize = 50_000;

/// An evening as it stands after its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening {
    header: Header,
    lines: Vec<Line>,
    people: Vec<Guest>,
    tables: Vec<Table>,
    /// How many of them somebody waits for.
    open: usize,
    rounds: Vec<Round>,
    paused: bool,
    shut: bool,
    ended: bool,
    announced: Option<String>,
    /// One for each round where all have the same luck, and the seed behind it once it is told.
    luck: Vec<(Commitment, Option<Seed>)>,
    question: Option<Question>,
    /// How many have been asked.
    questions: u16,
}

/// Somebody who came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    pub coming: Coming,
    pub here: bool,
    /// She is left out of the next round.
    pub absent: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Counted from 1; None in a free evening.
    pub round: Option<u16>,
    pub group: Group,
    pub result: Option<Vec<Place>>,
    /// Why its result was corrected.
    pub corrected: Option<String>,
    /// Its round was closed, or the evening ended: nobody waits for it any more.
    pub closed: bool,
    /// How often somebody was moved to it before it began.
    pub swaps: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    pub byes: Vec<Person>,
}

/// What a line of a log could not be, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Counted from 1.
    pub line: usize,
    pub refusal: Refusal,
}

impl Evening {
    pub fn new(header: Header) -> Evening {
        Evening {
            header,
            lines: Vec::new(),
            people: Vec::new(),
            tables: Vec::new(),
            open: 0,
            rounds: Vec::new(),
            paused: false,
            shut: false,
            ended: false,
            announced: None,
            luck: Vec::new(),
            question: None,
            questions: 0,
        }
    }

    /// The evening as it was after these lines.
    ///
    /// # Errors
    /// Names the first line that could not have happened.
    pub fn replay(log: &Log) -> Result<Evening, Fault> {
        let mut evening = Evening::new(log.header.clone());
        for (line, number) in log.lines.iter().zip(1..) {
            let ruling = evening.judge(line.clone());
            evening.apply(ruling.map_err(|refusal| Fault { line: number, refusal })?);
        }
        Ok(evening)
    }

    /// What a line that was judged fit brings about.
    pub fn apply(&mut self, ruling: Ruling) {
        let line = ruling.line();
        match &line.what {
            What::Came(coming) => self.people.push(Guest {
                coming: coming.clone(),
                here: true,
                absent: false,
            }),
            What::Went(person) => self.guest_mut(*person).here = false,
            What::Back(person) => {
                let guest = self.guest_mut(*person);
                (guest.here, guest.absent) = (true, false);
            }
            What::Absent(person) => self.guest_mut(*person).absent = true,
            What::Moved(person, device) => self.guest_mut(*person).coming.device = *device,
            What::Hall(person, hall) => self.guest_mut(*person).coming.hall = *hall,
            What::Shut => self.shut = true,
            What::Open => self.shut = false,
            What::Luck(commitment) => self.luck.push((commitment.clone(), None)),
            What::Round(seating) => self.begin_round(seating),
            What::Swap(one, other) => self.swap(*one, *other),
            What::Table(group) => {
                self.tables.push(Table::new(None, group));
                self.open += 1;
            }
            What::Result(table, places) => {
                self.table_mut(*table).result = Some(places.clone());
                self.open -= 1;
            }
            What::Correct(table, places, why) => {
                let table = self.table_mut(*table);
                (table.result, table.corrected) = (Some(places.clone()), Some(why.clone()));
            }
            What::Close => self.close(),
            What::Seed(seed) => {
                if let Some((_, told)) = self.luck.last_mut() {
                    *told = Some(seed.clone());
                }
            }
            What::Ask(asked) => {
                self.questions += 1;
                self.question = Some(Question::new(self.questions, asked.clone()));
            }
            What::Answer(person, answer) => {
                if let Some(question) = &mut self.question {
                    question.answer(*person, answer);
                }
            }
            What::Reveal => self.question.iter_mut().for_each(Question::reveal),
            What::Done => self.question = None,
            What::Announce(text) => self.announced = Some(text.clone()),
            What::Pause => self.paused = true,
            What::Resume => self.paused = false,
            What::End => {
                self.close();
                (self.question, self.ended) = (None, true);
            }
        }
        self.lines.push(line);
    }

    fn begin_round(&mut self, seating: &Seating) {
        for guest in &mut self.people {
            guest.absent = false;
        }
        self.open += seating.tables.len();
        let tables = seating.tables.iter();
        self.tables
            .extend(tables.map(|group| Table::new(Some(seating.round), group)));
        self.rounds.push(Round {
            byes: seating.byes.clone(),
        });
    }

    fn swap(&mut self, one: Person, other: Person) {
        let changed = |person: Person| match person {
            person if person == one => other,
            person if person == other => one,
            person => person,
        };
        let round = self.round();
        for table in self.tables.iter_mut().filter(|table| table.round == Some(round)) {
            let sits: Vec<_> = table.group.sits.iter().map(|sits| sits.map(changed)).collect();
            table.swaps += u32::from(sits != table.group.sits);
            table.group.sits = sits;
        }
        for person in self
            .rounds
            .iter_mut()
            .last()
            .into_iter()
            .flat_map(|round| &mut round.byes)
        {
            *person = changed(*person);
        }
    }

    fn close(&mut self) {
        self.open = 0;
        for table in self.tables.iter_mut().filter(|table| table.is_open()) {
            table.closed = true;
        }
    }

    fn guest_mut(&mut self, person: Person) -> &mut Guest {
        &mut self.people[usize::from(person) - 1]
    }

    fn table_mut(&mut self, table: TableNo) -> &mut Table {
        &mut self.tables[table as usize - 1]
    }

    /// Somebody wants to be forgotten: the line with which she came stays, without her name. Its number, if there was one in it.
    pub fn forget(&mut self, person: Person) -> Option<usize> {
        let came = self
            .lines
            .iter_mut()
            .zip(1..)
            .find_map(|(line, number)| match &mut line.what {
                What::Came(coming) if coming.person == person => Some((coming, number)),
                _ => None,
            });
        let (coming, number) = came?;
        let had_name = !std::mem::take(&mut coming.name).is_empty();
        self.guest_mut(person).coming.name.clear();
        had_name.then_some(number)
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    pub fn log(&self) -> Log {
        Log {
            header: self.header.clone(),
            lines: self.lines.clone(),
        }
    }

    /// Everybody who ever came; the number of the first is 1.
    pub fn people(&self) -> &[Guest] {
        &self.people
    }

    pub fn guest(&self, person: Person) -> Option<&Guest> {
        self.people.get(usize::from(person).checked_sub(1)?)
    }

    /// All of them; the number of the first is 1.
    pub fn tables(&self) -> &[Table] {
        &self.tables
    }

    pub fn table(&self, table: TableNo) -> Option<&Table> {
        self.tables.get((table as usize).checked_sub(1)?)
    }

    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// How many rounds have begun.
    pub fn round(&self) -> u16 {
        self.rounds.len() as u16
    }

    /// Of the newest round.
    pub fn is_newest(&self, table: &Table) -> bool {
        table.round == Some(self.round())
    }

    /// Tables that somebody waits for, with their numbers.
    pub fn open_tables(&self) -> impl Iterator<Item = (TableNo, &Table)> {
        (1..).zip(&self.tables).filter(|(_, table)| table.is_open())
    }

    pub fn is_playing(&self) -> bool {
        self.open > 0
    }

    /// Nobody new comes in.
    pub fn is_shut(&self) -> bool {
        self.shut
    }

    pub fn is_paused(&self) -> bool {
        self.paused
    }

    pub fn has_ended(&self) -> bool {
        self.ended
    }

    pub fn announced(&self) -> Option<&str> {
        self.announced.as_deref()
    }

    /// The commitment of each round, and its seed once it is told.
    pub fn luck(&self) -> &[(Commitment, Option<Seed>)] {
        &self.luck
    }

    /// Who would be seated now: who is here, not left out, and not out.
    pub fn eligible(&self) -> Vec<Person> {
        let here = (1..).zip(&self.people).filter(|(_, guest)| guest.here && !guest.absent);
        let here = here.map(|(person, _)| person);
        match self.header.form {
            Form::Knockout => {
                let survived = self.survived();
                here.filter(|person| survived[usize::from(*person) - 1] == self.round())
                    .collect()
            }
            _ => here.collect(),
        }
    }
}

impl Table {
    fn new(round: Option<u16>, group: &Group) -> Table {
        Table {
            round,
            group: group.clone(),
            result: None,
            corrected: None,
            closed: false,
            swaps: 0,
        }
    }

    pub fn is_open(&self) -> bool {
        self.result.is_none() && !self.closed
    }
}
