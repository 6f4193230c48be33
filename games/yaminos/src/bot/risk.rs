//! Stop or risk? The basic game for one turn, solved exactly.
//!
//! Before a throw only a few things matter: which yaminos are left, the two ends of the chain, and the points at stake.
//! For each of these *spots* all throws of what is left are gone through, with all that can be laid from them; that gives
//! the points that throwing on is worth on average, and the chance to make so many points if one may not stop. Throwing
//! always means throwing all that is left; which of them is better is asked of [`dare`], once few enough are left.

use std::{collections::HashMap, sync::OnceLock};

use ludo::{Rng, Seat};

use super::{
    Skill,
    arrange::{Shapes, follow},
    dare::{self, Turn},
};
use crate::{
    chain::Chains,
    judge::Action,
    legal::falls,
    piece::{DIGITS, Digits, Faces, YAMINOS, YaminoSet},
    state::Yaminos,
};

/// By the number of yaminos left: with so many points at stake it is always better to stop. A test checks each of them,
/// but for five left: such a throw hardly ever fails, and one would stop only far beyond 100 points. But nobody comes to
/// have five left with more at stake than a whole turn before it, one throw more, and so there is no need to look.
const STOP: [usize; YAMINOS + 1] = [0, 16, 24, 40, MOST, MOST, 40, 60];
const MOST: usize = 80;
/// No throw makes more: seven yaminos in a line, of which no two neighbours are doublets.
pub(crate) const MOST_OF_A_THROW: i32 = 11;
/// Chances are worked out for needs up to this.
const MOST_NEEDED: usize = 64;
/// A player of middling courage stops with so many points, or with so few yaminos left.
const ENOUGH: i32 = 8;
const FEW_LEFT: usize = 2;
/// With so much at stake no throw is worth it, and with more none either.
const MUCH: i32 = 200;
/// What becoming the leader is worth, in points, if nobody can answer.
const LEAD: f64 = 20.0;

/// Where a chain stands: what is left to throw, and its two ends, the lower first. With all seven left there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    left: YaminoSet,
    ends: [u8; 2],
}

impl Spot {
    /// Before all seven are thrown.
    pub const START: Spot = Spot {
        left: YaminoSet::ALL,
        ends: [0, 0],
    };

    /// After a chain is laid; a whole one makes room for the next (YAM-BASE-16).
    pub fn after(chains: &Chains) -> Spot {
        let spot = |a: u8, b: u8| Spot::new(YaminoSet::ALL.without(chains.laid()), a, b);
        match ends(chains)[..] {
            [a, b] => spot(a, b),
            _ => Spot::START,
        }
    }

    fn new(left: YaminoSet, a: u8, b: u8) -> Spot {
        if left.is_empty() {
            return Spot::START;
        }
        Spot {
            left,
            ends: [a.min(b), a.max(b)],
        }
    }

    fn key(self) -> usize {
        usize::from(self.left.bits()) * DIGITS * DIGITS + usize::from(self.ends[0]) * DIGITS + usize::from(self.ends[1])
    }
}

/// The digits at which a chain goes on: two of a line.
pub(super) fn ends(chains: &Chains) -> Vec<u8> {
    let of = |yamino| {
        let times = usize::from(chains.open_count(yamino));
        let digits = chains.open_on(yamino).iter();
        digits.flat_map(move |digit| std::iter::repeat_n(digit, times))
    };
    chains.laid().iter().flat_map(of).collect()
}

/// Keys of spots lie below this.
const KEYS: usize = (1 << YAMINOS) * DIGITS * DIGITS;
/// The number of a spot that has not been met yet.
const UNKNOWN: u16 = u16::MAX;

/// Throws from which the same can be laid: how many, and to which spots that leads with how many points.
#[derive(Debug)]
struct Case {
    throws: u32,
    results: Vec<(u16, u8)>,
}

