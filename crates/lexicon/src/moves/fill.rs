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
    spared: Vec<u64>,
}

impl<'a> Filler<'a> {
    pub fn new(words: &'a Words, rack: &Rack) -> Filler<'a> {
        let own = (0..26)
            .filter(|&letter| rack.letters[letter] > 0)
            .fold(0, |set, letter| set | 1 << letter);
        Filler {
            words,
            rack: *rack,
            lacking: vec![None; LONGEST + 1],
            has: if rack.jokers > 0 { ANY } else { own },
            fits: Vec::new(),
            spared: Vec::new(),
        }
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
        let list = words.list(length);
        self.fits.clear();
        self.fits.resize(list.blocks(), u64::MAX);
        if let Some(last) = self.fits.last_mut() {
            *last >>= list.blocks() * 64 - words.count(length);
        }
        let mut own: Vec<Symbol> = Vec::new();
        for place in 0..length {
            if let Cell::Letter(letter) = line.cells[from + place] {
                own.push(letter);
                keep(&mut self.fits, list.at(place, letter));
            }
        }
        for place in 0..length {
            let fits = line.fits[from + place];
            if line.cells[from + place] == Cell::Free && fits != ANY {
                let fits = fits & self.has;
                if fits == 0 {
                    return false;
                }
                self.keep_letters(list, place, fits);
            }
        }
        self.keep_affordable(list, &own);
        true
    }

    /// Keeps the words that have one of these letters at this place.
    fn keep_letters(&mut self, list: &List, place: usize, letters: u32) {
        let mut set = (0..26).filter(|letter| letters & 1 << letter != 0);
        if letters.count_ones() == 1 {
            keep(&mut self.fits, list.at(place, set.next().unwrap_or(0)));
            return;
        }
        self.spared.clear();
        self.spared.resize(list.blocks(), 0);
        for letter in set {
            for (any, has) in self.spared.iter_mut().zip(list.at(place, letter)) {
                *any |= has;
            }
        }
        keep(&mut self.fits, &self.spared);
    }

    /// Keeps the words for which rack, jokers and the slot's own letters are enough.
    fn keep_affordable(&mut self, list: &List, own: &[Symbol]) {
        let (words, blocks) = (self.words, list.blocks());
        self.count_lacking(list);
        let lacking = self.lacking[list.length()].as_ref().expect("it was just counted");
        let at_most = |number: usize| &lacking[number * blocks..][..blocks];
        let jokers = usize::from(self.rack.jokers);
        // One row for each of the slot's own letters: the words that would lack it if it did not lie there.
        let mut seen = [0u32; 26];
        let spares: Vec<&[u64]> = own
            .iter()
            .filter_map(|&letter| {
                let letter = usize::from(letter);
                seen[letter] += 1;
                list.many(letter, u32::from(self.rack.letters[letter]) + seen[letter])
            })
            .collect();
        if jokers + spares.len() >= MOST_LACKING {
            let rack = self.rack;
            return retain(&mut self.fits, |word| {
                affords(rack, own, words.letters(list.length() as u8, word))
            });
        }
        for (i, fits) in self.fits.iter_mut().enumerate().filter(|(_, fits)| **fits != 0) {
            // spared[n]: the words that are spared n letters at least.
            let mut spared = [0; MOST_LACKING];
            spared[0] = u64::MAX;
            for (n, spare) in spares.iter().enumerate() {
                for more in (1..=n + 1).rev() {
                    spared[more] |= spared[more - 1] & spare[i];
                }
            }
            *fits &= (0..=spares.len()).fold(0, |all, n| all | spared[n] & at_most(jokers + n)[i]);
        }
    }

    /// Counts, for all words of a length at once, how many letters they lack of the rack.
    fn count_lacking(&mut self, list: &List) {
        if self.lacking[list.length()].is_some() {
            return;
        }
        let blocks = list.blocks();
        // A number of three binary digits for each word, and whether it has run over.
        let mut digits = vec![0u64; 4 * blocks];
        let (ones, rest) = digits.split_at_mut(blocks);
        let (twos, rest) = rest.split_at_mut(blocks);
        let (fours, over) = rest.split_at_mut(blocks);
        for letter in 0..26 {
            let mut number = u32::from(self.rack.letters[letter]) + 1;
            while let Some(row) = list.many(letter, number) {
                for i in 0..blocks {
                    let mut carry = row[i];
                    for digit in [&mut ones[i], &mut twos[i], &mut fours[i]] {
                        let both = *digit & carry;
                        *digit ^= carry;
                        carry = both;
                    }
                    over[i] |= carry;
                }
                number += 1;
            }
        }
        let mut at_most = vec![0u64; MOST_LACKING * blocks];
        for i in 0..blocks {
            let mut all = 0;
            for number in 0..MOST_LACKING {
                let digit = |value: u64, bit: usize| if number & bit != 0 { value } else { !value };
                all |= digit(ones[i], 1) & digit(twos[i], 2) & digit(fours[i], 4) & !over[i];
                at_most[number * blocks + i] = all;
            }
        }
        self.lacking[list.length()] = Some(at_most);
    }
}

/// Rack and jokers are enough for this word where the slot has these letters.
fn affords(rack: Rack, own: &[Symbol], word: &[Symbol]) -> bool {
    let mut letters = rack.letters;
    own.iter().for_each(|&letter| letters[usize::from(letter)] += 1);
    let mut jokers = rack.jokers;
    word.iter().all(|&letter| {
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
