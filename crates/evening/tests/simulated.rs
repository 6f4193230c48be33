//! Evenings as they come: people late, absent, gone, back, on another device; results corrected, rounds closed, the house killed.
//! The laws hold after every line of some thousand of them; of 100 000 with `LUDO_LONG=1`.

use std::collections::BTreeMap;

use evening::{
    Coming, Evening, Form, Group, Line, Log, Odd, Person, Place, Question, TableNo, What,
    laws::{check, survives},
};
use ludo::{Luck, Seed, Strength};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

const EVENINGS: u64 = 3_000;

fn evenings() -> u64 {
    match std::env::var("LUDO_LONG").is_ok_and(|value| value == "1") {
        true => 100_000,
        false => EVENINGS,
    }
}

/// An evening that goes on, and the chance by which it does.
struct Night {
    evening: Evening,
    rng: ChaCha8Rng,
    number: u64,
}

impl Night {
    fn new(number: u64) -> Night {
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let form = *rng.pick(&Form::ALL).expect("there are forms");
        let seats = match form {
            Form::Luck => 1,
            _ if rng.below(2) == 0 => 2,
            _ => 3 + rng.below(3),
        };
        let least = if seats == 1 { 1 } else { 2 + rng.below(seats - 1) };
        let odd = if rng.below(3) == 0 { "easy" } else { "bye" };
        let unfinished = ["draw", "standing", "nothing"][rng.below(3) as usize];
        let games: String = (0..1 + rng.below(3))
            .map(|game| format!("game {} 1\n", ["diavolo", "diamoniak", "yaminos"][game as usize]))
            .collect();
        let mut text = format!("evening 1\n{games}form {}\nseats {seats} least {least}\n", form.word());
        if form == Form::Heats || rng.below(2) == 0 {
            text += &format!("rounds {}\n", 2 + rng.below(7));
        }
        text += &format!("odd {odd}\nunfinished {unfinished}\n");
        for hall in 0..rng.below(4) {
            text += &format!("hall Hall {}\n", hall + 1);
        }
        if rng.below(2) == 0 {
            text += "children\n";
        }
        let log: Log = format!("{text}seed {}\n\n", Seed::from_number(number))
            .parse()
            .expect("a header");
        let mut night = Night {
            evening: Evening::new(log.header),
            rng,
            number,
        };
        let crowd = if night.rng.below(20) == 0 { 60 } else { 14 };
        for _ in 0..1 + night.rng.below(crowd) {
            night.somebody_comes();
        }
        night
    }

    /// True if it was done; a refusal leaves no trace.
    fn happens(&mut self, what: What) -> bool {
        let at = self.evening.lines().last().map_or(0, |line| line.at) + u64::from(self.rng.below(1000));
        let Ok(ruling) = self.evening.judge(Line { at, what }) else {
            return false;
        };
        let before = self.evening.clone();
        self.evening.apply(ruling);
        if let Err(broken) = check(&before, &self.evening) {
            panic!("evening {}: {broken}\n{}", self.number, self.evening.log());
        }
        // Killed after any line: each evening at a few of them, and all evenings together at all.
        if self.rng.below(12) == 0 {
            survives(&self.evening).unwrap_or_else(|broken| panic!("evening {}: {broken}", self.number));
        }
        true
    }

    fn somebody_comes(&mut self) {
        let header = self.evening.header();
        let (children, halls) = (header.children, header.halls() as u32);
        let person = self.evening.people().len() as Person + 1;
        let name = if children {
            String::new()
        } else {
            format!("Zoé {person}")
        };
        let coming = Coming {
            person,
            picture: "fox".into(),
            device: person.div_ceil(2),
            hall: 1 + self.rng.below(halls) as u8,
            name,
        };
        self.happens(What::Came(coming));
    }

    fn somebody(&mut self) -> Person {
        1 + self.rng.below(self.evening.people().len() as u32) as Person
    }

