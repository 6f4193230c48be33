//! What Magnetic Domino says: which sentence, with what in it. The words themselves are for the texts.

use std::{collections::BTreeSet, sync::Arc};

use domino::{Action, Axis, Domino, End, Event, Options, Piece, Tile, View};
use ludo::{Awaits, Enumerate, Game, Said, Seat, Seats, Settings, Tells, Viewer, laws::play_on};

const CHAIN: &str = "1 0 5-6 2-2 / 2 0 0-0 / chain 6-6 <3-6 >2-6 / passes 0 / played 0";
const TOWER: &str =
    "1 0 1-6 1-2 / 2 0 4-4 / built 6-6@0,0,0,h 6-2@1,0,1,h 6-0@0,0,1,v 2-5@2,0,2,v 0-0@0,1,2,h / passes 0 / played 0";
/// One has fallen before, and all kept what they owed.
const STAIRS: &str = "1 0 1-3 1-6 due flat / 2 0 0-0 due height / built 6-6@0,0,0,h 6-2@2,0,0,h 2-5@3,0,1,h 5-1@4,0,0,v / passes 0 fallen 1 / played 0";

fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

fn game(options: &str, position: &str) -> Domino {
    let options = Options::from_text(options).unwrap();
    Domino::set_up(&Arc::new(()), &options, Seats::new(2), position).unwrap()
}

/// As seat 1 sees it, whose turn it is.
fn seen(options: &str, position: &str) -> View {
    game(options, &format!("turn 1 play / {position}")).view(Viewer::Seat(seat(1)))
}

fn said(said: Option<Said>) -> String {
    said.map(|said| said.to_string()).unwrap_or_default()
}

fn called(view: &View, action: &str) -> String {
    Domino::called(view, &action.parse().unwrap()).to_string()
}

#[test]
fn every_event_is_told() {
    let (seat, tile) = (seat(2), [3, 5]);
    let piece = Piece {
        numbers: [5, 3],
        x: 0,
        y: 0,
        level: 1,
        axis: Axis::H,
    };
    let named = "name=seat 2 piece=(domino-piece colour=red high=5 low=3)";
    let laid = Event::Laid {
        seat,
        tile,
        end: End::Left,
        joins: 3,
    };
    let drew = |tile| Event::Drew {
        seat,
        tile,
        dealt: false,
    };
    let dealt = |tiles| Event::Dealt { seat, count: 2, tiles };
    let told = [
        (Event::Mixed { game: 2 }, "mixed game=2".to_owned()),
        (drew(None), "drew name=seat 2".to_owned()),
        (drew(Some(tile)), format!("drew {named}")),
        (dealt(None), "dealt n=2 name=seat 2".to_owned()),
        (
            dealt(Some(vec![tile, [6, 6]])),
            "dealt n=2 name=seat 2 pieces=[(domino-piece colour=red high=5 low=3), (domino-piece-double colour=blue n=6)]"
                .to_owned(),
        ),
        (
            Event::Opened { seat, tile: [6, 6] },
            "opened name=seat 2 piece=(domino-piece-double colour=blue n=6)".to_owned(),
        ),
        (laid, format!("laid n=3 {named}")),
        (Event::LetGo { seat, piece }, format!("let-go {named}")),
        (Event::Stood { seat, piece }, format!("stood {named}")),
        (Event::Missed { seat, tile, left: 2 }, format!("missed left=2 {named}")),
        (
            Event::Collapsed {
                seat,
                tiles: vec![tile, [6, 6]],
            },
            "collapsed n=2 name=seat 2".to_owned(),
        ),
        (Event::Passed { seat }, "passed name=seat 2".to_owned()),
        (Event::Out { seat }, "out name=seat 2".to_owned()),
        (Event::Blocked, "blocked".to_owned()),
    ];
    for (event, words) in told {
        assert_eq!(said(Domino::told(&event)), format!("domino-event-{words}"));
    }
    assert_eq!(Domino::told(&Event::Turn { seat }), Some(Said::turn(seat)));
    // A hand that is dealt is told when it is whole, in one sentence.
    let tile = Some(tile);
    assert_eq!(
        Domino::told(&Event::Drew {
            seat,
            tile,
            dealt: true
        }),
        None
    );
}

