//! A whole game between bots, as fast as the rules go: no text, no views that nobody looks at.

use std::{fmt, marker::PhantomData, str::FromStr, sync::Arc};

use crate::{
    Audience, Awaits, BySeat, Deed, Entry, Hosted, Line, Luck, Millis, Outcome, ParseError, Refusal, Rng, Seat,
    SeatSet, Seats, Strength, Tell, Viewer, Violation, open, play::line,
};

/// Who plays a seat of a simulated game.
///
/// ```
/// use ludo::{Player, Strength};
///
/// assert_eq!("good".parse(), Ok(Player::Bot(Strength::Good)));
/// assert_eq!("random".parse(), Ok(Player::Random));
/// assert!("me".parse::<Player>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Any legal action, whatever it is worth.
    Random,
    /// One of the house's players.
    Bot(Strength),
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Bot(strength) => write!(f, "{strength}"),
        }
    }
}

impl FromStr for Player {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Player, ParseError> {
        match s {
            "random" => Ok(Player::Random),
            _ => s
                .parse()
                .map(Player::Bot)
                .map_err(|_| ParseError::new(format!("a player is random, {}", Strength::NAMES), s)),
        }
    }
}

/// How games are simulated: [`playout_as`] asks for it. By default as fast as they can be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct How {
    /// What flies really flies ([`Game::draw`](crate::Game::draw)); otherwise only its chances are asked.
    pub physics: bool,
    /// The lines are kept.
    pub keep: bool,
}

/// How a simulated game went: what [`playout`] gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playout {
    /// How it ended.
    pub outcome: Outcome,
    /// With how many points.
    pub scores: BySeat<i32>,
    /// What a record of it would hold: acts, chance and the clock.
    pub lines: u32,
    /// How often it was somebody's turn: acts of one seat in a row are one turn. Who is alone has the turns that the game tells.
    pub turns: u32,
    /// Answers of chance of which only the chances were asked, though they would fly.
    pub estimated: u32,
    /// The lines, if they were to be kept.
    pub log: Vec<Line>,
}

/// Plays one game to its end. The same generator gives the same game.
///
/// # Errors
/// Where so many cannot play it.
///
/// # Panics
/// Where nobody plays, or more than any table has seats.
///
/// ```
/// use std::sync::Arc;
///
/// use diamoniak::{Diamoniak, Options};
/// use ludo::{Player, playout};
/// use rand_chacha::ChaCha8Rng;
/// use rand_core::SeedableRng;
///
/// let (kit, options) = (Arc::new(()), Options::default());
/// let mut rng = ChaCha8Rng::seed_from_u64(1);
/// let game = playout::<Diamoniak, _>(&kit, &options, &[Player::Random; 2], &mut rng).unwrap();
/// assert!(!game.outcome.winners().is_empty() && game.log.is_empty());
/// let crowd = playout::<Diamoniak, _>(&kit, &options, &[Player::Random; 8], &mut rng);
/// assert_eq!(crowd.unwrap_err().rule, "DIAMONIAK-2");
/// ```
pub fn playout<G: Hosted, R: Rng>(
    kit: &Arc<G::Kit>,
    options: &G::Options,
    players: &[Player],
    rng: &mut R,
) -> Result<Playout, Refusal> {
    playout_as::<G, R>(kit, options, players, How::default(), rng)
}

/// The same, not as fast as it can be but as it is asked for.
///
/// # Errors
/// As [`playout`].
///
/// # Panics
/// As [`playout`].
///
/// ```
/// use std::sync::Arc;
///
/// use diamoniak::{Diamoniak, Options};
/// use ludo::{How, Player, playout_as};
/// use rand_chacha::ChaCha8Rng;
/// use rand_core::SeedableRng;
///
/// let how = How { keep: true, ..How::default() };
/// let mut rng = ChaCha8Rng::seed_from_u64(1);
/// let game = playout_as::<Diamoniak, _>(&Arc::new(()), &Options::default(), &[Player::Random; 2], how, &mut rng);
/// let game = game.unwrap();
/// assert_eq!(game.log.len(), game.lines as usize);
/// ```
pub fn playout_as<G: Hosted, R: Rng>(
    kit: &Arc<G::Kit>,
    options: &G::Options,
    players: &[Player],
    how: How,
    rng: &mut R,
) -> Result<Playout, Refusal> {
    // What is not asked for costs nothing.
    if how == How::default() && players.len() > 1 {
        play::<G, R, false>(kit, options, players, how, rng)
    } else {
        play::<G, R, true>(kit, options, players, how, rng)
    }
}

