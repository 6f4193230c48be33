//! What is allowed.

use ludo::{Deed, Entry, Millis, Seat};

use crate::{
    illegal::Illegal,
    lay::{self, Lay, Placed},
    notation::cell_name,
    options::WordCheck,
    piece::{BOX, JOKER, Kind, Square, Tiles},
    state::{Diamino, MOST_LIFTED, Phase},
    words::Fault,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    Lay(Lay),
    /// Letters put down one by one, each on a cell (column, row): for asking why they make no word. What makes one is laid
    /// as a word, so this never stands in a record.
    Letters(Vec<(Square, (u8, u8))>),
    Exchange(Tiles),
    Pass,
    /// Let the words stand.
    Accept,
    Challenge,
    /// Let the words stand and ask who still doubts them: it is her turn next.
    Begin,
    /// Ask the others to let a word in.
    Ask(String),
    Yes,
    No,
    /// Squares to get rid of, for red devils.
    Discard(Tiles),
    /// Patience: take squares back, from these cells (column, row).
    Lift(Vec<(u8, u8)>),
    /// Patience: enough.
    Stop,
}

impl Action {
    /// An answer to what somebody else has done.
    fn is_answer(&self) -> bool {
        use Action::{Accept, Begin, Challenge, No, Yes};
        matches!(self, Accept | Challenge | Begin | Yes | No)
    }
}

/// How nature answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// A square for each who draws for the start, in the order of seats.
    Start(Vec<Kind>),
    /// A hand for each seat.
    Deal(Vec<Tiles>),
    Draw(Tiles),
    /// All hands, turned over at the end: nothing is decided, but until now they were hidden.
    Show(Vec<Tiles>),
}

/// An entry that was judged fit.
#[derive(Clone, Debug, PartialEq)]
pub enum Ruling {
    Lay {
        placed: Placed,
        down: bool,
        wrong: Vec<Fault>,
        at: Millis,
    },
    Exchange(Tiles),
    Pass,
    Accept(Seat),
    Challenge(Seat),
    Begin(Seat, Millis),
    Ask {
        word: String,
        at: Millis,
    },
    Vote(Seat, bool),
    Discard(Tiles),
    Lift(Vec<usize>),
    Stop,
    TimeUp,
    Chance(Chance),
}

pub(crate) fn judge(state: &Diamino, entry: &Entry<Diamino>) -> Result<Ruling, Illegal> {
    match &entry.deed {
        Deed::Act(seat, action) => judge_action(state, *seat, action, entry.at),
        Deed::Chance(chance) => judge_chance(state, chance).map(|()| Ruling::Chance(chance.clone())),
        Deed::TimeUp => match state.phase {
            Phase::Window { until: Some(until), .. } | Phase::Vote { until: Some(until), .. } if entry.at >= until => {
                Ok(Ruling::TimeUp)
            }
            _ => Err(Illegal::TooEarly),
        },
    }
}

fn judge_action(state: &Diamino, seat: Seat, action: &Action, at: Millis) -> Result<Ruling, Illegal> {
    match (action, &state.phase) {
        // Any other player may challenge (DIAMINO-AMB-33), as soon as the word lies there (DIAMINO-K1).
        (
            Action::Accept | Action::Challenge | Action::Begin,
            Phase::Window {
                accepted,
                challenged,
                until,
                ..
            },
        ) => {
            answers(state, seat, accepted, challenged)?;
            in_time(*until, at)?;
            match action {
                Action::Accept => Ok(Ruling::Accept(seat)),
                Action::Challenge => Ok(Ruling::Challenge(seat)),
                _ if state.may_begin(seat) => Ok(Ruling::Begin(seat, at)),
                _ => Err(Illegal::NotNext),
            }
        }
        (Action::Yes | Action::No, Phase::Vote { yes, no, until, .. }) => {
            answers(state, seat, yes, no)?;
            in_time(*until, at)?;
            Ok(Ruling::Vote(seat, *action == Action::Yes))
        }
        (Action::Accept | Action::Challenge | Action::Begin | Action::Yes | Action::No, _) => Err(Illegal::NotNow),
        (Action::Discard(tiles), Phase::Discarding { count }) => judge_discard(state, *tiles, *count),
        (_, Phase::Turn { asked }) => judge_turn(state, action, *asked, at),
        _ => Err(Illegal::NotNow),
    }
}

/// Why somebody who is not awaited cannot do this, where it is not just that it is somebody else's turn.
pub(crate) fn not_now(state: &Diamino, seat: Seat, action: &Action) -> Option<Illegal> {
    // What the one whose turn it is could lay, others must not find out by asking for it (DIAMINO-AMB-41).
    if seat != state.turn && !action.is_answer() {
        return None;
    }
    judge_action(state, seat, action, 0).err()
}

