//! A seat at the table and the right to it.

use ludo::{Millis, Nonce, Strength};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::wire::{Guest, Seq};

#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub sits: Sits,
    /// SHA-256 of the token whose holder has this seat, in hex. Empty: nobody has it.
    pub token: String,
    /// What the device adds to the table's chance; the first before the start counts.
    pub nonce: Option<Nonce>,
    /// A bot stands in, since this moment of the game.
    pub away: Option<Millis>,
    /// When the last socket of a person was lost.
    pub lost: Option<crate::Now>,
    /// How often she has come back.
    pub returns: u32,
    /// Her newest act in the log.
    pub acted: Seq,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum Sits {
    Nobody,
    Person(Guest),
    Bot(Strength),
}

impl Place {
    pub fn new(sits: Sits) -> Place {
        Place {
            sits,
            token: String::new(),
            nonce: None,
            away: None,
            lost: None,
            returns: 0,
            acted: 0,
        }
    }

    pub fn is_person(&self) -> bool {
        matches!(self.sits, Sits::Person(_))
    }

    pub fn gives_way_to(&self, token: &str) -> bool {
        !self.token.is_empty() && self.token == digest(token)
    }

    /// Who decides for this seat now, if it is a bot.
    pub fn bot(&self) -> Option<Strength> {
        match self.sits {
            Sits::Bot(strength) => Some(strength),
            Sits::Person(_) if self.away.is_some() => Some(crate::STAND_IN),
            Sits::Person(_) | Sits::Nobody => None,
        }
    }

    pub fn name(&self) -> String {
        match &self.sits {
            Sits::Person(guest) => guest.name.clone(),
            Sits::Bot(_) | Sits::Nobody => String::new(),
        }
    }
}

/// Tokens are kept as digests only: who reads the disk cannot sit down.
pub(crate) fn digest(token: &str) -> String {
    hex::encode(Sha256::digest(token))
}
