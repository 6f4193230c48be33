//! A game of the house whose type has been forgotten, so that tables, servers and the command line can hold any of them.
//! What is then played with it: `playing.rs`.

use std::{
    collections::BTreeMap,
    fmt::Debug,
    sync::{Arc, OnceLock},
};

use rand_chacha::ChaCha8Rng;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use ts_rs::TS;

use crate::{
    Ages, BadOption, Fault, Form, FormInfo, GRADES, Header, Hosted, How, Lesson, LessonInfo, Manifest, OptionSpec,
    ParseError, Play, Player, Playing, Playout, Preset, Puzzle, PuzzleInfo, PuzzleKind, Puzzles, Record, Refusal,
    Review, Settings, Strength, Unvouched, Verdict, Who,
    laws::{Broken, Laws},
    playout_as, puzzle, review, same_luck,
};

/// What the shelf says about a game.
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::{Room, RoomOf, Values};
///
/// let room = RoomOf::<Diamoniak>::new();
/// let info = room.info();
/// assert_eq!((info.ages.from, info.min_seats, info.forms[0].id), (Some(5), 2, "castles"));
/// assert_eq!((info.lessons[0].id, info.lessons[0].form), ("first", "castles"));
/// let gentle = info.presets.iter().find(|preset| preset.id == "gentle").unwrap();
/// assert_eq!(gentle.settings, [("fairyProtected", "on")]);
/// let option = info.options.iter().find(|option| option.key == "fairyProtected").unwrap();
/// assert_eq!((&option.values, option.default.as_str()), (&Values::Flag, "off"));
/// assert!(info.puzzles.is_empty(), "nothing is asked in it");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// Stands in records.
    pub id: &'static str,
    /// Of its rules.
    pub edition: u16,
    /// Belongs to its owner and is the same in every language.
    pub name: &'static str,
    /// For whom it is.
    pub ages: Ages,
    /// About how long a game takes, where anybody says so.
    pub minutes: Option<u8>,
    /// The colours of its box: lid and side.
    pub colours: [&'static str; 2],
    /// The ways to play it; the first is the usual one.
    pub forms: Vec<FormInfo>,
    /// The rules themselves find out who begins.
    pub draws_lots: bool,
    /// Several people act at the same moment, and the fastest hand counts.
    pub race: bool,
    /// For so many at least, in any form.
    pub min_seats: usize,
    /// And so many at most.
    pub max_seats: usize,
    /// Nothing is hidden from anyone.
    pub open: bool,
    /// What can be chosen.
    pub options: Vec<OptionSpec>,
    /// Options under a name.
    pub presets: Vec<Preset>,
    /// How well our players can play it, weakest first.
    pub strengths: Vec<Strength>,
    /// How it can be learnt, from the simplest on.
    pub lessons: Vec<LessonInfo>,
    /// What can be asked in it.
    pub puzzles: Vec<PuzzleInfo>,
}

/// The forms of what a game tells and shows, as JSON Schema: what they are made of is with the generator.
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::{Room, RoomOf, Shapes};
/// use schemars::SchemaGenerator;
///
/// let mut generator = SchemaGenerator::default();
/// let Shapes { view, would, .. } = RoomOf::<Diamoniak>::new().shapes(&mut generator);
/// assert_eq!(view.get("$ref").unwrap(), "#/$defs/View");
/// assert!(generator.definitions().contains_key("View") && would.is_none(), "nothing is shown before");
/// ```
#[derive(Clone, Debug)]
pub struct Shapes {
    /// What somebody sees.
    pub view: Schema,
    /// What she is told when something happens.
    pub event: Schema,
    /// What an act would do, where that can be shown before.
    pub would: Option<Schema>,
}

