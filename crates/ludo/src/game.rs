//! What a game is.

use std::{collections::BTreeMap, fmt::Debug, fmt::Display, ops::RangeInclusive, str::FromStr, sync::Arc};

use serde::Serialize;

use crate::{Arg, BySeat, Common, ParseError, Refused, Rng, Seat, SeatSet, Seats, Settings, Viewer, Violation};

/// Milliseconds since the table's game began.
///
/// ```
/// use ludo::{Line, Millis};
///
/// let line: Line = "1500 1 draw".parse().unwrap();
/// let at: Millis = line.at;
/// assert_eq!(at, 1_500, "she has thought for a second and a half");
/// ```
pub type Millis = u64;

/// The rules of a game. The value itself is the state of the table top.
///
/// Rules are pure: no clock, no random numbers, no files, no language in here. Time and chance come in as entries. What must be
/// true of every game is checked by [`laws`](crate::laws).
///
/// A whole game, for two: a pile of ten pebbles; whoever is to move takes one or two, and who takes the last has won.
///
/// ```
/// use std::{fmt, ops::RangeInclusive, str::FromStr, sync::Arc};
///
/// use ludo::{
///     Awaits, BySeat, Common, Deed, Entry, Enumerate, Game, Luck, Outcome, ParseError, Rng, Sample, Seat, Seats, Tell,
///     Viewer, Violation, laws::{Laws, Trial}, list,
/// };
///
/// #[derive(Clone, Debug, PartialEq)]
/// struct Pebbles {
///     options: Options,
///     seats: Seats,
///     left: u8,
///     turn: Seat,
/// }
///
/// ludo::settings! {
///     pub struct Options {}
/// }
///
/// #[derive(Clone, Debug, PartialEq)]
/// struct Take(u8);
///
/// impl fmt::Display for Take {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "take {}", self.0)
///     }
/// }
///
/// impl FromStr for Take {
///     type Err = ParseError;
///
///     fn from_str(s: &str) -> Result<Take, ParseError> {
///         match s {
///             "take 1" => Ok(Take(1)),
///             "take 2" => Ok(Take(2)),
///             _ => Err(ParseError::new("take 1 or take 2", s)),
///         }
///     }
/// }
///
/// /// Nothing is left to chance.
/// #[derive(Clone, Debug, PartialEq)]
/// enum Never {}
///
/// impl fmt::Display for Never {
///     fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
///         match *self {}
///     }
/// }
///
/// impl FromStr for Never {
///     type Err = ParseError;
///
///     fn from_str(s: &str) -> Result<Never, ParseError> {
///         Err(ParseError::new("nothing is left to chance", s))
///     }
/// }
///
/// #[derive(Clone, Debug, PartialEq)]
/// struct TooMany;
///
/// impl Violation for TooMany {
///     fn rule(&self) -> &'static str {
///         "PEBBLES-3"
///     }
///     fn id(&self) -> &'static str {
///         "pebbles-refusal-too-many"
///     }
/// }
///
/// impl Game for Pebbles {
///     const ID: &'static str = "pebbles";
///     const EDITION: u16 = 1;
///     const OPEN: bool = true;
///     type Kit = ();
///     type Options = Options;
///     type Action = Take;
///     type Chance = Never;
///     type Ruling = u8;
///     type Illegal = TooMany;
///     type Event = u8;
///     type View = (u8, u8);
///
///     fn seats_for(_: &Options) -> RangeInclusive<usize> {
///         2..=2
///     }
///     fn rule_for(_: &Options, common: Common) -> &'static str {
///         match common {
///             Common::Seats { .. } => "PEBBLES-1",
///             _ => "PEBBLES-2",
///         }
///     }
///     fn new(_: &Arc<()>, options: &Options, seats: Seats) -> Pebbles {
///         Pebbles { options: options.clone(), seats, left: 10, turn: seats.first() }
///     }
///     fn options(&self) -> &Options {
///         &self.options
///     }
///     fn seats(&self) -> Seats {
///         self.seats
///     }
///     fn awaits(&self) -> Awaits {
///         if self.left == 0 { Awaits::Nothing } else { Awaits::seat(self.turn) }
///     }
///     fn judge(&self, entry: &Entry<Pebbles>) -> Result<u8, TooMany> {
///         match &entry.deed {
///             Deed::Act(_, Take(n)) if *n <= self.left => Ok(*n),
///             _ => Err(TooMany),
///         }
///     }
///     fn apply(&mut self, taken: u8, tell: &mut Tell<u8>) {
///         self.left -= taken;
///         self.turn = self.seats.after(self.turn);
///         tell.all(|| taken);
///     }
///     fn draw<R: Rng + ?Sized>(&self, _: &mut R) -> Never {
///         unreachable!("chance is never awaited")
///     }
///     fn reveals(&self, _: &u8) -> bool {
///         false
///     }
///     fn view(&self, _: Viewer) -> (u8, u8) {
///         (self.left, self.turn.number())
///     }
///     fn scores(&self) -> BySeat<i32> {
///         self.seats.iter().map(|seat| i32::from(self.left == 0 && seat != self.turn)).collect()
///     }
///     fn outcome(&self) -> Option<Outcome> {
///         let rank = |score: &i32| if *score == 1 { 1 } else { 2 };
///         (self.left == 0).then(|| Outcome { ranks: self.scores().iter().map(rank).collect(), how: "last" })
///     }
/// }
///
/// impl Enumerate for Pebbles {
///     fn legal(&self, _: Seat, out: &mut Vec<Take>) {
///         out.extend((1..=self.left.min(2)).map(Take));
///     }
/// }
///
/// impl Sample for Pebbles {
///     fn sample<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Take {
///         let legal = list(self, seat).expect("they can be listed");
///         rng.pick(&legal).expect("there is one").clone()
///     }
/// }
///
/// // It obeys the laws from its first hour, before it has positions, texts or a bot.
/// let trial = Trial { seats: Seats::new(2), games: 20, thorough: 5, seed: 1 };
/// Laws::<Pebbles>::default().listed().check(&Arc::new(()), &Options {}, trial);
/// ```
pub trait Game: Clone + Debug + PartialEq + Send + Sync + Sized + 'static {
    /// Stands on disk for ever.
    const ID: &'static str;
    /// Grows when an old log would replay differently.
    const EDITION: u16;
    /// Everything lies open: all eyes see the same.
    const OPEN: bool;

    /// What is in the box and never changes in an edition (a lexicon); `()` elsewhere.
    type Kit: Default + Send + Sync + 'static;
    /// What people choose before they play: made by [`settings!`](crate::settings).
    type Options: Settings;
    /// What a seat can do. Its text form is the game's notation: on the wire, in records, on the command line.
    type Action: Clone + Debug + PartialEq + Display + FromStr<Err = ParseError> + Send;
    /// How nature answers.
    type Chance: Clone + Debug + PartialEq + Display + FromStr<Err = ParseError> + Send;
    /// An entry that was judged fit, with everything worked out that `apply` needs.
    type Ruling;
    /// Why something is refused, by the game's own rules.
    type Illegal: Violation;
    /// What viewers are told when something happens.
    type Event: Serialize + Debug + PartialEq;
    /// What a viewer sees: a type of its own, built from nothing, never a stripped state.
    type View: Serialize + Debug + PartialEq + Send;

    /// The edition that is played with this kit: an older one where the box holds what it used to.
    fn edition(_kit: &Self::Kit) -> u16 {
        Self::EDITION
    }

    /// How many can sit down to play with these options.
    fn seats_for(options: &Self::Options) -> RangeInclusive<usize>;
    /// The rule of this game behind what the house refuses in every game alike.
    fn rule_for(options: &Self::Options, common: Common) -> &'static str;

    /// The table as it is before anything has happened, for as many as [`seats_for`](Game::seats_for) allows.
    fn new(kit: &Arc<Self::Kit>, options: &Self::Options, seats: Seats) -> Self;
    /// The options it is played with.
    fn options(&self) -> &Self::Options;
    /// How many sit there, and who begins.
    fn seats(&self) -> Seats;
    /// What has to happen next.
    fn awaits(&self) -> Awaits;
    /// Judges what the game [`awaits`](Game::awaits): an act of a seat that may act, chance where it was asked, a clock that
    /// runs. [`ruling`](Game::ruling) refuses the rest for all games.
    ///
    /// # Errors
    /// Names the rule that it breaks.
    fn judge(&self, entry: &Entry<Self>) -> Result<Self::Ruling, Self::Illegal>;
    /// Why a seat that is not awaited cannot do this, where there is more to say than that it is not its turn: dice are in
    /// the air, she is out of the game.
    fn not_now(&self, _seat: Seat, _action: &Self::Action) -> Option<Self::Illegal> {
        None
    }
    /// Does what was judged fit, and tells of it.
    fn apply(&mut self, ruling: Self::Ruling, tell: &mut Tell<Self::Event>);
    /// How nature answers, given randomness. Called only when the game awaits chance.
    fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Self::Chance;
    /// As `draw`, with the same chances, without simulating how it comes about: for studies and for thinking ahead.
    fn quick_draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Self::Chance {
        self.draw(rng)
    }
    /// Would applying this tell anyone something new? Then it can no longer be taken back.
    fn reveals(&self, ruling: &Self::Ruling) -> bool;
    /// What these eyes see.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// The points of each seat, never farther from nothing than [`MOST_POINTS`](crate::laws::MOST_POINTS).
    fn scores(&self) -> BySeat<i32>;
    /// Set exactly when the game awaits nothing more.
    fn outcome(&self) -> Option<Outcome>;

    /// The whole state as one line of text: board, hands, reserve, scores, whose turn, what is pending. Empty as long as a
    /// game has no positions yet.
    fn position(&self) -> String {
        String::new()
    }
    /// The state that `position` wrote, or one that somebody wrote by hand. There are as many seats as
    /// [`seats_for`](Game::seats_for) allows.
    ///
    /// # Errors
    /// Where it cannot be read, or where a game could never come to it: what was expected instead of which part.
    fn set_up(
        _kit: &Arc<Self::Kit>,
        _options: &Self::Options,
        _seats: Seats,
        position: &str,
    ) -> Result<Self, ParseError> {
        Err(ParseError::new("this game starts from its opening only", position))
    }
    /// How many there are of each piece, wherever they are: never changes during a game. Empty where nobody counts.
    fn piece_counts(&self) -> BTreeMap<String, u32> {
        BTreeMap::new()
    }

    /// Judges as the house does: first what every game refuses alike, then by the game's own rules.
    ///
    /// # Errors
    /// Names the rule that it breaks.
    #[inline]
    fn ruling(&self, entry: &Entry<Self>) -> Result<Self::Ruling, Refused<Self::Illegal>> {
        let common = |common| Err(Refused::Common(common, Self::rule_for(self.options(), common)));
        match (&entry.deed, self.awaits()) {
            (_, Awaits::Nothing) => common(Common::Over),
            (Deed::Act(seat, action), awaits) if !awaits.who().contains(*seat) => match self.not_now(*seat, action) {
                Some(illegal) => Err(Refused::Game(illegal)),
                None => common(Common::NotYourTurn),
            },
            (Deed::Chance(_), Awaits::Seats { .. }) => common(Common::NoChance),
            (Deed::TimeUp, Awaits::Chance | Awaits::Seats { until: None, .. }) => common(Common::NoClock),
            _ => self.judge(entry).map_err(Refused::Game),
        }
    }
}

