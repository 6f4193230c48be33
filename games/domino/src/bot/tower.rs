//! The games in height: what a domino risks where it is put, and how hard it leaves it for the next player.

use ludo::{Choice, Luck, Rng, Strength};
use physics::Verdict;

use crate::{
    judge::Action,
    likely::likelihood,
    nature, spots,
    state::{Attempt, Domino, Mode},
};

/// How much harder for the next player makes up for a risk of one's own.
const SPOILING: f64 = 0.4;
/// The strong player tries out the placements that look safest, each so many times, in her head: with a hand that trembles
/// like anybody's.
const TRIED: usize = 6;
const TIMES: u32 = 4;
/// She would rather draw, if she may, than risk more than this.
const TOO_MUCH: f64 = 0.25;
/// The weak player looks at so many placements and takes the one that looks safest.
const GLIMPSED: u32 = 2;

/// There is more than one thing to do.
pub(crate) fn choose<R: Rng + ?Sized>(
    state: &Domino,
    actions: &[Action],
    strength: Strength,
    rng: &mut R,
) -> Choice<Action> {
    let mut safest = by_looks(state, actions);
    let action = match (strength, safest.first()) {
        (_, None) => *rng.pick(actions).expect("who is awaited can act"),
        (Strength::Easy, _) => {
            // Of those in the order of their safety, the first of a few seen by chance.
            let seen = (0..GLIMPSED).map(|_| rng.below(safest.len() as u32)).min();
            Action::Place(safest[seen.unwrap_or(0) as usize].1)
        }
        (_, Some(&(least, _))) if least > TOO_MUCH && actions.contains(&Action::Draw) => Action::Draw,
        (Strength::Middle, Some(&(_, attempt))) => Action::Place(attempt),
        (Strength::Strong, Some(_)) => {
            safest.truncate(TRIED);
            Action::Place(best_tried(state, &safest, rng))
        }
    };
    Choice {
        reason: Some(reason(strength, action)),
        ..Choice::of(action)
    }
}

/// The placements with the chance that everything seems to fall, the safest first; of equally safe ones the most dots.
fn by_looks(state: &Domino, actions: &[Action]) -> Vec<(f64, Attempt)> {
    let attempts = actions.iter().filter_map(|action| match action {
        Action::Place(attempt) => Some(*attempt),
        _ => None,
    });
    let looks = |attempt: Attempt| {
        let falls = likelihood(&state.built, attempt.lying, attempt.hand, &state.options);
        (falls.risk(), attempt)
    };
    let mut found: Vec<(f64, Attempt)> = attempts.map(looks).collect();
    found.sort_by(|(one, a), (other, b)| {
        let dots = b.lying.tile.dots().cmp(&a.lying.tile.dots());
        one.total_cmp(other).then(dots)
    });
    found
}

/// What I risk, by trying it out, against what I leave: the least risk at which anything could then be put anywhere.
fn best_tried<R: Rng + ?Sized>(state: &Domino, safest: &[(f64, Attempt)], rng: &mut R) -> Attempt {
    // Everything that falls comes into my hand: the larger it is, the worse.
    let cost = 1.0 + state.built.len() as f64 / 6.0;
    let mut best = None;
    for &(looks, attempt) in safest {
        let mine = tried(state, &attempt, looks, rng);
        let left = least_risk_after(state, attempt);
        let worth = -mine * cost + SPOILING * (1.0 - mine) * left;
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, attempt));
        }
    }
    best.map(|(_, attempt)| attempt).expect("there is a placement")
}

/// The risk: what was seen, and what it looks like as if that had been seen once. A domino that misses costs a turn.
fn tried<R: Rng + ?Sized>(state: &Domino, attempt: &Attempt, looks: f64, rng: &mut R) -> f64 {
    let mut harm = looks;
    for _ in 0..TIMES {
        harm += match nature::verdict(state, attempt, rng) {
            Verdict::Stands => 0.0,
            Verdict::Missed => 0.2,
            Verdict::Collapse => 1.0,
        };
    }
    harm / f64::from(TIMES + 1)
}

fn least_risk_after(state: &Domino, attempt: Attempt) -> f64 {
    let lying = attempt.lying;
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
            least = least.min(likelihood(&next.built, way, None, &next.options).risk());
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
