//! The page's shelf is that of Rust: it names no game by itself.

use std::{collections::BTreeMap, path::Path};

use ludo::{GameInfo, types::Module};

#[test]
fn the_shelf_of_the_page_is_fresh() {
    let shelf: Vec<GameInfo> = rooms::all().iter().map(|room| room.info()).collect();
    for (evening, game) in rooms::SUGGESTED {
        assert!(shelf.iter().any(|info| info.id == game), "{evening}: {game}");
    }
    let module = Module::default()
        .list_of("SHELF", &shelf, "./index")
        .constant("SUGGESTED", BTreeMap::from(rooms::SUGGESTED));
    module.check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/shelf.ts"));
}
