//! What the house needs of a game besides its rules and its words, in order to put it on the shelf.

use std::{collections::BTreeMap, fmt, fmt::Display, str::FromStr, sync::Arc};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    Coach, Enumerate, Flight, InText, ParseError, Preset, Preview, Puzzles, Race, Resolve, Rng, Said, SameLuck, Sample,
    Seat, Seats, said::figure,
};

/// A game of the house: how it introduces itself, what can be done, and who plays it. With it and [`Tells`](crate::Tells) a
/// game can be played in the terminal and on the page; `cargo xtask new-game` makes a whole one.
///
/// ```
/// use std::sync::Arc;
///
/// use diamoniak::Diamoniak;
/// use ludo::{Game, Hosted, Seat, Seats, Seed, Strength, Viewer};
///
/// let game = Diamoniak::new(&Arc::new(()), &Default::default(), Seats::new(2));
/// let (seat, mut whims) = (Seat::from_index(0), Seed::from_number(1).thought(0, Seat::from_index(0)));
/// let open = game.open_actions(seat).expect("they can be listed");
/// let advice = Diamoniak::advise(&Arc::new(()), &game.view(Viewer::Seat(seat)), seat, Strength::Strong, &mut whims);
/// assert!(open.contains(&advice.expect("she knows what to do").action));
/// assert_eq!(Diamoniak::MANIFEST.name, "Diamoniak");
/// ```
pub trait Hosted: Sample + InText<View: JsonSchema, Event: JsonSchema> {
    /// How it introduces itself.
    const MANIFEST: Manifest;

    // Capabilities: what only some games have.
    /// The fastest hand counts.
    const RACE: Option<&'static dyn Race<Self>> = None;
    /// Dice can be watched in flight.
    const FLIGHT: Option<&'static dyn Flight<Self>> = None;
    /// Somebody knows what things are worth.
    const COACH: Option<&'static dyn Coach<Self>> = None;
    /// What an act would do can be shown before.
    const PREVIEW: Option<&'static dyn Preview<Self>> = None;
    /// Options depend on who sits there.
    const RESOLVE: Option<&'static dyn Resolve<Self>> = None;
    /// Many can play it, each at a table of her own, with the same luck.
    const SAME_LUCK: Option<&'static dyn SameLuck<Self>> = None;
    /// Questions with proved answers.
    const PUZZLES: Option<&'static dyn Puzzles<Self>> = None;
    /// Small games for the daily challenge: each for one, about five minutes long, and with the same luck for all.
    const CHALLENGES: &'static [Preset] = &[];
    /// Its lessons, from the simplest on: each one's name, and the text of its file.
    const LESSONS: &'static [(&'static str, &'static str)] = &[];
    /// Forms of play, by name, in which whatever one chooses comes to the same: nobody is stronger there.
    const LUCK_ALONE: &'static [&'static str] = &[];
    /// Settings with which people can show each other what they write: not where strangers may sit.
    const AMONG_FRIENDS: &'static [(&'static str, &'static str)] = &[];

    /// Every action open to the seat, where a game can list them: [`list`] does it for a game that is [`Enumerate`].
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
    /// How long a bot waits before she acts here, where the usual pause is too short for people to look.
    fn pause_ms(&self) -> Option<u32> {
        None
    }
    /// May the house advise a person here? Not where she is to judge by herself what others have done.
    fn hints_allowed(&self) -> bool {
        true
    }
}

/// Every legal action of a game that can list them.
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::{Seat, desk::Desk, list};
///
/// let met = "pile r1 b5 g6 y6 d18 f3 w6 / aside w1 / 1 rose 5 / 2 blue 1 d2 / turn 2 witch";
/// let open = list(Desk::<Diamoniak>::at("", 2, met).state(), Seat::from_index(1)).expect("they are few");
/// assert!(open.iter().map(ToString::to_string).eq(["give blue diamond diamond"]), "the witch leaves no choice");
/// ```
pub fn list<G: Enumerate>(game: &G, seat: Seat) -> Option<Vec<G::Action>> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    Some(actions)
}

/// How a game introduces itself. Its words stand in its `texts/`: `<id>-box` says in a few words what it is,
/// `<id>-form-<form>` what a form of play is called.
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::Hosted;
///
/// let manifest = Diamoniak::MANIFEST;
/// assert_eq!((manifest.name, manifest.ages.from), ("Diamoniak", Some(5)));
/// assert_eq!(manifest.forms[0].id, "castles");
/// ```
#[derive(Clone, Debug)]
pub struct Manifest {
    /// Belongs to its owner and is the same in every language.
    pub name: &'static str,
    /// From this age, and up to that one where a game is for children only.
    pub ages: Ages,
    /// About how long a game takes, where anybody says so.
    pub minutes: Option<u8>,
    /// The colours of its box on the shelf: lid and side.
    pub colours: [&'static str; 2],
    /// The ways to play it; the first is the usual one.
    pub forms: &'static [Form],
    /// Options under a name.
    pub presets: &'static [Preset],
    /// The rules themselves find out who begins.
    pub draws_lots: bool,
}

/// For whom it is, in years; [`GameInfo`](crate::GameInfo) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Ages {
    /// From this age.
    pub from: Option<u8>,
    /// Up to this one, where a game is for children only.
    pub to: Option<u8>,
}

