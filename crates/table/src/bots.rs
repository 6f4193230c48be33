//! Bots: asked to think where they are awaited, and heard when they have.

use std::{collections::BTreeMap, sync::Arc};

use ludo::{Awaits, Choice, Millis, Note, Said, Seat, SeatSet, Thought, What, Who};

use crate::{
    Chosen, Conn, Now, Out, Purpose, Table, Think, Work,
    live::trouble,
    problem,
    wire::{About, FrameKind, FromHouse, Phase, Problem, Seq},
};

/// Hints that are kept for a seat and a position: one that was asked for, and some beside what she has in mind herself.
const MOST_HINTS: usize = 4;

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
    hints: Vec<Hint>,
    /// Kept for as long as the answers of those who think about a move are awaited.
    awaits: Arc<()>,
}

/// What a seat asked of the house about how it stands. It is worked out once, however often she asks.
#[derive(Debug)]
struct Hint {
    seat: Seat,
    mine: Option<String>,
    /// Pages that wait for it.
    waits: Vec<Conn>,
    /// Kept for as long as somebody waits.
    awaits: Arc<()>,
    given: Option<Advice>,
}

#[derive(Clone, Debug)]
struct Advice {
    what: String,
    called: Option<Said>,
    bits: Vec<Said>,
    why: Option<Said>,
    reason: Option<String>,
    figures: BTreeMap<&'static str, f64>,
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
            hints: Vec::new(),
            awaits: Arc::default(),
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

    /// This page is gone: what only it was waiting for need not be thought about.
    pub fn forget(&mut self, conn: Conn) {
        for hint in &mut self.hints {
            hint.waits.retain(|waits| *waits != conn);
        }
        self.hints.retain(|hint| hint.given.is_some() || !hint.waits.is_empty());
    }

    /// Nobody looks any more: no move is awaited. In a window she has been asked, whoever looks.
    pub fn rest(&mut self) {
        if matches!(self.question, Question::After(_)) {
            self.thinking = SeatSet::NONE;
            self.awaits = Arc::default();
        }
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
        window.map_or(Question::After(self.stands_since()), Question::Window)
    }

    fn attend_to_bots(&mut self) {
        let question = self.question();
        let seats = self.agreed.seats().iter();
        let bots = seats.filter(|seat| self.bot_at(*seat).is_some()).collect();
        self.going.bots.attend_to(question, bots);
    }

    /// Asks those who are awaited, each once.
    pub(crate) fn ask_bots(&mut self, out: &mut Out) {
        self.attend_to_bots();
        let question = self.question();
        let Some(play) = self.going.play.as_ref().filter(|_| !self.is_full()) else {
            return;
        };
        // Where hands are counted bots look as soon as people do.
        let pause_ms = play.race_started().map_or(play.pause_ms(), |_| Some(0));
        for seat in play.awaits().who().iter() {
            let idle = !self.going.bots.is_busy(seat) && !self.waits_in_lesson(seat);
            if let Some(strength) = self.bot_at(seat).filter(|_| idle) {
                self.going.bots.thinking = self.going.bots.thinking.with(seat);
                out.thinks.push(Think {
                    seat,
                    question,
                    purpose: Purpose::Move,
                    pause_ms,
                    wanted: Arc::downgrade(&self.going.bots.awaits),
                    work: Some(match self.scripted(seat) {
                        Some(action) => Box::new(|| Some(Choice::of(action))),
                        None => self.work(seat, play.thought(seat, strength)),
                    }),
                });
            }
        }
    }

    /// Whatever chance a thought needs follows from the seed and from where the game stands: the same lines get the same bot.
    fn work(&self, seat: Seat, thought: Thought) -> Work {
        let mut rng = self.agreed.seed().thought(self.stands_since(), seat);
        Box::new(move || thought(&mut rng))
    }

    /// A bot has thought.
    pub fn thought(&mut self, think: &Think, chosen: Chosen, now: Now, out: &mut Out) {
        self.do_what_is_due(now, out);
        if self.phase() != Phase::Playing {
            return self.unthought(think, &nothing_to_do(), out);
        }
        match think.purpose {
            Purpose::Hint => self.give_hint(think, chosen, now, out),
            Purpose::Move => self.move_bot(think, chosen, now, out),
        }
        self.go_on(now, out);
    }

    /// A bot has no time to think about this: whoever waits for it is told so.
    pub fn unthought(&mut self, think: &Think, problem: &Problem, out: &mut Out) {
        let about = About::seat(FrameKind::Hint, think.seat);
        for conn in self.take_hint(think).map_or_else(Vec::new, |hint| hint.waits) {
            out.tell(conn, trouble(about, problem.clone()));
        }
    }

    /// Whoever is helped, all are told: it is a line of the log.
    fn give_hint(&mut self, think: &Think, chosen: Chosen, now: Now, out: &mut Out) {
        let Some(choice) = chosen else {
            return self.unthought(think, &nothing_to_do(), out);
        };
        let Some(mut hint) = self.take_hint(think) else { return };
        self.note_hint(think.seat, now, out);
        let play = self.going.play.as_ref();
        let why = choice.why();
        let tenths = |figure: f64| (figure * 10.0).round() / 10.0;
        let figures = choice.figures.into_iter().map(|(key, figure)| (key, tenths(figure)));
        let advice = Advice {
            called: play.and_then(|play| play.called(think.seat, &choice.action)),
            bits: play.map_or_else(Vec::new, |play| play.bits(think.seat, &choice.action)),
            what: self.bare(think.seat, choice.action),
            why,
            reason: choice.reason.map(str::to_owned),
            figures: figures.collect(),
        };
        for conn in hint.waits.drain(..) {
            out.tell(conn, advice.clone().to(think.seat));
        }
        hint.given = Some(advice);
        self.going.bots.hints.push(hint);
    }

