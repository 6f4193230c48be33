//! Where a body is and how it is turned, in whole numbers.

use rapier3d::math::{Pose as Placement, Rotation, Vector};

/// Micrometres in a centimetre, the engine's unit here.
const UM: f32 = 10_000.0;
/// What a quaternion's parts are multiplied with.
const TURN: f32 = 32_767.0;

/// Where the centre of a body is, in micrometres (z is up, the table top is at 0), and how it is turned: a quaternion
/// x, y, z, w in parts of 32 767, with w not negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pose {
    pub at: [i32; 3],
    pub turn: [i16; 4],
}

impl Pose {
    /// Unturned, with its centre here.
    pub const fn upright_at(at: [i32; 3]) -> Pose {
        Pose {
            at,
            turn: [0, 0, 0, i16::MAX],
        }
    }

    pub(crate) fn placement(&self) -> Placement {
        let [x, y, z] = self.at.map(|um| um as f32 / UM);
        let turn = self.turn.map(|part| f32::from(part) / TURN);
        Placement::from_parts(Vector::new(x, y, z), unit(turn))
    }

    pub(crate) fn of(placement: &Placement) -> Pose {
        let (at, turn) = (placement.translation, placement.rotation);
        let sign = if turn.w < 0.0 { -1.0 } else { 1.0 };
        Pose {
            at: [at.x, at.y, at.z].map(|cm| (cm * UM).round() as i32),
            turn: [turn.x, turn.y, turn.z, turn.w].map(|part| (part * sign * TURN).round() as i16),
        }
    }
}

/// The rotation in this direction among quaternions; none that is too short may come in.
pub(crate) fn unit(parts: [f32; 4]) -> Rotation {
    let [x, y, z, w] = parts;
    let length = (x * x + y * y + z * z + w * w).sqrt();
    Rotation::from_xyzw(x / length, y / length, z / length, w / length)
}
