//! How many connections or sockets are open: in the whole house, and from one address or for one evening.

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
    by_host: HashMap<Host, usize>,
}

/// For whom they count.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Host {
    Network(Network),
    Evening(String),
}

/// One of the crowd, or some that came together, for as long as this is kept.
#[derive(Debug)]
pub struct Head {
    crowd: Crowd,
    hosts: Vec<Host>,
    count: usize,
}

/// There are too many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Full {
    House,
    Host,
}

impl Crowd {
    pub fn admit(&self, from: IpAddr, most: usize, most_per_address: usize) -> Result<Head, Full> {
        self.admit_many(from, 1, most, most_per_address)
    }

    pub fn admit_many(&self, from: IpAddr, count: usize, most: usize, most_per_address: usize) -> Result<Head, Full> {
        let hosts = networks(from).map(|network| {
            let most = most_per_address.saturating_mul(network.shares());
            (Host::Network(network), most)
        });
        self.enter(hosts.collect(), count, most)
    }

    /// Whom an evening has let in, wherever she is.
    pub fn admit_to(&self, evening: &str, most: usize, most_per_evening: usize) -> Result<Head, Full> {
        self.enter(vec![(Host::Evening(evening.to_owned()), most_per_evening)], 1, most)
    }

    fn enter(&self, hosts: Vec<(Host, usize)>, count: usize, most: usize) -> Result<Head, Full> {
        let mut heads = self.heads();
        if heads.all + count > most {
            return Err(Full::House);
        }
        let theirs = |host| heads.by_host.get(host).copied().unwrap_or_default();
        if hosts.iter().any(|(host, most)| theirs(host) + count > *most) {
            return Err(Full::Host);
        }
        heads.all += count;
        for (host, _) in &hosts {
            *heads.by_host.entry(host.clone()).or_default() += count;
        }
        let crowd = self.clone();
        let hosts = hosts.into_iter().map(|(host, _)| host).collect();
        Ok(Head { crowd, hosts, count })
    }

    pub fn all(&self) -> usize {
        self.heads().all
    }

    fn heads(&self) -> MutexGuard<'_, Heads> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Head {
    /// So many stay, of those that came together; the others go.
    pub fn shrink_to(&mut self, count: usize) {
        let go = self.count.saturating_sub(count);
        self.count -= go;
        let mut heads = self.crowd.heads();
        heads.all -= go;
        for host in &self.hosts {
            if let Some(theirs) = heads.by_host.get_mut(host) {
                *theirs -= go;
                if *theirs == 0 {
                    heads.by_host.remove(host);
                }
            }
        }
    }
}

impl Drop for Head {
    fn drop(&mut self) {
        self.shrink_to(0);
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
    /// A socket for this evening, or for none.
    pub fn admit(self: &Arc<House>, from: IpAddr, evening: Option<&str>) -> Result<Counted, Problem> {
        let limits = self.limits();
        let admitted = match evening {
            Some(evening) => self.crowd.admit_to(evening, limits.sockets, limits.sockets_per_evening),
            None => self.crowd.admit(from, limits.sockets, limits.sockets_per_address),
        };
        let head = admitted.map_err(|full| match full {
            Full::House => problem("house-full", "too many people are in the house; try again later"),
            Full::Host => problem(
                "too-many-sockets",
                "too many sockets are open at your address, or for this evening",
            ),
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
        assert_eq!(admit(a).unwrap_err(), Full::Host);
        let three = admit(b).unwrap();
        assert_eq!(admit(b).unwrap_err(), Full::House);
        drop(one);
        let four = admit(a).unwrap();
        assert_eq!(crowd.all(), 3);
        let guests: Vec<_> = (0..3).map(|_| crowd.admit_to("oak", 9, 3).unwrap()).collect();
        assert_eq!(crowd.admit_to("oak", 9, 3).unwrap_err(), Full::Host);
        assert_eq!(crowd.admit_to("elm", 6, 3).unwrap_err(), Full::House);
        drop((two, three, four, guests));
        assert!(crowd.heads().by_host.is_empty());
    }
}