    fn places(&mut self, table: TableNo) -> Vec<Place> {
        let sits = self.evening.table(table).expect("a table").group.sits.len() as u32;
        let mut places: Vec<Place> = (0..sits)
            .map(|_| Place {
                rank: 1 + self.rng.below(sits) as u8,
                score: Some(self.rng.below(100) as i32),
            })
            .collect();
        let best = self.rng.below(sits) as usize;
        places[best].rank = 1;
        places
    }

    fn something_happens(&mut self) {
        let open: Vec<TableNo> = self.evening.open_tables().map(|(number, _)| number).collect();
        let done = match self.rng.below(32) {
            0 => {
                self.somebody_comes();
                true
            }
            1 => {
                let who = self.somebody();
                self.happens(What::Went(who))
            }
            2 => {
                let who = self.somebody();
                self.happens(What::Back(who))
            }
            3 => {
                let who = self.somebody();
                self.happens(What::Absent(who))
            }
            4 => {
                let who = self.somebody();
                self.happens(What::Moved(who, 77))
            }
            5 if !self.evening.tables().is_empty() => {
                let table = 1 + self.rng.below(self.evening.tables().len() as u32);
                let places = self.places(table);
                self.happens(What::Correct(table, places, "the sheet was read wrongly".into()))
            }
            6 => self.happens(if self.evening.is_paused() {
                What::Resume
            } else {
                What::Pause
            }),
            7 if self.rng.below(3) == 0 => self.happens(What::Close),
            24 => {
                let (one, other) = (self.somebody(), self.somebody());
                self.happens(What::Swap(one, other))
            }
            25 => {
                let halls = self.evening.header().halls() as u32;
                let (who, hall) = (self.somebody(), 1 + self.rng.below(halls) as u8);
                self.happens(What::Hall(who, hall))
            }
            26 => self.happens(if self.evening.is_shut() { What::Open } else { What::Shut }),
            27 => self.happens(What::Ask("yaminos/keep/17".parse().expect("a puzzle"))),
            28 | 29 => {
                let (who, kept) = (self.somebody(), self.rng.below(3));
                self.happens(What::Answer(who, format!("throw Y{kept}")))
            }
            30 => self.happens(What::Reveal),
            31 => self.happens(What::Done),
            8 => self.happens(What::Announce("Soup is served".into())),
            _ => false,
        };
        if done {
            return;
        }
        match self.rng.pick(&open).copied() {
            Some(table) if self.evening.header().form != Form::Free || self.rng.below(2) == 0 => {
                let places = self.places(table);
                self.happens(What::Result(table, places));
            }
            _ => self.next_round(),
        }
    }

    fn next_round(&mut self) {
        if self.evening.is_paused() {
            self.happens(What::Resume);
        }
        match self.evening.header().form {
            Form::Free => {
                let eligible = self.evening.eligible();
                let busy: Vec<Person> = self
                    .evening
                    .open_tables()
                    .flat_map(|(_, table)| table.group.persons())
                    .collect();
                let mut free: Vec<Person> = eligible.into_iter().filter(|person| !busy.contains(person)).collect();
                self.rng.shuffle(&mut free);
                free.truncate(2 + self.rng.below(4) as usize);
                let sits = free.into_iter().map(Some).collect();
                self.happens(What::Table(Group { game: 1, sits }));
            }
            Form::Luck => {
                let seed = Seed::from_number(u64::from(self.evening.round()));
                if self.evening.round() > 0 {
                    self.happens(What::Seed(Seed::from_number(u64::from(self.evening.round()) - 1)));
                }
                self.happens(What::Luck(seed.commitment()));
                self.pair();
            }
            _ => self.pair(),
        }
    }

    fn pair(&mut self) {
        if let Ok(seating) = self.evening.pair() {
            assert!(
                self.happens(What::Round(seating)),
                "evening {}: what is paired can begin",
                self.number
            );
        }
    }
}

