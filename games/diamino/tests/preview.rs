//! What a word would do is what it does.

use std::sync::{Arc, LazyLock};

use diamino::{Diamino, Kit, Options};
use ludo::{Deed, Entry, Game, Hosted, Rng, Sample, Seats, Settings, Tell};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::Value;

static KIT: LazyLock<Arc<Kit>> = LazyLock::new(Arc::default);

fn at(options: &str, board: &str, hands: &str) -> Diamino {
    let scores = vec!["0"; hands.split(' ').count()].join(" ");
    let position =
        format!("game 1 / scores {scores} / board {board} / hands {hands} / back - / turn 1 0 0 - / words - / turn");
    let seats = Seats::new(hands.split(' ').count());
    Diamino::set_up(&KIT, &Options::from_text(options).unwrap(), seats, &position).unwrap()
}

fn preview(state: &Diamino, action: &str) -> Value {
    let seat = state.turn();
    let ruling = state
        .judge(&Entry::act(0, seat, action.parse().unwrap()))
        .expect("it is allowed");
    let would = Diamino::PREVIEW
        .unwrap()
        .preview(state, seat, &ruling)
        .expect("laying can be shown");
    serde_json::from_str(would.get()).unwrap()
}

/// KÉPI from Départ runs over the red devil at k8.
#[test]
fn devils_and_points_are_shown_before_they_cost_anything() {
    let kepi = |options| preview(&at(options, "-", "ABEIKP CC"), "lay KEPI h8 across");
    let one = kepi("wordCheck=refuse");
    assert_eq!(
        [&one["reds"], &one["sheds"], &one["left"], &one["points"]],
        [1, 1, 1, 0]
    );
    assert_eq!(one["out"], false);
    let two = kepi("formula=two wordCheck=refuse");
    assert_eq!([&two["points"], &two["takes"], &two["left"]], [10, 10, 12]);
    let counted = kepi("formula=two wordCheck=refuse wordScore=on");
    assert_eq!(counted["points"], 10 + 9 + 1 + 3 + 1);
}

#[test]
fn a_table_that_challenges_hears_nothing_about_words() {
    let would = preview(&at("", "-", "ABEIKP CC"), "lay KABI h8 across");
    assert_eq!(would["words"][0], "KABI");
    assert_eq!(would["glosses"].as_array().map(Vec::len), Some(0));
    let refuse = preview(&at("wordCheck=refuse", "-", "ABEIKP CC"), "lay KEPI h8 across");
    let fashion = &refuse["glosses"][0];
    assert_eq!(fashion["id"], "diamino-definition-about");
    assert_eq!(fashion["args"]["definition"]["args"]["spelling"], "képi");
}

/// One thing happens, at random; what it was shown to do, if it was laying.
fn step(state: &mut Diamino, rng: &mut impl Rng) -> Option<Value> {
    let deed = match state.awaits().who().first() {
        None => Deed::Chance(state.draw(rng)),
        Some(seat) => Deed::Act(seat, state.sample(seat, rng)),
    };
    let ruling = state.judge(&Entry { at: 0, deed }).expect("a sample is fit");
    let would = Diamino::PREVIEW.unwrap().preview(state, state.turn(), &ruling);
    state.apply(ruling, &mut Tell::deaf());
    would.map(|would| serde_json::from_str(would.get()).unwrap())
}

/// In games at random: the points and the squares that are left are what was shown.
fn follow(options: &str, rng: &mut impl Rng) -> usize {
    let options = Options::from_text(options).unwrap();
    let mut state = Diamino::new(&KIT, &options, Seats::new(3));
    let mut laid = 0;
    while state.outcome().is_none() {
        let (seat, before) = (state.turn(), state.scores());
        let Some(would) = step(&mut state, rng) else { continue };
        laid += 1;
        for other in state.seats().iter() {
            let told = if other == seat { "points" } else { "others" };
            let gained = state.scores()[other.index()] - before[other.index()];
            assert_eq!(would[told], gained, "{}", state.position());
        }
        while would["out"] == false && state.turn() == seat && state.outcome().is_none() {
            step(&mut state, rng);
        }
        assert_eq!(would["left"], state.hand(seat).total(), "{}", state.position());
    }
    laid
}

#[test]
fn what_is_shown_is_what_comes() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let variants = [
        "wordCheck=refuse",
        "formula=two wordCheck=refuse",
        "formula=two wordCheck=refuse wordScore=on",
    ];
    let laid: usize = variants.iter().map(|options| follow(options, &mut rng)).sum();
    assert!(laid > 30, "{laid}");
}
