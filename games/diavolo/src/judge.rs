//! What is allowed.

use arrayvec::ArrayVec;
use ludo::{Arg, Deed, Entry, Luck, Millis, Race, Rng, Said, Sample, Seat, Violation};

use crate::{
    piece::{APART, Colour, DICE_PER_COLOUR, Devil, MOST_DICE, Order, Spot, Throw},
    stamp::{FASTEST_MS, Stamps},
    state::{Diavolo, Grab, MOST_SEATS, Phase, Round, Stamp},
};

/// What a player can do. A devil is never put back (DIAVOLO-23) nor exchanged (DIAVOLO-22): there is no action for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The dice.
    Throw,
    /// Grab a devil. The house stamps it before it counts.
    Take(Devil, Option<Stamp>),
    /// None of them, on purpose (DIAVOLO-AMB-20).
    Leave(Option<Stamp>),
}

/// How nature answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The order die alone.
    Order(Order),
    Throw(Throw),
    /// Of those who were equally fast, in which order they were.
    First(ArrayVec<Seat, MOST_SEATS>),
    /// Answers that lay face down are turned up.
    Up(ArrayVec<(Seat, Grab), MOST_SEATS>),
}

/// An entry that was judged fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ruling {
    Throw,
    Order(Order),
    Shown(Throw, Millis),
    Grab(Seat, Grab),
    First(ArrayVec<Seat, MOST_SEATS>),
    Up,
    TimeUp,
}

/// Why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// Another has the dice.
    NotYourThrow,
    /// The dice are still rolling, or nobody has thrown them yet.
    NothingToGrab,
    /// They lie there already.
    AlreadyThrown,
    /// She has no gem left.
    Out,
    OnlyOne,
    NoStamp,
    /// Nobody's hand can have been stamped like this when it came.
    OtherStamp {
        at: u32,
        arrived: u32,
    },
    TooLate {
        seconds: i32,
    },
    WrongDice,
    OtherOrder,
    OffTray(Face),
    Overlap(Face, Face),
    NotLevel,
    OtherAnswers,
    TooEarly,
}

/// A die by what it shows: a colour and its value, or the order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    Order(Order),
    Value(Colour, u8),
}

impl Face {
    fn said(self) -> Said {
        match self {
            Face::Order(_) => Said::new("diavolo-die-order"),
            Face::Value(colour, value) => Said::new("diavolo-die")
                .with("colour", colour.devil().name())
                .with("n", value),
        }
    }
}

impl Violation for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::NotYourThrow => "DIAVOLO-35",
            Illegal::NothingToGrab => "DIAVOLO-13",
            Illegal::AlreadyThrown => "DIAVOLO-12",
            Illegal::Out => "DIAVOLO-36",
            Illegal::OnlyOne => "DIAVOLO-21",
            Illegal::NoStamp | Illegal::OtherStamp { .. } | Illegal::NotLevel => "DIAVOLO-AMB-11",
            Illegal::TooLate { .. } => "DIAVOLO-5",
            Illegal::WrongDice => "DIAVOLO-47",
            Illegal::OtherOrder => "DIAVOLO-46",
            Illegal::OffTray(_) | Illegal::Overlap(..) => "DIAVOLO-AMB-6",
            Illegal::TooEarly | Illegal::OtherAnswers => "DIAVOLO-AMB-10",
        }
    }

    fn id(&self) -> &'static str {
        match self {
            Illegal::NotYourThrow => "diavolo-refusal-not-your-throw",
            Illegal::NothingToGrab => "diavolo-refusal-nothing-to-grab",
            Illegal::AlreadyThrown => "diavolo-refusal-already-thrown",
            Illegal::Out => "diavolo-refusal-out",
            Illegal::OnlyOne => "diavolo-refusal-only-one",
            Illegal::NoStamp => "diavolo-refusal-no-stamp",
            Illegal::OtherStamp { .. } => "diavolo-refusal-other-stamp",
            Illegal::TooLate { .. } => "diavolo-refusal-too-late",
            Illegal::WrongDice => "diavolo-refusal-wrong-dice",
            Illegal::OtherOrder => "diavolo-refusal-other-order",
            Illegal::OffTray(_) => "diavolo-refusal-off-tray",
            Illegal::Overlap(..) => "diavolo-refusal-overlap",
            Illegal::NotLevel => "diavolo-refusal-not-level",
            Illegal::OtherAnswers => "diavolo-refusal-other-answers",
            Illegal::TooEarly => "diavolo-refusal-too-early",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match *self {
            Illegal::TooLate { seconds } => vec![("n", seconds.into())],
            Illegal::OtherStamp { at, arrived } => {
                vec![("at", at.to_string().into()), ("arrived", arrived.to_string().into())]
            }
            Illegal::OffTray(die) => vec![("die", die.said().into())],
            Illegal::Overlap(one, other) => vec![("die", one.said().into()), ("other", other.said().into())],
            _ => Vec::new(),
        }
    }
}

