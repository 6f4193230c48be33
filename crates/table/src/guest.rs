//! Names and pictures that may be shown. Nothing else that a guest types reaches anybody.

use unicode_normalization::UnicodeNormalization;
use unicode_security::{GeneralSecurityProfile, MixedScript, skeleton};

use crate::{
    problem,
    wire::{Guest, Problem},
};

/// The pictures a guest can choose from; the page draws them.
pub const PICTURES: [&str; 12] = [
    "fox", "owl", "hedgehog", "frog", "cat", "bear", "rabbit", "snail", "whale", "ladybird", "mouse", "dragon",
];

/// What players can say to each other; everyone reads it in her own language (`greeting-<id>`).
pub const GREETINGS: [&str; 9] = [
    "hello",
    "good-luck",
    "well-played",
    "bravo",
    "wow",
    "oops",
    "thanks",
    "again",
    "bye",
];

/// Characters, not bytes.
pub const LONGEST_NAME: usize = 16;

/// A guest as she may be shown, or why not.
pub fn check_guest(guest: &Guest) -> Result<Guest, Problem> {
    let name = guest.name.split_whitespace().collect::<Vec<_>>().join(" ");
    let name: String = name.nfc().collect();
    let length = name.chars().count();
    // Unicode's own list of letters that people write names with: none is invisible, or there only for show. All of one
    // script, or what reads as Ann could be written with a letter from another.
    let plain = |c: char| matches!(c, ' ' | '-' | '\'' | '’' | '.') || (c.is_alphanumeric() && c.identifier_allowed());
    if !(1..=LONGEST_NAME).contains(&length) || !name.chars().all(plain) || !name.is_single_script() {
        return Err(problem(
            "bad-name",
            "a name has 1 to 16 letters of one script, digits, spaces, hyphens, apostrophes or dots",
        ));
    }
    if !PICTURES.contains(&guest.picture.as_str()) {
        return Err(problem(
            "bad-picture",
            format!("a picture is one of {}", PICTURES.join(", ")),
        ));
    }
    Ok(Guest {
        name,
        picture: guest.picture.clone(),
        child: guest.child,
    })
}

/// Not the same name, but one that is read as the same: written with the letters of another script, say.
pub(crate) fn looks_like(name: &str, other: &str) -> bool {
    name != other && skeleton(name).eq(skeleton(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_in_the_letters_of_another_script_looks_like_it() {
        assert!(looks_like("\u{441}\u{43e}\u{441}\u{43e}", "coco"));
        for (name, other) in [("coco", "coco"), ("Zoé", "Zoe"), ("Zoe", "zoe"), ("Олена", "Olena")] {
            assert!(!looks_like(name, other), "{name} and {other}");
        }
    }

    fn named(name: &str) -> Result<Guest, Problem> {
        check_guest(&Guest {
            name: name.into(),
            picture: "fox".into(),
            child: false,
        })
    }

    #[test]
    fn names_are_short_and_plain() {
        assert_eq!(named("  Zoé   d'Été ").unwrap().name, "Zoé d'Été");
        assert_eq!(named("Zoe\u{301}").unwrap().name, "Zo\u{e9}", "however it was typed");
        for right in [
            "Æsa Ø.",
            "Zoë-3",
            "Straße",
            "Łukasz",
            "Олена",
            "Ελένη",
            "さくら",
            "王小明",
            "محمد",
            "l’Été",
            "D.J.",
        ] {
            assert_eq!(named(right).unwrap().name, right);
        }
        for wrong in [
            "",
            "   ",
            "a<b>",
            "http://x.y",
            "12345678901234567",
            "a\u{202e}b",
            "line\u{7}",
            "\u{3164}", // a letter that shows nothing
            "A\u{3164}n",
            "A\u{200b}nn",
            "A\u{ad}nn",
            "\u{1d400}nn",      // bold, for mathematicians
            "Ｚoe",             // wide
            "\u{410}nn",        // a Cyrillic A
            "Zo\u{435}",        // a Cyrillic e
            "Α\u{3c1}\u{3c1}a", // Greek and Latin
            "Zoe\u{301}\u{302}\u{303}\u{304}",
        ] {
            assert_eq!(named(wrong).unwrap_err().code, "bad-name", "{wrong:?}");
        }
        assert!(
            check_guest(&Guest {
                name: "A".into(),
                picture: "tiger".into(),
                child: false,
            })
            .is_err()
        );
    }
}
