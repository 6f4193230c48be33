//! Positions that are set up by hand: what cannot be is refused by its rule, and what is accepted can be played on.

use std::sync::{Arc, LazyLock};

use diamino::{Diamino, Kit, Options};
use ludo::{Awaits, Entry, Game, ParseError, Sample, Seats, Settings, Tell, laws};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

static KIT: LazyLock<Arc<Kit>> = LazyLock::new(Arc::default);

/// KÉPI lies there, and two more squares that hang on to it; before the deal nothing does.
fn position(hands: &str, rest: &str) -> String {
    let scores = hands.split(' ').map(|_| "0").collect::<Vec<_>>().join(" ");
    let begins = rest.contains("starting") || rest.contains("dealing");
    let board = if begins { "-" } else { "h8K i8E j8P k8I k9L l9A" };
    format!("game 1 / scores {scores} / board {board} / hands {hands} / {rest}")
}

fn set_up(options: &str, seats: usize, position: &str) -> Result<Diamino, ParseError> {
    Diamino::set_up(&KIT, &Options::from_text(options).unwrap(), Seats::new(seats), position)
}

/// Options, hands, the rest of the position, and the rule by which it cannot be.
const IMPOSSIBLE: &[(&str, &str, &str, &str)] = &[
    // Squares on their way back, while nobody exchanges.
    (
        "vote=on",
        "AB CD",
        "back EE / turn 1 0 0 - / words - / vote MOT - - -",
        "DIAMINO-D3",
    ),
    (
        "",
        "AB CD",
        "back EE / turn 1 0 0 - / words - / window - - - k9",
        "DIAMINO-D3",
    ),
    (
        "",
        "AB CD",
        "back EE / turn 1 0 0 - / words - / discarding 1",
        "DIAMINO-D3",
    ),
    (
        "",
        "AB CD",
        "back EE / turn 1 0 0 - / words - / drawing 2 green 0",
        "DIAMINO-D3",
    ),
    (
        "",
        "AB CD",
        "back E / turn 1 0 0 - / words - / drawing 2 exchange",
        "DIAMINO-D3",
    ),
    // More passes than end a game.
    (
        "vote=on",
        "AB CD",
        "back - / turn 1 255 0 - / words - / vote MOT - - -",
        "DIAMINO-AMB-14",
    ),
    (
        "",
        "AB CD",
        "back - / turn 1 2 0 - / words - / window - - - k9",
        "DIAMINO-AMB-14",
    ),
    (
        "",
        "AB CD",
        "back - / turn 1 3 0 - / words - / over blocked",
        "DIAMINO-AMB-14",
    ),
    // There is one K.
    (
        "",
        "- - -",
        "back - / turn 1 0 0 - / words - / starting 1K 2K 3",
        "DIAMINO-P1",
    ),
    // Votes: twice on a word, on none that fits, or where nobody votes.
    (
        "vote=on",
        "AB CD",
        "back - / turn 1 0 0 - / words +MOT !MOT / turn",
        "DIAMINO-AMB-43",
    ),
    (
        "vote=on",
        "AB CD",
        "back - / turn 1 0 0 - / words +MOT / vote MOT - - -",
        "DIAMINO-AMB-43",
    ),
    (
        "vote=on",
        "AB CD",
        "back - / turn 1 0 0 - / words !MOT / vote MOT - - -",
        "DIAMINO-AMB-43",
    ),
    (
        "vote=on",
        "AB CD",
        "back - / turn 1 0 0 - / words - / vote ABCDEFGHIJKLMNOP - - -",
        "DIAMINO-AMB-43",
    ),
    (
        "vote=on",
        "AB CD",
        "back - / turn 1 0 0 - / words +A / turn",
        "DIAMINO-AMB-43",
    ),
    (
        "",
        "AB CD",
        "back - / turn 1 0 0 - / words +MOT / turn",
        "DIAMINO-AMB-43",
    ),
    // Squares laid twice, in no line, or in no order.
    (
        "",
        "AB CD",
        "back - / turn 1 0 0 - / words - / window - - - k9 k9",
        "DIAMINO-AMB-34",
    ),
    (
        "",
        "AB CD",
        "back - / turn 1 0 0 - / words - / window - - - h8 l9",
        "DIAMINO-AMB-34",
    ),
    (
        "",
        "AB CD",
        "back - / turn 1 0 0 - / words - / window - - - k9 j8",
        "DIAMINO-AMB-34",
    ),
    // Hands that would have thirteen, or are empty while it goes on.
    (
        "formula=two",
        "EEEEEEEEEEEE CD",
        "back - / turn 1 0 0 - / words - / window - - - k9",
        "DIAMINO-M1a",
    ),
    (
        "formula=two",
        "EEEEEEEEEE CD",
        "back - / turn 1 0 0 - / words - / drawing 3 refill",
        "DIAMINO-M1a",
    ),
    (
        "",
        "AB -",
        "back - / turn 1 0 0 - / words - / window - - - k9",
        "DIAMINO-F1",
    ),
    (
        "vote=on",
        "- AB",
        "back - / turn 1 0 0 - / words - / vote MOT - - -",
        "DIAMINO-F1",
    ),
    // What this formula does not have.
    (
        "",
        "AB CD",
        "back - / turn 1 0 0 - / words - / drawing 1 refill",
        "DIAMINO-A9",
    ),
    (
        "formula=two",
        "AB CD",
        "back - / turn 1 0 0 - / words - / drawing 1 green 1",
        "DIAMINO-A9",
    ),
    (
        "formula=two",
        "AB CD",
        "back - / turn 1 0 0 - / words - / discarding 1",
        "DIAMINO-E10",
    ),
    (
        "",
        "AB CD",
        "back - / turn 1 0 0 - / words - / over stopped",
        "DIAMINO-S1",
    ),
    // An end that did not happen.
    (
        "",
        "AB CD",
        "back - / turn 1 0 0 - / words - / showing out 1",
        "DIAMINO-F1",
    ),
    (
        "",
        "- CD",
        "back - / turn 2 0 0 - / words - / showing out 1",
        "DIAMINO-F1",
    ),
    ("", "- CD", "back - / turn 1 0 1 - / words - / over out 1", "DIAMINO-F1"),
    (
        "",
        "- -",
        "back - / turn 1 0 0 - / words - / showing out 1",
        "DIAMINO-F1",
    ),
    (
        "",
        "- CD",
        "back - / turn 1 0 0 - / words - / last 2 k9 l9 / showing out 1",
        "DIAMINO-F1",
    ),
    (
        "",
        "- CD",
        "back - / turn 1 0 0 - / words - / showing black 1",
        "DIAMINO-F3",
    ),
    (
        "formula=two",
        "- CD",
        "back - / turn 1 0 0 - / words - / showing out 1",
        "DIAMINO-AMB-24",
    ),
    (
        "",
        "AB CD",
        "back - / turn 1 0 0 - / words - / showing blocked",
        "DIAMINO-AMB-14",
    ),
    (
        "",
        "AB CD",
        "back - / turn 1 1 5 - / words - / over blocked",
        "DIAMINO-AMB-14",
    ),
    (
        "games=2",
        "AB CD",
        "back - / turn 1 2 2 - / words - / over blocked",
        "DIAMINO-AMB-40",
    ),
    // Squares that nobody draws, and devils that nobody covered.
    (
        "",
        "AB CD",
        "back - / turn 1 0 1 - / words - / drawing 2 penalty",
        "DIAMINO-K4",
    ),
    (
        "",
        "AB CD",
        "back - / turn 1 0 0 - / words - / drawing 1 penalty",
        "DIAMINO-K4",
    ),
    (
        "wordCheck=refuse",
        "AB CD",
        "back - / turn 1 0 1 - / words - / drawing 1 penalty",
        "DIAMINO-K4",
    ),
    (
        "",
        "AB CD",
        "back - / turn 1 0 0 - / words - / drawing 1 green 9",
        "DIAMINO-E8",
    ),
    (
        "",
        "AB CD",
        "back - / turn 1 0 0 - / words - / last 1 k9 l9 / drawing 2 green 0",
        "DIAMINO-E8",
    ),
    (
        "",
        "AB CD",
        "back - / turn 1 0 0 - / words - / last 1 k9 l9 / drawing 1 green 1",
        "DIAMINO-E8",
    ),
    (
        "",
        "AB CD",
        "back - / turn 1 0 0 - / words - / last 1 k9 l9 / discarding 1",
        "DIAMINO-E10",
    ),
    (
        "formula=two",
        "ABE CD",
        "back - / turn 1 0 0 - / words - / drawing 8 refill",
        "DIAMINO-M2d",
    ),
    // A window where the house looks after words, or after a move that nobody could make.
    (
        "wordCheck=refuse",
        "AB CD",
        "back - / turn 1 0 0 - / words - / window - - - k9 l9",
        "DIAMINO-AMB-37",
    ),
    (
        "",
        "AB CD",
        "back - / turn 1 0 0 - / words - / window - - - k9",
        "DIAMINO-AMB-34",
    ),
    (
        "",
        "AB CD",
        "back - / turn 1 0 0 - / words - / window - - - h8 j8",
        "DIAMINO-AMB-34",
    ),
    (
        "",
        "AB CD",
        "back - / turn 1 0 0 - / words - / last 1 h8 l9 / turn",
        "DIAMINO-K1",
    ),
    (
        "",
        "AB CD",
        "back - / turn 1 0 0 - / words - / last 1 h8 j8 / turn",
        "DIAMINO-K1",
    ),
    // A time to answer that was over before anything could be laid.
    (
        "",
        "AB CD",
        "back - / turn 1 0 0 - / words - / window - - 0 k9 l9",
        "DIAMINO-AMB-34",
    ),
    (
        "",
        "AB CD",
        "back - / turn 1 0 0 - / words - / window - - 1999 k9 l9",
        "DIAMINO-AMB-34",
    ),
    (
        "vote=on wordCheck=challenge",
        "AB CD EF",
        "back - / turn 1 0 0 - / words - / vote QUOI - 3 999",
        "DIAMINO-AMB-34",
    ),
    // Counts that do not go together.
    ("", "AB CD", "back - / turn 1 1 0 - / words - / turn", "DIAMINO-AMB-14"),
    ("", "AB CD", "back - / turn 1 0 7 - / words - / turn", "DIAMINO-AMB-14"),
    (
        "",
        "AB CD",
        "back - / turn 1 0 255 - / words - / turn",
        "DIAMINO-AMB-14",
    ),
    (
        "",
        "AB CD",
        "back - / turn 1 0 1 - / words - / discarding 1",
        "DIAMINO-AMB-14",
    ),
    ("", "AB CD", "back - / turn 1 0 0 1 / words - / turn", "DIAMINO-AMB-36"),
    ("", "- -", "back - / turn 1 0 1 - / words - / dealing", "DIAMINO-AMB-14"),
    (
        "",
        "- - - -",
        "back - / turn 1 0 0 - / words - / starting 1K 2 3 4",
        "DIAMINO-P4",
    ),
    (
        "vote=on",
        "AB CD",
        "back - / turn 1 0 0 - / words - / turn asked",
        "DIAMINO-AMB-43",
    ),
    (
        "",
        "AB CD",
        "back - / turn 1 0 0 - / words - / lifted 3 / turn",
        "DIAMINO-AMB-44",
    ),
    // In a patience with all squares open none is elsewhere, and nothing is shown at its end.
    (
        "formula=patience",
        "AB",
        "back - / turn 1 0 0 - / words - / turn",
        "DIAMINO-AMB-42",
    ),
    (
        "formula=patience drawnHand=on",
        "AB",
        "back - / turn 1 0 0 - / words - / showing stopped",
        "DIAMINO-S1",
    ),
    (
        "formula=patience drawnHand=on vote=on",
        "AB",
        "back - / turn 1 0 0 - / words +MOT / turn",
        "DIAMINO-AMB-43",
    ),
    (
        "formula=patience drawnHand=on",
        "AB",
        "back - / turn 1 0 1 - / words - / turn",
        "DIAMINO-AMB-14",
    ),
];

