//! Names and pictures that may be shown. Nothing else that a guest types reaches anybody.

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
    let length = name.chars().count();
    let plain = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '\'' | '’' | '.');
    if !(1..=LONGEST_NAME).contains(&length) || !name.chars().all(plain) {
        return Err(problem(
            "bad-name",
            "a name has 1 to 16 letters, digits, spaces, hyphens, apostrophes or dots",
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
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str) -> Result<Guest, Problem> {
        check_guest(&Guest {
            name: name.into(),
            picture: "fox".into(),
        })
    }

    #[test]
    fn names_are_short_and_plain() {
        assert_eq!(named("  Zoé   d'Été ").unwrap().name, "Zoé d'Été");
        for wrong in [
            "",
            "   ",
            "a<b>",
            "http://x.y",
            "12345678901234567",
            "a\u{202e}b",
            "line\u{7}",
        ] {
            assert_eq!(named(wrong).unwrap_err().code, "bad-name", "{wrong:?}");
        }
        assert!(
            check_guest(&Guest {
                name: "A".into(),
                picture: "tiger".into()
            })
            .is_err()
        );
    }
}
