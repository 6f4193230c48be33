//! What then happens.

use ludo::{Audience, Millis, Seat, Tell};

use crate::{
    event::{Event, Shown},
    judge::{Chance, Ruling},
    lay::{self, Placed},
    notation::cell_name,
    options::{FailedChallenge, Formula, WordCheck},
    piece::{JOKER, Kind, Print, Square, Tiles},
    score,
    state::{Diamino, FULL_HAND, How, IDLE_ROUNDS, LAST_CALL_MS, LastMove, Lot, MOST_POINTS, Phase, Why},
    words::Fault,
};

type Telling<'a> = &'a mut Tell<Event>;

pub(crate) fn apply(state: &mut Diamino, ruling: Ruling, tell: Telling<'_>) {
    let seat = state.turn;
    match ruling {
        Ruling::Lay {
            placed,
            down,
            wrong,
            at,
        } => lay_down(state, &placed, down, &wrong, at, tell),
        Ruling::Exchange(tiles) => {
            ludo::rule!("DIAMINO-D1", "DIAMINO-M4a", "DIAMINO-AMB-11", "DIAMINO-AMB-12");
            // The new ones are taken first, so that nobody draws back her own (DIAMINO-AMB-12).
            state.hands[seat.index()] = state.hand(seat).without(tiles).expect("judged to be in her hand");
            state.returning = tiles;
            tell.all(|| Event::Exchanged {
                seat,
                count: tiles.total(),
            });
            state.phase = Phase::Drawing {
                count: tiles.total(),
                why: Why::Exchange,
            };
        }
        Ruling::Pass => {
            ludo::rule!("DIAMINO-AMB-13");
            state.passes += 1;
            state.idle += 1;
            tell.all(|| Event::Passed { seat });
            end_turn(state, tell);
        }
        Ruling::Accept(by) => answer(state, by, false, tell),
        Ruling::Challenge(by) => answer(state, by, true, tell),
        Ruling::Begin(by, at) => begin(state, by, at, tell),
        Ruling::Ask { word, at } => {
            tell.all(|| Event::Asked {
                seat,
                word: word.clone(),
            });
            let until = until(state, at);
            state.phase = Phase::Vote {
                word,
                yes: Vec::new(),
                no: Vec::new(),
                until,
            };
        }
        Ruling::Vote(by, wanted) => vote(state, by, wanted, tell),
        Ruling::Discard(tiles) => discard(state, tiles, tell),
        Ruling::Lift(cells) => lift(state, &cells, tell),
        Ruling::Stop => finish(state, How::Stopped, tell),
        Ruling::TimeUp => match &state.phase {
            Phase::Window { .. } => close_window(state, tell),
            _ => close_vote(state, tell),
        },
        Ruling::Chance(chance) => answer_of_chance(state, chance, tell),
    }
}

fn until(state: &Diamino, at: Millis) -> Option<Millis> {
    let seconds = state.options.challenge_seconds.get() as Millis;
    (seconds > 0).then_some(at.saturating_add(1000 * seconds))
}

/// Lay, then the window, then devils, then the refill (DIAMINO-AMB-34).
fn lay_down(state: &mut Diamino, placed: &Placed, down: bool, wrong: &[Fault], at: Millis, tell: Telling<'_>) {
    let seat = state.turn;
    for &(cell, square) in &placed.cells {
        state.squares[cell] = Some(square);
    }
    state.hands[seat.index()] = state
        .hand(seat)
        .without(placed.tiles())
        .expect("judged to be in her hand");
    tell.all(|| Event::Laid {
        seat,
        squares: placed
            .cells
            .iter()
            .map(|(cell, square)| shown(*cell, *square))
            .collect(),
        words: placed.words.clone(),
        at: begins(state, placed, down),
        down,
    });
    match state.options.word_check() {
        WordCheck::Auto | WordCheck::Challenge => {
            state.phase = Phase::Window {
                cells: placed.cells.iter().map(|(cell, _)| *cell as u16).collect(),
                accepted: Vec::new(),
                challenged: Vec::new(),
                until: until(state, at),
            };
        }
        WordCheck::Penalise if !wrong.is_empty() => withdraw(state, placed, wrong.to_vec(), tell),
        WordCheck::Penalise | WordCheck::Refuse => settle(state, placed, down, tell),
    }
}

pub(crate) fn shown(cell: usize, square: Square) -> Shown {
    Shown {
        cell: cell as u16,
        letter: char::from(b'A' + square.letter).to_string(),
        joker: square.joker,
    }
}

fn insert(seats: &mut Vec<Seat>, seat: Seat) {
    seats.push(seat);
    seats.sort_unstable();
}

