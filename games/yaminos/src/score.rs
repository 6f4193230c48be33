//! Scores and endings.

use ludo::{BySeat, Outcome, Seat, SeatSet, Tell};

use crate::{
    event::Event,
    options::Form,
    piece::YaminoSet,
    state::{MOST_ROUNDS, MOST_TIES, Phase, Yaminos},
    yam::{Sheet, par_of_sheet, rows_of},
};

/// Phases of Progression: the blanks and the digits 1 to 6 (YAM-PROG-1).
const PHASES: u16 = 7;
/// Alone, there is a score to reach: what our middle player makes about every second time. With branches it is a little
/// more (`ludogite simulate`, 6 000 games each: 61.4 and 62.8 on average, and 65 and 66 in 43 of a hundred).
const PROG_PAR: i32 = 61;
const BRANCHING_PAR: i32 = 63;
/// Alone, Tous en ligne is won by reaching the goal in about as many turns as that player needs, who makes so many points
/// in each, in lines or branching: 30.2 and 32.1 in 9 000 turns. As turns are whole, some goals are easier than others: she
/// reached those of 100, 200, 300 and 500 in 31 to 65 of a hundred games.
const LINE_PACE: i32 = 30;
const BRANCHING_PACE: i32 = 32;
/// Alone, the basic game has as many turns as that player takes for the goal, who makes so many points in each: 6.2 in 7 500
/// turns.
const BASE_PACE: i32 = 6;

impl Yaminos {
    /// Who begins each round: the first player, or the first of those who break a tie.
    #[inline]
    pub(crate) fn first_in_play(&self) -> Seat {
        let mut seat = self.seats.first();
        while !self.in_play(seat) {
            seat = self.seats.after(seat);
        }
        seat
    }

    /// Everybody has had a turn. True if the game is over.
    pub(crate) fn end_round(&mut self, tell: &mut Tell<Event>) -> bool {
        self.round += 1;
        if self.contenders.is_empty() && !self.is_last_round() {
            self.renew_sheets(tell);
            return false;
        }
        self.settle(tell)
    }

    /// Are all turns played? All have the same number of them (YAM-MUGGINS-21, YAM-MUGGINS-22, YAM-MORE-6, YAM-LINE-10,
    /// YAM-EVEN-17, YAM-AMB-30, YAM-AMB-58).
    #[inline]
    pub(crate) fn is_last_round(&self) -> bool {
        match self.fixed_rounds() {
            Some(rounds) => self.round >= rounds,
            None if self.par_turns().is_some_and(|turns| self.round >= turns) => true,
            None if self.round >= MOST_ROUNDS => {
                ludo::rule!("YAM-AMB-30");
                true
            }
            None => {
                ludo::rule!("YAM-MUGGINS-21", "YAM-MUGGINS-22", "YAM-MORE-6", "YAM-LINE-10");
                ludo::rule!("YAM-EVEN-17", "YAM-AMB-30");
                self.goal_is_reached()
            }
        }
    }

    /// How many rounds there are, where no goal brings on the end.
    #[inline]
    pub(crate) fn fixed_rounds(&self) -> Option<u16> {
        match self.form() {
            Form::Highest | Form::Longest => Some(1),
            Form::Throws | Form::Target | Form::Minimum => Some(self.agreed.into()),
            Form::Prog => {
                ludo::rule!("YAM-PROG-1");
                Some(PHASES)
            }
            Form::Yam => {
                ludo::rule!("YAM-YAM-8", "YAM-AMB-58");
                Some(self.turns_per_round() * self.options.rounds())
            }
            Form::Base | Form::Muggins | Form::More | Form::Even | Form::Line => None,
        }
    }

    #[inline]
    fn goal_is_reached(&self) -> bool {
        ludo::rule!("YAM-AMB-41");
        let goal = self.options.goal();
        self.totals.iter().any(|&total| total >= goal)
    }

    #[inline]
    pub(crate) fn is_alone(&self) -> bool {
        self.seats.count() == 1
    }

    /// At the Yam, one turn for each box (YAM-YAM-8), or for Plus and Moins at once (YAM-AMB-57).
    #[inline]
    pub(crate) fn turns_per_round(&self) -> u16 {
        rows_of(&self.options).len() as u16
    }

