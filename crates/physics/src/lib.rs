//! How things fall. The only place that knows the physics engine: integers go in, integers come out, and no type of the
//! engine leaves it.
//!
//! A tour: what a place in space is ([`pose`]), randomness without trigonometry ([`random`]), the engine and how it is
//! set ([`world`]), dice and yaminos thrown into a tray ([`dice`]), dominoes with magnets ([`magnet`]) put onto a tower
//! ([`tower`]), and what a page plays back ([`track`]).
//!
//! The same seed gives the same fall, to the last bit, on every machine: the engine's version is pinned, steps are of
//! one length, and what we add ourselves is + − × ÷ √ only. Golden hashes in the tests hold this. An upgrade of the engine
//! will change how things fall, which is why games record what came out and never simulate it again.

mod dice;
mod magnet;
mod pose;
mod random;
mod tower;
mod track;
mod world;

pub use dice::{Die, Status, Throw, Thrown, throw, throw_until_flat};
pub use pose::Pose;
pub use tower::{Hand, LEVEL, Place, Placed, SQUARE, Verdict, place, verdict};
pub use track::{FLOOR, FRAMES_PER_SECOND, WALL};
