//! What is said of what happened, of what is to be done, and of what lies there.

use diamoniak::{Action, Diamoniak};
use ludo::{Game, Said, Seat, Tells, Viewer, desk::Desk};

const START: &str = "pile r3 b6 g6 y5 d14 f2 w6 / aside d1 w1 / 1 rose 2 y1 d5 f1 / 2 none r1 / turn 1 start";

fn at(position: &str) -> Desk<Diamoniak> {
    Desk::at("", 2, position)
}

fn prompt(desk: &Desk<Diamoniak>, seat: u8) -> String {
    let viewer = Viewer::Seat(Seat::from_number(seat).unwrap());
    Diamoniak::prompt(&desk.state().view(viewer), viewer)
        .unwrap()
        .to_string()
}

#[test]
fn a_purchase_names_both() {
    let desk = at(START);
    let called = Diamoniak::called(&desk.view(), &"buy 2".parse().unwrap());
    assert_eq!(called.to_string(), "diamoniak-action-buy colour=rose name=seat 2");
    let sold: Vec<String> = desk.play("1 buy 2").said();
    assert_eq!(
        sold,
        [
            "diamoniak-event-bought colour=rose name=seat 1 seller=seat 2",
            "event-turn name=seat 2"
        ]
    );
}

#[test]
fn cards_are_said_as_they_lie() {
    let give: Action = "give yellow diamond diamond".parse().unwrap();
    assert_eq!(
        Diamoniak::called(&at(START).view(), &give).to_string(),
        "diamoniak-action-give cards=[(diamoniak-cards-yellow n=1), (diamoniak-cards-diamond n=2)]"
    );
    let drawn = [
        ("rose", "-castle colour=rose"),
        ("blue", "-right colour=blue"),
        ("fairy", "-fairy"),
    ];
    for (card, said) in drawn {
        let desk = at(START).play(format!("1 draw; * {card}"));
        assert_eq!(desk.said(), [format!("diamoniak-event-drew{said} name=seat 1")]);
    }
}

#[test]
fn everybody_is_told_what_is_to_be_done() {
    let desk = at(START);
    assert_eq!(
        [1, 2].map(|seat| prompt(&desk, seat)),
        ["diamoniak-prompt-buy", "event-turn name=seat 1"]
    );
    let desk = desk.play("1 draw");
    assert_eq!(prompt(&desk, 1), "diamoniak-prompt-drawing");
    let desk = desk.play("* diamond");
    assert_eq!(prompt(&desk, 1), "diamoniak-prompt-more");
    let witch = desk.play("1 draw; * witch");
    let asked = [1, 2].map(|seat| prompt(&witch, seat));
    assert_eq!(
        asked,
        [
            "diamoniak-prompt-witch-fairy n=3",
            "diamoniak-prompt-other-witch name=seat 1"
        ]
    );
}

/// Who has one card only is not told that it is enough (DIAMONIAK-35).
#[test]
fn who_has_chosen_is_told_that_it_is_enough_or_all() {
    let enough = |lines: &str| {
        let view = Desk::<Diamoniak>::opening("", 2).play(lines).view();
        view.enough.map(|said| said.to_string())
    };
    let three = "1 draw; * diamond; 1 draw; * diamond; 1 draw; * diamond";
    assert_eq!(enough(three), None);
    let asked = enough(&format!("{three}; 1 draw; * witch"));
    assert_eq!(asked.as_deref(), Some("diamoniak-prompt-witch-ready"));
    let all = enough("1 draw; * diamond; 1 draw; * witch");
    assert_eq!(all.as_deref(), Some("diamoniak-prompt-witch-all n=1"));
}

#[test]
fn what_lies_there_is_said_row_by_row() {
    let rows = Diamoniak::rows(&at(START).view());
    let said: Vec<String> = rows.iter().map(|row| row.said.to_string()).collect();
    assert_eq!(said[0], "diamoniak-place-castle colour=rose n=2 name=seat 1 of=6");
    assert_eq!(said[1], "diamoniak-place-no-castle name=seat 2");
    assert_eq!(rows[1].pieces, [Said::new("diamoniak-card-rose")]);
}

/// What a screen reader says of a place.
#[test]
fn a_place_says_what_lies_on_the_right() {
    let said = |position: &str| -> Vec<String> {
        let view = at(position).view();
        view.players.iter().map(|player| player.said[1].to_string()).collect()
    };
    assert_eq!(
        said(START),
        [
            "diamoniak-place-right cards=[(diamoniak-cards-yellow n=1), (diamoniak-cards-diamond n=5), (diamoniak-cards-fairy n=1)]",
            "diamoniak-place-right cards=[(diamoniak-cards-rose n=1)]"
        ]
    );
    let empty = "pile r6 b6 g6 y6 d20 f3 w7 / aside / 1 none / 2 none / turn 1 start";
    assert_eq!(said(empty), ["diamoniak-place-empty"; 2]);
}