    /// Which round of the Yam is played, from 1; a tie after the last is broken in it (YAM-AMB-4).
    pub(crate) fn sheet_round(&self) -> Option<u16> {
        let round = || (self.round / self.turns_per_round() + 1).min(self.options.rounds());
        (self.form() == Form::Yam).then(round)
    }

    /// New sheets for the next round of the Yam.
    #[inline]
    fn renew_sheets(&mut self, tell: &mut Tell<Event>) {
        if self.form() == Form::Yam && self.round.is_multiple_of(self.turns_per_round()) {
            self.sheets = Default::default();
            let round = self.round / self.turns_per_round() + 1;
            tell.all(|| Event::Sheets { round });
        }
    }

    /// The end — or an extra turn for those who are level at the top, if the table breaks ties (YAM-AMB-4). At the Yam
    /// they have it on an empty sheet.
    fn settle(&mut self, tell: &mut Tell<Event>) -> bool {
        let best = self.best_of_the_round();
        ludo::rule!("YAM-AMB-4");
        if !self.options.tie_break || best.len() == 1 || self.survived.contains(&MOST_TIES) {
            self.finish(tell);
            return true;
        }
        self.contenders = best;
        for seat in best.iter() {
            self.survived[seat.index()] += 1;
            self.sheets[seat.index()] = Sheet::default();
        }
        tell.all(|| Event::TieBreak {
            seats: best.iter().collect(),
        });
        false
    }

    pub(crate) fn finish(&mut self, tell: &mut Tell<Event>) {
        self.phase = Phase::Over;
        self.fresh = YaminoSet::NONE;
        self.taken = 0;
        tell.all(|| Event::Won { seats: winners(self) });
    }

    /// What is compared in the end, more being better.
    pub(crate) fn merit(&self, seat: Seat) -> (u8, i64) {
        let total = self.total(seat);
        let merit = match self.form() {
            // Nearest to the target, above it or below (YAM-S3-2, YAM-AMB-7).
            Form::Target => {
                ludo::rule!("YAM-S3-2", "YAM-AMB-7");
                -i64::from((total - self.target_of(seat)).abs())
            }
            // Fewest points left (YAM-S4-3).
            Form::Longest if self.options.fewest_left => {
                ludo::rule!("YAM-S4-3");
                -i64::from(total)
            }
            Form::Minimum => self.average(seat),
            // The highest score (YAM-S1-2, YAM-S2-2, YAM-S4-2, YAM-BASE-30, YAM-MUGGINS-23, YAM-MORE-7, YAM-PROG-15,
            // YAM-LINE-11, YAM-EVEN-18, YAM-YAM-9), whoever reached the goal first (YAM-AMB-31).
            _ => {
                ludo::rule!("YAM-S1-2", "YAM-S2-2", "YAM-S4-2", "YAM-BASE-30", "YAM-MUGGINS-23");
                ludo::rule!("YAM-MORE-7", "YAM-PROG-15");
                ludo::rule!("YAM-LINE-11", "YAM-EVEN-18", "YAM-YAM-9", "YAM-AMB-31");
                total.into()
            }
        };
        (self.survived[seat.index()], merit)
    }

    /// What she should come near to. Each extra throw that breaks a tie raises it by the share of one throw, rounded to
    /// the nearest whole number (YAM-AMB-4).
    pub(crate) fn target_of(&self, seat: Seat) -> i32 {
        ludo::rule!("YAM-AMB-4");
        let (target, agreed) = (self.options.target(), i32::from(self.agreed));
        let throws = agreed + i32::from(self.survived[seat.index()]);
        (2 * target * throws + agreed) / (2 * agreed)
    }

    /// Points for each yamino placed (YAM-S5-2, YAM-S5-3), or for each throw (YAM-S5-4), in millionths: fine enough to
    /// tell any two such fractions apart.
    fn average(&self, seat: Seat) -> i64 {
        let parts = if self.options.divide_by_throws {
            ludo::rule!("YAM-S5-4");
            self.turns_had(seat)
        } else {
            ludo::rule!("YAM-S5-3");
            self.placed[seat.index()]
        };
        match parts {
            0 => 0,
            parts => i64::from(self.total(seat)) * 1_000_000 / i64::from(parts),
        }
    }

    /// The average as it is shown.
    pub(crate) fn hundredths(&self, seat: Seat) -> i32 {
        (self.average(seat) / 10_000) as i32
    }

