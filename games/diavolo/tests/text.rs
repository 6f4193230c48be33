//! Whatever text comes in, the answer is a value or a complaint, never a panic.

use std::sync::Arc;

use diavolo::{Action, Chance, Diavolo, Options};
use ludo::{Game, Seats};
use proptest::prelude::*;

const POSITION: &str = "gems 5 3 0 / fell 0 0 2 / turn 4 of 1 / open 812 odd@0,0 black2@400,0 black3@600,0 black6@800,0 white1@-400,0 white5@-600,0 white6@-800,0 red3@200,0 red5@0,400 red5@0,600 / 2 take red 843 said 790 lag 60";

fn set_up(text: &str) -> Option<Diavolo> {
    Diavolo::set_up(&Arc::new(()), &Options::default(), Seats::new(3), text).ok()
}

#[test]
fn a_position_is_text_and_back() {
    let state = set_up(POSITION).unwrap();
    assert_eq!(state.position(), POSITION);
    for (from, to) in [
        ("gems 5 3 0", "gems 5 3"),
        ("gems 5 3 0", "gems 5 3 00"),
        ("turn 4", "turn 0"),
        ("of 1", "of 3"),
        ("of 1", "of 7"),
        ("open", "level"),
        ("open 812", "open 10000000000000"),
        ("open 812", "open 18446744073709551615"),
        ("open", "opened"),
        ("black2", "black7"),
        ("black2", "blue2"),
        ("2 take", "3 take"),
        ("2 take", "9 take"),
        ("843", "0843"),
        ("843 said 790 lag 60", "10001"),
        ("843 said 790 lag 60", "843 said 843 lag 0"),
        ("red 843 said 790 lag 60", "red"),
    ] {
        assert_eq!(set_up(&POSITION.replace(from, to)), None, "{from} → {to}");
    }
}

#[test]
fn actions_have_one_form() {
    for text in [
        "throw",
        "take grey",
        "take red 0",
        "take red 843 said 790 lag 60",
        "leave",
        "leave 12",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "take",
        "take blue",
        "take red 01",
        "take red -1",
        "take red 5 said 5 lag 0",
        "throw 3",
        "leave now",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn answers_that_are_turned_up_have_one_form() {
    let text = "up 1 take red 900, 2 leave 450, 3 take grey 843 said 790 lag 60";
    assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
    for wrong in [
        "up",
        "up ",
        "up 1 take red",
        "up 1 throw",
        "up 1 leave 5,2 leave 6",
        "up 9 leave 5",
    ] {
        assert!(wrong.parse::<Chance>().is_err(), "{wrong}");
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}") {
        let _ = text.parse::<Action>();
        let _ = text.parse::<Chance>();
        let _ = set_up(&text);
    }

    #[test]
    fn almost_a_throw_is_read_or_refused(text in "(odd|gap|near)@-?[0-9]{1,5},[0-9]{1,2}( (black|red|white)[0-9]@[0-9]{1,3},[0-9]{1,5}){0,11}") {
        if let Ok(chance) = text.parse::<Chance>() {
            prop_assert_eq!(chance.to_string().parse::<Chance>(), Ok(chance));
        }
    }

    #[test]
    fn a_damaged_position_is_refused_or_one(at in 0..POSITION.len(), with in "[ /0-9a-z@,-]") {
        let mut damaged = POSITION.to_owned();
        damaged.replace_range(at..=at, &with);
        if let Some(state) = set_up(&damaged) {
            prop_assert_eq!(set_up(&state.position()), Some(state));
        }
    }
}
