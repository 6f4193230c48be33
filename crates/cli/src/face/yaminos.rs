//! 7 Yaminos in a terminal, for all its twelve games.

use ludo::{Arg, Seat};
use serde::Deserialize;
use serde_json::value::RawValue;

use super::{
    Face, Scene,
    tiles::{self, Tile},
};

pub struct Yaminos;

const ALL: usize = 7;
const MOST_THROWS: i32 = 3;
const CELL_WIDTH: usize = 10;

type Digits = [u8; 2];

#[derive(Deserialize)]
struct View {
    options: Options,
    turn: Seat,
    stage: String,
    announced: Option<String>,
    round: i32,
    players: Vec<Player>,
    table: Vec<Lying>,
    casts: i32,
    agreed: i32,
    ends: Vec<End>,
    sum: i32,
    worth: i32,
    previous: i32,
    digit: Option<i32>,
    goal: Option<i32>,
    leader: Option<Seat>,
    fixed: Vec<u8>,
    winners: Vec<Seat>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Options {
    game: String,
    fewest_left: bool,
    minimum: i32,
    rounds: String,
}

#[derive(Deserialize)]
struct Player {
    total: i32,
    placed: i32,
    sheet: Vec<Cell>,
}

#[derive(Deserialize)]
struct Cell {
    row: String,
    points: Option<i32>,
    offer: Option<i32>,
}

#[derive(Deserialize)]
struct Lying {
    yamino: u8,
    face: Digits,
    laid: bool,
    at: Option<u8>,
}

#[derive(Deserialize)]
struct End {
    digit: i32,
    count: usize,
}

#[derive(Deserialize)]
struct Fallen {
    face: Digits,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
enum Event {
    Agreed {
        throws: i32,
    },
    Threw {
        seat: Seat,
        yaminos: Vec<u8>,
    },
    Landed {
        flat: Vec<Fallen>,
        cocked: Vec<u8>,
    },
    Laid {
        seat: Seat,
        face: Digits,
        touching: Option<Digits>,
    },
    TookBack {
        seat: Seat,
        face: Digits,
    },
    Passed {
        seat: Seat,
    },
    Ends {
        sum: i32,
    },
    Scored {
        seat: Seat,
        points: i32,
        total: i32,
    },
    Left {
        seat: Seat,
        points: i32,
    },
    Lost {
        seat: Seat,
        points: i32,
    },
    Leads {
        seat: Seat,
        score: i32,
    },
    Announced {
        seat: Seat,
        row: String,
    },
    Filled {
        seat: Seat,
        row: String,
        points: i32,
    },
    Sheets {
        round: i32,
    },
    TieBreak {
        seats: Vec<Seat>,
    },
    Turn {},
    Won {
        seats: Vec<Seat>,
    },
}

fn read<'a, T: Deserialize<'a>>(json: &'a RawValue) -> T {
    serde_json::from_str(json.get()).expect("views and events of 7 Yaminos look like this")
}

impl Face for Yaminos {
    fn table(&self, scene: &Scene, view: &RawValue) -> String {
        let view: View = read(view);
        let game = &view.options.game;
        let goal = ("goal", view.goal.unwrap_or_default().into());
        let mut rows = vec![format!(
            "{} — {}",
            say(scene, &format!("game-{game}"), &[]),
            say(scene, &format!("aim-{game}"), &[goal])
        )];
        rows.extend(sheets(scene, &view));
        rows.extend((0..view.players.len()).map(|i| place(scene, &view, Seat::from_index(i))));
        rows.extend(standing(scene, &view));
        rows.join("\n")
    }

    fn desk(&self, scene: &Scene, view: &RawValue) -> Option<String> {
        let view: View = read(view);
        let rows = standing(scene, &view);
        (!rows.is_empty()).then(|| rows.join("\n"))
    }

    /// Laying and filling first, then stopping, then throwing, many before few; taking back comes last.
    fn arrange(&self, mut legal: Vec<String>) -> Vec<String> {
        legal.sort_by_key(|action| match action.split(' ').collect::<Vec<_>>()[..] {
            ["stop"] => (1, 0),
            ["throw"] => (2, 0),
            ["throw", ref some @ ..] => (2, ALL - some.len()),
            ["take", _] => (3, 0),
            _ => (0, 0),
        });
        legal
    }

