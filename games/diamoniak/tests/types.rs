//! The page's types of this game are those of Rust.

use std::path::Path;

use diamoniak::{CASTLE, Diamoniak, Event, PRICE, View};
use ludo::{desk::Desk, types::Module};

#[test]
fn the_types_of_the_room_are_fresh() {
    let view = Desk::<Diamoniak>::opening("", 2).view();
    let module = Module::default()
        .with::<View>()
        .with::<Event>()
        .called::<Diamoniak>(&view, &["draw", "stop", "fairy", "give diamond rose"])
        .constant("CASTLE", CASTLE)
        .constant("PRICE", PRICE);
    module.check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("web/wire.ts"));
}
