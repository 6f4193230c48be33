//! The end of formula two between two players, once the reserve is empty. Nothing is hidden any more: what one does not
//! hold, the other does. So it is searched, deeper and deeper as far as the budget goes.
//!
//! For every position the search knows what its outcome lies between for certain, and what is likely. Where nothing lies
//! between any more the answer is exact: of all words that bots lay, whatever the other does.

mod bounds;
mod position;

use std::collections::HashMap;

use bounds::Bounds;
use lexicon::moves::Move;
use position::{MOST, Position, Way};

use crate::{
    find::Finder,
    judge::Action,
    options::Formula,
    piece::JOKER,
    state::{Diamino, Phase},
};

/// What is best, by how many points she is ahead of the other in the end, and whether that is certain.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    pub action: Action,
    pub ahead: i32,
    pub exact: bool,
}

/// Is this such an end?
pub fn applies(state: &Diamino) -> bool {
    state.options.formula == Formula::Two
        && state.seats.count() == 2
        && state.reserve() == 0
        && matches!(state.phase, Phase::Turn { .. })
}

/// Looks at about so many positions: first deep, at the most promising moves only; then it tries to prove that nothing else
/// is better and that this is no worse. The budget counts positions, not time, so that the same question gets the same
/// answer.
pub fn solve(state: &Diamino, budget: usize) -> Found {
    let mut search = Search::new(state);
    let likely = search.deepening(budget / GUESSING);
    let chosen = search.prove(likely, budget);
    // With points for words it matters which letter a joker stands for, and not every choice is looked at.
    let jokers = state.seats.iter().any(|seat| state.hand(seat).count(JOKER) > 0);
    let mover = state.turn.index();
    Found {
        action: chosen
            .found
            .map_or(Action::Pass, |found| Finder::new(state, true).action(&found)),
        ahead: state.scores[mover] - state.scores[1 - mover] + chosen.bounds.likely,
        exact: chosen.bounds.is_exact() && !(state.options.word_score && jokers),
    }
}

/// A first move, a pass if it is none, and what it leads to.
#[derive(Clone, Copy)]
struct First {
    found: Option<Move>,
    bounds: Bounds,
}

/// What was found out about a position.
#[derive(Clone, Copy)]
struct Seen {
    bounds: Bounds,
    /// The window it was looked at through: what is likely is no better known than that.
    floor: i32,
    ceiling: i32,
    depth: u32,
    manner: Manner,
    best: Option<Move>,
}

impl Seen {
    /// Would looking again so deep through this window show the same?
    fn holds(&self, floor: i32, ceiling: i32, depth: u32, manner: Manner) -> bool {
        let likely = self.bounds.likely;
        let deep = self.depth >= depth && self.manner == manner;
        let at_least = likely < self.ceiling || likely >= ceiling;
        let at_most = likely > self.floor || likely <= floor;
        deep && at_least && at_most
    }
}

/// How the search looks at positions.
#[derive(Clone, Copy, PartialEq)]
struct Manner {
    /// How many moves it looks at.
    widest: usize,
    /// Where it stops, it takes the best that can be for this player; or if it is for nobody, what is likely. What does not
    /// come to much even then is proved not to.
    hope: Option<usize>,
}

/// A position being looked at: through which window, how deep, and what its moves have come to so far.
struct Trial {
    floor: i32,
    ceiling: i32,
    depth: u32,
    ply: usize,
    all: Bounds,
    best: Option<Move>,
    tried: Vec<u64>,
}

struct Search {
    position: Position,
    seen: HashMap<u64, Seen>,
    /// The moves that were best at each depth lately.
    killers: Vec<Vec<Move>>,
    /// The first move that was last found to be better than others.
    best: First,
    looked_at: usize,
    allowed: usize,
    manner: Manner,
}

/// First the most promising moves only.
const LOOKING_DEEP: Manner = Manner { widest: 14, hope: None };
/// One part in so many of the budget is for that.
const GUESSING: usize = 3;
/// Listing the moves of a position costs as much as looking at so many others.
const LISTING: usize = 200;
/// How many moves that were best elsewhere are tried before all are listed.
const KILLERS: usize = 6;
/// Below anything that a move can come to.
const NOTHING: i32 = -2 * MOST;

