//! Each rule of RULES.md, by its id.

use std::sync::Arc;

use ludo::{Awaits, Entry, Game, Player, Seat, Seats, Settings, Strength, Tell, Viewer, Violation, playout};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use summit::{Action, Card, Event, Options, Summit};

const ZOE: Seat = Seat::from_index(0);
const PIP: Seat = Seat::from_index(1);

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

/// Says what follows from an entry, or by which rule it is refused.
fn then(game: &mut Summit, entry: Entry<Summit>) -> Result<Vec<Event>, &'static str> {
    let ruling = game.ruling(&entry).map_err(|refused| refused.rule())?;
    let mut tell = Tell::listening();
    game.apply(ruling, &mut tell);
    Ok(tell.heard().into_iter().map(|(_, event)| event).collect())
}

fn play(game: &mut Summit, seat: Seat, number: &str) -> Result<Vec<Event>, &'static str> {
    then(game, Entry::act(0, seat, Action::Play(card(number))))
}

/// Two players with two cards each, dealt in this order, Zoé first.
fn dealt(cards: [&str; 4]) -> Summit {
    let options = Options::from_text("hand=2").expect("an option of the rules");
    let mut game = Summit::new(&Arc::new(()), &options, Seats::new(2));
    for dealt in cards {
        assert_eq!(game.awaits(), Awaits::Chance);
        then(&mut game, Entry::chance(0, card(dealt))).expect("it is in the pile");
    }
    game
}

#[test]
fn summit_1_every_card_is_there_once() {
    assert_eq!(Card::all().count(), 24);
    let mut game = Summit::new(&Arc::new(()), &Options::default(), Seats::new(2));
    assert!(then(&mut game, Entry::chance(0, card("7"))).is_ok());
    assert_eq!(then(&mut game, Entry::chance(0, card("7"))), Err("SUMMIT-1"));
    assert!("25".parse::<Card>().is_err() && "07".parse::<Card>().is_err());
}

#[test]
fn summit_2_hands_are_hidden() {
    let game = dealt(["5", "9", "20", "1"]);
    assert_eq!(game.view(Viewer::Seat(ZOE)).mine, [card("5"), card("20")]);
    assert_eq!(game.view(Viewer::Spectator).mine, []);
    assert_eq!(game.view(Viewer::Spectator).hands, [2, 2]);
}

#[test]
fn summit_3_and_4_who_is_awaited_plays_a_card_of_her_own() {
    let mut game = dealt(["5", "9", "20", "1"]);
    assert_eq!(play(&mut game, PIP, "9"), Err("SUMMIT-3"));
    assert_eq!(play(&mut game, ZOE, "9"), Err("SUMMIT-4"));
    let played = Event::Played {
        seat: ZOE,
        card: card("5"),
    };
    assert_eq!(play(&mut game, ZOE, "5"), Ok(vec![played]));
    assert_eq!(game.awaits(), Awaits::seat(PIP));
}

#[test]
fn summit_5_and_6_the_highest_card_takes_the_round_and_most_rounds_win() {
    let mut game = dealt(["5", "9", "20", "1"]);
    play(&mut game, ZOE, "5").expect("her turn");
    let told = play(&mut game, PIP, "9").expect("his turn");
    assert_eq!(told[1], Event::Took { seat: PIP });
    assert_eq!(
        game.awaits(),
        Awaits::seat(PIP),
        "who took the round begins the next one"
    );
    play(&mut game, PIP, "1").expect("his turn");
    assert_eq!(game.outcome(), None);
    play(&mut game, ZOE, "20").expect("her turn");
    let outcome = game.outcome().expect("the hands are empty");
    assert_eq!(outcome.ranks.to_vec(), [1, 1], "one round each");
    assert_eq!(play(&mut game, ZOE, "20"), Err("SUMMIT-6"));
}

#[test]
fn the_strong_bot_beats_the_easy_one() {
    let options = Options::from_text("hand=6").expect("an option of the rules");
    let players = [Strength::Strong, Strength::Easy].map(Player::Bot);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut rounds = [0, 0];
    for _ in 0..50 {
        let game = playout::<Summit, _>(&Arc::new(()), &options, &players, &mut rng).expect("two can play");
        rounds[0] += game.scores[0];
        rounds[1] += game.scores[1];
    }
    assert!(rounds[0] > rounds[1] + 20, "{rounds:?}");
}
