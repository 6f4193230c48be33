//! What a table may choose, where the rules leave it open.

use ludo::{setting_words, settings};

setting_words! {
    /// Where the price of a castle card goes (DIAMONIAK-AMB-6).
    pub enum DiamondsTo {
        Seller = "seller",
        Discard = "discard",
    }
}

settings! {
    #[derive(Copy, Eq, Hash)]
    pub struct Options {
        diamonds_to: DiamondsTo = DiamondsTo::Seller, "diamondsTo", "DIAMONIAK-AMB-6";
        /// A castle lost to the last card frees its colour, and its builder begins anew.
        colour_released_when_empty: bool = false, "colourReleasedWhenEmpty", "DIAMONIAK-AMB-8";
        /// The witch does not take fairies, nor count them.
        fairy_protected: bool = false, "fairyProtected", "DIAMONIAK-AMB-10";
    }
}
