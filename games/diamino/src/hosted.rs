//! How Diamino introduces itself, and what the house asks of it.

use std::sync::Arc;

use ludo::{
    Ages, Choice, Coach, Form, Game, Hosted, Lots, Manifest, Preset, Preview, Puzzles, Resolve, Rng, SameLuck, Seat,
    Seats, Strength,
};

use crate::{coach::LookBack, preview::Words, puzzles::Questions, *};

impl Hosted for Diamino {
    const MANIFEST: Manifest = Manifest {
        name: "Diamino",
        ages: Ages {
            from: Some(8),
            to: None,
        },
        minutes: None,
        colours: ["#ecd09a", "#8a6233"],
        forms: &[
            Form {
                id: "one",
                settings: &[],
            },
            Form {
                id: "two",
                settings: &[("formula", "two")],
            },
            Form {
                id: "patience",
                settings: &[("formula", "patience")],
            },
        ],
        presets: &[
            Preset {
                id: "one",
                settings: &[],
            },
            Preset {
                id: "two",
                settings: &[("formula", "two")],
            },
            Preset {
                id: "family",
                settings: &[("formula", "two"), ("wordCheck", "refuse"), ("childrensTable", "on")],
            },
            Preset {
                id: "patience",
                settings: &[("formula", "patience")],
            },
        ],
        draws_lots: true,
    };
    const COACH: Option<&'static dyn Coach<Diamino>> = Some(&LookBack);
    const PREVIEW: Option<&'static dyn Preview<Diamino>> = Some(&Words);
    const RESOLVE: Option<&'static dyn Resolve<Diamino>> = Some(&WordChecks);
    const PUZZLES: Option<&'static dyn Puzzles<Diamino>> = Some(&Questions);
    const SAME_LUCK: Option<&'static dyn SameLuck<Diamino>> = Some(&SameSquares);
    const CHALLENGES: &'static [Preset] = &[Preset {
        id: "small",
        settings: &[("formula", "patience"), ("squares", "20")],
    }];
    const LESSONS: &'static [(&'static str, &'static str)] = &[
        ("words", include_str!("../lessons/words.lesson")),
        ("joker", include_str!("../lessons/joker.lesson")),
        ("green", include_str!("../lessons/green.lesson")),
        ("doubt", include_str!("../lessons/doubt.lesson")),
        ("marks", include_str!("../lessons/marks.lesson")),
        ("out", include_str!("../lessons/out.lesson")),
        ("patience", include_str!("../lessons/patience.lesson")),
    ];
    /// What is asked for need not be a word.
    const AMONG_FRIENDS: &'static [(&'static str, &'static str)] = &[("vote", "on")];

    /// There are too many ways to lay a word to list them; but an answer is one of a few.
    fn open_actions(&self, seat: Seat) -> Option<Vec<Action>> {
        match self.phase {
            Phase::Window { .. } if self.may_begin(seat) => {
                Some(vec![Action::Accept, Action::Challenge, Action::Begin])
            }
            Phase::Window { .. } => Some(vec![Action::Accept, Action::Challenge]),
            Phase::Vote { .. } => Some(vec![Action::Yes, Action::No]),
            _ => None,
        }
    }

    fn advise<R: Rng + ?Sized>(
        kit: &Arc<Kit>,
        view: &View,
        seat: Seat,
        strength: Strength,
        rng: &mut R,
    ) -> Option<Choice<Action>> {
        bot::advise(kit, view, seat, strength, rng)
    }

    /// Whether a word is right is for those who may challenge it to know (DIAMINO-K1).
    fn hints_allowed(&self) -> bool {
        !matches!(self.phase, Phase::Window { .. } | Phase::Vote { .. })
    }
}

/// Who plays patience with open squares has those that everybody else has: chance says nothing but which.
#[derive(Debug)]
struct SameSquares;

impl SameLuck<Diamino> for SameSquares {
    fn is_shared(&self, options: &Options, seats: Seats) -> bool {
        options.is_patience() && !options.drawn_hand && seats.count() == 1
    }

    fn draw(&self, game: &Diamino, lots: Lots) -> Chance {
        game.draw(&mut lots.at(ludo::Lot {
            turn: game.game.into(),
            throw: 1,
            piece: 1,
        }))
    }

    /// More than all of them cannot be laid.
    fn is_most(&self, end: &Diamino) -> bool {
        end.outcome().is_some_and(|outcome| outcome.how == "whole")
    }
}

/// Who looks after the words, where a table has not said it.
#[derive(Debug)]
struct WordChecks;

impl Resolve<Diamino> for WordChecks {
    fn resolved(&self, options: Options, with_bots: bool) -> Options {
        options.resolved(with_bots)
    }
}
