//! The magnetic tower: a hand lets go of a domino over its place in a construction, and either it stands, or it misses, or
//! everything comes down.
//!
//! What counts is what lies there when everything has come to rest. A construction that leans a little and rests stands, and
//! is built on as it lies; it has fallen when a domino that lay there has left its place.
//!
//! Constructions keep to a lattice: squares of 24 mm, levels of 8 mm; the square (0, 0) has its middle at the origin, and a
//! domino covers two squares. What lies flat is kept flat and on its level, with how far it is off and how it is turned: so
//! the world is built anew for each domino without sinking from one to the next.

use rapier3d::{
    math::Pose as Placement,
    prelude::{RigidBodyBuilder, Vector},
};

use crate::{
    magnet::{self, Effect, Strength},
    pose::{Pose, unit},
    track::{self, Recorder},
    world::{GRAVITY, STEPS_PER_FRAME, STEPS_PER_SECOND, Settings, Surface, World, add_floor},
};

/// How far the middles of neighbouring squares are from each other, in micrometres.
pub const SQUARE: i32 = 24_000;
/// How high a level is, in micrometres.
pub const LEVEL: i32 = 8_000;

/// With these a column of ten sinks by 0.15 mm and is at rest in a third of a second; half as stiff, by 0.6 mm.
const SETTINGS: Settings = Settings {
    iterations: 16,
    frequency: 720.0,
    damping: 10.0,
    corrective_speed: 10.0,
    prediction: 0.02,
    recycling: false,
};
/// A domino is a little smaller than its two squares, so that neighbours do not rub.
const HALF: Vector = Vector::new(2.38, 1.18, 0.4);
const MASS: f32 = 8.0;
const DOMINO: Surface = Surface {
    friction: 0.45,
    bounce: 0.0,
};
const TABLE: Surface = Surface {
    friction: 0.5,
    bounce: 0.0,
};

/// It is over when nothing has moved for so long, by so much; but not before, and not after.
const STILL_STEPS: u32 = STEPS_PER_SECOND / 5;
const FEWEST_STEPS: u32 = STEPS_PER_SECOND * 3 / 10;
const MOST_STEPS: u32 = STEPS_PER_SECOND * 5 / 2;
/// In centimetres, of a middle or of an end.
const STILL: f32 = 0.005;

/// A domino is in its place as long as it is no more than half a square aside and half a level up or down, and leans no more
/// than 12° (its cosine).
const ASIDE: f32 = 1.2;
const ASTRAY: f32 = 0.4;
const ASKEW: f32 = 0.978_147_6;
/// What has come down a whole level, lies a whole square aside or leans more than 45° does not come back.
const DOWN: f32 = 0.8;
const AWAY: f32 = 2.4;
const TIPPED: f32 = std::f32::consts::FRAC_1_SQRT_2;
/// What leans no more than a degree lies flat.
const FLAT: f32 = 0.999_847_7;
/// Less than this is no change: 0.3 mm, and half a degree as part of a quaternion.
const MOVED: f32 = 0.03;
const TURNED: f32 = 0.004_36;

/// Two neighbouring squares of one level: this one, and the next in x, or in y if it lies across.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    pub x: i8,
    pub y: i8,
    pub level: i8,
    pub across: bool,
}

impl Place {
    /// Exactly there.
    pub fn pose(self) -> Pose {
        let half = SQUARE / 2;
        let (dx, dy) = if self.across { (0, half) } else { (half, 0) };
        let at = [
            i32::from(self.x) * SQUARE + dx,
            i32::from(self.y) * SQUARE + dy,
            i32::from(self.level) * LEVEL + LEVEL / 2,
        ];
        if !self.across {
            return Pose::upright_at(at);
        }
        // A quarter turn: the root of one half, twice.
        const ROOT: i16 = 23_170;
        Pose {
            at,
            turn: [0, 0, ROOT, ROOT],
        }
    }
}

