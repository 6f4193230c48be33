//! What people are asked to agree to: that somebody takes back, that a bot plays for who is away, that two change seats.

use ludo::{Note, Seat, SeatSet};

use crate::{
    Conn, Now, Out, Table,
    live::numbers,
    problem, refusal,
    wire::{FromHouse, Matter, Phase, Problem, Seq},
};

/// What is to be done if all agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Then {
    TakeBack(Seq),
    StandIn,
    SwapWith(Seat),
}

/// Somebody would like something, or it is about her.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wish {
    seat: Seat,
    then: Then,
    /// Who has not answered yet.
    ask: SeatSet,
    /// Somebody has said yes.
    agreed: bool,
}

impl Wish {
    fn new(seat: Seat, then: Then, ask: SeatSet) -> Wish {
        let agreed = false;
        Wish {
            seat,
            then,
            ask,
            agreed,
        }
    }

    fn about(&self) -> Matter {
        match self.then {
            Then::TakeBack(_) => Matter::Undo,
            Then::StandIn => Matter::StandIn,
            Then::SwapWith(_) => Matter::Swap,
        }
    }

    fn asked(&self) -> FromHouse {
        FromHouse::Asked {
            about: self.about(),
            seat: self.seat,
            ask: numbers(self.ask),
        }
    }
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
        self.going.wishes.retain(|wish| wish.about() != Matter::Undo);
        self.going.wishes.push(Wish::new(seat, Then::TakeBack(line), ask));
        self.settle_wishes(now, out);
    }

    /// Somebody is away, and those who are here decide whether they wait on. A "no" is for as long as they waited before.
    pub(crate) fn ask_for_stand_in(&mut self, seat: Seat, now: Now, out: &mut Out) {
        let company = &self.going.company;
        let persons = self.agreed.persons();
        let ask: SeatSet = persons.iter().filter(|other| company.here().contains(*other)).collect();
        self.going.wishes.push(Wish::new(seat, Then::StandIn, ask));
        self.settle_wishes(now, out);
    }

    /// Is this being asked about her already?
    pub(crate) fn is_asked(&self, about: Matter, seat: Seat) -> bool {
        self.wish(about, Some(seat)).is_some()
    }

    pub(crate) fn wish_swap(
        &mut self,
        conn: Conn,
        seat: Seat,
        with: Seat,
        now: Now,
        out: &mut Out,
    ) -> Result<(), Problem> {
        if self.phase() != Phase::Gathering {
            return Err(problem(
                "already-playing",
                "this table has begun: everybody keeps her seat",
            ));
        }
        if self.agreed.evening().is_some() {
            return Err(problem("not-the-host", "an evening says who sits where"));
        }
        if !self.agreed.seats().contains(with) {
            return Err(problem("bad-seats", "there is no such seat"));
        }
        if !self.agreed.persons().contains(with) || self.held_by(conn).contains(with) {
            self.swap(seat, with, now, out);
            return Ok(());
        }
        self.going
            .wishes
            .retain(|wish| wish.about() != Matter::Swap || wish.seat != seat);
        self.going
            .wishes
            .push(Wish::new(seat, Then::SwapWith(with), SeatSet::one(with)));
        self.settle_wishes(now, out);
        Ok(())
    }

    /// A page that comes (back) while something is asked hears of it too.
    pub(crate) fn ask_again(&self, conn: Conn, out: &mut Out) {
        for wish in &self.going.wishes {
            out.tell(conn, wish.asked());
        }
    }

    pub(crate) fn consent(&mut self, seat: Seat, yes: bool, to: (Matter, Option<Seat>), now: Now, out: &mut Out) {
        let asked = self.wish(to.0, to.1);
        let Some(place) = asked.filter(|place| self.going.wishes[*place].ask.contains(seat)) else {
            return;
        };
        if yes {
            let wish = &mut self.going.wishes[place];
            (wish.ask, wish.agreed) = (wish.ask.without(seat), true);
            self.settle_wishes(now, out);
        } else {
            let wish = self.going.wishes.remove(place);
            self.answer(wish, false, out);
            if wish.then == Then::StandIn {
                self.going.company.wait_on(wish.seat, now);
            }
        }
    }

    fn wish(&self, about: Matter, whose: Option<Seat>) -> Option<usize> {
        let this = |wish: &Wish| wish.about() == about && whose.is_none_or(|seat| seat == wish.seat);
        self.going.wishes.iter().position(this)
    }

    /// She is stood in for: then she is not asked.
    pub(crate) fn ask_no_longer(&mut self, seat: Seat, now: Now, out: &mut Out) {
        let asked = |wish: &&mut Wish| wish.ask.contains(seat);
        let mut less = false;
        for wish in self.going.wishes.iter_mut().filter(asked) {
            (wish.ask, less) = (wish.ask.without(seat), true);
        }
        if less {
            self.settle_wishes(now, out);
        }
    }

    /// Whether a bot plays for somebody is for those to say who are here.
    pub(crate) fn ask_who_is_here(&mut self, now: Now, out: &mut Out) {
        let here = self.going.company.here();
        let mut less = false;
        for wish in self.going.wishes.iter_mut().filter(|wish| wish.then == Then::StandIn) {
            let ask: SeatSet = wish.ask.iter().filter(|seat| here.contains(*seat)).collect();
            less |= ask != wish.ask;
            wish.ask = ask;
        }
        if less {
            self.settle_wishes(now, out);
        }
    }

    /// What all have agreed to is done; the rest is asked.
    fn settle_wishes(&mut self, now: Now, out: &mut Out) {
        let settled = |wish: &mut Wish| wish.ask.is_empty();
        let granted: Vec<Wish> = self.going.wishes.extract_if(.., settled).collect();
        for wish in &self.going.wishes {
            self.to_all(out, wish.asked());
        }
        for wish in granted {
            // Who plays for somebody is decided by people, and never because none was left to ask.
            let granted = wish.agreed || wish.about() == Matter::Undo;
            self.answer(wish, granted, out);
            match wish.then {
                Then::TakeBack(line) => self.note(wish.seat, Note::Undo(line), now, out),
                Then::StandIn if granted => self.leave(wish.seat, now, out),
                Then::SwapWith(with) if granted => self.swap(wish.seat, with, now, out),
                Then::StandIn | Then::SwapWith(_) => {}
            }
        }
    }

    /// What can be no longer is wished for no longer: a move that others have built on, a bot for who is back, a seat of
    /// somebody who has gone elsewhere.
    pub(crate) fn drop_stale_wishes(&mut self, out: &mut Out) {
        let (play, company, persons) = (self.going.play.as_ref(), &self.going.company, self.agreed.persons());
        let stale = |wish: &mut Wish| match wish.then {
            Then::TakeBack(line) => play.and_then(|play| play.withdrawable(wish.seat)) != Some(line),
            Then::StandIn => company.lost_since(wish.seat).is_none(),
            Then::SwapWith(with) => play.is_some() || !persons.contains(with) || !persons.contains(wish.seat),
        };
        let stale: Vec<Wish> = self.going.wishes.extract_if(.., stale).collect();
        for wish in stale {
            self.answer(wish, false, out);
        }
    }

    /// These two have changed places: what was asked of them, or by them, was asked of somebody who sat there.
    pub(crate) fn forget_swaps(&mut self, seats: [Seat; 2], out: &mut Out) {
        let touched = |wish: &mut Wish| match wish.then {
            Then::SwapWith(with) => seats.contains(&wish.seat) || seats.contains(&with),
            Then::TakeBack(_) | Then::StandIn => false,
        };
        let gone: Vec<Wish> = self.going.wishes.extract_if(.., touched).collect();
        for wish in gone {
            self.answer(wish, false, out);
        }
    }

    fn answer(&self, wish: Wish, granted: bool, out: &mut Out) {
        let (about, seat) = (wish.about(), wish.seat);
        self.to_all(out, FromHouse::Answered { about, seat, granted });
    }
}
