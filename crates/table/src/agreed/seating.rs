//! Before the game: who takes which seat, and who may.

use ludo::{Nonce, Seat, SeatSet, Strength};

use super::{
    Agreed, Origin,
    place::{Place, Sits, digest, is_told_apart},
};
use crate::{
    Now, check_guest, problem,
    wire::{Guest, Problem, SeatKey, SitDown},
};

/// Two of one household may sit down at an open table, on devices of their own.
const SEATS_PER_HOUSEHOLD: usize = 2;

impl Agreed {
    /// Somebody takes a free seat.
    pub(crate) fn sit(&mut self, sit: SitDown, me: &Guest, token: String) -> Result<SeatKey, Problem> {
        let guest = is_told_apart(check_guest(sit.guest.as_ref().unwrap_or(me))?, &self.places)?;
        let free = self.having(|place| place.sits == Sits::Nobody);
        let wanted = free.iter().find(|seat| sit.seat.is_none_or(|wanted| wanted == *seat));
        let seat = wanted.ok_or_else(|| problem("seat-taken", "this seat is not free"))?;
        let place = &mut self.places[seat.index()];
        place.sits = Sits::Person(guest);
        place.token = digest(&token);
        self.elsewhere = true;
        Ok(SeatKey { seat, token })
    }

    /// Nobody comes to this seat by its key any more. Before the game it is free again.
    pub(crate) fn give_key_back(&mut self, seat: Seat) {
        let place = &mut self.places[seat.index()];
        if self.started.is_none() {
            *place = Place::new(Sits::Nobody);
        }
        place.token.clear();
    }

    /// Seats that somebody has a key to.
    pub(crate) fn held(&self) -> SeatSet {
        self.having(|place| !place.token.is_empty())
    }

    /// Two change places; whoever set the table up still has.
    pub(crate) fn swap(&mut self, one: Seat, other: Seat) {
        self.places.swap(one.index(), other.index());
        self.host = match self.host {
            host if host == one => other,
            host if host == other => one,
            host => host,
        };
    }

    /// One seat for each guest, and not many for one household, since guests are easily made.
    pub(crate) fn has_room_for(&self, from: &Origin) -> Result<(), Problem> {
        let from = self.digests(from);
        let known = || self.places.iter().filter_map(|place| place.from.as_ref());
        let at_home = known().filter(|other| other.household == from.household).count();
        if self.one_seat_each() && (at_home >= SEATS_PER_HOUSEHOLD || known().any(|other| other.guest == from.guest)) {
            return Err(problem("one-seat-each", "at an open table everybody takes one seat"));
        }
        Ok(())
    }

    /// False where it does not matter.
    pub(crate) fn came_from(&mut self, seat: Seat, from: &Origin) -> bool {
        let matters = self.one_seat_each();
        if matters {
            self.places[seat.index()].from = Some(self.digests(from));
        }
        matters
    }

    /// Whoever reads the disk does not read addresses, nor who sat at which tables.
    fn digests(&self, from: &Origin) -> Origin {
        let hidden = |text: &str| digest(&format!("{} {text}", self.seed));
        Origin {
            guest: hidden(&from.guest),
            household: hidden(&from.household),
        }
    }

    /// Bots take the free seats, and those of people who were expected and have never come. Who was here and has
    /// lost her line keeps her seat: she is stood in for, and comes back to it.
    pub(crate) fn fill(&mut self, strength: Strength) {
        for place in self.places.iter_mut().filter(|place| !place.is_ready()) {
            *place = Place::new(Sits::Bot(strength));
        }
    }

    pub(crate) fn needs_nonce(&self, seat: Seat) -> bool {
        self.started.is_none() && self.places[seat.index()].nonce.is_none()
    }

    pub(crate) fn add_nonce(&mut self, seat: Seat, nonce: Nonce) {
        self.places[seat.index()].nonce = Some(nonce);
    }

    /// Every seat is filled, and every person's device has added its nonce.
    pub(crate) fn is_ready(&self) -> bool {
        self.started.is_none() && self.places.iter().all(Place::is_ready)
    }

    pub(crate) fn begin(&mut self, now: Now) {
        self.started = Some(now);
        self.places.iter_mut().for_each(|place| place.from = None);
    }
}
