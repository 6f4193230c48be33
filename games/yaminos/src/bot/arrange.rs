//! The best arrangement of a throw, exactly: for the longest line, the minimum, Progression and Tous en ligne.
//!
//! All chains that seven yaminos can form are found by laying one after the other. What can still be laid depends only on
//! which are laid and which digits are open how often, so of all chains that agree in this one is enough.

use std::collections::HashSet;

use ludo::Rng;

use crate::{
    bot::Skill,
    chain::Chains,
    judge::Action,
    options::Form,
    piece::{YAMINOS, Yamino, YaminoSet},
    starter::{line_worth, one_chain_worth},
    state::Yaminos,
};

/// How many beginnings a player of middling patience tries.
const TRIES: usize = 4;

/// Who plays on a whim is content with so many in line.
const SOON_ENOUGH: usize = 3;

/// All chains that can be laid, of those that are open alike only one.
#[derive(Debug)]
pub struct Shapes {
    all: Vec<Chains>,
    /// For every set of yaminos that can form a chain, the number of one of it.
    of: [Option<u16>; 1 << YAMINOS],
}

impl Shapes {
    /// All that can grow from what is laid; if nothing is, from any of these.
    pub(crate) fn from(state: &Yaminos, laid: Chains, beginners: YaminoSet) -> Shapes {
        let alone = |yamino| {
            let mut chain = laid;
            chain.lay(yamino, state.digits(yamino), None);
            chain
        };
        let mut waiting: Vec<Chains> = match laid.laid() {
            YaminoSet::NONE => beginners.iter().map(alone).collect(),
            _ => vec![laid],
        };
        let mut shapes = Shapes {
            all: Vec::new(),
            of: [None; 1 << YAMINOS],
        };
        let mut seen = HashSet::new();
        while let Some(chain) = waiting.pop() {
            if seen.insert(openness(&chain)) {
                shapes.of[usize::from(chain.laid().bits())].get_or_insert(shapes.all.len() as u16);
                shapes.all.push(chain);
                grow(state, &chain, &mut waiting);
            }
        }
        shapes
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = &Chains> {
        self.all.iter()
    }

    pub(crate) fn sets(&self) -> impl Iterator<Item = YaminoSet> {
        let all = (1..=YaminoSet::ALL.bits()).map(YaminoSet::from_bits);
        all.filter(|set| self.chain(*set).is_some())
    }

    pub(crate) fn chain(&self, set: YaminoSet) -> Option<Chains> {
        self.of[usize::from(set.bits())].map(|number| self.all[usize::from(number)])
    }
}

/// Every yamino at every digit where it fits; at which of several equal ends does not matter.
fn grow(state: &Yaminos, chain: &Chains, out: &mut Vec<Chains>) {
    for yamino in state.lying.without(chain.laid()).iter() {
        let digits = state.digits(yamino);
        for digit in digits.iter() {
            let hosts = chain.hosts(crate::Digits::one(digit));
            if let Some(host) = hosts.iter().next() {
                let mut longer = *chain;
                longer.lay(yamino, digits, Some(host));
                out.push(longer);
            }
        }
    }
}

/// What is laid, and how often each digit is open: four bits each.
fn openness(chain: &Chains) -> u64 {
    let open = chain.laid().iter().flat_map(|yamino| {
        let count = u64::from(chain.open_count(yamino));
        chain.open_on(yamino).iter().map(move |digit| count << (4 * digit))
    });
    open.sum::<u64>() << YAMINOS | u64::from(chain.laid().bits())
}

pub(crate) fn act<R: Rng + ?Sized>(state: &Yaminos, skill: Skill, rng: &mut R) -> Action {
    match skill {
        Skill::Whim if state.chains.laid().len() >= SOON_ENOUGH => Action::Stop,
        // Whatever fits, until nothing does.
        Skill::Whim | Skill::Sight => state.some_lay(rng).unwrap_or(Action::Stop),
        Skill::Thought => follow(state, &greedy(state)),
        Skill::Best => follow(state, &best(state)),
    }
}

/// The best arrangement of what has been thrown.
pub fn best(state: &Yaminos) -> Chains {
    let empty = Chains::new(state.options.sides());
    if state.form() == Form::Line {
        return best_partition(state, &Shapes::from(state, empty, state.lying));
    }
    let best_of = |laid| {
        let shapes = Shapes::from(state, laid, state.lying);
        let best = shapes
            .sets()
            .max_by(|&a, &b| merit(state, a).total_cmp(&merit(state, b)));
        best.and_then(|set| shapes.chain(set)).unwrap_or(laid)
    };
    // What is laid already stays if it leads as far as anything.
    let (afresh, onward) = (best_of(empty), best_of(state.chains));
    if merit(state, onward.laid()) >= merit(state, afresh.laid()) {
        onward
    } else {
        afresh
    }
}

/// How good one chain of these is, for her whose turn it is.
fn merit(state: &Yaminos, laid: YaminoSet) -> f64 {
    let worth = f64::from(one_chain_worth(&state.options, state.round, state.faces, laid));
    match state.form() {
        Form::Longest if state.options.fewest_left => -worth,
        Form::Minimum if !state.options.divide_by_throws => {
            let enough = laid.len() >= state.options.minimum.get() as usize;
            let (points, placed) = (state.total(state.turn), state.placed[state.turn.index()]);
            let placed = f64::from(placed) + if enough { laid.len() as f64 } else { 0.0 };
            (f64::from(points) + worth) / placed.max(1.0)
        }
        _ => worth,
    }
}

/// Of all ways to part the seven into chains, the one worth most (YAM-LINE-3).
fn best_partition(state: &Yaminos, shapes: &Shapes) -> Chains {
    let mut best = [(0, YaminoSet::NONE); 1 << YAMINOS];
    for set in (1..=YaminoSet::ALL.bits()).map(YaminoSet::from_bits) {
        // The lowest is in some chain, or alone.
        let lowest = YaminoSet::one(set.nth(0));
        let parts = set
            .subsets()
            .filter(|part| part.contains(lowest) && shapes.chain(*part).is_some());
        let worth = |part: YaminoSet| line_worth(part.len() as i32) + best[usize::from(set.without(part).bits())].0;
        let part = parts
            .max_by_key(|&part| worth(part))
            .expect("one alone is always there");
        best[usize::from(set.bits())] = (worth(part), part);
    }
    let mut plan = Chains::new(state.options.sides());
    let mut left = YaminoSet::ALL;
    while !left.is_empty() {
        let part = best[usize::from(left.bits())].1;
        left = left.without(part);
        if let Some(chain) = shapes.chain(part).filter(|_| part.len() > 1) {
            copy(state, &chain, &mut plan);
        }
    }
    plan
}

/// Lays one chain beside the others.
fn copy(state: &Yaminos, chain: &Chains, onto: &mut Chains) {
    let goal = onto.laid().or(chain.laid());
    while onto.laid() != goal {
        for yamino in goal.without(onto.laid()).iter() {
            if chain.at(yamino).is_none_or(|host| onto.laid().has(host)) {
                onto.lay(yamino, state.digits(yamino), chain.at(yamino));
            }
        }
    }
}

/// Tries a few beginnings, always lays the first that fits, and takes the best of these. In Tous en ligne, once more with
/// those left.
fn greedy(state: &Yaminos) -> Chains {
    let mut plan = Chains::new(state.options.sides());
    loop {
        let left = state.lying.without(plan.laid());
        let grown = left.iter().take(TRIES).map(|first| {
            let mut chain = Chains::new(state.options.sides());
            chain.lay(first, state.digits(first), None);
            while let Some((yamino, host)) = first_fit(state, &chain, left).filter(|_| !is_enough(state, &chain)) {
                chain.lay(yamino, state.digits(yamino), Some(host));
            }
            chain
        });
        let value = |chain: &Chains| match state.form() {
            Form::Line => chain.laid().len() as f64,
            _ => merit(state, chain.laid()),
        };
        let best = grown.max_by(|a, b| value(a).total_cmp(&value(b)));
        match best.filter(|chain| chain.laid().len() > 1) {
            Some(chain) => copy(state, &chain, &mut plan),
            None => return plan,
        }
        if state.form() != Form::Line {
            return plan;
        }
    }
}

/// Where an average counts, more than the minimum is not wanted.
fn is_enough(state: &Yaminos, chain: &Chains) -> bool {
    let averaged = state.form() == Form::Minimum && !state.options.divide_by_throws;
    averaged && chain.laid().len() >= state.options.minimum.get() as usize
}

fn first_fit(state: &Yaminos, chain: &Chains, left: YaminoSet) -> Option<(Yamino, Yamino)> {
    left.without(chain.laid())
        .iter()
        .find_map(|yamino| Some((yamino, chain.hosts(state.digits(yamino)).iter().next()?)))
}

/// The next step towards a plan: take back what is not in it, then lay what is, then stop.
pub(crate) fn follow(state: &Yaminos, plan: &Chains) -> Action {
    let laid = state.chains.laid();
    let agrees = |yamino| plan.laid().has(yamino) && plan.at(yamino) == state.chains.at(yamino);
    let stands_well = |yamino: Yamino| {
        let mut below = Some(yamino);
        while let Some(host) = below.filter(|&host| agrees(host)) {
            below = state.chains.at(host);
        }
        below.is_none()
    };
    if let Some(yamino) = state.takeable().iter().find(|&yamino| !stands_well(yamino)) {
        return Action::Take(yamino);
    }
    let next = plan.laid().without(laid);
    let next = next
        .iter()
        .find(|&yamino| plan.at(yamino).is_none_or(|host| laid.has(host)));
    next.map_or(Action::Stop, |yamino| Action::Lay(yamino, plan.at(yamino)))
}
