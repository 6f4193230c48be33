//! What is allowed.

use ludo::{Deed, Entry};

use crate::{
    base,
    illegal::{Illegal, Why},
    options::Form,
    piece::{Faces, Yamino, YaminoSet},
    state::{MOST_TAKEN, Phase, Yaminos},
    yam::{MOST_THROWS, Row, rows_of},
};

/// The most throws that the first player can ask for (YAM-S2-1).
pub const MOST_AGREED: u8 = 12;

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Each shall have so many throws.
    Agree(u8),
    /// Throw these.
    Throw(YaminoSet),
    /// Lay this one at that one, or to begin a chain.
    Lay(Yamino, Option<Yamino>),
    /// Take it back.
    Take(Yamino),
    /// That is all: count.
    Stop,
    /// The third throw will be for this box.
    Announce(Row),
    /// Fill this box with what lies there.
    Fill(Row),
}

/// How a throw came down: the faces of those that lie flat, and those that stand upright or lie on another
/// (YAM-BASE-25, YAM-AMB-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Throw {
    pub(crate) flat: YaminoSet,
    pub(crate) cocked: YaminoSet,
    pub(crate) faces: Faces,
}

impl Throw {
    /// These fell flat, with these faces.
    #[inline]
    pub const fn flat(yaminos: YaminoSet, faces: Faces) -> Throw {
        Throw {
            flat: yaminos,
            cocked: YaminoSet::NONE,
            faces: faces.of(yaminos),
        }
    }
}

/// An entry that was judged fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ruling {
    Act(Action),
    Landed(Throw),
}

#[inline]
pub(crate) fn judge(state: &Yaminos, entry: &Entry<Yaminos>) -> Result<Ruling, Illegal> {
    let verdict = match &entry.deed {
        Deed::Act(_, action) => judge_action(state, *action).map(|()| Ruling::Act(*action)),
        Deed::Chance(throw) => judge_throw(state, throw).map(|()| Ruling::Landed(*throw)),
        Deed::TimeUp => unreachable!("no clock runs here"),
    };
    verdict.map_err(|why| Illegal {
        form: state.form(),
        why,
    })
}

/// Exactly the yaminos in the air come down, each flat or not (YAM-G7).
#[inline]
fn judge_throw(state: &Yaminos, throw: &Throw) -> Result<(), Why> {
    if throw.flat.or(throw.cocked) != state.airborne() {
        Err(Why::OtherYaminos)
    } else {
        Ok(())
    }
}

#[inline]
fn judge_action(state: &Yaminos, action: Action) -> Result<(), Why> {
    if !is_done_in(state.form(), action) {
        return Err(Why::OtherGame);
    }
    match (state.phase, action) {
        (Phase::Agree, Action::Agree(throws)) if (1..=MOST_AGREED).contains(&throws) => Ok(()),
        (Phase::Agree, Action::Agree(_)) => Err(Why::HowManyThrows),
        (Phase::Agree, _) => Err(Why::AgreeFirst),
        (_, Action::Agree(_)) => Err(Why::Agreed),
        (Phase::Ready, Action::Throw(yaminos)) if yaminos == state.next_throw() => Ok(()),
        (Phase::Ready, Action::Throw(_)) => Err(Why::ThrowAll),
        (Phase::Ready, _) => Err(Why::ThrowFirst),
        (Phase::Lay, action) => judge_laying(state, action),
        (Phase::Choose, action) => judge_choice(state, action),
        (Phase::Announced(_), Action::Throw(yaminos)) => judge_rethrow(yaminos),
        (Phase::Announced(_), _) => Err(Why::Announced),
        (Phase::Throwing | Phase::Called(_) | Phase::Over, _) => unreachable!("nobody is awaited"),
    }
}

/// Is such a thing ever done in this game?
#[inline]
fn is_done_in(form: Form, action: Action) -> bool {
    match action {
        Action::Throw(_) => true,
        Action::Agree(_) => form == Form::Throws,
        Action::Lay(..) => form == Form::Base || form.has_open_ends() || form.is_arranged(),
        Action::Take(_) | Action::Stop => form == Form::Base || form.is_arranged(),
        Action::Announce(_) | Action::Fill(_) => form == Form::Yam,
    }
}

