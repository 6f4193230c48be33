//! What a game is.

use std::{collections::BTreeMap, fmt, fmt::Debug, fmt::Display, ops::RangeInclusive, str::FromStr, sync::Arc};

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;

use crate::{BySeat, Preset, Rng, Seat, SeatSet, Seats, Settings, Viewer};

/// Milliseconds since the table's game began.
pub type Millis = u64;

/// The rules of a game. The value itself is the state of the table top.
///
/// Rules are pure: no clock, no random numbers, no files, no language in here. Time and chance come in as entries.
pub trait Game: Clone + Debug + PartialEq + Send + Sync + Sized + 'static {
    /// Stands on disk for ever.
    const ID: &'static str;
    /// Grows when an old log would replay differently.
    const EDITION: u16;
    /// Everything lies open: all eyes see the same.
    const OPEN: bool;

    /// What is in the box and never changes (a lexicon); `()` elsewhere.
    type Kit: Send + Sync + 'static;
    type Options: Settings;
    /// What a seat can do. Its text form is the game's notation: on the wire, in records, on the command line.
    type Action: Clone + Debug + PartialEq + Display + FromStr<Err = ParseError> + Send;
    /// How nature answers.
    type Chance: Clone + Debug + PartialEq + Display + FromStr<Err = ParseError> + Send;
    /// An entry that was judged fit, with everything worked out that `apply` needs.
    type Ruling;
    type Illegal: Violation;
    /// What viewers are told when something happens.
    type Event: Serialize + Debug + PartialEq;
    /// What a viewer sees: a type of its own, built from nothing, never a stripped state.
    type View: Serialize + Debug + PartialEq + Send;

    fn new(kit: &Arc<Self::Kit>, options: &Self::Options, seats: Seats) -> Result<Self, Self::Illegal>;
    fn seats(&self) -> Seats;
    fn awaits(&self) -> Awaits;
    fn judge(&self, entry: &Entry<Self>) -> Result<Self::Ruling, Self::Illegal>;
    fn apply(&mut self, ruling: Self::Ruling, tell: &mut Tell<Self::Event>);
    /// How nature answers, given randomness. Called only when the game awaits chance.
    fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Self::Chance;
    /// As `draw`, with the same chances, without simulating how it comes about: for studies and for thinking ahead.
    fn quick_draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Self::Chance {
        self.draw(rng)
    }
    /// How the answer came about that `draw` gives with the same generator, for the page to play back: dice in flight.
    /// It shows what everybody may see. Its form is the game's own.
    fn flight<R: Rng + ?Sized>(&self, _rng: &mut R) -> Option<Vec<u8>> {
        None
    }
    /// Would applying this tell anyone something new? Then it can no longer be taken back.
    fn reveals(&self, ruling: &Self::Ruling) -> bool;
    fn view(&self, viewer: Viewer) -> Self::View;
    fn scores(&self) -> BySeat<i32>;
    /// Set exactly when the game awaits nothing more.
    fn outcome(&self) -> Option<Outcome>;

    /// The whole state as one line of text: board, hands, reserve, scores, whose turn, what is pending.
    fn position(&self) -> String;
    /// The state that `position` wrote, or one that somebody wrote by hand; impossible ones are refused.
    fn set_up(kit: &Arc<Self::Kit>, options: &Self::Options, seats: Seats, position: &str) -> Result<Self, ParseError>;
    /// How many there are of each piece, wherever they are: never changes during a game.
    fn piece_counts(&self) -> BTreeMap<String, u32>;
}

/// Some legal action at random: what the random player does.
pub trait Sample: Game {
    /// Called only for a seat that is awaited.
    fn sample<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Self::Action;
}

/// Every legal action can be listed.
pub trait Enumerate: Game {
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);
}

/// Every answer of chance can be listed with its weight.
pub trait Expect: Game {
    fn outcomes(&self, out: &mut Vec<(Self::Chance, u64)>);
}

/// A whole state can be imagined that looks like this to the viewer.
pub trait Imagine: Game {
    fn imagine<R: Rng + ?Sized>(kit: &Arc<Self::Kit>, view: &Self::View, viewer: Viewer, rng: &mut R) -> Self;
}

/// What the house needs of a game besides its rules, in order to put it on the shelf.
pub trait Hosted: Sample {
    const SEATS: RangeInclusive<usize>;
    const PRESETS: &'static [Preset];

