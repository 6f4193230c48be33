//! What 7 Yaminos says: which sentence, with what.

use std::sync::Arc;

use ludo::{Game, Said, Seat, Seats, Settings, Tells, Viewer};
use yaminos::{Action, Event, Fallen, Options, Row, View, Yaminos};

fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

fn options(options: &str) -> Options {
    Options::from_text(options).unwrap()
}

/// A table of two at this position.
fn view(game: &str, position: &str) -> View {
    let state = Yaminos::set_up(&Arc::new(()), &options(game), Seats::new(2), position);
    let state = state.unwrap_or_else(|why| panic!("{position}: {why}"));
    state.view(Viewer::Spectator)
}

fn asked(view: &View, viewer: Viewer) -> String {
    Yaminos::prompt(view, viewer).unwrap().to_string()
}

const BEGUN: &str = "turn 1 lay / 1 10 / 2 0 / table Y0:1/4 Y1:4/6@Y4+ Y2:2/2 Y3:5/6@Y1+ Y4:4/4* Y5:2/6 Y6:3/4@Y4 \
                     / thrown Y0 Y1 Y2 Y3 Y5 casts 2";
const ALL: &str = "thrown Y0 Y1 Y2 Y3 Y4 Y5 Y6 casts";
const THROWN: &str = "table Y0:1/4 Y1:2/3 Y2:1/6 Y3:0/1 Y4:4/4 Y5:1/3 Y6:3/4";

#[test]
fn every_event_is_told() {
    let landed = |flat: &[Fallen], cocked: &[u8]| Event::Landed {
        seat: seat(1),
        flat: flat.to_vec(),
        cocked: cocked.to_vec(),
    };
    let laid = |touching: Option<[u8; 2]>| Event::Laid {
        seat: seat(1),
        yamino: 6,
        face: [3, 4],
        at: touching.map(|_| 3),
        touching,
    };
    let flat = [Fallen::new(0, [1, 4]), Fallen::new(3, [3, 3])];
    let (one, two) = (seat(1), seat(2));
    let cases = [
        (Event::Agreed { throws: 3 }, "agreed n=3"),
        (
            Event::Threw {
                seat: one,
                yaminos: vec![0, 4],
            },
            "threw n=2 name=seat 1",
        ),
        (
            landed(&flat, &[]),
            "landed faces=[(yaminos-piece high=4 low=1), (yaminos-piece-doublet n=3)]",
        ),
        (landed(&[], &[2]), "cocked n=1"),
        (
            landed(&flat[..1], &[2]),
            "landed-cocked faces=[(yaminos-piece high=4 low=1)] n=1",
        ),
        (laid(None), "laid-first face=(yaminos-piece high=4 low=3) name=seat 1"),
        (
            laid(Some([3, 3])),
            "laid at=(yaminos-piece-doublet n=3) face=(yaminos-piece high=4 low=3) name=seat 1",
        ),
        (
            Event::TookBack {
                seat: one,
                yamino: 6,
                face: [3, 4],
            },
            "took-back face=(yaminos-piece high=4 low=3) name=seat 1",
        ),
        (Event::Passed { seat: one }, "passed name=seat 1"),
        (Event::Ends { seat: one, sum: 15 }, "ends sum=15"),
        (
            Event::Scored {
                seat: one,
                points: 15,
                total: 40,
            },
            "scored n=15 name=seat 1 total=40",
        ),
        (
            Event::Scored {
                seat: one,
                points: 0,
                total: 40,
            },
            "scored-nothing name=seat 1 total=40",
        ),
        // What is left over is not won (YAM-S4-3).
        (
            Event::Left {
                seat: one,
                points: 12,
                total: 12,
            },
            "left n=12 name=seat 1",
        ),
        (Event::Lost { seat: one, points: 7 }, "lost n=7 name=seat 1"),
        (Event::Lost { seat: one, points: 0 }, "lost-nothing name=seat 1"),
        (Event::Leads { seat: one, score: 41 }, "leads name=seat 1 score=41"),
        (
            Event::Announced {
                seat: one,
                row: Row::PlusMoins,
            },
            "announced box=(yaminos-box-plus-moins) name=seat 1",
        ),
        (
            Event::Filled {
                seat: one,
                row: Row::Full,
                points: 69,
            },
            "filled box=(yaminos-box-full) name=seat 1 points=69",
        ),
        (Event::Sheets { round: 2 }, "sheets round=2"),
        (
            Event::TieBreak { seats: vec![one, two] },
            "tie-break names=[seat 1, seat 2]",
        ),
        (Event::Won { seats: vec![two] }, "won name=seat 2"),
        (
            Event::Won { seats: vec![one, two] },
            "won-shared names=[seat 1, seat 2]",
        ),
    ];
    for (event, said) in cases {
        let told = Yaminos::told(&event).unwrap().to_string();
        assert_eq!(told, format!("yaminos-event-{said}"), "{event:?}");
    }
    assert_eq!(Yaminos::told(&Event::Turn { seat: two }), Some(Said::turn(two)));
    let short = Yaminos::told(&Event::Won { seats: vec![] });
    assert_eq!(short, Some(Said::new("yaminos-end-short")));
}

