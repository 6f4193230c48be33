//! Stop, or throw which of them? A turn of the basic game to its very end, exactly: any of the yaminos left may be thrown, and
//! those that stay lie as they are, to be laid later (YAM-BASE-11, YAM-BASE-20). [`risk`](super::risk) always throws all of
//! them: that is quick, and not the best. So our strongest player goes by this once few enough are left.
//!
//! What a chain of seven leads to is the same for all of them: seven are thrown anew (YAM-BASE-16), with more points at stake.
//! That was worked out once ([`SEVEN`]), and everything before it takes a moment.

use std::collections::HashMap;

use super::risk::{before_this_throw, ends};
use crate::{
    chain::Chains,
    legal::falls,
    piece::{Digits, Faces, YaminoSet},
    state::Yaminos,
};

/// What all seven thrown anew make of a turn on average, by the points at stake; with more at stake it is better to stop. A test
/// works it out again, where tests may take long: every throw of every yamino left, whatever lies beside it.
#[rustfmt::skip]
pub(crate) const SEVEN: &[f64] = &[
    16.5121898725, 16.9612348459, 17.4200555467, 17.8922779288, 18.3827324940, 18.8934560076,
    19.4202278496, 19.9555901169, 20.5000838098, 21.0540717193, 21.6173555419, 22.1937904879,
    22.7844412326, 23.3831640290, 23.9864321335, 24.5958352480, 25.2139879758, 25.8409162681,
    26.4755230584, 27.1186801563, 27.7699713691, 28.4269953540, 29.0875877686, 29.7514307346,
    30.4203995634, 31.0960121623, 31.7788799128, 32.4718602075, 33.1756083478, 33.8871103562,
    34.6023835239, 35.3196248404, 36.0389910979, 36.7672317716, 37.5013153640, 38.2448445579,
    39.0044558884, 39.7797072074, 40.5626291019, 41.3476236193, 42.1339172891, 42.9216699485,
    43.7108460708, 44.5026287784, 45.3063273013, 46.1409164135, 47.0002678160, 47.8654220449,
    48.7305808723, 49.5957470259, 50.4609218358, 51.3261009374, 52.1912861021, 53.0564769080,
];

/// With more left before the throw there is too much to go through.
const MOST_LEFT: usize = 4;

/// Whatever is laid of this throw, what can come of it can be gone through.
pub(crate) fn is_known(state: &Yaminos) -> bool {
    let left = YaminoSet::ALL.without(before_this_throw(state).laid());
    left.len() <= MOST_LEFT && !state.options.no_single_rethrow
}

/// A chain that goes on at two digits, the lower first, and what lies beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Spot {
    left: YaminoSet,
    faces: Faces,
    ends: [u8; 2],
}

impl Spot {
    /// What lies there, with this chain.
    pub fn of(state: &Yaminos, chains: &Chains) -> Spot {
        let left = YaminoSet::ALL.without(chains.laid());
        match ends(chains)[..] {
            [a, b] => Spot::new(left, state.faces, a, b),
            _ => Spot::new(YaminoSet::NONE, Faces::NONE, 0, 0),
        }
    }

    fn new(left: YaminoSet, faces: Faces, a: u8, b: u8) -> Spot {
        if left.is_empty() {
            let (faces, ends) = (Faces::NONE, [0, 0]);
            return Spot { left, faces, ends };
        }
        Spot {
            left,
            faces: faces.of(left),
            ends: [a.min(b), a.max(b)],
        }
    }

    /// Each way to lay some of what lies there: which, where that leads, and its points.
    fn layings(self, found: &mut Vec<Laying>) {
        found.clear();
        self.lay_on(YaminoSet::NONE, 0, found);
    }

