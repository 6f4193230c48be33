//! What is allowed.

use ludo::{Arg, Deed, Entry, Enumerate, Expect, Luck, Rng, Said, Sample, Seat, SeatSet, Violation};

use crate::{
    piece::{Card, Cards, Colour},
    state::{Diamoniak, PRICE, Phase, WITCH_TAKES},
    tells::heap,
};

/// What a player can do. There is nothing else: no selling, giving or throwing away of one's own accord
/// (DIAMONIAK-AMB-21, DIAMONIAK-AMB-23), and no refusing to sell (DIAMONIAK-31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Draw,
    Stop,
    /// One card of my own colour, from this seat.
    Buy(Seat),
    /// This very card of hers, by its colour. Hands do that; the rules list what may be bought by its seller alone.
    BuyCard(Seat, Colour),
    /// Counter the witch.
    Fairy,
    /// These cards, to the witch.
    Give(Cards),
}

/// An entry that was judged fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ruling {
    Draw,
    Turned(Card),
    Stop,
    Buy { seller: Seat, colour: Colour },
    Fairy,
    Give(Cards),
}

/// Why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    CardComes,
    MustDrawFirst,
    BuyReplacesDraw,
    NoSuchSeller,
    NoCastleYet,
    OtherColour,
    SellerLacksColour,
    NotEnoughDiamonds {
        has: u8,
    },
    WitchWaits,
    NoWitch,
    NoFairy,
    FairyProtected,
    WrongNumber {
        owes: u8,
    },
    /// So many of these are not hers.
    NotYours {
        lacks: Cards,
    },
    ImpossibleCard {
        card: Card,
    },
}

impl Violation for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::CardComes => "DIAMONIAK-12",
            Illegal::MustDrawFirst => "DIAMONIAK-13",
            Illegal::BuyReplacesDraw => "DIAMONIAK-30",
            Illegal::NoSuchSeller => "DIAMONIAK-27",
            Illegal::NoCastleYet => "DIAMONIAK-AMB-5",
            Illegal::SellerLacksColour | Illegal::OtherColour => "DIAMONIAK-AMB-4",
            Illegal::NotEnoughDiamonds { .. } => "DIAMONIAK-28",
            Illegal::WitchWaits | Illegal::NoWitch => "DIAMONIAK-32",
            Illegal::NoFairy => "DIAMONIAK-36",
            Illegal::FairyProtected => "DIAMONIAK-AMB-10",
            Illegal::WrongNumber { owes } if *owes < WITCH_TAKES => "DIAMONIAK-35",
            Illegal::WrongNumber { .. } => "DIAMONIAK-32",
            Illegal::NotYours { .. } => "DIAMONIAK-33",
            Illegal::ImpossibleCard { .. } => "DIAMONIAK-15",
        }
    }

    fn id(&self) -> &'static str {
        match self {
            Illegal::CardComes => "diamoniak-refusal-card-comes",
            Illegal::MustDrawFirst => "diamoniak-refusal-must-draw-first",
            Illegal::BuyReplacesDraw => "diamoniak-refusal-buy-replaces-draw",
            Illegal::NoSuchSeller => "diamoniak-refusal-no-such-seller",
            Illegal::NoCastleYet => "diamoniak-refusal-no-castle-yet",
            Illegal::OtherColour => "diamoniak-refusal-other-colour",
            Illegal::SellerLacksColour => "diamoniak-refusal-seller-lacks-colour",
            Illegal::NotEnoughDiamonds { .. } => "diamoniak-refusal-not-enough-diamonds",
            Illegal::WitchWaits => "diamoniak-refusal-witch-waits",
            Illegal::NoWitch => "diamoniak-refusal-no-witch",
            Illegal::NoFairy => "diamoniak-refusal-no-fairy",
            Illegal::FairyProtected => "diamoniak-refusal-fairy-protected",
            Illegal::WrongNumber { .. } => "diamoniak-refusal-wrong-number",
            Illegal::NotYours { .. } => "diamoniak-refusal-not-yours",
            Illegal::ImpossibleCard { .. } => "diamoniak-refusal-impossible-card",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match *self {
            Illegal::NotEnoughDiamonds { has } => {
                vec![("n", i32::from(has).into()), ("price", i32::from(PRICE).into())]
            }
            Illegal::WrongNumber { owes } => vec![("n", i32::from(owes).into())],
            Illegal::NotYours { lacks } => vec![("cards", heap(lacks))],
            Illegal::ImpossibleCard { card } => {
                vec![("card", Said::new(format!("diamoniak-card-{card}")).into())]
            }
            _ => Vec::new(),
        }
    }
}

