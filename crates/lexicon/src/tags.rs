//! What can be said of a word: parts of speech, themes, marks of register. Each kind is a small set.

/// Declares a kind of tag: `Kind { Variant = "word of the table" }`.
macro_rules! tags {
    ($(#[$meta:meta])* $tag:ident { $($variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $tag { $($variant),+ }

        impl $tag {
            pub const ALL: &[$tag] = &[$($tag::$variant),+];

            /// As the table writes it.
            pub fn name(self) -> &'static str {
                match self { $($tag::$variant => $word),+ }
            }

            pub fn named(name: &str) -> Option<$tag> {
                $tag::ALL.iter().copied().find(|tag| tag.name() == name)
            }
        }
    };
}

/// Sets of a kind of tag.
macro_rules! sets {
    ($($tag:ident / $set:ident),+) => {$(
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $set(u32);

        impl $set {
            pub fn has(self, tag: $tag) -> bool {
                self.0 & 1 << tag as u32 != 0
            }

            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            pub fn iter(self) -> impl Iterator<Item = $tag> {
                $tag::ALL.iter().copied().filter(move |tag| self.has(*tag))
            }

            pub fn and(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl FromIterator<$tag> for $set {
            fn from_iter<I: IntoIterator<Item = $tag>>(tags: I) -> $set {
                $set(tags.into_iter().fold(0, |bits, tag| bits | 1 << tag as u32))
            }
        }
    )+};
}

sets!(PartOfSpeech / PartsOfSpeech, Theme / Themes, Mark / Marks);

tags! {
    PartOfSpeech {
        Noun = "N",
        Adjective = "A",
        Verb = "V",
        Infinitive = "Vinf",
        Participle = "Vpart",
        Adverb = "W",
        Grammatical = "G",
        Interjection = "I",
        Number = "B",
    }
}

tags! {
    Theme {
        Histoire = "histoire",
        Chasse = "chasse",
        Sport = "sport",
        Mode = "mode",
        Musique = "musique",
        Cuisine = "cuisine",
        Marine = "marine",
        Animaux = "animaux",
        Plantes = "plantes",
        Religion = "religion",
        Droit = "droit",
        Arts = "arts",
        Medecine = "medecine",
        Sciences = "sciences",
        Politique = "politique",
        Informatique = "informatique",
        Armee = "armee",
        Peche = "peche",
    }
}

tags! {
    /// How a word is used: familiar, old, rare, in Belgium…
    Mark {
        Familiar = "fam",
        Pejorative = "péj",
        Slang = "arg",
        Old = "vx",
        Rare = "rare",
        New = "néo",
        Sexual = "sexe",
        English = "angl",
        African = "afr",
        Belgian = "belg",
        Quebec = "québ",
        Regional = "rég",
        Swiss = "helv",
    }
}

tags! {
    /// Why a form that looks like a word is none.
    Refused {
        ProperNoun = "nom propre",
        Abbreviation = "sigle, symbole ou abréviation",
        Unit = "unité exotique",
        Fragment = "préfixe, suffixe ou fragment",
        Foreign = "mot étranger",
    }
}
