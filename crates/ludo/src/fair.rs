//! Chance that anyone can check.
//!
//! Before anyone sits down the house draws a seed and publishes its SHA-256, the *commitment*. Each seat then adds a
//! *nonce* of its own. The `n`-th draw of the game comes from a ChaCha20 stream keyed by SHA-256(seed, nonces, n): the
//! house cannot choose it (the seed was fixed before the nonces were known, and nothing but draws moves `n` on), and no
//! seat can foresee it (the seed is secret until the game is over). At the end the seed is revealed and every chance
//! line can be recomputed.
//!
//! ```
//! use ludo::{Luck, Nonce, Seed};
//!
//! let seed = Seed::from_number(1);
//! let promised = seed.commitment(); // published before anyone adds a nonce
//! let nonces = [Nonce::NONE, "000102030405060708090a0b0c0d0e0f".parse().unwrap()];
//! let drawn = seed.stream(&nonces, 1).below(6);
//!
//! // Later the seed is told, and anyone does it again.
//! let told: Seed = seed.to_string().parse().unwrap();
//! assert_eq!(told.commitment(), promised);
//! assert_eq!(told.stream(&nonces, 1).below(6), drawn);
//! ```

use std::{fmt, str::FromStr};

use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use sha2::{Digest, Sha256};

use crate::{BySeat, Lot, ParseError, Seat};

/// The table's secret, until it is revealed.
///
/// ```
/// let seed = ludo::Seed::from_number(7);
/// assert!(seed.to_string().parse() == Ok(seed));
/// assert!("7".parse::<ludo::Seed>().is_err(), "it is 64 hex digits, in small letters");
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// From the operating system's secure generator, never from the time.
    ///
    /// # Errors
    /// Where the system has none.
    ///
    /// ```
    /// use ludo::Seed;
    ///
    /// let seed = Seed::from_os().expect("the system has a generator");
    /// assert!(seed != Seed::from_os().unwrap(), "no table has the seed of another");
    /// ```
    pub fn from_os() -> Result<Seed, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Seed(bytes))
    }

    /// For simulations that must give the same games again.
    pub fn from_number(number: u64) -> Seed {
        Seed(Sha256::digest(number.to_le_bytes()).into())
    }

    /// What is published before the game.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The generator for this draw of the game, counted from 1.
    pub fn stream(&self, nonces: &[Nonce], draw: u32) -> ChaCha20Rng {
        ChaCha20Rng::from_seed(self.digest(b"ludo chance 1", nonces, &[draw]))
    }

    /// The generator for what comes at this place of a game in which everybody has the same luck.
    pub fn lot(&self, Lot { turn, throw, piece }: Lot) -> ChaCha20Rng {
        ChaCha20Rng::from_seed(self.digest(b"ludo luck 1", &[], &[turn, throw, piece]))
    }

    /// The key under which this draw is sealed until everybody may see it. Who has it knows no other.
    ///
    /// ```
    /// use ludo::{Nonce, Seed};
    ///
    /// let (seed, nonces) = (Seed::from_number(1), [Nonce::NONE; 2]);
    /// let third = seed.seal(&nonces, 3);
    /// assert!(third == seed.seal(&nonces, 3) && third != seed.seal(&nonces, 4), "each opens its own draw");
    /// ```
    pub fn seal(&self, nonces: &[Nonce], draw: u32) -> [u8; 32] {
        self.digest(b"ludo seal 1", nonces, &[draw])
    }

    /// The generator by which a bot thinks for this seat after this line. The same lines get the same bot, and what she
    /// does tells nothing about the draws to come.
    ///
    /// ```
    /// use ludo::{Luck, Seat, Seed};
    ///
    /// let (seed, seat) = (Seed::from_number(1), Seat::from_index(1));
    /// let whim = || seed.thought(17, seat).below(1_000);
    /// assert_eq!(whim(), whim(), "asked again after line 17, she does the same");
    /// ```
    pub fn thought(&self, line: u32, seat: Seat) -> ChaCha20Rng {
        let purpose = format!("ludo thought 1, seat {seat}");
        ChaCha20Rng::from_seed(self.digest(purpose.as_bytes(), &[], &[line]))
    }

    fn digest(&self, purpose: &[u8], nonces: &[Nonce], numbers: &[u32]) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(purpose);
        hash.update(self.0);
        for nonce in nonces {
            hash.update(nonce.0);
        }
        for number in numbers {
            hash.update(number.to_le_bytes());
        }
        hash.finalize().into()
    }
}

/// The seed does not show itself by accident: only `to_string` prints it.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// SHA-256 of the seed.
///
/// ```
/// use ludo::Seed;
///
/// let told = Seed::from_number(7).commitment();
/// assert!(told == Seed::from_number(7).commitment() && told != Seed::from_number(8).commitment());
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

/// What a seat adds to the table's chance.
///
/// ```
/// use ludo::Nonce;
///
/// assert_eq!(Nonce::NONE.to_string(), "0".repeat(32));
/// assert!("BEEF".parse::<Nonce>().is_err(), "it is 32 hex digits, in small letters");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Nonce([u8; 16]);

impl Nonce {
    /// Nothing was added: the nonce of a seat that drew none.
    pub const NONE: Nonce = Nonce([0; 16]);

