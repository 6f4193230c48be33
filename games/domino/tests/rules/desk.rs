//! Layouts of Magnetic Domino on the house's desk.

use domino::Domino;
use ludo::{Awaits, Game, Sample, Seat};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

pub type Desk = ludo::desk::Desk<Domino>;

/// In the middle of a game: whose turn, the hands, what lies there.
#[track_caller]
pub fn at(options: &str, turn: u8, hands: &[&str], layout: &str) -> Desk {
    Desk::at(options, hands.len(), &position(turn, hands, layout))
}

pub fn position(turn: u8, hands: &[&str], layout: &str) -> String {
    let seats = (1..).zip(hands).map(|(seat, hand)| format!("{seat} 0 {hand}"));
    let seats = seats.collect::<Vec<_>>().join(" / ");
    format!("turn {turn} play / {seats} / {layout} / passes 0 / played 0")
}

/// Seats are dealt these hands, seat 1 first.
pub fn dealt(options: &str, hands: &[&str]) -> Desk {
    Desk::opening(options, hands.len()).play(hands.join(" ").replace(' ', "; "))
}

/// The end of a game at random that was blocked.
pub fn blocked(options: &str, seats: usize, seed: u64) -> Desk {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..20_000 {
        let mut desk = Desk::opening(options, seats);
        loop {
            let line = match desk.state().awaits() {
                Awaits::Nothing => break,
                Awaits::Chance => desk.state().quick_draw(&mut rng).to_string(),
                Awaits::Seats { who, .. } => desk.state().sample(who.first().unwrap(), &mut rng).to_string(),
            };
            desk = desk.play(line);
        }
        if desk.outcome().is_some_and(|outcome| outcome.how == "blocked") {
            return desk;
        }
    }
    panic!("no game of {options} was blocked");
}

/// Those with the least left, and nobody else, have won.
#[track_caller]
pub fn least_wins(desk: &Desk, left: impl Fn(&[[u8; 2]]) -> u32) {
    let players = desk.view().players;
    let left: Vec<u32> = players
        .iter()
        .map(|player| left(player.hand.as_ref().unwrap()))
        .collect();
    let least = left.iter().min();
    let won = desk.ranks().into_iter().map(|rank| rank == 1);
    assert!(won.eq(left.iter().map(|left| Some(left) == least)), "{left:?}");
}

pub fn dots(hand: &[[u8; 2]]) -> u32 {
    hand.iter().flatten().map(|&dots| u32::from(dots)).sum()
}

/// What a seat sees of its own hand.
pub fn hand(desk: &Desk, seat: u8) -> Vec<[u8; 2]> {
    let player = &desk.view_of(seat).players[Seat::from_number(seat).unwrap().index()];
    player.hand.clone().unwrap()
}
