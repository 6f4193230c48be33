//! Looking back: what was laid, kept, dared or filled, beside the best that could have been done with that throw.
//!
//! The Yam is solved, and all ways to arrange a throw can be gone through: so where no other seat can change what she comes
//! to, luck and skill are told apart exactly.

use std::sync::OnceLock;

use ludo::{Arg, Asked, Choice, Coach, Entry, Game, Measure, Rng, Said, Seat, Tell, Weighed};

use crate::{
    bot::{
        WORTH, WORTH_BESIDE, WORTH_SAME,
        arrange::{self, Shapes},
        dare::Turn,
        ends,
        risk::{self, Outlook},
        yam,
    },
    chain::Chains,
    judge::Action,
    legal::falls,
    options::{Form, Options},
    piece::{Yamino, YaminoSet},
    puzzles::steps,
    starter::{one_chain_worth, worth},
    state::{MOST_CASTS, MOST_TAKEN, Phase, Yaminos},
    tells::piece,
    view::{self, View},
    yam::{
        coach::{self, Coach as YamCoach},
        solve::Solution,
    },
};

/// All dots of the 28 faces, four on each yamino: what a throw of all seven shows on average.
const DOTS_A_THROW: f64 = 168.0 / 4.0;
/// Phases of Progression.
const PHASES: u16 = 7;

#[derive(Debug)]
pub(crate) struct LookBack;

impl Coach<Yaminos> for LookBack {
    fn prepare(&self, game: &Yaminos, rest: &mut dyn FnMut()) {
        if game.form() == Form::Yam {
            Solution::work_out(&game.options, rest);
        }
    }

    fn expected_score(&self, game: &Yaminos, seat: Seat) -> Option<f64> {
        match game.form() {
            Form::Yam => coach::in_the_end(game, seat),
            Form::Highest | Form::Throws | Form::Longest | Form::Prog => by_throws(game, seat),
            _ => None,
        }
    }

    fn compare(&self, view: &View, mut advice: Choice<Action>, mine: &Action) -> Choice<Action> {
        let state = view::seen(view);
        if advice.reason != Some(WORTH) {
            return advice;
        }
        if let (Some(best), Some(worth)) = (yam::worth(&state, advice.action), yam::worth(&state, *mine)) {
            let same = yam::means(*mine, advice.action);
            advice.reason = Some(if same { WORTH_SAME } else { WORTH_BESIDE });
            advice.figures = vec![("best", best), ("mine", worth)];
        }
        advice
    }

    fn weigh(&self, asked: &Asked<'_, Yaminos>, _: &mut dyn Rng) -> Option<Weighed<Action>> {
        let state = view::seen(asked.view);
        match (state.form(), state.phase, asked.done) {
            (Form::Yam, ..) => {
                let choices = YamCoach::exactly(&state)?.choices(&state);
                Weighed::among(&choices, asked.done, Measure::Expected)
            }
            (form, Phase::Lay, Action::Stop) if form.is_arranged() => arranged(&state),
            (Form::Base, Phase::Lay, Action::Stop | Action::Throw(_)) => dared(&state, *asked.done),
            (form, Phase::Lay, Action::Lay(..)) if form.has_open_ends() => {
                let mut lays = Vec::new();
                state.lays(&mut lays);
                let worths: Vec<_> = lays.into_iter().map(|lay| (lay, ends::worth(&state, lay))).collect();
                Weighed::among(&worths, asked.done, Measure::Expected)
            }
            _ => None,
        }
    }
}

// ------------------------------------------------------------------------------------------------- luck apart

/// What she has, what the throw that lies there makes at best, and what the throws to come make on average. Known where every
/// throw counts for itself and their number is known, as long as no tie is broken. (Nearest to a target is luck alone, and more
/// is not better; at the minimum what one throw makes depends on all others, because points are divided.)
fn by_throws(state: &Yaminos, seat: Seat) -> Option<f64> {
    let usual = !state.options.fewest_left && state.contenders.is_empty();
    let rounds = state.fixed_rounds().filter(|&rounds| usual && rounds > 0)?;
    let total = f64::from(state.total(seat));
    if state.phase == Phase::Over {
        return Some(total);
    }
    let (mut had, mut now) = (state.turns_had(seat), 0.0);
    if seat == state.turn && state.phase == Phase::Lay {
        now = best_of_throw(state).into();
        had += 1;
    }
    let to_come = (had..rounds).map(|round| mean(&state.options, round));
    Some(total + now + to_come.sum::<f64>())
}

/// The most that can be made of what lies there. Who has taken back as often as one may goes on from what is laid.
fn best_of_throw(state: &Yaminos) -> i32 {
    let laid = match state.taken {
        MOST_TAKEN => state.chains,
        _ => Chains::new(state.options.sides()),
    };
    let shapes = Shapes::from(state, laid, state.lying);
    let worth = |set| one_chain_worth(&state.options, state.round, state.faces, set);
    shapes.sets().map(worth).fold(0, i32::max)
}

