//! The words by length, as bits: which of them have this letter here, and which have at least so many of it.

use crate::{
    Lexicon,
    graph::{Builder, Graph, Symbol},
};

/// The longest word that a line can take.
pub(crate) const LONGEST: usize = 21;
const LETTERS: usize = 26;

/// Some words of a lexicon, ready to find moves with.
#[derive(Debug)]
pub struct Words {
    /// A graph of their own, where they are not all of the lexicon.
    own: Option<Vec<u8>>,
    all: Graph<'static>,
    lists: Vec<List>,
}

/// All words of one length, in the order of the alphabet.
#[derive(Debug, Default)]
pub(crate) struct List {
    length: usize,
    count: usize,
    letters: Vec<Symbol>,
    /// For each place and letter a row of bits, one a word.
    at: Vec<u64>,
    /// For each letter and number a row of bits: the words that have the letter so often at least.
    many: Vec<u64>,
    /// Where the rows of a letter begin in `many`, and how many there are.
    many_of: [(u32, u32); LETTERS],
    /// Where the words with these first three letters begin, and at the end how many words there are.
    begin: Vec<u32>,
}

/// The first three letters of a word as a number.
fn beginning(word: &[Symbol]) -> usize {
    let letter = |i: usize| word.get(i).map_or(0, |letter| usize::from(*letter));
    (letter(0) * LETTERS + letter(1)) * LETTERS + letter(2)
}

impl Words {
    /// All words of the lexicon.
    pub fn all(lexicon: Lexicon<'static>) -> Words {
        Words::those(lexicon, |_| true)
    }

    /// The words that a table admits. Symbol 0 is A.
    pub fn those(lexicon: Lexicon<'static>, admitted: impl Fn(&[Symbol]) -> bool) -> Words {
        let mut letters: Vec<Vec<Symbol>> = vec![Vec::new(); LONGEST + 1];
        let (mut builder, mut left_out) = (Builder::default(), false);
        lexicon.words().each(&mut |word| {
            let there = !lexicon.is_yet_to_come(word.iter().copied());
            if there && admitted(word) && word.len() <= LONGEST {
                letters[word.len()].extend_from_slice(word);
            } else {
                left_out = true;
            }
        });
        let own = left_out.then(|| {
            let mut words: Vec<&[Symbol]> = Vec::new();
            for (length, letters) in letters.iter().enumerate().skip(1) {
                words.extend(letters.chunks_exact(length));
            }
            words.sort_unstable();
            words.iter().for_each(|word| builder.push(word));
            builder.finish()
        });
        let lists = letters.into_iter().enumerate();
        Words {
            own,
            all: lexicon.words(),
            lists: lists.map(|(length, letters)| List::new(length, letters)).collect(),
        }
    }

    pub(crate) fn graph(&self) -> Graph<'_> {
        let own = self.own.as_deref().and_then(Graph::open);
        own.map_or(self.all, |(graph, _)| graph)
    }

    pub(crate) fn list(&self, length: usize) -> &List {
        &self.lists[length]
    }

    /// How many words there are of this length.
    pub fn count(&self, length: usize) -> usize {
        self.lists.get(length).map_or(0, |list| list.count)
    }

    /// The letters of a word; 0 is A.
    pub fn letters(&self, length: u8, word: u32) -> &[Symbol] {
        let list = &self.lists[usize::from(length)];
        &list.letters[word as usize * list.length..][..list.length]
    }

    /// The place of a word among those of its length.
    pub fn place(&self, word: &[Symbol]) -> Option<u32> {
        let list = self.lists.get(word.len())?;
        let from = beginning(word);
        let (mut low, mut high) = (list.begin[from] as usize, list.begin[from + 1] as usize);
        while low < high {
            let middle = (low + high) / 2;
            match list.letters[middle * list.length..][..list.length].cmp(word) {
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Equal => return Some(middle as u32),
                std::cmp::Ordering::Greater => high = middle,
            }
        }
        None
    }

    /// The letters that make a word between these.
    pub(crate) fn between(&self, before: impl Iterator<Item = Symbol>, after: &[Symbol]) -> u32 {
        let graph = self.graph();
        let mut node = graph.root();
        for letter in before {
            match graph.follow(node, letter) {
                Some(arrow) => node = arrow.target(),
                None => return 0,
            }
        }
        let fits = graph.arrows(node).filter(|arrow| {
            let mut last = Some(*arrow);
            for &letter in after {
                last = last.and_then(|arrow| graph.follow(arrow.target(), letter));
            }
            last.is_some_and(|arrow| arrow.ends())
        });
        fits.fold(0, |set, arrow| set | 1 << arrow.symbol())
    }

    /// Bytes of memory.
    pub fn size(&self) -> usize {
        let lists = self
            .lists
            .iter()
            .map(|list| list.letters.len() + 8 * (list.at.len() + list.many.len()) + 4 * list.begin.len());
        lists.sum::<usize>() + self.own.as_ref().map_or(0, Vec::len)
    }
}

