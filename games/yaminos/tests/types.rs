//! The page's types of this game are those of Rust.

use std::path::Path;

use ludo::types::Module;
use yaminos::{Event, Preview, View};

#[test]
fn the_types_of_the_room_are_fresh() {
    let module = Module::default().with::<View>().with::<Event>().with::<Preview>();
    module.check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("web/wire.ts"));
}
