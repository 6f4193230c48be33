//! Positions that nobody came to: those of random games, with a field or a part of them changed. Most cannot be, and are
//! refused; what is accepted must be as good as any position of a game:
//!
//! - it is written back and read again as the same;
//! - no piece is missing or doubled;
//! - it can be looked at by everybody, and played on to the end, and every state on the way is written and read again.

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::{Awaits, BySeat, Deed, Entry, Game, Luck, Millis, Sample, Seat, Seats, Tell, Viewer};

/// No random game takes longer, from wherever it begins.
const LONGEST_GAME: usize = 20_000;
/// Where counting goes wrong, if it does.
const NUMBERS: [i128; 22] = [
    i32::MIN as i128,
    -1_000_001,
    -1,
    0,
    1,
    2,
    3,
    4,
    7,
    9,
    12,
    31,
    149,
    255,
    256,
    999,
    65_534,
    65_535,
    65_536,
    1_000_000,
    u32::MAX as i128,
    1 << 62,
];

/// How many games positions are taken from, how many changes are tried on each position, and how many of those that are
/// accepted are played on.
#[derive(Clone, Copy, Debug)]
pub struct Edges {
    pub seats: Seats,
    pub games: u32,
    pub changes: u32,
    pub played: u32,
    pub seed: u64,
}

/// Panics at the first position that is accepted and breaks a law. `look` sees every one that is accepted. Gives how many
/// were, so that a test can say that there were some.
pub fn check<G: Game + Sample>(kit: &Arc<G::Kit>, options: &G::Options, edges: Edges, look: impl Fn(&G)) -> u32 {
    let mut trial = Trial::<G> {
        kit,
        options,
        seats: edges.seats,
        rng: ChaCha8Rng::seed_from_u64(edges.seed),
        met: Vec::new(),
    };
    let mut accepted = 0;
    for _ in 0..edges.games {
        let mut played = edges.played;
        for position in trial.positions() {
            for _ in 0..edges.changes {
                let text = trial.changed(&position);
                let Some(state) = trial.accepted(&text) else { continue };
                look(&state);
                accepted += 1;
                if text != position && played > 0 && trial.rng.below(4) == 0 {
                    played -= 1;
                    trial.play_on(&text, state);
                }
            }
        }
    }
    accepted
}

struct Trial<'a, G: Game> {
    kit: &'a Arc<G::Kit>,
    options: &'a G::Options,
    seats: Seats,
    rng: ChaCha8Rng,
    /// Positions of games before, to take parts from.
    met: Vec<String>,
}