/// What throwing is worth from everywhere.
#[derive(Debug)]
pub struct Risk {
    spots: Vec<Spot>,
    /// The number of each spot, by its key.
    numbers: Vec<u16>,
    cases: Vec<Vec<Case>>,
    /// By points at stake, then by spot: the average if she throws, and plays on as well as can be; 0 where it is never
    /// better than stopping.
    worth: Vec<Vec<f64>>,
    /// By points needed, then by spot: the chance to make them without stopping.
    chance: OnceLock<Vec<Vec<f64>>>,
}

impl Risk {
    /// Worked out once.
    pub fn shared() -> &'static Risk {
        static RISK: OnceLock<Risk> = OnceLock::new();
        RISK.get_or_init(Risk::new)
    }

    fn new() -> Risk {
        let mut risk = Risk {
            spots: Vec::new(),
            numbers: vec![UNKNOWN; KEYS],
            cases: Vec::new(),
            worth: Vec::new(),
            chance: OnceLock::new(),
        };
        risk.number_anew(Spot::START);
        let mut layings = Layings::default();
        while let Some(&spot) = risk.spots.get(risk.cases.len()) {
            let cases = risk.cases_of(spot, &mut layings);
            risk.cases.push(cases);
        }
        risk.work_out_worth();
        risk
    }

    /// All throws of what is left, those from which the same can be laid together.
    fn cases_of(&mut self, spot: Spot, layings: &mut Layings) -> Vec<Case> {
        let mut grouped: HashMap<Vec<(u16, u8)>, u32> = HashMap::new();
        for faces in falls(spot.left) {
            let results = layings.of(spot, faces).iter().map(|&(after, gain)| {
                let number = match self.number(after) {
                    UNKNOWN => self.number_anew(after),
                    number => number,
                };
                (number, gain)
            });
            *grouped.entry(results.collect()).or_default() += 1;
        }
        let cases = grouped.into_iter().map(|(results, throws)| Case { throws, results });
        let mut cases: Vec<Case> = cases.collect();
        // In one order for all time, so that sums are the same to the last bit.
        cases.sort_by(|a, b| a.results.cmp(&b.results));
        cases
    }

    fn number(&self, spot: Spot) -> u16 {
        self.numbers[spot.key()]
    }

    fn number_anew(&mut self, spot: Spot) -> u16 {
        let number = self.spots.len() as u16;
        self.numbers[spot.key()] = number;
        self.spots.push(spot);
        number
    }

    fn work_out_worth(&mut self) {
        self.worth = vec![Vec::new(); MOST];
        for stake in (0..MOST).rev() {
            let row = (0..self.spots.len()).map(|spot| {
                if stake < STOP[self.spots[spot].left.len()] {
                    self.throw(spot, stake)
                } else {
                    0.0
                }
            });
            self.worth[stake] = row.collect();
        }
    }

    /// The average of a throw from here with so many points at stake, given all that can come of more points.
    fn throw(&self, spot: usize, stake: usize) -> f64 {
        average(&self.cases[spot], |&(after, gain)| {
            let stake = stake + usize::from(gain);
            self.onward(after, stake).max(stake as f64)
        })
    }

    fn onward(&self, spot: u16, stake: usize) -> f64 {
        self.worth.get(stake).map_or(0.0, |row| row[usize::from(spot)])
    }

    fn chances(&self) -> &[Vec<f64>] {
        self.chance.get_or_init(|| {
            let mut chance: Vec<Vec<f64>> = vec![vec![1.0; self.cases.len()]];
            for needed in 1..=MOST_NEEDED {
                let value = |&(spot, gain): &(u16, u8)| chance[needed.saturating_sub(gain.into())][usize::from(spot)];
                let row = self.cases.iter().map(|cases| average(cases, value)).collect();
                chance.push(row);
            }
            chance
        })
    }

    /// The points she can expect if she throws on from here with so many at stake; 0 if stopping is always better.
    pub fn worth(&self, spot: Spot, stake: i32) -> f64 {
        self.onward(self.number(spot), stake.max(0) as usize)
    }

    /// The same, also where stopping is better.
    pub fn throwing(&self, spot: Spot, stake: i32) -> f64 {
        self.throw(self.number(spot).into(), stake.max(0) as usize)
    }

    /// The chance to make so many points from here if she may not stop before.
    pub fn chance(&self, spot: Spot, needed: i32) -> f64 {
        let needed = needed.clamp(0, MOST_NEEDED as i32) as usize;
        self.chances()[needed][usize::from(self.number(spot))]
    }
}

