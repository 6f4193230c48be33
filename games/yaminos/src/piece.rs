//! The things in the box: seven yaminos, bars with four faces, each face a domino (YAM-G3, YAM-G4, YAM-G6).

use std::fmt;

/// How many can play (YAM-G1); some games can also be played alone.
pub const MOST_SEATS: usize = 6;
/// How many yaminos there are (YAM-G3).
pub const YAMINOS: usize = 7;
/// How many faces a yamino has (YAM-G4).
pub const FACES: usize = 4;
/// The digits 0 to 6; a blank is 0.
pub const DIGITS: usize = 7;
/// In how many ways seven yaminos can fall.
pub const THROWS: usize = 1 << (2 * YAMINOS);

/// One of the seven bars, Y0 to Y6. Its number is the digit of its doublet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Yamino(u8);

impl Yamino {
    pub const fn new(number: u8) -> Option<Yamino> {
        if number < YAMINOS as u8 {
            Some(Yamino(number))
        } else {
            None
        }
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    /// What one of its faces shows.
    pub const fn face(self, side: u8) -> Face {
        LAYOUT[self.0 as usize][side as usize]
    }

    /// Which of its sides shows this, if one does.
    pub fn side_with(self, face: Face) -> Option<u8> {
        (0..FACES as u8).find(|&side| self.face(side) == face)
    }
}

impl fmt::Debug for Yamino {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// What a face shows: two digits, the lower first.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Face {
    pub low: u8,
    pub high: u8,
}

impl Face {
    const fn of(low: u8, high: u8) -> Face {
        assert!(
            low <= high && high < DIGITS as u8,
            "a face shows two digits, the lower first"
        );
        Face { low, high }
    }

    /// The same digit twice (YAM-G5): a doublet of the dominoes, a pair of the Yam.
    pub const fn is_doublet(self) -> bool {
        self.low == self.high
    }

    pub const fn dots(self) -> u8 {
        self.low + self.high
    }

