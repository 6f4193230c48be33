//! Tables of two: the best of all ways to pair, exactly, as a matching of least cost.
//!
//! What costs more stands above whatever costs less, however much of it there is: a bye for somebody who had one; two who have
//! met; somebody who would have begun, or not begun, more than one game out of turn; the difference of points; its square; who
//! began; and last a lot, so that there is one answer.

use ludo::Rng;
use rand_chacha::ChaCha20Rng;
use rustworkx_core::{
    max_weight_matching::max_weight_matching,
    petgraph::graph::{NodeIndex, UnGraph},
};

use crate::{
    Person,
    pairing::{Known, Sorted},
};

/// What one of each costs. With a thousand people none adds up to one of the next, and all of them stay below [`MOST`].
const LOT_BITS: u32 = 32;
const BEGAN: i128 = 1 << 42;
const SQUARE: i128 = 1 << 54;
const POINT: i128 = 1 << 79;
const OUT_OF_TURN: i128 = 1 << 96;
const AGAIN: i128 = 1 << 106;
const BYE: i128 = 1 << 119;
const MOST: i128 = 1 << 123;

/// Differences of points are not told apart beyond this, nor is how often two met or had a bye.
const FAR: i64 = 255;
const OFTEN: u8 = 15;

/// The best way to pair these, so many of whom have a bye.
pub(crate) fn best(persons: &[Person], byes: usize, known: &Known, standing: bool, rng: &mut ChaCha20Rng) -> Sorted {
    matched(
        persons,
        byes,
        rng,
        |one, other| Some(cost(one, other, known, standing)),
        known,
        standing,
    )
}

/// The same, but nobody meets twice: who finds nobody new has no game.
pub(crate) fn unmet(persons: &[Person], known: &Known, rng: &mut ChaCha20Rng) -> Sorted {
    let new = |one, other| (known.met(one, other) == 0).then(|| cost(one, other, known, false));
    matched(persons, persons.len() % 2, rng, new, known, false)
}

fn matched(
    persons: &[Person],
    byes: usize,
    rng: &mut ChaCha20Rng,
    cost: impl Fn(Person, Person) -> Option<i128>,
    known: &Known,
    standing: bool,
) -> Sorted {
    let mut lot = || i128::from(rng.next_u32() >> (32 - LOT_BITS));
    let mut graph = UnGraph::<(), i128>::with_capacity(persons.len() + byes, persons.len() * persons.len() / 2);
    let nodes: Vec<NodeIndex> = (0..persons.len() + byes).map(|_| graph.add_node(())).collect();
    let lowest = persons
        .iter()
        .map(|person| known.of_person(*person).points)
        .min()
        .unwrap_or_default();
    for (i, one) in persons.iter().enumerate() {
        for (j, other) in persons.iter().enumerate().skip(i + 1) {
            if let Some(cost) = cost(*one, *other) {
                graph.add_edge(nodes[i], nodes[j], MOST - cost - lot());
            }
        }
        let tally = known.of_person(*one);
        let apart = if standing { tally.points - lowest } else { 0 };
        let bye = BYE * i128::from(tally.byes.min(OFTEN.into())) + of_points(apart);
        for j in persons.len()..nodes.len() {
            graph.add_edge(nodes[i], nodes[j], MOST - bye - lot());
        }
    }
    let pairs = max_weight_matching(&graph, true, |edge| Ok::<_, ()>(*edge.weight()), false);
    let mut pairs: Vec<(usize, usize)> = pairs.unwrap_or_default().into_iter().collect();
    for pair in &mut pairs {
        *pair = (pair.0.min(pair.1), pair.0.max(pair.1));
    }
    pairs.sort_unstable();
    let mut left: Vec<bool> = vec![true; persons.len()];
    let mut sorted = Sorted::default();
    for (one, other) in pairs {
        left[one] = other >= persons.len();
        if let Some(other_one) = persons.get(other) {
            left[other] = false;
            sorted.tables.push(vec![persons[one], *other_one]);
        }
    }
    sorted.byes = persons
        .iter()
        .zip(left)
        .filter(|(_, left)| *left)
        .map(|(person, _)| *person)
        .collect();
    sorted
}

fn of_points(apart: i64) -> i128 {
    let apart = i128::from(apart.min(FAR));
    POINT * apart + SQUARE * apart * apart
}

fn cost(one: Person, other: Person, known: &Known, standing: bool) -> i128 {
    let again = AGAIN * i128::from(known.met(one, other).min(OFTEN));
    let apart = if standing { known.apart(one, other) } else { 0 };
    let leans = [one, other].map(|person| known.of_person(person).lean());
    // Who began less often begins: half a game more for her, half a game less for the other.
    const HALF: i64 = 420;
    let after = [leans[0].min(leans[1]) + HALF, leans[0].max(leans[1]) - HALF];
    let out_of_turn = after.iter().filter(|lean| lean.abs() > 2 * HALF).count() as i128;
    let halves: i64 = after.iter().map(|lean| (lean.abs() / HALF).min(7)).sum();
    again + OUT_OF_TURN * out_of_turn + of_points(apart) + BEGAN * i128::from(halves)
}
