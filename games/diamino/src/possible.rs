//! Could the game have come to this? What is set up by hand is looked at, so that whatever is accepted can be played to its
//! end and written down at every step. Words are not: a position outlives the list of words that it was played with.

use ludo::{Millis, Seat, SeatSet};

use crate::{
    apply::lying,
    judge,
    lay::{self, Lay, hangs_together},
    options::{Formula, WordCheck},
    piece::{BOX, JOKER, Print, Square},
    score,
    state::{Diamino, FULL_HAND, How, IDLE_ROUNDS, LAST_CALL_MS, LastMove, Lot, MOST_LIFTED, MOST_POINTS, Phase, Why},
};

/// What was expected, and by which rule.
type Verdict = Result<(), (&'static str, &'static str)>;

fn must(holds: bool, expected: &'static str, rule: &'static str) -> Verdict {
    if holds { Ok(()) } else { Err((expected, rule)) }
}

/// What the rules have against it, and against which part of the position: by the word with which it begins, none for how far
/// the game has come.
pub(crate) fn possible(state: &Diamino) -> Result<(), (&'static str, &'static str, &'static str)> {
    type Look = fn(&Diamino) -> Verdict;
    let parts: [(&str, Look); 10] = [
        ("board", board),
        ("last", last),
        ("game", game),
        ("lifted", lifted),
        ("turn", idle_turns),
        ("scores", scores),
        ("words", words),
        ("hands", hands),
        ("back", back),
        ("", phase),
    ];
    for (part, fits) in parts {
        fits(state).map_err(|(expected, rule)| (part, expected, rule))?;
    }
    Ok(())
}

/// Has the game come to its end?
fn has_ended(state: &Diamino) -> bool {
    matches!(state.phase, Phase::Showing { .. } | Phase::Over { .. })
}

/// Are the hands still to be dealt?
fn begins(state: &Diamino) -> bool {
    matches!(state.phase, Phase::Starting { .. } | Phase::Dealing)
}

/// How many squares lie on black cells.
fn blacks(state: &Diamino) -> usize {
    let lies = |cell: &usize| state.squares[*cell].is_some() && state.print(*cell) == Print::Black;
    (0..state.squares.len()).filter(lies).count()
}

fn board(state: &Diamino) -> Verdict {
    must(
        hangs_together(&state.squares, state.board().width),
        "squares that hang together",
        "DIAMINO-AMB-2",
    )?;
    // Her last square may lie there: in a window it is one of those that she has just laid, at the end it is looked at there.
    let lies = match &state.phase {
        Phase::Window { cells, .. } => before(state, state.turn, cells).map_or(0, |earlier| blacks(&earlier)),
        _ if has_ended(state) && !state.options.is_patience() => blacks(state).saturating_sub(1),
        _ => blacks(state),
    };
    must(lies == 0, "no square on a black cell", "DIAMINO-E2")
}

fn last(state: &Diamino) -> Verdict {
    // A move that others look at came after it; and where squares are lifted, what it was joined to may be gone.
    let stands = |last: &LastMove| match &state.phase {
        Phase::Window { cells, .. } => before(state, state.turn, cells).is_none_or(|earlier| was_laid(&earlier, last)),
        _ if state.lies_open() => lie(state, &last.cells),
        _ => was_laid(state, last),
    };
    must(
        state.last.iter().all(stands),
        "a last move that still lies there",
        "DIAMINO-K1",
    )
}

/// Squares that lie there, in one line and in order.
fn lie(state: &Diamino, cells: &[u16]) -> bool {
    let width = state.board().width as u16;
    let lie = cells.iter().all(|cell| state.squares[usize::from(*cell)].is_some());
    let across = cells.iter().all(|cell| cell / width == cells[0] / width);
    let down = cells.iter().all(|cell| cell % width == cells[0] % width);
    !cells.is_empty() && lie && (across || down) && cells.is_sorted_by(|a, b| a < b)
}

/// The table before this seat laid these squares; None if they do not lie there as they were laid.
fn before(state: &Diamino, seat: Seat, cells: &[u16]) -> Option<Diamino> {
    if !lie(state, cells) {
        return None;
    }
    let (placed, _) = lying(state, cells);
    let mut earlier = state.clone();
    placed.cells.iter().for_each(|(cell, _)| earlier.squares[*cell] = None);
    earlier.turn = seat;
    earlier.hands[seat.index()] = state.hand(seat).with(placed.tiles());
    earlier.phase = Phase::Turn { asked: false };
    Some(earlier)
}