    /// How many turns she has had, where the rounds are counted: one in each, and of the extra turns only those she came
    /// to (YAM-AMB-4).
    pub(crate) fn turns_had(&self, seat: Seat) -> u16 {
        let order = |seat: Seat| {
            let from_first = std::iter::successors(Some(self.first_in_play()), |&seat| Some(self.seats.after(seat)));
            from_first.take_while(|&other| other != seat).count()
        };
        let is_over = self.phase == Phase::Over;
        let has_thrown = !is_over && order(seat) < order(self.turn);
        if self.contenders.is_empty() {
            return self.round + u16::from(has_thrown);
        }
        let still_to_throw = !is_over && self.contenders.contains(seat) && !has_thrown;
        let turns = self.regular_rounds() + u16::from(self.survived[seat.index()]);
        turns.saturating_sub(still_to_throw.into())
    }

    /// The rounds that were played before the first tie was broken.
    pub(crate) fn regular_rounds(&self) -> u16 {
        let ties = self.survived.iter().max().map_or(0, |&most| u16::from(most));
        let broken = if self.phase == Phase::Over {
            ties
        } else {
            ties.saturating_sub(1)
        };
        self.round.saturating_sub(broken)
    }

    /// Those at the top when all have had their turn: as if the next round began.
    fn best_of_the_round(&self) -> SeatSet {
        let turn = self.first_in_play();
        Yaminos { turn, ..*self }.best()
    }

    /// Those at the top, all of whom share the victory (YAM-AMB-4).
    pub(crate) fn best(&self) -> SeatSet {
        ludo::rule!("YAM-AMB-4");
        let top = self.seats.iter().map(|seat| self.merit(seat)).max();
        self.seats
            .iter()
            .filter(|&seat| Some(self.merit(seat)) == top)
            .collect()
    }

    /// The score that she who plays alone has to reach; 200 or more is 200 (YAM-AMB-41).
    pub(crate) fn par(&self) -> Option<i32> {
        match self.form() {
            Form::Line | Form::Base if self.is_alone() => Some(self.options.goal()),
            Form::Prog if self.is_alone() && self.options.branching_progression => Some(BRANCHING_PAR),
            Form::Prog if self.is_alone() => Some(PROG_PAR),
            Form::Yam if self.is_alone() => Some(par_of_sheet(&self.options) * i32::from(self.options.rounds())),
            _ => None,
        }
    }

    /// In how many turns she who plays Tous en ligne alone has to reach the goal; in the basic game all of them are played
    /// (YAM-AMB-59).
    #[inline]
    pub(crate) fn par_turns(&self) -> Option<u16> {
        let pace = match self.form() {
            Form::Base => BASE_PACE,
            Form::Line if self.options.linear_only => LINE_PACE,
            Form::Line => BRANCHING_PACE,
            _ => return None,
        };
        let turns = || ((self.options.goal() + pace / 2) / pace).max(1) as u16;
        self.is_alone().then(turns)
    }
}

/// Points; where they are divided, in hundredths.
pub(crate) fn scores(state: &Yaminos) -> BySeat<i32> {
    let score = |seat| match state.form() {
        Form::Minimum => state.hundredths(seat),
        _ => state.total(seat),
    };
    state.seats.iter().map(score).collect()
}

/// Nobody before the end, and nobody where a player alone has fallen short.
pub(crate) fn winners(state: &Yaminos) -> Vec<Seat> {
    outcome(state).map_or_else(Vec::new, |outcome| outcome.winners().iter().collect())
}

pub(crate) fn outcome(state: &Yaminos) -> Option<Outcome> {
    if state.phase != Phase::Over {
        return None;
    }
    if let Some(par) = state.par() {
        let par = state.total(state.turn) >= par;
        return Some(Outcome {
            ranks: [if par { 1 } else { 2 }].into_iter().collect(),
            how: if par { "par" } else { "short" },
        });
    }
    let better = |seat| {
        state
            .seats
            .iter()
            .filter(|&other| state.merit(other) > state.merit(seat))
            .count()
    };
    let ranks: BySeat<u8> = state.seats.iter().map(|seat| 1 + better(seat) as u8).collect();
    let shared = ranks.iter().filter(|&&rank| rank == 1).count() > 1;
    Some(Outcome {
        ranks,
        how: if shared { "shared" } else { "points" },
    })
}
