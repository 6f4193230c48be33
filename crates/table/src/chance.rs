//! Chance answers: at once, or after a throw that is worked out elsewhere, because it takes a while.

use ludo::{Awaits, Line, Playing, Thrown, Told, Who};

use crate::{
    Now, Out, Table,
    wire::{Phase, Seq},
};

/// What chance says, and how it came about if it was thrown.
#[derive(Debug)]
pub(crate) struct Answer {
    pub line: Line,
    track: Option<Vec<u8>>,
}

impl Table {
    /// Nature answers for as long as the game awaits chance; but for what has to be thrown, or stays sealed for a while.
    pub(crate) fn answer_chance(&mut self, told: &mut Vec<Told>, out: &mut Out) {
        let at_once = |play: &&mut Box<dyn Playing>| {
            play.awaits() == Awaits::Chance && !play.flies() && play.suspense_ms().is_none()
        };
        while let Some(play) = self.going.play.as_mut().filter(at_once) {
            let scripted = self
                .lesson
                .as_ref()
                .and_then(|lesson| crate::lesson::answer(lesson, &**play));
            told.push(match scripted {
                Some(line) => play.push(line).expect("a lesson's chance is fit"),
                None => play.answer(self.agreed.seed()),
            });
            self.write(self.seq(), out);
        }
    }

    /// What the game awaits of chance is set going, once.
    pub(crate) fn ask_chance(&mut self, now: Now, out: &mut Out) {
        let idle = !self.going.flies && self.going.sealed.is_none();
        let awaits = |play: &&dyn Playing| idle && play.awaits() == Awaits::Chance;
        let Some(play) = self.going.play.as_deref().filter(awaits) else {
            return;
        };
        let scripted = self
            .lesson
            .as_ref()
            .and_then(|lesson| crate::lesson::answer(lesson, play));
        if let Some(line) = scripted {
            let answer = Answer { line, track: None };
            match play.suspense_ms() {
                Some(suspense) => self.seal(answer, suspense, now, out),
                None => self.show(answer, now, now, out),
            }
        } else if let Some(throw) = play.throw(self.agreed.seed()) {
            self.going.flies = true;
            out.throw = Some(throw);
        } else if let Some(suspense) = play.suspense_ms() {
            let line = play.draw(self.agreed.seed());
            self.seal(Answer { line, track: None }, suspense, now, out);
        } else {
            // A log can end before chance has answered: one that was cut short, or a game that starts from a position.
            self.begin(now, out);
            self.ask_chance(now, out);
        }
    }

    /// What was thrown has come down.
    pub fn landed(&mut self, thrown: Thrown, now: Now, out: &mut Out) {
        self.going.flies = false;
        if self.phase() != Phase::Playing {
            return; // everybody has gone meanwhile
        }
        let Thrown { line, track } = thrown;
        let (track, thrown_at) = (Some(track), self.when(line.at));
        let answer = Answer { line, track };
        match self.going.play.as_ref().and_then(|play| play.suspense_ms()) {
            Some(suspense) => self.seal(answer, suspense, now, out),
            // It belongs to the moment at which it was thrown, however long that took to work out.
            None => self.show(answer, thrown_at, now, out),
        }
        self.go_on(now, out);
    }

    /// The answer becomes a line, and whoever asks can see how it came about.
    pub(crate) fn show(&mut self, answer: Answer, at: Now, now: Now, out: &mut Out) {
        let line = self.line(Who::Chance, answer.line.what, at);
        let seq: Seq = self
            .play_on(vec![line], now, out)
            .expect("what a game draws, it accepts");
        out.tracks.extend(answer.track.map(|track| (seq, track)));
    }

    /// How it comes out is told together with the throw.
    pub(crate) fn awaits_a_throw(&self) -> bool {
        let play = self.going.play.as_ref();
        play.is_some_and(|play| play.flies() && play.suspense_ms().is_none())
    }
}
