//! Keeping some yaminos and throwing the others: all possibilities at once.
//!
//! A *keep* says for each yamino which side lies there, or that it is thrown: five possibilities each, 5⁷ = 78 125
//! keeps. What a keep is worth is an average over the throws it can become; it is worked out for all keeps together, one
//! yamino at a time, each being the average of four that are already known.

use crate::piece::{FACES, Faces, THROWS, YAMINOS, YaminoSet};

/// Sides of a yamino, and "thrown".
const WAYS: usize = FACES + 1;
/// All keeps.
const KEEPS: usize = WAYS.pow(YAMINOS as u32);

/// The average of every keep over the throws it can become, given what each throw of all seven is worth.
pub(crate) fn averages(worth: &[f64]) -> Vec<f64> {
    assert_eq!(worth.len(), THROWS);
    let mut table = worth.to_vec();
    // The topmost yamino first: those below still have four possibilities, those above already five.
    for yamino in (0..YAMINOS).rev() {
        let below = FACES.pow(yamino as u32);
        let mut next = Vec::with_capacity(table.len() / FACES * WAYS);
        for group in table.chunks_exact(FACES * below) {
            next.extend_from_slice(group);
            let (a, b, c, d) = quarters(group, below);
            next.extend((0..below).map(|i| (a[i] + b[i] + c[i] + d[i]) / 4.0));
        }
        table = next;
    }
    table
}

/// The best keep of every throw, given the average of every keep.
pub(crate) fn best(averages: &[f64]) -> Vec<f64> {
    assert_eq!(averages.len(), KEEPS);
    let mut table = averages.to_vec();
    for yamino in (0..YAMINOS).rev() {
        let below = WAYS.pow(yamino as u32);
        let mut next = Vec::with_capacity(table.len() / WAYS * FACES);
        for group in table.chunks_exact(WAYS * below) {
            let (sides, thrown) = group.split_at(FACES * below);
            for side in sides.chunks_exact(below) {
                next.extend((0..below).map(|i| side[i].max(thrown[i])));
            }
        }
        table = next;
    }
    table
}

fn quarters(group: &[f64], below: usize) -> (&[f64], &[f64], &[f64], &[f64]) {
    let (low, high) = group.split_at(2 * below);
    let (a, b) = low.split_at(below);
    let (c, d) = high.split_at(below);
    (a, b, c, d)
}

/// The average of every keep of one throw, by the set of yaminos that are thrown.
pub(crate) fn keeps_of(worth: &[f64], faces: Faces) -> Vec<f64> {
    assert_eq!(worth.len(), THROWS);
    let mut table = worth.to_vec();
    // Each yamino, the topmost first, is kept on its side or thrown: a bit of the set.
    for yamino in YaminoSet::ALL.iter().collect::<Vec<_>>().into_iter().rev() {
        let below = FACES.pow(yamino.index() as u32);
        let side = usize::from(faces.side(yamino));
        let mut next = Vec::with_capacity(table.len() / 2);
        for group in table.chunks_exact(FACES * below) {
            next.extend_from_slice(&group[side * below..][..below]);
            let (a, b, c, d) = quarters(group, below);
            next.extend((0..below).map(|i| (a[i] + b[i] + c[i] + d[i]) / 4.0));
        }
        table = next;
    }
    table
}

/// Works out, for all throws in which exactly these yaminos show their pair, what the best keep is worth, and adds them
/// up. `worth` holds what each throw of all seven is worth, and is used up.
///
/// Only the keeps of such throws are needed: a yamino with its pair is kept so or thrown, another is kept on one of its
/// three other sides or thrown. So the table never grows, and shrinks with each pair.
pub(crate) fn best_of_throws_with_pairs(pairs: YaminoSet, worth: &mut Vec<f64>, spare: &mut Vec<f64>) -> f64 {
    assert_eq!(worth.len(), THROWS);
    let mut sizes = [FACES; YAMINOS];
    let with_pairs_first = || {
        let all = || (0..YAMINOS).rev();
        let paired = move |i: &usize| pairs.bits() >> i & 1 != 0;
        all().filter(paired).chain(all().filter(move |i| !paired(i)))
    };
    for yamino in with_pairs_first() {
        let below: usize = sizes[..yamino].iter().product();
        spare.clear();
        for group in worth.chunks_exact(FACES * below) {
            let (a, b, c, d) = quarters(group, below);
            let thrown = (0..below).map(|i| (a[i] + b[i] + c[i] + d[i]) / 4.0);
            if pairs.bits() >> yamino & 1 != 0 {
                spare.extend_from_slice(a);
                spare.extend(thrown);
            } else {
                // Side 0, the pair, is none of these throws' keeps: "thrown" takes its place.
                spare.extend(thrown);
                spare.extend_from_slice(&group[below..]);
            }
        }
        sizes[yamino] = if pairs.bits() >> yamino & 1 != 0 { 2 } else { FACES };
        std::mem::swap(worth, spare);
    }
    for yamino in with_pairs_first() {
        let below: usize = sizes[..yamino].iter().product();
        let ways = sizes[yamino];
        spare.clear();
        for group in worth.chunks_exact(ways * below) {
            if ways == FACES {
                let (thrown, sides) = group.split_at(below);
                for side in sides.chunks_exact(below) {
                    spare.extend((0..below).map(|i| side[i].max(thrown[i])));
                }
            } else {
                let (pair, thrown) = group.split_at(below);
                spare.extend((0..below).map(|i| pair[i].max(thrown[i])));
            }
        }
        sizes[yamino] = ways - 1;
        std::mem::swap(worth, spare);
    }
    worth.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legal::falls;

    /// Some worth for each throw, without any order in it.
    fn some_worth() -> Vec<f64> {
        (0..THROWS).map(|i| (i * 7919 % 1009) as f64).collect()
    }

    #[test]
    fn averages_are_averages() {
        let worth = some_worth();
        for (faces, thrown) in [
            (0x1234, 0b0010110),
            (0x3fff, 0b1111111),
            (0x0777, 0),
            (0x2d0b, 0b1000001),
        ] {
            let (faces, thrown) = (Faces(faces), YaminoSet(thrown));
            let kept = faces.of(YaminoSet::ALL.without(thrown));
            let all: Vec<f64> = falls(thrown).map(|fall| worth[kept.and(fall).index()]).collect();
            let mean = all.iter().sum::<f64>() / all.len() as f64;
            assert!((keeps_of(&worth, faces)[usize::from(thrown.bits())] - mean).abs() < 1e-9);
        }
    }

    #[test]
    fn the_best_is_the_best() {
        let worth = some_worth();
        let best = best(&averages(&worth));
        for index in (0..THROWS).step_by(97) {
            let keeps = keeps_of(&worth, Faces::from_index(index));
            assert_eq!(best[index], keeps.into_iter().fold(f64::MIN, f64::max));
        }
    }

    #[test]
    fn throws_with_the_same_pairs_give_the_same_sum() {
        let best = best(&averages(&some_worth()));
        for pairs in (0..=YaminoSet::ALL.bits()).map(YaminoSet) {
            let sum: f64 = (0..THROWS)
                .filter(|&i| Faces::from_index(i).doublets() == pairs)
                .map(|i| best[i])
                .sum();
            let quick = best_of_throws_with_pairs(pairs, &mut some_worth(), &mut Vec::new());
            assert!((quick - sum).abs() < 1e-6 * sum, "{pairs:?}: {quick} ≠ {sum}");
        }
    }
}