#[inline]
fn judge_laying(state: &Yaminos, action: Action) -> Result<(), Why> {
    let face = |yamino: Yamino| state.faces.face(yamino);
    match action {
        Action::Lay(yamino, at) => judge_lay(state, yamino, at),
        // One yamino a turn, and then it is over (YAM-AMB-20); as long as something fits it must be laid (YAM-AMB-21).
        _ if state.form().has_open_ends() => {
            let fits = state.fitting().nth(0);
            Err(Why::SomethingFits { face: face(fits) })
        }
        Action::Take(yamino) if !state.chains.laid().has(yamino) => Err(Why::NotLaid { face: face(yamino) }),
        Action::Take(yamino) if !state.fresh.has(yamino) => Err(Why::LaidBefore { face: face(yamino) }),
        Action::Take(yamino) if !state.chains.is_loose(yamino) => Err(Why::OthersHangOnIt { face: face(yamino) }),
        Action::Take(_) if state.taken == MOST_TAKEN => Err(Why::TakenEnough),
        Action::Take(_) => Ok(()),
        Action::Stop if state.form() == Form::Base => base::judge_stop(state),
        // Nobody has to find the best arrangement (YAM-AMB-37).
        Action::Stop => {
            ludo::rule!("YAM-AMB-37");
            Ok(())
        }
        Action::Throw(yaminos) if state.form() == Form::Base => base::judge_throw(state, yaminos),
        // One throw, no second (YAM-AMB-32, YAM-AMB-42).
        Action::Throw(_) => Err(Why::OneThrow),
        _ => Err(Why::OtherGame),
    }
}

/// Against a half with the same digit (YAM-BASE-1, YAM-S4-1, YAM-MUGGINS-3, YAM-MUGGINS-9, YAM-EVEN-4), at any free end
/// (YAM-AMB-12, YAM-AMB-22).
#[inline]
fn judge_lay(state: &Yaminos, yamino: Yamino, at: Option<Yamino>) -> Result<(), Why> {
    let face = |yamino: Yamino| state.faces.face(yamino);
    if !state.loose().has(yamino) {
        return Err(Why::NotFree { face: face(yamino) });
    }
    match at {
        None if state.beginners().has(yamino) => Ok(()),
        None if !state.chains.laid().is_empty() => Err(Why::OneChain),
        None => Err(Why::BeginWithDoublet),
        Some(host) if !state.chains.laid().has(host) => Err(Why::NotLaid { face: face(host) }),
        Some(host) if state.chains.fits(state.digits(yamino), host) => Ok(()),
        Some(host) => Err(Why::DoesNotFit {
            face: face(yamino),
            at: face(host),
        }),
    }
}

/// At the Yam, after the first or second throw: fill a box, throw again (YAM-YAM-3), or announce for a third throw
/// (YAM-YAM-4). There is no announcement earlier, and none is needed then (YAM-AMB-46).
#[inline]
fn judge_choice(state: &Yaminos, action: Action) -> Result<(), Why> {
    let last = state.casts + 1 == MOST_THROWS;
    match action {
        Action::Fill(row) => judge_row(state, row),
        Action::Announce(row) if last => judge_row(state, row),
        Action::Announce(_) => Err(Why::TooEarlyToAnnounce),
        Action::Throw(_) if last => Err(Why::AnnounceFirst),
        Action::Throw(yaminos) => judge_rethrow(yaminos),
        _ => Err(Why::OtherGame),
    }
}

#[inline]
fn judge_row(state: &Yaminos, row: Row) -> Result<(), Why> {
    if state.open_rows(state.turn).has(row) {
        Ok(())
    } else if rows_of(&state.options).has(row) {
        Err(Why::RowFilled { row })
    } else {
        Err(Why::NoSuchRow)
    }
}

/// Any of the seven, also one that was kept before (YAM-AMB-47).
#[inline]
fn judge_rethrow(yaminos: YaminoSet) -> Result<(), Why> {
    ludo::rule!("YAM-YAM-3", "YAM-AMB-47");
    if yaminos.is_empty() {
        Err(Why::ThrowNothing)
    } else {
        Ok(())
    }
}
