//! What Diamino says: which sentence, with what in it. The words themselves are for the texts.

use std::sync::{Arc, LazyLock};

use diamino::{BOX, Diamino, Event, Fault, Gloss, How, Kit, Lot, Options, Shown, Wrong};
use ludo::{Entry, Game, Said, Seat, Seats, Settings, Tell, Tells, Viewer};

static KIT: LazyLock<Arc<Kit>> = LazyLock::new(Arc::default);

fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

/// KÉPI lies there; the last part of the position says how far things are.
fn at(options: &str, hands: &str, turn: u8, phase: &str) -> Diamino {
    let scores = vec!["0"; hands.split(' ').count()].join(" ");
    let board = "h8K i8E j8P k8i";
    // Alone, all that does not lie there is hers.
    let rest = BOX.tiles.without("EKP?".parse().unwrap()).unwrap().to_string();
    let hands = if options == "formula=patience" { &rest } else { hands };
    let position = format!(
        "game 1 / scores {scores} / board {board} / hands {hands} / back - / turn {turn} 0 0 - / words - / {phase}"
    );
    let seats = Seats::new(hands.split(' ').count());
    Diamino::set_up(&KIT, &Options::from_text(options).unwrap(), seats, &position).unwrap()
}

fn act(game: &mut Diamino, by: u8, action: &str) {
    let ruling = game.judge(&Entry::act(0, seat(by), action.parse().unwrap())).unwrap();
    game.apply(ruling, &mut Tell::deaf());
}

fn said(said: Option<Said>) -> String {
    said.map(|said| said.to_string()).unwrap_or_default()
}

#[test]
fn every_event_is_told() {
    let (seat, word) = (seat(2), "KEPU".to_owned());
    let words = vec!["KEPI".to_owned(), "AS".to_owned()];
    let lots = vec![Lot { seat, letter: Some(0) }, Lot { seat, letter: None }];
    let fault = |word: &str, why| Fault {
        word: word.to_owned(),
        why,
    };
    let squares = vec![Shown {
        cell: 112,
        letter: "K".to_owned(),
        joker: false,
    }];
    let (out, black) = (How::Out { seat, black: false }, How::Out { seat, black: true });
    let covered = Event::Covered {
        seat,
        greens: 0,
        reds: 2,
        black: true,
    };
    let lyon = vec![fault("LYON", Wrong::ProperNoun)];
    let two = vec![fault("LYON", Wrong::ProperNoun), fault("KEPU", Wrong::Unknown)];
    let told = [
        (
            Event::Lots { lots },
            "lots lots=[(diamino-lot letter=A name=seat 2), (diamino-lot letter=(diamino-tile-joker) name=seat 2)]",
        ),
        (Event::Begins { seat }, "begins name=seat 2"),
        (Event::Dealt { each: 12 }, "dealt n=12"),
        (
            Event::Got {
                seat,
                tiles: "AE?".into(),
            },
            "got name=seat 2 tiles=A E ?",
        ),
        (Event::Took { seat, count: 2 }, "took n=2 name=seat 2"),
        (
            Event::Laid {
                seat,
                squares,
                words: words.clone(),
                at: "h8".into(),
                down: false,
            },
            "laid-more lies=(diamino-lies cell=H8 way=across word=KEPI) name=seat 2 words=[AS]",
        ),
        (Event::Accepted { seat }, "accepted name=seat 2"),
        (Event::Challenged { seat }, "challenged name=seat 2"),
        (Event::Began { seat }, "began name=seat 2"),
        (Event::Stands { words }, "stands words=[KEPI, AS]"),
        (
            Event::Withdrawn { seat, words: lyon },
            "withdrawn name=seat 2 why=(diamino-refusal-proper-noun word=LYON)",
        ),
        (
            Event::Withdrawn { seat, words: two },
            "withdrawn name=seat 2 why=(diamino-sentences one=(diamino-refusal-proper-noun word=LYON) other=(diamino-refusal-unknown-word word=KEPU))",
        ),
        (
            covered,
            "covered name=seat 2 what=[(diamino-reds n=2), (diamino-black)]",
        ),
        (Event::Scored { seat, points: 10 }, "scored n=10 name=seat 2"),
        (Event::Scored { seat, points: -7 }, "lost n=7 name=seat 2"),
        (Event::Exchanged { seat, count: 3 }, "exchanged n=3 name=seat 2"),
        (Event::Passed { seat }, "passed name=seat 2"),
        (Event::Skipped { seat }, "skipped name=seat 2"),
        (Event::Discarded { seat, count: 1 }, "discarded n=1 name=seat 2"),
        (
            Event::Asked {
                seat,
                word: word.clone(),
            },
            "asked name=seat 2 word=KEPU",
        ),
        (Event::Voted { seat }, "voted name=seat 2"),
        (
            Event::Decided {
                word: word.clone(),
                admitted: true,
            },
            "admitted word=KEPU",
        ),
        (Event::Decided { word, admitted: false }, "turned-down word=KEPU"),
        (Event::Lifted { cells: vec![112] }, "lifted n=1"),
        (Event::Ended { how: out }, "out name=seat 2"),
        (Event::Ended { how: black }, "out-black name=seat 2"),
        (Event::Ended { how: How::Blocked }, "blocked"),
        (Event::Ended { how: How::Stopped }, "stopped"),
        (
            Event::Hands {
                hands: vec!["-".into(), "AE?".into()],
                values: vec![0, 2],
            },
            "hands hands=[(diamino-lot letter=A E ? name=seat 2)]",
        ),
        (Event::NextGame { game: 2 }, "next-game game=2"),
    ];
    for (event, sentence) in told {
        assert_eq!(said(Diamino::told(&event)), format!("diamino-event-{sentence}"));
    }
    assert_eq!(Diamino::told(&Event::Turn { seat }), Some(Said::turn(seat)));
    let empty = Event::Hands {
        hands: vec!["-".into(); 2],
        values: vec![0; 2],
    };
    assert_eq!(Diamino::told(&empty), None, "nobody holds anything");
}

