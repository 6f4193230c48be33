//! What a word is, in one line for people: how it is written, what kind of word, of which headword, about what.

use lexicon::{Lexicon, PartOfSpeech};
use serde::Serialize;
use ts_rs::TS;

use crate::{state::Diamino, words::Wrong};

/// A word of the board with what the dictionary says about it: nothing, if it does not have it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Gloss {
    /// As it lies there: `KEPI`.
    pub word: String,
    /// As it is written: `képi`; several where accents tell words apart, none for what is no word.
    pub spellings: Vec<String>,
    /// What kind of word: `diamino-part-<name>` is its message.
    #[ts(
        type = "('noun' | 'adjective' | 'verb' | 'infinitive' | 'participle' | 'adverb' | 'grammatical' | 'interjection' | 'number')[]"
    )]
    pub parts: Vec<&'static str>,
    /// What one looks up: `aimer` for AIMAT.
    pub lemmas: Vec<String>,
    /// Subjects, by the words of the option `subject`.
    pub themes: Vec<&'static str>,
    /// Why it does not count at this table, if it does not.
    pub why: Option<Wrong>,
}

impl Gloss {
    pub fn of(lexicon: Lexicon<'_>, word: &str, why: Option<Wrong>) -> Gloss {
        let entry = lexicon.entry(word).unwrap_or_default();
        Gloss {
            word: word.to_owned(),
            spellings: entry.spellings,
            parts: entry.parts.iter().map(part_name).collect(),
            lemmas: entry.lemmas,
            themes: entry.themes.iter().map(|theme| theme.name()).collect(),
            why,
        }
    }
}

impl Diamino {
    /// What a word is, and whether it counts here.
    pub(crate) fn gloss(&self, word: &str) -> Gloss {
        Gloss::of(self.kit.lexicon, word, self.check(word).err())
    }
}

pub fn part_name(part: PartOfSpeech) -> &'static str {
    match part {
        PartOfSpeech::Noun => "noun",
        PartOfSpeech::Adjective => "adjective",
        PartOfSpeech::Verb => "verb",
        PartOfSpeech::Infinitive => "infinitive",
        PartOfSpeech::Participle => "participle",
        PartOfSpeech::Adverb => "adverb",
        PartOfSpeech::Grammatical => "grammatical",
        PartOfSpeech::Interjection => "interjection",
        PartOfSpeech::Number => "number",
    }
}