/// A way to play: one of the games in the box.
///
/// ```
/// use ludo::Form;
///
/// /// The game in height of a box whose option `game` is otherwise the flat one.
/// const TOWER: Form = Form { id: "tower", settings: &[("game", "tower")] };
/// assert_eq!(TOWER.settings.len(), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// Its name in the texts.
    pub id: &'static str,
    /// What makes it this form: only what differs from the defaults.
    pub settings: &'static [(&'static str, &'static str)],
}

/// A form of play as the shelf shows it ([`GameInfo`](crate::GameInfo)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct FormInfo {
    /// Its name in the texts.
    pub id: &'static str,
    /// What makes it this form: only what differs from the defaults.
    #[serde(serialize_with = "crate::settings::as_map")]
    #[schemars(with = "BTreeMap<String, String>")]
    #[ts(type = "{ [key: string]: string }")]
    pub settings: &'static [(&'static str, &'static str)],
    /// For so many at least.
    pub min_seats: usize,
    /// And so many at most.
    pub max_seats: usize,
    /// The options that mean something in it, by their keys.
    pub options: Vec<&'static str>,
    /// Nobody is stronger in it than anybody else.
    pub luck_alone: bool,
    /// Those who play it alone can all have the same luck.
    pub alike: bool,
}

impl Form {
    pub(crate) fn info<G: Hosted>(&self, chosen: &G::Options, options: Vec<&'static str>) -> FormInfo {
        let seats = G::seats_for(chosen);
        let alone = Seats::new(1);
        FormInfo {
            id: self.id,
            settings: self.settings,
            min_seats: *seats.start(),
            max_seats: *seats.end(),
            options,
            luck_alone: G::LUCK_ALONE.contains(&self.id),
            alike: seats.contains(&1) && G::SAME_LUCK.is_some_and(|luck| luck.is_shared(chosen, alone)),
        }
    }
}

/// How well a bot plays: six steps, as far from each other as the game allows (`docs/bench.md`).
///
/// ```
/// use ludo::Strength;
///
/// assert_eq!("good".parse(), Ok(Strength::Good));
/// assert!(Strength::Gentle < Strength::Strong);
/// assert!("unbeatable".parse::<Strength>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Strength {
    /// Who has just learnt the game can win.
    Gentle,
    /// A child who knows the game can win.
    Easy,
    /// Between easy and middle.
    Fair,
    /// Stands in for people who are away, too.
    Middle,
    /// Between middle and strong.
    Good,
    /// As well as we can.
    Strong,
}

impl Strength {
    /// Weakest first.
    pub const ALL: [Strength; 6] = [
        Strength::Gentle,
        Strength::Easy,
        Strength::Fair,
        Strength::Middle,
        Strength::Good,
        Strength::Strong,
    ];
    /// All names, as an error tells them.
    pub const NAMES: &'static str = "gentle, easy, fair, middle, good or strong";

    /// As a record has it.
    pub fn name(self) -> &'static str {
        match self {
            Strength::Gentle => "gentle",
            Strength::Easy => "easy",
            Strength::Fair => "fair",
            Strength::Middle => "middle",
            Strength::Good => "good",
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
            .ok_or_else(|| ParseError::new(format!("a strength is {}", Strength::NAMES), s))
    }
}

/// An action and what the player thinks of it.
///
/// ```
/// use ludo::Choice;
///
/// let silent = Choice::of("draw");
/// let told = Choice { reason: Some("summit-hint-high"), value: Some(0.6), ..silent.clone() };
/// assert!(silent.reason.is_none() && told.action == silent.action);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<A> {
    /// What she would do.
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

    /// Why she would do it, in a sentence with its figures.
    ///
    /// ```
    /// use ludo::Choice;
    ///
    /// let choice = Choice { reason: Some("summit-hint-worth"), figures: vec![("best", 61.27)], ..Choice::of("draw") };
    /// assert_eq!(choice.why().unwrap().to_string(), "summit-hint-worth best=(figure digits=3 whole=61)");
    /// ```
    pub fn why(&self) -> Option<Said> {
        let said = Said::new(self.reason?);
        let figures = self.figures.iter();
        Some(figures.fold(said, |said, (key, worth)| said.with(key, figure(*worth, 1))))
    }
}
