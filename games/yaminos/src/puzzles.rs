//! Questions with proved answers: the Yam is solved, and all ways to arrange a throw can be gone through.

use ludo::{Deed, Entry, Game, Measure, Proof, PuzzleKind, Puzzles, Tell};

use crate::{
    bot::{
        arrange::{self, Shapes},
        dare::{self, Spot, Turn},
        risk,
    },
    chain::Chains,
    judge::Action,
    options::Form,
    piece::YaminoSet,
    starter::{line_worth, one_chain_worth, worth},
    state::{Phase, Yaminos},
    yam::{MOST_THROWS, coach::Coach, solve::is_usual},
};

/// Everything that can be asked.
#[derive(Debug)]
pub(crate) struct Questions;

const YAM: &str = "game=yam rounds=1";

const KINDS: &[PuzzleKind] = &[
    PuzzleKind {
        id: "keep",
        measure: Measure::Expected,
        margin: 0.5,
        options: YAM,
        seats: 1,
        rows: include_str!("../puzzles/keep.txt"),
    },
    PuzzleKind {
        id: "box",
        measure: Measure::Expected,
        margin: 1.0,
        options: YAM,
        seats: 1,
        rows: include_str!("../puzzles/box.txt"),
    },
    PuzzleKind {
        id: "prog",
        measure: Measure::Points,
        margin: 2.0,
        options: "game=prog",
        seats: 1,
        rows: include_str!("../puzzles/prog.txt"),
    },
    PuzzleKind {
        id: "line",
        measure: Measure::Points,
        margin: 2.0,
        options: "game=line",
        seats: 1,
        rows: include_str!("../puzzles/line.txt"),
    },
    PuzzleKind {
        id: "risk",
        measure: Measure::Expected,
        margin: 0.5,
        options: "game=base",
        seats: 2,
        rows: include_str!("../puzzles/risk.txt"),
    },
];

impl Puzzles<Yaminos> for Questions {
    fn kinds(&self) -> &'static [PuzzleKind] {
        KINDS
    }

    fn prove(&self, kind: &str, state: &Yaminos) -> Option<Proof<Action>> {
        match kind {
            "keep" | "box" if is_asked(kind, state) => best_choice(state),
            "risk" => best_risk(state),
            "prog" | "line" if is_arranged(kind, state) && state.chains.laid().is_empty() => best_arrangement(state),
            _ => None,
        }
    }

    fn worth(&self, kind: &str, state: &Yaminos, action: &Action) -> Option<f64> {
        match (kind, action) {
            ("prog" | "line", Action::Stop) if is_arranged(kind, state) => {
                Some(worth(&state.options, state.round, state.faces, &state.chains).into())
            }
            _ => {
                let mut choices = self.choices(kind, state).into_iter();
                choices.find(|(choice, _)| choice == action).map(|(_, worth)| worth)
            }
        }
    }

    fn choices(&self, kind: &str, state: &Yaminos) -> Vec<(Action, f64)> {
        match kind {
            "keep" | "box" if is_asked(kind, state) => Coach::at(state).choices(state),
            "risk" if is_risked(state) => risks(state, &state.chains, &mut Turn::default()),
            _ => Vec::new(),
        }
    }
}

// ---------------------------------------------------------------------------------------------------- the Yam

/// Is this what she has to decide now? Which to keep before a throw that she may choose; which box after the second one.
fn is_asked(kind: &str, state: &Yaminos) -> bool {
    let last = state.casts + 1 == MOST_THROWS;
    match (kind, state.phase) {
        ("keep", Phase::Choose) => is_solved(state) && !last,
        ("keep", Phase::Announced(_)) => is_solved(state),
        ("box", Phase::Choose) => is_solved(state) && last,
        _ => false,
    }
}

fn is_solved(state: &Yaminos) -> bool {
    state.form() == Form::Yam && is_usual(&state.options) && state.contenders.is_empty()
}

/// What each choice is worth to the end of the round is known; who is to keep some does not fill a box.
fn best_choice(state: &Yaminos) -> Option<Proof<Action>> {
    let mut choices = Coach::at(state).choices(state);
    choices.sort_by(|a, b| b.1.total_cmp(&a.1));
    let [(best, value), (_, next), ..] = choices[..] else {
        return None;
    };
    let fills = matches!(best, Action::Fill(_));
    let (open, faces, fixed) = (state.open_boxes(), state.faces.index(), state.fixed.0);
    (!fills || state.casts + 1 == MOST_THROWS).then(|| Proof {
        answer: vec![best],
        value,
        next,
        essence: format!(
            "{:?} {faces} {fixed} {:?}",
            state.phase,
            open.iter().collect::<Vec<_>>()
        ),
    })
}

