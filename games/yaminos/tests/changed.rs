//! Positions by hand: whatever is changed in one is refused, or can be played on by all laws.

use std::sync::Arc;

use ludo::laws::{Changes, Laws, is_long};
use yaminos::Yaminos;

fn check(variants: &[&str]) {
    let changes = Changes {
        positions: if is_long() { 400 } else { 5 },
        each: 40,
        played: 1,
        seed: 0,
    };
    let laws = Laws::<Yaminos>::default().listed().weighed().imagined();
    laws.check_variants_changed(&Arc::new(()), variants, &[2, 3], changes);
}

#[test]
fn changed_starters_are_refused_or_lawful() {
    check(&[
        "game=highest tieBreak=on",
        "game=throws tieBreak=on",
        "game=target tieBreak=on",
        "game=longest",
        "game=minimum divideByThrows=on tieBreak=on",
    ]);
}

#[test]
fn changed_dominoes_are_refused_or_lawful() {
    check(&[
        "game=base",
        "game=base noSingleRethrow=on goal=20",
        "game=muggins goal=40 tieBreak=on",
        "game=more carryPrevious=on goal=50",
        "game=prog tieBreak=on",
        "game=line goal=60 tieBreak=on",
        "game=even passScores=on goal=60",
    ]);
}

#[test]
fn changed_sheets_are_refused_or_lawful() {
    check(&[
        "game=yam rounds=1",
        "game=yam rounds=1 tieBreak=on plusMoins=together separateSuites=on",
    ]);
}
