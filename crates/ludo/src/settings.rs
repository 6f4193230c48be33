//! A game's options: declared once, and from that the text form, the choices on the page and the defaults.
//!
//! ```
//! use ludo::{BadOption, Number, Settings};
//!
//! ludo::setting_words! {
//!     /// Which way play goes round.
//!     pub enum Goes { Left = "left", Right = "right" }
//! }
//!
//! ludo::settings! {
//!     /// What people choose before they play, each by the rule that allows it.
//!     pub struct Options {
//!         goes: Goes = Goes::Left, "goes", "NIM-4";
//!         rounds: Number<1, 9> = Number::new(3).unwrap(), "rounds", "NIM-5";
//!     }
//! }
//!
//! let options = Options::from_text("rounds=5").unwrap();
//! assert_eq!(options.to_text(), "goes=left rounds=5");
//! assert_eq!(Options::from_text("speed=9"), Err(BadOption::Unknown("speed".into())));
//! assert!(matches!(Options::from_text("rounds=10"), Err(BadOption::Value { key: "rounds", .. })));
//! ```

use std::{collections::BTreeMap, fmt::Debug, str::FromStr};

use schemars::JsonSchema;
use serde::{Serialize, Serializer, de::DeserializeOwned};
use ts_rs::TS;

use crate::{ParseError, refusal::shortened};

/// One option as people choose it ([`GameInfo`](crate::GameInfo)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct OptionSpec {
    /// Its name in records and in the texts.
    pub key: &'static str,
    /// The rule or ruling that allows it.
    pub rule: &'static str,
    /// What can be chosen.
    pub values: Values,
    /// What is played where nobody chooses.
    pub default: String,
}

/// What can be chosen for an option ([`Setting`] says it).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Values {
    /// `on` or `off`.
    Flag,
    /// One of some words.
    Choice {
        /// The words.
        values: &'static [&'static str],
    },
    /// A whole number between two bounds.
    Number {
        /// The least.
        min: i32,
        /// The most.
        max: i32,
    },
}

/// Options under a name, for people who do not want to choose one by one ([`GameInfo`](crate::GameInfo)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Preset {
    /// Its name in the texts.
    pub id: &'static str,
    /// Only what differs from the defaults.
    #[serde(serialize_with = "as_map")]
    #[schemars(with = "BTreeMap<String, String>")]
    #[ts(type = "{ [key: string]: string }")]
    pub settings: &'static [(&'static str, &'static str)],
}

pub(crate) fn as_map<S: Serializer>(settings: &[(&str, &str)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(settings.iter().copied())
}

/// Why something is no option of a game.
///
/// ```
/// use diamoniak::Options;
/// use ludo::{BadOption, Settings};
///
/// assert_eq!(Options::from_text("speed=9"), Err(BadOption::Unknown("speed".to_owned())));
/// let text = "diamondsTo=discard fairyProtected=perhaps";
/// let bad = Options::from_text(text).unwrap_err();
/// assert!(matches!(bad, BadOption::Value { key: "fairyProtected", .. }));
/// assert_eq!(bad.unreadable(text).chars_before(text), 34, "where \"perhaps\" stands");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadOption {
    /// The game has no such option.
    #[error("there is no option {:?}", shortened(.0, 80))]
    Unknown(String),
    /// The option has no such value.
    #[error("option {key}: {why}")]
    Value {
        /// The option.
        key: &'static str,
        /// What can be chosen, and what was.
        why: ParseError,
    },
    /// It is not written `key=value`, or written twice.
    #[error("{0}")]
    Form(ParseError),
}

impl BadOption {
    /// The same as a complaint about the text of which it was read.
    pub fn unreadable(self, text: &str) -> ParseError {
        match self {
            BadOption::Form(why) => why,
            BadOption::Value { key, mut why } => {
                why.expected = format!("option {key}: {}", why.expected);
                why
            }
            BadOption::Unknown(key) => {
                let word = text.split(' ').find(|word| word.split('=').next() == Some(&key));
                ParseError::new(
                    format!("there is no option {}", shortened(&key, 80)),
                    word.unwrap_or(text),
                )
            }
        }
    }
}

/// The words `key=value` of a text, with one space between, each key once. As in a record, spaces at the end do not count.
pub(crate) fn words(text: &str) -> Result<Vec<(&str, &str)>, ParseError> {
    let text = text.trim_end_matches(' ');
    let mut words: Vec<(&str, &str)> = Vec::new();
    for word in text.split(' ').filter(|_| !text.is_empty()) {
        let is_word = !word.is_empty() && !word.contains(char::is_whitespace);
        let (key, value) = match word.split_once('=').filter(|_| is_word) {
            Some((key, value)) if !key.is_empty() && !value.is_empty() => (key, value),
            _ => return Err(ParseError::new("options as KEY=VALUE, with one space between", word)),
        };
        if words.iter().any(|(other, _)| *other == key) {
            let again = format!("each option once, and not {} again", shortened(key, 80));
            return Err(ParseError::new(again, word));
        }
        words.push((key, value));
    }
    Ok(words)
}