/// Over all throws, the best of what each makes possible; nothing for those with which nothing can be laid.
fn average(cases: &[Case], value: impl Fn(&(u16, u8)) -> f64) -> f64 {
    let throws: u32 = cases.iter().map(|case| case.throws).sum();
    let best = |case: &Case| case.results.iter().map(&value).fold(0.0, f64::max);
    cases
        .iter()
        .map(|case| f64::from(case.throws) * best(case))
        .sum::<f64>()
        / f64::from(throws)
}

/// Finds all that can be laid from a throw.
#[derive(Default)]
struct Layings {
    /// In which search each spot was met last.
    seen: Vec<u32>,
    search: u32,
    found: Vec<(Spot, u8)>,
}

impl Layings {
    /// Where each way of laying at least one leads, and its points.
    fn of(&mut self, spot: Spot, faces: Faces) -> &[(Spot, u8)] {
        self.seen.resize(KEYS, 0);
        self.search += 1;
        self.found.clear();
        if spot == Spot::START {
            for doublet in faces.doublets().iter() {
                let left = YaminoSet::ALL.without(YaminoSet::one(doublet));
                self.reach(Spot::new(left, doublet.number(), doublet.number()), 2, faces);
            }
        } else {
            self.go_on(spot, 0, faces);
        }
        self.found.sort_by_key(|(spot, gain)| (spot.key(), *gain));
        &self.found
    }

    fn reach(&mut self, spot: Spot, gain: u8, faces: Faces) {
        if std::mem::replace(&mut self.seen[spot.key()], self.search) != self.search {
            self.found.push((spot, gain));
            if spot != Spot::START {
                self.go_on(spot, gain, faces);
            }
        }
    }

    fn go_on(&mut self, spot: Spot, gain: u8, faces: Faces) {
        for yamino in spot.left.iter() {
            let digits = faces.digits(yamino);
            let left = spot.left.without(YaminoSet::one(yamino));
            for (end, other) in [(0, 1), (1, 0)].map(|(i, j): (usize, usize)| (spot.ends[i], spot.ends[j])) {
                if digits.has(end) {
                    let (beyond, worth) = if digits.len() == 1 {
                        (end, 2)
                    } else {
                        (digits.without(Digits::one(end)).lowest(), 1)
                    };
                    self.reach(Spot::new(left, beyond, other), gain + worth, faces);
                }
            }
        }
    }
}

pub(crate) fn act<R: Rng + ?Sized>(state: &Yaminos, skill: Skill, rng: &mut R) -> Action {
    match skill {
        Skill::Whim | Skill::Sight => state.some_base_act(rng),
        Skill::Thought => middling(state, rng),
        Skill::Best => strong(state),
    }
}

/// Lays all that fits, and stops when she has enough.
fn middling<R: Rng + ?Sized>(state: &Yaminos, rng: &mut R) -> Action {
    if must_keep_two(state) {
        return Action::Throw(state.loose());
    }
    if let Some(lay) = state.some_lay(rng) {
        return lay;
    }
    if !state.has_laid() {
        // Something that was left lying is in the way.
        return Action::Take(state.takeable().nth(0));
    }
    let enough = state.made + state.chain_value() >= ENOUGH || (1..=FEW_LEFT).contains(&state.loose().len());
    if enough && state.score_to_beat().is_none() {
        Action::Stop
    } else {
        throw_all(state)
    }
}

/// With a leader to beat where no single yamino is thrown (YAM-AMB-10): one more laid would not be enough, and the one
/// that is left then could not be thrown.
fn must_keep_two(state: &Yaminos) -> bool {
    let far = state.score_to_beat().is_some_and(|score| score > state.standing() + 1);
    state.options.no_single_rethrow && far && state.has_laid() && state.loose().len() == 2
}

