//! Which of the twelve games is played, and what a table may choose in it. Many more could be thought up (YAM-G8); these
//! are the ones the rules name.

use ludo::{Number, setting_words, settings};

setting_words! {
    /// The twelve games: five to begin with (YAM-G9), six with dominoes, and the Yam.
    #[derive(PartialOrd, Ord)]
    pub enum Form {
        Highest = "highest",
        Throws = "throws",
        Target = "target",
        Longest = "longest",
        Minimum = "minimum",
        Base = "base",
        Muggins = "muggins",
        More = "more",
        Prog = "prog",
        Line = "line",
        Even = "even",
        Yam = "yam",
    }
}

impl Form {
    pub const ALL: [Form; 12] = [
        Form::Highest,
        Form::Throws,
        Form::Target,
        Form::Longest,
        Form::Minimum,
        Form::Base,
        Form::Muggins,
        Form::More,
        Form::Prog,
        Form::Line,
        Form::Even,
        Form::Yam,
    ];

    /// One chain for all, one yamino a turn, and the open ends count.
    #[inline]
    pub const fn has_open_ends(self) -> bool {
        matches!(self, Form::Muggins | Form::More | Form::Even)
    }

    /// Chains are laid.
    pub const fn has_chains(self) -> bool {
        matches!(self, Form::Base) || self.has_open_ends() || self.is_arranged()
    }

    /// One throw a turn, and the player lines up what fell.
    #[inline]
    pub const fn is_arranged(self) -> bool {
        matches!(self, Form::Longest | Form::Minimum | Form::Prog | Form::Line)
    }

    /// Makes sense alone, against a score to beat.
    pub const fn can_be_alone(self) -> bool {
        matches!(self, Form::Base | Form::Prog | Form::Line | Form::Yam)
    }
}

setting_words! {
    /// How the digits of a suite are read (YAM-AMB-51).
    pub enum SuiteReading {
        Row = "row",
        Pick = "pick",
    }
}

setting_words! {
    /// How many rounds of the Yam are played (YAM-YAM-6, YAM-YAM-7, YAM-YAM-9, YAM-AMB-43).
    pub enum Rounds {
        One = "1",
        Two = "2",
        Four = "4",
    }
}

setting_words! {
    /// The two ways of Plus and Moins (YAM-YAM-PM-1): a turn for each (YAM-YAM-PM-2), or one turn for both
    /// (YAM-YAM-PM-3).
    pub enum PlusMoins {
        Apart = "apart",
        Together = "together",
    }
}

settings! {
    /// Where a number can be 0, that means: as the book says.
    #[derive(Copy, Eq)]
    pub struct Options {
        game: Form = Form::Yam, "game", "YAM-G9";
        /// How many throws each has; 0: the first player says it, or 3 for a target, or 2 for a minimum.
        throws: Number<0, 12> = Number::new(0).unwrap(), "throws", "YAM-S2-1", of(Form::Throws | Form::Target | Form::Minimum);
        /// The score to come near to; 0: 40 for each throw.
        target: Number<0, 600> = Number::new(0).unwrap(), "target", "YAM-S3-1", of(Form::Target);
        /// The score that brings on the end; 0: the 40, 100 or 200 of the book.
        goal: Number<0, 999> = Number::new(0).unwrap(), "goal", "YAM-BASE-3", of(Form::Base | Form::Muggins | Form::More | Form::Line | Form::Even);
        fewest_left: bool = false, "fewestLeft", "YAM-S4-3", of(Form::Longest);
        minimum: Number<1, 7> = Number::new(4).unwrap(), "minimum", "YAM-S5-1", of(Form::Minimum);
        divide_by_throws: bool = false, "divideByThrows", "YAM-S5-4", of(Form::Minimum);
        no_single_rethrow: bool = false, "noSingleRethrow", "YAM-AMB-10", of(Form::Base);
        pass_scores: bool = false, "passScores", "YAM-AMB-23", of(Form::Muggins | Form::Even);
        carry_previous: bool = false, "carryPrevious", "YAM-AMB-29", of(Form::More);
        branching_progression: bool = false, "branchingProgression", "YAM-AMB-34", of(Form::Prog);
        linear_only: bool = false, "linearOnly", "YAM-AMB-39", of(Form::Line);
        rounds: Rounds = Rounds::Two, "rounds", "YAM-AMB-43", of(Form::Yam);
        separate_suites: bool = false, "separateSuites", "YAM-AMB-44", of(Form::Yam);
        solo_pair_once: bool = false, "soloPairOnce", "YAM-AMB-45", of(Form::Yam);
        suite_reading: SuiteReading = SuiteReading::Row, "suiteReading", "YAM-AMB-51", of(Form::Yam);
        unused_count: bool = false, "unusedCount", "YAM-YAM-SUITE-10", of(Form::Yam);
        plus_moins: PlusMoins = PlusMoins::Apart, "plusMoins", "YAM-YAM-PM-1", of(Form::Yam);
        /// Those who are level at the top play an extra turn, until they are not.
        tie_break: bool = false, "tieBreak", "YAM-AMB-4";
    }
}

