//! So many at a time; whoever comes later waits. Networks take turns, so that whoever asks for much waits behind herself.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::{lanes::Lanes, limits::Network};

#[derive(Clone, Debug)]
pub struct Turns(Arc<Mutex<Line>>);

#[derive(Debug)]
struct Line {
    free: usize,
    waits: Lanes<oneshot::Sender<MyTurn>>,
}

impl Turns {
    pub fn new(at_a_time: usize) -> Turns {
        Turns(Arc::new(Mutex::new(Line {
            free: at_a_time,
            waits: Lanes::default(),
        })))
    }

    /// When this network's turn has come. Whoever stops waiting holds nobody up.
    pub async fn mine(&self, of: Network) -> MyTurn {
        let comes = {
            let mut line = self.line();
            if line.free > 0 {
                line.free -= 1;
                return MyTurn(self.clone());
            }
            let (next, comes) = oneshot::channel();
            line.waits.push(of, next);
            comes
        };
        comes.await.expect("who has the turn gives it on")
    }

    fn line(&self) -> MutexGuard<'_, Line> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Who drops it gives it to the next. If she has gone meanwhile, hers is dropped, too, and so it goes on.
#[derive(Debug)]
pub struct MyTurn(Turns);

impl Drop for MyTurn {
    fn drop(&mut self) {
        let next = {
            let mut line = self.0.line();
            let next = line.waits.pop();
            line.free += usize::from(next.is_none());
            next
        };
        if let Some(next) = next {
            let _ = next.send(MyTurn(self.0.clone()));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use futures_util::future::join_all;

    use super::*;
    use crate::limits::site;

    /// Whoever asks for much waits behind herself, and who has gone holds nobody up.
    #[tokio::test]
    async fn a_stranger_does_not_wait_behind_all_of_one_address() {
        let turns = Turns::new(2);
        let [flooder, other] = [1, 2].map(|last| site([10, 0, 0, last].into()));
        let (first, second) = (turns.mine(flooder).await, turns.mine(flooder).await);
        let served = Mutex::new(Vec::new());
        let wait = async |of: Network, name: &'static str| {
            let _turn = turns.mine(of).await;
            served.lock().unwrap().push(name);
        };
        let flood = join_all((0..10).map(|_| wait(flooder, "flood")));
        let gone = tokio::time::timeout(Duration::from_millis(10), wait(other, "gone"));
        assert!(gone.await.is_err());
        let give_turn = async { drop((first, second)) };
        tokio::join!(flood, wait(other, "stranger"), give_turn);
        let served = served.into_inner().unwrap();
        assert_eq!(served.len(), 11);
        assert!(served[..4].contains(&"stranger"), "{served:?}");
        assert_eq!(turns.line().free, 2);
    }
}