fn answer(state: &mut Diamino, by: Seat, objects: bool, tell: Telling<'_>) {
    ludo::rule!("DIAMINO-K1", "DIAMINO-AMB-33");
    if let Phase::Window {
        accepted, challenged, ..
    } = &mut state.phase
    {
        insert(if objects { challenged } else { accepted }, by);
        tell.all(|| {
            if objects {
                Event::Challenged { seat: by }
            } else {
                Event::Accepted { seat: by }
            }
        });
        close_if_answered(state, tell);
    }
}

/// The next player lets the words stand, and the others have little time left (DIAMINO-AMB-34).
fn begin(state: &mut Diamino, by: Seat, at: Millis, tell: Telling<'_>) {
    ludo::rule!("DIAMINO-AMB-34");
    if let Phase::Window { accepted, until, .. } = &mut state.phase {
        insert(accepted, by);
        let last_call = at.saturating_add(LAST_CALL_MS);
        *until = Some(until.map_or(last_call, |until| until.min(last_call)));
        tell.all(|| Event::Began { seat: by });
        close_if_answered(state, tell);
    }
}

/// The window closes when all others have answered (or the time is up), whoever was first.
fn close_if_answered(state: &mut Diamino, tell: Telling<'_>) {
    match &state.phase {
        Phase::Window {
            accepted, challenged, ..
        } if accepted.len() + challenged.len() == state.seats.count() - 1 => close_window(state, tell),
        _ => {}
    }
}

/// A justified challenge takes the squares back (DIAMINO-K2); another has no effect, or costs a turn where the table wants
/// it so (DIAMINO-AMB-36).
fn close_window(state: &mut Diamino, tell: Telling<'_>) {
    ludo::rule!("DIAMINO-AMB-34");
    let Phase::Window { cells, challenged, .. } = state.phase.clone() else {
        return;
    };
    let (placed, down) = lying(state, &cells);
    if !challenged.is_empty() {
        let wrong = state.faults(&placed.words);
        if !wrong.is_empty() {
            ludo::rule!("DIAMINO-K2");
            return withdraw(state, &placed, wrong, tell);
        }
        tell.all(|| Event::Stands {
            words: placed.words.clone(),
        });
        ludo::rule!("DIAMINO-AMB-36");
        if state.options.failed_challenge == FailedChallenge::LoseTurn {
            state.skips = challenged.iter().fold(state.skips, |skips, seat| skips.with(*seat));
        }
    }
    settle(state, &placed, down, tell);
}

/// What was laid on these cells, and in which direction.
pub(crate) fn lying(state: &Diamino, cells: &[u16]) -> (Placed, bool) {
    let width = state.board().width;
    let cells: Vec<(usize, Square)> = cells
        .iter()
        .filter_map(|&cell| Some((usize::from(cell), state.squares[usize::from(cell)]?)))
        .collect();
    // A single square lies along whichever word it forms.
    let down = match cells.as_slice() {
        [(first, _), (second, _), ..] => first % width == second % width,
        [(only, _), ..] => lay::run(&state.squares, width, *only, false).1.len() < 2,
        [] => false,
    };
    let words = lay::formed(&state.squares, width, &cells, down);
    (Placed { cells, words }, down)
}

/// The cell where the word along these squares begins.
fn begins(state: &Diamino, placed: &Placed, down: bool) -> String {
    let width = state.board().width;
    let first = placed.cells.first().map_or(0, |(cell, _)| *cell);
    let (first, _) = lay::run(&state.squares, width, first, down);
    cell_name(first % width, first / width)
}

/// The squares go back, the turn is lost (DIAMINO-K3), and once the price of a green devil is paid (DIAMINO-K4); nothing
/// else of the move remains (DIAMINO-AMB-35).
fn withdraw(state: &mut Diamino, placed: &Placed, words: Vec<Fault>, tell: Telling<'_>) {
    ludo::rule!("DIAMINO-K3", "DIAMINO-K4", "DIAMINO-AMB-35");
    let seat = state.turn;
    for (cell, _) in &placed.cells {
        state.squares[*cell] = None;
    }
    state.hands[seat.index()] = state.hand(seat).with(placed.tiles());
    state.passes = 0;
    state.idle += 1;
    tell.all(|| Event::Withdrawn { seat, words });
    match state.options.formula {
        Formula::Two => {
            others_score(state, seat, 5, tell);
            end_turn(state, tell);
        }
        // With nothing to take there is no penalty (DIAMINO-AMB-19).
        _ if state.reserve() == 0 => {
            ludo::rule!("DIAMINO-AMB-19");
            end_turn(state, tell)
        }
        _ => {
            state.phase = Phase::Drawing {
                count: 1,
                why: Why::Penalty,
            }
        }
    }
}

