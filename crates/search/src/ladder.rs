//! Six steps of strength out of the few players that a game has.

use ludo::{Luck, Rng, Strength};

/// A game's players, weakest first, and where among them each strength stands, in thousandths: 2000 plays as the third of
/// them, 1250 as the third in one decision of four and else as the second. Where each player is much better than the one
/// before, this fills the gap without new ones, and a mistake is what somebody weaker would have done.
#[derive(Clone, Copy, Debug)]
pub struct Ladder<P: 'static> {
    /// Weakest first.
    pub players: &'static [P],
    /// By strength, weakest first.
    pub steps: [u32; Strength::ALL.len()],
}

impl<P: Copy> Ladder<P> {
    /// Who decides this time. Where there is no doubt the generator is not asked, so that what the strongest answers does
    /// not depend on how others slip.
    pub fn who<R: Rng + ?Sized>(&self, strength: Strength, rng: &mut R) -> P {
        let (player, part) = (
            self.steps[strength as usize] / 1000,
            self.steps[strength as usize] % 1000,
        );
        let next = part > 0 && rng.below(1000) < part;
        self.players[player as usize + usize::from(next)]
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_core::{Rng as _, SeedableRng};

    use super::*;

    const LADDER: Ladder<char> = Ladder {
        players: &['a', 'b', 'c'],
        steps: [0, 250, 1000, 1250, 1900, 2000],
    };

    #[test]
    fn she_plays_as_the_better_one_as_often_as_is_said() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut count = |strength, player| {
            let decided = (0..10_000).filter(|_| LADDER.who(strength, &mut rng) == player);
            decided.count()
        };
        for (strength, player, about) in [
            (Strength::Gentle, 'a', 10_000),
            (Strength::Easy, 'b', 2_500),
            (Strength::Fair, 'b', 10_000),
            (Strength::Middle, 'c', 2_500),
            (Strength::Good, 'b', 1_000),
            (Strength::Strong, 'c', 10_000),
        ] {
            let decided = count(strength, player);
            assert!(decided.abs_diff(about) < 200, "{strength}: {decided}");
        }
    }

    #[test]
    fn who_does_not_waver_leaves_the_generator_alone() {
        let (mut one, mut other) = (ChaCha8Rng::seed_from_u64(2), ChaCha8Rng::seed_from_u64(2));
        assert_eq!(LADDER.who(Strength::Strong, &mut one), 'c');
        assert_eq!(one.next_u64(), other.next_u64());
    }
}
