//! Can a game come to this position? Each doubt names the rule that forbids it.

use std::collections::BTreeSet;

use ludo::{Enumerate, Seat, SeatSet};

use super::sheets;
use crate::{
    MOST_AGREED,
    options::Form,
    piece::{YAMINOS, YaminoSet},
    starter::phase_digit,
    state::{MOST_CASTS, MOST_ROUNDS, MOST_TIES, Phase, Yaminos},
    yam::MOST_THROWS,
};

/// Dots of a throw of all seven, and of one yamino.
const FEWEST_DOTS: i32 = 15;
const MOST_DOTS: i32 = 69;
const MOST_DOTS_OF_ONE: i32 = 12;
/// Seven in a line, one to four of them doublets: no two doublets are neighbours.
const LEAST_OF_A_WHOLE_CHAIN: i32 = 8;
const MOST_OF_A_WHOLE_CHAIN: i32 = 11;
/// All free ends of a chain of at most one, two … seven yaminos, however it is laid: a test goes through all.
const ENDS: [i32; YAMINOS] = [24, 24, 33, 33, 41, 42, 45];
pub(super) const MOST_ENDS: i32 = ENDS[YAMINOS - 1];
/// What the phases of Progression can bring, the blanks first, where doublets have four sides: a test goes through all.
const PHASES: [i32; YAMINOS] = [20, 27, 33, 39, 45, 51, 57];
/// What a turn of LINE can bring, by the lengths of its chains: a test goes through all.
pub(super) const LINES: [i32; 12] = [-7, -1, 5, 11, 13, 17, 19, 23, 25, 29, 35, 49];

/// A rule, and what should be there by it.
pub(super) type Objection = (&'static str, &'static str);

/// What the rules have against it, if anything, and against which part of the position: by the word with which it begins.
pub(super) fn objection(state: &Yaminos) -> Option<(String, Objection)> {
    let of = |part: &str, objection: Option<Objection>| objection.map(|objection| (part.to_owned(), objection));
    company(state)
        .or_else(|| of("table", table(state)))
        .or_else(|| of("table", beginning(state)))
        .or_else(|| of("thrown", throw(state)))
        .or_else(|| of("turn", phase(state)))
        .or_else(|| points(state))
        .or_else(|| extras(state))
        .or_else(|| sheets::objection(state))
        .or_else(|| of("turn", end(state)))
}

/// Who plays, and who plays on.
fn company(state: &Yaminos) -> Option<(String, Objection)> {
    let of = |part: &str, rule, why| Some((part.to_owned(), (rule, why)));
    let seats: SeatSet = state.seats.iter().collect();
    let at_the_table = |others: SeatSet| others.iter().all(|seat| seats.contains(seat));
    let leader = state.leader.map_or(SeatSet::NONE, SeatSet::one);
    let named = [
        ("turn", SeatSet::one(state.turn)),
        ("contenders", state.contenders),
        ("leader", state.chances),
    ];
    if let Some((part, _)) = named.into_iter().find(|(_, seats)| !at_the_table(*seats)) {
        return of(part, "YAM-G1", "only seats that are at the table");
    }
    let still = "only seats that are at the table and still play";
    if !at_the_table(leader) {
        return of("leader", "YAM-AMB-4", still);
    }
    if !state.in_play(state.turn) || state.contenders.len() == 1 {
        return of("contenders", "YAM-AMB-4", still);
    }
    if !is_tie_break_in_order(state) {
        let why = "tie-breaks come through by those who still play, and by nobody without a tie";
        let survived = |seat: &Seat| state.survived[seat.index()] > 0;
        let part = match state.seats.iter().find(survived) {
            Some(seat) if state.contenders.is_empty() => seat.to_string(),
            _ => "contenders".to_owned(),
        };
        return of(&part, "YAM-AMB-4", why);
    }
    None
}

