//! Looking back: which devil she took for the right one, after how long, and what she mistook most often.

use std::collections::BTreeMap;

use ludo::{Asked, Coach, Measure, Rng, Said, Seat, Step, Weighed};

use crate::{
    event::{Event, Verdict},
    judge::Action,
    piece::Order,
    state::{Diavolo, Phase},
    tells::order,
    view,
};

/// So many mistakes with one order are more than a slip.
const OFTEN: i32 = 2;
/// Of two that are right the faster one is better, down to this.
const SLOWEST_MS: u32 = 10_000;

#[derive(Debug)]
pub(crate) struct LookBack;

impl Coach<Diavolo> for LookBack {
    fn weigh(&self, asked: &Asked<'_, Diavolo>, _: &mut dyn Rng) -> Option<Weighed<Action>> {
        let state = view::seen(asked.view);
        let Phase::Open(round) = &state.phase else { return None };
        let (Action::Take(_, stamp) | Action::Leave(stamp)) = *asked.done else {
            return None;
        };
        let answer = round.throw.answer();
        let right = Action::Take(answer.devil, stamp);
        let ms = stamp.filter(|_| !state.options.untimed).map(|stamp| stamp.at);
        let after = ms.map(|ms| seconds("diavolo-review-after", ms));
        let lay = Said::new("diavolo-event-shown").with("order", order(round.throw.order));
        let lay = lay.with("dice", crate::tells::dice(&round.throw));
        Some(Weighed {
            done: if right == *asked.done { 1.0 } else { 0.0 },
            most: 1.0,
            other: f64::from(ms.unwrap_or(SLOWEST_MS).min(SLOWEST_MS)) / f64::from(2 * SLOWEST_MS),
            best: vec![right],
            measure: Some(Measure::Only),
            called: None,
            best_called: None,
            also: [lay].into_iter().chain(after).collect(),
        })
    }

    fn whole(&self, steps: &mut dyn Iterator<Item = Step<Diavolo>>) -> Vec<(Seat, Said)> {
        let mut seen: BTreeMap<Seat, Seen> = BTreeMap::new();
        let (mut asked, mut untimed) = (None, false);
        for Step { events, view } in steps {
            untimed = view.options.untimed;
            for event in events {
                match event {
                    Event::Shown { throw, .. } => asked = Some(throw.throw.order),
                    Event::Counted { results, .. } => {
                        for tally in results {
                            let hers = seen.entry(tally.seat).or_default();
                            hers.verdicts[tally.verdict as usize] += 1;
                            if tally.verdict == Verdict::Wrong
                                && let Some(asked) = asked
                            {
                                hers.mistook[asked as usize] += 1;
                            }
                            hers.times.extend(tally.at.filter(|_| tally.devil.is_some()));
                        }
                    }
                    _ => {}
                }
            }
        }
        let told = |(seat, seen): (Seat, Seen)| seen.told(untimed).into_iter().map(move |said| (seat, said));
        seen.into_iter().flat_map(told).collect()
    }
}

/// One player's turns.
#[derive(Default)]
struct Seen {
    /// How often each verdict came.
    verdicts: [i32; 4],
    /// When she reached for one, in milliseconds.
    times: Vec<u32>,
    /// How often she was wrong, by order.
    mistook: [i32; 6],
}

impl Seen {
    fn told(mut self, untimed: bool) -> Vec<Said> {
        let count = |verdict: Verdict| self.verdicts[verdict as usize];
        let mut told = vec![
            Said::new("diavolo-review-turns")
                .with("right", count(Verdict::Right))
                .with("wrong", count(Verdict::Wrong))
                .with("late", count(Verdict::Late))
                .with("none", count(Verdict::Nothing)),
        ];
        self.times.sort_unstable();
        if let (false, Some(&fastest)) = (untimed, self.times.first()) {
            told.push(seconds("diavolo-review-fastest", fastest));
            told.push(seconds("diavolo-review-usual", self.times[self.times.len() / 2]));
        }
        let often = Order::ALL.into_iter().max_by_key(|&order| self.mistook[order as usize]);
        if let Some(most) = often.filter(|&order| self.mistook[order as usize] >= OFTEN) {
            let said = Said::new("diavolo-review-mistook").with("order", order(most));
            told.push(said.with("n", self.mistook[most as usize]));
        }
        told
    }
}

/// Each language writes fractions in its own way.
fn seconds(id: &'static str, ms: u32) -> Said {
    Said::new(id)
        .with("seconds", (ms / 1000).to_string())
        .with("hundredths", format!("{:02}", ms % 1000 / 10))
}
