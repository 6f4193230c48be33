//! What a finished game is remembered by.

use domino::Domino;
use ludo::{Moments, Play, Playing, Record, Said};

/// The end of a game, from this position.
fn remembered(options: &str, position: &str, lines: &[&str]) -> Moments {
    let lines: Vec<String> = lines.iter().map(|line| format!("0 {line}\n")).collect();
    let record = format!(
        "ludo 1\ngame domino 1\noptions {options}\nseats 2 first 1\nposition {position}\n\n{}",
        lines.concat()
    );
    let record: Record = record.parse().expect("a record");
    let play =
        Play::<Domino>::replay(Default::default(), &record).unwrap_or_else(|fault| panic!("{record}: {fault:?}"));
    assert!(play.outcome().is_some(), "it is over");
    play.moments()
}

fn words(said: &Option<Said>) -> String {
    said.as_ref().map(Said::to_string).unwrap_or_default()
}

#[test]
fn who_let_everything_fall_and_won_all_the_same() {
    let moments = remembered(
        "game=challenge",
        "turn 1 play / 1 0 1-6 / 2 0 5-5 4-5 4-6 5-6 / built 6-6@0,0,0,h / passes 0 fallen 999 / played 0",
        &["1 place 6-1 at 1,0,1 h", "* collapse"],
    );
    let comeback = "domino-moment-comeback name=seat 1";
    assert_eq!(words(&moments.game), comeback);
    assert_eq!(words(&moments.seats[0]), comeback);
    assert_eq!(moments.seats[1], None);
}

#[test]
fn many_that_fall_at_once() {
    let moments = remembered(
        "game=challenge",
        "turn 1 play / 1 0 1-6 / 2 0 0-0 / built 6-6@0,0,0,h 6-5@1,0,1,h 5-4@2,0,2,h 4-3@3,0,3,h 3-2@4,0,4,h 2-4@5,0,5,h \
         / passes 0 fallen 999 / played 0",
        &["1 place 1-6 at -1,0,1 h", "* collapse"],
    );
    let collapse = "domino-moment-collapse n=7 name=seat 1";
    assert_eq!(words(&moments.game), collapse, "before the tower that it was");
    assert_eq!(words(&moments.seats[0]), collapse);
}

#[test]
fn the_finest_construction_is_everybodys_and_the_highest_domino_hers() {
    let moments = remembered(
        "game=challenge",
        "turn 1 play / 1 0 1-5 / 2 0 0-0 / built 6-6@0,0,0,h 6-5@1,0,1,h / passes 0 / played 0",
        &["1 place 5-1 at 2,0,2 h", "* stands"],
    );
    assert_eq!(words(&moments.game), "domino-moment-tower levels=2 n=3");
    let piece = "(domino-piece colour=blue high=5 low=1)";
    assert_eq!(
        words(&moments.seats[0]),
        format!("domino-moment-high level=2 name=seat 1 piece={piece}")
    );
    assert_eq!(moments.seats[1], None);
}

#[test]
fn a_long_chain_and_who_never_had_to_draw() {
    let record: Record = include_str!("transcripts/traditional.ludo").parse().unwrap();
    let moments = Play::<Domino>::replay(Default::default(), &record).unwrap().moments();
    assert_eq!(words(&moments.game), "domino-moment-chain n=17");
    for (seat, said) in (1..).zip(&moments.seats) {
        let n = streak(&record, seat);
        assert_eq!(words(said), format!("domino-moment-streak n={n} name=seat {seat}"));
    }
    let short = "turn 1 play / 1 0 1-6 / 2 0 0-0 / chain 6-6 / passes 0 / played 0";
    assert_eq!(remembered("game=traditional", short, &["1 lay 1-6 left"]).game, None);
}

/// The most that this seat laid in a row.
fn streak(record: &Record, seat: u8) -> usize {
    let own = record
        .lines
        .iter()
        .filter(|line| line.who.to_string() == seat.to_string());
    let lays: Vec<bool> = own.map(|line| line.what.to_string().starts_with("lay")).collect();
    lays.split(|lay| !lay).map(<[bool]>::len).max().unwrap_or_default()
}