/// Yaminos and chains.
fn table(state: &Yaminos) -> Option<Objection> {
    let (form, laid) = (state.form(), state.chains.laid());
    let has_chains = form.has_chains();
    if !has_chains && !laid.is_empty() {
        return Some(("YAM-G9", "no chains in this game"));
    }
    let beginners: YaminoSet = laid
        .iter()
        .filter(|&yamino| state.chains.at(yamino).is_none())
        .collect();
    if beginners.len() > 1 && form != Form::Line {
        return Some((form.one_chain_rule(), "one chain"));
    }
    let with_doublet = form == Form::Base || form.has_open_ends();
    if with_doublet && !state.faces.doublets().contains(beginners) {
        return Some((form.beginning_rule(), "a chain that begins with a doublet"));
    }
    let airborne = state.airborne();
    if state.lying.or(airborne) != YaminoSet::ALL && !(state.lying.is_empty() && state.thrown.is_empty()) {
        return Some(("YAM-G3", "all seven yaminos on the table or in the air"));
    }
    if state.phase != Phase::Lay && !state.fresh.is_empty() || form.has_open_ends() && !state.fresh.is_empty() {
        return Some(("YAM-BASE-24", "nothing to take back now"));
    }
    if state.phase == Phase::Lay && !form.has_open_ends() && !state.fresh.contains(laid.and(state.thrown)) {
        return Some(("YAM-BASE-24", "what was laid of this throw marked as such"));
    }
    if !airborne.is_empty() && !airborne.and(laid).is_empty() {
        return Some(("YAM-BASE-23", "no laid yamino in the air"));
    }
    None
}

/// Before the first throw nothing lies there, and where a chain begins with a doublet by itself none lies about.
fn beginning(state: &Yaminos) -> Option<Objection> {
    let form = state.form();
    let nobody_has_thrown = state.round == 0 && state.turn == state.seats.first() && form != Form::Base;
    let idle = matches!(state.phase, Phase::Agree | Phase::Ready);
    if nobody_has_thrown && idle && !state.lying.is_empty() {
        return Some((form.throw_rule(), "nothing on the table before the first throw"));
    }
    let whole_throw = state.chains.laid().is_empty() && state.lying == YaminoSet::ALL;
    if form.has_open_ends() && whole_throw && !state.faces.doublets().is_empty() {
        return Some((form.beginning_rule(), "a chain where a doublet was thrown"));
    }
    None
}

/// How many were thrown, and how often. A turn begins with all seven (YAM-BASE-6, YAM-YAM-3), or with all that the chain
/// leaves (YAM-MUGGINS-10); only the basic game and the Yam throw again in the same turn.
fn throw(state: &Yaminos) -> Option<Objection> {
    let (form, thrown, casts) = (state.form(), state.thrown, state.casts);
    let most = match form {
        Form::Base => MOST_CASTS,
        Form::Yam => MOST_THROWS,
        _ => 1,
    };
    let fits = match form {
        _ if thrown.is_empty() => state.lying.is_empty() && casts == 0,
        _ if casts > most => false,
        Form::Base | Form::Yam => casts != 1 || thrown == YaminoSet::ALL,
        Form::Muggins | Form::More | Form::Even => match state.phase {
            Phase::Throwing => thrown == state.next_throw(),
            Phase::Lay if casts == 1 => thrown == state.loose(),
            // Some of them have been laid since.
            _ => thrown.contains(state.loose()),
        },
        _ => thrown == YaminoSet::ALL,
    };
    (!fits).then_some((form.throw_rule(), "as many yaminos thrown as this game throws now"))
}

