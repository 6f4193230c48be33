//! Bots. They see the dice when people do, take the time a person takes, and err as people do: they confuse
//! the greatest with the smallest sum, overlook a tie, or take any devil in a hurry.

use std::sync::Arc;

use ludo::{Choice, Luck, Rng, Seat, Strength};
use search::Ladder;

use crate::{
    judge::Action,
    piece::{Colour, Devil, Order, Throw},
    state::{Phase, Stamp},
    view::{self, View},
};

pub(crate) fn advise<R: Rng + ?Sized>(
    _: &Arc<()>,
    view: &View,
    seat: Seat,
    strength: Strength,
    rng: &mut R,
) -> Option<Choice<Action>> {
    let state = view::seen(view);
    let action = match &state.phase {
        Phase::Ready | Phase::Ordered(_) if seat == state.roller => Action::Throw,
        Phase::Open(round) if state.undecided(round).contains(seat) => {
            let habit = LADDER.who(strength, rng);
            let at = habit.time(round.throw.order, rng);
            let at = state.limit_ms().map_or(at, |limit| at.min(limit));
            Action::Take(habit.devil(&round.throw, rng), Some(Stamp { at, said: at, lag: 0 }))
        }
        _ => return None,
    };
    let reason = match action {
        Action::Throw => "diavolo-reason-throw",
        _ => "diavolo-reason-look",
    };
    Some(Choice {
        reason: Some(reason),
        ..Choice::of(action)
    })
}

/// How somebody looks and grabs.
#[derive(Debug)]
struct Habit {
    /// What an easy order takes at least, in milliseconds, and how much more it may be.
    base: u32,
    spread: u32,
    /// Of 100 answers, how many confuse greatest and smallest, overlook a tie, or are any devil.
    confuses: u32,
    overlooks: u32,
    slips: u32,
}

/// Who has just learnt it: never an answer within three seconds.
static SLOW: Habit = Habit {
    base: 3000,
    spread: 3000,
    confuses: 12,
    overlooks: 45,
    slips: 4,
};
/// Who plays it now and then.
static STEADY: Habit = Habit {
    base: 1050,
    spread: 3500,
    confuses: 8,
    overlooks: 30,
    slips: 3,
};
/// As fast as a practised person.
static QUICK: Habit = Habit {
    base: 700,
    spread: 2400,
    confuses: 4,
    overlooks: 15,
    slips: 2,
};

/// Where each step stands was found by measuring (`docs/bench.md`).
const LADDER: Ladder<&'static Habit> = Ladder {
    players: &[&SLOW, &STEADY, &QUICK],
    steps: [620, 842, 1052, 1356, 1676, 2000],
};

impl Habit {
    /// Adding up takes longer than looking for a six. As with people, most times are short and a few are long: the
    /// smaller of two draws.
    fn time<R: Rng + ?Sized>(&self, order: Order, rng: &mut R) -> u32 {
        let effort = match order {
            Order::High | Order::Near => 100,
            Order::Odd | Order::Gap => 130,
            Order::Most | Order::Least => 160,
        };
        let spread = rng.below(self.spread).min(rng.below(self.spread));
        (self.base + spread) * effort / 100
    }

    fn devil<R: Rng + ?Sized>(&self, throw: &Throw, rng: &mut R) -> Devil {
        if rng.below(100) < self.slips {
            return Devil::ALL[rng.below(4) as usize];
        }
        let confused = match throw.order {
            Order::Most => Some(Order::Least),
            Order::Least => Some(Order::Most),
            _ => None,
        };
        let order = confused
            .filter(|_| rng.below(100) < self.confuses)
            .unwrap_or(throw.order);
        let answer = Throw { order, ..throw.clone() }.answer();
        if answer.devil == Devil::Grey && rng.below(100) < self.overlooks {
            return overlooked(order, answer.worth, rng);
        }
        answer.devil
    }
}

/// One of the colours that share the best.
fn overlooked<R: Rng + ?Sized>(order: Order, worth: [u32; 3], rng: &mut R) -> Devil {
    let best = match order {
        Order::Least | Order::Near => worth.iter().min(),
        _ => worth.iter().max(),
    };
    let shared: Vec<Colour> = Colour::ALL
        .into_iter()
        .filter(|colour| Some(&worth[*colour as usize]) == best)
        .collect();
    rng.pick(&shared).map_or(Devil::Grey, |colour| colour.devil())
}
