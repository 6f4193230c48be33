//! What a game may ask of chance. The algorithms are ours and fixed for ever, because a record made today
//! must give the same draws in twenty years; the bits come from a well-known generator.

/// A generator of random bits.
pub use rand_core::Rng;

/// Unbiased choices on top of any generator of bits.
///
/// ```
/// use ludo::Luck;
/// use rand_chacha::ChaCha8Rng;
/// use rand_core::SeedableRng;
///
/// let mut rng = ChaCha8Rng::seed_from_u64(1);
/// assert!(rng.below(6) < 6);
/// assert_eq!(rng.weighted(&[0, 3, 0]), 1);
/// assert_eq!(rng.pick::<u8>(&[]), None);
/// ```
pub trait Luck: Rng {
    /// A number below `n`, each equally likely (Lemire's multiplication with rejection).
    ///
    /// # Panics
    /// Where `n` is 0: no number lies below it.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "no number lies below zero");
        let mut product = u64::from(self.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// One of these, each equally likely; None of none.
    fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        match items.len() {
            0 => None,
            n => Some(&items[self.below(n as u32) as usize]),
        }
    }

    /// Every order equally likely (Fisher–Yates, from the end).
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }

    /// An index, each as likely as its weight says.
    ///
    /// # Panics
    /// Where all weights are 0, or there are none.
    #[inline]
    fn weighted(&mut self, weights: &[u8]) -> usize {
        let total = weights.iter().map(|&w| u32::from(w)).sum();
        let mut left = self.below(total);
        for (i, &weight) in weights.iter().enumerate() {
            match left.checked_sub(u32::from(weight)) {
                None => return i,
                Some(rest) => left = rest,
            }
        }
        unreachable!("the weights add up to their total")
    }
}

impl<R: Rng + ?Sized> Luck for R {}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    #[test]
    fn every_number_below_is_equally_likely() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[rng.below(7) as usize] += 1;
        }
        // χ² with 6 degrees of freedom: 22.5 is exceeded once in a thousand.
        let chi2: f64 = seen.iter().map(|&n| (f64::from(n) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi2 < 22.5, "χ² = {chi2}");
    }

    #[test]
    fn weights_are_heeded() {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        let mut seen = [0u32; 4];
        for _ in 0..40_000 {
            seen[rng.weighted(&[1, 0, 2, 5])] += 1;
        }
        assert_eq!(seen[1], 0);
        let expected = [5_000.0, 0.0, 10_000.0, 25_000.0];
        let chi2: f64 = [0, 2, 3]
            .iter()
            .map(|&i: &usize| (f64::from(seen[i]) - expected[i]).powi(2) / expected[i])
            .sum();
        assert!(chi2 < 13.8, "χ² = {chi2}");
    }

    #[test]
    fn the_draws_of_today_are_the_draws_of_tomorrow() {
        let mut rng = ChaCha8Rng::seed_from_u64(2026);
        let mut cards: Vec<u8> = (0..10).collect();
        rng.shuffle(&mut cards);
        let golden = (cards, (0..8).map(|_| rng.below(54)).collect::<Vec<_>>());
        assert_eq!(
            golden,
            (vec![7, 3, 8, 6, 9, 4, 1, 2, 5, 0], vec![13, 29, 38, 34, 51, 7, 32, 0])
        );
    }
}
