//! Diamoniak in a terminal.

use ludo::{Arg, Seat};
use owo_colors::{AnsiColors, OwoColorize, Stream::Stdout};
use serde::Deserialize;
use serde_json::value::RawValue;

use super::{Face, Scene, castle};

pub struct Diamoniak;

const CASTLE_PARTS: i32 = 6;

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Card {
    Rose,
    Blue,
    Green,
    Yellow,
    Diamond,
    Fairy,
    Witch,
}

#[derive(Deserialize)]
struct View {
    pile: i32,
    aside: Counts,
    players: Vec<Player>,
    turn: Seat,
    phase: String,
    owes: i32,
    winner: Option<Seat>,
}

#[derive(Deserialize)]
struct Player {
    colour: Option<Card>,
    castle: u8,
    right: Counts,
}

#[derive(Deserialize)]
struct Counts {
    rose: usize,
    blue: usize,
    green: usize,
    yellow: usize,
    diamond: usize,
    fairy: usize,
    witch: usize,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
enum Event {
    Shuffled {
        cards: i32,
    },
    Drew {
        seat: Seat,
        card: Card,
        to: String,
        starts: bool,
    },
    Stopped {
        seat: Seat,
    },
    Bought {
        buyer: Seat,
        seller: Seat,
        colour: Card,
    },
    Gave {
        seat: Seat,
        cards: Vec<Card>,
    },
    Countered {
        seat: Seat,
    },
    Released {
        seat: Seat,
        colour: Card,
    },
    Moved {
        seat: Seat,
        colour: Card,
        cards: i32,
    },
    Turn {},
    Won {
        seat: Seat,
        colour: Card,
    },
}

impl Card {
    const ALL: [Card; 7] = [
        Card::Rose,
        Card::Blue,
        Card::Green,
        Card::Yellow,
        Card::Diamond,
        Card::Fairy,
        Card::Witch,
    ];

    fn word(self) -> &'static str {
        match self {
            Card::Rose => "rose",
            Card::Blue => "blue",
            Card::Green => "green",
            Card::Yellow => "yellow",
            Card::Diamond => "diamond",
            Card::Fairy => "fairy",
            Card::Witch => "witch",
        }
    }

    fn named(word: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.word() == word)
    }

    /// Colours differ by emblem too: rose, wave, leaf, sun.
    fn emblem(self) -> char {
        match self {
            Card::Rose => '✿',
            Card::Blue => '≈',
            Card::Green => '♣',
            Card::Yellow => '☼',
            Card::Diamond | Card::Fairy | Card::Witch => '.',
        }
    }

    fn ink(self) -> AnsiColors {
        match self {
            Card::Rose => AnsiColors::BrightMagenta,
            Card::Blue => AnsiColors::BrightBlue,
            Card::Green => AnsiColors::BrightGreen,
            Card::Yellow => AnsiColors::BrightYellow,
            Card::Diamond | Card::Fairy | Card::Witch => AnsiColors::White,
        }
    }

    fn is_castle(self) -> bool {
        matches!(self, Card::Rose | Card::Blue | Card::Green | Card::Yellow)
    }

    fn arg(self) -> (&'static str, Arg) {
        ("colour", self.word().into())
    }
}

impl Counts {
    fn cards(&self) -> Vec<Card> {
        let counts = [
            self.rose,
            self.blue,
            self.green,
            self.yellow,
            self.diamond,
            self.fairy,
            self.witch,
        ];
        Card::ALL
            .into_iter()
            .zip(counts)
            .flat_map(|(card, n)| std::iter::repeat_n(card, n))
            .collect()
    }
}

fn read<'a, T: Deserialize<'a>>(json: &'a RawValue) -> T {
    serde_json::from_str(json.get()).expect("views and events of Diamoniak look like this")
}

impl Face for Diamoniak {
    fn table(&self, scene: &Scene, view: &RawValue) -> String {
        let view: View = read(view);
        let mut rows = Vec::new();
        if scene.drawings {
            rows.extend(castles(scene, &view));
            rows.push(String::new());
        }
        rows.extend((0..view.players.len()).map(|i| place(scene, &view, Seat::from_index(i))));
        let aside = scene.list_cards(&view.aside.cards());
        let nothing = scene.texts.say("nothing", &[]);
        let aside = if aside.is_empty() { nothing } else { aside };
        rows.push(scene.texts.say(
            "diamoniak-middle",
            &[("n", view.pile.into()), ("aside", aside.as_str().into())],
        ));
        rows.join("\n")
    }

    fn prompt(&self, scene: &Scene, view: &RawValue, legal: &[String]) -> String {
        let view: View = read(view);
        let any = |verb: &str| legal.iter().any(|action| action.split(' ').next() == Some(verb));
        match view.phase.as_str() {
            "start" if any("buy") => scene.texts.say("diamoniak-prompt-buy", &[]),
            "start" => scene.texts.say("diamoniak-prompt-start", &[]),
            "more" => scene.texts.say("diamoniak-prompt-more", &[]),
            "witch" if any("fairy") => scene
                .texts
                .say("diamoniak-prompt-witch-fairy", &[("n", view.owes.into())]),
            "witch" => scene.texts.say("diamoniak-prompt-witch", &[("n", view.owes.into())]),
            _ => scene.texts.say("diamoniak-prompt-drawing", &[]),
        }
    }

