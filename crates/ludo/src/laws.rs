//! What must be true of every game, checked on random games of every variant.
//!
//! - a line does what judging and applying do; now and then in the game, and at its end, its record reads back and
//!   replays to the live state, also with acts that were taken back;
//! - a refusal leaves the state as it was, and names a rule;
//! - what is listed as legal is judged fit, and nothing else is;
//! - actions, chances, options and positions are text and back, after any legal line;
//! - whatever position is accepted, also one that somebody made up, has the pieces of the box, can be written and read back,
//!   and is played on to its end under all these laws;
//! - pieces are conserved, and scores are numbers that can be added up;
//! - what is imagined from a view looks like that view, and tells those eyes the same when the same thing happens;
//! - what an act would do is shown alike in any state that looks the same to who would do it;
//! - nothing that is done is worth more than what a coach calls best, which can be done; she says the same when she is asked
//!   again, and knows no more than the seat that chose;
//! - options that are resolved stay as they are when they are resolved again; what flies lands as it would be drawn;
//! - where luck can be the same for all, the same place has the same answer, however one came to it;
//! - what is proved to be the best answer can be played, only its last act answers, and nothing is worth more;
//! - what these eyes cannot see, whatever chance or another did, they are not told either;
//! - acts of different seats inside one window commute;
//! - every game ends, and an outcome stands exactly when nothing more is awaited;
//! - every drawn chance is one that the rules accept, and one of the listed outcomes.

mod changed;
mod each;
mod referee;

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::{
    Awaits, Common, Entry, Enumerate, Expect, Flight, Game, Header, Hosted, Imagine, Play, Preview, Puzzles, Resolve,
    SameLuck, Sample, Seat, Seats, Settings, Tell, Viewer, list,
};

pub use changed::Changes;
use referee::Referee;

/// No random game may take longer.
const LONGEST_GAME: usize = 200_000;
/// Actions met elsewhere in the game, tried where they may not fit.
const POOL: usize = 64;
/// So many questions of one game are proved.
const QUESTIONS: u32 = 3;
/// No score is farther from nothing, so that any two of them can be added and compared.
pub const MOST_POINTS: i32 = 1_000_000_000;

/// Is this the long form of the tests, with more games and other cases every time (`cargo xtask test --long`)?
///
/// ```
/// use std::sync::Arc;
///
/// use diamoniak::{Diamoniak, Options};
/// use ludo::{Seats, laws::{Laws, Trial, is_long}};
///
/// let games = if is_long() { 500 } else { 5 };
/// let trial = Trial { seats: Seats::new(3), games, thorough: 1, seed: 1 };
/// Laws::<Diamoniak>::default().check(&Arc::new(()), &Options::default(), trial);
/// ```
pub fn is_long() -> bool {
    std::env::var("LUDO_LONG").is_ok_and(|value| value == "1")
}

/// How many cases a test of text goes through (proptest): the same ones every time, so that a failure means a change;
/// many more, and others, only in the long form.
///
/// ```
/// use diamoniak::Action;
/// use proptest::prelude::*;
///
/// proptest! {
///     #![proptest_config(ludo::cases!(64))]
///
///     fn what_is_read_is_written_back(text in "(draw|stop|fly|buy [0-9])") {
///         if let Ok(action) = text.parse::<Action>() {
///             prop_assert_eq!(action.to_string().parse(), Ok(action));
///         }
///     }
/// }
/// what_is_read_is_written_back(); // `#[test]` stands on it where it is one
/// ```
#[macro_export]
macro_rules! cases {
    ($usual:expr) => {
        ::proptest::test_runner::Config {
            cases: if $crate::laws::is_long() { 20_000 } else { $usual },
            failure_persistence: None,
            rng_seed: if $crate::laws::is_long() {
                ::proptest::test_runner::RngSeed::Random
            } else {
                ::proptest::test_runner::RngSeed::Fixed(1)
            },
            ..Default::default()
        }
    };
}

/// Plays on at random for so many lines, or to the end, and looks at every state on the way.
///
/// # Panics
/// Where the game refuses what it samples or draws itself.
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::{desk::Desk, laws::play_on};
///
/// let (start, mut seen) = (Desk::<Diamoniak>::opening("", 2), 0);
/// play_on(start.state().clone(), 10, 1, |_| seen += 1);
/// assert_eq!(seen, 10);
/// ```
pub fn play_on<G: Game + Sample>(mut state: G, lines: usize, seed: u64, mut look: impl FnMut(&G)) -> G {
    let (mut rng, mut now) = (ChaCha8Rng::seed_from_u64(seed), 0);
    for _ in 0..lines {
        look(&state);
        let entry = match state.awaits() {
            Awaits::Nothing => break,
            Awaits::Chance => Entry::chance(now, state.quick_draw(&mut rng)),
            Awaits::Seats { who, .. } => {
                let seat = who.first().expect("somebody is awaited");
                let action = state.sample(seat, &mut rng);
                now = state.earliest(&action).max(now);
                Entry::act(now, seat, action)
            }
        };
        let ruling = state.judge(&entry).unwrap_or_else(|why| panic!("{entry:?}: {why:?}"));
        state.apply(ruling, &mut Tell::listening());
    }
    state
}