    pub const fn digits(self) -> Digits {
        Digits(1 << self.low | 1 << self.high)
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Which domino is on which yamino (YAM-AMB-1). The rule book does not print it, but its examples leave only eight
/// possibilities; this is the first of them. Side 0 is the doublet.
pub const LAYOUT: [[Face; FACES]; YAMINOS] = {
    const fn bar(double: u8, a: (u8, u8), b: (u8, u8), c: (u8, u8)) -> [Face; FACES] {
        [
            Face::of(double, double),
            Face::of(a.0, a.1),
            Face::of(b.0, b.1),
            Face::of(c.0, c.1),
        ]
    }
    [
        bar(0, (1, 4), (2, 5), (3, 6)),
        bar(1, (0, 5), (2, 3), (4, 6)),
        bar(2, (0, 3), (1, 6), (4, 5)),
        bar(3, (0, 1), (2, 4), (5, 6)),
        bar(4, (0, 6), (1, 2), (3, 5)),
        bar(5, (0, 4), (1, 3), (2, 6)),
        bar(6, (0, 2), (1, 5), (3, 4)),
    ]
};

/// A set of digits, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Digits(pub(crate) u8);

impl Digits {
    pub const NONE: Digits = Digits(0);
    pub const ALL: Digits = Digits((1 << DIGITS) - 1);

    pub const fn one(digit: u8) -> Digits {
        Digits(1 << digit)
    }

    #[inline]
    pub const fn has(self, digit: u8) -> bool {
        self.0 >> digit & 1 != 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn meets(self, others: Digits) -> bool {
        self.0 & others.0 != 0
    }

    #[inline]
    pub const fn and(self, others: Digits) -> Digits {
        Digits(self.0 & others.0)
    }

    #[inline]
    pub const fn or(self, others: Digits) -> Digits {
        Digits(self.0 | others.0)
    }

    #[inline]
    pub const fn without(self, others: Digits) -> Digits {
        Digits(self.0 & !others.0)
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The lowest digit of a set that has one.
    #[inline]
    pub const fn lowest(self) -> u8 {
        self.0.trailing_zeros() as u8
    }

    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        (0..DIGITS as u8).filter(move |&digit| self.has(digit))
    }

    /// All its digits added up.
    #[inline]
    pub const fn sum(self) -> u8 {
        // Digit d has the weight d: three bits that say in which of the numbers 1, 2 and 4 it has a part.
        let bits = self.0;
        ((bits & 0b010_1010).count_ones() + 2 * (bits & 0b100_1100).count_ones() + 4 * (bits & 0b111_0000).count_ones())
            as u8
    }
}

/// The digits on each face, by yamino and side.
const SHOWN: [[Digits; FACES]; YAMINOS] = {
    let mut shown = [[Digits::NONE; FACES]; YAMINOS];
    let mut i = 0;
    while i < YAMINOS * FACES {
        shown[i / FACES][i % FACES] = LAYOUT[i / FACES][i % FACES].digits();
        i += 1;
    }
    shown
};

/// A set of yaminos, one bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct YaminoSet(pub(crate) u8);

impl YaminoSet {
    pub const NONE: YaminoSet = YaminoSet(0);
    pub const ALL: YaminoSet = YaminoSet((1 << YAMINOS) - 1);

    /// The set with these bits; bits that no yamino has are dropped.
    pub const fn from_bits(bits: u8) -> YaminoSet {
        YaminoSet(bits & YaminoSet::ALL.0)
    }

    pub const fn bits(self) -> u8 {
        self.0
    }

    pub const fn one(yamino: Yamino) -> YaminoSet {
        YaminoSet(1 << yamino.0)
    }

    #[inline]
    pub const fn has(self, yamino: Yamino) -> bool {
        self.0 >> yamino.0 & 1 != 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub const fn and(self, others: YaminoSet) -> YaminoSet {
        YaminoSet(self.0 & others.0)
    }

    #[inline]
    pub const fn or(self, others: YaminoSet) -> YaminoSet {
        YaminoSet(self.0 | others.0)
    }

    #[inline]
    pub const fn without(self, others: YaminoSet) -> YaminoSet {
        YaminoSet(self.0 & !others.0)
    }

    #[inline]
    pub const fn contains(self, others: YaminoSet) -> bool {
        others.0 & !self.0 == 0
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Yamino> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| Yamino(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            next
        })
    }

    /// The member at this place, counted from 0.
    #[inline]
    pub fn nth(self, place: u32) -> Yamino {
        assert!((place as usize) < self.len());
        let mut left = self.0;
        for _ in 0..place {
            left &= left - 1;
        }
        Yamino(left.trailing_zeros() as u8)
    }

    /// Every set of some of these, but not of none.
    pub fn subsets(self) -> impl Iterator<Item = YaminoSet> {
        // Counting down through the bits of the set itself: the well-known walk over all its subsets.
        std::iter::successors(Some(self), move |set| Some(YaminoSet(set.0.wrapping_sub(1) & self.0)))
            .take_while(|set| !set.is_empty())
    }
}

impl FromIterator<Yamino> for YaminoSet {
    fn from_iter<I: IntoIterator<Item = Yamino>>(yaminos: I) -> YaminoSet {
        yaminos
            .into_iter()
            .fold(YaminoSet::NONE, |set, yamino| set.or(YaminoSet::one(yamino)))
    }
}

impl fmt::Debug for YaminoSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

/// Which side of each yamino lies up: two bits each, zero where nothing is known. As a number it is below [`THROWS`]
/// and tells the throws of all seven apart.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Faces(pub(crate) u16);

impl Faces {
    pub const NONE: Faces = Faces(0);

    /// The throw of all seven with this number.
    pub const fn from_index(index: usize) -> Faces {
        assert!(index < THROWS, "there are 16 384 throws");
        Faces(index as u16)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub const fn side(self, yamino: Yamino) -> u8 {
        (self.0 >> (2 * yamino.0) & 3) as u8
    }

    #[inline]
    pub const fn face(self, yamino: Yamino) -> Face {
        LAYOUT[yamino.index()][self.side(yamino) as usize]
    }

    /// The digits that a yamino shows: one if it is a doublet, otherwise two.
    #[inline]
    pub const fn digits(self, yamino: Yamino) -> Digits {
        SHOWN[yamino.index()][self.side(yamino) as usize]
    }

    #[must_use]
    pub const fn with(self, yamino: Yamino, side: u8) -> Faces {
        let place = 2 * yamino.0;
        Faces(self.0 & !(3 << place) | (side as u16) << place)
    }

    /// Only what these show.
    #[inline]
    #[must_use]
    pub const fn of(self, yaminos: YaminoSet) -> Faces {
        Faces(self.0 & (spread(yaminos.0) * 3))
    }

    /// These faces and those, where no yamino is in both.
    #[inline]
    #[must_use]
    pub const fn and(self, others: Faces) -> Faces {
        Faces(self.0 | others.0)
    }

    /// Which of all seven show a doublet: those with side 0 up.
    #[inline]
    pub const fn doublets(self) -> YaminoSet {
        // The even bits tell them; push them together.
        let mut bits = !(self.0 | self.0 >> 1) & 0x1555;
        bits = (bits | bits >> 1) & 0x3333;
        bits = (bits | bits >> 2) & 0x0f0f;
        YaminoSet(((bits | bits >> 4) & 0x7f) as u8)
    }

    /// All dots of these yaminos.
    pub fn dots(self, yaminos: YaminoSet) -> i32 {
        yaminos.iter().map(|yamino| i32::from(self.face(yamino).dots())).sum()
    }

    /// All dots of all seven.
    #[inline]
    pub const fn total(self) -> i32 {
        (DOTS[(self.0 & 0xff) as usize] + DOTS_ABOVE[(self.0 >> 8) as usize]) as i32
    }
}

/// Puts the bits of a set at the even places.
const fn spread(bits: u8) -> u16 {
    let mut wide = bits as u16;
    wide = (wide | wide << 4) & 0x0f0f;
    wide = (wide | wide << 2) & 0x3333;
    (wide | wide << 1) & 0x5555
}

/// The dots of Y0 to Y3, and of Y4 to Y6, for all their faces.
const DOTS: [u8; 256] = dots_table::<256>(0);
const DOTS_ABOVE: [u8; 64] = dots_table::<64>(4);

const fn dots_table<const N: usize>(first: usize) -> [u8; N] {
    let mut table = [0; N];
    let mut faces = 0;
    while faces < N {
        let mut place = 0;
        while 1 << (2 * place) < N {
            table[faces] += LAYOUT[first + place][faces >> (2 * place) & 3].dots();
            place += 1;
        }
        faces += 1;
    }
    table
}

impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(YaminoSet::ALL.iter().map(|yamino| self.face(yamino)))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_say_what_loops_say() {
        for index in 0..THROWS {
            let faces = Faces::from_index(index);
            let doublets: YaminoSet = YaminoSet::ALL.iter().filter(|&y| faces.face(y).is_doublet()).collect();
            assert_eq!(faces.doublets(), doublets);
            assert_eq!(faces.total(), faces.dots(YaminoSet::ALL));
        }
        for bits in 0..=Digits::ALL.0 {
            assert_eq!(Digits(bits).sum(), Digits(bits).iter().sum::<u8>());
            let faces = Faces(0x3fff).of(YaminoSet(bits));
            assert!(
                YaminoSet::ALL
                    .iter()
                    .all(|y| (faces.side(y) == 3) == YaminoSet(bits).has(y))
            );
            assert_eq!(YaminoSet(bits).subsets().count(), (1 << YaminoSet(bits).len()) - 1);
            assert!(
                YaminoSet(bits)
                    .iter()
                    .zip(0..)
                    .all(|(y, place)| YaminoSet(bits).nth(place) == y)
            );
        }
    }
}
