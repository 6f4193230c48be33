//! What may happen now, and why not.

use std::collections::BTreeSet;

use ludo::{MAX_SEATS, Refusal};

use crate::{Coming, Evening, Form, Group, Line, MOST_LINES, MOST_PEOPLE, Odd, Person, Place, Seating, TableNo, What};

/// A line that was judged fit.
#[derive(Clone, Debug)]
pub struct Ruling(Line);

impl Ruling {
    pub(crate) fn line(self) -> Line {
        self.0
    }
}

pub(crate) fn refuse<T>(rule: &str, id: &str) -> Result<T, Refusal> {
    Err(Refusal::by_the_house(rule, id))
}

fn unless(fits: bool, rule: &str, id: &str) -> Result<(), Refusal> {
    if fits { Ok(()) } else { refuse(rule, id) }
}

impl Evening {
    /// May this happen now?
    ///
    /// # Errors
    /// By which rule not, with the message that says why.
    pub fn judge(&self, line: Line) -> Result<Ruling, Refusal> {
        let last = self.lines().last().map_or(0, |last| last.at);
        unless(line.at >= last, "EVENING-TIME", "refusal-time-runs-backwards")?;
        unless(self.lines().len() < MOST_LINES, "EVENING-LONG", "evening-refusal-long")?;
        let stays_open = matches!(line.what, What::Correct(..) | What::Seed(_));
        unless(!self.has_ended() || stays_open, "EVENING-OVER", "evening-refusal-over")?;
        self.judge_what(&line.what)?;
        if matches!(line.what, What::Round(_)) {
            self.round_fits(line.at)?;
        }
        Ok(Ruling(line))
    }

    fn judge_what(&self, what: &What) -> Result<(), Refusal> {
        let presence = |fits| unless(fits, "EVENING-PRESENCE", "evening-refusal-presence");
        match what {
            What::Came(coming) => self.judge_coming(coming),
            What::Went(person) => presence(self.known(*person)?.here),
            What::Absent(person) => presence(self.known(*person).map(|guest| guest.here && !guest.absent)?),
            What::Back(person) => presence(self.known(*person).map(|guest| !guest.here || guest.absent)?),
            What::Moved(person, _) => self.known(*person).map(drop),
            What::Hall(person, hall) => {
                let there = usize::from(*hall) <= self.header().halls();
                unless(there, "EVENING-HALL", "evening-refusal-no-such-hall")?;
                presence(self.known(*person)?.coming.hall != *hall)
            }
            What::Shut => presence(!self.is_shut()),
            What::Open => presence(self.is_shut()),
            What::Luck(_) => {
                let waits = self.luck().len() == usize::from(self.round());
                let settled = self.luck().last().is_none_or(|(_, seed)| seed.is_some());
                let fits = self.header().form == Form::Luck && waits && settled;
                unless(fits, "EVENING-LUCK", "evening-refusal-luck")
            }
            What::Round(seating) => self.judge_round(seating),
            What::Swap(one, other) => self.judge_swap(*one, *other),
            What::Table(group) => self.judge_table(group),
            What::Result(table, places) => {
                let open = self.some_table(*table)?.is_open();
                unless(open, "EVENING-RESULT", "evening-refusal-has-result")?;
                self.judge_places(*table, places)
            }
            What::Correct(table, places, why) => {
                let seated = self.some_table(*table)?;
                unless(!seated.is_open(), "EVENING-RESULT", "evening-refusal-still-playing")?;
                unless(!why.trim().is_empty(), "EVENING-REASON", "evening-refusal-reason")?;
                // Who went on has played since, and who did not has gone home.
                let decided = self.header().form == Form::Knockout && seated.round != Some(self.round());
                unless(!decided, "EVENING-REASON", "evening-refusal-next-round")?;
                self.judge_places(*table, places)
            }
            What::Close => unless(self.is_playing(), "EVENING-ROUND", "evening-refusal-no-round"),
            What::Seed(seed) => {
                let newest = self.luck().last().filter(|(_, told)| told.is_none());
                let fits = newest.is_some_and(|(commitment, _)| *commitment == seed.commitment());
                let played = self.luck().len() == usize::from(self.round()) && !self.is_playing();
                unless(fits && played, "EVENING-LUCK", "evening-refusal-luck")
            }
            What::Answer(person, answer) => {
                self.judge_question(what)?;
                let other = self.question().and_then(|question| question.of(*person)) != Some(answer);
                presence(self.known(*person)?.here && other)
            }
            What::Ask(_) | What::Reveal | What::Done => self.judge_question(what),
            What::Pause => unless(!self.is_paused(), "EVENING-PAUSED", "evening-refusal-paused"),
            What::Resume => unless(self.is_paused(), "EVENING-PAUSED", "evening-refusal-not-paused"),
            What::Announce(_) | What::End => Ok(()),
        }
    }

    fn known(&self, person: Person) -> Result<&crate::Guest, Refusal> {
        let unknown = || Refusal::by_the_house("EVENING-PERSON", "evening-refusal-no-such-person");
        self.guest(person).ok_or_else(unknown)
    }

    fn some_table(&self, table: TableNo) -> Result<&crate::Table, Refusal> {
        let unknown = || Refusal::by_the_house("EVENING-TABLE", "evening-refusal-no-such-table");
        self.table(table).ok_or_else(unknown)
    }

