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
//! - options that are resolved stay as they are when they are resolved again; what flies lands as it would be drawn;
//! - what these eyes cannot see, whatever chance or another did, they are not told either;
//! - acts of different seats inside one window commute;
//! - every game ends, and an outcome stands exactly when nothing more is awaited;
//! - every drawn chance is one that the rules accept, and one of the listed outcomes.

mod changed;

use std::{fmt::Debug, sync::Arc};

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::{
    Awaits, BySeat, Common, Deed, Entry, Enumerate, Expect, Flight, Game, Header, Hosted, Imagine, LATEST, Line, Luck,
    Millis, Note, ParseError, Play, Preview, Record, Refused, Resolve, Sample, Seat, Seats, Settings, Sitter, Start,
    Tell, Viewer, What, Who, list,
};

pub use changed::Changes;

/// No random game may take longer.
const LONGEST_GAME: usize = 200_000;
/// Actions met elsewhere in the game, tried where they may not fit.
const POOL: usize = 64;
/// No score is farther from nothing, so that any two of them can be added and compared.
pub const MOST_POINTS: i32 = 1_000_000_000;

/// Is this the long form of the tests, with more games and other cases every time (`cargo xtask test --long`)?
pub fn is_long() -> bool {
    std::env::var("LUDO_LONG").is_ok_and(|value| value == "1")
}

/// How many cases a test of text goes through (proptest): the same ones every time, so that a failure means a change;
/// many more, and others, only in the long form.
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

/// Plays random games with these options and panics at the first broken law, with the record that shows it: every law
/// there is.
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
}

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

    /// Plays random games with these options and panics at the first broken law, with the record that shows it.
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

struct Referee<G: Game> {
    kit: Arc<G::Kit>,
    lists: Laws<G>,
    play: Play<G>,
    rng: ChaCha8Rng,
    pool: Vec<G::Action>,
    chances: Vec<G::Chance>,
    now: Millis,
}

impl<G: Game + Sample> Referee<G> {
    fn open(kit: &Arc<G::Kit>, options: &G::Options, trial: Trial, game: u64, lists: Laws<G>) -> Referee<G> {
        let header = header::<G>(kit, options, trial.seats, Start::Opening);
        let play = Play::open(kit.clone(), header).expect("the options and seats of a trial open a game");
        Referee::new(play, ChaCha8Rng::seed_from_u64(trial.seed ^ (game << 20)), lists)
    }

    fn new(play: Play<G>, rng: ChaCha8Rng, lists: Laws<G>) -> Referee<G> {
        Referee {
            kit: play.kit().clone(),
            lists,
            play,
            rng,
            pool: Vec::new(),
            chances: Vec::new(),
            now: 0,
        }
    }

    /// Only the rules, as fast as they go.
    fn play_quickly(&mut self) -> Lawful {
        let mut state = self.play.state().clone();
        let piece_counts = state.piece_counts();
        for _ in 0..LONGEST_GAME {
            let entry = match self.next_entry(&state)? {
                Some(entry) => entry,
                None => {
                    law(
                        state.outcome().is_some(),
                        "an outcome stands when nothing is awaited",
                        String::new,
                    )?;
                    return law(state.piece_counts() == piece_counts, "pieces are conserved", || {
                        format!("{state:?}")
                    });
                }
            };
            let ruling = state.judge(&entry).map_err(|violation| Broken {
                law: "what is sampled or drawn is fit",
                detail: format!("{entry:?}: {violation:?} in {state:?}"),
            })?;
            state.apply(ruling, &mut Tell::deaf());
        }
        law(false, "every game ends", || format!("not within {LONGEST_GAME} lines"))
    }

