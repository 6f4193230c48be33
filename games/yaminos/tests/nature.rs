//! Throws as they really fall: what is shown is what counts, and what does not lie flat is thrown again.

#[path = "../../../crates/physics/tests/player/mod.rs"]
mod player;

use std::sync::Arc;

use ludo::{Awaits, Entry, Game, Hosted, Seat, Seats, Settings, Tell};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use yaminos::{Action, Options, Throw, Yamino, YaminoSet, Yaminos};

/// All seven are in the air.
fn thrown() -> Yaminos {
    let options = Options::from_text("game=yam rounds=1").unwrap();
    let mut state = Yaminos::new(&Arc::new(()), &options, Seats::new(2));
    play(
        &mut state,
        Entry::act(0, Seat::from_index(0), Action::Throw(YaminoSet::ALL)),
    );
    state
}

fn play(state: &mut Yaminos, entry: Entry<Yaminos>) {
    let ruling = state.judge(&entry).unwrap();
    state.apply(ruling, &mut Tell::deaf());
}

/// What a throw says of each yamino in it, as it is written.
fn words(throw: Throw) -> Vec<(Yamino, String)> {
    let text = throw.to_string();
    let words: Vec<&str> = text.split(' ').collect();
    words
        .chunks(2)
        .map(|pair| (pair[0].parse().unwrap(), pair[1].to_owned()))
        .collect()
}

/// The face that looks up at the end of the flight.
fn shown(yamino: Yamino, flight: &player::Flight, body: usize) -> String {
    let sides = [[0., 0., 1.], [0., 1., 0.], [0., 0., -1.], [0., -1., 0.]];
    let last = flight.bodies[body].last().unwrap();
    let up = |side: &usize| player::turned(last, sides[*side])[2];
    let side = (0..4).max_by(|a, b| up(a).total_cmp(&up(b))).unwrap();
    yamino.face(side as u8).to_string()
}

/// YAM-BASE-25
#[test]
fn yam_base_25_what_does_not_lie_flat_is_thrown_again_alone() {
    let mut again = 0;
    for seed in 0..60 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut state = thrown();
        let mut air: Vec<Yamino> = YaminoSet::ALL.iter().collect();
        while state.awaits() == Awaits::Chance {
            let throw = state.draw(&mut rng);
            let said = words(throw);
            assert!(
                said.iter().map(|(yamino, _)| yamino).eq(&air),
                "exactly those in the air come down"
            );
            air = said
                .iter()
                .filter(|(_, face)| face == "up")
                .map(|(yamino, _)| *yamino)
                .collect();
            again += usize::from(!air.is_empty());
            play(&mut state, Entry::chance(0, throw));
        }
        assert!(air.is_empty());
    }
    assert!(again > 0, "in sixty throws none stood or leaned");
}

#[test]
fn the_flight_ends_with_what_the_throw_says() {
    let state = thrown();
    for seed in 0..60 {
        let throw = state.draw(&mut ChaCha8Rng::seed_from_u64(seed));
        let in_flight = Yaminos::FLIGHT.expect("yaminos are thrown");
        let (thrown, track) = in_flight.throw(&state, &mut ChaCha8Rng::seed_from_u64(seed));
        assert_eq!(thrown, throw, "what flies is what is drawn");
        let flight = player::play(&track);
        assert_eq!(flight.kinds, [0; 7]);
        for (body, (yamino, said)) in words(throw).into_iter().enumerate() {
            if said != "up" {
                assert_eq!(shown(yamino, &flight, body), said, "{yamino}, seed {seed}");
            }
        }
    }
}

#[test]
fn quick_draws_favour_no_face_and_leave_none_up() {
    // Over many throws no face is favoured: three degrees of freedom for each of seven yaminos, once in a thousand.
    let state = thrown();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut counts = [[0_f64; 4]; 7];
    for _ in 0..20_000 {
        for (yamino, face) in words(state.quick_draw(&mut rng)) {
            let side = yamino.side_with(face.parse().unwrap()).unwrap();
            counts[yamino.index()][usize::from(side)] += 1.0;
        }
    }
    let chi_square: f64 = counts
        .iter()
        .flatten()
        .map(|count| (count - 5_000.0).powi(2) / 5_000.0)
        .sum();
    assert!(chi_square < 46.797, "{chi_square}");
}

/// `5/0` is `0/5`: to check is not to quibble.
#[test]
fn another_spelling_of_a_throw_is_as_fair() {
    let text = include_str!("transcripts/base.ludo");
    let turned: Vec<String> = text.lines().map(turned_round).collect();
    assert_ne!(turned.join("\n"), text.trim_end());
    let record: ludo::Record = (turned.join("\n") + "\n").parse().unwrap();
    let verdict = ludo::Play::<Yaminos>::verify(Arc::new(()), &record).unwrap();
    assert!(
        matches!(verdict, ludo::Verdict::Fair { checked } if checked > 0),
        "{verdict:?}"
    );
}

/// A chance line with every face written the other way round.
fn turned_round(line: &str) -> String {
    if !line.contains(" * ") || line.starts_with('#') {
        return line.to_owned();
    }
    let word = |word: &str| match word.split_once('/') {
        Some((low, high)) => format!("{high}/{low}"),
        None => word.to_owned(),
    };
    line.split(' ').map(word).collect::<Vec<_>>().join(" ")
}
