//! The table's step: whatever follows by itself from what has happened, and from time going by.

use ludo::{Awaits, Note, Seat, SeatSet, TIME_UP, What, Who};

use crate::{
    Now, Out, Table,
    wire::{AtZero, Away, Matter, Phase},
};

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
        self.tell_late(now, out);
    }

    /// The seed that others still played with: of a game that has ended meanwhile, or now does.
    fn tell_late(&mut self, now: Now, out: &mut Out) {
        let mut told = Vec::new();
        self.finish(now, &mut told, out);
        if !told.is_empty() {
            self.tell_news(told, now, out);
        }
    }

    /// When something is due that nobody sends.
    fn next_due(&self) -> Option<Now> {
        let lost = self.lost().filter_map(|(seat, since)| self.patience_ends(seat, since));
        let all = [
            self.going.sealed.as_ref().map(|sealed| sealed.due),
            self.going.bots.next_plan(),
            lost.min(),
            self.closes(),
            self.somebody_is_late(),
            self.agreed.same_luck_until(),
        ];
        all.into_iter().flatten().min()
    }

    // ------------------------------------------------------------------------------------- whose line is lost

    /// Whose line is lost, and since when; nobody, if no person is here who could wait for them.
    fn lost(&self) -> impl Iterator<Item = (Seat, Now)> {
        let company = &self.going.company;
        let is_here = |seat| company.here().contains(seat);
        let waits = company.somebody_is_lost() && self.agreed.persons().iter().any(is_here);
        let seats = waits.then(|| self.agreed.on_the_line());
        let seats = seats.into_iter().flat_map(SeatSet::iter);
        seats.filter_map(|seat| Some((seat, company.lost_since(seat)?)))
    }

    /// Until when this seat, whose line is lost since then, is waited for, as was agreed; None: there is nothing to be done.
    /// Friends are asked once, and only when they have to wait for her.
    fn patience_ends(&self, seat: Seat, since: Now) -> Option<Now> {
        match self.agreed.away_at(seat) {
            Away::Wait => None,
            Away::Bot { seconds } => Some(since + Now::from(seconds) * 1000),
            Away::Ask { seconds } => {
                let asks = self.is_awaited(seat) && !self.is_asked(Matter::StandIn, seat);
                asks.then_some(since + Now::from(seconds) * 1000)
            }
        }
    }

    fn replace_the_lost(&mut self, now: Now, out: &mut Out) {
        let is_over = |ends: Option<Now>| ends.is_some_and(|ends| now >= ends);
        let long_gone = self
            .lost()
            .filter(|(seat, since)| is_over(self.patience_ends(*seat, *since)));
        for (seat, _) in long_gone.collect::<Vec<_>>() {
            match self.agreed.away_at(seat) {
                Away::Ask { .. } => self.ask_for_stand_in(seat, now, out),
                Away::Bot { .. } | Away::Wait => self.note(seat, Note::Leave, now, out),
            }
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
            let line = self.line(Who::Clock, What::Game(TIME_UP.into()), now);
            self.play_on(vec![line], now, out)
                .expect("a window that is due can be closed");
        }
    }

    /// When the clock of the present decision runs out for somebody.
    pub(crate) fn clock_runs_out(&self) -> Option<Now> {
        self.awaited_persons().filter_map(|seat| self.runs_out_for(seat)).min()
    }

    /// The same, if the house does something about it.
    fn somebody_is_late(&self) -> Option<Now> {
        self.clock_runs_out().filter(|_| self.agreed.at_zero() == AtZero::Bot)
    }

    fn replace_the_late(&mut self, now: Now, out: &mut Out) {
        if self.somebody_is_late().is_none_or(|due| now < due) {
            return;
        }
        let late = |seat: &Seat| self.runs_out_for(*seat).is_some_and(|due| now >= due);
        for seat in self.awaited_persons().filter(late).collect::<Vec<_>>() {
            self.note(seat, Note::Late, now, out);
        }
    }

    fn is_awaited(&self, seat: Seat) -> bool {
        let play = self.going.play.as_ref();
        play.is_some_and(|play| play.awaits().who().contains(seat))
    }

    fn awaited_persons(&self) -> impl Iterator<Item = Seat> {
        let who = self.going.play.as_ref().map(|play| play.awaits().who());
        let who = who.into_iter().flat_map(|who| who.iter());
        who.filter(|seat| self.bot_at(*seat).is_none())
    }
}