    /// Every law after every line, for so many lines or to the end.
    fn play_watched(&mut self, lines: usize) -> Lawful {
        let start = self.play.state();
        let piece_counts = G::new(&self.kit, start.options(), start.seats()).piece_counts();
        for _ in 0..lines {
            let state = self.play.state().clone();
            law(state.piece_counts() == piece_counts, "pieces are conserved", || {
                format!("{:?} ≠ {piece_counts:?}", state.piece_counts())
            })?;
            scores_are_bounded(&state)?;
            self.positions_read_back(&state)?;
            self.open_means_open(&state)?;
            self.imagination_fits(&state)?;
            self.legal_is_fit(&state)?;
            self.outcomes_are_fit(&state)?;
            self.windows_commute(&state)?;
            let ended = state.awaits() == Awaits::Nothing;
            law(
                state.outcome().is_some() == ended,
                "an outcome stands exactly at the end",
                || format!("{state:?}"),
            )?;
            // How nature really answers may take a while (dice in flight), so mostly the quick way.
            let entry = if state.awaits() == Awaits::Chance && self.rng.below(16) == 0 {
                self.drawn(&state)?
            } else if let Some(entry) = self.next_entry(&state)? {
                entry
            } else {
                return self.record_reads_back();
            };
            if entry.at > LATEST {
                return Ok(()); // a window that time itself does not see closed
            }
            self.refusal_leaves_no_trace()?;
            self.eyes_hear_the_same(&state, &entry)?;
            self.previews_tell_nothing_new(&state, &entry)?;
            self.what_is_hidden_is_not_told(&state, &entry)?;
            self.advance(entry.clone())?;
            self.undoing_leads_back(&state, &entry.deed)?;
            if self.rng.below(16) == 0 {
                self.record_reads_back()?;
            }
        }
        law(lines < LONGEST_GAME, "every game ends", || {
            format!("not within {lines} lines")
        })
    }

    /// How nature really answers; where that flies, it lands as it would be drawn.
    fn drawn(&mut self, state: &G) -> Result<Entry<G>, Broken> {
        let mut same = self.rng.clone();
        let drawn = state.draw(&mut self.rng);
        let flight = self.lists.house.and_then(|house| house.flight);
        if let Some(flight) = flight.filter(|flight| flight.flies(state)) {
            let (thrown, _) = flight.throw(state, &mut same);
            law(thrown == drawn, "the same generator throws what it draws", || {
                format!("{thrown} ≠ {drawn} in {state:?}")
            })?;
        }
        Ok(Entry::chance(self.now, drawn))
    }

    /// What happens next: chance, a random act of a random awaited seat, or the clock. None when it is over.
    fn next_entry(&mut self, state: &G) -> Result<Option<Entry<G>>, Broken> {
        let deed = match state.awaits() {
            Awaits::Nothing => return Ok(None),
            Awaits::Chance => Deed::Chance(state.quick_draw(&mut self.rng)),
            Awaits::Seats { who, until } => {
                let seats: BySeat<Seat> = who.iter().collect();
                match (until, self.rng.pick(&seats)) {
                    // One time in eight a window with a limit runs out.
                    (Some(until), seat) if seat.is_none() || self.rng.below(8) == 0 => {
                        self.now = self.now.max(until);
                        Deed::TimeUp
                    }
                    (_, Some(&seat)) => {
                        let action = state.sample(seat, &mut self.rng);
                        self.now = self.now.max(state.earliest(&action));
                        Deed::Act(seat, action)
                    }
                    (_, None) => {
                        law(false, "somebody is awaited", || format!("{state:?}"))?;
                        return Ok(None);
                    }
                }
            }
        };
        Ok(Some(Entry { at: self.now, deed }))
    }

    /// Plays the entry as a line of text, and checks that the state is what `judge` and `apply` alone would give.
    fn advance(&mut self, entry: Entry<G>) -> Lawful {
        let mut expected = self.play.state().clone();
        let ruling = expected.ruling(&entry).map_err(|violation| Broken {
            law: "what is sampled or drawn is fit",
            detail: format!("{entry:?}: {violation:?}"),
        })?;
        expected.apply(ruling, &mut Tell::deaf());
        if let Deed::Act(_, action) = &entry.deed {
            text_and_back(action)?;
            if self.pool.len() < POOL && !self.pool.contains(action) {
                self.pool.push(action.clone());
            }
        }
        if let Deed::Chance(chance) = &entry.deed {
            text_and_back(chance)?;
        }
        self.play.push(line(&entry)).map_err(|refusal| Broken {
            law: "what is fit is fit as text",
            detail: format!("{entry:?}: {refusal}"),
        })?;
        law(*self.play.state() == expected, "replay = live after every line", || {
            format!("{expected:?}")
        })
    }