/// What the game waits for.
fn phase(state: &Yaminos) -> Option<Objection> {
    let (form, casts) = (state.form(), state.casts);
    let fits = match state.phase {
        Phase::Agree => form == Form::Throws && state.agreed == 0 && state.round == 0 && state.lying.is_empty(),
        Phase::Ready if form.has_open_ends() => state.fitting().is_empty() && casts == 0,
        Phase::Ready => casts == 0,
        Phase::Throwing => {
            // A chain begins with a throw of all seven (YAM-BASE-6).
            let begins = state.chains.laid().is_empty() == (state.thrown == YaminoSet::ALL);
            let throws = !state.airborne().is_empty() && casts > 0 && (form != Form::Yam || casts < MOST_THROWS);
            throws && (form != Form::Base || begins)
        }
        Phase::Lay => {
            let mut legal = Vec::new();
            state.legal(state.turn, &mut legal);
            let thrown = casts > 0 || form.has_open_ends();
            let lies = state.lying == YaminoSet::ALL && !legal.is_empty() && thrown;
            lies && match form {
                Form::Base => is_throw_in_order(state),
                _ => form.has_open_ends() || form.is_arranged(),
            }
        }
        Phase::Choose => form == Form::Yam && state.lying == YaminoSet::ALL && (1..MOST_THROWS).contains(&casts),
        Phase::Announced(row) => {
            let open = state.open_rows(state.turn).has(row);
            form == Form::Yam && open && state.lying == YaminoSet::ALL && casts + 1 == MOST_THROWS
        }
        Phase::Called(row) => {
            let open = state.open_rows(state.turn).has(row);
            form == Form::Yam && open && !state.airborne().is_empty() && casts == MOST_THROWS
        }
        // Hers was the last turn, and it had a throw, unless she laid what lay there; by hand the table may be left out.
        Phase::Over => casts > 0 || form.has_open_ends() || state.thrown.is_empty(),
    };
    (!fits).then_some((form.throw_rule(), "a phase that this game can be in here"))
}

/// In the basic game a throw that fits nowhere is lost at once (YAM-BASE-13), and who has beaten the leader is done
/// (YAM-AMB-17). A chain begins with a throw of all seven.
fn is_throw_in_order(state: &Yaminos) -> bool {
    let mut before = *state;
    while let Some(yamino) = before.loosely_laid().iter().next() {
        before.chains.take(yamino);
        before.fresh = before.fresh.without(YaminoSet::one(yamino));
    }
    let begins = before.chains.laid().is_empty();
    let beaten = state.score_to_beat().is_some_and(|score| state.standing() >= score);
    before.fresh.is_empty()
        && !before.has_laid()
        && before.throw_fits()
        && begins == (state.thrown == YaminoSet::ALL)
        && !(state.has_laid() && beaten)
}

/// What each game can bring in a turn, as often as she has had one.
fn points(state: &Yaminos) -> Option<(String, Objection)> {
    let form = state.form();
    let fits = |seat: Seat| {
        let (total, turns) = (state.total(seat), state.turns_had(seat));
        let each = |least: i32, most: i32| {
            let turns = i32::from(turns);
            (least * turns..=most * turns).contains(&total)
        };
        match form {
            Form::Muggins => (0..=ends(state, seat, 5)).contains(&total) && total % 5 == 0,
            Form::Even => (0..=ends(state, seat, 2)).contains(&total) && total % 2 == 0,
            Form::More => (0..=ends(state, seat, 1)).contains(&total),
            Form::Prog => (0..=phases(turns)).contains(&total),
            Form::Line => adds_up(total, turns, &LINES),
            // How many turns there were is not always told; what the last chance adds is looked at there.
            Form::Base => total >= 0,
            // By its sheets.
            Form::Yam => true,
            Form::Highest | Form::Throws | Form::Target => each(FEWEST_DOTS, MOST_DOTS),
            Form::Longest if !state.options.fewest_left => each(0, YAMINOS as i32),
            Form::Longest | Form::Minimum => each(0, MOST_DOTS),
        }
    };
    let rule = match form {
        Form::Muggins => "YAM-MUGGINS-14",
        Form::Even => "YAM-EVEN-10",
        form => form.end_rule(),
    };
    let wrong = state.seats.iter().find(|seat| !fits(*seat))?;
    Some((wrong.to_string(), (rule, "points as this game counts them")))
}

