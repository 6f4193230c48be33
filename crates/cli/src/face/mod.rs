//! How a game looks and speaks in a terminal. A face reads what everybody reads, the JSON of views and events, so it
//! can know no secret; a game that has no face of its own yet is shown in its notation.

pub mod board;
mod castle;
mod diamino;
mod diamoniak;
mod diavolo;
mod domino;
mod yaminos;

use ludo::{Arg, Awaits, Header, Outcome, Seat, SeatSet, Sitter};
use serde_json::value::RawValue;

use crate::texts::Texts;

/// More ways to act than this are listed only on request, as a rule.
pub const LISTED: usize = 12;

/// For whom the table is shown, and how.
pub struct Scene<'a> {
    pub texts: &'a Texts,
    face: &'static dyn Face,
    /// As the header writes them.
    pub options: String,
    /// By seat.
    names: Vec<String>,
    /// The one who is spoken to as "you".
    pub you: Option<Seat>,
    /// Small drawings beside the words.
    pub drawings: bool,
}

pub trait Face {
    /// The table as these eyes see it.
    fn table(&self, scene: &Scene, view: &RawValue) -> String;
    /// What lies there now, in short, for games in which much changes within a turn.
    fn desk(&self, _scene: &Scene, _view: &RawValue) -> Option<String> {
        None
    }
    /// In which order the actions are listed: what a newcomer would do first.
    fn arrange(&self, legal: Vec<String>) -> Vec<String> {
        legal
    }
    /// How many of the actions, so arranged, are listed unasked.
    fn listed(&self, _legal: &[String]) -> usize {
        LISTED
    }
    /// A score as people read it.
    fn score(&self, _scene: &Scene, score: i32) -> String {
        score.to_string()
    }
    /// What there is to do, in one sentence, for the seat that acts.
    fn prompt(&self, scene: &Scene, view: &RawValue, legal: &[String]) -> String;
    /// An action in words.
    fn action(&self, scene: &Scene, view: &RawValue, action: &str) -> String;
    /// What happened in words; None if that goes without saying.
    fn event(&self, scene: &Scene, event: &RawValue) -> Option<String>;
    /// What lies on the table as an SVG picture, where a game can draw it.
    fn picture(&self, _view: &RawValue) -> Option<String> {
        None
    }
    /// What was typed, in notation, where a game can be written more simply.
    fn read(&self, _view: &RawValue, typed: &str) -> String {
        typed.to_owned()
    }
}

pub fn of(game: &str) -> &'static dyn Face {
    match game {
        "diamino" => &diamino::Diamino,
        "diamoniak" => &diamoniak::Diamoniak,
        "diavolo" => &diavolo::Diavolo,
        "domino" => &domino::Domino,
        "yaminos" => &yaminos::Yaminos,
        _ => &Notation,
    }
}

/// The face of a game that has none: everything as it stands in records and on the wire.
struct Notation;

impl Face for Notation {
    fn table(&self, _: &Scene, view: &RawValue) -> String {
        view.get().to_owned()
    }

    fn prompt(&self, scene: &Scene, _: &RawValue, _: &[String]) -> String {
        scene.texts.say("play-your-turn", &[])
    }

    fn action(&self, _: &Scene, _: &RawValue, _: &str) -> String {
        String::new()
    }

    fn event(&self, _: &Scene, event: &RawValue) -> Option<String> {
        Some(event.get().to_owned())
    }
}

impl<'a> Scene<'a> {
    pub fn new(texts: &'a Texts, header: &Header, you: Option<Seat>, drawings: bool) -> Scene<'a> {
        let named = |(seat, sitter)| {
            if you == Some(seat) {
                texts.say("you", &[])
            } else {
                name(texts, seat, sitter)
            }
        };
        let names = header.seats.iter().zip(&header.sitters).map(named).collect();
        Scene {
            texts,
            face: of(&header.game),
            options: header.options.clone(),
            names,
            you,
            drawings,
        }
    }

    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// Everybody's place at the end, the best first.
    pub fn ranking(&self, outcome: &Outcome, scores: &[i32]) -> String {
        let mut seats: Vec<usize> = (0..self.names.len()).collect();
        seats.sort_by_key(|&seat| outcome.ranks[seat]);
        let rows = seats.into_iter().map(|seat| {
            let args: [(&str, Arg); 3] = [
                ("rank", i32::from(outcome.ranks[seat]).into()),
                ("name", self.names[seat].as_str().into()),
                ("score", self.face.score(self, scores[seat]).as_str().into()),
            ];
            self.texts.say("result-rank", &args)
        });
        rows.collect::<Vec<_>>().join("\n")
    }

    /// How an unfinished game stands: scores, and who is awaited.
    pub fn standing(&self, awaits: Awaits, scores: &[i32]) -> String {
        let scores = self
            .names
            .iter()
            .zip(scores)
            .map(|(name, &score)| format!("{name} {}", self.face.score(self, score)));
        let scores = scores.collect::<Vec<_>>().join(", ");
        let awaited = match awaits {
            Awaits::Seats { who, .. } => self
                .texts
                .say("awaits-seats", &[("names", self.names_of(who).as_str().into())]),
            Awaits::Chance => self.texts.say("awaits-chance", &[]),
            Awaits::Nothing => String::new(),
        };
        format!(
            "{}\n{awaited}",
            self.texts.say("scores", &[("scores", scores.as_str().into())])
        )
    }

    fn names_of(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.name(seat).to_owned()).collect();
        self.texts.list(&names)
    }
}

/// As she calls herself, or by what she is and where she sits.
fn name(texts: &Texts, seat: Seat, sitter: &Sitter) -> String {
    if !sitter.name.is_empty() {
        return sitter.name.clone();
    }
    let kind = sitter.bot.map_or("person", |strength| strength.name());
    texts.say(&format!("seat-{kind}"), &[("n", i32::from(seat.number()).into())])
}
