//! Threads on which bots think, so that nobody waits for them who need not.
//!
//! Moves come before hints, though not so many that a hint never comes, and one thread is always left to moves. Networks take
//! turns. What nobody waits for any more is not thought about.

use std::{
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak},
    thread,
    time::Instant,
};

use anyhow::{Context, Result};
use table::{Chosen, Purpose, Work};

use crate::{lanes::Lanes, limits::Network, observe::Observed};

/// So many moves are thought about before a hint that waits.
const MOVES_BEFORE_A_HINT: usize = 8;

/// Ends when it is dropped.
#[derive(Debug)]
pub struct Thinkers {
    desk: Arc<Desk>,
}

/// Something to think about, and what is done with what comes of it.
pub struct Thought {
    pub work: Work,
    /// Gone when nobody waits for it any more.
    pub wanted: Weak<()>,
    pub answer: Box<dyn FnOnce(Chosen) + Send>,
}

#[derive(Debug)]
struct Desk {
    work: Mutex<Waiting>,
    more: Condvar,
    threads: usize,
    /// Thoughts that may wait or be thought, of all networks, and hints of one network.
    most: usize,
    most_hints: usize,
}

#[derive(Debug, Default)]
struct Waiting {
    moves: Lanes<Thought>,
    hints: Lanes<Thought>,
    /// Thoughts that are being thought, and how many of them are hints.
    busy: usize,
    hinting: usize,
    /// Moves that came before a hint that waits.
    before: usize,
    closed: bool,
}

impl fmt::Debug for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Thought")
    }
}

impl Thought {
    fn is_wanted(&self) -> bool {
        self.wanted.strong_count() > 0
    }
}

impl Thinkers {
    /// Nobody thinks yet.
    pub fn new(most: usize, most_hints: usize) -> Thinkers {
        let cores = thread::available_parallelism().map_or(1, |cores| cores.get());
        let desk = Arc::new(Desk {
            work: Mutex::default(),
            more: Condvar::new(),
            threads: cores.max(2),
            most,
            most_hints,
        });
        Thinkers { desk }
    }

    pub fn start(&self, observed: &Arc<Observed>) -> Result<()> {
        for number in 1..=self.desk.threads {
            let (desk, observed) = (self.desk.clone(), observed.clone());
            let think = move || {
                while let Some((purpose, thought)) = desk.next() {
                    desk.think(purpose, thought, &observed);
                }
            };
            thread::Builder::new()
                .name(format!("thinker-{number}"))
                .spawn(think)
                .context("no thread to think on")?;
        }
        Ok(())
    }

    /// Where no thread thinks: what comes next is thought here and now. False if there is nothing.
    #[cfg(test)]
    pub fn think_one(&self, observed: &Observed) -> bool {
        let next = self.desk.waiting().take(self.desk.threads - 1);
        let Some((purpose, thought)) = next else { return false };
        if thought.is_wanted() {
            self.desk.waiting().begin(purpose);
            self.desk.think(purpose, thought, observed);
        }
        true
    }

    /// As many as wait.
    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.desk.waiting().len()
    }

    /// Nobody waits for them any more.
    #[cfg(test)]
    pub fn forget_all(&self) {
        let gone = std::mem::take(&mut *self.desk.waiting());
        drop(gone); // not while they are locked: the house may go with them
    }

    /// Can one more wait? Whoever asks at the same moment may be told the same.
    pub fn have_room(&self, purpose: Purpose, network: Network) -> bool {
        let mut waiting = self.desk.waiting();
        waiting.moves.retain(Thought::is_wanted);
        waiting.hints.retain(Thought::is_wanted);
        let too_many_hints = purpose == Purpose::Hint && waiting.hints.of(network) >= self.desk.most_hints;
        waiting.len() < self.desk.most && !too_many_hints
    }

    pub fn think(&self, purpose: Purpose, network: Network, thought: Thought) {
        let mut waiting = self.desk.waiting();
        match purpose {
            Purpose::Move => waiting.moves.push(network, thought),
            Purpose::Hint => waiting.hints.push(network, thought),
        }
        drop(waiting);
        self.desk.more.notify_one();
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.desk.waiting().closed = true;
        self.desk.more.notify_all();
    }
}

impl Desk {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn think(&self, purpose: Purpose, thought: Thought, observed: &Observed) {
        let started = Instant::now();
        // A bot that breaks is a bug, but no reason to stop the table: any open move will do.
        let chosen = catch_unwind(AssertUnwindSafe(thought.work)).unwrap_or(None);
        observed.thoughts.record(started.elapsed());
        // The next thought may well follow from this answer, so its place is free before.
        self.done(purpose);
        let _ = catch_unwind(AssertUnwindSafe(|| (thought.answer)(chosen)));
    }

    /// The next thought that somebody waits for; None when the house is closed.
    fn next(&self) -> Option<(Purpose, Thought)> {
        let mut waiting = self.waiting();
        while !waiting.closed {
            match waiting.take(self.threads - 1) {
                Some((_, thought)) if !thought.is_wanted() => drop(thought),
                Some((purpose, thought)) => {
                    waiting.begin(purpose);
                    return Some((purpose, thought));
                }
                None => waiting = self.more.wait(waiting).unwrap_or_else(PoisonError::into_inner),
            }
        }
        None
    }

    fn done(&self, purpose: Purpose) {
        let mut waiting = self.waiting();
        waiting.busy -= 1;
        waiting.hinting -= usize::from(purpose == Purpose::Hint);
        drop(waiting);
        // There may be a hint that had to wait for this one.
        self.more.notify_one();
    }
}

