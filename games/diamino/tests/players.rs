//! Players of ours: they keep to the rules to the end, and the strong one is stronger.

use diamino::{Diamino, Options};
use ludo::{Hosted, Player, Settings, Strength, playout};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

#[test]
fn players_of_ours_play_whole_games_of_every_kind() {
    let kit = Diamino::kit();
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let players = [Strength::Strong, Strength::Easy, Strength::Middle].map(Player::Ours);
    for options in ["", "wordCheck=refuse", "formula=two", "formula=two wordCheck=penalise"] {
        let options = Options::from_text(options).unwrap();
        let game = playout::<Diamino, _>(&kit, &options, &players, &mut rng).unwrap();
        assert!(game.turns > 6, "{game:?}");
    }
    let alone = Options::from_text("formula=patience").unwrap();
    let game = playout::<Diamino, _>(&kit, &alone, &players[..1], &mut rng).unwrap();
    assert!(game.scores[0] > 60, "{game:?}");
}

/// In eight games of formula two the strong player is ahead more often than the easy one.
#[test]
fn the_strong_player_beats_the_easy_one() {
    let kit = Diamino::kit();
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let options = Options::from_text("formula=two wordCheck=refuse").unwrap();
    let mut ahead = 0;
    for game in 0..8 {
        let mut players = [Strength::Strong, Strength::Easy].map(Player::Ours);
        players.rotate_left(game % 2);
        let played = playout::<Diamino, _>(&kit, &options, &players, &mut rng).unwrap();
        ahead += u32::from(played.outcome.ranks[game % 2] == 1);
    }
    assert!(ahead >= 6, "ahead in {ahead} of 8");
}
