//! What only some games need. A game has a capability if its [`Hosted`](crate::Hosted) names it, and otherwise never
//! hears of it: `const COACH: Option<&'static dyn Coach<Self>> = Some(&Mine);`.

use serde_json::value::RawValue;

use crate::{Choice, Game, Millis, Proof, PuzzleKind, Rng, Seat};

/// The fastest hand counts: what chance says is sealed until all hold it, and every act has the moment at which it was done.
/// Whoever is faster is for the rules to say, by these moments, never by arrival.
///
/// Law: acts of different seats in one window commute, whatever their stamps.
///
/// ```
/// use diamoniak::{Action, Diamoniak};
/// use ludo::{Arrival, Millis, Race};
///
/// /// A game that has no hurry: nothing is sealed, nothing is stamped.
/// struct Unhurried;
///
/// impl Race<Diamoniak> for Unhurried {
///     fn suspense_ms(&self, _: &Diamoniak) -> Option<u32> {
///         None
///     }
///     fn started(&self, _: &Diamoniak) -> Option<Millis> {
///         None
///     }
///     fn stamped(&self, _: &Diamoniak, action: Action, _: Arrival) -> Action {
///         action
///     }
///     fn given(&self, _: &Diamoniak, action: Action, _: Millis) -> Action {
///         action
///     }
///     fn moment(&self, _: &Diamoniak, _: &Action) -> Option<Millis> {
///         None
///     }
///     fn is_same(&self, sent: &Action, stands: &Action) -> bool {
///         sent == stands
///     }
/// }
/// ```
pub trait Race<G: Game>: Sync {
    /// How long what chance says next stays sealed: all hold it before anyone can see it. None: it is told at once.
    fn suspense_ms(&self, game: &G) -> Option<u32>;
    /// While hands are being counted: the moment from which.
    fn started(&self, game: &G) -> Option<Millis>;
    /// The action with the moment that counts for it, given what her device said (in the action) and what the house knows.
    fn stamped(&self, game: &G, action: G::Action, arrival: Arrival) -> G::Action;
    /// The action as it would be stamped if a person had sent it: when it came, over the line that its own stamp claims.
    fn given(&self, game: &G, action: G::Action, at: Millis) -> G::Action;
    /// When a bot who has chosen this acts. None: after the usual pause.
    fn moment(&self, game: &G, action: &G::Action) -> Option<Millis>;
    /// Is what a page sends what stands in the log already, whatever the stamps?
    fn is_same(&self, sent: &G::Action, stands: &G::Action) -> bool;
}

/// How an act reached the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// When, by the house's clock.
    pub at: Millis,
    /// The round trip of its line, as the house measured it.
    pub lag_ms: u32,
}

/// How chance came to its answer can be watched: dice in flight. That takes a while to simulate, so tables have it done
/// elsewhere, once, and keep what is to be shown.
///
/// Law: the same generator throws what it would [`draw`](Game::draw).
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::{Flight, Game, Rng};
///
/// /// A card flies as soon as it is drawn, and all that can be seen of it is which one.
/// struct Turned;
///
/// impl Flight<Diamoniak> for Turned {
///     fn flies(&self, _: &Diamoniak) -> bool {
///         true
///     }
///     fn throw(&self, game: &Diamoniak, rng: &mut dyn Rng) -> (<Diamoniak as Game>::Chance, Vec<u8>) {
///         let chance = game.draw(rng);
///         let track = chance.to_string().into_bytes();
///         (chance, track)
///     }
/// }
/// ```
pub trait Flight<G: Game>: Sync {
    /// The answer that the game awaits is thrown. Asked only where it awaits chance; where nothing flies, it is drawn.
    fn flies(&self, game: &G) -> bool;
    /// The answer, and what a page plays back of how it came about: in the game's own form, and for everybody to see.
    fn throw(&self, game: &G, rng: &mut dyn Rng) -> (G::Chance, Vec<u8>);
}

