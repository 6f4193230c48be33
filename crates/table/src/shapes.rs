//! What types of the games look like to whoever reads the description of the routes. They are described here, because
//! `crates/ludo` knows nothing of routes.
#![expect(dead_code, reason = "they are only looked at")]

use std::collections::BTreeMap;

use ludo::Strength;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, schema::Schema, schema::Type},
};

/// How well a bot plays, by its name: whatever strengths there are.
#[derive(Debug)]
pub struct StrengthShape;

impl PartialSchema for StrengthShape {
    fn schema() -> RefOr<Schema> {
        let names = Strength::ALL.map(Strength::name);
        let schema = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(names));
        schema
            .description(Some("How well a bot plays, weakest first."))
            .build()
            .into()
    }
}

impl ToSchema for StrengthShape {
    fn name() -> std::borrow::Cow<'static, str> {
        "Strength".into()
    }
}

/// Something a sentence needs to know.
#[derive(Debug, ToSchema)]
#[schema(as = Arg, no_recursion)]
#[serde(untagged)]
pub enum ArgShape {
    Number(i32),
    Text(String),
    /// Whoever sits there.
    Seat {
        seat: u8,
    },
    List {
        list: Vec<ArgShape>,
    },
    Sentence(SaidShape),
}

/// A sentence: a message id, and what stands in it.
#[derive(Debug, ToSchema)]
#[schema(as = Said)]
pub struct SaidShape {
    id: String,
    #[schema(no_recursion)]
    args: BTreeMap<String, ArgShape>,
}

/// A row of what lies there, in words.
#[derive(Debug, ToSchema)]
#[schema(as = Row)]
pub struct RowShape {
    said: SaidShape,
    pieces: Vec<SaidShape>,
}

/// What a finished game is remembered by: the greatest moment of all, and of each seat.
#[derive(Debug, ToSchema)]
#[schema(as = Moments)]
pub struct MomentsShape {
    game: Option<SaidShape>,
    seats: Vec<Option<SaidShape>>,
}

/// A game of the house. `options`, `presets` and `forms` are what the page offers.
#[derive(Debug, ToSchema)]
#[schema(as = GameInfo, rename_all = "camelCase")]
pub struct GameInfoShape {
    id: String,
    edition: u16,
    name: String,
    ages: AgesShape,
    minutes: Option<u8>,
    colours: Vec<String>,
    forms: Vec<FormShape>,
    draws_lots: bool,
    race: bool,
    min_seats: usize,
    max_seats: usize,
    open: bool,
    options: Vec<OptionShape>,
    presets: Vec<PresetShape>,
    /// How well bots can play it, weakest first.
    strengths: Vec<StrengthShape>,
}

/// For whom it is, in years.
#[derive(Debug, ToSchema)]
#[schema(as = Ages)]
pub struct AgesShape {
    from: Option<u8>,
    to: Option<u8>,
}

/// A way to play. `settings` is what makes it this form, `options` the keys of those that mean something in it.
#[derive(Debug, ToSchema)]
#[schema(as = FormInfo, rename_all = "camelCase")]
pub struct FormShape {
    id: String,
    settings: BTreeMap<String, String>,
    min_seats: usize,
    max_seats: usize,
    options: Vec<String>,
}

/// What can be chosen under a key, by which rule, and what is played where nobody chooses.
#[derive(Debug, ToSchema)]
#[schema(as = OptionSpec)]
pub struct OptionShape {
    key: String,
    rule: String,
    values: ValuesShape,
    default: String,
}

/// What can be chosen for an option.
#[derive(Debug, ToSchema)]
#[schema(as = Values)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum ValuesShape {
    /// `on` or `off`.
    Flag,
    /// One of these words.
    Choice { values: Vec<String> },
    /// A whole number between these.
    Number { min: i32, max: i32 },
}

/// Options under a name.
#[derive(Debug, ToSchema)]
#[schema(as = Preset)]
pub struct PresetShape {
    id: String,
    settings: BTreeMap<String, String>,
}

/// A game beside the best that could have been done, in points at the end, on average.
#[derive(Debug, ToSchema)]
#[schema(as = Review)]
pub struct ReviewShape {
    seats: Vec<HindsightShape>,
    remarks: Vec<RemarkShape>,
}

/// One seat's game as a whole: `end` is `start` and `luck` without what was `lost`.
#[derive(Debug, ToSchema)]
#[schema(as = Hindsight)]
pub struct HindsightShape {
    start: f64,
    luck: f64,
    lost: f64,
    end: f64,
}

/// What one line changed for a seat.
#[derive(Debug, ToSchema)]
#[schema(as = Remark, rename_all = "camelCase")]
pub struct RemarkShape {
    line: u32,
    seat: u8,
    what: String,
    best: Option<String>,
    called: Option<SaidShape>,
    best_called: Option<SaidShape>,
    before: f64,
    after: f64,
}
