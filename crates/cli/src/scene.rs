//! Who reads a game in this terminal: her language, what people are called, how things stand.

use ludo::{Arg, Awaits, Header, Ink, Outcome, Playing, Reader, Refusal, Said, Seat, SeatSet, Sitter};
use owo_colors::{AnsiColors, OwoColorize, Stream::Stdout};

use crate::texts::Texts;

pub struct Scene<'a> {
    pub texts: &'a Texts,
    /// By seat.
    names: Vec<String>,
    /// The one who is spoken to as "you".
    pub you: Option<Seat>,
    /// Small drawings beside the words.
    drawings: bool,
}

impl<'a> Scene<'a> {
    pub fn new(texts: &'a Texts, header: &Header, you: Option<Seat>, drawings: bool) -> Scene<'a> {
        let named = |(seat, sitter)| {
            if you == Some(seat) {
                texts.say("you", &[])
            } else {
                name_of(texts, seat, sitter)
            }
        };
        let names = header.seats.iter().zip(&header.sitters).map(named).collect();
        Scene {
            texts,
            names,
            you,
            drawings,
        }
    }

    /// Where nobody's name is known: people are called by where they sit.
    pub fn of_nobody(texts: &'a Texts) -> Scene<'a> {
        Scene {
            texts,
            names: Vec::new(),
            you: None,
            drawings: false,
        }
    }

    /// Everybody's place at the end, the best first; and how it ended.
    pub fn ranking(&self, playing: &dyn Playing, outcome: &Outcome) -> String {
        let mut seats: Vec<usize> = (0..self.names.len()).collect();
        seats.sort_by_key(|&seat| outcome.ranks[seat]);
        let rows = seats.into_iter().map(|seat| {
            let ranked = Said::new("result-rank")
                .with("rank", outcome.ranks[seat])
                .with("name", self.names[seat].as_str())
                .with("score", playing.stands(Seat::from_index(seat)));
            self.say(&ranked)
        });
        let how = playing.ending().map(|said| format!("\n{}", self.say(&said)));
        rows.chain(how).collect::<Vec<_>>().join("\n")
    }

    /// How an unfinished game stands: scores, and who is awaited.
    pub fn standing(&self, playing: &dyn Playing) -> String {
        let names = (0..).zip(&self.names);
        let scores = names.map(|(seat, name)| format!("{name} {}", self.say(&playing.stands(Seat::from_index(seat)))));
        let scores = Said::new("scores").with("scores", scores.collect::<Vec<_>>().join(", "));
        let awaited = match playing.awaits() {
            Awaits::Seats { who, .. } => self.say(&Said::new("awaits-seats").with("names", self.names_of(who))),
            Awaits::Chance => self.texts.say("awaits-chance", &[]),
            Awaits::Nothing => String::new(),
        };
        format!("{}\n{awaited}", self.say(&scores))
    }

    /// Why not, and by which rule.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let args = refusal.args.iter();
        let why = args.fold(Said::new(refusal.id.clone()), |mut said, (key, arg)| {
            said.args.insert(key.clone().into(), arg.clone());
            said
        });
        format!("{} [{}]", self.say(&why), refusal.rule)
    }

    fn names_of(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.name(seat)).collect();
        self.list(&names)
    }

    /// The form that speaks to her who reads, where the sentence is about her and the texts have it (see [`Said`]).
    fn id_for_you(&self, said: &Said) -> Option<String> {
        let you = Arg::from(self.you?);
        let hers = said.args.iter().filter(|(_, arg)| **arg == you);
        let mut forms = hers.map(|(key, _)| match key.as_ref() {
            "name" => format!("{}-you", said.id),
            other => format!("{}-{other}-you", said.id),
        });
        forms.find(|id| self.texts.has(id))
    }

    /// As the texts take it: a number or a text.
    pub fn resolved(&self, arg: &Arg) -> Arg {
        match arg {
            Arg::Number(_) | Arg::Text(_) => arg.clone(),
            Arg::Seat { seat } => self.name(*seat).into(),
            Arg::Said(said) => self.say(said).into(),
            Arg::List { list } => {
                let items: Vec<String> = list.iter().map(|item| self.resolved(item).to_string()).collect();
                self.list(&items).into()
            }
        }
    }
}

impl Reader for Scene<'_> {
    fn say(&self, said: &Said) -> String {
        let id = self.id_for_you(said);
        let args: Vec<(&str, Arg)> = said
            .args
            .iter()
            .map(|(key, arg)| (key.as_ref(), self.resolved(arg)))
            .collect();
        self.texts.say(id.as_deref().unwrap_or(&said.id), &args)
    }

    fn list(&self, items: &[String]) -> String {
        self.texts.list(items)
    }

    fn name(&self, seat: Seat) -> String {
        let name = self.names.get(seat.index());
        name.map_or_else(|| name_of(self.texts, seat, &Sitter::default()), String::clone)
    }

    fn you(&self) -> Option<Seat> {
        self.you
    }

    fn drawings(&self) -> bool {
        self.drawings
    }

    fn ink(&self, ink: Ink, text: &str) -> String {
        let colour = match ink {
            Ink::Bold => return text.if_supports_color(Stdout, |text| text.bold()).to_string(),
            Ink::Black => AnsiColors::BrightBlack,
            Ink::Red => AnsiColors::BrightRed,
            Ink::Green => AnsiColors::BrightGreen,
            Ink::Yellow => AnsiColors::BrightYellow,
            Ink::Blue => AnsiColors::BrightBlue,
            Ink::Magenta => AnsiColors::BrightMagenta,
            Ink::Cyan => AnsiColors::BrightCyan,
            Ink::White => AnsiColors::White,
            Ink::BrightWhite => AnsiColors::BrightWhite,
        };
        text.if_supports_color(Stdout, |text| text.color(colour)).to_string()
    }
}

/// As she calls herself, or by what she is and where she sits.
fn name_of(texts: &Texts, seat: Seat, sitter: &Sitter) -> String {
    if !sitter.name.is_empty() {
        return sitter.name.clone();
    }
    let kind = sitter.kind();
    texts.say(&format!("player-{kind}"), &[("n", i32::from(seat.number()).into())])
}
