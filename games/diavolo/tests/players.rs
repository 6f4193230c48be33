//! Our players play whole games, and better ones win more.

use std::sync::Arc;

use diavolo::{Diavolo, Options};
use ludo::{Player, Settings, playout};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// The share of games that the first of two wins, a game without a winner being nobody's, seats swapped.
fn share(players: &str, games: u32) -> f64 {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let players: Vec<Player> = players.split(' ').map(|word| word.parse().unwrap()).collect();
    let mut won = 0;
    for game in 0..games as usize {
        let (first, mut seated) = (game % 2, players.clone());
        seated.rotate_left(first);
        let played = playout::<Diavolo, _>(&Arc::new(()), &Options::default(), &seated, &mut rng).unwrap();
        won += u32::from(played.outcome.ranks[first] == 1);
    }
    f64::from(won) / f64::from(games)
}

#[test]
fn the_faster_and_surer_hand_wins() {
    for players in [
        "strong good",
        "good middle",
        "middle fair",
        "fair easy",
        "easy gentle",
        "gentle random",
    ] {
        let share = share(players, 2_000);
        println!("{players}: {share}");
        assert!(share > 0.6, "{players}: {share}");
    }
}

#[test]
fn every_strength_plays_whole_games_of_every_kind() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for options in ["", "twoDice=on orderFirst=3", "untimed=on", "seconds=3 tieForgiving=on"] {
        let options = Options::from_text(options).unwrap();
        for players in [
            "middle easy",
            "gentle strong fair",
            "strong middle easy random good gentle",
        ] {
            let players: Vec<Player> = players.split(' ').map(|word| word.parse().unwrap()).collect();
            playout::<Diavolo, _>(&Arc::new(()), &options, &players, &mut rng).unwrap();
        }
    }
}