#[test]
fn what_cannot_be_is_refused() {
    for (options, hands, rest, rule) in IMPOSSIBLE {
        let position = position(hands, rest);
        let refused = set_up(options, hands.split(' ').count(), &position);
        assert_eq!(refused.map(|_| ()).map_err(|why| why.rule), Err(*rule), "{position}");
    }
}

/// When nobody objects the game goes on from there, and nothing else may lie on a black cell then.
#[test]
fn in_a_window_only_what_was_just_laid_lies_on_a_black_cell() {
    let at = |hands: &str, cells: &str| {
        let board = "board k5M k6I k7D h8K i8E j8P k8I";
        let rest = "back - / turn 1 0 0 - / words - / window - - 2000";
        let position = format!("game 1 / scores 0 0 / {board} / hands {hands} / {rest} {cells}");
        set_up("", 2, &position).map(|_| ()).map_err(|why| why.rule)
    };
    assert_eq!(at("- CD", "k5 k6 k7"), Ok(()), "her last ones");
    assert_eq!(at("AB CD", "k5 k6 k7"), Err("DIAMINO-AMB-34"), "she has some left");
    assert_eq!(at("AB CD", "h8 i8 j8"), Err("DIAMINO-E2"), "it has lain there before");
}

/// Points that nobody has, and numbers at their ends.
#[test]
fn scores_have_bounds() {
    let at = |options: &str, scores: &str| {
        let rest = "back - / turn 1 0 0 - / words - / turn";
        let position = position("AB CD", rest).replace("scores 0 0", &format!("scores {scores}"));
        set_up(options, 2, &position).map(|state| state.scores().to_vec())
    };
    for scores in ["0 -2147483648", "2147483647 0", "1000001 0", "-1000001 0"] {
        let refused = at("formula=two", scores).map_err(|why| why.rule);
        assert_eq!(refused, Err("DIAMINO-AMB-40"), "{scores}");
    }
    assert_eq!(at("formula=two", "0 -1000000"), Ok(vec![0, -1_000_000]));
    // There the count stops, and the game goes on.
    let options = "formula=two wordCheck=refuse";
    let rest = position("AB CD", "back - / turn 1 0 0 - / words - / turn");
    let end = rest.replace("scores 0 0", "scores 1000000 -1000000");
    for seed in 0..3 {
        let over = laws::play_on(set_up(options, 2, &end).unwrap(), 10_000, seed, |state| {
            assert_eq!(set_up(options, 2, &state.position()).as_ref(), Ok(state));
        });
        assert!(over.outcome().is_some() && over.scores()[1] >= -1_000_000);
    }
    // Formula one counts at the end, and a match that has its points is over.
    assert_eq!(at("", "1 0").map_err(|why| why.rule), Err("DIAMINO-F2"));
    let second = |scores: &str| {
        let text = position("AB CD", "back - / turn 1 0 0 - / words - / turn");
        let text = text.replace("game 1 / scores 0 0", &format!("game 2 / scores {scores}"));
        set_up("games=3 target=50", 2, &text)
            .map(|_| ())
            .map_err(|why| why.rule)
    };
    assert_eq!(second("49 0"), Ok(()));
    assert_eq!(second("50 0"), Err("DIAMINO-AMB-40"));
    assert_eq!(second("-1 0"), Err("DIAMINO-F2"));
}

