//! Threads on which bots think, so that nobody waits for them who need not.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
    time::Instant,
};

use anyhow::{Context, Result};
use table::{Chosen, Work};

use crate::observe::Observed;

type Answer = Box<dyn FnOnce(Chosen) + Send>;

/// Ends when it is dropped.
#[derive(Debug)]
pub struct Thinkers {
    work: mpsc::Sender<(Work, Answer)>,
    /// Thoughts that are waiting or being thought.
    busy: Arc<AtomicUsize>,
    most: usize,
}

/// Slot for one more thought.
#[derive(Debug)]
pub struct Slot<'a>(&'a Thinkers);

impl Thinkers {
    /// At most `most` thoughts wait.
    pub fn new(most: usize, observed: &Arc<Observed>) -> Result<Thinkers> {
        let (work, waiting) = mpsc::channel();
        let waiting = Arc::new(Mutex::new(waiting));
        let count = thread::available_parallelism().map_or(1, |cores| cores.get());
        for number in 1..=count {
            let (waiting, observed) = (waiting.clone(), observed.clone());
            let think = move || {
                while let Some((work, answer)) = next(&waiting) {
                    let started = Instant::now();
                    // A bot that breaks is a bug, but no reason to stop the table: any open move will do.
                    let chosen = catch_unwind(AssertUnwindSafe(work)).unwrap_or(None);
                    observed.thoughts.record(started.elapsed());
                    let _ = catch_unwind(AssertUnwindSafe(|| answer(chosen)));
                }
            };
            thread::Builder::new()
                .name(format!("thinker-{number}"))
                .spawn(think)
                .context("no thread to think on")?;
        }
        Ok(Thinkers {
            work,
            busy: Arc::default(),
            most,
        })
    }

    /// None if too many thoughts are waiting already.
    pub fn slot(&self) -> Option<Slot<'_>> {
        let one_more = |busy| (busy < self.most).then_some(busy + 1);
        let taken = self.busy.fetch_update(Ordering::AcqRel, Ordering::Acquire, one_more);
        taken.is_ok().then_some(Slot(self))
    }
}

impl Slot<'_> {
    pub fn think(self, work: Work, answer: impl FnOnce(Chosen) + Send + 'static) {
        let busy = self.0.busy.clone();
        let answer = move |chosen| {
            // The next thought may well follow from this answer, so its slot is free before.
            busy.fetch_sub(1, Ordering::AcqRel);
            answer(chosen);
        };
        // The threads end only after this end of the channel.
        let _ = self.0.work.send((work, Box::new(answer)));
    }
}

fn next(waiting: &Mutex<mpsc::Receiver<(Work, Answer)>>) -> Option<(Work, Answer)> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}