    fn prompt(&self, scene: &Scene, view: &RawValue, legal: &[String]) -> String {
        let view: View = read(view);
        let prompt = prompt(scene, &view, legal);
        // Of very many ways to throw only a few are listed, so here is how to write one.
        let mut throws = legal.iter().filter(|action| action.starts_with("throw Y"));
        match throws.clone().nth(2) {
            Some(_) => {
                let example = throws.find(|action| action.matches('Y').count() == 2);
                let example = example.map_or("throw Y0", String::as_str);
                let how = say(scene, "write-throw", &[("example", example.into())]);
                format!("{prompt} {how}")
            }
            None => prompt,
        }
    }

    fn action(&self, scene: &Scene, view: &RawValue, action: &str) -> String {
        let view: View = read(view);
        let words: Vec<&str> = action.split(' ').collect();
        let face = |name: &str| view.face(name).map_or(String::new(), |face| piece(scene, face));
        let named = |id: &str, args: &[(&str, Arg)]| say(scene, &format!("action-{id}"), args);
        match words[..] {
            ["throws", n] => named("agree", &[("n", n.parse::<i32>().unwrap_or_default().into())]),
            ["throw", ..] => throwing(scene, &view, &words[1..]),
            ["lay", first] => named("lay-first", &[("face", face(first).as_str().into())]),
            ["lay", next, _, host] => named(
                "lay",
                &[("face", face(next).as_str().into()), ("at", face(host).as_str().into())],
            ),
            ["take", name] => named("take", &[("face", face(name).as_str().into())]),
            ["stop"] => named("stop", &[("n", view.worth.into())]),
            ["box", row] => {
                let sheet = &view.players[view.turn.index()].sheet;
                let offer = sheet.iter().find(|cell| cell.row == row).and_then(|cell| cell.offer);
                let args = [
                    ("box", box_name(scene, row).as_str().into()),
                    ("points", offer.unwrap_or_default().into()),
                ];
                named("fill", &args)
            }
            ["announce", row] => named("announce", &[("box", box_name(scene, row).as_str().into())]),
            _ => String::new(),
        }
    }

    fn event(&self, scene: &Scene, event: &RawValue) -> Option<String> {
        let told = |id: &str, args: &[(&str, Arg)]| say(scene, &format!("event-{id}"), args);
        Some(match read(event) {
            Event::Agreed { throws } => told("agreed", &[("n", throws.into())]),
            Event::Threw { seat, yaminos } => about(scene, "threw", seat, &[("n", (yaminos.len() as i32).into())]),
            Event::Landed { flat, cocked } => {
                let faces = pieces(scene, flat.iter().map(|fallen| fallen.face));
                let args = [("faces", faces.as_str().into()), ("n", (cocked.len() as i32).into())];
                let id = match (flat.is_empty(), cocked.is_empty()) {
                    (true, _) => "cocked",
                    (_, true) => "landed",
                    _ => "landed-cocked",
                };
                told(id, &args)
            }
            Event::Laid { seat, face, touching } => {
                let face = piece(scene, face);
                match touching.map(|face| piece(scene, face)) {
                    None => about(scene, "laid-first", seat, &[("face", face.as_str().into())]),
                    Some(at) => {
                        let args = [("face", face.as_str().into()), ("at", at.as_str().into())];
                        about(scene, "laid", seat, &args)
                    }
                }
            }
            Event::TookBack { seat, face } => about(
                scene,
                "took-back",
                seat,
                &[("face", piece(scene, face).as_str().into())],
            ),
            Event::Passed { seat } => about(scene, "passed", seat, &[]),
            Event::Ends { sum } => told("ends", &[("sum", sum.into())]),
            Event::Scored { seat, points: 0, total } => {
                about(scene, "scored-nothing", seat, &[("total", total.into())])
            }
            Event::Scored { seat, points, total } => {
                about(scene, "scored", seat, &[("n", points.into()), ("total", total.into())])
            }
            Event::Left { seat, points } => about(scene, "left", seat, &[("n", points.into())]),
            Event::Lost { seat, points: 0 } => about(scene, "lost-nothing", seat, &[]),
            Event::Lost { seat, points } => about(scene, "lost", seat, &[("n", points.into())]),
            Event::Leads { seat, score } => about(scene, "leads", seat, &[("score", score.into())]),
            Event::Announced { seat, row } => about(
                scene,
                "announced",
                seat,
                &[("box", box_name(scene, &row).as_str().into())],
            ),
            Event::Filled { seat, row, points } => {
                let args = [
                    ("box", box_name(scene, &row).as_str().into()),
                    ("points", points.into()),
                ];
                about(scene, "filled", seat, &args)
            }
            Event::Sheets { round } => told("sheets", &[("round", round.into())]),
            Event::TieBreak { seats } => told("tie-break", &[("names", names(scene, &seats).as_str().into())]),
            // What is done next says whose turn it is.
            Event::Turn {} => return None,
            Event::Won { seats } => won(scene, &seats),
        })
    }
}

impl View {
    fn face(&self, name: &str) -> Option<Digits> {
        let lying = self.table.iter().find(|lying| format!("Y{}", lying.yamino) == name);
        lying.map(|lying| lying.face)
    }

