//! A small game to try the players on: two seats take one or two stones in turn, and who takes the last wins. Instead of
//! taking, one may throw a coin with a blank side twice as likely as the others: it takes none, one or two.

use std::{fmt, ops::RangeInclusive, str::FromStr, sync::Arc};

use ludo::{
    Awaits, BySeat, Common, Deed, Entry, Enumerate, Expect, Game, Imagine, Luck, Number, Outcome, ParseError, Rng,
    Sample, Seat, Seats, Tell, Viewer, Violation, settings,
};

#[derive(Clone, Debug, PartialEq)]
pub struct Nim {
    options: Options,
    stones: u8,
    turn: Seat,
    thrown: bool,
}

impl Nim {
    /// Seat 1 is to act.
    pub fn with(stones: u8) -> Nim {
        Nim {
            options: Options::default(),
            stones,
            turn: Seat::from_index(0),
            thrown: false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Act {
    Take(u8),
    Throw,
}

/// How many stones the coin takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Coin(u8);

#[derive(Clone, Debug, PartialEq)]
pub struct Refused;

settings! {
    pub struct Options {
        stones: Number<1, 9> = Number::new(5).expect("five is between one and nine"), "stones", "TOY-1";
    }
}

impl Violation for Refused {
    fn rule(&self) -> &'static str {
        "TOY-1"
    }

    fn id(&self) -> &'static str {
        "toy-refusal"
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Take(stones) => write!(f, "{stones}"),
            Act::Throw => f.write_str("throw"),
        }
    }
}

impl FromStr for Act {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Act, ParseError> {
        match s {
            "throw" => Ok(Act::Throw),
            _ => s
                .parse()
                .map(Act::Take)
                .map_err(|_| ParseError::new("a number or throw", s)),
        }
    }
}

impl fmt::Display for Coin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Coin {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Coin, ParseError> {
        s.parse().map(Coin).map_err(|_| ParseError::new("a number", s))
    }
}

impl Game for Nim {
    const ID: &'static str = "toy";
    const EDITION: u16 = 1;
    const OPEN: bool = true;

    type Kit = ();
    type Options = Options;
    type Action = Act;
    type Chance = Coin;
    type Ruling = Deed<Nim>;
    type Illegal = Refused;
    type Event = ();
    type View = u8;

    fn seats_for(_: &Options) -> RangeInclusive<usize> {
        2..=2
    }

    fn rule_for(_: &Options, _: Common) -> &'static str {
        "TOY-1"
    }

    fn new(_: &Arc<()>, options: &Options, _: Seats) -> Nim {
        Nim {
            options: options.clone(),
            ..Nim::with(options.stones.get() as u8)
        }
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> Seats {
        Seats::new(2)
    }

    fn awaits(&self) -> Awaits {
        match (self.stones, self.thrown) {
            (0, _) => Awaits::Nothing,
            (_, true) => Awaits::Chance,
            (_, false) => Awaits::seat(self.turn),
        }
    }

    fn judge(&self, entry: &Entry<Nim>) -> Result<Deed<Nim>, Refused> {
        let fits = match entry.deed {
            Deed::Act(_, Act::Take(stones)) => (1..=2).contains(&stones) && stones <= self.stones,
            Deed::Act(_, Act::Throw) => true,
            Deed::Chance(Coin(stones)) => stones <= self.stones.min(2),
            Deed::TimeUp => false,
        };
        fits.then(|| entry.deed.clone()).ok_or(Refused)
    }

    fn apply(&mut self, ruling: Deed<Nim>, _: &mut Tell<()>) {
        match ruling {
            Deed::Act(_, Act::Throw) => self.thrown = true,
            Deed::Act(_, Act::Take(stones)) | Deed::Chance(Coin(stones)) => {
                self.stones -= stones;
                self.thrown = false;
                self.turn = self.seats().after(self.turn);
            }
            Deed::TimeUp => {}
        }
    }

    fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Coin {
        let mut outcomes = Vec::new();
        self.outcomes(&mut outcomes);
        let weights: Vec<u8> = outcomes.iter().map(|(_, weight)| *weight as u8).collect();
        outcomes[rng.weighted(&weights)].0
    }

    fn reveals(&self, _: &Deed<Nim>) -> bool {
        false
    }

    fn view(&self, _: Viewer) -> u8 {
        self.stones
    }

    fn scores(&self) -> BySeat<i32> {
        [0, 0].into_iter().collect()
    }

    /// Who took the last stone is the one whose turn it is not.
    fn outcome(&self) -> Option<Outcome> {
        let ranks = self.seats().iter().map(|seat| if seat == self.turn { 2 } else { 1 });
        (self.stones == 0).then(|| Outcome {
            ranks: ranks.collect(),
            how: "taken",
        })
    }
}

impl Enumerate for Nim {
    fn legal(&self, _: Seat, out: &mut Vec<Act>) {
        out.extend((1..=self.stones.min(2)).map(Act::Take));
        out.push(Act::Throw);
    }
}

/// Nothing is hidden; whoever looks is to act.
impl Imagine for Nim {
    fn imagine<R: Rng + ?Sized>(_: &Arc<()>, stones: &u8, viewer: Viewer, _: &mut R) -> Nim {
        Nim {
            turn: viewer.seat().unwrap_or(Seat::from_index(0)),
            ..Nim::with(*stones)
        }
    }
}

impl Expect for Nim {
    fn outcomes(&self, out: &mut Vec<(Coin, u64)>) {
        out.push((Coin(0), 2));
        out.extend((1..=self.stones.min(2)).map(|stones| (Coin(stones), 1)));
    }
}

impl Sample for Nim {
    fn sample<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Act {
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        *rng.pick(&actions).expect("one can always throw")
    }
}
