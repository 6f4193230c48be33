//! Which game is played, with which words, and what a table may choose in it (DIAMINO-P5, DIAMINO-V1).

use lexicon::Theme;
use ludo::{Number, setting_words, settings};

use crate::piece::{BORD, Board, COINS, DIABLE, GRANDE};

/// However far away the target of a match, it has no more games than this.
const MOST_GAMES: u8 = 99;

setting_words! {
    /// Without marks, with marks (DIAMINO-P5), or alone (DIAMINO-S1).
    pub enum Formula { One = "one", Two = "two", Patience = "patience" }
}

setting_words! {
    /// Who looks after the words (DIAMINO-AMB-37); `auto` leaves it to who sits there.
    pub enum WordCheck { Auto = "auto", Challenge = "challenge", Refuse = "refuse", Penalise = "penalise" }
}

setting_words! {
    pub enum FailedChallenge { None = "none", LoseTurn = "loseTurn" }
}

setting_words! {
    pub enum BlockedWinner { None = "none", LowestHand = "lowestHand" }
}

setting_words! {
    /// The first is the one that self-play chose (`docs/bench.md`); the second was there before it, the last tempts more.
    pub enum BoardName { Coins = "coins", Diable = "diable", Grande = "grande", Bord = "bord" }
}

setting_words! {
    /// The subject that all words must be about (DIAMINO-V3, DIAMINO-AMB-43).
    pub enum Subject {
        Any = "any", Histoire = "histoire", Chasse = "chasse", Sport = "sport", Mode = "mode", Musique = "musique",
        Cuisine = "cuisine", Marine = "marine", Animaux = "animaux", Plantes = "plantes", Religion = "religion",
        Droit = "droit", Arts = "arts", Medecine = "medecine", Sciences = "sciences", Politique = "politique",
        Informatique = "informatique", Armee = "armee", Peche = "peche",
    }
}

settings! {
    #[derive(Copy, Eq)]
    pub struct Options {
        formula: Formula = Formula::One, "formula", "DIAMINO-P5";
        board: BoardName = BoardName::Coins, "board", "DIAMINO-DATA-3";
        word_check: WordCheck = WordCheck::Auto, "wordCheck", "DIAMINO-AMB-37", of(Formula::One | Formula::Two);
        /// How long others may think about a word; 0: as long as they like.
        challenge_seconds: Number<0, 120> = Number::new(20).unwrap(), "challengeSeconds", "DIAMINO-AMB-34", of(Formula::One | Formula::Two);
        failed_challenge: FailedChallenge = FailedChallenge::None, "failedChallengePenalty", "DIAMINO-AMB-36", of(Formula::One | Formula::Two);
        verbs_only: bool = false, "verbsOnly", "DIAMINO-V2";
        subject: Subject = Subject::Any, "subject", "DIAMINO-V3";
        headwords_only: bool = false, "headwordsOnly", "DIAMINO-AMB-31";
        childrens_table: bool = false, "childrensTable", "DIAMINO-V1";
        /// A player may ask the others to let a word in.
        vote: bool = false, "vote", "DIAMINO-AMB-43", of(Formula::One | Formula::Two);
        word_score: bool = false, "wordScore", "DIAMINO-AMB-1";
        pass_only_if_no_exchange: bool = false, "passOnlyIfNoExchange", "DIAMINO-AMB-13", of(Formula::One | Formula::Two);
        blocked_winner: BlockedWinner = BlockedWinner::None, "blockedWinner", "DIAMINO-AMB-14", of(Formula::One | Formula::Two);
        green_blocks_exit: bool = true, "greenBlocksExit", "DIAMINO-AMB-20", of(Formula::One);
        /// How many games make a match (formula one), at most if there is a target.
        games: Number<1, 12> = Number::new(1).unwrap(), "games", "DIAMINO-AMB-40", of(Formula::One);
        /// Points that end a match; 0: none do. A match with a target and one game has as many as it takes.
        target: Number<0, 999> = Number::new(0).unwrap(), "target", "DIAMINO-AMB-40", of(Formula::One);
        /// Patience with twelve squares drawn blind.
        drawn_hand: bool = false, "drawnHand", "DIAMINO-AMB-42", of(Formula::Patience);
        /// Patience in small: so many squares lie open, and the others stay in the box; 0: all of them lie open.
        squares: Number<0, 60> = Number::new(0).unwrap(), "squares", "DIAMINO-AMB-45", of(Formula::Patience);
    }
}

