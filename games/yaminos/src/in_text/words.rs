//! Pieces, boxes, people and deeds in words.

use ludo::{Arg, Seat};

use super::{
    super::Scene,
    ALL, MOST_THROWS,
    view::{Digits, Lying, View},
};

pub(super) fn say(scene: &Scene, id: &str, args: &[(&str, Arg)]) -> String {
    scene.texts.say(&format!("yaminos-{id}"), args)
}

/// The sentence about a seat, or the one that speaks to the player herself.
pub(super) fn about(scene: &Scene, event: &str, seat: Seat, args: &[(&str, Arg)]) -> String {
    if scene.you == Some(seat) {
        return say(scene, &format!("event-{event}-you"), args);
    }
    let args = [args, &[("name", scene.name(seat).into())]].concat();
    say(scene, &format!("event-{event}"), &args)
}

/// "1-4", "the double 3".
pub(super) fn piece(scene: &Scene, [low, high]: Digits) -> String {
    if low == high {
        return say(scene, "piece-doublet", &[("n", i32::from(low).into())]);
    }
    let args = [("low", i32::from(low).into()), ("high", i32::from(high).into())];
    say(scene, "piece", &args)
}

pub(super) fn pieces(scene: &Scene, faces: impl Iterator<Item = Digits>) -> String {
    let items: Vec<String> = faces.map(|face| piece(scene, face)).collect();
    scene.texts.list(&items)
}

pub(super) fn names(scene: &Scene, seats: &[Seat]) -> String {
    let items: Vec<String> = seats.iter().map(|&seat| scene.name(seat).to_owned()).collect();
    scene.texts.list(&items)
}

pub(super) fn box_name(scene: &Scene, row: &str) -> String {
    say(scene, &format!("box-{row}"), &[])
}

pub(super) fn won(scene: &Scene, seats: &[Seat]) -> String {
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
pub(super) fn throwing(scene: &Scene, view: &View, thrown: &[&str]) -> String {
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

pub(super) fn prompt(scene: &Scene, view: &View, legal: &[String]) -> String {
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
