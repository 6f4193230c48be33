//! Throws as they really fall: what is shown is what counts, and without the show the chances are the same.

#[path = "../../../crates/physics/tests/player/mod.rs"]
mod player;

use std::sync::Arc;

use diavolo::{Action, Chance, Devil, Diavolo, Options, Order, Throw};
use ludo::{Entry, Flight, Game, Hosted, Seat, Seats, Settings, Tell};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// The dice are in the air.
fn thrown(options: &str) -> Diavolo {
    let options = Options::from_text(options).unwrap();
    let mut state = Diavolo::new(&Arc::new(()), &options, Seats::new(2));
    play(&mut state, Entry::act(0, Seat::from_index(0), Action::Throw));
    state
}

fn play(state: &mut Diavolo, entry: Entry<Diavolo>) {
    let ruling = state.judge(&entry).unwrap();
    state.apply(ruling, &mut Tell::deaf());
}

fn dice(chance: Chance) -> Throw {
    match chance {
        Chance::Throw(throw) => throw,
        other => panic!("{other} is no throw"),
    }
}

/// The face that looks up at the end of a body's flight, 0 to 5.
fn face_up(body: &[player::Frame]) -> usize {
    let faces = [
        [0., 0., 1.],
        [0., 1., 0.],
        [1., 0., 0.],
        [-1., 0., 0.],
        [0., -1., 0.],
        [0., 0., -1.],
    ];
    let last = body.last().unwrap();
    let up = |face: &usize| player::turned(last, faces[*face])[2];
    (0..6).max_by(|a, b| up(a).total_cmp(&up(b))).unwrap()
}

/// Only dice fly: answers that are turned up, and lots that are drawn, do not.
fn in_flight(state: &Diavolo) -> &'static dyn Flight<Diavolo> {
    let flight = Diavolo::FLIGHT.expect("dice are thrown");
    assert!(flight.flies(state));
    flight
}

#[test]
fn the_flight_ends_with_what_the_throw_says() {
    for (options, seeds) in [("", 0..25), ("twoDice=on", 25..35)] {
        let state = thrown(options);
        for seed in seeds {
            let throw = state.draw(&mut ChaCha8Rng::seed_from_u64(seed));
            let (thrown, track) = in_flight(&state).throw(&state, &mut ChaCha8Rng::seed_from_u64(seed));
            assert_eq!(thrown, throw, "what flies is what is drawn");
            let (throw, flight) = (dice(throw), player::play(&track));
            assert_eq!(flight.bodies.len(), throw.dice.len() + 1);
            let at = |x: i16, y: i16| {
                let near = |body: &&Vec<player::Frame>| {
                    let last = body.last().unwrap();
                    (last[0] - i32::from(x)).abs() <= 1 && (last[1] - i32::from(y)).abs() <= 1
                };
                let mut there = flight.bodies.iter().filter(near);
                let body = there.next().expect("a body ends where the die lies");
                assert!(there.next().is_none(), "only one");
                body
            };
            for die in &throw.dice {
                assert_eq!(
                    face_up(at(die.spot.x, die.spot.y)) + 1,
                    usize::from(die.value),
                    "seed {seed}"
                );
            }
            let order = Order::ALL[face_up(at(throw.spot.x, throw.spot.y))];
            assert_eq!(order, throw.order, "seed {seed}");
        }
    }
}

/// DIAVOLO-46
#[test]
fn diavolo_46_the_order_die_flies_alone_and_then_its_order_stands() {
    let mut state = thrown("orderFirst=1");
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let chance = state.draw(&mut rng.clone());
    let (thrown, track) = in_flight(&state).throw(&state, &mut rng);
    assert_eq!(thrown, chance, "what flies is what is drawn");
    let flight = player::play(&track);
    assert_eq!(flight.bodies.len(), 1);
    let order = Order::ALL[face_up(&flight.bodies[0])];
    assert_eq!(chance, Chance::Order(order));
    play(&mut state, Entry::chance(0, chance));
    play(&mut state, Entry::act(0, Seat::from_index(0), Action::Throw));
    assert_eq!(dice(state.draw(&mut rng)).order, order);
}

/// How often the nearest dice of two colours are equally near, when every throw asks for that.
fn near_ties(throws: u32, mut draw: impl FnMut() -> Throw) -> f64 {
    let grey = (0..throws).filter(|_| {
        let throw = Throw {
            order: Order::Near,
            ..draw()
        };
        throw.answer().devil == Devil::Grey
    });
    grey.count() as f64 / f64::from(throws)
}

/// DIAVOLO-AMB-6: Faces and colours are equally likely either way; what a place decides is which die is nearest,
/// and whether two are.
#[test]
fn diavolo_amb_6_without_the_show_the_chances_are_the_same() {
    let state = thrown("");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let quick = near_ties(100_000, || dice(state.quick_draw(&mut rng)));
    const REAL: u32 = 400;
    let mut counts = [0_f64; 6];
    let mut nearest = [0_f64; 3];
    let real = near_ties(REAL, || {
        let throw = dice(state.draw(&mut rng));
        throw
            .dice
            .iter()
            .for_each(|die| counts[usize::from(die.value) - 1] += 1.0);
        let near = Throw {
            order: Order::Near,
            ..throw.clone()
        };
        let place = Devil::ALL
            .iter()
            .position(|devil| *devil == near.answer().devil)
            .unwrap();
        if place < 3 {
            nearest[place] += 1.0;
        }
        throw
    });
    println!(
        "equally near: {:.2} % thrown, {:.2} % without the show",
        real * 100.0,
        quick * 100.0
    );
    // Four standard deviations of so few real throws.
    let deviation = (quick * (1.0 - quick) / f64::from(REAL)).sqrt();
    assert!((real - quick).abs() < 4.0 * deviation, "{real} against {quick}");
    let chi_square = |counts: &[f64]| {
        let mean = counts.iter().sum::<f64>() / counts.len() as f64;
        counts.iter().map(|count| (count - mean).powi(2) / mean).sum::<f64>()
    };
    // Once in a thousand: 20.5 with five degrees of freedom, 13.8 with two.
    assert!(chi_square(&counts) < 20.5, "faces: {counts:?}");
    assert!(chi_square(&nearest) < 13.8, "nearest colours: {nearest:?}");
}
