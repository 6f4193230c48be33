//! What each pair of eyes gets to know.

use std::sync::Arc;

use ludo::{Playing, Seat, SeatSet, Seen, Told, Viewer};

use crate::{
    Conn, Now, Out, Table,
    company::Page,
    heard,
    live::numbers,
    wire::{Called, Ending, Eyes, FromHouse, LessonStep, PuzzleStep, SeatClock, Seq},
};

/// Whoever missed more than this is told the last of it.
const LONGEST_GAP: Seq = 256;

impl Table {
    /// Tells every page what happened in the newest lines: `told` has one entry for each. While something flies it waits.
    pub(crate) fn tell_news(&mut self, told: Vec<Told>, now: Now, out: &mut Out) {
        self.going.untold.extend(told);
        self.going.retold = Vec::new();
        if self.awaits_a_throw() {
            return;
        }
        let (told, seq) = (std::mem::take(&mut self.going.untold), self.seq());
        let stand = self.stand(self.going.company.pages().iter().map(|page| page.held), now);
        self.to_each(out, |page| {
            // Who came meanwhile knows some of it already.
            let new = told.len().min((seq - page.seen) as usize);
            let (from, told) = (seq + 1 - new as Seq, &told[told.len() - new..]);
            self.news(from, told, page.held, &stand)
        });
        self.going.company.all_have_seen(seq);
    }

    /// A page comes (back): what the lines it has not seen told, and the view after them. Without `since` it wants the view alone.
    pub(crate) fn catch_up(&mut self, conn: Conn, since: Option<Seq>, now: Now, out: &mut Out) {
        let seq = self.seq();
        let missed = since.map_or(0, |since| seq.saturating_sub(since).min(LONGEST_GAP));
        self.tell_again(missed);
        let told = &self.going.retold[self.going.retold.len() - missed as usize..];
        let held = self.held_by(conn);
        let news = self.news(seq + 1 - missed, told, held, &self.stand([held], now));
        out.tell(conn, news);
        self.going.company.has_seen(conn, seq);
    }

    pub(crate) fn tell_table(&self, out: &mut Out) {
        let info = self.info();
        self.to_each(out, |page| FromHouse::Table {
            info: info.clone(),
            mine: numbers(page.held),
        });
    }

    pub(crate) fn to_all(&self, out: &mut Out, frame: FromHouse) {
        let (frame, pages) = (Arc::new(frame), self.going.company.pages().iter());
        out.sends.extend(pages.map(|page| (page.conn, frame.clone())));
    }

    /// Tells every page what concerns it. Pages that hold the same seats and have seen the same, as all have who look on, are
    /// told the same.
    fn to_each(&self, out: &mut Out, frame: impl Fn(&Page) -> FromHouse) {
        let first = out.sends.len();
        let pages = self.going.company.pages();
        for (place, page) in pages.iter().enumerate() {
            let alike = |other: &Page| other.held == page.held && other.seen == page.seen;
            let told = match pages[..place].iter().position(alike) {
                Some(other) => out.sends[first + other].1.clone(),
                None => Arc::new(frame(page)),
            };
            out.sends.push((page.conn, told));
        }
    }

    /// The result, once it is over.
    pub fn ending(&self) -> Option<Ending> {
        let play = self.going.play.as_ref()?;
        let outcome = play.outcome()?;
        Some(Ending {
            ranks: outcome.ranks.to_vec(),
            scores: play.scores().to_vec(),
            words: play.header().seats.iter().map(|seat| play.stands(seat)).collect(),
            how: outcome.how.to_owned(),
            said: play.ending(),
        })
    }

