//! Looking back: the words that were missed, named.

use std::sync::Arc;

use diamino::{Action, Diamino};
use ludo::{Asked, Care, Game, Header, Hosted, Measure, Play, Seat, Seats, Start, Viewer, Weighed};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

const KEPI: &str = "h8K i8E j8P k8I";

/// Two seats, it is the first one's turn.
fn turn(board: &str, hands: &str, phase: &str) -> String {
    format!("game 1 / scores 0 0 / board {board} / hands {hands} / back - / turn 1 0 0 - / words - / {phase}")
}

/// What this seat did there, beside what she could have done.
fn asked(options: &str, position: String, seat: usize, done: &str) -> Option<Weighed<Action>> {
    let alone = options.contains("patience");
    let header = Header {
        game: Diamino::ID.to_owned(),
        edition: Diamino::EDITION,
        options: options.to_owned(),
        seats: Seats::new(if alone { 1 } else { 2 }),
        sitters: Default::default(),
        commitment: None,
        same_luck: false,
        start: Start::Position(position),
    };
    let (kit, seat) = (Arc::<diamino::Kit>::default(), Seat::from_index(seat));
    let play = Play::<Diamino>::open(kit.clone(), header).expect("a position");
    let asked = Asked {
        kit: &kit,
        view: &play.state().view(Viewer::Seat(seat)),
        seat,
        done: &done.parse().expect("an act"),
        care: Care::Thorough,
    };
    let coach = Diamino::COACH.expect("somebody can tell");
    coach.weigh(&asked, &mut ChaCha8Rng::seed_from_u64(1))
}

/// What seat 1 did with this hand; the other seat has seven squares.
fn weighed(options: &str, board: &str, hand: &str, done: &str) -> Weighed<Action> {
    let position = turn(board, &format!("{hand} BCDFGHJ"), "turn");
    asked(options, position, 0, done).expect("there was something to choose")
}

/// What seat 2 says to a word that lies there.
fn answered(options: &str, board: &str, cells: &str, done: &str) -> Weighed<Action> {
    let position = turn(board, "BCDFGHJ AEINRST", &format!("window - - - {cells}"));
    asked(options, position, 1, done).expect("there was something to choose")
}

fn also(weighed: &Weighed<Action>) -> Vec<String> {
    weighed.also.iter().map(ToString::to_string).collect()
}

/// KEPIS, or ES, or whatever: one square that was left, and it fits.
#[test]
fn the_word_that_goes_out_is_named() {
    let told = weighed("", KEPI, "S", "pass");
    assert_eq!((told.done, told.measure), (0.0, Some(Measure::Squares)));
    assert!(
        told.most >= 1.0 && matches!(told.best[..], [Action::Lay(_)]),
        "{told:?}"
    );
    assert_eq!(also(&told), ["diamino-review-out"]);
}

/// Six squares can be laid at once, and she laid two.
#[test]
fn the_word_that_lays_most_is_named() {
    let told = weighed("", "-", "MAISON", "lay AS h8 across");
    assert!(told.most - told.done >= 4.0, "{told:?}");
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
    assert_eq!(told.most, told.done);
    assert_eq!(told.best[0].to_string(), "lay MAISON h8 across");
    assert!(told.also.is_empty());
}

/// With marks a word that covers no devil brings no points; but the hand that is left is a better one, and the end is nearer.
#[test]
fn a_pass_is_no_word() {
    let [passed, laid] = ["pass", "lay KEPIS h8 across"].map(|done| weighed("formula=two", KEPI, "AEIMNORSSTUZ", done));
    assert_eq!((passed.done, passed.measure), (0.0, Some(Measure::Expected)));
    assert!(laid.done > 0.0 && laid.done < laid.most, "{laid:?}");
    assert_eq!(laid.most, passed.most);
}

/// The same word, with the letter or with the joker.
#[test]
fn a_joker_that_is_spent_is_counted() {
    let worths = ["lay KEPIS h8 across", "lay KEPIs h8 across"]
        .map(|done| weighed("formula=two", KEPI, "AEIMNORSTUV?", done).done);
    assert!(worths[0] >= worths[1] + 5.0, "{worths:?}");
}

/// What comes for an exchange nobody knows, and a word could have been laid.
#[test]
fn an_exchange_is_weighed_beside_a_word() {
    let told = weighed("formula=two", KEPI, "AEIMNORSSTUZ", "exchange Z");
    assert!(
        told.done.abs() < told.most && matches!(told.best[..], [Action::Lay(_)]),
        "{told:?}"
    );
    let stuck = asked("", turn(KEPI, "W BCDFHJV", "turn"), 0, "exchange W");
    assert_eq!(stuck, None, "nothing could be laid");
}

/// KEPIX lies there: whoever lets it stand gives away what it brings.
#[test]
fn whoever_lets_a_wrong_word_stand_hears_what_it_cost() {
    let doubted = "wordCheck=challenge";
    let board = format!("{KEPI} l8X");
    let told = answered(doubted, &board, "l8", "accept");
    assert_eq!((told.done, told.best[0].to_string().as_str()), (0.0, "challenge"));
    assert!(told.most >= 1.0, "{told:?}");
    assert!(also(&told).concat().contains("KEPIX"), "{told:?}");
    let told = answered(doubted, &board, "l8", "challenge");
    assert!(
        told.done > told.other && told.best[0].to_string() == "challenge",
        "{told:?}"
    );
    let with_points = answered(&format!("formula=two {doubted}"), &board, "l8", "accept");
    assert!(
        with_points.most >= 5.0,
        "five for everybody else, at least: {with_points:?}"
    );
}

/// A doubt in vain costs a turn, where that was agreed, and nothing where it was not.
#[test]
fn a_doubt_in_vain_costs_what_was_agreed() {
    let board = format!("{KEPI} l8S");
    let doubt = |options: &str| answered(&format!("wordCheck=challenge {options}"), &board, "l8", "challenge");
    let free = doubt("");
    assert_eq!((free.done, free.most), (0.0, 0.0), "{free:?}");
    let dear = doubt("failedChallengePenalty=loseTurn");
    assert!(dear.done < -1.0 && dear.best[0].to_string() == "accept", "{dear:?}");
}

/// Alone, whoever stops or lays what leaves no room hears how far she could have come.
#[test]
fn alone_it_counts_what_can_be_laid_in_the_end() {
    let told = |done: &str| {
        let position = "game 1 / scores 0 / board - / hands AEINRSTLOU / back - / turn 1 0 0 - / words - / turn";
        asked("formula=patience squares=10", position.to_owned(), 0, done)
    };
    let stopped = told("stop").expect("there was something to choose");
    assert_eq!((stopped.done, stopped.measure), (0.0, Some(Measure::Squares)));
    assert_eq!(stopped.most, 10.0, "all of them can be laid: {stopped:?}");
    let laid = told("lay LOUE h8 across").expect("there was something to choose");
    assert!(laid.done >= 4.0 && laid.done <= laid.most, "{laid:?}");
}
