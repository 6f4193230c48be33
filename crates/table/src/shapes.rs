//! What types of the games look like to whoever reads the description of the routes. They are described here, because
//! `crates/ludo` knows nothing of routes.
#![expect(dead_code, reason = "they are only looked at")]

use utoipa::ToSchema;

/// A sentence: a message id, and what stands in it.
#[derive(Debug, ToSchema)]
#[schema(as = Said)]
pub struct SaidShape {
    id: String,
    /// Numbers, texts, `{seat}`, `{list}` or sentences.
    #[schema(value_type = Object)]
    args: (),
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
    #[schema(value_type = Object)]
    ages: (),
    minutes: Option<u8>,
    colours: Vec<String>,
    #[schema(value_type = Vec<Object>)]
    forms: (),
    draws_lots: bool,
    race: bool,
    min_seats: usize,
    max_seats: usize,
    open: bool,
    #[schema(value_type = Vec<Object>)]
    options: (),
    #[schema(value_type = Vec<Object>)]
    presets: (),
    /// How well bots can play it, weakest first.
    strengths: Vec<String>,
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
