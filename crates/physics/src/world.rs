//! The engine, and how it is set. Lengths are in centimetres, masses in grams, time in seconds.
//!
//! The engine's own settings are made for things of the size of people: with them a stack of ten dominoes sinks into
//! itself by a third. These were found by measuring.

use rapier3d::prelude::*;

use crate::track::{FLOOR, FRAMES_PER_SECOND, Recorder, Stroke, WALL};

pub(crate) const STEPS_PER_SECOND: u32 = 240;
pub(crate) const STEPS_PER_FRAME: u32 = STEPS_PER_SECOND / FRAMES_PER_SECOND;
pub(crate) const GRAVITY: f32 = 981.0;

/// How contacts are solved.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    pub iterations: usize,
    /// Below steps × iterations ÷ 4, or contacts jitter. Twice as stiff against what cannot move.
    pub frequency: f32,
    pub damping: f32,
    pub corrective_speed: f32,
    /// How far ahead contacts are foreseen.
    pub prediction: f32,
    /// Reuse contacts of bodies that hardly moved. Faster, but things that lean may then never come to rest.
    pub recycling: bool,
}

pub(crate) struct World {
    engine: PhysicsWorld,
    bodies: Vec<RigidBodyHandle>,
}

impl World {
    pub fn new(settings: Settings) -> World {
        let softness = |frequency| SpringCoefficients::new(frequency, settings.damping);
        let engine = PhysicsWorld {
            gravity: Vector::new(0.0, 0.0, -GRAVITY),
            integration_parameters: IntegrationParameters {
                dt: 1.0 / STEPS_PER_SECOND as f32,
                num_solver_iterations: settings.iterations,
                contact_softness: softness(settings.frequency),
                static_contact_softness: softness(2.0 * settings.frequency),
                normalized_max_corrective_velocity: settings.corrective_speed,
                // The engine's own limit is 4 m/s at this scale.
                normalized_max_linear_velocity: 3_000.0,
                contact_recycling: settings.recycling,
                normalized_prediction_distance: settings.prediction,
                ..IntegrationParameters::default()
            },
            ..PhysicsWorld::default()
        };
        World {
            engine,
            bodies: Vec::new(),
        }
    }

    /// A plane that nothing passes: everything stays on the side to which it looks.
    pub fn add_plane(&mut self, point: Vector, normal: Vector, surface: Surface, name: u8) {
        let plane = SharedShape::halfspace(normal);
        let collider = surface.of(plane).translation(point).user_data(name.into());
        self.engine.insert_collider(collider, None);
    }

    /// A box, with rounded edges or without.
    pub fn add_box(&mut self, body: RigidBodyBuilder, half: Vector, rounding: f32, mass: f32, surface: Surface) {
        let inner = half - Vector::splat(rounding);
        let shape = if rounding > 0.0 {
            SharedShape::round_cuboid(inner.x, inner.y, inner.z, rounding)
        } else {
            SharedShape::cuboid(inner.x, inner.y, inner.z)
        };
        let name = self.bodies.len() as u128;
        let collider = surface.of(shape).mass(mass).user_data(name);
        let (handle, _) = self.engine.insert(body.can_sleep(false), collider);
        self.bodies.push(handle);
    }

    pub fn step(&mut self) {
        self.engine.step();
    }

    /// In the next step, and no longer, each body feels this force and this torque.
    pub fn push(&mut self, felt: impl Fn(usize) -> (Vector, Vector)) {
        for (number, &handle) in self.bodies.iter().enumerate() {
            let (force, torque) = felt(number);
            let body = &mut self.engine.bodies[handle];
            body.reset_forces(false);
            body.reset_torques(false);
            body.add_force(force, true);
            body.add_torque(torque, true);
        }
    }

    pub fn bodies(&self) -> impl Iterator<Item = &RigidBody> {
        self.bodies.iter().map(|&handle| &self.engine.bodies[handle])
    }

    pub fn placements(&self) -> impl Iterator<Item = &Pose> {
        self.bodies().map(RigidBody::position)
    }

    /// Does everything lie still, but for a tremor?
    pub fn is_still(&self, speed: f32, spin: f32) -> bool {
        self.bodies()
            .all(|body| body.linvel().length_squared() < speed * speed && body.angvel().length_squared() < spin * spin)
    }

    /// Tells the recorder what struck what in this step, if it can be heard.
    pub fn listen(&self, recorder: &mut Recorder) {
        /// What gravity alone does to what lies on something in one step is a tenth of this.
        const AUDIBLE: f32 = 40.0;
        for pair in self.engine.narrow_phase.contact_pairs() {
            let [a, b] = [pair.collider1, pair.collider2].map(|handle| self.engine.colliders[handle].user_data as u8);
            let (who, what) = (a.min(b), a.max(b));
            let Some(&body) = self.bodies.get(usize::from(who)) else {
                continue;
            };
            let change = pair.total_impulse_magnitude() / self.engine.bodies[body].mass();
            if change >= AUDIBLE {
                recorder.stroke(Stroke {
                    frame: recorder.len(),
                    who,
                    what,
                    strength: change.min(255.0) as u8,
                });
            }
        }
    }
}

/// What a body is like to touch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Surface {
    pub friction: f32,
    pub bounce: f32,
}

impl Surface {
    fn of(self, shape: SharedShape) -> ColliderBuilder {
        ColliderBuilder::new(shape)
            .friction(self.friction)
            .restitution(self.bounce)
            // Otherwise the engine takes the mean, and a bar would bounce less on felt than it should.
            .restitution_combine_rule(CoefficientCombineRule::Max)
    }
}

/// The table, or the floor of the tray.
pub(crate) fn add_floor(world: &mut World, surface: Surface) {
    world.add_plane(Vector::ZERO, Vector::Z, surface, FLOOR);
}

/// The eight walls of the tray. They have no upper edge, so nothing ever leaves it.
pub(crate) fn add_walls(world: &mut World, radius: f32, surface: Surface) {
    let slant = 0.5_f32.sqrt();
    let directions = [(1.0, 0.0), (slant, slant), (0.0, 1.0), (-slant, slant)];
    for (x, y) in directions {
        for inward in [Vector::new(x, y, 0.0), Vector::new(-x, -y, 0.0)] {
            world.add_plane(inward * -radius, inward, surface, WALL);
        }
    }
}
