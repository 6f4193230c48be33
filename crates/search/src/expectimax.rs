//! Looking ahead: whoever acts takes what is best for herself, and chance answers with all it can, each answer counting
//! as much as it is likely.

use ludo::{Awaits, BySeat, Choice, Entry, Enumerate, Expect, Game, Outcome, Seat, Tell};

/// Each seat's chance to win, from 0 to 1. Seats that share a win share the one.
pub type Chances = BySeat<f64>;

/// The best action for the seat, looking `depth` acts ahead (its own included); where the acts run out, `worth` says what
/// the position is worth to each seat. None if the seat has nothing to do. Of equal actions the first listed is taken.
pub fn expectimax<G, W>(state: &G, seat: Seat, depth: u32, worth: &W) -> Option<Choice<G::Action>>
where
    G: Enumerate + Expect,
    W: Fn(&G) -> Chances,
{
    if depth == 0 || !state.awaits().who().contains(seat) {
        return None;
    }
    let (action, chances) = best(state, seat, depth, worth)?;
    Some(Choice {
        value: Some(chances[seat.index()]),
        ..Choice::of(action)
    })
}

/// Every action of the seat, looked at as far ahead, with her chance to win after it.
pub fn valued<G, W>(state: &G, seat: Seat, depth: u32, worth: &W) -> Vec<(G::Action, f64)>
where
    G: Enumerate + Expect,
    W: Fn(&G) -> Chances,
{
    let valued = each(state, seat, depth, worth).into_iter();
    valued
        .map(|(action, chances)| (action, chances[seat.index()]))
        .collect()
}

/// What a finished game was worth to each seat.
pub fn settled(outcome: &Outcome) -> Chances {
    let winners = outcome.winners();
    let share = 1.0 / winners.len().max(1) as f64;
    let won = |i| {
        if winners.contains(Seat::from_index(i)) {
            share
        } else {
            0.0
        }
    };
    (0..outcome.ranks.len()).map(won).collect()
}

fn best<G, W>(state: &G, seat: Seat, depth: u32, worth: &W) -> Option<(G::Action, Chances)>
where
    G: Enumerate + Expect,
    W: Fn(&G) -> Chances,
{
    let mut best: Option<(G::Action, Chances)> = None;
    for (action, chances) in each(state, seat, depth, worth) {
        let better = best
            .as_ref()
            .is_none_or(|(_, best)| chances[seat.index()] > best[seat.index()]);
        if better {
            best = Some((action, chances));
        }
    }
    best
}

fn each<G, W>(state: &G, seat: Seat, depth: u32, worth: &W) -> Vec<(G::Action, Chances)>
where
    G: Enumerate + Expect,
    W: Fn(&G) -> Chances,
{
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    let looked_at = actions.into_iter().map(|action| {
        let after = after(state, &Entry::act(0, seat, action.clone()));
        (action, look(&after, depth - 1, worth))
    });
    looked_at.collect()
}

fn look<G, W>(state: &G, depth: u32, worth: &W) -> Chances
where
    G: Enumerate + Expect,
    W: Fn(&G) -> Chances,
{
    match state.awaits() {
        Awaits::Nothing => settled(&state.outcome().expect("an outcome stands when nothing is awaited")),
        Awaits::Chance => average(state, depth, worth),
        Awaits::Seats { who, .. } => match who.first() {
            Some(seat) if depth > 0 => best(state, seat, depth, worth).map_or_else(|| worth(state), |(_, best)| best),
            _ => worth(state),
        },
    }
}

fn average<G, W>(state: &G, depth: u32, worth: &W) -> Chances
where
    G: Enumerate + Expect,
    W: Fn(&G) -> Chances,
{
    let mut outcomes = Vec::new();
    state.outcomes(&mut outcomes);
    let total: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
    let mut sum: Chances = state.seats().iter().map(|_| 0.0).collect();
    for (chance, weight) in outcomes {
        let likely = weight as f64 / total as f64;
        let chances = look(&after(state, &Entry::chance(0, chance)), depth, worth);
        for (sum, chance) in sum.iter_mut().zip(chances) {
            *sum += likely * chance;
        }
    }
    sum
}

fn after<G: Game>(state: &G, entry: &Entry<G>) -> G {
    let mut state = state.clone();
    let ruling = state.judge(entry).expect("what is listed is fit");
    state.apply(ruling, &mut Tell::deaf());
    state
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Act, Nim};

    fn no_idea(state: &Nim) -> Chances {
        state.seats().iter().map(|_| 0.5).collect()
    }

    #[test]
    fn a_win_in_sight_is_taken() {
        let choice = expectimax(&Nim::with(2), Seat::from_index(0), 1, &no_idea).unwrap();
        assert_eq!((choice.action, choice.value), (Act::Take(2), Some(1.0)));
    }

    /// With three left, taking one leaves two and taking two leaves one: the other wins either way. Throwing the coin
    /// takes one or two of them as it falls, or none at all, and is the only hope.
    #[test]
    fn chance_is_weighed() {
        let choice = expectimax(&Nim::with(3), Seat::from_index(0), 2, &no_idea).unwrap();
        assert_eq!(choice.action, Act::Throw);
        // A quarter each for one and two taken, which lose; half for none, which is worth 0.5 to a player with no idea.
        let seen = expectimax(&Nim::with(3), Seat::from_index(0), 1, &no_idea).unwrap();
        assert_eq!(seen.value, Some(0.5));
        let value = choice.value.unwrap();
        assert!((value - 0.25).abs() < 1e-9, "{value}");
    }

    #[test]
    fn every_action_has_its_value() {
        let (state, seat) = (Nim::with(2), Seat::from_index(0));
        let valued = valued(&state, seat, 2, &no_idea);
        let of = |act: Act| {
            valued
                .iter()
                .find(|(action, _)| *action == act)
                .map(|(_, value)| *value)
        };
        assert_eq!((of(Act::Take(1)), of(Act::Take(2))), (Some(0.0), Some(1.0)));
        assert!(of(Act::Throw).is_some_and(|value| 0.0 < value && value < 1.0));
    }

    #[test]
    fn nobody_else_is_advised() {
        assert_eq!(expectimax(&Nim::with(3), Seat::from_index(1), 3, &no_idea), None);
        assert_eq!(expectimax(&Nim::with(0), Seat::from_index(0), 3, &no_idea), None);
        assert_eq!(expectimax(&Nim::with(3), Seat::from_index(0), 0, &no_idea), None);
    }
}
