//! Sentences that every view says again: there are a few hundred of them, so each is put together and written once, and then
//! stays.

use std::sync::LazyLock;

use ludo::{Arg, Said, Seat, Shared};

use crate::{
    piece::{CASTLE, Card, Cards, Colour},
    state::{Diamoniak, MOST_SEATS},
    tells::{a_card, coloured, of_kind},
    view::{Named, Pile},
};

pub(crate) static STANDING: LazyLock<Standing> = LazyLock::new(Standing::new);

type ByKind<T> = [T; Card::ALL.len()];

pub(crate) struct Standing {
    /// "2 diamonds", by how many.
    heaps: ByKind<Vec<Shared<Said>>>,
    gifts: ByKind<Shared<Named>>,
    empty: Shared<Said>,
    seats: [OfSeat; MOST_SEATS],
}

struct OfSeat {
    /// On her right, by how many.
    piles: ByKind<Vec<Shared<Pile>>>,
    no_castle: Shared<Said>,
    /// By colour, and how much of it stands.
    castles: [Vec<Shared<Said>>; Colour::ALL.len()],
}

impl Standing {
    fn new() -> Standing {
        let heaps = Card::ALL.map(|card| {
            let counts = 0..=Cards::BOX.count(card);
            counts.map(|n| Shared::for_good(of_kind(card, n))).collect()
        });
        let named = |card| Named {
            card,
            said: a_card(card),
        };
        Standing {
            seats: std::array::from_fn(|i| OfSeat::new(Seat::from_index(i), &heaps)),
            gifts: Card::ALL.map(|card| Shared::for_good(named(card))),
            empty: Shared::for_good(Said::new("diamoniak-place-empty")),
            heaps,
        }
    }

    /// What lies on her right, kind by kind.
    pub fn piles(&self, state: &Diamoniak, seat: Seat) -> Vec<Shared<Pile>> {
        let piles = &self.seats[seat.index()].piles;
        let of_kind = |(card, n): (Card, u8)| piles[card as usize][usize::from(n)].clone();
        state.right(seat).kinds().map(of_kind).collect()
    }

    /// "Léa: the pink castle, 3 of 6." "On the right: 2 diamonds and 1 fairy."
    pub fn place(&self, state: &Diamoniak, seat: Seat) -> Vec<Shared<Said>> {
        let hers = &self.seats[seat.index()];
        let castle = match state.colour(seat) {
            Some(colour) => &hers.castles[colour as usize][usize::from(state.castle(seat))],
            None => &hers.no_castle,
        };
        let of_kind = |(card, n): (Card, u8)| self.heaps[card as usize][usize::from(n)].clone();
        let right = match state.right(seat) {
            Cards::NONE => self.empty.clone(),
            held => {
                let cards = Arg::list(held.kinds().map(of_kind));
                Shared::new(Said::new("diamoniak-place-right").with("cards", cards))
            }
        };
        vec![castle.clone(), right]
    }

    /// What one card is called of each kind among these.
    pub fn gifts(&self, from: Cards) -> Vec<Shared<Named>> {
        from.kinds()
            .map(|(card, _)| self.gifts[card as usize].clone())
            .collect()
    }
}

impl OfSeat {
    fn new(seat: Seat, heaps: &ByKind<Vec<Shared<Said>>>) -> OfSeat {
        let pile = |card: Card, said: &Shared<Said>| Pile {
            card,
            said: said.clone(),
            buy: card
                .colour()
                .map(|colour| coloured("diamoniak-action-buy", seat, colour)),
        };
        let castle = |colour, n: u8| {
            coloured("diamoniak-place-castle", seat, colour)
                .with("n", n)
                .with("of", CASTLE)
        };
        OfSeat {
            piles: Card::ALL.map(|card| {
                let heaps = heaps[card as usize].iter();
                heaps.map(|said| Shared::for_good(pile(card, said))).collect()
            }),
            no_castle: Shared::for_good(Said::about("diamoniak-place-no-castle", seat)),
            castles: Colour::ALL.map(|colour| {
                let counts = 0..=CASTLE;
                counts.map(|n| Shared::for_good(castle(colour, n))).collect()
            }),
        }
    }
}
