//! Can a game come to this position? Each doubt names the rule that forbids it.

use ludo::{Enumerate, Seat, SeatSet};

use super::sheets;
use crate::{
    MOST_AGREED,
    options::Form,
    piece::{YAMINOS, YaminoSet},
    state::{Phase, Yaminos},
    yam::MOST_THROWS,
};

/// Dots of a throw of all seven, and of one yamino.
const FEWEST_DOTS: i32 = 15;
const MOST_DOTS: i32 = 69;
const MOST_DOTS_OF_ONE: i32 = 12;
/// Seven in a line, one to four of them doublets: no two doublets are neighbours.
const LEAST_OF_A_WHOLE_CHAIN: i32 = 8;
const MOST_OF_A_WHOLE_CHAIN: i32 = 11;

/// A rule, and what should be there by it.
pub(super) type Objection = (&'static str, &'static str);

/// What the rules have against it, if anything.
pub(super) fn objection(state: &Yaminos) -> Option<Objection> {
    let seats: SeatSet = state.seats.iter().collect();
    let at_the_table = |others: SeatSet| others.iter().all(|seat| seats.contains(seat));
    let leader = state.leader.map_or(SeatSet::NONE, SeatSet::one);
    if !at_the_table(SeatSet::one(state.turn)) || !at_the_table(state.contenders) || !at_the_table(state.chances) {
        return Some(("YAM-G1", "only seats that are at the table"));
    }
    if !at_the_table(leader) || !state.in_play(state.turn) || state.contenders.len() == 1 {
        return Some(("YAM-AMB-4", "only seats that are at the table and still play"));
    }
    if !is_tie_break_in_order(state) {
        return Some((
            "YAM-AMB-4",
            "tie-breaks come through by those who still play, and by nobody without a tie",
        ));
    }
    table(state)
        .or_else(|| throw(state))
        .or_else(|| phase(state))
        .or_else(|| points(state))
        .or_else(|| extras(state))
        .or_else(|| sheets::objection(state))
        .or_else(|| end(state))
}

