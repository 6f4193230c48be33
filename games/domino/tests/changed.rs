//! Positions by hand: whatever is changed in one is refused, or can be played on by all laws.

use std::sync::Arc;

use domino::Domino;
use ludo::laws::{Changes, Laws, is_long};

fn check(variants: &[&str], each: u32) {
    let changes = Changes {
        positions: if is_long() { 400 } else { 8 },
        each,
        played: 1,
        seed: 0,
    };
    let laws = Laws::<Domino>::default().listed().weighed().imagined();
    laws.check_variants_changed(&Arc::new(()), variants, &[2, 3, 4], changes);
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
