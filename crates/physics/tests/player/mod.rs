//! Plays a track back as a page does, written from the description of the format alone.
//! Other crates' tests look through it too.
#![allow(dead_code)]

/// Where a body is in one frame: x, y, z in tenths of a millimetre, the quaternion x, y, z, w in parts of 511.
pub type Frame = [i32; 7];

pub struct Stroke {
    pub frame: u32,
    pub who: u8,
    pub what: u8,
    pub strength: u8,
}

pub struct Flight {
    pub kinds: Vec<u8>,
    /// By body, then frame.
    pub bodies: Vec<Vec<Frame>>,
    pub strokes: Vec<Stroke>,
}

struct Reader {
    bytes: std::vec::IntoIter<u8>,
}

impl Reader {
    fn byte(&mut self) -> u8 {
        self.bytes.next().expect("a track does not end early")
    }

    fn varint(&mut self) -> u32 {
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = self.byte();
            number |= u32::from(byte & 0x7f) << shift;
            shift += 7;
            if byte < 0x80 {
                return number;
            }
        }
    }

    fn zigzag(&mut self) -> i32 {
        let number = self.varint();
        if number.is_multiple_of(2) {
            (number / 2) as i32
        } else {
            -1 - (number / 2) as i32
        }
    }
}

pub fn play(track: &[u8]) -> Flight {
    let bytes = miniz_oxide::inflate::decompress_to_vec(track).expect("it is raw deflate");
    let mut read = Reader {
        bytes: bytes.into_iter(),
    };
    assert_eq!(read.byte(), 1, "the version of the format");
    let (bodies, frames) = (read.byte(), read.varint() as usize);
    let kinds = (0..bodies).map(|_| read.byte()).collect();
    let mut flight = Flight {
        kinds,
        bodies: vec![vec![[0; 7]; frames]; bodies.into()],
        strokes: Vec::new(),
    };
    for body in &mut flight.bodies {
        for channel in 0..7 {
            let (mut before, mut step) = (0, 0);
            for (number, frame) in body.iter_mut().enumerate() {
                frame[channel] = before + step + read.zigzag();
                step = if number == 0 { 0 } else { frame[channel] - before };
                before = frame[channel];
            }
        }
    }
    let mut frame = 0;
    for _ in 0..read.varint() {
        frame += read.varint();
        let (who, what, strength) = (read.byte(), read.byte(), read.byte());
        flight.strokes.push(Stroke {
            frame,
            who,
            what,
            strength,
        });
    }
    assert_eq!(read.bytes.next(), None, "nothing follows");
    flight
}

/// A direction of the body's own as it looks in this frame.
pub fn turned(frame: &Frame, [x, y, z]: [f64; 3]) -> [f64; 3] {
    let parts = [frame[3], frame[4], frame[5], frame[6]].map(f64::from);
    let length = parts.iter().map(|part| part * part).sum::<f64>().sqrt();
    let [i, j, k, w] = parts.map(|part| part / length);
    // v + 2 q × (q × v + w v)
    let inner = [j * z - k * y + w * x, k * x - i * z + w * y, i * y - j * x + w * z];
    [
        x + 2.0 * (j * inner[2] - k * inner[1]),
        y + 2.0 * (k * inner[0] - i * inner[2]),
        z + 2.0 * (i * inner[1] - j * inner[0]),
    ]
}

/// The corners of a box that measures twice this, in millimetres.
pub fn corners(frame: &Frame, half: [f64; 3]) -> impl Iterator<Item = [f64; 3]> {
    (0..8).map(move |corner| {
        let side = |axis: usize| {
            if corner >> axis & 1 == 0 {
                half[axis]
            } else {
                -half[axis]
            }
        };
        let out = turned(frame, [side(0), side(1), side(2)]);
        std::array::from_fn(|axis| f64::from(frame[axis]) / 10.0 + out[axis])
    })
}
