//! Yaminos laid like dominoes, equal halves touching (YAM-BASE-1).
//!
//! Each lies on the one it was laid at, so a chain is a tree. A yamino has a connection at each of its two halves. A
//! doublet lies crosswise (YAM-BASE-2) and has two connections where chains are lines, four where they branch
//! (YAM-AMB-19). Two faces never have more than one digit in common, so "this at that" says all.

use crate::piece::{Digits, YAMINOS, Yamino, YaminoSet};

/// All that is laid: one chain, or several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chains {
    /// Connections of a doublet: 2 or 4.
    sides: u8,
    laid: YaminoSet,
    /// On which each lies; its own number where it begins a chain or is not laid.
    at: [u8; YAMINOS],
    /// How many others touch it.
    links: [u8; YAMINOS],
    /// The digits it shows, as long as it is laid.
    digits: [Digits; YAMINOS],
    /// Those of them that have a free connection.
    free: [Digits; YAMINOS],
}

impl Chains {
    pub const fn new(sides: u8) -> Chains {
        Chains {
            sides,
            laid: YaminoSet::NONE,
            at: [0, 1, 2, 3, 4, 5, 6],
            links: [0; YAMINOS],
            digits: [Digits::NONE; YAMINOS],
            free: [Digits::NONE; YAMINOS],
        }
    }

    pub fn clear(&mut self) {
        *self = Chains::new(self.sides);
    }

    #[inline]
    pub const fn laid(&self) -> YaminoSet {
        self.laid
    }

    /// On which it lies; None if it begins a chain, or is not laid.
    #[inline]
    pub fn at(&self, yamino: Yamino) -> Option<Yamino> {
        let at = self.at[yamino.index()];
        (at != yamino.number()).then(|| Yamino::new(at).expect("yaminos lie on yaminos"))
    }

    /// The digits of all free connections.
    #[inline]
    pub fn open(&self) -> Digits {
        self.free.iter().fold(Digits::NONE, |open, &free| open.or(free))
    }

    /// The digits of a yamino's free connections.
    #[inline]
    pub const fn open_on(&self, yamino: Yamino) -> Digits {
        self.free[yamino.index()]
    }

    /// Where a yamino with these digits fits.
    #[inline]
    pub fn hosts(&self, digits: Digits) -> YaminoSet {
        let mut hosts = 0;
        for (i, free) in self.free.iter().enumerate() {
            hosts |= u8::from(free.meets(digits)) << i;
        }
        YaminoSet(hosts)
    }

    #[inline]
    pub fn fits(&self, digits: Digits, host: Yamino) -> bool {
        self.free[host.index()].meets(digits)
    }

    /// Lays a yamino that fits there, or that begins a chain.
    #[inline]
    pub fn lay(&mut self, yamino: Yamino, digits: Digits, at: Option<Yamino>) {
        assert!(!self.laid.has(yamino));
        let i = yamino.index();
        self.laid = self.laid.or(YaminoSet::one(yamino));
        self.digits[i] = digits;
        self.free[i] = digits;
        if let Some(host) = at {
            let touching = self.free[host.index()].and(digits);
            assert_eq!(touching.len(), 1, "{yamino:?} does not fit at {host:?}");
            self.at[i] = host.number();
            self.connect(i, touching);
            self.connect(host.index(), touching);
        }
    }

    #[inline]
    fn connect(&mut self, i: usize, touching: Digits) {
        ludo::rule!("YAM-BASE-1", "YAM-BASE-2", "YAM-MUGGINS-3");
        self.links[i] += 1;
        if !self.is_doublet(i) || self.links[i] == self.sides {
            self.free[i] = self.free[i].without(touching);
        }
    }

    /// Nothing hangs on it, so that it can be taken away without breaking a chain.
    #[inline]
    pub fn is_loose(&self, yamino: Yamino) -> bool {
        let i = yamino.index();
        self.laid.has(yamino) && self.links[i] == u8::from(self.at[i] != yamino.number())
    }

    /// Takes away one on which nothing hangs.
    pub fn take(&mut self, yamino: Yamino) {
        assert!(self.is_loose(yamino));
        if let Some(host) = self.at(yamino) {
            let touching = self.digits[yamino.index()].and(self.digits[host.index()]);
            self.links[host.index()] -= 1;
            self.free[host.index()] = self.free[host.index()].or(touching);
        }
        let i = yamino.index();
        self.laid = self.laid.without(YaminoSet::one(yamino));
        self.at[i] = yamino.number();
        self.links[i] = 0;
        self.digits[i] = Digits::NONE;
        self.free[i] = Digits::NONE;
    }

    #[inline]
    fn is_doublet(&self, i: usize) -> bool {
        self.digits[i].len() == 1
    }

    /// Those laid that are doublets.
    #[inline]
    pub fn doublets(&self) -> YaminoSet {
        self.laid
            .iter()
            .filter(|yamino| self.is_doublet(yamino.index()))
            .collect()
    }

    /// How many free connections a yamino has with each of its open digits.
    pub fn open_count(&self, yamino: Yamino) -> u8 {
        let i = yamino.index();
        if self.free[i].is_empty() {
            0
        } else if self.is_doublet(i) {
            self.sides - self.links[i]
        } else {
            1
        }
    }

    /// The free ends added up: each free connection of a doublet counts its digit once (YAM-MUGGINS-13, YAM-AMB-19).
    #[inline]
    pub fn sum(&self) -> i32 {
        ludo::rule!("YAM-AMB-19");
        let mut sum = 0;
        for yamino in self.laid.iter() {
            let i = yamino.index();
            let times = if self.is_doublet(i) {
                self.sides - self.links[i]
            } else {
                1
            };
            sum += self.free[i].sum() * times;
        }
        sum.into()
    }

    /// How many yaminos are in each chain.
    pub fn lengths(&self) -> impl Iterator<Item = i32> {
        let mut lengths = [0; YAMINOS];
        for yamino in self.laid.iter() {
            let mut root = yamino;
            while let Some(host) = self.at(root) {
                root = host;
            }
            lengths[root.index()] += 1;
        }
        lengths.into_iter().filter(|&length| length > 0)
    }
}