    fn judge_coming(&self, coming: &Coming) -> Result<(), Refusal> {
        let header = self.header();
        let next = usize::from(coming.person) == self.people().len() + 1;
        unless(next, "EVENING-PERSON", "evening-refusal-no-such-person")?;
        unless(
            self.people().len() < MOST_PEOPLE,
            "EVENING-FULL",
            "evening-refusal-full",
        )?;
        let hall = usize::from(coming.hall) <= header.halls();
        unless(hall, "EVENING-HALL", "evening-refusal-no-such-hall")?;
        let nameless = !header.children || coming.name.is_empty();
        unless(nameless, "EVENING-NAMES", "evening-refusal-names")?;
        unless(!self.is_shut(), "EVENING-DOOR", "evening-refusal-shut")?;
        let in_time = header.form != Form::Knockout || self.round() == 0;
        unless(in_time, "EVENING-LATE", "evening-refusal-begun")
    }

    fn judge_round(&self, seating: &Seating) -> Result<(), Refusal> {
        self.round_may_begin()?;
        let fits = seating.round == self.round() + 1;
        unless(fits, "EVENING-ROUND", "evening-refusal-round-number")?;
        let luck = self.header().form != Form::Luck || self.luck().len() == usize::from(seating.round);
        unless(luck, "EVENING-LUCK", "evening-refusal-luck")?;
        // Everybody who is here sits once, and nobody else sits.
        let persons = seating
            .tables
            .iter()
            .flat_map(Group::persons)
            .chain(seating.byes.iter().copied());
        let seated: Vec<Person> = persons.collect();
        let once: BTreeSet<Person> = seated.iter().copied().collect();
        let all = once.len() == seated.len() && once.into_iter().eq(self.eligible());
        unless(all, "EVENING-SEATING", "evening-refusal-seating")?;
        unless(!seating.tables.is_empty(), "EVENING-FEW", "evening-refusal-too-few")?;
        seating.tables.iter().try_for_each(|group| self.judge_group(group))
    }

    /// Both have a place in the newest round, not at the same table, and none of their tables has ended.
    fn judge_swap(&self, one: Person, other: Person) -> Result<(), Refusal> {
        self.known(one).and(self.known(other))?;
        let sits = |person| {
            let mut tables = (1..).zip(self.tables());
            let at =
                tables.find(|(_, table)| self.is_newest(table) && table.group.persons().any(|sits| sits == person));
            at.map(|(number, table): (TableNo, _)| (number, table.is_open()))
        };
        let rests = |person| self.rounds().last().is_some_and(|round| round.byes.contains(&person));
        let fits = match (sits(one), sits(other)) {
            (Some((here, open)), Some((there, open_there))) => here != there && open && open_there,
            (Some((_, open)), None) => open && rests(other),
            (None, Some((_, open))) => open && rests(one),
            (None, None) => false,
        };
        unless(fits, "EVENING-SWAP", "evening-refusal-swap")
    }

    /// The next round, whoever is paired with whom.
    pub(crate) fn round_may_begin(&self) -> Result<(), Refusal> {
        unless(self.header().form != Form::Free, "EVENING-FORM", "evening-refusal-form")?;
        unless(!self.has_ended(), "EVENING-OVER", "evening-refusal-over")?;
        unless(!self.is_paused(), "EVENING-PAUSED", "evening-refusal-paused")?;
        unless(!self.is_playing(), "EVENING-ROUND", "evening-refusal-still-playing")?;
        let more = self.header().rounds.is_none_or(|rounds| self.round() < rounds);
        unless(more, "EVENING-ROUND", "evening-refusal-last-round")
    }

    /// Does a whole round fit in, before everybody goes home? Without a clock of its own it has to begin before that.
    pub fn round_fits(&self, at: u64) -> Result<(), Refusal> {
        let header = self.header();
        let ends = at + u64::from(header.minutes.unwrap_or_default()) * 60_000;
        let fits = header.lasts.is_none_or(|lasts| ends <= u64::from(lasts) * 60_000);
        unless(fits, "EVENING-LASTS", "evening-refusal-no-time")
    }

    fn judge_table(&self, group: &Group) -> Result<(), Refusal> {
        unless(self.header().form == Form::Free, "EVENING-FORM", "evening-refusal-form")?;
        unless(!self.is_paused(), "EVENING-PAUSED", "evening-refusal-paused")?;
        let busy: BTreeSet<Person> = self
            .open_tables()
            .flat_map(|(_, table)| table.group.persons())
            .collect();
        let eligible = self.eligible();
        let free = |person| !busy.contains(&person) && eligible.contains(&person);
        let once: BTreeSet<Person> = group.persons().collect();
        let fits = group.persons().all(free) && once.len() == group.persons().count();
        unless(fits, "EVENING-SEATING", "evening-refusal-seating")?;
        self.judge_group(group)
    }

    fn judge_group(&self, group: &Group) -> Result<(), Refusal> {
        let header = self.header();
        let sizes = match header.form {
            Form::Free => 1..=MAX_SEATS,
            _ => usize::from(header.least)..=usize::from(header.seats),
        };
        let game = (1..=header.games.len()).contains(&usize::from(group.game));
        let bots = group.sits.contains(&None);
        let may_be_bots = matches!(header.odd, Odd::Bot(_));
        let fits =
            sizes.contains(&group.sits.len()) && group.persons().next().is_some() && game && (may_be_bots || !bots);
        unless(fits, "EVENING-SEATING", "evening-refusal-table")
    }

    /// One place for each who sits there, and somebody is first.
    fn judge_places(&self, table: TableNo, places: &[Place]) -> Result<(), Refusal> {
        let sits = self.some_table(table)?.group.sits.len();
        let ranks = places.iter().all(|place| usize::from(place.rank) <= sits);
        let first = places.iter().any(|place| place.rank == 1);
        let scored = self.header().form != Form::Luck || places.iter().all(|place| place.score.is_some());
        unless(
            places.len() == sits && ranks && first && scored,
            "EVENING-RESULT",
            "evening-refusal-ranks",
        )
    }
}
