//! Our players: they play by the rules, each strength beats the one below, and the same luck gives the same choice.

use std::sync::Arc;

use diamoniak::{Diamoniak, Options};
use ludo::{Choice, Game, Hosted, Player, Seat, Seats, Settings, Strength, Viewer, laws::is_long, playout};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// The share of games that the first wins against the second, seats changed after every game.
fn share(one: Player, other: Player, games: u32) -> f64 {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let won = (0..games).filter(|game| {
        let swapped = game % 2 == 1;
        let players = if swapped { [other, one] } else { [one, other] };
        let played = playout::<Diamoniak, _>(&Arc::new(()), &Options::default(), &players, &mut rng).unwrap();
        played.outcome.ranks[usize::from(swapped)] == 1
    });
    won.count() as f64 / f64::from(games)
}

#[test]
fn middle_beats_random() {
    let share = share(
        Player::Bot(Strength::Middle),
        Player::Random,
        if is_long() { 10_000 } else { 1_000 },
    );
    assert!(share >= 0.6, "{share}");
}

#[test]
fn strong_beats_middle() {
    // About 78 %: four standard errors below that, for the number that is played here.
    let (games, least) = if is_long() { (10_000, 0.76) } else { (400, 0.7) };
    let share = share(Player::Bot(Strength::Strong), Player::Bot(Strength::Middle), games);
    assert!(share >= least, "{share}");
}

/// Not weaker than chance, and not so strong that a child cannot win.
#[test]
fn gentle_is_about_as_good_as_random() {
    let share = share(
        Player::Bot(Strength::Gentle),
        Player::Random,
        if is_long() { 10_000 } else { 2_000 },
    );
    assert!((0.45..0.66).contains(&share), "{share}");
}

/// A refused act would end the game with an error.
#[test]
fn every_strength_plays_whole_games_of_every_kind() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for options in ["", "diamondsTo=discard fairyProtected=on", "colourReleasedWhenEmpty=on"] {
        let options = Options::from_text(options).unwrap();
        for players in ["gentle good", "easy strong middle", "strong fair gentle random"] {
            let players: Vec<Player> = players.split(' ').map(|word| word.parse().unwrap()).collect();
            let played = playout::<Diamoniak, _>(&Arc::new(()), &options, &players, &mut rng).unwrap();
            assert_eq!(played.outcome.winners().len(), 1);
        }
    }
}

fn advise(position: &str, seat: usize, strength: Strength) -> Option<Choice<diamoniak::Action>> {
    let seats = Seats::new(position.split('/').count() - 3);
    let state = Diamoniak::set_up(&Arc::new(()), &Options::default(), seats, position).unwrap();
    let seat = Seat::from_index(seat - 1);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    Diamoniak::advise(&Arc::new(()), &state.view(Viewer::Seat(seat)), seat, strength, &mut rng)
}

#[test]
fn everyone_buys_the_last_card() {
    let position = "pile b4 g6 y6 d17 f3 w7 / aside / 1 rose 5 d3 / 2 blue 2 r1 / turn 1 start";
    for strength in Strength::ALL {
        let choice = advise(position, 1, strength).unwrap();
        assert_eq!(
            (choice.action.to_string().as_str(), choice.reason),
            ("buy 2", Some("diamoniak-why-buy"))
        );
    }
    assert_eq!(advise(position, 1, Strength::Strong).unwrap().value, Some(1.0));
}

#[test]
fn nobody_gives_her_castle_while_she_has_something_else() {
    let position = "pile r1 b4 g3 y6 d20 f3 w6 / aside w1 / 1 rose 5 g3 / 2 blue 2 / turn 1 witch";
    for strength in [Strength::Middle, Strength::Strong] {
        let choice = advise(position, 1, strength).unwrap();
        assert_eq!(choice.action.to_string(), "give green green green");
        assert_eq!(choice.reason, Some("diamoniak-why-give-others"));
    }
}

/// Drawing from a pile of witches would cost her castle; next turn she can buy the last card.
#[test]
fn strong_stops_before_the_witches() {
    let position = "pile d1 w6 / aside b3 g6 y6 d11 f3 w1 / 1 rose 5 d3 / 2 blue 3 r1 d5 / turn 1 more";
    let choice = advise(position, 1, Strength::Strong).unwrap();
    assert_eq!(choice.action.to_string(), "stop");
    assert_eq!(choice.reason, Some("diamoniak-why-stop-buy-next"));
    let value = choice.value.unwrap();
    assert!((0.0..=1.0).contains(&value), "{value}");
}

#[test]
fn the_same_luck_gives_the_same_choice() {
    let position = "pile r3 b6 g6 y5 d17 f3 w6 / aside d1 w1 / 1 rose 2 y1 / 2 none r1 d2 / turn 1 more";
    for strength in Strength::ALL {
        assert_eq!(advise(position, 1, strength), advise(position, 1, strength));
        assert_eq!(advise(position, 2, strength), None, "it is not her turn");
    }
}