#[test]
fn actions_name_the_domino_and_where_it_goes() {
    let chain = seen("game=traditional", CHAIN);
    for (action, words) in [
        ("draw", "draw"),
        ("pass", "pass"),
        ("deal", "deal"),
        ("lay 6-6", "open piece=(domino-piece-double colour=blue n=6)"),
        (
            "lay 3-5 left",
            "lay-left n=3 piece=(domino-piece colour=red high=5 low=3)",
        ),
        (
            "lay 2-2 right",
            "lay-right n=2 piece=(domino-piece-double colour=yellow n=2)",
        ),
    ] {
        assert_eq!(called(&chain, action), format!("domino-action-{words}"));
    }
    let (tower, stairs) = (
        seen("game=challenge", TOWER),
        seen("game=quincunx keepModeMemory=on", STAIRS),
    );
    let half = "(domino-half high=5 low=2 n=5)";
    let six = "(domino-half-double n=6 side=left)";
    for (view, action, spot) in [
        (
            &tower,
            "place 5-1 at 2,1,3 h",
            format!("level=3 side=right where=(domino-place-on half={half})"),
        ),
        (
            &tower,
            "place 1-5 at 1,1,3 h",
            format!(
                "level=3 side=right where=(domino-place-bridge half=(domino-half-double n=0 side=right) other={half})"
            ),
        ),
        // How it was held is not where it goes.
        (
            &tower,
            "place 5-1 at 2,1,1 v hand 1,2,3,4,5,6,7",
            format!("level=1 side=far where=(domino-place-under half={half})"),
        ),
        (
            &tower,
            "place 6-1 at 0,0,-1 v",
            format!("level=-1 side=far where=(domino-place-under half={six})"),
        ),
        (
            &stairs,
            "place 6-3 at -1,0,0 v",
            format!("level=0 side=far where=(domino-place-beside half={six} side=left)"),
        ),
        (
            &stairs,
            "place 1-3 at 4,2,0 v",
            "level=0 side=far where=(domino-place-beside half=(domino-half high=5 low=1 n=1) side=far)".to_owned(),
        ),
    ] {
        let words = called(view, action);
        assert!(
            words.ends_with(&format!(" spot=(domino-spot {spot})")),
            "{action}: {words}"
        );
    }
}

/// Everywhere around the construction where this domino could touch it with equal squares: more than any rules allow.
fn places(tile: Tile, view: &View) -> Vec<Action> {
    let squares = |piece: &Piece| {
        let (dx, dy) = if piece.axis == Axis::H { (1, 0) } else { (0, 1) };
        let [one, other] = piece.numbers;
        [
            ([piece.x, piece.y, piece.level], one),
            ([piece.x + dx, piece.y + dy, piece.level], other),
        ]
    };
    let taken: Vec<_> = view.built.iter().flat_map(|stand| squares(&stand.piece)).collect();
    let at = |x, y, z| {
        taken
            .iter()
            .find(|(cell, _)| *cell == [x, y, z])
            .map(|(_, number)| *number)
    };
    let fits = |piece: &Piece| {
        let mine = squares(piece);
        let touched = mine.iter().flat_map(|([x, y, z], number)| {
            let touched = [at(*x, *y, z + 1), at(*x, *y, z - 1)];
            touched.into_iter().flatten().map(move |other| other == *number)
        });
        let touched: Vec<bool> = touched.collect();
        let follows = mine.iter().any(|([x, y, z], number)| {
            let beside = [at(x + 1, *y, 0), at(x - 1, *y, 0), at(*x, y + 1, 0), at(*x, y - 1, 0)];
            *z == 0 && beside.contains(&Some(*number))
        });
        let free = mine.iter().all(|([x, y, z], _)| at(*x, *y, *z).is_none());
        free && touched.iter().all(|equal| *equal) && (follows || !touched.is_empty())
    };
    let around: BTreeSet<[i8; 3]> = taken
        .iter()
        .flat_map(|([x, y, z], _)| {
            let near = (-2..=2).flat_map(|dx| (-2..=2).map(move |dy| (dx, dy)));
            near.flat_map(move |(dx, dy)| (-1..=1).map(move |up| [x + dx, y + dy, z + up]))
        })
        .collect();
    let [low, high] = tile.into();
    let mut places = Vec::new();
    for [x, y, level] in around {
        for numbers in BTreeSet::from([[low, high], [high, low]]) {
            for (axis, letter) in [(Axis::H, "h"), (Axis::V, "v")] {
                let piece = Piece {
                    numbers,
                    x,
                    y,
                    level,
                    axis,
                };
                if level >= -1 && fits(&piece) {
                    let [one, other] = numbers;
                    let place = format!("place {one}-{other} at {x},{y},{level} {letter}");
                    places.push(place.parse().unwrap());
                }
            }
        }
    }
    places
}

#[test]
fn every_place_of_a_domino_has_a_name_of_its_own() {
    let grown = (1..=8).flat_map(|seed| {
        ["game=challenge liftTower=on", "game=quincunx"].map(|options| {
            let options = Options::from_text(options).unwrap();
            let state = Domino::new(&Arc::new(()), &options, Seats::new(2));
            play_on(state, 20 + 8 * seed as usize, seed, |_| {}).view(Viewer::Seat(seat(1)))
        })
    });
    let (mut most, mut highest) = (0, 0);
    for view in grown.chain([
        seen("game=challenge", TOWER),
        seen("game=quincunx keepModeMemory=on", STAIRS),
    ]) {
        highest = highest.max(view.built.len());
        for tile in (0..7).flat_map(|low| (low..7).map(move |high| Tile::new(low, high).unwrap())) {
            if view
                .built
                .iter()
                .any(|stand| Tile::new(stand.piece.numbers[0], stand.piece.numbers[1]) == Some(tile))
            {
                continue;
            }
            let places = places(tile, &view);
            let names: BTreeSet<String> = places
                .iter()
                .map(|place| Domino::called(&view, place).to_string())
                .collect();
            assert_eq!(names.len(), places.len(), "{tile} in {:?}", view.built);
            most = most.max(places.len());
        }
    }
    assert!(
        most > 30 && highest > 5,
        "there was something to tell apart: {most}, {highest}"
    );
}