/// What so many turns of hers can bring with open ends, if only multiples count: every turn of the game lays one yamino at
/// most, so the first ones find little there (YAM-MUGGINS-7, YAM-MUGGINS-9).
fn ends(state: &Yaminos, seat: Seat, multiple: i32) -> i32 {
    let from_first = std::iter::successors(Some(state.seats.first()), |&seat| Some(state.seats.after(seat)));
    let before = from_first.take_while(|&other| other != seat).count();
    let lies = (before..).step_by(state.seats.count());
    lies.take(state.turns_had(seat).into())
        .map(|turn| ENDS[turn.min(YAMINOS - 1)] / multiple * multiple)
        .sum()
}

/// What so many phases can bring; whoever breaks a tie plays the last one again.
fn phases(turns: u16) -> i32 {
    let most = |turn: u16| PHASES[usize::from(phase_digit(turn))];
    (0..turns).map(most).sum()
}

/// Is it the sum of so many of these, each as often as you like? After many turns there are hardly any gaps, and it is enough
/// that it is not too little or too much.
fn adds_up(total: i32, turns: u16, points: &[i32]) -> bool {
    const COUNTED: u16 = 3;
    let [Some(least), Some(most)] = [points.iter().min(), points.iter().max()] else {
        return total == 0;
    };
    if turns > COUNTED {
        let turns = i32::from(turns);
        return (least * turns..=most * turns).contains(&total);
    }
    let mut sums = BTreeSet::from([0]);
    for _ in 0..turns {
        sums = sums
            .iter()
            .flat_map(|sum| points.iter().map(move |more| sum + more))
            .collect();
    }
    sums.contains(&total)
}

/// What only some games know.
fn extras(state: &Yaminos) -> Option<(String, Objection)> {
    let form = state.form();
    let of = |part: &str, rule, why| Some((part.to_owned(), (rule, why)));
    let agreed = match (form, state.options.throws()) {
        (Form::Throws, 0) => state.agreed <= MOST_AGREED && (state.agreed == 0) == (state.phase == Phase::Agree),
        (_, throws) => state.agreed == throws,
    };
    if !agreed {
        return of("agreed", "YAM-S2-1", "as many throws as the table has agreed on");
    }
    let base_only = state.made > 0 || state.leader.is_some() || !state.chances.is_empty();
    if base_only && form != Form::Base || form == Form::Base && !state.contenders.is_empty() {
        let part = match (form, state.made) {
            (Form::Base, _) => "contenders",
            (_, 0) => "leader",
            _ => "made",
        };
        let why = "a leader and chains of one turn only in the basic game, and there no ties";
        return of(part, "YAM-BASE-26", why);
    }
    if state.taken > 0 && !is_taken_in_order(state) {
        return of("taken", "YAM-BASE-24", "taken back only where yaminos are laid");
    }
    if !is_made_in_order(state) {
        let why = "points of whole chains only after those were laid in this turn";
        return of("made", "YAM-AMB-14", why);
    }
    if !is_before_in_order(state) {
        let why = "a sum before only at MORE, and there that of the ends that lie there";
        return of("previous", "YAM-MORE-4", why);
    }
    let wrong = state.seats.iter().find(|seat| !has_placed_in_order(state, *seat))?;
    let why = "placed yaminos only with a minimum, as many as the points need and seven at most in a turn";
    of(&wrong.to_string(), "YAM-S5-3", why)
}

/// What lies there was the sum before; a new chain begins from nothing, unless the table carries it over (YAM-AMB-29).
fn is_before_in_order(state: &Yaminos) -> bool {
    match state.form() {
        Form::More if !state.chains.laid().is_empty() => state.previous == state.chains.sum(),
        Form::More if state.options.carry_previous => (0..=MOST_ENDS).contains(&state.previous),
        _ => state.previous == 0,
    }
}

