//! What Diamoniak says: what happened, what is to be done, what lies on the table.

use ludo::{Arg, Moment, Outcome, Row, Said, Seat, Step, Tells, Viewer};

use crate::{
    event::{Event, Place},
    judge::{Action, sellers},
    moments,
    options::Options,
    piece::{Card, Cards, Colour},
    state::{Diamoniak, Phase, WITCH_TAKES},
    view::{self, View},
};

impl Tells for Diamoniak {
    fn told(event: &Event) -> Option<Said> {
        Some(match event {
            Event::Shuffled { cards } => Said::new("diamoniak-event-shuffled").with("n", *cards),
            Event::Drew { seat, card, to, starts } => drew(*seat, *card, *to, *starts),
            Event::Stopped { seat } => Said::about("diamoniak-event-stopped", *seat),
            Event::Bought { buyer, seller, colour } => {
                coloured("diamoniak-event-bought", *buyer, *colour).with("seller", *seller)
            }
            Event::Gave { seat, cards } if cards.is_empty() => Said::about("diamoniak-event-gave-nothing", *seat),
            Event::Gave { seat, cards } => {
                Said::about("diamoniak-event-gave", *seat).with("cards", heap(cards.iter().copied().collect()))
            }
            Event::Countered { seat } => Said::about("diamoniak-event-countered", *seat),
            Event::Released { seat, colour } => coloured("diamoniak-event-released", *seat, *colour),
            Event::Moved { seat, colour, cards } => coloured("diamoniak-event-moved", *seat, *colour).with("n", *cards),
            Event::Turn { seat } => Said::turn(*seat),
            Event::Won { seat, colour } => coloured("diamoniak-event-won", *seat, *colour),
        })
    }

    fn called(view: &View, action: &Action) -> Said {
        match action {
            Action::Draw => Said::new("diamoniak-action-draw"),
            Action::Stop => Said::new("diamoniak-action-stop"),
            Action::Buy(seller) => {
                let colour = view.players[view.turn.index()].colour.unwrap_or(Colour::Rose);
                coloured("diamoniak-action-buy", *seller, colour)
            }
            Action::BuyCard(seller, colour) => coloured("diamoniak-action-buy", *seller, *colour),
            Action::Fairy => Said::new("diamoniak-action-fairy"),
            Action::Give(cards) => Said::new("diamoniak-action-give").with("cards", heap(*cards)),
        }
    }

    fn prompt(view: &View, viewer: Viewer) -> Option<Said> {
        if let Some(winner) = view.winner {
            let colour = view.players[winner.index()].colour?;
            return Some(coloured("diamoniak-event-won", winner, colour));
        }
        let has_fairy = view.players[view.turn.index()].right.fairy > 0;
        Some(match view.phase {
            Phase::Witch if viewer != Viewer::Seat(view.turn) => Said::about("diamoniak-prompt-other-witch", view.turn),
            _ if viewer != Viewer::Seat(view.turn) => Said::turn(view.turn),
            Phase::Start if !sellers(&view::seen(view)).is_empty() => Said::new("diamoniak-prompt-buy"),
            Phase::Start => Said::new("diamoniak-prompt-start"),
            Phase::More => Said::new("diamoniak-prompt-more"),
            Phase::Witch if has_fairy => Said::new("diamoniak-prompt-witch-fairy").with("n", view.owes),
            Phase::Witch => Said::new("diamoniak-prompt-witch").with("n", view.owes),
            Phase::Drawing | Phase::Over => Said::new("diamoniak-prompt-drawing"),
        })
    }

    fn rows(view: &View) -> Vec<Row> {
        let places = view.players.iter().map(|player| {
            let castle = (*player.said[0]).clone();
            Row::new(castle, Cards::from(player.right).iter().map(a_card))
        });
        places.chain([Row::new(middle(view), [])]).collect()
    }

    fn moments(steps: &mut dyn Iterator<Item = Step<Diamoniak>>) -> Vec<Moment> {
        moments::moments(steps)
    }

    fn ending(outcome: &Outcome) -> Option<Said> {
        Some(Said::new("diamoniak-end-castle").with("name", outcome.names()))
    }

    fn score(_: &Options, score: i32) -> Said {
        Said::new("diamoniak-score").with("n", score)
    }
}

/// Each card's messages, in the order of [`Card::ALL`]: they are said with every move, so they are not put together anew.
const A_CARD: [&str; 7] = [
    "diamoniak-card-rose",
    "diamoniak-card-blue",
    "diamoniak-card-green",
    "diamoniak-card-yellow",
    "diamoniak-card-diamond",
    "diamoniak-card-fairy",
    "diamoniak-card-witch",
];
const CARDS: [&str; 7] = [
    "diamoniak-cards-rose",
    "diamoniak-cards-blue",
    "diamoniak-cards-green",
    "diamoniak-cards-yellow",
    "diamoniak-cards-diamond",
    "diamoniak-cards-fairy",
    "diamoniak-cards-witch",
];

fn drew(seat: Seat, card: Card, to: Place, starts: bool) -> Said {
    let coloured = |id| Said::about(id, seat).with("colour", card.name());
    match (card, to) {
        (Card::Diamond, _) => Said::about("diamoniak-event-drew-diamond", seat),
        (Card::Fairy, _) => Said::about("diamoniak-event-drew-fairy", seat),
        (Card::Witch, _) => Said::about("diamoniak-event-drew-witch", seat),
        (_, Place::Castle) if starts => coloured("diamoniak-event-drew-first"),
        (_, Place::Castle) => coloured("diamoniak-event-drew-castle"),
        _ => coloured("diamoniak-event-drew-right"),
    }
}

pub(crate) fn coloured(id: &'static str, seat: Seat, colour: Colour) -> Said {
    Said::about(id, seat).with("colour", colour.card().name())
}

pub(crate) fn a_card(card: Card) -> Said {
    Said::new(A_CARD[card as usize])
}

/// "2 diamonds and 1 fairy".
pub(crate) fn heap(cards: Cards) -> Arg {
    Arg::list(cards.kinds().map(|(kind, n)| of_kind(kind, n)))
}

pub(crate) fn of_kind(kind: Card, n: u8) -> Said {
    Said::new(CARDS[kind as usize]).with("n", n)
}

/// She has chosen what the witch wants: all she has, where that is less than the witch usually takes (DIAMONIAK-35).
pub(crate) fn enough(owes: u8) -> Said {
    match owes < WITCH_TAKES {
        true => Said::new("diamoniak-prompt-witch-all").with("n", owes),
        false => Said::new("diamoniak-prompt-witch-ready"),
    }
}

/// "In the middle: 23 cards in the pile; beside it 1 witch."
pub(crate) fn middle(view: &View) -> Said {
    let aside = Cards::from(view.aside);
    let nothing = Arg::from(Said::new("nothing"));
    let aside = if aside == Cards::NONE { nothing } else { heap(aside) };
    Said::new("diamoniak-middle").with("n", view.pile).with("aside", aside)
}
