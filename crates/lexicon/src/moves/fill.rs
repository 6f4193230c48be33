//! Moves by holding all words against a slot at once, as bits.
//!
//! A word fits the rack if it lacks no more letters than there are jokers. What it lacks of the rack alone is counted for
//! all words of a length at once, bit by bit, once for a rack. A slot has letters of its own: a word that needs them lacks
//! one less for each. So for a slot everything is a few ANDs and ORs of rows of bits, and no word is looked at that does
//! not fit.

use crate::{
    graph::Symbol,
    moves::{
        Cell, Line, Move, Rack, Slot, Words,
        grid::ANY,
        lists::{LONGEST, List},
    },
};

/// So many letters lacking, or more, are not told apart; for slots with so many of their own, words are looked at singly.
const MOST_LACKING: usize = 7;
/// When one block in so many is left, they are looked at one by one.
const FEW: usize = 4;

/// Finds the words for one rack.
#[derive(Debug)]
pub struct Filler<'a> {
    words: &'a Words,
    rack: Rack,
    /// For each length: the words that lack at most 0, 1, … letters of the rack, jokers not counted; made when needed.
    lacking: Vec<Option<Vec<u64>>>,
    /// The letters that the rack can lay at all.
    has: u32,
    fits: Vec<u64>,
    /// The blocks of `fits` in which a word is left; perhaps a few more.
    live: Vec<u32>,
    spared: Vec<u64>,
}