pub(crate) fn judge(state: &Diavolo, entry: &Entry<Diavolo>) -> Result<Ruling, Illegal> {
    match &entry.deed {
        Deed::Act(seat, action) => judge_act(state, *seat, action, entry.at),
        Deed::Chance(chance) => judge_chance(state, chance, entry.at),
        Deed::TimeUp => match &state.phase {
            Phase::Open(round) if state.until(round).is_some_and(|until| entry.at >= until) => Ok(Ruling::TimeUp),
            _ => Err(Illegal::TooEarly),
        },
    }
}

pub(crate) fn judge_act(state: &Diavolo, seat: Seat, action: &Action, at: Millis) -> Result<Ruling, Illegal> {
    match action {
        _ if !state.playing().contains(seat) => Err(Illegal::Out),
        Action::Throw => judge_throw(state, seat),
        Action::Take(devil, stamp) => judge_grab(state, seat, Some(*devil), *stamp, at),
        Action::Leave(stamp) => {
            ludo::rule!("DIAVOLO-AMB-20");
            judge_grab(state, seat, None, *stamp, at)
        }
    }
}

/// Only she who has the dice throws them, once (DIAVOLO-12, DIAVOLO-35).
fn judge_throw(state: &Diavolo, seat: Seat) -> Result<Ruling, Illegal> {
    match state.phase {
        Phase::Ready | Phase::Ordered(_) if seat == state.roller => Ok(Ruling::Throw),
        Phase::Ready | Phase::Ordered(_) => Err(Illegal::NotYourThrow),
        _ => Err(Illegal::AlreadyThrown),
    }
}

/// Everybody grabs, the one who threw too (DIAVOLO-13), once all the dice can be seen (DIAVOLO-AMB-18), one devil and no
/// more (DIAVOLO-21), within the time (DIAVOLO-5), with the stamp that the house gives to what comes then (DIAVOLO-AMB-11).
fn judge_grab(
    state: &Diavolo,
    seat: Seat,
    devil: Option<Devil>,
    stamp: Option<Stamp>,
    at: Millis,
) -> Result<Ruling, Illegal> {
    let Phase::Open(round) = &state.phase else {
        return Err(Illegal::NothingToGrab);
    };
    if round.grabs[seat.index()].is_some() {
        ludo::rule!("DIAVOLO-21", "DIAVOLO-22", "DIAVOLO-AMB-22");
        return Err(Illegal::OnlyOne);
    }
    let stamp = stamp.ok_or(Illegal::NoStamp)?;
    if state.limit_ms().is_some_and(|limit| stamp.at > limit) {
        let seconds = state.options.seconds.get();
        return Err(Illegal::TooLate { seconds });
    }
    let arrived = round.since_shown(at);
    if !stamp.fits(arrived) {
        return Err(Illegal::OtherStamp { at: stamp.at, arrived });
    }
    Ok(Ruling::Grab(seat, Grab { devil, stamp }))
}

