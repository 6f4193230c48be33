//! How things are written down.
//!
//! - An action: `draw`, `stop`, `buy 2` (from seat 2), `fairy`, `give rose diamond diamond`.
//! - What chance says: the card that is turned, `rose` to `witch`.
//! - A position: parts between slashes, in this order: the pile, the cards laid aside, each seat, whose turn it is.
//!
//! ```text
//! pile r3 b6 g6 y5 d17 f3 w6 / aside d1 w1 / 1 rose 2 y1 / 2 none r1 d2 / turn 1 more
//! ```
//!
//! Heaps are letters with numbers: r(ose) b(lue) g(reen) y(ellow) d(iamond) f(airy) w(itch); what is not there is left
//! out. A seat has its number, the colour of its castle and how many cards of it stand (or `none`), then what lies on
//! its right. The phase is `start`, `drawing`, `more`, `witch` or `over`; in the last the seat named has won.
//! Positions written by hand are held against the rules: all 54 cards must be there, and they must be able to lie so.

use std::{fmt, str::FromStr};

use ludo::{ParseError, Seat, Seats, odd_part, part_of};

use crate::{
    SEATS,
    judge::Action,
    options::Options,
    piece::{CASTLE, Card, Cards, Colour},
    state::{Diamoniak, Phase},
};

impl Card {
    const NAMES: [&'static str; 7] = ["rose", "blue", "green", "yellow", "diamond", "fairy", "witch"];
    /// The same behind another word: there are lists of gifts, with a hundred words.
    const NEXT_NAMES: [&'static str; 7] = [" rose", " blue", " green", " yellow", " diamond", " fairy", " witch"];

    pub const fn name(self) -> &'static str {
        Card::NAMES[self as usize]
    }

    fn letter(self) -> char {
        char::from(self.name().as_bytes()[0])
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Card, ParseError> {
        let card = Card::ALL.into_iter().find(|card| card.name() == s);
        card.ok_or_else(|| ParseError::new("a card is rose, blue, green, yellow, diamond, fairy or witch", s))
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.card().fmt(f)
    }
}

impl FromStr for Colour {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Colour, ParseError> {
        let colour = Colour::ALL.into_iter().find(|colour| colour.card().name() == s);
        colour.ok_or_else(|| ParseError::new("a colour is rose, blue, green or yellow", s))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw => f.write_str("draw"),
            Action::Stop => f.write_str("stop"),
            // A purchase is written by its seller: the colour can only be her own.
            Action::Buy(seller) | Action::BuyCard(seller, _) => write!(f, "buy {seller}"),
            Action::Fairy => f.write_str("fairy"),
            Action::Give(cards) => {
                f.write_str("give")?;
                (0..cards.total()).try_for_each(|place| f.write_str(Card::NEXT_NAMES[cards.nth(place) as usize]))
            }
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Action, ParseError> {
        match s.split_once(' ') {
            None if s == "draw" => Ok(Action::Draw),
            None if s == "stop" => Ok(Action::Stop),
            None if s == "fairy" => Ok(Action::Fairy),
            Some(("buy", card)) => match card.split_once(' ') {
                None => Ok(Action::Buy(card.parse()?)),
                Some((seller, colour)) => Ok(Action::BuyCard(seller.parse()?, colour.parse()?)),
            },
            Some(("give", cards)) => read_gift(cards).map(Action::Give),
            _ => {
                ludo::rule!("DIAMONIAK-AMB-23");
                Err(ParseError::new("draw, stop, buy SEAT, fairy or give CARDS", s))
            }
        }
    }
}

/// In any order; but nobody names more cards than there are.
fn read_gift(text: &str) -> Result<Cards, ParseError> {
    let mut gift = Cards::NONE;
    for word in text.split(' ') {
        gift += word.parse::<Card>()?.into();
        if gift.total() > Cards::BOX.total() {
            return Err(ParseError::new("no more cards than are in the box", text));
        }
    }
    Ok(gift)
}

/// Letters and numbers: `r2 d1`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds = Card::ALL.into_iter().filter(|&card| self.has(card));
        let words: Vec<String> = kinds
            .map(|card| format!("{}{}", card.letter(), self.count(card)))
            .collect();
        f.write_str(&words.join(" "))
    }
}

fn read_heap<'a>(words: impl Iterator<Item = &'a str>) -> Result<Cards, ParseError> {
    let mut heap = Cards::NONE;
    for word in words {
        let wrong = || ParseError::new("cards are a letter of rbgydfw and how many, each kind once", word);
        let card = Card::ALL.into_iter().find(|card| word.starts_with(card.letter()));
        let card = card.filter(|&card| !heap.has(card)).ok_or_else(wrong)?;
        let count = read_count(&word[1..]).filter(|&count| count > 0).ok_or_else(wrong)?;
        if count > Cards::BOX.count(card) {
            let most = format!("the box has {} of {card}", Cards::BOX.count(card));
            return Err(ParseError::new(most, word));
        }
        heap += Cards::of(card, count);
    }
    Ok(heap)
}

