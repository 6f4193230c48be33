//! Looking back: the words that were missed, named.

use std::sync::Arc;

use diamino::{Action, Diamino};
use ludo::{Asked, Care, Game, Header, Hosted, Measure, Play, Seat, Seats, Start, Viewer, Weighed};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

const KEPI: &str = "h8K i8E j8P k8I";

/// What seat 1 did with this hand, beside what she could have done; the other seat has seven squares.
fn weighed(options: &str, board: &str, hand: &str, done: &str) -> Weighed<Action> {
    let position =
        format!("game 1 / scores 0 0 / board {board} / hands {hand} BCDFGHJ / back - / turn 1 0 0 - / words - / turn");
    let header = Header {
        game: Diamino::ID.to_owned(),
        edition: Diamino::EDITION,
        options: options.to_owned(),
        seats: Seats::new(2),
        sitters: Default::default(),
        commitment: None,
        same_luck: false,
        start: Start::Position(position),
    };
    let (kit, seat) = (Arc::<diamino::Kit>::default(), Seat::from_index(0));
    let play = Play::<Diamino>::open(kit.clone(), header).expect("a position");
    let asked = Asked {
        kit: &kit,
        view: &play.state().view(Viewer::Seat(seat)),
        seat,
        done: &done.parse().expect("an act"),
        care: Care::Thorough,
    };
    let coach = Diamino::COACH.expect("somebody can tell");
    let weighed = coach.weigh(&asked, &mut ChaCha8Rng::seed_from_u64(1));
    weighed.expect("there was something to choose")
}

fn also(weighed: &Weighed<Action>) -> Vec<String> {
    weighed.also.iter().map(ToString::to_string).collect()
}

/// KEPIS, or ES, or whatever: one square that was left, and it fits.
#[test]
fn the_word_that_goes_out_is_named() {
    let told = weighed("", KEPI, "S", "pass");
    assert_eq!((told.done, told.most, told.measure), (0.0, 1.0, Some(Measure::Squares)));
    assert!(matches!(told.best[..], [Action::Lay(_)]), "{told:?}");
    assert_eq!(also(&told), ["diamino-review-out"]);
}

/// Six squares can be laid at once, and she laid two.
#[test]
fn the_word_that_lays_most_is_named() {
    let told = weighed("", "-", "MAISON", "lay AS h8 across");
    assert_eq!((told.done, told.most), (2.0, 6.0));
    let [Action::Lay(lay)] = &told.best[..] else {
        panic!("{told:?}")
    };
    assert_eq!(lay.word.len(), 6, "{told:?}");
    assert_eq!(also(&told), ["diamino-review-out"], "nothing is longer");
}

/// Who does the best that there is hears so, and of nothing that she missed.
#[test]
fn who_laid_most_has_missed_nothing() {
    let told = weighed("", "-", "MAISON", "lay MAISON h8 across");
    assert_eq!((told.done, told.most), (6.0, 6.0));
    assert_eq!(told.best[0].to_string(), "lay MAISON h8 across");
    assert!(told.also.is_empty());
}
