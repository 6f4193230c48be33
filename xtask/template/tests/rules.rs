//! Each rule of RULES.md, by its id, on a desk that plays lines of text.

use std::sync::Arc;

use ludo::{Player, Settings, Strength, desk::Desk, playout, proves};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use summit::{Card, Options, Summit};

/// Two players with two cards each: 5 and 20 for the first, 9 and 1 for the second.
fn dealt() -> Desk<Summit> {
    Desk::opening("hand=2", 2).play("* 5; * 9; * 20; * 1")
}

#[test]
fn summit_1_every_card_is_there_once() {
    assert_eq!(Card::all().count(), 24);
    let desk = Desk::<Summit>::opening("", 2).play("* 7");
    desk.refuses("* 7", "SUMMIT-1", "not-there");
    assert!("25".parse::<Card>().is_err() && "07".parse::<Card>().is_err());
}

#[test]
fn summit_2_hands_are_dealt_and_hidden() {
    let _proof = proves!["SUMMIT-2"];
    let desk = dealt();
    assert_eq!(desk.view_of(1).mine.len(), 2);
    assert_eq!((desk.view().mine, desk.view().hands), (vec![], vec![2, 2]));
    assert_eq!(desk.told_to_seat(1)[2], r#"{"type":"drew","seat":1,"card":20}"#);
    assert_eq!(desk.told()[2], r#"{"type":"drew","seat":1,"card":null}"#);
    Desk::<Summit>::refuses_opening("", 5, "SUMMIT-2", "seats");
}

#[test]
fn summit_3_and_4_who_is_awaited_plays_a_card_of_her_own() {
    let desk = dealt();
    desk.refuses("2 play 9", "SUMMIT-3", "not-your-turn");
    desk.refuses("1 play 9", "SUMMIT-4", "not-held");
    assert_eq!(desk.play("1 play 5").turn(), 2);
}

#[test]
fn summit_5_the_highest_card_takes_the_round_and_begins_the_next() {
    let _proof = proves!["SUMMIT-5"];
    let desk = dealt().play("1 play 5; 2 play 9");
    assert_eq!(desk.last_told(), r#"{"type":"took","seat":2}"#);
    assert_eq!(desk.turn(), 2);
}

#[test]
fn summit_6_most_rounds_win() {
    let _proof = proves!["SUMMIT-6"];
    let desk = dealt().play("1 play 5; 2 play 9; 2 play 1");
    assert!(!desk.is_over());
    let desk = desk.play("1 play 20");
    assert_eq!(desk.ranks(), [1, 1], "one round each");
    desk.refuses("1 play 20", "SUMMIT-6", "over");
}

#[test]
fn the_strong_bot_beats_the_gentle_one() {
    let options = Options::from_text("hand=6").expect("an option of the rules");
    let players = [Strength::Strong, Strength::Gentle].map(Player::Bot);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut rounds = [0, 0];
    for _ in 0..50 {
        let game = playout::<Summit, _>(&Arc::new(()), &options, &players, &mut rng).expect("two can play");
        rounds[0] += game.scores[0];
        rounds[1] += game.scores[1];
    }
    assert!(rounds[0] > rounds[1] + 20, "{rounds:?}");
}
