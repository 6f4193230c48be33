//! What is allowed.

use ludo::{Deed, Entry, Seat};

use crate::{
    chain::End,
    illegal::{Illegal, Why},
    lattice::{Joint, Pose},
    nature::Chance,
    options::HandOf,
    piece::Tile,
    spots,
    state::{Attempt, Domino, Phase},
};

/// What a player can do: lay one domino a turn (DOMINO-P5), or draw one, or pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The first domino of a layout, or one at an end of the chain.
    Lay(Tile, Option<End>),
    /// Put a domino onto, under or beside others.
    Place(Attempt),
    Draw,
    /// The stock is empty.
    Pass,
    /// Mix the dominoes and deal: the next game of a match, or again because nobody has a double.
    Deal,
}

/// An entry that was judged fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ruling {
    Open(Tile),
    Lay(Tile, End),
    Place(Attempt),
    Draw,
    Pass,
    Deal,
    Dealt(Tile),
    Drawn(Tile),
    Stands(Option<Joint>, Vec<(Tile, Pose)>),
    Missed,
    Collapse,
}

#[inline(always)]
pub(crate) fn judge(state: &Domino, entry: &Entry<Domino>) -> Result<Ruling, Illegal> {
    let verdict = match &entry.deed {
        Deed::Act(seat, action) => judge_action(state, *seat, *action),
        Deed::Chance(chance) => judge_chance(state, chance),
        // Ten minutes is what a game takes, not what it may take (DOMINO-G2): nobody is hurried.
        Deed::TimeUp => Err(Why::NoClock),
    };
    verdict.map_err(|why| Illegal {
        form: state.options.game,
        why,
    })
}

#[inline(always)]
fn judge_chance(state: &Domino, chance: &Chance) -> Result<Ruling, Why> {
    match (&state.phase, chance) {
        (Phase::Dealing, Chance::Tile(tile)) => drawable(state, *tile).map(|()| Ruling::Dealt(*tile)),
        (Phase::Drawing, Chance::Tile(tile)) => drawable(state, *tile).map(|()| Ruling::Drawn(*tile)),
        (Phase::Falling(attempt), verdict) => judge_verdict(state, attempt, verdict),
        (Phase::Over, _) => Err(Why::GameOver),
        (_, Chance::Tile(_)) => Err(Why::NobodyDraws),
        _ => Err(Why::NothingFalls),
    }
}

#[inline]
fn drawable(state: &Domino, tile: Tile) -> Result<(), Why> {
    if state.drawable().has(tile) {
        Ok(())
    } else if state.stock.has(tile) {
        Err(Why::OneColour)
    } else {
        Err(Why::NotInStock)
    }
}

/// The rules see only the verdict (DOMINO-AMB-18), and that it speaks of pieces that are there.
#[inline(never)]
fn judge_verdict(state: &Domino, attempt: &Attempt, verdict: &Chance) -> Result<Ruling, Why> {
    match verdict {
        Chance::Tile(_) => Err(Why::NobodyDraws),
        Chance::Missed => Ok(Ruling::Missed),
        Chance::Collapse => Ok(Ruling::Collapse),
        Chance::Stands(poses) => {
            let there = |tile: Tile| {
                tile == attempt.lying.tile || state.built.iter().any(|standing| standing.lying.tile == tile)
            };
            if !poses.iter().all(|(tile, _)| there(*tile)) {
                return Err(Why::OtherPieces);
            }
            let due = state.due(state.turn);
            let joint = spots::check(&state.built, &state.options, due, attempt.lying)?;
            Ok(Ruling::Stands(joint, poses.clone()))
        }
    }
}

#[inline(always)]
fn judge_action(state: &Domino, seat: Seat, action: Action) -> Result<Ruling, Why> {
    if state.phase == Phase::Over {
        return Err(Why::GameOver);
    }
    if seat != state.turn {
        return Err(Why::NotYourTurn);
    }
    match (&state.phase, action) {
        (Phase::Turn, action) => judge_turn(state, seat, action),
        (Phase::Opening, Action::Lay(tile, None)) if Some(tile) == state.opening => Ok(Ruling::Open(tile)),
        (Phase::Opening, _) => Err(match state.opening {
            Some(tile) => Why::MustOpen { tile },
            None => Why::BeingDealt,
        }),
        (Phase::Between | Phase::NoDouble, Action::Deal) => Ok(Ruling::Deal),
        (Phase::Between | Phase::NoDouble, _) => Err(Why::DealFirst),
        (Phase::Dealing, _) => Err(Why::BeingDealt),
        // The drawn domino is for a later turn (DOMINO-T3, DOMINO-H5, DOMINO-AMB-4).
        (Phase::Drawing, _) => Err(Why::BeingDrawn),
        (Phase::Falling(_), _) => Err(Why::LetGo),
        (Phase::Over, _) => Err(Why::GameOver),
    }
}

#[inline(always)]
fn judge_turn(state: &Domino, seat: Seat, action: Action) -> Result<Ruling, Why> {
    match action {
        Action::Lay(..) if state.options.is_built() => Err(Why::OtherGame),
        Action::Lay(_, None) => Err(Why::WhichEnd),
        Action::Lay(tile, Some(end)) => {
            if !state.hand(seat).has(tile) {
                Err(Why::NotYours)
            } else if state.fitting_end(end).has(tile) {
                Ok(Ruling::Lay(tile, end))
            } else {
                Err(Why::DoesNotFit)
            }
        }
        Action::Draw | Action::Pass if !may_draw(state, seat) => Err(Why::MustPlay),
        Action::Draw if state.stock.is_empty() => Err(Why::StockEmpty),
        Action::Draw => Ok(Ruling::Draw),
        // Only where nothing is left to draw (DOMINO-AMB-5).
        Action::Pass if state.stock.is_empty() => Ok(Ruling::Pass),
        Action::Pass => Err(Why::StockLeft),
        Action::Place(attempt) => judge_attempt(state, seat, attempt),
        Action::Deal => Err(Why::NoDeal),
    }
}

/// Who can play must (DOMINO-AMB-3), unless the table lets her draw instead.
#[inline(always)]
pub(crate) fn may_draw(state: &Domino, seat: Seat) -> bool {
    state.options.voluntary_draw && !state.stock.is_empty() || !state.can_play(seat)
}

#[inline(never)]
fn judge_attempt(state: &Domino, seat: Seat, attempt: Attempt) -> Result<Ruling, Why> {
    if !state.options.is_built() {
        return Err(Why::OtherGame);
    }
    if !state.hand(seat).has(attempt.lying.tile) {
        return Err(Why::NotYours);
    }
    if attempt.hand.is_some() && state.options.hand == HandOf::Steady {
        return Err(Why::SteadyHand);
    }
    spots::check(&state.built, &state.options, state.due(seat), attempt.lying)?;
    Ok(Ruling::Place(attempt))
}
