//! What Summit says. These sentences are the house's own, in nine languages (`texts/` at the top of the project); words that
//! only this game needs go into its own `texts/<language>.ftl`, with ids that begin with `summit-`.

use ludo::{InText, Row, Said, Seat, Tells, Viewer};

use crate::*;

fn named(card: &Card) -> Said {
    Said::new("action-plain").with("what", card.to_string())
}

impl Tells for Summit {
    fn told(event: &Event) -> Option<Said> {
        Some(match event {
            Event::Drew { seat, card } => {
                let card = card.map(|card| card.to_string()).unwrap_or_default();
                Said::about("event-draws", *seat).with("what", card)
            }
            Event::Played { seat, card } => Said::about("event-plays", *seat).with("what", named(card)),
            Event::Took { seat } => Said::about("event-takes", *seat),
        })
    }

    fn called(_: &View, action: &Action) -> Said {
        match action {
            Action::Play(card) => Said::new("action-play").with("what", named(card)),
        }
    }

    /// The round as it lies there; then my own hand, where it is seen on a small screen, too; then everybody's cards and rounds.
    fn rows(view: &View) -> Vec<Row> {
        let table = Row::new(Said::new("row-table"), view.table.iter().flatten().map(named));
        let player = |(seat, cards): (usize, &usize)| {
            let score = Said::new("score").with("n", view.rounds[seat]);
            let said = Said::about("row-player", Seat::from_index(seat));
            Row::new(said.with("n", *cards as i32).with("score", score), [])
        };
        let mine = Row::new(Said::new("row-hand"), view.mine.iter().map(named));
        let mine = (!view.mine.is_empty()).then_some(mine);
        let players = view.hands.iter().enumerate().map(player);
        [table].into_iter().chain(mine).chain(players).collect()
    }

    /// The house says whose turn it is; there is nothing more to say.
    fn prompt(_: &View, _: Viewer) -> Option<Said> {
        None
    }
}

/// In a terminal it shows its rows.
impl InText for Summit {}
