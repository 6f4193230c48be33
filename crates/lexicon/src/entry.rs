//! What a word is, and how that is packed behind its spelling.
//!
//! Behind the first spelling of a word stand its parts of speech, then its lemmas, each as "drop so many symbols, add
//! these": all verbs that are conjugated alike then end alike, and the graph shares them. Themes and marks belong to
//! lemmas and stand behind those only, but for the few words that differ from what their lemmas say.

use crate::{
    graph::Symbol,
    tags::{Mark, Marks, PartOfSpeech, PartsOfSpeech, Theme, Themes},
    text::{self, AFTER_SIGNS},
};

/// What is known of a playable word.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// As it is written, with accents: `képi`; several where accents tell words apart.
    pub spellings: Vec<String>,
    pub parts: PartsOfSpeech,
    /// What one looks up in a dictionary: `aimer` for AIMAT.
    pub lemmas: Vec<String>,
    pub themes: Themes,
    pub marks: Marks,
}

impl Entry {
    /// A dictionary has it as it stands.
    pub fn is_headword(&self) -> bool {
        self.lemmas.iter().any(|lemma| self.spellings.contains(lemma))
    }
}

const PARTS: Symbol = AFTER_SIGNS;
const LEMMA: Symbol = AFTER_SIGNS + 1;
const THEMES: Symbol = AFTER_SIGNS + 2;
const MARKS: Symbol = AFTER_SIGNS + 3;

/// What stands behind a spelling.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Packed {
    pub parts: PartsOfSpeech,
    pub lemmas: Vec<String>,
    /// Where the word has its own.
    pub tags: Option<(Themes, Marks)>,
}

impl Packed {
    pub fn begins(symbol: Symbol) -> bool {
        symbol == PARTS
    }

    /// The spelling, and what is known of it.
    pub fn pack(&self, spelling: &[Symbol]) -> Option<Vec<Symbol>> {
        let mut symbols = spelling.to_vec();
        symbols.push(PARTS);
        symbols.extend(self.parts.iter().map(|part| part as Symbol));
        for lemma in &self.lemmas {
            let lemma = text::spelled(lemma)?;
            let common = spelling.iter().zip(&lemma).take_while(|(a, b)| a == b).count();
            symbols.push(LEMMA);
            symbols.push((spelling.len() - common) as Symbol);
            symbols.extend_from_slice(&lemma[common..]);
        }
        if let Some((themes, marks)) = self.tags {
            symbols.push(THEMES);
            symbols.extend(themes.iter().map(|theme| theme as Symbol));
            symbols.push(MARKS);
            symbols.extend(marks.iter().map(|mark| mark as Symbol));
        }
        Some(symbols)
    }

    /// What stands behind a spelling, from its first symbol on.
    pub fn unpack(spelling: &[Symbol], symbols: &[Symbol]) -> Packed {
        let mut packed = Packed::default();
        let mut rest = symbols;
        while let Some((&heading, behind)) = rest.split_first() {
            let length = behind.iter().take_while(|symbol| **symbol < PARTS).count();
            let (items, others) = behind.split_at(length);
            rest = others;
            match heading {
                PARTS => packed.parts = items.iter().filter_map(|s| tag(PartOfSpeech::ALL, *s)).collect(),
                LEMMA => packed.lemmas.extend(lemma(spelling, items)),
                THEMES => {
                    packed.tags = Some((
                        items.iter().filter_map(|s| tag(Theme::ALL, *s)).collect(),
                        Marks::default(),
                    ))
                }
                MARKS => {
                    let marks = items.iter().filter_map(|s| tag(Mark::ALL, *s)).collect();
                    packed.tags = packed.tags.map(|(themes, _)| (themes, marks));
                }
                _ => {}
            }
        }
        packed
    }
}

fn tag<T: Copy>(all: &[T], symbol: Symbol) -> Option<T> {
    all.get(usize::from(symbol)).copied()
}

fn lemma(spelling: &[Symbol], change: &[Symbol]) -> Option<String> {
    let (&dropped, added) = change.split_first()?;
    let kept = spelling.len().checked_sub(dropped.into())?;
    Some(text::written(&[&spelling[..kept], added].concat()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked() {
        let packed = Packed {
            parts: [PartOfSpeech::Verb, PartOfSpeech::Participle].into_iter().collect(),
            lemmas: vec!["mûrir".into(), "mûr".into()],
            tags: Some((
                [Theme::Plantes].into_iter().collect(),
                [Mark::Rare].into_iter().collect(),
            )),
        };
        let spelling = text::spelled("mûrît").unwrap();
        let symbols = packed.pack(&spelling).unwrap();
        assert!(symbols.starts_with(&spelling));
        assert_eq!(Packed::unpack(&spelling, &symbols[spelling.len()..]), packed);
    }
}
