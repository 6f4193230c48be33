//! The page's shelf is that of Rust: it names no game by itself.

use std::path::Path;

use ludo::{GameInfo, types::Module};

#[test]
fn the_shelf_of_the_page_is_fresh() {
    let shelf: Vec<GameInfo> = rooms::all().iter().map(|room| room.info()).collect();
    let module = Module::default().list_of("SHELF", &shelf, "./index");
    module.check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/shelf.ts"));
}