fn play<G: Hosted, R: Rng, const WATCHED: bool>(
    kit: &Arc<G::Kit>,
    options: &G::Options,
    players: &[Player],
    how: How,
    rng: &mut R,
) -> Result<Playout, Refusal> {
    let mut state: G = open(kit, options, Seats::new(players.len())).map_err(|refused| refused.refusal())?;
    let mut now: Millis = 0;
    let (mut lines, mut turns, mut estimated, mut last) = (0, 0, 0, None);
    let mut watch = WATCHED.then(|| Watch::<G>::new(how.keep));
    loop {
        // Each kind of line is entered where it is made: one that is first put into a common place is copied there.
        match state.awaits() {
            Awaits::Nothing => break,
            Awaits::Chance => {
                let chance = if WATCHED && how.physics {
                    state.draw(rng)
                } else {
                    estimated += u32::from(G::FLIGHT.is_some_and(|flight| flight.flies(&state)));
                    state.quick_draw(rng)
                };
                enter(&mut state, now, Deed::Chance(chance), watch.as_mut())?;
            }
            Awaits::Seats { who, until } => match next_of(who, rng) {
                Some(seat) => {
                    turns += u32::from(last.replace(seat) != Some(seat));
                    let action = choose(kit, &state, seat, players[seat.index()], rng);
                    now = now.max(state.earliest(&action));
                    enter(&mut state, now, Deed::Act(seat, action), watch.as_mut())?;
                }
                None => {
                    now = now.max(until.expect("a window without seats has an end"));
                    enter(&mut state, now, Deed::TimeUp, watch.as_mut())?;
                }
            },
        }
        lines += 1;
    }
    let watch = watch.unwrap_or(Watch::new(false));
    Ok(Playout {
        outcome: state.outcome().expect("an outcome stands when nothing is awaited"),
        scores: state.scores(),
        lines,
        turns: if players.len() == 1 { turns + watch.turns } else { turns },
        estimated,
        log: watch.log.unwrap_or_default(),
    })
}

/// Looks on while a game is simulated.
struct Watch<G> {
    log: Option<Vec<Line>>,
    /// Turns that the game has told.
    turns: u32,
    game: PhantomData<G>,
}

impl<G: Hosted> Watch<G> {
    fn new(keep: bool) -> Watch<G> {
        Watch {
            log: keep.then(Vec::new),
            turns: 0,
            game: PhantomData,
        }
    }

    fn hear(&mut self, told: Vec<(Audience, G::Event)>) {
        let turn = |event: &G::Event| G::told(event).is_some_and(|said| said.id == "event-turn");
        self.turns += told.iter().filter(|(_, event)| turn(event)).count() as u32;
    }
}

#[inline(always)]
fn enter<G: Hosted>(state: &mut G, at: Millis, deed: Deed<G>, watch: Option<&mut Watch<G>>) -> Result<(), Refusal> {
    let entry = Entry { at, deed };
    // Not by `map_err`, which copies the ruling of every line.
    let ruling = match state.judge(&entry) {
        Ok(ruling) => ruling,
        Err(violation) => return Err(violation.refusal()),
    };
    let Some(watch) = watch else {
        state.apply(ruling, &mut Tell::deaf());
        return Ok(());
    };
    let mut tell = Tell::listening();
    state.apply(ruling, &mut tell);
    watch.hear(tell.heard());
    if let Some(log) = &mut watch.log {
        log.push(line(&entry));
    }
    Ok(())
}

/// Where several may act at once, any of them is first; where one is awaited, no luck is spent on it.
#[inline]
pub(crate) fn next_of<R: Rng>(who: SeatSet, rng: &mut R) -> Option<Seat> {
    let first = who.first()?;
    if who.without(first).is_empty() {
        return Some(first);
    }
    who.iter().nth(rng.below(who.len() as u32) as usize)
}

#[inline]
pub(crate) fn choose<G: Hosted, R: Rng>(
    kit: &Arc<G::Kit>,
    state: &G,
    seat: Seat,
    player: Player,
    rng: &mut R,
) -> G::Action {
    match player {
        Player::Random => state.sample(seat, rng),
        Player::Bot(strength) => advised(kit, state, seat, strength, rng).unwrap_or_else(|| state.sample(seat, rng)),
    }
}

/// Kept apart so that the random game stays small enough to be fast.
#[inline(never)]
fn advised<G: Hosted, R: Rng>(
    kit: &Arc<G::Kit>,
    state: &G,
    seat: Seat,
    strength: Strength,
    rng: &mut R,
) -> Option<G::Action> {
    let choice = G::advise(kit, &state.view(Viewer::Seat(seat)), seat, strength, rng)?;
    Some(choice.action)
}
