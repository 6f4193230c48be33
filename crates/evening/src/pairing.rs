//! Who plays whom next. The answer is only a proposal: it becomes a line, and the line is what counts.

use ludo::{Luck, Refusal};
use rand_chacha::ChaCha20Rng;

use crate::{Evening, Form, Group, Odd, Person, Seating, judge::refuse, matching, mixing, standing::Tally};

/// What is known about those who are to be seated.
pub(crate) struct Known {
    pub tallies: Vec<Tally>,
    /// How often two have sat together.
    met: Vec<u8>,
}

impl Known {
    pub fn of(evening: &Evening) -> Known {
        let count = evening.people().len();
        let mut met = vec![0u8; count * count];
        for table in evening.tables() {
            for one in table.group.persons() {
                for other in table.group.persons().filter(|other| *other != one) {
                    let met = &mut met[(usize::from(one) - 1) * count + usize::from(other) - 1];
                    *met = met.saturating_add(1);
                }
            }
        }
        Known {
            tallies: evening.tallies(),
            met,
        }
    }

    pub fn met(&self, one: Person, other: Person) -> u8 {
        self.met[(usize::from(one) - 1) * self.tallies.len() + usize::from(other) - 1]
    }

    pub fn of_person(&self, person: Person) -> &Tally {
        &self.tallies[usize::from(person) - 1]
    }

    pub fn apart(&self, one: Person, other: Person) -> i64 {
        (self.of_person(one).points - self.of_person(other).points).abs()
    }
}

/// Who sits with whom, and who has no game.
#[derive(Debug, Default)]
pub(crate) struct Sorted {
    pub tables: Vec<Vec<Person>>,
    pub byes: Vec<Person>,
}

impl Sorted {
    fn add(&mut self, other: Sorted) {
        self.tables.extend(other.tables);
        self.byes.extend(other.byes);
    }
}

impl Evening {
    /// Who plays whom in the next round: the same for the same lines.
    ///
    /// # Errors
    /// Where no round can begin, or nobody is left to play with.
    pub fn pair(&self) -> Result<Seating, Refusal> {
        self.round_may_begin()?;
        let (persons, known) = (self.eligible(), Known::of(self));
        let number = self.round() + 1;
        let mut rng = self.header().seed.stream(&[], number.into());
        let sorted = match self.header().form {
            Form::Luck => Sorted {
                tables: persons.iter().map(|person| vec![*person]).collect(),
                byes: Vec::new(),
            },
            Form::Everybody if self.header().seats == 2 => match self.circle(&persons, &known) {
                Some(sorted) => sorted,
                None => matching::unmet(&persons, &known, &mut rng),
            },
            Form::Heats if self.header().is_final(number) => self.by_rank(&persons, &known, &mut rng),
            Form::Heats => {
                let mut sorted = Sorted::default();
                for hall in 1..=self.header().halls() {
                    let here = |person: &Person| {
                        self.guest(*person)
                            .is_some_and(|guest| usize::from(guest.coming.hall) == hall)
                    };
                    let persons: Vec<Person> = persons.iter().copied().filter(here).collect();
                    sorted.add(self.by_cost(&persons, &known, true, &mut rng));
                }
                sorted
            }
            form => self.by_cost(&persons, &known, form == Form::Swiss, &mut rng),
        };
        if sorted.tables.is_empty() {
            return match self.header().form {
                Form::Everybody if persons.len() > 1 => refuse("EVENING-ROUND", "evening-refusal-all-met"),
                _ => refuse("EVENING-FEW", "evening-refusal-too-few"),
            };
        }
        Ok(self.seated(number, sorted, &known, &mut rng))
    }

    /// As even and as new as possible. `standing` says that points count.
    fn by_cost(&self, persons: &[Person], known: &Known, standing: bool, rng: &mut ChaCha20Rng) -> Sorted {
        if self.header().seats == 2 {
            return matching::best(persons, self.byes_of(persons.len()), known, standing, rng);
        }
        let (sizes, left) = self.sizes(persons.len());
        let byes = mixing::left_over(persons, left, known, rng);
        let seated: Vec<Person> = persons
            .iter()
            .copied()
            .filter(|person| !byes.contains(person))
            .collect();
        let tables = mixing::mixed(&seated, &sizes, known, standing, rng);
        Sorted { tables, byes }
    }

    /// Who is left over at tables of two. Where who loses is out, so many in the first round that afterwards nobody is.
    fn byes_of(&self, persons: usize) -> usize {
        match self.header().form {
            Form::Knockout if self.round() == 0 && persons > 1 => persons.next_power_of_two() - persons,
            _ => persons % 2,
        }
    }