fn judge_chance(state: &Diavolo, chance: &Chance, at: Millis) -> Result<Ruling, Illegal> {
    match (&state.phase, chance) {
        (Phase::OrderFalls, Chance::Order(order)) => Ok(Ruling::Order(*order)),
        (Phase::Falls(known), Chance::Throw(throw)) => {
            judge_dice(state, throw)?;
            if known.is_some_and(|order| order != throw.order) {
                return Err(Illegal::OtherOrder);
            }
            Ok(Ruling::Shown(throw.clone(), at))
        }
        (Phase::Level(round), Chance::First(seats)) => judge_first(state, round, seats),
        (Phase::OrderFalls | Phase::Falls(_), _) => Err(Illegal::WrongDice),
        (Phase::Level(_), _) => Err(Illegal::NotLevel),
        (Phase::Covered(round), Chance::Up(answers)) if *answers == state.answers(round) => Ok(Ruling::Up),
        (Phase::Covered(_), _) => Err(Illegal::OtherAnswers),
        (Phase::Ready | Phase::Ordered(_) | Phase::Open(_) | Phase::Over, _) => unreachable!("nothing is thrown"),
    }
}

/// Three of each colour, or two for the youngest (DIAVOLO-45, DIAVOLO-AMB-17), all flat on the tray beside each other: a
/// die that leans on another is thrown again, and that is no outcome (DIAVOLO-AMB-6).
pub(crate) fn judge_dice(state: &Diavolo, throw: &Throw) -> Result<(), Illegal> {
    let of = |colour| throw.dice.iter().filter(|die| die.colour == colour).count();
    let whole = Colour::ALL
        .into_iter()
        .all(|colour| of(colour) == state.dice_per_colour());
    let values = throw.dice.iter().all(|die| (1..=6).contains(&die.value));
    if !whole || !values {
        return Err(Illegal::WrongDice);
    }
    let dice = throw
        .dice
        .iter()
        .map(|die| (Face::Value(die.colour, die.value), die.spot));
    let lying: ArrayVec<(Face, Spot), { MOST_DICE + 1 }> =
        dice.chain([(Face::Order(throw.order), throw.spot)]).collect();
    if let Some((die, _)) = lying.iter().find(|(_, spot)| !spot.is_on_the_tray()) {
        return Err(Illegal::OffTray(*die));
    }
    for (i, (die, spot)) in lying.iter().enumerate() {
        let overlaps = |(_, other): &&(Face, Spot)| spot.squared_to(*other) < i64::from(APART * APART);
        if let Some((other, _)) = lying[..i].iter().find(overlaps) {
            return Err(Illegal::Overlap(*other, *die));
        }
    }
    Ok(())
}

/// Each of those who were equally fast, once, and nobody else.
fn judge_first(state: &Diavolo, round: &Round, seats: &[Seat]) -> Result<Ruling, Illegal> {
    let level = state.share(round, round.throw.right()).level;
    let once = seats.len() == level.len() && seats.iter().copied().collect::<ludo::SeatSet>() == level;
    let order = seats.iter().copied().collect();
    once.then_some(Ruling::First(order)).ok_or(Illegal::NotLevel)
}

impl Diavolo {
    pub(crate) fn dice_per_colour(&self) -> usize {
        if self.options.two_dice {
            ludo::rule!("DIAVOLO-45");
            2
        } else {
            DICE_PER_COLOUR
        }
    }
}

impl Sample for Diavolo {
    /// Any devil, at any moment; now and then none.
    fn sample<R: Rng + ?Sized>(&self, _: Seat, rng: &mut R) -> Action {
        let Phase::Open(_) = self.phase else {
            return Action::Throw;
        };
        let at = FASTEST_MS + rng.below(self.limit_ms().unwrap_or(10_000) - FASTEST_MS + 1);
        let stamp = Some(Stamp { at, said: at, lag: 0 });
        match rng.below(9) as usize {
            8 => Action::Leave(stamp),
            n => Action::Take(Devil::ALL[n / 2], stamp),
        }
    }

    fn earliest(&self, action: &Action) -> Millis {
        Stamps.moment(self, action).unwrap_or(0)
    }
}
