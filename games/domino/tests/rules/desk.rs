//! Layouts of Magnetic Domino on the house's desk.

use domino::Domino;
use ludo::Seat;

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

/// A game that has fallen so often that it is blocked (DOMINO-AMB-18), with these hands beside that of seat 1, who lets it
/// fall for the last time and then holds more than anybody.
pub fn blocked(options: &str, due: &str, others: &[&str]) -> Desk {
    let hands = [&["1-6 2-6 3-6"], others].concat();
    let hands = (1..).zip(hands).map(|(seat, hand)| format!("{seat} 0 {hand}{due}"));
    let hands: Vec<String> = hands.collect();
    let position = format!(
        "turn 1 play / {} / built 6-6@0,0,0,h / passes 0 fallen 999 / played 0",
        hands.join(" / ")
    );
    let desk = Desk::at(options, hands.len(), &position).play("place 6-1 at 1,0,1 h; collapse");
    assert_eq!(desk.outcome().map(|outcome| outcome.how), Some("blocked"));
    desk
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
