//! Bots: asked to think where they are awaited, and heard when they have.

use ludo::{Awaits, Seat, SeatSet, Thought, What, Who};

use crate::{
    Chosen, Conn, Now, Out, Purpose, Table, Think, Work,
    hands::Question,
    problem,
    wire::{FromHouse, Phase, Problem},
};

impl Table {
    /// Asks bots to think where they are awaited, and says when to be woken.
    pub(crate) fn go_on(&mut self, now: Now, out: &mut Out) {
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
        let ours = |seat: &Seat| self.places[seat.index()].bot().is_some();
        self.thinking.1 = self.thinking.1.iter().filter(ours).collect();
        let Some(play) = &self.play else { return };
        // Where hands are counted ours look as soon as people do.
        let pause_ms = play.race_started().map_or(play.pause_ms(), |_| Some(0));
        for seat in play.awaits().who().iter() {
            let busy = self.thinking.1.contains(seat) || self.has_plan(seat);
            if let (Some(strength), false) = (self.places[seat.index()].bot(), busy) {
                self.thinking.1 = self.thinking.1.with(seat);
                let work = Some(self.work(seat, play.thought(seat, strength)));
                out.thinks.push(Think {
                    seat,
                    question,
                    purpose: Purpose::Move,
                    pause_ms,
                    work,
                });
            }
        }
        out.wake = self.wake(now);
    }

    /// Whatever chance a thought needs follows from the seed and from where the game stands: the same lines get the same bot.
    fn work(&self, seat: Seat, thought: Thought) -> Work {
        let mut rng = self.seed.thought(self.seq(), seat);
        Box::new(move || thought(&mut rng))
    }

    /// A bot has thought.
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
                            called: self
                                .play
                                .as_ref()
                                .and_then(|play| play.called(think.seat, &choice.action)),
                            what: self.bare(think.seat, choice.action),
                            reason,
                            figures,
                        },
                    ));
                }
            }
            Purpose::Move => {
                let asked = think.question == self.question() && self.places[think.seat.index()].bot().is_some();
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

    /// Nobody need be waited for, unless a window is open: there, the moment at which a seat acts is part of the game.
    pub(crate) fn may_hurry(&self) -> bool {
        let awaits = self.play.as_ref().map(|play| play.awaits());
        !matches!(awaits, Some(Awaits::Seats { until: Some(_), .. }))
    }

    pub(crate) fn hint(&mut self, conn: Conn, seat: Seat, mine: Option<&str>, out: &mut Out) -> Result<(), Problem> {
        let nothing = || problem("nothing-to-do", "this seat has nothing to decide now");
        let play = self.play.as_ref().ok_or_else(nothing)?;
        // Where the fastest hand counts, one's own eyes do.
        if !play.awaits().who().contains(seat) || !play.hints_allowed() || play.is_a_race() {
            return Err(nothing());
        }
        let work = Some(self.work(seat, play.hint(seat, mine)));
        out.thinks.push(Think {
            seat,
            question: self.question(),
            purpose: Purpose::Hint(conn),
            pause_ms: None,
            work,
        });
        Ok(())
    }
}
