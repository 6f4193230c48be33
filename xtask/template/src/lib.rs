//! Summit: play a card, the highest takes the round. `RULES.md` has the rules; each is named where it is kept.
//!
//! Here are the cards, the table top and the rules; [`tells`] has the words, [`hosted`] the box and the bots.

mod hosted;
mod tells;

use std::{collections::BTreeMap, fmt, ops::RangeInclusive, str::FromStr, sync::Arc};

use ludo::{
    Arg, Audience, Awaits, BySeat, Common, Deed, Entry, Enumerate, Expect, Game, Imagine, Luck, Number, Outcome,
    ParseError, Rng, Sample, Seat, Seats, Tell, Viewer, Violation, settings,
};
use schemars::JsonSchema;
use serde::Serialize;

/// One of 24 cards. On the wire and in records it is its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct Card(u8);

impl Card {
    pub const COUNT: u8 = 24;

    pub fn all() -> impl Iterator<Item = Card> {
        (1..=Card::COUNT).map(Card)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    /// A thing has one way to be written: `07` is no card.
    fn from_str(text: &str) -> Result<Card, ParseError> {
        let card = Card::all().find(|card| card.to_string() == text);
        card.ok_or_else(|| ParseError::new("a card is a number from 1 to 24", text))
    }
}

/// What a player can do.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    Play(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let card = text.strip_prefix("play ");
        let card = card.ok_or_else(|| ParseError::new("play CARD", text))?;
        card.parse().map(Action::Play)
    }
}

settings! {
    /// What a table may agree on.
    pub struct Options {
        /// How many cards everybody is dealt.
        hand: Number<2, 6> = Number::new(4).expect("between the two"), "hand", "SUMMIT-2";
    }
}

/// The table top.
#[derive(Clone, Debug, PartialEq)]
pub struct Summit {
    options: Options,
    seats: Seats,
    /// Cards that nobody has seen. They lie in no order: which one comes next is for chance to say.
    pile: Vec<Card>,
    hands: BySeat<Vec<Card>>,
    /// What everybody has played in this round.
    table: BySeat<Option<Card>>,
    /// The cards of earlier rounds.
    gone: Vec<Card>,
    rounds: BySeat<i32>,
    /// Who is dealt the next card, or plays one.
    turn: Seat,
}

/// What was judged fit, with all that `apply` needs.
#[derive(Clone, Copy, Debug)]
pub enum Ruling {
    Dealt(Card),
    Played(Card),
}

/// Why not.
#[derive(Clone, Debug, PartialEq)]
pub enum Illegal {
    NotHeld(Card),
    NotInThePile(Card),
}

impl Violation for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::NotHeld(_) => "SUMMIT-4",
            Illegal::NotInThePile(_) => "SUMMIT-1",
        }
    }

    fn id(&self) -> &'static str {
        match self {
            Illegal::NotHeld(_) => "refusal-not-held",
            Illegal::NotInThePile(_) => "refusal-not-there",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let (Illegal::NotHeld(card) | Illegal::NotInThePile(card)) = self;
        vec![("what", card.to_string().into())]
    }
}

/// What happened, as somebody is told it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Event {
    /// Only who was dealt the card knows which it is.
    Drew {
        seat: Seat,
        card: Option<Card>,
    },
    Played {
        seat: Seat,
        card: Card,
    },
    Took {
        seat: Seat,
    },
}

/// What somebody sees: built from nothing, so that a secret can only get in on purpose.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct View {
    pub options: Options,
    /// My own hand; empty for who only looks on.
    pub mine: Vec<Card>,
    /// How many cards everybody holds.
    pub hands: Vec<usize>,
    pub table: Vec<Option<Card>>,
    pub gone: Vec<Card>,
    pub rounds: Vec<i32>,
    pub turn: Seat,
}

impl Summit {
    fn hand_size(&self) -> usize {
        self.options.hand.get() as usize
    }

    /// Everybody gets as many cards.
    fn is_dealing(&self) -> bool {
        ludo::rule!("SUMMIT-2");
        self.pile.len() + self.hand_size() * self.seats.count() > usize::from(Card::COUNT)
    }

    fn is_over(&self) -> bool {
        !self.is_dealing() && self.hands.iter().all(Vec::is_empty)
    }

    /// The highest card takes the round, and its player begins the next one.
    fn end_round(&mut self, tell: &mut Tell<Event>) {
        ludo::rule!("SUMMIT-5");
        let highest = self.seats.iter().max_by_key(|seat| self.table[seat.index()]);
        let winner = highest.expect("somebody sits here");
        self.rounds[winner.index()] += 1;
        self.gone.extend(self.table.iter_mut().filter_map(Option::take));
        self.turn = winner;
        tell.all(|| Event::Took { seat: winner });
    }
}

impl Game for Summit {
    const ID: &'static str = "summit";
    const EDITION: u16 = 1;
    const OPEN: bool = false;

    type Kit = ();
    type Options = Options;
    type Action = Action;
    type Chance = Card;
    type Ruling = Ruling;
    type Illegal = Illegal;
    type Event = Event;
    type View = View;

    fn seats_for(_: &Options) -> RangeInclusive<usize> {
        2..=4
    }