    fn positions_read_back(&mut self, state: &G) -> Lawful {
        let position = state.position();
        if position.is_empty() {
            return Ok(()); // it has none yet
        }
        let back = G::set_up(&self.kit, state.options(), state.seats(), &position);
        law(back.as_ref() == Ok(state), "positions are text and back", || {
            format!("{position}\n{back:?}\n{state:?}")
        })?;
        Ok(())
    }

    fn open_means_open(&self, state: &G) -> Lawful {
        let spectator = state.view(Viewer::Spectator);
        let same = state
            .seats()
            .iter()
            .all(|seat| state.view(Viewer::Seat(seat)) == spectator);
        law(!G::OPEN || same, "in an open game all eyes see the same", || {
            format!("{state:?}")
        })
    }

    fn imagination_fits(&mut self, state: &G) -> Lawful {
        let Some(imagine) = self.lists.imagine else {
            return Ok(());
        };
        for viewer in Viewer::all(state.seats()) {
            let view = state.view(viewer);
            let imagined = imagine(&self.kit, &view, viewer, &mut self.rng);
            law(imagined.view(viewer) == view, "imagine(view).view = view", || {
                format!("{viewer:?} {imagined:?}")
            })?;
        }
        Ok(())
    }

    fn eyes_hear_the_same(&mut self, state: &G, entry: &Entry<G>) -> Lawful {
        let Some(imagine) = self.lists.imagine else {
            return Ok(());
        };
        for viewer in Viewer::all(state.seats()) {
            let imagined = imagine(&self.kit, &state.view(viewer), viewer, &mut self.rng);
            let (Ok(real), Ok(dreamt)) = (told(state, entry, viewer), told(&imagined, entry, viewer)) else {
                continue; // what another seat did is not possible in every imagined state
            };
            law(real == dreamt, "equal views are told equal events", || {
                format!("{viewer:?}\n{real:?}\n{dreamt:?}")
            })?;
        }
        Ok(())
    }

    /// What an act would do is shown alike where things only look the same to who would do it.
    fn previews_tell_nothing_new(&mut self, state: &G, entry: &Entry<G>) -> Lawful {
        let preview = self.lists.house.and_then(|house| house.preview);
        let (Some(preview), Some(imagine), Deed::Act(seat, _)) = (preview, self.lists.imagine, &entry.deed) else {
            return Ok(());
        };
        let viewer = Viewer::Seat(*seat);
        let imagined = imagine(&self.kit, &state.view(viewer), viewer, &mut self.rng);
        let shown = |state: &G| {
            let ruling = state.ruling(entry).ok()?;
            Some(
                preview
                    .preview(state, *seat, &ruling)
                    .map(|shown| shown.get().to_owned()),
            )
        };
        let (Some(real), Some(dreamt)) = (shown(state), shown(&imagined)) else {
            return Ok(()); // what nobody can know may be what refuses it
        };
        law(real == dreamt, "a preview tells only what the seat may know", || {
            format!("{entry:?}\n{real:?}\n{dreamt:?}")
        })
    }

    /// Whatever else chance or another might have done that looks the same to these eyes, and is not, is told them the same.
    fn what_is_hidden_is_not_told(&mut self, state: &G, entry: &Entry<G>) -> Lawful {
        let (who, deed) = match &entry.deed {
            Deed::Chance(_) => (None, Deed::Chance(state.quick_draw(&mut self.rng))),
            Deed::Act(seat, _) => (Some(*seat), Deed::Act(*seat, state.sample(*seat, &mut self.rng))),
            Deed::TimeUp => return Ok(()),
        };
        let other = Entry { at: entry.at, deed };
        let (Some(after), Some(instead)) = (after(state, [entry]), after(state, [&other])) else {
            return Ok(()); // another act may have another moment
        };
        for viewer in Viewer::all(state.seats()).filter(|viewer| viewer.seat().is_none() || viewer.seat() != who) {
            if after != instead && after.view(viewer) == instead.view(viewer) {
                let (told, else_told) = (told(state, entry, viewer), told(state, &other, viewer));
                law(told == else_told, "what is hidden is not told", || {
                    format!("{viewer:?} hears\n{told:?}\nand of {other:?}\n{else_told:?}")
                })?;
            }
        }
        Ok(())
    }