    fn action(&self, scene: &Scene, view: &RawValue, action: &str) -> String {
        let view: View = read(view);
        let mut words = action.split(' ');
        let verb = words.next().unwrap_or_default();
        let id = format!("diamoniak-action-{verb}");
        match verb {
            "buy" => {
                let seller = words.next().and_then(|word| word.parse::<Seat>().ok());
                let name = seller.map_or("", |seat| scene.name(seat));
                let colour = view.players[view.turn.index()].colour.unwrap_or(Card::Rose);
                scene.texts.say(&id, &[("name", name.into()), colour.arg()])
            }
            "give" => {
                let cards: Vec<Card> = words.filter_map(Card::named).collect();
                scene
                    .texts
                    .say(&id, &[("cards", scene.list_cards(&cards).as_str().into())])
            }
            _ => scene.texts.say(&id, &[]),
        }
    }

    fn event(&self, scene: &Scene, event: &RawValue) -> Option<String> {
        Some(match read(event) {
            Event::Shuffled { cards } => scene.texts.say("diamoniak-event-shuffled", &[("n", cards.into())]),
            Event::Drew { seat, card, to, starts } => {
                let drawn = match (card.is_castle(), to.as_str(), starts) {
                    (false, _, _) => format!("drew-{}", card.word()),
                    (true, "castle", true) => "drew-first".into(),
                    (true, "castle", false) => "drew-castle".into(),
                    (true, _, _) => "drew-right".into(),
                };
                scene.about(&drawn, seat, vec![card.arg()])
            }
            Event::Stopped { seat } => scene.about("stopped", seat, vec![]),
            Event::Bought { buyer, seller, colour } if scene.you == Some(seller) => {
                let args = [("name", scene.name(buyer).into()), colour.arg()];
                scene.texts.say("diamoniak-event-bought-from-you", &args)
            }
            Event::Bought { buyer, seller, colour } => scene.about(
                "bought",
                buyer,
                vec![("seller", scene.name(seller).into()), colour.arg()],
            ),
            Event::Gave { seat, cards } if cards.is_empty() => scene.about("gave-nothing", seat, vec![]),
            Event::Gave { seat, cards } => {
                scene.about("gave", seat, vec![("cards", scene.list_cards(&cards).as_str().into())])
            }
            Event::Countered { seat } => scene.about("countered", seat, vec![]),
            Event::Released { seat, colour } => scene.about("released", seat, vec![colour.arg()]),
            Event::Moved { seat, colour, cards } => scene.about("moved", seat, vec![colour.arg(), ("n", cards.into())]),
            // What is done next says whose turn it is.
            Event::Turn {} => return None,
            Event::Won { seat, colour } => scene.about("won", seat, vec![colour.arg()]),
        })
    }
}

impl Scene<'_> {
    /// The sentence about a seat, or the one that speaks to the player herself.
    fn about(&self, event: &str, seat: Seat, mut args: Vec<(&str, Arg)>) -> String {
        let id = format!("diamoniak-event-{event}");
        if self.you == Some(seat) {
            return self.texts.say(&format!("{id}-you"), &args);
        }
        args.push(("name", self.name(seat).into()));
        self.texts.say(&id, &args)
    }

    /// "2 diamonds and 1 fairy".
    fn list_cards(&self, cards: &[Card]) -> String {
        let of_kind = |kind: Card| cards.iter().filter(|&&card| card == kind).count() as i32;
        let kinds = Card::ALL.into_iter().filter(|&kind| of_kind(kind) > 0);
        let items: Vec<String> = kinds
            .map(|kind| {
                self.texts.say(
                    &format!("diamoniak-cards-{}", kind.word()),
                    &[("n", of_kind(kind).into())],
                )
            })
            .collect();
        self.texts.list(&items)
    }
}

/// All castles side by side, each with its seat below.
fn castles(scene: &Scene, view: &View) -> Vec<String> {
    let emblem = |player: &Player| player.colour.map_or('.', Card::emblem);
    let ink = |player: &Player| player.colour.map_or(AnsiColors::White, Card::ink);
    let drawings: Vec<_> = view
        .players
        .iter()
        .map(|player| castle::draw(player.castle, emblem(player)))
        .collect();
    let is_sky = |row: &usize| drawings.iter().all(|drawing| drawing[*row].trim().is_empty());
    let mut rows: Vec<String> = (0..castle::HEIGHT)
        .skip_while(is_sky)
        .map(|row| {
            let pieces = drawings.iter().zip(&view.players).map(|(drawing, player)| {
                let piece = &drawing[row];
                format!("  {}", piece.if_supports_color(Stdout, |text| text.color(ink(player))))
            });
            pieces.collect()
        })
        .collect();
    let names = (0..view.players.len()).map(|i| {
        let name: String = scene.name(Seat::from_index(i)).chars().take(castle::WIDTH).collect();
        format!("  {name:^width$}", width = castle::WIDTH)
    });
    rows.push(names.collect());
    rows.into_iter().map(|row| row.trim_end().to_owned()).collect()
}

/// "> Léa: the rose castle, 3 of 6. On the right: 2 diamonds and 1 fairy."
fn place(scene: &Scene, view: &View, seat: Seat) -> String {
    let player = &view.players[seat.index()];
    let name = ("name", scene.name(seat).into());
    let castle = match player.colour {
        Some(colour) => {
            let args = [
                name,
                colour.arg(),
                ("n", i32::from(player.castle).into()),
                ("of", CASTLE_PARTS.into()),
            ];
            scene.texts.say("diamoniak-place-castle", &args)
        }
        None => scene.texts.say("diamoniak-place-no-castle", &[name]),
    };
    let held = scene.list_cards(&player.right.cards());
    let right = match held.as_str() {
        "" => scene.texts.say("diamoniak-place-empty", &[]),
        cards => scene.texts.say("diamoniak-place-right", &[("cards", cards.into())]),
    };
    let mark = match view.winner {
        Some(winner) if winner == seat => '*',
        None if view.turn == seat => '>',
        _ => ' ',
    };
    format!("{mark} {castle} {right}")
}
