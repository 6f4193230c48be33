//! Turns of Diavolo on the house's desk.

use diavolo::{Diavolo, Throw};
use serde_json::Value;

pub type Desk = ludo::desk::Desk<Diavolo>;

/// The dice of the book's example, apart from each other, with a red one nearest to the order die.
pub const EXAMPLE: &str = "@0,0 black2@400,0 black3@600,0 black6@800,0 red3@200,0 red5@0,400 red5@0,600 white1@-400,0 white5@-600,0 white6@-800,0";

pub fn opening(seats: usize) -> Desk {
    Desk::opening("", seats)
}

/// A position of two to six seats, by the number of its gems.
pub fn at(position: &str) -> Desk {
    let seats = position.split('/').next().unwrap().split_whitespace().count() - 1;
    Desk::at("", seats, position)
}

/// A turn on the example's dice with this order, by seat 1, and these grabs.
pub fn turn(order: &str, grabs: &str) -> String {
    format!("1 throw; 0ms * {order}{EXAMPLE}; {}", arriving(0, grabs))
}

/// Grabs after dice that were shown at this moment: each comes when its stamp and its lag say, or with the one before it.
pub fn arriving(shown: u64, grabs: &str) -> String {
    let mut now = shown;
    let timed = grabs.split("; ").map(|grab| {
        if grab.contains("ms ") {
            return grab.to_owned();
        }
        let words: Vec<&str> = grab.split(' ').collect();
        let stamp: Option<u64> = words.iter().skip(1).find_map(|word| word.parse().ok());
        let lag: Option<u64> = words
            .split(|word| *word == "lag")
            .nth(1)
            .and_then(|after| after[0].parse().ok());
        now = now.max(shown + stamp.unwrap_or(0) + lag.unwrap_or(0));
        format!("{now}ms {grab}")
    });
    timed.collect::<Vec<_>>().join("; ")
}

/// What kinds of things were told.
pub fn kinds(desk: &Desk) -> Vec<String> {
    let kind = |event: &String| read(event)["type"].as_str().unwrap().to_owned();
    desk.told().iter().map(kind).collect()
}

/// What the turn that was just counted brought each, as a word and a change in gems: `wrong -1`.
pub fn verdicts(desk: &Desk) -> Vec<String> {
    let verdict = |tally: &Value| format!("{} {}", tally["verdict"].as_str().unwrap(), tally["change"]);
    receipt(desk).iter().map(verdict).collect()
}

pub fn receipt(desk: &Desk) -> Vec<Value> {
    let counted = desk
        .told()
        .iter()
        .map(|event| read(event))
        .find(|event| event["type"] == "counted");
    counted.expect("a turn was counted")["results"]
        .as_array()
        .unwrap()
        .clone()
}

fn read(event: &str) -> Value {
    serde_json::from_str(event).unwrap()
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
