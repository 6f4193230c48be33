//! Whose seats these are to the house: what a guest asks for, and what is forgotten of her when she wants that.

use ludo::{Seat, SeatSet};

use super::{Agreed, place::Sits};

/// Is this the mark of the guest who asks?
pub type IsHers<'a> = &'a dyn Fn(&str) -> bool;

impl Agreed {
    pub(crate) fn mark(&mut self, seat: Seat, mark: String) {
        self.places[seat.index()].of = Some(mark);
    }

    /// Seats that her device has taken: her own, those of who plays beside her on it, and of bots that she has brought along.
    pub fn seats_of(&self, is_hers: IsHers) -> SeatSet {
        self.having(|place| place.of.as_deref().is_some_and(is_hers))
    }

    /// Nobody can tell any more who sat here, nor comes back to it.
    pub(crate) fn forget(&mut self, seat: Seat) {
        let place = &mut self.places[seat.index()];
        if let Sits::Person(guest) | Sits::Brought { guest, .. } = &mut place.sits {
            guest.name.clear();
            guest.child = false;
        }
        (place.of, place.from) = (None, None);
        self.give_key_back(seat);
        // Only she has a seat there. What is put in place of her number is nobody's, and no other table's.
        if let Some(challenge) = &mut self.challenge {
            challenge.guest.clone_from(&self.id);
        }
    }
}
