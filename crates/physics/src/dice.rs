//! Dice and yaminos thrown into an eight-sided tray.

use rapier3d::{
    math::Pose as Placement,
    prelude::{RigidBody, RigidBodyBuilder, Rotation, Vector},
};

use crate::{
    pose::{Pose, unit},
    random::Random,
    track::{self, Recorder},
    world::{STEPS_PER_FRAME, STEPS_PER_SECOND, Settings, Surface, World, add_floor, add_walls},
};

const SETTINGS: Settings = Settings {
    iterations: 4,
    frequency: 120.0,
    damping: 10.0,
    corrective_speed: 30.0,
    // As far as a die flies in a step. With the engine's own 0.2 mm bars are seen to sink 4 mm into the felt before they
    // bounce; with this, less than 1 mm.
    prediction: 1.0,
    recycling: true,
};

/// From wall to wall the tray measures 30 cm.
const TRAY: f32 = 15.0;
/// How high the hand is.
const HEIGHT: f32 = 8.0;

/// Slower than this for so long is at rest.
const STILL_SPEED: f32 = 0.6;
const STILL_SPIN: f32 = 0.4;
const STILL_STEPS: u32 = STEPS_PER_SECOND * 15 / 100;
/// Nothing takes nearly as long; it is there so that a throw ends whatever happens.
const MOST_STEPS: u32 = 20 * STEPS_PER_SECOND;

/// The cosine of 5°: a die that is further off does not lie flat.
const FLAT: f32 = 0.996_194_7;
/// How much higher than on the floor a die may lie: 0.8 mm.
const LOW: f32 = 0.08;

/// What is thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Die {
    /// A bar of 40 × 18 × 18 mm with four faces: 0 to 3.
    Yamino,
    /// 16 mm, with six faces: 0 to 5, opposite ones adding up to 5.
    Cube,
}

/// Half of what it measures, its rounding, mass and surface.
struct Body {
    half: Vector,
    rounding: f32,
    mass: f32,
    surface: Surface,
}

impl Die {
    const fn body(self) -> Body {
        match self {
            Die::Yamino => Body {
                half: Vector::new(2.0, 0.9, 0.9),
                rounding: 0.15,
                mass: 9.0,
                surface: Surface {
                    friction: 0.2,
                    bounce: 0.7,
                },
            },
            Die::Cube => Body {
                half: Vector::new(0.8, 0.8, 0.8),
                rounding: 0.1,
                mass: 4.5,
                surface: Surface {
                    friction: 0.2,
                    bounce: 0.55,
                },
            },
        }
    }

    /// How a track names it.
    fn kind(self) -> u8 {
        match self {
            Die::Yamino => track::YAMINO,
            Die::Cube => track::CUBE,
        }
    }

    /// From one die in the hand to the next: they do not touch, however they are turned.
    fn room(self) -> f32 {
        match self {
            Die::Yamino => 5.0,
            Die::Cube => 3.0,
        }
    }

    /// Where its faces look when it is not turned. The ends of a yamino are none.
    fn faces(self) -> &'static [Vector] {
        match self {
            Die::Yamino => &[Vector::Z, Vector::Y, Vector::NEG_Z, Vector::NEG_Y],
            Die::Cube => &[
                Vector::Z,
                Vector::Y,
                Vector::X,
                Vector::NEG_X,
                Vector::NEG_Y,
                Vector::NEG_Z,
            ],
        }
    }

    /// How it is held: no face is more likely to be up than another. A yamino is held level, with any of its sides up.
    fn held(self, random: &mut Random) -> Rotation {
        match self {
            Die::Yamino => {
                let [w, z] = random.direction();
                let heading = unit([0.0, 0.0, z, w]);
                let [w, x] = random.direction();
                heading * unit([x, 0.0, 0.0, w])
            }
            Die::Cube => random.rotation(),
        }
    }
}

/// How a die came down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// On the floor, one face up.
    Flat,
    /// It leans: no face is within 5° of looking up.
    Cocked,
    /// One face up, but it lies on another.
    Stacked,
    /// A yamino on its end.
    Upright,
}

/// One die after the throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thrown {
    /// The face that looks up most.
    pub face: u8,
    pub status: Status,
    pub pose: Pose,
}

/// A throw: how each die came down, in the order in which they were named, and how it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Throw {
    pub dice: Vec<Thrown>,
    /// What a page plays back, see [`crate::track`].
    pub track: Vec<u8>,
    /// Tells whether two throws are the same in every bit.
    pub hash: u64,
}

/// Throws these dice. The same seed throws them in the same way.
pub fn throw(dice: &[Die], seed: u64) -> Throw {
    let mut recorder = recorder(dice);
    let world = fling(dice, &vec![None; dice.len()], seed, &mut recorder);
    report(dice, &world, &recorder)
}

