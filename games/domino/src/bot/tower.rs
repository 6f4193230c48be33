//! The games in height: what a domino risks where it is put, and how hard it leaves it for the next player.

use ludo::{Choice, Luck, Rng, Strength};

use crate::{
    judge::Action,
    lattice::{Construction, Lying},
    nature::{Hand, Likelihood},
    options::Options,
    spots,
    state::{Attempt, Domino, Mode},
};

/// What nature will say to a domino that is let go, as far as a player can judge it.
pub type Risk<'a> = &'a dyn Fn(&Construction, Lying, Option<Hand>, &Options) -> Likelihood;

/// How much harder for the next player makes up for a risk of one's own.
const SPOILING: f64 = 0.4;
/// Of the safest so many placements the strong player looks at what the next one could do.
const LOOKED_AT: usize = 12;
/// She would rather draw, if she may, than risk more than this.
const TOO_MUCH: f64 = 0.25;

/// There is more than one thing to do.
pub(crate) fn choose<R: Rng + ?Sized>(
    state: &Domino,
    actions: &[Action],
    strength: Strength,
    risk: Risk,
    rng: &mut R,
) -> Choice<Action> {
    let mut safest = by_risk(state, actions, risk);
    let any = *rng.pick(actions).expect("who is awaited can act");
    let action = match (strength, safest.first()) {
        (Strength::Easy, _) | (_, None) => any,
        (_, Some(&(least, _))) if least > TOO_MUCH && actions.contains(&Action::Draw) => Action::Draw,
        (Strength::Middle, Some(&(_, attempt))) => Action::Place(attempt),
        (Strength::Strong, Some(_)) => {
            safest.truncate(LOOKED_AT);
            Action::Place(hardest_to_follow(state, &safest, risk))
        }
    };
    Choice {
        reason: Some(reason(strength, action)),
        ..Choice::of(action)
    }
}

/// The placements with the chance that everything falls, the safest first; of equally safe ones the most dots.
fn by_risk(state: &Domino, actions: &[Action], risk: Risk) -> Vec<(f64, Attempt)> {
    let attempts = actions.iter().filter_map(|action| match action {
        Action::Place(attempt) => Some(*attempt),
        _ => None,
    });
    let of = |attempt: Attempt| {
        let falls = risk(&state.built, attempt.lying, attempt.hand, &state.options);
        (falls.risk(), attempt)
    };
    let mut found: Vec<(f64, Attempt)> = attempts.map(of).collect();
    found.sort_by(|(one, a), (other, b)| {
        let dots = b.lying.tile.dots().cmp(&a.lying.tile.dots());
        one.total_cmp(other).then(dots)
    });
    found
}

/// What I risk against what I leave: the least risk at which anything could then be put anywhere.
fn hardest_to_follow(state: &Domino, safest: &[(f64, Attempt)], risk: Risk) -> Attempt {
    // Everything that falls comes into my hand: the larger it is, the worse.
    let cost = 1.0 + state.built.len() as f64 / 6.0;
    let worth = |&(mine, attempt): &(f64, Attempt)| {
        let left = least_risk_after(state, attempt.lying, risk);
        -mine * cost + SPOILING * (1.0 - mine) * left
    };
    let best = safest.iter().max_by(|one, other| worth(one).total_cmp(&worth(other)));
    best.map(|&(_, attempt)| attempt).expect("there is a placement")
}

fn least_risk_after(state: &Domino, lying: Lying, risk: Risk) -> f64 {
    let mut next = state.clone();
    let due = next.due(next.turn);
    let joint = spots::check(&next.built, &next.options, due, lying).unwrap_or(None);
    next.built.attach(lying, joint);
    let neighbour = next.seats.after(next.turn);
    let due = if next.alternate_apart() {
        next.due(neighbour)
    } else {
        Mode::of(lying).other()
    };
    let unlaid = next.unlaid().without(crate::Tiles::one(lying.tile));
    let mut least: f64 = 1.0;
    for spot in spots::spots(&next.built, &next.options, due) {
        let Some(tile) = spot.tiles().and(unlaid).first() else {
            continue;
        };
        for way in spot.ways(tile).take(1) {
            least = least.min(risk(&next.built, way, None, &next.options).risk());
        }
    }
    least
}

/// The message that says why one would do this.
fn reason(strength: Strength, action: Action) -> &'static str {
    match (action, strength) {
        (Action::Draw, _) => "domino-why-too-risky",
        (Action::Place(_), Strength::Strong) => "domino-why-spoil",
        (Action::Place(_), _) => "domino-why-safe",
        _ => "domino-why-only-move",
    }
}
