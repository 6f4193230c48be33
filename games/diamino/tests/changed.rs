//! Positions that somebody wrote by hand: what is accepted can be played on and written down at every step.

use std::sync::{Arc, LazyLock};

use diamino::{Diamino, FULL_HAND, Formula, How, Kit, MOST_POINTS, Options, Phase, Why, WordCheck};
use ludo::{
    Game, Seats, Settings,
    laws::{Changes, Laws, is_long},
};

static KIT: LazyLock<Arc<Kit>> = LazyLock::new(Arc::default);

/// How many sit there, and what they agreed on.
const TABLES: [(usize, &str); 8] = [
    (2, "wordCheck=challenge vote=on"),
    (
        3,
        "wordCheck=challenge vote=on failedChallengePenalty=loseTurn challengeSeconds=0",
    ),
    (4, "wordCheck=refuse games=2 target=60 greenBlocksExit=off"),
    (8, "wordCheck=penalise vote=on blockedWinner=lowestHand"),
    (2, "formula=two wordCheck=challenge"),
    (3, "formula=two wordCheck=refuse wordScore=on board=bord"),
    (1, "formula=patience"),
    (1, "formula=patience drawnHand=on"),
];

#[test]
fn a_changed_position_is_refused_or_as_good_as_any() {
    for ((seats, options), seed) in TABLES.into_iter().zip(1..) {
        let changes = Changes {
            positions: if is_long() { 400 } else { 12 },
            each: 60,
            played: if is_long() { 1 } else { 20 },
            seed,
        };
        let options = Options::from_text(options).unwrap();
        let look = |state: &Diamino| fits_what_lies_there(&options, state);
        let read = Laws::default().check_changed(&KIT, &options, Seats::new(seats), changes, look);
        assert!(
            read > 0,
            "{}: nothing that was changed could be read",
            options.to_text()
        );
    }
}

/// How far the game has come is what the board and the hands say, too.
fn fits_what_lies_there(options: &Options, state: &Diamino) {
    let position = state.position();
    let hand = |seat| state.hand(seat).total();
    let one = options.formula == Formula::One;
    match state.phase() {
        Phase::Showing { how } | Phase::Over { how } => match how {
            How::Out { seat, .. } => assert!(hand(*seat) == 0 && (one || state.reserve() == 0), "{position}"),
            How::Blocked => assert!(state.seats().iter().all(|seat| hand(seat) > 0), "{position}"),
            How::Stopped => assert_eq!(options.formula, Formula::Patience, "{position}"),
        },
        Phase::Drawing { count, why } => {
            assert!(*count <= state.reserve(), "{position}");
            match why {
                Why::Refill => assert!(hand(state.turn()) + count <= FULL_HAND, "{position}"),
                Why::Penalty => assert_eq!(*count, 1, "{position}"),
                Why::Green { .. } => assert!(one, "{position}"),
                Why::Exchange => {}
            }
        }
        Phase::Window { cells, .. } => {
            assert_eq!(options.word_check(), WordCheck::Challenge, "{position}");
            assert!(!cells.is_empty(), "{position}");
        }
        Phase::Discarding { count } => assert!(one && *count <= hand(state.turn()), "{position}"),
        Phase::Starting { .. } | Phase::Dealing => assert_eq!(state.reserve(), 112, "{position}"),
        Phase::Turn { .. } | Phase::Vote { .. } => {
            assert!(state.seats().iter().all(|seat| hand(seat) > 0), "{position}");
        }
    }
    let open = options.formula == Formula::Patience && !options.drawn_hand;
    assert!(!open || state.reserve() == 0, "{position}");
    assert!(
        state.scores().iter().all(|score| score.abs() <= MOST_POINTS),
        "{position}"
    );
}
