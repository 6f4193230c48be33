//! What a page plays back: where every body is, sixty times a second, and what it struck.
//!
//! # The format
//!
//! The bytes are *raw deflate* (`DecompressionStream('deflate-raw')`). Inflated, they are
//!
//! | | |
//! |---|---|
//! | 1 byte | the version of this format, 1 |
//! | 1 byte | bodies |
//! | varint | frames, sixty a second |
//! | 1 byte per body | what it is: 0 a yamino, 1 a cube, 2 a domino |
//! | per body, per channel, per frame | a zigzag varint, see below |
//! | varint | strokes (for sound) |
//! | per stroke | varint: frames since the stroke before (since 0 for the first); 1 byte: who; 1 byte: struck what, a body, 254 a wall, 255 the floor; 1 byte: how hard, as centimetres per second of change, at most 255 |
//!
//! A *varint* has seven bits a byte, lowest first, and the top bit set on all bytes but the last. *Zigzag*: n ≥ 0 is
//! written as 2n, n < 0 as −2n − 1. The seven channels of a body are x, y, z in tenths of a millimetre (z up, the
//! floor at 0), and the quaternion x, y, z, w in parts of 511. Of a channel the first frame is written as it is, the second as the
//! difference to the first, and every other as its difference to where the two before it were heading:
//! v\[i\] − 2 v\[i−1\] + v\[i−2\].
//!
//! A body's own axes: x along its length, and for
//! - a yamino: side 0 looks along +z, side 1 along +y, side 2 along −z, side 3 along −y;
//! - a cube: 1 looks along +z, 2 along +y, 3 along +x, 4 along −x, 5 along −y, 6 along −z;
//! - a domino: its upper face looks along +z, its first half lies at −x.

use rapier3d::math::Pose as Placement;

pub const FRAMES_PER_SECOND: u32 = 60;
/// In a stroke: a wall of the tray.
pub const WALL: u8 = 254;
/// In a stroke: the floor of the tray, or the table.
pub const FLOOR: u8 = 255;

/// What a body can be.
pub(crate) const YAMINO: u8 = 0;
pub(crate) const CUBE: u8 = 1;
pub(crate) const DOMINO: u8 = 2;

const VERSION: u8 = 1;
const CHANNELS: usize = 7;
/// Tenths of a millimetre in a centimetre.
const PLACE: f32 = 100.0;
const TURN: f32 = 511.0;
/// Deflate's effort, of 10; more takes longer and saves nothing here.
const EFFORT: u8 = 6;

/// Something struck something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stroke {
    pub frame: u32,
    pub who: u8,
    pub what: u8,
    pub strength: u8,
}

/// Collects frames and strokes while things fall.
#[derive(Debug)]
pub(crate) struct Recorder {
    kinds: Vec<u8>,
    /// By body, then frame.
    frames: Vec<Vec<[i32; CHANNELS]>>,
    strokes: Vec<Stroke>,
}

impl Recorder {
    pub fn new(kinds: Vec<u8>) -> Recorder {
        let frames = vec![Vec::new(); kinds.len()];
        Recorder {
            kinds,
            frames,
            strokes: Vec::new(),
        }
    }

    /// The next frame: where every body is now.
    pub fn frame<'a>(&mut self, placements: impl Iterator<Item = &'a Placement>) {
        for (frames, placement) in self.frames.iter_mut().zip(placements) {
            let (at, turn) = (placement.translation, placement.rotation);
            let [x, y, z] = [at.x, at.y, at.z].map(|cm| (cm * PLACE).round() as i32);
            let [i, j, k, w] = [turn.x, turn.y, turn.z, turn.w].map(|part| (part * TURN).round() as i32);
            // A quaternion and its opposite turn alike: keep to the one nearer to the frame before.
            let same_way = frames
                .last()
                .is_none_or(|before| before[3] * i + before[4] * j + before[5] * k + before[6] * w >= 0);
            let sign = if same_way { 1 } else { -1 };
            frames.push([x, y, z, sign * i, sign * j, sign * k, sign * w]);
        }
    }

    /// Of several strokes between the same two in one frame the hardest is kept.
    pub fn stroke(&mut self, stroke: Stroke) {
        let same =
            |other: &&mut Stroke| (other.frame, other.who, other.what) == (stroke.frame, stroke.who, stroke.what);
        match self.strokes.iter_mut().rev().find(same) {
            Some(other) => other.strength = other.strength.max(stroke.strength),
            None => self.strokes.push(stroke),
        }
    }

    /// How many frames there are.
    pub fn len(&self) -> u32 {
        self.frames.first().map_or(0, |frames| frames.len() as u32)
    }

    /// Everything as it stands before it is deflated.
    pub fn bytes(&self) -> Vec<u8> {
        let mut out = vec![VERSION, self.kinds.len() as u8];
        varint(&mut out, self.len());
        out.extend(&self.kinds);
        for frames in &self.frames {
            for channel in 0..CHANNELS {
                let (mut before, mut step) = (0, 0);
                for frame in frames {
                    let value = frame[channel];
                    zigzag(&mut out, value - before - step);
                    // The first frame says where it is, not that it moves.
                    step = if std::ptr::eq(frame, &frames[0]) {
                        0
                    } else {
                        value - before
                    };
                    before = value;
                }
            }
        }
        varint(&mut out, self.strokes.len() as u32);
        let mut frame = 0;
        for stroke in &self.strokes {
            varint(&mut out, stroke.frame - frame);
            out.extend([stroke.who, stroke.what, stroke.strength]);
            frame = stroke.frame;
        }
        out
    }
}

/// FNV-1a over a track and over every bit of where things lie at its end.
pub(crate) fn hash<'a>(bytes: &[u8], placements: impl Iterator<Item = &'a Placement>) -> u64 {
    let bits = placements.flat_map(|placement| {
        let (at, turn) = (placement.translation, placement.rotation);
        [at.x, at.y, at.z, turn.x, turn.y, turn.z, turn.w].map(f32::to_bits)
    });
    let all = bytes.iter().copied().chain(bits.flat_map(u32::to_le_bytes));
    all.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

pub(crate) fn deflate(bytes: &[u8]) -> Vec<u8> {
    miniz_oxide::deflate::compress_to_vec(bytes, EFFORT)
}

fn zigzag(out: &mut Vec<u8>, number: i32) {
    varint(out, (number << 1 ^ number >> 31) as u32);
}

fn varint(out: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}
