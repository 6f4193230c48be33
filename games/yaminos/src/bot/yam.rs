//! Playing the Yam.

use crate::{
    bot::Skill,
    judge::Action,
    piece::{DIGITS, YaminoSet},
    state::{Phase, Yaminos},
    yam::{
        MOST_THROWS, Row,
        coach::{Coach, Keeps},
        score,
        solve::is_usual,
    },
};

/// What she does and, where it has been worked out to the end of the round, what that and the best of all else is worth.
pub(crate) fn act(state: &Yaminos, skill: Skill) -> (Action, Option<[f64; 2]>) {
    let coach = Coach::at(state);
    let plain = |action| (action, None);
    match (skill, state.phase) {
        (Skill::Whim | Skill::Sight, Phase::Announced(_)) => plain(Action::Throw(all_but_the_most_common(state))),
        (Skill::Whim | Skill::Sight, _) if state.casts == 1 => plain(Action::Throw(all_but_the_most_common(state))),
        (Skill::Whim | Skill::Sight, _) => plain(Action::Fill(most_points(state))),
        (Skill::Thought, Phase::Announced(row)) => {
            plain(Action::Throw(coach.third(row, state.faces, state.fixed).best().0))
        }
        (Skill::Thought, _) => plain(one_box_at_a_time(state, &coach)),
        (Skill::Best, _) => {
            let (action, worth) = best(state, &coach);
            let known = is_usual(&state.options) && state.contenders.is_empty();
            (action, known.then_some(worth))
        }
    }
}

/// What she has in mind is worth, played on as well as can be; None where it may not be done.
pub(crate) fn worth(state: &Yaminos, mine: Action) -> Option<f64> {
    let choices = Coach::at(state).choices(state);
    let meant = choices.into_iter().filter(|&(action, _)| means(mine, action));
    meant.map(|(_, worth)| worth).reduce(f64::max)
}

/// Is this what she has in mind? Who has chosen a box after the second throw may fill it or announce it.
pub(crate) fn means(mine: Action, action: Action) -> bool {
    mine == action || matches!((mine, action), (Action::Fill(row), Action::Announce(other)) if row == other)
}

/// Whatever the expected points say; its value, and that of the best other choice.
fn best(state: &Yaminos, coach: &Coach) -> (Action, [f64; 2]) {
    let (open, faces, fixed) = (state.open_boxes(), state.faces, state.fixed);
    if let Phase::Announced(row) = state.phase {
        let (keeps, rest) = (coach.third(row, faces, fixed), coach.rest(open.without(row)));
        let (thrown, value) = keeps.best();
        return (Action::Throw(thrown), [value + rest, keeps.next_best(thrown) + rest]);
    }
    if state.casts + 1 == MOST_THROWS {
        return best_box(state, coach);
    }
    let keeps = Keeps::new(&coach.second_throws(open, fixed), faces);
    let (thrown, value) = keeps.best();
    let mut fills: Vec<(Row, f64)> = open
        .iter()
        .map(|row| (row, coach.fill(open, row, faces, fixed)))
        .collect();
    fills.sort_by(|a, b| b.1.total_cmp(&a.1));
    let next_fill = fills.get(1).map_or(f64::NEG_INFINITY, |fill| fill.1);
    match fills[0] {
        (row, now) if now >= value => (Action::Fill(row), [now, value.max(next_fill)]),
        (_, now) => (Action::Throw(thrown), [value, keeps.next_best(thrown).max(now)]),
    }
}

/// After the second throw: which box, and whether to fill it now or to throw for it once more.
fn best_box(state: &Yaminos, coach: &Coach) -> (Action, [f64; 2]) {
    let (open, faces, fixed) = (state.open_boxes(), state.faces, state.fixed);
    let (row, now, value) = coach.second(open, faces, fixed);
    let other_way = if now {
        coach.third(row, faces, fixed).best().1 + coach.rest(open.without(row))
    } else {
        coach.fill(open, row, faces, fixed)
    };
    let other_boxes = open
        .without(row)
        .iter()
        .map(|row| coach.finish(open, row, faces, fixed));
    let action = if now { Action::Fill(row) } else { Action::Announce(row) };
    (action, [value, other_boxes.fold(other_way, f64::max)])
}

/// Sets her mind on the box that does best against its usual price, and throws for that.
fn one_box_at_a_time(state: &Yaminos, coach: &Coach) -> Action {
    let (open, faces, fixed) = (state.open_boxes(), state.faces, state.fixed);
    let hope = |row: Row| {
        let (thrown, value) = coach.third(row, faces, fixed).best();
        let now = f64::from(score(&state.options, row, faces, fixed));
        (thrown, value.max(now) - coach.price(row), now >= value)
    };
    let best = open.iter().map(|row| (row, hope(row)));
    let (row, (thrown, _, now)) = best.max_by(|a, b| a.1.1.total_cmp(&b.1.1)).expect("a box is open");
    match (now, state.casts + 1 == MOST_THROWS) {
        (true, _) => Action::Fill(row),
        (false, true) => Action::Announce(row),
        (false, false) => Action::Throw(thrown),
    }
}

/// Those that do not show the digit that most show.
fn all_but_the_most_common(state: &Yaminos) -> YaminoSet {
    let showing = |digit| -> YaminoSet {
        YaminoSet::ALL
            .iter()
            .filter(|&yamino| state.digits(yamino).has(digit))
            .collect()
    };
    let kept = (1..DIGITS as u8)
        .map(showing)
        .max_by_key(|set| set.len())
        .unwrap_or_default();
    if kept == YaminoSet::ALL {
        YaminoSet::ALL
    } else {
        YaminoSet::ALL.without(kept)
    }
}

/// The box with the most points, whatever is usual for it.
fn most_points(state: &Yaminos) -> Row {
    let points = |row: &Row| score(&state.options, *row, state.faces, state.fixed);
    state.open_boxes().iter().max_by_key(points).expect("a box is open")
}
