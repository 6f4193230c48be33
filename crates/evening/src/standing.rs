//! How it stands, and by what it is decided who is ahead.

use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::{Evening, Form, Person, Place, Table, Unfinished};

/// What decides, from the left to the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "lowercase")]
pub enum Column {
    /// Of all games; see `docs/evening.md`.
    Points,
    /// The points of all whom she met; a bye counts as much as she has herself.
    Buchholz,
    /// Tables at which she was ahead of everybody else.
    Wins,
    /// Points out of games among those who are equal so far.
    Direct,
    /// Rounds that she went on from.
    Survived,
    /// The table of the final, the first one best, as a number below zero; and her place there.
    Final,
    Place,
    /// Her best single round.
    Best,
}

/// One row of the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Standing {
    pub person: Person,
    /// 1 is best; who is equal in all columns shares.
    pub rank: u16,
    /// In the order of [`Evening::columns`].
    #[ts(type = "number[]")]
    pub values: Vec<i64>,
}

/// What somebody's games add up to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub points: i64,
    pub wins: i64,
    pub best: i64,
    pub byes: u32,
    /// Games in which she began.
    pub began: i64,
    /// In how many she would have begun if all began alike, in 840ths.
    pub share: i64,
}

/// Divided by every number of seats there is.
const WHOLE: i64 = 840;

impl Tally {
    /// How much more often than others she began, in 840ths of a game.
    pub fn lean(&self) -> i64 {
        WHOLE * self.began - self.share
    }
}

