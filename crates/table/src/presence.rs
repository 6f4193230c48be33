//! Who is here, who is stood in for, and when something is due that nobody sends.

use ludo::{Awaits, Note, Seat, Seats, What, Who};

use crate::{AWAY_AFTER_MS, MOST_RETURNS, Now, Out, Table, UndoWish, wire::Phase};

impl Table {
    /// Who is here is not lost; who is not here is lost from now on, if she was not already.
    /// After a restart everybody is lost until she is back, and the clock of the present decision begins anew.
    pub(crate) fn note_who_is_here(&mut self, now: Now) {
        let connected = self.connected();
        for (seat, place) in Seats::new(self.places.len()).iter().zip(&mut self.places) {
            if connected.contains(seat) || !place.is_person() {
                place.lost = None;
            } else if place.lost.is_none() {
                place.lost = Some(now);
            }
        }
        if self.asked == 0 {
            self.asked = now;
        }
    }

    /// When something is due that nobody sends: a lost person is stood in for, a clock runs out, a window closes.
    pub(crate) fn wake(&self, now: Now) -> Option<Now> {
        let lost = self
            .places
            .iter()
            .filter(|place| place.away.is_none())
            .filter_map(|place| place.lost);
        let lost = lost
            .min()
            .filter(|_| self.somebody_waits())
            .map(|lost| lost + AWAY_AFTER_MS);
        let planned = self.plans.iter().map(|plan| plan.at).min();
        let sealed = self.sealed.as_ref().map(|sealed| sealed.due);
        [self.closes(), lost, self.due(), planned, sealed]
            .into_iter()
            .flatten()
            .min()
            .map(|due| due.max(now))
    }

    /// When the window that the game awaits closes.
    pub(crate) fn closes(&self) -> Option<Now> {
        match self.play.as_ref()?.awaits() {
            Awaits::Seats { until, .. } => until.map(|until| self.started + until),
            Awaits::Chance | Awaits::Nothing => None,
        }
    }

    /// When the clock of the present decision runs out. A window has a clock of its own: who lets it pass has decided.
    pub(crate) fn due(&self) -> Option<Now> {
        let seconds = self.move_seconds.filter(|_| self.closes().is_none())?;
        let who = self.play.as_ref()?.awaits().who();
        let person = who.iter().any(|seat| self.places[seat.index()].bot().is_none());
        person.then_some(self.asked + Now::from(seconds) * 1000)
    }

    /// A person who is here: without one, nobody is replaced and nothing is decided.
    fn somebody_waits(&self) -> bool {
        self.connected()
            .iter()
            .any(|seat| self.places[seat.index()].is_person())
    }

    pub(crate) fn replace_the_lost(&mut self, now: Now, out: &mut Out) {
        if !self.somebody_waits() {
            return;
        }
        for seat in Seats::new(self.places.len()).iter() {
            let place = &self.places[seat.index()];
            if place.away.is_none() && place.lost.is_some_and(|lost| now >= lost + AWAY_AFTER_MS) {
                self.note(seat, Note::Leave, now, out);
            }
        }
    }

    pub(crate) fn replace_the_late(&mut self, now: Now, out: &mut Out) {
        let Some(play) = &self.play else { return };
        if let Awaits::Seats { until: Some(until), .. } = play.awaits()
            && now >= self.started + until
        {
            let line = self.line(Who::Clock, What::Game("time".into()), now);
            self.play_on(vec![line], now, out)
                .expect("a window that is due can be closed");
            return;
        }
        if self.due().is_some_and(|due| now >= due) {
            let who = play.awaits().who();
            for seat in who
                .iter()
                .filter(|seat| self.places[seat.index()].bot().is_none())
                .collect::<Vec<_>>()
            {
                self.note(seat, Note::Late, now, out);
            }
        }
    }

    pub(crate) fn leave(&mut self, seat: Seat, now: Now, out: &mut Out) {
        if self.phase() == Phase::Playing && self.places[seat.index()].away.is_none() {
            self.note(seat, Note::Leave, now, out);
        }
    }

    pub(crate) fn come_back(&mut self, seat: Seat, now: Now, out: &mut Out) {
        if self.phase() == Phase::Playing && self.places[seat.index()].returns < MOST_RETURNS {
            self.note(seat, Note::Back, now, out);
        }
    }

    pub(crate) fn note(&mut self, seat: Seat, note: Note, now: Now, out: &mut Out) {
        let leaves = matches!(note, Note::Leave | Note::Late);
        let line = self.line(Who::Seat(seat), What::House(note), now);
        self.play_on(vec![line], now, out)
            .expect("a note about a seat is always fit");
        // Whoever is stood in for is not asked.
        if let Some(wish) = self.wish.filter(|wish| leaves && wish.ask.contains(seat)) {
            self.wish = Some(UndoWish {
                ask: wish.ask.without(seat),
                ..wish
            });
            self.settle_wish(now, out);
        }
    }
}
