//! A table to try rules on: set up from a position, played by lines, asked what it refuses and what it told.

use std::sync::Arc;

use diamoniak::{Card, Cards, Colour, Diamoniak, Event, View};
use ludo::{Game, Header, Line, Outcome, ParseError, Play, Refusal, Seats, Start, Viewer};

pub struct Desk {
    play: Play<Diamoniak>,
    told: Vec<Event>,
}

/// Two seats and the rules of the book. A position without a pile has all the other cards in it.
pub fn at(position: &str) -> Desk {
    with("", position)
}

/// As many seats as the position has, and these options.
pub fn with(options: &str, position: &str) -> Desk {
    let desk = try_with(options, position);
    desk.unwrap_or_else(|refusal| panic!("{position}: {refusal}"))
}

pub fn try_with(options: &str, position: &str) -> Result<Desk, Refusal> {
    let position = with_pile(position);
    let seats = position.split('/').count() - 3;
    open(options, Seats::new(seats), Start::Position(position))
}

pub fn opening(seats: usize) -> Desk {
    open("", Seats::new(seats), Start::Opening).unwrap()
}

pub fn open(options: &str, seats: Seats, start: Start) -> Result<Desk, Refusal> {
    let header = Header {
        game: "diamoniak".into(),
        edition: 1,
        options: options.into(),
        seats,
        sitters: seats.iter().map(|_| Default::default()).collect(),
        commitment: None,
        start,
    };
    let play = Play::open(Arc::new(()), header)?;
    Ok(Desk { play, told: Vec::new() })
}

/// Why this position is refused: what was expected instead, and by which rule.
pub fn refused(position: &str) -> String {
    refused_with("", position)
}

pub fn refused_with(options: &str, position: &str) -> String {
    let position = with_pile(position);
    let seats = Seats::new(position.split('/').count() - 3);
    let options = ludo::Settings::from_text(options).unwrap();
    let ParseError { rule, expected, .. } = Diamoniak::set_up(&Arc::new(()), &options, seats, &position).unwrap_err();
    format!("{expected} ({rule})")
}

fn with_pile(position: &str) -> String {
    if position.starts_with("pile") {
        return position.to_owned();
    }
    let words: Vec<&str> = position.split([' ', '/']).collect();
    let heaps = words.iter().filter_map(|word| {
        let card = Card::ALL.into_iter().find(|card| word.starts_with(&card.name()[..1]))?;
        Some(Cards::of(card, word[1..].parse().ok()?))
    });
    let castles = words.windows(2).filter_map(|pair| {
        let colour: Colour = pair[0].parse().ok()?;
        Some(Cards::of(colour.card(), pair[1].parse().ok()?))
    });
    let pile = heaps.chain(castles).fold(Cards::BOX, |pile, heap| {
        assert!(pile.contains(heap), "{position} has too many cards");
        pile - heap
    });
    format!("pile {pile} / {position}")
}

impl Desk {
    /// Lines without their time: `1 draw`, `* rose`.
    pub fn play(mut self, lines: &[&str]) -> Desk {
        for line in lines {
            let told = self.push(line).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
            self.told.extend(told);
        }
        self
    }

    fn push(&mut self, line: &str) -> Result<Vec<Event>, Refusal> {
        let line: Line = format!("0 {line}").parse().unwrap();
        let told = self.play.push(line)?;
        // What counts is what somebody looking on is told: everything is shown to all.
        let shown = told
            .into_iter()
            .filter(|(audience, _)| audience.includes(Viewer::Spectator));
        Ok(shown.map(|(_, event)| event).collect())
    }

    /// The rule for which the line is refused, and the message that says why.
    #[track_caller]
    pub fn refuses(&self, line: &str, rule: &str, why: &str) {
        let mut desk = Desk {
            play: self.play.clone(),
            told: Vec::new(),
        };
        let refusal = desk.push(line).expect_err(line);
        assert_eq!(
            (refusal.rule.as_str(), refusal.id.as_str()),
            (rule, format!("diamoniak-refusal-{why}").as_str()),
            "{line}"
        );
        assert_eq!(desk.play.state(), self.play.state(), "a refusal leaves no trace");
    }

    #[track_caller]
    pub fn allows(&self, line: &str) {
        let mut play = self.play.clone();
        if let Err(refusal) = play.push(format!("0 {line}").parse().unwrap()) {
            panic!("{line}: {refusal}");
        }
    }

    /// The position without its pile.
    pub fn position(&self) -> String {
        let position = self.play.state().position();
        position.split_once(" / ").unwrap().1.to_owned()
    }

    #[track_caller]
    pub fn is(self, position: &str) -> Desk {
        assert_eq!(self.position(), position);
        self
    }

    pub fn state(&self) -> &Diamoniak {
        self.play.state()
    }

    pub fn view(&self) -> View {
        self.state().view(Viewer::Spectator)
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    /// What was told so far, as the page reads it.
    pub fn told(&self) -> Vec<String> {
        self.told
            .iter()
            .map(|event| serde_json::to_string(event).unwrap())
            .collect()
    }

    pub fn last_told(&self) -> String {
        self.told().pop().unwrap()
    }
}
