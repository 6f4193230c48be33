//! What a word is, in one line for people: how it is written, what kind of word, of which headword, about what.

use lexicon::{Lexicon, PartOfSpeech};
use ludo::{Arg, Said};
use serde::Serialize;

use crate::{state::Diamino, words::Wrong};

/// A word of the board with what the dictionary says about it: nothing, if it does not have it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Gloss {
    /// As it lies there: `KEPI`.
    pub word: String,
    /// As it is written: `képi`; several where accents tell words apart, none for what is no word.
    pub spellings: Vec<String>,
    /// What kind of word: `diamino-part-<name>` is its message.
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

    /// A word as the dictionary has it: how it is written, what kind of word, under which headword it stands, and about
    /// what. None for what is in no list.
    pub fn definition(&self) -> Option<Said> {
        if self.spellings.is_empty() {
            return None;
        }
        let named = |kind: &str, names: &[&str]| {
            let ids = names.iter().map(|name| format!("diamino-{kind}-{name}"));
            Arg::list(ids.map(Said::new))
        };
        let is_other = |lemma: &&str| !self.spellings.iter().any(|spelling| spelling == lemma);
        let others: Vec<&str> = self.lemmas.iter().map(String::as_str).filter(is_other).collect();
        let id = if others.is_empty() {
            "diamino-definition"
        } else {
            "diamino-definition-of"
        };
        let mut said = Said::new(id)
            .with("spelling", self.spellings.join(" / "))
            .with("what", named("part", &self.parts));
        if !others.is_empty() {
            said = said.with("lemma", others.join(" / "));
        }
        Some(if self.themes.is_empty() {
            said
        } else {
            Said::new("diamino-definition-about")
                .with("definition", said)
                .with("subjects", named("option-subject", &self.themes))
        })
    }

    /// What it is, and why it does not count here; in no list and yet fine is what the table voted in.
    pub fn said(&self) -> Said {
        let why = self.why.map(|why| why.said(&self.word));
        match (self.definition(), why) {
            (Some(definition), Some(why)) => Said::new("diamino-definition-but")
                .with("definition", definition)
                .with("why", why),
            (Some(only), None) | (None, Some(only)) => only,
            (None, None) => Said::new("diamino-definition-none").with("word", self.word.as_str()),
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