/// The options of a game; made by the [`settings!`](crate::settings) macro.
///
/// ```
/// use diamoniak::Options;
/// use ludo::Settings;
///
/// let options = Options::from_text("fairyProtected=on").unwrap();
/// assert_eq!(options.get("fairyProtected").as_deref(), Some("on"));
/// assert_eq!(Options::from_text(&options.to_text()), Ok(options));
/// assert!(Options::from_text("fairyProtected=perhaps").is_err());
/// ```
pub trait Settings: Clone + Debug + PartialEq + Default + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Every option as people choose it.
    ///
    /// ```
    /// use diamoniak::Options;
    /// use ludo::{Settings, Values};
    ///
    /// let to_whom = &Options::specs()[0];
    /// assert_eq!((to_whom.key, to_whom.rule, to_whom.default.as_str()), ("diamondsTo", "DIAMONIAK-AMB-6", "seller"));
    /// assert_eq!(to_whom.values, Values::Choice { values: &["seller", "discard"] });
    /// ```
    fn specs() -> Vec<OptionSpec>;
    /// What is chosen, as a word; None where there is no such option.
    fn get(&self, key: &str) -> Option<String>;
    /// Chooses.
    ///
    /// # Errors
    /// Where there is no such option, or where it has no such value.
    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption>;
    /// Does this option mean anything in the form of play that the others choose?
    fn belongs(&self, key: &str) -> bool;

    /// `key=value` for every option that means something, in the order of declaration.
    fn in_use(&self) -> String {
        let belong = Self::specs().into_iter().filter(|spec| self.belongs(spec.key));
        let pairs = belong.filter_map(|spec| Some(format!("{}={}", spec.key, self.get(spec.key)?)));
        pairs.collect::<Vec<_>>().join(" ")
    }

    /// `key=value` for every option, in the order of declaration.
    fn to_text(&self) -> String {
        let pairs = Self::specs()
            .into_iter()
            .filter_map(|spec| Some(format!("{}={}", spec.key, self.get(spec.key)?)));
        pairs.collect::<Vec<_>>().join(" ")
    }

    /// The defaults, changed by what stands there: `key=value` words with one space between, each key once.
    ///
    /// # Errors
    /// Where it is not written so, and as [`set`](Settings::set).
    fn from_text(text: &str) -> Result<Self, BadOption> {
        let mut options = Self::default();
        for (key, value) in words(text).map_err(BadOption::Form)? {
            options.set(key, value)?;
        }
        Ok(options)
    }

    /// The defaults, changed by these.
    ///
    /// # Errors
    /// As [`set`](Settings::set).
    fn from_map(map: &BTreeMap<String, String>) -> Result<Self, BadOption> {
        let mut options = Self::default();
        for (key, value) in map {
            options.set(key, value)?;
        }
        Ok(options)
    }

    /// May a new table choose these? What stands in no list can still be read, because it was played once.
    ///
    /// # Errors
    /// As [`set`](Settings::set), and where a value is not offered.
    fn offers(map: &BTreeMap<String, String>) -> Result<(), BadOption> {
        Self::from_map(map)?;
        for spec in Self::specs() {
            let Values::Choice { values } = spec.values else {
                continue;
            };
            if let Some(word) = map.get(spec.key).filter(|word| !values.contains(&word.as_str())) {
                let why = ParseError::new(format!("one of {}", values.join(" ")), word);
                return Err(BadOption::Value { key: spec.key, why });
            }
        }
        Ok(())
    }

    /// Every option by its name.
    fn to_map(&self) -> BTreeMap<String, String> {
        Self::specs()
            .into_iter()
            .filter_map(|spec| Some((spec.key.to_owned(), self.get(spec.key)?)))
            .collect()
    }
}

/// A type that an option can have: one word as text, and the words it can be.
///
/// ```
/// use ludo::Setting;
///
/// assert_eq!((true.to_word(), bool::from_word("off")), ("on".to_owned(), Ok(false)));
/// assert!(bool::from_word("yes").is_err(), "on or off");
/// ```
pub trait Setting: Sized {
    /// What can be chosen.
    fn values() -> Values;
    /// As it stands in a record.
    fn to_word(&self) -> String;
    /// And back.
    ///
    /// # Errors
    /// Says which words there are.
    fn from_word(word: &str) -> Result<Self, ParseError>;
}

impl Setting for bool {
    fn values() -> Values {
        Values::Flag
    }

    fn to_word(&self) -> String {
        if *self { "on" } else { "off" }.to_owned()
    }

