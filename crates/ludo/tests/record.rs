//! What a live game accepts can be read, and what can be read is accepted: there is one law for both.

use std::sync::Arc;

use diamoniak::Diamoniak;
use ludo::{Header, LATEST, Line, Note, Part, Place, Play, Record, Seat, Seed, Start, Unvouched, What, Who};

fn whole() -> Record {
    let text = include_str!("../../../games/diamoniak/tests/transcripts/two_and_a_seed.ludo");
    text.parse().expect("a transcript")
}

fn header(rows: &str) -> Header {
    let text = format!("ludo 1\ngame diamoniak 1\nseats 2\n{rows}\n");
    text.parse::<Record>().unwrap_or_else(|wrong| panic!("{wrong}")).header
}

fn notes() -> Vec<Line> {
    let seat = |index| Who::Seat(Seat::from_index(index));
    let notes = [
        Note::Leave,
        Note::Back,
        Note::Late,
        Note::Undo(1),
        Note::Undo(u32::MAX),
        Note::Seed(Seed::from_number(1)),
    ];
    let all = [seat(0), seat(1), seat(7), Who::Chance, Who::Clock].into_iter();
    let said = all.flat_map(|who| notes.clone().map(|note| (who, What::House(note))));
    let times = [0, 1_000_000_000, LATEST, LATEST + 1, u64::MAX];
    said.flat_map(|(who, what)| {
        times.map(|at| Line {
            at,
            who,
            what: what.clone(),
        })
    })
    .collect()
}

/// Every note, by anybody, at any time, twice, before, during and after a game.
#[test]
fn whatever_is_accepted_live_can_be_read() {
    let whole = whole();
    let mut accepted = 0;
    for played in [0, 1, 7, whole.lines.len() - 1, whole.lines.len()] {
        let mut begun = whole.clone();
        begun.lines.truncate(played);
        let play = Play::<Diamoniak>::replay(Arc::default(), &begun).expect("it was played");
        for note in notes() {
            let mut live = play.clone();
            for again in [note.clone(), note] {
                accepted += usize::from(live.push(again).is_ok());
                let record = live.record();
                assert_eq!(record.to_string().parse::<Record>(), Ok(record.clone()));
                assert!(Play::<Diamoniak>::replay(Arc::default(), &record).is_ok());
            }
        }
    }
    assert!(accepted > 20, "{accepted}");
}

#[test]
fn the_seed_is_told_once_in_a_live_game_too() {
    let mut play = Play::<Diamoniak>::replay(Arc::default(), &whole()).expect("it was played");
    let again = whole().lines.pop().expect("it ends with its seed");
    let refusal = play.push(again).expect_err("it has been told");
    assert_eq!(
        (refusal.rule.as_str(), refusal.id.as_str()),
        ("HOUSE-SEED", "refusal-seed-told")
    );
}

#[test]
fn time_ends() {
    let mut play = Play::<Diamoniak>::open(Arc::default(), header("")).expect("it opens");
    let late = |at| Line {
        at,
        .."0 1 draw".parse().expect("a line")
    };
    let refusal = play.push(late(LATEST + 1)).expect_err("nobody lives so long");
    assert_eq!(refusal.rule, "HOUSE-TIME");
    assert!(play.push(late(LATEST)).is_ok());
    assert!(format!("{LATEST} 1 draw").parse::<Line>().is_ok());
    for later in ["10000000000000", "18446744073709551615", "18446744073709551616"] {
        assert!(format!("{later} 1 draw").parse::<Line>().is_err(), "{later}");
    }
}

/// A header that was made, not read, is held to what can be read.
#[test]
fn whatever_opens_can_be_read() {
    let at = "pile b6 g6 y6 d15 f3 w7 / aside / 1 rose 5 d3 / 2 none r1 d2 / turn 1 start";
    let starts = ["", " ", "\n", "\t", "\u{a0}", "\u{202e}"];
    for (before, after) in starts.iter().flat_map(|before| starts.map(|after| (before, after))) {
        let made = Header {
            start: Start::Position(format!("{before}{at}{after}")),
            ..header("")
        };
        let opens = Play::<Diamoniak>::open(Arc::default(), made.clone()).is_ok();
        let record = Record {
            header: made,
            lines: vec![],
        };
        let reads = record.to_string().parse::<Record>() == Ok(record);
        assert!(reads || !opens, "{before:?} {after:?}");
    }
    for spaces in ["  ", "\u{a0}", "\t", "\u{3000}"] {
        let made = Header {
            options: format!("diamondsTo=seller{spaces}fairyProtected=on"),
            ..header("")
        };
        assert!(Play::<Diamoniak>::open(Arc::default(), made).is_err(), "{spaces:?}");
    }
}

#[test]
fn what_the_rules_refuse_in_a_header_has_its_place() {
    let refused = |rows: &str, part, column| {
        let text = format!("# A remark.\nludo 1\n{rows}\n");
        let record: Record = text.parse().unwrap_or_else(|wrong| panic!("{wrong}"));
        let fault = Play::<Diamoniak>::replay(Arc::default(), &record).expect_err(rows);
        assert_eq!(fault.place, Place { part, column }, "{fault}");
        let row = text.lines().nth(fault.place.row_in(&text) - 1).expect("a row");
        assert!(row.chars().count() + 1 >= column && fault.line() == 0, "{row}");
    };
    refused("seats 2\ngame domino 1", Part::Game, 6);
    refused("seats 2\ngame diamoniak 7", Part::Game, 16);
    refused("game diamoniak 1\nseats 8", Part::Seats, 7);
    refused(
        "game diamoniak 1\nseats 2\noptions diamondsTo=nobody",
        Part::Options,
        20,
    );
    refused(
        "game diamoniak 1\nseats 2\noptions diamondsTo=seller wild=on",
        Part::Options,
        27,
    );
    let gone = "position pile b6 g6 y6 d15 f3 w7 / aside / 1 rose 5 d3 / 2 nine r1 d2 / turn 1 start";
    refused(&format!("game diamoniak 1\nseats 2\n{gone}"), Part::Position, 60);
    let five = "position pile b6 / aside / 1 none / 2 none / turn 1 start";
    refused(&format!("game diamoniak 1\nseats 5\n{five}"), Part::Seats, 7);
}

#[test]
fn what_nobody_can_check_is_named() {
    let mut record = whole();
    assert_eq!(record.unvouched(), []);
    record.header.sitters[1].nonce = ludo::Nonce::NONE;
    record.header.start = Start::Position("anywhere".into());
    let second = Unvouched::Person(Seat::from_index(1));
    assert_eq!(record.unvouched(), [Unvouched::Position, second]);
}

/// A bot that somebody brought along comes and goes as a person does, but it is given no hints.
#[test]
fn a_bot_that_was_brought_along_is_told_from_persons_and_from_ours() {
    let row = "seat 2 bot 000102030405060708090a0b0c0d0e0f Ada";
    let header = header(row);
    assert!(header.to_string().contains(&format!("\n{row}\n")), "{header}");
    assert_eq!(header.sitters[1].kind(), "bot");
    assert_ne!(header.nonces()[1], ludo::Nonce::NONE, "it adds to chance as persons do");
    let line = |text: &str| text.parse::<Line>().expect("a line");
    let mut play = Play::<Diamoniak>::open(Arc::default(), header).expect("it opens");
    assert_eq!(play.push(line("0 2 ~hint")).unwrap_err().rule, "HOUSE-HINT");
    assert!(play.push(line("0 1 ~hint")).is_ok());
    assert!(play.push(line("0 2 ~leave")).is_ok() && play.push(line("0 2 ~back")).is_ok());
}