#[test]
fn everybody_reads_what_is_awaited() {
    let prompt = |options: &str, position: &str, viewer: Viewer| {
        let words = said(Domino::prompt(&game(options, position).view(viewer), viewer));
        words
            .strip_prefix("domino-prompt-")
            .map_or(words.clone(), str::to_owned)
    };
    let [hers, other] = [1, 2].map(|number| Viewer::Seat(seat(number)));
    let play = |position: &str| format!("turn 1 play / {position}");
    for (options, position, words) in [
        ("game=traditional", play(CHAIN), "lay"),
        ("game=challenge", play(TOWER), "lay"),
        (
            "game=quincunx keepModeMemory=on",
            play(&STAIRS.replace("1-6 due flat", "1-6 due height")),
            "height",
        ),
        ("game=quincunx keepModeMemory=on", play(STAIRS), "flat"),
        ("game=traditional", play(&CHAIN.replace("5-6 2-2", "0-1 4-4")), "draw"),
    ] {
        assert_eq!(prompt(options, &position, hers), words, "{position}");
        for viewer in [other, Viewer::Spectator] {
            assert_eq!(prompt(options, &position, viewer), "event-turn name=seat 1");
        }
    }
}

/// Whatever happens, the sentence asks for what can be done.
#[test]
fn what_is_awaited_agrees_with_what_may_be_done() {
    let mut met = BTreeSet::new();
    for (options, games) in [
        ("game=traditional games=2 noDouble=redeal", 40),
        ("game=challenge liftTower=on hand=steady", 4),
        ("game=quincunx games=2", 4),
    ] {
        let options = Options::from_text(options).unwrap();
        for seed in 0..games {
            let state = Domino::new(&Arc::new(()), &options, Seats::new(2));
            play_on(state, usize::MAX, seed, |state| {
                let turn = match state.awaits() {
                    Awaits::Seats { who, .. } => who.first().unwrap(),
                    _ => seat(1),
                };
                let view = state.view(Viewer::Seat(turn));
                let prompt = Domino::prompt(&view, Viewer::Seat(turn)).unwrap().id;
                let mut legal = Vec::new();
                if !state.awaits().who().is_empty() {
                    state.legal(turn, &mut legal);
                }
                let asked = match &*prompt {
                    "domino-prompt-draw" => legal == [Action::Draw],
                    "domino-prompt-pass" => legal == [Action::Pass],
                    "domino-prompt-between" | "domino-prompt-no-double" => legal == [Action::Deal],
                    "domino-prompt-opening" => matches!(legal[..], [Action::Lay(_, None)]),
                    "domino-prompt-lay" | "domino-prompt-flat" | "domino-prompt-height" => legal
                        .iter()
                        .all(|action| matches!(action, Action::Lay(..) | Action::Place(_))),
                    _ => legal.is_empty(),
                };
                assert!(asked, "{prompt}: {legal:?}");
                met.insert(prompt);
            });
        }
    }
    assert!(met.len() >= 10, "{met:?}");
}

#[test]
fn what_lies_there_comes_first_and_then_who_has_what() {
    let rows = |view: &View| {
        let row = |row: ludo::Row| {
            let pieces: Vec<String> = row.pieces.iter().map(Said::to_string).collect();
            format!("{}: {}", row.said, pieces.join(", "))
        };
        Domino::rows(view).into_iter().map(row).collect::<Vec<_>>()
    };
    assert_eq!(
        rows(&seen("game=traditional limit=60", CHAIN)),
        [
            "domino-chain-is pieces=3-6, 6-6, 6-2: ",
            "domino-game-traditional: domino-game-limit game=1 limit=60",
            "domino-player-total n=2 name=seat 1 total=0: domino-piece-double colour=yellow n=2, domino-piece colour=green high=6 low=5",
            "domino-player-total n=1 name=seat 2 total=0: ",
            "domino-stock n=22: ",
        ]
    );
    // Ends are told where only they count.
    let stairs = &rows(&seen("game=quincunx keepModeMemory=on", STAIRS))[0];
    assert!(
        stairs.starts_with("domino-tower-is levels=1 n=4: domino-lies-end open=[6]"),
        "{stairs}"
    );
    assert_eq!(stairs.matches("domino-lies-end").count(), 2, "{stairs}");
    let tower = &rows(&seen("game=challenge", TOWER))[0];
    assert_eq!(tower.matches("domino-lies ").count(), 5, "{tower}");
}

#[test]
fn dots_are_counted_or_dominoes_with_young_children() {
    for (options, id) in [
        ("count=dots", "domino-score n=2"),
        ("count=dominoes", "domino-score-dominoes n=2"),
    ] {
        let options = Options::from_text(options).unwrap();
        assert_eq!(Domino::score(&options, 2).to_string(), id);
    }
}
