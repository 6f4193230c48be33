//! Coming and going: who is here, who is stood in for, and what stands about that in the log.

use ludo::{Note, Seat, Strength, What, Who};

use crate::{MOST_RETURNS, Now, Out, STAND_IN, Table, wire::Phase};

impl Table {
    /// Who decides for this seat now, if it is a bot.
    pub(crate) fn bot_at(&self, seat: Seat) -> Option<Strength> {
        let stands_in = self.going.company.is_away(seat).then_some(STAND_IN);
        self.agreed.bot(seat).or(stands_in)
    }

    /// After a restart everybody is lost until she is back, and the clock of the present decision begins anew.
    pub(crate) fn note_who_is_here(&mut self, now: Now) {
        self.going.company.note_who_is_here(self.agreed.on_the_line(), now);
        if self.going.asked == 0 {
            self.going.asked = now;
        }
    }

    /// Nobody plays a challenge for somebody else.
    fn is_a_challenge(&self) -> bool {
        self.agreed.challenge().is_some()
    }

    pub(crate) fn leave(&mut self, seat: Seat, now: Now, out: &mut Out) {
        if self.phase() == Phase::Playing && !self.going.company.is_away(seat) && !self.is_a_challenge() {
            self.note(seat, Note::Leave, now, out);
        }
    }

    /// She goes for good. Before the game her seat is free again; in the game a bot has it, and where nobody can come back
    /// it ends at once.
    pub(crate) fn quit(&mut self, seat: Seat, now: Now, out: &mut Out) {
        if self.is_a_challenge() {
            return; // it stays hers as long as she can play it
        }
        self.leave(seat, now, out);
        self.agreed.give_key_back(seat);
        self.are_gone(now, out);
    }

    /// Some have gone for good: their pages look on from now on.
    pub(crate) fn are_gone(&mut self, now: Now, out: &mut Out) {
        self.going.company.hold_only(self.agreed.held());
        self.drop_stale_wishes(out);
        out.save = true;
        let ends = self.agreed.is_deserted() && self.agreed.seed_may_be_told(now);
        if self.phase() == Phase::Playing && ends {
            self.tell_seed(now, out);
        }
        self.tell_table(out);
    }

    /// No person has a key to any of its seats.
    pub fn is_deserted(&self) -> bool {
        self.agreed.is_deserted()
    }

    /// Whoever was stood in for gets her seat back, so many times.
    pub(crate) fn come_back(&mut self, seat: Seat, now: Now, out: &mut Out) {
        if self.phase() == Phase::Playing && self.going.company.is_away(seat) && self.may_come_back(seat) {
            self.note(seat, Note::Back, now, out);
        }
    }

    pub(crate) fn may_come_back(&self, seat: Seat) -> bool {
        self.going.company.returns(seat) < MOST_RETURNS && !self.time_is_up(seat)
    }

    pub(crate) fn note(&mut self, seat: Seat, note: Note, now: Now, out: &mut Out) {
        let leaves = matches!(note, Note::Leave | Note::Late);
        let line = self.line(Who::Seat(seat), What::House(note), now);
        self.play_on(vec![line], now, out)
            .expect("a note about a seat is always fit");
        if leaves {
            self.ask_no_longer(seat, now, out);
        }
    }
}