fn others_score(state: &mut Diamino, seat: Seat, points: i32, tell: Telling<'_>) {
    for other in state.others(seat).collect::<Vec<_>>() {
        gain(state, other, points, tell);
    }
}

fn gain(state: &mut Diamino, seat: Seat, points: i32, tell: Telling<'_>) {
    if points != 0 {
        let score = &mut state.scores[seat.index()];
        *score = (*score + points).clamp(-MOST_POINTS, MOST_POINTS);
        // Where points do not count, nobody hears of them.
        if !state.options.is_without_points() {
            tell.all(|| Event::Scored { seat, points });
        }
    }
}

/// The words stand: now the devils.
fn settle(state: &mut Diamino, placed: &Placed, down: bool, tell: Telling<'_>) {
    let seat = state.turn;
    (state.passes, state.idle) = (0, 0);
    state.last = Some(LastMove {
        seat,
        cells: placed.cells.iter().map(|(cell, _)| *cell as u16).collect(),
    });
    let [greens, reds, blacks] =
        [Print::Green, Print::Red, Print::Black].map(|print| lay::covered(state, placed, print));
    let black = blacks > 0;
    match state.options.formula {
        Formula::Patience => return settle_alone(state, tell),
        _ if greens + reds + blacks > 0 => {
            ludo::rule!("DIAMINO-E6", "DIAMINO-E7", "DIAMINO-M5d", "DIAMINO-M5e");
            ludo::rule!("DIAMINO-AMB-15");
            tell.all(|| Event::Covered {
                seat,
                greens,
                reds,
                black,
            });
        }
        _ => {}
    }
    if state.options.formula == Formula::One {
        ludo::rule!("DIAMINO-A9");
        // Without a square left she is out, unless a green devil makes her draw (DIAMINO-F1, DIAMINO-AMB-20).
        if state.hand(seat).is_empty() && !lay::blocked_by_green(state, placed) {
            ludo::rule!("DIAMINO-F1");
            return finish(state, How::Out { seat, black }, tell);
        }
        // Each green devil brings a square (DIAMINO-E8, DIAMINO-AMB-16), before red ones take any (DIAMINO-AMB-17).
        let count = greens.min(state.reserve());
        ludo::rule!("DIAMINO-AMB-16", "DIAMINO-AMB-19");
        if count > 0 {
            ludo::rule!("DIAMINO-E8", "DIAMINO-AMB-17");
            state.phase = Phase::Drawing {
                count,
                why: Why::Green { reds },
            };
        } else {
            relieve(state, reds, tell);
        }
        return;
    }
    ludo::rule!("DIAMINO-AMB-1", "DIAMINO-M5f", "DIAMINO-M5g", "DIAMINO-M5h");
    ludo::rule!("DIAMINO-AMB-16");
    if state.options.word_score {
        let points = lay::word_points(&state.squares, state.board().width, &placed.cells, down);
        gain(state, seat, points, tell);
    }
    // Five for everybody else, ten for her (DIAMINO-M5f, DIAMINO-M5g, DIAMINO-M5h, DIAMINO-AMB-16).
    others_score(state, seat, 5 * i32::from(greens), tell);
    gain(state, seat, 10 * i32::from(reds), tell);
    if state.hand(seat).is_empty() && state.reserve() == 0 {
        ludo::rule!("DIAMINO-M6a", "DIAMINO-AMB-20");
        return finish(state, How::Out { seat, black }, tell);
    }
    refill(state, tell);
}

/// Devils do not matter (DIAMINO-S4); all squares on the board is the best there is (DIAMINO-S7).
fn settle_alone(state: &mut Diamino, tell: Telling<'_>) {
    ludo::rule!("DIAMINO-S4");
    if state.hand(state.turn).is_empty() && state.has_all_in_hand() {
        ludo::rule!("DIAMINO-S7");
        finish(state, How::Stopped, tell);
    } else if state.options.drawn_hand {
        refill(state, tell);
    } else {
        state.phase = Phase::Turn { asked: false };
    }
}

/// Up to twelve again, or what there is (DIAMINO-M2d, DIAMINO-M2f, DIAMINO-AMB-27, DIAMINO-AMB-28). In formula one nobody
/// refills (DIAMINO-A9).
fn refill(state: &mut Diamino, tell: Telling<'_>) {
    let count = FULL_HAND
        .saturating_sub(state.hand(state.turn).total())
        .min(state.reserve());
    if count > 0 {
        ludo::rule!("DIAMINO-M2d", "DIAMINO-M2f", "DIAMINO-AMB-27", "DIAMINO-AMB-28");
        state.phase = Phase::Drawing {
            count,
            why: Why::Refill,
        };
    } else {
        ludo::rule!("DIAMINO-M6a");
        end_turn(state, tell);
    }
}

