//! How Magnetic Domino introduces itself, and what the house asks of it.

use std::sync::Arc;

use ludo::{Ages, Choice, Coach, Flight, Form, Hosted, Manifest, Preset, Puzzles, Rng, Seat, Strength};

use crate::{coach::LookBack, nature::InFlight, puzzles::Questions, *};

impl Hosted for Domino {
    const MANIFEST: Manifest = Manifest {
        name: "Magnetic Domino",
        ages: Ages { from: None, to: None },
        minutes: Some(10),
        colours: ["#a8d5ea", "#3d7391"],
        forms: &[
            Form {
                id: "traditional",
                settings: &[],
            },
            Form {
                id: "challenge",
                settings: &[("game", "challenge")],
            },
            Form {
                id: "quincunx",
                settings: &[("game", "quincunx")],
            },
        ],
        presets: &[
            Preset {
                id: "traditional",
                settings: &[],
            },
            Preset {
                id: "challenge",
                settings: &[("game", "challenge")],
            },
            Preset {
                id: "quincunx",
                settings: &[("game", "quincunx")],
            },
            Preset {
                id: "suspense",
                settings: &[("game", "challenge"), ("extremitiesOnly", "on")],
            },
            Preset {
                id: "children",
                settings: &[("count", "dominoes"), ("hand", "steady"), ("magnets", "strong")],
            },
        ],
        draws_lots: true,
    };
    const FLIGHT: Option<&'static dyn Flight<Domino>> = Some(&InFlight);
    const COACH: Option<&'static dyn Coach<Domino>> = Some(&LookBack);
    const LESSONS: &'static [(&'static str, &'static str)] = &[
        ("chain", include_str!("../lessons/chain.lesson")),
        ("blocked", include_str!("../lessons/blocked.lesson")),
        ("tower", include_str!("../lessons/tower.lesson")),
        ("quincunx", include_str!("../lessons/quincunx.lesson")),
        ("owed", include_str!("../lessons/owed.lesson")),
    ];
    const PUZZLES: Option<&'static dyn Puzzles<Domino>> = Some(&Questions);

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

    /// Between two games people want to see the hands, and who has won (DOMINO-T7, DOMINO-T10).
    fn pause_ms(&self) -> Option<u32> {
        (self.phase == Phase::Between).then_some(6_000)
    }
}
