//! What Magnetic Domino says; the words stand in `texts/`.

use ludo::{Arg, Moment, Outcome, Row, Said, Seat, Setting, Step, Tells, Viewer};

use crate::{
    chain::End,
    event::{Event, Squares},
    imagine::{lying, seen, tiles},
    judge::Action,
    moments,
    options::{Count, Form, Options},
    piece::{Tile, Tiles},
    state::{Domino, Mode},
    view::{Stage, View},
    whereabouts::whereabouts,
};

impl Tells for Domino {
    fn told(event: &Event) -> Option<Said> {
        let with = |id: &'static str, seat: Seat, tile: Squares| Said::about(id, seat).with("piece", piece(tile));
        Some(match event {
            Event::Mixed { game } => Said::new("domino-event-mixed").with("game", i32::from(*game)),
            // Only the form that speaks to her says which one it is: who sits beside her reads no more than all know.
            // A hand that is dealt is told as a whole.
            Event::Drew { dealt: true, .. } => return None,
            Event::Drew {
                seat, tile: Some(tile), ..
            } => with("domino-event-drew", *seat, *tile),
            Event::Drew { seat, tile: None, .. } => Said::about("domino-event-drew", *seat),
            Event::Dealt { seat, count, tiles } => {
                let said = Said::about("domino-event-dealt", *seat).with("n", *count as i32);
                match tiles {
                    Some(tiles) => said.with("pieces", Arg::list(tiles.iter().copied().map(piece))),
                    None => said,
                }
            }
            Event::Opened { seat, tile } => with("domino-event-opened", *seat, *tile),
            Event::Laid { seat, tile, joins, .. } => with("domino-event-laid", *seat, *tile).with("n", *joins),
            Event::LetGo { seat, piece } => with("domino-event-let-go", *seat, piece.numbers),
            Event::Stood { seat, piece } => with("domino-event-stood", *seat, piece.numbers),
            Event::Missed { seat, tile, left } => with("domino-event-missed", *seat, *tile).with("left", *left),
            Event::Collapsed { seat, tiles } => {
                Said::about("domino-event-collapsed", *seat).with("n", tiles.len() as i32)
            }
            Event::Passed { seat } => Said::about("domino-event-passed", *seat),
            Event::Turn { seat } => Said::turn(*seat),
            Event::Out { seat } => Said::about("domino-event-out", *seat),
            Event::Blocked => Said::new("domino-event-blocked"),
        })
    }

    fn called(view: &View, action: &Action) -> Said {
        match *action {
            Action::Lay(tile, None) => Said::new("domino-action-open").with("piece", piece(tile.into())),
            Action::Lay(tile, Some(end)) => {
                let (id, joins) = match end {
                    End::Left => ("domino-action-lay-left", view.chain.first().map(|[left, _]| *left)),
                    End::Right => ("domino-action-lay-right", view.chain.last().map(|[_, right]| *right)),
                };
                let said = Said::new(id).with("piece", piece(tile.into()));
                said.with("n", joins.unwrap_or_default())
            }
            Action::Place(attempt) => Said::new("domino-action-place")
                .with("piece", piece(attempt.lying.tile.into()))
                .with("spot", whereabouts(attempt.lying, &view.built)),
            Action::Draw => Said::new("domino-action-draw"),
            Action::Pass => Said::new("domino-action-pass"),
            Action::Deal => Said::new("domino-action-deal"),
        }
    }

    fn prompt(view: &View, viewer: Viewer) -> Option<Said> {
        let won = |id: &'static str| Said::new(id).with("names", Arg::list(view.winners.iter().copied()));
        Some(match view.stage {
            Stage::Over => won("domino-prompt-over"),
            Stage::Between => won("domino-prompt-between"),
            Stage::Dealing | Stage::Drawing => Said::new("domino-prompt-dealing"),
            Stage::Falling => Said::new("domino-prompt-falling"),
            Stage::NoDouble => Said::new("domino-prompt-no-double"),
            Stage::Opening | Stage::Turn if viewer != Viewer::Seat(view.turn) => Said::turn(view.turn),
            Stage::Opening => Said::new("domino-prompt-opening").with("piece", view.opening.map(piece)?),
            Stage::Turn => on_turn(view),
        })
    }

    /// First what is laid, which the page reads out; then who has what.
    fn rows(view: &View) -> Vec<Row> {
        let mut rows = vec![Row::new(layout(view), standing(view))];
        rows.push(Row::new(game(&view.options), view.match_so_far.clone()));
        rows.extend(view.players.iter().map(|player| {
            let hand = player.hand.iter().flatten();
            Row::new(player.said.clone(), hand.copied().map(piece))
        }));
        rows.push(Row::new(stock(view), []));
        rows
    }

    fn moments(steps: &mut dyn Iterator<Item = Step<Domino>>) -> Vec<Moment> {
        moments::moments(steps)
    }

    fn ending(outcome: &Outcome) -> Option<Said> {
        Some(Said::new(format!("domino-end-{}", outcome.how)).with("name", outcome.names()))
    }