/// A score to come near to is so much for each throw, where the table does not say it (YAM-S3-1).
pub const POINTS_A_THROW: i32 = 40;

impl Options {
    /// How many throws each player has, in the games that count them; 0 elsewhere, and where the first player has yet to
    /// say it (YAM-S2-1).
    pub fn throws(&self) -> u8 {
        match (self.game, self.throws.get()) {
            (Form::Target, 0) => 3,
            (Form::Minimum, 0) => {
                ludo::rule!("YAM-S5-2");
                2
            }
            (Form::Throws | Form::Target | Form::Minimum, throws) => throws as u8,
            _ => 0,
        }
    }

    /// The score to come near to (YAM-S3-1).
    pub(crate) fn target(&self) -> i32 {
        ludo::rule!("YAM-S3-1");
        match self.target.get() {
            0 => POINTS_A_THROW * i32::from(self.throws()),
            target => target,
        }
    }

    /// The score that brings on the end: 40 (YAM-BASE-3), 100 (YAM-MUGGINS-2), or 200 (YAM-MORE-1, YAM-LINE-1,
    /// YAM-EVEN-1).
    #[inline]
    pub fn goal(&self) -> i32 {
        match (self.goal.get(), self.game) {
            (0, Form::Base) => {
                ludo::rule!("YAM-BASE-3");
                40
            }
            (0, Form::Muggins) => {
                ludo::rule!("YAM-MUGGINS-2");
                100
            }
            (0, _) => {
                ludo::rule!("YAM-MORE-1", "YAM-LINE-1", "YAM-EVEN-1");
                200
            }
            (goal, _) => goal,
        }
    }

    /// Two connections of a doublet in a line (YAM-AMB-8, YAM-AMB-12, YAM-AMB-34), four where it may branch
    /// (YAM-MUGGINS-4, YAM-EVEN-7, YAM-LINE-5, YAM-AMB-39).
    pub(crate) fn sides(&self) -> u8 {
        match self.game {
            Form::Muggins | Form::More => {
                ludo::rule!("YAM-MUGGINS-4", "YAM-AMB-19");
                4
            }
            Form::Even => {
                ludo::rule!("YAM-EVEN-7", "YAM-AMB-19");
                4
            }
            Form::Line if !self.linear_only => {
                ludo::rule!("YAM-LINE-5");
                4
            }
            Form::Line => {
                ludo::rule!("YAM-AMB-39");
                2
            }
            Form::Prog => {
                ludo::rule!("YAM-AMB-34");
                if self.branching_progression { 4 } else { 2 }
            }
            Form::Base => {
                ludo::rule!("YAM-BASE-2", "YAM-AMB-12");
                2
            }
            _ => 2,
        }
    }

    /// Rounds of the Yam.
    pub fn rounds(&self) -> u16 {
        match self.rounds {
            Rounds::One => {
                ludo::rule!("YAM-YAM-7", "YAM-AMB-43");
                1
            }
            Rounds::Two => {
                ludo::rule!("YAM-YAM-6", "YAM-AMB-43");
                2
            }
            Rounds::Four => {
                ludo::rule!("YAM-YAM-9", "YAM-AMB-43");
                4
            }
        }
    }
}
