//! How much is there to win by knowing more? In the traditional game somebody who sees all hands plays against our strongest
//! player, who does not: no player who only guesses better wins more than that.
//!
//! `cargo run --release -p domino --example domino_open_hands GAMES SIMULATIONS SEED`, for instance `400 3000 1`.

use std::sync::Arc;

use domino::{Domino, Options};
use ludo::{Awaits, Choice, Deed, Entry, Game, Hosted, Seat, Seats, Strength, Tell, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use search::{Thinking, ismcts, settled};

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let [games, simulations, seed] = numbers[..] else {
        eprintln!("how many games, simulations a move, and a seed: 400 3000 1");
        return;
    };
    let thinking = Thinking {
        simulations: simulations as u32,
        curiosity: 0.6,
    };
    let won: f64 = (0..games).map(|game| play(game, seed, thinking)).sum();
    println!("who sees all hands wins {:.1} % of {games}", 100.0 * won / games as f64);
}

/// Her share of the win; she begins at every second table.
fn play(game: u64, seed: u64, thinking: Thinking) -> f64 {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(game);
    let seer = Seat::from_index((game % 2) as usize);
    let mut state = Domino::new(&Arc::new(()), &Options::default(), Seats::new(2));
    loop {
        let deed = match state.awaits() {
            Awaits::Nothing => return settled(&state.outcome().expect("it is over"))[seer.index()],
            Awaits::Chance => Deed::Chance(state.quick_draw(&mut rng)),
            Awaits::Seats { who, .. } => {
                let seat = who.first().expect("somebody is awaited");
                let choice = match seat == seer {
                    true => see(&state, seat, thinking, &mut rng),
                    false => {
                        let view = state.view(Viewer::Seat(seat));
                        Domino::advise(&Arc::new(()), &view, seat, Strength::Strong, &mut rng)
                    }
                };
                Deed::Act(seat, choice.expect("she is awaited").action)
            }
        };
        let ruling = state.judge(&Entry { at: 0, deed }).expect("bots play by the rules");
        state.apply(ruling, &mut Tell::deaf());
    }
}

/// The same search as our players', in the one world that is. What will be drawn she does not know either.
fn see(state: &Domino, seat: Seat, thinking: Thinking, rng: &mut ChaCha8Rng) -> Option<Choice<domino::Action>> {
    let worth = |state: &Domino| state.outcome().map(|outcome| settled(&outcome));
    ismcts(seat, thinking, |_: &mut ChaCha8Rng| state.clone(), worth, rng)
}
