//! The magnets in the dominoes: one in the middle of each half, standing upright in it, north up everywhere.
//!
//! A magnet is a dipole. Two of them one above the other pull, two side by side push a little; both turn each other. The
//! force falls with the fourth power of the distance, so that only near neighbours count.

use rapier3d::prelude::{RigidBody, Vector};

/// Nearer than this magnets do not come: their cases are in the way. In centimetres.
const NEAREST: f32 = 0.7;
/// Farther than this they do not feel each other.
const FARTHEST: f32 = 3.6;

/// A magnet where it is now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Magnet {
    pub at: Vector,
    /// Towards its north, of length 1.
    pub north: Vector,
}

/// What a magnet feels from another, or a body from all others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effect {
    pub force: Vector,
    pub torque: Vector,
}

/// How strong magnets are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strength(f32);

impl Strength {
    /// Two halves one above the other, so far from middle to middle, pull with this force.
    pub fn pulling(force: f32, apart: f32) -> Strength {
        let square = apart * apart;
        Strength(force * square * square / 6.0)
    }

    /// What two magnets do to each other, first to the first; None where they are too far from each other.
    #[inline]
    fn between(self, one: Magnet, other: Magnet) -> Option<[Effect; 2]> {
        let way = other.at - one.at;
        let square = way.length_squared();
        if !(1e-6..=FARTHEST * FARTHEST).contains(&square) {
            return None;
        }
        let apart = square.sqrt();
        let along = way / apart;
        let near = apart.max(NEAREST);
        let cube = near * near * near;
        let (a, b) = (one.north.dot(along), other.north.dot(along));
        let (across, alike) = (other.north * a + one.north * b, one.north.dot(other.north));
        let strength = 3.0 * self.0 / (cube * near);
        // The order of these factors is that from either side: to the last bit it makes a difference.
        let force = |five: f32| (across + along * (alike - five)) * strength;
        let turns = |magnet: Magnet, by: f32, field_of: Magnet| {
            let field = along * (3.0 * by) - field_of.north;
            magnet.north.cross(field) * (self.0 / cube)
        };
        Some([
            Effect {
                force: -force(5.0 * b * a),
                torque: turns(one, b, other),
            },
            Effect {
                force: force(5.0 * a * b),
                torque: turns(other, a, one),
            },
        ])
    }

    /// Adds up what the magnets of each body feel from those of all others, and lets the bodies feel it.
    pub fn act(self, magnets: &[[Magnet; 2]], effects: &mut Vec<Effect>) {
        let nothing = Effect {
            force: Vector::ZERO,
            torque: Vector::ZERO,
        };
        effects.clear();
        effects.resize(magnets.len(), nothing);
        for one in 0..magnets.len() {
            for other in one + 1..magnets.len() {
                if apart_at_least(&magnets[one], &magnets[other]) > REACH * REACH {
                    continue;
                }
                self.add(magnets, [one, other], effects);
            }
        }
    }

    /// What two bodies feel from each other, by each of their magnets.
    #[inline]
    fn add(self, magnets: &[[Magnet; 2]], bodies: [usize; 2], effects: &mut [Effect]) {
        let middles = bodies.map(|body| (magnets[body][0].at + magnets[body][1].at) * 0.5);
        for one in magnets[bodies[0]] {
            for other in magnets[bodies[1]] {
                let Some(felt) = self.between(one, other) else { continue };
                for (i, magnet) in [one, other].into_iter().enumerate() {
                    let effect = &mut effects[bodies[i]];
                    effect.force += felt[i].force;
                    effect.torque += felt[i].torque + (magnet.at - middles[i]).cross(felt[i].force);
                }
            }
        }
    }
}

/// Two dominoes whose middles are farther from each other than this do not feel each other: the reach of their magnets and
/// half a domino on either side.
const REACH: f32 = FARTHEST + 2.4;

fn apart_at_least(one: &[Magnet; 2], other: &[Magnet; 2]) -> f32 {
    let twice = one[0].at + one[1].at - other[0].at - other[1].at;
    twice.length_squared() / 4.0
}

/// The two magnets of a domino whose halves have their middles so far from its own.
pub(crate) fn magnets(body: &RigidBody, half: f32) -> [Magnet; 2] {
    let (at, turn) = (body.translation(), body.rotation());
    let (along, north) = (turn * Vector::X * half, turn * Vector::Z);
    [Magnet { at: at - along, north }, Magnet { at: at + along, north }]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn upright(x: f32, z: f32) -> Magnet {
        Magnet {
            at: Vector::new(x, 0.0, z),
            north: Vector::Z,
        }
    }

    #[test]
    fn one_above_the_other_pulls_as_it_should_and_side_by_side_pushes() {
        let strength = Strength::pulling(100.0, 0.8);
        let [_, above] = strength.between(upright(0.0, 0.0), upright(0.0, 0.8)).unwrap();
        assert!((above.force.z + 100.0).abs() < 0.01, "{above:?}");
        assert!(above.torque.length() < 1e-3);
        // Half of what pulls one above the other pushes side by side, at the same distance.
        let [_, beside] = strength.between(upright(0.0, 0.0), upright(0.8, 0.0)).unwrap();
        assert!((beside.force.x - 50.0).abs() < 0.01, "{beside:?}");
    }

    #[test]
    fn what_acts_on_one_acts_on_the_other_the_other_way() {
        let strength = Strength::pulling(100.0, 0.8);
        let tilted = Magnet {
            at: Vector::new(0.3, -0.2, 0.9),
            north: Vector::new(0.6, 0.0, 0.8),
        };
        let [back, there] = strength.between(upright(0.0, 0.0), tilted).unwrap();
        // Whichever of them is called the first, to the last bit.
        let [there_too, back_too] = strength.between(tilted, upright(0.0, 0.0)).unwrap();
        for (one, other) in [(there, there_too), (back, back_too)] {
            assert_eq!([one.force, one.torque], [other.force, other.torque]);
        }
        assert!((there.force + back.force).length() < 1e-3);
        // Nothing turns by itself: the torques and the turning of the forces about any point add up to nothing.
        let sum = there.torque + back.torque + tilted.at.cross(there.force);
        assert!(sum.length() < 1e-3, "{sum:?}");
    }

    #[test]
    fn far_away_nothing_is_felt() {
        let strength = Strength::pulling(100.0, 0.8);
        assert!(strength.between(upright(0.0, 0.0), upright(3.7, 0.0)).is_none());
    }
}
