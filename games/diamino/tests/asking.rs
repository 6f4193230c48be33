//! What a page asks before anything is laid: why letters make no word, and what may be done at all.

use std::sync::{Arc, LazyLock};

use diamino::{Action, BOX, Diamino, Kit, Options};
use ludo::{Entry, Game, ParseError, Seat, Seats, Settings, Viewer, Violation};

static KIT: LazyLock<Arc<Kit>> = LazyLock::new(Arc::default);

/// KÉPI lies there from h8 to k8, and it is seat 1's turn.
fn table(options: &str, hands: &str, phase: &str) -> Diamino {
    let scores = vec!["0"; hands.split(' ').count()].join(" ");
    let board = "h8K i8E j8P k8I";
    // Alone, all that does not lie there is hers.
    let rest = BOX.tiles.without("EIKP".parse().unwrap()).unwrap().to_string();
    let hands = if options == "formula=patience" { &rest } else { hands };
    let position =
        format!("game 1 / scores {scores} / board {board} / hands {hands} / back - / turn 1 0 0 - / words - / {phase}");
    let seats = Seats::new(hands.split(' ').count());
    Diamino::set_up(&KIT, &Options::from_text(options).unwrap(), seats, &position).unwrap()
}

fn refusal(game: &Diamino, seat: u8, asked: &str) -> String {
    let action: Action = asked.parse().unwrap();
    assert_eq!(action.to_string(), asked);
    let seat = Seat::from_number(seat).unwrap();
    let refused = game.ruling(&Entry::act(0, seat, action)).expect_err(asked);
    format!("{} {}", refused.rule(), refused.id().trim_start_matches("diamino-"))
}

/// DIAMINO-C3, DIAMINO-AMB-3
#[test]
fn letters_that_make_no_word_hear_why() {
    let game = table("", "AELS? EN", "turn");
    for (asked, rule) in [
        ("lay", "DIAMINO-B7 refusal-lay-nothing"),
        ("lay A h9 E i10", "DIAMINO-C3 refusal-crooked"),
        ("lay A h9 E i9 L i10", "DIAMINO-C3 refusal-crooked"),
        ("lay A h9 E j9", "DIAMINO-AMB-3 refusal-gap"),
        ("lay A h7 E h10", "DIAMINO-AMB-3 refusal-gap"),
        ("lay A g8 S l8", "DIAMINO-C1 refusal-not-whole"), // what lies between fills the line: it is to be written in full
        ("lay A h9 A i10", "DIAMINO-B6 refusal-not-in-hand"),
        ("lay z h9 S j10", "DIAMINO-C3 refusal-crooked"), // a joker stands for anything
        ("lay A p8", "DIAMINO-G8 refusal-outside"),
        ("lay A o16", "DIAMINO-G8 refusal-outside"),
    ] {
        assert_eq!(refusal(&game, 1, asked), rule, "{asked}");
    }
    // Whoever is not to play learns nothing of what the other one holds (DIAMINO-AMB-41).
    for asked in [
        "lay",
        "lay Z h9",
        "lay AS h7 across",
        "lay ZZ h7 across",
        "exchange Z",
        "exchange A",
    ] {
        assert_eq!(refusal(&game, 2, asked), "DIAMINO-B5 refusal-not-your-turn", "{asked}");
    }
    assert_eq!(refusal(&game, 1, "exchange -"), "DIAMINO-D1 refusal-none-chosen");
    let alone = table("formula=patience", "AELS", "turn");
    assert_eq!(refusal(&alone, 1, "lift"), "DIAMINO-AMB-42 refusal-none-chosen");
}

#[test]
fn a_whole_word_is_no_heap_of_letters() {
    let bad = |text: &str| text.parse::<Action>().map_err(|ParseError { rule, .. }| rule);
    for text in ["lay KEPI h8", "lay A", "lay A h9 E", "lay 1 h9", "lay A h99"] {
        assert_eq!(bad(text), Err("HOUSE-NOTATION"), "{text}");
    }
}

/// DIAMINO-AMB-13, DIAMINO-AMB-42, DIAMINO-AMB-43
#[test]
fn a_view_says_what_can_be_done_on_this_turn() {
    let verbs = |game: &Diamino| game.view(Viewer::Spectator).verbs.join(" ");
    assert_eq!(verbs(&table("", "AE EN", "turn")), "lay exchange pass");
    assert_eq!(
        verbs(&table("vote=on passOnlyIfNoExchange=on", "AE EN", "turn")),
        "lay exchange ask"
    );
    assert_eq!(verbs(&table("", "AE EN", "discarding 1")), "discard");
    assert_eq!(verbs(&table("formula=patience", "AE", "turn")), "lay lift stop");
    assert_eq!(verbs(&table("formula=patience drawnHand=on", "AE", "turn")), "lay stop");
    let opening = Diamino::new(&KIT, &Options::from_text("").unwrap(), Seats::new(2));
    assert_eq!(verbs(&opening), "");
}
