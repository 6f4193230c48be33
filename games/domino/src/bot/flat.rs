//! The traditional game: whole games in imagined worlds that fit what is known of the other hands, and near the end every
//! such world played out exactly.

use ludo::{Awaits, Choice, Enumerate, Game, Luck, Rng, Seat, Viewer};
use search::{Chances, Thinking, ismcts};

use crate::{
    bot::{
        Skill,
        solve::{Board, Solver},
    },
    imagine::{Hidden, seen},
    judge::Action,
    piece::Tiles,
    state::{Domino, Phase},
    view::View,
};

/// From so many dominoes on that are not laid yet, every imagined world is solved.
const SOLVED_FROM: [u32; 3] = [13, 12, 11];
/// How many worlds are then looked at.
const WORLDS: u32 = 60;
const CARE: Thinking = Thinking {
    simulations: 6_000,
    curiosity: 0.6,
};
const WHIM: Thinking = Thinking {
    simulations: 2_000,
    curiosity: 0.6,
};
const THOUGHT: Thinking = Thinking {
    simulations: 60,
    curiosity: 0.6,
};

/// `state` is one world that fits; there is more than one thing to do.
pub(crate) fn choose<R: Rng + ?Sized>(
    state: &Domino,
    hidden: &Hidden,
    seat: Seat,
    skill: Skill,
    rng: &mut R,
) -> Option<Choice<Action>> {
    let unlaid = state.unlaid().len();
    let near_the_end = unlaid <= SOLVED_FROM[state.seats.count() - 2] && !state.options.voluntary_draw;
    let choice = match skill {
        Skill::Care if near_the_end => solved(state, hidden, seat, rng),
        Skill::Care => imagined(state, hidden, seat, CARE, worth, rng)?,
        Skill::Thought | Skill::Sight => imagined(state, hidden, seat, THOUGHT, worth, rng)?,
        Skill::Whim => imagined(state, hidden, seat, WHIM, |state| others_worth(state, seat), rng)?,
    };
    Some(Choice {
        reason: Some(reason(state, seat, choice.action)),
        ..choice
    })
}

/// Always a domino with the most dots, without a thought of what comes next.
pub(crate) fn greedy<R: Rng + ?Sized>(state: &Domino, seat: Seat, rng: &mut R) -> Choice<Action> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    let most = actions.iter().map(|&action| dots(action)).max();
    actions.retain(|&action| Some(dots(action)) == most);
    Choice::of(*rng.pick(&actions).expect("who is awaited can act"))
}

fn dots(action: Action) -> u8 {
    match action {
        Action::Lay(tile, _) => tile.dots(),
        _ => 0,
    }
}

/// What she would do who sees this, after so much thinking. For measuring: our players have their own measure.
pub fn think<R: Rng + ?Sized>(view: &View, seat: Seat, thinking: Thinking, rng: &mut R) -> Option<Choice<Action>> {
    let mut state = seen(view);
    let hidden = Hidden::of(view, Viewer::Seat(seat));
    state.fill_hands(&hidden, rng);
    imagined(&state, &hidden, seat, thinking, worth, rng)
}

/// Tree search over imagined worlds.
fn imagined<R: Rng + ?Sized>(
    state: &Domino,
    hidden: &Hidden,
    seat: Seat,
    thinking: Thinking,
    worth: impl Fn(&Domino) -> Option<Chances>,
    rng: &mut R,
) -> Option<Choice<Action>> {
    let imagine = |rng: &mut R| {
        let mut world = state.clone();
        world.fill_hands(hidden, rng);
        world
    };
    ismcts(seat, thinking, imagine, worth, rng)
}

/// When the game is over, the victory and its shares.
pub(crate) fn worth(state: &Domino) -> Option<Chances> {
    if !matches!(state.phase, Phase::Between | Phase::Over) {
        return None;
    }
    let share = 1.0 / state.winners.len() as f64;
    let won = |seat| if state.winners.contains(seat) { share } else { 0.0 };
    Some(state.seats.iter().map(won).collect())
}

/// The same to one who would rather have the others win, as who plays with a small child.
fn others_worth(state: &Domino, seat: Seat) -> Option<Chances> {
    let mut chances = worth(state)?;
    chances[seat.index()] = 1.0 - chances[seat.index()];
    Some(chances)
}

/// Each act in each of many worlds, with everybody playing on as if all hands lay open.
fn solved<R: Rng + ?Sized>(state: &Domino, hidden: &Hidden, seat: Seat, rng: &mut R) -> Choice<Action> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    let mut values = vec![0i64; actions.len()];
    let mut wins = vec![0u32; actions.len()];
    let mut solver = Solver::new(seat, &state.options);
    let mut world = state.clone();
    for _ in 0..WORLDS {
        world.fill_hands(hidden, rng);
        let board = Board::of(&world, rng);
        for (i, &action) in actions.iter().enumerate() {
            let value = solver.value_after(&board, action);
            values[i] += i64::from(value);
            wins[i] += u32::from(value > 0);
        }
    }
    let best = (0..actions.len()).max_by_key(|&i| values[i]).unwrap_or(0);
    Choice {
        value: Some(f64::from(wins[best]) / f64::from(WORLDS)),
        ..Choice::of(actions[best])
    }
}

/// The message that says why one would do this.
fn reason(state: &Domino, seat: Seat, action: Action) -> &'static str {
    debug_assert_eq!(state.awaits(), Awaits::seat(seat));
    let Action::Lay(tile, _) = action else {
        return "domino-why-draw";
    };
    let hand = state.hand(seat);
    let left = hand.without(Tiles::one(tile));
    let follows = |number: u8| !left.and(Tiles::with_number(number)).is_empty();
    if left.is_empty() {
        "domino-why-last-domino"
    } else if hand.iter().all(|other| other.dots() <= tile.dots()) {
        "domino-why-heavy"
    } else if tile.is_double() {
        "domino-why-double"
    } else if follows(tile.low()) || follows(tile.high()) {
        "domino-why-keep-going"
    } else {
        "domino-why-hold-up"
    }
}
