//! Playing with open ends: what a yamino brings now, and what it leaves to the next player.

use ludo::{Luck, Rng};

use crate::{
    bot::Skill,
    chain::Chains,
    judge::Action,
    legal::falls,
    open_ends::points,
    options::Form,
    piece::{DIGITS, Digits, Faces, YaminoSet},
    state::Yaminos,
};

pub(crate) fn act<R: Rng + ?Sized>(state: &Yaminos, skill: Skill, rng: &mut R) -> Action {
    let mut lays = Vec::new();
    state.lays(&mut lays);
    rng.shuffle(&mut lays);
    let worth = |action: &Action| match skill {
        // She would rather leave the points to others.
        Skill::Whim => f64::from(-after(state, *action).gain),
        Skill::Sight => 0.0,
        Skill::Thought => after(state, *action).gain.into(),
        Skill::Best => worth(state, *action),
    };
    let valued = lays.into_iter().map(|action| (action, worth(&action)));
    let best = valued.max_by(|a, b| a.1.total_cmp(&b.1));
    best.expect("something fits").0
}

/// What laying this brings now, without what the next player can then expect to make at once.
pub(crate) fn worth(state: &Yaminos, action: Action) -> f64 {
    let after = after(state, action);
    f64::from(after.gain) - after.left_to_the_next(state.form())
}

/// What stands there after a yamino was laid, and what it brought.
struct After {
    gain: i32,
    chains: Chains,
    faces: Faces,
    loose: YaminoSet,
    previous: i32,
}

fn after(state: &Yaminos, action: Action) -> After {
    let Action::Lay(yamino, at) = action else {
        unreachable!("with open ends one lays")
    };
    let mut chains = state.chains;
    chains.lay(yamino, state.digits(yamino), at);
    After {
        gain: points(state.form(), chains.sum(), state.previous),
        chains,
        faces: state.faces,
        loose: state.loose().without(YaminoSet::one(yamino)),
        previous: chains.sum(),
    }
}

impl After {
    /// The most that the next player can expect to make at once, if she thinks no further.
    fn left_to_the_next(&self, form: Form) -> f64 {
        if self.loose.is_empty() {
            return new_chain(form);
        }
        if let Some(reply) = self.best_reply(form, self.faces) {
            return reply.into();
        }
        let kept = self.faces.of(self.chains.laid());
        let replies = falls(self.loose).map(|fall| f64::from(self.best_reply(form, kept.and(fall)).unwrap_or(0)));
        let ways = 4f64.powi(self.loose.len() as i32);
        replies.sum::<f64>() / ways
    }

    /// The best that can be made of these faces; None if nothing fits.
    fn best_reply(&self, form: Form, faces: Faces) -> Option<i32> {
        let replies = self.loose.iter().flat_map(|yamino| {
            let digits = faces.digits(yamino);
            let open = self.chains.open().and(digits);
            open.iter().map(move |digit| self.sum_with(digits, digit))
        });
        replies.map(|sum| points(form, sum, self.previous)).max()
    }

    /// The ends added up after a yamino with these digits is laid at an end with this one.
    fn sum_with(&self, digits: Digits, at: u8) -> i32 {
        let beyond = if digits.len() == 1 { 3 * at } else { digits.sum() - at };
        self.previous + i32::from(beyond) - i32::from(at)
    }
}

/// What beginning a chain brings on average: the strongest doublet of a throw of all seven.
fn new_chain(form: Form) -> f64 {
    let with = |digit: usize| {
        let strongest = 0.25 * 0.75f64.powi((DIGITS - 1 - digit) as i32);
        strongest * f64::from(points(form, 4 * digit as i32, 0))
    };
    (0..DIGITS).map(with).sum()
}