#[test]
fn every_action_is_called_by_what_it_does() {
    let view = at("", "AELS? EN", 1, "turn").view(Viewer::Seat(seat(1)));
    for (action, sentence) in [
        ("lay KEPI h8 across", "lay cell=H8 way=across word=KEPI"),
        ("lay KePi h8 down", "lay-joker cell=H8 jokers=[E, I] way=down word=KEPI"),
        ("exchange AE?", "exchange tiles=A E ?"),
        ("pass", "pass"),
        ("accept", "accept"),
        ("challenge", "challenge"),
        ("begin", "begin"),
        ("ask KEPU", "ask word=KEPU"),
        ("yes", "yes"),
        ("no", "no"),
        ("discard E", "discard tiles=E"),
        ("lift h8 i8", "lift"),
        ("stop", "stop"),
    ] {
        let called = Diamino::called(&view, &action.parse().unwrap());
        assert_eq!(called.to_string(), format!("diamino-action-{sentence}"));
    }
}

/// KEPI lies across from h8: what is new begins behind it, above it, or not at all.
#[test]
fn a_hint_of_a_word_tells_where_and_then_its_first_letter() {
    let view = at("", "AELS? EN", 1, "turn").view(Viewer::Seat(seat(1)));
    let bits = |action: &str| {
        Diamino::bits(&view, &action.parse().unwrap())
            .iter()
            .map(Said::to_string)
            .collect::<Vec<_>>()
    };
    let both = |first: &str, at: &str| {
        [
            format!("diamino-hint-where {at}"),
            format!("diamino-hint-first {first}"),
        ]
    };
    assert_eq!(
        bits("lay KEPIS h8 across"),
        both("cell=L8 letter=S way=across", "cell=L8 way=across")
    );
    assert_eq!(
        bits("lay sA i7 down"),
        both("cell=I7 letter=S way=down", "cell=I7 way=down")
    );
    assert_eq!(bits("exchange A"), [""; 0]);
}

/// What seat 1, seat 2 and someone looking on are asked, or wait for.
#[track_caller]
fn asks(game: &Diamino, expected: [&str; 3]) {
    let eyes = [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator];
    let prompts = eyes.map(|viewer| said(Diamino::prompt(&game.view(viewer), viewer)));
    assert_eq!(prompts, expected);
}

#[test]
fn everybody_is_told_what_is_awaited() {
    let turn = "event-turn name=seat 1";
    let draw = "diamino-prompt-draw";
    let options = Options::from_text("").unwrap();
    asks(&Diamino::new(&KIT, &options, Seats::new(2)), [draw; 3]);
    let mut game = at("vote=on", "AELST EN", 1, "turn");
    asks(&game, ["diamino-prompt-turn", turn, turn]);

    act(&mut game, 1, "lay AS h7 across");
    let laid = "name=seat 1 words=(diamino-words-more n=2 word=AS)";
    let seconds = "name=seat 1 seconds=20 words=(diamino-words-more n=2 word=AS)";
    asks(
        &game,
        [
            "diamino-prompt-window-wait",
            &format!("diamino-prompt-window {seconds}"),
            &format!("diamino-prompt-window-others {laid}"),
        ],
    );

    let mut vote = at("vote=on", "AELST EN TT", 1, "turn");
    act(&mut vote, 1, "ask KEPU");
    let wait = "diamino-prompt-vote-wait word=KEPU";
    asks(&vote, [wait, "diamino-prompt-vote name=seat 1 word=KEPU", wait]);
    act(&mut vote, 2, "yes");
    asks(&vote, [wait, "diamino-prompt-answered", wait]);

    asks(
        &at("", "AELST EN", 1, "discarding 2"),
        ["diamino-prompt-discard n=2", turn, turn],
    );
    let mut alone = at("formula=patience", "AELST", 1, "turn");
    asks(&alone, ["diamino-prompt-alone-more n=4", turn, turn]);
    act(&mut alone, 1, "stop");
    asks(&alone, ["diamino-end-stopped"; 3]);
}

