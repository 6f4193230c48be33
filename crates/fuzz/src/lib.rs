//! What must hold whatever anybody writes or sends: not only that nothing panics, but that what is read is written and read
//! back the same, what is refused says where and why, what is accepted obeys the laws, and nobody is told what is not hers.
//!
//! Each [`Target`] takes any bytes. `tests/corpus.rs` tries those that are known; `cargo xtask fuzz` searches for others by
//! what code they reach.

#![forbid(unsafe_code)]

mod frames;
mod notation;
mod positions;
mod records;

/// Something that strangers can write to.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// As its folder in `corpus/` is called.
    pub name: &'static str,
    laws: fn(&str),
}

impl Target {
    /// All there are.
    pub const ALL: [Target; 4] = [
        Target {
            name: "records",
            laws: records::laws,
        },
        Target {
            name: "positions",
            laws: positions::laws,
        },
        Target {
            name: "notation",
            laws: notation::laws,
        },
        Target {
            name: "frames",
            laws: frames::laws,
        },
    ];

    /// The target of this name.
    pub fn named(name: &str) -> Option<Target> {
        Target::ALL.into_iter().find(|target| target.name == name)
    }

    /// Panics where a law is broken.
    pub fn try_on(self, data: &[u8]) {
        match ludo::Record::text(data.to_vec()) {
            Ok(text) => (self.laws)(&text),
            Err(wrong) => records::points_at_the_place(&wrong, &String::from_utf8_lossy(data)),
        }
    }
}

/// The same bytes are played the same way.
fn seed_of(text: &str) -> u64 {
    text.bytes()
        .fold(7, |seed, byte| seed.wrapping_mul(31).wrapping_add(byte.into()))
}
