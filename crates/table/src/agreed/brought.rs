//! Bots that people bring along: they play over a line as persons do, and are none.

use ludo::{Seat, SeatSet};

use super::{
    Agreed, OTHERS_WAIT,
    place::{Place, Sits, digest, is_told_apart},
};
use crate::{
    PICTURES, check_guest,
    wire::{Away, Bring, Guest, Problem, SeatKey},
};

/// A bot that was brought along is known by its face, whatever it is called. No guest can choose it.
const BOT_PICTURE: &str = "robot";

impl Agreed {
    /// A bot that somebody brings along takes a free seat: at an open table it has no name, as nobody there has.
    pub(crate) fn bring(&mut self, by: Seat, wish: &Bring, token: String) -> Result<SeatKey, Problem> {
        let named = Guest {
            name: wish.name.clone(),
            picture: PICTURES[0].to_owned(),
            child: false,
        };
        let guest = Guest {
            picture: BOT_PICTURE.to_owned(),
            ..is_told_apart(check_guest(&named)?, &self.places)?
        };
        let seat = self.free_seat(wish.seat)?;
        self.places[seat.index()] = Place {
            token: digest(&token),
            of: self.places[by.index()].of.clone(),
            ..Place::new(Sits::Brought { guest, by })
        };
        Ok(SeatKey { seat, token })
    }

    /// Seats that are played over a line: by persons, and by bots that they brought along.
    pub(crate) fn on_the_line(&self) -> SeatSet {
        self.having(|place| place.guest().is_some())
    }

    /// Who gave its key to the bot that was brought along to this seat.
    pub(crate) fn brought_by(&self, seat: Seat) -> Option<Seat> {
        self.places[seat.index()].brought_by()
    }

    /// What happens when the line of this seat is lost. Nobody is asked about a bot, nor waits long for it.
    pub(crate) fn away_at(&self, seat: Seat) -> Away {
        match self.brought_by(seat) {
            Some(_) => OTHERS_WAIT,
            None => self.away(),
        }
    }

    /// No person has a key to any of its seats: bots that were brought along do not wait for anybody.
    pub(crate) fn is_deserted(&self) -> bool {
        self.having(|place| place.is_person() && !place.token.is_empty())
            .is_empty()
    }
}
