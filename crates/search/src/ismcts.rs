//! Thinking where hands are hidden: a tree over what all can see, grown by games that are played to their end in worlds
//! imagined anew each time (information-set Monte Carlo tree search, seen by one player).
//!
//! The tree branches on acts alone. What chance says is drawn afresh in every world, so one node stands for all that may
//! have been drawn on the way to it.

use ludo::{Awaits, Choice, Entry, Enumerate, Luck, Rng, Sample, Seat, Tell};

use crate::Chances;

/// How long to think, and how boldly.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thinking {
    pub simulations: u32,
    /// How much an act that was seldom tried is worth trying: 0.7 is usual.
    pub curiosity: f64,
}

/// One act somebody may take, as far as it was tried.
#[derive(Debug)]
struct Node<A> {
    action: A,
    children: Vec<u32>,
    visits: u32,
    /// How often it could have been taken.
    offered: u32,
    /// What it was worth to her who takes it, all visits added up.
    worth: f64,
}

/// The best act for the seat in worlds as `imagine` gives them, of those that are open in the first of them. A world ends
/// where `worth` says what it is worth to each seat. None if the seat has nothing to do.
pub fn ismcts<G, R>(
    seat: Seat,
    thinking: Thinking,
    mut imagine: impl FnMut(&mut R) -> G,
    worth: impl Fn(&G) -> Option<Chances>,
    rng: &mut R,
) -> Option<Choice<G::Action>>
where
    G: Enumerate + Sample,
    R: Rng + ?Sized,
{
    let mut legal = Vec::new();
    let first = imagine(rng);
    if !first.awaits().who().contains(seat) {
        return None;
    }
    first.legal(seat, &mut legal);
    if let [only] = &legal[..] {
        return Some(Choice::of(only.clone()));
    }
    let mut tree = Tree {
        nodes: Vec::new(),
        top: Vec::new(),
        path: Vec::new(),
        legal,
        curiosity: thinking.curiosity,
    };
    for _ in 0..thinking.simulations {
        let world = imagine(rng);
        tree.simulate(world, &worth, rng);
    }
    let tried = tree.top.iter().map(|&child| &tree.nodes[child as usize]);
    let best = tried.max_by_key(|node| node.visits)?;
    Some(Choice {
        value: Some(best.worth / f64::from(best.visits.max(1))),
        ..Choice::of(best.action.clone())
    })
}

struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// The acts that are open now.
    top: Vec<u32>,
    /// The acts of this simulation that stand in the tree, with who took them.
    path: Vec<(u32, Seat)>,
    legal: Vec<A>,
    curiosity: f64,
}

impl<A: Clone + PartialEq> Tree<A> {
    fn simulate<G, R>(&mut self, mut world: G, worth: &impl Fn(&G) -> Option<Chances>, rng: &mut R)
    where
        G: Enumerate<Action = A> + Sample,
        R: Rng + ?Sized,
    {
        self.path.clear();
        let mut growing = true;
        let chances = loop {
            if let Some(chances) = worth(&world) {
                break chances;
            }
            match world.awaits() {
                Awaits::Chance => {
                    let entry = Entry::chance(0, world.quick_draw(rng));
                    enter(&mut world, &entry);
                }
                Awaits::Seats { who, .. } => {
                    let seat = who.first().expect("somebody is awaited");
                    let action = if growing {
                        let (action, is_new) = self.choose(&world, seat, rng);
                        growing = !is_new;
                        action
                    } else {
                        world.sample(seat, rng)
                    };
                    enter(&mut world, &Entry::act(0, seat, action));
                }
                Awaits::Nothing => break world.seats().iter().map(|_| 0.0).collect(),
            }
        };
        for &(node, seat) in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            node.worth += chances[seat.index()];
        }
    }

    /// An act not yet tried here, any of them; if there is none, the most promising. And whether it is new.
    fn choose<G, R>(&mut self, world: &G, seat: Seat, rng: &mut R) -> (A, bool)
    where
        G: Enumerate<Action = A>,
        R: Rng + ?Sized,
    {
        self.legal.clear();
        world.legal(seat, &mut self.legal);
        let (mut untried, mut best): (Option<usize>, Option<(f64, u32)>) = (None, None);
        let mut new = 0;
        for (i, action) in self.legal.iter().enumerate() {
            let mut tried = self.siblings().iter().copied();
            let known = tried.find(|&child| self.nodes[child as usize].action == *action);
            let Some(child) = known else {
                new += 1;
                if rng.below(new) == 0 {
                    untried = Some(i);
                }
                continue;
            };
            let node = &mut self.nodes[child as usize];
            node.offered += 1;
            let (visits, offered) = (f64::from(node.visits.max(1)), f64::from(node.offered));
            let promise = node.worth / visits + self.curiosity * (offered.ln() / visits).sqrt();
            if best.is_none_or(|(most, _)| promise > most) {
                best = Some((promise, child));
            }
        }
        match (untried, best) {
            (None, Some((_, child))) => {
                self.path.push((child, seat));
                (self.nodes[child as usize].action.clone(), false)
            }
            (untried, _) => {
                let action = self.legal[untried.expect("who is awaited can act")].clone();
                self.grow(action.clone(), seat);
                (action, true)
            }
        }
    }

    /// The acts tried at the place where this simulation stands.
    fn siblings(&self) -> &[u32] {
        match self.path.last() {
            Some(&(node, _)) => &self.nodes[node as usize].children,
            None => &self.top,
        }
    }

    fn grow(&mut self, action: A, seat: Seat) {
        let child = self.nodes.len() as u32;
        self.nodes.push(Node {
            action,
            children: Vec::new(),
            visits: 0,
            offered: 1,
            worth: 0.0,
        });
        match self.path.last() {
            Some(&(node, _)) => self.nodes[node as usize].children.push(child),
            None => self.top.push(child),
        }
        self.path.push((child, seat));
    }
}

#[inline]
pub(crate) fn enter<G: ludo::Game>(world: &mut G, entry: &Entry<G>) {
    let ruling = world.judge(entry).expect("what is listed, sampled or drawn is fit");
    world.apply(ruling, &mut Tell::deaf());
}

#[cfg(test)]
mod tests {
    use ludo::Game;
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;
    use crate::{
        settled,
        toy::{Act, Nim},
    };

    const THINKING: Thinking = Thinking {
        simulations: 4_000,
        curiosity: 0.7,
    };

    fn think(stones: u8, seat: usize) -> Option<Choice<Act>> {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let worth = |state: &Nim| state.outcome().map(|outcome| settled(&outcome));
        ismcts(Seat::from_index(seat), THINKING, |_| Nim::with(stones), worth, &mut rng)
    }

    #[test]
    fn a_win_in_sight_is_taken() {
        let choice = think(2, 0).unwrap();
        assert_eq!(choice.action, Act::Take(2));
        assert!(choice.value.unwrap() > 0.9);
    }

    /// Of four stones one leaves three, from which only the coin gives the other hope; two are taken at once.
    #[test]
    fn it_looks_beyond_the_next_act() {
        assert_eq!(think(4, 0).unwrap().action, Act::Take(1));
    }

    #[test]
    fn nobody_else_is_advised() {
        assert_eq!(think(3, 1), None);
    }
}
