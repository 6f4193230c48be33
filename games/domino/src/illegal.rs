//! Why not, and by which rule. The same thing is forbidden by another rule in each game.

use ludo::{Arg, Violation};

use crate::{options::Form, piece::Tile, state::Mode};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal {
    pub form: Form,
    pub why: Why,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    BeingDealt,
    BeingDrawn,
    LetGo,
    DealFirst,
    NoDeal,
    MustOpen {
        tile: Tile,
    },
    OtherGame,
    WhichEnd,
    NotYours {
        tile: Tile,
    },
    /// An end wants this number.
    DoesNotFit {
        tile: Tile,
        number: u8,
    },
    /// The ends want these numbers.
    FitsNoEnd {
        tile: Tile,
        numbers: [u8; 2],
    },
    OutOfReach,
    /// This one lies there.
    Occupied {
        by: Tile,
    },
    /// The two numbers that would lie over one another.
    NotEqual {
        tile: Tile,
        numbers: [u8; 2],
    },
    NoContact {
        tile: Tile,
    },
    NotParallel,
    NotAnEnd {
        tile: Tile,
    },
    WrongMode {
        due: Mode,
    },
    SteadyHand,
    MustPlay,
    StockEmpty,
    StockLeft,
    NobodyDraws,
    NotInStock {
        tile: Tile,
    },
    OneColour {
        tile: Tile,
    },
    NothingFalls,
    OtherPieces {
        tile: Tile,
    },
}

impl Violation for Illegal {
    fn rule(&self) -> &'static str {
        match self.why {
            Why::BeingDealt => "DOMINO-S1",
            Why::BeingDrawn => self.by("DOMINO-T3", "DOMINO-H5", "DOMINO-AMB-4"),
            Why::LetGo => self.by("DOMINO-H8", "DOMINO-H8", "DOMINO-Q15"),
            Why::DealFirst => "DOMINO-S1",
            Why::NoDeal => "DOMINO-T9",
            Why::MustOpen { .. } => self.by("DOMINO-P2", "DOMINO-AMB-12", "DOMINO-Q3"),
            Why::OtherGame => self.by("DOMINO-T5", "DOMINO-H2", "DOMINO-Q1"),
            Why::WhichEnd => "DOMINO-T5",
            Why::NotYours { .. } => "DOMINO-P4",
            Why::DoesNotFit { .. } => self.by("DOMINO-T1", "DOMINO-H3", "DOMINO-Q13"),
            Why::FitsNoEnd { .. } => "DOMINO-T1",
            Why::OutOfReach => "DOMINO-AMB-14",
            Why::Occupied { .. } => "DOMINO-AMB-16",
            Why::NotEqual { .. } => "DOMINO-H7",
            Why::NoContact { .. } => "DOMINO-H2",
            Why::NotParallel => "DOMINO-H12",
            Why::NotAnEnd { .. } => self.by("DOMINO-T5", "DOMINO-H13", "DOMINO-Q2"),
            Why::WrongMode { .. } => "DOMINO-AMB-26",
            Why::SteadyHand => "DOMINO-AMB-18",
            Why::MustPlay => "DOMINO-AMB-3",
            Why::StockEmpty => "DOMINO-AMB-5",
            Why::StockLeft => self.by("DOMINO-T2", "DOMINO-H4", "DOMINO-H4"),
            Why::NotInStock { .. } | Why::NobodyDraws => "DOMINO-S5",
            Why::OneColour { .. } => "DOMINO-S4",
            Why::NothingFalls | Why::OtherPieces { .. } => "DOMINO-AMB-18",
        }
    }

    fn id(&self) -> &'static str {
        match self.why {
            Why::BeingDealt => "domino-refusal-being-dealt",
            Why::BeingDrawn => "domino-refusal-being-drawn",
            Why::LetGo => "domino-refusal-let-go",
            Why::DealFirst => "domino-refusal-deal-first",
            Why::NoDeal => "domino-refusal-no-deal",
            Why::MustOpen { .. } => "domino-refusal-must-open",
            Why::OtherGame => "domino-refusal-other-game",
            Why::WhichEnd => "domino-refusal-which-end",
            Why::NotYours { .. } => "domino-refusal-not-yours",
            Why::DoesNotFit { .. } => "domino-refusal-does-not-fit",
            Why::FitsNoEnd {
                numbers: [one, other], ..
            } if one == other => "domino-refusal-does-not-fit",
            Why::FitsNoEnd { .. } => "domino-refusal-fits-no-end",
            Why::OutOfReach => "domino-refusal-out-of-reach",
            Why::Occupied { .. } => "domino-refusal-occupied",
            Why::NotEqual { .. } => "domino-refusal-not-equal",
            Why::NoContact { .. } => "domino-refusal-no-contact",
            Why::NotParallel => "domino-refusal-not-parallel",
            Why::NotAnEnd { .. } => "domino-refusal-not-an-end",
            Why::WrongMode { due: Mode::Flat } => "domino-refusal-must-be-flat",
            Why::WrongMode { due: Mode::Height } => "domino-refusal-must-be-height",
            Why::SteadyHand => "domino-refusal-steady-hand",
            Why::MustPlay => "domino-refusal-must-play",
            Why::StockEmpty => "domino-refusal-stock-empty",
            Why::StockLeft => "domino-refusal-stock-left",
            Why::NobodyDraws => "domino-refusal-nobody-draws",
            Why::NotInStock { .. } => "domino-refusal-not-in-stock",
            Why::OneColour { .. } => "domino-refusal-one-colour",
            Why::NothingFalls => "domino-refusal-nothing-falls",
            Why::OtherPieces { .. } => "domino-refusal-other-pieces",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let named = |tile: Tile| ("tile", Arg::from(tile.to_string()));
        match self.why {
            Why::MustOpen { tile }
            | Why::NotYours { tile }
            | Why::Occupied { by: tile }
            | Why::NoContact { tile }
            | Why::NotAnEnd { tile }
            | Why::NotInStock { tile }
            | Why::OneColour { tile }
            | Why::OtherPieces { tile } => vec![named(tile)],
            Why::DoesNotFit { tile, number } => vec![named(tile), ("n", number.into())],
            Why::NotEqual {
                tile,
                numbers: [one, other],
            }
            | Why::FitsNoEnd {
                tile,
                numbers: [one, other],
            } => vec![named(tile), ("n", one.into()), ("other", other.into())],
            _ => Vec::new(),
        }
    }
}

impl Illegal {
    fn by(&self, traditional: &'static str, challenge: &'static str, quincunx: &'static str) -> &'static str {
        match self.form {
            Form::Traditional => traditional,
            Form::Challenge => challenge,
            Form::Quincunx => quincunx,
        }
    }
}