/// The rules would have let her lay these squares, words apart: one line without a gap, joined to what lay there or on
/// Départ, and on a black cell only with her last.
fn was_laid(state: &Diamino, last: &LastMove) -> bool {
    let Some(earlier) = before(state, last.seat, &last.cells) else {
        return false;
    };
    let width = state.board().width;
    let (placed, down) = lying(state, &last.cells);
    let (first, letters) = lay::run(&state.squares, width, placed.cells[0].0, down);
    let step = if down { width } else { 1 };
    let word: Vec<Square> = (0..letters.len())
        .filter_map(|i| state.squares[first + i * step])
        .collect();
    let lay = Lay {
        column: (first % width) as u8,
        row: (first / width) as u8,
        down,
        word,
    };
    let again = lay::place(&earlier, &lay).is_ok_and(|again| again.cells == placed.cells);
    again && hangs_together(&earlier.squares, width)
}

fn game(state: &Diamino) -> Verdict {
    must(
        (1..=state.options.most_games()).contains(&state.game),
        "a game of the match",
        "DIAMINO-AMB-40",
    )
}

fn lifted(state: &Diamino) -> Verdict {
    let most = if state.lies_open() {
        MOST_LIFTED + u16::from(BOX.tiles.total())
    } else {
        1
    };
    must(state.lifted < most, "squares that were taken back", "DIAMINO-AMB-44")
}

/// Passes, turns without a square laid, and who loses her next one.
fn idle_turns(state: &Diamino) -> Verdict {
    let (seats, ended) = (state.seats.count() as u8, u8::from(has_ended(state)));
    // The last pass of all ends the game.
    must(
        state.passes < seats + ended && state.passes <= state.idle,
        "fewer passes than seats, and each a turn without a square laid",
        "DIAMINO-AMB-14",
    )?;
    // Those who lose a turn come on top, and whoever was wrong just now.
    let just_now = match state.phase {
        Phase::Drawing { why: Why::Penalty, .. } => 1,
        _ => ended,
    };
    must(
        state.idle < IDLE_ROUNDS * seats + (seats - 1) + just_now,
        "turns without a square laid that have not ended the game",
        "DIAMINO-AMB-14",
    )?;
    let laid = match state.phase {
        Phase::Drawing { why, .. } => matches!(why, Why::Refill | Why::Green { .. }),
        Phase::Discarding { .. } => true,
        _ => false,
    };
    let nobody_waits = begins(state) || state.options.is_patience();
    must(
        state.idle == 0 || !(laid || nobody_waits),
        "no turn without a square laid",
        "DIAMINO-AMB-14",
    )?;
    must(
        state.skips == SeatSet::NONE || !(state.skips.contains(state.turn) || nobody_waits),
        "another who loses her next turn",
        "DIAMINO-AMB-36",
    )
}