/// A number in its one plain form: no sign, no leading zeros.
fn read_count(text: &str) -> Option<u8> {
    text.parse::<u8>().ok().filter(|count| count.to_string() == text)
}

const PHASES: [(&str, Phase); 5] = [
    ("start", Phase::Start),
    ("drawing", Phase::Drawing),
    ("more", Phase::More),
    ("witch", Phase::Witch),
    ("over", Phase::Over),
];

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(PHASES[*self as usize].0)
    }
}

pub(crate) fn position(state: &Diamoniak) -> String {
    let mut parts = vec![format!("pile {}", state.pile), format!("aside {}", state.aside)];
    for seat in state.seats.iter() {
        let castle = match state.colour(seat) {
            Some(colour) => format!("{colour} {}", state.castle(seat)),
            None => "none".to_owned(),
        };
        parts.push(format!("{seat} {castle} {}", state.right(seat)));
    }
    parts.push(format!("turn {} {}", state.turn, state.phase));
    let parts: Vec<&str> = parts.iter().map(|part| part.trim_end()).collect();
    parts.join(" / ")
}

pub(crate) fn set_up(options: Options, seats: Seats, text: &str) -> Result<Diamoniak, ParseError> {
    if !SEATS.contains(&seats.count()) {
        return Err(ParseError::new("2 to 4 players", &text[..0]).by("DIAMONIAK-2"));
    }
    let parts: Vec<&str> = text.split('/').map(str::trim).collect();
    if parts.len() != seats.count() + 3 {
        let form = "a position is: pile CARDS / aside CARDS / one part for each seat / turn SEAT PHASE";
        let firsts = ["pile", "aside"].map(str::to_owned).into_iter();
        let firsts = firsts
            .chain(seats.iter().map(|seat| seat.to_string()))
            .chain(["turn".to_owned()]);
        return Err(ParseError::new(form, odd_part(text, firsts)));
    }
    let mut state = Diamoniak::opening(options, seats);
    state.pile = read_heap(expect_word("pile", parts[0])?)?;
    state.aside = read_heap(expect_word("aside", parts[1])?)?;
    for (seat, part) in seats.iter().zip(&parts[2..]) {
        read_player(&mut state, seat, part)?;
    }
    (state.turn, state.phase) = read_turn(parts[parts.len() - 1])?;
    match why_impossible(&state) {
        Some((part, rule, why)) => Err(ParseError::new(why, part_of(text, &part)).by(rule)),
        None => Ok(state),
    }
}

/// The words of a part, after the one that must begin it.
fn expect_word<'a>(first: &str, part: &'a str) -> Result<impl Iterator<Item = &'a str> + use<'a>, ParseError> {
    let mut words = part.split_whitespace();
    if words.next() == Some(first) {
        Ok(words)
    } else {
        Err(ParseError::new(format!("a part that begins with {first}"), part))
    }
}

fn read_player(state: &mut Diamoniak, seat: Seat, part: &str) -> Result<(), ParseError> {
    let mut words = expect_word(&seat.to_string(), part)?;
    let wrong = || ParseError::new("a seat is: NUMBER none CARDS, or: NUMBER COLOUR STANDING CARDS", part);
    let colour = match words.next().ok_or_else(wrong)? {
        "none" => None,
        word => Some(word.parse::<Colour>()?),
    };
    let castle = match colour {
        Some(colour) => {
            let standing = words.next().and_then(read_count).filter(|&count| count <= CASTLE);
            Cards::of(colour.card(), standing.ok_or_else(wrong)?)
        }
        None => Cards::NONE,
    };
    let right = read_heap(words)?;
    if colour.is_some_and(|colour| right.has(colour.card())) {
        return Err(ParseError::new("cards of her own colour lie in her castle", part).by("DIAMONIAK-AMB-22"));
    }
    if right.has(Card::Witch) {
        return Err(ParseError::new("nobody keeps a witch", part).by("DIAMONIAK-32"));
    }
    state.colours[seat.index()] = colour;
    state.cards[seat.index()] = castle + right;
    Ok(())
}