    /// How many sit at each table, the largest first, and how many are left over.
    fn sizes(&self, persons: usize) -> (Vec<usize>, usize) {
        let (seats, least) = (usize::from(self.header().seats), usize::from(self.header().least));
        let least = if self.fills_up() { 1 } else { least };
        let seated = (1..=persons)
            .rev()
            .find(|seated| seated / seated.div_ceil(seats) >= least)
            .unwrap_or(0);
        let tables = seated.div_ceil(seats);
        let size = |table: usize| seated / tables + usize::from(table < seated % tables);
        ((0..tables).map(size).collect(), persons - seated)
    }

    /// Our players take the seats that are left. Where who loses is out, none of them goes on in somebody's place.
    fn fills_up(&self) -> bool {
        matches!(self.header().odd, Odd::Bot(_)) && self.header().form != Form::Knockout
    }

    /// Everybody against everybody in as few rounds as possible: all but one go round in a circle. None where somebody came late,
    /// is absent, or has met somebody out of turn.
    fn circle(&self, persons: &[Person], known: &Known) -> Option<Sorted> {
        if persons.len() != self.people().len() || persons.len() < 2 {
            return None;
        }
        let around = persons.len().next_multiple_of(2);
        let turn = usize::from(self.round()) % (around - 1);
        let at = |place: usize| match place {
            0 => 0,
            place => 1 + (place - 1 + turn) % (around - 1),
        };
        let mut sorted = Sorted::default();
        for place in 0..around / 2 {
            match (persons.get(at(place)), persons.get(at(around - 1 - place))) {
                (Some(one), Some(other)) if known.met(*one, *other) == 0 => sorted.tables.push(vec![*one, *other]),
                (Some(_), Some(_)) => return None,
                (Some(one), None) | (None, Some(one)) => sorted.byes.push(*one),
                (None, None) => {}
            }
        }
        Some(sorted)
    }

    /// The final: the best of each hall first, then the second ones, and so on, table by table.
    fn by_rank(&self, persons: &[Person], known: &Known, rng: &mut ChaCha20Rng) -> Sorted {
        let (sizes, left) = match self.header().seats {
            2 => (vec![2; persons.len() / 2], persons.len() % 2),
            _ => self.sizes(persons.len()),
        };
        let byes = mixing::left_over(persons, left, known, rng);
        let mut in_hall = vec![0u16; self.header().halls() + 1];
        let mut order = Vec::new();
        for row in self
            .standings()
            .iter()
            .filter(|row| persons.contains(&row.person) && !byes.contains(&row.person))
        {
            let hall = &mut in_hall[usize::from(self.people()[usize::from(row.person) - 1].coming.hall)];
            *hall += 1;
            order.push((*hall, row.rank, row.person));
        }
        order.sort_unstable();
        let mut order = order.into_iter().map(|(_, _, person)| person);
        let tables = sizes
            .into_iter()
            .map(|size| order.by_ref().take(size).collect())
            .collect();
        Sorted { tables, byes }
    }

    /// Who began least begins, the others sit as it comes; our players take what is left.
    fn seated(&self, round: u16, sorted: Sorted, known: &Known, rng: &mut ChaCha20Rng) -> Seating {
        let games = self.header().games.len();
        let game = (usize::from(round - 1) % games + 1) as u8;
        let seat = |mut persons: Vec<Person>, rng: &mut ChaCha20Rng| {
            rng.shuffle(&mut persons);
            let least = (0..persons.len()).min_by_key(|at| known.of_person(persons[*at]).lean());
            if let Some(least) = least {
                persons.swap(0, least);
            }
            let mut sits: Vec<Option<Person>> = persons.into_iter().map(Some).collect();
            if self.fills_up() {
                sits.resize(usize::from(self.header().seats), None);
            }
            Group { game, sits }
        };
        let mut tables: Vec<Group> = sorted.tables.into_iter().map(|persons| seat(persons, rng)).collect();
        let mut byes = sorted.byes;
        if self.fills_up() {
            tables.extend(byes.drain(..).map(|person| seat(vec![person], rng)));
        }
        if !self.header().is_final(round) {
            let best = |group: &Group| group.persons().map(|person| known.of_person(person).points).max();
            tables.sort_by_key(|group| std::cmp::Reverse(best(group)));
        }
        byes.sort_unstable();
        Seating { round, tables, byes }
    }
}
