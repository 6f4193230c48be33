//! What then happens.

use ludo::{Seat, Tell};

use crate::{
    event::{Event, Place},
    judge::Ruling,
    options::DiamondsTo,
    piece::{Card, Cards, Colour},
    state::{Diamoniak, PRICE, Phase},
};

#[inline(always)]
pub(crate) fn apply(state: &mut Diamoniak, ruling: Ruling, tell: &mut Tell<Event>) {
    match ruling {
        Ruling::Draw => state.reach_for_the_pile(tell),
        Ruling::Turned(card) => state.turn_over(card, tell),
        Ruling::Stop => {
            let seat = state.turn;
            tell.all(|| Event::Stopped { seat });
            state.pass_the_turn(tell);
        }
        Ruling::Buy { seller, colour } => state.buy(seller, colour, tell),
        Ruling::Fairy => state.counter_the_witch(tell),
        Ruling::Give(cards) => state.give_to_the_witch(cards, tell),
    }
}

impl Diamoniak {
    /// An empty pile is made anew at the moment a card is wanted, from the cards laid aside and no others
    /// (DIAMONIAK-39, DIAMONIAK-AMB-13). There always are some: nobody keeps a witch, so all seven are in the pile or
    /// beside it.
    #[inline]
    fn reach_for_the_pile(&mut self, tell: &mut Tell<Event>) {
        if self.pile.is_empty() {
            ludo::rule!("DIAMONIAK-39", "DIAMONIAK-AMB-13");
            self.pile = std::mem::take(&mut self.aside);
            let cards = self.pile.total();
            assert!(cards > 0, "all witches are in the pile or beside it");
            tell.all(|| Event::Shuffled { cards });
        }
        self.phase = Phase::Drawing;
    }

    /// A card is turned for all to see (DIAMONIAK-12) and goes to its place.
    #[inline(always)]
    fn turn_over(&mut self, card: Card, tell: &mut Tell<Event>) {
        ludo::rule!("DIAMONIAK-12");
        let seat = self.turn;
        self.pile -= card.into();
        if card == Card::Witch {
            return self.meet_the_witch(tell);
        }
        *self.held_mut(seat) += card.into();
        let starts = self.begin_with(seat, card);
        // Everything else goes to her right: fairies (DIAMONIAK-23), diamonds (DIAMONIAK-25), other castles
        // (DIAMONIAK-20), also one that she could have begun if it were not taken (DIAMONIAK-AMB-2).
        let to = if self.colour(seat).map(Colour::card) == Some(card) {
            ludo::rule!("DIAMONIAK-19", "DIAMONIAK-AMB-22");
            Place::Castle
        } else {
            ludo::rule!("DIAMONIAK-20", "DIAMONIAK-23", "DIAMONIAK-25");
            Place::Right
        };
        tell.all(|| Event::Drew { seat, card, to, starts });
        if starts {
            ludo::rule!("DIAMONIAK-16");
            self.tell_what_joined(seat, tell);
        }
        self.phase = Phase::More;
        ludo::rule!("DIAMONIAK-14", "DIAMONIAK-22", "DIAMONIAK-24", "DIAMONIAK-26");
        ludo::rule!("DIAMONIAK-AMB-1");
        self.end_if_won(tell);
    }

    /// The first castle card that nobody else builds decides what she builds (DIAMONIAK-16, DIAMONIAK-17,
    /// DIAMONIAK-18); with four players the last one has only one colour left to begin (DIAMONIAK-AMB-15).
    #[inline]
    fn begin_with(&mut self, seat: Seat, card: Card) -> bool {
        if self.colour(seat).is_some() {
            ludo::rule!("DIAMONIAK-17");
            return false;
        }
        let free = card.colour().filter(|&colour| !self.is_taken(colour));
        self.colours[seat.index()] = free;
        free.is_some()
    }

    /// Cards of a colour that was released may lie on the right of her who begins it anew: they join her castle with
    /// the card that begins it (DIAMONIAK-AMB-8, DIAMONIAK-AMB-22).
    #[inline]
    fn tell_what_joined(&self, seat: Seat, tell: &mut Tell<Event>) {
        let cards = self.castle(seat) - 1;
        if let (Some(colour), true) = (self.colour(seat), cards > 0) {
            ludo::rule!("DIAMONIAK-AMB-8");
            tell.all(|| Event::Moved { seat, colour, cards });
        }
    }

    /// The witch goes aside. If there is anything to take she waits for it; if not, the turn just ends
    /// (DIAMONIAK-AMB-24).
    #[inline]
    fn meet_the_witch(&mut self, tell: &mut Tell<Event>) {
        let seat = self.turn;
        self.aside += Card::Witch.into();
        tell.all(|| Event::Drew {
            seat,
            card: Card::Witch,
            to: Place::Witch,
            starts: false,
        });
        if self.witch_wants(seat) > 0 {
            ludo::rule!("DIAMONIAK-32");
            self.phase = Phase::Witch;
        } else {
            ludo::rule!("DIAMONIAK-AMB-24");
            tell.all(|| Event::Gave {
                seat,
                cards: Vec::new(),
            });
            self.pass_the_turn(tell);
        }
    }

