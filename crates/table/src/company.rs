//! Who is here: the pages that are connected, and how it stands with each seat.

use ludo::{BySeat, Line, Millis, Note, Seat, SeatSet, Seats, What, Who};

use crate::{Conn, Measured, Now, wire::Seq};

#[derive(Debug)]
pub(crate) struct Company {
    pages: Vec<Page>,
    seats: BySeat<Attendance>,
}

/// A socket and the seats it holds; none for someone looking on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Page {
    pub conn: Conn,
    pub held: SeatSet,
    /// The newest line that it was told of.
    pub seen: Seq,
    measured: Measured,
}

#[derive(Clone, Copy, Debug, Default)]
struct Attendance {
    /// A bot stands in, since this moment of the game.
    away: Option<Millis>,
    /// When the last socket of a person was lost.
    lost: Option<Now>,
    /// How often she has come back.
    returns: u32,
    /// Her newest act in the log.
    acted: Seq,
    /// A bot has acted for her, and she has not since.
    stood_in: bool,
}

impl Company {
    /// Nobody yet.
    pub fn expected(seats: Seats) -> Company {
        Company {
            pages: Vec::new(),
            seats: seats.iter().map(|_| Attendance::default()).collect(),
        }
    }

    // ------------------------------------------------------------------------------------------------- pages

    pub fn pages(&self) -> &[Page] {
        &self.pages
    }

    pub fn join(&mut self, conn: Conn, held: SeatSet) {
        self.part(conn);
        self.pages.push(Page {
            conn,
            held,
            seen: 0,
            measured: Measured::default(),
        });
    }

    pub fn part(&mut self, conn: Conn) {
        self.pages.retain(|page| page.conn != conn);
    }

    /// This page has been told of everything up to this line.
    pub fn has_seen(&mut self, conn: Conn, seq: Seq) {
        if let Some(page) = self.page_mut(conn) {
            page.seen = seq;
        }
    }

    pub fn all_have_seen(&mut self, seq: Seq) {
        self.pages.iter_mut().for_each(|page| page.seen = seq);
    }

    /// Whoever holds one of these two seats holds the other instead.
    pub fn swap(&mut self, one: Seat, other: Seat) {
        let moved = |seat| match seat {
            seat if seat == one => other,
            seat if seat == other => one,
            seat => seat,
        };
        for page in &mut self.pages {
            page.held = page.held.iter().map(moved).collect();
        }
        self.seats.swap(one.index(), other.index());
    }

    /// Pages keep their hold on these seats and on no others.
    pub fn hold_only(&mut self, seats: SeatSet) {
        for page in &mut self.pages {
            page.held = page.held.iter().filter(|seat| seats.contains(*seat)).collect();
        }
    }

    /// The seats that this page holds; none for one that looks on.
    pub fn held_by(&self, conn: Conn) -> SeatSet {
        self.page(conn).map_or(SeatSet::NONE, |page| page.held)
    }

    /// Seats with at least one socket.
    pub fn here(&self) -> SeatSet {
        self.pages.iter().flat_map(|page| page.held.iter()).collect()
    }

    pub fn measured(&self, conn: Conn) -> Measured {
        self.page(conn).map_or_else(Measured::default, |page| page.measured)
    }

    pub fn set_measured(&mut self, conn: Conn, measured: Measured) {
        if let Some(page) = self.page_mut(conn) {
            page.measured = measured;
        }
    }

    fn page(&self, conn: Conn) -> Option<&Page> {
        self.pages.iter().find(|page| page.conn == conn)
    }

    fn page_mut(&mut self, conn: Conn) -> Option<&mut Page> {
        self.pages.iter_mut().find(|page| page.conn == conn)
    }

    // ------------------------------------------------------------------------------------------------- seats

    /// What a line says about who is there and who acted last.
    pub fn note_line(&mut self, line: &Line, number: Seq) {
        let Who::Seat(seat) = line.who else { return };
        let attendance = &mut self.seats[seat.index()];
        match &line.what {
            What::Game(_) | What::House(Note::Undo(_)) => {
                attendance.acted = number;
                attendance.stood_in = attendance.away.is_some();
            }
            What::House(Note::Leave | Note::Late) => {
                attendance.away = Some(line.at);
                attendance.stood_in = false;
            }
            What::House(Note::Back) => {
                attendance.away = None;
                attendance.returns += 1;
            }
            What::House(Note::Hint | Note::Seed(_)) => {}
        }
    }

    /// Of these persons, who is here is not lost; who is not is lost from now on, if she was not already.
    pub fn note_who_is_here(&mut self, persons: SeatSet, now: Now) {
        let here = self.here();
        for (seat, attendance) in Seats::new(self.seats.len()).iter().zip(&mut self.seats) {
            let lost = persons.contains(seat) && !here.contains(seat);
            attendance.lost = lost.then(|| attendance.lost.unwrap_or(now));
        }
    }

    /// Those who wait for her will wait as long again.
    pub fn wait_on(&mut self, seat: Seat, now: Now) {
        let lost = &mut self.seats[seat.index()].lost;
        *lost = lost.map(|_| now);
    }

    /// For so long nobody was here who could wait for anybody.
    pub fn rested(&mut self, gap: Now) {
        for lost in self.seats.iter_mut().filter_map(|attendance| attendance.lost.as_mut()) {
            *lost += gap;
        }
    }

    /// When the line of this seat was lost, as long as nobody stands in.
    pub fn lost_since(&self, seat: Seat) -> Option<Now> {
        let attendance = self.seats[seat.index()];
        attendance.lost.filter(|_| attendance.away.is_none())
    }

    pub fn somebody_is_lost(&self) -> bool {
        self.seats.iter().any(|attendance| attendance.lost.is_some())
    }

    pub fn away_since(&self, seat: Seat) -> Option<Millis> {
        self.seats[seat.index()].away
    }

    /// Seats for which a bot has acted since their persons last did.
    pub fn stood_in(&self) -> SeatSet {
        let seats = Seats::new(self.seats.len());
        seats.iter().filter(|seat| self.seats[seat.index()].stood_in).collect()
    }

    /// Pages that hold no seat.
    pub fn watching(&self) -> u32 {
        self.pages.iter().filter(|page| page.held.is_empty()).count() as u32
    }

    pub fn is_away(&self, seat: Seat) -> bool {
        self.away_since(seat).is_some()
    }

    /// Seats in which a bot stands in.
    pub fn away(&self) -> SeatSet {
        let seats = Seats::new(self.seats.len());
        seats.iter().filter(|seat| self.is_away(*seat)).collect()
    }

    pub fn returns(&self, seat: Seat) -> u32 {
        self.seats[seat.index()].returns
    }

    pub fn acted(&self, seat: Seat) -> Seq {
        self.seats[seat.index()].acted
    }
}
