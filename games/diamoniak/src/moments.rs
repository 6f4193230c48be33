//! What a finished game is remembered by: the boldest turn, the fairy who saved most, or the winning card.

use ludo::{Moment, Said, Seat, Step};

use crate::{
    event::{Event, Place},
    piece::Colour,
    state::Diamoniak,
};

/// About how many stones of a castle a moment was worth, each of them as much.
const STONE: u32 = 10;
/// Planned, not drawn: nothing is better.
const WON_BY_PURCHASE: u32 = 6 * STONE;
/// So many cards in a row without meeting the witch are bold for everybody; fewer are something to tell only whoever drew them.
const BOLD_FROM: u32 = 4;
const TOLD_FROM: u32 = 2;
/// So many stones saved are worth telling.
const SAVED_FROM: u8 = 2;

pub(crate) fn moments(steps: &mut dyn Iterator<Item = Step<Diamoniak>>) -> Vec<Moment> {
    let mut found = Vec::new();
    let mut cards = 0;
    let mut seller = None;
    for Step { events, view } in steps {
        for event in events {
            match event {
                Event::Turn { .. } => cards = 0,
                Event::Drew { to, .. } => {
                    cards = if to == Place::Witch { 0 } else { cards + 1 };
                    seller = None;
                }
                Event::Bought { seller: from, .. } => seller = Some(from),
                Event::Stopped { seat } => found.extend(dared(seat, cards)),
                Event::Countered { seat } => found.extend(saved(seat, view.players[seat.index()].castle)),
                Event::Won { seat, colour } => {
                    found.extend(dared(seat, cards));
                    found.push(won(seat, colour, seller));
                }
                _ => {}
            }
        }
    }
    found
}

/// A turn that went on and on, and ended by choice (DIAMONIAK-14) or by winning, not by the witch.
fn dared(seat: Seat, cards: u32) -> Option<Moment> {
    let weight = match cards {
        BOLD_FROM.. => (cards - 1) * STONE,
        TOLD_FROM.. => cards,
        _ => return None,
    };
    let said = Said::new("diamoniak-moment-bold").with("n", cards as i32);
    Some(Moment::of(seat, weight, said))
}

/// A fairy who stopped a witch before a castle that stood (DIAMONIAK-36).
fn saved(seat: Seat, stones: u8) -> Option<Moment> {
    let said = || Said::new("diamoniak-moment-fairy").with("n", stones);
    (stones >= SAVED_FROM).then(|| Moment::of(seat, u32::from(stones) * STONE, said()))
}

/// The card that finished the castle (DIAMONIAK-40), bought or drawn.
fn won(seat: Seat, colour: Colour, seller: Option<Seat>) -> Moment {
    match seller {
        Some(seller) => {
            let said = Said::new("diamoniak-moment-bought").with("seller", seller);
            Moment::of(seat, WON_BY_PURCHASE, said)
        }
        None => {
            let said = Said::new("diamoniak-moment-drawn").with("colour", colour.card().name());
            Moment::of(seat, STONE, said)
        }
    }
}
