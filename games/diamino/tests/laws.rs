//! The laws of the house, on every formula, the options that change it, and every number of seats.

use std::sync::{Arc, LazyLock};

use diamino::{Diamino, Formula, Kit, Options};
use ludo::{
    Seat, Seats, Settings,
    laws::{self, Laws, Trial},
};

const VARIANTS: &[&str] = &[
    "",
    "wordCheck=refuse",
    "wordCheck=penalise vote=on",
    "wordCheck=challenge vote=on failedChallengePenalty=loseTurn challengeSeconds=0 blockedWinner=lowestHand",
    "wordCheck=refuse greenBlocksExit=off passOnlyIfNoExchange=on board=grande",
    "wordCheck=refuse games=2 target=60 vote=on challengeSeconds=0 subject=plantes",
    "wordCheck=refuse target=30 board=diable verbsOnly=on",
    "formula=two vote=on",
    "formula=two wordCheck=refuse wordScore=on headwordsOnly=on",
    "formula=two wordCheck=penalise childrensTable=on failedChallengePenalty=loseTurn board=bord",
    "formula=patience",
    "formula=patience drawnHand=on board=grande verbsOnly=on",
    "formula=patience squares=16",
];

/// One for all: a list of words that follow a convention is made once.
static KIT: LazyLock<Arc<Kit>> = LazyLock::new(Arc::default);

fn check(seats: usize) {
    let long = laws::is_long();
    for (variant, seed) in VARIANTS.iter().zip(seats as u64 * 1000..) {
        let options = Options::from_text(variant).unwrap();
        let fits = match options.formula {
            Formula::One => seats >= 2,
            Formula::Two => (2..=4).contains(&seats),
            Formula::Patience => seats == 1,
        };
        if fits {
            let first = Seat::from_index(seats / 2);
            let trial = Trial {
                seats: Seats::new(seats).starting_with(first).unwrap(),
                games: if long { 100 } else { 4 },
                thorough: if long { 50 } else { 2 },
                seed,
            };
            Laws::<Diamino>::default()
                .hosted()
                .imagined()
                .check(&KIT, &options, trial);
        }
    }
}

#[test]
fn laws_hold_alone() {
    check(1);
}

#[test]
fn laws_hold_for_two() {
    check(2);
}

#[test]
fn laws_hold_for_three() {
    check(3);
}

#[test]
fn laws_hold_for_four() {
    check(4);
}

#[test]
fn laws_hold_for_five_to_eight() {
    (5..=8).for_each(check);
}
