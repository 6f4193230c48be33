//! Positions that somebody wrote by hand, and numbers at their ends: what is accepted can be played and written down.

use std::sync::Arc;

use diavolo::{Diavolo, LAST_TURN, Options};
use ludo::{
    Game, Seats, Settings,
    laws::{self, Changes, Laws},
};

const TABLES: [&str; 4] = ["", "orderFirst=3 twoDice=on", "untimed=on", "seconds=3 tieForgiving=on"];

#[test]
fn a_changed_position_is_refused_or_as_good_as_any() {
    let tables = TABLES.iter().flat_map(|text| [2, 3, 6].map(move |seats| (text, seats)));
    for ((text, seats), seed) in tables.zip(1..) {
        let changes = Changes {
            positions: if laws::is_long() { 400 } else { 8 },
            each: 60,
            played: 2,
            seed,
        };
        let options = Options::from_text(text).unwrap();
        let read =
            Laws::<Diavolo>::default().check_changed(&Arc::new(()), &options, Seats::new(seats), changes, |_| {});
        assert!(read > 0, "{text}: nothing that was changed could be read");
    }
}

fn set_up(options: &str, seats: usize, position: &str) -> Result<Diavolo, &'static str> {
    let options = Options::from_text(options).unwrap();
    Diavolo::set_up(&Arc::new(()), &options, Seats::new(seats), position).map_err(|why| why.rule)
}

const DICE: &str = "odd@0,0 black2@400,0 black3@600,0 black6@800,0 white1@-400,0 white5@-600,0 white6@-800,0 red3@200,0 red5@0,400 red5@0,600";

/// It is over when the last ones fall, and not later.
#[test]
fn diavolo_40_an_end_is_in_the_turn_in_which_somebody_fell() {
    for (position, rule) in [
        ("gems 5 0 0 / fell 0 7 6 / turn 9 of 1 / over", "DIAVOLO-40"),
        ("gems 0 0 0 / fell 9 7 6 / turn 9 of 1 / over", "DIAVOLO-40"),
        ("gems 5 0 0 / fell 0 9 7 / turn 9 of 3 / over", "DIAVOLO-AMB-15"),
        ("gems 5 0 0 / fell 0 9 10 / turn 9 of 1 / over", "DIAVOLO-36"),
        ("gems 5 4 0 / fell 0 0 7 / turn 9 of 1 / over", "DIAVOLO-40"),
    ] {
        assert_eq!(set_up("", 3, position).err(), Some(rule), "{position}");
    }
    for position in [
        "gems 5 0 0 / fell 0 9 7 / turn 9 of 2 / over",
        "gems 0 0 0 / fell 9 9 6 / turn 9 of 1 / over",
    ] {
        assert_eq!(
            set_up("", 3, position).map(|state| state.position()),
            Ok(position.to_owned())
        );
    }
}

/// Stamps in a position are such as a hand and a line can bring about.
#[test]
fn diavolo_amb_11_a_position_has_stamps_that_can_be() {
    let open = |stamp: &str| format!("gems 5 5 / fell 0 0 / turn 1 of 1 / open 812 {DICE} / 1 take red {stamp}");
    for stamp in [
        "149",
        "0",
        "4294967295",
        "900 said 0 lag 701",
        "900 said 0 lag 4294967295",
    ] {
        assert!(set_up("", 2, &open(stamp)).is_err(), "{stamp}");
    }
    for stamp in ["150", "10000", "900 said 0 lag 700", "900 said 4294967295 lag 0"] {
        assert!(set_up("", 2, &open(stamp)).is_ok(), "{stamp}");
    }
    assert!(set_up("untimed=on", 2, &open("4294967295")).is_ok());
    assert!(set_up("untimed=on", 2, &open("4294967296")).is_err());
}

/// Turns are counted up to the last, and the game goes on.
#[test]
fn the_count_of_turns_stops_where_it_is_said() {
    let last = format!("gems 1 1 1 / fell 0 0 0 / turn {LAST_TURN} of 1 / ready");
    for seed in 0..20 {
        let edges = set_up("", 3, &last).unwrap();
        laws::play_on(edges, 4, seed, |state| {
            assert_eq!(set_up("", 3, &state.position()).as_ref(), Ok(state));
        });
    }
    assert_eq!(
        set_up("", 3, &last.replace("65535", "65536")).err(),
        Some("HOUSE-NOTATION")
    );
    let fallen = format!("gems 1 1 0 / fell 0 0 {LAST_TURN} / turn {LAST_TURN} of 1 / ready");
    assert!(set_up("", 3, &fallen).is_ok(), "she fell when nobody counted any more");
}
