//! Magnetic Domino in a terminal, for all its three games.

use domino::{Axis, Piece, draw};
use ludo::{Arg, Seat};
use serde::Deserialize;
use serde_json::value::RawValue;

use super::{Face, Scene};

pub struct Domino;

type Squares = [u8; 2];

#[derive(Deserialize)]
struct View {
    options: Options,
    turn: Seat,
    stage: String,
    players: Vec<Player>,
    stock: i32,
    opening: Option<Squares>,
    chain: Vec<Squares>,
    built: Vec<Stand>,
    game: i32,
    winners: Vec<Seat>,
}

#[derive(Deserialize)]
struct Options {
    game: String,
    games: i32,
    limit: i32,
}

#[derive(Deserialize)]
struct Player {
    count: i32,
    hand: Option<Vec<Squares>>,
    total: i32,
    due: String,
}

#[derive(Deserialize)]
struct Stand {
    piece: Lying,
}

#[derive(Deserialize)]
struct Lying {
    numbers: Squares,
    x: i8,
    y: i8,
    level: i8,
    axis: String,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
enum Event {
    Mixed { game: i32 },
    Drew { seat: Seat, tile: Option<Squares> },
    Opened { seat: Seat, tile: Squares },
    Laid { seat: Seat, tile: Squares, joins: i32 },
    LetGo { seat: Seat, piece: Lying },
    Stood { seat: Seat, piece: Lying },
    Missed { seat: Seat, tile: Squares },
    Collapsed { seat: Seat, tiles: Vec<Squares> },
    Passed { seat: Seat },
    Turn {},
    Out { seat: Seat },
    Blocked,
}

fn read<'a, T: Deserialize<'a>>(json: &'a RawValue) -> T {
    serde_json::from_str(json.get()).expect("views and events of Magnetic Domino look like this")
}

impl Face for Domino {
    fn table(&self, scene: &Scene, view: &RawValue) -> String {
        let view: View = read(view);
        let mut rows = vec![title(scene, &view)];
        rows.extend((0..view.players.len()).map(|i| place(scene, &view, Seat::from_index(i))));
        rows.push(say(scene, "stock", &[("n", view.stock.into())]));
        rows.extend(layout(scene, &view));
        rows.extend(hand(scene, &view));
        rows.join("\n")
    }

    fn desk(&self, scene: &Scene, view: &RawValue) -> Option<String> {
        let view: View = read(view);
        let rows: Vec<String> = layout(scene, &view).into_iter().chain(hand(scene, &view)).collect();
        Some(rows.join("\n"))
    }

    fn prompt(&self, scene: &Scene, view: &RawValue, legal: &[String]) -> String {
        let view: View = read(view);
        let any = |verb: &str| legal.iter().any(|action| action.split(' ').next() == Some(verb));
        match view.stage.as_str() {
            "opening" => {
                let piece = view.opening.map_or_else(String::new, |tile| piece(scene, tile));
                say(scene, "prompt-opening", &[("piece", piece.as_str().into())])
            }
            "noDouble" => say(scene, "prompt-no-double", &[]),
            "between" => {
                let names: Vec<String> = view.winners.iter().map(|&seat| scene.name(seat).to_owned()).collect();
                let names = scene.texts.list(&names);
                say(scene, "prompt-between", &[("names", names.as_str().into())])
            }
            _ if any("pass") => say(scene, "prompt-pass", &[]),
            _ if any("lay") => scene.texts.say("play-your-turn", &[]),
            _ if any("place") => {
                let due = &view.players[view.turn.index()].due;
                let turn = scene.texts.say("play-your-turn", &[]);
                match view.options.game.as_str() {
                    "quincunx" => format!("{turn} ({})", say(scene, &format!("due-{due}"), &[])),
                    _ => turn,
                }
            }
            _ => say(scene, "prompt-draw", &[]),
        }
    }

