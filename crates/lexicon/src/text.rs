//! Letters: how a written word becomes squares, and how accents are kept.
//!
//! Squares bear plain letters, so accents are dropped and ligatures fall apart (KÉPI is laid K-E-P-I). The graph of
//! spellings keeps each letter as the letter and a sign after it.

use crate::graph::Symbol;

/// The signs that can follow a letter, from [`FIRST_SIGN`] on.
const SIGNS: [Sign; 9] = [
    Sign("àèìòù", "aeiou"),
    Sign("áéíóú", "aeiou"),
    Sign("âêîôû", "aeiou"),
    Sign("äëïöüÿ", "aeiouy"),
    Sign("ç", "c"),
    Sign("ñãõ", "nao"),
    Sign("ō", "o"),
    Sign("å", "a"),
    // A ligature: the letter hangs together with the next, which is an e.
    Sign("œæ", "oa"),
];
const FIRST_SIGN: Symbol = 26;
const LIGATURE: Symbol = FIRST_SIGN + SIGNS.len() as Symbol - 1;
/// Free for other uses from here on.
pub(crate) const AFTER_SIGNS: Symbol = LIGATURE + 1;

/// Letters with a sign, and the same letters without.
struct Sign(&'static str, &'static str);

/// The letter with its sign, if it has one. A ligature is told by its first letter.
fn taken_apart(c: char) -> Option<(Symbol, Option<Symbol>)> {
    if c.is_ascii_lowercase() {
        return Some((c as u8 - b'a', None));
    }
    SIGNS.iter().zip(FIRST_SIGN..).find_map(|(Sign(with, without), sign)| {
        let at = with.chars().position(|accented| accented == c)?;
        Some((without.as_bytes()[at] - b'a', Some(sign)))
    })
}

/// A spelling as symbols; None if it has a letter that no French word has.
pub(crate) fn spelled(text: &str) -> Option<Vec<Symbol>> {
    let mut symbols = Vec::new();
    for c in text.chars() {
        let (letter, sign) = taken_apart(c)?;
        symbols.push(letter);
        symbols.extend(sign);
        if sign == Some(LIGATURE) {
            symbols.push(b'e' - b'a');
        }
    }
    Some(symbols)
}

pub(crate) fn is_sign(symbol: Symbol) -> bool {
    (FIRST_SIGN..=LIGATURE).contains(&symbol)
}

/// The spelling that these symbols stand for.
pub(crate) fn written(symbols: &[Symbol]) -> String {
    let mut text = String::new();
    let mut symbols = symbols.iter().copied().peekable();
    while let Some(letter) = symbols.next() {
        let plain = char::from(b'a' + letter);
        let Some(sign) = symbols.next_if(|symbol| is_sign(*symbol)) else {
            text.push(plain);
            continue;
        };
        let Sign(with, without) = &SIGNS[usize::from(sign - FIRST_SIGN)];
        let at = without.find(plain).unwrap_or(0);
        text.extend(with.chars().nth(at));
        if sign == LIGATURE {
            symbols.next(); // the e that hangs on it
        }
    }
    text
}

/// A word as it is laid: A to Z, without accents; None if it cannot be laid (a hyphen, a digit, a space).
pub fn fold(text: &str) -> Option<String> {
    let symbols = spelled(&text.to_lowercase())?;
    let letters = symbols.into_iter().filter(|symbol| !is_sign(*symbol));
    Some(letters.map(|letter| char::from(b'A' + letter)).collect())
}

/// The symbols of a folded word.
pub(crate) fn letters(word: &str) -> impl Iterator<Item = Symbol> + '_ {
    // What is no capital becomes a symbol that no word has.
    word.bytes().map(|c| if c.is_ascii_uppercase() { c - b'A' } else { 63 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_are_dropped_and_ligatures_fall_apart() {
        for (written, laid) in [
            ("képi", "KEPI"),
            ("Œuf", "OEUF"),
            ("ex-æquo", ""),
            ("ça", "CA"),
            ("NOËL", "NOEL"),
        ] {
            assert_eq!(fold(written).unwrap_or_default(), laid, "{written}");
        }
        for wrong in ["l'eau", "a b", "7", "ß"] {
            assert_eq!(fold(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn spellings_are_symbols_and_back() {
        for word in ["œuf", "cæcum", "abaissât", "goût", "cañon", "zone", "ambiguë"] {
            assert_eq!(written(&spelled(word).unwrap()), word);
        }
    }
}
