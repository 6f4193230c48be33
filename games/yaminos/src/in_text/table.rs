//! The table: what everybody has, the sheets of the Yam, what lies there and what counts right now.

use ludo::Seat;

use super::{
    super::Scene,
    MOST_THROWS,
    tiles::{self, Tile},
    view::View,
    words::{box_name, piece, say},
};

const CELL_WIDTH: usize = 10;

/// "> Léa: 23 points."
pub(super) fn place(scene: &Scene, view: &View, seat: Seat) -> String {
    let player = &view.players[seat.index()];
    // As on the page: what is compared in the end.
    let score = match player.average {
        Some(average) => scene.texts.hundredths(average).as_str().into(),
        None => player.total.into(),
    };
    let args = [("name", scene.name(seat).into()), ("n", score)];
    let mark = match view.winners[..] {
        [] if view.turn == seat => '>',
        _ if view.winners.contains(&seat) => '*',
        _ => ' ',
    };
    format!("{mark} {}", say(scene, "place", &args))
}

/// The sheets of the Yam side by side: what is filled, and in brackets what could be.
pub(super) fn sheets(scene: &Scene, view: &View) -> Vec<String> {
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
pub(super) fn standing(scene: &Scene, view: &View) -> Vec<String> {
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
pub(super) fn counting(scene: &Scene, view: &View) -> Vec<String> {
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

pub(super) fn yam_counting(scene: &Scene, view: &View) -> Vec<String> {
    let mut now = Vec::new();
    let of = view.options.rounds.parse::<i32>().unwrap_or(1);
    if let Some(round) = view.sheet_round.filter(|_| of > 1) {
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