    fn action(&self, scene: &Scene, view: &RawValue, action: &str) -> String {
        let view: View = read(view);
        let words: Vec<&str> = action.split(' ').collect();
        let named = |id: &str, args: &[(&str, Arg)]| say(scene, &format!("action-{id}"), args);
        match words[..] {
            ["lay", tile] => named("open", &[("piece", written(scene, tile).as_str().into())]),
            ["lay", tile, end] => {
                let joins = match end {
                    "left" => view.chain.first().map(|[left, _]| *left),
                    _ => view.chain.last().map(|[_, right]| *right),
                };
                let args = [
                    ("piece", written(scene, tile).as_str().into()),
                    ("n", i32::from(joins.unwrap_or_default()).into()),
                ];
                named(&format!("lay-{end}"), &args)
            }
            ["place", tile, _, cell, axis, ..] => {
                let spot = spot(scene, &view, cell, axis);
                let args = [
                    ("piece", written(scene, tile).as_str().into()),
                    ("spot", spot.as_str().into()),
                ];
                named("place", &args)
            }
            [verb] => named(verb, &[]),
            _ => String::new(),
        }
    }

    fn event(&self, scene: &Scene, event: &RawValue) -> Option<String> {
        let with = |id: &str, seat: Seat, tile: Squares| {
            about(scene, id, seat, &[("piece", piece(scene, tile).as_str().into())])
        };
        Some(match read(event) {
            Event::Mixed { game } => say(scene, "event-mixed", &[("game", game.into())]),
            Event::Drew { seat, tile: Some(tile) } => with("drew", seat, tile),
            Event::Drew { seat, tile: None } => about(scene, "drew", seat, &[]),
            Event::Opened { seat, tile } => with("opened", seat, tile),
            Event::Laid { seat, tile, joins } => {
                let args = [("piece", piece(scene, tile).as_str().into()), ("n", joins.into())];
                about(scene, "laid", seat, &args)
            }
            Event::LetGo { seat, piece } => with("let-go", seat, piece.numbers),
            Event::Stood { seat, piece } => with("stood", seat, piece.numbers),
            Event::Missed { seat, tile } => with("missed", seat, tile),
            Event::Collapsed { seat, tiles } => about(scene, "collapsed", seat, &[("n", (tiles.len() as i32).into())]),
            Event::Passed { seat } => about(scene, "passed", seat, &[]),
            // What is done next says whose turn it is.
            Event::Turn {} => return None,
            Event::Out { seat } => about(scene, "out", seat, &[]),
            Event::Blocked => say(scene, "event-blocked", &[]),
        })
    }

