//! Diavolo in a terminal.

use ludo::{Arg, Seat};
use owo_colors::{AnsiColors, OwoColorize, Stream::Stdout};
use serde::Deserialize;
use serde_json::value::RawValue;

use super::{Face, Scene};

pub struct Diavolo;

const COLOURS: [&str; 3] = ["black", "white", "red"];

#[derive(Deserialize)]
struct View {
    options: Options,
    players: Vec<Player>,
    roller: Seat,
    phase: String,
    throw: Option<Throw>,
}

#[derive(Deserialize)]
struct Options {
    untimed: bool,
}

#[derive(Deserialize)]
struct Player {
    gems: i32,
}

#[derive(Deserialize)]
struct Throw {
    order: String,
    spot: Spot,
    dice: Vec<Die>,
}

#[derive(Deserialize)]
struct Die {
    colour: String,
    value: u8,
    spot: Spot,
}

#[derive(Clone, Copy, Deserialize)]
struct Spot {
    x: f64,
    y: f64,
}

#[derive(Deserialize)]
struct Answer {
    devil: String,
}

#[derive(Deserialize)]
struct Tally {
    seat: Seat,
    devil: Option<String>,
    at: Option<i32>,
    said: Option<i32>,
    lag: Option<i32>,
    verdict: String,
    change: i32,
    gems: i32,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
enum Event {
    Threw { seat: Seat },
    Ordered { order: String },
    Shown { throw: Throw },
    Reached { seat: Seat, devil: Option<String> },
    Answered { seat: Seat },
    Settled { seats: Vec<Seat> },
    Counted { answer: Answer, results: Vec<Tally> },
    Out { seat: Seat },
    Fewer { each: i32 },
    Turn { seat: Seat },
    Won { seat: Seat },
    NobodyWon,
}

fn read<'a, T: Deserialize<'a>>(json: &'a RawValue) -> T {
    serde_json::from_str(json.get()).expect("views and events of Diavolo look like this")
}

fn say(scene: &Scene, id: &str, args: &[(&str, Arg)]) -> String {
    scene.texts.say(&format!("diavolo-{id}"), args)
}

fn a_devil(scene: &Scene, devil: Option<&str>) -> String {
    match devil {
        Some(devil) => say(scene, "a-devil", &[("devil", devil.into())]),
        None => "–".to_owned(),
    }
}

/// The sentence about a seat, or the one that speaks to the player herself.
fn about(scene: &Scene, event: &str, seat: Seat, mut args: Vec<(&str, Arg)>) -> String {
    if scene.you == Some(seat) {
        return say(scene, &format!("event-{event}-you"), &args);
    }
    args.push(("name", scene.name(seat).into()));
    say(scene, &format!("event-{event}"), &args)
}

impl Face for Diavolo {
    fn table(&self, scene: &Scene, view: &RawValue) -> String {
        let view: View = read(view);
        let mut rows: Vec<String> = (0..view.players.len())
            .map(|i| place(scene, &view, Seat::from_index(i)))
            .collect();
        rows.extend(view.throw.iter().map(|throw| dice(scene, throw)));
        rows.join("\n")
    }

    fn prompt(&self, scene: &Scene, view: &RawValue, _: &[String]) -> String {
        let view: View = read(view);
        let calm = if view.phase == "open" && view.options.untimed {
            "-calm"
        } else {
            ""
        };
        say(scene, &format!("prompt-{}{calm}", view.phase), &[])
    }

    fn action(&self, scene: &Scene, _: &RawValue, action: &str) -> String {
        let mut words = action.split(' ');
        let verb = words.next().unwrap_or_default();
        let devil = words.next().unwrap_or_default();
        say(scene, &format!("action-{verb}"), &[("devil", devil.into())])
    }

