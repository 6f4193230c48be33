//! How often somebody may do something.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv4Addr},
    sync::{Mutex, PoisonError, RwLock},
};

/// A bucket that fills slowly and may be emptied at once.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    millitokens: u64,
    at: u64,
}

/// How fast buckets fill, and how much they hold. Nothing per second means: no limit.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    pub per_second_milli: u64,
    pub burst: u32,
}

impl Rate {
    pub fn per_second(tokens: u32, burst: u32) -> Rate {
        Rate {
            per_second_milli: u64::from(tokens) * 1000,
            burst,
        }
    }

    pub fn per_minute(tokens: u32) -> Rate {
        Rate {
            per_second_milli: u64::from(tokens) * 1000 / 60,
            burst: tokens,
        }
    }

    fn times(self, shares: usize) -> Rate {
        Rate {
            per_second_milli: self.per_second_milli * shares as u64,
            burst: self.burst.saturating_mul(shares as u32),
        }
    }

    /// Millitokens in so many milliseconds. Whoever means "as many as you like" may set a rate that knows no bounds.
    fn fills(self, ms: u64) -> u64 {
        ms.saturating_mul(self.per_second_milli) / 1000
    }

    pub fn full(self, now: u64) -> Bucket {
        Bucket {
            millitokens: u64::from(self.burst) * 1000,
            at: now,
        }
    }
}

impl Bucket {
    /// Takes `tokens` out, if they are there.
    pub fn take(&mut self, rate: Rate, tokens: u32, now: u64) -> bool {
        if rate.per_second_milli == 0 {
            return true;
        }
        let filled = rate.fills(now.saturating_sub(self.at));
        // Only a gain moves the time on, so that quick questions do not keep an empty bucket empty.
        if filled > 0 {
            self.millitokens = self
                .millitokens
                .saturating_add(filled)
                .min(u64::from(rate.burst) * 1000);
            self.at = now;
        }
        let wanted = u64::from(tokens) * 1000;
        let enough = self.millitokens >= wanted;
        if enough {
            self.millitokens -= wanted;
        }
        enough
    }

    fn is_full(&self, rate: Rate, now: u64) -> bool {
        let filled = rate.fills(now.saturating_sub(self.at));
        self.millitokens.saturating_add(filled) >= u64::from(rate.burst) * 1000
    }
}

/// A bucket per address.
#[derive(Debug)]
pub struct Throttle {
    rate: RwLock<Rate>,
    buckets: Mutex<HashMap<Network, Bucket>>,
}

impl Throttle {
    pub fn new(rate: Rate) -> Throttle {
        Throttle {
            rate: RwLock::new(rate),
            buckets: Mutex::default(),
        }
    }

    /// From now on buckets fill so fast, and hold so much.
    pub fn set(&self, rate: Rate) {
        *self.rate.write().unwrap_or_else(PoisonError::into_inner) = rate;
    }

    fn rate(&self) -> Rate {
        *self.rate.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Every network that the address belongs to has to have some left.
    pub fn allows(&self, address: IpAddr, now: u64) -> bool {
        self.allows_so_much(address, 1, now)
    }

    pub fn allows_so_much(&self, address: IpAddr, tokens: u32, now: u64) -> bool {
        let (rate, mut buckets) = (self.rate(), self.buckets.lock().unwrap_or_else(PoisonError::into_inner));
        networks(address).all(|network| {
            let rate = rate.times(network.shares());
            let bucket = buckets.entry(network).or_insert_with(|| rate.full(now));
            bucket.take(rate, tokens, now)
        })
    }

    /// Would it allow one more? Nothing is taken.
    pub fn has_left(&self, address: IpAddr, now: u64) -> bool {
        let (rate, buckets) = (self.rate(), self.buckets.lock().unwrap_or_else(PoisonError::into_inner));
        networks(address).all(|network| {
            let rate = rate.times(network.shares());
            let mut bucket = buckets.get(&network).copied().unwrap_or_else(|| rate.full(now));
            bucket.take(rate, 1, now)
        })
    }

    /// Forgets everybody who has been quiet long enough to start afresh.
    pub fn forget(&self, now: u64) {
        let (rate, mut buckets) = (self.rate(), self.buckets.lock().unwrap_or_else(PoisonError::into_inner));
        buckets.retain(|network, bucket| !bucket.is_full(rate.times(network.shares()), now));
    }
}

/// Who is held responsible together: a household, or, with IPv6, a whole site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

/// Where nobody's address is known.
pub const NOBODY: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// A site has the shares of so many households, however many it has.
const SHARES_OF_A_SITE: usize = 8;

impl Network {
    /// An IPv4 address; or so many bits of an IPv6 one.
    fn new(address: IpAddr, bits: u8) -> Network {
        match address {
            IpAddr::V4(_) => Network { address, bits: 32 },
            IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
                Some(v4) => Network::new(v4.into(), 32),
                None => {
                    let kept = v6.to_bits() & (u128::MAX << (128 - bits));
                    let address = IpAddr::V6(kept.into());
                    Network { address, bits }
                }
            },
        }
    }