/// Opens a game for these seats.
///
/// # Errors
/// Says by which rule they are too few or too many.
///
/// ```
/// use std::sync::Arc;
///
/// use diamoniak::{Diamoniak, Options};
/// use ludo::{Awaits, Game, Seat, Seats, Violation, open};
///
/// let game: Diamoniak = open(&Arc::new(()), &Options::default(), Seats::new(2)).unwrap();
/// assert_eq!(game.awaits(), Awaits::seat(Seat::from_index(0)));
/// let crowd = open::<Diamoniak>(&Arc::new(()), &Options::default(), Seats::new(8));
/// assert_eq!(crowd.unwrap_err().rule(), "DIAMONIAK-2");
/// ```
pub fn open<G: Game>(kit: &Arc<G::Kit>, options: &G::Options, seats: Seats) -> Result<G, Refused<G::Illegal>> {
    let fits = G::seats_for(options);
    if fits.contains(&seats.count()) {
        return Ok(G::new(kit, options, seats));
    }
    let common = Common::Seats {
        least: *fits.start(),
        most: *fits.end(),
    };
    Err(Refused::Common(common, G::rule_for(options, common)))
}

/// Some legal action at random: what the random player does.
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::{Game, Sample, desk::Desk};
/// use rand_chacha::ChaCha8Rng;
/// use rand_core::SeedableRng;
///
/// let desk = Desk::<Diamoniak>::opening("", 2);
/// let seat = desk.state().awaits().who().first().unwrap();
/// let action = desk.state().sample(seat, &mut ChaCha8Rng::seed_from_u64(1));
/// assert_eq!(action.to_string(), "draw", "nothing else can be done yet");
/// ```
pub trait Sample: Game {
    /// Called only for a seat that is awaited.
    fn sample<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Self::Action;
    /// The first moment at which this can be written down: what has a stamp was done before it arrived.
    fn earliest(&self, _action: &Self::Action) -> Millis {
        0
    }
}

