//! What anyone at the table, or looking on, sees: everything (DIAMONIAK-AMB-20).

use std::sync::Arc;

use ludo::{Imagine, Rng, Said, Seat, Seats, Shared, Viewer};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::{
    options::Options,
    piece::{Card, Cards, Colour},
    standing::STANDING,
    state::{Diamoniak, MOST_SEATS, Phase},
    tells::enough,
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct View {
    pub options: Options,
    /// Who began.
    #[ts(as = "u8")]
    pub first: Seat,
    /// How many cards are left in the pile. Which ones follows from all that lie open.
    pub pile: u8,
    pub aside: Counts,
    pub players: Vec<Player>,
    #[ts(as = "u8")]
    pub turn: Seat,
    pub phase: Phase,
    /// Cards due to the witch.
    pub owes: u8,
    /// What is said to her who has chosen as many.
    pub enough: Option<Said>,
    /// What one card is called of each kind that she may give.
    #[ts(as = "Vec<Named>")]
    pub gifts: Vec<Shared<Named>>,
    #[ts(as = "Option<u8>")]
    pub winner: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Player {
    pub colour: Option<Colour>,
    /// Cards of her colour that stand, 0 to 6.
    pub castle: u8,
    /// The cards on her right.
    pub right: Counts,
    /// Her castle, and what lies on her right, in words.
    #[ts(as = "Vec<Said>")]
    pub said: Vec<Shared<Said>>,
    /// The same on her right kind by kind.
    #[ts(as = "Vec<Pile>")]
    pub piles: Vec<Shared<Pile>>,
}

/// All of a kind that lies on somebody's right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Pile {
    pub card: Card,
    /// "2 diamonds".
    #[ts(as = "Said")]
    pub said: Shared<Said>,
    /// What it is called to buy one of them, where it belongs to a castle.
    pub buy: Option<Said>,
}

/// A card, and what it is called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Named {
    pub card: Card,
    pub said: Said,
}

/// How many of each card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Counts {
    pub rose: u8,
    pub blue: u8,
    pub green: u8,
    pub yellow: u8,
    pub diamond: u8,
    pub fairy: u8,
    pub witch: u8,
}

impl From<Cards> for Counts {
    fn from(cards: Cards) -> Counts {
        let [rose, blue, green, yellow, diamond, fairy, witch] = Card::ALL.map(|card| cards.count(card));
        Counts {
            rose,
            blue,
            green,
            yellow,
            diamond,
            fairy,
            witch,
        }
    }
}

impl From<Counts> for Cards {
    fn from(counts: Counts) -> Cards {
        let counts = [
            counts.rose,
            counts.blue,
            counts.green,
            counts.yellow,
            counts.diamond,
            counts.fairy,
            counts.witch,
        ];
        Card::ALL
            .into_iter()
            .zip(counts)
            .fold(Cards::NONE, |heap, (card, count)| heap + Cards::of(card, count))
    }
}

pub(crate) fn view(state: &Diamoniak) -> View {
    let said = &*STANDING;
    let player = |seat| Player {
        colour: state.colour(seat),
        castle: state.castle(seat),
        right: state.right(seat).into(),
        said: said.place(state, seat),
        piles: said.piles(state, seat),
    };
    let owes = match state.phase {
        Phase::Witch => state.witch_wants(state.turn),
        _ => 0,
    };
    View {
        options: state.options,
        first: state.seats.first(),
        pile: state.pile.total(),
        aside: state.aside.into(),
        players: state.seats.iter().map(player).collect(),
        turn: state.turn,
        phase: state.phase,
        owes,
        enough: (owes > 0).then(|| enough(owes)),
        gifts: if owes > 0 {
            said.gifts(state.held(state.turn))
        } else {
            Vec::new()
        },
        winner: (state.phase == Phase::Over).then_some(state.turn),
    }
}

/// Everything lies open, so there is exactly one state that looks like this: what nobody shows is in the pile.
impl Imagine for Diamoniak {
    fn imagine<R: Rng + ?Sized>(_: &Arc<()>, view: &View, _: Viewer, _: &mut R) -> Diamoniak {
        seen(view)
    }
}

pub(crate) fn seen(view: &View) -> Diamoniak {
    let mut cards = [Cards::NONE; MOST_SEATS];
    let mut colours = [None; MOST_SEATS];
    for (i, player) in view.players.iter().enumerate() {
        let castle = player.colour.map(|colour| Cards::of(colour.card(), player.castle));
        cards[i] = Cards::from(player.right) + castle.unwrap_or_default();
        colours[i] = player.colour;
    }
    let aside = Cards::from(view.aside);
    let seats = Seats::new(view.players.len()).starting_with(view.first);
    Diamoniak {
        pile: cards.iter().fold(Cards::BOX - aside, |pile, &held| pile - held),
        aside,
        cards,
        colours,
        options: view.options,
        seats: seats.expect("a view names a seat of the table"),
        turn: view.turn,
        phase: view.phase,
    }
}
