//! The log grows: acts and notes are judged and written down, chance answers, and everybody is told.

use std::{fmt::Write, sync::Arc};

use ludo::{Arg, Line, Note, Refusal, Seat, Told, What, Who};

use crate::{
    Conn, MOST_LINES, Now, Out, Table, refusal,
    wire::{FromHouse, Phase, Seq},
};

/// Most lines are no longer than this.
const USUAL_LINE: usize = 40;

impl Table {
    /// The first answers of chance, then everybody sees the table.
    pub(crate) fn begin(&mut self, now: Now, out: &mut Out) {
        self.going.asked = now;
        let mut told = Vec::new();
        self.answer_chance(&mut told, out);
        self.finish(now, &mut told, out);
        self.tell_news(told, now, out);
    }

    pub(crate) fn act(&mut self, conn: Conn, seat: Seat, after: Seq, what: &str, now: Now, out: &mut Out) {
        if let Some(answer) = self.played_before(seat, after, what) {
            return out.tell(conn, answer);
        }
        if let Some(why) = self.is_played_no_more() {
            return out.tell(conn, refused(seat, after, why));
        }
        let mut lines = Vec::new();
        if self.going.company.is_away(seat) {
            if !self.may_come_back(seat) {
                let why = match self.time_is_up(seat) {
                    true => refusal("HOUSE-CLOCK", "refusal-time-is-up"),
                    false => refusal("HOUSE-PRESENCE", "refusal-too-often-away"),
                };
                return out.tell(conn, refused(seat, after, why));
            }
            lines.push(self.line(Who::Seat(seat), What::House(Note::Back), now));
        }
        let what = self.stamped(what, now, self.lag_of(conn, seat));
        if let Some(refusal) = self.not_in_this_lesson(seat, &what, now) {
            return out.tell(conn, refused(seat, after, refusal));
        }
        lines.push(self.line(Who::Seat(seat), What::Game(what.into()), now));
        // The answer comes first, then what followed: a page that reads the news has nothing open any more.
        let first = out.sends.len();
        let answer = match self.play_on(lines, now, out) {
            Ok(seq) => FromHouse::Ack { seat, after, seq },
            Err(refusal) => refused(seat, after, refusal),
        };
        out.sends.insert(first, (conn, Arc::new(answer)));
    }

    /// Nobody acts here any more, whatever the rules would say.
    pub(crate) fn is_played_no_more(&self) -> Option<Refusal> {
        if self.is_given_up() {
            return Some(refusal("HOUSE-GIVEN-UP", "refusal-given-up"));
        }
        let lines = ("lines", Arg::from(MOST_LINES as i32));
        let too_long = || Refusal::new("HOUSE-LONG", "refusal-too-long", [lines]);
        self.is_full().then(too_long)
    }

    /// A seat plays once per `after`: what comes twice (double click, retry, two tabs) is answered, not played.
    fn played_before(&self, seat: Seat, after: Seq, what: &str) -> Option<FromHouse> {
        let refused = |refusal| Some(refused(seat, after, refusal));
        let Some(play) = &self.going.play else {
            return refused(refusal("HOUSE-GATHERING", "refusal-not-begun"));
        };
        if after > self.seq() {
            return refused(refusal("HOUSE-ONCE", "refusal-from-the-future"));
        }
        if after >= self.going.company.acted(seat) {
            return None;
        }
        // Her first line after `after` is what she played on what she had seen.
        let hers = |(_, line): &(Seq, &Line)| line.who == Who::Seat(seat) && !is_presence(line);
        let (seq, played) = (after + 1..).zip(&play.lines()[after as usize..]).find(hers)?;
        match &played.what {
            What::Game(played) if play.is_same(what, played) => Some(FromHouse::Ack { seat, after, seq }),
            _ => refused(refusal("HOUSE-ONCE", "refusal-already-played")),
        }
    }

