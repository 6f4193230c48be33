//! Positions of Diamoniak on the house's desk: as many seats as they have, and all the other cards in the pile.

use diamoniak::{Card, Cards, Colour, Diamoniak};

pub type Desk = ludo::desk::Desk<Diamoniak>;

pub fn opening(seats: usize) -> Desk {
    Desk::opening("", seats)
}

pub fn at(position: &str) -> Desk {
    with("", position)
}

pub fn with(options: &str, position: &str) -> Desk {
    Desk::at(options, seats(position), &with_pile(position))
}

#[track_caller]
pub fn refuses_position(position: &str, rule: &str) {
    refuses_position_with("", position, rule);
}

#[track_caller]
pub fn refuses_position_with(options: &str, position: &str, rule: &str) {
    Desk::refuses_position(options, seats(position), &with_pile(position), rule);
}

fn seats(position: &str) -> usize {
    let parts = position.split('/');
    parts
        .filter(|part| part.trim().starts_with(|c: char| c.is_ascii_digit()))
        .count()
}

fn with_pile(position: &str) -> String {
    if position.starts_with("pile") {
        return position.to_owned();
    }
    let words: Vec<&str> = position.split([' ', '/']).collect();
    let heaps = words.iter().filter_map(|word| {
        let card = Card::ALL.into_iter().find(|card| word.starts_with(&card.name()[..1]))?;
        Some(Cards::of(card, word[1..].parse().ok()?))
    });
    let castles = words.windows(2).filter_map(|pair| {
        let colour: Colour = pair[0].parse().ok()?;
        Some(Cards::of(colour.card(), pair[1].parse().ok()?))
    });
    let pile = heaps.chain(castles).fold(Cards::BOX, |pile, heap| {
        assert!(pile.contains(heap), "{position} has too many cards");
        pile - heap
    });
    format!("pile {pile} / {position}")
}