/// How a domino is let go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand {
    /// How far off its place along x and y, in micrometres.
    pub off: [i32; 2],
    /// Turned flat, in microradians.
    pub yaw: i32,
    /// Tilted about its long and its short axis, in microradians.
    pub roll: i32,
    pub pitch: i32,
    /// From how high, in micrometres.
    pub drop: i32,
    /// Millimetres per second, the way it is off: who misses a place was still moving.
    pub speed: i32,
}

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    Stands,
    /// Everything else stands as before.
    Missed,
    Collapse,
}

/// A domino that was let go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    pub verdict: Verdict,
    /// Where everything lies if it stands: those that stood before in their order, then the new one. What has hardly moved lies
    /// where it lay; what lies flat is on its level.
    pub poses: Vec<Pose>,
    /// Tells whether two are the same in every bit.
    pub hash: u64,
    shown: Vec<u8>,
}

impl Placed {
    /// What a page plays back, see [`crate::track`]: the bodies in the order of `poses`.
    pub fn track(&self) -> Vec<u8> {
        track::deflate(&self.shown)
    }
}

/// Lets go of a domino over its place. `magnets` is how strongly two halves one above the other pull, in tenths of the
/// weight of a domino.
pub fn place(standing: &[Pose], at: Place, hand: Hand, magnets: u16) -> Placed {
    let mut trial = Trial::new(standing, at, hand, magnets);
    let mut recorder = Recorder::new(vec![track::DOMINO; standing.len() + 1]);
    recorder.frame(trial.world.placements());
    while !trial.is_over() {
        for _ in 0..STEPS_PER_FRAME {
            trial.step();
            trial.world.listen(&mut recorder);
        }
        trial.look();
        recorder.frame(trial.world.placements());
    }
    let shown = recorder.bytes();
    Placed {
        verdict: trial.verdict(),
        poses: trial.poses(standing),
        hash: track::hash(&shown, trial.world.placements()),
        shown,
    }
}

/// The same verdict without the show: it stops as soon as something is down.
pub fn verdict(standing: &[Pose], at: Place, hand: Hand, magnets: u16) -> Verdict {
    let mut trial = Trial::new(standing, at, hand, magnets);
    while !trial.is_over() && !trial.is_down {
        for _ in 0..STEPS_PER_FRAME {
            trial.step();
        }
        trial.look();
    }
    trial.verdict()
}

struct Trial {
    world: World,
    place: Placement,
    magnets: Option<Strength>,
    effects: Vec<Effect>,
    before: Vec<Placement>,
    /// Something that lay there has come down for good.
    is_down: bool,
    /// Where everything was when it last moved, and how long ago.
    seen: Vec<Placement>,
    still: u32,
    steps: u32,
}

impl Trial {
    fn new(standing: &[Pose], at: Place, hand: Hand, magnets: u16) -> Trial {
        let mut world = World::new(SETTINGS);
        add_floor(&mut world, TABLE);
        let mut before: Vec<Placement> = standing.iter().map(Pose::placement).collect();
        let place = at.pose().placement();
        // Below the table means that everything is lifted.
        let lift = if at.level < 0 { -at.level } else { 0 };
        let up = Vector::Z * (f32::from(lift) * 2.0 * HALF.z);
        before.iter_mut().for_each(|placement| placement.translation += up);
        let place = Placement::from_parts(place.translation + up, place.rotation);
        for placement in &before {
            add(&mut world, RigidBodyBuilder::dynamic().pose(*placement));
        }
        add(&mut world, let_go(&before, place, hand));
        let pull = f32::from(magnets) / 10.0 * MASS * GRAVITY;
        Trial {
            seen: world.placements().copied().collect(),
            world,
            place,
            magnets: (magnets > 0).then(|| Strength::pulling(pull, 2.0 * HALF.z)),
            effects: Vec::new(),
            before,
            is_down: false,
            still: 0,
            steps: 0,
        }
    }

    fn step(&mut self) {
        if let Some(strength) = self.magnets {
            let half = SQUARE as f32 / 20_000.0;
            let magnets: Vec<_> = self.world.bodies().map(|body| magnet::magnets(body, half)).collect();
            strength.act(&magnets, &mut self.effects);
            let effects = &self.effects;
            self.world.push(|body| (effects[body].force, effects[body].torque));
        }
        self.world.step();
        self.steps += 1;
    }