// ------------------------------------------------------------------------------------------- arranging a throw

fn is_arranged(kind: &str, state: &Yaminos) -> bool {
    let form = if kind == "prog" { Form::Prog } else { Form::Line };
    state.form() == form && state.phase == Phase::Lay && state.contenders.is_empty()
}

/// All that the throw can make is gone through: the most, and the next less.
fn best_arrangement(state: &Yaminos) -> Option<Proof<Action>> {
    let shapes = Shapes::from(state, Chains::new(state.options.sides()), state.lying);
    let mut worths = match state.form() {
        Form::Line => line_worths(&shapes, YaminoSet::ALL),
        _ => {
            let worth = |set| one_chain_worth(&state.options, state.round, state.faces, set);
            shapes.sets().map(worth).collect()
        }
    };
    worths.sort_unstable();
    worths.dedup();
    let [.., next, most] = worths[..] else { return None };
    let essence = match state.form() {
        Form::Line => format!("{}", state.faces.index()),
        _ => format!("{} {}", state.round, state.faces.index()),
    };
    Some(Proof {
        answer: steps(state, &arrange::best(state)),
        value: most.into(),
        next: next.into(),
        essence,
    })
}

/// What every way to part these into chains makes.
fn line_worths(shapes: &Shapes, left: YaminoSet) -> Vec<i32> {
    if left.is_empty() {
        return vec![0];
    }
    let lowest = YaminoSet::one(left.nth(0));
    let parts = left
        .subsets()
        .filter(|part| part.contains(lowest) && (part.len() == 1 || shapes.chain(*part).is_some()));
    let made = |part: YaminoSet| {
        let others = line_worths(shapes, left.without(part)).into_iter();
        others.map(move |others| others + line_worth(part.len() as i32))
    };
    parts.flat_map(made).collect()
}

/// Every act that leads to this plan, and the last that counts it.
pub(crate) fn steps(state: &Yaminos, plan: &Chains) -> Vec<Action> {
    let (mut state, mut steps) = (*state, Vec::new());
    while steps.last() != Some(&Action::Stop) {
        let action = arrange::follow(&state, plan);
        steps.push(action);
        let deed = Deed::Act(state.turn, action);
        let ruling = state.judge(&Entry { at: 0, deed }).expect("a plan is fit");
        if action != Action::Stop {
            state.apply(ruling, &mut Tell::deaf());
        }
    }
    steps
}

// ---------------------------------------------------------------------------------------------- stopping or throwing

/// As long as nobody comes near the goal, the points of the turn are what counts.
fn is_risked(state: &Yaminos) -> bool {
    let fits = state.form() == Form::Base && state.phase == Phase::Lay && state.has_laid();
    let near = state.standing() + risk::MOST_OF_A_THROW >= state.options.goal();
    fits && state.score_to_beat().is_none() && !near && dare::is_known(state)
}

/// What stopping and every throw make of the turn on average, with this chain.
fn risks(state: &Yaminos, chains: &Chains, turn: &mut Turn) -> Vec<(Action, f64)> {
    let (spot, stake) = (Spot::of(state, chains), state.stake(chains));
    let throws = turn.throws(spot, stake as u8).into_iter();
    let stop = (Action::Stop, f64::from(stake));
    throws
        .map(|(throw, worth)| (Action::Throw(throw), worth))
        .chain([stop])
        .collect()
}

/// Every chain that the throw can make, and then stopping or any throw: the best of all that, where her chain stands for it
/// already.
fn best_risk(state: &Yaminos) -> Option<Proof<Action>> {
    if !is_risked(state) {
        return None;
    }
    let (before, mut turn) = (risk::before_this_throw(state), Turn::default());
    let shapes = Shapes::from(state, before, state.faces.doublets());
    let fit = shapes.all().filter(|chain| !chain.laid().and(state.thrown).is_empty());
    let all: Vec<f64> = fit
        .flat_map(|chain| risks(state, chain, &mut turn))
        .map(|(_, worth)| worth)
        .collect();
    let value = all.iter().copied().fold(0.0, f64::max);
    let is_less = |worth: &f64| *worth < value - ROUNDING;
    let next = { all.iter().copied() }.filter(is_less).reduce(f64::max)?;
    let mine = risks(state, &state.chains, &mut turn);
    let (answer, value) = mine.into_iter().find(|(_, worth)| !is_less(worth))?;
    Some(Proof {
        answer: vec![answer],
        value,
        next,
        essence: format!(
            "{:?} {:?} {}",
            Spot::of(state, &before),
            Spot::of(state, &state.chains),
            state.stake(&before)
        ),
    })
}

/// Sums in another order differ by this at most.
const ROUNDING: f64 = 1e-9;
