//! What a table may choose, where the rules leave it open.

use ludo::{Number, settings};

settings! {
    #[derive(Copy, Eq)]
    pub struct Options {
        /// For the youngest: two dice of each colour instead of three.
        two_dice: bool = false, "twoDice", "DIAVOLO-45";
        /// In so many first turns the order die is thrown before the others.
        order_first: Number<0, 20> = Number::new(0).expect("within bounds"), "orderFirst", "DIAVOLO-AMB-18";
        /// How long one may look and grab.
        seconds: Number<3, 60> = Number::new(10).expect("within bounds"), "seconds", "DIAVOLO-AMB-10";
        /// Nobody is hurried: the turn ends when everybody has answered.
        untimed: bool = false, "untimed", "DIAVOLO-AMB-10";
        /// On a tie nobody loses a gem.
        tie_forgiving: bool = false, "tieForgiving", "DIAVOLO-AMB-3";
    }
}
