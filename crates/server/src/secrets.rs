//! Words that cannot be guessed, from the operating system's secure generator.

use anyhow::{Result, anyhow};
use ludo::Luck;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

pub fn fill(bytes: &mut [u8]) -> Result<()> {
    getrandom::fill(bytes).map_err(|error| anyhow!("the system gives no random numbers: {error}"))
}

/// A secure generator, seeded by the system.
pub fn rng() -> Result<ChaCha20Rng> {
    let mut seed = [0; 32];
    fill(&mut seed)?;
    Ok(ChaCha20Rng::from_seed(seed))
}

/// 128 bits: who has this word was given it.
pub fn word() -> Result<String> {
    let mut bytes = [0; 16];
    fill(&mut bytes)?;
    Ok(hex::encode(bytes))
}

/// No vowels, so that chance writes no words; nothing that looks like something else.
pub const LETTERS: &[u8; 26] = b"bcdfghjkmnpqrstvwxz2345679";

/// The word in a table's link: short enough to be dictated, long enough not to be found by trying (61 bits).
pub fn table_id() -> Result<String> {
    let mut rng = rng()?;
    Ok((0..13).map(|_| char::from(LETTERS[rng.below(26) as usize])).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_differ_and_are_plain() {
        let (a, b) = (table_id().unwrap(), table_id().unwrap());
        assert_ne!(a, b);
        assert!(a.len() == 13 && a.chars().all(|c| c.is_ascii_alphanumeric()), "{a}");
        assert_ne!(word().unwrap(), word().unwrap());
    }
}
