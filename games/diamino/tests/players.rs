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
    let players = [Strength::Strong, Strength::Gentle, Strength::Good].map(Player::Bot);
    for options in ["", "wordCheck=refuse", "formula=two", "formula=two wordCheck=penalise"] {
        let options = Options::from_text(options).unwrap();
        let game = playout::<Diamino, _>(&kit, &options, &players, &mut rng).unwrap();
        assert!(game.turns > 6, "{game:?}");
    }
    let alone = Options::from_text("formula=patience").unwrap();
    let game = playout::<Diamino, _>(&kit, &alone, &players[..1], &mut rng).unwrap();
    assert!(game.scores[0] > 60, "{game:?}");
}

/// The words that these players lay in a game: which seat, and what she made, first the word along her line.
fn laid<const N: usize>(options: &str, strengths: [Strength; N]) -> Vec<(usize, Vec<String>)> {
    let kit = std::sync::Arc::<diamino::Kit>::default();
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let options = Options::from_text(options).unwrap();
    let mut state = Diamino::new(&kit, &options, Seats::new(N));
    let mut words = Vec::new();
    loop {
        let deed = match state.awaits() {
            Awaits::Nothing => return words,
            Awaits::Chance => Deed::Chance(state.draw(&mut rng)),
            Awaits::Seats { who, .. } => {
                let seat = who.first().unwrap();
                let view = state.view(Viewer::Seat(seat));
                let choice = Diamino::advise(&kit, &view, seat, strengths[seat.index()], &mut rng);
                Deed::Act(seat, choice.unwrap().action)
            }
        };
        let ruling = state.judge(&Entry { at: 0, deed }).unwrap();
        let mut tell = Tell::listening();
        state.apply(ruling, &mut tell);
        for (_, event) in tell.heard() {
            if let Event::Laid { seat, words: laid, .. } = event {
                words.push((seat.index(), laid.clone()));
            }
        }
    }
}

/// The strong player knows every word; the others lay none that is marked as rare, old, slang or spoken elsewhere, but for
/// short ones, which all who play learn first.
#[test]
fn weaker_players_lay_common_words() {
    let kit = diamino::Kit::default();
    let words = laid("formula=two wordCheck=refuse", [Strength::Gentle, Strength::Middle]);
    for (_, words) in &words {
        let word = &words[0];
        let entry = kit.lexicon.entry(word).unwrap();
        let short = word.len() <= 4;
        assert!(short || entry.marks.iter().all(|mark| mark == Mark::Familiar), "{word}");
    }
    assert!(words.len() > 15, "{} words", words.len());
}

/// At a children's table even the strong player keeps to words that children know and read, along her line and across it,
/// in company and alone.
#[test]
fn bots_of_a_childrens_table_lay_short_words_that_children_know() {
    let kit = diamino::Kit::default();
    let known: Vec<&str> = include_str!("../data/known.txt").split_whitespace().collect();
    let company = "formula=two wordCheck=refuse childrensTable=on";
    let all = laid(company, [Strength::Strong, Strength::Good]);
    let alone = laid("formula=patience childrensTable=on", [Strength::Strong]);
    for (_, words) in all.iter().chain(&alone) {
        for word in words {
            let entry = kit.lexicon.entry(word).unwrap();
            let is_known = entry.lemmas.iter().any(|lemma| known.contains(&lemma.as_str()));
            assert!(word.len() <= 7 && is_known, "{word} of {words:?}");
        }
    }
    assert!(
        all.len() > 15 && alone.len() > 15,
        "{} and {} words",
        all.len(),
        alone.len()
    );
}

/// In eight games of formula two the strong player is ahead more often than the gentle one.
#[test]
fn the_strong_player_beats_the_gentle_one() {
    let kit = std::sync::Arc::<diamino::Kit>::default();
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let options = Options::from_text("formula=two wordCheck=refuse").unwrap();
    let mut ahead = 0;
    for game in 0..8 {
        let mut players = [Strength::Strong, Strength::Gentle].map(Player::Bot);
        players.rotate_left(game % 2);
        let played = playout::<Diamino, _>(&kit, &options, &players, &mut rng).unwrap();
        ahead += u32::from(played.outcome.ranks[game % 2] == 1);
    }
    assert!(ahead >= 6, "ahead in {ahead} of 8");
}