/// Every legal action can be listed.
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::{Seat, desk::Desk, list};
///
/// let desk = Desk::<Diamoniak>::opening("", 2).play("1 draw; * diamond");
/// let open = list(desk.state(), Seat::from_index(0)).unwrap();
/// assert!(open.iter().map(ToString::to_string).eq(["draw", "stop"]));
/// ```
pub trait Enumerate: Game {
    /// Adds every legal action. Called only for a seat that is awaited.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);
}

/// Every answer of chance can be listed with its weight.
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::{Expect, desk::Desk};
///
/// let desk = Desk::<Diamoniak>::opening("", 2).play("1 draw");
/// let mut outcomes = Vec::new();
/// desk.state().outcomes(&mut outcomes);
/// assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u64>(), 54, "any card of the box");
/// ```
pub trait Expect: Game {
    /// Adds every answer. Called only when the game awaits chance.
    fn outcomes(&self, out: &mut Vec<(Self::Chance, u64)>);
}

/// A whole state can be imagined that looks like this to the viewer.
///
/// ```
/// use std::sync::Arc;
///
/// use diamoniak::Diamoniak;
/// use ludo::{Game, Imagine, Viewer, desk::Desk};
/// use rand_chacha::ChaCha8Rng;
/// use rand_core::SeedableRng;
///
/// let desk = Desk::<Diamoniak>::opening("", 2).play("1 draw; * diamond");
/// let mut rng = ChaCha8Rng::seed_from_u64(1);
/// let dreamt = Diamoniak::imagine(&Arc::new(()), &desk.view(), Viewer::Spectator, &mut rng);
/// assert_eq!(dreamt.view(Viewer::Spectator), desk.view());
/// ```
pub trait Imagine: Game {
    /// One of those states, as likely as it should be.
    fn imagine<R: Rng + ?Sized>(kit: &Arc<Self::Kit>, view: &Self::View, viewer: Viewer, rng: &mut R) -> Self;
}

