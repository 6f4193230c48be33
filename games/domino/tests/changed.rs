//! Positions by hand: whatever is changed in one is refused, or can be played on by all laws.

use std::sync::Arc;

use domino::{Domino, Options};
use ludo::{
    Seats, Settings,
    laws::{Changes, Laws, is_long},
};

fn check(variants: &[&str], each: u32) {
    for (seats, (variant, seed)) in [2, 3, 4].into_iter().cycle().zip(variants.iter().zip(0..)) {
        let changes = Changes {
            positions: if is_long() { 400 } else { 8 },
            each,
            played: 1,
            seed,
        };
        let options = Options::from_text(variant).unwrap();
        let read = Laws::<Domino>::default().listed().weighed().imagined().check_changed(
            &Arc::new(()),
            &options,
            Seats::new(seats),
            changes,
            |_| {},
        );
        assert!(read > 0, "{variant}: nothing that was changed could be read");
    }
}

#[test]
fn changed_chains_are_refused_or_lawful() {
    check(
        &[
            "game=traditional",
            "game=traditional games=3 noDouble=redeal",
            "game=traditional limit=40 blockedOnlyWhenStockEmpty=on",
            "game=traditional voluntaryDraw=on tieBreak=fewestDominoes count=dominoes",
        ],
        100,
    );
}

#[test]
fn changed_constructions_are_refused_or_lawful() {
    check(
        &[
            "game=challenge hand=steady",
            "game=challenge extremitiesOnly=on games=2",
            "game=challenge liftTower=on secondParallel=on missedCountsAsCollapse=on",
            "game=quincunx",
            "game=quincunx keepModeMemory=on magnets=weak limit=60",
            "game=quincunx fourPlayerAlternation=perPlayer",
        ],
        40,
    );
}
