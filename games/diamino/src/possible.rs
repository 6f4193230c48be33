//! Could the game have come to this? What is set up by hand is looked at, so that whatever is accepted can be played to its
//! end and written down at every step.

use ludo::Seat;

use crate::{
    judge,
    lay::hangs_together,
    options::Formula,
    piece::{BOX, Print},
    state::{Diamino, FULL_HAND, How, IDLE_ROUNDS, Lot, Phase, Why},
};

/// More than any match brings.
const MOST_POINTS: i32 = 1_000_000;

/// What was expected, and by which rule.
type Verdict = Result<(), (&'static str, &'static str)>;

fn must(holds: bool, expected: &'static str, rule: &'static str) -> Verdict {
    if holds { Ok(()) } else { Err((expected, rule)) }
}

pub(crate) fn possible(state: &Diamino) -> Verdict {
    board(state)?;
    counts(state)?;
    words(state)?;
    hands(state)?;
    phase(state)
}

/// Has the game come to its end?
fn has_ended(state: &Diamino) -> bool {
    matches!(state.phase, Phase::Showing { .. } | Phase::Over { .. })
}

/// Are the hands still to be dealt?
fn begins(state: &Diamino) -> bool {
    matches!(state.phase, Phase::Starting { .. } | Phase::Dealing)
}

fn board(state: &Diamino) -> Verdict {
    let lies = |cell: usize| state.squares[cell].is_some();
    let blacks = (0..state.squares.len()).filter(|&cell| lies(cell) && state.print(cell) == Print::Black);
    let last_move = has_ended(state) || matches!(state.phase, Phase::Window { .. });
    must(
        hangs_together(&state.squares, state.board().width),
        "squares that hang together",
        "DIAMINO-AMB-2",
    )?;
    must(
        blacks.count() <= usize::from(last_move && !state.options.is_patience()),
        "no square on a black cell",
        "DIAMINO-E2",
    )?;
    must(
        state.last.iter().all(|last| were_laid(state, &last.cells)),
        "a last move that still lies there",
        "DIAMINO-K1",
    )
}

/// Squares that lie there, in one line and in order.
fn were_laid(state: &Diamino, cells: &[u16]) -> bool {
    let width = state.board().width as u16;
    let lie = cells.iter().all(|cell| state.squares[usize::from(*cell)].is_some());
    let across = cells.iter().all(|cell| cell / width == cells[0] / width);
    let down = cells.iter().all(|cell| cell % width == cells[0] % width);
    !cells.is_empty() && lie && (across || down) && cells.is_sorted_by(|a, b| a < b)
}

fn counts(state: &Diamino) -> Verdict {
    let seats = state.seats.count() as u8;
    must(
        (1..=state.options.most_games()).contains(&state.game),
        "a game of the match",
        "DIAMINO-AMB-40",
    )?;
    let bounded = state.scores.iter().all(|score| score.abs() <= MOST_POINTS);
    must(bounded, "scores that a match can have", "DIAMINO-AMB-40")?;
    // The last pass of all ends the game.
    must(
        state.passes < seats + u8::from(has_ended(state)),
        "fewer passes than seats",
        "DIAMINO-AMB-14",
    )?;
    // Those who lose a turn may come on top.
    must(
        state.idle <= (IDLE_ROUNDS + 1) * seats,
        "turns without a square laid that have not ended the game",
        "DIAMINO-AMB-14",
    )
}

/// No word is voted on twice, and none that could not be laid.
fn words(state: &Diamino) -> Verdict {
    let voted_on = match &state.phase {
        Phase::Vote { word, .. } => Some(word),
        _ => None,
    };
    let mut all: Vec<&String> = state
        .admitted
        .iter()
        .chain(&state.turned_down)
        .chain(voted_on)
        .collect();
    let can_be_laid = |word: &&String| {
        (2..=state.board().width).contains(&word.len()) && word.bytes().all(|c| c.is_ascii_uppercase())
    };
    let fit = all.iter().all(can_be_laid) && (all.is_empty() || state.options.vote);
    all.sort_unstable();
    must(
        fit && all.is_sorted_by(|a, b| a < b),
        "words that can be voted on, each once",
        "DIAMINO-AMB-43",
    )
}

