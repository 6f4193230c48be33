//! The page's types of an evening are those of Rust.

use std::path::Path;

use evening::wire::*;
use ludo::types::Module;

#[test]
fn the_types_of_an_evening_are_fresh() {
    let module = Module::default()
        .constant("FRIENDLY_NAMES", FRIENDLY_NAMES)
        .with::<NewEvening>()
        .with::<Hosted>()
        .with::<FoundEvening>()
        .with::<ComeIn>()
        .with::<DeviceKey>()
        .with::<MoveHere>()
        .with::<MoveCode>()
        .with::<Wish>()
        .with::<EveningHello>()
        .with::<EveningInfo>()
        .with::<Acts>()
        .with::<AskedMoment>()
        .with::<AskedTry>()
        .with::<Glance>()
        .with::<Motion>()
        .with::<WholeEvening>();
    module.check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/evening.ts"));
}
