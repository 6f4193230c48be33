//! Taking back: a wish, those who are asked, and what becomes of it.

use ludo::{Note, Seat, SeatSet};

use crate::{
    Conn, Now, Out, Table,
    live::numbers,
    refusal,
    wire::{FromHouse, Seq},
};

/// Somebody would like to take her last move back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UndoWish {
    seat: Seat,
    line: Seq,
    /// Who has not answered yet.
    ask: SeatSet,
}

impl Table {
    pub(crate) fn wish_undo(&mut self, conn: Conn, seat: Seat, now: Now, out: &mut Out) {
        let play = self.going.play.as_ref().filter(|_| !self.is_given_up());
        let Some(line) = play.and_then(|play| play.withdrawable(seat)) else {
            let (after, refusal) = (None, refusal("HOUSE-UNDO", "refusal-cannot-undo"));
            return out.tell(conn, FromHouse::Refused { seat, after, refusal });
        };
        // Those on the same device sit side by side and can talk; the others are asked, unless a bot stands in.
        let mine = self.held_by(conn);
        let asked = |seat: &Seat| !mine.contains(*seat) && !self.going.company.is_away(*seat);
        let ask: SeatSet = self.agreed.persons().iter().filter(asked).collect();
        self.going.wish = Some(UndoWish { seat, line, ask });
        self.settle_wish(now, out);
    }

    /// A page that comes (back) while a wish is open hears of it too.
    pub(crate) fn ask_again(&self, conn: Conn, out: &mut Out) {
        if let Some(UndoWish { seat, ask, .. }) = self.going.wish {
            let ask = numbers(ask);
            out.tell(conn, FromHouse::UndoAsked { seat, ask });
        }
    }

    pub(crate) fn consent(&mut self, seat: Seat, yes: bool, now: Now, out: &mut Out) {
        let is_asked = self.going.wish.is_some_and(|wish| wish.ask.contains(seat));
        match (is_asked, yes) {
            (true, true) => self.ask_no_longer(seat, now, out),
            (true, false) => self.drop_wish(out),
            (false, _) => {}
        }
    }

    /// She agrees, or is stood in for: then she is not asked.
    pub(crate) fn ask_no_longer(&mut self, seat: Seat, now: Now, out: &mut Out) {
        if let Some(wish) = self.going.wish.as_mut().filter(|wish| wish.ask.contains(seat)) {
            wish.ask = wish.ask.without(seat);
            self.settle_wish(now, out);
        }
    }

    fn settle_wish(&mut self, now: Now, out: &mut Out) {
        let Some(UndoWish { seat, line, ask }) = self.going.wish else {
            return;
        };
        if !ask.is_empty() {
            let ask = numbers(ask);
            return self.to_all(out, FromHouse::UndoAsked { seat, ask });
        }
        self.going.wish = None;
        self.to_all(out, FromHouse::UndoAnswered { seat, granted: true });
        self.note(seat, Note::Undo(line), now, out);
    }

    /// What can be taken back no longer is wished for no longer.
    pub(crate) fn drop_stale_wish(&mut self, out: &mut Out) {
        let line = |seat| self.going.play.as_ref().and_then(|play| play.withdrawable(seat));
        if self.going.wish.is_some_and(|wish| line(wish.seat) != Some(wish.line)) {
            self.drop_wish(out);
        }
    }

    fn drop_wish(&mut self, out: &mut Out) {
        if let Some(UndoWish { seat, .. }) = self.going.wish.take() {
            self.to_all(out, FromHouse::UndoAnswered { seat, granted: false });
        }
    }
}
