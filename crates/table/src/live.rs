//! The game itself: acts, chance, players of ours, clocks, leaving.

use std::fmt::Write;

use ludo::{Awaits, Line, Note, Playing, Refusal, Seat, SeatSet, Seats, Strength, Told, What, Who};

use crate::{
    AWAY_AFTER_MS, Chosen, Conn, MOST_RETURNS, Now, Out, Page, Purpose, Table, Think, UndoWish,
    hands::Question,
    problem, refusal,
    saved::note_line,
    wire::{Claim, FromHouse, Phase, Problem, Seq, ToHouse},
};

/// Most lines are no longer than this.
const USUAL_LINE: usize = 40;

impl Table {
    /// A page opens its line, or opens it again.
    pub fn hello(&mut self, conn: Conn, since: Option<Seq>, claims: &[Claim], now: Now, out: &mut Out) {
        let held = self.claim(conn, claims, out);
        self.pages.retain(|page| page.conn != conn);
        self.pages.push(Page { conn, held, lag_ms: 0 });
        self.note_who_is_here(now);
        self.tell_table(out);
        match self.phase() {
            Phase::Gathering => self.start_if_ready(now, out),
            Phase::Playing | Phase::Over => {
                self.catch_up(conn, since, now, out);
                self.ask_again(conn, out);
                self.seal_again(conn, now, out);
                // Whoever was stood in for gets her seat back.
                for seat in held
                    .iter()
                    .filter(|seat| self.places[seat.index()].away)
                    .collect::<Vec<_>>()
                {
                    self.come_back(seat, now, out);
                }
            }
        }
        self.go_on(now, out);
    }

    /// A page sends something.
    pub fn frame(&mut self, conn: Conn, frame: ToHouse, now: Now, out: &mut Out) {
        let held = self.held_by(conn);
        if let Some(seat) = speaker(&frame).filter(|seat| !held.contains(*seat)) {
            let detail = format!("seat {seat} is not held by this page");
            return out.sends.push((conn, trouble(problem("not-your-seat", detail))));
        }
        match frame {
            ToHouse::Hello { since, claims } => return self.hello(conn, since, &claims, now, out),
            ToHouse::Act { seat, after, what } => self.act(conn, seat, after, &what, now, out),
            ToHouse::Try { seat, what } => return self.try_out(conn, seat, what, now, out),
            ToHouse::Hint { seat } => self.hint(conn, seat, out),
            ToHouse::Undo { seat } => self.wish_undo(conn, seat, now, out),
            ToHouse::Consent { seat, yes } => self.consent(seat, yes, now, out),
            ToHouse::Greet { seat, greeting } => self.greet(conn, seat, greeting, out),
            ToHouse::Hurry { .. } => out.hurry = self.may_hurry(),
            ToHouse::Fill { strength } => self.fill_for(conn, held, strength, now, out),
            ToHouse::Leave { seat } => self.leave(seat, now, out),
            ToHouse::Ping { n } => out.sends.push((conn, FromHouse::Pong { n })),
        }
        self.go_on(now, out);
    }

    /// A socket is gone.
    pub fn bye(&mut self, conn: Conn, now: Now, out: &mut Out) {
        self.pages.retain(|page| page.conn != conn);
        self.note_who_is_here(now);
        self.tell_table(out);
        self.go_on(now, out);
    }

    /// Who is here is not lost; who is not here is lost from now on, if she was not already.
    /// After a restart everybody is lost until she is back, and the clock of the present decision begins anew.
    fn note_who_is_here(&mut self, now: Now) {
        let connected = self.connected();
        for (seat, place) in Seats::new(self.places.len()).iter().zip(&mut self.places) {
            if connected.contains(seat) || !place.is_person() {
                place.lost = None;
            } else if place.lost.is_none() {
                place.lost = Some(now);
            }
        }
        if self.asked == 0 {
            self.asked = now;
        }
    }

    /// The time has come that was asked for in `wake`.
    pub fn tick(&mut self, now: Now, out: &mut Out) {
        if self.phase() == Phase::Playing {
            self.unseal(now, out);
            self.act_on_plans(now, out);
            self.replace_the_lost(now, out);
            self.replace_the_late(now, out);
        }
        self.go_on(now, out);
    }

