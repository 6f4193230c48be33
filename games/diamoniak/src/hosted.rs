//! How Diamoniak introduces itself, and what the house asks of it.

use std::sync::Arc;

use ludo::{Ages, Choice, Coach, Form, Hosted, Manifest, Preset, Rng, Seat, Strength};

use crate::{coach::LookBack, *};

impl Hosted for Diamoniak {
    const MANIFEST: Manifest = Manifest {
        name: "Diamoniak",
        ages: Ages {
            from: Some(5),
            to: Some(9),
        },
        minutes: None,
        colours: ["#8e79c9", "#3a2c6b"],
        forms: &[Form {
            id: "castles",
            settings: &[],
        }],
        presets: &[
            Preset {
                id: "book",
                settings: &[],
            },
            Preset {
                id: "gentle",
                settings: &[("fairyProtected", "on")],
            },
        ],
        draws_lots: false,
    };
    const COACH: Option<&'static dyn Coach<Diamoniak>> = Some(&LookBack);
    const LESSONS: &'static [(&'static str, &'static str)] = &[
        ("first", include_str!("../lessons/first.lesson")),
        ("witch", include_str!("../lessons/witch.lesson")),
    ];

    fn open_actions(&self, seat: Seat) -> Option<Vec<Action>> {
        ludo::list(self, seat)
    }

    fn advise<R: Rng + ?Sized>(
        kit: &Arc<()>,
        view: &View,
        seat: Seat,
        strength: Strength,
        rng: &mut R,
    ) -> Option<Choice<Action>> {
        bot::advise(kit, view, seat, strength, rng)
    }
}