impl<'a> Filler<'a> {
    pub fn new(words: &'a Words, rack: &Rack) -> Filler<'a> {
        Filler {
            words,
            rack: *rack,
            lacking: vec![None; LONGEST + 1],
            has: rack.letters_it_can_lay(),
            fits: Vec::new(),
            live: Vec::new(),
            spared: Vec::new(),
        }
    }

    /// Bytes of memory, beside the words.
    pub fn size(&self) -> usize {
        let lacking = self.lacking.iter().flatten().map(Vec::len).sum::<usize>();
        8 * (lacking + self.fits.capacity() + self.spared.capacity()) + 4 * self.live.capacity()
    }

    /// Calls `found` for every word that fits the slot.
    pub fn fill(&mut self, line: &Line, slot: Slot, mut found: impl FnMut(Move)) {
        if !self.fit(line, slot) {
            return;
        }
        for (&block, base) in self.fits.iter().zip((0..).step_by(64)) {
            let mut left = block;
            while left != 0 {
                found(Move {
                    cell: line.places[usize::from(slot.from)],
                    down: line.down,
                    length: slot.length,
                    laid: slot.laid,
                    word: base + left.trailing_zeros(),
                });
                left &= left - 1;
            }
        }
    }

    /// How many words fit the slot.
    pub fn count(&mut self, line: &Line, slot: Slot) -> u32 {
        if self.fit(line, slot) {
            self.fits.iter().map(|block| block.count_ones()).sum()
        } else {
            0
        }
    }

    /// Works out which words fit, into `fits`; false if none can.
    fn fit(&mut self, line: &Line, slot: Slot) -> bool {
        let (from, length) = (usize::from(slot.from), usize::from(slot.length));
        let words = self.words;
        if length > LONGEST || words.count(length) == 0 {
            return false;
        }
        let range = from..from + length;
        let (cells, fits) = (&line.cells[range.clone()], &line.fits[range]);
        let tight = |place: &usize| cells[*place] == Cell::Free && fits[*place] != ANY;
        if (0..length).filter(tight).any(|place| fits[place] & self.has == 0) {
            return false;
        }
        let list = words.list(length);
        self.keep_affordable(list, cells);
        self.live.clear();
        let live = self.fits.iter().zip(0..).filter(|(block, _)| **block != 0);
        self.live.extend(live.map(|(_, i)| i));
        for place in (0..length).filter(tight) {
            self.keep_letters(list, place, fits[place] & self.has);
        }
        !self.live.is_empty()
    }

    /// Keeps the words that have one of these letters at this place. Where most are allowed, it is quicker to look for the
    /// others; where few blocks are left, to look at those alone.
    fn keep_letters(&mut self, list: &List, place: usize, letters: u32) {
        let allowed = letters.count_ones() <= 13;
        let named = if allowed { letters } else { ANY & !letters };
        let turn = if allowed { 0 } else { u64::MAX };
        let rows = (0..26).filter(|letter| named & 1 << letter != 0);
        if self.live.len() * FEW < list.blocks() {
            let fits = &mut self.fits;
            self.live.retain(|&i| {
                let any = rows
                    .clone()
                    .fold(0, |any, letter| any | list.at(place, letter)[i as usize]);
                fits[i as usize] &= any ^ turn;
                fits[i as usize] != 0
            });
            return;
        }
        self.spared.clear();
        self.spared.resize(list.blocks(), turn);
        for letter in rows {
            for (any, has) in self.spared.iter_mut().zip(list.at(place, letter)) {
                *any ^= has; // a word has one letter there, so no bit is met twice
            }
        }
        keep(&mut self.fits, &self.spared);
    }

    /// The words for which rack, jokers and the slot's own letters are enough, into `fits`.
    fn keep_affordable(&mut self, list: &List, cells: &[Cell]) {
        self.count_lacking(list);
        let (words, blocks, rack) = (self.words, list.blocks(), self.rack);
        let lacking = self.lacking[list.length()].as_ref().expect("it was just counted");
        let at_most = |number: usize| &lacking[number * blocks..][..blocks];
        let jokers = usize::from(rack.jokers);
        let own = cells.iter().zip(0..).filter_map(|(cell, place)| match cell {
            Cell::Letter(letter) => Some((place, *letter)),
            _ => None,
        });
        self.fits.clear();
        // One row for each of the slot's own letters: the words that would lack it if it did not lie there.
        let (mut seen, mut spares, mut number) = ([0u32; 26], [&[] as &[u64]; LONGEST], 0);
        for (place, letter) in own {
            if self.fits.is_empty() {
                self.fits.extend_from_slice(list.at(place, letter));
            } else {
                keep(&mut self.fits, list.at(place, letter));
            }
            seen[usize::from(letter)] += 1;
            let lacks = u32::from(rack.letters[usize::from(letter)]) + seen[usize::from(letter)];
            if let Some(row) = list.many(letter.into(), lacks) {
                spares[number] = row;
                number += 1;
            }
        }
        if self.fits.is_empty() {
            self.fits.extend((0..blocks).map(|i| list.block(i)));
        }
        match &spares[..number] {
            [] if jokers < MOST_LACKING => keep(&mut self.fits, at_most(jokers)),
            [spare] if jokers + 1 < MOST_LACKING => {
                let enough = at_most(jokers).iter().zip(at_most(jokers + 1)).zip(*spare);
                for (fits, ((enough, nearly), spare)) in self.fits.iter_mut().zip(enough) {
                    *fits &= enough | nearly & spare;
                }
            }
            more if jokers + more.len() < MOST_LACKING => {
                for (i, fits) in self.fits.iter_mut().enumerate().filter(|(_, fits)| **fits != 0) {
                    *fits &= spared(more, i, |number| at_most(jokers + number)[i]);
                }
            }
            _ => retain(&mut self.fits, |word| {
                affords(rack, cells, words.letters(list.length() as u8, word))
            }),
        }
    }

    /// Counts, for all words of a length at once, how many letters they lack of the rack.
    fn count_lacking(&mut self, list: &List) {
        if self.lacking[list.length()].is_some() {
            return;
        }
        let blocks = list.blocks();
        // A number of three binary digits for each word, and whether it has run over.
        let mut counts = vec![[0u64; 4]; blocks];
        for letter in 0..26 {
            let mut number = u32::from(self.rack.letters[letter]) + 1;
            while let Some(row) = list.many(letter, number) {
                for ([ones, twos, fours, over], &one) in counts.iter_mut().zip(row) {
                    let two = *ones & one;
                    let four = *twos & two;
                    *ones ^= one;
                    *twos ^= two;
                    *over |= *fours & four;
                    *fours ^= four;
                }
                number += 1;
            }
        }
        let mut at_most = vec![0u64; MOST_LACKING * blocks];
        for (i, [ones, twos, fours, over]) in counts.into_iter().enumerate() {
            let mut all = 0;
            for number in 0..MOST_LACKING {
                let digit = |value: u64, bit: usize| if number & bit != 0 { value } else { !value };
                all |= digit(ones, 1) & digit(twos, 2) & digit(fours, 4) & !over;
                at_most[number * blocks + i] = all & list.block(i);
            }
        }
        self.lacking[list.length()] = Some(at_most);
    }
}

/// The words of a block that are spared as many letters as they lack: `at_most` says which lack so many more than there are
/// jokers.
fn spared(spares: &[&[u64]], block: usize, at_most: impl Fn(usize) -> u64) -> u64 {
    // spared[n]: the words that are spared n letters at least.
    let mut spared = [0; MOST_LACKING];
    spared[0] = u64::MAX;
    for (n, spare) in spares.iter().enumerate() {
        for more in (1..=n + 1).rev() {
            spared[more] |= spared[more - 1] & spare[block];
        }
    }
    (0..=spares.len()).fold(0, |all, n| all | spared[n] & at_most(n))
}

/// Rack and jokers are enough for this word where its other letters lie there.
fn affords(rack: Rack, cells: &[Cell], word: &[Symbol]) -> bool {
    let (mut letters, mut jokers) = (rack.letters, rack.jokers);
    word.iter().zip(cells).all(|(&letter, cell)| {
        if *cell != Cell::Free {
            return true; // it lies there
        }
        let square = match &mut letters[usize::from(letter)] {
            0 => &mut jokers,
            letter => letter,
        };
        *square = match square.checked_sub(1) {
            Some(left) => left,
            None => return false,
        };
        true
    })
}

/// Keeps the words for which this holds.
fn retain(fits: &mut [u64], holds: impl Fn(u32) -> bool) {
    for (fits, base) in fits.iter_mut().zip((0..).step_by(64)) {
        let mut left = *fits;
        while left != 0 {
            let bit = left.trailing_zeros();
            if !holds(base + bit) {
                *fits &= !(1 << bit);
            }
            left &= left - 1;
        }
    }
}

fn keep(fits: &mut [u64], row: &[u64]) {
    for (fits, row) in fits.iter_mut().zip(row) {
        *fits &= row;
    }
}