/// What a throw makes on average in this round, laid as well as can be.
fn mean(options: &Options, round: u16) -> f64 {
    static LINES: OnceLock<Means> = OnceLock::new();
    static BRANCHES: OnceLock<Means> = OnceLock::new();
    let means = || match options.sides() {
        2 => LINES.get_or_init(|| Means::new(options)),
        _ => BRANCHES.get_or_init(|| Means::new(options)),
    };
    match options.game {
        Form::Longest => means().longest,
        Form::Prog => means().phases[usize::from(round.min(PHASES - 1))],
        _ => DOTS_A_THROW,
    }
}

/// Of all throws of seven: how long a line can be on average, and what each phase of Progression makes.
struct Means {
    longest: f64,
    phases: [f64; PHASES as usize],
}

impl Means {
    /// As lines are laid with these options.
    fn new(options: &Options) -> Means {
        let [longest, prog] = [Form::Longest, Form::Prog].map(|game| Options { game, ..*options });
        let mut means = Means {
            longest: 0.0,
            phases: [0.0; PHASES as usize],
        };
        let mut throws = 0.0;
        for faces in falls(YaminoSet::ALL) {
            let mut state = Yaminos::opening(prog, ludo::Seats::new(1));
            (state.faces, state.lying) = (faces, YaminoSet::ALL);
            let sets: Vec<YaminoSet> = {
                let shapes = Shapes::from(&state, state.chains, state.lying);
                shapes.sets().collect()
            };
            let most = |options: &Options, round: u16| {
                let worth = |&set: &YaminoSet| one_chain_worth(options, round, faces, set);
                f64::from(sets.iter().map(worth).fold(0, i32::max))
            };
            means.longest += most(&longest, 0);
            for round in 0..PHASES {
                means.phases[usize::from(round)] += most(&prog, round);
            }
            throws += 1.0;
        }
        means.longest /= throws;
        means.phases.iter_mut().for_each(|sum| *sum /= throws);
        means
    }
}

// ------------------------------------------------------------------------------------------ arranging a throw

/// What she counted, beside the best that could be laid of that throw.
fn arranged(state: &Yaminos) -> Option<Weighed<Action>> {
    if state.taken == MOST_TAKEN {
        return None;
    }
    let plan = arrange::best(state);
    let [done, most] = [&state.chains, &plan].map(|chains| counted(state, chains));
    let better = most > done;
    let best = if better {
        steps(state, &plan)
    } else {
        vec![Action::Stop]
    };
    Some(Weighed {
        best,
        measure: Some(match state.form() {
            Form::Minimum => Measure::Expected,
            _ => Measure::Points,
        }),
        done,
        most: most.max(done),
        // Whoever lays nothing at all has done something else.
        other: if better {
            most
        } else {
            counted(state, &Chains::new(state.options.sides()))
        },
        called: Some(laid(state, &state.chains)),
        best_called: Some(laid(state, if better { &plan } else { &state.chains })),
        also: Vec::new(),
    })
}

/// What these chains make: points, or the average that then stands.
fn counted(state: &Yaminos, chains: &Chains) -> f64 {
    match state.form() {
        Form::Minimum => {
            let mut after = Yaminos {
                chains: *chains,
                ..*state
            };
            let seat = after.turn;
            let ruling = after
                .judge(&Entry::act(0, seat, Action::Stop))
                .expect("one may always stop");
            after.apply(ruling, &mut Tell::deaf());
            f64::from(after.hundredths(seat)) / 100.0
        }
        // The fewer points are left, the better.
        Form::Longest if state.options.fewest_left => {
            -f64::from(worth(&state.options, state.round, state.faces, chains))
        }
        _ => worth(&state.options, state.round, state.faces, chains).into(),
    }
}

// -------------------------------------------------------------------------------------------- stop or throw on

/// She stopped, or threw on, beside the best that could be laid, and then the better of the two. Points of the turn on
/// average; with a leader to beat, the chance to do so.
fn dared(state: &Yaminos, done: Action) -> Option<Weighed<Action>> {
    if state.taken == MOST_TAKEN || state.casts == MOST_CASTS {
        return None;
    }
    let as_laid = risk::outlook(state, &state.chains, &mut Turn::default());
    let (mine, else_now) = match done {
        Action::Throw(which) => (risk::throwing(state, which), as_laid.stop),
        _ => (as_laid.stop, as_laid.throw),
    };
    let mine = mine?;
    let (plan, then) = risk::best_plan(state);
    let most = then.value();
    let better = most > mine;
    let best = match arrange::follow(state, &plan) {
        _ if !better => done,
        Action::Stop => then.then(state),
        action => action,
    };
    let same = plan.laid() == state.chains.laid();
    let planned = || then_said(state, &plan, &then);
    Some(Weighed {
        best: vec![best],
        measure: Some(match state.score_to_beat() {
            Some(_) => Measure::Chance,
            None => Measure::Expected,
        }),
        done: mine,
        most: most.max(mine),
        other: if better { most } else { else_now.unwrap_or(0.0) },
        called: None,
        best_called: (better && !same).then(planned),
        also: Vec::new(),
    })
}

