//! The nine languages of the house.

use std::env;

use clap::ValueEnum;
use unic_langid::LanguageIdentifier;

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Language {
    Fr,
    En,
    De,
    Es,
    Pt,
    It,
    Nl,
    Sv,
    Da,
}

impl Language {
    pub fn code(self) -> &'static str {
        match self {
            Language::Fr => "fr",
            Language::En => "en",
            Language::De => "de",
            Language::Es => "es",
            Language::Pt => "pt",
            Language::It => "it",
            Language::Nl => "nl",
            Language::Sv => "sv",
            Language::Da => "da",
        }
    }

    pub fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("two letters are a language")
    }

    /// The one the terminal speaks, if it is one of ours; else English.
    pub fn of_terminal() -> Language {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()));
        Language::of_locale(&set.unwrap_or_default())
    }

    /// `pt_BR.UTF-8` is Portuguese; `C` and whatever we do not speak is English.
    fn of_locale(locale: &str) -> Language {
        let word = locale.split(['_', '.', '-', '@']).next().unwrap_or_default();
        Language::from_str(word, true).unwrap_or(Language::En)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language() {
        for (locale, language) in [
            ("fr_BE.UTF-8", Language::Fr),
            ("pt_BR", Language::Pt),
            ("de@euro", Language::De),
            ("da", Language::Da),
            ("C", Language::En),
            ("POSIX", Language::En),
            ("ja_JP.UTF-8", Language::En),
            ("", Language::En),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }

    #[test]
    fn every_language_is_called_by_its_code() {
        for language in Language::value_variants() {
            assert_eq!(Language::from_str(language.code(), false), Ok(*language));
            assert_eq!(language.identifier().to_string(), language.code());
        }
    }
}