/// Throws all that is left — or, where that may not be (YAM-AMB-10), takes one back to throw two, or stops.
pub(crate) fn throw_all(state: &Yaminos) -> Action {
    let loose = state.loose();
    if loose.len() == 1 && state.options.no_single_rethrow {
        return state.can_do_without().map_or(Action::Stop, Action::Take);
    }
    Action::Throw(if loose.is_empty() { YaminoSet::ALL } else { loose })
}

/// The chain as it was before she laid anything of this throw.
pub(crate) fn before_this_throw(state: &Yaminos) -> Chains {
    let mut before = state.chains;
    while let Some(yamino) = state.fresh.iter().find(|&yamino| before.is_loose(yamino)) {
        before.take(yamino);
    }
    before
}

/// The best of all that can be laid from this throw, and then the better of stopping and throwing.
fn strong(state: &Yaminos) -> Action {
    let (plan, outlook) = best_plan(state);
    match follow(state, &plan) {
        Action::Stop => outlook.then(state),
        action => action,
    }
}

/// The best of all that can be laid from this throw, and what stopping and throwing are worth then.
pub(crate) fn best_plan(state: &Yaminos) -> (Chains, Outlook) {
    let beginners = state.faces.doublets();
    let shapes = Shapes::from(state, before_this_throw(state), beginners);
    let possible = shapes.all().filter(|chain| !chain.laid().and(state.thrown).is_empty());
    let mut turn = Turn::default();
    let valued = possible.map(|chain| (*chain, outlook(state, chain, &mut turn)));
    let best = valued.max_by(|a, b| a.1.value().total_cmp(&b.1.value()));
    best.expect("a throw that fits nowhere is lost at once")
}

/// What stopping and throwing are worth, where they are allowed.
pub(crate) struct Outlook {
    pub stop: Option<f64>,
    pub throw: Option<f64>,
    /// Which throw that is, where any was asked about; otherwise all that is left.
    pub which: Option<YaminoSet>,
}

impl Outlook {
    pub(crate) fn value(&self) -> f64 {
        let worst = f64::NEG_INFINITY;
        self.stop.unwrap_or(worst).max(self.throw.unwrap_or(worst))
    }

    pub(crate) fn is_better_to_throw(&self) -> bool {
        self.throw
            .is_some_and(|throw| self.stop.is_none_or(|stop| throw > stop))
    }

    /// What is better once all is laid.
    pub(crate) fn then(&self, state: &Yaminos) -> Action {
        match self.which {
            _ if !self.is_better_to_throw() => Action::Stop,
            Some(which) => Action::Throw(which),
            None => throw_all(state),
        }
    }
}

/// Stop, or throw what is left, or the best of it: what the turn then brings on average, stopping first. None where more than
/// the points of this turn counts, because the goal is near or somebody leads.
pub(crate) fn stop_or_throw(state: &Yaminos) -> Option<[f64; 2]> {
    let stake = state.made + state.chain_value();
    let single = state.loose().len() == 1 && state.options.no_single_rethrow;
    if is_near(state, stake) || single || state.score_to_beat().is_some() {
        return None;
    }
    let throwing = match best_throw(state, &state.chains, &mut Turn::default()) {
        Some((_, worth)) => worth,
        None => Risk::shared().throwing(Spot::after(&state.chains), stake),
    };
    Some([stake.into(), throwing])
}

/// With so much at stake one more throw may reach the goal.
fn is_near(state: &Yaminos, stake: i32) -> bool {
    state.total(state.turn) + stake + MOST_OF_A_THROW >= state.options.goal()
}

/// The best throw with this chain, and what it makes of the turn on average, where that can be gone through.
fn best_throw(state: &Yaminos, chain: &Chains, turn: &mut Turn) -> Option<(YaminoSet, f64)> {
    let throws = dare::is_known(state).then(|| throws(state, chain, turn))?;
    throws.into_iter().max_by(|a, b| a.1.total_cmp(&b.1))
}