/// In formula one points come only at the end of a game, and nobody loses any.
fn scores(state: &Diamino) -> Verdict {
    let bounded = state
        .scores
        .iter()
        .all(|score| (-MOST_POINTS..=MOST_POINTS).contains(score));
    must(bounded, "scores that a match can have", "DIAMINO-AMB-40")?;
    let over = matches!(state.phase, Phase::Over { .. });
    let first = state.game == 1 && !over;
    let fit = match state.options.formula {
        Formula::One if first => state.scores.iter().all(|score| *score == 0),
        Formula::One => state.scores.iter().all(|score| *score >= 0),
        Formula::Two => true,
        Formula::Patience => state.scores.iter().all(|score| *score == 0),
    };
    must(fit, "points that were earned", "DIAMINO-F2")?;
    must(
        !over || !score::match_goes_on(state),
        "the next game of the match",
        "DIAMINO-AMB-40",
    )?;
    let target = state.options.target.get();
    let reached = target > 0 && state.scores.iter().any(|score| *score >= target);
    must(
        over || !reached || state.options.formula != Formula::One,
        "a match that has not ended",
        "DIAMINO-AMB-40",
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
    let votes = state.options.vote && !state.options.is_patience();
    let fit = all.iter().all(can_be_laid) && (all.is_empty() || votes);
    all.sort_unstable();
    must(
        fit && all.is_sorted_by(|a, b| a < b),
        "words that can be voted on, each once",
        "DIAMINO-AMB-43",
    )?;
    must(
        state.phase != Phase::Turn { asked: true } || !all.is_empty(),
        "a word that was voted on",
        "DIAMINO-AMB-43",
    )
}

fn hands(state: &Diamino) -> Verdict {
    let refills = matches!(state.options.formula, Formula::Two | Formula::Patience) && !state.lies_open();
    // What may still come into the hand, or come back.
    let coming = match &state.phase {
        Phase::Window { cells, .. } => cells.len(),
        Phase::Drawing { count, .. } => usize::from(*count),
        _ => 0,
    };
    let most = |seat: Seat| usize::from(FULL_HAND).saturating_sub(if seat == state.turn { coming } else { 0 });
    let fit = |seat: Seat| usize::from(state.hand(seat).total()) <= most(seat);
    must(
        !refills || state.seats.iter().all(fit),
        "hands of twelve at most",
        "DIAMINO-M1a",
    )?;
    let may_be_empty = |seat: Seat| match state.phase {
        Phase::Window { .. } => seat == state.turn,
        Phase::Drawing { why, .. } => seat == state.turn && why != Why::Penalty,
        Phase::Showing { how } | Phase::Over { how } => how == How::Stopped || how.is_out(seat),
        _ => begins(state),
    };
    let holds = |seat: Seat| may_be_empty(seat) || !state.hand(seat).is_empty();
    must(state.seats.iter().all(holds), "a square in every hand", "DIAMINO-F1")
}

fn back(state: &Diamino) -> Verdict {
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
    )?;
    let left = match state.options.few() {
        Some(few) if !begins(state) => BOX.tiles.total() - few,
        Some(_) => return Ok(()),
        None => 0,
    };
    must(
        !state.lies_open() || state.reserve() == left,
        "every square on the board or in the hand",
        if left > 0 { "DIAMINO-AMB-45" } else { "DIAMINO-AMB-42" },
    )
}

/// No answer is over before the game has begun.
fn in_time(state: &Diamino, until: Option<Millis>) -> Verdict {
    let agreed = 1_000 * state.options.challenge_seconds.get() as Millis;
    let least = if agreed > 0 {
        agreed.min(LAST_CALL_MS)
    } else {
        LAST_CALL_MS
    };
    must(
        until.is_none_or(|until| until >= least),
        "a time to answer that has not been over from the beginning",
        "DIAMINO-AMB-34",
    )
}

fn phase(state: &Diamino) -> Verdict {
    let patience = state.options.is_patience();
    let one = state.options.formula == Formula::One;
    match &state.phase {
        Phase::Starting { letters } => starting(state, letters),
        Phase::Dealing => must(
            state.reserve == BOX.tiles && (!state.lies_open() || state.options.few().is_some()),
            "all squares in the box",
            "DIAMINO-P4",
        ),
        Phase::Window {
            cells,
            accepted,
            challenged,
            until,
        } => {
            in_time(state, *until)?;
            let others_look = matches!(state.options.word_check(), WordCheck::Auto | WordCheck::Challenge);
            must(others_look, "others who look after words", "DIAMINO-AMB-37")?;
            let laid = LastMove {
                seat: state.turn,
                cells: cells.clone(),
            };
            must(was_laid(state, &laid), "squares that were just laid", "DIAMINO-AMB-34")?;
            must(
                waits(state, accepted, challenged),
                "others who have yet to answer",
                "DIAMINO-AMB-33",
            )
        }
        Phase::Vote { yes, no, until, .. } => {
            in_time(state, *until)?;
            must(
                waits(state, yes, no) && !patience,
                "others who have yet to answer",
                "DIAMINO-AMB-33",
            )
        }
        Phase::Drawing { count, why } => drawing(state, *count, *why),
        Phase::Discarding { count } => {
            let hand = state.hand(state.turn).total();
            let for_reds = covered_now(state, Print::Red, |reds| *count == reds.min(hand));
            must(one && *count > 0 && for_reds, "squares to get rid of", "DIAMINO-E10")
        }
        Phase::Turn { .. } => Ok(()),
        Phase::Showing { how } | Phase::Over { how } => ended(state, *how),
    }
}