    /// How it stands, for all who hold these seats.
    fn stand(&self, held: impl IntoIterator<Item = SeatSet>, now: Now) -> Stand {
        let play = self.game();
        let mut viewers = Vec::new();
        for viewer in held.into_iter().flat_map(|held| viewers_of(held, play.is_open())) {
            if !viewers.contains(&viewer) {
                viewers.push(viewer);
            }
        }
        let seen = play.seen(&viewers);
        let due = [self.clock_runs_out(), self.closes()].into_iter().flatten().min();
        Stand {
            seen: viewers.into_iter().zip(seen).collect(),
            awaits: numbers(play.awaits().who()),
            due_in_ms: due.map(|due| u32::try_from(due.saturating_sub(now)).unwrap_or(u32::MAX)),
            clocks: self.seat_clocks(now),
            result: self.ending().map(Box::new),
            lesson: self.lesson_step(),
            puzzle: self.puzzle_step(),
        }
    }

    fn news(&self, from: Seq, told: &[Told], held: SeatSet, stand: &Stand) -> FromHouse {
        let play = self.game();
        let sees = |viewer| stand.seen.iter().find(|(other, _)| *other == viewer);
        let hers = viewers_of(held, play.is_open()).filter_map(sees);
        FromHouse::News {
            from,
            seq: self.seq(),
            eyes: hers.map(|(viewer, seen)| self.eyes(*viewer, seen, told)).collect(),
            awaits: stand.awaits.clone(),
            due_in_ms: stand.due_in_ms,
            clocks: stand.clocks.clone(),
            undo: numbers(held.iter().filter(|seat| play.withdrawable(*seat).is_some()).collect()),
            hints: self.gives_hints(),
            result: stand.result.clone(),
            lesson: stand.lesson.clone(),
            puzzle: stand.puzzle.clone(),
        }
    }

    fn eyes(&self, viewer: Viewer, seen: &Seen, told: &[Told]) -> Eyes {
        let (events, said) = heard(told.iter().flatten(), viewer);
        let (seat, legal) = match viewer {
            Viewer::Seat(seat) => (Some(seat), self.game().legal(seat)),
            Viewer::Spectator => (None, Some(Vec::new())),
        };
        Eyes {
            seat,
            events,
            said,
            view: seen.view.clone(),
            legal,
            prompt: seen.prompt.clone(),
        }
    }

    fn game(&self) -> &dyn Playing {
        self.play().expect("there are no news before the game")
    }

    /// What lies there, and (unless only that was asked) what everything is called that this seat can do.
    pub(crate) fn describe(&self, conn: Conn, seat: Option<Seat>, rows_only: bool, out: &mut Out) {
        let Some(play) = &self.going.play else { return };
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let legal = seat.filter(|_| !rows_only);
        let legal = legal.and_then(|seat| Some((seat, play.legal(seat)?)));
        let called = legal.map_or_else(Vec::new, |(seat, legal)| {
            let called = |what: String| {
                Some(Called {
                    said: play.called(seat, &what)?,
                    what,
                })
            };
            legal.into_iter().filter_map(called).collect()
        });
        let described = FromHouse::Described {
            seat,
            after: self.seq(),
            rows: play.rows(viewer),
            actions: called,
            how: play.how_to_write(viewer),
        };
        out.tell(conn, described);
    }

    /// What the newest lines told is worked out again from the log: once, however many pages come back.
    fn tell_again(&mut self, lines: Seq) {
        if self.going.retold.len() < lines as usize {
            let play = self.going.play.as_ref().expect("there is a gap only in a game");
            self.going.retold = play.told_since(self.seq() - lines);
        }
    }
}

/// How it stands after the newest line: worked out once, however many pages are told.
struct Stand {
    seen: Vec<(Viewer, Seen)>,
    awaits: Vec<u8>,
    due_in_ms: Option<u32>,
    clocks: Vec<SeatClock>,
    result: Option<Box<Ending>>,
    lesson: Option<LessonStep>,
    puzzle: Option<PuzzleStep>,
}

/// Whose eyes a page with these seats has. Several at one device read one story: there it is that of somebody looking on,
/// who knows nobody's secrets; in an open game it is anybody's.
fn viewers_of(held: SeatSet, open: bool) -> impl Iterator<Item = Viewer> {
    let looks_on = held.is_empty() || (held.len() > 1 && !open);
    let seats = held.iter().map(Viewer::Seat);
    seats.chain(looks_on.then_some(Viewer::Spectator))
}

