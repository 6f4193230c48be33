//! Bots: asked to think where they are awaited, and heard when they have.

use ludo::{Awaits, Millis, Seat, SeatSet, Thought, What, Who};

use crate::{
    Chosen, Conn, Now, Out, Purpose, Table, Think, Work, problem,
    wire::{FromHouse, Problem, Seq},
};

/// What a bot is asked: what to do after this line; or, while hands are counted, what to do in this window,
/// whatever others do in the meantime.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    After(Seq),
    Window(Millis),
}

/// Who thinks about what, and who has made up her mind.
#[derive(Debug)]
pub(crate) struct Bots {
    question: Question,
    thinking: SeatSet,
    /// Each for a moment of her own.
    plans: Vec<Plan>,
}

/// What a bot will do, and when.
#[derive(Debug)]
pub(crate) struct Plan {
    pub seat: Seat,
    pub what: String,
    pub at: Now,
}

impl Default for Bots {
    fn default() -> Bots {
        Bots {
            question: Question::After(0),
            thinking: SeatSet::NONE,
            plans: Vec::new(),
        }
    }
}

impl Bots {
    /// Thoughts and plans for what is over, or for a seat whose person is back, come to nothing.
    fn attend_to(&mut self, question: Question, seats: SeatSet) {
        if self.question != question {
            *self = Bots {
                question,
                ..Bots::default()
            };
        }
        self.thinking = self.thinking.iter().filter(|seat| seats.contains(*seat)).collect();
        self.plans.retain(|plan| seats.contains(plan.seat));
    }

    fn is_busy(&self, seat: Seat) -> bool {
        self.thinking.contains(seat) || self.plans.iter().any(|plan| plan.seat == seat)
    }

    fn plan(&mut self, plan: Plan) {
        if self.plans.iter().all(|other| other.seat != plan.seat) {
            self.plans.push(plan);
        }
    }

    /// When the next of them acts.
    pub fn next_plan(&self) -> Option<Now> {
        self.plans.iter().map(|plan| plan.at).min()
    }

    /// Those whose moment has come, in the order of their moments.
    fn take_due(&mut self, now: Now) -> Vec<Plan> {
        let mut due: Vec<Plan> = self.plans.extract_if(.., |plan| plan.at <= now).collect();
        due.sort_by_key(|plan| plan.at);
        due
    }
}

impl Table {
    pub(crate) fn question(&self) -> Question {
        let window = self.going.play.as_ref().and_then(|play| play.race_started());
        window.map_or(Question::After(self.seq()), Question::Window)
    }

    fn attend_to_bots(&mut self) {
        let question = self.question();
        let seats = self.agreed.seats().iter();
        let ours = seats.filter(|seat| self.bot_at(*seat).is_some()).collect();
        self.going.bots.attend_to(question, ours);
    }

    /// Asks those who are awaited, each once.
    pub(crate) fn ask_bots(&mut self, out: &mut Out) {
        self.attend_to_bots();
        let question = self.question();
        let Some(play) = &self.going.play else { return };
        // Where hands are counted ours look as soon as people do.
        let pause_ms = play.race_started().map_or(play.pause_ms(), |_| Some(0));
        for seat in play.awaits().who().iter() {
            let idle = !self.going.bots.is_busy(seat);
            if let Some(strength) = self.bot_at(seat).filter(|_| idle) {
                self.going.bots.thinking = self.going.bots.thinking.with(seat);
                out.thinks.push(Think {
                    seat,
                    question,
                    purpose: Purpose::Move,
                    pause_ms,
                    work: Some(self.work(seat, play.thought(seat, strength))),
                });
            }
        }
    }

    /// Whatever chance a thought needs follows from the seed and from where the game stands: the same lines get the same bot.
    fn work(&self, seat: Seat, thought: Thought) -> Work {
        let mut rng = self.agreed.seed().thought(self.seq(), seat);
        Box::new(move || thought(&mut rng))
    }

    /// A bot has thought.
    pub fn thought(&mut self, think: &Think, chosen: Chosen, now: Now, out: &mut Out) {
        match think.purpose {
            Purpose::Hint(conn) => self.give_hint(conn, think, chosen, out),
            Purpose::Move => self.move_ours(think, chosen, now, out),
        }
        self.go_on(now, out);
    }

