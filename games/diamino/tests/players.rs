//! Bots: they keep to the rules to the end, and the strong one is stronger.

use diamino::{Diamino, Event, Options};
use lexicon::Mark;
use ludo::{Awaits, Deed, Entry, Game, Hosted, Player, Seats, Settings, Strength, Tell, Viewer, playout};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

#[test]
fn bots_play_whole_games_of_every_kind() {
    let kit = std::sync::Arc::<diamino::Kit>::default();
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let players = [Strength::Strong, Strength::Easy, Strength::Middle].map(Player::Bot);
    for options in ["", "wordCheck=refuse", "formula=two", "formula=two wordCheck=penalise"] {
        let options = Options::from_text(options).unwrap();
        let game = playout::<Diamino, _>(&kit, &options, &players, &mut rng).unwrap();
        assert!(game.turns > 6, "{game:?}");
    }
    let alone = Options::from_text("formula=patience").unwrap();
    let game = playout::<Diamino, _>(&kit, &alone, &players[..1], &mut rng).unwrap();
    assert!(game.scores[0] > 60, "{game:?}");
}

/// The strong player knows every word; the others lay none that is marked as rare, old, slang or spoken elsewhere, but that
/// the middle one knows all short words.
#[test]
fn weaker_players_lay_common_words() {
    let kit = std::sync::Arc::<diamino::Kit>::default();
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let options = Options::from_text("formula=two wordCheck=refuse").unwrap();
    let mut state = Diamino::new(&kit, &options, Seats::new(2));
    let mut words = 0;
    loop {
        let deed = match state.awaits() {
            Awaits::Nothing => break,
            Awaits::Chance => Deed::Chance(state.draw(&mut rng)),
            Awaits::Seats { who, .. } => {
                let seat = who.first().unwrap();
                let strength = [Strength::Easy, Strength::Middle][seat.index()];
                let view = state.view(Viewer::Seat(seat));
                Deed::Act(
                    seat,
                    Diamino::advise(&kit, &view, seat, strength, &mut rng).unwrap().action,
                )
            }
        };
        let ruling = state.judge(&Entry { at: 0, deed }).unwrap();
        let mut tell = Tell::listening();
        state.apply(ruling, &mut tell);
        for (_, event) in tell.heard() {
            if let Event::Laid { seat, words: laid, .. } = event {
                let entry = kit.lexicon.entry(&laid[0]).unwrap();
                let short = seat.index() == 1 && laid[0].len() <= 4;
                assert!(
                    short || entry.marks.iter().all(|mark| mark == Mark::Familiar),
                    "{}",
                    laid[0]
                );
                words += 1;
            }
        }
    }
    assert!(words > 15, "{words} words");
}

/// In eight games of formula two the strong player is ahead more often than the easy one.
#[test]
fn the_strong_player_beats_the_easy_one() {
    let kit = std::sync::Arc::<diamino::Kit>::default();
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let options = Options::from_text("formula=two wordCheck=refuse").unwrap();
    let mut ahead = 0;
    for game in 0..8 {
        let mut players = [Strength::Strong, Strength::Easy].map(Player::Bot);
        players.rotate_left(game % 2);
        let played = playout::<Diamino, _>(&kit, &options, &players, &mut rng).unwrap();
        ahead += u32::from(played.outcome.ranks[game % 2] == 1);
    }
    assert!(ahead >= 6, "ahead in {ahead} of 8");
}
