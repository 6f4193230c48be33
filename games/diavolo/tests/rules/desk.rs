//! A table to try rules on: set up, play lines, look.

use std::sync::Arc;

use diavolo::{Diavolo, Event, Options, Tally, Throw};
use ludo::{Game, Header, Line, Play, Refusal, Seats, Settings, Start};

/// The dice of the book's example, apart from each other, with a red one nearest to the order die.
pub const EXAMPLE: &str = "@0,0 black2@400,0 black3@600,0 black6@800,0 red3@200,0 red5@0,400 red5@0,600 white1@-400,0 white5@-600,0 white6@-800,0";

pub struct Desk {
    pub play: Play<Diavolo>,
    pub told: Vec<Event>,
}

impl Desk {
    pub fn opening(seats: usize) -> Desk {
        Desk::with("", seats, None).unwrap()
    }

    /// A position of two to six seats, by the number of its gems.
    pub fn at(options: &str, position: &str) -> Desk {
        let seats = position.split('/').next().unwrap().split_whitespace().count() - 1;
        Desk::with(options, seats, Some(position)).unwrap()
    }

    pub fn with(options: &str, seats: usize, position: Option<&str>) -> Result<Desk, Refusal> {
        let seats = Seats::new(seats);
        let header = Header {
            game: "diavolo".to_owned(),
            edition: 1,
            options: options.to_owned(),
            seats,
            sitters: seats.iter().map(|_| Default::default()).collect(),
            commitment: None,
            start: position.map_or(Start::Opening, |position| Start::Position(position.to_owned())),
        };
        let play = Play::open(Arc::new(()), header)?;
        Ok(Desk { play, told: Vec::new() })
    }

    /// Lines as records write them, separated by semicolons.
    pub fn play(mut self, lines: &str) -> Desk {
        for line in lines.split(';').map(str::trim) {
            self.push(line).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
        }
        self
    }

    pub fn push(&mut self, line: &str) -> Result<(), Refusal> {
        let heard = self.play.push(line.parse::<Line>().unwrap())?;
        self.told.extend(heard.into_iter().map(|(_, event)| event));
        Ok(())
    }

    /// The rule by which this line is refused.
    pub fn refuses(&mut self, line: &str) -> String {
        let before = self.play.state().clone();
        let rule = self.push(line).expect_err(line).rule;
        assert_eq!(*self.play.state(), before);
        rule
    }

    pub fn gems(&self) -> Vec<i32> {
        self.play.state().scores().to_vec()
    }

    pub fn position(&self) -> String {
        self.play.state().position()
    }

    /// What the last counted turn brought everyone.
    pub fn tallies(&self) -> Vec<Tally> {
        let counted = self.told.iter().rev().find_map(|event| match event {
            Event::Counted { results, .. } => Some(results.clone()),
            _ => None,
        });
        counted.expect("a turn was counted")
    }
}

/// A turn on the example's dice with this order, by seat 1, and these grabs.
pub fn turn(order: &str, grabs: &str) -> String {
    format!("0 1 throw; 0 * {order}{EXAMPLE}; {grabs}")
}

/// What is right for these dice; places do not matter unless they are given.
pub fn right(order: &str, black: &str, white: &str, red: &str) -> &'static str {
    let mut text = format!("{order}@0,0");
    let mut x = -1400;
    for (colour, values) in [("black", black), ("white", white), ("red", red)] {
        for value in values.chars() {
            text += &format!(" {colour}{value}@{x},300");
            x += 200;
        }
    }
    text.parse::<Throw>().unwrap().answer().devil.name()
}

pub fn options(text: &str) -> Options {
    Options::from_text(text).unwrap()
}