    fn lay_on(self, laid: YaminoSet, points: u8, found: &mut Vec<Laying>) {
        for yamino in self.left.iter() {
            let (digits, one) = (self.faces.digits(yamino), YaminoSet::one(yamino));
            for (end, other) in [(self.ends[0], self.ends[1]), (self.ends[1], self.ends[0])] {
                if !digits.has(end) {
                    continue;
                }
                let (beyond, worth) = match digits.len() {
                    1 => (end, 2),
                    _ => (digits.without(Digits::one(end)).lowest(), 1),
                };
                let laying = Laying {
                    laid: laid.or(one),
                    to: Spot::new(self.left.without(one), self.faces, beyond, other),
                    points: points + worth,
                };
                if !found.contains(&laying) {
                    found.push(laying);
                    if !laying.to.left.is_empty() {
                        laying.to.lay_on(laying.laid, laying.points, found);
                    }
                }
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Laying {
    laid: YaminoSet,
    to: Spot,
    points: u8,
}

/// What has been worked out so far.
#[derive(Debug, Default)]
pub(crate) struct Turn {
    known: HashMap<(Spot, u8), f64>,
}

impl Turn {
    /// Every throw, and what it makes on average.
    pub fn throws(&mut self, spot: Spot, stake: u8) -> Vec<(YaminoSet, f64)> {
        if spot.left.is_empty() {
            return vec![(YaminoSet::ALL, seven(stake))];
        }
        let throws = spot.left.subsets();
        throws.map(|throw| (throw, self.throwing(spot, stake, throw))).collect()
    }

    /// Whatever is better here: to stop, or the best throw.
    fn best(&mut self, spot: Spot, stake: u8) -> f64 {
        if let Some(known) = self.known.get(&(spot, stake)) {
            return *known;
        }
        let throws = self.throws(spot, stake).into_iter().map(|(_, worth)| worth);
        let best = throws.fold(f64::from(stake), f64::max);
        self.known.insert((spot, stake), best);
        best
    }

    /// What it makes on average to throw these of what is left, or all seven where nothing is: at least one of them has to be
    /// laid, perhaps by way of others, or all is lost (YAM-BASE-13, YAM-AMB-15, YAM-AMB-16).
    pub fn throwing(&mut self, spot: Spot, stake: u8, throw: YaminoSet) -> f64 {
        if spot.left.is_empty() {
            return seven(stake);
        }
        let (stays, mut found) = (spot.faces.of(spot.left.without(throw)), Vec::new());
        let (mut sum, mut count) = (0.0, 0_u32);
        for fallen in falls(throw) {
            let faces = stays.and(fallen);
            Spot { faces, ..spot }.layings(&mut found);
            let fit = found.iter().filter(|laying| !laying.laid.and(throw).is_empty());
            let best = fit.map(|laying| self.best(laying.to, stake + laying.points));
            sum += best.fold(0.0, f64::max);
            count += 1;
        }
        sum / f64::from(count)
    }
}

fn seven(stake: u8) -> f64 {
    SEVEN.get(usize::from(stake)).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use ludo::{Game, Seats, Settings, laws};

    use super::*;
    use crate::{
        bot::risk::{self, Risk},
        options::Options,
        piece::{DIGITS, YAMINOS},
        state::Phase,
    };

    /// One more than any chain of seven makes: no two doublets are neighbours in it.
    const STEPS: usize = 12;

    /// Every spot has a number: those with the same chain lie one after the other, by the faces of what is left.
    struct Table {
        begins: HashMap<(YaminoSet, [u8; 2]), usize>,
        size: usize,
        /// Each way to lay some of it, spot by spot: which of them, as bits, the number of the spot, and its points.
        layings: Vec<Vec<(usize, usize, u8)>>,
    }

    /// The faces of these, pushed together.
    fn packed(faces: Faces, of: YaminoSet) -> usize {
        of.iter()
            .zip(0..)
            .map(|(yamino, place)| usize::from(faces.side(yamino)) << (2 * place))
            .sum()
    }

    impl Table {
        fn new() -> Table {
            let mut table = Table {
                begins: HashMap::from([((YaminoSet::NONE, [0, 0]), 0)]),
                size: 1,
                layings: vec![Vec::new()],
            };
            let mut chains: Vec<(YaminoSet, [u8; 2])> = Vec::new();
            for bits in 1..YaminoSet::ALL.bits() {
                let left = YaminoSet::from_bits(bits);
                for low in 0..DIGITS as u8 {
                    for high in low..DIGITS as u8 {
                        // A single one laid is a doublet.
                        let first = YaminoSet::ALL.without(left).nth(0).number();
                        if left.len() < YAMINOS - 1 || [low, high] == [first, first] {
                            chains.push((left, [low, high]));
                            table.begins.insert((left, [low, high]), table.size);
                            table.size += 1 << (2 * left.len());
                        }
                    }
                }
            }
            let mut found = Vec::new();
            for (left, ends) in chains {
                for faces in falls(left) {
                    Spot { left, faces, ends }.layings(&mut found);
                    let bits = |set: YaminoSet| {
                        { left.iter().zip(0..) }
                            .map(|(y, i)| usize::from(set.has(y)) << i)
                            .sum()
                    };
                    let layings = found
                        .iter()
                        .map(|laying| (bits(laying.laid), table.number(laying.to), laying.points));
                    table.layings.push(layings.collect());
                }
            }
            table
        }

        fn number(&self, Spot { left, faces, ends }: Spot) -> usize {
            self.begins[&(left, ends)] + packed(faces, left)
        }

        /// What stopping or the best throw is worth in every spot with this stake, given that for more.
        fn layer(&self, stake: usize, more: &[Vec<f64>], seven: f64) -> Vec<f64> {
            let mut layer = vec![stake as f64; self.size];
            layer[0] = seven.max(stake as f64);
            let mut chains: Vec<_> = self.begins.iter().filter(|((left, _), _)| !left.is_empty()).collect();
            chains.sort_by_key(|(_, begin)| **begin);
            for ((left, _), &begin) in chains {
                let (throws, faces) = (1 << left.len(), 1 << (2 * left.len()));
                let mut sums = vec![0.0; throws * faces];
                let hidden: Vec<usize> = (0..throws).map(|throw| spread_of(throw, left.len())).collect();
                for face in 0..faces {
                    let layings = &self.layings[begin + face];
                    for throw in 1..throws {
                        let fit = layings.iter().filter(|(laid, ..)| laid & throw != 0);
                        let worth = fit.map(|(_, number, points)| more[usize::from(*points)][*number]);
                        sums[throw * faces + (face & !hidden[throw])] += worth.fold(0.0, f64::max);
                    }
                }
                for face in 0..faces {
                    for throw in 1..throws {
                        let ways = f64::from(1 << (2 * throw.count_ones()));
                        let worth = sums[throw * faces + (face & !hidden[throw])] / ways;
                        layer[begin + face] = layer[begin + face].max(worth);
                    }
                }
            }
            layer
        }

        /// All seven thrown with this stake.
        fn seven(&self, more: &[Vec<f64>], from_doublet: &[Vec<(usize, u8)>]) -> f64 {
            let best = |ways: &Vec<(usize, u8)>| {
                ways.iter()
                    .map(|(number, points)| more[usize::from(*points)][*number])
                    .fold(0.0, f64::max)
            };
            from_doublet.iter().map(best).sum::<f64>() / from_doublet.len() as f64
        }

        /// Where each throw of all seven can lead: a chain begins with a doublet (YAM-BASE-7).
        fn openings(&self) -> Vec<Vec<(usize, u8)>> {
            let mut found = Vec::new();
            let mut ways_of = |faces: Faces| {
                let mut ways = Vec::new();
                for doublet in faces.doublets().iter() {
                    let left = YaminoSet::ALL.without(YaminoSet::one(doublet));
                    let spot = Spot::new(left, faces, doublet.number(), doublet.number());
                    ways.push((self.number(spot), 2));
                    spot.layings(&mut found);
                    ways.extend(found.iter().map(|on| (self.number(on.to), on.points + 2)));
                }
                ways
            };
            falls(YaminoSet::ALL).map(&mut ways_of).collect()
        }
    }

    /// Both bits of each of these.
    fn spread_of(set: usize, of: usize) -> usize {
        (0..of).map(|place| ((set >> place) & 1) * (3 << (2 * place))).sum()
    }

    /// A throw is lost where the rules say so, and nowhere else.
    #[test]
    fn a_throw_that_fits_can_be_laid() {
        let (mut lost, mut fits) = (0, 0);
        for seed in 0..40 {
            let options = Options::from_text("game=base").unwrap();
            let opening = Yaminos::new(&Default::default(), &options, Seats::new(2));
            laws::play_on(opening, 120, seed, |state| {
                if state.phase != Phase::Lay || state.chains.laid() == state.thrown {
                    return;
                }
                let before = risk::before_this_throw(state);
                let (mut found, spot) = (Vec::new(), Spot::of(state, &before));
                spot.layings(&mut found);
                let can = found.iter().any(|laying| !laying.laid.and(state.thrown).is_empty());
                assert!(can || before.laid().is_empty(), "{}", state.position());
                fits += 1;
                for throw in state.loose().subsets().filter(|_| state.has_laid()) {
                    let mut thrown = *state;
                    (thrown.thrown, thrown.fresh) = (throw, YaminoSet::NONE);
                    for fallen in falls(throw) {
                        thrown.faces = state.faces.of(YaminoSet::ALL.without(throw)).and(fallen);
                        Spot::of(&thrown, &thrown.chains).layings(&mut found);
                        let can = found.iter().any(|laying| !laying.laid.and(throw).is_empty());
                        assert_eq!(can, thrown.throw_fits(), "{} {throw}", state.position());
                        lost += u32::from(!can);
                    }
                }
            });
        }
        assert!(lost > 100 && fits > 100, "{lost} {fits}");
    }

    /// With one point more at stake throwing gains at most that point, so where it is better to stop it stays so; and nobody
    /// has more at stake than that and one chain.
    #[test]
    fn seven_is_what_going_through_everything_gives() {
        if !laws::is_long() {
            return;
        }
        const FROM: usize = 60;
        let table = Table::new();
        let openings = table.openings();
        let mut layers: Vec<Vec<f64>> = Vec::new(); // from the stake after this one
        let mut seven = Vec::new();
        for stake in (0..FROM + STEPS).rev() {
            layers.insert(0, Vec::new());
            layers.truncate(STEPS);
            let above = |points: usize| stake + points;
            while layers.len() < STEPS {
                let stake = above(layers.len()) as f64;
                layers.push(vec![stake; table.size]);
            }
            let worth = if stake < FROM {
                table.seven(&layers, &openings)
            } else {
                0.0
            };
            layers[0] = table.layer(stake, &layers, worth);
            if stake < FROM {
                seven.insert(0, worth);
            }
        }
        let stop = seven
            .iter()
            .zip(0..)
            .position(|(worth, stake)| *worth <= f64::from(stake));
        seven.truncate(stop.expect("one stops with so much"));
        assert_eq!(seven.len(), SEVEN.len(), "{seven:?}");
        for (worth, known) in seven.iter().zip(SEVEN) {
            assert!((worth - known).abs() < 1e-9, "{seven:?}");
        }
    }

    /// Who may choose what to throw does at least as well as who always throws all; and one that is left has four faces.
    #[test]
    fn to_choose_is_never_worse() {
        let (mut turn, risk) = (Turn::default(), Risk::shared());
        for (stake, worth) in (0..).zip(SEVEN) {
            assert!(*worth >= risk.throwing(risk::Spot::START, stake) - 1e-9, "{stake}");
        }
        let left = YaminoSet::from_bits(0b100);
        // Y2 shows 2/2, 0/3, 1/6 and 4/5: two of them fit at 2 and 5, and then all seven are thrown, or not.
        let spot = Spot::new(left, Faces::NONE, 2, 5);
        let after = |stake: u8| f64::from(stake).max(seven(stake));
        assert_eq!(turn.throwing(spot, 9, left), (after(11) + after(10)) / 4.0);
    }
}