    fn legal_is_fit(&self, state: &G) -> Lawful {
        let open = self.lists.house.and_then(|house| house.open);
        let Some(list) = self.lists.legal.or(open) else {
            return Ok(());
        };
        for seat in state.seats().iter() {
            let awaited = state.awaits().who().contains(seat);
            // Only who is awaited is asked.
            let open = open.filter(|_| awaited && self.lists.legal.is_some());
            if let Some(open) = open.and_then(|open| open(state, seat)) {
                law(
                    Some(&open) == list(state, seat).as_ref(),
                    "what is open is what is legal",
                    || format!("{seat:?} {open:?} in {state:?}"),
                )?;
            }
            let Some(legal) = (if awaited { list(state, seat) } else { Some(Vec::new()) }) else {
                continue; // there are too many
            };
            law(!awaited || !legal.is_empty(), "who is awaited can act", || {
                format!("{seat:?} in {state:?}")
            })?;
            for action in legal.iter().chain(&self.pool) {
                let fit = state.ruling(&Entry::act(self.now, seat, action.clone())).is_ok();
                let listed = legal.contains(action);
                law(fit == listed, "legal ⇔ judged fit", || {
                    format!("{seat:?} {action}: listed {listed}, fit {fit}, in {state:?}")
                })?;
            }
        }
        Ok(())
    }

    fn outcomes_are_fit(&mut self, state: &G) -> Lawful {
        let Some(list) = self.lists.outcomes else { return Ok(()) };
        let mut outcomes = Vec::new();
        if state.awaits() == Awaits::Chance {
            list(state, &mut outcomes);
            let drawn = state.quick_draw(&mut self.rng);
            let listed = outcomes.iter().any(|(chance, weight)| *chance == drawn && *weight > 0);
            law(listed, "what is drawn is listed", || format!("{drawn} in {state:?}"))?;
            // Nature's own answers are not kept: one that leads back here (a die that leans) is fit without being listed.
            if self.chances.len() < POOL && !self.chances.contains(&drawn) {
                self.chances.push(drawn);
            }
        }
        // What was drawn elsewhere in the game and is not listed here does not fit here.
        let elsewhere = self
            .chances
            .iter()
            .filter(|chance| outcomes.iter().all(|(listed, _)| listed != *chance));
        let elsewhere: Vec<_> = elsewhere.map(|chance| (chance.clone(), 0)).collect();
        for (chance, weight) in outcomes.iter().chain(&elsewhere) {
            let fit = state.ruling(&Entry::chance(self.now, chance.clone())).is_ok();
            law(fit == (*weight > 0), "outcomes ⇔ judged fit", || {
                format!("{chance} in {state:?}")
            })?;
        }
        Ok(())
    }

    /// Acts of two seats in one window lead to the same state in either order: it is stamps that decide, not who came first.
    fn windows_commute(&mut self, state: &G) -> Lawful {
        let Awaits::Seats { who, .. } = state.awaits() else {
            return Ok(());
        };
        let seats: BySeat<Seat> = who.iter().collect();
        for pair in seats.windows(2) {
            let acts = [pair[0], pair[1]].map(|seat| {
                let at = self.now + Millis::from(self.rng.below(1000));
                let action = state.sample(seat, &mut self.rng);
                Entry::<G>::act(at.max(state.earliest(&action)), seat, action)
            });
            // Acts that exclude each other do so in either order.
            let (one, other) = (after(state, [&acts[0], &acts[1]]), after(state, [&acts[1], &acts[0]]));
            law(one == other, "acts in a window commute", || {
                format!("{acts:?} led to {one:?} or {other:?}")
            })?;
        }
        Ok(())
    }

