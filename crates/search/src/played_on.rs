//! Looking back on a choice without knowing the game: everything that could have been done, each in the same imagined worlds,
//! played on to the end.

use ludo::{
    Asked, Awaits, Care, Coach, Entry, Enumerate, Game, Hosted, Imagine, Measure, Rng, Seat, Strength, Viewer, Weighed,
    list,
};

use crate::{Chances, ismcts::enter, settled};

/// A game in an imagined world is not followed longer.
const LONGEST: usize = 2_000;

/// How many worlds are looked at.
pub fn worlds(care: Care) -> u32 {
    match care {
        Care::Glance => 60,
        Care::Thorough => 1_000,
    }
}

/// The coach of any game whose actions can be listed and whose worlds can be imagined: the chance to win, if everybody plays
/// on as it comes; the best is what our strongest player would have done.
#[derive(Debug)]
pub struct PlayedOn;

impl<G: Hosted + Enumerate + Imagine> Coach<G> for PlayedOn {
    fn weigh(&self, asked: &Asked<'_, G>, rng: &mut dyn Rng) -> Option<Weighed<G::Action>> {
        let worth = |world: &G| world.outcome().map(|outcome| settled(&outcome));
        let worths = chances_after(asked, rng, |world: &G, seat, rng| world.sample(seat, rng), worth)?;
        beside_the_strongest(asked, &worths, rng)
    }
}

/// What was done beside what our strongest player would have done, which is asked only with care; at a glance, beside the best.
pub fn beside_the_strongest<G: Hosted>(
    asked: &Asked<'_, G>,
    worths: &[(G::Action, f64)],
    rng: &mut dyn Rng,
) -> Option<Weighed<G::Action>> {
    match asked.care {
        Care::Glance => Weighed::among(worths, asked.done, Measure::Chance),
        Care::Thorough => {
            let best = G::advise(asked.kit, asked.view, asked.seat, Strength::Strong, rng)?.action;
            Weighed::beside(worths, asked.done, &best, Measure::Chance)
        }
    }
}

/// Everything that the seat could have done, with her chance to win after it: in the same worlds, where all `play_on` in the
/// same way until it is said what a world is `worth`. None where there was nothing to choose.
pub fn chances_after<G: Enumerate + Imagine>(
    asked: &Asked<'_, G>,
    rng: &mut dyn Rng,
    play_on: impl Fn(&G, Seat, &mut dyn Rng) -> G::Action,
    worth: impl Fn(&G) -> Option<Chances>,
) -> Option<Vec<(G::Action, f64)>> {
    let mut imagine = || G::imagine(asked.kit, asked.view, Viewer::Seat(asked.seat), rng);
    let first = imagine();
    if !first.awaits().who().contains(asked.seat) {
        return None;
    }
    let actions = list(&first, asked.seat).filter(|actions| actions.len() > 1)?;
    let worlds: Vec<G> = (0..worlds(asked.care)).map(|_| imagine()).collect();
    let mut mean = |action: &G::Action| {
        let won = worlds.iter().map(|world| {
            let mut world = world.clone();
            enter(&mut world, &Entry::act(0, asked.seat, action.clone()));
            won(world, asked.seat, &play_on, &worth, rng)
        });
        won.sum::<f64>() / worlds.len() as f64
    };
    Some(
        actions
            .into_iter()
            .map(|action| (action.clone(), mean(&action)))
            .collect(),
    )
}

fn won<G: Game>(
    mut world: G,
    seat: Seat,
    play_on: &impl Fn(&G, Seat, &mut dyn Rng) -> G::Action,
    worth: &impl Fn(&G) -> Option<Chances>,
    rng: &mut dyn Rng,
) -> f64 {
    for _ in 0..LONGEST {
        if let Some(chances) = worth(&world) {
            return chances[seat.index()];
        }
        let entry = match world.awaits() {
            Awaits::Nothing => return 0.0,
            Awaits::Chance => Entry::chance(0, world.quick_draw(rng)),
            Awaits::Seats { who, .. } => {
                let seat = who.first().expect("somebody is awaited");
                let action = play_on(&world, seat, rng);
                Entry::act(0, seat, action)
            }
        };
        enter(&mut world, &entry);
    }
    // Nobody has won.
    0.0
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;
    use crate::toy::{Act, Nim};

    fn chances(stones: u8) -> Vec<(Act, f64)> {
        let asked = Asked {
            kit: &Arc::new(()),
            view: &stones,
            seat: Seat::from_index(1),
            done: &Act::Take(1),
            care: Care::Thorough,
        };
        let worth = |world: &Nim| world.outcome().map(|outcome| settled(&outcome));
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        chances_after(
            &asked,
            &mut rng,
            |world: &Nim, seat, rng| ludo::Sample::sample(world, seat, rng),
            worth,
        )
        .expect("there is something to choose")
    }

    #[test]
    fn what_is_won_at_once_is_worth_everything() {
        let chances = chances(2);
        let weighed = Weighed::among(&chances, &Act::Take(1), Measure::Chance).expect("it is among them");
        assert_eq!((weighed.best, weighed.most), (vec![Act::Take(2)], 1.0));
        assert!(weighed.done < 0.7 && weighed.other == 1.0, "{chances:?}");
    }

    #[test]
    fn the_same_question_gets_the_same_answer() {
        assert_eq!(chances(5), chances(5));
    }
}