    /// Has anything moved, is anything down? Poses tell, not speeds: a tremor is fast and goes nowhere.
    fn look(&mut self) {
        let moved = |(now, seen): (&Placement, &Placement)| {
            let end = |placement: &Placement| placement.translation + placement.rotation * HALF;
            let shift = (now.translation - seen.translation).length_squared();
            shift.max((end(now) - end(seen)).length_squared()) > STILL * STILL
        };
        if self.world.placements().zip(&self.seen).any(moved) {
            self.seen = self.world.placements().copied().collect();
            self.still = 0;
        } else {
            self.still += STEPS_PER_FRAME;
        }
        let down = |(now, before): (&Placement, &Placement)| {
            let way = now.translation - before.translation;
            upright(now) < TIPPED || way.z < -DOWN || way.x * way.x + way.y * way.y > AWAY * AWAY
        };
        self.is_down = self.is_down || self.world.placements().zip(&self.before).any(down);
    }

    fn is_over(&self) -> bool {
        self.steps >= MOST_STEPS || self.steps >= FEWEST_STEPS && self.still >= STILL_STEPS
    }

    fn newest(&self) -> &Placement {
        self.world.placements().last().expect("one was let go")
    }

    fn verdict(&self) -> Verdict {
        let lay = || self.world.placements().zip(&self.before);
        if self.is_down || !lay().all(|(now, before)| is_in_place(now, before)) {
            Verdict::Collapse
        } else if is_in_place(self.newest(), &self.place) {
            Verdict::Stands
        } else {
            Verdict::Missed
        }
    }

    fn poses(&self, standing: &[Pose]) -> Vec<Pose> {
        let stood = self.world.placements().zip(&self.before).zip(standing);
        let stood = stood.map(|((now, before), pose)| {
            let settled = settled(now, before);
            let way = settled.translation - before.translation;
            if way.length_squared() < MOVED * MOVED && turned(&settled, before) < TURNED {
                let up = (before.translation.z - pose.placement().translation.z) * 10_000.0;
                let [x, y, z] = pose.at;
                return Pose {
                    at: [x, y, z + up.round() as i32],
                    ..*pose
                };
            }
            Pose::of(&settled)
        });
        let newest = settled(self.newest(), &self.place);
        stood.chain([Pose::of(&newest)]).collect()
    }
}

fn add(world: &mut World, body: RigidBodyBuilder) {
    world.add_box(body, HALF, 0.0, MASS, DOMINO);
}

/// The cosine of how much it leans.
fn upright(placement: &Placement) -> f32 {
    (placement.rotation * Vector::Z).z
}

/// Beside, above and below where it was, and in how it leans.
fn is_in_place(now: &Placement, before: &Placement) -> bool {
    let way = now.translation - before.translation;
    let aside = way.x * way.x + way.y * way.y;
    aside <= ASIDE * ASIDE && way.z.abs() <= ASTRAY && upright(now) >= ASKEW
}

/// As it lies, but quite flat and at its height if it hardly leans, and did not before.
fn settled(now: &Placement, before: &Placement) -> Placement {
    let (at, turn) = (now.translation, now.rotation);
    if upright(now) < FLAT || leans(before) {
        return *now;
    }
    let at = Vector::new(at.x, at.y, before.translation.z);
    Placement::from_parts(at, unit([0.0, 0.0, turn.z, turn.w]))
}

/// Was it kept as it leans?
fn leans(placement: &Placement) -> bool {
    placement.rotation.x != 0.0 || placement.rotation.y != 0.0
}

/// The sine of half the angle by which one is turned against the other.
fn turned(one: &Placement, other: &Placement) -> f32 {
    let (a, b) = (one.rotation, other.rotation);
    let x = a.x * b.w - a.w * b.x + a.y * b.z - a.z * b.y;
    let y = a.y * b.w - a.w * b.y + a.z * b.x - a.x * b.z;
    let z = a.z * b.w - a.w * b.z + a.x * b.y - a.y * b.x;
    (x * x + y * y + z * z).sqrt()
}

