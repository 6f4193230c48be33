//! What everything is worth at the Yam: the solution turned into advice. It knows which faces can still come, which is
//! what the book advises for Plus and Moins together (YAM-YAM-PM-4).
//!
//! Values are expected points of the rest of the round, this turn included, under best play. With the usual sheet they
//! are exact; with other sheets the boxes left for later turns are taken at a rough price each, until somebody looks back
//! on such a game: then they are solved, too.

use ludo::Seat;

use super::{
    MOST_THROWS, Row, Rows,
    lattice::keeps_of,
    price::price,
    rows_of, score,
    solve::{Finishes, Solution, is_usual, scores, super_scores},
};
use crate::{
    judge::Action,
    options::Options,
    piece::{Digits, Faces, THROWS, YaminoSet},
    state::{Phase, Yaminos},
};

/// Knows what every decision of a turn is worth.
#[derive(Clone, Copy, Debug)]
pub struct Coach {
    options: Options,
    /// What the boxes left bring together, where that is known.
    solution: Option<&'static Solution>,
    /// No turn follows this one: a tie is being broken (YAM-AMB-4), and other boxes will bring nothing.
    is_last_turn: bool,
}

/// What it is worth to throw some yaminos and keep the others as they lie.
#[derive(Clone, Debug)]
pub struct Keeps(Vec<f64>);

impl Keeps {
    /// Of these faces, given what each throw of all seven is worth in the end.
    pub fn new(worth: &[f64], faces: Faces) -> Keeps {
        Keeps(keeps_of(worth, faces))
    }

    /// The average if these are thrown.
    pub fn value(&self, thrown: YaminoSet) -> f64 {
        self.0[usize::from(thrown.bits())]
    }

    /// The best to throw, at least one, and what it is worth. Of equally good ones the first of [`YaminoSet::subsets`].
    pub fn best(&self) -> (YaminoSet, f64) {
        let mut best = (YaminoSet::ALL, f64::NEG_INFINITY);
        for thrown in YaminoSet::ALL.subsets() {
            if self.value(thrown) > best.1 {
                best = (thrown, self.value(thrown));
            }
        }
        best
    }

    /// The best average of throwing anything but these.
    pub fn next_best(&self, thrown: YaminoSet) -> f64 {
        let others = YaminoSet::ALL.subsets().filter(|&other| other != thrown);
        others.map(|other| self.value(other)).fold(f64::NEG_INFINITY, f64::max)
    }
}

impl Coach {
    pub fn new(options: &Options) -> Coach {
        Coach {
            options: *options,
            // Whoever plays does not depend on what others have asked for.
            solution: is_usual(options).then(|| Solution::known(options)).flatten(),
            is_last_turn: false,
        }
    }

    /// For her whose turn it is.
    pub(crate) fn at(state: &Yaminos) -> Coach {
        Coach {
            is_last_turn: !state.contenders.is_empty(),
            ..Coach::new(&state.options)
        }
    }

    /// For looking back. None where it has not been worked out.
    pub(crate) fn exactly(state: &Yaminos) -> Option<Coach> {
        let solution = Solution::known(&state.options)?;
        Some(Coach {
            solution: Some(solution),
            ..Coach::at(state)
        })
    }

    /// What these boxes bring in the turns to come.
    pub fn rest(&self, open: Rows) -> f64 {
        if self.is_last_turn {
            0.0
        } else {
            let prices = || open.iter().map(|row| self.price(row)).sum();
            self.solution.map_or_else(prices, |solution| solution.value(open))
        }
    }

    /// About what a box would bring in a later turn, taken alone.
    pub fn price(&self, row: Row) -> f64 {
        if self.is_last_turn {
            0.0
        } else {
            price(&self.options, row)
        }
    }

    /// What each second throw is worth, by the digits that the first has fixed for a Super Yamino.
    pub fn second_throws(&self, open: Rows, fixed: Digits) -> Vec<f64> {
        let finishes = Finishes::shared(&self.options);
        let mut worth = vec![f64::NEG_INFINITY; THROWS];
        for row in open.iter() {
            let rest = self.rest(open.without(row));
            for (worth, finish) in worth.iter_mut().zip(finishes.of(row, fixed)) {
                *worth = worth.max(finish + rest);
            }
        }
        worth
    }