    fn picture(&self, view: &RawValue) -> Option<String> {
        let view: View = read(view);
        Some(draw::picture(&view.chain, &pieces(&view)))
    }
}

fn say(scene: &Scene, id: &str, args: &[(&str, Arg)]) -> String {
    scene.texts.say(&format!("domino-{id}"), args)
}

/// The sentence about a seat, or the one that speaks to the player herself.
fn about(scene: &Scene, event: &str, seat: Seat, args: &[(&str, Arg)]) -> String {
    if scene.you == Some(seat) {
        return say(scene, &format!("event-{event}-you"), args);
    }
    let args = [args, &[("name", scene.name(seat).into())]].concat();
    say(scene, &format!("event-{event}"), &args)
}

/// "3-5", "the double 3".
fn piece(scene: &Scene, [one, other]: Squares) -> String {
    if one == other {
        return say(scene, "piece-double", &[("n", i32::from(one).into())]);
    }
    let args = [
        ("low", i32::from(one.min(other)).into()),
        ("high", i32::from(one.max(other)).into()),
    ];
    say(scene, "piece", &args)
}

/// As it stands in an action: `3-5`.
fn written(scene: &Scene, tile: &str) -> String {
    match tile.as_bytes() {
        [one @ b'0'..=b'6', b'-', other @ b'0'..=b'6'] => piece(scene, [one - b'0', other - b'0']),
        _ => tile.to_owned(),
    }
}

/// "Magnetic challenge", and the game of the match.
fn title(scene: &Scene, view: &View) -> String {
    let Options { game, games, limit } = &view.options;
    let name = say(scene, &format!("game-{game}"), &[]);
    let now = ("game", view.game.into());
    let of = match (*games, *limit) {
        (1, 0) => return name,
        (games, 0) => say(scene, "game-of", &[now, ("of", games.into())]),
        (_, limit) => say(scene, "game-limit", &[now, ("limit", limit.into())]),
    };
    format!("{name} — {of}")
}

/// "> Léa: 5 dominoes."
fn place(scene: &Scene, view: &View, seat: Seat) -> String {
    let player = &view.players[seat.index()];
    let args = [
        ("name", scene.name(seat).into()),
        ("n", player.count.into()),
        ("total", player.total.into()),
    ];
    let is_match = view.options.games > 1 || view.options.limit > 0;
    let id = if is_match { "player-total" } else { "player" };
    let mark = match view.winners[..] {
        [] if view.turn == seat => '>',
        _ if view.winners.contains(&seat) => '*',
        _ => ' ',
    };
    format!("{mark} {}", say(scene, id, &args))
}

/// What lies there: drawn, or in words.
fn layout(scene: &Scene, view: &View) -> Vec<String> {
    if view.chain.is_empty() && view.built.is_empty() {
        return vec![say(scene, "nothing-laid", &[])];
    }
    if view.built.is_empty() {
        let chain = draw::chain(&view.chain);
        let words: Vec<String> = view.chain.iter().map(|[one, other]| format!("{one}-{other}")).collect();
        return vec![if scene.drawings {
            format!("  {chain}")
        } else {
            say(scene, "chain-is", &[("pieces", words.join(", ").as_str().into())])
        }];
    }
    let levels = view.built.iter().map(|stand| stand.piece.level).max().unwrap_or(0) + 1;
    let args = [
        ("n", (view.built.len() as i32).into()),
        ("levels", i32::from(levels).into()),
    ];
    let mut rows = vec![say(scene, "tower-is", &args)];
    if scene.drawings {
        rows.extend(draw::levels(&pieces(view)).lines().map(|row| format!("  {row}")));
    } else {
        rows.extend(view.built.iter().map(|stand| {
            let Lying {
                numbers: [one, other],
                x,
                y,
                level,
                axis,
            } = &stand.piece;
            format!("  {one}-{other} {x},{y},{level} {axis}")
        }));
    }
    rows
}

fn pieces(view: &View) -> Vec<Piece> {
    let built = view.built.iter().map(|stand| &stand.piece);
    built
        .map(|lying| Piece {
            numbers: lying.numbers,
            x: lying.x,
            y: lying.y,
            level: lying.level,
            axis: if lying.axis == "h" { Axis::H } else { Axis::V },
        })
        .collect()
}

/// The hand of whoever looks.
fn hand(scene: &Scene, view: &View) -> Option<String> {
    let hand = view.players[scene.you?.index()].hand.as_ref()?;
    let words: Vec<String> = hand.iter().map(|[one, other]| format!("[{one}|{other}]")).collect();
    Some(format!("{}: {}", say(scene, "hand", &[]), words.join(" ")))
}

/// "on the double 6, across, level 1": what it is put on or under, or beside.
fn spot(scene: &Scene, view: &View, cell: &str, axis: &str) -> String {
    let numbers: Vec<i8> = cell.split(',').filter_map(|word| word.parse().ok()).collect();
    let [x, y, level] = numbers[..] else {
        return cell.to_owned();
    };
    let covers = |lying: &Lying| [(lying.x, lying.y), next(lying.x, lying.y, &lying.axis)];
    let mine = [(x, y), next(x, y, axis)];
    let touches = |lying: &&Lying| covers(lying).iter().any(|square| mine.contains(square));
    let beside = |lying: &&Lying| {
        let near = |(a, b): (i8, i8), (c, d): (i8, i8)| (a - c).abs() + (b - d).abs() == 1;
        let squares = covers(lying);
        mine.iter().any(|&one| squares.iter().any(|&other| near(one, other)))
    };
    let at = |level: i8| {
        view.built
            .iter()
            .map(|stand| &stand.piece)
            .filter(move |lying| lying.level == level)
    };
    let host = None
        .or_else(|| at(level - 1).find(touches).map(|lying| ("spot-on", lying)))
        .or_else(|| at(level + 1).find(touches).map(|lying| ("spot-under", lying)))
        .or_else(|| at(level).rfind(beside).map(|lying| ("spot-beside", lying)));
    let Some((id, host)) = host else {
        return cell.to_owned();
    };
    let on = say(scene, id, &[("piece", piece(scene, host.numbers).as_str().into())]);
    let way = if host.axis == axis { "spot-along" } else { "spot-across" };
    let args = [
        ("where", on.as_str().into()),
        ("way", say(scene, way, &[]).as_str().into()),
        (
            "level",
            say(scene, "spot-level", &[("level", i32::from(level).into())])
                .as_str()
                .into(),
        ),
    ];
    format!("{} ({cell} {axis})", say(scene, "spot", &args))
}

fn next(x: i8, y: i8, axis: &str) -> (i8, i8) {
    if axis == "h" { (x + 1, y) } else { (x, y + 1) }
}
