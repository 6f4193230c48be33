//! The page's types of this game are those of Rust.

use std::path::Path;

use domino::{Domino, Event, Tiles, View};
use ludo::{desk::Desk, types::Module};

#[test]
fn the_types_of_the_room_are_fresh() {
    let tower = "turn 1 play / 1 0 1-6 1-2 / 2 0 4-4 / built 6-6@0,0,0,h 6-2@1,0,1,h / passes 0 / played 0";
    let view = Desk::<Domino>::at("game=challenge", 2, tower).view();
    let module = Module::default()
        .with::<View>()
        .with::<Event>()
        .called::<Domino>(&view, &["draw", "pass", "deal", "place 6-1 at 0,0,1 v"])
        .constant("SET", Tiles::ALL.len());
    module.check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("web/wire.ts"));
}
