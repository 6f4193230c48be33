//! The page's types of this game are those of Rust.

use std::{collections::BTreeMap, path::Path};

use diamino::{Diamino, Event, Preview, View, cell, piece::Print, taken_cell};
use ludo::{desk::Desk, types::Module};

#[test]
fn the_types_of_the_room_are_fresh() {
    const ACTIONS: [&str; 12] = [
        "lay KEPI h8 across",
        "exchange E",
        "lift a1",
        "discard E",
        "stop",
        "pass",
        "accept",
        "challenge",
        "begin",
        "ask KEPI",
        "yes",
        "no",
    ];
    let view = Desk::<Diamino>::opening("", 2).view();
    let module = Module::default()
        .with::<View>()
        .with::<Event>()
        .with::<Preview>()
        .called::<Diamino>(&view, &ACTIONS)
        .constant(
            "PRINTS",
            BTreeMap::from(Print::ALL.map(|(print, sign)| (sign, print.word()))),
        )
        .constant(
            "CELLS",
            BTreeMap::from(Print::ALL.map(|(print, _)| (print.word(), cell(print).id))),
        )
        .constant(
            "TAKEN",
            BTreeMap::from([("letter", taken_cell(false).id), ("joker", taken_cell(true).id)]),
        );
    module.check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("web/wire.ts"));
}