/// Where she can lay, or throws on after it.
fn is_taken_in_order(state: &Yaminos) -> bool {
    match (state.phase, state.form()) {
        (Phase::Lay, form) => form == Form::Base || form.is_arranged(),
        (Phase::Throwing, form) => form == Form::Base && state.casts > 1,
        _ => false,
    }
}

/// Whole chains are made of seven, and end with a throw of all of them (YAM-BASE-16). Each took one throw at least and seven
/// at most, for every throw lays one; so did what lies there from before this throw.
fn is_made_in_order(state: &Yaminos) -> bool {
    if state.form() != Form::Base || !matches!(state.phase, Phase::Throwing | Phase::Lay) {
        return state.made == 0;
    }
    let throws_before = i32::from(state.casts) - 1;
    let laid_before = state.chains.laid().without(state.fresh).len() as i32;
    let possible = |chains: i32| {
        let points = LEAST_OF_A_WHOLE_CHAIN * chains..=MOST_OF_A_WHOLE_CHAIN * chains;
        let throws = chains + laid_before.min(1)..=YAMINOS as i32 * chains + laid_before;
        points.contains(&state.made) && throws.contains(&throws_before)
    };
    (0..=throws_before).any(possible)
}

/// A throw that counts has the minimum placed (YAM-AMB-9).
fn has_placed_in_order(state: &Yaminos, seat: Seat) -> bool {
    let (placed, total) = (state.placed[seat.index()], state.total(seat));
    if state.form() != Form::Minimum {
        return placed == 0;
    }
    let least = if placed > 0 || total > 0 {
        state.options.minimum.get()
    } else {
        0
    };
    let most = YAMINOS as u16 * state.turns_had(seat);
    i32::from(placed) >= least && placed <= most && total <= MOST_DOTS_OF_ONE * i32::from(placed)
}

/// Over when it must be, and not before.
fn end(state: &Yaminos) -> Option<Objection> {
    let fits = match (state.form(), state.fixed_rounds()) {
        (Form::Base, _) => is_last_chance_in_order(state),
        _ if state.phase == Phase::Agree => true,
        (_, Some(rounds)) => are_rounds_in_order(state, rounds),
        _ => is_goal_in_order(state),
    };
    (!fits || !is_tie_in_order(state)).then_some((
        state.form().end_rule(),
        "a game that is over when all turns are played, and not before",
    ))
}

/// A goal brings on the end of the round in which somebody reaches it: nobody had it before (YAM-AMB-30).
fn is_goal_in_order(state: &Yaminos) -> bool {
    let (over, goal) = (state.phase == Phase::Over, state.options.goal());
    let (least, most) = match state.form() {
        Form::Line => (LINES[0], LINES[LINES.len() - 1]),
        _ => (0, MOST_ENDS),
    };
    let first = state.first_in_play();
    let has_had_a_turn = |seat: Seat| {
        let from_first = std::iter::successors(Some(first), |&seat| Some(state.seats.after(seat)));
        over || from_first
            .take_while(|&other| other != state.turn)
            .any(|other| other == seat)
    };
    let ties = |seat: Seat| i32::from(state.survived[seat.index()]);
    let in_time = |seat: Seat| {
        let regular = i32::from(!state.contenders.is_empty() || has_had_a_turn(seat));
        state.total(seat) < goal + most * (regular + ties(seat))
    };
    let regular = state.regular_rounds();
    let reached = |seat: Seat| state.total(seat) - least * ties(seat) >= goal;
    let ended = regular >= state.par_turns().unwrap_or(MOST_ROUNDS) || state.seats.iter().any(reached);
    let rounds = match state.contenders {
        SeatSet::NONE if over => state.is_last_round() && regular <= MOST_ROUNDS,
        // Within a round the goal may have been reached by somebody who has already played in it.
        SeatSet::NONE => {
            let begun = state.turn == first && state.round > 0;
            !(begun && state.is_last_round()) && state.round < state.par_turns().unwrap_or(MOST_ROUNDS)
        }
        _ => ended && (1..=MOST_ROUNDS).contains(&regular),
    };
    rounds && state.seats.iter().all(in_time)
}