    /// Plays these lines and whatever chance answers; tells everyone. All or nothing. Gives the number of the last of `lines`.
    pub(crate) fn play_on(&mut self, lines: Vec<Line>, now: Now, out: &mut Out) -> Result<Seq, Refusal> {
        let from = self.seq() + 1;
        let Some(play) = &self.going.play else {
            return Err(refusal("HOUSE-GATHERING", "refusal-not-begun"));
        };
        // Only the last line can be refused: the ones before it are notes of the house about a seat that exists.
        if let [_, .., last] = &lines[..] {
            play.check(last)?;
        }
        let verdict = lines
            .last()
            .and_then(|last| self.verdict_after(last, from + lines.len() as Seq - 1));
        let (presence, stood_in) = (lines.iter().any(is_presence), self.going.company.stood_in());
        // Notes do not stop the clock, but for one who comes back: she gets her time, a limited number of times.
        let leaves = |line: &Line| matches!(line.what, What::House(Note::Leave | Note::Late | Note::Hint));
        let clock_starts_anew = !lines.iter().all(leaves);
        let mut told = Vec::with_capacity(lines.len() + 2);
        let play = self.going.play.as_mut().expect("it has begun");
        for line in lines {
            told.push(play.push(line)?);
        }
        if let Some(asked) = &mut self.going.asked_for {
            asked.judge(verdict);
        }
        let seq = self.seq();
        for number in from..=seq {
            self.write(number, out);
        }
        self.answer_chance(&mut told, out);
        self.finish(now, &mut told, out);
        self.drop_stale_wishes(out);
        if clock_starts_anew {
            self.going.asked = now;
        }
        if presence || stood_in != self.going.company.stood_in() {
            self.tell_table(out);
        }
        self.tell_news(told, now, out);
        Ok(seq)
    }

    /// When it is over, the seed is told; but for one that others still play with. When they no longer do, it is over.
    pub(crate) fn finish(&mut self, now: Now, told: &mut Vec<Told>, out: &mut Out) {
        let ends = self.phase() == Phase::Over && !self.seed_is_told() && self.agreed.seed_may_be_told(now);
        if ends || self.owes_seed(now) {
            told.push(self.tell_seed(now, out));
            self.tell_table(out);
        }
    }

    /// Others have played with its seed, and no longer do: it is to be told when the table next does anything.
    pub fn owes_seed(&self, now: Now) -> bool {
        let shared = self.agreed.same_luck_until().is_some_and(|until| now >= until);
        shared && self.play().is_some() && !self.seed_is_told()
    }

    pub(crate) fn seed_is_told(&self) -> bool {
        self.play().is_some_and(|play| play.seed_is_told())
    }

    pub(crate) fn tell_seed(&mut self, now: Now, out: &mut Out) -> Told {
        let line = self.line(Who::Clock, What::House(Note::Seed(self.agreed.seed().clone())), now);
        let play = self.going.play.as_mut().expect("only a game has a seed to tell");
        let told = play.push(line).expect("the seed is told once");
        self.write(self.seq(), out);
        out.save = true;
        told
    }

    pub(crate) fn write(&mut self, number: Seq, out: &mut Out) {
        let play = self.going.play.as_ref().expect("only a game has lines");
        let line = &play.lines()[number as usize - 1];
        self.going.company.note_line(line, number);
        if let Some(clocks) = &mut self.going.clocks {
            clocks.note_line(line, play.awaits());
        }
        let mut text = String::with_capacity(USUAL_LINE);
        write!(text, "{line}").expect("a string takes everything");
        // Many tables share one file on disk: there, a line is one row.
        assert!(!text.contains('\n'), "line {number} has a break");
        out.lines.push((number, text));
    }

    pub(crate) fn line(&self, who: Who, what: What, now: Now) -> Line {
        let last = self.going.play.as_ref().and_then(|play| play.lines().last());
        Line {
            at: self.millis(now).max(last.map_or(0, |line| line.at)),
            who,
            what,
        }
    }
}

fn refused(seat: Seat, after: Seq, refusal: Refusal) -> FromHouse {
    let after = Some(after);
    FromHouse::Refused { seat, after, refusal }
}

/// A note that says who is there.
fn is_presence(line: &Line) -> bool {
    matches!(line.what, What::House(Note::Leave | Note::Back | Note::Late))
}