impl Evening {
    pub fn columns(&self) -> &'static [Column] {
        match self.header().form {
            Form::Everybody => &[Column::Points, Column::Direct, Column::Wins],
            Form::Swiss => &[Column::Points, Column::Buchholz, Column::Wins, Column::Direct],
            Form::Knockout => &[Column::Survived, Column::Points],
            Form::Heats => &[
                Column::Final,
                Column::Place,
                Column::Points,
                Column::Buchholz,
                Column::Wins,
            ],
            Form::Free => &[Column::Points, Column::Wins, Column::Direct],
            Form::Luck => &[Column::Points, Column::Best],
        }
    }

    /// Everybody who ever came, the best first.
    pub fn standings(&self) -> Vec<Standing> {
        let tallies = self.tallies();
        let mut rows: Vec<Standing> = (1..=self.people().len() as Person)
            .map(|person| Standing {
                person,
                rank: 1,
                values: Vec::new(),
            })
            .collect();
        for column in self.columns() {
            let values = self.values(*column, &rows, &tallies);
            for (row, value) in rows.iter_mut().zip(values) {
                row.values.push(value);
            }
        }
        rows.sort_by(|a, b| b.values.cmp(&a.values).then(a.person.cmp(&b.person)));
        for i in 1..rows.len() {
            rows[i].rank = if rows[i].values == rows[i - 1].values {
                rows[i - 1].rank
            } else {
                i as u16 + 1
            };
        }
        rows
    }

    /// A column for rows that are as far as the columns before it.
    fn values(&self, column: Column, rows: &[Standing], tallies: &[Tally]) -> Vec<i64> {
        let tally = |get: fn(&Tally) -> i64| tallies.iter().map(get).collect();
        match column {
            Column::Points => tally(|tally| tally.points),
            Column::Wins => tally(|tally| tally.wins),
            Column::Best => tally(|tally| tally.best),
            Column::Survived => self.survived().into_iter().map(i64::from).collect(),
            Column::Buchholz => {
                let mut sums: Vec<i64> = tallies
                    .iter()
                    .map(|tally| i64::from(tally.byes) * tally.points)
                    .collect();
                self.each_pair(|one, other, _| sums[one] += tallies[other].points);
                sums
            }
            Column::Direct => {
                let mut sums = vec![0; rows.len()];
                self.each_pair(|one, other, points| {
                    if rows[one].values == rows[other].values {
                        sums[one] += points;
                    }
                });
                sums
            }
            Column::Final => self.finals().into_iter().map(|(table, _)| table).collect(),
            Column::Place => self.finals().into_iter().map(|(_, place)| place).collect(),
        }
    }

    /// Every two persons who sat together at a table that counts, each in turn, as indices, with the points that the one has
    /// of the other.
    fn each_pair(&self, mut met: impl FnMut(usize, usize, i64)) {
        for (table, places) in self.counted() {
            for (one, mine) in table.group.sits.iter().zip(&places) {
                for (other, theirs) in table.group.sits.iter().zip(&places) {
                    if let (Some(one), Some(other)) = (one, other)
                        && one != other
                    {
                        met(usize::from(*one) - 1, usize::from(*other) - 1, over(*mine, *theirs));
                    }
                }
            }
        }
    }

    /// Tables that count, with how everybody came out there.
    fn counted(&self) -> impl Iterator<Item = (&Table, Vec<Place>)> {
        let places = |table: &Table| match &table.result {
            Some(places) => Some(places.clone()),
            None if table.closed
                && self.header().unfinished != Unfinished::Nothing
                && self.header().form != Form::Luck =>
            {
                Some(vec![Place { rank: 1, score: None }; table.group.sits.len()])
            }
            None => None,
        };
        self.tables()
            .iter()
            .filter_map(move |table| Some((table, places(table)?)))
    }

    pub(crate) fn tallies(&self) -> Vec<Tally> {
        let mut tallies = vec![Tally::default(); self.people().len()];
        for (table, places) in self.counted() {
            for (seat, person) in table.group.sits.iter().enumerate() {
                let Some(person) = person else { continue };
                let tally = &mut tallies[usize::from(*person) - 1];
                let points = self.points(seat, &places);
                tally.points += points;
                tally.best = tally.best.max(points);
                tally.wins += i64::from(is_alone_first(seat, &places));
            }
        }
        for table in self.tables().iter().filter(|table| table.group.sits.len() > 1) {
            for (seat, person) in table.group.sits.iter().enumerate() {
                let Some(person) = person else { continue };
                let tally = &mut tallies[usize::from(*person) - 1];
                tally.began += i64::from(seat == 0);
                tally.share += WHOLE / table.group.sits.len() as i64;
                // Alone with our player is being left over, too.
                tally.byes += u32::from(table.is_left_over());
            }
        }
        for person in self.rounds().iter().flat_map(|round| &round.byes) {
            let tally = &mut tallies[usize::from(*person) - 1];
            tally.byes += 1;
            tally.points += self.bye_points();
        }
        tallies
    }

    /// What a round without a game counts: a win where two sit at a table, the second place where more do. Where everybody
    /// meets everybody it counts nothing, because everybody has one.
    pub(crate) fn bye_points(&self) -> i64 {
        match self.header().form {
            Form::Swiss | Form::Heats => i64::from(2 * self.header().seats.max(3) - 4),
            _ => 0,
        }
    }

    /// What a table counts for who sits there: two for each whom she is ahead of, one for each with whom she shares her place,
    /// and one for each seat that stayed empty.
    pub(crate) fn points(&self, seat: usize, places: &[Place]) -> i64 {
        let mine = places[seat];
        match self.header().form {
            Form::Luck => i64::from(mine.score.unwrap_or_default()),
            Form::Free => {
                let won = mine.rank == 1 && places.len() > 1;
                1 + i64::from(won) + i64::from(is_alone_first(seat, places))
            }
            _ => {
                let others = places.iter().enumerate().filter(|(other, _)| *other != seat);
                let empty = usize::from(self.header().seats).saturating_sub(places.len());
                others.map(|(_, theirs)| over(mine, *theirs)).sum::<i64>() + empty as i64
            }
        }
    }

    /// How many rounds each went on from, where who loses is out. The better half of a table goes on, at the last table one;
    /// of two who are equal, who did not begin.
    pub(crate) fn survived(&self) -> Vec<u16> {
        let mut survived = vec![0; self.people().len()];
        for (round, number) in self.rounds().iter().zip(1..) {
            let tables: Vec<&Table> = self
                .tables()
                .iter()
                .filter(|table| table.round == Some(number))
                .collect();
            let last = tables.len() == 1 && round.byes.is_empty();
            for table in tables.iter().filter(|table| !table.is_open()) {
                let rank = |seat: usize| table.result.as_ref().map_or(1, |places| places[seat].rank);
                let mut seats: Vec<usize> = (0..table.group.sits.len()).collect();
                seats.sort_by_key(|seat| (rank(*seat), *seat == 0, *seat));
                let go_on = if last { 1 } else { seats.len().div_ceil(2) };
                for person in seats.into_iter().take(go_on).filter_map(|seat| table.group.sits[seat]) {
                    survived[usize::from(person) - 1] = number;
                }
            }
            for person in &round.byes {
                survived[usize::from(*person) - 1] = number;
            }
        }
        survived
    }

    /// At which table of the final each sits, the first one being 0 and the others below, and with which place, also below 0.
    /// Who has none is behind all who have.
    fn finals(&self) -> Vec<(i64, i64)> {
        let last = self.header().rounds.filter(|_| self.header().form == Form::Heats);
        let is_final = |table: &&Table| table.round.is_some() && table.round == last;
        let tables: Vec<&Table> = self.tables().iter().filter(is_final).collect();
        let mut finals = vec![(-(tables.len() as i64), 0); self.people().len()];
        for (number, table) in (0..).zip(tables) {
            for (seat, person) in table.group.sits.iter().enumerate() {
                let Some(person) = person else { continue };
                let rank = table.result.as_ref().map_or(0, |places| i64::from(places[seat].rank));
                finals[usize::from(*person) - 1] = (-number, -rank);
            }
        }
        finals
    }
}

impl Table {
    /// One person alone with our players, because nobody else was left.
    pub(crate) fn is_left_over(&self) -> bool {
        self.group.sits.len() > 1 && self.group.persons().count() == 1
    }
}

/// Ahead of everybody else at a table; alone at one, nobody is.
fn is_alone_first(seat: usize, places: &[Place]) -> bool {
    let first = places.iter().filter(|place| place.rank == 1).count();
    places.len() > 1 && places[seat].rank == 1 && first == 1
}

fn over(mine: Place, theirs: Place) -> i64 {
    match mine.rank.cmp(&theirs.rank) {
        std::cmp::Ordering::Less => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => 0,
    }
}
