//! A turn of the Yam.

use ludo::Tell;

use super::{Row, score, super_digits};
use crate::{
    event::Event,
    state::{Phase, Yaminos},
};

impl Yaminos {
    /// After the third throw the announced box is filled, come what may (YAM-YAM-4, YAM-YAM-5); before, she chooses.
    #[inline]
    pub(crate) fn after_yam_throw(&mut self, tell: &mut Tell<Event>) {
        ludo::rule!("YAM-YAM-SUPER-2", "YAM-YAM-SUPER-3", "YAM-AMB-48");
        self.fixed = super_digits(self.fixed, self.faces);
        match self.phase {
            Phase::Called(row) => {
                ludo::rule!("YAM-YAM-4", "YAM-YAM-5");
                self.fill(row, tell);
            }
            _ => self.phase = Phase::Choose,
        }
    }

    /// The points stand in the box, or in both where one turn counts for Plus and Moins (YAM-AMB-57), and she hands on
    /// (YAM-YAM-2).
    #[inline]
    pub(crate) fn fill(&mut self, row: Row, tell: &mut Tell<Event>) {
        ludo::rule!("YAM-YAM-1", "YAM-YAM-2");
        let seat = self.turn;
        let points = score(&self.options, row, self.faces, self.fixed);
        let sheet = &mut self.sheets[seat.index()];
        if row == Row::PlusMoins {
            ludo::rule!("YAM-YAM-PM-3", "YAM-AMB-57");
            for half in [Row::Plus, Row::Moins] {
                sheet.write(half, score(&self.options, half, self.faces, self.fixed) as i16);
            }
        } else {
            sheet.write(row, points as i16);
        }
        tell.all(|| Event::Filled { seat, row, points });
        self.gain(points, tell);
        self.pass_the_turn(tell);
    }
}
