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
        let seat = self.free_seat(sit.seat)?;
        let place = &mut self.places[seat.index()];
        place.sits = Sits::Person(guest);
        place.token = digest(&token);
        self.elsewhere = true;
        Ok(SeatKey { seat, token })
    }

    /// This one, or any.
    pub(super) fn free_seat(&self, wanted: Option<Seat>) -> Result<Seat, Problem> {
        let free = self.having(|place| place.sits == Sits::Nobody);
        let found = free.iter().find(|seat| wanted.is_none_or(|wanted| wanted == *seat));
        found.ok_or_else(|| problem("seat-taken", "this seat is not free"))
    }

    /// Nobody comes to this seat by its key any more. Before the game it is free again.
    pub(crate) fn give_key_back(&mut self, seat: Seat) {
        let place = &mut self.places[seat.index()];
        if self.started.is_none() {
            *place = Place::new(Sits::Nobody);
        }
        place.token.clear();
    }

    /// False where this key opens it already, or nobody's does.
    pub(crate) fn change_key(&mut self, seat: Seat, token: &str) -> bool {
        let (place, token) = (&mut self.places[seat.index()], digest(token));
        let changes = !place.token.is_empty() && place.token != token;
        if changes {
            place.token = token;
        }
        changes
    }

    /// Seats that somebody has a key to.
    pub(crate) fn held(&self) -> SeatSet {
        self.having(|place| !place.token.is_empty())
    }

    /// Two change places; whoever set the table up still has.
    pub(crate) fn swap(&mut self, one: Seat, other: Seat) {
        let moved = |seat| match seat {
            seat if seat == one => other,
            seat if seat == other => one,
            seat => seat,
        };
        self.places.swap(one.index(), other.index());
        self.host = moved(self.host);
        for place in &mut self.places {
            if let Sits::Brought { by, .. } = &mut place.sits {
                *by = moved(*by);
            }
        }
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

    /// Persons whose device has not come yet.
    pub(crate) fn missing(&self) -> SeatSet {
        self.having(|place| place.is_person() && !place.is_ready())
    }

    pub(crate) fn begin(&mut self, now: Now) {
        self.started = Some(now);
        self.places.iter_mut().for_each(|place| place.from = None);
    }
}
