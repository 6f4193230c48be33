//! How Summit introduces itself, and who plays it.

use std::sync::Arc;

use ludo::{Ages, Choice, Coach, Form, Hosted, Manifest, Strength};
use search::{PlayedOn, Thinking, ismcts, random, settled};

use crate::*;

impl Hosted for Summit {
    const MANIFEST: Manifest = Manifest {
        name: "Summit",
        ages: Ages {
            from: Some(6),
            to: None,
        },
        minutes: Some(5),
        colours: ["#7fb2a6", "#2c5850"],
        forms: &[Form {
            id: "usual",
            settings: &[],
        }],
        presets: &[],
        draws_lots: false,
    };
    /// Looking back: what each choice did to the chance to win.
    const COACH: Option<&'static dyn Coach<Summit>> = Some(&PlayedOn);

    fn open_actions(&self, seat: Seat) -> Option<Vec<Action>> {
        ludo::list(self, seat)
    }

    /// Plays worlds to their end that look like what she sees, and does what went best.
    fn advise<R: Rng + ?Sized>(
        kit: &Arc<()>,
        view: &View,
        seat: Seat,
        strength: Strength,
        rng: &mut R,
    ) -> Option<Choice<Action>> {
        let imagine = |rng: &mut R| Summit::imagine(kit, view, Viewer::Seat(seat), rng);
        let simulations = match strength {
            Strength::Gentle => return (view.turn == seat).then(|| random(&imagine(rng), seat, rng)),
            Strength::Easy => 8,
            Strength::Fair => 20,
            Strength::Middle => 50,
            Strength::Good => 100,
            Strength::Strong => 200,
        };
        let thinking = Thinking {
            simulations,
            curiosity: 0.7,
        };
        ismcts(
            seat,
            thinking,
            imagine,
            |world| world.outcome().as_ref().map(settled),
            rng,
        )
    }
}