impl Search {
    fn new(state: &Diamino) -> Search {
        let position = Position::of(state);
        let best = First {
            found: None,
            bounds: position.bounds(),
        };
        Search {
            position,
            seen: HashMap::new(),
            killers: Vec::new(),
            best,
            looked_at: 0,
            allowed: 0,
            manner: LOOKING_DEEP,
        }
    }

    /// All first moves, before anything is known of them.
    fn firsts(&self) -> Vec<First> {
        let ways = self.position.ways().into_iter().map(|way| Some(way.found));
        let bounds = Bounds {
            least: NOTHING,
            likely: 0,
            most: -NOTHING,
        };
        ways.chain([None]).map(|found| First { found, bounds }).collect()
    }

    /// Nobody lays less than a square, and no more than one passes in between.
    fn deepest(&self) -> u32 {
        2 * self.position.squares_held() + 2
    }

    /// Deeper and deeper, until so many positions were looked at: the best so far.
    fn deepening(&mut self, allowed: usize) -> First {
        (self.manner, self.allowed) = (LOOKING_DEEP, allowed);
        let mut firsts = self.firsts();
        for depth in 0..=self.deepest() {
            if self.iterate(&mut firsts, depth).is_none() {
                break;
            }
            let best = self.best.found;
            firsts.sort_by_key(|first| (first.found != best, -first.bounds.likely));
        }
        self.best
    }

    /// Deeper and deeper, looks whether any first move could come to more than what is likely, and whether the likely one
    /// could come to less. Where that turns out so for certain, it is what is likely from then on.
    fn prove(&mut self, likely: First, allowed: usize) -> First {
        self.allowed = allowed;
        let mut firsts = self.firsts();
        let at = firsts.iter().position(|first| first.found == likely.found);
        firsts[..=at.unwrap_or(0)].rotate_right(1);
        let mover = self.position.whose();
        let mut proved = self.position.bounds();
        proved.likely = likely.bounds.likely.clamp(proved.least, proved.most);
        let questions = (0..=self.deepest()).flat_map(|depth| [(depth, mover), (depth, 1 - mover)]);
        for (depth, hope) in questions {
            let value = proved.likely;
            let (floor, known) = if hope == mover {
                (value, proved.most <= value)
            } else {
                (value - 1, proved.least >= value)
            };
            if known {
                continue;
            }
            self.manner = Manner {
                widest: usize::MAX,
                hope: Some(hope),
            };
            match self.try_firsts(&mut firsts, floor, floor + 1, depth) {
                Some(all) => proved = proved.and(all.least, all.most),
                None => break,
            }
            if proved.is_exact() {
                break;
            }
        }
        First {
            found: chosen(&firsts, likely, proved),
            bounds: proved,
        }
    }

    /// All first moves so deep: first only whether it comes to the same as less deep, which is quickly seen, and if not, to
    /// what. None if the budget does not reach so far.
    fn iterate(&mut self, firsts: &mut [First], depth: u32) -> Option<()> {
        let likely = self.best.bounds.likely;
        if depth > 0 && self.try_firsts(firsts, likely - 1, likely + 1, depth)?.likely == likely {
            return Some(());
        }
        self.try_firsts(firsts, NOTHING, -NOTHING, depth)?;
        Some(())
    }

    /// What all first moves come to, through this window.
    fn try_firsts(&mut self, firsts: &mut [First], floor: i32, ceiling: i32, depth: u32) -> Option<Bounds> {
        let known = self.position.bounds();
        let mut all = Bounds::exactly(NOTHING);
        for first in firsts.iter_mut().take(self.manner.widest) {
            first.bounds = self.after(first.found.as_ref(), floor.max(all.likely), ceiling, depth, 0)?;
            if first.bounds.likely > all.likely.max(floor) {
                self.best = *first;
            }
            all = all.or(first.bounds);
            if all.likely >= ceiling {
                break;
            }
        }
        if all.likely >= ceiling || firsts.len() > self.manner.widest {
            all.most = known.most; // there are moves that were not tried
        }
        Some(all)
    }

    /// What a move leads to, for who makes it.
    fn after(&mut self, found: Option<&Move>, floor: i32, ceiling: i32, depth: u32, ply: usize) -> Option<Bounds> {
        let whose = self.position.whose();
        let made = self.position.make(found);
        let gain = made.gain;
        let rest = if made.over {
            Some(Bounds::exactly(0))
        } else if self.position.whose() == whose {
            self.look(floor - gain, ceiling - gain, depth, ply + 1)
        } else {
            let rest = self.look(gain - ceiling, gain - floor, depth, ply + 1);
            rest.map(Bounds::for_the_other)
        };
        self.position.take_back(found, &made);
        Some(rest?.plus(gain))
    }