impl Waiting {
    fn len(&self) -> usize {
        self.busy + self.moves.len() + self.hints.len()
    }

    fn begin(&mut self, purpose: Purpose) {
        self.busy += 1;
        self.hinting += usize::from(purpose == Purpose::Hint);
    }

    fn take(&mut self, most_hinting: usize) -> Option<(Purpose, Thought)> {
        let may_hint = self.hinting < most_hinting && self.hints.len() > 0;
        let waited = may_hint && self.before >= MOVES_BEFORE_A_HINT;
        if let Some(thought) = (!waited).then(|| self.moves.pop()).flatten() {
            self.before += usize::from(may_hint);
            return Some((Purpose::Move, thought));
        }
        let hint = may_hint.then(|| self.hints.pop()).flatten()?;
        self.before = 0;
        Some((Purpose::Hint, hint))
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::mpsc, time::Duration};

    use super::*;
    use crate::limits::site;

    const SOON: Duration = Duration::from_secs(60);

    fn started(most_hints: usize) -> Thinkers {
        let thinkers = Thinkers::new(1000, most_hints);
        thinkers.start(&Arc::new(Observed::new())).unwrap();
        thinkers
    }

    /// A thought that is over when it is told so, and says its name.
    fn thought(name: u32, said: &mpsc::Sender<u32>, wanted: &Arc<()>) -> (Thought, mpsc::Sender<()>) {
        let (end, ends) = mpsc::channel();
        let said = said.clone();
        let thought = Thought {
            work: Box::new(move || {
                let _ = ends.recv_timeout(SOON);
                None
            }),
            wanted: Arc::downgrade(wanted),
            answer: Box::new(move |_| {
                let _ = said.send(name);
            }),
        };
        (thought, end)
    }

    #[test]
    fn a_flood_of_hints_holds_up_no_move_and_is_gone_with_those_who_asked() {
        let thinkers = started(500);
        let [flooder, other] = [1, 2].map(|last| site([10, 0, 0, last].into()));
        let (said, heard) = mpsc::channel();
        let asker = Arc::new(());
        let mut ends = Vec::new();
        for name in 0..500 {
            let (hint, end) = thought(name, &said, &asker);
            assert!(thinkers.have_room(Purpose::Hint, flooder));
            thinkers.think(Purpose::Hint, flooder, hint);
            ends.push(end);
        }
        // None of the hints is over, and still a move is thought about at once.
        let here = Arc::new(());
        let (play, end) = thought(1000, &said, &here);
        drop(end);
        thinkers.think(Purpose::Move, other, play);
        assert_eq!(heard.recv_timeout(SOON), Ok(1000));
        // The asker is gone: what is being thought about is thought to its end, and nothing else.
        drop(asker);
        drop(ends);
        let (play, end) = thought(1001, &said, &here);
        drop(end);
        thinkers.think(Purpose::Move, other, play);
        let threads = thinkers.desk.threads;
        let rest: Vec<u32> = std::iter::from_fn(|| heard.recv_timeout(SOON).ok())
            .take(threads)
            .collect();
        assert!(rest.contains(&1001), "{rest:?}");
        assert!(heard.try_recv().is_err() && thinkers.desk.waiting().len() == 0);
    }

    /// However many tables think, whoever asks is answered.
    #[test]
    fn a_hint_has_its_turn_among_any_number_of_moves() {
        let (said, _heard) = mpsc::channel();
        let (here, network) = (Arc::new(()), site([10, 0, 0, 1].into()));
        let mut waiting = Waiting::default();
        waiting.hints.push(network, thought(0, &said, &here).0);
        waiting.hints.push(network, thought(1, &said, &here).0);
        for name in 2..100 {
            waiting.moves.push(network, thought(name, &said, &here).0);
        }
        let turns: Vec<Purpose> = (0..2 * MOVES_BEFORE_A_HINT + 3)
            .filter_map(|_| Some(waiting.take(1)?.0))
            .collect();
        let hints = turns
            .iter()
            .enumerate()
            .filter(|(_, purpose)| **purpose == Purpose::Hint);
        let hints: Vec<usize> = hints.map(|(turn, _)| turn).collect();
        assert_eq!(hints, [MOVES_BEFORE_A_HINT, 2 * MOVES_BEFORE_A_HINT + 1]);
        // While as many hints as may be are thought about, moves go on.
        waiting.hints.push(network, thought(0, &said, &here).0);
        (waiting.hinting, waiting.before) = (1, MOVES_BEFORE_A_HINT);
        assert_eq!(waiting.take(1).map(|(purpose, _)| purpose), Some(Purpose::Move));
    }

    #[test]
    fn one_network_has_so_many_hints_waiting_and_no_more() {
        let thinkers = started(2);
        let [flooder, other] = [1, 2].map(|last| site([10, 0, 0, last].into()));
        let (said, heard) = mpsc::channel();
        let here = Arc::new(());
        let mut ends = Vec::new();
        let mut ask = |network| {
            let room = thinkers.have_room(Purpose::Hint, network);
            if room {
                let (hint, end) = thought(0, &said, &here);
                ends.push(end);
                thinkers.think(Purpose::Hint, network, hint);
            }
            room
        };
        let taken = (0..50).filter(|_| ask(flooder)).count();
        assert!((2..=2 + thinkers.desk.threads).contains(&taken), "{taken}");
        assert!(ask(other), "others may ask");
        drop(ends);
        assert_eq!(
            (0..=taken).filter(|_| heard.recv_timeout(SOON).is_ok()).count(),
            taken + 1
        );
    }
}
