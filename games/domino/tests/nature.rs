//! What nature really answers: what is shown is what counts, the quick answer has about the same chances, and nobody has a
//! perfect hand.

#[path = "../../../crates/physics/tests/player/mod.rs"]
mod player;

use std::sync::Arc;

use domino::{Action, Chance, Domino, Options, likelihood};
use ludo::{Awaits, Entry, Enumerate, Flight, Game, Hosted, Luck, Sample, Seats, Settings, Tell};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

fn enter(state: &mut Domino, entry: Entry<Domino>) {
    let ruling = state.judge(&entry).unwrap();
    state.apply(ruling, &mut Tell::deaf());
}

/// Something was let go in a random game in which everything really falls; what is looked at there.
fn each_let_go(options: &str, games: u64, mut look: impl FnMut(&Domino, &Action, &mut ChaCha8Rng)) {
    let options = Options::from_text(options).unwrap();
    for seed in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut state = Domino::new(&Arc::new(()), &options, Seats::new(3));
        loop {
            match state.awaits() {
                Awaits::Nothing => break,
                Awaits::Chance => {
                    let chance = state.draw(&mut rng);
                    enter(&mut state, Entry::chance(0, chance));
                }
                Awaits::Seats { who, .. } => {
                    let seat = who.first().unwrap();
                    let action = state.sample(seat, &mut rng);
                    enter(&mut state, Entry::act(0, seat, action));
                    if matches!(action, Action::Place(_)) {
                        look(&state, &action, &mut rng);
                    }
                }
            }
        }
    }
}

/// A domino that is put across the double six on the table of these options, in a game for two.
fn let_go(options: &str, hand: &str) -> Domino {
    let options = Options::from_text(options).unwrap();
    let mut state = Domino::new(&Arc::new(()), &options, Seats::new(2));
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    loop {
        match state.awaits() {
            Awaits::Chance => {
                let chance = state.draw(&mut rng);
                enter(&mut state, Entry::chance(0, chance));
            }
            Awaits::Seats { who, .. } => {
                let seat = who.first().unwrap();
                let action = match state.sample(seat, &mut rng) {
                    Action::Place(attempt) => format!("{}{hand}", Action::Place(attempt)).parse().unwrap(),
                    other => other,
                };
                enter(&mut state, Entry::act(0, seat, action));
                if matches!(action, Action::Place(_)) {
                    return state;
                }
            }
            Awaits::Nothing => unreachable!("somebody places something before the end"),
        }
    }
}

/// A place that a steady hand has missed it misses again: who always plays the first thing she may still comes to an end
/// (DOMINO-AMB-18).
#[test]
fn games_of_steady_hands_end() {
    let options = Options::from_text("game=challenge hand=steady magnets=none").unwrap();
    let mut blocked_by_misses = 0;
    for seed in 0..12 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut state = Domino::new(&Arc::new(()), &options, Seats::new(2));
        for entries in 0.. {
            assert!(entries < 1_000, "{}", state.position());
            match state.awaits() {
                Awaits::Nothing => break,
                Awaits::Chance => {
                    let chance = state.draw(&mut rng);
                    enter(&mut state, Entry::chance(0, chance));
                }
                Awaits::Seats { who, .. } => {
                    let seat = who.first().unwrap();
                    let mut legal = Vec::new();
                    state.legal(seat, &mut legal);
                    enter(&mut state, Entry::act(0, seat, legal[0]));
                }
            }
        }
        blocked_by_misses += usize::from(state.position().contains("missed 6"));
    }
    assert!(blocked_by_misses > 0);
}

/// Without magnets nothing stays that overlaps by half, so a table cannot choose that; with whatever it can choose, most of what
/// is put somewhere by a steady hand stands, and half by hands that tremble (DOMINO-AMB-18).
#[test]
fn what_is_offered_can_be_played() {
    let _proof = ludo::proves!["DOMINO-AMB-18"];
    let offered = |key: &str| match Options::specs()
        .into_iter()
        .find(|spec| spec.key == key)
        .unwrap()
        .values
    {
        ludo::Values::Choice { values } => values,
        _ => unreachable!("{key} is a choice"),
    };
    assert!(!offered("magnets").contains(&"none"));
    assert!(Options::from_text("magnets=none").is_ok(), "old records are read");
    for magnets in offered("magnets") {
        for hand in offered("hand") {
            for game in ["challenge", "quincunx"] {
                let (mut stood, mut all) = (0, 0);
                each_let_go(
                    &format!("game={game} magnets={magnets} hand={hand}"),
                    1,
                    |state, _, rng| {
                        stood += usize::from(matches!(state.draw(rng), Chance::Stands(_)));
                        all += 1;
                    },
                );
                println!("{game} {magnets} {hand}: {stood} of {all}");
                assert!(2 * stood > all, "{game} {magnets} {hand}: {stood} of {all}");
            }
        }
    }
}