/// Somebody has worked out what things are worth: a game can be looked back on, and choices compared.
///
/// Law: in a review, what a seat could expect at the start, with what luck gave it and without what its choices lost, is
/// what it came to; and no choice gains.
///
/// ```
/// use diamoniak::{Action, Diamoniak, View};
/// use ludo::{Choice, Coach, Game, Seat};
///
/// /// Knows how a game that is over came out, and nothing else.
/// struct AfterTheEvent;
///
/// impl Coach<Diamoniak> for AfterTheEvent {
///     fn expected_score(&self, game: &Diamoniak, seat: Seat) -> Option<f64> {
///         game.outcome().map(|_| game.scores()[seat.index()].into())
///     }
///     fn compare(&self, _: &View, advice: Choice<Action>, _: &Action) -> Choice<Action> {
///         advice
///     }
/// }
/// ```
pub trait Coach<G: Game>: Sync {
    /// The points that this seat will have in the end, on average, if she plays her best from here on. Between an act and
    /// the chance that it asks for it is what that act is worth: so what an act loses is skill, and what chance then
    /// changes is luck. None where nobody has worked it out; only for games in which no other seat can change it.
    fn expected_score(&self, game: &G, seat: Seat) -> Option<f64>;
    /// Our advice beside what the player has in mind herself: with figures for both, where they are known.
    fn compare(&self, view: &G::View, advice: Choice<G::Action>, mine: &G::Action) -> Choice<G::Action>;
}

/// What an act would do can be shown before it is sent.
///
/// Law: it tells only what the seat may know already.
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::{Game, Preview, Seat};
/// use serde_json::value::RawValue;
///
/// /// Whether it can be taken back.
/// struct ForGood;
///
/// impl Preview<Diamoniak> for ForGood {
///     fn preview(&self, game: &Diamoniak, _: Seat, ruling: &<Diamoniak as Game>::Ruling) -> Option<Box<RawValue>> {
///         Some(ludo::json(&game.reveals(ruling)))
///     }
/// }
/// ```
pub trait Preview<G: Game>: Sync {
    /// What an act of this seat would do, once it is judged fit, in the game's own form ([`json`](crate::json) writes it).
    /// It tells only what she may know before she acts.
    fn preview(&self, game: &G, seat: Seat, ruling: &G::Ruling) -> Option<Box<RawValue>>;
}

/// One of the options depends on whether a bot sits at the table.
///
/// Law: what is resolved stays as it is when it is resolved again.
///
/// ```
/// use diamoniak::{Diamoniak, Options};
/// use ludo::Resolve;
///
/// /// With a bot it is played by the usual options, whatever was chosen.
/// struct Usual;
///
/// impl Resolve<Diamoniak> for Usual {
///     fn resolved(&self, options: Options, with_bots: bool) -> Options {
///         if with_bots { Options::default() } else { options }
///     }
/// }
/// ```
pub trait Resolve<G: Game>: Sync {
    /// The options that such a table plays by.
    fn resolved(&self, options: G::Options, with_bots: bool) -> G::Options;
}

/// Some questions that come up in a game have an answer that can be proved.
///
/// Laws: no act is worth more than what is proved to be best; the answer can be played, and only its last act answers.
///
/// ```
/// use diamoniak::{Action, Diamoniak};
/// use ludo::{Game, Proof, PuzzleKind, Puzzles};
///
/// /// Has never asked anybody anything.
/// struct Unasked;
///
/// impl Puzzles<Diamoniak> for Unasked {
///     fn kinds(&self) -> &'static [PuzzleKind] {
///         &[]
///     }
///     fn prove(&self, _: &str, _: &Diamoniak) -> Option<Proof<Action>> {
///         None
///     }
///     fn worth(&self, _: &str, _: &Diamoniak, _: &Action) -> Option<f64> {
///         None
///     }
/// }
/// ```
pub trait Puzzles<G: Game>: Sync {
    /// What can be asked.
    fn kinds(&self) -> &'static [PuzzleKind];
    /// The best answer of her whose turn it is, proved: by all that she may know, whatever she may not. None where it is no
    /// question of this kind. It may take a while.
    fn prove(&self, kind: &str, game: &G) -> Option<Proof<G::Action>>;
    /// What an act is worth that answers the question, which takes well under a second; None for one that does not answer
    /// it yet.
    fn worth(&self, kind: &str, game: &G, action: &G::Action) -> Option<f64>;
}