#[inline(always)]
pub(crate) fn judge(state: &Diamoniak, entry: &Entry<Diamoniak>) -> Result<Ruling, Illegal> {
    match &entry.deed {
        Deed::Act(_, action) => judge_action(state, action),
        Deed::Chance(card) if !state.pile.has(*card) => Err(Illegal::ImpossibleCard { card: *card }),
        Deed::Chance(card) => Ok(Ruling::Turned(*card)),
        Deed::TimeUp => unreachable!("no clock runs here"),
    }
}

/// An action of the player whose turn it is, while no card is in the air.
#[inline(always)]
fn judge_action(state: &Diamoniak, action: &Action) -> Result<Ruling, Illegal> {
    match (action, state.phase) {
        (Action::Draw | Action::Stop | Action::Buy(_) | Action::BuyCard(..), Phase::Witch) => Err(Illegal::WitchWaits),
        // She must draw once (DIAMONIAK-13), and may draw on after whatever she drew but a witch (DIAMONIAK-14,
        // DIAMONIAK-22, DIAMONIAK-24, DIAMONIAK-26, DIAMONIAK-AMB-1).
        (Action::Draw, _) => Ok(Ruling::Draw),
        (Action::Stop, Phase::More) => Ok(Ruling::Stop),
        (Action::Stop, _) => Err(Illegal::MustDrawFirst),
        // A purchase is instead of drawing, and so never comes after a draw (DIAMONIAK-30, DIAMONIAK-AMB-3).
        (Action::Buy(_) | Action::BuyCard(..), Phase::More) => {
            ludo::rule!("DIAMONIAK-AMB-3");
            Err(Illegal::BuyReplacesDraw)
        }
        (Action::Buy(seller), _) => judge_purchase(state, *seller, None),
        (Action::BuyCard(seller, colour), _) => judge_purchase(state, *seller, Some(*colour)),
        (Action::Fairy | Action::Give(_), Phase::Start | Phase::More) => {
            ludo::rule!("DIAMONIAK-AMB-21");
            Err(Illegal::NoWitch)
        }
        // She may, she need not (DIAMONIAK-AMB-11); a fairy drawn on this very turn lies with the others.
        (Action::Fairy, _) if state.held(state.turn).has(Card::Fairy) => Ok(Ruling::Fairy),
        (Action::Fairy, _) => Err(Illegal::NoFairy),
        (Action::Give(cards), _) => judge_gift(state, *cards),
    }
}

/// From any opponent who has it (DIAMONIAK-27, DIAMONIAK-AMB-7), whether she likes it or not (DIAMONIAK-31).
#[inline]
fn judge_purchase(state: &Diamoniak, seller: Seat, card: Option<Colour>) -> Result<Ruling, Illegal> {
    let buyer = state.turn;
    if seller == buyer || !state.seats.contains(seller) {
        return Err(Illegal::NoSuchSeller);
    }
    let colour = state.colour(buyer).ok_or(Illegal::NoCastleYet)?;
    if card.is_some_and(|card| card != colour) {
        return Err(Illegal::OtherColour);
    }
    // Nobody else can have this colour in her castle, so what she has of it lies on her right (DIAMONIAK-AMB-4).
    if !state.held(seller).has(colour.card()) {
        return Err(Illegal::SellerLacksColour);
    }
    let has = state.held(buyer).count(Card::Diamond);
    if has < PRICE {
        return Err(Illegal::NotEnoughDiamonds { has });
    }
    Ok(Ruling::Buy { seller, colour })
}

/// Cards of her own choice (DIAMONIAK-AMB-9), of any kind (DIAMONIAK-33), as many as are due (DIAMONIAK-32,
/// DIAMONIAK-35).
#[inline]
fn judge_gift(state: &Diamoniak, cards: Cards) -> Result<Ruling, Illegal> {
    let owes = state.witch_wants(state.turn);
    if state.options.fairy_protected && cards.has(Card::Fairy) {
        Err(Illegal::FairyProtected)
    } else if cards.total() != owes {
        Err(Illegal::WrongNumber { owes })
    } else if !state.held(state.turn).contains(cards) {
        let lacks = cards.beyond(state.held(state.turn));
        Err(Illegal::NotYours { lacks })
    } else {
        Ok(Ruling::Give(cards))
    }
}

