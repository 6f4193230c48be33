//! What nature answers when somebody lets go of a domino (DOMINO-AMB-18), and how likely that is.
//!
//! The rules see the answer and nothing else. It comes from [`let_go`]: the domino leaves a hand that trembles a little, and
//! the physics of the house says what becomes of it. For studies there is a quick answer with about the same chances, see
//! [`crate::likely`].

use ludo::{Flight, Luck, Rng};
use physics::Verdict;
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::{
    lattice::{Axis, Place, Pose, Standing},
    likely::likelihood,
    options::{HandOf, Magnets, Options},
    piece::Tile,
    state::{Attempt, Domino, Phase},
};

/// How a domino was held as it was let go, in whole numbers between bounds: what goes beyond them is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema, TS)]
pub struct Hand {
    /// Tenths of a millimetre off the place, along x and y.
    pub x: i16,
    pub y: i16,
    /// Tenths of a degree, turned flat.
    pub yaw: i16,
    /// Tenths of a degree, tilted about x and y of the table.
    pub roll: i16,
    pub pitch: i16,
    /// Tenths of a millimetre above where it belongs.
    pub drop: i16,
    /// Millimetres per second, sideways.
    pub speed: i16,
}

impl Hand {
    /// In the order in which they are written: x, y, yaw, roll, pitch, drop, speed.
    pub const BOUNDS: [(i16, i16); 7] = [
        (-120, 120),
        (-120, 120),
        (-300, 300),
        (-200, 200),
        (-200, 200),
        (0, 100),
        (0, 200),
    ];

    pub fn new(figures: [i16; 7]) -> Hand {
        let mut bounded = figures;
        for (figure, (low, high)) in bounded.iter_mut().zip(Hand::BOUNDS) {
            *figure = (*figure).clamp(low, high);
        }
        let [x, y, yaw, roll, pitch, drop, speed] = bounded;
        Hand {
            x,
            y,
            yaw,
            roll,
            pitch,
            drop,
            speed,
        }
    }

    pub fn figures(self) -> [i16; 7] {
        [self.x, self.y, self.yaw, self.roll, self.pitch, self.drop, self.speed]
    }
}

/// How chance answers: with a domino from the stock, or with what became of one that was let go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    Tile(Tile),
    /// It stands. The pieces that moved are named with where they now lie; the others lie where they lay, and a new one
    /// that is not named lies exactly in its place.
    Stands(Vec<(Tile, Pose)>),
    /// The construction is intact, but the new domino did not stay.
    Missed,
    Collapse,
}

/// How much a hand trembles: standard deviations of each figure of a [`Hand`], in hundredths of its unit. A drop and a speed
/// are at least nothing.
pub(crate) type Tremor = [u16; 7];

/// A hand that nobody watched: of a bot, or of one who chose the place from a list.
pub(crate) const UNWATCHED: Tremor = [1_600, 1_600, 4_000, 3_000, 3_000, 2_500, 3_000];
/// However steadily a hand is said to be held, it trembles so much: nobody can send a perfect one.
pub(crate) const LEAST: Tremor = [500, 500, 1_200, 900, 900, 500, 500];
/// From how high a domino is put down that is held without a tremor, in micrometres.
const STEADY_DROP: i32 = 500;

/// How strongly two halves one above the other pull, in tenths of the weight of a domino.
pub(crate) fn pull(magnets: Magnets) -> u16 {
    match magnets {
        Magnets::None => 0,
        Magnets::Weak => 40,
        Magnets::Normal => 60,
        Magnets::Strong => 90,
    }
}

/// The bodies of the track are the dominoes of the construction in the order of attachment, and the one let go.
#[derive(Debug)]
pub(crate) struct InFlight;

impl Flight<Domino> for InFlight {
    fn flies(&self, game: &Domino) -> bool {
        matches!(game.phase, Phase::Falling(_))
    }