#[test]
fn an_action_is_called_by_what_it_does() {
    let yam = view(
        "game=yam",
        &format!("turn 1 choose / 1 0 / 2 0 / {THROWN} / {ALL} 1 / fixed 4"),
    );
    let together = view(
        "game=yam plusMoins=together",
        &format!("turn 1 choose / 1 0 / 2 0 / {THROWN} / {ALL} 1 / fixed 4"),
    );
    let base = view("game=base", BEGUN);
    let [prog, longest, fewest] = ["game=prog", "game=longest", "game=longest fewestLeft=on"]
        .map(|game| view(game, &format!("turn 1 lay / 1 0 / 2 0 / {THROWN} / {ALL} 1")));
    let cases = [
        (&yam, "throw", "throw-all"),
        (
            &yam,
            "throw Y0 Y1 Y2 Y3 Y6",
            "keep faces=[(yaminos-piece-doublet n=4), (yaminos-piece high=3 low=1)]",
        ),
        (&yam, "box solo4", "fill box=(yaminos-box-solo4) points=16"),
        (&yam, "box plus", "fill box=(yaminos-box-plus) points=25"),
        (&yam, "announce full", "announce box=(yaminos-box-full)"),
        // Both boxes at once (YAM-AMB-57).
        (
            &together,
            "box plus-moins",
            "fill box=(yaminos-box-plus-moins) points=13",
        ),
        (&base, "throw Y0 Y2 Y5", "throw-rest n=3"),
        (
            &base,
            "throw Y0 Y2",
            "throw faces=[(yaminos-piece high=4 low=1), (yaminos-piece-doublet n=2)]",
        ),
        (
            &base,
            "lay Y5 at Y3",
            "lay at=(yaminos-piece high=6 low=5) face=(yaminos-piece high=6 low=2)",
        ),
        (&base, "lay Y2", "lay-first face=(yaminos-piece-doublet n=2)"),
        (&base, "take Y3", "take face=(yaminos-piece high=6 low=5)"),
        (&base, "stop", "stop n=5"),
        (&prog, "stop", "count n=0"),
        // The longest line counts yaminos, unless it is what is left over that counts (YAM-S4-2, YAM-S4-3).
        (&longest, "stop", "count-placed n=0"),
        (&fewest, "stop", "count n=37"),
        (&base, "throws 3", "agree n=3"),
    ];
    for (view, action, said) in cases {
        let called = Yaminos::called(view, &action.parse().unwrap());
        assert_eq!(called.to_string(), format!("yaminos-action-{said}"), "{action}");
    }
}

