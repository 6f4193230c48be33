//! Looking back: one thing done well, and never a reproach.

use diamoniak::{Action, Diamoniak};
use ludo::{Asked, Care, Hosted, Seat, Weighed, desk::Desk};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// Rose needs one more; blue has it to sell.
const LAST_PART: &str = "pile b3 g6 y6 d17 f3 w6 / aside w1 / 1 rose 5 d3 / 2 blue 3 r1 / turn 1 start";

fn weighed(position: &str, done: &str) -> Option<Weighed<Action>> {
    let desk = Desk::<Diamoniak>::at("", 2, position);
    let asked = Asked {
        kit: &Default::default(),
        view: &desk.view_of(1),
        seat: Seat::from_index(0),
        done: &done.parse().expect("an act"),
        care: Care::Thorough,
    };
    let coach = Diamoniak::COACH.expect("somebody can tell");
    coach.weigh(&asked, &mut ChaCha8Rng::seed_from_u64(1))
}

/// The castle is whole: nothing could be better, and no figures are told.
#[test]
fn the_last_part_that_was_bought_was_well_done() {
    let bought = weighed(LAST_PART, "buy 2").expect("she could have drawn");
    assert_eq!(bought.best, [Action::Buy(Seat::from_index(1))]);
    assert_eq!((bought.measure, bought.done), (None, 1.0));
    assert!(
        bought.other < 0.9,
        "to draw would have been to trust to luck: {bought:?}"
    );
}

/// Everybody draws most of the time: there is no praise in it, nor blame.
#[test]
fn nothing_is_said_of_a_draw() {
    assert_eq!(weighed(LAST_PART, "draw"), None);
}
