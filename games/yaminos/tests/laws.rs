//! The laws of the house, on every game, the options that change it, and every number of seats.

use std::{collections::BTreeSet, sync::Arc};

use ludo::{
    Seats, Settings, Values,
    laws::{self, Trial},
};
use yaminos::{Options, Yaminos};

/// The twelve games, each with the options that bear on it.
const VARIANTS: &[&str] = &[
    "game=highest",
    "game=highest tieBreak=on",
    "game=throws",
    "game=throws throws=4 tieBreak=on",
    "game=target",
    "game=target target=77 throws=2 tieBreak=on",
    "game=longest",
    "game=longest fewestLeft=on",
    "game=longest tieBreak=on",
    "game=longest fewestLeft=on tieBreak=on",
    "game=minimum",
    "game=minimum minimum=6 throws=3 divideByThrows=on tieBreak=on",
    "game=base",
    "game=base noSingleRethrow=on",
    "game=base noSingleRethrow=on goal=12 tieBreak=on",
    "game=base goal=12",
    "game=muggins",
    "game=muggins passScores=on tieBreak=on goal=40",
    "game=more",
    "game=more carryPrevious=on goal=90 tieBreak=on",
    "game=prog",
    "game=prog branchingProgression=on tieBreak=on",
    "game=line",
    "game=line linearOnly=on goal=90 tieBreak=on",
    "game=even",
    "game=even passScores=on goal=60 tieBreak=on",
    "game=yam rounds=1",
    "game=yam",
    "game=yam rounds=4 separateSuites=on soloPairOnce=on",
    "game=yam rounds=1 suiteReading=pick unusedCount=on plusMoins=together tieBreak=on",
];

/// The options that bear on each game.
const BEARING: &[(&str, &[&str])] = &[
    ("highest", &["tieBreak"]),
    ("throws", &["throws", "tieBreak"]),
    ("target", &["throws", "target", "tieBreak"]),
    ("longest", &["fewestLeft", "tieBreak"]),
    ("minimum", &["throws", "minimum", "divideByThrows", "tieBreak"]),
    ("base", &["goal", "noSingleRethrow", "tieBreak"]),
    ("muggins", &["goal", "passScores", "tieBreak"]),
    ("more", &["goal", "carryPrevious", "tieBreak"]),
    ("prog", &["branchingProgression", "tieBreak"]),
    ("line", &["goal", "linearOnly", "tieBreak"]),
    ("even", &["goal", "passScores", "tieBreak"]),
    (
        "yam",
        &[
            "rounds",
            "separateSuites",
            "soloPairOnce",
            "suiteReading",
            "unusedCount",
            "plusMoins",
            "tieBreak",
        ],
    ),
];

/// In every game each option that bears on it is tried with each of its values: numbers as they are and otherwise.
#[test]
fn every_value_of_every_option_is_tried() {
    for spec in Options::specs().iter().filter(|spec| spec.key != "game") {
        let games = BEARING.iter().filter(|(_, keys)| keys.contains(&spec.key));
        assert!(games.clone().count() > 0, "{} bears on no game", spec.key);
        for (game, _) in games {
            let variants = VARIANTS.iter().map(|variant| Options::from_text(variant).unwrap());
            let tried: BTreeSet<String> = variants
                .filter(|options| options.get("game").as_deref() == Some(game))
                .filter_map(|options| options.get(spec.key))
                .collect();
            let all = match &spec.values {
                Values::Flag => 2,
                Values::Choice { values } => values.len(),
                Values::Number { .. } => 2,
            };
            assert!(
                tried.contains(&spec.default) && tried.len() >= all,
                "{game}: {}: {tried:?}",
                spec.key
            );
        }
    }
}

fn check(seats: usize) {
    let long = laws::is_long();
    for (variant, seed) in VARIANTS.iter().zip(seats as u64 * 1000..) {
        let options = Options::from_text(variant).unwrap();
        let alone = options.game.can_be_alone();
        if seats == 1 && !alone {
            continue;
        }
        let trial = Trial {
            seats: Seats::new(seats)
                .starting_with(ludo::Seat::from_index(seats / 2))
                .unwrap(),
            games: if long { 2_000 } else { 200 },
            thorough: if long { 20 } else { 1 },
            seed,
        };
        laws::check::<Yaminos>(&Arc::new(()), &options, trial);
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
fn laws_hold_for_five() {
    check(5);
}

#[test]
fn laws_hold_for_six() {
    check(6);
}