/// What she may do whose turn it is, by the first word of the action: for the page to offer.
pub(crate) fn open_verbs(state: &Diamino) -> Vec<&'static str> {
    let Phase::Turn { asked } = state.phase else {
        let discards = matches!(state.phase, Phase::Discarding { .. });
        return discards.then_some("discard").into_iter().collect();
    };
    let patience = state.options.is_patience();
    let verbs = [
        ("lay", true),
        ("exchange", !patience && state.reserve() > 0),
        ("pass", judge_turn(state, &Action::Pass, asked, 0).is_ok()),
        ("ask", !patience && state.options.vote && !asked),
        (
            "lift",
            state.lies_open() && !state.is_bare() && state.lifted < MOST_LIFTED,
        ),
        ("stop", patience),
    ];
    verbs
        .into_iter()
        .filter(|(_, open)| *open)
        .map(|(verb, _)| verb)
        .collect()
}

/// Everybody but the player answers, once.
fn answers(state: &Diamino, seat: Seat, one: &[Seat], other: &[Seat]) -> Result<(), Illegal> {
    if seat == state.turn {
        Err(Illegal::OwnWord)
    } else if one.contains(&seat) || other.contains(&seat) {
        Err(Illegal::Answered)
    } else {
        Ok(())
    }
}

/// What comes after the window does not count, whether the clock has said so or not (DIAMINO-AMB-34).
fn in_time(until: Option<Millis>, at: Millis) -> Result<(), Illegal> {
    if until.is_some_and(|until| at >= until) {
        return Err(Illegal::TooLate);
    }
    Ok(())
}

/// On her turn she lays (DIAMINO-B6), exchanges instead (DIAMINO-AMB-11), or passes (DIAMINO-AMB-13).
fn judge_turn(state: &Diamino, action: &Action, asked: bool, at: Millis) -> Result<Ruling, Illegal> {
    let patience = state.options.is_patience();
    match action {
        Action::Lay(lay) => judge_lay(state, lay, at),
        Action::Letters(letters) => Err(lay::why_no_word(state, letters)),
        Action::Exchange(_) | Action::Pass | Action::Ask(_) if patience => Err(Illegal::OtherFormula),
        Action::Lift(_) | Action::Stop if !patience => Err(Illegal::OtherFormula),
        Action::Exchange(tiles) => judge_exchange(state, *tiles),
        Action::Pass if state.options.pass_only_if_no_exchange && state.reserve() > 0 => Err(Illegal::ExchangeFirst),
        Action::Pass => Ok(Ruling::Pass),
        Action::Ask(word) => judge_ask(state, word, asked, at),
        Action::Lift(cells) => judge_lift(state, cells),
        Action::Stop => Ok(Ruling::Stop),
        Action::Discard(_) | Action::Accept | Action::Challenge | Action::Begin | Action::Yes | Action::No => {
            Err(Illegal::NotNow)
        }
    }
}

/// Squares and cells first; then the words: refused at once, or punished, or left to the others (DIAMINO-AMB-37).
fn judge_lay(state: &Diamino, lay: &Lay, at: Millis) -> Result<Ruling, Illegal> {
    ludo::rule!("DIAMINO-AMB-37");
    let placed = lay::place(state, lay)?;
    let wrong = state.faults(&placed.words);
    if let (WordCheck::Refuse, Some(fault)) = (state.options.word_check(), wrong.first()) {
        return Err(Illegal::Wrong(fault.clone()));
    }
    Ok(Ruling::Lay {
        placed,
        down: lay.down,
        wrong,
        at,
    })
}

/// As many as there are in the reserve at most (DIAMINO-D1, DIAMINO-M4a, DIAMINO-AMB-12).
fn judge_exchange(state: &Diamino, tiles: Tiles) -> Result<Ruling, Illegal> {
    if state.reserve() == 0 {
        Err(Illegal::EmptyReserve(state.options.formula))
    } else if tiles.is_empty() {
        Err(Illegal::NoneChosen("DIAMINO-D1"))
    } else if let Some(missing) = state.hand(state.turn).missing(tiles) {
        Err(Illegal::NotInHand(missing))
    } else if tiles.total() > state.reserve() {
        Err(Illegal::ExchangeTooMany)
    } else {
        Ok(Ruling::Exchange(tiles))
    }
}

/// A red devil takes a square of her choice, a joker too (DIAMINO-AMB-29); she cannot keep it (DIAMINO-AMB-22).
fn judge_discard(state: &Diamino, tiles: Tiles, count: u8) -> Result<Ruling, Illegal> {
    ludo::rule!("DIAMINO-AMB-22");
    if tiles.total() != count {
        Err(Illegal::WrongNumber { count })
    } else if let Some(missing) = state.hand(state.turn).missing(tiles) {
        Err(Illegal::NotInHand(missing))
    } else {
        Ok(Ruling::Discard(tiles))
    }
}

/// Where lists fall short, a table can agree on a word (DIAMINO-AMB-43): asked once a turn, and never again for a word
/// that it did not want.
fn judge_ask(state: &Diamino, word: &str, asked: bool, at: Millis) -> Result<Ruling, Illegal> {
    ludo::rule!("DIAMINO-AMB-43");
    if !state.options.vote {
        Err(Illegal::NoVote)
    } else if asked {
        Err(Illegal::AskedAlready)
    } else if !(2..=state.board().width).contains(&word.len()) {
        Err(Illegal::NoSuchWord)
    } else if is_known_to_count(state, word) {
        Err(Illegal::IsAWord)
    } else if state.turned_down.iter().any(|down| down == word) {
        Err(Illegal::TurnedDown)
    } else {
        Ok(Ruling::Ask {
            word: word.to_owned(),
            at,
        })
    }
}