    fn throw(&self, game: &Domino, rng: &mut dyn Rng) -> (Chance, Vec<u8>) {
        let Phase::Falling(attempt) = &game.phase else {
            unreachable!("nothing else flies")
        };
        let (chance, placed) = let_go(game, attempt, rng);
        (chance, placed.track())
    }
}

/// Nature's answer to the domino that was let go, and how that came about.
pub(crate) fn let_go<R: Rng + ?Sized>(state: &Domino, attempt: &Attempt, rng: &mut R) -> (Chance, physics::Placed) {
    let hand = held(&state.options, attempt, rng);
    let standing: Vec<physics::Pose> = state.built.iter().map(lies).collect();
    let (place, magnets) = (physical(attempt.lying.place), pull(state.options.magnets));
    let placed = physics::place(&standing, place, hand, magnets);
    let chance = match placed.verdict {
        Verdict::Missed => Chance::Missed,
        Verdict::Collapse => Chance::Collapse,
        Verdict::Stands => Chance::Stands(moved(state, attempt, &placed.poses)),
    };
    (chance, placed)
}

/// What would become of it this time, without the show: for players who weigh a risk.
pub(crate) fn verdict<R: Rng + ?Sized>(state: &Domino, attempt: &Attempt, rng: &mut R) -> Verdict {
    let hand = held(&state.options, attempt, rng);
    let standing: Vec<physics::Pose> = state.built.iter().map(lies).collect();
    physics::verdict(
        &standing,
        physical(attempt.lying.place),
        hand,
        pull(state.options.magnets),
    )
}

/// The hand that really lets go: as it was watched, or as hands are, and never without a tremor unless the table wants it
/// so.
fn held<R: Rng + ?Sized>(options: &Options, attempt: &Attempt, rng: &mut R) -> physics::Hand {
    let (meant, tremor) = match (options.hand, attempt.hand) {
        (HandOf::Steady, _) => {
            return physics::Hand {
                drop: STEADY_DROP,
                ..physics::Hand::default()
            };
        }
        (HandOf::Own, None) => ([0; 7], UNWATCHED),
        (HandOf::Own, Some(hand)) => (hand.figures(), LEAST),
    };
    let mut figures = [0; 7];
    for (figure, (meant, deviation)) in figures.iter_mut().zip(meant.into_iter().zip(tremor)) {
        *figure = 100 * i32::from(meant) + trembled(deviation, rng);
    }
    let [x, y, yaw, mut roll, mut pitch, drop, speed] = figures;
    // Players tilt about the axes of the table, physics about those of the domino; across, these are a quarter turn apart.
    if attempt.lying.place.axis == Axis::V {
        (roll, pitch) = (pitch, -roll);
    }
    // A hundredth of a tenth of a degree.
    let urad = |angle: i32| angle * 17 + angle * 453 / 1_000;
    physics::Hand {
        off: [x, y],
        yaw: urad(yaw),
        roll: urad(roll),
        pitch: urad(pitch),
        drop: drop.abs(),
        speed: speed.abs() / 100,
    }
}

/// Around nothing with this deviation, never more than three times as far: the sum of three even throws.
fn trembled<R: Rng + ?Sized>(deviation: u16, rng: &mut R) -> i32 {
    let throw = |rng: &mut R| rng.below(2 * u32::from(deviation) + 1) as i32 - i32::from(deviation);
    throw(rng) + throw(rng) + throw(rng)
}

fn physical(place: Place) -> physics::Place {
    physics::Place {
        x: place.at.x,
        y: place.at.y,
        level: place.at.level,
        across: place.axis == Axis::V,
    }
}

/// Where a domino of the construction really lies.
fn lies(standing: &Standing) -> physics::Pose {
    let exact = physical(standing.lying.place).pose();
    match standing.pose {
        None => exact,
        Some(Pose { off, turn }) => physics::Pose {
            at: std::array::from_fn(|axis| exact.at[axis] + off[axis]),
            turn,
        },
    }
}

