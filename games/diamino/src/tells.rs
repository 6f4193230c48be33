//! What Diamino says; the words stand in `texts/`.

use std::collections::BTreeMap;

use ludo::{Arg, Moment, Outcome, Row, Said, Seat, Step, Tells, Viewer};

use crate::{
    event::Event,
    judge::Action,
    lay::{self, Lay},
    notation::cell_name,
    options::{BlockedWinner, Formula, Options},
    piece::{BOX, JOKER, Kind, Print, Square, Tiles, kind_char},
    state::{Diamino, How, Lot, Phase},
    view::{Player, View},
    words::{Fault, spelt},
};

/// So many words that a question can still be read; the page shows all of them elsewhere.
const FEW: usize = 2;

impl Tells for Diamino {
    fn told(event: &Event) -> Option<Said> {
        Some(match event {
            Event::Lots { lots } => {
                Said::new("diamino-event-lots").with("lots", Arg::list(lots.iter().map(|lot| drawn(*lot))))
            }
            Event::Begins { seat } => Said::about("diamino-event-begins", *seat),
            Event::Dealt { each } => Said::new("diamino-event-dealt").with("n", *each),
            // Only the one who drew may read it, even where several share a page (DIAMINO-AMB-41).
            Event::Got { seat, tiles } => Said::about("diamino-event-got", *seat).with("tiles", spaced(tiles)),
            Event::Took { seat, count } => Said::about("diamino-event-took", *seat).with("n", *count),
            Event::Laid {
                seat, words, at, down, ..
            } => laid(*seat, words, at, *down)?,
            Event::Accepted { seat } => Said::about("diamino-event-accepted", *seat),
            Event::Challenged { seat } => Said::about("diamino-event-challenged", *seat),
            Event::Began { seat } => Said::about("diamino-event-began", *seat),
            Event::Stands { words } => Said::new("diamino-event-stands").with("words", named(words)),
            Event::Withdrawn { seat, words } => {
                let why = words.iter().map(Fault::said).reduce(|one, other| {
                    let both = Said::new("diamino-sentences");
                    both.with("one", one).with("other", other)
                });
                Said::about("diamino-event-withdrawn", *seat).with("why", why?)
            }
            Event::Covered {
                seat,
                greens,
                reds,
                black,
            } => Said::about("diamino-event-covered", *seat).with("what", Arg::list(covered(*greens, *reds, *black))),
            Event::Scored { seat, points } if *points < 0 => {
                Said::about("diamino-event-lost", *seat).with("n", -points)
            }
            Event::Scored { seat, points } => Said::about("diamino-event-scored", *seat).with("n", *points),
            Event::Exchanged { seat, count } => Said::about("diamino-event-exchanged", *seat).with("n", *count),
            Event::Passed { seat } => Said::about("diamino-event-passed", *seat),
            Event::Skipped { seat } => Said::about("diamino-event-skipped", *seat),
            Event::Discarded { seat, count } => Said::about("diamino-event-discarded", *seat).with("n", *count),
            Event::Asked { seat, word } => Said::about("diamino-event-asked", *seat).with("word", word.as_str()),
            Event::Voted { seat } => Said::about("diamino-event-voted", *seat),
            Event::Decided { word, admitted: true } => Said::new("diamino-event-admitted").with("word", word.as_str()),
            Event::Decided { word, admitted: false } => {
                Said::new("diamino-event-turned-down").with("word", word.as_str())
            }
            Event::Lifted { cells } => Said::new("diamino-event-lifted").with("n", cells.len() as i32),
            Event::Turn { seat } => Said::turn(*seat),
            Event::Ended { how } => match how {
                How::Out { seat, black } => out(*seat, *black),
                How::Blocked => Said::new("diamino-event-blocked"),
                How::Stopped => Said::new("diamino-event-stopped"),
            },
            Event::Hands { hands, .. } => {
                let held = (0..).zip(hands).filter(|(_, hand)| *hand != "-");
                let held = held.map(|(i, hand)| {
                    let lot = Said::about("diamino-lot", Seat::from_index(i));
                    lot.with("letter", spaced(hand)).into()
                });
                let held: Vec<Arg> = held.collect();
                if held.is_empty() {
                    return None;
                }
                Said::new("diamino-event-hands").with("hands", Arg::list(held))
            }
            Event::NextGame { game } => Said::new("diamino-event-next-game").with("game", *game),
        })
    }

