//! Diavolo in a terminal: who has how many gems, the order, and the dice in their colours.

use ludo::{InText, Ink, Reader, Seat};

use crate::{
    piece::{Colour, Throw},
    state::Diavolo,
    tells,
    view::View,
};

impl InText for Diavolo {
    fn table(view: &View, reader: &dyn Reader) -> String {
        let seats = (0..view.players.len()).map(Seat::from_index);
        let places = seats.map(|seat| place(view, reader, seat));
        let thrown = view.throw.iter().map(|lying| dice(&lying.throw, reader));
        places.chain(thrown).collect::<Vec<_>>().join("\n")
    }
}

fn place(view: &View, reader: &dyn Reader, seat: Seat) -> String {
    let words = reader.say(&view.players[seat.index()].said.clone());
    if !reader.drawings() {
        return words;
    }
    let gems = "◆".repeat(view.players[seat.index()].gems.into());
    format!("{} {words}", reader.ink(Ink::Red, &format!("{gems:<5}")))
}

/// The order, and what lies there of each colour.
fn dice(throw: &Throw, reader: &dyn Reader) -> String {
    let rows = Colour::ALL.map(|colour| {
        let row = reader.say(&tells::dice_of(throw, colour));
        format!("    {}", reader.ink(ink(colour), &row))
    });
    let order = reader.say(&tells::order(throw.order));
    format!("{}\n{}", reader.ink(Ink::Bold, &order), rows.join("\n"))
}

fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Red => Ink::Red,
        Colour::White => Ink::BrightWhite,
        Colour::Black => Ink::Black,
    }
}
