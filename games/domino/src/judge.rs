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
    match &entry.deed {
        Deed::Act(seat, action) => judge_action(state, *seat, action),
        Deed::Chance(chance) => judge_chance(state, chance),
        Deed::TimeUp => unreachable!("no clock runs here"),
    }
}

/// Refused, in the game that is played here. This is said wherever it is found: to turn one kind of answer into another at
/// the end copies every ruling, which took a sixth of the time of a random game.
#[inline]
fn no<T>(state: &Domino, why: Why) -> Result<T, Illegal> {
    Err(illegal(state, why))
}

fn illegal(state: &Domino, why: Why) -> Illegal {
    Illegal {
        form: state.options.game,
        why,
    }
}

#[inline(always)]
fn judge_chance(state: &Domino, chance: &Chance) -> Result<Ruling, Illegal> {
    match (&state.phase, chance) {
        (Phase::Dealing, Chance::Tile(tile)) => drawable(state, *tile).map(|()| Ruling::Dealt(*tile)),
        (Phase::Drawing, Chance::Tile(tile)) => drawable(state, *tile).map(|()| Ruling::Drawn(*tile)),
        (Phase::Falling(attempt), verdict) => judge_verdict(state, attempt, verdict),
        _ => no(state, Why::NothingFalls),
    }
}

#[inline]
fn drawable(state: &Domino, tile: Tile) -> Result<(), Illegal> {
    if state.drawable().has(tile) {
        Ok(())
    } else if state.stock.has(tile) {
        no(state, Why::OneColour { tile })
    } else {
        no(state, Why::NotInStock { tile })
    }
}

/// The rules see only the verdict (DOMINO-AMB-18), and that it speaks of pieces that are there.
#[inline(never)]
fn judge_verdict(state: &Domino, attempt: &Attempt, verdict: &Chance) -> Result<Ruling, Illegal> {
    ludo::rule!("DOMINO-AMB-18");
    match verdict {
        Chance::Tile(_) => no(state, Why::NobodyDraws),
        Chance::Missed => Ok(Ruling::Missed),
        Chance::Collapse => Ok(Ruling::Collapse),
        Chance::Stands(poses) => {
            let there = |tile: Tile| {
                tile == attempt.lying.tile || state.built.iter().any(|standing| standing.lying.tile == tile)
            };
            if let Some(&(tile, _)) = poses.iter().find(|(tile, _)| !there(*tile)) {
                return no(state, Why::OtherPieces { tile });
            }
            let due = state.due(state.turn);
            let joint = spots::check(&state.built, &state.options, due, attempt.lying);
            let joint = joint.map_err(|why| illegal(state, why))?;
            Ok(Ruling::Stands(joint, poses.clone()))
        }
    }
}

#[inline(always)]
fn judge_action(state: &Domino, seat: Seat, action: &Action) -> Result<Ruling, Illegal> {
    match (&state.phase, action) {
        (Phase::Turn, action) => judge_turn(state, seat, action),
        (Phase::Opening, Action::Lay(tile, None)) if Some(*tile) == state.opening => Ok(Ruling::Open(*tile)),
        (Phase::Opening, _) => no(
            state,
            state.opening.map_or(Why::BeingDealt, |tile| Why::MustOpen { tile }),
        ),
        (Phase::Between | Phase::NoDouble, Action::Deal) => Ok(Ruling::Deal),
        (Phase::Between | Phase::NoDouble, _) => no(state, Why::DealFirst),
        (Phase::Dealing | Phase::Drawing | Phase::Falling(_) | Phase::Over, _) => unreachable!("nobody is awaited"),
    }
}

/// No end was named: where the domino fits at neither, that is what she has to know.
fn why_no_end(state: &Domino, seat: Seat, tile: Tile) -> Why {
    if !state.hand(seat).has(tile) {
        Why::NotYours { tile }
    } else if state.fitting_ends().has(tile) {
        Why::WhichEnd
    } else {
        let numbers = End::BOTH.map(|end| state.chain.number(end));
        Why::FitsNoEnd { tile, numbers }
    }
}

#[inline(always)]
fn judge_turn(state: &Domino, seat: Seat, action: &Action) -> Result<Ruling, Illegal> {
    match *action {
        Action::Lay(..) if state.options.is_built() => no(state, Why::OtherGame),
        Action::Lay(tile, None) => no(state, why_no_end(state, seat, tile)),
        Action::Lay(tile, Some(end)) => {
            if !state.hand(seat).has(tile) {
                no(state, Why::NotYours { tile })
            } else if state.fitting_end(end).has(tile) {
                Ok(Ruling::Lay(tile, end))
            } else {
                ludo::rule!("DOMINO-G7");
                let number = state.chain.number(end);
                no(state, Why::DoesNotFit { tile, number })
            }
        }
        Action::Draw | Action::Pass if !may_draw(state, seat) => no(state, Why::MustPlay),
        Action::Draw if state.stock.is_empty() => no(state, Why::StockEmpty),
        Action::Draw => Ok(Ruling::Draw),
        // Only where nothing is left to draw (DOMINO-AMB-5).
        Action::Pass if state.stock.is_empty() => Ok(Ruling::Pass),
        Action::Pass => no(state, Why::StockLeft),
        Action::Place(attempt) => judge_attempt(state, seat, attempt),
        Action::Deal => no(state, Why::NoDeal),
    }
}

/// Who can play must (DOMINO-AMB-3), unless the table lets her draw instead.
#[inline(always)]
pub(crate) fn may_draw(state: &Domino, seat: Seat) -> bool {
    state.options.voluntary_draw && !state.stock.is_empty() || !state.can_play(seat)
}

#[inline(never)]
fn judge_attempt(state: &Domino, seat: Seat, attempt: Attempt) -> Result<Ruling, Illegal> {
    if !state.options.is_built() {
        return no(state, Why::OtherGame);
    }
    let tile = attempt.lying.tile;
    if !state.hand(seat).has(tile) {
        return no(state, Why::NotYours { tile });
    }
    if attempt.hand.is_some() && state.options.hand == HandOf::Steady {
        return no(state, Why::SteadyHand);
    }
    match spots::check(&state.built, &state.options, state.due(seat), attempt.lying) {
        Ok(_) => Ok(Ruling::Place(attempt)),
        Err(why) => no(state, why),
    }
}
