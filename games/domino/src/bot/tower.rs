//! The games in height: what a domino risks where it is put, and how hard it leaves it for the others. Both are weighed by
//! what counts, the chance to win the [`race`].

use ludo::{Choice, Luck, Rng, Seat};
use physics::Verdict;

use crate::{
    bot::{
        Skill,
        race::{Race, Racer},
    },
    imagine::Hidden,
    judge::Action,
    lattice::{Construction, Lying},
    likely::{Balance, Likelihood, likely},
    nature,
    options::Form,
    piece::Tiles,
    spots,
    state::{Attempt, Domino, MOST_SEATS, Mode},
};

/// In how many worlds, with hands as the others may hold them, a placement is weighed.
const WORLDS: usize = 8;
/// Placements that promise most are tried out in one's head, with a hand that trembles like anybody's: how many of them, and
/// how many times each.
const TRIED_IN_THOUGHT: (usize, u32) = (3, 2);
const TRIED_WITH_CARE: (usize, u32) = (6, 4);
/// So many times its size a risk of one's own counts: of many places the best is often the one that looks better than it is.
/// Who has tried it out errs less than who has only looked. How much that is was found by measuring (docs/bench.md).
const PRUDENCE_OF_LOOKS: f64 = 3.0;
const PRUDENCE: f64 = 2.0;
/// The weak player looks at so many placements and takes the one that looks safest.
const GLIMPSED: u32 = 2;

/// There is more than one thing to do.
pub(crate) fn choose<R: Rng + ?Sized>(
    state: &Domino,
    hidden: &Hidden,
    actions: &[Action],
    skill: Skill,
    rng: &mut R,
) -> Choice<Action> {
    let safest = by_looks(state, actions);
    let Some(&(_, surest)) = safest.first() else {
        return Choice::of(*rng.pick(actions).expect("who is awaited can act"));
    };
    if skill == Skill::Sight {
        // Of those in the order of their safety, the first of a few seen by chance.
        let seen = (0..GLIMPSED).map(|_| rng.below(safest.len() as u32)).min();
        let (_, attempt) = safest[seen.unwrap_or(0) as usize];
        return Choice {
            reason: Some("domino-why-safe"),
            ..Choice::of(Action::Place(attempt))
        };
    }
    let weigher = Weigher::new(state, hidden, rng);
    let weighed = safest
        .into_iter()
        .map(|(likely, attempt)| weigher.weigh(likely, attempt));
    let mut weighed: Vec<Weighed> = weighed.collect();
    best_first(&mut weighed);
    let (tried, times) = match skill {
        Skill::Care => TRIED_WITH_CARE,
        _ => TRIED_IN_THOUGHT,
    };
    weighed.truncate(tried);
    for placement in &mut weighed {
        placement.try_out(times, state, rng);
    }
    best_first(&mut weighed);
    let best = &weighed[0];
    if actions.contains(&Action::Draw) && weigher.if_drawn() > best.worth() {
        return Choice {
            reason: Some("domino-why-too-risky"),
            ..Choice::of(Action::Draw)
        };
    }
    let is_safest = best.attempt.lying.place == surest.lying.place;
    Choice {
        reason: Some(if is_safest {
            "domino-why-safe"
        } else {
            "domino-why-spoil"
        }),
        ..Choice::of(Action::Place(best.attempt))
    }
}

/// Of equals, those stay first that were.
fn best_first(weighed: &mut [Weighed]) {
    weighed.sort_by(|one, other| other.worth().total_cmp(&one.worth()));
}

/// The placements with what may become of them by their looks, the safest first; of equally safe ones the most dots.
fn by_looks(state: &Domino, actions: &[Action]) -> Vec<(Likelihood, Attempt)> {
    let attempts = actions.iter().filter_map(|action| match action {
        Action::Place(attempt) => Some(*attempt),
        _ => None,
    });
    let balance = Balance::of(&state.built);
    let looks = |attempt: Attempt| {
        let signs = balance.signs(attempt.lying.place, attempt.hand, &state.options);
        (likely(&signs, &state.options), attempt)
    };
    let mut found: Vec<(Likelihood, Attempt)> = attempts.map(looks).collect();
    found.sort_by_key(|(likely, attempt)| (likely.fallen(&state.options), u8::MAX - attempt.lying.tile.dots()));
    found
}

