//! How Diavolo introduces itself, and what the house asks of it.

use std::sync::Arc;

use ludo::{Ages, Choice, Coach, Flight, Form, Hosted, Manifest, Preset, Race, Rng, Seat, Strength};

use crate::{
    coach::LookBack,
    nature::InFlight,
    stamp::{self, Stamps},
    *,
};

impl Hosted for Diavolo {
    const MANIFEST: Manifest = Manifest {
        name: "Diavolo",
        ages: Ages { from: None, to: None },
        minutes: None,
        colours: ["#e2695a", "#6d1613"],
        forms: &[Form {
            id: "race",
            settings: &[],
        }],
        presets: &[
            Preset {
                id: "book",
                settings: &[],
            },
            Preset {
                id: "young",
                settings: &[
                    ("twoDice", "on"),
                    ("orderFirst", "3"),
                    ("seconds", "20"),
                    ("tieForgiving", "on"),
                ],
            },
            Preset {
                id: "calm",
                settings: &[("untimed", "on"), ("orderFirst", "3")],
            },
        ],
        draws_lots: false,
    };
    const FLIGHT: Option<&'static dyn Flight<Diavolo>> = Some(&InFlight);
    const RACE: Option<&'static dyn Race<Diavolo>> = Some(&Stamps);
    const COACH: Option<&'static dyn Coach<Diavolo>> = Some(&LookBack);
    const LESSONS: &'static [(&'static str, &'static str)] = &[
        ("first", include_str!("../lessons/first.lesson")),
        ("orders", include_str!("../lessons/orders.lesson")),
        ("late", include_str!("../lessons/late.lesson")),
    ];

    /// Without stamps: those are the house's.
    fn open_actions(&self, seat: Seat) -> Option<Vec<Action>> {
        Some(match &self.phase {
            Phase::Ready | Phase::Ordered(_) if seat == self.roller => vec![Action::Throw],
            Phase::Open(round) if self.undecided(round).contains(seat) => {
                let devils = Devil::ALL.into_iter().map(|devil| Action::Take(devil, None));
                devils.chain([Action::Leave(None)]).collect()
            }
            _ => Vec::new(),
        })
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

    /// After a turn people want to see why.
    fn pause_ms(&self) -> Option<u32> {
        (self.phase == Phase::Ready && self.turn > 1).then_some(stamp::PAUSE_MS)
    }
}
