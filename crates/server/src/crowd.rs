//! How many connections or sockets are open: in the whole house, and from one address.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use table::wire::Problem;

use crate::{
    house::House,
    limits::{Network, networks},
    problem::problem,
};

#[derive(Clone, Debug, Default)]
pub struct Crowd(Arc<Mutex<Heads>>);

#[derive(Debug, Default)]
struct Heads {
    all: usize,
    by_network: HashMap<Network, usize>,
}

/// One of the crowd, or some that came together, for as long as this is kept.
#[derive(Debug)]
pub struct Head {
    crowd: Crowd,
    from: IpAddr,
    count: usize,
}

/// There are too many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Full {
    House,
    Address,
}

impl Crowd {
    pub fn admit(&self, from: IpAddr, most: usize, most_per_address: usize) -> Result<Head, Full> {
        self.admit_many(from, 1, most, most_per_address)
    }

    pub fn admit_many(&self, from: IpAddr, count: usize, most: usize, most_per_address: usize) -> Result<Head, Full> {
        let mut heads = self.heads();
        if heads.all + count > most {
            return Err(Full::House);
        }
        let hers = |network| heads.by_network.get(&network).copied().unwrap_or_default();
        let fits = |network: Network| hers(network) + count <= most_per_address.saturating_mul(network.shares());
        if !networks(from).all(fits) {
            return Err(Full::Address);
        }
        heads.all += count;
        for network in networks(from) {
            *heads.by_network.entry(network).or_default() += count;
        }
        let crowd = self.clone();
        Ok(Head { crowd, from, count })
    }

    pub fn all(&self) -> usize {
        self.heads().all
    }

    fn heads(&self) -> MutexGuard<'_, Heads> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Head {
    fn drop(&mut self) {
        let mut heads = self.crowd.heads();
        heads.all -= self.count;
        for network in networks(self.from) {
            let hers = heads.by_network.entry(network).or_default();
            *hers -= self.count;
            if *hers == 0 {
                heads.by_network.remove(&network);
            }
        }
    }
}

/// A socket that is open.
#[derive(Debug)]
pub struct Counted {
    pub from: IpAddr,
    house: Arc<House>,
    _head: Head,
}

impl House {
    pub fn admit(self: &Arc<House>, from: IpAddr) -> Result<Counted, Problem> {
        let limits = &self.config.limits;
        let admitted = self.crowd.admit(from, limits.sockets, limits.sockets_per_address);
        let head = admitted.map_err(|full| match full {
            Full::House => problem("house-full", "too many people are in the house; try again later"),
            Full::Address => problem("too-many-sockets", "too many sockets are open at your address"),
        })?;
        self.observed.sockets.increment(1);
        Ok(Counted {
            from,
            house: self.clone(),
            _head: head,
        })
    }

    pub fn sockets(&self) -> usize {
        self.crowd.all()
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.house.observed.sockets.decrement(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_goes_makes_room_and_is_forgotten() {
        let crowd = Crowd::default();
        let [a, b]: [IpAddr; 2] = [[10, 0, 0, 1].into(), [10, 0, 0, 2].into()];
        let admit = |from| crowd.admit(from, 3, 2);
        let (one, two) = (admit(a).unwrap(), admit(a).unwrap());
        assert_eq!(admit(a).unwrap_err(), Full::Address);
        let three = admit(b).unwrap();
        assert_eq!(admit(b).unwrap_err(), Full::House);
        drop(one);
        let four = admit(a).unwrap();
        assert_eq!(crowd.all(), 3);
        drop((two, three, four));
        assert!(crowd.heads().by_network.is_empty());
    }
}
