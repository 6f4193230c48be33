//! Bots: six steps for each game, and what they say for themselves. They know the rules; the rules do not know them. In the first three starter games there is nothing to decide but when to throw.

pub mod arrange;
pub(crate) mod dare;
pub(crate) mod ends;
pub mod risk;
pub(crate) mod yam;

use std::sync::Arc;

use ludo::{Choice, Rng, Sample, Seat, Seed, Strength};
use search::Ladder;

use crate::{
    judge::Action,
    options::Form,
    state::{MOST_CASTS, MOST_TAKEN, Phase, Yaminos},
    view::{self, View},
};

/// How many throws our players ask for, where it is theirs to say.
const AGREED: u8 = 3;

/// What the best choice at the Yam is worth: beside the best other one, beside what the player has in mind, or as just that.
pub(crate) const WORTH: &str = "yaminos-why-worth";
pub(crate) const WORTH_BESIDE: &str = "yaminos-why-worth-yours";
pub(crate) const WORTH_SAME: &str = "yaminos-why-worth-same";

/// Our players: as it comes, at first sight, with a little thought, and as well as can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Skill {
    Whim,
    Sight,
    Thought,
    Best,
}

/// Where each step stands was found by measuring, form by form (`docs/bench.md`). With open ends whim is as good as first
/// sight. In the first three starter games nobody chooses anything.
fn ladder(form: Form) -> Ladder<Skill> {
    let steps = match form {
        Form::Yam => [1131, 1347, 1575, 1822, 2000, 3000],
        Form::Base => [1188, 1405, 1668, 2085, 2660, 3000],
        Form::Muggins => [400, 820, 1270, 1700, 2330, 3000],
        Form::More => [614, 958, 1306, 1668, 2107, 3000],
        Form::Even => [470, 800, 1130, 1470, 1830, 3000],
        Form::Prog => [0, 350, 740, 1260, 1960, 3000],
        Form::Line => [790, 885, 980, 1620, 2270, 3000],
        Form::Longest => [0, 309, 632, 976, 2134, 3000],
        Form::Minimum => [330, 559, 1030, 2122, 2538, 3000],
        Form::Highest | Form::Throws | Form::Target => [3000; 6],
    };
    Ladder {
        players: &[Skill::Whim, Skill::Sight, Skill::Thought, Skill::Best],
        steps,
    }
}

/// As whom she plays. Where a throw is arranged she makes up her mind once for all that lies there: who changed it at every
/// yamino would lay and take back for ever.
fn skill<R: Rng + ?Sized>(state: &Yaminos, strength: Strength, rng: &mut R) -> Skill {
    let ladder = ladder(state.form());
    if state.phase == Phase::Lay && !state.form().has_open_ends() {
        let thrown = Seed::from_number(state.faces.index() as u64);
        return ladder.who(strength, &mut thrown.thought(state.casts.into(), state.turn));
    }
    ladder.who(strength, rng)
}

/// Everything lies open, so what a seat sees is all there is to know.
pub(crate) fn advise<R: Rng + ?Sized>(
    _: &Arc<()>,
    view: &View,
    seat: Seat,
    strength: Strength,
    rng: &mut R,
) -> Option<Choice<Action>> {
    let state = view::seen(view);
    if state.turn != seat {
        return None;
    }
    let skill = skill(&state, strength, rng);
    let action = match state.phase {
        Phase::Agree => Action::Agree(AGREED),
        Phase::Ready => Action::Throw(state.next_throw()),
        // Somebody has taken back or thrown as often as one may: our players' plans do not count with that.
        Phase::Lay if state.taken == MOST_TAKEN || state.casts == MOST_CASTS => state.sample(seat, rng),
        Phase::Lay if state.form() == Form::Base => risk::act(&state, skill, rng),
        Phase::Lay if state.form().has_open_ends() => ends::act(&state, skill, rng),
        Phase::Lay => arrange::act(&state, skill, rng),
        Phase::Choose | Phase::Announced(_) if skill == Skill::Whim => state.sample(seat, rng),
        Phase::Choose | Phase::Announced(_) => {
            let (action, worth) = yam::act(&state, skill);
            return Some(with_reason(&state, action, worth));
        }
        Phase::Throwing | Phase::Called(_) | Phase::Over => return None,
    };
    let worth = match (action, state.form(), skill) {
        (Action::Stop, Form::Base, Skill::Best) => risk::stop_or_throw(&state),
        (Action::Throw(_), Form::Base, Skill::Best) if state.phase == Phase::Lay => {
            risk::stop_or_throw(&state).map(|[stop, throw]| [throw, stop])
        }
        _ => None,
    };
    Some(with_reason(&state, action, worth))
}

/// With the sentence that says why: in figures where they are known, those of the best and of the next best choice.
fn with_reason(state: &Yaminos, action: Action, worth: Option<[f64; 2]>) -> Choice<Action> {
    let reason = match (worth, action, state.form()) {
        (None, ..) => reason(state, action),
        (Some(_), Action::Stop, Form::Base) => "yaminos-why-bank-worth",
        (Some(_), _, Form::Base) => "yaminos-why-risk-worth",
        (Some(_), ..) => WORTH,
    };
    let figures = worth.map_or(Vec::new(), |[best, next]| vec![("best", best), ("next", next)]);
    Choice {
        reason: Some(reason),
        figures,
        ..Choice::of(action)
    }
}

/// The message that says why one would do this.
fn reason(state: &Yaminos, action: Action) -> &'static str {
    match (action, state.form()) {
        (Action::Throw(_), _) if state.phase == Phase::Ready => "yaminos-why-only-move",
        (Action::Throw(_), Form::Base) => "yaminos-why-risk",
        (Action::Throw(_), _) => "yaminos-why-keep-the-others",
        (Action::Stop, Form::Base) => "yaminos-why-bank",
        (Action::Stop, _) => "yaminos-why-nothing-better",
        (Action::Lay(..), form) if form.has_open_ends() => "yaminos-why-ends",
        (Action::Lay(..), _) => "yaminos-why-best-chain",
        (Action::Take(_), _) => "yaminos-why-take-back",
        (Action::Fill(_), _) => "yaminos-why-fill",
        (Action::Announce(_), _) => "yaminos-why-announce",
        (Action::Agree(_), _) => "yaminos-why-throws",
    }
}
