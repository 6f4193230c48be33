//! Randomness from a seed, with + − × ÷ √ only, so that every machine gets the same bits.

use rapier3d::math::{Rotation, Vector};

use crate::pose::unit;

/// SplitMix64: small, well tried, and all that is needed to start a throw.
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// From 0 up to but not including 1.
    pub fn unit(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1 << 24) as f32
    }

    /// From −1 up to but not including 1.
    pub fn spread(&mut self) -> f32 {
        2.0 * self.unit() - 1.0
    }

    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }

    /// A direction on the table, any as likely as any other.
    pub fn direction(&mut self) -> [f32; 2] {
        let [x, y] = self.in_ball::<2>();
        let length = (x * x + y * y).sqrt();
        [x / length, y / length]
    }

    /// Somewhere in a ball of radius 1.
    pub fn vector(&mut self) -> Vector {
        let [x, y, z] = self.in_ball::<3>();
        Vector::new(x, y, z)
    }

    /// Turned in any way, each as likely as any other.
    pub fn rotation(&mut self) -> Rotation {
        unit(self.in_ball::<4>())
    }

    /// By rejection: a point of the cube that lies in the ball, and not so near its centre that its direction is lost.
    fn in_ball<const N: usize>(&mut self) -> [f32; N] {
        loop {
            let point = std::array::from_fn(|_| self.spread());
            let square: f32 = point.iter().map(|part| part * part).sum();
            if (1e-4..=1.0).contains(&square) {
                return point;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_splitmix() {
        // The first numbers of the published reference for the seed 1234567.
        let mut random = Random::new(1_234_567);
        assert_eq!(
            [random.next(), random.next()],
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]
        );
    }

    #[test]
    fn directions_and_rotations_have_length_one_and_no_favourite() {
        let mut random = Random::new(1);
        let mut sum = [0.0_f32; 6];
        for _ in 0..10_000 {
            let [x, y] = random.direction();
            let turn = random.rotation();
            assert!((x * x + y * y - 1.0).abs() < 1e-5);
            assert!((turn.length_squared() - 1.0).abs() < 1e-5);
            let parts = [x, y, turn.x, turn.y, turn.z, turn.w];
            sum.iter_mut().zip(parts).for_each(|(sum, part)| *sum += part);
        }
        // Each part has a variance of at most a half: five standard errors.
        assert!(sum.iter().all(|sum| sum.abs() < 5.0 * 5_000_f32.sqrt()), "{sum:?}");
    }
}
