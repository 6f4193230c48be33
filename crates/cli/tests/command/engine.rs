//! `ludogite engine` as another program talks to it (docs/engine.md).

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Stdio},
};

use crate::command;

/// Another program, at its end of the line.
struct Program {
    engine: Child,
    asks: ChildStdin,
    hears: BufReader<ChildStdout>,
}

impl Program {
    fn new() -> Program {
        let mut engine = command(&["engine", "--seed", "3"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let asks = engine.stdin.take().expect("it was piped");
        let hears = BufReader::new(engine.stdout.take().expect("it was piped"));
        Program { engine, asks, hears }
    }

    fn tell(&mut self, rows: &str) {
        writeln!(self.asks, "{rows}").expect("it listens");
    }

    fn tell_bytes(&mut self, rows: &[u8]) {
        self.asks.write_all(rows).expect("it listens");
        self.tell("");
    }

    fn hear(&mut self) -> String {
        let mut row = String::new();
        self.hears.read_line(&mut row).expect("it answers");
        row.trim_end().to_owned()
    }

    fn ask(&mut self, rows: &str) -> String {
        self.tell(rows);
        self.hear()
    }

    /// Rows up to this one.
    fn hear_until(&mut self, last: &str) -> Vec<String> {
        std::iter::from_fn(|| Some(self.hear()).filter(|row| row != last)).collect()
    }

    fn quit(mut self) {
        self.tell("quit");
        assert!(self.engine.wait().expect("it ends").success());
    }
}

/// Plays by what the engine answers and nothing else; the last thing it awaits.
fn whole_game(program: &mut Program, header: &str) -> String {
    let mut awaits = program.ask(&format!("record\nludo 1\n{header}\n\nend"));
    let mut now = 0;
    for _ in 0..5_000 {
        let words: Vec<&str> = awaits.split(' ').collect();
        let (at, who, what) = match words[..] {
            ["awaits", "chance"] => {
                let chance = program.ask("chance");
                let what = chance.strip_prefix("chance ").unwrap_or_else(|| panic!("{chance}"));
                (now, "*".to_owned(), what.to_owned())
            }
            ["awaits", "seats", "until", until] | ["awaits", "seats", "", "until", until] => {
                (until.parse().expect("a time"), "-".to_owned(), "time".to_owned())
            }
            ["awaits", "seats", seat, ..] => {
                program.tell(&format!("go {seat} easy"));
                let mut at = now;
                let what = loop {
                    let row = program.hear();
                    match row.split_once(' ') {
                        Some(("bestmove", what)) => break what.to_owned(),
                        Some(("info", said)) => at = said.trim_start_matches("at ").parse().expect("a time"),
                        _ => panic!("{row}"),
                    }
                };
                (at, seat.to_owned(), what)
            }
            _ => return awaits,
        };
        now = now.max(at);
        awaits = program.ask(&format!("line {now} {who} {what}"));
    }
    panic!("it does not end: {awaits}")
}

#[test]
fn a_whole_game_of_each_can_be_played_by_another_program() {
    let mut program = Program::new();
    for header in [
        "game diamoniak 1\nseats 2",
        "game yaminos 1\noptions game=highest\nseats 2",
        "game domino 1\noptions game=traditional\nseats 2",
        "game domino 1\noptions game=quincunx\nseats 2",
        "game diamino 1\noptions formula=two wordCheck=refuse\nseats 2",
        "game diavolo 1\nseats 3",
    ] {
        let end = whole_game(&mut program, header);
        assert!(end.starts_with("awaits nothing ranks "), "{header}: {end}");
        let scores = program.ask("scores");
        assert!(scores.starts_with("scores "), "{scores}");
        assert!(program.ask("position").starts_with("position "), "{header}");
    }
    program.quit();
}

#[test]
fn it_says_what_there_is_and_what_is_wrong() {
    let mut program = Program::new();
    program.tell("ludo");
    let rows = program.hear_until("ludook");
    assert!(rows[0].starts_with("id name Ludog"), "{rows:?}");
    assert_eq!(
        rows.iter().filter(|row| row.starts_with("game ")).count(),
        5,
        "{rows:?}"
    );
    assert_eq!(program.ask("isready"), "readyok");
    assert_eq!(program.ask("go 1"), "error no record yet");
    let nonsense = program.ask("record\nnonsense\nend");
    assert!(
        nonsense.starts_with("error row 1, column 1: ") && nonsense.ends_with("[HOUSE-NOTATION]"),
        "{nonsense}"
    );
    assert!(
        program
            .ask("record\nludo 1\ngame chess 1\nseats 2\n\nend")
            .starts_with("error no game chess")
    );
    assert_eq!(
        program.ask("record\nludo 1\ngame diamoniak 1\nseats 2\n\nend"),
        "awaits seats 1"
    );
    assert_eq!(program.ask("line 0 1 draw"), "awaits chance");
    let refused = program.ask("line 0 1 stop");
    assert!(
        refused.starts_with("error column 5: ") && refused.contains("[DIAMONIAK-"),
        "{refused}"
    );
    assert!(program.ask("line 0 * rose").starts_with("awaits seats 1"));
    program.tell("legal 1");
    assert_eq!(program.hear_until("legalok"), ["legal draw", "legal stop"]);
    assert_eq!(program.ask("legal 9"), "error no seat \"9\"");
    assert_eq!(program.ask("go 2"), "error seat 2 is not awaited");
    assert!(program.ask("view -").starts_with("view {"));
    assert_eq!(program.ask("dance"), "error unknown dance");
    program.quit();
}

/// Whatever is wrong is answered, and has its place.
#[test]
fn it_answers_whatever_is_wrong() {
    let mut program = Program::new();
    program.tell_bytes(b"legal \xff");
    assert_eq!(program.hear(), "error rows are text in UTF-8");
    program.tell_bytes(b"record\nludo 1\ngame diamoniak 1\nseats \xfe\n\nend");
    let wrong = program.hear();
    assert!(wrong.starts_with("error row 3, column 7: "), "{wrong}");
    let header = "record\nludo 1\n# a remark\ngame diamoniak 1\nseats 2\n\n0 1 draw\n";
    let wrong = program.ask(&format!("{header}0 * unicorn\nend"));
    assert!(
        wrong.starts_with("error row 7, column 5: ") && wrong.ends_with("[HOUSE-NOTATION]"),
        "{wrong}"
    );
    assert_eq!(program.ask(&format!("{header}end")), "awaits chance");
    for (line, place) in [
        ("x 1 draw", "column 1"),
        ("0 9 draw", "column 3"),
        ("0 * unicorn", "column 5"),
        ("0 1 ~undo 99", "column 11"),
    ] {
        let wrong = program.ask(&format!("line {line}"));
        assert!(
            wrong.starts_with(&format!("error {place}: ")) && wrong.ends_with(']'),
            "{line}: {wrong}"
        );
    }
    let wrong = program.ask("go 1 brilliant");
    assert!(wrong.ends_with("[HOUSE-NOTATION]"), "{wrong}");
    let giant = "x".repeat(50_000);
    for asked in [
        giant.clone(),
        format!("legal {giant}"),
        format!("go 1 {giant}"),
        format!("line 0 1 {giant}"),
        format!("record\nludo 1\ngame {giant} 1\nseats 2\n\nend"),
    ] {
        let answer = program.ask(&asked);
        assert!(answer.starts_with("error ") && answer.chars().count() < 400, "{answer}");
    }
    assert_eq!(program.ask("isready"), "readyok");
    program.quit();
}