    fn from_word(word: &str) -> Result<bool, ParseError> {
        match word {
            "on" => Ok(true),
            "off" => Ok(false),
            _ => Err(ParseError::new("on or off", word)),
        }
    }
}

/// A whole number between two bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize, JsonSchema, TS)]
#[ts(as = "i32")]
#[schemars(inline)]
#[serde(try_from = "i32", into = "i32")]
pub struct Number<const MIN: i32, const MAX: i32>(i32);

impl<const MIN: i32, const MAX: i32> Number<MIN, MAX> {
    /// None where it is out of bounds.
    ///
    /// ```
    /// use ludo::{Number, Setting};
    ///
    /// let seconds = Number::<5, 60>::from_word("20").unwrap();
    /// assert_eq!((seconds.get(), seconds.to_word()), (20, "20".to_owned()));
    /// assert!(Number::<5, 60>::from_word("90").is_err() && Number::<5, 60>::new(90).is_none());
    /// ```
    pub const fn new(number: i32) -> Option<Self> {
        if MIN <= number && number <= MAX {
            Some(Number(number))
        } else {
            None
        }
    }

    /// The number.
    pub const fn get(self) -> i32 {
        self.0
    }
}

impl<const MIN: i32, const MAX: i32> TryFrom<i32> for Number<MIN, MAX> {
    type Error = ParseError;

    fn try_from(number: i32) -> Result<Self, ParseError> {
        Self::new(number).ok_or_else(|| ParseError::new(format!("a number from {MIN} to {MAX}"), &number.to_string()))
    }
}

impl<const MIN: i32, const MAX: i32> From<Number<MIN, MAX>> for i32 {
    fn from(number: Number<MIN, MAX>) -> i32 {
        number.0
    }
}

impl<const MIN: i32, const MAX: i32> Setting for Number<MIN, MAX> {
    fn values() -> Values {
        Values::Number { min: MIN, max: MAX }
    }

    fn to_word(&self) -> String {
        self.0.to_string()
    }

    fn from_word(word: &str) -> Result<Self, ParseError> {
        let number = i32::from_str(word).ok().filter(|number| number.to_string() == word);
        number
            .and_then(Self::new)
            .ok_or_else(|| ParseError::new(format!("a number from {MIN} to {MAX}"), word))
    }
}

