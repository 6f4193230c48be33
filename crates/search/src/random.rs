//! The player without a plan.

use ludo::{Choice, Rng, Sample, Seat};

/// Any legal action, as the game samples them.
pub fn random<G: Sample, R: Rng + ?Sized>(state: &G, seat: Seat, rng: &mut R) -> Choice<G::Action> {
    Choice::of(state.sample(seat, rng))
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;
    use crate::toy::{Act, Nim};

    #[test]
    fn every_legal_action_comes_and_no_other() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut seen: Vec<Act> = Vec::new();
        for _ in 0..200 {
            let choice = random(&Nim::with(1), Seat::from_index(0), &mut rng);
            if !seen.contains(&choice.action) {
                seen.push(choice.action);
            }
        }
        assert!(
            seen.len() == 2 && seen.contains(&Act::Take(1)) && seen.contains(&Act::Throw),
            "{seen:?}"
        );
    }
}