    fn kit() -> Arc<Self::Kit>;
    /// Every action open to the seat, where a game can list them.
    fn open_actions(&self, seat: Seat) -> Option<Vec<Self::Action>>;
    /// What a bot would do. She gets what a seat may know and nothing more.
    /// The same generator gives the same choice; an answer takes well under a second.
    fn advise<R: Rng + ?Sized>(
        kit: &Arc<Self::Kit>,
        view: &Self::View,
        seat: Seat,
        strength: Strength,
        rng: &mut R,
    ) -> Option<Choice<Self::Action>>;
    /// The same advice beside what the player has in mind herself: with figures for both, where a game knows them.
    fn compare(_view: &Self::View, advice: Choice<Self::Action>, _mine: &Self::Action) -> Choice<Self::Action> {
        advice
    }
    /// The points that this seat will have in the end, on average, if she plays her best from here on. Between an act and
    /// the chance that it asks for it is what that act is worth: so what an act loses is skill, and what chance then
    /// changes is luck. None where nobody has worked it out; only for games in which no other seat can change it.
    fn expected_score(&self, _seat: Seat) -> Option<f64> {
        None
    }
    /// What an act of this seat would do, once it is judged fit: for the page to show before it is sent, in the game's own
    /// form ([`json`](crate::json) writes it). It tells only what she may know before she acts.
    fn preview(&self, _seat: Seat, _ruling: &Self::Ruling) -> Option<Box<RawValue>> {
        None
    }
    /// The options that a table plays by, where one of them depends on whether a bot sits there.
    fn resolved(options: Self::Options, _with_ours: bool) -> Self::Options {
        options
    }

    // Real time, where the fastest hand counts. Other games never notice.

    /// How long what chance says next stays sealed: all hold it before anyone can see it. None: it is told at once.
    fn suspense_ms(&self) -> Option<u32> {
        None
    }
    /// While hands are being counted: the moment from which.
    fn race_started(&self) -> Option<Millis> {
        None
    }
    /// The action with the moment that counts for it, given what her device said (in the action) and what the house knows.
    fn stamped(&self, action: Self::Action, _arrival: Arrival) -> Self::Action {
        action
    }
    /// When a bot who has chosen this acts. None: after the usual pause.
    fn moment(&self, _action: &Self::Action) -> Option<Millis> {
        None
    }
    /// How long a bot waits before she acts here, where the usual pause is too short for people to look.
    fn pause_ms(&self) -> Option<u32> {
        None
    }
    /// May the house advise a person here? Not where she is to judge by herself what others have done.
    fn hints_allowed(&self) -> bool {
        true
    }
    /// Is what a page sends what stands in the log already, whatever the stamps?
    fn is_same(sent: &Self::Action, stands: &Self::Action) -> bool {
        sent == stands
    }
}

/// How an act reached the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    pub at: Millis,
    /// The round trip of its line, as the house measured it.
    pub lag_ms: u32,
}

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Strength {
    Easy,
    Middle,
    Strong,
}

impl Strength {
    pub const ALL: [Strength; 3] = [Strength::Easy, Strength::Middle, Strength::Strong];

    pub fn name(self) -> &'static str {
        match self {
            Strength::Easy => "easy",
            Strength::Middle => "middle",
            Strength::Strong => "strong",
        }
    }
}

impl Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Strength {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Strength, ParseError> {
        Strength::ALL
            .into_iter()
            .find(|strength| strength.name() == s)
            .ok_or_else(|| ParseError::new("a strength is easy, middle or strong", s))
    }
}

/// An action and what the player thinks of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<A> {
    pub action: A,
    /// A sentence for the hint, if there is one: a message id of the game.
    pub reason: Option<&'static str>,
    /// Figures that the sentence names.
    pub figures: Vec<(&'static str, f64)>,
    /// How good she thinks it is for herself, as her chance to win (0 to 1), if she has worked it out.
    pub value: Option<f64>,
}

impl<A> Choice<A> {
    /// Without a word about it.
    pub fn of(action: A) -> Choice<A> {
        Choice {
            action,
            reason: None,
            figures: Vec::new(),
            value: None,
        }
    }
}

/// One thing that happens to a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<G: Game> {
    pub at: Millis,
    pub deed: Deed<G>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Deed<G: Game> {
    Act(Seat, G::Action),
    Chance(G::Chance),
    /// The window that the game awaited has closed.
    TimeUp,
}

impl<G: Game> Entry<G> {
    pub fn act(at: Millis, seat: Seat, action: G::Action) -> Entry<G> {
        Entry {
            at,
            deed: Deed::Act(seat, action),
        }
    }