/// Declares an enum that an option can have, each variant with its word.
///
/// ```
/// use ludo::Setting;
///
/// ludo::setting_words! {
///     /// What is counted in the end.
///     pub enum Count { Dots = "dots", Pieces = "pieces" }
/// }
/// assert_eq!(Count::from_word("pieces"), Ok(Count::Pieces));
/// assert!(Count::from_word("points").is_err(), "one of dots pieces");
/// ```
#[macro_export]
macro_rules! setting_words {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$vmeta:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, schemars::JsonSchema, ts_rs::TS)]
        pub enum $name { $($(#[$vmeta])* #[serde(rename = $word)] $variant),+ }

        impl $crate::Setting for $name {
            fn values() -> $crate::Values {
                $crate::Values::Choice { values: &[$($word),+] }
            }

            fn to_word(&self) -> String {
                match self { $($name::$variant => $word),+ }.to_owned()
            }

            fn from_word(word: &str) -> Result<$name, $crate::ParseError> {
                match word {
                    $($word => Ok($name::$variant),)+
                    _ => Err($crate::ParseError::new(concat!("one of", $(" ", $word),+), word)),
                }
            }
        }
    };
}

/// Declares a game's options: `field: Type = default, "key", "RULE-ID";`. An option of some forms of play only says of which:
/// `…, "RULE-ID", of(Form::Tower | Form::Line);`, patterns of the first option, by which the form is chosen.
///
/// ```
/// use ludo::{Number, Settings};
///
/// ludo::settings! {
///     /// What a table may agree on.
///     pub struct Options {
///         hand: Number<2, 6> = Number::new(4).unwrap(), "hand", "SUMMIT-2";
///         open: bool = false, "open", "SUMMIT-6";
///     }
/// }
/// assert_eq!(Options::from_text("hand=5").unwrap().hand.get(), 5);
/// assert!(Options::from_text("hand=7").is_err(), "a number from 2 to 6");
/// ```
#[macro_export]
macro_rules! settings {
    ($(#[$meta:meta])* pub struct $name:ident {}) => {
        $crate::settings! { @ $(#[$meta])* pub struct $name {} {
            fn belongs(&self, _: &str) -> bool {
                true
            }
        } }
    };
    ($(#[$meta:meta])* pub struct $name:ident {
        $(#[$form_meta:meta])* $form:ident: $form_type:ty = $form_default:expr, $form_key:literal, $form_rule:literal;
        $($(#[$fmeta:meta])* $field:ident: $type:ty = $default:expr, $key:literal, $rule:literal $(, of($of:pat))?;)*
    }) => {
        $crate::settings! { @ $(#[$meta])* pub struct $name {
            $(#[$form_meta])* $form: $form_type = $form_default, $form_key, $form_rule;
            $($(#[$fmeta])* $field: $type = $default, $key, $rule;)*
        } {
            fn belongs(&self, key: &str) -> bool {
                match key {
                    $($($key => matches!(self.$form, $of),)?)*
                    _ => true,
                }
            }
        } }
    };
    (@ $(#[$meta:meta])* pub struct $name:ident {
        $($(#[$fmeta:meta])* $field:ident: $type:ty = $default:expr, $key:literal, $rule:literal;)*
    } { $($belongs:tt)* }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize, schemars::JsonSchema, ts_rs::TS)]
        #[serde(deny_unknown_fields)]
        pub struct $name { $($(#[$fmeta])* #[serde(rename = $key)] pub $field: $type),* }

        impl Default for $name {
            fn default() -> $name {
                $name { $($field: $default),* }
            }
        }

        impl $crate::Settings for $name {
            fn specs() -> Vec<$crate::OptionSpec> {
                let defaults = $name::default();
                vec![$($crate::OptionSpec {
                    key: $key,
                    rule: $rule,
                    values: <$type as $crate::Setting>::values(),
                    default: $crate::Setting::to_word(&defaults.$field),
                }),*]
            }

            fn get(&self, key: &str) -> Option<String> {
                match key {
                    $($key => Some($crate::Setting::to_word(&self.$field)),)*
                    _ => None,
                }
            }

            fn set(&mut self, key: &str, value: &str) -> Result<(), $crate::BadOption> {
                match key {
                    $($key => $crate::Setting::from_word(value)
                        .map(|value| self.$field = value)
                        .map_err(|why| $crate::BadOption::Value { key: $key, why }),)*
                    _ => Err($crate::BadOption::Unknown(key.to_owned())),
                }
            }

            $($belongs)*
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    setting_words! {
        pub enum Goes { Left = "left", Right = "right" }
    }

    settings! {
        pub struct Options {
            loud: bool = false, "loud", "TEST-1";
            goes: Goes = Goes::Left, "goes", "TEST-2";
            rounds: Number<1, 4> = Number::new(2).unwrap(), "rounds", "TEST-3";
        }
    }

    settings! {
        pub struct OfTwoForms {
            goes: Goes = Goes::Left, "goes", "TEST-2";
            rounds: Number<1, 4> = Number::new(2).unwrap(), "rounds", "TEST-3", of(Goes::Right);
        }
    }

    #[test]
    fn what_belongs_to_another_form_of_play_is_not_in_use() {
        let text = |text: &str| OfTwoForms::from_text(text).unwrap().in_use();
        assert_eq!(text("rounds=4"), "goes=left");
        assert_eq!(text("goes=right rounds=4"), "goes=right rounds=4");
    }

    #[test]
    fn options_are_text_and_back() {
        let options = Options::from_text("goes=right rounds=4").unwrap();
        assert_eq!(options.to_text(), "loud=off goes=right rounds=4");
        assert_eq!(Options::from_text(&options.to_text()), Ok(options.clone()));
        assert_eq!(Options::from_map(&options.to_map()), Ok(options));
    }

    #[test]
    fn wrong_options_are_named() {
        assert_eq!(Options::from_text("quiet=on"), Err(BadOption::Unknown("quiet".into())));
        for wrong in [
            "loud",
            "loud=",
            "=on",
            " loud=on",
            "loud=on  goes=left",
            "loud=on\u{a0}goes=left",
            "loud=on\tgoes=left",
            "loud=on loud=on",
        ] {
            assert!(
                matches!(Options::from_text(wrong), Err(BadOption::Form(_))),
                "{wrong:?}"
            );
        }
        for wrong in ["loud=yes", "goes=up", "rounds=5", "rounds=+2", "rounds=02"] {
            assert!(
                matches!(Options::from_text(wrong), Err(BadOption::Value { .. })),
                "{wrong}"
            );
        }
    }

    #[test]
    fn a_wrong_option_has_a_place_and_one_rule() {
        for (text, place) in [("goes=left loud=yes", 15), ("loud=on quiet=on", 8), ("loud=on x", 8)] {
            let why = Options::from_text(text).expect_err(text).unreadable(text);
            assert_eq!(why.chars_before(text), place, "{why}");
            assert_eq!(why.to_string().matches("HOUSE-NOTATION").count(), 1, "{why}");
        }
    }

    #[test]
    fn specs_say_what_can_be_chosen() {
        let specs = Options::specs();
        assert_eq!(
            specs[1].values,
            Values::Choice {
                values: &["left", "right"]
            }
        );
        assert_eq!(
            (specs[2].default.as_str(), &specs[2].values),
            ("2", &Values::Number { min: 1, max: 4 })
        );
    }
}
