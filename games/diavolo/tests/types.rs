//! The page's types of this game are those of Rust, and so are its names.

use std::{collections::BTreeMap, path::Path};

use diavolo::{Diavolo, Event, Order, Verdict, View, order, verdict};
use ludo::{desk::Desk, types::Module};

#[test]
fn the_types_of_the_room_are_fresh() {
    let view = Desk::<Diavolo>::opening("", 2).view();
    let orders = Order::ALL.map(|known| (known.name(), order(known).id));
    let verdicts = Verdict::ALL.map(|known| (known, verdict(known).id));
    let module = Module::default()
        .with::<View>()
        .with::<Event>()
        .called::<Diavolo>(&view, &["throw", "leave"])
        .constant("ORDER_NAMES", BTreeMap::from(orders))
        .constant("VERDICT_NAMES", BTreeMap::from(verdicts));
    module.check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("web/wire.ts"));
}
