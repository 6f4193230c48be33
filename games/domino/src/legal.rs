//! Everything that is allowed, listed, and something of it at random.

use ludo::{Enumerate, Expect, Luck, Rng, Sample, Seat};

use crate::{
    chain::End,
    judge::{Action, may_draw},
    nature::{self, Chance},
    spots,
    state::{Attempt, Domino, Phase},
};

impl Enumerate for Domino {
    /// A domino can be let go with any hand; listed is only that it is put there, as nature has it.
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Opening => out.extend(self.opening.map(|tile| Action::Lay(tile, None))),
            Phase::Between | Phase::NoDouble => out.push(Action::Deal),
            Phase::Turn => {
                let before = out.len();
                if self.options.is_built() {
                    placements(self, seat, out);
                } else {
                    lays(self, seat, out);
                }
                let stuck = out.len() == before;
                if stuck && self.stock.is_empty() {
                    out.push(Action::Pass);
                } else if stuck || may_draw(self, seat) {
                    out.push(Action::Draw);
                }
            }
            Phase::Dealing | Phase::Drawing | Phase::Falling(_) | Phase::Over => {}
        }
    }
}

#[inline]
fn lays(state: &Domino, seat: Seat, out: &mut Vec<Action>) {
    for end in End::BOTH {
        let fitting = state.hand(seat).and(state.fitting_end(end));
        out.extend(fitting.iter().map(|tile| Action::Lay(tile, Some(end))));
    }
}

fn placements(state: &Domino, seat: Seat, out: &mut Vec<Action>) {
    let hand = state.hand(seat);
    let mut found = Vec::new();
    for spot in spots::spots(&state.built, &state.options, state.due(seat)) {
        for tile in spot.tiles().and(hand).iter() {
            found.extend(spot.ways(tile));
        }
    }
    // Two spots can want different things of one place, and one domino do both.
    for (i, lying) in found.iter().enumerate() {
        if !found[..i].contains(lying) {
            out.push(Action::Place(Attempt {
                lying: *lying,
                hand: None,
            }));
        }
    }
}

impl Sample for Domino {
    /// Each way of playing is equally likely; drawing of one's own accord, where that is allowed, is one of them.
    #[inline(always)]
    fn sample<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Action {
        debug_assert_eq!(seat, self.turn);
        if self.phase == Phase::Turn && !self.options.is_built() && !self.options.voluntary_draw {
            return self.sample_flat(seat, rng);
        }
        self.sample_listed(seat, rng)
    }
}

impl Domino {
    #[inline(always)]
    fn sample_flat<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Action {
        let hand = self.hand(seat);
        let [left, right] = End::BOTH.map(|end| hand.and(self.fitting_end(end)));
        let (lefts, rights) = (left.len(), right.len());
        match lefts + rights {
            0 if self.stock.is_empty() => Action::Pass,
            0 => Action::Draw,
            ways => {
                let n = rng.below(ways);
                if n < lefts {
                    Action::Lay(left.nth(n), Some(End::Left))
                } else {
                    Action::Lay(right.nth(n - lefts), Some(End::Right))
                }
            }
        }
    }

    #[inline(never)]
    fn sample_listed<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Action {
        if let (Phase::Opening, Some(tile)) = (&self.phase, self.opening) {
            return Action::Lay(tile, None);
        }
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        *rng.pick(&legal).expect("who is awaited can act")
    }
}

impl Expect for Domino {
    fn outcomes(&self, out: &mut Vec<(Chance, u64)>) {
        nature::outcomes(self, out);
    }
}