impl<G: Game + Sample> Trial<'_, G> {
    /// Every position of a random game.
    fn positions(&mut self) -> Vec<String> {
        let (mut state, mut now) = (G::new(self.kit, self.options, self.seats), 0);
        let mut positions = vec![state.position()];
        while self.step(&mut state, &mut now) {
            positions.push(state.position());
        }
        self.met.extend_from_slice(&positions);
        positions
    }

    /// What happens next, or nothing any more.
    fn step(&mut self, state: &mut G, now: &mut Millis) -> bool {
        let deed = match state.awaits() {
            Awaits::Nothing => return false,
            Awaits::Chance => Deed::Chance(state.quick_draw(&mut self.rng)),
            Awaits::Seats { who, until } => {
                let seats: BySeat<Seat> = who.iter().collect();
                match (until, self.rng.pick(&seats)) {
                    (Some(until), _) if until <= *now || self.rng.below(8) == 0 => {
                        *now = until.max(*now);
                        Deed::TimeUp
                    }
                    (_, Some(&seat)) => {
                        let action = state.sample(seat, &mut self.rng);
                        *now = state.earliest(&action).max(*now);
                        Deed::Act(seat, action)
                    }
                    (_, None) => panic!("somebody is awaited in {}", state.position()),
                }
            }
        };
        let entry = Entry { at: *now, deed };
        let ruling = state.ruling(&entry);
        let ruling = ruling.unwrap_or_else(|why| panic!("{entry:?} is refused by {why:?} in {}", state.position()));
        state.apply(ruling, &mut Tell::listening());
        true
    }

    /// The same with a part of another position, or with a word changed.
    fn changed(&mut self, position: &str) -> String {
        let parts: Vec<&str> = position.split(" / ").collect();
        let at = self.rng.below(parts.len() as u32) as usize;
        let part = if self.rng.below(3) == 0 {
            self.elsewhere(&parts, at)
        } else {
            self.reworded(parts[at])
        };
        let mut changed: Vec<&str> = parts.clone();
        changed[at] = &part;
        changed.retain(|part| !part.is_empty());
        changed.join(" / ")
    }

    /// The part that stands here in another position: counted from the end, where optional parts come before it.
    fn elsewhere(&mut self, parts: &[&str], at: usize) -> String {
        let other = &self.met[self.rng.below(self.met.len() as u32) as usize];
        let others: Vec<&str> = other.split(" / ").collect();
        let first = parts[at].split(' ').next();
        let named = others.iter().find(|part| part.split(' ').next() == first);
        let from_the_end = others.len().checked_sub(parts.len() - at).map(|place| &others[place]);
        let found = if at + 1 == parts.len() { from_the_end } else { named };
        found.map_or_else(String::new, |part| (*part).to_owned())
    }

    /// A word of it is another, missing, doubled, or in another place; or a letter of it is another.
    fn reworded(&mut self, part: &str) -> String {
        let mut words: Vec<String> = part.split(' ').map(str::to_owned).collect();
        let at = self.rng.below(words.len() as u32) as usize;
        match self.rng.below(8) {
            0 => drop(words.remove(at)),
            1 => words.insert(at, words[at].clone()),
            2 => {
                let other = self.rng.below(words.len() as u32) as usize;
                words.swap(at, other);
            }
            3 => {
                let mut letters: Vec<char> = words[at].chars().collect();
                let place = self.rng.below(letters.len().max(1) as u32) as usize;
                let any = b"-0123456789?ABCEISTaeb,@"[self.rng.below(24) as usize];
                letters.splice(place..(place + 1).min(letters.len()), [any.into()]);
                words[at] = letters.into_iter().collect();
            }
            _ => {
                let numbers: Vec<usize> = (0..words.len()).filter(|i| words[*i].parse::<i128>().is_ok()).collect();
                if let Some(&at) = self.rng.pick(&numbers) {
                    let is: i128 = words[at].parse().unwrap_or(0);
                    let any = NUMBERS[self.rng.below(NUMBERS.len() as u32) as usize];
                    let number = [is + 1, is - 1, any, any][self.rng.below(4) as usize];
                    words[at] = number.to_string();
                }
            }
        }
        words.join(" ")
    }

    /// What was accepted is written and read again, and holds every piece once.
    fn accepted(&self, text: &str) -> Option<G> {
        let state = match G::set_up(self.kit, self.options, self.seats, text) {
            Ok(state) => state,
            Err(why) => {
                assert!(!why.rule.is_empty(), "{text}: a refusal names its rule");
                return None;
            }
        };
        let opening = G::new(self.kit, self.options, self.seats);
        assert_eq!(state.piece_counts(), opening.piece_counts(), "pieces of {text}");
        self.is_sound(text, &state);
        Some(state)
    }

    fn is_sound(&self, from: &str, state: &G) {
        let written = state.position();
        let back = G::set_up(self.kit, self.options, self.seats, &written);
        assert_eq!(back.as_ref(), Ok(state), "{written} after {from}");
        let ended = state.awaits() == Awaits::Nothing;
        assert_eq!(state.outcome().is_some(), ended, "{written} after {from}");
        for viewer in Viewer::all(state.seats()) {
            state.view(viewer);
        }
    }

    fn play_on(&mut self, from: &str, mut state: G) {
        let (pieces, mut now) = (state.piece_counts(), 0);
        for _ in 0..LONGEST_GAME {
            if !self.step(&mut state, &mut now) {
                return;
            }
            self.is_sound(from, &state);
            assert_eq!(state.piece_counts(), pieces, "pieces after {from}");
        }
        panic!("{from} does not end");
    }
}