    fn has_open_ends(&self) -> bool {
        matches!(self.options.game.as_str(), "muggins" | "more" | "even")
    }

    fn tiles(&self, laid: bool) -> Vec<Tile> {
        let these = self.table.iter().filter(|lying| lying.laid == laid);
        these
            .map(|lying| Tile {
                yamino: lying.yamino,
                face: lying.face,
                at: lying.at,
            })
            .collect()
    }
}

fn say(scene: &Scene, id: &str, args: &[(&str, Arg)]) -> String {
    scene.texts.say(&format!("yaminos-{id}"), args)
}

/// The sentence about a seat, or the one that speaks to the player herself.
fn about(scene: &Scene, event: &str, seat: Seat, args: &[(&str, Arg)]) -> String {
    if scene.you == Some(seat) {
        return say(scene, &format!("event-{event}-you"), args);
    }
    let args = [args, &[("name", scene.name(seat).into())]].concat();
    say(scene, &format!("event-{event}"), &args)
}

/// "1-4", "the double 3".
fn piece(scene: &Scene, [low, high]: Digits) -> String {
    if low == high {
        return say(scene, "piece-doublet", &[("n", i32::from(low).into())]);
    }
    let args = [("low", i32::from(low).into()), ("high", i32::from(high).into())];
    say(scene, "piece", &args)
}

fn pieces(scene: &Scene, faces: impl Iterator<Item = Digits>) -> String {
    let items: Vec<String> = faces.map(|face| piece(scene, face)).collect();
    scene.texts.list(&items)
}

fn names(scene: &Scene, seats: &[Seat]) -> String {
    let items: Vec<String> = seats.iter().map(|&seat| scene.name(seat).to_owned()).collect();
    scene.texts.list(&items)
}

fn box_name(scene: &Scene, row: &str) -> String {
    say(scene, &format!("box-{row}"), &[])
}

fn won(scene: &Scene, seats: &[Seat]) -> String {
    match *seats {
        [] => say(scene, "end-short", &[]),
        [seat] => about(scene, "won", seat, &[]),
        _ => say(
            scene,
            "event-won-shared",
            &[("names", names(scene, seats).as_str().into())],
        ),
    }
}

/// All seven, those that are left, these ones, or all but those that are kept.
fn throwing(scene: &Scene, view: &View, thrown: &[&str]) -> String {
    let is_thrown = |lying: &&Lying| thrown.contains(&format!("Y{}", lying.yamino).as_str());
    let (again, kept): (Vec<&Lying>, Vec<&Lying>) = view.table.iter().filter(|lying| !lying.laid).partition(is_thrown);
    if thrown.is_empty() || thrown.len() == ALL {
        return say(scene, "action-throw-all", &[]);
    }
    if kept.is_empty() {
        return say(scene, "action-throw-rest", &[]);
    }
    let (id, faces) = match view.options.game.as_str() {
        "yam" => ("action-keep", kept),
        _ => ("action-throw", again),
    };
    let faces = pieces(scene, faces.iter().map(|lying| lying.face));
    say(scene, id, &[("faces", faces.as_str().into())])
}

fn prompt(scene: &Scene, view: &View, legal: &[String]) -> String {
    let any = |verb: &str| legal.iter().any(|action| action.split(' ').next() == Some(verb));
    let begun = view.table.iter().any(|lying| lying.laid);
    let loose = view.table.iter().any(|lying| !lying.laid);
    let worth = ("n", view.worth.into());
    let goal = ("goal", view.goal.unwrap_or_default().into());
    let (id, args) = match (view.stage.as_str(), view.options.game.as_str()) {
        ("agree", _) => ("prompt-agree", vec![]),
        ("ready", _) => match view.leader {
            Some(leader) => ("prompt-last-chance", vec![goal, ("name", scene.name(leader).into())]),
            None if view.has_open_ends() && begun && loose => ("prompt-ready-rest", vec![]),
            None => ("prompt-ready", vec![]),
        },
        ("choose", _) if view.casts + 1 < MOST_THROWS => ("prompt-choose", vec![]),
        ("choose", _) => ("prompt-choose-last", vec![]),
        ("announced", _) => {
            let row = view.announced.as_deref().unwrap_or_default();
            ("prompt-announced", vec![("box", box_name(scene, row).as_str().into())])
        }
        ("lay", _) if view.has_open_ends() => ("prompt-ends", vec![]),
        ("lay", "base") if !begun => ("prompt-doublet", vec![]),
        ("lay", "base") if !any("throw") && !any("stop") => ("prompt-lay-one", vec![]),
        ("lay", "base") if any("stop") => ("prompt-base", vec![worth]),
        ("lay", "base") => ("prompt-beat", vec![goal]),
        ("lay", _) if !any("lay") => ("prompt-count", vec![]),
        ("lay", "longest") if view.options.fewest_left => ("prompt-left", vec![worth]),
        ("lay", _) if begun => ("prompt-line-more", vec![worth]),
        ("lay", _) => ("prompt-arrange", vec![worth]),
        _ => ("prompt-throwing", vec![]),
    };
    say(scene, id, &args)
}

/// "> Léa: 23 points."
fn place(scene: &Scene, view: &View, seat: Seat) -> String {
    let player = &view.players[seat.index()];
    let args = [
        ("name", scene.name(seat).into()),
        ("n", player.total.into()),
        ("placed", player.placed.into()),
    ];
    let id = if view.options.game == "minimum" {
        "place-placed"
    } else {
        "place"
    };
    let mark = match view.winners[..] {
        [] if view.turn == seat => '>',
        _ if view.winners.contains(&seat) => '*',
        _ => ' ',
    };
    format!("{mark} {}", say(scene, id, &args))
}

/// The sheets of the Yam side by side: what is filled, and in brackets what could be.
fn sheets(scene: &Scene, view: &View) -> Vec<String> {
    let Some(first) = view.players.first().filter(|player| !player.sheet.is_empty()) else {
        return Vec::new();
    };
    let boxes: Vec<String> = first.sheet.iter().map(|cell| box_name(scene, &cell.row)).collect();
    let width = boxes.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let heads = (0..view.players.len()).map(|i| {
        let name: String = scene.name(Seat::from_index(i)).chars().take(CELL_WIDTH).collect();
        format!("  {name:>CELL_WIDTH$}")
    });
    let mut rows = vec![String::new(), format!("{:width$}{}", "", heads.collect::<String>())];
    rows.extend(boxes.iter().enumerate().map(|(i, name)| {
        let cells = view.players.iter().map(|player| {
            let cell = &player.sheet[i];
            let shown = match (cell.points, cell.offer) {
                (Some(points), _) => points.to_string(),
                (None, Some(offer)) => format!("({offer})"),
                (None, None) => "·".to_owned(),
            };
            format!("  {shown:>CELL_WIDTH$}")
        });
        format!("{name:width$}{}", cells.collect::<String>())
    }));
    rows.push(String::new());
    rows
}

/// What lies there, and what counts right now.
fn standing(scene: &Scene, view: &View) -> Vec<String> {
    let now = counting(scene, view);
    let mut rows: Vec<String> = if now.is_empty() { vec![] } else { vec![now.join(" · ")] };
    let (laid, loose) = (view.tiles(true), view.tiles(false));
    if scene.drawings {
        for chain in tiles::chains(&laid) {
            rows.push(String::new());
            rows.extend(chain.into_iter().map(|row| format!("    {row}")));
        }
        if !loose.is_empty() {
            rows.push(String::new());
            rows.extend(tiles::row(&loose).into_iter().map(|row| format!("  {row}")));
        }
    } else {
        for (id, tiles) in [("chain", &laid), ("on-table", &loose)] {
            let named = |tile: &Tile| format!("Y{} {}", tile.yamino, piece(scene, tile.face));
            let words: Vec<String> = tiles.iter().map(named).collect();
            if !words.is_empty() {
                rows.push(say(scene, id, &[("faces", scene.texts.list(&words).as_str().into())]));
            }
        }
    }
    rows
}

/// Goal, phase, which throw it is, free ends: what a game counts by.
fn counting(scene: &Scene, view: &View) -> Vec<String> {
    if view.stage == "over" {
        return Vec::new();
    }
    let goal = view.goal.unwrap_or_default();
    let throw_of = |n: i32, of: i32| say(scene, "throw-of", &[("n", n.into()), ("of", of.into())]);
    let throws = || throw_of((view.round + 1).min(view.agreed), view.agreed);
    let mut now = match view.options.game.as_str() {
        "base" if view.leader.is_some() => vec![say(scene, "board-beat", &[("n", goal.into())])],
        "target" => vec![say(scene, "goal-near", &[("n", goal.into())]), throws()],
        "throws" if view.agreed > 0 => vec![throws()],
        "minimum" => vec![
            say(scene, "board-minimum", &[("n", view.options.minimum.into())]),
            throws(),
        ],
        "prog" => vec![say(scene, "phase", &[("digit", view.digit.unwrap_or_default().into())])],
        "yam" => yam_counting(scene, view),
        _ => vec![],
    };
    let says_more = view.options.game == "target" || view.leader.is_some();
    if view.goal.is_some() && !says_more {
        now.insert(0, say(scene, "goal", &[("n", goal.into())]));
    }
    if view.has_open_ends() && !view.ends.is_empty() {
        let digits = view
            .ends
            .iter()
            .flat_map(|end| std::iter::repeat_n(end.digit.to_string(), end.count));
        let sum = format!("{} = {}", digits.collect::<Vec<_>>().join(" + "), view.sum);
        now.push(say(scene, "ends", &[("sum", sum.as_str().into())]));
        if view.options.game == "more" {
            now.push(say(scene, "ends-before", &[("sum", view.previous.into())]));
        }
    }
    now
}

fn yam_counting(scene: &Scene, view: &View) -> Vec<String> {
    let mut now = Vec::new();
    let of = view.options.rounds.parse::<i32>().unwrap_or(1);
    if of > 1 {
        let boxes = view.players.first().map_or(1, |player| player.sheet.len().max(1)) as i32;
        let round = (view.round / boxes + 1).min(of);
        now.push(say(scene, "sheet-round", &[("round", round.into()), ("of", of.into())]));
    }
    if view.casts > 0 {
        let args = [("n", view.casts.into()), ("of", MOST_THROWS.into())];
        now.push(say(scene, "throw-of", &args));
    }
    if !view.fixed.is_empty() {
        let digits: Vec<String> = view.fixed.iter().map(u8::to_string).collect();
        now.push(say(
            scene,
            "super-for",
            &[("digits", digits.join(", ").as_str().into())],
        ));
    }
    now
}