/// One thing that happens to a game.
///
/// ```
/// use diamoniak::{Action, Diamoniak};
/// use ludo::{Deed, Entry, Seat};
///
/// let entry = Entry::<Diamoniak>::act(1500, Seat::from_index(0), Action::Draw);
/// assert_eq!(entry.deed, Deed::Act(Seat::from_index(0), Action::Draw));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<G: Game> {
    /// When; never later than [`LATEST`](crate::LATEST).
    pub at: Millis,
    /// What.
    pub deed: Deed<G>,
}

/// A typed act, answer of chance or end of time.
///
/// ```
/// use diamoniak::{Action, Diamoniak};
/// use ludo::{Deed, Entry, Seat};
///
/// let seat = Seat::from_index(0);
/// let entry = Entry::<Diamoniak>::act(1500, seat, "draw".parse().unwrap());
/// assert!(matches!(entry.deed, Deed::Act(by, Action::Draw) if by == seat));
/// assert!("fly".parse::<Action>().is_err(), "what a game has no word for is no deed");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Deed<G: Game> {
    /// A seat acts.
    Act(Seat, G::Action),
    /// Nature answers.
    Chance(G::Chance),
    /// The window that the game awaited has closed.
    TimeUp,
}

impl<G: Game> Entry<G> {
    /// A seat acts.
    pub fn act(at: Millis, seat: Seat, action: G::Action) -> Entry<G> {
        Entry {
            at,
            deed: Deed::Act(seat, action),
        }
    }

    /// Nature answers.
    pub fn chance(at: Millis, chance: G::Chance) -> Entry<G> {
        Entry {
            at,
            deed: Deed::Chance(chance),
        }
    }
}

