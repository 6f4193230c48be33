//! What only some games need. A game has a capability if its [`Hosted`](crate::Hosted) names it, and otherwise never
//! hears of it: `const COACH: Option<&'static dyn Coach<Self>> = Some(&Mine);`.

use std::sync::Arc;

use schemars::{Schema, SchemaGenerator};
use serde_json::value::RawValue;

use crate::{Choice, Game, Measure, Millis, Proof, PuzzleKind, Rng, Said, Seat, Step, Tells};

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
///
/// ```
/// use ludo::Arrival;
///
/// // Over a line of 80 ms. That she acted 60 ms before it came can be believed, 200 ms cannot.
/// let arrival = Arrival { at: 4_200, lag_ms: 80 };
/// let possible = |said| (arrival.at - u64::from(arrival.lag_ms)..=arrival.at).contains(&said);
/// assert!(possible(4_140) && !possible(4_000));
/// ```
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

/// Somebody can tell what a choice is worth: a game can be looked back on, and choices compared. [`review`](crate::review) asks
/// for every choice and tells those that mattered.
///
/// Laws: nothing that is done is worth more than what is called best, and that can be done; the same question gets the same
/// answer; only in an open game is anything told from more than one seat can see. Where the score is known
/// ([`expected_score`](Coach::expected_score)): what a seat could expect at the start, with what luck gave it and without what
/// its choices lost, is what it came to; and no choice gains.
///
/// ```
/// use diamoniak::{Action, Diamoniak};
/// use ludo::{Asked, Coach, Measure, Rng, Weighed};
///
/// /// Would always stop.
/// struct Timid;
///
/// impl Coach<Diamoniak> for Timid {
///     fn weigh(&self, asked: &Asked<'_, Diamoniak>, _: &mut dyn Rng) -> Option<Weighed<Action>> {
///         let drew = *asked.done == Action::Draw;
///         let worths = [(Action::Stop, 1.0), (*asked.done, if drew { 0.0 } else { 1.0 })];
///         Weighed::among(&worths, asked.done, Measure::Only)
///     }
/// }
/// ```
pub trait Coach<G: Tells>: Sync {
    /// What it takes to look back on such a game is worked out now, where that takes longer than a moment; `rest` is called
    /// again and again meanwhile. Only what looks back asks for it: whoever plays does without.
    fn prepare(&self, _game: &G, _rest: &mut dyn FnMut()) {}
    /// The points that this seat will have in the end, on average, if she plays her best from here on. Between an act and
    /// the chance that it asks for it is what that act is worth: so what an act loses is skill, and what chance then
    /// changes is luck. None where nobody has worked it out; only for open games in which no other seat can change it.
    fn expected_score(&self, _game: &G, _seat: Seat) -> Option<f64> {
        None
    }
    /// Our advice beside what the player has in mind herself: with figures for both, where they are known.
    fn compare(&self, _view: &G::View, advice: Choice<G::Action>, _mine: &G::Action) -> Choice<G::Action> {
        advice
    }
    /// What she did beside the best that she could have done, by what she could know then. None where there was nothing to
    /// choose, or nobody can tell.
    fn weigh(&self, _asked: &Asked<'_, G>, _rng: &mut dyn Rng) -> Option<Weighed<G::Action>> {
        None
    }
    /// What there is to say of somebody's game as a whole, found among its steps.
    fn whole(&self, _steps: &mut dyn Iterator<Item = Step<G>>) -> Vec<(Seat, Said)> {
        Vec::new()
    }
}

/// Differences below this are rounding.
const NOTHING: f64 = 1e-9;

/// A choice that somebody made, and what she saw when she made it.
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::{Asked, Care, Hosted, Seat, Seed, desk::Desk};
///
/// let last_part = "pile b3 g6 y6 d17 f3 w6 / aside w1 / 1 rose 5 d3 / 2 blue 3 r1 / turn 1 start";
/// let view = Desk::<Diamoniak>::at("", 2, last_part).view_of(1);
/// let (seat, bought) = (Seat::from_index(0), "buy 2".parse().unwrap());
/// let asked = Asked { kit: &Default::default(), view: &view, seat, done: &bought, care: Care::Glance };
/// let coach = Diamoniak::COACH.expect("somebody can tell");
/// let weighed = coach.weigh(&asked, &mut Seed::from_number(1).thought(1, seat)).expect("she could have drawn");
/// assert_eq!(weighed.best, [bought], "her castle is whole: nothing could be better");
/// ```
#[derive(Debug)]
pub struct Asked<'a, G: Game> {
    /// What is in the box.
    pub kit: &'a Arc<G::Kit>,
    /// All that she could know.
    pub view: &'a G::View,
    /// Who chose.
    pub seat: Seat,
    /// What she did.
    pub done: &'a G::Action,
    /// How long to think about it.
    pub care: Care,
}

