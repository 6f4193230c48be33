//! Throws for training alone, each with its answer and its dice in words as the rules give them: the page itself knows no rules.
//!
//! `cargo run --release -p diavolo --example drill > games/diavolo/web/drill.txt`

use std::{collections::BTreeMap, sync::Arc};

use diavolo::{Action, Chance, Diavolo, Lying, Options};
use ludo::{Entry, Game, Seats, Settings, Tell};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// Of each order.
const THROWS: usize = 50;

fn main() {
    let seats = Seats::new(2);
    let options = Options::from_text("").expect("no option is a choice too");
    let mut game = Diavolo::new(&Arc::new(()), &options, seats);
    let throw = Entry::act(0, seats.first(), Action::Throw);
    let ruling = game.judge(&throw).expect("she has the dice");
    game.apply(ruling, &mut Tell::deaf());
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut made = BTreeMap::new();
    while made.len() < 6 || made.values().any(|count| *count < THROWS) {
        let Chance::Throw(throw) = game.draw(&mut rng) else {
            unreachable!("all dice are in the air")
        };
        let count = made.entry(throw.order).or_insert(0);
        if *count == THROWS {
            continue;
        }
        *count += 1;
        let answer = serde_json::to_string(&throw.answer()).expect("an answer is plain data");
        let said = serde_json::to_string(&Lying::from(throw.clone()).said).expect("a sentence is plain data");
        println!("{throw}\t{answer}\t{said}");
    }
}