    /// What this thought is about, if anybody waits for it still.
    fn take_hint(&mut self, think: &Think) -> Option<Hint> {
        let hints = &mut self.going.bots.hints;
        let this = |hint: &Hint| std::ptr::eq(Arc::as_ptr(&hint.awaits), think.wanted.as_ptr());
        let place = hints.iter().position(this)?;
        (think.question == self.question()).then(|| self.going.bots.hints.remove(place))
    }

    fn move_bot(&mut self, think: &Think, chosen: Chosen, now: Now, out: &mut Out) {
        let asked = think.question == self.question() && self.bot_at(think.seat).is_some();
        let acts = asked && !self.going.company.pages().is_empty() && !self.is_full();
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
            let at = play.moment(what).map_or(0, |moment| self.when(moment));
            let line = self.line(Who::Seat(seat), What::Game(what.as_str().into()), at);
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

    /// Our own players are judged like everybody else, and only while a window is open can one of them come too late.
    /// What she planned for a moment counts for that moment, however late the house gets round to it.
    fn play_ours(&mut self, seat: Seat, what: &str, at: Now, now: Now, out: &mut Out) {
        let what = self.stamped(what, at, 0);
        let line = self.line(Who::Seat(seat), What::Game(what.into()), now);
        let played = self.play_on(vec![line], now, out);
        let may_be_late = self.counts_hands() || self.closes().is_some();
        assert!(played.is_ok() || may_be_late, "a bot was refused: {played:?}");
    }

    /// Nobody need be waited for, unless a window is open: there, the moment at which a seat acts is part of the game.
    pub(crate) fn may_hurry(&self) -> bool {
        let awaits = self.going.play.as_ref().map(|play| play.awaits());
        !matches!(awaits, Some(Awaits::Seats { until: Some(_), .. }))
    }

    /// Where the fastest hand counts, one's own eyes do.
    pub(crate) fn gives_hints(&self) -> bool {
        let can_advise = |play: &dyn ludo::Playing| play.hints_allowed() && !play.is_a_race();
        self.going.play.as_deref().is_some_and(can_advise)
    }

    /// Somebody asks what to do. The same question has the same answer.
    pub(crate) fn hint(&mut self, conn: Conn, seat: Seat, mine: Option<String>, out: &mut Out) -> Result<(), Problem> {
        let awaited = |play: &dyn ludo::Playing| play.awaits().who().contains(seat);
        let over = self.phase() != Phase::Playing || self.is_full();
        if over
            || !self.gives_hints()
            || !self.going.play.as_deref().is_some_and(awaited)
            || self.going.company.is_away(seat)
        {
            return Err(nothing_to_do());
        }
        if !self.agreed.may_ask(seat) {
            return Err(problem("no-help", "at this table nobody is helped, as was agreed"));
        }
        self.attend_to_bots();
        let hints = &mut self.going.bots.hints;
        if let Some(hint) = hints.iter_mut().find(|hint| hint.seat == seat && hint.mine == mine) {
            match &hint.given {
                Some(advice) => out.tell(conn, advice.clone().to(seat)),
                None if hint.waits.contains(&conn) => {}
                None => hint.waits.push(conn),
            }
            return Ok(());
        }
        // One question at a time: what she asks now takes the place of what she asked before.
        hints.retain(|hint| hint.seat != seat || hint.given.is_some());
        let of_hers = |hint: &Hint| hint.seat == seat;
        if hints.iter().filter(|hint| of_hers(hint)).count() == MOST_HINTS {
            let oldest = hints.iter().position(of_hers);
            hints.remove(oldest.expect("there are some"));
        }
        self.ask_for_hint(conn, seat, mine, out);
        Ok(())
    }

    fn ask_for_hint(&mut self, conn: Conn, seat: Seat, mine: Option<String>, out: &mut Out) {
        let play = self.going.play.as_ref().expect("there is something to decide");
        let work: Work = match self.scripted(seat) {
            Some(action) => Box::new(|| Some(Choice::of(action))),
            None => self.work(seat, play.hint(seat, mine.as_deref())),
        };
        let hint = Hint {
            seat,
            mine,
            waits: vec![conn],
            awaits: Arc::default(),
            given: None,
        };
        out.thinks.push(Think {
            seat,
            question: self.question(),
            purpose: Purpose::Hint,
            pause_ms: None,
            wanted: Arc::downgrade(&hint.awaits),
            work: Some(work),
        });
        self.going.bots.hints.push(hint);
    }

    /// Once for each position.
    fn note_hint(&mut self, seat: Seat, now: Now, out: &mut Out) {
        let lines = self.going.play.as_ref().map_or(&[][..], |play| play.lines());
        let known = &lines[self.stands_since() as usize..];
        if known.iter().all(|line| line.who != Who::Seat(seat)) {
            self.note(seat, Note::Hint, now, out);
        }
    }
}

impl Advice {
    fn to(self, seat: Seat) -> FromHouse {
        FromHouse::Hint {
            seat,
            what: self.what,
            called: self.called,
            bits: self.bits,
            why: self.why,
            reason: self.reason,
            figures: self.figures,
        }
    }
}

fn nothing_to_do() -> Problem {
    problem("nothing-to-do", "this seat has nothing to decide now")
}