/// One game of the house.
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::{Room, RoomOf, Seed, Viewer};
///
/// let room: Box<dyn Room> = Box::new(RoomOf::<Diamoniak>::new());
/// let record = "ludo 1\ngame diamoniak 1\nseats 2\n\n0 1 draw\n".parse().unwrap();
/// let mut playing = room.replay(&record).unwrap();
/// let told = playing.answer(&Seed::from_number(1));
/// assert_eq!(told.len(), playing.lines().len() - record.lines.len(), "a card is drawn, and seen");
/// assert!(playing.view(Viewer::Spectator).get().starts_with('{'));
///
/// let refused = "ludo 1\ngame diamoniak 1\nseats 8\n".parse().unwrap();
/// assert_eq!(room.replay(&refused).unwrap_err().refusal.rule, "DIAMONIAK-2");
/// ```
pub trait Room: Debug + Send + Sync {
    /// What the shelf says about it.
    ///
    /// # Panics
    /// Where the game names options that it does not have, or has lessons or puzzles that cannot be read.
    ///
    /// ```
    /// use diamoniak::Diamoniak;
    /// use ludo::{Ages, FormInfo, GameInfo, LessonInfo, OptionSpec, Preset, Room, RoomOf, Values};
    ///
    /// let GameInfo { ages, forms, options, presets, lessons, puzzles, .. } = RoomOf::<Diamoniak>::new().info();
    /// assert_eq!(ages, Ages { from: Some(5), to: Some(9) });
    /// let FormInfo { id, min_seats, max_seats, .. } = forms[0];
    /// assert_eq!((id, min_seats, max_seats), ("castles", 2, 4));
    /// let OptionSpec { key, values, default, .. } = &options[2];
    /// assert_eq!((*key, values, default.as_str()), ("fairyProtected", &Values::Flag, "off"));
    /// assert_eq!(presets[1], Preset { id: "gentle", settings: &[("fairyProtected", "on")] });
    /// let LessonInfo { id, minutes, .. } = lessons[0];
    /// assert_eq!((id, minutes), ("first", 3));
    /// assert!(puzzles.is_empty(), "a PuzzleInfo would say how many there are of each grade");
    /// ```
    fn info(&self) -> GameInfo;
    /// The forms of what it tells and shows.
    fn shapes(&self, generator: &mut SchemaGenerator) -> Shapes;
    /// The options as a header writes them, all that mean something, for a table with or without a bot.
    ///
    /// # Errors
    /// Where the game has no such option or value.
    ///
    /// ```
    /// use std::collections::BTreeMap;
    ///
    /// use diamoniak::Diamoniak;
    /// use ludo::{Room, RoomOf};
    ///
    /// let room = RoomOf::<Diamoniak>::new();
    /// let chosen = |key: &str, value: &str| BTreeMap::from([(key.to_owned(), value.to_owned())]);
    /// let options = room.options(&chosen("fairyProtected", "on"), false).unwrap();
    /// assert_eq!(options, "diamondsTo=seller colourReleasedWhenEmpty=off fairyProtected=on");
    /// assert!(room.options(&chosen("speed", "9"), false).is_err() && room.offers(&chosen("diamondsTo", "me")).is_err());
    /// ```
    fn options(&self, chosen: &BTreeMap<String, String>, with_bots: bool) -> Result<String, BadOption>;
    /// May a new table choose these? What is only read, because it was played once, may not.
    ///
    /// # Errors
    /// Where the game has no such option, or does not offer this value.
    fn offers(&self, chosen: &BTreeMap<String, String>) -> Result<(), BadOption>;
    /// Of the options of a header, those that mean something in the form of play that they choose.
    fn in_use(&self, options: &str) -> String;
    /// Settings that are not for tables where strangers may sit: see [`Hosted`].
    fn among_friends(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// Small games for the daily challenge.
    fn challenges(&self) -> &'static [Preset] {
        &[]
    }
    /// The message that says a score, where these options are played; its argument is `n`.
    fn says_score(&self, _options: &str) -> String {
        "score".to_owned()
    }
    /// The lesson of this name.
    ///
    /// # Panics
    /// Where the game has one of this name that cannot be read.
    fn lesson(&self, _name: &str) -> Option<Lesson> {
        None
    }
    /// The puzzle of this name: `keep/17`.
    ///
    /// # Panics
    /// Where the game has one of this name that cannot be read.
    fn puzzle(&self, _name: &str) -> Option<Puzzle> {
        None
    }
    /// The kind of puzzles of this name.
    fn puzzle_kind(&self, _name: &str) -> Option<&'static PuzzleKind> {
        None
    }
    /// Plays one game between bots and looks for a puzzle of this kind in it: not graded yet, with all that it depends on.
    ///
    /// # Panics
    /// Where the kind names options that the game does not have.
    fn mine(&self, _kind: &str, _rng: &mut ChaCha8Rng) -> Option<(Puzzle, String)> {
        None
    }
    /// Proves a puzzle once more; gives all that it depends on.
    ///
    /// # Errors
    /// Says what is not as its row says.
    fn prove(&self, _puzzle: &Puzzle) -> Result<String, String> {
        Err("this game has no puzzles".to_owned())
    }
    /// How often this player finds its answer, of [`TRIES`](crate::TRIES).
    ///
    /// # Panics
    /// Where it cannot be opened: it is of another game, or was written by hand.
    fn found(&self, _puzzle: &Puzzle, _player: Player) -> u8 {
        0
    }
    /// See [`Play::open`].
    ///
    /// # Errors
    /// Where this header cannot be.
    fn open(&self, header: Header) -> Result<Box<dyn Playing>, Refusal>;
    /// See [`Play::replay`].
    ///
    /// # Errors
    /// Names the first place that is refused.
    fn replay(&self, record: &Record) -> Result<Box<dyn Playing>, Fault>;
    /// See [`Play::verify`].
    ///
    /// # Errors
    /// Names the first place that is refused.
    fn verify(&self, record: &Record) -> Result<Verdict, Fault>;
    /// What nobody can check from this record alone, however fair its chance is.
    ///
    /// # Errors
    /// Names the first place that is refused.
    fn unvouched(&self, record: &Record) -> Result<Vec<Unvouched>, Fault>;
    /// What mattered, what choices cost and what luck changed; None where the game was not played to its end.
    ///
    /// # Errors
    /// Names the first place that is refused.
    fn review(&self, record: &Record, rest: &mut dyn FnMut()) -> Result<Option<Review>, Fault>;
    /// The one spelling of what this says in the game's notation: an act of a seat, or an answer of chance.
    ///
    /// # Errors
    /// Where it cannot be read.
    ///
    /// ```
    /// use diamoniak::Diamoniak;
    /// use ludo::{Room, RoomOf, Seat, Who};
    ///
    /// let (room, she) = (RoomOf::<Diamoniak>::new(), Who::Seat(Seat::from_index(0)));
    /// assert_eq!(room.spelled(she, "give diamond rose diamond").unwrap(), "give rose diamond diamond");
    /// assert!(room.spelled(Who::Chance, "unicorn").is_err(), "there is no such card");
    /// ```
    fn spelled(&self, who: Who, text: &str) -> Result<String, ParseError>;
    /// Plays so many lines at random from where this header begins, under every law: see
    /// [`Laws::check_from`].
    ///
    /// # Errors
    /// The law that is broken; `None` where the header is refused, which breaks none.
    fn obeys(&self, header: Header, seed: u64, lines: usize) -> Result<(), Option<Broken>>;
    /// Plays one game between bots, with these options (`key=value` words), to its end.
    ///
    /// # Errors
    /// Where there are no such options, or so many cannot play.
    ///
    /// # Panics
    /// As [`playout`](crate::playout).
    fn playout(&self, options: &str, players: &[Player], how: How, rng: &mut ChaCha8Rng) -> Result<Playout, Refusal>;
}

