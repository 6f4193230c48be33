//! French words: is it one, what is it, why not — and every way to lay one.
//!
//! A tour: a word graph is a set of strings ([`graph`]); words are folded to plain letters and their spellings kept
//! ([`text`]); what is said of a word ([`tags`]) is packed behind its spelling ([`entry`]); and `french.lex` holds six
//! graphs, built from tables by [`compile`]: the words, their spellings, what is refused, and what is unfit for children;
//! then the words that came in with the second edition, and what was unfit before. It is opened where it lies, without
//! parsing. NOTICE.md says where the words come from.

mod compile;
mod entry;
pub mod graph;
pub mod moves;
mod tags;
mod text;

use graph::{Graph, Node, Symbol};

pub use compile::{BadLine, Second, Tables, compile};
pub use entry::Entry;
pub use tags::{Mark, Marks, PartOfSpeech, PartsOfSpeech, Refused, Theme, Themes};
pub use text::fold;

const MAGIC: &[u8; 8] = b"ludolex2";
static FRENCH: &[u8] = include_bytes!("../french.lex");

/// A word list that can be asked.
#[derive(Clone, Copy, Debug)]
pub struct Lexicon<'a> {
    words: Graph<'a>,
    spellings: Graph<'a>,
    refused: Graph<'a>,
    unfit: Graph<'a>,
    /// Words that came in with the second edition.
    added: Graph<'a>,
    unfit_at_first: Graph<'a>,
    edition: u16,
}

/// The newest list.
pub const EDITION: u16 = 2;

/// The French words of the house.
pub fn french() -> Lexicon<'static> {
    Lexicon::open(FRENCH).expect("french.lex is what `compile` made")
}

impl<'a> Lexicon<'a> {
    /// None if these bytes are no lexicon.
    pub fn open(bytes: &'a [u8]) -> Option<Lexicon<'a>> {
        let rest = bytes.strip_prefix(MAGIC)?;
        let (words, rest) = Graph::open(rest)?;
        let (spellings, rest) = Graph::open(rest)?;
        let (refused, rest) = Graph::open(rest)?;
        let (unfit, rest) = Graph::open(rest)?;
        let (added, rest) = Graph::open(rest)?;
        let (unfit_at_first, rest) = Graph::open(rest)?;
        rest.is_empty().then_some(Lexicon {
            words,
            spellings,
            refused,
            unfit,
            added,
            unfit_at_first,
            edition: EDITION,
        })
    }

    /// The list as it was in this edition, from 1 on.
    pub fn of_edition(self, edition: u16) -> Lexicon<'a> {
        Lexicon { edition, ..self }
    }

    pub fn edition(self) -> u16 {
        self.edition
    }

    /// All words of the newest list as a graph: symbol 0 is A. An older list has some of them.
    pub fn words(self) -> Graph<'a> {
        self.words
    }

    /// Is it a word? In capitals, as it is laid.
    pub fn has(self, word: &str) -> bool {
        self.words.contains(text::letters(word)) && !self.is_yet_to_come(text::letters(word))
    }

    /// A word of the newest list that this one has not.
    pub(crate) fn is_yet_to_come(self, letters: impl Iterator<Item = Symbol>) -> bool {
        self.edition == 1 && self.added.contains(letters)
    }

    /// Fit for a children's table, as far as lists can tell.
    pub fn is_fit_for_children(self, word: &str) -> bool {
        let unfit = if self.edition == 1 {
            self.unfit_at_first
        } else {
            self.unfit
        };
        !unfit.contains(text::letters(word))
    }

    /// Why a form that is no word may look like one; None where it is simply unknown.
    pub fn why_not(self, word: &str) -> Option<Refused> {
        if self.has(word) {
            return None;
        }
        let heading = self.refused.walk(text::letters(word).chain([text::AFTER_SIGNS]))?;
        let reason = self.refused.arrows(heading.target()).next()?;
        Refused::ALL.get(usize::from(reason.symbol())).copied()
    }

    /// What it is; None if it is no word.
    pub fn entry(self, word: &str) -> Option<Entry> {
        if self.is_yet_to_come(text::letters(word)) {
            return None;
        }
        let mut found = self.looked_up(word)?;
        if let Some((themes, marks)) = found.tags {
            (found.entry.themes, found.entry.marks) = (themes, marks);
        } else if !found.is_own_lemma(word) {
            let lemmas: Vec<String> = found.entry.lemmas.iter().filter_map(|lemma| fold(lemma)).collect();
            for (themes, marks) in lemmas.iter().filter_map(|lemma| self.looked_up(lemma)?.tags) {
                found.entry.themes = found.entry.themes.and(themes);
                found.entry.marks = found.entry.marks.and(marks);
            }
        }
        Some(found.entry)
    }

    /// Every spelling of the word, and what stands behind the first.
    fn looked_up(self, word: &str) -> Option<Found> {
        let letters: Vec<Symbol> = text::letters(word).collect();
        let mut found = Found::default();
        if !letters.is_empty() {
            self.spell(self.spellings.root(), &letters, &mut Vec::new(), &mut found);
        }
        found.entry.spellings.sort();
        (!found.entry.spellings.is_empty()).then_some(found)
    }

    /// Follows the letters, each with or without a sign.
    fn spell(self, node: Node, letters: &[Symbol], spelling: &mut Vec<Symbol>, found: &mut Found) {
        let Some((&letter, rest)) = letters.split_first() else {
            return;
        };
        let Some(plain) = self.spellings.follow(node, letter) else {
            return;
        };
        spelling.push(letter);
        let signed = self
            .spellings
            .arrows(plain.target())
            .filter(|arrow| text::is_sign(arrow.symbol()));
        for (arrow, sign) in [(plain, None)]
            .into_iter()
            .chain(signed.map(|arrow| (arrow, Some(arrow.symbol()))))
        {
            spelling.extend(sign);
            if rest.is_empty() {
                self.note(arrow.ends(), arrow.target(), spelling, found);
            } else {
                self.spell(arrow.target(), rest, spelling, found);
            }
            spelling.truncate(spelling.len() - usize::from(sign.is_some()));
        }
        spelling.pop();
    }

    /// All letters are read: is this a spelling, and what stands behind it?
    fn note(self, ends: bool, node: Node, spelling: &[Symbol], found: &mut Found) {
        let begins = self
            .spellings
            .arrows(node)
            .find(|arrow| entry::Packed::begins(arrow.symbol()));
        if let Some(begins) = begins {
            let mut behind = vec![begins.symbol()];
            let mut node = begins.target();
            while let Some(arrow) = self.spellings.arrows(node).next() {
                behind.push(arrow.symbol());
                node = arrow.target();
            }
            let packed = entry::Packed::unpack(spelling, &behind);
            (found.entry.parts, found.entry.lemmas, found.tags) = (packed.parts, packed.lemmas, packed.tags);
        }
        if ends || begins.is_some() {
            found.entry.spellings.push(text::written(spelling));
        }
    }
}

/// What stands in the graph of spellings about a word, before its lemmas are asked.
#[derive(Default)]
struct Found {
    entry: Entry,
    tags: Option<(Themes, Marks)>,
}

impl Found {
    fn is_own_lemma(&self, word: &str) -> bool {
        self.entry
            .lemmas
            .iter()
            .any(|lemma| fold(lemma).as_deref() == Some(word))
    }
}
