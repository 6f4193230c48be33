//! Which words children know: those of a list of our own (`data/known.txt`), and what they become when people speak.

use std::{collections::HashSet, sync::LazyLock};

use lexicon::{Entry, PartOfSpeech};

static LEMMAS: LazyLock<HashSet<&str>> = LazyLock::new(|| lemmas().collect());

fn lemmas() -> impl Iterator<Item = &'static str> {
    let rows = include_str!("../data/known.txt").lines();
    rows.filter(|row| !row.starts_with('#')).flat_map(str::split_whitespace)
}

/// The longest word that is easily read on the board.
pub const CHILDREN_READ: usize = 7;

/// Would a child of eight know it?
pub fn to_children(entry: &Entry) -> bool {
    let known = entry.lemmas.iter().filter(|lemma| LEMMAS.contains(lemma.as_str()));
    let is_verb = entry.parts.has(PartOfSpeech::Verb);
    known.into_iter().any(|lemma| {
        let mut spellings = entry.spellings.iter();
        spellings.any(|spelling| !is_verb || is_spoken(spelling, lemma))
    })
}

/// Endings of tenses that stand in books alone: « nous aimâmes », « qu'il fût », « que je chantasse », « ils finirent ».
const BOOKISH: [&str; 27] = [
    "âmes", "âtes", "ât", "îmes", "îtes", "ît", "ûmes", "ûtes", "ût", "asse", "asses", "assent", "assions", "assiez",
    "isse", "isses", "issent", "issions", "issiez", "usse", "usses", "ussent", "ussions", "ussiez", "èrent", "irent",
    "urent",
];

/// A present tense may end alike: « casse » is how « casser » begins.
fn is_spoken(spelling: &str, lemma: &str) -> bool {
    let stem = spelling.strip_suffix("nt").or(spelling.strip_suffix('s'));
    lemma.starts_with(stem.unwrap_or(spelling)) || !BOOKISH.iter().any(|ending| spelling.ends_with(ending))
}

#[cfg(test)]
mod tests {
    use lexicon::french;

    use super::*;

    #[test]
    fn children_know_common_words_and_their_everyday_forms() {
        let knows = |word: &str| french().entry(word).is_some_and(|entry| to_children(&entry));
        for word in
            "MAISON CHEVAUX AMIES CASSE CASSENT TIRENT MANGEAIT CHANTA LUTIN ZOO OEUF TASSES ROUSSE NE".split(' ')
        {
            assert!(knows(word), "{word}");
        }
        for word in "ADYNAMIQUES XERUS KWACHA CRUMES FUSSIONS AIMAT CHANTASSE FINIRENT MANGERENT UD VE QAT".split(' ') {
            assert!(!knows(word), "{word}");
        }
    }

    #[test]
    fn every_word_of_the_list_is_one_and_fit_for_children() {
        for lemma in lemmas() {
            let word = lexicon::fold(lemma).unwrap();
            let entry = french().entry(&word).unwrap_or_else(|| panic!("{lemma}"));
            assert!(entry.lemmas.iter().any(|other| other == lemma), "{lemma}");
            assert!(french().is_fit_for_children(&word), "{lemma}");
        }
    }
}