/// What the table voted in everybody knows; of other words nobody is told before they are laid, unless the house refuses
/// wrong ones (DIAMINO-AMB-37).
fn is_known_to_count(state: &Diamino, word: &str) -> bool {
    ludo::rule!("DIAMINO-AMB-37");
    let voted_in = state.admitted.iter().any(|admitted| admitted == word);
    voted_in || (state.options.word_check() == WordCheck::Refuse && state.check(word).is_ok())
}

/// Patience: squares are taken back freely, as long as what stays is still a layout of words (DIAMINO-AMB-42,
/// DIAMINO-S6).
fn judge_lift(state: &Diamino, cells: &[(u8, u8)]) -> Result<Ruling, Illegal> {
    ludo::rule!("DIAMINO-AMB-42", "DIAMINO-S6");
    if state.options.drawn_hand {
        return Err(Illegal::DrawnHand);
    }
    if cells.is_empty() {
        return Err(Illegal::NoneChosen("DIAMINO-AMB-42"));
    }
    // Or a patience could be written down for ever.
    if state.lifted >= MOST_LIFTED {
        return Err(Illegal::LiftedEnough);
    }
    let width = state.board().width;
    let mut after = state.squares.clone();
    let mut lifted = Vec::new();
    for &(column, row) in cells {
        let (column, row) = (usize::from(column), usize::from(row));
        let cell = row * width + column;
        if column >= width || row >= width || after[cell].take().is_none() {
            return Err(Illegal::NothingToLift(cell_name(column, row)));
        }
        lifted.push(cell);
    }
    let alone = |cell: usize| {
        [false, true]
            .iter()
            .all(|down| lay::run(&after, width, cell, *down).1.len() < 2)
    };
    let mut stays = (0..after.len()).filter(|cell| after[*cell].is_some());
    if stays.clone().any(alone) || !lay::hangs_together(&after, width) {
        return Err(Illegal::CannotLift);
    }
    let wrong = stays.find_map(|cell| {
        let runs = [false, true].map(|down| lay::run(&after, width, cell, down).1);
        let words = runs
            .iter()
            .filter(|letters| letters.len() > 1)
            .map(|letters| crate::words::spelt(letters));
        words.into_iter().find_map(|word| state.faults(&[word]).pop())
    });
    match wrong {
        Some(fault) => Err(Illegal::Wrong(fault)),
        None => Ok(Ruling::Lift(lifted)),
    }
}

fn judge_chance(state: &Diamino, chance: &Chance) -> Result<(), Illegal> {
    let possible = match (chance, &state.phase) {
        (Chance::Start(kinds), Phase::Starting { letters }) => {
            let drawn = kinds
                .iter()
                .fold(Tiles::default(), |all, kind| all.with(Tiles::one(*kind)));
            let awaited = letters.iter().filter(|lot| lot.letter.is_none()).count();
            kinds.len() == awaited
                && in_the_box(letters.iter().filter_map(|lot| lot.letter))
                    .is_some_and(|rest| rest.without(drawn).is_some())
        }
        (Chance::Deal(hands), Phase::Dealing) => {
            let all = hands.iter().fold(Tiles::default(), |all, hand| all.with(*hand));
            hands.len() == state.seats.count()
                && hands.iter().all(|hand| hand.total() == state.deal_size())
                && state.reserve.without(all).is_some()
        }
        (Chance::Draw(tiles), Phase::Drawing { count, .. }) => {
            tiles.total() == *count && state.reserve.without(*tiles).is_some()
        }
        (Chance::Show(hands), Phase::Showing { .. }) => {
            let differs = |seat: &Seat| hands.get(seat.index()) != Some(&state.hand(*seat));
            if let Some(seat) = state.seats.iter().find(differs) {
                return Err(Illegal::OtherHand(seat, state.hand(seat)));
            }
            hands.len() == state.seats.count()
        }
        _ => false,
    };
    if possible {
        Ok(())
    } else {
        Err(Illegal::ImpossibleSquares)
    }
}

/// The squares that can be drawn for the start while others hold theirs; None if there are not so many.
pub(crate) fn in_the_box(held: impl Iterator<Item = u8>) -> Option<Tiles> {
    let held = held.fold(Tiles::default(), |all, letter| all.with(Tiles::one(letter.into())));
    BOX.tiles.without(held)
}

/// A letter as a square of the hand: a joker where a joker stands for it.
pub(crate) fn squares(word: &[u8], mut hand: Tiles, lies: impl Fn(usize) -> bool) -> Vec<Square> {
    let square = |(i, &letter): (usize, &u8)| {
        let kind = usize::from(letter);
        let joker = !lies(i) && hand.count(kind) == 0;
        if !lies(i) {
            let used = if joker { JOKER } else { kind };
            hand.0[used] = hand.0[used].saturating_sub(1);
        }
        Square { letter, joker }
    };
    word.iter().enumerate().map(square).collect()
}