    /// A player of ours has thought.
    pub fn thought(&mut self, think: &Think, chosen: Chosen, now: Now, out: &mut Out) {
        match think.purpose {
            Purpose::Hint(conn) => {
                if let (Some(choice), true) = (chosen, think.question == self.question()) {
                    let reason = choice.reason.map(str::to_owned);
                    let figures = choice.figures.into_iter();
                    let figures = figures
                        .map(|(key, figure)| (key, (figure * 10.0).round() / 10.0))
                        .collect();
                    out.sends.push((
                        conn,
                        FromHouse::Hint {
                            seat: think.seat,
                            what: self.bare(think.seat, choice.action),
                            reason,
                            figures,
                        },
                    ));
                }
            }
            Purpose::Move => {
                let asked = think.question == self.question() && self.places[think.seat.index()].ours().is_some();
                let acts = asked && !self.pages.is_empty();
                // In a window she is asked once: whatever comes of it, she does not think again.
                if !acts || matches!(think.question, Question::After(_)) {
                    self.thinking.1 = self.thinking.1.without(think.seat);
                }
                if acts && let Some(what) = self.fit(think.seat, chosen) {
                    self.act_in_time(think.seat, what, now, out);
                }
            }
        }
        self.go_on(now, out);
    }

    /// The first answers of chance, then everybody sees the table.
    pub(crate) fn begin(&mut self, now: Now, out: &mut Out) {
        self.asked = now;
        let mut told = Vec::new();
        self.answer_chance(&mut told, out);
        self.tell_news(self.seq() + 1 - told.len() as Seq, &told, now, out);
    }

    fn act(&mut self, conn: Conn, seat: Seat, after: Seq, what: &str, now: Now, out: &mut Out) {
        if let Some(answer) = self.played_before(seat, after, what) {
            return out.sends.push((conn, answer));
        }
        let mut lines = Vec::new();
        if self.places[seat.index()].away {
            if self.places[seat.index()].returns >= MOST_RETURNS {
                let refusal = refusal("HOUSE-PRESENCE", "refusal-too-often-away");
                return out.sends.push((conn, FromHouse::Refused { seat, after, refusal }));
            }
            lines.push(self.line(Who::Seat(seat), What::House(Note::Back), now));
        }
        let what = self.stamped(what, now, self.lag_of(conn));
        lines.push(self.line(Who::Seat(seat), What::Game(what.into()), now));
        // The answer comes first, then what followed: a page that reads the news has nothing open any more.
        let first = out.sends.len();
        let answer = match self.play_on(lines, now, out) {
            Ok(seq) => FromHouse::Ack { seat, after, seq },
            Err(refusal) => FromHouse::Refused { seat, after, refusal },
        };
        out.sends.insert(first, (conn, answer));
    }