    fn called(_: &View, action: &Action) -> Said {
        match action {
            Action::Lay(lay) => laying(lay),
            Action::Letters(_) => Said::new("action-plain").with("what", action.to_string()),
            Action::Exchange(tiles) => Said::new("diamino-action-exchange").with("tiles", spaced(&tiles.to_string())),
            Action::Pass => Said::new("diamino-action-pass"),
            Action::Accept => Said::new("diamino-action-accept"),
            Action::Challenge => Said::new("diamino-action-challenge"),
            Action::Begin => Said::new("diamino-action-begin"),
            Action::Ask(word) => Said::new("diamino-action-ask").with("word", word.as_str()),
            Action::Yes => Said::new("diamino-action-yes"),
            Action::No => Said::new("diamino-action-no"),
            Action::Discard(tiles) => Said::new("diamino-action-discard").with("tiles", spaced(&tiles.to_string())),
            Action::Lift(_) => Said::new("diamino-action-lift"),
            Action::Stop => Said::new("diamino-action-stop"),
        }
    }

    /// Of a word, where it begins, and then its first letter.
    fn bits(view: &View, action: &Action) -> Vec<Said> {
        let Action::Lay(lay) = action else { return Vec::new() };
        let Some((cell, letter)) = first_new(view, lay) else {
            return Vec::new();
        };
        let said = |id| {
            let at = cell_name(cell % view.board.len(), cell / view.board.len());
            let said = Said::new(id).with("cell", at.to_uppercase());
            said.with("way", way(lay.down))
        };
        let first = said("diamino-hint-first").with("letter", kind_char(letter.letter.into()).to_string());
        vec![said("diamino-hint-where"), first]
    }

    fn prompt(view: &View, viewer: Viewer) -> Option<Said> {
        let turn = view.turn;
        let is_hers = viewer == Viewer::Seat(turn);
        let has = |one: &[Seat], other: &[Seat]| one.iter().chain(other).any(|seat| viewer == Viewer::Seat(*seat));
        Some(match &view.phase {
            Phase::Starting { .. } | Phase::Dealing => Said::new("diamino-prompt-draw"),
            Phase::Turn { .. } if is_hers => on_turn(view),
            Phase::Discarding { count } if is_hers => Said::new("diamino-prompt-discard").with("n", *count),
            Phase::Turn { .. } if view.squares.is_empty() => Said::about("diamino-prompt-open-others", turn),
            Phase::Turn { .. } | Phase::Discarding { .. } => Said::turn(turn),
            Phase::Window { .. } if is_hers => Said::new("diamino-prompt-window-wait"),
            Phase::Window {
                accepted: one,
                challenged: other,
                ..
            }
            | Phase::Vote {
                yes: one, no: other, ..
            } if has(one, other) => Said::new("diamino-prompt-answered"),
            Phase::Window { .. } => {
                let words = in_short(&view.looked_at);
                match viewer {
                    Viewer::Seat(_) => Said::about("diamino-prompt-window", turn)
                        .with("words", words)
                        .with("seconds", view.options.challenge_seconds.get()),
                    Viewer::Spectator => Said::about("diamino-prompt-window-others", turn).with("words", words),
                }
            }
            Phase::Vote { word, .. } => match viewer {
                Viewer::Seat(_) if !is_hers => Said::about("diamino-prompt-vote", turn).with("word", word.as_str()),
                _ => Said::new("diamino-prompt-vote-wait").with("word", word.as_str()),
            },
            Phase::Drawing { .. } | Phase::Showing { .. } => Said::new("diamino-prompt-drawing"),
            // Who went out is named; who has won is told when all is counted (DIAMINO-M7).
            Phase::Over { how } => match how {
                How::Out { seat, black } => out(*seat, *black),
                How::Blocked => Said::new("diamino-end-blocked"),
                How::Stopped => Said::new("diamino-end-stopped"),
            },
        })
    }

    fn rows(view: &View) -> Vec<Row> {
        let alone = |said| Row::new(said, []);
        let mut rows = vec![Row::new(Said::new("diamino-board"), words_on(view))];
        rows.extend(view.match_so_far.clone().map(alone));
        let places = view.players.iter();
        rows.extend(places.map(|player| Row::new(player.said.clone(), held(player))));
        rows.push(alone(reserve(view)));
        rows.extend(view.last.iter().flat_map(|last| last.words.clone()).map(alone));
        rows
    }

    fn moments(steps: &mut dyn Iterator<Item = Step<Diamino>>) -> Vec<Moment> {
        crate::moments::moments(steps)
    }

    fn ending(outcome: &Outcome) -> Option<Said> {
        Some(Said::new(format!("diamino-end-{}", outcome.how)))
    }