/// How long to think about what somebody did: every choice of a game is glanced at, and those that seem to matter are then
/// looked at with care.
///
/// ```
/// use ludo::Care;
///
/// /// How many acts one coach looks ahead.
/// fn ahead(care: Care) -> u32 {
///     match care {
///         Care::Glance => 2,
///         Care::Thorough => 3,
///     }
/// }
/// assert!(ahead(Care::Glance) < ahead(Care::Thorough));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// Some milliseconds.
    Glance,
    /// Some tenths of a second.
    Thorough,
}

/// What was done, beside the best that could have been done.
///
/// ```
/// use ludo::{Measure, Weighed};
///
/// let worths = [("stop", 3.0), ("draw", 2.5), ("buy 2", 4.0)];
/// let weighed = Weighed::among(&worths, &"stop", Measure::Points).unwrap();
/// assert_eq!((weighed.best, weighed.most - weighed.done), (vec!["buy 2"], 1.0));
/// assert_eq!(Weighed::among(&worths, &"fly", Measure::Points), None, "nobody knows what that is worth");
/// assert_eq!(Weighed::among(&worths[..1], &"stop", Measure::Points), None, "there was nothing to choose");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed<A> {
    /// What would have been best, act by act; what was done, if nothing is better.
    pub best: Vec<A>,
    /// In what this is measured. None where it is for children: they are told what they did well, and no figures.
    pub measure: Option<Measure>,
    /// What was done is worth this.
    pub done: f64,
    /// And the best this: never less.
    pub most: f64,
    /// The best of all else that could have been done.
    pub other: f64,
    /// What was done in words, where an act alone does not say it.
    pub called: Option<Said>,
    /// The same of the best.
    pub best_called: Option<Said>,
    /// What else could have been known or done.
    pub also: Vec<Said>,
}

impl<A: Clone + PartialEq> Weighed<A> {
    /// Of these acts and what each is worth the best; of equal ones what was done, or else the first. None where what was done
    /// is not among them, or nothing else is.
    pub fn among(worths: &[(A, f64)], done: &A, measure: Measure) -> Option<Weighed<A>> {
        let others = worths.iter().filter(|(action, _)| action != done);
        let (best, _) = others.reduce(|best, each| if each.1 > best.1 { each } else { best })?;
        Weighed::beside(worths, done, best, measure)
    }

    /// The same where it is known beforehand what would have been best, and what each is worth only nearly: what was done is
    /// as good if it is not worth less than that.
    ///
    /// ```
    /// use ludo::{Measure, Weighed};
    ///
    /// // Found by trying each some hundred times, so what was thought best may seem worse now.
    /// let worths = [("stop", 0.51), ("draw", 0.49)];
    /// let weighed = Weighed::beside(&worths, &"stop", &"draw", Measure::Chance).unwrap();
    /// assert_eq!((weighed.best, weighed.done, weighed.other), (vec!["stop"], 0.51, 0.49), "she did as well");
    /// ```
    pub fn beside(worths: &[(A, f64)], done: &A, best: &A, measure: Measure) -> Option<Weighed<A>> {
        let worth = |wanted: &A| {
            worths
                .iter()
                .find(|(action, _)| action == wanted)
                .map(|(_, worth)| *worth)
        };
        let (mine, its) = (worth(done)?, worth(best)?);
        let others = worths.iter().filter(|(action, _)| action != done);
        let other = others.map(|(_, worth)| *worth).reduce(f64::max)?;
        let best = if its > mine + NOTHING { best } else { done };
        Some(Weighed {
            best: vec![best.clone()],
            measure: Some(measure),
            done: mine,
            most: mine.max(its),
            other: if best == done { other } else { its },
            called: None,
            best_called: None,
            also: Vec::new(),
        })
    }
}

/// What an act would do can be shown before it is sent.
///
/// Law: it tells only what the seat may know already.
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::{Game, Preview, Seat};
/// use schemars::{Schema, SchemaGenerator};
/// use serde_json::value::RawValue;
///
/// /// Whether it can be taken back.
/// struct ForGood;
///
/// impl Preview<Diamoniak> for ForGood {
///     fn preview(&self, game: &Diamoniak, _: Seat, ruling: &<Diamoniak as Game>::Ruling) -> Option<Box<RawValue>> {
///         Some(ludo::json(&game.reveals(ruling)))
///     }
///
///     fn shape(&self, generator: &mut SchemaGenerator) -> Schema {
///         generator.subschema_for::<bool>()
///     }
/// }
/// ```
pub trait Preview<G: Game>: Sync {
    /// What an act of this seat would do, once it is judged fit, in the game's own form ([`json`](crate::json) writes it).
    /// It tells only what she may know before she acts.
    fn preview(&self, game: &G, seat: Seat, ruling: &G::Ruling) -> Option<Box<RawValue>>;
    /// The form it has.
    fn shape(&self, generator: &mut SchemaGenerator) -> Schema;
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
    /// Everything that would answer now, with what it is worth; none where that is more than anybody reads.
    fn choices(&self, _kind: &str, _game: &G) -> Vec<(G::Action, f64)> {
        Vec::new()
    }
}