/// What the game waits for.
///
/// ```
/// use ludo::{Awaits, Seat, SeatSet};
///
/// let seat = Seat::from_index(1);
/// assert_eq!(Awaits::seat(seat).who(), SeatSet::one(seat));
/// let window = Awaits::Seats { who: SeatSet::one(seat), until: Some(10_000) };
/// assert!(window.who().contains(seat));
/// assert!(Awaits::Chance.who().is_empty() && Awaits::Nothing.who().is_empty());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaits {
    /// Nature answers.
    Chance,
    /// Any of these seats may act, in any order; at `until`, if set, the window closes with a clock entry.
    Seats {
        /// Who may act.
        who: SeatSet,
        /// When the window closes.
        until: Option<Millis>,
    },
    /// The game is over.
    Nothing,
}

impl Awaits {
    /// This seat, for as long as it takes.
    pub fn seat(seat: Seat) -> Awaits {
        Awaits::Seats {
            who: SeatSet::one(seat),
            until: None,
        }
    }

    /// The seats that may act now.
    pub fn who(self) -> SeatSet {
        match self {
            Awaits::Seats { who, .. } => who,
            Awaits::Chance | Awaits::Nothing => SeatSet::NONE,
        }
    }
}

/// How a game ended.
///
/// ```
/// use ludo::{Outcome, Seat, SeatSet};
///
/// let outcome = Outcome { ranks: [2, 1].into_iter().collect(), how: "won" };
/// assert_eq!(outcome.winners(), SeatSet::one(Seat::from_index(1)));
/// assert_eq!(outcome.names().to_string(), "[seat 2]");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// 1 is best; equal ranks share.
    pub ranks: BySeat<u8>,
    /// A word of the game; [`Tells::ending`](crate::Tells::ending) says it.
    pub how: &'static str,
}

impl Outcome {
    /// All who are first.
    pub fn winners(&self) -> SeatSet {
        (0..self.ranks.len())
            .filter(|&i| self.ranks[i] == 1)
            .map(Seat::from_index)
            .collect()
    }

    /// The same, as a sentence names them.
    pub fn names(&self) -> Arg {
        Arg::list(self.winners().iter())
    }
}

/// Who is told an event.
///
/// ```
/// use ludo::{Audience, Seat, Viewer};
///
/// let she = Seat::from_index(0);
/// assert!(Audience::Only(she).includes(Viewer::Seat(she)));
/// assert!(!Audience::Except(she).includes(Viewer::Seat(she)));
/// assert!(Audience::Except(she).includes(Viewer::Spectator));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Everybody, those looking on included.
    All,
    /// Nobody else.
    Only(Seat),
    /// Everybody else, those looking on included.
    Except(Seat),
}

impl Audience {
    /// Is this told to them?
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer == Viewer::Seat(seat),
            Audience::Except(seat) => viewer != Viewer::Seat(seat),
        }
    }
}

/// Collects what `apply` tells, each event with its audience. A deaf one costs nothing: events are only made if heard.
///
/// ```
/// use ludo::{Audience, Tell};
///
/// let mut tell = Tell::listening();
/// tell.all(|| "a card is turned");
/// assert_eq!(tell.heard(), [(Audience::All, "a card is turned")]);
/// let mut deaf = Tell::deaf();
/// deaf.all(|| -> &str { unreachable!("nobody listens") });
/// ```
#[derive(Debug)]
pub struct Tell<E> {
    heard: Option<Vec<(Audience, E)>>,
}

impl<E> Tell<E> {
    /// One that keeps what it hears.
    pub fn listening() -> Tell<E> {
        Tell {
            heard: Some(Vec::new()),
        }
    }

    /// One that hears nothing.
    pub const fn deaf() -> Tell<E> {
        Tell { heard: None }
    }

    /// Tells those.
    #[inline]
    pub fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        if let Some(heard) = &mut self.heard {
            heard.push((audience, event()));
        }
    }

    /// Tells everybody.
    #[inline]
    pub fn all(&mut self, event: impl FnOnce() -> E) {
        self.tell(Audience::All, event);
    }

    /// What it has heard.
    pub fn heard(self) -> Vec<(Audience, E)> {
        self.heard.unwrap_or_default()
    }
}
