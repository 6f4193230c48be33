//! What only some games need. A game has a capability if its [`Hosted`](crate::Hosted) names it, and otherwise never
//! hears of it.

use serde_json::value::RawValue;

use crate::{Choice, Game, Millis, Rng, Seat};

/// The fastest hand counts: what chance says is sealed until all hold it, and every act has the moment at which it was done.
/// Whoever is faster is for the rules to say, by these moments, never by arrival.
///
/// Law: acts of different seats in one window commute, whatever their stamps.
pub trait Race<G: Game>: Sync {
    /// How long what chance says next stays sealed: all hold it before anyone can see it. None: it is told at once.
    fn suspense_ms(&self, game: &G) -> Option<u32>;
    /// While hands are being counted: the moment from which.
    fn started(&self, game: &G) -> Option<Millis>;
    /// The action with the moment that counts for it, given what her device said (in the action) and what the house knows.
    fn stamped(&self, game: &G, action: G::Action, arrival: Arrival) -> G::Action;
    /// When a bot who has chosen this acts. None: after the usual pause.
    fn moment(&self, game: &G, action: &G::Action) -> Option<Millis>;
    /// Is what a page sends what stands in the log already, whatever the stamps?
    fn is_same(&self, sent: &G::Action, stands: &G::Action) -> bool;
}

/// How an act reached the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    pub at: Millis,
    /// The round trip of its line, as the house measured it.
    pub lag_ms: u32,
}

/// How chance came to its answer can be watched: dice in flight. That takes a while to simulate, so tables have it done
/// elsewhere, once, and keep what is to be shown.
///
/// Law: the same generator throws what it would [`draw`](Game::draw).
pub trait Flight<G: Game>: Sync {
    /// The answer that the game awaits is thrown. Asked only where it awaits chance; where nothing flies, it is drawn.
    fn flies(&self, game: &G) -> bool;
    /// The answer, and what a page plays back of how it came about: in the game's own form, and for everybody to see.
    fn throw(&self, game: &G, rng: &mut dyn Rng) -> (G::Chance, Vec<u8>);
}

/// Somebody has worked out what things are worth: a game can be looked back on, and choices compared.
pub trait Coach<G: Game>: Sync {
    /// The points that this seat will have in the end, on average, if she plays her best from here on. Between an act and
    /// the chance that it asks for it is what that act is worth: so what an act loses is skill, and what chance then
    /// changes is luck. None where nobody has worked it out; only for games in which no other seat can change it.
    fn expected_score(&self, game: &G, seat: Seat) -> Option<f64>;
    /// Our advice beside what the player has in mind herself: with figures for both, where they are known.
    fn compare(&self, view: &G::View, advice: Choice<G::Action>, mine: &G::Action) -> Choice<G::Action>;
}

/// What an act would do can be shown before it is sent.
pub trait Preview<G: Game>: Sync {
    /// What an act of this seat would do, once it is judged fit, in the game's own form ([`json`](crate::json) writes it).
    /// It tells only what she may know before she acts.
    fn preview(&self, game: &G, seat: Seat, ruling: &G::Ruling) -> Option<Box<RawValue>>;
}

/// One of the options depends on whether a bot sits at the table.
pub trait Resolve<G: Game>: Sync {
    /// The options that such a table plays by.
    fn resolved(&self, options: G::Options, with_bots: bool) -> G::Options;
}
