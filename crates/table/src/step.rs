//! The table's step: whatever follows by itself from what has happened, and from time going by.

use ludo::{Awaits, Note, Seat, What, Who};

use crate::{AWAY_AFTER_MS, Now, Out, Table, wire::Phase};

impl Table {
    /// Something has happened, or the time has come: what is due is done, chance answers, bots are asked, and the house is
    /// told when to wake the table again.
    pub(crate) fn go_on(&mut self, now: Now, out: &mut Out) {
        self.do_what_is_due(now, out);
        if self.going.company.pages().is_empty() {
            return self.going.bots.rest(); // nobody looks
        }
        out.save |= self.agreed.note_seen(now);
        if self.phase() != Phase::Playing {
            return;
        }
        self.ask_chance(now, out);
        self.ask_bots(out);
        out.wake = self.next_due().map(|due| due.max(now));
    }

    pub(crate) fn do_what_is_due(&mut self, now: Now, out: &mut Out) {
        let all = [
            Table::unseal,
            Table::act_on_plans,
            Table::replace_the_lost,
            Table::close_the_window,
            Table::replace_the_late,
        ];
        for due in all {
            // Each may have ended the game.
            if self.phase() == Phase::Playing {
                due(self, now, out);
            }
        }
    }

    /// When something is due that nobody sends.
    fn next_due(&self) -> Option<Now> {
        let lost = self.lost().map(|(_, since)| since + AWAY_AFTER_MS).min();
        let all = [
            self.going.sealed.as_ref().map(|sealed| sealed.due),
            self.going.bots.next_plan(),
            lost,
            self.closes(),
            self.clock_runs_out(),
        ];
        all.into_iter().flatten().min()
    }

    // ------------------------------------------------------------------------------------- whose line is lost

    /// Persons whose line is lost, and since when; nobody, if no person is here who could wait for them.
    fn lost(&self) -> impl Iterator<Item = (Seat, Now)> {
        let (persons, company) = (self.agreed.persons(), &self.going.company);
        let waits = persons.iter().any(|seat| company.here().contains(seat));
        let lost = persons.iter().filter(move |_| waits);
        lost.filter_map(|seat| Some((seat, company.lost_since(seat)?)))
    }

    fn replace_the_lost(&mut self, now: Now, out: &mut Out) {
        let long_gone = self.lost().filter(|(_, since)| now >= since + AWAY_AFTER_MS);
        for (seat, _) in long_gone.collect::<Vec<_>>() {
            self.note(seat, Note::Leave, now, out);
        }
    }

    // ------------------------------------------------------------------------------------ whose time runs out

    /// When the window that the game awaits closes.
    pub(crate) fn closes(&self) -> Option<Now> {
        match self.going.play.as_ref()?.awaits() {
            Awaits::Seats { until, .. } => until.map(|until| self.when(until)),
            Awaits::Chance | Awaits::Nothing => None,
        }
    }

    fn close_the_window(&mut self, now: Now, out: &mut Out) {
        if self.closes().is_some_and(|closes| now >= closes) {
            let line = self.line(Who::Clock, What::Game("time".into()), now);
            self.play_on(vec![line], now, out)
                .expect("a window that is due can be closed");
        }
    }

    /// When the clock of the present decision runs out. A window has a clock of its own: who lets it pass has decided.
    pub(crate) fn clock_runs_out(&self) -> Option<Now> {
        let seconds = self.agreed.move_seconds().filter(|_| self.closes().is_none())?;
        self.awaited_persons().next()?;
        Some(self.going.asked + Now::from(seconds) * 1000)
    }

    fn replace_the_late(&mut self, now: Now, out: &mut Out) {
        if self.clock_runs_out().is_some_and(|due| now >= due) {
            for seat in self.awaited_persons().collect::<Vec<_>>() {
                self.note(seat, Note::Late, now, out);
            }
        }
    }

    fn awaited_persons(&self) -> impl Iterator<Item = Seat> {
        let who = self.going.play.as_ref().map(|play| play.awaits().who());
        let who = who.into_iter().flat_map(|who| who.iter());
        who.filter(|seat| self.bot_at(*seat).is_none())
    }
}
