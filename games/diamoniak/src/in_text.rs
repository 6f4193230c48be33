//! Diamoniak in a terminal: castles drawn in characters, and what everybody has in words.

mod castle;

use ludo::{InText, Ink, Reader, Seat};

use crate::{
    judge::Action,
    piece::{Card, Colour},
    state::Diamoniak,
    tells,
    view::{Player, View},
};

impl InText for Diamoniak {
    fn table(view: &View, reader: &dyn Reader) -> String {
        let mut rows = Vec::new();
        if reader.drawings() {
            rows.extend(castles(view, reader));
            rows.push(String::new());
        }
        rows.extend((0..view.players.len()).map(|i| place(view, reader, Seat::from_index(i))));
        rows.push(reader.say(&tells::middle(view)));
        rows.join("\n")
    }

    /// To the witch first what hurts least: what others build with, then diamonds, then fairies, and her own castle last.
    fn arranged(view: &View, mut actions: Vec<Action>) -> Vec<Action> {
        let own = view.players[view.turn.index()].colour;
        actions.sort_by_key(|action| match action {
            Action::Give(cards) => {
                let castle = own.map_or(0, |colour| cards.count(colour.card()));
                (castle, cards.count(Card::Fairy), cards.count(Card::Diamond))
            }
            _ => (0, 0, 0),
        });
        actions
    }
}

/// Colours differ by emblem too: rose, wave, leaf, sun.
fn emblem(colour: Option<Colour>) -> char {
    match colour {
        Some(Colour::Rose) => '✿',
        Some(Colour::Blue) => '≈',
        Some(Colour::Green) => '♣',
        Some(Colour::Yellow) => '☼',
        None => '.',
    }
}

fn ink(colour: Option<Colour>) -> Ink {
    match colour {
        Some(Colour::Rose) => Ink::Magenta,
        Some(Colour::Blue) => Ink::Blue,
        Some(Colour::Green) => Ink::Green,
        Some(Colour::Yellow) => Ink::Yellow,
        None => Ink::White,
    }
}

/// All castles side by side, each with its seat below.
fn castles(view: &View, reader: &dyn Reader) -> Vec<String> {
    let draw = |player: &Player| castle::draw(player.castle, emblem(player.colour));
    let drawings: Vec<_> = view.players.iter().map(draw).collect();
    let is_sky = |row: &usize| drawings.iter().all(|drawing| drawing[*row].trim().is_empty());
    let mut rows: Vec<String> = (0..castle::HEIGHT)
        .skip_while(is_sky)
        .map(|row| {
            let pieces = drawings.iter().zip(&view.players);
            let piece = |(drawing, player): (&[String; castle::HEIGHT], &Player)| {
                format!("  {}", reader.ink(ink(player.colour), &drawing[row]))
            };
            pieces.map(piece).collect()
        })
        .collect();
    let names = (0..view.players.len()).map(|i| {
        let name: String = reader.name(Seat::from_index(i)).chars().take(castle::WIDTH).collect();
        format!("  {name:^width$}", width = castle::WIDTH)
    });
    rows.push(names.collect());
    rows.into_iter().map(|row| row.trim_end().to_owned()).collect()
}

/// "> Léa: the pink castle, 3 of 6. On the right: 2 diamonds and 1 fairy."
fn place(view: &View, reader: &dyn Reader, seat: Seat) -> String {
    let mark = match view.winner {
        Some(winner) if winner == seat => '*',
        None if view.turn == seat => '>',
        _ => ' ',
    };
    let said = view.players[seat.index()].said.iter();
    let said: Vec<String> = said.map(|said| reader.say(said)).collect();
    format!("{mark} {}", said.join(" "))
}