    /// Alone, letters on the board are counted.
    fn score(options: &Options, score: i32) -> Said {
        Said::new(match options.formula {
            Formula::Patience => "diamino-score-laid",
            _ => "score",
        })
        .with("n", score)
    }

    /// Where points do not count, what is left in a hand does: how many squares, or their value where that decides
    /// (DIAMINO-F1, DIAMINO-AMB-14).
    fn stands(view: &View, seat: Seat, score: Said) -> Said {
        if !view.options.is_without_points() {
            return score;
        }
        let player = &view.players[seat.index()];
        let weighed = view.options.blocked_winner == BlockedWinner::LowestHand;
        let blocked = matches!(view.phase, Phase::Over { how: How::Blocked });
        match player.hand.as_deref().and_then(|hand| hand.parse::<Tiles>().ok()) {
            Some(hand) if blocked && weighed => {
                let left = Said::new("diamino-left-worth").with("n", player.tiles);
                left.with("value", hand.value())
            }
            _ => Said::new("diamino-left").with("n", player.tiles),
        }
    }
}

fn on_turn(view: &View) -> Said {
    let laid = view.squares.len() as i32;
    match (view.options.is_patience(), laid) {
        (true, 0) => Said::new("diamino-prompt-alone"),
        (true, laid) => Said::new("diamino-prompt-alone-more").with("n", laid),
        (false, 0) => Said::new("diamino-prompt-open").with("cell", depart(view)),
        (false, _) => Said::new("diamino-prompt-turn"),
    }
}

/// The cell on which the first word begins.
fn depart(view: &View) -> String {
    let printed = |row: &String| row.find('D');
    let found = (0..)
        .zip(&view.board)
        .find_map(|(row, cells)| Some((printed(cells)?, row)));
    found.map_or_else(String::new, |(column, row)| cell_name(column, row).to_uppercase())
}

fn out(seat: Seat, black: bool) -> Said {
    Said::about(
        if black {
            "diamino-event-out-black"
        } else {
            "diamino-event-out"
        },
        seat,
    )
}

fn drawn(lot: Lot) -> Said {
    let letter = match lot.letter {
        Some(letter) => kind_char(letter.into()).to_string().into(),
        None => Arg::from(Said::new("diamino-tile-joker")),
    };
    Said::about("diamino-lot", lot.seat).with("letter", letter)
}

/// "A E ?", so that a voice reads letters and not a word.
fn spaced(tiles: &str) -> String {
    tiles.chars().map(String::from).collect::<Vec<_>>().join(" ")
}

fn named(words: &[String]) -> Arg {
    Arg::list(words.iter().map(String::as_str))
}

/// All the words that others are looking at, where the question names only some of them.
pub(crate) fn doubted(words: &[String]) -> Option<Said> {
    (words.len() > FEW).then(|| Said::new("diamino-preview").with("words", named(words)))
}

fn in_short(words: &[String]) -> Arg {
    match words {
        [first, rest @ ..] if rest.len() >= FEW => Said::new("diamino-words-more")
            .with("word", first.as_str())
            .with("n", rest.len() as i32)
            .into(),
        _ => named(words),
    }
}

/// Where a word lies and which way, for who cannot see it; and the words that it forms besides.
fn laid(seat: Seat, words: &[String], at: &str, down: bool) -> Option<Said> {
    let (word, crossing) = words.split_first()?;
    let lies = lying("diamino-lies", word.clone(), at, down);
    Some(if crossing.is_empty() {
        Said::about("diamino-event-laid", seat).with("lies", lies)
    } else {
        let more = Said::about("diamino-event-laid-more", seat).with("lies", lies);
        more.with("words", named(crossing))
    })
}

/// Devils and black cells that a word covers.
pub(crate) fn covered(greens: u8, reds: u8, black: bool) -> Vec<Said> {
    let counted = [("diamino-greens", greens), ("diamino-reds", reds)];
    let counted = counted.into_iter().filter(|(_, n)| *n > 0);
    let devils = counted.map(|(id, n)| Said::new(id).with("n", n));
    devils.chain(black.then(|| Said::new("diamino-black"))).collect()
}

/// Whoever cannot see the letters on the board hears where they go, and which of them are jokers.
fn laying(lay: &Lay) -> Said {
    let letter = |square: &Square| kind_char(square.letter.into()).to_string();
    let jokers: Vec<String> = lay.word.iter().filter(|square| square.joker).map(letter).collect();
    let word: String = lay.word.iter().map(letter).collect();
    let cell = cell_name(lay.column.into(), lay.row.into());
    if jokers.is_empty() {
        lying("diamino-action-lay", word, &cell, lay.down)
    } else {
        lying("diamino-action-lay-joker", word, &cell, lay.down).with("jokers", Arg::list(jokers))
    }
}