fn drawing(state: &Diamino, count: u8, why: Why) -> Verdict {
    must(
        (1..=state.reserve()).contains(&count),
        "squares in the reserve to draw",
        "DIAMINO-AMB-12",
    )?;
    let one = state.options.formula == Formula::One;
    let drawn_here = match why {
        Why::Refill => !one,
        Why::Exchange => !state.options.is_patience(),
        Why::Green { .. } | Why::Penalty => one,
    };
    must(drawn_here, "squares that this formula draws", "DIAMINO-A9")?;
    match why {
        Why::Refill => must(
            count == (FULL_HAND - state.hand(state.turn).total()).min(state.reserve()),
            "as many as make twelve, or all there are",
            "DIAMINO-M2d",
        ),
        Why::Exchange => Ok(()),
        Why::Green { reds } => must(
            covered_now(state, Print::Green, |greens| count == greens.min(state.reserve()))
                && covered_now(state, Print::Red, |covered| reds == covered),
            "a square for each devil that was covered",
            "DIAMINO-E8",
        ),
        Why::Penalty => {
            let withdrawn = state.idle > 0 && state.passes == 0 && state.options.word_check() != WordCheck::Refuse;
            must(count == 1 && withdrawn, "one square for a wrong word", "DIAMINO-K4")
        }
    }
}

/// Is this how many devils of a kind the move covered that was just made? Where nobody says which move that was, any number
/// will do that a line has room for.
fn covered_now(state: &Diamino, print: Print, fits: impl Fn(u8) -> bool) -> bool {
    if let Some(last) = state.last.as_ref() {
        return last.seat == state.turn && fits(lay::covered(state, &lying(state, &last.cells).0, print));
    }
    let (width, cells) = (state.board().width, &state.board().cells);
    let on = |line: Vec<usize>| line.into_iter().filter(|cell| cells[*cell] == print).count() as u8;
    let rows = (0..width).map(|row| on((row * width..(row + 1) * width).collect()));
    let columns = (0..width).map(|column| on((column..cells.len()).step_by(width).collect()));
    let most = rows.chain(columns).max().unwrap_or(0);
    (0..=most).any(fits)
}

/// Somebody is out, or nobody could go on; and alone one stops, with nothing to show.
fn ended(state: &Diamino, how: How) -> Verdict {
    let over = matches!(state.phase, Phase::Over { .. });
    must(
        (how == How::Stopped) == state.options.is_patience() && (over || how != How::Stopped),
        "an end that this formula has",
        "DIAMINO-S1",
    )?;
    match how {
        How::Out { seat, black } => out(state, seat, black),
        How::Blocked => {
            let seats = state.seats.count() as u8;
            must(blacks(state) == 0, "no square on a black cell", "DIAMINO-E2")?;
            must(
                state.passes >= seats || state.idle >= IDLE_ROUNDS * seats,
                "passes all round, or three rounds without a square laid",
                "DIAMINO-AMB-14",
            )
        }
        How::Stopped => Ok(()),
    }
}

fn out(state: &Diamino, seat: Seat, black: bool) -> Verdict {
    let two = state.options.formula == Formula::Two;
    let hers = state.last.iter().all(|last| last.seat == seat);
    must(
        state.hand(seat).is_empty() && state.turn == seat && hers && state.idle == 0,
        "her last square laid in her turn",
        "DIAMINO-F1",
    )?;
    must(!two || state.reserve() == 0, "an empty reserve", "DIAMINO-AMB-24")?;
    let green = |last: &LastMove| {
        let placed = lying(state, &last.cells).0;
        lay::blocked_by_green(state, &placed) && lay::covered(state, &placed, Print::Red) == 0
    };
    must(
        two || !state.last.iter().any(green),
        "no green devil under it",
        "DIAMINO-AMB-20",
    )?;
    let on_black = |last: &LastMove| lay::covered(state, &lying(state, &last.cells).0, Print::Black) == 1;
    must(
        (blacks(state) == 1) == black && (!black || state.last.iter().all(on_black)),
        "a black cell under it, or none",
        "DIAMINO-F3",
    )
}

fn starting(state: &Diamino, lots: &[Lot]) -> Verdict {
    let drawn: Vec<u8> = lots.iter().filter_map(|lot| lot.letter).collect();
    // Who draws again while others hold a letter had a joker.
    let again = lots.len() - drawn.len();
    let awaited = again > 0 && (drawn.is_empty() || again <= BOX.tiles.count(JOKER).into());
    let untouched = state.reserve == BOX.tiles && awaited && !state.options.is_patience();
    must(untouched, "all squares in the box", "DIAMINO-P4")?;
    must(
        judge::in_the_box(drawn.into_iter()).is_some(),
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