    /// How many times the share of one household it has.
    pub fn shares(self) -> usize {
        if self.bits == 48 { SHARES_OF_A_SITE } else { 1 }
    }
}

/// Whoever has one IPv6 address has a whole /64 of them.
pub fn household(address: IpAddr) -> Network {
    Network::new(address, 64)
}

/// And whoever rents a server often has a /48: 65 536 of those.
pub fn site(address: IpAddr) -> Network {
    Network::new(address, 48)
}

/// The networks of an address, each held to its own share.
pub fn networks(address: IpAddr) -> impl Iterator<Item = Network> {
    let (household, site) = (household(address), site(address));
    std::iter::once(household).chain((household != site).then_some(site))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_and_then_the_rate() {
        let rate = Rate::per_second(20, 60);
        let mut bucket = rate.full(0);
        assert_eq!((0..100).filter(|_| bucket.take(rate, 1, 0)).count(), 60);
        assert_eq!((0..100).filter(|_| bucket.take(rate, 1, 1000)).count(), 20);
        // Asking every millisecond does not starve it: 20 a second come through.
        assert_eq!((1001..=2000).filter(|ms| bucket.take(rate, 1, *ms)).count(), 20);
    }

    #[test]
    fn no_rate_is_no_limit() {
        let rate = Rate::per_second(0, 1);
        let mut bucket = rate.full(0);
        assert!((0..1000).all(|_| bucket.take(rate, 1, 0)));
    }

    #[test]
    fn a_rate_without_measure_is_no_trouble_in_a_hundred_years() {
        let address = "2001:db8::1".parse().unwrap();
        let years = 100 * 365 * 24 * 3_600_000;
        for rate in [Rate::per_second(u32::MAX, u32::MAX), Rate::per_minute(u32::MAX)] {
            let throttle = Throttle::new(rate);
            assert!(throttle.allows_so_much(address, u32::MAX, 0) && throttle.allows(address, years));
            throttle.forget(2 * years);
            assert!(throttle.buckets.lock().unwrap().is_empty());
        }
    }

    #[test]
    fn addresses_are_kept_apart_and_forgotten() {
        let throttle = Throttle::new(Rate::per_minute(2));
        let (a, b): (IpAddr, IpAddr) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        assert!(throttle.allows(a, 0) && throttle.allows(a, 0) && !throttle.allows(a, 0));
        assert!(throttle.allows(b, 0));
        throttle.forget(120_000);
        assert!(throttle.buckets.lock().unwrap().is_empty());
    }

    #[test]
    fn one_ipv6_network_is_one_guest() {
        let throttle = Throttle::new(Rate::per_minute(1));
        assert!(throttle.allows("2001:db8::1".parse().unwrap(), 0));
        assert!(!throttle.allows("2001:db8::2".parse().unwrap(), 0));
        assert!(throttle.allows("2001:db8:0:1::2".parse().unwrap(), 0));
    }

    #[test]
    fn one_site_is_so_many_households_and_no_more() {
        let throttle = Throttle::new(Rate::per_minute(1));
        let household = |number: u16| IpAddr::from([0x2001, 0xdb8, 7, number, 0, 0, 0, 1]);
        let allowed = (0..1000).filter(|number| throttle.allows(household(*number), 0));
        assert_eq!(allowed.count(), SHARES_OF_A_SITE);
        assert!(
            throttle.allows("2001:db8:8::1".parse().unwrap(), 0),
            "others are not concerned"
        );
        let [mapped, plain] = ["::ffff:10.0.0.1", "10.0.0.1"].map(|text| text.parse::<IpAddr>().unwrap());
        assert_eq!(
            networks(mapped).collect::<Vec<_>>(),
            networks(plain).collect::<Vec<_>>()
        );
    }
}
