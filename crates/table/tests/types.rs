//! The page's types of the wire are those of Rust.

use std::path::Path;

use ludo::types::Module;
use table::wire::*;

#[test]
fn the_types_of_the_wire_are_fresh() {
    let module = Module::default()
        .with::<Games>()
        .with::<Guest>()
        .with::<NewTable>()
        .with::<Seated>()
        .with::<SitDown>()
        .with::<Again>()
        .with::<TableInfo>()
        .with::<Fairness>()
        .with::<Replay>()
        .with::<ludo::Review>()
        .with::<Problem>()
        .with::<ToHouse>()
        .with::<FromHouse>()
        .constant("PICTURES", table::PICTURES)
        .constant("GREETINGS", table::GREETINGS);
    module.check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/index.ts"));
}
