//! The page's types of this game are those of Rust, and so are its numbers.

use std::{collections::BTreeMap, path::Path};

use ludo::{Hosted, Setting, types::Module};
use yaminos::{Event, Form, MOST_THROWS, Options, POINTS_A_THROW, Preview, View, YAMINOS, Yaminos};

/// What the book says for each game where a table says nothing.
fn of_the_book<T>(number: impl Fn(Options) -> T) -> BTreeMap<String, T> {
    let of = |game: Form| {
        let options = Options {
            game,
            ..Options::default()
        };
        (game.to_word().to_owned(), number(options))
    };
    Form::ALL.into_iter().map(of).collect()
}

#[test]
fn the_types_of_the_room_are_fresh() {
    let forms: Vec<&str> = Yaminos::MANIFEST.forms.iter().map(|form| form.id).collect();
    let module = Module::default()
        .with::<View>()
        .with::<Event>()
        .with::<Preview>()
        .constant("FORMS", forms)
        .constant("DEFAULTS", Options::default())
        .constant("GOALS", of_the_book(|options| options.goal()))
        .constant("THROWS", of_the_book(|options| options.throws()))
        .constant("POINTS_A_THROW", POINTS_A_THROW)
        .constant("YAMINOS", YAMINOS)
        .constant("MOST_THROWS", MOST_THROWS);
    module.check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("web/wire.ts"));
}