/// A placement, what may become of it, and my chance to win then.
struct Weighed {
    attempt: Attempt,
    falls: f64,
    misses: f64,
    prudence: f64,
    if_fallen: f64,
    if_missed: f64,
    if_stands: f64,
}

impl Weighed {
    fn worth(&self) -> f64 {
        let stands = (1.0 - self.misses) * self.if_stands + self.misses * self.if_missed;
        stands - self.prudence * self.falls * (self.if_stands - self.if_fallen)
    }

    /// What it looks like counts as if it had been seen once.
    fn try_out<R: Rng + ?Sized>(&mut self, times: u32, state: &Domino, rng: &mut R) {
        for _ in 0..times {
            match nature::verdict(state, &self.attempt, rng) {
                Verdict::Stands => {}
                // Where a miss counts as much as a collapse (DOMINO-AMB-18), it is one.
                Verdict::Missed if !state.options.missed_counts_as_collapse => self.misses += 1.0,
                Verdict::Missed | Verdict::Collapse => self.falls += 1.0,
            }
        }
        self.falls /= f64::from(times + 1);
        self.misses /= f64::from(times + 1);
        self.prudence = PRUDENCE;
    }
}

/// Weighs placements in worlds with hands as the others may hold them.
struct Weigher<'a> {
    state: &'a Domino,
    worlds: Vec<[Tiles; MOST_SEATS]>,
    if_fallen: f64,
    if_missed: f64,
}

impl Weigher<'_> {
    fn new<'a, R: Rng + ?Sized>(state: &'a Domino, hidden: &Hidden, rng: &mut R) -> Weigher<'a> {
        let mut world = state.clone();
        let mut imagine = || {
            world.fill_hands(hidden, rng);
            world.hands
        };
        let mut weigher = Weigher {
            state,
            worlds: (0..WORLDS).map(|_| imagine()).collect(),
            if_fallen: 0.0,
            if_missed: 0.0,
        };
        let me = state.turn.index();
        let fallen = |race: Race| Race { turn: me, ..race }.chance_after_fall(me);
        weigher.if_fallen = weigher.mean(&state.built, None, fallen);
        weigher.if_missed = weigher.mean(&state.built, None, |race| race.chance(me));
        weigher
    }

    fn weigh(&self, likely: Likelihood, attempt: Attempt) -> Weighed {
        Weighed {
            attempt,
            falls: likely.risk(&self.state.options),
            misses: likely.misses(&self.state.options),
            prudence: PRUDENCE_OF_LOOKS,
            if_fallen: self.if_fallen,
            if_missed: self.if_missed,
            if_stands: self.if_stands(attempt.lying),
        }
    }

    fn if_stands(&self, lying: Lying) -> f64 {
        let (state, me) = (self.state, self.state.turn);
        if state.hand(me).len() == 1 {
            return 1.0;
        }
        let joint = spots::check(&state.built, &state.options, state.due(me), lying).unwrap_or(None);
        let mut built = state.built.clone();
        built.attach(lying, joint);
        self.mean(&built, Some(lying), |race| race.chance(me.index()))
    }

    fn if_drawn(&self) -> f64 {
        let me = self.state.turn.index();
        self.mean(&self.state.built, None, |mut race| {
            race.racers[me].left += 1;
            race.chance(me)
        })
    }

    /// What this says of the race in each world, once this is built and my neighbour is to play: each takes the least risk
    /// that her hand leaves her.
    fn mean(&self, built: &Construction, laid: Option<Lying>, of: impl Fn(Race) -> f64) -> f64 {
        let state = self.state;
        let ways = [Mode::Flat, Mode::Height].map(|due| {
            let plays = due == Mode::Flat || state.options.game == Form::Quincunx;
            if plays { ways(built, state, due) } else { Vec::new() }
        });
        let gone = laid.map_or(Tiles::NONE, |lying| Tiles::one(lying.tile));
        let race = |hands: &[Tiles; MOST_SEATS]| {
            let racer = |seat: Seat| {
                let hand = hands[seat.index()].without(gone);
                let risk = least_risk(&ways[self.due_after(seat, laid) as usize], hand);
                Racer { left: hand.len(), risk }
            };
            Race {
                racers: state.seats.iter().map(racer).collect(),
                turn: state.seats.after(state.turn).index(),
                built: built.len() as u32,
            }
        };
        let sum: f64 = self.worlds.iter().map(|hands| of(race(hands))).sum();
        sum / self.worlds.len() as f64
    }

    /// In which mode she will have to play at her next turn; the challenge has one only.
    fn due_after(&self, seat: Seat, laid: Option<Lying>) -> Mode {
        let state = self.state;
        if state.options.game != Form::Quincunx {
            return Mode::Flat;
        }
        let me = state.turn;
        match laid {
            Some(_) if seat == me && state.alternate_apart() => state.due(me).other(),
            Some(lying) if !state.alternate_apart() => {
                let turns = (seat.index() + state.seats.count() - me.index() - 1) % state.seats.count();
                let next = Mode::of(lying).other();
                if turns.is_multiple_of(2) { next } else { next.other() }
            }
            _ => state.due(seat),
        }
    }
}

