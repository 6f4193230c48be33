//! When bots think: after a pause, so that people can watch, or at once for somebody who hurries.

use std::sync::Arc;

use ludo::Seat;
use table::{
    Conn, Out, Purpose, Think,
    wire::{About, FrameKind, FromHouse},
};

use crate::{
    house::{House, Job},
    live::{Live, State},
    problem::problem,
};

/// How soon a bot is asked again when too many are thinking.
const THINK_LATER_MS: u64 = 200;

impl House {
    /// What is to be thought about is thought about, now or later.
    pub fn set_thinking(self: &Arc<House>, live: &Arc<Live>, state: &mut State, out: &mut Out, now: u64) {
        let mut thinks = std::mem::take(&mut out.thinks);
        if out.hurry {
            thinks.extend(state.held_back.drain(..).map(|(_, think)| think));
        }
        for think in thinks {
            match self.pause_ms(&think) {
                pause if pause > 0 && !out.hurry => self.hold_back(live, state, think, now + pause),
                _ => self.think(live, state, think, &mut out.sends),
            }
        }
    }

    /// How long a bot waits; not at all in a house that never pauses.
    fn pause_ms(&self, think: &Think) -> u64 {
        match (think.purpose, self.config.bot_pause_ms) {
            (Purpose::Hint(_), _) | (Purpose::Move, 0) => 0,
            (Purpose::Move, usual) => think.pause_ms.map_or(usual, u64::from),
        }
    }

    fn hold_back(&self, live: &Arc<Live>, state: &mut State, think: Think, until: u64) {
        self.alarms.set(until, Job::Think(Arc::downgrade(live)));
        state.held_back.push((until, think));
    }

    /// Sets a thought going. Where too many wait already, a move is thought about later; a hint is given up.
    fn think(
        self: &Arc<House>,
        live: &Arc<Live>,
        state: &mut State,
        mut think: Think,
        out: &mut Vec<(Conn, Arc<FromHouse>)>,
    ) {
        let Some(work) = think.work() else { return };
        let Some(slot) = self.thinkers.slot() else {
            self.observed.thoughts_put_off.increment(1);
            match think.purpose {
                Purpose::Move => {
                    let later = self.clock.now() + THINK_LATER_MS;
                    think.put_back(work);
                    self.hold_back(live, state, think, later);
                }
                Purpose::Hint(conn) => out.push((conn, Arc::new(too_busy_to_think(think.seat)))),
            }
            return;
        };
        let (house, live) = (self.clone(), live.clone());
        slot.think(work, move |chosen| {
            let thought = house.change(&live, None, None, |state, now, out| {
                state.table.thought(&think, chosen, now, out);
            });
            if let Err(problem) = thought {
                tracing::warn!(table = live.id, problem = problem.code, "a thought came to nothing");
            }
        });
    }

    /// Moves have been held back long enough, unless somebody has hurried them already.
    pub fn think_at(self: &Arc<House>, live: &Arc<Live>, at: u64) {
        let Ok(mut state) = live.lock() else { return };
        let due: Vec<_> = state.held_back.extract_if(.., |(until, _)| *until <= at).collect();
        for (_, think) in due {
            // Only moves are held back, and a move is never answered with words.
            self.think(live, &mut state, think, &mut Vec::new());
        }
    }
}

fn too_busy_to_think(seat: Seat) -> FromHouse {
    let problem = problem(
        "busy",
        "our players have too much to think about; ask again in a moment",
    );
    FromHouse::Trouble {
        problem,
        about: Some(About::seat(FrameKind::Hint, seat)),
        closing: false,
    }
}
