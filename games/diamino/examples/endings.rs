//! How many endings of formula two between two strong players are searched to their end:
//! `cargo run --release -p diamino --example endings -- 120`. An ending begins when the reserve is empty; each of its turns
//! is a search. With a second number each ending is played by players who look at so many positions, too, and it is told where
//! that makes a difference: `… -- 120 1000000`.

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

/// What looking at more positions changes.
#[derive(Default)]
struct Change {
    first_answers: u32,
    scores: u32,
    winners: u32,
}

fn main() {
    let number = |nth| std::env::args().nth(nth).and_then(|number| number.parse().ok());
    let (games, more) = (number(1).unwrap_or(120), number(2));
    let (kit, mut tally, mut change) = (Arc::<Kit>::default(), Tally::default(), Change::default());
    for game in 0..games {
        let Some(ending) = ending(&kit, game as u64) else {
            continue;
        };
        let usual = finish(ending.clone(), END_POSITIONS, &mut tally);
        if let Some(more) = more {
            let other = finish(ending, more, &mut Tally::default());
            change.first_answers += u32::from(usual.first != other.first);
            change.scores += u32::from(usual.scores != other.scores);
            change.winners += u32::from(usual.ranks != other.ranks);
        }
    }
    if let Some(more) = more {
        println!(
            "with {more} positions {} first answers, {} scores and {} winners are others",
            change.first_answers, change.scores, change.winners
        );
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

/// How an ending went.
struct Finished {
    first: Option<String>,
    scores: Vec<i32>,
    ranks: Vec<u8>,
}

/// Plays it to its end; both look at so many positions.
fn finish(mut state: Diamino, positions: usize, tally: &mut Tally) -> Finished {
    let (mut exact, mut first) = (Vec::new(), None);
    while let Awaits::Seats { who, .. } = state.awaits() {
        let began = Instant::now();
        let found = endgame::solve(&state, positions);
        tally.seconds.push(began.elapsed().as_secs_f64());
        exact.push(found.exact);
        first.get_or_insert(found.action.to_string());
        apply(
            &mut state,
            Deed::Act(who.first().expect("it is somebody's turn"), found.action),
        );
    }
    tally.endings += 1;
    tally.exact_at_once += u32::from(exact.first() == Some(&true));
    tally.exact_at_all += u32::from(exact.contains(&true));
    tally.searches += exact.len() as u32;
    tally.exact += exact.iter().filter(|exact| **exact).count() as u32;
    let scores = state.scores().to_vec();
    let ranks = scores
        .iter()
        .map(|mine| scores.iter().filter(|other| *other > mine).count() as u8);
    Finished {
        first,
        ranks: ranks.collect(),
        scores,
    }
}

fn apply(state: &mut Diamino, deed: Deed<Diamino>) {
    let ruling = state
        .judge(&Entry { at: 0, deed })
        .expect("what our players do is legal");
    state.apply(ruling, &mut Tell::deaf());
}
