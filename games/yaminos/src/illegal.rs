//! Why not, and by which rule.

use ludo::{Arg, Violation};

use crate::{
    options::Form,
    piece::Face,
    state::{MOST_CASTS, MOST_TAKEN},
    tells::piece,
    yam::Row,
};

/// A refusal: the same reason can come from different rules in different games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal {
    pub form: Form,
    pub why: Why,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    InTheAir,
    OtherYaminos,
    OtherGame,
    AgreeFirst,
    HowManyThrows,
    Agreed,
    ThrowFirst,
    ThrowAll,
    ThrowNothing,
    OneThrow,
    NotFree { face: Face },
    NotLaid { face: Face },
    OneChain,
    BeginWithDoublet,
    DoesNotFit { face: Face, at: Face },
    MustLay,
    SomethingFits { face: Face },
    LaidBefore { face: Face },
    OthersHangOnIt { face: Face },
    TakenEnough,
    ThrownEnough,
    LaidStays,
    NoSingleRethrow,
    MustBeat { score: i32 },
    RowFilled { row: Row },
    NoSuchRow,
    TooEarlyToAnnounce,
    AnnounceFirst,
    Announced,
}

impl Violation for Illegal {
    fn rule(&self) -> &'static str {
        match self.why {
            Why::InTheAir | Why::OtherYaminos => "YAM-G7",
            Why::OtherGame => "YAM-G9",
            Why::AgreeFirst | Why::HowManyThrows | Why::Agreed => "YAM-S2-1",
            Why::ThrowFirst | Why::ThrowAll => self.form.throw_rule(),
            Why::ThrowNothing => "YAM-AMB-47",
            Why::OneThrow => self.form.only_throw_rule(),
            Why::NotFree { .. } | Why::NotLaid { .. } | Why::DoesNotFit { .. } => self.form.fit_rule(),
            Why::OneChain => self.form.one_chain_rule(),
            Why::BeginWithDoublet => self.form.beginning_rule(),
            Why::MustLay => "YAM-AMB-16",
            Why::SomethingFits { .. } => "YAM-AMB-21",
            Why::LaidBefore { .. } | Why::LaidStays => "YAM-BASE-23",
            Why::OthersHangOnIt { .. } | Why::TakenEnough => "YAM-BASE-24",
            Why::ThrownEnough => "YAM-AMB-14",
            Why::NoSingleRethrow => "YAM-AMB-10",
            Why::MustBeat { .. } => "YAM-BASE-28",
            Why::RowFilled { .. } => "YAM-YAM-8",
            Why::NoSuchRow => "YAM-YAM-1",
            Why::TooEarlyToAnnounce => "YAM-AMB-46",
            Why::AnnounceFirst | Why::Announced => "YAM-YAM-4",
        }
    }

    fn id(&self) -> &'static str {
        match self.why {
            Why::InTheAir => "yaminos-refusal-in-the-air",
            Why::OtherYaminos => "yaminos-refusal-other-yaminos",
            Why::OtherGame => "yaminos-refusal-other-game",
            Why::AgreeFirst => "yaminos-refusal-agree-first",
            Why::HowManyThrows => "yaminos-refusal-how-many-throws",
            Why::Agreed => "yaminos-refusal-agreed",
            Why::ThrowFirst => "yaminos-refusal-throw-first",
            Why::ThrowAll => "yaminos-refusal-throw-all",
            Why::ThrowNothing => "yaminos-refusal-throw-nothing",
            Why::OneThrow => "yaminos-refusal-one-throw",
            Why::NotFree { .. } => "yaminos-refusal-not-free",
            Why::NotLaid { .. } => "yaminos-refusal-not-laid",
            Why::OneChain => "yaminos-refusal-one-chain",
            Why::BeginWithDoublet => "yaminos-refusal-begin-with-doublet",
            Why::DoesNotFit { .. } => "yaminos-refusal-does-not-fit",
            Why::MustLay => "yaminos-refusal-must-lay",
            Why::SomethingFits { .. } => "yaminos-refusal-something-fits",
            Why::TakenEnough => "yaminos-refusal-taken-enough",
            Why::ThrownEnough => "yaminos-refusal-thrown-enough",
            Why::LaidBefore { .. } => "yaminos-refusal-laid-before",
            Why::OthersHangOnIt { .. } => "yaminos-refusal-others-hang-on-it",
            Why::LaidStays => "yaminos-refusal-laid-stays",
            Why::NoSingleRethrow => "yaminos-refusal-no-single-rethrow",
            Why::MustBeat { .. } => "yaminos-refusal-must-beat",
            Why::RowFilled { .. } => "yaminos-refusal-row-filled",
            Why::NoSuchRow => "yaminos-refusal-no-such-row",
            Why::TooEarlyToAnnounce => "yaminos-refusal-too-early-to-announce",
            Why::AnnounceFirst => "yaminos-refusal-announce-first",
            Why::Announced => "yaminos-refusal-announced",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let named = |face: Face| ("face", piece(face.into()).into());
        match self.why {
            Why::MustBeat { score } => vec![("n", score.into())],
            Why::NotFree { face }
            | Why::NotLaid { face }
            | Why::SomethingFits { face }
            | Why::LaidBefore { face }
            | Why::OthersHangOnIt { face } => vec![named(face)],
            Why::DoesNotFit { face, at } => vec![named(face), ("at", piece(at.into()).into())],
            Why::RowFilled { row } => vec![("box", crate::tells::named(row).into())],
            Why::TakenEnough => vec![("n", MOST_TAKEN.into())],
            Why::ThrownEnough => vec![("n", MOST_CASTS.into())],
            _ => Vec::new(),
        }
    }
}

