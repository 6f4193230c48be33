//! Looking back: what could be known of the hands.

use domino::{Action, Domino};
use ludo::{Asked, Care, Hosted, Seat, Weighed, desk::Desk};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// What seat 1 did there, beside what she could have done.
fn weighed(options: &str, position: &str, done: &str) -> Option<Weighed<Action>> {
    let desk = Desk::<Domino>::at(options, 2, position);
    let asked = Asked {
        kit: &Default::default(),
        view: &desk.view_of(1),
        seat: Seat::from_index(0),
        done: &done.parse().expect("an act"),
        care: Care::Thorough,
    };
    let coach = Domino::COACH.expect("somebody can tell");
    coach.weigh(&asked, &mut ChaCha8Rng::seed_from_u64(1))
}

/// Seat 2 has shown that it has no 3.
#[test]
fn what_could_be_known_of_a_hand_is_said() {
    let position = "turn 1 play / 1 0 3-5 2-5 1-1 / 2 0 4-5 0-0 4-4 lacks 3:0 \
                    / chain 6-6 <2-6 >3-6 / passes 0 / played 0";
    let told = weighed("game=traditional", position, "lay 2-5 left").expect("two places");
    let also: Vec<String> = told.also.iter().map(ToString::to_string).collect();
    assert_eq!(also, ["domino-review-lacks name=seat 2 numbers=[3]"]);
}

/// Across the end of a double that lies flat a domino stands surely; further out it hangs over the edge.
#[test]
fn a_daring_placement_is_weighed_beside_the_surest() {
    let position = "turn 1 play / 1 0 1-6 2-6 / 2 0 4-6 3-3 / built 6-6@0,0,0,h / passes 0 / played 0";
    let places: Vec<Weighed<Action>> = Desk::<Domino>::at("game=challenge", 2, position)
        .legal()
        .iter()
        .map(|place| weighed("game=challenge", position, &place.to_string()).expect("there are several places"))
        .collect();
    assert!(places.len() > 1);
    let best = places.iter().map(|place| place.done).fold(0.0, f64::max);
    for place in &places {
        assert!(place.most >= best - 1e-9, "beside the surest: {place:?}");
        assert!((0.0..=1.0).contains(&place.done), "a chance: {place:?}");
    }
}
