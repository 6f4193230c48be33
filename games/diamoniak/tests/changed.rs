//! Positions by hand: whatever is changed in one is refused, or can be played on by all laws.

use std::sync::Arc;

use diamoniak::{Diamoniak, Options};
use ludo::{
    Seats, Settings,
    laws::{Changes, Laws, is_long},
};

#[test]
fn changed_positions_are_refused_or_lawful() {
    for (options, seed) in ["", "colourReleasedWhenEmpty=on diamondsTo=discard", "fairyProtected=on"]
        .iter()
        .zip(0..)
    {
        let options = Options::from_text(options).unwrap();
        for seats in 2..=4 {
            let changes = Changes {
                positions: if is_long() { 400 } else { 12 },
                each: 60,
                played: 1,
                seed,
            };
            let read = Laws::<Diamoniak>::default()
                .listed()
                .weighed()
                .imagined()
                .check_changed(&Arc::new(()), &options, Seats::new(seats), changes, |_| {});
            assert!(read > 0, "nothing that was changed could be read");
        }
    }
}