    fn score(options: &Options, score: i32) -> Said {
        noted(options, score)
    }
}

/// What she has noted, dots or with young children dominoes (DOMINO-T12): the less, the better.
pub(crate) fn noted(options: &Options, score: i32) -> Said {
    let id = match options.count {
        Count::Dots => "domino-score",
        Count::Dominoes => "domino-score-dominoes",
    };
    Said::new(id).with("n", score)
}

/// "the red 3-5", "the blue double 6".
pub(crate) fn piece([one, other]: Squares) -> Said {
    let tile = Tile::new(one, other).expect("it is in the box");
    let said = match tile.is_double() {
        true => Said::new("domino-piece-double").with("n", one),
        false => Said::new("domino-piece")
            .with("low", tile.low())
            .with("high", tile.high()),
    };
    said.with("colour", tile.colour().name())
}

fn on_turn(view: &View) -> Said {
    let mut state = seen(view);
    let hand = view.players[view.turn.index()].hand.as_deref();
    state.hands[view.turn.index()] = tiles(hand.unwrap_or_default());
    Said::new(match (state.can_play(view.turn), view.stock) {
        (false, 0) => "domino-prompt-pass",
        (false, _) => "domino-prompt-draw",
        (true, _) => match (view.options.game, view.players[view.turn.index()].due) {
            (Form::Quincunx, Mode::Flat) => "domino-prompt-flat",
            (Form::Quincunx, Mode::Height) => "domino-prompt-height",
            _ => "domino-prompt-lay",
        },
    })
}

/// What is played.
pub(crate) fn game(options: &Options) -> Said {
    Said::new(format!("domino-game-{}", options.game.to_word()))
}

/// Which game of how many, or up to which total; None where there is no match.
pub(crate) fn match_so_far(options: &Options, game: u16) -> Option<Said> {
    let (games, limit) = (options.games.get(), options.limit.get());
    let said = match limit {
        _ if options.is_single() => return None,
        0 => Said::new("domino-game-of").with("of", games),
        _ => Said::new("domino-game-limit").with("limit", limit),
    };
    Some(said.with("game", i32::from(game)))
}

/// How many she holds, and what she has noted where there is a match.
pub(crate) fn place(state: &Domino, seat: Seat) -> Said {
    let said = |id: &'static str| Said::about(id, seat).with("n", state.hand(seat).len() as i32);
    match state.options.is_single() {
        true => said("domino-player"),
        false => said("domino-player-total").with("total", i32::from(state.totals[seat.index()])),
    }
}

/// Flat or in height, where that alternates.
pub(crate) fn plays_next(state: &Domino, seat: Seat) -> Option<Said> {
    let alternates = state.options.game == Form::Quincunx;
    alternates.then(|| match state.due[seat.index()] {
        Mode::Flat => Said::new("domino-due-flat"),
        Mode::Height => Said::new("domino-due-height"),
    })
}

/// Those that she could not get rid of.
pub(crate) fn still_held(seat: Seat, hand: Tiles) -> Option<Said> {
    let pieces: Vec<Said> = hand.iter().map(|tile| piece(tile.into())).collect();
    let said = |pieces| Said::about("domino-still-held", seat).with("pieces", Arg::list(pieces));
    (!pieces.is_empty()).then(|| said(pieces))
}

pub(crate) fn stock(view: &View) -> Said {
    Said::new("domino-stock").with("n", view.stock as i32)
}

/// What lies there, in short.
pub(crate) fn layout(view: &View) -> Said {
    if let Some(levels) = view.built.iter().map(|stand| stand.piece.level).max() {
        return Said::new("domino-tower-is")
            .with("n", view.built.len() as i32)
            .with("levels", i32::from(levels));
    }
    if view.chain.is_empty() {
        return Said::new("domino-nothing-laid");
    }
    let pieces: Vec<String> = view.chain.iter().map(|[one, other]| format!("{one}-{other}")).collect();
    Said::new("domino-chain-is").with("pieces", pieces.join(", "))
}

/// Every domino of the construction, in the order of attachment: where it lies, and whether it is an end that counts.
pub(crate) fn standing(view: &View) -> Vec<Said> {
    let ends_count = view.options.game == Form::Quincunx || view.options.extremities_only;
    let lies = |(i, stand): (usize, &crate::Stand)| {
        let [one, other] = stand.piece.numbers;
        let open = match stand.open {
            _ if !ends_count => vec![],
            [true, true] if one != other => vec![one, other],
            [true, _] => vec![one],
            [_, true] => vec![other],
            _ => vec![],
        };
        let id = if open.is_empty() {
            "domino-lies"
        } else {
            "domino-lies-end"
        };
        let said = Said::new(id)
            .with("piece", piece(stand.piece.numbers))
            .with("spot", whereabouts(lying(stand.piece), &view.built[..i]));
        match open[..] {
            [] => said,
            _ => said.with("open", Arg::list(open)),
        }
    };
    view.built.iter().enumerate().map(lies).collect()
}