/// Who still has to break a tie is level with the others, and in the end nobody is, unless it was broken for ever (YAM-AMB-4).
fn is_tie_in_order(state: &Yaminos) -> bool {
    if !state.options.tie_break || state.form() == Form::Base {
        return true;
    }
    if state.phase == Phase::Over {
        return state.best().len() == 1 || state.survived.contains(&MOST_TIES);
    }
    let first = state.first_in_play();
    let from_first = std::iter::successors(Some(first), |&seat| Some(state.seats.after(seat)));
    let thrown: SeatSet = from_first.take_while(|&seat| seat != state.turn).collect();
    let mut merits = state
        .contenders
        .iter()
        .filter(|&seat| !thrown.contains(seat))
        .map(|seat| merit_before(state, seat));
    let level = merits.next();
    merits.all(|merit| Some(merit) == level)
}

/// By what she was level with the others: before her target was raised by the share of the throw that she still has to make.
fn merit_before(state: &Yaminos, seat: Seat) -> (u8, i64) {
    if state.form() != Form::Target {
        return state.merit(seat);
    }
    let mut before = *state;
    before.survived[seat.index()] -= 1;
    before.merit(seat)
}

/// All agreed rounds are played in the end, and one more for each tie.
fn are_rounds_in_order(state: &Yaminos, agreed: u16) -> bool {
    match state.phase {
        _ if !state.contenders.is_empty() => state.regular_rounds() == agreed,
        Phase::Over => state.round == agreed,
        _ => state.round < agreed,
    }
}

/// The contenders have come through one tie-break more than anybody else (YAM-AMB-4).
fn is_tie_break_in_order(state: &Yaminos) -> bool {
    let survived = |seat: Seat| state.survived[seat.index()];
    let most = state.seats.iter().map(survived).max().unwrap_or(0);
    let furthest: SeatSet = state
        .seats
        .iter()
        .filter(|&seat| most > 0 && survived(seat) == most)
        .collect();
    state.contenders == furthest && (most == 0 || state.options.tie_break) && most <= MOST_TIES
}