/// A hosted game as a room.
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::{Room, RoomOf};
///
/// let room = RoomOf::<Diamoniak>::new();
/// assert_eq!((room.info().id, room.info().max_seats), ("diamoniak", 4));
/// ```
pub struct RoomOf<G: Hosted> {
    kit: Arc<G::Kit>,
    /// They are many, and counted once.
    puzzles: OnceLock<Vec<PuzzleInfo>>,
}

impl<G: Hosted> RoomOf<G> {
    /// With what is in the box.
    pub fn new() -> RoomOf<G> {
        RoomOf::with(G::Kit::default())
    }

    /// With another box: that of an older edition.
    pub fn with(kit: G::Kit) -> RoomOf<G> {
        RoomOf {
            kit: Arc::new(kit),
            puzzles: OnceLock::new(),
        }
    }
}

impl<G: Hosted> Default for RoomOf<G> {
    fn default() -> Self {
        RoomOf::new()
    }
}

impl<G: Hosted> Debug for RoomOf<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "RoomOf({})", G::ID)
    }
}

impl<G: Hosted> Room for RoomOf<G>
where
    Play<G>: Debug,
{
    fn info(&self) -> GameInfo {
        let Manifest {
            name,
            ages,
            minutes,
            colours,
            forms,
            presets,
            draws_lots,
        } = G::MANIFEST;
        let form = |form: &Form| {
            let chosen = form
                .settings
                .iter()
                .map(|(key, value)| (key.to_string(), value.to_string()));
            let options = G::Options::from_map(&chosen.collect()).expect("a manifest names options that exist");
            let keys = G::Options::specs().into_iter().map(|spec| spec.key);
            let keys = keys.filter(|key| options.belongs(key)).collect();
            form.info::<G>(&options, keys)
        };
        let forms: Vec<FormInfo> = forms.iter().map(form).collect();
        GameInfo {
            id: G::ID,
            edition: G::edition(&self.kit),
            name,
            ages,
            minutes,
            colours,
            min_seats: forms.iter().map(|form| form.min_seats).min().unwrap_or(1),
            max_seats: forms.iter().map(|form| form.max_seats).max().unwrap_or(1),
            forms,
            draws_lots,
            race: G::RACE.is_some(),
            open: G::OPEN,
            options: G::Options::specs(),
            presets: presets.to_vec(),
            strengths: Strength::ALL.to_vec(),
            lessons: G::LESSONS.iter().map(lesson_info::<G>).collect(),
            puzzles: self.puzzles.get_or_init(puzzle_infos::<G>).clone(),
        }
    }

    fn shapes(&self, generator: &mut SchemaGenerator) -> Shapes {
        Shapes {
            view: generator.subschema_for::<G::View>(),
            event: generator.subschema_for::<G::Event>(),
            would: G::PREVIEW.map(|preview| preview.shape(generator)),
        }
    }

    fn options(&self, chosen: &BTreeMap<String, String>, with_bots: bool) -> Result<String, BadOption> {
        let resolved = |options| match G::RESOLVE {
            Some(resolve) => resolve.resolved(options, with_bots),
            None => options,
        };
        G::Options::from_map(chosen).map(|options| resolved(options).in_use())
    }

    fn offers(&self, chosen: &BTreeMap<String, String>) -> Result<(), BadOption> {
        G::Options::offers(chosen)
    }

    fn in_use(&self, options: &str) -> String {
        let read = G::Options::from_text(options);
        let belongs = |word: &&str| {
            let key = word.split('=').next().unwrap_or(word);
            read.as_ref().map_or(true, |options| options.belongs(key))
        };
        options.split(' ').filter(belongs).collect::<Vec<_>>().join(" ")
    }

    fn among_friends(&self) -> &'static [(&'static str, &'static str)] {
        G::AMONG_FRIENDS
    }

    fn challenges(&self) -> &'static [Preset] {
        G::CHALLENGES
    }

    fn says_score(&self, options: &str) -> String {
        let options = G::Options::from_text(options).unwrap_or_default();
        G::score(&options, 0).id.into_owned()
    }

    fn lesson(&self, name: &str) -> Option<Lesson> {
        let (name, text) = G::LESSONS.iter().find(|(other, _)| *other == name)?;
        Some(Lesson::read(name, text).expect("the lessons of a game can be read"))
    }

    fn puzzle(&self, name: &str) -> Option<Puzzle> {
        let (kind, number) = name.split_once('/')?;
        let (_, kind) = puzzle::kind::<G>(kind)?;
        let place = number.parse::<usize>().ok()?.checked_sub(1)?;
        let found = puzzle::stored::<G>(kind).nth(place)?;
        Some(found.expect("the puzzles of a game can be read"))
    }

    fn puzzle_kind(&self, name: &str) -> Option<&'static PuzzleKind> {
        puzzle::kind::<G>(name).map(|(_, kind)| kind)
    }

    fn mine(&self, kind: &str, rng: &mut ChaCha8Rng) -> Option<(Puzzle, String)> {
        puzzle::mine::<G>(&self.kit, kind, rng)
    }

    fn prove(&self, puzzle: &Puzzle) -> Result<String, String> {
        puzzle::prove::<G>(&self.kit, puzzle)
    }

    fn found(&self, puzzle: &Puzzle, player: Player) -> u8 {
        let state = puzzle::opened::<G>(&self.kit, puzzle).expect("a puzzle can be opened");
        puzzle::found(&self.kit, &puzzle.kind, (&state, puzzle.value), player)
    }

    fn open(&self, header: Header) -> Result<Box<dyn Playing>, Refusal> {
        same_luck::check::<G>(&header).map_err(|fault| fault.refusal)?;
        Ok(Box::new(Play::<G>::open(self.kit.clone(), header)?))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn Playing>, Fault> {
        same_luck::check::<G>(&record.header)?;
        Ok(Box::new(Play::<G>::replay(self.kit.clone(), record)?))
    }

    fn verify(&self, record: &Record) -> Result<Verdict, Fault> {
        same_luck::check::<G>(&record.header)?;
        let forged = crate::verdict::stamps::<G>(self.kit.clone(), record)?.forged;
        let verify = || Play::<G>::verify_draws(self.kit.clone(), record, same_luck::draw);
        forged.map_or_else(verify, Ok)
    }

    fn unvouched(&self, record: &Record) -> Result<Vec<Unvouched>, Fault> {
        let stamps = crate::verdict::stamps::<G>(self.kit.clone(), record)?.unvouched;
        let all = record.unvouched().into_iter();
        Ok(all.chain(stamps.iter().map(Unvouched::Stamps)).collect())
    }

    fn review(&self, record: &Record, rest: &mut dyn FnMut()) -> Result<Option<Review>, Fault> {
        same_luck::check::<G>(&record.header)?;
        review::<G>(self.kit.clone(), record, rest)
    }

    fn spelled(&self, who: Who, text: &str) -> Result<String, ParseError> {
        match who {
            Who::Seat(_) => text.parse::<G::Action>().map(|action| action.to_string()),
            Who::Chance | Who::Clock => text.parse::<G::Chance>().map(|chance| chance.to_string()),
        }
    }

    fn obeys(&self, header: Header, seed: u64, lines: usize) -> Result<(), Option<Broken>> {
        Laws::<G>::default().hosted().check_from(&self.kit, header, seed, lines)
    }

    fn playout(&self, options: &str, players: &[Player], how: How, rng: &mut ChaCha8Rng) -> Result<Playout, Refusal> {
        let options = G::Options::from_text(options).map_err(|bad| bad.unreadable(options).refusal())?;
        playout_as::<G, _>(&self.kit, &options, players, how, rng)
    }
}

