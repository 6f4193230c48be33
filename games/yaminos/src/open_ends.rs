//! Muggins, De plus en plus, Pair et impair: one chain for all, one yamino a turn, and the open ends count. Muggins is
//! the most competitive of the games (YAM-MUGGINS-1); the others are played like it and counted otherwise (YAM-MORE-2).

use ludo::Tell;

use crate::{
    event::Event,
    options::Form,
    piece::Yamino,
    state::{Phase, Yaminos},
};

impl Yaminos {
    /// After a throw of all seven the strongest doublet begins the chain (YAM-MUGGINS-5, YAM-MUGGINS-7, YAM-MUGGINS-8,
    /// YAM-EVEN-3, YAM-EVEN-8, YAM-AMB-25, YAM-AMB-26); without one it is the next player's turn (YAM-MUGGINS-6,
    /// YAM-EVEN-2, YAM-AMB-24). After a throw of the rest she lays what fits (YAM-MUGGINS-10), or has nothing to lay
    /// and it is the next one's turn (YAM-MUGGINS-11, YAM-EVEN-6, YAM-AMB-27).
    #[inline]
    pub(crate) fn after_open_throw(&mut self, tell: &mut Tell<Event>) {
        if self.chains.laid().is_empty() {
            ludo::rule!("YAM-MUGGINS-5", "YAM-MORE-2");
            match strongest(self) {
                Some(doublet) => {
                    ludo::rule!("YAM-MUGGINS-7", "YAM-MUGGINS-8", "YAM-EVEN-3", "YAM-EVEN-8");
                    ludo::rule!("YAM-AMB-25", "YAM-AMB-26");
                    self.lay_down(doublet, None, tell);
                }
                None => {
                    ludo::rule!("YAM-MUGGINS-6", "YAM-EVEN-2", "YAM-AMB-24");
                    self.count_nothing(tell);
                }
            }
        } else if self.fitting().is_empty() {
            ludo::rule!("YAM-MUGGINS-11", "YAM-EVEN-6", "YAM-AMB-27");
            self.count_nothing(tell);
        } else {
            self.phase = Phase::Lay;
        }
    }

    /// What the free ends are worth to her who has laid (YAM-MUGGINS-13, YAM-MORE-3, YAM-EVEN-9).
    #[inline]
    pub(crate) fn count_ends(&mut self, tell: &mut Tell<Event>) {
        ludo::rule!("YAM-MUGGINS-13", "YAM-MORE-3", "YAM-EVEN-9");
        let (seat, sum) = (self.turn, self.chains.sum());
        tell.all(|| Event::Ends { seat, sum });
        let points = points(self.form(), sum, self.previous);
        self.previous = if self.form() == Form::More { sum } else { 0 };
        self.gain(points, tell);
        self.pass_the_turn(tell);
    }

    /// Who has laid nothing gets nothing, unless the table has chosen otherwise (YAM-AMB-23); it was a turn all the same
    /// (YAM-AMB-30).
    #[inline]
    fn count_nothing(&mut self, tell: &mut Tell<Event>) {
        ludo::rule!("YAM-AMB-23", "YAM-AMB-30");
        let seat = self.turn;
        tell.all(|| Event::Passed { seat });
        if self.options.pass_scores && self.form() != Form::More {
            let points = points(self.form(), self.chains.sum(), 0);
            self.gain(points, tell);
        }
        self.pass_the_turn(tell);
    }
}

/// What a sum of the free ends is worth. A multiple of five (YAM-MUGGINS-14, YAM-MUGGINS-15), more than before (YAM-MORE-4, YAM-MORE-5; a new chain begins
/// from nothing, YAM-AMB-29), or an even number (YAM-EVEN-10, YAM-EVEN-11) counts; anything else is nothing. 0 is a
/// multiple of five and even, and worth 0 (YAM-AMB-28).
///
/// At Muggins 5/5 makes 20 (YAM-MUGGINS-16), 5/0 at it 15 (YAM-MUGGINS-17), 5/1 too 11, nothing (YAM-MUGGINS-18); 6/6
/// makes 24, nothing (YAM-MUGGINS-19), 6/2 at it 20 (YAM-MUGGINS-20). At Pair et impair 4/4 makes 16 (YAM-EVEN-12), 4/2
/// at it 14 (YAM-EVEN-13), 4/1 too 11, nothing (YAM-EVEN-14); 6/6 makes 24 (YAM-EVEN-15), 6/0 at it 18 (YAM-EVEN-16).
#[inline]
pub(crate) fn points(form: Form, sum: i32, previous: i32) -> i32 {
    let counts = match form {
        Form::Muggins => {
            ludo::rule!("YAM-MUGGINS-14", "YAM-MUGGINS-15", "YAM-MUGGINS-16", "YAM-MUGGINS-17");
            ludo::rule!("YAM-MUGGINS-18", "YAM-MUGGINS-19", "YAM-MUGGINS-20");
            sum % 5 == 0
        }
        Form::More => {
            ludo::rule!("YAM-MORE-4", "YAM-MORE-5");
            sum > previous
        }
        _ => {
            ludo::rule!("YAM-EVEN-10", "YAM-EVEN-11", "YAM-EVEN-12", "YAM-EVEN-13");
            ludo::rule!("YAM-EVEN-14", "YAM-EVEN-15", "YAM-EVEN-16");
            sum % 2 == 0
        }
    };
    ludo::rule!("YAM-AMB-28");
    if counts { sum } else { 0 }
}

/// The doublet nearest to 6/6. A yamino's number is the digit of its doublet.
#[inline]
fn strongest(state: &Yaminos) -> Option<Yamino> {
    state.faces.doublets().iter().last()
}
