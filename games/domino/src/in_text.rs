//! Magnetic Domino in a terminal, for all its three games.

use ludo::{InText, Reader, Said, Seat};

use crate::{
    draw,
    state::Domino,
    tells,
    view::{Stand, View},
};

impl InText for Domino {
    fn table(view: &View, reader: &dyn Reader) -> String {
        let title = [Some(tells::game(&view.options)), view.match_so_far.clone()];
        let title: Vec<String> = title.iter().flatten().map(|said| reader.say(said)).collect();
        let mut rows = vec![title.join(" — ")];
        rows.extend((0..view.players.len()).map(|i| place(view, reader, Seat::from_index(i))));
        rows.push(reader.say(&tells::stock(view)));
        rows.extend(laid(view, reader));
        rows.extend(hand(view, reader));
        rows.join("\n")
    }

    fn desk(view: &View, reader: &dyn Reader) -> Option<String> {
        let rows: Vec<String> = laid(view, reader).into_iter().chain(hand(view, reader)).collect();
        Some(rows.join("\n"))
    }

    fn picture(view: &View) -> Option<String> {
        Some(draw::svg(view))
    }
}

/// "> Léa: 5 dominoes."
fn place(view: &View, reader: &dyn Reader, seat: Seat) -> String {
    let mark = match view.winners[..] {
        [] if view.turn == seat => '>',
        _ if view.winners.contains(&seat) => '*',
        _ => ' ',
    };
    format!("{mark} {}", reader.say(&view.players[seat.index()].said))
}

/// What lies there: drawn, or in words.
fn laid(view: &View, reader: &dyn Reader) -> Vec<String> {
    let drawn = reader.drawings();
    if drawn && !view.chain.is_empty() {
        return vec![format!("  {}", draw::chain(&view.chain))];
    }
    let mut rows = vec![reader.say(&tells::layout(view))];
    if drawn {
        rows.extend(draw::text(view).lines().map(|row| format!("  {row}")));
    } else {
        let standing = tells::standing(view);
        rows.extend(
            view.built
                .iter()
                .zip(&standing)
                .map(|(stand, said)| stands(stand, said, reader)),
        );
    }
    rows
}

/// With its place as actions write it.
fn stands(stand: &Stand, said: &Said, reader: &dyn Reader) -> String {
    let crate::Piece { x, y, level, axis, .. } = stand.piece;
    format!("  {} ({x},{y},{level} {})", reader.say(said), axis.letter())
}

/// The hand of whoever looks.
fn hand(view: &View, reader: &dyn Reader) -> Option<String> {
    let hand = view.players[reader.you()?.index()].hand.as_ref()?;
    let pieces: Vec<String> = hand.iter().map(|[one, other]| format!("[{one}|{other}]")).collect();
    let hand = Said::new("label").with("label", Said::new("domino-hand"));
    Some(reader.say(&hand.with("what", pieces.join(" "))))
}