    /// Text that means nothing and acts that do not fit are refused by name, and nothing has changed.
    fn refusal_leaves_no_trace(&mut self) -> Lawful {
        let before = (self.play.state().clone(), self.play.lines().len());
        let state = before.0.clone();
        let seat = state.seats().first();
        let unfit = self
            .pool
            .iter()
            .find(|act| state.ruling(&Entry::act(self.now, seat, (*act).clone())).is_err());
        let gibberish = Line {
            at: self.now,
            who: Who::Chance,
            what: What::Game("\u{1F409} 0".into()),
        };
        let unfit = unfit.map(|act| line(&Entry::<G>::act(self.now, seat, act.clone())));
        for refused in unfit.into_iter().chain([gibberish]) {
            let answer = self.play.push(refused.clone());
            let named = answer
                .as_ref()
                .is_err_and(|refusal| !refusal.rule.is_empty() && !refusal.id.is_empty());
            let after = (self.play.state().clone(), self.play.lines().len());
            law(
                named && before == after,
                "a refusal names its rule and leaves no trace",
                || format!("{refused}: {answer:?}"),
            )?;
        }
        Ok(())
    }

    /// Now and then an act is taken back where that is allowed: the state is what it was, and the log has grown.
    fn undoing_leads_back(&mut self, before: &G, deed: &Deed<G>) -> Lawful {
        let Deed::Act(seat, _) = *deed else { return Ok(()) };
        let Some(number) = self.play.withdrawable(seat).filter(|_| self.rng.below(8) == 0) else {
            return Ok(());
        };
        let undo = Line {
            at: self.now,
            who: Who::Seat(seat),
            what: What::House(Note::Undo(number)),
        };
        let undone = self.play.push(undo).is_ok();
        law(
            undone && self.play.state() == before,
            "what is taken back has not happened",
            || format!("{before:?}"),
        )
    }

    fn record_reads_back(&self) -> Lawful {
        let record = self.play.record();
        let back = record.to_string().parse::<Record>();
        law(back.as_ref() == Ok(&record), "records are text and back", || {
            format!("{back:?}")
        })?;
        let again = Play::<G>::replay(self.kit.clone(), &record);
        let same = again.as_ref().is_ok_and(|again| again.state() == self.play.state());
        law(same, "replay = live", || format!("{:?}", again.err()))
    }
}

fn scores_are_bounded<G: Game>(state: &G) -> Lawful {
    let bounded = |score: &i32| (-MOST_POINTS..=MOST_POINTS).contains(score);
    law(state.scores().iter().all(bounded), "scores can be added up", || {
        format!("{:?}", state.scores())
    })
}

/// A game that nobody in particular plays.
fn header<G: Game>(kit: &G::Kit, options: &G::Options, seats: Seats, start: Start) -> Header {
    Header {
        game: G::ID.to_owned(),
        edition: G::edition(kit),
        options: options.to_text(),
        seats,
        sitters: seats.iter().map(|_| Sitter::default()).collect(),
        commitment: None,
        same_luck: false,
        start,
    }
}

fn line<G: Game>(entry: &Entry<G>) -> Line {
    let (who, text) = match &entry.deed {
        Deed::Act(seat, action) => (Who::Seat(*seat), action.to_string()),
        Deed::Chance(chance) => (Who::Chance, chance.to_string()),
        Deed::TimeUp => (Who::Clock, "time".to_owned()),
    };
    Line {
        at: entry.at,
        who,
        what: What::Game(text.into()),
    }
}

fn told<G: Game>(state: &G, entry: &Entry<G>, viewer: Viewer) -> Result<Vec<G::Event>, Refused<G::Illegal>> {
    let ruling = state.ruling(entry)?;
    let mut tell = Tell::listening();
    state.clone().apply(ruling, &mut tell);
    let heard = tell
        .heard()
        .into_iter()
        .filter(|(audience, _)| audience.includes(viewer));
    Ok(heard.map(|(_, event)| event).collect())
}

fn after<G: Game, const N: usize>(state: &G, entries: [&Entry<G>; N]) -> Option<G> {
    let mut state = state.clone();
    for entry in entries {
        let ruling = state.ruling(entry).ok()?;
        state.apply(ruling, &mut Tell::deaf());
    }
    Some(state)
}

fn text_and_back<T>(value: &T) -> Lawful
where
    T: std::fmt::Display + std::str::FromStr<Err = ParseError> + PartialEq + Debug,
{
    let text = value.to_string();
    let back = text.parse::<T>();
    let clean = !text.is_empty() && text.trim() == text && !text.contains('\n') && !text.starts_with('~');
    law(clean && back.as_ref() == Ok(value), "notation is text and back", || {
        format!("{text:?} → {back:?} ≠ {value:?}")
    })
}
