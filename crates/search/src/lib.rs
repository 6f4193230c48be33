//! Players that know the contract and nothing else, for any game that offers what they ask for.
//!
//! - [`random`]: any legal action. The measure that every other player must beat.
//! - [`Ladder`]: six steps of strength out of the players that a game has.
//! - [`expectimax`]: looks ahead through acts and chance, for games of any number of seats; the game says what a position
//!   is worth.
//! - [`ismcts`]: a tree grown by whole games in imagined worlds, for games with hidden hands.
//! - [`PlayedOn`]: looks back on a choice by playing on from it in imagined worlds.

mod expectimax;
mod ismcts;
mod ladder;
mod played_on;
mod random;
#[cfg(test)]
mod toy;

pub use expectimax::{Chances, expectimax, settled, valued};
pub use ismcts::{Thinking, ismcts};
pub use ladder::Ladder;
pub use played_on::{PlayedOn, beside_the_strongest, chances_after};
pub use random::random;
