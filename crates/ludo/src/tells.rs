//! What a game says, said once: what happened, what is awaited, what an action would be, what lies on the table. The page,
//! the terminal, the story, the review and the screen reader all say it with these sentences.

use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::{Game, Moment, Outcome, Said, Seat, Step, Viewer};

/// What a game says. The messages stand in the game's `texts/`, in nine languages; those of the house can be used, too.
///
/// Everything is worked out from what somebody may know: an event that she is told, a view that she has.
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::{Tells, desk::Desk};
///
/// let desk = Desk::<Diamoniak>::opening("", 2).play("1 draw; * diamond");
/// assert!(desk.said()[0].starts_with("diamoniak-"), "{:?}", desk.said());
/// let action = "draw".parse().unwrap();
/// assert!(Diamoniak::called(&desk.view(), &action).id.starts_with("diamoniak-"));
/// assert!(!Diamoniak::rows(&desk.view()).is_empty());
/// ```
pub trait Tells: Game {
    /// What happened. None where it goes without saying.
    fn told(_event: &Self::Event) -> Option<Said> {
        None
    }

    /// What an action would be, for whoever could do it: on a button, in a hint, in a review.
    fn called(_view: &Self::View, action: &Self::Action) -> Said {
        Said::new("action-plain").with("what", action.to_string())
    }

    /// What is told of a hint before all of it, one bit each time somebody asks: where to look, and then a little more.
    fn bits(_view: &Self::View, _action: &Self::Action) -> Vec<Said> {
        Vec::new()
    }

    /// What this viewer is asked to do, or waits for. None: the house says whose turn it is.
    fn prompt(_view: &Self::View, _viewer: Viewer) -> Option<Said> {
        None
    }

    /// What lies on the table, row by row: for who cannot see it, and as long as nobody has drawn a table for the game.
    fn rows(_view: &Self::View) -> Vec<Row> {
        Vec::new()
    }

    /// What a finished game could be remembered by, found among its steps. The house tells the greatest.
    fn moments(_steps: &mut dyn Iterator<Item = Step<Self>>) -> Vec<Moment> {
        Vec::new()
    }

    /// How it ended. None where the ranks say it all.
    fn ending(_outcome: &Outcome) -> Option<Said> {
        None
    }

    /// A score as people read it.
    fn score(_options: &Self::Options, score: i32) -> Said {
        Said::new("score").with("n", score)
    }

    /// How a seat stands, as people read it: by its score, unless something else decides.
    fn stands(_view: &Self::View, _seat: Seat, score: Said) -> Said {
        score
    }
}

/// A row of things: what they are, and each of them as a word or two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Row {
    /// What they are.
    pub said: Said,
    /// Each of them.
    pub pieces: Vec<Said>,
}

impl Row {
    /// These things, in this order.
    ///
    /// ```
    /// use ludo::{Row, Said};
    ///
    /// let hand = Row::new(Said::new("summit-hand"), [3, 7].map(|n| Said::new("summit-card").with("n", n)));
    /// assert_eq!((hand.pieces.len(), hand.pieces[1].to_string()), (2, "summit-card n=7".to_owned()));
    /// ```
    pub fn new(said: Said, pieces: impl IntoIterator<Item = Said>) -> Row {
        Row {
            said,
            pieces: pieces.into_iter().collect(),
        }
    }
}

impl Said {
    /// It is this seat's turn: the same in every game, so the house has the words.
    pub fn turn(seat: Seat) -> Said {
        Said::about("event-turn", seat)
    }
}
