//! The page's types of this game are those of Rust, and so are its numbers.

use std::{collections::BTreeMap, path::Path};

use ludo::{Hosted, Said, Seat, Setting, Tells, Viewer, desk::Desk, types::Module};
use yaminos::{
    Event, Form, MOST_THROWS, Options, POINTS_A_THROW, Preview, Row, Stage, View, YAMINOS, Yaminos, about, aim, named,
};

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

/// The games of which this is true.
fn those(is: impl Fn(Form) -> bool) -> Vec<String> {
    let found = Form::ALL.into_iter().filter(|form| is(*form));
    found.map(|form| form.to_word().to_owned()).collect()
}

/// A throw of the basic game, of which some may be thrown again.
const THROWN: &str = "turn 1 lay / 1 10 / 2 0 / table Y0:1/4 Y1:4/6@Y4+ Y2:2/2 Y3:5/6@Y1+ Y4:4/4* Y5:2/6 Y6:3/4@Y4 \
                      / thrown Y0 Y1 Y2 Y3 Y5 casts 2";

#[test]
fn the_types_of_the_room_are_fresh() {
    let forms: Vec<&str> = Yaminos::MANIFEST.forms.iter().map(|form| form.id).collect();
    let view = Desk::<Yaminos>::at("game=base", 2, THROWN).view();
    let throwing = View {
        stage: Stage::Throwing,
        ..view.clone()
    };
    let seat = Seat::from_index(0);
    let module = Module::default()
        .with::<View>()
        .with::<Event>()
        .with::<Preview>()
        .called::<Yaminos>(&view, &["throws 2", "throw Y0", "lay Y0 at Y1", "take Y3"])
        .constant("THROWING", Yaminos::prompt(&throwing, Viewer::Seat(seat)))
        .constant("TURN", Said::turn(seat).id)
        .constant(
            "BOX_NAMES",
            BTreeMap::from(Row::ALL.map(|row| (row.name(), named(row).id))),
        )
        .constant("ABOUT", BTreeMap::from(Row::ALL.map(|row| (row.name(), about(row)))))
        .constant(
            "AIMS",
            BTreeMap::from(Form::ALL.map(|game| (game.to_word(), aim(game).id))),
        )
        .constant("CHAINED", those(Form::has_chains))
        .constant("OPEN_ENDED", those(Form::has_open_ends))
        .constant("FORMS", forms)
        .constant("DEFAULTS", Options::default())
        .constant("GOALS", of_the_book(|options| options.goal()))
        .constant("THROWS", of_the_book(|options| options.throws()))
        .constant("POINTS_A_THROW", POINTS_A_THROW)
        .constant("YAMINOS", YAMINOS)
        .constant("MOST_THROWS", MOST_THROWS);
    module.check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("web/wire.ts"));
}
