//! How 7 Yaminos introduces itself, and what the house asks of it.

use std::sync::Arc;

use ludo::{
    Ages, Choice, Coach, Flight, Form as Way, Hosted, Manifest, Preset, Preview as Shown, Puzzles, Rng, SameLuck, Seat,
    Strength,
};

use crate::{
    coach::LookBack,
    nature::{Alike, InFlight},
    preview::Places,
    puzzles::Questions,
    *,
};

/// The twelve games by name, from the simplest to the richest.
macro_rules! games {
    ($what:ident) => {
        games!($what: "highest", "throws", "target", "longest", "minimum", "base", "line", "prog", "even", "more", "muggins", "yam")
    };
    ($what:ident: $($id:literal),+) => {
        &[$($what { id: $id, settings: &[("game", $id)] }),+]
    };
}

/// Lessons by name, with their texts.
macro_rules! lessons {
    ($($name:literal),+) => {
        &[$(($name, include_str!(concat!("../lessons/", $name, ".lesson")))),+]
    };
}

impl Hosted for Yaminos {
    const MANIFEST: Manifest = Manifest {
        name: "7 Yaminos",
        ages: Ages {
            from: Some(6),
            to: None,
        },
        minutes: None,
        colours: ["#4f9a73", "#1d4634"],
        forms: games!(Way),
        presets: games!(Preset),
        draws_lots: false,
    };
    const LUCK_ALONE: &'static [&'static str] = &["highest", "throws", "target"];
    /// In the order of the games; where one has several, from the simplest thing to the finest.
    const LESSONS: &'static [(&'static str, &'static str)] = lessons!(
        "highest", "throws", "target", "longest", "minimum", "chain", "dare", "back", "seven", "chance", "line",
        "prog", "even", "more", "muggins", "sheet", "announce", "less", "pairs", "suite", "super", "zero"
    );
    const FLIGHT: Option<&'static dyn Flight<Yaminos>> = Some(&InFlight);
    const SAME_LUCK: Option<&'static dyn SameLuck<Yaminos>> = Some(&Alike);
    const CHALLENGES: &'static [Preset] = &[
        Preset {
            id: "yam",
            settings: &[("game", "yam"), ("rounds", "1")],
        },
        Preset {
            id: "prog",
            settings: &[("game", "prog")],
        },
        Preset {
            id: "line",
            settings: &[("game", "line")],
        },
        Preset {
            id: "branches",
            settings: &[("game", "prog"), ("branchingProgression", "on")],
        },
        Preset {
            id: "base",
            settings: &[("game", "base")],
        },
    ];
    const PREVIEW: Option<&'static dyn Shown<Yaminos>> = Some(&Places);
    const COACH: Option<&'static dyn Coach<Yaminos>> = Some(&LookBack);
    const PUZZLES: Option<&'static dyn Puzzles<Yaminos>> = Some(&Questions);

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