/// Where something can be put: which dominoes fit, and how likely everything falls.
fn ways(built: &Construction, state: &Domino, due: Mode) -> Vec<(Tiles, f64)> {
    let balance = Balance::of(built);
    let way = |spot: spots::Spot| {
        let signs = balance.signs(spot.place, None, &state.options);
        (spot.tiles(), likely(&signs, &state.options).risk(&state.options))
    };
    spots::spots(built, &state.options, due).into_iter().map(way).collect()
}

fn least_risk(ways: &[(Tiles, f64)], hand: Tiles) -> Option<f64> {
    let fitting = ways.iter().filter(|(tiles, _)| !tiles.and(hand).is_empty());
    fitting.map(|&(_, risk)| risk).min_by(f64::total_cmp)
}

#[cfg(test)]
mod tests {
    use ludo::{Enumerate, Game, Seats, Settings, Viewer};
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;
    use crate::options::Options;

    /// Everything that can be placed here, weighed and tried out by the same hands.
    fn weighed(options: &str) -> Vec<Weighed> {
        let options = Options::from_text(options).unwrap();
        let position = "turn 1 play / 1 0 1-6 4-6 0-6 2-3 / 2 0 0-0 3-3 2-6 / built 6-6@0,0,0,h / passes 0 / played 0";
        let state = Domino::set_up(&std::sync::Arc::new(()), &options, Seats::new(2), position).unwrap();
        let rng = &mut ChaCha8Rng::seed_from_u64(5);
        let hidden = Hidden::of(&state.view(Viewer::Seat(state.turn)), Viewer::Seat(state.turn));
        let weigher = Weigher::new(&state, &hidden, rng);
        let mut actions = Vec::new();
        state.legal(state.turn, &mut actions);
        let mut weighed: Vec<Weighed> = by_looks(&state, &actions)
            .into_iter()
            .map(|(likely, attempt)| weigher.weigh(likely, attempt))
            .collect();
        weighed.sort_by_key(|weighed| Action::Place(weighed.attempt).to_string());
        weighed.iter_mut().for_each(|weighed| weighed.try_out(4, &state, rng));
        weighed
    }

    #[test]
    fn domino_amb_18_a_miss_is_feared_where_it_counts_as_a_collapse() {
        let lenient = weighed("game=challenge magnets=none");
        let strict = weighed("game=challenge magnets=none missedCountsAsCollapse=on");
        assert!(
            lenient.iter().any(|weighed| weighed.misses > 0.2),
            "something has missed"
        );
        for (lenient, strict) in lenient.iter().zip(&strict) {
            assert_eq!(lenient.attempt, strict.attempt);
            assert!((strict.falls - lenient.falls - lenient.misses).abs() < 1e-9);
            assert!(strict.misses.abs() < 1e-9);
        }
    }
}
