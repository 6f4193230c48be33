//! How many endings of formula two between two strong players are searched to their end:
//! `cargo run --release -p diamino --example endings -- 120`. An ending begins when the reserve is empty; each of its turns
//! is a search. With a second number somebody who looks at so many positions plays each ending against her who looks at as many as our
//! strongest player, once from each side, and it is told what that brings her: `… -- 120 1000000`.

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

/// What looking at more positions brings: endings played once from each side.
#[derive(Default)]
struct Change {
    pairs: u32,
    /// Pairs in which she comes out ahead, and behind.
    better: u32,
    worse: u32,
    /// Points more than the other has, over all pairs, and their squares.
    ahead: i64,
    squares: i64,
}

impl Change {
    /// How far she was ahead after both.
    fn note(&mut self, ahead: i32) {
        self.pairs += 1;
        self.better += u32::from(ahead > 0);
        self.worse += u32::from(ahead < 0);
        self.ahead += i64::from(ahead);
        self.squares += i64::from(ahead) * i64::from(ahead);
    }

    fn print(&self, more: usize) {
        let pairs = f64::from(self.pairs.max(1));
        let mean = self.ahead as f64 / pairs;
        let spread = ((self.squares as f64 / pairs - mean * mean) / pairs).sqrt();
        println!(
            "with {more} positions: of {} endings, one played from each side, {} are won and {} lost by it; {:.2} ± {:.2} points an ending",
            self.pairs,
            self.better,
            self.worse,
            mean / 2.0,
            1.96 * spread / 2.0
        );
    }
}

fn main() {
    let number = |nth| std::env::args().nth(nth).and_then(|number| number.parse().ok());
    let (games, more) = (number(1).unwrap_or(120), number(2));
    let (kit, mut tally, mut change) = (Arc::<Kit>::default(), Tally::default(), Change::default());
    for game in 0..games {
        let Some(ending) = ending(&kit, game as u64) else {
            continue;
        };
        match more {
            None => drop(finish(ending, [END_POSITIONS; 2], &mut tally)),
            Some(more) => {
                let first = finish(ending.clone(), [more, END_POSITIONS], &mut tally);
                let second = finish(ending, [END_POSITIONS, more], &mut tally);
                change.note(first[0] - first[1] + second[1] - second[0]);
            }
        }
    }
    if let Some(more) = more {
        change.print(more);
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

/// How a game between two strong players stands when its ending begins, if it comes to one.
fn ending(kit: &Arc<Kit>, number: u64) -> Option<Diamino> {
    let options = Options::from_text("formula=two wordCheck=refuse").expect("options that exist");
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let mut state = Diamino::new(kit, &options, Seats::new(2));
    while !endgame::applies(&state) {
        let deed = match state.awaits() {
            Awaits::Nothing => return None,
            Awaits::Chance => Deed::Chance(state.draw(&mut rng)),
            Awaits::Seats { who, .. } => {
                let seat = who.first().expect("it is somebody's turn");
                let view = state.view(Viewer::Seat(seat));
                let advice = Diamino::advise(kit, &view, seat, Strength::Strong, &mut rng);
                Deed::Act(seat, advice.expect("somebody is awaited").action)
            }
        };
        apply(&mut state, deed);
    }
    Some(state)
}

/// Plays it to its end, each seat looking at so many positions: with how many points.
fn finish(mut state: Diamino, positions: [usize; 2], tally: &mut Tally) -> Vec<i32> {
    let mut exact = Vec::new();
    loop {
        let deed = match state.awaits() {
            Awaits::Nothing => break,
            // The hands are shown.
            Awaits::Chance => Deed::Chance(state.draw(&mut ChaCha8Rng::seed_from_u64(0))),
            Awaits::Seats { who, .. } => {
                let seat = who.first().expect("it is somebody's turn");
                let began = Instant::now();
                let found = endgame::solve(&state, positions[seat.index()]);
                tally.seconds.push(began.elapsed().as_secs_f64());
                exact.push(found.exact);
                Deed::Act(seat, found.action)
            }
        };
        apply(&mut state, deed);
    }
    tally.endings += 1;
    tally.exact_at_once += u32::from(exact.first() == Some(&true));
    tally.exact_at_all += u32::from(exact.contains(&true));
    tally.searches += exact.len() as u32;
    tally.exact += exact.iter().filter(|exact| **exact).count() as u32;
    state.scores().to_vec()
}

fn apply(state: &mut Diamino, deed: Deed<Diamino>) {
    let ruling = state
        .judge(&Entry { at: 0, deed })
        .expect("what our players do is legal");
    state.apply(ruling, &mut Tell::deaf());
}