/// Throws these dice, and every one that does not lie flat again, until all do; the others lie where they are. The track
/// shows all of it.
pub fn throw_until_flat(dice: &[Die], seed: u64) -> Throw {
    /// One die in three hundred does not lie flat, so this is never reached.
    const MOST_THROWS: u32 = 20;
    let mut recorder = recorder(dice);
    let mut seeds = Random::new(seed);
    let mut world = fling(dice, &vec![None; dice.len()], seed, &mut recorder);
    for _ in 1..MOST_THROWS {
        let flat = dice.iter().zip(world.bodies()).map(|(&die, body)| {
            let lies_flat = judge(die, body).status == Status::Flat;
            lies_flat.then(|| *body.position())
        });
        let lying: Vec<Option<Placement>> = flat.collect();
        if lying.iter().all(Option::is_some) {
            break;
        }
        world = fling(dice, &lying, seeds.next(), &mut recorder);
    }
    report(dice, &world, &recorder)
}

fn recorder(dice: &[Die]) -> Recorder {
    Recorder::new(dice.iter().map(|die| die.kind()).collect())
}

/// Throws those that do not lie anywhere yet.
fn fling(dice: &[Die], lying: &[Option<Placement>], seed: u64, recorder: &mut Recorder) -> World {
    let mut world = tray();
    let thrown = dice.iter().zip(lying).filter(|(_, lying)| lying.is_none());
    let mut hand = in_hand(thrown.map(|(&die, _)| die).collect(), &mut Random::new(seed)).into_iter();
    for (die, lying) in dice.iter().zip(lying) {
        let body = match lying {
            Some(placement) => RigidBodyBuilder::fixed().pose(*placement),
            None => hand.next().expect("every die that lies nowhere is in the hand"),
        };
        let Body {
            half,
            rounding,
            mass,
            surface,
        } = die.body();
        world.add_box(body, half, rounding, mass, surface);
    }
    fall(&mut world, recorder);
    world
}

fn report(dice: &[Die], world: &World, recorder: &Recorder) -> Throw {
    let bytes = recorder.bytes();
    let thrown = dice.iter().zip(world.bodies()).map(|(&die, body)| judge(die, body));
    Throw {
        dice: thrown.collect(),
        hash: track::hash(&bytes, world.placements()),
        track: track::deflate(&bytes),
    }
}

fn tray() -> World {
    let mut world = World::new(SETTINGS);
    let felt = Surface {
        friction: 0.2,
        bounce: 0.55,
    };
    add_floor(&mut world, felt);
    add_walls(&mut world, TRAY, felt);
    world
}

/// The hand throws from one side to the other; each die lies somewhere else in it and leaves it in its own way.
fn in_hand(dice: Vec<Die>, random: &mut Random) -> Vec<RigidBodyBuilder> {
    const COLUMNS: usize = 3;
    let rows = dice.len().div_ceil(COLUMNS) as f32;
    let [x, y] = random.direction();
    let (forward, aside) = (Vector::new(x, y, 0.0), Vector::new(-y, x, 0.0));
    let speed = random.between(40.0, 120.0);
    let held = dice.into_iter().enumerate().map(|(place, die)| {
        let row = (place / COLUMNS) as f32 - (rows - 1.0) / 2.0;
        let column = (place % COLUMNS) as f32 - 1.0;
        let at = forward * (row * die.room()) + aside * (column * die.room());
        let jitter = random.vector() * 0.12;
        let start = at + jitter + Vector::Z * HEIGHT;
        RigidBodyBuilder::dynamic()
            .pose(Placement::from_parts(start, die.held(random)))
            .linvel(forward * speed + random.vector() * 100.0)
            .angvel(random.vector() * 35.0)
    });
    held.collect()
}

/// Until everything lies still.
fn fall(world: &mut World, recorder: &mut Recorder) {
    recorder.frame(world.placements());
    let (mut steps, mut still) = (0, 0);
    while steps < MOST_STEPS && (still < STILL_STEPS || steps % STEPS_PER_FRAME != 0) {
        world.step();
        steps += 1;
        world.listen(recorder);
        still = if world.is_still(STILL_SPEED, STILL_SPIN) {
            still + 1
        } else {
            0
        };
        if steps % STEPS_PER_FRAME == 0 {
            recorder.frame(world.placements());
        }
    }
}

/// Which face is up, and does it lie as it should?
fn judge(die: Die, body: &RigidBody) -> Thrown {
    let turn = body.rotation();
    let up = |face: &Vector| (turn * *face).z;
    let heights: Vec<f32> = die.faces().iter().map(up).collect();
    let face = (0..heights.len()).fold(0, |best, face| if heights[face] > heights[best] { face } else { best });
    let on_end = up(&Vector::X).abs();
    let half = die.body().half;
    let status = if die == Die::Yamino && on_end > heights[face] {
        if on_end >= FLAT {
            Status::Upright
        } else {
            Status::Cocked
        }
    } else if heights[face] < FLAT {
        Status::Cocked
    } else if body.translation().z > half.z + LOW {
        Status::Stacked
    } else {
        Status::Flat
    };
    Thrown {
        face: face as u8,
        status,
        pose: Pose::of(body.position()),
    }
}
