//! What a finished game is remembered by.

use std::sync::Arc;

use diamoniak::Diamoniak;
use ludo::{Moments, Play, Playing, Record};

/// Those of the game that these lines tell, from this position.
fn moments(position: &str, lines: &[&str]) -> Moments {
    let lines: String = lines.iter().map(|line| format!("0 {line}\n")).collect();
    let record = format!("ludo 1\ngame diamoniak 1\nseats 2\nposition {position}\n\n{lines}");
    let record: Record = record.parse().expect("a record");
    let play = Play::<Diamoniak>::replay(Arc::default(), &record);
    play.unwrap_or_else(|fault| panic!("{fault}")).moments()
}

fn said(said: Option<&ludo::Said>) -> String {
    said.map_or_else(String::new, |said| said.to_string().replace("diamoniak-moment-", ""))
}

/// Rose needs one more; blue has it to sell.
const LAST_PART: &str = "pile b3 g6 y6 d17 f3 w6 / aside w1 / 1 rose 5 d3 / 2 blue 3 r1 / turn 1 start";
const DRAWN: &str = "pile r1 b3 g6 y6 d20 f2 w6 / aside w1 / 1 rose 5 f1 / 2 blue 3 / turn 1 start";

/// DIAMONIAK-40: bought is better than anything.
#[test]
fn the_card_that_finished_the_castle() {
    let bought = moments(LAST_PART, &["1 buy 2"]);
    assert_eq!(said(bought.game.as_ref()), "bought name=seat 1 seller=seat 2");
    let drawn = moments(DRAWN, &["1 draw", "* rose"]);
    assert_eq!(said(drawn.game.as_ref()), "drawn colour=rose name=seat 1");
    assert_eq!(drawn.seats[1], None);
}

/// DIAMONIAK-14: four in a row are told to all, two to whoever drew them, and what the witch ended to nobody.
#[test]
fn a_bold_turn() {
    let draw = |seat: u8, cards: usize| -> Vec<String> {
        let one = [format!("{seat} draw"), "* diamond".to_owned()];
        one.iter().cloned().cycle().take(2 * cards).collect()
    };
    let turn = |seat: u8, cards: usize| [draw(seat, cards), vec![format!("{seat} stop")]].concat();
    let told = |lines: Vec<String>| {
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let moments = moments(DRAWN, &[&lines[..], &["1 draw", "* rose"]].concat());
        [moments.game.as_ref(), moments.seats[1].as_ref()].map(said)
    };
    let two = "bold n=2 name=seat 2";
    assert_eq!(told([turn(1, 4), turn(2, 2)].concat()), ["bold n=4 name=seat 1", two]);
    assert_eq!(
        told([turn(1, 3), turn(2, 2)].concat()),
        ["drawn colour=rose name=seat 1", two]
    );
    let met = [
        draw(2, 3),
        ["2 draw", "* witch", "2 give diamond diamond diamond"]
            .map(str::to_owned)
            .to_vec(),
    ];
    assert_eq!(
        told([turn(1, 1), met.concat()].concat()),
        ["drawn colour=rose name=seat 1", ""]
    );
}

/// DIAMONIAK-36: a fairy who stood before five stones.
#[test]
fn a_fairy_who_saved_much() {
    let lines = [
        "1 draw",
        "* witch",
        "1 fairy",
        "2 draw",
        "* diamond",
        "2 stop",
        "1 draw",
        "* rose",
    ];
    let moments = moments(DRAWN, &lines);
    assert_eq!(said(moments.game.as_ref()), "fairy n=5 name=seat 1");
}