/// Each red devil takes a square, as long as she has one (DIAMINO-E9, DIAMINO-E10, DIAMINO-AMB-16).
fn relieve(state: &mut Diamino, reds: u8, tell: Telling<'_>) {
    let count = reds.min(state.hand(state.turn).total());
    if count > 0 {
        ludo::rule!("DIAMINO-E9", "DIAMINO-E10", "DIAMINO-AMB-16");
        state.phase = Phase::Discarding { count };
    } else {
        end_turn(state, tell);
    }
}

/// Back into the reserve, face down (DIAMINO-E11). With nothing left she is out, but no black cell counts
/// (DIAMINO-AMB-21).
fn discard(state: &mut Diamino, tiles: Tiles, tell: Telling<'_>) {
    ludo::rule!("DIAMINO-E11");
    let seat = state.turn;
    state.hands[seat.index()] = state.hand(seat).without(tiles).expect("judged to be in her hand");
    state.reserve = state.reserve.with(tiles);
    tell.all(|| Event::Discarded {
        seat,
        count: tiles.total(),
    });
    if state.hand(seat).is_empty() {
        ludo::rule!("DIAMINO-AMB-21");
        finish(state, How::Out { seat, black: false }, tell);
    } else {
        end_turn(state, tell);
    }
}

fn lift(state: &mut Diamino, cells: &[usize], tell: Telling<'_>) {
    // What is no longer whole is no longer shown as the last move.
    let lifts = |last: &LastMove| last.cells.iter().any(|cell| cells.contains(&usize::from(*cell)));
    state.last = state.last.take().filter(|last| !lifts(last));
    state.lifted += cells.len() as u16;
    for &cell in cells {
        if let Some(square) = state.squares[cell].take() {
            state.hands[0] = state.hands[0].with(Tiles::one(square.kind()));
        }
    }
    tell.all(|| Event::Lifted {
        cells: cells.iter().map(|&cell| cell as u16).collect(),
    });
}

fn vote(state: &mut Diamino, by: Seat, wanted: bool, tell: Telling<'_>) {
    let others = state.seats.count() - 1;
    if let Phase::Vote { yes, no, .. } = &mut state.phase {
        insert(if wanted { yes } else { no }, by);
        tell.all(|| Event::Voted { seat: by });
        if yes.len() + no.len() == others {
            close_vote(state, tell);
        }
    }
}

/// More than half of the others must want it; who says nothing does not.
fn close_vote(state: &mut Diamino, tell: Telling<'_>) {
    ludo::rule!("DIAMINO-AMB-43");
    let Phase::Vote { word, yes, .. } = std::mem::replace(&mut state.phase, Phase::Turn { asked: true }) else {
        return;
    };
    let admitted = 2 * yes.len() > state.seats.count() - 1;
    tell.all(|| Event::Decided {
        word: word.clone(),
        admitted,
    });
    let list = if admitted {
        &mut state.admitted
    } else {
        &mut state.turned_down
    };
    list.push(word);
    list.sort();
}

fn answer_of_chance(state: &mut Diamino, chance: Chance, tell: Telling<'_>) {
    match chance {
        Chance::Start(kinds) => lots(state, &kinds, tell),
        Chance::Deal(hands) => deal(state, &hands, tell),
        Chance::Draw(tiles) => drawn(state, tiles, tell),
        Chance::Show(hands) => {
            tell.all(|| Event::Hands {
                hands: hands.iter().map(Tiles::to_string).collect(),
                values: hands.iter().map(Tiles::value).collect(),
            });
            count_up(state, tell);
        }
    }
}

/// Nearest the beginning of the alphabet starts (DIAMINO-P3). A joker is no letter and is drawn again; those who tie draw
/// again among themselves (DIAMINO-AMB-10). Then all goes back (DIAMINO-P4).
fn lots(state: &mut Diamino, kinds: &[Kind], tell: Telling<'_>) {
    ludo::rule!("DIAMINO-P2");
    let Phase::Starting { letters } = &mut state.phase else {
        return;
    };
    let mut kinds = kinds.iter();
    for lot in letters.iter_mut().filter(|lot| lot.letter.is_none()) {
        lot.letter = kinds.next().filter(|kind| **kind != JOKER).map(|kind| *kind as u8);
    }
    let lots = letters.clone();
    tell.all(|| Event::Lots { lots: lots.clone() });
    let Some(drawn) = lots.iter().map(|lot| lot.letter).collect::<Option<Vec<u8>>>() else {
        return;
    };
    let lowest = drawn.iter().min().copied();
    let first: Vec<Lot> = lots.iter().filter(|lot| lot.letter == lowest).copied().collect();
    if let [only] = first[..] {
        ludo::rule!("DIAMINO-P3", "DIAMINO-P4");
        state.turn = only.seat;
        state.phase = Phase::Dealing;
        tell.all(|| Event::Begins { seat: only.seat });
    } else {
        ludo::rule!("DIAMINO-AMB-10");
        *letters = first.into_iter().map(|lot| Lot { letter: None, ..lot }).collect();
    }
}

