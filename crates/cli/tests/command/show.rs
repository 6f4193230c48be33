use crate::{data, file, ludogite, typing};

const OPENING: &str = "pile r6 b6 g6 y6 d20 f3 w7 / aside / 1 none / 2 none / 3 none / turn 2 start\n";

#[test]
fn a_position_can_be_asked_for_after_any_line() {
    let at = |line: &str| ludogite(&["show", &data("begun.ludo"), "--at", line]).with_code(0).out;
    assert_eq!(at("0"), OPENING);
    assert_eq!(
        at("2"),
        "pile r6 b5 g6 y6 d20 f3 w7 / aside / 1 none / 2 blue 1 / 3 none / turn 2 more\n"
    );
    let end = "pile r5 b5 g6 y6 d20 f3 w6 / aside r1 b1 w1 / 1 none / 2 blue 0 / 3 none / turn 3 start\n";
    assert_eq!(at("7"), end);
    assert_eq!(ludogite(&["show", &data("begun.ludo")]).with_code(0).out, end);
}

#[test]
fn a_position_starts_a_new_record() {
    let position = ludogite(&["show", &data("begun.ludo"), "--at", "4"]).with_code(0).out;
    let record =
        format!("ludo 1\ngame diamoniak 1\nseats 3 first 2\nposition {position}\n0 2 draw\n0 * fairy\n0 2 stop\n");
    let again = ludogite(&["show", &file(&record), "--at", "0"]).with_code(0).out;
    assert_eq!(again, position);
    assert_eq!(
        ludogite(&["replay", &file(&record), "--json"]).with_code(0).json()["view"]["turn"],
        3
    );
}

#[test]
fn a_whole_record_can_be_begun_from_there() {
    let record = ludogite(&["show", &data("begun.ludo"), "--at", "4", "--record"])
        .with_code(0)
        .out;
    assert!(
        record.contains("seat 2 person 00000000000000000000000000000000 Ada"),
        "{record}"
    );
    let ran = typing(&[], &["show", "-"], &record).with_code(0).out;
    assert_eq!(ran, ludogite(&["show", &data("begun.ludo"), "--at", "4"]).out);
}

#[test]
fn programs_get_one_object() {
    let shown = ludogite(&["show", &data("begun.ludo"), "--at", "0", "--json"])
        .with_code(0)
        .json();
    assert_eq!(shown["position"], OPENING.trim_end());
    assert_eq!(
        (&shown["line"], &shown["seats"], &shown["first"]),
        (&0.into(), &3.into(), &2.into())
    );
}

#[test]
fn lines_before_an_illegal_one_can_be_shown() {
    let illegal = data("illegal.ludo");
    ludogite(&["show", &illegal, "--at", "3"]).with_code(0);
    assert!(
        ludogite(&["show", &illegal, "--at", "4"])
            .with_code(1)
            .err
            .contains("DIAMONIAK-13")
    );
}

#[test]
fn there_is_nothing_after_the_end() {
    let ran = ludogite(&["show", &data("won.ludo"), "--at", "2"]).with_code(2);
    assert!(
        ran.err.ends_with("there is no line 2: the record has 1\n"),
        "{}",
        ran.err
    );
}
