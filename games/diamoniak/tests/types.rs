//! The page's types of this game are those of Rust.

use std::path::Path;

use diamoniak::{CASTLE, Event, PRICE, View};
use ludo::types::Module;

#[test]
fn the_types_of_the_room_are_fresh() {
    let module = Module::default()
        .with::<View>()
        .with::<Event>()
        .constant("CASTLE", CASTLE)
        .constant("PRICE", PRICE);
    module.check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("web/wire.ts"));
}