/// Nobody is level with the leader or above her (YAM-BASE-26), and those who still have a last chance sit side by side
/// from her whose turn it is to the one before the first leader (YAM-AMB-17). They have not reached the goal.
fn is_last_chance_in_order(state: &Yaminos) -> bool {
    let (over, goal) = (state.phase == Phase::Over, state.options.goal());
    if let Some(turns) = state.par_turns() {
        // Alone, nobody leads, and the turns are counted (YAM-AMB-59).
        let most = MOST_OF_A_WHOLE_CHAIN * i32::from(MOST_CASTS) * i32::from(state.round);
        let rounds = if over {
            state.round == turns
        } else {
            state.round < turns
        };
        let free = state.leader.is_none() && state.chances.is_empty();
        return rounds && free && state.totals.iter().all(|&total| total <= most);
    }
    let Some(leader) = state.leader else {
        let last = state.round == MOST_ROUNDS && state.seats.after(state.turn) == state.seats.first();
        let rounds = if over { last } else { state.round < MOST_ROUNDS };
        return rounds && state.chances.is_empty() && state.totals.iter().all(|&total| total < goal);
    };
    // The first leader had not reached the goal before her turn; who beat her stopped at once.
    let beaten = state.seats.count() as i32 - 1 - state.chances.len() as i32;
    let most = goal + MOST_OF_A_WHOLE_CHAIN * i32::from(MOST_CASTS) + 2 * beaten;
    if beaten < 0 || state.round >= MOST_ROUNDS || state.total(leader) >= most {
        return false;
    }
    let mut first_leader = if over {
        state.seats.after(state.turn)
    } else {
        state.turn
    };
    let mut run = SeatSet::NONE;
    while state.chances.contains(first_leader) && !run.contains(first_leader) {
        run = run.with(first_leader);
        first_leader = state.seats.after(first_leader);
    }
    let mut others = state.seats.iter().filter(|&seat| seat != leader);
    run == state.chances
        && run.is_empty() == over
        && !run.contains(leader)
        && state.total(first_leader) >= goal
        && run.iter().all(|seat| state.total(seat) < goal)
        && others.all(|seat| state.total(seat) < state.total(leader))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bot::arrange::Shapes,
        legal::falls,
        piece::{LAYOUT, Yamino},
        starter::{line_worth, phase_worth},
    };

    /// Every way in which the ends of a chain can come to stand, by which yaminos are laid and how many of each digit are free.
    #[test]
    fn the_ends_never_add_up_to_more() {
        let mut seen = BTreeSet::new();
        let mut waiting: Vec<(u8, [u8; 7])> = (0..7)
            .map(|digit| {
                let mut free = [0; 7];
                free[digit] = 4;
                (1 << digit, free)
            })
            .collect();
        while let Some((laid, free)) = waiting.pop() {
            if !seen.insert((laid, free)) {
                continue;
            }
            for yamino in YaminoSet::ALL.iter().filter(|yamino| laid >> yamino.number() & 1 == 0) {
                waiting.extend(more_ends(yamino, free).map(|free| (laid | 1 << yamino.number(), free)));
            }
        }
        let sum = |free: &[u8; 7]| {
            free.iter()
                .zip(0..)
                .map(|(&count, digit)| i32::from(count) * digit)
                .sum::<i32>()
        };
        let most = |count: usize| {
            let laid = seen.iter().filter(|(laid, _)| laid.count_ones() as usize <= count);
            laid.map(|(_, free)| sum(free)).max()
        };
        assert_eq!(std::array::from_fn(|i| most(i + 1)), ENDS.map(Some));
    }

    fn more_ends(yamino: Yamino, free: [u8; 7]) -> impl Iterator<Item = [u8; 7]> {
        let faces = (0..4).map(move |side| yamino.face(side));
        let ways = faces.flat_map(|face| [(face.low, face.high), (face.high, face.low)]);
        ways.filter(move |(joins, _)| free[usize::from(*joins)] > 0)
            .map(move |(joins, other)| {
                let mut free = free;
                free[usize::from(joins)] -= 1;
                free[usize::from(other)] += if joins == other { 3 } else { 1 };
                free
            })
    }

    #[test]
    fn a_phase_of_progression_brings_no_more() {
        let options = crate::Options {
            game: Form::Prog,
            branching_progression: true,
            ..crate::Options::default()
        };
        let mut state = Yaminos::opening(options, ludo::Seats::new(1));
        let mut most = [0; YAMINOS];
        for faces in falls(YaminoSet::ALL) {
            (state.faces, state.lying) = (faces, YaminoSet::ALL);
            for set in Shapes::from(&state, state.chains, state.lying).sets() {
                for (most, digit) in most.iter_mut().zip(0..) {
                    *most = phase_worth(digit, faces, set).max(*most);
                }
            }
        }
        assert_eq!(most, PHASES);
    }

    #[test]
    fn a_turn_of_line_brings_one_of_these() {
        fn worths(left: i32, longest: i32, so_far: i32, out: &mut BTreeSet<i32>) {
            if left == 0 {
                out.insert(so_far);
            }
            for length in 1..=longest.min(left) {
                worths(left - length, length, so_far + line_worth(length), out);
            }
        }
        let mut out = BTreeSet::new();
        worths(LAYOUT.len() as i32, LAYOUT.len() as i32, 0, &mut out);
        assert!(out.iter().eq(&LINES), "{out:?}");
    }
}
