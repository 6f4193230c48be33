//! 7 Yaminos in a terminal, for all its twelve games.

mod table;
mod tiles;
mod view;
mod words;

use ludo::{Arg, Seat};
use serde_json::value::RawValue;

use super::{Face, LISTED, Scene};
use table::{place, sheets, standing};
use view::{Event, View, read};
use words::{about, box_name, names, piece, pieces, prompt, say, throwing, won};

pub struct Yaminos;

const ALL: usize = 7;
const MOST_THROWS: i32 = 3;

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

    /// Every box that can be filled or announced, and throwing all: only the very many ways to throw some are left out.
    fn listed(&self, legal: &[String]) -> usize {
        let single = legal.iter().filter(|action| !action.starts_with("throw Y"));
        single.count().max(LISTED)
    }

    /// Where points are divided a score comes in hundredths (YAM-S5-3).
    fn score(&self, scene: &Scene, score: i32) -> String {
        match scene.options.split(' ').any(|option| option == "game=minimum") {
            true => scene.texts.hundredths(score),
            false => score.to_string(),
        }
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
                let both = ["plus", "moins"]; // two boxes, filled by one turn
                let fills = |name: &str| name == row || row == "plus-moins" && both.contains(&name);
                let offers = sheet
                    .iter()
                    .filter(|cell| fills(&cell.row))
                    .filter_map(|cell| cell.offer);
                let args = [
                    ("box", box_name(scene, row).as_str().into()),
                    ("points", offers.sum::<i32>().into()),
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