fn read_turn(part: &str) -> Result<(Seat, Phase), ParseError> {
    let mut words = expect_word("turn", part)?;
    let wrong = || ParseError::new("turn SEAT, then start, drawing, more, witch or over", part);
    let (Some(seat), Some(phase), None) = (words.next(), words.next(), words.next()) else {
        return Err(wrong());
    };
    let phase = PHASES.iter().find(|(name, _)| *name == phase).ok_or_else(wrong)?.1;
    Ok((seat.parse()?, phase))
}

/// What the rules have against it, if anything: against which part (by the word with which it begins), by which rule, and what
/// should be there instead.
fn why_impossible(state: &Diamoniak) -> Option<(String, &'static str, String)> {
    let turn = state.turn;
    let of = |part: &str, rule, why: &str| Some((part.to_owned(), rule, why.to_owned()));
    if !state.seats.contains(turn) {
        return of("turn", "DIAMONIAK-10", "the turn of a seat that is at the table");
    }
    let all = state
        .cards
        .iter()
        .fold(state.pile + state.aside, |all, &held| all + held);
    if let Some(card) = Card::ALL
        .into_iter()
        .find(|&card| all.count(card) != Cards::BOX.count(card))
    {
        let (due, found) = (Cards::BOX.count(card), all.count(card));
        return of("pile", "DIAMONIAK-3", &format!("{due} of {card} in all, not {found}"));
    }
    if let Some((seat, rule, why)) = why_impossible_castles(state) {
        return of(&seat.to_string(), rule, why);
    }
    let mut winners = state.seats.iter().filter(|&seat| state.has_won(seat));
    let (winner, second) = (winners.next(), winners.next());
    if let Some(second) = second {
        let expected = "one whole castle: the first one wins at once";
        return of(&second.to_string(), "DIAMONIAK-AMB-16", expected);
    }
    let (rule, why) = match state.phase {
        Phase::Over if winner != Some(turn) => ("DIAMONIAK-40", "at the end, the turn of her whose castle is whole"),
        Phase::Start | Phase::Drawing | Phase::More | Phase::Witch if winner.is_some() => {
            ("DIAMONIAK-40", "over, because a castle is whole")
        }
        Phase::Drawing if state.pile.is_empty() => {
            return of("pile", "DIAMONIAK-39", "a card in the pile for her who draws");
        }
        Phase::More if state.held(turn).is_empty() => ("DIAMONIAK-13", "at least the card that she has just drawn"),
        Phase::Witch if !state.aside.has(Card::Witch) => {
            return of("aside", "DIAMONIAK-32", "the witch that was drawn among those aside");
        }
        Phase::Witch if state.witch_wants(turn) == 0 => ("DIAMONIAK-AMB-24", "a card that the witch can take"),
        _ => return None,
    };
    of("turn", rule, why)
}

fn why_impossible_castles(state: &Diamoniak) -> Option<(Seat, &'static str, &'static str)> {
    let released = state.options.colour_released_when_empty;
    for seat in state.seats.iter() {
        let held = state.held(seat);
        match state.colour(seat) {
            Some(colour) => {
                if state
                    .seats
                    .iter()
                    .any(|other| other != seat && state.colour(other) == Some(colour))
                {
                    return Some((seat, "DIAMONIAK-18", "castles of different colours"));
                }
                if released && state.castle(seat) == 0 {
                    return Some((
                        seat,
                        "DIAMONIAK-AMB-8",
                        "none for a castle of which nothing stands, where the option frees it",
                    ));
                }
            }
            // Without the option, a castle card lies on the right of a player without a castle only if it is taken.
            None => {
                let free = |colour: &Colour| held.has(colour.card()) && !state.is_taken(*colour);
                if !released && Colour::ALL.iter().any(free) {
                    return Some((seat, "DIAMONIAK-16", "a castle begun with the free colour she holds"));
                }
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_phases_stand_in_order() {
        for (i, (_, phase)) in PHASES.iter().enumerate() {
            assert_eq!(*phase as usize, i);
        }
    }

    #[test]
    fn actions_are_read_in_any_order_and_written_in_one() {
        let action: Action = "give diamond rose diamond".parse().unwrap();
        assert_eq!(action.to_string(), "give rose diamond diamond");
        for wrong in [
            "",
            "give",
            "give ",
            "give  rose",
            "buy",
            "buy 0",
            "buy 1 2",
            "Draw",
            "draw ",
            "fairy fairy",
        ] {
            assert!(wrong.parse::<Action>().is_err(), "{wrong:?}");
        }
        assert!(format!("give{}", " rose".repeat(400)).parse::<Action>().is_err());
    }
}
