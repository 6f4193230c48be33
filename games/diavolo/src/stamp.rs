//! When a hand counts (DIAVOLO-AMB-11): as it was on her own device, as far as her line allows.

use ludo::{Arrival, Millis, Race};

use crate::{
    judge::Action,
    state::{Diavolo, GRACE_MS, Phase, Stamp},
};

/// How long the dice roll, before anybody sees how they lie.
pub const SUSPENSE_MS: u32 = 1800;
/// How long a bot leaves people to look at the turn before.
pub const PAUSE_MS: u32 = 4000;
/// Nobody sees dice and moves a hand in less.
pub const FASTEST_MS: u32 = 150;
/// What a line can hold up at most: the turn waits no longer either.
pub const MOST_LAG_MS: u32 = GRACE_MS as u32;

/// The action with the stamp that counts; one that says nothing was made when it came.
pub(crate) fn stamped(state: &Diavolo, action: Action, arrival: Arrival) -> Action {
    let Some(round) = state.round() else { return action };
    let arrived = round.since_shown(arrival.at);
    let lag = arrival.lag_ms.min(MOST_LAG_MS);
    let complete = |claim: Option<Stamp>| {
        let said = claim.map_or(arrived, |claim| claim.said);
        let at = possible(said, arrived, lag);
        Some(Stamp { at, said, lag })
    };
    match action {
        Action::Throw => Action::Throw,
        Action::Take(devil, claim) => Action::Take(devil, complete(claim)),
        Action::Leave(claim) => Action::Leave(complete(claim)),
    }
}

/// What can be true of what she said: not later than it came, not earlier than her line explains, not faster than a hand.
fn possible(said: u32, arrived: u32, lag: u32) -> u32 {
    said.clamp(arrived.saturating_sub(lag), arrived).max(FASTEST_MS)
}

impl Stamp {
    /// Somebody can have made it, and a line explains it, whenever it came.
    pub(crate) fn can_be(self) -> bool {
        self.at >= FASTEST_MS && self.lag <= MOST_LAG_MS
    }

    /// This is how the house stamps what comes so late. Of its own players it knows the moment itself, however late it gets
    /// round to writing it down: their stamps say nothing else.
    pub(crate) fn fits(self, arrived: u32) -> bool {
        let known = (self.said, self.lag) == (self.at, 0) && self.at <= arrived;
        self.can_be() && (known || self.at == possible(self.said, arrived, self.lag))
    }
}

/// Without its stamp.
pub(crate) fn bare(action: Action) -> Action {
    match action {
        Action::Throw => Action::Throw,
        Action::Take(devil, _) => Action::Take(devil, None),
        Action::Leave(_) => Action::Leave(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn diavolo_amb_11_what_her_device_said_is_cut_to_what_can_be() {
        // Her line explains 160 of the 960 ms.
        assert_eq!(possible(800, 960, 160), 800);
        assert_eq!(possible(799, 960, 160), 800);
        assert_eq!(possible(0, 960, 160), 800);
        assert_eq!(possible(900, 960, 160), 900, "slower than her line is fit too");
        assert_eq!(possible(961, 960, 160), 960);
        assert_eq!(possible(u32::MAX, 960, 160), 960);
        // No hand is so fast, on whatever line.
        assert_eq!(possible(20, 170, 160), FASTEST_MS);
        assert_eq!(possible(0, 0, 0), FASTEST_MS);
    }

    #[test]
    fn diavolo_amb_11_a_stamp_fits_what_was_said_and_when_it_came() {
        let stamp = |at, said, lag| Stamp { at, said, lag };
        for arrived in [0, 100, FASTEST_MS, 151, 700, 960, 5000, u32::MAX] {
            for said in [0, 149, FASTEST_MS, 650, 960, 5001, u32::MAX] {
                for lag in [0, 1, 160, MOST_LAG_MS] {
                    let at = possible(said, arrived, lag);
                    assert!(stamp(at, said, lag).fits(arrived), "{said} {arrived} {lag}");
                    for forged in [at.saturating_sub(1), at.saturating_add(1)] {
                        let same = forged == at || (forged == said && lag == 0 && forged <= arrived);
                        assert_eq!(stamp(forged, said, lag).fits(arrived), same && forged >= FASTEST_MS);
                    }
                }
            }
        }
        assert!(!stamp(259, 0, 701).fits(960), "no line counts for more");
        assert!(
            stamp(700, 700, 0).fits(960),
            "a player of the house, whose moment is known"
        );
        assert!(!stamp(961, 961, 0).fits(960), "before it was made");
        assert!(!stamp(149, 149, 0).fits(960), "no hand is so fast");
    }
}

/// The fastest hand counts, by the moment at which each device says it moved, within what its line allows.
#[derive(Debug)]
pub(crate) struct Stamps;

impl Race<Diavolo> for Stamps {
    fn suspense_ms(&self, game: &Diavolo) -> Option<u32> {
        matches!(game.phase, Phase::Falls(_)).then_some(SUSPENSE_MS)
    }

    fn started(&self, game: &Diavolo) -> Option<Millis> {
        match &game.phase {
            Phase::Open(round) => Some(round.shown),
            _ => None,
        }
    }

    fn stamped(&self, game: &Diavolo, action: Action, arrival: Arrival) -> Action {
        stamped(game, action, arrival)
    }

    /// One without a stamp of its own was made when it came.
    fn given(&self, game: &Diavolo, action: Action, at: Millis) -> Action {
        let lag_ms = match action {
            Action::Take(_, Some(stamp)) | Action::Leave(Some(stamp)) => stamp.lag,
            _ => 0,
        };
        stamped(game, action, Arrival { at, lag_ms })
    }

    /// When she has looked long enough.
    fn moment(&self, game: &Diavolo, action: &Action) -> Option<Millis> {
        let (Action::Take(_, Some(stamp)) | Action::Leave(Some(stamp))) = action else {
            return None;
        };
        Some(self.started(game)?.saturating_add(stamp.at.into()))
    }

    fn is_same(&self, sent: &Action, stands: &Action) -> bool {
        bare(*sent) == bare(*stands)
    }
}
