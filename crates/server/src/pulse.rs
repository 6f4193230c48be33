//! The house's pulse: now and then, and when somebody asks, it writes what time it is. So it is known that it can write, and
//! after a restart no clock runs backwards.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use tokio::{sync::Mutex, time::timeout};

use crate::{
    folder::{self, Size},
    house::House,
    writer::{Batch, awaited},
};

/// Who asks again so soon is told the same.
const HOLDS_MS: u64 = 1000;
/// A disk that takes longer than this takes nothing, for whoever asks.
const WITHIN: Duration = Duration::from_secs(2);

#[derive(Debug, Default)]
pub struct Pulse {
    /// When the house last wrote.
    felt: AtomicU64,
    asking: Mutex<()>,
}

impl House {
    /// Can the house write? It does.
    pub async fn writes(&self) -> bool {
        let felt = || self.clock.now() < self.pulse.felt.load(Ordering::Acquire) + HOLDS_MS;
        // Many who ask at once are told by one.
        let _one = self.pulse.asking.lock().await;
        if self.queue.is_stuck() {
            return false;
        }
        if felt() {
            return true;
        }
        let now = self.clock.now();
        let (then, on_disk) = awaited();
        self.queue.push(Batch {
            pulse: Some(now),
            then: Some(then),
            ..Batch::default()
        });
        let written = matches!(timeout(WITHIN, on_disk).await, Ok(Ok(())));
        if written {
            self.pulse.felt.store(now, Ordering::Release);
        }
        written
    }
    /// How much room the house takes, for whoever watches it.
    pub async fn note_size(&self) -> Size {
        let size = match self.store.bytes().await {
            Ok(None) => folder::size(&self.config.data),
            // What is left on another machine's disk is not known here.
            Ok(Some(database)) => Size {
                database,
                ..Size::default()
            },
            Err(_) => return Size::default(), // the writer says that the database is gone
        };
        self.observed.size(size);
        size
    }
}
