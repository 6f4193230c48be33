//! How strong are the players? Two of them play against each other, changing seats after every game.
//!
//! `cargo run --release -p diamoniak --example arena [ONE] [OTHER] [GAMES]`, players being random, easy, middle,
//! strong.

use std::{sync::Arc, time::Instant};

use diamoniak::{Diamoniak, Options};
use ludo::{Player, playout};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let player = |i: usize, default| {
        words
            .get(i)
            .map_or(default, |word: &String| word.parse().expect("a player"))
    };
    let one = player(0, Player::Bot(ludo::Strength::Strong));
    let other = player(1, Player::Bot(ludo::Strength::Middle));
    let games: u32 = words
        .get(2)
        .map_or(10_000, |word| word.parse().expect("a number of games"));

    let start = Instant::now();
    let (mut won, mut lines, mut turns) = (0u32, 0, 0);
    for game in 0..games {
        let swapped = game % 2 == 1;
        let players = if swapped { [other, one] } else { [one, other] };
        let mut rng = ChaCha8Rng::seed_from_u64(game.into());
        let played =
            playout::<Diamoniak, _>(&Arc::new(()), &Options::default(), &players, &mut rng).expect("two can play");
        won += u32::from(played.outcome.ranks[usize::from(swapped)] == 1);
        lines += played.lines;
        turns += played.turns;
    }
    let (low, high) = interval(won, games);
    let per_game = |count: u32| f64::from(count) / f64::from(games);
    println!(
        "{one} against {other}: {won} of {games} won = {:.1} % (95 %: {:.1} to {:.1} %), {:.0} lines and {:.0} turns a game, {:.1?}",
        100.0 * per_game(won),
        100.0 * low,
        100.0 * high,
        per_game(lines),
        per_game(turns),
        start.elapsed()
    );
}

/// Wilson's interval at 95 %.
fn interval(won: u32, games: u32) -> (f64, f64) {
    const Z: f64 = 1.96;
    let (n, p) = (f64::from(games), f64::from(won) / f64::from(games));
    let middle = p + Z * Z / (2.0 * n);
    let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    ((middle - half) / scale, (middle + half) / scale)
}