    /// A seat plays once per `after`: what comes twice (double click, retry, two tabs) is answered, not played.
    fn played_before(&self, seat: Seat, after: Seq, what: &str) -> Option<FromHouse> {
        let refused = |refusal| Some(FromHouse::Refused { seat, after, refusal });
        let Some(play) = &self.play else {
            return refused(refusal("HOUSE-GATHERING", "refusal-not-begun"));
        };
        if after > self.seq() {
            return refused(refusal("HOUSE-ONCE", "refusal-from-the-future"));
        }
        if after >= self.places[seat.index()].acted {
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
        let Some(play) = &mut self.play else {
            return Err(refusal("HOUSE-GATHERING", "refusal-not-begun"));
        };
        // Only the last line can be refused: the ones before it are notes of the house about a seat that exists.
        if let [_, .., last] = &lines[..] {
            play.check(last)?;
        }
        let seats_changed = lines.iter().any(is_presence);
        // Notes do not stop the clock, but for one who comes back: she gets her time, a limited number of times.
        let leaves = |line: &Line| matches!(line.what, What::House(Note::Leave | Note::Late));
        let clock_starts_anew = !lines.iter().all(leaves);
        let mut told = Vec::with_capacity(lines.len() + 2);
        for line in lines {
            told.push(play.push(line)?);
        }
        let seq = self.seq();
        for number in from..=seq {
            self.write(number, out);
        }
        self.answer_chance(&mut told, out);
        self.finish(now, &mut told, out);
        if self.wish.is_some_and(|wish| {
            self.play
                .as_ref()
                .is_none_or(|play| play.withdrawable(wish.seat) != Some(wish.line))
        }) {
            self.drop_wish(out);
        }
        if clock_starts_anew {
            self.asked = now;
        }
        if seats_changed {
            self.tell_table(out);
        }
        self.tell_news(from, &told, now, out);
        Ok(seq)
    }

    /// While the game awaits chance, nature answers; but for what stays sealed for a while.
    fn answer_chance(&mut self, told: &mut Vec<Told>, out: &mut Out) {
        let open = |play: &&mut Box<dyn Playing>| play.awaits() == Awaits::Chance && play.suspense_ms().is_none();
        while let Some(play) = self.play.as_mut().filter(open) {
            let line = play.draw(&self.seed);
            told.push(play.push(line).expect("what a game draws, it accepts"));
            self.write(self.seq(), out);
        }
    }

    /// When it is over, the seed is told.
    fn finish(&mut self, now: Now, told: &mut Vec<Told>, out: &mut Out) {
        if self.phase() != Phase::Over {
            return;
        }
        let line = self.line(Who::Clock, What::House(Note::Seed(self.seed.clone())), now);
        let play = self.play.as_mut().expect("what is over was played");
        if play
            .lines()
            .iter()
            .all(|line| !matches!(line.what, What::House(Note::Seed(_))))
        {
            told.push(play.push(line).expect("the seed may be told when it is over"));
            self.write(self.seq(), out);
            out.save = true;
            self.tell_table(out);
        }
    }

    fn write(&mut self, number: Seq, out: &mut Out) {
        let play = self.play.as_ref().expect("only a game has lines");
        let line = &play.lines()[number as usize - 1];
        note_line(&mut self.places, line, number);
        let mut text = String::with_capacity(USUAL_LINE);
        write!(text, "{line}").expect("a string takes everything");
        out.lines.push((number, text));
    }

    pub(crate) fn line(&self, who: Who, what: What, now: Now) -> Line {
        let last = self
            .play
            .as_ref()
            .and_then(|play| play.lines().last())
            .map_or(0, |line| line.at);
        Line {
            at: now.saturating_sub(self.started).max(last),
            who,
            what,
        }
    }

    // ------------------------------------------------------------------------------ players of ours and clocks

    /// Asks players of ours to think where they are awaited, and says when to be woken.
    fn go_on(&mut self, now: Now, out: &mut Out) {
        if self.phase() != Phase::Playing || self.pages.is_empty() {
            return; // nobody looks: the table rests
        }
        self.seal(now, out);
        let question = self.question();
        if self.thinking.0 != question {
            self.thinking = (question, SeatSet::NONE);
        }
        self.drop_old_plans();
        // Where a person is back nobody thinks for her; if she goes again, somebody does.
        let ours = |seat: &Seat| self.places[seat.index()].ours().is_some();
        self.thinking.1 = self.thinking.1.iter().filter(ours).collect();
        let Some(play) = &self.play else { return };
        // Where hands are counted ours look as soon as people do.
        let pause_ms = play.window().map_or(play.pause_ms(), |_| Some(0));
        for seat in play.awaits().who().iter() {
            let busy = self.thinking.1.contains(seat) || self.has_plan(seat);
            if let (Some(strength), false) = (self.places[seat.index()].ours(), busy) {
                self.thinking.1 = self.thinking.1.with(seat);
                let thought = Some(play.thought(seat, strength));
                out.thinks.push(Think {
                    seat,
                    question,
                    purpose: Purpose::Move,
                    pause_ms,
                    thought,
                });
            }
        }
        out.wake = self.wake(now);
    }

    /// Nobody need be waited for, unless a window is open: there, the moment at which a seat acts is part of the game.
    fn may_hurry(&self) -> bool {
        let awaits = self.play.as_ref().map(|play| play.awaits());
        !matches!(awaits, Some(Awaits::Seats { until: Some(_), .. }))
    }

    /// When something is due that nobody sends: a lost person is stood in for, a clock runs out, a window closes.
    fn wake(&self, now: Now) -> Option<Now> {
        let lost = self
            .places
            .iter()
            .filter(|place| !place.away)
            .filter_map(|place| place.lost);
        let lost = lost
            .min()
            .filter(|_| self.somebody_waits())
            .map(|lost| lost + AWAY_AFTER_MS);
        let planned = self.plans.iter().map(|plan| plan.at).min();
        let falls = self.falls.as_ref().map(|falls| falls.due);
        [self.closes(), lost, self.due(), planned, falls]
            .into_iter()
            .flatten()
            .min()
            .map(|due| due.max(now))
    }

    /// When the window that the game awaits closes.
    pub(crate) fn closes(&self) -> Option<Now> {
        match self.play.as_ref()?.awaits() {
            Awaits::Seats { until, .. } => until.map(|until| self.started + until),
            Awaits::Chance | Awaits::Nothing => None,
        }
    }

    /// When the clock of the present decision runs out.
    pub(crate) fn due(&self) -> Option<Now> {
        let seconds = self.move_seconds?;
        let who = self.play.as_ref()?.awaits().who();
        let person = who.iter().any(|seat| self.places[seat.index()].ours().is_none());
        person.then_some(self.asked + Now::from(seconds) * 1000)
    }

    /// A person who is here: without one, nobody is replaced and nothing is decided.
    fn somebody_waits(&self) -> bool {
        self.connected()
            .iter()
            .any(|seat| self.places[seat.index()].is_person())
    }

    fn replace_the_lost(&mut self, now: Now, out: &mut Out) {
        if !self.somebody_waits() {
            return;
        }
        for seat in Seats::new(self.places.len()).iter() {
            let place = &self.places[seat.index()];
            if !place.away && place.lost.is_some_and(|lost| now >= lost + AWAY_AFTER_MS) {
                self.note(seat, Note::Leave, now, out);
            }
        }
    }

    fn replace_the_late(&mut self, now: Now, out: &mut Out) {
        let Some(play) = &self.play else { return };
        if let Awaits::Seats { until: Some(until), .. } = play.awaits()
            && now >= self.started + until
        {
            let line = self.line(Who::Clock, What::Game("time".into()), now);
            let closed = self.play_on(vec![line], now, out);
            debug_assert!(closed.is_ok(), "a window that is due can be closed: {closed:?}");
            return;
        }
        if self.due().is_some_and(|due| now >= due) {
            let who = play.awaits().who();
            for seat in who
                .iter()
                .filter(|seat| self.places[seat.index()].ours().is_none())
                .collect::<Vec<_>>()
            {
                self.note(seat, Note::Late, now, out);
            }
        }
    }

    fn leave(&mut self, seat: Seat, now: Now, out: &mut Out) {
        if self.phase() == Phase::Playing && !self.places[seat.index()].away {
            self.note(seat, Note::Leave, now, out);
        }
    }

    fn come_back(&mut self, seat: Seat, now: Now, out: &mut Out) {
        if self.phase() == Phase::Playing && self.places[seat.index()].returns < MOST_RETURNS {
            self.note(seat, Note::Back, now, out);
        }
    }

    pub(crate) fn note(&mut self, seat: Seat, note: Note, now: Now, out: &mut Out) {
        let leaves = matches!(note, Note::Leave | Note::Late);
        let line = self.line(Who::Seat(seat), What::House(note), now);
        let noted = self.play_on(vec![line], now, out);
        debug_assert!(noted.is_ok(), "a note about a seat is always fit: {noted:?}");
        // Whoever is stood in for is not asked.
        if let Some(wish) = self.wish.filter(|wish| leaves && wish.ask.contains(seat)) {
            self.wish = Some(UndoWish {
                ask: wish.ask.without(seat),
                ..wish
            });
            self.settle_wish(now, out);
        }
    }

    /// The choice as it came, if it is fit; otherwise any open action, so that no table ever stands still.
    fn fit(&self, seat: Seat, chosen: Chosen) -> Option<String> {
        let play = self.play.as_deref()?;
        let fits = |what: &String| {
            play.check(&self.line(Who::Seat(seat), What::Game(what.as_str().into()), self.started))
                .is_ok()
        };
        let open = || play.legal(seat).unwrap_or_default().into_iter().next();
        chosen.map(|choice| choice.action).filter(fits).or_else(open)
    }

    /// Judged as an act would be, and nothing else.
    fn try_out(&self, conn: Conn, seat: Seat, what: String, now: Now, out: &mut Out) {
        let act = self.stamped(&what, now, self.lag_of(conn));
        let tried = match &self.play {
            None => Err(refusal("HOUSE-GATHERING", "refusal-not-begun")),
            Some(play) => play.preview(&self.line(Who::Seat(seat), What::Game(act.into()), now)),
        };
        let (refusal, would) = match tried {
            Ok(would) => (None, would),
            Err(refusal) => (Some(refusal), None),
        };
        let after = self.seq();
        out.sends.push((
            conn,
            FromHouse::Tried {
                seat,
                after,
                what,
                refusal,
                would,
            },
        ));
    }

    fn hint(&mut self, conn: Conn, seat: Seat, out: &mut Out) {
        match &self.play {
            // Where the fastest hand counts, one's own eyes do.
            Some(play) if play.awaits().who().contains(seat) && play.advises() && !play.is_a_race() => {
                let thought = Some(play.thought(seat, Strength::Strong));
                out.thinks.push(Think {
                    seat,
                    question: self.question(),
                    purpose: Purpose::Hint(conn),
                    pause_ms: None,
                    thought,
                });
            }
            _ => out.sends.push((
                conn,
                trouble(problem("nothing-to-do", "this seat has nothing to decide now")),
            )),
        }
    }

    // ------------------------------------------------------------------------------------------------ the rest

    fn greet(&mut self, conn: Conn, seat: Seat, greeting: String, out: &mut Out) {
        if !crate::GREETINGS.contains(&greeting.as_str()) {
            let detail = format!("a greeting is one of {}", crate::GREETINGS.join(", "));
            return out.sends.push((conn, trouble(problem("bad-greeting", detail))));
        }
        self.to_all(out, || FromHouse::Greeting {
            seat,
            greeting: greeting.clone(),
        });
    }

    fn fill_for(&mut self, conn: Conn, held: SeatSet, strength: Strength, now: Now, out: &mut Out) {
        if self.phase() != Phase::Gathering {
            out.sends
                .push((conn, trouble(problem("already-playing", "this table has begun"))));
        } else if !self.is_host(held) {
            out.sends.push((
                conn,
                trouble(problem("not-the-host", "who set the table up decides when to begin")),
            ));
        } else {
            self.fill(strength, now, out);
        }
    }
}

/// The seat that a frame speaks for.
fn speaker(frame: &ToHouse) -> Option<Seat> {
    match frame {
        ToHouse::Act { seat, .. }
        | ToHouse::Try { seat, .. }
        | ToHouse::Hint { seat }
        | ToHouse::Undo { seat }
        | ToHouse::Consent { seat, .. }
        | ToHouse::Greet { seat, .. }
        | ToHouse::Hurry { seat }
        | ToHouse::Leave { seat } => Some(*seat),
        ToHouse::Hello { .. } | ToHouse::Fill { .. } | ToHouse::Ping { .. } => None,
    }
}

/// A note that says who is there.
fn is_presence(line: &Line) -> bool {
    matches!(line.what, What::House(Note::Leave | Note::Back | Note::Late))
}

pub(crate) fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(Seat::number).collect()
}

pub(crate) fn trouble(problem: Problem) -> FromHouse {
    FromHouse::Trouble {
        problem,
        closing: false,
    }
}
