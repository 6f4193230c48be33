//! A table where somebody solves a puzzle: her answer is a line like any other, and the house says what it was worth. Then it
//! is a game like any other.

use ludo::{Arg, LEARNER, Line, Note, Playing, Puzzle, PuzzleKind, Said, What, Who, is_as_good};

use crate::{
    Table,
    wire::{Called, PuzzleStep, PuzzleVerdict, Seq},
};

/// What is asked here, and what has been answered.
#[derive(Debug)]
pub(crate) struct Asked {
    puzzle: Puzzle,
    kind: &'static PuzzleKind,
    verdict: Option<PuzzleVerdict>,
}

impl Table {
    /// A game that has begun, in which this puzzle is to be solved.
    pub fn asking(mut self, puzzle: Puzzle) -> Table {
        let kind = self.room.puzzle_kind(&puzzle.kind);
        self.going.asked_for = kind.map(|kind| Asked {
            puzzle,
            kind,
            verdict: None,
        });
        self.judge_again();
        self
    }

    /// Whatever was answered before the house was closed follows from the lines.
    pub(crate) fn judge_again(&mut self) {
        let (Some(asked), Some(play)) = (&mut self.going.asked_for, &self.going.play) else {
            return;
        };
        let mut again = play.reopened();
        for (line, seq) in play.lines().iter().zip(1..) {
            asked.verdict = asked.after(&*again, line, seq);
            again.push(line.clone()).expect("it was played before");
        }
    }

    /// The verdict that stands once this line is written down; to be asked before it is.
    pub(crate) fn verdict_after(&self, line: &Line, seq: Seq) -> Option<PuzzleVerdict> {
        self.going.asked_for.as_ref()?.after(self.play()?, line, seq)
    }

    /// What is asked, and what she made of it, for her page.
    pub fn puzzle_step(&self) -> Option<PuzzleStep> {
        let Asked { puzzle, verdict, .. } = self.going.asked_for.as_ref()?;
        Some(PuzzleStep {
            puzzle: puzzle.name(),
            grade: puzzle.grade,
            said: Said::new(format!("{}-puzzle-{}-ask", puzzle.header.game, puzzle.kind)),
            verdict: verdict.clone(),
        })
    }
}

impl Asked {
    pub(crate) fn judge(&mut self, verdict: Option<PuzzleVerdict>) {
        self.verdict = verdict;
    }

    /// Her first answer counts, unless she takes it back.
    fn after(&self, play: &dyn Playing, line: &Line, seq: Seq) -> Option<PuzzleVerdict> {
        match (&self.verdict, &line.what) {
            (Some(verdict), What::House(Note::Undo(undone))) if verdict.seq == *undone => None,
            (None, What::Game(what)) if line.who == Who::Seat(LEARNER) => self.verdict(play, what, seq),
            (verdict, _) => verdict.clone(),
        }
    }

    fn verdict(&self, play: &dyn Playing, what: &str, seq: Seq) -> Option<PuzzleVerdict> {
        let mine = play.worth(self.kind.id, what)?;
        let answer = self.answer(play);
        let best = Arg::list(answer.iter().map(|called| called.said.clone()));
        Some(PuzzleVerdict {
            seq,
            right: is_as_good(mine, self.puzzle.value),
            mine,
            best: self.puzzle.value,
            next: self.puzzle.next,
            said: self.kind.measure.verdict(mine, &self.puzzle, best),
            answer,
            choices: self.choices(play),
        })
    }

    /// What she could have answered, the best first, each with what it is worth and loses.
    fn choices(&self, play: &dyn Playing) -> Vec<Said> {
        let mut all = play.choices(self.kind.id);
        all.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        let said = |(what, worth): (String, f64)| {
            let called = play.called(LEARNER, &what).expect("a choice can be read");
            self.kind.measure.choice(called, worth, self.puzzle.value)
        };
        all.into_iter().map(said).collect()
    }

    /// The best answer in words, each act as it is called once those before it are done.
    fn answer(&self, play: &dyn Playing) -> Vec<Called> {
        let mut shown = play.reopened();
        let mut called = Vec::new();
        for what in &self.puzzle.answer {
            let said = shown.called(LEARNER, what).expect("an answer can be read");
            called.push(Called {
                what: what.clone(),
                said,
            });
            let line = Line {
                at: 0,
                who: Who::Seat(LEARNER),
                what: What::Game(what.as_str().into()),
            };
            shown.push(line).expect("an answer can be played");
        }
        called
    }
}