fn hands(state: &Diamino) -> Verdict {
    let refills = matches!(state.options.formula, Formula::Two | Formula::Patience) && !is_open(state);
    // What may still come into the hand, or come back.
    let coming = match &state.phase {
        Phase::Window { cells, .. } => cells.len() as u8,
        Phase::Drawing { count, .. } => *count,
        _ => 0,
    };
    let most = |seat: Seat| FULL_HAND - if seat == state.turn { coming.min(FULL_HAND) } else { 0 };
    let fit = state.seats.iter().all(|seat| state.hand(seat).total() <= most(seat));
    must(!refills || fit, "hands of twelve at most", "DIAMINO-M1a")?;
    let may_be_empty = |seat: Seat| match state.phase {
        Phase::Window { .. } | Phase::Drawing { .. } => seat == state.turn,
        _ => has_ended(state) || begins(state),
    };
    let holds = |seat: Seat| may_be_empty(seat) || !state.hand(seat).is_empty();
    must(state.seats.iter().all(holds), "a square in every hand", "DIAMINO-F1")?;
    let back = match &state.phase {
        Phase::Drawing {
            count,
            why: Why::Exchange,
        } => *count,
        _ => 0,
    };
    must(
        state.returning.total() == back,
        "as many squares back as are drawn for them",
        "DIAMINO-D3",
    )
}

/// Patience with all squares open.
fn is_open(state: &Diamino) -> bool {
    state.options.is_patience() && !state.options.drawn_hand
}

fn phase(state: &Diamino) -> Verdict {
    let patience = state.options.is_patience();
    let one = state.options.formula == Formula::One;
    match &state.phase {
        Phase::Starting { letters } => starting(state, letters),
        Phase::Dealing => must(
            state.reserve == BOX.tiles && !is_open(state),
            "all squares in the box",
            "DIAMINO-P4",
        ),
        Phase::Window {
            cells,
            accepted,
            challenged,
            ..
        } => {
            let laid = were_laid(state, cells) && !patience;
            must(laid, "squares that were just laid", "DIAMINO-AMB-34")?;
            must(
                waits(state, accepted, challenged),
                "others who have yet to answer",
                "DIAMINO-AMB-33",
            )
        }
        Phase::Vote { yes, no, .. } => must(
            waits(state, yes, no) && !patience,
            "others who have yet to answer",
            "DIAMINO-AMB-33",
        ),
        Phase::Drawing { count, why } => {
            must(
                (1..=state.reserve()).contains(count),
                "squares in the reserve to draw",
                "DIAMINO-AMB-12",
            )?;
            let drawn_here = match why {
                Why::Refill => !one,
                Why::Exchange => !patience,
                Why::Green { .. } | Why::Penalty => one,
            };
            must(drawn_here, "squares that this formula draws", "DIAMINO-A9")
        }
        Phase::Discarding { count } => must(
            one && (1..=state.hand(state.turn).total()).contains(count),
            "squares to get rid of",
            "DIAMINO-E10",
        ),
        Phase::Turn { .. } => Ok(()),
        Phase::Showing { how } | Phase::Over { how } => must(
            (*how == How::Stopped) == patience,
            "an end that this formula has",
            "DIAMINO-S1",
        ),
    }
}

fn starting(state: &Diamino, lots: &[Lot]) -> Verdict {
    let awaited = lots.iter().any(|lot| lot.letter.is_none());
    let untouched = state.reserve == BOX.tiles && awaited && !state.options.is_patience();
    must(untouched, "all squares in the box", "DIAMINO-P4")?;
    let held = lots.iter().filter_map(|lot| lot.letter);
    must(
        judge::in_the_box(held).is_some(),
        "squares that were in the box",
        "DIAMINO-P1",
    )
}

/// Somebody else is still to be heard, and nobody answered twice or about her own word.
fn waits(state: &Diamino, one: &[Seat], other: &[Seat]) -> bool {
    let answered = one.len() + other.len();
    let once = one.iter().all(|seat| !other.contains(seat));
    once && answered < state.seats.count() - 1 && !one.iter().chain(other).any(|seat| *seat == state.turn)
}