#[test]
fn buttons_say_what_the_rules_call_it() {
    let choosing = format!("turn 1 choose / 1 0 / 2 0 / {THROWN} / {ALL} 1 / fixed 4");
    let box_of = |view: &View, row: Row| {
        view.players[0]
            .sheet
            .iter()
            .find(|cell| cell.turn == row)
            .unwrap()
            .clone()
    };
    for (game, row) in [
        ("game=yam", Row::Solo4),
        ("game=yam plusMoins=together", Row::PlusMoins),
    ] {
        let (view, fill) = (view(game, &choosing), Action::Fill(row));
        let (fills, announces) = (
            Yaminos::called(&view, &fill),
            Yaminos::called(&view, &Action::Announce(row)),
        );
        let cell = box_of(&view, row);
        assert_eq!((cell.fills, cell.announces), (Some(fills), Some(announces)), "{game}");
        assert!(view.players[1].sheet.iter().all(|cell| cell.fills.is_none()), "{game}");
    }
    let base = view("game=base", BEGUN);
    assert_eq!(base.stops, Yaminos::called(&base, &Action::Stop));
    assert_eq!(base.throws.to_string(), "yaminos-action-throw-rest n=3");
    assert_eq!(
        view("game=yam", &choosing).throws.to_string(),
        "yaminos-action-throw-all"
    );
    let shown = base.table.iter().map(|lying| lying.said.to_string());
    assert!(
        shown.eq(base
            .table
            .iter()
            .map(|lying| Fallen::new(0, lying.face).said.to_string()))
    );
}

/// Nothing written where something could be is a pity, but not where it is taken from the total.
#[test]
fn a_wasted_box_is_marked() {
    let choosing = format!("turn 1 choose / 1 0 / 2 0 / {THROWN} / {ALL} 1 / fixed 4");
    let yam = view("game=yam", &choosing);
    let wasted = |row: Row| yam.players[0].sheet.iter().any(|cell| cell.row == row && cell.waste);
    assert!(wasted(Row::Full));
    assert!(!wasted(Row::Plus) && !wasted(Row::Moins) && !wasted(Row::Solo4));
}

#[test]
fn every_moment_has_its_prompt() {
    let thrown = |stage: &str, casts: u8| format!("turn 1 {stage} / 1 0 / 2 0 / {THROWN} / {ALL} {casts}");
    let chain = "table Y0:1/4 Y1:4/6 Y2:2/2 Y3:3/3 Y4:4/4 Y5:5/5* Y6:0/2";
    let open = "table Y0:1/4 Y1:0/5 Y2:2/2 Y3:3/3 Y4:4/4 Y5:5/5* Y6:0/2";
    let open = format!("turn 1 lay / round 1 / 1 0 / 2 20 / {open} / {ALL} 0");
    let more = format!("{open} / previous 20");
    let cases: &[(&str, &str, &str)] = &[
        ("game=throws", "turn 1 agree / 1 0 / 2 0", "agree"),
        ("game=yam", "turn 1 ready / 1 0 / 2 0", "ready"),
        (
            "game=yam",
            &format!("turn 1 throwing / 1 0 / 2 0 / {ALL} 1"),
            "throwing",
        ),
        ("game=yam", &format!("{} / fixed 4", thrown("choose", 1)), "choose"),
        ("game=yam", &format!("{} / fixed 4", thrown("choose", 2)), "choose-last"),
        (
            "game=yam",
            &format!("{} / fixed 4", thrown("announced full", 2)),
            "announced box=(yaminos-box-full)",
        ),
        ("game=base", &thrown("lay", 1), "doublet"),
        ("game=base", BEGUN, "base n=5"),
        (
            "game=base",
            "turn 1 ready / 1 0 / 2 41 / leader 2 1",
            "last-chance goal=42 name=seat 2",
        ),
        (
            "game=muggins",
            &format!("turn 1 ready / round 1 / 1 0 / 2 20 / {chain} / {ALL} 0"),
            "ready-rest",
        ),
        // Why points come is said where she can still choose: multiples of 5, more than before, an even sum, a digit.
        ("game=muggins", &open, "muggins"),
        ("game=more", &more, "more sum=20"),
        ("game=even", &open, "even"),
        ("game=prog", &thrown("lay", 1), "prog digit=0 n=0"),
        ("game=line", &thrown("lay", 1), "line n=-7"),
        ("game=longest", &thrown("lay", 1), "arrange n=0"),
        ("game=longest fewestLeft=on", &thrown("lay", 1), "left n=37"),
    ];
    for &(game, position, said) in cases {
        let view = view(game, position);
        let mine = asked(&view, Viewer::Seat(seat(1)));
        assert_eq!(mine, format!("yaminos-prompt-{said}"), "{game} {position}");
        // Everybody else waits for her.
        for other in [Viewer::Seat(seat(2)), Viewer::Spectator] {
            assert_eq!(asked(&view, other), "event-turn name=seat 1");
        }
    }
    let over = view("game=highest", "turn 2 over / round 1 / 1 30 / 2 20");
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert_eq!(asked(&over, viewer), "yaminos-event-won name=seat 1");
    }
}