#[test]
fn the_laws_hold_after_every_line() {
    let mut rounds = [0usize; Form::ALL.len()];
    let mut answers_told = 0;
    for number in 0..evenings() {
        let mut night = Night::new(number);
        for _ in 0..60 {
            night.something_happens();
        }
        let told = night.evening.question().and_then(Question::told);
        answers_told += told.map_or(0, BTreeMap::len);
        night.happens(What::End);
        survives(&night.evening).unwrap_or_else(|broken| panic!("evening {number}: {broken}"));
        let form = night.evening.header().form;
        rounds[Form::ALL.iter().position(|one| *one == form).expect("a form")] += night.evening.rounds().len();
    }
    let free = Form::ALL.iter().position(|form| *form == Form::Free).expect("a form");
    assert!(
        rounds
            .iter()
            .enumerate()
            .all(|(form, rounds)| form == free || *rounds > 100),
        "every form was played: {rounds:?}"
    );
    assert!(
        answers_told > 100,
        "questions were asked, answered and told: {answers_told}"
    );
}

/// Every prefix of an evening is an evening: whoever is killed after any of its lines goes on from there.
#[test]
fn a_kill_at_any_line_loses_nothing() {
    for number in 0..60 {
        let mut night = Night::new(number);
        (0..40).for_each(|_| night.something_happens());
        let log = night.evening.log();
        let mut evening = Evening::new(log.header.clone());
        for line in &log.lines {
            let ruling = evening.judge(line.clone());
            evening.apply(ruling.expect("it happened"));
            survives(&evening).unwrap_or_else(|broken| panic!("evening {number}: {broken}"));
        }
        assert_eq!(evening, night.evening);
    }
}

/// In a whole Swiss evening nobody begins more than one game out of turn, as long as nobody is missing.
#[test]
fn beginnings_are_balanced() {
    for number in 0..40 {
        let people = 6 + 2 * (number % 12) as Person;
        let text = format!(
            "evening 1\ngame diavolo 1\nform swiss\nseed {}\n\n",
            Seed::from_number(number)
        );
        let log: Log = text.parse().expect("a header");
        let mut night = Night {
            evening: Evening::new(log.header),
            rng: ChaCha8Rng::seed_from_u64(number),
            number,
        };
        (0..people).for_each(|_| night.somebody_comes());
        for _ in 0..people / 2 {
            night.pair();
            let open: Vec<TableNo> = night.evening.open_tables().map(|(number, _)| number).collect();
            for table in open {
                let places = night.places(table);
                night.happens(What::Result(table, places));
            }
        }
        for person in 1..=people {
            let tables = night
                .evening
                .tables()
                .iter()
                .filter(|table| table.group.persons().any(|one| one == person));
            let began = tables
                .clone()
                .filter(|table| table.group.sits[0] == Some(person))
                .count() as i64;
            assert!(
                (2 * began - tables.count() as i64).abs() <= 2,
                "evening {number}: {person} began {began} times"
            );
        }
    }
}

#[test]
fn our_players_take_the_seats_that_are_left() {
    let text = format!(
        "evening 1\ngame diavolo 1\nform swiss\nseats 4 least 2\nodd gentle\nseed {}\n\n",
        "0".repeat(64)
    );
    let log: Log = text.parse().expect("a header");
    assert_eq!(log.header.odd, Odd::Bot(Strength::Gentle));
    let mut night = Night {
        evening: Evening::new(log.header),
        rng: ChaCha8Rng::seed_from_u64(1),
        number: 1,
    };
    (0..5).for_each(|_| night.somebody_comes());
    let seating = night.evening.pair().expect("five can play");
    let bots: Vec<usize> = seating
        .tables
        .iter()
        .map(|group| group.sits.iter().filter(|sits| sits.is_none()).count())
        .collect();
    assert_eq!((bots, seating.byes.len()), (vec![1, 2], 0));
}
