//! Games with hindsight: made in the background when people have played one to its end, and kept with the table, so that nobody
//! thinks about one twice. What is kept is no truth: it is made anew from the lines wherever it is missing, or of an older
//! edition.
//!
//! One game is thought about at a time (`hindsight`), and while others play it rests three times as long as it works.

use std::{
    io::Write,
    sync::{Arc, Mutex, PoisonError},
};

use table::{Table, wire::Problem};
use tokio::sync::mpsc::{Receiver, Sender, channel};

use crate::{
    finished::{Finished, Kind},
    gentle::Gentle,
    hindsight::Draft,
    house::House,
    limits::NOBODY,
    live::Live,
    writer::Batch,
};

/// Games that wait. Those beyond are made when somebody asks.
const WAITING: usize = 1024;

/// Tables whose games have ended.
#[derive(Debug)]
pub struct Reviews {
    ended: Sender<String>,
    waiting: Mutex<Option<Receiver<String>>>,
}

impl Default for Reviews {
    fn default() -> Reviews {
        let (ended, waiting) = channel(WAITING);
        Reviews {
            ended,
            waiting: Mutex::new(Some(waiting)),
        }
    }
}

impl House {
    /// A game has ended. Nobody looks back on what only bots have played, and a lesson has said all it had to say.
    pub fn note_review(&self, table: &Table) {
        let info = table.info();
        let played = info
            .sitters
            .iter()
            .any(|sitter| sitter.bot.is_none() && sitter.brought.is_none() && !sitter.away);
        if played && table.ending().is_some() && info.lesson.is_none() && info.puzzle.is_none() {
            let _ = self.reviews.ended.try_send(table.id().to_owned()); // where too many wait: when somebody asks
        }
    }

    /// For ever, one game after the other.
    pub async fn keep_reviews(self: Arc<House>) {
        let waiting = self
            .reviews
            .waiting
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        let Some(mut waiting) = waiting else { return };
        while let Some(id) = waiting.recv().await {
            let Ok(live) = self.find(&id).await else { continue }; // it is gone, or the log says what broke
            let taken = self.finished(&live, Kind::Review);
            let made = self.hindsight.of_game((live.no, Kind::Review), NOBODY, taken);
            if let Err(problem) = made.await {
                tracing::warn!(
                    table = live.no,
                    problem = problem.code,
                    "nobody has looked back on this game"
                );
            }
        }
    }

    /// What is to be worked out of a finished game, as far as it is not kept; a review is kept then.
    pub async fn finished(
        self: &Arc<House>,
        live: &Live,
        kind: Kind,
    ) -> Result<impl FnOnce(&mut Draft) -> Result<(), Problem> + Send + use<>, Problem> {
        let game = self.settled(live, Finished::of).await?;
        let (house, no, line) = (self.clone(), live.no, game.last_line());
        let kept = match kind {
            Kind::Review => self.store.review(no, line).await,
            _ => Ok(None),
        };
        let kept = kept.unwrap_or_else(|error| {
            tracing::error!(table = live.no, "what was kept of it cannot be read: {error:#}");
            None
        });
        Ok(move |draft: &mut Draft| {
            if let Some(kept) = kept {
                let _ = draft.write_all(&kept); // a draft there is no room for says so in the end
                return Ok(());
            }
            game.write(kind, house.gentle(), draft)?;
            if kind == Kind::Review && !draft.is_refused() {
                house.queue.push(Batch {
                    table_no: no,
                    review: Some((line, draft.so_far())),
                    ..Batch::default()
                });
            }
            Ok(())
        })
    }

    /// What a table says, once all that it says is on disk.
    pub async fn settled<R>(&self, live: &Live, look: impl FnOnce(&Table) -> Result<R, Problem>) -> Result<R, Problem> {
        let seen = self.at(live, None, |state| look(&state.table))??;
        self.settle().await?;
        Ok(seen)
    }

    /// Work that can wait rests while somebody plays.
    pub fn gentle(&self) -> Gentle {
        let mut playing = false;
        self.tables.for_each(|live| playing = playing || live.is_going());
        Gentle::new(playing)
    }
}

#[cfg(test)]
mod tests {
    use table::wire::ToHouse;

    use super::*;
    use crate::{
        hindsight::Turn,
        limits::site,
        trial::{self, Page, Trial},
    };

    /// While a game is thought about, and others wait for it, whoever plays is answered.
    #[tokio::test]
    async fn nobody_who_plays_waits_for_it() {
        let mut trial = Trial::new().await;
        trial.write();
        let house = &trial.house;
        let busy = house.hindsight.turn(Turn::Thought, site(NOBODY)).await;
        let (elm, keys) = trial::table("elm", "diamoniak");
        let elm = house.place(elm, None);
        let waits = tokio::spawn({
            let (house, elm) = (house.clone(), elm.clone());
            async move {
                let taken = async {
                    Ok(|draft: &mut Draft| {
                        draft.write_all(b"made").unwrap();
                        Ok(())
                    })
                };
                let key = (elm.no, Kind::Review);
                house.hindsight.of_game(key, NOBODY, taken).await
            }
        });
        while house.hindsight.waiting() == 0 {
            tokio::task::yield_now().await;
        }
        let mut page = Page::at(house, &elm, &keys);
        let (seat, what) = (keys[0].seat, "draw".into());
        let draw = ToHouse::Act { seat, after: 0, what };
        house.frame(&elm, page.socket.conn, draw).unwrap();
        house.settle().await.unwrap();
        assert!(page.told().0.iter().any(|frame| frame["type"] == "ack"));
        assert!(!waits.is_finished());
        drop(busy);
        assert_eq!(waits.await.unwrap().unwrap().bytes(), b"made");
        trial.end().await;
    }
}
