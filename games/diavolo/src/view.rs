//! What a viewer sees: everything, but for answers that lie face down at an untimed table.

use std::sync::Arc;

use ludo::{Imagine, Millis, Rng, Said, Seat, Seats, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    options::Options,
    piece::{Devil, Lying, Order},
    state::{Diavolo, Grab, MOST_SEATS, Phase, Round, Stamp, not_held},
    tells::place,
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct View {
    pub options: Options,
    #[ts(as = "u8")]
    pub first: Seat,
    pub players: Vec<Player>,
    /// Who has the dice.
    #[ts(as = "u8")]
    pub roller: Seat,
    /// Counted from 1.
    pub turn: u16,
    pub phase: Stage,
    /// As far as it is known.
    pub order: Option<Order>,
    pub throw: Option<Lying>,
    /// When the dice could be seen, and when the turn closes at the latest.
    #[ts(as = "Option<u32>")]
    pub shown: Option<Millis>,
    #[ts(as = "Option<u32>")]
    pub until: Option<Millis>,
    /// How many black, white, red and grey devils there are.
    pub devils: [u8; 4],
    #[ts(as = "Option<u8>")]
    pub winner: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct Player {
    /// How many gems she has and whether the dice are hers, in words.
    pub said: Said,
    pub gems: u8,
    /// The turn in which she was out of gems; 0 while she plays.
    pub fell: u16,
    /// She has reached for something, or will have none.
    pub answered: bool,
    /// Dice that lie there, or that are falling, are hers to grab for: a page that sees them before the list of actions
    /// has come lets her.
    pub grabs: bool,
    /// What it was, as far as it lies open.
    pub grab: Option<Reach>,
}

/// What somebody reached for, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Reach {
    pub devil: Option<Devil>,
    pub at: u32,
    pub said: u32,
    pub lag: u32,
}

/// How far the turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Stage {
    Ready,
    OrderFalls,
    Ordered,
    Falls,
    Open,
    Covered,
    Level,
    Over,
}

/// What somebody reached for that nobody may know yet. Which devil it is makes no difference to whoever cannot see it.
const FACE_DOWN: Grab = Grab {
    devil: None,
    stamp: Stamp { at: 0, said: 0, lag: 0 },
};

impl Diavolo {
    pub(crate) fn round(&self) -> Option<&Round> {
        match &self.phase {
            Phase::Open(round) | Phase::Covered(round) | Phase::Level(round) => Some(round),
            _ => None,
        }
    }

    /// Answers lie face down: nobody is hurried, so nobody may copy.
    fn hides_answers(&self) -> bool {
        self.options.untimed && matches!(self.phase, Phase::Open(_) | Phase::Covered(_))
    }
}

pub(crate) fn view(state: &Diavolo) -> View {
    let round = state.round();
    let (phase, order) = match &state.phase {
        Phase::Ready => (Stage::Ready, None),
        Phase::OrderFalls => (Stage::OrderFalls, None),
        Phase::Ordered(order) => (Stage::Ordered, Some(*order)),
        Phase::Falls(order) => (Stage::Falls, *order),
        Phase::Open(round) => (Stage::Open, Some(round.throw.order)),
        Phase::Covered(round) => (Stage::Covered, Some(round.throw.order)),
        Phase::Level(round) => (Stage::Level, Some(round.throw.order)),
        Phase::Over => (Stage::Over, None),
    };
    let player = |seat: Seat| {
        let grab = round.and_then(|round| round.grabs[seat.index()]);
        Player {
            said: place(state, seat),
            gems: state.gems[seat.index()],
            fell: state.fell[seat.index()],
            answered: grab.is_some(),
            grabs: match &state.phase {
                Phase::Falls(_) => state.playing().contains(seat),
                Phase::Open(round) => state.undecided(round).contains(seat),
                _ => false,
            },
            grab: grab.filter(|_| !state.hides_answers()).map(|grab| Reach {
                devil: grab.devil,
                at: grab.stamp.at,
                said: grab.stamp.said,
                lag: grab.stamp.lag,
            }),
        }
    };
    View {
        options: state.options,
        first: state.seats.first(),
        players: state.seats.iter().map(player).collect(),
        roller: state.roller,
        turn: state.turn,
        phase,
        order,
        throw: round.map(|round| round.throw.clone().into()),
        shown: round.map(|round| round.shown),
        until: match &state.phase {
            Phase::Open(round) => state.until(round),
            _ => None,
        },
        devils: state.devils_in_play(),
        winner: state.playing().first().filter(|_| state.phase == Phase::Over),
    }
}

/// There is exactly one state that looks like this, but for answers that lie face down.
impl Imagine for Diavolo {
    fn imagine<R: Rng + ?Sized>(_: &Arc<()>, view: &View, _: Viewer, _: &mut R) -> Diavolo {
        seen(view)
    }
}

pub(crate) fn seen(view: &View) -> Diavolo {
    let (mut gems, mut fell, mut grabs) = ([0; MOST_SEATS], [0; MOST_SEATS], [None; MOST_SEATS]);
    for (i, player) in view.players.iter().enumerate() {
        (gems[i], fell[i]) = (player.gems, player.fell);
        let open = player.grab.map(|Reach { devil, at, said, lag }| Grab {
            devil,
            stamp: Stamp { at, said, lag },
        });
        grabs[i] = open.or(player.answered.then_some(FACE_DOWN));
    }
    let round = || {
        let (throw, shown) = (view.throw.clone(), view.shown.unwrap_or_default());
        Round {
            throw: throw.expect("an open turn shows its dice").throw,
            shown,
            grabs,
        }
    };
    let seats = Seats::new(view.players.len()).starting_with(view.first);
    Diavolo {
        options: view.options,
        seats: seats.expect("a view names a seat of the table"),
        gems,
        boxed: not_held(&gems),
        fell,
        roller: view.roller,
        turn: view.turn,
        phase: match (view.phase, view.order) {
            (Stage::Ready, _) => Phase::Ready,
            (Stage::OrderFalls, _) => Phase::OrderFalls,
            (Stage::Ordered, order) => Phase::Ordered(order.expect("it is known")),
            (Stage::Falls, order) => Phase::Falls(order),
            (Stage::Open, _) => Phase::Open(round()),
            (Stage::Covered, _) => Phase::Covered(round()),
            (Stage::Level, _) => Phase::Level(round()),
            (Stage::Over, _) => Phase::Over,
        },
    }
}