fn deal(state: &mut Diamino, hands: &[Tiles], tell: Telling<'_>) {
    ludo::rule!("DIAMINO-A8");
    let each = state.deal_size();
    tell.all(|| Event::Dealt { each });
    for (seat, &hand) in state.seats.iter().zip(hands) {
        state.hands[seat.index()] = hand;
        state.reserve = state.reserve.without(hand).expect("judged to be in the box");
        tell.tell(Audience::Only(seat), || Event::Got {
            seat,
            tiles: hand.to_string(),
        });
    }
    state.phase = Phase::Turn { asked: false };
    let seat = state.turn;
    tell.all(|| Event::Turn { seat });
}

fn drawn(state: &mut Diamino, tiles: Tiles, tell: Telling<'_>) {
    let seat = state.turn;
    state.reserve = state.reserve.without(tiles).expect("judged to be in the reserve");
    state.hands[seat.index()] = state.hand(seat).with(tiles);
    tell.tell(Audience::Only(seat), || Event::Got {
        seat,
        tiles: tiles.to_string(),
    });
    tell.tell(Audience::Except(seat), || Event::Took {
        seat,
        count: tiles.total(),
    });
    match state.phase {
        Phase::Drawing {
            why: Why::Green { reds },
            ..
        } => relieve(state, reds, tell),
        Phase::Drawing { why: Why::Exchange, .. } => {
            ludo::rule!("DIAMINO-D2", "DIAMINO-D3", "DIAMINO-D4");
            // Face down and mixed (DIAMINO-D3, DIAMINO-D4); it was her turn (DIAMINO-D2).
            state.reserve = state.reserve.with(std::mem::take(&mut state.returning));
            state.passes = 0;
            state.idle += 1;
            end_turn(state, tell);
        }
        _ if state.options.is_patience() => state.phase = Phase::Turn { asked: false },
        _ => end_turn(state, tell),
    }
}

/// To the left (DIAMINO-B5, DIAMINO-B8, DIAMINO-M2g), over those who lose a turn. The game is blocked when all have passed
/// one after the other, or nobody has laid for three rounds (DIAMINO-AMB-14).
fn end_turn(state: &mut Diamino, tell: Telling<'_>) {
    let seats = state.seats.count() as u8;
    if state.passes >= seats || state.idle >= IDLE_ROUNDS * seats {
        ludo::rule!("DIAMINO-AMB-14");
        return finish(state, How::Blocked, tell);
    }
    ludo::rule!("DIAMINO-B5", "DIAMINO-B8", "DIAMINO-M2g");
    state.turn = state.seats.after(state.turn);
    while state.skips.contains(state.turn) {
        let seat = state.turn;
        state.skips = state.skips.without(seat);
        state.idle += 1;
        state.passes = 0; // she has not passed (DIAMINO-AMB-14)
        tell.all(|| Event::Skipped { seat });
        state.turn = state.seats.after(seat);
    }
    state.phase = Phase::Turn { asked: false };
    let seat = state.turn;
    tell.all(|| Event::Turn { seat });
}

/// The game stops at once (DIAMINO-AMB-26); hands are shown before anything is counted.
fn finish(state: &mut Diamino, how: How, tell: Telling<'_>) {
    ludo::rule!("DIAMINO-AMB-26");
    tell.all(|| Event::Ended { how });
    state.phase = match how {
        How::Stopped => Phase::Over { how },
        _ => Phase::Showing { how },
    };
}

fn count_up(state: &mut Diamino, tell: Telling<'_>) {
    let Phase::Showing { how } = state.phase else { return };
    for (seat, points) in state.seats.iter().zip(score::points(state, how)) {
        gain(state, seat, points, tell);
    }
    if score::match_goes_on(state) {
        state.game += 1;
        let game = state.game;
        tell.all(|| Event::NextGame { game });
        state.begin();
    } else {
        state.phase = Phase::Over { how };
    }
}
