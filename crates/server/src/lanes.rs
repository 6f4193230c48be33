//! What waits, in one lane for each network: they take turns, so that whoever asks for much waits behind herself.

use std::collections::VecDeque;

use crate::limits::Network;

#[derive(Debug)]
pub struct Lanes<T> {
    /// The one that comes next is first; none is empty.
    lanes: VecDeque<(Network, VecDeque<T>)>,
    len: usize,
}

impl<T> Default for Lanes<T> {
    fn default() -> Lanes<T> {
        Lanes {
            lanes: VecDeque::new(),
            len: 0,
        }
    }
}

impl<T> Lanes<T> {
    pub fn push(&mut self, network: Network, waits: T) {
        self.len += 1;
        match self.lanes.iter_mut().find(|(other, _)| *other == network) {
            Some((_, lane)) => lane.push_back(waits),
            None => self.lanes.push_back((network, VecDeque::from([waits]))),
        }
    }

    pub fn pop(&mut self) -> Option<T> {
        let (network, mut lane) = self.lanes.pop_front()?;
        let next = lane.pop_front();
        self.len -= usize::from(next.is_some());
        if !lane.is_empty() {
            self.lanes.push_back((network, lane));
        }
        next
    }

    pub fn retain(&mut self, stays: impl Fn(&T) -> bool) {
        for (_, lane) in &mut self.lanes {
            lane.retain(&stays);
        }
        self.lanes.retain(|(_, lane)| !lane.is_empty());
        self.len = self.lanes.iter().map(|(_, lane)| lane.len()).sum();
    }

    pub fn len(&self) -> usize {
        self.len
    }

    /// How many wait in this lane.
    pub fn of(&self, network: Network) -> usize {
        let lane = self.lanes.iter().find(|(other, _)| *other == network);
        lane.map_or(0, |(_, lane)| lane.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::site;

    #[test]
    fn who_asks_for_much_waits_behind_herself() {
        let [a, b] = [1, 2].map(|last| site([10, 0, 0, last].into()));
        let mut lanes = Lanes::default();
        for number in 0..100 {
            lanes.push(a, number);
        }
        lanes.push(b, 1000);
        assert_eq!((lanes.pop(), lanes.pop(), lanes.pop()), (Some(0), Some(1000), Some(1)));
        assert_eq!((lanes.len(), lanes.of(a), lanes.of(b)), (98, 98, 0));
        lanes.retain(|number| *number >= 99);
        assert_eq!((lanes.len(), lanes.pop(), lanes.pop()), (1, Some(99), None));
        assert!(lanes.lanes.is_empty());
    }
}