/// What somebody only claims to hold does not wrap round to what there is.
#[test]
fn nobody_holds_more_than_the_box() {
    let many = "A".repeat(100);
    let hands = format!("{many} {many} {}", "A".repeat(66));
    let refused = set_up("", 3, &position(&hands, "back - / turn 1 0 0 - / words - / turn"));
    assert_eq!(refused.map(|_| ()).map_err(|why| why.rule), Err("DIAMINO-G3"));
    let refused = set_up(
        "",
        2,
        &position(
            &format!("{} B", "A".repeat(113)),
            "back - / turn 1 0 0 - / words - / turn",
        ),
    );
    assert_eq!(refused.map(|_| ()).map_err(|why| why.rule), Err("HOUSE-NOTATION"));
}

/// A position outlives the words that it was played with: no list is asked.
#[test]
fn words_are_not_looked_at() {
    let odd = position("AB CD", "back - / turn 1 0 0 - / words - / turn").replace("i8E", "i8Q");
    assert!(set_up("wordCheck=refuse", 2, &odd).is_ok());
}

const POSSIBLE: &[(&str, &str, &str)] = &[
    (
        "vote=on",
        "AB CD EF",
        "back - / turn 1 2 8 3 / words +MOT !TOM / vote QUOI - 3 -",
    ),
    ("", "- CD", "back - / turn 1 1 1 - / words - / window - - - k9 l9"),
    ("", "- CD", "back EE / turn 1 0 5 - / words - / drawing 2 exchange"),
    ("", "AB CD", "back - / turn 1 0 0 - / words - / drawing 2 green 1"),
    ("", "AB CD", "back - / turn 1 0 0 - / words - / discarding 2"),
    (
        "formula=two",
        "EEEEEEEEEE CD",
        "back - / turn 1 0 0 2 / words - / drawing 2 refill",
    ),
    ("", "AB CD", "back - / turn 1 2 6 - / words - / showing blocked"),
    ("", "- - -", "back - / turn 1 0 0 - / words - / starting 1K 2E 3"),
    ("", "- -", "back - / turn 2 0 0 - / words - / dealing"),
];

/// It can be played to its end, and read again at every step.
#[test]
fn what_can_be_is_played_on() {
    for ((options, hands, rest), seed) in POSSIBLE.iter().zip(0..) {
        let seats = hands.split(' ').count();
        let mut state = set_up(options, seats, &position(hands, rest)).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        loop {
            let text = state.position();
            assert_eq!(set_up(options, seats, &text).unwrap(), state, "{text}");
            let entry = match state.awaits() {
                Awaits::Nothing => break,
                Awaits::Chance => Entry::chance(0, state.draw(&mut rng)),
                awaits => {
                    let seat = awaits.who().first().unwrap();
                    Entry::act(0, seat, state.sample(seat, &mut rng))
                }
            };
            let ruling = state
                .judge(&entry)
                .unwrap_or_else(|why| panic!("{entry:?} in {text}: {why:?}"));
            state.apply(ruling, &mut Tell::listening());
        }
    }
}
