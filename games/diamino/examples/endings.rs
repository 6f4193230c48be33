//! How many endings of formula two between two strong players are searched to their end:
//! `cargo run --release -p diamino --example endings -- 120`. An ending begins when the reserve is empty; each of its turns
//! is a search.

use std::{sync::Arc, time::Instant};

use diamino::{
    Diamino, Kit, Options,
    bot::{END_POSITIONS, endgame},
};
use ludo::{Awaits, Deed, Entry, Game, Hosted, Seats, Settings, Strength, Tell, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

#[derive(Default)]
struct Tally {
    endings: u32,
    /// Endings whose first search was exact, and those with one that was.
    exact_at_once: u32,
    exact_at_all: u32,
    searches: u32,
    exact: u32,
    seconds: Vec<f64>,
}

fn main() {
    let games = std::env::args()
        .nth(1)
        .and_then(|games| games.parse().ok())
        .unwrap_or(120);
    let (kit, mut tally) = (std::sync::Arc::<diamino::Kit>::default(), Tally::default());
    for game in 0..games {
        play(&kit, game, &mut tally);
    }
    tally.seconds.sort_by(f64::total_cmp);
    let at = |share: f64| {
        tally
            .seconds
            .get((share * tally.seconds.len() as f64) as usize)
            .unwrap_or(&0.0)
    };
    let percent = |part: u32, of: u32| 100.0 * f64::from(part) / f64::from(of.max(1));
    println!(
        "{} endings, exact from their first turn {:.0} %, from some turn on {:.0} %",
        tally.endings,
        percent(tally.exact_at_once, tally.endings),
        percent(tally.exact_at_all, tally.endings)
    );
    println!(
        "{} turns, exact {:.0} %; seconds a turn: median {:.2}, nine in ten below {:.2}, most {:.2}",
        tally.searches,
        percent(tally.exact, tally.searches),
        at(0.5),
        at(0.9),
        at(0.999)
    );
}

fn play(kit: &Arc<Kit>, number: u64, tally: &mut Tally) {
    let options = Options::from_text("formula=two wordCheck=refuse").expect("options that exist");
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let mut state = Diamino::new(kit, &options, Seats::new(2));
    let mut exact = Vec::new();
    loop {
        let deed = match state.awaits() {
            Awaits::Nothing => break,
            Awaits::Chance => Deed::Chance(state.draw(&mut rng)),
            Awaits::Seats { who, .. } if endgame::applies(&state) => {
                let began = Instant::now();
                let found = endgame::solve(&state, END_POSITIONS);
                tally.seconds.push(began.elapsed().as_secs_f64());
                exact.push(found.exact);
                Deed::Act(who.first().expect("it is somebody's turn"), found.action)
            }
            Awaits::Seats { who, .. } => {
                let seat = who.first().expect("it is somebody's turn");
                let view = state.view(Viewer::Seat(seat));
                let advice = Diamino::advise(kit, &view, seat, Strength::Strong, &mut rng);
                Deed::Act(seat, advice.expect("somebody is awaited").action)
            }
        };
        let ruling = state
            .judge(&Entry { at: 0, deed })
            .expect("what our players do is legal");
        state.apply(ruling, &mut Tell::deaf());
    }
    tally.endings += u32::from(!exact.is_empty());
    tally.exact_at_once += u32::from(exact.first() == Some(&true));
    tally.exact_at_all += u32::from(exact.contains(&true));
    tally.searches += exact.len() as u32;
    tally.exact += exact.iter().filter(|exact| **exact).count() as u32;
}
