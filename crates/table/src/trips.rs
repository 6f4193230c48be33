//! How slow a page's line is, as the house measures it itself: pings go out, and their answers come back.

use std::collections::VecDeque;

use crate::Now;

/// So many round trips are remembered: eight turns' worth.
const TRIPS: usize = 16;
/// Of the latest so many the longest counts: a line is not always equally fast.
const LATEST: usize = 3;
/// But it is not believed to be slower than it has been at its fastest by more than this. Who holds some answers back, or
/// begins to when it matters, gains no more.
pub const UNREST_MS: u32 = 20;
/// What the house knows of a page's line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Measured {
    /// The longest of the latest round trips; nothing for a page that has never answered.
    pub latest_ms: u32,
    /// The fastest of those that are remembered.
    pub fastest_ms: Option<u32>,
    /// How long the house itself kept back what left it last.
    pub kept_ms: u32,
}

impl Measured {
    /// How long something that the house said and its answer can have been held up, by the line and by the house, if the
    /// line has ever been as fast as `fastest_ms`.
    pub fn lag_ms(self, fastest_ms: Option<u32>) -> u32 {
        let fastest = self.fastest_ms.into_iter().chain(fastest_ms).min().unwrap_or(0);
        let line = self.latest_ms.min(fastest.saturating_add(UNREST_MS));
        line.saturating_add(self.kept_ms)
    }
}

/// Pings that may be on their way.
const UNDERWAY: usize = 8;

#[derive(Debug, Default)]
pub struct Trips {
    next: u64,
    /// Those that have not come back.
    underway: VecDeque<Ping>,
    trips: VecDeque<u32>,
    /// How long the house itself kept back the newest that has left.
    kept_ms: u32,
}

#[derive(Debug)]
struct Ping {
    number: u64,
    written: Now,
    left: Now,
}

impl Trips {
    /// What the next ping carries, so that its answer is known.
    pub fn ping(&mut self, now: Now) -> [u8; 8] {
        self.next += 1;
        self.underway.push_back(Ping {
            number: self.next,
            written: now,
            left: now,
        });
        if self.underway.len() > UNDERWAY {
            self.underway.pop_front();
        }
        self.next.to_be_bytes()
    }

    /// It leaves the house only now: what it went behind had to be on disk first.
    pub fn left(&mut self, payload: &[u8], now: Now) {
        let Some(place) = self.place(payload) else { return };
        let ping = &mut self.underway[place];
        ping.left = now;
        self.kept_ms = millis(now.saturating_sub(ping.written));
    }

    /// An answer counts once, and only if it answers a ping of ours.
    pub fn pong(&mut self, payload: &[u8], now: Now) {
        let Some(place) = self.place(payload) else { return };
        let trip = now.saturating_sub(self.underway[place].left);
        self.underway.drain(..=place);
        self.trips.push_front(millis(trip));
        self.trips.truncate(TRIPS);
    }

    fn place(&self, payload: &[u8]) -> Option<usize> {
        let number = u64::from_be_bytes(payload.try_into().ok()?);
        self.underway.iter().position(|ping| ping.number == number)
    }

    pub fn measured(&self) -> Measured {
        Measured {
            latest_ms: self.trips.iter().take(LATEST).copied().max().unwrap_or(0),
            fastest_ms: self.trips.iter().copied().min(),
            kept_ms: self.kept_ms,
        }
    }
}

fn millis(time: Now) -> u32 {
    u32::try_from(time).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trip(trips: &mut Trips, sent: Now, ms: Now) -> u32 {
        let ping = trips.ping(sent);
        trips.pong(&ping, sent + ms);
        trips.measured().lag_ms(None)
    }

    #[test]
    fn the_longest_of_the_last_three_counts() {
        let mut trips = Trips::default();
        assert_eq!(trips.measured().lag_ms(None), 0);
        let believed = [80, 92, 85, 81, 80].map(|ms| trip(&mut trips, 1000, ms));
        assert_eq!(believed, [80, 92, 92, 92, 85]);
    }

    #[test]
    fn a_line_is_not_believed_to_be_much_slower_than_it_has_been() {
        let mut trips = Trips::default();
        trip(&mut trips, 0, 40);
        for turn in 1..TRIPS as u64 {
            assert_eq!(trip(&mut trips, turn * 1000, 600), 40 + UNREST_MS);
        }
        assert_eq!(trip(&mut trips, 90_000, 600), 600, "it has become slow for good");
        assert_eq!(trip(&mut trips, 91_000, 50), 50 + UNREST_MS, "and fast again at once");
    }

    #[test]
    fn a_seat_is_not_believed_to_be_slower_than_it_has_ever_been() {
        let mut anew = Trips::default();
        trip(&mut anew, 0, 700);
        assert_eq!(anew.measured().lag_ms(Some(30)), 30 + UNREST_MS);
        assert_eq!(anew.measured().lag_ms(Some(900)), 700);
    }

    #[test]
    fn what_the_house_keeps_back_is_no_part_of_the_line() {
        let mut trips = Trips::default();
        let ping = trips.ping(1000);
        trips.left(&ping, 1030);
        assert_eq!(trips.measured().lag_ms(None), 30);
        trips.pong(&ping, 1070);
        assert_eq!(trips.measured().lag_ms(None), 70, "on the disk, then on the line");
        let ping = trips.ping(2000);
        trips.left(&ping, 2002);
        assert_eq!(
            trips.measured().lag_ms(None),
            42,
            "on the disk only what the newest was"
        );
    }

    #[test]
    fn only_answers_to_our_own_pings_count_and_only_once() {
        let mut trips = Trips::default();
        let ping = trips.ping(1000);
        for forged in [&b""[..], &b"12345678"[..], &[0; 8][..], &[9; 30][..]] {
            trips.pong(forged, 90_000);
        }
        assert_eq!(trips.measured().lag_ms(None), 0);
        trips.pong(&ping, 1040);
        trips.pong(&ping, 90_000);
        assert_eq!(trips.measured().lag_ms(None), 40);
    }

    #[test]
    fn who_answers_nothing_costs_no_memory() {
        let mut trips = Trips::default();
        for now in 0..1000 {
            trips.ping(now);
        }
        assert_eq!((trips.underway.len(), trips.measured().lag_ms(None)), (UNDERWAY, 0));
    }
}
