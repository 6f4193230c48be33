//! What a place would bring is what it brings.

use std::sync::Arc;

use ludo::{Entry, Game, Hosted, Seats, Settings, Tell};
use serde_json::Value;
use yaminos::{Options, Yaminos};

const CHAIN: &str = "Y0:3/6@Y4 Y1:0/5@Y5 Y2:4/5@Y5 Y3:5/6 Y4:3/5@Y5 Y5:5/5* Y6:6/6@Y0";

fn at(game: &str, position: &str) -> Yaminos {
    let options = Options::from_text(&format!("game={game}")).unwrap();
    Yaminos::set_up(&Arc::default(), &options, Seats::new(2), position).unwrap()
}

/// What it would bring, and what it has brought then: points, or a turn that is worth more.
fn would_and_does(mut state: Yaminos, action: &str) -> (Value, i64) {
    let seat = state.view(ludo::Viewer::Spectator).turn;
    let ruling = state
        .judge(&Entry::act(0, seat, action.parse().unwrap()))
        .expect("it is allowed");
    let would = Yaminos::PREVIEW
        .unwrap()
        .preview(&state, seat, &ruling)
        .expect("laying can be shown");
    let would: Value = serde_json::from_str(would.get()).unwrap();
    let standing = |state: &Yaminos| {
        let view = state.view(ludo::Viewer::Spectator);
        i64::from(view.players[seat.index()].total + if view.turn == seat { view.worth } else { 0 })
    };
    let before = standing(&state);
    state.apply(ruling, &mut Tell::deaf());
    (would, standing(&state) - before)
}

#[test]
fn open_ends_count_at_once() {
    let position = format!("turn 2 lay / round 2 / 1 0 / 2 0 / table {CHAIN} / thrown Y3 casts 0");
    for (game, points) in [("muggins", 0), ("even", 26)] {
        let (would, does) = would_and_does(at(game, &position), "lay Y3 at Y6");
        assert_eq!((&would["points"], does), (&Value::from(points), points), "{game}");
        // It is said, too, what the ends make: that is why.
        assert_eq!(would["makes"], 26, "{game}");
        assert_eq!(would["said"]["id"], "yaminos-would", "{game}");
    }
}

/// In the games in which she lines up what fell, it makes what the turn would be worth.
#[test]
fn what_is_lined_up_makes_what_the_turn_is_worth() {
    let thrown = "table Y0:1/4 Y1:2/3 Y2:1/6 Y3:0/1 Y4:4/4 Y5:1/3 Y6:3/4 / thrown Y0 Y1 Y2 Y3 Y4 Y5 Y6 casts 1";
    for game in ["line", "prog"] {
        let mut state = at(game, &format!("turn 1 lay / 1 0 / 2 0 / {thrown}"));
        let first = Entry::act(0, state.view(ludo::Viewer::Spectator).turn, "lay Y0".parse().unwrap());
        let ruling = state.judge(&first).expect("it is allowed");
        state.apply(ruling, &mut Tell::deaf());
        let before = i64::from(state.view(ludo::Viewer::Spectator).worth);
        let (would, does) = would_and_does(state, "lay Y3 at Y0");
        assert_eq!(would["makes"].as_i64().unwrap(), before + does, "{game}");
        assert_ne!(would["makes"], 0, "{game}");
    }
}
