//! Work that can wait: beside games it rests three times as long as it works, and it ends when nobody wants it any more.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use anyhow::{Result, ensure};

/// So long it works before it rests.
const STRETCH: Duration = Duration::from_millis(2);
const RESTS: u32 = 3;

#[derive(Clone, Debug)]
pub struct Gentle {
    rests: bool,
    stopped: Arc<AtomicBool>,
    since: Instant,
}

impl Gentle {
    /// `beside_games`: people play on this machine meanwhile.
    pub fn new(beside_games: bool) -> Gentle {
        Gentle {
            rests: beside_games,
            stopped: Arc::default(),
            since: Instant::now(),
        }
    }

    /// Whoever has this ends the work.
    pub fn stopper(&self) -> Arc<AtomicBool> {
        self.stopped.clone()
    }

    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// Called after every small piece of work; true if it has rested. An error if nobody wants the work any more.
    pub fn breathe(&mut self) -> Result<bool> {
        ensure!(!self.is_stopped(), "the house closes");
        let worked = self.since.elapsed();
        if !self.rests || worked < STRETCH {
            return Ok(false);
        }
        // A machine that was busy with something else is not made up for.
        thread::sleep(worked.min(10 * STRETCH) * RESTS);
        self.since = Instant::now();
        Ok(true)
    }
}
