//! A whole game between bots, as fast as the rules go: no text, no views that nobody looks at.

use std::{fmt, str::FromStr, sync::Arc};

use crate::{
    Awaits, BySeat, Deed, Entry, Hosted, Luck, Millis, Outcome, ParseError, Refusal, Rng, Seat, SeatSet, Seats,
    Strength, Tell, Viewer, Violation, open,
};

/// Who plays a seat of a simulated game.
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
                .map_err(|_| ParseError::new("a player is random, easy, middle or strong", s)),
        }
    }
}

/// How a simulated game went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playout {
    /// How it ended.
    pub outcome: Outcome,
    /// With how many points.
    pub scores: BySeat<i32>,
    /// What a record of it would hold: acts, chance and the clock.
    pub lines: u32,
    /// How often it was somebody's turn: acts of one seat in a row are one turn.
    pub turns: u32,
}

/// Plays one game to its end. The same generator gives the same game.
///
/// # Errors
/// Where so many cannot play it.
pub fn playout<G: Hosted, R: Rng>(
    kit: &Arc<G::Kit>,
    options: &G::Options,
    players: &[Player],
    rng: &mut R,
) -> Result<Playout, Refusal> {
    let mut state: G = open(kit, options, Seats::new(players.len())).map_err(|refused| refused.refusal())?;
    let mut now: Millis = 0;
    let (mut lines, mut turns, mut last) = (0, 0, None);
    loop {
        // Each kind of line is entered where it is made: one that is first put into a common place is copied there.
        match state.awaits() {
            Awaits::Nothing => break,
            Awaits::Chance => {
                let deed = Deed::Chance(state.quick_draw(rng));
                enter(&mut state, now, deed)?;
            }
            Awaits::Seats { who, until } => match next_of(who, rng) {
                Some(seat) => {
                    turns += u32::from(last.replace(seat) != Some(seat));
                    let deed = Deed::Act(seat, choose(kit, &state, seat, players[seat.index()], rng));
                    enter(&mut state, now, deed)?;
                }
                None => {
                    now = now.max(until.expect("a window without seats has an end"));
                    enter(&mut state, now, Deed::TimeUp)?;
                }
            },
        }
        lines += 1;
    }
    Ok(Playout {
        outcome: state.outcome().expect("an outcome stands when nothing is awaited"),
        scores: state.scores(),
        lines,
        turns,
    })
}

#[inline(always)]
fn enter<G: Hosted>(state: &mut G, at: Millis, deed: Deed<G>) -> Result<(), Refusal> {
    // Not by `map_err`, which copies the ruling of every line.
    match state.judge(&Entry { at, deed }) {
        Ok(ruling) => state.apply(ruling, &mut Tell::deaf()),
        Err(violation) => return Err(violation.refusal()),
    }
    Ok(())
}

/// Where several may act at once, any of them is first; where one is awaited, no luck is spent on it.
#[inline]
fn next_of<R: Rng>(who: SeatSet, rng: &mut R) -> Option<Seat> {
    let first = who.first()?;
    if who.without(first).is_empty() {
        return Some(first);
    }
    who.iter().nth(rng.below(who.len() as u32) as usize)
}

#[inline]
fn choose<G: Hosted, R: Rng>(kit: &Arc<G::Kit>, state: &G, seat: Seat, player: Player, rng: &mut R) -> G::Action {
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
