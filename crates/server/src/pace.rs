//! When bots think: after a pause, so that people can watch, or at once for somebody who hurries.

use std::sync::Arc;

use ludo::Seat;
use table::{Out, Purpose, Think, wire::Problem};

use crate::{
    house::{House, Job, note_in_vain},
    limits::{NOBODY, Network, site},
    live::{Live, State},
    problem::problem,
    socket::Socket,
    thinkers::Thought,
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
                _ => self.think(live, state, think, out),
            }
        }
    }

    /// How long a bot waits; not at all in a house that never pauses.
    fn pause_ms(&self, think: &Think) -> u64 {
        match (think.purpose, self.config.bot_pause_ms) {
            (Purpose::Hint, _) | (Purpose::Move, 0) => 0,
            (Purpose::Move, usual) => think.pause_ms.map_or(usual, u64::from),
        }
    }

    fn hold_back(&self, live: &Arc<Live>, state: &mut State, think: Think, until: u64) {
        self.alarms.set(until, Job::Think(Arc::downgrade(live)));
        state.held_back.push((until, think));
    }

    /// Sets a thought going. Where too many wait already, a move is thought about later; a hint is given up.
    fn think(self: &Arc<House>, live: &Arc<Live>, state: &mut State, mut think: Think, out: &mut Out) {
        let network = state.network_of(think.seat);
        if !self.thinkers.have_room(think.purpose, network) {
            self.observed.thoughts_put_off.increment(1);
            match think.purpose {
                Purpose::Move => self.hold_back(live, state, think, self.clock.now() + THINK_LATER_MS),
                Purpose::Hint => state.table.unthought(&think, &too_busy_to_think(), out),
            }
            return;
        }
        let Some(work) = think.work() else { return };
        let (purpose, wanted) = (think.purpose, think.wanted());
        let (house, live) = (self.clone(), live.clone());
        let answer = move |chosen| {
            let thought = house.change(&live, None, None, |state, now, out| {
                state.table.thought(&think, chosen, now, out);
            });
            note_in_vain(&live, thought, "a thought came to nothing");
        };
        let answer = Box::new(answer);
        self.thinkers.think(purpose, network, Thought { work, wanted, answer });
    }

    /// Moves have been held back long enough, unless somebody has hurried them already.
    pub fn think_at(self: &Arc<House>, live: &Arc<Live>, at: u64) {
        let Ok(mut state) = live.lock() else { return };
        let due: Vec<_> = state.held_back.extract_if(.., |(until, _)| *until <= at).collect();
        for (_, think) in due {
            // Only moves are held back, and a move is never answered with words.
            self.think(live, &mut state, think, &mut Out::default());
        }
    }
}

impl State {
    /// Who has a bot think here: whoever holds the seat, or whoever came first, for a seat that is a bot's.
    fn network_of(&self, seat: Seat) -> Network {
        let holds = |socket: &&Arc<Socket>| self.table.held_by(socket.conn).contains(seat);
        let holder = self.sockets.iter().find(holds);
        holder.map_or_else(|| self.network(), |socket| site(socket.from))
    }

    /// For whom this table works where nobody in particular has asked: whoever came first of those who play, or of all.
    pub fn network(&self) -> Network {
        let plays = |socket: &&Arc<Socket>| !self.table.held_by(socket.conn).is_empty();
        let first = self.sockets.iter().find(plays).or(self.sockets.first());
        site(first.map_or(NOBODY, |socket| socket.from))
    }
}

fn too_busy_to_think() -> Problem {
    problem(
        "busy",
        "our players have too much to think about; ask again in a moment",
    )
}