    /// What this position is worth, as far as it lies between floor and ceiling; None when the budget is used up.
    fn look(&mut self, floor: i32, ceiling: i32, depth: u32, ply: usize) -> Option<Bounds> {
        self.spend(1)?;
        let mut known = self.position.bounds();
        let key = self.position.key();
        let seen = self.seen.get(&key).copied();
        if let Some(seen) = seen {
            known = known.and(seen.bounds.least, seen.bounds.most);
            if seen.holds(floor, ceiling, depth, self.manner) {
                known.likely = seen.bounds.likely;
                return Some(known);
            }
        }
        if depth == 0 || known.is_exact() || known.least >= ceiling || known.most <= floor {
            known.likely = match self.manner.hope {
                None => known.likely,
                Some(player) if player == self.position.whose() => known.most,
                Some(_) => known.least,
            };
            return Some(known);
        }
        let mut trial = Trial {
            floor,
            ceiling,
            depth: depth - 1,
            ply,
            all: Bounds::exactly(NOTHING),
            best: None,
            tried: Vec::new(),
        };
        let all_tried = self.try_moves(&mut trial, seen.and_then(|seen| seen.best))?;
        if !all_tried {
            trial.all.most = known.most;
        }
        let bounds = trial.all.and(known.least, known.most);
        if let Some(best) = trial.best {
            self.remember(ply, best);
        }
        let seen = Seen {
            bounds,
            floor,
            ceiling,
            depth,
            manner: self.manner,
            best: trial.best,
        };
        self.seen.insert(key, seen);
        Some(bounds)
    }

    /// First what was best here or nearby, without listing all moves: often that is enough. Have all been tried?
    fn try_moves(&mut self, trial: &mut Trial, before: Option<Move>) -> Option<bool> {
        let killers = self.killers.get(trial.ply).cloned().unwrap_or_default();
        for found in before.into_iter().chain(killers) {
            self.spend(1)?;
            if let Some(way) = self.position.still(&found)
                && self.try_way(trial, &way)?
            {
                return Some(false);
            }
        }
        let ways = self.position.ways();
        self.spend(LISTING + ways.len() / 4)?;
        for way in ways.iter().take(self.manner.widest) {
            if self.try_way(trial, way)? {
                return Some(false);
            }
        }
        if self.try_move(trial, None)? {
            return Some(false);
        }
        Some(ways.len() <= self.manner.widest)
    }

    fn try_way(&mut self, trial: &mut Trial, way: &Way) -> Option<bool> {
        if trial.tried.contains(&way.key) {
            return Some(false);
        }
        trial.tried.push(way.key);
        self.try_move(trial, Some(&way.found))
    }

    /// Does this move come to more than anybody would allow?
    fn try_move(&mut self, trial: &mut Trial, found: Option<&Move>) -> Option<bool> {
        let floor = trial.floor.max(trial.all.likely);
        let bounds = self.after(found, floor, trial.ceiling, trial.depth, trial.ply)?;
        if bounds.likely > trial.all.likely {
            trial.best = found.copied();
        }
        trial.all = trial.all.or(bounds);
        Some(trial.all.likely >= trial.ceiling)
    }

    fn remember(&mut self, ply: usize, best: Move) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, Vec::new());
        }
        let killers = &mut self.killers[ply];
        killers.retain(|killer| *killer != best);
        killers.insert(0, best);
        killers.truncate(KILLERS);
    }

    fn spend(&mut self, positions: usize) -> Option<()> {
        self.looked_at += positions;
        (self.looked_at <= self.allowed).then_some(())
    }
}

/// A move that is proved to come to what is likely, or else the one that is likely to. What is proved of none comes of
/// passing.
fn chosen(firsts: &[First], likely: First, proved: Bounds) -> Option<Move> {
    match firsts.iter().max_by_key(|first| first.bounds.least) {
        Some(first) if first.bounds.least >= proved.likely => first.found,
        _ if proved.is_exact() => None,
        _ => likely.found,
    }
}

#[cfg(test)]
mod tests;
