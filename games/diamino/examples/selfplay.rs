//! How our players do against each other: `cargo run --release -p diamino --example selfplay -- 100`.

use diamino::{Diamino, Options};
use ludo::{Hosted, Player, Settings, Strength, playout};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

fn main() {
    let games: usize = std::env::args()
        .nth(1)
        .and_then(|games| games.parse().ok())
        .unwrap_or(40);
    let kit = Diamino::kit();
    for options in ["wordCheck=refuse", "formula=two wordCheck=refuse"] {
        let chosen = Options::from_text(options).expect("options that exist");
        for pair in [[Strength::Strong, Strength::Middle], [Strength::Middle, Strength::Easy]] {
            let mut rng = ChaCha8Rng::seed_from_u64(1);
            let (mut won, mut lost, mut turns, mut out) = (0, 0, 0, 0);
            for game in 0..games {
                let mut players = pair.map(Player::Ours);
                players.rotate_left(game % 2);
                let played = playout::<Diamino, _>(&kit, &chosen, &players, &mut rng).expect("two can play");
                let ranks = &played.outcome.ranks;
                won += u32::from(ranks[game % 2] < ranks[1 - game % 2]);
                lost += u32::from(ranks[game % 2] > ranks[1 - game % 2]);
                turns += played.turns;
                out += u32::from(played.outcome.how != "blocked");
            }
            let [stronger, weaker] = pair;
            let mean = f64::from(turns) / games as f64;
            println!(
                "{options}: {stronger} beat {weaker} {won}, lost {lost} of {games}; {mean:.1} turns; {out} ended by going out"
            );
        }
    }
}
