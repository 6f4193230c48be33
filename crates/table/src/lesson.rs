//! A table where somebody learns: for a while it goes as the lesson says. Which step it is follows from the lines alone, so
//! a lesson can be left and gone on with like any game.

use ludo::{Arg, Header, LEARNER, Lesson, Line, Note, Playing, Refusal, Seat, Sitter, Stage, Start, What, Who};

use crate::{
    Now, Table,
    wire::{LessonStep, NewTable, SeatPlan},
};

impl Table {
    /// A game that has begun, to be played as this lesson says.
    pub fn learning(mut self, lesson: Lesson) -> Table {
        self.lesson = Some(lesson);
        self
    }

    fn stage(&self) -> Option<Stage<'_>> {
        self.lesson
            .as_ref()
            .zip(self.play())
            .map(|(lesson, play)| lesson.at(standing(play)))
    }

    /// What this seat does next, by the lesson.
    pub(crate) fn scripted(&self, seat: Seat) -> Option<String> {
        let next = self.stage()?.next.filter(|next| next.who == Who::Seat(seat))?;
        next.what.clone()
    }

    /// By the lesson it is another's turn to do something, though the rules would let this seat act, too.
    pub(crate) fn waits_in_lesson(&self, seat: Seat) -> bool {
        let next = self.stage().and_then(|stage| stage.next);
        next.is_some_and(|next| next.who != Who::Seat(seat))
    }

    /// Something else is to be done now, though the rules would allow this. What they do not allow they refuse themselves.
    pub(crate) fn not_in_this_lesson(&self, seat: Seat, what: &str, now: Now) -> Option<Refusal> {
        let (expected, play, next) = (self.scripted(seat)?, self.play()?, self.stage()?.next?);
        let line = self.line(Who::Seat(seat), What::Game(what.into()), now);
        if play.is_same(what, &expected) || next.accepts(what) || play.check(&line).is_err() {
            return None;
        }
        if let Some(said) = &next.otherwise {
            return Some(Refusal::by_the_house("HOUSE-LESSON", &said.id));
        }
        let called = play.called(seat, &expected).map(|called| ("what", Arg::from(called)));
        Some(Refusal::new("HOUSE-LESSON", "refusal-lesson", called))
    }

    /// What is being learnt, for her page.
    pub fn lesson_step(&self) -> Option<LessonStep> {
        let (stage, lesson) = (self.stage()?, self.lesson.as_ref()?);
        if has_played_on(lesson, self.play()?) {
            return None;
        }
        Some(LessonStep {
            step: stage.number as u8,
            steps: lesson.steps.len() as u8,
            said: stage.step.said.clone(),
            point: stage.point().map(str::to_owned),
        })
    }
}

/// How chance answers, by the lesson; None where it answers by itself, also because the rules refuse what is written.
pub(crate) fn answer(lesson: &Lesson, play: &dyn Playing) -> Option<Line> {
    let next = lesson.at(standing(play)).next.filter(|next| next.who == Who::Chance)?;
    let line = Line {
        at: play.lines().last().map_or(0, |line| line.at),
        who: Who::Chance,
        what: What::Game(next.what.as_deref()?.into()),
    };
    play.check(&line).is_ok().then_some(line)
}

/// Her first turn after the last step is over: what was said there, with its figures, is no longer how it stands.
fn has_played_on(lesson: &Lesson, play: &dyn Playing) -> bool {
    let mut since = standing(play)
        .skip(lesson.at(standing(play)).written)
        .skip_while(|who| *who != Who::Seat(LEARNER));
    let alone = lesson.header.seats.count() == 1;
    since.any(|who| matches!(who, Who::Seat(seat) if alone || seat != LEARNER))
}

/// Who wrote the lines of the game that stand: notes of the house are none, and one of them takes a line back.
fn standing(play: &dyn Playing) -> impl Iterator<Item = Who> {
    let mut stand = Vec::new();
    for line in play.lines() {
        match &line.what {
            What::Game(_) => stand.push(line.who),
            What::House(Note::Undo(_)) => drop(stand.pop()),
            What::House(_) => {}
        }
    }
    stand.into_iter()
}

/// The table of a lesson or a puzzle: who asks for it has the first seat, and bots have the others.
pub(crate) fn plan(header: &Header, asked: NewTable) -> NewTable {
    let Header {
        options,
        seats,
        sitters,
        start,
        ..
    } = header;
    let options = options.split_whitespace().filter_map(|option| option.split_once('='));
    let seat = |sitter: &Sitter| match sitter.bot {
        Some(strength) => SeatPlan::Bot { strength },
        None => SeatPlan::Me,
    };
    NewTable {
        options: options.map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
        seats: sitters.iter().map(seat).collect(),
        first: seats.first(),
        open: false,
        position: match start {
            Start::Opening => None,
            Start::Position(position) => Some(position.clone()),
        },
        ..asked
    }
}
