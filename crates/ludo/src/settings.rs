//! A game's options: declared once, and from that the text form, the choices on the page and the defaults.

use std::{collections::BTreeMap, fmt::Debug, str::FromStr};

use serde::{Serialize, Serializer, de::DeserializeOwned};
use ts_rs::TS;

use crate::ParseError;

/// One option as people choose it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct OptionSpec {
    pub key: &'static str,
    /// The rule or ruling that allows it.
    pub rule: &'static str,
    pub values: Values,
    pub default: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Values {
    /// `on` or `off`.
    Flag,
    Choice {
        values: &'static [&'static str],
    },
    Number {
        min: i32,
        max: i32,
    },
}

/// Options under a name, for people who do not want to choose one by one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Preset {
    pub id: &'static str,
    /// Only what differs from the defaults.
    #[serde(serialize_with = "as_map")]
    #[ts(type = "{ [key: string]: string }")]
    pub settings: &'static [(&'static str, &'static str)],
}

pub(crate) fn as_map<S: Serializer>(settings: &[(&str, &str)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(settings.iter().copied())
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadOption {
    #[error("there is no option {0:?}")]
    Unknown(String),
    #[error("option {key}: {why}")]
    Value { key: &'static str, why: ParseError },
    #[error("options are written key=value, not {0:?}")]
    Form(String),
}

/// The options of a game; made by the [`settings!`](crate::settings) macro.
pub trait Settings: Clone + Debug + PartialEq + Default + Serialize + DeserializeOwned + Send + Sync + 'static {
    fn specs() -> Vec<OptionSpec>;
    fn get(&self, key: &str) -> Option<String>;
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

    /// The defaults, changed by what stands there.
    fn from_text(text: &str) -> Result<Self, BadOption> {
        let mut options = Self::default();
        for word in text.split_whitespace() {
            let (key, value) = word.split_once('=').ok_or_else(|| BadOption::Form(word.to_owned()))?;
            options.set(key, value)?;
        }
        Ok(options)
    }

    fn from_map(map: &BTreeMap<String, String>) -> Result<Self, BadOption> {
        let mut options = Self::default();
        for (key, value) in map {
            options.set(key, value)?;
        }
        Ok(options)
    }

    fn to_map(&self) -> BTreeMap<String, String> {
        Self::specs()
            .into_iter()
            .filter_map(|spec| Some((spec.key.to_owned(), self.get(spec.key)?)))
            .collect()
    }
}

/// A type that an option can have: one word as text, and the words it can be.
pub trait Setting: Sized {
    fn values() -> Values;
    fn to_word(&self) -> String;
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize, TS)]
#[ts(as = "i32")]
#[serde(try_from = "i32", into = "i32")]
pub struct Number<const MIN: i32, const MAX: i32>(i32);

impl<const MIN: i32, const MAX: i32> Number<MIN, MAX> {
    pub const fn new(number: i32) -> Option<Self> {
        if MIN <= number && number <= MAX {
            Some(Number(number))
        } else {
            None
        }
    }

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
#[macro_export]
macro_rules! setting_words {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$vmeta:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, ts_rs::TS)]
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
        #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize, ts_rs::TS)]
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
                    $($key => {
                        self.$field = $crate::Setting::from_word(value)
                            .map_err(|why| $crate::BadOption::Value { key: $key, why })?;
                    })*
                    _ => return Err($crate::BadOption::Unknown(key.to_owned())),
                }
                Ok(())
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
        assert_eq!(Options::from_text("loud"), Err(BadOption::Form("loud".into())));
        for wrong in ["loud=yes", "goes=up", "rounds=5", "rounds=+2", "rounds=02"] {
            assert!(
                matches!(Options::from_text(wrong), Err(BadOption::Value { .. })),
                "{wrong}"
            );
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