/// From whom the player whose turn it is could buy, at the start of a turn.
#[inline]
pub(crate) fn sellers(state: &Diamoniak) -> SeatSet {
    let buyer = state.turn;
    match state.colour(buyer) {
        Some(colour) if state.held(buyer).count(Card::Diamond) >= PRICE => {
            let has = |seat: &Seat| state.held(*seat).has(colour.card());
            state.seats.iter().filter(has).collect::<SeatSet>().without(buyer)
        }
        _ => SeatSet::NONE,
    }
}

impl Enumerate for Diamoniak {
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        assert_eq!(seat, self.turn);
        match self.phase {
            Phase::Start => {
                out.push(Action::Draw);
                out.extend(sellers(self).iter().map(Action::Buy));
            }
            Phase::More => out.extend([Action::Draw, Action::Stop]),
            Phase::Witch => {
                if self.held(seat).has(Card::Fairy) {
                    out.push(Action::Fairy);
                }
                gifts(self.givable(seat), self.witch_wants(seat), Cards::NONE, 0, out);
            }
            Phase::Drawing | Phase::Over => {}
        }
    }
}

/// Every different choice of `owes` of these cards, from kind number `kind` on.
fn gifts(from: Cards, owes: u8, chosen: Cards, kind: usize, out: &mut Vec<Action>) {
    if owes == 0 {
        out.push(Action::Give(chosen));
        return;
    }
    let Some(&card) = Card::ALL.get(kind) else { return };
    for count in (0..=from.count(card).min(owes)).rev() {
        gifts(from, owes - count, chosen + Cards::of(card, count), kind + 1, out);
    }
}

impl Sample for Diamoniak {
    /// What to do is chosen evenly; of the cards given to the witch each is equally likely.
    #[inline(always)]
    fn sample<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Action {
        debug_assert_eq!(seat, self.turn);
        match self.phase {
            Phase::Witch if self.held(seat).has(Card::Fairy) && rng.below(2) == 0 => Action::Fairy,
            Phase::Witch => Action::Give(some_three(self.givable(seat), rng)),
            Phase::More if rng.below(2) == 0 => Action::Stop,
            Phase::Start => match sellers(self) {
                SeatSet::NONE => Action::Draw,
                sellers => {
                    let chosen = rng.below(1 + sellers.len() as u32) as usize;
                    sellers.iter().nth(chosen).map_or(Action::Draw, Action::Buy)
                }
            },
            _ => Action::Draw,
        }
    }
}

/// Any three of these cards, or all if there are no more. The three places are drawn first, each among those that are
/// left, so that no card waits for another.
#[inline]
fn some_three<R: Rng + ?Sized>(cards: Cards, rng: &mut R) -> Cards {
    let total = cards.total();
    if total <= WITCH_TAKES {
        return cards;
    }
    let mut below = |n: u8| rng.below(n.into()) as u8;
    let (one, mut two, mut three) = (below(total), below(total - 1), below(total - 2));
    two += u8::from(two >= one);
    three += u8::from(three >= one.min(two));
    three += u8::from(three >= one.max(two));
    [one, two, three].into_iter().map(|place| cards.nth(place)).collect()
}

impl Expect for Diamoniak {
    /// Every card of the pile is equally likely to be the next.
    fn outcomes(&self, out: &mut Vec<(Card, u64)>) {
        let cards = Card::ALL.into_iter().filter(|&card| self.pile.has(card));
        out.extend(cards.map(|card| (card, self.pile.count(card).into())));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;

    /// χ² with 9 degrees of freedom exceeds 27.9 once in a thousand.
    #[test]
    fn any_three_cards_are_as_likely_as_any_other_three() {
        let five: Cards = Card::ALL.into_iter().take(5).collect();
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let mut seen = BTreeMap::<String, f64>::new();
        for _ in 0..20_000 {
            *seen.entry(some_three(five, &mut rng).to_string()).or_default() += 1.0;
        }
        assert_eq!(seen.len(), 10, "{seen:?}");
        let chi2: f64 = seen.values().map(|count| (count - 2_000.0).powi(2) / 2_000.0).sum();
        assert!(chi2 < 27.9, "χ² = {chi2}, {seen:?}");
    }
}