/// Where a single yamino is never thrown (YAM-AMB-10) and there is a leader to beat (YAM-BASE-28).
#[test]
fn who_must_go_on_is_told_how() {
    let at = |game: &str, leader: &str| {
        let totals = if leader.is_empty() { "1 10 / 2 0" } else { "1 10 / 2 41" };
        let table = "table Y0:1/4@Y4+ Y1:4/6@Y4 Y2:1/6@Y0+ Y3:5/6@Y1 Y4:4/4* Y5:5/5@Y3 Y6:3/4";
        let position = format!("turn 1 lay / {totals} / {table} / thrown Y0 Y2 Y6 casts 3{leader}");
        asked(&view(game, &position), Viewer::Seat(seat(1)))
    };
    let leader = " / leader 2 1";
    assert_eq!(at("game=base", ""), "yaminos-prompt-base n=8");
    assert_eq!(at("game=base", leader), "yaminos-prompt-beat goal=42");
    assert_eq!(at("game=base noSingleRethrow=on", ""), "yaminos-prompt-stop n=8");
    assert_eq!(at("game=base noSingleRethrow=on", leader), "yaminos-prompt-take-back");
}

/// Averages have as many digits as they need, and come as whole and digits, as no language divides (YAM-S5-3).
#[test]
fn a_score_is_said_as_people_write_it() {
    let said = |game: &str, score: i32| Yaminos::score(&options(game), score).to_string();
    assert_eq!(said("game=yam", 575), "yaminos-points n=575");
    assert_eq!(said("game=minimum", 575), "yaminos-average digits=75 whole=5");
    assert_eq!(said("game=minimum", 550), "yaminos-average digits=5 whole=5");
    assert_eq!(said("game=minimum", 505), "yaminos-average digits=05 whole=5");
    assert_eq!(said("game=minimum", 500), "yaminos-points n=5");
}

#[test]
fn what_lies_there_is_said_row_by_row() {
    let rows = |view: &View| -> Vec<String> {
        let row = |row: ludo::Row| {
            let pieces: Vec<String> = row.pieces.iter().map(Said::to_string).collect();
            format!("{}: {}", row.said, pieces.join("; "))
        };
        Yaminos::rows(view).into_iter().map(row).collect()
    };
    let base = rows(&view("game=base", BEGUN));
    assert_eq!(base[0], "yaminos-game-base: yaminos-goal n=40; yaminos-worth n=5");
    assert_eq!(base[1], "yaminos-place name=seat 1 score=(yaminos-points n=10): ");
    assert!(base[3].starts_with("yaminos-chain: yaminos-lying face=(yaminos-piece high=6 low=4) yamino=1; "));
    assert!(base[4].starts_with("yaminos-on-table: yaminos-lying face=(yaminos-piece high=4 low=1) yamino=0; "));
    let yam = rows(&view(
        "game=yam",
        &format!("turn 1 choose / 1 0 / 2 0 / {THROWN} / {ALL} 1 / fixed 4"),
    ));
    assert!(
        yam[1].contains("; yaminos-cell-offer box=(yaminos-box-solo4) points=16; "),
        "{}",
        yam[1]
    );
    assert!(
        yam[2].contains(": yaminos-cell-open box=(yaminos-box-solo1); "),
        "{}",
        yam[2]
    );
}