/// Only a domino that is let go flies; one that is drawn does not.
fn in_flight(state: &Domino) -> &'static dyn Flight<Domino> {
    let flight = Domino::FLIGHT.expect("dominoes fall");
    assert!(flight.flies(state));
    assert!(!flight.flies(&Domino::new(&Arc::default(), state.options(), state.seats())));
    flight
}

#[test]
fn the_flight_shows_what_the_answer_says() {
    let mut seen = [0; 3];
    each_let_go("game=challenge", 3, |state, action, rng| {
        let seed = rng.below(1_000).into();
        let answer = state.draw(&mut ChaCha8Rng::seed_from_u64(seed));
        let (thrown, track) = in_flight(state).throw(state, &mut ChaCha8Rng::seed_from_u64(seed));
        assert_eq!(thrown, answer, "what flies is what is drawn");
        let flight = player::play(&track);
        assert_eq!(
            flight.kinds,
            vec![2; state.built().len() + 1],
            "the construction and the new one"
        );
        let Action::Place(attempt) = action else { unreachable!() };
        let new = flight.bodies.last().unwrap().last().unwrap();
        let level = 80 * i32::from(attempt.lying.place.at.level) + 40;
        match answer {
            Chance::Stands(_) => assert!((new[2] - level).abs() <= 40, "{new:?}"),
            Chance::Missed => {
                // What lay there lies there still.
                for body in &flight.bodies[..state.built().len()] {
                    assert!((body[0][2] - body.last().unwrap()[2]).abs() <= 40);
                }
            }
            _ => {
                let fallen = |body: &Vec<player::Frame>| {
                    (0..3).any(|axis| (body[0][axis] - body.last().unwrap()[axis]).abs() > 8)
                };
                assert!(flight.bodies.iter().any(fallen));
            }
        }
        seen[match answer {
            Chance::Stands(_) => 0,
            Chance::Missed => 1,
            _ => 2,
        }] += 1;
    });
    assert!(seen[0] > 0 && seen[2] > 0, "{seen:?}");
}

#[test]
fn nobody_has_a_perfect_hand_unless_the_table_is_steady() {
    let answers = |state: &Domino| -> Vec<Chance> {
        let draw = |seed| state.draw(&mut ChaCha8Rng::seed_from_u64(seed));
        (0..6).map(draw).collect()
    };
    let perfect = answers(&let_go("game=challenge", " hand 0,0,0,0,0,0,0"));
    assert!(perfect.windows(2).any(|pair| pair[0] != pair[1]), "{perfect:?}");
    let steady = answers(&let_go("game=challenge hand=steady", ""));
    assert!(steady.windows(2).all(|pair| pair[0] == pair[1]), "{steady:?}");
}

/// What stands keeps where it really lies, and the next domino is let go over that.
#[test]
fn what_stands_lies_where_it_came_to_lie() {
    let mut state = let_go("game=challenge", " hand 15,-10,40,0,0,5,0");
    let answer = state.draw(&mut ChaCha8Rng::seed_from_u64(1));
    let Chance::Stands(poses) = &answer else {
        panic!("{answer}");
    };
    let (tile, pose) = poses.last().unwrap();
    assert!(
        pose.off[0] != 0 && pose.off[2] == 0,
        "off its place, but on its level: {pose:?}"
    );
    enter(&mut state, Entry::chance(0, answer.clone()));
    let last = state.built().iter().last().unwrap();
    assert_eq!((last.lying.tile, last.pose), (*tile, Some(*pose)));
}

/// The quick answers fall and miss about as often as nature's, in random games of both kinds: over so many placements the
/// counts lie within four deviations of what was expected, and a tenth for what the model does not see.
#[test]
fn the_quick_answer_has_about_the_same_chances() {
    for (options, games) in [("game=challenge", 8), ("game=quincunx", 8)] {
        let (mut expected, mut spread, mut seen, mut all) = ([0.0; 2], [0.0; 2], [0.0; 2], 0.0);
        each_let_go(options, games, |state, action, rng| {
            let Action::Place(attempt) = action else { unreachable!() };
            let likely = likelihood(state.built(), attempt.lying, attempt.hand, state.options());
            let answer = state.draw(rng);
            let whole = f64::from(domino::Likelihood::WHOLE);
            let chances = [likely.collapse, likely.missed].map(|parts| f64::from(parts) / whole);
            let came = [answer == Chance::Collapse, answer == Chance::Missed];
            for i in 0..2 {
                expected[i] += chances[i];
                spread[i] += chances[i] * (1.0 - chances[i]);
                seen[i] += f64::from(u8::from(came[i]));
            }
            all += 1.0;
        });
        for i in 0..2 {
            let allowed = 4.0 * f64::sqrt(spread[i]) + 0.1 * expected[i].max(0.1 * all);
            println!("{options}: expected {:.1}, seen {} of {all}", expected[i], seen[i]);
            assert!(
                (seen[i] - expected[i]).abs() < allowed,
                "{options}: {expected:?} {seen:?}"
            );
        }
    }
}
