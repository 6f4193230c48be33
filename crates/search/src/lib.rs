//! Players that know the contract and nothing else, for any game that offers what they ask for.
//!
//! - [`random`]: any legal action. The measure that every other player must beat.
//! - [`Ladder`]: six steps of strength out of the players that a game has.
//! - [`expectimax`]: looks ahead through acts and chance, for games of any number of seats; the game says what a position
//!   is worth.
//! - [`ismcts`]: a tree grown by whole games in imagined worlds, for games with hidden hands.

mod expectimax;
mod ismcts;
mod ladder;
mod random;
#[cfg(test)]
mod toy;

pub use expectimax::{Chances, expectimax, settled};
pub use ismcts::{Thinking, ismcts};
pub use ladder::Ladder;
pub use random::random;
