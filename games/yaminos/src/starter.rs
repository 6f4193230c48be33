//! Games to begin with: the dots of a throw, and lines laid from one throw. Here too: Progression and Tous en ligne,
//! which are played in the same way and counted in another.

use ludo::Tell;

use crate::{
    chain::Chains,
    event::Event,
    options::{Form, Options},
    piece::{Faces, YaminoSet},
    state::Yaminos,
};

impl Yaminos {
    /// All visible dots of the throw (YAM-AMB-5), added to those of the throws before (YAM-S1-1, YAM-AMB-6, YAM-AMB-7).
    /// Everybody throws once, then everybody throws again.
    #[inline]
    pub(crate) fn count_throw(&mut self, tell: &mut Tell<Event>) {
        ludo::rule!("YAM-S1-1", "YAM-AMB-5", "YAM-AMB-6");
        self.gain(self.faces.total(), tell);
        self.pass_the_turn(tell);
    }

    /// What she has laid counts as the game says, and her turn is over (YAM-PROG-10).
    #[inline]
    pub(crate) fn count_arrangement(&mut self, tell: &mut Tell<Event>) {
        ludo::rule!("YAM-PROG-10");
        let points = worth(&self.options, self.round, self.faces, &self.chains);
        if self.form() == Form::Minimum && self.chains.laid().len() >= self.options.minimum.get() as usize {
            self.placed[self.turn.index()] += self.chains.laid().len() as u16;
        }
        self.gain(points, tell);
        self.pass_the_turn(tell);
    }
}

/// What these chains are worth in this round of the game.
#[inline]
pub(crate) fn worth(options: &Options, round: u16, faces: Faces, chains: &Chains) -> i32 {
    let laid = chains.laid();
    match options.game {
        Form::Line => {
            ludo::rule!("YAM-LINE-3", "YAM-LINE-6", "YAM-LINE-7", "YAM-LINE-8", "YAM-LINE-9");
            ludo::rule!("YAM-AMB-38", "YAM-AMB-40");
            chains.lengths().map(line_worth).sum::<i32>() - YaminoSet::ALL.without(laid).len() as i32
        }
        _ => one_chain_worth(options, round, faces, laid),
    }
}

/// What one chain of these yaminos is worth, in the games that have but one.
#[inline]
pub(crate) fn one_chain_worth(options: &Options, round: u16, faces: Faces, laid: YaminoSet) -> i32 {
    match options.game {
        // How many are placed (YAM-S4-2), or the points on those that are not (YAM-S4-3).
        Form::Longest if options.fewest_left => {
            ludo::rule!("YAM-S4-3");
            faces.dots(YaminoSet::ALL.without(laid))
        }
        Form::Longest => {
            ludo::rule!("YAM-S4-2");
            laid.len() as i32
        }
        // A throw with fewer than the minimum is worth nothing, and then nothing was placed either (YAM-S5-1,
        // YAM-AMB-9).
        Form::Minimum if laid.len() < options.minimum.get() as usize => {
            ludo::rule!("YAM-S5-1", "YAM-AMB-9");
            0
        }
        Form::Minimum => faces.dots(laid),
        Form::Prog => phase_worth(phase_digit(round), faces, laid),
        _ => unreachable!("only games with one arranged chain are counted so"),
    }
}

/// The square of its length (YAM-LINE-6, YAM-LINE-8), so that few long chains are best (YAM-LINE-3) and five in one are
/// worth 25 (YAM-LINE-7); but a lone yamino is no chain and counts as left over
/// (YAM-LINE-9, YAM-AMB-38), so that a turn can be worth less than nothing (YAM-AMB-40).
pub(crate) const fn line_worth(length: i32) -> i32 {
    if length == 1 { -1 } else { length * length }
}

/// Blanks first (YAM-PROG-3), then the 1s (YAM-PROG-13) and so on up to the 6s (YAM-PROG-14); a tie is broken with the
/// 6s again.
pub(crate) fn phase_digit(round: u16) -> u8 {
    ludo::rule!("YAM-PROG-3", "YAM-PROG-13", "YAM-PROG-14");
    round.min(6) as u8
}

/// The dots of the yaminos with the digit of the phase (YAM-PROG-4, YAM-PROG-8, YAM-AMB-33) — a blank has none
/// (YAM-PROG-9) — in a chain that may hold others too (YAM-PROG-6, YAM-AMB-35) but must have two at least (YAM-PROG-7,
/// YAM-PROG-12). The example has 5, 3, 0 and 6 (YAM-PROG-11).
pub(crate) fn phase_worth(digit: u8, faces: Faces, laid: YaminoSet) -> i32 {
    if laid.len() < 2 {
        ludo::rule!("YAM-PROG-7", "YAM-PROG-12");
        return 0;
    }
    let counting = laid.iter().filter(|&yamino| faces.digits(yamino).has(digit)).collect();
    mark_phase(digit, laid, counting);
    faces.dots(counting)
}

/// What this chain shows of the rules: one says something of blanks, another of a chain of two.
fn mark_phase(digit: u8, laid: YaminoSet, counting: YaminoSet) {
    ludo::rule!("YAM-PROG-4", "YAM-PROG-8", "YAM-AMB-33");
    if digit == 0 {
        ludo::rule!("YAM-PROG-9");
    }
    if counting != laid {
        ludo::rule!("YAM-PROG-6");
    }
    if (laid.len(), counting.len()) == (2, 1) {
        ludo::rule!("YAM-AMB-35");
    }
    if laid.len() == 4 {
        ludo::rule!("YAM-PROG-11");
    }
}