// --------------------------------------------------------------------------------------------------- in words

/// This is laid, and then she stops, or throws all that is left or some of it.
fn then_said(state: &Yaminos, plan: &Chains, then: &Outlook) -> Said {
    let left = YaminoSet::ALL.without(plan.laid());
    let is_some = |which: &YaminoSet| *which != left && *which != YaminoSet::ALL;
    let said = match then.which.filter(is_some) {
        _ if !then.is_better_to_throw() => Said::new("yaminos-review-then-stop"),
        None => Said::new("yaminos-review-then-throw"),
        Some(some) => {
            let faces = some.iter().map(|yamino| piece(state.faces.face(yamino).into()));
            Said::new("yaminos-review-then-throw-some").with("faces", Arg::list(faces))
        }
    };
    said.with("laid", laid(state, plan))
}

/// What is laid, chain by chain.
fn laid(state: &Yaminos, chains: &Chains) -> Said {
    if chains.laid().is_empty() {
        return Said::new("yaminos-review-laid-none");
    }
    let roots = chains.laid().iter().filter(|&yamino| chains.at(yamino).is_none());
    let chains: Vec<String> = roots.map(|root| in_a_row(state, chains, root)).collect();
    Said::new("yaminos-review-laid").with("chains", chains.join(" · "))
}

/// A chain from end to end, each yamino written so that equal digits touch; where it branches, it goes on behind a stroke.
fn in_a_row(state: &Yaminos, chains: &Chains, root: Yamino) -> String {
    let touching = |a: Yamino, b: Yamino| chains.at(a) == Some(b) || chains.at(b) == Some(a);
    let around = |yamino: Yamino| chains.laid().iter().filter(move |&other| touching(yamino, other));
    let mut chain = vec![root];
    let mut next = 0;
    while let Some(&yamino) = chain.get(next) {
        let new: Vec<Yamino> = around(yamino).filter(|other| !chain.contains(other)).collect();
        chain.extend(new);
        next += 1;
    }
    let first = chain
        .iter()
        .copied()
        .find(|&yamino| around(yamino).count() <= 1)
        .unwrap_or(root);
    let (mut row, mut seen) = (String::new(), Vec::new());
    let mut waiting: Vec<(Yamino, Option<Yamino>)> = vec![(first, None)];
    while let Some((yamino, from)) = waiting.pop() {
        if let Some(last) = seen.last() {
            row.push_str(if from == Some(*last) { " " } else { " / " });
        }
        let onward: Vec<Yamino> = around(yamino).filter(|other| Some(*other) != from).collect();
        let digits = state.digits(yamino);
        let inner = match (from, onward.first()) {
            (Some(from), _) => digits.and(state.digits(from)).lowest(),
            // The first one ends where the next begins.
            (None, Some(&next)) => digits
                .without(digits.and(state.digits(next)))
                .iter()
                .next()
                .unwrap_or(digits.lowest()),
            (None, None) => digits.lowest(),
        };
        let outer = digits.iter().find(|&digit| digit != inner).unwrap_or(inner);
        row.push_str(&format!("{inner}-{outer}"));
        seen.push(yamino);
        waiting.extend(onward.into_iter().map(|other| (other, Some(yamino))));
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A random throw shows 42 dots, and nobody lays more than seven or makes less than nothing.
    #[test]
    fn what_a_throw_makes_on_average() {
        let throws = falls(YaminoSet::ALL).map(|faces| f64::from(faces.total()));
        let (sum, count) = throws.fold((0.0, 0.0), |(sum, count), dots| (sum + dots, count + 1.0));
        assert_eq!(sum / count, DOTS_A_THROW);
        let options = Options::default();
        let game = |game| Options { game, ..options };
        let begun = std::time::Instant::now();
        let longest = mean(&game(Form::Longest), 0);
        println!("{longest} {:?}", begun.elapsed());
        assert!((4.0..7.0).contains(&longest), "{longest}");
        let phases: Vec<f64> = (0..PHASES).map(|round| mean(&game(Form::Prog), round)).collect();
        assert!(phases.iter().all(|points| *points > 0.0), "{phases:?}");
    }
}