/// What the board says beside the points.
#[test]
fn what_counts_now_is_said_in_every_form() {
    let counting = |game: &str, position: &str| {
        let said: Vec<String> = view(game, position)
            .counting
            .iter()
            .map(|now| now.said.to_string())
            .collect();
        said.join("; ").replace("yaminos-", "")
    };
    let lay = format!("turn 1 lay / 1 0 / 2 0 / {THROWN} / {ALL} 1");
    let ready = "turn 1 ready / 1 0 / 2 0";
    let chain = "table Y0:1/4 Y1:4/6 Y2:2/2 Y3:3/3 Y4:4/4 Y5:5/5* Y6:0/2";
    let open = format!("turn 1 ready / round 1 / 1 0 / 2 20 / {chain} / {ALL} 0");
    assert_eq!(counting("game=highest", ready), "");
    assert_eq!(counting("game=target", ready), "goal-near n=120; throw-of n=1 of=3");
    assert_eq!(
        counting("game=minimum", &lay),
        "board-minimum n=4; throw-of n=1 of=2; worth n=0"
    );
    assert_eq!(counting("game=prog", &lay), "phase digit=0; worth n=0");
    assert_eq!(counting("game=line", &lay), "goal n=200; worth n=-7");
    assert_eq!(
        counting("game=muggins", &open),
        "goal n=100; ends sum=5 + 5 + 5 + 5 = 20"
    );
    let yam = format!("turn 1 choose / 1 0 / 2 0 / {THROWN} / {ALL} 2 / fixed 4");
    assert_eq!(
        counting("game=yam", &yam),
        "sheet-round of=2 round=1; throw-of n=2 of=3; super-for digits=4"
    );
}

/// Many ends in a row are too many to read: the same ones are counted.
#[test]
fn many_free_ends_are_counted() {
    let chain = "table Y0:0/0@Y1 Y1:0/5@Y5 Y2:2/2 Y3:3/3@Y4 Y4:3/5@Y5 Y5:5/5* Y6:1/5@Y5";
    let position = format!("turn 1 ready / round 5 / 1 0 / 2 20 / {chain} / {ALL} 0");
    let ends = view("game=muggins", &position)
        .counting
        .pop()
        .map(|now| now.said.to_string());
    assert_eq!(ends.as_deref(), Some("yaminos-ends sum=3×0 + 1 + 3×3 + 5 = 15"));
}

/// The ends, the phase and what it is worth change while she lays; the goal does not.
#[test]
fn what_counts_now_is_written_large() {
    let strong = |game: &str, position: &str| -> Vec<bool> {
        let counting = view(game, position).counting;
        counting.into_iter().map(|now| now.strong).collect()
    };
    let lay = format!("turn 1 lay / 1 0 / 2 0 / {THROWN} / {ALL} 1");
    assert_eq!(strong("game=prog", &lay), [true, true]);
    assert_eq!(strong("game=line", &lay), [false, true]);
}

/// By ear, too, it is plain which box was announced (YAM-YAM-4).
#[test]
fn the_announced_box_says_so() {
    let view = view(
        "game=yam",
        &format!("turn 1 announced full / 1 0 / 2 0 / {THROWN} / {ALL} 2 / fixed 4"),
    );
    let said = |player: usize| {
        let boxes = view.players[player].sheet.iter();
        boxes
            .filter(|cell| cell.row == Row::Full)
            .map(|cell| cell.said.to_string())
            .collect::<String>()
    };
    assert_eq!(said(0), "yaminos-cell-announced box=(yaminos-box-full)");
    assert_eq!(said(1), "yaminos-cell-open box=(yaminos-box-full)");
}