/// For who cannot see it: words and where they lie, who holds what, and of one's own hand every letter.
#[test]
fn the_table_can_be_read_row_by_row() {
    let view = at("games=3", "AEE? EN", 1, "turn").view(Viewer::Seat(seat(1)));
    let rows: Vec<String> = Diamino::rows(&view)
        .iter()
        .map(|row| {
            let pieces: Vec<String> = row.pieces.iter().map(Said::to_string).collect();
            format!("{} | {}", row.said, pieces.join(" | "))
        })
        .collect();
    assert_eq!(
        rows,
        [
            "diamino-board | diamino-lies cell=H8 way=across word=KEPI",
            "diamino-game-of game=1 of=3 target=0 | ",
            "diamino-place name=seat 1 what=[(diamino-tiles n=4), (score n=0)] | diamino-tile letter=A n=1 | diamino-tile-stack count=2 tile=(diamino-tile letter=E n=1) | diamino-tile-joker",
            "diamino-place name=seat 2 what=[(diamino-tiles n=2), (score n=0)] | ",
            "diamino-reserve n=102 | ",
        ]
    );
}

#[test]
fn alone_the_letters_on_the_board_are_the_score() {
    let score = |options| Diamino::score(&Options::from_text(options).unwrap(), 2).to_string();
    assert_eq!(score("formula=patience"), "diamino-score-laid n=2");
    assert_eq!(score(""), "score n=2");
}

/// One game without points ends without them: in words, and in what is told.
#[test]
fn without_points_what_is_left_is_told() {
    let stands = |options: &str, phase: &str, hands: &str, number: u8| {
        let view = at(options, hands, 1, phase).view(Viewer::Spectator);
        Diamino::stands(&view, seat(number), Said::new("score")).to_string()
    };
    assert_eq!(stands("", "over out 1", "- EN", 1), "diamino-left n=0");
    assert_eq!(stands("", "over out 1", "- EN", 2), "diamino-left n=2");
    assert_eq!(stands("games=3", "turn", "A EN", 2), "score");
    assert_eq!(stands("formula=two", "turn", "A EN", 2), "score");
    let lightest = "blockedWinner=lowestHand";
    assert_eq!(stands(lightest, "turn", "A EN", 2), "diamino-left n=2");
    let mut blocked = at(lightest, "A EN", 1, "turn");
    act(&mut blocked, 1, "pass");
    act(&mut blocked, 2, "pass");
    let hands = "show A EN".parse().unwrap();
    let ruling = blocked.judge(&Entry::chance(0, hands)).unwrap();
    blocked.apply(ruling, &mut Tell::deaf());
    let left = Diamino::stands(&blocked.view(Viewer::Spectator), seat(2), Said::new("score"));
    assert_eq!(left.to_string(), "diamino-left-worth n=2 value=2");
    let place = |options: &str| {
        Diamino::rows(&at(options, "A EN", 1, "turn").view(Viewer::Spectator))[1]
            .said
            .to_string()
    };
    assert_eq!(place(""), "diamino-place name=seat 1 what=[(diamino-tiles n=1)]");
}

#[test]
fn a_word_says_what_it_means_and_why_it_does_not_count() {
    let gloss = |word, why| Gloss::of(KIT.lexicon, word, why).said().to_string();
    let kepi = "diamino-definition spelling=képi what=[(diamino-part-noun)]";
    let kepi = format!("diamino-definition-about definition=({kepi}) subjects=[(diamino-option-subject-mode)]");
    assert_eq!(gloss("KEPI", None), kepi);
    let why = "(diamino-refusal-no-verb word=KEPI)";
    let but = format!("diamino-definition-but definition=({kepi}) why={why}");
    assert_eq!(gloss("KEPI", Some(Wrong::NoVerb)), but);
    let aimat = "diamino-definition-of lemma=aimer spelling=aimât what=[(diamino-part-verb)]";
    assert_eq!(gloss("AIMAT", None), aimat);
    assert_eq!(gloss("KEPU", None), "diamino-definition-none word=KEPU", "voted in");
    let lyon = "diamino-refusal-proper-noun word=LYON";
    assert_eq!(gloss("LYON", Some(Wrong::ProperNoun)), lyon);
}
