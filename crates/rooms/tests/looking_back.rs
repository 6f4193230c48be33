//! Every form of play is looked back on: two middling players play it to its end, and what there was to choose is weighed, with
//! one to three moments for each of them; or else luck alone decided, and that is said.

use ludo::{Choices, FormInfo, Header, How, Player, Record, Remark, Review, Room, Seats, Sitter, Start, Strength, Who};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

const PLAYER: Strength = Strength::Middle;
/// Nobody errs in every game.
const SEEDS: [u64; 3] = [2026, 2027, 2028];
/// So many moments of each seat are told.
const TOLD: usize = 3;
/// Forms in which luck and skill are told apart, to the last digit.
const APART: [&str; 5] = ["highest", "throws", "longest", "prog", "yam"];

/// A whole game between middling players, or of one where it is played alone.
fn played(room: &dyn Room, form: &FormInfo, seed: u64) -> Record {
    let settings = form.settings.iter();
    let settings = settings.map(|(key, value)| (key.to_string(), value.to_string()));
    let options = room.options(&settings.collect(), true);
    let options = options.expect("a form's settings are options");
    let seats = form.max_seats.min(2);
    let how = How {
        keep: true,
        ..How::default()
    };
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let played = room.playout(&options, &vec![Player::Bot(PLAYER); seats], how, &mut rng);
    let sitter = Sitter {
        bot: Some(PLAYER),
        ..Sitter::default()
    };
    Record {
        header: Header {
            game: room.info().id.to_owned(),
            edition: room.info().edition,
            options,
            seats: Seats::new(seats),
            sitters: std::iter::repeat_n(sitter, seats).collect(),
            commitment: None,
            same_luck: false,
            start: Start::Opening,
        },
        lines: played.expect("so many can play it").log,
    }
}

fn look_back(room: &dyn Room, form: &FormInfo, seed: u64) -> Review {
    let record = played(room, form, seed);
    let review = room.review(&record, &mut || {}).expect("it was played");
    let review = review.expect("it is over");
    for (seat, whole) in record.header.seats.iter().zip(&review.seats) {
        let told = review.mattered(seat, TOLD);
        let lines: Vec<u32> = told.iter().map(|remark| remark.line).collect();
        assert_eq!(lines, whole.moments, "{}", form.id);
        for remark in told {
            makes_sense(room, remark);
        }
        if let Some(sum) = whole.sum {
            assert!(
                (sum.start + sum.luck - sum.lost - sum.end).abs() < 1e-6,
                "{}: {sum:?}",
                form.id
            );
        }
    }
    review
}

/// The best was worth no less than what was done, and can be read.
fn makes_sense(room: &dyn Room, remark: &Remark) {
    assert!(remark.cost() >= 0.0 && remark.cost().is_finite(), "{remark:?}");
    assert!(remark.called.is_some() && remark.best_called.is_some(), "{remark:?}");
    let best = remark.best.as_ref().expect("it was chosen");
    for act in best.split("; ") {
        assert_eq!(
            room.spelled(Who::Seat(remark.seat), act).as_deref(),
            Ok(act),
            "{remark:?}"
        );
    }
}

fn check(game: &str) {
    let room = rooms::find(game).expect("it is on the shelf");
    for form in room.info().forms {
        let mut told = 0;
        for seed in SEEDS {
            let review = look_back(&*room, &form, seed);
            let moments: Vec<usize> = review.seats.iter().map(|seat| seat.moments.len()).collect();
            println!("{game} {}: {:?}, moments {moments:?}", form.id, review.choices);
            let choices = if form.luck_alone {
                Choices::None
            } else {
                Choices::Weighed
            };
            assert_eq!(review.choices, choices, "{}", form.id);
            assert!(moments.iter().all(|told| *told <= TOLD), "{}: {moments:?}", form.id);
            told += moments.iter().sum::<usize>();
            let apart = review.seats.iter().all(|seat| seat.sum.is_some());
            assert_eq!(apart, APART.contains(&form.id), "{}", form.id);
        }
        assert_eq!(told == 0, form.luck_alone, "{}: {told} moments", form.id);
    }
}

#[test]
fn diamoniak_is_looked_back_on() {
    check("diamoniak");
}

#[test]
fn yaminos_are_looked_back_on() {
    check("yaminos");
}

#[test]
fn domino_is_looked_back_on() {
    check("domino");
}

#[test]
fn diamino_is_looked_back_on() {
    check("diamino");
}

#[test]
fn diavolo_is_looked_back_on() {
    check("diavolo");
}
