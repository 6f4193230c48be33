//! What a game is.

use std::{collections::BTreeMap, fmt::Debug, fmt::Display, ops::RangeInclusive, str::FromStr, sync::Arc};

use serde::Serialize;

use crate::{BySeat, Common, ParseError, Refused, Rng, Seat, SeatSet, Seats, Settings, Viewer, Violation};

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
    type Kit: Default + Send + Sync + 'static;
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

    /// How many can sit down to play with these options.
    fn seats_for(options: &Self::Options) -> RangeInclusive<usize>;
    /// The rule of this game behind what the house refuses in every game alike.
    fn rule_for(options: &Self::Options, common: Common) -> &'static str;

    /// The table as it is before anything has happened, for as many as [`seats_for`](Game::seats_for) allows.
    fn new(kit: &Arc<Self::Kit>, options: &Self::Options, seats: Seats) -> Self;
    fn options(&self) -> &Self::Options;
    fn seats(&self) -> Seats;
    fn awaits(&self) -> Awaits;
    /// Judges what the game [`awaits`](Game::awaits): an act of a seat that may act, chance where it was asked, a clock that
    /// runs. [`ruling`](Game::ruling) refuses the rest for all games.
    fn judge(&self, entry: &Entry<Self>) -> Result<Self::Ruling, Self::Illegal>;
    /// Why a seat that is not awaited cannot do this, where there is more to say than that it is not its turn: dice are in
    /// the air, she is out of the game.
    fn not_now(&self, _seat: Seat, _action: &Self::Action) -> Option<Self::Illegal> {
        None
    }
    fn apply(&mut self, ruling: Self::Ruling, tell: &mut Tell<Self::Event>);
    /// How nature answers, given randomness. Called only when the game awaits chance.
    fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Self::Chance;
    /// As `draw`, with the same chances, without simulating how it comes about: for studies and for thinking ahead.
    fn quick_draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Self::Chance {
        self.draw(rng)
    }
    /// Would applying this tell anyone something new? Then it can no longer be taken back.
    fn reveals(&self, ruling: &Self::Ruling) -> bool;
    fn view(&self, viewer: Viewer) -> Self::View;
    fn scores(&self) -> BySeat<i32>;
    /// Set exactly when the game awaits nothing more.
    fn outcome(&self) -> Option<Outcome>;

    /// The whole state as one line of text: board, hands, reserve, scores, whose turn, what is pending. Empty as long as a
    /// game has no positions yet.
    fn position(&self) -> String {
        String::new()
    }
    /// The state that `position` wrote, or one that somebody wrote by hand; impossible ones are refused.
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

/// Opens a game for these seats, or says by which rule they are too few or too many.
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
pub trait Sample: Game {
    /// Called only for a seat that is awaited.
    fn sample<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Self::Action;
    /// The first moment at which this can be written down: what has a stamp was done before it arrived.
    fn earliest(&self, _action: &Self::Action) -> Millis {
        0
    }
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
