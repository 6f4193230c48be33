//! Where all have the same luck: what was promised before a round, what it was, and how our strongest player does with it.

use std::sync::Arc;

use evening::{
    GameChoice,
    wire::{BestLuck, RoundLuck},
};
use ludo::Seed;

use super::{Hall, LiveEvening};
use crate::{daily::solve, house::House};

impl House {
    /// The seed of a round is told: our strongest player plays with it, in her turn, and all are told how well.
    pub(super) fn play_with_luck(self: &Arc<House>, live: &Arc<LiveEvening>, hall: &Hall) {
        let Some((round, seed, game)) = told_luck(hall) else {
            return;
        };
        let (house, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            let best = house.hindsight.of_luck((live.no, round), move || best_of(&game, &seed));
            let best = best.await.unwrap_or_else(|problem| {
                tracing::error!(
                    evening = live.no,
                    round,
                    "nobody played with its luck: {}",
                    problem.detail
                );
                None
            });
            let mut hall = live.lock();
            if let Some(best) = best
                && hall.evening.round() == round
            {
                hall.best = Some((round, best));
                let now = house.clock.now();
                house.tell_pages(&live, &mut hall, now, |_| true);
            }
        });
    }
}

/// The newest round, if its seed is told, with what was played.
fn told_luck(hall: &Hall) -> Option<(u16, Seed, GameChoice)> {
    let (_, seed) = hall.evening.luck().last()?;
    let round = hall.evening.luck().len() as u16;
    Some((round, seed.clone()?, hall.evening.header().game(round).clone()))
}

fn best_of(game: &GameChoice, seed: &Seed) -> Option<BestLuck> {
    let room = rooms::edition(&game.id, game.edition)?;
    let best = solve(&*room, &game.options, seed)?;
    Some(BestLuck {
        score: best.score,
        most: best.most,
        says_score: room.says_score(&game.options),
    })
}

/// What everybody may know of the luck of the newest round.
pub fn told(hall: &Hall) -> Option<RoundLuck> {
    let (commitment, seed) = hall.evening.luck().last()?;
    let round = hall.evening.luck().len() as u16;
    Some(RoundLuck {
        round,
        game: hall.evening.header().game(round).id.clone(),
        commitment: commitment.to_string(),
        seed: seed.as_ref().map(Seed::to_string),
        best: hall
            .best
            .as_ref()
            .filter(|(of, _)| *of == round)
            .map(|(_, best)| best.clone()),
    })
}