impl Options {
    /// The same for all formulas (DIAMINO-S2).
    pub fn board(&self) -> &'static Board {
        ludo::rule!("DIAMINO-S2", "DIAMINO-DATA-3");
        match self.board {
            BoardName::Coins => &COINS,
            BoardName::Diable => &DIABLE,
            BoardName::Grande => &GRANDE,
            BoardName::Bord => &BORD,
        }
    }

    /// Alone, the house looks after the words; among people, the others do (DIAMINO-AMB-37).
    pub fn word_check(&self) -> WordCheck {
        ludo::rule!("DIAMINO-AMB-37");
        match (self.formula, self.word_check) {
            (Formula::Patience, _) => WordCheck::Refuse,
            (_, WordCheck::Auto) => WordCheck::Challenge,
            (_, chosen) => chosen,
        }
    }

    /// Nobody doubts the words of a bot: with one at the table, and nothing else chosen, the house looks after
    /// them (DIAMINO-AMB-37).
    pub(crate) fn resolved(self, with_bots: bool) -> Options {
        ludo::rule!("DIAMINO-AMB-37");
        let word_check = match self.word_check {
            WordCheck::Auto if with_bots => WordCheck::Refuse,
            chosen => chosen,
        };
        Options { word_check, ..self }
    }

    pub(crate) fn is_patience(&self) -> bool {
        self.formula == Formula::Patience
    }

    /// Patience in small: how many squares lie open (DIAMINO-AMB-45). One is no word, so there are two at least.
    pub(crate) fn few(&self) -> Option<u8> {
        let few = self.is_patience() && !self.drawn_hand && self.squares.get() > 0;
        few.then(|| (self.squares.get() as u8).max(2))
    }

    /// How many games a match can have (DIAMINO-AMB-40). Blocked games bring nobody nearer to a target, so even then there is
    /// an end.
    pub(crate) fn most_games(&self) -> u8 {
        match (self.formula, self.games.get(), self.target.get()) {
            (Formula::Two | Formula::Patience, _, _) | (_, 1, 0) => 1,
            (Formula::One, 1, _) => MOST_GAMES,
            (Formula::One, games, _) => games as u8,
        }
    }

    /// One game without points: who has no squares left has won, and what she earns by it is of no use to anybody (DIAMINO-F1).
    pub(crate) fn is_without_points(&self) -> bool {
        self.formula == Formula::One && self.most_games() == 1
    }

    pub fn convention(&self) -> Convention {
        Convention {
            verbs_only: self.verbs_only,
            theme: self.subject.theme(),
            headwords_only: self.headwords_only,
            childrens_table: self.childrens_table,
            known_to_children: false,
        }
    }

    /// What bots keep to: words that are fit for children whatever the table, and at a children's table those that they know.
    pub fn convention_of_bots(&self) -> Convention {
        Convention {
            childrens_table: true,
            known_to_children: self.childrens_table,
            ..self.convention()
        }
    }
}

impl Subject {
    pub fn theme(self) -> Option<Theme> {
        Theme::named(&ludo::Setting::to_word(&self))
    }
}

/// Which words a table has agreed on (DIAMINO-V1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Convention {
    pub verbs_only: bool,
    pub theme: Option<Theme>,
    pub headwords_only: bool,
    pub childrens_table: bool,
    /// No rule: only short words that a child knows.
    pub known_to_children: bool,
}
