//! Rules of thumb: how the middle player plays, and what the strong one takes for granted beyond her horizon.

use ludo::{Luck, Rng};

use crate::{
    judge::{Action, sellers},
    piece::{Card, Cards, Colour},
    state::{Diamoniak, Phase},
};

/// Buys when she can; stops when she could buy next time, and else now and then, as the pile is full of witches; keeps
/// from the witch what she needs most.
pub(super) fn act<R: Rng + ?Sized>(state: &Diamoniak, rng: &mut R) -> Action {
    match (state.phase, sellers(state).first()) {
        (Phase::Start, Some(seller)) => Action::Buy(seller),
        (Phase::More, Some(_)) => Action::Stop,
        (Phase::More, None) if fears_the_witch(state, rng) => Action::Stop,
        (Phase::Witch, _) => answer_to_the_witch(state),
        _ => Action::Draw,
    }
}

/// As often as the witch would really come.
fn fears_the_witch<R: Rng + ?Sized>(state: &Diamoniak, rng: &mut R) -> bool {
    let (pile, witches) = (state.pile.total(), state.pile.count(Card::Witch));
    pile > 0 && rng.below(pile.into()) < witches.into()
}

/// A fairy, if she would lose something dear; else what she misses least.
pub(super) fn answer_to_the_witch(state: &Diamoniak) -> Action {
    let gift = least_missed(state);
    let own = state.colour(state.turn).map_or(0, |colour| gift.count(colour.card()));
    let dear = gift.count(Card::Diamond) + 2 * own;
    if state.held(state.turn).has(Card::Fairy) && dear >= 2 {
        Action::Fairy
    } else {
        Action::Give(gift)
    }
}

/// What is due to the witch: first castles that nobody builds, then those of others, then diamonds, then her own
/// castle; a fairy last of all.
fn least_missed(state: &Diamoniak) -> Cards {
    let seat = state.turn;
    let (givable, own) = (state.givable(seat), state.colour(seat));
    let others = || Colour::ALL.into_iter().filter(|&colour| Some(colour) != own);
    let order = others()
        .filter(|&colour| !state.is_taken(colour))
        .chain(others().filter(|&colour| state.is_taken(colour)))
        .map(Colour::card)
        .chain([Card::Diamond])
        .chain(own.map(Colour::card))
        .chain([Card::Fairy]);
    let mut due = state.witch_wants(seat);
    let mut gift = Cards::NONE;
    for card in order {
        let count = givable.count(card).min(due);
        gift += Cards::of(card, count);
        due -= count;
    }
    gift
}
