//! What happens at a table: a page says hello or sends a frame, a socket is gone, the time has come.

use ludo::{Seat, SeatSet, Strength, What, Who};

use crate::{
    Conn, Now, Out, Table, problem, refusal,
    wire::{About, Claim, FromHouse, Phase, Problem, Seq, ToHouse},
};

impl Table {
    /// A page opens its line, or opens it again.
    pub fn hello(&mut self, conn: Conn, since: Option<Seq>, claims: &[Claim], now: Now, out: &mut Out) {
        let held = self.claim(conn, claims, out);
        self.wake(now, out);
        self.going.company.join(conn, held);
        self.note_who_is_here(now);
        self.tell_table(out);
        self.drop_stale_wishes(out);
        match self.phase() {
            Phase::Gathering => {
                self.ask_again(conn, out);
                self.start_if_ready(now, out);
            }
            Phase::Playing | Phase::Over => {
                self.catch_up(conn, since, now, out);
                self.ask_again(conn, out);
                self.seal_again(conn, now, out);
                for seat in held.iter() {
                    self.come_back(seat, now, out);
                }
            }
        }
        self.go_on(now, out);
    }

    /// A page sends something.
    pub fn frame(&mut self, conn: Conn, frame: ToHouse, now: Now, out: &mut Out) {
        // Whatever comes after a window has closed finds it closed.
        self.do_what_is_due(now, out);
        let about = frame.about();
        if let Err(problem) = self.heed(conn, frame, now, out) {
            out.tell(conn, trouble(about, problem));
        }
        self.go_on(now, out);
    }

    fn heed(&mut self, conn: Conn, frame: ToHouse, now: Now, out: &mut Out) -> Result<(), Problem> {
        let held = self.held_by(conn);
        if let Some(seat) = frame.about().seat.filter(|seat| !held.contains(*seat)) {
            let detail = format!("seat {seat} is not held by this page");
            return Err(problem("not-your-seat", detail));
        }
        let is_bot = |seat| self.agreed.brought_by(seat).is_some();
        if frame.is_between_people() && frame.about().seat.is_some_and(is_bot) {
            return Err(problem("not-for-bots", "people decide this among themselves"));
        }
        match frame {
            ToHouse::Hello { since, claims } => self.hello(conn, since, &claims, now, out),
            ToHouse::Act { seat, after, what } => self.act(conn, seat, after, &what, now, out),
            ToHouse::Try { seat, what } => self.try_out(conn, seat, what, now, out),
            ToHouse::Describe { seat, rows } => self.describe(conn, seat, rows, out),
            ToHouse::Hint { seat, mine } => return self.hint(conn, seat, mine, out),
            ToHouse::Undo { seat } => self.wish_undo(conn, seat, now, out),
            ToHouse::Consent {
                seat,
                yes,
                about,
                whose,
            } => self.consent(seat, yes, (about, whose), now, out),
            ToHouse::Swap { seat, with } => return self.wish_swap(conn, seat, with, now, out),
            ToHouse::Greet { seat, greeting } => return self.greet(seat, greeting, out),
            ToHouse::Hurry { .. } => out.hurry = self.may_hurry(),
            ToHouse::Dismiss { bot } => return self.dismiss(held, bot, now, out),
            ToHouse::Fill { strength } => return self.fill_for(held, strength, now, out),
            ToHouse::Leave { seat } => self.leave(seat, now, out),
            ToHouse::Quit { seat } => self.quit(seat, now, out),
            ToHouse::Ping { n } => out.tell(conn, FromHouse::Pong { n }),
        }
        Ok(())
    }

    /// A socket is gone.
    pub fn bye(&mut self, conn: Conn, now: Now, out: &mut Out) {
        self.going.company.part(conn);
        if self.going.company.pages().is_empty() {
            self.going.retold = Vec::new();
        }
        self.going.bots.forget(conn);
        self.note_who_is_here(now);
        self.rest(now);
        self.tell_table(out);
        self.ask_who_is_here(now, out);
        self.go_on(now, out);
    }

    /// The time has come that was asked for in `wake`.
    pub fn tick(&mut self, now: Now, out: &mut Out) {
        self.go_on(now, out);
    }

    fn greet(&mut self, seat: Seat, greeting: String, out: &mut Out) -> Result<(), Problem> {
        if !crate::GREETINGS.contains(&greeting.as_str()) {
            let detail = format!("a greeting is one of {}", crate::GREETINGS.join(", "));
            return Err(problem("bad-greeting", detail));
        }
        self.to_all(out, FromHouse::Greeting { seat, greeting });
        Ok(())
    }

    fn fill_for(&mut self, held: SeatSet, strength: Strength, now: Now, out: &mut Out) -> Result<(), Problem> {
        if self.phase() != Phase::Gathering {
            return Err(problem("already-playing", "this table has begun"));
        }
        // An evening says who sits where, and begins without who does not come.
        if !self.is_host(held) || self.agreed.evening().is_some() {
            return Err(problem("not-the-host", "who set the table up decides when to begin"));
        }
        self.fill(strength, now, out);
        Ok(())
    }

    /// Judged as an act would be, and nothing else.
    fn try_out(&self, conn: Conn, seat: Seat, what: String, now: Now, out: &mut Out) {
        let act = self.stamped(&what, now, self.lag_of(conn, seat));
        let tried = match &self.going.play {
            None => Err(refusal("HOUSE-GATHERING", "refusal-not-begun")),
            Some(play) => play.preview(&self.line(Who::Seat(seat), What::Game(act.into()), now)),
        };
        let (refusal, would) = match tried {
            Ok(would) => (None, would),
            Err(refusal) => (Some(refusal), None),
        };
        let play = self.going.play.as_ref().filter(|_| refusal.is_none());
        let called = play.and_then(|play| play.called(seat, &what));
        let after = self.seq();
        out.tell(
            conn,
            FromHouse::Tried {
                seat,
                after,
                what,
                refusal,
                would,
                called,
            },
        );
    }
}

pub(crate) fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(Seat::number).collect()
}

pub(crate) fn trouble(about: About, problem: Problem) -> FromHouse {
    FromHouse::Trouble {
        problem,
        about: Some(about),
        closing: false,
    }
}