    /// The cards lie beside the pile with the witch (DIAMONIAK-32), and the turn is over (DIAMONIAK-34).
    #[inline]
    fn give_to_the_witch(&mut self, cards: Cards, tell: &mut Tell<Event>) {
        ludo::rule!("DIAMONIAK-21", "DIAMONIAK-33", "DIAMONIAK-34", "DIAMONIAK-AMB-9");
        let seat = self.turn;
        *self.held_mut(seat) -= cards;
        self.aside += cards;
        tell.all(|| Event::Gave {
            seat,
            cards: cards.iter().collect(),
        });
        self.release_if_empty(seat, tell);
        self.pass_the_turn(tell);
    }

    /// She keeps the colour of a castle that is lost to the last card, unless the option frees it (DIAMONIAK-AMB-8).
    #[inline]
    fn release_if_empty(&mut self, seat: Seat, tell: &mut Tell<Event>) {
        ludo::rule!("DIAMONIAK-AMB-8");
        let Some(colour) = self.colour(seat).filter(|_| self.castle(seat) == 0) else {
            return;
        };
        if self.options.colour_released_when_empty {
            self.colours[seat.index()] = None;
            tell.all(|| Event::Released { seat, colour });
        }
    }

    /// Only the fairy goes aside with the witch (DIAMONIAK-37), one for one (DIAMONIAK-AMB-11); the turn is over all
    /// the same (DIAMONIAK-38, DIAMONIAK-AMB-12).
    #[inline]
    fn counter_the_witch(&mut self, tell: &mut Tell<Event>) {
        ludo::rule!("DIAMONIAK-37", "DIAMONIAK-38", "DIAMONIAK-AMB-11", "DIAMONIAK-AMB-12");
        let seat = self.turn;
        *self.held_mut(seat) -= Card::Fairy.into();
        self.aside += Card::Fairy.into();
        tell.all(|| Event::Countered { seat });
        self.pass_the_turn(tell);
    }

    /// One card from the seller's right (DIAMONIAK-21) for three diamonds (DIAMONIAK-28), which the seller gets or
    /// which go aside (DIAMONIAK-AMB-6). The turn is over, so there is one purchase per turn and no draw (DIAMONIAK-29,
    /// DIAMONIAK-30) — or the game is.
    fn buy(&mut self, seller: Seat, colour: Colour, tell: &mut Tell<Event>) {
        ludo::rule!("DIAMONIAK-21", "DIAMONIAK-27", "DIAMONIAK-29", "DIAMONIAK-30");
        ludo::rule!("DIAMONIAK-31", "DIAMONIAK-AMB-7");
        let buyer = self.turn;
        let price = Cards::of(Card::Diamond, PRICE);
        *self.held_mut(seller) -= colour.card().into();
        *self.held_mut(buyer) += colour.card().into();
        *self.held_mut(buyer) -= price;
        ludo::rule!("DIAMONIAK-28", "DIAMONIAK-AMB-6");
        match self.options.diamonds_to {
            DiamondsTo::Seller => *self.held_mut(seller) += price,
            DiamondsTo::Discard => self.aside += price,
        }
        tell.all(|| Event::Bought { buyer, seller, colour });
        if !self.end_if_won(tell) {
            self.pass_the_turn(tell);
        }
    }

    /// The sixth card of her own castle wins at once, drawn or bought (DIAMONIAK-8, DIAMONIAK-40, DIAMONIAK-AMB-16);
    /// six alike on the right are nothing (DIAMONIAK-AMB-17).
    #[inline]
    fn end_if_won(&mut self, tell: &mut Tell<Event>) -> bool {
        let seat = self.turn;
        let won = self.has_won(seat);
        ludo::rule!("DIAMONIAK-AMB-17");
        if let (true, Some(colour)) = (won, self.colour(seat)) {
            ludo::rule!("DIAMONIAK-8", "DIAMONIAK-40", "DIAMONIAK-AMB-16", "DIAMONIAK-AMB-18");
            self.phase = Phase::Over;
            tell.all(|| Event::Won { seat, colour });
        }
        won
    }

    /// Clockwise (DIAMONIAK-10).
    #[inline]
    fn pass_the_turn(&mut self, tell: &mut Tell<Event>) {
        ludo::rule!("DIAMONIAK-10");
        let seat = self.seats.after(self.turn);
        self.turn = seat;
        self.phase = Phase::Start;
        tell.all(|| Event::Turn { seat });
    }
}