    fn rule_for(_: &Options, common: Common) -> &'static str {
        match common {
            Common::Seats { .. } | Common::NoChance => "SUMMIT-2",
            Common::NotYourTurn | Common::NoClock => "SUMMIT-3",
            Common::Over => "SUMMIT-6",
        }
    }

    fn new(_: &Arc<()>, options: &Options, seats: Seats) -> Summit {
        Summit {
            options: options.clone(),
            seats,
            pile: Card::all().collect(),
            hands: seats.iter().map(|_| Vec::new()).collect(),
            table: seats.iter().map(|_| None).collect(),
            gone: Vec::new(),
            rounds: seats.iter().map(|_| 0).collect(),
            turn: seats.first(),
        }
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn awaits(&self) -> Awaits {
        if self.is_dealing() {
            Awaits::Chance
        } else if self.is_over() {
            Awaits::Nothing
        } else {
            Awaits::seat(self.turn)
        }
    }

    fn judge(&self, entry: &Entry<Summit>) -> Result<Ruling, Illegal> {
        match &entry.deed {
            Deed::Chance(card) if self.pile.contains(card) => Ok(Ruling::Dealt(*card)),
            Deed::Chance(card) => Err(Illegal::NotInThePile(*card)),
            Deed::Act(seat, Action::Play(card)) if self.hands[seat.index()].contains(card) => Ok(Ruling::Played(*card)),
            Deed::Act(_, Action::Play(card)) => Err(Illegal::NotHeld(*card)),
            Deed::TimeUp => unreachable!("the house refuses it: no clock runs here"),
        }
    }

    fn apply(&mut self, ruling: Ruling, tell: &mut Tell<Event>) {
        let seat = self.turn;
        self.turn = self.seats.after(seat);
        match ruling {
            Ruling::Dealt(card) => {
                self.pile.retain(|other| *other != card);
                self.hands[seat.index()].push(card);
                self.hands[seat.index()].sort();
                tell.tell(Audience::Only(seat), || Event::Drew { seat, card: Some(card) });
                tell.tell(Audience::Except(seat), || Event::Drew { seat, card: None });
            }
            Ruling::Played(card) => {
                self.hands[seat.index()].retain(|other| *other != card);
                self.table[seat.index()] = Some(card);
                tell.all(|| Event::Played { seat, card });
                if self.table.iter().all(Option::is_some) {
                    self.end_round(tell);
                }
            }
        }
    }

    fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Card {
        *rng.pick(&self.pile).expect("the pile is never dealt to its end")
    }

    /// A card that has been seen cannot be unseen, so nothing is taken back.
    fn reveals(&self, _: &Ruling) -> bool {
        true
    }

    fn view(&self, viewer: Viewer) -> View {
        let mine = viewer.seat().map(|seat| self.hands[seat.index()].clone());
        View {
            options: self.options.clone(),
            mine: mine.unwrap_or_default(),
            hands: self.hands.iter().map(Vec::len).collect(),
            table: self.table.to_vec(),
            gone: self.gone.clone(),
            rounds: self.rounds.to_vec(),
            turn: self.turn,
        }
    }

    fn scores(&self) -> BySeat<i32> {
        self.rounds.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        let rank = |rounds: &i32| 1 + self.rounds.iter().filter(|other| *other > rounds).count() as u8;
        self.is_over().then(|| {
            ludo::rule!("SUMMIT-6");
            Outcome {
                ranks: self.rounds.iter().map(rank).collect(),
                how: "rounds",
            }
        })
    }

    fn piece_counts(&self) -> BTreeMap<String, u32> {
        let held = self.hands.iter().flatten().chain(self.table.iter().flatten());
        let all = held.chain(&self.pile).chain(&self.gone);
        let mut counts = BTreeMap::new();
        all.for_each(|card| *counts.entry(card.to_string()).or_default() += 1);
        counts
    }
}

impl Sample for Summit {
    fn sample<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Action {
        let card = rng.pick(&self.hands[seat.index()]);
        Action::Play(*card.expect("who is awaited has a card"))
    }
}

impl Enumerate for Summit {
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.hands[seat.index()].iter().copied().map(Action::Play));
    }
}

impl Expect for Summit {
    fn outcomes(&self, out: &mut Vec<(Card, u64)>) {
        out.extend(self.pile.iter().map(|&card| (card, 1)));
    }
}

impl Imagine for Summit {
    /// What I see is as it is; what I do not see is shuffled.
    fn imagine<R: Rng + ?Sized>(_: &Arc<()>, view: &View, viewer: Viewer, rng: &mut R) -> Summit {
        let seen = [&view.mine[..], &view.gone[..]].concat();
        let seen = |card: &Card| seen.contains(card) || view.table.contains(&Some(*card));
        let mut pile: Vec<Card> = Card::all().filter(|card| !seen(card)).collect();
        rng.shuffle(&mut pile);
        let mut hand = |(seat, count): (usize, &usize)| match viewer.seat() {
            Some(me) if me.index() == seat => view.mine.clone(),
            _ => pile.split_off(pile.len() - count),
        };
        Summit {
            hands: view.hands.iter().enumerate().map(&mut hand).collect(),
            pile,
            options: view.options.clone(),
            seats: Seats::new(view.hands.len()),
            table: view.table.iter().copied().collect(),
            gone: view.gone.clone(),
            rounds: view.rounds.iter().copied().collect(),
            turn: view.turn,
        }
    }
}
