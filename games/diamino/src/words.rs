//! Which words count, and why one does not.

use std::{
    collections::BTreeMap,
    fmt,
    sync::{Arc, Mutex},
};

use lexicon::{Lexicon, PartOfSpeech, Refused, moves::Words};
use ludo::Said;
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::{
    known,
    options::{Convention, Options},
    piece::Board,
};

/// What is in the box and never changes: the words, lists of them to find moves with, and perhaps a board to be tried.
pub struct Kit {
    pub lexicon: Lexicon<'static>,
    lists: Mutex<BTreeMap<Convention, Arc<Words>>>,
    tried: Option<&'static Board>,
}

/// French words, and the boards of the box.
impl Default for Kit {
    fn default() -> Kit {
        Kit {
            lexicon: lexicon::french(),
            lists: Mutex::default(),
            tried: None,
        }
    }
}

impl Kit {
    /// The box of an older edition, with the words that counted then.
    pub fn of_edition(edition: u16) -> Kit {
        Kit {
            lexicon: lexicon::french().of_edition(edition),
            ..Kit::default()
        }
    }

    /// Whatever board a table names, this one is played on: for studies of boards that are not in the box (DIAMINO-DATA-3).
    pub fn trying(board: &'static Board) -> Kit {
        Kit {
            tried: Some(board),
            ..Kit::default()
        }
    }

    pub(crate) fn board(&self, options: &Options) -> &'static Board {
        self.tried.unwrap_or_else(|| options.board())
    }

    /// The words of a table, to find moves with; made when first asked for.
    pub fn words(&self, convention: Convention) -> Arc<Words> {
        let mut lists = self.lists.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let made = lists.entry(convention).or_insert_with(|| {
            let admitted = |word: &[u8]| {
                convention == Convention::default()
                    || (!convention.known_to_children || self.is_known_to_children(word))
                        && self.check(&spelt(word), convention).is_ok()
            };
            Arc::new(Words::those(self.lexicon, admitted))
        });
        made.clone()
    }

    fn is_known_to_children(&self, word: &[u8]) -> bool {
        let entry = || self.lexicon.entry(&spelt(word));
        word.len() <= known::CHILDREN_READ && entry().is_some_and(|entry| known::to_children(&entry))
    }

    /// Every word of the list counts (DIAMINO-W1, DIAMINO-DATA-4), inflected forms too (DIAMINO-AMB-31), if it keeps to
    /// what the table has agreed on. Foreign words that stand in dictionaries are in the list (DIAMINO-AMB-32), and
    /// nothing with a hyphen or an apostrophe is (DIAMINO-AMB-30).
    pub fn check(&self, word: &str, convention: Convention) -> Result<(), Wrong> {
        ludo::rule!("DIAMINO-W1", "DIAMINO-DATA-4", "DIAMINO-AMB-31", "DIAMINO-AMB-32");
        if !self.lexicon.has(word) {
            return Err(match self.lexicon.why_not(word) {
                Some(Refused::ProperNoun) => Wrong::ProperNoun,
                Some(Refused::Foreign) => Wrong::Foreign,
                Some(Refused::Abbreviation | Refused::Unit | Refused::Fragment) => Wrong::Abbreviation,
                None => Wrong::Unknown,
            });
        }
        if convention.childrens_table && !self.lexicon.is_fit_for_children(word) {
            return Err(Wrong::Unfit);
        }
        if !(convention.verbs_only || convention.headwords_only || convention.theme.is_some()) {
            return Ok(());
        }
        let entry = self.lexicon.entry(word).ok_or(Wrong::Unknown)?;
        if convention.verbs_only && !entry.parts.has(PartOfSpeech::Verb) {
            return Err(Wrong::NoVerb);
        }
        if convention.headwords_only && !entry.is_headword() {
            return Err(Wrong::NoHeadword);
        }
        match convention.theme {
            Some(theme) if !entry.themes.has(theme) => Err(Wrong::OffSubject),
            _ => Ok(()),
        }
    }
}

/// There is one kit of each edition.
impl PartialEq for Kit {
    fn eq(&self, other: &Kit) -> bool {
        self.lexicon.edition() == other.lexicon.edition()
    }
}

impl fmt::Debug for Kit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Kit")
    }
}

/// Why a word does not count: `diamino-refusal-<name>` is its message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Wrong {
    #[serde(rename = "unknown-word")]
    Unknown,
    ProperNoun,
    #[serde(rename = "foreign-word")]
    Foreign,
    Abbreviation,
    NoVerb,
    OffSubject,
    NoHeadword,
    #[serde(rename = "unfit-word")]
    Unfit,
}

/// A word that does not count, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Fault {
    pub word: String,
    pub why: Wrong,
}

impl Wrong {
    /// Why this word does not count, in words.
    pub fn said(self, word: &str) -> Said {
        Said::new(self.id()).with("word", word)
    }

    pub fn rule(self) -> &'static str {
        match self {
            Wrong::Unknown => "DIAMINO-W1",
            Wrong::ProperNoun => "DIAMINO-W2",
            Wrong::Foreign => "DIAMINO-W3",
            Wrong::Abbreviation => "DIAMINO-W4",
            Wrong::NoVerb => "DIAMINO-V2",
            Wrong::OffSubject => "DIAMINO-V3",
            Wrong::NoHeadword => "DIAMINO-AMB-31",
            Wrong::Unfit => "DIAMINO-V1",
        }
    }

    pub fn id(self) -> &'static str {
        match self {
            Wrong::Unknown => "diamino-refusal-unknown-word",
            Wrong::ProperNoun => "diamino-refusal-proper-noun",
            Wrong::Foreign => "diamino-refusal-foreign-word",
            Wrong::Abbreviation => "diamino-refusal-abbreviation",
            Wrong::NoVerb => "diamino-refusal-no-verb",
            Wrong::OffSubject => "diamino-refusal-off-subject",
            Wrong::NoHeadword => "diamino-refusal-no-headword",
            Wrong::Unfit => "diamino-refusal-unfit-word",
        }
    }
}

/// Letters from 0 as capitals.
pub fn spelt(letters: &[u8]) -> String {
    letters.iter().map(|letter| char::from(b'A' + letter)).collect()
}