/// The rules by which each game says the same thing.
impl Form {
    /// The rule by which a game ends.
    pub(crate) fn end_rule(self) -> &'static str {
        match self {
            Form::Highest => "YAM-S1-2",
            Form::Throws => "YAM-S2-2",
            Form::Target => "YAM-S3-2",
            Form::Longest => "YAM-S4-2",
            Form::Minimum => "YAM-S5-3",
            Form::Base => "YAM-BASE-30",
            Form::Muggins => "YAM-MUGGINS-22",
            Form::More => "YAM-MORE-6",
            Form::Prog => "YAM-PROG-15",
            Form::Line => "YAM-LINE-10",
            Form::Even => "YAM-EVEN-17",
            Form::Yam => "YAM-AMB-58",
        }
    }

    /// The rule by which a turn begins with a throw.
    pub(crate) fn throw_rule(self) -> &'static str {
        match self {
            Form::Highest | Form::Throws | Form::Target => "YAM-S1-1",
            Form::Longest => "YAM-S4-1",
            Form::Minimum => "YAM-AMB-9",
            Form::Base => "YAM-BASE-6",
            Form::Muggins | Form::More => "YAM-MUGGINS-10",
            Form::Prog => "YAM-PROG-2",
            Form::Line => "YAM-LINE-2",
            Form::Even => "YAM-EVEN-5",
            Form::Yam => "YAM-YAM-3",
        }
    }

    /// The rule by which there is no second throw.
    fn only_throw_rule(self) -> &'static str {
        match self {
            Form::Prog => "YAM-AMB-32",
            Form::Line => "YAM-AMB-42",
            Form::Minimum => "YAM-AMB-9",
            _ => "YAM-S4-1",
        }
    }

    /// The rule by which yaminos are laid.
    fn fit_rule(self) -> &'static str {
        match self {
            Form::Muggins | Form::More => "YAM-MUGGINS-9",
            Form::Even => "YAM-EVEN-4",
            Form::Longest | Form::Minimum => "YAM-S4-1",
            _ => "YAM-BASE-1",
        }
    }

    /// The rule by which there is one chain and no other.
    pub(crate) fn one_chain_rule(self) -> &'static str {
        match self {
            Form::Prog => "YAM-AMB-36",
            Form::Base => "YAM-BASE-8",
            form if form.has_open_ends() => "YAM-AMB-22",
            _ => "YAM-AMB-8",
        }
    }

    /// The rule by which a chain begins with a doublet, where it does.
    pub(crate) fn beginning_rule(self) -> &'static str {
        match self {
            Form::Muggins | Form::More => "YAM-MUGGINS-7",
            Form::Even => "YAM-EVEN-3",
            _ => "YAM-BASE-8",
        }
    }
}
