//! Was it fair? What is found out about a record, and stamps that the house gives nobody.

use std::sync::Arc;

use crate::{Arrival, Deed, Fault, Hosted, Play, Record, Seat, SeatSet, What, Who, play::read_entry};

/// Was the chance of a record what its seed says? What else there is to know is
/// [`Room::unvouched`](crate::Room::unvouched).
///
/// ```
/// use std::sync::Arc;
///
/// use diamoniak::Diamoniak;
/// use ludo::{Play, Record, Seed, Verdict};
///
/// // The seed is promised, a card is drawn, the seed is told.
/// let seed = Seed::from_number(7);
/// let mut record: Record = "ludo 1\ngame diamoniak 1\nseats 2\n\n0 1 draw\n".parse().unwrap();
/// record.header.commitment = Some(seed.commitment());
/// let mut play = Play::<Diamoniak>::replay(Arc::default(), &record).unwrap();
/// play.answer(&seed);
/// play.push(format!("0 - ~seed {seed}").parse().unwrap()).unwrap();
/// let mut record = play.record();
/// assert_eq!(Play::<Diamoniak>::verify(Arc::default(), &record), Ok(Verdict::Fair { checked: 1 }));
///
/// // Another card, and it is found out.
/// record.lines[1].what = "witch".parse().unwrap();
/// let verdict = Play::<Diamoniak>::verify(Arc::default(), &record);
/// assert!(matches!(verdict, Ok(Verdict::Unfair { checked: 0, line: 2, .. })), "{verdict:?}");
/// ```
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

/// What the stamps of a record are worth, where the fastest hand counts.
#[derive(Debug, Default)]
pub(crate) struct Stamps {
    /// The first line of a person who was there that has another stamp than the house gives to what comes then.
    pub forged: Option<Verdict>,
    /// Seats with a hand that counts earlier than it came, because the house says so: her line was so long, or it was one of
    /// its own players who moved it.
    pub unvouched: SeatSet,
}

/// The rules accept the moment of one of the house's own players as it stands, because the house knows it; of a person it
/// knows when her act came, what her device said and how long her line is. Records that are written by hand leave that
/// out, and replay all the same: only who asks whether it was fair is told.
pub(crate) fn stamps<G: Hosted>(kit: Arc<G::Kit>, record: &Record) -> Result<Stamps, Fault> {
    let mut stamps = Stamps::default();
    let Some(race) = G::RACE else { return Ok(stamps) };
    let mut play = Play::<G>::begin(kit, record.header.clone())?;
    for (line, number) in record.lines.iter().zip(1..) {
        let mut given = None;
        if let Some((seat, action)) = acted::<G>(line.at, line.who, &line.what) {
            let (state, at) = (play.state(), line.at);
            let alone = race.stamped(state, action.clone(), Arrival { at, lag_ms: 0 });
            let counts = race.moment(state, &action);
            if counts.is_some() && counts != race.moment(state, &alone) {
                stamps.unvouched = stamps.unvouched.with(seat);
            }
            let from_elsewhere = play.is_played_from_elsewhere(seat);
            given = from_elsewhere.then(|| race.given(state, action, at).to_string());
        }
        play.replay_line(line)?;
        let found = || play.lines()[number as usize - 1].what.to_string();
        if let Some(expected) = given.filter(|given| *given != found()) {
            let (line, found) = (number, found());
            stamps.forged = Some(Verdict::Forged { line, found, expected });
            return Ok(stamps);
        }
    }
    Ok(stamps)
}

fn acted<G: Hosted>(at: u64, who: Who, what: &What) -> Option<(Seat, G::Action)> {
    let What::Game(text) = what else { return None };
    match read_entry::<G>(at, who, text).ok()?.deed {
        Deed::Act(seat, action) => Some((seat, action)),
        Deed::Chance(_) | Deed::TimeUp => None,
    }
}
