//! A seat as the table keeps it.

use std::{fmt::Display, str::FromStr};

use ludo::{Nonce, ParseError, Seat, Strength};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use sha2::{Digest, Sha256};

use crate::{
    guest::looks_like,
    problem,
    wire::{Guest, Problem},
};

/// A seat at the table and the right to it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Place {
    pub(super) sits: Sits,
    /// SHA-256 of the token whose holder has this seat, in hex: who reads the disk cannot sit down. Empty: nobody has it.
    pub(super) token: String,
    /// What the device adds to the table's chance; the first before the start counts.
    #[serde(with = "text_if_any")]
    pub(super) nonce: Option<Nonce>,
    /// The fastest round trip of this seat's line in this game, where that matters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) fastest_ms: Option<u32>,
    /// Where she comes from, as long as others may sit down and everybody takes one seat. Digests that say nothing elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) from: Option<Origin>,
    /// By which the house finds the seats of a guest who asks for them, or wants to be forgotten. It says nothing to anybody who
    /// does not know her number, and that stands nowhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) of: Option<String>,
}

/// Where somebody comes from: the guest that she is to the house, and her household.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    pub guest: String,
    pub household: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) enum Sits {
    Nobody,
    Person(Guest),
    Bot(Strength),
    /// A bot that somebody brought along: who sits there gave it its key.
    Brought {
        guest: Guest,
        by: Seat,
    },
}

/// Nobody sits down under a name that is read as that of somebody who sits there already.
pub(super) fn is_told_apart(guest: Guest, places: &[Place]) -> Result<Guest, Problem> {
    let is_like = |place: &Place| place.guest().is_some_and(|other| looks_like(&guest.name, &other.name));
    if places.iter().any(is_like) {
        let detail = "somebody at this table has a name that looks the same in other letters";
        return Err(problem("name-alike", detail));
    }
    Ok(guest)
}

impl Place {
    pub(super) fn new(sits: Sits) -> Place {
        Place {
            sits,
            token: String::new(),
            nonce: None,
            fastest_ms: None,
            from: None,
            of: None,
        }
    }

    pub(super) fn is_person(&self) -> bool {
        matches!(self.sits, Sits::Person(_))
    }

    pub(super) fn bot(&self) -> Option<Strength> {
        match self.sits {
            Sits::Bot(strength) => Some(strength),
            Sits::Person(_) | Sits::Brought { .. } | Sits::Nobody => None,
        }
    }

    /// Who gave its key to the bot that was brought along.
    pub(super) fn brought_by(&self) -> Option<Seat> {
        match self.sits {
            Sits::Brought { by, .. } => Some(by),
            Sits::Person(_) | Sits::Bot(_) | Sits::Nobody => None,
        }
    }

    /// Whoever plays here over a line: a person, or a bot that was brought along.
    pub(super) fn guest(&self) -> Option<&Guest> {
        match &self.sits {
            Sits::Person(guest) | Sits::Brought { guest, .. } => Some(guest),
            Sits::Bot(_) | Sits::Nobody => None,
        }
    }

    /// Nobody is waited for in order to begin.
    pub(super) fn is_ready(&self) -> bool {
        match self.sits {
            Sits::Nobody => false,
            Sits::Person(_) | Sits::Brought { .. } => self.nonce.is_some(),
            Sits::Bot(_) => true,
        }
    }
}

pub(super) fn digest(token: &str) -> String {
    hex::encode(Sha256::digest(token))
}

/// What has a text form is stored in it.
pub(super) mod text {
    use super::*;

    pub fn serialize<T: Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub fn deserialize<'a, T: FromStr<Err = ParseError>, D: Deserializer<'a>>(from: D) -> Result<T, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

pub(super) mod text_if_any {
    use super::*;

    pub fn serialize<T: Display, S: Serializer>(value: &Option<T>, to: S) -> Result<S::Ok, S::Error> {
        value.as_ref().map(ToString::to_string).serialize(to)
    }

    pub fn deserialize<'a, T: FromStr<Err = ParseError>, D: Deserializer<'a>>(from: D) -> Result<Option<T>, D::Error> {
        let text = Option::<String>::deserialize(from)?;
        text.map(|text| text.parse().map_err(D::Error::custom)).transpose()
    }
}
