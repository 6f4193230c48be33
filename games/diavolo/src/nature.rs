//! How the dice fall: really, or as if they had.

use ludo::{Flight, Luck, Rng};

use crate::{
    judge::{Chance, judge_dice},
    piece::{APART, Colour, Die, Order, Spot, Throw},
    state::{Diavolo, Phase},
};

/// The bodies of the track are the dice in any order: each is the one that lies where it ends.
#[derive(Debug)]
pub(crate) struct InFlight;

impl Flight<Diavolo> for InFlight {
    fn flies(&self, game: &Diavolo) -> bool {
        matches!(game.phase, Phase::OrderFalls | Phase::Falls(_))
    }

    fn throw(&self, game: &Diavolo, rng: &mut dyn Rng) -> (Chance, Vec<u8>) {
        throw(game, rng)
    }
}

/// What is in the air, as it really falls, and the track that shows it.
pub(crate) fn throw<R: Rng + ?Sized>(state: &Diavolo, rng: &mut R) -> (Chance, Vec<u8>) {
    match state.phase {
        Phase::Falls(known) => {
            let (throw, track) = throw_all(state, known, rng);
            (Chance::Throw(throw), track)
        }
        _ => {
            let (order, track) = throw_order(rng);
            (Chance::Order(order), track)
        }
    }
}

/// Within this distance of the middle, in tenths of a millimetre, dice that were not really thrown lie anywhere. So wide that
/// two colours are equally near as often as when they are thrown (`tests/nature.rs`).
const SPREAD: i16 = 1500;

/// All dice. One that leans or lies on another is thrown again, the
/// others lying where they are (DIAVOLO-AMB-6). While learning the order is known, and its die only says where.
fn throw_all<R: Rng + ?Sized>(state: &Diavolo, known: Option<Order>, rng: &mut R) -> (Throw, Vec<u8>) {
    loop {
        // Each lies anywhere in the hand, or the same ones would always come down side by side. None is the order die.
        let mut hand: Vec<Option<Colour>> = state.dice().map(Some).chain([None]).collect();
        rng.shuffle(&mut hand);
        let fallen = physics::throw_until_flat(&vec![physics::Die::Cube; hand.len()], rng.next_u64());
        let throw = read(&hand, &fallen.dice, known);
        // Two corners may have given way more than the rules allow: that is no outcome.
        if judge_dice(state, &throw).is_ok() {
            return (throw, fallen.track);
        }
    }
}

fn read(hand: &[Option<Colour>], fallen: &[physics::Thrown], known: Option<Order>) -> Throw {
    let mut throw = Throw {
        order: Order::ALL[0],
        spot: Spot { x: 0, y: 0 },
        dice: Default::default(),
    };
    for (colour, die) in hand.iter().zip(fallen) {
        let spot = spot(die.pose.at);
        match colour {
            Some(colour) => throw.dice.push(Die {
                colour: *colour,
                value: die.face + 1,
                spot,
            }),
            None => (throw.order, throw.spot) = (known.unwrap_or(Order::ALL[usize::from(die.face)]), spot),
        }
    }
    throw.dice.sort_unstable();
    throw
}

/// From micrometres to tenths of a millimetre.
fn spot([x, y, _]: [i32; 3]) -> Spot {
    let tenths = |um: i32| (um + 50).div_euclid(100) as i16;
    Spot {
        x: tenths(x),
        y: tenths(y),
    }
}

/// The order die alone (DIAVOLO-46).
fn throw_order<R: Rng + ?Sized>(rng: &mut R) -> (Order, Vec<u8>) {
    let fallen = physics::throw_until_flat(&[physics::Die::Cube], rng.next_u64());
    (Order::ALL[usize::from(fallen.dice[0].face)], fallen.track)
}

/// Dice anywhere, each face equally likely.
pub(crate) fn scatter<R: Rng + ?Sized>(state: &Diavolo, known: Option<Order>, rng: &mut R) -> Throw {
    let order = known.unwrap_or_else(|| any_order(rng));
    let mut spots: Vec<Spot> = Vec::new();
    let spot = free_spot(&mut spots, rng);
    let mut dice: arrayvec::ArrayVec<Die, _> = state
        .dice()
        .map(|colour| Die {
            colour,
            value: rng.below(6) as u8 + 1,
            spot: free_spot(&mut spots, rng),
        })
        .collect();
    dice.sort_unstable();
    Throw { order, spot, dice }
}

pub(crate) fn any_order<R: Rng + ?Sized>(rng: &mut R) -> Order {
    Order::ALL[rng.below(6) as usize]
}

fn free_spot<R: Rng + ?Sized>(taken: &mut Vec<Spot>, rng: &mut R) -> Spot {
    loop {
        let mut along = || rng.below(SPREAD as u32 * 2 + 1) as i16 - SPREAD;
        let spot = Spot { x: along(), y: along() };
        let apart = |other: &Spot| spot.squared_to(*other) >= i64::from(APART * APART);
        if spot.is_within(SPREAD) && taken.iter().all(apart) {
            taken.push(spot);
            return spot;
        }
    }
}

impl Diavolo {
    /// The colours of the dice of this table.
    fn dice(&self) -> impl Iterator<Item = Colour> + use<> {
        let each = self.dice_per_colour();
        Colour::ALL
            .into_iter()
            .flat_map(move |colour| std::iter::repeat_n(colour, each))
    }
}
