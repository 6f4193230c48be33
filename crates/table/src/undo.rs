//! Taking back: a wish, those who are asked, and what becomes of it.

use ludo::{Note, Seat, SeatSet, Seats};

use crate::{Conn, Now, Out, Table, UndoWish, live::numbers, refusal, wire::FromHouse};

impl Table {
    pub(crate) fn wish_undo(&mut self, conn: Conn, seat: Seat, now: Now, out: &mut Out) {
        let Some(line) = self.play.as_ref().and_then(|play| play.withdrawable(seat)) else {
            let (after, refusal) = (None, refusal("HOUSE-UNDO", "refusal-cannot-undo"));
            return out.sends.push((conn, FromHouse::Refused { seat, after, refusal }));
        };
        // Those on the same device sit side by side and can talk; the others are asked, unless one of ours stands in.
        let mine = self.held_by(conn);
        let asked = |seat: &Seat| self.places[seat.index()].is_person() && self.places[seat.index()].away.is_none();
        let others = Seats::new(self.places.len())
            .iter()
            .filter(|seat| !mine.contains(*seat));
        let ask: SeatSet = others.filter(asked).collect();
        self.wish = Some(UndoWish { seat, line, ask });
        self.settle_wish(now, out);
    }

    /// A page that comes (back) while a wish is open hears of it too.
    pub(crate) fn ask_again(&self, conn: Conn, out: &mut Out) {
        if let Some(wish) = self.wish {
            out.sends.push((
                conn,
                FromHouse::UndoAsked {
                    seat: wish.seat,
                    ask: numbers(wish.ask),
                },
            ));
        }
    }

    pub(crate) fn consent(&mut self, seat: Seat, yes: bool, now: Now, out: &mut Out) {
        let Some(wish) = self.wish.filter(|wish| wish.ask.contains(seat)) else {
            return;
        };
        if yes {
            self.wish = Some(UndoWish {
                ask: wish.ask.without(seat),
                ..wish
            });
            self.settle_wish(now, out);
        } else {
            self.drop_wish(out);
        }
    }

    pub(crate) fn settle_wish(&mut self, now: Now, out: &mut Out) {
        let Some(wish) = self.wish else { return };
        if !wish.ask.is_empty() {
            let ask = numbers(wish.ask);
            return self.to_all(out, || FromHouse::UndoAsked {
                seat: wish.seat,
                ask: ask.clone(),
            });
        }
        self.wish = None;
        self.to_all(out, || FromHouse::UndoAnswered {
            seat: wish.seat,
            granted: true,
        });
        self.note(wish.seat, Note::Undo(wish.line), now, out);
    }

    pub(crate) fn drop_wish(&mut self, out: &mut Out) {
        if let Some(wish) = self.wish.take() {
            self.to_all(out, || FromHouse::UndoAnswered {
                seat: wish.seat,
                granted: false,
            });
        }
    }
}