    /// From the operating system's secure generator.
    ///
    /// # Errors
    /// Where the system has none.
    ///
    /// ```
    /// use ludo::Nonce;
    ///
    /// let nonce = Nonce::from_os().expect("the system has a generator");
    /// assert_eq!(nonce.to_string().parse(), Ok(nonce), "as a record keeps it");
    /// ```
    pub fn from_os() -> Result<Nonce, getrandom::Error> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        Ok(Nonce(bytes))
    }
}

/// One nonce per seat.
///
/// ```
/// use ludo::{Nonce, Nonces, Record};
///
/// let record: Record = "ludo 1\ngame diamoniak 1\nseats 2\n\n".parse().unwrap();
/// let added: Nonces = record.header.nonces();
/// assert_eq!(added[..], [Nonce::NONE; 2], "nobody has added anything");
/// ```
pub type Nonces = BySeat<Nonce>;

/// Bytes as text: hex digits in small letters, so many, and nothing else is read.
macro_rules! hex_text {
    ($type:ident, $bytes:literal, $what:literal) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex::encode(self.0))
            }
        }

        impl FromStr for $type {
            type Err = ParseError;

            fn from_str(s: &str) -> Result<$type, ParseError> {
                let mut bytes = [0; $bytes];
                // One form only, so that a record that is read and written again is the same text.
                let small = !s.bytes().any(|byte| byte.is_ascii_uppercase());
                let read = small && hex::decode_to_slice(s, &mut bytes).is_ok();
                read.then_some($type(bytes))
                    .ok_or_else(|| ParseError::new($what, s))
            }
        }
    };
}

hex_text!(Seed, 32, "a seed is 64 hex digits, in small letters");
hex_text!(Commitment, 32, "a commitment is 64 hex digits, in small letters");
hex_text!(Nonce, 16, "a nonce is 32 hex digits, in small letters");

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl fmt::Debug for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Nonce({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Luck;

    fn draws(seed: &Seed, nonces: &[Nonce], number: u32) -> Vec<u32> {
        let mut stream = seed.stream(nonces, number);
        (0..8).map(|_| stream.below(1 << 30)).collect()
    }

    #[test]
    fn every_ingredient_changes_the_draw() {
        let (seed, other) = (Seed::from_number(1), Seed::from_number(2));
        let nonces = [Nonce([1; 16]), Nonce([2; 16])];
        let base = draws(&seed, &nonces, 5);
        assert_eq!(base, draws(&seed.clone(), &nonces, 5));
        assert_ne!(base, draws(&other, &nonces, 5));
        assert_ne!(base, draws(&seed, &nonces, 6));
        assert_ne!(base, draws(&seed, &[Nonce([1; 16]), Nonce([3; 16])], 5));
    }

    #[test]
    fn every_draw_has_a_seal_of_its_own() {
        let (seed, nonces) = (Seed::from_number(1), [Nonce([1; 16])]);
        assert_eq!(seed.seal(&nonces, 5), seed.clone().seal(&nonces, 5));
        assert_ne!(seed.seal(&nonces, 5), seed.seal(&nonces, 6));
        assert_ne!(seed.seal(&nonces, 5), seed.digest(b"ludo chance 1", &nonces, &[5]));
    }

    #[test]
    fn every_line_and_seat_is_thought_about_anew() {
        let (seed, seat) = (Seed::from_number(1), Seat::from_index(0));
        let first = |mut stream: ChaCha20Rng| stream.below(1 << 30);
        let base = first(seed.thought(5, seat));
        assert_eq!(base, first(seed.clone().thought(5, seat)));
        assert_ne!(base, first(seed.thought(6, seat)));
        assert_ne!(base, first(seed.thought(5, Seat::from_index(1))));
        assert_ne!(base, first(Seed::from_number(2).thought(5, seat)));
        assert_ne!(base, first(seed.stream(&[], 5)));
    }

    #[test]
    fn every_place_has_a_lot_of_its_own() {
        let seed = Seed::from_number(1);
        let first = |turn, throw, piece| seed.lot(Lot { turn, throw, piece }).below(1 << 30);
        let lots = [
            first(1, 2, 3),
            first(2, 2, 3),
            first(1, 3, 3),
            first(1, 2, 4),
            first(3, 2, 1),
        ];
        assert!((0..lots.len()).all(|i| !lots[..i].contains(&lots[i])), "{lots:?}");
        assert_eq!(first(1, 2, 3), lots[0]);
    }

    #[test]
    fn the_commitment_binds_and_hides() {
        let seed = Seed::from_number(7);
        assert_eq!(seed.to_string().parse(), Ok(seed.clone()));
        assert_eq!(
            seed.commitment(),
            seed.to_string().parse::<Seed>().unwrap().commitment()
        );
        assert_ne!(seed.commitment().to_string(), seed.to_string());
        assert!(!format!("{seed:?}").contains(&seed.to_string()));
        assert!("abc".parse::<Nonce>().is_err());
    }

    #[test]
    fn hex_has_one_form() {
        let small = "00ff".repeat(8);
        assert_eq!(small.parse::<Nonce>().unwrap().to_string(), small);
        assert!(small.to_uppercase().parse::<Nonce>().is_err());
        assert!("00FF".repeat(16).parse::<Seed>().is_err());
        assert!("00Ff".repeat(16).parse::<Commitment>().is_err());
    }
}