/// A broken law: which, and where.
///
/// ```
/// use std::sync::Arc;
///
/// use diamoniak::Diamoniak;
/// use ludo::laws::{Broken, Laws};
///
/// let header = "ludo 1\ngame diamoniak 1\nseats 2\n".parse::<ludo::Record>().unwrap().header;
/// match Laws::<Diamoniak>::default().check_from(&Arc::new(()), header, 1, 20) {
///     Ok(()) => {}
///     Err(None) => unreachable!("anybody may begin so"),
///     Err(Some(Broken { law, detail })) => panic!("{law}: {detail}"),
/// }
/// ```
#[derive(Debug)]
pub struct Broken {
    /// Which.
    pub law: &'static str,
    /// Where, and what was found there.
    pub detail: String,
}

type Lawful = Result<(), Broken>;

fn law(holds: bool, law: &'static str, detail: impl FnOnce() -> String) -> Lawful {
    if holds {
        Ok(())
    } else {
        Err(Broken { law, detail: detail() })
    }
}

/// What is checked, on how many games. `thorough` games check every law after every line; the others only play.
///
/// ```
/// use std::sync::Arc;
///
/// use diamoniak::{Diamoniak, Options};
/// use ludo::{Seats, laws::{Laws, Trial}};
///
/// let trial = Trial { seats: Seats::new(2), games: 2, thorough: 1, seed: 7 };
/// Laws::<Diamoniak>::default().check(&Arc::new(()), &Options::default(), trial); // panics at the first broken law
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// How many play, and who begins.
    pub seats: Seats,
    /// How many games.
    pub games: u32,
    /// How many of them are watched.
    pub thorough: u32,
    /// The same seed, the same games.
    pub seed: u64,
}

/// Plays random games with these options under every law there is.
///
/// # Panics
/// At the first broken law, with the record that shows it.
///
/// ```
/// use std::sync::Arc;
///
/// use diamoniak::{Diamoniak, Options};
/// use ludo::{Seats, laws::{Trial, check}};
///
/// let trial = Trial { seats: Seats::new(4), games: 2, thorough: 1, seed: 3 };
/// check::<Diamoniak>(&Arc::new(()), &Options::default(), trial);
/// ```
pub fn check<G>(kit: &Arc<G::Kit>, options: &G::Options, trial: Trial)
where
    G: Hosted + Enumerate + Expect + Imagine,
{
    Laws::<G>::default()
        .hosted()
        .listed()
        .weighed()
        .imagined()
        .check(kit, options, trial);
}

/// The laws for a game that does not have everything yet, or never will. What it has is named; the laws about the rest are
/// left out. So a new game is checked from its first hour.
///
/// ```
/// use std::sync::Arc;
///
/// use diamoniak::{Diamoniak, Options};
/// use ludo::{Seats, laws::{Laws, Trial}};
///
/// let trial = Trial { seats: Seats::new(3), games: 2, thorough: 1, seed: 1 };
/// Laws::<Diamoniak>::default().hosted().listed().weighed().imagined().check(&Arc::new(()), &Options::default(), trial);
///
/// // A position is refused, or can be played on from.
/// let header = "ludo 1\ngame diamoniak 1\nseats 2\nposition pile / aside / 1 none / 2 none / turn 1 start\n";
/// let header = header.parse::<ludo::Record>().unwrap().header;
/// let refused = Laws::<Diamoniak>::default().check_from(&Arc::new(()), header, 1, 100);
/// assert!(matches!(refused, Err(None)));
/// ```
pub struct Laws<G: Game> {
    legal: Option<Legal<G>>,
    outcomes: Option<Outcomes<G>>,
    imagine: Option<Imagination<G>>,
    house: Option<House<G>>,
}

/// What the house needs of a game, and what only some games have.
struct House<G: Game> {
    open: Option<Legal<G>>,
    flight: Option<&'static dyn Flight<G>>,
    preview: Option<&'static dyn Preview<G>>,
    resolve: Option<&'static dyn Resolve<G>>,
    coached: Option<Coached<G>>,
    puzzles: Option<&'static dyn Puzzles<G>>,
    same_luck: Option<&'static dyn SameLuck<G>>,
}