/// Those that no longer lie where they lay, and the new one unless it lies exactly in its place. Where the tower was lifted
/// its places were, too (DOMINO-AMB-14).
fn moved(state: &Domino, attempt: &Attempt, poses: &[physics::Pose]) -> Vec<(Tile, Pose)> {
    let place = attempt.lying.place;
    let lifted = if place.at.level < 0 { physics::LEVEL } else { 0 };
    let before = state.built.iter().map(|standing| {
        let exact = physical(standing.lying.place).pose();
        (standing.lying.tile, exact, lies(standing))
    });
    let exact = physical(place).pose();
    let all = before.chain([(attempt.lying.tile, exact, exact)]);
    let now = all.zip(poses).map(|((tile, exact, before), pose)| {
        let [x, y, z] = pose.at;
        let pose = physics::Pose {
            at: [x, y, z - lifted],
            ..*pose
        };
        let off = std::array::from_fn(|axis| pose.at[axis] - exact.at[axis]);
        let turn = pose.turn;
        (pose != before).then_some((tile, Pose { off, turn }))
    });
    now.flatten().collect()
}

/// The quick answer: it names no pieces that moved.
pub(crate) fn quick_answer<R: Rng + ?Sized>(state: &Domino, attempt: &Attempt, rng: &mut R) -> Chance {
    let likely = likelihood(&state.built, attempt.lying, attempt.hand, &state.options);
    let n = rng.below(crate::likely::Likelihood::WHOLE);
    if n < likely.collapse {
        Chance::Collapse
    } else if n < likely.collapse + likely.missed {
        Chance::Missed
    } else {
        Chance::Stands(Vec::new())
    }
}

/// Every answer that can come now, with its weight.
pub(crate) fn outcomes(state: &Domino, out: &mut Vec<(Chance, u64)>) {
    match &state.phase {
        Phase::Dealing | Phase::Drawing => out.extend(state.drawable().iter().map(|tile| (Chance::Tile(tile), 1))),
        Phase::Falling(attempt) => {
            ludo::rule!("DOMINO-AMB-18");
            let likely = likelihood(&state.built, attempt.lying, attempt.hand, &state.options);
            out.extend([
                (Chance::Stands(Vec::new()), likely.stands().into()),
                (Chance::Missed, likely.missed.into()),
                (Chance::Collapse, likely.collapse.into()),
            ]);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use ludo::{Seats, Settings};
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;

    /// How physics holds a domino that is tilted by ten degrees about x of the table.
    fn tilted(place: &str) -> [i32; 2] {
        let options = Options::from_text("game=challenge").unwrap();
        let position = format!(
            "turn 1 falling place 6-1 at {place} hand 0,0,0,100,0,0,0 / 1 0 1-6 2-3 known 1-6 / 2 0 0-0 / \
             built 6-6@0,0,0,h / passes 0 / played 0"
        );
        let state =
            <Domino as ludo::Game>::set_up(&std::sync::Arc::new(()), &options, Seats::new(2), &position).unwrap();
        let Phase::Falling(attempt) = &state.phase else {
            panic!("{position}")
        };
        let hand = held(&options, attempt, &mut ChaCha8Rng::seed_from_u64(1));
        [hand.roll, hand.pitch].map(|urad| urad / 17_453)
    }

    #[test]
    fn a_tilt_about_the_table_is_one_about_the_domino() {
        // A tremor of up to 2.7 degrees comes on top.
        let [roll, pitch] = tilted("1,0,1 h");
        assert!((7..=13).contains(&roll) && (-3..=3).contains(&pitch), "{roll} {pitch}");
        let [roll, pitch] = tilted("1,0,1 v");
        assert!(
            (-3..=3).contains(&roll) && (-13..=-7).contains(&pitch),
            "{roll} {pitch}"
        );
    }
}