#[cfg(test)]
mod tests {
    use ludo::Seed;
    use serde_json::json;

    use super::*;
    use crate::wire::{Claim, Guest, ToHouse};

    /// A game of two on one device that has gone on for so many lines, with the claims of both.
    fn game_of(lines: Seq) -> (Table, Vec<Claim>) {
        let guest = |name: &str| Guest {
            name: name.into(),
            picture: "owl".into(),
            child: false,
        };
        let seats = json!([{ "kind": "me" }, { "kind": "here", "guest": guest("Zoé") }]);
        let plan = json!({ "game": "diamoniak", "first": 1, "seats": seats });
        let (plan, room) = (serde_json::from_value(plan).unwrap(), rooms::find("diamoniak").unwrap());
        let set_up = Table::set_up("oak".into(), plan, &guest("Ada"), room, Seed::from_number(1), || {
            "k".into()
        });
        let (mut table, keys) = set_up.unwrap();
        let claim = |key: &crate::wire::SeatKey| Claim {
            seat: key.seat,
            token: key.token.clone(),
            nonce: "00112233445566778899aabbccddeeff".into(),
        };
        let claims: Vec<Claim> = keys.iter().map(claim).collect();
        table.hello(1, None, &claims, 0, &mut Out::default());
        while table.seq() < lines {
            let play = table.play().expect("it has begun");
            let seat = play.awaits().who().first().expect("somebody is to act");
            let what = play.legal(seat).expect("all of it").swap_remove(0);
            let after = table.seq();
            table.frame(1, ToHouse::Act { seat, after, what }, 0, &mut Out::default());
            assert!(table.seq() > after, "it was legal");
        }
        (table, claims)
    }

    /// What the page of this number is told when it comes back.
    fn told(table: &mut Table, conn: Conn, since: Seq) -> (Seq, usize) {
        let mut out = Out::default();
        table.hello(conn, Some(since), &[], 0, &mut out);
        let news = out.sends.iter().find_map(|(to, frame)| match &**frame {
            FromHouse::News { from, eyes, .. } if *to == conn => Some((*from, eyes[0].events.len())),
            _ => None,
        });
        news.expect("she is told")
    }

    #[test]
    fn what_pages_have_missed_is_worked_out_once() {
        let (mut table, _) = game_of(20);
        let seq = table.seq();
        assert_eq!(told(&mut table, 2, seq).0, seq + 1);
        assert!(table.going.retold.is_empty(), "nobody has missed anything");
        let (from, all) = told(&mut table, 3, 0);
        assert!(from == 1 && all >= seq as usize / 2, "{all} events");
        let worked_out = table.going.retold.as_ptr();
        for (since, conn) in [0, 0, 7, seq - 1].into_iter().zip(4..) {
            let (from, events) = told(&mut table, conn, since);
            assert!(from == since + 1 && (events == all) == (since == 0));
            assert_eq!(table.going.retold.as_ptr(), worked_out, "not again");
        }
        for conn in 1..10 {
            table.bye(conn, 0, &mut Out::default());
        }
        assert!(table.going.retold.is_empty(), "nobody is here");
    }

    #[test]
    fn another_line_makes_what_was_told_old() {
        let (mut table, _) = game_of(10);
        let seq = table.seq();
        told(&mut table, 2, 0);
        let play = table.play().expect("it goes on");
        let seat = play.awaits().who().first().expect("somebody is to act");
        let what = play.legal(seat).expect("all of it").swap_remove(0);
        table.frame(1, ToHouse::Act { seat, after: seq, what }, 0, &mut Out::default());
        assert!(table.going.retold.is_empty());
        assert_eq!(told(&mut table, 3, seq).0, seq + 1);
    }
}
