//! Diamino in a terminal: the board in letters, and words typed as one would say them.

use std::collections::BTreeMap;

use ludo::{Arg, Seat};
use serde::Deserialize;
use serde_json::value::RawValue;

use super::{Face, Scene, board};
use crate::word::Described;

pub struct Diamino;

#[derive(Deserialize)]
struct View {
    options: Options,
    board: Vec<String>,
    squares: Vec<Shown>,
    players: Vec<Player>,
    reserve: i32,
    game: i32,
    turn: Seat,
    last: Option<Last>,
    phase: Phase,
}

#[derive(Deserialize)]
struct Options {
    formula: String,
    games: i32,
    target: i32,
}

#[derive(Deserialize)]
struct Shown {
    cell: usize,
    letter: String,
    joker: bool,
}

#[derive(Deserialize)]
struct Player {
    score: i32,
    tiles: i32,
    hand: Option<String>,
}

#[derive(Deserialize)]
struct Last {
    words: Vec<Gloss>,
}

#[derive(Deserialize)]
struct Gloss {
    word: String,
    spellings: Vec<String>,
    parts: Vec<String>,
    lemmas: Vec<String>,
    themes: Vec<String>,
    why: Option<String>,
}

#[derive(Deserialize)]
struct Fault {
    word: String,
    why: String,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
enum Phase {
    Window {
        cells: Vec<usize>,
    },
    Vote {
        word: String,
    },
    Discarding {
        count: i32,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct Lot {
    seat: Seat,
    letter: Option<u8>,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
enum How {
    Out { seat: Seat, black: bool },
    Blocked,
    Stopped,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
enum Event {
    Lots {
        lots: Vec<Lot>,
    },
    Begins {
        seat: Seat,
    },
    Dealt {
        each: i32,
    },
    Got {
        tiles: String,
    },
    Took {
        seat: Seat,
        count: i32,
    },
    Laid {
        seat: Seat,
        words: Vec<String>,
    },
    Accepted {
        seat: Seat,
    },
    Challenged {
        seat: Seat,
    },
    Began {
        seat: Seat,
    },
    Stands {
        words: Vec<String>,
    },
    Withdrawn {
        seat: Seat,
        words: Vec<Fault>,
    },
    Covered {
        seat: Seat,
        greens: i32,
        reds: i32,
        black: bool,
    },
    Scored {
        seat: Seat,
        points: i32,
    },
    Exchanged {
        seat: Seat,
        count: i32,
    },
    Passed {
        seat: Seat,
    },
    Skipped {
        seat: Seat,
    },
    Discarded {
        seat: Seat,
        count: i32,
    },
    Asked {
        seat: Seat,
        word: String,
    },
    Voted {
        seat: Seat,
    },
    Decided {
        word: String,
        admitted: bool,
    },
    Lifted {
        cells: Vec<u16>,
    },
    Turn {},
    Ended {
        how: How,
    },
    Hands {
        hands: Vec<String>,
        values: Vec<i32>,
    },
    NextGame {
        game: i32,
    },
}

fn read<'a, T: Deserialize<'a>>(json: &'a RawValue) -> T {
    serde_json::from_str(json.get()).expect("views and events of Diamino look like this")
}

impl Face for Diamino {
    fn table(&self, scene: &Scene, view: &RawValue) -> String {
        let view: View = read(view);
        let mut rows = vec![board::numbered(&view.cells()), String::new()];
        rows.extend(match_so_far(scene, &view));
        rows.extend((0..view.players.len()).map(|i| place(scene, &view, Seat::from_index(i))));
        rows.push(say(scene, "reserve", &[("n", view.reserve.into())]));
        rows.extend(
            view.last
                .iter()
                .flat_map(|last| &last.words)
                .map(|gloss| definition(scene, gloss)),
        );
        rows.join("\n")
    }

    /// Words are found by looking at the board, so it is there whenever somebody is asked.
    fn desk(&self, scene: &Scene, view: &RawValue) -> Option<String> {
        Some(self.table(scene, view))
    }

    fn prompt(&self, scene: &Scene, view: &RawValue, _: &[String]) -> String {
        let view: View = read(view);
        let alone = view.options.formula == "patience";
        let name = ("name", scene.name(view.turn).into());
        let (id, args, how) = match &view.phase {
            Phase::Window { cells } => {
                let words = view.words_through(cells);
                let args = vec![name, ("words", words.as_str().into())];
                return say(scene, "prompt-window", &args);
            }
            Phase::Vote { word } => {
                return say(scene, "prompt-vote", &[name, ("word", word.as_str().into())]);
            }
            Phase::Discarding { count } => ("prompt-discard", vec![("n", (*count).into())], "write-discard"),
            Phase::Other if alone && view.squares.is_empty() => ("prompt-alone", vec![], "write-alone"),
            Phase::Other if alone => {
                let laid = view.squares.len() as i32;
                ("prompt-alone-more", vec![("n", laid.into())], "write-alone")
            }
            Phase::Other if view.squares.is_empty() => ("prompt-open", vec![], "write"),
            Phase::Other => ("prompt-turn", vec![], "write"),
        };
        let hand = view.players[view.turn.index()].hand.as_deref().unwrap_or_default();
        let spaced: Vec<String> = hand.chars().map(String::from).collect();
        format!(
            "{}\n  {}: {}\n{}",
            say(scene, id, &args),
            say(scene, "rack", &[]),
            spaced.join(" "),
            say(scene, how, &[])
        )
    }

    fn action(&self, scene: &Scene, _: &RawValue, action: &str) -> String {
        let words: Vec<&str> = action.split(' ').collect();
        let named = |id: &str, args: &[(&str, Arg)]| say(scene, &format!("action-{id}"), args);
        match words[..] {
            ["lay", word, cell, way] => named(
                "lay",
                &[("word", word.into()), ("cell", cell.into()), ("way", way.into())],
            ),
            [verb @ ("exchange" | "discard"), tiles] => named(verb, &[("tiles", tiles.into())]),
            ["ask", word] => named("ask", &[("word", word.into())]),
            [verb, ..] => named(verb, &[]),
            [] => String::new(),
        }
    }

    fn event(&self, scene: &Scene, event: &RawValue) -> Option<String> {
        let count = |n: i32| [("n", Arg::from(n))];
        let told = |id: &str, args: &[(&str, Arg)]| say(scene, &format!("event-{id}"), args);
        let text = |key: &'static str, text: &str| [(key, Arg::from(text))];
        Some(match read(event) {
            Event::Lots { lots } => told("lots", &text("lots", &drawn(scene, &lots))),
            Event::Begins { seat } => about(scene, "begins", seat, &[]),
            Event::Dealt { each } => told("dealt", &count(each)),
            Event::Got { tiles } => told("got", &text("tiles", &tiles)),
            Event::Took { seat, count: n } => about(scene, "took", seat, &count(n)),
            Event::Laid { seat, words } => about(scene, "laid", seat, &text("words", &scene.texts.list(&words))),
            Event::Accepted { seat } => about(scene, "accepted", seat, &[]),
            Event::Challenged { seat } => about(scene, "challenged", seat, &[]),
            Event::Began { seat } => about(scene, "began", seat, &[]),
            Event::Stands { words } => told("stands", &text("words", &scene.texts.list(&words))),
            Event::Withdrawn { seat, words } => {
                let reasons: Vec<String> = words
                    .iter()
                    .map(|fault| reason(scene, &fault.word, &fault.why))
                    .collect();
                about(scene, "withdrawn", seat, &text("why", &reasons.join(" ")))
            }
            Event::Covered {
                seat,
                greens,
                reds,
                black,
            } => about(
                scene,
                "covered",
                seat,
                &text("what", &covered(scene, greens, reds, black)),
            ),
            Event::Scored { seat, points } if points < 0 => about(scene, "lost", seat, &count(-points)),
            Event::Scored { seat, points } => about(scene, "scored", seat, &count(points)),
            Event::Exchanged { seat, count: n } => about(scene, "exchanged", seat, &count(n)),
            Event::Passed { seat } => about(scene, "passed", seat, &[]),
            Event::Skipped { seat } => about(scene, "skipped", seat, &[]),
            Event::Discarded { seat, count: n } => about(scene, "discarded", seat, &count(n)),
            Event::Asked { seat, word } => about(scene, "asked", seat, &text("word", &word)),
            Event::Voted { seat } => about(scene, "voted", seat, &[]),
            Event::Decided { word, admitted } => {
                let id = if admitted { "admitted" } else { "turned-down" };
                told(id, &text("word", &word))
            }
            Event::Lifted { cells } => told("lifted", &count(cells.len() as i32)),
            // What is done next says whose turn it is.
            Event::Turn {} => return None,
            Event::Ended { how } => match how {
                How::Out { seat, black: false } => about(scene, "out", seat, &[]),
                How::Out { seat, black: true } => about(scene, "out-black", seat, &[]),
                How::Blocked => told("blocked", &[]),
                How::Stopped => told("stopped", &[]),
            },
            Event::Hands { hands, values } => {
                let hands = (0..).zip(hands.iter().zip(values));
                let each =
                    hands.map(|(i, (hand, value))| format!("{} {hand} ({value})", scene.name(Seat::from_index(i))));
                told("hands", &text("hands", &each.collect::<Vec<_>>().join(", ")))
            }
            Event::NextGame { game } => told("next-game", &[("game", game.into())]),
        })
    }

    /// `kepi h8`, `lay kepi h8 down` and `exchange ae?` are as good as their notation. In a word without capitals, letters
    /// that the hand does not have are jokers.
    fn read(&self, view: &RawValue, typed: &str) -> String {
        let words: Vec<&str> = typed.split(' ').collect();
        let verbs = [
            "lay",
            "exchange",
            "pass",
            "accept",
            "challenge",
            "begin",
            "ask",
            "yes",
            "no",
            "discard",
            "lift",
            "stop",
        ];
        let Some((&first, rest)) = words.split_first() else {
            return typed.to_owned();
        };
        match (verbs.contains(&first), first, rest) {
            (true, "lay", [word, cell, direction @ ..]) => read::<View>(view).laying(word, cell, direction),
            (true, "exchange" | "discard" | "ask", [tiles]) => format!("{first} {}", tiles.to_uppercase()),
            (false, word, [cell, direction @ ..]) if self::cell(cell).is_some() => {
                read::<View>(view).laying(word, cell, direction)
            }
            _ => typed.to_owned(),
        }
    }
}

/// Column and row of a cell, counted from 0.
fn cell(text: &str) -> Option<(usize, usize)> {
    let mut signs = text.chars();
    let column = signs.next().filter(char::is_ascii_alphabetic)?.to_ascii_lowercase();
    let row: u8 = signs.as_str().parse().ok()?;
    Some((usize::from(column as u8 - b'a'), row.checked_sub(1)?.into()))
}

impl View {
    /// Squares where they lie, small where a joker stands for a letter; elsewhere what is printed.
    fn cells(&self) -> Vec<Vec<char>> {
        let mut rows: Vec<Vec<char>> = self.board.iter().map(|row| row.chars().collect()).collect();
        let width = rows.len();
        for shown in &self.squares {
            let letter = shown.letter.chars().next().unwrap_or('?');
            rows[shown.cell / width][shown.cell % width] = if shown.joker {
                letter.to_ascii_lowercase()
            } else {
                letter
            };
        }
        rows
    }

    /// The letter that lies on a cell.
    fn at(&self, column: usize, row: usize) -> Option<char> {
        let cell = row * self.board.len() + column;
        let shown = self.squares.iter().find(|shown| shown.cell == cell)?;
        shown.letter.chars().next()
    }

    fn laying(&self, word: &str, cell: &str, direction: &[&str]) -> String {
        let cell = cell.to_lowercase();
        let down = matches!(direction, ["down" | "d" | "v"]);
        let direction = match direction {
            [] | ["across" | "a" | "h"] => "across",
            _ if down => "down",
            [other, ..] => other,
        };
        let plain = lexicon::fold(word).filter(|_| !word.chars().any(char::is_uppercase));
        let word = plain.map_or_else(|| word.to_owned(), |word| self.with_jokers(&word, &cell, down));
        format!("lay {word} {cell} {direction}")
    }

    /// Small letters where neither the board nor the hand has them.
    fn with_jokers(&self, word: &str, cell: &str, down: bool) -> String {
        let Some((column, row)) = self::cell(cell) else {
            return word.to_owned();
        };
        let mut hand: BTreeMap<char, u32> = BTreeMap::new();
        for letter in self.players[self.turn.index()]
            .hand
            .iter()
            .flat_map(|hand| hand.chars())
        {
            *hand.entry(letter).or_default() += 1;
        }
        let square = |(i, letter): (usize, char)| {
            let there = if down {
                self.at(column, row + i)
            } else {
                self.at(column + i, row)
            };
            match hand.get_mut(&letter).filter(|left| **left > 0) {
                _ if there.is_some() => letter,
                Some(left) => {
                    *left -= 1;
                    letter
                }
                None => letter.to_ascii_lowercase(),
            }
        };
        word.chars().enumerate().map(square).collect()
    }

    /// The longest word through the cells that were just laid.
    fn words_through(&self, cells: &[usize]) -> String {
        let width = self.board.len();
        let run = |cell: usize, down: bool| {
            let (column, row) = (cell % width, cell / width);
            let at = |i: usize| if down { self.at(column, i) } else { self.at(i, row) };
            let here = if down { row } else { column };
            let first = (0..=here).rev().take_while(|i| at(*i).is_some()).last().unwrap_or(here);
            (first..width).map_while(at).collect::<String>()
        };
        let words = cells.iter().flat_map(|&cell| [run(cell, false), run(cell, true)]);
        words.max_by_key(String::len).unwrap_or_default()
    }
}

fn say(scene: &Scene, id: &str, args: &[(&str, Arg)]) -> String {
    scene.texts.say(&format!("diamino-{id}"), args)
}

/// The sentence about a seat, or the one that speaks to the player herself.
fn about(scene: &Scene, event: &str, seat: Seat, args: &[(&str, Arg)]) -> String {
    if scene.you == Some(seat) {
        return say(scene, &format!("event-{event}-you"), args);
    }
    let args = [args, &[("name", scene.name(seat).into())]].concat();
    say(scene, &format!("event-{event}"), &args)
}

fn drawn(scene: &Scene, lots: &[Lot]) -> String {
    let each = lots.iter().map(|lot| {
        let letter = lot.letter.map_or('?', |letter| char::from(b'A' + letter)).to_string();
        let args = [
            ("name", scene.name(lot.seat).into()),
            ("letter", letter.as_str().into()),
        ];
        say(scene, "lot", &args)
    });
    each.collect::<Vec<_>>().join(", ")
}

fn covered(scene: &Scene, greens: i32, reds: i32, black: bool) -> String {
    let devils = [("greens", greens), ("reds", reds), ("black", i32::from(black))];
    let some = devils.iter().filter(|(_, n)| *n > 0);
    let words: Vec<String> = some.map(|(id, n)| say(scene, id, &[("n", (*n).into())])).collect();
    scene.texts.list(&words)
}

/// Which game of how many, and towards which total; none where there is no match.
fn match_so_far(scene: &Scene, view: &View) -> Option<String> {
    let Options { formula, games, target } = &view.options;
    let id = match (formula == "one", *games > 1, *target > 0) {
        (true, true, true) => "game-of-until",
        (true, true, false) => "game-of",
        (true, false, true) => "game-until",
        _ => return None,
    };
    let args = [
        ("game", view.game.into()),
        ("of", (*games).into()),
        ("target", (*target).into()),
    ];
    Some(say(scene, id, &args))
}

fn place(scene: &Scene, view: &View, seat: Seat) -> String {
    let player = &view.players[seat.index()];
    let args = [
        ("name", scene.name(seat).into()),
        ("tiles", player.tiles.into()),
        ("n", player.score.into()),
    ];
    let mark = if view.turn == seat { '>' } else { ' ' };
    format!("{mark} {}", say(scene, "place", &args))
}

fn definition(scene: &Scene, gloss: &Gloss) -> String {
    let described = Described {
        spellings: &gloss.spellings,
        parts: gloss.parts.iter().map(String::as_str).collect(),
        lemmas: &gloss.lemmas,
        themes: gloss.themes.iter().map(String::as_str).collect(),
    };
    let reason = gloss.why.as_ref().map(|why| reason(scene, &gloss.word, why));
    let lines: Vec<String> = described.in_words(scene.texts).into_iter().chain(reason).collect();
    if lines.is_empty() {
        // The table voted it in.
        return say(scene, "definition-none", &[("word", gloss.word.as_str().into())]);
    }
    lines.join(" · ")
}

/// Why a word does not count.
fn reason(scene: &Scene, word: &str, why: &str) -> String {
    say(scene, &format!("refusal-{why}"), &[("word", word.into())])
}