    pub fn chance(at: Millis, chance: G::Chance) -> Entry<G> {
        Entry {
            at,
            deed: Deed::Chance(chance),
        }
    }
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaits {
    Chance,
    /// Any of these seats may act, in any order; at `until`, if set, the window closes with a clock entry.
    Seats {
        who: SeatSet,
        until: Option<Millis>,
    },
    Nothing,
}

impl Awaits {
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// 1 is best; equal ranks share.
    pub ranks: BySeat<u8>,
    /// A word of the game: `<game>-end-<how>` is its message.
    pub how: &'static str,
}

impl Outcome {
    pub fn winners(&self) -> SeatSet {
        (0..self.ranks.len())
            .filter(|&i| self.ranks[i] == 1)
            .map(Seat::from_index)
            .collect()
    }
}

/// A reason to refuse, tied to its rule.
pub trait Violation: Debug + Clone + PartialEq {
    /// The rule's id: `DIAMONIAK-13`.
    fn rule(&self) -> &'static str;
    /// The message that says why, in the game's texts.
    fn id(&self) -> &'static str;
    /// What the message needs to know.
    fn args(&self) -> Vec<(&'static str, Arg)> {
        Vec::new()
    }

    fn refusal(&self) -> Refusal {
        Refusal {
            rule: self.rule().to_owned(),
            id: self.id().to_owned(),
            args: self
                .args()
                .into_iter()
                .map(|(key, arg)| (key.to_owned(), arg))
                .collect(),
        }
    }
}

/// Something a message needs to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Arg {
    Number(i32),
    Text(String),
}

impl From<i32> for Arg {
    fn from(number: i32) -> Arg {
        Arg::Number(number)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Text(text) => f.write_str(text),
        }
    }
}

/// A refusal on its way to a person: which rule, and a message that says why in her language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Refusal {
    pub rule: String,
    pub id: String,
    pub args: BTreeMap<String, Arg>,
}

impl Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.id, self.rule)?;
        self.args.iter().try_for_each(|(key, arg)| write!(f, " {key}={arg}"))
    }
}

/// Text that cannot be read, or a position that cannot be: what was expected, by which rule, and what stood there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{expected} ({rule}), but found {found:?}")]
pub struct ParseError {
    pub rule: &'static str,
    pub expected: String,
    pub found: String,
}

impl ParseError {
    /// A long text is cut: the answer to a giant message is not a giant message.
    pub fn new(expected: impl Into<String>, found: &str) -> ParseError {
        const LONGEST: usize = 80;
        let mut shown: String = found.chars().take(LONGEST).collect();
        if shown.len() < found.len() {
            shown.push('…');
        }
        ParseError {
            rule: "HOUSE-NOTATION",
            expected: expected.into(),
            found: shown,
        }
    }

    /// The rule of the game that it breaks, where it can be read but cannot be.
    pub fn by(self, rule: &'static str) -> ParseError {
        ParseError { rule, ..self }
    }

    pub fn refusal(&self) -> Refusal {
        let args = [("expected", &self.expected), ("found", &self.found)];
        Refusal {
            rule: self.rule.to_owned(),
            id: "refusal-unreadable".to_owned(),
            args: args
                .into_iter()
                .map(|(key, text)| (key.to_owned(), Arg::Text(text.clone())))
                .collect(),
        }
    }
}

/// Who is told an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    All,
    Only(Seat),
    /// Everybody else, those looking on included.
    Except(Seat),
}

impl Audience {
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer == Viewer::Seat(seat),
            Audience::Except(seat) => viewer != Viewer::Seat(seat),
        }
    }
}

/// Collects what `apply` tells, each event with its audience. A deaf one costs nothing: events are only made if heard.
#[derive(Debug)]
pub struct Tell<E> {
    heard: Option<Vec<(Audience, E)>>,
}

impl<E> Tell<E> {
    pub fn listening() -> Tell<E> {
        Tell {
            heard: Some(Vec::new()),
        }
    }

    pub const fn deaf() -> Tell<E> {
        Tell { heard: None }
    }

    #[inline]
    pub fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        if let Some(heard) = &mut self.heard {
            heard.push((audience, event()));
        }
    }

    #[inline]
    pub fn all(&mut self, event: impl FnOnce() -> E) {
        self.tell(Audience::All, event);
    }

    pub fn heard(self) -> Vec<(Audience, E)> {
        self.heard.unwrap_or_default()
    }
}