/// Yaminos and chains.
fn table(state: &Yaminos) -> Option<Objection> {
    let (form, laid) = (state.form(), state.chains.laid());
    let has_chains = form == Form::Base || form.has_open_ends() || form.is_arranged();
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

/// How many were thrown, and how often. A turn begins with all seven (YAM-BASE-6, YAM-YAM-3), or with all that the chain
/// leaves (YAM-MUGGINS-10); only the basic game and the Yam throw again in the same turn.
fn throw(state: &Yaminos) -> Option<Objection> {
    let (form, thrown, casts) = (state.form(), state.thrown, state.casts);
    let fits = match form {
        _ if thrown.is_empty() => state.lying.is_empty() && casts == 0,
        Form::Base | Form::Yam => casts != 1 || thrown == YaminoSet::ALL,
        _ if casts > 1 => false,
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
        Phase::Over => true,
    };
    (!fits).then_some((form.throw_rule(), "a phase that this game can be in here"))
}

/// In the basic game a throw that fits nowhere is lost at once (YAM-BASE-13), and who has beaten the leader is done
/// (YAM-AMB-17). A chain begins with a throw of all seven.
fn is_throw_in_order(state: &Yaminos) -> bool {
    let mut before = *state;
    while let Some(yamino) = before.takeable().iter().next() {
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

/// Muggins counts in fives, EVEN in twos, and only LINE and the Yam know less than nothing. Where it is known how many
/// turns a seat has had, she has no more than they can bring.
fn points(state: &Yaminos) -> Option<Objection> {
    let form = state.form();
    let fits = |seat: Seat| {
        let total = state.total(seat);
        let turns = || i32::from(state.turns_had(seat));
        match form {
            Form::Muggins => total >= 0 && total % 5 == 0,
            Form::Even => total >= 0 && total % 2 == 0,
            Form::Line | Form::Yam => true,
            Form::Base | Form::More => total >= 0,
            Form::Highest | Form::Throws | Form::Target => {
                (FEWEST_DOTS * turns()..=MOST_DOTS * turns()).contains(&total)
            }
            Form::Longest if !state.options.fewest_left => (0..=YAMINOS as i32 * turns()).contains(&total),
            Form::Longest | Form::Minimum | Form::Prog => (0..=MOST_DOTS * turns()).contains(&total),
        }
    };
    let rule = match form {
        Form::Muggins => "YAM-MUGGINS-14",
        Form::Even => "YAM-EVEN-10",
        form => form.end_rule(),
    };
    let all = state.seats.iter().all(fits);
    (!all).then_some((rule, "points as this game counts them"))
}

/// What only some games know.
fn extras(state: &Yaminos) -> Option<Objection> {
    let form = state.form();
    let agreed = match (form, state.options.throws()) {
        (Form::Throws, 0) => state.agreed <= MOST_AGREED && (state.agreed == 0) == (state.phase == Phase::Agree),
        (_, throws) => state.agreed == throws,
    };
    if !agreed {
        return Some(("YAM-S2-1", "as many throws as the table has agreed on"));
    }
    let base_only = state.made > 0 || state.leader.is_some() || !state.chances.is_empty();
    if base_only && form != Form::Base || form == Form::Base && (state.round > 0 || !state.contenders.is_empty()) {
        return Some((
            "YAM-BASE-26",
            "a leader and chains of one turn only in the basic game, and there no rounds",
        ));
    }
    if !is_made_in_order(state) {
        return Some((
            "YAM-AMB-14",
            "points of whole chains only after those were laid in this turn",
        ));
    }
    if !is_before_in_order(state) {
        return Some((
            "YAM-MORE-4",
            "a sum before only at MORE, and there that of the ends that lie there",
        ));
    }
    if !state.seats.iter().all(|seat| has_placed_in_order(state, seat)) {
        return Some((
            "YAM-S5-3",
            "placed yaminos only with a minimum, as many as the points need and seven at most in a turn",
        ));
    }
    None
}

/// What lies there was the sum before; a new chain begins from nothing, unless the table carries it over (YAM-AMB-29).
fn is_before_in_order(state: &Yaminos) -> bool {
    match state.form() {
        Form::More if !state.chains.laid().is_empty() => state.previous == state.chains.sum(),
        Form::More if state.options.carry_previous => state.previous >= 0,
        _ => state.previous == 0,
    }
}

/// Whole chains are made of seven, and end with a throw of all of them (YAM-BASE-16).
fn is_made_in_order(state: &Yaminos) -> bool {
    let whole_chains = i32::from(state.casts) - 1;
    match state.phase {
        Phase::Throwing | Phase::Lay if state.form() == Form::Base => {
            let again = state.casts > 1 && state.thrown == YaminoSet::ALL;
            let possible = LEAST_OF_A_WHOLE_CHAIN..=MOST_OF_A_WHOLE_CHAIN * whole_chains;
            state.made == 0 && !again || possible.contains(&state.made)
        }
        _ => state.made == 0,
    }
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
    let over = state.phase == Phase::Over;
    let fits = match (state.form(), state.fixed_rounds()) {
        (Form::Base, _) => is_last_chance_in_order(state),
        _ if state.phase == Phase::Agree => true,
        (_, Some(rounds)) => are_rounds_in_order(state, rounds),
        _ if !state.contenders.is_empty() => true,
        _ if over => state.is_last_round(),
        // Within a round the goal may have been reached by somebody who has already played in it.
        _ => state.turn != state.first_in_play() || state.round == 0 || !state.is_last_round(),
    };
    (!fits).then_some((
        state.form().end_rule(),
        "a game that is over when all turns are played, and not before",
    ))
}

/// All agreed rounds are played in the end, and one more for each tie.
fn are_rounds_in_order(state: &Yaminos, agreed: u16) -> bool {
    let ties = state.survived.iter().max().map_or(0, |&most| u16::from(most));
    match state.phase {
        Phase::Over => state.round == agreed + ties,
        _ if ties == 0 => state.round < agreed,
        _ => state.round + 1 == agreed + ties,
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
    state.contenders == furthest && (most == 0 || state.options.tie_break)
}

/// Nobody is level with the leader or above her (YAM-BASE-26), and those who still have a last chance sit side by side
/// from her whose turn it is to the one before the first leader (YAM-AMB-17). They have not reached the goal.
fn is_last_chance_in_order(state: &Yaminos) -> bool {
    let (over, goal) = (state.phase == Phase::Over, state.options.goal());
    let Some(leader) = state.leader else {
        return !over && state.chances.is_empty() && state.totals.iter().all(|&total| total < goal);
    };
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
