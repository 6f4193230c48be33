//! What a finished game is remembered by: its best or luckiest moment, and the finest one of each seat.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::{Line, Note, Play, Said, Seat, Tells, Viewer, What};

/// One line of a finished game, as somebody looking on saw it: what it told, and how it then stood. The opening comes
/// first, and tells nothing; neither does what was taken back.
///
/// ```
/// use diamoniak::{Colour, Diamoniak, Event};
/// use ludo::{Seat, Step, Tells, desk::Desk};
///
/// let won = Event::Won { seat: Seat::from_index(0), colour: Colour::Rose };
/// let last: Step<Diamoniak> = Step { events: vec![won], view: Desk::<Diamoniak>::opening("", 2).view() };
/// let found = Diamoniak::moments(&mut [last].into_iter());
/// assert_eq!(found[0].said.to_string(), "diamoniak-moment-drawn colour=rose name=seat 1");
/// ```
#[derive(Debug)]
pub struct Step<G: Tells> {
    /// What was told.
    pub events: Vec<G::Event>,
    /// How it stood after it.
    pub view: G::View,
}

/// Something to remember a game by.
///
/// ```
/// use ludo::{Moment, Said, Seat};
///
/// let hers = Moment::of(Seat::from_index(1), 40, Said::new("summit-moment-high").with("n", 7));
/// assert_eq!(hers.said.to_string(), "summit-moment-high n=7 name=seat 2");
/// let ours = Moment::shared(90, Said::new("summit-moment-top"));
/// assert!(ours.seat.is_none() && ours.weight > hers.weight, "it is the one that the game is remembered by");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// How much it stands out among the moments of this game.
    pub weight: u32,
    /// Whose it is; nobody's where everybody built it together.
    pub seat: Option<Seat>,
    /// In words.
    pub said: Said,
}

impl Moment {
    /// A moment of this seat's own: the sentence is about her.
    pub fn of(seat: Seat, weight: u32, said: Said) -> Moment {
        Moment {
            weight,
            seat: Some(seat),
            said: said.with("name", seat),
        }
    }

    /// A moment that nobody has to herself.
    pub fn shared(weight: u32, said: Said) -> Moment {
        Moment {
            weight,
            seat: None,
            said,
        }
    }
}

/// The moments of a finished game that are told ([`Playing::moments`](crate::Playing::moments)).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Moments {
    /// The greatest of all; none if nothing stands out.
    pub game: Option<Said>,
    /// The greatest of each seat.
    pub seats: Vec<Option<Said>>,
}

/// Goes through a game that was played once more.
pub(crate) fn retold<G: Tells, R>(play: &Play<G>, find: impl FnOnce(&mut dyn Iterator<Item = Step<G>>) -> R) -> R {
    let mut again = Play::<G>::begin(play.kit().clone(), play.header().clone()).expect("it was opened before");
    let undone: BTreeSet<u32> = play.lines().iter().filter_map(undone).collect();
    let opening = Step {
        events: Vec::new(),
        view: again.state().view(Viewer::Spectator),
    };
    let lines = play.lines().iter().zip(1..).map(|(line, number)| {
        let told = again.replay_line(line).expect("it was played before");
        let heard = told
            .into_iter()
            .filter(|(audience, _)| audience.includes(Viewer::Spectator));
        Step {
            events: if undone.contains(&number) {
                Vec::new()
            } else {
                heard.map(|(_, event)| event).collect()
            },
            view: again.state().view(Viewer::Spectator),
        }
    });
    find(&mut std::iter::once(opening).chain(lines))
}

/// What a game that was played is remembered by.
pub(crate) fn moments<G: Tells>(play: &Play<G>) -> Moments {
    let found = retold(play, |steps| G::moments(steps));
    // Of two that are equally great the first is told.
    let greatest = |whose: &dyn Fn(&Moment) -> bool| {
        let those = found.iter().rev().filter(|moment| whose(moment));
        those
            .max_by_key(|moment| moment.weight)
            .map(|moment| moment.said.clone())
    };
    let seats = play.state().seats().iter();
    Moments {
        game: greatest(&|_| true),
        seats: seats
            .map(|seat| greatest(&|moment| moment.seat == Some(seat)))
            .collect(),
    }
}

/// The line that this one takes back.
pub(crate) fn undone(line: &Line) -> Option<u32> {
    match line.what {
        What::House(Note::Undo(number)) => Some(number),
        _ => None,
    }
}
