//! A stranger's record cannot drive the screen of whoever looks at it.

use std::collections::{BTreeMap, BTreeSet};

use crate::{data, file, fresh_folder, ludogite, read, typing_in};

/// Clears the screen, rings, sets a title, asks the terminal to type, turns text round; in one byte, two, or by C1.
const EVIL: &str = "\u{1b}[2J\u{7}\u{1b}]0;title\u{7}\u{9b}6n\u{90}x\u{9c}\u{202e}\u{2066}\u{200f}\u{2028}\u{8}\u{b}\u{7f}\u{85}\u{200b}\u{feff}\u{e0041}";

fn drives(c: char) -> bool {
    c.is_control() && c != '\n' || "\u{200b}\u{feff}\u{e0041}".contains(c) || "\u{61c}\u{200e}\u{200f}\u{2028}\u{2029}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}".contains(c)
}

/// A fair game with something evil at every place where a row can hold it, one place at a time.
fn records() -> Vec<String> {
    let won = read(data("won.ludo"));
    let mut all = vec![EVIL.to_owned(), format!("{EVIL}\n{won}"), won.replace('\n', "\r")];
    for (number, row) in won.lines().enumerate() {
        let mut places = vec![row.len()];
        places.extend(row.match_indices(' ').map(|(at, _)| at + 1));
        for at in places {
            let rows = won.lines().enumerate().map(|(i, other)| match i == number {
                true => format!("{}{EVIL}{}\n", &other[..at], &other[at..]),
                false => format!("{other}\n"),
            });
            all.push(rows.collect());
        }
        if number > 14 {
            break; // the later lines are of the same kinds
        }
    }
    all.push(format!("ludo 1\ngame diamoniak 1\nseats 2\nposition {EVIL}\n\n"));
    all.push(format!(
        "ludo 1\ngame diamino 1\noptions vote=on\nseats 2\n\n0 1 ask {EVIL}\n"
    ));
    all
}

#[test]
fn no_record_drives_the_screen_whatever_is_done_with_it() {
    let commands: [&[&str]; 10] = [
        &["replay"],
        &["replay", "--story", "--plain", "--seat", "1"],
        &["replay", "--json", "--story"],
        &["review"],
        &["show"],
        &["show", "--at", "0", "--record"],
        &["show", "--json"],
        &["verify"],
        &["verify", "--json"],
        &["play"],
    ];
    let mut named = 0;
    for record in records() {
        let (path, folder) = (file(&record), fresh_folder());
        let mut verdicts: BTreeMap<&str, BTreeSet<i32>> = BTreeMap::new();
        for command in commands {
            let args = [command, &[path.as_str()]].concat();
            let ran = typing_in(&folder, &[("FORCE_COLOR", "0")], &args, "quit\n");
            verdicts.entry(command[0]).or_default().insert(ran.code);
            for said in [&ran.out, &ran.err] {
                let bad: Vec<char> = said.chars().filter(|c| drives(*c)).collect();
                assert!(bad.is_empty(), "{args:?} {bad:?}\n{said:?}");
                named += usize::from(said.contains('␛'));
            }
        }
        // People and programs are told the same: it is a record, or it is none.
        assert!(
            verdicts.values().all(|codes| codes.len() == 1),
            "{verdicts:?}\n{record:?}"
        );
    }
    assert!(named > 50, "what is wrong was shown only {named} times");
}

/// Nor does what is typed, or the name of a file.
#[test]
fn neither_does_a_name() {
    let folder = fresh_folder();
    let ran = typing_in(&folder, &[], &["replay", "no\u{1b}[2Jsuch.ludo"], "").with_code(1);
    assert!(
        !ran.err.contains('\u{1b}') && ran.err.contains("no␛[2Jsuch"),
        "{}",
        ran.err
    );
    let ran = typing_in(&folder, &[], &["play", "diamoniak"], "\u{1b}[2J\u{9b}\nquit\n").with_code(0);
    assert!(!ran.out.chars().any(drives), "{:?}", ran.out);
    let ran = ludogite(&["word", "KE\u{1b}[2JPI\u{202e}"]).with_code(1);
    assert!(ran.out.contains('␛') && !ran.out.chars().any(drives), "{:?}", ran.out);
    let ran = ludogite(&["play", "--\u{9b}\u{202e}loud"]).with_code(2);
    assert!(!ran.err.chars().any(drives), "{:?}", ran.err);
    let evil = "it\u{1b}[2J\u{202e}s.ludo";
    for args in [&["play", "diamoniak", "--save", evil][..], &["play", evil]] {
        let ran = typing_in(&folder, &[], args, "1\nquit\n").with_code(0);
        let kept = [&ran.out, &ran.err]
            .into_iter()
            .any(|said| said.contains("it␛[2J\u{fffd}s.ludo"));
        assert!(kept, "it says where it is: {args:?}");
        assert!(!(ran.out + &ran.err).chars().any(drives), "{args:?}");
    }
}

/// Nobody sees these, so nobody could tell two names apart by them.
#[test]
fn a_name_that_hides_something_is_refused_where_it_hides() {
    let seat = |name: &str| {
        let row = format!("seat 1 person {} {name}", "0".repeat(32));
        file(&format!("ludo 1\ngame diamoniak 1\nseats 2\n{row}\n\n"))
    };
    for unseen in [
        "\0",
        "\u{1b}",
        "\u{9b}",
        "\u{202e}",
        "\u{200b}",
        "\u{2060}",
        "\u{e0041}",
    ] {
        for json in [&[][..], &["--json"]] {
            let path = seat(&format!("Zo{unseen}é"));
            let args = [&["replay", path.as_str()], json].concat();
            let ran = ludogite(&args).with_code(1);
            assert!(ran.err.contains("line 4, column 50"), "{unseen:?} {}", ran.err);
        }
    }
    for honest in ["Zoé Lune", "👩\u{200d}🚀 Ada", "L’Été"] {
        ludogite(&["replay", &seat(honest)]).with_code(0);
    }
}
