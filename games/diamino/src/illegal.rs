//! Why not, and by which rule.

use ludo::{Arg, Seat, Violation};

use crate::{
    options::Formula,
    piece::{JOKER, Kind, Square, Tiles, kind_char},
    state::MOST_LIFTED,
    words::Fault,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    NotNow,
    OtherFormula,
    Outside,
    LayNothing,
    /// By this square, and where.
    CellTaken(Square, String),
    NotWhole,
    /// Of this kind she has too few.
    NotInHand(Kind),
    Black(Formula),
    BlackInOpening,
    BlackNotLast(Formula),
    TwoBlacks,
    BlackWithGreen,
    NotOnDepart(Formula),
    TooLong(Formula),
    TooShort,
    Crooked,
    Gap,
    NoneChosen(&'static str),
    NotConnected,
    Wrong(Fault),
    EmptyReserve(Formula),
    ExchangeTooMany,
    ExchangeFirst,
    OwnWord,
    Answered,
    NotNext,
    NoVote,
    AskedAlready,
    TurnedDown,
    IsAWord,
    NoSuchWord,
    WrongNumber {
        count: u8,
    },
    CannotLift,
    NothingToLift(String),
    LiftedEnough,
    DrawnHand,
    ImpossibleSquares,
    /// What this seat holds is not what is shown.
    OtherHand(Seat, Tiles),
    TooEarly,
    TooLate,
}

impl Violation for Illegal {
    fn rule(&self) -> &'static str {
        let either = |formula: &Formula, one, two| if *formula == Formula::Two { two } else { one };
        match self {
            Illegal::NotNow => "DIAMINO-AMB-34",
            Illegal::OtherFormula => "DIAMINO-S1",
            Illegal::Outside => "DIAMINO-G8",
            Illegal::LayNothing => "DIAMINO-B7",
            Illegal::CellTaken(..) => "DIAMINO-C5",
            Illegal::NotWhole => "DIAMINO-C1",
            Illegal::NotInHand(_) => "DIAMINO-B6",
            Illegal::Black(Formula::Patience) => "DIAMINO-S3",
            Illegal::Black(formula) => either(formula, "DIAMINO-E2", "DIAMINO-M5a"),
            Illegal::BlackInOpening => "DIAMINO-AMB-8",
            Illegal::BlackNotLast(formula) => either(formula, "DIAMINO-E4", "DIAMINO-M5b"),
            Illegal::TwoBlacks => "DIAMINO-AMB-23",
            Illegal::BlackWithGreen => "DIAMINO-AMB-20",
            Illegal::NotOnDepart(formula) => either(formula, "DIAMINO-B2", "DIAMINO-M2b"),
            Illegal::TooLong(formula) => either(formula, "DIAMINO-B1", "DIAMINO-M2a"),
            Illegal::TooShort => "DIAMINO-AMB-7",
            Illegal::Crooked => "DIAMINO-C3",
            Illegal::Gap => "DIAMINO-AMB-3",
            Illegal::NoneChosen(rule) => rule,
            Illegal::NotConnected => "DIAMINO-AMB-2",
            Illegal::Wrong(fault) => fault.why.rule(),
            Illegal::EmptyReserve(Formula::Two) => "DIAMINO-M4b",
            Illegal::EmptyReserve(_) | Illegal::ExchangeTooMany => "DIAMINO-AMB-12",
            Illegal::ExchangeFirst => "DIAMINO-AMB-13",
            Illegal::OwnWord => "DIAMINO-AMB-33",
            Illegal::Answered => "DIAMINO-K1",
            Illegal::NoVote | Illegal::AskedAlready | Illegal::TurnedDown => "DIAMINO-AMB-43",
            Illegal::IsAWord => "DIAMINO-W1",
            Illegal::NoSuchWord => "DIAMINO-AMB-30",
            Illegal::WrongNumber { .. } => "DIAMINO-AMB-22",
            Illegal::CannotLift | Illegal::NothingToLift(_) | Illegal::DrawnHand => "DIAMINO-AMB-42",
            Illegal::LiftedEnough => "DIAMINO-AMB-44",
            Illegal::ImpossibleSquares => "DIAMINO-P1",
            Illegal::OtherHand(..) => "DIAMINO-AMB-41",
            Illegal::TooEarly | Illegal::TooLate | Illegal::NotNext => "DIAMINO-AMB-34",
        }
    }

    fn id(&self) -> &'static str {
        match self {
            Illegal::NotNow => "diamino-refusal-not-now",
            Illegal::OtherFormula => "diamino-refusal-other-formula",
            Illegal::Outside => "diamino-refusal-outside",
            Illegal::LayNothing => "diamino-refusal-lay-nothing",
            Illegal::CellTaken(..) => "diamino-refusal-cell-taken",
            Illegal::NotWhole => "diamino-refusal-not-whole",
            Illegal::NotInHand(JOKER) => "diamino-refusal-no-joker",
            Illegal::NotInHand(_) => "diamino-refusal-not-in-hand",
            Illegal::Black(Formula::Patience) | Illegal::BlackInOpening => "diamino-refusal-black",
            Illegal::Black(_) | Illegal::BlackNotLast(_) => "diamino-refusal-black-not-last",
            Illegal::TwoBlacks => "diamino-refusal-two-blacks",
            Illegal::BlackWithGreen => "diamino-refusal-black-with-green",
            Illegal::NotOnDepart(_) => "diamino-refusal-not-on-depart",
            Illegal::TooLong(_) => "diamino-refusal-too-long",
            Illegal::TooShort => "diamino-refusal-too-short",
            Illegal::Crooked => "diamino-refusal-crooked",
            Illegal::Gap => "diamino-refusal-gap",
            Illegal::NoneChosen(_) => "diamino-refusal-none-chosen",
            Illegal::NotConnected => "diamino-refusal-not-connected",
            Illegal::Wrong(fault) => fault.why.id(),
            Illegal::EmptyReserve(_) => "diamino-refusal-empty-reserve",
            Illegal::ExchangeTooMany => "diamino-refusal-exchange-too-many",
            Illegal::ExchangeFirst => "diamino-refusal-exchange-first",
            Illegal::OwnWord => "diamino-refusal-own-word",
            Illegal::Answered => "diamino-refusal-answered",
            Illegal::NotNext => "diamino-refusal-not-next",
            Illegal::NoVote => "diamino-refusal-no-vote",
            Illegal::AskedAlready => "diamino-refusal-asked-already",
            Illegal::TurnedDown => "diamino-refusal-turned-down",
            Illegal::IsAWord => "diamino-refusal-is-a-word",
            Illegal::NoSuchWord => "diamino-refusal-no-such-word",
            Illegal::WrongNumber { .. } => "diamino-refusal-wrong-number",
            Illegal::CannotLift => "diamino-refusal-cannot-lift",
            Illegal::NothingToLift(_) => "diamino-refusal-nothing-to-lift",
            Illegal::LiftedEnough => "diamino-refusal-lifted-enough",
            Illegal::DrawnHand => "diamino-refusal-drawn-hand",
            Illegal::ImpossibleSquares => "diamino-refusal-impossible-squares",
            Illegal::OtherHand(..) => "diamino-refusal-other-hand",
            Illegal::TooEarly => "diamino-refusal-too-early",
            Illegal::TooLate => "diamino-refusal-too-late",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Illegal::Wrong(fault) => vec![("word", fault.word.as_str().into())],
            Illegal::WrongNumber { count } => vec![("n", i32::from(*count).into())],
            Illegal::CellTaken(square, cell) => {
                let letter = kind_char(square.letter.into()).to_string();
                vec![("letter", letter.into()), ("cell", cell.to_uppercase().into())]
            }
            Illegal::NotInHand(kind) => vec![("letter", kind_char(*kind).to_string().into())],
            Illegal::NothingToLift(cell) => vec![("cell", cell.to_uppercase().into())],
            Illegal::LiftedEnough => vec![("n", i32::from(MOST_LIFTED).into())],
            Illegal::OtherHand(seat, tiles) => vec![("name", (*seat).into()), ("tiles", tiles.to_string().into())],
            _ => Vec::new(),
        }
    }
}