impl List {
    fn new(length: usize, letters: Vec<Symbol>) -> List {
        let count = letters.len().checked_div(length).unwrap_or(0);
        let mut list = List {
            length,
            count,
            ..List::default()
        };
        let blocks = list.blocks();
        list.at = vec![0; length * LETTERS * blocks];
        let mut most = [0u32; LETTERS];
        for (word, i) in letters.chunks_exact(length.max(1)).zip(0..) {
            let mut counts = [0u32; LETTERS];
            for (place, &letter) in word.iter().enumerate() {
                list.at[(place * LETTERS + usize::from(letter)) * blocks + i / 64] |= 1 << (i % 64);
                counts[usize::from(letter)] += 1;
            }
            for (most, count) in most.iter_mut().zip(counts) {
                *most = count.max(*most);
            }
        }
        let mut rows = 0;
        for (many_of, most) in list.many_of.iter_mut().zip(most) {
            *many_of = (rows, most);
            rows += most;
        }
        list.many = vec![0; rows as usize * blocks];
        for (word, i) in letters.chunks_exact(length.max(1)).zip(0..) {
            let mut counts = [0u32; LETTERS];
            for &letter in word {
                let row = list.many_of[usize::from(letter)].0 + counts[usize::from(letter)];
                list.many[row as usize * blocks + i / 64] |= 1 << (i % 64);
                counts[usize::from(letter)] += 1;
            }
        }
        list.begin = vec![0; LETTERS * LETTERS * LETTERS + 1];
        for word in letters.chunks_exact(length.max(1)) {
            list.begin[beginning(word) + 1] += 1;
        }
        for i in 1..list.begin.len() {
            list.begin[i] += list.begin[i - 1];
        }
        list.letters = letters;
        list
    }

    pub fn length(&self) -> usize {
        self.length
    }

    /// How many times 64 bits a row has.
    pub fn blocks(&self) -> usize {
        self.count.div_ceil(64)
    }

    /// A bit for every word of this block: the last is not full.
    pub fn block(&self, number: usize) -> u64 {
        u64::MAX >> (64 * (number + 1)).saturating_sub(self.count)
    }

    /// The words with this letter at this place.
    #[inline]
    pub fn at(&self, place: usize, letter: Symbol) -> &[u64] {
        let blocks = self.blocks();
        &self.at[(place * LETTERS + usize::from(letter)) * blocks..][..blocks]
    }

    /// The words that have this letter so many times at least (from 1 on); None if no word has.
    #[inline]
    pub fn many(&self, letter: usize, number: u32) -> Option<&[u64]> {
        let (first, rows) = self.many_of[letter];
        let row = (first + number - 1) as usize;
        (number <= rows).then(|| &self.many[row * self.blocks()..][..self.blocks()])
    }
}
