//! Looking back: what a child did well. Nobody is told what she should have done instead.

use ludo::{Asked, Care, Coach, Measure, Rng, Weighed};

use crate::{bot, judge::Action, state::Diamoniak, view};

#[derive(Debug)]
pub(crate) struct LookBack;

impl Coach<Diamoniak> for LookBack {
    fn weigh(&self, asked: &Asked<'_, Diamoniak>, _: &mut dyn Rng) -> Option<Weighed<Action>> {
        let state = view::seen(asked.view);
        let ahead = match asked.care {
            Care::Glance => bot::LOOKS_AHEAD - 1,
            Care::Thorough => bot::LOOKS_AHEAD,
        };
        let done = match *asked.done {
            // There is no praise in what everybody does most of the time.
            Action::Draw => return None,
            // What may be bought is listed by its seller alone.
            Action::BuyCard(seller, _) => Action::Buy(seller),
            done => done,
        };
        let weighed = Weighed::among(&bot::valued(&state, ahead), &done, Measure::Chance)?;
        Some(Weighed {
            measure: None,
            ..weighed
        })
    }
}