/// The domino as it leaves the hand. Where nothing lies above its place it is let fall from a little higher, tilted as it
/// is held. Under an overhang there is no room for that: it is put down on the table, or held just below for the
/// magnets to snatch.
fn let_go(standing: &[Placement], place: Placement, hand: Hand) -> RigidBodyBuilder {
    let level = |placement: &&Placement, by: f32| {
        let height = placement.translation.z - place.translation.z;
        (height - by * 2.0 * HALF.z).abs() < HALF.z
    };
    let covered = standing
        .iter()
        .filter(|other| level(other, 1.0))
        .any(|other| overlap(other, &place));
    let carried = place.translation.z < 2.0 * HALF.z
        || standing
            .iter()
            .filter(|other| level(other, -1.0))
            .any(|other| overlap(other, &place));
    let beside: Vec<&Placement> = standing.iter().filter(|other| level(other, 0.0)).collect();
    // What leans below it sticks out of its level, and she lets go above that.
    let below = standing
        .iter()
        .filter(|other| leans(other) && level(other, -1.0) && overlap(other, &place));
    let sticks_out = |other: &Placement| {
        let top = other.translation.z + HALF.z - (place.translation.z - HALF.z);
        let [along, across] = [other.rotation * Vector::X * HALF.x, other.rotation * Vector::Y * HALF.y];
        top + along.z.abs() + across.z.abs()
    };
    let over = below.map(sticks_out).fold(0.0, f32::max);
    let cm = |um: i32| um as f32 / 10_000.0;
    let radians = |urad: i32| urad as f32 / 1e6;
    let (roll, pitch) = if covered {
        (0.0, 0.0)
    } else {
        (radians(hand.roll), radians(hand.pitch))
    };
    let rise = match (covered, carried) {
        (false, _) => over + cm(hand.drop) + roll.abs() * HALF.y + pitch.abs() * HALF.x,
        (true, true) => 0.0,
        (true, false) => -SNATCHED,
    };
    let held = |share: f32| {
        let off = Vector::new(cm(hand.off[0]), cm(hand.off[1]), 0.0) * share;
        // The turn by a small angle, without trigonometry.
        let turn = unit([roll / 2.0, pitch / 2.0, radians(hand.yaw) * share / 2.0, 1.0]);
        Placement::from_parts(place.translation + off + Vector::Z * rise, place.rotation * turn)
    };
    // A hand feels what it bumps into, and gives way.
    let shares = [1.0, 0.75, 0.5, 0.25];
    let free = |share: &f32| !beside.iter().any(|other| overlap(other, &held(*share)));
    let share = shares.into_iter().find(free).unwrap_or(0.0);
    let way = Vector::new(hand.off[0] as f32, hand.off[1] as f32, 0.0);
    let speed = if covered { 0.0 } else { share * hand.speed as f32 / 10.0 };
    let velocity = if way.length_squared() > 0.0 {
        way / way.length() * speed
    } else {
        Vector::ZERO
    };
    RigidBodyBuilder::dynamic().pose(held(share)).linvel(velocity)
}

/// How far below an overhang a domino is held for the magnets to snatch it.
const SNATCHED: f32 = 0.03;

/// Do two dominoes cover a common part of the table, seen from above?
fn overlap(one: &Placement, other: &Placement) -> bool {
    let axes = |placement: &Placement| [placement.rotation * Vector::X, placement.rotation * Vector::Y];
    let way = other.translation - one.translation;
    let reach = |placement: &Placement, axis: Vector| {
        let [along, across] = axes(placement);
        axis.dot(along).abs() * HALF.x + axis.dot(across).abs() * HALF.y
    };
    let apart = |axis: Vector| {
        let axis = Vector::new(axis.x, axis.y, 0.0);
        way.dot(axis).abs() >= reach(one, axis) + reach(other, axis)
    };
    !axes(one).into_iter().chain(axes(other)).any(apart)
}