    fn event(&self, scene: &Scene, event: &RawValue) -> Option<String> {
        Some(match read(event) {
            Event::Threw { seat } => about(scene, "threw", seat, vec![]),
            Event::Ordered { order } => {
                let order = say(scene, &format!("order-{order}"), &[]);
                say(scene, "event-ordered", &[("order", order.as_str().into())])
            }
            // The table shows them to those who are asked.
            Event::Shown { throw } => dice(scene, &throw),
            Event::Reached { seat, devil: None } => about(scene, "reached-none", seat, vec![]),
            Event::Reached {
                seat,
                devil: Some(devil),
            } => about(scene, "reached", seat, vec![("devil", devil.as_str().into())]),
            Event::Answered { seat } => about(scene, "answered", seat, vec![]),
            Event::Settled { seats } => {
                let names: Vec<String> = seats.iter().map(|seat| scene.name(*seat).to_owned()).collect();
                say(scene, "event-settled", &[("names", names.join(", ").as_str().into())])
            }
            Event::Counted { answer, results } => receipt(scene, &answer, &results),
            Event::Out { seat } => about(scene, "out", seat, vec![]),
            Event::Fewer { each } => say(scene, "event-fewer", &[("n", each.into())]),
            Event::Turn { seat } => about(scene, "turn", seat, vec![]),
            Event::Won { seat } => about(scene, "won", seat, vec![]),
            Event::NobodyWon => say(scene, "event-nobody", &[]),
        })
    }
}

fn place(scene: &Scene, view: &View, seat: Seat) -> String {
    let gems = view.players[seat.index()].gems;
    let kind = match gems {
        0 => "place-out",
        _ if view.roller == seat => "place-dice",
        _ => "place",
    };
    let words = say(scene, kind, &[("name", scene.name(seat).into()), ("n", gems.into())]);
    if !scene.drawings {
        return words;
    }
    let gems = "◆".repeat(gems as usize);
    format!("{:<5} {words}", gems.if_supports_color(Stdout, |text| text.red()))
}

/// The order, and what lies there of each colour: values, or how far from the order die.
fn dice(scene: &Scene, throw: &Throw) -> String {
    let order = say(scene, &format!("order-{}", throw.order), &[]);
    let near = throw.order == "near";
    let rows = COLOURS.map(|colour| {
        let dice = throw.dice.iter().filter(|die| die.colour == colour);
        let values: Vec<String> = match near {
            true => dice
                .map(|die| format!("{:.1}", millimetres(die.spot, throw.spot)))
                .collect(),
            false => dice.map(|die| die.value.to_string()).collect(),
        };
        let id = if near { "far-of" } else { "dice-of" };
        let args = [("colour", colour.into()), ("values", values.join("  ").as_str().into())];
        let row = say(scene, id, &args);
        format!("    {}", row.if_supports_color(Stdout, |text| text.color(ink(colour))))
    });
    format!(
        "{}\n{}",
        order.if_supports_color(Stdout, |text| text.bold()),
        rows.join("\n")
    )
}

fn millimetres(one: Spot, other: Spot) -> f64 {
    ((one.x - other.x).powi(2) + (one.y - other.y).powi(2)).sqrt() / 10.0
}

fn ink(colour: &str) -> AnsiColors {
    match colour {
        "red" => AnsiColors::BrightRed,
        "white" => AnsiColors::BrightWhite,
        _ => AnsiColors::BrightBlack,
    }
}

/// What was right, and for each what she reached for, what her device said, what her line can have held up, what counts.
fn receipt(scene: &Scene, answer: &Answer, results: &[Tally]) -> String {
    let answer = say(scene, "answer", &[("devil", answer.devil.as_str().into())]);
    let rows = results.iter().map(|tally| {
        let times = [("said", tally.said), ("lag", tally.lag), ("at", tally.at)];
        let times = times.iter().filter_map(|(id, ms)| {
            let ms = say(scene, "ms", &[("n", (*ms)?.into())]);
            Some(format!("{} {ms}", say(scene, &format!("receipt-{id}"), &[])))
        });
        let parts = [
            scene.name(tally.seat).to_owned(),
            a_devil(scene, tally.devil.as_deref()),
            times.collect::<Vec<_>>().join(" · "),
            say(scene, &format!("verdict-{}", tally.verdict), &[]),
            format!(
                "{:+} → {}",
                tally.change,
                say(scene, "gems", &[("n", tally.gems.into())])
            ),
        ];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        format!("    {}", parts.join(" | "))
    });
    format!("{answer}\n{}", rows.collect::<Vec<_>>().join("\n"))
}