fn throws(state: &Yaminos, chain: &Chains, turn: &mut Turn) -> Vec<(YaminoSet, f64)> {
    let stake = state.stake(chain).min(MUCH);
    turn.throws(dare::Spot::of(state, chain), stake as u8)
}

/// What it is worth to throw these, with the chain that lies there; None where nobody knows.
pub(crate) fn throwing(state: &Yaminos, which: YaminoSet) -> Option<f64> {
    let all = outlook(state, &state.chains, &mut Turn::default());
    if all.which.is_none() {
        return all.throw.filter(|_| throw_all(state) == Action::Throw(which));
    }
    let mut throws = throws(state, &state.chains, &mut Turn::default()).into_iter();
    throws.find(|(throw, _)| *throw == which).map(|(_, worth)| worth)
}

/// With a leader to beat, the chance to do so; otherwise points, where leading counts for some more.
pub(crate) fn outlook(state: &Yaminos, chain: &Chains, turn: &mut Turn) -> Outlook {
    let risk = Risk::shared();
    let stake = state.stake(chain);
    let spot = Spot::after(chain);
    let single = spot.left.len() == 1 && state.options.no_single_rethrow;
    if let Some(score) = state.score_to_beat() {
        let missing = score - state.total(state.turn) - stake;
        let stuck = single && missing > 0; // then her last chance is gone
        return Outlook {
            stop: stuck.then_some(0.0),
            throw: (!stuck).then(|| risk.chance(spot, missing)),
            which: None,
        };
    }
    let mine = state.total(state.turn);
    let stop = |stake: i32| f64::from(stake) + lead(state, mine + stake);
    if !is_near(state, stake)
        && let Some((which, worth)) = best_throw(state, chain, turn)
    {
        return Outlook {
            stop: Some(stake.into()),
            throw: Some(worth),
            which: Some(which),
        };
    }
    let throw = if !is_near(state, stake) {
        risk.worth(spot, stake)
    } else {
        let after: Vec<f64> = (0..=MOST_OF_A_THROW).map(|gain| stop(stake + gain)).collect();
        average(&risk.cases[usize::from(risk.number(spot))], |&(spot, gain)| {
            let onward = risk.onward(spot, stake as usize + usize::from(gain));
            after[usize::from(gain)].max(onward)
        })
    };
    Outlook {
        stop: Some(stop(stake)),
        throw: (!single).then_some(throw),
        which: None,
    }
}

/// What it is worth to end the turn with this total: nothing below the goal, and above it the more the less likely it is
/// that one of the others makes one point more.
fn lead(state: &Yaminos, total: i32) -> f64 {
    if total < state.options.goal() || state.is_alone() {
        return 0.0;
    }
    let safe = |seat: Seat| 1.0 - Risk::shared().chance(Spot::START, total + 1 - state.total(seat));
    let others = state.seats.iter().filter(|&seat| seat != state.turn);
    LEAD * others.map(safe).product::<f64>()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Throwing with one point more at stake can gain at most that point, so where stopping is better it stays so.
    #[test]
    fn stopping_is_better_where_it_is_taken_for_granted() {
        let risk = Risk::shared();
        assert!(STOP[YAMINOS] + MOST_OF_A_THROW as usize <= STOP[5]);
        let known = risk.spots.iter().enumerate().filter(|(_, spot)| spot.left.len() != 5);
        for (number, spot) in known {
            let stake = STOP[spot.left.len()];
            assert!(risk.throw(number, stake) < stake as f64, "{spot:?}");
        }
    }

    #[test]
    fn sums_of_a_last_yamino_are_right() {
        // One yamino left and different ends: two of its four faces fit, or one with both digits.
        let risk = Risk::shared();
        for spot in risk.spots.iter().filter(|spot| spot.left.len() == 1) {
            let yamino = spot.left.nth(0);
            let fits = (0..4).filter(|&side| spot.ends.iter().any(|&end| yamino.face(side).digits().has(end)));
            assert_eq!(risk.chance(*spot, 1), fits.count() as f64 / 4.0, "{spot:?}");
        }
    }
}
