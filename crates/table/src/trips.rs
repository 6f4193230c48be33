//! How slow a page's line is, as the house measures it itself: pings go out, and their answers come back.

use std::collections::VecDeque;

use crate::Now;

/// Of so many round trips the longest counts: a line is not always equally fast.
const TRIPS: usize = 3;
/// Pings that may be on their way.
const UNDERWAY: usize = 8;

#[derive(Debug, Default)]
pub struct Trips {
    next: u64,
    /// Number and time of each ping that has not come back.
    underway: VecDeque<(u64, Now)>,
    trips: VecDeque<u32>,
}

impl Trips {
    /// What the next ping carries, so that its answer is known.
    pub fn ping(&mut self, now: Now) -> [u8; 8] {
        self.next += 1;
        self.underway.push_back((self.next, now));
        if self.underway.len() > UNDERWAY {
            self.underway.pop_front();
        }
        self.next.to_be_bytes()
    }

    /// An answer counts once, and only if it answers a ping of ours.
    pub fn pong(&mut self, payload: &[u8], now: Now) {
        let Ok(bytes) = payload.try_into() else { return };
        let number = u64::from_be_bytes(bytes);
        let Some(place) = self.underway.iter().position(|(ping, _)| *ping == number) else {
            return;
        };
        let (_, sent) = self.underway[place];
        self.underway.drain(..=place);
        self.trips
            .push_back(u32::try_from(now.saturating_sub(sent)).unwrap_or(u32::MAX));
        if self.trips.len() > TRIPS {
            self.trips.pop_front();
        }
    }

    /// Nothing for a page that has never answered.
    pub fn lag_ms(&self) -> u32 {
        self.trips.iter().copied().max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_of_the_last_three_counts() {
        let mut trips = Trips::default();
        assert_eq!(trips.lag_ms(), 0);
        for (sent, trip, longest) in [
            (0, 80, 80),
            (1000, 120, 120),
            (2000, 60, 120),
            (3000, 70, 120),
            (4000, 50, 70),
        ] {
            let ping = trips.ping(sent);
            trips.pong(&ping, sent + trip);
            assert_eq!(trips.lag_ms(), longest);
        }
    }

    #[test]
    fn only_answers_to_our_own_pings_count_and_only_once() {
        let mut trips = Trips::default();
        let ping = trips.ping(1000);
        for forged in [&b""[..], &b"12345678"[..], &[0; 8][..], &[9; 30][..]] {
            trips.pong(forged, 90_000);
        }
        assert_eq!(trips.lag_ms(), 0);
        trips.pong(&ping, 1040);
        trips.pong(&ping, 90_000);
        assert_eq!(trips.lag_ms(), 40);
    }

    #[test]
    fn who_answers_nothing_costs_no_memory() {
        let mut trips = Trips::default();
        for now in 0..1000 {
            trips.ping(now);
        }
        assert_eq!((trips.underway.len(), trips.lag_ms()), (UNDERWAY, 0));
    }
}