type Coached<G> = fn(&Arc<<G as Game>::Kit>, &G, &Entry<G>, u64) -> Lawful;
type Legal<G> = fn(&G, Seat) -> Option<Vec<<G as Game>::Action>>;
type Outcomes<G> = fn(&G, &mut Vec<(<G as Game>::Chance, u64)>);
type Imagination<G> = fn(&Arc<<G as Game>::Kit>, &<G as Game>::View, Viewer, &mut ChaCha8Rng) -> G;

impl<G: Game + Sample> Laws<G> {
    /// Every legal action is listed, and nothing else.
    pub fn listed(self) -> Laws<G>
    where
        G: Enumerate,
    {
        let legal = Some(list::<G> as Legal<G>);
        Laws { legal, ..self }
    }

    /// What the game lists for the page is what is legal, where it lists anything; in a race the house adds a stamp to it first.
    /// And its capabilities keep their laws.
    pub fn hosted(self) -> Laws<G>
    where
        G: Hosted,
    {
        let house = Some(House {
            open: G::RACE.is_none().then_some(G::open_actions as Legal<G>),
            flight: G::FLIGHT,
            preview: G::PREVIEW,
            resolve: G::RESOLVE,
            coached: G::COACH.map(|_| each::coached::<G> as Coached<G>),
            puzzles: G::PUZZLES,
            same_luck: G::SAME_LUCK,
        });
        Laws { house, ..self }
    }

    /// Every answer of chance is listed with its weight.
    pub fn weighed(self) -> Laws<G>
    where
        G: Expect,
    {
        let outcomes = Some(G::outcomes as Outcomes<G>);
        Laws { outcomes, ..self }
    }

    /// Bots think in states that they imagine.
    pub fn imagined(self) -> Laws<G>
    where
        G: Imagine,
    {
        let imagine = Some(G::imagine::<ChaCha8Rng> as Imagination<G>);
        Laws { imagine, ..self }
    }

    /// Plays random games with these options.
    ///
    /// # Panics
    /// At the first broken law, with the record that shows it.
    pub fn check(self, kit: &Arc<G::Kit>, options: &G::Options, trial: Trial) {
        check_with(kit, options, trial, self);
    }

    /// Plays so many lines at random from where this header begins, under every law: what is accepted can be played on.
    ///
    /// # Errors
    /// The first law that is broken; or `None` where the header is refused, which breaks none.
    pub fn check_from(self, kit: &Arc<G::Kit>, header: Header, seed: u64, lines: usize) -> Result<(), Option<Broken>> {
        let play = Play::open(kit.clone(), header).map_err(|_| None)?;
        let mut referee = Referee::new(play, ChaCha8Rng::seed_from_u64(seed), self);
        referee.play_watched(lines).map_err(|broken| {
            let detail = format!("{}\nafter:\n{}", broken.detail, referee.play.record());
            Some(Broken { detail, ..broken })
        })
    }
}

impl<G: Game> Default for Laws<G> {
    fn default() -> Laws<G> {
        Laws {
            legal: None,
            outcomes: None,
            imagine: None,
            house: None,
        }
    }
}

impl<G: Game> Clone for House<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for House<G> {}

impl<G: Game> std::fmt::Debug for Laws<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let rules = [self.legal.is_some(), self.outcomes.is_some(), self.imagine.is_some()];
        write!(
            f,
            "Laws(listed, weighed, imagined, hosted: {rules:?}, {})",
            self.house.is_some()
        )
    }
}

impl<G: Game> Clone for Laws<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Laws<G> {}

fn check_with<G: Game + Sample>(kit: &Arc<G::Kit>, options: &G::Options, trial: Trial, lists: Laws<G>) {
    for common in Common::ALL {
        let rule = G::rule_for(options, common);
        assert!(rule.contains('-'), "a game names its rule for {common:?}, not {rule:?}");
    }
    let same = G::Options::from_text(&options.to_text());
    assert_eq!(same.as_ref(), Ok(options), "options are text and back");
    if let Some(resolve) = lists.house.and_then(|house| house.resolve) {
        for with_bots in [false, true] {
            let once = resolve.resolved(options.clone(), with_bots);
            let twice = resolve.resolved(once.clone(), with_bots);
            assert_eq!(once, twice, "what is resolved stays as it is");
        }
    }
    for game in 0..trial.games {
        let mut referee = Referee::<G>::open(kit, options, trial, u64::from(game), lists);
        let outcome = if game < trial.thorough {
            referee.play_watched(LONGEST_GAME)
        } else {
            referee.play_quickly()
        };
        if let Err(broken) = outcome {
            panic!(
                "{}: {}\noptions {}\ngame {game} of seed {}, after:\n{}",
                broken.law,
                broken.detail,
                options.to_text(),
                trial.seed,
                referee.play.record()
            );
        }
    }
}
