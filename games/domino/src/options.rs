//! Which of the three games is played, and what a table may choose in it.

use ludo::{Number, ParseError, Setting, Values, setting_words, settings};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

setting_words! {
    /// The three games of the box.
    pub enum Form {
        /// Flat, in a chain.
        Traditional = "traditional",
        /// In height, a tower.
        Challenge = "challenge",
        /// Both in turn.
        Quincunx = "quincunx",
    }
}

setting_words! {
    /// What is counted in the end: dots, or with young children dominoes (DOMINO-T12, DOMINO-H19, DOMINO-AMB-31).
    pub enum Count {
        Dots = "dots",
        Dominoes = "dominoes",
    }
}

setting_words! {
    /// Who wins a blocked game in which several have the least (DOMINO-AMB-7).
    pub enum TieBreak {
        Shared = "shared",
        FewestDominoes = "fewestDominoes",
    }
}

setting_words! {
    /// What happens if nobody was dealt a double (DOMINO-AMB-10).
    pub enum NoDouble {
        HighestSum = "highestSum",
        Redeal = "redeal",
    }
}

/// How strongly the dominoes hold together (DOMINO-AMB-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Magnets {
    None,
    Weak,
    Normal,
    Strong,
}

impl Magnets {
    const WORDS: [(&'static str, Magnets); 4] = [
        ("none", Magnets::None),
        ("weak", Magnets::Weak),
        ("normal", Magnets::Normal),
        ("strong", Magnets::Strong),
    ];
}

impl Setting for Magnets {
    /// Without magnets nothing stays that overlaps by half: that is not offered, but a record that was played so is read.
    fn values() -> Values {
        Values::Choice {
            values: &["weak", "normal", "strong"],
        }
    }

    fn to_word(&self) -> String {
        Magnets::WORDS[*self as usize].0.to_owned()
    }

    fn from_word(word: &str) -> Result<Magnets, ParseError> {
        let found = Magnets::WORDS.iter().find(|(known, _)| *known == word);
        found
            .map(|(_, magnets)| *magnets)
            .ok_or_else(|| ParseError::new("one of weak normal strong", word))
    }
}

setting_words! {
    /// Whose hand puts a domino down: the player's own, or one that never trembles (DOMINO-AMB-18).
    pub enum HandOf {
        Own = "own",
        Steady = "steady",
    }
}

setting_words! {
    /// How four players alternate in quincunx (DOMINO-AMB-23).
    pub enum Alternation {
        Global = "global",
        PerPlayer = "perPlayer",
    }
}

settings! {
    #[derive(Copy, Eq)]
    pub struct Options {
        game: Form = Form::Traditional, "game", "DOMINO-G4";
        count: Count = Count::Dots, "count", "DOMINO-T12";
        /// How many games a match has.
        games: Number<1, 12> = Number::new(1).unwrap(), "games", "DOMINO-T9";
        /// A match goes on until somebody has noted so much instead; 0: it does not.
        limit: Number<0, 500> = Number::new(0).unwrap(), "limit", "DOMINO-AMB-9";
        voluntary_draw: bool = false, "voluntaryDraw", "DOMINO-AMB-3";
        blocked_only_when_stock_empty: bool = false, "blockedOnlyWhenStockEmpty", "DOMINO-AMB-6";
        tie_break: TieBreak = TieBreak::Shared, "tieBreak", "DOMINO-AMB-7";
        no_double: NoDouble = NoDouble::HighestSum, "noDouble", "DOMINO-AMB-10";
        colour_check: bool = true, "colourCheck", "DOMINO-AMB-11";
        extremities_only: bool = false, "extremitiesOnly", "DOMINO-H13", of(Form::Challenge);
        second_parallel: bool = false, "secondParallel", "DOMINO-H12", of(Form::Challenge);
        lift_tower: bool = false, "liftTower", "DOMINO-AMB-14", of(Form::Challenge);
        missed_counts_as_collapse: bool = false, "missedCountsAsCollapse", "DOMINO-AMB-18", of(Form::Challenge | Form::Quincunx);
        magnets: Magnets = Magnets::Normal, "magnets", "DOMINO-AMB-18", of(Form::Challenge | Form::Quincunx);
        hand: HandOf = HandOf::Own, "hand", "DOMINO-AMB-18", of(Form::Challenge | Form::Quincunx);
        four_player_alternation: Alternation = Alternation::Global, "fourPlayerAlternation", "DOMINO-AMB-23", of(Form::Quincunx);
        keep_mode_memory: bool = false, "keepModeMemory", "DOMINO-AMB-25", of(Form::Quincunx);
    }
}

impl Options {
    /// One game and no more (DOMINO-AMB-9).
    pub(crate) fn is_single(&self) -> bool {
        self.games.get() == 1 && self.limit.get() == 0
    }

    /// Dominoes are put on lattice places and can fall.
    #[inline]
    pub(crate) fn is_built(&self) -> bool {
        self.game != Form::Traditional
    }
}