fn lying(id: &'static str, word: String, cell: &str, down: bool) -> Said {
    let said = Said::new(id).with("word", word).with("cell", cell.to_uppercase());
    said.with("way", way(down))
}

fn way(down: bool) -> &'static str {
    if down { "down" } else { "across" }
}

/// The first square that is not there yet, and its cell.
fn first_new(view: &View, lay: &Lay) -> Option<(usize, Square)> {
    let (squares, width) = (view.letters(), view.board.len());
    let step = if lay.down { width } else { 1 };
    let first = usize::from(lay.row) * width + usize::from(lay.column);
    let mut cells = (first..).step_by(step).zip(lay.word.iter().copied());
    cells.find(|(cell, _)| squares.get(*cell).is_some_and(Option::is_none))
}

/// An empty cell, for who reads the board cell by cell. Which one it is (`cell`) adds whoever shows it.
pub fn cell(print: Print) -> Said {
    Said::new(match print {
        Print::Plain => "diamino-cell-plain",
        Print::Depart => "diamino-cell-depart",
        Print::Black => "diamino-cell-black",
        Print::Green => "diamino-cell-green",
        Print::Red => "diamino-cell-red",
    })
}

/// A cell with a square on it, whose `letter` is added, too.
pub fn taken_cell(joker: bool) -> Said {
    Said::new(if joker {
        "diamino-cell-joker"
    } else {
        "diamino-cell-letter"
    })
}

/// Every word that lies there, and where.
fn words_on(view: &View) -> Vec<Said> {
    let (squares, width) = (view.letters(), view.board.len());
    let begins = |down: bool| (0..squares.len()).map(move |cell| (cell, down));
    let words = begins(false).chain(begins(true)).filter_map(|(cell, down)| {
        squares[cell]?;
        let (first, letters) = lay::run(&squares, width, cell, down);
        let name = cell_name(cell % width, cell / width);
        (first == cell && letters.len() > 1).then(|| lying("diamino-lies", spelt(&letters), &name, down))
    });
    words.collect()
}

/// Which game of how many, and towards which total (DIAMINO-AMB-40); none where there is no match.
pub(crate) fn match_so_far(options: &Options, game: u8) -> Option<Said> {
    let (games, target) = (options.games.get(), options.target.get());
    let id = match (options.formula, games > 1, target > 0) {
        (Formula::One, true, true) => "diamino-game-of-until",
        (Formula::One, true, false) => "diamino-game-of",
        (Formula::One, false, true) => "diamino-game-until",
        _ => return None,
    };
    let said = Said::new(id).with("game", game);
    Some(said.with("of", games).with("target", target))
}

pub(crate) fn place(view: &View, seat: Seat) -> Said {
    let player = &view.players[seat.index()];
    let id = if player.skips {
        "diamino-place-skips"
    } else {
        "diamino-place"
    };
    let counts = !view.options.is_without_points();
    let score = counts.then(|| <Diamino as Tells>::score(&view.options, player.score));
    let held = Said::new("diamino-tiles").with("n", player.tiles);
    Said::about(id, seat).with("what", Arg::list([held].into_iter().chain(score)))
}

pub(crate) fn reserve(view: &View) -> Said {
    Said::new("diamino-reserve").with("n", view.reserve)
}

/// The squares of a hand that these eyes see, equal ones together.
fn held(player: &Player) -> Vec<Said> {
    let hand: Tiles = player
        .hand
        .as_deref()
        .and_then(|hand| hand.parse().ok())
        .unwrap_or_default();
    let some = hand.0.into_iter().enumerate().filter(|(_, count)| *count > 0);
    some.map(|(kind, count)| match count {
        1 => tile(kind),
        _ => Said::new("diamino-tile-stack")
            .with("tile", tile(kind))
            .with("count", count),
    })
    .collect()
}

pub(crate) fn kinds(hand: &Tiles) -> BTreeMap<char, Said> {
    let some = hand.0.iter().enumerate().filter(|(_, count)| **count > 0);
    some.map(|(kind, _)| (kind_char(kind), tile(kind))).collect()
}

fn tile(kind: Kind) -> Said {
    match kind {
        JOKER => Said::new("diamino-tile-joker"),
        _ => Said::new("diamino-tile")
            .with("letter", kind_char(kind).to_string())
            .with("n", BOX.values[kind]),
    }
}

impl Fault {
    pub(crate) fn said(&self) -> Said {
        self.why.said(&self.word)
    }
}
