//! Positions that are set up by hand: what cannot be is refused by its rule, and what is accepted can be played on.

use std::sync::{Arc, LazyLock};

use diamino::{Diamino, Kit, Options};
use ludo::{Awaits, Entry, Game, ParseError, Sample, Seats, Settings, Tell};
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
];

#[test]
fn what_cannot_be_is_refused() {
    for (options, hands, rest, rule) in IMPOSSIBLE {
        let position = position(hands, rest);
        let refused = set_up(options, hands.split(' ').count(), &position);
        assert_eq!(refused.map(|_| ()).map_err(|why| why.rule), Err(*rule), "{position}");
    }
}

const POSSIBLE: &[(&str, &str, &str)] = &[
    (
        "vote=on",
        "AB CD EF",
        "back - / turn 1 2 8 3 / words +MOT !TOM / vote QUOI - 3 -",
    ),
    ("", "- CD", "back - / turn 1 1 0 - / words - / window - - - k9 l9"),
    ("", "- CD", "back EE / turn 1 0 5 - / words - / drawing 2 exchange"),
    ("", "AB CD", "back - / turn 1 0 0 - / words - / drawing 2 green 1"),
    ("", "AB CD", "back - / turn 1 0 0 - / words - / discarding 2"),
    (
        "formula=two",
        "EEEEEEEEEE CD",
        "back - / turn 2 0 0 1 / words - / drawing 2 refill",
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