    fn give_hint(&self, conn: Conn, think: &Think, chosen: Chosen, out: &mut Out) {
        let Some(choice) = chosen.filter(|_| think.question == self.question()) else {
            return;
        };
        let play = self.going.play.as_ref();
        let tenths = |figure: f64| (figure * 10.0).round() / 10.0;
        let figures = choice.figures.into_iter().map(|(key, figure)| (key, tenths(figure)));
        let hint = FromHouse::Hint {
            seat: think.seat,
            called: play.and_then(|play| play.called(think.seat, &choice.action)),
            what: self.bare(think.seat, choice.action),
            reason: choice.reason.map(str::to_owned),
            figures: figures.collect(),
        };
        out.tell(conn, hint);
    }

    fn move_ours(&mut self, think: &Think, chosen: Chosen, now: Now, out: &mut Out) {
        let asked = think.question == self.question() && self.bot_at(think.seat).is_some();
        let acts = asked && !self.going.company.pages().is_empty();
        // In a window she is asked once: whatever comes of it, she does not think again.
        if !acts || matches!(think.question, Question::After(_)) {
            self.going.bots.thinking = self.going.bots.thinking.without(think.seat);
        }
        if acts && let Some(what) = self.fit(think.seat, chosen) {
            self.act_in_time(think.seat, what, now, out);
        }
    }

    /// The choice as it came, if it is fit; otherwise any open action, so that no table ever stands still.
    fn fit(&self, seat: Seat, chosen: Chosen) -> Option<String> {
        let play = self.going.play.as_deref()?;
        let fits = |what: &String| {
            let line = self.line(Who::Seat(seat), What::Game(what.as_str().into()), 0);
            play.check(&line).is_ok()
        };
        let open = || play.legal(seat).unwrap_or_default().into_iter().next();
        chosen.map(|choice| choice.action).filter(fits).or_else(open)
    }

    /// A bot acts, now or at a moment of her own.
    fn act_in_time(&mut self, seat: Seat, what: String, now: Now, out: &mut Out) {
        let play = self.going.play.as_ref();
        let Some(moment) = play.and_then(|play| play.moment(&what)) else {
            return self.play_ours(seat, &what, now, now, out);
        };
        let (what, late) = match self.late_in_window(seat) {
            0 => (what, 0),
            late => (self.bare(seat, what), late),
        };
        let at = self.when(moment + late);
        if at <= now {
            // She was thought about for too long: that is not her fault.
            self.play_ours(seat, &what, at, now, out);
        } else {
            self.going.bots.plan(Plan { seat, what, at });
        }
    }

    /// Who stands in for a person has not seen the dice before that person left: her time begins then.
    fn late_in_window(&self, seat: Seat) -> Millis {
        let shown = self.going.play.as_ref().and_then(|play| play.race_started());
        let since = self.going.company.away_since(seat);
        since.zip(shown).map_or(0, |(since, shown)| since.saturating_sub(shown))
    }

    /// Those whose moment has come.
    pub(crate) fn act_on_plans(&mut self, now: Now, out: &mut Out) {
        self.attend_to_bots();
        let question = self.question();
        for plan in self.going.bots.take_due(now) {
            // The one before may have ended it.
            if self.question() == question {
                self.play_ours(plan.seat, &plan.what, plan.at, now, out);
            }
        }
    }

    /// Our own players are judged like everybody else, and only while hands are counted can one of them come too late.
    /// What she planned for a moment counts for that moment, however late the house gets round to it.
    fn play_ours(&mut self, seat: Seat, what: &str, at: Now, now: Now, out: &mut Out) {
        let what = self.stamped(what, at, 0);
        let line = self.line(Who::Seat(seat), What::Game(what.into()), now);
        let played = self.play_on(vec![line], now, out);
        assert!(played.is_ok() || self.counts_hands(), "a bot was refused: {played:?}");
    }

    /// Nobody need be waited for, unless a window is open: there, the moment at which a seat acts is part of the game.
    pub(crate) fn may_hurry(&self) -> bool {
        let awaits = self.going.play.as_ref().map(|play| play.awaits());
        !matches!(awaits, Some(Awaits::Seats { until: Some(_), .. }))
    }

    pub(crate) fn hint(&mut self, conn: Conn, seat: Seat, mine: Option<&str>, out: &mut Out) -> Result<(), Problem> {
        let nothing = || problem("nothing-to-do", "this seat has nothing to decide now");
        let play = self.going.play.as_ref().ok_or_else(nothing)?;
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
