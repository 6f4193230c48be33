//! Was it fair? What is found out about a record, and stamps that the house gives nobody.

use std::sync::Arc;

use crate::{Deed, Fault, Hosted, Play, Record, What, Who, play::read_entry};

/// Was the chance of a record what its seed says? What else there is to know is [`Record::unvouched`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Every chance line is what the seed gives.
    Fair {
        /// How many there are.
        checked: u32,
    },
    /// The game is not over, or nobody told the seed.
    NoSeed,
    /// Nothing was promised, so nothing can be checked.
    NoCommitment,
    /// The seed that was told is not the one that was committed to.
    OtherSeed,
    /// A person's act has a stamp that the house gives to nothing that comes then.
    Forged {
        /// The first such line.
        line: u32,
        /// What stands there.
        found: String,
        /// As the house stamps it.
        expected: String,
    },
    /// A chance line is not what the seed gives.
    Unfair {
        /// How many before it were right.
        checked: u32,
        /// The first that is wrong.
        line: u32,
        /// What stands there.
        found: String,
        /// What the seed gives.
        expected: String,
    },
}

/// The first line of a person who was there that has another stamp than the house gives to what comes then.
///
/// The rules accept the moment of one of the house's own players as it stands, because the house knows it; of a person it
/// knows when her act came, what her device said and how long her line is. Records that are written by hand leave that
/// out, and replay all the same: only who asks whether it was fair is told.
pub(crate) fn forged<G: Hosted>(kit: Arc<G::Kit>, record: &Record) -> Result<Option<Verdict>, Fault> {
    let Some(race) = G::RACE else { return Ok(None) };
    let mut play = Play::<G>::begin(kit, record.header.clone())?;
    for (line, number) in record.lines.iter().zip(1..) {
        let given = match (line.who, &line.what) {
            (Who::Seat(seat), What::Game(text)) if play.is_person_here(seat) => {
                match read_entry::<G>(line.at, line.who, text).map(|entry| entry.deed) {
                    Ok(Deed::Act(_, action)) => Some(race.given(play.state(), action, line.at).to_string()),
                    _ => None,
                }
            }
            _ => None,
        };
        play.replay_line(line)?;
        let found = play.lines()[number as usize - 1].what.to_string();
        if let Some(expected) = given.filter(|given| *given != found) {
            return Ok(Some(Verdict::Forged {
                line: number,
                found,
                expected,
            }));
        }
    }
    Ok(None)
}
