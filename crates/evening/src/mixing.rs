//! Tables of three and more. The best of all ways is out of reach there; what is promised is that no two people could change
//! places for the better.

use ludo::Luck;
use rand_chacha::ChaCha20Rng;

use crate::{Person, pairing::Known};

/// Two who have met cost more than any difference of points at a table does, the second time four times as much.
const AGAIN: i64 = 100_000;
const FAR: i64 = 1_000;

/// Beginnings that are tried: the fewer people, the more.
const TRIES_FOR: usize = 400;

/// Who has no game: those who had fewest byes, and of them those who stand last.
pub(crate) fn left_over(persons: &[Person], byes: usize, known: &Known, rng: &mut ChaCha20Rng) -> Vec<Person> {
    let mut order = persons.to_vec();
    rng.shuffle(&mut order);
    order.sort_by_key(|person| (known.of_person(*person).byes, known.of_person(*person).points));
    order.truncate(byes);
    order
}

/// People at tables of these sizes, as many as there are people.
pub(crate) fn mixed(
    persons: &[Person],
    sizes: &[usize],
    known: &Known,
    standing: bool,
    rng: &mut ChaCha20Rng,
) -> Vec<Vec<Person>> {
    let tries = (TRIES_FOR / persons.len().max(1)).clamp(1, 20);
    let searched = (0..tries).map(|_| {
        let mut order = persons.to_vec();
        rng.shuffle(&mut order);
        if standing {
            order.sort_by_key(|person| std::cmp::Reverse(known.of_person(*person).points));
        }
        let mut order = order.into_iter();
        let tables = sizes.iter().map(|size| order.by_ref().take(*size).collect()).collect();
        let tables = improved(tables, known, standing);
        (
            tables.iter().map(|table| cost_of(table, known, standing)).sum::<i64>(),
            tables,
        )
    });
    searched
        .min_by_key(|(cost, _)| *cost)
        .map(|(_, tables)| tables)
        .unwrap_or_default()
}

/// Changes places until no change of two is for the better. Each lowers the cost, so it comes to an end.
fn improved(mut tables: Vec<Vec<Person>>, known: &Known, standing: bool) -> Vec<Vec<Person>> {
    let mut changed = true;
    while changed {
        changed = false;
        for one in 0..tables.len() {
            for other in one + 1..tables.len() {
                for (i, j) in places(&tables[one], &tables[other]) {
                    if gain(&tables[one], i, &tables[other], j, known, standing) > 0 {
                        let (before, behind) = tables.split_at_mut(other);
                        std::mem::swap(&mut before[one][i], &mut behind[0][j]);
                        changed = true;
                    }
                }
            }
        }
    }
    tables
}

fn places(one: &[Person], other: &[Person]) -> impl Iterator<Item = (usize, usize)> + use<> {
    let others = other.len();
    (0..one.len()).flat_map(move |i| (0..others).map(move |j| (i, j)))
}

/// What is gained if these two change places.
pub(crate) fn gain(one: &[Person], i: usize, other: &[Person], j: usize, known: &Known, standing: bool) -> i64 {
    let with = |person: Person, table: &[Person], but: usize| -> i64 {
        let others = table.iter().enumerate().filter(|(at, _)| *at != but);
        others
            .map(|(_, neighbour)| cost(person, *neighbour, known, standing))
            .sum()
    };
    let now = with(one[i], one, i) + with(other[j], other, j);
    now - with(other[j], one, i) - with(one[i], other, j)
}

fn cost_of(table: &[Person], known: &Known, standing: bool) -> i64 {
    let pairs = table.iter().enumerate();
    pairs
        .map(|(i, one)| {
            table[..i]
                .iter()
                .map(|other| cost(*one, *other, known, standing))
                .sum::<i64>()
        })
        .sum()
}

fn cost(one: Person, other: Person, known: &Known, standing: bool) -> i64 {
    let met = i64::from(known.met(one, other));
    let apart = if standing { known.apart(one, other).min(FAR) } else { 0 };
    AGAIN * met * met + apart
}
