//! Dice games: the twelve of 7 Yaminos, and Yahtzee beside the Yam.
//!
//! The Yam is played in a single round of twelve boxes, as Yahtzee is in one of thirteen.

use std::time::Duration;

use anyhow::Result;
use ludo::{Luck, Settings};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use yahtzee_engine::{Category, Game as Yahtzee, Keep, Strategy, TurnAction, View, play_game};
use yaminos::{Options, Yaminos};

use super::{Aim, Entrant, Pace, entrant, ours, pace};

const YAM: &str = "7 Yaminos yam, 2 seats (ours)";
const OUTDONE: Aim = Aim::Outdone { by: YAM, times: 2.0 };
const LEAST: Aim = Aim::AtLeast(50_000.0);

pub(super) const ENTRANTS: &[Entrant] = &[
    entrant(YAM, Aim::AtLeast(250_000.0), |time| yaminos("game=yam rounds=1", time)),
    entrant("crate yahtzee-engine 0.1, 2 seats", OUTDONE, |time| {
        yahtzee(any_keep, time)
    }),
    entrant("the same, scoring as often as ours", OUTDONE, |time| {
        yahtzee(half_the_time, time)
    }),
    entrant("7 Yaminos highest", LEAST, |time| yaminos("game=highest", time)),
    entrant("7 Yaminos throws", LEAST, |time| yaminos("game=throws", time)),
    entrant("7 Yaminos target", LEAST, |time| yaminos("game=target", time)),
    entrant("7 Yaminos longest", LEAST, |time| yaminos("game=longest", time)),
    entrant("7 Yaminos minimum", LEAST, |time| yaminos("game=minimum", time)),
    entrant("7 Yaminos base", LEAST, |time| yaminos("game=base", time)),
    entrant("7 Yaminos muggins", LEAST, |time| yaminos("game=muggins", time)),
    entrant("7 Yaminos more", LEAST, |time| yaminos("game=more", time)),
    entrant("7 Yaminos prog", LEAST, |time| yaminos("game=prog", time)),
    entrant("7 Yaminos line", LEAST, |time| yaminos("game=line", time)),
    entrant("7 Yaminos even", LEAST, |time| yaminos("game=even", time)),
];

fn yaminos(options: &str, time: Duration) -> Result<Pace> {
    ours::<Yaminos>(&Options::from_text(options)?, 2, time)
}

/// Which dice a random player keeps, as bits; none: it scores.
type Keeping = fn(&mut Xoshiro256PlusPlus) -> Option<u32>;

/// All 32 ways to keep dice are equally likely. To keep all five is to score.
fn any_keep(rng: &mut Xoshiro256PlusPlus) -> Option<u32> {
    Some(rng.below(32)).filter(|&kept| kept != 31)
}

/// Like our random player of the Yam, which fills a box every second time and throws any of its yaminos otherwise.
fn half_the_time(rng: &mut Xoshiro256PlusPlus) -> Option<u32> {
    (rng.below(2) == 0).then(|| rng.below(31))
}

struct AtRandom {
    rng: Xoshiro256PlusPlus,
    keeping: Keeping,
    moves: u32,
}

impl AtRandom {
    fn any_box(&mut self, view: &View<'_>) -> Category {
        let open = view.legal_categories();
        let place = self.rng.below(open.len()) as usize;
        open.iter().nth(place).expect("a box is open until the game ends")
    }
}

impl Strategy for AtRandom {
    fn choose_action(&mut self, view: &View<'_>) -> TurnAction {
        self.moves += 1;
        let Some(kept) = (self.keeping)(&mut self.rng) else {
            return TurnAction::Score(self.any_box(view));
        };
        let mut counts = [0; 6];
        for (die, face) in view.dice().faces().enumerate() {
            counts[usize::from(face) - 1] += (kept >> die & 1) as u8;
        }
        TurnAction::Reroll(Keep::from_counts(counts).expect("at most five dice are kept"))
    }

    fn choose_category(&mut self, view: &View<'_>) -> Category {
        self.moves += 1;
        self.any_box(view)
    }
}

/// The moves are its decisions; what the dice do is not counted.
fn yahtzee(keeping: Keeping, time: Duration) -> Result<Pace> {
    let player = |seed| AtRandom {
        rng: Xoshiro256PlusPlus::seed_from_u64(seed),
        keeping,
        moves: 0,
    };
    let (mut one, mut other) = (player(1), player(2));
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(3);
    pace(time, || {
        let before = one.moves + other.moves;
        play_game(&mut Yahtzee::new(2), &mut [&mut one, &mut other], &mut dice)?;
        Ok(one.moves + other.moves - before)
    })
}