fn lesson_info<G: Hosted>((name, text): &(&'static str, &'static str)) -> LessonInfo {
    let lesson = Lesson::read(name, text).expect("the lessons of a game can be read");
    LessonInfo {
        id: name,
        form: form_of::<G>(&lesson.header.options),
        minutes: lesson.minutes(),
        rules: lesson.rules(),
    }
}

fn puzzle_infos<G: Hosted>() -> Vec<PuzzleInfo> {
    let grades = |kind| {
        let mut grades = [0; GRADES];
        for puzzle in puzzle::stored::<G>(kind) {
            let puzzle = puzzle.expect("the puzzles of a game can be read");
            grades[usize::from(puzzle.grade) - 1] += 1;
        }
        grades
    };
    let info = |kind: &'static PuzzleKind| PuzzleInfo {
        id: kind.id,
        form: form_of::<G>(kind.options),
        grades: grades(kind),
    };
    G::PUZZLES.map_or(&[][..], Puzzles::kinds).iter().map(info).collect()
}

/// The form of play that says most of what these options say.
pub(crate) fn form_of<G: Hosted>(options: &str) -> &'static str {
    let chosen: Vec<&str> = options.split(' ').collect();
    let is_chosen = |(key, value): &(&str, &str)| chosen.contains(&format!("{key}={value}").as_str());
    let fits = G::MANIFEST
        .forms
        .iter()
        .filter(|form| form.settings.iter().all(is_chosen));
    fits.max_by_key(|form| form.settings.len()).map_or("", |form| form.id)
}