    /// What to keep for the third throw, for this box.
    pub fn third(&self, row: Row, faces: Faces, fixed: Digits) -> Keeps {
        let worth = match row {
            // If there has been no pair yet, the third throw brings it.
            Row::Super if fixed.is_empty() => super_scores(Digits::ALL),
            Row::Super => super_scores(fixed),
            row => scores(&self.options, row),
        };
        Keeps::new(&worth, faces)
    }

    /// What this box is worth after the second throw, filled at once or thrown for once more.
    pub fn finish(&self, open: Rows, row: Row, faces: Faces, fixed: Digits) -> f64 {
        Finishes::shared(&self.options).of(row, fixed)[faces.index()] + self.rest(open.without(row))
    }

    /// The best box after the second throw, whether it is better filled at once, and its value.
    pub fn second(&self, open: Rows, faces: Faces, first_fixed: Digits) -> (Row, bool, f64) {
        let fixed = super::super_digits(first_fixed, faces);
        let worth = |row: Row| self.finish(open, row, faces, first_fixed);
        let row = open
            .iter()
            .max_by(|&a, &b| worth(a).total_cmp(&worth(b)))
            .expect("a box is open");
        let now = f64::from(score(&self.options, row, faces, fixed)) + self.rest(open.without(row));
        (row, now >= worth(row), worth(row))
    }

    /// What filling this box now is worth.
    pub fn fill(&self, open: Rows, row: Row, faces: Faces, fixed: Digits) -> f64 {
        f64::from(score(&self.options, row, faces, fixed)) + self.rest(open.without(row))
    }

    /// Every choice she has, with its value, where it is hers to choose.
    pub fn choices(&self, state: &Yaminos) -> Vec<(Action, f64)> {
        let (open, faces, fixed) = (state.open_rows(state.turn), state.faces, state.fixed);
        let throws = |keeps: Keeps, rest: f64| -> Vec<(Action, f64)> {
            let value = |thrown| (Action::Throw(thrown), keeps.value(thrown) + rest);
            YaminoSet::ALL.subsets().map(value).collect()
        };
        let fills = || {
            open.iter()
                .map(|row| (Action::Fill(row), self.fill(open, row, faces, fixed)))
        };
        match state.phase {
            Phase::Ready => vec![(Action::Throw(YaminoSet::ALL), self.rest(open))],
            Phase::Choose if state.casts + 1 < MOST_THROWS => fills()
                .chain(throws(Keeps::new(&self.second_throws(open, fixed), faces), 0.0))
                .collect(),
            Phase::Choose => {
                let announce = |row: Row| {
                    let third = self.third(row, faces, fixed).best().1;
                    (Action::Announce(row), third + self.rest(open.without(row)))
                };
                fills().chain(open.iter().map(announce)).collect()
            }
            Phase::Announced(row) => throws(self.third(row, faces, fixed), self.rest(open.without(row))),
            _ => Vec::new(),
        }
    }

    /// What the rest of the round is worth to her whose turn it is, at any moment of it. Between a choice and its throw
    /// it is the value of that choice: so what a choice loses is skill, and what a throw then changes is luck.
    pub fn worth(&self, state: &Yaminos) -> f64 {
        let open = state.open_rows(state.turn);
        let (faces, air) = (state.faces, state.airborne());
        match state.phase {
            // What has come down of a first throw while the rest is thrown again is not looked at.
            Phase::Throwing if state.casts <= 1 => self.rest(open),
            Phase::Throwing => Keeps::new(&self.second_throws(open, state.fixed), faces).value(air),
            Phase::Called(row) => self.third(row, faces, state.fixed).value(air) + self.rest(open.without(row)),
            _ => self
                .choices(state)
                .into_iter()
                .map(|(_, value)| value)
                .fold(f64::NEG_INFINITY, f64::max),
        }
    }
}

/// The points that a seat of the Yam will have in the end, on average, under best play: what she has, what the round still
/// brings, and the rounds to come. Known for every sheet that is solved, as long as no tie is broken.
pub(crate) fn in_the_end(state: &Yaminos, seat: Seat) -> Option<f64> {
    let coach = Coach::exactly(state).filter(|_| state.contenders.is_empty())?;
    let total = f64::from(state.total(seat));
    if state.phase == Phase::Over {
        return Some(total);
    }
    let rounds_to_come = state.options.rounds() - 1 - state.round / state.turns_per_round();
    let this_round = if seat == state.turn {
        coach.worth(state)
    } else {
        coach.rest(state.open_rows(seat))
    };
    Some(total + this_round + f64::from(rounds_to_come) * coach.rest(rows_of(&state.options)))
}
